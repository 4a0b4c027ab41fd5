//! Integers of 128 bits: two registers each, the lower half first. What takes more than a few
//! instructions is a function of the library.

use super::super::code::{Binary, Conversion, Instruction, Operand, Register};
use super::super::constant::integer_operator;
use super::{Lowering, Result};
use crate::c::llvm::ast::Typed;
use crate::c::llvm::ast::{self, BinaryOperator, CastOperator, IntegerPredicate, Type, TypeId};

/// The halves of a number.
type Halves = [Operand; 2];

const ZERO: Operand = Operand::Constant(0);

impl<'m> Lowering<'_, 'm> {
    pub(super) fn is_wide(&self, ty: TypeId) -> bool {
        self.context.module.types.resolve(ty) == Some(&Type::Integer(128))
    }

    fn halves(&mut self, ty: TypeId, operand: &ast::Operand) -> Result<Halves> {
        let parts = self.parts_of(ty, operand)?;
        <[Operand; 2]>::try_from(parts).map_err(|_| "an integer of another width".to_string())
    }

    /// An operation of 64 bits.
    fn word(&mut self, operator: Binary, left: Operand, right: Operand) -> Operand {
        self.comparison(operator, 64, left, right)
    }

    pub(super) fn wide_binary(
        &mut self,
        to: Register,
        operator: BinaryOperator,
        left: &'m Typed,
        right: &'m ast::Operand,
    ) -> Result<()> {
        let a = self.halves(left.ty, &left.value)?;
        let b = self.halves(left.ty, right)?;
        let halves = match operator {
            BinaryOperator::And => self.each_half(Binary::And, a, b),
            BinaryOperator::Or => self.each_half(Binary::Or, a, b),
            BinaryOperator::Xor => self.each_half(Binary::Xor, a, b),
            BinaryOperator::Add => {
                let low = self.word(Binary::Add, a[0], b[0]);
                let carry = self.word(Binary::UnsignedLess, low, a[0]);
                let high = self.word(Binary::Add, a[1], b[1]);
                [low, self.word(Binary::Add, high, carry)]
            }
            BinaryOperator::Sub => {
                let low = self.word(Binary::Sub, a[0], b[0]);
                let borrow = self.word(Binary::UnsignedLess, a[0], b[0]);
                let high = self.word(Binary::Sub, a[1], b[1]);
                [low, self.word(Binary::Sub, high, borrow)]
            }
            BinaryOperator::Mul => {
                let low = self.word(Binary::Mul, a[0], b[0]);
                let mut high = self.word(Binary::UnsignedMulHigh, a[0], b[0]);
                for (left, right) in [(a[0], b[1]), (a[1], b[0])] {
                    let product = self.word(Binary::Mul, left, right);
                    high = self.word(Binary::Add, high, product);
                }
                [low, high]
            }
            BinaryOperator::ShiftLeft => self.wide_function("__katec_shift_left_128", a, b),
            BinaryOperator::LogicalShiftRight => {
                self.wide_function("__katec_shift_right_128", a, b)
            }
            BinaryOperator::ArithmeticShiftRight => {
                self.wide_function("__katec_shift_signed_128", a, b)
            }
            BinaryOperator::UnsignedDiv => self.wide_function("__katec_divide_128", a, b),
            BinaryOperator::UnsignedRem => self.wide_function("__katec_remainder_128", a, b),
            BinaryOperator::SignedDiv => self.wide_function("__katec_divide_signed_128", a, b),
            BinaryOperator::SignedRem => self.wide_function("__katec_remainder_signed_128", a, b),
            _ => return Err("floating-point arithmetic of integers".to_string()),
        };
        self.moves(to, &halves);
        Ok(())
    }

    fn each_half(&mut self, operator: Binary, a: Halves, b: Halves) -> Halves {
        [
            self.word(operator, a[0], b[0]),
            self.word(operator, a[1], b[1]),
        ]
    }

    fn wide_function(&mut self, name: &str, a: Halves, b: Halves) -> Halves {
        let to = self.library_function(name, &[a[0], a[1], b[0], b[1]], 2);
        [Operand::Register(to), Operand::Register(Register(to.0 + 1))]
    }

    /// Calls a function of the library; its results begin at the register.
    pub(super) fn library_function(
        &mut self,
        name: &str,
        arguments: &[Operand],
        results: u32,
    ) -> Register {
        let function = self.linker.function(name);
        let arguments = self.code.add_operands(arguments);
        let to = self.allocate(results);
        self.emit(Instruction::Call {
            function,
            arguments,
            to,
            results,
        });
        to
    }

    pub(super) fn wide_compare(
        &mut self,
        to: Register,
        predicate: IntegerPredicate,
        left: &'m Typed,
        right: &'m ast::Operand,
    ) -> Result<()> {
        let (operator, swap) = integer_operator(predicate);
        let mut a = self.halves(left.ty, &left.value)?;
        let mut b = self.halves(left.ty, right)?;
        if swap {
            (a, b) = (b, a);
        }
        let (strict, lower) = match operator {
            Binary::Equal | Binary::NotEqual => {
                let [low, high] = self.each_half(operator, a, b);
                let both = match operator {
                    Binary::Equal => Binary::And,
                    _ => Binary::Or,
                };
                let from = self.word(both, low, high);
                self.emit(Instruction::Move { to, from });
                return Ok(());
            }
            Binary::SignedLess => (Binary::SignedLess, Binary::UnsignedLess),
            Binary::SignedLessEqual => (Binary::SignedLess, Binary::UnsignedLessEqual),
            other => (Binary::UnsignedLess, other),
        };
        // The upper halves decide, and the lower ones if those are equal.
        let less = self.word(strict, a[1], b[1]);
        let equal = self.word(Binary::Equal, a[1], b[1]);
        let below = self.word(lower, a[0], b[0]);
        let below = self.word(Binary::And, equal, below);
        let from = self.word(Binary::Or, less, below);
        self.emit(Instruction::Move { to, from });
        Ok(())
    }

    pub(super) fn wide_cast(
        &mut self,
        to: Register,
        operator: CastOperator,
        value: &'m Typed,
        ty: TypeId,
    ) -> Result<()> {
        if self.is_wide(value.ty) {
            let halves = self.halves(value.ty, &value.value)?;
            if self.is_wide(ty) {
                self.moves(to, &halves);
                return Ok(());
            }
            let bits = self.context.constants.bits(ty)?;
            let is_signed = u64::from(operator == CastOperator::SignedToFloat);
            match operator {
                CastOperator::Truncate => {}
                CastOperator::SignedToFloat | CastOperator::UnsignedToFloat => {
                    let name = match bits {
                        64 => "__katec_double_of_128",
                        _ => "__katec_float_of_128",
                    };
                    let arguments = [halves[0], halves[1], Operand::Constant(is_signed)];
                    let from = self.library_function(name, &arguments, 1);
                    self.emit(Instruction::Move {
                        to,
                        from: Operand::Register(from),
                    });
                    return Ok(());
                }
                _ => return Err("a conversion of an integer of 128 bits".to_string()),
            }
            self.emit(Instruction::Convert {
                conversion: Conversion::Truncate(bits),
                to,
                from: halves[0],
            });
            return Ok(());
        }
        let bits = self.context.constants.bits(value.ty)?;
        let from = self.typed(value)?;
        let halves = match operator {
            CastOperator::ZeroExtend => [from, ZERO],
            CastOperator::SignExtend => {
                let low = self.allocate(1);
                self.emit(Instruction::Convert {
                    conversion: Conversion::SignExtend(bits, 64),
                    to: low,
                    from,
                });
                let low = Operand::Register(low);
                let sign = Operand::Constant(63);
                [low, self.word(Binary::ArithmeticShiftRight, low, sign)]
            }
            CastOperator::FloatToSigned | CastOperator::FloatToUnsigned => {
                let mut value = from;
                if bits == 32 {
                    let double = self.allocate(1);
                    self.emit(Instruction::Convert {
                        conversion: Conversion::FloatExtend,
                        to: double,
                        from,
                    });
                    value = Operand::Register(double);
                }
                let is_signed = u64::from(operator == CastOperator::FloatToSigned);
                let arguments = [value, Operand::Constant(is_signed)];
                let low = self.library_function("__katec_128_of_double", &arguments, 2);
                [
                    Operand::Register(low),
                    Operand::Register(Register(low.0 + 1)),
                ]
            }
            _ => return Err("a conversion to an integer of 128 bits".to_string()),
        };
        self.moves(to, &halves);
        Ok(())
    }
}
