//! Write halves that need no search of their own.
//!
//! A write half comes right after its read half, and right behind what that reads. It is looked at
//! when the read half agrees with an axiom already. Let `r` be the read half, `s` what it reads,
//! `w` the new write half, and `n` the write behind it in coherence. No event comes after `w` in
//! `po | rf`.
//!
//! Suppose that the automaton of the relation
//!
//! * follows no steps but those of `po`, `rf`, creation, join and rounds, and the immediate ones of
//!   `co` and `fr`;
//! * follows `co` and `fr` in the hub only, to the hub, and there whatever the events are;
//! * enters read halves in the hub only, or in states in which it does not go on to the hub at the
//!   write half.
//!
//! Then `w` is on no cycle that is new with it. A closed walk leaves it by `co` to `n`, in the hub.
//! It comes to it, in the hub,
//!
//! * from `r`, which it entered in the hub: but `fr` leads from `r` to `n`, in the hub;
//! * from `s` by `co`, or from a reader of `s` by `fr`: but such a step led to `n` before `w` came.
//!
//! So there is a closed walk without `w`, and it was there before. What the automaton tests of `r`
//! does not change with `w`: a read that is going to be a read half is in all sets of read halves
//! when it is looked at. It may change when the thread ends, so this is not for models that look at
//! that.

use crate::automata::{Alphabet, Letter, LetterKind, Nfa, StateId, Test};
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet};

/// The state where words begin and end.
const HUB: StateId = StateId(0);

/// Whether a write half breaks acyclicity only if its read half does.
pub fn follow_reads(alphabet: &Alphabet, round: &Nfa) -> bool {
    let letter = |kind| Letter {
        kind,
        inverse: false,
    };
    let (co, fr) = (letter(LetterKind::CoImm), letter(LetterKind::FrImm));
    let (halves, writes) = alphabet.ends(letter(LetterKind::Whole(Rel::Rmw)));
    // Those that exploration adds.
    let of_instructions = alphabet.set(BuiltinSet::Rx);
    let halves = of_instructions.map_or(halves, |reads| halves.and(reads));
    let transitions = || round.transitions().iter();
    let leads = |letter: Letter, before: Test| {
        let after = alphabet.ends(letter).1;
        transitions().any(|t| {
            (t.from, t.to) == (HUB, HUB)
                && t.letter == letter
                && before.implies(t.before)
                && after.implies(t.after)
        })
    };
    let is_allowed = |letter: Letter| {
        let kinds = [
            LetterKind::PoImm,
            LetterKind::CoImm,
            LetterKind::FrImm,
            LetterKind::Whole(Rel::Rf),
            LetterKind::Whole(Rel::Rfe),
            LetterKind::Whole(Rel::Rfi),
            LetterKind::Whole(Rel::Tc),
            LetterKind::Whole(Rel::Tj),
            LetterKind::Whole(Rel::Sbr),
        ];
        !letter.inverse && kinds.contains(&letter.kind)
    };
    let ends_behind = |state: StateId| {
        transitions().any(|t| {
            (t.from, t.to) == (state, HUB) && t.before.meets(halves) && t.after.meets(writes)
        })
    };
    leads(co, alphabet.ends(co).0)
        && leads(fr, halves)
        && transitions().all(|t| {
            let coherence = t.letter == co || t.letter == fr;
            let in_hub = (t.from, t.to) == (HUB, HUB);
            let enters = t.after.and(alphabet.ends(t.letter).1);
            is_allowed(t.letter)
                && (in_hub || !coherence)
                && (t.to == HUB || !enters.meets(halves) || !ends_behind(t.to))
        })
}
