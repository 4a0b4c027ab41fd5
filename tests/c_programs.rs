//! Checks the C programs of tests/programs: counts and verdicts against the table, errors and refusals against the comments in the
//! sources. Without clang the stored modules are checked, and a line says so.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs")
}

fn katec(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_katec"))
        .arg("check")
        .args(arguments)
        .current_dir(folder())
        .output()
        .expect("katec runs")
}

/// Whether there is a clang that katec finds; says so if there is none.
fn has_clang() -> bool {
    let probe = std::env::temp_dir().join(format!("katec-probe-{}.c", std::process::id()));
    std::fs::write(&probe, "int main(void) { return 0; }\n").expect("a temporary file");
    let found = katec(&[&probe.display().to_string(), "--model", "sc"])
        .status
        .code()
        == Some(0);
    let _ = std::fs::remove_file(probe);
    if !found {
        println!("clang is not there: only the stored modules are checked");
    }
    found
}

struct Row {
    program: String,
    defines: String,
    model: String,
    result: String,
    executions: String,
    blocked: String,
}

fn table() -> Vec<Row> {
    let text = std::fs::read_to_string(folder().join("expected.tsv")).expect("the table");
    text.lines()
        .skip(1)
        .map(|line| {
            let columns: Vec<String> = line.split('\t').map(str::to_string).collect();
            let [program, defines, model, result, executions, blocked] = columns
                .try_into()
                .unwrap_or_else(|columns| panic!("bad line of the table: {columns:?}"));
            Row {
                program,
                defines,
                model,
                result,
                executions,
                blocked,
            }
        })
        .collect()
}

/// The result of a check as the table has it.
fn result(output: &Output) -> (String, String, String) {
    let text = String::from_utf8_lossy(&output.stdout);
    let report: Value = match serde_json::from_str(&text) {
        Ok(report) => report,
        Err(_) => {
            return (
                String::from_utf8_lossy(&output.stderr).into_owned(),
                String::new(),
                String::new(),
            );
        }
    };
    let violations = report["violations"].as_array().expect("violations");
    let error = violations
        .iter()
        .find(|violation| violation["severity"] == "error");
    match error {
        Some(error) => (
            error["kind"].as_str().unwrap_or_default().to_string(),
            String::new(),
            String::new(),
        ),
        None => (
            report["verdict"].as_str().unwrap_or_default().to_string(),
            report["executions"].to_string(),
            report["blocked"].to_string(),
        ),
    }
}

/// Compares all rows, as many at a time as there are processors.
fn compare(rows: &[&Row], from_source: bool) {
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    std::thread::scope(|scope| {
        for rows in rows.chunks(rows.len().div_ceil(workers).max(1)) {
            scope.spawn(move || compare_some(rows, from_source));
        }
    });
}

fn compare_some(rows: &[&Row], from_source: bool) {
    for row in rows {
        let defines: Vec<&str> = row.defines.split_whitespace().collect();
        let mut name = row.program.clone();
        let mut options = Vec::new();
        for define in &defines {
            name.push_str(&format!("-{define}"));
            options.push(format!("-D{define}"));
        }
        let file = if from_source {
            format!("{}.c", row.program)
        } else {
            format!("stored/{name}.ll")
        };
        let mut arguments = vec![file.as_str(), "--model", &row.model, "--format", "json"];
        if from_source {
            arguments.push("--");
            arguments.extend(options.iter().map(String::as_str));
        }
        let found = result(&katec(&arguments));
        let expected = (
            row.result.clone(),
            row.executions.clone(),
            row.blocked.clone(),
        );
        assert_eq!(found, expected, "{file} {} {}", row.defines, row.model);
    }
}

#[test]
fn stored_modules_give_the_results_of_the_table() {
    compare(&table().iter().collect::<Vec<_>>(), false);
}

#[test]
fn sources_give_the_results_of_the_table() {
    if !has_clang() {
        return;
    }
    // The stored modules cover all models; that clang's output is the same program is seen under one.
    let table = table();
    let rows: Vec<_> = table
        .iter()
        .filter(|row| row.model == "rc11-regular")
        .collect();
    compare(&rows, true);
}

fn sources(subfolder: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder().join(subfolder))
        .expect("the folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    files
}

/// What comments like `/* error: double-free */` of a source say, with their lines.
fn annotations(file: &Path, word: &str) -> Vec<(u64, String)> {
    let text = std::fs::read_to_string(file).expect("a source");
    let start = format!("/* {word}: ");
    text.lines()
        .enumerate()
        .filter_map(|(number, line)| {
            let (_, rest) = line.split_once(&start)?;
            Some((number as u64 + 1, rest.split(" */").next()?.to_string()))
        })
        .collect()
}

#[test]
fn errors_are_found_where_they_are() {
    if !has_clang() {
        return;
    }
    for file in sources("errors") {
        let name = file.display().to_string();
        let output = katec(&[&name, "--model", "rc11", "--format", "json"]);
        assert_eq!(output.status.code(), Some(1), "{name}: {output:?}");
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
        let violations = report["violations"].as_array().expect("violations");
        let error = violations
            .iter()
            .find(|violation| violation["severity"] == "error");
        let error = error.expect("an error");
        let found = (
            error["line"].as_u64().unwrap_or(0),
            error["kind"].as_str().unwrap_or_default().to_string(),
        );
        let expected = annotations(&file, "error");
        assert!(
            expected.contains(&found),
            "{name}: {found:?}, expected {expected:?}"
        );
    }
}

#[test]
fn what_cannot_be_checked_is_named() {
    if !has_clang() {
        return;
    }
    for file in sources("refused") {
        let name = file.display().to_string();
        let output = katec(&[&name, "--model", "rc11"]);
        assert_eq!(output.status.code(), Some(2), "{name}: {output:?}");
        let message = String::from_utf8_lossy(&output.stderr);
        for (line, part) in annotations(&file, "refused") {
            assert!(message.contains(&part), "{name}: {message}");
            assert!(
                message.contains(&format!(":{line}:")) || part == "main",
                "{name}: {message}"
            );
        }
    }
}

#[test]
fn cpp_programs_run() {
    let probe = std::env::temp_dir().join(format!("katec-probe-{}.cc", std::process::id()));
    std::fs::write(&probe, "#include <thread>\nint main() { return 0; }\n")
        .expect("a temporary file");
    let found = katec(&[&probe.display().to_string(), "--model", "sc"])
        .status
        .code()
        == Some(0);
    let _ = std::fs::remove_file(probe);
    if !found {
        println!("clang++ with a standard library is not there: C++ programs are not checked");
        return;
    }
    for file in sources("features") {
        let name = file.display().to_string();
        let output = katec(&[&name, "--model", "sc"]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0), "{name}: {text}{output:?}");
    }
}
