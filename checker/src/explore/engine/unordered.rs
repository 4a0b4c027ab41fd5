//! The warning about writes that nothing orders.
//!
//! Two writes to the same memory of which neither is causally before the other (by `po`, `rf`,
//! creation, join and rounds) can come in either order, whatever the model. With atomics that is no
//! error, but rarely meant. Read-modify-writes of one location are always ordered.
//!
//! Causal prefixes never change, so it is enough to look at each write when it is complete, and at
//! the others that are there then. Each location is reported once.

use super::{Engine, Stop};
use crate::event::EventId;
use crate::explore::{Ending, Explored};
use crate::model::MemoryModel;
use crate::program::Program;

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Reports a write, now complete, if another one of the same location is not ordered with it.
    #[inline(never)]
    pub(super) fn warn_of_unordered(&mut self, event: EventId) -> Result<(), Stop> {
        let Some(location) = self.graph.location(event) else {
            return Ok(());
        };
        if self.unordered.contains(&location) {
            return Ok(());
        }
        let (graph, joins) = (&self.graph, self.joins);
        let prefix = graph.prefix(event);
        let mut others = graph.co(location)[1..].iter();
        if others.all(|other| graph.includes(prefix, *other)) {
            return Ok(());
        }
        // Of an update of several parts, one that keeps what it read is not what it was made for.
        let keeps = |write: EventId| {
            let read = graph.rmw_partner(write).filter(|_| joins);
            read.is_some_and(|read| graph.value(read) == graph.value(write))
        };
        if keeps(event) {
            return Ok(());
        }
        let mut others = graph.co(location)[1..].iter().rev().copied();
        let unordered = |other: &EventId| {
            !graph.includes(prefix, *other)
                // What is in a prefix is older.
                && (*other < event || !graph.in_prefix(event, *other))
                && !keeps(*other)
        };
        let Some(other) = others.find(unordered) else {
            return Ok(());
        };
        self.unordered.push(location);
        let explored = explored!(self);
        let flow = self.visitor.unordered_writes(&explored, (event, other));
        match flow.is_break() {
            true => Err(self.stop(Ending::Stopped)),
            false => Ok(()),
        }
    }
}
