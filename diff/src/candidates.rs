//! The executions that would end as somebody asks, and why a model forbids each.

use katec_checker::check::{About, Edge, ExecutionReport};
use katec_checker::event::EventId;
use katec_checker::execution::Execution;
use katec_checker::explore::{Ending, Options, wants_candidates};
use katec_checker::lowered::TableModel;
use katec_checker::model::{AllowAll, MemoryModel};
use katec_checker::program::Program;
use katec_compiler::explain::{NamedEdge, Reason, is_ordered, reason};
use katec_compiler::model::{ConstraintId, Model, Role};
use katec_compiler::pipeline::Prepared;
use katec_compiler::reference::ReferenceModel;
use katec_programs::litmus::{LitmusTest, each_asked_for};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Whether a test can end as it asks.
pub enum Answer {
    /// Yes, as this execution shows.
    Allowed(Box<Allowed>),
    /// No: the candidates, by the axiom that forbids them.
    Forbidden(Vec<Group>),
    /// No execution ends like that, whatever the model, as long as `po | rf` has no cycle, or no
    /// value depends on itself.
    Impossible,
    /// There is none among the executions that were looked at.
    Unknown,
}

/// An execution that a model allows.
pub struct Allowed {
    /// The execution.
    pub execution: ExecutionReport,
    /// Why another model forbids it, if that was asked.
    pub blame: Option<Blame>,
}

/// Why another model forbids what a model allows.
pub struct Blame {
    /// Why the other model forbids it.
    pub reason: Reason,
    /// The edges of the cycle that are in program order and that the model does not keep.
    pub reordered: Vec<Edge>,
}

/// Candidates that one axiom forbids.
pub struct Group {
    /// Why the first of them is forbidden.
    pub reason: Reason,
    /// The first of them.
    pub execution: ExecutionReport,
    /// The others, with why.
    pub others: Vec<(Reason, ExecutionReport)>,
}

/// What was found out.
pub struct Explained {
    /// The answer.
    pub answer: Answer,
    /// Whether all candidates were looked at.
    pub complete: bool,
    /// Whether executions in which `po | rf` has a cycle were looked at, too.
    pub cycles: bool,
}

/// The axioms of a model that are more than what exploration sees to by itself.
pub fn axioms(model: &Model) -> Vec<ConstraintId> {
    let all = (0..model.constraints.len()).map(ConstraintId::new);
    all.filter(|id| model.constraints[id.index()].role == Role::Axiom)
        .collect()
}

/// Explains whether a test can end as it asks under a model. With `but_not`, only executions count
/// that the other model forbids. At most `limit` executions are looked at.
///
/// # Errors
///
/// If the test or the model cannot be explored, or if exploration and evaluation disagree about an
/// execution, which would be a mistake in katec.
pub fn explain(
    test: &LitmusTest,
    prepared: &Prepared,
    but_not: Option<&Prepared>,
    limit: u64,
) -> Result<Explained, String> {
    let options = Options {
        execution_limit: Some(limit),
        ..Options::default()
    };
    let admitted = prepared.clone().admit();
    let admitted = admitted.map_err(|refusal| refusal.to_string())?;
    let table = TableModel::new(Arc::new(admitted.lower().into_tables()));
    let cycles = wants_candidates(&table, test.program());
    let mut model: Box<dyn MemoryModel> = match cycles {
        true => Box::new(ReferenceModel::admitted(&admitted)),
        false => Box::new(table),
    };
    let model_of = |prepared: &Prepared| Model::clone(prepared.synchronised());
    let (own, other) = (model_of(prepared), but_not.map(model_of));
    let mut allowed = None;
    let summary = each_asked_for(test, &mut model, &options, |execution| {
        let relations = execution.graph().execution();
        let blame = match &other {
            None => None,
            Some(other) => match blame_of(&own, other, &relations) {
                None => return ControlFlow::Continue(()),
                blame => blame,
            },
        };
        let broken = blame.as_ref().map(|blame| &blame.reason);
        allowed = Some(Allowed {
            execution: report(execution, broken),
            blame,
        });
        ControlFlow::Break(())
    });
    let finished = is_finished(&summary.ending)?;
    if let Some(allowed) = allowed {
        return Ok(Explained {
            answer: Answer::Allowed(Box::new(allowed)),
            complete: true,
            cycles,
        });
    }
    if other.is_some() || !finished {
        return Ok(Explained {
            answer: Answer::Unknown,
            complete: finished,
            cycles,
        });
    }
    let mut everything = AllowAll {
        dependencies: model.needs_dependencies(),
        cycles,
    };
    let axioms = axioms(&own);
    let mut groups: Vec<Group> = Vec::new();
    let mut disagreement = false;
    let summary = each_asked_for(test, &mut everything, &options, |execution| {
        let Some(reason) = reason(&own, &axioms, &execution.graph().execution()) else {
            disagreement = true;
            return ControlFlow::Break(());
        };
        let execution = report(execution, Some(&reason));
        match groups.iter_mut().find(|g| g.reason.axiom == reason.axiom) {
            Some(group) => group.others.push((reason, execution)),
            None => groups.push(Group {
                reason,
                execution,
                others: Vec::new(),
            }),
        }
        ControlFlow::Continue(())
    });
    if disagreement {
        return Err(format!(
            "exploration and evaluation disagree about {}: please report this",
            test.name()
        ));
    }
    let complete = is_finished(&summary.ending)?;
    let answer = match (groups.is_empty(), complete) {
        (false, _) => Answer::Forbidden(groups),
        (true, true) => Answer::Impossible,
        (true, false) => Answer::Unknown,
    };
    Ok(Explained {
        answer,
        complete,
        cycles,
    })
}

/// Why another model forbids an execution that a model allows; `None` if it does not.
pub fn blame_of(own: &Model, other: &Model, execution: &Execution) -> Option<Blame> {
    let reason = reason(other, &axioms(other), execution)?;
    Some(Blame {
        reordered: reordered(own, execution, &reason),
        reason,
    })
}

impl Blame {
    /// The same with other names for events.
    #[must_use]
    pub fn renamed(self, name: impl Fn(EventId) -> EventId) -> Self {
        let edge = |edge: Edge| Edge::new(edge.label, name(edge.from), name(edge.to));
        Self {
            reordered: self.reordered.into_iter().map(edge).collect(),
            reason: self.reason.renamed(&name),
        }
    }
}

/// Whether all was explored, or else the reason why nothing could be.
fn is_finished(ending: &Ending) -> Result<bool, String> {
    match ending {
        Ending::Finished | Ending::Stopped => Ok(true),
        Ending::InvalidProgram(message) => Err(format!("the test cannot be explored: {message}")),
        _ => Ok(false),
    }
}

fn report<P: Program>(
    execution: &katec_checker::explore::Explored<'_, P>,
    reason: Option<&Reason>,
) -> ExecutionReport {
    let edges: Vec<Edge> = reason
        .into_iter()
        .flat_map(Reason::parts)
        .cloned()
        .collect();
    let mut events: Vec<_> = edges.iter().flat_map(|edge| [edge.from, edge.to]).collect();
    events.sort();
    events.dedup();
    ExecutionReport::new(execution, About { events, edges })
}

/// The edges of a cycle that are in program order, and that no order of a model has.
fn reordered(model: &Model, execution: &Execution, reason: &Reason) -> Vec<Edge> {
    let axioms = axioms(model);
    let in_order = |edge: &&NamedEdge| {
        let mut parts = edge.parts.iter();
        parts.all(|part| part.label == "po")
    };
    let edges = reason.edges.iter().filter(in_order).map(|edge| &edge.whole);
    let lost = edges.filter(|edge| !is_ordered(model, &axioms, execution, (edge.from, edge.to)));
    lost.cloned().collect()
}
