//! Expressions that automata are compared with to find out what a constraint is.

use crate::model::{self, ConstraintId, Expr, ExprId, Model};
use crate::synchronise;
use katec_checker::builtin::BuiltinRelation::{Co, Fr, Po, PoLoc, Rf, Rfe};
use katec_checker::builtin::BuiltinSet;

/// Expressions that automata are compared with.
pub struct Patterns {
    pub po: ExprId,
    pub po_loc: ExprId,
    /// `(po | rf)+`
    pub causal: ExprId,
    /// `co | fr | co;rf | fr;rf`: all of extended coherence but `rf`, which is causal.
    pub least_coherence: ExprId,
    /// `(rf | co | fr)+`
    pub coherence: ExprId,
    /// `(rf | co | fr)*`
    pub most_coherence: ExprId,
    /// `po-loc | rf | co | fr`
    pub thread_coherence: ExprId,
    /// `(po-loc | rf | co | fr)*`
    pub repeated_thread_coherence: ExprId,
    /// Only of models with an axiom that synchronisation between accesses was injected into.
    pub global: Option<GlobalOrder>,
}

/// What a global order contains that has more than coherence in common with the causal order.
pub struct GlobalOrder {
    /// `co | fr | rfe`
    pub communication: ExprId,
    /// `[M];(po | rfe)*;rfe;(po | rfe)*;[M]`
    pub external: ExprId,
    /// What was injected.
    pub crossing: ExprId,
}

impl GlobalOrder {
    fn new(model: &mut Model, injected: &[ConstraintId]) -> Option<Self> {
        if injected.is_empty() {
            return None;
        }
        let crossing = synchronise::synchronisation(model, true);
        let has_crossing = |id: &ConstraintId| match model.constraints[id.index()].check {
            model::Check::Acyclic(order) => {
                matches!(model.expr(order), Expr::Union(_, edges) if edges == crossing)
            }
            _ => false,
        };
        if !injected.iter().any(has_crossing) {
            return None;
        }
        let [po, rfe, co, fr] = [Po, Rfe, Co, Fr].map(|r| model.intern(Expr::Relation(r)));
        let moves = model.intern(Expr::Union(co, fr));
        let steps = model.intern(Expr::Union(po, rfe));
        let steps = model.intern(Expr::Star(steps));
        let accesses = model.intern(Expr::Set(BuiltinSet::M));
        let accesses = model.intern(Expr::Identity(accesses));
        let parts = [steps, rfe, steps, accesses];
        Some(Self {
            communication: model.intern(Expr::Union(moves, rfe)),
            external: parts.into_iter().fold(accesses, |all, part| {
                model.intern(Expr::Sequence(all, part))
            }),
            crossing,
        })
    }
}

impl Patterns {
    pub fn new(model: &mut Model, injected: &[ConstraintId]) -> Self {
        let [po, po_loc, rf, co, fr] =
            [Po, PoLoc, Rf, Co, Fr].map(|r| model.intern(Expr::Relation(r)));
        let causal = model.intern(Expr::Union(po, rf));
        let moves = model.intern(Expr::Union(co, fr));
        let read = model.intern(Expr::Sequence(moves, rf));
        let com = model.intern(Expr::Union(rf, moves));
        let thread_coherence = model.intern(Expr::Union(po_loc, com));
        Self {
            po,
            po_loc,
            causal: model.intern(Expr::Plus(causal)),
            least_coherence: model.intern(Expr::Union(moves, read)),
            coherence: model.intern(Expr::Plus(com)),
            most_coherence: model.intern(Expr::Star(com)),
            thread_coherence,
            repeated_thread_coherence: model.intern(Expr::Star(thread_coherence)),
            global: GlobalOrder::new(model, injected),
        }
    }
}
