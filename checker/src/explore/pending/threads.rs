//! Running threads past reads whose values are not known yet.
//!
//! A machine is always given a value; where that is not known it is given some other one. What the
//! machine does after that is right as far as it does not depend on the read, which its
//! dependencies say. A thread runs until it would do something that a decision about such a value
//! led to, or something that nothing passes: creation of threads, joins, its end, errors. When the
//! value is known the machine runs again from the read, and must do the same as before where it
//! was said to be right.

use super::Pending;
use crate::event::Value;
use crate::explore::parts::node::{Line, Node, Op, OpId, Progress};
use crate::explore::parts::{Stop, succeeds_by_data};
use crate::graph::MachineId;
use crate::model::MemoryModel;
use crate::program::{Operation, Program};

/// Which reads that are not known an operation depends on.
pub(super) struct Unknown {
    /// Whether it happens at all.
    existence: bool,
    /// What it compares with.
    pub compared: bool,
    /// Where it reads, or whether it succeeds.
    reading: bool,
    /// Anything else about it.
    rest: bool,
}

impl<M, P> Pending<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Runs a thread on from an operation; those before it stay as they are.
    pub(super) fn run_line(
        &mut self,
        node: &mut Node,
        thread: usize,
        from: usize,
    ) -> Result<(), Stop> {
        let line = &mut node.lines[thread];
        let mut number = from;
        let mut machine = match number.checked_sub(1) {
            None => self.parts.start(line.start)?,
            Some(last) => match self.parts.step_behind(&line.ops[last]) {
                Some(machine) => machine,
                None => {
                    line.tip = line.ops[last].issuer;
                    return self.hold(line, number);
                }
            },
        };
        loop {
            if line.ops.len() >= self.parts.options.event_limit as usize {
                return Err(Stop::GivenUp);
            }
            let unknown = self.unknown(line, number, machine);
            if unknown.existence {
                line.tip = machine;
                return self.hold(line, number);
            }
            let operation = self.parts.machines.operation(machine);
            let known = line.ops.get(number).copied();
            let is_done = known.is_some_and(|op| op.progress != Progress::Missing);
            if !is_done && !runs_past(operation) {
                line.tip = machine;
                return self.hold(line, number);
            }
            let index = match number.checked_sub(1) {
                None => 0,
                Some(last) => self.parts.index_behind(&line.ops[last]),
            };
            let op = match known {
                Some(op) if is_done => {
                    if !self.parts.is_same(&op, operation) {
                        return Err(Stop::GivenUp);
                    }
                    Op {
                        issuer: machine,
                        can_read: !unknown.reading,
                        is_known: !unknown.reading && !unknown.rest,
                        ..op
                    }
                }
                _ => Op {
                    issuer: machine,
                    index,
                    progress: Progress::Missing,
                    returned: Value::default(),
                    source: None,
                    can_read: !unknown.reading,
                    is_known: !unknown.reading && !unknown.rest,
                },
            };
            let chooses = matches!(operation, Operation::Choose { .. });
            match line.ops.get_mut(number) {
                Some(place) => *place = op,
                None => line.ops.push(op),
            }
            number += 1;
            if chooses && !op.has_returned() {
                line.tip = machine;
                return self.hold(line, number);
            }
            match self.parts.step_behind(&op) {
                Some(next) => machine = next,
                // With another value it would go on.
                None => {
                    line.tip = op.issuer;
                    return self.hold(line, number);
                }
            }
        }
    }

    /// The thread goes no further for now than to these operations.
    fn hold(&self, line: &mut Line, number: usize) -> Result<(), Stop> {
        let mut others = line.ops.drain(number..);
        match others.any(|op| op.progress != Progress::Missing) {
            true => Err(Stop::GivenUp),
            false => Ok(()),
        }
    }

    pub(super) fn unknown(&self, line: &Line, number: usize, machine: MachineId) -> Unknown {
        let is_unknown = |reads: &[u32]| {
            reads.iter().any(|index| {
                let before = &line.ops[..number];
                let read = before.binary_search_by_key(index, |op| op.index);
                read.is_ok_and(|at| !before[at].has_returned())
            })
        };
        let depends = self
            .parts
            .program
            .dependencies(self.parts.machines.state(machine));
        let data = is_unknown(&depends.data);
        let compared = is_unknown(&depends.casdep);
        let by_data = data && succeeds_by_data(self.parts.machines.operation(machine));
        Unknown {
            existence: is_unknown(&depends.ctrl),
            compared,
            reading: is_unknown(&depends.addr) || compared || by_data,
            rest: data,
        }
    }

    /// Lets an operation return a value, and its thread run on.
    pub(super) fn give(&mut self, node: &mut Node, id: OpId, value: Value) -> Result<(), Stop> {
        node.op_mut(id).returned = value;
        self.run_line(node, id.thread, id.number + 1)
    }
}

/// Whether a thread can do an operation before the reads in front of it are known.
fn runs_past(operation: &Operation) -> bool {
    matches!(
        operation,
        Operation::Load { .. }
            | Operation::Store { .. }
            | Operation::ReadModifyWrite { .. }
            | Operation::Fence { .. }
            | Operation::Choose { .. }
            | Operation::Allocate { .. }
            | Operation::Free { .. }
            | Operation::BarrierInit { .. }
            | Operation::BarrierDestroy { .. }
    )
}
