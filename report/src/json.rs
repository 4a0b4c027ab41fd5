//! Outcomes as JSON: the objects that `docs/check.md` describes.
//!
//! The data has no serde in it. The structs here borrow from it and have the fields of the objects
//! in their order.

use crate::litmus::{self, observation_name};
use crate::text::{mode_name, reasons};
use katec_checker::check::{
    About, Action, BlockedAt, Edge, EventReport, ExecutionReport, LocationReport, Outcome,
    ThreadReport, ThreadStatus, Verdict, Violation,
};
use katec_checker::event::{EventId, ThreadId, Value};
use katec_checker::model::Severity;
use katec_checker::program::SourcePosition;
use katec_programs::litmus::{FinalValue, LitmusOutcome};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// The outcome of a program.
pub struct ProgramReport<'a>(pub &'a Outcome);

/// The outcome of a litmus test: that of a program, with more fields.
pub struct LitmusReport<'a>(pub &'a LitmusOutcome);

#[derive(Serialize)]
struct Report<'a> {
    program: &'a str,
    model: &'a str,
    verdict: &'static str,
    executions: u64,
    blocked: u64,
    bounded: bool,
    violations: Vec<ViolationReport<'a>>,
    seconds: f64,
    #[serde(flatten)]
    test: Option<TestReport<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unexplored: Vec<String>,
    /// Whether counts are up to symmetry.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    up_to_symmetry: bool,
    /// Where threads still waited when the program ended.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    still_waiting: Vec<Source<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<&'a str>,
}

impl<'a> Report<'a> {
    fn new(outcome: &'a Outcome) -> Self {
        Self {
            program: &outcome.program,
            model: &outcome.model,
            verdict: verdict_name(outcome.verdict()),
            executions: outcome.summary.complete,
            blocked: outcome.summary.blocked,
            bounded: outcome.summary.bounded || outcome.buffers.is_some(),
            violations: outcome
                .violations
                .iter()
                .map(ViolationReport::new)
                .collect(),
            seconds: outcome.time.as_secs_f64(),
            test: None,
            unexplored: reasons(outcome),
            up_to_symmetry: outcome.summary.symmetric,
            still_waiting: outcome
                .services
                .iter()
                .map(|source| Source::new(Some(source)))
                .collect(),
            notes: outcome.all_notes().collect(),
        }
    }
}

impl Serialize for ProgramReport<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Report::new(self.0).serialize(serializer)
    }
}

impl Serialize for LitmusReport<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let outcome = self.0;
        let report = Report {
            verdict: verdict_name(outcome.verdict()),
            bounded: !outcome.check.is_within_bounds() || outcome.check.buffers.is_some(),
            unexplored: litmus::reasons(outcome),
            test: Some(TestReport::new(outcome)),
            ..Report::new(&outcome.check)
        };
        report.serialize(serializer)
    }
}

pub(crate) fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Ok => "ok",
        Verdict::Violation => "violation",
        Verdict::Unknown => "unknown",
    }
}

// ----- litmus tests -----

/// The fields that only litmus tests have.
#[derive(Serialize)]
struct TestReport<'a> {
    states: Vec<StateReport<'a>>,
    observation: &'static str,
    condition: ConditionReport<'a>,
}

#[derive(Serialize)]
struct StateReport<'a> {
    values: NamedValues<'a>,
    executions: u64,
}

#[derive(Serialize)]
struct ConditionReport<'a> {
    text: &'a str,
    holds: bool,
    positive: u64,
    negative: u64,
}

impl<'a> TestReport<'a> {
    fn new(outcome: &'a LitmusOutcome) -> Self {
        let (positive, negative) = outcome.positive_and_negative();
        let states = outcome.states.iter().map(|state| StateReport {
            values: NamedValues {
                names: &outcome.names,
                values: &state.values,
            },
            executions: state.executions,
        });
        Self {
            states: states.collect(),
            observation: observation_name(outcome.observation()),
            condition: ConditionReport {
                text: &outcome.condition,
                holds: outcome.holds(),
                positive,
                negative,
            },
        }
    }
}

/// Values by the names of what was observed.
struct NamedValues<'a> {
    names: &'a [String],
    values: &'a [FinalValue],
}

impl Serialize for NamedValues<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut values = serializer.serialize_map(Some(self.names.len()))?;
        for (name, value) in self.names.iter().zip(self.values) {
            match value {
                // A number of at most 64 bits, with or without sign.
                FinalValue::Number(number) => match i64::try_from(*number) {
                    Ok(number) => values.serialize_entry(name, &number)?,
                    Err(_) => values.serialize_entry(name, &(*number as u64))?,
                },
                FinalValue::Address(address) => values.serialize_entry(name, address)?,
            }
        }
        values.end()
    }
}

// ----- violations -----

#[derive(Serialize)]
struct ViolationReport<'a> {
    kind: &'a str,
    severity: &'static str,
    message: &'a str,
    #[serde(flatten)]
    source: Source<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    constraint: Option<Constraint<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    execution: Option<ExecutionFields<'a>>,
}

/// A place in a source; both are null where it is not known.
#[derive(Serialize)]
struct Source<'a> {
    file: Option<&'a str>,
    line: Option<u32>,
}

impl<'a> Source<'a> {
    fn new(source: Option<&'a SourcePosition>) -> Self {
        Self {
            file: source.map(|source| source.file.as_str()),
            line: source.map(|source| source.line),
        }
    }
}

#[derive(Serialize)]
struct Constraint<'a> {
    name: &'a str,
    #[serde(flatten)]
    source: Source<'a>,
}

impl<'a> ViolationReport<'a> {
    fn new(violation: &'a Violation) -> Self {
        let constraint = violation.constraint.as_ref();
        Self {
            kind: violation.kind.name(),
            severity: match violation.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
            },
            message: &violation.message,
            source: Source::new(violation.source.as_ref()),
            constraint: constraint.map(|constraint| Constraint {
                name: &constraint.name,
                source: Source::new(Some(&constraint.source)),
            }),
            execution: violation.execution.as_ref().map(ExecutionFields::new),
        }
    }
}

// ----- executions -----

/// An execution as a JSON object. Events are numbers: their places in `events`.
#[derive(Serialize)]
pub struct ExecutionFields<'a> {
    threads: Vec<Thread<'a>>,
    events: Vec<Event<'a>>,
    coherence: Vec<CoherenceReport<'a>>,
    edges: Vec<EdgeReport>,
    about: AboutReport,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    of_model: Vec<EdgeReport>,
}

#[derive(Serialize)]
struct Thread<'a> {
    thread: u32,
    created_by: Option<u32>,
    joined_by: Vec<u32>,
    events: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    function: Option<&'a str>,
    status: &'static str,
    waits_for: Option<WaitsFor<'a>>,
    error: Option<&'a str>,
    #[serde(flatten)]
    source: Source<'a>,
}

/// What a blocked thread waits for.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum WaitsFor<'a> {
    Assumption,
    Reads(Vec<u32>),
    Thread(Option<u32>),
    Barrier(&'a str),
}

#[derive(Serialize)]
struct Event<'a> {
    thread: Option<u32>,
    index: Option<u32>,
    action: &'static str,
    mode: Option<&'static str>,
    #[serde(flatten)]
    detail: Detail<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value_name: Option<&'a str>,
    #[serde(flatten)]
    source: Source<'a>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stack: Vec<Frame<'a>>,
}

/// A function that runs, and where it is.
#[derive(Serialize)]
struct Frame<'a> {
    function: &'a str,
    #[serde(flatten)]
    source: Source<'a>,
}

/// What an event has depends on what it does.
#[derive(Default, Serialize)]
struct Detail<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    location: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    other_thread: Option<u32>,
}

/// A location and its writes in coherence order.
#[derive(Serialize)]
pub struct CoherenceReport<'a> {
    location: &'a str,
    writes: Vec<u32>,
}

impl<'a> CoherenceReport<'a> {
    /// Of a location.
    pub fn new(location: &'a LocationReport) -> Self {
        Self {
            location: &location.name,
            writes: numbers(&location.writes),
        }
    }
}

/// An edge from one event to another.
#[derive(Serialize)]
pub struct EdgeReport {
    relation: String,
    from: u32,
    to: u32,
}

impl EdgeReport {
    /// All edges of a list.
    pub fn all(edges: &[Edge]) -> Vec<Self> {
        let report = |edge: &Edge| Self {
            relation: edge.label.clone(),
            from: edge.from.0,
            to: edge.to.0,
        };
        edges.iter().map(report).collect()
    }
}

/// The events and edges that something is about.
#[derive(Serialize)]
pub struct AboutReport {
    events: Vec<u32>,
    edges: Vec<EdgeReport>,
}

impl AboutReport {
    /// Of these events and edges.
    pub fn new(about: &About) -> Self {
        Self {
            events: numbers(&about.events),
            edges: EdgeReport::all(&about.edges),
        }
    }
}

fn numbers(events: &[EventId]) -> Vec<u32> {
    events.iter().map(|event| event.0).collect()
}

impl<'a> ExecutionFields<'a> {
    /// The fields of an execution.
    pub fn new(execution: &'a ExecutionReport) -> Self {
        Self {
            threads: execution.threads.iter().map(Thread::new).collect(),
            events: execution.events.iter().map(Event::new).collect(),
            coherence: execution
                .locations
                .iter()
                .map(CoherenceReport::new)
                .collect(),
            edges: EdgeReport::all(&execution.edges()),
            about: AboutReport::new(&execution.about),
            of_model: EdgeReport::all(&execution.of_model),
        }
    }
}

impl<'a> Thread<'a> {
    fn new(thread: &'a ThreadReport) -> Self {
        let status = match thread.status {
            ThreadStatus::Ended => "ended",
            ThreadStatus::Halted => "halted",
            ThreadStatus::Cut => "cut",
            ThreadStatus::Running => "running",
            ThreadStatus::Blocked(_) => "blocked",
            ThreadStatus::Failed(_) => "failed",
        };
        let waits_for = match &thread.status {
            ThreadStatus::Blocked(at) => Some(match at {
                BlockedAt::Assumption => WaitsFor::Assumption,
                BlockedAt::Reads(reads) => WaitsFor::Reads(numbers(reads)),
                BlockedAt::Join(child) => WaitsFor::Thread(child.map(|child| child.0)),
                BlockedAt::Barrier(name) => WaitsFor::Barrier(name),
            }),
            _ => None,
        };
        let error = match &thread.status {
            ThreadStatus::Failed(error) => Some(error.kind.name()),
            _ => None,
        };
        Self {
            thread: thread.thread.0,
            created_by: thread.created_by.map(|event| event.0),
            joined_by: numbers(&thread.joined_by),
            events: numbers(&thread.events),
            function: thread.function.as_deref(),
            status,
            waits_for,
            error,
            source: Source::new(thread.source.as_ref()),
        }
    }
}

impl<'a> Event<'a> {
    fn new(event: &'a EventReport) -> Self {
        let (action, detail) = action(&event.action);
        Self {
            thread: event.position.map(|position| position.thread.0),
            index: event.position.map(|position| position.index),
            action,
            mode: event.mode.map(mode_name),
            detail,
            value_name: event.value_name.as_deref(),
            source: Source::new(event.source.as_ref()),
            stack: event
                .stack
                .iter()
                .map(|call| Frame {
                    function: &call.function,
                    source: Source::new(call.source.as_ref()),
                })
                .collect(),
        }
    }
}

/// The name of an action, and what else it has.
fn action(action: &Action) -> (&'static str, Detail<'_>) {
    let at = |location, value: Option<Value>| Detail {
        location: Some(location),
        value: value.map(|value| value.0),
        ..Detail::default()
    };
    let of_thread = |thread: ThreadId| Detail {
        other_thread: Some(thread.0),
        ..Detail::default()
    };
    match action {
        Action::InitialWrite { location, value } => ("initial", at(location, *value)),
        Action::Read {
            location, value, ..
        } => ("read", at(location, *value)),
        Action::Write { location, value } => ("write", at(location, *value)),
        Action::Fence(_) => ("fence", Detail::default()),
        Action::Create(child) => ("create", of_thread(*child)),
        Action::Join(child) => ("join", of_thread(*child)),
        Action::Choose(value) => {
            let value = Some(value.0);
            let chosen = Detail {
                value,
                ..Detail::default()
            };
            ("choose", chosen)
        }
        Action::End => ("end", Detail::default()),
        Action::BarrierWait { barrier, .. } => {
            let location = barrier.as_deref();
            let wait = Detail {
                location,
                ..Detail::default()
            };
            ("barrier-wait", wait)
        }
        Action::Allocate { object } => ("allocate", at(object, None)),
        Action::Free { object } => ("free", at(object, None)),
    }
}
