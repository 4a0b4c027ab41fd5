//! The right side of a claim with all the words that it includes. It stays the same relation, with
//! as many words as can be found.
//!
//! Three things are done, in this order:
//!
//! 1. Rules `[A];r;[B] <= u` add steps of `r` where `u` is accepted (module `rules`).
//! 2. Every letter is replaced by all the words that it includes, by the theory and by assumptions
//!    `u <= r`.
//! 3. Words that are no more than the identity may be read in every state, those within the words
//!    of a letter and within other such words included: `rf;rf^-1`, `rmw^-1;rmw`, assumptions
//!    `u <= id`.

use super::assumptions::Assumptions;
use super::rules::{Accepted, Given};
use super::words::Words;
use crate::automata::build::substitute;
use crate::automata::simplify::{merge, simplify_quickly, tidy};
use crate::automata::{
    Alphabet, AutomatonError, Letter, LetterKind, Nfa, StateId, Test, Transition,
};
use katec_checker::builtin::BuiltinRelation;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::collections::hash_map::Entry;

/// How many times words that are the identity are put within each other.
const NESTING: usize = 2;

/// What is known, and the letters that the left side has.
pub struct Saturation<'a, const N: usize> {
    alphabet: &'a Alphabet<N>,
    assumptions: &'a Assumptions<N>,
    /// Letters that the left side does not have cannot be read, so words with them are left out as
    /// early as possible.
    occurring: Vec<Letter>,
    /// All words of letters without such that are the identity, as far as they were needed.
    plain: FxHashMap<Letter, Nfa<N>>,
    /// All words of letters, if there are words that are the identity.
    words: FxHashMap<Letter, Nfa<N>>,
    /// Likewise, one application of the theory deep.
    readable: FxHashMap<Letter, Nfa<N>>,
    /// Words that can be read in every state.
    loops: Option<Vec<Nfa<N>>>,
}

impl<'a, const N: usize> Saturation<'a, N> {
    /// For claims whose left side has these letters.
    pub fn new(
        alphabet: &'a Alphabet<N>,
        assumptions: &'a Assumptions<N>,
        occurring: Vec<Letter>,
    ) -> Self {
        Saturation {
            alphabet,
            assumptions,
            occurring,
            plain: FxHashMap::default(),
            words: FxHashMap::default(),
            readable: FxHashMap::default(),
            loops: None,
        }
    }

    /// The right side with all words that it includes by the theory and the assumptions. What rules
    /// make of it is kept for saturations with other letters.
    pub fn of(
        &mut self,
        right: &Nfa<N>,
        accepted: &mut Accepted<N>,
    ) -> Result<Nfa<N>, AutomatonError> {
        let crossing = Letter::new(LetterKind::Crossing, false);
        let mut given = Given {
            nfa: right.clone(),
            crossings: self.occurring.contains(&crossing),
            inclusions: Vec::new(),
        };
        for (index, inclusion) in self.assumptions.inclusions.iter().enumerate() {
            // Words that the left side does not have need not be added.
            if !tidy(&self.in_place(&inclusion.left)?, 0).is_empty() {
                given.inclusions.push(index);
            }
        }
        let mut right = accepted.of(given, self.alphabet, self.assumptions)?.clone();
        let any = Letter::new(LetterKind::Any, false);
        let around = self.theory().of(any, &self.occurring);
        for empty in &self.assumptions.empty {
            right = right.union(&around.sequence(empty).sequence(&around));
        }
        self.expand(&right)
    }

    /// All words of the relations that relate no event with itself: no cycle is a rotation of one
    /// of these.
    pub fn impossible_cycles(
        &mut self,
        accepted: &mut Accepted<N>,
    ) -> Result<Nfa<N>, AutomatonError> {
        let mut all = Nfa::nothing();
        for relation in BuiltinRelation::irreflexive() {
            all = all.union(self.words(Letter::whole(relation))?);
        }
        for assumed in &self.assumptions.irreflexive {
            all = all.union(&self.of(assumed, accepted)?);
        }
        merge(&all, self.alphabet, 0)
    }

    fn theory(&self) -> Words<'a, N> {
        if self.assumptions.has_crossings(self.alphabet) {
            Words::new(self.alphabet)
        } else {
            Words::without_crossings(self.alphabet)
        }
    }

    /// All words of a letter.
    pub fn words(&mut self, letter: Letter) -> Result<&Nfa<N>, AutomatonError> {
        self.cache_loops()?;
        self.cache_plain(letter)?;
        let loops = self.loops.as_deref().unwrap_or_default();
        if loops.is_empty() {
            return Ok(&self.plain[&letter]);
        }
        if !self.words.contains_key(&letter) {
            let words = self.looping(&self.plain[&letter], loops);
            let words = simplify_quickly(&words, self.alphabet)?;
            self.words.insert(letter, words);
        }
        Ok(&self.words[&letter])
    }

    /// The automaton, with loops at every state.
    fn looping(&self, nfa: &Nfa<N>, loops: &[Nfa<N>]) -> Nfa<N> {
        let mut result = nfa.clone();
        self.add_loops(&mut result, nfa.states(), loops);
        result
    }

    fn add_loops(&self, nfa: &mut Nfa<N>, states: impl Iterator<Item = StateId>, loops: &[Nfa<N>]) {
        let everywhere = self.alphabet.all();
        for state in states {
            for words in loops {
                put_beside(nfa, words, &[(state, everywhere)], (everywhere, state));
            }
        }
    }

    /// Puts in the place of every letter its words, and lets loops be read in every state.
    fn expand(&mut self, nfa: &Nfa<N>) -> Result<Nfa<N>, AutomatonError> {
        let mut all_words = FxHashMap::default();
        for letter in nfa.letters() {
            all_words.insert(letter, self.words(letter)?.clone());
        }
        self.cache_loops()?;
        let loops = self.loops.clone().unwrap_or_default();
        let all = if all_words
            .values()
            .any(|words| !words.empty_word().is_none())
        {
            substitute(nfa, self.alphabet, &mut |l| all_words[&l].clone(), &loops)?
        } else {
            let mut all = self.in_place(nfa)?;
            self.add_loops(&mut all, nfa.states(), &loops);
            all
        };
        simplify_quickly(&all, self.alphabet)
    }

    /// The automaton with the words of letters instead of its transitions, its own states where
    /// they are. Empty words are left out. Much smaller than [`substitute`] makes it: transitions
    /// with the same letter to the same state share their words.
    pub fn in_place(&mut self, nfa: &Nfa<N>) -> Result<Nfa<N>, AutomatonError> {
        let mut sources: BTreeMap<(Letter, Test<N>, StateId), Vec<(StateId, Test<N>)>> =
            BTreeMap::new();
        for t in nfa.transitions() {
            let same = sources.entry((t.letter, t.after, t.to)).or_default();
            same.push((t.from, t.before));
        }
        let mut result = nfa.clone();
        result.set_transitions(Vec::new());
        for ((letter, after, to), sources) in sources {
            put_beside(&mut result, self.words(letter)?, &sources, (after, to));
        }
        Ok(result)
    }

    fn cache_loops(&mut self) -> Result<(), AutomatonError> {
        if self.loops.is_some() {
            return Ok(());
        }
        let mut loops = self.functional_loops();
        loops.extend_from_slice(&self.assumptions.identities);
        for loop_words in &mut loops {
            for letter in loop_words.letters() {
                self.cache_plain(letter)?;
            }
            let words = &self.plain;
            let all = substitute(loop_words, self.alphabet, &mut |l| words[&l].clone(), &[])?;
            *loop_words = simplify_quickly(&all, self.alphabet)?;
        }
        loops.retain(|words| !words.transitions().is_empty());
        let mut nested = loops.clone();
        for _ in 0..NESTING {
            for words in &mut nested {
                *words = simplify_quickly(&self.looping(words, &loops), self.alphabet)?;
            }
        }
        self.loops = Some(nested);
        Ok(())
    }

    /// `r;r^-1` for relations that lead to an event from one event only, like `rf`, and `r^-1;r`
    /// for those that lead from an event to one only.
    fn functional_loops(&self) -> Vec<Nfa<N>> {
        let mut loops = Vec::new();
        if !self.occurring.iter().any(|letter| letter.inverse) {
            return loops;
        }
        for relation in BuiltinRelation::ALL {
            let there = Nfa::letter(self.alphabet, Letter::whole(*relation));
            let back = there.inverted();
            if relation.facts().one_source {
                loops.push(there.sequence(&back));
            }
            if relation.facts().one_target {
                loops.push(back.sequence(&there));
            }
        }
        loops
    }

    /// Computes all words of a letter but for such that are the identity, once.
    fn cache_plain(&mut self, letter: Letter) -> Result<(), AutomatonError> {
        if self.plain.contains_key(&letter) {
            return Ok(());
        }
        let alphabet = self.alphabet;
        let mut words = self.words_of(letter);
        if !self.assumptions.included.is_empty() {
            // What assumptions bring in has letters with words of their own.
            words = merge(&words, alphabet, 0)?;
            for letter in words.letters() {
                let one_deep = self.words_of(letter);
                if let Entry::Vacant(entry) = self.readable.entry(letter) {
                    let readable = readable(&one_deep, &self.occurring);
                    entry.insert(simplify_quickly(&readable, alphabet)?);
                }
            }
            let readable = &self.readable;
            words = substitute(&words, alphabet, &mut |l| readable[&l].clone(), &[])?;
        }
        let words = simplify_quickly(&readable(&words, &self.occurring), alphabet)?;
        self.plain.insert(letter, words);
        Ok(())
    }

    /// The words of a letter by the theory and the assumptions, one application deep.
    fn words_of(&self, letter: Letter) -> Nfa<N> {
        let theory = self.theory();
        let forwards = Letter::new(letter.kind, false);
        let mut words = theory.of(forwards, &self.occurring);
        for (included, by) in &self.assumptions.included {
            if *included == forwards {
                words = words.union(by);
            }
        }
        let assumed = self.assumptions.transitive.contains(&forwards);
        if assumed || Words::<N>::is_transitive(forwards) {
            words = words.plus();
        }
        if letter.inverse {
            words.inverted()
        } else {
            words
        }
    }
}

/// Adds the words of an automaton, those of no steps left out, from some states at events that pass
/// tests to one state.
pub fn put_beside<const N: usize>(
    nfa: &mut Nfa<N>,
    words: &Nfa<N>,
    sources: &[(StateId, Test<N>)],
    (after, to): (Test<N>, StateId),
) {
    let offset = nfa.len();
    for _ in words.states() {
        nfa.add_state(Test::NONE, Test::NONE);
    }
    let inner = |state: StateId| StateId::new(state.index() + offset);
    for u in words.transitions() {
        let initial = words.initial(u.from);
        let entering = sources
            .iter()
            .map(|(from, test)| (*from, initial.and(*test)));
        for (from, test) in entering.chain([(inner(u.from), u.before)]) {
            let step = Transition {
                from,
                to: inner(u.to),
                before: u.before.and(test),
                ..*u
            };
            nfa.push(step);
            nfa.push(Transition {
                to,
                after: u.after.and(words.last(u.to)).and(after),
                ..step
            });
        }
    }
}

/// The words that are made of these letters.
fn readable<const N: usize>(words: &Nfa<N>, letters: &[Letter]) -> Nfa<N> {
    let mut result = words.clone();
    let mut transitions = words.transitions().to_vec();
    transitions.retain(|t| letters.contains(&t.letter));
    result.set_transitions(transitions);
    result
}
