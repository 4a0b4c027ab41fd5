//! The `katec` command.

use clap::{CommandFactory, Parser, Subcommand};
use katec::{
    build, builtins, check, diff, explain, explore, manual, models, parse, prove, repair, synth,
};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "katec", version, about = "A memory-model compiler and checker", long_about = None)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Explores programs under a memory model
    Check(check::Arguments),
    Build(build::Arguments),
    Prove(prove::Arguments),
    Diff(Box<diff::Arguments>),
    Explain(explain::Arguments),
    Explore(explore::Arguments),
    Repair(Box<repair::Arguments>),
    Synth(synth::Arguments),
    Parse(parse::Arguments),
    Models(models::Arguments),
    Builtins(builtins::Arguments),
    Man(manual::ManArguments),
    Completions(manual::CompletionsArguments),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Check(arguments) => check::run(&arguments),
        Command::Build(arguments) => build::run(&arguments),
        Command::Prove(arguments) => prove::run(&arguments),
        Command::Diff(arguments) => diff::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Explore(arguments) => explore::run(&arguments),
        Command::Repair(arguments) => repair::run(&arguments),
        Command::Synth(arguments) => synth::run(&arguments),
        Command::Parse(arguments) => parse::run(&arguments),
        Command::Models(arguments) => models::run(&arguments),
        Command::Builtins(arguments) => builtins::run(&arguments),
        Command::Man(arguments) => manual::man(&arguments, Cli::command()),
        Command::Completions(arguments) => manual::completions(&arguments, Cli::command()),
    }
}
