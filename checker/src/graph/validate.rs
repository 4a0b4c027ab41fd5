//! A check of everything that a graph promises, for tests.

use super::{EventKind, Graph, LocationId};
use crate::builtin::BuiltinSet;
use crate::event::{EventId, ThreadId};

impl Graph {
    /// Checks that all links agree with each other and that the clocks of the causal prefix are
    /// right. The error says what is wrong.
    ///
    /// Atomicity is not part of it: graphs may break it for a moment ([`Self::atomic`]).
    pub fn validate(&self) -> Result<(), String> {
        for thread in self.threads() {
            self.validate_thread(thread)?;
        }
        for location in LocationId::first(self.locations.len() as u32) {
            self.validate_location(location)?;
        }
        for event in self.events() {
            self.validate_links(event)?;
            self.validate_round(event)?;
            self.validate_prefix(event)?;
        }
        Ok(())
    }

    fn validate_thread(&self, thread: ThreadId) -> Result<(), String> {
        for (index, event) in self.thread_events(thread).iter().enumerate() {
            if self.thread(*event) != Some(thread) || self.index(*event) as usize != index {
                return Err(format!("{event:?} is not at its position"));
            }
            if self.sets(*event).contains(BuiltinSet::Tb) != (index == 0) {
                return Err(format!("{event:?}: set TB is wrong"));
            }
            let last = index + 1 == self.thread_events(thread).len();
            if self.sets(*event).contains(BuiltinSet::Te) && !last {
                return Err(format!("{event:?}: set TE is wrong"));
            }
        }
        if let Some(creator) = self.creator(thread)
            && self.kind(creator) != EventKind::Create(thread)
        {
            return Err(format!("{creator:?} does not create {thread:?}"));
        }
        Ok(())
    }

    fn validate_location(&self, location: LocationId) -> Result<(), String> {
        let co = self.co(location);
        for (position, write) in co.iter().enumerate() {
            let initial = self.kind(*write) == EventKind::InitialWrite;
            if initial != (position == 0) {
                return Err(format!("{write:?}: the initial write is not the first"));
            }
            if self.location(*write) != Some(location) || self.co_position(*write) != Some(position)
            {
                return Err(format!("{write:?} is not at its place in coherence"));
            }
        }
        let reads = self.reads(location);
        if co.is_empty() && !reads.is_empty() {
            return Err(format!("{location:?} has no initial write"));
        }
        let accesses = reads.iter().chain(co);
        let listed = accesses.filter(|event| self.location(**event) == Some(location));
        let all = self
            .events()
            .filter(|e| self.location(*e) == Some(location));
        let placed =
            all.filter(|e| self.kind(*e) == EventKind::Read || self.co_position(*e).is_some());
        if listed.count() != placed.count() || !reads.is_sorted() {
            return Err(format!("{location:?} does not list its accesses"));
        }
        Ok(())
    }

    fn validate_links(&self, event: EventId) -> Result<(), String> {
        if let Some(source) = self.rf(event) {
            if self.location(source) != self.location(event)
                || self.value(source) != self.value(event)
            {
                return Err(format!("{event:?} reads from {source:?}"));
            }
            if self
                .readers(source)
                .filter(|reader| *reader == event)
                .count()
                != 1
            {
                return Err(format!("{event:?} is not among the readers of {source:?}"));
            }
        }
        for reader in self.readers(event) {
            if self.rf(reader) != Some(event) {
                return Err(format!("{reader:?} does not read from {event:?}"));
            }
        }
        if self.sets(event).contains(BuiltinSet::Rmw) {
            let partner = self.rmw_partner(event);
            // A thread may have stopped at a read half, with an error.
            let stopped = self.kind(event) == EventKind::Read && partner.is_none();
            if !stopped && partner.and_then(|partner| self.rmw_partner(partner)) != Some(event) {
                return Err(format!("{event:?} is half of nothing"));
            }
        }
        if let EventKind::Create(child) = self.kind(event)
            && self.creator(child) != Some(event)
        {
            return Err(format!("{event:?} is not known as creator"));
        }
        if let EventKind::Join(child) = self.kind(event)
            && !self.joins(child).contains(&event)
        {
            return Err(format!("{event:?} is not known as join"));
        }
        Ok(())
    }

    fn validate_round(&self, event: EventId) -> Result<(), String> {
        let listed = |wait: EventId| {
            self.barrier(wait)
                .is_some_and(|barrier| self.waits(barrier).contains(&wait))
        };
        if self.barrier(event).is_some() && !listed(event) {
            return Err(format!("{event:?} is not among the waits of its barrier"));
        }
        if !self.is_matched(event) {
            let wait = self.kind(event) == EventKind::BarrierWait;
            return match wait && self.po_next(event).is_some() {
                true => Err(format!("{event:?} met nobody but is not the last event")),
                false => Ok(()),
            };
        }
        let members: Vec<_> = self.round(event).take(self.len() + 1).collect();
        let barrier = self.barrier(event);
        for (i, member) in members.iter().enumerate() {
            let others = members[i + 1..].iter();
            if self.barrier(*member) != barrier
                || others.into_iter().any(|m| self.same_thread(*member, *m))
            {
                return Err(format!("{event:?} cannot meet {member:?}"));
            }
        }
        Ok(())
    }

    /// The prefix by definition: backwards along all causal edges but the event's own `rf` and
    /// round.
    fn validate_prefix(&self, event: EventId) -> Result<(), String> {
        let mut seen = vec![false; self.len()];
        let mut stack = vec![event];
        seen[event.index()] = true;
        while let Some(next) = stack.pop() {
            let own = self.own_previous(next);
            let before: Vec<_> = match next == event {
                true => own.flat_map(|e| self.round(e)).collect(),
                false => self.sync_previous(next).chain(self.rf(next)).collect(),
            };
            for before in before {
                if !std::mem::replace(&mut seen[before.index()], true) {
                    stack.push(before);
                }
            }
        }
        for other in self.events() {
            if self.is_initial(event) || self.is_initial(other) {
                continue;
            }
            if seen[other.index()] != self.in_prefix(other, event) {
                return Err(format!("the prefix of {event:?} is wrong about {other:?}"));
            }
        }
        Ok(())
    }
}
