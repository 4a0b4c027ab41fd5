//! Why a program is wrong under a model: the execution that shows it, which reordering is to blame
//! if another model forbids that execution, and what would order two accesses that nothing orders.

use crate::candidates::{Blame, blame_of};
use katec_checker::check::{
    self, About, Action, ExecutionReport, Observer, OnError, Settings, ViolationKind,
};
use katec_checker::event::{EventId, Mode};
use katec_checker::execution::Execution;
use katec_checker::explore::{Explored, Options};
use katec_checker::graph::{Accesses, with_mode};
use katec_checker::lowered::TableModel;
use katec_checker::program::{Program, SourcePosition};
use katec_compiler::explain::offenders;
use katec_compiler::model::{ConstraintId, Model, Role};
use katec_compiler::pipeline::Prepared;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A violation, explained.
pub struct Explained {
    /// What kind it is.
    pub kind: ViolationKind,
    /// What happened, for people.
    pub message: String,
    /// The execution that shows it.
    pub execution: ExecutionReport,
    /// Why another model forbids the execution, if that was asked.
    pub blame: Option<Blame>,
    /// What a constraint of the model found, if it was one.
    pub found: Option<Unordered>,
}

/// What a constraint of the model found in two events.
pub struct Unordered {
    /// The constraint.
    pub constraint: ConstraintId,
    /// The smallest sets of changes after which it does not find this pair in this execution any
    /// more. None if there is no such set, or none that is small.
    pub remedies: Vec<Vec<Change>>,
}

/// Another mode for an instruction: for all of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The events.
    pub events: Vec<EventId>,
    /// The mode that they have.
    pub from: Mode,
    /// The mode that they should have.
    pub to: Mode,
}

/// What there is to explain.
pub enum Found {
    /// Something is wrong.
    Violation(Box<Explained>),
    /// Nothing, in all executions or in those that were looked at.
    Nothing {
        /// Whether everything was looked at.
        complete: bool,
    },
}

/// Explains the first violation of a program under a model. With `but_not`, the first in an
/// execution that the other model forbids.
///
/// # Errors
///
/// If the program or the model cannot be explored.
pub fn explain_violation<P: Program>(
    program: &mut P,
    prepared: &Prepared,
    but_not: Option<&Prepared>,
    options: Options,
) -> Result<Found, String> {
    let admitted = prepared.clone().admit();
    let admitted = admitted.map_err(|refusal| refusal.to_string())?;
    let mut model = TableModel::new(Arc::new(admitted.lower().into_tables()));
    let own = prepared.synchronised();
    let mut first = First {
        own,
        other: but_not.map(|other| &**other.synchronised()),
        found: None,
    };
    let settings = Settings {
        on_error: OnError::Continue,
        ..Settings::new(options)
    };
    let outcome = check::run_observed(program, "", &mut model, "", &settings, &mut first);
    match (first.found, outcome.unanswered.as_ref()) {
        (Some(found), _) => Ok(Found::Violation(Box::new(found))),
        (None, Some(reason)) => Err(reason.to_string()),
        (None, None) => Ok(Found::Nothing {
            complete: outcome.is_exhaustive(),
        }),
    }
}

/// Keeps the first violation that is wanted.
struct First<'a> {
    own: &'a Model,
    other: Option<&'a Model>,
    found: Option<Explained>,
}

impl<P: Program> Observer<P> for First<'_> {
    fn complete(&mut self, _: &Explored<'_, P>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn wrong(
        &mut self,
        at: &Explored<'_, P>,
        kind: &ViolationKind,
        message: &str,
        about: &About,
    ) -> ControlFlow<()> {
        let accesses = at.execution();
        let blame = match self.other {
            None => None,
            Some(other) => match blame_of(self.own, other, &accesses.execution) {
                None => return ControlFlow::Continue(()),
                Some(blame) => Some(blame.renamed(|event| accesses.event(event.index()))),
            },
        };
        let execution = ExecutionReport::new(at, about.clone());
        self.found = Some(Explained {
            kind: kind.clone(),
            message: message.to_string(),
            found: unordered(self.own, kind, &execution, &accesses),
            execution,
            blame,
        });
        ControlFlow::Break(())
    }

    fn restart(&mut self) {
        self.found = None;
    }
}

/// The constraint that found a pair, and what would satisfy it.
fn unordered(
    model: &Model,
    kind: &ViolationKind,
    report: &ExecutionReport,
    accesses: &Accesses,
) -> Option<Unordered> {
    let ViolationKind::Model(name) = kind else {
        return None;
    };
    let mut all = (0..model.constraints.len()).map(ConstraintId::new);
    let constraint = all.find(|id| {
        let constraint = &model.constraints[id.index()];
        constraint.role != Role::Axiom && constraint.name == *name
    })?;
    let remedies = match report.about.events[..] {
        [a, b] => remedies(model, constraint, (a, b), report, accesses),
        _ => Vec::new(),
    };
    Some(Unordered {
        constraint,
        remedies,
    })
}

/// The most sets of changes that are tried.
const TRIES: usize = 2_000;
/// The most changes of a set.
const CHANGES: usize = 3;

/// The smallest sets of changes after which a constraint does not find a pair in this execution. Of
/// two that change the same events only the weaker is one.
fn remedies(
    model: &Model,
    constraint: ConstraintId,
    (a, b): (EventId, EventId),
    report: &ExecutionReport,
    accesses: &Accesses,
) -> Vec<Vec<Change>> {
    let all = changes(report);
    let finds = |execution: &Execution| {
        let pairs = offenders(model, constraint, execution);
        let (a, b) = (accesses.number(a), accesses.number(b));
        pairs.contains(&(a, b)) || pairs.contains(&(b, a))
    };
    let mut tries = 0;
    for size in 1..=CHANGES {
        let mut found: Vec<Vec<Change>> = Vec::new();
        for chosen in subsets(all.len(), size) {
            let chosen: Vec<Change> = chosen.iter().map(|index| all[*index].clone()).collect();
            // The weakest modes come first.
            let is_known = found.iter().any(|weaker| changes_the_same(weaker, &chosen));
            if is_known
                || chosen
                    .windows(2)
                    .any(|pair| pair[0].events == pair[1].events)
            {
                continue;
            }
            tries += 1;
            if tries > TRIES {
                return found;
            }
            if !finds(&changed(accesses, &chosen)) {
                found.push(chosen);
            }
        }
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

fn changes_the_same(some: &[Change], others: &[Change]) -> bool {
    some.iter()
        .map(|c| &c.events)
        .eq(others.iter().map(|c| &c.events))
}

/// All sets of so many of the first numbers, in order.
fn subsets(count: usize, size: usize) -> Vec<Vec<usize>> {
    match size {
        0 => vec![Vec::new()],
        _ => {
            let smaller = subsets(count, size - 1);
            let extended = smaller.into_iter().flat_map(|subset| {
                let start = subset.last().map_or(0, |last| last + 1);
                (start..count).map(move |next| [&subset[..], &[next]].concat())
            });
            extended.collect()
        }
    }
}

/// An execution with other modes.
fn changed(accesses: &Accesses, changes: &[Change]) -> Execution {
    let mut execution = accesses.execution.clone();
    for change in changes {
        for event in change.events.iter().map(|event| accesses.number(*event)) {
            let mask = with_mode(execution.mask(event), change.to);
            execution.set_mask(event, mask);
        }
    }
    execution
}

/// The stronger modes that instructions of an execution could have: those of events that come from
/// the same line and do the same kind of thing to the same location, all at once. The weakest that
/// is stronger comes first.
fn changes(report: &ExecutionReport) -> Vec<Change> {
    let mut instructions: BTreeMap<Instruction<'_>, Vec<EventId>> = BTreeMap::new();
    for (index, event) in report.events.iter().enumerate() {
        let event_id = EventId(index as u32);
        if let (Some(_), Some(mode), Some((kind, location))) =
            (event.position, event.mode, kind_of(&event.action))
        {
            let source = event.source.as_ref();
            let place = source.map_or(Place::Event(event_id), Place::Line);
            let instruction = Instruction {
                place,
                kind,
                location,
                mode: mode as u8,
            };
            instructions.entry(instruction).or_default().push(event_id);
        }
    }
    let mut changes = Vec::new();
    for (instruction, events) in instructions {
        let mode = events.first().and_then(|event| report.event(*event).mode);
        for to in mode
            .into_iter()
            .flat_map(|mode| stronger(instruction.kind, mode))
        {
            changes.push(Change {
                events: events.clone(),
                from: mode.unwrap_or(*to),
                to: *to,
            });
        }
    }
    changes
}

/// What makes events come from one instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Instruction<'a> {
    place: Place<'a>,
    kind: Kind,
    location: &'a str,
    mode: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place<'a> {
    Line(&'a SourcePosition),
    Event(EventId),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Read,
    Write,
    Fence,
}

fn kind_of(action: &Action) -> Option<(Kind, &str)> {
    match action {
        Action::Read { location, .. } => Some((Kind::Read, location)),
        Action::Write { location, .. } => Some((Kind::Write, location)),
        Action::Fence(_) => Some((Kind::Fence, "")),
        _ => None,
    }
}

/// The modes that are stronger, as far as they make a difference to such an event.
fn stronger(kind: Kind, mode: Mode) -> &'static [Mode] {
    use Mode::{Acquire, AcquireRelease, Relaxed, Release, SequentiallyConsistent};
    match (kind, mode) {
        (Kind::Fence, SequentiallyConsistent) => &[],
        (Kind::Fence, AcquireRelease) => &[SequentiallyConsistent],
        (Kind::Fence, _) => &[AcquireRelease, SequentiallyConsistent],
        (_, Mode::NonAtomic) => &[Relaxed],
        (Kind::Read, Relaxed | Release) => &[Acquire, SequentiallyConsistent],
        (Kind::Write, Relaxed | Acquire) => &[Release, SequentiallyConsistent],
        (_, Acquire | Release | AcquireRelease) => &[SequentiallyConsistent],
        (_, SequentiallyConsistent) => &[],
    }
}
