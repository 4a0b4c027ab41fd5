//! What exploration does beyond visiting: errors, findings, limits, interrupts, threads, final
//! states.

use katec_checker::builtin::{BuiltinRelation, BuiltinSet};
use katec_checker::event::{EventId, Mode, Place, Position, ThreadId, Update, Value};
use katec_checker::explore::{CountOnly, Ending, Explored, Options, Schedule, Visitor, explore};
use katec_checker::graph::{EventKind, Graph, Status};
use katec_checker::model::{Finding, MemoryModel, Severity};
use katec_checker::program::{
    Operation, ProblemKind, Program, ProgramError, Start, Tracking, Untracked,
};
use katec_testing::oracle::{BruteForce, brute_force, recursive};
use katec_testing::shorthand::{X, Y, add, assume, cas, load, mfence, store};
use katec_testing::{
    CoherenceOnly, Collect, Expression, Instruction, MatrixModel, ModelName, SCHEDULES, Shape,
    TestProgram, assert_same, collect, place, random_program,
};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn under(schedule: Schedule) -> Options {
    Options {
        schedule,
        ..Options::default()
    }
}

const SC: MatrixModel = MatrixModel(ModelName::Sc);

#[test]
fn no_threads_and_empty_threads() {
    for threads in [vec![], vec![vec![]], vec![vec![], vec![]]] {
        let program = TestProgram::new(threads);
        let (summary, _) = collect(&mut SC.clone(), &program, &Options::default());
        assert_eq!((summary.complete, summary.blocked), (1, 0));
    }
}

#[test]
fn an_assertion_is_found_under_every_schedule() {
    // Store buffering: both read 0 under TSO only.
    let check = vec![
        Instruction::SkipUnless {
            register: 0,
            value: 0,
            count: 2,
        },
        load(1, 2),
        Instruction::AssertNot {
            register: 1,
            value: 1,
        },
    ];
    let thread = |own, other| {
        let publish = Instruction::SkipUnless {
            register: 0,
            value: 0,
            count: 1,
        };
        vec![store(own, 1), load(0, other), publish, store(2 + own, 1)]
    };
    let mut second = thread(Y, X);
    second.truncate(2);
    second.extend(check);
    let program = TestProgram::new(vec![thread(X, Y), second]);
    for schedule in SCHEDULES {
        let (summary, found) = collect(&mut SC.clone(), &program, &under(schedule));
        assert_eq!((found.errors.len(), summary.failed), (0, 0));
        let mut tso = MatrixModel(ModelName::Tso);
        let (summary, found) = collect(&mut tso, &program, &under(schedule));
        assert_eq!(summary.failed, 1, "{schedule:?}");
        assert_eq!(summary.ending, Ending::Finished);
        assert!(!found.errors.is_empty());
        assert!(
            found
                .errors
                .iter()
                .all(|(thread, error)| *thread == ThreadId(1)
                    && error.kind == ProblemKind::Assertion)
        );
        let expected = brute_force(&mut tso, &program, BruteForce::FilterAtTheEnd);
        assert_eq!(
            found.found.iter().cloned().collect::<BTreeSet<_>>(),
            expected
        );
    }
}

#[test]
fn a_visitor_can_stop_at_an_error() {
    let assertion = Instruction::AssertNot {
        register: 0,
        value: 0,
    };
    let program = TestProgram::new(vec![vec![assertion], vec![load(0, X), assertion]]);
    let mut visitor = Collect {
        stop_at_errors: true,
        ..Default::default()
    };
    let summary = explore(&mut SC.clone(), &program, &Options::default(), &mut visitor);
    assert_eq!(summary.ending, Ending::Stopped);
    assert_eq!(visitor.errors.len(), 1);
    assert_eq!(visitor.errors[0].0, ThreadId(0));
}

#[test]
fn reads_of_uninitialised_memory_are_errors() {
    let mut program = TestProgram::new(vec![vec![store(X, 1)], vec![load(0, X), store(Y, 1)]]);
    program.uninitialised = true;
    for schedule in SCHEDULES {
        let (summary, found) = collect(&mut SC.clone(), &program, &under(schedule));
        assert_eq!((summary.complete, summary.failed), (1, 1), "{schedule:?}");
        assert!(
            found
                .errors
                .iter()
                .all(|(_, e)| e.kind == ProblemKind::Uninitialised)
        );
        assert!(found.errors[0].1.message.contains('x'));
        let expected = brute_force(&mut SC.clone(), &program, BruteForce::Prune);
        assert_eq!(
            found.found.iter().cloned().collect::<BTreeSet<_>>(),
            expected
        );
    }
    // A read-modify-write of uninitialised memory does not write.
    let mut program = TestProgram::new(vec![vec![add(0, X, 1)]]);
    program.uninitialised = true;
    let (summary, _) = collect(&mut SC.clone(), &program, &Options::default());
    assert_eq!((summary.complete, summary.failed), (0, 1));
}

#[test]
fn a_program_without_end_reaches_the_limit() {
    let forever = [
        vec![load(0, X), Instruction::Restart],
        vec![Instruction::Restart],
        vec![Instruction::Restart, load(0, X)],
    ];
    for thread in forever {
        let program = TestProgram::new(vec![vec![store(X, 1)], thread]);
        let options = Options {
            event_limit: 50,
            ..Options::default()
        };
        let summary = explore(&mut CoherenceOnly, &program, &options, &mut CountOnly);
        assert_eq!(summary.ending, Ending::EventLimit(ThreadId(1)));
    }
}

#[test]
fn the_number_of_executions_can_be_limited() {
    let program = TestProgram::new(vec![vec![add(0, X, 1)]; 3]);
    for limit in 0..=7 {
        let options = Options {
            execution_limit: Some(limit),
            ..Options::default()
        };
        let (summary, _) = collect(&mut SC.clone(), &program, &options);
        assert_eq!(summary.complete, limit.min(6));
        let outcome = if limit < 6 {
            Ending::ExecutionLimit
        } else {
            Ending::Finished
        };
        assert_eq!(summary.ending, outcome, "{limit}");
    }
}

#[test]
fn exploration_can_be_interrupted() {
    let program = TestProgram::new(vec![vec![add(0, X, 1)]; 8]);
    let interrupt = Arc::new(AtomicBool::new(true));
    let options = Options {
        interrupt: Some(interrupt),
        ..Options::default()
    };
    let summary = explore(&mut CoherenceOnly, &program, &options, &mut CountOnly);
    assert_eq!(summary.ending, Ending::Interrupted);
    assert_eq!(summary.complete, 1);
}

#[test]
fn creating_a_thread_twice_is_refused() {
    let create = Instruction::Create(ThreadId(1));
    let mut program = TestProgram::new(vec![vec![create, create], vec![]]);
    program.initial_threads = 1;
    let (summary, _) = collect(&mut SC.clone(), &program, &Options::default());
    assert!(matches!(summary.ending, Ending::InvalidProgram(_)));
}

/// Joins return what threads ended with, and wait.
#[test]
fn created_threads_run_and_are_joined() {
    let child = ThreadId(1);
    let mut program = TestProgram::new(vec![
        vec![
            store(X, 1),
            Instruction::Create(child),
            Instruction::Join { register: 1, child },
            load(2, Y),
        ],
        vec![load(0, X), store(Y, 1)],
    ]);
    program.initial_threads = 1;
    for name in ModelName::ALL {
        for schedule in SCHEDULES {
            let (summary, _) = collect(&mut MatrixModel(name), &program, &under(schedule));
            // Creation and join order everything: the child reads 1, the parent what the child
            // wrote.
            assert_eq!((summary.complete, summary.blocked), (1, 0), "{name:?}");
        }
    }
}

/// Whether the fifth thread is created depends on what the fourth reads: graphs with five threads,
/// whose clocks are wider, and with four replace each other.
#[test]
fn a_thread_more_than_clocks_have_room_for_comes_and_goes() {
    let child = ThreadId(4);
    let create_if_zero = vec![
        load(0, X),
        Instruction::SkipUnless {
            register: 0,
            value: 0,
            count: 1,
        },
        Instruction::Create(child),
    ];
    let mut program = TestProgram::new(vec![
        vec![store(X, 1)],
        vec![load(0, X)],
        vec![store(X, 2)],
        create_if_zero,
        vec![load(0, X)],
    ]);
    program.initial_threads = 4;
    let (_, expected) = collect(&mut CoherenceOnly, &program, &Options::default());
    let expected: BTreeSet<_> = expected.found.into_iter().collect();
    for seed in 0..20 {
        let options = under(Schedule::Random(seed));
        let (_, found) = collect(&mut CoherenceOnly, &program, &options);
        assert_same(&expected, &found.found, || format!("seed {seed}"));
    }
}

#[test]
fn joining_an_empty_thread_orders_its_creation() {
    let child = ThreadId(2);
    let mut program = TestProgram::new(vec![
        vec![store(X, 1), Instruction::Create(child)],
        vec![Instruction::Join { register: 1, child }, load(0, X)],
        vec![],
    ]);
    program.initial_threads = 2;
    for schedule in SCHEDULES {
        let (summary, _) = collect(&mut CoherenceOnly, &program, &under(schedule));
        assert_eq!((summary.complete, summary.blocked), (1, 0));
    }
}

#[test]
fn waiting_for_a_thread_that_does_not_end_blocks() {
    let child = ThreadId(1);
    let join = Instruction::Join { register: 0, child };
    let with_child = |code: Vec<Instruction>| {
        let mut program = TestProgram::new(vec![vec![Instruction::Create(child), join], code]);
        program.initial_threads = 1;
        program
    };
    let blocked = with_child(vec![load(0, X), assume(0, 7)]);
    let (summary, _) = collect(&mut SC.clone(), &blocked, &Options::default());
    assert_eq!((summary.complete, summary.blocked), (0, 1));
    // A thread that was cut is not one that waits, and neither is the one that waits for it.
    let cut = with_child(vec![load(0, X), Instruction::Cut]);
    let (summary, _) = collect(&mut SC.clone(), &cut, &Options::default());
    assert_eq!((summary.complete, summary.blocked), (1, 0));
    assert!(summary.bounded);
    // Nobody ever creates the thread.
    let mut never = TestProgram::new(vec![vec![join], vec![]]);
    never.initial_threads = 1;
    let (summary, found) = collect(&mut SC.clone(), &never, &Options::default());
    assert_eq!((summary.complete, summary.failed), (0, 1));
    let (thread, error) = &found.errors[0];
    assert_eq!((thread.0, error.kind), (0, ProblemKind::Thread));
    // Two threads wait for each other.
    let wait = |child| vec![Instruction::Join { register: 0, child }];
    let program = TestProgram::new(vec![wait(ThreadId(1)), wait(ThreadId(0))]);
    let (summary, _) = collect(&mut SC.clone(), &program, &Options::default());
    assert_eq!((summary.complete, summary.blocked), (0, 1));
}

/// Leaving graphs early changes the number of blocked executions only.
#[test]
fn abandoned_graphs_lose_no_complete_execution() {
    let shape = Shape::default();
    let mut left = 0;
    for seed in 0..400 {
        let program = random_program(&shape, seed);
        for schedule in [Schedule::LeftToRight, Schedule::WriteFirst] {
            let all = Options {
                schedule,
                ..Options::default()
            };
            let some = Options {
                abandon_blocked: true,
                ..all.clone()
            };
            let (expected, _) = collect(&mut CoherenceOnly, &program, &all);
            let (found, _) = collect(&mut CoherenceOnly, &program, &some);
            assert_eq!(expected.complete, found.complete, "seed {seed}\n{program}");
            assert!(found.blocked <= expected.blocked);
            assert!(found.abandoned > 0 || found.blocked == expected.blocked);
            left += found.abandoned;
        }
    }
    assert!(left > 0);
}

/// Sources that are not tried would have led nowhere.
#[test]
fn skipping_settled_rivals_changes_nothing() {
    let shape = Shape {
        variables: 1,
        fences: false,
        ..Shape::default()
    };
    for seed in 0..400 {
        let program = random_program(&shape, seed);
        for schedule in SCHEDULES {
            let skip = under(schedule);
            let all = Options {
                skip_taken_sources: false,
                ..skip.clone()
            };
            let (_, expected) = collect(&mut CoherenceOnly, &program, &all);
            let (_, found) = collect(&mut CoherenceOnly, &program, &skip);
            let expected: BTreeSet<_> = expected.found.into_iter().collect();
            assert_same(&expected, &found.found, || {
                format!("{schedule:?}, seed {seed}\n{program}")
            });
        }
    }
}

/// Long threads, up to the default limit, take neither the stack nor for ever.
#[test]
fn long_threads() {
    let mut thread = Vec::new();
    for value in 0..2400 {
        thread.extend([store(X, value), load(0, X), add(1, Y, 1)]);
    }
    let program = TestProgram::new(vec![thread, vec![load(0, Y)]]);
    let options = Options {
        execution_limit: Some(20),
        ..Options::default()
    };
    for schedule in SCHEDULES {
        let options = Options {
            schedule,
            ..options.clone()
        };
        let summary = explore(&mut CoherenceOnly, &program, &options, &mut CountOnly);
        assert_eq!(summary.ending, Ending::ExecutionLimit);
        assert_eq!(summary.complete, 20);
    }
}

/// The states that visitors see.
#[derive(Default)]
struct FinalStates(BTreeSet<(u64, u64, Option<u64>)>);

impl Visitor<TestProgram> for FinalStates {
    fn execution(&mut self, execution: &Explored<'_, TestProgram>, _: Status) -> ControlFlow<()> {
        let register = |thread| {
            let (state, operation) = execution.machine(ThreadId(thread)).unwrap();
            assert!(matches!(operation, Operation::End(_)));
            state.registers[0]
        };
        let memory = execution.final_value(place(X)).map(|value| value.0);
        assert_eq!(execution.final_value(place(7)), Some(Value(0)));
        self.0.insert((register(0), register(1), memory));
        for event in execution.graph().events() {
            let position = execution.source_position(event);
            assert_eq!(position.is_none(), execution.graph().is_initial(event));
        }
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        _: &Explored<'_, TestProgram>,
        _: ThreadId,
        _: &ProgramError,
    ) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn finding(&mut self, _: &Explored<'_, TestProgram>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

#[test]
fn visitors_see_registers_and_memory() {
    for schedule in SCHEDULES {
        let program = TestProgram::new(vec![vec![add(0, X, 1)], vec![cas(0, X, 0, 5)]]);
        let mut states = FinalStates::default();
        let summary = explore(&mut SC.clone(), &program, &under(schedule), &mut states);
        assert_eq!(summary.ending, Ending::Finished);
        let expected = [(0, 1, Some(1)), (5, 0, Some(6))];
        assert_eq!(states.0, BTreeSet::from(expected), "{schedule:?}");
    }
}

/// The mode of a compare-exchange that fails is its failure mode.
#[test]
fn failed_compare_exchanges_have_their_own_mode() {
    let update = Instruction::Rmw {
        register: 0,
        variable: X,
        update: Update::CompareExchange {
            expected: Value(1),
            desired: Value(2),
        },
        mode: Mode::AcquireRelease,
        failure_mode: Mode::Relaxed,
    };
    struct Modes(BTreeSet<(bool, bool, bool)>);
    impl Visitor<TestProgram> for Modes {
        fn execution(&mut self, at: &Explored<'_, TestProgram>, _: Status) -> ControlFlow<()> {
            let graph = at.graph();
            let read = graph
                .events()
                .find(|event| graph.kind(*event) == EventKind::Read);
            let sets = graph.sets(read.unwrap());
            assert!(sets.contains(BuiltinSet::Rx));
            self.0.insert((
                sets.contains(BuiltinSet::Rmw),
                sets.contains(BuiltinSet::Acq),
                sets.contains(BuiltinSet::Rlx),
            ));
            ControlFlow::Continue(())
        }
        fn error(
            &mut self,
            _: &Explored<'_, TestProgram>,
            _: ThreadId,
            _: &ProgramError,
        ) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
        fn finding(&mut self, _: &Explored<'_, TestProgram>, _: &Finding) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
    }
    for schedule in SCHEDULES {
        let program = TestProgram::new(vec![vec![update], vec![store(X, 1)]]);
        let mut modes = Modes(BTreeSet::new());
        explore(&mut SC.clone(), &program, &under(schedule), &mut modes);
        let expected = [(false, false, true), (true, true, false)];
        assert_eq!(modes.0, BTreeSet::from(expected), "{schedule:?}");
    }
}

/// A model that finds every read that reads from another thread, and checks when it is asked.
struct Finds;

impl MemoryModel for Finds {
    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        SC.clone().consistent(graph, event)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        SC.clone().consistent_from_scratch(graph)
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        assert!(graph.atomic());
        assert!(self.consistent_from_scratch(graph));
        if let Some(source) = graph.rf(event)
            && !graph.is_initial(source)
            && !graph.same_thread(source, event)
        {
            found.push(Finding {
                name: "External".to_owned(),
                severity: Severity::Warning,
                events: (event, Some(source)),
            });
        }
    }
}

#[test]
fn findings_come_for_every_source_of_a_read() {
    for schedule in SCHEDULES {
        let threads = vec![vec![load(0, X)], vec![store(X, 1)], vec![store(X, 2)]];
        let program = TestProgram::new(threads);
        let (_, found) = collect(&mut Finds, &program, &under(schedule));
        assert!(found.findings.len() >= 2, "{schedule:?}");
        // With updates there are graphs that are not atomic for a moment; the model is never asked
        // about them.
        let program = TestProgram::new(vec![vec![add(0, X, 1)]; 4]);
        let (_, found) = collect(&mut Finds, &program, &under(schedule));
        assert!(found.findings.len() >= 18, "{schedule:?}");
    }
}

/// A model that looks at the dependencies of the first thread of the test below.
struct Dependent;
impl MemoryModel for Dependent {
    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        SC.clone().consistent(graph, event)
    }
    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        SC.clone().consistent_from_scratch(graph)
    }
    fn findings(&mut self, graph: &Graph, _: EventId, _: &mut Vec<Finding>) {
        let execution = graph.execution();
        let at = |index| {
            graph.event_at(Position {
                thread: ThreadId(0),
                index,
            })
        };
        let related = |which, from: u32, to: u32| match (at(from), at(to)) {
            (Some(from), Some(to)) => {
                Some(execution.relation(which).contains(from.index(), to.index()))
            }
            _ => None,
        };
        use BuiltinRelation::{Addr, Ctrl, Data};
        for (which, from, to, expected) in [
            (Data, 0, 1, true),
            (Ctrl, 0, 1, false),
            (Ctrl, 0, 2, true),
            (Data, 0, 2, false),
            (Ctrl, 0, 3, true),
            (Data, 2, 3, false),
            (Data, 2, 4, true),
            (Addr, 0, 1, false),
        ] {
            let found = related(which, from, to);
            assert!(
                found.is_none_or(|found| found == expected),
                "{which} {from} {to}"
            );
        }
    }
    fn needs_dependencies(&self) -> bool {
        true
    }
}

/// Models that use dependencies find them in the graph, also after revisits.
#[test]
fn dependencies_are_kept() {
    let copy = |variable, register| Instruction::Store {
        variable,
        value: Expression::Register(register),
        mode: Mode::Relaxed,
    };
    let branch = Instruction::SkipUnless {
        register: 0,
        value: 9,
        count: 0,
    };
    let threads = vec![
        vec![load(0, X), copy(Y, 0), branch, add(1, Y, 1), copy(X, 1)],
        vec![store(X, 1), store(Y, 1)],
    ];
    let program = TestProgram::new(threads);
    for schedule in SCHEDULES {
        let (summary, _) = collect(&mut Dependent, &program, &under(schedule));
        assert!(summary.complete > 5);
    }
}

/// A program that cannot track dependencies is explored only under models that need none.
#[test]
fn programs_that_cannot_track_dependencies_are_refused() {
    let program = Machine(TestProgram::new(vec![vec![load(0, X)]]));
    let options = Options::default();
    let summary = explore(&mut SC.clone(), &program, &options, &mut CountOnly);
    assert_eq!(summary.ending, Ending::Finished);
    let summary = explore(&mut Dependent, &program, &options, &mut CountOnly);
    let Ending::InvalidProgram(message) = summary.ending else {
        panic!("{:?}", summary.ending);
    };
    assert_eq!(
        (message.as_str(), summary.complete),
        ("machine code is not tracked", 0)
    );
}

/// Machine code: only locked instructions are in the set `A`.
struct Machine(TestProgram);

impl Program for Machine {
    type State = <TestProgram as Program>::State;

    fn initial_threads(&self) -> usize {
        self.0.initial_threads()
    }

    fn machine_level(&self) -> bool {
        true
    }

    fn initial_value(&self, place: Place) -> Option<Value> {
        self.0.initial_value(place)
    }

    fn start(&self, start: Start, tracking: Tracking) -> Result<Self::State, Untracked> {
        match tracking {
            Tracking::Nothing => self.0.start(start, tracking),
            Tracking::Dependencies => Err(Untracked("machine code is not tracked".to_string())),
        }
    }

    fn step(&self, state: &mut Self::State, returned: Value, index: u32) -> Operation {
        self.0.step(state, returned, index)
    }

    fn dependencies(&self, state: &Self::State) -> katec_checker::program::Dependencies {
        self.0.dependencies(state)
    }

    fn source_position(
        &self,
        state: &Self::State,
    ) -> Option<katec_checker::program::SourcePosition> {
        self.0.source_position(state)
    }

    fn place_name(&self, place: Place) -> String {
        self.0.place_name(place)
    }
}

#[test]
fn atomic_accesses_of_machine_code_are_the_locked_ones() {
    struct Atomics(Vec<bool>);
    impl Visitor<Machine> for Atomics {
        fn execution(&mut self, at: &Explored<'_, Machine>, _: Status) -> ControlFlow<()> {
            let events = at.graph().thread_events(ThreadId(0));
            let atomic = |event: &EventId| at.graph().sets(*event).contains(BuiltinSet::Atomic);
            self.0 = events.iter().map(atomic).collect();
            ControlFlow::Continue(())
        }
        fn error(
            &mut self,
            _: &Explored<'_, Machine>,
            _: ThreadId,
            _: &ProgramError,
        ) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
        fn finding(&mut self, _: &Explored<'_, Machine>, _: &Finding) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
    }
    let thread = vec![
        store(X, 1),
        load(0, X),
        mfence(),
        add(0, X, 1),
        cas(0, X, 9, 1),
    ];
    let program = Machine(TestProgram::new(vec![thread]));
    let mut atomics = Atomics(Vec::new());
    explore(&mut SC.clone(), &program, &Options::default(), &mut atomics);
    assert_eq!(atomics.0, [false, false, false, true, true, true]);
}

/// All values of a choice are explored, each once, also when they are many.
#[test]
fn choices_are_explored_once() {
    let choose = Instruction::Choose {
        register: 0,
        count: 1000,
    };
    let program = TestProgram::new(vec![vec![choose, store(X, 1)], vec![load(0, X)]]);
    for schedule in SCHEDULES {
        let (summary, found) = collect(&mut CoherenceOnly, &program, &under(schedule));
        assert_eq!(summary.complete, 2000, "{schedule:?}");
        let set: BTreeSet<_> = found.found.into_iter().collect();
        assert_eq!(set.len(), 2000);
    }
    let small = TestProgram::new(vec![
        vec![
            Instruction::Choose {
                register: 0,
                count: 3,
            },
            store(X, 1),
        ],
        vec![load(0, X)],
    ]);
    assert_eq!(
        recursive(&mut SC.clone(), &small, Schedule::LeftToRight).len(),
        6
    );
}
