//! Names of files in reports: paths that lead to the file from where the command was run.

use katec_programs::c::llvm::ast::Module;
use std::path::{Component, Path};

/// Gives the files of a module names that exist from here. A file that is nowhere to be found keeps
/// the name that the module has for it.
pub fn relocate(module: &mut Module) {
    let Ok(here) = std::env::current_dir() else {
        return;
    };
    module.rename_files(|folder, name| located(&here, folder, name));
}

fn located(here: &Path, folder: Option<&str>, name: &str) -> String {
    let path = Path::new(name);
    let compiled_here = folder.is_none_or(|folder| Path::new(folder) == here);
    if path.is_relative() && compiled_here {
        return name.to_string();
    }
    let whole = match folder {
        Some(folder) => Path::new(folder).join(path),
        None => path.to_path_buf(),
    };
    if !whole.exists() {
        return name.to_string();
    }
    // What the compiler writes for its own headers goes up and down again.
    let goes_up = whole.components().any(|part| part == Component::ParentDir);
    let whole = match goes_up {
        true => whole.canonicalize().unwrap_or(whole),
        false => whole,
    };
    let below = whole.strip_prefix(here).unwrap_or(&whole);
    below.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_to_the_file_from_here() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let folder = here.display().to_string();
        let inside = here.join("src").display().to_string();
        assert_eq!(located(here, Some(&folder), "src/place.rs"), "src/place.rs");
        assert_eq!(located(here, Some(&inside), "place.rs"), "src/place.rs");
        let whole = format!("{inside}/place.rs");
        assert_eq!(located(here, Some(&folder), &whole), "src/place.rs");
        let outside = Path::new("/nowhere");
        assert_eq!(located(outside, Some(&inside), "place.rs"), whole);
        // What is not here keeps its name.
        assert_eq!(located(here, Some("/nowhere"), "a.c"), "a.c");
        assert_eq!(located(here, None, "a.c"), "a.c");
    }
}
