//! Assumptions of proofs, and how each form is used.
//!
//! | form | use |
//! | --- | --- |
//! | `S <= T`, `S = T` for sets; `[S] = 0` | classes of events that do not occur |
//! | `u = 0` | a word with a word of `u` in it relates nothing |
//! | `u <= id` | a word of `u` may be left out |
//! | `u <= r`, `r` a single relation | a word of `u` may stand for `r` |
//! | `r;r <= r`, `r+ <= r` | any number of `r` may stand for `r` |
//! | `[A];r;[B] <= u`, `r` a single relation | on the left, `r` between `A` and `B` is replaced by `u`; on the right, where `u` is accepted, so is `r` |
//! | `u <= v`, whatever else is regular | on the right, where `v` is accepted, so is `u` |
//! | `u & id <= 0`, which `acyclic` and `irreflexive` say too | no cycle is a rotation of `u` |
//!
//! An equality is two inclusions. What is not regular is a relation of which it is known what it is
//! within ([`super::opaque`]), or is not used: proofs without it are proofs, but a counterexample
//! may contradict it, so then nothing is refuted.
//!
//! From `r <= u` for a whole relation `r` follows which events it relates, too: those that words of
//! `u` begin and end with.

use super::cycles::is_in_po;
use super::words::Words;
use crate::automata::alphabet::{SetFact, Shape};
use crate::automata::build::graph::{Edge, Graph, NodeId};
use crate::automata::build::substitute;
use crate::automata::inclusion::find_difference;
use crate::automata::simplify::{merge, tidy};
use crate::automata::{Alphabet, AutomatonError, Builder, Letter, LetterKind, Nfa, Test};
use crate::model::{Claim, Expr, ExprId, Model};
use crate::printer::print_resolved;
use katec_checker::builtin::{BuiltinRelation, Kind};

/// All assumptions of a file, sorted by use.
#[derive(Clone, Debug, Default)]
pub struct Assumptions<const N: usize> {
    /// Classes of events that do not occur.
    pub impossible: Test<N>,
    /// Words that relate nothing.
    pub empty: Vec<Nfa<N>>,
    /// Words that may be left out.
    pub identities: Vec<Nfa<N>>,
    /// Words that may stand for a letter.
    pub included: Vec<(Letter, Nfa<N>)>,
    /// Letters any number of which may stand for one.
    pub transitive: Vec<Letter>,
    /// Letters between tests that are included in words.
    pub rules: Vec<Rule<N>>,
    /// Words that are included in other words.
    pub inclusions: Vec<Inclusion<N>>,
    /// Words that relate no event with itself.
    pub irreflexive: Vec<Nfa<N>>,
    /// The events that letters relate.
    pub ends: Vec<(Letter, Test<N>, Test<N>)>,
    /// The assumptions that are not used, as text.
    pub unused: Vec<String>,
    /// What is not regular is a letter.
    opaque: bool,
}

/// A letter between tests is included in words: `[before];letter;[after] <= words`.
#[derive(Clone, Debug)]
pub struct Rule<const N: usize> {
    /// The test of the first event.
    pub before: Test<N>,
    /// The letter.
    pub letter: Letter,
    /// The test of the last event.
    pub after: Test<N>,
    /// The words.
    pub words: Nfa<N>,
}

impl<const N: usize> Rule<N> {
    /// The letter between the tests.
    pub fn step(&self, alphabet: &Alphabet<N>) -> Nfa<N> {
        Nfa::letter(alphabet, self.letter).between(self.before, self.after)
    }
}

/// Words that are included in other words.
#[derive(Clone, Debug)]
pub struct Inclusion<const N: usize> {
    /// What is included.
    pub left: Nfa<N>,
    /// In what.
    pub words: Nfa<N>,
}

impl<const N: usize> Assumptions<N> {
    /// Reads the assumptions of a model. If `opaque`, what is not regular may be part of them.
    pub fn new(
        model: &Model,
        builder: &mut Builder<'_, N>,
        opaque: bool,
    ) -> Result<Self, AutomatonError> {
        let mut assumptions = Assumptions {
            opaque,
            ..Assumptions::default()
        };
        for assume in &model.assumes {
            let claim = assume.claim;
            assumptions.add(model, builder, claim.left, claim.right)?;
            if claim.equal {
                assumptions.add(model, builder, claim.right, claim.left)?;
            }
        }
        Ok(assumptions)
    }

    /// Adds that a relation which is not regular is within another one.
    pub fn add_bound(
        &mut self,
        builder: &mut Builder<'_, N>,
        saved: ExprId,
        bound: &Nfa<N>,
    ) -> Result<(), AutomatonError> {
        let letter = Letter::new(LetterKind::Saved(saved), false);
        let words = Nfa::letter(builder.alphabet(), letter);
        self.add_inclusion(builder.alphabet(), &words, bound)
    }

    /// What is not regular in them.
    pub fn saved(&self) -> Vec<ExprId> {
        let included = self.included.iter().map(|(_, nfa)| nfa);
        let rules = self.rules.iter().map(|rule| &rule.words);
        let inclusions = self.inclusions.iter().flat_map(|i| [&i.left, &i.words]);
        let words = self.empty.iter().chain(&self.identities);
        let words = words.chain(&self.irreflexive).chain(included);
        let words = words.chain(rules).chain(inclusions);
        let letters = self.rules.iter().filter_map(|rule| match rule.letter.kind {
            LetterKind::Saved(id) => Some(id),
            _ => None,
        });
        words.flat_map(Nfa::saved).chain(letters).collect()
    }

    /// The automaton with letters between events that they relate only.
    #[must_use]
    pub fn within_ends(&self, nfa: &Nfa<N>) -> Nfa<N> {
        let mut result = nfa.clone();
        let mut transitions = nfa.transitions().to_vec();
        for t in &mut transitions {
            for (letter, first, last) in &self.ends {
                if t.letter == *letter {
                    (t.before, t.after) = (t.before.and(*first), t.after.and(*last));
                } else if t.letter == letter.inverted() {
                    (t.before, t.after) = (t.before.and(*last), t.after.and(*first));
                }
            }
        }
        result.set_transitions(transitions);
        result
    }

    /// Whether program order can cross a synchronisation: not if creation, join and rounds are all
    /// assumed to be empty.
    pub fn has_crossings(&self, alphabet: &Alphabet<N>) -> bool {
        let is_empty = |relation: BuiltinRelation| {
            let mut empty = self.empty.iter().map(|nfa| whole_letter(alphabet, nfa));
            empty.any(|letter| letter == Some(Letter::whole(relation)))
        };
        let mut crossings = BuiltinRelation::crossings().chain([BuiltinRelation::Sbr]);
        !crossings.all(is_empty)
    }

    fn add(
        &mut self,
        model: &Model,
        builder: &mut Builder<'_, N>,
        left: ExprId,
        right: ExprId,
    ) -> Result<(), AutomatonError> {
        let alphabet = builder.alphabet();
        if left == right || model.expr(left) == Expr::Empty(model.kind(left)) {
            return Ok(());
        }
        if model.kind(left) == Kind::Set {
            match (alphabet.shape(left), alphabet.shape(right)) {
                (Shape::Set(a), Shape::Set(b)) => {
                    self.impossible = self.impossible.or(a.minus(*b));
                }
                _ => self.unused(model, left, right),
            }
            return Ok(());
        }
        if let Some(cycles) = no_cycles(model, left, right) {
            let words = builder.reduced(cycles)?;
            match words.saved().is_empty() || self.opaque {
                true => self.irreflexive.push(words),
                false => self.unused(model, left, right),
            }
            return Ok(());
        }
        let (words, meaning) = (builder.reduced(left)?, builder.reduced(right)?);
        let regular = words.saved().is_empty() && meaning.saved().is_empty();
        if !regular && !self.opaque {
            self.unused(model, left, right);
        } else if let (Shape::Identity(a), Shape::Identity(b)) =
            (alphabet.shape(left), alphabet.shape(right))
        {
            self.impossible = self.impossible.or(a.minus(*b));
        } else if meaning.is_empty() {
            self.add_empty(alphabet, left, words);
        } else if model.expr(right) == Expr::Relation(BuiltinRelation::Id) {
            self.add_identity(alphabet, words);
        } else {
            self.add_inclusion(alphabet, &words, &meaning)?;
        }
        Ok(())
    }

    /// The first and the last event of such words are the same, so their classes are.
    fn add_identity(&mut self, alphabet: &Alphabet<N>, words: Nfa<N>) {
        let (first, _) = outer(&words);
        for class in first.classes() {
            let here = Test::only(class);
            self.add_nothing(&words.between(here, alphabet.all().minus(here)));
        }
        self.identities.push(words);
    }

    /// Adds that words relate nothing, if there are any.
    fn add_nothing(&mut self, words: &Nfa<N>) {
        let words = tidy(words, 0);
        if !words.is_empty() {
            self.impossible = self.impossible.or(words.empty_word());
            self.empty.push(words);
        }
    }

    fn add_inclusion(
        &mut self,
        alphabet: &Alphabet<N>,
        words: &Nfa<N>,
        meaning: &Nfa<N>,
    ) -> Result<(), AutomatonError> {
        let (first, last) = outer(&self.within_ends(meaning));
        if let Some(letter) = whole_letter(alphabet, words) {
            self.ends.push((letter, first, last));
        } else {
            let all = alphabet.all();
            self.add_nothing(&words.between(all.minus(first), all));
            self.add_nothing(&words.between(all, all.minus(last)));
        }
        if let Some(letter) = whole_letter(alphabet, meaning) {
            self.add_included(alphabet, letter, words)?;
        } else if let Some((before, letter, after)) = single_letter(words) {
            self.rules.push(Rule {
                before,
                letter,
                after,
                words: meaning.clone(),
            });
        } else {
            self.inclusions.push(Inclusion {
                left: words.clone(),
                words: meaning.clone(),
            });
        }
        Ok(())
    }

    fn add_empty(&mut self, alphabet: &Alphabet<N>, left: ExprId, words: Nfa<N>) {
        if let Shape::Identity(test) = alphabet.shape(left) {
            self.impossible = self.impossible.or(*test);
        } else {
            // A word that is the empty path makes its events impossible.
            self.impossible = self.impossible.or(words.empty_word());
            self.empty.push(words);
        }
    }

    fn add_included(
        &mut self,
        alphabet: &Alphabet<N>,
        letter: Letter,
        words: &Nfa<N>,
    ) -> Result<(), AutomatonError> {
        let one = Nfa::letter(alphabet, letter);
        let two = one.sequence(&one);
        let repeated = one.plus();
        let closes = find_difference(words, &repeated, alphabet)?.is_none()
            && find_difference(&two, words, alphabet)?.is_none();
        // Left sides have communication in parts.
        let theory = Words::new(alphabet);
        let words = words.union(&substitute(words, alphabet, &mut |l| theory.parts(l), &[])?);
        let words = merge(&words, alphabet, 0)?;
        if closes {
            self.transitive.push(Letter::new(letter.kind, false));
        } else if letter.inverse {
            self.included.push((letter.inverted(), words.inverted()));
        } else {
            self.included.push((letter, words));
        }
        Ok(())
    }

    fn unused(&mut self, model: &Model, left: ExprId, right: ExprId) {
        let (left, right) = (print_resolved(model, left), print_resolved(model, right));
        self.unused.push(format!("{left} <= {right}"));
    }
}

/// The relation of which it is said that it relates no event with itself, if that is said.
fn no_cycles(model: &Model, left: ExprId, right: ExprId) -> Option<ExprId> {
    let is_identity = |id: ExprId| model.expr(id) == Expr::Relation(BuiltinRelation::Id);
    match (model.expand(left), model.expand(right)) {
        (Expr::Intersection(a, b), Expr::Empty(_)) if is_identity(b) => Some(a),
        (Expr::Intersection(a, b), Expr::Empty(_)) if is_identity(a) => Some(b),
        _ => None,
    }
}

/// The events that words begin and end with.
pub fn outer<const N: usize>(nfa: &Nfa<N>) -> (Test<N>, Test<N>) {
    let ends = |nfa: &Nfa<N>| {
        let first = nfa
            .transitions()
            .iter()
            .map(|t| nfa.initial(t.from).and(t.before));
        first.fold(nfa.empty_word(), Test::or)
    };
    (ends(nfa), ends(&nfa.reversed()))
}

/// What is assumed of sets alone.
pub fn set_facts(model: &Model) -> Vec<SetFact> {
    let mut facts = Vec::new();
    for assume in &model.assumes {
        let Claim {
            left, right, equal, ..
        } = assume.claim;
        facts.extend(set_fact(model, left, right));
        if equal {
            facts.extend(set_fact(model, right, left));
        }
    }
    facts
}

fn set_fact(model: &Model, left: ExprId, right: ExprId) -> Option<SetFact> {
    match (model.expr(left), model.expr(right)) {
        (Expr::Identity(a), Expr::Identity(b)) => Some((a, Some(b))),
        (Expr::Identity(a), Expr::Empty(_)) => Some((a, None)),
        _ if model.kind(left) == Kind::Set => Some((left, Some(right))),
        _ => None,
    }
}

/// The letter and the tests around it, if all words have exactly this one step.
fn single_letter<const N: usize>(nfa: &Nfa<N>) -> Option<(Test<N>, Letter, Test<N>)> {
    let [t] = nfa.transitions() else { return None };
    let before = t.before.and(nfa.initial(t.from));
    let after = t.after.and(nfa.last(t.to));
    (t.from != t.to && nfa.empty_word().is_none()).then_some((before, t.letter, after))
}

/// The letter whose whole relation an automaton denotes, if there is one.
fn whole_letter<const N: usize>(alphabet: &Alphabet<N>, nfa: &Nfa<N>) -> Option<Letter> {
    let (before, letter, after) = single_letter(nfa)?;
    let (source, target) = alphabet.ends(letter);
    (source.implies(before) && target.implies(after)).then_some(letter)
}

fn is_part_of(letter: Letter, whole: Letter) -> bool {
    letter == whole || (whole == Letter::whole(BuiltinRelation::Po) && is_in_po(letter))
}

/// Replaces a letter between tests by words, wherever it or a part of it occurs.
pub fn rewrite<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
    rule: &Rule<N>,
) -> Result<Nfa<N>, AutomatonError> {
    let mut graph = Graph::default();
    let (start, end) = (graph.node(), graph.node());
    let nodes: Vec<NodeId> = nfa.states().map(|_| graph.node()).collect();
    for state in nfa.states() {
        graph.test(start, nfa.initial(state), nodes[state.index()]);
        graph.test(nodes[state.index()], nfa.last(state), end);
    }
    for t in nfa.transitions() {
        let (from, to) = (nodes[t.from.index()], nodes[t.to.index()]);
        let mut plainly = |before: Test<N>, after: Test<N>| {
            graph.between(from, before, Edge::Letter(t.letter), after, to);
        };
        let (before, after, words) = if is_part_of(t.letter, rule.letter) {
            (rule.before, rule.after, rule.words.clone())
        } else if is_part_of(t.letter.inverted(), rule.letter) {
            (rule.after, rule.before, rule.words.inverted())
        } else {
            plainly(t.before, t.after);
            continue;
        };
        plainly(t.before.minus(before), t.after);
        plainly(t.before.and(before), t.after.minus(after));
        let words = words.between(t.before.and(before), t.after.and(after));
        graph.embed(&words, false, from, to);
    }
    graph.fold_tests(alphabet, start, end)
}
