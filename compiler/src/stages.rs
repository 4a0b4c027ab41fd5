//! Axioms that are evaluated one after the other, until one does not hold.
//!
//! Some may depend on linear orders that are chosen: `with s from linearisations(e, r)`. Then an
//! execution is consistent if all axioms hold for one choice of orders. All choices are gone
//! through, after the axioms that depend on none. What depends on no order is computed once.

use crate::evaluate::{Denotation, Interpretation, Plan, Values};
use crate::model::{Expr, ExprId, LinearOrder, Model};
use fixedbitset::FixedBitSet;
use katec_checker::execution::Execution;
use katec_checker::relation::BitMatrix;
use std::collections::BTreeSet;

/// Axioms, by their numbers, and how they are evaluated.
#[derive(Clone, Debug)]
pub(crate) struct Stages {
    /// The axioms that depend on no order that is chosen.
    fixed: Vec<(usize, Plan)>,
    /// What the other ones are made of and depends on no order.
    parts: Plan,
    /// The orders, each with what it has to contain.
    orders: Vec<(LinearOrder, Plan)>,
    /// The axioms that depend on orders.
    chosen: Vec<(usize, Plan)>,
}

impl Stages {
    /// For some axioms of a model.
    pub fn new(model: &Model, axioms: Vec<usize>) -> Self {
        let operands = |axiom: &usize| -> Vec<ExprId> {
            let axiom = &model.constraints[*axiom];
            axiom.check.operands().chain(axiom.unless_empty).collect()
        };
        let names = model.linear_orders.iter();
        let names = names.filter_map(|o| model.interned(Expr::Declared(o.declaration)));
        let names: BTreeSet<ExprId> = names.collect();
        let depends = |roots: &[ExprId]| {
            !names.is_empty() && !model.cone(roots.iter().copied()).is_disjoint(&names)
        };
        let (chosen, fixed): (Vec<usize>, Vec<usize>) =
            axioms.into_iter().partition(|i| depends(&operands(i)));
        let orders = match chosen.is_empty() {
            true => Vec::new(),
            false => model.linear_orders.clone(),
        };
        let limits = orders
            .iter()
            .map(|order| vec![order.events, order.contains]);
        let open = chosen.iter().map(operands).chain(limits.clone()).flatten();
        let parts = model.cone(open).into_iter().filter(|e| !depends(&[*e]));
        let roots = fixed.iter().map(operands);
        let roots = roots.chain([parts.collect()]).chain(limits);
        let mut plans = Plan::stages(model, roots.chain(chosen.iter().map(operands))).into_iter();
        Self {
            fixed: fixed.into_iter().zip(plans.by_ref()).collect(),
            parts: plans.next().unwrap_or_else(|| Plan::new(model, [])),
            orders: orders.into_iter().zip(plans.by_ref()).collect(),
            chosen: chosen.into_iter().zip(plans).collect(),
        }
    }

    /// The numbers of the axioms.
    pub fn all(&self) -> impl Iterator<Item = usize> {
        self.fixed
            .iter()
            .chain(&self.chosen)
            .map(|(axiom, _)| *axiom)
    }

    /// Whether all axioms hold of an execution, for some choice of orders.
    pub fn hold(&self, model: &Model, execution: &Execution) -> bool {
        let mut judged = Judged {
            model,
            execution,
            declared: Vec::new(),
            values: Values::none(model),
        };
        if !judged.satisfies(&self.fixed) {
            return false;
        }
        if self.chosen.is_empty() {
            return true;
        }
        let empty = |d: &crate::model::Declaration| Denotation::empty(d.kind, execution.len());
        judged.declared = model.declarations.iter().map(empty).collect();
        judged.compute(&self.parts);
        self.hold_for_some(&self.orders, &mut judged)
    }

    fn hold_for_some(&self, orders: &[(LinearOrder, Plan)], judged: &mut Judged<'_>) -> bool {
        let Some(((order, plan), others)) = orders.split_first() else {
            return judged.satisfies(&self.chosen);
        };
        judged.compute(plan);
        let (Denotation::Set(events), Denotation::Relation(contains)) = (
            judged.values.get(order.events).clone(),
            judged.values.get(order.contains).clone(),
        ) else {
            unreachable!("the resolver has checked kinds")
        };
        let mut holds = |sequence: &[usize]| {
            let pairs = sequence.iter().enumerate();
            let pairs = pairs.flat_map(|(i, a)| sequence[i + 1..].iter().map(|b| (*a, *b)));
            let relation = BitMatrix::from_pairs(judged.execution.len(), pairs);
            judged.declared[order.declaration.index()] = Denotation::Relation(relation);
            self.hold_for_some(others, judged)
        };
        some_linear_order(&events, &contains, &mut Vec::new(), &mut holds)
    }
}

/// An execution that is judged.
struct Judged<'a> {
    model: &'a Model,
    execution: &'a Execution,
    /// The orders that are chosen.
    declared: Vec<Denotation>,
    values: Values,
}

impl Judged<'_> {
    fn compute(&mut self, plan: &Plan) {
        let interpretation = Interpretation {
            execution: self.execution,
            declared: &self.declared,
        };
        plan.run_on(self.model, interpretation, &mut self.values);
    }

    fn satisfies(&mut self, axioms: &[(usize, Plan)]) -> bool {
        axioms.iter().all(|(axiom, plan)| {
            self.compute(plan);
            let axiom = &self.model.constraints[*axiom];
            self.values.satisfies(self.execution, axiom)
        })
    }
}

/// Whether some linear order of events that contains a relation passes a test. `first` are the
/// events that come before these.
fn some_linear_order(
    events: &FixedBitSet,
    contains: &BitMatrix,
    first: &mut Vec<usize>,
    test: &mut impl FnMut(&[usize]) -> bool,
) -> bool {
    if events.is_clear() {
        return test(first);
    }
    events.ones().any(|next| {
        if events.ones().any(|event| contains.contains(event, next)) {
            return false;
        }
        let mut others = events.clone();
        others.remove(next);
        first.push(next);
        let found = some_linear_order(&others, contains, first, test);
        first.pop();
        found
    })
}
