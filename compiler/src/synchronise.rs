//! Injected synchronisation: what the runtime orders under every model, so that no model file has to mention it.
//!
//! Thread creation, join and barrier rounds are part of what the built-in `po` means (see
//! [`katec_checker::builtin`]), so every happens-before built from `po` has them. That is not enough for models that
//! weaken `po`: under TSO a write before a thread's creation and a read in the created thread are a write and a
//! read in program order, which TSO may reorder, but creating a thread drains the store buffer. So every
//! `acyclic` axiom over a *global order*, a relation that contains `co` and `fr`, gets the program order that
//! crosses a synchronisation as edges of its own.
//!
//! Whether a relation contains `co` and `fr` is read off its unions, definitions and closures, which is how models
//! write global orders. A relation that contains `po` itself has these edges already.

use crate::model::{Check, Constraint, Expr, ExprId, Model, Role};
use katec_checker::builtin::BuiltinRelation::{Co, Coe, Fr, Fre, Id, Po, Rf, Sbr, Tc, Tj};

/// Adds the synchronisation edges to the global orders of a resolved model, and returns which constraints got them.
pub fn inject(model: &mut Model) -> Vec<usize> {
    let mut changed = Vec::new();
    for index in 0..model.constraints.len() {
        if let Some(order) = global_order(model, &model.constraints[index]) {
            let edges = synchronisation(model);
            let extended = model.intern(Expr::Union(order, edges));
            model.constraints[index].check = Check::Acyclic(extended);
            changed.push(index);
        }
    }
    changed
}

fn global_order(model: &Model, constraint: &Constraint) -> Option<ExprId> {
    let Check::Acyclic(order) = constraint.check else {
        return None;
    };
    let members = union_members(model, order);
    let contains = |test: &dyn Fn(Expr) -> bool| members.iter().any(|m| test(model.expr(*m)));
    let has_co = contains(&|e| matches!(e, Expr::Relation(Co | Coe)));
    let has_fr = contains(&|e| is_from_read(model, e));
    let has_po = contains(&|e| e == Expr::Relation(Po));
    (constraint.role == Role::Axiom && has_co && has_fr && !has_po).then_some(order)
}

/// The expressions whose union, up to transitive closure, is the given one.
fn union_members(model: &Model, root: ExprId) -> Vec<ExprId> {
    let mut members = Vec::new();
    let mut work = vec![root];
    while let Some(id) = work.pop() {
        match model.expr(id) {
            Expr::Union(a, b) => work.extend([a, b]),
            Expr::Plus(a) | Expr::Star(a) | Expr::Optional(a) => work.push(a),
            Expr::Definition(d) if model.definition(d).group.is_none() => {
                work.push(model.definition(d).body);
            }
            _ => members.push(id),
        }
    }
    members
}

/// `fr`, `fre`, `rf^-1;co` or `(rf^-1;co) \ id`.
fn is_from_read(model: &Model, expr: Expr) -> bool {
    match expr {
        Expr::Relation(Fr | Fre) => true,
        Expr::Difference(a, b) => {
            model.expr(b) == Expr::Relation(Id) && is_from_read(model, model.expr(a))
        }
        Expr::Sequence(a, b) => {
            let reads =
                matches!(model.expr(a), Expr::Inverse(rf) if model.expr(rf) == Expr::Relation(Rf));
            reads && model.expr(b) == Expr::Relation(Co)
        }
        _ => false,
    }
}

/// `po?;(tc | tj | sbr;po | po;sbr);po?`.
fn synchronisation(model: &mut Model) -> ExprId {
    let [po, tc, tj, sbr] = [Po, Tc, Tj, Sbr].map(|r| model.intern(Expr::Relation(r)));
    let leave = model.intern(Expr::Sequence(sbr, po));
    let arrive = model.intern(Expr::Sequence(po, sbr));
    let threads = model.intern(Expr::Union(tc, tj));
    let rounds = model.intern(Expr::Union(leave, arrive));
    let steps = model.intern(Expr::Union(threads, rounds));
    let around = model.intern(Expr::Optional(po));
    let tail = model.intern(Expr::Sequence(steps, around));
    model.intern(Expr::Sequence(around, tail))
}
