//! Whether every word of one automaton is a word of another.
//!
//! The search goes through pairs of a state of the left automaton and the set of all states in
//! which the right one can be after the same path, breadth first, so that the first failure gives a
//! shortest word. A pair is skipped if a pair with fewer right states was met before: whatever
//! fails later fails there, no later. It is skipped too if one of the right states is known to be
//! able to do all that the left state can.

use super::simplify::Simulation;
use super::{Alphabet, AutomatonError, Class, Letter, Nfa, StateId, Test, Transition};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;

/// How many nodes a search may visit.
pub const SEARCH_LIMIT: usize = 60_000;

/// A path: the class of its first event, then steps with the classes of the events they lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The class of the first event.
    pub first: Class,
    /// The steps.
    pub steps: Vec<(Letter, Class)>,
}

/// A shortest word of `left` that is not one of `right`; `None` if there is none.
pub fn find_difference(
    left: &Nfa,
    right: &Nfa,
    alphabet: &Alphabet,
) -> Result<Option<Word>, AutomatonError> {
    let representatives = alphabet.representatives([left.tests(), right.tests()].concat());
    let following = Following::new(left, right, representatives);
    let mut search = following.search(None);
    Ok(search.run()?.map(|node| search.word(node)))
}

/// Whether all that can be done from one set of states of an automaton can be done from another,
/// given the automaton's simulation. The tests must be among those of the automaton, or unions of
/// them.
pub fn is_included(
    nfa: &Nfa,
    simulation: &Simulation,
    from: &[(StateId, Test)],
    into: &[(StateId, Test)],
) -> Result<bool, AutomatonError> {
    let (left, right) = (nfa.beginning_in(from), nfa.beginning_in(into));
    let representatives = simulation.representatives();
    let following = Following::new(&left, &right, representatives);
    Ok(following.search(Some(simulation)).run()?.is_none())
}

/// Two automata prepared for following the words of one in the other, from many states.
pub struct Following<'a> {
    left: &'a Nfa,
    right: &'a Nfa,
    left_outgoing: Vec<Vec<Transition>>,
    right_outgoing: ByLetter,
    representatives: Test,
}

/// For each letter and state the transitions: tests before and after, and target.
type ByLetter = FxHashMap<Letter, Vec<Vec<(Test, Test, StateId)>>>;

fn by_letter(nfa: &Nfa) -> ByLetter {
    let mut result = ByLetter::default();
    for t in nfa.transitions() {
        let of_letter = result.entry(t.letter);
        let of_letter = of_letter.or_insert_with(|| vec![Vec::new(); nfa.len()]);
        of_letter[t.from.index()].push((t.before, t.after, t.to));
    }
    result
}

impl<'a> Following<'a> {
    /// Follows words of `left` in `right`. The representatives must tell apart all that the tests
    /// of both do.
    pub fn new(left: &'a Nfa, right: &'a Nfa, representatives: Test) -> Self {
        Following {
            left,
            right,
            left_outgoing: left.outgoing(),
            right_outgoing: by_letter(right),
            representatives,
        }
    }

    fn search<'s>(&'s self, simulation: Option<&'s Simulation>) -> Search<'s> {
        Search {
            left: self.left,
            right: self.right,
            left_outgoing: &self.left_outgoing,
            right_outgoing: &self.right_outgoing,
            representatives: self.representatives,
            simulation,
            nodes: Vec::new(),
            met: FxHashMap::default(),
        }
    }

    /// For every way in which `left` can accept, begun at an event of one class: the class of its
    /// last event and all states in which `right`, begun in one state, can then be. Sets that
    /// contain another one of the list may be left out.
    pub fn states_after(
        &self,
        first: Class,
        from: StateId,
    ) -> Result<Vec<(Class, FixedBitSet)>, AutomatonError> {
        let mut search = self.search(None);
        let mut others = FixedBitSet::with_capacity(self.right.len());
        others.insert(from.index());
        for state in self.left.states() {
            if self.left.initial(state).contains(first) {
                search.meet(first, state, others.clone(), None);
            }
        }
        search.visit(&mut |_, _| false)?;
        let accepting = |node: &&Node| self.left.last(node.state).contains(node.class);
        let nodes = search.nodes.iter().filter(accepting);
        Ok(nodes.map(|n| (n.class, n.others.clone())).collect())
    }
}

struct Node {
    class: Class,
    state: StateId,
    others: FixedBitSet,
    /// The node from which it was reached, and the letter.
    parent: Option<(usize, Letter)>,
}

struct Search<'a> {
    left: &'a Nfa,
    right: &'a Nfa,
    left_outgoing: &'a [Vec<Transition>],
    right_outgoing: &'a ByLetter,
    representatives: Test,
    /// The simulation of the one automaton that both sides are, if they are.
    simulation: Option<&'a Simulation>,
    nodes: Vec<Node>,
    /// The nodes met for each class and left state.
    met: FxHashMap<(Class, StateId), Vec<usize>>,
}

impl Search<'_> {
    /// The first node at which the right automaton fails to accept.
    fn run(&mut self) -> Result<Option<usize>, AutomatonError> {
        for state in self.left.states() {
            for class in self.left.initial(state).and(self.representatives).classes() {
                let mut others = FixedBitSet::with_capacity(self.right.len());
                for other in self.right.states() {
                    others.set(other.index(), self.right.initial(other).contains(class));
                }
                self.meet(class, state, others, None);
            }
        }
        self.visit(&mut Search::fails)
    }

    /// Goes through everything that can be reached, up to the first node that is looked for.
    fn visit(
        &mut self,
        is_found: &mut dyn FnMut(&Self, usize) -> bool,
    ) -> Result<Option<usize>, AutomatonError> {
        let mut next = 0;
        while next < self.nodes.len() {
            if is_found(self, next) {
                return Ok(Some(next));
            }
            self.expand(next);
            if self.nodes.len() > SEARCH_LIMIT {
                return Err(AutomatonError::SearchTooLarge {
                    limit: SEARCH_LIMIT,
                });
            }
            next += 1;
        }
        Ok(None)
    }

    fn meet(
        &mut self,
        class: Class,
        state: StateId,
        others: FixedBitSet,
        parent: Option<(usize, Letter)>,
    ) {
        if let Some(simulation) = self.simulation {
            let mut others = others.ones().map(StateId::new);
            if others.any(|other| simulation.holds(state, other, class)) {
                return;
            }
        }
        let met = self.met.entry((class, state)).or_default();
        if met
            .iter()
            .any(|index| self.nodes[*index].others.is_subset(&others))
        {
            return;
        }
        met.push(self.nodes.len());
        self.nodes.push(Node {
            class,
            state,
            others,
            parent,
        });
    }

    /// Whether the left automaton accepts here and the right one does not.
    fn fails(&self, node: usize) -> bool {
        let Node {
            class,
            state,
            others,
            ..
        } = &self.nodes[node];
        let accepts = |other: usize| self.right.last(StateId::new(other)).contains(*class);
        self.left.last(*state).contains(*class) && !others.ones().any(accepts)
    }

    fn expand(&mut self, node: usize) {
        let (class, state) = (self.nodes[node].class, self.nodes[node].state);
        for index in 0..self.left_outgoing[state.index()].len() {
            let t = self.left_outgoing[state.index()][index];
            if !t.before.contains(class) {
                continue;
            }
            let moves = self.moves(node, t.letter);
            for target in t.after.and(self.representatives).classes() {
                let mut others = FixedBitSet::with_capacity(self.right.len());
                for (after, states) in &moves {
                    if after.contains(target) {
                        others.union_with(states);
                    }
                }
                self.meet(target, t.to, others, Some((node, t.letter)));
            }
        }
    }

    /// Where the right automaton can go from a node with a letter: for each test of the event after
    /// it the states.
    fn moves(&self, node: usize, letter: Letter) -> Vec<(Test, FixedBitSet)> {
        let Node { class, others, .. } = &self.nodes[node];
        let mut moves: FxHashMap<Test, FixedBitSet> = FxHashMap::default();
        if let Some(outgoing) = self.right_outgoing.get(&letter) {
            for (before, after, to) in others.ones().flat_map(|other| &outgoing[other]) {
                if before.contains(*class) {
                    let states = moves.entry(*after);
                    let states =
                        states.or_insert_with(|| FixedBitSet::with_capacity(self.right.len()));
                    states.insert(to.index());
                }
            }
        }
        moves.into_iter().collect()
    }

    fn word(&self, mut node: usize) -> Word {
        let mut steps = Vec::new();
        while let Some((parent, letter)) = self.nodes[node].parent {
            steps.push((letter, self.nodes[node].class));
            node = parent;
        }
        steps.reverse();
        Word {
            first: self.nodes[node].class,
            steps,
        }
    }
}
