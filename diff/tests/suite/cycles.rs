//! Tests from cycles: the classic ones with their verdicts, random ones against brute force, and
//! what is refused.

use katec_checker::event::{EventId, Mode, ThreadId};
use katec_checker::graph::Graph;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::random::SplitMix;
use katec_compiler::load;
use katec_compiler::reference::ReferenceModel;
use katec_diff::cycle::Cycle;
use katec_diff::test::{Clause, Level, Test};
use katec_diff::verdict::{allows, litmus_allows};
use katec_diff::write::{Heading, language, write};
use katec_programs::litmus::LitmusTest;
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::stages::prepared;
use std::collections::BTreeMap;

fn model(name: &str) -> ReferenceModel {
    let model = load(name).unwrap_or_else(|errors| panic!("{errors}"));
    ReferenceModel::new(&prepared(model))
}

fn cycle(edges: &str) -> Cycle {
    Cycle::parse(edges).unwrap_or_else(|error| panic!("{edges}: {error}"))
}

fn test(edges: &str, level: Level) -> Test {
    let test = cycle(edges).test(level, Mode::Relaxed);
    test.unwrap_or_else(|error| panic!("{edges}: {error}"))
}

/// Edges, the name, and whether sc, tso and rc11 allow the outcome: `-` is forbidden, `+` allowed.
/// Accesses are relaxed where nothing else is said.
const CLASSICS: &[(&str, &str, &str)] = &[
    ("PodWR Fre PodWR Fre", "SB", "-++"),
    ("Rfe PodRR Fre PodWW", "MP", "--+"),
    ("PodRW Rfe PodRW Rfe", "LB", "---"),
    ("PodWW Rfe PodRW Coe", "S", "--+"),
    ("PodWW Coe PodWR Fre", "R", "-++"),
    ("PodWW Coe PodWW Coe", "2+2W", "--+"),
    ("Rfe PodRR Fre Rfe PodRR Fre", "IRIW", "--+"),
    ("Rfe PodRW Rfe PodRR Fre", "WRC", "--+"),
    ("Rfe PodRR Fre PodWR Fre", "RWC", "-++"),
    ("PodWW Rfe PodRW Rfe PodRR Fre", "ISA2", "--+"),
    ("PodWW Rfe PodRW Coe PodWR Fre", "Z6.0", "-++"),
    ("PodWW Coe PodWW Rfe PodRW Coe", "Z6.1", "--+"),
    ("PodWW Rfe PodRW Rfe PodRW Coe", "Z6.2", "--+"),
    ("PodWW Coe PodWW Rfe PodRR Fre", "Z6.3", "--+"),
    ("PodWW Coe PodWR Fre PodWR Fre", "Z6.4", "-++"),
    ("PodWW Coe PodWW Coe PodWR Fre", "Z6.5", "-++"),
    ("PodWR Fre PodWR Fre PodWR Fre", "3.SB", "-++"),
    ("Rfe PosRR Fre", "CoRR", "---"),
    ("Rfe PosRW Coe", "CoRW2", "---"),
    ("Coe PosWR Fre", "CoWR", "---"),
    // Fences.
    ("FenceScdWR Fre FenceScdWR Fre", "SB+fencescs", "---"),
    ("FenceScdWR Fre PodWR Fre", "SB+fencesc+po", "-++"),
    (
        "FenceReldWW Rfe FenceAcqdRR Fre",
        "MP+fencerel+fenceacq",
        "---",
    ),
    ("FenceReldWW Rfe PodRR Fre", "MP+fencerel+po", "--+"),
    ("FenceARdWW Coe FenceScdWR Fre", "R+fencear+fencesc", "--+"),
    ("FenceScdWW Coe FenceScdWR Fre", "R+fencescs", "---"),
    (
        "Rfe FenceScdRR Fre Rfe FenceScdRR Fre",
        "IRIW+fencescs",
        "---",
    ),
    ("Rfe FenceScdRR Fre FenceScdWR Fre", "RWC+fencescs", "---"),
    // Modes.
    (
        "PodWWRlxRel Rfe PodRRAcqRlx Fre",
        "MP+porlxrel+poacqrlx",
        "---",
    ),
    ("PodWW Rel Rfe Acq PodRR Fre", "MP+porlxrel+poacqrlx", "---"),
    (
        "PodWWRlxRel Rfe PodRRRlxRlx Fre",
        "MP+porlxrel+porlxrlx",
        "--+",
    ),
    ("PodWRScSc Fre PodWRScSc Fre", "SB+poscscs", "---"),
    ("PodWRRelAcq Fre PodWRRelAcq Fre", "SB+porelacqs", "-++"),
    (
        "Sc Rfe PodRRScSc Fre Sc Rfe PodRRScSc Fre",
        "IRIW+poscscs+ScSc",
        "---",
    ),
    (
        "Rel Rfe PodRRAcqAcq Fre Rel Rfe PodRRAcqAcq Fre",
        "IRIW+poacqacqs+RelRel",
        "--+",
    ),
    (
        "Rel Rfe PodRWAcqRel Rfe PodRRAcqRlx Fre",
        "WRC+poacqrel+poacqrlx+Rel",
        "---",
    ),
    (
        "PodWWRlxRel Rfe PodRWAcqRel Rfe PodRRAcqRlx Fre",
        "ISA2+porlxrel+poacqrel+poacqrlx",
        "---",
    ),
    ("PodWWScSc Coe PodWWScSc Coe", "2+2W+poscscs", "---"),
    // Within threads.
    ("Rfi PodRR Fre Rfi PodRR Fre", "SB+rfi-pos", "-++"),
    // Read-modify-writes, SC where nothing is said.
    ("Rmw PodWR Fre Rfe Rmw PodWR Fre Rfe", "", "--+"),
    (
        "PodWW Rel Rfe RmwRlxRlx Rfe Acq PodRR Fre",
        "ISA2+porlxrel+rmwrlxrlx+poacqrlx",
        "---",
    ),
];

#[test]
fn classic_cycles_give_classic_tests() {
    let mut models = ["sc", "tso", "rc11"].map(model);
    for (edges, name, verdicts) in CLASSICS {
        let cycle = cycle(edges);
        if !name.is_empty() {
            assert_eq!(cycle.name(Mode::Relaxed), *name, "{edges}");
        }
        let test = test(edges, Level::Language);
        let said: String = models
            .iter_mut()
            .map(|model| if allows(model, &test) { '+' } else { '-' })
            .collect();
        let text = write(&test, language(test.level), Heading::name(name)).expect("a test in C");
        assert_eq!(said, *verdicts, "{edges}\n{text}");
    }
}

/// Edges of X86, the name, and whether sc, tso and pso allow the outcome.
const MACHINE: &[(&str, &str, &str)] = &[
    ("PodWR Fre PodWR Fre", "SB", "-++"),
    ("MFencedWR Fre MFencedWR Fre", "SB+mfences", "---"),
    ("PodWR Fre MFencedWR Fre", "SB+mfence+po", "-++"),
    ("FencedWR Fre FencedWR Fre", "SB+fences", "---"),
    ("PodWW Rfe PodRR Fre", "MP", "--+"),
    ("MFencedWW Rfe PodRR Fre", "MP+mfence+po", "---"),
    ("PodWW Coe PodWR Fre", "R", "-++"),
    ("PodWW Coe MFencedWR Fre", "R+po+mfence", "--+"),
    ("Rfi PodRR Fre Rfi PodRR Fre", "SB+rfi-pos", "-++"),
    ("Rfe PodRR Fre Rfe PodRR Fre", "IRIW", "---"),
];

#[test]
fn classic_cycles_give_tests_of_x86() {
    let mut models = ["sc", "tso", "pso"].map(model);
    for (edges, name, verdicts) in MACHINE {
        assert_eq!(cycle(edges).name(Mode::Relaxed), *name, "{edges}");
        let test = test(edges, Level::X86);
        let said: String = models
            .iter_mut()
            .map(|model| if allows(model, &test) { '+' } else { '-' })
            .collect();
        assert_eq!(said, *verdicts, "{edges}");
    }
}

#[test]
fn a_cycle_does_not_depend_on_where_it_starts() {
    for (edges, ..) in CLASSICS.iter().chain(MACHINE) {
        let whole = cycle(edges);
        let mut list = whole.edges().to_vec();
        for _ in 0..list.len() {
            list.rotate_left(1);
            let rotated = Cycle::new(&list).expect("the same cycle");
            assert_eq!(rotated, whole);
            assert_eq!(cycle(&rotated.to_string()), whole);
            let listed = Cycle::from_first(&list);
            let ends = list.last().is_some_and(|last| last.is_external());
            assert_eq!(listed.is_ok(), ends);
            if let Ok(listed) = listed {
                let test = |cycle: &Cycle| cycle.test(Level::Language, Mode::Relaxed);
                let canonical = |cycle: &Cycle| test(cycle).map(|test| test.canonical());
                assert_eq!(canonical(&listed), canonical(&whole));
            }
        }
    }
}

#[test]
fn a_cycle_is_written_as_diy_writes_it() {
    let cycle = cycle("Rfe PodRR Fre PodWW");
    let test = cycle.test(Level::X86, Mode::Relaxed).expect("a test");
    let lines = [
        format!("\"{cycle}\""),
        format!("Com={}", cycle.communications()),
    ];
    let heading = Heading {
        name: &cycle.name(Mode::Relaxed),
        lines: &lines,
    };
    let text = write(&test, language(test.level), heading).expect("a test in X86");
    let expected = "X86 MP\n\
        \"PodWW Rfe PodRR Fre\"\n\
        Com=Rf Fr\n\
        { }\n \
        P0         | P1         ;\n \
        MOV [x],$1 | MOV EAX,[y] ;\n";
    let squeeze = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(squeeze(&text).starts_with(&squeeze(expected)), "{text}");
    assert!(text.ends_with("exists (1:EAX=1 /\\ 1:EBX=0)\n"), "{text}");
    LitmusTest::parse(&text, "MP.litmus").expect("a test");
}

#[test]
fn edges_that_do_not_fit_are_named() {
    for (edges, part) in [
        ("", "at least two edges"),
        ("Rfe", "at least two edges"),
        (
            "Rfe PodWR Fre",
            "`Rfe` ends with a read, but `PodWR`, which follows it, starts with a write",
        ),
        ("Rfe PodRR", "`PodRR` ends with a read, but `Rfe`"),
        (
            "Pod** Pod** Fre Rfe",
            "nothing says whether the access between `Pod**` and `Pod**`",
        ),
        ("PodWR Fri PodWR Fri", "within one thread"),
        (
            "PodWR Fre PosWR Fri",
            "only one edge goes to another thread",
        ),
        (
            "PodWR Fre PosWR Fre",
            "only `PodWR` goes to another location",
        ),
        ("Rfe Fre", "no edge is program order"),
        (
            "PodWWRlxRel RfeRlxAcq PodRR Fre",
            "ends with Rel, but `RfeRlxAcq`",
        ),
        ("PodWW Rel Sc Rfe PodRR Fre", "says something else"),
        ("Rfe Podxx", "`Podxx` is not an edge"),
    ] {
        let error = Cycle::parse(edges).expect_err(edges).to_string();
        assert!(error.contains(part), "{edges}: {error}");
    }
    for (edges, level, part) in [
        (
            "PodWWRelRel Rfe PodRR Fre",
            Level::X86,
            "X86 have no memory orders",
        ),
        (
            "FenceScdWR Fre PodWR Fre",
            Level::X86,
            "is not a fence of X86",
        ),
        (
            "MFencedWR Fre PodWR Fre",
            Level::Language,
            "is not a fence of C",
        ),
        (
            "PodWWAcqRlx Rfe PodRR Fre",
            Level::Language,
            "a write cannot be Acq",
        ),
        (
            "PodWW Rfe PodRRRlxRel Fre",
            Level::Language,
            "a read cannot be Rel",
        ),
        (
            "PodWW Rfe RmwRelAcq PodWR Fre",
            Level::Language,
            "no read-modify-write has these",
        ),
        ("Rfe DpData*W Fre PodWW", Level::Language, "is not an edge"),
    ] {
        let error = match Cycle::parse(edges) {
            Ok(cycle) => cycle
                .test(level, Mode::Relaxed)
                .expect_err(edges)
                .to_string(),
            Err(error) => error.to_string(),
        };
        assert!(error.contains(part), "{edges}: {error}");
    }
}

/// Asks a model about all finished executions that end as a test says.
pub struct Asked<'t> {
    pub test: &'t Test,
    pub models: Vec<(ReferenceModel, bool)>,
}

/// Whether an execution of brute force ends as a test says.
fn ends_so(test: &Test, graph: &Graph) -> bool {
    let read = |thread: usize, instruction: usize| {
        // The first event of an instruction comes after those of the instructions before it.
        let position = test.threads[thread][..instruction]
            .iter()
            .map(|it| it.action.events())
            .sum::<usize>();
        let events = graph.thread_events(ThreadId(thread as u32));
        graph.rf(events[position]).map(|write| graph.value(write).0)
    };
    let mut last = BTreeMap::new();
    for event in graph.events() {
        if let (Some(place), Some(location)) = (graph.place(event), graph.location(event)) {
            let write = graph.co(location).last().expect("an initial write");
            last.insert(place, graph.value(*write).0);
        }
    }
    test.condition.iter().all(|clause| match *clause {
        Clause::Register {
            thread,
            instruction,
            value,
        } => read(thread, instruction) == Some(value),
        Clause::Memory { location, value } => last.get(&location.place()) == Some(&value),
    })
}

impl MemoryModel for Asked<'_> {
    fn consistent(&mut self, _: &Graph, _: EventId) -> bool {
        unreachable!("brute force asks from scratch")
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        if ends_so(self.test, graph) {
            for (model, allows) in &mut self.models {
                *allows |= model.consistent_from_scratch(graph);
            }
        }
        false
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}
}

/// A random cycle of up to seven edges.
fn random_cycle(random: &mut SplitMix, level: Level) -> Option<Cycle> {
    let common = [
        "Rfe", "Fre", "Coe", "Rfe", "Fre", "Coe", "Pod**", "Pod**", "Pos**", "Rmw", "Rfi", "Coi",
        "Fri", "Fenced**",
    ];
    let language = [
        "Rfe",
        "Fre",
        "Coe",
        "Pod**",
        "Pod**",
        "FenceScd**",
        "FenceARd**",
        "FenceReld**",
        "DpAddrd*",
        "DpDatadW",
        "DpCtrldW",
        "Fetch.Add",
        "Rel",
        "Acq",
        "Sc",
        "Rlx",
        "Coe Rel Rfe Acq",
    ];
    let count = 4 + random.below(4);
    let words: Vec<&str> = (0..count)
        .map(|_| match level {
            Level::Language if random.chance(60) => random.pick(&language),
            _ => random.pick(&common),
        })
        .collect();
    Cycle::parse(&words.join(" ")).ok()
}

#[test]
fn random_cycles_are_judged_like_brute_force_does() {
    let names: [(Level, &[&str]); 2] = [
        (Level::Language, &["sc", "tso", "ra", "rc11"]),
        (Level::X86, &["sc", "tso", "pso"]),
    ];
    for (level, names) in names {
        let models: Vec<ReferenceModel> = names.iter().map(|name| model(name)).collect();
        let mut random = SplitMix::new(15);
        let mut seen = 0;
        while seen < 150 {
            let Some(cycle) = random_cycle(&mut random, level) else {
                continue;
            };
            let Ok(test) = cycle.test(level, Mode::Relaxed) else {
                continue;
            };
            let cheap = test.size().events <= 7;
            if !cheap {
                continue;
            }
            seen += 1;
            check_random(&cycle, &test, names, &models);
        }
    }
}

fn check_random(cycle: &Cycle, test: &Test, names: &[&str], models: &[ReferenceModel]) {
    let depends = |test: &Test| test.instructions().any(|(_, _, it)| it.depends.count() > 0);
    let name = cycle.name(Mode::Relaxed);
    let text = write(test, language(test.level), Heading::name(&name));
    let text = match text {
        Ok(text) => text,
        Err(error) => {
            assert!(
                test.level == Level::X86 && depends(test),
                "{cycle}: {error}"
            );
            return;
        }
    };
    let litmus = LitmusTest::parse(&text, "random.litmus")
        .unwrap_or_else(|error| panic!("{cycle}: {error}\n{text}"));
    assert_eq!(litmus.name(), name);
    let models = models.iter().map(|model| (model.clone(), false)).collect();
    let mut asked = Asked { test, models };
    brute_force(&mut asked, test, BruteForce::FilterAtTheEnd);
    for ((model, expected), name) in asked.models.iter_mut().zip(names) {
        assert_eq!(allows(model, test), *expected, "{name}: {cycle}\n{text}");
        assert_eq!(
            litmus_allows(model, &litmus),
            *expected,
            "{name}: {cycle}\n{text}"
        );
    }
}
