//! What the assembly languages of machines with few kinds of operands share: columns of
//! instructions, registers by number, and pieces of code. A language says what its registers are
//! called and what its instructions mean ([`Dialect`]).

mod compile;
mod parse;
mod symbolic;

pub(super) use compile::{Access, Compiler, Status};
pub(super) use parse::{Operand, Written, columns};

use super::code::{Code, Flags, Slot};
use super::condition::NamedRegister;
use super::error::{Lines, LitmusError, Result};
use super::lexer::Cursor;
use super::state::{Constant, InitialState};
use super::types::{CType, IntType};
use std::ops::RangeInclusive;
use symbolic::Symbolic;

/// A register, as far as instructions name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Register {
    /// Its number, below [`REGISTERS`]; `None` for the register that is always 0.
    pub number: Option<u16>,
    /// How many bytes of it are meant.
    pub size: u8,
}

/// So many registers a machine has at most. The flags come after them.
pub(super) const REGISTERS: u16 = 32;

/// Where the flags of comparisons are kept.
pub(super) const FLAGS: Flags = Flags {
    zero: Slot(REGISTERS),
    sign: Slot(REGISTERS + 1),
    carry: Slot(REGISTERS + 2),
    overflow: Slot(REGISTERS + 3),
};

/// Registers and flags.
const FIXED_SLOTS: u16 = REGISTERS + 4;

/// A language.
pub(super) struct Dialect {
    /// The register with a name.
    pub register: fn(&str) -> Option<Register>,
    /// How the names of registers begin, and the numbers of those that symbolic registers may be.
    pub symbolic: (&'static str, RangeInclusive<u16>),
    /// Compiles an instruction.
    pub instruction: fn(&mut Compiler<'_>, &Written) -> Result<()>,
}

/// What compiling the threads gives.
pub(super) struct Threads {
    pub codes: Vec<Code>,
    dialect: &'static Dialect,
    symbolic: Vec<Symbolic>,
}

impl Threads {
    /// The register that a name stands for in a condition or the initial state.
    pub fn register(&self, thread: usize, name: &str) -> Option<NamedRegister> {
        let symbolic = self.symbolic.get(thread)?.concrete(self.dialect, name);
        let register = (self.dialect.register)(symbolic.as_deref().unwrap_or(name))?;
        Some(NamedRegister {
            name: name.to_string(),
            slot: Slot(register.number?),
            int: IntType::signed(register.size),
        })
    }
}

/// Parses and compiles the program of a test.
pub(super) fn compile(
    cursor: &mut Cursor<'_>,
    dialect: &'static Dialect,
    state: &mut InitialState,
) -> Result<Threads> {
    let mut threads = parse::parse(cursor)?;
    let symbolic = symbolic::resolve(cursor.source, dialect, &mut threads, state)?;
    let lines = Lines::new(cursor.source);
    let mut codes = Vec::new();
    for (number, items) in threads.iter().enumerate() {
        let (mut set, mut based) = (Vec::new(), Vec::new());
        for register in &state.registers {
            if register.thread == number as u64
                && let Some(known) = (dialect.register)(&register.name).and_then(|r| r.number)
            {
                set.push(known);
                if let Constant::Address { name, .. } = &register.value
                    && let Some(location) = state.locations.find(name)
                {
                    based.push((known, location));
                }
            }
        }
        let compiled = compile::thread(cursor.source, &lines, dialect, items, &set)?;
        for (base, size) in compiled.widths {
            let known = based.iter().find(|(register, _)| *register == base);
            if let Some((_, location)) = known {
                let location = state.locations.get_mut(*location);
                let other = location.cell.map_or(0, |cell| cell.value().size);
                if location.inferred || location.cell.is_none() {
                    location.inferred = true;
                    location.cell = Some(CType::integer(IntType::signed(size.max(other))));
                }
            }
        }
        codes.push(compiled.code);
    }
    Ok(Threads {
        codes,
        dialect,
        symbolic,
    })
}

/// An error about an instruction.
pub(super) fn error<T>(source: &str, written: &Written, message: String) -> Result<T> {
    Err(LitmusError::new(source, written.span.clone(), message))
}
