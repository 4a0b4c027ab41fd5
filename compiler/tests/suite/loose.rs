//! Whether executions with cycles of `po | rf` are rightly ruled out by those without: exploration
//! with pending reads finds none then.
//!
//! `KATEC_RUNS` asks for so many runs (program x model) instead of the usual number.

use crate::pending::{CYCLIC, program, runs};
use katec_checker::event::{FenceKind, Mode};
use katec_checker::explore::{
    CountOnly, Ending, Loose, Options, Parking, Summary, Wanted, Whole, explore, explore_cycles,
    explore_pending,
};
use katec_checker::model::{LocalOrder, LocalStep, MemoryModel};
use katec_compiler::library;
use katec_compiler::load;
use katec_compiler::pipeline::Prepared;
use katec_compiler::reference::ReferenceModel;
use katec_testing::stages::{prepared, resolved};
use katec_testing::{Expression, Instruction, TestProgram, first_seed, one_in};
use std::sync::Arc;

/// A model, and the order that exploration is told to rely on.
struct Case {
    name: String,
    model: ReferenceModel,
    order: LocalOrder,
}

impl Case {
    fn new(name: &str, prepared: Prepared, order: LocalOrder) -> Self {
        let name = name.to_string();
        let admitted = prepared
            .admit()
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        let model = ReferenceModel::admitted(&admitted);
        assert!(
            model.character().causal_cycles && model.judges_parts(),
            "{name}"
        );
        Self { name, model, order }
    }

    fn of_library(name: &str) -> Option<Self> {
        let order = library::local_order(name)?;
        Some(Self::new(name, prepared(load(name).unwrap()), order))
    }

    /// What is built step by step.
    fn built(&mut self, program: &TestProgram, options: &Options) -> Summary {
        let order = self.order;
        let options = Options {
            whole: Some(Whole {
                make: Arc::new(|| None),
                local_order: Arc::new(move || Some(order)),
            }),
            ..options.clone()
        };
        explore(&mut self.model, program, &options, &mut CountOnly)
    }

    /// How many executions with cycles are found where that is known of them, and how many parts
    /// were looked at.
    fn cycles_through(&mut self, program: &TestProgram, loose: Loose) -> (u64, u64) {
        let known = (&mut self.model, program);
        let pended = explore_cycles(known, &Options::default(), &mut CountOnly, loose);
        assert!(pended.summary.candidates, "given up: {program}");
        (pended.summary.executions(), pended.parts)
    }

    /// How many executions with cycles there are.
    fn cycles(&mut self, program: &TestProgram) -> u64 {
        let known = (&mut self.model, program);
        let wanted = Wanted::Cycles;
        let pended = explore_pending(known, &Options::default(), &mut CountOnly, wanted);
        assert!(pended.summary.candidates, "given up: {program}");
        pended.summary.executions()
    }
}

/// The ways in which programs are explored.
fn ways(number: u64) -> Options {
    let options = match number % 2 {
        0 => Options::default(),
        _ => Options::for_programs(),
    };
    Options {
        parking: match number / 2 % 2 {
            0 => Parking::Off,
            _ => Parking::On,
        },
        symmetry: number / 4 % 2 == 1,
        ..options
    }
}

/// How many of so many random programs have executions with cycles, and of how many that is ruled
/// out; how many of these have some all the same.
#[derive(Debug, Default)]
struct Counts {
    runs: u64,
    cyclic: u64,
    ruled_out: u64,
    wrong: u64,
    /// Parts that were looked at for programs of which it is known through which reads cycles go.
    parts: u64,
}

fn count(cases: &mut [Case], runs: u64) -> Counts {
    let (mut counts, seed) = (Counts::default(), first_seed());
    for number in 0..runs {
        let program = program(seed + number, number % 3 == 0);
        let (round, chosen) = (number / cases.len() as u64, number % cases.len() as u64);
        let case = &mut cases[chosen as usize];
        let summary = case.built(&program, &ways(round));
        if summary.ending != Ending::Finished {
            continue;
        }
        counts.runs += 1;
        let all = case.cycles(&program);
        let loose = summary.loose.is_somewhere();
        counts.cyclic += u64::from(all > 0);
        counts.ruled_out += u64::from(!loose);
        let found = match summary.loose.clone() {
            Loose::Nowhere => (0, 0),
            known @ Loose::At(_) if !summary.parked && !summary.symmetric => {
                case.cycles_through(&program, known)
            }
            _ => (all, 0),
        };
        counts.parts += found.1;
        if found.0 != all {
            counts.wrong += 1;
            println!("{}\n{program}", case.name);
        }
    }
    println!("{counts:?}");
    counts
}

#[test]
fn what_is_ruled_out_is_not_there() {
    let mut cases: Vec<Case> = CYCLIC
        .iter()
        .copied()
        .filter_map(Case::of_library)
        .collect();
    let wanted = runs(120, 4_000);
    let counts = count(&mut cases, wanted);
    assert_eq!(counts.wrong, 0);
    assert!(counts.cyclic > wanted / 60, "{counts:?}");
    assert!(counts.ruled_out > wanted / 5, "{counts:?}");
}

/// A model that keeps nothing but dependencies in order.
const WEAK: &str = "acyclic po-loc | rf | co | fr\nacyclic addr | data | ctrl | rf";

fn told(steps: &[LocalStep]) -> Case {
    let order = LocalOrder::of(steps);
    Case::new(&format!("{steps:?}"), prepared(resolved(WEAK)), order)
}

/// If exploration is told that threads keep an order that the model does not make them keep, it
/// rules out what is there: every kind of steps counts.
#[test]
fn a_wrong_order_rules_out_what_is_there() {
    let relaxed = Mode::Relaxed;
    let load = |variable, mode| Instruction::Load {
        register: 0,
        variable,
        mode,
    };
    let store = |variable, value, mode| Instruction::Store {
        variable,
        value,
        mode,
    };
    let fence = |mode| Instruction::Fence {
        mode,
        kind: FenceKind::Language,
    };
    let pass_on = |from, to| {
        let value = Expression::Register(0);
        vec![load(from, relaxed), store(to, value, relaxed)]
    };
    let one = Expression::Constant(1);
    let fenced = |mode| vec![load(0, relaxed), fence(mode), store(1, one, relaxed)];
    for step in LocalStep::ALL {
        let threads = match step {
            // Exploration with pending reads takes what an exchange writes to depend on its read.
            LocalStep::Update => continue,
            LocalStep::Acquire => vec![
                vec![load(0, Mode::Acquire), store(1, one, relaxed)],
                pass_on(1, 0),
            ],
            LocalStep::Release => vec![
                vec![load(0, relaxed), store(1, one, Mode::Release)],
                pass_on(1, 0),
            ],
            LocalStep::AcquireFence => vec![fenced(Mode::Acquire), pass_on(1, 0)],
            LocalStep::ReleaseFence => vec![fenced(Mode::Release), pass_on(1, 0)],
            LocalStep::ScFence => vec![fenced(Mode::SequentiallyConsistent), pass_on(1, 0)],
        };
        let program = TestProgram::new(threads);
        for (steps, loose) in [(&[step][..], false), (&[], true)] {
            let mut case = told(steps);
            let summary = case.built(&program, &Options::default());
            assert_eq!(summary.loose.is_somewhere(), loose, "{step:?}");
            assert!(case.cycles(&program) > 0, "{step:?}");
        }
    }
}

/// A thread may decide otherwise in an execution with a cycle, also if what it decides by is kept
/// before all that comes later. Here it never comes to its write in those without.
#[test]
fn a_decision_by_a_settled_read_lets_earlier_reads_be_open() {
    let load = |register, variable, mode| Instruction::Load {
        register,
        variable,
        mode,
    };
    let store = |variable| Instruction::Store {
        variable,
        value: Expression::Constant(1),
        mode: Mode::Relaxed,
    };
    let skip = Instruction::SkipUnless {
        register: 1,
        value: 1,
        count: 1,
    };
    let second = vec![load(0, 2, Mode::Acquire), store(0)];
    let program = |mode| {
        let acquire = load(1, 1, Mode::Acquire);
        let first = vec![load(0, 0, mode), acquire, skip, store(2)];
        TestProgram::new(vec![first, second.clone()])
    };
    let mut case = told(&[LocalStep::Acquire]);
    for (mode, loose) in [(Mode::Relaxed, true), (Mode::Acquire, false)] {
        let summary = case.built(&program(mode), &Options::default());
        assert_eq!(summary.loose.is_somewhere(), loose, "{mode:?}");
    }
}

/// What the library says of its models is what is proved of them.
#[test]
fn local_orders_are_what_the_library_says() {
    let machines = library::machines().map(|(name, _)| name);
    let every = one_in(3, "the models");
    for name in machines.chain(["dotnet"]).step_by(every) {
        if name == "lkmm" {
            continue;
        }
        let proved = prepared(load(name).unwrap()).local_order();
        assert_eq!(proved, library::local_order(name), "{name}");
    }
}
