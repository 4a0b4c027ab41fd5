//! Which waiting reads stand in the way of something, so that they must be left out.

use crate::event::{EventId, Position};
use crate::explore::engine::Engine;
use crate::explore::machines::Next;
use crate::graph::LocationId;
use crate::model::MemoryModel;
use crate::program::Program;

/// What is known of an item that leaves a waiting read out.
#[derive(Clone, Copy, Debug)]
pub(in crate::explore::engine) struct Open {
    pub(super) read: Position,
    /// Whether it must be taken.
    pub(super) wanted: bool,
}

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Notes that a choice was refused: waiting reads on which none of the events depends may stand
    /// in its way.
    #[inline]
    pub(in crate::explore::engine) fn blame(&mut self, events: &[EventId]) {
        if !self.open.is_empty() && !self.gives_up {
            self.blame_older(events, u32::MAX);
        }
    }

    /// Notes that a read may not read something.
    #[inline]
    pub(in crate::explore::engine) fn blame_for_sources(
        &mut self,
        read: EventId,
        location: LocationId,
    ) {
        if !self.open.is_empty() && !self.gives_up {
            for number in 0..self.graph.co(location).len() {
                let write = self.graph.co(location)[number];
                self.blame_older(&[read, write], u32::MAX);
            }
        }
    }

    /// Whether there is a waiting read before a number that was not blamed yet.
    pub(super) fn may_blame(&self, before: u32) -> bool {
        let mut others = self.open.iter().filter(|open| !open.wanted);
        others.any(|open| {
            let read = self.graph.event_at(open.read);
            read.is_some_and(|read| read.0 < before)
        })
    }

    /// Notes that a choice was refused; only waiting reads before a number may be in the way.
    #[inline(never)]
    pub(super) fn blame_older(&mut self, events: &[EventId], before: u32) {
        let graph = &self.graph;
        for open in self.open.iter_mut().filter(|open| !open.wanted) {
            let Position { thread, index } = open.read;
            open.wanted = graph.event_at(open.read).is_some_and(|read| {
                let depends = |event: &EventId| graph.prefix(*event)[thread.index()] > index;
                read.0 < before && !events.iter().any(depends)
            });
        }
    }

    /// Notes what waiting reads may have missed: a later write that is not enough.
    pub(super) fn blame_missing(&mut self) {
        for number in 0..self.open.len() {
            let Open { read, wanted } = self.open[number];
            let Some(read) = self.graph.event_at(read).filter(|_| !wanted) else {
                continue;
            };
            let (Some(awaited), Some(source)) = (self.awaited(read), self.graph.rf(read)) else {
                continue;
            };
            if !Next::Awaits.is(awaited.issuer) {
                continue;
            }
            let missed = (0..self.graph.co_after(source).len()).any(|later| {
                let write = self.graph.co_after(source)[later];
                !self.graph.in_prefix(read, write) && !self.is_enough(awaited, write)
            });
            self.open[number].wanted = missed;
        }
    }

    pub(super) fn blame_read(&mut self, read: EventId) {
        let position = self.graph.position(read);
        for open in &mut self.open {
            open.wanted |= Some(open.read) == position;
        }
    }
}
