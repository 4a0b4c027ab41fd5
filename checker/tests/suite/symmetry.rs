//! Symmetric threads: one execution for all in which they change places, and none if someone can
//! tell them apart.

use crate::parking::{add_wait, exchanges_equal, is_settled};
use katec_checker::event::{Mode, ThreadId, Update, Value};
use katec_checker::explore::{
    Asymmetry, Ending, Explored, Options, Parking, Schedule, Summary, Visitor, explore,
};
use katec_checker::graph::{Identity, Status};
use katec_checker::model::Finding;
use katec_checker::program::ProgramError;
use katec_checker::random::SplitMix;
use katec_testing::shorthand::{X, Y, add, assume, load, store, update};
use katec_testing::{
    Expression, Instruction, MatrixModel, ModelName, SCHEDULES, Shape, TestProgram, first_seed,
    random_program, sample,
};
use std::collections::BTreeSet;
use std::ops::{ControlFlow, Range};

/// All ways in which some things change places.
fn permutations(all: &[u64]) -> Vec<Vec<u64>> {
    if all.is_empty() {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (index, first) in all.iter().enumerate() {
        let mut others = all.to_vec();
        others.remove(index);
        for mut rest in permutations(&others) {
            rest.insert(0, *first);
            found.push(rest);
        }
    }
    found
}

/// Collects executions up to the order of some threads, and errors without their threads.
struct Orbits {
    twins: Range<u64>,
    permutations: Vec<Vec<u64>>,
    /// Whether executions count in which only some of the twins were joined, perhaps.
    unfinished: bool,
    found: Vec<Identity>,
    /// Those of them that are complete, or in which who waits has read the last write.
    settled: Vec<Identity>,
    errors: BTreeSet<String>,
}

impl Orbits {
    fn new(Twins { program, numbers }: &Twins) -> Self {
        let twins = numbers.clone();
        let all: Vec<u64> = twins.clone().collect();
        let joins = |instruction: &Instruction| matches!(instruction, Instruction::Join { .. });
        Self {
            // Who was joined is the only thing in which changing places shows.
            unfinished: !program.threads[0].iter().any(joins),
            twins,
            permutations: permutations(&all),
            found: Vec::new(),
            settled: Vec::new(),
            errors: BTreeSet::new(),
        }
    }
}

impl Visitor<TestProgram> for Orbits {
    fn execution(
        &mut self,
        execution: &Explored<'_, TestProgram>,
        status: Status,
    ) -> ControlFlow<()> {
        if status != Status::Complete && !self.unfinished {
            return ControlFlow::Continue(());
        }
        let graph = execution.graph();
        graph.validate().expect("a well-formed graph");
        let first = self.twins.start;
        let renamed = self.permutations.iter().map(|permutation| {
            graph.identity_renamed(status, |number| match self.twins.contains(&number) {
                true => permutation[(number - first) as usize],
                false => number,
            })
        });
        let renamed = renamed.min();
        if status == Status::Complete || is_settled(execution) {
            self.settled.extend(renamed.clone());
        }
        self.found.extend(renamed);
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        _: &Explored<'_, TestProgram>,
        _: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        self.errors.insert(error.message.clone());
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, TestProgram>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Threads that run the same code, created by the first thread, and others.
struct Twins {
    program: TestProgram,
    /// The numbers of the twins in executions.
    numbers: Range<u64>,
}

/// A first thread that creates some with the same code, and others that are there from the start.
fn twins(
    before: &[Instruction],
    code: &[Instruction],
    count: u32,
    after: &[Instruction],
    others: &[Vec<Instruction>],
) -> Twins {
    let first = 1 + others.len() as u32;
    let create = |number| Instruction::Create(ThreadId(number));
    let mut main = before.to_vec();
    main.extend((first..first + count).map(create));
    main.extend(after);
    let mut threads = vec![main];
    threads.extend_from_slice(others);
    threads.extend((0..count).map(|_| code.to_vec()));
    let mut program = TestProgram::new(threads);
    program.initial_threads = first as usize;
    Twins {
        program,
        numbers: u64::from(first)..u64::from(first + count),
    }
}

fn run(twins: &Twins, name: ModelName, options: &Options) -> (Summary, Orbits) {
    let mut orbits = Orbits::new(twins);
    let summary = explore(&mut MatrixModel(name), &twins.program, options, &mut orbits);
    (summary, orbits)
}

/// What a comparison came to.
#[derive(Default)]
struct Tally {
    plain: usize,
    symmetric: usize,
    asymmetric: usize,
}

/// Compares with plain exploration up to renaming, if threads that wait are parked, too.
fn compare_parked(
    twins: &Twins,
    name: ModelName,
    schedule: Schedule,
    tally: &mut Tally,
    seed: u64,
) {
    let options = |symmetry, parking| Options {
        schedule,
        symmetry,
        parking,
        machine_states: 4,
        ..Options::default()
    };
    let program = &twins.program;
    let (_, expected) = run(twins, name, &options(false, Parking::Off));
    for parking in [Parking::Always, Parking::On] {
        let context = || format!("{name:?}, {schedule:?}, {parking:?}, seed {seed}\n{program}");
        let (summary, found) = run(twins, name, &options(true, parking));
        match summary.ending {
            Ending::Finished => {}
            Ending::Asymmetric(_) | Ending::Obstructed(_) => {
                tally.asymmetric += 1;
                continue;
            }
            ending => panic!("{ending:?}: {}", context()),
        }
        assert_eq!(found.errors, expected.errors, "{}", context());
        if exchanges_equal(program) {
            continue;
        }
        tally.plain += expected.found.len();
        tally.symmetric += found.found.len();
        let all: BTreeSet<_> = expected.settled.iter().collect();
        let representatives: BTreeSet<_> = found.settled.iter().collect();
        let missing = all.difference(&representatives).count();
        let extra = representatives.difference(&all).count();
        let twice = found.settled.len() - representatives.len();
        assert_eq!((missing, extra, twice), (0, 0, 0), "{}", context());
        assert_eq!(found.found.len(), found.settled.len(), "{}", context());
    }
}

/// Compares with plain exploration up to renaming.
fn compare(twins: &Twins, name: ModelName, schedule: Schedule, tally: &mut Tally, seed: u64) {
    let options = |symmetry, skip_blocking_reads| Options {
        schedule,
        symmetry,
        skip_blocking_reads,
        machine_states: 4,
        ..Options::default()
    };
    let program = &twins.program;
    let context = || format!("{name:?}, {schedule:?}, seed {seed}\n{program}");
    let (summary, expected) = run(twins, name, &options(false, false));
    assert_eq!(summary.ending, Ending::Finished, "{}", context());
    let (summary, found) = run(twins, name, &options(true, false));
    if matches!(summary.ending, Ending::Asymmetric(_)) {
        tally.asymmetric += 1;
        return;
    }
    assert_eq!(summary.ending, Ending::Finished, "{}", context());
    tally.plain += expected.found.len();
    tally.symmetric += found.found.len();
    let all: BTreeSet<_> = expected.found.iter().collect();
    let representatives: BTreeSet<_> = found.found.iter().collect();
    let missing = all.difference(&representatives).count();
    let extra = representatives.difference(&all).count();
    let twice = found.found.len() - representatives.len();
    assert_eq!((missing, extra, twice), (0, 0, 0), "{}", context());
    assert_eq!(found.errors, expected.errors, "{}", context());
    // Without what only blocks, complete executions and errors are the same.
    let (without, skipped) = run(twins, name, &options(true, true));
    assert_eq!(without.complete, summary.complete, "{}", context());
    assert_eq!(skipped.errors, found.errors, "{}", context());
    let known = skipped
        .found
        .iter()
        .all(|identity| representatives.contains(identity));
    assert!(known, "{}", context());
}

/// The same with twins that wait.
fn random_waiting_twins(seed: u64) -> Twins {
    let mut twins = random_twins(seed);
    let mut random = SplitMix::new(seed ^ 0x9e37_79b9);
    let first = twins.numbers.start as usize;
    let mut code = twins.program.threads[first].clone();
    code.truncate(2);
    add_wait(&mut code, &mut random);
    twins.program.threads[first..].fill(code);
    if first > 1 && random.chance(30) {
        add_wait(&mut twins.program.threads[1], &mut random);
    }
    twins
}

#[test]
fn parked_twins_have_one_execution_of_each_kind() {
    let mut tally = Tally::default();
    let fresh = first_seed();
    let (fixed, more) = (sample("programs", 20, 60), sample("programs", 8, 20));
    for seed in (0..fixed).chain(fresh..fresh + more) {
        let twins = random_waiting_twins(seed);
        let name = ModelName::ALL[(seed % 6) as usize];
        for schedule in SCHEDULES {
            compare_parked(&twins, name, schedule, &mut tally, seed);
        }
    }
    println!(
        "{} executions, {} up to symmetry and parked, {} runs without",
        tally.plain, tally.symmetric, tally.asymmetric
    );
    assert!(tally.symmetric < tally.plain, "it made a difference");
}

/// Threads that take a lock: one execution, and none in which one waits.
#[test]
fn parked_twins_cost_little() {
    let code = [
        update(
            0,
            X,
            Update::CompareExchange {
                expected: Value(0),
                desired: Value(1),
            },
        ),
        assume(0, 0),
        store(X, 0),
    ];
    let twins = twins(&[], &code, 8, &[], &[]);
    let options = Options {
        symmetry: true,
        parking: Parking::On,
        ..Options::default()
    };
    let (summary, _) = run(&twins, ModelName::Sc, &options);
    assert_eq!((summary.complete, summary.blocked), (1, 0));
    assert!(summary.symmetric && summary.parked);
}

/// A random program with two or three twins, and perhaps another thread.
fn random_twins(seed: u64) -> Twins {
    let shape = Shape {
        min_threads: 4,
        max_threads: 4,
        max_instructions: 8,
        threads: false,
        ..Shape::default()
    };
    let mut threads = random_program(&shape, seed).threads;
    let mut code = threads.pop().unwrap_or_default();
    code.truncate(3);
    let count = 2 + u32::from(seed.is_multiple_of(5));
    let mut before = threads.pop().unwrap_or_default();
    before.truncate((seed % 2) as usize);
    let mut after = threads.pop().unwrap_or_default();
    after.truncate(2);
    let mut others = threads;
    for other in &mut others {
        other.truncate(2);
    }
    others.truncate(usize::from(!seed.is_multiple_of(3)));
    let first = 1 + others.len() as u32;
    if seed.is_multiple_of(7) {
        // The twins end with what is in register 0.
        let join = |number| Instruction::Join {
            register: 3,
            child: ThreadId(number),
        };
        after.extend((first..first + count).map(join));
    }
    if seed.is_multiple_of(4) {
        let value = seed % 3;
        code.push(Instruction::AssertNot { register: 0, value });
    }
    twins(&before, &code, count, &after, &others)
}

#[test]
fn random_programs_have_one_execution_of_each_kind() {
    let mut tally = Tally::default();
    let fresh = first_seed();
    let (fixed, more) = (sample("programs", 15, 500), sample("programs", 8, 100));
    for seed in (0..fixed).chain(fresh..fresh + more) {
        let twins = random_twins(seed);
        let name = ModelName::ALL[(seed % 6) as usize];
        for schedule in SCHEDULES {
            compare(&twins, name, schedule, &mut tally, seed);
        }
    }
    println!(
        "{} executions, {} up to symmetry, {} runs without symmetry",
        tally.plain, tally.symmetric, tally.asymmetric
    );
    assert!(tally.symmetric < tally.plain, "it made a difference");
}

/// Programs that need something that is easily forgotten.
#[test]
fn known_difficulties() {
    let three_updates = twins(
        &[],
        &[add(0, X, 1)],
        3,
        &[],
        &[vec![store(X, 1), load(0, X)]],
    );
    let waiting = twins(
        &[],
        &[add(0, X, 1), store(X, 2), load(1, X), assume(1, 2)],
        2,
        &[],
        &[vec![store(X, 1)]],
    );
    // Coherence against causality.
    let next = Instruction::Store {
        variable: Y,
        value: Expression::Sum(0, 1),
        mode: Mode::Relaxed,
    };
    let circle = twins(
        &[],
        &[load(0, Y), store(X, 1)],
        2,
        &[store(Y, 2)],
        &[vec![load(0, X), next]],
    );
    let mut tally = Tally::default();
    for program in [three_updates, waiting, circle] {
        for name in ModelName::ALL {
            for schedule in SCHEDULES {
                compare(&program, name, schedule, &mut tally, 0);
            }
        }
    }
    assert_eq!(tally.asymmetric, 0);
}

/// Eight threads that add once have one execution up to symmetry, and 40320 otherwise.
#[test]
fn many_twins_cost_little() {
    let twins = twins(&[], &[add(0, X, 1)], 8, &[], &[]);
    let options = Options {
        symmetry: true,
        ..Options::default()
    };
    let (summary, _) = run(&twins, ModelName::Sc, &options);
    assert_eq!((summary.complete, summary.blocked), (1, 0));
    assert!(summary.symmetric);
}

/// The first to come waits for ever, the second ends: who joins the first thread created can tell.
#[test]
fn joins_tell_twins_apart() {
    let first_waits = [
        add(0, X, 1),
        assume(0, 1),
        update(0, Y, Update::Exchange(Value(0))),
    ];
    let join = |number| Instruction::Join {
        register: 1,
        child: ThreadId(number),
    };
    let ending = |after: &[Instruction]| {
        let twins = twins(&[], &first_waits, 2, after, &[]);
        let options = Options {
            symmetry: true,
            ..Options::default()
        };
        run(&twins, ModelName::Sc, &options).0.ending
    };
    let asymmetric = Ending::Asymmetric(Asymmetry::Join);
    assert_eq!(ending(&[join(1), store(Y, 1), join(2)]), asymmetric);
    assert_eq!(ending(&[join(1)]), asymmetric);
    assert_eq!(ending(&[join(1), join(2), store(Y, 1)]), Ending::Finished);
    assert_eq!(ending(&[join(2), join(1), store(Y, 1)]), Ending::Finished);
    assert_eq!(ending(&[store(Y, 1)]), Ending::Finished);
}

/// Twins that choose, or wait at barriers, before they differ are not explored as twins.
#[test]
fn twins_only_access_memory_before_they_differ() {
    let choose = Instruction::Choose {
        register: 0,
        count: 2,
    };
    let ending = |code: &[Instruction]| {
        let twins = twins(&[], code, 2, &[], &[]);
        let options = Options {
            symmetry: true,
            ..Options::default()
        };
        run(&twins, ModelName::Sc, &options).0.ending
    };
    let asymmetric = Ending::Asymmetric(Asymmetry::Operation);
    assert_eq!(ending(&[choose, store(X, 1)]), asymmetric);
    assert_eq!(ending(&[store(X, 1), choose]), Ending::Finished);
}
