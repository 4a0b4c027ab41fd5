//! `katec check`: the command of the driver, with models by any engine.

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
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> ExitCode {
    katec_driver::run(&arguments.check, &Models::new(arguments.engine))
}
