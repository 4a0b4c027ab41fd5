//! The right side of a claim with all the words that it includes. It stays the same relation, with
//! as many words as can be found.
//!
//! Three things are done, in this order:
//!
//! 1. Rules `[A];r;[B] <= u` add steps of `r` where `u` is accepted (module `rules`).
//! 2. Every letter is replaced by all the words that it includes, by the theory and by assumptions
//!    `u <= r`.
//! 3. Words that are no more than the identity may be read in every state: `rf;rf^-1`,
//!    `rmw^-1;rmw`, assumptions `u <= id`.

use super::assumptions::Assumptions;
use super::words::Words;
use super::{cycles, rules};
use crate::automata::build::substitute;
use crate::automata::simplify::{merge, simplify_quickly};
use crate::automata::{
    Alphabet, AutomatonError, Letter, LetterKind, Nfa, StateId, Test, Transition,
};
use katec_checker::builtin::BuiltinRelation;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::collections::hash_map::Entry;

/// What is known, and the letters that the left side has.
pub struct Saturation<'a> {
    alphabet: &'a Alphabet,
    assumptions: &'a Assumptions,
    /// Letters that the left side does not have cannot be read, so words with them are left out as
    /// early as possible.
    occurring: Vec<Letter>,
    /// All words of letters, as far as they were needed.
    words: FxHashMap<Letter, Nfa>,
    /// Likewise, one application of the theory deep.
    readable: FxHashMap<Letter, Nfa>,
    /// Words that can be read in every state.
    loops: Option<Vec<Nfa>>,
}

impl<'a> Saturation<'a> {
    /// For claims whose left side has these letters.
    pub fn new(
        alphabet: &'a Alphabet,
        assumptions: &'a Assumptions,
        occurring: Vec<Letter>,
    ) -> Self {
        Saturation {
            alphabet,
            assumptions,
            occurring,
            words: FxHashMap::default(),
            readable: FxHashMap::default(),
            loops: None,
        }
    }

    /// The right side with all words that it includes by the theory and the assumptions.
    pub fn of(&mut self, right: &Nfa) -> Result<Nfa, AutomatonError> {
        let mut rules = self.assumptions.rules.clone();
        if self
            .occurring
            .contains(&Letter::new(LetterKind::Crossing, false))
        {
            rules.push(cycles::crossings(self.alphabet));
        }
        let mut right = rules::accept(right, self.alphabet, self.assumptions, &rules)?;
        let any = Letter::new(LetterKind::Any, false);
        let around = self.theory().of(any, &self.occurring);
        for empty in &self.assumptions.empty {
            right = right.union(&around.sequence(empty).sequence(&around));
        }
        self.expand(&right)
    }

    /// All words of the relations that relate no event with itself: no cycle is a rotation of one
    /// of these.
    pub fn impossible_cycles(&mut self) -> Result<Nfa, AutomatonError> {
        let mut all = Nfa::nothing();
        for relation in BuiltinRelation::irreflexive() {
            all = all.union(self.words(Letter::whole(relation))?);
        }
        merge(&all, self.alphabet, 0)
    }

    fn theory(&self) -> Words<'a> {
        if self.assumptions.has_crossings(self.alphabet) {
            Words::new(self.alphabet)
        } else {
            Words::without_crossings(self.alphabet)
        }
    }

    /// All words of a letter.
    pub fn words(&mut self, letter: Letter) -> Result<&Nfa, AutomatonError> {
        self.cache_words(letter)?;
        Ok(&self.words[&letter])
    }

    /// Puts in the place of every letter its words, and lets loops be read in every state.
    fn expand(&mut self, nfa: &Nfa) -> Result<Nfa, AutomatonError> {
        self.cache_loops()?;
        let mut empty_words = false;
        for letter in nfa.letters() {
            empty_words |= !self.words(letter)?.empty_word().is_none();
        }
        let all = if empty_words {
            let loops = self.loops.as_deref().unwrap_or_default();
            let words = &self.words;
            substitute(nfa, self.alphabet, &mut |l| words[&l].clone(), loops)?
        } else {
            let mut all = self.in_place(nfa)?;
            let everywhere = self.alphabet.all();
            for words in self.loops.iter().flatten() {
                for state in nfa.states() {
                    put_beside(&mut all, words, &[(state, everywhere)], (everywhere, state));
                }
            }
            all
        };
        simplify_quickly(&all, self.alphabet)
    }

    /// The automaton with the words of letters instead of its transitions, its own states where
    /// they are. Empty words are left out. Much smaller than [`substitute`] makes it: transitions
    /// with the same letter to the same state share their words.
    pub fn in_place(&mut self, nfa: &Nfa) -> Result<Nfa, AutomatonError> {
        let mut sources: BTreeMap<(Letter, Test, StateId), Vec<(StateId, Test)>> = BTreeMap::new();
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
                self.cache_words(letter)?;
            }
            let words = &self.words;
            let all = substitute(loop_words, self.alphabet, &mut |l| words[&l].clone(), &[])?;
            *loop_words = simplify_quickly(&all, self.alphabet)?;
        }
        loops.retain(|words| !words.is_empty());
        self.loops = Some(loops);
        Ok(())
    }

    /// `r;r^-1` for relations that lead to an event from one event only, like `rf`, and `r^-1;r`
    /// for those that lead from an event to one only.
    fn functional_loops(&self) -> Vec<Nfa> {
        let mut loops = Vec::new();
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

    /// Computes all words of a letter, once.
    fn cache_words(&mut self, letter: Letter) -> Result<(), AutomatonError> {
        if self.words.contains_key(&letter) {
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
        self.words.insert(letter, words);
        Ok(())
    }

    /// The words of a letter by the theory and the assumptions, one application deep.
    fn words_of(&self, letter: Letter) -> Nfa {
        let theory = self.theory();
        let forwards = Letter::new(letter.kind, false);
        let mut words = theory.of(forwards, &self.occurring);
        for (included, by) in &self.assumptions.included {
            if *included == forwards {
                words = words.union(by);
            }
        }
        let assumed = self.assumptions.transitive.contains(&forwards);
        if assumed || Words::is_transitive(forwards) {
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
fn put_beside(
    nfa: &mut Nfa,
    words: &Nfa,
    sources: &[(StateId, Test)],
    (after, to): (Test, StateId),
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
fn readable(words: &Nfa, letters: &[Letter]) -> Nfa {
    let mut result = words.clone();
    let mut transitions = words.transitions().to_vec();
    transitions.retain(|t| letters.contains(&t.letter));
    result.set_transitions(transitions);
    result
}
