//! Pairs of relations, for constraints that are checked pair by pair. There are two ways: to find
//! the pairs of an event from that event, or to find the pairs that paths through an event join.

use super::{Automaton, Rows, Scratch, State};
use crate::event::EventId;
use crate::graph::Graph;

/// A relation whose pairs are found from either event. An event may be visited several times.
pub trait Pairs {
    /// Visits the second events of the pairs whose first event this is.
    fn after<F: FnMut(EventId)>(&self, graph: &Graph, rows: &mut Rows, event: EventId, visit: F);

    /// Whether the relation is its own converse; then [`Self::before`] need not be said.
    #[inline]
    fn is_symmetric(&self) -> bool {
        false
    }

    /// Visits the first events of the pairs whose second event this is.
    #[inline]
    fn before<F: FnMut(EventId)>(&self, graph: &Graph, rows: &mut Rows, event: EventId, visit: F) {
        debug_assert!(self.is_symmetric());
        self.after(graph, rows, event, visit);
    }
}

impl Scratch {
    /// A pair of events that is refused and that a path through an event joins, if there is one.
    /// The second automaton is that of the converse, with the same states: what it reaches
    /// backwards from an event in a state are the beginnings of paths that are in that state there.
    pub fn joined_pair<A: Automaton, B: Automaton>(
        &mut self,
        (forward, backward): (&A, &B),
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        mut refused: impl FnMut(EventId, EventId) -> bool,
    ) -> Option<(EventId, EventId)> {
        let (mut firsts, mut lasts) = (
            std::mem::take(&mut self.firsts),
            std::mem::take(&mut self.lasts),
        );
        let mut found = None;
        for state in State::first(forward.states()) {
            self.ends_of_walks(backward, graph, rows, (event, state), &mut firsts);
            if firsts.is_empty() {
                continue;
            }
            self.ends_of_walks(forward, graph, rows, (event, state), &mut lasts);
            let pairs = firsts.iter();
            let mut pairs = pairs.flat_map(|first| lasts.iter().map(|last| (*first, *last)));
            found = pairs.find(|(first, last)| refused(*first, *last));
            if found.is_some() {
                break;
            }
        }
        (self.firsts, self.lasts) = (firsts, lasts);
        found
    }

    /// The events where walks from a node can end.
    fn ends_of_walks<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        start: (EventId, State),
        ends: &mut Vec<EventId>,
    ) {
        let Self { marks, stack, .. } = self;
        marks.reset(graph.len(), automaton.states());
        ends.clear();
        stack.clear();
        stack.push(start);
        marks.insert(start.0, start.1);
        while let Some((event, state)) = stack.pop() {
            if automaton.ends(state, graph.sets(event)) && !ends.contains(&event) {
                ends.push(event);
            }
            automaton.step(graph, rows, event, state, |next, to| {
                if marks.insert(next, to) {
                    stack.push((next, to));
                }
            });
        }
    }
}
