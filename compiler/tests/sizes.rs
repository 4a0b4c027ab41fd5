//! The automata of the library's models are as small as they are known to be possible.

use katec_compiler::automata::simplify::simplify_keeping;
use katec_compiler::automata::{Alphabet, Builder, Nfa, Steps};
use katec_compiler::model::{Check, Model};

/// The automaton with which cycles of the named axiom are searched.
fn round_automaton(model: &Model, name: &str) -> Nfa {
    let constraint = model.constraints.iter().find(|c| c.name == name).unwrap();
    let Check::Acyclic(relation) = constraint.check else {
        panic!("{name} is not about cycles");
    };
    let alphabet = Alphabet::new(model, [relation]).unwrap();
    let mut builder = Builder::new(model, &alphabet, Steps::Immediate);
    let built = builder.build(relation).unwrap();
    simplify_keeping(&built.star_through_one_state(&alphabet), &alphabet, 1).unwrap()
}

#[track_caller]
fn check(model: &str, axiom: &str, states: usize, transitions: usize) {
    let resolved = katec_compiler::load(model).unwrap();
    let nfa = round_automaton(&resolved, axiom);
    assert!(
        nfa.len() <= states && nfa.transitions().len() <= transitions,
        "{model} {axiom}: {} states, {} transitions",
        nfa.len(),
        nfa.transitions().len()
    );
}

#[test]
fn sequential_consistency_has_one_state() {
    check("sc", "sc", 1, 4);
}

#[test]
fn total_store_order_has_four_states() {
    check("tso", "sc-per-location", 1, 4);
    check("tso", "tso", 4, 17);
}

#[test]
fn partial_store_order_has_four_states() {
    check("pso", "pso", 4, 17);
}

#[test]
fn the_sc_axiom_of_rc11_has_few_states() {
    check("rc11-regular", "sc", 22, 97);
    check("rc11", "sc", 24, 117);
    check("rc20", "sc", 21, 101);
}

#[test]
fn strong_release_acquire_has_one_state() {
    check("sra", "strong", 1, 3);
}
