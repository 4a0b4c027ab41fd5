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
    let output = Command::new(env!("CARGO_BIN_EXE_katec"))
        .args(arguments)
        .output()
        .expect("the command starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Run {
        status: output.status.code().expect("no signal"),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// A path as an argument.
pub fn argument(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}
