//! Leaving out reads that block their thread at once changes nothing but the number of blocked
//! executions.

use katec_checker::event::ThreadId;
use katec_checker::explore::{Ending, Explored, Options, Visitor, explore};
use katec_checker::graph::{Identity, Status};
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::{Program, ProgramError};
use katec_programs::c::llvm;
use katec_programs::c::{Settings, compile};
use katec_testing::shorthand::{X, assume, load, store};
use katec_testing::{
    Instruction, MatrixModel, ModelName, SCHEDULES, Shape, TestProgram, first_seed, random_program,
    sample,
};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::Path;

/// What must not change, and the number that may.
#[derive(Default)]
struct Seen {
    complete: Vec<Identity>,
    errors: BTreeSet<(ThreadId, String)>,
    blocked: usize,
}

impl<P: Program> Visitor<P> for Seen {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        match status {
            Status::Complete => self.complete.push(execution.graph().identity(status)),
            Status::Blocked => self.blocked += 1,
            Status::Failed | Status::Repeated => {}
        }
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        _: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        self.errors.insert((thread, error.message.clone()));
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Explores with and without, compares, and gives both numbers of blocked executions.
fn compare<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    context: impl Fn() -> String,
) -> (usize, usize) {
    let mut blocked = (0, 0);
    for schedule in SCHEDULES {
        let mut see = |skip_blocking_reads| {
            let options = Options {
                schedule,
                skip_blocking_reads,
                ..Options::default()
            };
            let mut seen = Seen::default();
            let summary = explore(model, program, &options, &mut seen);
            assert_eq!(summary.ending, Ending::Finished, "{}", context());
            seen.complete.sort();
            seen
        };
        let (with, without) = (see(true), see(false));
        let context = || format!("{schedule:?}, {}", context());
        assert!(with.complete == without.complete, "{}", context());
        assert_eq!(with.errors, without.errors, "{}", context());
        assert!(with.blocked <= without.blocked, "{}", context());
        blocked = (blocked.0 + with.blocked, blocked.1 + without.blocked);
    }
    blocked
}

#[test]
fn random_programs_keep_their_executions() {
    let shape = Shape {
        max_instructions: 7,
        ..Shape::default()
    };
    let fresh = first_seed();
    let mut blocked = (0, 0);
    let (fixed, more) = (sample("programs", 150, 600), sample("programs", 50, 200));
    for seed in (0..fixed).chain(fresh..fresh + more) {
        let name = ModelName::ALL[(seed % 6) as usize];
        let mut program = random_program(&shape, seed);
        program.uninitialised = seed % 11 == 0;
        let context = || format!("{name:?}, seed {seed}\n{program}");
        let (with, without) = compare(&mut MatrixModel(name), &program, context);
        blocked = (blocked.0 + with, blocked.1 + without);
    }
    assert!(blocked.0 < blocked.1, "it made a difference");
}

/// The place of a write matters to others, though its thread blocks at once: only reads are left
/// out.
#[test]
fn writes_before_a_block_are_kept() {
    let blocking = vec![store(X, 1), assume(0, 1)];
    let other = vec![store(X, 2)];
    let reading = vec![
        load(0, X),
        assume(0, 1),
        load(1, X),
        Instruction::AssertNot {
            register: 1,
            value: 2,
        },
    ];
    for threads in [
        vec![blocking.clone(), other.clone(), reading.clone()],
        vec![reading, other, blocking],
    ] {
        let program = TestProgram::new(threads);
        for name in ModelName::ALL {
            compare(&mut MatrixModel(name), &program, || format!("{name:?}"));
        }
    }
}

#[test]
fn c_programs_keep_their_executions() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/stored");
    let names = [
        "bakery.ll",
        "condition.ll",
        "deadlock-BROKEN.ll",
        "mcs_lock.ll",
        "mutex-N=3.ll",
        "peterson.ll",
        "peterson-BROKEN.ll",
        "rwlock.ll",
        "semaphore.ll",
        "seqlock.ll",
        "ticket_lock.ll",
        "ttas_lock.ll",
    ];
    let mut blocked = (0, 0);
    let models = sample("models for a program", 1, 2) as usize;
    for (number, name) in names.into_iter().enumerate() {
        let text = std::fs::read_to_string(folder.join(name)).expect("a stored module");
        let module = llvm::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let program = compile(&module, &Settings::default())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let both = [ModelName::Sc, ModelName::Tso].into_iter().cycle();
        for model in both.skip(number).take(models) {
            let context = || format!("{name}, {model:?}");
            let (with, without) = compare(&mut MatrixModel(model), &program, context);
            blocked = (blocked.0 + with, blocked.1 + without);
        }
    }
    assert!(blocked.0 < blocked.1, "it made a difference");
}
