//! Whether others can tell that a thread added something to memory and took it back.
//!
//! Such a round of a loop is left out ([`Options::takes_back`](crate::explore::Options)), since an
//! execution stays one without it: read-modify-writes of others that came in between read what was
//! there before, plus what others added. All rounds of that kind are left out at once, those of
//! other threads that failed because of them, too. That is right as long as the rest of the threads
//! do the same then:
//!
//! * what is written in between is written by additions, and not by others, which would make what
//!   is taken back part of the result;
//! * who reads in between, and is not in such a round, does the same with the value that it would
//!   read otherwise. A test that comes out as before is no difference.
//!
//! A thread that took back what it had added may wait somewhere else before it tries again. It is
//! left waiting at once then, since it will try again whatever it reads, and has nothing left of
//! what it saw ([`Program::comes_back`]). Others might make it wait there for ever. So if it does,
//! it must do so as well if it tries only now.
//!
//! A read in the last round of a thread that waits is not judged: the round is made again, and the
//! thread knows nothing of this one then. What it read before that round is judged. It may wait for
//! someone who is blocked behind such a round here, and go on in other executions.
//!
//! Every such round is in some execution to its end, with everyone else who can come in between:
//! the thread is blocked behind it, and not before. So if this finds nothing in all of the
//! executions that are left, no execution with more of such rounds would show anything else.

use super::endless::{can_leave, waits_in_vain};
use crate::event::{EventId, ThreadId, Value};
use crate::explore::Explored;
use crate::explore::machines::{addition, only_reads_or_adds};
use crate::graph::{EventKind, LocationId};
use crate::program::{Operation, Program, WaitKind};
use std::ops::Range;

/// Whether others can tell what threads took back in an execution, if there was something.
pub(super) fn disturbed<P: Program>(at: &Explored<'_, P>) -> Option<bool> {
    let rounds: Vec<(ThreadId, Range<u32>)> = at
        .threads()
        .filter_map(|thread| Some((thread, round(at, thread)?)))
        .collect();
    if rounds.is_empty() {
        return None;
    }
    let graph = at.graph();
    if !rounds.iter().all(|(thread, _)| waits_again(at, *thread)) {
        return Some(true);
    }
    let mut locations: Vec<LocationId> = Vec::new();
    for (thread, round) in &rounds {
        let events = &graph.thread_events(*thread)[round.start as usize..round.end as usize];
        let writes = events
            .iter()
            .filter(|event| graph.kind(**event) == EventKind::Write);
        locations.extend(writes.filter_map(|write| graph.location(*write)));
    }
    locations.sort_unstable();
    locations.dedup();
    let mut locations = locations.into_iter();
    Some(locations.any(|location| disturbed_at(at, &rounds, location)))
}

/// The events by which a thread added something and took it back, if that was the last it did.
fn round<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> Option<Range<u32>> {
    let (_, operation) = at.machine(thread)?;
    let end = at.graph().thread_events(thread).len() as u32;
    match *operation {
        Operation::Wait { since, kind } => match kind {
            WaitKind::TookBack => Some(since..end),
            // The addition that counts comes last.
            WaitKind::AddedAgain => Some(since..end.saturating_sub(2).max(since)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a thread that took back what it had added and waits for ever then also does if it tries
/// again now.
fn waits_again<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> bool {
    let Some((_, &Operation::Wait { since, kind })) = at.machine(thread) else {
        return false;
    };
    let first = at.graph().thread_events(thread).get(since as usize);
    let leaves = || first.is_none_or(|first| can_leave(at, *first, since, &[]));
    kind != WaitKind::TookBack || !waits_in_vain(at, thread, (since, kind)) || !leaves()
}

fn disturbed_at<P: Program>(
    at: &Explored<'_, P>,
    rounds: &[(ThreadId, Range<u32>)],
    location: LocationId,
) -> bool {
    let graph = at.graph();
    let in_round = |event: EventId| {
        let (thread, index) = (graph.thread(event), graph.index(event));
        let mut rounds = rounds.iter();
        rounds.any(|(of, round)| Some(*of) == thread && round.contains(&index))
    };
    // What was added and not taken back yet.
    let mut extra = 0_u64;
    for write in graph.co(location) {
        let added = added(at, *write);
        if in_round(*write) {
            let Some(Value(value)) = added else {
                return true;
            };
            extra = extra.wrapping_add(value);
        } else if added.is_none() && !is_nothing(at, *write, extra) {
            return true;
        }
        if is_nothing(at, *write, extra) {
            continue;
        }
        for read in graph.readers(*write) {
            if !in_round(read) && !is_read_again(at, read) && !does_the_same(at, read, extra) {
                return true;
            }
        }
    }
    false
}

/// What a write added, if it is that of an addition.
fn added<P: Program>(at: &Explored<'_, P>, write: EventId) -> Option<Value> {
    let (_, operation) = at.issued(write)?;
    addition(operation).map(|(_, value)| value)
}

/// Whether a difference of a value is none at the width of the location.
fn is_nothing<P: Program>(at: &Explored<'_, P>, write: EventId, difference: u64) -> bool {
    let size = at.graph().place(write).map_or(8, |place| place.size);
    difference << (64 - 8 * u32::from(size.clamp(1, 8))) == 0
}

/// Whether a read is in the last round of a thread that waits, which only read and added in it.
fn is_read_again<P: Program>(at: &Explored<'_, P>, read: EventId) -> bool {
    let graph = at.graph();
    let Some(thread) = graph.thread(read) else {
        return false;
    };
    let waits = at
        .machine(thread)
        .is_some_and(|(_, operation)| match operation {
            Operation::Wait { kind, since } => {
                *kind != WaitKind::AddedAgain && *since <= graph.index(read)
            }
            _ => false,
        });
    let events = graph.thread_events(thread)[graph.index(read) as usize..].iter();
    let only_reads = |event: EventId| {
        let operation = at.issued(event).map(|(_, operation)| operation);
        operation.is_some_and(|operation| only_reads_or_adds(operation, graph.value(event)))
    };
    waits
        && events
            .copied()
            .all(|event| graph.kind(event) == EventKind::Write || only_reads(event))
}

/// Whether a thread does the same if what it reads is less by so much.
fn does_the_same<P: Program>(at: &Explored<'_, P>, read: EventId, extra: u64) -> bool {
    let graph = at.graph();
    let (Some((state, operation)), Some(place)) = (at.issued(read), graph.place(read)) else {
        return false;
    };
    let bits = 8 * u32::from(place.size.clamp(1, 8));
    let value = graph.value(read);
    let less = Value(value.0.wrapping_sub(extra) & (u64::MAX >> (64 - bits)));
    let events = match operation {
        Operation::Load { .. } => 1,
        Operation::ReadModifyWrite { update, .. } => {
            let writes = |value| update.apply(value, place.size).is_some();
            if writes(value) != writes(less) || writes(value) && addition(operation).is_none() {
                return false;
            }
            1 + u32::from(writes(value))
        }
        _ => return false,
    };
    let index = graph.index(read) + events;
    let program = at.program();
    let (mut first, mut second) = (state.clone(), state.clone());
    let does = program.step(&mut first, value, index);
    let would_do = program.step(&mut second, less, index);
    does == would_do && program.goes_on_alike(&first, &second)
}
