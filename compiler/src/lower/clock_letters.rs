//! Automata with clocks as letters.
//!
//! A search that follows a relation step by step, although the relation is kept as a clock, repeats
//! what the clock knows. Where a constraint's automaton gets fewer states by it, the relation is
//! one letter: to the first event of each thread that it leads to, and on from there in program
//! order ([`Builder::with_clocks`]).
//!
//! Clocks of old events do not change when an event is new, so searches may start where they did.

use super::Decision;
use super::redundant::without_redundant_transitions;
use super::strategy::Choice;
use super::views::ViewFinder;
use crate::automata::{Alphabet, AutomatonError, Builder, CheckAutomaton, LetterKind, Nfa, Steps};
use crate::model::{Check, ExprId, Model};

/// Replaces automata by smaller ones where clocks help. All views must have been found.
pub fn use_clocks(
    model: &Model,
    alphabet: &Alphabet,
    views: &ViewFinder,
    decisions: &mut [Decision],
) {
    let clocks: Vec<ExprId> = views
        .by_definition()
        .iter()
        .filter(|(_, view)| views.is_closed(**view))
        .filter_map(|(definition, _)| model.interned(*definition))
        .collect();
    if clocks.is_empty() {
        return;
    }
    let mut builder = Builder::new(model, alphabet, Steps::Immediate).with_clocks(clocks);
    for (constraint, decision) in model.constraints.iter().zip(decisions) {
        // What cannot be made smaller is checked as it would have been.
        if let Ok(Some(smaller)) = replace(&mut builder, constraint.check, &mut decision.choice) {
            decision.automaton = Some(smaller);
        }
    }
}

/// Replaces the automaton of a choice if the new one, which is returned, has fewer states.
fn replace(
    builder: &mut Builder<'_>,
    check: Check,
    choice: &mut Choice,
) -> Result<Option<CheckAutomaton>, AutomatonError> {
    let (Choice::Acyclic { round: old, .. } | Choice::Irreflexive { nfa: old, .. }) = choice else {
        return Ok(None);
    };
    let mut smaller = CheckAutomaton::new(builder, check)?;
    let (CheckAutomaton::Acyclic { round: new, .. } | CheckAutomaton::Irreflexive(new)) =
        &mut smaller
    else {
        return Ok(None);
    };
    if new.len() >= old.len() || goes_back(new) {
        return Ok(None);
    }
    if matches!(check, Check::Acyclic(_)) {
        *new = without_redundant_transitions(builder.alphabet(), new)?;
    }
    *old = new.clone();
    Ok(Some(smaller))
}

/// Whether a clock is followed backwards, which searches cannot do.
fn goes_back(nfa: &Nfa) -> bool {
    let mut letters = nfa.transitions().iter().map(|t| t.letter);
    letters.any(|letter| letter.inverse && matches!(letter.kind, LetterKind::First(_)))
}
