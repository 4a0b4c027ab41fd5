//! A resolved model as a [`MemoryModel`], by the reference evaluator.
//!
//! Every question is answered by evaluating the whole model on the whole graph: slow and obviously
//! right. It is what models run on before they are compiled, and what compiled ones are tested
//! against.

use crate::evaluate::{Denotation, Interpretation, Plan, Values};
use crate::lower::Demands;
use crate::model::{Check, Constraint, Expr, Model, Role};
use crate::pipeline::{Admitted, Prepared};
use crate::positive;
use crate::recognise::is_atomicity;
use crate::requirements::is_judged_at_end;
use crate::stages::Stages;
use crate::synchronise::Synchronised;
use katec_checker::builtin::BuiltinRelation as Rel;
use katec_checker::event::EventId;
use katec_checker::execution::Execution;
use katec_checker::graph::{Graph, Joined};
use katec_checker::model::{Character, Finding, Grounded, MemoryModel, Severity};
use katec_checker::relation::BitMatrix;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A report that failed: whether it is judged in complete executions only, and the pairs of events
/// that show it.
pub type FailedReport<'m> = (&'m Constraint, bool, Vec<(EventId, EventId)>);

/// A memory model that is evaluated as written.
#[derive(Clone, Debug)]
pub struct ReferenceModel {
    model: Arc<Synchronised>,
    /// The recognised form, and the plan for its axioms and reports.
    recognised: Arc<(Model, Plan)>,
    /// For reports.
    plan: Plan,
    axioms: Stages,
    reports: Vec<usize>,
    /// The axioms that are not the model's to check as long as exploration goes on, but only in
    /// what is reported.
    late: Stages,
    /// The reports that are judged in complete executions only.
    at_end: Vec<usize>,
    character: Character,
    needs_dependencies: bool,
    notes: Vec<String>,
    uses_thread_ends: bool,
    coherent: bool,
    grows: bool,
    judges_parts: bool,
    grounded: Grounded,
    builds: bool,
}

impl ReferenceModel {
    /// The model for exploration. What is written is evaluated; the recognised form only tells
    /// which constraints are not the model's to check, and which reports are judged at the end.
    pub fn new(prepared: &Prepared) -> Self {
        let (model, recognised) = (prepared.synchronised(), prepared.recognised());
        let (late, relevant): (Vec<usize>, Vec<usize>) = (0..model.constraints.len())
            .partition(|i| is_atomicity(recognised, &recognised.constraints[*i]));
        let late = if prepared.splits_updates() {
            late
        } else {
            Vec::new()
        };
        let operands = |i: &usize| {
            let constraint = &model.constraints[*i];
            constraint.check.operands().chain(constraint.unless_empty)
        };
        let orders = model.linear_orders.iter();
        let orders = orders.flat_map(|order| [order.events, order.contains]);
        let roots = relevant.iter().chain(&late).flat_map(operands);
        let all = Plan::new(model, roots.chain(orders));
        let (axioms, reports): (Vec<usize>, Vec<usize>) = relevant
            .into_iter()
            .partition(|i| model.constraints[*i].role == Role::Axiom);
        let plan = Plan::new(model, reports.iter().flat_map(operands));
        let judged = axioms.iter().chain(&reports).chain(&late);
        let judged = judged.flat_map(|i| {
            let constraint = &recognised.constraints[*i];
            constraint.check.operands().chain(constraint.unless_empty)
        });
        let whole = Plan::new(recognised, judged);
        let at_end = reports.iter().copied().filter(|i| {
            let report = &recognised.constraints[*i];
            is_judged_at_end(recognised, prepared.properties(), report)
        });
        Self {
            needs_dependencies: all.uses_dependencies(model),
            notes: model.notes(),
            uses_thread_ends: all.uses_thread_ends(model),
            coherent: is_coherent(recognised),
            builds: true,
            grows: model.linear_orders.is_empty()
                && axioms
                    .iter()
                    .all(|i| positive::is_positive(model, &model.constraints[*i])),
            judges_parts: model.linear_orders.is_empty()
                && axioms
                    .iter()
                    .all(|i| positive::holds_of_parts(recognised, &recognised.constraints[*i])),
            grounded: Grounded::Unknown,
            at_end: at_end.collect(),
            model: Arc::new(model.clone()),
            recognised: Arc::new(((**recognised).clone(), whole)),
            plan,
            axioms: Stages::new(model, axioms),
            late: Stages::new(model, late),
            reports,
            character: Character {
                split_updates: prepared.splits_updates(),
                ..Character::default()
            },
        }
    }

    /// The model, with what is known of it beyond its answers.
    pub fn admitted(admitted: &Admitted) -> Self {
        Self {
            character: admitted.character(),
            ..Self::new(admitted.prepared())
        }
    }

    /// The model for executions that are not built step by step, but judged as a whole.
    pub fn judging(prepared: &Prepared) -> Self {
        let model = Self::new(prepared);
        Self {
            builds: false,
            character: Character {
                causal_cycles: true,
                ..model.character
            },
            ..model
        }
    }

    /// The model, with what is known of what depends on itself ([`Prepared::grounded`]).
    #[must_use]
    pub fn with_grounded(self, grounded: Grounded) -> Self {
        Self { grounded, ..self }
    }

    /// What the axioms demand, as formulas on matrices. `None` if orders are chosen in the model.
    pub(crate) fn demands(&self) -> Option<Demands> {
        let axioms = self.axioms.all().chain(self.late.all());
        let fixed = self.model.linear_orders.is_empty();
        fixed.then(|| Demands::new(&self.model, axioms))
    }

    fn evaluate(&self, execution: &Execution) -> Values {
        let interpretation = Interpretation {
            execution,
            declared: &[],
        };
        self.plan.run(&self.model, interpretation)
    }

    /// The errors and warnings that a graph shows, each with whether it is judged in complete
    /// executions only, and with the pairs of events that show it: see [`Values::offenders`].
    pub fn failed_reports(&self, graph: &Graph) -> Vec<FailedReport<'_>> {
        if self.reports.is_empty() {
            return Vec::new();
        }
        let execution = graph.execution();
        let values = self.evaluate(&execution);
        self.failed_among(&self.model, &execution, &values, id)
    }

    /// The errors and warnings that an execution shows; `name` says which event of the graph an
    /// event is.
    fn failed_among<'m>(
        &self,
        model: &'m Model,
        execution: &Execution,
        values: &Values,
        name: impl Fn(usize) -> EventId,
    ) -> Vec<FailedReport<'m>> {
        let reports = self
            .reports
            .iter()
            .map(|i| (&model.constraints[*i], self.at_end.contains(i)));
        let failed = reports.filter(|(constraint, _)| !values.satisfies(execution, constraint));
        failed
            .map(|(constraint, at_end)| {
                let offenders = values.offenders(execution, constraint.check);
                let pairs = offenders.into_iter().map(|(a, b)| (name(a), name(b)));
                (constraint, at_end, pairs.collect())
            })
            .collect()
    }

    /// What the reports that are judged at the end, or the others, find.
    fn report(&self, graph: &Graph, event: EventId, at_end: bool, found: &mut Vec<Finding>) {
        let failed = self.failed_reports(graph);
        let judged = failed.iter().filter(|(_, late, _)| *late == at_end);
        found.extend(judged.map(|(c, _, pairs)| finding(c, event, pairs)));
    }

    /// The value of the one definition of a relation with this name, if there is one.
    pub fn relation(&self, execution: &Execution, name: &str) -> Option<BitMatrix> {
        let mut named = self.model.definitions.iter().filter(|d| d.name == name);
        let definition = named.next().filter(|_| named.next().is_none())?;
        let interpretation = Interpretation {
            execution,
            declared: &[],
        };
        let plan = Plan::new(&self.model, [definition.body]);
        if plan.declared(&self.model).next().is_some() {
            return None;
        }
        match plan.run(&self.model, interpretation).get(definition.body) {
            Denotation::Relation(relation) => Some(relation.clone()),
            Denotation::Set(_) => None,
        }
    }
}

impl MemoryModel for ReferenceModel {
    fn consistent(&mut self, graph: &Graph, _event: EventId) -> bool {
        self.axioms.hold(&self.model, &graph.execution())
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        let execution = graph.execution();
        self.axioms.hold(&self.model, &execution) && self.late.hold(&self.model, &execution)
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        self.report(graph, event, false, found);
    }

    fn findings_at_end(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        if let Some(newest) = graph.events().next_back()
            && !self.at_end.is_empty()
        {
            self.report(graph, newest, true, found);
        }
    }

    fn all_findings(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        if let Some(newest) = graph.events().next_back() {
            let failed = self.failed_reports(graph);
            found.extend(failed.iter().map(|(c, _, pairs)| finding(c, newest, pairs)));
        }
    }

    fn judges_joined(&self) -> bool {
        true
    }

    /// Which relations are computed part by part is a question of the form of expressions, so the
    /// recognised form is evaluated.
    fn judge(&mut self, graph: &Graph, joined: &Joined, complete: bool) -> Option<Vec<Finding>> {
        let (execution, events) = joined.execution(graph);
        let (model, plan) = &*self.recognised;
        let interpretation = Interpretation {
            execution: &execution,
            declared: &[],
        };
        let values = plan.run(model, interpretation);
        let mut axioms = self.axioms.all().chain(self.late.all());
        if !axioms.all(|i| values.satisfies(&execution, &model.constraints[i])) {
            return None;
        }
        let newest = graph.events().next_back()?;
        let failed = self.failed_among(model, &execution, &values, |event| events[event]);
        let judged = failed.iter().filter(|(_, at_end, _)| complete || !at_end);
        let found = judged.map(|(constraint, _, pairs)| finding(constraint, newest, pairs));
        Some(found.collect())
    }

    fn character(&self) -> Character {
        self.character
    }

    fn judges_cycles(&self) -> bool {
        true
    }

    fn coherent(&self) -> bool {
        self.coherent
    }

    fn builds(&self) -> bool {
        self.builds
    }

    fn grows(&self) -> bool {
        self.grows
    }

    fn judges_parts(&self) -> bool {
        self.judges_parts
    }

    fn grounded(&self) -> Grounded {
        self.grounded
    }

    fn uses_thread_ends(&self) -> bool {
        self.uses_thread_ends
    }

    fn needs_dependencies(&self) -> bool {
        self.needs_dependencies
    }

    fn notes(&self) -> Vec<String> {
        self.notes.clone()
    }
}

/// Whether an axiom forbids all cycles of `po-loc | rf | co | fr`: it is about a union of at least
/// these.
fn is_coherent(model: &Model) -> bool {
    model.constraints.iter().any(|constraint| {
        let Check::Acyclic(order) = constraint.check else {
            return false;
        };
        let mut parts = BTreeSet::new();
        let mut todo = vec![order];
        while let Some(part) = todo.pop() {
            match model.expand(part) {
                Expr::Union(a, b) => todo.extend([a, b]),
                Expr::Relation(relation) => {
                    parts.insert(relation);
                }
                _ => {}
            }
        }
        let has = |relation: Rel| {
            let mut wider = parts.iter();
            wider.any(|part| relation.is_within(*part))
        };
        let wanted = [Rel::PoLoc, Rel::Rf, Rel::Co, Rel::Fr];
        constraint.role == Role::Axiom
            && constraint.unless_empty.is_none()
            && wanted.into_iter().all(has)
    })
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
