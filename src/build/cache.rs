//! The cache of `katec build`: what all checkers share.
//!
//! One folder a version of katec's sources, by their hash, with `sources` (katec's crates, where
//! they are embedded) and `target` (what cargo compiled: the crates that every checker depends on
//! are compiled once). A build has the folder to itself. Nothing in it is needed afterwards, so it
//! can be removed at any time. Whoever opens a cache removes those of other katecs, but for the one
//! that was used last: so two katecs can take turns, and old ones leave nothing behind.

use super::sources::HASH;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The variable that names the folder of all caches.
const CACHE_VARIABLE: &str = "KATEC_CACHE";

/// The file of a cache that a build locks.
const LOCK: &str = "lock";

/// The cache of this katec, locked for as long as this lives.
pub struct Cache {
    folder: PathBuf,
    _lock: File,
}

impl Cache {
    /// Opens the cache in a folder: the one named, or the one that the environment says.
    pub fn open(named: Option<&Path>) -> Result<Self, String> {
        let caches = match named {
            Some(folder) => folder.to_path_buf(),
            None => default_folder(|name| std::env::var_os(name).map(PathBuf::from))?,
        };
        let folder = caches.join(format!("{}-{HASH}", env!("CARGO_PKG_VERSION")));
        let unusable = |error: std::io::Error| {
            format!(
                "cannot use the cache {}: {error}; name another with --cache or {CACHE_VARIABLE}",
                folder.display()
            )
        };
        std::fs::create_dir_all(&folder).map_err(unusable)?;
        let folder = folder.canonicalize().map_err(unusable)?;
        let lock = File::create(folder.join(LOCK)).map_err(unusable)?;
        wait_for(&lock).map_err(unusable)?;
        remove_old(&caches, &folder);
        Ok(Self {
            folder,
            _lock: lock,
        })
    }

    /// Where cargo puts what it compiles.
    pub fn target(&self) -> PathBuf {
        self.folder.join("target")
    }

    /// The folder with these files, which are written if they are not there as they should be.
    pub fn unpack(&self, files: &[(&str, &str)]) -> Result<PathBuf, String> {
        let folder = self.folder.join("sources");
        let is_there = |(file, text): &(&str, &str)| {
            std::fs::read_to_string(folder.join(file)).is_ok_and(|there| there == *text)
        };
        if files.iter().all(is_there) {
            return Ok(folder);
        }
        let new = self.folder.join("sources.new");
        let unpacked = remove(&new)
            .and_then(|()| write_files(&new, files))
            .and_then(|()| remove(&folder))
            .and_then(|()| std::fs::rename(&new, &folder));
        match unpacked {
            Ok(()) => Ok(folder),
            Err(error) => Err(format!("cannot write {}: {error}", folder.display())),
        }
    }
}

/// The folder of all caches, by what the environment says.
fn default_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Result<PathBuf, String> {
    let folder = |name| variable(name).filter(|folder| !folder.as_os_str().is_empty());
    // A relative folder would be another one in every folder; XDG says that it does not count.
    let absolute = |name| folder(name).filter(|folder| folder.is_absolute());
    folder(CACHE_VARIABLE)
        .or_else(|| absolute("XDG_CACHE_HOME").map(|folder| folder.join("katec")))
        .or_else(|| absolute("HOME").map(|folder| folder.join(".cache/katec")))
        .or_else(|| absolute("LOCALAPPDATA").map(|folder| folder.join("katec")))
        .ok_or_else(|| {
            format!("there is no folder for the cache: name one with --cache or {CACHE_VARIABLE}")
        })
}

/// Takes the lock, and says so if another process has it.
fn wait_for(lock: &File) -> std::io::Result<()> {
    match lock.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => {
            eprintln!("katec: waiting for another katec build");
            lock.lock()
        }
        // Some file systems have no locks. Then whoever builds twice at once is on their own.
        Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => {
            Ok(())
        }
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Removes the caches of other katecs that no build has now, but for the one that was used last.
/// What cannot be removed stays: it is in nobody's way.
fn remove_old(caches: &Path, own: &Path) {
    let entries = std::fs::read_dir(caches).into_iter().flatten().flatten();
    let mut others: Vec<(SystemTime, PathBuf)> = entries
        .filter(|entry| is_cache(&entry.file_name().to_string_lossy()))
        .filter_map(|entry| {
            let folder = entry.path().canonicalize().ok()?;
            // The lock is made anew by every build.
            let used = std::fs::metadata(folder.join(LOCK)).ok()?.modified().ok()?;
            (folder != own).then_some((used, folder))
        })
        .collect();
    others.sort();
    others.pop();
    for (_, folder) in others {
        let lock = File::open(folder.join(LOCK));
        if lock.is_ok_and(|lock| lock.try_lock().is_ok()) {
            let _ = remove(&folder);
        }
    }
}

/// Whether a folder has the name of a cache: a version and a hash.
fn is_cache(name: &str) -> bool {
    let Some((version, hash)) = name.rsplit_once('-') else {
        return false;
    };
    version.starts_with(|c: char| c.is_ascii_digit())
        && hash.len() == HASH.len()
        && hash.chars().all(|c| c.is_ascii_hexdigit())
}

/// Removes a folder, if it is there.
fn remove(folder: &Path) -> std::io::Result<()> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Writes files to a new folder, with the folders that they are in.
pub fn write_files(
    folder: &Path,
    files: &[(impl AsRef<Path>, impl AsRef<[u8]>)],
) -> std::io::Result<()> {
    std::fs::create_dir(folder)?;
    for (file, text) in files {
        let path = folder.join(file);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(path, text)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_where_the_cache_is() {
        let folder = |variables: &[(&str, &str)]| {
            let variable = |wanted: &str| {
                let found = variables.iter().find(|(name, _)| *name == wanted);
                found.map(|(_, value)| PathBuf::from(value))
            };
            default_folder(variable)
        };
        let (ours, xdg) = (("KATEC_CACHE", "mine"), ("XDG_CACHE_HOME", "/xdg"));
        let home = ("HOME", "/home/me");
        let is = |path| Ok(PathBuf::from(path));
        assert_eq!(folder(&[home, xdg, ours]), is("mine"));
        assert_eq!(folder(&[home, xdg]), is("/xdg/katec"));
        assert_eq!(folder(&[home]), is("/home/me/.cache/katec"));
        assert_eq!(
            folder(&[home, ("XDG_CACHE_HOME", "relative")]),
            is("/home/me/.cache/katec")
        );
        assert_eq!(
            folder(&[home, ("KATEC_CACHE", "")]),
            is("/home/me/.cache/katec")
        );
        assert!(folder(&[]).unwrap_err().contains("KATEC_CACHE"));
    }

    /// What was removed or changed by hand is written again.
    #[test]
    fn damaged_sources_are_unpacked_again() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::open(Some(folder.path())).unwrap();
        let files = [("Cargo.toml", "one"), ("driver/src/lib.rs", "two")];
        let unpacked = cache.unpack(&files).unwrap();
        let file = unpacked.join(files[1].0);
        let assert_there = || {
            assert_eq!(cache.unpack(&files), Ok(unpacked.clone()));
            assert_eq!(std::fs::read_to_string(&file).unwrap(), files[1].1);
        };
        assert_there();
        std::fs::write(&file, "three").unwrap();
        std::fs::write(unpacked.join("driver/src/extra.rs"), "").unwrap();
        assert_there();
        assert!(!unpacked.join("driver/src/extra.rs").exists());
        std::fs::remove_dir_all(unpacked.join("driver")).unwrap();
        assert_there();
    }

    /// The cache used last stays, and so does what a build uses and what is no cache.
    #[test]
    fn old_caches_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let make = |name: &str, age: u64| {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.join("target")).unwrap();
            let lock = File::create(path.join(LOCK)).unwrap();
            let used = SystemTime::now() - std::time::Duration::from_secs(age);
            lock.set_modified(used).unwrap();
            lock
        };
        let caches = [
            "0.1.0-0000000000000001",
            "0.1.0-0000000000000002",
            "0.2.0-0000000000000003",
            "0.0.9-0000000000000004",
            "0.0.9-mine",
        ];
        for (name, age) in caches.iter().zip([500, 400, 300, 600, 700]) {
            make(name, age);
        }
        let used = File::open(folder.path().join(caches[0]).join(LOCK)).unwrap();
        used.lock().unwrap();
        let cache = Cache::open(Some(folder.path())).unwrap();
        assert!(cache.folder.exists());
        let there = caches.map(|name| folder.path().join(name).exists());
        assert_eq!(there, [true, false, true, false, true]);
    }

    #[test]
    fn a_cache_that_cannot_be_used_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        let refused = Cache::open(Some(&file)).map(|_| ()).unwrap_err();
        assert!(refused.contains("--cache"), "{refused}");
    }
}
