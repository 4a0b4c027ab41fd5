//! The checks of constraints, for tables and generated code alike.

use super::formula::{Demand, Formula};
use super::native::is_before;
use super::{Automaton, Pairs, Rows, Scratch, Start, View, Views, all_new};
use crate::event::EventId;
use crate::graph::{ClockId, Graph, Joined};

/// The event that breaks a constraint, and the other of a pair, if it is a pair.
pub type Offender = (EventId, Option<EventId>);

/// Which of the two orders of a pair a view must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// The first is before the second.
    Before,
    /// The second is before the first.
    After,
    /// One is before the other.
    Either,
}

/// What checks work with.
#[derive(Debug)]
pub struct Tools {
    scratch: Scratch,
    scratch_of_clocks: Scratch,
    rows: Rows,
}

impl Tools {
    /// The tools for a formula over these views.
    pub fn new(formula: Formula, views: Box<dyn Views + Send>) -> Self {
        Self {
            scratch: Scratch::default(),
            scratch_of_clocks: Scratch::default(),
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
        view: &V,
        clock: ClockId,
        graph: &mut Graph,
        event: EventId,
    ) {
        self.scratch_of_clocks
            .update_view(view, clock, graph, event);
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

    /// A pair of a relation with an event in it, if there is one.
    #[inline]
    pub fn pair<P: Pairs>(&mut self, pairs: &P, graph: &Graph, event: EventId) -> Option<Offender> {
        let rows = &mut self.rows;
        all_new(graph, event).find_map(|event| first_pair(pairs, rows, graph, event, |_, _| false))
    }

    /// A pair of a relation with an event in it that a view does not order, if there is one. Mostly
    /// it is known before that there is none.
    #[inline(never)]
    pub fn unordered<P: Pairs, V: View>(
        &mut self,
        pairs: &P,
        (view, clock): (&V, ClockId),
        order: Order,
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        let Self { scratch, rows, .. } = self;
        for event in all_new(graph, event) {
            // What a view has before an event is asked about all others of its pairs, if any.
            let (initial, mut known) = (graph.is_initial(event), false);
            let mut comes_before = |other| {
                if !std::mem::replace(&mut known, true) {
                    scratch.full_clock(view, clock, graph, event);
                }
                !initial && graph.includes(scratch.clock(), other)
            };
            let comes_after = |other| is_before(view, clock, graph, event, other);
            let ordered = |other, side| match (order, side) {
                (Order::Either, _) => comes_before(other) || comes_after(other),
                (Order::Before, Side::Second) | (Order::After, Side::First) => comes_after(other),
                (Order::Before, Side::First) | (Order::After, Side::Second) => comes_before(other),
            };
            let found = first_pair(pairs, rows, graph, event, ordered);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// A pair of the relation of an automaton that a path through an event joins, if there is one.
    /// The second automaton is that of the converse, with the same states.
    pub fn joined<A: Automaton, B: Automaton>(
        &mut self,
        automata: (&A, &B),
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        self.first_joined(automata, graph, event, |_, _| true)
    }

    /// A pair of the relation of an automaton that a path through an event joins and that a view
    /// does not order, if there is one. The automata are as for [`Self::joined`].
    pub fn joined_unordered<A: Automaton, B: Automaton, V: View>(
        &mut self,
        automata: (&A, &B),
        view: (&V, ClockId),
        order: Order,
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        self.first_joined(automata, graph, event, |first, last| {
            !is_ordered(view, order, graph, (first, last))
        })
    }

    /// The first pair that a path through one of the new events joins and that is refused.
    #[inline(never)]
    fn first_joined<A: Automaton, B: Automaton>(
        &mut self,
        automata: (&A, &B),
        graph: &Graph,
        event: EventId,
        refused: impl Fn(EventId, EventId) -> bool,
    ) -> Option<Offender> {
        let Self { scratch, rows, .. } = self;
        let pair = all_new(graph, event)
            .find_map(|through| scratch.joined_pair(automata, graph, rows, through, &refused));
        pair.map(|(first, last)| match (first, last) {
            (first, last) if first == last => (first, None),
            (first, last) if first == event => (first, Some(last)),
            (first, last) => (last, Some(first)),
        })
    }

    /// Begins with the execution in which each access is one event, however many parts it has:
    /// until [`Self::part`] demands are about that.
    pub fn join(&mut self, graph: &Graph, joined: &Joined) {
        self.rows.join(graph, joined);
    }

    /// Demands are about graphs again.
    pub fn part(&mut self) {
        self.rows.part();
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

/// Which of a pair an event is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    First,
    Second,
}

/// The first pair with an event in it that is not allowed. The test is given the other event, and
/// which of the two it is.
#[inline(always)]
fn first_pair<P: Pairs>(
    pairs: &P,
    rows: &mut Rows,
    graph: &Graph,
    event: EventId,
    mut allowed: impl FnMut(EventId, Side) -> bool,
) -> Option<Offender> {
    let mut found = None;
    pairs.after(graph, rows, event, |second| {
        if found.is_none() && !allowed(second, Side::Second) {
            found = Some(second);
        }
    });
    if found.is_none() && !pairs.is_symmetric() {
        pairs.before(graph, rows, event, |first| {
            if found.is_none() && !allowed(first, Side::First) {
                found = Some(first);
            }
        });
    }
    found.map(|other| (event, (other != event).then_some(other)))
}

/// Whether a view orders a pair as it must.
#[inline]
fn is_ordered<V: View>(
    (view, clock): (&V, ClockId),
    order: Order,
    graph: &Graph,
    (first, last): (EventId, EventId),
) -> bool {
    let in_view = |first, last| is_before(view, clock, graph, first, last);
    match order {
        Order::Before => in_view(first, last),
        Order::After => in_view(last, first),
        Order::Either => in_view(first, last) || in_view(last, first),
    }
}
