//! `katec run`: one job of a run that was split.

use crate::check;
use katec_driver::{BudgetArguments, Mode, arguments_of_job, status};
use std::path::PathBuf;
use std::process::ExitCode;

/// Does one of the jobs that `katec check --split` wrote
///
/// The job is done in the folder in which the run was split: the program and the model are read
/// again. What was found is written beside the job, with new jobs for what is left if the budget is
/// not enough. A job may be done again, and in any order.
#[derive(clap::Args)]
pub struct Arguments {
    /// The job
    #[arg(value_name = "JOB")]
    job: PathBuf,

    #[command(flatten)]
    budget: BudgetArguments,
}

/// Runs the command.
pub fn run(arguments: Arguments) -> ExitCode {
    match arguments_of_job(&arguments.job) {
        Ok(kept) => {
            let mode = Mode::Job(arguments.job, kept.clone());
            check::run_kept(&kept, arguments.budget, mode)
        }
        Err(message) => {
            eprint!("{message}");
            status::bad_input()
        }
    }
}
