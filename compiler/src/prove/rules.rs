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
use super::cycles;
use super::saturate::{Saturation, put_beside};
use super::words::Words;
use crate::automata::build::substitute;
use crate::automata::inclusion::Following;
use crate::automata::powerset::{NumberedSets, Powerset, SetId};
use crate::automata::simplify::{Simulation, merge};
use crate::automata::work::Work;
use crate::automata::{Alphabet, AutomatonError, Class, Nfa, StateId, Test, Transition};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// How often all rules are applied: a rule whose words need another rule needs one round more.
const ROUNDS: usize = 3;

/// Automata with more states than this do not get words of more than one step added: each place
/// where they are added needs states of its own, and proofs without them are proofs.
const STATES: usize = 60;

/// An automaton, and what its words are added by besides the rules of all assumptions.
#[derive(PartialEq, Eq)]
pub struct Given<const N: usize> {
    /// The automaton.
    pub nfa: Nfa<N>,
    /// Program order may cross a synchronisation.
    pub crossings: bool,
    /// The inclusions that are used, by their numbers.
    pub inclusions: Vec<usize>,
}

/// Automata with the words that rules and inclusions allow added, each made once.
#[derive(Default)]
pub struct Accepted<const N: usize>(Vec<(Given<N>, Nfa<N>)>);

impl<const N: usize> Accepted<N> {
    /// The automaton, with the words that rules and inclusions allow added. The assumptions must be
    /// the same each time.
    pub fn of(
        &mut self,
        given: Given<N>,
        alphabet: &Alphabet<N>,
        assumptions: &Assumptions<N>,
    ) -> Result<&Nfa<N>, AutomatonError> {
        let known = self.0.iter().position(|(known, _)| *known == given);
        let index = match known {
            Some(index) => index,
            None => {
                let mut rules = assumptions.rules.clone();
                rules.extend(given.crossings.then(|| cycles::crossings(alphabet)));
                let inclusions = given.inclusions.iter();
                let inclusions: Vec<_> = inclusions
                    .map(|index| assumptions.inclusions[*index].clone())
                    .collect();
                let added = accept(&given.nfa, alphabet, assumptions, &rules, &inclusions)?;
                self.0.push((given, added));
                self.0.len() - 1
            }
        };
        Ok(&self.0[index].1)
    }
}

fn accept<const N: usize>(
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
        let following = |words| Following::new(words, self.representatives);
        let (words, step) = (following(&self.words), following(&self.step));
        let mut expanded = Powerset::new(&self.expanded);
        let mut covered = Covered::new(self);
        for (first, block) in starts {
            for from in (0..self.states).map(StateId::new) {
                let ways = words.states_after(&mut expanded, *first, from, work)?;
                let already = step.states_after(&mut expanded, *first, from, work)?;
                let mut targets: BTreeMap<StateId, Test<N>> = BTreeMap::new();
                for (last, to) in self.targets(&ways, &already, expanded.sets(), &mut covered) {
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
        ways: &[(Class, SetId)],
        already: &[(Class, SetId)],
        sets: &NumberedSets,
        covered: &mut Covered<'_, N>,
    ) -> Vec<(Test<N>, StateId)> {
        let mut targets = Vec::new();
        for (last, block) in &self.blocks {
            let mut in_all = |ways: &[(Class, SetId)]| {
                let ending = ways.iter().filter(|(class, _)| class == last);
                ending.fold(None, |all: Option<FixedBitSet>, (_, set)| {
                    let here = covered.by(*set, *last, sets);
                    Some(match all {
                        Some(mut all) => {
                            all.intersect_with(here);
                            all
                        }
                        None => here.clone(),
                    })
                })
            };
            let Some(mut allowed) = in_all(ways) else {
                continue;
            };
            if let Some(already) = in_all(already) {
                allowed.difference_with(&already);
            }
            let above = covered.above(*last);
            for to in allowed.clone().ones() {
                allowed.remove(to);
                // Of several that can do the same the last one stays.
                if above[to].is_disjoint(&allowed) {
                    allowed.insert(to);
                    targets.push((*block, StateId::new(to)));
                }
            }
        }
        targets
    }
}

/// The states of an automaton that can do no more than some state of a set, found out once for each
/// set.
struct Covered<'a, const N: usize> {
    acceptance: &'a Acceptance<N>,
    above: FxHashMap<Class, Vec<FixedBitSet>>,
    known: FxHashMap<(SetId, Class), FixedBitSet>,
}

impl<'a, const N: usize> Covered<'a, N> {
    fn new(acceptance: &'a Acceptance<N>) -> Self {
        Covered {
            acceptance,
            above: FxHashMap::default(),
            known: FxHashMap::default(),
        }
    }

    /// For each state those that can do all that it can, at an event of a class.
    fn above(&mut self, class: Class) -> &[FixedBitSet] {
        let simulation = &self.acceptance.simulation;
        let above = self.above.entry(class);
        above.or_insert_with(|| simulation.above(class))
    }

    /// The states that can do no more than some state of a set of the expanded automaton can, of
    /// those that are the automaton's own.
    fn by(&mut self, set: SetId, class: Class, sets: &NumberedSets) -> &FixedBitSet {
        if !self.known.contains_key(&(set, class)) {
            let states = self.acceptance.states;
            let mut own = FixedBitSet::with_capacity(states);
            own.extend(sets[set].ones().take_while(|state| *state < states));
            let above = self.above(class).iter();
            let covered = above.map(|above| !above.is_disjoint(&own)).enumerate();
            let covered = covered.filter_map(|(state, is)| is.then_some(state));
            let mut all = FixedBitSet::with_capacity(states);
            all.extend(covered);
            self.known.insert((set, class), all);
        }
        &self.known[&(set, class)]
    }
}
