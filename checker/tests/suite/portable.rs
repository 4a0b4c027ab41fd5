//! Explorations in parts: with breaks, and by several threads. They visit the same executions in
//! the same order as one thread without a break.

use katec_checker::explore::{
    Found, Job, Options, Parking, Part, Schedule, Workers, explore_parts,
};
use katec_testing::{
    BarrierShape, Collect, MatrixModel, ModelName, Shape, TestProgram, first_seed,
    random_barrier_program, random_program, sample,
};
use std::ops::ControlFlow;
use std::time::Duration;

type Parts = Vec<Part<Collect>>;

fn start() -> Parts {
    vec![Part::Open(Job::Start)]
}

/// Does the open parts, as many executions as are allowed, on so many threads.
fn explore(
    parts: Parts,
    program: &TestProgram,
    name: ModelName,
    options: &Options,
    visitor: &Collect,
    (count, execution_limit): (usize, Option<u64>),
) -> Parts {
    let workers = &mut Workers {
        models: &mut vec![MatrixModel(name); count],
        execution_limit,
        alone: Duration::ZERO,
        tick: Duration::from_millis(1),
        eager: true,
    };
    let visitor = || visitor.clone();
    let watcher = &mut |_: &_| ControlFlow::Continue(());
    explore_parts(parts, program, options, workers, &visitor, watcher)
}

fn executions(parts: &Parts) -> u64 {
    let done = parts.iter().map(|part| match part {
        Part::Done(found) => found.summary.executions(),
        Part::Open(_) => 0,
    });
    done.sum()
}

/// What was found, if everything was done.
fn finished(parts: Parts) -> Found<Collect> {
    match <[_; 1]>::try_from(parts) {
        Ok([Part::Done(found)]) => found,
        other => panic!("not finished: {other:?}"),
    }
}

fn assert_found(found: &Found<Collect>, expected: &Found<Collect>, context: impl Fn() -> String) {
    assert_eq!(found.summary, expected.summary, "{}", context());
    assert_eq!(found.result.errors, expected.result.errors, "{}", context());
    assert!(found == expected, "{}", context());
}

/// Compares all ways to explore a program.
fn compare(program: &TestProgram, name: ModelName, options: &Options, stop: bool) {
    let visitor = Collect {
        stop_at_errors: stop,
        ..Collect::default()
    };
    let context = |how: &str| format!("{how}, {name:?}, {options:?}, {stop}\n{program}");
    let mut result = visitor.clone();
    let mut model = MatrixModel(name);
    let summary = katec_checker::explore::explore(&mut model, program, options, &mut result);
    let expected = Found { summary, result };
    let is_open = |parts: &Parts| parts.iter().any(|part| matches!(part, Part::Open(_)));
    let mut parts = start();
    while is_open(&parts) {
        let step = 1 + expected.summary.executions() / 16;
        let limit = (1, Some(executions(&parts) + step));
        parts = explore(parts, program, name, options, &visitor, limit);
    }
    assert_found(&finished(parts), &expected, || context("with breaks"));
    for count in [2, 3] {
        let parts = explore(start(), program, name, options, &visitor, (count, None));
        assert_found(&finished(parts), &expected, || context("by threads"));
    }
}

fn options(seed: u64) -> Options {
    Options {
        schedule: match seed % 2 {
            0 => Schedule::WriteFirst,
            _ => Schedule::LeftToRight,
        },
        skip_blocking_reads: seed.is_multiple_of(3),
        symmetry: seed.is_multiple_of(7),
        // Otherwise what is looked at in vain depends on how it is divided.
        parking: match seed % 5 {
            1 => Parking::Always,
            _ => Parking::Off,
        },
        machine_states: 4,
        write_limit: match seed % 13 {
            0 => 2,
            _ => 100,
        },
        ..Options::default()
    }
}

/// Compares all ways to explore random programs.
fn compare_programs(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let shape = Shape {
            max_instructions: 7,
            ..Shape::default()
        };
        let mut program = match seed % 4 {
            0 => random_barrier_program(&BarrierShape::default(), seed),
            _ => random_program(&shape, seed),
        };
        program.uninitialised = seed % 11 == 0;
        let name = ModelName::ALL[(seed % 6) as usize];
        compare(&program, name, &options(seed), seed % 5 == 0);
    }
}

#[test]
fn parts_are_the_whole() {
    compare_programs(0..sample("programs", 300, 2000));
}

#[test]
fn parts_are_the_whole_with_fresh_seeds() {
    let seed = first_seed();
    compare_programs(seed..seed + sample("programs", 100, 500));
}
