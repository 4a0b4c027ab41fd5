//! Breadth-first search that keeps only what is least: the loop of inclusion, plain
//! ([`super::inclusion`]) and up to rotation ([`crate::prove::rotation`]).
//!
//! A node is a state of the left automaton at an event of some class, with what is known of the
//! right automaton after the same word. Whatever fails from a node fails, no later, from one with
//! the same class and state of which less is known on the right. So a node is skipped if one with
//! less was met before. What is left is an antichain at every place, and that keeps the search
//! small.
//!
//! This is not a search that petgraph has. Its nodes are made on the way, and one that is only
//! comparable with another counts as visited, not just one that is equal.

use super::work::Work;
use super::{AutomatonError, Class, Letter, StateId};
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

/// What two automata do after the same word.
#[derive(Clone, Debug)]
pub struct Place<R> {
    /// The class of the word's last event.
    pub class: Class,
    /// The state of the left automaton.
    pub state: StateId,
    /// What is known of the right automaton.
    pub right: R,
}

impl<R> Place<R> {
    /// A place.
    pub fn new(class: Class, state: StateId, right: R) -> Self {
        Self {
            class,
            state,
            right,
        }
    }
}

/// How a search goes on, and what it looks for.
pub trait Walk {
    /// What is known of the right automaton after a word.
    type Right;

    /// Whether a node that was met is given up if one with less is met later. The search is
    /// smaller then, but what it finds need not be shortest.
    const GIVES_UP: bool;

    /// Whether less is known in one of two places of the same class and state, or the same.
    fn is_less(&self, class: Class, one: &Self::Right, other: &Self::Right) -> bool;

    /// Whether nothing can be found from a place on.
    fn is_settled(&self, place: &Place<Self::Right>) -> bool;

    /// Whether a place is what is looked for.
    fn is_found(&self, place: &Place<Self::Right>) -> bool;

    /// The places that one more step leads to.
    fn next(&mut self, place: &Place<Self::Right>) -> Vec<(Letter, Place<Self::Right>)>;
}

struct Node<R> {
    place: Place<R>,
    /// The node from which it was reached, and the letter.
    parent: Option<(usize, Letter)>,
    /// A node that has less was met later.
    given_up: bool,
}

/// A search: what was met so far.
pub struct Antichain<R> {
    nodes: Vec<Node<R>>,
    /// The nodes that are least, for each class and left state.
    least: FxHashMap<(Class, StateId), Vec<usize>>,
}

impl<R> Antichain<R> {
    /// A search that begins at these places.
    pub fn new<W: Walk<Right = R>>(walk: &W, starts: impl IntoIterator<Item = Place<R>>) -> Self {
        let mut search = Antichain {
            nodes: Vec::new(),
            least: FxHashMap::default(),
        };
        for place in starts {
            search.meet(walk, place, None);
        }
        search
    }

    /// The places that were met.
    pub fn places(&self) -> impl ExactSizeIterator<Item = &Place<R>> {
        self.nodes.iter().map(|node| &node.place)
    }

    /// Goes through everything that can be reached, up to the first word that is looked for.
    ///
    /// # Errors
    ///
    /// If more than `limit` nodes are met, or it is time to stop.
    pub fn run<W: Walk<Right = R>>(
        &mut self,
        walk: &mut W,
        limit: usize,
        work: &Work,
    ) -> Result<Option<Word>, AutomatonError> {
        let mut next = 0;
        while let Some(node) = self.nodes.get(next) {
            work.step()?;
            if walk.is_found(&node.place) {
                return Ok(Some(self.word(next)));
            }
            if !node.given_up {
                for (letter, place) in walk.next(&node.place) {
                    self.meet(walk, place, Some((next, letter)));
                }
            }
            if self.nodes.len() > limit {
                return Err(AutomatonError::SearchTooLarge { limit });
            }
            next += 1;
        }
        Ok(None)
    }

    fn meet<W: Walk<Right = R>>(
        &mut self,
        walk: &W,
        place: Place<R>,
        parent: Option<(usize, Letter)>,
    ) {
        if walk.is_settled(&place) {
            return;
        }
        let nodes = &mut self.nodes;
        let least = self.least.entry((place.class, place.state)).or_default();
        let is_less = |one: &R, other: &R| walk.is_less(place.class, one, other);
        let mut met = least.iter();
        if met.any(|other| is_less(&nodes[*other].place.right, &place.right)) {
            return;
        }
        if W::GIVES_UP {
            least.retain(|other| {
                let node = &mut nodes[*other];
                node.given_up = is_less(&place.right, &node.place.right);
                !node.given_up
            });
        }
        least.push(nodes.len());
        nodes.push(Node {
            place,
            parent,
            given_up: false,
        });
    }

    /// The word with which a node was reached.
    fn word(&self, mut node: usize) -> Word {
        let mut steps = Vec::new();
        while let Some((parent, letter)) = self.nodes[node].parent {
            steps.push((letter, self.nodes[node].place.class));
            node = parent;
        }
        steps.reverse();
        Word {
            first: self.nodes[node].place.class,
            steps,
        }
    }
}
