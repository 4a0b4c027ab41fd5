//! A check: from a program and a model to an outcome as data.
//!
//! [`run`] owns everything between the two. It explores, and lets the program track dependencies if
//! the model uses them. It collects what is wrong: errors of threads, what the model finds, leaks
//! and executions that never end. It also notes where threads only wait. If plain accesses overlap
//! without being of the same bytes, the program divides its memory, and the exploration starts
//! again. So it does if a reduction was asked for that cannot be used.
//!
//! The [`Outcome`] is plain data, and so is the [`ExecutionReport`] of every violation. Nothing
//! here prints: text, JSON and drawings are made from this data elsewhere.
//!
//! Other kinds of programs have more to say about their executions, as litmus tests have about
//! final states. For that an [`Observer`] sees every complete execution. The rest of the run is the
//! same.

pub mod chosen;
mod collector;
mod describe;
mod disturbed;
mod endless;
mod interests;
mod leak;
mod outcome;
mod parts;
mod promises;
mod report;

pub use collector::{Collected, FirstOf, Identity};
pub use interests::{GROUPS, Interests, Kinds};
pub use outcome::{ConstraintPosition, Outcome, Verdict, Violation, ViolationKind};
pub use parts::{Portable, Run, go_on, go_on_undivided};
pub use report::{
    About, Action, Annotate, BlockedAt, Edge, EventReport, ExecutionReport, LocationReport,
    ThreadReport, ThreadStatus,
};

use crate::explore::{Explored, Options, Summary, Unused, add_cycles, explore};
use crate::model::MemoryModel;
use crate::program::Program;
use collector::Collector;
use std::ops::ControlFlow;
use std::time::Instant;

/// What becomes of an exploration when something is wrong with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnError {
    /// It stops: one error decides the verdict, and a wrong program can have very many executions.
    Stop,
    /// It goes on: all executions are visited and all errors collected, each once.
    Continue,
}

/// How a check is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How the program is explored.
    pub options: Options,
    /// What is done at an error.
    pub on_error: OnError,
    /// Whether an execution in which all threads wait for ever is an error.
    pub deadlocks: bool,
    /// How many complete executions are kept as data.
    pub keep: usize,
    /// What is looked for.
    pub interests: Interests,
    /// What executions show of the model.
    pub annotate: Option<Annotate>,
}

impl Settings {
    /// Stops at the first error, finds deadlocks, keeps nothing.
    pub fn new(options: Options) -> Self {
        Self {
            options,
            on_error: OnError::Stop,
            deadlocks: true,
            keep: 0,
            interests: Interests::default(),
            annotate: None,
        }
    }
}

/// Sees the complete executions of a check.
pub trait Observer<P: Program> {
    /// Whether what the model finds in a complete execution counts. Asked only if
    /// [`Options::whole_findings`] is set.
    fn counts(&self, _execution: &Explored<'_, P>) -> bool {
        true
    }

    /// An execution in which every thread ended or was cut. Says whether to go on.
    fn complete(&mut self, execution: &Explored<'_, P>) -> ControlFlow<()>;

    /// An execution in which a thread waits for ever. Says whether to go on.
    fn blocked(&mut self, _execution: &Explored<'_, P>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Something is wrong in the graph that the exploration is at: of which kind, in words, and
    /// what it is about. It comes for each graph that shows it. Says whether to go on.
    fn wrong(
        &mut self,
        _at: &Explored<'_, P>,
        _kind: &ViolationKind,
        _message: &str,
        _about: &About,
    ) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Forgets what was seen: the exploration starts again.
    fn restart(&mut self);
}

/// An observer of nothing.
impl<P: Program> Observer<P> for () {
    fn complete(&mut self, _: &Explored<'_, P>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn restart(&mut self) {}
}

impl<P: Program, O: Observer<P>> Observer<P> for &mut O {
    fn counts(&self, execution: &Explored<'_, P>) -> bool {
        (**self).counts(execution)
    }

    fn complete(&mut self, execution: &Explored<'_, P>) -> ControlFlow<()> {
        (**self).complete(execution)
    }

    fn blocked(&mut self, execution: &Explored<'_, P>) -> ControlFlow<()> {
        (**self).blocked(execution)
    }

    fn wrong(
        &mut self,
        at: &Explored<'_, P>,
        kind: &ViolationKind,
        message: &str,
        about: &About,
    ) -> ControlFlow<()> {
        (**self).wrong(at, kind, message, about)
    }

    fn restart(&mut self) {
        (**self).restart();
    }
}

/// Checks a program under a model: stops at the first error, and finds deadlocks.
///
/// `name` is the name of the program's file and `model_name` that of the model, for reports.
pub fn run<P: Program, M: MemoryModel>(
    program: &mut P,
    name: &str,
    model: &mut M,
    model_name: &str,
    options: &Options,
) -> Outcome {
    let settings = Settings::new(options.clone());
    run_with(program, name, model, model_name, &settings)
}

/// Checks a program under a model, with more to choose than [`run`] has.
pub fn run_with<P: Program, M: MemoryModel>(
    program: &mut P,
    name: &str,
    model: &mut M,
    model_name: &str,
    settings: &Settings,
) -> Outcome {
    run_observed(program, name, model, model_name, settings, &mut ())
}

/// Checks a program under a model, and shows its complete executions to an observer.
pub fn run_observed<P: Program, M: MemoryModel, O: Observer<P>>(
    program: &mut P,
    name: &str,
    model: &mut M,
    model_name: &str,
    settings: &Settings,
    observer: &mut O,
) -> Outcome {
    let start = Instant::now();
    let mut outcome = empty_outcome((&*program, name), (&*model, model_name));
    let (collector, summary) = explore_divided(program, model, settings, observer);
    let () = collector.collected(|_| ()).finish(&mut outcome);
    outcome.note_summary(summary);
    outcome.time = start.elapsed();
    outcome
}

/// What is known before anything is explored.
fn empty_outcome<P: Program, M: MemoryModel>(
    (program, name): (&P, &str),
    (model, model_name): (&M, &str),
) -> Outcome {
    let character = model.character();
    Outcome {
        program: name.to_string(),
        model: model_name.to_string(),
        notes: model.notes(),
        character,
        causal_cycles: character.causal_cycles && program.may_have_causal_cycles(),
        ..Outcome::default()
    }
}

/// Explores a program, again and again as long as it divides its memory, and without reductions
/// that cannot be used.
fn explore_divided<'a, P: Program, M: MemoryModel, O: Observer<P>>(
    program: &mut P,
    model: &mut M,
    settings: &'a Settings,
    observer: &'a mut O,
) -> (Collector<'a, &'a mut O>, Summary) {
    let mut collector = Collector::new(settings, observer);
    let mut unused = Unused::default();
    loop {
        let options = unused.without(&settings.options);
        let mut summary = explore(model, program, &options, &mut collector);
        if unused.note(&summary.ending) || collector.notes_unused(&mut unused) {
            collector = collector.restart::<P>();
            continue;
        }
        summary.unused = unused;
        let overlap = collector.overlap();
        if !overlap.is_some_and(|(a, b)| program.divide(a, b)) {
            let known = (model.character(), &*program);
            add_cycles(known, &options, &mut collector, &mut summary);
            return (collector, summary);
        }
        collector = collector.restart::<P>();
    }
}
