//! AArch64: from columns of instructions to [`Code`](super::code::Code).
//!
//! `LDAR` is a sequentially consistent load and `LDAPR` an acquire load, `STLR` a release store.
//! The acquire half of a read-modify-write, and a load-acquire exclusive, are acquire: models tell
//! them from `LDAPR` by the set `RX`. Accesses are of 4 or 8 bytes; pairs of registers, vectors and
//! addresses that instructions change are refused by name.

mod atomics;
mod operands;

use super::assembly::{Compiler, Dialect, FLAGS, Operand as Text, Register, Status, Written};
use super::code::{Binary, Condition, FlagRule, Operand};
use super::error::Result;
use super::types::IntType;
use katec_checker::event::{FenceKind, Mode};

/// The language.
pub(super) const DIALECT: Dialect = Dialect {
    register,
    symbolic: ("X", 0..=30),
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
    ("MUL", Binary::Multiply),
];

/// Operations that take the complement of the right side.
const COMPLEMENTED: &[(&str, Binary)] = &[
    ("BIC", Binary::And),
    ("ORN", Binary::Or),
    ("EON", Binary::Xor),
];

/// Operations that set the flags.
const WITH_FLAGS: &[(&str, FlagRule, Binary)] = &[
    ("ADDS", FlagRule::Add, Binary::Add),
    ("SUBS", FlagRule::Subtract, Binary::Subtract),
    ("ANDS", FlagRule::Logic, Binary::And),
];

/// Comparisons, which set the flags and nothing else.
const COMPARISONS: &[(&str, FlagRule)] = &[
    ("CMP", FlagRule::Subtract),
    ("CMN", FlagRule::Add),
    ("TST", FlagRule::Logic),
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
        ("TBZ" | "TBNZ", [on, Text::Number(bit), target]) => {
            let register = compiler.register(written, on)?;
            let target = compiler.label(written, target)?;
            if !(0..8 * i128::from(register.size)).contains(bit) {
                return compiler.unexpected(written);
            }
            let tested = compiler.scratch(written)?;
            let bit = Operand::Constant(1 << *bit);
            let on = compiler.value(register);
            compiler.binary(Binary::And, IntType::unsigned(8), tested, on, bit);
            let tested = Operand::Slot(tested);
            compiler.builder.branch(tested, mnemonic == "TBNZ", target);
            Ok(())
        }
        ("SXTW" | "UXTW", [to, from]) => {
            let to = compiler.register(written, to)?;
            let from = compiler.operand(written, from)?;
            let to = compiler.target(written, to)?;
            let signed = mnemonic == "SXTW";
            compiler.set(to, from, IntType { size: 4, signed });
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
        return compute(compiler, written, *operation, false).map(|()| true);
    }
    let known = COMPLEMENTED.iter().find(|(name, _)| *name == mnemonic);
    if let Some((_, operation)) = known {
        return compute(compiler, written, *operation, true).map(|()| true);
    }
    let known = WITH_FLAGS.iter().find(|(name, ..)| *name == mnemonic);
    if let (Some((_, rule, operation)), [_, left, right @ ..]) = (known, &written.operands[..]) {
        compare(compiler, written, *rule, left, right)?;
        return compute(compiler, written, *operation, false).map(|()| true);
    }
    let known = COMPARISONS.iter().find(|(name, _)| *name == mnemonic);
    if let (Some((_, rule)), [left, right @ ..]) = (known, &written.operands[..]) {
        return compare(compiler, written, *rule, left, right).map(|()| true);
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
        ("MVN" | "NEG", [to, from]) => {
            let register = compiler.register(written, to)?;
            let from = compiler.operand(written, from)?;
            let to = compiler.target(written, register)?;
            let (operation, left) = match mnemonic {
                "MVN" => (Binary::Xor, u64::MAX),
                _ => (Binary::Subtract, 0),
            };
            let int = IntType::unsigned(register.size);
            compiler.binary(operation, int, to, Operand::Constant(left), from);
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
    let (to, address, step) = match &written.operands[..] {
        [to, address] => (to, address, None),
        [to, address, step] if moves_base(written) => (to, address, Some(step)),
        _ => return compiler.unexpected(written),
    };
    let register = compiler.register(written, to)?;
    let place = operands::access(compiler, written, address, register.size, access.mode)?;
    let to = compiler.target(written, register)?;
    compiler.load(to, place, access.exclusive);
    operands::step(compiler, written, address, step)
}

/// Whether there is a form of an instruction that moves the base of its address afterwards.
fn moves_base(written: &Written) -> bool {
    matches!(written.mnemonic.as_str(), "LDR" | "STR")
}

pub(super) fn store(compiler: &mut Compiler<'_>, written: &Written, access: Access) -> Result<()> {
    match (&written.operands[..], access.exclusive) {
        ([from, address, step @ ..], false)
            if step.is_empty() || step.len() == 1 && moves_base(written) =>
        {
            let register = compiler.register(written, from)?;
            let place = operands::access(compiler, written, address, register.size, access.mode)?;
            compiler.store(compiler.value(register), place);
            operands::step(compiler, written, address, step.first())
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

/// The right side of an operation.
fn right_side(compiler: &mut Compiler<'_>, written: &Written, right: &[Text]) -> Result<Operand> {
    match right {
        [right] => compiler.operand(written, right),
        [right, extension @ ..] => operands::extended(compiler, written, right, extension),
        [] => compiler.unexpected(written),
    }
}

/// Sets the flags as an operation on two values does. The carry is that of a subtraction, the other
/// way round, whatever the operation.
fn compare(
    compiler: &mut Compiler<'_>,
    written: &Written,
    rule: FlagRule,
    left: &Text,
    right: &[Text],
) -> Result<()> {
    let register = compiler.register(written, left)?;
    let left = compiler.value(register);
    let right = right_side(compiler, written, right)?;
    if rule == FlagRule::Logic {
        let both = compiler.scratch(written)?;
        let int = IntType::unsigned(register.size);
        compiler.binary(Binary::And, int, both, left, right);
        compiler.set_flags(rule, register.size, [Operand::Slot(both); 2]);
    } else {
        compiler.set_flags(rule, register.size, [left, right]);
    }
    if rule != FlagRule::Subtract {
        let (carry, one) = (Operand::Slot(FLAGS.carry), Operand::Constant(1));
        compiler.binary(Binary::Xor, IntType::LONG, FLAGS.carry, carry, one);
    }
    Ok(())
}

fn compute(
    compiler: &mut Compiler<'_>,
    written: &Written,
    operation: Binary,
    complemented: bool,
) -> Result<()> {
    let [to, left, right @ ..] = &written.operands[..] else {
        return compiler.unexpected(written);
    };
    let register = compiler.register(written, to)?;
    let left = compiler.operand(written, left)?;
    let mut right = right_side(compiler, written, right)?;
    if complemented {
        let to = compiler.scratch(written)?;
        let ones = Operand::Constant(u64::MAX);
        compiler.binary(Binary::Xor, IntType::LONG, to, right, ones);
        right = Operand::Slot(to);
    }
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
