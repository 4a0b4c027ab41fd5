//! Short runs of communication on the left side of a claim.
//!
//! `co;co` is in `co`, `fr;co` is in `fr`, and `rf;fr` is in `co`. So `(rf | co | fr)+` becomes
//! `rf | co;rf? | fr;rf?`. In a long run each step may stay in its thread or leave it. Of the one
//! step that stands for the run, only the ends matter.
//!
//! This is done in two passes. First, beside every two steps that can be taken one after the other,
//! the step that includes them is added, again and again. Then the words that still have two such
//! steps in a row are left out.
//!
//! Why the relation stays the same or grows: as long as a word has two such steps in a row, there
//! is a shorter word with the one step in their place, and it relates at least the same events.
//! Words cannot get shorter forever, so this ends, and it ends with a word that is not left out.

use crate::automata::{Letter, LetterKind, Nfa, StateId, Test, Transition};
use katec_checker::builtin::{BuiltinRelation as Rel, COMPOSITIONS};
use rustc_hash::FxHashSet;

/// The automaton with runs of communication made as short as they can be; `None` if there are none
/// to make shorter.
pub fn contract<const N: usize>(nfa: &Nfa<N>) -> Option<Nfa<N>> {
    let added = add_contracted(nfa);
    (added.transitions().len() > nfa.transitions().len()).then(|| without_pairs(&added))
}

/// The step that includes two steps, one after the other.
fn contracted(first: Letter, second: Letter) -> Option<Letter> {
    let (LetterKind::Whole(a), LetterKind::Whole(b)) = (first.kind, second.kind) else {
        return None;
    };
    if first.inverse || second.inverse {
        return None;
    }
    let steps = (whole(a), whole(b));
    let (_, _, both) = *COMPOSITIONS.iter().find(|(a, b, _)| (*a, *b) == steps)?;
    let stays = a.is_within(Rel::Int) && b.is_within(Rel::Int);
    let within = both.restricted_to(Rel::Int).filter(|_| stays);
    Some(Letter::whole(within.unwrap_or(both)))
}

/// The relation of which another is the part within or between threads, or that one itself.
fn whole(relation: Rel) -> Rel {
    relation.facts().part_of.unwrap_or(relation)
}

/// Whether a relation is one of two steps that are within a third.
fn is_composed(relation: Rel) -> bool {
    COMPOSITIONS
        .iter()
        .any(|(a, b, _)| [*a, *b].contains(&relation))
}

fn add_contracted<const N: usize>(nfa: &Nfa<N>) -> Nfa<N> {
    let mut result = nfa.clone();
    let mut known: FxHashSet<Transition<N>> = nfa.transitions().iter().copied().collect();
    let mut next = 0;
    // Every transition is put beside all before it and itself, in both orders.
    while let Some(t) = result.transitions().get(next).copied() {
        for index in 0..=next {
            let other = result.transitions()[index];
            for (first, second) in [(other, t), (t, other)] {
                if first.to != second.from || !first.after.meets(second.before) {
                    continue;
                }
                let Some(letter) = contracted(first.letter, second.letter) else {
                    continue;
                };
                let both = Transition {
                    from: first.from,
                    letter,
                    to: second.to,
                    before: first.before,
                    after: second.after,
                };
                if known.insert(both) {
                    result.push(both);
                }
            }
        }
        next += 1;
    }
    result
}

/// The words without two steps in a row that one could stand for. For each state there is a copy
/// for each step of communication that can lead to it, and one for all other steps.
fn without_pairs<const N: usize>(nfa: &Nfa<N>) -> Nfa<N> {
    let is_communication = |letter: &Letter| match letter.kind {
        LetterKind::Whole(relation) => !letter.inverse && is_composed(whole(relation)),
        _ => false,
    };
    let mut steps: Vec<Option<Letter>> = vec![None];
    steps.extend(nfa.letters().into_iter().filter(is_communication).map(Some));
    let mut result = Nfa::nothing();
    for before in &steps {
        for state in nfa.states() {
            let initial = match before {
                None => nfa.initial(state),
                Some(_) => Test::NONE,
            };
            result.add_state(initial, nfa.last(state));
        }
    }
    let copy = |step: usize, state: StateId| StateId::new(step * nfa.len() + state.index());
    for t in nfa.transitions() {
        let own = steps.iter().position(|step| *step == Some(t.letter));
        for (number, before) in steps.iter().enumerate() {
            if before.is_none_or(|before| contracted(before, t.letter).is_none()) {
                result.push(Transition {
                    from: copy(number, t.from),
                    to: copy(own.unwrap_or(0), t.to),
                    ..*t
                });
            }
        }
    }
    result
}
