//! Expressions in other words mean what they mean as written, and are known for what they are.

use crate::common::{self, Grammar, Random, Taste};
use katec_checker::builtin::Kind;
use katec_checker::execution::Execution;
use katec_compiler::evaluate::{Denotation, Interpretation, Plan};
use katec_compiler::model::{Expr, ExprId, Model};
use katec_compiler::printer::print_resolved;
use katec_compiler::recognise::{is_atomicity, recognise};
use katec_compiler::resolve_text;
use katec_testing::cases;
use proptest::prelude::*;

/// Pieces from which the rules make something else.
const PIECES: [&str; 26] = [
    "IW * (M \\ IW)",
    "po | IW * (_ \\ IW)",
    "rf^-1;co",
    "(rf^-1)?;co",
    "po;rf^-1;co;rf",
    "[R];(rf^-1;(co;po))",
    "(rf^-1;co) \\ id",
    "co \\ [W]",
    "loc \\ id",
    "rf & ext",
    "(rf | co | fr) & ext",
    "int & (co | fr)",
    "(rf | fr) \\ int",
    "co \\ ext",
    "[R] \\ [range(rf)]",
    "[R \\ range(rf)];loc;[W]",
    "fr \\ fr",
    "(co | 0) & co",
    "0;po",
    "po;0?",
    "po;(co \\ co)*",
    "[domain(0)]",
    "(0 * W) | po",
    "(po & 0)^-1",
    "(rf^-1;coe) | (rf^-1;[SC];co)",
    "po & ext",
];

/// What the only assert's right side denotes.
fn denotation(model: &Model, execution: &Execution) -> Denotation {
    let interpretation = Interpretation {
        execution,
        declared: &[],
    };
    let right = model.asserts[0].claim.right;
    let plan = Plan::new(model, [right]);
    plan.run(model, interpretation).get(right).clone()
}

fn recognised(definitions: &str, expression: &str) -> String {
    let text = format!("{definitions}\nassert 0 = {expression}\n");
    let model = recognise(&resolve_text("test.cat", &text).unwrap());
    let right: ExprId = model.asserts[0].claim.right;
    match model.expand(right) {
        Expr::Empty(Kind::Relation) => "0".to_string(),
        _ => print_resolved(&model, right),
    }
}

#[test]
fn what_has_a_name_gets_it() {
    for (expression, expected) in [
        ("rf^-1;co", "fr"),
        ("(rf^-1;co) \\ id", "fr"),
        ("(rf | co) & ext", "rfe | coe"),
        ("rf \\ int", "rfe"),
        ("([R] \\ [range(rf)]);loc;[W]", "0"),
        ("rf^-1;co | [R \\ range(rf)];loc;[W]", "fr"),
        ("po & ext", "po & ext"),
        ("rf^-1;coe", "rf^-1;coe"),
        ("I * (M \\ I)", "[IW];po;[M]"),
        ("IW * M", "IW * M"),
    ] {
        assert_eq!(recognised("", expression), expected, "{expression}");
    }
    let definitions = "let mo = co\nlet rb = (rf^-1;mo) \\ id\nlet other = ext";
    let text = format!("{definitions}\nassert 0 = rb & other\n");
    let model = recognise(&resolve_text("test.cat", &text).unwrap());
    let right = model.asserts[0].claim.right;
    assert_eq!(print_resolved(&model, right), "fre");
}

#[test]
fn atomicity_is_known_in_other_words() {
    let holds = |text: &str| {
        let model = recognise(&resolve_text("test.cat", text).unwrap());
        is_atomicity(&model, &model.constraints[0])
    };
    for atomicity in [
        "empty rmw & (fre;coe)",
        "empty ([RMW] | rmw) & (fr;co)",
        "let mo = co\nlet rb = (rf^-1;mo) \\ id\nempty (rmw | [RMW]) & (rb;mo)",
        "let e = ext & ((~IW) * M)\nlet f = fr & e\nlet c = co & e\nempty rmw & (f;c)",
        "empty rmw & ((fr \\ int);(ext & co))",
    ] {
        assert!(holds(atomicity), "{atomicity}");
    }
    for other in [
        "empty [RMW] & (fr;co)",
        "empty (rmw | po) & (fr;co)",
        "empty rmw & (fr;co?)",
        "empty rmw & (fr | co)",
        "empty rmw & (po;co)",
        "empty rmw | (fr;co)",
        "~empty rmw & (fr;co)",
        "flag ~empty rmw & (fr;co) as broken",
        "empty rmw & (fr;co) unless SC = 0",
    ] {
        assert!(!holds(other), "{other}");
    }
}

proptest! {
    #![proptest_config(cases(100, 400))]

    /// Random expressions around pieces to which the rules apply, on random executions.
    #[test]
    fn recognised_expressions_mean_the_same(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let (one, other) = (random.pick(&PIECES), random.pick(&PIECES));
        let glue = random.pick(&["|", "&", "\\", ";"]);
        let text = format!("let a = {one}\nlet b = {other}\nassert 0 = ((a {glue} b)? \\ (b & a));({one})\n");
        let mut model = resolve_text("test.cat", &text).unwrap().into_model();
        let grammar = Grammar { irregular: true, declared: false, converse: true };
        let more = common::relation(&mut random, &mut model, grammar, 6);
        let right = model.asserts[0].claim.right;
        model.asserts[0].claim.right = model.intern(Expr::Union(right, more));
        let new = recognise(&model);
        for _ in 0..4 {
            let execution = common::execution(&mut random, Taste::default());
            prop_assert_eq!(denotation(&model, &execution), denotation(&new, &execution), "{}", text);
        }
    }
}
