//! Copying a part of a graph into another one: what a backward revisit keeps.

use super::{EventKind, Graph, NONE, Object, Thread};
use crate::builtin::BuiltinSet;
use crate::event::EventId;

/// Which events of a graph are kept, and their ids in the copy. Reused from copy to copy.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// For each event its new id, or `NONE`.
    renumbered: Vec<u32>,
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
                if let Some(location) = graph.location(event) {
                    self.renumbered[graph.co(location)[0].index()] = 0;
                }
            }
        }
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
    /// What is kept must be closed under `po`, `tc` and `tj` backwards and contain what its reads read.
    pub fn copy_kept(&mut self, from: &Graph, kept: &Kept) {
        self.clear();
        self.stride = from.stride;
        self.views = from.views;
        let threads = self.threads.len().max(from.threads.len());
        self.threads.resize_with(threads, Thread::default);
        for id in from.events() {
            if kept.renumbered(id).is_some() {
                self.copy_event(from, id, kept);
            }
        }
        for id in self.events() {
            if self.is_initial(id) {
                self.number_co(self.event(id).location as usize, 0);
            }
            let source = self.event(id).source;
            if source != NONE {
                let read = self.event_mut(id);
                read.source = NONE;
                self.set_rf(id, EventId(source));
            }
        }
    }

    /// Copies one event; `source` keeps the new id of what is read until all events are there.
    fn copy_event(&mut self, from: &Graph, old: EventId, kept: &Kept) {
        let renumber = |link: u32| match super::some(link) {
            Some(event) => kept.renumbered[event.index()],
            None => NONE,
        };
        let id = EventId(self.events.len() as u32);
        let mut event = from.event(old).clone();
        event.source = renumber(event.source);
        event.joined = renumber(event.joined);
        event.next_reader = NONE;
        event.previous_reader = NONE;
        event.first_reader = NONE;
        event.last_reader = NONE;
        match event.kind {
            EventKind::InitialWrite => self.copy_location(from, event.location as usize, kept),
            EventKind::Read => {
                // Set again by the write half, if that is kept.
                event.sets.remove(BuiltinSet::Rmw);
                self.locations[event.location as usize].reads.push(id);
            }
            EventKind::Create(child) => self.threads[child.index()].creator = Some(id),
            EventKind::Join(child) => self.threads[child.index()].joins.push(id),
            EventKind::Write => {
                if event.sets.contains(BuiltinSet::Rmw)
                    && let Some(read) = self.threads[event.thread as usize].events.last()
                {
                    self.events[read.index()].sets.insert(BuiltinSet::Rmw);
                }
            }
            EventKind::Allocate => {
                let made = from.objects.iter().find(|object| object.event == old);
                self.objects.extend(made.map(|object| Object {
                    event: id,
                    ..*object
                }));
            }
            EventKind::Free => self.frees.push(id),
            EventKind::Fence(_) | EventKind::Choose => {}
        }
        if event.thread != NONE {
            self.threads[event.thread as usize].events.push(id);
        }
        self.events.push(event);
        let row = old.index() * from.row_width();
        self.clocks
            .extend_from_slice(&from.clocks[row..row + from.row_width()]);
        if let Some(dependencies) = from.dependencies(old) {
            self.dependencies.push(dependencies.clone());
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
            });
        }
        let old = &from.locations[location];
        let new = &mut self.locations[location];
        new.place = old.place;
        new.co
            .extend(old.co.iter().filter_map(|write| kept.renumbered(*write)));
    }
}
