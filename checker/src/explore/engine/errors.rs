//! What is wrong with executions: errors of threads, and what the model finds.

use super::{Engine, Progress, Stop};
use crate::event::{EventId, ThreadId};
use crate::explore::machines::StoppedAt;
use crate::explore::{Ending, Explored, memory, whole};
use crate::graph::{EventKind, MachineId};
use crate::model::MemoryModel;
use crate::program::{Operation, ProblemKind, Program, ProgramError};

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// A read of uninitialised memory is an error of its thread, unless it only copies.
    #[inline(never)]
    pub(super) fn complete_uninitialised_read(&mut self, read: EventId) -> Progress {
        let issuer = self.graph.issuer(read);
        if self.program.copies(self.machines.state(issuer)) {
            return self.finish(read);
        }
        let error = memory::uninitialised(&explored!(self), read);
        self.stop_with_error(read, error)
    }

    /// Lets a thread stop that would write a location once more than allowed.
    #[cold]
    pub(super) fn stop_at_limit(&mut self, thread: ThreadId, issuer: MachineId) -> Progress {
        let limit = self.options.write_limit;
        let message = format!("a location is written more than {limit} times");
        let error = Operation::Error(ProgramError::new(ProblemKind::Limit, message));
        let machine = self.machines.stop_at(issuer, error, StoppedAt::Next);
        self.graph.set_machine(thread, machine);
        self.report_error(thread, machine)?;
        Ok(true)
    }

    /// Lets the thread of an event stop with an error.
    #[inline(never)]
    pub(super) fn stop_with_error(&mut self, event: EventId, error: ProgramError) -> Progress {
        self.find(event)?;
        let Some(thread) = self.graph.thread(event) else {
            return Ok(false);
        };
        let issuer = self.graph.issuer(event);
        let error = Operation::Error(error);
        let machine = self.machines.stop_at(issuer, error, StoppedAt::Event);
        self.stepped(event, thread, machine)
    }

    /// What is wrong with an event, whatever the model: memory or a barrier is used wrongly.
    #[inline]
    pub(super) fn fault(&mut self, event: EventId) -> Option<ProgramError> {
        match self.barriers || self.byte_addressed && !self.is_plain(event) {
            true => self.find_fault(event),
            false => None,
        }
    }

    /// Whether an event accesses a place with which nothing can be wrong, or is a fence.
    #[inline]
    fn is_plain(&self, event: EventId) -> bool {
        match self.graph.location(event) {
            Some(location) => self.places.is_plain(location),
            None => matches!(self.graph.kind(event), EventKind::Fence(_)),
        }
    }

    #[inline(never)]
    fn find_fault(&mut self, event: EventId) -> Option<ProgramError> {
        if self.byte_addressed
            && let Some(error) = memory::fault(&explored!(self), event)
        {
            return Some(error);
        }
        match self.barriers {
            true => self.misuse(event),
            false => None,
        }
    }

    #[inline(never)]
    pub(super) fn report_error(
        &mut self,
        thread: ThreadId,
        machine: MachineId,
    ) -> Result<(), Stop> {
        let allowed = self.is_allowed();
        let explored = explored!(self);
        let Operation::Error(error) = self.machines.operation(machine) else {
            return Ok(());
        };
        // Where memory must be divided, it must be before anything can be said.
        if !allowed && error.kind != ProblemKind::MixedSize {
            return Ok(());
        }
        if self.visitor.error(&explored, thread, error).is_break() {
            return Err(self.stop(Ending::Stopped));
        }
        Ok(())
    }

    /// Reports a join of a thread that was never created, in an execution that failed. If that is
    /// not why it failed, a thread is at an error, which was reported when it came there.
    #[inline(never)]
    pub(super) fn report_missing_thread(&mut self) -> Result<(), Stop> {
        let explored = explored!(self);
        let Some((thread, error)) = whole::missing_thread(&explored) else {
            return Ok(());
        };
        match self.visitor.error(&explored, thread, &error).is_break() {
            true => Err(self.stop(Ending::Stopped)),
            false => Ok(()),
        }
    }

    /// Reports what the model finds at an event. Never in a graph in which atomicity is broken.
    #[inline]
    pub(super) fn find(&mut self, event: EventId) -> Result<(), Stop> {
        if self.options.whole_findings || self.joins {
            return Ok(());
        }
        self.model.findings(&self.graph, event, &mut self.findings);
        match self.findings.is_empty() {
            true => Ok(()),
            false => self.report_findings(),
        }
    }

    /// Reports what the model finds in a complete execution.
    pub(super) fn find_at_end(&mut self) -> Result<(), Stop> {
        match self.options.whole_findings {
            true => self.model.all_findings(&self.graph, &mut self.findings),
            false => self.model.findings_at_end(&self.graph, &mut self.findings),
        }
        match self.findings.is_empty() {
            true => Ok(()),
            false => self.report_findings(),
        }
    }

    #[inline(never)]
    fn report_findings(&mut self) -> Result<(), Stop> {
        if !self.is_allowed() {
            self.findings.clear();
            return Ok(());
        }
        let explored = explored!(self);
        let mut findings = self.findings.drain(..);
        let stops = findings.any(|finding| self.visitor.finding(&explored, &finding).is_break());
        drop(findings);
        match stops {
            true => Err(self.stop(Ending::Stopped)),
            false => Ok(()),
        }
    }
}
