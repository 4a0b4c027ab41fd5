//! What may use what: crates, and the modules of the checker. docs/ARCHITECTURE.md has the same
//! tables in words.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Each crate and the crates of ours that it may use. Tests may use more.
const CRATES: &[(&str, &[&str])] = &[
    ("checker", &[]),
    ("programs", &["checker"]),
    ("report", &["checker", "programs"]),
    ("driver", &["checker", "programs", "report"]),
    ("compiler", &["checker"]),
    ("generated", &["checker"]),
    ("diff", &["checker", "programs", "compiler"]),
    ("repair", &["checker", "programs", "compiler", "diff"]),
    (
        "testing",
        &["checker", "programs", "compiler", "diff", "generated"],
    ),
];

/// The modules of the checker in layers: a module uses its own layer's modules by name only if
/// they are listed before it, and those of earlier layers.
const CHECKER: &[&str] = &[
    "ids",
    "random",
    "event",
    "relation",
    "builtin",
    "execution",
    "graph",
    "model",
    "program",
    "search",
    "lowered",
    "barrier",
    "explore",
    "check",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files below a folder, or the file itself.
fn rust_files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_path_buf()];
    }
    let entries = std::fs::read_dir(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "rs") {
            files.extend(rust_files(&path));
        }
    }
    files
}

/// The names that follow a prefix in the code of a file; comments do not count.
fn names_after(file: &Path, prefix: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let name = |part: &str| -> String {
        let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        part[..end.unwrap_or(part.len())].to_string()
    };
    let names = code.flat_map(|line| line.split(prefix).skip(1).map(name).collect::<Vec<_>>());
    names.collect()
}

#[test]
fn crates_use_only_those_below() {
    for (user, allowed) in CRATES {
        let mut used = BTreeSet::new();
        for file in rust_files(&root().join(user).join("src")) {
            used.extend(names_after(&file, "katec_"));
        }
        used.remove(*user);
        let known = |name: &String| CRATES.iter().any(|(crate_name, _)| crate_name == name);
        for name in used.iter().filter(|name| known(name)) {
            assert!(allowed.contains(&name.as_str()), "{user} uses {name}");
        }
        assert!(
            user == &"checker" || !used.is_empty(),
            "{user} was not read"
        );
    }
}

#[test]
fn modules_of_the_checker_use_only_those_before_them() {
    let source = root().join("checker/src");
    let mut seen = 0;
    for (layer, module) in CHECKER.iter().enumerate() {
        let file = source.join(format!("{module}.rs"));
        let path = if file.is_file() {
            file
        } else {
            source.join(module)
        };
        for file in rust_files(&path) {
            for name in names_after(&file, "crate::") {
                let Some(other) = CHECKER.iter().position(|known| *known == name) else {
                    continue;
                };
                seen += 1;
                assert!(other <= layer, "{} uses {name}", file.display());
            }
        }
    }
    assert!(seen > 50, "only {seen} imports were read");
    let modules = std::fs::read_to_string(source.join("lib.rs")).unwrap();
    let modules = modules.lines().filter_map(|line| {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        line.strip_prefix("mod ")?.strip_suffix(';')
    });
    for module in modules {
        assert!(CHECKER.contains(&module), "{module} has no layer");
    }
}
