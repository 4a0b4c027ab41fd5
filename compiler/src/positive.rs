//! Axioms that stay broken as more is chosen of an execution.
//!
//! Take a graph in which some reads have no source yet, and some writes no place in coherence. As
//! these are chosen, `rf`, `co`, `fr` and what is made of them get more pairs, and so do `loc` and
//! `po-loc`; all other relations and all sets stay. An axiom about cycles, reflexive pairs or
//! emptiness that takes none of these away from anything is then broken for good once it is broken.
//!
//! Or take a part of an execution: some of its events, with those that they depend on. Built-in
//! relations and sets say the same of these events as in the whole, where paths are longer. So an
//! axiom is broken for good if it takes no paths away from anything.

use crate::model::{Check, Constraint, Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet as Set};
use std::collections::BTreeSet;

/// Whether an axiom that does not hold of a part of the choices holds of no more of them.
pub(crate) fn is_positive(model: &Model, axiom: &Constraint) -> bool {
    stays_broken(model, axiom, grows, |_| false)
}

/// Whether an axiom that does not hold of a part of an execution does not hold of the whole.
pub(crate) fn holds_of_parts(model: &Model, axiom: &Constraint) -> bool {
    stays_broken(model, axiom, has_paths, depends_on_neighbours)
}

/// Whether an axiom stays broken as there is more of what `grows`, nothing of which is taken away
/// from anything, and if it mentions nothing that may change in any way.
fn stays_broken(
    model: &Model,
    axiom: &Constraint,
    grows: fn(Expr) -> bool,
    changes: fn(Expr) -> bool,
) -> bool {
    let fixed = |expression| mentions(model, expression, grows).is_none();
    let (positive, subtracted) = match axiom.check {
        Check::Acyclic(e) | Check::Irreflexive(e) | Check::Empty(e) | Check::Coherence(e) => {
            (e, None)
        }
        Check::Included(claim) => (claim.left, Some(claim.right)),
    };
    let equal = matches!(axiom.check, Check::Included(claim) if claim.equal);
    let breaks = |expr: Expr| match expr {
        Expr::Difference(_, b) => !fixed(b),
        Expr::Complement(a) => !fixed(a),
        expr => changes(expr),
    };
    !axiom.negated
        && !equal
        && axiom.unless_empty.is_none()
        && subtracted.is_none_or(fixed)
        && mentions(model, positive, breaks).is_none()
}

/// Whether an expression is about how events are connected by others, or may be.
fn has_paths(expr: Expr) -> bool {
    let connects = matches!(
        expr,
        Expr::Sequence(..)
            | Expr::Plus(_)
            | Expr::Star(_)
            | Expr::Domain(_)
            | Expr::Range(_)
            | Expr::Declared(_)
    );
    connects || depends_on_neighbours(expr)
}

/// Whether what a built-in says of events depends on which others there are. Of a created thread,
/// what comes first in a part need not be what comes first in the whole.
fn depends_on_neighbours(expr: Expr) -> bool {
    let ends = [Set::Tb, Set::Te];
    let neighbours = [Rel::RcuRscs, Rel::SrcuRscs, Rel::Tc];
    match expr {
        Expr::Set(set) => ends.contains(&set),
        Expr::Relation(relation) => neighbours.contains(&relation),
        _ => false,
    }
}

/// Whether an expression is a relation that depends on what is chosen.
fn grows(expr: Expr) -> bool {
    let chosen = [Rel::Rf, Rel::Co, Rel::Fr, Rel::Loc, Rel::PoLoc];
    matches!(expr, Expr::Relation(r) if chosen.iter().any(|c| r.is_within(*c) && r != Rel::Rmw))
}

/// An expression with a property that another one is made of, recursive definitions included.
fn mentions(model: &Model, root: ExprId, has: impl Fn(Expr) -> bool) -> Option<ExprId> {
    let mut seen = BTreeSet::new();
    let mut todo = vec![root];
    while let Some(id) = todo.pop() {
        if !seen.insert(id) {
            continue;
        }
        let expr = model.expr(id);
        if has(expr) {
            return Some(id);
        }
        match expr {
            Expr::Sequence(from, around) if is_program_order_or_nothing(model, around) => {
                todo.extend(without_creation(model, from));
            }
            expr => todo.extend(expr.operands()),
        }
        if let Expr::Definition(definition) = expr {
            todo.push(model.definition(definition).body);
        }
    }
    None
}

/// Whether an expression is `po?`. `tc;po?` leads to all events of a thread, whichever is first.
fn is_program_order_or_nothing(model: &Model, id: ExprId) -> bool {
    match model.expand(id) {
        Expr::Optional(inner) => model.expand(inner) == Expr::Relation(Rel::Po),
        _ => false,
    }
}

/// The members of a union, without `tc`.
fn without_creation(model: &Model, union: ExprId) -> Vec<ExprId> {
    match model.expand(union) {
        Expr::Union(a, b) => [a, b]
            .into_iter()
            .flat_map(|member| without_creation(model, member))
            .collect(),
        Expr::Relation(Rel::Tc) => Vec::new(),
        _ => vec![union],
    }
}
