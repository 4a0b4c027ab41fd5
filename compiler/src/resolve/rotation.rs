//! `rot r` on the left of a claim: the events on cycles of `r`, with themselves.
//!
//! A cycle of `a;b` goes by `a` to some event and by `b` back. Begun there, it is a cycle of `b;a`.
//! So `rot (a;b)` is `(a;b | b;a) & id`, and in general a union with one part for each place where
//! a path of `r` can be cut in two: the second half, then the first.
//!
//! Cuts are between the steps that an expression is made of. Within what is not made of steps, an
//! intersection or a recursive definition, there are none.

use crate::model::{Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinRelation, Kind};
use std::collections::BTreeMap;

/// What is before a cut, and what is after it.
type Cut = (ExprId, ExprId);

/// The relation and all its rotations, each event with itself.
pub fn on_cycles(model: &mut Model, relation: ExprId) -> ExprId {
    let relation = without_identity(model, relation);
    let mut cuts: BTreeMap<ExprId, Vec<Cut>> = BTreeMap::new();
    // Operands come before what is made of them.
    for id in model.cone([relation]) {
        if model.kind(id) == Kind::Relation {
            let own = cuts_of(model, id, &cuts);
            cuts.insert(id, own);
        }
    }
    let mut all = relation;
    for (before, after) in cuts.remove(&relation).unwrap_or_default() {
        let turned = model.intern(Expr::Sequence(after, before));
        all = model.intern(Expr::Union(all, turned));
    }
    with_identity(model, all)
}

/// `r & id`.
pub fn with_identity(model: &mut Model, relation: ExprId) -> ExprId {
    let id = model.intern(Expr::Relation(BuiltinRelation::Id));
    model.intern(Expr::Intersection(relation, id))
}

/// `r` for `r & id`.
pub fn without_identity(model: &Model, relation: ExprId) -> ExprId {
    let is_identity = |id: ExprId| model.expr(id) == Expr::Relation(BuiltinRelation::Id);
    match model.expand(relation) {
        Expr::Intersection(a, b) if is_identity(b) => a,
        Expr::Intersection(a, b) if is_identity(a) => b,
        _ => relation,
    }
}

/// The cuts of an expression, given those of its operands.
fn cuts_of(model: &mut Model, id: ExprId, known: &BTreeMap<ExprId, Vec<Cut>>) -> Vec<Cut> {
    let of = |id: ExprId| known.get(&id).cloned().unwrap_or_default();
    match model.expr(id) {
        Expr::Union(a, b) => [of(a), of(b)].concat(),
        Expr::Optional(a) => of(a),
        Expr::Definition(d) if model.definition(d).group.is_none() => of(model.definition(d).body),
        Expr::Inverse(a) => {
            let mut inverse = |id: ExprId| model.intern(Expr::Inverse(id));
            let turned = of(a).into_iter();
            turned
                .map(|(before, after)| (inverse(after), inverse(before)))
                .collect()
        }
        Expr::Sequence(a, b) => {
            let mut cuts = vec![(a, b)];
            for (before, after) in of(a) {
                cuts.push((before, model.intern(Expr::Sequence(after, b))));
            }
            for (before, after) in of(b) {
                cuts.push((model.intern(Expr::Sequence(a, before)), after));
            }
            cuts
        }
        Expr::Plus(a) | Expr::Star(a) => {
            let star = model.intern(Expr::Star(a));
            let plus = model.intern(Expr::Plus(a));
            let mut cuts = vec![(plus, plus)];
            for (before, after) in of(a) {
                let before = model.intern(Expr::Sequence(star, before));
                cuts.push((before, model.intern(Expr::Sequence(after, star))));
            }
            cuts
        }
        _ => Vec::new(),
    }
}
