//! The crate of library models.

use super::refuse;
use katec_compiler::codegen::{self, BANNER};
use katec_driver::status;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Writes the sources, or says whether they are up to date.
pub fn run(folder: Option<&Path>, check: bool) -> ExitCode {
    let sources = match codegen::library_sources() {
        Ok(sources) => sources,
        Err(message) => return refuse(&message),
    };
    let folder = match folder {
        Some(folder) => folder.to_path_buf(),
        None => match library_folder() {
            Ok(folder) => folder,
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
    if let Err(message) = replace(&folder, &stale) {
        return refuse(&message);
    }
    for (file, _) in stale {
        say_line!("wrote {}", folder.join(file).display());
    }
    status::OK
}

/// The sources of the crate in the folder that katec was built from.
fn library_folder() -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("generated/src");
    match folder.is_dir() {
        true => Ok(folder),
        false => Err(format!(
            "{} is not there: name the folder with --out",
            folder.display()
        )),
    }
}

/// Replaces files of a folder: all of them are written before the first one takes its place. Only
/// what `katec build` has written is replaced.
fn replace(folder: &Path, files: &[&(String, String)]) -> Result<(), String> {
    for (file, _) in files {
        let path = folder.join(file);
        let ours = std::fs::read_to_string(&path).is_ok_and(|text| text.starts_with(BANNER));
        if !ours && std::fs::symlink_metadata(&path).is_ok() {
            return Err(format!(
                "{} is there and was not written by katec build: name another folder with --out",
                path.display()
            ));
        }
    }
    let temporary = |file: &str| folder.join(format!(".{file}.{}", std::process::id()));
    let write = |(file, text): &&(String, String)| {
        let written = std::fs::write(temporary(file), text);
        written.map_err(|error| (file.clone(), error))
    };
    let place = |(file, _): &&(String, String)| {
        let placed = std::fs::rename(temporary(file), folder.join(file));
        placed.map_err(|error| (file.clone(), error))
    };
    let written = files.iter().try_for_each(write);
    let result = written.and_then(|()| files.iter().try_for_each(place));
    result.map_err(|(file, error)| {
        for (file, _) in files {
            let _ = std::fs::remove_file(temporary(file));
        }
        format!("cannot write {}: {error}", folder.join(file).display())
    })
}
