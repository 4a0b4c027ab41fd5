//! The models of the library, explored: exactly the executions of brute force, under every schedule.

use katec_checker::event::ThreadId;
use katec_checker::explore::{Explored, Options, Outcome, Schedule, Visitor, explore};
use katec_checker::graph::{Identity, Status};
use katec_checker::model::Finding;
use katec_checker::oracle::{BruteForce, brute_force};
use katec_checker::program::{Program, ProgramError};
use katec_checker::testing::{Shape, random_program};
use katec_compiler::reference::ReferenceModel;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Default)]
struct Collect(Vec<Identity>);

impl<P: Program> Visitor<P> for Collect {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        self.0.push(execution.graph().identity(status));
        ControlFlow::Continue(())
    }

    fn error(&mut self, _: &Explored<'_, P>, _: ThreadId, _: &ProgramError) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Under every model of the library and every schedule, the executions of the programs from a seed on.
fn check(first_seed: u64, programs: u64) {
    let shape = Shape {
        max_threads: 3,
        max_instructions: 5,
        ..Shape::default()
    };
    for name in ["sc", "tso", "pso", "ra", "sra", "rc11", "rc20"] {
        let model = Arc::new(katec_compiler::load(name).unwrap());
        let mut model = ReferenceModel::new(model).unwrap();
        for seed in first_seed..first_seed + programs {
            let program = random_program(&shape, seed);
            let expected = brute_force(&mut model, &program, BruteForce::Prune);
            let expected: Vec<_> = expected.into_iter().collect();
            let random = Schedule::Random(seed);
            for schedule in [Schedule::LeftToRight, Schedule::WriteFirst, random] {
                let options = Options {
                    schedule,
                    ..Options::default()
                };
                let mut found = Collect::default();
                let summary = explore(&mut model, &program, &options, &mut found);
                assert_eq!(summary.outcome, Outcome::Finished);
                found.0.sort_unstable();
                let context = || format!("{name}, {schedule:?}, seed {seed}\n{program}");
                assert_eq!(found.0.len(), expected.len(), "{}", context());
                assert!(found.0 == expected, "{}", context());
            }
        }
    }
}

#[test]
fn fixed_seeds() {
    check(0, 80);
}

#[test]
fn fresh_seeds() {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let seed = since.as_nanos() as u64 & u64::from(u32::MAX);
    println!("seeds {seed}..");
    check(seed, 40);
}
