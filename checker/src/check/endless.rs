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
use crate::event::{EventId, Place, ThreadId, Update, Value};
use crate::explore::Explored;
use crate::explore::asleep::sleeps_on;
use crate::explore::machines::addition;
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
    let helps = threads.iter().any(|thread| helps(at, *thread));
    let descriptions: Vec<String> = threads.iter().map(|t| describe_wait(at, *t)).collect();
    let identity = Identity {
        kind: match (helps, loops) {
            (true, _) => ProblemKind::Annotation.into(),
            (false, true) => ProblemKind::Liveness.into(),
            (false, false) => ProblemKind::Deadlock.into(),
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
    if let_each_other_go(at, &waiting) {
        return None;
    }
    Some(match waiting.is_empty() {
        true => joining,
        false => waiting,
    })
}

/// Whether a thread might go on, as far as it is up to itself.
fn may_go_on<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> bool {
    let Some(operation) = at.operation(thread) else {
        return false;
    };
    match operation {
        Operation::Wait { since, kind } => {
            let last = last_event(at, thread).filter(|_| *kind == WaitKind::Sleep);
            let sleeps_on = || last.is_some_and(|l| sleeps_on(at.program(), at.graph(), l));
            !waits_in_vain(at, thread, (*since, *kind)) && !sleeps_on()
        }
        Operation::BarrierWait { .. } | Operation::Join { .. } | Operation::End(_) => false,
        _ => true,
    }
}

/// Whether one of the threads could go on with what another one adds to memory and takes back
/// again and again.
fn let_each_other_go<P: Program>(at: &Explored<'_, P>, waiting: &[ThreadId]) -> bool {
    let graph = at.graph();
    let round = |thread: ThreadId| match at.machine(thread)?.1 {
        Operation::Wait { since, kind } => {
            let events = graph.thread_events(thread).get(*since as usize..);
            Some((*since, *kind, events.unwrap_or_default()))
        }
        _ => None,
    };
    let rounds = || {
        waiting
            .iter()
            .filter_map(|thread| Some((*thread, round(*thread)?)))
    };
    rounds().any(|(adder, (_, kind, events))| {
        let mut extra: Vec<(Place, u64)> = Vec::new();
        kind == WaitKind::TookBack
            && events.iter().any(|event| {
                let added = at
                    .issued(*event)
                    .and_then(|(_, operation)| addition(operation));
                let Some((place, Value(value))) = added.filter(|_| graph.rf(*event).is_some())
                else {
                    return false;
                };
                match extra.iter_mut().find(|(known, _)| *known == place) {
                    Some((_, sum)) => *sum = sum.wrapping_add(value),
                    None => extra.push((place, value)),
                }
                rounds().any(|(other, (since, kind, events))| {
                    let first = events.first().filter(|_| other != adder);
                    first.is_some_and(|first| match kind {
                        WaitKind::TookBack => goes_on(at, other, &extra),
                        _ => can_leave(at, *first, since, &extra),
                    })
                })
            })
    })
}

/// Whether a thread waits for another one to make an exchange with which it is to help.
fn helps<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> bool {
    let operation = at.machine(thread).map(|(_, operation)| operation);
    let kind = WaitKind::Help;
    matches!(operation, Some(Operation::Wait { kind: known, .. }) if *known == kind)
}

/// Whether a thread waits in a loop.
fn goes_round<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> bool {
    let operation = at.machine(thread).map(|(_, operation)| operation);
    operation.is_some_and(|operation| {
        const KINDS: [WaitKind; 3] = [WaitKind::Loop, WaitKind::TookBack, WaitKind::InVain];
        matches!(operation, Operation::Wait { kind, .. } if KINDS.contains(kind))
    })
}

/// Whether a thread that saw what it saw from an index on would see the same again, and could do
/// nothing else then.
pub(super) fn waits_in_vain<P: Program>(
    at: &Explored<'_, P>,
    thread: ThreadId,
    (since, kind): (u32, WaitKind),
) -> bool {
    let graph = at.graph();
    let events = graph.thread_events(thread);
    let round = events.get(since as usize..).unwrap_or_default();
    let is_choice = |event: &EventId| graph.kind(*event) == EventKind::Choose;
    match (kind, round.first()) {
        (WaitKind::AddedAgain, _) => false,
        (WaitKind::TookBack, _) => !goes_on(at, thread, &[]),
        _ if !round.iter().all(|event| graph.sees_newest(*event)) => false,
        (_, Some(first)) if round.iter().any(is_choice) => !can_leave(at, *first, since, &[]),
        _ => true,
    }
}

/// Where a thread may come to when nobody else moves.
struct Trial<S> {
    state: S,
    operation: Operation,
    index: u32,
    /// What it added to memory on the way.
    written: Vec<(Place, Value)>,
}

impl<S> Trial<S> {
    /// Whether memory is as it was.
    fn leaves_as_it_was(&self, before: impl Fn(Place) -> Option<Value>) -> bool {
        let mut written = self.written.iter();
        written.all(|(place, value)| before(*place) == Some(*value))
    }
}

/// Whether a thread can do anything but wait again from an event on, or come back to where it is:
/// by choosing otherwise, or because of what it sees now. `extra` is what was added to memory.
pub(super) fn can_leave<P: Program>(
    at: &Explored<'_, P>,
    first: EventId,
    since: u32,
    extra: &[(Place, u64)],
) -> bool {
    let Some((state, operation)) = at.issued(first) else {
        return true;
    };
    can_leave_from(at, (state, operation, since), extra)
}

/// The same of a thread that was left waiting behind a read-modify-write.
fn goes_on<P: Program>(at: &Explored<'_, P>, thread: ThreadId, extra: &[(Place, u64)]) -> bool {
    let graph = at.graph();
    let events = graph.thread_events(thread);
    let mut own = events.iter().rev();
    let read = own.find(|event| graph.kind(**event) == EventKind::Read);
    let Some((read, (state, _))) = read.and_then(|read| Some((*read, at.issued(*read)?))) else {
        return true;
    };
    let mut state = state.clone();
    let index = events.len() as u32;
    let operation = at.program().step(&mut state, graph.value(read), index);
    can_leave_from(at, (&state, &operation, index), extra)
}

fn can_leave_from<P: Program>(
    at: &Explored<'_, P>,
    (start, started_with, since): (&P::State, &Operation, u32),
    extra: &[(Place, u64)],
) -> bool {
    let program = at.program();
    let newest = |place: Place| {
        let value = at.final_value(place)?;
        let added = extra.iter().find(|(known, _)| *known == place);
        match added {
            Some((_, sum)) => Update::Add(Value(*sum)).apply(value, place.size),
            None => Some(value),
        }
    };
    let mut left = TRIED;
    let mut todo = vec![Trial {
        state: start.clone(),
        operation: started_with.clone(),
        index: since,
        written: Vec::new(),
    }];
    while let Some(mut trial) = todo.pop() {
        left = match left.checked_sub(1) {
            Some(left) => left,
            None => return true,
        };
        let known = |place| {
            let own = trial.written.iter().find(|(known, _)| *known == place);
            own.map_or_else(|| newest(place), |(_, value)| Some(*value))
        };
        let (returned, events) = match trial.operation {
            Operation::Wait { .. } | Operation::Repeat | Operation::Assume(false) => {
                match trial.leaves_as_it_was(newest) {
                    true => continue,
                    false => return true,
                }
            }
            Operation::Assume(true) => (Value::default(), 0),
            Operation::Fence { .. } => (Value::default(), 1),
            Operation::Load { place, .. } => match known(place) {
                Some(value) => (value, 1),
                None => return true,
            },
            Operation::ReadModifyWrite { place, update, .. } => match known(place) {
                Some(value) => match update.apply(value, place.size) {
                    None => (value, 1),
                    Some(written) if written == value => (value, 2),
                    Some(written) if addition(&trial.operation).is_some() => {
                        trial.written.retain(|(known, _)| *known != place);
                        trial.written.push((place, written));
                        (value, 2)
                    }
                    Some(_) => return true,
                },
                None => return true,
            },
            Operation::Choose { count } => {
                for value in (0..count).rev() {
                    let mut state = trial.state.clone();
                    let value = Value(u64::from(value));
                    let index = trial.index + 1;
                    todo.push(Trial {
                        operation: program.step(&mut state, value, index),
                        state,
                        index,
                        written: trial.written.clone(),
                    });
                }
                continue;
            }
            _ => return true,
        };
        trial.index += events;
        trial.operation = program.step(&mut trial.state, returned, trial.index);
        let is_back = trial.operation == *started_with
            && trial.leaves_as_it_was(newest)
            && program.goes_on_alike(&trial.state, start);
        if !is_back {
            todo.push(trial);
        }
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
    let how = match (helps(at, thread), goes_round(at, thread)) {
        (true, _) => "is to help with an exchange that nobody makes,",
        (false, true) => "goes round for ever",
        (false, false) => "waits",
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
