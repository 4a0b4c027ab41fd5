//! What waiting reads may read: by default, and after they were left out.

use super::Awaited;
use crate::event::{EventId, Place, Value};
use crate::explore::engine::{Choice, Engine, Written};
use crate::explore::machines::Next;
use crate::graph::{Graph, Kept, LocationId, MachineId};
use crate::model::MemoryModel;
use crate::program::{Operation, Program, WaitKind};

/// What a waiting read may read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// What its location starts with.
    Initial,
    Write(EventId),
}

impl Source {
    pub fn of(graph: &Graph, write: EventId) -> Self {
        match graph.is_initial(write) {
            true => Source::Initial,
            false => Source::Write(write),
        }
    }
}

/// A part of a graph: the oldest events and a prefix, without one event.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub oldest: u32,
    pub prefix: &'a [u32],
    pub without: EventId,
}

impl Part<'_> {
    fn has(&self, graph: &Graph, event: EventId) -> bool {
        event != self.without && (event.0 < self.oldest || graph.includes(self.prefix, event))
    }
}

/// What becomes of a waiting read with a source.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tried {
    Possible,
    /// Another read-modify-write has taken the source.
    Taken,
    /// The read is possible, but not where it would write then.
    Misplaced,
    Inconsistent,
}

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Whether a waiting read that reads a write lets its thread go on, or is an error.
    pub(super) fn is_enough(&mut self, read: Awaited, write: EventId) -> bool {
        let graph = &self.graph;
        match graph.initialised(write) && graph.barrier_write(write).is_none() {
            true => self.is_value_enough(read, graph.value(write)),
            false => true,
        }
    }

    /// Whether a value lets the thread of a waiting read go on. So does one that makes the thread
    /// write another one: others would see that.
    pub(super) fn is_value_enough(&mut self, read: Awaited, value: Value) -> bool {
        let written = match self.machines.operation(read.issuer) {
            Operation::ReadModifyWrite { place, update, .. } => update.apply(value, place.size),
            _ => None,
        };
        if written.is_some_and(|written| written != value) {
            return true;
        }
        let index = read.index + 1 + u32::from(written.is_some());
        let step = self.machines.step(self.program, read.issuer, value, index);
        match step {
            Ok(machine) => !self.is_left_waiting(machine),
            Err(_) => true,
        }
    }

    /// Whether a thread in this state waits for what its last read did not show.
    fn is_left_waiting(&self, machine: MachineId) -> bool {
        const SLEEP: WaitKind = WaitKind::Sleep;
        Next::Blocks.is(machine)
            && match self.machines.operation(machine) {
                Operation::Assume(_) => true,
                Operation::Wait { kind, .. } => *kind != SLEEP,
                _ => false,
            }
    }

    pub(super) fn awaited(&self, read: EventId) -> Option<Awaited> {
        let origin = self.graph.origin(read)?;
        Some(Awaited {
            thread: origin.thread,
            index: origin.index,
            issuer: origin.issuer,
        })
    }

    /// What a waiting read reads.
    pub(super) fn place_of(&self, read: Awaited) -> Option<Place> {
        match self.machines.operation(read.issuer) {
            Operation::Load { place, .. } | Operation::ReadModifyWrite { place, .. } => {
                Some(*place)
            }
            _ => None,
        }
    }

    /// Adds a waiting read, which reads nothing yet.
    pub(super) fn add_waiting_read(&mut self, read: Awaited) -> Option<(EventId, LocationId)> {
        let (access, added) = match *self.machines.operation(read.issuer) {
            Operation::Load { place, mode } => {
                let access = self.access(read.issuer, place, mode, self.all_atomic);
                (access, self.graph.add_read(read.thread, access))
            }
            Operation::ReadModifyWrite { place, mode, .. } => {
                let access = self.access(read.issuer, place, mode, true);
                (access, self.graph.add_update_read(read.thread, access))
            }
            _ => return None,
        };
        self.added(added, read.issuer);
        Some((added, access.location))
    }

    /// Tries a source for a read, the newest event, which reads nothing afterwards.
    pub(super) fn try_source(&mut self, read: EventId, source: EventId) -> Tried {
        let written = self.read_from(read, source);
        let next = self.graph.co_next(source);
        let is_taken = next.is_some_and(|next| self.graph.is_write_half(next));
        if is_taken && written.is_some() {
            self.forget_source(read);
            return Tried::Taken;
        }
        let tried = match (self.consistent(read, Choice::Other), written) {
            (false, _) => Tried::Inconsistent,
            (true, None) => Tried::Possible,
            (true, Some(written)) => self.try_half(read, source, written),
        };
        self.forget_source(read);
        tried
    }

    /// Adds the write half to a read, the newest event.
    pub(super) fn add_half(&mut self, read: EventId, source: EventId, written: Written) -> EventId {
        let issuer = self.graph.issuer(read);
        let half = self.graph.add_write_half(read, written.mode, written.value);
        self.added(half, issuer);
        self.graph.place_after(half, source);
        half
    }

    /// Adds the write half to a read, and says what becomes of it.
    pub(super) fn try_half(&mut self, read: EventId, source: EventId, written: Written) -> Tried {
        let half = self.add_half(read, source, written);
        if self.graph.rival(half).is_some() {
            return Tried::Taken;
        }
        match self.consistent(half, Choice::Other) {
            true => Tried::Possible,
            false => Tried::Misplaced,
        }
    }

    /// Lets a read, the newest event but for its write half, read nothing.
    pub(super) fn forget_source(&mut self, read: EventId) {
        self.graph.take_back(read.index() + 1);
        self.graph.forget_value(read);
        self.graph.unlink_reader(read);
    }

    /// The default choice of a waiting read in a part of the graph, if only so many of the oldest
    /// skips count.
    pub(super) fn default_source(
        &mut self,
        part: &Part<'_>,
        read: Awaited,
        skips: usize,
    ) -> Option<Source> {
        let place = self.place_of(read)?;
        let location = match self.machines.location(read.issuer) {
            Some(location) => location,
            None => self.places.get(place)?,
        };
        let count = self.graph.co(location).len();
        if count == 0 {
            let zero = self.graph.is_zeroed(place).then(Value::default);
            let value = self.program.initial_value(place).or(zero);
            let enough = value.is_none_or(|value| self.is_value_enough(read, value));
            let initial = Source::Initial;
            return (enough && self.is_permitted(read, initial, skips)).then_some(initial);
        }
        let mut is_laid_out = false;
        // The write that comes next in coherence in the part.
        let mut next: Option<EventId> = None;
        for position in (0..count).rev() {
            let write = self.graph.co(location)[position];
            if !self.graph.is_initial(write) && !part.has(&self.graph, write) {
                continue;
            }
            let next = next.replace(write);
            if !self.is_enough(read, write) {
                continue;
            }
            let source = Source::of(&self.graph, write);
            // A read of the last write is consistent.
            if let Some(next) = next {
                if self.graph.is_write_half(next) && self.writes_behind(read, write) {
                    continue;
                }
                if !is_laid_out {
                    is_laid_out = true;
                    lay_out(&self.graph, part, &mut self.trial, &mut self.trial_kept);
                }
                let in_trial = match source {
                    Source::Initial => None,
                    Source::Write(write) => self.trial_kept.renumbered(write),
                };
                if self.try_in_part(read, in_trial) != Tried::Possible {
                    continue;
                }
            }
            // Other parts may be laid out for this.
            is_laid_out &= skips == 0;
            if self.is_permitted(read, source, skips) {
                return Some(source);
            }
        }
        None
    }

    /// Whether a waiting read that reads a write also writes, so that the next write in coherence
    /// must not have been written in the same way.
    fn writes_behind(&self, read: Awaited, write: EventId) -> bool {
        let Operation::ReadModifyWrite { place, update, .. } = self.machines.operation(read.issuer)
        else {
            return false;
        };
        let value = self.graph.value(write);
        self.graph.initialised(write) && update.apply(value, place.size).is_some()
    }

    /// Tries a source for a waiting read in the part of the graph that is laid out; `None` is the
    /// initial write.
    fn try_in_part(&mut self, read: Awaited, source: Option<EventId>) -> Tried {
        std::mem::swap(&mut self.graph, &mut self.trial);
        let len = self.graph.len();
        let tried = match self.add_waiting_read(read) {
            Some((added, location)) => {
                let first = self.model.first_readable(&self.graph, added);
                let co = self.graph.co(location);
                let source = source.unwrap_or(co[0]);
                match self.graph.co_position(source) {
                    Some(position) if position >= first => self.try_source(added, source),
                    _ => Tried::Inconsistent,
                }
            }
            None => Tried::Inconsistent,
        };
        self.graph.take_back(len);
        std::mem::swap(&mut self.graph, &mut self.trial);
        tried
    }

    /// Whether so many of the oldest skips permit a source.
    pub(super) fn is_permitted(&mut self, read: Awaited, source: Source, skips: usize) -> bool {
        (0..skips).all(|skip| self.permits(skip, read, source))
    }

    /// Whether a skip, by its number, permits a waiting read to read a source. A skip of another
    /// read does.
    pub(super) fn permits(&mut self, number: usize, read: Awaited, source: Source) -> bool {
        let skip = self.graph.skips()[number];
        if (skip.thread, skip.index) != (read.thread, read.index) {
            return true;
        }
        let Source::Write(write) = source else {
            return false;
        };
        if let Some(known) = self.graph.known_permit(number, write) {
            return known;
        }
        let permits = self.permits_unknown(number, read, source);
        self.graph.note_permit(number, write, permits);
        permits
    }

    fn permits_unknown(&mut self, number: usize, read: Awaited, source: Source) -> bool {
        let skip = self.graph.skips()[number];
        let mut source = source;
        loop {
            let Source::Write(write) = source else {
                return false;
            };
            if write.0 < skip.at {
                return false;
            }
            let others = std::mem::take(&mut self.prefix);
            self.find_prefix(write);
            let prefix = std::mem::replace(&mut self.prefix, others);
            let part = Part {
                oldest: skip.at,
                prefix: &prefix,
                without: write,
            };
            match self.default_source(&part, read, number) {
                None => return true,
                Some(default) => source = default,
            }
        }
    }
}

/// Lays out a part of a graph, with the new numbers of its events.
fn lay_out(graph: &Graph, part: &Part<'_>, trial: &mut Graph, kept: &mut Kept) {
    kept.choose(graph, |event| part.has(graph, event));
    trial.copy_kept(graph, kept);
    // A read half is one, even without its write.
    if graph.is_write_half(part.without)
        && let Some(read) = graph.rmw_partner(part.without)
        && let Some(read) = kept.renumbered(read)
    {
        trial.set_read_half(read);
    }
}
