//! Inclusion in rotations agrees with inclusion in the automaton of all rotations, on thousands of
//! random automata.

use crate::common::Random;
use katec_checker::builtin::BuiltinRelation;
use katec_checker::builtin::BuiltinSet;
use katec_compiler::automata::inclusion::find_difference;
use katec_compiler::automata::simplify::Simulation;
use katec_compiler::automata::{Alphabet, AutomatonError, Letter, Nfa, StateId, Test, Transition};
use katec_compiler::model::{Expr, Model};
use katec_compiler::prove::cycles::rotations;
use katec_compiler::prove::rotation::find_cycle;
use katec_testing::cases;
use proptest::prelude::*;

/// An alphabet with a few classes.
fn alphabet() -> Alphabet {
    let mut model = Model::default();
    let sets = [BuiltinSet::W, BuiltinSet::Sc];
    let roots: Vec<_> = sets.iter().map(|s| model.intern(Expr::Set(*s))).collect();
    Alphabet::new(&model, roots).unwrap()
}

/// Any event three times out of four, else any set of classes.
fn test(random: &mut Random, alphabet: &Alphabet) -> Test {
    if !random.one_in(4) {
        return alphabet.all();
    }
    let classes = alphabet.all().classes();
    classes.fold(Test::NONE, |test, class| match random.one_in(2) {
        true => test.or(Test::only(class)),
        false => test,
    })
}

fn automaton(random: &mut Random, alphabet: &Alphabet, states: usize, density: usize) -> Nfa {
    let letters = [BuiltinRelation::Po, BuiltinRelation::Int].map(Letter::whole);
    let mut nfa = Nfa::nothing();
    for _ in 0..states {
        let mut end = || match random.one_in(2) {
            true => test(random, alphabet),
            false => Test::NONE,
        };
        let (initial, last) = (end(), end());
        nfa.add_state(initial, last);
    }
    for _ in 0..density {
        nfa.push(Transition {
            from: StateId::new(random.below(states)),
            letter: random.pick(&letters),
            to: StateId::new(random.below(states)),
            before: test(random, alphabet),
            after: test(random, alphabet),
        });
    }
    nfa
}

/// The plain way: all rotations in one automaton, and a subset construction.
fn by_subsets(left: &Nfa, right: &Nfa, alphabet: &Alphabet) -> Result<bool, AutomatonError> {
    let turned = rotations(right, alphabet)?;
    for class in alphabet.all().classes() {
        let here = Test::only(class);
        if find_difference(&left.between(here, here), &turned, alphabet)?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A pair of automata with some chance of inclusion: the left has words of the right, turned, or
/// words of its own.
fn pair(seed: u64) -> (Nfa, Nfa, Alphabet) {
    let mut random = Random::new(seed);
    let alphabet = alphabet();
    let states = 1 + random.below(3);
    let density = 1 + random.below(2 * states + 1);
    let right = automaton(&mut random, &alphabet, states, density);
    let states = 1 + random.below(3);
    let density = 1 + random.below(4);
    let left = automaton(&mut random, &alphabet, states, density);
    match random.below(3) {
        0 => (rotations(&right, &alphabet).unwrap(), right, alphabet),
        1 => (left.clone(), right.union(&left), alphabet),
        _ => (left, right, alphabet),
    }
}

proptest! {
    #![proptest_config(cases(800, 3_000))]

    #[test]
    fn inclusion_in_rotations_is_exact(seed: u64) {
        let (left, right, alphabet) = pair(seed);
        let found = find_cycle(&left, &right, &alphabet).map(|word| word.is_none());
        let expected = by_subsets(&left, &right, &alphabet);
        // What is too large for the plain way need not be for the other.
        if expected.is_ok() {
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn simulation_is_inclusion(seed: u64) {
        let (nfa, _, alphabet) = pair(seed);
        let simulation = Simulation::new(&nfa, &alphabet).unwrap();
        let from = |state, class| nfa.beginning_in(&[(state, Test::only(class))]);
        for class in simulation.representatives().classes() {
            for p in nfa.states().take(4) {
                for q in nfa.states().take(4).filter(|q| simulation.holds(p, *q, class)) {
                    let difference = find_difference(&from(p, class), &from(q, class), &alphabet);
                    prop_assert_eq!(difference.unwrap(), None);
                }
            }
        }
    }
}

/// Both answers are common, so that agreement means something.
#[test]
fn random_pairs_are_included_and_not() {
    let answers = (0..500).map(|seed| {
        let (left, right, alphabet) = pair(seed);
        by_subsets(&left, &right, &alphabet)
    });
    let (mut included, mut different) = (0, 0);
    for answer in answers {
        match answer {
            Ok(true) => included += 1,
            Ok(false) => different += 1,
            Err(_) => {}
        }
    }
    assert!(included > 100, "{included} included");
    assert!(different > 50, "{different} different");
    assert!(included + different > 490, "{included} + {different}");
}
