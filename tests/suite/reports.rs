//! What `katec check` says of programs that are wrong: text, pictures, and files for other tools.

use crate::command::{Run, argument, katec};
use katec_checker::check::Outcome;
use katec_report::{Layout, Sources, program_text};
use katec_testing::schema;
use serde_json::Value;
use std::path::Path;

/// Runs the command from the folder of reports, so that names are short.
fn check(arguments: &[&str]) -> Run {
    let mut all = vec!["check"];
    all.extend(arguments);
    katec(&all)
}

/// A program that is wrong.
fn report(name: &str) -> String {
    let file = match name {
        "lock.c" => "examples/lock/broken.c".to_string(),
        _ => format!("tests/reports/{name}"),
    };
    format!("{}/{file}", env!("CARGO_MANIFEST_DIR"))
}

/// Whether there is a compiler; says so if not.
fn has_clang() -> bool {
    let found = check(&[&report("race.c")]).status == 1;
    if !found {
        println!("clang is not there: reports about C programs are not compared");
    }
    found
}

/// A text without what differs from run to run and from place to place.
fn stable(text: &str) -> String {
    let here = format!("{}/", env!("CARGO_MANIFEST_DIR"));
    let lines = text.lines().map(|line| line.replace(&here, ""));
    let lines = lines.filter(|line| !line.starts_with("time: ") && !line.starts_with("Time "));
    lines.collect::<Vec<_>>().join("\n")
}

/// Each fits on a screen of forty lines and names the lines of both parties.
#[test]
fn reports_fit_on_a_screen() {
    if !has_clang() {
        return;
    }
    for name in ["race", "lock", "update", "deadlock", "weak", "loop"] {
        let run = check(&[&report(&format!("{name}.c"))]);
        assert_eq!(run.status, 1, "{name}: {}", run.stderr);
        let text = stable(&run.stdout);
        assert!(text.lines().count() <= 40, "{text}");
        insta::assert_snapshot!(format!("report_{name}"), text);
    }
}

/// Every kind of error that a program can have, one after the other.
#[test]
fn every_kind_of_error_is_reported() {
    if !has_clang() {
        return;
    }
    let folder = format!("{}/tests/programs/errors", env!("CARGO_MANIFEST_DIR"));
    let run = check(&[&folder, "--model", "rc11", "--jobs", "1"]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    insta::assert_snapshot!("report_of_every_kind", stable(&run.stdout));
}

/// What is left out without `--full` is there with it.
#[test]
fn the_whole_execution_is_shown_on_request() {
    if !has_clang() {
        return;
    }
    let file = report("lock.c");
    let (short, full) = (check(&[&file]).stdout, check(&[&file, "--full"]).stdout);
    assert!(short.contains("1 event on the way"), "{short}");
    assert!(!full.contains("on the way"), "{full}");
    assert!(full.lines().count() >= short.lines().count(), "{full}");
}

/// Collecting all violations finds those of a run that stops at the first, and more.
#[test]
fn all_violations_are_collected() {
    if !has_clang() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("two.c");
    let text = "#include <assert.h>\n#include <stdlib.h>\nint __VERIFIER_nondet_int(void);\n\
                int main(void) {\n  int n = __VERIFIER_nondet_int();\n  assert(n != 0);\n\
                if (n == 1) abort();\n  return 0;\n}\n";
    std::fs::write(&file, text).unwrap();
    let violations = |more: &[&str]| {
        let file = argument(&file);
        let run = check(&[&[file, "--format", "json", "--nondet", "0..2"], more].concat());
        let json: Value = serde_json::from_str(&run.stdout).unwrap();
        let all = json["violations"].as_array().unwrap().clone();
        all.iter()
            .map(|v| v["kind"].as_str().unwrap().to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(violations(&[]).len(), 1);
    assert_eq!(violations(&["--all-violations"]), ["abort", "assertion"]);
}

/// No line is longer than the terminal is wide, however narrow it is.
#[test]
fn narrow_terminals_are_respected() {
    let mut outcome = Outcome {
        program: "a-program-with-a-name-that-is-longer-than-a-narrow-terminal.c".to_string(),
        model: "rc11".to_string(),
        ..Outcome::default()
    };
    outcome
        .notes
        .push("something that takes more than one line to say ".repeat(3));
    for width in [20, 40, 80] {
        let layout = Layout {
            width: Some(width),
            ..Layout::default()
        };
        let text = program_text(&outcome, &layout, &Sources::default());
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(width), "{width}:\n{text}");
    }
}

/// A test that holds shows an execution, unless there are several tests.
#[test]
fn litmus_tests_show_what_they_ask_for() {
    let file = |name: &str| format!("{}/examples/{name}.litmus", env!("CARGO_MANIFEST_DIR"));
    let (first, second) = (file("store-buffering"), file("message-passing"));
    let alone = check(&[&first, "--model", "tso"]).stdout;
    assert!(
        alone.contains("no interleaving of the threads shows it"),
        "{alone}"
    );
    let none = check(&[&first, "--model", "sc"]).stdout;
    assert!(!none.contains("interleaving"), "{none}");
    let both = check(&[&first, &second, "--model", "tso"]).stdout;
    assert!(!both.contains("interleaving"), "{both}");
    assert!(
        both.contains("Summary\n     2 ok\n     0 violation"),
        "{both}"
    );
    let full = check(&[&first, &second, "--model", "tso", "--full"]).stdout;
    assert!(full.contains("interleaving"), "{full}");
}

fn litmus(name: &str) -> String {
    format!("{}/examples/{name}.litmus", env!("CARGO_MANIFEST_DIR"))
}

/// Files that cannot be written are named, and the report is printed all the same.
#[test]
fn files_that_cannot_be_written_lose_nothing() {
    let test = litmus("store-buffering");
    for option in ["--dot", "--html", "--junit"] {
        let run = check(&[&test, "--model", "tso", option, "/no/such/folder/file"]);
        assert_eq!(run.status, 2, "{option}");
        assert!(
            run.stdout.contains("Observation store-buffering Sometimes"),
            "{option}"
        );
        assert!(
            run.stderr.contains("cannot write /no/such/folder/file"),
            "{}",
            run.stderr
        );
    }
    let full = Path::new("/dev/full");
    if full.exists() {
        let run = check(&[&test, "--model", "tso", "--html", argument(full)]);
        assert_eq!(run.status, 2, "{}", run.stderr);
        assert!(run.stdout.contains("Observation"), "{}", run.stdout);
    }
    let run = check(&[&test, &litmus("message-passing"), "--html", "page.html"]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.contains("shows one program, and there are 2"),
        "{}",
        run.stderr
    );
}

#[test]
fn drawings_and_suites_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let (dot, xml) = (at("e.dot"), at("e.xml"));
    let test = litmus("store-buffering");
    let options = [
        "--model",
        "tso",
        "--dot",
        argument(&dot),
        "--junit",
        argument(&xml),
    ];
    let run = check(&[&[test.as_str()], &options[..]].concat());
    assert_eq!(run.status, 0, "{}", run.stderr);
    let drawing = std::fs::read_to_string(&dot).unwrap();
    let xml = std::fs::read_to_string(&xml).unwrap();
    insta::assert_snapshot!("drawing", stable(&drawing));
    assert!(
        xml.contains("tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\""),
        "{xml}"
    );
}

/// One log for all programs, those that are refused among them.
#[test]
fn sarif_has_all_programs() {
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken file.litmus");
    std::fs::write(&broken, "C broken\n{").unwrap();
    let wrong = litmus("message-passing");
    let model = format!("{}/examples/mymodel.cat", env!("CARGO_MANIFEST_DIR"));
    let arguments = [
        &wrong,
        argument(&broken),
        "--model",
        &model,
        "--format",
        "sarif",
    ];
    let run = check(&arguments);
    assert_eq!(run.status, 2);
    let log: Value = serde_json::from_str(&run.stdout).unwrap();
    let part = &log["runs"][0];
    assert_eq!(log["version"], "2.1.0");
    assert_eq!(part["results"][0]["ruleId"], "condition");
    assert_eq!(part["invocations"][0]["executionSuccessful"], false);
    let notification = &part["invocations"][0]["toolExecutionNotifications"][0];
    let uri = &notification["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
    assert!(
        uri.as_str().unwrap().ends_with("broken%20file.litmus"),
        "{uri}"
    );
}

/// JSON is what the schema in the documentation says, and the schema does not take everything.
#[test]
fn json_follows_its_schema() {
    let file = format!("{}/docs/check.schema.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    let mut programs = vec![litmus("store-buffering"), litmus("message-passing")];
    if has_clang() {
        let names = ["race", "lock", "update", "deadlock", "weak", "loop"];
        programs.extend(names.map(|name| report(&format!("{name}.c"))));
        programs.push(format!(
            "{}/tests/programs/barrier.c",
            env!("CARGO_MANIFEST_DIR")
        ));
    }
    programs.push("/no/such.litmus".to_string());
    for program in &programs {
        for model in ["rc11", "sc"] {
            let run = check(&[program, "--model", model, "--format", "json"]);
            let json: Value = serde_json::from_str(&run.stdout).expect(&run.stderr);
            schema::validate(&schema, &json).unwrap_or_else(|e| panic!("{program}: {e}"));
            let mut other = json.clone();
            other["verdict"] = "perhaps".into();
            assert!(schema::validate(&schema, &other).is_err(), "{other}");
        }
    }
}
