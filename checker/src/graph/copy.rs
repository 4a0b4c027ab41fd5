//! Taking events out of the middle of a graph, and copying graphs: what a backward revisit does.
//!
//! A revisit keeps nearly everything. So events are taken out in place, and those that are younger
//! than the first of them get new numbers. If the graph is still needed as it was, it is copied
//! before.

use super::{Event, EventKind, Graph, Location, Thread};
use crate::event::EventId;

/// Which events of a graph are kept. Reused from graph to graph.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// The events that go, in order of insertion.
    gone: Vec<EventId>,
}

impl Kept {
    /// Decides for every event of a graph whether it is kept. An initial write is kept if its
    /// location is still accessed, and only then.
    pub fn choose(&mut self, graph: &Graph, mut keep: impl FnMut(EventId) -> bool) {
        let gone = |event: &EventId| !graph.is_initial(*event) && !keep(*event);
        self.choose_without(graph, graph.events().filter(gone), 0);
    }

    /// Keeps what is older than a read, the read, and what a clock includes.
    #[inline]
    pub fn choose_for_revisit(&mut self, graph: &Graph, read: EventId, prefix: &[u32]) {
        self.choose_without(graph, graph.outside(prefix, read), read.0);
    }

    /// Keeps all but some events, none of which is an initial write, and the initial writes from a
    /// number on that are not needed then. (Older ones may be there for a wait that was withdrawn.)
    #[inline]
    fn choose_without(&mut self, graph: &Graph, gone: impl Iterator<Item = EventId>, from: u32) {
        self.gone.clear();
        self.gone.extend(gone);
        let others = self.gone.len();
        for location in &graph.locations {
            if let Some(initial) = location.co.first()
                && initial.0 >= from
                && !is_accessed(location, &self.gone[..others])
            {
                self.gone.push(*initial);
            }
        }
        if self.gone.len() > others {
            self.gone.sort_unstable();
        }
    }

    /// The id of an event after the others are gone, if it is kept.
    pub fn renumbered(&self, event: EventId) -> Option<EventId> {
        let older = self.gone.partition_point(|gone| *gone < event);
        match self.gone.get(older) {
            Some(gone) if *gone == event => None,
            _ => Some(EventId(event.0 - older as u32)),
        }
    }
}

impl Graph {
    /// Makes this graph the part of another that is kept: [`Self::keep`] in a copy.
    pub fn copy_kept(&mut self, from: &Graph, kept: &Kept) {
        self.clone_from(from);
        self.keep(kept);
    }

    /// Removes every event that is not kept, and every trace of it. The others stay in their order.
    ///
    /// What is kept must be closed under `po`, `tc` and `tj` backwards, contain what its reads
    /// read, and contain rounds as a whole if it contains what comes after them.
    pub fn keep(&mut self, kept: &Kept) {
        let Some(first) = kept.gone.first() else {
            return;
        };
        for event in kept.gone.iter().rev() {
            self.unlink(*event);
        }
        let unread = |event: &EventId| self.is_unread(*event);
        debug_assert!(kept.gone.iter().all(unread), "something is still read");
        let mut gone = kept.gone.iter().peekable();
        let mut new = *first;
        for old in (first.0..self.events.len() as u32).map(EventId) {
            if gone.next_if_eq(&&old).is_none() {
                self.renumber(old, new);
                new.0 += 1;
            }
        }
        self.truncate(new.index());
        self.renumber_skips(&kept.gone);
    }

    /// Gives an event another number, which no event has any more: everything that names it is
    /// told. Events between the two numbers have their new ones already.
    pub(super) fn renumber(&mut self, old: EventId, new: EventId) {
        let event = *self.event(old);
        // One that is alone in its circle names itself.
        self.event_mut(event.previous_reader).next_reader = new;
        self.event_mut(event.next_reader).previous_reader = new;
        if event.co_position.is_some() {
            self.rename_write(&event, old, new);
        }
        if event.next_member.is_some() {
            self.rename_member(old, new);
        }
        match event.kind {
            EventKind::Read => {
                let location = &mut self.locations[event.location.index()];
                replace(&mut location.reads, old, new);
            }
            EventKind::BarrierWait => {
                if let Some(location) = self.locations.get_mut(event.barrier.index()) {
                    replace(&mut location.waits, old, new);
                }
            }
            EventKind::Create(child) => self.threads[child.index()].creator = Some(new),
            EventKind::Join(child) => replace(&mut self.threads[child.index()].joins, old, new),
            EventKind::Allocate => {
                let made = self
                    .objects
                    .binary_search_by_key(&old, |object| object.event);
                if let Ok(at) = made {
                    self.objects[at].event = new;
                }
            }
            EventKind::Free => replace(&mut self.frees, old, new),
            EventKind::InitialWrite
            | EventKind::Write
            | EventKind::Fence(_)
            | EventKind::Choose
            | EventKind::End => {}
        }
        if let Some(thread) = self.threads.get_mut(event.thread.index()) {
            thread.events[event.index as usize] = new;
            for join in &thread.joins {
                let joined = &mut self.events[join.index()].joined;
                if *joined == old.into() {
                    *joined = new.into();
                }
            }
        }
        self.events[new.index()] = self.events[old.index()];
        let width = self.row_width;
        let row = old.index() * width;
        self.clocks
            .copy_within(row..row + width, new.index() * width);
        if old.index() < self.dependencies.len() {
            self.dependencies.swap(old.index(), new.index());
        }
    }

    /// Gives a write another number in coherence and where it is read.
    #[inline]
    fn rename_write(&mut self, write: &Event, old: EventId, new: EventId) {
        self.locations[write.location.index()].co[write.co_position.index()] = new;
        let mut reader = write.next_reader;
        while reader != old && reader != new {
            let event = self.event_mut(reader);
            event.source = new.into();
            reader = event.next_reader;
        }
    }

    /// Gives a wait another number in its round.
    fn rename_member(&mut self, old: EventId, new: EventId) {
        let mut member = old;
        while let Some(next) = self.next_member(member) {
            if next == old {
                self.event_mut(member).next_member = new.into();
                return;
            }
            member = next;
        }
    }
}

/// Whether an event that is not gone accesses a location.
#[inline]
fn is_accessed(location: &Location, gone: &[EventId]) -> bool {
    // Most events are older than all that go.
    let kept = |event: &EventId| {
        gone.first().is_none_or(|first| event < first) || gone.binary_search(event).is_err()
    };
    location.reads.iter().any(kept)
        || location.co[1..].iter().any(kept)
        || location.waits.iter().any(kept)
}

/// Gives an event another number in a list in order of insertion, which the list stays in.
#[inline]
fn replace(list: &mut [EventId], old: EventId, new: EventId) {
    if let Ok(at) = list.binary_search(&old) {
        list[at] = new;
    }
}

impl Clone for Thread {
    fn clone(&self) -> Self {
        let mut copy = Self::new(self.name);
        copy.clone_from(self);
        copy
    }

    #[inline]
    fn clone_from(&mut self, from: &Self) {
        let Self {
            name,
            events,
            creator,
            joins,
            machine,
        } = from;
        self.name = *name;
        self.events.clone_from(events);
        self.creator = *creator;
        copy_rare(&mut self.joins, joins);
        self.machine = *machine;
    }
}

impl Clone for Location {
    fn clone(&self) -> Self {
        let mut copy = Self::new(self.place);
        copy.clone_from(self);
        copy
    }

    #[inline]
    fn clone_from(&mut self, from: &Self) {
        let Self {
            place,
            co,
            reads,
            waits,
            barrier_writes,
            non_atomic,
        } = from;
        self.place = *place;
        self.co.clone_from(co);
        self.reads.clone_from(reads);
        copy_rare(&mut self.waits, waits);
        self.barrier_writes = *barrier_writes;
        self.non_atomic = *non_atomic;
    }
}

/// Copies a list that is nearly always empty.
#[inline]
fn copy_rare<T: Clone>(to: &mut Vec<T>, from: &Vec<T>) {
    if !to.is_empty() || !from.is_empty() {
        to.clone_from(from);
    }
}

impl Clone for Graph {
    fn clone(&self) -> Self {
        let mut copy = Self::new(0, 0);
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, from: &Self) {
        let Self {
            events,
            threads,
            initial_threads,
            locations,
            clocks,
            stride,
            model_clocks,
            row_width,
            objects,
            frees,
            dependencies,
            fence_sets,
            all_sets,
            exclusives,
            skips,
            permits,
        } = from;
        self.events.clone_from(events);
        self.threads.clone_from(threads);
        self.initial_threads = *initial_threads;
        self.locations.clone_from(locations);
        self.clocks.clone_from(clocks);
        self.stride = *stride;
        self.model_clocks = *model_clocks;
        self.row_width = *row_width;
        copy_rare(&mut self.objects, objects);
        copy_rare(&mut self.frees, frees);
        copy_rare(&mut self.dependencies, dependencies);
        self.fence_sets = *fence_sets;
        self.all_sets = *all_sets;
        copy_rare(&mut self.exclusives, exclusives);
        copy_rare(&mut self.skips, skips);
        copy_rare(&mut self.permits, permits);
    }
}
