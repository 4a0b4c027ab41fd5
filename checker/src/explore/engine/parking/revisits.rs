//! Revisits where waiting reads may be among what is revisited or goes.

use super::sources::{Part, Source};
use super::{Awaited, is_waiting_read};
use crate::event::{EventId, Position};
use crate::explore::engine::Engine;
use crate::explore::job::Item;
use crate::explore::machines::Next;
use crate::explore::revisit::{Placed, Revisit};
use crate::graph::EventKind;
use crate::model::MemoryModel;
use crate::program::Program;

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Makes items for the reads that a new write may revisit.
    #[inline(never)]
    pub(in crate::explore::engine) fn push_revisits_of_parked(&mut self, write: EventId) {
        if self.gives_up {
            return;
        }
        let Some(location) = self.graph.location(write) else {
            return;
        };
        let prefix = self.graph.prefix(write).to_vec();
        let placed = Placed::of(&self.graph, write);
        let reads: Vec<EventId> = self.graph.reads(location).to_vec();
        for read in reads.into_iter().rev() {
            let graph = &self.graph;
            if !graph.revisitable(read) || graph.includes(&prefix, read) {
                continue;
            }
            let waits = Next::Awaits.is(graph.issuer(read));
            let awaited = self.awaited(read).filter(|_| waits);
            let could_read = match awaited {
                Some(awaited) => self.is_enough(awaited, write),
                None => graph.added_max(read),
            };
            if !could_read {
                continue;
            }
            let graph = &self.graph;
            let revisit = Revisit {
                graph,
                read,
                write,
                prefix: &prefix,
            };
            let (is_placed, has_rival) = match placed {
                Placed::Freely => (
                    graph.co_next(write).is_none_or(|next| revisit.keeps(next)),
                    false,
                ),
                Placed::ByRead { rival } => (true, rival.is_some_and(|rival| revisit.keeps(rival))),
            };
            if !is_placed || !deletes_defaults(&revisit) {
                continue;
            }
            let older = self.older_skips(read);
            if let Some(awaited) = awaited
                && !self.is_permitted(awaited, Source::Write(write), older)
            {
                continue;
            }
            if !self.deletes_waiting_defaults(read, write, &prefix) {
                continue;
            }
            match !has_rival && self.model.may_revisit(&self.graph, read, write) {
                true => self.todo.push(Item::Back { read, write }),
                false => self.blame(&[read, write]),
            }
        }
    }

    /// How many skips are older than an event.
    fn older_skips(&self, event: EventId) -> usize {
        self.graph
            .skips()
            .partition_point(|skip| skip.at <= event.0)
    }

    /// Whether all waiting reads that go, the read itself and all skips that go are default
    /// choices. That the others are is known.
    fn deletes_waiting_defaults(&mut self, read: EventId, write: EventId, prefix: &[u32]) -> bool {
        let graph = &self.graph;
        let gone = std::iter::once(read).chain(graph.outside(prefix, read));
        let waiting: Vec<EventId> = gone
            .filter(|event| is_waiting_read(graph, *event))
            .collect();
        let part = |oldest| Part {
            oldest,
            prefix: prefix.to_vec(),
            without: write,
        };
        for event in waiting {
            let (Some(awaited), Some(source)) = (self.awaited(event), self.graph.rf(event)) else {
                return false;
            };
            let older = self.older_skips(event);
            let default = self.default_source(&part(event.0), awaited, older);
            if default.is_none() {
                self.blame_read(event);
            }
            if default != Some(Source::of(&self.graph, source)) {
                return false;
            }
        }
        for number in self.older_skips(read)..self.graph.skips().len() {
            let skip = self.graph.skips()[number];
            let position = Position {
                thread: skip.thread,
                index: skip.index,
            };
            let came = self.graph.event_at(position);
            if came.is_some_and(|came| self.graph.includes(prefix, came)) {
                continue;
            }
            let awaited = Awaited {
                thread: skip.thread,
                index: skip.index,
                issuer: skip.issuer,
            };
            let default = self.default_source(&part(skip.at), awaited, number);
            if default.is_some_and(|default| !self.permits(number, awaited, default)) {
                return false;
            }
        }
        true
    }
}

/// Whether the plain events that a revisit takes out are default choices, and waiting reads read
/// what was there.
fn deletes_defaults(revisit: &Revisit<'_>) -> bool {
    let graph = revisit.graph;
    let is_default = |event: EventId| match graph.kind(event) {
        EventKind::Read if Next::Awaits.is(graph.issuer(event)) => graph
            .rf(event)
            .is_some_and(|source| source < event || revisit.keeps(source)),
        // Its place follows from the read.
        EventKind::Write if Next::Awaits.is(graph.issuer(event)) => true,
        _ => revisit.is_default(event),
    };
    let mut gone = graph.outside(revisit.prefix, revisit.read);
    is_default(revisit.read) && gone.all(is_default)
}
