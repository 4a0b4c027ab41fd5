//! A machine runs once to each of its states, as long as states are kept, and what is kept makes no
//! difference.

use katec_checker::event::{Mode, Place, Value};
use katec_checker::explore::{CountOnly, Ending, Options, explore};
use katec_checker::program::{
    Dependencies, Operation, Program, SourcePosition, Start, Tracking, Untracked,
};
use katec_testing::shorthand::{X, load};
use katec_testing::{CoherenceOnly, Expression, Instruction, TestProgram};
use std::sync::atomic::{AtomicU64, Ordering};

/// A program that counts the steps of its machines.
struct Counted {
    program: TestProgram,
    steps: AtomicU64,
}

impl Program for Counted {
    type State = <TestProgram as Program>::State;

    fn initial_threads(&self) -> usize {
        self.program.initial_threads()
    }

    fn initial_value(&self, place: Place) -> Option<Value> {
        self.program.initial_value(place)
    }

    fn start(&self, start: Start, tracking: Tracking) -> Result<Self::State, Untracked> {
        self.program.start(start, tracking)
    }

    fn step(&self, state: &mut Self::State, returned: Value, index: u32) -> Operation {
        self.steps.fetch_add(1, Ordering::Relaxed);
        self.program.step(state, returned, index)
    }

    fn dependencies(&self, state: &Self::State) -> Dependencies {
        self.program.dependencies(state)
    }

    fn source_position(&self, state: &Self::State) -> Option<SourcePosition> {
        self.program.source_position(state)
    }

    fn place_name(&self, place: Place) -> String {
        self.program.place_name(place)
    }
}

/// The numbers of executions and of steps if so many states are kept.
fn count(machine_states: usize) -> (u64, u64) {
    let add = Instruction::Store {
        variable: X,
        value: Expression::Sum(0, 1),
        mode: Mode::Relaxed,
    };
    let program = Counted {
        program: TestProgram::new(vec![vec![load(0, X), add]; 4]),
        steps: AtomicU64::new(0),
    };
    let options = Options {
        machine_states,
        ..Options::default()
    };
    let summary = explore(&mut CoherenceOnly, &program, &options, &mut CountOnly);
    assert_eq!(summary.ending, Ending::Finished);
    (summary.complete, program.steps.load(Ordering::Relaxed))
}

#[test]
fn machines_run_once_to_each_state() {
    let (executions, steps) = count(Options::default().machine_states);
    // Four threads: the start, after a read of 0 to 3, and after the write that follows.
    assert_eq!(steps, 4 * (1 + 4 + 4));
    let (others, more_steps) = count(0);
    assert_eq!(executions, others);
    assert!(more_steps > steps, "{more_steps}");
}
