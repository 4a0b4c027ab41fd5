//! `katec builtins`: the built-in sets and relations and their meaning.

use katec_compiler::library::vocabulary;
use katec_driver::status;
use std::process::ExitCode;

/// List the built-in sets and relations of the model language
#[derive(clap::Args)]
pub struct Arguments {
    /// Print as tables in Markdown, as in docs/LANGUAGE.md
    #[arg(long)]
    markdown: bool,
}

/// Prints each built-in with its meaning.
pub fn run(arguments: &Arguments) -> ExitCode {
    if arguments.markdown {
        say!("{}", vocabulary::markdown());
    } else {
        say!("{}", vocabulary::text());
    }
    status::OK
}
