//! `katec merge`: what the jobs of a run that was split found together.

use crate::check;
use katec_driver::{BudgetArguments, Mode, arguments_of_plan, status};
use std::path::PathBuf;
use std::process::ExitCode;

/// Puts together what the jobs of `katec check --split` found
///
/// Prints what `katec check` would have printed. If jobs are left, there is no answer yet, unless
/// an error was found.
#[derive(clap::Args)]
pub struct Arguments {
    /// The folder of the jobs
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// Runs the command.
pub fn run(arguments: Arguments) -> ExitCode {
    match arguments_of_plan(&arguments.folder) {
        Ok(kept) => {
            let mode = Mode::Merge(arguments.folder);
            check::run_kept(&kept, BudgetArguments::default(), mode)
        }
        Err(message) => {
            eprint!("{message}");
            status::bad_input()
        }
    }
}
