//! POWER: from columns of instructions to [`Code`](super::code::Code).
//!
//! Accesses are relaxed. Comparisons set the first field of the condition register, and so does a
//! store-conditional: it is equal if the store took place.

use super::assembly::{
    Access, Compiler, Dialect, FLAGS, Operand as Text, Register, Status, Written,
};
use super::code::{Binary, Condition, Operand};
use super::error::Result;
use super::types::IntType;
use katec_checker::event::{FenceKind, Mode};

/// The language.
pub(super) const DIALECT: Dialect = Dialect {
    register,
    symbolic: ("r", 1..=31),
    instruction,
};

/// The register with this name.
fn register(name: &str) -> Option<Register> {
    let digits = name.strip_prefix(['r', 'R'])?;
    let number = digits.parse().ok().filter(|number| *number < 32)?;
    Some(Register {
        number: Some(number),
        size: 8,
    })
}

/// Loads: how many bytes, and whether the location is reserved.
const LOADS: &[(&str, u8, bool)] = &[
    ("LWZ", 4, false),
    ("LWZX", 4, false),
    ("LD", 8, false),
    ("LDX", 8, false),
    ("LWARX", 4, true),
    ("LDARX", 8, true),
];

/// Stores, likewise.
const STORES: &[(&str, u8, bool)] = &[
    ("STW", 4, false),
    ("STWX", 4, false),
    ("STD", 8, false),
    ("STDX", 8, false),
    ("STWCX.", 4, true),
    ("STDCX.", 8, true),
];

/// Operations on two values.
const OPERATIONS: &[(&str, Binary)] = &[
    ("ADD", Binary::Add),
    ("ADDI", Binary::Add),
    ("SUB", Binary::Subtract),
    ("SUBI", Binary::Subtract),
    ("XOR", Binary::Xor),
    ("XORI", Binary::Xor),
    ("AND", Binary::And),
    ("ANDI", Binary::And),
    ("OR", Binary::Or),
    ("ORI", Binary::Or),
];

/// Whether an operation is there with a dot, which also compares the result with 0, and without.
fn forms(name: &str) -> (bool, bool) {
    match name {
        "ANDI" => (true, false),
        _ => (!name.ends_with('I'), true),
    }
}

/// Branches on the result of a comparison, and whether its condition is negated.
const BRANCHES: &[(&str, Condition, bool)] = &[
    ("BEQ", Condition::Equal, false),
    ("BNE", Condition::Equal, true),
    ("BLT", Condition::Less, false),
    ("BGE", Condition::Less, true),
    ("BLE", Condition::LessEqual, false),
    ("BGT", Condition::LessEqual, true),
];

const FENCES: &[(&str, FenceKind)] = &[
    ("SYNC", FenceKind::Sync),
    ("HWSYNC", FenceKind::Sync),
    ("LWSYNC", FenceKind::Lwsync),
    ("ISYNC", FenceKind::Isync),
    ("EIEIO", FenceKind::Eieio),
];

/// Compiles an instruction.
fn instruction(compiler: &mut Compiler<'_>, written: &Written) -> Result<()> {
    let mnemonic = written.mnemonic.as_str();
    if let Some((_, size, reserves)) = LOADS.iter().find(|(name, ..)| *name == mnemonic) {
        return load(compiler, written, *size, *reserves);
    }
    if let Some((_, size, conditional)) = STORES.iter().find(|(name, ..)| *name == mnemonic) {
        return store(compiler, written, *size, *conditional);
    }
    let (name, records) = match mnemonic.strip_suffix('.') {
        Some(name) => (name, true),
        None => (mnemonic, false),
    };
    if let Some((_, operation)) = OPERATIONS.iter().find(|(known, _)| *known == name)
        && matches!(
            (forms(name), records),
            ((true, _), true) | ((_, true), false)
        )
    {
        return compute(compiler, written, *operation, records);
    }
    if let Some((_, condition, negated)) = BRANCHES.iter().find(|(name, ..)| *name == mnemonic) {
        let [target] = without_field(&written.operands) else {
            return compiler.unexpected(written);
        };
        let target = compiler.label(written, target)?;
        return compiler.branch_if(written, *condition, *negated, target);
    }
    if let Some((_, kind)) = FENCES.iter().find(|(name, _)| *name == mnemonic) {
        if !written.operands.is_empty() {
            return compiler.unexpected(written);
        }
        compiler.fence(*kind);
        return Ok(());
    }
    match (mnemonic, &written.operands[..]) {
        ("NOP", []) => {}
        ("LI", [to, from @ Text::Number(_)]) | ("MR", [to, from]) => {
            let register = compiler.register(written, to)?;
            let from = compiler.operand(written, from)?;
            let to = compiler.target(written, register)?;
            compiler.set(to, from, IntType::LONG);
        }
        ("CMPW" | "CMPWI", operands) => {
            let [left, right] = without_field(operands) else {
                return compiler.unexpected(written);
            };
            let left = compiler.register(written, left)?;
            let right = compiler.operand(written, right)?;
            compiler.compare(4, compiler.value(left), right);
        }
        ("CMPD" | "CMPDI", operands) => {
            let [left, right] = without_field(operands) else {
                return compiler.unexpected(written);
            };
            let left = compiler.register(written, left)?;
            let right = compiler.operand(written, right)?;
            compiler.compare(8, compiler.value(left), right);
        }
        ("B", [target]) => {
            let target = compiler.label(written, target)?;
            compiler.builder.jump(target);
        }
        _ => return compiler.unknown(written),
    }
    Ok(())
}

/// The operands behind the first field of the condition register, which need not be named.
fn without_field(operands: &[Text]) -> &[Text] {
    match operands {
        [Text::Name(field), others @ ..] if field.eq_ignore_ascii_case("cr0") => others,
        all => all,
    }
}

/// The place of an access, `0(r1)` or `r1,r2`.
fn access(
    compiler: &mut Compiler<'_>,
    written: &Written,
    operands: &[Text],
    size: u8,
) -> Result<Access> {
    let address = match operands {
        [operand @ Text::Based { .. }] => compiler.based(written, operand, size)?,
        [index, base] => {
            // Either may be the address; the one that never changes tells the width.
            let left = match index {
                Text::Name(name) if is_zero_base(name) => Operand::Constant(0),
                _ => {
                    let index = compiler.base(written, index, size)?;
                    compiler.value(index)
                }
            };
            let base = compiler.base(written, base, size)?;
            compiler.sum(written, compiler.value(base), left)?
        }
        _ => return compiler.unexpected(written),
    };
    Ok(Access {
        address,
        int: IntType::unsigned(size),
        mode: Mode::Relaxed,
    })
}

/// Whether a register in this place means 0.
fn is_zero_base(name: &str) -> bool {
    name.eq_ignore_ascii_case("r0")
}

fn load(compiler: &mut Compiler<'_>, written: &Written, size: u8, reserves: bool) -> Result<()> {
    let [to, place @ ..] = &written.operands[..] else {
        return compiler.unexpected(written);
    };
    let access = access(compiler, written, place, size)?;
    let to = compiler.register(written, to)?;
    let to = compiler.target(written, to)?;
    compiler.load(to, access, reserves);
    Ok(())
}

fn store(
    compiler: &mut Compiler<'_>,
    written: &Written,
    size: u8,
    conditional: bool,
) -> Result<()> {
    let [from, place @ ..] = &written.operands[..] else {
        return compiler.unexpected(written);
    };
    let access = access(compiler, written, place, size)?;
    let from = compiler.register(written, from)?;
    let value = compiler.value(from);
    if !conditional {
        compiler.store(value, access);
        return Ok(());
    }
    for flag in [FLAGS.sign, FLAGS.carry, FLAGS.overflow] {
        compiler.set(flag, Operand::Constant(0), IntType::LONG);
    }
    let status = Status {
        to: FLAGS.zero,
        success: 1,
        failure: 0,
        depends: false,
    };
    compiler.store_exclusive(written, value, access, status)
}

fn compute(
    compiler: &mut Compiler<'_>,
    written: &Written,
    operation: Binary,
    records: bool,
) -> Result<()> {
    let [to, left, right] = &written.operands[..] else {
        return compiler.unexpected(written);
    };
    let to = compiler.register(written, to)?;
    let left = match left {
        Text::Name(name)
            if matches!(written.mnemonic.as_str(), "ADDI" | "SUBI") && is_zero_base(name) =>
        {
            Operand::Constant(0)
        }
        left => compiler.operand(written, left)?,
    };
    let right = compiler.operand(written, right)?;
    let to = compiler.target(written, to)?;
    compiler.binary(operation, IntType::LONG, to, left, right);
    if records {
        compiler.compare(8, Operand::Slot(to), Operand::Constant(0));
    }
    Ok(())
}
