//! Exploration under the library's models, run by the reference evaluator, against brute force: the
//! same executions, none missing, none twice.

use katec_compiler::reference::ReferenceModel;
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::stages::prepared;
use katec_testing::{
    SCHEDULES, Shape, TestProgram, assert_same, explored, first_seed, random_program, sample,
};

const MODELS: [&str; 8] = [
    "sc",
    "tso",
    "pso",
    "ra",
    "sra",
    "rc11",
    "rc11-regular",
    "rc20",
];

fn reference(name: &str) -> ReferenceModel {
    let model = katec_compiler::load(name).expect("library models are well-formed");
    ReferenceModel::new(&prepared(model))
}

/// One schedule a program: the schedules differ only in the engine, which tests of its own compare.
fn check_program(model: &mut ReferenceModel, program: &TestProgram, context: &str, seed: u64) {
    let expected = brute_force(model, program, BruteForce::Prune);
    let schedule = SCHEDULES[(seed / 8) as usize % SCHEDULES.len()];
    let found = explored(model, program, schedule);
    assert_same(&expected, &found, || {
        format!("{context}, {schedule:?}, seed {seed}\n{program}")
    });
}

fn check_seeds(seeds: std::ops::Range<u64>) {
    let shape = Shape {
        max_instructions: 6,
        ..Shape::default()
    };
    let mut models = MODELS.map(reference);
    for seed in seeds {
        let which = (seed % MODELS.len() as u64) as usize;
        let program = random_program(&shape, seed);
        check_program(&mut models[which], &program, MODELS[which], seed);
    }
}

#[test]
fn library_models_on_random_programs() {
    check_seeds(0..sample("programs", 200, 800));
}

#[test]
fn library_models_on_fresh_programs() {
    let seed = first_seed();
    check_seeds(seed..seed + sample("programs", 50, 200));
}
