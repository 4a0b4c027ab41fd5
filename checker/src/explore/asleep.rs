//! Threads that sleep until a place changes, where a write may wake only one of those that sleep.
//!
//! That is how signals of condition variables are: the place counts signals. A thread that begins
//! to wait reads the count, and reads it again to see that it changed. If it still reads the old
//! count although there were signals since, it was not woken yet. Usually it will be, and the
//! execution in which it is will be explored. But a signal wakes one thread, and if others slept at
//! the time it may have been one of them. Then this thread sleeps on, for ever if no further signal
//! comes.
//!
//! A wait is two reads of its thread, *before* and *after*; writes of the place are
//! read-modify-writes. It sleeps from the first write behind the one that *before* reads to the one
//! that *after* reads, and one of these woke it.

use crate::builtin::BuiltinSet;
use crate::event::EventId;
use crate::graph::{EventKind, Graph};
use crate::program::Program;

/// Whether a thread whose last event is this read may sleep on in some execution that has this
/// graph as a part: whether another one slept when the next signal came.
///
/// That one has begun to wait in the causal past of the signal if the signal has to do with its
/// wait, as it does where the waits and what they wait for are guarded by a lock.
pub(super) fn may_sleep_on<P: Program>(program: &P, graph: &Graph, read: EventId) -> bool {
    let Some(source) = graph.rf(read) else {
        return false;
    };
    let Some(signal) = graph.co_next(source) else {
        return true;
    };
    let Some(location) = graph.location(read) else {
        return false;
    };
    let slept = |other: &EventId| {
        graph.thread(*other) != graph.thread(read)
            && is_plain_read(graph, *other)
            && graph.in_prefix(*other, signal)
    };
    program.wakes_one(graph.value(source), graph.value(signal))
        && graph.reads(location).iter().any(slept)
}

/// Whether a thread whose last event is this read sleeps on in a complete graph: whether each
/// signal since it began to wait woke another thread. Each wait is woken by one signal.
pub(crate) fn sleeps_on<P: Program>(program: &P, graph: &Graph, read: EventId) -> bool {
    let (Some(location), Some(source)) = (graph.location(read), graph.rf(read)) else {
        return false;
    };
    let co = graph.co(location);
    let position = |write| co.iter().position(|known| *known == write);
    let Some(first) = position(source) else {
        return false;
    };
    let mut waits = Vec::new();
    for thread in graph.threads() {
        if Some(thread) == graph.thread(read) {
            continue;
        }
        let events = graph.thread_events(thread).iter().copied();
        let reads: Vec<EventId> = events
            .filter(|event| {
                graph.location(*event) == Some(location) && is_plain_read(graph, *event)
            })
            .collect();
        for wait in reads.chunks_exact(2) {
            let seen = |read| graph.rf(read).and_then(position);
            if let (Some(before), Some(after)) = (seen(wait[0]), seen(wait[1])) {
                waits.push((after, before));
            }
        }
    }
    // Signals in order, each for the wait that ends first of those that sleep: that leaves the
    // most for the signals to come.
    waits.sort_unstable();
    (first + 1..co.len()).all(|signal| {
        let (before, after) = (graph.value(co[signal - 1]), graph.value(co[signal]));
        let woken = waits
            .iter()
            .position(|(end, start)| *start < signal && signal <= *end);
        let wakes_another = program.wakes_one(before, after) && woken.is_some();
        if let Some(woken) = woken {
            waits.remove(woken);
        }
        wakes_another
    })
}

fn is_plain_read(graph: &Graph, event: EventId) -> bool {
    graph.kind(event) == EventKind::Read && !graph.sets(event).contains(BuiltinSet::Rx)
}
