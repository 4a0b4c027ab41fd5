//! Accesses to memory: which become events, and which the machine does by itself.
//!
//! Constants and private memory are the machine's own business. Static and thread-local objects are known, so that the machine checks
//! their bounds; whether an address of the heap or of another thread's locals is valid only the graph can say.

use super::arithmetic::truncate;
use super::code::{Cells, Instruction, Operand, Register, Rmw};
use super::machine::{Machine, Machinery, Step, Waiting, error};
use super::memory::{
    Fault, GAP, REGION_LIMIT, Region, region, region_base, region_offset, region_thread,
};
use super::private::PrivateFault;
use crate::event::{Address, Mode, Place, Update, Value};
use crate::program::{Operation, Storage};

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
            "null-access",
            format!("access of {size} bytes at address {address:#x}"),
        ),
        Fault::Wild => error(
            "out-of-bounds",
            format!("access of {size} bytes at {name}, where there is no object"),
        ),
        Fault::Beyond => error(
            "out-of-bounds",
            format!("access of {size} bytes at {name} goes beyond the end of the object"),
        ),
        Fault::Elsewhere => error(
            "unsupported",
            format!("an access of `{name}`, which is defined elsewhere, is not supported"),
        ),
        Fault::Constant => error(
            "write-to-constant",
            format!("write to {name}, which is constant"),
        ),
    }
}

#[cold]
fn describe_private(fault: PrivateFault, size: u64) -> Operation {
    match fault {
        PrivateFault::Outside => error(
            "out-of-bounds",
            format!("access of {size} bytes outside of every local variable"),
        ),
        PrivateFault::Dead => error(
            "use-after-free",
            "access of a local variable of a function that has returned",
        ),
        PrivateFault::Unset => error("uninitialised", "a local variable is read before it is set"),
    }
}

/// An access that must be done at once and cannot.
#[cold]
pub(super) fn divided(program: &Machinery, address: u64, size: u8) -> Operation {
    let name = program.statics.name(Address(address));
    let what = match size {
        1 | 2 | 4 | 8 => "parts of which are accessed on their own,",
        _ => "a size that no access in one step has,",
    };
    error(
        super::MIXED_SIZE,
        format!("an atomic access of {size} bytes at {name}, {what} is not supported"),
    )
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

/// The part of a copy at an offset: a cell, or what is left of it, or a piece of padding to be skipped.
enum Part {
    Cell(u8),
    Padding(u64),
}

fn part(cells: &Cells, offset: u64, size: u64) -> Part {
    let left = size - offset;
    let within = offset % cells.period;
    let after = cells.cells.partition_point(|(start, _)| *start <= within);
    if let Some((start, bytes)) = after.checked_sub(1).map(|index| cells.cells[index])
        && within < start + u64::from(bytes)
    {
        let rest = (start + u64::from(bytes) - within).min(left);
        if rest == u64::from(bytes) && matches!(bytes, 1 | 2 | 4 | 8) {
            return Part::Cell(bytes);
        }
        // A cell that is cut off, or of an odd width: by the largest power of two that fits.
        let piece = 1 << rest.min(8).ilog2();
        return Part::Cell(piece);
    }
    let next = cells.cells.get(after).map_or(cells.period, |cell| cell.0);
    Part::Padding((next - within).min(left))
}

/// A copy of memory.
struct Copy<'c> {
    to: u64,
    from: u64,
    size: u64,
    cells: &'c Cells,
}

impl Copy<'_> {
    /// Where the next part is, when so many bytes are done. If the end of what is copied from would be overwritten before it is read,
    /// the copy goes from the end to the beginning.
    fn part(&self, program: &Machinery, done: u64) -> (u64, Part) {
        let backwards = self.from < self.to && self.to - self.from < self.size;
        if !backwards {
            return (done, self.part_at(program, done));
        }
        let mut offset = 0;
        loop {
            let part = self.part_at(program, offset);
            let bytes = match part {
                Part::Cell(bytes) => u64::from(bytes),
                Part::Padding(bytes) => bytes,
            };
            if offset + bytes >= self.size - done {
                return (offset, part);
            }
            offset += bytes;
        }
    }

    /// The part that begins at an offset: not longer than what can be accessed at once, at both ends.
    fn part_at(&self, program: &Machinery, offset: u64) -> Part {
        match part(self.cells, offset, self.size) {
            Part::Cell(bytes) => {
                let piece = |address: u64, bytes| {
                    program.division.piece(address.wrapping_add(offset), bytes)
                };
                Part::Cell(piece(self.to, piece(self.from, bytes)))
            }
            padding => padding,
        }
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
            Region::Static | Region::ThreadLocal => {
                match program.statics.check(address, u64::from(size), write) {
                    Ok(None) => shared(),
                    Ok(Some(value)) => Ok(Target::Constant(value)),
                    Err(fault) => Err(describe_fault(fault, address, u64::from(size), program)),
                }
            }
            Region::Heap | Region::Stack => shared(),
            Region::Private => Err(error(
                "unsupported",
                "an access of a local variable of another thread, whose address that thread gave to nobody, is not supported",
            )),
            Region::Nowhere => Err(describe_fault(
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
    ) -> Step {
        let value = match self.target(program, address, size, false)? {
            Target::Shared(place) => {
                self.waiting = Waiting::Value(to);
                return Err(Operation::Load { place, mode });
            }
            Target::Divided => return self.load_part(program, to, address, size, mode),
            Target::Private(offset) => self
                .private
                .read(offset, size)
                .map_err(|fault| describe_private(fault, u64::from(size)))?,
            Target::Constant(value) => value,
        };
        self.set(to, value);
        Ok(())
    }

    #[inline]
    pub(super) fn store(
        &mut self,
        program: &Machinery,
        address: u64,
        value: u64,
        size: u8,
        mode: Mode,
    ) -> Step {
        match self.target(program, address, size, true)? {
            Target::Shared(place) => {
                self.affect();
                Err(Operation::Store {
                    place,
                    mode,
                    value: Value(value),
                })
            }
            Target::Divided => self.store_part(program, address, value, size, mode),
            Target::Private(offset) => self.write_private(offset, size, value),
            // Writing to a constant is a fault.
            Target::Constant(_) => Ok(()),
        }
    }

    /// Reads a part of a value; the instruction runs again for the next one.
    #[cold]
    fn load_part(
        &mut self,
        program: &Machinery,
        to: Register,
        address: u64,
        size: u8,
        mode: Mode,
    ) -> Step {
        let (place, _) = self.next_part(program, address, size, mode)?;
        self.waiting = Waiting::Part(to, place.size, size);
        Err(Operation::Load { place, mode })
    }

    /// A part of a value was read.
    #[cold]
    pub(super) fn take_part(&mut self, to: Register, bytes: u8, size: u8, value: u64) {
        self.partial |= value << (8 * self.progress);
        self.progress += u64::from(bytes);
        if self.progress < u64::from(size) {
            self.next -= 1;
            return;
        }
        self.set(to, self.partial);
        self.partial = 0;
        self.progress = 0;
    }

    /// Stores a part of a value; the instruction runs again for the next one.
    #[cold]
    fn store_part(
        &mut self,
        program: &Machinery,
        address: u64,
        value: u64,
        size: u8,
        mode: Mode,
    ) -> Step {
        let (place, offset) = self.next_part(program, address, size, mode)?;
        self.affect();
        self.progress += u64::from(place.size);
        if self.progress < u64::from(size) {
            self.waiting = Waiting::Again;
        } else {
            self.progress = 0;
        }
        let value = Value(truncate(value >> (8 * offset), 8 * place.size));
        Err(Operation::Store { place, mode, value })
    }

    /// The next part of an access that is done in parts, and where in the value it is.
    fn next_part(
        &self,
        program: &Machinery,
        address: u64,
        size: u8,
        mode: Mode,
    ) -> Result<(Place, u64), Operation> {
        if mode != Mode::NonAtomic {
            return Err(divided(program, address, size));
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

    fn write_private(&mut self, offset: u64, size: u8, value: u64) -> Step {
        let changed = self
            .private
            .write(offset, size, value)
            .map_err(|fault| describe_private(fault, u64::from(size)))?;
        if changed {
            self.affect_private(offset);
        }
        Ok(())
    }

    fn affect_private(&mut self, offset: u64) {
        if offset >= u64::from(self.private_start) {
            self.own_effects = self.own_effects.wrapping_add(1);
        } else {
            self.affect();
        }
    }

    pub(super) fn read_modify_write(
        &mut self,
        program: &Machinery,
        instruction: &Instruction,
    ) -> Step {
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
                self.waiting = match update {
                    Update::CompareExchange { expected, .. } => Waiting::Compared(to, expected.0),
                    _ => Waiting::Old(to, update, size),
                };
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
                let new = update.apply(Value(old), size);
                if let Update::CompareExchange { .. } = update {
                    self.set(Register(to.0 + 1), u64::from(new.is_some()));
                }
                match new {
                    Some(new) => self.write_private(offset, size, new.0),
                    None => Ok(()),
                }
            }
            Target::Divided => Err(divided(program, address, size)),
            Target::Constant(_) => Ok(()),
        }
    }

    pub(super) fn stack(&mut self, instruction: &Instruction) -> Step {
        let Instruction::Stack {
            to,
            size,
            count,
            align,
            shared,
        } = *instruction
        else {
            return Ok(());
        };
        let too_large = || error("limit", "a local variable that is too large");
        let bytes = size.checked_mul(self.value(count)).ok_or_else(too_large)?;
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

    pub(super) fn copy(&mut self, program: &Machinery, instruction: &Instruction) -> Step {
        let Instruction::Copy {
            to,
            from,
            size,
            cells,
        } = *instruction
        else {
            return Ok(());
        };
        let (to, from, size) = (self.value(to), self.value(from), self.value(size));
        let own =
            |address| region(address) == Region::Private && region_thread(address) == self.thread;
        if own(to) && own(from) {
            let (to, from) = (region_offset(to), region_offset(from));
            let copied = self.private.copy(to, from, size);
            self.affect_private(to);
            return copied.map_err(|fault| describe_private(fault, size));
        }
        let copy = Copy {
            to,
            from,
            size,
            cells: &program.code.cells[cells as usize],
        };
        while self.progress < size {
            let (offset, part) = copy.part(program, self.progress);
            let bytes = match part {
                Part::Padding(bytes) => {
                    self.progress += bytes;
                    continue;
                }
                Part::Cell(bytes) => bytes,
            };
            let value = match self.target(program, from.wrapping_add(offset), bytes, false)? {
                Target::Shared(place) => {
                    self.waiting = Waiting::Copied;
                    return Err(Operation::Load {
                        place,
                        mode: Mode::NonAtomic,
                    });
                }
                Target::Constant(value) => value,
                // Parts are never longer than what can be accessed at once.
                Target::Divided => return Err(divided(program, from, bytes)),
                Target::Private(from) => match self.private.read(from, bytes) {
                    Ok(value) => value,
                    // What was not set stays so.
                    Err(PrivateFault::Unset) => {
                        self.progress += u64::from(bytes);
                        continue;
                    }
                    Err(fault) => return Err(describe_private(fault, u64::from(bytes))),
                },
            };
            self.put_part(program, to.wrapping_add(offset), bytes, value)?;
        }
        self.progress = 0;
        Ok(())
    }

    /// Stores a part of a copy; the copy goes on at the next one.
    fn put_part(&mut self, program: &Machinery, address: u64, bytes: u8, value: u64) -> Step {
        self.progress += u64::from(bytes);
        let stored = self.store(program, address, value, bytes, Mode::NonAtomic);
        if stored.is_err() {
            // The rest of the copy comes after the event.
            self.waiting = Waiting::Again;
        }
        stored
    }

    /// Whether the machine reads a part of a copy, so that it need not be initialised.
    pub(super) fn is_copying(&self) -> bool {
        matches!(self.waiting, Waiting::Copied)
    }

    /// A part of a copy was read: stores it.
    pub(super) fn copy_part(&mut self, program: &Machinery, value: Value) -> Step {
        let function = &program.code.functions[self.function.0 as usize];
        let Some(Instruction::Copy {
            to,
            from,
            size,
            cells,
        }) = function.code.get(self.next as usize - 1).copied()
        else {
            return Ok(());
        };
        let copy = Copy {
            to: self.value(to),
            from: self.value(from),
            size: self.value(size),
            cells: &program.code.cells[cells as usize],
        };
        let (offset, Part::Cell(bytes)) = copy.part(program, self.progress) else {
            return Ok(());
        };
        if value == Value::UNINITIALISED {
            // What was not set stays so.
            self.progress += u64::from(bytes);
        } else {
            let address = copy.to.wrapping_add(offset);
            self.put_part(program, address, bytes, value.0)?;
        }
        // Nothing to wait for: the copy goes on at once.
        self.next -= 1;
        Ok(())
    }

    pub(super) fn fill(&mut self, program: &Machinery, instruction: &Instruction) -> Step {
        let Instruction::Fill {
            address,
            byte,
            size,
            cells,
        } = *instruction
        else {
            return Ok(());
        };
        let (address, size) = (self.value(address), self.value(size));
        let byte = self.value(byte) as u8;
        if region(address) == Region::Private && region_thread(address) == self.thread {
            let filled = self.private.fill(region_offset(address), size, byte);
            self.affect_private(region_offset(address));
            return filled.map_err(|fault| describe_private(fault, size));
        }
        if byte == 0 && self.is_new_object(address, size) {
            // Made anew, full of zeros: whatever the sizes of later accesses, they find it so.
            self.allocated_at = None;
            return Err(Operation::Allocate {
                address: Address(address),
                size,
                storage: Storage::Heap,
                zeroed: true,
            });
        }
        let cells = &program.code.cells[cells as usize];
        while self.progress < size {
            let offset = self.progress;
            match part(cells, offset, size) {
                Part::Padding(bytes) => self.progress += bytes,
                Part::Cell(bytes) => {
                    let bytes = program.division.piece(address.wrapping_add(offset), bytes);
                    let value = u64::from_le_bytes([byte; 8]) >> (64 - 8 * u32::from(bytes));
                    self.put_part(program, address.wrapping_add(offset), bytes, value)?;
                }
            }
        }
        self.progress = 0;
        Ok(())
    }

    /// Whether this is all of the object that the last event made, so that nobody can have accessed it.
    fn is_new_object(&self, address: u64, size: u64) -> bool {
        self.allocations.last() == Some(&(address, size))
            && self
                .allocated_at
                .is_some_and(|index| index + 1 == self.index)
    }

    /// The value of an operand in a range.
    pub(super) fn argument(&self, arguments: &[Operand], index: usize) -> u64 {
        arguments
            .get(index)
            .map_or(0, |operand| self.value(*operand))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(cells: &Cells, size: u64) -> Vec<(u64, u8)> {
        let mut offset = 0;
        let mut found = Vec::new();
        while offset < size {
            match part(cells, offset, size) {
                Part::Cell(bytes) => {
                    found.push((offset, bytes));
                    offset += u64::from(bytes);
                }
                Part::Padding(bytes) => offset += bytes,
            }
        }
        found
    }

    #[test]
    fn copies_follow_the_cells() {
        let pair = Cells {
            period: 16,
            cells: vec![(0, 4), (8, 8)],
        };
        assert_eq!(parts(&pair, 16), [(0, 4), (8, 8)]);
        assert_eq!(parts(&pair, 32), [(0, 4), (8, 8), (16, 4), (24, 8)]);
        assert_eq!(parts(&pair, 12), [(0, 4), (8, 4)]);
        let words = Cells {
            period: 8,
            cells: vec![(0, 8)],
        };
        assert_eq!(parts(&words, 15), [(0, 8), (8, 4), (12, 2), (14, 1)]);
    }
}
