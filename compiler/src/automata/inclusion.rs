//! Whether every word of one automaton is a word of another.
//!
//! The search goes through pairs of a state of the left automaton and the set of all states in
//! which the right one can be after the same path, breadth first, so that the first failure gives a
//! shortest word. A pair is skipped if a pair with fewer right states was met before: whatever
//! fails later fails there, no later ([`super::antichain`]). It is skipped too if one of the right
//! states is known to be able to do all that the left state can.

use super::antichain::{Antichain, Place, SEARCH_LIMIT, Walk, Word};
use super::simplify::Simulation;
use super::work::Work;
use super::{Alphabet, AutomatonError, Class, Letter, Nfa, StateId, Test, Transition};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;

/// A shortest word of `left` that is not one of `right`; `None` if there is none.
pub fn find_difference<const N: usize>(
    left: &Nfa<N>,
    right: &Nfa<N>,
    alphabet: &Alphabet<N>,
) -> Result<Option<Word>, AutomatonError> {
    let representatives = alphabet.representatives([left.tests(), right.tests()].concat());
    let following = Following::new(left, right, representatives);
    following.find_difference(None, alphabet.work())
}

/// Whether all that can be done from one set of states of an automaton can be done from another,
/// given the automaton's simulation. The tests must be among those of the automaton, or unions of
/// them.
pub fn is_included<const N: usize>(
    nfa: &Nfa<N>,
    simulation: &Simulation<N>,
    from: &[(StateId, Test<N>)],
    into: &[(StateId, Test<N>)],
    work: &Work,
) -> Result<bool, AutomatonError> {
    let (left, right) = (nfa.beginning_in(from), nfa.beginning_in(into));
    let representatives = simulation.representatives();
    let following = Following::new(&left, &right, representatives);
    let difference = following.find_difference(Some(simulation), work)?;
    Ok(difference.is_none())
}

/// Two automata prepared for following the words of one in the other, from many states.
pub struct Following<'a, const N: usize> {
    left: &'a Nfa<N>,
    right: &'a Nfa<N>,
    left_outgoing: Vec<Vec<Transition<N>>>,
    right_outgoing: ByLetter<N>,
    representatives: Test<N>,
}

/// For each letter and state the transitions: tests before and after, and target.
type ByLetter<const N: usize> = FxHashMap<Letter, Vec<Vec<(Test<N>, Test<N>, StateId)>>>;

fn by_letter<const N: usize>(nfa: &Nfa<N>) -> ByLetter<N> {
    let mut result = ByLetter::default();
    for t in nfa.transitions() {
        let of_letter = result.entry(t.letter);
        let of_letter = of_letter.or_insert_with(|| vec![Vec::new(); nfa.len()]);
        of_letter[t.from.index()].push((t.before, t.after, t.to));
    }
    result
}

impl<'a, const N: usize> Following<'a, N> {
    /// Follows words of `left` in `right`. The representatives must tell apart all that the tests
    /// of both do.
    pub fn new(left: &'a Nfa<N>, right: &'a Nfa<N>, representatives: Test<N>) -> Self {
        Following {
            left,
            right,
            left_outgoing: left.outgoing(),
            right_outgoing: by_letter(right),
            representatives,
        }
    }

    /// A shortest word of `left` that `right` does not have, if there is one. If both are one
    /// automaton, its simulation makes the search shorter.
    fn find_difference(
        &self,
        simulation: Option<&Simulation<N>>,
        work: &Work,
    ) -> Result<Option<Word>, AutomatonError> {
        let mut starts = Vec::new();
        for state in self.left.states() {
            for class in self.left.initial(state).and(self.representatives).classes() {
                let mut right = FixedBitSet::with_capacity(self.right.len());
                for other in self.right.states() {
                    right.set(other.index(), self.right.initial(other).contains(class));
                }
                starts.push(Place::new(class, state, right));
            }
        }
        let mut walk = Subsets {
            following: self,
            simulation,
            seeks: true,
        };
        let mut search = Antichain::new(&walk, starts);
        search.run(&mut walk, SEARCH_LIMIT, work)
    }

    /// For every way in which `left` can accept, begun at an event of one class: the class of its
    /// last event and all states in which `right`, begun in one state, can then be. Sets that
    /// contain another one of the list may be left out.
    pub fn states_after(
        &self,
        first: Class,
        from: StateId,
        work: &Work,
    ) -> Result<Vec<(Class, FixedBitSet)>, AutomatonError> {
        let mut right = FixedBitSet::with_capacity(self.right.len());
        right.insert(from.index());
        let states = self.left.states();
        let starts = states.filter(|state| self.left.initial(*state).contains(first));
        let starts = starts.map(|state| Place::new(first, state, right.clone()));
        let mut walk = Subsets {
            following: self,
            simulation: None,
            seeks: false,
        };
        let mut search = Antichain::new(&walk, starts);
        search.run(&mut walk, SEARCH_LIMIT, work)?;
        let accepting = |p: &&Place<FixedBitSet>| self.left.last(p.state).contains(p.class);
        let places = search.places().filter(accepting);
        Ok(places.map(|p| (p.class, p.right.clone())).collect())
    }

    /// Where the right automaton can go from some states with a letter: for each test of the event
    /// after it the states.
    fn moves(&self, place: &Place<FixedBitSet>, letter: Letter) -> Vec<(Test<N>, FixedBitSet)> {
        let mut moves: FxHashMap<Test<N>, FixedBitSet> = FxHashMap::default();
        if let Some(outgoing) = self.right_outgoing.get(&letter) {
            for (before, after, to) in place.right.ones().flat_map(|other| &outgoing[other]) {
                if before.contains(place.class) {
                    let states = moves.entry(*after);
                    let states =
                        states.or_insert_with(|| FixedBitSet::with_capacity(self.right.len()));
                    states.insert(to.index());
                }
            }
        }
        moves.into_iter().collect()
    }
}

/// A walk that knows of the right automaton all states in which it can be after the same word.
struct Subsets<'a, const N: usize> {
    following: &'a Following<'a, N>,
    /// The simulation of the one automaton that both sides are, if they are.
    simulation: Option<&'a Simulation<N>>,
    /// A word that the right automaton does not have is looked for.
    seeks: bool,
}

impl<const N: usize> Walk for Subsets<'_, N> {
    type Right = FixedBitSet;

    const GIVES_UP: bool = false;

    fn is_less(&self, _: Class, one: &FixedBitSet, other: &FixedBitSet) -> bool {
        one.is_subset(other)
    }

    fn is_settled(&self, place: &Place<FixedBitSet>) -> bool {
        self.simulation.is_some_and(|simulation| {
            let mut others = place.right.ones().map(StateId::new);
            others.any(|other| simulation.holds(place.state, other, place.class))
        })
    }

    /// Whether the left automaton accepts here and the right one does not.
    fn is_found(&self, place: &Place<FixedBitSet>) -> bool {
        let Following { left, right, .. } = self.following;
        let accepts = |other: usize| right.last(StateId::new(other)).contains(place.class);
        self.seeks
            && left.last(place.state).contains(place.class)
            && !place.right.ones().any(accepts)
    }

    fn next(&mut self, place: &Place<FixedBitSet>) -> Vec<(Letter, Place<FixedBitSet>)> {
        let following = self.following;
        let mut next = Vec::new();
        for t in &following.left_outgoing[place.state.index()] {
            if !t.before.contains(place.class) {
                continue;
            }
            let moves = following.moves(place, t.letter);
            for class in t.after.and(following.representatives).classes() {
                let mut right = FixedBitSet::with_capacity(following.right.len());
                for (after, states) in &moves {
                    if after.contains(class) {
                        right.union_with(states);
                    }
                }
                next.push((t.letter, Place::new(class, t.to, right)));
            }
        }
        next
    }
}
