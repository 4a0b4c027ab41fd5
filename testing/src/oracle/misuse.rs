//! Whether a program misuses barriers, by brute force and by definition: every execution is looked
//! at when it is finished, without regard to the order in which its events were added.
//!
//! Brute force lets waits meet in every way that some order of arrival allows, also where more wait
//! than can meet, and goes on after a misuse. So it sees more executions than exploration, which
//! stops a thread there; but whether there is a misuse at all must be the same.

use super::brute::{BruteForce, brute_force_graphs};
use katec_checker::barrier::happens_before;
use katec_checker::event::EventId;
use katec_checker::graph::{BarrierWrite, EventKind, Graph, LocationId};
use katec_checker::model::MemoryModel;
use katec_checker::program::Program;

/// Whether a program misuses a barrier in some execution.
pub fn misuses_barriers<M: MemoryModel, P: Program>(model: &mut M, program: &P) -> bool {
    let mut misused = false;
    brute_force_graphs(model, program, BruteForce::Prune, |model, graph, _| {
        misused = misused || is_misused(model, graph);
    });
    misused
}

fn is_misused<M: MemoryModel>(model: &mut M, graph: &Graph) -> bool {
    let withdrawn = |event: EventId| {
        graph.kind(event) == EventKind::BarrierWait && graph.barrier(event).is_none()
    };
    let wrong_read = |event: EventId| {
        let source = graph.rf(event);
        source.is_some_and(|source| graph.barrier_write(source).is_some())
    };
    let mut events = graph.events();
    if events.any(|event| withdrawn(event) || wrong_read(event)) {
        return true;
    }
    let barriers = graph.events().filter(|event| graph.is_initial(*event));
    let mut barriers = barriers.filter_map(|initial| graph.location(initial));
    barriers.any(|location| graph.is_barrier(location) && is_misused_at(model, graph, location))
}

fn is_misused_at<M: MemoryModel>(model: &mut M, graph: &Graph, location: LocationId) -> bool {
    use BarrierWrite::{Destroy, Init};
    let writes = graph.co(location);
    let mut before = |a: EventId, b: EventId| happens_before(model, graph, a, b);
    // From the first initialisation on, writes come one after the other, and make and end barriers
    // in turn.
    let mut in_force = None;
    for (i, write) in writes.iter().enumerate() {
        let what = graph.barrier_write(*write);
        let allowed = match (in_force, what) {
            (Some(Init), what) => what == Some(Destroy),
            (_, what) => what != Some(Destroy),
        };
        let known = i == 0 || (in_force.is_none() && what.is_none()) || {
            writes[..i].iter().all(|other| before(*other, *write))
        };
        let zero = what == Some(Init) && graph.value(*write).0 == 0;
        if !allowed || !known || zero {
            return true;
        }
        in_force = what.or(in_force);
    }
    // Every wait has an initialisation in force, and is ordered with all writes.
    for wait in graph.waits(location) {
        let mut last = None;
        for write in writes {
            if before(*write, *wait) {
                last = Some(*write);
            } else if !before(*wait, *write) {
                return true;
            }
        }
        if last.and_then(|write| graph.barrier_write(write)) != Some(Init) {
            return true;
        }
    }
    // Nowhere are there more waits at the same time than can meet.
    let count = writes.iter().rev().find_map(|write| {
        let made = graph.barrier_write(*write) == Some(Init);
        made.then(|| graph.value(*write).0 as usize)
    });
    largest_antichain(graph, graph.waits(location), &mut Vec::new()) > count.unwrap_or(0)
}

/// The size of the largest set of waits of which none is causally before another, beyond those that
/// are chosen already.
fn largest_antichain(graph: &Graph, waits: &[EventId], chosen: &mut Vec<EventId>) -> usize {
    let Some((wait, rest)) = waits.split_first() else {
        return chosen.len();
    };
    let without = largest_antichain(graph, rest, chosen);
    let ordered =
        |other: &EventId| graph.in_prefix(*other, *wait) || graph.in_prefix(*wait, *other);
    if chosen.iter().any(ordered) {
        return without;
    }
    chosen.push(*wait);
    let with = largest_antichain(graph, rest, chosen);
    chosen.pop();
    with.max(without)
}
