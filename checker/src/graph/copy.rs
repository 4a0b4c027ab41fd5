//! Copying a part of a graph into another one: what a backward revisit keeps.

use super::{Event, Graph, Location, MachineId, NONE, Object, Thread};
use crate::builtin::BuiltinSet;
use crate::event::EventId;

/// Which events of a graph are kept, and their ids in the copy. Reused from copy to copy.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// For each event its new id, or `NONE`.
    renumbered: Vec<u32>,
    /// How many events are kept before the first that is not.
    unchanged: usize,
}

impl Kept {
    /// Decides for every event of a graph whether it is kept. An initial write is kept if its location is still accessed,
    /// and only then.
    pub fn choose(&mut self, graph: &Graph, keep: impl FnMut(EventId) -> bool) {
        self.choose_after(graph, 0, keep);
    }

    /// [`Self::choose`], without asking about the first events: so many are kept.
    pub fn choose_after(
        &mut self,
        graph: &Graph,
        first: usize,
        mut keep: impl FnMut(EventId) -> bool,
    ) {
        self.renumbered.clear();
        self.renumbered.extend(0..first as u32);
        let others = (first as u32..graph.len() as u32).map(EventId);
        self.renumbered
            .extend(others.map(|event| if keep(event) { 0 } else { NONE }));
        let mut start = first;
        for location in &graph.locations {
            let Some(initial) = location.co.first().map(|initial| initial.index()) else {
                continue;
            };
            if self.is_accessed(location) {
                self.renumbered[initial] = initial as u32;
            } else {
                self.renumbered[initial] = NONE;
                start = start.min(initial);
            }
        }
        // All before the start are kept and have their numbers.
        self.unchanged = graph.len();
        let mut next = start as u32;
        for (event, number) in self.renumbered.iter_mut().enumerate().skip(start) {
            if *number != NONE {
                *number = next;
                next += 1;
            } else {
                self.unchanged = self.unchanged.min(event);
            }
        }
    }

    /// Whether an event that is kept accesses a location.
    #[inline]
    fn is_accessed(&self, location: &Location) -> bool {
        let kept = |event: &EventId| self.renumbered[event.index()] != NONE;
        location.reads.iter().any(kept)
            || location.co[1..].iter().any(kept)
            || location.waits.iter().any(kept)
    }

    /// Whether everything at a location stays as it is.
    #[inline]
    fn leaves(&self, location: &Location) -> bool {
        let stays = |event: &EventId| event.index() < self.unchanged;
        location.reads.last().is_none_or(stays)
            && location.waits.last().is_none_or(stays)
            && location.co.iter().all(stays)
    }

    /// The id of an event in the copy, if it is kept.
    #[inline]
    pub fn renumbered(&self, event: EventId) -> Option<EventId> {
        super::some(self.renumbered[event.index()])
    }

    /// The events of a list that are kept, by their ids in the copy.
    #[inline]
    fn of<'a>(&'a self, list: &'a [EventId]) -> impl Iterator<Item = EventId> + 'a {
        list.iter().filter_map(|event| self.renumbered(*event))
    }
}

impl Graph {
    /// Removes everything.
    fn clear(&mut self) {
        for location in &mut self.locations {
            location.co.clear();
            location.reads.clear();
            location.waits.clear();
            location.barrier_writes = 0;
        }
        for thread in &mut self.threads {
            thread.events.clear();
            thread.joins.clear();
            thread.creator = None;
            thread.standing = MachineId::NONE;
        }
        self.objects.clear();
        self.frees.clear();
        self.events.clear();
        self.clocks.clear();
        self.dependencies.clear();
    }

    /// Makes this graph the part of another that is kept, in the same order of insertion.
    ///
    /// What is kept must be closed under `po`, `tc` and `tj` backwards, contain what its reads read, and contain rounds as a whole
    /// if it contains what comes after them.
    pub fn copy_kept(&mut self, from: &Graph, kept: &Kept) {
        self.clear();
        self.stride = from.stride;
        self.views = from.views;
        self.fence_sets = from.fence_sets;
        self.all_sets = from.all_sets;
        let threads = self.threads.len().max(from.threads.len());
        self.threads.resize_with(threads, Thread::default);
        let (unchanged, width) = (kept.unchanged, from.row_width());
        self.events.extend_from_slice(&from.events[..unchanged]);
        self.clocks
            .extend_from_slice(&from.clocks[..unchanged * width]);
        for old in unchanged..from.len() {
            if kept.renumbered[old] != NONE {
                self.events.push(from.events[old]);
                self.clocks
                    .extend_from_slice(&from.clocks[old * width..(old + 1) * width]);
            }
        }
        if !from.dependencies.is_empty() {
            let all = from.dependencies.iter().zip(&kept.renumbered);
            let kept = all.filter(|(_, number)| **number != NONE);
            self.dependencies
                .extend(kept.map(|(dependencies, _)| dependencies.clone()));
        }
        let made = from.objects.iter();
        self.objects.extend(made.filter_map(|object| {
            let event = kept.renumbered(object.event)?;
            Some(Object { event, ..*object })
        }));
        self.frees.extend(kept.of(&from.frees));
        self.copy_threads(from, kept);
        for (location, old) in from.locations.iter().enumerate() {
            if old
                .co
                .first()
                .is_some_and(|initial| kept.renumbered(*initial).is_some())
            {
                self.copy_location(from, location, kept);
            }
        }
    }

    /// Copies the lists of the threads.
    fn copy_threads(&mut self, from: &Graph, kept: &Kept) {
        for (new, old) in self.threads.iter_mut().zip(&from.threads) {
            // The first events of a thread are kept: as they are, then with other ids.
            let same = old
                .events
                .partition_point(|event| event.index() < kept.unchanged);
            new.events.extend_from_slice(&old.events[..same]);
            let others = old.events[same..].iter();
            new.events
                .extend(others.map_while(|event| kept.renumbered(*event)));
            new.creator = old.creator.and_then(|creator| kept.renumbered(creator));
            let never_created = old.creator.is_some() && new.creator.is_none();
            // Where the first event that is gone was issued.
            new.standing = match old.events.get(new.events.len()) {
                _ if never_created => MachineId::NONE,
                Some(gone) => from.event(*gone).issued,
                None => old.standing,
            };
            for join in kept.of(&old.joins) {
                new.joins.push(join);
                let event = &mut self.events[join.index()];
                let joined = super::some(event.joined).and_then(|event| kept.renumbered(event));
                event.joined = joined.map_or(NONE, |joined| joined.0);
            }
        }
    }

    /// Lets the waits of a round meet again, if they all stay. `old` is the one that closed it; otherwise nothing happens.
    fn copy_round(&mut self, from: &Graph, old: EventId, kept: &Kept) {
        let closed = from.next_member(old).is_some_and(|next| next <= old);
        if !closed || from.round(old).any(|m| kept.renumbered(m).is_none()) {
            return;
        }
        for member in from.round(old) {
            let next = from.next_member(member).and_then(|m| kept.renumbered(m));
            if let (Some(new), Some(next)) = (kept.renumbered(member), next) {
                self.event_mut(new).next_member = next.0;
            }
        }
    }

    /// Copies the lists of a location, and numbers and links its events anew.
    fn copy_location(&mut self, from: &Graph, location: usize, kept: &Kept) {
        while self.locations.len() <= location {
            let place = from.locations[self.locations.len()].place;
            self.locations.push(Location::new(place));
        }
        let old = &from.locations[location];
        let new = &mut self.locations[location];
        new.place = old.place;
        new.non_atomic = old.non_atomic;
        if kept.leaves(old) {
            new.co.extend_from_slice(&old.co);
            new.reads.extend_from_slice(&old.reads);
            new.waits.extend_from_slice(&old.waits);
            new.barrier_writes = old.barrier_writes;
            return;
        }
        for write in kept.of(&old.co) {
            let event = &mut self.events[write.index()];
            event.co_position = new.co.len() as u32;
            event.first_reader = NONE;
            event.last_reader = NONE;
            new.barrier_writes += u32::from(event.barrier_write.is_some());
            new.co.push(write);
        }
        for read in &old.reads {
            if let Some(new) = kept.renumbered(*read) {
                self.locations[location].reads.push(new);
                self.copy_read(from, *read, new, kept);
            }
        }
        for wait in kept.of(&old.waits) {
            self.locations[location].waits.push(wait);
            self.event_mut(wait).next_member = NONE;
        }
        for wait in &old.waits {
            self.copy_round(from, *wait, kept);
        }
        for wait in kept.of(&old.waits) {
            if !self.is_matched(wait) {
                self.wait_again(wait);
            }
        }
    }

    /// Links a read with what it reads, and takes it out of the set `RMW` if its write half is gone.
    #[inline]
    fn copy_read(&mut self, from: &Graph, old: EventId, new: EventId, kept: &Kept) {
        let Event { source, sets, .. } = *from.event(old);
        if sets.contains(BuiltinSet::Rmw) {
            let half = from.rmw_partner(old);
            if half.and_then(|half| kept.renumbered(half)).is_none() {
                self.event_mut(new).sets.remove(BuiltinSet::Rmw);
            }
        }
        match super::some(source).and_then(|source| kept.renumbered(source)) {
            Some(source) => self.link_reader(new, source),
            None => self.event_mut(new).source = NONE,
        }
    }
}
