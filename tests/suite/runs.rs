//! Runs that are stopped, gone on with, done by many, and put together: they end as runs do that
//! nobody disturbs.

use katec::engines::Models;
use katec_checker::check::{self, OnError, Outcome, Run, Settings};
use katec_checker::explore::{Ending, Options, Sampling, Workers, estimate};
use katec_checker::random::SplitMix;
use katec_driver::{AnyModel, Models as _};
use katec_programs::c::{self, CProgram, llvm};
use katec_programs::litmus::{self, LitmusSettings, LitmusTest, States};
use katec_testing::{runs_in_full, sample};
use serde_json::Value;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use tempfile::TempDir;

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|e| e == ending));
    files.sort();
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

/// Does a run in two ways: with about eight breaks, and by two threads.
fn in_parts<S: Clone>(
    executions: u64,
    mut go_on: impl FnMut(&mut Run<S>, usize, Option<u64>),
) -> [Run<S>; 2] {
    let mut broken = Run::default();
    while !broken.is_finished() {
        let limit = broken.progress().executions() + executions / 8 + 1;
        go_on(&mut broken, 1, Some(limit));
    }
    let mut shared = Run::default();
    go_on(&mut shared, 2, None);
    [broken, shared]
}

fn stored_program(file: &Path) -> Option<CProgram> {
    let text = std::fs::read_to_string(file).expect("a stored module");
    let module = llvm::parse(&text).ok()?;
    c::compile(&module, &c::Settings::default()).ok()
}

/// Does a program in parts, unless it cannot be checked or has too many executions: what is found
/// is what is found without a break.
fn assert_same_in_parts(file: &Path, name: &str, on_error: OnError) {
    let Some(mut program) = stored_program(file) else {
        return;
    };
    let settings = Settings {
        on_error,
        ..Settings::new(Options {
            execution_limit: Some(20_000),
            ..Options::for_programs()
        })
    };
    let model = &mut models(name, 1)[0];
    let expected = check::run_with(&mut program, "", model, name, &settings);
    if expected.summary.ending == Ending::ExecutionLimit {
        return;
    }
    let executions = expected.summary.executions();
    let expected = timeless(expected);
    let runs = in_parts(executions, |run: &mut Run<()>, count, limit| {
        let mut program = stored_program(file).expect("the same program");
        run.divide(&mut program);
        let mut models = models(name, count);
        let mut workers = workers(&mut models, limit);
        let watcher = &mut |_: &_| ControlFlow::Continue(());
        check::go_on(run, &mut program, &settings, &mut workers, &|| (), watcher);
    });
    for run in runs {
        let (found, ()) = run.outcome((&program, ""), (model, name), Ending::Interrupted);
        assert_eq!(timeless(found), expected, "{} {name}", file.display());
    }
}

#[test]
fn c_programs_in_parts() {
    let files = some_of("programs", 12, files("tests/programs/stored", "ll"));
    for (number, file) in files.iter().enumerate() {
        let name = ["sc", "tso", "rc11"][number % 3];
        let on_error = match number % 2 {
            0 => OnError::Stop,
            _ => OnError::Continue,
        };
        assert_same_in_parts(file, name, on_error);
    }
}

/// Threads stop at the read halves of read-modify-writes of freed memory, and others go on.
#[test]
fn errors_of_updates_in_parts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/stored");
    let file = folder.join("barrier_client-BROKEN.ll");
    assert_same_in_parts(&file, "rc11", OnError::Continue);
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
        let runs = in_parts(executions, |run: &mut Run<States>, count, limit| {
            let mut models = models(name, count);
            let mut workers = workers(&mut models, limit);
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

#[test]
fn estimates_are_of_the_right_size() {
    let files = some_of("programs", 10, files("tests/programs/stored", "ll"));
    let mut compared = 0;
    for (number, file) in files.iter().enumerate() {
        let Some(mut program) = stored_program(file) else {
            continue;
        };
        let name = ["sc", "tso", "rc11"][number % 3];
        let settings = Settings::new(Options {
            execution_limit: Some(50_000),
            ..Options::for_programs()
        });
        let model = &mut models(name, 1)[0];
        let outcome = check::run_with(&mut program, "", model, name, &settings);
        let executions = outcome.summary.executions();
        if executions <= 100 || outcome.summary.ending != Ending::Finished {
            continue;
        }
        compared += 1;
        let sampling = Sampling {
            time: Duration::from_secs(60),
            ..Sampling::default()
        };
        let estimate = estimate(model, &program, &Options::for_programs(), &sampling);
        let estimate = estimate.expect("it can be explored");
        let ratio = estimate.executions / executions as f64;
        let what = format!("{} {name}: {estimate:?} of {executions}", file.display());
        println!("{ratio:.2} {what}");
        assert!((0.1..10.0).contains(&ratio), "{what}");
    }
    assert!(compared > 0, "there are programs with many executions");
}

// ----- the command -----

/// A folder with a test of so many threads that write one location: as many executions as there
/// are orders of them.
fn writers(threads: usize) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let bodies = (0..threads).map(|thread| {
        let value = thread + 1;
        format!(
            "P{thread} (atomic_int* x) {{\n  \
             atomic_store_explicit(x, {value}, memory_order_relaxed);\n}}\n"
        )
    });
    let bodies: String = bodies.collect();
    let text = format!("C writers\n{{ x = 0; }}\n{bodies}exists (x={threads})\n");
    std::fs::write(folder.path().join("writers.litmus"), text).expect("a file");
    folder
}

const THREADS: usize = 8;
const EXECUTIONS: u64 = 40_320;

fn command(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_katec"));
    command.args(arguments).current_dir(folder.path());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn katec(folder: &TempDir, arguments: &[&str]) -> Output {
    command(folder, arguments).output().expect("katec runs")
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What a check of the writers printed, which is all of them.
fn assert_all(output: &Output) {
    assert_all_of(output, THREADS, EXECUTIONS);
}

fn assert_all_of(output: &Output, threads: usize, executions: u64) {
    let text = String::from_utf8_lossy(&output.stdout);
    let found: Value = serde_json::from_str(text.trim()).unwrap_or_else(|error| {
        panic!("{error}: {text}\n{}", stderr(output));
    });
    assert_eq!(found["executions"], executions, "{found}");
    assert_eq!(found["condition"]["positive"], executions / threads as u64);
    assert_eq!(found["verdict"], "ok");
    assert_eq!(output.status.code(), Some(0));
}

const CHECK: [&str; 6] = [
    "check",
    "writers.litmus",
    "--model",
    "sc",
    "--format",
    "json",
];

fn check_with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&CHECK[..], more].concat()
}

#[test]
fn a_run_that_is_killed_is_gone_on_with() {
    let folder = writers(THREADS);
    let file = "c.katec";
    let options = [
        "--jobs",
        "2",
        "--checkpoint",
        file,
        "--checkpoint-every",
        "0.02",
    ];
    let kills = sample("kills", 4, 20);
    let mut random = SplitMix::new(3);
    let mut start = check_with(&options);
    for _ in 0..kills {
        let mut child = command(&folder, &start).spawn().expect("katec runs");
        std::thread::sleep(Duration::from_millis(random.below(150)));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        if folder.path().join(file).exists() {
            start = check_with(&[&options[..], &["--resume", file]].concat());
        }
    }
    assert_all(&katec(&folder, &start));
    // It is finished now, and says the same again.
    assert_all(&katec(&folder, &check_with(&["--resume", file])));
}

/// The names of files in a folder that end so.
fn named(folder: &Path, ending: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(ending)).collect();
    names.sort();
    names
}

#[test]
fn a_run_that_is_split_is_put_together() {
    // So many that it is not done before it is split.
    const THREADS: usize = 9;
    const EXECUTIONS: u64 = 362_880;
    let folder = writers(THREADS);
    let split = katec(&folder, &check_with(&["--split", "5", "--out", "jobs"]));
    assert_eq!(split.status.code(), Some(0), "{}", stderr(&split));
    let jobs = folder.path().join("jobs");
    assert_eq!(named(&jobs, ".job").len(), 5);
    let unfinished = katec(&folder, &["merge", "jobs"]);
    let message = stderr(&unfinished);
    assert!(message.contains("5 jobs are not done"), "{message}");
    let mut random = SplitMix::new(5);
    let mut running: Vec<Child> = Vec::new();
    let mut rounds = 0;
    loop {
        let done = named(&jobs, ".result");
        let is_done = |job: &String| done.contains(&job.replace(".job", ".result"));
        let mut open: Vec<String> = named(&jobs, ".job");
        open.retain(|job| !is_done(job));
        if open.is_empty() {
            break;
        }
        rounds += 1;
        assert!(rounds < 200, "it does not end");
        // Two processes at a time, in any order; some of them are killed, some have little time,
        // and some do what another one does.
        for _ in 0..2 {
            let job = format!("jobs/{}", open[random.below(open.len() as u64) as usize]);
            let budget: &[&str] = match random.below(5) {
                0 => &["--max-executions", "3000"],
                _ => &["--jobs", "1"],
            };
            let arguments = [&["run", &job], budget].concat();
            running.push(command(&folder, &arguments).spawn().expect("katec runs"));
        }
        for mut child in running.drain(..) {
            if random.chance(20) {
                std::thread::sleep(Duration::from_millis(random.below(30)));
                child.kill().expect("it can be killed");
            }
            child.wait().expect("it ends");
        }
    }
    // Once more, for nothing.
    let job = format!("jobs/{}", named(&jobs, ".job")[0]);
    assert_eq!(katec(&folder, &["run", &job]).status.code(), Some(0));
    assert_all_of(&katec(&folder, &["merge", "jobs"]), THREADS, EXECUTIONS);
}

#[test]
fn limits_stop_a_run() {
    // It would take long.
    let folder = writers(11);
    let cases: [(&[&str], &str); 3] = [
        (
            &["--max-executions", "1000"],
            "the limit of executions was reached",
        ),
        (&["--timeout", "0.2"], "the time was up"),
        (&["--max-memory", "1"], "the limit of memory was reached"),
    ];
    for (limit, reason) in cases {
        let output = katec(&folder, &check_with(limit));
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let found: Value = serde_json::from_str(text.trim()).expect("JSON");
        assert_eq!(found["verdict"], "ok", "an `exists` was found: {found}");
        assert!(found["unexplored"].to_string().contains(reason), "{found}");
        if limit[0] == "--max-executions" {
            assert_eq!(found["executions"], 1000);
        }
    }
}

/// Sends a signal to a process.
fn signal(child: &Child, name: &str) {
    let status = Command::new("kill")
        .args([&format!("-{name}"), &child.id().to_string()])
        .status();
    assert!(status.expect("there is a command kill").success());
}

#[test]
fn an_interrupt_ends_a_run_with_what_was_found() {
    let folder = writers(10);
    let arguments = [
        "check",
        "writers.litmus",
        "--model",
        "sc",
        "--checkpoint",
        "c.katec",
    ];
    let child = command(&folder, &arguments).spawn().expect("katec runs");
    // It is written when the run begins.
    let file = folder.path().join("c.katec");
    for _ in 0..3000 {
        if file.exists() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    std::thread::sleep(Duration::from_millis(100));
    signal(&child, "INT");
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.contains("the exploration was interrupted"),
        "{text}{}",
        stderr(&output)
    );
    assert!(file.exists());
    assert_eq!(output.status.code(), Some(0), "the condition holds: {text}");
}

#[test]
fn progress_is_said_to_programs() {
    let folder = writers(9);
    let more = ["--progress", "json", "--timeout", "4", "--jobs", "1"];
    let output = katec(&folder, &check_with(&more));
    let lines = stderr(&output);
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}")))
        .collect();
    let last = lines.last().expect("a line");
    assert_eq!(last["finished"], true);
    assert!(last["executions"].as_u64() > Some(0), "{last}");
    let estimates: Vec<f64> = lines
        .iter()
        .filter_map(|l| l["estimate"].as_f64())
        .collect();
    if let [estimate] = estimates[..] {
        assert!((36_288.0..3_628_800.0).contains(&estimate), "{estimate}");
    }
}

#[test]
fn an_estimate_alone() {
    let folder = writers(9);
    let output = katec(&folder, &["estimate", "writers.litmus", "--model", "sc"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{text}{}", stderr(&output));
    assert!(text.starts_with("about "), "{text}");
    assert!(text.contains(" executions"), "{text}");
}

/// A checkpoint of the writers that is not finished.
fn checkpoint(folder: &TempDir) -> Vec<u8> {
    let more = ["--max-executions", "2000", "--checkpoint", "c.katec"];
    let output = katec(folder, &check_with(&more));
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    std::fs::read(folder.path().join("c.katec")).expect("a checkpoint")
}

/// Goes on from a file that cannot be gone on from; gives the message.
fn refusal(folder: &TempDir, arguments: &[&str]) -> String {
    let output = katec(folder, arguments);
    let text = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(!text.contains("panicked"), "{text}");
    text
}

#[test]
fn other_checkpoints_are_refused() {
    let folder = writers(THREADS);
    let bytes = checkpoint(&folder);
    assert!(bytes.len() < 1 << 20, "a checkpoint is small");
    let resume = ["--resume", "c.katec"];
    let other_model = [
        "check",
        "writers.litmus",
        "--model",
        "tso",
        "--resume",
        "c.katec",
    ];
    assert!(refusal(&folder, &other_model).contains("another model (sc)"));
    let options = [&resume[..], &["--unroll", "3"]].concat();
    assert!(refusal(&folder, &check_with(&options)).contains("other options"));
    let text = std::fs::read_to_string(folder.path().join("writers.litmus")).expect("a test");
    std::fs::write(
        folder.path().join("other.litmus"),
        text.replace("(x=8)", "(x=7)"),
    )
    .expect("ok");
    let other = [
        "check",
        "other.litmus",
        "--model",
        "sc",
        "--resume",
        "c.katec",
    ];
    assert!(refusal(&folder, &other).contains("another program (writers.litmus)"));
    assert!(refusal(&folder, &check_with(&["--resume", "no.katec"])).contains("cannot read"));
    assert!(refusal(&folder, &check_with(&["--resume", "writers.litmus"])).contains("is no"));
    assert!(refusal(&folder, &["merge", "."]).contains("is no folder of jobs"));
    assert!(refusal(&folder, &["run", "c.katec"]).contains("but no job"));
    assert!(refusal(&folder, &["run", "writers.litmus"]).contains("is no job"));
    // The checkpoint is as it was, and can be gone on from.
    let mut damaged = bytes.clone();
    damaged.truncate(bytes.len() / 2);
    std::fs::write(folder.path().join("d.katec"), damaged).expect("a file");
    assert!(refusal(&folder, &check_with(&["--resume", "d.katec"])).contains("damaged"));
    assert_all(&katec(&folder, &check_with(&resume)));
}

#[test]
fn a_checkpoint_that_cannot_be_written_is_told() {
    let folder = writers(THREADS);
    let nowhere = check_with(&["--checkpoint", "no/such/folder/c.katec"]);
    assert!(refusal(&folder, &nowhere).contains("cannot write"));
    if !cfg!(target_os = "linux") {
        return;
    }
    // A disk that is full for this process: the old file stays, and there is no other.
    let bytes = checkpoint(&folder);
    let katec = env!("CARGO_BIN_EXE_katec");
    let arguments = check_with(&["--resume", "c.katec", "--checkpoint", "c.katec"]).join(" ");
    let script = format!("trap '' XFSZ; ulimit -f 0; exec {katec} {arguments}");
    let output = Command::new("sh")
        .args(["-c", &script])
        .current_dir(folder.path())
        .output();
    let output = output.expect("a shell");
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
    assert!(
        stderr(&output).contains("cannot write"),
        "{}",
        stderr(&output)
    );
    let now = std::fs::read(folder.path().join("c.katec")).expect("the old file");
    assert!(now == bytes, "the old checkpoint is as it was");
    assert_eq!(named(folder.path(), ".new"), Vec::<String>::new());
}

/// The published program with the most executions, in little memory.
#[test]
fn memory_stays_small() {
    if !runs_in_full("a run of more than a million executions") || !cfg!(target_os = "linux") {
        return;
    }
    let folder = writers(10);
    let arguments = check_with(&[
        "--jobs",
        "2",
        "--max-memory",
        "50",
        "--checkpoint",
        "c.katec",
    ]);
    let arguments = [&arguments[..], &["--max-executions", "1200000"]].concat();
    let output = katec(&folder, &arguments);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let found: Value = serde_json::from_str(text.trim()).expect("JSON");
    assert_eq!(found["executions"], 1_200_000, "{found}");
    let size = std::fs::metadata(folder.path().join("c.katec")).expect("a file");
    assert!(size.len() < 1 << 20);
}
