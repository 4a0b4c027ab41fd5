//! `with s from linearisations(e, r)`: some linear order of the events of `e` that contains `r`.
//!
//! Herd judges an execution once for each such order, and allows it if one of them allows it.
//! There are many orders, but most axioms only say of pairs which of the two comes first. Let `s`
//! be a linear order of `e`.
//!
//! | axiom | what it says of pairs of different events of `e` |
//! | --- | --- |
//! | `irreflexive s;x` | those of `x` are in `s`: else the converse pair is |
//! | `acyclic s \| x` | those of `x+` are in `s`; and `x` has no cycle |
//! | `empty s & x` | those of `x^-1` are in `s` |
//! | `empty x \ s` | those of `x` are in `s`; and `x` has no others |
//!
//! So there is such an order if and only if the pairs that must be in it have no cycle, since every
//! relation without cycles on finitely many events is within a linear order. That is said by one
//! `acyclic`, and no order has to be enumerated.
//!
//! Where an axiom says something else (that a read reads the last write before it in `s`), the name
//! stays: all orders are gone through when an execution is judged ([`crate::reference`]).

use super::Resolver;
use super::environment::Value;
use crate::diagnostics::Diagnostic;
use crate::model::{
    Check, Claim, Constraint, DeclarationId, DefinitionId, Expr, ExprId, LinearOrder, Role, Span,
};
use katec_checker::builtin::{BuiltinRelation, Kind};

/// What axioms say of an order.
#[derive(Default)]
struct Said {
    /// Pairs of different events that must be in it.
    pairs: Vec<ExprId>,
    /// What else must hold.
    checks: Vec<Check>,
}

impl Resolver {
    /// A name for some linear order of a set that contains a relation.
    pub(super) fn linear_order(&mut self, name: &str, given: &Value, span: Span) -> Value {
        let (events, contains) = match given {
            Value::Tuple(parts) => match &parts[..] {
                [events, contains] => (events.clone(), contains.clone()),
                _ => return self.misused(span),
            },
            Value::Invalid => return Value::Invalid,
            _ => return self.misused(span),
        };
        let events = self.coerce(&events, Kind::Set, span);
        let contains = self.coerce(&contains, Kind::Relation, span);
        let (Some(events), Some(contains)) = (events, contains) else {
            return Value::Invalid;
        };
        let declaration = self.declared(name, Kind::Relation, span);
        let order = LinearOrder {
            declaration,
            events,
            contains,
        };
        self.orders.push((order, span));
        Value::Expr(self.intern(Expr::Declared(declaration)))
    }

    fn misused(&mut self, span: Span) -> Value {
        let message = "`linearisations` takes a set and a relation";
        self.report(Diagnostic::error(span, message));
        Value::Invalid
    }

    /// Replaces the constraints that depend on linear orders by ones that say that there is such an
    /// order, as far as that is possible. The names on which nothing depends any more.
    pub(super) fn settle_orders(&mut self) -> Vec<DeclarationId> {
        let mut settled = Vec::new();
        if self.failed() {
            return settled;
        }
        // A later one may depend on an earlier one.
        for (order, span) in std::mem::take(&mut self.orders).into_iter().rev() {
            match self.settle_order(order, span) {
                Some(()) => settled.push(order.declaration),
                None => self.model.linear_orders.insert(0, order),
            }
        }
        settled
    }

    /// `None` if an axiom says something else of the order than which events come first.
    fn settle_order(&mut self, order: LinearOrder, span: Span) -> Option<()> {
        let roots = |c: &Constraint| {
            let roots = c.check.operands().chain(c.unless_empty);
            roots.collect::<Vec<ExprId>>()
        };
        let constraints = self.model.constraints.clone();
        let (open, others): (Vec<_>, Vec<_>) = constraints
            .into_iter()
            .partition(|c| roots(c).into_iter().any(|e| self.mentions(e, order)));
        let mut proofs = self.model.asserts.iter().chain(&self.model.assumes);
        let depends = |e: ExprId| self.mentions(e, order);
        let claim = proofs.find(|p| depends(p.claim.left) || depends(p.claim.right));
        if let Some(claim) = claim {
            let message = "a claim cannot depend on a linear order that is chosen";
            let error = Diagnostic::error(claim.span, message).related(span, "this order");
            self.report(error);
            return None;
        }
        let mut said = Said::default();
        let mut new = Vec::new();
        for constraint in open {
            let plain = constraint.role == Role::Axiom
                && !constraint.negated
                && constraint.unless_empty.is_none();
            let before = said.checks.len();
            self.say(constraint.check, order, &mut said)
                .filter(|()| plain)?;
            let checks = said.checks[before..].iter();
            new.extend(checks.map(|check| Constraint {
                check: *check,
                ..constraint.clone()
            }));
        }
        let mut pairs = order.contains;
        for required in said.pairs {
            let different = self.different(required);
            pairs = self.intern(Expr::Union(pairs, different));
        }
        let between = self.between(pairs, order.events);
        new.push(Constraint {
            role: Role::Axiom,
            name: self.model.declarations[order.declaration.index()]
                .name
                .clone(),
            check: Check::Acyclic(between),
            negated: false,
            unless_empty: None,
            span,
        });
        self.model.constraints = others;
        self.model.constraints.extend(new);
        // What was said of the order is said without the names that spoke of it.
        let definitions = (0..self.model.definitions.len()).map(DefinitionId::new);
        let used = definitions.filter(|d| self.mentions(self.model.definition(*d).body, order));
        let used: Vec<DefinitionId> = used.collect();
        self.shown.extend(used);
        Some(())
    }

    /// The pairs of different events of a relation.
    fn different(&mut self, relation: ExprId) -> ExprId {
        match self.model.expand(relation) {
            Expr::Union(a, b) => match (self.different(a), self.different(b)) {
                same if same == (a, b) => relation,
                (a, b) => self.intern(Expr::Union(a, b)),
            },
            Expr::Relation(r) if r.is_irreflexive() => relation,
            _ => {
                let id = self.intern(Expr::Relation(BuiltinRelation::Id));
                self.intern(Expr::Difference(relation, id))
            }
        }
    }

    /// `[e];r;[e]`
    fn between(&mut self, relation: ExprId, events: ExprId) -> ExprId {
        let test = self.intern(Expr::Identity(events));
        let from = self.intern(Expr::Sequence(relation, test));
        self.intern(Expr::Sequence(test, from))
    }

    fn mentions(&self, expr: ExprId, order: LinearOrder) -> bool {
        let name = self.model.interned(Expr::Declared(order.declaration));
        name.is_some_and(|name| self.model.cone([expr]).contains(&name))
    }

    /// Whether an expression is the order itself, perhaps by another name.
    fn is_order(&self, expr: ExprId, order: LinearOrder) -> bool {
        self.model.expand(expr) == Expr::Declared(order.declaration)
    }

    /// The operands of an operator that is associative, names written out.
    fn operands(
        &self,
        expr: ExprId,
        split: fn(Expr) -> Option<(ExprId, ExprId)>,
        order: LinearOrder,
    ) -> Vec<ExprId> {
        let (mut operands, mut work) = (Vec::new(), vec![expr]);
        while let Some(expr) = work.pop() {
            match split(self.model.expand(expr)) {
                Some((a, b)) if self.mentions(expr, order) => work.extend([b, a]),
                _ => operands.push(expr),
            }
        }
        operands
    }

    /// What a check says of the order; `None` if that is something else than which events come
    /// first.
    fn say(&mut self, check: Check, order: LinearOrder, said: &mut Said) -> Option<()> {
        let union = |expr| match expr {
            Expr::Union(a, b) => Some((a, b)),
            _ => None,
        };
        match check {
            Check::Irreflexive(e) => {
                for part in self.operands(e, union, order) {
                    match self.mentions(part, order) {
                        false => said.checks.push(Check::Irreflexive(part)),
                        true => said.pairs.extend(self.rest_of_cycle(part, order)?),
                    }
                }
            }
            Check::Acyclic(e) => {
                let parts = self.operands(e, union, order);
                let (own, others): (Vec<_>, Vec<_>) =
                    parts.into_iter().partition(|e| self.mentions(*e, order));
                if !own.iter().all(|e| self.is_order(*e, order)) {
                    return None;
                }
                let empty = self.intern(Expr::Empty(Kind::Relation));
                let others = others.into_iter().fold(empty, |all, e| match all == empty {
                    true => e,
                    false => self.intern(Expr::Union(all, e)),
                });
                said.checks.push(Check::Acyclic(others));
                said.pairs.push(self.intern(Expr::Plus(others)));
            }
            Check::Empty(e) => {
                for part in self.operands(e, union, order) {
                    match (self.mentions(part, order), self.model.expand(part)) {
                        (false, _) => said.checks.push(Check::Empty(part)),
                        (_, Expr::Difference(x, y)) if self.is_order(y, order) => {
                            self.say_within(x, order, said)?;
                        }
                        (_, Expr::Intersection(x, y)) => {
                            let other = match (self.is_order(x, order), self.is_order(y, order)) {
                                (true, _) => y,
                                (_, true) => x,
                                _ => return None,
                            };
                            if self.mentions(other, order) {
                                return None;
                            }
                            said.pairs.push(self.intern(Expr::Inverse(other)));
                        }
                        _ => return None,
                    }
                }
            }
            Check::Included(Claim {
                left,
                right,
                equal: false,
                ..
            }) if self.is_order(right, order) => self.say_within(left, order, said)?,
            Check::Included(_) | Check::Coherence(_) => return None,
        }
        Some(())
    }

    /// That a relation is within the order.
    fn say_within(&mut self, relation: ExprId, order: LinearOrder, said: &mut Said) -> Option<()> {
        if self.mentions(relation, order) {
            return None;
        }
        let all = self.intern(Expr::Product(order.events, order.events));
        let outside = self.intern(Expr::Difference(relation, all));
        said.checks
            .extend([Check::Empty(outside), Check::Irreflexive(relation)]);
        said.pairs.push(relation);
        Some(())
    }

    /// What leads back from the end of the order to its beginning on a cycle of a sequence with it:
    /// nothing, where the sequence is the order alone. `None` if it is no such sequence.
    fn rest_of_cycle(&mut self, sequence: ExprId, order: LinearOrder) -> Option<Option<ExprId>> {
        let split = |expr| match expr {
            Expr::Sequence(a, b) => Some((a, b)),
            _ => None,
        };
        let mut steps = self.operands(sequence, split, order);
        let place = steps.iter().position(|e| self.is_order(*e, order))?;
        let mut rest = steps.split_off(place + 1);
        steps.pop();
        rest.extend(steps);
        if rest.iter().any(|e| self.mentions(*e, order)) {
            return None;
        }
        let rest = rest.into_iter();
        Some(rest.reduce(|a, b| self.intern(Expr::Sequence(a, b))))
    }
}
