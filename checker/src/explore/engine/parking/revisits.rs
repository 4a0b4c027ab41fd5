//! Revisits where waiting reads may be among what is revisited or goes.

use super::sources::{Part, Source};
use super::{Awaited, is_waiting_read};
use crate::event::{EventId, Position};
use crate::explore::engine::Engine;
use crate::explore::job::Item;
use crate::explore::machines::Next;
use crate::explore::revisit::{Placed, Revisit};
use crate::graph::{EventKind, Graph};
use crate::model::MemoryModel;
use crate::program::Program;

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Makes items for the reads that a new write may revisit.
    ///
    /// Whether an event that goes is a default choice does not depend on the read that is
    /// revisited, or is less often so for older reads; and what goes for an older read contains
    /// what goes for a younger one. So the first event that is none ends it.
    #[inline(never)]
    pub(in crate::explore::engine) fn push_revisits_of_parked(&mut self, write: EventId) {
        if self.gives_up {
            return;
        }
        let Some(location) = self.graph.location(write) else {
            return;
        };
        let count = self.graph.reads(location).len();
        if count == 0 {
            return;
        }
        self.find_prefix(write);
        let prefix = std::mem::take(&mut self.prefix);
        let placed = Placed::of(&self.graph, write);
        let mut tested = Tested::nothing(&self.graph);
        for number in (0..count).rev() {
            let read = self.graph.reads(location)[number];
            if !self.graph.revisitable(read) || self.graph.includes(&prefix, read) {
                continue;
            }
            match self.revisit_parked((read, write), &prefix, placed, &mut tested) {
                Some(true) => self.todo.push(Item::Back { read, write }),
                Some(false) => {}
                None => break,
            }
        }
        self.prefix = prefix;
    }

    /// Whether a write revisits a read; `None` if it revisits no older one either.
    fn revisit_parked(
        &mut self,
        (read, write): (EventId, EventId),
        prefix: &[u32],
        placed: Placed,
        tested: &mut Tested,
    ) -> Option<bool> {
        let awaited = match is_waiting_read(&self.graph, read) {
            true => self.awaited(read),
            false => None,
        };
        let could_read = match awaited {
            Some(awaited) => self.is_enough(awaited, write),
            None => self.graph.added_max(read),
        };
        if !could_read {
            return Some(false);
        }
        let graph = &self.graph;
        let revisit = Revisit {
            graph,
            read,
            write,
            prefix,
        };
        let (is_placed, has_rival) = match placed {
            Placed::Freely => (
                graph.co_next(write).is_none_or(|next| revisit.keeps(next)),
                false,
            ),
            Placed::ByRead { rival } => (true, rival.is_some_and(|rival| revisit.keeps(rival))),
        };
        if !is_placed {
            return Some(false);
        }
        if !deletes_defaults(&revisit) {
            return None;
        }
        let older = self.older_skips(read);
        if let Some(awaited) = awaited
            && !self.is_permitted(awaited, Source::Write(write), older)
        {
            return Some(false);
        }
        if !self.deletes_waiting_defaults(read, write, prefix, tested) {
            return None;
        }
        let revisits = !has_rival && self.model.may_revisit(&self.graph, read, write);
        if !revisits {
            self.blame(&[read, write]);
        }
        Some(revisits)
    }

    /// How many skips are older than an event.
    fn older_skips(&self, event: EventId) -> usize {
        self.graph
            .skips()
            .partition_point(|skip| skip.at <= event.0)
    }

    /// Whether all waiting reads that go, the read itself and all skips that go are default
    /// choices. That the others are is known, and so is what was tested for a younger read.
    fn deletes_waiting_defaults(
        &mut self,
        read: EventId,
        write: EventId,
        prefix: &[u32],
        tested: &mut Tested,
    ) -> bool {
        let events = read.0..std::mem::replace(&mut tested.from, read.0);
        for event in events.map(EventId) {
            if !is_waiting_read(&self.graph, event) || self.graph.includes(prefix, event) {
                continue;
            }
            let (Some(awaited), Some(source)) = (self.awaited(event), self.graph.rf(event)) else {
                return false;
            };
            let part = Part {
                oldest: event.0,
                prefix,
                without: write,
            };
            let older = self.older_skips(event);
            let default = self.default_source(&part, awaited, older);
            if default.is_none() {
                self.blame_read(event);
            }
            if default != Some(Source::of(&self.graph, source)) {
                return false;
            }
        }
        let older = self.older_skips(read);
        for number in older..std::mem::replace(&mut tested.from_skip, older) {
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
            let part = Part {
                oldest: skip.at,
                prefix,
                without: write,
            };
            let default = self.default_source(&part, awaited, number);
            if default.is_some_and(|default| !self.permits(number, awaited, default)) {
                return false;
            }
        }
        true
    }
}

/// What was found to be a default choice already: all that goes from an event and from a skip on.
struct Tested {
    from: u32,
    from_skip: usize,
}

impl Tested {
    fn nothing(graph: &Graph) -> Self {
        Self {
            from: graph.len() as u32,
            from_skip: graph.skips().len(),
        }
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
