//! Execution graphs: events, who reads from whom, coherence, and the undo of the newest events.
//!
//! A graph is built by one owner (exploration, brute force, a test), which decides what is added.
//! Models only look at it. A graph knows neither programs nor models, and checks nothing beyond
//! debug assertions ([`Graph::validate`] checks everything).
//!
//! # Events
//!
//! An [`EventId`] is the place of an event in the order of insertion. [`Graph::cut`] removes the
//! newest events. [`Graph::keep`] removes any others and renumbers the rest, in the same order.
//! Both leave no trace of what is gone.
//!
//! Threads have no events for their begin and end: the first event of a created thread is
//! `tc`-after the creation, and a join is `tj`-after the last event of the thread it waited for.
//! Only a created thread that ends without having done anything has an event for its end, so that
//! there is something for `tc` and `tj` to relate.
//!
//! # Initial writes
//!
//! Each accessed location has an initial write: an ordinary write event of no thread, in the set
//! `IW`. It is added right before the first access to the location. It is the first of the
//! coherence list, has readers like any write, and is in every causal prefix.
//!
//! # Barriers
//!
//! A barrier is a location whose last write is an initialisation ([`BarrierWrite`]). Waits at it
//! are events of their own, neither reads nor writes. A *round* is a set of waits that met. See
//! [`rounds`](Graph::round).
//!
//! # Clocks
//!
//! A clock has for each thread the number of its first events that are included. Every event has
//! the clock of its causal prefix: itself and what is before it by `po`, `rf`, `tc`, `tj` and
//! rounds, **without** its own `rf` source or its own round. So the clock is known before a read
//! has a source or a wait has met others, and stays right when that changes. Behind it come the
//! model's own clocks.

mod build;
mod clock;
mod convert;
mod copy;
mod identity;
mod insert;
mod joined;
mod notes;
mod objects;
mod places;
mod rounds;
mod sections;
mod sets;
mod validate;

pub use clock::ClockId;
pub(crate) use clock::Lane;
pub use copy::Kept;
pub use identity::{Identity, Status};
pub use joined::{Accesses, Joined};
pub(crate) use notes::{MachineId, Origin, Skip};
pub use objects::Object;
pub use places::{LocationId, Places};
pub use rounds::{BarrierWrite, Round};
pub use sets::{fence as fence_sets, of_fence, with_mode};

use crate::builtin::{BuiltinSet, SetMask};
use crate::define_id;
use crate::event::Dependencies;
use crate::event::{EventId, FenceKind, Mode, Place, Position, ThreadId, ThreadName, Value};
use crate::ids::OptionalId;

define_id!(
    /// A place in the coherence list of a location.
    CoPosition
);

/// What an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EventKind {
    /// The write that a location starts with.
    InitialWrite,
    /// A read; the first half of a read-modify-write if the set `RMW` contains it.
    Read,
    /// A write; the second half of a read-modify-write if the set `RMW` contains it.
    Write,
    /// A fence.
    Fence(FenceKind),
    /// Creation of a thread.
    Create(ThreadId),
    /// The end of waiting for a thread.
    Join(ThreadId),
    /// A choice of the program.
    Choose,
    /// The end of a created thread that did nothing else.
    End,
    /// A wait at a barrier.
    BarrierWait,
    /// The allocation of an object.
    Allocate,
    /// The release of an object.
    Free,
}

#[derive(Clone, Copy, Debug)]
struct Event {
    value: Value,
    kind: EventKind,
    sets: SetMask,
    /// None for initial writes.
    thread: OptionalId<ThreadId>,
    /// The index in program order of the thread.
    index: u32,
    /// None for events that are not accesses.
    location: OptionalId<LocationId>,
    /// Reads: the write that is read.
    source: OptionalId<EventId>,
    /// Joins: the last event of the child.
    joined: OptionalId<EventId>,
    /// Waits: the barrier.
    barrier: OptionalId<LocationId>,
    /// Waits that met others: the next one of the round, in a circle.
    next_member: OptionalId<EventId>,
    /// The neighbours in the circle of a write and its readers: of the write these are its first
    /// and its last reader. All other events are alone in theirs.
    next_reader: EventId,
    previous_reader: EventId,
    /// Writes: the place in the coherence list.
    co_position: OptionalId<CoPosition>,
    /// The machine that issued the event.
    issuer: MachineId,
    mode: Mode,
    initialised: bool,
    added_max: bool,
    revisitable: bool,
    /// Writes: what it does to a barrier.
    barrier_write: Option<BarrierWrite>,
    /// Waits: whether the program uses the result.
    uses_result: bool,
}

/// What an event is when it is added.
#[derive(Clone, Copy, Debug)]
struct Added {
    kind: EventKind,
    sets: SetMask,
    thread: OptionalId<ThreadId>,
    location: OptionalId<LocationId>,
    mode: Mode,
    value: Value,
}

impl Added {
    /// An event that is no access.
    fn new(kind: EventKind, sets: SetMask, thread: ThreadId) -> Self {
        Self {
            kind,
            sets,
            thread: thread.into(),
            location: OptionalId::none(),
            mode: Mode::Relaxed,
            value: Value(0),
        }
    }
}

impl Event {
    /// A new event, with its own number and its index in its thread.
    #[inline]
    fn new(added: &Added, id: EventId, index: u32) -> Self {
        let Added {
            kind,
            sets,
            thread,
            location,
            mode,
            value,
        } = *added;
        Self {
            value,
            kind,
            sets,
            thread,
            index,
            location,
            source: OptionalId::none(),
            joined: OptionalId::none(),
            barrier: OptionalId::none(),
            next_member: OptionalId::none(),
            next_reader: id,
            previous_reader: id,
            co_position: OptionalId::none(),
            issuer: MachineId::NONE,
            mode,
            initialised: true,
            added_max: true,
            revisitable: true,
            barrier_write: None,
            uses_result: false,
        }
    }
}

#[derive(Debug)]
struct Thread {
    /// What machines call it. Means nothing while no such thread exists.
    name: ThreadName,
    events: Vec<EventId>,
    creator: Option<EventId>,
    joins: Vec<EventId>,
    /// The machine after its last event, or the one that issued that event as long as it has not
    /// gone on.
    machine: MachineId,
}

impl Thread {
    fn new(name: ThreadName) -> Self {
        Self {
            name,
            events: Vec::new(),
            creator: None,
            joins: Vec::new(),
            machine: MachineId::NONE,
        }
    }
}

#[derive(Debug)]
struct Location {
    place: Place,
    /// All writes in coherence order, the initial write first; empty if the location is not
    /// accessed.
    co: Vec<EventId>,
    /// All reads in order of insertion.
    reads: Vec<EventId>,
    /// All waits in order of insertion, if it is a barrier.
    waits: Vec<EventId>,
    /// How many of the writes make or end a barrier.
    barrier_writes: u32,
    /// Whether there may be a non-atomic access. If not, there is none.
    non_atomic: bool,
}

impl Location {
    fn new(place: Place) -> Self {
        Self {
            place,
            co: Vec::new(),
            reads: Vec::new(),
            waits: Vec::new(),
            barrier_writes: 0,
            non_atomic: false,
        }
    }
}

/// A memory access to be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The accessed location. It must have its initial write already.
    pub location: LocationId,
    /// The mode.
    pub mode: Mode,
    /// Whether the access is in the set `A`.
    pub atomic: bool,
}

/// An execution graph.
#[derive(Debug)]
pub struct Graph {
    events: Vec<Event>,
    threads: Vec<Thread>,
    /// How many of the threads are there from the start: the first ones.
    initial_threads: usize,
    locations: Vec<Location>,
    /// A row per event: the clock of the causal prefix, then the model's clocks, each of `stride`
    /// lanes.
    clocks: Vec<Lane>,
    /// How many lanes a clock has.
    stride: usize,
    /// How many clocks the model keeps per event.
    model_clocks: usize,
    /// How many lanes a row has.
    row_width: usize,
    /// The objects that the allocations made, in the order of those.
    objects: Vec<Object>,
    /// The releases, in order of insertion.
    frees: Vec<EventId>,
    /// One entry per event if dependencies are tracked, and otherwise empty.
    dependencies: Vec<Dependencies>,
    /// All sets of fences that are here, or were.
    fence_sets: SetMask,
    /// All sets of events that are here, or were.
    all_sets: SetMask,
    /// The pairs of a load-exclusive and the store-exclusive that took place.
    exclusives: Vec<(EventId, EventId)>,
    /// Waiting reads that were left out, oldest first.
    skips: Vec<Skip>,
    /// Which of them, by number, permit which writes, as far as it is known.
    permits: Vec<(u32, EventId, bool)>,
}

/// Room for this many events is made in new graphs.
const USUAL_LENGTH: usize = 16;

impl Graph {
    /// An empty graph with so many threads from the start and so many clocks of the model per
    /// event.
    pub fn new(threads: usize, model_clocks: usize) -> Self {
        let stride = clock::lanes(threads);
        let row_width = stride * (model_clocks + 1);
        Self {
            events: Vec::with_capacity(USUAL_LENGTH),
            threads: (0..threads as u64)
                .map(|name| Thread::new(ThreadName(name)))
                .collect(),
            initial_threads: threads,
            locations: Vec::new(),
            clocks: Vec::with_capacity(USUAL_LENGTH * row_width),
            stride,
            model_clocks,
            row_width,
            objects: Vec::new(),
            frees: Vec::new(),
            dependencies: Vec::new(),
            fence_sets: SetMask::EMPTY,
            all_sets: SetMask::EMPTY,
            exclusives: Vec::new(),
            skips: Vec::new(),
            permits: Vec::new(),
        }
    }

    // ----- events -----

    /// All sets that fences of the graph are in. There may be more, of fences that the graph no
    /// longer has.
    #[inline]
    pub fn fence_sets(&self) -> SetMask {
        self.fence_sets
    }

    /// All sets that events of the graph are in. There may be more, of events that the graph no
    /// longer has.
    #[inline]
    pub fn all_sets(&self) -> SetMask {
        self.all_sets
    }

    /// The number of events, initial writes included.
    #[inline]
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether there are no events.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// All events in order of insertion.
    #[inline]
    pub fn events(&self) -> impl DoubleEndedIterator<Item = EventId> + use<> {
        (0..self.events.len() as u32).map(EventId)
    }

    #[inline]
    fn event(&self, event: EventId) -> &Event {
        &self.events[event.index()]
    }

    #[inline]
    fn event_mut(&mut self, event: EventId) -> &mut Event {
        &mut self.events[event.index()]
    }

    /// What the event is.
    #[inline]
    pub fn kind(&self, event: EventId) -> EventKind {
        self.event(event).kind
    }

    /// The built-in sets that the event is in.
    #[inline]
    pub fn sets(&self, event: EventId) -> SetMask {
        self.event(event).sets
    }

    /// The mode of the instruction, for reports; models test [`Self::sets`].
    #[inline]
    pub fn mode(&self, event: EventId) -> Mode {
        self.event(event).mode
    }

    /// The value that was written, read, chosen, or returned by the joined thread.
    #[inline]
    pub fn value(&self, event: EventId) -> Value {
        self.event(event).value
    }

    /// Whether a write gives its location a defined value: `false` for the initial write of
    /// uninitialised memory, and for a copy of such memory.
    #[inline]
    pub fn initialised(&self, write: EventId) -> bool {
        self.event(write).initialised
    }

    /// The thread, `None` for initial writes.
    #[inline]
    pub fn thread(&self, event: EventId) -> Option<ThreadId> {
        self.event(event).thread.get()
    }

    /// The index in program order of the thread. 0 for initial writes.
    #[inline]
    pub fn index(&self, event: EventId) -> u32 {
        self.event(event).index
    }

    /// The name of the event within this graph, `None` for initial writes.
    pub fn position(&self, event: EventId) -> Option<Position> {
        let thread = self.thread(event)?;
        Some(Position {
            thread,
            index: self.index(event),
        })
    }

    /// Whether two events are of the same thread; initial writes count as one thread of their own.
    #[inline]
    pub fn same_thread(&self, a: EventId, b: EventId) -> bool {
        self.event(a).thread == self.event(b).thread
    }

    /// Whether the event is an initial write.
    #[inline]
    pub fn is_initial(&self, event: EventId) -> bool {
        self.event(event).thread.is_none()
    }

    // ----- threads and program order -----

    /// The number of threads that have ids: those of the start and all up to the last created.
    #[inline]
    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    /// All threads that have ids. Some of them may not have been created.
    #[inline]
    pub fn threads(&self) -> impl DoubleEndedIterator<Item = ThreadId> + Clone + use<> {
        ThreadId::first(self.threads.len() as u32)
    }

    /// Whether there is such a thread: from the start, or because it was created.
    #[inline]
    fn exists(&self, thread: ThreadId) -> bool {
        thread.index() < self.initial_threads || self.threads[thread.index()].creator.is_some()
    }

    /// The thread that machines know by a name, if there is one.
    #[inline]
    pub fn thread_named(&self, name: ThreadName) -> Option<ThreadId> {
        let is_named =
            |thread: ThreadId| self.threads[thread.index()].name == name && self.exists(thread);
        // Where only the first thread creates others, names are numbers.
        let likely = ThreadId(name.0 as u32);
        if name.0 < self.threads.len() as u64 && is_named(likely) {
            return Some(likely);
        }
        self.threads().find(|thread| is_named(*thread))
    }

    /// What machines call a thread.
    pub fn thread_name(&self, thread: ThreadId) -> Option<ThreadName> {
        let named = self.threads.get(thread.index())?;
        self.exists(thread).then_some(named.name)
    }

    /// The events of a thread in program order; none of a thread that does not exist.
    #[inline]
    pub fn thread_events(&self, thread: ThreadId) -> &[EventId] {
        if thread.index() < self.threads.len() {
            &self.threads[thread.index()].events
        } else {
            &[]
        }
    }

    /// The event with this name within the graph, if there is one.
    pub fn event_at(&self, position: Position) -> Option<EventId> {
        let thread = self.threads.get(position.thread.index())?;
        thread.events.get(position.index as usize).copied()
    }

    /// The next event of the same thread.
    #[inline]
    pub fn po_next(&self, event: EventId) -> Option<EventId> {
        let Event { thread, index, .. } = *self.event(event);
        let thread = self.threads.get(thread.index())?;
        thread.events.get(index as usize + 1).copied()
    }

    /// The previous event of the same thread.
    #[inline]
    pub fn po_previous(&self, event: EventId) -> Option<EventId> {
        let Event { thread, index, .. } = *self.event(event);
        let thread = self.threads.get(thread.index())?;
        thread.events.get((index as usize).checked_sub(1)?).copied()
    }

    /// The event that created the thread.
    #[inline]
    pub fn creator(&self, thread: ThreadId) -> Option<EventId> {
        self.threads.get(thread.index())?.creator
    }

    /// `tc` backwards: the creation of the thread whose first event this is.
    #[inline]
    pub fn tc_previous(&self, event: EventId) -> Option<EventId> {
        let Event { thread, index, .. } = *self.event(event);
        if index != 0 {
            return None;
        }
        self.threads.get(thread.index())?.creator
    }

    /// `tc`: the first event of the created thread.
    #[inline]
    pub fn tc_next(&self, create: EventId) -> Option<EventId> {
        match self.event(create).kind {
            EventKind::Create(child) => self.thread_events(child).first().copied(),
            _ => None,
        }
    }

    /// `tj` backwards: the last event of the thread that the join waited for.
    #[inline]
    pub fn tj_previous(&self, join: EventId) -> Option<EventId> {
        match self.event(join).kind {
            EventKind::Join(_) => self.event(join).joined.get(),
            _ => None,
        }
    }

    /// The joins that waited for a thread.
    #[inline]
    pub fn joins(&self, thread: ThreadId) -> &[EventId] {
        match self.threads.get(thread.index()) {
            Some(thread) => &thread.joins,
            None => &[],
        }
    }

    /// `tj`: the joins that waited for this event, as the last event of its thread.
    pub fn tj_next(&self, event: EventId) -> &[EventId] {
        match self.thread(event) {
            Some(thread) if self.po_next(event).is_none() => self.joins(thread),
            _ => &[],
        }
    }

    // ----- memory -----

    /// The accessed location, `None` for events that are not accesses.
    #[inline]
    pub fn location(&self, event: EventId) -> Option<LocationId> {
        self.event(event).location.get()
    }

    /// The accessed place.
    pub fn place(&self, event: EventId) -> Option<Place> {
        let location = self.location(event)?;
        Some(self.locations[location.index()].place)
    }

    /// All writes of a location in coherence order, the initial write first; empty if it is not
    /// accessed.
    #[inline]
    pub fn co(&self, location: LocationId) -> &[EventId] {
        if location.index() < self.locations.len() {
            &self.locations[location.index()].co
        } else {
            &[]
        }
    }

    /// All reads of a location in order of insertion.
    #[inline]
    pub fn reads(&self, location: LocationId) -> &[EventId] {
        &self.locations[location.index()].reads
    }

    /// Whether there may be a non-atomic access to the location of an event. If not, there is none,
    /// now; an answer of yes may be about events that are gone.
    #[inline]
    pub fn may_be_non_atomic(&self, event: EventId) -> bool {
        let location = self.locations.get(self.event(event).location.index());
        location.is_some_and(|location| location.non_atomic)
    }

    /// [`Self::may_be_non_atomic`] of a location.
    #[inline]
    pub(crate) fn has_plain_accesses(&self, location: LocationId) -> bool {
        self.locations[location.index()].non_atomic
    }

    /// The place of a write in [`Self::co`], `None` if it has none yet.
    #[inline]
    pub fn co_position(&self, write: EventId) -> Option<usize> {
        self.event(write).co_position.get().map(CoPosition::index)
    }

    /// The next write in coherence.
    #[inline]
    pub fn co_next(&self, write: EventId) -> Option<EventId> {
        let Event {
            location,
            co_position,
            ..
        } = *self.event(write);
        let position = co_position.get()?;
        let co = &self.locations.get(location.index())?.co;
        co.get(position.index() + 1).copied()
    }

    /// The previous write in coherence.
    #[inline]
    pub fn co_previous(&self, write: EventId) -> Option<EventId> {
        let Event {
            location,
            co_position,
            ..
        } = *self.event(write);
        let co = &self.locations.get(location.index())?.co;
        co.get(co_position.index().wrapping_sub(1)).copied()
    }

    /// The writes after a write in coherence.
    #[inline]
    pub fn co_after(&self, write: EventId) -> &[EventId] {
        let Event {
            location,
            co_position,
            ..
        } = *self.event(write);
        match self.locations.get(location.index()) {
            Some(location) if co_position.is_some() => &location.co[co_position.index() + 1..],
            _ => &[],
        }
    }

    /// The writes before a write in coherence.
    #[inline]
    pub fn co_before(&self, write: EventId) -> &[EventId] {
        let Event {
            location,
            co_position,
            ..
        } = *self.event(write);
        match self.locations.get(location.index()) {
            Some(location) if co_position.is_some() => &location.co[..co_position.index()],
            _ => &[],
        }
    }

    /// The write that a read reads.
    #[inline]
    pub fn rf(&self, read: EventId) -> Option<EventId> {
        self.event(read).source.get()
    }

    /// The readers of a write.
    #[inline]
    pub fn readers(&self, write: EventId) -> Readers<'_> {
        let event = self.event(write);
        Readers {
            graph: self,
            write,
            // The circle that a read is in is not its own.
            next: if event.source.is_none() {
                event.next_reader
            } else {
                write
            },
        }
    }

    /// Whether an event, if it is a read, has the value of the last write in coherence. Writes
    /// behind the one that it reads may have written the same again, as attempts to take a lock do.
    pub fn sees_newest(&self, event: EventId) -> bool {
        let (Some(location), Some(source)) = (self.location(event), self.rf(event)) else {
            return true;
        };
        let last = self.co(location).last();
        last.is_none_or(|last| {
            self.initialised(*last) == self.initialised(source)
                && self.value(*last) == self.value(source)
        })
    }

    /// The first write that a read is `fr`-before.
    #[inline]
    pub fn fr_next(&self, read: EventId) -> Option<EventId> {
        self.co_next(self.rf(read)?)
    }

    /// The other half of a read-modify-write, if it is there. In a part of an execution the write
    /// half may be missing, and something else comes after the read half.
    #[inline]
    pub fn rmw_partner(&self, half: EventId) -> Option<EventId> {
        let event = self.event(half);
        if !event.sets.contains(BuiltinSet::Rmw) {
            return None;
        }
        if event.sets.contains(BuiltinSet::Ex) {
            return self.exclusive_partner(half);
        }
        match event.kind {
            EventKind::Read => self
                .po_next(half)
                .filter(|next| self.completes_update(*next)),
            _ => self.po_previous(half),
        }
    }

    /// Whether an event is the write half of the read-modify-write right before it.
    #[inline]
    fn completes_update(&self, event: EventId) -> bool {
        self.is_write_half(event) && !self.event(event).sets.contains(BuiltinSet::Ex)
    }

    /// The other access of a pair of load-exclusive and store-exclusive.
    #[cold]
    fn exclusive_partner(&self, access: EventId) -> Option<EventId> {
        let mut pairs = self.exclusives.iter();
        pairs.find_map(|(load, store)| match access {
            one if one == *load => Some(*store),
            one if one == *store => Some(*load),
            _ => None,
        })
    }

    /// The write half of another read-modify-write that reads what this write half's own read
    /// reads, and comes right after it in coherence: the two cannot both be atomic.
    #[inline(always)]
    pub fn rival(&self, write: EventId) -> Option<EventId> {
        let next = self.co_next(write)?;
        let other = self.rf(self.write_half_read(next)?)?;
        let source = self.rf(self.write_half_read(write)?)?;
        (other == source).then_some(next)
    }

    /// Whether the event is the write half of a read-modify-write.
    #[inline]
    pub fn is_write_half(&self, event: EventId) -> bool {
        const HALF: SetMask = SetMask::of(&[BuiltinSet::W, BuiltinSet::Rmw]);
        self.event(event).sets.contains_all(HALF)
    }

    #[inline]
    fn write_half_read(&self, write: EventId) -> Option<EventId> {
        if self.is_write_half(write) {
            self.rmw_partner(write)
        } else {
            None
        }
    }

    /// Whether every write half comes right after the write that its read half reads.
    pub fn atomic(&self) -> bool {
        self.events()
            .all(|event| match self.write_half_read(event) {
                Some(read) => self.rf(read).is_some() && self.rf(read) == self.co_previous(event),
                None => true,
            })
    }

    // ----- dependencies -----

    /// The dependencies of an event, `None` if they are not tracked.
    pub fn dependencies(&self, event: EventId) -> Option<&Dependencies> {
        self.dependencies.get(event.index())
    }

    /// Sets the dependencies of the newest event.
    pub fn set_dependencies(&mut self, dependencies: Dependencies) {
        self.dependencies
            .resize_with(self.events.len() - 1, Dependencies::default);
        self.dependencies.push(dependencies);
    }
}

/// The readers of a write, in the order in which they came to read it.
#[derive(Clone, Debug)]
pub struct Readers<'a> {
    graph: &'a Graph,
    write: EventId,
    next: EventId,
}

impl Iterator for Readers<'_> {
    type Item = EventId;

    #[inline]
    fn next(&mut self) -> Option<EventId> {
        if self.next == self.write {
            return None;
        }
        let reader = self.next;
        self.next = self.graph.event(reader).next_reader;
        Some(reader)
    }
}
