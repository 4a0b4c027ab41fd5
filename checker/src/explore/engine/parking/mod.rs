//! Threads that wait without reading what does not let them go on.
//!
//! A *waiting read* is one after which its thread may be left waiting at once: it takes a lock, or
//! looks whether a loop that changes nothing may be left. What it reads is *enough* if the thread
//! goes on. Plain exploration lets it read anything, and goes through executions in which the
//! thread is blocked although it could have gone on. Here a waiting read comes into the graph only
//! with a source that is enough. Until there is one the thread is *parked*.
//!
//! # Choices
//!
//! The default choice of a waiting read in a graph is the last write in coherence, of those that
//! are enough, with which the graph is consistent and atomic. There may be none, and that is what
//! makes waiting reads different. A write that comes later can revisit another read and bring a
//! prefix in which the source of the waiting read is taken: then the graph to which it leads has no
//! waiting read. So there is one choice more, to leave the read out for now ([`Item::Skip`]). What
//! was left out is noted in the graph ([`Skip`]). The read may still come, but only with a source
//! that the skip *permits*: one such that, when there was nothing but what the skip saw and what
//! the source needs, the read could not have read anything older. The other sources are those of
//! the read that was not left out.
//!
//! In the condition for revisits, being a default choice means this for waiting reads. A skip is
//! one if nothing could be read then, or something that it permits.
//!
//! # Blame
//!
//! To leave a read out makes a difference only if it stands in the way of something. So an item
//! that does it is taken only if, while the graphs with the read were explored, a choice was
//! refused that does not depend on the read (or if the read could read nothing but what another
//! read-modify-write took). It is also taken if the read may have missed something: if there is a
//! later write that is not enough, which the read might have seen instead.
//!
//! # At the end
//!
//! When nothing else is left to do, threads that are parked read the last write and wait, so that
//! the execution looks as it does in plain exploration. If the last write is enough for one of
//! them the graph is left: the read comes elsewhere.
//!
//! # Symmetric threads
//!
//! What is said of twins (`twins`) is part of what makes a graph consistent, and what a write keeps
//! has the counterparts of twins. A twin that is parked has not come to its first difference, and
//! those behind it wait for it.
//!
//! # Where it is not done
//!
//! Reads that are left out could have been part of an error. A thread that waits reads before it
//! goes on, so most of what is wrong with such a read is wrong with the last one too. Not so if
//! that one synchronises with what went wrong. Then, and if the program can end while a thread
//! waits, the exploration ends with an [`Obstacle`], and plain exploration must be used.

mod blame;
mod end;
mod revisits;
mod sources;

pub(super) use blame::Open;
pub use end::Obstacle;

use super::{Choice, Engine, Stop};
use crate::builtin::BuiltinSet;
use crate::event::{EventId, Position, ThreadId};
use crate::explore::job::Item;
use crate::explore::machines::Next;
use crate::explore::{Ending, Parking};
use crate::graph::{EventKind, Graph, LocationId, MachineId, Skip};
use crate::model::MemoryModel;
use crate::program::{Operation, Program};
use sources::{Source, Tried};

/// A waiting read, in a graph or not.
#[derive(Clone, Copy)]
struct Awaited {
    thread: ThreadId,
    index: u32,
    issuer: MachineId,
}

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Adds the waiting read of a thread that is parked, if one can be added. Says whether to go on
    /// with the graph then.
    #[inline(never)]
    pub(in crate::explore::engine) fn unpark(&mut self) -> Result<Option<bool>, Stop> {
        for thread in self.graph.threads() {
            let issuer = self.graph.machine(thread);
            // Those that must wait for their twins are known since the last search for a thread.
            if !Next::Awaits.is(issuer) || self.held.contains(&thread) {
                continue;
            }
            if self.barriers && self.graph.has_waits() {
                return Err(self.stop(Ending::Obstructed(Obstacle::Barriers)));
            }
            self.summary.parked = true;
            self.waits = true;
            if self.options.symmetry {
                self.check_next_of_twins(thread)?;
            }
            let index = self.graph.thread_events(thread).len();
            if index >= self.options.event_limit as usize {
                return Err(self.stop(Ending::EventLimit(thread)));
            }
            let read = Awaited {
                thread,
                index: index as u32,
                issuer,
            };
            let progress = self.unpark_thread(read)?;
            if progress.is_some() {
                return Ok(progress);
            }
        }
        Ok(None)
    }

    /// Adds a waiting read, if there is something to read. Says whether to go on with the graph
    /// then.
    fn unpark_thread(&mut self, read: Awaited) -> Result<Option<bool>, Stop> {
        let len = self.graph.len();
        let Some((added, location)) = self.find_sources(read)? else {
            return Ok(None);
        };
        if self.is_written_too_often(location) {
            self.graph.take_back(len);
            return self.stop_at_limit(read.thread, read.issuer).map(Some);
        }
        let always = self.options.parking == Parking::Always;
        let has_possible = !self.possible.is_empty();
        self.open.push(Open {
            read: Position {
                thread: read.thread,
                index: read.index,
            },
            wanted: always || !has_possible,
        });
        self.todo.push(Item::Skip { read: added });
        let mut all = self.possible.iter().chain(&self.taken).copied();
        let Some(default) = all.next() else {
            return Ok(None);
        };
        self.todo
            .extend(all.map(|write| Item::Rf { read: added, write }));
        if !has_possible {
            return Ok(Some(self.displace(added, default)));
        }
        let update = self.read_from(added, default);
        let choice = Choice::Default;
        self.complete_read(added, default, update, choice).map(Some)
    }

    /// Whether the graph has waiting reads, or some were left out of it.
    pub(in crate::explore::engine) fn has_waiting_reads(&self) -> bool {
        let mut events = self.graph.events();
        !self.graph.skips().is_empty() || events.any(|event| is_waiting_read(&self.graph, event))
    }

    /// Whether a read is a waiting one that would write behind what another read-modify-write has
    /// taken.
    pub(in crate::explore::engine) fn would_displace(&self, read: EventId, write: EventId) -> bool {
        let issuer = self.graph.issuer(read);
        let next = self.graph.co_next(write);
        let writes = match self.machines.operation(issuer) {
            Operation::ReadModifyWrite { place, update, .. } => {
                let value = self.graph.value(write);
                self.graph.initialised(write) && update.apply(value, place.size).is_some()
            }
            _ => false,
        };
        writes && Next::Awaits.is(issuer) && next.is_some_and(|next| self.graph.is_write_half(next))
    }

    /// Lets a waiting read read what another read-modify-write has taken, and what it writes
    /// revisit others. The graph itself is left, whether it is consistent otherwise or not.
    pub(in crate::explore::engine) fn displace(&mut self, read: EventId, source: EventId) -> bool {
        if let Some(written) = self.read_from(read, source) {
            let half = self.add_half(read, source, written);
            self.push_revisits_of_parked(half);
            self.blame(&[half]);
        }
        false
    }

    /// Finds the writes that a waiting read may read now, the last in coherence first: those with
    /// which the graph stays as it should be, and those behind which there is no place for what it
    /// writes (often because another read-modify-write has taken it), which is good for revisits
    /// only. If there are any, the read is in the graph then.
    fn find_sources(&mut self, read: Awaited) -> Result<Option<(EventId, LocationId)>, Stop> {
        self.possible.clear();
        self.taken.clear();
        if self.has_nothing_new(read) || self.has_nothing_enough(read) {
            return Ok(None);
        }
        let len = self.graph.len();
        let Some((added, location)) = self.add_waiting_read(read) else {
            return Ok(None);
        };
        let first = self.model.first_readable(&self.graph, added);
        let count = self.graph.co(location).len();
        for position in (0..count).rev() {
            let write = self.graph.co(location)[position];
            if !self.is_enough(read, write) {
                if position >= first {
                    self.warn_of_waiting(added, write)?;
                }
                continue;
            }
            let source = Source::of(&self.graph, write);
            let skips = self.graph.skips().len();
            let refusing = (0..skips).find(|skip| !self.permits(*skip, read, source));
            let before = refusing.map_or(u32::MAX, |skip| self.graph.skips()[skip].at);
            if refusing.is_some() && !self.may_blame(before) {
                continue;
            }
            let tried = match position {
                last if last + 1 == count => Tried::Possible,
                early if early < first => Tried::Inconsistent,
                _ => self.try_source(added, write),
            };
            if tried != Tried::Possible {
                self.blame_older(&[added, write], before);
            }
            match tried {
                _ if refusing.is_some() => {}
                Tried::Possible => self.possible.push(write),
                Tried::Inconsistent => {}
                Tried::Taken | Tried::Misplaced => {
                    if self.may_displace(added, write) {
                        self.taken.push(write);
                    }
                }
            }
        }
        if self.possible.is_empty() && self.taken.is_empty() {
            self.graph.take_back(len);
            return Ok(None);
        }
        Ok(Some((added, location)))
    }

    /// Whether no write lets the thread of a waiting read go on, as far as that is seen at once,
    /// and there is nothing to warn of.
    fn has_nothing_enough(&mut self, read: Awaited) -> bool {
        let Some(location) = self.machines.location(read.issuer) else {
            return false;
        };
        let count = self.graph.co(location).len();
        let is_update = matches!(
            self.machines.operation(read.issuer),
            Operation::ReadModifyWrite { .. }
        );
        let warns = is_update && self.warns_of(location);
        count > 0
            && !warns
            && !(0..count).any(|at| self.is_enough(read, self.graph.co(location)[at]))
    }

    /// Whether it is still to be reported that nothing orders the writes of a location.
    fn warns_of(&self, location: LocationId) -> bool {
        self.options.unordered_writes && !self.unordered.contains(&location)
    }

    /// Whether a waiting read was left out when all there is to read was there already, and nothing
    /// is to be found out by trying it again.
    fn has_nothing_new(&self, read: Awaited) -> bool {
        let graph = &self.graph;
        let own = |skip: &&Skip| (skip.thread, skip.index) == (read.thread, read.index);
        let Some(skip) = graph.skips().iter().rev().find(own) else {
            return false;
        };
        let location = self.place_of(read).and_then(|place| self.places.get(place));
        let co = location.map_or(&[][..], |location| graph.co(location));
        let is_older = |write: &EventId| write.0 < skip.at || graph.is_initial(*write);
        co.iter().all(is_older) && !self.may_blame(skip.at)
    }

    /// Reports that nothing orders what a waiting read writes again, if it reads a write and waits,
    /// with other writes. The read is the newest event.
    fn warn_of_waiting(&mut self, read: EventId, source: EventId) -> Result<(), Stop> {
        let is_update = self.graph.sets(read).contains(BuiltinSet::Rx);
        let location = self.graph.location(read);
        if !is_update || !location.is_some_and(|location| self.warns_of(location)) {
            return Ok(());
        }
        if let Some(written) = self.read_from(read, source)
            && self.consistent(read, Choice::Other)
            && let Tried::Possible = self.try_half(read, source, written)
            && let Some(half) = self.graph.po_next(read)
        {
            self.warn_of_unordered(half)?;
        }
        self.forget_source(read);
        Ok(())
    }

    /// Whether what a read-modify-write writes may revisit a read, so that what stands in its way
    /// goes: another one that has taken what it reads, and is not older than the read that is
    /// revisited, or what makes the place of the write inconsistent.
    fn may_displace(&mut self, read: EventId, write: EventId) -> bool {
        let operation = self.machines.operation(self.graph.issuer(read));
        let Operation::ReadModifyWrite { place, update, .. } = operation else {
            return false;
        };
        if self.is_taken(read, write, operation) {
            return false;
        }
        let written = update.apply(self.graph.value(write), place.size);
        let next = self.graph.co_next(write);
        let rival = next.filter(|next| self.graph.is_write_half(*next));
        let rival = rival.and_then(|rival| self.graph.rmw_partner(rival));
        let Some(written) = written else {
            return false;
        };
        let Some(location) = self.graph.location(read) else {
            return false;
        };
        (0..self.graph.reads(location).len()).any(|number| {
            let graph = &self.graph;
            let other = graph.reads(location)[number];
            let revisited = rival.is_none_or(|rival| other <= rival)
                && graph.revisitable(other)
                && !graph.in_prefix(other, read);
            let waits = Next::Awaits.is(graph.issuer(other));
            let awaited = self.awaited(other).filter(|_| waits);
            revisited && awaited.is_none_or(|awaited| self.is_value_enough(awaited, written))
        })
    }

    /// Leaves a waiting read out, if there is reason to.
    pub(in crate::explore::engine) fn skip(&mut self, read: EventId) -> bool {
        let wanted = self.open.pop().is_none_or(|open| open.wanted);
        if wanted {
            self.graph.skip(read);
        }
        wanted
    }

    /// Says of the items of a job that leave reads out that they must be taken: what was blamed for
    /// is not known.
    pub(in crate::explore::engine) fn open_known(&mut self) {
        let graph = &self.graph;
        let skips = self.todo.iter().filter_map(|item| match item {
            Item::Skip { read } => graph.position(*read),
            _ => None,
        });
        self.open = skips.map(|read| Open { read, wanted: true }).collect();
        self.waits = self.parks;
    }
}

/// Whether an event is a waiting read.
#[inline]
fn is_waiting_read(graph: &Graph, event: EventId) -> bool {
    graph.kind(event) == EventKind::Read && Next::Awaits.is(graph.issuer(event))
}
