//! Outcomes of programs and executions in words.

use crate::excerpt::{relevant, repetitions};
use crate::interleaving::{Order, order};
use crate::layout::{Layout, Sources};
use katec_checker::check::{
    Action, Edge, EventReport, ExecutionReport, Outcome, ThreadReport, ThreadStatus, Verdict,
    Violation,
};
use katec_checker::event::{EventId, Mode, Value};
use katec_checker::explore;
use katec_checker::model::Severity;
use katec_checker::program::{ProblemKind, SourcePosition};
use std::collections::BTreeSet;
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

/// The report about a program for people: the verdict, what is wrong with the lines of the source
/// that it is about, and the way there.
pub fn program_text(outcome: &Outcome, layout: &Layout, sources: &Sources) -> String {
    let summary = &outcome.summary;
    let mut lines = Lines::default();
    lines.add(layout.broken(&verdict_line(outcome, layout)));
    let is_error = |violation: &&Violation| violation.severity == Severity::Error;
    let (errors, warnings): (Vec<_>, Vec<_>) = outcome.violations.iter().partition(is_error);
    for violation in errors.into_iter().chain(warnings) {
        lines.add(violation_text(violation, layout, sources));
    }
    if let Some(reason) = &outcome.unanswered {
        lines.add(layout.broken(&format!("not checked: {reason}")));
    }
    if let Some(reason) = limit(&summary.ending, "; bound its loops with --unroll") {
        lines.add(layout.broken(&format!("not checked to the end: {reason}")));
    }
    let execution = outcome.error().and_then(|error| error.execution.as_ref());
    if let Some(execution) = execution.filter(|e| e.threads.iter().any(|t| !t.events.is_empty())) {
        lines.add("");
        lines.add(how_text(execution, layout));
        lines.add("");
    }
    let cut = match summary.bounded {
        true => "; some were cut by the bound on loops",
        false => "",
    };
    let up_to = match summary.symmetric {
        true => " up to symmetry",
        false => "",
    };
    lines.add(layout.broken(&format!(
        "executions{up_to}: {} complete, {} blocked{cut}",
        summary.complete, summary.blocked
    )));
    if !outcome.waits.is_empty() {
        let places: Vec<String> = outcome.waits.iter().map(place_text).collect();
        lines.add(layout.broken(&format!(
            "waiting (a thread that would go round without effect is blocked): {}",
            places.join(", ")
        )));
    }
    if !outcome.services.is_empty() {
        let places: Vec<String> = outcome.services.iter().map(place_text).collect();
        lines.add(layout.broken(&format!(
            "still waiting when the program ends, which is no error: {}",
            places.join(", ")
        )));
    }
    for unexplored in outcome.unexplored() {
        lines.add(layout.broken(&format!("not checked: {unexplored}")));
    }
    for note in outcome.all_notes() {
        lines.add(layout.broken(&format!("note: {note}")));
    }
    lines.add(format!("time: {:.2} s", outcome.time.as_secs_f64()));
    lines.into_text()
}

/// The verdict in a line.
pub(crate) fn headline(outcome: &Outcome) -> String {
    verdict_line(outcome, &Layout::default())
}

fn verdict_line(outcome: &Outcome, layout: &Layout) -> String {
    let Outcome { program, model, .. } = outcome;
    match outcome.verdict() {
        Verdict::Ok if outcome.summary.complete == 0 => format!(
            "{program}: {} under {model}, but no execution is complete",
            layout.warning("no errors")
        ),
        Verdict::Ok => format!("{program}: {} under {model}", layout.good("no errors")),
        Verdict::Violation => format!("{program}: {} under {model}", layout.error("wrong")),
        Verdict::Unknown if outcome.is_within_bounds() && outcome.buffers.is_some() => {
            format!("{program}: no errors under {model}, bounded")
        }
        Verdict::Unknown if outcome.is_within_bounds() => {
            format!("{program}: no errors under {model} in what was explored")
        }
        Verdict::Unknown if outcome.summary.ending == explore::Ending::Finished => {
            format!("{program}: no errors under {model} within the bound on loops")
        }
        Verdict::Unknown => format!("{program}: no answer under {model}"),
    }
}

/// A violation: what it is, the constraint that found it, and the lines of all parties.
fn violation_text(violation: &Violation, layout: &Layout, sources: &Sources) -> String {
    let word = match violation.severity {
        Severity::Error => layout.error("error"),
        Severity::Warning => layout.warning("warning"),
    };
    let mut lines = vec![layout.broken(&format!("{word}: {violation}"))];
    if let Some(constraint) = &violation.constraint {
        let place = place_text(&constraint.source);
        lines.push(layout.broken(&format!("  by `{}` of the model, {place}", constraint.name)));
    }
    for (label, position) in parties(violation) {
        if let Some(code) = sources.line(&position) {
            let place = place_text(&position);
            lines.push(layout.cut(&format!("  {label} at {place}")));
            let number = position.line;
            lines.push(layout.cut(&format!("  {number:>5} | {}", code.trim())));
        }
    }
    lines.join("\n")
}

/// Who has to do with a violation, and where in the source: the events that it is about, threads
/// that wait, or the thread that fails.
fn parties(violation: &Violation) -> Vec<(String, SourcePosition)> {
    let mut parties = Vec::new();
    let mut add = |label: String, position: Option<&SourcePosition>| {
        if let Some(position) = position {
            let party = (label, position.clone());
            if !parties.contains(&party) {
                parties.push(party);
            }
        }
    };
    if let Some(execution) = &violation.execution {
        let waits = |thread: &&ThreadReport| {
            let endless = [ProblemKind::Deadlock, ProblemKind::Liveness];
            endless.iter().any(|kind| violation.kind == *kind)
                && matches!(thread.status, ThreadStatus::Blocked(_))
        };
        for thread in execution.threads.iter().filter(waits) {
            add(
                format!("thread {} waits", thread.thread.0),
                thread.source.as_ref(),
            );
        }
        let fails = |thread: &&ThreadReport| matches!(thread.status, ThreadStatus::Failed(_));
        for thread in execution.threads.iter().filter(fails) {
            add(
                format!("thread {}", thread.thread.0),
                thread.source.as_ref(),
            );
        }
        if !execution.about.edges.is_empty() {
            for event in &execution.about.events {
                let event = execution.event(*event);
                let thread = event.position.map_or(0, |position| position.thread.0);
                add(format!("thread {thread}"), event.source.as_ref());
            }
        }
    }
    if parties.is_empty() {
        parties.extend(violation.source.clone().map(|at| ("here,".to_string(), at)));
    }
    parties
}

fn place_text(position: &SourcePosition) -> String {
    format!("{}:{}", position.file, position.line)
}

/// How an execution comes about: an interleaving of the threads where there is one, otherwise
/// thread by thread with what cannot be interleaved.
pub fn how_text(execution: &ExecutionReport, layout: &Layout) -> String {
    let shown = match layout.full {
        true => (0..execution.events.len() as u32).map(EventId).collect(),
        false => relevant(execution),
    };
    let of_threads = execution.threads.iter().map(|thread| thread.events.len());
    let kept = shown
        .iter()
        .filter(|event| execution.event(**event).position.is_some());
    let left_out = of_threads.sum::<usize>() - kept.count();
    let mut lines = match order(execution) {
        Order::Interleaving(events) => {
            let events: Vec<_> = events.into_iter().filter(|e| shown.contains(e)).collect();
            let mut lines = vec![layout.broken("an interleaving of the threads that shows it:")];
            lines.extend(interleaved_lines(execution, &events, layout));
            lines
        }
        Order::Cycle(cycle) => {
            let mut lines = vec![layout.broken("no interleaving of the threads shows it:")];
            let edges = cycle
                .iter()
                .map(|edge| format!("  {}", edge_text(execution, edge)));
            lines.extend(edges.map(|line| layout.broken(&line)));
            lines.push("what each thread does:".to_string());
            lines.extend(thread_lines(execution, &shown, layout));
            lines
        }
    };
    if left_out > 0 {
        let events = if left_out == 1 { "event" } else { "events" };
        lines.push(layout.broken(&format!(
            "  ({left_out} {events} on the way that this does not depend on: --full)"
        )));
    }
    lines.join("\n")
}

/// Events one after the other, with the thread where it changes.
fn interleaved_lines(
    execution: &ExecutionReport,
    events: &[EventId],
    layout: &Layout,
) -> Vec<String> {
    let thread = |event: &EventId| execution.event(*event).position.map(|p| p.thread);
    let mut lines = Vec::new();
    for turn in events.chunk_by(|a, b| thread(a) == thread(b)) {
        let name = turn.first().and_then(thread);
        let name = name.map_or_else(String::new, |thread| format!("thread {}", thread.0));
        for (index, line) in event_lines(execution, turn).into_iter().enumerate() {
            let name = if index == 0 { name.as_str() } else { "" };
            lines.push(layout.broken(&format!("  {name:<10} {line}")));
        }
    }
    lines
}

/// Events of a thread, the rounds of a loop once.
fn event_lines(execution: &ExecutionReport, events: &[EventId]) -> Vec<String> {
    let mut lines = Vec::new();
    for part in repetitions(execution, events) {
        let last = part.all.last().copied();
        match (part.first, last) {
            ([event], Some(last)) if part.rounds > 1 => {
                let rounds = part.rounds;
                let end = event_text(execution, last);
                let start = event_text_alone(execution, *event);
                lines.push(format!("{start} .. {end} ({rounds} times)"));
            }
            (round, last) => {
                lines.extend(round.iter().map(|event| event_text(execution, *event)));
                if let (Some(last), true) = (last, part.rounds > 1) {
                    let more = part.rounds - 1;
                    let end = event_text_alone(execution, last);
                    lines.push(format!("... and {more} rounds more like this, to {end}"));
                }
            }
        }
    }
    lines
}

/// The events of each thread, and the coherence order where there is something to say.
fn thread_lines(
    execution: &ExecutionReport,
    shown: &BTreeSet<EventId>,
    layout: &Layout,
) -> Vec<String> {
    let mut lines = Vec::new();
    for thread in &execution.threads {
        let events = thread.events.iter().copied();
        let events: Vec<_> = events.filter(|event| shown.contains(event)).collect();
        if events.is_empty() {
            continue;
        }
        lines.push(format!("  thread {}", thread.thread.0));
        let events = event_lines(execution, &events);
        lines.extend(
            events
                .iter()
                .map(|line| layout.broken(&format!("    {line}"))),
        );
    }
    for location in &execution.locations {
        let mut writes = location.writes.iter().skip(1).copied();
        let writes: Vec<_> = writes
            .by_ref()
            .filter(|write| shown.contains(write))
            .collect();
        // With one write besides the initial one there is nothing to say.
        if writes.len() > 1 {
            let order = names(execution, &writes);
            lines.push(layout.broken(&format!("  coherence of {}: {order}", location.name)));
        }
    }
    lines
}

/// Why there is more than was explored, one line a reason.
pub(crate) fn reasons(outcome: &Outcome) -> Vec<String> {
    let summary = &outcome.summary;
    let unanswered = outcome.unanswered.as_ref().map(ToString::to_string);
    let limit = limit(&summary.ending, "; bound its loops with --unroll");
    let cut = "some executions were cut by the bound on loops".to_string();
    let unexplored = outcome.unexplored().map(str::to_string);
    let cut = summary.bounded.then_some(cut);
    let all = [unanswered, limit, cut].into_iter().flatten();
    all.chain(unexplored).collect()
}

/// Why an exploration did not come to its end; `advice` is what to do if a thread is too long.
pub fn limit(ending: &explore::Ending, advice: &str) -> Option<String> {
    match ending {
        explore::Ending::Finished | explore::Ending::Stopped => None,
        explore::Ending::Asymmetric(reason) => Some(reason.to_string()),
        explore::Ending::Obstructed(reason) => Some(reason.to_string()),
        explore::Ending::Seen => {
            Some("others may see what attempts that fail have stored".to_string())
        }
        explore::Ending::Interrupted => Some("the exploration was interrupted".to_string()),
        explore::Ending::EventLimit(thread) => Some(format!(
            "thread {} reached the limit of events{advice}",
            thread.0
        )),
        explore::Ending::CandidateLimit => {
            Some("there are too many candidates for executions".to_string())
        }
        explore::Ending::ExecutionLimit => Some("the limit of executions was reached".to_string()),
        explore::Ending::TimeLimit => Some("the time was up".to_string()),
        explore::Ending::MemoryLimit => Some("the limit of memory was reached".to_string()),
        explore::Ending::InvalidProgram(message) => {
            Some(format!("the program cannot be explored: {message}"))
        }
    }
}

/// An execution in lines: each thread's events with values, where reads read from, coherence, and
/// source lines.
pub fn execution_text(execution: &ExecutionReport) -> String {
    let all = (0..execution.events.len() as u32).map(EventId).collect();
    thread_lines(execution, &all, &Layout::default()).join("\n")
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

/// An event with its place in the source.
pub fn event_text(execution: &ExecutionReport, id: EventId) -> String {
    let place = execution.event(id).source.as_ref();
    let place = place.map(|place| match has_one_file(execution) {
        true => format!("  [line {}]", place.line),
        false => format!("  [{}]", place_text(place)),
    });
    let event = event_text_alone(execution, id);
    format!("{event}{}", place.unwrap_or_default())
}

/// Whether all events come from one file: then their lines say enough.
fn has_one_file(execution: &ExecutionReport) -> bool {
    let events = execution.events.iter();
    let mut files = events.filter_map(|event| Some(&event.source.as_ref()?.file));
    let first = files.next();
    files.all(|file| Some(file) == first)
}

/// An event without its place in the source.
fn event_text_alone(execution: &ExecutionReport, id: EventId) -> String {
    let what = action_text(execution, execution.event(id));
    format!("{} {what}", execution.event_name(id))
}

/// A value; a question mark if it was never set.
fn value_text(value: Option<Value>) -> String {
    value.map_or("?".to_string(), |value| value.0.to_string())
}

/// A value by its name, or as a number.
fn named_value(event: &EventReport, value: Option<Value>) -> String {
    let name = event.value_name.clone();
    name.unwrap_or_else(|| value_text(value))
}

pub(crate) fn action_text(execution: &ExecutionReport, event: &EventReport) -> String {
    let mode = mode_text(event.mode);
    match &event.action {
        Action::InitialWrite { location, value } => match value {
            Some(value) => format!("{location} = {}", named_value(event, Some(*value))),
            None => format!("{location} is uninitialised"),
        },
        Action::Read {
            location,
            value,
            from,
        } => {
            let source = from.map(|write| execution.event_name(write));
            let source = source.unwrap_or_default();
            format!(
                "read{mode} {location} = {}, from {source}",
                named_value(event, *value)
            )
        }
        Action::Write { location, value } => {
            format!("write{mode} {location} = {}", named_value(event, *value))
        }
        Action::Fence(_) => format!("fence{mode}"),
        Action::Create(child) => {
            let mut threads = execution.threads.iter();
            let thread = threads.find(|thread| thread.thread == *child);
            match thread.and_then(|thread| thread.function.as_ref()) {
                Some(function) => format!("creates thread {} ({function})", child.0),
                None => format!("creates thread {}", child.0),
            }
        }
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
