//! The outcome of checking a program: how many executions it has, what is wrong with it, and a graph that shows it.
//!
//! Exploration stops at the first error: it decides the verdict, and a wrong program can have very many executions. Warnings are collected,
//! each once.

use super::{Verdict, Violation, describe, graph_text};
use katec_checker::event::{EventId, Place, ThreadId};
use katec_checker::explore::{Explored, Options, Outcome, Summary, Visitor, explore};
use katec_checker::graph::{EventKind, Status};
use katec_checker::model::{Finding, MemoryModel, Severity};
use katec_checker::program::{
    Operation, ProblemKind, Program, ProgramError, SourcePosition, Storage,
};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// What checking a program gave.
#[derive(Clone, Debug)]
pub struct ProgramOutcome {
    /// The file that the program was read from.
    pub program: String,
    /// The name of the model.
    pub model: String,
    /// What exploration says about itself.
    pub summary: Summary,
    /// Errors and warnings, each once, in order.
    pub violations: Vec<Violation>,
    /// What the program does that is not supported, or the limit it reached; then there is no verdict.
    pub unanswered: Option<Violation>,
    /// The graph in which the error shows.
    pub graph: Option<String>,
    /// Where threads wait in some execution: at locks, and in loops that only wait.
    pub waits: Vec<SourcePosition>,
    /// How long it took.
    pub time: Duration,
}

/// Checks a program under a model. Where plain accesses overlap without being of the same bytes, memory is divided and the check begins
/// again.
///
/// `name` is the name of the program's file, `model_name` that of the model, as they are to appear in reports.
pub fn run_program<P: Program, M: MemoryModel>(
    program: &mut P,
    name: &str,
    model: &mut M,
    model_name: &str,
    options: &Options,
) -> ProgramOutcome {
    let start = Instant::now();
    let (collector, summary) = loop {
        let mut collector = Collector::default();
        let summary = explore(model, program, options, &mut collector);
        let overlap = collector.overlap;
        if !overlap.is_some_and(|(a, b)| program.divide(a, b)) {
            break (collector, summary);
        }
    };
    ProgramOutcome {
        program: name.to_string(),
        model: model_name.to_string(),
        summary,
        violations: collector.violations.into_iter().collect(),
        unanswered: collector.unanswered,
        graph: collector.graph,
        waits: collector.waits.into_iter().collect(),
        time: start.elapsed(),
    }
}

#[derive(Default)]
struct Collector {
    violations: BTreeSet<Violation>,
    unanswered: Option<Violation>,
    graph: Option<String>,
    waits: BTreeSet<SourcePosition>,
    /// Places that overlap without being the same, by which the exploration ended.
    overlap: Option<(Place, Place)>,
}

impl Collector {
    fn add<P: Program>(&mut self, at: &Explored<'_, P>, violation: Violation) -> ControlFlow<()> {
        if ProblemKind::from_name(&violation.kind).is_some_and(ProblemKind::is_unanswered) {
            self.unanswered = Some(violation);
            return ControlFlow::Break(());
        }
        let severity = violation.severity;
        self.violations.insert(violation);
        if severity == Severity::Error {
            self.graph = Some(graph_text(at));
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

impl Collector {
    fn note_waits<P: Program>(&mut self, at: &Explored<'_, P>) {
        for (thread, operation) in standing(at) {
            if matches!(operation, Operation::Wait { .. })
                && let Some((state, _)) = at.standing(thread)
            {
                self.waits.extend(at.program().source_position(state));
            }
        }
    }
}

impl<P: Program> Visitor<P> for Collector {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        match status {
            Status::Complete => {
                self.violations.extend(leaks(execution));
                ControlFlow::Continue(())
            }
            Status::Blocked => {
                self.note_waits(execution);
                match deadlock(execution) {
                    Some(violation) => self.add(execution, violation),
                    None => ControlFlow::Continue(()),
                }
            }
            Status::Failed => ControlFlow::Continue(()),
        }
    }

    fn error(
        &mut self,
        at: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        if error.kind == ProblemKind::MixedSize {
            self.overlap = at.overlap(thread);
        }
        self.add(at, Violation::of_error(at, thread, error))
    }

    fn finding(&mut self, at: &Explored<'_, P>, finding: &Finding) -> ControlFlow<()> {
        self.add(at, Violation::of_finding(at, finding))
    }
}

/// All threads of an execution with what they stand at.
fn standing<'a, P: Program>(
    at: &'a Explored<'_, P>,
) -> impl Iterator<Item = (ThreadId, &'a Operation)> {
    let threads = (0..at.graph().thread_count() as u32).map(ThreadId);
    threads.filter_map(|thread| Some((thread, at.standing(thread)?.1)))
}

/// Objects that nobody released, if the program ran to its end.
fn leaks<P: Program>(at: &Explored<'_, P>) -> Vec<Violation> {
    let graph = at.graph();
    let heap = |object: &&katec_checker::graph::Object| object.storage == Storage::Heap;
    if !graph.objects().iter().any(|object| heap(&object))
        || !standing(at).all(|(_, operation)| matches!(operation, Operation::End(_)))
    {
        return Vec::new();
    }
    // An object that was cleared right after its allocation is there twice.
    let superseded = |object: &katec_checker::graph::Object| {
        let same = |other: &katec_checker::graph::Object| other.address == object.address;
        graph
            .objects()
            .iter()
            .any(|other| same(other) && other.event < object.event)
    };
    let kept = graph
        .objects()
        .iter()
        .filter(heap)
        .filter(|object| !superseded(object));
    kept.filter(|object| graph.releases(object.address).next().is_none())
        .map(|object| {
            let position = at.source_position(object.event);
            Violation {
                kind: ProblemKind::Leak.to_string(),
                severity: Severity::Warning,
                message: format!("{} bytes allocated here are never freed", object.size),
                line: position.as_ref().map(|position| position.line),
                file: position.map(|position| position.file),
            }
        })
        .collect()
}

/// A deadlock: no thread can go on, and those that wait saw the newest values of what they wait for, so that waiting longer does not help.
fn deadlock<P: Program>(at: &Explored<'_, P>) -> Option<Violation> {
    let graph = at.graph();
    let (mut waiting, mut joining) = (Vec::new(), Vec::new());
    for (thread, operation) in standing(at) {
        match operation {
            Operation::Wait { since } => {
                let events = graph.thread_events(thread);
                let reads = events.get(*since as usize..).unwrap_or_default();
                let newest = |read: &EventId| match graph.rf(*read) {
                    Some(write) => graph.co_next(write).is_none(),
                    None => true,
                };
                if !reads.iter().all(newest) {
                    return None;
                }
                waiting.push(thread);
            }
            Operation::BarrierWait { .. } => waiting.push(thread),
            Operation::Join { .. } => joining.push(thread),
            Operation::End(_) => {}
            _ => return None,
        }
    }
    if waiting.is_empty() {
        waiting = joining;
    }
    let first = *waiting.first()?;
    let descriptions: Vec<String> = waiting
        .iter()
        .map(|thread| {
            let last = graph.thread_events(*thread).last();
            let barrier = last.and_then(|event| graph.barrier_place(*event));
            let read = last.filter(|event| graph.kind(**event) == EventKind::Read);
            match (barrier, read) {
                (Some(barrier), _) => {
                    let name = at.program().place_name(barrier);
                    format!("thread {} waits at the barrier {name}", thread.0)
                }
                (None, Some(event)) => {
                    format!("thread {} waits after a {}", thread.0, describe(at, *event))
                }
                (None, None) => format!("thread {} waits", thread.0),
            }
        })
        .collect();
    let position = at
        .standing(first)
        .and_then(|(state, _)| at.program().source_position(state));
    Some(Violation {
        kind: ProblemKind::Deadlock.to_string(),
        severity: Severity::Error,
        message: descriptions.join("; "),
        line: position.as_ref().map(|position| position.line),
        file: position.map(|position| position.file),
    })
}

impl ProgramOutcome {
    /// Whether everything was explored and no thread was cut.
    pub fn is_exhaustive(&self) -> bool {
        self.summary.outcome == Outcome::Finished && !self.summary.bounded
    }

    /// What the check says about the program.
    pub fn verdict(&self) -> Verdict {
        let wrong = |violation: &Violation| violation.severity == Severity::Error;
        if self.violations.iter().any(wrong) {
            Verdict::Violation
        } else if self.is_exhaustive() {
            Verdict::Ok
        } else {
            Verdict::Unknown
        }
    }

    /// Why the exploration did not come to its end.
    pub fn limit(&self) -> Option<String> {
        match &self.summary.outcome {
            Outcome::Finished | Outcome::Stopped => None,
            Outcome::Interrupted => Some("the exploration was interrupted".to_string()),
            Outcome::EventLimit(thread) => Some(format!(
                "thread {} reached the limit of events; bound its loops with --unroll",
                thread.0
            )),
            Outcome::ExecutionLimit => Some("the limit of executions was reached".to_string()),
            Outcome::InvalidProgram(message) => {
                Some(format!("the program cannot be explored: {message}"))
            }
        }
    }

    /// The report for people.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut line = |content: String| {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{content}");
        };
        line(match self.verdict() {
            Verdict::Ok => format!("{}: no errors under {}", self.program, self.model),
            Verdict::Violation => format!("{}: wrong under {}", self.program, self.model),
            Verdict::Unknown if self.summary.outcome == Outcome::Finished => format!(
                "{}: no errors under {} within the bound on loops",
                self.program, self.model
            ),
            Verdict::Unknown => format!("{}: no answer under {}", self.program, self.model),
        });
        for violation in &self.violations {
            let severity = match violation.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
            };
            line(format!("{severity}: {violation}"));
        }
        if let Some(reason) = &self.unanswered {
            line(format!("not checked: {reason}"));
        }
        if let Some(reason) = self.limit() {
            line(format!("not checked to the end: {reason}"));
        }
        if let Some(graph) = &self.graph {
            line("the execution in which it shows:".to_string());
            line(graph.trim_end().to_string());
        }
        line(format!(
            "executions: {} complete, {} blocked{}",
            self.summary.complete,
            self.summary.blocked,
            if self.summary.bounded {
                "; some were cut by the bound on loops"
            } else {
                ""
            }
        ));
        if !self.waits.is_empty() {
            let places: Vec<String> = self
                .waits
                .iter()
                .map(|position| format!("{}:{}", position.file, position.line))
                .collect();
            line(format!(
                "waiting (a thread that would go round without effect is blocked): {}",
                places.join(", ")
            ));
        }
        for note in self.summary.notes() {
            line(format!("note: {note}"));
        }
        line(format!("time: {:.2} s", self.time.as_secs_f64()));
        text
    }
}

impl Serialize for ProgramOutcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut report = serializer.serialize_struct("Report", 9)?;
        report.serialize_field("program", &self.program)?;
        report.serialize_field("model", &self.model)?;
        report.serialize_field("verdict", &self.verdict())?;
        report.serialize_field("executions", &self.summary.complete)?;
        report.serialize_field("blocked", &self.summary.blocked)?;
        report.serialize_field("bounded", &self.summary.bounded)?;
        report.serialize_field("violations", &self.violations)?;
        report.serialize_field("seconds", &self.time.as_secs_f64())?;
        let notes = self.summary.notes();
        if !notes.is_empty() {
            report.serialize_field("notes", &notes)?;
        }
        report.end()
    }
}
