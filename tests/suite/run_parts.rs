//! Checks in parts: with breaks, by several threads, and as jobs in a folder. They find what one
//! thread finds without a break. And how many executions there will be.

use crate::c_programs::{Row, folder, table};
use katec::engines::Models;
use katec_checker::check::{self, OnError, Outcome, Run, Settings};
use katec_checker::explore::{Ending, Merge, Options, Sampling, Workers, estimate};
use katec_checker::model::MemoryModel;
use katec_checker::program::Program;
use katec_checker::random::SplitMix;
use katec_driver::jobs::{Coded, Folder, Subject, read_job};
use katec_driver::{AnyModel, Models as _};
use katec_programs::c::{self, CProgram, llvm};
use katec_programs::litmus::{self, LitmusSettings, LitmusTest, States};
use katec_testing::{
    BarrierShape, Shape, TestProgram, first_seed, random_barrier_program, random_program, sample,
};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let wanted = match ending {
        "ll" => |path: &Path| path.extension().is_some_and(|e| e == "ll"),
        _ => |path: &Path| path.extension().is_some_and(|e| e == "litmus"),
    };
    let mut files = Vec::new();
    katec_driver::collect_folder(&folder, wanted, &mut files).expect("a folder");
    assert!(!files.is_empty(), "{}", folder.display());
    files
}

/// As many of a list as a test takes, from all over it.
fn some_of<T>(what: &str, few: u64, list: Vec<T>) -> Vec<T> {
    let count = list.len().max(1);
    let taken = sample(what, few.min(count as u64), count as u64) as usize;
    list.into_iter().step_by(count.div_ceil(taken)).collect()
}

fn models(name: &str, count: usize) -> Vec<AnyModel> {
    let models = Models::new(None);
    let get = |_| models.get(name, false).expect("a model of the library");
    (0..count).map(get).collect()
}

/// What does not depend on the time.
fn timeless(mut outcome: Outcome) -> String {
    outcome.time = Duration::ZERO;
    format!("{outcome:?}")
}

/// The workers for an exploration with breaks, or by several threads.
fn workers(models: &mut [AnyModel], execution_limit: Option<u64>) -> Workers<'_, AnyModel> {
    Workers {
        models,
        execution_limit,
        alone: Duration::ZERO,
        tick: Duration::from_millis(1),
        eager: true,
    }
}

/// How a run is gone on with.
#[derive(Clone, Copy)]
struct Stage {
    threads: usize,
    /// The most executions, altogether.
    limit: Option<u64>,
    /// Whether it is a part of a run, which does not start again.
    is_job: bool,
}

/// Does a run in three ways: with about eight breaks, by two threads, and as jobs.
fn in_parts<S: Coded + Clone + Merge>(
    executions: u64,
    seed: u64,
    mut go_on: impl FnMut(&mut Run<S>, Stage),
) -> [Run<S>; 3] {
    let alone = |limit| Stage {
        threads: 1,
        limit: Some(limit),
        is_job: false,
    };
    let mut broken = Run::default();
    while !broken.is_finished() {
        let limit = broken.progress().executions() + executions / 8 + 1;
        go_on(&mut broken, alone(limit));
    }
    let mut shared = Run::default();
    let together = Stage {
        threads: 2,
        limit: None,
        is_job: false,
    };
    go_on(&mut shared, together);
    let mut first = Run::default();
    go_on(&mut first, alone(executions / 4 + 1));
    let divided = as_jobs(first, executions, seed, go_on);
    [broken, shared, divided]
}

/// Writes a run that has begun as jobs to a folder, does these in any order, some of them twice, in
/// part or in vain, and puts together what was found.
fn as_jobs<S: Coded + Merge>(
    mut run: Run<S>,
    executions: u64,
    seed: u64,
    mut go_on: impl FnMut(&mut Run<S>, Stage),
) -> Run<S> {
    let folder = tempfile::tempdir().expect("a folder");
    let jobs = Folder {
        path: folder.path(),
        subject: &Subject::default(),
        arguments: &[],
    };
    let random = &mut SplitMix::new(seed);
    run.split(5);
    jobs.write_plan(run, 5).expect("a plan");
    let mut again = 0;
    loop {
        let entries = std::fs::read_dir(folder.path()).expect("a folder");
        let entries = entries.map(|entry| entry.expect("an entry").path());
        let is_open = |path: &PathBuf| {
            let is_job = path.extension().is_some_and(|ending| ending == "job");
            is_job && (again < 2 || !path.with_extension("result").exists())
        };
        let mut open: Vec<PathBuf> = entries.filter(is_open).collect();
        open.sort();
        if open.is_empty() {
            return jobs.read_plan().expect("a run");
        }
        again += 1;
        let file = &open[random.below(open.len() as u64) as usize];
        let (number, mut part) = read_job(file, jobs.subject).expect("a job");
        let stage = Stage {
            threads: 1 + random.below(2) as usize,
            limit: random.chance(30).then_some(executions / 16 + 1),
            is_job: true,
        };
        go_on(&mut part, stage);
        // Sometimes it is killed before it has written what it found.
        if !random.chance(10) {
            jobs.write_result(number, part).expect("a result");
        }
    }
}

fn stored_program(file: &Path) -> Option<CProgram> {
    let text = std::fs::read_to_string(file).expect("a stored module");
    let module = llvm::parse(&text).ok()?;
    c::compile(&module, &c::Settings::default()).ok()
}

/// Does a program in parts, unless it has too many executions: what is found is what is found
/// without a break. Whether it was done.
fn assert_same_in_parts<P: Program + Sync>(
    (make_program, what): (&dyn Fn() -> P, &str),
    model_name: &str,
    settings: &Settings,
    seed: u64,
) -> bool {
    let mut program = make_program();
    let model = &mut models(model_name, 1)[0];
    let limited = Settings {
        options: Options {
            execution_limit: Some(sample("executions", 3_000, 8_000)),
            ..settings.options.clone()
        },
        ..settings.clone()
    };
    let expected = check::run_with(&mut program, "", model, model_name, &limited);
    if expected.summary.ending == Ending::ExecutionLimit {
        return false;
    }
    let executions = expected.summary.executions();
    let expected = timeless(expected);
    let runs = in_parts(executions, seed, |run: &mut Run<()>, stage| {
        let mut program = make_program();
        run.divide(&mut program);
        let mut models = models(model_name, stage.threads);
        let workers = &mut workers(&mut models, stage.limit);
        let watcher = &mut |_: &_| ControlFlow::Continue(());
        match stage.is_job {
            false => check::go_on(run, &mut program, settings, workers, &|| (), watcher),
            true => check::go_on_undivided(run, &program, settings, workers, &|| (), watcher),
        }
    });
    for (run, how) in runs.into_iter().zip(["breaks", "threads", "jobs"]) {
        let (found, ()) = run.outcome((&program, ""), (model, model_name), Ending::Interrupted);
        assert_eq!(timeless(found), expected, "{how}: {what} {model_name}");
    }
    true
}

fn on_error(number: u64) -> OnError {
    match number % 2 {
        0 => OnError::Stop,
        _ => OnError::Continue,
    }
}

fn assert_same_for_file(file: &Path, model: &str, on_error: OnError) -> bool {
    if stored_program(file).is_none() {
        return false;
    }
    let make = || stored_program(file).expect("the same program");
    let settings = Settings {
        on_error,
        ..Settings::new(Options::for_programs())
    };
    let what = file.display().to_string();
    assert_same_in_parts((&make, &what), model, &settings, what.len() as u64)
}

#[test]
fn c_programs_in_parts() {
    let files = some_of("programs", 12, files("tests/programs/stored", "ll"));
    let done = (0..).zip(&files).filter(|(number, file)| {
        let name = ["sc", "tso", "rc11"][(number % 3) as usize];
        assert_same_for_file(file, name, on_error(*number))
    });
    let done = done.count();
    println!("{done} of {}", files.len());
    assert!(2 * done > files.len(), "most programs are small");
}

/// Threads stop at the read halves of read-modify-writes of freed memory, and others go on.
#[test]
fn errors_of_updates_in_parts() {
    let file = folder().join("stored/barrier_client-BROKEN.ll");
    assert!(assert_same_for_file(&file, "rc11", OnError::Continue));
}

#[test]
fn random_programs_in_parts() {
    let first = first_seed();
    let count = sample("programs", 25, 200);
    let mut done = 0;
    for seed in first..first + count {
        let shape = Shape {
            max_instructions: 7,
            ..Shape::default()
        };
        let program: TestProgram = match seed % 4 {
            0 => random_barrier_program(&BarrierShape::default(), seed),
            _ => random_program(&shape, seed),
        };
        let name = ["sc", "tso", "ra", "rc11"][(seed / 4 % 4) as usize];
        let settings = Settings {
            on_error: on_error(seed),
            ..Settings::new(Options {
                symmetry: seed.is_multiple_of(7),
                ..Options::default()
            })
        };
        let what = format!("{seed}\n{program}");
        let made = (&(|| program.clone()) as &dyn Fn() -> TestProgram, &*what);
        done += u64::from(assert_same_in_parts(made, name, &settings, seed));
    }
    assert!(2 * done > count, "most programs are small");
}

#[test]
fn litmus_tests_in_parts() {
    let files = some_of("tests", 40, files("tests/litmus", "litmus"));
    for (number, file) in files.iter().enumerate() {
        let text = std::fs::read_to_string(file).expect("a test");
        let Ok(test) = LitmusTest::parse(&text, "") else {
            continue;
        };
        let name = ["sc", "tso", "rc11"][number % 3];
        let settings = LitmusSettings {
            keep: number % 3,
            ..LitmusSettings::default()
        };
        let model = &mut models(name, 1)[0];
        let mut expected = litmus::run_litmus_with(&test, "", model, name, &settings);
        let executions = expected.check.summary.executions();
        expected.check.time = Duration::ZERO;
        let expected = format!("{expected:?}");
        let runs = in_parts(executions, number as u64, |run: &mut Run<States>, stage| {
            let mut models = models(name, stage.threads);
            let mut workers = workers(&mut models, stage.limit);
            let watcher = &mut |_: &_| ControlFlow::Continue(());
            litmus::go_on(run, &test, &settings, &mut workers, watcher);
        });
        for run in runs {
            let why = Ending::Interrupted;
            let mut found = litmus::outcome_of(run, (&test, ""), (model, name), why);
            found.check.time = Duration::ZERO;
            assert_eq!(format!("{found:?}"), expected, "{} {name}", file.display());
        }
    }
}

// ----- estimates -----

/// The most samples.
const SAMPLES: u64 = 1000;

/// Says how an estimate compares with the number of executions, and that it is good enough.
fn assert_about<M, P>(what: &str, (model, program): (&mut M, &P), options: &Options, count: u64)
where
    M: MemoryModel,
    P: Program,
{
    let sampling = Sampling {
        samples: SAMPLES,
        time: Duration::from_secs(60),
        ..Sampling::default()
    };
    let estimate = estimate(model, program, options, &sampling).expect("it can be explored");
    let ratio = estimate.executions / count as f64;
    println!("{ratio:.2} {what}: {estimate:?} of {count}");
    assert!(
        (0.25..4.0).contains(&ratio),
        "{what}: {estimate:?} of {count}"
    );
}

/// The table says how many executions there are.
#[test]
fn estimates_of_c_programs_are_of_the_right_size() {
    let count = |row: &Row| row.executions.parse().unwrap_or(0) + row.blocked.parse().unwrap_or(0);
    let large: Vec<Row> = table().into_iter().filter(|row| count(row) > 100).collect();
    assert!(large.len() > 50, "there are programs with many executions");
    for row in some_of("programs", 10, large) {
        let program = stored_program(&folder().join(row.module())).expect("a program");
        let model = &mut models(&row.model, 1)[0];
        let what = format!("{} {} {}", row.program, row.defines, row.model);
        assert_about(
            &what,
            (model, &program),
            &Options::for_programs(),
            count(&row),
        );
    }
}

#[test]
fn estimates_of_litmus_tests_are_of_the_right_size() {
    let mut compared = 0;
    for (number, file) in files("tests/litmus", "litmus").iter().enumerate() {
        let text = std::fs::read_to_string(file).expect("a test");
        let Ok(test) = LitmusTest::parse(&text, "") else {
            continue;
        };
        let name = ["sc", "tso", "rc11"][number % 3];
        let model = &mut models(name, 1)[0];
        let settings = LitmusSettings::default();
        let outcome = litmus::run_litmus_with(&test, "", model, name, &settings);
        let count = outcome.check.summary.executions();
        if count <= 100 {
            continue;
        }
        compared += 1;
        let what = format!("{} {name}", file.display());
        assert_about(&what, (model, test.program()), &settings.options, count);
    }
    println!("{compared} tests");
}
