//! Programs that wait, and threads that are copies of each other: executions and CPU time by plain
//! exploration, with parked threads, with symmetric threads, and with both.
//!
//! `cargo bench --bench waiting [NAME]` checks every program whose name contains NAME, from stored
//! modules where there are some, and otherwise compiled by clang; without clang the rest is left
//! out. Complete executions must be the same with parked threads. Times are CPU seconds to the
//! verdict, the program being read already; they vary, counts do not.

use katec_checker::check::{self, Verdict};
use katec_checker::explore::{Ending, Options, Parking, Summary};
use katec_programs::c::llvm;
use katec_programs::c::{Settings, compile};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const MODEL: &str = "rc11-regular";

/// No more executions than this are gone through.
const LIMIT: u64 = 1_000_000;

/// A program of tests/programs with several values of its macros.
const PROGRAMS: &[(&str, &[&str])] = &[
    // test-and-set, and test-and-test-and-set
    (
        "ttas_lock",
        &["N=3 NO_TEST", "N=5 NO_TEST", "N=6 NO_TEST", "N=7 NO_TEST"],
    ),
    ("ttas_lock", &["N=3", "N=4"]),
    ("ticket_lock", &["N=3", "N=4", "N=5", "N=6"]),
    ("mcs_lock", &["N=3", "N=4"]),
    ("clh_lock", &["N=3", "N=4", "N=5", "N=6"]),
    ("rwlock", &[""]),
    ("mutex", &["N=3", "N=4", "N=5", "N=6", "N=7", "N=8"]),
    ("lamport", &["N=3"]),
    ("increment", &["N=8"]),
    // many producers and consumers
    ("buf_ring", &["N=2", "N=3"]),
    ("ring_buffer", &["N=2"]),
    ("ms_queue", &["N=4 ONE_TRY"]),
    ("treiber_stack", &["N=4 ONE_TRY", "N=6 ONE_TRY"]),
    ("peterson", &["ROUNDS=4"]),
    ("dekker", &["ROUNDS=3"]),
    ("szymanski", &["ROUNDS=3"]),
    // results of waits at a barrier
    ("barrier_serial", &[""]),
];

struct Case {
    name: String,
    module: PathBuf,
}

/// The module of a program: the stored one, or one that clang makes.
fn module(program: &str, defines: &str, made: &Path) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let words = || defines.split_whitespace();
    let names: Vec<&str> = std::iter::once(program).chain(words()).collect();
    let file = format!("{}.ll", names.join("-"));
    let stored = folder.join("stored").join(&file);
    if stored.exists() {
        return Some(stored);
    }
    let module = made.join(file);
    let clang = std::env::var("KATEC_CLANG").unwrap_or_else(|_| "clang".to_string());
    let flags = "-O0 -Xclang -disable-O0-optnone -S -emit-llvm -std=gnu11 -w";
    let compiled = Command::new(clang)
        .args(flags.split_whitespace())
        .args(words().map(|define| format!("-D{define}")))
        .arg(folder.join(format!("{program}.c")))
        .arg("-o")
        .arg(&module)
        .status();
    compiled
        .is_ok_and(|status| status.success())
        .then_some(module)
}

/// Checks a program. Gives what was gone through and the CPU seconds.
fn check(case: &Case, symmetry: bool, parking: Parking) -> (Summary, f64) {
    let text = std::fs::read_to_string(&case.module).expect("a module");
    let module = llvm::parse(&text).expect("a module");
    let mut program = compile(&module, &Settings::default()).expect("a program");
    let mut model = katec_generated::model(MODEL).expect("a model of the library");
    let options = Options {
        symmetry,
        parking,
        execution_limit: Some(LIMIT),
        ..Options::for_programs()
    };
    let (start, before) = (Instant::now(), cpu_seconds());
    let outcome = check::run(&mut program, &case.name, &mut model, MODEL, &options);
    let seconds = match (before, cpu_seconds()) {
        (Some(before), Some(after)) => after - before,
        _ => start.elapsed().as_secs_f64(),
    };
    let right =
        outcome.verdict() == Verdict::Ok || outcome.summary.ending == Ending::ExecutionLimit;
    assert!(right, "{}: {:?}", case.name, outcome.verdict());
    (outcome.summary, seconds)
}

/// What was gone through, in a cell of the table. A reduction that was not used is not there.
fn cell((summary, seconds): &(Summary, f64), used: bool) -> String {
    let more = match summary.ending {
        Ending::ExecutionLimit => ">",
        _ => "",
    };
    match used {
        true => format!(
            "{more}{} + {}, {seconds:.2} s",
            summary.complete, summary.blocked
        ),
        false => "-".to_string(),
    }
}

/// The time that this thread has computed for; only it explores.
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

fn main() {
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let made = std::env::temp_dir().join(format!("katec-waiting-{}", std::process::id()));
    std::fs::create_dir_all(&made).expect("a folder for modules");
    println!("| program | plain | `--parking` | `--symmetry` | both |");
    println!("| --- | --- | --- | --- | --- |");
    for (program, variants) in PROGRAMS {
        for defines in *variants {
            let name = format!("{program}({defines})");
            if wanted
                .as_ref()
                .is_some_and(|wanted| !name.contains(wanted.as_str()))
            {
                continue;
            }
            let Some(module) = module(program, defines, &made) else {
                continue;
            };
            let case = Case { name, module };
            let plain = check(&case, false, Parking::Off);
            let parked = check(&case, false, Parking::On);
            let symmetric = check(&case, true, Parking::Off);
            let both = check(&case, true, Parking::On);
            if plain.0.ending == Ending::Finished {
                assert_eq!(plain.0.complete, parked.0.complete, "{}", case.name);
                assert_eq!(symmetric.0.complete, both.0.complete, "{}", case.name);
            }
            println!(
                "| {} | {} | {} | {} | {} |",
                case.name,
                cell(&plain, true),
                cell(&parked, parked.0.parked),
                cell(&symmetric, symmetric.0.symmetric),
                cell(&both, both.0.symmetric && both.0.parked),
            );
        }
    }
    std::fs::remove_dir_all(&made).expect("the folder goes");
}
