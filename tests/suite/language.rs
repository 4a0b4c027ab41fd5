//! The model language from end to end: the folders of `tests/models`, the model library, the
//! commands.
//!
//! `pass`: each file resolves; the snapshot is the resolved model. `fail`: each file is refused;
//! the snapshot is what is said about it. `lint`: each file resolves with warnings, which are the
//! snapshot. Files in folders below are included by others.

use katec_compiler::diagnostics::Severity;
use katec_compiler::{library, load, printer, resolve, resolve_text};
use std::path::Path;
use std::process::{Command, Output};

/// The outcome of a file, with the file named as it is in its folder.
fn outcome(path: &Path) -> resolve::Outcome {
    let mut outcome = resolve::outcome(path.to_str().expect("a UTF-8 path"));
    let folder = path.parent().expect("a folder");
    for file in &mut outcome.diagnostics.files {
        if let Ok(relative) = Path::new(&file.name).strip_prefix(folder) {
            file.name = relative.display().to_string();
        }
    }
    outcome
}

#[test]
fn models_that_pass() {
    insta::glob!("../models/pass", "*.cat", |path| {
        let outcome = outcome(path);
        let model = outcome
            .model
            .unwrap_or_else(|| panic!("{}", outcome.diagnostics));
        insta::assert_snapshot!(printer::print_model(&model));
    });
}

#[test]
fn models_that_fail() {
    insta::glob!("../models/fail", "*.cat", |path| {
        let outcome = outcome(path);
        assert!(outcome.model.is_none());
        insta::assert_snapshot!(outcome.diagnostics.render(Severity::Warning, false));
    });
}

#[test]
fn models_with_warnings() {
    insta::glob!("../models/lint", "*.cat", |path| {
        let outcome = outcome(path);
        assert!(outcome.model.is_some(), "{}", outcome.diagnostics);
        insta::assert_snapshot!(outcome.diagnostics.render(Severity::Warning, false));
    });
}

#[test]
fn resolved_models_resolve_to_themselves() {
    insta::glob!("../models/pass", "*.cat", |path| {
        let model = outcome(path)
            .into_result()
            .unwrap_or_else(|errors| panic!("{errors}"));
        let text = printer::print_model(&model);
        let again =
            resolve_text("again.cat", &text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
        assert_eq!(printer::print_model(&again), text);
        assert_eq!(again.constraints.len(), model.constraints.len());
    });
}

#[test]
fn the_library_resolves_without_a_word() {
    let mut count = 0;
    for (name, title) in library::models() {
        let outcome = resolve::outcome(name);
        assert_eq!(
            outcome.diagnostics.render(Severity::Warning, false),
            "",
            "{name}"
        );
        let model = outcome.model.expect("it resolves");
        assert_eq!(model.title, Some(title));
        assert!(!model.constraints.is_empty(), "{name}");
        let text = printer::print_model(&model);
        let again =
            resolve_text("again.cat", &text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
        assert_eq!(printer::print_model(&again), text, "{name}");
        count += 1;
    }
    assert!(count >= 8, "{count} models");
    assert!(load("sc").is_ok() && load("no-such-model").is_err());
}

fn katec(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_katec"))
        .args(arguments)
        .output()
        .expect("katec runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn parse_prints_the_model_or_the_errors() {
    let good = katec(&["parse", "tests/models/pass/herd-x86.cat"]);
    assert_eq!(good.status.code(), Some(0));
    assert!(text(&good.stdout).contains("acyclic ghb as tso"));
    assert_eq!(text(&good.stderr), "");

    let verbose = katec(&["parse", "-v", "tests/models/pass/herd-x86.cat"]);
    assert_eq!(verbose.status.code(), Some(0));
    assert!(text(&verbose.stderr).contains("`cos.cat` is replaced by what is built in"));

    let bad = katec(&["parse", "tests/models/fail/unknown-name.cat"]);
    assert_eq!(bad.status.code(), Some(2));
    assert_eq!(text(&bad.stdout), "");
    assert!(text(&bad.stderr).contains("did you mean `hb`?"));

    for missing in ["no-such-file.cat", "scc", "", "."] {
        let output = katec(&["parse", missing]);
        assert_eq!(output.status.code(), Some(2), "{missing}");
        assert!(
            text(&output.stderr).contains("cannot read the model"),
            "{}",
            text(&output.stderr)
        );
    }
}

/// A file that is there is not taken for one that is missing, nor is one of the library taken
/// instead of it.
#[test]
fn included_files_that_cannot_be_read_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    std::fs::create_dir(path("races.cat")).expect("a folder");
    std::fs::write(path("binary.cat"), b"\0\x01").expect("a file");
    for name in ["races.cat", "binary.cat", "."] {
        let model = format!("include \"{name}\"\nacyclic po | rf | undefined\n");
        std::fs::write(path("m.cat"), model).expect("a file");
        let output = katec(&["parse", path("m.cat").to_str().expect("a UTF-8 path")]);
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert_eq!(errors.matches("Error: ").count(), 1, "{errors}");
        assert!(errors.contains("Error: cannot read the file"), "{errors}");
    }
    std::fs::create_dir(path("m.bell")).expect("a folder");
    std::fs::write(path("m.cat"), "acyclic po | rf\n").expect("a file");
    let output = katec(&["parse", path("m.cat").to_str().expect("a UTF-8 path")]);
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains("cannot read the bell file"), "{errors}");
}

#[test]
fn parse_refuses_ten_megabytes_of_parentheses() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, content) in [
        ("open.cat", "(".repeat(10 << 20)),
        ("deep.cat", format!("let x = {}", "(".repeat(1 << 20))),
        ("bytes.cat", "\u{0}\u{1}ü[".repeat(1 << 10)),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, content).expect("a file");
        let output = katec(&["parse", path.to_str().expect("a UTF-8 path")]);
        assert_eq!(
            output.status.code(),
            Some(2),
            "{name}: {}",
            text(&output.stderr)
        );
        assert!(text(&output.stderr).starts_with("Error: "), "{name}");
    }
}

#[test]
fn models_and_builtins_are_listed() {
    let models = text(&katec(&["models"]).stdout);
    assert!(
        models.lines().any(|line| line.starts_with("sc ")),
        "{models}"
    );
    assert!(!models.contains("stdlib"), "{models}");
    let builtins = text(&katec(&["builtins"]).stdout);
    assert!(
        builtins.contains("po-loc") && builtins.contains("MFENCE"),
        "{builtins}"
    );
}

#[test]
fn the_documentation_lists_the_builtins_that_there_are() {
    let page = std::fs::read_to_string("docs/LANGUAGE.md").expect("docs/LANGUAGE.md");
    let generated = library::vocabulary::markdown();
    let start = "<!-- katec builtins --markdown -->\n";
    let (_, rest) = page
        .split_once(start)
        .expect("the start of the generated part");
    let (part, _) = rest
        .split_once("<!-- end -->")
        .expect("the end of the generated part");
    assert_eq!(
        part.trim(),
        generated.trim(),
        "docs/LANGUAGE.md is not current: put the output of `katec builtins --markdown` between its markers"
    );
}

/// A file with definitions alone may be included without a word; used as a model it allows
/// everything, and every command says so, once.
#[test]
fn every_command_says_that_a_model_has_no_axiom() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = folder.path().join("definitions.cat");
    std::fs::write(&model, "let sw = rf & ext\n").expect("a writable file");
    let model = model.to_str().expect("a path of letters");
    let test = "tests/litmus/C/CoRR.litmus";
    for arguments in [
        &["check", "--model", model, test][..],
        &["explain", "--model", model, test],
        &["repair", "--model", model, test],
        &["estimate", "--model", model, test],
        &["diff", model, "sc", "--events", "2"],
        &["synth", "--model", model, "--allowed", "--events", "2"],
        &["build", "--no-compile", "--out", model, model],
    ] {
        let run = katec(arguments);
        let said = text(&run.stderr).matches("[no-axiom]").count();
        assert_eq!(said, 1, "{arguments:?}\n{}", text(&run.stderr));
    }
    assert_eq!(text(&katec(&["parse", model]).stderr), "");
}
