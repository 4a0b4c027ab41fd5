//! Compiles the crate of a checker with cargo.

use katec_driver::Doing;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// How well the checker is compiled. The profiles are written to its manifest, with these names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Profile {
    /// Compiles fastest; checks slowly
    Dev,
    /// Compiles in seconds once the crates that it depends on are compiled
    Release,
    /// Optimises all crates together: takes longer each time, for checks that run for hours
    Max,
}

impl Profile {
    fn name(self) -> &'static str {
        match self {
            Self::Dev => "dev",
            Self::Release => "release",
            Self::Max => "max",
        }
    }

    /// Where cargo puts programs of this profile.
    fn folder(self) -> &'static str {
        match self {
            Self::Dev => "debug",
            Self::Release | Self::Max => self.name(),
        }
    }
}

/// The profiles as part of a manifest. What they cost and give is measured by `benches/build.rs`.
pub const PROFILES: &str = r#"[profile.dev]
opt-level = 0
debug = false

[profile.release]
lto = "off"

[profile.max]
inherits = "release"
lto = "fat"
codegen-units = 1
"#;

/// An error if there is no cargo.
pub fn find() -> Result<(), String> {
    let found = Command::new(CARGO).arg("--version").output();
    match found {
        Ok(output) if output.status.success() => Ok(()),
        _ => Err(
            "cargo, which compiles the checker, cannot be run: install Rust (https://rustup.rs), or give \
             --no-compile to write the sources only"
                .to_string(),
        ),
    }
}

const CARGO: &str = "cargo";

/// Compiles the crate in a folder and gives the program.
///
/// The crates that it depends on are looked for on this machine first: whoever installed katec has
/// them. Only if one is missing is the registry asked.
pub fn compile(folder: &Path, target: &Path, profile: Profile) -> Result<PathBuf, String> {
    if !target.join(profile.folder()).exists() {
        eprintln!("katec: compiling the crates that all checkers depend on, once");
    }
    let run = |network: &[&str]| {
        Command::new(CARGO)
            .args([
                "build",
                "--quiet",
                "--message-format=json-render-diagnostics",
            ])
            .args(["--profile", profile.name()])
            .args(network)
            .arg("--manifest-path")
            .arg(folder.join("Cargo.toml"))
            .arg("--target-dir")
            .arg(target)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| format!("cannot run cargo: {error}"))
    };
    let doing = Doing::new("compiling the checker");
    let mut output = run(&["--offline"])?;
    let is_missing = wants_network(&output);
    if is_missing {
        output = run(&[])?;
    }
    drop(doing);
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    if !output.status.success() {
        let shown = folder.display();
        return Err(match is_missing {
            false => format!("cargo could not compile {shown}; its messages are above"),
            true => format!(
                "cargo could not compile {shown}; its messages are above. Crates that it depends on \
                 are not on this machine: the first build needs a network"
            ),
        });
    }
    executable(&output.stdout).ok_or_else(|| "cargo did not say where the program is".to_string())
}

/// Whether cargo failed because it was not to use the network. Then its message says so.
fn wants_network(output: &Output) -> bool {
    let message = String::from_utf8_lossy(&output.stderr);
    !output.status.success()
        && ["--offline", "offline mode"]
            .iter()
            .any(|part| message.contains(part))
}

/// The program that cargo's messages, one a line, name.
fn executable(messages: &[u8]) -> Option<PathBuf> {
    let text = String::from_utf8_lossy(messages);
    text.lines().rev().find_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        message["executable"].as_str().map(PathBuf::from)
    })
}
