//! Injected synchronisation says the same as edges written out in full.

use katec_checker::explore::Schedule;
use katec_testing::stages::reference;
use katec_testing::{
    BarrierShape, Shape, TestProgram, assert_same, explored, random_barrier_program, random_program,
};

/// Every crossing, between any events.
const CROSSING: &str = "po?;(tc | tj | sbr;po | po;sbr);po?";

/// Axioms, with a place for the crossing in each.
const MODELS: [&str; 3] = [
    // Both orders: that of single locations gets no edges of its own.
    "acyclic po-loc | rf | co | fr CROSSING
     acyclic [R];po;[M] | [M];po;[W] | rfe | co | fr CROSSING",
    // The global order has the external parts only.
    "acyclic po-loc | rf | co | fr CROSSING
     acyclic [R];po;[M] | [M];po;[W & REL] | rfe | coe | fre CROSSING",
    // An order with edges that begin and end at fences.
    "acyclic [R];po;[M] | po;[F] | [F];po | rfe | co | fr CROSSING
     acyclic po | rf",
];

fn compare(program: &TestProgram, seed: u64) {
    for text in MODELS {
        let written = text.replace("CROSSING", &format!("| {CROSSING}"));
        let injected = text.replace("CROSSING", "");
        let schedule = Schedule::Random(seed);
        let expected = explored(&mut reference(&written), program, schedule);
        let expected = expected.into_iter().collect();
        let found = explored(&mut reference(&injected), program, schedule);
        assert_same(&expected, &found, || {
            format!("seed {seed}\n{injected}\n{program}")
        });
    }
}

#[test]
fn threads_are_ordered_as_if_written_out() {
    let shape = Shape {
        max_instructions: 5,
        threads: true,
        ..Shape::default()
    };
    for seed in 0..60 {
        compare(&random_program(&shape, seed), seed);
    }
}

#[test]
fn barriers_are_ordered_as_if_written_out() {
    for seed in 0..60 {
        compare(
            &random_barrier_program(&BarrierShape::default(), seed),
            seed,
        );
    }
}
