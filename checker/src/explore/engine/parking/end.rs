//! Threads that are still parked when nothing else can be done.

use super::{Awaited, is_waiting_read};
use crate::event::{EventId, Mode, Position, ThreadId};
use crate::explore::Ending;
use crate::explore::engine::{Engine, Stop};
use crate::explore::machines::Next;
use crate::graph::{Graph, LocationId};
use crate::model::MemoryModel;
use crate::program::{Operation, Program, WaitKind};
use std::fmt;

/// Why threads cannot be parked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// What a thread waits for is also accessed in a way that is not atomic, or allocated, and
    /// nothing but the end of the wait may order the two.
    Unordered,
    /// The program may end while a thread waits.
    End,
    /// Accesses have several parts.
    Parts,
    /// The model itself says what is atomic.
    Atomicity,
    /// Threads also wait at barriers.
    Barriers,
}

impl Obstacle {
    /// What is said about it.
    pub fn note(self) -> &'static str {
        match self {
            Obstacle::Unordered => {
                "threads that wait were not parked: what they wait for is allocated, or written by accesses that are not atomic, and nothing but the wait orders that"
            }
            Obstacle::End => {
                "threads that wait were not parked: the program may end while they wait"
            }
            Obstacle::Parts => {
                "threads that wait were not parked: atomic accesses overlap others in part"
            }
            Obstacle::Atomicity => {
                "threads that wait were not parked: it is left to the model what is atomic"
            }
            Obstacle::Barriers => "threads that wait were not parked: there are barriers, too",
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.note())
    }
}

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Reports an execution in which no thread can go on but those that are parked, if it counts.
    #[inline(never)]
    pub(in crate::explore::engine) fn report_parked(&mut self) -> Result<(), Stop> {
        if !self.waits {
            return self.report();
        }
        self.blame_missing();
        if let Some(obstacle) = self.obstacle() {
            return Err(self.stop(Ending::Obstructed(obstacle)));
        }
        let mut is_parked = false;
        for thread in self.graph.threads() {
            let issuer = self.graph.machine(thread);
            if !Next::Awaits.is(issuer) {
                continue;
            }
            is_parked = true;
            let read = Awaited {
                thread,
                index: self.graph.thread_events(thread).len() as u32,
                issuer,
            };
            if self.is_last_enough(read) {
                return Ok(());
            }
        }
        if !is_parked {
            return self.report();
        }
        let items = self.todo.len();
        self.gives_up = true;
        let reported = self.give_up();
        self.gives_up = false;
        self.todo.truncate(items);
        reported
    }

    /// Whether the last write of what a waiting read reads lets its thread go on.
    fn is_last_enough(&mut self, read: Awaited) -> bool {
        let known = self.machines.location(read.issuer);
        if let Some(last) = known.and_then(|location| self.graph.co(location).last()) {
            return self.is_enough(read, *last);
        }
        let len = self.graph.len();
        let Some((_, location)) = self.add_waiting_read(read) else {
            return false;
        };
        let last = self.graph.co(location).last().copied();
        let is_enough = last.is_none_or(|last| self.is_enough(read, last));
        self.graph.take_back(len);
        is_enough
    }

    /// Lets the threads that are parked read the last write and wait, and reports the execution,
    /// unless one of them would see something new if it looked once more at all that it looks at.
    fn give_up(&mut self) -> Result<(), Stop> {
        let mut parked = Vec::new();
        for thread in self.graph.threads() {
            if Next::Awaits.is(self.graph.machine(thread)) {
                self.add_next(thread)?;
                parked.push(thread);
            }
        }
        match parked.iter().all(|thread| self.has_seen_newest(*thread)) {
            true => self.report(),
            false => Ok(()),
        }
    }

    /// Whether what a thread waits for was looked at last when nothing newer was there.
    fn has_seen_newest(&self, thread: ThreadId) -> bool {
        let Operation::Wait { since, kind } = *self.machines.operation(self.graph.machine(thread))
        else {
            return true;
        };
        // What is in the memory of the others is as it was.
        if matches!(kind, WaitKind::TookBack | WaitKind::AddedAgain) {
            return true;
        }
        let events = self.graph.thread_events(thread).iter().skip(since as usize);
        events.copied().all(|event| self.graph.sees_newest(event))
    }

    /// Why what was left out may matter.
    fn obstacle(&self) -> Option<Obstacle> {
        if self.joins && self.summary.parked {
            return Some(Obstacle::Parts);
        }
        let graph = &self.graph;
        let ends = |thread: &ThreadId| {
            let machine = graph.machine(*thread);
            matches!(Next::of(machine), Next::Ends | Next::Halts | Next::Idles)
                && matches!(
                    self.machines.operation(machine),
                    Operation::Halt | Operation::Finish(_)
                )
        };
        let ends: Vec<ThreadId> = graph.threads().filter(ends).collect();
        let comes_before_ends = |read: EventId| {
            let mut last = ends
                .iter()
                .map(|thread| graph.thread_events(*thread).last());
            last.all(|last| last.is_some_and(|last| graph.in_prefix(read, *last)))
        };
        let came = graph
            .events()
            .filter(|event| is_waiting_read(graph, *event));
        for read in came {
            if !comes_before_ends(read) {
                return Some(Obstacle::End);
            }
            let (Some(position), Some(location)) = (graph.position(read), graph.location(read))
            else {
                continue;
            };
            if !self.is_ordered(position, location) {
                return Some(Obstacle::Unordered);
            }
        }
        for thread in graph.threads() {
            let issuer = graph.machine(thread);
            if !Next::Awaits.is(issuer) {
                continue;
            }
            if !ends.is_empty() {
                return Some(Obstacle::End);
            }
            let index = graph.thread_events(thread).len() as u32;
            let read = Awaited {
                thread,
                index,
                issuer,
            };
            let location = self.place_of(read).and_then(|place| self.places.get(place));
            if location
                .is_some_and(|location| !self.is_ordered(Position { thread, index }, location))
            {
                return Some(Obstacle::Unordered);
            }
        }
        None
    }

    /// Whether a waiting read comes after everything that could be wrong with it, whatever it
    /// reads: after writes that are not atomic, and after the allocation of what it reads.
    fn is_ordered(&self, read: Position, location: LocationId) -> bool {
        let graph = &self.graph;
        if self.places.is_plain(location) && !graph.has_plain_accesses(location) {
            return true;
        }
        let writes = graph.co(location).iter().skip(1);
        let mut plain = writes.filter(|write| graph.mode(**write) == Mode::NonAtomic);
        if !plain.all(|write| is_started_after(graph, read, *write)) {
            return false;
        }
        let place = self.places.place(location);
        if !self.program.is_allocated(place) {
            return true;
        }
        let object = graph.object_at(place.address);
        object.is_none_or(|object| is_started_after(graph, read, object.event))
    }
}

/// Whether an event comes before a position in the same thread, or before the creation of the
/// thread or of one that created it, and so on.
fn is_started_after(graph: &Graph, read: Position, event: EventId) -> bool {
    let Position {
        mut thread,
        mut index,
    } = read;
    loop {
        if graph.thread(event) == Some(thread) {
            return graph.index(event) < index;
        }
        let creator = graph
            .creator(thread)
            .and_then(|creator| graph.position(creator));
        match creator {
            Some(creator) => Position { thread, index } = creator,
            None => return graph.is_initial(event),
        }
    }
}
