//! Executions in which no thread can ever go on.

use super::collector::Identity;
use super::describe;
use super::report::About;
use crate::event::{EventId, ThreadId};
use crate::explore::Explored;
use crate::explore::asleep::sleeps_on;
use crate::graph::EventKind;
use crate::model::Severity;
use crate::program::{Operation, ProblemKind, Program};

/// A deadlock: no thread can go on, and those that wait saw the newest values of what they wait
/// for, so that waiting longer does not help, or sleep on after signals that woke others.
pub(super) fn deadlock<P: Program>(at: &Explored<'_, P>) -> Option<(Identity, About)> {
    let threads = waiting_threads(at)?;
    let first = *threads.first()?;
    let descriptions: Vec<String> = threads.iter().map(|t| describe_wait(at, *t)).collect();
    let identity = Identity {
        kind: ProblemKind::Deadlock.into(),
        severity: Severity::Error,
        message: descriptions.join("; "),
        source: at.thread_position(first),
    };
    let last = threads.iter().filter_map(|thread| last_event(at, *thread));
    let about = About {
        events: last.collect(),
        edges: Vec::new(),
    };
    Some((identity, about))
}

/// The threads that wait for ever, those that only join others left out if there are any besides.
/// `None` if some thread might go on.
fn waiting_threads<P: Program>(at: &Explored<'_, P>) -> Option<Vec<ThreadId>> {
    let (mut waiting, mut joining) = (Vec::new(), Vec::new());
    for thread in at.threads() {
        let Some((_, operation)) = at.machine(thread) else {
            continue;
        };
        match operation {
            Operation::Wait { since, asleep } => {
                let last = last_event(at, thread).filter(|_| *asleep);
                let sleeps_on = || last.is_some_and(|l| sleeps_on(at.program(), at.graph(), l));
                if !reads_newest(at, thread, *since) && !sleeps_on() {
                    return None;
                }
                waiting.push(thread);
            }
            Operation::BarrierWait { .. } => waiting.push(thread),
            Operation::Join { .. } => joining.push(thread),
            Operation::End(_) => {}
            _ => return None,
        }
    }
    Some(match waiting.is_empty() {
        true => joining,
        false => waiting,
    })
}

/// Whether the reads of a thread from an index on all read the last write in coherence.
fn reads_newest<P: Program>(at: &Explored<'_, P>, thread: ThreadId, since: u32) -> bool {
    let graph = at.graph();
    let events = graph.thread_events(thread);
    let reads = events.get(since as usize..).unwrap_or_default();
    reads.iter().all(|read| match graph.rf(*read) {
        Some(write) => graph.co_next(write).is_none(),
        None => true,
    })
}

fn last_event<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> Option<EventId> {
    at.graph().thread_events(thread).last().copied()
}

fn describe_wait<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> String {
    let graph = at.graph();
    let last = last_event(at, thread);
    let barrier = last.and_then(|event| graph.barrier_place(event));
    let read = last.filter(|event| graph.kind(*event) == EventKind::Read);
    match (barrier, read) {
        (Some(barrier), _) => {
            let name = at.program().place_name(barrier);
            format!("thread {} waits at the barrier {name}", thread.0)
        }
        (None, Some(event)) => {
            let read = describe::event(at, event);
            format!("thread {} waits after a {read}", thread.0)
        }
        (None, None) => format!("thread {} waits", thread.0),
    }
}
