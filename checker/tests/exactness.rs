//! Exploration against brute force and against its recursive specification: the same executions, none missing, none twice.

use katec_checker::event::EventId;
use katec_checker::graph::Graph;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::oracle::{BruteForce, brute_force, recursive};
use katec_checker::testing::{
    CoherenceOnly, MatrixModel, ModelName, SCHEDULES, SequentialConsistency, Shape, TestProgram,
    assert_same, explored, random_program,
};
use std::time::{SystemTime, UNIX_EPOCH};

/// Compares brute force, the recursive form and the work list under all schedules.
fn check_program(program: &TestProgram, name: ModelName, seed: u64) {
    let mut model = MatrixModel(name);
    let expected = brute_force(&mut model, program, BruteForce::Prune);
    for schedule in SCHEDULES {
        let context =
            |form: &str| format!("{form}, {name:?}, {schedule:?}, seed {seed}\n{program}");
        let found = recursive(&mut model, program, schedule);
        assert_same(&expected, &found, || context("recursive"));
        let found = explored(&mut model, program, schedule);
        assert_same(&expected, &found, || context("work list"));
    }
}

fn check_shape(shape: &Shape, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let name = ModelName::ALL[(seed % 6) as usize];
        let mut program = random_program(shape, seed);
        program.uninitialised = seed % 11 == 0;
        check_program(&program, name, seed);
    }
}

#[test]
fn small_programs_of_all_kinds() {
    let shape = Shape {
        max_instructions: 5,
        ..Shape::default()
    };
    check_shape(&shape, 0..1200);
}

#[test]
fn small_programs_of_fresh_seeds() {
    let shape = Shape {
        max_instructions: 5,
        ..Shape::default()
    };
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let seed = since.as_nanos() as u64 & u64::from(u32::MAX);
    println!("seeds {seed}..");
    check_shape(&shape, seed..seed + 400);
}

#[test]
fn larger_programs() {
    let shape = Shape {
        max_threads: 3,
        max_instructions: 7,
        ..Shape::default()
    };
    check_shape(&shape, 0..60);
}

/// Read-modify-writes of one variable: the executions that come about by rivals.
#[test]
fn updates_of_one_variable() {
    let shape = Shape {
        variables: 1,
        fences: false,
        threads: false,
        modes: false,
        ..Shape::default()
    };
    check_shape(&shape, 0..150);
}

/// Many threads, each with little to do.
#[test]
fn many_threads() {
    let shape = Shape {
        min_threads: 5,
        max_threads: 6,
        ..Shape::default()
    };
    check_shape(&shape, 0..24);
}

/// The executions do not depend on inconsistent graphs being dropped early.
#[test]
fn filtering_at_the_end_finds_the_same() {
    let shape = Shape {
        max_instructions: 4,
        ..Shape::default()
    };
    for seed in 0..150 {
        let program = random_program(&shape, seed);
        let mut model = MatrixModel(ModelName::ALL[(seed % 6) as usize]);
        let pruned = brute_force(&mut model, &program, BruteForce::Prune);
        let filtered = brute_force(&mut model, &program, BruteForce::FilterAtTheEnd);
        assert_eq!(pruned, filtered, "{model:?}, seed {seed}\n{program}");
    }
}

/// Checks that every incremental answer is that of the definition.
struct Checked<M>(M);

impl<M: MemoryModel> MemoryModel for Checked<M> {
    fn view_count(&self) -> usize {
        self.0.view_count()
    }

    fn update_views(&mut self, graph: &mut Graph, event: EventId) {
        self.0.update_views(graph, event);
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        self.0.first_readable(graph, read)
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        self.0.first_place(graph, write)
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        self.0.may_revisit(graph, read, write)
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        let consistent = self.0.consistent(graph, event);
        // Of two changed events the first answer may overlook the second; only a refusal is final.
        if !consistent {
            assert!(
                !self.0.consistent_from_scratch(graph),
                "{event:?} {graph:?}"
            );
        }
        consistent
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        self.0.consistent_from_scratch(graph)
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        // Every graph in which events are complete is consistent, default choices included.
        assert!(self.0.consistent_from_scratch(graph), "{event:?} {graph:?}");
        self.0.findings(graph, event, found);
    }
}

/// Hand-written models over ranges, clocks and searches give the same executions as their definitions.
#[test]
fn ranges_and_searches_are_exact() {
    let shape = Shape {
        max_instructions: 6,
        ..Shape::default()
    };
    for seed in 0..300 {
        let program = random_program(&shape, seed);
        for schedule in SCHEDULES {
            let context = || format!("{schedule:?}, seed {seed}\n{program}");
            let expected = explored(&mut MatrixModel(ModelName::Ra), &program, schedule);
            let found = explored(&mut Checked(CoherenceOnly), &program, schedule);
            assert_same(&expected.into_iter().collect(), &found, context);
            let expected = explored(&mut MatrixModel(ModelName::Sc), &program, schedule);
            let mut sc = Checked(SequentialConsistency::default());
            let found = explored(&mut sc, &program, schedule);
            assert_same(&expected.into_iter().collect(), &found, context);
        }
    }
}
