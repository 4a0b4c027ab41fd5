//! Running a litmus test: its final states, and whether its condition holds.
//!
//! The check itself is that of every program ([`check`]). A litmus test besides looks at the final
//! state of each complete execution.

use super::{Bound, FinalValue, LitmusProgram, LitmusTest, Quantifier, ThreadState};
use crate::edited::Edited;
use katec_checker::check::{
    self, About, Annotate, ExecutionReport, FirstOf, Observer, OnError, Outcome, Portable, Run,
    Settings, Verdict,
};
use katec_checker::event::ThreadId;
use katec_checker::explore::{
    Ending, Estimate, Explored, Merge, Options, Sampling, Summary, Visitor, Watcher, Workers,
    estimate, explore,
};
use katec_checker::graph::Status;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::{PlainBarriers, Program, ProgramError};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

/// A final state and in how many executions it occurs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateCount {
    /// One value for each of [`LitmusOutcome::names`].
    pub values: Vec<FinalValue>,
    /// How many executions end in it.
    pub executions: u64,
    /// Whether the condition asks for it.
    pub asked_for: bool,
}

/// What running a litmus test gave.
#[derive(Clone, Debug)]
pub struct LitmusOutcome {
    /// What the check of its program gave.
    pub check: Outcome,
    /// The name of the test.
    pub test: String,
    /// The names of what is observed.
    pub names: Vec<String>,
    /// The final states of complete executions, in order.
    pub states: Vec<StateCount>,
    /// How many final states there are if only what the condition names is looked at.
    pub condition_states: usize,
    /// `exists`, `~exists` or `forall`.
    pub quantifier: Quantifier,
    /// The condition in herd's form.
    pub condition: String,
    /// Executions that satisfy the condition's formula.
    pub matching: u64,
    /// Executions that do not.
    pub others: u64,
    /// The bounds that cut a thread: the thread and the bound.
    pub cuts: Vec<(u32, Bound)>,
    /// The first execution that the condition asks for: one that `exists` or `~exists` describes,
    /// or that shows that `forall` is wrong.
    pub asked_for: Option<ExecutionReport>,
    /// The first executions, as many as were to be kept.
    pub kept: Vec<KeptExecution>,
}

/// A complete execution and how it ends.
#[derive(Clone, Debug)]
pub struct KeptExecution {
    /// The execution.
    pub execution: ExecutionReport,
    /// Its final state: one value for each of [`LitmusOutcome::names`].
    pub values: Vec<FinalValue>,
    /// Whether the condition asks for it.
    pub asked_for: bool,
}

/// In how many executions the formula of a condition holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Observation {
    /// In none.
    Never,
    /// In some, but not in all.
    Sometimes,
    /// In all, and there are some.
    Always,
}

/// How waits at barriers are explored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Barriers {
    /// As rounds of events, with their conditions checked.
    #[default]
    Rounds,
    /// As accesses of a counter: see [`PlainBarriers`].
    Accesses,
}

/// How a test is run.
#[derive(Clone, Debug, Default)]
pub struct LitmusSettings {
    /// How it is explored.
    pub options: Options,
    /// How waits at barriers are explored.
    pub barriers: Barriers,
    /// How many executions are kept as data.
    pub keep: usize,
    /// What executions show of the model.
    pub annotate: Option<Annotate>,
}

/// Runs a test under a model.
///
/// `file` is the name of the test's file, `model_name` that of the model, as they are to appear in
/// reports.
pub fn run_litmus<M: MemoryModel>(
    test: &LitmusTest,
    file: &str,
    model: &mut M,
    model_name: &str,
    options: &Options,
) -> LitmusOutcome {
    let settings = LitmusSettings {
        options: options.clone(),
        ..LitmusSettings::default()
    };
    run_litmus_with(test, file, model, model_name, &settings)
}

/// Runs a test like [`run_litmus`], with more to choose.
pub fn run_litmus_with<M: MemoryModel>(
    test: &LitmusTest,
    file: &str,
    model: &mut M,
    model_name: &str,
    chosen: &LitmusSettings,
) -> LitmusOutcome {
    let settings = settings(test, chosen);
    let mut states = FinalStates::new(test, chosen.keep, chosen.annotate.clone());
    let mut program = test.program().clone();
    let check = match chosen.barriers {
        Barriers::Rounds => check::run_observed(
            &mut program,
            file,
            model,
            model_name,
            &settings,
            &mut states,
        ),
        Barriers::Accesses => {
            let mut plain = PlainBarriers(program);
            check::run_observed(&mut plain, file, model, model_name, &settings, &mut states)
        }
    };
    states.states.outcome(test, check)
}

/// How the check of a test is run.
fn settings(test: &LitmusTest, chosen: &LitmusSettings) -> Settings {
    let options = &chosen.options;
    Settings {
        // Whether an execution counts is known at its end.
        options: Options {
            whole_findings: options.whole_findings || test.has_filter(),
            ..options.clone()
        },
        on_error: OnError::Continue,
        deadlocks: false,
        annotate: chosen.annotate.clone(),
        ..Settings::new(Options::default())
    }
}

/// Works on the run of a test until it is finished or the watcher wants a break: see
/// [`check::go_on`].
pub fn go_on<M: MemoryModel + Send>(
    run: &mut Run<States>,
    test: &LitmusTest,
    chosen: &LitmusSettings,
    workers: &mut Workers<'_, M>,
    watcher: Watcher<'_>,
) {
    let settings = settings(test, chosen);
    let states = || FinalStates::new(test, chosen.keep, chosen.annotate.clone());
    let mut program = test.program().clone();
    match chosen.barriers {
        Barriers::Rounds => {
            check::go_on(run, &mut program, &settings, workers, &states, watcher);
        }
        Barriers::Accesses => {
            let mut plain = PlainBarriers(program);
            check::go_on(run, &mut plain, &settings, workers, &states, watcher);
        }
    }
}

/// Estimates how many executions a test has.
///
/// # Errors
///
/// Why the test cannot be explored.
pub fn estimate_litmus<M: MemoryModel>(
    test: &LitmusTest,
    chosen: &LitmusSettings,
    model: &mut M,
    sampling: &Sampling,
) -> Result<Estimate, Ending> {
    let options = settings(test, chosen).options;
    match chosen.barriers {
        Barriers::Rounds => estimate(model, test.program(), &options, sampling),
        Barriers::Accesses => {
            let plain = PlainBarriers(test.program().clone());
            estimate(model, &plain, &options, sampling)
        }
    }
}

/// What the run of a test found. If something is open, `why` says why.
pub fn outcome_of<M: MemoryModel>(
    run: Run<States>,
    (test, file): (&LitmusTest, &str),
    (model, model_name): (&M, &str),
    why: Ending,
) -> LitmusOutcome {
    let (check, states) = run.outcome((test.program(), file), (model, model_name), why);
    states.outcome(test, check)
}

/// A program with the machines of a litmus test.
pub trait LitmusMachines: Program {
    /// The machine of a state.
    fn machine(state: &Self::State) -> &ThreadState;
}

impl LitmusMachines for LitmusProgram {
    fn machine(state: &ThreadState) -> &ThreadState {
        state
    }
}

impl LitmusMachines for Edited<LitmusProgram> {
    fn machine(state: &ThreadState) -> &ThreadState {
        state
    }
}

impl LitmusMachines for PlainBarriers<LitmusProgram> {
    fn machine(state: &Self::State) -> &ThreadState {
        state.inner()
    }
}

/// The final states that were seen so far, as data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct States {
    /// Those that pass the filter, with their numbers of executions.
    pub counts: BTreeMap<Vec<u64>, u64>,
    /// The bounds that cut a thread.
    pub cuts: BTreeMap<u32, Bound>,
    /// The first execution that the condition asks for.
    pub asked_for: Option<ExecutionReport>,
    /// The first executions.
    pub kept: FirstOf<KeptState>,
}

/// A complete execution and its final state, as numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptState {
    /// The execution.
    pub execution: ExecutionReport,
    /// One value for each of [`LitmusOutcome::names`].
    pub values: Vec<u64>,
    /// Whether the condition asks for it.
    pub asked_for: bool,
}

impl Merge for States {
    fn merge(&mut self, later: Self) {
        for (values, executions) in later.counts {
            let count = self.counts.entry(values).or_insert(0);
            *count = count.saturating_add(executions);
        }
        self.cuts.extend(later.cuts);
        self.asked_for = self.asked_for.take().or(later.asked_for);
        self.kept.merge(later.kept);
    }
}

/// Looks at final states.
struct FinalStates<'a> {
    test: &'a LitmusTest,
    annotate: Option<Annotate>,
    states: States,
}

impl Portable for FinalStates<'_> {
    type Seen = States;

    fn seen(self) -> States {
        self.states
    }
}

/// The observed values at the end of an execution. Where threads were cut there is no final state:
/// then it is those threads.
fn final_values<P: LitmusMachines>(
    test: &LitmusTest,
    execution: &Explored<'_, P>,
) -> Result<Vec<u64>, Vec<(u32, Bound)>> {
    let threads = execution.threads();
    let threads = threads.take(execution.program().initial_threads());
    let states: Vec<_> = threads
        .filter_map(|thread| execution.machine(thread))
        .map(|(state, _)| P::machine(state))
        .collect();
    let cut = states.iter().enumerate();
    let cut = cut.filter_map(|(thread, state)| Some((thread as u32, state.cut()?)));
    let cut: Vec<(u32, Bound)> = cut.collect();
    match cut.is_empty() {
        true => Ok(test.observe(
            |thread| states[thread],
            |place| execution.final_value(place),
        )),
        false => Err(cut),
    }
}

/// The final state of a complete execution, one value for each observed name; `None` if a thread
/// was cut.
pub fn final_state(
    test: &LitmusTest,
    execution: &Explored<'_, LitmusProgram>,
) -> Option<Vec<FinalValue>> {
    let values = final_values(test, execution).ok()?;
    Some(test.show(&values))
}

/// Whether the condition of a test is about a complete execution: `exists` or `~exists` asks for
/// it, or it shows that `forall` is wrong. `None` if a thread was cut, or the filter leaves the
/// execution out.
pub fn is_asked_for<P: LitmusMachines>(
    test: &LitmusTest,
    execution: &Explored<'_, P>,
) -> Option<bool> {
    let values = final_values(test, execution).ok()?;
    test.passes_filter(&values).then(|| test.asks_for(&values))
}

/// Explores a test under a model and calls `visit` with every execution that its condition is
/// about, until that says that it is enough: executions that `exists` or `~exists` asks for, or
/// that show that `forall` is wrong.
pub fn each_asked_for<M: MemoryModel>(
    test: &LitmusTest,
    model: &mut M,
    options: &Options,
    visit: impl FnMut(&Explored<'_, LitmusProgram>) -> ControlFlow<()>,
) -> Summary {
    explore(
        model,
        test.program(),
        options,
        &mut AskedFor { test, visit },
    )
}

struct AskedFor<'a, F> {
    test: &'a LitmusTest,
    visit: F,
}

impl<F> Visitor<LitmusProgram> for AskedFor<'_, F>
where
    F: FnMut(&Explored<'_, LitmusProgram>) -> ControlFlow<()>,
{
    fn execution(
        &mut self,
        execution: &Explored<'_, LitmusProgram>,
        status: Status,
    ) -> ControlFlow<()> {
        match status == Status::Complete && is_asked_for(self.test, execution) == Some(true) {
            true => (self.visit)(execution),
            false => ControlFlow::Continue(()),
        }
    }

    fn error(
        &mut self,
        _: &Explored<'_, LitmusProgram>,
        _: ThreadId,
        _: &ProgramError,
    ) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, LitmusProgram>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

impl<P: LitmusMachines> Observer<P> for FinalStates<'_> {
    fn counts(&self, execution: &Explored<'_, P>) -> bool {
        final_values(self.test, execution).is_ok_and(|values| self.test.passes_filter(&values))
    }

    fn complete(&mut self, execution: &Explored<'_, P>) -> ControlFlow<()> {
        match final_values(self.test, execution) {
            Ok(values) if self.test.passes_filter(&values) => {
                self.keep(execution, &values);
                *self.states.counts.entry(values).or_insert(0) += 1;
            }
            Ok(_) => {}
            Err(cuts) => self.states.cuts.extend(cuts),
        }
        ControlFlow::Continue(())
    }

    fn restart(&mut self) {
        *self = Self::new(self.test, self.states.kept.limit, self.annotate.take());
    }
}

impl<'a> FinalStates<'a> {
    fn new(test: &'a LitmusTest, keep: usize, annotate: Option<Annotate>) -> Self {
        Self {
            test,
            annotate,
            states: States {
                kept: FirstOf::new(keep),
                ..States::default()
            },
        }
    }

    /// Keeps an execution if it is the first that the condition asks for, or one of those wanted.
    fn keep<P: Program>(&mut self, execution: &Explored<'_, P>, values: &[u64]) {
        let states = &mut self.states;
        let is_wanted = states.kept.has_room();
        // Whether it is asked for depends on its state alone, so new states are enough.
        let may_be_first = states.asked_for.is_none() && !states.counts.contains_key(values);
        let asked_for = (is_wanted || may_be_first) && self.test.asks_for(values);
        let is_first = may_be_first && asked_for;
        if !is_first && !is_wanted {
            return;
        }
        let report =
            ExecutionReport::annotated(execution, About::default(), self.annotate.as_ref());
        if is_first {
            states.asked_for = Some(report.clone());
        }
        if is_wanted {
            states.kept.list.push(KeptState {
                execution: report,
                values: values.to_vec(),
                asked_for,
            });
        }
    }
}

impl States {
    fn outcome(self, test: &LitmusTest, check: Outcome) -> LitmusOutcome {
        let kept = self.kept.list.iter().map(|kept| KeptExecution {
            execution: kept.execution.clone(),
            values: test.show(&kept.values),
            asked_for: kept.asked_for,
        });
        let kept = kept.collect();
        let states = self.counts.iter();
        let mut states: Vec<StateCount> = states
            .map(|(values, executions)| StateCount {
                values: test.show(values),
                executions: *executions,
                asked_for: test.asks_for(values),
            })
            .collect();
        states.sort_by(|a, b| a.values.cmp(&b.values));
        LitmusOutcome {
            check,
            test: test.name().to_string(),
            names: test.observed_names(),
            states,
            condition_states: self.condition_states(test),
            quantifier: test.quantifier(),
            condition: test.condition_text(),
            matching: self.count(test, true),
            others: self.count(test, false),
            cuts: self.cuts.into_iter().collect(),
            asked_for: self.asked_for,
            kept,
        }
    }

    /// How many executions satisfy the condition's formula, or do not.
    fn count(&self, test: &LitmusTest, wanted: bool) -> u64 {
        let states = self.counts.iter();
        states
            .filter(|(values, _)| test.satisfies(values) == wanted)
            .map(|(_, executions)| executions)
            .sum()
    }

    fn condition_states(&self, test: &LitmusTest) -> usize {
        let in_condition = test.named_by_condition();
        let project = |values: &Vec<u64>| -> Vec<u64> {
            let named = values
                .iter()
                .zip(&in_condition)
                .filter(|(_, named)| **named);
            named.map(|(value, _)| *value).collect()
        };
        let projected: BTreeSet<Vec<u64>> = self.counts.keys().map(project).collect();
        projected.len()
    }
}

impl LitmusOutcome {
    /// Whether the condition holds, as far as was explored.
    pub fn holds(&self) -> bool {
        match self.quantifier {
            Quantifier::Exists => self.matching > 0,
            Quantifier::NotExists => self.matching == 0,
            Quantifier::Forall => self.others == 0,
        }
    }

    /// Whether everything was explored and no thread was cut.
    pub fn is_exhaustive(&self) -> bool {
        self.check.is_exhaustive()
    }

    /// Whether the model calls the program wrong, or a thread did something without meaning.
    pub fn has_errors(&self) -> bool {
        self.check.error().is_some()
    }

    /// What the test says about the program: a `~exists` or `forall` that does not hold and errors
    /// are violations; that an `exists` does not hold is none.
    pub fn verdict(&self) -> Verdict {
        let refuted = self.quantifier != Quantifier::Exists && !self.holds();
        let witnessed = self.quantifier == Quantifier::Exists && self.holds();
        if self.has_errors() || refuted {
            Verdict::Violation
        } else if self.is_exhaustive() || witnessed {
            Verdict::Ok
        } else {
            Verdict::Unknown
        }
    }

    /// Whether the formula holds in all, some or no executions.
    pub fn observation(&self) -> Observation {
        match (self.matching, self.others) {
            (0, _) => Observation::Never,
            (_, 0) => Observation::Always,
            _ => Observation::Sometimes,
        }
    }

    /// Executions for and against the condition as a whole: for `~exists` those that do not match
    /// are for it.
    pub fn positive_and_negative(&self) -> (u64, u64) {
        match self.quantifier {
            Quantifier::NotExists => (self.others, self.matching),
            Quantifier::Exists | Quantifier::Forall => (self.matching, self.others),
        }
    }
}
