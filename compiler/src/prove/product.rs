//! The words that one automaton accepts and another does not, as a graph to walk through.
//!
//! A node has the set of all states in which the left automaton can be after a word, the same for
//! the right automaton, and the kind of the word's last event. So every word has one path. For each
//! node it is known how many steps are missing, at least, to a word that is a difference: a search
//! from short words to long ones needs that.
//!
//! The graph is built up to a limit, and beyond it only where the search goes. Beyond the limit,
//! anything is thought possible. That is also why no graph of petgraph is made: it would be made
//! from a graph that grows while it is searched.

use super::refute::EventKind;
use crate::automata::work::Work;
use crate::automata::{AutomatonError, Letter, Nfa, StateId, Test, Transition};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, VecDeque};

/// The states of both automata after a word, and the kind of its last event.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Place {
    kind: usize,
    lefts: FixedBitSet,
    rights: FixedBitSet,
}

/// The graph.
pub struct Product<'a, const N: usize> {
    left: &'a Nfa<N>,
    right: &'a Nfa<N>,
    kinds: &'a [&'a EventKind],
    starts: usize,
    places: Vec<Place>,
    index: FxHashMap<Place, usize>,
    left_outgoing: &'a [Vec<Transition<N>>],
    right_outgoing: &'a [Vec<Transition<N>>],
    /// For each place the steps from there, once they are known.
    steps: Vec<Option<Vec<(Letter, usize)>>>,
    /// The distances of the places that were built at first.
    distances: Vec<Option<usize>>,
}

impl<'a, const N: usize> Product<'a, N> {
    /// The words of `left` that are not words of `right`, each given with its transitions by state,
    /// with events of these kinds only. At most `limit` places are built, or a few more.
    pub fn new(
        (left, left_outgoing): (&'a Nfa<N>, &'a [Vec<Transition<N>>]),
        (right, right_outgoing): (&'a Nfa<N>, &'a [Vec<Transition<N>>]),
        kinds: &'a [&'a EventKind],
        limit: usize,
        work: &Work,
    ) -> Result<Self, AutomatonError> {
        let mut product = Product {
            left,
            right,
            kinds,
            starts: 0,
            places: Vec::new(),
            index: FxHashMap::default(),
            left_outgoing,
            right_outgoing,
            steps: Vec::new(),
            distances: Vec::new(),
        };
        for kind in 0..kinds.len() {
            product.begin(kind);
        }
        product.starts = product.places.len();
        let mut next = 0;
        while next < product.places.len() && product.places.len() < limit {
            work.step()?;
            product.expand(next);
            next += 1;
        }
        product.distances = product.measure();
        Ok(product)
    }

    /// The number of places to begin at: they come first.
    pub fn starts(&self) -> usize {
        self.starts
    }

    /// The steps from a place.
    pub fn steps(&mut self, place: usize) -> &[(Letter, usize)] {
        if self.steps[place].is_none() {
            self.expand(place);
        }
        self.steps[place].as_deref().unwrap_or_default()
    }

    /// How many steps are missing at least to a difference; `None` if no word goes on from there to
    /// a difference.
    pub fn distance(&self, place: usize) -> Option<usize> {
        match self.distances.get(place) {
            Some(distance) => *distance,
            None if self.is_difference(place) => Some(0),
            None => Some(1),
        }
    }

    /// The kind of the last event.
    pub fn kind(&self, place: usize) -> usize {
        self.places[place].kind
    }

    /// Whether the left automaton accepts here and the right one does not.
    pub fn is_difference(&self, place: usize) -> bool {
        let Place {
            kind,
            lefts,
            rights,
        } = &self.places[place];
        let class = self.kinds[*kind].class;
        let accepts = |nfa: &Nfa<N>, states: &FixedBitSet| {
            let mut states = states.ones();
            states.any(|state| nfa.last(StateId::new(state)).contains(class))
        };
        accepts(self.left, lefts) && !accepts(self.right, rights)
    }

    fn begin(&mut self, kind: usize) {
        let class = self.kinds[kind].class;
        let states = |nfa: &Nfa<N>| {
            let mut states = FixedBitSet::with_capacity(nfa.len());
            for state in nfa.states() {
                states.set(state.index(), nfa.initial(state).contains(class));
            }
            states
        };
        let (lefts, rights) = (states(self.left), states(self.right));
        if !lefts.is_clear() {
            self.intern(Place {
                kind,
                lefts,
                rights,
            });
        }
    }

    fn intern(&mut self, place: Place) -> usize {
        if let Some(known) = self.index.get(&place) {
            return *known;
        }
        self.index.insert(place.clone(), self.places.len());
        self.places.push(place);
        self.steps.push(None);
        self.places.len() - 1
    }

    fn expand(&mut self, place: usize) {
        let from = self.places[place].clone();
        let here = self.kinds[from.kind].class;
        let moves = |outgoing: &[Vec<Transition<N>>], states: &FixedBitSet| {
            let mut moves: BTreeMap<Letter, Vec<(Test<N>, StateId)>> = BTreeMap::new();
            for t in states.ones().flat_map(|state| &outgoing[state]) {
                if t.before.contains(here) {
                    moves.entry(t.letter).or_default().push((t.after, t.to));
                }
            }
            moves
        };
        let lefts = moves(self.left_outgoing, &from.lefts);
        let rights = moves(self.right_outgoing, &from.rights);
        let mut steps = Vec::new();
        for (letter, moves) in lefts {
            for kind in 0..self.kinds.len() {
                let target = self.kinds[kind].class;
                let reached = |moves: &[(Test<N>, StateId)], n: usize| {
                    let mut states = FixedBitSet::with_capacity(n);
                    for (after, to) in moves {
                        if after.contains(target) {
                            states.insert(to.index());
                        }
                    }
                    states
                };
                let lefts = reached(&moves, self.left.len());
                if !lefts.is_clear() {
                    let others = rights.get(&letter).map_or(&[][..], Vec::as_slice);
                    let rights = reached(others, self.right.len());
                    steps.push((
                        letter,
                        self.intern(Place {
                            kind,
                            lefts,
                            rights,
                        }),
                    ));
                }
            }
        }
        self.steps[place] = Some(steps);
    }

    /// The distances: backwards from the differences, and from where the graph was left off.
    fn measure(&self) -> Vec<Option<usize>> {
        let mut before: Vec<Vec<usize>> = vec![Vec::new(); self.places.len()];
        for (place, steps) in self.steps.iter().enumerate() {
            for (_, to) in steps.iter().flatten() {
                before[*to].push(place);
            }
        }
        let mut distances = vec![None; self.places.len()];
        let mut work = VecDeque::new();
        for (place, distance) in distances.iter_mut().enumerate() {
            if self.is_difference(place) {
                *distance = Some(0);
                work.push_back(place);
            }
        }
        for (place, distance) in distances.iter_mut().enumerate() {
            if distance.is_none() && self.steps[place].is_none() {
                *distance = Some(1);
                work.push_back(place);
            }
        }
        while let Some(place) = work.pop_front() {
            let next = distances[place].map(|d| d + 1);
            for earlier in &before[place] {
                if distances[*earlier].is_none() {
                    distances[*earlier] = next;
                    work.push_back(*earlier);
                }
            }
        }
        distances
    }
}
