//! `katec check` from the outside: what it prints and its exit status.

mod barriers;
mod input;
mod models;

use crate::command::{self, Run};
use serde_json::Value;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn katec(arguments: &[&str]) -> Run {
    command::katec(&[&["check"], arguments].concat())
}

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        path
    }
}

/// Checks one test with further arguments.
fn check(text: &str, arguments: &[&str]) -> Run {
    let folder = Folder::new();
    let path = folder.file("t.litmus", text);
    let mut all = vec![path.to_str().unwrap()];
    all.extend(arguments);
    katec(&all)
}

fn x86(instructions: &str, condition: &str) -> String {
    format!("X86 t\n{{ x=0; }}\n P0 ;\n {instructions} ;\n{condition}\n")
}

fn c(body: &str, condition: &str) -> String {
    format!("C t\n{{ x=0; }}\nP0 (atomic_int* x) {{\n  {body}\n}}\n{condition}\n")
}

/// Store buffering with something in between.
fn store_buffering(between: &str, condition: &str) -> String {
    format!(
        "X86 SB\n{{ }}\n P0 | P1 ;\n MOV [x],$1 | MOV [y],$1 ;\n {between} | {between} ;\n MOV EAX,[y] | MOV EAX,[x] ;\n{condition} (0:EAX=0 /\\ 1:EAX=0)\n"
    )
}

#[test]
fn programs_without_end_have_no_answer() {
    for text in [
        c("while (1) ;", "exists (x=0)"),
        c("while (atomic_load(x) == 0) ;", "exists (x=0)"),
        c("for (;;) atomic_store(x, 1);", "exists (x=0)"),
        x86("L: JMP L", "exists (x=0)"),
        x86("L: INC [x] ;\n JMP L", "forall (x=0)"),
    ] {
        let run = check(&text, &[]);
        assert!(
            run.status == 3 && run.stdout.contains("Bounded: thread 0 was cut after"),
            "{text}\n{}",
            run.stdout
        );
    }
    let counting = c(
        "for (int i = 0; i < 20; i++) atomic_store(x, i);",
        "forall (x=19)",
    );
    assert_eq!(check(&counting, &[]).status, 3);
    assert_eq!(check(&counting, &["--unroll", "20"]).status, 0);
}

#[test]
fn exit_statuses_follow_the_condition() {
    for (condition, model, status) in [
        ("exists", "tso", 0),
        ("exists", "sc", 0),
        ("~exists", "tso", 1),
        ("~exists", "sc", 0),
        ("forall", "sc", 1),
    ] {
        let run = check(&store_buffering("", condition), &["--model", model]);
        assert_eq!(run.status, status, "{condition} {model}\n{}", run.stdout);
    }
    let racy = "C t\n{ }\nP0 (int* x) { *x = 1; }\nP1 (int* x) { int r0 = *x; }\nexists (1:r0=1)\n";
    let run = check(racy, &["--model", "rc11"]);
    assert_eq!(run.status, 1);
    assert!(
        run.stdout.contains("Flag DataRace")
            && run
                .stdout
                .contains("write of x (thread 0, line 3) and read of x (thread 1, line 4)"),
        "{}",
        run.stdout
    );
    let invalid = check(&c("int* p = 0; *p = 1;", "exists (x=0)"), &[]);
    assert!(
        invalid.status == 1 && invalid.stdout.contains("t.litmus:4: invalid access"),
        "{}",
        invalid.stdout
    );
    let mixed = check(
        "X86_64 t\n{ int64_t x=0; 0:rax=x; }\n P0 ;\n movl $1,(%rax) ;\nexists (x=1)\n",
        &[],
    );
    assert!(
        mixed.status == 2 && mixed.stderr.contains("mixed size"),
        "{}{}",
        mixed.stdout,
        mixed.stderr
    );
}

#[test]
fn only_full_fences_order_a_store_before_a_load() {
    for (between, observation) in [
        ("", "Sometimes"),
        ("LFENCE", "Sometimes"),
        ("SFENCE", "Sometimes"),
        ("MFENCE", "Never"),
        ("LOCK INC [z]", "Never"),
        ("XCHG [z],EDX", "Never"),
        ("LOCK CMPXCHG [z],EDX", "Never"),
        ("MOV EAX,$7 ;\n LOCK CMPXCHG [z],EDX", "Never"),
        ("INC [z]", "Sometimes"),
    ] {
        // A line of its own for each column.
        let lines: Vec<_> = between
            .split(" ;\n ")
            .map(|line| format!("{line} | {line}"))
            .collect();
        let text = format!(
            "X86 SB\n{{ }}\n P0 | P1 ;\n MOV [x],$1 | MOV [y],$1 ;\n {} ;\n MOV EBX,[y] | MOV EBX,[x] ;\nexists (0:EBX=0 /\\ 1:EBX=0)\n",
            lines.join(" ;\n ")
        );
        let run = check(&text, &[]);
        assert!(
            run.stdout
                .contains(&format!("Observation SB {observation}")),
            "{text}\n{}{}",
            run.stdout,
            run.stderr
        );
    }
}

#[test]
fn json_has_the_documented_fields() {
    let run = check(
        &store_buffering("", "exists"),
        &["--format", "json", "--model", "tso"],
    );
    let report: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(
        (
            run.status,
            report["verdict"].as_str(),
            report["model"].as_str()
        ),
        (0, Some("ok"), Some("tso"))
    );
    assert_eq!(
        (
            report["executions"].as_u64(),
            report["blocked"].as_u64(),
            report["bounded"].as_bool()
        ),
        (Some(4), Some(0), Some(false))
    );
    assert_eq!(
        report["states"][0],
        serde_json::json!({"values": {"0:EAX": 0, "1:EAX": 0}, "executions": 1})
    );
    assert_eq!(report["observation"], "Sometimes");
    let condition = serde_json::json!({"text": "exists (0:EAX=0 /\\ 1:EAX=0)", "holds": true, "positive": 1, "negative": 3});
    assert_eq!(report["condition"], condition);
    let fields = [
        "\"program\"",
        "\"model\"",
        "\"verdict\"",
        "\"executions\"",
        "\"blocked\"",
        "\"bounded\"",
        "\"violations\"",
        "\"seconds\"",
        "\"states\"",
        "\"observation\"",
        "\"condition\"",
    ];
    let places: Vec<_> = fields
        .iter()
        .map(|field| run.stdout.find(field).unwrap())
        .collect();
    assert!(places.is_sorted(), "{}", run.stdout);
    let racy = check(
        "C t\n{ }\nP0 (int* x) { *x = 1; }\nP1 (int* x) { *x = 2; }\nexists (x=1)\n",
        &["--format", "json"],
    );
    let report: Value = serde_json::from_str(&racy.stdout).unwrap();
    let violation = &report["violations"][0];
    assert_eq!(
        (
            report["verdict"].as_str(),
            violation["kind"].as_str(),
            violation["severity"].as_str(),
            violation["line"].as_u64()
        ),
        (Some("violation"), Some("DataRace"), Some("error"), Some(4))
    );
    let constraint = &violation["constraint"];
    assert_eq!(constraint["name"], "DataRace");
    assert!(constraint["line"].as_u64().is_some_and(|line| line > 0));
}

/// The execution of a violation has the fields that the documentation names, and its numbers of
/// events are places in its list of events.
#[test]
fn json_has_the_execution_of_a_violation() {
    let racy = check(
        "C t\n{ }\nP0 (int* x) { *x = 1; }\nP1 (int* x) { int r = *x; }\nexists (x=1)\n",
        &["--format", "json"],
    );
    let report: Value = serde_json::from_str(&racy.stdout).unwrap();
    let execution = &report["violations"][0]["execution"];
    let list = |value: &Value, name: &str| value[name].as_array().expect(name).clone();
    let fields: Vec<_> = execution.as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields, ["about", "coherence", "edges", "events", "threads"]);
    let events = list(execution, "events");
    for event in &events {
        for field in ["thread", "index", "action", "mode", "file", "line"] {
            assert!(event.get(field).is_some(), "{field} of {event}");
        }
    }
    let is_event = |number: &Value| number.as_u64().is_some_and(|n| n < events.len() as u64);
    let threads = list(execution, "threads");
    assert_eq!(threads.len(), 2);
    for thread in &threads {
        assert!(list(thread, "events").iter().all(is_event), "{thread}");
        let known = ["ended", "halted", "cut", "running", "blocked", "failed"];
        let status = thread["status"].as_str().unwrap();
        assert!(known.contains(&status), "{thread}");
    }
    let about = &execution["about"];
    assert_eq!(list(about, "events").len(), 2);
    assert_eq!(about["edges"][0]["relation"], "DataRace");
    let edges = list(execution, "edges");
    assert!(
        edges.iter().any(|edge| edge["relation"] == "rf"),
        "{execution}"
    );
    for edge in edges.iter().chain(&list(about, "edges")) {
        assert!(is_event(&edge["from"]) && is_event(&edge["to"]), "{edge}");
    }
    let coherence = &execution["coherence"][0];
    assert_eq!(coherence["location"], "x");
    assert!(list(coherence, "writes").iter().all(is_event));
}

#[test]
fn folders_run_in_order() {
    let folder = Folder::new();
    for name in ["b/2", "a/1", "c", "b/1"] {
        folder.file(
            &format!("{name}.litmus"),
            &x86("MOV [x],$1", "exists (x=1)").replacen(" t\n", &format!(" {name}\n"), 1),
        );
    }
    folder.file("b/README", "not a test");
    let run = katec(&[folder.0.path().to_str().unwrap(), "--jobs", "3"]);
    let names: Vec<_> = run
        .stdout
        .lines()
        .filter_map(|line| line.strip_prefix("Test "))
        .collect();
    assert_eq!(
        (run.status, names),
        (
            0,
            vec!["a/1 Allowed", "b/1 Allowed", "b/2 Allowed", "c Allowed"]
        )
    );
}

#[test]
fn tables_of_expected_results() {
    let folder = Folder::new();
    folder.file("sb.litmus", &store_buffering("", "exists"));
    folder.file(
        "loop.litmus",
        &c("for (;;) atomic_store(x, 1);", "exists (x=0)"),
    );
    let directory = folder.0.path().to_str().unwrap();
    let run = |rows: &str, arguments: &[&str]| {
        let table = folder.file(
            "t.tsv",
            &format!("file\tmodel\tholds\tstates\tnote\n{rows}"),
        );
        let mut all = vec![directory, "--expected", table.to_str().unwrap()];
        all.extend(arguments);
        katec(&all)
    };
    let both = "sb.litmus\tsc\t0\t3\t\nsb.litmus\ttso\t1\t4\t\n";
    let right = run(both, &[]);
    assert_eq!(
        (right.status, right.stdout.as_str()),
        (
            0,
            "2 of 2 results agree, 0 do not, 0 have no answer, 0 tests are unreadable\n"
        )
    );
    assert!(
        run(both, &["--model", "sc"])
            .stdout
            .starts_with("1 of 1 results agree")
    );
    assert_eq!(run(both, &["--model", "pso"]).status, 2);
    let wrong = run("sb.litmus\tsc\t1\t4\t\nsb.litmus\ttso\t1\t\tracy\n", &[]);
    assert_eq!(wrong.status, 1);
    assert!(wrong.stdout.contains("Mismatch sb.litmus sc: the condition does not hold, expected that it holds; 3 states, expected 4"), "{}", wrong.stdout);
    assert!(
        wrong
            .stdout
            .contains("Mismatch sb.litmus tso: no error was found"),
        "{}",
        wrong.stdout
    );
    let missing = run("none.litmus\tsc\t1\t4\t\n", &[]);
    assert!(
        missing.status == 2 && missing.stderr.contains("none.litmus"),
        "{}",
        missing.stderr
    );
    let endless = run("loop.litmus\tsc\t1\t\t\n", &[]);
    assert!(
        endless.status == 3 && endless.stdout.contains("No answer loop.litmus sc"),
        "{}",
        endless.stdout
    );
}

#[test]
fn the_corpus_agrees_with_its_table() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/litmus");
    let rows = std::fs::read_to_string(folder.join("expected.tsv")).unwrap();
    let (head, rows) = rows.split_once('\n').unwrap();
    let every = katec_testing::one_in(8, "the rows");
    let rows: Vec<&str> = [head]
        .into_iter()
        .chain(rows.lines().step_by(every))
        .collect();
    let scratch = Folder::new();
    let table = scratch.file("expected.tsv", &(rows.join("\n") + "\n"));
    let table = table.to_str().unwrap();
    let run = katec(&[folder.to_str().unwrap(), "--expected", table]);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
}

/// Programs with every kind of lock, and a model that shows which accesses are in `LK` and `UL`.
#[test]
fn locks_are_taken_and_released_by_accesses() {
    let folder = Folder::new();
    let model = "acyclic po | rf | co | fr as sc\nflag ~empty LK & R as taken-read\nflag ~empty LK & W as taken-write\nflag ~empty LK \\ RMW as no-update\nflag ~empty UL & W as released\nflag ~empty UL & RMW as released-update\nflag ~empty LK & UL as both\n";
    let model = folder.file("locks.cat", model);
    for (kind, lock, unlock, shared) in [
        (
            "pthread_mutex_t",
            "pthread_mutex_lock",
            "pthread_mutex_unlock",
            false,
        ),
        ("pthread_mutex_t", "pthread_mutex_trylock", "(void)", false),
        (
            "pthread_spinlock_t",
            "pthread_spin_lock",
            "pthread_spin_unlock",
            false,
        ),
        (
            "pthread_rwlock_t",
            "pthread_rwlock_wrlock",
            "pthread_rwlock_unlock",
            false,
        ),
        (
            "pthread_rwlock_t",
            "pthread_rwlock_rdlock",
            "pthread_rwlock_unlock",
            true,
        ),
        ("mtx_t", "mtx_lock", "mtx_unlock", false),
    ] {
        let text = format!(
            "#include <pthread.h>\n#include <threads.h>\n{kind} m;\nvoid *run(void *a) {{ {lock}(&m); {unlock}(&m); return 0; }}\nint main(void) {{ pthread_t t; pthread_create(&t, 0, run, 0); run(0); pthread_join(t, 0); return 0; }}\n"
        );
        let program = folder.file("p.c", &text);
        for engine in ["tables", "reference"] {
            let (program, model) = (program.to_str().unwrap(), model.to_str().unwrap());
            let run = katec(&[program, "--model", model, "--engine", engine]);
            let has = |name: &str| run.stdout.contains(&format!(" {name}: "));
            assert!(
                has("taken-read") && has("taken-write"),
                "{lock}: {}",
                run.stdout
            );
            assert!(!has("no-update") && !has("both"), "{lock}: {}", run.stdout);
            assert_eq!(
                has("released"),
                unlock != "(void)",
                "{lock}: {}",
                run.stdout
            );
            assert_eq!(has("released-update"), shared, "{lock}: {}", run.stdout);
        }
    }
}
