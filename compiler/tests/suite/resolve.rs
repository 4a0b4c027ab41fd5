//! What texts resolve to, through the library interface.

use katec_checker::builtin::BuiltinRelation;
use katec_compiler::model::{Check, Expr, Role};
use katec_compiler::resolve_text;

#[test]
fn a_simple_model_resolves() {
    let model = resolve_text(
        "m.cat",
        "\"A title\"\nlet com = rf | co | fr\nacyclic po | com as sc\nflag ~empty [W];po as f",
    )
    .unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(model.title.as_deref(), Some("A title"));
    assert_eq!(model.definitions.len(), 1);
    assert_eq!(model.constraints[0].name, "sc");
    assert!(matches!(model.constraints[0].check, Check::Acyclic(_)));
    assert_eq!(model.constraints[1].role, Role::Warning);
    assert!(!model.constraints[1].negated);
}

#[test]
fn herd_precedence() {
    let model = resolve_text("m.cat", "let x = po ; rf & co \\ fr | id").unwrap();
    let Expr::Union(sequence, _) = model.expr(model.definitions[0].body) else {
        panic!()
    };
    let Expr::Sequence(_, difference) = model.expr(sequence) else {
        panic!()
    };
    let Expr::Difference(intersection, _) = model.expr(difference) else {
        panic!()
    };
    assert!(matches!(model.expr(intersection), Expr::Intersection(..)));
}

#[test]
fn program_order_at_one_location_is_that_of_a_thread() {
    let po_loc = Expr::Relation(BuiltinRelation::PoLoc);
    for text in ["po & loc", "loc & po", "let sb = po in sb & loc"] {
        let model = resolve_text("m.cat", &format!("let x = {text}")).unwrap();
        assert_eq!(model.expr(model.definitions[0].body), po_loc, "{text}");
    }
    let model = resolve_text("m.cat", "let x = po & W * W & loc").unwrap();
    let Expr::Intersection(first, _) = model.expr(model.definitions[0].body) else {
        panic!()
    };
    assert_eq!(model.expr(first), po_loc);
}

#[test]
fn functions_are_inlined() {
    let model = resolve_text("m.cat", "let f(a, b) = a ; [b]\nacyclic f(po, W) | toid R").unwrap();
    assert_eq!(model.definitions.len(), 0);
    assert_eq!(model.constraints.len(), 1);
}

/// Functions that use an argument twice share it: what is shown has 2^60 paths to `po`.
#[test]
fn shared_expressions_are_shown_once() {
    let nested = format!("{}po{}", "twice(".repeat(60), ")".repeat(60));
    let text = format!("let twice(r) = r ; r\nshow {nested} as large\nacyclic po | rf");
    resolve_text("m.cat", &text).unwrap_or_else(|errors| panic!("{errors}"));
}
