//! The private memory of a thread: local variables whose addresses it keeps to itself.
//!
//! Each byte is outside of every object, or part of one and not set, or set. Nothing here makes events.

use super::memory::little_endian;

/// How much private memory a thread may have.
const LIMIT: u64 = 16 << 20;
/// Bytes between objects.
const GAP: u64 = 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Outside,
    Unset,
    Set,
}

/// The private memory of a thread.
#[derive(Debug, Default)]
pub struct Private {
    bytes: Vec<u8>,
    states: Vec<State>,
}

impl Clone for Private {
    fn clone(&self) -> Self {
        Self {
            bytes: self.bytes.clone(),
            states: self.states.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.bytes.clone_from(&source.bytes);
        self.states.clone_from(&source.states);
    }
}

/// Why an access failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivateFault {
    /// It is not within an object.
    Outside,
    /// It reads what was not set.
    Unset,
}

impl Private {
    /// How much is in use.
    pub fn len(&self) -> u32 {
        self.bytes.len() as u32
    }

    /// Gives up everything from here on.
    pub fn truncate(&mut self, len: u32) {
        self.bytes.truncate(len as usize);
        self.states.truncate(len as usize);
    }

    /// Makes an object and gives its offset; `None` if there is no room.
    pub fn add(&mut self, size: u64, align: u64) -> Option<u64> {
        let start = (self.bytes.len() as u64 + GAP).next_multiple_of(align.max(8));
        let end = start.checked_add(size).filter(|end| *end <= LIMIT)?;
        self.bytes.resize(start as usize, 0);
        self.states.resize(start as usize, State::Outside);
        self.bytes.resize(end as usize, 0);
        self.states.resize(end as usize, State::Unset);
        Some(start)
    }

    fn range(&self, offset: u64, size: u64) -> Result<std::ops::Range<usize>, PrivateFault> {
        let start = usize::try_from(offset).map_err(|_| PrivateFault::Outside)?;
        let end = start
            .checked_add(size as usize)
            .ok_or(PrivateFault::Outside)?;
        match self.states.get(start..end) {
            Some(states) if !states.contains(&State::Outside) => Ok(start..end),
            _ => Err(PrivateFault::Outside),
        }
    }

    /// Reads a value. An error only if nothing of it was set: structures are moved around with their padding.
    pub fn read(&self, offset: u64, size: u8) -> Result<u64, PrivateFault> {
        let range = self.range(offset, u64::from(size))?;
        if !self.states[range.clone()].contains(&State::Set) {
            return Err(PrivateFault::Unset);
        }
        Ok(little_endian(&self.bytes[range]))
    }

    /// Writes a value; whether that changed anything.
    pub fn write(&mut self, offset: u64, size: u8, value: u64) -> Result<bool, PrivateFault> {
        let range = self.range(offset, u64::from(size))?;
        let new = &value.to_le_bytes()[..range.len()];
        let changed =
            self.bytes[range.clone()] != *new || self.states[range.clone()].contains(&State::Unset);
        self.bytes[range.clone()].copy_from_slice(new);
        self.states[range].fill(State::Set);
        Ok(changed)
    }

    /// Sets a stretch to a byte.
    pub fn fill(&mut self, offset: u64, size: u64, byte: u8) -> Result<(), PrivateFault> {
        let range = self.range(offset, size)?;
        self.bytes[range.clone()].fill(byte);
        self.states[range].fill(State::Set);
        Ok(())
    }

    /// Copies a stretch, what was not set included; the two may overlap.
    pub fn copy(&mut self, to: u64, from: u64, size: u64) -> Result<(), PrivateFault> {
        let to = self.range(to, size)?;
        let from = self.range(from, size)?;
        self.bytes.copy_within(from.clone(), to.start);
        self.states.copy_within(from, to.start);
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
        memory.truncate(a as u32 + 8);
        assert_eq!(memory.read(b, 1), Err(PrivateFault::Outside));
    }
}
