//! The programs of the literature on barriers: executions and time, with barriers as rounds of
//! events and written out as accesses.
//!
//! `cargo bench -p katec-checker --bench barriers [NAME]` runs every program whose name contains
//! NAME. Those that take more than a few seconds run only if NAME is their whole name.

use katec_checker::explore::{CountOnly, Ending, Options, explore};
use katec_checker::model::MemoryModel;
use katec_checker::program::{PlainBarriers, Program};
use katec_testing::barrier_programs::{
    barrier, barrier_count, barrier_det, barrier_lock, barrier_sync, barrier_transc,
};
use katec_testing::{CoherenceOnly, MatrixModel, ModelName, SequentialConsistency, TestProgram};
use std::time::Instant;

/// How a program is run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    Rounds,
    Plain,
    /// Written out; takes long.
    PlainLong,
    /// As rounds; takes long.
    RoundsLong,
    /// As rounds, with a model that evaluates everything at every question.
    Matrix,
}

fn programs() -> Vec<(String, How, TestProgram)> {
    let mut all = Vec::new();
    let mut add = |name: String, how: How, program: TestProgram| all.push((name, how, program));
    for threads in 4..=6 {
        for rounds in 1..=3 {
            let name = match rounds {
                1 => format!("barrier({threads})"),
                _ => format!("barrier{rounds}({threads})"),
            };
            let plain = match (threads, rounds) {
                (4, 1 | 2) | (5, 1) => How::Plain,
                _ => How::PlainLong,
            };
            add(name.clone(), How::Rounds, barrier(threads, rounds));
            add(name, plain, barrier(threads, rounds));
        }
    }
    for threads in [3, 4] {
        let name = format!("barrier-det({threads})");
        add(name.clone(), How::Rounds, barrier_det(threads));
        add(name, How::Plain, barrier_det(threads));
    }
    let transc = "barrier-transc(3)".to_string();
    add(transc.clone(), How::Rounds, barrier_transc(3, 3));
    add(transc, How::PlainLong, barrier_transc(3, 3));
    for threads in [3, 4, 5] {
        let name = format!("barrier-lock({threads})");
        add(name.clone(), How::Rounds, barrier_lock(threads));
        let plain = if threads == 3 {
            How::Plain
        } else {
            How::PlainLong
        };
        add(name, plain, barrier_lock(threads));
    }
    for threads in [3, 4, 5] {
        let name = format!("barrier-count({threads})");
        add(name.clone(), How::Rounds, barrier_count(threads));
        let plain = if threads == 3 {
            How::Plain
        } else {
            How::PlainLong
        };
        add(name, plain, barrier_count(threads));
    }
    add("barrier(64)".to_string(), How::Rounds, barrier(64, 1));
    add("barrier2(64)".to_string(), How::Rounds, barrier(64, 2));
    add(
        "barrier-sync(32)".to_string(),
        How::Rounds,
        barrier_sync(32),
    );
    add("barrier2(64)".to_string(), How::Matrix, barrier(64, 2));
    add("barrier-sync(8)".to_string(), How::Matrix, barrier_sync(8));
    add(
        "barrier(1000)".to_string(),
        How::RoundsLong,
        barrier(1000, 1),
    );
    all
}

fn run<M: MemoryModel, P: Program>(model: &mut M, program: &P) -> String {
    let options = Options {
        skip_taken_sources: false,
        ..Options::default()
    };
    let start = Instant::now();
    let summary = explore(model, program, &options, &mut CountOnly);
    assert_eq!(summary.ending, Ending::Finished);
    assert_eq!(summary.failed, 0);
    let time = start.elapsed().as_secs_f64();
    format!(
        "{:>10} {:>10} {time:>9.3}",
        summary.complete, summary.blocked
    )
}

fn main() {
    let wanted = std::env::args().skip(1).find(|a| !a.starts_with("--"));
    println!(
        "{:<18} {:<7} {:>10} {:>10} {:>9}  {:>10} {:>10} {:>9}",
        "program", "form", "RA compl.", "blocked", "s", "SC compl.", "blocked", "s"
    );
    for (name, how, program) in programs() {
        let whole = wanted.as_ref() == Some(&name);
        let part = wanted
            .as_ref()
            .is_none_or(|wanted| name.contains(wanted.as_str()));
        let long = matches!(how, How::PlainLong | How::RoundsLong);
        if !whole && (long || !part) {
            continue;
        }
        let (mut ra, mut sc) = (CoherenceOnly, SequentialConsistency::default());
        let (form, ra, sc) = match how {
            How::Rounds | How::RoundsLong => {
                ("rounds", run(&mut ra, &program), run(&mut sc, &program))
            }
            How::Matrix => (
                "matrix",
                run(&mut MatrixModel(ModelName::Ra), &program),
                run(&mut MatrixModel(ModelName::Sc), &program),
            ),
            How::Plain | How::PlainLong => {
                let plain = PlainBarriers(program);
                ("plain", run(&mut ra, &plain), run(&mut sc, &plain))
            }
        };
        println!("{name:<18} {form:<7} {ra}  {sc}");
    }
}
