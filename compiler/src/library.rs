//! The model library: the files of `cat-models/`, embedded.

/// Name (without `.cat`) and text of each file, sorted by name.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/library.rs"));

/// The file that every model includes without naming it. It is no model itself.
pub const STANDARD: &str = "stdlib";

/// The text of the library file with this name, with or without `.cat`.
pub fn text(name: &str) -> Option<&'static str> {
    let name = name.strip_suffix(".cat").unwrap_or(name);
    FILES
        .iter()
        .find(|(file, _)| *file == name)
        .map(|(_, text)| *text)
}

/// The names of the models, sorted.
pub fn models() -> impl Iterator<Item = &'static str> {
    FILES
        .iter()
        .map(|(name, _)| *name)
        .filter(|name| *name != STANDARD)
}
