//! Embeds what a checker that `katec build` writes is compiled from: the crates that it depends on,
//! and the versions of everything else. So an installed katec needs no folder of sources.
//!
//! In a package from a registry the crates are not there. Then nothing is embedded, and checkers
//! depend on the published crates of the same version.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::{env, fs};

/// The crates, in their folders of the workspace.
const CRATES: [&str; 4] = ["checker", "programs", "report", "driver"];

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("set by cargo");
    let root = Path::new(&root);
    let files = match CRATES
        .iter()
        .all(|folder| root.join(folder).join("Cargo.toml").is_file())
    {
        true => embedded(root),
        false => Vec::new(),
    };
    println!("cargo::rerun-if-changed=build.rs");
    let lock = root.join("Cargo.lock");
    let lock = if lock.is_file() {
        read(&lock)
    } else {
        String::new()
    };
    let mut hasher = DefaultHasher::new();
    (&files, &lock).hash(&mut hasher);
    let mut code = format!("pub const HASH: &str = \"{:016x}\";\n", hasher.finish());
    writeln!(code, "pub const LOCK: &str = {lock:?};").expect("memory");
    writeln!(code, "pub const FILES: &[(&str, &str)] = &{files:?};").expect("memory");
    let target = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("sources.rs");
    fs::write(target, code).expect("a writable output folder");
}

/// The files of the crates with their texts, and the manifest of their workspace.
fn embedded(root: &Path) -> Vec<(String, String)> {
    let workspace = read(&root.join("Cargo.toml"));
    let shared = sections(&workspace, |header| header.starts_with("[workspace."));
    let mut files = vec![(
        "Cargo.toml".to_string(),
        format!("[workspace]\nmembers = {CRATES:?}\nresolver = \"3\"\n\n{shared}"),
    )];
    for folder in CRATES {
        let manifest = read(&root.join(folder).join("Cargo.toml"));
        // Tests and benchmarks stay where they are.
        let unused = ["[dev-dependencies]", "[[bench]]", "[[test]]"];
        let manifest = sections(&manifest, |header| !unused.contains(&header));
        files.push((format!("{folder}/Cargo.toml"), manifest));
        for part in ["src", "include"].map(|part| format!("{folder}/{part}")) {
            if root.join(&part).is_dir() {
                add_folder(root, &part, &mut files);
            }
        }
    }
    files
}

/// The sections of a manifest with such headers.
fn sections(manifest: &str, is_wanted: impl Fn(&str) -> bool) -> String {
    let mut wanted = false;
    let mut text = String::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            wanted = is_wanted(line.trim_end());
        }
        if wanted {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

fn add_folder(root: &Path, folder: &str, files: &mut Vec<(String, String)>) {
    println!("cargo::rerun-if-changed={folder}");
    let entries = fs::read_dir(root.join(folder)).expect("a readable folder");
    let names = entries.map(|entry| entry.expect("a readable folder").file_name());
    let mut names: Vec<_> = names.collect();
    names.sort();
    for name in names {
        let path = format!("{folder}/{}", name.to_str().expect("a UTF-8 name"));
        match root.join(&path).is_dir() {
            true => add_folder(root, &path, files),
            false => files.push((path.clone(), read(&root.join(&path)))),
        }
    }
}

fn read(path: &Path) -> String {
    println!("cargo::rerun-if-changed={}", path.display());
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
