//! Vector clocks: the causal prefix of every event, and the clocks that a model keeps.
//!
//! All clocks of a graph are in one array. Entry `t` of a clock is the number of first events of
//! thread `t` that are included. The thread and the index of an event never change, so clocks are
//! copied between graphs as they are.
//!
//! Clocks consist of whole lanes, so that joining them takes whole vector registers.

use super::{Event, Graph};
use crate::define_id;
use crate::event::{EventId, ThreadId};
use crate::ids::OptionalId;

define_id!(
    /// One of the clocks that a model keeps for every event.
    ClockId
);

/// How many entries a lane has.
const LANE: usize = 4;

/// A part of a clock.
pub(crate) type Lane = [u32; LANE];

/// The lane of a clock that includes nothing.
pub(super) const NO_EVENTS: Lane = [0; LANE];

/// How many lanes a clock of so many threads has.
pub(super) fn lanes(threads: usize) -> usize {
    threads.div_ceil(LANE).max(1)
}

/// Whether a clock includes an event. Initial writes are included in every clock.
#[inline]
pub(super) fn is_included(clock: &[u32], event: &Event) -> bool {
    event.thread.is_none() || clock[event.thread.index()] > event.index
}

/// Includes in a clock what the one includes that begins at this lane.
#[inline(always)]
fn join(clock: &mut [Lane], others: &[Lane], from: usize) {
    let others = &others[from..from + clock.len()];
    for (lane, other) in clock.iter_mut().zip(others) {
        join_lane(lane, other);
    }
}

/// Numbers of events are far below 2^31, and vector registers compare signed numbers faster.
#[inline(always)]
fn join_lane(lane: &mut Lane, other: &Lane) {
    for (entry, other) in lane.iter_mut().zip(other) {
        *entry = (*entry as i32).max(*other as i32) as u32;
    }
}

/// The events before a new one, and their clocks.
struct Older<'a> {
    events: &'a [Event],
    clocks: &'a [Lane],
    row_width: usize,
}

impl Older<'_> {
    /// Includes in the prefix of a new event that of an immediate predecessor in `po`, `tc` or
    /// `tj`, together with what the predecessor reads and with those that it met.
    #[inline(always)]
    fn inherit_prefix(&self, prefix: &mut [Lane], previous: EventId) {
        self.join_prefix(prefix, previous);
        let Event {
            source,
            next_member,
            ..
        } = self.events[previous.index()];
        if let Some(source) = source.get()
            && self.events[source.index()].thread.is_some()
        {
            self.join_prefix(prefix, source);
        }
        let mut next = next_member;
        while let Some(member) = next.get()
            && member != previous
        {
            self.join_prefix(prefix, member);
            next = self.events[member.index()].next_member;
        }
    }

    /// Includes in the prefix of a new event that of an older one.
    #[inline(always)]
    fn join_prefix(&self, prefix: &mut [Lane], older: EventId) {
        join(prefix, self.clocks, older.index() * self.row_width);
    }
}

impl Graph {
    #[inline]
    pub(super) fn prefix_start(&self, event: EventId) -> usize {
        event.index() * self.row_width
    }

    #[inline]
    fn clock_start(&self, event: EventId, clock: ClockId) -> usize {
        debug_assert!(clock.index() < self.model_clocks, "no clock {clock:?}");
        event.index() * self.row_width + (clock.index() + 1) * self.stride
    }

    /// The clock of the causal prefix: the event itself and everything before it, without its own
    /// `rf` source.
    #[inline]
    pub fn prefix(&self, event: EventId) -> &[u32] {
        let start = self.prefix_start(event);
        self.clocks[start..start + self.stride].as_flattened()
    }

    /// Whether `event` is in the causal prefix of `of`. Initial writes always are.
    #[inline]
    pub fn in_prefix(&self, event: EventId, of: EventId) -> bool {
        self.includes(self.prefix(of), event)
    }

    /// Whether a clock of this graph includes an event. Initial writes are included in every clock.
    #[inline]
    pub fn includes(&self, clock: &[u32], event: EventId) -> bool {
        is_included(clock, self.event(event))
    }

    /// The events after `after` that a clock does not include.
    #[inline]
    pub(crate) fn outside<'a>(
        &'a self,
        clock: &'a [u32],
        after: EventId,
    ) -> impl Iterator<Item = EventId> + 'a {
        let first = after.0 + 1;
        let younger = self.events[first as usize..].iter().zip(first..);
        let outside = younger.filter(move |(event, _)| !is_included(clock, event));
        outside.map(|(_, id)| EventId(id))
    }

    /// A clock of the model. It may be longer than there are threads; the rest is 0.
    #[inline]
    pub fn clock(&self, event: EventId, clock: ClockId) -> &[u32] {
        let start = self.clock_start(event, clock);
        self.clocks[start..start + self.stride].as_flattened()
    }

    /// A clock of the model, to be written when the event is added.
    #[inline]
    pub fn clock_mut(&mut self, event: EventId, clock: ClockId) -> &mut [u32] {
        let start = self.clock_start(event, clock);
        let end = start + self.stride;
        self.clocks[start..end].as_flattened_mut()
    }

    /// How many lanes a clock has.
    #[inline]
    pub(crate) fn clock_lanes(&self) -> usize {
        self.stride
    }

    /// [`Self::clock`] where clocks have so many lanes.
    #[inline(always)]
    pub(crate) fn lanes<const LANES: usize>(
        &self,
        event: EventId,
        clock: ClockId,
    ) -> &[Lane; LANES] {
        let start = (event.index() * (self.model_clocks + 1) + clock.index() + 1) * LANES;
        match self.clocks[start..].first_chunk() {
            Some(lanes) => lanes,
            None => &[NO_EVENTS; LANES],
        }
    }

    /// Stores [`Self::lanes`].
    #[inline(always)]
    pub(crate) fn set_lanes<const LANES: usize>(
        &mut self,
        event: EventId,
        clock: ClockId,
        lanes: [Lane; LANES],
    ) {
        let start = (event.index() * (self.model_clocks + 1) + clock.index() + 1) * LANES;
        if let Some(stored) = self.clocks[start..].first_chunk_mut() {
            *stored = lanes;
        }
    }

    /// How many entries a clock has.
    #[inline]
    pub fn clock_width(&self) -> usize {
        self.stride * LANE
    }

    /// Includes everything up to `event` of its thread in a clock that is not part of the graph.
    #[inline]
    pub fn include_in(&self, clock: &mut [u32], event: EventId) {
        let Event { thread, index, .. } = *self.event(event);
        if thread.is_some() {
            let entry = &mut clock[thread.index()];
            *entry = (*entry).max(index + 1);
        }
    }

    /// Whether `event` is in a clock of `of`.
    #[inline]
    pub fn in_clock(&self, event: EventId, of: EventId, clock: ClockId) -> bool {
        self.includes(self.clock(of, clock), event)
    }

    /// Includes everything up to `other` of its thread in a clock of `event`.
    #[inline]
    pub fn include(&mut self, event: EventId, clock: ClockId, other: EventId) {
        let Event { thread, index, .. } = *self.event(other);
        if thread.is_some() {
            let entry = &mut self.clock_mut(event, clock)[thread.index()];
            *entry = (*entry).max(index + 1);
        }
    }

    /// Includes in a clock of `event` everything that a clock of an older event includes.
    #[inline]
    pub fn join_clock(
        &mut self,
        (event, clock): (EventId, ClockId),
        (older, older_clock): (EventId, ClockId),
    ) {
        debug_assert!(older < event, "clocks are joined from older events");
        let to = self.clock_start(event, clock);
        let from = self.clock_start(older, older_clock);
        let (older, newer) = self.clocks.split_at_mut(to);
        join(&mut newer[..self.stride], older, from);
    }

    /// Adds the clocks of the newest event: that of its prefix is that of its predecessor, if it
    /// has one, with itself; those of the model are empty.
    #[inline]
    pub(super) fn push_clocks(
        &mut self,
        previous: Option<EventId>,
        thread: OptionalId<ThreadId>,
        index: u32,
    ) {
        match self.stride {
            1 => self.push_few::<1>(previous, thread, index),
            2 => self.push_few::<2>(previous, thread, index),
            _ => self.push_many(previous, thread, index),
        }
    }

    /// [`Self::push_clocks`] where clocks have so many lanes.
    #[inline]
    fn push_few<const LANES: usize>(
        &mut self,
        previous: Option<EventId>,
        thread: OptionalId<ThreadId>,
        index: u32,
    ) {
        let mut prefix = [NO_EVENTS; LANES];
        if let Some(previous) = previous {
            let older = Older {
                events: &self.events,
                clocks: &self.clocks,
                row_width: self.row_width,
            };
            older.inherit_prefix(&mut prefix, previous);
        }
        prefix.as_flattened_mut()[thread.index()] = index + 1;
        let row = self.clocks.len();
        self.clocks.resize(row + self.row_width, NO_EVENTS);
        if let Some(place) = self.clocks[row..].first_chunk_mut() {
            *place = prefix;
        }
    }

    /// [`Self::push_clocks`] where clocks have many lanes.
    #[inline(never)]
    fn push_many(&mut self, previous: Option<EventId>, thread: OptionalId<ThreadId>, index: u32) {
        let start = self.clocks.len();
        self.clocks.resize(start + self.row_width, NO_EVENTS);
        let (older, newer) = self.clocks.split_at_mut(start);
        let prefix = &mut newer[..self.stride];
        if let Some(previous) = previous {
            let older = Older {
                events: &self.events,
                clocks: older,
                row_width: self.row_width,
            };
            older.inherit_prefix(prefix, previous);
        }
        prefix.as_flattened_mut()[thread.index()] = index + 1;
    }

    /// Includes in the prefix of a join that of the last event of the child.
    pub(super) fn join_prefix(&mut self, join: EventId, last: EventId) {
        let (older, newer) = self.clocks.split_at_mut(join.index() * self.row_width);
        let older = Older {
            events: &self.events,
            clocks: older,
            row_width: self.row_width,
        };
        older.inherit_prefix(&mut newer[..self.stride], last);
    }

    /// Makes room in every clock for threads that came to be. Where there are many, there is room
    /// for more than that: all clocks move each time.
    pub(super) fn widen_clocks(&mut self) {
        let needed = lanes(self.threads.len());
        if needed <= self.stride {
            return;
        }
        let stride = match needed {
            0..=4 => needed,
            _ => needed.next_power_of_two(),
        };
        let old = std::mem::take(&mut self.clocks);
        let old_stride = self.stride;
        self.stride = stride;
        self.row_width = stride * (self.model_clocks + 1);
        self.clocks
            .resize(self.events.len() * self.row_width, NO_EVENTS);
        let rows = old.chunks_exact(old_stride);
        for (new, old) in self.clocks.chunks_exact_mut(stride).zip(rows) {
            new[..old_stride].copy_from_slice(old);
        }
    }
}
