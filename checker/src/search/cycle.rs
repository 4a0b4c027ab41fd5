//! Acyclicity and irreflexivity of what an automaton describes, by search of graph x automaton.

use super::{Automaton, Rows, Scratch, State};
use crate::event::EventId;
use crate::graph::Graph;

/// The state in which every word of the repeated relation begins and ends.
pub const HUB: State = State(0);

impl Scratch {
    /// Whether no cycle goes through an event.
    ///
    /// The automaton accepts the repetitions of a relation such that every word begins and ends in
    /// state [`HUB`]. The relation has a cycle if and only if the product has a closed walk that
    /// passes the hub. If the event is on it, it leaves the event in some state and comes back to
    /// it in the same one.
    ///
    /// A first search starts at the event in all states at once. Mostly no step leads away from the
    /// event, or nothing comes back; and mostly the hub is the only state in which a step leads
    /// away, so that whatever comes back to it closes a cycle. Otherwise each state is searched
    /// from by itself.
    ///
    /// If the event is the newest one, it is last in the causal order, and only the steps of
    /// [`Automaton::leave`] lead away.
    pub fn acyclic_at<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        newest: bool,
    ) -> bool {
        if automaton.accepts_empty(graph.sets(event)) {
            return false;
        }
        self.leave(automaton, graph, rows, event, newest);
        if self.stack.is_empty() {
            return true;
        }
        let only_hub = self.leaving == [HUB];
        if self.comes_back(automaton, graph, rows, event, only_hub) {
            return false;
        }
        if only_hub {
            return true;
        }
        let leaving = std::mem::take(&mut self.leaving);
        let acyclic = leaving
            .iter()
            .all(|state| !self.walks_through_hub(automaton, graph, rows, (event, *state)));
        self.leaving = leaving;
        acyclic
    }

    /// Starts a search at an event in all states, and notes in which of them a step leads away.
    fn leave<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        newest: bool,
    ) {
        let Self {
            marks,
            stack,
            leaving,
            ..
        } = self;
        marks.reset(graph.len(), automaton.states());
        stack.clear();
        leaving.clear();
        let mut enter = |from, next, to| {
            if !leaving.contains(&from) {
                leaving.push(from);
            }
            if marks.insert(next, to) {
                stack.push((next, to));
            }
        };
        if newest {
            automaton.leave(graph, rows, event, enter);
        } else {
            for state in State::first(automaton.states()) {
                automaton.step(graph, rows, event, state, |next, to| enter(state, next, to));
            }
        }
    }

    /// Goes on with a search. Whether it comes back to the event in the hub, if that is enough; if
    /// it is not, the states in which it does not come back are no longer among those in which it
    /// left.
    fn comes_back<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        only_hub: bool,
    ) -> bool {
        let Self {
            marks,
            stack,
            leaving,
            ..
        } = self;
        let mut found = false;
        while let Some((at, state)) = stack.pop() {
            if only_hub && at == event && state == HUB {
                found = true;
                break;
            }
            automaton.step(graph, rows, at, state, |next, to| {
                if marks.insert(next, to) {
                    stack.push((next, to));
                }
            });
        }
        if !only_hub {
            leaving.retain(|state| marks.contains(event, *state));
        }
        found
    }

    /// Whether a walk leads from a node back to itself and passes the hub.
    fn walks_through_hub<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        start: (EventId, State),
    ) -> bool {
        let states = automaton.states();
        let Self { marks, stack, .. } = self;
        // States from `states` on are those after the hub was passed.
        let after_hub = |state: State| State(state.0 + states);
        marks.reset(graph.len(), 2 * states);
        stack.clear();
        let (event, state) = start;
        let first = if state == HUB {
            after_hub(state)
        } else {
            state
        };
        stack.push((event, first));
        let goal = (event, after_hub(state));
        let mut found = false;
        while !found && let Some((event, state)) = stack.pop() {
            let passed = state.0 >= states;
            let own = if passed {
                State(state.0 - states)
            } else {
                state
            };
            automaton.step(graph, rows, event, own, |next, to| {
                let to = if passed || to == HUB {
                    after_hub(to)
                } else {
                    to
                };
                let node = (next, to);
                found |= node == goal;
                if marks.insert(node.0, node.1) {
                    stack.push(node);
                }
            });
        }
        found
    }

    /// Whether no event is related with itself by a path through an event.
    ///
    /// A word from `x` to `x` passes the event in some state. Read from there, it goes on to its
    /// end at `x`, where the word begins again, and comes back to the event in the same state.
    pub fn irreflexive_at<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
    ) -> bool {
        if automaton.accepts_empty(graph.sets(event)) {
            return false;
        }
        State::first(automaton.states())
            .all(|state| !self.returns_in(automaton, graph, rows, (event, state)))
    }

    fn returns_in<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        start: (EventId, State),
    ) -> bool {
        let states = automaton.states();
        let Self { marks, stack, .. } = self;
        // States from `states` on are those of the second part, after the end.
        let in_second = |state: State| State(state.0 + states);
        marks.reset(graph.len(), 2 * states);
        stack.clear();
        stack.push(start);
        let goal = (start.0, in_second(start.1));
        let mut found = false;
        while !found && let Some((event, state)) = stack.pop() {
            let second = state.0 >= states;
            let own = if second {
                State(state.0 - states)
            } else {
                state
            };
            let sets = graph.sets(event);
            if !second && automaton.ends(state, sets) {
                for first in State::first(states).filter(|state| automaton.begins(*state, sets)) {
                    let node = (event, in_second(first));
                    found |= node == goal;
                    if marks.insert(node.0, node.1) {
                        stack.push(node);
                    }
                }
            }
            automaton.step(graph, rows, event, own, |next, to| {
                let node = (next, if second { in_second(to) } else { to });
                found |= node == goal;
                if marks.insert(node.0, node.1) {
                    stack.push(node);
                }
            });
        }
        found
    }
}
