//! Microseconds and instructions per execution of library models, for each engine, over a fixed set
//! of programs.
//!
//! `cargo bench --bench models [-- --times] [NAME..]` runs the programs and models with one of
//! these names, and all without. It prints two tables in markdown, or with `--times` only the
//! microseconds of the first:
//!
//! * the whole run: microseconds, and instructions, which callgrind counts (left out without
//!   valgrind), in them what exploration does itself, which is the same work under all engines;
//! * the model's part: the instructions within calls of the model, that is consistency, admissible
//!   writes, places, revisits, clocks, errors and warnings.
//!
//! The reference evaluator is slow. It is given a few executions only, and instructions are counted
//! from some of them to some more, so that what comes before the first does not count. When another
//! engine is compared with it, that is over the same executions.

use katec::engines::{Engine, Models};
use katec_checker::event::{EventId, FenceKind, Mode, Update, Value};
use katec_checker::explore::{CountOnly, Ending, Options, explore};
use katec_checker::graph::Graph;
use katec_checker::model::{Finding, MemoryModel};
use katec_driver::{AnyModel, Models as _};
use katec_testing::{Expression, Instruction, TestProgram};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const ENGINES: [Engine; 3] = [Engine::Generated, Engine::Tables, Engine::Reference];

/// Of which executions the instructions are counted when an engine is compared with the reference
/// evaluator.
const FEW: (u64, u64) = (4, 12);

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

/// Small programs in the style of litmus tests, of 5 to 12 events, and larger ones with many
/// executions.
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

/// A model whose every call can be told apart from exploration: callgrind sums up what is within
/// functions by their names.
struct Parted(AnyModel);

#[inline(never)]
fn model_part_update_clocks(model: &mut AnyModel, graph: &mut Graph, event: EventId) {
    model.update_clocks(graph, event);
}

#[inline(never)]
fn model_part_first_readable(model: &mut AnyModel, graph: &Graph, read: EventId) -> usize {
    model.first_readable(graph, read)
}

#[inline(never)]
fn model_part_first_place(model: &mut AnyModel, graph: &Graph, write: EventId) -> usize {
    model.first_place(graph, write)
}

#[inline(never)]
fn model_part_may_revisit(model: &mut AnyModel, graph: &Graph, ends: (EventId, EventId)) -> bool {
    model.may_revisit(graph, ends.0, ends.1)
}

#[inline(never)]
fn model_part_consistent(model: &mut AnyModel, graph: &Graph, event: EventId) -> bool {
    model.consistent(graph, event)
}

#[inline(never)]
fn model_part_findings(model: &mut AnyModel, graph: &Graph, at: EventId, found: &mut Vec<Finding>) {
    model.findings(graph, at, found);
}

/// What the names of the functions above begin with.
const MODEL_PART: &str = "model_part_";

impl MemoryModel for Parted {
    fn clock_count(&self) -> usize {
        self.0.clock_count()
    }

    fn update_clocks(&mut self, graph: &mut Graph, event: EventId) {
        model_part_update_clocks(&mut self.0, graph, event);
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        model_part_first_readable(&mut self.0, graph, read)
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        model_part_first_place(&mut self.0, graph, write)
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        model_part_may_revisit(&mut self.0, graph, (read, write))
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        model_part_consistent(&mut self.0, graph, event)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        self.0.consistent_from_scratch(graph)
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        model_part_findings(&mut self.0, graph, event, found);
    }

    fn findings_at_end(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        self.0.findings_at_end(graph, found);
    }

    fn uses_thread_ends(&self) -> bool {
        self.0.uses_thread_ends()
    }

    fn needs_dependencies(&self) -> bool {
        self.0.needs_dependencies()
    }
}

fn load_model(name: &str, engine: Engine) -> AnyModel {
    let model = Models::new(Some(engine)).get(name, false);
    model.unwrap_or_else(|message| panic!("{message}"))
}

/// Explores a program, as far as a number of executions, and says how many there were.
fn explore_some<M: MemoryModel>(model: &mut M, program: &TestProgram, limit: Option<u64>) -> u64 {
    let options = Options {
        execution_limit: limit,
        ..Options::default()
    };
    let summary = explore(model, program, &options, &mut CountOnly);
    let ends = [Ending::Finished, Ending::ExecutionLimit];
    assert!(ends.contains(&summary.ending));
    summary.executions()
}

// ----- time -----

/// Microseconds per execution: those of the fastest of several equal parts, because whatever else
/// the machine does only adds to them.
fn microseconds(model: &mut AnyModel, engine: Engine, program: &TestProgram) -> f64 {
    let limit = (engine == Engine::Reference).then_some(FEW.1);
    let executions = explore_some(model, program, limit);
    // Asking for the time takes time.
    let rounds = (2000 / executions).max(1);
    let start = Instant::now();
    let mut fastest = f64::INFINITY;
    while start.elapsed() < TIME {
        let part = Instant::now();
        for _ in 0..rounds {
            explore_some(model, program, limit);
        }
        fastest = fastest.min(part.elapsed().as_secs_f64());
    }
    fastest * 1e6 / (rounds * executions) as f64
}

// ----- instructions -----

/// Instructions of a number of executions.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    whole: f64,
    model: f64,
}

impl Cost {
    fn per_execution(self, executions: u64) -> Self {
        Self {
            whole: self.whole / executions as f64,
            model: self.model / executions as f64,
        }
    }
}

/// Instructions per execution of one engine.
#[derive(Clone, Copy, Debug)]
struct Costs {
    /// Of all executions; for the reference evaluator the same as of few.
    all: Cost,
    /// Of few.
    few: Cost,
}

/// Where callgrind begins a new part of its output.
#[inline(never)]
fn begin_round() {
    std::hint::black_box(());
}

/// What callgrind counts: every call is one part of its output, after one for what comes between.
#[inline(never)]
fn counted_round(
    model: &mut Parted,
    program: &TestProgram,
    limit: Option<u64>,
    rounds: u64,
) -> u64 {
    (0..rounds)
        .map(|_| explore_some(model, program, limit))
        .sum()
}

fn count(model: &mut Parted, program: &TestProgram, limit: Option<u64>, rounds: u64) -> u64 {
    begin_round();
    counted_round(model, program, limit, rounds)
}

/// What the child process of [`instructions`] does: for each program one line with the executions
/// of each round that is counted.
fn run(model: &str, engine: &str, names: &[String]) {
    let engine = ENGINES.iter().find(|other| format!("{other:?}") == *engine);
    let Some(engine) = engine else { return };
    let mut model = Parted(load_model(model, *engine));
    for (_, program) in programs()
        .iter()
        .filter(|(name, _)| names.iter().any(|n| n == name))
    {
        let most = (*engine == Engine::Reference).then_some(FEW.1);
        // Room that is kept from run to run is made before.
        let executions = explore_some(&mut model, program, most);
        let rounds = (500 / executions).max(1);
        let all = match engine {
            Engine::Reference => 0,
            Engine::Generated | Engine::Tables => count(&mut model, program, None, rounds),
        };
        let less = count(&mut model, program, Some(FEW.0), 1);
        let more = count(&mut model, program, Some(FEW.1), 1);
        println!("{all} {less} {more}");
    }
}

/// Instructions per execution for each program, if there is valgrind.
fn instructions(model: &str, engine: Engine, names: &[&str]) -> Option<Vec<Costs>> {
    let folder = tempfile::tempdir().ok()?;
    let out = folder.path().join("out");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--compress-pos=no"])
        .args(["--dump-after=*begin_round*", "--dump-after=*counted_round*"])
        .arg(format!("--callgrind-out-file={}", out.display()))
        .arg(std::env::current_exe().ok()?)
        .args(["--run", model, &format!("{engine:?}")])
        .args(names)
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut part = 0;
    let mut next = || {
        part += 2;
        read_part(&out.with_extension(part.to_string()))
    };
    let lines = text.lines().map(|line| {
        let numbers: Vec<u64> = line.split(' ').filter_map(|n| n.parse().ok()).collect();
        let &[all, less, more] = numbers.as_slice() else {
            return None;
        };
        let whole = if all > 0 { Some(next()?) } else { None };
        let (first, second) = (next()?, next()?);
        let few = match more > less {
            true => Cost {
                whole: second.whole - first.whole,
                model: second.model - first.model,
            }
            .per_execution(more - less),
            // There are no more than a few.
            false => second.per_execution(more),
        };
        let all = whole.map_or(few, |cost| cost.per_execution(all));
        Some(Costs { all, few })
    });
    lines.collect()
}

/// One part of callgrind's output: all instructions, and those in calls of functions of the model's
/// part.
///
/// A line `calls=` follows the line `cfn=` that says which function is called, and is followed by
/// one whose last number is the cost of the calls. A name is written out where its number comes
/// first.
fn read_part(file: &Path) -> Option<Cost> {
    let text = std::fs::read_to_string(file).ok()?;
    let mut names: BTreeMap<&str, bool> = BTreeMap::new();
    let mut cost = Cost::default();
    let (mut is_model, mut is_call) = (false, false);
    for line in text.lines() {
        let name = line.strip_prefix("cfn=").or(line.strip_prefix("fn="));
        if let Some(name) = name {
            let (number, written) = name.split_once(' ').unwrap_or((name, ""));
            let known = names.entry(number).or_default();
            *known |= written.contains(MODEL_PART);
            if line.starts_with('c') {
                is_model = *known;
            }
        } else if line.starts_with("calls=") {
            is_call = true;
        } else if is_call {
            is_call = false;
            if is_model {
                cost.model += last_number(line)?;
            }
        } else if line.starts_with("summary:") {
            cost.whole = last_number(line)?;
        }
    }
    Some(cost)
}

fn last_number(line: &str) -> Option<f64> {
    line.rsplit(' ').next()?.parse().ok()
}

// ----- the tables -----

/// What was measured for a program under a model.
struct Row<'a> {
    program: &'a str,
    model: &'a str,
    executions: u64,
    microseconds: Vec<f64>,
    /// For each engine, if there is valgrind.
    costs: Option<Vec<Costs>>,
}

fn measure<'a>(
    all: &'a [(&'static str, TestProgram)],
    model: &'a str,
    names: &[&str],
    counting: bool,
) -> Vec<Row<'a>> {
    let chosen: Vec<_> = all
        .iter()
        .filter(|(name, _)| names.contains(name))
        .collect();
    let mut rows: Vec<Row<'_>> = Vec::new();
    for (name, program) in &chosen {
        let mut generated = load_model(model, Engine::Generated);
        rows.push(Row {
            program: name,
            model,
            executions: explore_some(&mut generated, program, None),
            microseconds: Vec::new(),
            costs: Some(Vec::new()),
        });
    }
    for engine in ENGINES {
        let mut loaded = load_model(model, engine);
        let counted = match counting {
            true => instructions(model, engine, names),
            false => None,
        };
        for (number, (_, program)) in chosen.iter().enumerate() {
            let row = &mut rows[number];
            row.microseconds
                .push(microseconds(&mut loaded, engine, program));
            match (&counted, &mut row.costs) {
                (Some(counted), Some(costs)) => costs.push(counted[number]),
                _ => row.costs = None,
            }
        }
    }
    rows
}

fn slashed(numbers: impl IntoIterator<Item = f64>, digits: usize) -> String {
    let numbers = numbers
        .into_iter()
        .map(|number| format!("{number:.digits$}"));
    numbers.collect::<Vec<_>>().join(" / ")
}

/// How many times as much the other engines take. Of a program with fewer executions than are
/// counted for the reference evaluator, the average of all has to do.
fn ratios(row: &Row<'_>, costs: &[Costs], part: impl Fn(Cost) -> f64) -> String {
    let [generated, tables, reference] = costs else {
        return String::new();
    };
    let own = if row.executions < FEW.1 {
        generated.all
    } else {
        generated.few
    };
    format!(
        "{:.1} / {:.0}",
        part(tables.all) / part(generated.all),
        part(reference.few) / part(own)
    )
}

fn print_table(title: &str, rows: &[Row<'_>], cells: impl Fn(&Row<'_>) -> String) {
    println!("\n{title}");
    for row in rows {
        println!(
            "| {} | {} | {} | {}",
            row.program,
            row.model,
            row.executions,
            cells(row)
        );
    }
}

fn print(rows: &[Row<'_>]) {
    let whole = "| program | model | executions | us: generated / tables / reference | instructions | tables, reference / generated |\n\
                 | --- | --- | ---: | ---: | ---: | ---: |";
    print_table(whole, rows, |row| {
        let counted = row.costs.as_deref().map_or("- | - |".to_string(), |costs| {
            let numbers = slashed(costs.iter().map(|cost| cost.all.whole), 0);
            format!("{numbers} | {} |", ratios(row, costs, |cost| cost.whole))
        });
        format!(
            "{} | {counted}",
            slashed(row.microseconds.iter().copied(), 2)
        )
    });
    let part = "| program | model | executions | exploration | the model's part: generated / tables / reference | tables, reference / generated |\n\
                | --- | --- | ---: | ---: | ---: | ---: |";
    print_table(part, rows, |row| {
        row.costs
            .as_deref()
            .map_or("- | - | - |".to_string(), |costs| {
                let exploration = costs.first().map(|cost| cost.all.whole - cost.all.model);
                let numbers = slashed(costs.iter().map(|cost| cost.all.model), 0);
                let ratios = ratios(row, costs, |cost| cost.model);
                format!("{} | {numbers} | {ratios} |", slashed(exploration, 0))
            })
    });
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, model, engine, names @ ..] = &arguments[..]
        && flag == "--run"
    {
        return run(model, engine, names);
    }
    let all = programs();
    let given = || {
        arguments
            .iter()
            .map(String::as_str)
            .filter(|name| !name.starts_with("--"))
    };
    let chosen = |known: &[&'static str]| -> Vec<&'static str> {
        let chosen = known
            .iter()
            .copied()
            .filter(|name| given().any(|n| n == *name));
        let chosen: Vec<_> = chosen.collect();
        if chosen.is_empty() {
            known.to_vec()
        } else {
            chosen
        }
    };
    let names: Vec<_> = all.iter().map(|(name, _)| *name).collect();
    let (names, models) = (chosen(&names), chosen(katec_generated::NAMES));
    let counting = !arguments.iter().any(|argument| argument == "--times");
    let mut rows = Vec::new();
    for model in &models {
        rows.extend(measure(&all, model, &names, counting));
    }
    print(&rows);
}
