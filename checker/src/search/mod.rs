//! Checks of models over graphs: what tables and generated code share.
//!
//! A lowered model consists of automata, clocks and formulas. Models differ in which steps lead
//! from which state to which; that is behind the traits [`Automaton`] and [`View`]. The loops are
//! the same for all models, and they are here:
//!
//! * [`step`]: the steps of a graph, one function for each letter and direction;
//! * [`cycle`]: acyclicity and irreflexivity by a search of graph x automaton that starts at the
//!   newest event;
//! * [`pairs`]: pairs that are found from an event, and pairs that paths through an event join;
//! * [`view`]: vector clocks, computed from what is before an event;
//! * [`coherence`]: what a read may read and where a write may go, from a clock;
//! * [`native`]: relations that are no steps of a graph but can be found from an event;
//! * [`formula`]: everything else, by bit matrices;
//! * [`Tools`]: the checks of constraints, made of these.
//!
//! Searches use explicit stacks, and marks that belong to the current search ([`Scratch`]). Both
//! are kept from search to search: nothing is allocated once they have grown.
//!
//! # What is new when an event is new
//!
//! All incremental checks rest on this: when an event `n` is added, or its `rf` or its place in
//! `co` changes, every path that was not there before goes through `n`. For all steps of graphs
//! lead from one event to another, and steps between old events do not change. (A new write comes
//! between its neighbours in `co`, which were one immediate step apart. That step is gone, and the
//! two through `n` replace it.) So it suffices to look for paths through `n`.
//!
//! There are three exceptions:
//!
//! * The read half of a read-modify-write enters the set `RMW` when its write half is added. Checks
//!   that test that set start at both halves.
//! * The initial write of a location comes with the first access. Errors and warnings may be about
//!   that write alone, so they look at it too ([`all_new`]). Axioms need not: if the initial write
//!   broke one, then so would adding the access by default choice, which never breaks an axiom.
//! * Letters that are whole relations of their own ([`Rows`]) may have new pairs anywhere. The
//!   compiler says for each automaton whether it must be searched from every event ([`Start`]).

pub mod coherence;
pub mod cycle;
pub mod formula;
mod marks;
pub mod native;
pub mod pairs;
pub mod step;
mod tools;
pub mod view;
mod whole;

pub use formula::{Formula, Rows};
pub use marks::Marks;
pub use pairs::Pairs;
pub use tools::{Offender, Order, Tools};
pub use view::{View, Views};

use crate::builtin::{BuiltinSet, SetMask};
use crate::define_id;
use crate::event::EventId;
use crate::graph::Graph;

define_id!(
    /// A state of an automaton.
    State
);

/// An automaton: states, and which steps lead from which to which.
pub trait Automaton {
    /// How many states there are.
    fn states(&self) -> u32;

    /// Visits what every step from an event in a state leads to.
    fn step<F: FnMut(EventId, State)>(
        &self,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        state: State,
        visit: F,
    );

    /// Visits what every step leads to, whatever the state, from an event that is last in the
    /// causal order: that no event comes after in `po | rf`. Tells the state in which each step
    /// leaves the event.
    #[inline]
    fn leave<F: FnMut(State, EventId, State)>(
        &self,
        graph: &Graph,
        rows: &mut Rows,
        event: EventId,
        mut visit: F,
    ) {
        for state in State::first(self.states()) {
            self.step(graph, rows, event, state, |next, to| visit(state, next, to));
        }
    }

    /// Whether a path may begin in a state at an event that is in these sets. Of no interest for
    /// repeated relations, whose paths begin and end in the [`cycle::HUB`].
    #[inline]
    fn begins(&self, state: State, _: SetMask) -> bool {
        state == cycle::HUB
    }

    /// Whether a path may end in a state at an event that is in these sets.
    #[inline]
    fn ends(&self, state: State, _: SetMask) -> bool {
        state == cycle::HUB
    }

    /// Whether the path of no steps is accepted at an event that is in these sets.
    #[inline]
    fn accepts_empty(&self, _: SetMask) -> bool {
        false
    }
}

/// Where a search must start to find everything that is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// At the new event.
    Newest,
    /// At the new event, and at its read half if it is a write half.
    NewestPair,
    /// At the new event, and at its read half if it is a write half. But nowhere if the write half
    /// is right behind what the read half reads.
    NoHalf,
    /// At all events that are new with the new one.
    AllNew,
    /// At every event.
    Everywhere,
}

impl Start {
    /// Whether the check holds at every event where the search must start.
    #[inline]
    pub fn all(
        self,
        graph: &Graph,
        event: EventId,
        mut check: impl FnMut(EventId) -> bool,
    ) -> bool {
        match self {
            Start::Newest => check(event),
            Start::NoHalf if is_behind_its_read(graph, event) => true,
            Start::NewestPair | Start::NoHalf => {
                check(event) && read_half(graph, event).is_none_or(check)
            }
            Start::AllNew => all_new(graph, event).all(check),
            Start::Everywhere => graph.events().all(check),
        }
    }
}

/// The read half, if the event is a write half.
#[inline]
pub fn read_half(graph: &Graph, event: EventId) -> Option<EventId> {
    if graph.is_write_half(event) {
        graph.po_previous(event)
    } else {
        None
    }
}

/// Whether an event is the write half of a read-modify-write instruction, and is where it must be:
/// after its read half, and behind what that reads.
#[inline]
fn is_behind_its_read(graph: &Graph, event: EventId) -> bool {
    read_half(graph, event).is_some_and(|read| {
        let sets = graph.sets(read);
        sets.contains(BuiltinSet::Rx)
            && !sets.contains(BuiltinSet::Ex)
            && graph.rmw_partner(event) == Some(read)
            && graph.rf(read).is_some()
            && graph.rf(read) == graph.co_previous(event)
    })
}

/// An event, its read half if it is a write half, and the initial write that came with them, if it
/// is the first access of a location. That one is right before them. (Where events in between are
/// gone it may be an older one.)
#[inline]
pub fn all_new(graph: &Graph, event: EventId) -> impl Iterator<Item = EventId> {
    let half = read_half(graph, event);
    let before = half.unwrap_or(event).0.checked_sub(1).map(EventId);
    let initial = before.filter(|before| graph.is_initial(*before));
    std::iter::once(event).chain(half).chain(initial)
}

/// A test of an event: whether it is in all of some sets and in none of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cube {
    /// The sets that the event is in.
    pub required: SetMask,
    /// The sets that the event is not in.
    pub forbidden: SetMask,
}

impl Cube {
    /// The cube of events that are in all of some sets and in none of others.
    pub const fn new(required: &[BuiltinSet], forbidden: &[BuiltinSet]) -> Self {
        Self {
            required: SetMask::of(required),
            forbidden: SetMask::of(forbidden),
        }
    }

    /// Whether an event that is in these sets passes.
    #[inline]
    pub const fn holds(self, sets: SetMask) -> bool {
        sets.contains_all(self.required) && !sets.intersects(self.forbidden)
    }
}

/// What searches need besides a graph and an automaton. One is enough for any number of automata.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    marks: Marks,
    stack: Vec<(EventId, State)>,
    /// The states in which a step leads away from where a search starts.
    leaving: Vec<State>,
    /// Where paths through an event begin and end.
    firsts: Vec<EventId>,
    lasts: Vec<EventId>,
    clock: Vec<u32>,
}
