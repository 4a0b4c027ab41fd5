//! Accesses to memory: which become events, and which the machine does by itself.
//!
//! Constants and private memory are the machine's own business. Static and thread-local objects are
//! known, so that the machine checks their bounds; whether an address of the heap or of another
//! thread's locals is valid only the graph can say.

use super::code::{Instruction, Operand, Register, Rmw};
use super::machine::{Machine, Machinery, Proceed, Waiting, error};
use super::memory::{
    Fault, GAP, REGION_LIMIT, Region, region, region_base, region_offset, region_thread,
};
use super::private::PrivateFault;
use katec_checker::event::{Address, Mode, Place, Update, Value};
use katec_checker::program::{Operation, ProblemKind, Storage, bytes};

/// Where an access goes.
pub(super) enum Target {
    /// Into the graph.
    Shared(Place),
    /// Into the graph, in parts.
    Divided,
    /// Into private memory, at this offset.
    Private(u64),
    /// It reads a constant.
    Constant(u64),
}

#[cold]
fn describe_fault(fault: Fault, address: u64, size: u64, program: &Machinery) -> Operation {
    let name = program.statics.name(Address(address));
    match fault {
        Fault::Null => error(
            ProblemKind::NullAccess,
            format!("access of {} at address {address:#x}", bytes(size)),
        ),
        Fault::Wild => error(
            ProblemKind::OutOfBounds,
            format!(
                "access of {} at {name}, where there is no object",
                bytes(size)
            ),
        ),
        Fault::Beyond => error(
            ProblemKind::OutOfBounds,
            format!(
                "access of {} at {name} goes beyond the end of the object",
                bytes(size)
            ),
        ),
        Fault::Elsewhere => error(
            ProblemKind::Unsupported,
            format!("an access of `{name}`, which is defined elsewhere, is not supported"),
        ),
        Fault::Constant => error(
            ProblemKind::WriteToConstant,
            format!("write to {name}, which is constant"),
        ),
    }
}

#[cold]
pub(super) fn describe_private(fault: PrivateFault, size: u64) -> Operation {
    match fault {
        PrivateFault::Outside => error(
            ProblemKind::OutOfBounds,
            format!("access of {} outside of every local variable", bytes(size)),
        ),
        PrivateFault::Dead => error(
            ProblemKind::UseAfterFree,
            "access of a local variable of a function that has returned",
        ),
        PrivateFault::Unset => error(
            ProblemKind::Uninitialised,
            "a local variable is read before it is set",
        ),
    }
}

/// The update that a read-modify-write makes.
fn update(operator: Rmw, operand: u64) -> Update {
    let value = Value(operand);
    match operator {
        Rmw::Exchange => Update::Exchange(value),
        Rmw::Add => Update::Add(value),
        Rmw::Sub => Update::Sub(value),
        Rmw::And => Update::And(value),
        Rmw::Nand => Update::Nand(value),
        Rmw::Or => Update::Or(value),
        Rmw::Xor => Update::Xor(value),
        Rmw::Max => Update::Max(value),
        Rmw::Min => Update::Min(value),
        Rmw::UnsignedMax => Update::UnsignedMax(value),
        Rmw::UnsignedMin => Update::UnsignedMin(value),
    }
}

impl Machine {
    #[inline]
    pub(super) fn target(
        &self,
        program: &Machinery,
        address: u64,
        size: u8,
        write: bool,
    ) -> Result<Target, Operation> {
        let shared = || match program.division.is_whole(address, size) {
            true => Ok(Target::Shared(Place {
                address: Address(address),
                size,
            })),
            false => Ok(Target::Divided),
        };
        match region(address) {
            Region::Private if region_thread(address) == self.thread => {
                Ok(Target::Private(region_offset(address)))
            }
            Region::ThreadLocal if self.has_joined(region_thread(address)) => {
                let name = program.statics.name(Address(address));
                let message = format!("access of {name}, which has ended");
                Err(error(ProblemKind::UseAfterFree, message))
            }
            Region::Static | Region::ThreadLocal => {
                match program.statics.check(address, u64::from(size), write) {
                    Ok(None) => shared(),
                    Ok(Some(value)) => Ok(Target::Constant(value)),
                    Err(fault) => Err(describe_fault(fault, address, u64::from(size), program)),
                }
            }
            Region::Heap | Region::Stack => shared(),
            Region::Private => Err(error(
                ProblemKind::Unsupported,
                "an access of a local variable of another thread, whose address that thread gave to nobody, is not supported",
            )),
            Region::Nowhere | Region::Sizes => Err(describe_fault(
                Fault::Wild,
                address,
                u64::from(size),
                program,
            )),
        }
    }

    #[inline]
    pub(super) fn load(
        &mut self,
        program: &Machinery,
        to: Register,
        address: u64,
        size: u8,
        mode: Mode,
    ) -> Proceed {
        let value = match self.target(program, address, size, false)? {
            Target::Shared(place) => {
                self.waiting = Waiting::Value(to);
                self.track_access(true);
                return Err(Operation::Load { place, mode });
            }
            Target::Divided => return self.load_part(program, to, address, size, mode),
            Target::Private(offset) => {
                self.track_load(to, Some(offset), size);
                match self.private.read(offset, size) {
                    Err(PrivateFault::Unset) if program.uninitialised || self.keeps(program) => 0,
                    read => read.map_err(|fault| describe_private(fault, u64::from(size)))?,
                }
            }
            Target::Constant(value) => {
                self.track_load(to, None, size);
                value
            }
        };
        self.set(to, value);
        Ok(())
    }

    /// Whether memory is this thread's own and was not set.
    pub(super) fn is_unset(&self, address: u64, size: u8) -> bool {
        region(address) == Region::Private
            && region_thread(address) == self.thread
            && self.private.read(region_offset(address), size) == Err(PrivateFault::Unset)
    }

    /// Stores a value; [`Value::UNINITIALISED`] makes the memory uninitialised.
    #[inline]
    pub(super) fn store(
        &mut self,
        program: &Machinery,
        address: u64,
        value: u64,
        size: u8,
        mode: Mode,
    ) -> Proceed {
        match self.target(program, address, size, true)? {
            Target::Shared(place) => {
                self.affect_shared(address, size);
                self.publish(value);
                self.track_access(false);
                Err(Operation::Store {
                    place,
                    mode,
                    value: Value(value),
                })
            }
            Target::Divided => self.store_part(program, address, u128::from(value), size, mode),
            Target::Private(offset) => self.write_private(offset, size, value),
            // Writing to a constant is a fault.
            Target::Constant(_) => Ok(()),
        }
    }

    pub(super) fn write_private(&mut self, offset: u64, size: u8, value: u64) -> Proceed {
        let before = self.private.read_all(offset, size);
        let written = match Value(value) {
            Value::UNINITIALISED => self.private.unset(offset, size),
            _ => self.private.write(offset, size, value),
        };
        let changed = written.map_err(|fault| describe_private(fault, u64::from(size)))?;
        if changed {
            self.affect_private(offset, u64::from(size), before);
        }
        self.track_store(offset, u64::from(size));
        Ok(())
    }

    /// Notes an effect on private memory, and what was there before, if that is known.
    pub(super) fn affect_private(&mut self, offset: u64, size: u64, before: Option<u64>) {
        if offset >= u64::from(self.private_start) {
            self.own_effects = self.own_effects.wrapping_add(1);
        } else {
            self.count_effect();
        }
        let address = region_base(Region::Private, self.thread) + offset;
        self.changes.note(address, size, before);
    }

    pub(super) fn read_modify_write(
        &mut self,
        program: &Machinery,
        instruction: &Instruction,
    ) -> Proceed {
        let (to, address, size, mode, failure_mode, update) = match *instruction {
            Instruction::Rmw {
                operator,
                to,
                address,
                operand,
                size,
                mode,
            } => (
                to,
                self.value(address),
                size,
                mode,
                mode,
                update(operator, self.value(operand)),
            ),
            Instruction::CompareExchange {
                to,
                address,
                expected,
                desired,
                size,
                mode,
                failure_mode,
                ..
            } => (
                to,
                self.value(address),
                size,
                mode,
                failure_mode,
                Update::CompareExchange {
                    expected: Value(self.value(expected)),
                    desired: Value(self.value(desired)),
                },
            ),
            _ => return Ok(()),
        };
        match self.target(program, address, size, true)? {
            Target::Shared(place) => {
                if let Update::CompareExchange { expected, desired } = update
                    && self.annotated.helps()
                    && self.relies_on_annotations(program)
                {
                    self.waiting = Waiting::Helping(to, expected.0, desired.0);
                    let mode = failure_mode;
                    return Err(Operation::Load { place, mode });
                }
                if let Instruction::CompareExchange { weak: true, .. } = instruction
                    && let Some(operation) =
                        self.fail_spuriously(program, to, (place, failure_mode), update)
                {
                    return Err(operation);
                }
                self.waiting = match update {
                    Update::CompareExchange { expected, desired } => {
                        Waiting::Compared(to, expected.0, desired.0)
                    }
                    _ => {
                        if let Instruction::Rmw { operand, .. } = instruction {
                            self.publish(self.value(*operand));
                        }
                        Waiting::Old(to, update, size)
                    }
                };
                self.track_access(true);
                Err(Operation::ReadModifyWrite {
                    place,
                    mode,
                    failure_mode,
                    update,
                })
            }
            Target::Private(offset) => {
                let old = self
                    .private
                    .read(offset, size)
                    .map_err(|fault| describe_private(fault, u64::from(size)))?;
                self.set(to, old);
                self.track_load(to, Some(offset), size);
                let new = update.apply(Value(old), size);
                let mut succeeds = None;
                if let Update::CompareExchange { .. } = update {
                    let register = Register(to.0 + 1);
                    self.set(register, u64::from(new.is_some()));
                    succeeds = Some(register);
                }
                self.track_update(to, succeeds);
                match new {
                    Some(new) => self.write_private(offset, size, new.0),
                    None => Ok(()),
                }
            }
            Target::Divided => match self.wide(program, instruction) {
                Some(wide) => self.access_part(program, wide),
                None => Ok(()),
            },
            Target::Constant(_) => Ok(()),
        }
    }

    pub(super) fn stack(&mut self, instruction: &Instruction) -> Proceed {
        let Instruction::Stack {
            to,
            size,
            count,
            align,
            shared,
            variable: _,
        } = *instruction
        else {
            return Ok(());
        };
        let too_large = || error(ProblemKind::Limit, "a local variable that is too large");
        let count = self.value(count);
        // clang makes an unsigned number of a negative one.
        if count > i32::MAX as u64 {
            let message =
                "a local variable of a negative size, or of more than 2147483647 elements";
            return Err(error(ProblemKind::InvalidAllocation, message));
        }
        let bytes = size.checked_mul(count).ok_or_else(too_large)?;
        if !shared {
            let offset = self
                .private
                .add(bytes, u64::from(align))
                .ok_or_else(too_large)?;
            self.set(to, region_base(Region::Private, self.thread) + offset);
            return Ok(());
        }
        let start = (self.stack + GAP).next_multiple_of(u64::from(align.max(16)));
        let end = start.checked_add(bytes).filter(|end| *end < REGION_LIMIT);
        self.stack = end.ok_or_else(too_large)?;
        self.knows_itself = true;
        let address = region_base(Region::Stack, self.thread) + start;
        self.set(to, address);
        self.affect();
        self.locals.push((address, self.depth() as u32));
        Err(Operation::Allocate {
            address: Address(address),
            size: bytes,
            storage: Storage::Stack,
            zeroed: false,
        })
    }

    /// The value of an operand in a range.
    pub(super) fn argument(&self, arguments: &[Operand], index: usize) -> u64 {
        arguments
            .get(index)
            .map_or(0, |operand| self.value(*operand))
    }
}
