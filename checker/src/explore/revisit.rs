//! Backward revisits: which older reads a new write may be given to, and what remains of the graph
//! then.
//!
//! When a write `a` is added, an older read `r` of the location could have read from it, had `a`
//! come first. The graph for that keeps everything that was there before `r`, and the causal prefix
//! of `a`. The rest, `D`, was added after `r` and may depend on what `r` read.
//!
//! Exploring that graph from every graph in which `a` comes would visit executions many times. So
//! it is explored from one: the graph in which `D` was added by default choices alone. An event of
//! `D` (or `r` itself) is a default choice if, ignoring what was added after it and is not kept,
//!
//! * a read reads the last write in coherence, and a write is the last in coherence;
//! * a choice of the program has its first value;
//! * a wait that closed a round made the first choice of who the serial thread is, if that matters.
//!   Other waits are no choices. When a wait of a round goes then so does the youngest, which
//!   closed it: it is in a prefix only with the whole round;
//! * it was not made to be otherwise when it was added: `added_max`.
//!
//! No write that goes is read by an event that stays. A reader that is younger than `r` stays only
//! in the causal prefix of `a`, and then that prefix contains what it reads. Any other reader is
//! `r` or older, and reads a write that was added after `r`: a younger one, so the reader was
//! itself revisited. If it is `r`, that is tested. If it is older than `r`, then `r` came after a
//! revisited read. So `r` is in the causal prefix of the write that revisited that read, and no
//! longer `revisitable`; or `r` is younger than that write, which therefore stays.
//!
//! Coherence has been chosen for `a` already when it revisits, so several places of `a` can become
//! the same when `D` goes. The last one counts: `a` is last in coherence or its immediate successor
//! stays.

use crate::event::EventId;
use crate::graph::{EventKind, Graph};

/// A read that a write may revisit.
#[derive(Clone, Copy)]
pub(super) struct Revisit<'a> {
    pub graph: &'a Graph,
    pub read: EventId,
    pub write: EventId,
    /// The clock of the causal prefix of the write.
    pub prefix: &'a [u32],
}

/// Puts the reads that may be revisited in a list, newest first. `prefix` is the causal prefix of
/// the write.
///
/// A default choice reads the last write among those that stay. All writes in the causal prefix of
/// `write` stay, so only readers of the last of them and of writes after it in coherence come into
/// question.
#[inline]
fn candidates(graph: &Graph, write: EventId, prefix: &[u32], list: &mut Vec<EventId>) {
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
        for read in graph.readers(source) {
            if graph.revisitable(read) && graph.added_max(read) && !graph.includes(prefix, read) {
                list.push(read);
            }
        }
        if graph.includes(prefix, source) {
            break;
        }
    }
    if list.len() > 1 {
        list.sort_unstable_by(|a, b| b.cmp(a));
    }
}

/// How a write came to its place in coherence.
#[derive(Clone, Copy)]
pub(super) enum Placed {
    /// It was put there.
    Freely,
    /// Its read half decided. The rival is the write half that cannot stay beside it.
    ByRead { rival: Option<EventId> },
}

impl Placed {
    /// Of a write, where read-modify-writes are atomic.
    #[inline]
    pub fn of(graph: &Graph, write: EventId) -> Self {
        match graph.is_write_half(write) {
            true => Placed::ByRead {
                rival: graph.rival(write),
            },
            false => Placed::Freely,
        }
    }
}

/// The reads that `write`, the newest event, shall revisit, newest first. `prefix` has all that
/// stays because of the write: its causal prefix, at least. `list` is space to work in.
#[inline]
pub(super) fn revisits(
    graph: &Graph,
    (write, prefix): (EventId, &[u32]),
    placed: Placed,
    list: &mut Vec<EventId>,
    mut found: impl FnMut(EventId),
) {
    candidates(graph, write, prefix, list);
    if list.is_empty() {
        return;
    }
    let successor = graph.co_next(write);
    for read in list.iter().copied() {
        let revisit = Revisit {
            graph,
            read,
            write,
            prefix,
        };
        let keeps = |event: EventId| revisit.keeps(event);
        let is_possible = match placed {
            Placed::Freely => successor.is_none_or(keeps),
            // Atomicity stays broken as long as both rivals stay.
            Placed::ByRead { rival } => !rival.is_some_and(keeps),
        };
        if !is_possible {
            continue;
        }
        // What is deleted for an older read contains what is deleted for this one, so the first
        // failure is final.
        if !revisit.deletes_defaults_only() {
            return;
        }
        found(read);
    }
}

impl Revisit<'_> {
    /// Whether an event stays.
    #[inline]
    pub fn keeps(&self, event: EventId) -> bool {
        event <= self.read || self.graph.includes(self.prefix, event)
    }

    /// Whether the read and everything that goes are default choices.
    fn deletes_defaults_only(&self) -> bool {
        let mut gone = self.graph.outside(self.prefix, self.read);
        self.is_default(self.read) && gone.all(|event| self.is_default(event))
    }

    /// Whether an event, which is no waiting read, is a default choice.
    #[inline(always)]
    pub fn is_default(&self, event: EventId) -> bool {
        let graph = self.graph;
        let written = match graph.kind(event) {
            EventKind::Choose | EventKind::BarrierWait => return graph.added_max(event),
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
        if written > event && !self.keeps(written) {
            return false;
        }
        let mut later = graph.co_after(written).iter();
        later.all(|other| *other == self.write || !self.keeps(*other))
    }
}
