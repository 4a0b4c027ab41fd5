//! Which thread moves next.

use super::Schedule;
use super::machines::Machines;
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

fn readiness<S: Clone>(machines: &Machines<S>, graph: &Graph, thread: ThreadId) -> Readiness {
    let Some(slot) = machines.standing(graph, thread) else {
        return Readiness::Stuck;
    };
    match machines.operation(slot) {
        Operation::Load { .. } | Operation::ReadModifyWrite { .. } => Readiness::Reads,
        Operation::Store { .. }
        | Operation::Fence { .. }
        | Operation::Create { .. }
        | Operation::Choose { .. }
        | Operation::Allocate { .. }
        | Operation::Free { .. } => Readiness::Moves,
        Operation::Join { child } => match ended(machines, graph, *child) {
            true => Readiness::Moves,
            false => Readiness::Stuck,
        },
        Operation::End(_) if machines.is_idle(graph, thread) => Readiness::Moves,
        Operation::Assume(_)
        | Operation::Wait { .. }
        | Operation::Error(_)
        | Operation::Cut
        | Operation::Halt
        | Operation::End(_) => Readiness::Stuck,
    }
}

fn ended<S: Clone>(machines: &Machines<S>, graph: &Graph, thread: ThreadId) -> bool {
    let at_end = |slot| matches!(machines.operation(slot), Operation::End(_));
    machines.standing(graph, thread).is_some_and(at_end) && !machines.is_idle(graph, thread)
}

/// The thread that moves next, `None` if none can.
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
