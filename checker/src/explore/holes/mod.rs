//! Holes: executions with cycles of `po | rf` by backward revisits.
//!
//! Threads are executed in program order, as in the engine. When a write comes, an older read may
//! be made to read it. Then all that is younger than the read is deleted, but for what the write
//! needs (`view`); so what is left of a thread may have holes (`part`). They are filled like the
//! end of a thread is prolonged: what is missing first in a thread may come next. So a read may
//! read what a write later in its own thread has led to.
//!
//! # Each execution once
//!
//! A part in which an older read reads the youngest write came from a revisit. It came from one
//! part only: from what is older than the read and what the write needs, with all else as it is
//! chosen by default (`default`), until the write comes next. So a revisit is made only if what it
//! deletes, and the read, are as they would be by default. All other parts come from what they are
//! without their youngest event.
//!
//! # All executions
//!
//! The part from which another one comes is always there, but it may be inconsistent. Such a part
//! is gone on with as long as it may lead somewhere (`tolerance`).
//!
//! What is demanded of the model: parts of consistent executions are consistent
//! ([`MemoryModel::judges_parts`]), and what comes last may always be chosen last
//! ([`MemoryModel::builds`]). A write that needs what would read it is not read: what depends on
//! itself is left out, as by pending reads. Where the model is not known to forbid it
//! ([`Grounded`]), that is said.
//!
//! # The order of threads
//!
//! What is proved of the order in which threads do things ([`LocalOrder`]) may be taken for
//! something that is needed, so that more is kept and there are fewer holes. An execution in which
//! this order and what is needed have a cycle would be left out then. On the way to it some write
//! does not revisit a read because it comes after it; so where that happens, the proof must cover
//! it, or exploration begins anew without the order (`look_at_refused`).
//!
//! # What it is for
//!
//! Only whole executions are reported: they have no holes, and everything in them is judged. Tests
//! use it to confirm what is found with pending reads, execution by execution. Nothing else does:
//! where there are locks it looks at more parts than they do.

mod default;
mod part;
mod tolerance;
mod view;

use super::parts::node::{Node, Op, OpId, Progress, Source};
use super::parts::{Parts, Pended, Stop, Wanted, place_of};
use super::{Options, Schedule, Visitor};
use crate::event::{Place, ThreadId, Value};
use crate::explore::machines::Next;
use crate::graph::{LocationId, MachineId};
use crate::model::{Grounded, LocalOrder, MemoryModel};
use crate::program::{Operation, Program, Start};
use part::{Event, Part};
use view::{Kind, View};

/// Which inconsistent parts are gone on with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tolerance {
    /// Those that a revisit may repair.
    #[default]
    Nested,
    /// Those in which what is surely kept is consistent. Simpler, and far more.
    Simple,
}

pub(super) struct Holes<'a, M, P: Program> {
    parts: Parts<'a, M, P>,
    tolerance: Tolerance,
    /// What is kept before what in a thread, beside what is needed.
    order: LocalOrder,
    stack: Vec<Part>,
    /// Whole executions that are not reported yet.
    found: Vec<Node>,
    /// Whether a read was refused that the model may allow.
    unjustified: bool,
}

/// What can be done next.
#[derive(Clone, Copy)]
struct Ready {
    op: OpId,
    machine: MachineId,
    /// Whether it is the write of a read-modify-write that has read.
    half: bool,
}

impl<'a, M, P> Holes<'a, M, P>
where
    M: MemoryModel,
    P: Program,
{
    pub fn new(
        known: (&'a mut M, &'a P),
        options: &'a Options,
        visitor: &'a mut dyn Visitor<P>,
        (wanted, tolerance, order): (Wanted, Tolerance, LocalOrder),
    ) -> Self {
        Self {
            parts: Parts::new(known, options, visitor, wanted),
            tolerance,
            order,
            stack: Vec::new(),
            found: Vec::new(),
            unjustified: false,
        }
    }

    /// Visits all executions that are wanted.
    pub fn run(mut self) -> Pended {
        let mut outcome = self.go_through();
        if self.unjustified && self.parts.summary.executions() == 0 {
            self.order = LocalOrder::default();
            self.unjustified = false;
            self.stack.clear();
            self.found.clear();
            self.parts.summary.thin_air = false;
            outcome = self.go_through();
        }
        let outcome = outcome.and_then(|()| self.report());
        self.parts.finish(outcome)
    }

    /// Reports what was found.
    fn report(&mut self) -> Result<(), Stop> {
        let mut found = std::mem::take(&mut self.found).into_iter();
        found.try_for_each(|node| self.parts.report(&node))
    }

    fn go_through(&mut self) -> Result<(), Stop> {
        let (model, program) = (&*self.parts.model, self.parts.program);
        let fits = model.judges_parts()
            && model.builds()
            && model.coherent()
            && !model.character().split_updates
            && !program.joins()
            && !program.has_exclusives();
        if !fits {
            return Err(Stop::GivenUp);
        }
        let mut first = Part::default();
        first.sound = true;
        for thread in ThreadId::first(program.initial_threads() as u32) {
            self.add_line(&mut first, Start::initial(thread))?;
        }
        self.stack.push(first);
        while let Some(part) = self.stack.pop() {
            let parts = self.stack.iter().chain([&part]).map(|part| &part.node);
            self.parts.look_around(parts.chain(&self.found))?;
            let (open, found) = (self.stack.len(), self.found.len());
            self.expand(part)?;
            let leads_on = self.stack.len() > open || self.found.len() > found;
            self.parts.in_vain += u64::from(!leads_on);
            if self.found.len() >= HELD_BACK {
                self.report()?;
            }
        }
        Ok(())
    }

    // ----- what comes next -----

    fn expand(&mut self, part: Part) -> Result<(), Stop> {
        let ready: Vec<Ready> = (0..part.node.lines.len())
            .filter_map(|thread| self.ready(&part, thread))
            .collect();
        let half = ready.iter().find(|ready| ready.half);
        let reads = |ready: &&Ready| Next::Reads.is(ready.machine);
        let next = half.or_else(|| match self.parts.options.schedule {
            Schedule::LeftToRight => ready.first(),
            Schedule::WriteFirst => ready.iter().find(|next| !reads(next)).or(ready.first()),
            Schedule::Random(_) => {
                let chosen = self.parts.random.below(ready.len().max(1) as u64);
                ready.get(chosen as usize)
            }
        });
        match next {
            Some(next) => self.add(part, *next),
            None => {
                self.found.extend(part.sound.then_some(part.node));
                Ok(())
            }
        }
    }

    /// What is missing first in a thread, if it can be added.
    fn ready(&self, part: &Part, thread: usize) -> Option<Ready> {
        let line = &part.node.lines[thread];
        if line.failed || !self.exists(part, thread) {
            return None;
        }
        let number = part.first_open(thread);
        let op = OpId { thread, number };
        let (machine, half) = match line.ops.get(number) {
            None => (line.tip, false),
            Some(op) => match op.progress {
                Progress::HasRead => (op.issuer, true),
                Progress::Missing => (op.issuer, false),
                Progress::Waits | Progress::Pending | Progress::Done => return None,
            },
        };
        let can_be_added = match self.parts.machines.operation(machine) {
            Operation::Join { thread: name } => {
                let mut lines = part.node.lines.iter();
                let child = lines.position(|line| line.start.thread == *name);
                child.is_some_and(|child| {
                    let line = &part.node.lines[child];
                    self.exists(part, child) && self.parts.ended(line).is_some()
                })
            }
            operation => Next::is_live(machine) && operation.ended().is_none(),
        };
        can_be_added.then_some(Ready { op, machine, half })
    }

    fn add(&mut self, mut part: Part, next: Ready) -> Result<(), Stop> {
        let Ready {
            op: id,
            machine,
            half,
        } = next;
        let operation = self.parts.machines.operation(machine).clone();
        if half {
            return match place_of(&operation) {
                Some(place) => self.add_write(part, Event { op: id, half }, place),
                None => Err(Stop::GivenUp),
            };
        }
        let line = &mut part.node.lines[id.thread];
        if id.number == line.ops.len() {
            if line.ops.len() >= self.parts.options.event_limit as usize {
                return Err(Stop::GivenUp);
            }
            let index = line
                .ops
                .last()
                .map_or(0, |last| self.parts.index_behind(last));
            line.ops.push(Op {
                issuer: machine,
                index,
                progress: Progress::Missing,
                returned: Value::default(),
                source: None,
                can_read: true,
                is_known: true,
            });
            part.marks[id.thread].push([None; 2]);
        }
        part.node.op_mut(id).issuer = machine;
        part.stamp(Event { op: id, half });
        let returned = match operation {
            Operation::Load { place, .. } | Operation::ReadModifyWrite { place, .. } => {
                return self.add_read(&part, id, place);
            }
            Operation::Store { place, .. }
            | Operation::BarrierInit { place, .. }
            | Operation::BarrierDestroy { place } => {
                self.give(&mut part, id, Value::default())?;
                return self.add_write(part, Event { op: id, half }, place);
            }
            Operation::Choose { count } => {
                for value in (0..u64::from(count)).map(Value) {
                    let mut next = part.clone();
                    self.give(&mut next, id, value)?;
                    self.push_extended(next)?;
                }
                return Ok(());
            }
            Operation::BarrierWait { place, .. } => return self.add_wait(part, id, place),
            Operation::Create(start) => {
                let lines = &part.node.lines;
                let known = lines
                    .iter()
                    .position(|line| line.start.thread == start.thread);
                // What creates it is not done yet here.
                if known.is_some_and(|known| self.exists(&part, known)) {
                    return Err(Stop::GivenUp);
                }
                self.add_line(&mut part, start)?;
                Value::default()
            }
            Operation::Join { thread } => {
                let mut lines = part.node.lines.iter();
                let child = lines.find(|line| line.start.thread == thread);
                let ended = child.and_then(|child| self.parts.ended(child));
                ended.unwrap_or_default()
            }
            _ => Value::default(),
        };
        self.give(&mut part, id, returned)?;
        match part.is_last(id) {
            true => self.push_extended(part),
            false => self.push_if_hopeful(part),
        }
    }

    /// Lets an operation return a value, and its thread run on.
    fn give(&mut self, part: &mut Part, id: OpId, value: Value) -> Result<(), Stop> {
        let op = part.node.op_mut(id);
        op.returned = value;
        op.progress = Progress::Done;
        self.run_line(part, id.thread, id.number + 1)
    }

    /// Goes on with a part that is consistent, or may lead to one that is.
    fn push_if_hopeful(&mut self, mut part: Part) -> Result<(), Stop> {
        part.sound = self.is_consistent(&part)?;
        match part.sound || self.is_tolerable(&part)? {
            true => self.push(part),
            false => self.count(),
        }
    }

    /// The same of a part to which an event was added that is the last in its thread and has the
    /// last choice, which does not change whether it is consistent.
    fn push_extended(&mut self, part: Part) -> Result<(), Stop> {
        match part.sound {
            true => self.push(part),
            false => self.push_if_hopeful(part),
        }
    }

    fn push(&mut self, part: Part) -> Result<(), Stop> {
        self.stack.push(part);
        self.count()
    }

    /// Counts a part that was looked at.
    fn count(&mut self) -> Result<(), Stop> {
        self.parts.looked_at += 1;
        match self.parts.looked_at > part_limit(self.parts.wanted) {
            true => Err(Stop::GivenUp),
            false => Ok(()),
        }
    }

    /// Whether a part is consistent, and read-modify-writes in it are atomic.
    fn is_consistent(&mut self, part: &Part) -> Result<bool, Stop> {
        if !is_atomic(part) {
            return Ok(false);
        }
        let built = self.parts.build(&part.node, None)?;
        let built = built.ok_or(Stop::GivenUp)?;
        Ok(self.parts.model.consistent_from_scratch(&built.graph))
    }

    // ----- reads -----

    fn add_read(&mut self, part: &Part, id: OpId, place: Place) -> Result<(), Stop> {
        let location = self.parts.places.intern(place);
        let writes = part.node.writes(location).iter().copied();
        let last = writes
            .clone()
            .next_back()
            .map_or(Source::Initial, Source::Write);
        let sources = writes.map(Source::Write).chain([Source::Initial]);
        for source in sources.collect::<Vec<_>>() {
            let mut next = part.clone();
            self.read_from(&mut next, id, place, source)?;
            if source != last && self.blocks(&next, id) {
                continue;
            }
            match part.is_last(id) && source == last {
                true => self.push_extended(next)?,
                false => self.push_if_hopeful(next)?,
            }
        }
        Ok(())
    }

    /// Lets a read read from a source.
    fn read_from(
        &mut self,
        part: &mut Part,
        id: OpId,
        place: Place,
        source: Source,
    ) -> Result<(), Stop> {
        let value = self.parts.value_of(&part.node, place, source);
        let issuer = part.node.op(id).issuer;
        let copies = (self.parts.program).copies(self.parts.machines.state(issuer));
        part.node.op_mut(id).source = Some(source);
        let Some(value) = value.or(copies.then_some(Value::UNINITIALISED)) else {
            // The thread does nothing more. Nothing is known of what it did behind a hole.
            let line = &mut part.node.lines[id.thread];
            if id.number + 1 < line.ops.len() {
                return Err(Stop::GivenUp);
            }
            line.ops[id.number].progress = Progress::Done;
            line.tip = issuer;
            line.failed = true;
            return Ok(());
        };
        self.give(part, id, value)?;
        if let Operation::ReadModifyWrite { update, .. } = *self.parts.machines.operation(issuer)
            && update.apply(value, place.size).is_some()
        {
            part.node.op_mut(id).progress = Progress::HasRead;
        }
        Ok(())
    }

    // ----- writes -----

    fn add_write(&mut self, mut part: Part, event: Event, place: Place) -> Result<(), Stop> {
        let location = self.parts.places.intern(place);
        if event.half {
            part.stamp(event);
            part.node.op_mut(event.op).progress = Progress::Done;
        }
        let waits: Vec<OpId> = self.waits(&part, place).collect();
        if !self.comes_after(&part, event.op, &waits) {
            return Err(Stop::GivenUp);
        }
        let view = self.view(&part);
        self.revisit(&part, &view, event, (place, location))?;
        self.put(&part, event, location)
    }

    /// Goes on with a write in every place.
    fn put(&mut self, part: &Part, event: Event, location: LocationId) -> Result<(), Stop> {
        let places = match (event.half, part.node.op(event.op).source) {
            (true, Some(source)) => {
                let at = part.node.place_of(location, source);
                at..=at
            }
            _ => 0..=part.node.writes(location).len(),
        };
        for at in places {
            self.put_at(part, event, location, at)?;
        }
        Ok(())
    }

    fn put_at(
        &mut self,
        part: &Part,
        event: Event,
        location: LocationId,
        at: usize,
    ) -> Result<(), Stop> {
        let mut next = part.clone();
        next.node.insert(location, at, event.op);
        match part.is_last(event.op) && at == part.node.writes(location).len() {
            true => self.push_extended(next),
            false => self.push_if_hopeful(next),
        }
    }

    /// Lets older reads read a new write, which has no place yet.
    fn revisit(
        &mut self,
        part: &Part,
        view: &View,
        event: Event,
        (place, location): (Place, LocationId),
    ) -> Result<(), Stop> {
        let Some(write) = view.number(event.op, event.half) else {
            return Err(Stop::GivenUp);
        };
        let needed = &view.prefix[write];
        self.look_at_refused(part, view, write)?;
        let reads = (0..view.events.len()).rev().filter(|read| {
            let seen = &view.events[*read];
            seen.kind == Kind::Read && seen.location == Some(location) && !needed.contains(*read)
        });
        for read in reads {
            let is_default = |event: usize| {
                let mut there = needed.clone();
                there.insert_range(..event);
                there.remove(event);
                there.remove(write);
                view.is_default(event, &there)
            };
            let mut deleted = (read..view.events.len()).filter(|event| !needed.contains(*event));
            if !deleted.all(is_default) {
                break;
            }
            let is_kept = |event: Event| {
                let number = view.number(event.op, event.half);
                number.is_some_and(|number| number <= read || needed.contains(number))
            };
            let mut next = part.only(is_kept);
            next.sound = false;
            for settled in needed.ones() {
                let Event { op, half } = view.events[settled].event;
                if let Some(mark) = &mut next.marks[op.thread][op.number][usize::from(half)] {
                    mark.settled = true;
                }
            }
            let id = view.events[read].event.op;
            self.read_from(&mut next, id, place, Source::Write(event.op))?;
            for thread in 0..next.node.lines.len() {
                if next.node.lines[thread].tip == MachineId::NONE {
                    self.run_on(&mut next, thread)?;
                }
            }
            match self.blocks(&next, id) && !event.half {
                true => self.put_at(&next, event, location, next.node.writes(location).len())?,
                false => self.put(&next, event, location)?,
            }
        }
        Ok(())
    }

    /// Whether a thread can never go on because of what it has read last, and such executions are
    /// wanted only if that is the last write. A read of another write stays then: it is never a
    /// default choice, because what is beyond it is older than it, or settled; and nothing needs
    /// it.
    fn blocks(&self, part: &Part, read: OpId) -> bool {
        let line = &part.node.lines[read.thread];
        let waits = Next::Blocks.is(line.tip);
        self.parts.options.skip_blocking_reads
            && waits
            && part.is_last(read)
            && !line.failed
            && line.ops[read.number].progress == Progress::Done
            && !self.parts.machines.operation(line.tip).is_asleep()
    }

    /// Runs a thread to what is missing first.
    fn run_on(&mut self, part: &mut Part, thread: usize) -> Result<(), Stop> {
        let stops = |op: &Op| matches!(op.progress, Progress::Missing | Progress::Waits);
        let ops = &part.node.lines[thread].ops;
        let first = ops.iter().position(stops).unwrap_or(ops.len());
        self.run_line(part, thread, first)
    }

    /// Looks at the reads that would read a new write, if it was not for that the write comes after
    /// them. The model must be known to forbid that, or else executions are left out: those in
    /// which something depends on itself, which is noted, or those that the order of threads keeps
    /// out although the model may allow them. Then it is explored without that order.
    ///
    /// An execution that is left out has such a read on the way to it, and what is needed there.
    fn look_at_refused(&mut self, part: &Part, view: &View, write: usize) -> Result<(), Stop> {
        let level = self.parts.model.grounded();
        let knows_needs = level >= self.parts.program.grounded_under();
        let own = &view.events[write];
        let is_refused = |read: &usize| {
            let seen = &view.events[*read];
            seen.kind == Kind::Read
                && seen.location == own.location
                && seen.event.op.thread != own.event.op.thread
        };
        let mut refused: Vec<usize> = view.prefix[write].ones().filter(is_refused).collect();
        let has_order = self.order != LocalOrder::default();
        if refused.is_empty() || knows_needs && !has_order {
            return Ok(());
        }
        if level > Grounded::Unknown {
            let known = self.needed(part, view, write, level);
            refused.retain(|read| !known.contains(*read));
        }
        if has_order && !refused.is_empty() {
            let known = self.ordered_before(part, view, write);
            refused.retain(|read| !known.contains(*read));
        }
        if refused.is_empty() {
            return Ok(());
        }
        let needed = self.needed(part, view, write, Grounded::Always);
        if refused.iter().all(|read| needed.contains(*read)) {
            self.parts.summary.thin_air |= !knows_needs;
            return Ok(());
        }
        self.unjustified = true;
        Err(Stop::GivenUp)
    }

    // ----- barriers -----

    /// Adds a wait. Whether it is determined which waits meet is told by what is before them.
    fn add_wait(&mut self, mut part: Part, id: OpId, place: Place) -> Result<(), Stop> {
        let location = self.parts.places.intern(place);
        let count = self.parts.meeting(&part.node, place);
        let mut members = self.parts.waiting(&part.node, place);
        part.node.op_mut(id).progress = Progress::Waits;
        let others = self
            .waits(&part, place)
            .filter(|other| !members.contains(other) && *other != id);
        let before: Vec<OpId> = others
            .chain(part.node.writes(location).iter().copied())
            .collect();
        if count == 0 || !self.comes_after(&part, id, &before) {
            return Err(Stop::GivenUp);
        }
        if members.len() + 1 < count {
            part.node.lines[id.thread].tip = part.node.op(id).issuer;
            return self.push_if_hopeful(part);
        }
        members.push(id);
        members.sort();
        for round in self.parts.rounds(&part.node, &members) {
            let mut next = part.clone();
            let serial = round.serial;
            next.node.rounds.push(round);
            for wait in &members {
                self.give(&mut next, *wait, Value(u64::from(serial == Some(*wait))))?;
            }
            self.push_if_hopeful(next)?;
        }
        Ok(())
    }

    /// All waits at a barrier.
    fn waits(&self, part: &Part, barrier: Place) -> impl Iterator<Item = OpId> {
        let waits = move |op: &Op| match *self.parts.machines.operation(op.issuer) {
            Operation::BarrierWait { place, .. } => {
                place == barrier && op.progress != Progress::Missing
            }
            _ => false,
        };
        let waits: Vec<OpId> = (part.node.ops())
            .filter_map(|(id, op)| waits(op).then_some(id))
            .collect();
        waits.into_iter()
    }

    /// Whether the first event of an operation needs these.
    fn comes_after(&self, part: &Part, id: OpId, others: &[OpId]) -> bool {
        if others.is_empty() {
            return true;
        }
        let view = self.view(part);
        let own = view.number(id, false).map(|own| &view.prefix[own]);
        let is_before = |other: &OpId| {
            let other = view.write(*other);
            matches!((own, other), (Some(own), Some(other)) if own.contains(other))
        };
        others.iter().all(is_before)
    }

    /// Whether the thread that came last to a round says of it what it would say by default.
    fn is_usual_round(&self, part: &Part, wait: OpId) -> bool {
        let Some(round) = part.node.round_of(wait) else {
            return true;
        };
        let stamp = |wait: &OpId| part.marks(*wait)[0].map(|mark| mark.stamp);
        let is_last = round.members.iter().max_by_key(|wait| stamp(wait)) == Some(&wait);
        let usual = self.parts.serials(&part.node, &round.members);
        !is_last || usual.first() == Some(&round.serial)
    }
}

/// So many executions are held back before they are reported, so that exploration can begin anew.
const HELD_BACK: usize = 1000;

/// How many parts of executions are looked at.
fn part_limit(wanted: Wanted) -> u64 {
    match wanted {
        Wanted::All => 1_600_000,
        Wanted::Cycles => 400_000,
    }
}

/// Whether every write half is right behind what its read half reads.
fn is_atomic(part: &Part) -> bool {
    part.node.co.iter().enumerate().all(|(location, writes)| {
        writes.iter().enumerate().all(|(at, write)| {
            let source = part.node.op(*write).source;
            let location = LocationId(location as u32);
            part.marks(*write)[1].is_none()
                || source.is_some_and(|source| part.node.place_of(location, source) == at)
        })
    })
}
