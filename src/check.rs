//! `katec check`: the command of the driver, with models by any engine.

use crate::Folders;
use crate::engines::{Engine, Models};
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
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> ExitCode {
    let models = Models::new(arguments.engine).with_folders(&arguments.folders);
    let models = match arguments.no_atomicity {
        true => models.without_atomicity(),
        false => models,
    };
    katec_driver::run(&arguments.check, &models)
}
