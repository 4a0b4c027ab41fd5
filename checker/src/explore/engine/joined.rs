//! Programs with accesses of several parts ([`Joined`]).
//!
//! Parts are explored like accesses of their own. So there are graphs in which they are not atomic
//! together, and a revisit may make a right one of such a graph. That is why nothing is reported on
//! the way: executions are judged at their ends, with all that is wrong in them.
//!
//! A thread that has begun an access goes on with it before others move. So only a thread that
//! stopped with an error has an access of which a part is missing.

use super::{Engine, Stop};
use crate::event::{EventId, ThreadId};
use crate::explore::machines::Next;
use crate::explore::{Ending, Explored};
use crate::graph::{EventKind, Status};
use crate::model::MemoryModel;
use crate::program::{Operation, Program};

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// The thread that has begun an access and has not done all parts of it.
    #[inline]
    pub(super) fn thread_in_access(&self) -> Option<ThreadId> {
        match self.joins {
            true => self.find_thread_in_access(),
            false => None,
        }
    }

    #[inline(never)]
    fn find_thread_in_access(&self) -> Option<ThreadId> {
        let mut all = (0..).map(ThreadId).zip(self.graph.machines());
        let found = all.find(|(_, machine)| {
            Next::is_live(*machine) && self.program.continues(self.machines.state(*machine))
        });
        found.map(|(thread, _)| thread)
    }

    /// Whether an execution is one of the program, with each access as one event. What the model
    /// finds in it is among the findings then.
    pub(super) fn judge(&mut self, status: Status) -> bool {
        let joined = explored!(self).accesses();
        if !joined.is_orderly(&self.graph) {
            return false;
        }
        let complete = status == Status::Complete;
        match self.model.judge(&self.graph, &joined, complete) {
            Some(findings) => {
                self.findings.extend(findings);
                true
            }
            None => false,
        }
    }

    /// Reports what is wrong in an execution that was judged.
    pub(super) fn report_judged(&mut self, status: Status) -> Result<(), Stop> {
        let explored = explored!(self);
        let mut flow = self
            .findings
            .drain(..)
            .try_for_each(|finding| self.visitor.finding(&explored, &finding));
        for thread in self.graph.threads() {
            if flow.is_continue()
                && let Some((_, Operation::Error(error))) = explored.machine(thread)
            {
                flow = self.visitor.error(&explored, thread, error);
            }
        }
        if flow.is_break() {
            return Err(self.stop(Ending::Stopped));
        }
        if self.options.unordered_writes {
            let writes: Vec<EventId> = self
                .graph
                .events()
                .filter(|event| self.graph.kind(*event) == EventKind::Write)
                .collect();
            writes
                .into_iter()
                .try_for_each(|write| self.warn_of_unordered(write))?;
        }
        match status {
            Status::Failed => self.report_missing_thread(),
            _ => Ok(()),
        }
    }
}
