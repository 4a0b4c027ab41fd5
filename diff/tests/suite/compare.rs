//! Two models compared: the relations of the library, rewritings, and that tests show what is
//! claimed.

use katec_compiler::pipeline::Resolved;
use katec_compiler::{load, resolve_text};
use katec_diff::compare::{Comparison, Seen, Settings, Verdict, compare};
use katec_diff::joined::Side;
use katec_diff::run::{Engine, Run};

fn compared(a: (&str, &Resolved), b: (&str, &Resolved)) -> Comparison {
    let settings = Settings {
        events: 5,
        ..Settings::default()
    };
    compare([a.0, b.0], a.1, b.1, &settings, &|_, _, _| {}).expect("models with a meaning")
}

fn library(a: &str, b: &str) -> Comparison {
    let (left, right) = (load(a).expect("a model"), load(b).expect("a model"));
    let comparison = compared((a, &left), (b, &right));
    check_witnesses(&comparison, [&left, &right]);
    comparison
}

/// Every test shows what is claimed, by tables and by the reference evaluator.
fn check_witnesses(comparison: &Comparison, models: [&Resolved; 2]) {
    for witness in comparison.witnesses() {
        assert_eq!(witness.seen, Seen::ByOutcome);
        for side in Side::BOTH {
            let prepared = models[side.index()].clone().prepare().expect("a meaning");
            let tables = Engine::new(&prepared).expect("a model that is explored");
            let allowed = witness.forbids != side;
            for engine in [tables, Engine::reference(&prepared)] {
                let run = Run::of(&witness.test, &engine);
                assert!(run.finished);
                assert_eq!(!run.reached.is_empty(), allowed);
            }
        }
    }
}

fn text(model: &str) -> Resolved {
    resolve_text("text.cat", model).expect("a model")
}

#[test]
fn library_models_are_ordered() {
    for (strong, weak) in [
        ("sc", "tso"),
        ("tso", "pso"),
        ("sc", "ra"),
        ("tso", "sra"),
        ("sra", "ra"),
    ] {
        let comparison = library(strong, weak);
        assert_eq!(
            comparison.verdict(),
            Verdict::Stronger(Side::A),
            "{strong} {weak}"
        );
        assert_eq!(comparison.witnesses().count(), 1);
    }
}

#[test]
fn release_sequences_tell_rc11_from_rc20() {
    let comparison = library("rc11", "rc20");
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::A));
    let witness = comparison.witnesses().next().expect("a test");
    assert_eq!(witness.test.size().events, 5);
}

#[test]
fn rewritings_are_equal() {
    let sc = text("acyclic po | rf | co | fr as sc");
    for other in [
        "let com = fr | (co | rf)\nacyclic com | po as sc",
        "let fr = rf^-1;co\nirreflexive (po | rf | co | fr);(po | rf | co | fr)* as sc",
        "acyclic (po | rf | co | fr)+ as sc",
    ] {
        let other = text(other);
        let comparison = compared(("sc", &sc), ("other", &other));
        assert_eq!(comparison.verdict(), Verdict::Equal);
    }
}

#[test]
fn a_missing_union_member_is_found() {
    let sc = text("acyclic po | rf | co | fr as sc");
    let weaker = text("acyclic po | rf | co as sc");
    let comparison = compared(("sc", &sc), ("weaker", &weaker));
    check_witnesses(&comparison, [&sc, &weaker]);
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::A));
}
