//! What the exploration that owns a graph notes in it: where threads stand, and which events are
//! default choices or settled.
//!
//! Graphs only keep these notes, and keep them right when events go. The machine of a thread before
//! an event is noted with the event, and where it stands now with the thread; so when the last
//! event of a thread goes, the thread stands where that was issued.

use super::{Event, EventKind, Graph};
use crate::event::{EventId, ThreadId, Value};

/// Names the state of a thread's machine, for the exploration that owns the graph. Graphs only keep
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MachineId(pub u32);

impl MachineId {
    /// The state of a thread that does not exist.
    pub const NONE: Self = Self(u32::MAX);
}

impl Default for MachineId {
    fn default() -> Self {
        Self::NONE
    }
}

/// Where an event comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Issue {
    pub thread: ThreadId,
    pub machine: MachineId,
    pub index: u32,
}

impl Graph {
    /// The machine that issued an event.
    #[inline]
    pub(crate) fn issued(&self, event: EventId) -> MachineId {
        self.event(event).issued
    }

    /// Where each thread stands, in the order of their ids. When the last event of a thread goes,
    /// it stands where the event was issued.
    #[inline]
    pub(crate) fn standing(&self) -> impl Iterator<Item = MachineId> + Clone + '_ {
        self.threads.iter().map(|thread| thread.standing)
    }

    /// Where a thread stands.
    #[inline]
    pub(crate) fn standing_of(&self, thread: ThreadId) -> MachineId {
        if thread.index() < self.threads.len() {
            self.threads[thread.index()].standing
        } else {
            MachineId::NONE
        }
    }

    /// Notes where a thread stands.
    #[inline]
    pub(crate) fn set_standing(&mut self, thread: ThreadId, machine: MachineId) {
        self.threads[thread.index()].standing = machine;
    }

    /// Notes where the thread of its last event stood when it issued that.
    #[inline]
    pub(crate) fn set_issued(&mut self, event: EventId, machine: MachineId) {
        self.event_mut(event).issued = machine;
    }

    /// Lets the thread of its last event stand where it issued that.
    #[inline]
    pub(crate) fn stand_back(&mut self, event: EventId) {
        let Event { thread, issued, .. } = *self.event(event);
        if let Some(thread) = self.threads.get_mut(thread.index()) {
            thread.standing = issued;
        }
    }

    /// Forgets everything that is younger than an event, whose choice is made anew, and what
    /// followed from its choice. It is no longer a default choice.
    #[inline]
    pub(crate) fn choose_again(&mut self, event: EventId) {
        self.cut(event.index() + 1);
        self.event_mut(event).added_max = false;
        self.forget_value(event);
        self.stand_back(event);
    }

    /// Where an event was issued: its thread, the machine and its index; `None` for initial writes.
    #[inline]
    pub(crate) fn issue(&self, event: EventId) -> Option<Issue> {
        let Event {
            thread,
            issued,
            index,
            ..
        } = *self.event(event);
        Some(Issue {
            thread: thread.get()?,
            machine: issued,
            index,
        })
    }

    /// What an event returns to its thread: the read value of a read-modify-write, nothing of other
    /// writes.
    #[inline]
    pub(crate) fn returned(&self, event: EventId) -> Value {
        let Event { kind, value, .. } = *self.event(event);
        match kind {
            EventKind::Write => match self.rmw_partner(event) {
                Some(read) => self.value(read),
                None => Value::default(),
            },
            _ => value,
        }
    }

    /// Whether a thread has not gone on after its last event.
    #[inline]
    pub(crate) fn stands_back(&self, event: EventId) -> bool {
        let Event { thread, issued, .. } = *self.event(event);
        let thread = self.threads.get(thread.index());
        thread.is_some_and(|thread| thread.standing == issued)
    }

    #[inline]
    pub(crate) fn added_max(&self, event: EventId) -> bool {
        self.event(event).added_max
    }

    #[inline]
    pub(crate) fn set_added_max(&mut self, event: EventId, added_max: bool) {
        self.event_mut(event).added_max = added_max;
    }

    #[inline]
    pub(crate) fn revisitable(&self, event: EventId) -> bool {
        self.event(event).revisitable
    }

    /// Marks the causal prefix of an event as never to be revisited.
    pub(crate) fn settle_prefix(&mut self, event: EventId) {
        let start = self.prefix_start(event);
        let prefix = self.clocks[start..start + self.stride].as_flattened();
        for (thread, count) in self.threads.iter().zip(prefix) {
            // What comes before an event that is settled is settled.
            for other in thread.events[..*count as usize].iter().rev() {
                let other = &mut self.events[other.index()];
                if !std::mem::replace(&mut other.revisitable, false) {
                    break;
                }
            }
        }
    }
}
