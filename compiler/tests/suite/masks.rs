//! Every event that exploration makes is in a combination of sets that the theory knows.

use katec_checker::builtin::SetMask;
use katec_checker::event::ThreadId;
use katec_checker::explore::{Explored, Options, Visitor, explore};
use katec_checker::graph::Status;
use katec_checker::model::Finding;
use katec_checker::program::{Program, ProgramError};
use katec_compiler::theory::possible_masks;
use katec_programs::litmus::LitmusTest;
use katec_testing::cycles::corpus;
use katec_testing::{CoherenceOnly, Shape, random_program};
use std::ops::ControlFlow;

struct Masks {
    possible: Vec<SetMask>,
    /// The program: a seed or a file.
    program: String,
    events: usize,
}

impl Masks {
    fn check<P: Program>(&mut self, at: &Explored<'_, P>) -> ControlFlow<()> {
        let execution = at.graph().execution();
        for event in 0..execution.len() {
            let mask = execution.mask(event);
            let sets: Vec<_> = mask.iter().collect();
            assert!(self.possible.contains(&mask), "{}: {sets:?}", self.program);
        }
        self.events += execution.len();
        ControlFlow::Continue(())
    }
}

impl<P: Program> Visitor<P> for Masks {
    fn execution(&mut self, at: &Explored<'_, P>, _: Status) -> ControlFlow<()> {
        self.check(at)
    }

    fn error(&mut self, at: &Explored<'_, P>, _: ThreadId, _: &ProgramError) -> ControlFlow<()> {
        self.check(at)
    }

    fn finding(&mut self, at: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        self.check(at)
    }
}

#[test]
fn events_of_explored_graphs_are_possible() {
    let mut masks = Masks {
        possible: possible_masks(),
        program: String::new(),
        events: 0,
    };
    for seed in 0..300 {
        masks.program = format!("seed {seed}");
        let program = random_program(&Shape::default(), seed);
        explore(
            &mut CoherenceOnly,
            &program,
            &Options::default(),
            &mut masks,
        );
    }
    assert!(masks.events > 1000, "{} events", masks.events);
}

#[test]
fn events_of_litmus_tests_are_possible() {
    let mut masks = Masks {
        possible: possible_masks(),
        program: String::new(),
        events: 0,
    };
    let tests = corpus();
    for test in &tests {
        masks.program = test.file.clone();
        let litmus = LitmusTest::parse(&test.text, &test.file)
            .unwrap_or_else(|error| panic!("{}: {error}", test.file));
        explore(
            &mut CoherenceOnly,
            litmus.program(),
            &Options::default(),
            &mut masks,
        );
    }
    assert!(masks.events > 10 * tests.len(), "{} events", masks.events);
}
