//! Claims that other phases make up about a model, and whether they are proved.
//!
//! [`crate::requirements`] and [`crate::lower`] need to know that one expression is within another,
//! or that all cycles of one are cycles of another. They build the expressions here, on a copy of
//! the model, and ask [`crate::prove`]. Only proofs count: what is refuted or not decided within
//! the limits is not known.

use crate::model::{
    Check, Claim, Declaration, DeclarationId, Expr, ExprId, FileId, Model, ProofStatement, Span,
};
use crate::prove::{Answer, Counterexample, Effort, Stop, prove_claims};
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet, Kind};

/// The place of what is not in a text.
const NOWHERE: Span = Span {
    file: FileId::FIRST,
    start: 0,
    end: 0,
};

/// A copy of a model that expressions can be added to. The ids of the model are valid in it.
pub struct Claims {
    model: Model,
    /// When a proof is given up.
    stop: Stop,
}

impl Claims {
    /// For claims about a model that hold in every execution, whatever the model assumes.
    pub fn new(model: &Model) -> Self {
        let mut model = model.clone();
        model.assumes.clear();
        let stop = Stop::Never;
        Self { model, stop }
    }

    /// The same, where a proof may have so many steps.
    #[must_use]
    pub fn with_steps(self, steps: u64) -> Self {
        let stop = Stop::After(steps);
        Self { stop, ..self }
    }

    /// The model with what was added.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// A built-in relation.
    pub fn relation(&mut self, relation: Rel) -> ExprId {
        self.add(Expr::Relation(relation))
    }

    /// A name of which nothing is known.
    pub fn declare(&mut self, name: &str, kind: Kind) -> ExprId {
        let id = DeclarationId::new(self.model.declarations.len());
        self.model.declarations.push(Declaration {
            name: name.to_string(),
            kind,
            span: NOWHERE,
        });
        self.add(Expr::Declared(id))
    }

    /// An expression.
    pub fn add(&mut self, expr: Expr) -> ExprId {
        self.model.intern(expr)
    }

    /// The union of relations.
    pub fn union(&mut self, parts: &[ExprId]) -> ExprId {
        let parts = parts.iter().copied();
        parts
            .reduce(|a, b| self.model.intern(Expr::Union(a, b)))
            .unwrap_or_else(|| self.model.intern(Expr::Empty(Kind::Relation)))
    }

    /// `(po | rf)+`.
    pub fn causal_order(&mut self) -> ExprId {
        let parts = [Rel::Po, Rel::Rf].map(|r| self.relation(r));
        let union = self.union(&parts);
        self.add(Expr::Plus(union))
    }

    /// The relation that a check demands to be irreflexive, if it is one about cycles.
    pub fn forbidden_cycles(&mut self, check: Check) -> Option<ExprId> {
        self.model.forbidden_cycles(check)
    }

    /// Whether `left` is proved to be within `right`.
    pub fn is_included(&self, left: ExprId, right: ExprId) -> bool {
        self.is_proved(inclusion(left, right))
    }

    /// An execution in which `left` is not within `right`, if one is found.
    pub fn refutation(&self, left: ExprId, right: ExprId) -> Option<Counterexample> {
        let answers = self.answers(inclusion(left, right), Effort::Full);
        match answers.into_iter().next()? {
            Answer::Refuted(counterexample) => Some(counterexample),
            Answer::Proved | Answer::Refused(_) => None,
        }
    }

    /// Whether it is proved that `right` relates an event with itself wherever `left` does.
    pub fn cycles_are_cycles(&mut self, left: ExprId, right: ExprId) -> bool {
        self.cycles_are_cycles_without(left, right, None)
    }

    /// Likewise, in executions without events of a set.
    pub fn cycles_are_cycles_without(
        &mut self,
        left: ExprId,
        right: ExprId,
        absent: Option<BuiltinSet>,
    ) -> bool {
        let absent = absent.map(|set| {
            let events = self.add(Expr::Set(set));
            (events, self.add(Expr::Empty(Kind::Set)))
        });
        self.cycles_are_cycles_if(left, right, absent)
    }

    /// Likewise, in executions in which the first of some is within the second.
    pub fn cycles_are_cycles_if(
        &mut self,
        left: ExprId,
        right: ExprId,
        within: Option<(ExprId, ExprId)>,
    ) -> bool {
        let id = self.relation(Rel::Id);
        let left = self.add(Expr::Intersection(left, id));
        let assumed = within.map(|(smaller, larger)| ProofStatement {
            claim: inclusion(smaller, larger),
            name: None,
            span: NOWHERE,
        });
        self.model.assumes = assumed.into_iter().collect();
        let proved = self.is_proved(Claim {
            left,
            equal: false,
            right,
            rotated: true,
        });
        self.model.assumes.clear();
        proved
    }

    fn is_proved(&self, claim: Claim) -> bool {
        self.answers(claim, Effort::Proofs) == [Answer::Proved]
    }

    fn answers(&self, claim: Claim, effort: Effort) -> Vec<Answer> {
        prove_claims(&self.model, &[claim], effort, self.stop)
    }
}

fn inclusion(left: ExprId, right: ExprId) -> Claim {
    Claim {
        left,
        equal: false,
        right,
        rotated: false,
    }
}
