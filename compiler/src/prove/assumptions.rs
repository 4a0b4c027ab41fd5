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
//!
//! An equality is two inclusions. Everything else is not used: proofs without it are proofs, but a
//! counterexample may contradict it, so then nothing is refuted.

use super::cycles::is_in_po;
use super::words::Words;
use crate::automata::alphabet::Shape;
use crate::automata::build::graph::{Edge, Graph, NodeId};
use crate::automata::build::substitute;
use crate::automata::inclusion::find_difference;
use crate::automata::simplify::merge;
use crate::automata::{Alphabet, AutomatonError, Builder, Letter, Nfa, Test};
use crate::model::{Expr, ExprId, Model};
use crate::printer::print_resolved;
use katec_checker::builtin::{BuiltinRelation, Kind};

/// All assumptions of a file, sorted by use.
#[derive(Clone, Debug, Default)]
pub struct Assumptions {
    /// Classes of events that do not occur.
    pub impossible: Test,
    /// Words that relate nothing.
    pub empty: Vec<Nfa>,
    /// Words that may be left out.
    pub identities: Vec<Nfa>,
    /// Words that may stand for a letter.
    pub included: Vec<(Letter, Nfa)>,
    /// Letters any number of which may stand for one.
    pub transitive: Vec<Letter>,
    /// Letters between tests that are included in words.
    pub rules: Vec<Rule>,
    /// The assumptions that are not used, as text.
    pub unused: Vec<String>,
}

/// A letter between tests is included in words: `[before];letter;[after] <= words`.
#[derive(Clone, Debug)]
pub struct Rule {
    /// The test of the first event.
    pub before: Test,
    /// The letter.
    pub letter: Letter,
    /// The test of the last event.
    pub after: Test,
    /// The words.
    pub words: Nfa,
}

impl Assumptions {
    /// Reads the assumptions of a model.
    pub fn new(model: &Model, builder: &mut Builder<'_>) -> Result<Self, AutomatonError> {
        let mut assumptions = Assumptions::default();
        for assume in &model.assumes {
            let claim = assume.claim;
            assumptions.add(model, builder, claim.left, claim.right)?;
            if claim.equal {
                assumptions.add(model, builder, claim.right, claim.left)?;
            }
        }
        Ok(assumptions)
    }

    /// Whether program order can cross a synchronisation: not if creation, join and rounds are all
    /// assumed to be empty.
    pub fn has_crossings(&self, alphabet: &Alphabet) -> bool {
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
        builder: &mut Builder<'_>,
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
        let (words, meaning) = (builder.reduced(left)?, builder.reduced(right)?);
        if !words.saved().is_empty() || !meaning.saved().is_empty() {
            self.unused(model, left, right);
        } else if let (Shape::Identity(a), Shape::Identity(b)) =
            (alphabet.shape(left), alphabet.shape(right))
        {
            self.impossible = self.impossible.or(a.minus(*b));
        } else if meaning.is_empty() {
            self.add_empty(alphabet, left, words);
        } else if model.expr(right) == Expr::Relation(BuiltinRelation::Id) {
            self.identities.push(words);
        } else if let Some(letter) = whole_letter(alphabet, &meaning) {
            self.add_included(alphabet, letter, &words)?;
        } else if let Some((before, letter, after)) = single_letter(&words) {
            self.rules.push(Rule {
                before,
                letter,
                after,
                words: meaning,
            });
        } else {
            self.unused(model, left, right);
        }
        Ok(())
    }

    fn add_empty(&mut self, alphabet: &Alphabet, left: ExprId, words: Nfa) {
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
        alphabet: &Alphabet,
        letter: Letter,
        words: &Nfa,
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

/// The letter and the tests around it, if all words have exactly this one step.
fn single_letter(nfa: &Nfa) -> Option<(Test, Letter, Test)> {
    let [t] = nfa.transitions() else { return None };
    let before = t.before.and(nfa.initial(t.from));
    let after = t.after.and(nfa.last(t.to));
    (t.from != t.to && nfa.empty_word().is_none()).then_some((before, t.letter, after))
}

/// The letter whose whole relation an automaton denotes, if there is one.
fn whole_letter(alphabet: &Alphabet, nfa: &Nfa) -> Option<Letter> {
    let (before, letter, after) = single_letter(nfa)?;
    let (source, target) = alphabet.ends(letter);
    (source.implies(before) && target.implies(after)).then_some(letter)
}

fn is_part_of(letter: Letter, whole: Letter) -> bool {
    letter == whole || (whole == Letter::whole(BuiltinRelation::Po) && is_in_po(letter))
}

/// Replaces a letter between tests by words, wherever it or a part of it occurs.
pub fn rewrite(nfa: &Nfa, alphabet: &Alphabet, rule: &Rule) -> Result<Nfa, AutomatonError> {
    let mut graph = Graph::default();
    let (start, end) = (graph.node(), graph.node());
    let nodes: Vec<NodeId> = nfa.states().map(|_| graph.node()).collect();
    for state in nfa.states() {
        graph.test(start, nfa.initial(state), nodes[state.index()]);
        graph.test(nodes[state.index()], nfa.last(state), end);
    }
    for t in nfa.transitions() {
        let (from, to) = (nodes[t.from.index()], nodes[t.to.index()]);
        let mut plainly = |before: Test, after: Test| {
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
