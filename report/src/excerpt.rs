//! What of an execution is shown to people: the way to what is wrong, without repetitions.

use katec_checker::check::{Action, EventReport, ExecutionReport, ThreadStatus};
use katec_checker::event::{EventId, ThreadId};
use std::collections::{BTreeMap, BTreeSet};

/// The events that matter for what an execution is about: those on the way to it. Left out are
/// events that nothing of that depends on, and accesses of memory that only one thread uses.
/// Everything matters if it is about nothing in particular.
pub fn relevant(execution: &ExecutionReport) -> BTreeSet<EventId> {
    let mut wanted = ends(execution);
    let all = (0..execution.events.len() as u32).map(EventId);
    if wanted.is_empty() {
        return all.collect();
    }
    let about: BTreeSet<EventId> = wanted.iter().copied().collect();
    let past = predecessors(execution);
    let mut kept = BTreeSet::new();
    while let Some(event) = wanted.pop() {
        if kept.insert(event) {
            wanted.extend(&past[event.index()]);
        }
    }
    let shared = shared_locations(execution, &about);
    let matters = |event: &EventId| {
        about.contains(event)
            || location(execution.event(*event)).is_none_or(|name| shared.contains(name))
    };
    kept.into_iter().filter(matters).collect()
}

/// The events that it is about, and the last events of threads that failed.
fn ends(execution: &ExecutionReport) -> Vec<EventId> {
    let failed = |status: &ThreadStatus| matches!(status, ThreadStatus::Failed(_));
    let threads = execution.threads.iter().filter(|t| failed(&t.status));
    let last = threads.filter_map(|thread| thread.events.last().copied());
    last.chain(execution.about.events.iter().copied()).collect()
}

/// For each event those right before it: in its thread, the write that it reads, the creation of
/// its thread, the last event of a thread that it joins, and the round of a barrier.
fn predecessors(execution: &ExecutionReport) -> Vec<Vec<EventId>> {
    let mut past = vec![Vec::new(); execution.events.len()];
    for thread in &execution.threads {
        for pair in thread.events.windows(2) {
            past[pair[1].index()].push(pair[0]);
        }
    }
    for edge in execution.edges() {
        match edge.label.as_str() {
            "rf" | "tc" | "tj" => past[edge.to.index()].push(edge.from),
            "sbr" => {
                past[edge.to.index()].push(edge.from);
                past[edge.from.index()].push(edge.to);
            }
            _ => {}
        }
    }
    past
}

fn location(event: &EventReport) -> Option<&str> {
    match &event.action {
        Action::InitialWrite { location, .. }
        | Action::Read { location, .. }
        | Action::Write { location, .. } => Some(location),
        _ => None,
    }
}

/// Locations that several threads use, and those of the events that it is about. All of them, if
/// there is only one thread.
fn shared_locations<'a>(
    execution: &'a ExecutionReport,
    about: &BTreeSet<EventId>,
) -> BTreeSet<&'a str> {
    let mut users: BTreeMap<&str, BTreeSet<ThreadId>> = BTreeMap::new();
    for event in &execution.events {
        if let (Some(location), Some(position)) = (location(event), event.position) {
            users.entry(location).or_default().insert(position.thread);
        }
    }
    let threads: BTreeSet<_> = users.values().flatten().collect();
    let alone = threads.len() < 2;
    let named = about
        .iter()
        .filter_map(|event| location(execution.event(*event)));
    let named: BTreeSet<&str> = named.collect();
    let shared = users
        .iter()
        .filter(|(name, threads)| alone || threads.len() > 1 || named.contains(**name));
    shared.map(|(name, _)| *name).collect()
}

/// Events of one thread that follow each other: one round of them, and how often it comes.
pub struct Repeated<'a> {
    /// The events of the first round.
    pub first: &'a [EventId],
    /// All events, of all rounds.
    pub all: &'a [EventId],
    /// How many rounds.
    pub rounds: usize,
}

/// From how many rounds on a repetition is shown once.
const ROUNDS: usize = 3;
/// The longest round that is looked for.
const LONGEST: usize = 8;

/// Divides events into rounds of loops and single events.
pub fn repetitions<'a>(execution: &ExecutionReport, events: &'a [EventId]) -> Vec<Repeated<'a>> {
    let mut parts = Vec::new();
    let mut rest = events;
    while !rest.is_empty() {
        let lengths = 1..=LONGEST.min(rest.len() / ROUNDS);
        let rounds = lengths.map(|length| (length, rounds(execution, rest, length)));
        let (length, rounds) = rounds
            .filter(|(_, rounds)| *rounds >= ROUNDS)
            .max_by_key(|(length, rounds)| (length * rounds, usize::MAX - length))
            .unwrap_or((1, 1));
        let (all, following) = rest.split_at(length * rounds);
        parts.push(Repeated {
            first: &all[..length],
            all,
            rounds,
        });
        rest = following;
    }
    parts
}

/// How often the first `length` events come one after the other, values aside.
fn rounds(execution: &ExecutionReport, events: &[EventId], length: usize) -> usize {
    let alike = |(a, b): (&EventId, &EventId)| {
        signature(execution.event(*a)) == signature(execution.event(*b))
    };
    let first = &events[..length];
    let chunks = events.chunks_exact(length);
    chunks
        .take_while(|chunk| first.iter().zip(*chunk).all(alike))
        .count()
}

/// What makes two events look alike: the same line of the source does the same to one location.
fn signature(event: &EventReport) -> impl PartialEq + use<'_> {
    let kind = std::mem::discriminant(&event.action);
    let thread = event.position.map(|position| position.thread);
    (
        kind,
        thread,
        location(event),
        event.mode,
        event.source.as_ref(),
    )
}
