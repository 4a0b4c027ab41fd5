//! Coherence from a clock: `irreflexive v;(rf | co | fr)+` for a relation `v` that is kept as a
//! clock.
//!
//! An event `e` breaks it if some `x` is `v`-before `e` and `e` is before `x` in extended
//! coherence. Which `x` are those? If `e` reads a write `w`: the writes after `w` in `co`, and
//! their readers. If `e` is a write: the writes after `e` in `co`, and their readers. Let us say
//! that an event has *seen* a write if the write, or one of its readers, is `v`-before the event.
//! Then an event must neither read a write that is `co`-before one that it has seen, nor be put
//! before such a one.
//!
//! Why it suffices to look at the new event: clocks hold causal relations, and a new event, or a
//! read that is revisited, has nothing causally after it. So every new pair of `v` ends there. And
//! a path of `rf`, `co` and `fr` that passes the new event on its way leads between events that
//! were related before, because `co` is total.
//!
//! # Choices within the range
//!
//! Where a model bounds choices by a clock (`first_readable`, `first_place`, `may_revisit`), no
//! choice is asked about that contradicts the *stored* clock of its event. Two things are left to
//! look at ([`choice_agrees`]): what a read is told by what it reads, and write halves, which have
//! no choice of their own.

use super::View;
use crate::event::EventId;
use crate::graph::{ClockId, Graph};

/// Whether a clock includes a write or one of its readers.
#[inline]
pub fn seen(graph: &Graph, clock: &[u32], write: EventId) -> bool {
    graph.includes(clock, write)
        || graph
            .readers(write)
            .any(|reader| graph.includes(clock, reader))
}

/// The position of the last write in `co` of its location that a new event has seen: the first that
/// it may read, or behind which it may be put.
#[inline]
pub fn last_seen(graph: &Graph, clock: &[u32], event: EventId) -> usize {
    let Some(location) = graph.location(event) else {
        return 0;
    };
    let seen = |write: &EventId| seen(graph, clock, *write);
    graph.co(location).iter().rposition(seen).unwrap_or(0)
}

/// Whether an event has not seen any write after another in `co`.
#[inline]
pub fn unseen_after(graph: &Graph, clock: &[u32], write: EventId) -> bool {
    !graph
        .co_after(write)
        .iter()
        .any(|later| seen(graph, clock, *later))
}

/// [`last_seen`] over the causal order, whose clock graphs keep themselves.
#[inline]
pub fn last_seen_causally(graph: &Graph, event: EventId) -> usize {
    last_seen(graph, graph.prefix(event), event)
}

/// Whether a read that may be made to read a write has not seen any later one by the causal order.
/// What it reads now does not matter, though the clock of the prefix has the read itself in it.
#[inline]
pub fn causally_unseen_after(graph: &Graph, read: EventId, write: EventId) -> bool {
    let prefix = graph.prefix(read);
    !graph.co_after(write).iter().any(|later| {
        let mut readers = graph.readers(*later);
        graph.includes(prefix, *later)
            || readers.any(|reader| reader != read && graph.includes(prefix, reader))
    })
}

/// Whether an event, and its read half if it is a write half, agrees with coherence over a view,
/// which is kept as this clock.
pub fn agrees<V: View>(view: &V, clock: ClockId, graph: &Graph, event: EventId) -> bool {
    let mut both = std::iter::once(event).chain(super::read_half(graph, event));
    both.all(|event| {
        let Some(place) = seen_write(graph, event) else {
            return true;
        };
        unseen_after(graph, graph.clock(event, clock), place)
            && untold_after(view, clock, graph, event, place)
    })
}

/// [`agrees`] for a choice that the clock does not refuse.
#[inline]
pub fn choice_agrees<V: View>(view: &V, clock: ClockId, graph: &Graph, event: EventId) -> bool {
    match graph.rf(event) {
        Some(source) => {
            graph.co_next(source).is_none() || untold_after(view, clock, graph, event, source)
        }
        None => {
            !graph.is_write_half(event) || unseen_after(graph, graph.clock(event, clock), event)
        }
    }
}

/// Whether a read is not told by what it reads of any write after another in `co`.
#[inline]
fn untold_after<V: View>(
    view: &V,
    clock: ClockId,
    graph: &Graph,
    read: EventId,
    write: EventId,
) -> bool {
    let mut untold = true;
    view.each_message(clock, graph, read, |told| {
        untold = untold && unseen_after(graph, told, write);
    });
    untold
}

/// [`agrees`] over the causal order, in which a read is told all that is before what it reads.
pub fn agrees_causally(graph: &Graph, event: EventId) -> bool {
    let mut both = std::iter::once(event).chain(super::read_half(graph, event));
    both.all(|event| {
        let Some(place) = seen_write(graph, event) else {
            return true;
        };
        let source = graph.rf(event);
        unseen_after(graph, graph.prefix(event), place)
            && source.is_none_or(|source| unseen_after(graph, graph.prefix(source), place))
    })
}

/// [`choice_agrees`] over the causal order.
#[inline]
pub fn choice_agrees_causally(graph: &Graph, event: EventId) -> bool {
    match graph.rf(event) {
        Some(source) => unseen_after(graph, graph.prefix(source), source),
        None => !graph.is_write_half(event) || unseen_after(graph, graph.prefix(event), event),
    }
}

/// The write whose successors in `co` an event is before: itself, or what it reads.
#[inline]
fn seen_write(graph: &Graph, event: EventId) -> Option<EventId> {
    graph.rf(event).or_else(|| {
        let placed = graph.co_position(event).is_some();
        placed.then_some(event)
    })
}

/// What `po-loc` alone says about the place of a new event: the position in `co` of the previous
/// access of its location in the same thread, or of what that reads.
///
/// Choices within this bound agree with `acyclic po-loc | rf | co | fr`, given that the other
/// events do, and no others. A new cycle goes through the event, so it has a step of `po-loc` into
/// it: all others at its location are within the extended coherence `rf | co;rf? | fr;rf?`, which
/// orders any two accesses but those that read the same write, and has no cycles. So the event must
/// not be before an earlier access of its thread in that order; and if it is not before the last of
/// those, then it is before none, as the last is not before the others. A write half is behind what
/// its read half reads.
#[inline]
pub fn last_seen_by_thread(graph: &Graph, event: EventId) -> usize {
    let location = graph.location(event);
    let mut earlier = graph.po_previous(event);
    while let Some(other) = earlier {
        if graph.location(other) == location
            && let Some(write) = seen_write(graph, other)
        {
            return graph.co_position(write).unwrap_or(0);
        }
        earlier = graph.po_previous(other);
    }
    0
}
