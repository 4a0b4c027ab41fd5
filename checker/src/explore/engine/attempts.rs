//! Where exploration notes what attempts that fail have stored, and who may see it. Why that is
//! enough is said in [`crate::explore::attempts`].

use super::{Engine, Stop};
use crate::event::{EventId, ThreadId};
use crate::explore::Ending;
use crate::graph::{EventKind, LocationId, MachineId};
use crate::model::MemoryModel;
use crate::program::{Operation, Program, WaitKind};

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Notes what a thread has stored in vain, if it is left waiting for that.
    pub(super) fn note_attempt(
        &mut self,
        thread: ThreadId,
        machine: MachineId,
    ) -> Result<(), Stop> {
        let Operation::Wait {
            since,
            kind: WaitKind::InVain,
        } = *self.machines.operation(machine)
        else {
            return Ok(());
        };
        let graph = &self.graph;
        let round = graph.thread_events(thread).get(since as usize..);
        let stores = round.unwrap_or_default().iter().copied();
        let stores = stores.filter(|event| graph.kind(*event) == EventKind::Write);
        let stores = stores.filter(|store| !graph.is_write_half(*store));
        let places = stores.filter_map(|store| graph.place(store));
        self.summary.attempts.stored.extend(places);
        self.stop_if_seen()
    }

    /// Notes if a new read could miss a store of another thread. It may read all writes from this
    /// place in coherence on.
    #[inline(never)]
    pub(super) fn note_missed_stores(
        &mut self,
        read: EventId,
        location: LocationId,
        first: usize,
    ) -> Result<(), Stop> {
        let graph = &self.graph;
        let later = graph.co(location).get(first + 1..).unwrap_or_default();
        let missed = later.iter().any(|write| {
            !graph.is_write_half(*write) && graph.thread(*write) != graph.thread(read)
        });
        self.note_missed(location, missed)
    }

    /// Notes if a read of another thread misses a new store.
    #[inline(never)]
    pub(super) fn note_missing_reads(
        &mut self,
        store: EventId,
        location: LocationId,
    ) -> Result<(), Stop> {
        let graph = &self.graph;
        let prefix = graph.prefix(store);
        let misses = |read: &EventId| {
            graph.thread(*read) != graph.thread(store) && !graph.includes(prefix, *read)
        };
        let missed = graph.reads(location).iter().any(misses);
        self.note_missed(location, missed)
    }

    fn note_missed(&mut self, location: LocationId, missed: bool) -> Result<(), Stop> {
        if missed {
            let place = self.places.place(location);
            self.summary.attempts.missed.insert(place);
            return self.stop_if_seen();
        }
        Ok(())
    }

    fn stop_if_seen(&mut self) -> Result<(), Stop> {
        match self.summary.attempts.are_seen() {
            true => Err(self.stop(Ending::Seen)),
            false => Ok(()),
        }
    }
}
