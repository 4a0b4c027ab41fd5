//! Vector clocks of relations.
//!
//! A relation is kept as a clock per event if it contains `po`, is closed under `po` on the left,
//! and has only causal steps (`po`, `rf` and what is within them). Then the events before `e` are
//! the first events of each thread, and they depend on the causal prefix of `e` only.
//!
//! # Stable clocks
//!
//! What is stored for `e` is the *stable* part: the paths whose last step is not from a write to
//! its reader. It does not depend on what `e` itself reads. So it is known when `e` is added, and
//! it stays right when `e` is made to read something else. The rest are the paths that end with a
//! reading step into `e`. They are added when they are asked for ([`Scratch::full_clock`]).
//!
//! # Messages
//!
//! What comes to a reader from a write depends on the write alone, once it is known in which states
//! the reading step leaves it. Such a set of states is a *message* of the view. Each message has a
//! clock of its own, behind the clock of the view, which is stored with every write when the write
//! is added. So a read costs one join, however far back the release lies that the write carries on.
//! What a write depends on is never removed without it, so its messages never change.

use super::{Marks, Scratch, State};
use crate::builtin::SetMask;
use crate::define_id;
use crate::event::EventId;
use crate::graph::{ClockId, EventKind, Graph, Lane};

define_id!(
    /// A view of a model.
    ViewId
);

define_id!(
    /// A message of a view.
    Message
);

/// A relation as an automaton that is walked backwards, from the last event of a path to its first.
pub trait View {
    /// How many states there are.
    fn states(&self) -> u32;

    /// Whether a path can end in a state at an event in these sets: where the walk starts.
    #[inline]
    fn starts(&self, state: State, _: SetMask) -> bool {
        state == State(0)
    }

    /// Whether a path can begin in a state at an event in these sets: the event is before the one
    /// where the walk started.
    #[inline]
    fn reaches(&self, state: State, _: SetMask) -> bool {
        state == State(0)
    }

    /// Whether all paths of the relation whose last step is not a reading one, and no other such
    /// paths, lead to this state. Then the stored clock of an event stands for all of them, and
    /// only reading steps are walked on.
    fn joins(&self, state: State) -> bool;

    /// Whether what the relation has before an event, it has before all later events of the thread,
    /// too: it contains what it is composed with `po` on the right.
    #[inline]
    fn is_closed(&self) -> bool {
        false
    }

    /// Whether a walk may find anything from a state, as far as a graph tells at once.
    #[inline]
    fn may_find(&self, _: State, _: &Graph) -> bool {
        true
    }

    /// Visits what the steps that are not from a write to its reader come from.
    fn stable_step<F: FnMut(EventId, State)>(
        &self,
        graph: &Graph,
        event: EventId,
        state: State,
        visit: F,
    );

    /// Visits the writes that the steps from a write to its reader come from, with what they tell
    /// the reader.
    fn reading_step<F: FnMut(EventId, Message)>(
        &self,
        graph: &Graph,
        event: EventId,
        state: State,
        visit: F,
    );

    /// How many messages there are.
    fn messages(&self) -> u32;

    /// Visits the states of a message at a write in these sets.
    fn message<F: FnMut(State)>(&self, message: Message, sets: SetMask, visit: F);

    /// Visits the clocks of what a read is told by what it reads, given the clock as which the
    /// view is kept.
    #[inline]
    fn each_message<'g, F: FnMut(&'g [u32])>(
        &self,
        clock: ClockId,
        graph: &'g Graph,
        read: EventId,
        mut visit: F,
    ) {
        if graph.rf(read).is_none() {
            return;
        }
        let sets = graph.sets(read);
        for state in State::first(self.states()).filter(|state| self.starts(*state, sets)) {
            self.reading_step(graph, read, state, |write, message| {
                visit(graph.clock(write, message_clock(clock, message)));
            });
        }
    }
}

/// The views of a model, by their ids. For code that has to be the same for all models.
pub trait Views {
    /// Computes the whole clock of an event into [`Scratch::clock`].
    fn full_clock(&self, scratch: &mut Scratch, graph: &Graph, view: ViewId, event: EventId);
}

/// No views at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoViews;

impl Views for NoViews {
    fn full_clock(&self, scratch: &mut Scratch, graph: &Graph, _: ViewId, _: EventId) {
        scratch.clear_clock(graph);
    }
}

impl Scratch {
    /// The clock that was computed last.
    #[inline]
    pub fn clock(&self) -> &[u32] {
        &self.clock
    }

    #[inline]
    fn clear_clock(&mut self, graph: &Graph) {
        self.clock.clear();
        self.clock.resize(graph.clock_width(), 0);
    }

    /// Computes and stores what is kept for an event that was just added: the stable clock, and
    /// for a write the clocks of its messages behind it.
    #[inline]
    pub fn update_view<V: View>(
        &mut self,
        view: &V,
        clock: ClockId,
        graph: &mut Graph,
        event: EventId,
    ) {
        match graph.clock_lanes() {
            1 => self.update_clocks::<V, [Lane; 1]>(view, clock, graph, event),
            2 => self.update_clocks::<V, [Lane; 2]>(view, clock, graph, event),
            _ => self.update_clocks::<V, Vec<u32>>(view, clock, graph, event),
        }
    }

    fn update_clocks<V: View, C: Clock>(
        &mut self,
        view: &V,
        clock: ClockId,
        graph: &mut Graph,
        event: EventId,
    ) {
        if State::first(view.states()).all(|state| view.joins(state)) {
            return self.update_at_once::<V, C>(view, clock, graph, event);
        }
        let sets = graph.sets(event);
        let mut walk = Walk::<V, C>::new(self, view, clock, graph);
        for state in State::first(view.states()).filter(|state| view.starts(*state, sets)) {
            view.stable_step(graph, event, state, |from, state| walk.enter(from, state));
        }
        let found = walk.finish();
        found.store(graph, event, clock, &mut self.clock);
        if graph.kind(event) == EventKind::Write {
            for message in Message::first(view.messages()) {
                let mut walk = Walk::<V, C>::new(self, view, clock, graph);
                view.message(message, sets, |state| walk.enter(event, state));
                let found = walk.finish();
                found.store(graph, event, message_clock(clock, message), &mut self.clock);
            }
        }
    }

    /// The same for a view that walks no further than to the first events that it comes to: their
    /// stored clocks have all that is before them.
    #[inline(always)]
    fn update_at_once<V: View, C: Clock>(
        &mut self,
        view: &V,
        clock: ClockId,
        graph: &mut Graph,
        event: EventId,
    ) {
        let sets = graph.sets(event);
        let mut found = C::nothing(graph, &mut self.clock);
        for state in State::first(view.states()).filter(|state| view.starts(*state, sets)) {
            view.stable_step(graph, event, state, |from, state| {
                found.pass(view, clock, graph, (from, state));
                found.join(graph, from, clock);
            });
        }
        found.store(graph, event, clock, &mut self.clock);
        if graph.kind(event) == EventKind::Write {
            for message in Message::first(view.messages()) {
                let mut found = C::nothing(graph, &mut self.clock);
                view.message(message, sets, |state| {
                    found.pass(view, clock, graph, (event, state));
                    found.join(graph, event, clock);
                });
                found.store(graph, event, message_clock(clock, message), &mut self.clock);
            }
        }
    }

    /// Computes the whole clock of an event: the stored one, and what comes by what the event
    /// reads.
    #[inline]
    pub fn full_clock<V: View>(&mut self, view: &V, clock: ClockId, graph: &Graph, event: EventId) {
        self.clock.clear();
        self.clock.extend_from_slice(graph.clock(event, clock));
        view.each_message(clock, graph, event, |told| join(&mut self.clock, told));
    }
}

/// A clock that is being computed. Most clocks are of one or two lanes, and have a form of their
/// own, which takes far fewer instructions.
trait Clock {
    /// The clock that includes nothing, made of the room that is given if it needs any.
    fn nothing(graph: &Graph, room: &mut Vec<u32>) -> Self;

    /// Includes everything up to an event of its thread.
    fn include(&mut self, graph: &Graph, event: EventId);

    /// Includes what a clock of an event includes.
    fn join(&mut self, graph: &Graph, event: EventId, clock: ClockId);

    /// Makes it a clock of an event, and gives the room back.
    fn store(self, graph: &mut Graph, event: EventId, clock: ClockId, room: &mut Vec<u32>);

    /// Includes an event to which a walk has come in a state, and what the event reads.
    #[inline(always)]
    fn pass<V: View>(
        &mut self,
        view: &V,
        clock: ClockId,
        graph: &Graph,
        (event, state): (EventId, State),
    ) {
        if view.reaches(state, graph.sets(event)) {
            self.include(graph, event);
        }
        view.reading_step(graph, event, state, |write, message| {
            self.join(graph, write, message_clock(clock, message));
        });
    }
}

impl<const LANES: usize> Clock for [Lane; LANES] {
    #[inline(always)]
    fn nothing(_: &Graph, _: &mut Vec<u32>) -> Self {
        [Lane::default(); LANES]
    }

    #[inline(always)]
    fn include(&mut self, graph: &Graph, event: EventId) {
        graph.include_in(self.as_flattened_mut(), event);
    }

    #[inline(always)]
    fn join(&mut self, graph: &Graph, event: EventId, clock: ClockId) {
        let other = graph.lanes::<LANES>(event, clock);
        for (lane, other) in self.iter_mut().zip(other) {
            join(lane, other);
        }
    }

    #[inline(always)]
    fn store(self, graph: &mut Graph, event: EventId, clock: ClockId, _: &mut Vec<u32>) {
        graph.set_lanes(event, clock, self);
    }
}

impl Clock for Vec<u32> {
    #[inline]
    fn nothing(graph: &Graph, room: &mut Vec<u32>) -> Self {
        let mut clock = std::mem::take(room);
        clock.clear();
        clock.resize(graph.clock_width(), 0);
        clock
    }

    #[inline]
    fn include(&mut self, graph: &Graph, event: EventId) {
        graph.include_in(self, event);
    }

    #[inline]
    fn join(&mut self, graph: &Graph, event: EventId, clock: ClockId) {
        join(self, graph.clock(event, clock));
    }

    #[inline]
    fn store(self, graph: &mut Graph, event: EventId, clock: ClockId, room: &mut Vec<u32>) {
        graph.clock_mut(event, clock).copy_from_slice(&self);
        *room = self;
    }
}

/// The clock of a message of the view that is kept as this clock.
#[inline]
pub fn message_clock(view: ClockId, message: Message) -> ClockId {
    ClockId(view.0 + 1 + message.0)
}

/// A walk backwards that collects what it reaches in a clock. States at which stored clocks are
/// joined are done with at once; the others wait on a stack.
struct Walk<'a, V, C> {
    view: &'a V,
    view_clock: ClockId,
    graph: &'a Graph,
    /// Whether the marks are those of this walk: not before there is something to mark.
    marked: bool,
    marks: &'a mut Marks,
    stack: &'a mut Vec<(EventId, State)>,
    /// What was reached.
    found: C,
}

impl<'a, V: View, C: Clock> Walk<'a, V, C> {
    #[inline]
    fn new(scratch: &'a mut Scratch, view: &'a V, clock: ClockId, graph: &'a Graph) -> Self {
        debug_assert!(scratch.stack.is_empty(), "walks are finished");
        Self {
            view,
            view_clock: clock,
            graph,
            marked: false,
            marks: &mut scratch.marks,
            stack: &mut scratch.stack,
            found: C::nothing(graph, &mut scratch.clock),
        }
    }

    #[inline(always)]
    fn enter(&mut self, event: EventId, state: State) {
        if self.view.joins(state) {
            self.pass(event, state);
            self.found.join(self.graph, event, self.view_clock);
        } else if self.view.may_find(state, self.graph) {
            self.remember(event, state);
        }
    }

    /// Lets the walk come to an event in a state later, if it was not there yet.
    #[inline]
    fn remember(&mut self, event: EventId, state: State) {
        if !self.marked {
            self.marked = true;
            self.marks.reset(self.graph.len(), self.view.states());
        }
        if self.marks.insert(event, state) {
            self.stack.push((event, state));
        }
    }

    #[inline(always)]
    fn pass(&mut self, event: EventId, state: State) {
        let node = (event, state);
        self.found
            .pass(self.view, self.view_clock, self.graph, node);
    }

    /// Goes on to the end, and gives what was collected.
    #[inline(always)]
    fn finish(mut self) -> C {
        while let Some((event, state)) = self.stack.pop() {
            self.pass(event, state);
            let (view, graph) = (self.view, self.graph);
            view.stable_step(graph, event, state, |from, state| self.enter(from, state));
        }
        self.found
    }
}

/// Includes in a clock what another of the same length includes.
#[inline]
fn join(clock: &mut [u32], other: &[u32]) {
    for (entry, other) in clock.iter_mut().zip(other) {
        // Numbers of events are far below the limit of signed numbers, whose maximum takes fewer
        // instructions.
        *entry = (*entry as i32).max(*other as i32) as u32;
    }
}
