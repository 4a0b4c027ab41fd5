//! `with s from linearisations(e, r)`, compared with trying all linear orders.

use crate::common::{self, Random, Taste};
use katec_checker::execution::Execution;
use katec_checker::relation::BitMatrix;
use katec_compiler::evaluate::{Denotation, Interpretation, Plan, Values};
use katec_compiler::model::Model;
use katec_compiler::pipeline::Refusal;
use katec_compiler::resolve_text;
use katec_testing::sample;

/// Sets, what orders contain, and axioms about the order `s`.
const CASES: [(&str, &str, &str); 9] = [
    ("M", "po", "irreflexive s;(rf | co | fr)"),
    ("M \\ IW", "po-loc", "acyclic s | rf;po"),
    ("W", "0", "empty s & (po | co^-1)"),
    ("W", "[W];po", "empty co \\ s\nacyclic s"),
    ("R | F", "po", "subset [R];po;[F] <= s"),
    ("W | R", "rf", "irreflexive [W];s;po;fr | po;rf"),
    ("F", "po;rf;po", "empty (s & (po;rfe;po)^-1) | (rfe & po)"),
    (
        "W \\ IW",
        "0",
        "let named = s\nirreflexive named;(rf;po)? as a\nirreflexive po?;named;co as b",
    ),
    ("M", "po | po^-1", "empty rmw \\ rmw"),
];

fn model(text: &str) -> Model {
    let resolved = resolve_text("orders.cat", text).unwrap_or_else(|errors| panic!("{errors}"));
    Model::clone(&resolved)
}

fn values(model: &Model, execution: &Execution, declared: &[Denotation]) -> Values {
    let interpretation = Interpretation {
        execution,
        declared,
    };
    Plan::of_statements(model).run(model, interpretation)
}

fn allows(model: &Model, execution: &Execution, declared: &[Denotation]) -> bool {
    let values = values(model, execution, declared);
    let mut constraints = model.constraints.iter();
    constraints.all(|constraint| values.satisfies(execution, constraint))
}

/// Whether some order of events that contains a relation has a property.
fn some_order(
    left: &mut Vec<usize>,
    order: &mut Vec<usize>,
    contains: &BitMatrix,
    test: &mut dyn FnMut(&[usize]) -> bool,
) -> bool {
    if left.is_empty() {
        return test(order);
    }
    (0..left.len()).any(|place| {
        let next = left.remove(place);
        let is_first = !left
            .iter()
            .chain([&next])
            .any(|e| contains.contains(*e, next));
        order.push(next);
        let found = is_first && some_order(left, order, contains, test);
        order.pop();
        left.insert(place, next);
        found
    })
}

#[test]
fn an_order_is_one_of_all() {
    let (mut allowed, mut forbidden) = (0, 0);
    for (events, contains, axioms) in CASES {
        let chosen = model(&format!(
            "with s from linearisations({events}, {contains})\n{axioms}"
        ));
        assert!(chosen.declarations.is_empty(), "{axioms}");
        let declared = model(&format!("relation s\n{axioms}"));
        let bounds = model(&format!("assert [{events}] <= {contains}"));
        for seed in 0..sample("executions", 40, 400) {
            let execution = common::execution(&mut Random::new(seed), Taste::default());
            let given = values(&bounds, &execution, &[]);
            let claim = bounds.asserts[0].claim;
            let (Denotation::Relation(set), Denotation::Relation(contains)) =
                (given.get(claim.left), given.get(claim.right))
            else {
                unreachable!("both are relations")
            };
            let mut events: Vec<usize> = set.pairs().map(|(event, _)| event).collect();
            if events.len() > 6 {
                continue;
            }
            let n = execution.len();
            let found = some_order(&mut events, &mut Vec::new(), contains, &mut |order| {
                let pairs =
                    (0..order.len()).flat_map(|b| (0..b).map(move |a| (order[a], order[b])));
                let order = Denotation::Relation(BitMatrix::from_pairs(n, pairs));
                allows(&declared, &execution, &[order])
            });
            assert_eq!(allows(&chosen, &execution, &[]), found, "{axioms}: {seed}");
            match found {
                true => allowed += 1,
                false => forbidden += 1,
            }
        }
    }
    assert!(allowed > 20 && forbidden > 20, "{allowed} and {forbidden}");
}

/// What says more of an order loads, and cannot be explored.
#[test]
fn what_says_more_is_refused_by_name() {
    for axiom in [
        "empty rf \\ (s \\ (s;[W];s))",
        "irreflexive s;po;s;rf",
        "empty s & ~po & s^-1;co",
        "flag ~empty s;co as strange",
        "subset s <= po | po^-1",
        "acyclic [W];s | po",
    ] {
        let text = format!("with s from linearisations(M, po)\n{axiom}");
        let resolved = resolve_text("orders.cat", &text).expect("it loads");
        let refused = resolved.prepare().map(|_| ());
        assert!(
            matches!(&refused, Err(Refusal::LinearOrder { name }) if name == "s"),
            "{axiom}: {refused:?}"
        );
    }
}
