//! Pending reads: executions with cycles of `po | rf`, without guessing values.
//!
//! A thread goes on past a read that has nothing to read yet. The read is *pending*, and what
//! depends on its value waits (`threads`). A write that comes later may be what it reads. So every
//! event is added when all that it depends on is there, and no value comes from itself. The final
//! execution dictates every step: a read that comes to its turn reads a write that is there, or is
//! pending because its source is not; a new write has a place among those that are there, and is
//! read by these of the pending reads and not by those. So each execution comes once, whichever
//! thread moves first, and there is no condition on the model.
//!
//! What is there at any time is a part of the execution that contains what it depends on. If the
//! model says that parts of consistent executions are consistent ([`MemoryModel::judges_parts`]), a
//! part that is not is left at once; otherwise only coherence and atomicity are seen to on the way,
//! where the model has them. The model is asked where there are several ways to go on. Nothing is
//! reported before an execution is whole, because a part with a pending read may lead nowhere.
//!
//! What depends on itself is left out. Where the model is not known to forbid that
//! ([`MemoryModel::grounded`]), exploration comes to a part of such an execution in which all that
//! it lacks is pending or waits for what is, and looks there for what the model may allow
//! (`ground`).
//!
//! Creation and join of threads, their ends and waits at barriers are passed by nothing, as under
//! every model. Which waits meet is dictated by the final execution, too (`rounds`).

mod cycles;
mod ground;
mod rounds;
mod shape;
mod threads;

use super::parts::node::{self, Line, Node, Offer, OpId, Progress, Source};
use super::parts::{Parts, Pended, Stop, Wanted, place_of};
use super::{LooseRead, Options, Schedule, Visitor};
use crate::event::{Place, Value};
use crate::graph::{LocationId, MachineId};
use crate::model::MemoryModel;
use crate::program::{Operation, Program, Start};
use std::collections::BTreeSet;

impl Wanted {
    /// How many parts of executions are looked at. Where only those with cycles are wanted there is
    /// an answer already, and what is added should not take much longer.
    fn part_limit(self) -> u64 {
        match self {
            Wanted::All => 400_000,
            Wanted::Cycles => 100_000,
        }
    }
}

pub(super) struct Pending<'a, M, P: Program> {
    parts: Parts<'a, M, P>,
    stack: Vec<Node>,
    /// Where on the stack there are parts of which the model is not asked yet.
    unjudged: Vec<usize>,
    coherent: bool,
    judges_parts: bool,
    exclusives: bool,
    /// If executions with cycles are wanted and this is known: of these reads one is on a cycle, or
    /// behind one, and nothing before it in its thread is.
    through: Option<BTreeSet<LooseRead>>,
}

impl<'a, M, P> Pending<'a, M, P>
where
    M: MemoryModel,
    P: Program,
{
    pub fn new(
        known: (&'a mut M, &'a P),
        options: &'a Options,
        visitor: &'a mut dyn Visitor<P>,
        wanted: Wanted,
    ) -> Self {
        let (coherent, judges_parts) = (known.0.coherent(), known.0.judges_parts());
        let exclusives = known.1.has_exclusives();
        Self {
            parts: Parts::new(known, options, visitor, wanted),
            stack: Vec::new(),
            unjudged: Vec::new(),
            coherent,
            judges_parts,
            exclusives,
            through: None,
        }
    }

    /// The same, where each execution that is wanted is known to have a cycle with one of these
    /// reads ([`Loose::At`](super::Loose::At)).
    #[must_use]
    pub fn with_cycles_through(self, reads: BTreeSet<LooseRead>) -> Self {
        Self {
            through: Some(reads),
            ..self
        }
    }

    /// Visits all executions that are wanted.
    pub fn run(mut self) -> Pended {
        let outcome = self.go_through();
        self.parts.finish(outcome)
    }

    fn go_through(&mut self) -> Result<(), Stop> {
        if self.parts.model.character().split_updates || self.parts.program.joins() {
            return Err(Stop::GivenUp);
        }
        let mut first = Node::default();
        for thread in crate::event::ThreadId::first(self.parts.program.initial_threads() as u32) {
            self.add_line(&mut first, Start::initial(thread))?;
        }
        self.stack.push(first);
        while let Some(node) = self.stack.pop() {
            self.parts.look_around(self.stack.iter().chain([&node]))?;
            let (open, found) = (self.stack.len(), self.parts.summary.executions());
            self.expand(node)?;
            self.judge(open)?;
            let leads_on = self.stack.len() > open || self.parts.summary.executions() > found;
            self.parts.in_vain += u64::from(!leads_on);
        }
        Ok(())
    }

    fn add_line(&mut self, node: &mut Node, start: Start) -> Result<(), Stop> {
        node.lines.push(Line {
            start,
            ops: Vec::new(),
            tip: MachineId::NONE,
            failed: false,
        });
        self.run_line(node, node.lines.len() - 1, 0)
    }

    // ----- what comes next -----

    /// Makes the next decision in every way.
    fn expand(&mut self, mut node: Node) -> Result<(), Stop> {
        if let Some(offer) = node.offers.pop() {
            return self.decide(node, offer);
        }
        if self.is_in_vain(&node) || self.is_settled(&node) {
            return Ok(());
        }
        let ready = self.ready(&node);
        let first_else = || ready.iter().find(|id| !self.is_read(&node, **id));
        let next = match self.parts.options.schedule {
            Schedule::LeftToRight => ready.first(),
            Schedule::WriteFirst => first_else().or(ready.first()),
            Schedule::Random(_) => {
                let chosen = self.parts.random.below(ready.len().max(1) as u64);
                ready.get(chosen as usize)
            }
        };
        match next.copied() {
            Some(id) => self.add(node, id),
            None if self.parts.is_whole(&node) => self.parts.report(&node),
            None => {
                let open = self.may_depend_on_itself(&node);
                self.parts.summary.thin_air |= open && self.is_consistent(&node)?;
                Ok(())
            }
        }
    }

    /// The operations that can be added. One that is beyond the list of a thread is what the
    /// thread stands at.
    fn ready(&self, node: &Node) -> Vec<OpId> {
        let can_be_added = |id: OpId| {
            let op = node.op(id);
            match (op.progress, self.parts.machines.operation(op.issuer)) {
                (Progress::Missing, Operation::Load { .. }) => op.can_read,
                (Progress::Missing, Operation::ReadModifyWrite { .. }) => op.can_read,
                (Progress::Missing | Progress::HasRead, _) => op.is_known,
                (Progress::Pending | Progress::Waits | Progress::Done, _) => false,
            }
        };
        let listed = node.ops().map(|(id, _)| id).filter(|id| can_be_added(*id));
        let tips = node.lines.iter().enumerate().filter(|(_, line)| {
            line.is_done()
                && !line.failed
                && self.can_move(node, self.parts.machines.operation(line.tip))
        });
        let tips = tips.map(|(thread, line)| OpId {
            thread,
            number: line.ops.len(),
        });
        listed.chain(tips).collect()
    }

    /// Whether a thread can do what it stands at, everything before that being done.
    fn can_move(&self, node: &Node, operation: &Operation) -> bool {
        match operation {
            Operation::Create(_) | Operation::BarrierWait { .. } => true,
            Operation::Join { thread } => {
                let child = node.lines.iter().find(|line| line.start.thread == *thread);
                child.is_some_and(|child| self.parts.ended(child).is_some())
            }
            _ => false,
        }
    }

    fn is_read(&self, node: &Node, id: OpId) -> bool {
        let op = node.lines[id.thread].ops.get(id.number);
        let reads = |operation: &Operation| {
            matches!(
                operation,
                Operation::Load { .. } | Operation::ReadModifyWrite { .. }
            )
        };
        op.is_some_and(|op| {
            op.progress == Progress::Missing && reads(self.parts.machines.operation(op.issuer))
        })
    }

    fn add(&mut self, mut node: Node, id: OpId) -> Result<(), Stop> {
        let line = &node.lines[id.thread];
        let Some(op) = line.ops.get(id.number).copied() else {
            return self.add_tip(node, id);
        };
        match *self.parts.machines.operation(op.issuer) {
            Operation::Load { place, .. } => self.add_read(node, id, place),
            Operation::ReadModifyWrite { place, .. } if op.progress == Progress::Missing => {
                self.add_read(node, id, place)
            }
            Operation::ReadModifyWrite { place, .. } => self.add_write_half(node, id, place),
            Operation::Store { place, .. }
            | Operation::BarrierInit { place, .. }
            | Operation::BarrierDestroy { place } => self.add_write(node, id, place),
            Operation::Choose { count } => {
                for value in (0..u64::from(count)).map(Value) {
                    let mut next = node.clone();
                    next.op_mut(id).progress = Progress::Done;
                    self.give(&mut next, id, value)?;
                    self.stack.push(next);
                }
                Ok(())
            }
            _ => {
                node.op_mut(id).progress = Progress::Done;
                self.push(node)
            }
        }
    }

    /// Does what a thread stands at.
    fn add_tip(&mut self, mut node: Node, id: OpId) -> Result<(), Stop> {
        let line = &node.lines[id.thread];
        let returned = match *self.parts.machines.operation(line.tip) {
            Operation::Create(start) => {
                let taken = node.lines.iter().any(|l| l.start.thread == start.thread);
                if taken {
                    return Err(Stop::GivenUp);
                }
                self.add_line(&mut node, start)?;
                Value::default()
            }
            Operation::Join { thread } => {
                let child = node.lines.iter().find(|line| line.start.thread == thread);
                child
                    .and_then(|child| self.parts.ended(child))
                    .unwrap_or_default()
            }
            Operation::BarrierWait { place, .. } => return self.add_wait(node, id, place),
            _ => return Err(Stop::GivenUp),
        };
        self.push_tip(&mut node, id, Progress::Done);
        self.give(&mut node, id, returned)?;
        self.push(node)
    }

    /// Adds what a thread stands at to its operations.
    fn push_tip(&self, node: &mut Node, id: OpId, progress: Progress) {
        let line = &mut node.lines[id.thread];
        let index = line
            .ops
            .last()
            .map_or(0, |last| self.parts.index_behind(last));
        line.ops.push(node::Op {
            issuer: line.tip,
            index,
            progress,
            returned: Value::default(),
            source: None,
            can_read: true,
            is_known: true,
        });
    }

    // ----- reads -----

    fn add_read(&mut self, mut node: Node, id: OpId, place: Place) -> Result<(), Stop> {
        let location = self.parts.places.intern(place);
        let writes = node.writes(location).to_vec();
        let sources = writes.into_iter().map(Source::Write);
        for source in [Source::Initial].into_iter().chain(sources) {
            self.read_from(node.clone(), id, (place, location), source)?;
        }
        // Of what its own thread writes, a coherent read can only read what comes before it.
        let earlier = &node.lines[id.thread].ops[..id.number];
        let by_itself = match self.coherent {
            true => earlier.iter().any(|op| op.progress != Progress::Done),
            false => true,
        };
        let mut lines = node.lines.iter().enumerate();
        if by_itself || lines.any(|(thread, line)| thread != id.thread && !self.parts.stands(line))
        {
            node.op_mut(id).progress = Progress::Pending;
            self.stack.push(node);
        }
        Ok(())
    }

    /// Decides whether a pending read reads a new write.
    fn decide(&mut self, node: Node, offer: Offer) -> Result<(), Stop> {
        let Offer { read, write } = offer;
        if node.op(read).progress != Progress::Pending {
            self.stack.push(node);
            return Ok(());
        }
        let operation = self.parts.machines.operation(node.op(read).issuer);
        let Some(place) = place_of(operation) else {
            return Err(Stop::GivenUp);
        };
        self.stack.push(node.clone());
        let location = self.parts.places.intern(place);
        self.read_from(node, read, (place, location), Source::Write(write))
    }

    /// Lets a read read from a source.
    fn read_from(
        &mut self,
        mut node: Node,
        id: OpId,
        (place, location): (Place, LocationId),
        source: Source,
    ) -> Result<(), Stop> {
        let op = *node.op(id);
        let value = self.parts.value_of(&node, place, source);
        let copies = self
            .parts
            .program
            .copies(self.parts.machines.state(op.issuer));
        node.op_mut(id).source = Some(source);
        node.op_mut(id).progress = Progress::Done;
        let Some(value) = value.or(copies.then_some(Value::UNINITIALISED)) else {
            if self.fail_at(&mut node, id) {
                self.push_if_fits(node, location)?;
            }
            return Ok(());
        };
        if let Operation::ReadModifyWrite { update, .. } = *self.parts.machines.operation(op.issuer)
            && update.apply(value, place.size).is_some()
        {
            node.op_mut(id).progress = Progress::HasRead;
        }
        self.give(&mut node, id, value)?;
        let op = *node.op(id);
        match op.progress == Progress::HasRead && op.is_known {
            true => self.add_write_half(node, id, place),
            false => self.push_if_fits(node, location),
        }
    }

    /// Lets a thread stop with an error at a read. What it did after the read is not there then;
    /// whether that can be.
    fn fail_at(&mut self, node: &mut Node, id: OpId) -> bool {
        let is_later = |op: &OpId| op.thread == id.thread && op.number > id.number;
        let reads_later = |op: &node::Op| match op.source {
            Some(Source::Write(write)) => is_later(&write),
            _ => false,
        };
        if node
            .ops()
            .any(|(other, op)| !is_later(&other) && reads_later(op))
        {
            return false;
        }
        for writes in &mut node.co {
            writes.retain(|write| !is_later(write));
        }
        let line = &mut node.lines[id.thread];
        line.ops.truncate(id.number + 1);
        line.tip = line.ops[id.number].issuer;
        line.failed = true;
        true
    }

    // ----- writes -----

    fn add_write(&mut self, mut node: Node, id: OpId, place: Place) -> Result<(), Stop> {
        let location = self.parts.places.intern(place);
        node.op_mut(id).progress = Progress::Done;
        node.disturbed |= !self.parts.waiting(&node, place).is_empty();
        for at in 0..=node.writes(location).len() {
            if self.parts.is_inside_update(&node, location, at) {
                continue;
            }
            let mut next = node.clone();
            next.insert(location, at, id);
            self.offer(&mut next, id, location);
            self.push_if_fits(next, location)?;
        }
        Ok(())
    }

    /// Adds the write half of a read-modify-write, right behind what it has read.
    fn add_write_half(&mut self, mut node: Node, id: OpId, place: Place) -> Result<(), Stop> {
        let location = self.parts.places.intern(place);
        let Some(source) = node.op(id).source else {
            return Err(Stop::GivenUp);
        };
        let at = node.place_of(location, source);
        if self.parts.is_inside_update(&node, location, at) {
            return Ok(());
        }
        node.op_mut(id).progress = Progress::Done;
        node.disturbed |= !self.parts.waiting(&node, place).is_empty();
        node.insert(location, at, id);
        self.offer(&mut node, id, location);
        self.push_if_fits(node, location)
    }

    /// Makes it a question for each pending read of the location whether it reads a new write.
    fn offer(&mut self, node: &mut Node, write: OpId, location: LocationId) {
        let pending = node
            .ops()
            .filter(|(_, op)| op.progress == Progress::Pending);
        let here = pending.filter(|(_, op)| {
            let place = place_of(self.parts.machines.operation(op.issuer));
            place.and_then(|place| self.parts.places.get(place)) == Some(location)
        });
        let offers: Vec<Offer> = here.map(|(read, _)| Offer { read, write }).collect();
        node.offers.extend(offers);
    }
}
