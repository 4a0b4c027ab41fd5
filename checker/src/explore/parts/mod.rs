//! Parts of executions, and what all ways to explore by them have in common.
//!
//! A part ([`node`]) says what threads have done so far, and in which order locations were written.
//! It is made a graph to be judged by the model (`build`), and is reported when it is whole. How
//! parts grow is for `pending` and `holes`.

mod build;
mod determined;
pub(super) mod node;

use super::machines::{Machines, Next, NoStart};
use super::{Ending, Loose, Options, Schedule, Summary, Visitor};
use crate::event::{Place, Update, Value};
use crate::graph::{LocationId, MachineId, Places};
use crate::model::MemoryModel;
use crate::program::{Operation, Program, Start, Tracking};
use crate::random::SplitMix;
use node::{Line, Node, Op, OpId, Progress, Round, Source};
use std::sync::atomic::Ordering;

/// Why an exploration ends early.
pub(super) enum Stop {
    /// The summary says it.
    Ended(Ending),
    /// A thread does something that is not explored in this way, or there is too much to do.
    GivenUp,
}

/// Which executions are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All of them.
    All,
    /// Those with a cycle of `po | rf`.
    Cycles,
}

/// What exploration with pending reads went through.
#[derive(Clone, Debug, Default)]
pub struct Pended {
    /// The executions. [`Summary::candidates`] says whether there are no others.
    pub summary: Summary,
    /// How many parts of executions were looked at.
    pub parts: u64,
    /// How many of these could not be gone on with, and were no execution that is wanted.
    pub in_vain: u64,
}

/// What parts are of, and what becomes of them.
pub(super) struct Parts<'a, M, P: Program> {
    pub model: &'a mut M,
    pub program: &'a P,
    pub options: &'a Options,
    pub visitor: &'a mut dyn Visitor<P>,
    pub machines: Machines<P::State>,
    pub places: Places,
    pub random: SplitMix,
    pub summary: Summary,
    pub wanted: Wanted,
    pub looked_at: u64,
    pub in_vain: u64,
    all_atomic: bool,
}

impl<'a, M, P> Parts<'a, M, P>
where
    M: MemoryModel,
    P: Program,
{
    pub fn new(
        (model, program): (&'a mut M, &'a P),
        options: &'a Options,
        visitor: &'a mut dyn Visitor<P>,
        wanted: Wanted,
    ) -> Self {
        let limit = options.machine_states;
        let seed = match options.schedule {
            Schedule::Random(seed) => seed,
            Schedule::LeftToRight | Schedule::WriteFirst => 0,
        };
        Self {
            machines: Machines::new(Tracking::Dependencies, options, limit, (false, false)),
            places: Places::default(),
            random: SplitMix::new(seed),
            summary: Summary {
                candidates: true,
                loose: Loose::Anywhere,
                ..Summary::default()
            },
            wanted,
            looked_at: 0,
            in_vain: 0,
            all_atomic: !program.machine_level(),
            model,
            program,
            options,
            visitor,
        }
    }

    /// Sees whether somebody wants to stop, and gives up states of machines if there are many: all
    /// but those that these need.
    pub fn look_around<'n>(&mut self, nodes: impl Iterator<Item = &'n Node>) -> Result<(), Stop> {
        if let Some(interrupt) = &self.options.interrupt
            && interrupt.load(Ordering::Relaxed)
        {
            return Err(Stop::Ended(Ending::Interrupted));
        }
        if self.machines.is_full() {
            let lines = nodes.flat_map(|node| &node.lines);
            self.machines.keep(lines.flat_map(|line| {
                let issuers = line.ops.iter().map(|op| op.issuer);
                issuers.chain([line.tip])
            }));
        }
        Ok(())
    }

    /// What was gone through in the end.
    pub fn finish(mut self, outcome: Result<(), Stop>) -> Pended {
        match outcome {
            Ok(()) => {}
            Err(Stop::Ended(ending)) => self.summary.ending = ending,
            Err(Stop::GivenUp) => self.summary.candidates = false,
        }
        Pended {
            summary: self.summary,
            parts: self.looked_at,
            in_vain: self.in_vain,
        }
    }

    pub fn start(&mut self, start: Start) -> Result<MachineId, Stop> {
        let started = self.machines.start(self.program, start);
        started.map_err(|reason| match reason {
            NoStart::Runaway => Stop::GivenUp,
            NoStart::Untracked(reason) => Stop::Ended(Ending::InvalidProgram(reason.0)),
        })
    }

    /// Where a thread stands behind an operation; `None` if it does nothing any more.
    pub fn step_behind(&mut self, op: &Op) -> Option<MachineId> {
        let index = self.index_behind(op);
        let step = self
            .machines
            .step(self.program, op.issuer, op.returned, index);
        step.ok()
    }

    /// The index of what comes after an operation.
    pub fn index_behind(&self, op: &Op) -> u32 {
        let operation = self.machines.operation(op.issuer);
        let updates = matches!(operation, Operation::ReadModifyWrite { .. });
        op.index + 1 + u32::from(updates)
    }

    /// Whether an operation that was taken for known is what the thread does.
    pub fn is_same(&self, op: &Op, now: &Operation) -> bool {
        let before = self.machines.operation(op.issuer);
        match (before, now) {
            (
                Operation::ReadModifyWrite { place, mode, .. },
                Operation::ReadModifyWrite {
                    place: new_place,
                    mode: new_mode,
                    ..
                },
            ) if op.progress != Progress::Done => place == new_place && mode == new_mode,
            _ => before == now,
        }
    }

    /// The value with which a thread has ended.
    pub fn ended(&self, line: &Line) -> Option<Value> {
        let operation = self.machines.operation(line.tip);
        let ended = operation.ended();
        ended.filter(|_| line.is_done() && !line.failed)
    }

    /// Whether a thread will do nothing more.
    pub fn stands(&self, line: &Line) -> bool {
        let ended = self.machines.operation(line.tip).ended().is_some();
        line.is_done() && (line.failed || ended || !Next::is_live(line.tip))
    }

    /// The value that a source has; `None` if it is uninitialised.
    pub fn value_of(&self, node: &Node, place: Place, source: Source) -> Option<Value> {
        let Source::Write(write) = source else {
            return self.initial_value(node, place);
        };
        let op = node.op(write);
        let value = match self.machines.operation(op.issuer) {
            Operation::Store { value, .. } => Some(*value),
            Operation::ReadModifyWrite { update, .. } => update.apply(op.returned, place.size),
            Operation::BarrierInit { count, .. } => Some(Value(u64::from(*count))),
            _ => Some(Value::default()),
        };
        value.filter(|value| *value != Value::UNINITIALISED)
    }

    pub fn initial_value(&self, node: &Node, place: Place) -> Option<Value> {
        let is_zeroed = || {
            node.ops()
                .any(|(_, op)| match self.machines.operation(op.issuer) {
                    Operation::Allocate {
                        address,
                        size,
                        zeroed: true,
                        ..
                    } if op.progress == Progress::Done => {
                        let end = place.address.0 + u64::from(place.size);
                        address.0 <= place.address.0 && end <= address.0 + size
                    }
                    _ => false,
                })
        };
        let value = self.program.initial_value(place);
        value.or_else(|| is_zeroed().then(Value::default))
    }

    /// Whether the write behind a place is the write half of what has read the write there.
    pub fn is_inside_update(&self, node: &Node, location: LocationId, at: usize) -> bool {
        let Some(behind) = node.behind(location, at) else {
            return false;
        };
        let op = node.op(behind);
        let updates = matches!(
            self.machines.operation(op.issuer),
            Operation::ReadModifyWrite { .. }
        );
        updates && op.source.map(|source| node.place_of(location, source)) == Some(at)
    }

    /// The waits at a barrier that have not met others.
    pub fn waiting(&self, node: &Node, barrier: Place) -> Vec<OpId> {
        let waits = node.ops().filter(|(_, op)| {
            let here = match *self.machines.operation(op.issuer) {
                Operation::BarrierWait { place, .. } => place == barrier,
                _ => false,
            };
            here && op.progress == Progress::Waits
        });
        waits.map(|(id, _)| id).collect()
    }

    /// How many threads meet at a barrier, 0 if it is none.
    pub fn meeting(&self, node: &Node, barrier: Place) -> usize {
        let location = self.places.get(barrier);
        let last = location.and_then(|location| node.writes(location).last());
        let count = match last.map(|write| self.machines.operation(node.op(*write).issuer)) {
            None => self.program.initial_barrier(barrier),
            Some(Operation::BarrierInit { count, .. }) => Some(*count),
            Some(_) => None,
        };
        count.unwrap_or_default() as usize
    }

    /// Which of some waits that meet may be told that it came last: one that looks at its result,
    /// or none of these.
    pub fn serials(&self, node: &Node, members: &[OpId]) -> Vec<Option<OpId>> {
        let uses_result = |wait: &&OpId| {
            let operation = self.machines.operation(node.op(**wait).issuer);
            matches!(
                operation,
                Operation::BarrierWait {
                    uses_result: true,
                    ..
                }
            )
        };
        let users: Vec<OpId> = members.iter().filter(uses_result).copied().collect();
        let another = (users.len() < members.len()).then_some(None);
        another
            .into_iter()
            .chain(users.into_iter().map(Some))
            .collect()
    }

    /// The rounds in which some waits may meet.
    pub fn rounds(&mut self, node: &Node, members: &[OpId]) -> Vec<Round> {
        let serials = self.serials(node, members);
        self.summary.serial_threads |= serials.iter().any(Option::is_some);
        let round = |serial| Round {
            members: members.to_vec(),
            serial,
        };
        serials.into_iter().map(round).collect()
    }

    /// Whether nothing is left to do, and no more threads wait at a barrier than can.
    pub fn is_whole(&self, node: &Node) -> bool {
        node.ops().all(|(_, op)| match op.progress {
            Progress::Done => true,
            Progress::Waits => match *self.machines.operation(op.issuer) {
                Operation::BarrierWait { place, .. } => {
                    let waiting = self.waiting(node, place).len();
                    node.disturbed || waiting < self.meeting(node, place)
                }
                _ => false,
            },
            Progress::Missing | Progress::Pending | Progress::HasRead => false,
        })
    }
}

/// The place of an access.
pub(super) fn place_of(operation: &Operation) -> Option<Place> {
    match operation {
        Operation::Load { place, .. }
        | Operation::Store { place, .. }
        | Operation::ReadModifyWrite { place, .. }
        | Operation::BarrierInit { place, .. }
        | Operation::BarrierDestroy { place } => Some(*place),
        _ => None,
    }
}

/// Whether it depends on what a read-modify-write is given whether it writes.
pub(super) fn succeeds_by_data(operation: &Operation) -> bool {
    match operation {
        Operation::ReadModifyWrite { update, .. } => matches!(
            update,
            Update::Arrive | Update::AddWithin { .. } | Update::AddUnless { .. }
        ),
        _ => false,
    }
}
