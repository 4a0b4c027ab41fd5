//! Compiles generated code against the crates that these tests were compiled with.
//!
//! A crate of its own would have cargo compile all of them again, which takes a minute.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

/// What cargo says about the tests it has compiled: one JSON object a line.
static ARTIFACTS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let output = Command::new(env!("CARGO"))
        .args(["test", "--package", "katec", "--test", "suite", "--no-run"])
        .args(["--quiet", "--offline", "--message-format=json"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let messages = String::from_utf8(output.stdout).unwrap();
    let messages = messages
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok());
    messages.collect()
});

/// The library of a crate, by the name that code knows it by.
fn library(name: &str) -> PathBuf {
    let is_library = |message: &&Value| {
        message["target"]["name"] == name
            && message["target"]["kind"][0] == "lib"
            && message["profile"]["test"] == false
    };
    let message = ARTIFACTS.iter().find(is_library);
    let message = message.unwrap_or_else(|| panic!("{name} is compiled"));
    let files = message["filenames"].as_array().unwrap();
    let files = files.iter().filter_map(Value::as_str);
    let mut libraries = files.filter(|file| file.ends_with(".rlib"));
    PathBuf::from(libraries.next().unwrap())
}

/// Compiles a file that uses these crates, quickly rather than well, to a library or program in its
/// folder. `beside` are libraries that were compiled by this function.
pub fn compile(file: &Path, kind: &str, crates: &[&str], beside: &[(&str, &Path)]) -> PathBuf {
    let output = file.with_extension(if kind == "lib" { "rlib" } else { "out" });
    let mut command = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
    command.args(["--edition", "2024", "--crate-type", kind]);
    for name in crates {
        let library = library(name);
        let folder = library.parent().unwrap();
        command
            .arg("-L")
            .arg(format!("dependency={}", folder.display()));
        command
            .arg("--extern")
            .arg(format!("{name}={}", library.display()));
    }
    for (name, library) in beside {
        command
            .arg("--extern")
            .arg(format!("{name}={}", library.display()));
    }
    let Output { status, stderr, .. } = command.arg("-o").arg(&output).arg(file).output().unwrap();
    let stderr = String::from_utf8_lossy(&stderr);
    assert!(status.success(), "{stderr}");
    assert!(!stderr.contains("warning"), "{stderr}");
    output
}
