//! Which thread moves next.

use super::Schedule;
use super::machines::{Machines, Next};
use crate::event::ThreadId;
use crate::graph::Graph;
use crate::program::Operation;
use crate::random::SplitMix;

/// What a thread could do next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Readiness {
    /// Nothing: it has ended, waits or does not exist.
    Stuck,
    /// Read.
    Reads,
    /// Something that does not read.
    Moves,
}

#[inline]
fn readiness<S: Clone>(machines: &Machines<S>, graph: &Graph, thread: ThreadId) -> Readiness {
    let Some(slot) = machines.standing(graph, thread) else {
        return Readiness::Stuck;
    };
    let moves = match machines.next(slot) {
        Next::Reads => return Readiness::Reads,
        Next::Moves => true,
        Next::Ends => machines.is_idle(graph, thread),
        Next::Meets => !graph.is_waiting(thread),
        Next::Joins => can_join(machines, graph, slot),
        Next::Blocks | Next::Cut | Next::Halts | Next::Fails => false,
    };
    match moves {
        true => Readiness::Moves,
        false => Readiness::Stuck,
    }
}

/// Whether the thread that is waited for in a slot has ended.
fn can_join<S: Clone>(machines: &Machines<S>, graph: &Graph, slot: u32) -> bool {
    let Operation::Join { child } = *machines.operation(slot) else {
        return false;
    };
    let standing = machines.standing(graph, child);
    standing.is_some_and(|slot| machines.next(slot) == Next::Ends)
        && !machines.is_idle(graph, child)
}

/// Whether every thread that exists has ended.
#[inline]
pub(super) fn all_ended<S: Clone>(machines: &Machines<S>, graph: &Graph) -> bool {
    let mut threads = (0..graph.thread_count() as u32).map(ThreadId);
    threads.all(|thread| {
        let standing = machines.standing(graph, thread);
        standing.is_none_or(|slot| machines.next(slot) == Next::Ends)
    })
}

/// The thread that moves next, `None` if none can.
#[inline]
pub(super) fn next<S: Clone>(
    schedule: Schedule,
    random: &mut SplitMix,
    machines: &Machines<S>,
    graph: &Graph,
) -> Option<ThreadId> {
    let threads = || (0..graph.thread_count() as u32).map(ThreadId);
    let of = |thread: ThreadId| readiness(machines, graph, thread);
    match schedule {
        Schedule::LeftToRight => threads().find(|thread| of(*thread) != Readiness::Stuck),
        Schedule::WriteFirst => {
            let mut reader = None;
            for thread in threads() {
                match of(thread) {
                    Readiness::Moves => return Some(thread),
                    Readiness::Reads => reader = reader.or(Some(thread)),
                    Readiness::Stuck => {}
                }
            }
            reader
        }
        Schedule::Random(_) => {
            let ready = threads().filter(|thread| of(*thread) != Readiness::Stuck);
            let count = ready.clone().count();
            if count == 0 {
                return None;
            }
            ready.clone().nth(random.below(count as u64) as usize)
        }
    }
}
