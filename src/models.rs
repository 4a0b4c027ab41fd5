//! `katec models`: the model library.

use katec_compiler::library;
use katec_driver::status;
use std::process::ExitCode;

/// List the models of the library
#[derive(clap::Args)]
pub struct Arguments {}

/// Prints name and title of each model.
pub fn run(_: &Arguments) -> ExitCode {
    let models: Vec<_> = library::models().collect();
    let width = models.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (name, title) in models {
        say_line!("{name:width$}  {title}");
    }
    status::OK
}
