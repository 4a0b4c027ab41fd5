//! Where the crates that a checker depends on come from.
//!
//! A katec that was built from its sources has them in it ([`FILES`]) and unpacks them to the
//! [`Cache`]. One from a registry has not, and names the published crates. The environment can name
//! a folder of sources instead, for work on katec itself.

use super::cache::Cache;
use std::path::{Path, PathBuf};

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/sources.rs"));
}

pub use embedded::{FILES, HASH, LOCK};

/// The variable that names a folder of katec's sources, to be used in place of the embedded ones.
const SOURCE_VARIABLE: &str = "KATEC_SOURCE";

/// The crates that a checker depends on directly, with their folders.
const CRATES: [(&str, &str); 2] = [("katec-driver", "driver"), ("katec-checker", "checker")];

/// Where the crates come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sources {
    /// A folder of sources, as in katec's repository.
    Folder(PathBuf),
    /// The registry, in katec's own version.
    Registry,
}

impl Sources {
    /// What this katec uses. Unpacks what is embedded.
    pub fn find(cache: &Cache) -> Result<Self, String> {
        if let Some(named) = std::env::var_os(SOURCE_VARIABLE) {
            return named_folder(&PathBuf::from(named)).map(Self::Folder);
        }
        match FILES.is_empty() {
            true => Ok(Self::Registry),
            false => cache.unpack(FILES).map(Self::Folder),
        }
    }

    /// The dependencies of a checker, as lines of its manifest.
    pub fn dependencies(&self) -> String {
        let line = |(name, folder): &(&str, &str)| match self {
            Self::Folder(root) => {
                let path = root.join(folder).display().to_string();
                format!("{name} = {{ path = {path:?} }}\n")
            }
            Self::Registry => format!("{name} = \"={}\"\n", env!("CARGO_PKG_VERSION")),
        };
        CRATES.iter().map(line).collect()
    }

    /// The versions of everything that katec itself was built with, as a lock file.
    pub fn lock(&self) -> Option<String> {
        match self {
            Self::Folder(root) => std::fs::read_to_string(root.join("Cargo.lock")).ok(),
            Self::Registry => None,
        }
        .or_else(|| (!LOCK.is_empty()).then(|| LOCK.to_string()))
    }
}

fn named_folder(folder: &Path) -> Result<PathBuf, String> {
    match folder.canonicalize() {
        Ok(folder) if folder.join("driver/Cargo.toml").is_file() => Ok(folder),
        _ => Err(format!(
            "{SOURCE_VARIABLE} is {}, which is no folder of katec's sources",
            folder.display()
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_crates_are_named_by_version() {
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(
            Sources::Registry.dependencies(),
            format!("katec-driver = \"={version}\"\nkatec-checker = \"={version}\"\n")
        );
    }

    /// What a checker is compiled from is there, and nothing that only tests need.
    #[test]
    fn the_crates_of_a_checker_are_embedded() {
        let text = |path: &str| {
            FILES
                .iter()
                .find(|(file, _)| *file == path)
                .map(|file| file.1)
        };
        for (_, folder) in CRATES {
            let manifest = text(&format!("{folder}/Cargo.toml")).unwrap();
            assert!(!manifest.contains("katec-testing"), "{manifest}");
            assert!(text(&format!("{folder}/src/lib.rs")).is_some());
        }
        let manifests = FILES
            .iter()
            .filter(|(file, _)| file.ends_with("/Cargo.toml"));
        for line in manifests.flat_map(|(_, manifest)| manifest.lines()) {
            if let Some((name, _)) = line.split_once(".workspace = true")
                && let Some(folder) = name.strip_prefix("katec-")
            {
                assert!(text(&format!("{folder}/Cargo.toml")).is_some(), "{name}");
            }
        }
        let workspace = text("Cargo.toml").unwrap();
        assert!(
            workspace.contains("[workspace.dependencies]"),
            "{workspace}"
        );
        assert!(!workspace.contains("[package]"), "{workspace}");
        assert!(LOCK.contains("name = \"clap\""));
    }
}
