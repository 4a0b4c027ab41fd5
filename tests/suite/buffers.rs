//! Bounded store buffers: none is SC, large ones are no bound, and few entries show most of what a
//! model allows.

use katec_checker::explore::Options;
use katec_checker::lowered::{Lowered, TableModel};
use katec_compiler::load;
use katec_programs::litmus::{Language, LitmusTest, run_litmus};
use katec_testing::cycles::corpus;
use katec_testing::{
    SCHEDULES, Shape, assert_same, explored, first_seed, one_in, random_program, sample,
};
use std::sync::Arc;

fn tables(name: &str) -> Arc<Lowered> {
    let prepared = load(name).expect("a model").prepare().expect("a meaning");
    let admitted = prepared.admit();
    let admitted = admitted.unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
    Arc::new(admitted.lower().into_tables())
}

/// The executions of random programs under two models are the same.
fn same(one: &str, other: &str, count: u64) {
    let [one_tables, other_tables] = [one, other].map(tables);
    let shape = Shape {
        max_instructions: 7,
        ..Shape::default()
    };
    for seed in first_seed()..first_seed() + count {
        let program = random_program(&shape, seed);
        let schedule = SCHEDULES[seed as usize % SCHEDULES.len()];
        let mut model = TableModel::new(Arc::clone(&one_tables));
        let expected = explored(&mut model, &program, schedule)
            .into_iter()
            .collect();
        let mut model = TableModel::new(Arc::clone(&other_tables));
        let found = explored(&mut model, &program, schedule);
        assert_same(&expected, &found, || {
            format!("{one}, {other}, seed {seed}\n{program}")
        });
    }
}

#[test]
fn buffers_without_entries_are_sequentially_consistent() {
    let count = sample("random programs", 20, 200);
    same("sc", "tso-buffers-0", count);
    same("sc", "pso-buffers-0", count);
}

#[test]
fn large_buffers_are_no_bound() {
    let count = sample("random programs", 20, 200);
    same("tso", "tso-buffers-7", count);
    same("pso", "pso-buffers-7", count);
}

/// The tests that SC forbids and TSO allows, with what they need: a store buffer of as many entries
/// as a thread has writes before the read that overtakes them.
#[test]
fn few_entries_show_most() {
    let names = [
        "sc",
        "tso-buffers-0",
        "tso-buffers-1",
        "tso-buffers-2",
        "tso-buffers-3",
        "tso",
    ];
    let models = names.map(tables);
    let every = one_in(6, "the tests");
    let mut found = [0_usize; 6];
    let mut executions = [0_u64; 6];
    let of_machine = corpus().into_iter();
    let of_machine = of_machine.filter_map(|test| LitmusTest::parse(&test.text, &test.file).ok());
    let of_machine = of_machine.filter(|test| test.language() != Language::C);
    let texts = long_buffers().into_iter();
    let long = texts.map(|text| LitmusTest::parse(&text, "long").expect("a test"));
    for test in of_machine.step_by(every).chain(long) {
        let runs: Vec<_> = models
            .iter()
            .map(|tables| {
                let mut model = TableModel::new(Arc::clone(tables));
                let outcome = run_litmus(&test, "", &mut model, "", &Options::default());
                (outcome.matching > 0, outcome.check.summary.complete)
            })
            .collect();
        let is_bug = !runs[0].0 && runs[5].0;
        assert_eq!(runs[0].1, runs[1].1, "{}", test.name());
        for (number, (shown, count)) in runs.iter().enumerate() {
            found[number] += usize::from(is_bug && *shown);
            executions[number] += count;
        }
    }
    println!("model, tests found, executions");
    for (name, (found, executions)) in names.iter().zip(found.iter().zip(executions)) {
        println!("{name}: {found}, {executions}");
    }
    assert_eq!(found[1], 0);
    assert!(
        found[2] > 0 && found[3] > found[2] && found[4] > found[3],
        "{found:?}"
    );
    assert!(found[4] <= found[5]);
    assert!(executions[1..].is_sorted(), "{executions:?}");
    assert!(executions[5] > executions[1]);
}

/// Store buffering behind one to four other stores in each thread.
fn long_buffers() -> Vec<String> {
    let stores = |first: char, count: usize| -> Vec<String> {
        let others = (0..count).map(|i| format!("MOV [{first}{i}],$1"));
        others.collect()
    };
    let test = |count: usize| {
        let rows = stores('a', count).into_iter().zip(stores('b', count));
        let rows = rows.map(|(one, two)| format!(" {one} | {two} ;\n"));
        let rows: String = rows.collect();
        format!(
            "X86 SB+{count}\n{{ }}\n P0 | P1 ;\n MOV [x],$1 | MOV [y],$1 ;\n{rows} \
             MOV EAX,[y] | MOV EAX,[x] ;\nexists (0:EAX=0 /\\ 1:EAX=0)\n"
        )
    };
    (1..=3).map(test).collect()
}

/// What is said of a bounded check.
#[test]
fn bounded_checks_say_so() {
    use crate::command::katec;
    let test = "examples/store-buffering.litmus";
    let bounded = katec(&["check", test, "--buffers", "0", "--format", "json"]);
    assert_eq!(bounded.status, 3, "{}", bounded.stderr);
    assert!(
        bounded.stdout.contains("\"bounded\":true"),
        "{}",
        bounded.stdout
    );
    assert!(
        bounded.stdout.contains("tso-buffers-0"),
        "{}",
        bounded.stdout
    );
    let grown = katec(&["check", test, "--buffers", "grow", "--format", "json"]);
    assert_eq!(grown.status, 0, "{}", grown.stderr);
    assert!(grown.stdout.contains("tso-buffers-1"), "{}", grown.stdout);
    let stopped = [
        "check",
        "tests/programs/stored/treiber_stack-N=7-ONE_TRY.ll",
        "--buffers",
        "grow",
        "--max-executions",
        "20",
    ];
    let stopped = katec(&stopped);
    assert_eq!(stopped.status, 3, "{}", stopped.stderr);
    assert!(
        stopped.stdout.contains("under tso-buffers-0"),
        "what was stopped shows nothing about more entries: {}",
        stopped.stdout
    );
    for wrong in [
        &["check", test, "--buffers", "17"][..],
        &["check", test, "--buffers", "-1"],
        &["check", test, "--buffers", "some"],
        &["check", test, "--buffers", "2", "--model", "rc11"],
    ] {
        assert_eq!(katec(wrong).status, 2, "{wrong:?}");
    }
    // Other commands know the models too.
    let diff = katec(&["diff", "tso-buffers-0", "tso", "--events", "4"]);
    assert_eq!(diff.status, 1, "{}", diff.stdout);
}
