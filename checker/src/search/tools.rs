//! The checks of constraints, for tables and generated code alike.

use super::formula::{Demand, Formula};
use super::{Automaton, Rows, Scratch, Start, View, Views, coherence, read_half};
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
    ends: Vec<EventId>,
}

impl Tools {
    /// The tools for a formula over these views.
    pub fn new(formula: Formula, views: Box<dyn Views + Send>) -> Self {
        Self {
            scratch: Scratch::default(),
            clocks: Scratch::default(),
            rows: Rows::new(formula, views),
            ends: Vec::new(),
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
        start.all(graph, event, |event| {
            scratch.acyclic_at(automaton, graph, rows, event)
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

    /// A pair of the relation of an automaton with an event in it, if there is one. The second automaton is that of the converse, if
    /// it is another relation.
    pub fn pair<A: Automaton, B: Automaton>(
        &mut self,
        (forward, backward): (&A, Option<&B>),
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        let allowed = |_: &mut Scratch, _: Order, _: EventId, _: EventId| false;
        let order = Order {
            before: false,
            after: false,
        };
        self.first_pair((forward, backward), order, graph, event, allowed)
    }

    /// A pair of the relation of an automaton with an event in it that a view does not order, if there is one.
    pub fn unordered<A: Automaton, B: Automaton, V: View>(
        &mut self,
        automata: (&A, Option<&B>),
        (automaton, view): (&V, usize),
        order: Order,
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        let in_view = |clocks: &mut Scratch, first: EventId, second: EventId| {
            if graph.is_initial(second) {
                return false;
            }
            if graph.in_view(first, second, view) {
                return true;
            }
            clocks.full_clock(automaton, graph, view, second);
            graph.includes(clocks.clock(), first)
        };
        let ordered = |clocks: &mut Scratch, order: Order, event: EventId, other: EventId| {
            order.before && in_view(clocks, event, other)
                || order.after && in_view(clocks, other, event)
        };
        self.first_pair(automata, order, graph, event, ordered)
    }

    /// The first pair with the event, or with its read half, that is not allowed.
    fn first_pair<A: Automaton, B: Automaton>(
        &mut self,
        (forward, backward): (&A, Option<&B>),
        order: Order,
        graph: &Graph,
        event: EventId,
        mut allowed: impl FnMut(&mut Scratch, Order, EventId, EventId) -> bool,
    ) -> Option<Offender> {
        for event in std::iter::once(event).chain(read_half(graph, event)) {
            self.collect_ends(forward, graph, event);
            let mut offending = self.refused(event, order, &mut allowed);
            if let (None, Some(backward)) = (offending, backward) {
                self.collect_ends(backward, graph, event);
                offending = self.refused(event, order.inverted(), &mut allowed);
            }
            if let Some(other) = offending {
                return Some((event, (other != event).then_some(other)));
            }
        }
        None
    }

    fn refused(
        &mut self,
        event: EventId,
        order: Order,
        allowed: &mut impl FnMut(&mut Scratch, Order, EventId, EventId) -> bool,
    ) -> Option<EventId> {
        let Self { ends, clocks, .. } = self;
        let mut ends = ends.iter().copied();
        ends.find(|other| !allowed(clocks, order, event, *other))
    }

    fn collect_ends<A: Automaton>(&mut self, automaton: &A, graph: &Graph, event: EventId) {
        let Self {
            scratch,
            rows,
            ends,
            ..
        } = self;
        ends.clear();
        scratch.each_end(automaton, graph, rows, event, |end| ends.push(end));
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
