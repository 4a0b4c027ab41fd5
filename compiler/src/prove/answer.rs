//! Answers to claims.

use super::counterexample::Counterexample;
use crate::automata::AutomatonError;
use std::fmt;

/// The answer to a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It holds in every execution that satisfies the assumptions.
    Proved,
    /// It is false of this execution, which satisfies the assumptions.
    Refuted(Counterexample),
    /// No answer, and why.
    Refused(Refusal),
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The claim has a form that is not supported: what is wrong with it.
    Unsupported(String),
    /// Neither a proof nor an execution that refutes the claim was found.
    NothingFound {
        /// An assumption that proofs did not use, if there is one.
        unused: Option<String>,
    },
    /// An automaton or a search would be too large.
    TooLarge(AutomatonError),
    /// It was time to stop.
    Stopped,
}

impl Refusal {
    /// A name for programs.
    pub fn name(&self) -> &'static str {
        match self {
            Refusal::Unsupported(_) => "unsupported",
            Refusal::NothingFound { .. } => "nothing-found",
            Refusal::TooLarge(_) => "too-large",
            Refusal::Stopped => "stopped",
        }
    }
}

impl From<AutomatonError> for Refusal {
    fn from(error: AutomatonError) -> Self {
        match error {
            AutomatonError::Stopped => Refusal::Stopped,
            error => Refusal::TooLarge(error),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Unsupported(reason) => f.write_str(reason),
            Refusal::NothingFound { unused } => {
                f.write_str("no proof was found, and no execution that refutes it")?;
                match unused {
                    Some(unused) => write!(
                        f,
                        "; the assumption `{unused}` has a form that proofs do not use"
                    ),
                    None => Ok(()),
                }
            }
            Refusal::TooLarge(error) => error.fmt(f),
            Refusal::Stopped => AutomatonError::Stopped.fmt(f),
        }
    }
}

/// A claim of a form that is not supported.
pub(super) fn unsupported(reason: impl Into<String>) -> Answer {
    Answer::Refused(Refusal::Unsupported(reason.into()))
}
