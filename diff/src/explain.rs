//! Why a model forbids an execution: the axiom, and the cycle or the pair that breaks it, step by
//! step.
//!
//! Everything is evaluated by the reference evaluator on the execution itself.

use crate::joined::{Joined, Side};
use katec_checker::execution::Execution;
use katec_checker::relation::BitMatrix;
use katec_compiler::evaluate::{Denotation, Interpretation, Plan, Values};
use katec_compiler::model::{Check, Expr, ExprId};
use std::collections::VecDeque;

/// Why an execution is forbidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The axiom, by its place in the table.
    pub axiom: usize,
    /// The events on the way, and the step from each to the next. A cycle ends where it begins.
    pub steps: Vec<(usize, String, usize)>,
}

/// The reason why a model forbids an execution; `None` if it allows it.
pub fn reason(joined: &Joined, side: Side, execution: &Execution) -> Option<Reason> {
    let axioms = joined.axioms(side);
    let mut roots: Vec<ExprId> = axioms.iter().flat_map(|i| joined.roots(*i)).collect();
    // Steps are told by the parts of expressions.
    roots.extend(joined.cone(roots.clone()));
    let plan = Plan::new(&joined.model, roots);
    plan.declared_name(&joined.model).is_none().then_some(())?;
    let values = plan.run(
        &joined.model,
        Interpretation {
            execution,
            declared: &[],
        },
    );
    let broken = |index: &usize| !values.satisfies(execution, joined.constraint(*index));
    let axiom = axioms.into_iter().find(broken)?;
    let explain = Explain { joined, values };
    let check = joined.constraint(axiom).check;
    let steps = match check {
        Check::Acyclic(e) => explain.cycle(e),
        Check::Irreflexive(e) => {
            let offenders = explain.values.offenders(execution, check);
            let (start, _) = *offenders.first()?;
            explain.path(e, start, start)
        }
        Check::Coherence(e) => {
            let offenders = explain.values.offenders(execution, check);
            let (start, _) = *offenders.first()?;
            vec![(start, format!("{};(rf | co | fr)+", joined.show(e)), start)]
        }
        Check::Empty(e) | Check::Included(katec_compiler::model::Claim { left: e, .. }) => {
            let offenders = explain.values.offenders(execution, check);
            let (a, b) = *offenders.first()?;
            vec![(a, joined.show(e), b)]
        }
    };
    Some(Reason { axiom, steps })
}

struct Explain<'j> {
    joined: &'j Joined,
    values: Values,
}

impl Explain<'_> {
    fn rows(&self, id: ExprId) -> Option<&BitMatrix> {
        match self.values.get(id) {
            Denotation::Relation(relation) => Some(relation),
            Denotation::Set(_) => None,
        }
    }

    fn has(&self, id: ExprId, a: usize, b: usize) -> bool {
        self.rows(id).is_some_and(|rows| rows.contains(a, b))
    }

    /// A shortest cycle of a relation.
    fn cycle(&self, id: ExprId) -> Vec<(usize, String, usize)> {
        let Some(rows) = self.rows(id) else {
            return Vec::new();
        };
        let walks = (0..rows.len()).filter_map(|start| walk(rows, start, start));
        let Some(events) = walks.min_by_key(Vec::len) else {
            return Vec::new();
        };
        let steps = events.windows(2);
        steps
            .flat_map(|step| self.path(id, step[0], step[1]))
            .collect()
    }

    /// The steps of a pair of a relation, as far as expressions tell them.
    fn path(&self, id: ExprId, a: usize, b: usize) -> Vec<(usize, String, usize)> {
        match self.joined.model.expr(id) {
            Expr::Union(x, y) => {
                let part = if self.has(x, a, b) { x } else { y };
                self.path(part, a, b)
            }
            Expr::Sequence(x, y) => {
                let middle = (0..self.rows(x).map_or(0, BitMatrix::len))
                    .find(|m| self.has(x, a, *m) && self.has(y, *m, b));
                match middle {
                    Some(m) => {
                        let mut steps = self.path(x, a, m);
                        steps.extend(self.path(y, m, b));
                        steps
                    }
                    None => vec![(a, self.joined.show(id), b)],
                }
            }
            Expr::Plus(x) | Expr::Star(x) => {
                if matches!(self.joined.model.expr(id), Expr::Star(_)) && a == b {
                    return Vec::new();
                }
                let events = self.rows(x).and_then(|rows| walk(rows, a, b));
                let events = events.unwrap_or_default();
                let steps = events.windows(2);
                steps
                    .flat_map(|step| self.path(x, step[0], step[1]))
                    .collect()
            }
            Expr::Optional(x) => {
                if a == b {
                    return Vec::new();
                }
                self.path(x, a, b)
            }
            Expr::Identity(_) => Vec::new(),
            _ => vec![(a, self.joined.show(id), b)],
        }
    }
}

/// A shortest walk of at least one step, by its events.
fn walk(rows: &BitMatrix, from: usize, to: usize) -> Option<Vec<usize>> {
    let mut before: Vec<Option<usize>> = vec![None; rows.len()];
    let mut waiting = VecDeque::from([from]);
    while let Some(event) = waiting.pop_front() {
        for next in rows.row(event).ones() {
            if next == to {
                let mut events = vec![to, event];
                let mut at = event;
                while at != from {
                    at = before[at]?;
                    events.push(at);
                }
                events.reverse();
                return Some(events);
            }
            if before[next].is_none() && next != from {
                before[next] = Some(event);
                waiting.push_back(next);
            }
        }
    }
    None
}
