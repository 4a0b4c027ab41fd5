//! What the tests of exploration share: short ways to write programs, and a visitor that collects.

#![allow(dead_code, reason = "every test file uses a part of it")]

use katec_checker::event::{FenceKind, Mode, ThreadId, Update, Value};
use katec_checker::explore::{Explored, Options, Outcome, Schedule, Summary, Visitor, explore};
use katec_checker::graph::{Identity, Status};
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::{Program, ProgramError};
use katec_checker::testing::{Expression, Instruction, TestProgram};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

pub const X: u64 = 0;
pub const Y: u64 = 1;
pub const Z: u64 = 2;

pub fn store(variable: u64, value: u64) -> Instruction {
    Instruction::Store {
        variable,
        value: Expression::Constant(value),
        mode: Mode::Relaxed,
    }
}

pub fn load(register: usize, variable: u64) -> Instruction {
    Instruction::Load {
        register,
        variable,
        mode: Mode::Relaxed,
    }
}

pub fn update(register: usize, variable: u64, update: Update) -> Instruction {
    Instruction::Rmw {
        register,
        variable,
        update,
        mode: Mode::Relaxed,
        failure_mode: Mode::Relaxed,
    }
}

pub fn add(register: usize, variable: u64, value: u64) -> Instruction {
    update(register, variable, Update::Add(Value(value)))
}

pub fn cas(register: usize, variable: u64, expected: u64, desired: u64) -> Instruction {
    let (expected, desired) = (Value(expected), Value(desired));
    update(
        register,
        variable,
        Update::CompareExchange { expected, desired },
    )
}

pub fn assume(register: usize, value: u64) -> Instruction {
    Instruction::Assume { register, value }
}

pub fn mfence() -> Instruction {
    Instruction::Fence {
        mode: Mode::SequentiallyConsistent,
        kind: FenceKind::Mfence,
    }
}

pub const SCHEDULES: [Schedule; 4] = [
    Schedule::LeftToRight,
    Schedule::WriteFirst,
    Schedule::Random(1),
    Schedule::Random(2),
];

/// Collects identities and errors, and validates every graph it sees.
#[derive(Default)]
pub struct Collect {
    pub found: Vec<Identity>,
    pub errors: Vec<(ThreadId, ProgramError)>,
    pub findings: Vec<Finding>,
    pub stop_at_errors: bool,
}

impl<P: Program> Visitor<P> for Collect {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        let graph = execution.graph();
        graph.validate().unwrap();
        assert!(graph.atomic());
        self.found.push(graph.identity(status));
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        at: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        at.graph().validate().unwrap();
        assert!(at.graph().atomic());
        assert!(at.standing(thread).is_some());
        self.errors.push((thread, error.clone()));
        match self.stop_at_errors {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn finding(&mut self, at: &Explored<'_, P>, finding: &Finding) -> ControlFlow<()> {
        at.graph().validate().unwrap();
        assert!(at.graph().atomic());
        for thread in 0..at.graph().thread_count() {
            at.standing(ThreadId(thread as u32));
        }
        self.findings.push(finding.clone());
        ControlFlow::Continue(())
    }
}

pub fn collect<M: MemoryModel>(
    model: &mut M,
    program: &TestProgram,
    options: &Options,
) -> (Summary, Collect) {
    let mut collect = Collect::default();
    let summary = explore(model, program, options, &mut collect);
    assert_eq!(summary.executions(), collect.found.len() as u64);
    (summary, collect)
}

/// All executions by exploration under a schedule.
pub fn explored<M: MemoryModel>(
    model: &mut M,
    program: &TestProgram,
    schedule: Schedule,
) -> Vec<Identity> {
    let options = Options {
        schedule,
        ..Options::default()
    };
    let (summary, collect) = collect(model, program, &options);
    assert_eq!(summary.outcome, Outcome::Finished);
    collect.found
}

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
