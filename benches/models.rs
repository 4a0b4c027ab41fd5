//! Microseconds per execution of library models, for each engine, over a fixed set of programs.
//!
//! `cargo bench --bench models [NAME]` runs every program whose name contains NAME. With `--instructions`, every run is
//! repeated under callgrind (valgrind must be there) and instructions per execution are printed instead.

use katec::engines::{Engine, Models};
use katec_checker::event::{FenceKind, Mode};
use katec_checker::explore::{CountOnly, Options, Outcome, explore};
use katec_checker::testing::{Expression, Instruction, TestProgram};
use std::process::Command;
use std::time::{Duration, Instant};

const MODELS: [&str; 5] = ["sc", "tso", "ra", "rc11-regular", "rc11"];
const ENGINES: [Engine; 3] = [Engine::Generated, Engine::Tables, Engine::Reference];

fn store(variable: u64, value: u64, mode: Mode) -> Instruction {
    Instruction::Store {
        variable,
        value: Expression::Constant(value),
        mode,
    }
}

fn load(register: usize, variable: u64, mode: Mode) -> Instruction {
    Instruction::Load {
        register,
        variable,
        mode,
    }
}

fn fence() -> Instruction {
    Instruction::Fence {
        mode: Mode::SequentiallyConsistent,
        kind: FenceKind::Language,
    }
}

/// Small programs in the style of litmus tests, of 4 to 12 events, and two with many executions.
fn programs() -> Vec<(&'static str, TestProgram)> {
    use Mode::{Acquire, Relaxed, Release, SequentiallyConsistent as Sc};
    let all = vec![
        (
            "sb+scs",
            vec![
                vec![store(0, 1, Sc), load(0, 1, Sc)],
                vec![store(1, 1, Sc), load(0, 0, Sc)],
            ],
        ),
        (
            "mp+rel+acq",
            vec![
                vec![store(0, 1, Relaxed), store(1, 1, Release)],
                vec![load(0, 1, Acquire), load(1, 0, Relaxed)],
            ],
        ),
        (
            "iriw+fences",
            vec![
                vec![store(0, 1, Relaxed)],
                vec![store(1, 1, Relaxed)],
                vec![load(0, 0, Relaxed), fence(), load(1, 1, Relaxed)],
                vec![load(0, 1, Relaxed), fence(), load(1, 0, Relaxed)],
            ],
        ),
        (
            "2+2w-reads",
            vec![
                vec![
                    store(0, 1, Release),
                    store(1, 2, Release),
                    load(0, 1, Acquire),
                ],
                vec![
                    store(1, 1, Release),
                    store(0, 2, Release),
                    load(0, 0, Acquire),
                ],
            ],
        ),
        (
            "readers-writers",
            vec![
                vec![load(0, 0, Acquire), load(1, 0, Acquire)],
                vec![load(0, 0, Acquire), load(1, 0, Acquire)],
                vec![store(0, 1, Release)],
                vec![store(0, 2, Release)],
            ],
        ),
        (
            "three-way",
            (0..3)
                .map(|thread| {
                    let other = |by, mode| load(0, (thread + by) % 3, mode);
                    vec![
                        store(thread, 1, Sc),
                        other(1, Sc),
                        store(thread, 2, Release),
                        other(2, Acquire),
                    ]
                })
                .collect(),
        ),
        (
            "mixed-modes",
            (0..3)
                .map(|thread| {
                    let other = |by, mode| load(0, (thread + by) % 3, mode);
                    vec![
                        store(thread, 1, Relaxed),
                        other(1, Acquire),
                        fence(),
                        store(thread, 2, Release),
                        other(2, Relaxed),
                    ]
                })
                .collect(),
        ),
    ];
    let program = |(name, threads)| (name, TestProgram::new(threads));
    all.into_iter().map(program).collect()
}

/// Explores again and again for a while; executions of one run, and seconds per execution.
fn measure(model: &str, engine: Engine, program: &TestProgram, rounds: Option<u64>) -> (u64, f64) {
    let mut model = Models::new(Some(engine))
        .get(model, false)
        .unwrap_or_else(|message| panic!("{message}"));
    let start = Instant::now();
    let mut total = 0;
    let mut round = 0;
    loop {
        let summary = explore(&mut model, program, &Options::default(), &mut CountOnly);
        assert_eq!(summary.outcome, Outcome::Finished);
        total += summary.executions();
        round += 1;
        let elapsed = start.elapsed();
        let done = match rounds {
            Some(rounds) => round == rounds,
            None => elapsed > Duration::from_millis(300),
        };
        if done {
            return (summary.executions(), elapsed.as_secs_f64() / total as f64);
        }
    }
}

/// Instructions per execution: what 11 rounds take more than one, so that loading the model does not count.
fn instructions(model: &str, engine: Engine, name: &str, executions: u64) -> Option<f64> {
    let count = |rounds: u64| {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(std::env::current_exe().ok()?)
            .args([
                "--run",
                model,
                &format!("{engine:?}"),
                name,
                &rounds.to_string(),
            ])
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = text.lines().find(|line| line.contains("Collected :"))?;
        line.rsplit(' ').next()?.parse::<f64>().ok()
    };
    Some((count(11)? - count(1)?) / (10 * executions) as f64)
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, model, engine, name, rounds] = &arguments[..]
        && flag == "--run"
    {
        let all = programs();
        let program = all.iter().find(|(other, _)| other == name);
        let engine = ENGINES.iter().find(|other| format!("{other:?}") == *engine);
        if let (Some((_, program)), Some(engine)) = (program, engine) {
            measure(model, *engine, program, rounds.parse().ok());
        }
        return;
    }
    let counting = arguments
        .iter()
        .any(|argument| argument == "--instructions");
    let wanted = arguments
        .iter()
        .find(|argument| !argument.starts_with("--"));
    let unit = if counting {
        "instructions"
    } else {
        "microseconds"
    };
    println!("{unit} per execution");
    println!(
        "{:<16} {:<13} {:>10} {:>10} {:>10} {:>10}",
        "program", "model", "executions", "generated", "tables", "reference"
    );
    for (name, program) in programs() {
        if wanted.is_some_and(|wanted| !name.contains(wanted.as_str())) {
            continue;
        }
        for model in MODELS {
            let mut line = String::new();
            let mut executions = 0;
            for engine in ENGINES {
                let (count, seconds) = measure(model, engine, &program, counting.then_some(1));
                executions = count;
                let figure = if counting {
                    instructions(model, engine, name, count)
                } else {
                    Some(seconds * 1e6)
                };
                let digits = if counting { 0 } else { 3 };
                line += &match figure {
                    Some(figure) => format!(" {figure:>10.digits$}"),
                    None => format!(" {:>10}", "-"),
                };
            }
            println!("{name:<16} {model:<13} {executions:>10}{line}");
        }
    }
}
