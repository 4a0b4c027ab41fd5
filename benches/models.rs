//! Microseconds and instructions per execution of library models, for each engine, over a fixed set of programs.
//!
//! `cargo bench --bench models [NAME..]` runs the programs and models with one of these names, and all without. Microseconds are of
//! processor time where the system tells it; instructions are counted by callgrind, and left out without valgrind. The
//! reference evaluator stops after some executions: it is slow, and each takes as long as the others.

use katec::engines::{Engine, Models};
use katec_checker::event::{FenceKind, Mode, Update, Value};
use katec_checker::explore::{CountOnly, Options, Outcome, explore};
use katec_checker::testing::{Expression, Instruction, TestProgram};
use std::process::Command;
use std::time::{Duration, Instant};

const ENGINES: [Engine; 3] = [Engine::Generated, Engine::Tables, Engine::Reference];

/// How many executions the reference evaluator is given.
const REFERENCE_EXECUTIONS: u64 = 40;

/// For how long each pair of model and program is explored again and again.
const TIME: Duration = Duration::from_millis(200);

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

fn add(variable: u64, mode: Mode) -> Instruction {
    Instruction::Rmw {
        register: 0,
        variable,
        update: Update::Add(Value(1)),
        mode,
        failure_mode: Mode::Relaxed,
    }
}

/// Two threads that add to each other's variable: the accesses of fib_bench.
fn fibonacci(rounds: usize, mode: Mode) -> Vec<Vec<Instruction>> {
    let thread = |own, other| {
        let round = [
            load(0, own, mode),
            load(1, other, mode),
            store(own, 1, mode),
        ];
        round.repeat(rounds)
    };
    vec![thread(0, 1), thread(1, 0)]
}

/// Small programs in the style of litmus tests, of 5 to 12 events, and larger ones with many executions.
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
    let many = [
        (
            "counters",
            (0..4)
                .map(|thread| {
                    vec![
                        add(0, Relaxed),
                        add(1, Mode::AcquireRelease),
                        load(1, thread % 2, Acquire),
                    ]
                })
                .collect(),
        ),
        ("fib(4)-relaxed", fibonacci(4, Relaxed)),
        ("fib(4)-sc", fibonacci(4, Sc)),
    ];
    let program = |(name, threads)| (name, TestProgram::new(threads));
    all.into_iter().chain(many).map(program).collect()
}

/// Processor time of this process so far, as finely as the system counts it.
fn processor_time() -> Option<Duration> {
    const TICKS_PER_SECOND: u32 = 100;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let ticks = stat.rsplit(')').next()?.split_whitespace().nth(11)?;
    Some(Duration::from_secs(1) * ticks.parse().ok()? / TICKS_PER_SECOND)
}

/// Runs a program under a model, so many times or for a while: how many executions there were, and seconds per execution.
fn measure(model: &str, engine: Engine, program: &TestProgram, rounds: Option<u64>) -> (u64, f64) {
    let mut model = Models::new(Some(engine))
        .get(model, false)
        .unwrap_or_else(|message| panic!("{message}"));
    let options = Options {
        execution_limit: (engine == Engine::Reference).then_some(REFERENCE_EXECUTIONS),
        ..Options::default()
    };
    let (start, started) = (Instant::now(), processor_time());
    let elapsed = || match (started, processor_time()) {
        (Some(started), Some(now)) => now.saturating_sub(started),
        _ => start.elapsed(),
    };
    let (mut total, mut round) = (0, 0);
    loop {
        let summary = explore(&mut model, program, &options, &mut CountOnly);
        assert!(matches!(
            summary.outcome,
            Outcome::Finished | Outcome::ExecutionLimit
        ));
        total += summary.executions();
        round += 1;
        let done = match rounds {
            Some(rounds) => round >= rounds,
            None => elapsed() > TIME,
        };
        if done {
            let seconds = elapsed().as_secs_f64() / total as f64;
            return (summary.executions(), seconds);
        }
    }
}

/// Instructions per execution: what two runs take more than one, so that loading the model does not count.
fn instructions(model: &str, engine: Engine, name: &str, executions: u64) -> Option<f64> {
    let count = |rounds: u64| {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(std::env::current_exe().ok()?)
            .args(["--run", model, &format!("{engine:?}"), name])
            .arg(rounds.to_string())
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = text.lines().find(|line| line.contains("Collected :"))?;
        line.rsplit(' ').next()?.parse::<f64>().ok()
    };
    let few = match engine {
        Engine::Reference => 1,
        Engine::Generated | Engine::Tables => (1000 / executions.max(1)).clamp(1, 100),
    };
    Some((count(2 * few)? - count(few)?) / (few * executions) as f64)
}

/// What the child process of [`instructions`] does.
fn run(model: &str, engine: &str, name: &str, rounds: &str) {
    let all = programs();
    let program = all.iter().find(|(other, _)| *other == name);
    let engine = ENGINES.iter().find(|other| format!("{other:?}") == *engine);
    if let (Some((_, program)), Some(engine)) = (program, engine) {
        measure(model, *engine, program, rounds.parse().ok());
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, model, engine, name, rounds] = &arguments[..]
        && flag == "--run"
    {
        return run(model, engine, name, rounds);
    }
    let names = || arguments.iter().filter(|name| !name.starts_with("--"));
    let models = || katec_generated::NAMES.iter().copied();
    let wanted = |name: &str, known: &dyn Fn(&str) -> bool| {
        let mut chosen = names().filter(|name| known(name)).peekable();
        chosen.peek().is_none() || chosen.any(|chosen| chosen == name)
    };
    let all = programs();
    let is_program = |name: &str| all.iter().any(|(other, _)| *other == name);
    let is_model = |name: &str| models().any(|other| other == name);
    println!(
        "microseconds and instructions per execution: generated code, tables, reference evaluator\n"
    );
    println!(
        "| program | model | executions | us | us | us | instructions | instructions | instructions |"
    );
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (name, program) in all.iter().filter(|(name, _)| wanted(name, &is_program)) {
        for model in models().filter(|model| wanted(model, &is_model)) {
            let (mut times, mut counts, mut all_executions) = (String::new(), String::new(), 0);
            for engine in ENGINES {
                let (executions, seconds) = measure(model, engine, program, None);
                all_executions = all_executions.max(executions);
                times += &format!(" {:.2} |", seconds * 1e6);
                counts += &match instructions(model, engine, name, executions) {
                    Some(count) => format!(" {count:.0} |"),
                    None => " - |".to_string(),
                };
            }
            println!("| {name} | {model} | {all_executions} |{times}{counts}");
        }
    }
}
