//! The work list.
//!
//! The engine holds one current graph, and the graphs from which it descends by backward revisits.
//! Items of the work list belong to the graph that was current when they were pushed, and are taken
//! last in, first out. That order makes saved states needless: an item names events of its graph as
//! it was when the item was pushed, and cutting everything younger restores that graph. A revisit
//! takes events out of the current graph, so the graph is saved before if items of it are left. The
//! items for other places of a write in coherence are pushed before its revisits, because a revisit
//! is meant with the write where it is now.
//!
//! Default choices are not checked for consistency (the model is extensible). All others are, when
//! they are taken from the work list.
//!
//! The write half of a read-modify-write is added together with its read half. The read may read
//! what another read-modify-write has read already. Then the two cannot both be atomic, and the
//! graph is left. But first the revisits of the write half are made: those that remove the rival
//! lead to the executions with the other order. If the model wants
//! [split updates](crate::model::Character::split_updates), there are no rivals: the write half
//! gets its place in coherence like any other write.

/// What a visitor is shown of an engine: only some fields, so that the others can be used at the
/// same time.
macro_rules! explored {
    ($engine:expr) => {
        Explored {
            program: $engine.program,
            graph: &$engine.graph,
            places: &$engine.places,
            machines: &$engine.machines,
        }
    };
}

mod attempts;
mod barriers;
mod errors;
mod items;
mod joined;
mod parking;
mod portable;
mod sampling;
mod symmetry;
mod unordered;

pub use parking::Obstacle;

use super::asleep;
use super::job::Item;
use super::machines::{Machines, Next, NoStart, Runaway};
use super::revisit::{self, Placed};
use super::{Ending, Explored, Loose, Options, Parking, Schedule, Summary, Visitor, schedule};
use crate::builtin::BuiltinSet;
use crate::event::{EventId, Mode, Place, ThreadId, ThreadName, Value};
use crate::graph::{
    Access, BarrierWrite, EventKind, Graph, Kept, LocationId, MachineId, Origin, Places, Status,
};
use crate::model::{Finding, MemoryModel};
use crate::program::{Operation, Program, Start, Tracking, Untracked};
use crate::random::SplitMix;
use std::sync::atomic::Ordering;

/// A graph that waits for its descendant to be explored, or one that did, whose room is used again.
struct Frame {
    graph: Graph,
    first_item: usize,
}

/// What a read-modify-write writes.
#[derive(Clone, Copy)]
struct Written {
    mode: Mode,
    value: Value,
}

/// Whether a choice is the default, which is consistent by what the model promises.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Default,
    Other,
}

pub(super) struct Engine<'a, M, P: Program> {
    model: &'a mut M,
    program: &'a P,
    options: &'a Options,
    visitor: &'a mut dyn Visitor<P>,
    graph: Graph,
    todo: Vec<Item>,
    /// Where the items of the current graph start.
    first_item: usize,
    frames: Vec<Frame>,
    /// How many of the frames wait: the first ones.
    depth: usize,
    machines: Machines<P::State>,
    places: Places,
    random: SplitMix,
    summary: Summary,
    kept: Kept,
    candidates: Vec<EventId>,
    findings: Vec<Finding>,
    all_atomic: bool,
    dependencies: bool,
    byte_addressed: bool,
    thread_ends: bool,
    /// Whether read-modify-writes need not be atomic.
    split: bool,
    /// Whether accesses may have several parts.
    joins: bool,
    /// Whether the program has used a barrier.
    barriers: bool,
    /// Locations with writes that nothing orders, which were reported.
    unordered: Vec<LocationId>,
    /// Threads that must wait for their twins.
    held: Vec<ThreadId>,
    /// What stays because of a write, where twins count.
    prefix: Vec<u32>,
    /// Whether attempts that fail after stores are left out.
    attempts: bool,
    /// Whether threads are parked.
    parks: bool,
    /// What is known of the items that leave a waiting read out, in their order.
    open: Vec<parking::Open>,
    /// Whether a thread was parked, so that graphs may have waiting reads and skips.
    waits: bool,
    /// A part of a graph to try reads in.
    trial: Graph,
    /// What it has of the graph.
    trial_kept: Kept,
    /// What waiting reads may read, and what another one has taken, while that is found out.
    possible: Vec<EventId>,
    taken: Vec<EventId>,
    /// Whether threads read what leaves them waiting because nothing else is left to do.
    gives_up: bool,
    /// It is interrupted when so many executions were visited.
    quota: u64,
}

/// The exploration ends early; the summary has the reason ([`Engine::stop`]).
pub(super) struct Stop;

/// Whether to go on with the current graph, if not to end altogether.
type Progress = Result<bool, Stop>;

impl<'a, M, P> Engine<'a, M, P>
where
    M: MemoryModel,
    P: Program,
{
    pub fn new(
        model: &'a mut M,
        program: &'a P,
        options: &'a Options,
        visitor: &'a mut dyn Visitor<P>,
    ) -> Self {
        let threads = program.initial_threads();
        let seed = match options.schedule {
            Schedule::Random(seed) => seed,
            Schedule::LeftToRight | Schedule::WriteFirst => 0,
        };
        let dependencies = model.needs_dependencies();
        let tracking = match dependencies {
            true => Tracking::Dependencies,
            false => Tracking::Nothing,
        };
        let split = model.character().split_updates;
        let parks = options.parking != Parking::Off && !split;
        // Who is parked makes no attempts that fail.
        let attempts = options.attempts && program.makes_attempts() && !parks && !split;
        let mut machines =
            Machines::new(tracking, options, options.machine_states, (parks, attempts));
        let cycles = model.character().causal_cycles && program.may_have_causal_cycles();
        let explores_all = dependencies && !split && !options.abandon_blocked && !program.joins();
        if cycles
            && explores_all
            && let Some(whole) = &options.whole
            && let Some(order) = (whole.local_order)()
        {
            machines.look_for_loose_places(order);
        }
        Self {
            graph: Graph::new(threads, model.clock_count()),
            todo: Vec::new(),
            first_item: 0,
            frames: Vec::new(),
            depth: 0,
            machines,
            places: Places::default(),
            random: SplitMix::new(seed),
            summary: Summary {
                loose: match cycles {
                    true => Loose::Anywhere,
                    false => Loose::Nowhere,
                },
                ..Summary::default()
            },
            kept: Kept::default(),
            candidates: Vec::new(),
            findings: Vec::new(),
            all_atomic: !program.machine_level(),
            dependencies,
            byte_addressed: program.byte_addressed(),
            thread_ends: model.uses_thread_ends(),
            split,
            joins: program.joins(),
            barriers: false,
            unordered: Vec::new(),
            held: Vec::new(),
            prefix: Vec::new(),
            attempts,
            parks,
            open: Vec::new(),
            waits: false,
            trial: Graph::new(0, 0),
            trial_kept: Kept::default(),
            possible: Vec::new(),
            taken: Vec::new(),
            gives_up: false,
            quota: u64::MAX,
            model,
            program,
            options,
            visitor,
        }
    }

    pub fn run(mut self) -> Summary {
        // Why it stops early is in the summary.
        let _: Result<(), Stop> = self.begin().and_then(|()| self.go_on());
        self.into_summary()
    }

    /// Ends the exploration.
    #[cold]
    pub fn stop(&mut self, ending: Ending) -> Stop {
        self.summary.ending = ending;
        Stop
    }

    /// Visits the first execution.
    pub fn begin(&mut self) -> Result<(), Stop> {
        if self.options.parking != Parking::Off && !self.parks {
            return Err(self.stop(Ending::Obstructed(Obstacle::Atomicity)));
        }
        for thread in ThreadId::first(self.program.initial_threads() as u32) {
            self.start(thread, Start::initial(thread))?;
        }
        self.extend()
    }

    /// Does the open work. It can be called again when it was interrupted.
    pub fn go_on(&mut self) -> Result<(), Stop> {
        loop {
            if let Some(interrupt) = &self.options.interrupt
                && (interrupt.load(Ordering::Relaxed) || self.summary.executions() >= self.quota)
            {
                return Err(self.stop(Ending::Interrupted));
            }
            if self.machines.is_full() {
                self.collect_machines();
            }
            match self.take_item() {
                Some(item) => {
                    if self.apply(item)? {
                        self.extend()?;
                    }
                }
                None if self.leave() => {}
                None => return Ok(()),
            }
        }
    }

    fn take_item(&mut self) -> Option<Item> {
        if self.todo.len() == self.first_item {
            return None;
        }
        self.todo.pop()
    }

    /// Goes back to the graph from which the current one descends.
    fn leave(&mut self) -> bool {
        if self.depth == 0 {
            return false;
        }
        self.depth -= 1;
        let frame = &mut self.frames[self.depth];
        std::mem::swap(&mut self.graph, &mut frame.graph);
        self.first_item = frame.first_item;
        true
    }

    /// Lets only those states of machines stay that a graph needs.
    fn collect_machines(&mut self) {
        let waiting = &self.frames[..self.depth];
        let parents = waiting.iter().map(|frame| &frame.graph);
        self.machines
            .collect(parents.chain(std::iter::once(&self.graph)));
    }

    // ----- growing the graph by default choices -----

    /// Adds events until no thread can move, and reports the execution.
    fn extend(&mut self) -> Result<(), Stop> {
        let mut moves_on = None;
        loop {
            let next = match self.thread_in_access() {
                None if self.options.symmetry => self.next_of_twins()?,
                None => moves_on.or_else(|| self.next_thread::<false>()),
                inside => inside,
            };
            let Some(thread) = next else {
                if self.parks {
                    match self.unpark()? {
                        Some(true) => continue,
                        Some(false) => return Ok(()),
                        None => return self.report_parked(),
                    }
                }
                return self.report();
            };
            let issuer = self.graph.machine(thread);
            if !self.add_next(thread)? {
                return Ok(());
            }
            moves_on = self.moves_on(thread, issuer);
        }
    }

    /// The thread that was the next one and has moved, if it is the next one again because that
    /// changed nothing for the others.
    #[inline]
    fn moves_on(&self, thread: ThreadId, issuer: MachineId) -> Option<ThreadId> {
        let machine = self.graph.machine(thread);
        let (moves, reads) = (Next::Moves.is(machine), Next::Reads.is(machine));
        let is_next = match self.options.schedule {
            Schedule::LeftToRight => moves || reads,
            // If it read, there was nothing else to do.
            Schedule::WriteFirst => moves || reads && Next::Reads.is(issuer),
            Schedule::Random(_) => false,
        };
        let alone = Next::Reads.is(issuer)
            || Next::Moves.is(issuer)
                && !matches!(self.machines.operation(issuer), Operation::Create(_));
        (is_next && alone && !self.joins).then_some(thread)
    }

    /// The thread that moves next; `HOLDS` says whether some must wait.
    #[inline]
    fn next_thread<const HOLDS: bool>(&mut self) -> Option<ThreadId> {
        let view = schedule::View::<_, HOLDS> {
            machines: &self.machines,
            graph: &self.graph,
            held: &self.held,
        };
        schedule::next(self.options.schedule, &mut self.random, &view)
    }

    fn report(&mut self) -> Result<(), Stop> {
        let status = match schedule::all_ended(&self.graph) {
            true => Status::Complete,
            false => explored!(self).status(),
        };
        if status == Status::Repeated {
            return Ok(());
        }
        let allowed = match self.joins {
            true => self.judge(status),
            false => self.is_allowed(),
        };
        if !allowed {
            return Ok(());
        }
        if self.options.symmetry {
            self.check_symmetry()?;
        }
        if self.options.execution_limit == Some(self.summary.executions()) {
            return Err(self.stop(Ending::ExecutionLimit));
        }
        match status {
            _ if self.joins => self.report_judged(status)?,
            Status::Complete => self.find_at_end()?,
            Status::Failed => self.report_missing_thread()?,
            Status::Blocked | Status::Repeated => {}
        }
        match status {
            Status::Complete => self.summary.complete += 1,
            Status::Blocked => self.summary.blocked += u64::from(!self.oversleeps()),
            Status::Failed => self.summary.failed += 1,
            Status::Repeated => {}
        }
        let flow = self.visitor.execution(&explored!(self), status);
        if flow.is_break() {
            return Err(self.stop(Ending::Stopped));
        }
        Ok(())
    }

    /// Whether a graph may be reported on the way: whether what the model says of atomicity itself
    /// holds. Executions with accesses of several parts are judged at their ends.
    #[inline]
    pub(super) fn is_allowed(&mut self) -> bool {
        !self.joins && (!self.split || self.model.consistent_from_scratch(&self.graph))
    }

    /// Adds the next event of a thread by default choice.
    fn add_next(&mut self, thread: ThreadId) -> Progress {
        if self.graph.thread_events(thread).len() >= self.options.event_limit as usize {
            return Err(self.stop(Ending::EventLimit(thread)));
        }
        let issuer = self.graph.machine(thread);
        match *self.machines.operation(issuer) {
            Operation::Load { place, mode } => {
                let access = self.access(issuer, place, mode, self.all_atomic);
                let read = self.graph.add_read(thread, access);
                self.choose_source(read, issuer, access.location)
            }
            Operation::ReadModifyWrite { place, mode, .. } => {
                let access = self.access(issuer, place, mode, true);
                if self.is_written_too_often(access.location) {
                    return self.stop_at_limit(thread, issuer);
                }
                let read = self.graph.add_update_read(thread, access);
                self.choose_source(read, issuer, access.location)
            }
            Operation::Store { place, mode, value } => {
                self.add_write(thread, issuer, place, mode, value, None)
            }
            Operation::Fence { mode, kind } => {
                let fence = self.graph.add_fence(thread, mode, kind);
                self.added(fence, issuer);
                self.note_srcu_call(fence, issuer);
                self.finish(fence)
            }
            Operation::Create(start) => self.add_create(thread, issuer, start),
            Operation::Join { thread: child } => self.add_join(thread, issuer, child),
            Operation::BarrierInit { place, count } => {
                let init = Some(BarrierWrite::Init);
                let count = Value(u64::from(count));
                self.add_write(thread, issuer, place, Mode::NonAtomic, count, init)
            }
            Operation::BarrierWait { place, uses_result } => {
                self.add_wait(thread, issuer, place, uses_result)
            }
            Operation::BarrierDestroy { place } => {
                let destroy = Some(BarrierWrite::Destroy);
                let nothing = Value::default();
                self.add_write(thread, issuer, place, Mode::NonAtomic, nothing, destroy)
            }
            Operation::Choose { count } => {
                let choose = self.graph.add_choose(thread, Value(0));
                self.added(choose, issuer);
                if count > 1 {
                    self.todo.push(Item::Choice { choose, value: 1 });
                }
                self.finish(choose)
            }
            Operation::Allocate {
                address,
                size,
                storage,
                zeroed,
            } => {
                let allocate = self
                    .graph
                    .add_allocate(thread, address, size, storage, zeroed);
                self.added(allocate, issuer);
                self.finish(allocate)
            }
            Operation::Free { address } => {
                let free = self.graph.add_free(thread, address);
                self.added(free, issuer);
                self.finish(free)
            }
            Operation::End(_) | Operation::Finish(_) => {
                let end = self.graph.add_end(thread);
                self.added(end, issuer);
                self.find(end)?;
                self.stepped(end, thread, issuer)
            }
            Operation::Assume(_)
            | Operation::Wait { .. }
            | Operation::Repeat
            | Operation::Error(_)
            | Operation::Cut
            | Operation::Halt => Ok(false),
        }
    }

    #[inline]
    fn is_written_too_often(&self, location: LocationId) -> bool {
        self.graph.co(location).len() > self.options.write_limit as usize
    }

    /// The access of a place by the operation of a machine.
    #[inline]
    fn access(&mut self, issuer: MachineId, place: Place, mode: Mode, atomic: bool) -> Access {
        let location = self.locate(issuer, place);
        Access {
            location,
            mode,
            atomic: atomic && mode != Mode::NonAtomic,
        }
    }

    /// The location of the place that the operation of a machine accesses, with its initial write
    /// in the graph.
    #[inline]
    fn locate(&mut self, issuer: MachineId, place: Place) -> LocationId {
        match self.machines.location(issuer) {
            Some(location) if !self.graph.co(location).is_empty() => location,
            _ => self.add_initial(issuer, place),
        }
    }

    #[inline(never)]
    fn add_initial(&mut self, issuer: MachineId, place: Place) -> LocationId {
        let location = self.places.intern(place);
        self.machines.set_location(issuer, location);
        if !self.program.is_allocated(place) {
            self.places.set_permanent(location);
        }
        if !self.graph.co(location).is_empty() {
            return location;
        }
        let initial = EventId(self.graph.len() as u32);
        let program = self.program;
        self.graph
            .ensure_initial(location, place, || program.initial_value(place));
        self.note_initial_barrier(initial, place);
        location
    }

    /// Notes what a new initial write does, if there is a barrier at its place from the start.
    fn note_initial_barrier(&mut self, initial: EventId, place: Place) {
        if self.program.initial_barrier(place).is_some() {
            self.graph.set_barrier_write(initial, BarrierWrite::Init);
            self.barriers = true;
        }
    }

    /// Goes on with a new read: it reads the last write, and items are made for the others.
    fn choose_source(
        &mut self,
        read: EventId,
        issuer: MachineId,
        location: LocationId,
    ) -> Progress {
        self.added(read, issuer);
        let first = self.model.first_readable(&self.graph, read);
        if self.attempts {
            self.note_missed_stores(read, location, first)?;
        }
        let co = self.graph.co(location);
        let last = co.len() - 1;
        let operation = self.machines.operation(issuer);
        let mut refused = first > 0;
        for write in co[first.min(last)..last].iter().copied() {
            let tries_all = self.split || !self.options.skip_taken_sources;
            if tries_all || !self.is_taken(read, write, operation) {
                self.todo.push(Item::Rf { read, write });
            } else {
                refused = true;
            }
        }
        let write = co[last];
        if refused {
            self.blame_for_sources(read, location);
        }
        let update = self.read_from(read, write);
        self.complete_read(read, write, update, Choice::Default)
    }

    /// Whether the write was read by another read-modify-write that no revisit below this graph can
    /// remove, so that `read` cannot become the read half of one too. An event that is never
    /// revisited is never removed; neither is one that is no default choice, nor one on which
    /// `read` depends.
    fn is_taken(&self, read: EventId, write: EventId, operation: &Operation) -> bool {
        let graph = &self.graph;
        let Operation::ReadModifyWrite { place, update, .. } = operation else {
            return false;
        };
        let next = graph
            .co_next(write)
            .filter(|next| graph.is_write_half(*next));
        let Some(rival) = next.and_then(|next| graph.rmw_partner(next)) else {
            return false;
        };
        let waits = Next::Awaits.is(graph.issuer(rival));
        let stays = !graph.revisitable(rival)
            || !waits && !graph.added_max(rival)
            || graph.in_prefix(rival, read);
        stays && graph.initialised(write) && update.apply(graph.value(write), place.size).is_some()
    }

    fn add_write(
        &mut self,
        thread: ThreadId,
        issuer: MachineId,
        place: Place,
        mode: Mode,
        value: Value,
        barrier: Option<BarrierWrite>,
    ) -> Progress {
        let access = self.access(issuer, place, mode, self.all_atomic);
        if self.is_written_too_often(access.location) {
            return self.stop_at_limit(thread, issuer);
        }
        let write = self.push_write(thread, issuer, (access, place), value, barrier);
        self.choose_place(write, access.location);
        if self.attempts {
            self.note_missing_reads(write, access.location)?;
        }
        self.finish(write)
    }

    /// Adds a write, which has no place in coherence yet.
    #[inline]
    fn push_write(
        &mut self,
        thread: ThreadId,
        issuer: MachineId,
        (access, place): (Access, Place),
        value: Value,
        barrier: Option<BarrierWrite>,
    ) -> EventId {
        let write = self.graph.add_write(thread, access, value);
        self.note_role(write, issuer, place);
        if let Some(barrier) = barrier {
            self.graph.set_barrier_write(write, barrier);
            self.barriers = true;
        }
        self.added(write, issuer);
        write
    }

    /// Puts a new write last in coherence. Items are made for the other places, and for revisits.
    #[inline]
    fn choose_place(&mut self, write: EventId, location: LocationId) {
        if self.graph.co(location).len() > 1 {
            let first = self.model.first_place(&self.graph, write);
            let co = self.graph.co(location);
            let mut refused = first > 0;
            for pair in co[first.min(co.len() - 1)..].windows(2) {
                // Nothing may come between a write half and what its read half reads.
                if self.split || !self.graph.is_write_half(pair[1]) {
                    let predecessor = pair[0];
                    self.todo.push(Item::Co { write, predecessor });
                } else {
                    refused = true;
                }
            }
            if refused {
                self.blame(&[write]);
            }
        }
        self.graph.place_last(write);
        self.push_revisits(write);
    }

    fn add_create(&mut self, thread: ThreadId, issuer: MachineId, start: Start) -> Progress {
        let Start {
            thread: name,
            argument,
            ..
        } = start;
        let initial = name.0 < self.program.initial_threads() as u64;
        if initial || self.graph.thread_named(name).is_some() {
            let message = format!("thread {} is created twice", name.0);
            return Err(self.stop(Ending::InvalidProgram(message)));
        }
        let create = self.graph.add_create(thread, name, argument);
        self.added(create, issuer);
        if let EventKind::Create(child) = self.graph.kind(create) {
            self.start(child, start)?;
        }
        self.finish(create)
    }

    fn add_join(&mut self, thread: ThreadId, issuer: MachineId, child: ThreadName) -> Progress {
        let Some(child) = self.graph.thread_named(child) else {
            return Ok(false);
        };
        match self.add_ended_join(thread, issuer, child) {
            Some(join) => self.finish(join),
            None => Ok(false),
        }
    }

    /// Adds the join of a thread, if that has ended.
    fn add_ended_join(
        &mut self,
        thread: ThreadId,
        issuer: MachineId,
        child: ThreadId,
    ) -> Option<EventId> {
        let ended = self.graph.machine(child);
        let value = self.machines.operation(ended).ended()?;
        let join = self.graph.add_join(thread, child, value);
        self.added(join, issuer);
        Some(join)
    }

    /// Notes where the new event comes from and lets the model compute its clocks.
    #[inline]
    fn added(&mut self, event: EventId, issuer: MachineId) {
        self.graph.set_issuer(event, issuer);
        if self.dependencies {
            self.note_dependencies(event, issuer);
        }
        self.model.update_clocks(&mut self.graph, event);
    }

    #[inline(never)]
    fn note_dependencies(&mut self, event: EventId, issuer: MachineId) {
        let mut dependencies = self.program.dependencies(self.machines.state(issuer));
        match self.graph.kind(event) {
            EventKind::Read => dependencies.data = Vec::new(),
            _ => dependencies.casdep = Vec::new(),
        }
        self.graph.set_dependencies(dependencies);
    }

    // ----- completing a choice -----

    /// Lets a read read from a write, with everything about the read that follows from the value.
    /// Gives what a read-modify-write writes then.
    #[inline(always)]
    fn read_from(&mut self, read: EventId, write: EventId) -> Option<Written> {
        self.graph.set_rf(read, write);
        match self.graph.sets(read).contains(BuiltinSet::Rx) {
            true => self.update_from(read, write),
            false => None,
        }
    }

    #[inline(never)]
    fn update_from(&mut self, read: EventId, write: EventId) -> Option<Written> {
        let issuer = self.graph.issuer(read);
        let Operation::ReadModifyWrite {
            place,
            mode,
            failure_mode,
            ref update,
        } = *self.machines.operation(issuer)
        else {
            return None;
        };
        let value = update.apply(self.graph.value(read), place.size);
        // Where the value may not be read the thread stops here.
        let has_value = self.graph.initialised(write) && self.graph.barrier_write(write).is_none();
        let read_mode = if value.is_some() || !has_value {
            mode
        } else {
            failure_mode
        };
        self.graph.set_read_mode(read, read_mode);
        let value = value?;
        if has_value {
            self.graph.set_read_half(read);
            self.note_role(read, issuer, place);
        }
        Some(Written { mode, value })
    }

    /// Notes what a write, or the read half of a read-modify-write, does with a lock.
    #[inline]
    fn note_srcu_call(&mut self, fence: EventId, issuer: MachineId) {
        if let Some(call) = self.program.srcu_call(self.machines.state(issuer)) {
            self.graph.set_srcu_call(fence, call);
        }
    }

    fn note_role(&mut self, event: EventId, issuer: MachineId, place: Place) {
        let state = self.machines.state(issuer);
        if let Some(effect) = self.program.access_role(state, place) {
            self.graph.set_role(event, effect);
        }
    }

    /// Goes on after the source of a read was chosen: adds the write half, if there is one.
    #[inline(always)]
    fn complete_read(
        &mut self,
        read: EventId,
        source: EventId,
        update: Option<Written>,
        choice: Choice,
    ) -> Progress {
        if !self.consistent(read, choice) {
            self.blame(&[read, source]);
            return Ok(false);
        }
        if let Some(error) = self.fault(read) {
            return self.stop_with_error(read, error);
        }
        if !self.graph.initialised(source) {
            return self.complete_uninitialised_read(read);
        }
        match update {
            Some(written) => self.add_write_half(read, source, written, choice),
            None => self.finish(read),
        }
    }

    #[inline(never)]
    fn add_write_half(
        &mut self,
        read: EventId,
        source: EventId,
        written: Written,
        choice: Choice,
    ) -> Progress {
        let issuer = self.graph.issuer(read);
        let Written { mode, value } = written;
        let write = self.graph.add_write_half(read, mode, value);
        self.added(write, issuer);
        if let (true, Some(location)) = (self.split, self.graph.location(write)) {
            self.choose_place(write, location);
        } else {
            self.graph.place_after(write, source);
            self.push_revisits(write);
            if self.graph.rival(write).is_some() || !self.consistent(write, choice) {
                self.blame(&[write]);
                return Ok(false);
            }
        }
        self.find(read)?;
        self.finish(write)
    }

    #[inline]
    fn consistent(&mut self, event: EventId, choice: Choice) -> bool {
        choice == Choice::Default
            || self.twins_allow(event) && self.model.consistent(&self.graph, event)
    }

    fn push_revisits(&mut self, write: EventId) {
        if self.waits {
            self.push_revisits_of_parked(write);
            return;
        }
        if self.options.symmetry {
            self.find_prefix(write);
        }
        let graph = &self.graph;
        let prefix = match self.options.symmetry {
            true => &self.prefix,
            false => graph.prefix(write),
        };
        let todo = &mut self.todo;
        let model = &mut *self.model;
        let placed = match self.split {
            true => Placed::Freely,
            false => Placed::of(graph, write),
        };
        let write = (write, prefix);
        revisit::revisits(graph, write, placed, &mut self.candidates, |read| {
            let (write, _) = write;
            if model.may_revisit(graph, read, write) {
                todo.push(Item::Back { read, write });
            }
        });
    }

    /// Reports what the model finds at an event that is complete, and lets its thread step.
    fn finish(&mut self, event: EventId) -> Progress {
        let kind = self.graph.kind(event);
        if kind != EventKind::Read
            && let Some(error) = self.fault(event)
        {
            return self.stop_with_error(event, error);
        }
        self.find(event)?;
        if self.options.unordered_writes && kind == EventKind::Write && !self.joins {
            self.warn_of_unordered(event)?;
        }
        self.advance(event)
    }

    /// Lets the thread of an event step to its next operation.
    #[inline(always)]
    fn advance(&mut self, event: EventId) -> Progress {
        let Some(Origin {
            thread,
            issuer,
            index,
        }) = self.graph.origin(event)
        else {
            return Ok(false);
        };
        let returned = self.graph.returned(event);
        let step = self
            .machines
            .step(self.program, issuer, returned, index + 1);
        let machine = step.map_err(|Runaway| self.stop(Ending::EventLimit(thread)))?;
        self.stepped(event, thread, machine)
    }

    /// Goes on with a thread that is at a new operation after an event.
    #[inline(always)]
    fn stepped(&mut self, event: EventId, thread: ThreadId, machine: MachineId) -> Progress {
        self.graph.set_machine(thread, machine);
        if Next::has_ended(machine) || Next::Idles.is(machine) {
            self.graph.set_ended(event, true);
            let ends = !self.thread_ends || self.model.consistent(&self.graph, event);
            if !ends {
                self.blame(&[event]);
            }
            return Ok(ends);
        }
        if !Next::is_live(machine) {
            return self.stuck(event, thread, machine);
        }
        Ok(true)
    }

    /// Goes on with a thread that can do nothing more, though it has not ended.
    #[inline(never)]
    fn stuck(&mut self, event: EventId, thread: ThreadId, machine: MachineId) -> Progress {
        match Next::of(machine) {
            Next::Blocks => {
                if self.attempts {
                    self.note_attempt(thread, machine)?;
                }
                if self.options.skip_blocking_reads
                    && self.reads_and_blocks(event)
                    && !self.sleeps(event, machine)
                {
                    return Ok(false);
                }
                let abandoned = self.options.abandon_blocked && self.blocks_for_good(event);
                self.summary.abandoned += u64::from(abandoned);
                return Ok(!abandoned);
            }
            Next::Cut => self.summary.bounded = true,
            Next::Fails => self.report_error(thread, machine)?,
            _ => {}
        }
        Ok(true)
    }

    /// Lets a thread step to its first operation.
    fn start(&mut self, thread: ThreadId, start: Start) -> Result<(), Stop> {
        let started = self.machines.start(self.program, start);
        let machine = started.map_err(|reason| {
            self.stop(match reason {
                NoStart::Runaway => Ending::EventLimit(thread),
                NoStart::Untracked(Untracked(reason)) => Ending::InvalidProgram(reason),
            })
        })?;
        self.graph.set_machine(thread, machine);
        match Next::of(machine) {
            Next::Cut => self.summary.bounded = true,
            Next::Fails => self.report_error(thread, machine)?,
            _ => {}
        }
        Ok(())
    }

    /// Whether an event is a read that blocks its thread at once and is no default choice.
    ///
    /// Nothing depends on such a read, and no revisit below this graph removes it or changes its
    /// source: both need a default choice. So every execution below has the thread blocked here.
    /// What the other threads do there they also do where the read takes the last write, so that no
    /// complete execution, no error and no deadlock is lost by leaving the graph.
    fn reads_and_blocks(&self, event: EventId) -> bool {
        self.graph.kind(event) == EventKind::Read && !self.graph.added_max(event)
    }

    /// Whether a thread that read what woke another one may sleep on.
    fn sleeps(&self, event: EventId, machine: MachineId) -> bool {
        let asleep = Operation::is_asleep(self.machines.operation(machine));
        asleep && asleep::may_sleep_on(self.program, &self.graph, event)
    }

    /// Whether a thread sleeps after a read that would usually not be gone through, since it is no
    /// default choice. The execution is one only if it is a deadlock.
    fn oversleeps(&self) -> bool {
        self.options.skip_blocking_reads
            && self.graph.threads().any(|thread| {
                let machine = self.graph.machine(thread);
                let last = self.graph.thread_events(thread).last();
                machine != MachineId::NONE
                    && self.machines.operation(machine).is_asleep()
                    && last.is_some_and(|last| self.reads_and_blocks(*last))
            })
    }

    /// Whether a thread that is blocked after an event can never be unblocked: its last read will
    /// not read anything else.
    fn blocks_for_good(&self, event: EventId) -> bool {
        let Some(thread) = self.graph.thread(event) else {
            return false;
        };
        let mut own = self.graph.thread_events(thread).iter().rev();
        let last = own.find(|event| self.graph.kind(**event) == EventKind::Read);
        last.is_some_and(|read| !self.graph.revisitable(*read) || !self.graph.added_max(*read))
    }
}
