//! Verdicts against executions: what is proved or said to have no difference has none among the
//! executions of random programs, as the reference evaluator judges them.

use crate::random::{ASSEMBLY, LANGUAGE, MACHINE, Shape, random_test};
use katec_checker::graph::Graph;
use katec_checker::model::{AllowAll, MemoryModel};
use katec_checker::random::SplitMix;
use katec_compiler::pipeline::Resolved;
use katec_compiler::prove::Limits;
use katec_compiler::reference::ReferenceModel;
use katec_compiler::{library, resolve_text};
use katec_diff::compare::{Comparison, Inclusion, Settings, compare};
use katec_diff::joined::Side;
use katec_diff::run::watch;
use katec_diff::test::{Action, Instruction, Level, Test};
use katec_diff::vocabulary::Shared;
use katec_testing::{first_seed, mutants, random_model, sample};
use std::ops::ControlFlow;
use std::time::Duration;

/// How long a comparison may take, of a processor: what is seen does not depend on what else a
/// machine has to do.
const TIME: Duration = Duration::from_secs(3);

/// A program and all of its executions.
struct Program {
    test: Test,
    graphs: Vec<Graph>,
}

/// Random programs of several languages.
fn programs(shapes: &[Shape], count: u64, seed: u64) -> Vec<Program> {
    (seed..seed + count)
        .map(|seed| {
            let shape = shapes[(seed % shapes.len() as u64) as usize];
            let test = random_test(shape, seed);
            let mut graphs = Vec::new();
            let mut all = AllowAll {
                dependencies: true,
                ..AllowAll::default()
            };
            watch(
                &mut all,
                &test,
                |_| {},
                |execution, _| {
                    graphs.push(execution.graph().clone());
                    ControlFlow::Continue(())
                },
            );
            Program { test, graphs }
        })
        .collect()
}

/// Whether two models are compared on a program.
fn is_compared(comparison: &Comparison, test: &Test) -> bool {
    let fences = |(_, _, it): (_, _, Instruction)| matches!(it.action, Action::Fence { .. });
    match comparison.vocabulary.shared {
        Shared::All => true,
        Shared::Language => test.level == Level::Language,
        Shared::Machine(level) => test.level == level,
        Shared::Plain(level) => test.level == level && !test.instructions().any(fences),
    }
}

/// Whether programs like this one are searched: what is left out is listed in docs/diff.md.
fn is_searched(test: &Test) -> bool {
    let accessed = |it: Instruction| it.action.location();
    let all = || test.instructions().map(|(_, _, it)| it);
    let is_alone = |it: Instruction| {
        let same = all().filter(|other| accessed(*other) == accessed(it));
        !matches!(it.action, Action::Rmw { .. }) && accessed(it).is_some() && same.count() == 1
    };
    let only_read = |it: Instruction| {
        let mut same = all().filter(|other| accessed(*other) == accessed(it));
        accessed(it).is_some() && same.all(|other| other.action.value().is_none())
    };
    !all().any(is_alone) && !all().any(only_read) && test.barriers().is_empty()
}

/// How many inclusions of one model in another were established, and in which way.
#[derive(Debug, Default)]
struct Seen {
    proved: usize,
    refuted: usize,
    open: usize,
}

/// Compares two models, and judges all executions of the programs by both.
fn check(texts: [&str; 2], models: [&Resolved; 2], programs: &[Program], seen: &mut Seen) {
    let settings = Settings {
        events: 4,
        limits: Limits::default().within_processor(TIME),
        ..Settings::default()
    };
    let compared = compare(["a", "b"], models[0], models[1], &settings, &|_, _, _| {});
    let comparison = compared.expect("only built-in relations");
    let mut references = models.map(|model| {
        let prepared = model.clone().prepare().expect("a meaning");
        ReferenceModel::new(&prepared)
    });
    for side in Side::BOTH {
        let most = match &comparison.inclusions[side.index()] {
            Inclusion::Proved(_) => {
                seen.proved += 1;
                None
            }
            Inclusion::Refuted(_) => {
                seen.refuted += 1;
                continue;
            }
            Inclusion::Open { events, .. } => {
                seen.open += 1;
                Some(*events)
            }
        };
        let fits = |p: &&Program| {
            let small = |most| p.test.size().events <= most && is_searched(&p.test);
            is_compared(&comparison, &p.test) && most.is_none_or(small)
        };
        for program in programs.iter().filter(fits) {
            for graph in &program.graphs {
                let allowed = references[side.index()].consistent_from_scratch(graph);
                assert!(
                    !allowed || references[side.other().index()].consistent_from_scratch(graph),
                    "{side:?} allows what the other forbids, proved or nothing found up to \
                     {most:?} events:\n{}\n{graph:?}\n{}\n--- and\n{}",
                    program.test,
                    texts[0],
                    texts[1],
                );
            }
        }
    }
}

fn resolved(text: &str) -> Option<Resolved> {
    resolve_text("text.cat", text).ok()
}

/// Two mutants of a model, or the model and a mutant.
fn pair(text: &str, random: &mut SplitMix) -> [String; 2] {
    let all = mutants(text);
    let one = all[random.below(all.len() as u64) as usize].text.clone();
    match random.below(3) {
        0 => [text.to_string(), one],
        1 => {
            let twice = mutants(&one);
            let two = twice.get(random.below(twice.len().max(1) as u64) as usize);
            [text.to_string(), two.map_or(one, |two| two.text.clone())]
        }
        _ => [
            all[random.below(all.len() as u64) as usize].text.clone(),
            one,
        ],
    }
}

/// Compares random pairs of mutants of library models, and of random ones every other time if those
/// are wanted.
fn check_pairs(names: &[&str], others: bool, pairs: u64, programs: &[Program]) {
    let seed = first_seed();
    let mut seen = Seen::default();
    for number in 0..pairs {
        let mut random = SplitMix::new(seed + number);
        let text = match others && number % 2 == 1 {
            false => {
                let name = names[random.below(names.len() as u64) as usize];
                library::text(name).expect("a model").to_string()
            }
            true => random_model(seed + number),
        };
        let texts = pair(&text, &mut random);
        if let (Some(a), Some(b)) = (resolved(&texts[0]), resolved(&texts[1])) {
            check([&texts[0], &texts[1]], [&a, &b], programs, &mut seen);
        }
    }
    println!("{seen:?}");
    // Of models of machines not much is known in so little time.
    assert!(!others || seen.proved > 1 && seen.refuted > 1, "{seen:?}");
}

#[test]
fn verdicts_hold_in_the_executions_of_random_programs() {
    let shapes = [MACHINE, LANGUAGE, LANGUAGE, LANGUAGE];
    let programs = programs(&shapes, sample("programs", 25, 200), first_seed());
    let names = [
        "tso",
        "pso",
        "ra",
        "sra",
        "rc11",
        "rc20",
        "rc11-regular",
        "sc",
    ];
    let pairs = sample("pairs of models", 4, 15);
    check_pairs(&names, true, pairs, &programs);
}

#[test]
fn verdicts_about_machines_hold_in_the_executions_of_random_programs() {
    let shapes = [&ASSEMBLY[..], &[LANGUAGE]].concat();
    let programs = programs(&shapes, sample("programs", 120, 800), first_seed());
    let names = ["aarch64", "riscv", "power", "arm", "dotnet", "imm"];
    let pairs = sample("pairs of models of machines", 2, 15);
    check_pairs(&names, false, pairs, &programs);
}
