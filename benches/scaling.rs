//! How much faster one check is on several threads: time, speed-up, CPU time of all threads, peak
//! memory, and what stopping and going on costs. On a busy machine the CPU time tells what is lost.
//!
//! `cargo bench --bench scaling [NAME]` checks programs of tests/programs whose names contain NAME,
//! from stored modules, with 1, 2, 4, ... threads, as many as there are processors. Each check is a
//! process of its own, so that memory is its own. Counts must be the same.

use katec::engines::Models;
use katec_checker::check::{self, Run, Settings};
use katec_checker::explore::{Ending, Options, Workers};
use katec_driver::{AnyModel, Models as _};
use katec_programs::c::{self, llvm};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// What a process that does one check is told by: file, model, threads, and how often it stops.
const ONE: &str = "--one";

/// Modules and models that take a few seconds.
const CASES: [(&str, &str); 4] = [
    ("buf_ring-N=4", "sc"),
    ("treiber_stack-N=7-ONE_TRY", "tso"),
    ("indexer-N=16", "rc11-regular"),
    ("ms_queue-N=6-ONE_TRY", "rc11-regular"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [one, file, model, threads, breaks, ..] if one == ONE => {
            let threads = threads.parse().expect("a number");
            check_one(file, model, threads, breaks.parse().expect("a number"));
        }
        _ => check_all(arguments.iter().find(|word| !word.starts_with('-'))),
    }
}

fn check_all(wanted: Option<&String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/stored");
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    println!(
        "{:<28} {:<13} {:>7} {:>6} {:>9} {:>8} {:>8} {:>8} {:>7}",
        "program", "model", "threads", "breaks", "complete", "s", "speed-up", "CPU s", "MB"
    );
    for (name, model) in CASES {
        if wanted.is_some_and(|wanted| !name.contains(wanted.as_str())) {
            continue;
        }
        let file = folder.join(format!("{name}.ll")).display().to_string();
        let threads = std::iter::successors(Some(1), |threads| Some(2 * threads));
        let threads = threads.take_while(|threads| *threads <= processors);
        let mut first: Option<(String, f64)> = None;
        for (threads, breaks) in threads.map(|threads| (threads, 0)).chain([(1, 20)]) {
            let output = Command::new(std::env::current_exe().expect("this program"))
                .args([ONE, &file, model, &threads.to_string(), &breaks.to_string()])
                .output()
                .expect("this program runs");
            let line = String::from_utf8_lossy(&output.stdout).into_owned();
            let [count, seconds, cpu, memory] = &line.split_whitespace().collect::<Vec<_>>()[..]
            else {
                panic!("{}", String::from_utf8_lossy(&output.stderr));
            };
            let seconds: f64 = seconds.parse().expect("a number");
            let (counted, alone) = first.get_or_insert((count.to_string(), seconds));
            assert_eq!(counted, count, "the count does not depend on the threads");
            let speed = *alone / seconds;
            println!(
                "{name:<28} {model:<13} {threads:>7} {breaks:>6} {count:>9} {seconds:>8.2} \
                 {speed:>8.2} {cpu:>8} {memory:>7}"
            );
        }
    }
}

/// Does one check and prints what it took. With breaks it stops so many times in a second.
fn check_one(file: &str, model_name: &str, threads: usize, breaks: u32) {
    let text = std::fs::read_to_string(file).expect("a stored module");
    let module = llvm::parse(&text).expect("a module");
    let mut program = c::compile(&module, &c::Settings::default()).expect("a program");
    let models = Models::new(None);
    let get = |_| models.get(model_name, false).expect("a model");
    let mut models: Vec<AnyModel> = (0..threads).map(get).collect();
    let settings = Settings::new(Options::for_programs());
    let start = Instant::now();
    let mut run = Run::default();
    while !run.is_finished() {
        let stage = Instant::now();
        let pause = Duration::from_secs(1).checked_div(breaks);
        let mut watcher = |_: &_| match pause.is_some_and(|pause| stage.elapsed() >= pause) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        let mut workers = Workers {
            models: &mut models,
            execution_limit: None,
            alone: Duration::ZERO,
            tick: Duration::from_millis(50),
            eager: false,
        };
        check::go_on(
            &mut run,
            &mut program,
            &settings,
            &mut workers,
            &|| (),
            &mut watcher,
        );
    }
    let seconds = start.elapsed().as_secs_f64();
    let why = Ending::Interrupted;
    let (outcome, ()) = run.outcome((&program, file), (&models[0], model_name), why);
    let complete = outcome.summary.complete;
    let memory = peak_memory().map_or("-".to_string(), |megabytes| format!("{megabytes:.1}"));
    let cpu = cpu_time().map_or("-".to_string(), |seconds| format!("{seconds:.2}"));
    println!("{complete} {seconds:.3} {cpu} {memory}");
}

/// The time that all threads of this process have worked, in seconds.
fn cpu_time() -> Option<f64> {
    /// How many parts Linux divides a second into here.
    const TICKS: f64 = 100.0;
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the process is in brackets, and may have any characters.
    let (_, fields) = text.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<f64>().ok();
    Some((next()? + next()?) / TICKS)
}

/// The most memory that this process has had, in megabytes.
fn peak_memory() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1e3)
}
