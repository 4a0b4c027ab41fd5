//! Executions that are reported when they are whole, and not on the way.

use super::{Ending, Explored, Options, Summary, Visitor};
use crate::event::ThreadId;
use crate::graph::Status;
use crate::model::MemoryModel;
use crate::program::{Operation, ProblemKind, Program, ProgramError};

/// In an execution that failed: a join of a thread that was never created, and that as an error.
/// `None` if a thread is at an error.
pub(super) fn missing_thread<P: Program>(
    explored: &Explored<'_, P>,
) -> Option<(ThreadId, ProgramError)> {
    let mut missing = None;
    for thread in explored.graph.threads() {
        match explored.machine(thread) {
            Some((_, Operation::Error(_))) => return None,
            Some((_, Operation::Join { thread: name })) => {
                let exists = explored.graph.thread_named(*name).is_some();
                missing = missing.or((!exists).then_some((thread, *name)));
            }
            _ => {}
        }
    }
    let (thread, name) = missing?;
    let message = format!("join of {:#x}, which is no thread", name.0);
    Some((thread, ProgramError::new(ProblemKind::Thread, message)))
}

/// Reports a consistent execution, what the model finds in it, and the errors of its threads;
/// `faults` are those that threads do not stand at. Says why to stop, if that is wanted.
pub(super) fn report<M, P>(
    (model, options): (&mut M, &Options),
    visitor: &mut dyn Visitor<P>,
    explored: &Explored<'_, P>,
    faults: &[(ThreadId, ProgramError)],
    summary: &mut Summary,
) -> Result<(), Ending>
where
    M: MemoryModel,
    P: Program,
{
    let graph = explored.graph;
    let status = match explored.status() {
        Status::Repeated => return Ok(()),
        _ if !faults.is_empty() => Status::Failed,
        status => status,
    };
    if options.execution_limit == Some(summary.executions()) {
        return Err(Ending::ExecutionLimit);
    }
    let mut found = Vec::new();
    match (status, graph.events().next_back()) {
        (Status::Complete, _) => model.all_findings(graph, &mut found),
        (_, Some(newest)) if !options.whole_findings => {
            model.findings(graph, newest, &mut found);
        }
        _ => {}
    }
    let mut flows = found
        .iter()
        .map(|finding| visitor.finding(explored, finding));
    let mut stops = flows.any(|flow| flow.is_break());
    for thread in graph.threads() {
        match explored.machine(thread) {
            Some((_, Operation::Error(error))) => {
                stops |= visitor.error(explored, thread, error).is_break();
            }
            Some((_, Operation::Cut)) => summary.bounded = true,
            _ => {}
        }
    }
    if let (Status::Failed, Some((thread, error))) = (status, missing_thread(explored)) {
        stops |= visitor.error(explored, thread, &error).is_break();
    }
    for (thread, error) in faults {
        stops |= visitor.error(explored, *thread, error).is_break();
    }
    match status {
        Status::Complete => summary.complete += 1,
        Status::Blocked | Status::Repeated => summary.blocked += 1,
        Status::Failed => summary.failed += 1,
    }
    stops |= visitor.execution(explored, status).is_break();
    match stops {
        true => Err(Ending::Stopped),
        false => Ok(()),
    }
}
