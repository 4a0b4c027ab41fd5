//! Collects what an exploration finds.

use super::report::{About, ExecutionReport};
use super::{
    Observer, OnError, Outcome, Settings, Violation, ViolationKind, describe, endless, leak,
};
use crate::event::{EventId, Place, ThreadId};
use crate::explore::{Explored, Visitor};
use crate::graph::Status;
use crate::model::{Finding, Severity};
use crate::program::{Operation, ProblemKind, Program, ProgramError, SourcePosition};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

/// What makes two violations the same one. The executions in which they show may differ.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Identity {
    pub kind: ViolationKind,
    pub severity: Severity,
    pub message: String,
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

/// The visitor of every check.
pub(super) struct Collector<'a, O> {
    settings: &'a Settings,
    observer: &'a mut O,
    violations: BTreeMap<Identity, ExecutionReport>,
    unanswered: Option<Violation>,
    waits: BTreeSet<SourcePosition>,
    services: BTreeSet<SourcePosition>,
    overlap: Option<(Place, Place)>,
    overlooked: bool,
    kept: Vec<ExecutionReport>,
}

impl<'a, O> Collector<'a, O> {
    pub fn new(settings: &'a Settings, observer: &'a mut O) -> Self {
        Self {
            settings,
            observer,
            violations: BTreeMap::new(),
            unanswered: None,
            waits: BTreeSet::new(),
            services: BTreeSet::new(),
            overlap: None,
            overlooked: false,
            kept: Vec::new(),
        }
    }

    /// The places that overlap without being the same, if the exploration ended by that.
    pub fn overlap(&self) -> Option<(Place, Place)> {
        self.overlap
    }

    /// A new collector for another exploration of the same program.
    pub fn restart<P: Program>(self) -> Self
    where
        O: Observer<P>,
    {
        self.observer.restart();
        Self::new(self.settings, self.observer)
    }

    /// Hands over what was collected.
    pub fn finish(self, outcome: &mut Outcome) {
        let violations = self.violations.into_iter();
        outcome.violations = violations
            .map(|(identity, execution)| identity.violation(execution))
            .collect();
        outcome.unanswered = self.unanswered;
        outcome.overlooked = self.overlooked;
        outcome.waits = self.waits.into_iter().collect();
        outcome.services = self.services.into_iter().collect();
        outcome.kept = self.kept;
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
            self.unanswered = Some(identity.violation(execution));
            return ControlFlow::Break(());
        }
        let annotate = self.settings.annotate.as_ref();
        let entry = self.violations.entry(identity);
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
        self.add(at, identity, about)
    }

    fn note_waits<P: Program>(&mut self, at: &Explored<'_, P>) {
        for (state, operation) in at.threads().filter_map(|thread| at.machine(thread)) {
            if matches!(operation, Operation::Wait { .. }) {
                self.waits.extend(at.program().source_position(state));
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
        match status {
            Status::Complete => {
                self.observer.complete(execution)?;
                if !execution.all_ended() {
                    note_services(execution, &mut self.services);
                }
                if self.kept.len() < self.settings.keep {
                    self.kept.push(self.report(execution, About::default()));
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
            self.overlap = at.overlap(thread);
        }
        let kind = error.kind.into();
        // These end the process, so that nothing comes after them.
        let ends = matches!(error.kind, ProblemKind::Assertion | ProblemKind::Abort);
        let wanted = self.settings.interests.severity(&kind, Severity::Error);
        self.overlooked |= wanted.is_none() && !ends;
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
        self.add_events(at, kind, Severity::Warning, (write, Some(other)))
    }
}
