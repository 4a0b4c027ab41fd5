//! Drawings of automata in DOT.
//!
//! They are written by hand. petgraph draws one label for each node and one edge for each
//! transition; here several transitions share an edge, and beginnings and ends are tests with a
//! drawing of their own.

use super::{Alphabet, Nfa, Test, Transition};
use crate::model::Model;
use std::collections::BTreeMap;
use std::fmt::Write;

/// One automaton as a DOT graph with this name.
pub fn draw(name: &str, model: &Model, alphabet: &Alphabet, nfa: &Nfa) -> String {
    let mut text = String::new();
    let quoted = name.replace('\\', "\\\\").replace('"', "\\\"");
    let _ = writeln!(text, "digraph \"{quoted}\" {{");
    let _ = writeln!(text, "  rankdir=LR; node [shape=circle];");
    let suffix = |test: Test| match bracket(alphabet, test) {
        shown if shown.is_empty() => String::new(),
        shown => format!(" {shown}"),
    };
    for state in nfa.states() {
        let index = state.index();
        let (initial, last) = (nfa.initial(state), nfa.last(state));
        if last.is_none() {
            let _ = writeln!(text, "  q{index};");
        } else {
            let label = format!("q{index}{}", suffix(last));
            let _ = writeln!(text, "  q{index} [shape=doublecircle,label=\"{label}\"];");
        }
        if !initial.is_none() {
            let _ = writeln!(text, "  start{index} [shape=point];");
            let label = suffix(initial);
            let _ = writeln!(
                text,
                "  start{index} -> q{index} [label=\"{}\"];",
                label.trim()
            );
        }
    }
    let mut edges: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for t in nfa.transitions() {
        let ends = (t.from.index(), t.to.index());
        edges
            .entry(ends)
            .or_default()
            .push(label(model, alphabet, t));
    }
    for ((from, to), labels) in edges {
        let _ = writeln!(
            text,
            "  q{from} -> q{to} [label=\"{}\"];",
            labels.join("\\n")
        );
    }
    text.push_str("}\n");
    text
}

/// A transition's tests and letter in the language's own words, without the tests that the letter
/// implies.
pub fn label(model: &Model, alphabet: &Alphabet, t: &Transition) -> String {
    let (source, target) = alphabet.ends(t.letter);
    let part = |test: Test, implied: Test| {
        if implied.implies(test) {
            String::new()
        } else {
            // Tests are over the classes that can occur here, so any test that agrees on these will
            // do.
            bracket(alphabet, shorter(alphabet, test, implied))
        }
    };
    let before = part(t.before, source);
    let after = part(t.after, target);
    let letter = t.letter.show(model).replace('\\', "\\\\");
    let parts = [before, letter, after];
    let parts: Vec<_> = parts.into_iter().filter(|p| !p.is_empty()).collect();
    parts.join(";")
}

/// The shorter of a test and of the same test with everything allowed that cannot occur.
fn shorter(alphabet: &Alphabet, test: Test, possible: Test) -> Test {
    let wide = test.or(alphabet.all().minus(possible));
    if alphabet.show(wide).len() < alphabet.show(test).len() {
        wide
    } else {
        test
    }
}

/// A test in brackets; nothing if every event passes.
pub fn bracket(alphabet: &Alphabet, test: Test) -> String {
    if test == alphabet.all() {
        String::new()
    } else {
        format!("[{}]", alphabet.show(test))
    }
}
