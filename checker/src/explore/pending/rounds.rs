//! Waits at barriers, and which of them meet.
//!
//! A wait comes when everything before it is done, and nothing passes it. When it comes it meets
//! some of those that wait, as many as meet in a round, or waits for others. All ways are tried, so
//! that the final execution dictates this step like all others. In a whole execution fewer threads
//! wait at a barrier than meet there.
//!
//! Rounds stand for all orders of arrival only where it is determined which waits meet
//! ([`crate::barrier`]). Here that is told by creation, join, rounds and program order alone. Of an
//! execution in which it does not follow from these, it is only said that it was not explored.

use super::node::{Line, Node, OpId, Progress, Round};
use super::{Pending, Stop};
use crate::builtin::BuiltinRelation;
use crate::event::{EventId, Place, Value};
use crate::graph::{BarrierWrite, Graph, LocationId};
use crate::model::MemoryModel;
use crate::program::{Operation, Program};
use std::collections::BTreeSet;

impl<M, P> Pending<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Adds a wait: it meets others, or waits.
    pub(super) fn add_wait(&mut self, mut node: Node, id: OpId, place: Place) -> Result<(), Stop> {
        let others = self.waiting(&node, place);
        let count = self.meeting(&node, place);
        if count == 0 {
            return Err(Stop::GivenUp);
        }
        self.push_tip(&mut node, id, Progress::Waits);
        for mut members in subsets(&others, count - 1) {
            members.push(id);
            members.sort();
            self.meet(&node, &members)?;
        }
        let is_needed = others.len() + 1 < count;
        let someone_may_come = |(thread, line): (usize, &Line)| {
            thread != id.thread && !line.waits() && !self.stands(line)
        };
        if is_needed || count > 1 && node.lines.iter().enumerate().any(someone_may_come) {
            return self.push_if_consistent(node);
        }
        Ok(())
    }

    /// Lets waits meet, with every one that looks at its result as the one that came last.
    fn meet(&mut self, node: &Node, members: &[OpId]) -> Result<(), Stop> {
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
        self.summary.serial_threads |= !users.is_empty();
        let another = (users.len() < members.len()).then_some(None);
        for serial in another.into_iter().chain(users.into_iter().map(Some)) {
            let mut next = node.clone();
            next.rounds.push(Round {
                members: members.to_vec(),
                serial,
            });
            for wait in members {
                next.op_mut(*wait).progress = Progress::Done;
            }
            for wait in members {
                let returned = Value(u64::from(serial == Some(*wait)));
                self.give(&mut next, *wait, returned)?;
            }
            self.push_if_consistent(next)?;
        }
        Ok(())
    }

    /// Whether nothing is left to do, and no more threads wait at a barrier than can.
    pub(super) fn is_whole(&self, node: &Node) -> bool {
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

    /// The waits at a barrier that have not met others.
    pub(super) fn waiting(&self, node: &Node, barrier: Place) -> Vec<OpId> {
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
    fn meeting(&self, node: &Node, barrier: Place) -> usize {
        let location = self.places.get(barrier);
        let last = location.and_then(|location| node.writes(location).last());
        let count = match last.map(|write| self.machines.operation(node.op(*write).issuer)) {
            None => self.program.initial_barrier(barrier),
            Some(Operation::BarrierInit { count, .. }) => Some(*count),
            Some(_) => None,
        };
        count.unwrap_or_default() as usize
    }
}

/// All sets of so many of these.
fn subsets(of: &[OpId], count: usize) -> Vec<Vec<OpId>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((first, others)) = of.split_first() else {
        return Vec::new();
    };
    let mut all = subsets(others, count);
    all.extend(subsets(others, count - 1).into_iter().map(|mut set| {
        set.push(*first);
        set
    }));
    all
}

/// Whether program order, with creation, join and rounds, says of all barriers of an execution when
/// they are made and ended, and which waits meet.
pub(super) fn are_determined(graph: &Graph) -> bool {
    let barriers: BTreeSet<LocationId> = graph
        .events()
        .filter_map(|event| graph.barrier(event).or(graph.location(event)))
        .filter(|location| graph.is_barrier(*location) || !graph.waits(*location).is_empty())
        .collect();
    if barriers.is_empty() {
        return true;
    }
    let execution = graph.execution();
    let po = execution.relation(BuiltinRelation::Po);
    let before = |a: EventId, b: EventId| po.contains(a.index(), b.index());
    barriers.into_iter().all(|barrier| {
        is_made_and_ended(graph, barrier, before)
            && is_not_read(graph, barrier)
            && waits_are_determined(graph, barrier, before)
    })
}

/// Whether the writes to a barrier come one after the other, it is made for some threads when it is
/// none, and ended when it is one, and nothing else is written in the meantime.
fn is_made_and_ended(
    graph: &Graph,
    barrier: LocationId,
    before: impl Fn(EventId, EventId) -> bool,
) -> bool {
    let writes = graph.co(barrier);
    let mut in_force = None;
    writes.windows(2).all(|pair| before(pair[0], pair[1]))
        && writes.iter().all(|write| {
            let role = graph.barrier_write(*write);
            let fits = match role {
                Some(BarrierWrite::Init) => graph.value(*write).0 > 0 && !is_made(in_force),
                Some(BarrierWrite::Destroy) => is_made(in_force),
                None => !is_made(in_force),
            };
            in_force = role.or(in_force);
            fits
        })
}

fn is_made(in_force: Option<BarrierWrite>) -> bool {
    in_force == Some(BarrierWrite::Init)
}

/// Whether nothing reads what made or ended a barrier.
fn is_not_read(graph: &Graph, barrier: LocationId) -> bool {
    !graph.events().any(|event| {
        let source = graph.rf(event);
        graph.location(event) == Some(barrier)
            && source.is_some_and(|source| graph.barrier_write(source).is_some())
    })
}

/// Whether every wait comes after what made the barrier and before what ends it, and either before
/// or after every round in which it is not.
fn waits_are_determined(
    graph: &Graph,
    barrier: LocationId,
    before: impl Fn(EventId, EventId) -> bool,
) -> bool {
    let (waits, writes) = (graph.waits(barrier), graph.co(barrier));
    // What is before others of its own round need not be there when a wait comes.
    let comes_after = |wait: EventId, event: EventId| {
        let previous = graph.po_previous(wait).or(graph.tc_previous(wait));
        let is_there = |at: EventId| graph.round(at).any(|met| met == event) || before(event, at);
        graph.is_initial(event) || previous.is_some_and(is_there)
    };
    let finds_barrier = |wait: EventId| {
        let earlier = writes.iter().take_while(|write| comes_after(wait, **write));
        let (earlier, later) = writes.split_at(earlier.count());
        let last = earlier.last().and_then(|write| graph.barrier_write(*write));
        is_made(last) && later.iter().all(|write| before(wait, *write))
    };
    let comes_in_turn = |wait: EventId| {
        let others = waits.iter().filter(|other| graph.is_matched(**other));
        let mut others = others.filter(|other| !graph.round(**other).any(|met| met == wait));
        others.all(|other| comes_after(wait, *other) || comes_after(*other, wait))
    };
    let mut waits = waits.iter().copied();
    waits.all(|wait| finds_barrier(wait) && comes_in_turn(wait))
}
