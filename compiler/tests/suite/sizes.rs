//! The automata of the library's models are as small as they are known to be possible.

use katec_compiler::automata::simplify::simplify_keeping;
use katec_compiler::automata::{Alphabet, Builder, Nfa, Steps};
use katec_compiler::model::{Check, Model};
use katec_testing::stages::prepared;

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

type Size = (usize, usize);

/// States and transitions as written, and with the synchronisation that is injected.
#[track_caller]
fn check(model: &str, axiom: &str, written: Size, injected: Size) {
    let resolved = katec_compiler::load(model).unwrap();
    let prepared = prepared(resolved.clone());
    for (form, (states, transitions), what) in [
        (&*resolved, written, "as written"),
        (prepared.synchronised(), injected, "with synchronisation"),
    ] {
        let nfa = round_automaton(form, axiom);
        assert!(
            nfa.len() <= states && nfa.transitions().len() <= transitions,
            "{model} {axiom}, {what}: {} states, {} transitions",
            nfa.len(),
            nfa.transitions().len()
        );
    }
}

#[test]
fn sequential_consistency_has_one_state() {
    check("sc", "sc", (1, 4), (1, 4));
}

#[test]
fn total_store_order_has_four_states() {
    check("tso", "sc-per-location", (1, 4), (1, 4));
    check("tso", "tso", (4, 17), (4, 22));
}

#[test]
fn partial_store_order_has_few_states() {
    check("pso", "sc-per-location", (1, 4), (1, 4));
    check("pso", "pso", (4, 17), (5, 24));
}

#[test]
fn the_sc_axiom_of_rc11_has_few_states() {
    check("rc11-regular", "sc", (22, 97), (22, 97));
    check("rc11", "sc", (24, 117), (24, 117));
    check("rc20", "sc", (21, 101), (21, 101));
}

#[test]
fn strong_release_acquire_has_one_state() {
    check("sra", "strong", (1, 3), (1, 3));
}
