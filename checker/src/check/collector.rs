//! Collects what an exploration finds.

use super::report::{About, ExecutionReport};
use super::{
    Observer, OnError, Outcome, Settings, Violation, ViolationKind, describe, disturbed, endless,
    leak, promises,
};
use crate::event::{EventId, Place, ThreadId};
use crate::explore::{Explored, Merge, StateName, Unused, Visitor};
use crate::graph::Status;
use crate::model::{Finding, Severity};
use crate::program::{Operation, ProblemKind, Program, ProgramError, SourcePosition};
use fixedbitset::FixedBitSet;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Arc;

/// What makes two violations the same one. The executions in which they show may differ.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Identity {
    /// What kind.
    pub kind: ViolationKind,
    /// How bad it is.
    pub severity: Severity,
    /// What happened, for people.
    pub message: String,
    /// Where it shows in the program.
    pub source: Option<SourcePosition>,
}

impl Identity {
    fn violation(self, execution: ExecutionReport) -> Violation {
        Violation {
            kind: self.kind,
            severity: self.severity,
            message: self.message,
            source: self.source,
            constraint: None,
            execution: Some(execution),
        }
    }
}

/// What an exploration found so far, as data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collected<S> {
    /// Errors and warnings, with the first execution in which each shows.
    pub violations: BTreeMap<Identity, ExecutionReport>,
    /// The places for which writes that nothing orders were reported: each once.
    pub unordered: BTreeMap<Place, Identity>,
    /// What the program does that is not supported, or the limit it reached.
    pub unanswered: Option<(Identity, ExecutionReport)>,
    /// Where threads wait.
    pub waits: BTreeSet<SourcePosition>,
    /// Where threads still waited when the program ended.
    pub services: BTreeSet<SourcePosition>,
    /// The places that overlap without being the same, if the exploration ended by that.
    pub overlap: Option<(Place, Place)>,
    /// Whether additions were left out that threads took back.
    pub took_back: bool,
    /// Whether others can tell, if the exploration ended by that.
    pub disturbed: bool,
    /// Whether a thread stopped at an error that was not looked for.
    pub overlooked: bool,
    /// The first complete executions, and how many of them are kept.
    pub kept: FirstOf<ExecutionReport>,
    /// What an observer has seen.
    pub seen: S,
}

/// The first ones of many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstOf<T> {
    /// How many are kept.
    pub limit: usize,
    /// Those.
    pub list: Vec<T>,
}

impl<T> Default for FirstOf<T> {
    fn default() -> Self {
        Self::new(0)
    }
}

impl<T> FirstOf<T> {
    /// None yet, of so many.
    pub fn new(limit: usize) -> Self {
        Self {
            limit,
            list: Vec::new(),
        }
    }

    /// Whether there is room for more.
    pub fn has_room(&self) -> bool {
        self.list.len() < self.limit
    }
}

impl<T> Merge for FirstOf<T> {
    fn merge(&mut self, later: Self) {
        let room = self.limit.saturating_sub(self.list.len());
        self.list.extend(later.list.into_iter().take(room));
    }
}

impl<S: Merge> Merge for Collected<S> {
    fn merge(&mut self, later: Self) {
        let Self {
            mut violations,
            unordered,
            unanswered,
            waits,
            services,
            overlap,
            took_back,
            disturbed,
            overlooked,
            kept,
            seen,
        } = later;
        for (place, identity) in unordered {
            match self.unordered.entry(place) {
                Entry::Vacant(entry) => {
                    entry.insert(identity);
                }
                // Another pair of writes of the same place.
                Entry::Occupied(known) if *known.get() != identity => {
                    violations.remove(&identity);
                }
                Entry::Occupied(_) => {}
            }
        }
        for (identity, execution) in violations {
            self.violations.entry(identity).or_insert(execution);
        }
        self.unanswered = self.unanswered.take().or(unanswered);
        self.waits.extend(waits);
        self.services.extend(services);
        self.overlap = self.overlap.or(overlap);
        self.took_back |= took_back;
        self.disturbed |= disturbed;
        self.overlooked |= overlooked;
        self.kept.merge(kept);
        self.seen.merge(seen);
    }
}

impl<S> Collected<S> {
    /// Hands over what was collected. Gives what an observer has seen.
    pub(super) fn finish(self, outcome: &mut Outcome) -> S {
        let violations = self.violations.into_iter();
        outcome.violations = violations
            .map(|(identity, execution)| identity.violation(execution))
            .collect();
        let unanswered = self.unanswered;
        outcome.unanswered = unanswered.map(|(identity, at)| identity.violation(at));
        outcome.overlooked = self.overlooked;
        if self.took_back {
            let note = "additions to memory that a thread takes back, to try again, are left out";
            outcome.notes.push(note.to_string());
        }
        outcome.waits = self.waits.into_iter().collect();
        outcome.services = self.services.into_iter().collect();
        outcome.kept = self.kept.list;
        self.seen
    }
}

/// The visitor of every check.
pub(super) struct Collector<'a, O> {
    settings: &'a Settings,
    observer: O,
    found: Collected<()>,
    noted: Noted,
}

/// The states of threads that wait, as far as it was noted where they wait.
#[derive(Debug, Default)]
struct Noted {
    edition: Option<Arc<()>>,
    slots: FixedBitSet,
}

impl Noted {
    /// Notes a state, and says whether it was not noted before.
    fn insert(&mut self, state: StateName<'_>) -> bool {
        let known = self.edition.as_ref();
        if !known.is_some_and(|known| Arc::ptr_eq(known, state.edition)) {
            self.edition = Some(Arc::clone(state.edition));
            self.slots.clear();
        }
        self.slots.grow(state.slot + 1);
        !self.slots.put(state.slot)
    }
}

impl<'a, O> Collector<'a, O> {
    pub fn new(settings: &'a Settings, observer: O) -> Self {
        let found = Collected {
            kept: FirstOf::new(settings.keep),
            ..Collected::default()
        };
        Self {
            settings,
            observer,
            found,
            noted: Noted::default(),
        }
    }

    /// The places that overlap without being the same, if the exploration ended by that.
    pub fn overlap(&self) -> Option<(Place, Place)> {
        self.found.overlap
    }

    /// Notes that what threads take back cannot be left out, if the exploration ended by that. Says
    /// whether it did.
    pub fn notes_unused(&self, unused: &mut Unused) -> bool {
        unused.takes_back |= self.found.disturbed;
        self.found.disturbed
    }

    /// A new collector for another exploration of the same program.
    pub fn restart<P: Program>(mut self) -> Self
    where
        O: Observer<P>,
    {
        self.observer.restart();
        Self::new(self.settings, self.observer)
    }

    /// What was collected, with what the observer says that it has seen.
    pub fn collected<S>(self, seen: impl FnOnce(O) -> S) -> Collected<S> {
        let Collected {
            violations,
            unordered,
            unanswered,
            waits,
            services,
            overlap,
            took_back,
            disturbed,
            overlooked,
            kept,
            seen: (),
        } = self.found;
        Collected {
            violations,
            unordered,
            unanswered,
            waits,
            services,
            overlap,
            took_back,
            disturbed,
            overlooked,
            kept,
            seen: seen(self.observer),
        }
    }

    fn report<P: Program>(&self, at: &Explored<'_, P>, about: About) -> ExecutionReport {
        ExecutionReport::annotated(at, about, self.settings.annotate.as_ref())
    }

    /// Adds a violation, with the execution if it is a new one.
    fn add<P: Program>(
        &mut self,
        at: &Explored<'_, P>,
        mut identity: Identity,
        about: About,
    ) -> ControlFlow<()>
    where
        O: Observer<P>,
    {
        let interests = &self.settings.interests;
        match interests.severity(&identity.kind, identity.severity) {
            Some(severity) => identity.severity = severity,
            None => return ControlFlow::Continue(()),
        }
        if identity.severity == Severity::Error {
            let Identity { kind, message, .. } = &identity;
            self.observer.wrong(at, kind, message, &about)?;
        }
        let stops = self.settings.on_error == OnError::Stop;
        let is_error = identity.severity == Severity::Error;
        if identity.kind.is_unanswered() {
            let execution = self.report(at, about);
            self.found.unanswered = Some((identity, execution));
            return ControlFlow::Break(());
        }
        let annotate = self.settings.annotate.as_ref();
        let entry = self.found.violations.entry(identity);
        entry.or_insert_with(|| ExecutionReport::annotated(at, about, annotate));
        match stops && is_error {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    /// Adds what a constraint, or a check of the writes, says about one or two events.
    fn add_events<P: Program>(
        &mut self,
        at: &Explored<'_, P>,
        kind: ViolationKind,
        severity: Severity,
        events: (EventId, Option<EventId>),
    ) -> ControlFlow<()>
    where
        O: Observer<P>,
    {
        let (identity, about) = identify(at, kind, severity, events);
        self.add(at, identity, about)
    }

    fn note_waits<P: Program>(&mut self, at: &Explored<'_, P>) {
        for thread in at.threads() {
            if let Some((state, Operation::Wait { .. })) = at.machine(thread)
                && let Some(name) = at.state_name(thread)
                && self.noted.insert(name)
            {
                self.found.waits.extend(at.program().source_position(state));
            }
        }
    }
}

/// Notes where threads still wait in a complete execution: the program has ended without them.
fn note_services<P: Program>(at: &Explored<'_, P>, services: &mut BTreeSet<SourcePosition>) {
    for thread in at.threads() {
        let operation = at.machine(thread).map(|(_, operation)| operation);
        if operation.is_some_and(Operation::waits) {
            services.extend(at.thread_position(thread));
        }
    }
}

impl<P: Program, O: Observer<P>> Visitor<P> for Collector<'_, O> {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        if self.settings.options.takes_back
            && let Some(disturbed) = disturbed::disturbed(execution)
        {
            self.found.took_back = true;
            self.found.disturbed = disturbed;
            if disturbed {
                return ControlFlow::Break(());
            }
        }
        if execution.program().makes_promises()
            && let Some((identity, about)) = promises::broken(execution)
        {
            self.add(execution, identity, about)?;
        }
        match status {
            Status::Complete => {
                self.observer.complete(execution)?;
                if !execution.all_ended() {
                    note_services(execution, &mut self.found.services);
                }
                if self.found.kept.has_room() {
                    let report = self.report(execution, About::default());
                    self.found.kept.list.push(report);
                }
                for (identity, about) in leak::leaks(execution) {
                    self.add(execution, identity, about)?;
                }
                ControlFlow::Continue(())
            }
            Status::Blocked => {
                self.note_waits(execution);
                self.observer.blocked(execution)?;
                let endless = match self.settings.deadlocks {
                    true => endless::endless(execution),
                    false => None,
                };
                match endless {
                    Some((identity, about)) => self.add(execution, identity, about),
                    None => ControlFlow::Continue(()),
                }
            }
            Status::Failed | Status::Repeated => ControlFlow::Continue(()),
        }
    }

    fn error(
        &mut self,
        at: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        if error.kind == ProblemKind::MixedSize {
            self.found.overlap = at.overlap(thread);
        }
        let kind = error.kind.into();
        // These end the process, so that nothing comes after them.
        let ends = matches!(error.kind, ProblemKind::Assertion | ProblemKind::Abort);
        let wanted = self.settings.interests.severity(&kind, Severity::Error);
        self.found.overlooked |= wanted.is_none() && !ends;
        let identity = Identity {
            kind,
            severity: Severity::Error,
            message: format!("thread {}: {}", thread.0, error.message),
            source: at.thread_position(thread),
        };
        let last = at.graph().thread_events(thread).last().copied();
        let about = About::events(last.as_slice(), error.kind.name());
        self.add(at, identity, about)
    }

    fn finding(&mut self, at: &Explored<'_, P>, finding: &Finding) -> ControlFlow<()> {
        if self.settings.options.whole_findings && !self.observer.counts(at) {
            return ControlFlow::Continue(());
        }
        let kind = ViolationKind::Model(finding.name.clone());
        self.add_events(at, kind, finding.severity, finding.events)
    }

    fn unordered_writes(
        &mut self,
        at: &Explored<'_, P>,
        (write, other): (EventId, EventId),
    ) -> ControlFlow<()> {
        let kind = ProblemKind::UnorderedWrites.into();
        let events = (write, Some(other));
        let (mut identity, about) = identify(at, kind, Severity::Warning, events);
        let interests = &self.settings.interests;
        if let Some(severity) = interests.severity(&identity.kind, identity.severity) {
            identity.severity = severity;
            let place = at.graph().place(write);
            let known = place.map(|place| (place, identity.clone()));
            self.found.unordered.extend(known);
        }
        self.add(at, identity, about)
    }
}

/// What a constraint, or a check of the writes, says about one or two events.
fn identify<P: Program>(
    at: &Explored<'_, P>,
    kind: ViolationKind,
    severity: Severity,
    events: (EventId, Option<EventId>),
) -> (Identity, About) {
    let mut events: Vec<_> = [Some(events.0), events.1].into_iter().flatten().collect();
    // The same pair comes in both orders: one of them is reported.
    events.sort_by_key(|event| at.graph().position(*event));
    let described: Vec<_> = events.iter().map(|e| describe::event(at, *e)).collect();
    let mut sources = events.iter().rev();
    let about = About::events(&events, kind.name());
    let identity = Identity {
        kind,
        severity,
        message: described.join(" and "),
        source: sources.find_map(|event| at.source_position(*event)),
    };
    (identity, about)
}
