//! `katec synth` from the outside: what it writes, that `katec check` agrees, and what it refuses.

use crate::command::{argument, katec};

#[test]
fn a_test_in_a_folder_has_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = argument(folder.path());
    let run = katec(&[
        "synth",
        "PodWR Fre PodWR Fre",
        "--arch",
        "x86_64",
        "--out",
        out,
    ]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let file = folder.path().join("SB.litmus");
    assert_eq!(run.stdout.trim(), file.display().to_string());
    let check = katec(&["check", argument(&file), "--model", "tso"]);
    assert!(
        check.stdout.contains("Observation SB Sometimes 1 3"),
        "{}",
        check.stdout
    );
}

#[test]
fn every_test_of_a_suite_is_as_check_sees_it() {
    for (wanted, observation) in [("--forbidden", " Never "), ("--allowed", " Sometimes ")] {
        let folder = tempfile::tempdir().expect("a folder");
        let out = argument(folder.path());
        let run = katec(&[
            "synth", "--model", "rc11", wanted, "--events", "4", "--out", out,
        ]);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""));
        let all = std::fs::read_to_string(folder.path().join("@all")).expect("a list of files");
        assert_eq!(all.lines().count() + 2, run.stdout.lines().count());
        for file in all.lines() {
            let path = folder.path().join(file);
            let check = katec(&["check", argument(&path), "--model", "rc11"]);
            let mut lines = check.stdout.lines();
            let observed = lines.find(|line| line.starts_with("Observation"));
            let observed = observed.unwrap_or_else(|| panic!("{file}: {}", check.stderr));
            assert!(observed.contains(observation), "{file}: {observed}");
        }
    }
}

#[test]
fn a_suite_is_the_same_every_time() {
    let suite = || katec(&["synth", "--model", "tso", "--forbidden", "--events", "5"]).stdout;
    assert_eq!(suite(), suite());
}

#[test]
fn bad_input_is_refused() {
    let file = "tests/suite/synth_command.rs";
    for (arguments, part) in [
        (&["synth"][..], "required"),
        (&["synth", "Rfe"], "at least two edges"),
        (&["synth", "Rfe Xyz"], "`Xyz` is not an edge"),
        (
            &["synth", "Rfe PodRR Fre PodWW", "--arch", "ARM"],
            "invalid value",
        ),
        (
            &["synth", "PodWW Rel Rfe PodRR Fre", "--arch", "X86"],
            "have no memory orders",
        ),
        (
            &["synth", "Rfe DpAddrdR Fre PodWW", "--arch", "X86"],
            "dependencies cannot be written",
        ),
        (
            &[
                "synth",
                "Rfe PodRR Fre PodWW",
                "--name",
                "a/b",
                "--out",
                "target",
            ],
            "the name of a file",
        ),
        (&["synth", "Rfe PodRR Fre PodWW", "--out", file], file),
        (
            &["synth", "Rfe PodRR", "--model", "sc", "--forbidden"],
            "cannot be used with",
        ),
        (&["synth", "--model", "sc"], "required"),
        (
            &["synth", "--model", "sc", "--forbidden", "--allowed"],
            "cannot be used with",
        ),
        (
            &["synth", "--model", "sc", "--forbidden", "--events", "1"],
            "1 is not in 2..=8",
        ),
        (&["synth", "--model", "nothing", "--forbidden"], "nothing"),
    ] {
        let run = katec(arguments);
        assert_eq!(run.status, 2, "{arguments:?}: {}", run.stdout);
        assert!(run.stderr.contains(part), "{arguments:?}: {}", run.stderr);
        assert!(
            !run.stderr.contains("panicked"),
            "{arguments:?}: {}",
            run.stderr
        );
    }
}
