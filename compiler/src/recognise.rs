//! Expressions in the language's own words.
//!
//! Models say in many ways what has a name here: `rf^-1;co` and `(rf^-1;co) \ id` are `fr`,
//! `rf & ext` is `rfe`, a read without a source does not exist. What later phases know of `fr`,
//! they should know of all of these. So they look at a model in which such expressions are replaced
//! by names; the reference evaluator does not, and evaluates what is written.
//!
//! Every rule is an equality that holds in every execution that exploration builds: in those, every
//! read has a source (proofs, which know less of executions, do not use this).

use crate::model::{Check, Constraint, Expr, ExprId, Model, Role, each_once};
use katec_checker::builtin::BuiltinRelation::{self, Co, Ext, Fr, Id, Int, Po, Rf, Rmw};
use katec_checker::builtin::{BuiltinSet, Kind};
use std::ops::Deref;

/// A model in the language's own words.
#[derive(Clone, Debug)]
pub struct Recognised(Model);

impl Recognised {
    /// The model, to add expressions to that have names where there are any.
    pub(crate) fn extend(&mut self) -> &mut Model {
        &mut self.0
    }
}

impl Deref for Recognised {
    type Target = Model;

    fn deref(&self) -> &Model {
        &self.0
    }
}

/// The model with names for what has one.
pub fn recognise(model: &Model) -> Recognised {
    Recognised(model.rebuilt(|model, expr| {
        let recognised = recognised(model, expr);
        model.intern(recognised)
    }))
}

/// An expression that equals the given one, whose operands have been replaced already.
fn recognised(model: &mut Model, expr: Expr) -> Expr {
    match expr {
        Expr::Union(a, b) if a == b || is_empty(model, b) => model.expr(a),
        Expr::Union(a, b) if is_empty(model, a) => model.expr(b),
        Expr::Intersection(a, b) if a == b => model.expr(a),
        Expr::Intersection(a, b) if is_empty(model, a) || is_empty(model, b) => {
            Expr::Empty(model.kind(a))
        }
        Expr::Intersection(a, b) => match part(model, a, b) {
            Some(part) => part,
            None => part(model, b, a).unwrap_or(expr),
        },
        Expr::Difference(a, b) => difference(model, a, b).unwrap_or(expr),
        Expr::Sequence(a, b) | Expr::Product(a, b) if is_empty(model, a) || is_empty(model, b) => {
            Expr::Empty(Kind::Relation)
        }
        Expr::Sequence(a, b) => from_read(model, a, b).unwrap_or(expr),
        Expr::Product(a, b) => from_initial(model, a, b).unwrap_or(expr),
        Expr::Plus(a) | Expr::Inverse(a) | Expr::Identity(a) if is_empty(model, a) => {
            Expr::Empty(Kind::Relation)
        }
        Expr::Plus(a) => match model.expand(a) {
            transitive @ Expr::Relation(relation) if relation.facts().transitive => transitive,
            _ => expr,
        },
        Expr::Star(a) | Expr::Optional(a) if is_empty(model, a) => Expr::Relation(Id),
        Expr::Domain(a) | Expr::Range(a) if is_empty(model, a) => Expr::Empty(Kind::Set),
        Expr::Range(a) if is(model, a, Rf) => Expr::Set(BuiltinSet::R),
        _ => expr,
    }
}

fn is(model: &Model, id: ExprId, relation: BuiltinRelation) -> bool {
    model.expand(id) == Expr::Relation(relation)
}

fn is_empty(model: &Model, id: ExprId) -> bool {
    matches!(model.expand(id), Expr::Empty(_))
}

/// The part of communication within or between threads: `rf & ext` is `rfe`, and `(rf | co) & ext`
/// is `rfe | coe`.
fn part(model: &mut Model, relation: ExprId, side: ExprId) -> Option<Expr> {
    match model.expand(side) {
        Expr::Relation(side @ (Int | Ext)) => side_of(model, relation, side),
        _ => None,
    }
}

fn side_of(model: &mut Model, relation: ExprId, side: BuiltinRelation) -> Option<Expr> {
    let mut parts = Vec::new();
    let all_have_parts = each_once(relation, |id, work| {
        match model.expand(id) {
            Expr::Relation(relation) => match relation.restricted_to(side) {
                Some(part) if parts.contains(&Expr::Relation(part)) => {}
                Some(part) => parts.push(Expr::Relation(part)),
                None => return false,
            },
            Expr::Union(a, b) => work.extend([b, a]),
            _ => return false,
        }
        true
    });
    if !all_have_parts {
        return None;
    }
    parts.into_iter().reduce(|union, part| {
        let (union, part) = (model.intern(union), model.intern(part));
        Expr::Union(union, part)
    })
}

/// Initial writes come before every other event in program order: `IW * (S \ IW)` is `[IW];po;[S]`.
fn from_initial(model: &mut Model, a: ExprId, b: ExprId) -> Option<Expr> {
    let initial = Expr::Set(BuiltinSet::Iw);
    if model.expand(a) != initial {
        return None;
    }
    let to = match model.expand(b) {
        Expr::Difference(set, removed) if model.expand(removed) == initial => set,
        _ => return None,
    };
    let from = model.intern(Expr::Identity(a));
    let po = model.intern(Expr::Relation(Po));
    let before = model.intern(Expr::Sequence(from, po));
    let to = model.intern(Expr::Identity(to));
    Some(Expr::Sequence(before, to))
}

fn difference(model: &mut Model, a: ExprId, b: ExprId) -> Option<Expr> {
    if a == b || model.expand(a) == model.expand(b) || is_empty(model, a) {
        return Some(Expr::Empty(model.kind(a)));
    }
    if is_empty(model, b) {
        return Some(model.expr(a));
    }
    match (model.expand(b), model.expand(a)) {
        (Expr::Relation(Int), _) => side_of(model, a, Ext),
        (Expr::Relation(Ext), _) => side_of(model, a, Int),
        (Expr::Relation(Id) | Expr::Identity(_), Expr::Relation(relation)) => {
            relation.is_irreflexive().then(|| model.expr(a))
        }
        _ => None,
    }
}

/// `rf^-1;co` is `fr`, and `(rf^-1)?;co` is `co | fr`, whatever comes before in the same product.
fn from_read(model: &mut Model, a: ExprId, b: ExprId) -> Option<Expr> {
    if let Expr::Sequence(co, rest) = model.expand(b)
        && let Some(joined) = from_read(model, a, co)
    {
        let joined = model.intern(joined);
        return Some(Expr::Sequence(joined, rest));
    }
    if !is(model, b, Co) {
        return None;
    }
    let (before, last) = match model.expand(a) {
        Expr::Sequence(before, last) => (Some(before), last),
        _ => (None, a),
    };
    let joined = match model.expand(last) {
        Expr::Inverse(rf) if is(model, rf, Rf) => Expr::Relation(Fr),
        Expr::Optional(inverse) => match model.expand(inverse) {
            Expr::Inverse(rf) if is(model, rf, Rf) => {
                let fr = model.intern(Expr::Relation(Fr));
                Expr::Union(b, fr)
            }
            _ => return None,
        },
        _ => return None,
    };
    match before {
        Some(before) => {
            let joined = model.intern(joined);
            Some(Expr::Sequence(before, joined))
        }
        None => Some(joined),
    }
}

/// How many parts of a union of intersections [`is_atomicity`] looks at.
const PART_LIMIT: usize = 64;

/// Whether an axiom says no more than that read-modify-writes are atomic: `empty rmw & X` with `X`
/// within `fr;co`. There may be parts that are always empty beside it: `([RMW] | rmw) & (fr;co)` is
/// written for tools in which a read-modify-write can be one event.
///
/// Exploration itself keeps read-modify-writes atomic, and it must be allowed to look at graphs in
/// which one is not for the moment, so such an axiom is not the model's to check.
pub fn is_atomicity(model: &Recognised, constraint: &Constraint) -> bool {
    let Check::Empty(root) = constraint.check else {
        return false;
    };
    let parts = parts(model, root);
    let holds = |part: &Vec<ExprId>| {
        let has = |test: &dyn Fn(Expr) -> bool| part.iter().any(|e| test(model.expand(*e)));
        // No event is both a read, where `fr;co` begins, and a write, where it ends.
        let is_harmless = |e| matches!(e, Expr::Relation(Rmw | Id) | Expr::Identity(_));
        has(&is_harmless) && has(&|e| is_write_between(model, e))
    };
    let about_updates = |part: &Vec<ExprId>| part.iter().any(|e| is(model, *e, Rmw));
    constraint.role == Role::Axiom
        && !constraint.negated
        && constraint.unless_empty.is_none()
        && parts.is_some_and(|parts| parts.iter().all(holds) && parts.iter().any(about_updates))
}

/// Whether an axiom says that all read-modify-writes are atomic: `empty rmw & (fr;co)`, whatever
/// comes beside it. (With `fre;coe`, which says the same where each location by itself is
/// sequentially consistent, an axiom says less.)
pub fn is_full_atomicity(model: &Recognised, constraint: &Constraint) -> bool {
    let Check::Empty(root) = constraint.check else {
        return false;
    };
    let is_between = |e: ExprId| match model.expand(e) {
        Expr::Sequence(a, b) => is(model, a, Fr) && is(model, b, Co),
        _ => false,
    };
    let says_all = |part: &Vec<ExprId>| match part[..] {
        [a, b] => is(model, a, Rmw) && is_between(b) || is(model, b, Rmw) && is_between(a),
        _ => false,
    };
    is_atomicity(model, constraint) && parts(model, root).is_some_and(|p| p.iter().any(says_all))
}

/// An expression as a union of intersections, if these are few.
fn parts(model: &Model, root: ExprId) -> Option<Vec<Vec<ExprId>>> {
    let mut work: Vec<Vec<ExprId>> = vec![vec![root]];
    let mut parts = Vec::new();
    while let Some(mut part) = work.pop() {
        let divisible = part
            .iter()
            .position(|e| matches!(model.expand(*e), Expr::Union(..) | Expr::Intersection(..)));
        let Some(at) = divisible else {
            parts.push(part);
            continue;
        };
        let divided = part.swap_remove(at);
        match model.expand(divided) {
            Expr::Union(a, b) => {
                work.push(part.iter().copied().chain([a]).collect());
                work.push(part.iter().copied().chain([b]).collect());
            }
            Expr::Intersection(a, b) => work.push(part.into_iter().chain([a, b]).collect()),
            _ => unreachable!("only unions and intersections are divided"),
        }
        if parts.len() + work.len() > PART_LIMIT || work.iter().any(|part| part.len() > PART_LIMIT)
        {
            return None;
        }
    }
    Some(parts)
}

/// `fr;co`, or with parts of them.
fn is_write_between(model: &Model, expr: Expr) -> bool {
    let Expr::Sequence(a, b) = expr else {
        return false;
    };
    is_within(model, a, Fr) && is_within(model, b, Co)
}

/// Whether an expression is seen to be within a relation.
fn is_within(model: &Model, id: ExprId, whole: BuiltinRelation) -> bool {
    each_once(id, |id, work| {
        match model.expand(id) {
            Expr::Relation(relation) if relation.is_within(whole) => {}
            Expr::Difference(a, _) => work.push(a),
            Expr::Union(a, b) => work.extend([a, b]),
            Expr::Intersection(a, b) => {
                let is_part =
                    |id| matches!(model.expand(id), Expr::Relation(r) if r.is_within(whole));
                work.push(if is_part(b) { b } else { a });
            }
            _ => return false,
        }
        true
    })
}
