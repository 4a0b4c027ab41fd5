//! `katec check`: the command of the driver, with models by any engine.

use crate::Folders;
use crate::engines::{Engine, Models};
use katec_driver::{BudgetArguments, Mode, status};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

/// The arguments of `katec check`.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    check: katec_driver::Arguments,

    /// What runs the model; all of them give the same answers [default: generated for library
    /// models, tables for files]
    #[arg(long, value_enum, hide = true)]
    engine: Option<Engine>,

    #[command(flatten)]
    folders: Folders,
    /// Leave it to the model to say that read-modify-writes are atomic
    #[arg(long)]
    no_atomicity: bool,

    /// Writes the work as so many jobs for `katec run`, and does none of them
    #[arg(long, value_name = "N", requires = "out")]
    split: Option<NonZeroUsize>,

    /// The folder for the jobs
    #[arg(long, value_name = "FOLDER", requires = "split")]
    out: Option<PathBuf>,
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> ExitCode {
    let (Some(count), Some(folder)) = (arguments.split, arguments.out.clone()) else {
        return run_in_mode(arguments, Mode::Whole);
    };
    // What comes after the name of the command and of the subcommand.
    let own = std::env::args_os().skip(2).map(|a| a.into_string());
    match own.collect() {
        Ok(own) => run_in_mode(arguments, Mode::Split(count.get(), folder, own)),
        Err(argument) => {
            let argument = argument.display();
            eprintln!("katec: {argument} is not in UTF-8, and cannot be kept in a plan");
            status::bad_input()
        }
    }
}

/// Estimates instead of checking.
pub fn estimate(arguments: &Arguments) -> ExitCode {
    run_in_mode(arguments, Mode::Estimate)
}

/// The arguments of a check that were kept in a file.
#[derive(clap::Parser)]
#[command(name = "katec check")]
struct Kept {
    #[command(flatten)]
    arguments: Arguments,
}

/// Does something with a run that was split, with the arguments that were kept and another budget.
pub fn run_kept(kept: &[String], budget: BudgetArguments, mode: Mode) -> ExitCode {
    let program = "katec check".to_string();
    let kept = std::iter::once(&program).chain(kept);
    match <Kept as clap::Parser>::try_parse_from(kept) {
        Ok(Kept { mut arguments }) => {
            arguments.check = arguments.check.with_budget(budget);
            run_in_mode(&arguments, mode)
        }
        Err(error) => {
            eprintln!("katec: the arguments that were kept are not understood: {error}");
            status::bad_input()
        }
    }
}

fn run_in_mode(arguments: &Arguments, mode: Mode) -> ExitCode {
    let models = Models::new(arguments.engine).with_folders(&arguments.folders);
    let models = match arguments.no_atomicity {
        true => models.without_atomicity(),
        false => models,
    };
    katec_driver::run_in_mode(&arguments.check, &models, mode)
}
