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
    /// No proof was found, and the claim holds in all small executions that satisfy the
    /// assumptions.
    NoProof {
        /// What proofs do not support in it, if it is that.
        reason: Option<String>,
        /// An assumption that proofs did not use, if there is one.
        unused: Option<String>,
        /// All executions of up to this many events were looked at.
        searched: usize,
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
            Refusal::NoProof { .. } => "no-counterexample",
            Refusal::TooLarge(_) => "too-large",
            Refusal::Stopped => "stopped",
        }
    }

    /// Up to how many events all executions were looked at, if they were.
    pub fn searched(&self) -> Option<usize> {
        match self {
            Refusal::NoProof { searched, .. } => Some(*searched),
            _ => None,
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
                write_unused(f, unused.as_deref())
            }
            Refusal::NoProof {
                reason,
                unused,
                searched,
            } => {
                let events = match searched {
                    1 => "event",
                    _ => "events",
                };
                write!(
                    f,
                    "no proof was found, and no counterexample up to {searched} {events}"
                )?;
                if let Some(reason) = reason {
                    write!(f, "; {reason}")?;
                }
                write_unused(f, unused.as_deref())
            }
            Refusal::TooLarge(error) => error.fmt(f),
            Refusal::Stopped => AutomatonError::Stopped.fmt(f),
        }
    }
}

fn write_unused(f: &mut fmt::Formatter<'_>, unused: Option<&str>) -> fmt::Result {
    match unused {
        Some(unused) => write!(
            f,
            "; the assumption `{unused}` has a form that proofs do not use"
        ),
        None => Ok(()),
    }
}

/// A claim of a form that is not supported.
pub(super) fn unsupported(reason: impl Into<String>) -> Answer {
    Answer::Refused(Refusal::Unsupported(reason.into()))
}
