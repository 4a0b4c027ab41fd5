//! The crate of a checker: its files, and how they are written and compiled.
//!
//! Everything is written to a new folder beside the wanted one, which then takes its place. A folder that is there
//! already is replaced only if it was written by `katec build` and nothing was added to it; what cargo compiled in it is kept.
//! (Sources that are not ours are no sources of the checker: those in its `src` go.)

use katec_compiler::codegen::{self, BANNER, model_type_name, module_name};
use katec_compiler::lower::LoweredModel;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The environment variable that names the folder of katec's sources.
const SOURCE_VARIABLE: &str = "KATEC_SOURCE";

/// The crate of a model.
pub struct Package<'m> {
    /// The model's name.
    pub name: &'m str,
    /// The model.
    pub model: &'m LoweredModel,
}

/// The folder of katec's sources: the one it was built from, unless the environment says otherwise.
pub fn source_tree() -> Result<PathBuf, String> {
    let named = std::env::var_os(SOURCE_VARIABLE).map(PathBuf::from);
    let tree = named.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    if tree.join("checker/Cargo.toml").is_file() {
        return Ok(tree);
    }
    Err(format!(
        "a checker is built from katec's sources, which are not in {}: set {SOURCE_VARIABLE} to their folder",
        tree.display()
    ))
}

impl Package<'_> {
    /// Writes the crate and compiles it if wanted. Gives what to tell the user.
    pub fn build(&self, folder: &Path, compile: bool) -> Result<String, String> {
        // Without `.` at its end, which has no folder beside it.
        let folder = &folder.components().collect::<PathBuf>();
        if compile {
            find_cargo()?;
        }
        let tree = source_tree()?;
        let tree = tree.canonicalize().unwrap_or(tree);
        refuse_foreign(folder)?;
        let files = self.files(&tree)?;
        write_folder(folder, &files)?;
        if !compile {
            return Ok(format!("wrote {}", folder.display()));
        }
        compile_folder(folder)?;
        let program = folder.join("target/release").join(self.package_name());
        Ok(format!("built {}", program.display()))
    }

    fn package_name(&self) -> String {
        let name = format!("{}-checker", module_name(self.name).replace('_', "-"));
        match name.as_str() {
            // What it depends on is called that.
            "katec-checker" => "katec-model-checker".to_string(),
            _ => name,
        }
    }

    fn files(&self, tree: &Path) -> Result<Vec<(&'static str, String)>, String> {
        let package = self.package_name();
        let module = codegen::module(self.name, self.model);
        let module = module.map_err(|error| format!("the generated code is wrong: {error}"))?;
        let crate_name = package.replace('-', "_");
        let model = model_type_name(self.name);
        let name = self.name;
        let mut files = vec![
            ("Cargo.toml", manifest(&package, tree)),
            ("src/lib.rs", module),
            (
                "src/main.rs",
                format!(
                    "{BANNER}` from {name}.cat. Do not edit.\n\n\
                     //! `katec check` under one model.\n\n\
                     fn main() -> std::process::ExitCode {{\n    \
                     katec_driver::main_for_model({name:?}, || Box::new({crate_name}::{model}::new()))\n\
                     }}\n"
                ),
            ),
        ];
        // The same versions of everything as katec itself.
        if let Ok(lock) = std::fs::read_to_string(tree.join("Cargo.lock")) {
            files.push(("Cargo.lock", lock));
        }
        Ok(files)
    }
}

/// How the manifest of a crate that `katec build` has written begins.
fn manifest_banner() -> String {
    BANNER.replace("//", "#")
}

fn manifest(package: &str, tree: &Path) -> String {
    let path = |folder: &Path| format!("{:?}", folder.display().to_string());
    format!(
        "{}`. Do not edit.\n\n\
         [package]\nname = \"{package}\"\nversion = \"0.1.0\"\nedition = \"2024\"\npublish = false\n\n\
         [dependencies]\nkatec-driver = {{ path = {} }}\nkatec-checker = {{ path = {} }}\n\n\
         [profile.dev]\nopt-level = 1\ndebug = \"line-tables-only\"\n\n\
         [profile.release]\nlto = \"thin\"\ncodegen-units = 4\n\n\
         # A workspace of its own, wherever it is.\n[workspace]\n",
        manifest_banner(),
        path(&tree.join("driver")),
        path(&tree.join("checker"))
    )
}

fn find_cargo() -> Result<(), String> {
    let found = Command::new(cargo()).arg("--version").output();
    match found {
        Ok(output) if output.status.success() => Ok(()),
        _ => Err(
            "cargo, which compiles the checker, cannot be run: install Rust (https://rustup.rs), or give \
             --no-compile to write the sources only"
                .to_string(),
        ),
    }
}

fn cargo() -> &'static str {
    "cargo"
}

/// An error if a folder is there that `katec build` has not written.
fn refuse_foreign(folder: &Path) -> Result<(), String> {
    let shown = folder.display();
    match std::fs::symlink_metadata(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(format!("cannot use {shown}: {error}")),
        Ok(metadata) if metadata.is_symlink() => {
            return Err(format!("{shown} is a link: name the folder itself"));
        }
        Ok(metadata) if !metadata.is_dir() => {
            return Err(format!("{shown} is there and is not a folder"));
        }
        Ok(_) => {}
    }
    let entries = std::fs::read_dir(folder).and_then(|entries| {
        let names = entries.map(|entry| Ok(entry?.file_name()));
        names.collect::<std::io::Result<Vec<_>>>()
    });
    let entries = entries.map_err(|error| format!("cannot use {shown}: {error}"))?;
    let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    if !entries.is_empty() && !manifest.starts_with(&manifest_banner()) {
        return Err(format!(
            "{shown} is there and was not written by katec build: name another folder with --out"
        ));
    }
    match entries
        .iter()
        .find(|name| !OURS.iter().any(|ours| name == ours))
    {
        None => Ok(()),
        Some(name) => Err(format!(
            "{shown} has {}, which katec build did not write: move it away, or name another folder with --out",
            name.display()
        )),
    }
}

/// What is in a folder that `katec build` has written.
const OURS: [&str; 4] = ["Cargo.toml", "Cargo.lock", "src", "target"];

/// Writes all files, or none.
fn write_folder(folder: &Path, files: &[(&str, String)]) -> Result<(), String> {
    let name = folder
        .file_name()
        .ok_or_else(|| format!("{:?} is no name of a folder", folder.display().to_string()))?;
    let beside = |what: &str| {
        let mut beside = std::ffi::OsString::from(".");
        beside.push(name);
        beside.push(format!(".{what}.{}", std::process::id()));
        folder.with_file_name(beside)
    };
    let (new, old) = (beside("new"), beside("old"));
    // Left by a process that was stopped and had the same number.
    for stale in [&new, &old] {
        let _ = std::fs::remove_dir_all(stale);
    }
    let result = write_new(&new, files).and_then(|()| take_place(&new, folder, &old));
    // Nothing half-written stays; that there is nothing to remove is fine.
    for done in [&new, &old] {
        let _ = std::fs::remove_dir_all(done);
    }
    result.map_err(|error| format!("cannot write {}: {error}", folder.display()))
}

fn write_new(new: &Path, files: &[(&str, String)]) -> std::io::Result<()> {
    std::fs::create_dir(new)?;
    std::fs::create_dir(new.join("src"))?;
    for (file, text) in files {
        std::fs::write(new.join(file), text)?;
    }
    Ok(())
}

/// Puts a folder in the place of another, which becomes `old`; its `target` is kept. The folder is never there with only some of its files.
fn take_place(new: &Path, folder: &Path, old: &Path) -> std::io::Result<()> {
    if !folder.exists() {
        return std::fs::rename(new, folder);
    }
    std::fs::rename(folder, old)?;
    let compiled = old.join("target");
    let moved = match compiled.exists() {
        true => std::fs::rename(&compiled, new.join("target")),
        false => Ok(()),
    };
    let placed = moved.and_then(|()| std::fs::rename(new, folder));
    if placed.is_err() {
        std::fs::rename(old, folder)?;
    }
    placed
}

fn compile_folder(folder: &Path) -> Result<(), String> {
    let manifest = folder.join("Cargo.toml");
    let status = Command::new(cargo())
        .args(["build", "--release", "--quiet", "--manifest-path"])
        .arg(&manifest)
        .args(["--target-dir"])
        .arg(folder.join("target"))
        .status()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if status.success() {
        return Ok(());
    }
    Err(format!(
        "cargo could not compile {}; its messages are above",
        folder.display()
    ))
}
