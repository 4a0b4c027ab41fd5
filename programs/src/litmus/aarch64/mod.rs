//! AArch64: from columns of instructions to [`Code`](super::code::Code).
//!
//! `LDAR` is a sequentially consistent load and `LDAPR` an acquire load, `STLR` a release store.
//! The acquire half of a read-modify-write, and a load-acquire exclusive, are acquire: models tell
//! them from `LDAPR` by the set `RX`. Accesses are of 4 or 8 bytes; pairs of registers, vectors and
//! addresses that instructions change are refused by name.

mod atomics;
mod operands;

use super::assembly::{Compiler, Dialect, Operand as Text, Register, Status, Written};
use super::code::{Binary, Condition};
use super::error::Result;
use super::types::IntType;
use katec_checker::event::{FenceKind, Mode};

/// The language.
pub(super) const DIALECT: Dialect = Dialect {
    register,
    instruction,
};

/// The register with this name.
fn register(name: &str) -> Option<Register> {
    let name = name.to_ascii_uppercase();
    let size = match name.as_bytes().first()? {
        b'X' => 8,
        b'W' => 4,
        _ => return None,
    };
    let number = match &name[1..] {
        "ZR" => None,
        digits => Some(digits.parse().ok().filter(|number| *number < 31)?),
    };
    Some(Register { number, size })
}

/// What a load or store is.
#[derive(Clone, Copy)]
pub(super) struct Access {
    pub mode: Mode,
    pub exclusive: bool,
}

/// Loads and stores of whole registers.
const ACCESSES: &[(&str, Mode, bool)] = &[
    ("LDR", Mode::Relaxed, false),
    ("LDUR", Mode::Relaxed, false),
    ("LDAR", Mode::SequentiallyConsistent, false),
    ("LDAPR", Mode::Acquire, false),
    ("LDAPUR", Mode::Acquire, false),
    ("LDXR", Mode::Relaxed, true),
    ("LDAXR", Mode::Acquire, true),
    ("STR", Mode::Relaxed, false),
    ("STUR", Mode::Relaxed, false),
    ("STLR", Mode::Release, false),
    ("STLUR", Mode::Release, false),
    ("STXR", Mode::Relaxed, true),
    ("STLXR", Mode::Release, true),
];

/// Operations on two values.
const OPERATIONS: &[(&str, Binary)] = &[
    ("ADD", Binary::Add),
    ("SUB", Binary::Subtract),
    ("EOR", Binary::Xor),
    ("AND", Binary::And),
    ("ORR", Binary::Or),
    ("LSL", Binary::ShiftLeft),
    ("LSR", Binary::ShiftRight),
];

/// The conditions of branches, and whether they are negated. The carry of a comparison is the other
/// way round here: it is set if the left side is below.
const CONDITIONS: &[(&str, Condition, bool)] = &[
    ("EQ", Condition::Equal, false),
    ("NE", Condition::Equal, true),
    ("LT", Condition::Less, false),
    ("GE", Condition::Less, true),
    ("LE", Condition::LessEqual, false),
    ("GT", Condition::LessEqual, true),
    ("LO", Condition::Carry, false),
    ("CC", Condition::Carry, false),
    ("HS", Condition::Carry, true),
    ("CS", Condition::Carry, true),
    ("LS", Condition::BelowEqual, false),
    ("HI", Condition::BelowEqual, true),
    ("MI", Condition::Sign, false),
    ("PL", Condition::Sign, true),
    ("VS", Condition::Overflow, false),
    ("VC", Condition::Overflow, true),
];

/// The fences that an option of `DMB` or `DSB` stands for. There is one domain here: inner and
/// outer are the same.
fn fence(mnemonic: &str, option: &str) -> Option<FenceKind> {
    let is_data = mnemonic == "DMB";
    Some(match option.to_ascii_uppercase().as_str() {
        "SY" | "ISH" | "OSH" | "NSH" if is_data => FenceKind::DmbSy,
        "LD" | "ISHLD" | "OSHLD" | "NSHLD" if is_data => FenceKind::DmbLd,
        "ST" | "ISHST" | "OSHST" | "NSHST" if is_data => FenceKind::DmbSt,
        "SY" | "ISH" | "OSH" | "NSH" => FenceKind::DsbSy,
        "LD" | "ISHLD" | "OSHLD" | "NSHLD" => FenceKind::DsbLd,
        "ST" | "ISHST" | "OSHST" | "NSHST" => FenceKind::DsbSt,
        _ => return None,
    })
}

/// Compiles an instruction.
fn instruction(compiler: &mut Compiler<'_>, written: &Written) -> Result<()> {
    let mnemonic = written.mnemonic.as_str();
    if let Some((_, mode, exclusive)) = ACCESSES.iter().find(|(name, ..)| *name == mnemonic) {
        let access = Access {
            mode: *mode,
            exclusive: *exclusive,
        };
        return match mnemonic.starts_with("LD") {
            true => load(compiler, written, access),
            false => store(compiler, written, access),
        };
    }
    if common(compiler, written)? {
        return Ok(());
    }
    if let Some(condition) = mnemonic.strip_prefix("B.") {
        return branch(compiler, written, condition);
    }
    match (mnemonic, &written.operands[..]) {
        ("CBZ" | "CBNZ", [on, target]) => {
            let on = compiler.register(written, on)?;
            let target = compiler.label(written, target)?;
            let on = compiler.value(on);
            compiler.builder.branch(on, mnemonic == "CBNZ", target);
            Ok(())
        }
        _ => atomics::instruction(compiler, written),
    }
}

/// Compiles an instruction that ARM of 32 bits has, too; `false` if it is none.
pub(super) fn common(compiler: &mut Compiler<'_>, written: &Written) -> Result<bool> {
    let mnemonic = written.mnemonic.as_str();
    let known = OPERATIONS.iter().find(|(name, _)| *name == mnemonic);
    if let Some((_, operation)) = known {
        return compute(compiler, written, *operation).map(|()| true);
    }
    match (mnemonic, &written.operands[..]) {
        ("NOP", []) => {}
        ("ISB", []) => compiler.fence(FenceKind::Isb),
        ("ISB", [Text::Name(option)]) if option.eq_ignore_ascii_case("SY") => {
            compiler.fence(FenceKind::Isb);
        }
        ("DMB" | "DSB", [Text::Name(option)]) => match fence(mnemonic, option) {
            Some(kind) => compiler.fence(kind),
            None => return compiler.unexpected(written),
        },
        ("MOV", [to, from]) => {
            let register = compiler.register(written, to)?;
            let from = compiler.operand(written, from)?;
            let to = compiler.target(written, register)?;
            compiler.set(to, from, IntType::unsigned(register.size));
        }
        ("CMP", [left, right]) => {
            let register = compiler.register(written, left)?;
            let right = compiler.operand(written, right)?;
            compiler.compare(register.size, compiler.value(register), right);
        }
        ("B", [target]) => {
            let target = compiler.label(written, target)?;
            compiler.builder.jump(target);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

pub(super) fn load(compiler: &mut Compiler<'_>, written: &Written, access: Access) -> Result<()> {
    let [to, address] = &written.operands[..] else {
        return compiler.unexpected(written);
    };
    let register = compiler.register(written, to)?;
    let place = operands::access(compiler, written, address, register.size, access.mode)?;
    let to = compiler.target(written, register)?;
    compiler.load(to, place, access.exclusive);
    Ok(())
}

pub(super) fn store(compiler: &mut Compiler<'_>, written: &Written, access: Access) -> Result<()> {
    match (&written.operands[..], access.exclusive) {
        ([from, address], false) => {
            let register = compiler.register(written, from)?;
            let place = operands::access(compiler, written, address, register.size, access.mode)?;
            compiler.store(compiler.value(register), place);
            Ok(())
        }
        ([status, from, address], true) => {
            let register = compiler.register(written, from)?;
            let place = operands::access(compiler, written, address, register.size, access.mode)?;
            let value = compiler.value(register);
            let status = compiler.register(written, status)?;
            let status = Status {
                to: compiler.target(written, status)?,
                success: 0,
                failure: 1,
                depends: false,
            };
            compiler.store_exclusive(written, value, place, status)
        }
        _ => compiler.unexpected(written),
    }
}

fn compute(compiler: &mut Compiler<'_>, written: &Written, operation: Binary) -> Result<()> {
    let [to, left, right, rest @ ..] = &written.operands[..] else {
        return compiler.unexpected(written);
    };
    let register = compiler.register(written, to)?;
    let left = compiler.operand(written, left)?;
    let right = match rest {
        [] => compiler.operand(written, right)?,
        extension => operands::extended(compiler, written, right, extension)?,
    };
    let to = compiler.target(written, register)?;
    compiler.binary(operation, IntType::unsigned(register.size), to, left, right);
    Ok(())
}

pub(super) fn branch(compiler: &mut Compiler<'_>, written: &Written, name: &str) -> Result<()> {
    let known = CONDITIONS.iter().find(|(known, ..)| *known == name);
    let (Some((_, condition, negated)), [target]) = (known, &written.operands[..]) else {
        return compiler.unknown(written);
    };
    let target = compiler.label(written, target)?;
    compiler.branch_if(written, *condition, *negated, target)
}
