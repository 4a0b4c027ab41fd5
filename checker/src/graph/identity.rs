//! When two graphs are the same execution, whatever the order in which their events were added.

use super::{EventKind, Graph};
use crate::event::EventId;
use crate::event::ThreadId;

/// How an execution ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Status {
    /// Every thread has ended or was cut by a bound.
    Complete,
    /// Some thread waits for ever.
    Blocked,
    /// Some thread stopped at an error.
    Failed,
    /// Some thread only did again what it did before
    /// ([`Operation::Repeat`](crate::program::Operation::Repeat)): the same execution without that
    /// is another one, which counts.
    Repeated,
}

/// The canonical form of an execution: equal for two graphs if and only if they have the same
/// events with the same values at the same positions, the same `rf`, the same `co`, the same rounds
/// and the same status. Initial writes that nobody reads play no part.
///
/// The numbers of created threads follow from the order of insertion, so threads are numbered anew:
/// those of the start first, then those that these created, and so on; each in the order of their
/// creators and, of one creator, in program order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Identity(Vec<u64>);

impl Graph {
    /// The canonical form of this graph.
    pub fn identity(&self, status: Status) -> Identity {
        self.identity_renamed(status, |number| number)
    }

    /// The canonical form of this graph if threads changed places: `renamed` says where the thread
    /// with a number stands then. Whom threads create and join stays the same, by number.
    pub fn identity_renamed(&self, status: Status, renamed: impl Fn(u64) -> u64) -> Identity {
        let mut order = self.creation_order();
        let mut numbers = vec![u64::MAX; self.thread_count()];
        let mut places = numbers.clone();
        for (number, thread) in order.iter().enumerate() {
            numbers[thread.index()] = number as u64;
            places[thread.index()] = renamed(number as u64);
        }
        order.sort_by_key(|thread| places[thread.index()]);
        let description = Description {
            graph: self,
            numbers,
            places,
        };
        let mut words = vec![status as u64];
        for thread in &order {
            let events = self.thread_events(*thread);
            if events.is_empty() {
                continue;
            }
            words.extend([description.places[thread.index()], events.len() as u64]);
            for event in events {
                description.event(*event, &mut words);
            }
        }
        description.coherence(&mut words);
        Identity(words)
    }

    /// All threads: those of the start, then those that they created, and so on.
    fn creation_order(&self) -> Vec<ThreadId> {
        let mut order: Vec<_> = ThreadId::first(self.initial_threads as u32).collect();
        let mut next = 0;
        while let Some(creator) = order.get(next) {
            let kinds = self.thread_events(*creator).iter().map(|e| self.kind(*e));
            let created = kinds.filter_map(|kind| match kind {
                EventKind::Create(child) => Some(child),
                _ => None,
            });
            order.extend(created.collect::<Vec<_>>());
            next += 1;
        }
        order
    }
}

/// A graph, the numbers that its threads have in the canonical form, and their places there.
struct Description<'g> {
    graph: &'g Graph,
    numbers: Vec<u64>,
    places: Vec<u64>,
}

impl Description<'_> {
    fn event(&self, event: EventId, words: &mut Vec<u64>) {
        let graph = self.graph;
        let thread = |thread: ThreadId| self.numbers[thread.index()] << 8;
        let kind = match graph.kind(event) {
            EventKind::InitialWrite => 0,
            EventKind::Read => 1,
            EventKind::Write => 2 + (graph.barrier_write(event).map_or(0, |w| w as u64 + 1) << 8),
            EventKind::Fence(kind) => 3 + ((kind as u64) << 8),
            EventKind::Create(child) => 4 + thread(child),
            EventKind::Join(child) => 5 + thread(child),
            EventKind::Choose => 6,
            EventKind::End => 7,
            EventKind::Allocate => 8,
            EventKind::Free => 9,
            EventKind::BarrierWait => 10,
        };
        words.extend([kind, graph.mode(event) as u64, graph.value(event).0]);
        if let Some(place) = graph.place(event) {
            words.extend([place.address.0, u64::from(place.size)]);
        }
        if let Some(source) = graph.rf(event) {
            words.push(self.name(source));
        }
        if let Some(barrier) = graph.barrier(event) {
            words.push(graph.locations[barrier.index()].place.address.0);
        }
        if graph.is_matched(event) {
            // A round is known by the first of its members.
            let members = graph.round(event).map(|member| self.name(member));
            words.extend(members.min());
        }
    }

    /// The writes of each location in coherence order, locations in the order of their places.
    fn coherence(&self, words: &mut Vec<u64>) {
        let locations = self.graph.locations.iter();
        let mut written: Vec<_> = locations.filter(|l| l.co.len() > 1).collect();
        written.sort_by_key(|location| location.place);
        for location in written {
            words.extend([location.place.address.0, location.co.len() as u64]);
            words.extend(location.co[1..].iter().map(|write| self.name(*write)));
        }
    }

    /// A word for the position of an event, `u64::MAX` for initial writes.
    fn name(&self, event: EventId) -> u64 {
        self.graph.position(event).map_or(u64::MAX, |position| {
            self.places[position.thread.index()] << 32 | u64::from(position.index)
        })
    }
}
