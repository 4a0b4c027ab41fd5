//! Microseconds per execution of exploration itself, with two cheap models written by hand.
//!
//! `cargo bench -p katec-checker --bench exploration [NAME]` runs every program whose name contains
//! NAME. With `--once`, each is explored once and nothing is timed: for instruction counters.

use katec_checker::explore::{CountOnly, Ending, Options, explore};
use katec_checker::model::MemoryModel;
use katec_testing::shorthand::{add, load, store};
use katec_testing::{CoherenceOnly, Instruction, SequentialConsistency, TestProgram};
use std::time::{Duration, Instant};

/// The programs, each with its number of events without initial writes.
fn programs() -> Vec<(&'static str, usize, TestProgram)> {
    let pair = |a: u64, b: u64| vec![load(0, a), load(1, b)];
    let all = vec![
        (
            "store-buffering",
            vec![vec![store(0, 1), load(0, 1)], vec![store(1, 1), load(0, 0)]],
        ),
        (
            "iriw",
            vec![vec![store(0, 1)], vec![store(1, 1)], pair(0, 1), pair(1, 0)],
        ),
        (
            "2+2w-reads",
            vec![
                vec![store(0, 1), store(1, 2), load(0, 1)],
                vec![store(1, 1), store(0, 2), load(0, 0)],
            ],
        ),
        (
            "readers-writers",
            vec![pair(0, 0), pair(0, 0), vec![store(0, 1)], vec![store(0, 2)]],
        ),
        (
            "store-buffering-long",
            vec![
                vec![store(0, 1), load(0, 1), store(0, 2), load(1, 1), load(2, 0)],
                vec![store(1, 1), load(0, 0), store(1, 2), load(1, 0), load(2, 1)],
            ],
        ),
        (
            "increments-twice",
            vec![vec![add(0, 0, 1), add(0, 1, 1)]; 4],
        ),
        ("increments-5", vec![vec![add(0, 0, 1)]; 5]),
        (
            "writers-7",
            (1..8).map(|value| vec![store(0, value)]).collect(),
        ),
        (
            "million",
            (0..3)
                .map(|thread| {
                    let own = |value| store(thread, value);
                    let other = |by| load(0, (thread + by) % 3);
                    vec![
                        own(1),
                        other(1),
                        other(2),
                        own(2),
                        other(1),
                        other(2),
                        own(3),
                        other(1),
                    ]
                })
                .collect(),
        ),
    ];
    let size = |threads: &Vec<Vec<Instruction>>| {
        let all = threads.iter().flatten();
        all.map(|i| 1 + usize::from(matches!(i, Instruction::Rmw { .. })))
            .sum()
    };
    all.into_iter()
        .map(|(name, threads)| (name, size(&threads), TestProgram::new(threads)))
        .collect()
}

/// Explores again and again for a while; executions of one run, and seconds per execution.
fn measure<M: MemoryModel>(model: &mut M, program: &TestProgram, once: bool) -> (u64, f64) {
    let start = Instant::now();
    let mut total = 0;
    loop {
        let summary = explore(model, program, &Options::default(), &mut CountOnly);
        assert_eq!(summary.ending, Ending::Finished);
        total += summary.executions();
        let elapsed = start.elapsed();
        if once || elapsed > Duration::from_millis(500) {
            return (summary.executions(), elapsed.as_secs_f64() / total as f64);
        }
    }
}

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let once = arguments.iter().any(|argument| argument == "--once");
    let wanted = arguments
        .iter()
        .find(|argument| !argument.starts_with("--"));
    println!(
        "{:<22} {:>6}  {:>10} {:>9}  {:>10} {:>9}",
        "program", "events", "RA execs", "us/exec", "SC execs", "us/exec"
    );
    for (name, events, program) in programs() {
        if wanted.is_some_and(|wanted| !name.contains(wanted.as_str())) {
            continue;
        }
        let (ra, ra_time) = measure(&mut CoherenceOnly, &program, once);
        let (sc, sc_time) = measure(&mut SequentialConsistency::default(), &program, once);
        println!(
            "{name:<22} {events:>6}  {ra:>10} {:>9.3}  {sc:>10} {:>9.3}",
            ra_time * 1e6,
            sc_time * 1e6
        );
    }
}
