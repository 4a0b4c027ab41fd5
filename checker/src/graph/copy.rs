//! Copying a part of a graph into another one: what a backward revisit keeps.

use super::{EventKind, Graph, NONE, Object, Thread};
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
    /// Decides for every event of a graph whether it is kept. Initial writes are asked about too, but an initial write is
    /// kept in any case if its location is still accessed, and only then.
    pub fn choose(&mut self, graph: &Graph, mut keep: impl FnMut(EventId) -> bool) {
        self.renumbered.clear();
        self.renumbered.resize(graph.len(), NONE);
        for event in graph.events() {
            if !graph.is_initial(event) && keep(event) {
                self.renumbered[event.index()] = 0;
                if let Some(location) = graph.location(event).or(graph.barrier(event)) {
                    self.renumbered[graph.co(location)[0].index()] = 0;
                }
            }
        }
        let gone = self.renumbered.iter().position(|number| *number == NONE);
        self.unchanged = gone.unwrap_or(graph.len());
        let mut next = 0;
        for number in &mut self.renumbered {
            if *number != NONE {
                *number = next;
                next += 1;
            }
        }
    }

    /// The id of an event in the copy, if it is kept.
    #[inline]
    pub fn renumbered(&self, event: EventId) -> Option<EventId> {
        super::some(self.renumbered[event.index()])
    }
}

impl Graph {
    /// Removes everything.
    fn clear(&mut self) {
        for event in &self.events {
            if event.kind == EventKind::InitialWrite {
                let location = &mut self.locations[event.location as usize];
                location.co.clear();
                location.reads.clear();
                location.waits.clear();
                location.barrier_writes = 0;
            }
        }
        for thread in &mut self.threads {
            thread.events.clear();
            thread.joins.clear();
            thread.creator = None;
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
        for id in self.events() {
            self.enter_copied(from, id, kept);
        }
        for location in &from.locations {
            for wait in &location.waits {
                self.copy_round(from, *wait, kept);
            }
        }
        for id in self.events() {
            if self.is_initial(id) {
                self.number_co(self.event(id).location as usize, 0);
            }
            let source = self.event(id).source;
            if source != NONE {
                self.link_reader(id, EventId(source));
            }
        }
    }

    /// Corrects the links of a copied event and enters it in the lists. The lists of readers have to wait until all events are corrected.
    fn enter_copied(&mut self, from: &Graph, id: EventId, kept: &Kept) {
        let renumber = |link: u32| match super::some(link) {
            Some(event) => kept.renumbered[event.index()],
            None => NONE,
        };
        let event = &mut self.events[id.index()];
        event.source = renumber(event.source);
        event.joined = renumber(event.joined);
        event.next_reader = NONE;
        event.previous_reader = NONE;
        event.first_reader = NONE;
        event.last_reader = NONE;
        if event.kind == EventKind::Read {
            // Set again by the write half, if that is kept.
            event.sets.remove(BuiltinSet::Rmw);
        }
        let event = *event;
        match event.kind {
            EventKind::InitialWrite => self.copy_location(from, event.location as usize, kept),
            EventKind::Read => self.locations[event.location as usize].reads.push(id),
            EventKind::Create(child) => self.threads[child.index()].creator = Some(id),
            EventKind::Join(child) => self.threads[child.index()].joins.push(id),
            EventKind::Write => {
                if event.sets.contains(BuiltinSet::Rmw)
                    && let Some(read) = self.threads[event.thread as usize].events.last()
                {
                    self.events[read.index()].sets.insert(BuiltinSet::Rmw);
                }
            }
            EventKind::BarrierWait => {
                if let Some(barrier) = self.barrier(id) {
                    self.locations[barrier.index()].waits.push(id);
                    self.events[id.index()].next_member = NONE;
                    self.wait_again(id);
                }
            }
            EventKind::Free => self.frees.push(id),
            EventKind::Fence(_) | EventKind::Choose | EventKind::End | EventKind::Allocate => {}
        }
        if event.barrier_write.is_some() {
            self.locations[event.location as usize].barrier_writes += 1;
        }
        if event.thread != NONE {
            self.threads[event.thread as usize].events.push(id);
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
                let original = from.event(member);
                let event = self.event_mut(new);
                event.next_member = next.0;
                event.value = original.value;
                event.snapshots.after = original.snapshots.after;
                event.sets = original.sets;
            }
        }
    }

    /// Copies the coherence list of a location.
    fn copy_location(&mut self, from: &Graph, location: usize, kept: &Kept) {
        while self.locations.len() <= location {
            let new = self.locations.len();
            self.locations.push(super::Location {
                place: from.locations[new].place,
                co: Vec::new(),
                reads: Vec::new(),
                waits: Vec::new(),
                barrier_writes: 0,
                non_atomic: false,
            });
        }
        let old = &from.locations[location];
        let new = &mut self.locations[location];
        new.place = old.place;
        new.non_atomic = old.non_atomic;
        new.co
            .extend(old.co.iter().filter_map(|write| kept.renumbered(*write)));
    }
}
