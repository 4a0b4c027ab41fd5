//! Making jobs of the work list, and going on from them.
//!
//! The oldest items have the largest parts of the exploration below them, and come last in the
//! order of the exploration. So they are what is given away ([`Engine::split_off`]). The graph of
//! an item is that of its frame, cut behind the event of the item: no older event has an item
//! below it, so all of them are as they were when the item was made.
//!
//! A job becomes a graph again by adding its events one by one in their order, without asking the
//! model anything but for clocks. Clocks follow from the causal prefix. What is in the prefix of an
//! event was added before it. So it is when the events are added again, and it is linked: a read
//! that reads a younger write has nothing after it before that write comes.

use super::{Engine, Written};
use crate::builtin::BuiltinSet;
use crate::event::{Address, EventId, Mode, Place, ThreadId, Value};
use crate::explore::job::{Branch, BranchEvent, Item, Job, Link, Misfit, Standing, What};
use crate::explore::machines::{Machines, Next, NoStart, StoppedAt};
use crate::explore::{Ending, Summary};
use crate::graph::{Access, BarrierWrite, EventKind, Graph, MachineId, Origin};
use crate::model::MemoryModel;
use crate::program::{Operation, Program, Start, Untracked};

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Gives away the part of the open work that comes last in order: one item of the oldest graph
    /// that has any. `None` if there is only one item left.
    pub fn split_off(&mut self) -> Option<Job> {
        if self.todo.len() < 2 {
            return None;
        }
        let job = self.branch(self.frame_of_first()?, 0..1);
        if let Item::Skip { .. } = self.todo.remove(0) {
            self.open.remove(0);
        }
        for frame in &mut self.frames[..self.depth] {
            frame.first_item = frame.first_item.saturating_sub(1);
        }
        self.first_item = self.first_item.saturating_sub(1);
        Some(job)
    }

    /// All open work, in the order of the exploration. There is none left here then.
    pub fn unload(&mut self) -> Vec<Job> {
        let mut jobs = Vec::new();
        let mut end = self.todo.len();
        for frame in (0..=self.depth).rev() {
            let first = match frame == self.depth {
                true => self.first_item,
                false => self.frames[frame].first_item,
            };
            if first < end {
                jobs.push(self.branch(frame, first..end));
            }
            end = end.min(first);
        }
        self.todo.clear();
        self.open.clear();
        self.first_item = 0;
        self.depth = 0;
        jobs
    }

    /// Whether any work is open.
    pub fn has_work(&self) -> bool {
        !self.todo.is_empty()
    }

    /// What was gone through so far.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// What was gone through, at the end.
    pub fn into_summary(mut self) -> Summary {
        if self.summary.loose.is_somewhere() {
            self.summary.loose = self.machines.loose_places();
        }
        self.summary
    }

    /// Lets it be interrupted when so many executions were visited.
    pub fn set_quota(&mut self, quota: u64) {
        self.quota = quota;
    }

    /// Whether so many executions were visited as it may.
    pub fn is_at_quota(&self) -> bool {
        self.summary.executions() >= self.quota
    }

    /// How many more executions it may visit.
    pub fn unused_quota(&self) -> u64 {
        self.quota.saturating_sub(self.summary.executions())
    }

    /// Forgets that it was interrupted, so that it can go on.
    pub fn wake(&mut self) {
        self.summary.ending = Ending::Finished;
    }

    /// The frame that the first item belongs to; the current graph is the last one.
    fn frame_of_first(&self) -> Option<usize> {
        let later = (1..=self.depth).find(|frame| match *frame == self.depth {
            true => self.first_item > 0,
            false => self.frames[*frame].first_item > 0,
        });
        match later {
            Some(later) => Some(later - 1),
            None => Some(self.depth),
        }
    }

    /// Some items of a graph as a job.
    fn branch(&self, frame: usize, items: std::ops::Range<usize>) -> Job {
        let items = self.todo[items].to_vec();
        let mut graph = match frame == self.depth {
            true => self.graph.clone(),
            false => self.frames[frame].graph.clone(),
        };
        graph.cut(items.last().map_or(0, |last| last.event().index() + 1));
        let events = graph.events().map(|event| BranchEvent {
            what: what(&graph, event),
            added_max: graph.added_max(event),
            revisitable: graph.revisitable(event),
        });
        let threads = graph.threads();
        let threads =
            threads.filter_map(|thread| Some((thread, standing(&graph, &self.machines, thread)?)));
        Job::Branch(Box::new(Branch {
            events: events.collect(),
            threads: threads.collect(),
            skips: graph
                .skips()
                .iter()
                .map(|skip| (skip.at, skip.thread))
                .collect(),
            items,
        }))
    }

    // ----- going on from a job -----

    /// Makes the graph of a job the current one, and its items the open work.
    pub fn load(&mut self, branch: &Branch) -> Result<(), Misfit> {
        branch.check()?;
        for thread in ThreadId::first(self.program.initial_threads() as u32) {
            self.start_again(thread, Start::initial(thread))?;
        }
        let mut early: Vec<(EventId, EventId)> = Vec::new();
        let mut skips = branch.skips.iter().peekable();
        for (event, known) in (0..).map(EventId).zip(&branch.events) {
            while let Some((_, thread)) = skips.next_if(|(at, _)| *at == event.0) {
                self.skip_known(*thread)?;
            }
            match known.what {
                What::Initial { place, value } => self.add_known_initial(place, value)?,
                What::Of { thread, ref link } => self.add_known(branch, thread, link)?,
            }
            if self.graph.len() != event.index() + 1 {
                return Err(Misfit::new("an access comes before its initial write"));
            }
            if let What::Of {
                link: Link::Read { source },
                ..
            } = known.what
            {
                match source > event {
                    true => early.push((source, event)),
                    false => self.read_known(event, source)?,
                }
            }
            while let Some(at) = early.iter().position(|(source, _)| *source == event) {
                let (source, read) = early.remove(at);
                self.read_known(read, source)?;
            }
            self.graph.set_added_max(event, known.added_max);
            self.graph.set_revisitable(event, known.revisitable);
        }
        for (_, thread) in skips {
            self.skip_known(*thread)?;
        }
        self.place_threads(branch)?;
        let invalid = |reason: String| Misfit::new(&reason);
        self.graph.validate().map_err(invalid)?;
        for item in &branch.items {
            self.check_item(item)?;
        }
        self.todo.clone_from(&branch.items);
        self.open_known();
        Ok(())
    }

    /// Notes that the next event of a thread, a waiting read, was left out.
    fn skip_known(&mut self, thread: ThreadId) -> Result<(), Misfit> {
        if self.graph.machine(thread) == MachineId::NONE {
            return Err(Misfit::new("a thread does not exist"));
        }
        self.settle(thread)?;
        let issuer = self.graph.machine(thread);
        if !Next::Awaits.is(issuer) {
            return Err(Misfit::new("a thread that does not wait was left out"));
        }
        let index = self.graph.thread_events(thread).len() as u32;
        self.graph.note_skip(thread, index, issuer);
        Ok(())
    }

    fn start_again(&mut self, thread: ThreadId, start: Start) -> Result<(), Misfit> {
        let started = self.machines.start(self.program, start);
        let machine = started.map_err(|reason| match reason {
            NoStart::Runaway => Misfit::new("a thread does not start"),
            NoStart::Untracked(Untracked(reason)) => Misfit(reason),
        })?;
        self.graph.set_machine(thread, machine);
        Ok(())
    }

    fn add_known_initial(&mut self, place: Place, value: Option<Value>) -> Result<(), Misfit> {
        let location = self.places.intern(place);
        if !self.graph.co(location).is_empty() {
            return Err(Misfit::new("a place has two initial writes"));
        }
        let initial = EventId(self.graph.len() as u32);
        self.graph.add_initial(location, place, value);
        self.note_initial_barrier(initial, place);
        Ok(())
    }

    /// Adds an event of a thread.
    fn add_known(&mut self, branch: &Branch, thread: ThreadId, link: &Link) -> Result<(), Misfit> {
        if self.graph.machine(thread) == MachineId::NONE {
            return Err(Misfit::new("a thread does not exist"));
        }
        if let Link::WriteHalf { .. } = link {
            return self.add_known_half(branch, thread);
        }
        self.settle(thread)?;
        let issuer = self.graph.machine(thread);
        let access = |engine: &mut Self, place, mode, atomic| -> Result<Access, Misfit> {
            let known = engine.places.get(place);
            match known.is_some_and(|known| !engine.graph.co(known).is_empty()) {
                true => Ok(engine.access(issuer, place, mode, atomic)),
                false => Err(Misfit::new("an access comes before its initial write")),
            }
        };
        match (self.machines.operation(issuer).clone(), link) {
            (Operation::Load { place, mode }, Link::Read { .. }) => {
                let access = access(self, place, mode, self.all_atomic)?;
                let read = self.graph.add_read(thread, access);
                self.added(read, issuer);
            }
            (Operation::ReadModifyWrite { place, mode, .. }, Link::Read { .. }) => {
                let access = access(self, place, mode, true)?;
                let read = self.graph.add_update_read(thread, access);
                self.added(read, issuer);
            }
            (Operation::Store { place, mode, value }, Link::Write { .. }) => {
                let access = access(self, place, mode, self.all_atomic)?;
                let write = self.push_write(thread, issuer, (access, place), value, None);
                self.place_known(branch, write)?;
            }
            (Operation::BarrierInit { place, count }, Link::Write { .. }) => {
                let access = access(self, place, Mode::NonAtomic, self.all_atomic)?;
                let (value, init) = (Value(u64::from(count)), Some(BarrierWrite::Init));
                let write = self.push_write(thread, issuer, (access, place), value, init);
                self.place_known(branch, write)?;
            }
            (Operation::BarrierDestroy { place }, Link::Write { .. }) => {
                let access = access(self, place, Mode::NonAtomic, self.all_atomic)?;
                let (value, destroy) = (Value::default(), Some(BarrierWrite::Destroy));
                let write = self.push_write(thread, issuer, (access, place), value, destroy);
                self.place_known(branch, write)?;
            }
            (Operation::Choose { count }, Link::Choose { value }) => {
                if value.0 >= u64::from(count) {
                    return Err(Misfit::new("a choice is none"));
                }
                let choose = self.graph.add_choose(thread, *value);
                self.added(choose, issuer);
            }
            (Operation::Create(start), Link::Create { child }) => {
                self.create_again(thread, issuer, start, *child)?;
            }
            (Operation::BarrierWait { place, uses_result }, link @ Link::Wait { .. }) => {
                self.wait_known(thread, issuer, (place, uses_result), link)?;
            }
            (Operation::Join { thread: child }, Link::None) => {
                let child = self.graph.thread_named(child);
                let child = child.ok_or_else(|| Misfit::new("a thread is joined too early"))?;
                self.settle(child)?;
                if self.add_ended_join(thread, issuer, child).is_none() {
                    return Err(Misfit::new("a thread is joined too early"));
                }
            }
            (Operation::Fence { mode, kind }, Link::None) => {
                let fence = self.graph.add_fence(thread, mode, kind);
                self.added(fence, issuer);
                self.note_srcu_call(fence, issuer);
            }
            (
                Operation::Allocate {
                    address,
                    size,
                    storage,
                    zeroed,
                },
                Link::None,
            ) => {
                let graph = &mut self.graph;
                let allocate = graph.add_allocate(thread, address, size, storage, zeroed);
                self.added(allocate, issuer);
            }
            (Operation::Free { address }, Link::None) => {
                let free = self.graph.add_free(thread, address);
                self.added(free, issuer);
            }
            (Operation::End(_) | Operation::Finish(_), Link::None) => {
                let end = self.graph.add_end(thread);
                self.added(end, issuer);
            }
            _ => return Err(Misfit::new("a thread does something else")),
        }
        Ok(())
    }

    fn create_again(
        &mut self,
        thread: ThreadId,
        issuer: MachineId,
        start: Start,
        child: ThreadId,
    ) -> Result<(), Misfit> {
        let initial = self.program.initial_threads();
        let far = child.index() > self.graph.thread_count() + self.graph.len();
        let exists = self.graph.machine(child) != MachineId::NONE
            || self.graph.thread_named(start.thread).is_some();
        if child.index() < initial || far || exists {
            return Err(Misfit::new("a thread is created twice"));
        }
        let create = self
            .graph
            .add_create_as(thread, child, start.thread, start.argument);
        self.added(create, issuer);
        self.start_again(child, start)
    }

    fn wait_known(
        &mut self,
        thread: ThreadId,
        issuer: MachineId,
        (place, uses_result): (Place, bool),
        link: &Link,
    ) -> Result<(), Misfit> {
        let Link::Wait {
            next,
            value,
            withdrawn,
        } = *link
        else {
            return Ok(());
        };
        let known = self.places.get(place);
        let known = known.filter(|known| !self.graph.co(*known).is_empty());
        let Some(location) = known else {
            return Err(Misfit::new("a wait comes before its barrier"));
        };
        self.barriers = true;
        let wait = self.graph.add_wait(thread, location, uses_result);
        self.added(wait, issuer);
        self.graph.set_met(wait, next, value);
        if withdrawn {
            self.graph.withdraw_wait(wait);
        }
        Ok(())
    }

    /// Adds the write half of the read-modify-write that is the last event of a thread.
    fn add_known_half(&mut self, branch: &Branch, thread: ThreadId) -> Result<(), Misfit> {
        let last = self.graph.thread_events(thread).last().copied();
        let source = last.and_then(|read| self.graph.rf(read));
        let (Some(read), Some(source)) = (last, source) else {
            return Err(Misfit::new("half of a read-modify-write is missing"));
        };
        let Some(Written { mode, value }) = self.update_from(read, source) else {
            return Err(Misfit::new("a read-modify-write does not write"));
        };
        let issuer = self.graph.issuer(read);
        let write = self.graph.add_write_half(read, mode, value);
        self.added(write, issuer);
        self.place_known(branch, write)
    }

    /// Puts a new write in coherence where it is in the end, among those that are there.
    fn place_known(&mut self, branch: &Branch, write: EventId) -> Result<(), Misfit> {
        let (Some(location), Some(position)) = (self.graph.location(write), branch.position(write))
        else {
            return Err(Misfit::new("a write is none"));
        };
        let co = self.graph.co(location);
        let before = |other: &EventId| {
            let known = branch.position(*other);
            known.is_none_or(|known| known < position)
        };
        let predecessor = co[..co.partition_point(before)].last().copied();
        match predecessor {
            Some(predecessor) if position > 0 => self.graph.place_after(write, predecessor),
            _ => return Err(Misfit::new("a write comes before the initial one")),
        }
        Ok(())
    }

    fn read_known(&mut self, read: EventId, source: EventId) -> Result<(), Misfit> {
        let is_write = self.graph.co_position(source).is_some();
        if !is_write || self.graph.location(read) != self.graph.location(source) {
            return Err(Misfit::new("a read reads what is no write of its place"));
        }
        self.read_from(read, source);
        Ok(())
    }

    /// Lets a thread go on behind its last event, if it is still there.
    fn settle(&mut self, thread: ThreadId) -> Result<(), Misfit> {
        let Some(last) = self.graph.thread_events(thread).last().copied() else {
            return Ok(());
        };
        if !self.graph.is_rewound(last) || self.graph.kind(last) == EventKind::End {
            return Ok(());
        }
        let is_read = self.graph.kind(last) == EventKind::Read;
        if is_read && self.graph.sets(last).contains(BuiltinSet::Rmw) {
            return Err(Misfit::new("half of a read-modify-write is missing"));
        }
        let Some(Origin { issuer, index, .. }) = self.graph.origin(last) else {
            return Ok(());
        };
        let returned = self.graph.returned(last);
        let step = self
            .machines
            .step(self.program, issuer, returned, index + 1);
        let machine = step.map_err(|_| Misfit::new("a thread does not go on"))?;
        self.graph.set_machine(thread, machine);
        if Next::has_ended(machine) || Next::Idles.is(machine) {
            self.graph.set_ended(last, true);
        }
        Ok(())
    }

    /// Brings every thread where it is in the end.
    fn place_threads(&mut self, branch: &Branch) -> Result<(), Misfit> {
        for thread in self.graph.threads() {
            if self.graph.machine(thread) == MachineId::NONE {
                continue;
            }
            let last = self.graph.thread_events(thread).last().copied();
            let mut others = branch.threads.iter();
            let standing = others.find(|(other, _)| *other == thread);
            let (issuer, error, at) = match (standing.map(|(_, standing)| standing), last) {
                (None, _) => {
                    self.settle(thread)?;
                    continue;
                }
                (Some(Standing::AtEvent), Some(last)) => {
                    self.graph.rewind_thread(last);
                    // Its choice is to be made: it is half of nothing yet.
                    if self.graph.kind(last) == EventKind::Read {
                        self.graph.forget_value(last);
                    }
                    continue;
                }
                (Some(Standing::Stopped(error)), Some(last)) => {
                    (self.graph.issuer(last), error, StoppedAt::Event)
                }
                (Some(Standing::StoppedBefore(error)), _) => {
                    self.settle(thread)?;
                    (self.graph.machine(thread), error, StoppedAt::Next)
                }
                (Some(_), None) => return Err(Misfit::new("a thread is not where it is said")),
            };
            let error = Operation::Error(error.clone());
            let machine = self.machines.stop_at(issuer, error, at);
            self.graph.set_machine(thread, machine);
        }
        Ok(())
    }

    /// Checks that an item is one that the exploration could have made.
    fn check_item(&self, item: &Item) -> Result<(), Misfit> {
        let graph = &self.graph;
        let exists = |event: EventId| event.index() < graph.len();
        let is_read = |event| exists(event) && graph.kind(event) == EventKind::Read;
        let is_write = |event| exists(event) && graph.kind(event) == EventKind::Write;
        let is_placed = |event| exists(event) && graph.co_position(event).is_some();
        let same_place = |a, b| graph.location(a) == graph.location(b);
        let fits = match *item {
            Item::Rf { read, write } => {
                is_read(read) && is_placed(write) && write < read && same_place(read, write)
            }
            Item::Co { write, predecessor } => {
                let places = is_write(write) && is_placed(predecessor);
                places && predecessor < write && same_place(write, predecessor)
            }
            Item::Back { read, write } => {
                let revisits = is_read(read) && is_write(write) && same_place(read, write);
                revisits && read < write && !graph.includes(graph.prefix(write), read)
            }
            Item::Choice { choose, value } => {
                let issuer = |event| self.machines.operation(graph.issuer(event));
                exists(choose)
                    && graph.kind(choose) == EventKind::Choose
                    && matches!(*issuer(choose), Operation::Choose { count } if value < count)
            }
            Item::Serial { wait, .. } => exists(wait) && graph.is_matched(wait),
            Item::Skip { read } => is_read(read) && Next::Awaits.is(graph.issuer(read)),
        };
        match fits {
            true => Ok(()),
            false => Err(Misfit::new("a choice does not fit its graph")),
        }
    }
}

/// What the thread of an event cannot know about it.
fn what(graph: &Graph, event: EventId) -> What {
    let position = |write| graph.co_position(write).unwrap_or_default() as u32;
    let Some(thread) = graph.thread(event) else {
        let value = graph.initialised(event).then(|| graph.value(event));
        // Initial writes are accesses, which have places.
        let nowhere = Place {
            address: Address(0),
            size: 0,
        };
        let place = graph.place(event).unwrap_or(nowhere);
        return What::Initial { place, value };
    };
    let link = match graph.kind(event) {
        EventKind::Read => Link::Read {
            source: graph.rf(event).unwrap_or(event),
        },
        EventKind::Write if graph.is_write_half(event) => Link::WriteHalf {
            position: position(event),
        },
        EventKind::Write | EventKind::InitialWrite => Link::Write {
            position: position(event),
        },
        EventKind::Choose => Link::Choose {
            value: graph.value(event),
        },
        EventKind::Create(child) => Link::Create { child },
        EventKind::BarrierWait => Link::Wait {
            next: graph.next_member(event),
            value: graph.value(event),
            withdrawn: graph.barrier(event).is_none(),
        },
        EventKind::Fence(_)
        | EventKind::Join(_)
        | EventKind::End
        | EventKind::Allocate
        | EventKind::Free => Link::None,
    };
    What::Of { thread, link }
}

/// Where a thread is, if not simply behind its last event.
fn standing<S: Clone>(graph: &Graph, machines: &Machines<S>, thread: ThreadId) -> Option<Standing> {
    let machine = graph.machine(thread);
    if machine == MachineId::NONE {
        return None;
    }
    if let (Some(at), Operation::Error(error)) =
        (machines.stopped_at(machine), machines.operation(machine))
    {
        return Some(match at {
            StoppedAt::Event => Standing::Stopped(error.clone()),
            StoppedAt::Next => Standing::StoppedBefore(error.clone()),
        });
    }
    let last = graph.thread_events(thread).last().copied()?;
    let incomplete = graph.is_rewound(last) && graph.kind(last) != EventKind::End;
    incomplete.then_some(Standing::AtEvent)
}
