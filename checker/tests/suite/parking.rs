//! Threads that are parked where they wait: the same executions and errors as by plain exploration,
//! without those in which a thread waits although it could go on.

use katec_checker::event::{Mode, ThreadId, Update, Value};
use katec_checker::explore::{
    Ending, Explored, Options, Parking, Schedule, Summary, Visitor, explore,
};
use katec_checker::graph::{EventKind, Graph, Identity, Status};
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::{Operation, Program, ProgramError};
use katec_checker::random::SplitMix;
use katec_testing::shorthand::{X, Y, add, assume, cas, load, store};
use katec_testing::{
    BarrierShape, Instruction, MatrixModel, ModelName, SCHEDULES, Shape, TestProgram, first_seed,
    random_barrier_program, random_program, sample,
};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// What is compared.
#[derive(Default)]
struct Found {
    complete: Vec<Identity>,
    /// Executions that did not end well, if all threads that wait have read the last write.
    settled: Vec<Identity>,
    errors: BTreeSet<String>,
}

/// Whether the threads that are left waiting have read the last writes.
pub fn is_settled<P: Program>(execution: &Explored<'_, P>) -> bool {
    let graph = execution.graph();
    execution.threads().all(|thread| {
        let waits = match execution.machine(thread) {
            Some((_, operation)) => {
                matches!(operation, Operation::Assume(false) | Operation::Wait { .. })
            }
            None => false,
        };
        let last = graph.thread_events(thread).last().copied();
        let read = last.filter(|last| waits && graph.kind(*last) == EventKind::Read);
        read.is_none_or(|read| {
            let state = execution.issuer(read);
            let awaits = state.is_some_and(|state| execution.program().awaits(state))
                && graph.mode(read) != Mode::NonAtomic;
            !awaits || reads_last(graph, read)
        })
    })
}

fn reads_last(graph: &Graph, read: katec_checker::event::EventId) -> bool {
    let location = graph.location(read).expect("an access");
    graph.rf(read) == graph.co(location).last().copied()
}

impl<P: Program> Visitor<P> for Found {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        let graph = execution.graph();
        graph.validate().expect("a well-formed graph");
        assert!(graph.atomic());
        match status {
            Status::Complete => self.complete.push(graph.identity(status)),
            _ if is_settled(execution) => self.settled.push(graph.identity(status)),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        _: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        self.errors.insert(format!("{thread:?}: {}", error.message));
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, finding: &Finding) -> ControlFlow<()> {
        self.errors.insert(finding.name.to_string());
        ControlFlow::Continue(())
    }
}

fn run<M: MemoryModel>(
    model: &mut M,
    program: &TestProgram,
    schedule: Schedule,
    parking: Parking,
) -> (Summary, Found) {
    let options = Options {
        schedule,
        parking,
        machine_states: 4,
        ..Options::default()
    };
    let mut found = Found::default();
    let summary = explore(model, program, &options, &mut found);
    (summary, found)
}

/// What a comparison came to.
#[derive(Default, Debug)]
struct Tally {
    complete: usize,
    settled: usize,
    plain_blocked: u64,
    obstructed: usize,
}

/// What is wrong with a list, compared with another: how many are missing, are too many, and come
/// twice.
fn differences(found: &[Identity], expected: &[Identity]) -> (usize, usize, usize) {
    let all: BTreeSet<_> = expected.iter().collect();
    let set: BTreeSet<_> = found.iter().collect();
    (
        all.difference(&set).count(),
        set.difference(&all).count(),
        found.len() - set.len(),
    )
}

/// Compares with plain exploration.
fn compare<M: MemoryModel>(
    model: &mut M,
    program: &TestProgram,
    schedule: Schedule,
    tally: &mut Tally,
    context: &str,
) {
    let (plain, expected) = run(model, program, schedule, Parking::Off);
    assert_eq!(plain.ending, Ending::Finished);
    for parking in [Parking::Always, Parking::On] {
        let context = || format!("{context}, {schedule:?}, {parking:?}\n{program}");
        let (summary, found) = run(model, program, schedule, parking);
        if let Ending::Obstructed(_) = summary.ending {
            tally.obstructed += 1;
            return;
        }
        assert_eq!(summary.ending, Ending::Finished, "{}", context());
        let complete = differences(&found.complete, &expected.complete);
        assert_eq!(complete, (0, 0, 0), "complete: {}", context());
        assert_eq!(found.errors, expected.errors, "{}", context());
        if !exchanges_equal(program) {
            let settled = differences(&found.settled, &expected.settled);
            assert_eq!(settled, (0, 0, 0), "blocked: {}", context());
            assert_eq!(found.settled.len() as u64, summary.blocked + summary.failed);
        }
        tally.complete += found.complete.len();
        tally.settled += found.settled.len();
        tally.plain_blocked += plain.blocked;
    }
}

/// Whether a read-modify-write that is left waiting may have written what was there: where that
/// write is in coherence is not the same then.
pub fn exchanges_equal(program: &TestProgram) -> bool {
    let mut all = program.threads.iter().flatten();
    all.any(|instruction| {
        matches!(
            instruction,
            Instruction::Rmw {
                update: Update::Exchange(_) | Update::Or(_) | Update::And(_),
                ..
            }
        )
    })
}

/// A random program with threads that wait.
fn random_waiting(seed: u64) -> TestProgram {
    let shape = Shape {
        max_instructions: 3 + seed % 4,
        max_threads: 3 + seed % 2,
        non_atomic: seed.is_multiple_of(9),
        ..Shape::default()
    };
    let mut program = match seed % 8 {
        7 => {
            let shape = BarrierShape {
                max_threads: 3,
                max_rounds: 2,
                max_accesses: 2 + seed % 3,
                ..BarrierShape::default()
            };
            random_barrier_program(&shape, seed)
        }
        _ => random_program(&shape, seed),
    };
    let mut random = SplitMix::new(seed ^ 0x5bd1_e995);
    for _ in 0..1 + random.below(3) {
        let thread = random.below(program.threads.len() as u64) as usize;
        add_wait(&mut program.threads[thread], &mut random);
    }
    program
}

/// Puts a wait into the code of a thread.
pub fn add_wait(code: &mut Vec<Instruction>, random: &mut SplitMix) {
    let place = random.below(code.len() as u64 + 1) as usize;
    let variable = random.below(2);
    let value = random.below(3);
    let mode = match random.below(3) {
        0 => Mode::Relaxed,
        1 => Mode::Acquire,
        _ => Mode::SequentiallyConsistent,
    };
    let read = match random.below(10) {
        0..=4 => Instruction::Load {
            register: 2,
            variable,
            mode,
        },
        kind => {
            let update = match kind {
                9 => Update::Exchange(Value(1)),
                _ => Update::CompareExchange {
                    expected: Value(value),
                    desired: Value((value + 1) % 3),
                },
            };
            Instruction::Rmw {
                register: 2,
                variable,
                update,
                mode,
                failure_mode: Mode::Relaxed,
            }
        }
    };
    code.insert(place, read);
    code.insert(place + 1, assume(2, value));
    if random.chance(30) {
        code.insert(place + 2, store(variable, 0));
    }
}

#[test]
fn random_programs_have_the_same_executions() {
    let mut tally = Tally::default();
    let fresh = first_seed();
    let (fixed, more) = (sample("programs", 60, 900), sample("programs", 10, 200));
    for seed in (0..fixed).chain(fresh..fresh + more) {
        let program = random_waiting(seed);
        let name = ModelName::ALL[(seed % 6) as usize];
        let schedule = SCHEDULES[(seed / 6 % 4) as usize];
        let context = format!("{name:?}, seed {seed}");
        compare(
            &mut MatrixModel(name),
            &program,
            schedule,
            &mut tally,
            &context,
        );
    }
    println!("{tally:?}");
    assert!((tally.settled as u64) < tally.plain_blocked);
}

fn all(program: &TestProgram) {
    let mut tally = Tally::default();
    for name in ModelName::ALL {
        for schedule in SCHEDULES {
            compare(
                &mut MatrixModel(name),
                program,
                schedule,
                &mut tally,
                &format!("{name:?}"),
            );
        }
    }
}

/// `while (!compare_exchange(variable, from, to));`
fn take(variable: u64, from: u64, to: u64) -> [Instruction; 2] {
    [cas(2, variable, from, to), assume(2, from)]
}

/// `while (variable != value);`
fn wait(variable: u64, value: u64) -> [Instruction; 2] {
    [load(2, variable), assume(2, value)]
}

/// Programs that need something that is easily forgotten.
#[test]
fn known_difficulties() {
    let thread = |parts: &[&[Instruction]]| parts.concat();
    // An older read must count for a rival.
    all(&TestProgram::new(vec![
        thread(&[&take(X, 0, 1)]),
        thread(&[&take(X, 0, 1)]),
        vec![load(0, X)],
    ]));
    // A conflict that shows only where a read-modify-write is not atomic.
    all(&TestProgram::new(vec![
        vec![store(X, 1), add(0, Y, 1)],
        thread(&[&[add(0, Y, 1)], &wait(X, 0)]),
    ]));
    // What is left out may be permitted to read something that stays.
    all(&TestProgram::new(vec![
        thread(&[&[load(0, Y)], &take(X, 0, 1)]),
        vec![add(0, X, 1)],
        thread(&[&[store(X, 0)], &take(Y, 0, 1)]),
    ]));
    all(&TestProgram::new(vec![
        thread(&[&take(X, 0, 1), &[store(X, 1)]]),
        thread(&[&take(X, 1, 0), &take(X, 1, 0)]),
        vec![add(0, X, 1)],
        thread(&[&take(X, 0, 1)]),
    ]));
    // A waiting read stands in the way of a place in coherence, and goes with a revisit.
    all(&TestProgram::new(vec![
        thread(&[&[load(1, Y)], &take(X, 0, 1)]),
        thread(&[&[store(X, 2)], &wait(Y, 0), &[store(Y, 0)]]),
        vec![store(Y, 1)],
    ]));
    // Where a waiting read-modify-write writes is inconsistent, until what is in the way goes with
    // a revisit.
    all(&TestProgram::new(vec![
        vec![store(X, 2)],
        thread(&[&[load(0, X)], &wait(Y, 0), &take(Y, 0, 1), &[store(Y, 0)]]),
        thread(&[&[store(Y, 2)], &take(X, 0, 1), &[store(X, 0)]]),
    ]));
    // A value that can be missed.
    all(&TestProgram::new(vec![
        thread(&[&wait(X, 1)]),
        vec![store(X, 1), store(X, 0)],
    ]));
}

/// Threads that take a lock have one execution for each order, and none in which one waits.
#[test]
fn locks_cost_no_blocked_executions() {
    for (threads, orders) in [(2, 2), (3, 6), (4, 24), (5, 120)] {
        let critical = [load(0, Y), store(Y, 1), store(X, 0)];
        let code = [&take(X, 0, 1)[..], &critical].concat();
        let program = TestProgram::new(vec![code; threads]);
        let (summary, _) = run(
            &mut MatrixModel(ModelName::Sc),
            &program,
            Schedule::default(),
            Parking::On,
        );
        assert_eq!((summary.complete, summary.blocked), (orders, 0));
        assert!(summary.parked);
    }
}
