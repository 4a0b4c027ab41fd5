//! Why a constraint is checked the way it is: as data, and in words.
//!
//! Reasons are put into words here and nowhere else. They name clocks and axioms as the strategy
//! and the other constraints of the same model do, so the words are made from the whole table form.

use crate::automata::AutomatonError;
use crate::model::ConstraintId;
use katec_checker::builtin::BuiltinSet;
use katec_checker::lowered::{Clock, Constraint, Letter, Lowered, Strategy};
use katec_checker::search::formula::Register;
use std::collections::BTreeSet;

/// Why a constraint has its strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Not checked: it is guarded by what is always empty.
    GuardIsEmpty,
    /// Not checked: it says that read-modify-writes are atomic, which exploration sees to.
    Atomicity,
    /// Not checked as long as exploration goes on: it says which read-modify-writes are atomic.
    AtomicityAtEnd,
    /// Not checked: causal order, in which it forbids cycles, has none.
    CausalOrder,
    /// Not checked: it is coherence within threads, and choices that break it are not offered.
    BoundsChoices,
    /// Not checked: it holds whenever the others do.
    Implied(Implied),
    /// Coherence over a clock.
    CoherenceOverClock,
    /// A search for cycles or ways back. It starts at the new event.
    Search,
    /// A search that starts at every event, as what it follows can change between old events.
    SearchFromEverywhere,
    /// A search that starts at every event, as the guard can come to hold late.
    SearchBecauseOfGuard,
    /// Look-ups in a clock.
    LookUps,
    /// Walks, and look-ups in a clock.
    WalksAndLookUps,
    /// Walks of several steps through the new event.
    Walks,
    /// Single steps from the new event.
    SingleSteps,
    /// Each event is tested for itself.
    SingleEvents,
    /// Matrices: it is judged when an execution is complete.
    JudgedAtEnd,
    /// Matrices: the opposite of a check is demanded.
    Negated,
    /// Matrices: the relation cannot be kept as a clock.
    NoClock,
    /// Matrices: the guard may come to hold of older events.
    GuardHoldsLate,
    /// Matrices: the expression is not regular.
    NotRegular,
    /// Matrices: two relations are to be equal.
    Equality,
    /// Matrices: the left side of an inclusion can change between old events.
    LeftChanges,
    /// Matrices: the right side of an inclusion is not kept as a clock.
    RightHasNoClock,
    /// Matrices: the relation can change between old events.
    Changes,
    /// Matrices: there is no automaton.
    NoAutomaton(AutomatonError),
}

/// Why a constraint holds without being checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Implied {
    /// There is nothing that could break it.
    ByItself,
    /// Causal order implies it.
    ByCausalOrder,
    /// These axioms imply it.
    ByAxioms(Vec<ConstraintId>),
}

/// All that was found out about how a constraint is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// Why it has its strategy.
    pub strategy: Reason,
    /// A set, if there is one, without whose events the constraint need not be checked; and why.
    pub without: Option<(BuiltinSet, Implied)>,
}

impl From<Reason> for Reasons {
    fn from(strategy: Reason) -> Self {
        Self {
            strategy,
            without: None,
        }
    }
}

impl Reasons {
    /// The reasons of a constraint in a few words.
    pub(super) fn words(&self, lowered: &Lowered, constraint: &Constraint) -> String {
        let mut text = searched(&constraint.strategy);
        text.push_str(&self.strategy.words(lowered, constraint));
        if let Some((set, implied)) = &self.without {
            let name = set.name();
            text.push_str(&match implied {
                Implied::ByItself => format!("; holds without {name}"),
                implied => format!("; without {name} it {}", implied.words(lowered)),
            });
        }
        text
    }
}

impl Reason {
    /// The words that follow those about what is searched, if something is.
    fn words(&self, lowered: &Lowered, constraint: &Constraint) -> String {
        let clock = || clock_name(lowered, &constraint.strategy);
        let fixed = match self {
            Reason::CoherenceOverClock => {
                return format!("coherence over the clock of {}", clock());
            }
            Reason::LookUps => return format!("look-ups in the clock of {}", clock()),
            Reason::WalksAndLookUps => {
                return format!("walks and look-ups in the clock of {}", clock());
            }
            Reason::Implied(implied) => return implied.words(lowered),
            Reason::NoAutomaton(error) => return error.to_string(),
            Reason::GuardIsEmpty => "what it is guarded by is always empty",
            Reason::Atomicity => "exploration keeps read-modify-writes atomic",
            Reason::AtomicityAtEnd => "judged in every execution that is reported",
            Reason::CausalOrder => "causal order has no cycles",
            Reason::BoundsChoices => "coherence within threads, which bounds all choices",
            Reason::Search => "",
            Reason::SearchFromEverywhere => ", from every event",
            Reason::SearchBecauseOfGuard => ", from every event because of the guard",
            Reason::Walks => "walks through the new event",
            Reason::SingleSteps => "single steps from the new event",
            Reason::SingleEvents => "a test of single events",
            Reason::JudgedAtEnd => "judged when an execution is complete",
            Reason::Negated => "the opposite of a check is demanded",
            Reason::NoClock => "the relation cannot be kept as a clock",
            Reason::GuardHoldsLate => "the guard may come to hold of older events",
            Reason::NotRegular => "not regular",
            Reason::Equality => "equality of relations",
            Reason::LeftChanges => "the left side can change between old events",
            Reason::RightHasNoClock => "the right side is not kept as a clock",
            Reason::Changes => "it can change between old events",
        };
        fixed.to_string()
    }
}

impl Implied {
    fn words(&self, lowered: &Lowered) -> String {
        match self {
            Implied::ByItself => "nothing can break it".to_string(),
            Implied::ByCausalOrder => "follows from causal order".to_string(),
            Implied::ByAxioms(axioms) => {
                let name = |id: &ConstraintId| lowered.constraints[id.index()].name.as_str();
                let names: Vec<&str> = axioms.iter().map(name).collect();
                format!("follows from {}", names.join(" and "))
            }
        }
    }
}

/// The name of the clock that a strategy looks at.
fn clock_name<'l>(lowered: &'l Lowered, strategy: &Strategy) -> &'l str {
    match strategy {
        Strategy::Coherence {
            clock: Clock::View(view),
            ..
        }
        | Strategy::Ordered {
            order: Some((view, _)),
            ..
        } => &lowered.view(*view).name,
        _ => "causal order",
    }
}

/// What is searched with a strategy, if it is a search: the size of the automaton, and the letters
/// that are no steps of a graph.
fn searched(strategy: &Strategy) -> String {
    let (Strategy::Acyclic { table, .. } | Strategy::Irreflexive { table, .. }) = strategy else {
        return String::new();
    };
    let states = match table.transitions.len() {
        1 => "1 state".to_string(),
        n => format!("{n} states"),
    };
    let letters = || table.transitions.iter().flatten().map(|t| t.letter);
    let clocks = letters().any(|letter| matches!(letter, Letter::FirstInView { .. }));
    let clocks = if clocks { " over clocks" } else { "" };
    let matrices: BTreeSet<Register> = letters()
        .filter_map(|letter| match letter {
            Letter::Row(register) => Some(register),
            _ => None,
        })
        .collect();
    let matrices = match matrices.len() {
        0 => String::new(),
        1 => ", 1 letter computed as a matrix".to_string(),
        n => format!(", {n} letters computed as matrices"),
    };
    format!("automaton of {states}{clocks}{matrices}")
}
