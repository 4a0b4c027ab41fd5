//! Whether every word of one automaton is a word of another.
//!
//! The search goes through pairs of a state of the left automaton and the set of all states in
//! which the right one can be after the same path, breadth first, so that the first failure gives a
//! shortest word. A pair is skipped if a pair with fewer right states was met before: whatever
//! fails later fails there, no later ([`super::antichain`]). It is skipped too if one of the right
//! states is known to be able to do all that the left state can.

use super::antichain::{Antichain, Place, SEARCH_LIMIT, Walk, Word};
use super::powerset::{Powerset, SetId};
use super::simplify::Simulation;
use super::work::Work;
use super::{Alphabet, AutomatonError, Class, Letter, Nfa, StateId, Test, Transition};

/// A shortest word of `left` that is not one of `right`; `None` if there is none.
pub fn find_difference<const N: usize>(
    left: &Nfa<N>,
    right: &Nfa<N>,
    alphabet: &Alphabet<N>,
) -> Result<Option<Word>, AutomatonError> {
    let representatives = alphabet.representatives([left.tests(), right.tests()].concat());
    let following = Following::new(left, representatives);
    following.find_difference(right, None, SEARCH_LIMIT, alphabet.work())
}

/// How many nodes may be visited to see that some states can do what others can. Whoever asks can
/// do without.
const QUICK_LIMIT: usize = 1_000;

/// Whether all that can be done from one set of states of an automaton is quickly seen to be
/// possible from another, given the automaton's simulation. The tests must be among those of the
/// automaton, or unions of them.
pub fn is_seen_included<const N: usize>(
    nfa: &Nfa<N>,
    simulation: &Simulation<N>,
    from: &[(StateId, Test<N>)],
    into: &[(StateId, Test<N>)],
    work: &Work,
) -> Result<bool, AutomatonError> {
    let (left, right) = (nfa.beginning_in(from), nfa.beginning_in(into));
    let following = Following::new(&left, simulation.representatives());
    match following.find_difference(&right, Some(simulation), QUICK_LIMIT, work) {
        Ok(difference) => Ok(difference.is_none()),
        Err(AutomatonError::SearchTooLarge { .. }) => Ok(false),
        Err(error) => Err(error),
    }
}

/// An automaton prepared for following its words in another one, from many states.
pub struct Following<'a, const N: usize> {
    left: &'a Nfa<N>,
    outgoing: Vec<Vec<Transition<N>>>,
    representatives: Test<N>,
}

impl<'a, const N: usize> Following<'a, N> {
    /// Follows words of `left`. The representatives must tell apart all that the tests of both
    /// automata do.
    pub fn new(left: &'a Nfa<N>, representatives: Test<N>) -> Self {
        Following {
            left,
            outgoing: left.outgoing(),
            representatives,
        }
    }

    /// A shortest word that `right` does not have, if there is one. If both are one automaton, its
    /// simulation makes the search shorter. At most `limit` nodes are visited.
    fn find_difference(
        &self,
        right: &Nfa<N>,
        simulation: Option<&Simulation<N>>,
        limit: usize,
        work: &Work,
    ) -> Result<Option<Word>, AutomatonError> {
        let mut right = Powerset::new(right);
        let mut starts = Vec::new();
        for state in self.left.states() {
            for class in self.left.initial(state).and(self.representatives).classes() {
                starts.push(Place::new(class, state, right.beginning(class)));
            }
        }
        let mut walk = Subsets {
            following: self,
            right: &mut right,
            simulation,
            seeks: true,
        };
        let mut search = Antichain::new(&walk, starts);
        search.run(&mut walk, limit, work)
    }

    /// For every way in which `left` can accept, begun at an event of one class: the class of its
    /// last event and all states in which `right`, begun in one state, can then be. Sets that
    /// contain another one of the list may be left out.
    pub fn states_after(
        &self,
        right: &mut Powerset<'_, N>,
        first: Class,
        from: StateId,
        work: &Work,
    ) -> Result<Vec<(Class, SetId)>, AutomatonError> {
        let begun = right.only(from);
        let states = self.left.states();
        let starts = states.filter(|state| self.left.initial(*state).contains(first));
        let starts = starts.map(|state| Place::new(first, state, begun));
        let mut walk = Subsets {
            following: self,
            right,
            simulation: None,
            seeks: false,
        };
        let mut search = Antichain::new(&walk, starts);
        search.run(&mut walk, SEARCH_LIMIT, work)?;
        let accepting = |p: &&Place<SetId>| self.left.last(p.state).contains(p.class);
        let places = search.places().filter(accepting);
        Ok(places.map(|p| (p.class, p.right)).collect())
    }
}

/// A walk that knows of the right automaton all states in which it can be after the same word.
struct Subsets<'s, 'r, const N: usize> {
    following: &'s Following<'s, N>,
    right: &'s mut Powerset<'r, N>,
    /// The simulation of the one automaton that both sides are, if they are.
    simulation: Option<&'s Simulation<N>>,
    /// A word that the right automaton does not have is looked for.
    seeks: bool,
}

impl<const N: usize> Walk for Subsets<'_, '_, N> {
    type Right = SetId;

    const GIVES_UP: bool = false;

    fn is_less(&self, _: Class, one: &SetId, other: &SetId) -> bool {
        let sets = self.right.sets();
        one == other || sets[*one].is_subset(&sets[*other])
    }

    fn is_settled(&self, place: &Place<SetId>) -> bool {
        self.simulation.is_some_and(|simulation| {
            let mut others = self.right.sets()[place.right].ones().map(StateId::new);
            others.any(|other| simulation.holds(place.state, other, place.class))
        })
    }

    /// Whether the left automaton accepts here and the right one does not.
    fn is_found(&self, place: &Place<SetId>) -> bool {
        let left = self.following.left;
        self.seeks
            && left.last(place.state).contains(place.class)
            && !self.right.accepts(place.right, place.class)
    }

    fn next(&mut self, place: &Place<SetId>) -> Vec<(Letter, Place<SetId>)> {
        let following = self.following;
        let mut next = Vec::new();
        for t in &following.outgoing[place.state.index()] {
            if !t.before.contains(place.class) {
                continue;
            }
            let moves = self.right.moves(place.right, place.class, t.letter);
            for class in t.after.and(following.representatives).classes() {
                let right = self.right.reached(&moves, class);
                next.push((t.letter, Place::new(class, t.to, right)));
            }
        }
        next
    }
}
