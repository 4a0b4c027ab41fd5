//! What the operators compute. Machines, constant folding and constant expressions all come here.

use super::code::{Binary, Conversion, FloatBinary};
use katec_checker::program::ProblemKind;
use std::cmp::Ordering;

/// Why an operation has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArithmeticError {
    /// Division by zero.
    DivisionByZero,
    /// The most negative number divided by -1.
    DivisionOverflow,
    /// A shift by the width or more.
    ShiftTooFar,
}

impl ArithmeticError {
    /// Kind and message for reports.
    pub fn describe(self) -> (ProblemKind, &'static str) {
        match self {
            ArithmeticError::DivisionByZero => (ProblemKind::DivisionByZero, "division by zero"),
            ArithmeticError::DivisionOverflow => (
                ProblemKind::DivisionOverflow,
                "the most negative number is divided by -1",
            ),
            ArithmeticError::ShiftTooFar => (
                ProblemKind::Shift,
                "a shift by as many bits as the value has, or more",
            ),
        }
    }
}

/// The low bits of a value.
#[inline]
pub fn truncate(value: u64, bits: u8) -> u64 {
    if bits >= 64 {
        value
    } else {
        value & ((1 << bits) - 1)
    }
}

/// The value of so many low bits, with their sign.
#[inline]
pub fn sign_extend(value: u64, bits: u8) -> i64 {
    let unused = 64 - u32::from(bits.clamp(1, 64));
    ((value << unused) as i64) >> unused
}

/// An operation of integers.
#[inline]
pub fn binary(operator: Binary, bits: u8, left: u64, right: u64) -> Result<u64, ArithmeticError> {
    let signed = |value| sign_extend(value, bits);
    let shift = || {
        if right < u64::from(bits) {
            Ok(right as u32)
        } else {
            Err(ArithmeticError::ShiftTooFar)
        }
    };
    let nonzero = || {
        if right == 0 {
            Err(ArithmeticError::DivisionByZero)
        } else {
            Ok(())
        }
    };
    let signed_division = || {
        nonzero()?;
        if signed(right) == -1 && left == 1 << (bits - 1) {
            return Err(ArithmeticError::DivisionOverflow);
        }
        Ok(())
    };
    let value = match operator {
        Binary::Add => left.wrapping_add(right),
        Binary::Sub => left.wrapping_sub(right),
        Binary::Mul => left.wrapping_mul(right),
        Binary::UnsignedMulHigh => ((u128::from(left) * u128::from(right)) >> bits) as u64,
        Binary::SignedMulHigh => {
            ((i128::from(signed(left)) * i128::from(signed(right))) >> bits) as u64
        }
        Binary::UnsignedDiv => {
            nonzero()?;
            left / right
        }
        Binary::UnsignedRem => {
            nonzero()?;
            left % right
        }
        Binary::SignedDiv => {
            signed_division()?;
            signed(left).wrapping_div(signed(right)) as u64
        }
        Binary::SignedRem => {
            signed_division()?;
            signed(left).wrapping_rem(signed(right)) as u64
        }
        Binary::ShiftLeft => left << shift()?,
        Binary::LogicalShiftRight => left >> shift()?,
        Binary::ArithmeticShiftRight => (signed(left) >> shift()?) as u64,
        Binary::And => left & right,
        Binary::Or => left | right,
        Binary::Xor => left ^ right,
        Binary::Equal => u64::from(left == right),
        Binary::NotEqual => u64::from(left != right),
        Binary::UnsignedLess => u64::from(left < right),
        Binary::UnsignedLessEqual => u64::from(left <= right),
        Binary::SignedLess => u64::from(signed(left) < signed(right)),
        Binary::SignedLessEqual => u64::from(signed(left) <= signed(right)),
    };
    Ok(truncate(value, bits))
}

/// An operation of floats.
pub fn float(operator: FloatBinary, double: bool, left: u64, right: u64) -> u64 {
    if let FloatBinary::Compare {
        less,
        equal,
        greater,
        unordered,
    } = operator
    {
        let outcome = if double {
            f64::from_bits(left).partial_cmp(&f64::from_bits(right))
        } else {
            f32::from_bits(left as u32).partial_cmp(&f32::from_bits(right as u32))
        };
        return u64::from(match outcome {
            Some(Ordering::Less) => less,
            Some(Ordering::Equal) => equal,
            Some(Ordering::Greater) => greater,
            None => unordered,
        });
    }
    if double {
        let (left, right) = (f64::from_bits(left), f64::from_bits(right));
        match operator {
            FloatBinary::Add => left + right,
            FloatBinary::Sub => left - right,
            FloatBinary::Mul => left * right,
            FloatBinary::Div => left / right,
            FloatBinary::Rem | FloatBinary::Compare { .. } => left % right,
        }
        .to_bits()
    } else {
        let (left, right) = (f32::from_bits(left as u32), f32::from_bits(right as u32));
        u64::from(
            match operator {
                FloatBinary::Add => left + right,
                FloatBinary::Sub => left - right,
                FloatBinary::Mul => left * right,
                FloatBinary::Div => left / right,
                FloatBinary::Rem | FloatBinary::Compare { .. } => left % right,
            }
            .to_bits(),
        )
    }
}

fn to_float(value: u64, double: bool) -> f64 {
    if double {
        f64::from_bits(value)
    } else {
        f64::from(f32::from_bits(value as u32))
    }
}

fn from_float(value: f64, double: bool) -> u64 {
    if double {
        value.to_bits()
    } else {
        u64::from((value as f32).to_bits())
    }
}

/// A conversion.
pub fn convert(conversion: Conversion, value: u64) -> u64 {
    match conversion {
        Conversion::Truncate(bits) => truncate(value, bits),
        Conversion::SignExtend(from, to) => truncate(sign_extend(value, from) as u64, to),
        Conversion::FloatExtend => f64::from(f32::from_bits(value as u32)).to_bits(),
        Conversion::FloatTruncate => u64::from((f64::from_bits(value) as f32).to_bits()),
        Conversion::FloatToUnsigned(double, bits) => truncate(to_float(value, double) as u64, bits),
        Conversion::FloatToSigned(double, bits) => {
            truncate(to_float(value, double) as i64 as u64, bits)
        }
        Conversion::UnsignedToFloat(true) => (value as f64).to_bits(),
        Conversion::UnsignedToFloat(false) => u64::from((value as f32).to_bits()),
        Conversion::SignedToFloat(true, bits) => (sign_extend(value, bits) as f64).to_bits(),
        Conversion::SignedToFloat(false, bits) => {
            u64::from((sign_extend(value, bits) as f32).to_bits())
        }
        Conversion::Negate(double) => from_float(-to_float(value, double), double),
        Conversion::CountOnes => u64::from(value.count_ones()),
        Conversion::LeadingZeros(bits) => {
            u64::from(value.leading_zeros() - (64 - u32::from(bits.min(64))))
        }
        Conversion::TrailingZeros(bits) => u64::from(value.trailing_zeros().min(u32::from(bits))),
        Conversion::SwapBytes(bits) => value.swap_bytes() >> (64 - u32::from(bits.clamp(8, 64))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_and_keep_their_width() {
        assert_eq!(binary(Binary::Add, 8, 255, 1), Ok(0));
        assert_eq!(binary(Binary::Sub, 32, 0, 1), Ok(0xffff_ffff));
        assert_eq!(
            binary(Binary::SignedDiv, 32, 0xffff_fff8, 2),
            Ok(0xffff_fffc)
        );
        assert_eq!(binary(Binary::SignedLess, 16, 0xffff, 0), Ok(1));
        assert_eq!(binary(Binary::UnsignedLess, 16, 0xffff, 0), Ok(0));
        assert_eq!(
            binary(Binary::UnsignedRem, 32, 1, 0),
            Err(ArithmeticError::DivisionByZero)
        );
        assert_eq!(
            binary(Binary::SignedDiv, 8, 128, 255),
            Err(ArithmeticError::DivisionOverflow)
        );
        assert_eq!(
            binary(Binary::ShiftLeft, 32, 1, 32),
            Err(ArithmeticError::ShiftTooFar)
        );
        assert_eq!(binary(Binary::ArithmeticShiftRight, 8, 0x80, 7), Ok(0xff));
    }

    #[test]
    fn conversions() {
        assert_eq!(convert(Conversion::SignExtend(1, 32), 1), 0xffff_ffff);
        assert_eq!(convert(Conversion::Truncate(8), 0x1ff), 0xff);
        assert_eq!(convert(Conversion::LeadingZeros(32), 1), 31);
        assert_eq!(convert(Conversion::SwapBytes(16), 0x1234), 0x3412);
        let half = convert(Conversion::SignedToFloat(false, 32), 0xffff_ffff);
        assert_eq!(f32::from_bits(half as u32), -1.0);
        assert_eq!(
            convert(Conversion::FloatToSigned(true, 32), (-2.7f64).to_bits()),
            0xffff_fffe
        );
    }
}
