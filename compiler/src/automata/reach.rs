//! Which states lead to which, by transitions alone: the plain graph of an automaton, searched by
//! petgraph.
//!
//! Most questions about automata are not of this kind. Trimming and inclusion also follow the class
//! of the event at which a state is entered, and build their nodes as they go, so they search for
//! themselves.

use super::{Nfa, StateId, Transition};
use fixedbitset::FixedBitSet;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::{Dfs, Reversed, Visitable};

/// The states of an automaton, and between them some of its transitions.
pub struct StateGraph(DiGraph<(), ()>);

impl StateGraph {
    /// The graph of the transitions that are to be followed.
    pub fn new<const N: usize>(nfa: &Nfa<N>, followed: impl Fn(&Transition<N>) -> bool) -> Self {
        let mut graph = DiGraph::with_capacity(nfa.len(), nfa.transitions().len());
        for _ in nfa.states() {
            graph.add_node(());
        }
        for t in nfa.transitions().iter().filter(|t| followed(t)) {
            graph.add_edge(node(t.from), node(t.to), ());
        }
        StateGraph(graph)
    }

    /// The states that are reached from a state, itself included.
    pub fn reached_from(&self, state: StateId) -> FixedBitSet {
        let mut search = Dfs::new(&self.0, node(state));
        while search.next(&self.0).is_some() {}
        search.discovered
    }

    /// The states from which a state is reached, itself included.
    pub fn leading_to(&self, state: StateId) -> FixedBitSet {
        let reversed = Reversed(&self.0);
        let mut search = Dfs::from_parts(vec![node(state)], reversed.visit_map());
        while search.next(reversed).is_some() {}
        search.discovered
    }
}

fn node(state: StateId) -> NodeIndex {
    NodeIndex::new(state.index())
}
