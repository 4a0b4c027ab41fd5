//! Which thread moves next.

use super::Schedule;
use super::machines::{Machines, Next};
use crate::event::ThreadId;
use crate::graph::{Graph, MachineId};
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

/// What a thread could do next, from where it stands.
#[inline]
fn readiness(view: &View<'_, impl Clone>, thread: ThreadId, machine: MachineId) -> Readiness {
    let moves = match Next::of(machine) {
        Next::Reads => return Readiness::Reads,
        Next::Moves => true,
        Next::Blocks | Next::Cut | Next::Halts | Next::Fails | Next::Absent => false,
        Next::Ends => view.is_idle(thread),
        Next::Meets => !view.graph.is_waiting(thread),
        Next::Joins => view.can_join(machine),
    };
    match moves {
        true => Readiness::Moves,
        false => Readiness::Stuck,
    }
}

/// What is looked at to tell whether threads can move.
pub(super) struct View<'a, S> {
    pub machines: &'a Machines<S>,
    pub graph: &'a Graph,
    pub initial_threads: usize,
}

impl<S: Clone> View<'_, S> {
    /// What each thread could do next.
    #[inline]
    fn readiness(&self) -> impl Iterator<Item = Readiness> + Clone {
        let standing = (0..).map(ThreadId).zip(self.graph.standing());
        standing.map(|(thread, machine)| readiness(self, thread, machine))
    }

    /// Whether a thread did nothing so far although it was created: if it stands at its end, that becomes an event.
    fn is_idle(&self, thread: ThreadId) -> bool {
        thread.index() >= self.initial_threads && self.graph.thread_events(thread).is_empty()
    }

    /// Whether the thread that is waited for has ended.
    fn can_join(&self, machine: MachineId) -> bool {
        let Operation::Join { child } = *self.machines.operation(machine) else {
            return false;
        };
        Next::of(self.graph.standing_of(child)) == Next::Ends && !self.is_idle(child)
    }
}

/// Whether every thread that exists has ended.
#[inline]
pub(super) fn all_ended(graph: &Graph) -> bool {
    let mut standing = graph.standing().map(Next::of);
    standing.all(|next| matches!(next, Next::Ends | Next::Absent))
}

/// The thread that moves next, `None` if none can.
#[inline]
pub(super) fn next(
    schedule: Schedule,
    random: &mut SplitMix,
    view: &View<'_, impl Clone>,
) -> Option<ThreadId> {
    match schedule {
        Schedule::LeftToRight => {
            let mut all = view.readiness();
            let first = all.position(|readiness| readiness != Readiness::Stuck)?;
            Some(ThreadId(first as u32))
        }
        Schedule::WriteFirst => {
            let mut reader = None;
            for (thread, readiness) in view.readiness().enumerate() {
                let thread = ThreadId(thread as u32);
                match readiness {
                    Readiness::Moves => return Some(thread),
                    Readiness::Reads => reader = reader.or(Some(thread)),
                    Readiness::Stuck => {}
                }
            }
            reader
        }
        Schedule::Random(_) => {
            let ready = |(_, readiness): &(usize, Readiness)| *readiness != Readiness::Stuck;
            let mut all = view.readiness().enumerate().filter(ready);
            let count = all.clone().count() as u64;
            if count == 0 {
                return None;
            }
            let (chosen, _) = all.nth(random.below(count) as usize)?;
            Some(ThreadId(chosen as u32))
        }
    }
}
