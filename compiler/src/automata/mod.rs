//! Automata over execution graphs: Kleene algebra with tests.
//!
//! A word is a path of a graph: an event, a step along a letter, an event, a step, ... Events are
//! seen only through the sets they are in ([`alphabet`]), steps through the relation they follow
//! ([`letter`]). An automaton ([`nfa`]) denotes the relation of the ends of all paths that it
//! accepts.
//!
//! * [`build`]: from resolved expressions to automata. What is not regular becomes a letter of its
//!   own.
//! * [`reach`]: which states lead to which.
//! * [`simplify`]: fewer states and transitions, same language.
//! * [`check`]: the automata with which a constraint is checked on graphs.
//! * [`inclusion`]: whether every word of one automaton is one of another, with a shortest witness
//!   if not. [`antichain`] is the search for it, [`powerset`] follows the other automaton.
//! * [`work`]: when to stop.
//! * [`run`]: the relation that an automaton denotes on an execution, by plain search. The
//!   yardstick in tests.
//! * [`dot`] draws automata.
//!
//! What is not here: facts about relations beyond which events they relate
//! ([`katec_checker::builtin`]), and anything about how a checker stores or searches graphs.

pub mod alphabet;
pub mod antichain;
pub mod build;
pub mod check;
pub mod dot;
pub mod inclusion;
pub mod letter;
pub mod nfa;
pub mod powerset;
pub mod reach;
pub mod run;
pub mod simplify;
pub mod work;

pub use alphabet::{Alphabet, Class, Cube, Test};
pub use build::{Builder, Steps};
pub use check::{CheckAutomaton, SetForm};
pub use letter::{Letter, LetterKind};
pub use nfa::{Nfa, StateId, Transition};
pub use work::{Limits, Stop};

use std::fmt;

/// Why an automaton could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AutomatonError {
    /// The sets that are mentioned distinguish too many classes of events.
    TooManyClasses {
        /// How many there are.
        classes: usize,
        /// How many there may be.
        limit: usize,
    },
    /// Too many states.
    TooManyStates {
        /// How many there may be.
        limit: usize,
    },
    /// Too many transitions.
    TooManyTransitions {
        /// How many there may be.
        limit: usize,
    },
    /// A search visited too many nodes.
    SearchTooLarge {
        /// How many there may be.
        limit: usize,
    },
    /// It was time to stop.
    Stopped,
}

impl fmt::Display for AutomatonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AutomatonError::TooManyClasses { classes, limit } => write!(
                f,
                "the sets mentioned here tell {classes} kinds of events apart; at most {limit} are supported"
            ),
            AutomatonError::TooManyStates { limit } => {
                write!(f, "the automaton would have more than {limit} states")
            }
            AutomatonError::TooManyTransitions { limit } => {
                write!(f, "the automaton would have more than {limit} transitions")
            }
            AutomatonError::SearchTooLarge { limit } => {
                write!(f, "the search would visit more than {limit} nodes")
            }
            AutomatonError::Stopped => f.write_str("the time was up before there was an answer"),
        }
    }
}

impl std::error::Error for AutomatonError {}
