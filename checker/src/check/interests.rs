//! What a check looks for: which kinds of violations are reported, and how much they count.

use super::ViolationKind;
use crate::model::Severity;
use crate::program::ProblemKind;

/// Kinds of violations by one word, for those who choose what to look for.
pub const GROUPS: &[(&str, &[ProblemKind])] = &[
    (
        "assertions",
        &[
            ProblemKind::Assertion,
            ProblemKind::Abort,
            ProblemKind::Unreachable,
        ],
    ),
    // And what models call a race.
    ("races", &[]),
    (
        "memory",
        &[
            ProblemKind::NullAccess,
            ProblemKind::OutOfBounds,
            ProblemKind::InvalidAccess,
            ProblemKind::WriteToConstant,
            ProblemKind::UseAfterFree,
            ProblemKind::DoubleFree,
            ProblemKind::InvalidFree,
            ProblemKind::InvalidAllocation,
        ],
    ),
    ("uninitialised", &[ProblemKind::Uninitialised]),
    ("leaks", &[ProblemKind::Leak]),
    ("deadlocks", &[ProblemKind::Deadlock, ProblemKind::Liveness]),
    (
        "locks",
        &[
            ProblemKind::Mutex,
            ProblemKind::Condition,
            ProblemKind::Semaphore,
            ProblemKind::Thread,
            ProblemKind::Barrier,
        ],
    ),
    (
        "arithmetic",
        &[
            ProblemKind::DivisionByZero,
            ProblemKind::DivisionOverflow,
            ProblemKind::Shift,
            ProblemKind::Undefined,
        ],
    ),
    ("unordered-writes", &[ProblemKind::UnorderedWrites]),
];

/// The group of what models call a race.
const RACES: &str = "races";
/// The group of what is wrong with memory, which models may say too, with the names that the
/// models of the library have for it.
const MEMORY: &str = "memory";
const MEMORY_OF_MODELS: [&str; 2] = ["unordered-allocation", "use-after-free"];

/// Some kinds, by a word: a group, or the name that reports have for a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kinds(String);

impl Kinds {
    /// The kinds that a word stands for.
    pub fn new(word: &str) -> Self {
        Self(word.trim().to_string())
    }

    /// The word.
    pub fn word(&self) -> &str {
        &self.0
    }

    /// Whether the word stands for something under every model, or a model may well have it.
    pub fn is_known(&self) -> bool {
        let group = GROUPS.iter().any(|(name, _)| *name == self.0);
        let in_library = is_race(&self.0) || MEMORY_OF_MODELS.contains(&self.0.as_str());
        group || in_library || ProblemKind::from_name(&self.0).is_some()
    }

    fn contains(&self, kind: &ViolationKind) -> bool {
        if self.0 == kind.name() {
            return true;
        }
        match kind {
            ViolationKind::Program(kind) => {
                let group = GROUPS.iter().find(|(name, _)| *name == self.0);
                group.is_some_and(|(_, kinds)| kinds.contains(kind))
            }
            ViolationKind::Model(name) => match self.0.as_str() {
                RACES => is_race(name),
                MEMORY => MEMORY_OF_MODELS.contains(&name.as_str()),
                _ => false,
            },
        }
    }
}

/// Whether a model calls something a race, by the name of its constraint.
fn is_race(name: &str) -> bool {
    name.to_ascii_lowercase().contains("race")
}

/// What is looked for. By default everything is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Interests {
    /// Nothing else is reported, unless this is empty.
    pub only: Vec<Kinds>,
    /// These are not reported.
    pub allowed: Vec<Kinds>,
    /// How much races count: `Some(None)` is not at all, `None` is as the model says.
    pub races: Option<Option<Severity>>,
    /// How much waiting loops count that nothing can end: `Some(None)` is not at all.
    pub liveness: Option<Option<Severity>>,
}

impl Interests {
    /// How much a violation counts that would count so much by itself; `None` if nobody wants to
    /// know of it. That something was not checked is always told.
    pub fn severity(&self, kind: &ViolationKind, severity: Severity) -> Option<Severity> {
        if kind.is_unanswered() {
            return Some(severity);
        }
        let named = |kinds: &[Kinds]| kinds.iter().any(|kinds| kinds.contains(kind));
        if !self.only.is_empty() && !named(&self.only) || named(&self.allowed) {
            return None;
        }
        match (kind, self.races) {
            (ViolationKind::Model(name), Some(races)) if is_race(name) => races,
            (ViolationKind::Program(ProblemKind::Liveness), _) => {
                self.liveness.unwrap_or(Some(severity))
            }
            _ => Some(severity),
        }
    }

    /// Whether uninitialised memory may be read.
    pub fn allows_uninitialised(&self) -> bool {
        let kind = ViolationKind::from(ProblemKind::Uninitialised);
        self.severity(&kind, Severity::Error).is_none()
    }
}
