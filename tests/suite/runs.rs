//! Runs that are stopped, gone on with, done by many, and put together: they end as runs do that
//! nobody disturbs. What the commands do; what the parts of a run are is in run_parts.rs.

use katec_checker::random::SplitMix;
use katec_testing::{runs_in_full, sample};
use serde_json::Value;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use tempfile::TempDir;

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
    let output = katec(&folder, &["estimate", "writers.litmus", "--format", "json"]);
    let found: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(found["program"], "writers.litmus");
    assert_eq!(found["model"], "rc11");
    assert_eq!(found["exact"], false);
    let about = found["executions"].as_f64().expect("a number");
    assert!((36_288.0..3_628_800.0).contains(&about), "{found}");
    // Few are counted.
    let folder = writers(4);
    let output = katec(&folder, &["estimate", "writers.litmus"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(text, "24 executions, less than a second\n");
}

/// An interrupt ends an estimate, too, and the compiler: nothing is said of the program then.
#[test]
fn an_interrupt_ends_what_comes_before_a_run() {
    let folder = writers(11);
    let arguments = ["estimate", "writers.litmus", "--model", "sc"];
    let child = command(&folder, &arguments).spawn().expect("katec runs");
    std::thread::sleep(Duration::from_millis(300));
    signal(&child, "INT");
    let output = child.wait_with_output().expect("it ends");
    // Whoever is very fast has all samples by then.
    assert!(matches!(output.status.code(), Some(0 | 3)), "{output:?}");
    if !cfg!(unix) {
        return;
    }
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("p.c"), "int main(void) { return 0; }\n").expect("a file");
    // A compiler that takes its time, and fails when it is interrupted.
    let script = "#!/bin/sh\ntouch \"$0.started\"\nsleep 1\nexit 1\n";
    std::fs::write(path("clang"), script).expect("a file");
    let mut made = Command::new("chmod");
    made.args(["+x", "clang"]).current_dir(folder.path());
    assert!(made.status().expect("there is a command chmod").success());
    let mut started = command(&folder, &["check", "p.c"]);
    let child = started.env("KATEC_CLANG", path("clang")).spawn();
    let child = child.expect("katec runs");
    for _ in 0..3000 {
        if path("clang.started").exists() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    signal(&child, "INT");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(3), "{}", stderr(&output));
    assert!(
        stderr(&output).contains("interrupted"),
        "{}",
        stderr(&output)
    );
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
    let foreign = check_with(&["--split", "2", "--out", "."]);
    assert!(refusal(&folder, &foreign).contains("is not empty"));
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
