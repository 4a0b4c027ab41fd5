//! Acyclicity and irreflexivity of what an automaton describes, by search of graph x automaton.

use super::{Automaton, Marks, Rows, Scratch, State};
use crate::event::EventId;
use crate::graph::Graph;

/// The state in which every word of the repeated relation begins and ends.
pub const HUB: State = 0;

impl Scratch {
    /// Whether no cycle goes through an event.
    ///
    /// The automaton accepts the repetitions of a relation such that every word begins and ends in state [`HUB`]. The relation has a
    /// cycle if and only if the product has a cycle that passes the hub. If the event is on it, it is so in some state,
    /// so the search starts at the event in all states. Most searches never come back to the event; if one does, its
    /// strongly connected components decide (a search that only counts visits to the hub would miss cycles).
    pub fn acyclic_at<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
    ) -> bool {
        if automaton.accepts_empty(graph.sets(event)) {
            return false;
        }
        if !self.comes_back(automaton, graph, rows, event) {
            return true;
        }
        automaton.states() > 1 && !self.cycle_through_hub(automaton, graph, rows, event)
    }

    /// Whether a path leads from an event, in any state, to the same event.
    fn comes_back<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
    ) -> bool {
        let Self { marks, stack, .. } = self;
        marks.reset(graph.len(), automaton.states());
        stack.clear();
        let mut back = false;
        for state in 0..automaton.states() {
            visit_steps(
                automaton,
                graph,
                rows,
                (event, state),
                marks,
                stack,
                |next| {
                    back |= next == event;
                },
            );
        }
        while !back && let Some(node) = stack.pop() {
            visit_steps(automaton, graph, rows, node, marks, stack, |next| {
                back |= next == event;
            });
        }
        back
    }

    fn cycle_through_hub<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
    ) -> bool {
        let Self {
            marks, components, ..
        } = self;
        marks.reset(graph.len(), automaton.states());
        components.reset(graph.len() * automaton.states() as usize);
        (0..automaton.states()).any(|state| {
            !marks.contains(event, state)
                && components.search(automaton, graph, rows, marks, (event, state))
        })
    }

    /// Whether no event is related with itself by a path through an event.
    ///
    /// A word from `x` to `x` passes the event in some state. Read from there, it goes on to its end at `x`, where the word
    /// begins again, and comes back to the event in the same state.
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
        (0..automaton.states())
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
        marks.reset(graph.len(), 2 * states);
        stack.clear();
        stack.push(start);
        let goal = (start.0, start.1 + states);
        let mut found = false;
        while !found && let Some((event, state)) = stack.pop() {
            let second = state >= states;
            let offset = if second { states } else { 0 };
            let sets = graph.sets(event);
            if !second && automaton.ends(state, sets) {
                for first in (0..states).filter(|state| automaton.begins(*state, sets)) {
                    let node = (event, first + states);
                    found |= node == goal;
                    if marks.insert(node.0, node.1) {
                        stack.push(node);
                    }
                }
            }
            automaton.step(graph, rows, event, state - offset, |next, to| {
                let node = (next, to + offset);
                found |= node == goal;
                if marks.insert(node.0, node.1) {
                    stack.push(node);
                }
            });
        }
        found
    }
}

#[inline]
fn visit_steps<A: Automaton>(
    automaton: &A,
    graph: &Graph,
    rows: &mut Rows,
    (event, state): (EventId, State),
    marks: &mut Marks,
    stack: &mut Vec<(EventId, State)>,
    mut entered: impl FnMut(EventId),
) {
    automaton.step(graph, rows, event, state, |next, to| {
        entered(next);
        if marks.insert(next, to) {
            stack.push((next, to));
        }
    });
}

/// Tarjan's algorithm with explicit stacks.
#[derive(Clone, Debug, Default)]
pub(super) struct Components {
    /// Order of discovery, by node.
    order: Vec<u32>,
    /// The earliest node known to be reachable in the same component, by node.
    low: Vec<u32>,
    on_stack: Vec<bool>,
    component: Vec<usize>,
    /// Nodes on the way, with where their successors begin and which is next.
    path: Vec<Frame>,
    successors: Vec<(EventId, State)>,
    next: u32,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    node: (EventId, State),
    first: usize,
    next: usize,
}

impl Components {
    fn reset(&mut self, nodes: usize) {
        self.order.resize(nodes, 0);
        self.low.resize(nodes, 0);
        self.on_stack.clear();
        self.on_stack.resize(nodes, false);
        self.component.clear();
        self.path.clear();
        self.successors.clear();
        self.next = 0;
    }

    /// Whether a component that can be reached from a node has a cycle and contains the hub.
    fn search<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        marks: &mut Marks,
        start: (EventId, State),
    ) -> bool {
        self.enter(automaton, graph, rows, marks, start);
        while let Some(frame) = self.path.last().copied() {
            let index = marks.index(frame.node.0, frame.node.1);
            if frame.next < self.successors.len() {
                let successor = self.successors[frame.next];
                if let Some(frame) = self.path.last_mut() {
                    frame.next += 1;
                }
                let to = marks.index(successor.0, successor.1);
                if !marks.contains(successor.0, successor.1) {
                    self.enter(automaton, graph, rows, marks, successor);
                } else if self.on_stack[to] {
                    if to == index && successor.1 == HUB {
                        return true;
                    }
                    self.low[index] = self.low[index].min(self.order[to]);
                }
                continue;
            }
            self.successors.truncate(frame.first);
            self.path.pop();
            if let Some(parent) = self.path.last() {
                let parent = marks.index(parent.node.0, parent.node.1);
                self.low[parent] = self.low[parent].min(self.low[index]);
            }
            if self.low[index] == self.order[index] && self.close(index, automaton.states()) {
                return true;
            }
        }
        false
    }

    fn enter<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        rows: &mut Rows,
        marks: &mut Marks,
        node: (EventId, State),
    ) {
        marks.insert(node.0, node.1);
        let index = marks.index(node.0, node.1);
        self.order[index] = self.next;
        self.low[index] = self.next;
        self.next += 1;
        self.on_stack[index] = true;
        self.component.push(index);
        let first = self.successors.len();
        let successors = &mut self.successors;
        automaton.step(graph, rows, node.0, node.1, |next, to| {
            successors.push((next, to));
        });
        self.path.push(Frame {
            node,
            first,
            next: first,
        });
    }

    /// Takes a whole component off the stack. Whether it has several nodes, the hub among them.
    fn close(&mut self, root: usize, states: u32) -> bool {
        let mut size = 0;
        let mut hub = false;
        while let Some(index) = self.component.pop() {
            self.on_stack[index] = false;
            size += 1;
            hub |= index % states as usize == HUB as usize;
            if index == root {
                break;
            }
        }
        size > 1 && hub
    }
}
