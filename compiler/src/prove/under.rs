//! Claims about the executions of a memory model: its axioms as assumptions.
//!
//! An axiom about cycles says that a relation relates no event with itself, one of emptiness that
//! something is `0`, an inclusion what it says. An axiom with `unless` or `~` says something else:
//! proofs do not use it, but executions that refute a claim have to satisfy it, like all others.
//!
//! # Coherence
//!
//! Program order is total in each thread, and coherence is total among the writes of a location.
//! Words cannot say so. But if the axioms forbid all cycles of `po-loc | rf | co | fr`, this
//! follows from it, and it is assumed as well:
//!
//! * `coi <= po-loc` and `fri <= po-loc`: two accesses of one location in one thread are ordered by
//!   `po-loc` one way or the other, and the other way is a cycle;
//! * `[W];po-loc;[W] <= coi`: likewise, by the totality of coherence;
//! * `rf;rmw <= co`: the write of an update is not its own source, and if it were before the source
//!   then `co;rf;rmw` would be a cycle.

use super::{Answer, Effort, prove_claims};
use crate::model::{Claim, Constraint, Expr, ExprId, Model, ProofStatement, Role};
use crate::prove::Stop;
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet, Kind};

/// A model with the axioms of another one as assumptions, and these axioms as they are.
pub fn assuming(model: &Model, under: &Model) -> (Model, Vec<Constraint>) {
    let mut model = model.clone();
    let own = model.constraints.len();
    model.import(under);
    let axioms: Vec<Constraint> = model
        .constraints
        .drain(own..)
        .filter(|c| c.role == Role::Axiom)
        .collect();
    for axiom in axioms.iter().filter(|axiom| is_plain(axiom)) {
        let claim = model.demanded(axiom.check);
        assume(&mut model, claim, axiom);
    }
    if let Some(first) = axioms.iter().find(|axiom| is_plain(axiom)).cloned()
        && is_coherent(&model)
    {
        for claim in coherence(&mut model) {
            assume(&mut model, claim, &first);
        }
    }
    (model, axioms)
}

/// Whether it says what its check says, always.
fn is_plain(axiom: &Constraint) -> bool {
    !axiom.negated && axiom.unless_empty.is_none()
}

fn assume(model: &mut Model, claim: Claim, axiom: &Constraint) {
    model.assumes.push(ProofStatement {
        claim,
        name: Some(axiom.name.clone()),
        span: axiom.span,
    });
}

fn within(left: ExprId, right: ExprId) -> Claim {
    Claim {
        left,
        equal: false,
        right,
        rotated: false,
    }
}

fn relation(model: &mut Model, relation: Rel) -> ExprId {
    model.intern(Expr::Relation(relation))
}

/// The transitive closure of the union of some relations.
fn closure(model: &mut Model, relations: &[Rel]) -> ExprId {
    let parts: Vec<ExprId> = relations.iter().map(|r| relation(model, *r)).collect();
    let union = parts
        .into_iter()
        .reduce(|a, b| model.intern(Expr::Union(a, b)));
    let union = union.unwrap_or_else(|| model.intern(Expr::Empty(Kind::Relation)));
    model.intern(Expr::Plus(union))
}

/// Whether the assumptions forbid all cycles of one location.
fn is_coherent(model: &Model) -> bool {
    let mut model = model.clone();
    let cycles = closure(&mut model, &[Rel::PoLoc, Rel::Rf, Rel::Co, Rel::Fr]);
    let id = relation(&mut model, Rel::Id);
    let left = model.intern(Expr::Intersection(cycles, id));
    let right = model.intern(Expr::Empty(Kind::Relation));
    let claim = Claim {
        rotated: true,
        ..within(left, right)
    };
    prove_claims(&model, &[claim], Effort::Proofs, Stop::Never) == [Answer::Proved]
}

/// What is true in all executions that satisfy the axioms of one location.
fn coherence(model: &mut Model) -> Vec<Claim> {
    let [po_loc, coi, fri, co, rf, rmw] =
        [Rel::PoLoc, Rel::Coi, Rel::Fri, Rel::Co, Rel::Rf, Rel::Rmw].map(|r| relation(model, r));
    let writes = model.intern(Expr::Set(BuiltinSet::W));
    let writes = model.intern(Expr::Identity(writes));
    let first = model.intern(Expr::Sequence(writes, po_loc));
    let between_writes = model.intern(Expr::Sequence(first, writes));
    let update = model.intern(Expr::Sequence(rf, rmw));
    vec![
        within(coi, po_loc),
        within(fri, po_loc),
        within(between_writes, coi),
        within(update, co),
    ]
}
