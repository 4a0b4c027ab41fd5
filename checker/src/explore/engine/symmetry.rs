//! Where exploration asks about symmetric threads. All that is known of them is in `twins`.

use super::{Engine, Stop};
use crate::event::{EventId, ThreadId};
use crate::explore::Ending;
use crate::explore::twins::{Asymmetry, View};
use crate::model::MemoryModel;
use crate::program::Program;

/// The view of an engine: only some fields, so that the others can be used at the same time.
macro_rules! twins {
    ($engine:expr) => {
        View {
            program: $engine.program,
            machines: &$engine.machines,
            graph: &$engine.graph,
        }
    };
}

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// The thread that moves next, of those that need not wait for their twins. Ends the
    /// exploration if what it does is not for twins.
    #[inline(never)]
    pub(super) fn next_of_twins(&mut self) -> Result<Option<ThreadId>, Stop> {
        self.hold_twins();
        let Some(thread) = self.next_thread::<true>() else {
            return Ok(None);
        };
        self.check_next_of_twins(thread)?;
        Ok(Some(thread))
    }

    /// Finds the threads that must wait for their twins.
    pub(super) fn hold_twins(&mut self) {
        let view = twins!(self);
        self.held.clear();
        let held = self.graph.threads().filter(|thread| view.is_held(*thread));
        self.held.extend(held);
    }

    /// Ends the exploration if what a thread does next is not for twins.
    pub(super) fn check_next_of_twins(&mut self, thread: ThreadId) -> Result<(), Stop> {
        let checked = if self.split {
            Err(Asymmetry::Split)
        } else if self.joins {
            Err(Asymmetry::Parts)
        } else {
            twins!(self).check_next(thread)
        };
        checked.map_err(|reason| self.stop(Ending::Asymmetric(reason)))
    }

    /// Ends the exploration if someone can tell twins apart in the graph.
    #[inline(never)]
    pub(super) fn check_symmetry(&mut self) -> Result<(), Stop> {
        let checked = twins!(self).check();
        let found = checked.map_err(|reason| self.stop(Ending::Asymmetric(reason)))?;
        self.summary.symmetric |= found;
        Ok(())
    }

    /// Whether twins may stand as they do with the choice that was made for an event.
    #[inline]
    pub(super) fn twins_allow(&self, event: EventId) -> bool {
        !self.options.symmetry || twins!(self).allows(event)
    }

    /// Finds what stays because of a write.
    #[inline(never)]
    pub(super) fn find_prefix(&mut self, write: EventId) {
        self.prefix.clear();
        self.prefix.extend_from_slice(self.graph.prefix(write));
        if self.options.symmetry {
            twins!(self).complete(&mut self.prefix);
        }
    }
}
