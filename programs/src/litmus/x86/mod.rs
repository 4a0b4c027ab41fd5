//! X86 and X86_64: from columns of instructions to [`Code`](super::code::Code).
//!
//! Loads and stores are relaxed accesses; `LOCK`ed instructions and `XCHG` with memory are
//! read-modify-writes; other instructions that read and write memory are a load and then a store.
//! X86 has its operands in Intel's order, X86_64 in AT&T's, as herd has it.

mod actions;
mod compile;
mod operands;
mod parse;
mod registers;

use super::code::Code;
use super::condition::NamedRegister;
use super::error::{Lines, Result};
use super::lexer::Cursor;
use super::sections::Language;
use super::state::InitialState;
use registers::RegisterFile;

/// What compiling the threads gives.
pub(super) struct Threads {
    pub codes: Vec<Code>,
    files: Vec<RegisterFile>,
}

impl Threads {
    /// The register that a name stands for in a condition or the initial state.
    pub fn register(&self, thread: usize, name: &str) -> Option<NamedRegister> {
        self.files[thread].named(name)
    }
}

/// Parses and compiles the program of a test.
pub(super) fn compile(
    cursor: &mut Cursor<'_>,
    language: Language,
    state: &mut InitialState,
) -> Result<Threads> {
    let threads = parse::parse(cursor, language)?;
    actions::infer_widths(cursor.source, &threads, &mut state.locations)?;
    let lines = Lines::new(cursor.source);
    let mut codes = Vec::new();
    let mut files = Vec::new();
    for (number, instructions) in threads.iter().enumerate() {
        let mut file = RegisterFile::new();
        for register in &state.registers {
            if register.thread == number as u64 {
                file.add_symbolic(&register.name);
            }
        }
        let code = compile::thread(
            cursor.source,
            &lines,
            instructions,
            &mut file,
            &state.locations,
        )?;
        codes.push(code);
        files.push(file);
    }
    Ok(Threads { codes, files })
}
