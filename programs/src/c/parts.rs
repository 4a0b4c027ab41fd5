//! Accesses in parts: of memory that is divided ([`super::division`]), and of 16 bytes.
//!
//! The parts of a plain access are accesses of their own. Those of an atomic one are atomic
//! together ([`Joined`](katec_checker::graph::Joined)), each an event.
//!
//! A read-modify-write is one in each part: the lower parts come first, so that it is known what is
//! carried into the next one. What a compare-exchange, a maximum or a minimum writes depends on all
//! parts. So an open choice comes first whether it writes something new. If what it reads then says
//! that this was wrong, the machine stops with [`Operation::Repeat`]: the other choice has that
//! execution.

use super::access::{Target, describe_private};
use super::arithmetic::truncate;
use super::code::{Instruction, Operand, Register, Rmw, WideAccess};
use super::machine::{Machine, Machinery, Proceed, Waiting, error, known};
use super::memory::{Region, region};
use katec_checker::event::{Address, Mode, Place, Update, Value};
use katec_checker::program::{Operation, ProblemKind, bytes};

/// Whether a read-modify-write in parts writes something new, which all parts together decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Decision {
    /// That is open.
    #[default]
    Open,
    /// It does.
    Writes,
    /// It does not.
    Keeps,
}

/// An atomic access of any size.
#[derive(Clone, Copy)]
pub(super) struct Wide {
    access: WideAccess,
    to: Register,
    address: u64,
    size: u8,
    mode: Mode,
    failure_mode: Mode,
    /// What is stored, combined with the old value, or desired.
    operand: u128,
    expected: u128,
}

impl Wide {
    /// A part of a number.
    fn part(number: u128, place: Place, offset: u64) -> u64 {
        truncate((number >> (8 * offset)) as u64, 8 * place.size)
    }

    fn truncate(&self, number: u128) -> u128 {
        number & u128::MAX >> (128 - 8 * u32::from(self.size))
    }

    fn signed(&self, number: u128) -> i128 {
        let unused = 128 - 8 * u32::from(self.size);
        (number << unused) as i128 >> unused
    }

    /// What is written if this was read, if something is.
    fn written(&self, old: u128) -> Option<u128> {
        let operand = self.operand;
        let chosen = |operand_wins: bool| if operand_wins { operand } else { old };
        let operator = match self.access {
            WideAccess::Load => return None,
            WideAccess::Store => Rmw::Exchange,
            WideAccess::CompareExchange { .. } if old == self.expected => Rmw::Exchange,
            WideAccess::CompareExchange { .. } => return None,
            WideAccess::Rmw(operator) => operator,
        };
        let new = match operator {
            Rmw::Exchange => operand,
            Rmw::Add => old.wrapping_add(operand),
            Rmw::Sub => old.wrapping_sub(operand),
            Rmw::And => old & operand,
            Rmw::Nand => !(old & operand),
            Rmw::Or => old | operand,
            Rmw::Xor => old ^ operand,
            Rmw::Max => chosen(self.signed(operand) > self.signed(old)),
            Rmw::Min => chosen(self.signed(operand) < self.signed(old)),
            Rmw::UnsignedMax => chosen(operand > old),
            Rmw::UnsignedMin => chosen(operand < old),
        };
        Some(self.truncate(new))
    }

    /// Whether all parts decide together whether something new is written.
    fn is_decided_together(&self) -> bool {
        matches!(
            self.access,
            WideAccess::CompareExchange { .. }
                | WideAccess::Rmw(Rmw::Max | Rmw::Min | Rmw::UnsignedMax | Rmw::UnsignedMin)
        )
    }

    /// What is done to a part. `below` is what was read of the parts below it.
    fn operation(&self, place: Place, offset: u64, below: u128, decision: Decision) -> Operation {
        let part = |number| Value(Self::part(number, place, offset));
        let low = u128::MAX.checked_shr(128 - 8 * offset as u32).unwrap_or(0);
        let operand = part(self.operand);
        let with = |carry: bool| Value(operand.0.wrapping_add(u64::from(carry)));
        let mode = self.mode;
        let update = match self.access {
            WideAccess::Load => return Operation::Load { place, mode },
            WideAccess::Store => {
                let value = operand;
                return Operation::Store { place, mode, value };
            }
            WideAccess::CompareExchange { .. } if decision == Decision::Keeps => {
                let mode = self.failure_mode;
                return Operation::Load { place, mode };
            }
            WideAccess::CompareExchange { .. } => Update::CompareExchange {
                expected: part(self.expected),
                desired: operand,
            },
            WideAccess::Rmw(operator) => match operator {
                Rmw::Exchange => Update::Exchange(operand),
                Rmw::Add => Update::Add(with(
                    (below + (self.operand & low)) >> (8 * offset) & 1 == 1,
                )),
                Rmw::Sub => Update::Sub(with(below < self.operand & low)),
                Rmw::And => Update::And(operand),
                Rmw::Nand => Update::Nand(operand),
                Rmw::Or => Update::Or(operand),
                Rmw::Xor => Update::Xor(operand),
                Rmw::Max | Rmw::Min | Rmw::UnsignedMax | Rmw::UnsignedMin => match decision {
                    Decision::Writes => Update::Exchange(operand),
                    _ => Update::Add(Value(0)),
                },
            },
        };
        Operation::ReadModifyWrite {
            place,
            mode,
            failure_mode: self.failure_mode,
            update,
        }
    }
}

/// An atomic access that can be done in parts only.
#[cold]
pub(super) fn undivided(program: &Machinery, address: u64, size: u8) -> Operation {
    let place = match region(address) {
        Region::Heap | Region::Stack => String::new(),
        _ => format!(" at {}", program.statics.name(Address(address))),
    };
    let what = match size {
        1 | 2 | 4 | 8 => "parts of which are accessed on their own",
        _ => "which is not done in one step",
    };
    error(
        ProblemKind::MixedSize,
        format!(
            "an atomic access of {}{place}, {what}, is not supported",
            bytes(size.into())
        ),
    )
}

impl Machine {
    /// Reads a part of a value; the instruction runs again for the next one.
    #[cold]
    pub(super) fn load_part(
        &mut self,
        program: &Machinery,
        to: Register,
        address: u64,
        size: u8,
        mode: Mode,
    ) -> Proceed {
        let (place, _) = self.next_part(program, address, size, mode)?;
        self.waiting = Waiting::Part(to, place.size, size);
        self.track_access(true);
        Err(Operation::Load { place, mode })
    }

    /// A part of a value was read. The value counts as set if one of its parts was, as in memory of
    /// the thread's own: a structure with gaps, or a union, is passed as a whole.
    #[cold]
    pub(super) fn take_part(
        &mut self,
        program: &Machinery,
        to: Register,
        bytes: u8,
        size: u8,
        value: Value,
    ) -> Proceed {
        /// Beyond what a value of 8 bytes has.
        const SET: u128 = 1 << 127;
        if value != Value::UNINITIALISED {
            self.partial |= SET;
        }
        let Some(whole) = self.add_part(bytes, size, known(value)) else {
            return Ok(());
        };
        if whole & SET == 0 && !program.uninitialised && !self.keeps(program) {
            let what = "read of uninitialised memory";
            return Err(error(ProblemKind::Uninitialised, what));
        }
        self.set(to, whole as u64);
        Ok(())
    }

    /// A part of a value was read: the whole, if it was the last one. Otherwise the instruction
    /// runs again.
    fn add_part(&mut self, bytes: u8, size: u8, value: u64) -> Option<u128> {
        self.partial |= u128::from(value) << (8 * self.progress);
        self.progress += u64::from(bytes);
        if self.progress < u64::from(size) {
            self.next -= 1;
            return None;
        }
        self.progress = 0;
        Some(std::mem::take(&mut self.partial))
    }

    /// Stores a part of a value; the instruction runs again for the next one.
    #[cold]
    pub(super) fn store_part(
        &mut self,
        program: &Machinery,
        address: u64,
        value: u128,
        size: u8,
        mode: Mode,
    ) -> Proceed {
        let (place, offset) = self.next_part(program, address, size, mode)?;
        let value = Wide::part(value, place, offset);
        self.affect();
        self.publish(value);
        self.track_access(false);
        self.progress += u64::from(place.size);
        if self.progress < u64::from(size) {
            self.waiting = Waiting::Again;
        } else {
            self.progress = 0;
        }
        let value = Value(value);
        Err(Operation::Store { place, mode, value })
    }

    /// The next part of an access that is done in parts, and where in the value it is.
    fn next_part(
        &mut self,
        program: &Machinery,
        address: u64,
        size: u8,
        mode: Mode,
    ) -> Result<(Place, u64), Operation> {
        if mode != Mode::NonAtomic {
            if !program.division.joins() {
                self.waiting = Waiting::Undivided(Place {
                    address: Address(address),
                    size,
                });
                return Err(undivided(program, address, size));
            }
            self.continues = self.progress > 0;
        }
        let offset = self.progress;
        let address = address.wrapping_add(offset);
        let size = program.division.piece(address, size - offset as u8);
        let place = Place {
            address: Address(address),
            size,
        };
        Ok((place, offset))
    }

    /// The atomic access that an instruction makes.
    pub(super) fn wide(&self, program: &Machinery, instruction: &Instruction) -> Option<Wide> {
        let number = |operand| u128::from(self.value(operand));
        let wide = match *instruction {
            Instruction::Rmw {
                operator,
                to,
                address,
                operand,
                size,
                mode,
            } => Wide {
                access: WideAccess::Rmw(operator),
                to,
                address: self.value(address),
                size,
                mode,
                failure_mode: mode,
                operand: number(operand),
                expected: 0,
            },
            Instruction::CompareExchange {
                to,
                address,
                expected,
                desired,
                size,
                mode,
                failure_mode,
                weak,
            } => Wide {
                access: WideAccess::CompareExchange { weak },
                to,
                address: self.value(address),
                size,
                mode,
                failure_mode,
                operand: number(desired),
                expected: number(expected),
            },
            Instruction::Wide {
                access,
                arguments,
                to,
                mode,
                failure_mode,
            } => {
                let arguments = program.code.arguments(arguments);
                let halves = |halves: &[Operand]| match *halves {
                    [low, high] => number(low) | number(high) << 64,
                    _ => 0,
                };
                let (address, numbers) = arguments.split_first()?;
                let (operand, expected) = numbers.split_at(numbers.len().min(2));
                Wide {
                    access,
                    to,
                    address: self.value(*address),
                    size: 16,
                    mode,
                    failure_mode,
                    operand: halves(operand),
                    expected: halves(expected),
                }
            }
            _ => return None,
        };
        Some(Wide {
            operand: wide.truncate(wide.operand),
            expected: wide.truncate(wide.expected),
            ..wide
        })
    }

    /// Runs an access of 16 bytes.
    pub(super) fn access_wide(&mut self, program: &Machinery, wide: Wide) -> Proceed {
        let writes = !matches!(wide.access, WideAccess::Load);
        match self.target(program, wide.address, wide.size, writes)? {
            Target::Divided | Target::Shared(_) => self.access_part(program, wide),
            Target::Private(offset) => {
                let read = |offset| match self.private.read(offset, 8) {
                    _ if matches!(wide.access, WideAccess::Store) => Ok(0),
                    read => read.map_err(|fault| describe_private(fault, 16)),
                };
                let old = u128::from(read(offset)?) | u128::from(read(offset + 8)?) << 64;
                self.track_load(wide.to, Some(offset), 16);
                if let Some(new) = wide.written(old) {
                    self.write_private(offset, 8, new as u64)?;
                    self.write_private(offset + 8, 8, (new >> 64) as u64)?;
                }
                self.set_old(wide, old, wide.written(old).is_some());
                Ok(())
            }
            Target::Constant(_) => {
                let to = wide.to;
                self.load(program, to, wide.address, 8, wide.mode)?;
                let (to, address) = (Register(to.0 + 1), wide.address + 8);
                self.load(program, to, address, 8, wide.mode)
            }
        }
    }

    /// Does a part of an access; the instruction runs again for the next one.
    #[cold]
    pub(super) fn access_part(&mut self, program: &Machinery, wide: Wide) -> Proceed {
        let (address, size, mode) = (wide.address, wide.size, wide.mode);
        if let WideAccess::Store = wide.access {
            return self.store_part(program, address, wide.operand, size, mode);
        }
        let (place, offset) = self.next_part(program, address, size, mode)?;
        if wide.is_decided_together() && self.decision == Decision::Open {
            self.waiting = Waiting::Decided;
            return Err(Operation::Choose { count: 2 });
        }
        let compares = matches!(wide.access, WideAccess::CompareExchange { .. });
        self.waiting = Waiting::Accessed {
            to: wide.to,
            bytes: place.size,
            size,
            compares,
        };
        self.track_access(true);
        Err(wide.operation(place, offset, self.partial, self.decision))
    }

    /// It was chosen whether a read-modify-write in parts writes something new: it runs.
    pub(super) fn decided(&mut self, chosen: Value) {
        self.next -= 1;
        self.decision = match chosen.0 {
            0 => Decision::Writes,
            _ => Decision::Keeps,
        };
    }

    /// A part of an access was done. Goes on with the next one, or with the results.
    #[cold]
    pub(super) fn take_accessed(
        &mut self,
        program: &Machinery,
        bytes: u8,
        returned: Value,
    ) -> Proceed {
        let function = &program.code.functions[self.function.0 as usize];
        let Some(wide) = self.wide(program, &function.code[self.next as usize - 1]) else {
            return Ok(());
        };
        let Some(old) = self.add_part(bytes, wide.size, known(returned)) else {
            let read = u128::MAX >> (128 - 8 * self.progress as u32);
            let differs = (self.partial ^ wide.expected) & read != 0;
            let compares = matches!(wide.access, WideAccess::CompareExchange { .. });
            return match compares && self.decision == Decision::Writes && differs {
                true => Err(Operation::Repeat),
                false => Ok(()),
            };
        };
        let decision = std::mem::take(&mut self.decision);
        let new = wide.written(old);
        let changes = match wide.access {
            WideAccess::CompareExchange { .. } => new.is_some(),
            _ => new.is_some_and(|new| new != old),
        };
        if decision != Decision::Open && changes != (decision == Decision::Writes) {
            let WideAccess::CompareExchange { weak: true } = wide.access else {
                return Err(Operation::Repeat);
            };
            return match decision {
                Decision::Keeps => self.fail_in_parts(program, wide, old),
                _ => Err(Operation::Repeat),
            };
        }
        if changes {
            self.affect();
            if let WideAccess::Rmw(Rmw::Exchange) | WideAccess::CompareExchange { .. } = wide.access
            {
                self.publish(wide.operand as u64);
                self.publish((wide.operand >> 64) as u64);
            }
        }
        self.set_old(wide, old, changes);
        Ok(())
    }

    /// A weak compare-exchange in parts fails although the values are equal, if that is to be
    /// explored.
    fn fail_in_parts(&mut self, program: &Machinery, wide: Wide, old: u128) -> Proceed {
        let mut trial = self.clone();
        trial.set_old(wide, old, false);
        if !self.may_end(program, trial) {
            return Err(Operation::Repeat);
        }
        self.set_old(wide, old, false);
        self.ended(program);
        Ok(())
    }

    /// Puts the old value into registers, and whether a compare-exchange succeeded.
    fn set_old(&mut self, wide: Wide, old: u128, succeeds: bool) {
        let mut next = wide.to;
        let mut put = |value| {
            self.set(next, value);
            next.0 += 1;
        };
        if matches!(wide.access, WideAccess::Store) {
            return;
        }
        put(old as u64);
        if wide.size > 8 {
            put((old >> 64) as u64);
        }
        if matches!(wide.access, WideAccess::CompareExchange { .. }) {
            put(u64::from(succeeds));
        }
    }
}
