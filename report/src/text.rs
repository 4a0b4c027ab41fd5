//! Outcomes of programs and executions in words.

use katec_checker::check::{Action, Edge, EventReport, ExecutionReport, Outcome, Verdict};
use katec_checker::event::{EventId, Mode};
use katec_checker::explore;
use katec_checker::model::Severity;
use std::fmt::Write;

/// A text that grows by lines.
#[derive(Default)]
pub(crate) struct Lines(String);

impl Lines {
    pub fn add(&mut self, line: impl std::fmt::Display) {
        // Writing to a string does not fail.
        let _ = writeln!(self.0, "{line}");
    }

    pub fn into_text(self) -> String {
        self.0
    }
}

/// The report about a program for people.
pub fn program_text(outcome: &Outcome) -> String {
    let Outcome {
        program,
        model,
        summary,
        ..
    } = outcome;
    let mut lines = Lines::default();
    lines.add(match outcome.verdict() {
        Verdict::Ok => format!("{program}: no errors under {model}"),
        Verdict::Violation => format!("{program}: wrong under {model}"),
        Verdict::Unknown if outcome.is_within_bounds() => {
            format!("{program}: no errors under {model} in what was explored")
        }
        Verdict::Unknown if summary.ending == explore::Ending::Finished => {
            format!("{program}: no errors under {model} within the bound on loops")
        }
        Verdict::Unknown => format!("{program}: no answer under {model}"),
    });
    for violation in &outcome.violations {
        lines.add(match violation.severity {
            Severity::Error => format!("error: {violation}"),
            Severity::Warning => format!("warning: {violation}"),
        });
    }
    if let Some(reason) = &outcome.unanswered {
        lines.add(format!("not checked: {reason}"));
    }
    if let Some(reason) = limit(&summary.ending, "; bound its loops with --unroll") {
        lines.add(format!("not checked to the end: {reason}"));
    }
    if let Some(execution) = outcome.error().and_then(|error| error.execution.as_ref()) {
        lines.add("the execution in which it shows:");
        lines.add(execution_text(execution).trim_end());
    }
    lines.add(format!(
        "executions: {} complete, {} blocked{}",
        summary.complete,
        summary.blocked,
        match summary.bounded {
            true => "; some were cut by the bound on loops",
            false => "",
        }
    ));
    if !outcome.waits.is_empty() {
        let waits = outcome.waits.iter();
        let places: Vec<String> = waits
            .map(|position| format!("{}:{}", position.file, position.line))
            .collect();
        lines.add(format!(
            "waiting (a thread that would go round without effect is blocked): {}",
            places.join(", ")
        ));
    }
    if let Some(unexplored) = outcome.unexplored() {
        lines.add(format!("not checked: {unexplored}"));
    }
    for note in outcome.all_notes() {
        lines.add(format!("note: {note}"));
    }
    lines.add(format!("time: {:.2} s", outcome.time.as_secs_f64()));
    lines.into_text()
}

/// Why there is more than was explored, one line a reason.
pub(crate) fn reasons(outcome: &Outcome) -> Vec<String> {
    let summary = &outcome.summary;
    let unanswered = outcome.unanswered.as_ref().map(ToString::to_string);
    let limit = limit(&summary.ending, "; bound its loops with --unroll");
    let cut = "some executions were cut by the bound on loops".to_string();
    let unexplored = outcome.unexplored().map(str::to_string);
    let cut = summary.bounded.then_some(cut);
    let all = [unanswered, limit, cut, unexplored];
    all.into_iter().flatten().collect()
}

/// Why an exploration did not come to its end; `advice` is what to do if a thread is too long.
pub(crate) fn limit(ending: &explore::Ending, advice: &str) -> Option<String> {
    match ending {
        explore::Ending::Finished | explore::Ending::Stopped => None,
        explore::Ending::Interrupted => Some("the exploration was interrupted".to_string()),
        explore::Ending::EventLimit(thread) => Some(format!(
            "thread {} reached the limit of events{advice}",
            thread.0
        )),
        explore::Ending::ExecutionLimit => Some("the limit of executions was reached".to_string()),
        explore::Ending::InvalidProgram(message) => {
            Some(format!("the program cannot be explored: {message}"))
        }
    }
}

/// An execution in lines: each thread's events with values, where reads read from, coherence, and
/// source lines.
pub fn execution_text(execution: &ExecutionReport) -> String {
    let mut lines = Vec::new();
    for thread in &execution.threads {
        if thread.events.is_empty() {
            continue;
        }
        lines.push(format!("  thread {}", thread.thread.0));
        for event in &thread.events {
            lines.push(format!("    {}", event_text(execution, *event)));
        }
    }
    for location in &execution.locations {
        // With one write besides the initial one there is nothing to say.
        if let [_, writes @ ..] = &location.writes[..]
            && writes.len() > 1
        {
            let order = names(execution, writes);
            lines.push(format!("  coherence of {}: {order}", location.name));
        }
    }
    lines.join("\n")
}

/// An edge with what is at its ends.
pub fn edge_text(execution: &ExecutionReport, edge: &Edge) -> String {
    let end = |event: EventId| {
        let what = action_text(execution, execution.event(event));
        // What a read reads from is an edge of its own, if it matters.
        let what = what.split(", from ").next().unwrap_or_default().to_string();
        match execution.event(event).position {
            Some(_) => format!("{} {what}", execution.event_name(event)),
            None => format!("initially {what}"),
        }
    };
    format!("{} --{}--> {}", end(edge.from), edge.label, end(edge.to))
}

fn names(execution: &ExecutionReport, events: &[EventId]) -> String {
    let names = events.iter().map(|event| execution.event_name(*event));
    names.collect::<Vec<_>>().join(", ")
}

/// The name of a mode.
pub fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::NonAtomic => "na",
        Mode::Relaxed => "relaxed",
        Mode::Acquire => "acquire",
        Mode::Release => "release",
        Mode::AcquireRelease => "acq_rel",
        Mode::SequentiallyConsistent => "seq_cst",
    }
}

/// A mode as it stands behind the name of an access. Plain accesses do without.
fn mode_text(mode: Option<Mode>) -> String {
    match mode {
        None | Some(Mode::NonAtomic) => String::new(),
        Some(mode) => format!(" {}", mode_name(mode)),
    }
}

fn event_text(execution: &ExecutionReport, id: EventId) -> String {
    let event = execution.event(id);
    let what = action_text(execution, event);
    let line = event
        .source
        .as_ref()
        .map(|position| format!("  [{}:{}]", position.file, position.line));
    let name = execution.event_name(id);
    format!("{name} {what}{}", line.unwrap_or_default())
}

fn action_text(execution: &ExecutionReport, event: &EventReport) -> String {
    let mode = mode_text(event.mode);
    match &event.action {
        Action::InitialWrite { location, value } => match value {
            Some(value) => format!("{location} = {}", value.0),
            None => format!("{location} is uninitialised"),
        },
        Action::Read {
            location,
            value,
            from,
        } => {
            let source = from.map(|write| execution.event_name(write));
            let source = source.unwrap_or_default();
            format!("read{mode} {location} = {}, from {source}", value.0)
        }
        Action::Write { location, value } => format!("write{mode} {location} = {}", value.0),
        Action::Fence(_) => format!("fence{mode}"),
        Action::Create(child) => format!("creates thread {}", child.0),
        Action::Join(child) => format!("joins thread {}", child.0),
        Action::Choose(value) => format!("chooses {}", value.0),
        Action::End => "ends".to_string(),
        Action::BarrierWait { barrier, met } => {
            let barrier = barrier.as_ref().map(|name| format!(" {name}"));
            let barrier = barrier.unwrap_or_default();
            match met.as_deref() {
                None => format!("waits at barrier{barrier}"),
                Some([]) => format!("passes barrier{barrier}"),
                Some(others) => {
                    format!("meets {} at barrier{barrier}", names(execution, others))
                }
            }
        }
        Action::Allocate { object } => format!("allocates {object}"),
        Action::Free { object } => format!("frees {object}"),
    }
}
