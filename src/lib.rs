//! The commands of katec, one module a subcommand: argument handling and printing.
//!
//! Every module here has `Arguments` (what clap parses) and `run` (which prints and gives the exit
//! status). Whatever is more than that lives in the crates below. It is a library so that tests and
//! benchmarks can have models by any engine ([`engines`]).

#[macro_use]
extern crate katec_driver;

mod asked;
pub mod build;
pub mod builtins;
pub mod check;
pub mod diff;
pub mod engines;
pub mod explain;
pub mod explore;
mod folders;
pub mod manual;
pub mod merge;
pub mod models;
pub mod parse;
pub mod prove;
pub mod repair;
pub mod run;
pub mod synth;

pub use asked::ProgramAndModel;
pub use folders::Folders;

use std::time::{Duration, Instant};

/// When a command stops that has so much time; `None` if it does not. A moment that is too far away
/// to be told is never.
fn deadline(time: Option<Duration>) -> Option<Instant> {
    Instant::now().checked_add(time?)
}

/// How a command prints what it found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// One JSON object.
    Json,
}
