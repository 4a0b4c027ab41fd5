//! Copying and filling memory: piece by piece, as the memory is divided.
//!
//! Pieces follow the type of the memory as far as it is known, and never go across a cut of
//! [`super::division`]. What is copied need not be set; then what it is copied to is not set
//! either, which is a write like any other.

use super::access::{Target, describe_private};
use super::code::{Cells, Instruction, LoadPurpose};
use super::machine::{Machine, Machinery, Proceed, Waiting, error};
use super::memory::{Region, region, region_offset, region_thread};
use super::parts::undivided;
use super::private::PrivateFault;
use katec_checker::event::{Address, Mode, Value};
use katec_checker::program::{Operation, ProblemKind, Storage};

/// The part of a copy at an offset: a cell, or what is left of it, or a piece of padding to be
/// skipped.
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
    /// Where the next part is, when so many bytes are done. If the end of what is copied from would
    /// be overwritten before it is read, the copy goes from the end to the beginning.
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

    /// The part that begins at an offset: not longer than what can be accessed at once, at both
    /// ends.
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
    pub(super) fn copy(&mut self, program: &Machinery, instruction: &Instruction) -> Proceed {
        let Instruction::Copy {
            to,
            from,
            size,
            cells,
            apart,
        } = *instruction
        else {
            return Ok(());
        };
        let (to, from, size) = (self.value(to), self.value(from), self.value(size));
        if apart && to != from && to.abs_diff(from) < size {
            let message = format!("a copy of {size} bytes between places that overlap");
            return Err(error(ProblemKind::Undefined, message));
        }
        let own =
            |address| region(address) == Region::Private && region_thread(address) == self.thread;
        if own(to) && own(from) {
            let (to, from) = (region_offset(to), region_offset(from));
            let copied = self.private.copy(to, from, size);
            self.affect_private(to, size, None);
            self.track_private_copy(to, from, size);
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
                    self.track_copied();
                    return Err(Operation::Load {
                        place,
                        mode: Mode::NonAtomic,
                    });
                }
                Target::Constant(value) => {
                    self.track_copied_privately(None, bytes);
                    value
                }
                // Parts are never longer than what can be accessed at once.
                Target::Divided => return Err(undivided(program, from, bytes)),
                Target::Private(from) => match self.private.read(from, bytes) {
                    Ok(value) => {
                        self.track_copied_privately(Some(from), bytes);
                        value
                    }
                    Err(PrivateFault::Unset) => {
                        self.track_copied_privately(None, bytes);
                        Value::UNINITIALISED.0
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
    fn put_part(&mut self, program: &Machinery, address: u64, bytes: u8, value: u64) -> Proceed {
        self.progress += u64::from(bytes);
        let stored = self.store(program, address, value, bytes, Mode::NonAtomic);
        if stored.is_err() {
            // The rest of the copy comes after the event.
            self.waiting = Waiting::Again;
        }
        stored
    }

    /// Whether what the machine reads need not be initialised: a part of a copy or of a value, what
    /// is only kept, and everything else if that is allowed.
    pub(super) fn may_read_uninitialised(&self, program: &Machinery) -> bool {
        match self.waiting {
            Waiting::Copied | Waiting::Part(..) => true,
            Waiting::Value(_) => program.uninitialised || self.keeps(program),
            _ => false,
        }
    }

    /// Whether the instruction loads what it only keeps.
    pub(super) fn keeps(&self, program: &Machinery) -> bool {
        let function = &program.code.functions[self.function.0 as usize];
        let loads = function.code.get((self.next as usize).wrapping_sub(1));
        matches!(
            loads,
            Some(Instruction::Load {
                purpose: LoadPurpose::SetBitField,
                ..
            })
        )
    }

    /// A part of a copy was read: stores it.
    pub(super) fn copy_part(&mut self, program: &Machinery, value: Value) -> Proceed {
        let function = &program.code.functions[self.function.0 as usize];
        let Some(Instruction::Copy {
            to,
            from,
            size,
            cells,
            apart: _,
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
        let address = copy.to.wrapping_add(offset);
        self.put_part(program, address, bytes, value.0)?;
        // Nothing to wait for: the copy goes on at once.
        self.next -= 1;
        Ok(())
    }

    pub(super) fn fill(&mut self, program: &Machinery, instruction: &Instruction) -> Proceed {
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
            self.affect_private(region_offset(address), size, None);
            self.track_store(region_offset(address), size);
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

    /// Whether this is all of the object that the last event made, so that nobody can have accessed
    /// it.
    fn is_new_object(&self, address: u64, size: u64) -> bool {
        self.allocations.last() == Some(&(address, size))
            && self
                .allocated_at
                .is_some_and(|index| index + 1 == self.index)
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
