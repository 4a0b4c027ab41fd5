//! What README and docs/ show is what happens: every command is run, every model is read.

use std::path::{Path, PathBuf};
use std::process::Command;

fn pages() -> Vec<PathBuf> {
    let mut pages = vec![PathBuf::from("README.md")];
    let docs = std::fs::read_dir("docs").expect("there is a folder docs");
    pages.extend(docs.map(|entry| entry.expect("a readable folder").path()));
    pages.retain(|page| page.extension().is_some_and(|e| e == "md"));
    pages.sort();
    pages
}

/// The fenced blocks of a page in a language.
fn blocks(page: &Path, language: &str) -> Vec<String> {
    let text = std::fs::read_to_string(page).expect("a readable page");
    let opening = format!("```{language}\n");
    text.split(&opening)
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or_default().to_string())
        .collect()
}

/// A command of a `console` block and what it prints: standard output, standard error, and
/// `[exit N]` if N is not 0.
struct Shown {
    arguments: Vec<String>,
    lines: Vec<String>,
}

fn shown(block: &str) -> Vec<Shown> {
    let mut commands: Vec<Shown> = Vec::new();
    for line in block.lines() {
        match (line.strip_prefix("$ katec "), commands.last_mut()) {
            (Some(arguments), _) => commands.push(Shown {
                arguments: arguments.split_whitespace().map(str::to_string).collect(),
                lines: Vec::new(),
            }),
            (None, Some(command)) => command.lines.push(line.to_string()),
            (None, None) => panic!("`{line}` is not behind a command `$ katec ..`"),
        }
    }
    commands
}

fn run(arguments: &[String]) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_katec"))
        .args(arguments)
        .output()
        .expect("the command starts");
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    let mut lines: Vec<_> = String::from_utf8_lossy(&text)
        .lines()
        .map(str::to_string)
        .collect();
    match output.status.code() {
        Some(0) => {}
        code => lines.push(format!("[exit {}]", code.expect("no signal"))),
    }
    lines
}

/// Whether a line is as shown, `[..]` standing for anything.
fn line_matches(shown: &str, line: &str) -> bool {
    match shown.split_once("[..]") {
        None => shown == line,
        Some((before, after)) => {
            line.len() >= before.len() + after.len()
                && line.starts_with(before)
                && line.ends_with(after)
        }
    }
}

/// Whether lines are as shown, a line `...` standing for any lines.
fn lines_match(shown: &[String], lines: &[String]) -> bool {
    match shown.split_first() {
        None => lines.is_empty(),
        Some((first, rest)) if first == "..." => {
            (0..=lines.len()).any(|skipped| lines_match(rest, &lines[skipped..]))
        }
        Some((first, rest)) => lines
            .split_first()
            .is_some_and(|(line, others)| line_matches(first, line) && lines_match(rest, others)),
    }
}

#[test]
fn commands_print_what_is_shown() {
    let mut count = 0;
    for page in pages() {
        for command in blocks(&page, "console").iter().flat_map(|b| shown(b)) {
            let lines = run(&command.arguments);
            if lines.iter().any(|line| line.contains("needs clang")) {
                println!("clang is not there: {:?} is not run", command.arguments);
                continue;
            }
            assert!(
                lines_match(&command.lines, &lines),
                "{}: `katec {}` prints\n{}",
                page.display(),
                command.arguments.join(" "),
                lines.join("\n")
            );
            count += 1;
        }
    }
    assert!(count > 0, "there are commands in the documentation");
}

#[test]
fn models_are_well_formed() {
    let mut count = 0;
    for page in pages() {
        for block in blocks(&page, "cat") {
            let name = page.display().to_string();
            if let Err(errors) = katec_compiler::resolve_text(&name, &block) {
                panic!("{name}:\n{errors}");
            }
            count += 1;
        }
    }
    assert!(count > 0, "there are models in the documentation");
}

/// The commands of `sh` blocks are `cargo test --workspace`, which is what runs this, and
/// `cargo run` of the command.
#[test]
fn first_commands_work() {
    let mut count = 0;
    for page in pages() {
        for line in blocks(&page, "sh").iter().flat_map(|block| block.lines()) {
            if line == "cargo test --workspace" {
                continue;
            }
            let arguments = line
                .strip_prefix("cargo run --release -- ")
                .unwrap_or_else(|| panic!("{}: `{line}` is not tested", page.display()));
            let status = Command::new(env!("CARGO_BIN_EXE_katec"))
                .args(arguments.split_whitespace())
                .stdout(std::process::Stdio::null())
                .status()
                .expect("the command starts");
            assert!(status.success(), "{}: `{line}` fails", page.display());
            count += 1;
        }
    }
    assert!(count > 0, "there is a first command");
}

#[test]
fn the_page_about_c_is_up_to_date() {
    let page = std::fs::read_to_string("docs/C.md").expect("a readable page");
    let made = katec_programs::c::reference();
    assert!(
        page == made,
        "cargo run -p katec-programs --example c_reference > docs/C.md"
    );
}
