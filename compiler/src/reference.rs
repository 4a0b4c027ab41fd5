//! A resolved model as a [`MemoryModel`], by the reference evaluator.
//!
//! Every question is answered by evaluating the whole model on the whole graph: slow and obviously right. It is what models run
//! on before they are compiled, and what compiled ones are tested against.

use crate::evaluate::{Denotation, Interpretation, Plan, Values};
use crate::model::{Check, Constraint, Expr, ExprId, Model, Role};
use crate::synchronise;
use katec_checker::builtin::BuiltinRelation;
use katec_checker::event::EventId;
use katec_checker::execution::Execution;
use katec_checker::graph::Graph;
use katec_checker::model::{Finding, MemoryModel, Severity};
use katec_checker::relation::BitMatrix;
use std::sync::Arc;

/// A memory model that is evaluated as written.
#[derive(Clone, Debug)]
pub struct ReferenceModel {
    model: Arc<Model>,
    plan: Plan,
    axioms: Vec<usize>,
    reports: Vec<usize>,
    needs_dependencies: bool,
    uses_thread_ends: bool,
}

impl ReferenceModel {
    /// The model for exploration. Fails with the declared name if a constraint mentions one: such a name
    /// has no meaning on executions. Synchronisation is injected here: see [`synchronise`].
    pub fn new(mut model: Model) -> Result<Self, String> {
        synchronise::inject(&mut model);
        let relevant: Vec<usize> = (0..model.constraints.len())
            .filter(|i| !is_atomicity(&model, &model.constraints[*i]))
            .collect();
        let roots = relevant.iter().flat_map(|i| {
            let constraint = &model.constraints[*i];
            constraint.check.operands().chain(constraint.unless_empty)
        });
        let plan = Plan::new(&model, roots);
        if let Some(name) = plan.declared_name(&model) {
            return Err(format!(
                "`{name}` is only declared, so a constraint on executions cannot use it"
            ));
        }
        let (axioms, reports) = relevant
            .into_iter()
            .partition(|i| model.constraints[*i].role == Role::Axiom);
        Ok(Self {
            needs_dependencies: plan.uses_dependencies(&model),
            uses_thread_ends: plan.uses_thread_ends(&model),
            model: Arc::new(model),
            plan,
            axioms,
            reports,
        })
    }

    fn evaluate(&self, execution: &Execution) -> Values {
        let interpretation = Interpretation {
            execution,
            declared: &[],
        };
        self.plan.run(&self.model, interpretation)
    }

    fn is_consistent(&self, execution: &Execution) -> bool {
        let values = self.evaluate(execution);
        self.axioms
            .iter()
            .all(|i| values.satisfies(execution, &self.model.constraints[*i]))
    }

    /// The errors and warnings that a graph shows, with the pairs of events that show them: see [`Values::offenders`].
    pub fn failed_reports(&self, graph: &Graph) -> Vec<(&Constraint, Vec<(EventId, EventId)>)> {
        if self.reports.is_empty() {
            return Vec::new();
        }
        let execution = graph.execution();
        let values = self.evaluate(&execution);
        let reports = self.reports.iter().map(|i| &self.model.constraints[*i]);
        let failed = reports.filter(|constraint| !values.satisfies(&execution, constraint));
        failed
            .map(|constraint| {
                let offenders = values.offenders(&execution, constraint.check);
                let pairs = offenders.into_iter().map(|(a, b)| (id(a), id(b)));
                (constraint, pairs.collect())
            })
            .collect()
    }

    /// The value of the one definition of a relation with this name, if there is one.
    pub fn relation(&self, graph: &Graph, name: &str) -> Option<BitMatrix> {
        let mut named = self.model.definitions.iter().filter(|d| d.name == name);
        let definition = named.next().filter(|_| named.next().is_none())?;
        let execution = graph.execution();
        let interpretation = Interpretation {
            execution: &execution,
            declared: &[],
        };
        let plan = Plan::new(&self.model, [definition.body]);
        match plan.run(&self.model, interpretation).get(definition.body) {
            Denotation::Relation(relation) => Some(relation.clone()),
            Denotation::Set(_) => None,
        }
    }
}

impl MemoryModel for ReferenceModel {
    fn consistent(&mut self, graph: &Graph, _event: EventId) -> bool {
        self.is_consistent(&graph.execution())
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        self.is_consistent(&graph.execution())
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        let failed = self.failed_reports(graph);
        found.extend(failed.iter().map(|(c, pairs)| finding(c, event, pairs)));
    }

    fn uses_thread_ends(&self) -> bool {
        self.uses_thread_ends
    }

    fn needs_dependencies(&self) -> bool {
        self.needs_dependencies
    }
}

fn id(index: usize) -> EventId {
    EventId(u32::try_from(index).expect("events have 32-bit ids"))
}

/// The finding of a failed report, at a pair of events that involves `event` if there is one.
fn finding(constraint: &Constraint, event: EventId, offenders: &[(EventId, EventId)]) -> Finding {
    let involved = |&&(a, b): &&(EventId, EventId)| a == event || b == event;
    let pair = offenders.iter().find(involved).or(offenders.first());
    let events = match pair {
        None => (event, None),
        Some(&(a, b)) if a == b => (a, None),
        Some(&(a, b)) if a == event => (event, Some(b)),
        Some(&(a, b)) => (b, Some(a)),
    };
    Finding {
        name: constraint.name.clone(),
        severity: severity(constraint),
        events,
    }
}

/// How bad it is that a report failed.
pub fn severity(constraint: &Constraint) -> Severity {
    match constraint.role {
        Role::Error => Severity::Error,
        Role::Warning | Role::Axiom => Severity::Warning,
    }
}

/// Whether an axiom says no more than that read-modify-writes are atomic: `empty rmw & X` with `X` within `fr;co`.
///
/// Exploration itself keeps read-modify-writes atomic, and it must be allowed to look at graphs in which one is not
/// for the moment, so such an axiom is not the model's to check.
pub fn is_atomicity(model: &Model, constraint: &Constraint) -> bool {
    let Check::Empty(root) = constraint.check else {
        return false;
    };
    let Expr::Intersection(a, b) = model.expand(root) else {
        return false;
    };
    let is_rmw = |e: ExprId| model.expand(e) == Expr::Relation(BuiltinRelation::Rmw);
    constraint.role == Role::Axiom
        && !constraint.negated
        && constraint.unless_empty.is_none()
        && (is_rmw(a) && is_write_between(model, b) || is_rmw(b) && is_write_between(model, a))
}

/// `fr;co`, or with external parts.
fn is_write_between(model: &Model, id: ExprId) -> bool {
    use BuiltinRelation::{Co, Coe, Coi, Fr, Fre, Fri};
    let Expr::Sequence(a, b) = model.expand(id) else {
        return false;
    };
    matches!(model.expand(a), Expr::Relation(Fr | Fre | Fri))
        && matches!(model.expand(b), Expr::Relation(Co | Coe | Coi))
}
