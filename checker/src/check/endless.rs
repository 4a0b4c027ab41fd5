//! Executions that never end: no thread can go on, and nothing that may still happen changes that.
//!
//! A thread that waits sees the newest values sooner or later. It waits for ever if these are the
//! values that it saw already: machines are deterministic, so it does the same again. A choice that
//! the program leaves open may turn out otherwise, though. So where there was one, all of them are
//! tried, and a thread that can leave by a choice does not wait.
//!
//! If one of the threads goes round in a loop this is a matter of *liveness*: the processor is busy
//! and nothing comes of it. If all of them wait for locks, barriers, signals and other threads it
//! is a *deadlock*. Threads that still wait when `main` has returned are neither: the process is
//! over.

use super::collector::Identity;
use super::describe;
use super::report::About;
use crate::event::{EventId, ThreadId, Value};
use crate::explore::Explored;
use crate::explore::asleep::sleeps_on;
use crate::graph::EventKind;
use crate::model::Severity;
use crate::program::{Operation, ProblemKind, Program, WaitKind};

/// How many operations are tried to see whether a choice lets a thread go on. A thread that needs
/// more is taken to go on.
const TRIED: u32 = 10_000;

/// A deadlock, or threads that wait in loops that nothing can end.
pub(super) fn endless<P: Program>(at: &Explored<'_, P>) -> Option<(Identity, About)> {
    let threads = waiting_threads(at)?;
    let first = *threads.first()?;
    let loops = threads.iter().any(|thread| goes_round(at, *thread));
    let descriptions: Vec<String> = threads.iter().map(|t| describe_wait(at, *t)).collect();
    let identity = Identity {
        kind: match loops {
            true => ProblemKind::Liveness.into(),
            false => ProblemKind::Deadlock.into(),
        },
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
    if at.threads().any(|thread| may_go_on(at, thread)) {
        return None;
    }
    let (mut waiting, mut joining) = (Vec::new(), Vec::new());
    for thread in at.threads() {
        match at.machine(thread) {
            Some((_, Operation::Wait { .. } | Operation::BarrierWait { .. })) => {
                waiting.push(thread);
            }
            Some((_, Operation::Join { .. })) => joining.push(thread),
            _ => {}
        }
    }
    Some(match waiting.is_empty() {
        true => joining,
        false => waiting,
    })
}

/// Whether a thread might go on, as far as it is up to itself.
fn may_go_on<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> bool {
    let Some((_, operation)) = at.machine(thread) else {
        return false;
    };
    match operation {
        Operation::Wait { since, kind } => {
            let last = last_event(at, thread).filter(|_| *kind == WaitKind::Sleep);
            let sleeps_on = || last.is_some_and(|l| sleeps_on(at.program(), at.graph(), l));
            !waits_in_vain(at, thread, *since) && !sleeps_on()
        }
        Operation::BarrierWait { .. } | Operation::Join { .. } | Operation::End(_) => false,
        _ => true,
    }
}

/// Whether a thread waits in a loop.
fn goes_round<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> bool {
    let operation = at.machine(thread).map(|(_, operation)| operation);
    operation.is_some_and(|operation| {
        let kind = WaitKind::Loop;
        matches!(operation, Operation::Wait { kind: known, .. } if *known == kind)
    })
}

/// Whether a thread that saw what it saw from an index on would see the same again, and could do
/// nothing else then.
fn waits_in_vain<P: Program>(at: &Explored<'_, P>, thread: ThreadId, since: u32) -> bool {
    let graph = at.graph();
    let events = graph.thread_events(thread);
    let round = events.get(since as usize..).unwrap_or_default();
    if !round.iter().all(|event| graph.sees_newest(*event)) {
        return false;
    }
    let mut choices = round
        .iter()
        .filter(|event| graph.kind(**event) == EventKind::Choose);
    match (choices.next(), round.first()) {
        (Some(_), Some(first)) => !can_leave(at, *first, since),
        _ => true,
    }
}

/// Whether a thread can do anything but wait again from an event on, by choosing otherwise.
fn can_leave<P: Program>(at: &Explored<'_, P>, first: EventId, since: u32) -> bool {
    let program = at.program();
    let Some((state, operation)) = at.issued(first) else {
        return true;
    };
    let mut left = TRIED;
    let mut todo = vec![(state.clone(), operation.clone(), since)];
    while let Some((state, operation, index)) = todo.pop() {
        left = match left.checked_sub(1) {
            Some(left) => left,
            None => return true,
        };
        let newest = |place| at.final_value(place);
        let (returned, events) = match operation {
            Operation::Wait { .. } | Operation::Repeat | Operation::Assume(false) => continue,
            Operation::Assume(true) => (Value::default(), 0),
            Operation::Fence { .. } => (Value::default(), 1),
            Operation::Load { place, .. } => match newest(place) {
                Some(value) => (value, 1),
                None => return true,
            },
            Operation::ReadModifyWrite { place, update, .. } => match newest(place) {
                Some(value) => match update.apply(value, place.size) {
                    None => (value, 1),
                    Some(written) if written == value => (value, 2),
                    Some(_) => return true,
                },
                None => return true,
            },
            Operation::Choose { count } => {
                for value in (0..count).rev() {
                    let mut state = state.clone();
                    let value = Value(u64::from(value));
                    let operation = program.step(&mut state, value, index + 1);
                    todo.push((state, operation, index + 1));
                }
                continue;
            }
            _ => return true,
        };
        let mut state = state;
        let index = index + events;
        let operation = program.step(&mut state, returned, index);
        todo.push((state, operation, index));
    }
    false
}

fn last_event<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> Option<EventId> {
    at.graph().thread_events(thread).last().copied()
}

fn describe_wait<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> String {
    let graph = at.graph();
    let last = last_event(at, thread);
    let barrier = last.and_then(|event| graph.barrier_place(event));
    let read = last.and_then(|event| match graph.kind(event) {
        EventKind::Read => Some(event),
        _ => graph.rmw_partner(event),
    });
    let how = match goes_round(at, thread) {
        true => "goes round for ever",
        false => "waits",
    };
    match (barrier, read) {
        (Some(barrier), _) => {
            let name = at.place_name(barrier);
            format!("thread {} waits at the barrier {name}", thread.0)
        }
        (None, Some(event)) => {
            let read = describe::event(at, event);
            format!("thread {} {how} after a {read}", thread.0)
        }
        (None, None) => format!("thread {} {how}", thread.0),
    }
}
