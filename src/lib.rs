//! The commands of katec, one module a subcommand: argument handling and printing.
//!
//! Every module here has `Arguments` (what clap parses) and `run` (which prints and gives the exit
//! status). Whatever is more than that lives in the compiler or the checker. It is a library so that the checkers that `katec
//! build` writes have the options of `katec check` ([`check::main_for_model`]).

#[macro_use]
mod output;

pub mod build;
pub mod builtins;
pub mod check;
pub mod engines;
pub mod models;
pub mod parse;
pub mod prove;
mod status;
