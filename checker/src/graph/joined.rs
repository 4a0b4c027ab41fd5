//! Accesses of several parts, which are one event a part, as one event each.
//!
//! An atomic access of memory that others access in parts is an event for each part, so that a
//! graph knows places of one kind only. Exploration finds all ways in which the parts can run by
//! themselves. Of these, the graphs count in which the parts are *atomic together*:
//!
//! * no access sees another one in half: of two accesses, one comes first for all bytes that they
//!   have in common. A read-modify-write has one place there;
//! * the model holds of the execution in which each access is one event. `rf`, `co` and `fr` are
//!   between two accesses if they are between parts of them, and `loc` if they have a byte in
//!   common. What a model composes of steps that stay at a location is composed part by part. A
//!   read that has only some of its bytes from a write of its own thread is in `rfe` with it: as on
//!   machines of today, it waits until the write is there for all.

use super::{EventKind, Graph};
use crate::event::EventId;
use crate::execution::{BaseRelations, Execution, Parts};
use crate::relation::BitMatrix;

/// Which events of a graph are parts of one access.
#[derive(Clone, Debug)]
pub struct Joined {
    /// For each event the first event of its access: the first write, if it is a write.
    first: Vec<EventId>,
    /// For each event the number of its access.
    number: Vec<usize>,
}

impl Joined {
    /// Joins every event with the one before it of its thread if it continues that access.
    pub fn new(graph: &Graph, continues: impl Fn(EventId) -> bool) -> Self {
        let mut first: Vec<EventId> = graph.events().collect();
        for thread in graph.threads() {
            // The first read and the first write of the access.
            let mut access: [Option<EventId>; 2] = [None; 2];
            for event in graph.thread_events(thread) {
                let write = graph.kind(*event) == EventKind::Write;
                let is_half = write && graph.rmw_partner(*event).is_some();
                if !is_half && !continues(*event) {
                    access = [None; 2];
                }
                let known = access[usize::from(write)].get_or_insert(*event);
                first[event.index()] = *known;
            }
        }
        let mut number = vec![0; first.len()];
        let mut count = 0;
        for event in graph.events() {
            // The first part has the lowest id.
            number[event.index()] = match first[event.index()] == event {
                true => {
                    count += 1;
                    count - 1
                }
                false => number[first[event.index()].index()],
            };
        }
        Self { first, number }
    }

    /// The number that an event, or the access that it is a part of, has in
    /// [`Self::execution`].
    pub fn number(&self, event: EventId) -> usize {
        self.number[event.index()]
    }

    /// For each access, and each other event, its first part.
    fn accesses(&self) -> Vec<EventId> {
        let all = (0..).map(EventId).zip(&self.first);
        let first = all.filter(|(event, first)| event == *first);
        first.map(|(event, _)| event).collect()
    }

    /// Whether no access sees another one in half.
    pub fn is_orderly(&self, graph: &Graph) -> bool {
        let parts = graph.base_relations();
        let fr = parts.rf.inverse().compose(&parts.co);
        let seen = parts.co.clone().reflexive().compose(&parts.rf);
        let steps = seen.union(&parts.co).union(&fr);
        let mut order = BitMatrix::empty(self.first.len());
        let access = |event| self.access(graph, event);
        for (a, b) in steps.pairs().map(|(a, b)| (access(a), access(b))) {
            if a != b {
                order.insert(a, b);
            }
        }
        let both_ways = order.clone().intersection(&order.inverse());
        both_ways.is_empty()
    }

    /// The first event of the access that an event is a part of, reads before writes.
    fn access(&self, graph: &Graph, event: usize) -> usize {
        let first = self.first[event];
        let write = graph.kind(first) == EventKind::Write;
        match graph.rmw_partner(first).filter(|_| write) {
            Some(read) => self.first[read.index()].index(),
            None => first.index(),
        }
    }

    /// The execution in which each access is one event, and for each of its events the first part.
    pub fn execution(&self, graph: &Graph) -> (Execution, Vec<EventId>) {
        let parts = graph.base_relations();
        let whole = Parts {
            execution: Execution::new(parts.clone()),
            access: self.number.clone(),
        };
        let events = self.accesses();
        let number = |event: usize| self.number[event];
        let lift = |relation: &BitMatrix| whole.lift(relation);
        let of_first = |relation: &BitMatrix| {
            let is_first = |event: usize| self.first[event].index() == event;
            let pairs = relation.pairs();
            let pairs = pairs.filter(|(a, b)| is_first(*a) && is_first(*b));
            BitMatrix::from_pairs(events.len(), pairs.map(|(a, b)| (number(a), number(b))))
        };
        let fr = parts.rf.inverse().compose(&parts.co);
        let fr = fr.difference(&BitMatrix::identity(self.first.len()));
        let base = BaseRelations {
            sets: events.iter().map(|e| parts.sets[e.index()]).collect(),
            thread: events.iter().map(|e| parts.thread[e.index()]).collect(),
            // The parts of an access are in some order, which means nothing.
            program_order: of_first(&parts.program_order),
            rf: lift(&parts.rf),
            co: lift(&parts.co),
            loc: lift(&parts.loc),
            rmw: lift(&parts.rmw),
            addr: without_loops(lift(&parts.addr)),
            data: without_loops(lift(&parts.data)),
            ctrl: without_loops(lift(&parts.ctrl)),
            casdep: without_loops(lift(&parts.casdep)),
            tc: lift(&parts.tc),
            tj: lift(&parts.tj),
            sbr: lift(&parts.sbr),
            alloc: lift(&parts.alloc),
            dealloc: lift(&parts.dealloc),
            free: lift(&parts.free),
            rcu_rscs: lift(&parts.rcu_rscs),
            srcu_rscs: lift(&parts.srcu_rscs),
            same_srcu: lift(&parts.same_srcu),
        };
        let mut partial = BitMatrix::empty(events.len());
        let reads = graph.events().filter_map(|e| Some((e, graph.rf(e)?)));
        let reads: Vec<(EventId, EventId)> = reads.collect();
        for (read, source) in &reads {
            let others = reads
                .iter()
                .filter(|(other, _)| self.first[other.index()] == self.first[read.index()]);
            let mut others = others.map(|(_, other)| number(other.index()));
            if others.any(|other| other != number(source.index())) {
                partial.insert(number(source.index()), number(read.index()));
            }
        }
        let fr = lift(&fr);
        (Execution::joined(base, &fr, &partial, whole), events)
    }
}

/// An execution in which each access is one event, and what these events are in the graph.
#[derive(Clone, Debug)]
pub struct Accesses {
    /// The execution.
    pub execution: Execution,
    /// Where accesses have several parts.
    joined: Option<(Joined, Vec<EventId>)>,
}

impl Accesses {
    /// The execution of a graph, with the parts of accesses that have several.
    pub fn new(graph: &Graph, joined: Option<Joined>) -> Self {
        match joined {
            None => Self {
                execution: graph.execution(),
                joined: None,
            },
            Some(joined) => {
                let (execution, events) = joined.execution(graph);
                Self {
                    execution,
                    joined: Some((joined, events)),
                }
            }
        }
    }

    /// The number that an event of the graph has in the execution.
    pub fn number(&self, event: EventId) -> usize {
        let joined = self.joined.as_ref();
        joined.map_or(event.index(), |(joined, _)| joined.number(event))
    }

    /// The event of the graph, the first part, that has a number in the execution.
    pub fn event(&self, number: usize) -> EventId {
        let joined = self.joined.as_ref();
        joined.map_or(EventId(number as u32), |(_, events)| events[number])
    }
}

/// Between parts of one access there is no dependency.
fn without_loops(relation: BitMatrix) -> BitMatrix {
    let identity = BitMatrix::identity(relation.len());
    relation.difference(&identity)
}
