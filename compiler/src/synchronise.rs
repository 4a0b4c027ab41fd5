//! Injected synchronisation: what the runtime orders under every model, so that no model file has
//! to mention it.
//!
//! Thread creation, join and barrier rounds are part of what the built-in `po` means (see
//! [`katec_checker::builtin`]), so every happens-before built from `po` has them. That is not
//! enough for models that weaken `po`: under TSO a write before a thread's creation and a read in
//! the created thread are a write and a read in program order, which TSO may reorder, but creating
//! a thread drains the store buffer. So every `acyclic` axiom over a *global order*, a relation
//! that contains `co` and `fr`, gets the program order that crosses a synchronisation,
//! `po?;(tc | tj | sbr;po | po;sbr);po?`, as edges of its own.
//!
//! Whether a relation contains `co` and `fr` is read off its unions, definitions and closures,
//! which is how models write global orders, in the language's own words ([`crate::recognise`]). A
//! relation that contains `po` itself has these edges already.
//!
//! # Edges between accesses
//!
//! If all other edges of the order begin and end at accesses, edges from accesses to accesses are
//! enough. A cycle has an edge of another kind, since `po` has no cycles; so the synchronisation
//! edges in it form chains that begin and end at accesses, and a chain is one edge, since `po` is
//! transitive and contains the crossing.
//!
//! # Orders of one location
//!
//! `A = po-loc | rf | co | fr`, as in SC per location, contains `co` and `fr` too. It needs no
//! edges if another axiom is about a global order `B` that has them and contains `rfe`, `coe` and
//! `fre`. Take a cycle of `A` and synchronisation edges. If there are none of the latter in it, it
//! is one of `A`. If there are, look at a part `a .. b` between two of them, which is a path of `A`
//! at one location. As `A` has no cycles, `a` is before `b` in `rf | co;rf? | fr;rf?`, or both read
//! the same write and `a` is before `b` in `po`. Every step of these that stays in a thread is one
//! of `po`, for the same reason. If it is the first or the last step, it goes into the
//! synchronisation edge before or after it. In the middle there is none: `co` and `fr` are followed
//! by one more `rf` at most. What is left are steps of `B`: it has a cycle too. What is true of `A`
//! is true of its parts, if `A` has no cycles.

use crate::model::{Check, Constraint, ConstraintId, Expr, ExprId, Model, Role, each_once};
use crate::recognise::Recognised;
use katec_checker::builtin::BuiltinRelation::{Co, Coe, Fr, Fre, Po, PoLoc, Rf, Rfe, Sbr};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, SetMask};
use std::ops::Deref;

/// A model whose global orders have the synchronisation edges. It evaluates to what its authors
/// mean on every execution.
#[derive(Clone, Debug)]
pub struct Synchronised(Model);

impl Synchronised {
    /// Adds the edges to a resolved model that has none yet.
    pub(crate) fn new(mut model: Model, orders: &[OrderToExtend]) -> Self {
        add_edges(&mut model, orders);
        Self(model)
    }
}

impl Deref for Synchronised {
    type Target = Model;

    fn deref(&self) -> &Model {
        &self.0
    }
}

/// The orders of a model that synchronisation matters for.
#[derive(Clone, Debug)]
pub struct GlobalOrders {
    /// Those that get edges.
    pub(crate) extended: Vec<OrderToExtend>,
    /// One that makes edges of orders of one location needless.
    pub(crate) covering: Option<ConstraintId>,
}

/// A constraint that gets synchronisation edges.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrderToExtend {
    pub constraint: ConstraintId,
    /// It is an order of one location, or a part of one.
    pub one_location: bool,
    /// Edges between accesses are enough.
    accesses: bool,
}

/// The constraints of a model that get synchronisation edges, and the one that covers others.
pub(crate) fn global_orders(model: &Recognised) -> GlobalOrders {
    let constraints = model.constraints.iter();
    let orders: Vec<Option<Order>> = constraints.map(|c| Order::of(model, c)).collect();
    let covers = |order: &Option<Order>| order.as_ref().is_some_and(|order| order.covers);
    let covering = orders.iter().position(covers).map(ConstraintId::new);
    let needs_edges = |order: &Order| !(order.has_po || covering.is_some() && order.one_location);
    let extended = orders.into_iter().enumerate().filter_map(|(index, order)| {
        let order = order.filter(needs_edges)?;
        Some(OrderToExtend {
            constraint: ConstraintId::new(index),
            one_location: order.within_location,
            accesses: order.accesses,
        })
    });
    GlobalOrders {
        extended: extended.collect(),
        covering,
    }
}

/// Adds the synchronisation edges to global orders.
pub(crate) fn add_edges(model: &mut Model, orders: &[OrderToExtend]) {
    for order in orders {
        let index = order.constraint.index();
        if let Check::Acyclic(relation) = model.constraints[index].check {
            let edges = synchronisation(model, order.accesses);
            let extended = model.intern(Expr::Union(relation, edges));
            model.constraints[index].check = Check::Acyclic(extended);
        }
    }
}

/// What an axiom says has no cycles, if it contains `co` and `fr`.
struct Order {
    /// It contains `po`.
    has_po: bool,
    /// All edges begin and end at accesses.
    accesses: bool,
    /// It is `po-loc | rf | co | fr`, perhaps with parts of these (`rmw`) written beside them.
    one_location: bool,
    /// It is a part of that.
    within_location: bool,
    /// It is another order, is demanded of every execution, and contains `rfe`, `coe` and `fre`.
    covers: bool,
}

impl Order {
    fn of(model: &Model, constraint: &Constraint) -> Option<Order> {
        let Check::Acyclic(relation) = constraint.check else {
            return None;
        };
        let members = union_members(model, relation);
        let contains = |test: &dyn Fn(Expr) -> bool| members.iter().any(|m| test(model.expr(*m)));
        let has_co = contains(&|e| matches!(e, Expr::Relation(Co | Coe)));
        let has_fr = contains(&|e| matches!(e, Expr::Relation(Fr | Fre)));
        if constraint.role != Role::Axiom || !has_co || !has_fr {
            return None;
        }
        let has_rf = contains(&|e| matches!(e, Expr::Relation(Rf | Rfe)));
        let coherence = [PoLoc, Rf, Co].map(Expr::Relation);
        let within_location = members.iter().all(|m| is_of_one_location(model.expr(*m)));
        let one_location =
            within_location && coherence.iter().all(|part| contains(&|e| e == *part));
        Some(Order {
            has_po: contains(&|e| e == Expr::Relation(Po)),
            accesses: members
                .iter()
                .all(|m| Side::BOTH.iter().all(|side| side.is_access(model, *m))),
            one_location: one_location && !constraint.negated,
            within_location: within_location && !constraint.negated,
            covers: !one_location
                && has_rf
                && !constraint.negated
                && constraint.unless_empty.is_none(),
        })
    }
}

/// The expressions whose union, up to transitive closure, is the given one.
fn union_members(model: &Model, root: ExprId) -> Vec<ExprId> {
    let mut members = Vec::new();
    each_once(root, |id, work| {
        match model.expr(id) {
            Expr::Union(a, b) => work.extend([a, b]),
            Expr::Plus(a) | Expr::Star(a) | Expr::Optional(a) => work.push(a),
            Expr::Definition(d) if model.definition(d).group.is_none() => {
                work.push(model.definition(d).body);
            }
            _ => members.push(id),
        }
        true
    });
    members
}

fn is_of_one_location(expr: Expr) -> bool {
    let parts = [PoLoc, Rf, Co, Fr];
    matches!(expr, Expr::Relation(relation) if parts.iter().any(|whole| relation.is_within(*whole)))
}

/// One side of the pairs of a relation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Side {
    First,
    Second,
}

impl Side {
    const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// Whether all events on this side of a relation are seen to be accesses.
    fn is_access(self, model: &Model, relation: ExprId) -> bool {
        each_once((self, relation), |(side, id), work| {
            match (model.expand(id), side) {
                (Expr::Relation(relation), side) => {
                    let (first, second) = relation.ends();
                    let end = match side {
                        Side::First => first,
                        Side::Second => second,
                    };
                    if !is_within_accesses(end.required) {
                        return false;
                    }
                }
                (Expr::Identity(set), _) if is_set_of_accesses(model, set) => {}
                (Expr::Sequence(a, _), Side::First) => work.push((side, a)),
                (Expr::Sequence(_, b), Side::Second) => work.push((side, b)),
                (Expr::Union(a, b), _) => work.extend([(side, a), (side, b)]),
                (Expr::Plus(a) | Expr::Difference(a, _), _) => work.push((side, a)),
                (Expr::Inverse(a), Side::First) => work.push((Side::Second, a)),
                (Expr::Inverse(a), Side::Second) => work.push((Side::First, a)),
                _ => return false,
            }
            true
        })
    }
}

fn is_set_of_accesses(model: &Model, set: ExprId) -> bool {
    each_once(set, |id, work| {
        match model.expand(id) {
            Expr::Set(set) if is_within_accesses(SetMask::of(&[set])) => {}
            Expr::Union(a, b) => work.extend([a, b]),
            // One of them is enough; which is mostly the first.
            Expr::Intersection(a, b) => work.push(if is_basic_access(model, a) { a } else { b }),
            Expr::Difference(a, _) => work.push(a),
            _ => return false,
        }
        true
    })
}

fn is_basic_access(model: &Model, id: ExprId) -> bool {
    matches!(model.expand(id), Expr::Set(set) if is_within_accesses(SetMask::of(&[set])))
}

/// Whether every event in all of these sets is an access.
fn is_within_accesses(sets: SetMask) -> bool {
    sets.is_within(BuiltinSet::M)
}

/// `po?;(tc | tj | sbr;po | po;sbr);po?`, or its edges between accesses.
pub(crate) fn synchronisation(model: &mut Model, accesses: bool) -> ExprId {
    let po = model.intern(Expr::Relation(Po));
    let crossings: Vec<ExprId> = (BuiltinRelation::crossings())
        .map(|relation| model.intern(Expr::Relation(relation)))
        .collect();
    let sbr = model.intern(Expr::Relation(Sbr));
    let leave = model.intern(Expr::Sequence(sbr, po));
    let arrive = model.intern(Expr::Sequence(po, sbr));
    let threads = (crossings.into_iter()).reduce(|a, b| model.intern(Expr::Union(a, b)));
    let rounds = model.intern(Expr::Union(leave, arrive));
    let steps = threads.map_or(rounds, |threads| model.intern(Expr::Union(threads, rounds)));
    let around = model.intern(Expr::Optional(po));
    let tail = model.intern(Expr::Sequence(steps, around));
    let edges = model.intern(Expr::Sequence(around, tail));
    if !accesses {
        return edges;
    }
    let set = model.intern(Expr::Set(BuiltinSet::M));
    let test = model.intern(Expr::Identity(set));
    let from = model.intern(Expr::Sequence(test, edges));
    model.intern(Expr::Sequence(from, test))
}
