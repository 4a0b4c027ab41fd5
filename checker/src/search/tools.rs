//! The checks of constraints, for tables and generated code alike.

use super::formula::{Demand, Formula};
use super::native::is_before;
use super::{Automaton, Rows, Scratch, Start, View, Views, coherence, ends, read_half};
use crate::event::EventId;
use crate::graph::Graph;

/// The event that breaks a constraint, and the other of a pair, if it is a pair.
pub type Offender = (EventId, Option<EventId>);

/// Which of the two orders of a pair a view must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Order {
    /// The first may be before the second.
    pub before: bool,
    /// The second may be before the first.
    pub after: bool,
}

impl Order {
    /// The same, of pairs the other way round.
    fn inverted(self) -> Self {
        Self {
            before: self.after,
            after: self.before,
        }
    }
}

/// What checks work with.
#[derive(Debug)]
pub struct Tools {
    scratch: Scratch,
    clocks: Scratch,
    rows: Rows,
}

impl Tools {
    /// The tools for a formula over these views.
    pub fn new(formula: Formula, views: Box<dyn Views + Send>) -> Self {
        Self {
            scratch: Scratch::default(),
            clocks: Scratch::default(),
            rows: Rows::new(formula, views),
        }
    }

    /// Forgets what was computed for another graph.
    #[inline]
    pub fn begin(&mut self, graph: &Graph) {
        self.rows.begin(graph);
    }

    /// Computes and stores the clock of an event that was just added.
    #[inline]
    pub fn update_view<V: View>(
        &mut self,
        automaton: &V,
        view: usize,
        graph: &mut Graph,
        event: EventId,
    ) {
        self.clocks.update_view(automaton, graph, view, event);
    }

    /// Whether there is no new cycle. See [`Scratch::acyclic_at`].
    #[inline]
    pub fn acyclic<A: Automaton>(
        &mut self,
        automaton: &A,
        start: Start,
        graph: &Graph,
        event: EventId,
    ) -> bool {
        let Self { scratch, rows, .. } = self;
        start.all(graph, event, |start| {
            scratch.acyclic_at(automaton, graph, rows, start, start == event)
        })
    }

    /// Whether no event is newly related with itself. See [`Scratch::irreflexive_at`].
    #[inline]
    pub fn irreflexive<A: Automaton>(
        &mut self,
        automaton: &A,
        start: Start,
        graph: &Graph,
        event: EventId,
    ) -> bool {
        let Self { scratch, rows, .. } = self;
        start.all(graph, event, |event| {
            scratch.irreflexive_at(automaton, graph, rows, event)
        })
    }

    /// Whether an event agrees with coherence over a view. See [`coherence`].
    #[inline]
    pub fn coherent<V: View>(
        &mut self,
        automaton: &V,
        view: usize,
        start: Start,
        graph: &Graph,
        event: EventId,
    ) -> bool {
        start.all(graph, event, |event| {
            self.coherent_at(automaton, view, graph, event)
        })
    }

    #[inline]
    fn coherent_at<V: View>(
        &mut self,
        automaton: &V,
        view: usize,
        graph: &Graph,
        event: EventId,
    ) -> bool {
        let Some(place) = coherence::place(graph, event) else {
            return true;
        };
        if graph.co_next(place).is_none() {
            return true;
        }
        self.clocks.full_clock(automaton, graph, view, event);
        coherence::unseen_after(graph, self.clocks.clock(), place)
    }

    /// A pair of the relation of an automaton with an event in it, if there is one. Its paths have one step at most. The
    /// second automaton is that of the converse, if it is another relation.
    pub fn pair<A: Automaton, B: Automaton>(
        &mut self,
        (forward, backward): (&A, Option<&B>),
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        let allowed = |_: Order, _: EventId, _: EventId| false;
        let order = Order {
            before: false,
            after: false,
        };
        self.first_pair((forward, backward), order, graph, event, allowed)
    }

    /// A pair of the relation of an automaton with an event in it that a view does not order, if there is one. The automata are as
    /// for [`Self::pair`].
    pub fn unordered<A: Automaton, B: Automaton, V: View>(
        &mut self,
        automata: (&A, Option<&B>),
        (automaton, view): (&V, usize),
        order: Order,
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        let in_view = |first, second| is_before(automaton, view, graph, first, second);
        let ordered = |order: Order, event: EventId, other: EventId| {
            order.before && in_view(event, other) || order.after && in_view(other, event)
        };
        self.first_pair(automata, order, graph, event, ordered)
    }

    /// The first pair with the event, or with its read half, that is not allowed.
    #[inline]
    fn first_pair<A: Automaton, B: Automaton>(
        &mut self,
        (forward, backward): (&A, Option<&B>),
        order: Order,
        graph: &Graph,
        event: EventId,
        allowed: impl Fn(Order, EventId, EventId) -> bool,
    ) -> Option<Offender> {
        for event in std::iter::once(event).chain(read_half(graph, event)) {
            let mut offending =
                self.first_end(forward, graph, event, |other| !allowed(order, event, other));
            if let (None, Some(backward)) = (offending, backward) {
                let order = order.inverted();
                offending = self.first_end(backward, graph, event, |other| {
                    !allowed(order, event, other)
                });
            }
            if let Some(other) = offending {
                return Some((event, (other != event).then_some(other)));
            }
        }
        None
    }

    /// The first event to which a path leads and that is refused.
    #[inline]
    fn first_end<A: Automaton>(
        &mut self,
        automaton: &A,
        graph: &Graph,
        event: EventId,
        refused: impl Fn(EventId) -> bool,
    ) -> Option<EventId> {
        let mut found = None;
        ends::each_end(automaton, graph, &mut self.rows, event, |end| {
            if found.is_none() && refused(end) {
                found = Some(end);
            }
        });
        found
    }

    /// Whether all demands, or the opposite if it is negated, hold of the whole graph.
    pub fn holds(&mut self, demands: &[Demand], negated: bool, graph: &Graph) -> bool {
        let rows = &mut self.rows;
        demands.iter().all(|demand| rows.holds(graph, *demand)) != negated
    }

    /// Whether one demand holds of the whole graph.
    pub fn meets(&mut self, demand: Demand, graph: &Graph) -> bool {
        self.rows.holds(graph, demand)
    }

    /// What breaks demands, at an event if it can be.
    pub fn broken(
        &mut self,
        demands: &[Demand],
        negated: bool,
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        if self.holds(demands, negated, graph) {
            return None;
        }
        let rows = &mut self.rows;
        let mut demands = demands.iter();
        let pair = demands.find_map(|demand| rows.offender(graph, *demand, event));
        Some(match pair {
            Some((a, b)) if a == b => (a, None),
            Some((a, b)) if a == event => (a, Some(b)),
            Some((a, b)) => (b, Some(a)),
            None => (event, None),
        })
    }
}
