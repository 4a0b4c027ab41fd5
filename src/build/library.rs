//! The crate of library models.

use super::package::source_tree;
use super::refuse;
use crate::status;
use katec_compiler::codegen;
use std::path::Path;
use std::process::ExitCode;

/// Writes the sources, or says whether they are up to date.
pub fn run(folder: Option<&Path>, check: bool) -> ExitCode {
    let sources = match codegen::library_sources() {
        Ok(sources) => sources,
        Err(message) => return refuse(&message),
    };
    let folder = match folder {
        Some(folder) => folder.to_path_buf(),
        None => match source_tree() {
            Ok(tree) => tree.join("generated/src"),
            Err(message) => return refuse(&message),
        },
    };
    let stale: Vec<_> = sources
        .iter()
        .filter(|(file, text)| {
            !std::fs::read_to_string(folder.join(file)).is_ok_and(|old| old == *text)
        })
        .collect();
    if check {
        for (file, _) in &stale {
            say_line!("{} is not up to date", folder.join(file).display());
        }
        return if stale.is_empty() {
            status::OK
        } else {
            status::violation()
        };
    }
    for (file, text) in stale {
        if let Err(message) = super::package::replace(&folder, file, text) {
            return refuse(&message);
        }
        say_line!("wrote {}", folder.join(file).display());
    }
    status::OK
}
