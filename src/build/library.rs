//! The crate of library models.

use super::refuse;
use katec_compiler::codegen::{self, BANNER};
use katec_driver::status;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A file of the crate: its name and its text.
type Source = (String, String);

/// Writes the sources, or says whether they are up to date.
pub fn run(folder: Option<&Path>, check: bool) -> ExitCode {
    let folder = match folder {
        Some(folder) => Ok(folder.to_path_buf()),
        None => library_folder(),
    };
    let sources = folder.and_then(|folder| Ok((folder, codegen::library_sources()?)));
    let (folder, sources) = match sources {
        Ok(found) => found,
        Err(message) => return refuse(&message),
    };
    let stale = stale(&folder, &sources);
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

/// The files that are not in a folder as they should be.
fn stale<'s>(folder: &Path, sources: &'s [Source]) -> Vec<&'s Source> {
    let is_stale = |(file, text): &&Source| {
        !std::fs::read_to_string(folder.join(file)).is_ok_and(|old| old == *text)
    };
    sources.iter().filter(is_stale).collect()
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
fn replace(folder: &Path, files: &[&Source]) -> Result<(), String> {
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
    let write = |(file, text): &&Source| {
        let written = std::fs::write(temporary(file), text);
        written.map_err(|error| (file.clone(), error))
    };
    let place = |(file, _): &&Source| {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(texts: [(&str, &str); 3]) -> Vec<Source> {
        texts
            .map(|(file, text)| (file.to_string(), format!("{BANNER} {text}")))
            .to_vec()
    }

    fn entries(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn a_stale_library_is_noticed_and_repaired() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let read = |file| std::fs::read_to_string(folder.join(file)).unwrap();
        let write = |file, text: &str| std::fs::write(folder.join(file), text).unwrap();
        let first = sources([("lib.rs", "1"), ("pso.rs", "1"), ("tso.rs", "1")]);
        assert_eq!(stale(folder, &first).len(), 3);
        assert_eq!(replace(folder, &stale(folder, &first)), Ok(()));
        assert_eq!(stale(folder, &first), Vec::<&Source>::new());
        let second = sources([("lib.rs", "2"), ("pso.rs", "1"), ("tso.rs", "2")]);
        let old: Vec<_> = stale(folder, &second)
            .into_iter()
            .map(|(file, _)| file)
            .collect();
        assert_eq!(old, ["lib.rs", "tso.rs"]);
        // What someone else has written is not replaced, nor is anything else then.
        write("tso.rs", "// something else");
        let refused = replace(folder, &stale(folder, &second)).unwrap_err();
        assert!(refused.contains("tso.rs is there"), "{refused}");
        assert_eq!(read("tso.rs"), "// something else");
        assert_eq!(read("lib.rs"), first[0].1);
        write("tso.rs", &first[2].1);
        assert_eq!(replace(folder, &stale(folder, &second)), Ok(()));
        assert_eq!(read("lib.rs"), second[0].1);
        assert_eq!(entries(folder), ["lib.rs", "pso.rs", "tso.rs"]);
    }

    /// A library of which a file cannot be written is left as it was.
    #[test]
    fn no_part_of_a_library_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        std::fs::create_dir(folder.join("tso.rs")).unwrap();
        let sources = sources([("lib.rs", "1"), ("pso.rs", "1"), ("tso.rs", "1")]);
        let refused = replace(folder, &stale(folder, &sources)).unwrap_err();
        assert!(refused.contains("tso.rs is there"), "{refused}");
        assert_eq!(entries(folder), ["tso.rs"]);
        let missing = folder.join("missing");
        let refused = replace(&missing, &stale(&missing, &sources)).unwrap_err();
        assert!(refused.contains("cannot write"), "{refused}");
        assert_eq!(entries(folder), ["tso.rs"]);
    }
}
