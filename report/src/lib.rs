//! What a check found, as data, as text for people and as JSON for programs.
//!
//! Exploration reports to visitors; the modules here have those visitors and what becomes of their findings. Nothing here prints.

mod litmus;
mod program;

pub use litmus::{Barriers, LitmusOutcome, StateCount, run_litmus, run_litmus_with};
pub use program::{ProgramOutcome, run_program};

use katec_checker::event::{Address, EventId, Mode, Place, ThreadId};
use katec_checker::explore::Explored;
use katec_checker::graph::{EventKind, Graph};
use katec_checker::model::{Finding, Severity};
use katec_checker::program::{Program, ProgramError};
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
            message: format!("thread {}: {}", thread.0, error.message),
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

/// A graph in lines: each thread's events with values, where reads read from, coherence, and source lines.
pub fn graph_text<P: Program>(at: &Explored<'_, P>) -> String {
    let graph = at.graph();
    let mut lines = Vec::new();
    for thread in (0..graph.thread_count() as u32).map(ThreadId) {
        if graph.thread_events(thread).is_empty() {
            continue;
        }
        lines.push(format!("  thread {}", thread.0));
        for event in graph.thread_events(thread) {
            lines.push(format!("    {}", event_text(at, *event)));
        }
    }
    for event in graph.events().filter(|event| graph.is_initial(*event)) {
        let Some(location) = graph.location(event) else {
            continue;
        };
        let co = graph.co(location);
        if co.len() > 2 {
            let order: Vec<String> = co[1..]
                .iter()
                .map(|write| position(graph, *write))
                .collect();
            let name = graph
                .place(event)
                .map(|place| at.program().place_name(place));
            lines.push(format!(
                "  coherence of {}: {}",
                name.unwrap_or_default(),
                order.join(", ")
            ));
        }
    }
    lines.join("\n")
}

fn position(graph: &Graph, event: EventId) -> String {
    match graph.position(event) {
        Some(position) => position.to_string(),
        None => "the initial value".to_string(),
    }
}

fn mode_text(mode: Mode) -> &'static str {
    match mode {
        Mode::NonAtomic => "",
        Mode::Relaxed => " relaxed",
        Mode::Acquire => " acquire",
        Mode::Release => " release",
        Mode::AcquireRelease => " acq_rel",
        Mode::SequentiallyConsistent => " seq_cst",
    }
}

fn event_text<P: Program>(at: &Explored<'_, P>, event: EventId) -> String {
    let graph = at.graph();
    let place = graph
        .place(event)
        .map(|place| at.program().place_name(place));
    let place = place.unwrap_or_default();
    let value = graph.value(event).0;
    let mode = mode_text(graph.mode(event));
    let what = match graph.kind(event) {
        EventKind::InitialWrite => format!("{place} = {value}"),
        EventKind::Read => {
            let source = graph.rf(event).map(|write| position(graph, write));
            format!(
                "read{mode} {place} = {value}, from {}",
                source.unwrap_or_default()
            )
        }
        EventKind::Write => format!("write{mode} {place} = {value}"),
        EventKind::Fence(_) => format!("fence{mode}"),
        EventKind::Create(child) => format!("creates thread {}", child.0),
        EventKind::Join(child) => format!("joins thread {}", child.0),
        EventKind::Choose => format!("chooses {value}"),
        EventKind::End => "ends".to_string(),
        EventKind::BarrierWait => wait_text(at, event),
        EventKind::Allocate | EventKind::Free => {
            let address = Place {
                address: Address(value),
                size: 1,
            };
            let verb = if graph.kind(event) == EventKind::Free {
                "frees"
            } else {
                "allocates"
            };
            format!("{verb} {}", at.program().place_name(address))
        }
    };
    let line = at
        .source_position(event)
        .map(|position| format!("  [{}:{}]", position.file, position.line));
    format!(
        "{} {what}{}",
        position(graph, event),
        line.unwrap_or_default()
    )
}

/// A wait, and which other waits it met.
fn wait_text<P: Program>(at: &Explored<'_, P>, wait: EventId) -> String {
    let graph = at.graph();
    let barrier = match graph.barrier_place(wait) {
        Some(place) => format!(" {}", at.program().place_name(place)),
        None => String::new(),
    };
    let others = graph.round(wait).skip(1);
    let met: Vec<String> = others.map(|other| position(graph, other)).collect();
    match (graph.is_matched(wait), met.is_empty()) {
        (false, _) => format!("waits at barrier{barrier}"),
        (true, true) => format!("passes barrier{barrier}"),
        (true, false) => format!("meets {} at barrier{barrier}", met.join(", ")),
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
        EventKind::BarrierWait => "use",
        EventKind::Allocate => "allocation",
        EventKind::Free => "release",
    };
    // Allocations and releases have the address of their object as value.
    let object =
        matches!(graph.kind(event), EventKind::Allocate | EventKind::Free).then(|| Place {
            address: Address(graph.value(event).0),
            size: 1,
        });
    let place = graph
        .place(event)
        .or_else(|| graph.barrier_place(event))
        .or(object)
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
