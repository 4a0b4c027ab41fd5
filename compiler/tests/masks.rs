//! Every event that exploration makes is in a combination of sets that the theory knows.

use katec_checker::builtin::SetMask;
use katec_checker::event::ThreadId;
use katec_checker::explore::{Explored, Options, Visitor, explore};
use katec_checker::graph::Status;
use katec_checker::model::Finding;
use katec_checker::program::ProgramError;
use katec_checker::testing::{CoherenceOnly, Shape, TestProgram, random_program};
use katec_compiler::theory::possible_masks;
use std::ops::ControlFlow;

struct Masks {
    possible: Vec<SetMask>,
    seed: u64,
    events: usize,
}

impl Masks {
    fn check(&mut self, at: &Explored<'_, TestProgram>) -> ControlFlow<()> {
        let execution = at.graph().execution();
        for event in 0..execution.len() {
            let mask = execution.mask(event);
            let sets: Vec<_> = mask.iter().collect();
            assert!(
                self.possible.contains(&mask),
                "seed {}: {sets:?}",
                self.seed
            );
        }
        self.events += execution.len();
        ControlFlow::Continue(())
    }
}

impl Visitor<TestProgram> for Masks {
    fn execution(&mut self, at: &Explored<'_, TestProgram>, _: Status) -> ControlFlow<()> {
        self.check(at)
    }

    fn error(
        &mut self,
        at: &Explored<'_, TestProgram>,
        _: ThreadId,
        _: &ProgramError,
    ) -> ControlFlow<()> {
        self.check(at)
    }

    fn finding(&mut self, at: &Explored<'_, TestProgram>, _: &Finding) -> ControlFlow<()> {
        self.check(at)
    }
}

#[test]
fn events_of_explored_graphs_are_possible() {
    let mut masks = Masks {
        possible: possible_masks(),
        seed: 0,
        events: 0,
    };
    for seed in 0..300 {
        masks.seed = seed;
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
