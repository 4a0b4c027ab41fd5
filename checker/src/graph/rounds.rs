//! Barriers: waits, the rounds in which they met, and the steps of program order that go through
//! rounds.
//!
//! The waits of a round are linked in a circle. Who makes rounds, and when, is not decided here:
//! whoever builds the graph closes a round when enough threads wait. A wait that is in no round has
//! no event after it.
//!
//! When one of the waits of a round goes, by [`Graph::cut`] or by [`Graph::keep`], the round is
//! taken apart, and the waits that stay wait again. Then nothing may be left after them, and
//! nothing is. What comes after a wait of a round was added when the round had closed, so it is
//! younger than all waits of the round, and cutting removes it first. [`Graph::keep`] keeps such an
//! event only together with its whole causal prefix, which contains the whole round.

use super::{Added, Event, EventKind, Graph, LocationId};
use crate::builtin::{BuiltinSet, SetMask};
use crate::event::{EventId, Place, ThreadId, Value};
use crate::ids::OptionalId;

/// What a write does to a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BarrierWrite {
    /// It makes the barrier, for as many threads as its value says.
    Init,
    /// It ends the use of the barrier.
    Destroy,
}

impl Graph {
    /// Notes what a write does to a barrier.
    pub fn set_barrier_write(&mut self, write: EventId, what: BarrierWrite) {
        let event = self.event_mut(write);
        let before = event.barrier_write.replace(what);
        let location = event.location.index();
        if before.is_none() {
            self.locations[location].barrier_writes += 1;
        }
    }

    /// Whether a location is or was a barrier.
    #[inline]
    pub fn is_barrier(&self, location: LocationId) -> bool {
        let location = self.locations.get(location.index());
        location.is_some_and(|location| location.barrier_writes > 0)
    }

    /// What a write does to a barrier; `None` for everything that is no operation on barriers.
    #[inline]
    pub fn barrier_write(&self, write: EventId) -> Option<BarrierWrite> {
        self.event(write).barrier_write
    }

    /// Adds a wait at a barrier, which is in no round yet. The location must have its initial write
    /// already.
    pub fn add_wait(
        &mut self,
        thread: ThreadId,
        barrier: LocationId,
        uses_result: bool,
    ) -> EventId {
        let sets = SetMask::of(&[BuiltinSet::B]);
        let id = self.push_in_thread(&Added::new(EventKind::BarrierWait, sets, thread));
        let event = self.event_mut(id);
        event.barrier = barrier.into();
        event.uses_result = uses_result;
        self.locations[barrier.index()].waits.push(id);
        id
    }

    /// Lets a wait, the newest event, count for nothing: it is wrong, its thread stops, and nobody
    /// ever meets it.
    pub fn withdraw_wait(&mut self, wait: EventId) {
        if let Some(barrier) = self.barrier(wait) {
            self.locations[barrier.index()].waits.pop();
            self.event_mut(wait).barrier = OptionalId::none();
        }
    }

    /// The barrier of a wait, `None` for other events and for waits that were withdrawn.
    #[inline]
    pub fn barrier(&self, wait: EventId) -> Option<LocationId> {
        self.event(wait).barrier.get()
    }

    /// Whether there are waits at barriers, those that were withdrawn too.
    pub(crate) fn has_waits(&self) -> bool {
        let mut events = self.events.iter();
        events.any(|event| event.kind == EventKind::BarrierWait)
    }

    /// The place of the barrier of a wait.
    pub fn barrier_place(&self, wait: EventId) -> Option<Place> {
        let barrier = self.barrier(wait)?;
        Some(self.locations[barrier.index()].place)
    }

    /// Whether the program uses the result of a wait.
    #[inline]
    pub fn uses_result(&self, wait: EventId) -> bool {
        self.event(wait).uses_result
    }

    /// All waits at a barrier in order of insertion.
    #[inline]
    pub fn waits(&self, barrier: LocationId) -> &[EventId] {
        match self.locations.get(barrier.index()) {
            Some(location) => &location.waits,
            None => &[],
        }
    }

    /// Whether an event is a wait that is in a round.
    #[inline]
    pub fn is_matched(&self, event: EventId) -> bool {
        self.event(event).next_member.is_some()
    }

    /// Whether the last event of a thread is a wait that is in no round.
    #[inline]
    pub fn is_waiting(&self, thread: ThreadId) -> bool {
        self.thread_events(thread).last().is_some_and(|last| {
            self.kind(*last) == EventKind::BarrierWait && !self.is_matched(*last)
        })
    }

    /// The waits at a barrier that are in no round, newest first.
    ///
    /// A round of a barrier takes all waits that there are, so these are the newest of all.
    pub fn waiting(&self, barrier: LocationId) -> impl Iterator<Item = EventId> + '_ {
        let newest = self.waits(barrier).iter().rev().copied();
        newest.take_while(|wait| !self.is_matched(*wait))
    }

    /// Makes a round of all waits at a barrier that are in none.
    pub fn close_round(&mut self, barrier: LocationId) {
        let waits = &self.locations[barrier.index()].waits;
        let Some(last) = waits.last().copied() else {
            return;
        };
        let mut next = last;
        for wait in waits.iter().rev().skip(1) {
            let event = &mut self.events[wait.index()];
            if event.next_member.is_some() {
                break;
            }
            event.next_member = next.into();
            next = *wait;
        }
        self.event_mut(last).next_member = next.into();
    }

    /// Lets a wait have met others, of which this one is the next in the circle, and return a
    /// value. The others are told likewise.
    pub(crate) fn set_met(&mut self, wait: EventId, next: Option<EventId>, value: Value) {
        let event = self.event_mut(wait);
        event.next_member = next.map_or_else(OptionalId::none, OptionalId::from);
        event.value = value;
    }

    /// Makes one wait of a round the serial thread's, or none of them, and lets the others' results
    /// be 0.
    pub fn set_serial(&mut self, member: EventId, serial: Option<EventId>) {
        let mut wait = member;
        loop {
            self.event_mut(wait).value = Value(u64::from(serial == Some(wait)));
            match self.next_member(wait) {
                Some(next) if next != member => wait = next,
                _ => return,
            }
        }
    }

    /// Takes the round of a wait apart, if it is in one: its members wait again.
    pub(super) fn dissolve_round(&mut self, member: EventId) {
        let mut next = OptionalId::from(member);
        while let Some(wait) = next.get() {
            let event = self.event_mut(wait);
            next = std::mem::replace(&mut event.next_member, OptionalId::none());
            self.wait_again(wait);
        }
    }

    /// Lets a wait be as it was before it met others: its thread is at the operation that issued
    /// it.
    pub(crate) fn wait_again(&mut self, wait: EventId) {
        let event = self.event_mut(wait);
        event.value = Value::default();
        event.sets.remove(BuiltinSet::Te);
        self.rewind_thread(wait);
    }

    /// The round of an event: the event itself, then the other waits that it met, if it is a wait
    /// that met others.
    #[inline]
    pub fn round(&self, event: EventId) -> Round<'_> {
        Round {
            graph: self,
            first: event,
            next: event.into(),
        }
    }

    /// The next wait of a round, going round in a circle; `None` for events in no round.
    #[inline]
    pub fn next_member(&self, event: EventId) -> Option<EventId> {
        self.event(event).next_member.get()
    }

    /// The events right before an event by its own program order, creation and join: rounds and
    /// initial writes aside.
    #[inline]
    pub fn own_previous(&self, event: EventId) -> impl Iterator<Item = EventId> + use<> {
        let own = self.po_previous(event).or_else(|| self.tc_previous(event));
        own.into_iter().chain(self.tj_previous(event))
    }

    /// The event that is alone right before an event, if neither of them is a wait or a join: what
    /// [`Self::sync_previous`] gives, of most events.
    #[inline]
    pub fn only_previous(&self, event: EventId) -> Option<EventId> {
        let Event {
            kind,
            thread,
            index,
            next_member,
            ..
        } = *self.event(event);
        let thread = self.threads.get(thread.index())?;
        let previous = match index {
            0 => thread.creator?,
            _ => *thread.events.get(index as usize - 1)?,
        };
        let alone = next_member.is_none()
            && !matches!(kind, EventKind::Join(_))
            && !self.is_matched(previous);
        alone.then_some(previous)
    }

    /// Whether `po` as models mean it may lead from an event elsewhere than to the next event of
    /// its thread, which is this one: what [`Self::sync_next`] gives is more then.
    #[inline]
    pub(crate) fn forks(&self, event: EventId, next: Option<EventId>) -> bool {
        let Event {
            kind,
            next_member,
            thread,
            ..
        } = *self.event(event);
        let after = match next {
            Some(next) => self.is_matched(next),
            None => thread.get().is_some_and(|of| !self.joins(of).is_empty()),
        };
        after || next_member.is_some() || matches!(kind, EventKind::Create(_))
    }

    /// The events right after an event by its own program order, creation and join: rounds aside.
    #[inline]
    pub fn own_next(&self, event: EventId) -> impl Iterator<Item = EventId> + '_ {
        let own = self.po_next(event).into_iter().chain(self.tc_next(event));
        own.chain(self.tj_next(event).iter().copied())
    }

    /// The immediate predecessors in `po` as models mean it (`po`, `tc`, `tj` and rounds), initial
    /// writes aside: the events right before this one and all that they met, and if this one is a
    /// wait the events right before those that it met. Where rounds follow on each other, an event
    /// may come more than once.
    #[inline]
    pub fn sync_previous(&self, event: EventId) -> impl Iterator<Item = EventId> + '_ {
        let before = self.own_previous(event);
        let others = self.round(event).skip(1);
        before
            .flat_map(|previous| self.round(previous))
            .chain(others.flat_map(|member| self.own_previous(member)))
    }

    /// The immediate successors in `po` as models mean it, the reverse of [`Self::sync_previous`].
    /// Not for initial writes, which are before everything.
    #[inline]
    pub fn sync_next(&self, event: EventId) -> impl Iterator<Item = EventId> + '_ {
        let others = self.round(event).skip(1);
        self.own_next(event)
            .flat_map(|next| self.round(next))
            .chain(others.flat_map(|member| self.own_next(member)))
    }
}

/// The members of a round.
#[derive(Clone, Debug)]
pub struct Round<'a> {
    graph: &'a Graph,
    first: EventId,
    next: OptionalId<EventId>,
}

impl Iterator for Round<'_> {
    type Item = EventId;

    #[inline]
    fn next(&mut self) -> Option<EventId> {
        let event = self.next.get()?;
        let next = self.graph.event(event).next_member;
        self.next = if next == self.first.into() {
            OptionalId::none()
        } else {
            next
        };
        Some(event)
    }
}
