//! Assumptions `v <= u` on the right side of a claim: where `u` is accepted, so is `v`.
//!
//! The words of `v` are added from state `p` to state `q`, between events of classes `a` and `b`,
//! if from `p`, begun at `a`, every word of `u` that ends at `b` can lead to some state that can do
//! at `b` all that `q` can. Most often `v` is one step, `[A];r;[B]`: assumptions that a compiler
//! puts a fence somewhere have this form, and so does what
//! [`LetterKind::Crossing`](crate::automata::LetterKind::Crossing) stands for.
//!
//! Why this does not change the relation that the automaton denotes: take a run with added words,
//! and of these the last one, a word of `v` from `p` to `q`. What follows it is a run without added
//! words. The two events at its ends are related by `v`, so they are by some word of `u`, which
//! leads from `p` to a state from which the rest can be followed as well. So the run can be
//! replaced by one with one added word less, between the same first and last event. That `u` is
//! followed along the words that letters include, and not only along the letters, changes nothing
//! about that.
//!
//! Words that were added for one assumption can be part of following those of another, so this is
//! repeated.

use super::assumptions::{Assumptions, Inclusion, Rule, outer};
use super::saturate::{Saturation, put_beside};
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

/// Automata with more states than this do not get words of more than one step added: each place
/// where they are added needs states of its own, and proofs without them are proofs.
const STATES: usize = 60;

/// The automaton, with the words that rules and inclusions allow added.
pub fn accept<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
    assumptions: &Assumptions<N>,
    rules: &[Rule<N>],
    inclusions: &[Inclusion<N>],
) -> Result<Nfa<N>, AutomatonError> {
    let mut result = nfa.clone();
    for _ in 0..ROUNDS {
        let before = result.transitions().len();
        for rule in rules {
            let step = rule.step(alphabet);
            let acceptance = Acceptance::new(&result, alphabet, assumptions, &step, &rule.words)?;
            for (from, to, before, after) in acceptance.added(alphabet.work())? {
                let transition = Transition {
                    from,
                    letter: rule.letter,
                    to,
                    before,
                    after,
                };
                if !result.transitions().contains(&transition) {
                    result.push(transition);
                }
            }
        }
        for Inclusion { left, words } in inclusions {
            if result.len() > STATES {
                break;
            }
            let acceptance = Acceptance::new(&result, alphabet, assumptions, left, words)?;
            let mut sources: BTreeMap<(Test<N>, StateId), Vec<(StateId, Test<N>)>> =
                BTreeMap::new();
            for (from, to, before, after) in acceptance.added(alphabet.work())? {
                sources.entry((after, to)).or_default().push((from, before));
            }
            for (target, sources) in sources {
                put_beside(&mut result, left, &sources, target);
            }
            result = merge(&result, alphabet, 0)?;
        }
        if result.transitions().len() == before {
            break;
        }
    }
    Ok(result)
}

/// Where words can be added: from and to a state, at events that pass tests.
type Place<const N: usize> = (StateId, StateId, Test<N>, Test<N>);

/// An automaton and an assumption, prepared for finding where words can be added.
struct Acceptance<const N: usize> {
    /// What includes them, communication in parts.
    words: Nfa<N>,
    /// The words to add, communication in parts.
    step: Nfa<N>,
    /// The automaton with words in the place of letters; its own states come first.
    expanded: Nfa<N>,
    /// The number of its own states.
    states: usize,
    /// One class of each block that no test tells apart, and the blocks.
    representatives: Test<N>,
    blocks: Vec<(Class, Test<N>)>,
    simulation: Simulation<N>,
    /// The events that the words to add begin with.
    first: Test<N>,
}

impl<const N: usize> Acceptance<N> {
    fn new(
        nfa: &Nfa<N>,
        alphabet: &Alphabet<N>,
        assumptions: &Assumptions<N>,
        step: &Nfa<N>,
        words: &Nfa<N>,
    ) -> Result<Self, AutomatonError> {
        let theory = Words::new(alphabet);
        let split = |nfa: &Nfa<N>| {
            let parts = substitute(nfa, alphabet, &mut |l| theory.parts(l), &[])?;
            merge(&parts, alphabet, 0)
        };
        let (first, last) = outer(step);
        let words = split(&words.between(first, last))?;
        let step = split(step)?;
        let letters = words.union(&step).letters();
        let mut saturation = Saturation::new(alphabet, assumptions, letters);
        let expanded = saturation.in_place(nfa)?;
        let mut tests = [words.tests(), step.tests(), expanded.tests(), nfa.tests()].concat();
        tests.extend([first, last]);
        let blocks: Vec<(Class, Test<N>)> = super::blocks(alphabet, tests)
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
            first,
        })
    }

    /// Where to add words: where they are allowed, are not possible already, and do not lead to
    /// less than elsewhere.
    fn added(&self, work: &Work) -> Result<Vec<Place<N>>, AutomatonError> {
        let mut added: BTreeMap<(StateId, StateId, Test<N>), Test<N>> = BTreeMap::new();
        let starts = self.blocks.iter().filter(|(c, _)| self.first.contains(*c));
        let following = |words| Following::new(words, &self.expanded, self.representatives);
        let (words, step) = (following(&self.words), following(&self.step));
        for (first, block) in starts {
            for from in (0..self.states).map(StateId::new) {
                let ways = words.states_after(*first, from, work)?;
                let already = step.states_after(*first, from, work)?;
                let mut targets: BTreeMap<StateId, Test<N>> = BTreeMap::new();
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
        let place = |((from, to, after), before)| (from, to, before, after);
        Ok(added.into_iter().map(place).collect())
    }

    /// The states that a step should lead to, for each block of last events, given the ways to
    /// follow the words instead and the ways to follow the step itself.
    fn targets(
        &self,
        ways: &[(Class, FixedBitSet)],
        already: &[(Class, FixedBitSet)],
    ) -> Vec<(Test<N>, StateId)> {
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
