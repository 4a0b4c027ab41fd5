//! What the language brings along: the model library (the files of `cat-models/`, embedded) and its
//! vocabulary.

mod buffers;
pub mod vocabulary;

pub use buffers::{BUFFERED, MOST_ENTRIES, bounded};

use crate::model::FileId;
use crate::parser;

/// Name (without `.cat`) and text of each file, sorted by name.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/library.rs"));

/// The same of the models of machines.
const MACHINES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/machines.rs"));

/// The file that every model includes without naming it. It is no model itself.
pub const STANDARD: &str = "stdlib";

/// The text of the library file with this name, with or without `.cat`.
pub fn text(name: &str) -> Option<&'static str> {
    let name = name.strip_suffix(".cat").unwrap_or(name);
    FILES
        .iter()
        .chain(MACHINES)
        .find(|(file, _)| *file == name)
        .map(|(_, text)| *text)
}

/// The names of all files, sorted, those of machines last.
pub fn files() -> impl Iterator<Item = &'static str> {
    FILES.iter().chain(MACHINES).map(|(name, _)| *name)
}

/// The models of machines with their titles, sorted by name. They allow cycles of `po | rf`, and
/// speak of programs in the language of their machine.
pub fn machines() -> impl Iterator<Item = (&'static str, String)> {
    MACHINES
        .iter()
        .filter_map(|(name, text)| Some((*name, parser::parse(FileId::FIRST, text).0.title?)))
}

/// Whether a model of the library judges executions only as a whole.
///
/// Under the Linux kernel's model what is consistent may have no consistent extension: a thread
/// has come to the end of a grace period, and the read-side sections that it waits for are still
/// open.
pub fn judges_whole(name: &str) -> bool {
    name == "lkmm"
}

/// Whether a model of the library is known to let no value depend on itself by dependencies and
/// `rf`, though `po | rf` may have cycles. The published models of machines are made so, but for
/// read-modify-writes under `arm`; a test looks for such values in the executions of random
/// programs.
pub fn is_grounded(name: &str) -> bool {
    let known = ["aarch64", "dotnet", "imm", "lkmm", "power", "riscv"];
    known.contains(&name)
}

/// The models of languages and of what is like them, with their titles, sorted by name. A file
/// without a title is there to be included.
pub fn models() -> impl Iterator<Item = (&'static str, String)> {
    FILES
        .iter()
        .filter(|(name, _)| *name != STANDARD)
        .filter_map(|(name, text)| Some((*name, parser::parse(FileId::FIRST, text).0.title?)))
}
