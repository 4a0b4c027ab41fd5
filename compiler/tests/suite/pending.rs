//! Exploration with pending reads against two other ways to the same executions: going through all
//! candidates, and building executions step by step where models forbid cycles of `po | rf`.
//!
//! `KATEC_RUNS` asks for so many runs (program x model x schedule) instead of the usual number.

use katec_checker::event::{FenceKind, Mode, ThreadId, Update, Value};
use katec_checker::explore::{
    Ending, Explored, Options, Pended, Schedule, Visitor, Wanted, explore, explore_candidates,
    explore_pending,
};
use katec_checker::graph::{Identity, Status};
use katec_checker::model::{Finding, Grounded, MemoryModel};
use katec_checker::program::{Program, ProgramError};
use katec_checker::random::SplitMix;
use katec_compiler::library::{self, grounded};
use katec_compiler::load;
use katec_compiler::reference::ReferenceModel;
use katec_programs::litmus::{Language, LitmusTest};
use katec_testing::stages::{prepared, resolved};
use katec_testing::{
    BarrierShape, Expression, Instruction, Shape, TestProgram, first_seed, one_in,
    random_barrier_program, random_program, sample,
};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The models that allow cycles of `po | rf`, and those that do not.
pub const CYCLIC: [&str; 6] = ["imm", "aarch64", "arm", "power", "riscv", "dotnet"];
pub const ACYCLIC: [&str; 4] = ["sc", "tso", "ra", "rc11"];

const FENCES: &[FenceKind] = &[
    FenceKind::DmbSy,
    FenceKind::DmbLd,
    FenceKind::DmbSt,
    FenceKind::Isb,
    FenceKind::Sync,
    FenceKind::Lwsync,
    FenceKind::Isync,
    FenceKind::FenceRw,
    FenceKind::FenceWw,
    FenceKind::FenceMm,
];

pub fn models<'n>(names: &'n [&'n str]) -> Vec<(&'n str, ReferenceModel)> {
    let model = |name: &&'n str| {
        let model = ReferenceModel::new(&prepared(load(name).unwrap()));
        (
            *name,
            model.with_grounded(grounded(name).unwrap_or_default()),
        )
    };
    names.iter().map(model).collect()
}

/// The executions, in the order of their visits. (In a graph with cycles causal prefixes mean
/// nothing, so it is not validated.)
#[derive(Default)]
pub struct Found(pub Vec<Identity>);

impl<P: Program> Visitor<P> for Found {
    fn execution(&mut self, at: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        self.0.push(at.graph().identity(status));
        ControlFlow::Continue(())
    }

    fn error(&mut self, _: &Explored<'_, P>, _: ThreadId, _: &ProgramError) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// How many runs there are to be.
pub fn runs(few: u64, all: u64) -> u64 {
    match std::env::var("KATEC_RUNS") {
        Ok(number) => number.parse().expect("KATEC_RUNS is a number"),
        Err(_) => sample("runs", few, all),
    }
}

/// A random shape: programs of one location and of several, with all kinds of accesses. Some have
/// nothing that keeps accesses in order, so that there are cycles.
fn shape(random: &mut SplitMix, threads: bool) -> Shape {
    if random.chance(25) {
        return Shape {
            max_threads: 2,
            max_instructions: 4 + random.below(3),
            updates: random.chance(20),
            fences: false,
            modes: false,
            threads,
            ..Shape::default()
        };
    }
    Shape {
        max_threads: 2 + random.below(5) / 2,
        max_instructions: 4 + random.below(5),
        variables: 1 + random.below(3),
        updates: random.chance(50),
        fences: random.chance(50),
        modes: random.chance(50),
        threads,
        non_atomic: random.chance(10),
        machine_fences: FENCES,
        ..Shape::default()
    }
}

pub fn program(seed: u64, threads: bool) -> TestProgram {
    let mut random = SplitMix::new(seed);
    if random.chance(30) {
        return buffering(&mut random);
    }
    let shape = shape(&mut random, threads);
    let dependencies = shape.variables > 1;
    let shape = Shape {
        dependencies,
        ..shape
    };
    random_program(&shape, random.number())
}

/// Two or three threads in a ring: each reads its own variable in one way or another, and then
/// writes that of the next. Most have executions with cycles.
fn buffering(random: &mut SplitMix) -> TestProgram {
    let threads = 2 + u64::from(random.chance(15));
    let ring = (0..threads).map(|own| {
        let mut code = vec![access(random, own, true)];
        if random.chance(50) {
            code.push(access(random, own, false));
        }
        if random.chance(20) {
            code.push(Instruction::SkipUnless {
                register: random.below(2) as usize,
                value: random.below(2),
                count: random.below(2) as usize,
            });
        }
        let value = value(random);
        let (variable, mode) = ((own + 1) % threads, Mode::Relaxed);
        code.push(match random.below(8) {
            0 => Instruction::StoreAt {
                base: 0,
                index: random.below(2) as usize,
                value,
                mode,
            },
            1 => Instruction::Exchange {
                register: 2,
                variable,
                value,
                mode,
            },
            _ => Instruction::Store {
                variable,
                value,
                mode,
            },
        });
        code
    });
    TestProgram::new(ring.collect())
}

fn value(random: &mut SplitMix) -> Expression {
    let register = random.below(2) as usize;
    match random.below(4) {
        0 => Expression::Constant(1),
        1 => Expression::Register(register),
        2 => Expression::Blind(register, 1),
        _ => Expression::Constant(1 + random.below(2)),
    }
}

/// An access of a variable that reads it, or one of any kind.
fn access(random: &mut SplitMix, variable: u64, first: bool) -> Instruction {
    let register = usize::from(!first);
    let mode = match random.chance(15) {
        true => Mode::AcquireRelease,
        false => Mode::Relaxed,
    };
    let update = match random.below(3) {
        0 => Update::Or(Value(1)),
        1 => Update::Add(Value(1)),
        _ => Update::CompareExchange {
            expected: Value(random.below(2)),
            desired: Value(1),
        },
    };
    match random.below(if first { 6 } else { 8 }) {
        0 | 1 => Instruction::Rmw {
            register,
            variable,
            update,
            mode,
            failure_mode: Mode::Relaxed,
        },
        2 => Instruction::Exchange {
            register,
            variable,
            value: value(random),
            mode,
        },
        6 => Instruction::LoadAt {
            register,
            base: 0,
            index: 0,
            mode: Mode::Relaxed,
        },
        7 => Instruction::Store {
            variable,
            value: value(random),
            mode: Mode::Relaxed,
        },
        _ => Instruction::Load {
            register,
            variable,
            mode: Mode::Relaxed,
        },
    }
}

pub fn schedules(seed: u64) -> [Schedule; 3] {
    [
        Schedule::LeftToRight,
        Schedule::WriteFirst,
        Schedule::Random(seed),
    ]
}

/// How much was done in vain, for the output.
#[derive(Default)]
pub struct Effort {
    pub runs: u64,
    pub executions: usize,
    pub parts: u64,
    pub in_vain: u64,
    /// Runs after which something may depend on itself.
    pub open: u64,
}

impl Effort {
    pub fn add(&mut self, pended: &Pended, executions: usize) {
        self.runs += 1;
        self.executions += executions;
        self.parts += pended.parts;
        self.in_vain += pended.in_vain;
        self.open += u64::from(pended.summary.thin_air);
    }

    pub fn print(&self) {
        println!(
            "{} runs, {} executions, {} parts, {} leaves in vain, {} open",
            self.runs, self.executions, self.parts, self.in_vain, self.open
        );
    }
}

/// The executions with pending reads, and whether others may depend on themselves; none may come
/// twice. `None` if they are not all.
pub fn all_pending(
    model: &mut ReferenceModel,
    program: &TestProgram,
    (schedule, wanted): (Schedule, Wanted),
    effort: &mut Effort,
) -> Option<(BTreeSet<Identity>, bool)> {
    let options = Options {
        schedule,
        ..Options::default()
    };
    let mut visitor = Found::default();
    let pended = explore_pending((model, program), &options, &mut visitor, wanted);
    assert_eq!(pended.summary.ending, Ending::Finished, "{program}");
    let count = visitor.0.len();
    let found: BTreeSet<_> = visitor.0.into_iter().collect();
    assert_eq!(found.len(), count, "twice: {program}");
    effort.add(&pended, count);
    let summary = pended.summary;
    summary.candidates.then_some((found, summary.thin_air))
}

/// The same where they are all.
fn pending(
    model: &mut ReferenceModel,
    program: &TestProgram,
    how: (Schedule, Wanted),
    effort: &mut Effort,
) -> (BTreeSet<Identity>, bool) {
    let found = all_pending(model, program, how, effort);
    found.unwrap_or_else(|| panic!("given up: {program}"))
}

/// Value guessing finds the same executions, under models that allow load buffering. Where one lets
/// something depend on itself, by which other executions are lost, exploration knows that this may
/// be.
#[test]
fn pending_reads_find_what_guessing_finds() {
    let mut models = models(&CYCLIC);
    let wanted = runs(420, 6_000);
    let seed = first_seed();
    let (mut cycles, mut skipped, mut lost) = (0, 0, 0);
    let (mut effort, mut others) = (Effort::default(), Effort::default());
    for number in 0.. {
        if effort.runs >= wanted {
            break;
        }
        let program = program(seed + number, false);
        // All models have their turn with each schedule.
        let (name, model) = &mut models[number as usize % CYCLIC.len()];
        let mut visitor = Found::default();
        let options = Options::default();
        let summary = explore_candidates(model, &program, &options, &mut visitor);
        let Some(summary) = summary.filter(|summary| summary.ending == Ending::Finished) else {
            skipped += 1;
            continue;
        };
        assert!(
            !summary.thin_air || model.grounded() < Grounded::Always,
            "{name}\n{program}"
        );
        let guessed: BTreeSet<_> = visitor.0.into_iter().collect();
        for schedule in schedules(seed + number) {
            let how = (schedule, Wanted::All);
            let (found, open) = pending(model, &program, how, &mut effort);
            let missing = guessed.difference(&found).count();
            let wrong = found.difference(&guessed).count();
            let known = open || missing == 0 && !summary.thin_air;
            assert!(
                known && wrong == 0,
                "{missing} {wrong} {name} {schedule:?}\n{program}"
            );
            lost += u64::from(missing > 0 || summary.thin_air);
        }
        let how = (Schedule::WriteFirst, Wanted::Cycles);
        let (circular, _) = pending(model, &program, how, &mut others);
        assert!(circular.is_subset(&guessed), "{name}\n{program}");
        cycles += circular.len();
    }
    effort.print();
    println!("{cycles} executions with cycles, {skipped} programs skipped");
    println!("in {lost} runs something depends on itself");
    assert!(cycles as u64 >= effort.runs / 60, "{cycles}");
    assert!(effort.open < effort.runs / 3, "{}", effort.open);
    assert!(skipped < effort.runs / 10, "{skipped}");
}

/// What is built step by step: all executions without cycles.
fn built(model: &mut ReferenceModel, program: &TestProgram) -> (BTreeSet<Identity>, bool) {
    let mut visitor = Found::default();
    let summary = explore(model, program, &Options::default(), &mut visitor);
    let has_errors = summary.failed > 0;
    (visitor.0.into_iter().collect(), has_errors)
}

/// Compares with what is built step by step, by all schedules. Under models that allow cycles of
/// `po | rf` that is what has no cycle.
fn compare_with_steps(
    (name, model): &mut (&str, ReferenceModel),
    program: &TestProgram,
    schedule: Schedule,
    built: &BTreeSet<Identity>,
    effort: &mut Effort,
) -> Option<()> {
    let (mut found, _) = all_pending(model, program, (schedule, Wanted::All), effort)?;
    if CYCLIC.contains(name) {
        let mut others = Effort::default();
        let (circular, _) = all_pending(model, program, (schedule, Wanted::Cycles), &mut others)?;
        assert!(circular.is_subset(&found), "{name} {schedule:?}\n{program}");
        found.retain(|execution| !circular.contains(execution));
    }
    assert_eq!(&found, built, "{name} {schedule:?}\n{program}");
    Some(())
}

/// Under models that forbid cycles of `po | rf`, and of programs that create and join threads too,
/// they find what is built step by step. Under the other models that is what has no cycle.
#[test]
fn pending_reads_find_what_is_built_step_by_step() {
    let names = [&ACYCLIC[..], &CYCLIC[..]].concat();
    let mut models = models(&names);
    let wanted = runs(420, 4_000);
    let seed = first_seed();
    let mut effort = Effort::default();
    for number in 0.. {
        if effort.runs >= wanted {
            break;
        }
        let program = program(seed + number, true);
        let model = &mut models[number as usize % names.len()];
        let (built, _) = built(&mut model.1, &program);
        for schedule in schedules(seed + number) {
            let compared = compare_with_steps(model, &program, schedule, &built, &mut effort);
            assert!(compared.is_some(), "given up: {program}");
        }
    }
    effort.print();
    assert!(
        effort.executions as u64 > effort.runs,
        "{}",
        effort.executions
    );
}

/// A program that meets at barriers.
pub fn barrier_program(seed: u64) -> TestProgram {
    let mut random = SplitMix::new(seed);
    let shape = BarrierShape {
        max_threads: 3,
        max_rounds: 2,
        max_accesses: 5,
        accesses: Shape {
            dependencies: true,
            threads: false,
            machine_fences: FENCES,
            ..Shape::default()
        },
        ..BarrierShape::default()
    };
    random_barrier_program(&shape, random.number())
}

/// The same for programs that meet at barriers. Those with executions in which it is not determined
/// who meets have errors when they are built step by step.
#[test]
fn pending_reads_find_rounds() {
    let names = [&ACYCLIC[..], &CYCLIC[..]].concat();
    let mut models = models(&names);
    let wanted = runs(420, 4_000);
    let seed = first_seed();
    let (mut effort, mut given_up) = (Effort::default(), 0);
    for number in 0.. {
        if effort.runs >= wanted {
            break;
        }
        let program = barrier_program(seed + number);
        let model = &mut models[number as usize % names.len()];
        let (built, has_errors) = built(&mut model.1, &program);
        for schedule in schedules(seed + number) {
            let compared = compare_with_steps(model, &program, schedule, &built, &mut effort);
            if compared.is_none() {
                assert!(has_errors, "given up: {program}");
                given_up += 1;
            }
        }
    }
    effort.print();
    println!("{given_up} runs with programs that misuse barriers");
    assert!(given_up < effort.runs / 3, "{given_up}");
    assert!(
        effort.executions as u64 > effort.runs,
        "{}",
        effort.executions
    );
}

/// An exchange has read and does not write yet, because what it writes seems to depend on a read
/// that is pending. Until then it is not atomic with what comes after it.
#[test]
fn exchanges_wait_for_what_they_write() {
    let update = |variable, update| Instruction::Rmw {
        register: 1,
        variable,
        update,
        mode: Mode::SequentiallyConsistent,
        failure_mode: Mode::Relaxed,
    };
    let load = |variable| Instruction::Load {
        register: 0,
        variable,
        mode: Mode::Relaxed,
    };
    let exchange = Instruction::Exchange {
        register: 0,
        variable: 1,
        value: Expression::Blind(0, 2),
        mode: Mode::Relaxed,
    };
    let store = Instruction::Store {
        variable: 1,
        value: Expression::Constant(2),
        mode: Mode::Release,
    };
    let swap = Update::CompareExchange {
        expected: Value(0),
        desired: Value(1),
    };
    let add = update(0, Update::Add(Value(1)));
    // What comes after the exchange: a read, a write, an update.
    let after = [load(0), store, add];
    for (first, after) in [load(1), update(1, swap)].into_iter().zip([after; 2]) {
        for after in after {
            let program = TestProgram::new(vec![vec![first, exchange, after], vec![add, store]]);
            for (name, model) in &mut models(&CYCLIC) {
                let mut visitor = Found::default();
                explore_candidates(model, &program, &Options::default(), &mut visitor).unwrap();
                let guessed: BTreeSet<_> = visitor.0.into_iter().collect();
                for schedule in schedules(1) {
                    let how = (schedule, Wanted::All);
                    let (found, open) = pending(model, &program, how, &mut Effort::default());
                    assert!(open || found == guessed, "{name} {schedule:?}\n{program}");
                }
            }
        }
    }
}

/// What the library says of its models is what admission finds out about them.
#[test]
fn models_have_the_character_that_the_library_says() {
    let known = |name| Some((name, library::character(name)?));
    let every = one_in(5, "the models of machines");
    for (name, known) in library::files().filter_map(known).step_by(every) {
        let admitted = prepared(load(name).unwrap()).admit().expect(name);
        assert_eq!(admitted.character(), known, "{name}");
    }
    assert!(library::character("aarch64").is_some());
    assert_eq!(library::character("sc"), None);
}

/// What the library says of its models is what is proved of them.
#[test]
fn models_are_grounded_as_the_library_says() {
    let machines = library::machines().map(|(name, _)| name);
    for name in machines.chain(["dotnet"]) {
        if name == "lkmm" {
            // A proof is not found in a minute. Plain accesses are not ordered by dependencies.
            continue;
        }
        let proved = prepared(load(name).unwrap()).grounded();
        assert_eq!(Some(proved), library::grounded(name), "{name}");
    }
    let grounded = |text: &str| prepared(resolved(text)).grounded();
    let coherent = "acyclic po-loc | rf | co | fr\n";
    let dependent = "acyclic addr | data | ctrl | rf | casdep | rmw";
    assert_eq!(
        grounded(&format!("{coherent}{dependent}")),
        Grounded::Always
    );
    assert_eq!(grounded(coherent), Grounded::Unknown);
    // What a thread reads from a later write of its own depends on itself, too.
    assert_eq!(
        grounded("acyclic addr | data | ctrl | rfe | casdep | rmw"),
        Grounded::Unknown
    );
}

/// Parts of executions are judged under all of these models, so that what is in vain ends early.
#[test]
fn models_judge_parts() {
    for (name, model) in models(&[&ACYCLIC[..], &CYCLIC[..]].concat()) {
        assert!(model.judges_parts(), "{name}");
    }
    let judges_parts = |text: &str| ReferenceModel::new(&prepared(resolved(text))).judges_parts();
    // What a difference takes away may grow with the execution.
    assert!(!judges_parts(
        "let ordered = po;[F];po\nacyclic rf | co | fr | po \\ ordered"
    ));
    // Which event of a thread is its first depends on the others.
    assert!(!judges_parts("acyclic tc | rf | co"));
    assert!(judges_parts("acyclic (tc | tj);po? | rf | co"));
}

/// A store-exclusive may come before its load has read, and its status is a choice.
const EXCLUSIVES: &str = "AArch64 SX
{ 0:X1=x; 0:X2=y; 1:X1=x; 1:X2=y; }
 P0 | P1 ;
 MOV W0,#1 | MOV W0,#2 ;
 STR W0,[X1] | LDXR W3,[X2] ;
 LDXR W3,[X2] | STXR W4,W0,[X2] ;
 STXR W4,W0,[X2] | LDR W5,[X1] ;
exists (y=2 /\\ 0:X3=0 /\\ 1:X3=1 /\\ 1:X5=0)
";

/// The tests of machines have the same executions by candidates.
#[test]
fn pending_reads_find_the_executions_of_litmus_tests() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/machines");
    let mut texts = vec![EXCLUSIVES.to_string()];
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "litmus") {
            texts.push(std::fs::read_to_string(path).unwrap());
        }
    }
    let mut models = models(&["aarch64", "power", "riscv"]);
    let mut compared = 0;
    for text in &texts {
        let Ok(test) = LitmusTest::parse(text, "test.litmus") else {
            continue;
        };
        let own = match test.language() {
            Language::AArch64 => 0,
            Language::Ppc => 1,
            Language::RiscV => 2,
            _ => continue,
        };
        let (program, options) = (test.program(), Options::default());
        let (_, model) = &mut models[own];
        let mut guessed = Found::default();
        let summary = explore_candidates(model, program, &options, &mut guessed);
        if summary.is_none_or(|summary| summary.ending != Ending::Finished) {
            continue;
        }
        let mut found = Found::default();
        explore_pending((model, program), &options, &mut found, Wanted::All);
        guessed.0.sort();
        found.0.sort();
        assert_eq!(guessed.0, found.0, "{text}");
        compared += 1;
    }
    assert!(compared > 50, "{compared}");
}
