//! The values of constants: addresses and arithmetic on them are numbers once objects have their
//! places.

use super::arithmetic::{binary, convert, truncate};
use super::code::{Binary, Conversion};
use super::layout::Layout;
use super::memory::{Symbol, Symbols, function_address};
use crate::c::llvm::ast::{
    BinaryOperator, CastOperator, Constant, IntegerPredicate, Type, TypeId, Types,
};

/// The value of a constant of scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstantValue {
    /// A number.
    Number(u64),
    /// An address in the thread's own block of thread-local variables.
    ThreadLocal(u64),
}

/// What is not supported.
pub type ConstantError = String;

/// The operator on integers, and whether its operands change places.
pub fn integer_operator(predicate: IntegerPredicate) -> (Binary, bool) {
    match predicate {
        IntegerPredicate::Equal => (Binary::Equal, false),
        IntegerPredicate::NotEqual => (Binary::NotEqual, false),
        IntegerPredicate::UnsignedLess => (Binary::UnsignedLess, false),
        IntegerPredicate::UnsignedLessEqual => (Binary::UnsignedLessEqual, false),
        IntegerPredicate::UnsignedGreater => (Binary::UnsignedLess, true),
        IntegerPredicate::UnsignedGreaterEqual => (Binary::UnsignedLessEqual, true),
        IntegerPredicate::SignedLess => (Binary::SignedLess, false),
        IntegerPredicate::SignedLessEqual => (Binary::SignedLessEqual, false),
        IntegerPredicate::SignedGreater => (Binary::SignedLess, true),
        IntegerPredicate::SignedGreaterEqual => (Binary::SignedLessEqual, true),
    }
}

/// Whether a type is a vector of two floats. Structures of floats are passed by value in this form;
/// nothing is calculated with it then.
pub fn is_pair(types: &Types, ty: TypeId) -> bool {
    match types.resolve(ty) {
        Some(Type::Vector(2, element)) => matches!(types.resolve(*element), Some(Type::Float)),
        _ => false,
    }
}

/// The operator on integers; `None` for those on floats.
pub fn binary_operator(operator: BinaryOperator) -> Option<Binary> {
    Some(match operator {
        BinaryOperator::Add => Binary::Add,
        BinaryOperator::Sub => Binary::Sub,
        BinaryOperator::Mul => Binary::Mul,
        BinaryOperator::UnsignedDiv => Binary::UnsignedDiv,
        BinaryOperator::SignedDiv => Binary::SignedDiv,
        BinaryOperator::UnsignedRem => Binary::UnsignedRem,
        BinaryOperator::SignedRem => Binary::SignedRem,
        BinaryOperator::ShiftLeft => Binary::ShiftLeft,
        BinaryOperator::LogicalShiftRight => Binary::LogicalShiftRight,
        BinaryOperator::ArithmeticShiftRight => Binary::ArithmeticShiftRight,
        BinaryOperator::And => Binary::And,
        BinaryOperator::Or => Binary::Or,
        BinaryOperator::Xor => Binary::Xor,
        _ => return None,
    })
}

/// Evaluates the constants of one module.
#[derive(Clone, Copy)]
pub struct Constants<'m> {
    /// The layout of its types.
    pub layout: Layout<'m>,
    /// Its types.
    pub types: &'m Types,
    /// What its names stand for.
    pub symbols: &'m Symbols,
}

impl Constants<'_> {
    /// The width of a scalar type.
    pub fn bits(&self, ty: TypeId) -> Result<u8, ConstantError> {
        match self.types.resolve(ty) {
            Some(Type::Integer(bits)) if *bits <= 64 => Ok(*bits as u8),
            Some(Type::Integer(bits)) => Err(format!("an integer of {bits} bits")),
            Some(Type::Pointer | Type::Double) => Ok(64),
            Some(Type::Float) => Ok(32),
            Some(Type::OtherFloat(name) | Type::Other(name)) => Err(format!("the type `{name}`")),
            Some(Type::Vector(..)) if is_pair(self.types, ty) => Ok(64),
            Some(Type::Vector(..)) => Err("a vector type".to_string()),
            _ => Err("an aggregate where a scalar is expected".to_string()),
        }
    }

    /// The same for what is calculated with.
    pub fn bits_of_number(&self, ty: TypeId) -> Result<u8, ConstantError> {
        match self.types.resolve(ty) {
            Some(Type::Vector(..)) => Err("a vector type".to_string()),
            _ => self.bits(ty),
        }
    }

    /// The value of a constant of scalar type.
    pub fn scalar(&self, ty: TypeId, constant: &Constant) -> Result<ConstantValue, ConstantError> {
        use ConstantValue::Number;
        Ok(match constant {
            Constant::Integer(number) => Number(truncate(*number as u64, self.bits(ty)?)),
            Constant::Float(number) => Number(match self.types.resolve(ty) {
                Some(Type::Float) => u64::from((*number as f32).to_bits()),
                Some(Type::Double) => number.to_bits(),
                Some(Type::OtherFloat(name)) => return Err(format!("the type `{name}`")),
                _ => return Err("a floating-point constant of another type".to_string()),
            }),
            Constant::Null | Constant::Undefined | Constant::Zero => {
                self.bits(ty)?;
                Number(0)
            }
            Constant::Global(name) => match self.symbols.get(name) {
                Some(Symbol::Static(address)) => Number(*address),
                Some(Symbol::ThreadLocal(offset)) => ConstantValue::ThreadLocal(*offset),
                Some(Symbol::Function(function)) => Number(function_address(*function)),
                None => return Err(format!("`{name}`, which is not defined")),
            },
            Constant::ElementAddress {
                source,
                base,
                indices,
            } => self.element_address(ty, *source, base, indices)?,
            Constant::Cast {
                operator,
                value,
                to,
            } => self.cast(*operator, value, *to)?,
            Constant::Binary {
                operator,
                ty,
                operands,
            } => {
                let operator =
                    binary_operator(*operator).ok_or("constant floating-point arithmetic")?;
                let left = self.number(*ty, &operands.0)?;
                let right = self.number(*ty, &operands.1)?;
                Number(
                    binary(operator, self.bits(*ty)?, left, right)
                        .map_err(|error| error.describe().1.to_string())?,
                )
            }
            Constant::Compare {
                predicate,
                ty,
                operands,
            } => {
                let (operator, swap) = integer_operator(*predicate);
                let mut left = self.number(*ty, &operands.0)?;
                let mut right = self.number(*ty, &operands.1)?;
                if swap {
                    std::mem::swap(&mut left, &mut right);
                }
                Number(
                    binary(operator, self.bits(*ty)?, left, right)
                        .map_err(|error| error.describe().1.to_string())?
                        & 1,
                )
            }
            Constant::Select(parts) => {
                let (condition, yes, no) = &**parts;
                let taken = match condition {
                    Constant::Integer(number) => *number != 0,
                    _ => return Err("a constant choice".to_string()),
                };
                self.scalar(ty, if taken { yes } else { no })?
            }
            Constant::Aggregate(_) | Constant::Bytes(_) => {
                return Err("an aggregate where a scalar is expected".to_string());
            }
            Constant::Unsupported(what) => return Err(what.clone()),
        })
    }

    fn number(&self, ty: TypeId, constant: &Constant) -> Result<u64, ConstantError> {
        match self.scalar(ty, constant)? {
            ConstantValue::Number(number) => Ok(number),
            ConstantValue::ThreadLocal(_) => {
                Err("arithmetic on the address of a thread-local variable".to_string())
            }
        }
    }

    fn cast(
        &self,
        operator: CastOperator,
        value: &(TypeId, Constant),
        to: TypeId,
    ) -> Result<ConstantValue, ConstantError> {
        let bits = self.bits(to)?;
        let number = match self.scalar(value.0, &value.1)? {
            ConstantValue::ThreadLocal(offset) if bits == 64 => {
                return Ok(ConstantValue::ThreadLocal(offset));
            }
            ConstantValue::ThreadLocal(_) => {
                return Err("arithmetic on the address of a thread-local variable".to_string());
            }
            ConstantValue::Number(number) => number,
        };
        Ok(ConstantValue::Number(match operator {
            CastOperator::Truncate | CastOperator::ZeroExtend | CastOperator::Bits => {
                truncate(number, bits)
            }
            CastOperator::SignExtend => {
                convert(Conversion::SignExtend(self.bits(value.0)?, bits), number)
            }
            _ => return Err("constant floating-point conversions".to_string()),
        }))
    }

    fn element_address(
        &self,
        pointer: TypeId,
        source: TypeId,
        base: &Constant,
        indices: &[(TypeId, Constant)],
    ) -> Result<ConstantValue, ConstantError> {
        let mut offset = 0u64;
        let mut ty = source;
        for (number, (index_type, index)) in indices.iter().enumerate() {
            let index = super::arithmetic::sign_extend(
                self.number(*index_type, index)?,
                self.bits(*index_type)?,
            ) as u64;
            if number == 0 {
                offset = offset.wrapping_add(index.wrapping_mul(self.layout.size(ty)?));
            } else {
                let (start, element) = self.layout.element(ty, index)?;
                offset = offset.wrapping_add(start);
                ty = element;
            }
        }
        Ok(match self.scalar(pointer, base)? {
            ConstantValue::Number(base) => ConstantValue::Number(base.wrapping_add(offset)),
            ConstantValue::ThreadLocal(base) => {
                ConstantValue::ThreadLocal(base.wrapping_add(offset))
            }
        })
    }

    /// The values of the scalar parts of a constant.
    pub fn leaves(
        &self,
        ty: TypeId,
        constant: &Constant,
    ) -> Result<Vec<ConstantValue>, ConstantError> {
        let leaves = self.layout.leaves(ty)?;
        match constant {
            Constant::Zero | Constant::Undefined | Constant::Null => {
                Ok(vec![ConstantValue::Number(0); leaves.len()])
            }
            Constant::Aggregate(parts) => {
                let mut values = Vec::new();
                for (ty, part) in parts {
                    values.extend(self.leaves(*ty, part)?);
                }
                if values.len() == leaves.len() {
                    Ok(values)
                } else {
                    Err("an aggregate of another shape than its type".to_string())
                }
            }
            Constant::Bytes(bytes) if bytes.len() == leaves.len() => Ok(bytes
                .iter()
                .map(|byte| ConstantValue::Number(u64::from(*byte)))
                .collect()),
            Constant::Integer(number) if leaves.len() == 2 => {
                let halves = [*number as u64, (*number >> 64) as u64];
                Ok(halves.map(ConstantValue::Number).to_vec())
            }
            // An address as an integer of 128 bits.
            Constant::Cast {
                operator: CastOperator::ZeroExtend | CastOperator::Bits,
                value,
                ..
            } if leaves.len() == 2 => {
                let lower = self.scalar(value.0, &value.1)?;
                Ok(vec![lower, ConstantValue::Number(0)])
            }
            _ => Ok(vec![self.scalar(ty, constant)?]),
        }
    }

    /// Writes a constant as it lies in memory, where zeros are already.
    pub fn write(
        &self,
        ty: TypeId,
        constant: &Constant,
        memory: &mut [u8],
    ) -> Result<(), ConstantError> {
        match constant {
            Constant::Zero | Constant::Undefined | Constant::Null => Ok(()),
            Constant::Bytes(bytes) => match memory.get_mut(..bytes.len()) {
                Some(place) => {
                    place.copy_from_slice(bytes);
                    Ok(())
                }
                None => Err("a text longer than its type".to_string()),
            },
            Constant::Aggregate(parts) => {
                for (index, (part_type, part)) in parts.iter().enumerate() {
                    let (offset, _) = self.layout.element(ty, index as u64)?;
                    let place = memory
                        .get_mut(offset as usize..)
                        .ok_or("an aggregate larger than its type")?;
                    self.write(*part_type, part, place)?;
                }
                Ok(())
            }
            Constant::Integer(number) if self.types.resolve(ty) == Some(&Type::Integer(128)) => {
                let place = memory.get_mut(..16).ok_or("a value larger than its type")?;
                place.copy_from_slice(&number.to_le_bytes());
                Ok(())
            }
            _ => {
                let value = self.number(ty, constant)?;
                let size = self.layout.size(ty)?.min(8) as usize;
                let place = memory
                    .get_mut(..size)
                    .ok_or("a value larger than its type")?;
                place.copy_from_slice(&value.to_le_bytes()[..size]);
                Ok(())
            }
        }
    }
}
