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

/// A waiting read that was left out of a graph: the next event of its thread, which may still come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Skip {
    /// How many events there were then.
    pub at: u32,
    pub thread: ThreadId,
    /// The index in program order that the read would have had.
    pub index: u32,
    /// The machine that would have issued it.
    pub issuer: MachineId,
}

impl Graph {
    /// Waiting reads that were left out, oldest first.
    #[inline]
    pub(crate) fn skips(&self) -> &[Skip] {
        &self.skips
    }

    /// Takes the newest event, a waiting read, and what is younger away, and notes that it was left
    /// out.
    pub(crate) fn skip(&mut self, read: EventId) {
        let Some(origin) = self.origin(read) else {
            return;
        };
        self.cut(read.index() + 1);
        let older = std::mem::take(&mut self.skips);
        // It may have been the only access of its location.
        let initial = self.location(read).map(|location| self.co(location)[0]);
        let alone = initial.is_some_and(|initial| initial.0 + 1 == read.0);
        self.cut(read.index() - usize::from(alone));
        self.skips = older;
        self.note_skip(origin.thread, origin.index, origin.issuer);
    }

    /// Notes that a waiting read is left out now.
    pub(crate) fn note_skip(&mut self, thread: ThreadId, index: u32, issuer: MachineId) {
        self.skips.push(Skip {
            at: self.events.len() as u32,
            thread,
            index,
            issuer,
        });
    }

    /// Whether a skip permits a write, by its number, if that was found out before.
    pub(crate) fn known_permit(&self, skip: usize, write: EventId) -> Option<bool> {
        let mut known = self.permits.iter();
        let found = known.find(|(of, to, _)| (*of, *to) == (skip as u32, write));
        found.map(|(_, _, permits)| *permits)
    }

    /// Notes whether a skip permits a write. That does not change as long as both are there.
    pub(crate) fn note_permit(&mut self, skip: usize, write: EventId, permits: bool) {
        self.permits.push((skip as u32, write, permits));
    }

    /// Forgets what was left out when there were so many events or more.
    #[inline]
    pub(crate) fn forget_skips(&mut self, len: usize) {
        if self.skips.is_empty() {
            return;
        }
        while self
            .skips
            .last()
            .is_some_and(|skip| skip.at as usize >= len)
        {
            self.skips.pop();
        }
        let count = self.skips.len() as u32;
        self.permits
            .retain(|(skip, write, _)| *skip < count && write.index() < len);
    }

    /// Tells the skips how many events there were before them now that some are gone.
    pub(super) fn renumber_skips(&mut self, gone: &[EventId]) {
        self.permits.clear();
        for skip in &mut self.skips {
            skip.at -= gone.partition_point(|event| event.0 < skip.at) as u32;
        }
    }

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
