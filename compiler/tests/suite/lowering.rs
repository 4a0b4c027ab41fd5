//! Lowered models against the reference evaluator: the same answers on every graph that exploration
//! visits, and the executions of brute force.

use katec_checker::builtin::{BuiltinSet, SetMask};
use katec_checker::event::{FenceKind, Mode};
use katec_checker::lowered::{Letter, Strategy, TableModel};
use katec_checker::search::Start;
use katec_compiler::library;
use katec_compiler::lower::{Implied, Reason, Reasons};
use katec_compiler::pipeline::Refusal;
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::shorthand::{X, Y, load, store};
use katec_testing::stages::{lowered, reference, resolved};
use katec_testing::{
    Asked, BarrierShape, Expression, Instruction, SCHEDULES, Shape, TestProgram, assert_same,
    explored, first_seed, random_barrier_program, random_program,
};
use katec_testing::{compare, compare_program, compared, features, random_model, sample};
use std::collections::BTreeMap;
use std::sync::Arc;

fn tables(text: &str) -> TableModel {
    TableModel::new(Arc::new(lowered(text).into_tables()))
}

const SHAPE: Shape = Shape {
    min_threads: 2,
    max_threads: 4,
    max_instructions: 6,
    variables: 2,
    updates: true,
    fences: true,
    many_fences: false,
    branches: true,
    threads: true,
    modes: true,
    non_atomic: false,
    dependencies: false,
    machine_fences: &[],
};

/// Models that look at waits themselves, and some that do not.
const BARRIER_MODELS: [&str; 4] = [
    "let hb = (po | [REL];rf;[ACQ])+
        irreflexive hb;(rf|co|fr)+
        warning Met unless [W];hb;[B] <= sbr
        warning Rounds unless sbr <= id
        warning First unless empty [TB];sbr;[TB]",
    "let hb = (po | [REL];rf;[ACQ])+
        irreflexive hb;(rf|co|fr)+
        acyclic po | rf
        warning Through unless empty [W];po;[B];po;[R];fr;[W]
        warning Whole unless po & ext = (po;sbr;po? | po?;sbr;po) & ext
        warning Waits unless [B];(po & ext);[B] <= [TB];_
        warning Back unless irreflexive [B];sbr;[TB];po;[R];rf^-1;[W];po
        warning Known unless [W];ext;[B] <= hb | hb^-1",
    "acyclic po | rf | co | fr
        warning Ordered unless [W];co;[W] <= po
        warning Seen unless [W];rfe;po;[W] <= po | ext",
    "let hb = (po | [REL];rf;[ACQ])+
        irreflexive hb;(rf|co|fr)+
        acyclic [SC];hb;[SC] | [SC];(co | fr);[SC]
        error Race unless [W];(loc & ext);[M] | [M];(loc & ext);[W] <= hb | hb^-1",
];

#[test]
fn barriers_agree() {
    let mut asked = Asked::default();
    for text in BARRIER_MODELS {
        let mut model = compared(resolved(text), None);
        model.context = format!("{text}\n");
        for seed in 0..40_u64 {
            let shape = BarrierShape {
                non_atomic: seed.is_multiple_of(2),
                ..BarrierShape::default()
            };
            compare_program(&mut model, &random_barrier_program(&shape, seed), seed);
        }
        asked += model.asked;
    }
    assert!(asked.findings > 100, "{asked:?}");
    assert!(asked.inconsistent > 20, "{asked:?}");
}

/// What flags are about that may concern initial writes alone, which come with the first access of
/// a location.
const ABOUT_INITIAL_WRITES: [&str; 14] = [
    "~empty W * W",
    "~empty (W * W) & int",
    "~empty IW",
    "~empty [W]",
    "~empty [IW];loc;[IW]",
    "~empty [IW];po;[F]",
    "~empty [IW];po;[R];po;[F]",
    "~empty [IW];po;[F] \\ (po | rf;po)",
    "~irreflexive W * W",
    "~irreflexive [F];(_ * _);[IW];po",
    "~acyclic (W * W) \\ id",
    "~acyclic loc",
    "~acyclic [IW];po;[F];(F * IW)",
    "~acyclic (W * R);rf",
];

#[test]
fn what_is_about_initial_writes_is_found() {
    let programs = || {
        let fence = || ACQUIRE_FENCE;
        [
            vec![vec![load(0, X)], vec![load(0, Y)]],
            vec![
                vec![fence(), load(0, X)],
                vec![fence(), load(0, Y), fence()],
            ],
            vec![vec![load(0, X), load(1, Y), fence()]],
        ]
        .map(TestProgram::new)
    };
    let mut asked = Asked::default();
    for flag in ABOUT_INITIAL_WRITES {
        let text = format!("acyclic po | rf | co | fr as sc\nflag {flag} as strange");
        let mut model = compared(resolved(&text), None);
        model.context = format!("{text}\n");
        for program in programs() {
            compare_program(&mut model, &program, 0);
        }
        asked += model.asked;
    }
    assert!(asked.findings > 40, "{asked:?}");
}

/// Models whose searches follow clocks: to a read that ends a path, from a read only, and with a
/// clock that program order leads out of.
const CLOCK_MODELS: [&str; 4] = [
    "let hb = (po | SW)+
        coherence hb
        acyclic [F & SC];hb?;fr;hb?;[F & SC] as psc",
    "let hb = (po | SW)+
        acyclic po-loc | rf | co | fr
        error Race unless [W];(loc & ext);[W] <= hb | hb^-1
        acyclic (rf | co) & ext | po;[F & SC];po as row
        acyclic [F & SC];hb;data;po;[F & SC] | [F & SC];(po;fr;po | hb;fr);[F & SC] as psc",
    "let hb = (po | SW)+
        coherence hb
        let scb = po | (po \\ loc);hb;(po \\ loc) | hb & loc | co | fr
        acyclic ([SC] | [F & SC];hb?);scb;([SC] | hb?;[F & SC]) as psc",
    "let seen = po | po?;[REL];([F];po)?;(rf;rmw)*;rf;[ACQ]
        coherence seen
        acyclic [F & SC];seen;fr;seen?;[F & SC] | [F & SC];po;(co | fr);po;[F & SC] as psc",
];

/// How releases and acquires synchronise in these models.
const SW: &str = "[REL];([F];po)?;rf;(po;[F])?;[ACQ]";

const FENCED_SHAPE: Shape = Shape {
    many_fences: true,
    min_threads: 3,
    max_instructions: 7,
    threads: false,
    ..SHAPE
};

#[test]
fn clocks_as_letters_agree() {
    for (number, text) in CLOCK_MODELS.into_iter().enumerate() {
        let text = text.replace("SW", SW);
        let over_clocks = reasons(&text)["psc"].1.contains(" over clocks");
        assert_eq!(over_clocks, number < 3, "{text}");
        let model = lowered(&text);
        let mut fenced = model
            .tables()
            .constraints
            .iter()
            .map(|c| is_fenced(&c.strategy));
        assert!(fenced.any(|it| it), "{text}");
        let mut model = compared(resolved(&text), None);
        model.context = format!("{text}\n");
        for seed in 0..sample("orders of the cycle", 5, 20) {
            compare_program(&mut model, &cycle_through_a_read(), seed);
        }
        for seed in 0..sample("programs", 3, 40) {
            compare_program(&mut model, &random_program(&FENCED_SHAPE, seed), seed);
        }
        // Threads so long that their first events are not looked for one by one, and that rows of
        // matrices have several words.
        let long = sample("long programs", 3, 10);
        for (seed, length) in (0..long).map(|seed| (seed, 9)).chain([(1, 22), (2, 22)]) {
            let mut program = random_program(&FENCED_SHAPE, seed);
            for thread in &mut program.threads {
                thread.splice(0..0, vec![ACQUIRE_FENCE; length]);
            }
            compare_program(&mut model, &program, seed);
        }
        // So many threads that clocks have several lanes.
        let shape = Shape {
            min_threads: 5,
            max_threads: 6,
            ..FENCED_SHAPE
        };
        for seed in 0..sample("programs of many threads", 3, 8) {
            compare_program(&mut model, &random_program(&shape, seed), seed);
        }
    }
}

/// The first fence is before the second because the read, which it happens before, overlooks the
/// last write of `y`.
fn cycle_through_a_read() -> TestProgram {
    const SC_FENCE: Instruction = Instruction::Fence {
        mode: Mode::SequentiallyConsistent,
        kind: FenceKind::Language,
    };
    let release = Instruction::Store {
        variable: Y,
        value: Expression::Constant(1),
        mode: Mode::Release,
    };
    let acquire = Instruction::Load {
        register: 0,
        variable: Y,
        mode: Mode::Acquire,
    };
    TestProgram::new(vec![
        vec![store(X, 1), SC_FENCE, release],
        vec![ACQUIRE_FENCE, acquire],
        vec![store(Y, 2), SC_FENCE, load(0, X)],
    ])
}

const ACQUIRE_FENCE: Instruction = Instruction::Fence {
    mode: Mode::Acquire,
    kind: FenceKind::Language,
};

#[test]
fn random_models_agree() {
    let fresh = first_seed();
    let mut asked = Asked::default();
    let fixed = sample("models", 16, 250);
    for seed in (0..fixed).chain(fresh..fresh + fixed / 4) {
        println!("model {seed}");
        asked += compare(&random_model(seed), None, &SHAPE, seed..seed + 4);
    }
    // Nothing is agreed on that is never asked.
    let often = [
        asked.inconsistent,
        asked.refused_update_sources,
        asked.refused_places,
        asked.revisits,
        asked.findings,
        asked.views,
    ];
    assert!(often.iter().all(|times| *times > fixed / 2), "{asked:?}");
    assert!(asked.refused_update_revisits > fixed / 50, "{asked:?}");
}

/// Every revisit that the ranges of an engine leave out is tried. (Those of read-modify-writes may
/// fail for atomicity before.)
#[test]
fn revisits_left_out_are_tried() {
    let shape = Shape {
        updates: false,
        fences: false,
        branches: false,
        variables: 1,
        max_instructions: 7,
        ..SHAPE
    };
    let mut left_out = 0;
    let programs = sample("programs", 2, 12);
    for (name, _) in library::models() {
        let asked = compare(library::text(name).unwrap(), None, &shape, 0..programs);
        assert_eq!(asked.left_out, asked.refused_revisits, "{name}");
        left_out += asked.left_out;
    }
    assert!(left_out > 0);
}

/// Random models are of use only if they use everything that models can use.
#[test]
fn random_models_have_every_feature() {
    let mut models: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..250 {
        let model = resolved(&random_model(seed));
        for feature in features(&model) {
            *models.entry(feature).or_default() += 1;
        }
    }
    let operators = [
        "&", "\\", "let rec", "closure", "converse", "domain", "range", "product",
    ];
    let both =
        operators.map(|operator| [format!("axiom: {operator}"), format!("report: {operator}")]);
    let others = [
        "axiom: acyclic",
        "axiom: irreflexive",
        "axiom: coherence",
        "axiom: subset",
        "axiom: empty",
        "axiom: unless",
        "error",
        "warning",
        "report: acyclic",
        "report: irreflexive",
        "report: subset",
        "report: empty",
        "report: negated",
        "report: unless",
        "report: ~",
    ];
    for feature in both.into_iter().flatten().chain(others.map(String::from)) {
        let count = models.get(&feature).copied().unwrap_or(0);
        assert!(count >= 10, "{feature} in {count} models only: {models:#?}");
    }
}

/// The executions are those of brute force with the reference evaluator.
#[test]
fn random_models_have_the_executions_of_brute_force() {
    let shape = Shape {
        max_instructions: 5,
        ..SHAPE
    };
    for seed in 0..60 {
        let text = random_model(seed);
        let mut model = tables(&text);
        let program = random_program(&shape, seed);
        let expected = brute_force(&mut reference(&text), &program, BruteForce::Prune);
        let schedule = SCHEDULES[seed as usize % SCHEDULES.len()];
        let found = explored(&mut model, &program, schedule);
        assert_same(&expected, &found, || {
            format!("model {seed}\n{text}\n{program}")
        });
    }
}

/// Random models are of use only if they take all ways.
#[test]
fn random_models_take_every_strategy() {
    let mut taken: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..250 {
        let model = lowered(&random_model(seed));
        for (id, constraint) in model.constraints() {
            *taken.entry(constraint.strategy.name()).or_default() += 1;
            let Reasons { strategy, without } = model.reasons(id);
            let reasons = match strategy {
                Reason::Implied(Implied::ByAxioms(axioms)) => axioms.len(),
                Reason::Implied(Implied::ByCausalOrder) => 1,
                _ => 0,
            };
            let walks = matches!(strategy, Reason::Walks | Reason::WalksAndLookUps);
            let without = without.as_ref().map(|(_, implied)| implied);
            let also = [
                ("walks", walks),
                ("over clocks", is_over_clocks(&constraint.strategy)),
                ("fenced", is_fenced(&constraint.strategy)),
                ("follows from one", reasons == 1),
                ("follows from several", reasons > 1),
                ("holds without", without == Some(&Implied::ByItself)),
                (
                    "follows without",
                    without.is_some_and(|it| *it != Implied::ByItself),
                ),
            ];
            for (name, _) in also.iter().filter(|(_, it)| *it) {
                *taken.entry(name).or_default() += 1;
            }
        }
    }
    println!("{taken:?}");
    for name in [
        "by construction",
        "vector clock",
        "cycle search",
        "return search",
        "bit matrices",
        "walks",
        "over clocks",
        "fenced",
        "follows from one",
        "holds without",
    ] {
        let times = taken.get(name).copied().unwrap_or(0);
        assert!(times >= 10, "{name} only {times} times: {taken:?}");
    }
}

/// Whether some steps of a search are taken only where there are fences. Fences are told from other
/// events wherever it is of use, whether or not a model speaks of all fences.
#[test]
fn steps_that_need_fences_are_known() {
    for (text, needs) in [
        (
            "acyclic po-loc | rf | co | fr | po;[F];po",
            vec![BuiltinSet::F],
        ),
        (
            "acyclic po-loc | rf | co | fr | po;[F & SC];po",
            vec![BuiltinSet::F, BuiltinSet::Sc],
        ),
        // Fences without a mode are in no other set.
        ("acyclic po-loc | rf | co | fr | po;[ACQ];po", vec![]),
        ("acyclic po-loc | rf | co | fr | po;[F | ACQ];po", vec![]),
    ] {
        let text = format!("{text} as order");
        let model = lowered(&text);
        let strategy = &model.tables().constraints[0].strategy;
        let Strategy::Acyclic { table, .. } = strategy else {
            panic!("{text}: {}", strategy.name());
        };
        assert_eq!(is_fenced(strategy), !needs.is_empty(), "{text}");
        assert_eq!(table.fences, SetMask::of(&needs), "{text}");
        let asked = compare(&text, None, &FENCED_SHAPE, 0..20);
        assert!(asked.inconsistent > 5, "{text}: {asked:?}");
    }
}

/// Where a write half can break an axiom that its read half agrees with, it is looked at. It cannot
/// where read halves are entered in the hub only, which takes leaving out what siblings can do.
#[test]
fn write_halves_are_searched_from_where_it_matters() {
    let text = |name| library::text(name).unwrap().to_string();
    let own = |order: &str| format!("acyclic {order} as order");
    for (text, skips) in [
        (text("sc"), true),
        (text("tso"), true),
        (own("po | rf | co | fr"), true),
        (own("[M];po;[W] | rf | co | fr"), false),
        (own("po | rf | co | fre"), false),
        (own("po;[W & REL] | rf | co | fr"), false),
        (own("po;[TE] | po | rf | co | fr"), false),
    ] {
        let model = lowered(&text);
        let constraints = &model.tables().constraints;
        let starts = constraints
            .iter()
            .filter_map(|constraint| match constraint.strategy {
                Strategy::Acyclic { start, .. } => Some(start == Start::NoHalf),
                _ => None,
            });
        assert_eq!(starts.collect::<Vec<_>>(), [skips], "{text}");
        compare(&text, None, &SHAPE, 0..20);
    }
}

fn is_over_clocks(strategy: &Strategy) -> bool {
    let mut transitions = strategy
        .tables()
        .flat_map(|t| t.transitions.iter().flatten());
    transitions.any(|t| matches!(t.letter, Letter::FirstInView { .. }))
}

fn is_fenced(strategy: &Strategy) -> bool {
    let Strategy::Acyclic { table, .. } = strategy else {
        return false;
    };
    table.transitions.iter().flatten().any(|t| t.fenced)
}

/// What the library is known to be checked by.
#[test]
fn library_models_take_fast_ways() {
    for (name, _) in library::models() {
        for constraint in lowered(library::text(name).unwrap())
            .into_tables()
            .constraints
        {
            let matrices = matches!(constraint.strategy, Strategy::Matrices);
            assert!(!matrices, "{name}: {}", constraint.name);
            match constraint.name.as_str() {
                "coherence" => assert!(
                    matches!(constraint.strategy, Strategy::Coherence { .. }),
                    "{name}"
                ),
                "atomicity" | "no-thin-air" => {
                    assert!(
                        matches!(constraint.strategy, Strategy::NotChecked),
                        "{name}"
                    );
                }
                _ => {}
            }
        }
    }
}

/// Coherence is found however it is written, and so is what is within causal order.
#[test]
fn fast_forms_are_found() {
    let ways = [
        ("irreflexive hb;eco?", "vector clock"),
        ("irreflexive eco?;hb", "vector clock"),
        ("irreflexive hb;eco | hb", "vector clock"),
        (
            "irreflexive hb | hb;co | hb;fr | hb;co;rf | hb;fr;rf",
            "vector clock",
        ),
        ("irreflexive hb;(rf^-1)?;co;rf?", "vector clock"),
        ("irreflexive rf?;hb;(co | fr)", "vector clock"),
        ("coherence hb", "vector clock"),
        ("irreflexive hb;co | hb;fr", "return search"),
        ("acyclic (po \\ loc) | rf & ext", "by construction"),
        ("irreflexive (po & loc);(rf \\ po)", "by construction"),
        ("acyclic [SC];(co | po);[NA]", "by construction"),
        ("acyclic ([W];po;[R])+", "by construction"),
        ("empty W \\ M", "by construction"),
        ("irreflexive (po \\ loc)?;co", "return search"),
    ];
    for (check, strategy) in ways {
        let text = format!(
            "let eco = (rf | co | fr)+\n\
             let hb = (po | [REL];rf;[ACQ])+\n\
             {check} as mine"
        );
        let model = lowered(&text);
        let (id, constraint) = model.constraints().next().unwrap();
        let why = model.explanation(id);
        assert_eq!(constraint.strategy.name(), strategy, "{check}: {why}");
        compare(&text, None, &SHAPE, 0..10);
    }
}

/// The reasons of the constraints of a model, by name, and whether they are checked.
fn reasons(text: &str) -> BTreeMap<String, (bool, String)> {
    let model = lowered(text);
    let constraints = model.constraints();
    constraints
        .map(|(id, constraint)| {
            let checked = !matches!(constraint.strategy, Strategy::NotChecked);
            let name = constraint.name.clone();
            (name, (checked, model.explanation(id)))
        })
        .collect()
}

/// Constraints that follow from an axiom are not checked, and no execution comes or goes by that.
#[test]
fn what_follows_is_not_checked() {
    let text = "let com = rf | co | fr\n\
                acyclic po-loc | com as per-location\n\
                irreflexive po;fr;rf? as returns\n\
                acyclic po | com as sc\n\
                acyclic com | po as again\n\
                error odd unless acyclic rfe | po-loc";
    let ways = reasons(text);
    for name in ["returns", "again"] {
        assert_eq!(ways[name], (false, "follows from sc".to_string()), "{name}");
    }
    let bounds = "coherence within threads, which bounds all choices".to_string();
    assert_eq!(ways["per-location"], (false, bounds));
    assert!(ways["sc"].0, "{ways:?}");
    compare(text, None, &SHAPE, 0..40);
    for (name, _) in library::models() {
        for (constraint, (_, reason)) in reasons(library::text(name).unwrap()) {
            assert!(!reason.contains("follows"), "{name}: {constraint}");
        }
    }
}

/// Axioms that follow only from several others together, and axioms that follow from each other.
#[test]
fn what_follows_from_several_axioms_is_not_checked() {
    let text = "let hb = (po | [REL];rf;[ACQ])+\n\
                irreflexive hb;co as write-write\n\
                irreflexive hb;co;rf as write-read\n\
                irreflexive hb;fr as read-write\n\
                irreflexive hb;fr;rf as read-read\n\
                irreflexive hb;(co | fr) as writes";
    let ways = reasons(text);
    let checked = ways.values().filter(|(checked, _)| *checked).count();
    assert!(checked == 3 || checked == 4, "{ways:?}");
    assert!(
        !ways["writes"].0 || !ways["write-write"].0 && !ways["read-write"].0,
        "{ways:?}"
    );
    compare(text, None, &SHAPE, 0..40);
    let text = "let hb = (po | [REL];rf;[ACQ])+\n\
                acyclic po | rf | co as first\n\
                acyclic co | rf | po as second\n\
                acyclic rf | po | co as third";
    let ways = reasons(text);
    let checked = ways.values().filter(|(checked, _)| *checked).count();
    assert_eq!(checked, 1, "{ways:?}");
    compare(text, None, &SHAPE, 0..20);
}

/// What holds of some executions only is no reason, and neither is what is only reported.
#[test]
fn nothing_follows_from_what_need_not_hold() {
    let weak = "acyclic po | co | fr as weak";
    for strong in [
        "acyclic po | rf | co | fr as strong unless SC = 0",
        "error strong unless acyclic po | rf | co | fr",
    ] {
        let text = format!("{strong}\n{weak}\nacyclic po | rf");
        let ways = reasons(&text);
        assert!(ways["weak"].0, "{ways:?}");
        compare(&text, None, &SHAPE, 0..10);
    }
}

/// Axioms that say nothing in graphs without SC accesses, fences or read-modify-writes.
#[test]
fn what_a_graph_has_no_events_for_is_not_checked() {
    let text = "let eco = (rf | co | fr)+\n\
                acyclic po | rf | co as strong\n\
                irreflexive po;eco as coherence\n\
                acyclic po | rf | co | [SC];po?;fr;po?;[SC] as sc\n\
                acyclic [F];po;eco;po;[F] as fences\n\
                acyclic [RMW];(po | co | fr | rf) as updates unless RMW = 0\n\
                irreflexive co;po as never unless R & W = 0\n\
                irreflexive co;po;fr as often unless M | ~M = 0";
    let ways = reasons(text);
    let reason = |name: &str| ways[name].1.as_str();
    assert!(
        reason("sc").contains("; without SC it follows from strong"),
        "{ways:?}"
    );
    // What is a reason without SC cannot follow from what it is a reason for.
    assert!(ways["strong"].0, "{ways:?}");
    assert!(reason("fences").contains("; holds without F"), "{ways:?}");
    assert!(!reason("updates").contains("every event"), "{ways:?}");
    assert!(
        !ways["never"].0 && reason("never").contains("always empty"),
        "{ways:?}"
    );
    assert!(!reason("often").contains("every event"), "{ways:?}");
    compare(text, None, &SHAPE, 0..60);
}

/// Reports about paths of several steps are found by walks through the new event.
#[test]
fn paths_of_several_steps_are_walked() {
    let text = "let hb = (po | [REL];rf;[ACQ])+\n\
                acyclic po-loc | rf | co | fr as coherence\n\
                acyclic po | rf\n\
                warning Chain unless [W];rf;po;[W];rf <= hb\n\
                warning Overwritten unless [W];co;[W];rf;po? <= hb | hb^-1\n\
                warning Missed unless (fr;[RMW];po)+ <= hb^-1\n\
                warning Far unless empty [F];po;[R];fr;[W];po;[F]\n\
                flag ~empty ([SC];po;rfe;po;[SC]) \\ hb as Unsafe\n\
                warning Same unless (hb & loc);[R];po;[W];co <= hb\n\
                error Elsewhere unless (po \\ loc);rf;rmw <= hb";
    let ways = reasons(text);
    for name in [
        "Chain",
        "Overwritten",
        "Missed",
        "Far",
        "Unsafe",
        "Same",
        "Elsewhere",
    ] {
        assert!(ways[name].1.starts_with("walks"), "{ways:?}");
    }
    compare(text, None, &SHAPE, 0..120);
}

/// Declared names mean nothing on executions.
/// What is wrong among older events shows when the first event of the guard comes.
#[test]
fn guards_that_come_to_hold_late_agree() {
    let checks = [
        "flag ~acyclic po | rf | co | fr as late unless F = 0",
        "flag ~irreflexive hb;(rf | co | fr)+? as late unless F = 0",
        "flag ~empty po;fr;rf as late unless F = 0",
        "flag ~empty (po;rf;po) \\ hb as late unless F = 0",
    ];
    let shape = Shape {
        fences: false,
        threads: false,
        ..Shape::default()
    };
    for check in checks {
        let text = format!("let hb = (po | [REL];rf;[ACQ])+\nacyclic po | rf as causal\n{check}\n");
        let mut model = compared(resolved(&text), None);
        model.context = format!("{text}\n");
        for seed in 0..30 {
            let mut program = random_program(&shape, seed);
            program.threads[0].push(ACQUIRE_FENCE);
            compare_program(&mut model, &program, seed);
        }
        assert!(model.asked.findings > 40, "{text}{:?}", model.asked);
    }
}

#[test]
fn declared_names_are_refused() {
    let refusal = resolved("relation r\nacyclic po | r").prepare();
    assert!(
        matches!(&refusal, Err(Refusal::Declared { name }) if name == "r"),
        "{refusal:?}"
    );
}
