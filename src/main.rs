//! The `katec` command.

use clap::{CommandFactory, Parser, Subcommand};
use katec::{
    build, builtins, check, diff, explain, explore, manual, merge, models, parse, prove, repair,
    run, synth,
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
    Check(Box<check::Arguments>),
    /// Estimates how many executions a check would visit
    Estimate(Box<check::Arguments>),
    Run(run::Arguments),
    Merge(merge::Arguments),
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
        Command::Estimate(arguments) => check::estimate(&arguments),
        Command::Run(arguments) => run::run(arguments),
        Command::Merge(arguments) => merge::run(arguments),
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
