//! Constraints that follow from an axiom of the same model.
//!
//! If the relation `b` has no cycles and `a <= b+`, then `a` has no cycles either and relates no event with itself. Whether `a <= b+`
//! is decided on automata, once as they are and once with the steps of `a` that lie within program order made steps of
//! program order, which `a` is contained in. A constraint that follows from one that is checked is not checked.

use super::Decision;
use super::strategy::Choice;
use super::views::in_program_order;
use crate::automata::inclusion::find_difference;
use crate::automata::{Alphabet, Nfa, Test};
use crate::model::{Constraint, Role};

/// Lets constraints that follow from others be checked not at all.
pub fn leave_out(alphabet: &Alphabet, constraints: &[Constraint], decisions: &mut [Decision]) {
    for index in 0..decisions.len() {
        if constraints[index].negated {
            continue;
        }
        let Some(consequence) = cycles(&decisions[index].choice) else {
            continue;
        };
        let others = (0..decisions.len()).filter(|other| *other != index);
        let reason = others
            .filter(|other| is_demanded(&constraints[*other]))
            .find(|other| is_implied(alphabet, consequence, &decisions[*other].choice));
        if let Some(reason) = reason {
            let name = &constraints[reason].name;
            decisions[index].choice = Choice::Always;
            decisions[index].reason = format!("follows from {name}");
        }
    }
}

/// Whether a constraint is an axiom that holds of every execution.
fn is_demanded(constraint: &Constraint) -> bool {
    constraint.role == Role::Axiom && !constraint.negated && constraint.unless_empty.is_none()
}

/// The automaton of what must have no cycles, or relate no event with itself.
fn cycles(choice: &Choice) -> Option<&Nfa> {
    match choice {
        Choice::Acyclic {
            round, reflexive, ..
        } if reflexive.is_none() => Some(round),
        Choice::Irreflexive { nfa, .. } if nfa.empty_word().is_none() => Some(nfa),
        _ => None,
    }
}

/// Whether all words of an automaton, but for the empty one, are repetitions of what another constraint forbids cycles of. If it cannot be
/// found out within the limits, it is not.
fn is_implied(alphabet: &Alphabet, consequence: &Nfa, reason: &Choice) -> bool {
    let Choice::Acyclic {
        round, reflexive, ..
    } = reason
    else {
        return false;
    };
    let included = |words: &Nfa| matches!(find_difference(words, round, alphabet), Ok(None));
    *reflexive == Test::NONE
        && (included(consequence) || included(&in_program_order(alphabet, consequence)))
}
