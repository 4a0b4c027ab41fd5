//! `katec diff` from the outside: that the tests it prints show what it claims, those of the page
//! about the library too, and what it does about bad input.

use crate::command::{argument, katec};
use katec_testing::sample;
use std::path::Path;

/// Whether `katec check` sees the outcome of a test under a model, by an engine.
fn observes(test: &Path, model: &str, engine: &str) -> bool {
    let run = katec(&[
        "check",
        argument(test),
        "--model",
        model,
        "--engine",
        engine,
    ]);
    let lines = run.stdout.lines();
    let observations: Vec<&str> = lines
        .filter(|line| line.starts_with("Observation "))
        .collect();
    match observations[..] {
        [line] if line.contains(" Sometimes ") || line.contains(" Always ") => true,
        [line] if line.contains(" Never ") => false,
        _ => panic!("{}{}", run.stdout, run.stderr),
    }
}

/// Every test that two models are told apart by is allowed by one and forbidden by the other,
/// whichever engine runs it.
#[test]
fn printed_tests_show_what_is_claimed() {
    let pairs = [
        ("sc", "tso"),
        ("sra", "ra"),
        ("tso", "pso"),
        ("rc11", "rc20"),
    ];
    let taken = sample("pairs of models", 2, pairs.len() as u64);
    for (forbids, allows) in &pairs[..taken as usize] {
        let folder = tempfile::tempdir().expect("a folder");
        let run = katec(&["diff", forbids, allows, "--out", argument(folder.path())]);
        assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
        let first = run.stdout.lines().next().unwrap_or_default();
        assert_eq!(
            first,
            format!("{forbids} and {allows}: {forbids} is stronger")
        );
        let test = folder
            .path()
            .join(format!("{allows}-not-{forbids}-1.litmus"));
        for engine in ["tables", "reference", "generated"] {
            assert!(observes(&test, allows, engine), "{allows} by {engine}");
            assert!(!observes(&test, forbids, engine), "{forbids} by {engine}");
        }
    }
}

/// The tests of the page about the library, each under the two models that its name has. What is
/// proved there is proved again by the tests of katec-diff.
#[test]
fn tests_of_the_page_show_what_is_claimed() {
    let printed = std::fs::read_to_string("docs/lattice.md").expect("a page");
    let folder = tempfile::tempdir().expect("a folder");
    let taken = sample("engines", 1, 2) as usize;
    let engines = &["generated", "tables"][..taken];
    let mut count = 0;
    for block in printed.split("```litmus\n").skip(1) {
        let text = block.split("```").next().unwrap_or_default();
        let file = folder.path().join("test.litmus");
        std::fs::write(&file, text).expect("a file");
        let name = text.lines().next().unwrap_or_default();
        let name = name.split_once(' ').expect("a language and a name").1;
        let (allows, rest) = name.split_once("-not-").expect("two models");
        let forbids = rest.rsplit_once('-').map_or(rest, |(model, _)| model);
        for engine in engines {
            assert!(observes(&file, allows, engine), "{name}");
            assert!(!observes(&file, forbids, engine), "{name}");
        }
        count += 1;
    }
    assert!(count > 5);
}

#[test]
fn a_folder_of_programs_is_compared() {
    let run = katec(&["diff", "sc", "tso", "--corpus", "examples"]);
    assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
    assert!(
        run.stdout.contains("store-buffering.litmus"),
        "{}",
        run.stdout
    );
    let run = katec(&[
        "diff", "sc", "sc", "--corpus", "examples", "--format", "json",
    ]);
    assert_eq!(run.stdout.trim(), "[]", "{}", run.stderr);
}

#[test]
fn bad_input_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = folder.path().join("wrong.cat");
    std::fs::write(&wrong, "acyclic po |\n").expect("a file");
    for arguments in [
        &["diff", "sc"][..],
        &["diff", "sc", "tso", "ra"],
        &["diff", "sc", "no-such-model"],
        &["diff", "sc", argument(&wrong)],
        &["diff", "sc", "tso", "--corpus", "no-such-folder"],
        &["diff", "sc", "tso", "--events", "99"],
    ] {
        let run = katec(arguments);
        assert_eq!(run.status, 2, "{arguments:?}: {}", run.stdout);
        assert!(!run.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_model_that_cannot_be_explored_is_compared_by_evaluating_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = folder.path().join("model.cat");
    // Emptiness of `rf;po` does not hold of parts of executions that it holds of.
    std::fs::write(
        &model,
        "acyclic po | rf | co | fr as sc\nempty co \\ po as one-thread\n",
    )
    .expect("a file");
    let run = katec(&["diff", "sc", argument(&model)]);
    assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("cannot be explored"), "{}", run.stdout);
}

#[test]
fn models_of_different_languages_are_compared_on_what_they_share() {
    let folder = tempfile::tempdir().expect("a folder");
    let [machine, language] = ["machine.cat", "language.cat"].map(|name| folder.path().join(name));
    std::fs::write(
        &machine,
        "acyclic po | rf | co | fr as sc\nacyclic [W];po;[MFENCE];po;[R] | rf | fr | co as fence\n",
    )
    .expect("a file");
    std::fs::write(
        &language,
        "acyclic po-loc | rf | co | fr as coherence\nacyclic [SC];po;[SC] | rf | co | fr as sc\n",
    )
    .expect("a file");
    let run = katec(&["diff", argument(&machine), argument(&language)]);
    assert!(
        run.stdout
            .contains("compared on X86 programs without fences"),
        "{}",
        run.stdout
    );
    assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
}

#[test]
fn limits_that_make_no_sense_are_named() {
    let several = ["diff", "sc", "tso"];
    for (limit, value, message) in [
        ("--jobs", "0", "expected a number from 1 to 1024"),
        ("--jobs", "999999999", "expected a number from 1 to 1024"),
        ("--timeout", "soon", "expected a number of seconds"),
        ("--timeout", "nan", "expected a number of seconds"),
    ] {
        let run = katec(&[&several[..], &[limit, value]].concat());
        assert_eq!(run.status, 2, "{}{}", run.stdout, run.stderr);
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
    let run = katec(&[&several[..], &["--timeout", "0.001"]].concat());
    assert!(matches!(run.status, 1 | 3), "{}", run.stderr);
}

#[test]
fn time_that_runs_out_leaves_what_is_known() {
    let run = katec(&[
        "diff",
        "rc11",
        "rc11-regular",
        "--events",
        "8",
        "--timeout",
        "1",
    ]);
    assert!(
        run.status == 3 || run.stdout.contains("incomparable"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout.starts_with("rc11 and rc11-regular: "),
        "{}",
        run.stdout
    );
}

#[test]
fn memory_that_runs_out_leaves_what_is_known() {
    let arguments = ["diff", "sc", "tso", "--max-memory", "1"];
    let run = katec(&arguments);
    assert_eq!(run.status, 3, "{}{}", run.stdout, run.stderr);
    assert!(
        run.stdout.contains("stopped by the limit of memory"),
        "{}",
        run.stdout
    );
    let run = katec(&[&arguments[..], &["--format", "json"]].concat());
    assert_eq!(run.status, 3, "{}{}", run.stdout, run.stderr);
    let answer: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
    assert_eq!(answer["stopped"], "memory");
    assert_eq!(answer["verdict"], "no-difference");
    // More than it takes.
    let run = katec(&["diff", "sc", "tso", "--max-memory", "4000"]);
    assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
    assert!(!run.stdout.contains("stopped"), "{}", run.stdout);
}
