//! The events at the ends of single steps.

use super::{Automaton, Rows};
use crate::event::EventId;
use crate::graph::Graph;

/// Visits the events to which a path leads from an event, for an automaton whose paths have one step at most. An event may be
/// visited several times.
#[inline]
pub fn each_end<A: Automaton>(
    automaton: &A,
    graph: &Graph,
    rows: &mut Rows,
    event: EventId,
    mut visit: impl FnMut(EventId),
) {
    let sets = graph.sets(event);
    for state in 0..automaton.states() {
        if !automaton.begins(state, sets) {
            continue;
        }
        if automaton.ends(state, sets) {
            visit(event);
        }
        automaton.step(graph, rows, event, state, |next, to| {
            if automaton.ends(to, graph.sets(next)) {
                visit(next);
            }
        });
    }
}
