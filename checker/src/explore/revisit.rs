//! Backward revisits: which older reads a new write may be given to, and what remains of the graph then.
//!
//! When a write `a` is added, an older read `r` of the location could have read from it, had `a` come first. The graph for that keeps
//! everything that was there before `r`, and the causal prefix of `a`; the rest `D` was added after `r` and may depend on what `r`
//! read. Exploring that from every graph in which `a` comes would visit executions many times. It is done from one: the graph in
//! which `D` was added by default choices alone. An event of `D` (or `r` itself) is a default choice if, ignoring what
//! was added after it and is not kept,
//!
//! * a read reads the last write in coherence, and a write is the last in coherence;
//! * a choice of the program has its first value;
//! * it was not made to be otherwise when it was added: `added_max`.
//!
//! A deleted write that is read by an event that stays is covered by that: an older read of a younger write was itself revisited. Either it is in `D`,
//! and then it reads something that goes although it is younger, which is tested, or it is older than `r`; then `r` is younger than a
//! revisited read, hence in the settled prefix of that write (not `revisitable`) or younger than the write, which stays.
//!
//! Coherence has been chosen for `a` already when it revisits, so several places of `a` can become the same
//! when `D` goes. The last one counts: `a` is last in coherence or its immediate successor stays.

use crate::event::EventId;
use crate::graph::{EventKind, Graph};

/// Whether an event of a graph stays when `write` revisits `read`.
#[inline]
pub(super) fn stays(graph: &Graph, event: EventId, read: EventId, write: EventId) -> bool {
    event <= read || graph.in_prefix(event, write)
}

/// Puts the reads that may be revisited in a list, newest first.
///
/// A default choice reads the last write among those that stay. All writes in the causal prefix of `write` stay, so only readers of the
/// last of them and of writes after it in coherence come into question.
fn candidates(graph: &Graph, write: EventId, list: &mut Vec<EventId>) {
    list.clear();
    let Some(location) = graph.location(write) else {
        return;
    };
    if graph.reads(location).is_empty() {
        return;
    }
    for source in graph.co(location).iter().rev().copied() {
        if source == write {
            continue;
        }
        list.extend(graph.readers(source).filter(|read| {
            !graph.in_prefix(*read, write) && graph.revisitable(*read) && graph.added_max(*read)
        }));
        if graph.in_prefix(source, write) {
            break;
        }
    }
    list.sort_unstable_by(|a, b| b.cmp(a));
}

/// The reads that `write`, the newest event, shall revisit, newest first. `list` is space to work in.
pub(super) fn revisits(
    graph: &Graph,
    write: EventId,
    list: &mut Vec<EventId>,
    mut found: impl FnMut(EventId),
) {
    candidates(graph, write, list);
    let successor = graph.co_next(write);
    let rival = graph.rival(write);
    let placed_by_read = graph.is_write_half(write);
    for read in list.iter().copied() {
        // What is deleted for an older read contains what is deleted for this one, so the first failure is final.
        if !deletes_defaults_only(graph, read, write) {
            return;
        }
        let keeps = |event: EventId| stays(graph, event, read, write);
        // Atomicity stays broken as long as both rivals stay.
        if rival.is_some_and(keeps) {
            continue;
        }
        let canonical = placed_by_read || successor.is_none_or(keeps);
        if canonical {
            found(read);
        }
    }
}

/// Whether `read` and everything that goes when `write` revisits it are default choices.
fn deletes_defaults_only(graph: &Graph, read: EventId, write: EventId) -> bool {
    (read.0..write.0).map(EventId).all(|event| {
        let goes = event == read || !stays(graph, event, read, write);
        !goes || is_default(graph, event, read, write)
    })
}

fn is_default(graph: &Graph, event: EventId, read: EventId, write: EventId) -> bool {
    let kept = |other: EventId| stays(graph, other, read, write);
    let written = match graph.kind(event) {
        EventKind::Choose => return graph.added_max(event),
        EventKind::Read => match graph.rf(event) {
            Some(source) => source,
            None => return false,
        },
        EventKind::Write => event,
        EventKind::InitialWrite
        | EventKind::Fence(_)
        | EventKind::Create(_)
        | EventKind::Join(_)
        | EventKind::End
        | EventKind::Allocate
        | EventKind::Free => return true,
    };
    if !graph.added_max(event) {
        return false;
    }
    if written > event && !kept(written) {
        return false;
    }
    let later = graph.co_after(written);
    later.iter().all(|other| *other == write || !kept(*other))
}
