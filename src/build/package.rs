//! The crate of a checker: its files, and how they are written and compiled.
//!
//! Everything is written to a new folder beside the wanted one, which then takes its place. A
//! folder that is there already is replaced only if it was written by `katec build` and nothing was
//! added to it; what cargo compiled in it by hand is kept. (Sources that are not ours are no
//! sources of the checker: those in its `src` go. So does the old program, which is not that of the
//! new sources.)
//!
//! cargo compiles in the cache. The program is copied to the folder.

use super::cache::{Cache, write_files};
use super::cargo::{self, PROFILES, Profile};
use super::sources::Sources;
use katec_compiler::codegen::{self, BANNER, model_type_name, module_name};
use katec_compiler::lower::LoweredModel;
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};

/// The crate of a model.
pub struct Package<'m> {
    /// The model's name.
    pub name: &'m str,
    /// The model.
    pub model: &'m LoweredModel,
}

impl Package<'_> {
    /// Writes the crate and compiles it by a profile, if one is given. Gives what to tell the user.
    pub fn build(
        &self,
        folder: &Path,
        cache: Option<&Path>,
        profile: Option<Profile>,
    ) -> Result<String, String> {
        // Without `.` at its end, which has no folder beside it.
        let folder = &folder.components().collect::<PathBuf>();
        if profile.is_some() {
            cargo::find()?;
        }
        refuse_foreign(folder)?;
        let cache = Cache::open(cache)?;
        let sources = Sources::find(&cache)?;
        write_folder(folder, &self.files(&sources)?)?;
        let Some(profile) = profile else {
            return Ok(format!("wrote {}", folder.display()));
        };
        let compiled = cargo::compile(folder, &cache.target(), profile)?;
        let program = folder.join(program_name(&self.package_name()));
        match copy_complete(&compiled, &program) {
            Ok(()) => Ok(format!("built {}", program.display())),
            Err(error) => Err(format!("cannot write {}: {error}", program.display())),
        }
    }

    fn package_name(&self) -> String {
        let name = format!("{}-checker", module_name(self.name).replace('_', "-"));
        match name.as_str() {
            // What it depends on is called that.
            "katec-checker" => "katec-model-checker".to_string(),
            _ => name,
        }
    }

    fn files(&self, sources: &Sources) -> Result<Vec<(&'static str, String)>, String> {
        let package = self.package_name();
        let module = codegen::module(self.name, self.model);
        let module = module.map_err(|error| format!("the generated code is wrong: {error}"))?;
        let crate_name = package.replace('-', "_");
        let model = model_type_name(self.name);
        let name = self.name;
        let mut files = vec![
            ("Cargo.toml", manifest(&package, sources)),
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
        files.extend(sources.lock().map(|lock| ("Cargo.lock", lock)));
        Ok(files)
    }
}

/// The file of a package's program.
fn program_name(package: &str) -> String {
    format!("{package}{EXE_SUFFIX}")
}

/// Copies a file to a place at which it is complete or not at all.
fn copy_complete(from: &Path, to: &Path) -> std::io::Result<()> {
    let new = to.with_extension(format!("new.{}", std::process::id()));
    let copied = std::fs::copy(from, &new).and_then(|_| std::fs::rename(&new, to));
    if copied.is_err() {
        let _ = std::fs::remove_file(&new);
    }
    copied
}

/// How the manifest of a crate that `katec build` has written begins.
fn manifest_banner() -> String {
    BANNER.replace("//", "#")
}

fn manifest(package: &str, sources: &Sources) -> String {
    format!(
        "{}`. Do not edit.\n\n\
         [package]\nname = \"{package}\"\nversion = \"0.1.0\"\nedition = \"2024\"\npublish = false\n\n\
         [dependencies]\n{}\n{PROFILES}\n\
         # A workspace of its own, wherever it is.\n[workspace]\n",
        manifest_banner(),
        sources.dependencies(),
    )
}

/// The name of the package in a manifest that `katec build` has written.
fn package_of(manifest: &str) -> Option<&str> {
    let line = manifest
        .lines()
        .find_map(|line| line.strip_prefix("name = \""))?;
    line.strip_suffix('"')
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
    let program = package_of(&manifest).map(program_name);
    let is_ours = |name: &&std::ffi::OsString| {
        let ours = OURS.iter().copied().chain(program.as_deref());
        ours.into_iter().any(|ours| *name == ours)
    };
    match entries.iter().find(|name| !is_ours(name)) {
        None => Ok(()),
        Some(name) => Err(format!(
            "{shown} has {}, which katec build did not write: move it away, or name another folder with --out",
            name.display()
        )),
    }
}

/// What may be in a folder that `katec build` has written, besides the program.
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
    let result = write_files(&new, files).and_then(|()| take_place(&new, folder, &old));
    // Nothing half-written stays; that there is nothing to remove is fine.
    for done in [&new, &old] {
        let _ = std::fs::remove_dir_all(done);
    }
    result.map_err(|error| format!("cannot write {}: {error}", folder.display()))
}

/// Puts a folder in the place of another, which becomes `old`; its `target` is kept. The folder is
/// never there with only some of its files.
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
