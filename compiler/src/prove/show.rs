//! Counterexamples in words, from their data alone.

use super::counterexample::{AbstractEvent, AbstractExecution, Counterexample};
use katec_checker::builtin::{BuiltinSet as Set, SetMask, SetRole};
use katec_checker::check::Edge;
use katec_checker::event::{EventId, Mode};
use std::fmt;

impl fmt::Display for Counterexample {
    /// Which side has the path, the path, and the execution, in lines that stand below the claim.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.backwards {
            true => "on the right and not on the left",
            false => "on the left and not on the right",
        };
        write!(f, "  {side}: {}\n  in this execution:", self.path_text())?;
        for line in self.execution.lines() {
            write!(f, "\n    {line}")?;
        }
        write!(f, "\n    sets: {}", self.sets_text())
    }
}

impl Counterexample {
    /// `e1 in W, M, SC; e2 in R`: the sets of the events of the path, each once.
    fn sets_text(&self) -> String {
        let mut events = Vec::new();
        for event in &self.path.events {
            if !events.contains(event) {
                events.push(*event);
            }
        }
        let sets = |event: &EventId| {
            let event = self.execution.event(*event);
            let mut all: Vec<&str> = event.sets.iter().map(Set::name).collect();
            all.extend(event.declared.iter().map(String::as_str));
            match all.is_empty() {
                true => format!("{} in none", event.name),
                false => format!("{} in {}", event.name, all.join(", ")),
            }
        };
        let sets: Vec<String> = events.iter().map(sets).collect();
        sets.join("; ")
    }

    /// `e1: W sc x -po-> e2: R sc y -fre-> e1`: every event is described where it occurs first.
    pub fn path_text(&self) -> String {
        let events = &self.path.events;
        let mut path = String::new();
        for (position, event) in events.iter().enumerate() {
            if let Some(step) = position.checked_sub(1).and_then(|i| self.path.edges.get(i)) {
                path.push_str(&format!(" -{}-> ", step.label));
            }
            path.push_str(&match events[..position].contains(event) {
                true => self.execution.event(*event).name.clone(),
                false => self.execution.event(*event).to_string(),
            });
        }
        path
    }
}

impl fmt::Display for AbstractEvent {
    /// `e1: W sc x`: name, kind and mode, location, and the declared sets that it is in.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        if self.thread.is_none() {
            return Ok(());
        }
        let mut words = words_of(self);
        words.extend(self.location.as_deref());
        words.extend(self.declared.iter().map(String::as_str));
        write!(f, ": {}", words.join(" "))
    }
}

impl AbstractExecution {
    /// The execution in lines: threads in program order, coherence, and the other edges by their
    /// relations.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for thread in &self.threads {
            let events = thread.events.iter().map(|event| self.event(*event));
            let events = events.filter(|event| !event.is_begin());
            let events: Vec<String> = events.map(AbstractEvent::to_string).collect();
            lines.push(format!("thread {}: {}", thread.thread.0, events.join("; ")));
        }
        let name = |event: &EventId| self.event(*event).name.as_str();
        for location in self.locations.iter().filter(|l| l.writes.len() > 1) {
            let names: Vec<&str> = location.writes.iter().map(name).collect();
            lines.push(format!("co: {}", names.join(" -> ")));
        }
        for edges in self.edges.chunk_by(|a, b| a.label == b.label) {
            let shown = |edge: &Edge| format!("{} -> {}", name(&edge.from), name(&edge.to));
            let shown: Vec<String> = edges.iter().map(shown).collect();
            lines.push(format!("{}: {}", edges[0].label, shown.join(", ")));
        }
        lines
    }
}

/// Kind, mode and the rest of the sets of an event. Whether it is atomic is told by its mode in C,
/// and by the list of all sets.
fn words_of(event: &AbstractEvent) -> Vec<&'static str> {
    let sets = event.sets;
    let kinds = [Set::R, Set::W, Set::F, Set::B, Set::Tc, Set::Tj];
    let kind = kinds.iter().filter(|kind| sets.contains(**kind));
    let mut words: Vec<&str> = kind.map(|kind| kind.name()).collect();
    words.extend(event.mode().map(mode_word));
    let rest = sets.iter().filter(|set| {
        let said = kinds.contains(set) || set.facts().role == SetRole::Mode;
        !said && ![Set::Iw, Set::Atomic].contains(set) && !is_told_by_others(sets, *set)
    });
    words.extend(rest.map(Set::name));
    if words.is_empty() {
        words.push("other");
    }
    words
}

/// Whether an event in the other sets is in this one anyway.
fn is_told_by_others(mut sets: SetMask, set: Set) -> bool {
    sets.remove(set);
    sets.is_within(set)
}

fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::SequentiallyConsistent => "sc",
        Mode::AcquireRelease => "acq_rel",
        Mode::Acquire => "acq",
        Mode::Release => "rel",
        Mode::Relaxed => "rlx",
        Mode::NonAtomic => "na",
    }
}
