//! Exploration under the library's models, run by the reference evaluator, against brute force: the
//! same executions, none missing, none twice.

use katec_checker::lowered::TableModel;
use katec_checker::model::MemoryModel;
use katec_compiler::reference::ReferenceModel;
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::stages::{prepared, reference as reference_of, resolved};
use katec_testing::{
    SCHEDULES, Shape, TestProgram, assert_same, explored, first_seed, random_program, sample,
};
use std::sync::Arc;

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

/// Models that say nothing of atomicity, all of it, or of some read-modify-writes only.
const SPLIT: [&str; 4] = [
    "acyclic po | rf\nacyclic po-loc | rf | co | fr",
    "acyclic po | rf\nacyclic po-loc | rf | co | fr\nempty rmw & (fre;coe)",
    "acyclic po | rf | co\nempty (rmw & (fr;co)) & (SC * SC)",
    "irreflexive (po | rf)+;(rf | co | fr)*\nempty rmw & (fre;coe) & (RLX * _)",
];

/// Where atomicity is left to the model, by all engines and by brute force that looks at complete
/// executions only.
#[test]
fn atomicity_left_to_the_model() {
    let shape = Shape {
        max_instructions: 4,
        max_threads: 3,
        variables: 2,
        fences: false,
        ..Shape::default()
    };
    let mut split = 0;
    for (number, text) in SPLIT.iter().enumerate() {
        let prepared = prepared(resolved(text)).without_atomicity();
        let admitted = prepared
            .admit()
            .unwrap_or_else(|refusal| panic!("{refusal}"));
        let tables = Arc::new(admitted.lower().into_tables());
        let mut engines: [Box<dyn MemoryModel>; 2] = [
            Box::new(ReferenceModel::admitted(&admitted)),
            Box::new(TableModel::new(tables)),
        ];
        for seed in 0..sample("programs", 60, 300) {
            let program = random_program(&shape, seed);
            let model = &mut engines[0];
            let expected = brute_force(model, &program, BruteForce::FilterAtTheEnd);
            let atomic = brute_force(&mut reference_of(text), &program, BruteForce::Prune);
            split += usize::from(expected.len() > atomic.len());
            let schedule = SCHEDULES[seed as usize % SCHEDULES.len()];
            for (engine, model) in engines.iter_mut().enumerate() {
                let found = explored(model, &program, schedule);
                assert_same(&expected, &found, || {
                    format!("model {number}, engine {engine}, seed {seed}\n{program}")
                });
            }
        }
    }
    assert!(split > 20, "{split} programs have more executions then");
}
