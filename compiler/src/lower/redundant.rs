//! Redundant transitions: what a search over clocks would look at twice.
//!
//! An automaton with a clock as a letter ([`super::clock_letters`]) describes the paths that a
//! search has to find. It describes some of them in several ways, and a search takes all of them. A
//! clock `v` has `po <= v` and `po;v <= v`. Suppose that a search goes on in program order from
//! where the letter leads. Then
//!
//! * what it finds by the letter after a step of program order, it finds by the letter before that
//!   step;
//! * what it finds by steps of program order alone, it finds by the letter.
//!
//! [`without_redundant_transitions`] takes three steps:
//!
//! 1. A state that goes on in program order and also follows a clock is split in two ([`split`]).
//!    So the clock is followed from the first event only.
//! 2. All that the clocks contain is added to the automaton ([`saturated`]). In graphs, the sum
//!    describes the same relation. That it has all words of the original is checked.
//! 3. A transition is left out, at events of some classes, if a sibling leads to a state that can
//!    do more ([`Simulation::narrowed`]). Then what was added is left out again.
//!
//! # Why nothing is lost
//!
//! Let a run of the sum lead from an event `x`, in some state, to the end of a word. We show that
//! what is left has such a run too, to the same event. Look at the next step of the run.
//!
//! * It is a step of the original automaton. Then it is still there, or a sibling with the same
//!   letter leads to a state that can do more, with a run of the same letters.
//! * It is a step that was added. Let `z` be the event at which the run is next in a state of the
//!   original. The clock leads from `x` to `z`. So its letter leads to `z`, or to an earlier event
//!   of the same thread, from which program order leads to `z`. These steps are of the original
//!   automaton.
//!
//! In both cases what is left has a step from `x` to an event from which the sum has a run to the
//! end. That cannot go on for ever: the new run has fewer steps that are neither of program order
//! nor of a clock, or it has as many and begins at a causally later event.

use crate::automata::inclusion::find_difference;
use crate::automata::simplify::{By, Simulation, entered_at, tidy};
use crate::automata::{
    Alphabet, AutomatonError, Letter, LetterKind, Nfa, StateId, Test, Transition,
};
use std::collections::BTreeMap;

/// Above this number of states an automaton is left as it is.
const LIMIT: usize = 40;

/// State 0, where words begin and end, stays.
const PINNED: usize = 1;

/// An automaton of repetitions with the same cycles in graphs, and less to search. All clocks that
/// are letters must be such as `super::views` finds.
pub fn without_redundant_transitions(
    alphabet: &Alphabet,
    round: &Nfa,
) -> Result<Nfa, AutomatonError> {
    let follows_clocks = round.transitions().iter().any(|t| is_clock(t.letter));
    if !follows_clocks || round.len() > LIMIT {
        return Ok(round.clone());
    }
    let split = split(alphabet, round);
    let all = saturated(alphabet, &split);
    if find_difference(round, &all, alphabet)?.is_some() {
        return Ok(round.clone());
    }
    let parts = Simulation::telling_apart(&all, alphabet.all(), alphabet)?.narrowed(&all, By::All);
    let mut reduced = split.clone();
    // What was added comes last.
    let kept = parts.into_iter().take(split.transitions().len());
    reduced.set_transitions(kept.flatten().collect());
    Ok(tidy(&reduced, PINNED))
}

/// An automaton of repetitions that accepts the same words, and less to search: a transition is
/// left out, at events of some classes, if a sibling leads to a state that can do more there. So a
/// search comes to fewer states of each event.
pub fn without_lesser_siblings(alphabet: &Alphabet, round: &Nfa) -> Result<Nfa, AutomatonError> {
    if round.len() > LIMIT {
        return Ok(round.clone());
    }
    let simulation = Simulation::telling_apart(round, alphabet.all(), alphabet)?;
    let parts = simulation.narrowed(round, By::OtherStates);
    let mut reduced = round.clone();
    reduced.set_transitions(parts.into_iter().flatten().collect());
    Ok(tidy(&reduced, PINNED))
}

fn is_clock(letter: Letter) -> bool {
    matches!(letter.kind, LetterKind::First(_)) && !letter.inverse
}

const NEXT: Letter = Letter {
    kind: LetterKind::PoImm,
    inverse: false,
};

/// What is known of the states of an automaton.
struct States<'a> {
    nfa: &'a Nfa,
    /// The events that steps of program order, and of clocks, lead from and to.
    ends: (Test, Test),
    /// Where each state can be entered, and where something is accepted from it.
    entered: Vec<Test>,
    alive: Vec<Test>,
}

impl<'a> States<'a> {
    fn new(alphabet: &Alphabet, nfa: &'a Nfa) -> Self {
        Self {
            nfa,
            ends: alphabet.ends(NEXT),
            entered: entered_at(nfa),
            alive: entered_at(&nfa.reversed()),
        }
    }

    /// Whether a transition is taken to all events at which a test holds, as far as something is
    /// accepted from there.
    fn enters(&self, t: &Transition, test: Test) -> bool {
        let (_, targets) = self.ends;
        test.and(targets)
            .and(self.alive[t.to.index()])
            .implies(t.after)
    }

    /// Whether a step of program order leads from a state, wherever that is entered, to another at
    /// all events that pass a test.
    fn steps(&self, from: StateId, to: StateId, test: Test) -> bool {
        let (sources, _) = self.ends;
        let here = self.entered[from.index()].and(sources);
        let mut steps = self.nfa.transitions().iter().filter(|t| t.letter == NEXT);
        steps
            .any(|t| t.from == from && t.to == to && here.implies(t.before) && self.enters(t, test))
    }

    /// Whether a search goes on in program order from a state, in the same state.
    fn goes_on(&self, state: StateId) -> bool {
        let (_, targets) = self.ends;
        self.steps(state, state, targets)
    }

    /// Whether a transition with a clock stands for the whole clock: it leads, at once or in
    /// program order, to all events after the one it leaves that pass its test.
    fn is_whole(&self, t: &Transition) -> bool {
        let (_, targets) = self.ends;
        let mut siblings = self
            .nfa
            .transitions()
            .iter()
            .filter(|u| u.from == t.from && u.letter == t.letter && t.before.implies(u.before));
        siblings.any(|u| {
            let on = self.enters(u, targets) && self.goes_on(u.to);
            on && (u.to == t.to || self.steps(u.to, t.to, t.after))
        })
    }
}

/// Lets each state that goes on in program order and follows a clock be two: one that does all but
/// follow the clock, and one that follows it from where the state was entered.
fn split(alphabet: &Alphabet, nfa: &Nfa) -> Nfa {
    let states = States::new(alphabet, nfa);
    let whole = |t: &Transition| {
        let entered = states.entered[t.from.index()].and(states.ends.0);
        is_clock(t.letter) && entered.implies(t.before) && states.is_whole(t)
    };
    let mut result = nfa.clone();
    let mut transitions = nfa.transitions().to_vec();
    for state in nfa.states().skip(PINNED) {
        let follows = |t: &Transition| t.from == state && whole(t);
        if !states.goes_on(state) || !nfa.transitions().iter().any(follows) {
            continue;
        }
        let following = result.add_state(Test::NONE, Test::NONE);
        for t in &mut transitions {
            if follows(t) {
                t.from = following;
            }
        }
        let entering: Vec<Transition> = transitions
            .iter()
            .filter(|t| t.to == state && (t.from != state || t.letter != NEXT))
            .map(|t| Transition {
                to: following,
                ..*t
            })
            .collect();
        transitions.extend(entering);
    }
    result.set_transitions(transitions);
    result
}

/// An automaton with all that its clocks contain as far as steps of program order, and the clock
/// after such, go: the same relation in graphs. The transitions of the automaton come first.
fn saturated(alphabet: &Alphabet, nfa: &Nfa) -> Nfa {
    let states = States::new(alphabet, nfa);
    let (sources, targets) = states.ends;
    let mut result = nfa.clone();
    // For the transitions that leave a state at the same events with the same clock: the state
    // after steps of program order.
    let mut later: BTreeMap<(StateId, Test, Letter), StateId> = BTreeMap::new();
    for t in nfa.transitions() {
        if !is_clock(t.letter) || !states.is_whole(t) {
            continue;
        }
        let before = t.before.and(sources);
        let later = *later
            .entry((t.from, t.before, t.letter))
            .or_insert_with(|| {
                let later = result.add_state(Test::NONE, Test::NONE);
                for (from, before) in [(t.from, before), (later, sources)] {
                    result.push(Transition {
                        from,
                        letter: NEXT,
                        to: later,
                        before,
                        after: targets,
                    });
                }
                later
            });
        for (from, before) in [(t.from, before), (later, sources)] {
            result.push(Transition {
                from,
                letter: NEXT,
                before,
                after: t.after.and(targets),
                ..*t
            });
        }
        result.push(Transition {
            from: later,
            before: alphabet.all(),
            ..*t
        });
    }
    result
}
