//! Read-side sections of the Linux kernel's RCU and SRCU: which call ends which section.
//!
//! Sections of RCU nest within their thread. A section of SRCU is ended by whoever is given its
//! number, which may be another thread; the structure must be the same. The value of an SRCU call
//! is that structure and, where it ends a section, the number.

use super::{EventKind, Graph};
use crate::event::{Address, EventId, FenceKind, SrcuCall, SrcuSection, Value};

/// So many bits of a value are the number of a section.
const NUMBER_BITS: u32 = 24;

impl Graph {
    /// Notes what an SRCU function is called with.
    pub fn set_srcu_call(&mut self, call: EventId, with: SrcuCall) {
        let section = with.section.map_or(0, SrcuSection::number);
        self.event_mut(call).value = Value(with.structure.0 << NUMBER_BITS | section);
    }

    fn fence_kind(&self, event: EventId) -> Option<FenceKind> {
        match self.kind(event) {
            EventKind::Fence(kind) => Some(kind),
            _ => None,
        }
    }

    /// The structure that a call of an SRCU function is about.
    fn srcu_structure(&self, event: EventId) -> Option<Address> {
        match self.fence_kind(event)? {
            FenceKind::SrcuLock | FenceKind::SrcuUnlock | FenceKind::SyncSrcu => {
                Some(Address(self.value(event).0 >> NUMBER_BITS))
            }
            _ => None,
        }
    }

    /// All calls of SRCU functions with the structure of this one, itself included; none if it is
    /// no such call.
    pub fn same_srcu(&self, event: EventId) -> impl Iterator<Item = EventId> {
        let structure = self.srcu_structure(event);
        let calls = self.events().filter(move |_| structure.is_some());
        calls.filter(move |call| self.srcu_structure(*call) == structure)
    }

    /// The start of the section of SRCU that an event ends.
    pub fn srcu_lock_of(&self, unlock: EventId) -> Option<EventId> {
        if self.fence_kind(unlock)? != FenceKind::SrcuUnlock {
            return None;
        }
        let number = self.value(unlock).0 & ((1 << NUMBER_BITS) - 1);
        let start = SrcuSection::of_number(number)?.start();
        if start.thread.index() >= self.threads.len() {
            return None;
        }
        let lock = *self.thread_events(start.thread).get(start.index as usize)?;
        let same = self.srcu_structure(lock) == self.srcu_structure(unlock);
        (self.fence_kind(lock) == Some(FenceKind::SrcuLock) && same).then_some(lock)
    }

    /// The ends of the section of SRCU that an event starts: one, if the program is right.
    pub fn srcu_unlocks_of(&self, lock: EventId) -> impl Iterator<Item = EventId> {
        let is_lock = self.fence_kind(lock) == Some(FenceKind::SrcuLock);
        let others = self.events().filter(move |_| is_lock);
        others.filter(move |unlock| self.srcu_lock_of(*unlock) == Some(lock))
    }

    /// The start of the section of RCU that an event ends.
    pub fn rcu_lock_of(&self, unlock: EventId) -> Option<EventId> {
        let earlier = std::iter::successors(self.po_previous(unlock), |e| self.po_previous(*e));
        self.other_end(unlock, FenceKind::RcuUnlock, FenceKind::RcuLock, earlier)
    }

    /// The end of the section of RCU that an event starts.
    pub fn rcu_unlock_of(&self, lock: EventId) -> Option<EventId> {
        let later = std::iter::successors(self.po_next(lock), |e| self.po_next(*e));
        self.other_end(lock, FenceKind::RcuLock, FenceKind::RcuUnlock, later)
    }

    /// The first event of the `other` kind that is not the other end of a section within.
    fn other_end(
        &self,
        event: EventId,
        own: FenceKind,
        other: FenceKind,
        events: impl Iterator<Item = EventId>,
    ) -> Option<EventId> {
        if self.fence_kind(event) != Some(own) {
            return None;
        }
        let mut open = 0;
        for event in events {
            match self.fence_kind(event) {
                Some(kind) if kind == own => open += 1,
                Some(kind) if kind == other && open == 0 => return Some(event),
                Some(kind) if kind == other => open -= 1,
                _ => {}
            }
        }
        None
    }
}
