//! Deciding a claim about regular relations: a proof, if one way of writing the left side is
//! included in the right one, and otherwise the search for an execution.

use super::compare::{Compared, Way};
use super::refute::{self, Budget, Goal, Use};
use super::right_side::RightSide;
use super::{Answer, Counterexample, Effort, Prover, Refusal, opaque};
use crate::automata::antichain::Word;
use crate::automata::build::substitute;
use crate::automata::{AutomatonError, Letter, LetterKind, Nfa};
use crate::model::ExprId;
use rustc_hash::FxHashMap;

/// How deep expressions that are not regular are opened to find paths.
const OPENED: usize = 3;

impl<'m, const N: usize> Prover<'m, '_, N> {
    pub(super) fn decide(
        &mut self,
        a: &Nfa<N>,
        right_side: &mut RightSide<'_, N>,
    ) -> Result<Answer, AutomatonError> {
        let goal = right_side.goal;
        let knowing_locations: &[bool] = match self.effort {
            Effort::Plain => &[false],
            _ if goal.cyclic => &[false, true],
            _ => &[false],
        };
        let mut differences = Vec::new();
        let mut words = Vec::new();
        let mut too_large = None;
        for way in Way::ALL {
            for local in knowing_locations {
                match self.compare(a, way, *local, right_side) {
                    Ok(Compared::Included) => return Ok(Answer::Proved),
                    Ok(Compared::Same) => {}
                    Ok(Compared::Different(left, right, word)) => {
                        differences.push((left, right));
                        words.push(word);
                    }
                    Err(AutomatonError::Stopped) => return Err(AutomatonError::Stopped),
                    Err(error) => too_large = Some(error),
                }
            }
        }
        // What is known of locations leaves fewer differences.
        words.reverse();
        let hints = self.hints(a, right_side, differences)?;
        match (self.refute(goal, &hints, &words)?, too_large) {
            (Answer::Refused(_), Some(error)) => Err(error),
            (answer, _) => Ok(answer),
        }
    }

    /// The words because of which ways to write the left side are not included. None if one of them
    /// is.
    pub(super) fn unproved_words(
        &self,
        a: &Nfa<N>,
        right_side: &mut RightSide<'_, N>,
    ) -> Vec<Word> {
        let mut words = Vec::new();
        for way in Way::ALL {
            for local in [false, right_side.goal.cyclic] {
                match self.compare(a, way, local, right_side) {
                    Ok(Compared::Included) => return Vec::new(),
                    Ok(Compared::Different(_, _, word)) if !words.contains(&word) => {
                        words.push(word);
                    }
                    Ok(_) | Err(_) => {}
                }
            }
        }
        words
    }

    /// Where executions that refute a claim are looked for: what left sides have and right sides
    /// have not.
    fn hints(
        &mut self,
        a: &Nfa<N>,
        right_side: &RightSide<'_, N>,
        differences: Vec<(Nfa<N>, usize)>,
    ) -> Result<Vec<(Nfa<N>, Nfa<N>)>, AutomatonError> {
        if self.effort < Effort::Full {
            return Ok(Vec::new());
        }
        // Executions are not made from what only proofs know about.
        let crossing = Letter::new(LetterKind::Crossing, false);
        let all = right_side.turned(self.alphabet);
        let mut hints = Vec::new();
        for (left, right) in differences {
            let left = left.without(crossing);
            let opened = self.opened(&left)?;
            hints.push((opened.unwrap_or(left), all[right].clone()));
        }
        // What is known of locations leaves fewer differences.
        hints.reverse();
        if hints.is_empty() {
            // Whatever the left side has may do.
            let opened = self.opened(a)?;
            hints.push((self.in_parts(opened.as_ref().unwrap_or(a))?, Nfa::nothing()));
        }
        Ok(hints)
    }

    /// The automaton with one of its bounds in the place of what is not regular; `None` if there is
    /// nothing of the kind. Some of the paths are no paths of the relation: they are hints.
    fn opened(&mut self, nfa: &Nfa<N>) -> Result<Option<Nfa<N>>, AutomatonError> {
        if nfa.saved().is_empty() {
            return Ok(None);
        }
        let mut opened = nfa.clone();
        for _ in 0..OPENED {
            let mut bounds: FxHashMap<Letter, Nfa<N>> = FxHashMap::default();
            for id in opened.saved() {
                let bound = opaque::bounds(self.model, self.builder, id)?;
                let bound = bound.into_iter().next().unwrap_or(Nfa::nothing());
                let bound = self.in_parts(&bound)?;
                let letter = Letter::new(LetterKind::Saved(id), false);
                bounds.insert(letter.inverted(), bound.inverted());
                bounds.insert(letter, bound);
            }
            let alphabet = self.alphabet;
            let mut words = |l: Letter| match bounds.get(&l) {
                Some(bound) => bound.clone(),
                None => Nfa::letter(alphabet, l),
            };
            opened = substitute(&opened, alphabet, &mut words, &[])?;
        }
        Ok(Some(opened))
    }

    pub(super) fn goal(
        &self,
        left: ExprId,
        right: ExprId,
        cyclic: bool,
        rotated: bool,
    ) -> Goal<'m, N> {
        Goal {
            model: self.model,
            alphabet: self.alphabet,
            axioms: self.axioms,
            left,
            right,
            rotated,
            cyclic,
        }
    }

    /// Looks for an execution that refutes a claim.
    pub(super) fn look(
        &self,
        goal: Goal<'_, N>,
        (left, right): &(Nfa<N>, Nfa<N>),
        budget: Budget,
    ) -> Result<Option<Counterexample>, AutomatonError> {
        if self.effort < Effort::Full {
            return Ok(None);
        }
        refute::refute(goal, left, right, budget)
    }

    /// Refutes what was not proved, if there is an execution to refute it with: of short words, of
    /// words that are known not to be on the right, and then of longer ones.
    pub(super) fn refute(
        &self,
        goal: Goal<'_, N>,
        differences: &[(Nfa<N>, Nfa<N>)],
        words: &[Word],
    ) -> Result<Answer, AutomatonError> {
        for difference in differences {
            if let Some(counterexample) = self.look(goal, difference, Budget::SMALL)? {
                return Ok(Answer::Refuted(counterexample));
            }
        }
        if self.effort >= Effort::Full {
            for word in words {
                if let Some(counterexample) = refute::of_word(goal, word, Use::Refutation) {
                    return Ok(Answer::Refuted(counterexample));
                }
            }
        }
        // Most and least is known of the first and of the last.
        let last = differences.iter().skip(1).last();
        for difference in differences.first().into_iter().chain(last) {
            if let Some(counterexample) = self.look(goal, difference, Budget::LARGE)? {
                return Ok(Answer::Refuted(counterexample));
            }
        }
        let unused = self.assumptions.unused.first().cloned();
        Ok(Answer::Refused(Refusal::NothingFound { unused }))
    }
}
