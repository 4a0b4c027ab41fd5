//! Every file of tests/models/prove says in its first line which answers its asserts get; library
//! and command agree with it.

use katec_compiler::prove::{Answer, Stop, prove};
use katec_testing::one_in;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/models/prove");
    let entries = std::fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 6);
    files
}

fn expected(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let first = text.lines().next().unwrap();
    let answers = first.strip_prefix("// expect:").unwrap();
    answers.split_whitespace().map(str::to_string).collect()
}

fn word(answer: &Answer) -> &'static str {
    match answer {
        Answer::Proved => "proved",
        Answer::Refuted(_) => "refuted",
        Answer::Refused(_) => "refused",
    }
}

#[test]
fn the_library_answers_as_expected() {
    let all = files();
    let every = one_in(6, "the files");
    for file in all.iter().step_by(every) {
        let model = katec_compiler::load(file.to_str().unwrap()).unwrap();
        let answers: Vec<_> = prove(&model, Stop::Never).iter().map(word).collect();
        assert_eq!(answers, expected(file), "{}", file.display());
    }
}

#[test]
fn the_command_answers_as_expected() {
    // The command is the same for all; what takes seconds is asked once only.
    let quick = |file: &PathBuf| !file.ends_with("rc11-to-power.cat");
    let every = one_in(6, "the files");
    for file in files()
        .into_iter()
        .filter(quick)
        .skip(every / 2)
        .step_by(every)
    {
        let output = output_of(&[], &file);
        let text = String::from_utf8(output.stdout).unwrap();
        let answers: Vec<_> = text
            .lines()
            .filter(|line| !line.starts_with(' '))
            .map(|line| line.rsplit(": ").next().unwrap())
            .collect();
        let expected = expected(&file);
        assert_eq!(answers, expected, "{}", file.display());
        let status = match &expected {
            e if e.iter().any(|a| a == "refuted") => 1,
            e if e.iter().any(|a| a == "refused") => 3,
            _ => 0,
        };
        assert_eq!(output.status.code(), Some(status), "{}", file.display());
    }
}

fn output_of(arguments: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_katec"))
        .arg("prove")
        .args(arguments)
        .arg(file)
        .output()
        .unwrap()
}

fn json_of(file: &Path) -> Value {
    let output = output_of(&["--format", "json"], file);
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The path of a counterexample as text has it, without what events are.
fn path_of(counterexample: &Value) -> String {
    let name = |event: &Value| {
        let event = event.as_u64().unwrap() as usize;
        let events = &counterexample["execution"]["events"];
        events[event]["name"].as_str().unwrap().to_string()
    };
    let path = &counterexample["path"];
    let mut text = name(&path["events"][0]);
    for edge in path["edges"].as_array().unwrap() {
        assert!(text.ends_with(&name(&edge["from"])), "{path}");
        let relation = edge["relation"].as_str().unwrap();
        text = format!("{text} -{relation}-> {}", name(&edge["to"]));
    }
    text
}

#[test]
fn json_has_the_data_of_the_text() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/models/prove");
    for (file, paths) in [
        ("reads-from.cat", vec!["e1 -rfe-> e2"]),
        (
            "rc11-to-tso-without-fences.cat",
            vec!["e1 -fre-> e2 -po-> e3 -fre-> e4 -po-> e1"],
        ),
    ] {
        let file = folder.join(file);
        let report = json_of(&file);
        let answers = report["answers"].as_array().unwrap();
        let words: Vec<_> = answers
            .iter()
            .map(|a| a["answer"].as_str().unwrap())
            .collect();
        assert_eq!(words, expected(&file));
        let counterexamples = answers.iter().map(|a| &a["counterexample"]);
        let found: Vec<String> = counterexamples
            .filter(|c| !c.is_null())
            .map(path_of)
            .collect();
        assert_eq!(found[..paths.len()], paths);
    }
}

#[test]
fn executions_in_json_are_whole() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/models/prove");
    let report = json_of(&folder.join("reads-from.cat"));
    let refuted = &report["answers"][1];
    assert_eq!(refuted["line"], 3);
    assert_eq!(refuted["claim"], "assert rf <= po");
    assert_eq!(refuted["counterexample"]["side"], "left");
    let expected = serde_json::json!({
        "threads": [{ "thread": 1, "events": [3, 0] }, { "thread": 2, "events": [4, 1] }],
        "events": [
            { "name": "e1", "thread": 1, "action": "write", "mode": "relaxed", "location": "x",
              "sets": ["W", "M", "RLX", "A"] },
            { "name": "e2", "thread": 2, "action": "read", "mode": "relaxed", "location": "x",
              "sets": ["R", "M", "RLX", "A"] },
            { "name": "init x", "thread": null, "action": "initial", "mode": null,
              "location": "x", "sets": ["W", "M", "IW"] },
            { "name": "begin", "thread": 1, "action": "begin", "mode": null, "location": null,
              "sets": ["TB"] },
            { "name": "begin", "thread": 2, "action": "begin", "mode": null, "location": null,
              "sets": ["TB"] },
        ],
        "coherence": [{ "location": "x", "writes": [2, 0] }],
        "edges": [
            { "relation": "co", "from": 2, "to": 0 },
            { "relation": "rf", "from": 0, "to": 1 },
        ],
    });
    assert_eq!(refuted["counterexample"]["execution"], expected);
}

/// Under the axioms of TSO, message passing works, and store buffering is still possible.
#[test]
fn axioms_of_a_model_are_assumed() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/models/prove/under-tso.cat");
    let output = output_of(&["--under", "tso", "--format", "json"], &file);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let words: Vec<&str> = (report["answers"].as_array().unwrap().iter())
        .map(|a| a["answer"].as_str().unwrap())
        .collect();
    assert_eq!(report["under"], "tso");
    assert_eq!(words, ["proved", "refuted"]);
    assert_eq!(output.status.code(), Some(1));
    let output = output_of(&["--under", "no-such-model"], &file);
    assert_eq!(output.status.code(), Some(2));
}

/// What is neither proved nor refuted says up to how many events there is no counterexample.
#[test]
fn what_has_no_counterexample_says_up_to_which_size() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("source.cat");
    std::fs::write(&file, "assert W <= IW | range(co)\n").unwrap();
    let report = json_of(&file);
    let refusal = &report["answers"][0]["refusal"];
    assert_eq!(refusal["kind"], "no-counterexample");
    assert!(refusal["events"].as_u64().unwrap() >= 2, "{refusal}");
    assert_eq!(output_of(&[], &file).status.code(), Some(3));
}

#[test]
fn no_timeout_is_too_long() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/models/prove/reads-from.cat");
    let output = output_of(&["--timeout", &u64::MAX.to_string()], &file);
    assert_eq!(output.stdout, output_of(&[], &file).stdout);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn what_has_no_answer_in_time_is_refused() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/models/prove/rc11-to-power.cat");
    let output = output_of(&["--timeout", "0"], &file);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("refused\n  the time was up"), "{text}");
    assert!(!text.contains(": proved"), "{text}");
    assert_eq!(output.status.code(), Some(3));
    let output = output_of(&["--timeout", "0", "--format", "json"], &file);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let answers = report["answers"].as_array().unwrap();
    assert!(answers.iter().all(|a| a["refusal"]["kind"] == "stopped"));
    assert_eq!(output.status.code(), Some(3));
}
