//! A part of an execution in which a thread may have done something without what comes before it.
//!
//! A *hole* is an operation that is missing although a later one of its thread is there. What is
//! there depends on nothing that is missing, so it stays as it is when the hole is filled, whatever
//! with. The machine runs again over it then, and must do the same; a program that does something
//! else tracks its dependencies badly, and is given up.

use super::Holes;
use crate::explore::parts::Stop;
use crate::explore::parts::node::{Line, Node, Op, OpId, Progress};
use crate::graph::MachineId;
use crate::model::MemoryModel;
use crate::program::{Operation, Program, Start};

/// An event: what an operation does first, or the write of a read-modify-write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Event {
    pub op: OpId,
    pub half: bool,
}

/// What is known of an event beside what it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    /// Events are numbered as they come; one that comes again is new.
    pub stamp: u32,
    /// Whether a write that an older read was made to read needs it, so that it is kept.
    pub settled: bool,
}

/// The marks of the events of an operation that are there: the first, and the write half.
pub(super) type Marks = [Option<Mark>; 2];

/// A part of an execution.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    pub node: Node,
    pub marks: Vec<Vec<Marks>>,
    /// Whether it is known to be consistent, but for what was changed since.
    pub sound: bool,
    /// The stamp of the next event.
    clock: u32,
}

impl Part {
    /// The marks of an operation.
    pub fn marks(&self, op: OpId) -> &Marks {
        &self.marks[op.thread][op.number]
    }

    /// Whether an operation is the last one of its thread that is there.
    pub fn is_last(&self, op: OpId) -> bool {
        op.number + 1 == self.marks[op.thread].len()
    }

    /// Adds an event that is younger than all others.
    pub fn stamp(&mut self, event: Event) {
        let place = &mut self.marks[event.op.thread][event.op.number];
        place[usize::from(event.half)] = Some(Mark {
            stamp: self.clock,
            settled: false,
        });
        self.clock += 1;
    }

    /// All events that are there, with their marks.
    pub fn events(&self) -> impl Iterator<Item = (Event, Mark)> {
        let lines = self.marks.iter().enumerate();
        lines.flat_map(|(thread, line)| {
            line.iter().enumerate().flat_map(move |(number, marks)| {
                let halves = marks.iter().zip([false, true]);
                halves.filter_map(move |(mark, half)| {
                    let op = OpId { thread, number };
                    Some((Event { op, half }, (*mark)?))
                })
            })
        })
    }

    /// The first operation of a thread that is not done, or else the number of those that are.
    pub fn first_open(&self, thread: usize) -> usize {
        let ops = &self.node.lines[thread].ops;
        let done = |op: &Op| op.progress == Progress::Done;
        ops.iter().position(|op| !done(op)).unwrap_or(ops.len())
    }

    /// Only some of its events, with all that these need. What threads do next is not known then of
    /// those that lose something ([`Line::tip`]).
    pub fn only(&self, keeps: impl Fn(Event) -> bool) -> Self {
        let mut part = self.clone();
        for (thread, line) in part.node.lines.iter_mut().enumerate() {
            let mut changed = false;
            for (number, op) in line.ops.iter_mut().enumerate() {
                let id = OpId { thread, number };
                let marks = &mut part.marks[thread][number];
                for (mark, half) in marks.iter_mut().zip([false, true]) {
                    if mark.is_some() && !keeps(Event { op: id, half }) {
                        *mark = None;
                        changed = true;
                    }
                }
                match marks {
                    [None, _] => {
                        op.progress = Progress::Missing;
                        op.source = None;
                    }
                    [_, None] if self.marks[thread][number][1].is_some() => {
                        op.progress = Progress::HasRead;
                    }
                    _ => {}
                }
            }
            if changed {
                let there = |op: &Op| op.progress != Progress::Missing;
                let length = line.ops.iter().rposition(there).map_or(0, |last| last + 1);
                line.failed &= length == line.ops.len();
                line.ops.truncate(length);
                part.marks[thread].truncate(length);
                line.tip = MachineId::NONE;
            }
        }
        for (writes, before) in part.node.co.iter_mut().zip(&self.node.co) {
            let half = |write: &OpId| self.marks(*write)[1].is_some();
            let kept = before.iter().filter(|write| {
                keeps(Event {
                    op: **write,
                    half: half(write),
                })
            });
            *writes = kept.copied().collect();
        }
        part.dissolve_rounds();
        part
    }

    /// Lets waits wait again that do not have all with which they met.
    fn dissolve_rounds(&mut self) {
        let rounds = std::mem::take(&mut self.node.rounds);
        for round in rounds {
            let is_there = |wait: &OpId| {
                let ops = &self.node.lines[wait.thread].ops;
                let op = ops.get(wait.number);
                op.is_some_and(|op| op.progress != Progress::Missing)
            };
            if round.members.iter().all(is_there) {
                self.node.rounds.push(round);
                continue;
            }
            let waits: Vec<OpId> = round.members.into_iter().filter(is_there).collect();
            for wait in waits {
                self.node.op_mut(wait).progress = Progress::Waits;
                self.node.lines[wait.thread].tip = MachineId::NONE;
            }
        }
    }
}

impl<M, P> Holes<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Adds a thread, which was not there or is not there any more.
    pub(super) fn add_line(&mut self, part: &mut Part, start: Start) -> Result<(), Stop> {
        let tip = self.parts.start(start)?;
        let line = Line {
            start,
            ops: Vec::new(),
            tip,
            failed: false,
        };
        let lines = &mut part.node.lines;
        match lines
            .iter()
            .position(|old| old.start.thread == start.thread)
        {
            Some(old) => lines[old] = line,
            None => {
                lines.push(line);
                part.marks.push(Vec::new());
            }
        }
        Ok(())
    }

    /// Whether the thread of a line exists: it is there from the start, or what creates it is.
    pub(super) fn exists(&self, part: &Part, thread: usize) -> bool {
        thread < self.parts.program.initial_threads() || self.creator(part, thread).is_some()
    }

    /// What creates a thread, if something does.
    pub(super) fn creator(&self, part: &Part, thread: usize) -> Option<OpId> {
        let name = part.node.lines[thread].start.thread;
        let creates = |op: &Op| match self.parts.machines.operation(op.issuer) {
            Operation::Create(start) => start.thread == name && op.progress == Progress::Done,
            _ => false,
        };
        part.node
            .ops()
            .find_map(|(id, op)| creates(op).then_some(id))
    }

    /// Runs a thread on behind its first operations, of which so many are there, over what else is
    /// there, to what is missing next.
    pub(super) fn run_line(
        &mut self,
        part: &mut Part,
        thread: usize,
        from: usize,
    ) -> Result<(), Stop> {
        let line = &mut part.node.lines[thread];
        let mut number = from;
        loop {
            let (machine, index) = match number.checked_sub(1) {
                None => (self.parts.start(line.start)?, 0),
                Some(last) => {
                    let op = &line.ops[last];
                    let Some(machine) = self.parts.step_behind(op) else {
                        return Err(Stop::GivenUp);
                    };
                    (machine, self.parts.index_behind(op))
                }
            };
            let operation = self.parts.machines.operation(machine);
            let Some(op) = line.ops.get_mut(number) else {
                line.tip = machine;
                return Ok(());
            };
            let is_there = op.progress != Progress::Missing;
            if op.index != index || is_there && !self.parts.is_same(op, operation) {
                return Err(Stop::GivenUp);
            }
            op.issuer = machine;
            if !is_there {
                line.tip = machine;
                return Ok(());
            }
            if op.progress == Progress::Waits {
                line.tip = machine;
                return Ok(());
            }
            number += 1;
        }
    }
}
