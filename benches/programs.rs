//! The published programs: executions, time and microseconds per execution, one line a program and model.
//!
//! `cargo bench --bench programs [NAME]` checks every program whose name contains NAME, and needs clang. Counts that are published for the very
//! same program are compared; published times are those of other machines and are not shown.

use serde_json::Value;
use std::process::Command;

/// A program with its size, the model, and the published number of complete executions.
struct Case {
    program: &'static str,
    define: &'static str,
    model: &'static str,
    executions: Option<u64>,
}

const fn case(
    program: &'static str,
    define: &'static str,
    model: &'static str,
    executions: Option<u64>,
) -> Case {
    Case {
        program,
        define,
        model,
        executions,
    }
}

const CASES: &[Case] = &[
    case("fib_bench", "N=4", "sc", Some(19_605)),
    case("fib_bench", "N=4", "tso", Some(34_205)),
    case("fib_bench", "N=4", "rc11-regular", Some(34_205)),
    case("fib_bench", "N=5", "sc", Some(218_243)),
    case("fib_bench", "N=5", "tso", Some(525_630)),
    case("fib_bench", "N=5", "rc11-regular", Some(525_630)),
    case("fib_bench", "N=6", "sc", Some(2_363_803)),
    case("big1", "ROUNDS=3", "sc", Some(1_820_474)),
    case("big1", "ROUNDS=3", "rc11-regular", Some(2_950_753)),
    case("lamport", "N=3", "sc", Some(9_216)),
    case("lamport", "N=3", "tso", Some(9_216)),
    case("lamport", "N=3", "rc11-regular", Some(9_216)),
    case("lastzero", "N=10", "rc11-regular", Some(3_328)),
    case("lastzero", "N=12", "rc11-regular", Some(15_360)),
    case("lastzero", "N=15", "rc11-regular", Some(147_456)),
    case("readers", "N=13", "rc11-regular", Some(8_192)),
    case("readers", "N=15", "rc11-regular", Some(32_768)),
    case("readers", "N=16", "rc11-regular", Some(65_536)),
    case("indexer", "N=14", "rc11-regular", Some(512)),
    case("indexer", "N=15", "rc11-regular", Some(4_096)),
    case("indexer", "N=16", "rc11-regular", Some(32_768)),
    // The published programs are not printed; ours are made from their descriptions.
    case("szymanski", "ROUNDS=2", "sc", None),
    case("szymanski", "ROUNDS=3", "sc", None),
    case("ttas_lock", "N=5", "rc11-regular", None),
    case("treiber_stack", "N=4", "rc11-regular", None),
    case("ms_queue", "N=3", "rc11-regular", None),
    case("ring_buffer", "N=4", "rc11-regular", None),
    case("mcs_lock", "N=3", "rc11-regular", None),
    case("qspinlock", "N=3", "rc11-regular", None),
    case("mutex", "N=6", "rc11-regular", None),
];

fn main() {
    let wanted = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs");
    println!(
        "{:<24} {:<13} {:>10} {:>10} {:>9} {:>8}",
        "program", "model", "complete", "blocked", "seconds", "us/exec"
    );
    for case in CASES {
        let name = format!("{}({})", case.program, case.define);
        if wanted.as_ref().is_some_and(|wanted| !name.contains(wanted)) {
            continue;
        }
        let output = Command::new(env!("CARGO_BIN_EXE_katec"))
            .args(["check", &format!("{folder}/{}.c", case.program)])
            .args(["--model", case.model, "--format", "json", "--"])
            .arg(format!("-D{}", case.define))
            .output()
            .expect("katec runs");
        let Ok(report) = serde_json::from_slice::<Value>(&output.stdout) else {
            println!(
                "{name:<24} {}",
                String::from_utf8_lossy(&output.stderr).trim()
            );
            continue;
        };
        let number = |key: &str| report[key].as_u64().unwrap_or(0);
        let (complete, blocked) = (number("executions"), number("blocked"));
        let seconds = report["seconds"].as_f64().unwrap_or(0.0);
        let each = 1e6 * seconds / (complete + blocked).max(1) as f64;
        let note = match case.executions {
            Some(published) if published != complete => format!("  published: {published}"),
            _ => String::new(),
        };
        println!(
            "{name:<24} {:<13} {complete:>10} {blocked:>10} {seconds:>9.2} {each:>8.2}{note}",
            case.model
        );
    }
}
