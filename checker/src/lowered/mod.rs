//! The table form of a lowered model: plain data, and a memory model that runs on it.
//!
//! The compiler decides how each constraint is checked and writes it down here. [`TableModel`]
//! interprets the tables with the algorithms of [`crate::search`]. Generated code calls the same
//! algorithms, with the tables turned into code.

mod model;
mod table;

pub use model::TableModel;
pub use table::{Letter, Needs, Run, Table, Test, Transition, ViewTable};

use crate::event::EventId;
use crate::graph::Graph;
use crate::model::{Character, Severity};
use crate::search::formula::{Definition, Demand, Formula};
pub use crate::search::view::ViewId;
use crate::search::{Order, Start};

/// A model, lowered.
#[derive(Clone, Debug, Default)]
pub struct Lowered {
    /// Relations kept as a clock per event.
    pub views: Vec<ViewTable>,
    /// What automata and constraints need as bit matrices.
    pub formula: Formula,
    /// What bounds the writes that a read may read and the places of a write. Consequences of the
    /// axioms.
    pub ranges: Vec<Range>,
    /// The constraints in source order.
    pub constraints: Vec<Constraint>,
    /// What people should know who read a verdict under the model.
    pub notes: Vec<String>,
    /// Whether dependencies are used.
    pub needs_dependencies: bool,
    /// Whether the set `TE` is used.
    pub uses_thread_ends: bool,
    /// What is to be known of the model beyond its answers.
    pub character: Character,
}

/// A clock of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clock {
    /// That of `(po | rf)+`, which graphs keep.
    Causal,
    /// That of a view.
    View(ViewId),
}

/// What bounds the choices of a new event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Range {
    /// Coherence over a clock.
    Clock(Clock),
    /// Coherence within the event's own thread.
    Thread,
}

/// What happens when a check fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The execution is not one of the model.
    Axiom,
    /// The execution is one of the model and shows something.
    Report(Severity),
}

/// When a constraint is not checked at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guard {
    /// If no event passes the test.
    NoEvent(Test),
    /// If the demand is met.
    Holds(Demand),
}

/// A constraint and how it is checked.
#[derive(Clone, Debug)]
pub struct Constraint {
    /// Its name.
    pub name: String,
    /// The statement as it was written.
    pub source: String,
    /// The file and line of the statement.
    pub place: String,
    /// Axiom or report.
    pub role: Role,
    /// Whether it is judged in complete executions only. Then it is checked by matrices, or not at
    /// all.
    pub at_end: bool,
    /// When it need not be checked.
    pub guard: Option<Guard>,
    /// For each of these tests: if no event passes, it holds anyway, as long as the other axioms
    /// do.
    pub needs: Vec<Test>,
    /// How it is checked when an event is new.
    pub strategy: Strategy,
    /// How it is checked from scratch.
    pub definition: Definition,
}

/// How a constraint is checked.
#[derive(Clone, Debug)]
pub enum Strategy {
    /// Not at all: exploration never builds a graph that breaks it.
    NotChecked,
    /// Coherence over a clock: look-ups.
    Coherence {
        /// The clock.
        clock: Clock,
        /// Whether the clock bounds the choices of the model, so that it is asked only about those
        /// that it allows.
        bounded: bool,
    },
    /// Search for a cycle. State 0 is where words begin and end.
    Acyclic {
        /// The automaton of all repetitions.
        table: Table,
        /// Where the search starts.
        start: Start,
    },
    /// Search for an event that is related with itself.
    Irreflexive {
        /// The automaton of the relation.
        table: Table,
        /// Where the search starts.
        start: Start,
    },
    /// There are no pairs, or all of them are ordered by a view.
    Ordered {
        /// The automaton of the pairs.
        forward: Table,
        /// That of their converse, if it is another relation.
        backward: Option<Table>,
        /// The view and how it orders pairs; `None` if there must be no pairs.
        order: Option<(ViewId, Order)>,
        /// Where pairs can be.
        among: Among,
        /// Whether paths have several steps. Then there is an automaton of the converse, with the
        /// same states.
        walks: bool,
    },
    /// No event passes a test.
    NoEvent(Test),
    /// By matrices.
    Matrices,
}

/// Where pairs of events can be, as far as a graph tells at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Among {
    /// Anywhere.
    All,
    /// Among the accesses of a location with a non-atomic one.
    NonAtomic,
    /// Where there are allocated objects.
    Objects,
}

impl Among {
    /// Whether an event may be in a pair.
    #[inline]
    pub fn may_contain(self, graph: &Graph, event: EventId) -> bool {
        match self {
            Among::All => true,
            Among::NonAtomic => graph.may_be_non_atomic(event),
            Among::Objects => !graph.objects().is_empty(),
        }
    }
}

impl Lowered {
    /// The table of a view.
    #[inline]
    pub fn view(&self, id: ViewId) -> &ViewTable {
        &self.views[id.index()]
    }
}

impl Strategy {
    /// The automata.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        let (first, second) = match self {
            Strategy::Acyclic { table, .. } | Strategy::Irreflexive { table, .. } => {
                (Some(table), None)
            }
            Strategy::Ordered {
                forward, backward, ..
            } => (Some(forward), backward.as_ref()),
            Strategy::NotChecked
            | Strategy::Coherence { .. }
            | Strategy::NoEvent(_)
            | Strategy::Matrices => (None, None),
        };
        first.into_iter().chain(second)
    }

    /// The automata.
    pub fn tables_mut(&mut self) -> impl Iterator<Item = &mut Table> {
        let (first, second) = match self {
            Strategy::Acyclic { table, .. } | Strategy::Irreflexive { table, .. } => {
                (Some(table), None)
            }
            Strategy::Ordered {
                forward, backward, ..
            } => (Some(forward), backward.as_mut()),
            Strategy::NotChecked
            | Strategy::Coherence { .. }
            | Strategy::NoEvent(_)
            | Strategy::Matrices => (None, None),
        };
        first.into_iter().chain(second)
    }

    /// A name for people.
    pub fn name(&self) -> &'static str {
        match self {
            Strategy::NotChecked => "by construction",
            Strategy::Coherence { .. } => "vector clock",
            Strategy::Acyclic { .. } => "cycle search",
            Strategy::Irreflexive { .. } => "return search",
            Strategy::Ordered { order: Some(_), .. } => "vector clock",
            Strategy::Ordered { walks: true, .. } => "walks",
            Strategy::Ordered { order: None, .. } => "single steps",
            Strategy::NoEvent(_) => "test",
            Strategy::Matrices => "bit matrices",
        }
    }
}
