//! Rules `[A];r;[B] <= u` on the right side of a claim: where `u` is accepted, so is `r`.
//!
//! A step of `r` is added from state `p` to state `q`, between events of classes `a` and `b`, if
//! from `p`, begun at `a`, every word of `u` that ends at `b` can lead to some state that can do at
//! `b` all that `q` can. Assumptions that a compiler puts a fence somewhere have this form, and so
//! does what [`LetterKind::Crossing`](crate::automata::LetterKind::Crossing) stands for.
//!
//! Why this does not change the relation that the automaton denotes: take a run with added steps,
//! and of these the last one, a step of `r` from `p` to `q`. What follows it is a run without added
//! steps. The two events of the step are related by `r`, so they are by some word of `u`, which
//! leads from `p` to a state from which the rest can be followed as well. So the run can be
//! replaced by one with one added step less, between the same first and last event. That `u` is
//! followed along the words that letters include, and not only along the letters, changes nothing
//! about that.
//!
//! Steps that were added for one rule can be part of following the words of another, so this is
//! repeated.

use super::assumptions::{Assumptions, Rule};
use super::saturate::Saturation;
use super::words::Words;
use crate::automata::build::substitute;
use crate::automata::inclusion::Following;
use crate::automata::simplify::{Simulation, merge};
use crate::automata::work::Work;
use crate::automata::{Alphabet, AutomatonError, Class, Nfa, StateId, Test, Transition};
use fixedbitset::FixedBitSet;
use std::collections::BTreeMap;

/// How often all rules are applied: a rule whose words need another rule needs one round more.
const ROUNDS: usize = 3;

/// The automaton, with the steps that rules allow added.
pub fn accept(
    nfa: &Nfa,
    alphabet: &Alphabet,
    assumptions: &Assumptions,
    rules: &[Rule],
) -> Result<Nfa, AutomatonError> {
    let mut result = nfa.clone();
    for _ in 0..ROUNDS {
        let before = result.transitions().len();
        for rule in rules {
            let acceptance = Acceptance::new(&result, alphabet, assumptions, rule)?;
            for transition in acceptance.added(rule, alphabet.work())? {
                if !result.transitions().contains(&transition) {
                    result.push(transition);
                }
            }
        }
        if result.transitions().len() == before {
            break;
        }
    }
    Ok(result)
}

/// An automaton and a rule, prepared for finding the steps that the rule allows.
struct Acceptance {
    /// The words of the rule, communication in parts.
    words: Nfa,
    /// The rule's letter between its tests, communication in parts.
    step: Nfa,
    /// The automaton with words in the place of letters; its own states come first.
    expanded: Nfa,
    /// The number of its own states.
    states: usize,
    /// One class of each block that no test tells apart, and the blocks.
    representatives: Test,
    blocks: Vec<(Class, Test)>,
    simulation: Simulation,
}

impl Acceptance {
    fn new(
        nfa: &Nfa,
        alphabet: &Alphabet,
        assumptions: &Assumptions,
        rule: &Rule,
    ) -> Result<Self, AutomatonError> {
        let theory = Words::new(alphabet);
        let split = |nfa: &Nfa| {
            let parts = substitute(nfa, alphabet, &mut |l| theory.parts(l), &[])?;
            merge(&parts.between(rule.before, rule.after), alphabet, 0)
        };
        let words = split(&rule.words)?;
        let step = split(&Nfa::letter(alphabet, rule.letter))?;
        let letters = words.union(&step).letters();
        let mut saturation = Saturation::new(alphabet, assumptions, letters);
        let expanded = saturation.in_place(nfa)?;
        let mut tests = [words.tests(), step.tests(), expanded.tests(), nfa.tests()].concat();
        tests.extend([rule.before, rule.after]);
        let blocks: Vec<(Class, Test)> = super::blocks(alphabet, tests)
            .into_iter()
            .filter_map(|block| Some((block.classes().next()?, block)))
            .collect();
        let representatives = blocks
            .iter()
            .fold(Test::NONE, |all, (class, _)| all.or(Test::only(*class)));
        Ok(Acceptance {
            words,
            step,
            expanded,
            states: nfa.len(),
            simulation: Simulation::telling_apart(nfa, representatives, alphabet)?,
            representatives,
            blocks,
        })
    }

    /// The steps to add: those that are allowed, are not possible already, and do not lead to less
    /// than another one does.
    fn added(&self, rule: &Rule, work: &Work) -> Result<Vec<Transition>, AutomatonError> {
        let mut added: BTreeMap<(StateId, StateId, Test), Test> = BTreeMap::new();
        let starts = self.blocks.iter().filter(|(c, _)| rule.before.contains(*c));
        let following = |words| Following::new(words, &self.expanded, self.representatives);
        let (words, step) = (following(&self.words), following(&self.step));
        for (first, block) in starts {
            for from in (0..self.states).map(StateId::new) {
                let ways = words.states_after(*first, from, work)?;
                let already = step.states_after(*first, from, work)?;
                let mut targets: BTreeMap<StateId, Test> = BTreeMap::new();
                for (last, to) in self.targets(&ways, &already) {
                    let test = targets.entry(to).or_default();
                    *test = test.or(last);
                }
                for (to, after) in targets {
                    let before = added.entry((from, to, after)).or_default();
                    *before = before.or(*block);
                }
            }
        }
        let transition = |((from, to, after), before)| Transition {
            from,
            letter: rule.letter,
            to,
            before,
            after,
        };
        Ok(added.into_iter().map(transition).collect())
    }

    /// The states that a step should lead to, for each block of last events, given the ways to
    /// follow the words instead and the ways to follow the step itself.
    fn targets(
        &self,
        ways: &[(Class, FixedBitSet)],
        already: &[(Class, FixedBitSet)],
    ) -> Vec<(Test, StateId)> {
        let mut targets = Vec::new();
        for (last, block) in &self.blocks {
            let ending = |ways: &[(Class, FixedBitSet)]| -> Vec<FixedBitSet> {
                let ending = ways.iter().filter(|(class, _)| class == last);
                ending.map(|(_, states)| states.clone()).collect()
            };
            let (ways, already) = (ending(ways), ending(already));
            let covers = |to: StateId, states: &FixedBitSet| {
                let mut own = states.ones().filter(|state| *state < self.states);
                own.any(|state| self.simulation.holds(to, StateId::new(state), *last))
            };
            let mut allowed = FixedBitSet::with_capacity(self.states);
            for to in (0..self.states).map(StateId::new) {
                let possible = !ways.is_empty() && ways.iter().all(|states| covers(to, states));
                let is_new = already.is_empty() || !already.iter().all(|states| covers(to, states));
                allowed.set(to.index(), possible && is_new);
            }
            for to in allowed.clone().ones().map(StateId::new) {
                let mut rest = allowed.clone();
                rest.remove(to.index());
                // Of several that can do the same the last one stays.
                if covers(to, &rest) {
                    allowed.remove(to.index());
                } else {
                    targets.push((*block, to));
                }
            }
        }
        targets
    }
}
