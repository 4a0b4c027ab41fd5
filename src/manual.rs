//! `katec man` and `katec completions`: what shells and `man` want to know of the command line.

use clap::Command;
use clap_complete::Shell;
use katec_driver::status;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write a manual page for katec and one for each of its commands
#[derive(clap::Args)]
pub struct ManArguments {
    /// The folder to write them to, which is made if it is not there
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

/// Print what a shell needs to complete the command line of katec
#[derive(clap::Args)]
pub struct CompletionsArguments {
    /// The shell
    shell: Shell,
}

/// Writes the manual pages of a command.
pub fn man(arguments: &ManArguments, command: Command) -> ExitCode {
    let folder = &arguments.out;
    let made = std::fs::create_dir_all(folder);
    match made.and_then(|()| clap_mangen::generate_to(command, folder)) {
        Ok(()) => status::OK,
        Err(error) => cannot_write(folder, &error),
    }
}

fn cannot_write(path: &Path, error: &std::io::Error) -> ExitCode {
    eprintln!("katec: cannot write to {}: {error}", path.display());
    status::bad_input()
}

/// Prints the completions of a command for a shell.
pub fn completions(arguments: &CompletionsArguments, mut command: Command) -> ExitCode {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "katec", &mut script);
    say!("{}", String::from_utf8_lossy(&script));
    status::OK
}
