//! Conformance suites: those of the library's models are the tests that the literature knows, and
//! everything in them is needed.

use crate::cycles::Asked;
use katec_checker::model::MemoryModel;
use katec_compiler::pipeline::Resolved;
use katec_compiler::reference::ReferenceModel;
use katec_compiler::{load, resolve_text};
use katec_diff::name::Namer;
use katec_diff::suite::{Search, Wanted, Words, suite};
use katec_diff::test::{Level, Test};
use katec_diff::verdict::{allows, litmus_allows};
use katec_diff::weaken::smaller;
use katec_diff::write::{Heading, language, write};
use katec_programs::litmus::LitmusTest;
use katec_testing::SequentialConsistency;
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::stages::prepared;
use std::collections::BTreeSet;

fn library(name: &str) -> Resolved {
    load(name).unwrap_or_else(|errors| panic!("{errors}"))
}

fn tests(model: &Resolved, level: Level, wanted: Wanted, events: usize) -> Vec<Test> {
    let words = Words::of(model, level);
    let admitted = prepared(model.clone())
        .admit()
        .expect("a model that is explored");
    let reference = ReferenceModel::admitted(&admitted);
    let make = || -> Box<dyn MemoryModel + Send> { Box::new(reference.clone()) };
    // Programs with store-exclusives are explored by candidates.
    let order = ReferenceModel::new(&prepared(library("sc")));
    let sc = || -> Box<dyn MemoryModel + Send> {
        match level {
            Level::Power => Box::new(order.clone()),
            _ => Box::new(SequentialConsistency::default()),
        }
    };
    let sizes = 2..=events;
    let of_size = |events| suite(&words, wanted, events, &make, &sc, Search::default()).tests;
    sizes.flat_map(of_size).collect()
}

fn names(tests: &[Test], level: Level) -> Vec<String> {
    let namer = Namer::new(level);
    tests.iter().map(|test| namer.name(test).0).collect()
}

/// What every model of the library forbids with one location: coherence and atomicity.
const COHERENCE: [&str; 21] = [
    "CoWW",
    "CoWR0",
    "CoRW1",
    "WWR+posW-pos",
    "W+U",
    "W+U",
    "CoWR",
    "CoRW2",
    "CoRR",
    "U+U",
    "U+U",
    "W+UR",
    "WW+U",
    "WR+U",
    "U+RW",
    "W+WRR+posR-pos",
    "W+RWR+posW-pos",
    "WW+RR",
    "WR+WR",
    "RW+RW",
    "W+W+RR",
];

/// Load buffering is a cycle of `po | rf`.
#[test]
fn suites_of_machines_have_load_buffering() {
    let weak = ["2+2W", "R", "S", "MP", "SB", "LB"];
    for (name, level) in [("power", Level::Power), ("riscv", Level::Riscv)] {
        let found = tests(&library(name), level, Wanted::Allowed, 4);
        assert_eq!(names(&found, level), weak, "{name}");
    }
    let found = tests(&library("power"), Level::Power, Wanted::Forbidden, 4);
    let found = names(&found, Level::Power);
    for known in ["LB+addrs", "LB+datas", "LB+ctrls", "CoRR"] {
        assert!(found.iter().any(|name| name == known), "{known}: {found:?}");
    }
}

#[test]
fn suites_of_the_library_are_as_known() {
    use Level::{Language, X86};
    let known: [(&str, Level, &[&str], &[&str]); 5] = [
        ("sc", Language, &["2+2W", "R", "S", "MP", "SB", "LB"], &[]),
        ("tso", X86, &["2+2W", "S", "MP", "LB"], &["R", "SB"]),
        ("pso", X86, &["LB"], &["2+2W", "R", "S", "MP", "SB"]),
        ("ra", Language, &["S", "MP", "LB"], &["2+2W", "R", "SB"]),
        ("sra", Language, &["2+2W", "S", "MP", "LB"], &["R", "SB"]),
    ];
    for (name, level, forbidden, allowed) in known {
        let model = library(name);
        let found = tests(&model, level, Wanted::Forbidden, 4);
        let found: BTreeSet<String> = names(&found, level).into_iter().collect();
        let expected = COHERENCE.iter().chain(forbidden);
        let expected: BTreeSet<String> = expected.map(ToString::to_string).collect();
        assert_eq!(found, expected, "{name}");
        let found = tests(&model, level, Wanted::Allowed, 4);
        assert_eq!(names(&found, level), allowed, "{name}");
    }
}

#[test]
fn the_suite_of_rc11_has_the_weakest_memory_orders() {
    let found = tests(&library("rc11"), Level::Language, Wanted::Forbidden, 4);
    let names = names(&found, Level::Language);
    let two_locations = names
        .iter()
        .filter(|name| !COHERENCE.contains(&name.as_str()));
    assert_eq!(
        two_locations.collect::<Vec<_>>(),
        [
            "LB",
            "S+porlxrel+poacqrlx",
            "MP+porlxrel+poacqrlx",
            "2+2W+poscscs",
            "R+poscscs",
            "SB+poscscs",
        ]
    );
    assert_eq!(names.len(), COHERENCE.len() + 6);
}

#[test]
fn fences_of_x86_are_where_they_are_needed() {
    let found = tests(&library("tso"), Level::X86, Wanted::Forbidden, 5);
    let found = names(&found, Level::X86);
    assert!(found.contains(&"R+po+mfence".to_string()), "{found:?}");
    assert!(found.contains(&"WRC".to_string()), "{found:?}");
    let fenced = found.iter().filter(|name| name.contains("mfence"));
    assert_eq!(fenced.count(), 1, "{found:?}");
}

#[test]
fn dependencies_are_where_they_are_needed() {
    let model = resolve_text(
        "dependencies.cat",
        "acyclic po | rf as porf\n\
         acyclic po-loc | rf | co | fr as coherence\n\
         acyclic addr | data | po;[F];po | rfe | fre | coe as order",
    );
    let model = model.expect("a model");
    let found = tests(&model, Level::Language, Wanted::Forbidden, 5);
    let names = names(&found, Level::Language);
    for name in ["MP+fencesc+addr", "S+fencesc+addr", "S+fencesc+data"] {
        assert!(names.contains(&name.to_string()), "{name}: {names:?}");
    }
    let controlled = found.iter().flat_map(Test::instructions);
    let mut controlled = controlled.filter(|(_, _, it)| !it.depends.ctrl.is_empty());
    assert!(
        controlled.next().is_none(),
        "the model does not speak of ctrl"
    );
}

fn brute_force_allows(model: &ReferenceModel, test: &Test) -> bool {
    let models = vec![(model.clone(), false)];
    let mut asked = Asked { test, models };
    brute_force(&mut asked, test, BruteForce::FilterAtTheEnd);
    asked.models[0].1
}

/// Every test of the suites is forbidden and nothing can be left out, as brute force sees it; all
/// can be written and read back, and no two are the same.
#[test]
fn everything_in_a_suite_is_needed() {
    for (name, level) in [
        ("tso", Level::X86),
        ("sra", Level::Language),
        ("rc20", Level::Language),
    ] {
        let model = library(name);
        let mut reference = ReferenceModel::new(&prepared(model.clone()));
        let found = tests(&model, level, Wanted::Forbidden, 4);
        let canonical: BTreeSet<Test> = found.iter().map(Test::canonical).collect();
        assert_eq!(canonical.len(), found.len(), "{name}");
        assert!(found.is_sorted_by(|a, b| a.compare(b).is_lt()), "{name}");
        for test in &found {
            assert!(!brute_force_allows(&reference, test), "{name}: {test}");
            for less in smaller(test) {
                assert!(
                    brute_force_allows(&reference, &less),
                    "{name}: {test}: {less}"
                );
                assert!(allows(&mut reference, &less), "{name}: {test}: {less}");
            }
            let text = write(test, language(level), Heading::name("suite")).expect("a test");
            let litmus = LitmusTest::parse(&text, "suite.litmus").expect("a test");
            assert!(!litmus_allows(&mut reference, &litmus), "{name}\n{text}");
        }
    }
}

#[test]
fn a_suite_ends_in_time() {
    let model = load("rc11").expect("a model");
    let words = Words::of(&model, Level::Language);
    let make = || -> Box<dyn MemoryModel + Send> { Box::new(SequentialConsistency::default()) };
    let search = Search {
        deadline: Some(std::time::Instant::now()),
        ..Search::default()
    };
    let found = suite(&words, Wanted::Forbidden, 6, &make, &make, search);
    assert!(!found.finished);
}
