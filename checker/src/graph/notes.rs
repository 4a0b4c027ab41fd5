//! What the exploration that owns a graph notes in it: the machines of threads, and which events
//! are default choices or can still be revisited.
//!
//! Graphs only keep these notes, and keep them right when events go. The machine that issued an
//! event is noted with the event, and the machine that a thread has now with the thread. So when
//! the last event of a thread goes, the thread gets back the machine that issued it.

use super::{Event, EventKind, Graph, Thread};
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

/// Where an event comes from: its thread, the machine that issued it, and its index in program
/// order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    pub thread: ThreadId,
    pub issuer: MachineId,
    pub index: u32,
}

impl Graph {
    /// The machine that issued an event.
    #[inline]
    pub(crate) fn issuer(&self, event: EventId) -> MachineId {
        self.event(event).issuer
    }

    /// The machines of all threads, in the order of their ids.
    #[inline]
    pub(crate) fn machines(&self) -> impl Iterator<Item = MachineId> + Clone + '_ {
        self.threads.iter().map(|thread| thread.machine)
    }

    /// The machine of a thread.
    #[inline]
    pub(crate) fn machine(&self, thread: ThreadId) -> MachineId {
        if thread.index() < self.threads.len() {
            self.threads[thread.index()].machine
        } else {
            MachineId::NONE
        }
    }

    /// Notes the machine of a thread.
    #[inline]
    pub(crate) fn set_machine(&mut self, thread: ThreadId, machine: MachineId) {
        self.threads[thread.index()].machine = machine;
    }

    /// Notes the machine that issued an event.
    #[inline]
    pub(crate) fn set_issuer(&mut self, event: EventId, machine: MachineId) {
        self.event_mut(event).issuer = machine;
    }

    /// Gives a thread back the machine that issued its last event.
    #[inline]
    pub(crate) fn rewind_thread(&mut self, event: EventId) {
        let Event { thread, issuer, .. } = *self.event(event);
        if let Some(thread) = self.threads.get_mut(thread.index()) {
            thread.machine = issuer;
        }
    }

    /// Forgets everything that is younger than an event, whose choice is made anew, and what
    /// followed from its choice. It is no longer a default choice.
    #[inline]
    pub(crate) fn choose_again(&mut self, event: EventId) {
        self.cut(event.index() + 1);
        self.event_mut(event).added_max = false;
        self.forget_value(event);
        self.rewind_thread(event);
    }

    /// Where an event comes from; `None` for initial writes.
    #[inline]
    pub(crate) fn origin(&self, event: EventId) -> Option<Origin> {
        let Event {
            thread,
            issuer,
            index,
            ..
        } = *self.event(event);
        Some(Origin {
            thread: thread.get()?,
            issuer,
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

    /// Whether the thread of its last event has not gone on after it.
    #[inline]
    pub(crate) fn is_rewound(&self, event: EventId) -> bool {
        let Event { thread, issuer, .. } = *self.event(event);
        let thread = self.threads.get(thread.index());
        thread.is_some_and(|thread| thread.machine == issuer)
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

    pub(crate) fn set_revisitable(&mut self, event: EventId, revisitable: bool) {
        self.event_mut(event).revisitable = revisitable;
    }

    /// Marks the causal prefix of an event as never to be revisited.
    pub(crate) fn freeze_prefix(&mut self, event: EventId) {
        let start = self.prefix_start(event);
        let prefix = self.clocks[start..start + self.stride].as_flattened();
        freeze(&self.threads, &mut self.events, prefix);
    }

    /// Marks what a clock includes as never to be revisited.
    pub(crate) fn freeze(&mut self, clock: &[u32]) {
        freeze(&self.threads, &mut self.events, clock);
    }
}

#[inline]
fn freeze(threads: &[Thread], events: &mut [Event], clock: &[u32]) {
    for (thread, count) in threads.iter().zip(clock) {
        // What comes before an event that is never revisited is never revisited.
        for other in thread.events[..*count as usize].iter().rev() {
            let other = &mut events[other.index()];
            if !std::mem::replace(&mut other.revisitable, false) {
                break;
            }
        }
    }
}
