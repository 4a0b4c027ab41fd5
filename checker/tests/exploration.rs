//! Exploration against brute force and against its recursive specification: the same executions, none missing, none twice.

use katec_checker::event::{Mode, ThreadId};
use katec_checker::explore::{Explored, Options, Outcome, Schedule, Visitor, explore};
use katec_checker::graph::{Identity, Status};
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::oracle::{BruteForce, brute_force, recursive};
use katec_checker::program::{Program, ProgramError};
use katec_checker::testing::{MatrixModel, ModelName, Shape, TestProgram, random_program};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Collects identities and validates every graph it sees.
#[derive(Default)]
struct Collect {
    found: Vec<Identity>,
}

impl<P: Program> Visitor<P> for Collect {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        let graph = execution.graph();
        graph.validate().unwrap();
        assert!(graph.atomic());
        self.found.push(graph.identity(status));
        ControlFlow::Continue(())
    }

    fn error(&mut self, at: &Explored<'_, P>, _: ThreadId, _: &ProgramError) -> ControlFlow<()> {
        at.graph().validate().unwrap();
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

fn run<M: MemoryModel>(model: &mut M, program: &TestProgram, schedule: Schedule) -> Vec<Identity> {
    let mut collect = Collect::default();
    let options = Options {
        schedule,
        ..Options::default()
    };
    let summary = explore(model, program, &options, &mut collect);
    assert_eq!(summary.outcome, Outcome::Finished);
    assert_eq!(summary.executions(), collect.found.len() as u64);
    collect.found
}

fn assert_same(expected: &BTreeSet<Identity>, found: &[Identity], context: impl Fn() -> String) {
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

const SCHEDULES: [Schedule; 4] = [
    Schedule::LeftToRight,
    Schedule::WriteFirst,
    Schedule::Random(1),
    Schedule::Random(2),
];

fn check_program(program: &TestProgram, name: ModelName, seed: u64) {
    let mut model = MatrixModel(name);
    let expected = brute_force(&mut model, program, BruteForce::Prune);
    for schedule in SCHEDULES {
        let found = recursive(&mut model, program, schedule);
        assert_same(&expected, &found, || {
            format!("recursive, {name:?}, {schedule:?}, seed {seed}\n{program}")
        });
        let found = run(&mut model, program, schedule);
        assert_same(&expected, &found, || {
            format!("work list, {name:?}, {schedule:?}, seed {seed}\n{program}")
        });
    }
}

#[test]
fn random_programs_are_explored_exactly() {
    let shape = Shape {
        max_instructions: 5,
        ..Shape::default()
    };
    for seed in 0..300 {
        let program = random_program(&shape, seed);
        let name = ModelName::ALL[(seed % 6) as usize];
        check_program(&program, name, seed);
    }
}
