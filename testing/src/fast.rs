//! Two models written by hand over the immediate steps of a graph: how fast exploration can be with
//! a cheap model.

use katec_checker::event::EventId;
use katec_checker::graph::{ClockId, EventKind, Graph};
use katec_checker::model::{Finding, MemoryModel};

/// Release-acquire for all accesses ([`super::ModelName::Ra`]): one clock, and ranges that are
/// exact, so that nothing is ever checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct CoherenceOnly;

const HB: ClockId = ClockId(0);

/// Includes in the clock of a new event what is before it, all but what it reads itself.
fn update_happens_before(graph: &mut Graph, event: EventId) {
    for previous in graph.own_previous(event) {
        let mut member = previous;
        loop {
            include_happens_before(graph, event, member);
            match graph.next_member(member) {
                Some(next) if next != previous => member = next,
                _ => break,
            }
        }
    }
}

/// Includes what is before an immediate predecessor, and what that reads.
fn include_happens_before(graph: &mut Graph, event: EventId, previous: EventId) {
    graph.include(event, HB, previous);
    graph.join_clock((event, HB), (previous, HB));
    if let Some(source) = graph.rf(previous) {
        graph.include(event, HB, source);
        graph.join_clock((event, HB), (source, HB));
    }
}

/// Whether a write or one of its readers is before an event.
fn seen(graph: &Graph, write: EventId, clock: &[u32]) -> bool {
    graph.includes(clock, write)
        || graph
            .readers(write)
            .any(|reader| graph.includes(clock, reader))
}

/// The position of the last write in coherence that an event has seen.
fn last_seen(graph: &Graph, event: EventId) -> usize {
    let Some(location) = graph.location(event) else {
        return 0;
    };
    let clock = graph.clock(event, HB);
    let co = graph.co(location);
    co.iter()
        .rposition(|write| seen(graph, *write, clock))
        .unwrap_or(0)
}

impl MemoryModel for CoherenceOnly {
    fn clock_count(&self) -> usize {
        1
    }

    fn update_clocks(&mut self, graph: &mut Graph, event: EventId) {
        update_happens_before(graph, event);
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        last_seen(graph, read)
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        last_seen(graph, write)
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        let clock = graph.clock(read, HB);
        !graph
            .co_after(write)
            .iter()
            .any(|later| seen(graph, *later, clock))
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        // Ranges are exact for reads and plain writes; a write half is put where its read half
        // tells.
        if graph.kind(event) != EventKind::Write {
            return true;
        }
        let clock = graph.clock(event, HB);
        !graph
            .co_after(event)
            .iter()
            .any(|later| seen(graph, *later, clock))
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        super::MatrixModel(super::ModelName::Ra).allows(&graph.execution())
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}

    fn uses_thread_ends(&self) -> bool {
        false
    }
}

/// Sequential consistency ([`super::ModelName::Sc`]): the clock of [`CoherenceOnly`] for ranges,
/// and a search from the new event.
#[derive(Clone, Debug, Default)]
pub struct SequentialConsistency {
    ranges: CoherenceOnly,
    stack: Vec<EventId>,
    visited: Vec<u32>,
    epoch: u32,
}

impl SequentialConsistency {
    fn visit(&mut self, event: EventId) {
        let mark = &mut self.visited[event.index()];
        if *mark != self.epoch {
            *mark = self.epoch;
            self.stack.push(event);
        }
    }

    /// Whether an event can be reached from itself.
    fn on_cycle(&mut self, graph: &Graph, event: EventId) -> bool {
        if self.visited.len() < graph.len() {
            self.visited.resize(graph.len(), 0);
        }
        self.epoch += 1;
        self.stack.clear();
        self.successors(graph, event);
        while let Some(next) = self.stack.pop() {
            if next == event {
                return true;
            }
            self.successors(graph, next);
        }
        false
    }

    fn successors(&mut self, graph: &Graph, event: EventId) {
        for next in graph.sync_next(event) {
            self.visit(next);
        }
        for reader in graph.readers(event) {
            self.visit(reader);
        }
        if let Some(next) = graph.co_next(event) {
            self.visit(next);
        }
        if let Some(next) = graph.fr_next(event) {
            self.visit(next);
        }
    }
}

impl MemoryModel for SequentialConsistency {
    fn clock_count(&self) -> usize {
        1
    }

    fn update_clocks(&mut self, graph: &mut Graph, event: EventId) {
        update_happens_before(graph, event);
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        last_seen(graph, read)
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        last_seen(graph, write)
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        self.ranges.may_revisit(graph, read, write)
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        !self.on_cycle(graph, event)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        super::MatrixModel(super::ModelName::Sc).allows(&graph.execution())
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}

    fn uses_thread_ends(&self) -> bool {
        false
    }
}
