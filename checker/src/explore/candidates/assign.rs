//! Which writes the reads of a location read, and in which order its writes come.

use crate::builtin::BuiltinSet;
use crate::event::{EventId, Value};
use crate::graph::{EventKind, Graph, LocationId};

/// What is asked of the choices for a location.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// `po-loc | rf | co | fr` has no cycle.
    pub coherent: bool,
    /// Read-modify-writes are atomic.
    pub atomic: bool,
}

/// The choices for a location.
#[derive(Clone)]
pub(super) struct Assignment {
    /// The writes in order, without the initial write.
    order: Vec<EventId>,
    /// The reads and what each reads.
    sources: Vec<(EventId, EventId)>,
}

impl Assignment {
    pub fn apply(&self, graph: &mut Graph) {
        for write in &self.order {
            graph.place_last(*write);
        }
        for (read, write) in &self.sources {
            graph.set_rf(*read, *write);
        }
    }

    pub fn undo(&self, graph: &mut Graph) {
        for (read, _) in &self.sources {
            graph.unlink_reader(*read);
        }
        for write in self.order.iter().rev() {
            graph.unplace(*write);
        }
    }
}

/// All choices for a location, given what its reads return.
pub(super) fn assignments(
    graph: &Graph,
    location: LocationId,
    values: &[(EventId, Value)],
    shape: Shape,
) -> Vec<Assignment> {
    let Some(initial) = graph.co(location).first() else {
        return vec![Assignment {
            order: Vec::new(),
            sources: Vec::new(),
        }];
    };
    let here = |event: &EventId| graph.location(*event) == Some(location);
    let is_write = |event: &EventId| graph.kind(*event) == EventKind::Write;
    let writes: Vec<EventId> = graph.events().filter(here).filter(is_write).collect();
    let mut search = Search {
        graph,
        shape,
        reads: (values.iter().copied())
            .filter(|(read, _)| here(read))
            .collect(),
        order: vec![*initial],
        sources: Vec::new(),
        found: Vec::new(),
    };
    search.orders(&writes);
    search.found
}

struct Search<'a> {
    graph: &'a Graph,
    shape: Shape,
    reads: Vec<(EventId, Value)>,
    /// The initial write first.
    order: Vec<EventId>,
    sources: Vec<(EventId, EventId)>,
    found: Vec<Assignment>,
}

impl Search<'_> {
    /// Puts the writes that are left behind those that have a place, in every order.
    fn orders(&mut self, left: &[EventId]) {
        if left.is_empty() {
            return self.choose(0);
        }
        for (chosen, write) in left.iter().enumerate() {
            let precedes = |other: &EventId| self.is_before(*other, *write);
            if self.shape.coherent && left.iter().any(precedes) {
                continue;
            }
            let mut others = left.to_vec();
            others.remove(chosen);
            self.order.push(*write);
            self.orders(&others);
            self.order.pop();
        }
    }

    /// Chooses sources for the reads from this one on.
    fn choose(&mut self, read: usize) {
        let Some(&(event, value)) = self.reads.get(read) else {
            if !self.shape.atomic || self.is_atomic() {
                self.found.push(Assignment {
                    order: self.order[1..].to_vec(),
                    sources: self.sources.clone(),
                });
            }
            return;
        };
        for write in self.order.clone() {
            if self.graph.value(write) != value {
                continue;
            }
            self.sources.push((event, write));
            if !self.shape.coherent || self.is_coherent() {
                self.choose(read + 1);
            }
            self.sources.pop();
        }
    }

    fn is_before(&self, a: EventId, b: EventId) -> bool {
        let (a, b) = (self.graph.position(a), self.graph.position(b));
        a.zip(b)
            .is_some_and(|(a, b)| a.thread == b.thread && a.index < b.index)
    }

    fn place(&self, write: EventId) -> usize {
        let place = self.order.iter().position(|other| *other == write);
        place.unwrap_or(usize::MAX)
    }

    /// Whether the newest choice of a source agrees with program order: a location is coherent if
    /// what a thread reads and writes there never goes back in the order of writes.
    fn is_coherent(&self) -> bool {
        let Some(((read, source), older)) = self.sources.split_last() else {
            return true;
        };
        let at = self.place(*source);
        let writes = self.order.iter().enumerate().all(|(place, write)| {
            let earlier = !self.is_before(*write, *read) || place <= at;
            let later = !self.is_before(*read, *write) || at < place;
            earlier && later
        });
        let reads = older.iter().all(|(other, source)| {
            let place = self.place(*source);
            let earlier = !self.is_before(*other, *read) || place <= at;
            let later = !self.is_before(*read, *other) || at <= place;
            earlier && later
        });
        writes && reads
    }

    /// Whether nothing comes between what a read-modify-write reads and what it writes; for a pair
    /// of exclusives, nothing of another thread.
    fn is_atomic(&self) -> bool {
        self.sources.iter().all(|(read, source)| {
            let Some(write) = self.graph.rmw_partner(*read) else {
                return true;
            };
            let (from, to) = (self.place(*source), self.place(write));
            if !self.graph.sets(write).contains(BuiltinSet::Ex) {
                return to == from + 1;
            }
            let between = self.order.get(from + 1..to).unwrap_or_default();
            let mut between = between.iter();
            between.all(|other| self.graph.same_thread(*other, write))
        })
    }
}

/// Whether what an event is depends on itself: by addresses, data, branches, what is read, and from
/// the read half of a read-modify-write to its write half, unless that is an exchange.
pub(super) fn depends_on_itself(graph: &Graph, is_exchange: impl Fn(EventId) -> bool) -> bool {
    let needed = |event| needed(graph, event, is_exchange(event));
    let needs: Vec<Vec<EventId>> = graph.events().map(needed).collect();
    // Events whose needs are all met are taken away, as long as there are some.
    let mut met = vec![false; needs.len()];
    loop {
        let mut changed = false;
        for (event, needed) in needs.iter().enumerate() {
            if !met[event] && needed.iter().all(|needed| met[needed.index()]) {
                met[event] = true;
                changed = true;
            }
        }
        if !changed {
            return met.contains(&false);
        }
    }
}

/// What an event directly depends on.
fn needed(graph: &Graph, event: EventId, is_exchange: bool) -> Vec<EventId> {
    let mut needed: Vec<EventId> = graph.rf(event).into_iter().collect();
    let decides = !is_exchange && !graph.sets(event).contains(BuiltinSet::Ex);
    if graph.kind(event) == EventKind::Write && decides {
        needed.extend(graph.rmw_partner(event));
    }
    if let (Some(dependencies), Some(thread)) = (graph.dependencies(event), graph.thread(event)) {
        let own = graph.thread_events(thread);
        let all = [
            &dependencies.addr,
            &dependencies.data,
            &dependencies.ctrl,
            &dependencies.casdep,
        ];
        let all = all.into_iter().flatten();
        needed.extend(all.map(|index| own[*index as usize]));
    }
    needed
}
