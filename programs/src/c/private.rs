//! The private memory of a thread: local variables whose addresses it keeps to itself.
//!
//! Each byte of a variable is set or not. Nothing here makes events.
//!
//! Addresses (offsets here) are never used twice, so that a pointer to a variable of a function
//! that has returned is not taken for one to a variable of a later call. The bytes are packed:
//! those of functions that have returned are given up.

use super::memory::{REGION_LIMIT, little_endian};

/// How much private memory a thread may have.
const LIMIT: usize = 16 << 20;
/// Bytes between objects.
const GAP: u64 = 16;

/// A variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Variable {
    /// Its offset.
    offset: u32,
    /// Where its bytes are.
    start: u32,
    size: u32,
}

/// The private memory of a thread.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Private {
    bytes: Vec<u8>,
    set: Vec<bool>,
    /// In the order of their offsets.
    variables: Vec<Variable>,
    /// The end of all offsets that were ever used.
    used: u32,
}

impl Clone for Private {
    fn clone(&self) -> Self {
        Self {
            bytes: self.bytes.clone(),
            set: self.set.clone(),
            variables: self.variables.clone(),
            used: self.used,
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.bytes.clone_from(&source.bytes);
        self.set.clone_from(&source.set);
        self.variables.clone_from(&source.variables);
        self.used = source.used;
    }
}

/// Why an access failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivateFault {
    /// It is not within a variable.
    Outside,
    /// It is where a variable was whose function has returned.
    Dead,
    /// It reads what was not set.
    Unset,
}

impl Private {
    /// The end of all offsets that were ever used: variables that are made from now on come behind.
    pub fn used(&self) -> u32 {
        self.used
    }

    /// Gives up all variables from an offset on.
    #[inline]
    pub fn give_up(&mut self, offset: u32) {
        while let Some(last) = self.variables.last().filter(|last| last.offset >= offset) {
            self.bytes.truncate(last.start as usize);
            self.set.truncate(last.start as usize);
            self.variables.pop();
        }
    }

    /// Makes a variable and gives its offset; `None` if there is no room.
    pub fn add(&mut self, size: u64, align: u64) -> Option<u64> {
        let offset = (u64::from(self.used) + GAP).next_multiple_of(align.max(8));
        let used = offset
            .checked_add(size)
            .filter(|end| *end < REGION_LIMIT - GAP)?;
        let start = self.bytes.len();
        let end = start + usize::try_from(size).ok()?;
        if end > LIMIT {
            return None;
        }
        self.bytes.resize(end, 0);
        self.set.resize(end, false);
        self.variables.push(Variable {
            offset: offset as u32,
            start: start as u32,
            size: size as u32,
        });
        self.used = used as u32;
        Some(offset)
    }

    #[inline]
    fn range(&self, offset: u64, size: u64) -> Result<std::ops::Range<usize>, PrivateFault> {
        let starts_before = |variable: &Variable| u64::from(variable.offset) <= offset;
        let after = self.variables.partition_point(starts_before);
        let variable = after.checked_sub(1).map(|index| self.variables[index]);
        let end_of = |v: Variable| u64::from(v.offset) + u64::from(v.size);
        if let Some(variable) = variable
            && offset.saturating_add(size) <= end_of(variable)
        {
            let start = u64::from(variable.start) + (offset - u64::from(variable.offset));
            return Ok(start as usize..(start + size) as usize);
        }
        let near = variable.is_some_and(|variable| offset < end_of(variable) + GAP);
        match near || offset >= u64::from(self.used) {
            true => Err(PrivateFault::Outside),
            false => Err(PrivateFault::Dead),
        }
    }

    /// Reads a value. An error only if nothing of it was set: structures are moved around with
    /// their padding.
    pub fn read(&self, offset: u64, size: u8) -> Result<u64, PrivateFault> {
        let range = self.range(offset, u64::from(size))?;
        if !self.set[range.clone()].contains(&true) {
            return Err(PrivateFault::Unset);
        }
        Ok(little_endian(&self.bytes[range]))
    }

    /// A value all bytes of which were set.
    pub fn read_all(&self, offset: u64, size: u8) -> Option<u64> {
        let range = self.range(offset, u64::from(size)).ok()?;
        let is_set = !self.set[range.clone()].contains(&false);
        is_set.then(|| little_endian(&self.bytes[range]))
    }

    /// Writes a value; whether that changed anything.
    pub fn write(&mut self, offset: u64, size: u8, value: u64) -> Result<bool, PrivateFault> {
        let range = self.range(offset, u64::from(size))?;
        let new = &value.to_le_bytes()[..range.len()];
        let changed = self.bytes[range.clone()] != *new || self.set[range.clone()].contains(&false);
        self.bytes[range.clone()].copy_from_slice(new);
        self.set[range].fill(true);
        Ok(changed)
    }

    /// Makes a stretch as if it was never set; whether that changed anything.
    pub fn unset(&mut self, offset: u64, size: u8) -> Result<bool, PrivateFault> {
        let range = self.range(offset, u64::from(size))?;
        let changed = self.set[range.clone()].contains(&true);
        self.set[range].fill(false);
        Ok(changed)
    }

    /// Sets a stretch to a byte.
    pub fn fill(&mut self, offset: u64, size: u64, byte: u8) -> Result<(), PrivateFault> {
        let range = self.range(offset, size)?;
        self.bytes[range.clone()].fill(byte);
        self.set[range].fill(true);
        Ok(())
    }

    /// Copies a stretch, what was not set included; the two may overlap.
    pub fn copy(&mut self, to: u64, from: u64, size: u64) -> Result<(), PrivateFault> {
        let to = self.range(to, size)?;
        let from = self.range(from, size)?;
        self.bytes.copy_within(from.clone(), to.start);
        self.set.copy_within(from, to.start);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_have_bounds_and_start_unset() {
        let mut memory = Private::default();
        let a = memory.add(8, 4).expect("room");
        let b = memory.add(4, 4).expect("room");
        assert_eq!(memory.read(a, 4), Err(PrivateFault::Unset));
        assert_eq!(memory.write(a + 4, 4, 7), Ok(true));
        assert_eq!(memory.write(a + 4, 4, 7), Ok(false));
        assert_eq!(memory.read(a + 4, 4), Ok(7));
        assert_eq!(memory.read(a, 8), Ok(7 << 32));
        assert_eq!(memory.write(a + 8, 4, 1), Err(PrivateFault::Outside));
        assert_eq!(memory.read(b - 1, 1), Err(PrivateFault::Outside));
        assert_eq!(memory.copy(b, a + 4, 4), Ok(()));
        assert_eq!(memory.read(b, 1), Ok(7));
        assert_eq!(memory.read(u64::MAX, 8), Err(PrivateFault::Outside));
        memory.give_up(a as u32 + 8);
        assert_eq!(memory.read(b, 1), Err(PrivateFault::Dead));
        let c = memory.add(4, 4).expect("room");
        assert!(c > b);
        assert_eq!(memory.read(b, 1), Err(PrivateFault::Dead));
        assert_eq!(memory.read(a + 8, 1), Err(PrivateFault::Outside));
    }
}
