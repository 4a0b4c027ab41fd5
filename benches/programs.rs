//! The published programs (tests/programs/published.tsv): executions, CPU time, microseconds per
//! execution and peak memory, one line a program and model, from stored modules.
//!
//! `cargo bench --bench programs [NAME]` checks every program whose name contains NAME; those that
//! take long only if it is given. Each check is a process of its own, so that memory is its own.
//! Counts that are published for the very same program are compared; published times are those of
//! other machines and are not shown. Time and memory are what Linux says in /proc.

use katec::engines::Models;
use katec_checker::check::{self, Verdict};
use katec_checker::explore::Options;
use katec_driver::Models as _;
use katec_programs::c::llvm;
use katec_programs::c::{IdleRounds, Settings, compile};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// What a process that checks one program is told by, with the program's file and the model.
const ONE: &str = "--one";

/// A line of the table.
struct Case<'a> {
    program: &'a str,
    defines: &'a str,
    model: &'a str,
    published: Option<u64>,
    long: bool,
}

impl Case<'_> {
    fn name(&self) -> String {
        format!("{}({})", self.program, self.defines)
    }

    fn module(&self, folder: &Path) -> String {
        let mut name = self.program.to_string();
        for define in self.defines.split_whitespace() {
            name.push('-');
            name.push_str(define);
        }
        folder
            .join(format!("stored/{name}.ll"))
            .display()
            .to_string()
    }
}

fn cases(table: &str) -> Vec<Case<'_>> {
    let cases = table.lines().skip(1).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [program, defines, model, published, long] = columns[..] else {
            panic!("bad line of the table: {line}");
        };
        Case {
            program,
            defines,
            model,
            published: published.parse().ok(),
            long: !long.is_empty(),
        }
    });
    cases.collect()
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [one, file, model, ..] if one == ONE => check_one(file, model),
        _ => check_all(arguments.iter().find(|word| !word.starts_with('-'))),
    }
}

fn check_all(wanted: Option<&String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let table = std::fs::read_to_string(folder.join("published.tsv")).expect("the table");
    println!(
        "{:<28} {:<13} {:>9} {:>9} {:>9} {:>8} {:>7}",
        "program", "model", "complete", "blocked", "CPU s", "us/exec", "MB"
    );
    for case in cases(&table) {
        let name = case.name();
        if wanted.map_or(case.long, |wanted| !name.contains(wanted.as_str())) {
            continue;
        }
        let output = Command::new(std::env::current_exe().expect("this program"))
            .args([ONE, &case.module(&folder), case.model])
            .output()
            .expect("this program runs");
        let line = String::from_utf8_lossy(&output.stdout);
        let complete: Option<u64> = line
            .split_whitespace()
            .next()
            .and_then(|number| number.parse().ok());
        let note = match (case.published, complete) {
            (Some(published), Some(found)) if published != found => {
                format!("  published: {published}")
            }
            (_, None) => String::from_utf8_lossy(&output.stderr).into_owned(),
            _ => String::new(),
        };
        println!("{name:<28} {:<13} {}{note}", case.model, line.trim_end());
    }
}

/// Checks one program and prints what it took.
fn check_one(file: &str, model_name: &str) {
    let text = std::fs::read_to_string(file).expect("a stored module");
    let module = llvm::parse(&text).expect("a module");
    // What is published is of executions that are all explored.
    let settings = Settings {
        idle_rounds: IdleRounds::Unchanged,
        ..Settings::default()
    };
    let mut program = compile(&module, &settings).expect("a program");
    let mut model = Models::new(None).get(model_name, false).expect("a model");
    let (start, before) = (Instant::now(), cpu_seconds());
    let options = Options::for_programs();
    let outcome = check::run(&mut program, file, &mut model, model_name, &options);
    let seconds = match (before, cpu_seconds()) {
        (Some(before), Some(after)) => after - before,
        _ => start.elapsed().as_secs_f64(),
    };
    assert_eq!(
        outcome.verdict(),
        Verdict::Ok,
        "{}",
        katec_report::program_text(
            &outcome,
            &katec_report::Layout::default(),
            &katec_report::Sources::default()
        )
    );
    let (complete, blocked) = (outcome.summary.complete, outcome.summary.blocked);
    // Linux counts in ticks: a short time says nothing about one execution.
    let each = match seconds < 0.02 {
        true => "-".to_string(),
        false => format!("{:.2}", 1e6 * seconds / (complete + blocked).max(1) as f64),
    };
    let memory = peak_memory().map_or("-".to_string(), |megabytes| format!("{megabytes:.1}"));
    println!("{complete:>9} {blocked:>9} {seconds:>9.3} {each:>8} {memory:>7}");
}

/// The time that this thread has computed for; only it explores.
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

/// The most memory that this process has had, in megabytes.
fn peak_memory() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1e3)
}
