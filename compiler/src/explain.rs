//! Why a model forbids an execution: the axiom, and the cycle or the pair that breaks it, edge by
//! edge.
//!
//! Everything is evaluated by the reference evaluator on the execution itself, so that what is said
//! of an execution holds of it. An edge of a named relation is unfolded into the edges it consists
//! of, as far as expressions tell them: through names, unions, sequences and closures. What is left
//! (built-in relations, intersections, `let rec`) is printed as it is written.

use crate::evaluate::{Denotation, Interpretation, Plan, Values};
use crate::model::{Check, Claim, ConstraintId, Expr, ExprId, Model};
use crate::printer::print_resolved;
use katec_checker::builtin::BuiltinRelation;
use katec_checker::check::Edge;
use katec_checker::event::EventId;
use katec_checker::execution::Execution;
use katec_checker::relation::BitMatrix;
use std::collections::VecDeque;

/// Why an execution is forbidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The axiom.
    pub axiom: ConstraintId,
    /// The edges on the way. A cycle ends where it begins.
    pub edges: Vec<NamedEdge>,
}

/// An edge as the axiom names it, and what it consists of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedEdge {
    /// The edge as a whole.
    pub whole: Edge,
    /// The edges that lead from its one end to the other.
    pub parts: Vec<Edge>,
}

impl Reason {
    /// The same with other names for events.
    #[must_use]
    pub fn renamed(self, name: impl Fn(EventId) -> EventId) -> Self {
        let edge = |edge: Edge| Edge::new(edge.label, name(edge.from), name(edge.to));
        let edges = self
            .edges
            .into_iter()
            .map(|NamedEdge { whole, parts }| NamedEdge {
                whole: edge(whole),
                parts: parts.into_iter().map(edge).collect(),
            });
        Self {
            axiom: self.axiom,
            edges: edges.collect(),
        }
    }

    /// The way in the smallest edges.
    pub fn parts(&self) -> impl Iterator<Item = &Edge> {
        self.edges.iter().flat_map(|edge| &edge.parts)
    }
}

/// The reason why some axioms of a model forbid an execution: the first that is broken. `None` if
/// all hold, or if one uses a name that is only declared.
pub fn reason(model: &Model, axioms: &[ConstraintId], execution: &Execution) -> Option<Reason> {
    let explain = Explain::new(model, axioms, execution)?;
    let constraint = |axiom: ConstraintId| &model.constraints[axiom.index()];
    let broken = |axiom: &&ConstraintId| !explain.values.satisfies(execution, constraint(**axiom));
    let axiom = *axioms.iter().find(broken)?;
    let edges = match constraint(axiom).negated {
        // There is something missing, and nothing to show.
        true => Vec::new(),
        false => explain.breach(constraint(axiom).check),
    };
    Some(Reason { axiom, edges })
}

/// The pairs of events that show why a constraint does not hold; none if it does, or if it uses a
/// name that is only declared.
pub fn offenders(
    model: &Model,
    constraint: ConstraintId,
    execution: &Execution,
) -> Vec<(usize, usize)> {
    let check = &model.constraints[constraint.index()];
    match Explain::new(model, &[constraint], execution) {
        Some(explain) if !explain.values.satisfies(execution, check) => {
            explain.values.offenders(execution, check.check)
        }
        _ => Vec::new(),
    }
}

/// Whether an acyclic order among these axioms leads from one event to another.
pub fn is_ordered(
    model: &Model,
    axioms: &[ConstraintId],
    execution: &Execution,
    (from, to): (EventId, EventId),
) -> bool {
    let Some(explain) = Explain::new(model, axioms, execution) else {
        return false;
    };
    axioms.iter().any(|axiom| {
        let check = model.constraints[axiom.index()].check;
        let Check::Acyclic(order) = check else {
            return false;
        };
        let rows = explain.rows(order);
        rows.is_some_and(|rows| walk(rows, from.index(), to.index()).is_some())
    })
}

struct Explain<'m> {
    model: &'m Model,
    execution: &'m Execution,
    values: Values,
}

impl<'m> Explain<'m> {
    fn new(model: &'m Model, axioms: &[ConstraintId], execution: &'m Execution) -> Option<Self> {
        let constraints = axioms.iter().map(|axiom| &model.constraints[axiom.index()]);
        let roots = constraints.flat_map(|c| c.check.operands().chain(c.unless_empty));
        // Edges are unfolded by the parts of expressions.
        let plan = Plan::new(model, model.cone(roots));
        plan.declared(model).next().is_none().then_some(())?;
        let declared = &[];
        let values = plan.run(
            model,
            Interpretation {
                execution,
                declared,
            },
        );
        Some(Self {
            model,
            execution,
            values,
        })
    }

    fn rows(&self, id: ExprId) -> Option<&BitMatrix> {
        match self.values.get(id) {
            Denotation::Relation(relation) => Some(relation),
            Denotation::Set(_) => None,
        }
    }

    fn has(&self, id: ExprId, a: usize, b: usize) -> bool {
        self.rows(id).is_some_and(|rows| rows.contains(a, b))
    }

    /// What breaks a check.
    fn breach(&self, check: Check) -> Vec<NamedEdge> {
        let offender = || {
            let all = self.values.offenders(self.execution, check);
            all.first().copied()
        };
        match check {
            Check::Acyclic(e) => self.cycle(e),
            Check::Coherence(e) => {
                offender().map_or_else(Vec::new, |(start, _)| self.through_communication(e, start))
            }
            Check::Irreflexive(e) | Check::Empty(e) | Check::Included(Claim { left: e, .. }) => {
                offender().map_or_else(Vec::new, |(a, b)| self.named(e, a, b))
            }
        }
    }

    /// A shortest cycle of a relation.
    fn cycle(&self, id: ExprId) -> Vec<NamedEdge> {
        let Some(rows) = self.rows(id) else {
            return Vec::new();
        };
        let walks = (0..rows.len()).filter_map(|start| walk(rows, start, start));
        let events = walks.min_by_key(Vec::len).unwrap_or_default();
        let steps = events.windows(2);
        steps
            .flat_map(|step| self.named(id, step[0], step[1]))
            .collect()
    }

    /// A cycle of a relation and communication, which `coherence` forbids.
    fn through_communication(&self, id: ExprId, start: usize) -> Vec<NamedEdge> {
        use BuiltinRelation::{Co, Fr, Rf};
        let by = [Rf, Co, Fr].map(|r| (r, self.execution.relation(r)));
        let n = by[0].1.len();
        let mut communication = BitMatrix::empty(n);
        for (_, rows) in &by {
            communication = communication.union(rows);
        }
        let ways = (0..n).filter(|middle| self.has(id, start, *middle));
        let ways = ways.filter_map(|middle| Some((middle, walk(&communication, middle, start)?)));
        let Some((middle, events)) = ways.min_by_key(|(_, events)| events.len()) else {
            return Vec::new();
        };
        let mut edges = self.named(id, start, middle);
        for step in events.windows(2) {
            let name = by.iter().find(|(_, rows)| rows.contains(step[0], step[1]));
            let name = name.map_or("", |(relation, _)| relation.name());
            edges.push(single(name.to_string(), step[0], step[1]));
        }
        edges
    }

    /// The edges of a pair as the axiom names them: members of unions and of sequences.
    fn named(&self, id: ExprId, a: usize, b: usize) -> Vec<NamedEdge> {
        match self.model.expr(id) {
            Expr::Union(x, y) => {
                let part = if self.has(x, a, b) { x } else { y };
                self.named(part, a, b)
            }
            Expr::Sequence(x, y) => match self.middle(x, y, a, b) {
                Some(middle) => {
                    let mut edges = self.named(x, a, middle);
                    edges.extend(self.named(y, middle, b));
                    edges
                }
                None => vec![self.leaf(id, a, b)],
            },
            Expr::Star(_) | Expr::Optional(_) if a == b => Vec::new(),
            Expr::Optional(x) => self.named(x, a, b),
            Expr::Plus(x) | Expr::Star(x) => {
                let events = self.rows(x).and_then(|rows| walk(rows, a, b));
                let events = events.unwrap_or_default();
                let steps = events.windows(2);
                steps
                    .flat_map(|step| self.named(x, step[0], step[1]))
                    .collect()
            }
            Expr::Identity(_) => Vec::new(),
            Expr::Definition(definition) if self.model.definition(definition).group.is_none() => {
                let body = self.model.definition(definition).body;
                let parts = self.named(body, a, b).into_iter();
                let parts: Vec<Edge> = parts.flat_map(|edge| edge.parts).collect();
                match parts.is_empty() {
                    true => Vec::new(),
                    false => vec![NamedEdge {
                        whole: edge(print_resolved(self.model, id), a, b),
                        parts,
                    }],
                }
            }
            _ => vec![self.leaf(id, a, b)],
        }
    }

    fn middle(&self, x: ExprId, y: ExprId, a: usize, b: usize) -> Option<usize> {
        let events = self.rows(x)?.row(a);
        let mut events = events.ones();
        events.find(|middle| self.has(y, *middle, b))
    }

    fn leaf(&self, id: ExprId, a: usize, b: usize) -> NamedEdge {
        single(print_resolved(self.model, id), a, b)
    }
}

fn edge(label: String, a: usize, b: usize) -> Edge {
    Edge::new(label, EventId(a as u32), EventId(b as u32))
}

fn single(label: String, a: usize, b: usize) -> NamedEdge {
    let whole = edge(label, a, b);
    NamedEdge {
        parts: vec![whole.clone()],
        whole,
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
