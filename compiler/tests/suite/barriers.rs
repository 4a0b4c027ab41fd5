//! Barriers under the library's models: as events, against brute force and against barriers that
//! are written out as accesses.
//!
//! The second comparison is what makes the rule of injected synchronisation right.

use katec_checker::program::{PlainBarriers, PlainState, ProblemKind};
use katec_compiler::reference::ReferenceModel;
use katec_testing::oracle::{BruteForce, brute_force, misuses_barriers};
use katec_testing::shorthand::{B, X, Y, load, store, wait};
use katec_testing::stages::prepared;
use katec_testing::{
    BarrierShape, Instruction, SCHEDULES, TestProgram, assert_same, explored, first_seed,
    random_barrier_program, results, sample,
};
use std::ops::Range;

/// A second barrier.
const C: u64 = B + 1;

const MODELS: [&str; 8] = [
    "sc",
    "tso",
    "ra",
    "rc11",
    "pso",
    "sra",
    "rc11-regular",
    "rc20",
];

fn reference(name: &str) -> ReferenceModel {
    let model = katec_compiler::load(name).expect("library models are well-formed");
    ReferenceModel::new(&prepared(model))
}

fn count(program: &TestProgram, which: fn(&Instruction) -> bool) -> usize {
    program
        .threads
        .iter()
        .flatten()
        .filter(|i| which(i))
        .count()
}

/// The same final states, errors and findings with barriers as events and with barriers written
/// out. How many programs were compared.
fn compare_with_plain_accesses(seeds: Range<u64>) -> usize {
    let mut models = MODELS.map(reference);
    let mut compared = 0;
    for seed in seeds {
        let mut shape = BarrierShape {
            max_rounds: 2,
            max_accesses: 5,
            non_atomic: true,
            ..BarrierShape::default()
        };
        shape.accesses.variables = 1 + seed / 8 % 2;
        let which = (seed % MODELS.len() as u64) as usize;
        let model = &mut models[which];
        let program = random_barrier_program(&shape, seed);
        let waits = count(&program, |i| matches!(i, Instruction::BarrierWait { .. }));
        if waits > 4 {
            continue;
        }
        let schedule = SCHEDULES[(seed / 8) as usize % SCHEDULES.len()];
        let mut found = results(model, &program, schedule, |state| state);
        let misuse = |text: &str| text.starts_with(ProblemKind::Barrier.name());
        if found.errors.iter().any(|(_, text)| misuse(text)) {
            continue;
        }
        let plain = PlainBarriers(program.clone());
        let mut expected = results(model, &plain, schedule, PlainState::inner);
        if count(&program, |i| {
            matches!(i, Instruction::BarrierDestroy { .. })
        }) > 0
        {
            // Written out, the last look at a barrier races with its destruction.
            found.findings.clear();
            expected.findings.clear();
        }
        assert_eq!(found, expected, "{}, seed {seed}\n{program}", MODELS[which]);
        compared += 1;
    }
    compared
}

/// What a round orders no model may undo: store buffers are drained, and writes before are seen
/// after.
#[test]
fn a_round_orders_everything_under_every_model() {
    let store_buffering = vec![
        vec![store(X, 1), wait(B), load(0, Y)],
        vec![store(Y, 1), wait(B), load(0, X)],
    ];
    let message_passing = vec![
        vec![store(X, 1), store(Y, 1), wait(B)],
        vec![wait(B), load(0, Y), load(1, X)],
    ];
    let load_buffering = vec![
        vec![load(0, X), wait(B), store(Y, 1)],
        vec![load(0, Y), wait(B), store(X, 1)],
    ];
    let writes = vec![
        vec![store(X, 1), store(Y, 2), wait(B), store(X, 3)],
        vec![wait(B), wait(C), load(0, X)],
        vec![wait(C), load(0, Y), load(1, X)],
    ];
    // Only the last read of x can read either of two writes.
    let programs = [
        (store_buffering, 1),
        (message_passing, 1),
        (load_buffering, 1),
        (writes, 4),
    ];
    for name in MODELS {
        let mut model = reference(name);
        for (threads, executions) in &programs {
            let mut program = TestProgram::new(threads.clone());
            program.barriers = vec![(B, 2), (C, 2)];
            for schedule in SCHEDULES {
                let found = explored(&mut model, &program, schedule);
                assert_eq!(found.len(), *executions, "{name}\n{program}");
            }
        }
    }
}

#[test]
fn random_programs_against_plain_accesses() {
    let programs = sample("programs", 8, 160);
    assert!(compare_with_plain_accesses(0..programs) > programs as usize / 4);
}

#[test]
fn fresh_programs_against_plain_accesses() {
    let seed = first_seed();
    compare_with_plain_accesses(seed..seed + 24);
}

fn compare_with_brute_force(seeds: Range<u64>) {
    let shape = BarrierShape {
        max_threads: 3,
        max_accesses: 3,
        ..BarrierShape::default()
    };
    let mut models = MODELS.map(reference);
    for seed in seeds {
        let which = (seed % MODELS.len() as u64) as usize;
        let model = &mut models[which];
        let program = random_barrier_program(&shape, seed);
        let context = || format!("{}, seed {seed}\n{program}", MODELS[which]);
        let misused = misuses_barriers(model, &program);
        for schedule in SCHEDULES {
            let errors = results(model, &program, schedule, |state| state).errors;
            let misuse = |text: &str| text.starts_with(ProblemKind::Barrier.name());
            let reported = errors.iter().any(|(_, text)| misuse(text));
            assert_eq!(reported, misused, "{}", context());
        }
        if !misused {
            let expected = brute_force(model, &program, BruteForce::Prune);
            let schedule = SCHEDULES[(seed / 8) as usize % SCHEDULES.len()];
            assert_same(&expected, &explored(model, &program, schedule), context);
        }
    }
}

#[test]
fn random_programs_against_brute_force() {
    compare_with_brute_force(0..160);
}

#[test]
fn fresh_programs_against_brute_force() {
    let seed = first_seed();
    compare_with_brute_force(seed..seed + 40);
}
