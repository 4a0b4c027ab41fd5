//! The outcome of a litmus test: its final states, whether its condition holds, and what the model found.
//!
//! The text is herd's, line by line, so that scripts made for herd read it. What herd does not have (blocked executions, bounds)
//! comes in lines of its own.

use super::{Verdict, Violation};
use katec_checker::event::ThreadId;
use katec_checker::explore::{Explored, Options, Outcome, Summary, Visitor, explore};
use katec_checker::graph::Status;
use katec_checker::model::{Finding, MemoryModel, Severity};
use katec_checker::program::{PlainBarriers, Program, ProgramError};
use katec_programs::litmus::{
    Bound, FinalValue, LOCAL_STEPS, LitmusProgram, LitmusTest, Quantifier, ThreadState,
};
use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// A final state and in how many executions it occurs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateCount {
    /// One value for each of [`LitmusOutcome::names`].
    pub values: Vec<FinalValue>,
    /// How many executions end in it.
    pub executions: u64,
}

/// What running a litmus test gave.
#[derive(Clone, Debug)]
pub struct LitmusOutcome {
    /// The file that the test was read from.
    pub program: String,
    /// The name of the test.
    pub test: String,
    /// The name of the model.
    pub model: String,
    /// What exploration says about itself.
    pub summary: Summary,
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
    /// Errors and warnings, each once, in order.
    pub violations: Vec<Violation>,
    /// The bounds that cut a thread: the thread and the bound.
    pub cuts: Vec<(u32, Bound)>,
    /// How long it took.
    pub time: Duration,
}

/// Runs a test under a model.
///
/// `program` is the name of the test's file, `model_name` that of the model, as they are to appear in reports.
pub fn run_litmus<M: MemoryModel>(
    test: &LitmusTest,
    program: &str,
    model: &mut M,
    model_name: &str,
    options: &Options,
) -> LitmusOutcome {
    run_litmus_with(test, program, model, model_name, options, Barriers::Rounds)
}

/// Runs a test like [`run_litmus`], with a choice of how barriers are explored.
pub fn run_litmus_with<M: MemoryModel>(
    test: &LitmusTest,
    program: &str,
    model: &mut M,
    model_name: &str,
    options: &Options,
    barriers: Barriers,
) -> LitmusOutcome {
    let start = Instant::now();
    let mut collector = Collector {
        test,
        states: BTreeMap::new(),
        violations: BTreeSet::new(),
        cuts: BTreeMap::new(),
    };
    let threads = test.program();
    let summary = match barriers {
        Barriers::Rounds => explore(model, threads, options, &mut collector),
        Barriers::Accesses => {
            let plain = PlainBarriers(threads.clone());
            explore(model, &plain, options, &mut collector)
        }
    };
    let Collector {
        states,
        violations,
        cuts,
        ..
    } = collector;
    let in_condition = test.named_by_condition();
    let projected: BTreeSet<Vec<u64>> = states
        .keys()
        .map(|values| {
            values
                .iter()
                .zip(&in_condition)
                .filter(|(_, named)| **named)
                .map(|(value, _)| *value)
                .collect()
        })
        .collect();
    let count = |wanted: bool| {
        states
            .iter()
            .filter(|(values, _)| test.satisfies(values) == wanted)
            .map(|(_, executions)| executions)
            .sum()
    };
    let mut shown: Vec<StateCount> = states
        .iter()
        .map(|(values, executions)| StateCount {
            values: test.show(values),
            executions: *executions,
        })
        .collect();
    shown.sort_by(|a, b| a.values.cmp(&b.values));
    LitmusOutcome {
        program: program.to_string(),
        test: test.name().to_string(),
        model: model_name.to_string(),
        names: test.observed_names(),
        condition_states: projected.len(),
        quantifier: test.quantifier(),
        condition: test.condition_text(),
        matching: count(true),
        others: count(false),
        states: shown,
        violations: violations.into_iter().collect(),
        cuts: cuts.into_iter().collect(),
        summary,
        time: start.elapsed(),
    }
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

/// A program with the machines of a litmus test.
trait LitmusMachines: Program {
    fn machine(state: &Self::State) -> &ThreadState;
}

impl LitmusMachines for LitmusProgram {
    fn machine(state: &ThreadState) -> &ThreadState {
        state
    }
}

impl LitmusMachines for PlainBarriers<LitmusProgram> {
    fn machine(state: &Self::State) -> &ThreadState {
        state.inner()
    }
}

struct Collector<'a> {
    test: &'a LitmusTest,
    /// Final states that pass the filter, with their numbers of executions.
    states: BTreeMap<Vec<u64>, u64>,
    violations: BTreeSet<Violation>,
    cuts: BTreeMap<u32, Bound>,
}

impl<P: LitmusMachines> Visitor<P> for Collector<'_> {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        if status != Status::Complete {
            return ControlFlow::Continue(());
        }
        let threads = execution.program().initial_threads() as u32;
        let states: Vec<_> = (0..threads)
            .filter_map(|thread| execution.standing(ThreadId(thread)))
            .map(|(state, _)| P::machine(state))
            .collect();
        let mut cut = false;
        for (thread, state) in states.iter().enumerate() {
            if let Some(bound) = state.cut() {
                self.cuts.insert(thread as u32, bound);
                cut = true;
            }
        }
        // Where a thread was cut there is no final state.
        if !cut {
            let values = self.test.observe(
                |thread| states[thread],
                |place| execution.final_value(place),
            );
            if self.test.passes_filter(&values) {
                *self.states.entry(values).or_insert(0) += 1;
            }
        }
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        at: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        self.violations
            .insert(Violation::of_error(at, thread, error));
        ControlFlow::Continue(())
    }

    fn finding(&mut self, at: &Explored<'_, P>, finding: &Finding) -> ControlFlow<()> {
        self.violations.insert(Violation::of_finding(at, finding));
        ControlFlow::Continue(())
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
        self.summary.outcome == Outcome::Finished && !self.summary.bounded
    }

    /// Whether the model calls the program wrong, or a thread did something without meaning.
    pub fn has_errors(&self) -> bool {
        self.violations
            .iter()
            .any(|violation| violation.severity == Severity::Error)
    }

    /// What the test says about the program: a `~exists` or `forall` that does not hold and errors are violations; that an
    /// `exists` does not hold is none.
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

    /// Whether the formula holds in all, some or no executions: herd's words.
    pub fn observation(&self) -> &'static str {
        match (self.matching, self.others) {
            (0, _) => "Never",
            (_, 0) => "Always",
            _ => "Sometimes",
        }
    }

    /// Executions for and against the condition as a whole: for `~exists` those that do not match are for it.
    fn positive_and_negative(&self) -> (u64, u64) {
        match self.quantifier {
            Quantifier::NotExists => (self.others, self.matching),
            Quantifier::Exists | Quantifier::Forall => (self.matching, self.others),
        }
    }

    /// Why the exploration is not exhaustive, one line a reason.
    pub fn limits(&self) -> Vec<String> {
        let mut lines: Vec<_> = self
            .cuts
            .iter()
            .map(|(thread, bound)| match bound {
                Bound::Loops(jumps) => format!("thread {thread} was cut after {jumps} rounds of its loops (--unroll)"),
                Bound::LocalSteps => {
                    format!("thread {thread} was cut after {LOCAL_STEPS} instructions without an access of memory")
                }
            })
            .collect();
        lines.extend(match &self.summary.outcome {
            Outcome::Finished | Outcome::Stopped => None,
            Outcome::Interrupted => Some("the exploration was interrupted".to_string()),
            Outcome::EventLimit(thread) => {
                Some(format!("thread {} reached the limit of events", thread.0))
            }
            Outcome::ExecutionLimit => Some("the limit of executions was reached".to_string()),
            Outcome::InvalidProgram(message) => {
                Some(format!("the program cannot be explored: {message}"))
            }
        });
        lines
    }

    /// The report in herd's words.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let kind = match self.quantifier {
            Quantifier::Exists => "Allowed",
            Quantifier::NotExists => "Forbidden",
            Quantifier::Forall => "Required",
        };
        let (positive, negative) = self.positive_and_negative();
        let mut line = |content: String| {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{content}");
        };
        line(format!("Test {} {kind}", self.test));
        line(format!("States {}", self.states.len()));
        for state in &self.states {
            let values = self
                .names
                .iter()
                .zip(&state.values)
                .map(|(name, value)| format!("{name}={value};"));
            line(values.collect::<Vec<_>>().join(" "));
        }
        line(if self.holds() { "Ok" } else { "No" }.to_string());
        line("Witnesses".to_string());
        line(format!("Positive: {positive} Negative: {negative}"));
        let flags: BTreeSet<_> = self
            .violations
            .iter()
            .map(|violation| &violation.kind)
            .collect();
        for flag in flags {
            line(format!("Flag {flag}"));
        }
        line(format!("Condition {}", self.condition));
        line(format!(
            "Observation {} {} {} {}",
            self.test,
            self.observation(),
            self.matching,
            self.others
        ));
        if self.summary.blocked > 0 {
            line(format!("Blocked {}", self.summary.blocked));
        }
        for limit in self.limits() {
            line(format!("Bounded: {limit}"));
        }
        for note in self.summary.notes() {
            line(format!("Note: {note}"));
        }
        for violation in &self.violations {
            line(format!(
                "{}: {violation}",
                if violation.severity == Severity::Error {
                    "Error"
                } else {
                    "Warning"
                }
            ));
        }
        line(format!("Time {} {:.2}", self.test, self.time.as_secs_f64()));
        text
    }
}

impl Serialize for LitmusOutcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (positive, negative) = self.positive_and_negative();
        let mut report = serializer.serialize_struct("Report", 12)?;
        report.serialize_field("program", &self.program)?;
        report.serialize_field("model", &self.model)?;
        report.serialize_field("verdict", &self.verdict())?;
        report.serialize_field("executions", &self.summary.complete)?;
        report.serialize_field("blocked", &self.summary.blocked)?;
        report.serialize_field("bounded", &!self.is_exhaustive())?;
        report.serialize_field("violations", &self.violations)?;
        report.serialize_field("seconds", &self.time.as_secs_f64())?;
        let states: Vec<_> = self
            .states
            .iter()
            .map(|state| NamedState {
                names: &self.names,
                state,
            })
            .collect();
        report.serialize_field("states", &states)?;
        report.serialize_field("observation", self.observation())?;
        let condition = ConditionReport {
            text: &self.condition,
            holds: self.holds(),
            positive,
            negative,
        };
        report.serialize_field("condition", &condition)?;
        let notes = self.summary.notes();
        if !notes.is_empty() {
            report.serialize_field("notes", &notes)?;
        }
        report.end()
    }
}

#[derive(Serialize)]
struct ConditionReport<'a> {
    text: &'a str,
    holds: bool,
    positive: u64,
    negative: u64,
}

struct NamedState<'a> {
    names: &'a [String],
    state: &'a StateCount,
}

impl Serialize for NamedState<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut state = serializer.serialize_struct("State", 2)?;
        state.serialize_field("values", &NamedValues(self))?;
        state.serialize_field("executions", &self.state.executions)?;
        state.end()
    }
}

struct NamedValues<'a, 'b>(&'b NamedState<'a>);

impl Serialize for NamedValues<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut values = serializer.serialize_map(Some(self.0.names.len()))?;
        for (name, value) in self.0.names.iter().zip(&self.0.state.values) {
            match value {
                // A number of at most 64 bits, with or without sign.
                FinalValue::Number(number) => match i64::try_from(*number) {
                    Ok(number) => values.serialize_entry(name, &number)?,
                    Err(_) => values.serialize_entry(name, &(*number as u64))?,
                },
                FinalValue::Address(address) => values.serialize_entry(name, address)?,
            }
        }
        values.end()
    }
}
