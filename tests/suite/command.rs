//! The command, as a user runs it.

use std::path::Path;
use std::process::Command;

/// What a run of the command gave.
pub struct Run {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// Runs the command.
pub fn katec(arguments: &[&str]) -> Run {
    run(Command::new(env!("CARGO_BIN_EXE_katec")).args(arguments))
}

fn run(command: &mut Command) -> Run {
    let output = command.output().expect("the command starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Run {
        status: output.status.code().expect("no signal"),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// Runs the command with a text on its standard input.
pub fn katec_with_input(arguments: &[&str], input: &str) -> Run {
    let file = tempfile::NamedTempFile::new().expect("a temporary file");
    std::fs::write(file.path(), input).expect("a writable file");
    let input = std::fs::File::open(file.path()).expect("a readable file");
    run(Command::new(env!("CARGO_BIN_EXE_katec"))
        .args(arguments)
        .stdin(input))
}

/// A path as an argument.
pub fn argument(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}
