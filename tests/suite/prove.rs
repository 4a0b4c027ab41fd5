//! Every file of tests/models/prove says in its first line which answers its asserts get; library
//! and command agree with it.

use katec_compiler::prove::{Answer, prove};
use std::path::{Path, PathBuf};
use std::process::Command;

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
    for file in files() {
        let model = katec_compiler::load(file.to_str().unwrap()).unwrap();
        let answers: Vec<_> = prove(&model).iter().map(word).collect();
        assert_eq!(answers, expected(&file), "{}", file.display());
    }
}

#[test]
fn the_command_answers_as_expected() {
    // The command is the same for all; what takes seconds is asked once only.
    let quick = |file: &PathBuf| !file.ends_with("rc11-to-power.cat");
    for file in files().into_iter().filter(quick) {
        let output = Command::new(env!("CARGO_BIN_EXE_katec"))
            .arg("prove")
            .arg(&file)
            .output()
            .unwrap();
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
