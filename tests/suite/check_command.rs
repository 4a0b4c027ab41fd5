//! `katec check` from the outside: what it prints and its exit status.

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
fn bad_input_is_refused_with_its_line() {
    let cases = [
        (
            x86("FROB EAX,$1", "exists (x=1)"),
            4,
            "unknown or unsupported instruction `FROB`",
        ),
        (
            x86("MOVNTI [x],EAX", "exists (x=1)"),
            4,
            "unsupported instruction `MOVNTI`",
        ),
        (
            x86("MOV AH,$1", "exists (x=1)"),
            4,
            "register `AH` is not supported",
        ),
        (x86("MOV x,$1", "exists (x=1)"), 4, "write `[x]`"),
        (
            x86("MOV $1,[x]", "exists (x=1)"),
            4,
            "a constant cannot be written to",
        ),
        (x86("MOV [x]", "exists (x=1)"), 4, "has 2 operands, not 1"),
        (
            x86("MOV [x],$1 | NOP", "exists (x=1)"),
            4,
            "more columns than the 1 threads",
        ),
        (x86("MOV [x],", "exists (x=1)"), 4, "expected an operand"),
        (
            x86("MOV [x],$99999999999", "exists (x=1)"),
            4,
            "does not fit into 4 bytes",
        ),
        (x86("JNE L", "exists (x=1)"), 4, "no label `L`"),
        (
            x86("L: NOP ;\n L: NOP", "exists (x=1)"),
            5,
            "label `L` is already in use",
        ),
        (
            x86("LOCK MOV [x],$1", "exists (x=1)"),
            4,
            "`LOCK MOV` is not supported",
        ),
        (x86("LOCK INC EAX", "exists (x=1)"), 4, "`LOCK` needs"),
        (
            x86("MOV [x],EBX ;\n MOV AX,[x]", "exists (x=1)"),
            5,
            "mixed size",
        ),
        (
            x86("NOP", "exists (0:EAY=1)"),
            5,
            "thread 0 has no register `EAY`",
        ),
        (x86("NOP", "exists (1:EAX=1)"), 5, "no thread 1"),
        (x86("NOP", "exists (y=1)"), 5, "no location `y`"),
        (x86("NOP", "exists (x=1"), 5, "expected `)`"),
        (
            x86("NOP", "exists (x=)"),
            5,
            "expected a number or the name of a location",
        ),
        (x86("NOP", "exists (x 1)"), 5, "expected `=` or `!=`"),
        (
            x86("NOP", "exists (x=1) (x=2)"),
            5,
            "expected the end of the condition",
        ),
        (
            x86("NOP", "observed x=1;"),
            5,
            "expected `exists`, `~exists` or `forall`",
        ),
        (
            "X86 t\n{ x=0\n P0 ;\n NOP ;\n".to_string(),
            2,
            "the initial state has no end",
        ),
        (
            "X86 t\n{ x= }\n P0 ;\n NOP ;\n".to_string(),
            2,
            "expected a number",
        ),
        (
            "X86 t\n{ 2:EAX=1 }\n P0 ;\n NOP ;\n".to_string(),
            2,
            "no thread 2",
        ),
        (
            "X86 t\n{ foo x=1 }\n P0 ;\n NOP ;\n".to_string(),
            2,
            "`foo` is not a type",
        ),
        (
            "X86 t\n{ }\n P1 ;\n NOP ;\n".to_string(),
            3,
            "expected `P0`",
        ),
        (
            "X86 t\nwhat is this\n{ }\n".to_string(),
            2,
            "expected a description",
        ),
        (
            "X86 t\n(* no end\n{ }\n".to_string(),
            2,
            "this comment has no end",
        ),
        (
            "AArch64 t\n{ }\n P0 ;\n".to_string(),
            1,
            "tests for AArch64 are not supported",
        ),
        (
            "PPC t\n{ }\n P0 ;\n".to_string(),
            1,
            "tests for PPC are not supported",
        ),
        (
            "RISCV t\n{ }\n P0 ;\n".to_string(),
            1,
            "tests for RISCV are not supported",
        ),
        ("Z80 t\n{ }\n P0 ;\n".to_string(), 1, "unknown architecture"),
        (String::new(), 1, "the file is empty"),
        (
            c("atomic_frob(x);", "exists (x=1)"),
            4,
            "unknown or unsupported function `atomic_frob`",
        ),
        (
            c("WRITE_ONCE(*x, 1);", "exists (x=1)"),
            4,
            "primitive of the Linux kernel",
        ),
        (
            c(
                "atomic_store_explicit(x, 1, memory_order_acquire);",
                "exists (x=1)",
            ),
            4,
            "may not have this memory order",
        ),
        (
            c("atomic_store_explicit(x, 1, relaxed);", "exists (x=1)"),
            4,
            "expected a memory order",
        ),
        (
            c("atomic_store(x);", "exists (x=1)"),
            4,
            "has 2 arguments, not 1",
        ),
        (
            c("int r0 = *y;", "exists (x=1)"),
            4,
            "`y` is not declared here",
        ),
        (
            c("int r0 = 1; { int r0 = 2; }", "exists (x=1)"),
            4,
            "`r0` is already declared",
        ),
        (
            c("int r0 = **x;", "exists (x=1)"),
            4,
            "this is not a pointer",
        ),
        (
            c("float r0 = 1;", "exists (x=1)"),
            4,
            "`float` is not a type",
        ),
        (c("int r0 = ;", "exists (x=1)"), 4, "expected an expression"),
        (c("goto end;", "exists (x=1)"), 4, "`goto` is not supported"),
        (c("*x = 1", "exists (x=1)"), 5, "expected `;`"),
        (
            c("*x = 1;", "exists (0:r9=1)"),
            6,
            "thread 0 has no register `r9`",
        ),
        (
            c("__int128 r0 = 1;", "exists (x=1)"),
            4,
            "`__int128` is not a type",
        ),
    ];
    for (text, line, message) in cases {
        let run = check(&text, &[]);
        assert_eq!(run.status, 2, "{text}\n{}{}", run.stdout, run.stderr);
        assert!(
            run.stderr.contains(message),
            "expected {message}\n{text}\n{}",
            run.stderr
        );
        assert!(
            run.stderr.contains(&format!("t.litmus:{line}:")),
            "expected line {line}\n{text}\n{}",
            run.stderr
        );
    }
}

#[test]
fn what_cannot_be_read_is_refused() {
    let folder = Folder::new();
    let program = folder.file("t.litmus", &x86("NOP", "exists (x=0)"));
    let (program, directory) = (program.to_str().unwrap(), folder.0.path().to_str().unwrap());
    let latin = folder.0.path().join("latin.litmus");
    std::fs::write(&latin, b"X86 t\xff").unwrap();
    let empty = Folder::new();
    let cases: &[(&[&str], &str)] = &[
        (&["missing.litmus"], "cannot read missing.litmus"),
        (&["program.txt"], "is not a program"),
        (&[latin.to_str().unwrap()], "not a text in UTF-8"),
        (&[empty.0.path().to_str().unwrap()], "no litmus test in"),
        (&[program, "--model", "nonsense"], "nonsense"),
        (
            &[directory, "--expected", "missing.tsv"],
            "cannot read missing.tsv",
        ),
        (
            &[directory, "--expected", program],
            "expected the column names",
        ),
        (&[program, "--jobs", "0"], "--jobs"),
        (&[], "required"),
    ];
    for (arguments, message) in cases {
        let run = katec(arguments);
        assert!(
            run.status == 2 && run.stderr.contains(message),
            "{arguments:?} {}\n{}",
            run.status,
            run.stderr
        );
    }
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
    let table = folder.join("expected.tsv");
    let run = katec(&[
        folder.to_str().unwrap(),
        "--expected",
        table.to_str().unwrap(),
    ]);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
}

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

/// A verdict under a model that allows cycles of `po | rf` does not go without saying that those
/// are not explored.
#[test]
fn what_is_not_explored_is_said() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let model = folder.path().join("weak.cat");
    std::fs::write(&model, "acyclic po-loc | rf | co | fr").expect("a writable folder");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_katec"))
        .args(["check", "examples/store-buffering.litmus", "--model"])
        .arg(&model)
        .output()
        .expect("the command starts");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{text}");
    assert!(
        text.contains("only executions without them are explored"),
        "{text}"
    );
}

/// Load buffering: both reads see the write that comes after the other.
fn load_buffering(quantifier: &str) -> String {
    format!(
        "X86 LB\n{{ }}\n P0 | P1 ;\n MOV EAX,[y] | MOV EAX,[x] ;\n MOV [x],$1 | MOV [y],$1 ;\n{quantifier} (0:EAX=1 /\\ 1:EAX=1)\n"
    )
}

#[test]
fn models_with_causal_cycles_have_no_answer() {
    let folder = Folder::new();
    let weak = folder.file("weak.cat", "acyclic po-loc | rf | co | fr\n");
    let model = ["--model", weak.to_str().unwrap()];
    for quantifier in ["exists", "~exists"] {
        let run = check(&load_buffering(quantifier), &model);
        assert_eq!(run.status, 3, "{}", run.stdout);
        assert!(run.stdout.contains("Unexplored: executions with cycles"));
        let json = check(
            &load_buffering(quantifier),
            &[&model[..], &["--format", "json"]].concat(),
        );
        let json: Value = serde_json::from_str(&json.stdout).unwrap();
        assert_eq!(json["verdict"], "unknown");
        assert_eq!(json["bounded"], false);
        let reasons = json["unexplored"].as_array().unwrap();
        assert!(reasons[0].as_str().unwrap().contains("cycles of `po | rf`"));
    }
    // What is found is found, and what cannot have such a cycle has an answer.
    let violated = load_buffering("forall").replace("0:EAX=1", "0:EAX=5");
    assert_eq!(check(&violated, &model).status, 1);
    let seen = store_buffering("MFENCE", "exists");
    assert_eq!(check(&seen, &model).status, 0);
    let unseen = store_buffering("MFENCE", "~exists").replace("0:EAX=0", "0:EAX=5");
    assert_eq!(check(&unseen, &model).status, 0);
    // A checker of its own says the same: see `Character` in the generated code.
    let code = command::katec(&["build", "--emit", "rust", model[1]]);
    assert!(
        code.stdout.contains("causal_cycles: true"),
        "{}",
        code.stdout
    );
}

#[test]
fn models_without_axioms_are_noted() {
    let folder = Folder::new();
    let nothing = folder.file("nothing.cat", "\"nothing\"\n");
    let model = ["--model", nothing.to_str().unwrap(), "--format", "json"];
    let run = check(&store_buffering("MFENCE", "exists"), &model);
    assert!(
        run.stderr.contains("this model has no axiom"),
        "{}",
        run.stderr
    );
    let json: Value = serde_json::from_str(&run.stdout).unwrap();
    let note = json["notes"][0].as_str().unwrap();
    assert!(note.contains("the model has no axiom"), "{note}");
    let parsed = command::katec(&["parse", model[1]]);
    assert!(
        parsed.stderr.contains("this model has no axiom"),
        "{}",
        parsed.stderr
    );
}

#[test]
fn atomicity_can_be_left_to_the_model() {
    let increments = "C inc\n{ }\nP0 (atomic_int* x) { atomic_fetch_add(x, 1); }\nP1 (atomic_int* x) { atomic_fetch_add(x, 1); }\nexists (x=1)\n";
    let folder = Folder::new();
    let silent = folder.file(
        "silent.cat",
        "acyclic po | rf\nacyclic po-loc | rf | co | fr\n",
    );
    let stated = "acyclic po | rf\nacyclic po-loc | rf | co | fr\nempty rmw & (fre;coe)\n";
    let stated = folder.file("stated.cat", stated);
    for (model, option, observation, who) in [
        (&silent, "", "Never 0 2", "exploration keeps them so"),
        (
            &silent,
            "--no-atomicity",
            "Sometimes 2 2",
            "only as far as the model says",
        ),
        (
            &stated,
            "--no-atomicity",
            "Never 0 2",
            "only as far as the model says",
        ),
    ] {
        let option: Vec<&str> = Some(option).filter(|o| !o.is_empty()).into_iter().collect();
        let model = model.to_str().unwrap();
        let run = check(increments, &[&["--model", model], &option[..]].concat());
        assert!(run.stdout.contains(observation), "{}", run.stdout);
        let out = folder.0.path().join("checker");
        let out = out.to_str().unwrap();
        let build = ["build", model, "-v", "--no-compile", "--out", out];
        let build = command::katec(&[&build[..], &option[..]].concat());
        assert!(build.stdout.contains(who), "{}", build.stdout);
    }
}

#[test]
fn filters_leave_out_what_models_report() {
    let test = "C t\n{ }\nP0 (int* x, atomic_int* y) { *x = 1; atomic_store_explicit(y, 1, memory_order_release); }\nP1 (int* x, atomic_int* y) { int r0 = atomic_load_explicit(y, memory_order_acquire); int r1 = *x; }\nFILTER\nexists (1:r1=0)\n";
    for engine in ["generated", "tables", "reference"] {
        for (filter, status) in [("", 1), ("filter (1:r0=1)", 0), ("filter (1:r0=0)", 1)] {
            let run = check(&test.replace("FILTER", filter), &["--engine", engine]);
            assert_eq!(run.status, status, "{engine}, {filter}: {}", run.stdout);
            assert_eq!(run.stdout.contains("Flag DataRace"), status == 1);
        }
    }
}

#[test]
fn standard_input_is_read() {
    let test = store_buffering("MFENCE", "exists");
    let model = "acyclic po | rf | co | fr as sc\n";
    let read = |arguments: &[&str], input: &str| command::katec_with_input(arguments, input);
    let run = read(&["check", "-"], &test);
    assert!(run.status == 0 && run.stdout.contains("Observation SB Never"));
    let program = "int main(void) { return 0; }\n";
    let run = read(&["check", "-"], program);
    assert!(
        run.stdout.contains("<stdin>: no errors"),
        "{}{}",
        run.stdout,
        run.stderr
    );
    let litmus = "examples/store-buffering.litmus";
    let run = read(&["check", litmus, "--model", "-"], model);
    assert!(
        run.status == 0 && run.stdout.contains("Never"),
        "{}",
        run.stdout
    );
    let out = tempfile::tempdir().unwrap();
    let out = out.path().join("checker");
    for arguments in [
        &["parse", "-"][..],
        &["prove", "-"],
        &["build", "-", "--emit", "rust"],
        &["build", "-", "--no-compile", "--out", out.to_str().unwrap()],
        &["diff", "-", "sc", "--events", "2"],
        &["synth", "--model", "-", "--forbidden", "--events", "2"],
    ] {
        let run = read(arguments, model);
        assert!(run.status <= 1, "{arguments:?}: {}", run.stderr);
    }
    let both = read(&["check", "-", "--model", "-"], model);
    assert_eq!(both.status, 2);
}

#[test]
fn pipes_get_no_escape_codes() {
    let folder = Folder::new();
    let broken = folder.file("broken.cat", "acyclc po\nacyclic (po\n");
    for arguments in [["parse"], ["build"], ["prove"]] {
        let run = command::katec(&[&arguments[..], &[broken.to_str().unwrap()]].concat());
        assert!(!run.stderr.contains('\u{1b}'), "{}", run.stderr);
    }
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
