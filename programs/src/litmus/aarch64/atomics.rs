//! The atomic instructions of LSE.
//!
//! Those that leave nothing of what they read (`STADD`, or `SWP`, `LDADD` and `CAS` into `WZR` and
//! `XZR`) do not acquire, as the manual has it.
//!
//! What one that acquires and releases has written is ordered before all that comes later, and all
//! that comes earlier before it. `DMB SY` behind it says the same.

use super::operands;
use crate::litmus::assembly::{Access, Compiler, Operand as Text, Written};
use crate::litmus::code::{Binary, Fetch, Instruction, Operand};
use crate::litmus::error::Result;
use crate::litmus::types::IntType;
use katec_checker::event::{FenceKind, Mode};

/// What instructions do: with `LD` before it the old value is kept, with `ST` it is not.
const OPERATIONS: &[(&str, Fetch)] = &[
    ("ADD", Fetch::Add),
    ("EOR", Fetch::Xor),
    ("SET", Fetch::Or),
    ("CLR", Fetch::And),
    ("SMAX", Fetch::Max),
    ("SMIN", Fetch::Min),
    ("UMAX", Fetch::UnsignedMax),
    ("UMIN", Fetch::UnsignedMin),
];

/// The ends of their names.
const MODES: &[(&str, Mode)] = &[
    ("", Mode::Relaxed),
    ("A", Mode::Acquire),
    ("L", Mode::Release),
    ("AL", Mode::AcquireRelease),
];

fn mode(end: &str) -> Option<Mode> {
    let known = MODES.iter().find(|(name, _)| *name == end);
    known.map(|(_, mode)| *mode)
}

/// The operation and mode of the instruction that has this name after its first two letters.
fn operation(name: &str) -> Option<(Fetch, Mode, bool)> {
    OPERATIONS.iter().find_map(|(start, fetch)| {
        let mode = mode(name.strip_prefix(start)?)?;
        Some((*fetch, mode, *start == "CLR"))
    })
}

/// What is left of a mode where nothing is taken for read.
fn without_acquire(mode: Mode) -> Mode {
    match mode {
        Mode::Acquire => Mode::Relaxed,
        Mode::AcquireRelease => Mode::Release,
        other => other,
    }
}

/// Compiles an atomic instruction, or refuses one that is none.
pub(super) fn instruction(compiler: &mut Compiler<'_>, written: &Written) -> Result<()> {
    let name = written.mnemonic.as_str();
    if let Some(mode) = name.strip_prefix("CAS").and_then(mode) {
        return compare_and_swap(compiler, written, mode);
    }
    let swap = name.strip_prefix("SWP").and_then(mode);
    let keeps = name.strip_prefix("LD").and_then(operation);
    let forgets = name.strip_prefix("ST").and_then(operation);
    let (fetch, mode, negated) = match (swap, keeps, forgets) {
        (Some(mode), ..) => (Fetch::Exchange, mode, false),
        (_, Some(found), _) | (.., Some(found)) => found,
        _ => return compiler.unknown(written),
    };
    let (from, to, address) = match (&written.operands[..], forgets.is_some()) {
        ([from, to, address], false) => (from, Some(to), address),
        ([from, address], true) => (from, None, address),
        _ => return compiler.unexpected(written),
    };
    let register = compiler.register(written, from)?;
    let access = operands::access(compiler, written, address, register.size, mode)?;
    let mut value = compiler.value(register);
    if negated {
        let all = Operand::Constant(u64::MAX);
        let clear = compiler.scratch(written)?;
        compiler.binary(Binary::Xor, IntType::LONG, clear, value, all);
        value = Operand::Slot(clear);
    }
    // What goes to the register that is always 0 is not taken for read.
    let to = to.map(|to| compiler.register(written, to)).transpose()?;
    let to = to.filter(|to| to.number.is_some());
    let mode = match to {
        Some(_) => mode,
        None => without_acquire(mode),
    };
    let to = to.map(|to| compiler.target(written, to)).transpose()?;
    compiler.fetch(fetch, to, value, Access { mode, ..access });
    if mode == Mode::AcquireRelease {
        compiler.fence(FenceKind::DmbSy);
    }
    Ok(())
}

/// `CAS Ws,Wt,[Xn]`: compares with `Ws`, writes `Wt`, and leaves what it read in `Ws`.
fn compare_and_swap(compiler: &mut Compiler<'_>, written: &Written, mode: Mode) -> Result<()> {
    let [compared, desired, address @ Text::Brackets(_)] = &written.operands[..] else {
        return compiler.unexpected(written);
    };
    let compared = compiler.register(written, compared)?;
    let desired = compiler.register(written, desired)?;
    let access = operands::access(compiler, written, address, compared.size, mode)?;
    let desired = compiler.value(desired);
    let expected = compiler.scratch(written)?;
    let int = access.int;
    compiler.set(expected, compiler.value(compared), int);
    let expected = Operand::Slot(expected);
    let returns = compared.number.is_some();
    let mode = match returns {
        true => mode,
        false => without_acquire(mode),
    };
    let to = compiler.target(written, compared)?;
    compiler.builder.emit(Instruction::CompareExchange {
        to,
        returns,
        address: access.address,
        expected,
        desired,
        int: access.int,
        success: mode,
        failure: match mode {
            Mode::Acquire | Mode::AcquireRelease => Mode::Acquire,
            _ => Mode::Relaxed,
        },
    });
    if mode == Mode::AcquireRelease {
        // If it has written. What comes later does not depend on that.
        let (depth, failed) = (0, compiler.builder.label());
        compiler.builder.emit(Instruction::OpenDecisions { depth });
        let same = compiler.scratch(written)?;
        compiler.binary(Binary::Equal, int, same, Operand::Slot(to), expected);
        compiler.builder.branch(Operand::Slot(same), false, failed);
        compiler.fence(FenceKind::DmbSy);
        compiler.builder.bind(failed);
        compiler.builder.emit(Instruction::CloseDecisions { depth });
    }
    Ok(())
}
