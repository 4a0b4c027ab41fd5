//! Letters that are no steps of a graph, but need no bit matrix either: what they lead to is found
//! when a search comes to an event.

use super::step::{po_imm, po_imm_back};
use super::{Rows, Scratch, State, View};
use crate::event::{EventId, ThreadId};
use crate::graph::{ClockId, EventKind, Graph};

impl Rows {
    /// `po \\ loc`: the events after an event in program order, accesses of its own location aside.
    #[inline]
    pub fn po_elsewhere(&mut self, graph: &Graph, event: EventId, mut visit: impl FnMut(EventId)) {
        if let Some(later) = only_in_thread(graph, event) {
            let location = graph.location(event);
            for next in later {
                if location.is_none() || graph.location(*next) != location {
                    visit(*next);
                }
            }
            return;
        }
        let step = |at, reached: &mut dyn FnMut(EventId)| po_imm(graph, at, reached);
        elsewhere(&mut self.scratch, graph, event, step, visit);
    }

    /// [`Self::po_elsewhere`] backwards.
    pub fn po_elsewhere_back(&mut self, graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
        let step = |at, reached: &mut dyn FnMut(EventId)| po_imm_back(graph, at, reached);
        elsewhere(&mut self.scratch, graph, event, step, visit);
    }
}

/// All events after an event in program order, if they are of the same thread: no thread is created
/// by them or waits for them, and no barrier is waited at.
#[inline]
fn only_in_thread(graph: &Graph, event: EventId) -> Option<&[EventId]> {
    let thread = graph.thread(event)?;
    let later = &graph.thread_events(thread)[graph.index(event) as usize..];
    let leads_elsewhere = |event: &EventId| {
        matches!(
            graph.kind(*event),
            EventKind::Create(_) | EventKind::BarrierWait
        )
    };
    if !graph.joins(thread).is_empty() || later.iter().any(leads_elsewhere) {
        return None;
    }
    Some(&later[1..])
}

/// The state of searches that have but one.
const ONLY: State = State(0);

#[inline(never)]
fn elsewhere(
    scratch: &mut Scratch,
    graph: &Graph,
    event: EventId,
    step: impl Fn(EventId, &mut dyn FnMut(EventId)),
    mut visit: impl FnMut(EventId),
) {
    let location = graph.location(event);
    let mut visit = |next| {
        if location.is_none() || graph.location(next) != location {
            visit(next);
        }
    };
    let Scratch { marks, stack, .. } = scratch;
    marks.reset(graph.len(), 1);
    stack.clear();
    stack.push((event, ONLY));
    while let Some((at, _)) = stack.pop() {
        step(at, &mut |next| {
            if marks.insert(next, ONLY) {
                stack.push((next, ONLY));
                visit(next);
            }
        });
    }
}

/// A view that is closed: the first event of each thread that it has after an event. It has all
/// later events of the thread after the event too, and no earlier ones, which is why halving finds
/// the first. In its own thread that is the next event: views contain `po` and are causal.
#[inline]
pub fn first_in_view<V: View>(
    view: &V,
    clock: ClockId,
    graph: &Graph,
    event: EventId,
    mut visit: impl FnMut(EventId),
) {
    let Some(thread) = graph.thread(event) else {
        return po_imm(graph, event, visit);
    };
    for other in graph.threads() {
        if other == thread {
            graph.po_next(event).into_iter().for_each(&mut visit);
        } else if let Some(first) = after(view, clock, graph, (event, thread), other).first() {
            visit(*first);
        }
    }
}

/// The events of another thread that a closed view has after an event of this one.
#[inline]
fn after<'g, V: View>(
    view: &V,
    clock: ClockId,
    graph: &'g Graph,
    (event, thread): (EventId, ThreadId),
    other: ThreadId,
) -> &'g [EventId] {
    let index = graph.index(event);
    let events = graph.thread_events(other);
    let Some((last, earlier)) = events.split_last() else {
        return &[];
    };
    // What the event before a thread's event has before it, the stored clock has.
    let stored = |later: EventId| graph.clock(later, clock)[thread.index()] > index;
    let found = match stored(*last) {
        true => first_index(earlier, stored),
        false => events.len(),
    };
    let read = found
        .checked_sub(1)
        .filter(|before| is_read_before(view, clock, graph, event, events[*before]));
    &events[read.unwrap_or(found)..]
}

/// Threads up to this length are gone through one by one, which is faster.
const SHORT: usize = 8;

/// The index of the first event for which something holds that holds for all later ones too.
#[inline]
fn first_index(events: &[EventId], holds: impl Fn(EventId) -> bool) -> usize {
    if events.len() > SHORT {
        return events.partition_point(|event| !holds(*event));
    }
    let last = events.iter().rposition(|event| !holds(*event));
    last.map_or(0, |last| last + 1)
}

/// `v & loc`: the accesses of an event's location that a view has after it. In its own thread those
/// are the later ones: views contain `po` and are causal. If the view is closed, those of another
/// thread are the accesses from some event on.
#[inline]
pub fn view_at_location<V: View>(
    view: &V,
    clock: ClockId,
    graph: &Graph,
    event: EventId,
    mut visit: impl FnMut(EventId),
) {
    let Some(thread) = graph.thread(event) else {
        let others = accesses(graph, event).filter(|later| !graph.is_initial(*later));
        return others.for_each(visit);
    };
    let location = graph.location(event);
    if location.is_none() {
        return;
    }
    for other in graph.threads() {
        let events = graph.thread_events(other);
        let (later, all) = if other == thread {
            (&events[graph.index(event) as usize + 1..], true)
        } else if view.is_closed() {
            (after(view, clock, graph, (event, thread), other), true)
        } else {
            (events, false)
        };
        for later in later {
            if graph.location(*later) == location
                && (all || is_before(view, clock, graph, event, *later))
            {
                visit(*later);
            }
        }
    }
}

/// [`view_at_location`] backwards.
#[inline]
pub fn view_at_location_back<V: View>(
    view: &V,
    clock: ClockId,
    graph: &Graph,
    event: EventId,
    visit: impl FnMut(EventId),
) {
    accesses(graph, event)
        .filter(|earlier| is_before(view, clock, graph, *earlier, event))
        .for_each(visit);
}

/// Whether a view, which is kept as this clock, has an event before another.
#[inline]
pub fn is_before<V: View>(
    view: &V,
    clock: ClockId,
    graph: &Graph,
    earlier: EventId,
    later: EventId,
) -> bool {
    !graph.is_initial(later)
        && (graph.in_clock(earlier, later, clock)
            || is_read_before(view, clock, graph, earlier, later))
}

/// Whether a view has an event before another by what the other reads.
#[inline]
fn is_read_before<V: View>(
    view: &V,
    clock: ClockId,
    graph: &Graph,
    earlier: EventId,
    later: EventId,
) -> bool {
    let mut found = false;
    view.each_message(clock, graph, later, |told| {
        found |= graph.includes(told, earlier);
    });
    found
}

/// The accesses of an event's location.
fn accesses(graph: &Graph, event: EventId) -> impl Iterator<Item = EventId> + '_ {
    let locations = graph.location(event).into_iter();
    locations.flat_map(|location| {
        let writes = graph.co(location).iter();
        writes.chain(graph.reads(location)).copied()
    })
}
