//! What each instruction does, in terms of ours.

use super::super::super::arithmetic::truncate;
use super::super::super::code::{
    Binary, Conversion, Instruction, LoadPurpose, Operand, Register, Rmw, WideAccess,
};
use super::super::Lowering;
use super::table::{Flag, Meaning};
use super::{Flags, Place, State};
use katec_checker::event::Mode;

/// An atomic update without its old value, as the machine has it.
fn update_operator(operator: Binary) -> Option<Rmw> {
    Some(match operator {
        Binary::Add => Rmw::Add,
        Binary::Sub => Rmw::Sub,
        Binary::And => Rmw::And,
        Binary::Or => Rmw::Or,
        Binary::Xor => Rmw::Xor,
        _ => return None,
    })
}

impl Lowering<'_, '_> {
    pub(super) fn assembly_meaning(
        &mut self,
        state: &mut State,
        meaning: Meaning,
        places: &[Place],
        width: Option<u8>,
        locked: bool,
    ) -> std::result::Result<(), Option<String>> {
        let unsized_operand =
            || Some("inline assembly with an operand of unknown size".to_string());
        let sized = || width.ok_or_else(unsized_operand);
        let in_memory = |place: &Place| matches!(place, Place::Memory(_));
        // `lock` is for memory only, and for what reads and writes it.
        let writes_memory = places.last().is_some_and(in_memory)
            || meaning == Meaning::Exchange && places.iter().any(in_memory);
        if locked && !writes_memory {
            return Err(None);
        }
        match (meaning, places) {
            (Meaning::Fence(mode), []) => self.emit(Instruction::Fence { mode }),
            (Meaning::Clock, []) => {
                let time = self.clock();
                let shift = Operand::Constant(32);
                let high = self.comparison(Binary::LogicalShiftRight, 64, time, shift);
                let low = self.converted(Conversion::Truncate(32), time);
                for (name, value) in [("rax", low), ("rdx", high)] {
                    let register = self.machine_register(state, name);
                    self.write_place(state, Place::Register(register, 32), 32, value);
                }
            }
            (Meaning::Move, [from, to]) if !locked => {
                let bits = sized()?;
                let value = self.read_place(state, *from, bits);
                self.write_place(state, *to, bits, value);
            }
            (
                Meaning::Extend {
                    from: narrow,
                    to: wide,
                    signed,
                },
                [from, to],
            ) if !locked => {
                let value = self.read_place(state, *from, narrow);
                let value = match signed {
                    true => self.converted(Conversion::SignExtend(narrow, wide), value),
                    false => value,
                };
                self.write_place(state, *to, wide, value);
            }
            (Meaning::Compute(operator), [from, to]) => {
                let bits = sized()?;
                let value = self.read_place(state, *from, bits);
                self.compute(state, operator, value, *to, bits, locked, true)?;
            }
            (Meaning::ByOne(operator), [to]) => {
                let bits = sized()?;
                self.compute(
                    state,
                    operator,
                    Operand::Constant(1),
                    *to,
                    bits,
                    locked,
                    false,
                )?;
            }
            (Meaning::Negate, [to]) if !locked => {
                let bits = sized()?;
                let old = self.read_place(state, *to, bits);
                let new = self.comparison(Binary::Sub, bits, Operand::Constant(0), old);
                let carry = self.comparison(Binary::NotEqual, bits, old, Operand::Constant(0));
                self.write_place(state, *to, bits, new);
                state.flags = Some(Flags::Result(new, bits, Some(carry)));
            }
            (Meaning::Not, [to]) => {
                let bits = sized()?;
                let flags = state.flags;
                let ones = Operand::Constant(truncate(u64::MAX, bits));
                self.compute(state, Binary::Xor, ones, *to, bits, locked, true)?;
                state.flags = flags;
            }
            (Meaning::Compare, [right, left]) if !locked => {
                let bits = sized()?;
                let right = self.read_place(state, *right, bits);
                let left = self.read_place(state, *left, bits);
                state.flags = Some(Flags::Compared(left, right, bits));
            }
            (Meaning::Test, [right, left]) if !locked => {
                let bits = sized()?;
                let right = self.read_place(state, *right, bits);
                let left = self.read_place(state, *left, bits);
                let both = self.comparison(Binary::And, bits, left, right);
                state.flags = Some(Flags::Result(both, bits, Some(Operand::Constant(0))));
            }
            (Meaning::Exchange, [a, b]) => {
                let bits = sized()?;
                let (other, memory) = if in_memory(a) { (*b, *a) } else { (*a, *b) };
                let value = self.read_place(state, other, bits);
                let value = self.kept(value);
                let old = match memory {
                    Place::Memory(address) => {
                        self.atomic_update(state, Rmw::Exchange, address, value, bits)
                    }
                    place => {
                        let old = self.read_place(state, place, bits);
                        let old = self.kept(old);
                        self.write_place(state, place, bits, value);
                        old
                    }
                };
                self.write_place(state, other, bits, old);
            }
            (Meaning::ExchangeAdd, [from, to]) => {
                let bits = sized()?;
                let value = self.read_place(state, *from, bits);
                let value = self.kept(value);
                let old = self.compute(state, Binary::Add, value, *to, bits, locked, true)?;
                self.write_place(state, *from, bits, old);
            }
            (Meaning::CompareExchange, [new, to]) => {
                let bits = sized()?;
                self.compare_exchange(state, *new, *to, bits, locked)?;
            }
            (Meaning::CompareExchangeWide, [Place::Memory(address)]) if locked => {
                self.compare_exchange_wide(state, *address);
            }
            (Meaning::Bit(change), [index, to]) => {
                let bits = sized()?;
                self.bit(state, change, *index, *to, bits, locked)?;
            }
            (Meaning::SubtractCarry, [Place::Register(a, _), Place::Register(b, _)]) if a == b => {
                let bits = sized()?;
                let carry = state
                    .flags
                    .and_then(|flags| self.flag(flags, Flag::Carry, true));
                let carry = carry.ok_or(None)?;
                let mask = self.comparison(Binary::Sub, bits, Operand::Constant(0), carry);
                self.write_place(state, places[1], bits, mask);
                state.flags = Some(Flags::Result(mask, bits, Some(carry)));
            }
            (Meaning::Set(flag, wanted), [to]) if !locked => {
                let value = state.flags.and_then(|flags| self.flag(flags, flag, wanted));
                let value = value.ok_or(None)?;
                self.write_place(state, *to, 8, value);
            }
            _ => return Err(None),
        }
        Ok(())
    }

    /// A value that stays as it is when the register that it is in changes.
    pub(super) fn kept(&mut self, value: Operand) -> Operand {
        match value {
            Operand::Constant(_) => value,
            Operand::Register(_) => {
                let to = self.allocate(1);
                self.emit(Instruction::Move { to, from: value });
                Operand::Register(to)
            }
        }
    }

    pub(super) fn converted(&mut self, conversion: Conversion, from: Operand) -> Operand {
        let to = self.allocate(1);
        self.emit(Instruction::Convert {
            conversion,
            to,
            from,
        });
        Operand::Register(to)
    }

    /// The low bits of what is at a place.
    pub(super) fn read_place(&mut self, state: &State, place: Place, bits: u8) -> Operand {
        match place {
            Place::Number(Operand::Constant(value)) => Operand::Constant(truncate(value, bits)),
            Place::Number(value) => value,
            Place::Register(register, _) => {
                self.converted(Conversion::Truncate(bits), Operand::Register(register))
            }
            Place::Memory(address) => {
                let to = self.allocate(1);
                let mode = match state.barrier {
                    true => Mode::Acquire,
                    false => Mode::Relaxed,
                };
                self.emit(Instruction::Load {
                    to,
                    address,
                    size: bits / 8,
                    mode,
                    purpose: LoadPurpose::Use,
                });
                Operand::Register(to)
            }
        }
    }

    /// Puts a value of so many bits at a place. In a register 32 bits clear what is above, and
    /// fewer leave it.
    pub(super) fn write_place(
        &mut self,
        state: &mut State,
        place: Place,
        bits: u8,
        value: Operand,
    ) {
        match place {
            Place::Number(_) => {}
            Place::Memory(address) => {
                let mode = match state.barrier {
                    true => Mode::Release,
                    false => Mode::Relaxed,
                };
                self.emit(Instruction::Store {
                    address,
                    value,
                    size: bits / 8,
                    mode,
                });
            }
            Place::Register(register, _) => {
                let from = match bits {
                    8 | 16 => {
                        let above = Operand::Constant(!((1 << bits) - 1));
                        let rest =
                            self.comparison(Binary::And, 64, Operand::Register(register), above);
                        self.comparison(Binary::Or, 64, rest, value)
                    }
                    _ => value,
                };
                self.emit(Instruction::Move { to: register, from });
                for given in &mut state.operands {
                    if let Place::Register(known, _) = given.place {
                        given.set |= known == register;
                    }
                }
            }
        }
    }

    /// A read-modify-write, which on x86 orders everything around it; gives the old value.
    fn atomic_update(
        &mut self,
        state: &State,
        operator: Rmw,
        address: Operand,
        operand: Operand,
        bits: u8,
    ) -> Operand {
        let to = self.allocate(1);
        self.around_update(state, |lowering, mode| {
            lowering.emit(Instruction::Rmw {
                operator,
                to,
                address,
                operand,
                size: bits / 8,
                mode,
            });
        });
        Operand::Register(to)
    }

    fn around_update(&mut self, state: &State, update: impl FnOnce(&mut Self, Mode)) {
        let full = Instruction::Fence {
            mode: Mode::SequentiallyConsistent,
        };
        match state.barrier {
            true => {
                self.emit(full);
                update(self, Mode::SequentiallyConsistent);
                self.emit(full);
            }
            false => update(self, Mode::Relaxed),
        }
    }

    /// `to = to operator value`; gives the old value.
    #[allow(clippy::too_many_arguments)]
    fn compute(
        &mut self,
        state: &mut State,
        operator: Binary,
        value: Operand,
        to: Place,
        bits: u8,
        locked: bool,
        carries: bool,
    ) -> std::result::Result<Operand, Option<String>> {
        let old = match (to, locked) {
            (Place::Memory(address), true) => {
                let update = update_operator(operator).ok_or(None)?;
                self.atomic_update(state, update, address, value, bits)
            }
            _ => self.read_place(state, to, bits),
        };
        let new = self.comparison(operator, bits, old, value);
        if !(locked && matches!(to, Place::Memory(_))) {
            self.write_place(state, to, bits, new);
        }
        let carry = match operator {
            _ if !carries => match state.flags {
                Some(flags) => self.flag(flags, Flag::Carry, true),
                None => None,
            },
            Binary::Add => Some(self.comparison(Binary::UnsignedLess, bits, new, old)),
            Binary::Sub => None,
            _ => Some(Operand::Constant(0)),
        };
        state.flags = Some(match operator {
            Binary::Sub if carries => Flags::Compared(old, value, bits),
            _ => Flags::Result(new, bits, carry),
        });
        Ok(old)
    }

    fn compare_exchange(
        &mut self,
        state: &mut State,
        new: Place,
        to: Place,
        bits: u8,
        locked: bool,
    ) -> std::result::Result<(), Option<String>> {
        let accumulator = self.machine_register(state, "rax");
        let accumulator = Place::Register(accumulator, bits);
        let expected = self.read_place(state, accumulator, bits);
        let desired = self.read_place(state, new, bits);
        let (Place::Memory(address), true) = (to, locked) else {
            // Without `lock`, or with a register, a choice between two values.
            let old = self.read_place(state, to, bits);
            let equal = self.comparison(Binary::Equal, bits, old, expected);
            let value = self.allocate(1);
            self.emit(Instruction::Select {
                to: value,
                condition: equal,
                yes: desired,
                no: old,
            });
            self.write_place(state, to, bits, Operand::Register(value));
            self.write_place(state, accumulator, bits, old);
            state.flags = Some(Flags::Compared(expected, old, bits));
            return Ok(());
        };
        let result = self.allocate(2);
        self.around_update(state, |lowering, mode| {
            lowering.emit(Instruction::CompareExchange {
                to: result,
                address,
                expected,
                desired,
                size: bits / 8,
                mode,
                failure_mode: mode,
                weak: false,
            });
        });
        let old = Operand::Register(result);
        self.write_place(state, accumulator, bits, old);
        state.flags = Some(Flags::Compared(expected, old, bits));
        Ok(())
    }

    /// Compares with `rdx:rax` and writes `rcx:rbx`.
    fn compare_exchange_wide(&mut self, state: &mut State, address: Operand) {
        let [low, high, new_low, new_high] =
            ["rax", "rdx", "rbx", "rcx"].map(|name| self.machine_register(state, name));
        let halves = [new_low, new_high, low, high].map(Operand::Register);
        let arguments = [&[address], &halves[..]].concat();
        let arguments = self.code.add_operands(&arguments);
        let result = self.allocate(3);
        self.around_update(state, |lowering, mode| {
            lowering.emit(Instruction::Wide {
                access: WideAccess::CompareExchange { weak: false },
                arguments,
                to: result,
                mode,
                failure_mode: mode,
            });
        });
        let [old_low, old_high, equal] =
            [0, 1, 2].map(|n| Operand::Register(Register(result.0 + n)));
        self.write_place(state, Place::Register(low, 64), 64, old_low);
        self.write_place(state, Place::Register(high, 64), 64, old_high);
        state.flags = Some(Flags::Compared(equal, Operand::Constant(1), 64));
    }

    fn bit(
        &mut self,
        state: &mut State,
        change: Option<Rmw>,
        index: Place,
        to: Place,
        bits: u8,
        locked: bool,
    ) -> std::result::Result<(), Option<String>> {
        // A number within the operand; a register would reach beyond it.
        let Place::Number(Operand::Constant(index)) = index else {
            return Err(None);
        };
        let index = index % u64::from(bits);
        let mask = 1u64 << index;
        let operand = match change {
            Some(Rmw::And) => truncate(!mask, bits),
            _ => mask,
        };
        let operator = match change {
            Some(Rmw::And) => Some(Binary::And),
            Some(Rmw::Xor) => Some(Binary::Xor),
            Some(_) => Some(Binary::Or),
            None => None,
        };
        let old = match operator {
            Some(operator) => self.compute(
                state,
                operator,
                Operand::Constant(operand),
                to,
                bits,
                locked,
                true,
            )?,
            None if locked => return Err(None),
            None => self.read_place(state, to, bits),
        };
        let moved = self.comparison(
            Binary::LogicalShiftRight,
            bits,
            old,
            Operand::Constant(index),
        );
        let carry = self.comparison(Binary::And, bits, moved, Operand::Constant(1));
        state.flags = Some(Flags::Carry(carry));
        Ok(())
    }

    /// Whether a flag is as wanted, as 0 or 1; `None` if it is not known.
    pub(super) fn flag(&mut self, flags: Flags, flag: Flag, wanted: bool) -> Option<Operand> {
        let value = match (flags, flag) {
            (Flags::Compared(left, right, bits), _) => {
                let operator = match flag {
                    Flag::Zero => Binary::Equal,
                    Flag::Carry => Binary::UnsignedLess,
                    Flag::BelowEqual => Binary::UnsignedLessEqual,
                    Flag::Less => Binary::SignedLess,
                    Flag::LessEqual => Binary::SignedLessEqual,
                    Flag::Sign => {
                        let difference = self.comparison(Binary::Sub, bits, left, right);
                        let negative = self.comparison(
                            Binary::SignedLess,
                            bits,
                            difference,
                            Operand::Constant(0),
                        );
                        return Some(self.opposite_unless(wanted, negative));
                    }
                };
                self.comparison(operator, bits, left, right)
            }
            (Flags::Result(value, bits, _), Flag::Zero) => {
                self.comparison(Binary::Equal, bits, value, Operand::Constant(0))
            }
            (Flags::Result(value, bits, _), Flag::Sign) => {
                self.comparison(Binary::SignedLess, bits, value, Operand::Constant(0))
            }
            (Flags::Result(_, _, Some(carry)) | Flags::Carry(carry), Flag::Carry) => carry,
            _ => return None,
        };
        Some(self.opposite_unless(wanted, value))
    }

    pub(super) fn opposite_unless(&mut self, wanted: bool, value: Operand) -> Operand {
        match wanted {
            true => value,
            false => self.comparison(Binary::Xor, 8, value, Operand::Constant(1)),
        }
    }
}
