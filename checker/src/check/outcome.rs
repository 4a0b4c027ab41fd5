//! What a check found.

use super::{ExecutionReport, Interests};
use crate::explore::{self, Summary};
use crate::model::{Character, Severity};
use crate::program::{ProblemKind, SourcePosition};
use std::cmp::Ordering;
use std::fmt;
use std::time::Duration;

/// What a check says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing wrong.
    Ok,
    /// Something is wrong.
    Violation,
    /// Nothing wrong was found, and not all was explored: a bound or a limit was reached, or the
    /// model allows executions that are not explored.
    Unknown,
}

/// What kind of violation: a problem of the program as such, or what a constraint of the model
/// found. Ordered by the names that reports have for them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ViolationKind {
    /// The program is wrong, or worth a warning, whatever the model.
    Program(ProblemKind),
    /// An `error`, `warning` or `flag` of the model, by its name there.
    Model(String),
}

impl ViolationKind {
    /// The word that reports use.
    pub fn name(&self) -> &str {
        match self {
            ViolationKind::Program(kind) => kind.name(),
            ViolationKind::Model(name) => name,
        }
    }

    /// Whether it only says that the program was not checked.
    pub fn is_unanswered(&self) -> bool {
        matches!(self, ViolationKind::Program(kind) if kind.is_unanswered())
    }
}

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<ProblemKind> for ViolationKind {
    fn from(kind: ProblemKind) -> Self {
        ViolationKind::Program(kind)
    }
}

impl PartialEq<ProblemKind> for ViolationKind {
    fn eq(&self, kind: &ProblemKind) -> bool {
        *self == ViolationKind::Program(*kind)
    }
}

impl Ord for ViolationKind {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_model = |kind: &Self| matches!(kind, ViolationKind::Model(_));
        let key = |kind| (ViolationKind::name(kind), by_model(kind));
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for ViolationKind {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Where a constraint of a model is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstraintPosition {
    /// The name of the constraint.
    pub name: String,
    /// The file and line of the model.
    pub source: SourcePosition,
}

/// Something that a check found wrong or worth knowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// What kind: `assertion`, `DataRace`, ...
    pub kind: ViolationKind,
    /// Whether the program is wrong.
    pub severity: Severity,
    /// What happened, for people.
    pub message: String,
    /// Where it shows in the program.
    pub source: Option<SourcePosition>,
    /// The constraint of the model that found it, where its place is known.
    pub constraint: Option<ConstraintPosition>,
    /// The first execution in which it was found; `None` if there was no execution.
    pub execution: Option<ExecutionReport>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(SourcePosition { file, line }) = &self.source {
            write!(f, "{file}:{line}: ")?;
        }
        write!(f, "{}: {}", self.kind, self.message)
    }
}

/// What checking a program gave.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The file that the program was read from.
    pub program: String,
    /// The name of the model.
    pub model: String,
    /// What the model says about verdicts under it.
    pub notes: Vec<String>,
    /// What exploration says about itself.
    pub summary: Summary,
    /// What is to be known of the model.
    pub character: Character,
    /// Whether the model allows executions with cycles of `po | rf`, as far as is known, and the
    /// program may have some: they are not explored.
    pub causal_cycles: bool,
    /// Errors and warnings, each once, ordered by their names and messages.
    pub violations: Vec<Violation>,
    /// What the program does that is not supported, or the limit it reached; then there is no
    /// verdict.
    pub unanswered: Option<Violation>,
    /// Whether a thread stopped at an error that was not looked for, so that what would come after
    /// it is not known.
    pub overlooked: bool,
    /// The most stores of a thread that may be on the way to memory, if there is a bound.
    pub buffers: Option<u32>,
    /// Where threads wait in some execution: at locks, and in loops that only wait.
    pub waits: Vec<SourcePosition>,
    /// Where threads still waited when the program ended, in some complete execution: nothing is
    /// wrong with that.
    pub services: Vec<SourcePosition>,
    /// The first complete executions, as many as were to be kept.
    pub kept: Vec<ExecutionReport>,
    /// How long it took.
    pub time: Duration,
}

impl Outcome {
    /// What people should know about this outcome: of how it was explored, and of the model.
    pub fn all_notes(&self) -> impl Iterator<Item = &str> {
        let no_axiom = "the model has no axiom: every execution is consistent";
        let own = self.summary.notes().into_iter();
        let own = self.nothing_complete().into_iter().chain(own);
        own.chain(self.character.no_axiom.then_some(no_axiom))
            .chain(self.notes.iter().map(String::as_str))
    }

    /// That no execution came to its end, if nothing is wrong with that: hardly anything was
    /// checked then.
    pub fn nothing_complete(&self) -> Option<&'static str> {
        let text = "NO EXECUTION IS COMPLETE: in each of them a thread waits, or an assumption does not hold, and nothing that comes after that was checked";
        let so = self.summary.complete == 0 && self.verdict() == Verdict::Ok;
        so.then_some(text)
    }

    /// Notes what was gone through. If it was candidates, only cycles of values are left out. If
    /// executions were built step by step, others are left out unless these rule them out.
    pub(super) fn note_summary(&mut self, summary: explore::Summary) {
        self.causal_cycles = match summary.candidates {
            true => summary.thin_air,
            false => self.causal_cycles && summary.loose.is_somewhere(),
        };
        self.summary = summary;
    }

    /// Whether no bound and no limit was reached.
    pub fn is_within_bounds(&self) -> bool {
        self.summary.ending == explore::Ending::Finished && !self.summary.bounded
    }

    /// Whether everything was explored and no thread was cut.
    pub fn is_exhaustive(&self) -> bool {
        self.is_within_bounds() && !self.causal_cycles && !self.overlooked && self.buffers.is_none()
    }

    /// What was not explored although no bound was reached, one line each.
    pub fn unexplored(&self) -> impl Iterator<Item = &'static str> {
        let cycles = match self.summary.candidates {
            true => {
                "executions in which values depend on themselves, which the axioms allow, are not explored"
            }
            false => {
                "executions with cycles of `po | rf`, which the axioms are not seen to forbid, are not explored"
            }
        };
        let overlooked = "some executions end at an error that was not looked for, and what comes after it is not explored";
        let buffers = "bounded: executions in which more stores are on the way to memory than the buffers have room for are not explored";
        let all = [
            (self.causal_cycles, cycles),
            (self.overlooked, overlooked),
            (self.buffers.is_some(), buffers),
        ];
        all.into_iter()
            .filter_map(|(is_so, text)| is_so.then_some(text))
    }

    /// The first error: something that makes the program wrong.
    pub fn error(&self) -> Option<&Violation> {
        let mut all = self.violations.iter();
        all.find(|violation| violation.severity == Severity::Error)
    }

    /// What the check says about the program.
    pub fn verdict(&self) -> Verdict {
        if self.error().is_some() {
            Verdict::Violation
        } else if self.is_exhaustive() {
            Verdict::Ok
        } else {
            Verdict::Unknown
        }
    }

    /// Forgets what is not looked for. For checks that collect all violations.
    pub fn restrict(&mut self, interests: &Interests) {
        let overlooked = &mut self.overlooked;
        self.violations.retain_mut(|violation| {
            let severity = interests.severity(&violation.kind, violation.severity);
            let of_program = matches!(violation.kind, ViolationKind::Program(_));
            *overlooked |= severity.is_none() && of_program;
            violation.severity = severity.unwrap_or(violation.severity);
            severity.is_some()
        });
    }

    /// Says where the constraints of the model are written that found something.
    pub fn locate_constraints(&mut self, position: impl Fn(&str) -> Option<SourcePosition>) {
        for violation in &mut self.violations {
            if let ViolationKind::Model(name) = &violation.kind {
                violation.constraint = position(name).map(|source| ConstraintPosition {
                    name: name.clone(),
                    source,
                });
            }
        }
    }
}
