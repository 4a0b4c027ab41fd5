//! The stages of a model, and why it does not come to the next one.

use katec_compiler::diagnostics::Severity;
use katec_compiler::model::{Check, Model};
use katec_compiler::pipeline::{Prepared, Refusal, Resolved};
use katec_compiler::printer::print_resolved;
use katec_compiler::recognise::recognise;
use katec_compiler::{library, load};
use katec_testing::random_model;
use katec_testing::stages::{prepared, resolved};

/// The constraints of a model, with all names of definitions looked through.
fn constraints(model: &Model) -> Vec<String> {
    let printed = |id| print_resolved(model, id);
    let constraints = model.constraints.iter();
    constraints
        .map(|c| {
            let operands: Vec<String> = c.check.operands().map(printed).collect();
            let guard = c.unless_empty.map(printed);
            let kind = c.check.default_name();
            format!("{} {kind} {} {guard:?}", c.name, operands.join(", "))
        })
        .collect()
}

/// Models of every kind: those of the library, and random ones.
fn models() -> impl Iterator<Item = Resolved> {
    let library = library::models().map(|(name, _)| load(name).unwrap());
    library.chain((0..60).map(|seed| resolved(&random_model(seed))))
}

/// The edges are added to both forms of a model, after one of them was recognised: that is the same
/// as recognising the form with the edges.
#[test]
fn both_forms_say_the_same() {
    let mut extended = 0;
    for model in models() {
        let prepared = prepared(model);
        let again = recognise(prepared.synchronised());
        let recognised = prepared.recognised();
        assert_eq!(constraints(recognised), constraints(&again));
        assert_eq!(recognised.expression_count(), again.expression_count());
        extended += prepared.global_orders().count();
    }
    assert!(extended > 5, "{extended} orders with edges");
}

/// Edges are added once, to the constraints that are said to have them.
#[test]
fn only_global_orders_are_changed() {
    for model in models() {
        let written = model.clone();
        let prepared = prepared(model);
        let forms = written
            .constraints
            .iter()
            .zip(&prepared.synchronised().constraints);
        for (number, (before, after)) in forms.enumerate() {
            let mut global = prepared.global_orders();
            let is_global = global.any(|id| id.index() == number);
            assert_eq!(is_global, before.check != after.check, "{}", before.name);
            assert!(!is_global || matches!(after.check, Check::Acyclic(_)));
        }
    }
}

fn admit(text: &str) -> Result<(), Refusal> {
    resolved(text).prepare().and_then(Prepared::admit).map(drop)
}

#[test]
fn refusals_say_what_is_wrong() {
    let declared = admit("relation r\nset S\nacyclic po | rf as first\nacyclic po | r;[S]");
    assert!(
        matches!(&declared, Err(Refusal::Declared { name }) if name == "r"),
        "{declared:?}"
    );
    let backwards = admit("acyclic po | rf^-1");
    let Err(Refusal::NotExplorable(said)) = backwards else {
        panic!("{backwards:?}");
    };
    assert!(said.has_errors());
    let mut doubled = String::from("let a0 = po;rf\n");
    for number in 1..40 {
        let before = number - 1;
        doubled.push_str(&format!("let a{number} = a{before};a{before}\n"));
    }
    let large = admit(&(doubled + "acyclic a39 | co"));
    assert!(matches!(large, Err(Refusal::TooLarge(_))), "{large:?}");
}

#[test]
fn warnings_are_no_refusal() {
    let prepared = prepared(resolved("acyclic po-loc | rf | co | fr"));
    let admitted = prepared.admit().unwrap();
    let said = &admitted.warnings().list;
    assert!(said.iter().all(|d| d.severity == Severity::Warning));
    assert!(said.iter().any(|d| d.code == Some("causality")));
}
