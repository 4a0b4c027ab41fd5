//! Two models compared: the relations of the library, rewritings, and that tests show what is
//! claimed.

use katec_compiler::pipeline::Resolved;
use katec_compiler::prove::Limits;
use katec_compiler::{library, load, resolve_text};
use katec_diff::compare::{Comparison, Inclusion, Seen, Settings, Verdict, compare};
use katec_diff::joined::{Joined, Side};
use katec_diff::proofs::Proofs;
use katec_diff::render;
use katec_diff::reports::Reporting;
use katec_diff::run::{Engine, Run};
use katec_diff::vocabulary::Vocabulary;
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::{runs_in_full, sample};

fn compared(a: (&str, &Resolved), b: (&str, &Resolved)) -> Comparison {
    let settings = Settings {
        events: 5,
        ..Settings::default()
    };
    compare([a.0, b.0], a.1, b.1, &settings, &|_, _, _| {}).expect("models with a meaning")
}

fn library(a: &str, b: &str) -> Comparison {
    let (left, right) = (load(a).expect("a model"), load(b).expect("a model"));
    let comparison = compared((a, &left), (b, &right));
    check_witnesses(&comparison, [&left, &right]);
    comparison
}

/// Every test shows what is claimed, by tables and by the reference evaluator, and exploration
/// visits what brute force finds.
fn check_witnesses(comparison: &Comparison, models: [&Resolved; 2]) {
    for witness in comparison.witnesses() {
        assert_eq!(witness.seen, Seen::ByOutcome);
        for side in Side::BOTH {
            let prepared = models[side.index()].clone().prepare().expect("a meaning");
            let tables = Engine::new(&prepared).expect("a model that is explored");
            let allowed = witness.forbids != side;
            for engine in [tables, Engine::reference(&prepared)] {
                let run = Run::of(&witness.test, &engine);
                assert!(run.finished);
                assert_eq!(!run.reached.is_empty(), allowed);
                let all = brute_force(
                    &mut engine.make(&witness.test),
                    &witness.test,
                    BruteForce::Prune,
                );
                assert_eq!(run.executions, all);
            }
        }
    }
}

fn text(model: &str) -> Resolved {
    resolve_text("text.cat", model).expect("a model")
}

#[test]
fn library_models_are_ordered() {
    let pairs = [
        ("sc", "tso"),
        ("sra", "ra"),
        ("sc", "ra"),
        ("tso", "sra"),
        ("tso", "pso"),
    ];
    let taken = sample("pairs of models", 3, pairs.len() as u64);
    for (strong, weak) in &pairs[..taken as usize] {
        let comparison = library(strong, weak);
        assert_eq!(
            comparison.verdict(),
            Verdict::Stronger(Side::A),
            "{strong} {weak}"
        );
        assert_eq!(comparison.witnesses().count(), 1);
    }
}

#[test]
fn release_sequences_tell_rc11_from_rc20() {
    if !runs_in_full("rc11 against rc20") {
        return;
    }
    let comparison = library("rc11", "rc20");
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::A));
    let witness = comparison.witnesses().next().expect("a test");
    assert_eq!(witness.test.size().events, 5);
}

#[test]
fn rewritings_are_equal() {
    let sc = text("acyclic po | rf | co | fr as sc");
    for other in [
        "let com = fr | (co | rf)\nacyclic com | po as sc",
        "let fr = rf^-1;co\nirreflexive (po | rf | co | fr);(po | rf | co | fr)* as sc",
        "acyclic (po | rf | co | fr)+ as sc",
    ] {
        let other = text(other);
        let comparison = compared(("sc", &sc), ("other", &other));
        assert_eq!(comparison.verdict(), Verdict::Equal);
    }
}

/// Other ways to write the models of the library: with intersections for sequences, with all modes
/// named, with more axioms than are needed.
#[test]
fn formulations_of_the_literature_are_equal() {
    let tso = "
        let communication = rf | co | fr
        acyclic po-loc | rmw | communication as per-location
        let kept = po & R * M | po & W * W
        let drained = po & W * R & (M * A | A * M)
        let fenced = po & _ * MFENCE
        acyclic kept | drained | fenced;po | rfe | co | fr as global
        empty rmw & (fre;coe) as atomic";
    let rc11 = "
        let sb = po
        let rb = (rf^-1;co) \\ id
        let eco = (rf | co | rb)+
        let update = [RMW] | rmw
        let atomic-write = W & (RLX | REL | ACQ_REL | ACQ | SC)
        let atomic-read = R & (RLX | REL | ACQ_REL | ACQ | SC)
        let rs = [W];(sb & loc)?;[atomic-write];(rf;update)*
        let release = [REL | ACQ_REL | SC];([F];sb)?
        let acquire = (sb;[F])?;[ACQ | ACQ_REL | SC]
        let hb = (sb | release;rs;rf;[atomic-read];acquire)+
        let other = sb \\ loc
        let scb = sb | other;hb;other | hb & loc | co | rb
        let base = ([SC] | [F & SC];hb?);scb;([SC] | hb?;[F & SC])
        let fences = [F & SC];(hb | hb;eco;hb);[F & SC]
        irreflexive hb;eco? as coherence
        irreflexive update;eco as updates
        empty update & (rb;co) as atomicity
        acyclic base | fences as sc
        acyclic sb | rf as thin-air";
    let all = [("tso", tso), ("rc11", rc11)];
    let taken = sample("formulations", 1, all.len() as u64);
    for (name, other) in &all[..taken as usize] {
        let models = [load(name).expect("a model"), text(other)];
        let [a, b] = models.map(|model| model.prepare().expect("a meaning"));
        let joined = Joined::new(&a, &b);
        let vocabulary = Vocabulary::of(&joined);
        let mut proofs = Proofs::new(&joined, &vocabulary, [true; 2], Limits::default());
        for side in Side::BOTH {
            assert!(proofs.half(side).is_proved(), "{name}: {side:?}");
        }
    }
}

#[test]
fn a_missing_union_member_is_found() {
    let sc = text("acyclic po | rf | co | fr as sc");
    let weaker = text("acyclic po | rf | co as sc");
    let comparison = compared(("sc", &sc), ("weaker", &weaker));
    check_witnesses(&comparison, [&sc, &weaker]);
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::A));
}

/// Coherence in parts, so that barriers order no more than what an axiom says.
const PARTS: &str = "irreflexive po-loc;(co | fr);rf? as coherent
    acyclic po | rf as causal";

/// What only programs with a barrier show, whether or not a model speaks of waits.
#[test]
fn barriers_are_told_apart() {
    let plain = text(PARTS);
    for rounds in ["po;[B];sbr;[B];po;fr", "po;sbr;po;fr"] {
        let stronger = text(&format!("{PARTS}\nirreflexive {rounds} as rounds"));
        let comparison = compared(("plain", &plain), ("rounds", &stronger));
        check_witnesses(&comparison, [&plain, &stronger]);
        assert_eq!(comparison.verdict(), Verdict::Stronger(Side::B));
        let witness = comparison.witnesses().next().expect("a test");
        assert_eq!(witness.test.barriers().len(), 1);
        assert_eq!(witness.test.size().events, 4);
    }
}

/// What only programs show in which threads meet twice.
#[test]
fn two_rounds_tell_models_apart() {
    let plain = text(PARTS);
    let stronger = text(&format!(
        "{PARTS}\nirreflexive po;sbr;po;sbr;po;fr as rounds"
    ));
    let settings = Settings::default();
    let comparison = compare(
        ["plain", "rounds"],
        &plain,
        &stronger,
        &settings,
        &|_, _, _| {},
    );
    let comparison = comparison.expect("models with a meaning");
    check_witnesses(&comparison, [&plain, &stronger]);
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::B));
    let witness = comparison.witnesses().next().expect("a test");
    assert_eq!(witness.test.barriers().len(), 1);
    assert_eq!(witness.test.size().events, 6);
}

/// Under TSO a compare-exchange that fails is a fence before it, too.
#[test]
fn failed_compare_exchanges_are_told_apart() {
    let tso = load("tso").expect("a model");
    let weaker = changed("tso", "[M];po;[RX] | ", "");
    let comparison = compared(("tso", &tso), ("weaker", &weaker));
    check_witnesses(&comparison, [&tso, &weaker]);
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::A));
}

/// No final value tells the order of the first two of three writes: a thread observes it.
#[test]
fn the_order_of_three_writes_is_observed() {
    let plain = text(PARTS);
    let stronger = text(&format!("{PARTS}\nirreflexive co;co;po;co;po as order"));
    let comparison = compared(("plain", &plain), ("stronger", &stronger));
    check_witnesses(&comparison, [&plain, &stronger]);
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::B));
    let witness = comparison.witnesses().next().expect("a test");
    assert_eq!(witness.test.size().events, 7);
}

/// A model of the library with a part of its text replaced.
fn changed(name: &str, from: &str, to: &str) -> Resolved {
    let text = library::text(&format!("{name}.cat")).expect("a model of the library");
    assert!(text.contains(from), "{name} says {from}");
    resolve_text("changed.cat", &text.replace(from, to)).expect("a model")
}

/// A model that speaks of locks differs from one that does not in programs that take them.
#[test]
fn locks_tell_models_apart() {
    let common = "acyclic po-loc | rf | co | fr as coherence\n\
                  acyclic [R];po;[M] | [RMW];po;[M] | rfe | co | fr";
    let without = text(&format!("{common} as order"));
    let with = text(&format!("{common} | [M];po;[UL] as order"));
    let settings = Settings {
        events: 6,
        ..Settings::default()
    };
    let names = ["with", "without"];
    let comparison = compare(names, &with, &without, &settings, &|_, _, _| {});
    let comparison = comparison.expect("models with a meaning");
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::A));
    let witness = comparison.witnesses().next().expect("a test");
    assert!(witness.test.has_lock(), "{}", witness.test);
    let [fewer, more] = [&with, &without].map(|model| {
        let prepared = model.clone().prepare().expect("a meaning");
        let tables = Run::of(&witness.test, &Engine::new(&prepared).expect("a model"));
        let reference = Run::of(&witness.test, &Engine::reference(&prepared));
        assert_eq!(tables.executions, reference.executions);
        tables.executions
    });
    assert!(fewer.is_subset(&more) && fewer != more, "{}", witness.test);
}

/// That each location by itself is sequentially consistent need not be said of coherence, if the
/// order of all accesses has it.
#[test]
fn parts_of_orders_of_one_location_are_enough() {
    let tso = load("tso").expect("a model");
    let other = changed("tso", "let com = rf | co | fr", "let com = rf | fr");
    let comparison = compared(("tso", &tso), ("other", &other));
    assert_eq!(comparison.verdict(), Verdict::Equal);
}

/// Without reads-from in it, a thread may read what it writes later itself. No proof forgets that,
/// though it takes a program of two events to show it.
#[test]
fn reads_of_later_writes_are_not_forgotten() {
    let tso = load("tso").expect("a model");
    let other = changed("tso", "let com = rf | co | fr", "let com = co | fr");
    let comparison = compared(("tso", &tso), ("other", &other));
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::A));
    let witness = comparison.witnesses().next().expect("a test");
    assert_eq!(witness.test.to_string(), "R rlx x=1; W rlx x=1");
    let settings = Settings {
        events: 1,
        ..Settings::default()
    };
    let comparison = compare(["tso", "other"], &tso, &other, &settings, &|_, _, _| {});
    let verdict = comparison.expect("models with a meaning").verdict();
    let proved = Some(Side::A);
    assert_eq!(verdict, Verdict::NoDifference { events: 1, proved });
}

/// That a read reads what its own thread writes later is forbidden only where the read comes first.
/// Programs of two instructions do not show that the model says nothing about other reads, and no
/// proof takes it for granted.
#[test]
fn reads_of_later_writes_are_not_forbidden_by_a_special_case() {
    let common = "irreflexive [TB];po-loc;[W];rf as first\nacyclic co | fr | rfe as communication";
    let special = text(common);
    let stronger = text(&format!("{common}\nirreflexive po;rf as order"));
    let comparison = compared(("special", &special), ("stronger", &stronger));
    assert!(matches!(comparison.inclusions[0], Inclusion::Open { .. }));
    assert!(matches!(comparison.inclusions[1], Inclusion::Proved(_)));
}

/// Partial store order has no order before the release of a lock but what it says of it.
#[test]
fn pso_orders_what_comes_before_a_release() {
    if !runs_in_full("pso without locks") {
        return;
    }
    let pso = load("pso").expect("a model");
    let other = changed("pso", " | [M];po;[UL]", "");
    let settings = Settings::default();
    let comparison = compare(["pso", "other"], &pso, &other, &settings, &|_, _, _| {});
    let comparison = comparison.expect("models with a meaning");
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::A));
    assert!(
        comparison
            .witnesses()
            .all(|witness| witness.test.has_lock())
    );
}

/// The read of a read-modify-write that releases a lock is in `UL` too, so that it is no proof that
/// locks are released by writes.
#[test]
fn reads_that_release_locks_are_not_forgotten() {
    let common = "acyclic po-loc | rf | co | fr as coherence\n\
                  acyclic [R];po;[M] | rfe | co | fr";
    let without = text(&format!("{common} as order"));
    let with = text(&format!("{common} | [W];po;[UL & R] as order"));
    for events in [2, 4] {
        let settings = Settings {
            events,
            ..Settings::default()
        };
        let names = ["with", "without"];
        let comparison = compare(names, &with, &without, &settings, &|_, _, _| {});
        let verdict = comparison.expect("models with a meaning").verdict();
        let proved = Some(Side::A);
        assert_eq!(verdict, Verdict::NoDifference { events, proved });
    }
}

/// `DSB` orders accesses as `DMB` does, under models that say so.
#[test]
fn fences_that_order_the_same_are_told_apart_by_models_that_do() {
    let common = "acyclic po-loc | rf | co | fr as coherence\n\
                  acyclic [R];po;[M] | rfe | co | fr";
    let both = text(&format!(
        "{common} | [W];po;[DMB.SY | DSB.SY];po;[W] as order"
    ));
    let one = text(&format!("{common} | [W];po;[DMB.SY];po;[W] as order"));
    let comparison = compared(("both", &both), ("one", &one));
    check_witnesses(&comparison, [&both, &one]);
    assert_eq!(comparison.verdict(), Verdict::Stronger(Side::A));
    let witness = comparison.witnesses().next().expect("a test");
    assert!(witness.test.to_string().contains("DSB"), "{}", witness.test);
}

/// What no program of the search has is said, where nothing is found.
#[test]
fn words_of_the_kernel_are_not_searched() {
    let fenced = text(
        "acyclic po-loc | rf | co | fr as coherence\n\
                       acyclic po-loc | [W];po;[Wmb];po;[W] | rfe | co | fr as fences",
    );
    let plain = text(
        "acyclic po-loc | rf | co | fr as coherence\n\
                      acyclic po-loc | rfe | co | fr as fences",
    );
    let settings = Settings {
        events: 4,
        ..Settings::default()
    };
    let names = ["fenced", "plain"];
    let comparison = compare(names, &fenced, &plain, &settings, &|_, _, _| {});
    let comparison = comparison.expect("models with a meaning");
    let proved = Some(Side::A);
    let verdict = Verdict::NoDifference { events: 4, proved };
    assert_eq!(comparison.verdict(), verdict);
    assert!(render::text(&comparison).contains("of the Linux kernel"));
}

/// The programs about which only one model reports something, as they are run.
fn check_reports(comparison: &Comparison, models: [&Resolved; 2]) {
    for witness in &comparison.reported.witnesses {
        for side in Side::BOTH {
            let prepared = models[side.index()].clone().prepare().expect("a meaning");
            let tables = Engine::new(&prepared).expect("a model that is explored");
            for engine in [tables, Engine::reference(&prepared)] {
                let run = Run::of(&witness.test, &engine);
                assert_eq!(run.findings.contains(&witness.name), witness.by == side);
            }
        }
    }
}

#[test]
fn a_model_without_races_is_equal_in_executions_alone() {
    let rc11 = load("rc11").expect("a model");
    let silent = changed(
        "rc11",
        "error DataRace unless na-conflict <= hb | hb^-1",
        "",
    );
    let comparison = compared(("rc11", &rc11), ("silent", &silent));
    assert_eq!(comparison.verdict(), Verdict::Equal);
    assert_eq!(comparison.reporting(), Reporting::Differs);
    check_reports(&comparison, [&rc11, &silent]);
    let [witness] = &comparison.reported.witnesses[..] else {
        panic!("one program: {:?}", comparison.reported);
    };
    assert_eq!((witness.by, witness.name.as_str()), (Side::A, "DataRace"));
    assert_eq!(witness.test.to_string(), "W na x=1 | W na x=2 -> x=1");
    assert!(!render::text(&comparison).contains(": equal\n"));
    let json = render::json(&comparison);
    assert_eq!(json["verdict"], "equal-executions");
    assert_eq!(json["reporting"], "different");
}

/// Whether each of two models is proved to be as strong as the other.
fn proved(a: Resolved, b: Resolved) -> [bool; 2] {
    let [a, b] = [a, b].map(|model| model.prepare().expect("a meaning"));
    let joined = Joined::new(&a, &b);
    let vocabulary = Vocabulary::of(&joined);
    let mut proofs = Proofs::new(&joined, &vocabulary, [false; 2], Limits::default());
    Side::BOTH.map(|side| proofs.half(side).is_proved())
}

/// Orders by `let rec`: with one step less, and in another form.
#[test]
fn recursive_definitions_are_compared() {
    let detour = "let ci0 = (ctrl & (_ * ISYNC));po | [R & ACQ];po | detour";
    for (text, other, equal) in [
        (
            detour,
            "let ci0 = (ctrl & (_ * ISYNC));po | [R & ACQ];po",
            false,
        ),
        ("let cc0 = dp | po-loc |", "let cc0 = dp |", false),
        ("and cc = cc0 | ci |", "and cc = ci | cc0 |", true),
    ] {
        let power = load("power").expect("a model");
        let found = proved(power, changed("power", text, other));
        assert_eq!(found, [true, equal], "{text}");
    }
}

#[test]
fn races_of_atomic_accesses_are_told_from_races() {
    let rc11 = load("rc11").expect("a model");
    let stricter = changed("rc11", "unless na-conflict <= hb", "unless conflict <= hb");
    let comparison = compared(("rc11", &rc11), ("stricter", &stricter));
    assert_eq!(comparison.verdict(), Verdict::Equal);
    check_reports(&comparison, [&rc11, &stricter]);
    let [witness] = &comparison.reported.witnesses[..] else {
        panic!("one program: {:?}", comparison.reported);
    };
    assert_eq!(witness.by, Side::B);
    assert_eq!(witness.test.size().events, 2);
}

#[test]
fn what_synchronises_decides_what_is_a_race() {
    if !runs_in_full("races by what synchronises") {
        return;
    }
    let rc11 = load("rc11").expect("a model");
    let weaker = changed("rc11", "(po;[F])?;[ACQ]", "[ACQ]");
    let comparison = compared(("rc11", &rc11), ("weaker", &weaker));
    check_reports(&comparison, [&rc11, &weaker]);
    let races = comparison.reported.witnesses.iter();
    let mut races = races.filter(|w| w.by == Side::B && w.name == "DataRace");
    let race = races.next().expect("a race without acquire fences");
    let looks = "W rel x=1 | R rlx x=1; F acq if #0; W na x=2 -> x=2";
    assert_eq!(race.test.to_string(), looks);
    let written = render::report_litmus(&comparison, race);
    assert!(written.contains("if (r0 == 1) {"), "{written}");
}

/// A proof that is given up is no proof, and one that is not given up is the same as ever.
#[test]
fn proofs_stop_when_it_is_time() {
    let prepared = |name| load(name).expect("a model").prepare().expect("a meaning");
    let (sc, tso) = (prepared("sc"), prepared("tso"));
    let joined = Joined::new(&sc, &tso);
    let vocabulary = Vocabulary::of(&joined);
    let is_proved = |stop| {
        let mut proofs = Proofs::new(&joined, &vocabulary, [true; 2], stop);
        proofs.half(Side::A).is_proved()
    };
    let steps = |steps: u64| Limits {
        steps: Some(steps),
        ..Limits::default()
    };
    assert!(is_proved(Limits::default()) && is_proved(steps(1_000_000)));
    assert!(!is_proved(steps(10)));
    let no_memory = Limits {
        memory: Some(1),
        ..Limits::default()
    };
    assert!(!is_proved(no_memory));
}
