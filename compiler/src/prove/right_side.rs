//! The right side of a claim, ready to be compared with left sides.
//!
//! Letters that a left side does not have need not be read on the right. So there is one right side
//! for each set of letters, made when it is first asked for.

use super::assumptions::Assumptions;
use super::cycles;
use super::refute::Goal;
use super::rules::Accepted;
use super::saturate::Saturation;
use crate::automata::simplify::merge;
use crate::automata::{Alphabet, AutomatonError, Letter, Nfa};

/// The right side of a claim, and what was made of it so far.
pub struct RightSide<'a, const N: usize> {
    /// As it is written.
    pub written: &'a Nfa<N>,
    /// What it is the right side of.
    pub goal: Goal<'a, N>,
    made: Vec<(Vec<Letter>, Nfa<N>)>,
    accepted: Accepted<N>,
}

impl<'a, const N: usize> RightSide<'a, N> {
    /// For a right side as it is written.
    pub fn new(written: &'a Nfa<N>, goal: Goal<'a, N>) -> Self {
        RightSide {
            written,
            goal,
            made: Vec::new(),
            accepted: Accepted::default(),
        }
    }

    /// The right side with all the words of some letters that it includes; if it is about cycles,
    /// with all that no cycle is, too. If the claim is about rotations, it is not turned: that it
    /// is a rotation is up to who reads it.
    pub fn with_letters(
        &mut self,
        letters: Vec<Letter>,
        alphabet: &Alphabet<N>,
        assumptions: &Assumptions<N>,
    ) -> Result<(usize, &Nfa<N>), AutomatonError> {
        let made = self.made.iter().position(|(l, _)| *l == letters);
        let number = match made {
            Some(number) => number,
            None => {
                let right = self.make(&letters, alphabet, assumptions)?;
                self.made.push((letters, right));
                self.made.len() - 1
            }
        };
        Ok((number, &self.made[number].1))
    }

    fn make(
        &mut self,
        letters: &[Letter],
        alphabet: &Alphabet<N>,
        assumptions: &Assumptions<N>,
    ) -> Result<Nfa<N>, AutomatonError> {
        let mut saturation = Saturation::new(alphabet, assumptions, letters.to_vec());
        let right = saturation.of(self.written, &mut self.accepted)?;
        if !self.goal.cyclic {
            return Ok(right);
        }
        let impossible = saturation.impossible_cycles(&mut self.accepted)?;
        let right = if self.goal.rotated {
            merge(&right.union(&impossible), alphabet, 0)?
        } else {
            right.union(&merge(
                &cycles::rotations(&impossible, alphabet)?,
                alphabet,
                0,
            )?)
        };
        Ok(right)
    }

    /// All that were made, turned if the claim is about rotations. Nothing in the place of those
    /// that would be too large.
    pub fn turned(&self, alphabet: &Alphabet<N>) -> Vec<Nfa<N>> {
        let turn = |right: &Nfa<N>| {
            if !self.goal.rotated {
                return right.clone();
            }
            let turned = cycles::rotations(right, alphabet);
            let turned = turned.and_then(|turned| merge(&turned, alphabet, 0));
            turned.unwrap_or_else(|_| Nfa::nothing())
        };
        self.made.iter().map(|(_, right)| turn(right)).collect()
    }
}
