//! Nondeterministic automata with tests.
//!
//! Every transition takes one letter and tests the events before and after it. A run may begin in a
//! state at events that pass the state's initial test, and end there at events that pass its final
//! test. There are no empty transitions: a pure test is always part of a transition, of a beginning
//! or of an end. This form is its own mirror image, which is how converse and the reversed passes
//! work.

use super::alphabet::NARROW;
use super::{Alphabet, AutomatonError, Letter, LetterKind, Test};
use crate::model::ExprId;
use katec_checker::define_id;

/// How many states any automaton may have.
pub const STATE_LIMIT: usize = 20_000;

define_id!(
    /// A state of an automaton.
    StateId
);

/// A transition: from an event that passes `before`, along a letter, to an event that passes
/// `after`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Transition<const N: usize = NARROW> {
    /// The state it leaves.
    pub from: StateId,
    /// The step it takes.
    pub letter: Letter,
    /// The state it enters.
    pub to: StateId,
    /// The test of the event before the step.
    pub before: Test<N>,
    /// The test of the event after the step.
    pub after: Test<N>,
}

/// An automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nfa<const N: usize = NARROW> {
    initial: Vec<Test<N>>,
    last: Vec<Test<N>>,
    transitions: Vec<Transition<N>>,
}

impl<const N: usize> Nfa<N> {
    /// The automaton with no states, which accepts nothing.
    pub fn nothing() -> Nfa<N> {
        Nfa {
            initial: Vec::new(),
            last: Vec::new(),
            transitions: Vec::new(),
        }
    }

    /// The automaton that accepts the events that pass a test.
    pub fn test(test: Test<N>) -> Nfa<N> {
        let mut nfa = Nfa::nothing();
        nfa.add_state(test, test);
        nfa
    }

    /// The automaton that accepts one letter between any events that can stand at its ends.
    pub fn letter(alphabet: &Alphabet<N>, letter: Letter) -> Nfa<N> {
        let mut nfa = Nfa::nothing();
        let from = nfa.add_state(alphabet.all(), Test::NONE);
        let to = nfa.add_state(Test::NONE, alphabet.all());
        nfa.add_transition(alphabet, from, (alphabet.all(), letter, alphabet.all()), to);
        nfa
    }

    /// Adds a state in which runs may begin and end at events that pass these tests.
    pub fn add_state(&mut self, initial: Test<N>, last: Test<N>) -> StateId {
        self.initial.push(initial);
        self.last.push(last);
        StateId::new(self.initial.len() - 1)
    }

    /// Adds a transition, as far as the tests agree with each other and with what is known of the
    /// letter's ends.
    pub fn add_transition(
        &mut self,
        alphabet: &Alphabet<N>,
        from: StateId,
        (before, letter, after): (Test<N>, Letter, Test<N>),
        to: StateId,
    ) {
        let (source, target) = alphabet.ends(letter);
        self.push(Transition {
            from,
            letter,
            to,
            before: before.and(source),
            after: after.and(target),
        });
    }

    /// Adds a transition as it is, unless its tests cannot be passed.
    pub fn push(&mut self, transition: Transition<N>) {
        if !transition.before.is_none() && !transition.after.is_none() {
            self.transitions.push(transition);
        }
    }

    /// The number of states.
    pub fn len(&self) -> usize {
        self.initial.len()
    }

    /// Whether there are no states. A simplified automaton without states is one that accepts
    /// nothing.
    pub fn is_empty(&self) -> bool {
        self.initial.is_empty()
    }

    /// All states.
    pub fn states(&self) -> impl Iterator<Item = StateId> + use<N> {
        (0..self.len()).map(StateId::new)
    }

    /// The events at which a run may begin in a state.
    pub fn initial(&self, state: StateId) -> Test<N> {
        self.initial[state.index()]
    }

    /// The events at which a run may end in a state.
    pub fn last(&self, state: StateId) -> Test<N> {
        self.last[state.index()]
    }

    /// Changes the events at which a run may begin in a state.
    pub fn set_initial(&mut self, state: StateId, test: Test<N>) {
        self.initial[state.index()] = test;
    }

    /// Changes the events at which a run may end in a state.
    pub fn set_last(&mut self, state: StateId, test: Test<N>) {
        self.last[state.index()] = test;
    }

    /// All transitions.
    pub fn transitions(&self) -> &[Transition<N>] {
        &self.transitions
    }

    /// Replaces all transitions.
    pub fn set_transitions(&mut self, transitions: Vec<Transition<N>>) {
        self.transitions.clear();
        for transition in transitions {
            self.push(transition);
        }
    }

    /// The transitions that leave each state.
    pub fn outgoing(&self) -> Vec<Vec<Transition<N>>> {
        let mut outgoing = vec![Vec::new(); self.len()];
        for transition in &self.transitions {
            outgoing[transition.from.index()].push(*transition);
        }
        outgoing
    }

    /// All tests that occur.
    pub fn tests(&self) -> Vec<Test<N>> {
        let ends = self.initial.iter().chain(&self.last).copied();
        let around = self.transitions.iter().flat_map(|t| [t.before, t.after]);
        ends.chain(around).collect()
    }

    /// The expressions whose values are letters, in ascending order.
    pub fn saved(&self) -> Vec<ExprId> {
        let saved = self.transitions.iter().filter_map(|t| match t.letter.kind {
            LetterKind::Saved(id) => Some(id),
            _ => None,
        });
        let saved: std::collections::BTreeSet<_> = saved.collect();
        saved.into_iter().collect()
    }

    /// The events on which the automaton accepts the path of no steps.
    pub fn empty_word(&self) -> Test<N> {
        let both = self.initial.iter().zip(&self.last);
        both.fold(Test::NONE, |test, (a, b)| test.or(a.and(*b)))
    }

    /// The automaton of the converse relation.
    #[must_use]
    pub fn inverted(&self) -> Nfa<N> {
        self.mirrored(Letter::inverted)
    }

    /// The automaton that accepts every word backwards, letters as they are. Used to apply passes
    /// in the other direction.
    #[must_use]
    pub fn reversed(&self) -> Nfa<N> {
        self.mirrored(|letter| letter)
    }

    fn mirrored(&self, letter: impl Fn(Letter) -> Letter) -> Nfa<N> {
        let mirror = |t: &Transition<N>| Transition {
            from: t.to,
            letter: letter(t.letter),
            to: t.from,
            before: t.after,
            after: t.before,
        };
        Nfa {
            initial: self.last.clone(),
            last: self.initial.clone(),
            transitions: self.transitions.iter().map(mirror).collect(),
        }
    }

    /// Copies the states and transitions of another automaton, and returns the number that was
    /// added to its states.
    fn absorb(&mut self, other: &Nfa<N>) -> usize {
        let offset = self.len();
        self.initial.extend(&other.initial);
        self.last.extend(&other.last);
        let moved = other.transitions.iter().map(|t| Transition {
            from: StateId::new(t.from.index() + offset),
            to: StateId::new(t.to.index() + offset),
            ..*t
        });
        self.transitions.extend(moved);
        offset
    }

    /// The union of two relations.
    #[must_use]
    pub fn union(&self, other: &Nfa<N>) -> Nfa<N> {
        let mut result = self.clone();
        result.absorb(other);
        result
    }

    /// The composition of two relations.
    #[must_use]
    pub fn sequence(&self, other: &Nfa<N>) -> Nfa<N> {
        let mut result = self.clone();
        let offset = result.absorb(other);
        let starts: Vec<_> = other.entries().collect();
        for state in self.states() {
            let end = self.last(state);
            result.last[state.index()] = end.and(other.empty_word());
            for (initial, t) in &starts {
                result.push(Transition {
                    from: state,
                    to: StateId::new(t.to.index() + offset),
                    before: t.before.and(*initial).and(end),
                    ..**t
                });
            }
        }
        for state in other.states() {
            let start = other.initial(state).and(self.empty_word());
            result.initial[state.index() + offset] = start;
        }
        result
    }

    /// The transitions with which a run can begin, with the test of its first event.
    fn entries(&self) -> impl Iterator<Item = (Test<N>, &Transition<N>)> {
        self.transitions
            .iter()
            .map(|t| (self.initial(t.from), t))
            .filter(|(initial, t)| initial.meets(t.before))
    }

    /// The transitive closure.
    #[must_use]
    pub fn plus(&self) -> Nfa<N> {
        let mut result = self.clone();
        for state in self.states() {
            for (initial, t) in self.entries() {
                result.push(Transition {
                    from: state,
                    before: t.before.and(initial).and(self.last(state)),
                    ..*t
                });
            }
        }
        result
    }

    /// The relation and the identity on a test.
    #[must_use]
    pub fn or_test(&self, test: Test<N>) -> Nfa<N> {
        self.union(&Nfa::test(test))
    }

    /// The relation between events that pass tests.
    #[must_use]
    pub fn between(&self, source: Test<N>, target: Test<N>) -> Nfa<N> {
        let mut result = self.clone();
        for test in &mut result.initial {
            *test = test.and(source);
        }
        for test in &mut result.last {
            *test = test.and(target);
        }
        result
    }

    /// The paths all of whose events pass a test.
    #[must_use]
    pub fn within(&self, test: Test<N>) -> Nfa<N> {
        let mut result = self.between(test, test);
        let restricted = self.transitions.iter().map(|t| Transition {
            before: t.before.and(test),
            after: t.after.and(test),
            ..*t
        });
        result.set_transitions(restricted.collect());
        result
    }

    /// The paths with at least one step for which `wanted` holds.
    #[must_use]
    pub fn with_a_step(&self, wanted: impl Fn(Letter) -> bool) -> Nfa<N> {
        let mut result = self.clone();
        let offset = result.absorb(self);
        for state in self.states() {
            result.last[state.index()] = Test::NONE;
            result.initial[state.index() + offset] = Test::NONE;
        }
        for t in self.transitions.iter().filter(|t| wanted(t.letter)) {
            result.push(Transition {
                to: StateId::new(t.to.index() + offset),
                ..*t
            });
        }
        result
    }

    /// The paths without a letter.
    #[must_use]
    pub fn without(&self, letter: Letter) -> Nfa<N> {
        let mut result = self.clone();
        result.transitions.retain(|t| t.letter != letter);
        result
    }

    /// The letters that occur, in ascending order.
    pub fn letters(&self) -> Vec<Letter> {
        let letters: std::collections::BTreeSet<_> =
            self.transitions.iter().map(|t| t.letter).collect();
        letters.into_iter().collect()
    }

    /// The same automaton, with runs beginning in these states at these events only.
    #[must_use]
    pub fn beginning_in(&self, beginnings: &[(StateId, Test<N>)]) -> Nfa<N> {
        let mut result = self.clone();
        result.initial.fill(Test::NONE);
        for (state, test) in beginnings {
            let initial = &mut result.initial[state.index()];
            *initial = initial.or(*test);
        }
        result
    }

    /// The automaton of all repetitions whose one initial and one final state is state 0: on every
    /// path that goes round, that state is where one word ends and the next begins. The empty word
    /// of the relation itself, if it has one, is lost here ([`Self::empty_word`]), and the empty
    /// path is accepted at every event.
    #[must_use]
    pub fn star_through_one_state(&self, alphabet: &Alphabet<N>) -> Nfa<N> {
        let mut result = Nfa::nothing();
        let hub = result.add_state(alphabet.all(), alphabet.all());
        let offset = result.absorb(self);
        for state in self.states() {
            result.initial[state.index() + offset] = Test::NONE;
            result.last[state.index() + offset] = Test::NONE;
        }
        let entering: Vec<_> = self
            .entries()
            .map(|(initial, t)| Transition {
                from: hub,
                to: StateId::new(t.to.index() + offset),
                before: t.before.and(initial),
                ..*t
            })
            .collect();
        for transition in entering {
            result.push(transition);
        }
        let leaving: Vec<_> = result
            .transitions
            .iter()
            .filter(|t| t.to != hub)
            .map(|t| Transition {
                to: hub,
                after: t.after.and(self.last[t.to.index() - offset]),
                ..*t
            })
            .collect();
        for transition in leaving {
            result.push(transition);
        }
        result
    }

    /// The events at which words of a repeated relation can begin and end
    /// ([`Self::star_through_one_state`]).
    pub fn hub(&self) -> Test<N> {
        let is_hub = |state: StateId| state.index() == 0;
        let leaving = self.transitions.iter().filter(|t| is_hub(t.from));
        let leaving = leaving.fold(Test::NONE, |test, t| test.or(t.before));
        let entering = self.transitions.iter().filter(|t| is_hub(t.to));
        let entering = entering.fold(Test::NONE, |test, t| test.or(t.after));
        leaving.and(entering)
    }

    /// An error if there are more states than any automaton may have.
    pub fn check_size(&self) -> Result<(), AutomatonError> {
        if self.len() > STATE_LIMIT {
            return Err(AutomatonError::TooManyStates { limit: STATE_LIMIT });
        }
        Ok(())
    }

    /// Keeps the states for which `keep` holds, renumbered in order, and the transitions between
    /// them.
    #[must_use]
    pub fn restricted(&self, keep: impl Fn(StateId) -> bool) -> Nfa<N> {
        let mut result = Nfa::nothing();
        let renumbered: Vec<Option<StateId>> = self
            .states()
            .map(|s| keep(s).then(|| result.add_state(self.initial(s), self.last(s))))
            .collect();
        for t in &self.transitions {
            if let (Some(from), Some(to)) = (renumbered[t.from.index()], renumbered[t.to.index()]) {
                result.push(Transition { from, to, ..*t });
            }
        }
        result
    }
}
