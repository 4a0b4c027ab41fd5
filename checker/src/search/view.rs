//! Vector clocks of relations.
//!
//! A relation is kept as a clock per event if it contains `po`, is closed under `po` on the left, and has only causal steps
//! (`po`, `rf` and what is within them). The events before `e` are then the first events of each thread, and depend on
//! the causal prefix of `e` only.
//!
//! # Stable clocks
//!
//! What is stored for `e` is the *stable* part: the paths whose last step is not from a write to its reader. It does not depend on
//! what `e` itself reads, so it is known when `e` is added and stays right when `e` is made to read something else. The
//! rest, paths that end with a reading step into `e`, is computed when it is asked for ([`Scratch::full_clock`]).
//!
//! # Messages
//!
//! What comes to a reader from a write depends on the write alone, once it is known in which states the reading step leaves
//! it. Such a set of states is a *message* of the view. Its clock is stored with every write when the write is added, behind the clock
//! of the view, so that a read costs one join, however far back the release lies that the write carries on. A write is removed
//! with everything that it depends on, so its messages never change.

use super::{Marks, Scratch, State};
use crate::builtin::SetMask;
use crate::event::EventId;
use crate::graph::{EventKind, Graph};

/// The number of a message of a view.
pub type Message = u32;

/// A relation as an automaton that is walked backwards, from the last event of a path to its first.
pub trait View {
    /// How many states there are.
    fn states(&self) -> u32;

    /// Whether a path can end in a state at an event in these sets: where the walk starts.
    #[inline]
    fn starts(&self, state: State, _: SetMask) -> bool {
        state == 0
    }

    /// Whether a path can begin in a state at an event in these sets: the event is before the one where the walk started.
    #[inline]
    fn reaches(&self, state: State, _: SetMask) -> bool {
        state == 0
    }

    /// Whether all paths of the relation whose last step is not a reading one, and no other such paths, lead to this state. Then
    /// the stored clock of an event stands for all of them, and only reading steps are walked on.
    fn joins(&self, state: State) -> bool;

    /// Visits what the steps that are not from a write to its reader come from.
    fn stable_step<F: FnMut(EventId, State)>(
        &self,
        graph: &Graph,
        event: EventId,
        state: State,
        visit: F,
    );

    /// Visits the writes that the steps from a write to its reader come from, with what they tell the reader.
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

    /// Visits the clocks of what a read is told by what it reads, given the number of the view's clock.
    #[inline]
    fn each_message<'g, F: FnMut(&'g [u32])>(
        &self,
        number: usize,
        graph: &'g Graph,
        read: EventId,
        mut visit: F,
    ) {
        if graph.rf(read).is_none() {
            return;
        }
        let sets = graph.sets(read);
        for state in (0..self.states()).filter(|state| self.starts(*state, sets)) {
            self.reading_step(graph, read, state, |write, message| {
                visit(graph.clock(write, message_number(number, message)));
            });
        }
    }
}

/// The views of a model, by number. For code that has to be the same for all models.
pub trait Views {
    /// Computes the whole clock of an event into [`Scratch::clock`].
    fn full_clock(&self, scratch: &mut Scratch, graph: &Graph, view: usize, event: EventId);
}

/// No views at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoViews;

impl Views for NoViews {
    fn full_clock(&self, scratch: &mut Scratch, graph: &Graph, _: usize, _: EventId) {
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
        let width = graph.clock_width();
        if self.clock.len() != width {
            self.clock.resize(width, 0);
        }
        self.clock.fill(0);
    }

    /// Computes and stores what is kept for an event that was just added: the stable clock as number `number`, and for a write its
    /// messages behind it.
    pub fn update_view<V: View>(
        &mut self,
        automaton: &V,
        graph: &mut Graph,
        number: usize,
        event: EventId,
    ) {
        self.clear_clock(graph);
        let sets = graph.sets(event);
        let mut walk = Walk::new(self, automaton, graph, number);
        for state in (0..automaton.states()).filter(|state| automaton.starts(*state, sets)) {
            automaton.stable_step(graph, event, state, |from, state| walk.enter(from, state));
        }
        walk.finish();
        graph.clock_mut(event, number).copy_from_slice(&self.clock);
        if graph.kind(event) == EventKind::Write {
            self.update_messages(automaton, graph, number, event);
        }
    }

    fn update_messages<V: View>(
        &mut self,
        automaton: &V,
        graph: &mut Graph,
        number: usize,
        write: EventId,
    ) {
        let sets = graph.sets(write);
        for message in 0..automaton.messages() {
            self.clear_clock(graph);
            let mut walk = Walk::new(self, automaton, graph, number);
            automaton.message(message, sets, |state| walk.enter(write, state));
            walk.finish();
            let clock = graph.clock_mut(write, message_number(number, message));
            clock.copy_from_slice(&self.clock);
        }
    }

    /// Computes the whole clock of an event: the stored one, and what comes by what the event reads.
    #[inline]
    pub fn full_clock<V: View>(
        &mut self,
        automaton: &V,
        graph: &Graph,
        number: usize,
        event: EventId,
    ) {
        self.clock.clear();
        self.clock.extend_from_slice(graph.clock(event, number));
        automaton.each_message(number, graph, event, |clock| join(&mut self.clock, clock));
    }
}

/// The number of the clock of a message of the view whose clock is number `view`.
#[inline]
fn message_number(view: usize, message: Message) -> usize {
    view + 1 + message as usize
}

/// A walk backwards that collects what it reaches in a clock. States at which stored clocks are joined are done with at once; the
/// others wait on a stack.
struct Walk<'a, V> {
    automaton: &'a V,
    graph: &'a Graph,
    number: usize,
    marks: &'a mut Marks,
    stack: &'a mut Vec<(EventId, State)>,
    clock: &'a mut [u32],
}

impl<'a, V: View> Walk<'a, V> {
    #[inline]
    fn new(scratch: &'a mut Scratch, automaton: &'a V, graph: &'a Graph, number: usize) -> Self {
        scratch.marks.reset(graph.len(), automaton.states());
        scratch.stack.clear();
        Self {
            automaton,
            graph,
            number,
            marks: &mut scratch.marks,
            stack: &mut scratch.stack,
            clock: &mut scratch.clock,
        }
    }

    #[inline]
    fn enter(&mut self, event: EventId, state: State) {
        if self.automaton.joins(state) {
            self.pass(event, state);
            join(self.clock, self.graph.clock(event, self.number));
        } else if self.marks.insert(event, state) {
            self.stack.push((event, state));
        }
    }

    /// Includes an event and what it reads.
    #[inline]
    fn pass(&mut self, event: EventId, state: State) {
        let Self {
            automaton,
            graph,
            number,
            ..
        } = *self;
        if automaton.reaches(state, graph.sets(event)) {
            graph.include_in(self.clock, event);
        }
        automaton.reading_step(graph, event, state, |write, message| {
            let number = message_number(number, message);
            join(self.clock, graph.clock(write, number));
        });
    }

    #[inline]
    fn finish(mut self) {
        while let Some((event, state)) = self.stack.pop() {
            self.pass(event, state);
            let Self {
                automaton, graph, ..
            } = self;
            automaton.stable_step(graph, event, state, |from, state| self.enter(from, state));
        }
    }
}

#[inline]
fn join(clock: &mut [u32], other: &[u32]) {
    for (entry, other) in clock.iter_mut().zip(other) {
        *entry = (*entry).max(*other);
    }
}
