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

use super::{Scratch, State};
use crate::builtin::SetMask;
use crate::event::EventId;
use crate::graph::Graph;

/// A relation as an automaton that is walked backwards, from the last event of a path to its first.
pub trait View {
    /// How many states there are.
    fn states(&self) -> u32;

    /// Whether a path can end in a state at an event in these sets: where the walk starts.
    fn starts(&self, state: State, sets: SetMask) -> bool;

    /// Whether a path can begin in a state at an event in these sets: the event is before the one where the walk started.
    fn reaches(&self, state: State, sets: SetMask) -> bool;

    /// Whether all paths of the relation whose last step is not a reading one, and no other such paths, lead to this state. Then
    /// the stored clock of an event stands for all of them, and only [`Self::reading_step`] is walked on.
    fn joins(&self, state: State) -> bool;

    /// Visits what the steps that are not from a write to its reader come from.
    fn stable_step<F: FnMut(EventId, State)>(
        &self,
        graph: &Graph,
        event: EventId,
        state: State,
        visit: F,
    );

    /// Visits what the steps from a write to its reader come from.
    fn reading_step<F: FnMut(EventId, State)>(
        &self,
        graph: &Graph,
        event: EventId,
        state: State,
        visit: F,
    );
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

/// Whether the walk's first step is a reading one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    Stable,
    Reading,
}

impl Scratch {
    /// The clock that was computed last.
    #[inline]
    pub fn clock(&self) -> &[u32] {
        &self.clock
    }

    fn clear_clock(&mut self, graph: &Graph) {
        self.clock.clear();
        self.clock.resize(graph.clock_width(), 0);
    }

    /// Computes and stores the stable clock of an event that was just added.
    pub fn update_view<V: View>(
        &mut self,
        automaton: &V,
        graph: &mut Graph,
        view: usize,
        event: EventId,
    ) {
        self.clear_clock(graph);
        self.walk(automaton, graph, view, event, First::Stable);
        graph.clock_mut(event, view).copy_from_slice(&self.clock);
    }

    /// Computes the whole clock of an event: the stored one, and what comes by what the event reads.
    pub fn full_clock<V: View>(
        &mut self,
        automaton: &V,
        graph: &Graph,
        view: usize,
        event: EventId,
    ) {
        self.clock.clear();
        self.clock.extend_from_slice(graph.clock(event, view));
        if graph.rf(event).is_some() {
            self.walk(automaton, graph, view, event, First::Reading);
        }
    }

    fn walk<V: View>(
        &mut self,
        automaton: &V,
        graph: &Graph,
        view: usize,
        event: EventId,
        first: First,
    ) {
        let Self {
            marks,
            stack,
            clock,
            ..
        } = self;
        marks.reset(graph.len(), automaton.states());
        stack.clear();
        let sets = graph.sets(event);
        for state in 0..automaton.states() {
            if !automaton.starts(state, sets) {
                continue;
            }
            let enter = |from, state| {
                if marks.insert(from, state) {
                    stack.push((from, state));
                }
            };
            match first {
                First::Stable => automaton.stable_step(graph, event, state, enter),
                First::Reading => automaton.reading_step(graph, event, state, enter),
            }
        }
        while let Some((event, state)) = stack.pop() {
            if automaton.reaches(state, graph.sets(event)) {
                graph.include_in(clock, event);
            }
            let mut enter = |from, state| {
                if marks.insert(from, state) {
                    stack.push((from, state));
                }
            };
            if automaton.joins(state) {
                join(clock, graph.clock(event, view));
            } else {
                automaton.stable_step(graph, event, state, &mut enter);
            }
            automaton.reading_step(graph, event, state, enter);
        }
    }
}

#[inline]
fn join(clock: &mut [u32], other: &[u32]) {
    for (entry, other) in clock.iter_mut().zip(other) {
        *entry = (*entry).max(*other);
    }
}
