//! The atomic instructions of LSE.

use super::operands;
use crate::litmus::assembly::{Compiler, Operand as Text, Written};
use crate::litmus::code::{Binary, Fetch, Instruction, Operand};
use crate::litmus::error::Result;
use crate::litmus::types::IntType;
use katec_checker::event::Mode;

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
    let to = match to {
        Some(to) => {
            let to = compiler.register(written, to)?;
            compiler.target(written, to)?
        }
        None => compiler.scratch(written)?,
    };
    compiler.fetch(fetch, to, value, access);
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
    let (expected, desired) = (compiler.value(compared), compiler.value(desired));
    let to = compiler.target(written, compared)?;
    compiler.builder.emit(Instruction::CompareExchange {
        to,
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
    Ok(())
}
