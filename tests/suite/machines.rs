//! Litmus tests of AArch64, ARM, POWER, RISC-V and the Linux kernel, and the candidates by which
//! executions with cycles of `po | rf` are explored.

use crate::command::{Run, argument, katec};
use crate::litmus_corpus::Identities;
use katec_checker::explore::{Options, explore, explore_candidates};
use katec_compiler::load;
use katec_compiler::reference::ReferenceModel;
use katec_programs::litmus::LitmusTest;
use katec_testing::cycles::corpus;
use katec_testing::sample;
use katec_testing::stages::prepared;
use std::collections::BTreeSet;

/// The verdicts are those of the literature on each machine.
#[test]
fn tests_of_machines_have_their_known_results() {
    let run = katec(&[
        "check",
        "tests/machines",
        "--expected",
        "tests/machines/expected.tsv",
    ]);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    assert!(
        run.stdout.starts_with("165 of 165 results agree"),
        "{}",
        run.stdout
    );
}

/// Where models forbid cycles of `po | rf`, candidates and exploration are two ways to the same
/// executions.
#[test]
fn candidates_are_the_executions_that_exploration_builds() {
    let mut models: Vec<_> = ["sc", "tso", "ra", "rc11"]
        .into_iter()
        .map(|name| ReferenceModel::new(&prepared(load(name).unwrap())))
        .collect();
    let tests = corpus();
    let count = sample("litmus tests", 25, tests.len() as u64) as usize;
    let mut compared = 0;
    for test in tests.iter().step_by(tests.len().div_ceil(count)) {
        let litmus = LitmusTest::parse(&test.text, &test.file).unwrap();
        let (program, options) = (litmus.program(), Options::default());
        for model in &mut models {
            let mut built = Identities::default();
            explore(model, program, &options, &mut built);
            let mut tried = Identities::default();
            let summary = explore_candidates(model, program, &options, &mut tried).unwrap();
            assert_eq!(summary.complete, built.0.len() as u64, "{}", test.text);
            let built: BTreeSet<_> = built.0.into_iter().collect();
            let tried: BTreeSet<_> = tried.0.into_iter().collect();
            assert_eq!(built, tried, "{}", test.text);
            compared += built.len();
        }
    }
    assert!(compared > 100, "{compared}");
}

fn check(text: &str, arguments: &[&str]) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.litmus");
    std::fs::write(&file, text).unwrap();
    katec(&[&["check", argument(&file)], arguments].concat())
}

#[test]
fn what_is_not_understood_is_named_with_its_line() {
    let test =
        |thread: &str| format!("AArch64 T\n{{ 0:X1=x; }}\n P0 ;\n {thread} ;\nexists (0:X0=0)\n");
    for (thread, message) in [
        ("LDP W0,W2,[X1]", "the instruction `LDP` is not supported"),
        ("LDR W0,[X7]", "`X7` is used as an address and never set"),
        ("LDR W0,[X77]", "`X77` is not a register"),
        ("CBNZ W0,L", "there is no label `L`"),
        (
            "DMB EVERYTHING",
            "these operands of `DMB` are not supported",
        ),
        ("LDRB W0,[X1]", "the instruction `LDRB` is not supported"),
        (
            "CSEL W0,W2,W3,EQ",
            "the instruction `CSEL` is not supported",
        ),
        ("TBZ W0,#32,L", "there is no label `L`"),
        (
            "LDAR W0,[X1],#4",
            "these operands of `LDAR` are not supported",
        ),
    ] {
        let run = check(&test(thread), &[]);
        assert_eq!(run.status, 2, "{thread}: {}", run.stdout);
        assert!(run.stderr.contains(message), "{thread}: {}", run.stderr);
        assert!(run.stderr.contains("test.litmus:4"), "{}", run.stderr);
    }
    let mixed = check(&test("LDR W0,[X1] ;\n LDR X2,[X1]"), &[]);
    assert_eq!(mixed.status, 2, "{}", mixed.stdout);
    assert!(mixed.stderr.contains("mixed size"), "{}", mixed.stderr);
}

#[test]
fn store_exclusives_are_explored_under_every_model() {
    let text = std::fs::read_to_string("tests/machines/INC+exclusives.litmus").unwrap();
    for model in ["sc", "tso", "rc11", "aarch64"] {
        let run = check(&text, &["--model", model]);
        assert!(
            run.stdout.contains("Never"),
            "{model}: {}{}",
            run.stdout,
            run.stderr
        );
    }
    // Without failures, both take place, one after the other.
    let both = text.replace("x=1)", "x=2)");
    let run = check(&both, &["--no-spurious"]);
    assert!(run.stdout.contains("Always"), "{}", run.stdout);
}
