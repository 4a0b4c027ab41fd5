//! The events at the ends of an automaton's paths.

use super::{Automaton, Rows, Scratch, State};
use crate::event::EventId;
use crate::graph::Graph;

impl Scratch {
    /// Visits the events to which a path leads from an event. An event may be visited several times.
    pub fn each_end<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        mut visit: impl FnMut(EventId),
    ) {
        let Self { marks, stack, .. } = self;
        marks.reset(graph.len(), automaton.states());
        stack.clear();
        let mut sets = graph.sets(event);
        for state in (0..automaton.states()).filter(|state| automaton.begins(*state, sets)) {
            marks.insert(event, state);
            stack.push((event, state));
        }
        while let Some((event, state)) = stack.pop() {
            sets = graph.sets(event);
            if automaton.ends(state, sets) {
                visit(event);
            }
            automaton.step(graph, rows, event, state, |next, to: State| {
                if marks.insert(next, to) {
                    stack.push((next, to));
                }
            });
        }
    }
}
