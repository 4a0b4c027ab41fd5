//! Whether it is determined which waits at barriers meet.
//!
//! Rounds stand for all orders of arrival only where it is determined which waits meet
//! ([`crate::barrier`]). Here that is told by creation, join, rounds and program order alone. Of an
//! execution in which it does not follow from these, it is only said that it was not explored.

use crate::builtin::BuiltinRelation;
use crate::event::EventId;
use crate::graph::{BarrierWrite, Graph, LocationId};
use std::collections::BTreeSet;

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
