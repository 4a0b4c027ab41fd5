//! Automata with clocks as letters.
//!
//! A search that follows a relation step by step, although the relation is kept as a clock, repeats what the clock knows. Where a
//! constraint's automaton gets fewer states by it, the relation is one letter: to the first event of each thread that it
//! leads to, and on from there in program order ([`Builder::with_clocks`]).
//!
//! Clocks of old events do not change when an event is new, so searches may start where they did.

use super::strategy::Choice;
use super::views::ViewFinder;
use crate::automata::inclusion::find_difference;
use crate::automata::{
    Alphabet, AutomatonError, Builder, CheckAutomaton, Letter, Nfa, Step, Steps,
};
use crate::model::{Check, Constraint, ExprId, Model};

/// Replaces automata by shorter ones where clocks help. All views must have been found.
pub fn with_clocks(
    model: &Model,
    alphabet: &Alphabet,
    views: &ViewFinder,
    constraints: &[Constraint],
    choices: &mut [(Choice, String)],
) {
    let clocks: Vec<ExprId> = views
        .by_definition()
        .keys()
        .filter_map(|definition| model.interned(*definition))
        .filter(|relation| matches!(is_letter(model, alphabet, *relation), Ok(true)))
        .collect();
    if clocks.is_empty() {
        return;
    }
    let mut builder = Builder::new(model, alphabet, Steps::Immediate).with_clocks(clocks);
    for (constraint, (choice, reason)) in constraints.iter().zip(choices) {
        // Without it the constraint is checked as it would have been.
        if let Ok(Some(states)) = shorten(&mut builder, constraint.check, choice) {
            *reason = format!("automaton of {states} states over clocks");
        }
    }
}

/// Whether a relation contains what it is composed with `po` on the right.
fn is_letter(
    model: &Model,
    alphabet: &Alphabet,
    relation: ExprId,
) -> Result<bool, AutomatonError> {
    let nfa = Builder::new(model, alphabet, Steps::Immediate).simplified(relation)?;
    let step = Nfa::letter(alphabet, Letter::new(Step::PoImm, false));
    Ok(find_difference(&nfa.sequence(&step), &nfa, alphabet)?.is_none())
}

/// Replaces the automaton of a choice if the new one has fewer states, and tells how many.
fn shorten(
    builder: &mut Builder<'_>,
    check: Check,
    choice: &mut Choice,
) -> Result<Option<usize>, AutomatonError> {
    let (Choice::Acyclic { round: old, .. } | Choice::Irreflexive { nfa: old, .. }) = choice else {
        return Ok(None);
    };
    let new = match CheckAutomaton::new(builder, check)? {
        CheckAutomaton::Acyclic { round, .. } => round,
        CheckAutomaton::Irreflexive(nfa) => nfa,
        _ => return Ok(None),
    };
    if new.len() >= old.len() || goes_back(&new) {
        return Ok(None);
    }
    *old = new;
    Ok(Some(old.len()))
}

/// Whether a clock is followed backwards, which searches cannot do.
fn goes_back(nfa: &Nfa) -> bool {
    let mut letters = nfa.transitions().iter().map(|t| t.letter);
    letters.any(|letter| letter.inverse && matches!(letter.step, Step::First(_)))
}
