//! What the language brings along: the model library (the files of `cat-models/`, embedded) and its
//! vocabulary.

mod buffers;
pub mod vocabulary;

pub use buffers::{BUFFERED, MOST_ENTRIES, bounded};

use crate::model::FileId;
use crate::parser;
use katec_checker::model::{Character, Grounded, LocalOrder, LocalStep};

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

/// What is proved of some models of the library that allow cycles of `po | rf`, so that it need not
/// be proved again: [`crate::pipeline::Prepared::grounded`] has these answers, as a test sees.
/// `None` for all other models.
pub fn grounded(name: &str) -> Option<Grounded> {
    Some(match name {
        "dotnet" | "imm" => Grounded::Always,
        "power" | "riscv" => Grounded::Updates,
        "aarch64" => Grounded::Accesses,
        "arm" | "lkmm" => Grounded::Unknown,
        _ => return None,
    })
}

/// The same of the order in which threads do things: [`crate::pipeline::Prepared::local_order`] has
/// these answers.
pub fn local_order(name: &str) -> Option<LocalOrder> {
    use LocalStep::{Acquire, AcquireFence, Release, ReleaseFence, ScFence, Update};
    let order = match name {
        "aarch64" | "imm" | "riscv" => LocalOrder::of(&LocalStep::ALL),
        "power" => LocalOrder::of(&[Update, Acquire, AcquireFence, ReleaseFence, ScFence]),
        "arm" => LocalOrder::of(&[AcquireFence, ReleaseFence, ScFence]),
        "dotnet" => LocalOrder::of(&[Update, Acquire, Release, ScFence]),
        _ => return None,
    };
    Some(order)
}

/// What admission finds out about the models of machines that it admits, so that it need not be
/// found out again: [`crate::pipeline::Prepared::admit`] has these answers, as a test sees. `None`
/// for all other models.
pub fn character(name: &str) -> Option<Character> {
    let is_machine = MACHINES.iter().any(|(machine, _)| *machine == name);
    (is_machine && !judges_whole(name)).then_some(Character {
        causal_cycles: true,
        ..Character::default()
    })
}

/// The models of languages and of what is like them, with their titles, sorted by name. A file
/// without a title is there to be included.
pub fn models() -> impl Iterator<Item = (&'static str, String)> {
    FILES
        .iter()
        .filter(|(name, _)| *name != STANDARD)
        .filter_map(|(name, text)| Some((*name, parser::parse(FileId::FIRST, text).0.title?)))
}
