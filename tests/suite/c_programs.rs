//! Checks the C programs of tests/programs: counts and verdicts against the table, the table
//! against a second engine, errors and refusals against the comments in the sources. Without clang
//! the stored modules are checked, and a line says so.

use katec::engines::{Engine, Models};
use katec_checker::check;
use katec_checker::explore::{Ending, Options, explore};
use katec_driver::Models as _;
use katec_programs::c::llvm;
use katec_programs::c::{CProgram, IdleRounds, Settings, compile};
use katec_report::ProgramReport;
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::{Collect, assert_same, sample};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The folder of the programs.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs")
}

fn katec(arguments: &[&str]) -> Output {
    command(arguments).output().expect("katec runs")
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_katec"));
    command.arg("check").args(arguments).current_dir(folder());
    command
}

/// Whether there is a clang that katec finds; says so if there is none.
pub(crate) fn has_clang() -> bool {
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

/// What confirms a line of the table.
#[derive(Clone, Copy, PartialEq)]
enum Second {
    /// Brute force with the reference evaluator finds the same executions.
    BruteForce,
    /// Exploration with another engine gives the same result.
    Explore(Engine),
}

/// A line of the table.
pub(crate) struct Row {
    pub(crate) program: String,
    pub(crate) defines: String,
    pub(crate) model: String,
    result: String,
    pub(crate) executions: String,
    pub(crate) blocked: String,
    second: Second,
    /// Whether the second engine takes long.
    long: bool,
}

impl Row {
    fn parse(line: &str) -> Option<Row> {
        let columns: Vec<String> = line.split('\t').map(str::to_string).collect();
        let [program, defines, model, result, executions, blocked, second] =
            columns.try_into().ok()?;
        let (name, long) = match second.strip_suffix('*') {
            Some(name) => (name, true),
            None => (second.as_str(), false),
        };
        Some(Row {
            program,
            defines,
            model,
            result,
            executions,
            blocked,
            second: match name {
                "brute force" => Second::BruteForce,
                "reference" => Second::Explore(Engine::Reference),
                "tables" => Second::Explore(Engine::Tables),
                _ => return None,
            },
            long,
        })
    }

    /// The file with the stored module.
    pub(crate) fn module(&self) -> String {
        let mut name = self.program.clone();
        for define in self.defines.split_whitespace() {
            name.push('-');
            name.push_str(define);
        }
        format!("stored/{name}.ll")
    }

    fn expected(&self) -> (String, String, String) {
        (
            self.result.clone(),
            self.executions.clone(),
            self.blocked.clone(),
        )
    }
}

/// The table of expected results.
pub(crate) fn table() -> Vec<Row> {
    let text = std::fs::read_to_string(folder().join("expected.tsv")).expect("the table");
    text.lines()
        .skip(1)
        .map(|line| Row::parse(line).unwrap_or_else(|| panic!("bad line of the table: {line}")))
        .collect()
}

/// The result of a check as the table has it.
fn result(output: &Output) -> (String, String, String) {
    match serde_json::from_slice(&output.stdout) {
        Ok(report) => result_of(&report),
        Err(_) => {
            let message = String::from_utf8_lossy(&output.stderr).into_owned();
            (message, String::new(), String::new())
        }
    }
}

fn result_of(report: &Value) -> (String, String, String) {
    let violations = report["violations"].as_array().expect("violations");
    let error = violations
        .iter()
        .find(|violation| violation["severity"] == "error");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    match error {
        Some(error) => (text(&error["kind"]), String::new(), String::new()),
        None => (
            text(&report["verdict"]),
            report["executions"].to_string(),
            report["blocked"].to_string(),
        ),
    }
}

/// Does something with all rows, as many at a time as there are processors.
fn for_all(rows: &[&Row], check: impl Fn(&Row) + Sync) {
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    std::thread::scope(|scope| {
        for first in 0..workers {
            let check = &check;
            let mine = rows.iter().skip(first).step_by(workers);
            scope.spawn(move || mine.for_each(|row| check(row)));
        }
    });
}

/// One of so many rows, or all of them.
fn one_of<'r>(parts: usize, rows: &[&'r Row]) -> Vec<&'r Row> {
    let few = rows.len().div_ceil(parts) as u64;
    let taken = sample("rows of the table", few, rows.len() as u64) as usize;
    let every = rows.len() / taken;
    rows.iter().copied().step_by(every).collect()
}

#[test]
fn stored_modules_give_the_results_of_the_table() {
    let table = table();
    let rows = one_of(6, &table.iter().collect::<Vec<_>>());
    for_all(&rows, |row| {
        let file = row.module();
        let output = katec(&[
            &file,
            "--model",
            &row.model,
            "--format",
            "json",
            "--no-reduce",
        ]);
        assert_eq!(result(&output), row.expected(), "{file} {}", row.model);
    });
}

/// Without idle rounds there are not more executions than in the table, with the same verdict.
/// Complete executions are the same if threads are parked, and there are not more that are blocked.
#[test]
fn parked_threads_have_the_executions_of_the_table() {
    let table = table();
    let rows = one_of(6, &table.iter().collect::<Vec<_>>());
    for_all(&rows, |row| {
        let file = row.module();
        let arguments = [&*file, "--model", &row.model, "--format", "json"];
        let (verdict, executions, blocked) = result(&katec(&arguments));
        let what = format!("{file} {}", row.model);
        assert_eq!(verdict, row.result, "{what}");
        let number = |text: &str| text.parse().unwrap_or(0u64);
        assert!(
            number(&executions) <= number(&row.executions),
            "{what}: {executions} complete"
        );
        let parked = result(&katec(&[&arguments[..], &["--parking"]].concat()));
        assert_eq!((parked.0, parked.1), (verdict, executions), "{what}");
        assert!(
            number(&parked.2) <= number(&blocked),
            "{what}: {} blocked",
            parked.2
        );
    });
}

/// The clangs to compile with: all that are there by version, or the one that katec finds.
fn clangs() -> Vec<Option<String>> {
    let versions: Vec<_> = (14..=22)
        .map(|version| format!("clang-{version}"))
        .filter(|name| Command::new(name).arg("--version").output().is_ok())
        .map(Some)
        .collect();
    match (versions.is_empty(), has_clang()) {
        (false, _) => versions,
        (true, true) => vec![None],
        (true, false) => Vec::new(),
    }
}

/// The stored modules cover all models; that the output of every clang is the same program is seen
/// under one.
#[test]
fn sources_give_the_results_of_the_table() {
    let table = table();
    let rows: Vec<_> = table
        .iter()
        .filter(|row| row.model == "rc11-regular")
        .collect();
    let rows = one_of(4, &rows);
    for clang in clangs() {
        for_all(&rows, |row| {
            let file = format!("{}.c", row.program);
            let mut arguments = vec![file.as_str(), "--model", &row.model, "--format", "json"];
            arguments.push("--no-reduce");
            let options: Vec<String> = row
                .defines
                .split_whitespace()
                .map(|define| format!("-D{define}"))
                .collect();
            arguments.push("--");
            arguments.extend(options.iter().map(String::as_str));
            let mut command = command(&arguments);
            if let Some(clang) = &clang {
                command.env("KATEC_CLANG", clang);
            }
            let found = result(&command.output().expect("katec runs"));
            assert_eq!(found, row.expected(), "{clang:?} {file} {}", row.defines);
        });
    }
}

/// Lines marked with a star take long: they are confirmed only if the environment has
/// KATEC_CONFIRM=all.
#[test]
fn a_second_engine_confirms_the_table() {
    let all = std::env::var("KATEC_CONFIRM").is_ok_and(|value| value == "all");
    let table = table();
    let rows: Vec<_> = table.iter().filter(|row| all || !row.long).collect();
    for_all(&one_of(8, &rows), |row| {
        let file = folder().join(row.module());
        let text = std::fs::read_to_string(&file).expect("a stored module");
        let module = llvm::parse(&text).expect("a module");
        let settings = Settings {
            idle_rounds: IdleRounds::Unchanged,
            ..Settings::default()
        };
        let mut program = compile(&module, &settings).expect("a program");
        match row.second {
            Second::BruteForce => confirm_by_brute_force(row, &program),
            Second::Explore(engine) => confirm_by_exploring(row, &mut program, engine),
        }
    });
}

/// Brute force has the reads that exploration of C programs leaves out, so exploration has them
/// here too; the counts of the table are without.
fn confirm_by_brute_force(row: &Row, program: &CProgram) {
    let get = |engine| Models::new(engine).get(&row.model, false).expect("a model");
    let expected = brute_force(
        &mut get(Some(Engine::Reference)),
        program,
        BruteForce::Prune,
    );
    let mut found = Collect::default();
    let summary = explore(&mut get(None), program, &Options::default(), &mut found);
    assert_eq!(summary.ending, Ending::Finished);
    let what = || format!("{} {} {}", row.program, row.defines, row.model);
    assert_same(&expected, &found.found, what);
    let summary = explore(
        &mut get(None),
        program,
        &Options::for_programs(),
        &mut Collect::default(),
    );
    let counts = (summary.complete.to_string(), summary.blocked.to_string());
    let table = (row.executions.clone(), row.blocked.clone());
    assert_eq!(counts, table, "{}", what());
}

fn confirm_by_exploring(row: &Row, program: &mut CProgram, engine: Engine) {
    let mut model = Models::new(Some(engine))
        .get(&row.model, false)
        .expect("a model");
    let outcome = check::run(
        program,
        &row.program,
        &mut model,
        &row.model,
        &Options::for_programs(),
    );
    let report = serde_json::to_value(ProgramReport(&outcome)).expect("a report");
    let what = format!("{} {} {}", row.program, row.defines, row.model);
    assert_eq!(result_of(&report), row.expected(), "{what}");
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
