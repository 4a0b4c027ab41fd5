//! Exploration against brute force and against its recursive specification: the same executions,
//! none missing, none twice.

use katec_checker::builtin::{BuiltinRelation, BuiltinSet};
use katec_checker::event::{EventId, Mode, Update, Value};
use katec_checker::graph::Graph;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::relation::BitMatrix;
use katec_testing::oracle::{BruteForce, brute_force, recursive};
use katec_testing::shorthand::{X, Y, add, load, store};
use katec_testing::{
    CoherenceOnly, Instruction, MatrixModel, ModelName, SCHEDULES, SequentialConsistency, Shape,
    TestProgram, assert_same, explored, first_seed, random_program, sample,
};

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
    check_shape(&shape, 0..sample("programs", 100, 900));
}

#[test]
fn small_programs_of_fresh_seeds() {
    let shape = Shape {
        max_instructions: 5,
        ..Shape::default()
    };
    let seed = first_seed();
    check_shape(&shape, seed..seed + sample("programs", 100, 400));
}

#[test]
fn larger_programs() {
    let shape = Shape {
        max_threads: 3,
        max_instructions: 7,
        ..Shape::default()
    };
    check_shape(&shape, 0..sample("programs", 6, 60));
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
    check_shape(&shape, 0..sample("programs", 3, 24));
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

/// A model that orders everything before the last event of a thread: whether an event is the last
/// is known only after it.
struct OrderedEnds;

impl MemoryModel for OrderedEnds {
    fn consistent(&mut self, graph: &Graph, _: EventId) -> bool {
        self.consistent_from_scratch(graph)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        let execution = graph.execution();
        let ends = BitMatrix::identity_on(execution.set(BuiltinSet::Te));
        let order = execution
            .relation(BuiltinRelation::Po)
            .compose(&ends)
            .union(execution.relation(BuiltinRelation::Rfe))
            .union(execution.relation(BuiltinRelation::Co))
            .union(execution.relation(BuiltinRelation::Fr));
        MatrixModel(ModelName::Rlx).allows(&execution) && order.is_acyclic()
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}
}

#[test]
fn models_may_use_the_ends_of_threads() {
    let shape = Shape {
        max_threads: 2,
        max_instructions: 6,
        updates: false,
        fences: false,
        ..Shape::default()
    };
    let mut stronger = 0;
    for seed in 0..500 {
        let program = random_program(&shape, seed);
        let expected = brute_force(&mut OrderedEnds, &program, BruteForce::FilterAtTheEnd);
        let mut weaker = MatrixModel(ModelName::Rlx);
        let all = explored(&mut weaker, &program, SCHEDULES[0]).len();
        stronger += usize::from(expected.len() < all);
        for schedule in SCHEDULES {
            let found = explored(&mut OrderedEnds, &program, schedule);
            assert_same(&expected, &found, || {
                format!("{schedule:?}, seed {seed}\n{program}")
            });
        }
    }
    assert!(stronger > 5, "{stronger}");
}

/// Checks that every incremental answer is that of the definition.
struct Checked<M>(M);

impl<M: MemoryModel> MemoryModel for Checked<M> {
    fn clock_count(&self) -> usize {
        self.0.clock_count()
    }

    fn update_clocks(&mut self, graph: &mut Graph, event: EventId) {
        self.0.update_clocks(graph, event);
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

    fn findings_at_end(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        self.0.findings_at_end(graph, found);
    }
}

/// Sequential consistency for cycles through accesses with the mode of that name, coherence for
/// all.
struct StrongModes;

impl MemoryModel for StrongModes {
    fn consistent(&mut self, graph: &Graph, _: EventId) -> bool {
        self.consistent_from_scratch(graph)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        let execution = graph.execution();
        let reached = execution
            .relation(BuiltinRelation::Po)
            .clone()
            .union(execution.relation(BuiltinRelation::Rf))
            .union(execution.relation(BuiltinRelation::Co))
            .union(execution.relation(BuiltinRelation::Fr))
            .transitive_closure();
        let mut strong = execution.set(BuiltinSet::Sc).ones();
        MatrixModel(ModelName::Rlx).allows(&execution)
            && strong.all(|event| !reached.contains(event, event))
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}

    fn uses_thread_ends(&self) -> bool {
        false
    }
}

/// The mode of a compare-exchange depends on what it reads, and is known when models are asked.
#[test]
fn modes_follow_values() {
    let shape = Shape {
        max_threads: 3,
        max_instructions: 6,
        fences: false,
        threads: false,
        ..Shape::default()
    };
    // A revisit makes the strong compare-exchange of the second thread fail, which is weak.
    let exchange = Instruction::Rmw {
        register: 0,
        variable: X,
        update: Update::CompareExchange {
            expected: Value(3),
            desired: Value(4),
        },
        mode: Mode::SequentiallyConsistent,
        failure_mode: Mode::Relaxed,
    };
    let revisited = TestProgram::new(vec![
        vec![store(X, 3), load(0, Y)],
        vec![store(Y, 1), exchange],
        vec![store(X, 2)],
    ]);
    for seed in 0..100 {
        let program = match seed {
            0 => revisited.clone(),
            _ => random_program(&shape, seed),
        };
        let expected = brute_force(&mut StrongModes, &program, BruteForce::Prune);
        for schedule in SCHEDULES {
            let found = explored(&mut StrongModes, &program, schedule);
            assert_same(&expected, &found, || {
                format!("{schedule:?}, seed {seed}\n{program}")
            });
        }
    }
}

/// Release-acquire with an order of `rfe`, `fre` and program order around read-modify-writes,
/// checked by a search from the changed event only: all that decides about an event must be known
/// when the model is asked about it.
#[derive(Default)]
struct FencingUpdates(CoherenceOnly);

impl FencingUpdates {
    fn successors(graph: &Graph, event: EventId) -> Vec<EventId> {
        let update = |event: EventId| graph.sets(event).contains(BuiltinSet::Rmw);
        let other = |next: &EventId| !graph.same_thread(*next, event);
        let mut next: Vec<_> = graph.readers(event).filter(other).collect();
        if let Some(source) = graph.rf(event) {
            next.extend(graph.co_after(source).iter().copied().filter(other));
        }
        if let Some(thread) = graph.thread(event) {
            let later = &graph.thread_events(thread)[graph.index(event) as usize + 1..];
            next.extend(
                later
                    .iter()
                    .filter(|other| update(event) || update(**other)),
            );
        }
        next
    }
}

impl MemoryModel for FencingUpdates {
    fn clock_count(&self) -> usize {
        self.0.clock_count()
    }

    fn update_clocks(&mut self, graph: &mut Graph, event: EventId) {
        self.0.update_clocks(graph, event);
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        self.0.first_readable(graph, read)
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        self.0.first_place(graph, write)
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        let mut seen = vec![false; graph.len()];
        let mut stack = Self::successors(graph, event);
        while let Some(next) = stack.pop() {
            if next == event {
                return false;
            }
            if !std::mem::replace(&mut seen[next.index()], true) {
                stack.extend(Self::successors(graph, next));
            }
        }
        MatrixModel(ModelName::Ra).allows(&graph.execution())
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        graph.events().all(|event| self.consistent(graph, event))
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}

    fn uses_thread_ends(&self) -> bool {
        false
    }
}

#[test]
fn updates_are_known_when_models_are_asked() {
    let thread = |own, other| vec![store(own, 1), add(0, other, 1)];
    let program = TestProgram::new(vec![thread(X, Y), thread(Y, X)]);
    let mut model = FencingUpdates::default();
    let expected = brute_force(&mut model, &program, BruteForce::FilterAtTheEnd);
    assert_eq!(expected.len(), 3);
    for schedule in SCHEDULES {
        let found = explored(&mut model, &program, schedule);
        assert_same(&expected, &found, || format!("{schedule:?}\n{program}"));
    }
}

/// Hand-written models over ranges, clocks and searches give the same executions as their
/// definitions.
#[test]
fn ranges_and_searches_are_exact() {
    let shape = Shape {
        max_instructions: 6,
        ..Shape::default()
    };
    for seed in 0..sample("programs", 40, 300) {
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
