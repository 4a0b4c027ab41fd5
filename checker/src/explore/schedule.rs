//! Which thread moves next.

use super::Schedule;
use super::machines::{Machines, Next};
use crate::event::ThreadId;
use crate::graph::{Graph, MachineId};
use crate::program::Operation;
use crate::random::SplitMix;

/// What is looked at to tell whether threads can move. `HOLDS` says whether some may be held.
pub(super) struct View<'a, S, const HOLDS: bool> {
    pub machines: &'a Machines<S>,
    pub graph: &'a Graph,
    /// Threads that must not move now.
    pub held: &'a [ThreadId],
}

impl<S: Clone, const HOLDS: bool> View<'_, S, HOLDS> {
    /// All threads that may be able to do something, with their machines.
    #[inline]
    fn threads(&self) -> impl Iterator<Item = (ThreadId, MachineId)> + Clone {
        let all = (0..).map(ThreadId).zip(self.graph.machines());
        all.filter(|(thread, machine)| Next::is_live(*machine) && !self.is_held(*thread))
    }

    #[inline]
    fn is_held(&self, thread: ThreadId) -> bool {
        HOLDS && self.held.contains(&thread)
    }

    /// Whether a thread can do something that does not read.
    #[inline]
    fn can_move(&self, thread: ThreadId, machine: MachineId) -> bool {
        Next::Moves.is(machine) || !Next::Reads.is(machine) && self.is_possible(thread, machine)
    }

    #[inline]
    fn can_do_anything(&self, thread: ThreadId, machine: MachineId) -> bool {
        Next::Reads.is(machine) || self.can_move(thread, machine)
    }

    #[inline(never)]
    fn is_possible(&self, thread: ThreadId, machine: MachineId) -> bool {
        match Next::of(machine) {
            // Once: its end is an event then.
            Next::Idles => self.graph.thread_events(thread).is_empty(),
            Next::Meets => !self.graph.is_waiting(thread),
            Next::Joins => self.can_join(machine),
            _ => false,
        }
    }

    /// Whether the thread that is waited for has ended.
    #[inline]
    fn can_join(&self, machine: MachineId) -> bool {
        let Operation::Join { thread } = *self.machines.operation(machine) else {
            return false;
        };
        let Some(child) = self.graph.thread_named(thread) else {
            return false;
        };
        match Next::of(self.graph.machine(child)) {
            Next::Ends => true,
            Next::Idles => !self.graph.thread_events(child).is_empty(),
            _ => false,
        }
    }
}

/// Whether every thread that exists has ended.
#[inline]
pub(super) fn all_ended(graph: &Graph) -> bool {
    let mut machines = graph.machines();
    machines.all(|machine| Next::has_ended(machine) || Next::Idles.is(machine))
}

/// The thread that moves next, `None` if none can.
#[inline]
pub(super) fn next<S: Clone, const HOLDS: bool>(
    schedule: Schedule,
    random: &mut SplitMix,
    view: &View<'_, S, HOLDS>,
) -> Option<ThreadId> {
    let can_do_anything =
        |(thread, machine): &(ThreadId, MachineId)| view.can_do_anything(*thread, *machine);
    let (thread, _) = match schedule {
        Schedule::LeftToRight => view.threads().find(can_do_anything)?,
        Schedule::WriteFirst => {
            let mut reader = None;
            for (thread, machine) in view.threads() {
                if view.can_move(thread, machine) {
                    return Some(thread);
                }
                if reader.is_none() && Next::Reads.is(machine) {
                    reader = Some(thread);
                }
            }
            return reader;
        }
        Schedule::Random(_) => {
            let mut all = view.threads().filter(can_do_anything);
            let count = all.clone().count() as u64;
            if count == 0 {
                return None;
            }
            all.nth(random.below(count) as usize)?
        }
    };
    Some(thread)
}
