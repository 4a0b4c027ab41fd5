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
use crate::automata::powerset::{Powerset, SetId};
use crate::automata::work::Work;
use crate::automata::{AutomatonError, Letter, Nfa};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// Two automata, and the kinds of events in the words that are looked for.
pub struct Sides<'a, const N: usize> {
    kinds: &'a [&'a EventKind],
    /// The letters of the left automaton, in order.
    letters: Vec<Letter>,
    left: Powerset<'a, N>,
    right: Powerset<'a, N>,
}

impl<'a, const N: usize> Sides<'a, N> {
    /// For words of `left` that are not words of `right`, with events of these kinds only.
    pub fn new(left: &'a Nfa<N>, right: &'a Nfa<N>, kinds: &'a [&'a EventKind]) -> Self {
        let mut letters = left.letters();
        letters.sort_unstable();
        Sides {
            kinds,
            letters,
            left: Powerset::new(left),
            right: Powerset::new(right),
        }
    }
}

/// The states of both automata after a word, and the kind of its last event.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Place {
    kind: usize,
    lefts: SetId,
    rights: SetId,
}

/// The graph.
pub struct Product<'s, 'a, const N: usize> {
    sides: &'s mut Sides<'a, N>,
    /// The kind of event that words begin and end with, if they go round.
    closing: Option<usize>,
    starts: usize,
    places: Vec<Place>,
    /// For each place whether the left automaton accepts there and the right one does not.
    differences: Vec<bool>,
    index: FxHashMap<Place, usize>,
    /// For each place the steps from there, once they are known.
    steps: Vec<Option<Vec<(Letter, usize)>>>,
    /// The distances of the places that were built at first.
    distances: Vec<Option<usize>>,
}

impl<'s, 'a, const N: usize> Product<'s, 'a, N> {
    /// The words of one side that are not words of the other. At most `limit` places are built, or
    /// a few more.
    pub fn new(
        sides: &'s mut Sides<'a, N>,
        closing: Option<usize>,
        limit: usize,
        work: &Work,
    ) -> Result<Self, AutomatonError> {
        let mut product = Product {
            sides,
            closing,
            starts: 0,
            places: Vec::new(),
            differences: Vec::new(),
            index: FxHashMap::default(),
            steps: Vec::new(),
            distances: Vec::new(),
        };
        for kind in 0..product.sides.kinds.len() {
            if closing.is_none_or(|closing| closing == kind) {
                product.begin(kind);
            }
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
        self.differences[place]
    }

    fn begin(&mut self, kind: usize) {
        let class = self.sides.kinds[kind].class;
        let lefts = self.sides.left.beginning(class);
        if lefts != SetId::EMPTY {
            let rights = self.sides.right.beginning(class);
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
        let Sides {
            kinds, left, right, ..
        } = &*self.sides;
        let class = kinds[place.kind].class;
        let ends = self.closing.is_none_or(|closing| closing == place.kind);
        let is_difference =
            ends && left.accepts(place.lefts, class) && !right.accepts(place.rights, class);
        self.index.insert(place, self.places.len());
        self.places.push(place);
        self.differences.push(is_difference);
        self.steps.push(None);
        self.places.len() - 1
    }

    fn expand(&mut self, place: usize) {
        let from = self.places[place];
        let here = self.sides.kinds[from.kind].class;
        let mut steps = Vec::new();
        for index in 0..self.sides.letters.len() {
            let sides = &mut *self.sides;
            let letter = sides.letters[index];
            let lefts = sides.left.moves(from.lefts, here, letter);
            if lefts.is_empty() {
                continue;
            }
            let rights = sides.right.moves(from.rights, here, letter);
            for kind in 0..self.sides.kinds.len() {
                let sides = &mut *self.sides;
                let target = sides.kinds[kind].class;
                let lefts = sides.left.reached(&lefts, target);
                if lefts != SetId::EMPTY {
                    let rights = sides.right.reached(&rights, target);
                    let to = self.intern(Place {
                        kind,
                        lefts,
                        rights,
                    });
                    steps.push((letter, to));
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
