//! Collecting what exploration visits, and comparing it with what it should have visited.

use super::program::{REGISTERS, State, TestProgram, place};
use super::shorthand::B;
use katec_checker::event::ThreadId;
use katec_checker::explore::{
    Ending, Explored, Merge, Options, Schedule, Summary, Visitor, explore,
};
use katec_checker::graph::{Identity, Status};
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::{Program, ProgramError};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Schedules that together reach every kind of revisit.
pub const SCHEDULES: [Schedule; 4] = [
    Schedule::LeftToRight,
    Schedule::WriteFirst,
    Schedule::Random(1),
    Schedule::Random(2),
];

/// Collects identities and errors, and validates every graph it sees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collect {
    /// The executions, in the order of their visits.
    pub found: Vec<Identity>,
    /// The errors of threads.
    pub errors: Vec<(ThreadId, ProgramError)>,
    /// What the model found.
    pub findings: Vec<Finding>,
    /// Whether to end the exploration at the first error of a thread.
    pub stop_at_errors: bool,
    /// Whether read-modify-writes need not be atomic.
    pub split_updates: bool,
}

impl<P: Program> Visitor<P> for Collect {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        self.validate(execution);
        self.found.push(execution.graph().identity(status));
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        at: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        self.validate(at);
        assert!(at.machine(thread).is_some());
        self.errors.push((thread, error.clone()));
        match self.stop_at_errors {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn finding(&mut self, at: &Explored<'_, P>, finding: &Finding) -> ControlFlow<()> {
        self.validate(at);
        for thread in at.threads() {
            at.machine(thread);
        }
        self.findings.push(finding.clone());
        ControlFlow::Continue(())
    }
}

impl Merge for Collect {
    fn merge(&mut self, later: Self) {
        self.found.extend(later.found);
        self.errors.extend(later.errors);
        self.findings.extend(later.findings);
    }
}

impl Collect {
    fn validate<P: Program>(&self, at: &Explored<'_, P>) {
        at.graph().validate().expect("a well-formed graph");
        let atomic = self.split_updates || at.graph().atomic();
        assert!(atomic, "read-modify-writes are atomic");
    }
}

/// Explores, and collects what is visited.
pub fn collect<M: MemoryModel>(
    model: &mut M,
    program: &TestProgram,
    options: &Options,
) -> (Summary, Collect) {
    let mut collect = Collect {
        split_updates: model.character().split_updates,
        ..Collect::default()
    };
    let summary = explore(model, program, options, &mut collect);
    assert_eq!(summary.executions(), collect.found.len() as u64);
    (summary, collect)
}

/// So few that machines often run again to states that were given up.
const FEW_STATES: usize = 4;

/// All executions by exploration under a schedule.
pub fn explored<M: MemoryModel>(
    model: &mut M,
    program: &TestProgram,
    schedule: Schedule,
) -> Vec<Identity> {
    let options = Options {
        schedule,
        machine_states: FEW_STATES,
        ..Options::default()
    };
    let (summary, collect) = collect(model, program, &options);
    assert_eq!(summary.ending, Ending::Finished);
    collect.found
}

/// The registers of all threads, and the values of variables.
type FinalState = (Vec<[u64; REGISTERS]>, Vec<Option<u64>>);

/// What a program can lead to: what its threads and its memory look like at the end, and what is
/// wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The registers of all threads and the values of all variables but barriers, at the end of
    /// complete executions.
    pub states: BTreeSet<FinalState>,
    /// The errors of threads.
    pub errors: BTreeSet<(ThreadId, String)>,
    /// The names of what the model found.
    pub findings: BTreeSet<String>,
}

/// Explores a test program, as it is or with its barriers written out, and collects what it leads
/// to. `state` gets the machine of the test program from that of the program that is explored.
pub fn results<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    schedule: Schedule,
    state: fn(&P::State) -> &State,
) -> Results {
    let mut visitor = CollectResults {
        state,
        results: Results::default(),
    };
    let options = Options {
        schedule,
        machine_states: FEW_STATES,
        ..Options::default()
    };
    let summary = explore(model, program, &options, &mut visitor);
    assert_eq!(summary.ending, Ending::Finished);
    visitor.results
}

struct CollectResults<P: Program> {
    state: fn(&P::State) -> &State,
    results: Results,
}

impl<P: Program> Visitor<P> for CollectResults<P> {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        if status == Status::Complete {
            let threads = execution.threads();
            let machines = threads.filter_map(|thread| execution.machine(thread));
            let registers = machines.map(|(state, _)| (self.state)(state).registers);
            let memory = (0..B).map(|variable| execution.final_value(place(variable)));
            let memory = memory.map(|value| value.map(|value| value.0));
            self.results
                .states
                .insert((registers.collect(), memory.collect()));
        }
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        _: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        let text = format!("{}: {}", error.kind, error.message);
        self.results.errors.insert((thread, text));
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, finding: &Finding) -> ControlFlow<()> {
        self.results.findings.insert(finding.name.clone());
        ControlFlow::Continue(())
    }
}

/// Panics, with the context, unless exactly the expected executions were found, each once.
pub fn assert_same(
    expected: &BTreeSet<Identity>,
    found: &[Identity],
    context: impl Fn() -> String,
) {
    let set: BTreeSet<_> = found.iter().cloned().collect();
    let missing = expected.difference(&set).count();
    let extra = set.difference(expected).count();
    let twice = found.len() - set.len();
    assert!(
        missing == 0 && extra == 0 && twice == 0,
        "{missing} missing, {extra} too many, {twice} twice of {}\n{}",
        expected.len(),
        context()
    );
}
