//! The reference evaluator on executions small enough to work out by hand.

use katec_checker::builtin::BuiltinSet::{Iw, M, R, Rlx, W};
use katec_checker::builtin::SetMask;
use katec_checker::execution::{BaseRelations, Execution};
use katec_checker::relation::BitMatrix;
use katec_compiler::evaluate::{Denotation, Interpretation, Plan, Values};
use katec_compiler::model::{Expr, Model};

/// Store buffering with both reads from the initial writes.
///
/// Events: 0 and 1 are the initial writes of x and y; 2 writes x, 3 reads y; 4 writes y, 5 reads x.
fn store_buffering() -> Execution {
    let initial = SetMask::of(&[W, M, Iw]);
    let write = SetMask::of(&[W, M, Rlx]);
    let read = SetMask::of(&[R, M, Rlx]);
    let mut base = BaseRelations::new(
        vec![initial, initial, write, read, write, read],
        vec![None, None, Some(0), Some(0), Some(1), Some(1)],
    );
    let relation = |pairs: &[(usize, usize)]| BitMatrix::from_pairs(6, pairs.iter().copied());
    base.program_order = relation(&[(2, 3), (4, 5)]);
    base.rf = relation(&[(1, 3), (0, 5)]);
    base.co = relation(&[(0, 2), (1, 4)]);
    let x = [0, 2, 5];
    let y = [1, 3, 4];
    for location in [x, y] {
        for a in location {
            for b in location {
                base.loc.insert(a, b);
            }
        }
    }
    Execution::new(base)
}

fn evaluate(model: &Model, execution: &Execution) -> Values {
    let interpretation = Interpretation {
        execution,
        declared: &[],
    };
    Plan::of_statements(model).run(model, interpretation)
}

/// What the right side of the only assert denotes, given definitions and an expression.
fn denotation(definitions: &str, expression: &str) -> Denotation {
    let text = format!("{definitions}\nassert 0 = {expression}\n");
    let model = katec_compiler::resolve_text("test.cat", &text).expect("a well-formed model");
    let values = evaluate(&model, &store_buffering());
    values.get(model.asserts[0].claim.right).clone()
}

fn pairs(definitions: &str, expression: &str) -> Vec<(usize, usize)> {
    match denotation(definitions, expression) {
        Denotation::Relation(relation) => relation.pairs().collect(),
        Denotation::Set(set) => set.ones().map(|e| (e, e)).collect(),
    }
}

#[test]
fn derived_relations() {
    assert_eq!(pairs("", "fr"), [(3, 4), (5, 2)]);
    assert_eq!(pairs("", "rf^-1;co"), [(3, 4), (5, 2)]);
    assert_eq!(pairs("", "rfi | coi"), []);
    assert_eq!(pairs("", "po-loc"), []);
    assert_eq!(pairs("", "[~IW];po"), [(2, 3), (4, 5)]);
}

#[test]
fn initial_writes_come_first() {
    assert_eq!(pairs("", "[IW];po;[W]"), [(0, 2), (0, 4), (1, 2), (1, 4)]);
    assert_eq!(pairs("", "po;[IW]"), []);
}

#[test]
fn operators() {
    assert_eq!(pairs("", "([W];po;[R]) & ~(IW * _)"), [(2, 3), (4, 5)]);
    assert_eq!(pairs("", "[R & ~IW]"), [(3, 3), (5, 5)]);
    assert_eq!(pairs("", "(po \\ (IW * _))^-1"), [(3, 2), (5, 4)]);
    assert_eq!(pairs("", "[domain(fr)]"), [(3, 3), (5, 5)]);
    assert_eq!(pairs("", "[range(fr)]"), [(2, 2), (4, 4)]);
    assert_eq!(pairs("", "([~IW];po | fr)+ & id"), pairs("", "[~IW]"));
    assert_eq!(pairs("", "id \\ (po | fr)*"), []);
    assert_eq!(pairs("", "fr? \\ id"), pairs("", "fr"));
}

#[test]
fn recursion_is_the_least_fixpoint() {
    let closure = pairs("", "(po | fr)+");
    assert_eq!(pairs("let rec c = po | fr | c;c", "c"), closure);
    assert_eq!(pairs("let rec c = po | fr | c;(po | fr)", "c"), closure);
    assert_eq!(pairs("let rec nothing = nothing;po", "nothing"), []);
    let mutual = "let rec odd = (po | fr) | even;(po | fr) and even = odd;(po | fr)";
    assert_eq!(pairs(mutual, "odd | even"), closure);
}

#[test]
fn recursion_over_recursion() {
    let nested = "let rec c = [~IW];po | c;c
                  let rec d = c | fr | d;d";
    assert_eq!(pairs(nested, "d"), pairs("", "([~IW];po | fr)+"));
}

#[test]
fn constraints_of_library_models() {
    let allows = |name: &str| {
        let model = katec_compiler::load(name).expect("library models are well-formed");
        let execution = store_buffering();
        let values = evaluate(&model, &execution);
        model
            .constraints
            .iter()
            .all(|c| values.satisfies(&execution, c))
    };
    assert!(!allows("sc"));
    for name in ["tso", "pso", "ra", "sra", "rc11", "rc11-regular", "rc20"] {
        assert!(allows(name), "{name} allows store buffering");
    }
}

#[test]
fn a_long_chain_needs_no_stack() {
    let mut model = Model::default();
    let po = model.intern(Expr::Relation(katec_checker::builtin::BuiltinRelation::Po));
    let fr = model.intern(Expr::Relation(katec_checker::builtin::BuiltinRelation::Fr));
    let mut chain = po;
    for _ in 0..100_000 {
        chain = model.intern(Expr::Union(chain, fr));
        chain = model.intern(Expr::Intersection(chain, chain));
    }
    let execution = store_buffering();
    let interpretation = Interpretation {
        execution: &execution,
        declared: &[],
    };
    let values = Plan::new(&model, [chain]).run(&model, interpretation);
    let Denotation::Relation(relation) = values.get(chain) else {
        panic!("a union of relations is a relation");
    };
    assert_eq!(relation.pairs().count(), 8 + 2 + 2);
}
