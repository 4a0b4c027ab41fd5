//! `katec parse`: a model as it is understood, or all that is wrong with it.

use crate::Folders;
use katec_compiler::diagnostics::Severity;
use katec_compiler::printer;
use katec_driver::{output, status};
use std::process::ExitCode;

/// Print a model with its includes, functions and names resolved, or all of its errors
#[derive(clap::Args)]
pub struct Arguments {
    /// A .cat file, the name of a model of the library, or - for standard input
    model: String,
    /// Also say what of herd's was replaced, and which branches were taken
    #[arg(short, long)]
    verbose: bool,
    #[command(flatten)]
    folders: Folders,
}

/// Prints the resolved model; errors, warnings and notes go to standard error.
pub fn run(arguments: &Arguments) -> ExitCode {
    let outcome = arguments.folders.outcome(&arguments.model);
    let least = if arguments.verbose {
        Severity::Note
    } else {
        Severity::Warning
    };
    eprint!("{}", outcome.diagnostics.render(least, output::color()));
    match outcome.model {
        Some(model) => {
            say!("{}", printer::print_model(&model));
            status::OK
        }
        None => status::bad_input(),
    }
}
