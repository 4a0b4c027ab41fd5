//! Tests with barriers.

use super::*;

/// Message passing through a barrier, in three threads.
fn barrier(wait: &str) -> String {
    format!(
        "C meet\n{{ barrier_init(b, 3); }}\n\
         P0 (int* b, int* x) {{ *x = 1; barrier_wait(b); }}\n\
         P1 (int* b, int* x) {{ {wait}; int r = *x; }}\n\
         P2 (int* b, int* x) {{ barrier_wait(b);\n int r = *x; }}\n\
         forall (1:r=1 /\\ 2:r=1)\n"
    )
}

/// Barriers as rounds have one execution where barriers as accesses have one for each order of
/// arrival.
#[test]
fn barriers_as_rounds_and_as_accesses() {
    for model in ["sc", "tso", "ra", "rc11"] {
        let text = barrier("barrier_wait(b)");
        let json = |arguments: &[&str]| -> Value {
            let mut all = vec!["--format", "json", "--model", model];
            all.extend(arguments);
            let run = check(&text, &all);
            assert_eq!(run.status, 0, "{model}\n{}{}", run.stdout, run.stderr);
            serde_json::from_str(&run.stdout).unwrap()
        };
        let (rounds, accesses) = (json(&[]), json(&["--no-bam"]));
        assert_eq!(
            (&rounds["executions"], &rounds["blocked"]),
            (&1.into(), &0.into())
        );
        assert_eq!(
            (&accesses["executions"], &accesses["blocked"]),
            (&6.into(), &30.into())
        );
        assert_eq!(
            rounds["states"][0]["values"],
            accesses["states"][0]["values"]
        );
        assert!(rounds.get("notes").is_none());
    }
}

#[test]
fn results_of_waits_are_explored_and_noted() {
    let run = check(&barrier("int last = barrier_wait(b)"), &[]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(
        run.stdout.contains("Observation meet Always 2 0\n"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout.contains("Note: the result of a wait"),
        "{}",
        run.stdout
    );
}

#[test]
fn misused_barriers_are_violations_with_their_lines() {
    let run = check(&barrier("barrier_destroy(b)"), &[]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert!(run.stdout.contains("Flag barrier\n"), "{}", run.stdout);
    assert!(run.stdout.contains("Error: "), "{}", run.stdout);
    let lines: Vec<_> = run
        .stdout
        .lines()
        .filter(|l| l.starts_with("Error: "))
        .collect();
    let destroyed = "at line 4 in thread 1";
    assert!(
        lines
            .iter()
            .all(|l| l.contains(destroyed) || l.contains("t.litmus:4: ")),
        "{lines:?}"
    );
}

/// A model may tell waits from writes: whether a wait comes before the end of its barrier does not
/// depend on that.
#[test]
fn waits_are_no_writes_of_models() {
    let model = |writes: &str| {
        format!(
            "let hb = (po | rf)+\n\
             irreflexive hb as order\n\
             irreflexive hb;(rf | co;[{writes}] | fr;[{writes}])+ as coherence\n"
        )
    };
    let text = "C end\n{ barrier_init(b, 2); }\n\
         P0 (int* b, atomic_int* x) { barrier_wait(b); }\n\
         P1 (int* b, atomic_int* x) { barrier_wait(b);\n\
           atomic_store_explicit(x, 1, memory_order_relaxed); }\n\
         P2 (int* b, atomic_int* x) { int r = atomic_load_explicit(x, memory_order_relaxed);\n\
           if (r == 1) { barrier_destroy(b); } }\n\
         exists (2:r=1)\n";
    let folder = tempfile::tempdir().expect("a folder");
    for writes in ["W", "W \\ B", "W & ~B", "W & RLX | W \\ B"] {
        let file = folder.path().join("model.cat");
        std::fs::write(&file, model(writes)).expect("a file");
        for engine in ["tables", "reference"] {
            let path = file.to_str().expect("a path");
            let run = check(text, &["--model", path, "--engine", engine]);
            assert_eq!(
                run.status, 0,
                "{writes} {engine}\n{}{}",
                run.stdout, run.stderr
            );
            assert!(
                run.stdout.contains("Sometimes 1 1"),
                "{writes}\n{}",
                run.stdout
            );
        }
    }
}
