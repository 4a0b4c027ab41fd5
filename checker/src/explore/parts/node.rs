//! A part of an execution: what threads have done so far, and what they wait to read.

use crate::event::Value;
use crate::graph::{LocationId, MachineId};
use crate::program::Start;

/// An operation of a thread: the number of the thread, and how many operations it did before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpId {
    pub thread: usize,
    pub number: usize,
}

/// Where a read has its value from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Initial,
    Write(OpId),
}

/// How far an operation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is not part of the execution yet.
    Missing,
    /// It reads a write that is not there yet.
    Pending,
    /// A read-modify-write that has read and not written.
    HasRead,
    /// A wait at a barrier that has not met others.
    Waits,
    /// It is done.
    Done,
}

/// An operation that a thread has come to.
#[derive(Clone, Copy, Debug)]
pub struct Op {
    /// The state of the machine that issues it.
    pub issuer: MachineId,
    /// Its index in program order, where every read-modify-write counts for two events.
    pub index: u32,
    pub progress: Progress,
    /// What it returns, if that is known, and otherwise anything.
    pub returned: Value,
    /// What it reads, if that is known.
    pub source: Option<Source>,
    /// Whether what it reads depends on nothing that is not known.
    pub can_read: bool,
    /// Whether nothing about it depends on what is not known.
    pub is_known: bool,
}

impl Op {
    /// Whether what it returns is known.
    pub fn has_returned(&self) -> bool {
        matches!(self.progress, Progress::HasRead | Progress::Done)
    }
}

/// A thread.
#[derive(Clone, Debug)]
pub struct Line {
    pub start: Start,
    /// The operations it has come to, in program order.
    pub ops: Vec<Op>,
    /// Where it stands behind them.
    pub tip: MachineId,
    /// Whether its last operation is a read of uninitialised memory, which is an error.
    pub failed: bool,
}

impl Line {
    /// Whether all that it has come to is done.
    pub fn is_done(&self) -> bool {
        self.ops.iter().all(|op| op.progress == Progress::Done)
    }

    /// Whether it waits at a barrier.
    pub fn waits(&self) -> bool {
        let last = self.ops.last();
        last.is_some_and(|op| op.progress == Progress::Waits)
    }
}

/// Waits at a barrier that met.
#[derive(Clone, Debug)]
pub struct Round {
    pub members: Vec<OpId>,
    /// The one whose result says that it came last, if any does.
    pub serial: Option<OpId>,
}

/// A write that a pending read may read.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    pub read: OpId,
    pub write: OpId,
}

/// A part of an execution.
#[derive(Clone, Debug, Default)]
pub struct Node {
    pub lines: Vec<Line>,
    /// The writes of each location in coherence order, without the initial one.
    pub co: Vec<Vec<OpId>>,
    pub rounds: Vec<Round>,
    /// Whether something was written to a barrier while a thread waited there.
    pub disturbed: bool,
    /// What is to be decided before anything else.
    pub offers: Vec<Offer>,
}

impl Node {
    pub fn op(&self, id: OpId) -> &Op {
        &self.lines[id.thread].ops[id.number]
    }

    pub fn op_mut(&mut self, id: OpId) -> &mut Op {
        &mut self.lines[id.thread].ops[id.number]
    }

    /// All operations, thread by thread.
    pub fn ops(&self) -> impl Iterator<Item = (OpId, &Op)> {
        let numbered = self.lines.iter().enumerate();
        numbered.flat_map(|(thread, line)| {
            let ops = line.ops.iter().enumerate();
            ops.map(move |(number, op)| (OpId { thread, number }, op))
        })
    }

    /// The round of a wait, if it met others.
    pub fn round_of(&self, wait: OpId) -> Option<&Round> {
        let mut rounds = self.rounds.iter();
        rounds.find(|round| round.members.contains(&wait))
    }

    /// The writes of a location, without the initial one.
    pub fn writes(&self, location: LocationId) -> &[OpId] {
        self.co.get(location.index()).map_or(&[], Vec::as_slice)
    }

    /// Where a source stands among the writes of its location; the initial one is at 0.
    pub fn place_of(&self, location: LocationId, source: Source) -> usize {
        let writes = self.writes(location).iter();
        match source {
            Source::Initial => 0,
            Source::Write(write) => writes.take_while(|other| **other != write).count() + 1,
        }
    }

    /// The write behind a place; `None` if that is the last one.
    pub fn behind(&self, location: LocationId, place: usize) -> Option<OpId> {
        self.writes(location).get(place).copied()
    }

    /// Puts a write behind this place.
    pub fn insert(&mut self, location: LocationId, place: usize, write: OpId) {
        while self.co.len() <= location.index() {
            self.co.push(Vec::new());
        }
        self.co[location.index()].insert(place, write);
    }
}
