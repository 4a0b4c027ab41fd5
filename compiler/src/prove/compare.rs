//! Comparing the left side of a claim, written in one of several ways, with the right side.

use super::assumptions::rewrite;
use super::contract::contract;
use super::refute::Goal;
use super::right_side::RightSide;
use super::words::Words;
use super::{Prover, blocks, cycles, rotation};
use crate::automata::antichain::Word;
use crate::automata::build::substitute;
use crate::automata::inclusion::find_difference;
use crate::automata::simplify::{merge, simplify_quickly};
use crate::automata::{AutomatonError, Letter, LetterKind, Nfa};
use katec_checker::builtin::BuiltinRelation;

/// How the left side is written, the plainest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// As it is.
    Plain,
    /// With `rf^-1;co` for `fr`.
    Unfolded,
    /// Rewriting assumptions applied.
    Rewritten,
    /// With runs of communication made as short as they can be, and then rewriting assumptions
    /// applied.
    Contracted,
    /// If all steps are of one location, by the one cycle that there is then, wherever it is:
    /// [`cycles::of_one_location`].
    OneLocation,
}

impl Way {
    pub(super) const ALL: [Way; 5] = [
        Way::Plain,
        Way::Unfolded,
        Way::Rewritten,
        Way::Contracted,
        Way::OneLocation,
    ];
}

/// What comparing the left side, written in one way, with the right side shows.
pub(super) enum Compared<const N: usize> {
    /// All words of the left are on the right.
    Included,
    /// They are not: the left side, the number of the right one, and a word.
    Different(Nfa<N>, usize, Word),
    /// This way to write the left side is none of its own.
    Same,
}

impl<const N: usize> Prover<'_, '_, N> {
    /// Whether the left, written in one way, has a word that the right does not have.
    pub(super) fn compare(
        &self,
        a: &Nfa<N>,
        way: Way,
        local: bool,
        right_side: &mut RightSide<'_, N>,
    ) -> Result<Compared<N>, AutomatonError> {
        let alphabet = self.alphabet;
        let Goal {
            cyclic, rotated, ..
        } = right_side.goal;
        let Some(written) = self.written(a, way, right_side)? else {
            return Ok(Compared::Same);
        };
        let left = self.left(&written, local)?;
        let (number, right) =
            right_side.with_letters(left.letters(), alphabet, &self.assumptions)?;
        // Events that the right side relates with themselves anyway.
        let left = match right.empty_word() {
            reflexive if rotated => left.within(alphabet.all().minus(reflexive)),
            reflexive if cyclic => {
                let others = alphabet.all().minus(reflexive);
                left.between(others, others)
            }
            _ => left,
        };
        let different = if rotated {
            rotation::find_cycle(&left, right, alphabet)?
        } else if cyclic {
            let mut rounds = Nfa::nothing();
            for block in blocks(alphabet, [left.tests(), right.tests()].concat()) {
                let round = merge(&left.between(block, block), alphabet, 0)?;
                rounds = rounds.union(&round);
            }
            find_difference(&rounds, right, alphabet)?
        } else {
            find_difference(&left, right, alphabet)?
        };
        Ok(match different {
            Some(word) => Compared::Different(left, number, word),
            None => Compared::Included,
        })
    }

    /// Communication split into its parts within and between threads.
    pub(super) fn in_parts(&self, a: &Nfa<N>) -> Result<Nfa<N>, AutomatonError> {
        let theory = Words::new(self.alphabet);
        substitute(a, self.alphabet, &mut |letter| theory.parts(letter), &[])
    }

    /// The left side written in one way; `None` if that is the same as another way.
    fn written(
        &self,
        a: &Nfa<N>,
        way: Way,
        right_side: &RightSide<'_, N>,
    ) -> Result<Option<Nfa<N>>, AutomatonError> {
        let rules = !self.assumptions.rules.is_empty();
        Ok(match way {
            Way::Plain => Some(a.clone()),
            Way::Rewritten if rules => Some(self.rewritten(a)?),
            // What rewriting leaves of a run of communication is not known to be one any more.
            Way::Contracted if rules && right_side.goal.cyclic => match contract(a) {
                Some(contracted) => {
                    let contracted = simplify_quickly(&contracted, self.alphabet)?;
                    Some(self.rewritten(&contracted)?)
                }
                None => None,
            },
            // What is said of a cycle elsewhere is said of no event of this one.
            Way::OneLocation if right_side.goal.rotated => {
                cycles::of_one_location(a, self.alphabet)
            }
            Way::Unfolded => {
                // Of use only where the right side goes back from a read to its source.
                let fr = LetterKind::Whole(BuiltinRelation::Fr);
                let backwards = right_side
                    .written
                    .letters()
                    .iter()
                    .any(|letter| letter.inverse);
                let unfolds = backwards && a.letters().iter().any(|letter| letter.kind == fr);
                unfolds.then(|| self.unfold_from_read(a)).transpose()?
            }
            _ => None,
        })
    }

    /// Rewriting assumptions applied.
    fn rewritten(&self, a: &Nfa<N>) -> Result<Nfa<N>, AutomatonError> {
        let mut rewritten = self.in_parts(a)?;
        for rule in &self.assumptions.rules {
            rewritten = rewrite(&rewritten, self.alphabet, rule)?;
            rewritten = merge(&rewritten, self.alphabet, 0)?;
        }
        Ok(rewritten)
    }

    /// `rf^-1;co` for `fr`.
    fn unfold_from_read(&self, a: &Nfa<N>) -> Result<Nfa<N>, AutomatonError> {
        let letter = |relation| Nfa::letter(self.alphabet, Letter::whole(relation));
        let source = letter(BuiltinRelation::Rf).inverted();
        let defined = source.sequence(&letter(BuiltinRelation::Co));
        let mut words = |l: Letter| match l.kind {
            LetterKind::Whole(BuiltinRelation::Fr) if l.inverse => defined.inverted(),
            LetterKind::Whole(BuiltinRelation::Fr) => defined.clone(),
            _ => Nfa::letter(self.alphabet, l),
        };
        substitute(a, self.alphabet, &mut words, &[])
    }

    /// The left side as it is compared.
    fn left(&self, a: &Nfa<N>, local: bool) -> Result<Nfa<N>, AutomatonError> {
        let alphabet = self.alphabet;
        let mut left = self.in_parts(a)?;
        if local {
            let crossings = self.assumptions.has_crossings(alphabet);
            left = cycles::keep_location(&left, alphabet, crossings)?;
        }
        let possible = alphabet.all().minus(self.assumptions.impossible);
        let left = self.assumptions.within_ends(&left.within(possible));
        simplify_quickly(&left, alphabet)
    }
}
