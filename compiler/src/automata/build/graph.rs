//! Graphs with edges for tests and for letters: what automata are made from.

use crate::automata::{Alphabet, AutomatonError, Letter, LetterKind, Nfa, StateId, Test};
use std::collections::BTreeMap;

/// A node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

/// An edge.
#[derive(Clone, Copy)]
pub enum Edge<const N: usize> {
    /// Stays at an event that passes.
    Test(Test<N>),
    /// Takes a step.
    Letter(Letter),
}

impl<const N: usize> Edge<N> {
    /// The edge of a letter.
    pub fn letter(kind: LetterKind, inverse: bool) -> Edge<N> {
        Edge::Letter(Letter::new(kind, inverse))
    }
}

/// The graph under construction.
pub struct Graph<const N: usize> {
    nodes: usize,
    edges: Vec<(NodeId, Edge<N>, NodeId)>,
}

impl<const N: usize> Default for Graph<N> {
    fn default() -> Self {
        Graph {
            nodes: 0,
            edges: Vec::new(),
        }
    }
}

impl<const N: usize> Graph<N> {
    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes
    }

    /// A new node.
    pub fn node(&mut self) -> NodeId {
        self.nodes += 1;
        NodeId(self.nodes - 1)
    }

    /// Adds a test edge.
    pub fn test(&mut self, from: NodeId, test: Test<N>, to: NodeId) {
        if !test.is_none() {
            self.edges.push((from, Edge::Test(test), to));
        }
    }

    /// Adds the edge of a letter.
    pub fn letter(&mut self, from: NodeId, kind: LetterKind, inverse: bool, to: NodeId) {
        self.edges.push((from, Edge::letter(kind, inverse), to));
    }

    /// Adds a letter between tests.
    pub fn between(
        &mut self,
        from: NodeId,
        before: Test<N>,
        edge: Edge<N>,
        after: Test<N>,
        to: NodeId,
    ) {
        let (first, last) = (self.node(), self.node());
        self.test(from, before, first);
        self.edges.push((first, edge, last));
        self.test(last, after, to);
    }

    /// Copies a finished automaton between two nodes.
    pub fn embed(&mut self, nfa: &Nfa<N>, inverse: bool, start: NodeId, end: NodeId) {
        let mirrored;
        let nfa = if inverse {
            mirrored = nfa.inverted();
            &mirrored
        } else {
            nfa
        };
        let nodes: Vec<NodeId> = nfa.states().map(|_| self.node()).collect();
        for state in nfa.states() {
            let node = nodes[state.index()];
            self.test(start, nfa.initial(state), node);
            self.test(node, nfa.last(state), end);
        }
        for t in nfa.transitions() {
            let (from, to) = (nodes[t.from.index()], nodes[t.to.index()]);
            self.between(from, t.before, Edge::Letter(t.letter), t.after, to);
        }
    }

    /// The automaton of all paths between two nodes. Its states are the start and the nodes that
    /// letters lead to.
    ///
    /// # Errors
    ///
    /// [`AutomatonError::TooManyTransitions`], and [`AutomatonError::Stopped`] if it is time to
    /// stop.
    pub fn fold_tests(
        &self,
        alphabet: &Alphabet<N>,
        start: NodeId,
        end: NodeId,
    ) -> Result<Nfa<N>, AutomatonError> {
        let mut tests: Vec<Vec<(Test<N>, NodeId)>> = vec![Vec::new(); self.nodes];
        let mut letters: Vec<Vec<(Letter, NodeId)>> = vec![Vec::new(); self.nodes];
        let mut is_state = vec![false; self.nodes];
        is_state[start.0] = true;
        for (from, edge, to) in &self.edges {
            match edge {
                Edge::Test(test) => tests[from.0].push((*test, *to)),
                Edge::Letter(letter) => {
                    letters[from.0].push((*letter, *to));
                    is_state[to.0] = true;
                }
            }
        }
        let mut nfa = Nfa::nothing();
        let states: Vec<Option<StateId>> = (0..self.nodes)
            .map(|node| is_state[node].then(|| nfa.add_state(Test::NONE, Test::NONE)))
            .collect();
        for node in 0..self.nodes {
            let Some(state) = states[node] else { continue };
            if node == start.0 {
                nfa.set_initial(state, alphabet.all());
            }
            alphabet.work().step()?;
            if nfa.transitions().len() > TRANSITION_LIMIT {
                let limit = TRANSITION_LIMIT;
                return Err(AutomatonError::TooManyTransitions { limit });
            }
            for (reached, test) in reachable_by_tests(&tests, alphabet.all(), NodeId(node)) {
                if reached == end {
                    nfa.set_last(state, nfa.last(state).or(test));
                }
                for (letter, to) in &letters[reached.0] {
                    let to = states[to.0].expect("letters lead to states");
                    nfa.add_transition(alphabet, state, (test, *letter, alphabet.all()), to);
                }
            }
        }
        Ok(nfa)
    }
}

/// The most transitions of an automaton: a few hundred megabytes.
const TRANSITION_LIMIT: usize = 1 << 20;

/// The nodes that test edges lead to, each with the events that can get there.
fn reachable_by_tests<const N: usize>(
    tests: &[Vec<(Test<N>, NodeId)>],
    all: Test<N>,
    from: NodeId,
) -> BTreeMap<NodeId, Test<N>> {
    let mut reached = BTreeMap::from([(from, all)]);
    let mut work = vec![(from, all)];
    while let Some((node, passed)) = work.pop() {
        for (test, to) in &tests[node.0] {
            let known = reached.entry(*to).or_default();
            let new = passed.and(*test).minus(*known);
            if !new.is_none() {
                *known = known.or(new);
                work.push((*to, new));
            }
        }
    }
    reached
}

/// Puts the paths of other automata in the place of letters: those of `words(letter)` for each
/// transition with a letter. If `loops` are given, paths of theirs are accepted at every state,
/// staying in the state.
pub fn substitute<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
    words: &mut dyn FnMut(Letter) -> Nfa<N>,
    loops: &[Nfa<N>],
) -> Result<Nfa<N>, AutomatonError> {
    let mut graph = Graph::default();
    let (start, end) = (graph.node(), graph.node());
    let nodes: Vec<NodeId> = nfa.states().map(|_| graph.node()).collect();
    for state in nfa.states() {
        let node = nodes[state.index()];
        graph.test(start, nfa.initial(state), node);
        graph.test(node, nfa.last(state), end);
        for words in loops {
            graph.embed(words, false, node, node);
        }
    }
    for t in nfa.transitions() {
        let (before, after) = (graph.node(), graph.node());
        graph.test(nodes[t.from.index()], t.before, before);
        graph.embed(&words(t.letter), false, before, after);
        graph.test(after, t.after, nodes[t.to.index()]);
    }
    graph.fold_tests(alphabet, start, end)
}
