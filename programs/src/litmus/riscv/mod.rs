//! RISC-V: from columns of instructions to [`Code`](super::code::Code).
//!
//! `.aq` and `.rl` are acquire and release. Loads and stores may have them too, as herd has it.

use super::assembly::{Access, Compiler, Dialect, Operand as Text, Register, Status, Written};
use super::code::{Binary, Fetch, Operand};
use super::error::Result;
use super::types::IntType;
use katec_checker::event::{FenceKind, Mode};

/// The language.
pub(super) const DIALECT: Dialect = Dialect {
    register,
    symbolic: ("x", 1..=31),
    instruction,
};

/// The first numbers of registers with names by their use.
const NAMED: &[(&str, std::ops::RangeInclusive<u16>, u16)] = &[
    ("t", 0..=2, 5),
    ("t", 3..=6, 25),
    ("s", 0..=1, 8),
    ("s", 2..=11, 16),
    ("a", 0..=7, 10),
];

/// The register with this name.
fn register(name: &str) -> Option<Register> {
    let number = match name {
        "zero" => 0,
        "ra" => 1,
        "sp" => 2,
        "gp" => 3,
        "tp" => 4,
        "fp" => 8,
        _ => {
            let (kind, digits) = name.split_at_checked(1)?;
            let number: u16 = digits.parse().ok()?;
            match kind {
                "x" if number < 32 => number,
                _ => {
                    let found = |(start, numbers, first): &(&str, _, u16)| {
                        let numbers: &std::ops::RangeInclusive<u16> = numbers;
                        (*start == kind && numbers.contains(&number)).then_some(first + number)
                    };
                    NAMED.iter().find_map(found)?
                }
            }
        }
    };
    Some(Register {
        number: (number > 0).then_some(number),
        size: 8,
    })
}

/// Operations on two values.
const OPERATIONS: &[(&str, Binary)] = &[
    ("ADD", Binary::Add),
    ("ADDI", Binary::Add),
    ("SUB", Binary::Subtract),
    ("XOR", Binary::Xor),
    ("XORI", Binary::Xor),
    ("AND", Binary::And),
    ("ANDI", Binary::And),
    ("OR", Binary::Or),
    ("ORI", Binary::Or),
    ("MUL", Binary::Multiply),
    ("SLLI", Binary::ShiftLeft),
    ("SLT", Binary::Less),
    ("SLTI", Binary::Less),
];

/// Operations on one value: as operations on two, of which one is a number, and whether that is on
/// the left.
const UNARY: &[(&str, Binary, u64, bool)] = &[
    ("NOT", Binary::Xor, u64::MAX, false),
    ("NEG", Binary::Subtract, 0, true),
    ("SEQZ", Binary::Equal, 0, false),
    ("SNEZ", Binary::NotEqual, 0, false),
    ("SLTZ", Binary::Less, 0, false),
    ("SGTZ", Binary::Less, 0, true),
];

/// Branches on two registers.
const BRANCHES: &[(&str, Binary, bool)] = &[
    ("BEQ", Binary::Equal, true),
    ("BNE", Binary::NotEqual, true),
    ("BLT", Binary::Less, true),
    ("BGE", Binary::GreaterEqual, true),
    ("BLTU", Binary::Less, false),
    ("BGEU", Binary::GreaterEqual, false),
];

/// Atomic operations on memory.
const ATOMICS: &[(&str, Fetch)] = &[
    ("AMOSWAP", Fetch::Exchange),
    ("AMOADD", Fetch::Add),
    ("AMOAND", Fetch::And),
    ("AMOOR", Fetch::Or),
    ("AMOXOR", Fetch::Xor),
    ("AMOMAX", Fetch::Max),
    ("AMOMIN", Fetch::Min),
    ("AMOMAXU", Fetch::UnsignedMax),
    ("AMOMINU", Fetch::UnsignedMin),
];

/// The fences by what they order.
const FENCES: &[(&str, &str, FenceKind)] = &[
    ("r", "r", FenceKind::FenceRr),
    ("r", "w", FenceKind::FenceRw),
    ("r", "rw", FenceKind::FenceRm),
    ("w", "r", FenceKind::FenceWr),
    ("w", "w", FenceKind::FenceWw),
    ("w", "rw", FenceKind::FenceWm),
    ("rw", "r", FenceKind::FenceMr),
    ("rw", "w", FenceKind::FenceMw),
    ("rw", "rw", FenceKind::FenceMm),
];

/// A mnemonic in its parts: `amoadd.w.aq.rl` is `AMOADD`, 4 bytes, acquire and release.
struct Name<'a> {
    base: &'a str,
    size: Option<u8>,
    acquire: bool,
    release: bool,
}

impl Name<'_> {
    fn parse(mnemonic: &str) -> Option<Name<'_>> {
        let mut parts = mnemonic.split('.');
        let mut name = Name {
            base: parts.next()?,
            size: None,
            acquire: false,
            release: false,
        };
        for part in parts {
            match part {
                "W" if name.size.is_none() => name.size = Some(4),
                "D" if name.size.is_none() => name.size = Some(8),
                "AQ" => name.acquire = true,
                "RL" => name.release = true,
                "AQRL" => (name.acquire, name.release) = (true, true),
                _ => return None,
            }
        }
        Some(name)
    }

    /// The mode of a load, a store or both.
    fn mode(&self) -> Mode {
        match (self.acquire, self.release) {
            (false, false) => Mode::Relaxed,
            (true, false) => Mode::Acquire,
            (false, true) => Mode::Release,
            (true, true) => Mode::AcquireRelease,
        }
    }
}

/// Compiles an instruction.
fn instruction(compiler: &mut Compiler<'_>, written: &Written) -> Result<()> {
    let mnemonic = written.mnemonic.as_str();
    if mnemonic.starts_with("FENCE") {
        return fence(compiler, written);
    }
    let known = OPERATIONS.iter().find(|(name, _)| *name == mnemonic);
    if let Some((_, operation)) = known {
        return compute(compiler, written, *operation);
    }
    let known = BRANCHES.iter().find(|(name, ..)| *name == mnemonic);
    if let (Some((_, comparison, signed)), [left, right, target]) = (known, &written.operands[..]) {
        let left = compiler.operand(written, left)?;
        let right = compiler.operand(written, right)?;
        let int = IntType {
            size: 8,
            signed: *signed,
        };
        return branch(compiler, written, *comparison, int, [left, right], target);
    }
    match (mnemonic, &written.operands[..]) {
        ("NOP", []) => Ok(()),
        ("LI", [to, from @ Text::Number(_)]) | ("MV", [to, from]) => {
            let register = compiler.register(written, to)?;
            let from = compiler.operand(written, from)?;
            let to = compiler.target(written, register)?;
            compiler.set(to, from, IntType::LONG);
            Ok(())
        }
        (name, [to, from]) if UNARY.iter().any(|(known, ..)| *known == name) => {
            unary(compiler, written, to, from)
        }
        ("BEQZ" | "BNEZ", [on, target]) => {
            let on = compiler.operand(written, on)?;
            let comparison = match mnemonic {
                "BEQZ" => Binary::Equal,
                _ => Binary::NotEqual,
            };
            let sides = [on, Operand::Constant(0)];
            branch(compiler, written, comparison, IntType::LONG, sides, target)
        }
        ("J", [target]) => {
            let target = compiler.label(written, target)?;
            compiler.builder.jump(target);
            Ok(())
        }
        _ => memory(compiler, written),
    }
}

fn compute(compiler: &mut Compiler<'_>, written: &Written, operation: Binary) -> Result<()> {
    let [to, left, right] = &written.operands[..] else {
        return compiler.unexpected(written);
    };
    let to = compiler.register(written, to)?;
    let left = compiler.operand(written, left)?;
    let right = compiler.operand(written, right)?;
    let to = compiler.target(written, to)?;
    compiler.binary(operation, IntType::LONG, to, left, right);
    Ok(())
}

/// An operation on one value.
fn unary(compiler: &mut Compiler<'_>, written: &Written, to: &Text, from: &Text) -> Result<()> {
    let known = UNARY.iter().find(|(name, ..)| *name == written.mnemonic);
    let Some((_, operation, number, on_left)) = known else {
        return compiler.unknown(written);
    };
    let from = compiler.register(written, from)?;
    let (from, number) = (compiler.value(from), Operand::Constant(*number));
    let (left, right) = match on_left {
        true => (number, from),
        false => (from, number),
    };
    let to = compiler.register(written, to)?;
    let to = compiler.target(written, to)?;
    compiler.binary(*operation, IntType::signed(8), to, left, right);
    Ok(())
}

fn branch(
    compiler: &mut Compiler<'_>,
    written: &Written,
    comparison: Binary,
    int: IntType,
    [left, right]: [Operand; 2],
    target: &Text,
) -> Result<()> {
    let target = compiler.label(written, target)?;
    let holds = compiler.scratch(written)?;
    compiler.binary(comparison, int, holds, left, right);
    compiler.builder.branch(Operand::Slot(holds), true, target);
    Ok(())
}

fn fence(compiler: &mut Compiler<'_>, written: &Written) -> Result<()> {
    let kind = match (written.mnemonic.as_str(), &written.operands[..]) {
        ("FENCE", []) => Some(FenceKind::FenceMm),
        ("FENCE.I", []) => Some(FenceKind::FenceI),
        ("FENCE.TSO", []) => Some(FenceKind::FenceTso),
        ("FENCE", [Text::Name(before), Text::Name(after)]) => {
            // Accesses of devices, which there are none of here, are `i` and `o`.
            let memory = |of: &String| of.to_ascii_lowercase().replace(['i', 'o'], "");
            let (before, after) = (memory(before), memory(after));
            let same = |(b, a, _): &&(&str, &str, FenceKind)| *b == before && *a == after;
            FENCES.iter().find(same).map(|(.., kind)| *kind)
        }
        _ => None,
    };
    match kind {
        Some(kind) => compiler.fence(kind),
        None => return compiler.unexpected(written),
    }
    Ok(())
}

/// Loads, stores and atomic instructions.
fn memory(compiler: &mut Compiler<'_>, written: &Written) -> Result<()> {
    let Some(name) = Name::parse(&written.mnemonic) else {
        return compiler.unknown(written);
    };
    let (size, operands) = match (name.base, name.size, &written.operands[..]) {
        ("LW" | "SW", None, operands @ [_, _]) => (4, operands),
        ("LD" | "SD", None, operands @ [_, _]) => (8, operands),
        ("LR", Some(size), operands @ [_, _]) => (size, operands),
        ("SC", Some(size), operands @ [_, _, _]) => (size, operands),
        (base, Some(size), operands @ [_, _, _])
            if ATOMICS.iter().any(|(known, _)| *known == base) =>
        {
            (size, operands)
        }
        _ => return compiler.unknown(written),
    };
    let Some((address, registers)) = operands.split_last() else {
        return compiler.unexpected(written);
    };
    let access = Access {
        address: compiler.based(written, address, size)?,
        int: IntType::signed(size),
        mode: name.mode(),
    };
    let first = compiler.register(written, &registers[0])?;
    match (name.base, registers) {
        ("SW" | "SD", _) => compiler.store(compiler.value(first), access),
        ("SC", [_, from]) => {
            let value = compiler.operand(written, from)?;
            let status = Status {
                to: compiler.target(written, first)?,
                success: 0,
                failure: 1,
                depends: true,
            };
            return compiler.store_exclusive(written, value, access, status);
        }
        ("LW" | "LD" | "LR", _) => {
            let to = compiler.target(written, first)?;
            compiler.load(to, access, name.base == "LR");
        }
        (base, [_, from]) => {
            let value = compiler.operand(written, from)?;
            let to = compiler.target(written, first)?;
            let known = ATOMICS.iter().find(|(known, _)| *known == base);
            match known {
                Some((_, fetch)) => compiler.fetch(*fetch, Some(to), value, access),
                None => return compiler.unknown(written),
            }
        }
        _ => return compiler.unexpected(written),
    }
    Ok(())
}
