//! Embeds the model library: every file of `cat-models/` and of `cat-models/machines/`, by name.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let package = env::var("CARGO_MANIFEST_DIR").expect("set by cargo");
    // In a checkout beside this crate; in a package, which is made by way of a link, within it.
    let folders = ["../cat-models", "cat-models"].map(|folder| Path::new(&package).join(folder));
    let folder = folders.into_iter().find(|folder| folder.is_dir());
    let folder = folder.expect("cat-models/ is there");
    embed(&folder, "library.rs");
    embed(&folder.join("machines"), "machines.rs");
}

/// Writes a list of the files of a folder, as names and texts.
fn embed(folder: &Path, list: &str) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("a folder of models")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cat"))
        .collect();
    files.sort();
    let mut code = String::from("&[\n");
    for path in files {
        let name = path
            .file_stem()
            .and_then(|name| name.to_str())
            .expect("a UTF-8 name");
        let path = path.canonicalize().expect("an existing file");
        println!("cargo::rerun-if-changed={}", path.display());
        writeln!(
            code,
            "    ({name:?}, include_str!({:?})),",
            path.display().to_string()
        )
        .expect("memory");
    }
    code.push_str("]\n");
    let target = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join(list);
    fs::write(target, code).expect("a writable output folder");
}
