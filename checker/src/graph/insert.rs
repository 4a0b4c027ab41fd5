//! Putting an event into the middle of a graph, for questions about graphs that no program has.

use super::clock::NO_EVENTS;
use super::{Access, Event, Graph};
use crate::builtin::BuiltinSet;
use crate::event::{Dependencies, EventId, Mode, ThreadId, Value};

impl Graph {
    /// Puts a relaxed write to its barrier right before a wait, last in coherence. The wait and
    /// what is newer get other numbers, and all clocks of the model are empty.
    pub(crate) fn write_before_wait(&mut self, wait: EventId) -> Option<EventId> {
        let access = Access {
            location: self.barrier(wait)?,
            mode: Mode::Relaxed,
            atomic: true,
        };
        let (thread, index) = (self.thread(wait)?, self.index(wait));
        let prefix = self.prefix(wait).to_vec();
        let newest = self.add_write(thread, access, Value(0));
        if !self.dependencies.is_empty() {
            self.set_dependencies(Dependencies::default());
        }
        let added = *self.event(newest);
        for old in (wait.0..newest.0).rev().map(EventId) {
            self.renumber(old, EventId(old.0 + 1));
        }
        let write = wait;
        let own = &mut self.threads[thread.index()].events;
        own.pop();
        own.insert(index as usize, write);
        *self.event_mut(write) = Event {
            index,
            next_reader: write,
            previous_reader: write,
            ..added
        };
        self.shift_thread(thread, index);
        self.shift_prefixes(thread, index);
        let start = self.prefix_start(write);
        let stride = self.stride;
        let row = self.clocks[start..start + stride].as_flattened_mut();
        row.copy_from_slice(&prefix);
        self.place_last(write);
        Some(write)
    }

    /// Tells the events of a thread behind a new one what their index is.
    fn shift_thread(&mut self, thread: ThreadId, new: u32) {
        let events = self.threads[thread.index()].events.clone();
        let later = events.iter().zip(0..).skip(new as usize + 1);
        for (event, index) in later {
            self.event_mut(*event).index = index;
            if let Some(dependencies) = self.dependencies.get_mut(event.index()) {
                dependencies.shift(new);
            }
        }
        if let [first, second, ..] = events[..]
            && new == 0
        {
            self.event_mut(first).sets.insert(BuiltinSet::Tb);
            self.event_mut(second).sets.remove(BuiltinSet::Tb);
        }
    }

    /// Lets causal prefixes with what is behind a new event of a thread have that event too, and
    /// the clocks of the model nothing.
    fn shift_prefixes(&mut self, thread: ThreadId, new: u32) {
        let (stride, width) = (self.stride, self.row_width);
        for row in self.clocks.chunks_exact_mut(width) {
            let (prefix, clocks) = row.split_at_mut(stride);
            let entry = &mut prefix.as_flattened_mut()[thread.index()];
            if *entry > new {
                *entry += 1;
            }
            clocks.fill(NO_EVENTS);
        }
    }
}
