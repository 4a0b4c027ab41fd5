//! What a check found, as data, as text for people and as JSON for programs.
//!
//! Exploration reports to visitors; the modules here have those visitors and what becomes of their findings. Nothing here prints.

mod litmus;

pub use litmus::{LitmusOutcome, StateCount, run_litmus};

use crate::event::{EventId, ThreadId};
use crate::explore::Explored;
use crate::graph::EventKind;
use crate::model::{Finding, Severity};
use crate::program::{Program, ProgramError};
use serde::Serialize;
use std::fmt;

/// What a check says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing wrong.
    Ok,
    /// Something is wrong.
    Violation,
    /// A bound or a limit was reached before anything wrong was found.
    Unknown,
}

/// Something that a check found wrong or worth knowing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Violation {
    /// What kind: `assertion`, `DataRace`, ...
    pub kind: String,
    /// `error` or `warning`.
    #[serde(serialize_with = "severity_name")]
    pub severity: Severity,
    /// What happened, for people.
    pub message: String,
    /// The file in which it shows.
    pub file: Option<String>,
    /// The line in that file.
    pub line: Option<u32>,
}

fn severity_name<S: serde::Serializer>(
    severity: &Severity,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    })
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(file), Some(line)) = (&self.file, self.line) {
            write!(f, "{file}:{line}: ")?;
        }
        write!(f, "{}: {}", self.kind, self.message)
    }
}

impl Violation {
    /// What a thread's own error is to users.
    pub fn of_error<P: Program>(
        at: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> Violation {
        let position = at
            .standing(thread)
            .and_then(|(state, _)| at.program().source_position(state));
        Violation {
            kind: error.kind.to_string(),
            severity: Severity::Error,
            message: format!("{} in thread {}", error.message, thread.0),
            line: position.as_ref().map(|position| position.line),
            file: position.map(|position| position.file),
        }
    }

    /// What a model's finding is to users.
    pub fn of_finding<P: Program>(at: &Explored<'_, P>, finding: &Finding) -> Violation {
        let (event, other) = finding.events;
        let mut events = vec![event];
        events.extend(other);
        // The same pair comes in both orders: one of them is reported.
        events.sort_by_key(|event| at.graph().position(*event));
        let described: Vec<_> = events.iter().map(|event| describe(at, *event)).collect();
        let position = events
            .iter()
            .rev()
            .find_map(|event| at.source_position(*event));
        Violation {
            kind: finding.name.clone(),
            severity: finding.severity,
            message: described.join(" and "),
            line: position.as_ref().map(|position| position.line),
            file: position.map(|position| position.file),
        }
    }
}

/// An event in words: `write of x (thread 0, line 5)`.
fn describe<P: Program>(at: &Explored<'_, P>, event: EventId) -> String {
    let graph = at.graph();
    let what = match graph.kind(event) {
        EventKind::InitialWrite => "initial write",
        EventKind::Read => "read",
        EventKind::Write => "write",
        EventKind::Fence(_) => "fence",
        EventKind::Create(_) => "creation of a thread",
        EventKind::Join(_) => "join",
        EventKind::Choose => "choice",
        EventKind::End => "end of a thread",
    };
    let place = graph
        .place(event)
        .map(|place| format!(" of {}", at.program().place_name(place)));
    let thread = graph
        .thread(event)
        .map(|thread| format!("thread {}", thread.0));
    let line = at
        .source_position(event)
        .map(|position| format!("line {}", position.line));
    let whereabouts: Vec<_> = thread.into_iter().chain(line).collect();
    let whereabouts = if whereabouts.is_empty() {
        String::new()
    } else {
        format!(" ({})", whereabouts.join(", "))
    };
    format!("{what}{}{whereabouts}", place.unwrap_or_default())
}
