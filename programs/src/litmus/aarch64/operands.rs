//! Addresses and extended registers.

use crate::litmus::assembly::{Access, Compiler, Operand as Text, Written};
use crate::litmus::code::{Binary, Operand};
use crate::litmus::error::Result;
use crate::litmus::types::IntType;
use katec_checker::event::Mode;

/// An access of `[X1]`, `[X1,#4]`, `[X1,X2]`, `[X1,W2,SXTW]`, `[X1,W2,SXTW #2]`, `[X1,X2,LSL #3]`.
pub(super) fn access(
    compiler: &mut Compiler<'_>,
    written: &Written,
    operand: &Text,
    size: u8,
    mode: Mode,
) -> Result<Access> {
    let Text::Brackets(parts) = operand else {
        return compiler.unexpected(written);
    };
    let [base, rest @ ..] = &parts[..] else {
        return compiler.unexpected(written);
    };
    let base = compiler.base(written, base, size)?;
    let base = compiler.value(base);
    let address = match rest {
        [] => base,
        [Text::Number(offset)] => compiler.sum(written, base, Operand::Constant(*offset as u64))?,
        [index, extension @ ..] => {
            let index = extended(compiler, written, index, extension)?;
            compiler.sum(written, base, index)?
        }
    };
    Ok(Access {
        address,
        int: IntType::unsigned(size),
        mode,
    })
}

/// Moves the base of an address after the access: `[X1],#4`.
pub(super) fn step(
    compiler: &mut Compiler<'_>,
    written: &Written,
    address: &Text,
    step: Option<&Text>,
) -> Result<()> {
    match (step, address) {
        (None, _) => Ok(()),
        (Some(Text::Number(step)), Text::Brackets(parts)) if parts.len() == 1 => {
            let base = compiler.register(written, &parts[0])?;
            let from = compiler.value(base);
            let to = compiler.target(written, base)?;
            let step = Operand::Constant(*step as u64);
            compiler.binary(Binary::Add, IntType::LONG, to, from, step);
            Ok(())
        }
        _ => compiler.unexpected(written),
    }
}

/// A register with an extension and a shift: `W2,SXTW`, `X2,LSL #3`.
pub(super) fn extended(
    compiler: &mut Compiler<'_>,
    written: &Written,
    operand: &Text,
    extension: &[Text],
) -> Result<Operand> {
    let register = compiler.register(written, operand)?;
    let (name, shift) = match extension {
        [] => ("LSL", 0),
        [Text::Name(name)] => (name.as_str(), 0),
        [Text::Name(name), Text::Number(shift)] if (0..8).contains(shift) => {
            (name.as_str(), *shift)
        }
        _ => return compiler.unexpected(written),
    };
    let from = match name.to_ascii_uppercase().as_str() {
        "SXTW" => IntType::signed(4),
        "UXTW" => IntType::unsigned(4),
        "SXTX" | "UXTX" => IntType::LONG,
        "LSL" => IntType::unsigned(register.size),
        _ => return compiler.unexpected(written),
    };
    let to = compiler.scratch(written)?;
    compiler.set(to, compiler.value(register), from);
    if shift > 0 {
        let by = Operand::Constant(shift as u64);
        compiler.binary(Binary::ShiftLeft, IntType::LONG, to, Operand::Slot(to), by);
    }
    Ok(Operand::Slot(to))
}
