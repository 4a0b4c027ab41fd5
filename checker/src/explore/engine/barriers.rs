//! Barriers: waits become events, rounds close, and threads go on.
//!
//! A wait is added like a fence. When as many threads wait as the barrier is for, a round closes
//! and all of them step. The order of their arrival is no choice, so there are no items for it:
//! that is the point of having barriers as events. The one thing that arrival decides is whose
//! result tells that it came last; if the program looks at it, every member that could be that one
//! is tried. Then the members' results change with the choice, but nothing of the graph before:
//! nothing comes after a wait before its round closes.
//!
//! While a wait is in no round, its thread is at the operation that issued it, and
//! [`is_waiting`](crate::graph::Graph::is_waiting) tells that it cannot move.

use super::{Engine, Obstacle, Progress};
use crate::barrier::{self, Misuse};
use crate::event::{EventId, Place, ThreadId};
use crate::explore::job::Item;
use crate::explore::{Ending, Explored};
use crate::graph::{EventKind, MachineId};
use crate::model::MemoryModel;
use crate::program::{ProblemKind, Program, ProgramError};

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    pub(super) fn add_wait(
        &mut self,
        thread: ThreadId,
        issuer: MachineId,
        place: Place,
        uses_result: bool,
    ) -> Progress {
        if self.waits && self.has_waiting_reads() {
            return Err(self.stop(Ending::Obstructed(Obstacle::Barriers)));
        }
        self.barriers = true;
        let location = self.locate(issuer, place);
        let wait = self.graph.add_wait(thread, location, uses_result);
        self.added(wait, issuer);
        self.graph.wait_again(wait);
        if let Some(error) = self.fault(wait) {
            self.graph.withdraw_wait(wait);
            return self.stop_with_error(wait, error);
        }
        let count = barrier::count(&self.graph, location);
        if self.graph.waiting(location).count() < count {
            self.find(wait)?;
            return Ok(true);
        }
        self.graph.close_round(location);
        self.choose_serial(wait, 0)
    }

    /// Makes a choice of the serial thread in a round that a wait closed, makes an item for the
    /// next one, and lets the members go on.
    ///
    /// If some members do not use their results, the first choice is that one of those is the
    /// serial thread; it does not matter which. The others are the members that do, in the order of
    /// their threads.
    pub(super) fn choose_serial(&mut self, wait: EventId, choice: u32) -> Progress {
        let graph = &self.graph;
        let mut serial: Vec<_> = graph
            .round(wait)
            .filter(|m| graph.uses_result(*m))
            .collect();
        if !serial.is_empty() {
            self.summary.serial_threads = true;
            serial.sort_by_key(|member| graph.thread(*member));
        }
        let others = u32::from(graph.round(wait).count() > serial.len());
        if choice + 1 < serial.len() as u32 + others {
            let choice = choice + 1;
            self.todo.push(Item::Serial { wait, choice });
        }
        let chosen = choice.checked_sub(others);
        let chosen = chosen.and_then(|index| serial.get(index as usize));
        self.release(wait, chosen.copied())
    }

    /// Lets the threads of a round go on.
    fn release(&mut self, wait: EventId, serial: Option<EventId>) -> Progress {
        let members: Vec<_> = self.graph.round(wait).collect();
        for member in &members {
            self.graph.wait_again(*member);
        }
        self.graph.set_serial(wait, serial);
        self.find(wait)?;
        for member in members {
            if !self.advance(member)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What an event does wrong with a barrier, as an error of its thread.
    #[inline]
    pub(super) fn misuse(&mut self, event: EventId) -> Option<ProgramError> {
        let concerned = match self.graph.kind(event) {
            EventKind::BarrierWait => true,
            EventKind::Read => {
                let source = self.graph.rf(event);
                source.is_some_and(|source| self.graph.barrier_write(source).is_some())
            }
            EventKind::Write => {
                let location = self.graph.location(event);
                location.is_some_and(|location| self.graph.is_barrier(location))
            }
            _ => false,
        };
        if !concerned {
            return None;
        }
        let misuse = barrier::check(self.model, &self.graph, event).err()?;
        Some(self.describe_misuse(event, &misuse))
    }

    #[cold]
    fn describe_misuse(&self, event: EventId, misuse: &Misuse) -> ProgramError {
        let location = self.graph.barrier(event).or(self.graph.location(event));
        let name = location.map(|location| explored!(self).place_name(self.places.place(location)));
        let whereabouts = |event: EventId| {
            let state = self.machines.state(self.graph.issuer(event));
            let line = self.program.source_position(state).map(|p| p.line);
            (self.graph.thread(event), line)
        };
        ProgramError {
            kind: ProblemKind::Barrier,
            message: misuse.message(&name.unwrap_or_default(), whereabouts),
        }
    }
}
