//! `katec explain`: that it agrees with exploration, that what it shows as a reason is one, and
//! what it does about bad input.

use crate::command::{argument, katec};
use katec_checker::explore::Options;
use katec_compiler::explain::Reason;
use katec_compiler::load;
use katec_compiler::model::{Check, Model};
use katec_diff::candidates::{Answer, Explained, axioms, explain};
use katec_programs::litmus::{Language, LitmusTest, run_litmus};
use katec_testing::cycles::corpus;
use katec_testing::one_in;

/// The edges lead on from one another, and back to the first if the axiom is about cycles.
fn assert_leads_round(model: &Model, reason: &Reason) {
    let parts: Vec<_> = reason.parts().collect();
    assert!(!parts.is_empty());
    for pair in parts.windows(2) {
        assert_eq!(pair[0].to, pair[1].from, "{reason:?}");
    }
    let check = model.constraints[reason.axiom.index()].check;
    if matches!(
        check,
        Check::Acyclic(_) | Check::Irreflexive(_) | Check::Coherence(_)
    ) {
        assert_eq!(parts[0].from, parts[parts.len() - 1].to, "{reason:?}");
    }
    for edge in &reason.edges {
        assert_eq!(edge.parts[0].from, edge.whole.from);
        assert_eq!(edge.parts[edge.parts.len() - 1].to, edge.whole.to);
    }
}

#[test]
fn answers_are_those_of_exploration() {
    let every = one_in(12, "the tests");
    let (mut allowed, mut forbidden) = (0, 0);
    for test in corpus().iter().step_by(every) {
        let test = LitmusTest::parse(&test.text, &test.file).expect("a test");
        let models: &[&str] = match test.language() {
            Language::C => &["sc", "ra", "rc11"],
            _ => &["sc", "tso"],
        };
        for name in models {
            let model = load(name).expect("a model").prepare().expect("a meaning");
            let explained = explain(&test, &model, None, 1_000_000).expect("an answer");
            assert!(explained.complete, "{}", test.name());
            let mut generated = katec_generated::model(name).expect("a model");
            let options = Options::default();
            let outcome = run_litmus(&test, "", &mut generated, name, &options);
            let (matching, _) = outcome.positive_and_negative();
            match &explained.answer {
                Answer::Allowed(_) => {
                    allowed += 1;
                    assert!(matching > 0, "{name}: {}", test.name());
                }
                Answer::Forbidden(groups) => {
                    forbidden += 1;
                    assert_eq!(matching, 0, "{name}: {}", test.name());
                    for group in groups {
                        let others = group.others.iter().map(|(reason, _)| reason);
                        for reason in std::iter::once(&group.reason).chain(others) {
                            assert!(axioms(model.synchronised()).contains(&reason.axiom));
                            assert_leads_round(model.synchronised(), reason);
                        }
                    }
                }
                // Load buffering: there is no candidate without a cycle of `po | rf`.
                Answer::Impossible => assert_eq!(matching, 0, "{name}: {}", test.name()),
                Answer::Unknown => panic!("{name}: {}", test.name()),
            }
        }
    }
    assert!(allowed > 10 && forbidden > 10, "{allowed}, {forbidden}");
}

/// What TSO allows and SC does not is the order of a write and a later read.
#[test]
fn the_reordering_is_blamed() {
    let text = std::fs::read_to_string("examples/store-buffering.litmus").expect("an example");
    let test = LitmusTest::parse(&text, "").expect("a test");
    let [tso, sc] = ["tso", "sc"].map(|name| load(name).expect("a model").prepare());
    let (tso, sc) = (tso.expect("a meaning"), sc.expect("a meaning"));
    let Ok(Explained {
        answer: Answer::Allowed(allowed),
        ..
    }) = explain(&test, &tso, Some(&sc), 1000)
    else {
        panic!("TSO allows it");
    };
    let blame = allowed.blame.expect("SC forbids it");
    assert_eq!(blame.reordered.len(), 2);
    assert_leads_round(sc.synchronised(), &blame.reason);
    // SC allows nothing that it forbids.
    let none = explain(&test, &sc, Some(&sc), 1000).expect("an answer");
    assert!(matches!(none.answer, Answer::Unknown) && none.complete);
}

#[test]
fn bad_input_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = folder.path().join("broken.litmus");
    std::fs::write(
        &broken,
        "C broken\n{ }\nP0 (int *x) { *x = ; }\nexists (x=1)",
    )
    .expect("a file");
    let example = "examples/store-buffering.litmus";
    for (arguments, message) in [
        (vec!["missing.litmus"], "cannot read missing.litmus"),
        (vec![argument(&broken)], "broken.litmus"),
        (
            vec![example, "--outcome", "0:r7=1"],
            "thread 0 has no register `r7`",
        ),
        (
            vec![example, "--outcome", "0:r0="],
            "in the outcome `0:r0=`",
        ),
        (vec![example, "--model", "missing.cat"], "missing.cat"),
        (
            vec![example, "--model", "sc", "--but-not", "nothing"],
            "nothing",
        ),
    ] {
        let run = katec(&[&["explain"], &arguments[..]].concat());
        assert_eq!(run.status, 2, "{arguments:?}: {}", run.stdout);
        assert!(
            run.stderr.contains(message),
            "{arguments:?}: {}",
            run.stderr
        );
    }
}

/// Too few executions give no answer, and JSON has the data of the text.
#[test]
fn limits_and_json() {
    let example = "examples/store-buffering.litmus";
    let run = katec(&["explain", example, "--model", "sc", "--max-executions", "2"]);
    assert_eq!(run.status, 3, "{}", run.stdout);
    let run = katec(&["explain", example, "--model", "sc", "--format", "json"]);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
    assert_eq!(value["answer"], "forbidden");
    let reason = &value["executions"][0]["reason"];
    assert_eq!(reason["axiom"], "sc");
    assert_eq!(reason["edges"].as_array().map(Vec::len), Some(4));
}

/// What is said to order the two sides of a race does: the program is right with it.
#[test]
fn what_would_order_a_race_does() {
    let file = "examples/lock/broken.c";
    let run = katec(&["explain", file, "--format", "json"]);
    if run.stderr.contains("needs clang") {
        println!("clang is not there: C programs are not explained");
        return;
    }
    let answer: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
    let violation = &answer["violation"];
    assert_eq!(violation["constraint"]["name"], "DataRace");
    let [change] = &violation["remedies"][0].as_array().expect("changes")[..] else {
        panic!("one change is enough: {violation}");
    };
    assert_eq!(
        (&change["from"], &change["to"]),
        (&"relaxed".into(), &"release".into())
    );
    let event = change["events"][0].as_u64().expect("an event") as usize;
    let line = violation["execution"]["events"][event]["line"]
        .as_u64()
        .expect("a line") as usize;
    let text = std::fs::read_to_string(file).expect("a program");
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    lines[line - 1] = lines[line - 1].replace("relaxed", "release");
    let folder = tempfile::tempdir().expect("a folder");
    let repaired = folder.path().join("repaired.c");
    std::fs::write(&repaired, lines.join("\n")).expect("a writable folder");
    assert_eq!(katec(&["check", argument(&repaired)]).status, 0);
    let nothing = katec(&["explain", argument(&repaired)]);
    assert_eq!(nothing.status, 0);
    assert!(
        nothing.stdout.contains("nothing is wrong under rc11"),
        "{}",
        nothing.stdout
    );
}

/// A race of a litmus test: message passing without release and acquire needs both.
#[test]
fn a_race_needs_both_a_release_and_an_acquire() {
    let test = "C mp\n{}\nP0 (int* x, atomic_int* y) {\n*x = 1;\n\
                atomic_store_explicit(y, 1, memory_order_relaxed);\n}\n\
                P1 (int* x, atomic_int* y) {\n\
                int r0 = atomic_load_explicit(y, memory_order_relaxed);\n\
                if (r0) { int r1 = *x; }\n}\nexists (1:r0=1)\n";
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mp.litmus");
    std::fs::write(&file, test).expect("a writable folder");
    let run = katec(&["explain", argument(&file), "--violation"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let both = "release instead of relaxed: (0, 1) write relaxed y = 1  [line 5], and \
                acquire instead of relaxed: (1, 0) read relaxed y = 1, from (0, 1)  [line 8]";
    assert!(run.stdout.contains(both), "{}", run.stdout);
    let atomic = "atomic: (0, 0) write x = 1  [line 4], and atomic: (1, 1) read x";
    assert!(run.stdout.contains(atomic), "{}", run.stdout);
}

/// What is wrong under a model and not under another, and what both call wrong.
#[test]
fn weak_errors_are_told_from_others() {
    let weak = katec(&["explain", "tests/reports/weak.c", "--but-not", "sc"]);
    if weak.stderr.contains("needs clang") {
        return;
    }
    assert!(
        weak.stdout.contains("sc forbids it, by sc.cat:13"),
        "{}",
        weak.stdout
    );
    let tso = katec(&[
        "explain",
        "tests/reports/weak.c",
        "--model",
        "tso",
        "--but-not",
        "sc",
    ]);
    assert!(
        tso.stdout.contains("tso does not keep this in order"),
        "{}",
        tso.stdout
    );
    let strong = katec(&["explain", "tests/reports/update.c", "--but-not", "sc"]);
    let none = "nothing is wrong under rc11 in executions that sc forbids";
    assert!(strong.stdout.contains(none), "{}", strong.stdout);
    let outcome = katec(&["explain", "tests/reports/weak.c", "--outcome", "x=1"]);
    assert_eq!(outcome.status, 2);
    assert!(
        outcome.stderr.contains("--outcome is for litmus tests"),
        "{}",
        outcome.stderr
    );
}

/// An atomic access of several parts is one event for what is to blame and for what would help.
#[test]
fn accesses_of_several_parts_are_explained() {
    let lock = "tests/c/mixed/wrong_ticket_lock.c";
    let race = katec(&["explain", lock, "--model", "rc11"]);
    if race.stderr.contains("needs clang") {
        return;
    }
    assert!(race.stdout.contains("DataRace"), "{}", race.stdout);
    let released = "release instead of relaxed";
    assert!(race.stdout.contains(released), "{}", race.stdout);
    let halves = "tests/c/mixed/halves_in_order.c";
    let weak = katec(&["explain", halves, "--model", "rc11", "--but-not", "sc"]);
    assert!(weak.stdout.contains("sc forbids it"), "{}", weak.stdout);
    let tso = katec(&["explain", halves, "--model", "tso", "--but-not", "sc"]);
    let none = "nothing is wrong under tso in executions that sc forbids";
    assert!(tso.stdout.contains(none), "{}", tso.stdout);
}

/// Every kind of explanation, one after the other: outcomes that are allowed, forbidden and
/// impossible, what is to blame, races, errors, and nothing.
#[test]
fn every_kind_of_explanation_is_given() {
    const CASES: [&[&str]; 14] = [
        &["examples/store-buffering.litmus", "--model", "tso"],
        &["examples/store-buffering.litmus", "--model", "sc"],
        &[
            "examples/store-buffering.litmus",
            "--model",
            "tso",
            "--but-not",
            "sc",
        ],
        &[
            "examples/store-buffering.litmus",
            "--model",
            "rc11",
            "--outcome",
            "0:r0=1 /\\ 1:r0=2",
        ],
        &["examples/message-passing.litmus", "--model", "rc11"],
        &["tests/litmus/C/RW+RW+rlx.litmus", "--model", "rc11"],
        &[
            "tests/litmus/C/RW+RW+na.litmus",
            "--model",
            "rc11",
            "--violation",
        ],
        &["tests/litmus/C/WR+WR+fence-sc.litmus", "--model", "rc11"],
        &["examples/lock/broken.c"],
        &["examples/lock/repaired.c"],
        &["tests/reports/race.c"],
        &["tests/reports/weak.c", "--but-not", "sc"],
        &["tests/reports/update.c", "--but-not", "sc"],
        &["tests/reports/update.c"],
    ];
    let mut all = String::new();
    for arguments in CASES {
        let run = katec(&[&["explain"], arguments].concat());
        if run.stderr.contains("needs clang") {
            println!("clang is not there: explanations are not compared");
            return;
        }
        assert_eq!(run.stderr, "", "{arguments:?}");
        let command = arguments.join(" ");
        all.push_str(&format!("$ katec explain {command}\n{}\n", run.stdout));
    }
    insta::assert_snapshot!("explanations", all);
}
