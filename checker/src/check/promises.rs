//! Whether a program does what it says of its accesses ([`Promise`]), in a whole execution.
//!
//! * What is said to be the last write of its place is followed by no other one in coherence.
//! * Who helps with a compare-exchange waits until another thread has made it
//!   ([`WaitKind::Help`](crate::program::WaitKind::Help)). In the program, it might have made it
//!   itself, from each write that has the expected value and comes before what it read. That makes
//!   no difference if each of them was replaced by an exchange that is helped, by the same value;
//!   and if who helps knew all that the other one had written before, so that whoever reads the
//!   value learns no less from one than from the other. What a thread knows is told by what it
//!   reads with acquire of what was written with release: models may promise more.

use super::collector::Identity;
use super::describe;
use super::report::About;
use crate::event::{EventId, Mode, Value};
use crate::explore::Explored;
use crate::graph::EventKind;
use crate::model::Severity;
use crate::program::{ProblemKind, Program, Promise};
use fixedbitset::FixedBitSet;

/// What an execution shows of promises that are not kept.
pub(super) fn broken<P: Program>(at: &Explored<'_, P>) -> Option<(Identity, About)> {
    let graph = at.graph();
    graph.events().find_map(|event| {
        let promise = at.program().promise(at.issuer(event)?)?;
        let (other, what) = match (promise, graph.kind(event)) {
            (Promise::Final, EventKind::Write) => (
                graph.co_next(event)?,
                "is marked as the last one of its place, and another one follows: the",
            ),
            (Promise::Helping { expected, desired }, EventKind::Read) => {
                unhelped(at, event, (expected, desired))?
            }
            _ => return None,
        };
        Some(identify(at, event, other, what))
    })
}

fn identify<P: Program>(
    at: &Explored<'_, P>,
    event: EventId,
    other: EventId,
    what: &str,
) -> (Identity, About) {
    let kind = ProblemKind::Annotation;
    let (own, others) = (describe::event(at, event), describe::event(at, other));
    let identity = Identity {
        kind: kind.into(),
        severity: Severity::Error,
        message: format!("the {own} {what} {others}"),
        source: at.source_position(event),
    };
    (identity, About::events(&[event, other], kind.name()))
}

/// A write that who helps might have replaced, so that something else would have come of it than
/// what did; and why.
fn unhelped<P: Program>(
    at: &Explored<'_, P>,
    read: EventId,
    (expected, desired): (Value, Value),
) -> Option<(EventId, &'static str)> {
    let graph = at.graph();
    // Who reads what is still to be replaced waits.
    let source = graph
        .rf(read)
        .filter(|source| graph.value(*source) != expected)?;
    let writes = graph.co(graph.location(read)?);
    let upto = writes.iter().position(|write| *write == source)?;
    let mut known = None;
    for write in writes[..=upto].iter().copied() {
        if graph.value(write) != expected {
            continue;
        }
        let replaced = graph
            .co_next(write)
            .filter(|next| graph.is_write_half(*next));
        let half = replaced.and_then(|next| graph.rmw_partner(next));
        let (Some(next), Some(half)) = (replaced, half) else {
            let why = "is to help with an exchange, and a store replaced what was there: the";
            return Some((graph.co_next(write)?, why));
        };
        let promise = at
            .issuer(half)
            .and_then(|state| at.program().promise(state));
        if promise != Some(Promise::Helped) || graph.value(next) != desired {
            let why = "is to help with an exchange, and another one was made: the";
            return Some((next, why));
        }
        let known = known.get_or_insert_with(|| before(at, read));
        let missed = before(at, half).difference(known).find_map(|event| {
            let event = EventId(event as u32);
            (graph.kind(event) == EventKind::Write && !is_of(at, event, read)).then_some(event)
        });
        if let Some(missed) = missed {
            let why = "is to help with an exchange, and need not know what came before it: the";
            return Some((missed, why));
        }
    }
    None
}

/// Whether two events are of the same thread.
fn is_of<P: Program>(at: &Explored<'_, P>, event: EventId, other: EventId) -> bool {
    at.graph().thread(event) == at.graph().thread(other)
}

/// The events that the thread of an event knows before it.
fn before<P: Program>(at: &Explored<'_, P>, event: EventId) -> FixedBitSet {
    let graph = at.graph();
    let mut known = FixedBitSet::with_capacity(graph.len());
    // Also whether a fence is behind, so that every read acquires.
    let mut fenced = known.clone();
    let mut open = Vec::new();
    let mut come = |open: &mut Vec<(EventId, bool)>, to: EventId, acquires: bool| {
        let new = !known.put(to.0 as usize);
        let newly_fenced = acquires && !fenced.put(to.0 as usize);
        if new || newly_fenced {
            open.push((to, acquires));
        }
    };
    if let Some(previous) = graph.po_previous(event) {
        come(&mut open, previous, false);
    }
    while let Some((event, acquires)) = open.pop() {
        let mode = graph.mode(event);
        let kind = graph.kind(event);
        if let EventKind::Join(child) = kind
            && let Some(last) = graph.thread_events(child).last()
        {
            come(&mut open, *last, false);
        }
        if kind == EventKind::Read && (acquires || acquires_by(mode)) {
            let mut source = graph.rf(event);
            // A chain of read-modify-writes passes on what its first write has released.
            while let Some(write) = source {
                match (mode_of_release(at, write), graph.is_write_half(write)) {
                    (Some(released), _) => {
                        come(&mut open, released, false);
                        if !graph.is_write_half(write) {
                            break;
                        }
                    }
                    (None, true) => {}
                    (None, false) => break,
                }
                let half = graph.rmw_partner(write);
                source = half.and_then(|half| graph.rf(half));
            }
        }
        let acquires = acquires || matches!(kind, EventKind::Fence(_)) && acquires_by(mode);
        if let Some(previous) = graph.po_previous(event) {
            come(&mut open, previous, acquires);
        } else if let Some(creator) = graph.thread(event).and_then(|own| graph.creator(own)) {
            come(&mut open, creator, false);
        }
    }
    known
}

fn acquires_by(mode: Mode) -> bool {
    matches!(
        mode,
        Mode::Acquire | Mode::AcquireRelease | Mode::SequentiallyConsistent
    )
}

fn releases_by(mode: Mode) -> bool {
    matches!(
        mode,
        Mode::Release | Mode::AcquireRelease | Mode::SequentiallyConsistent
    )
}

/// What a write releases all that comes before of: itself, or a fence before it.
fn mode_of_release<P: Program>(at: &Explored<'_, P>, write: EventId) -> Option<EventId> {
    let graph = at.graph();
    if releases_by(graph.mode(write)) {
        return Some(write);
    }
    let mut earlier = std::iter::successors(graph.po_previous(write), |e| graph.po_previous(*e));
    earlier.find(|event| {
        matches!(graph.kind(*event), EventKind::Fence(_)) && releases_by(graph.mode(*event))
    })
}
