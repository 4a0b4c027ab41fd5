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
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> ExitCode {
    let models = Models::new(arguments.engine).with_folders(&arguments.folders);
    katec_driver::run(&arguments.check, &models)
}
