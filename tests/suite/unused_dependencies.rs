//! Every dependency that a crate of the workspace declares is named in the crate's sources.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders in which a crate can name what it declares.
const SOURCES: [&str; 4] = ["src", "tests", "benches", "examples"];

#[test]
fn declared_dependencies_are_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut unused = Vec::new();
    for folder in crates(root) {
        let manifest = read(&folder.join("Cargo.toml"));
        let sources = SOURCES
            .map(|name| text_of_sources(&folder.join(name)))
            .concat();
        let declared = dependencies(&manifest);
        assert!(!sources.is_empty(), "{}", folder.display());
        let unnamed = declared
            .into_iter()
            .filter(|name| !is_named(&sources, name));
        unused.extend(unnamed.map(|name| format!("{}: {name}", folder.display())));
    }
    assert!(unused.is_empty(), "declared and named nowhere: {unused:#?}");
}

#[test]
fn the_check_finds_what_is_unused() {
    let manifest = "[package]\nname = \"a\"\n[dependencies]\n# A comment.\nfull-name.workspace = true\n\
                    other = \"1\"\n\n[dev-dependencies]\nthird = { path = \"x\" }\n[features]\nno = []\n";
    assert_eq!(dependencies(manifest), ["full-name", "other", "third"]);
    assert!(is_named("use full_name::X;", "full-name"));
    assert!(is_named("let x = other::make();", "other"));
    assert!(is_named("#[derive(third::Parser)]", "third"));
    assert!(!is_named(
        "// full_name is not used\nanother::x()",
        "full-name"
    ));
    assert!(!is_named("another::x()", "other"));
    assert!(is_named("//! use other::X;", "other"));
    assert!(!is_named("//! of use other than this", "other"));
}

/// The folders of all crates of the workspace.
fn crates(root: &Path) -> Vec<PathBuf> {
    let manifest = read(&root.join("Cargo.toml"));
    let (_, list) = manifest
        .split_once("members = [")
        .expect("the workspace has members");
    let (list, _) = list.split_once(']').expect("the list of members ends");
    let members = list.split(',').map(|name| name.trim().trim_matches('"'));
    let members = members.filter(|name| !name.is_empty());
    members
        .map(|name| root.join(name))
        .chain([root.to_path_buf()])
        .collect()
}

/// What a manifest declares, for whatever purpose.
fn dependencies(manifest: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut inside = false;
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            inside = section.ends_with("dependencies") && !section.starts_with("workspace");
        } else if inside
            && !line.starts_with('#')
            && let Some((name, _)) = line.split_once(['.', ' ', '='])
        {
            names.push(name);
        }
    }
    names
}

/// Whether some line that is no comment names a crate: by `name::`, or as a whole by `use name`.
/// Examples of the documentation are compiled, so an import there counts too.
fn is_named(sources: &str, dependency: &str) -> bool {
    let name = dependency.replace('-', "_");
    let (path, import) = (format!("{name}::"), format!("use {name}"));
    let imported_in_example = |line: &str| {
        let documentation = line.strip_prefix("//!").or(line.strip_prefix("///"));
        documentation.is_some_and(|text| text.trim_start().starts_with(&import))
    };
    sources.lines().map(str::trim_start).any(|line| {
        if line.starts_with("//") {
            return imported_in_example(line);
        }
        let mut found = line.match_indices(&path).map(|(at, _)| &line[..at]);
        found.any(|before| !before.ends_with(is_part_of_name)) || line.contains(&import)
    })
}

fn is_part_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn text_of_sources(folder: &Path) -> String {
    let mut text = String::new();
    let mut work = vec![folder.to_path_buf()];
    while let Some(folder) = work.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        for path in entries.map(|entry| entry.expect("entries can be read").path()) {
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text.push_str(&read(&path));
            }
        }
    }
    text
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
