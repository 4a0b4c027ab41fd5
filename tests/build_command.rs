//! `katec build` from the outside: what it writes, prints and refuses.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

struct Run {
    status: i32,
    stdout: String,
    stderr: String,
}

fn run(command: &mut Command) -> Run {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run {
        status: status.code().unwrap(),
        stdout: text(stdout),
        stderr: text(stderr),
    }
}

fn build() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_katec"));
    command.arg("build");
    command
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn example(name: &str) -> PathBuf {
    root().join("examples").join(name)
}

#[test]
fn the_generated_library_is_up_to_date() {
    let run = run(build().args(["--library", "--check"]));
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
}

#[test]
fn a_stale_library_is_noticed_and_repaired() {
    let folder = tempfile::tempdir().unwrap();
    let library = |check: bool| {
        let mut command = build();
        command.arg("--library").arg("--out").arg(folder.path());
        if check {
            command.arg("--check");
        }
        run(&mut command)
    };
    assert_eq!(library(true).status, 1);
    assert_eq!(library(false).status, 0);
    assert_eq!(library(true).status, 0);
    std::fs::write(folder.path().join("rc11.rs"), "// something else").unwrap();
    let stale = library(true);
    assert_eq!(stale.status, 1);
    assert!(stale.stdout.contains("rc11.rs is not up to date"));
    assert!(!stale.stdout.contains("sc.rs"));
}

#[test]
fn emitted_code_is_that_of_the_library() {
    let emitted = run(build().args(["rc11", "--emit", "rust"]));
    assert_eq!(emitted.status, 0, "{}", emitted.stderr);
    let written = std::fs::read_to_string(root().join("generated/src/rc11.rs")).unwrap();
    assert_eq!(emitted.stdout, written);
    let tables = run(build().args(["rc11", "--emit", "tables"]));
    assert!(tables.stdout.contains("clock 0: hb"), "{}", tables.stdout);
}

#[test]
fn the_table_says_how_constraints_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("checker");
    let run = run(build()
        .args(["rc11", "--no-compile", "-v", "--out"])
        .arg(&out));
    assert_eq!(run.status, 0, "{}", run.stderr);
    // How wide the columns are depends on the names.
    let words: Vec<&str> = run.stdout.split_whitespace().collect();
    let table = words.join(" ");
    for part in [
        "coherence vector clock",
        "no-thin-air by construction",
        "irreflexive hb;eco? as coherence",
        "clock of hb",
    ] {
        assert!(table.contains(part), "{part}\n{}", run.stdout);
    }
    for file in ["Cargo.toml", "src/lib.rs", "src/main.rs"] {
        assert!(out.join(file).is_file(), "{file}");
    }
    // It is ours, so it may be written again.
    let again = build()
        .args(["sc", "--no-compile", "--out"])
        .arg(&out)
        .status()
        .unwrap();
    assert!(again.success());
    let source = std::fs::read_to_string(out.join("src/lib.rs")).unwrap();
    assert!(source.contains("from sc.cat"));
}

/// Nothing but the given entries is in a folder.
fn assert_entries(folder: &Path, expected: &[&str]) {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, expected);
}

#[test]
fn a_foreign_folder_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("mine");
    std::fs::create_dir(&out).unwrap();
    std::fs::write(out.join("Cargo.toml"), "[package]\n").unwrap();
    let refused = run(build().args(["sc", "--no-compile", "--out"]).arg(&out));
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("was not written by katec build"));
    assert_entries(folder.path(), &["mine"]);
    assert_entries(&out, &["Cargo.toml"]);
    let file = folder.path().join("file");
    std::fs::write(&file, "text").unwrap();
    let refused = run(build().args(["sc", "--no-compile", "--out"]).arg(&file));
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("is not a folder"));
}

/// Builds a model from a file with this name, without compiling, to `checker` beside it.
fn build_named(folder: &Path, file: &str, text: &str) -> Run {
    std::fs::write(folder.join(file), text).unwrap();
    run(build().current_dir(folder).arg(format!("./{file}")).args([
        "--no-compile",
        "--out",
        "checker",
    ]))
}

/// Whatever a model is called, its checker's names are its own.
#[test]
fn names_that_generated_code_uses_are_not_hidden() {
    let folder = tempfile::tempdir().unwrap();
    for (file, model, package) in [
        ("graph.cat", "GraphModel", "graph-checker"),
        ("self.cat", "SelfModel", "self-checker"),
        ("katec.cat", "Katec", "katec-model-checker"),
        ("my model.cat", "MyModel", "my-model-checker"),
        ("a'b\"c.cat", "ABC", "a-b-c-checker"),
        ("\u{65e5}\u{672c}.cat", "Model", "model-checker"),
    ] {
        let text = "acyclic po | rf | co | fr as fn\nempty rf;co;rf & id as fn";
        let run = build_named(folder.path(), file, text);
        assert_eq!(run.status, 0, "{file}: {}", run.stderr);
        let read = |file: &str| std::fs::read_to_string(folder.path().join(file)).unwrap();
        let source = read("checker/src/lib.rs");
        assert!(source.contains(&format!("pub struct {model} {{")), "{file}");
        let main = read("checker/src/main.rs");
        assert!(main.contains(&format!("::{model}::new()")), "{file}");
        let manifest = read("checker/Cargo.toml");
        assert!(manifest.contains(&format!("name = {package:?}")), "{file}");
    }
}

#[test]
fn a_name_with_a_line_break_is_refused_and_a_title_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let text = "\"a title\nin two lines\"\nacyclic po | rf | co | fr";
    let refused = build_named(folder.path(), "a\nb.cat", text);
    assert_eq!(refused.status, 2);
    assert!(
        refused.stderr.contains("another name"),
        "{}",
        refused.stderr
    );
    assert_entries(folder.path(), &["a\nb.cat"]);
    let written = build_named(folder.path(), "titled.cat", text);
    assert_eq!(written.status, 0, "{}", written.stderr);
}

/// Building again replaces everything but what was compiled, and leaves nothing else.
#[test]
fn what_was_compiled_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("checker");
    let text = "acyclic po | rf | co | fr";
    assert_eq!(build_named(folder.path(), "one.cat", text).status, 0);
    std::fs::create_dir(out.join("target")).unwrap();
    std::fs::write(out.join("target/compiled"), "").unwrap();
    std::fs::write(out.join("src/other.rs"), "").unwrap();
    assert_eq!(build_named(folder.path(), "two.cat", text).status, 0);
    assert!(out.join("target/compiled").is_file());
    assert_entries(&out.join("src"), &["lib.rs", "main.rs"]);
    assert_entries(folder.path(), &["checker", "one.cat", "two.cat"]);
    // A name without a folder, and one that is no name.
    for out in ["..", "/", "missing/../checker/.."] {
        let refused =
            run(build()
                .current_dir(folder.path())
                .args(["sc", "--no-compile", "--out", out]));
        assert_eq!(refused.status, 2, "{out}: {}", refused.stdout);
    }
    assert_entries(folder.path(), &["checker", "one.cat", "two.cat"]);
}

/// A model beyond a limit gets no answer, and is told which of its constraints is to blame.
#[test]
fn a_constraint_that_is_too_large_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut text = String::from("acyclic po | rf | co | fr as small\nlet a0 = po;rf\n");
    for number in 1..40 {
        let before = number - 1;
        text.push_str(&format!("let a{number} = a{before};a{before}\n"));
    }
    text.push_str("acyclic a39 | co as large\n");
    let run = build_named(folder.path(), "m.cat", &text);
    assert_eq!(run.status, 3, "{}", run.stderr);
    assert!(
        run.stderr.contains("`large` is too large"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("m.cat:42:1"), "{}", run.stderr);
    assert_entries(folder.path(), &["m.cat"]);
}

#[test]
fn one_state_is_not_states() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("checker");
    let run = run(build()
        .args(["sc", "--no-compile", "-v", "--out"])
        .arg(&out));
    let lines: Vec<&str> = run.stdout.lines().map(str::trim).collect();
    assert!(lines.contains(&"1 state, 4 transitions"), "{}", run.stdout);
}

#[test]
fn declared_names_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = build_named(folder.path(), "r.cat", "relation r\nacyclic po | r");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("only declared"), "{}", run.stderr);
    assert_entries(folder.path(), &["r.cat"]);
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("missing/checker");
    let refused = run(build().args(["sc", "--no-compile", "--out"]).arg(&out));
    assert_eq!(refused.status, 2);
    assert!(
        refused.stderr.contains("cannot write"),
        "{}",
        refused.stderr
    );
    assert_entries(folder.path(), &[]);
}

#[test]
fn without_cargo_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("checker");
    let refused = run(build().arg("sc").arg("--out").arg(&out).env("PATH", ""));
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("cargo"), "{}", refused.stderr);
    assert_entries(folder.path(), &[]);
}

#[test]
fn without_sources_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("checker");
    let refused = run(build()
        .args(["sc", "--no-compile", "--out"])
        .arg(&out)
        .env("KATEC_SOURCE", folder.path()));
    assert_eq!(refused.status, 2);
    assert!(
        refused.stderr.contains("KATEC_SOURCE"),
        "{}",
        refused.stderr
    );
    assert_entries(folder.path(), &[]);
}

#[test]
fn a_model_that_cannot_be_explored_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let model = folder.path().join("bad.cat");
    std::fs::write(&model, "acyclic po | rf^-1 as backwards\n").unwrap();
    let out = folder.path().join("checker");
    let refused = run(build()
        .arg(&model)
        .args(["--no-compile", "--out"])
        .arg(&out));
    assert_eq!(refused.status, 2, "{}", refused.stdout);
    assert!(refused.stderr.contains("backwards"), "{}", refused.stderr);
    assert_entries(folder.path(), &["bad.cat"]);
}

/// The walk-through: write a model, build it, and check a program with it.
#[test]
fn a_built_checker_checks() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("checker");
    let written = run(build()
        .arg(example("mymodel.cat"))
        .args(["--no-compile", "--out"])
        .arg(&out));
    assert_eq!(written.status, 0, "{}", written.stderr);
    // Compiled quickly rather than well, into a folder that is kept from run to run.
    let program = Path::new(env!("CARGO_BIN_EXE_katec"));
    let target = program.with_file_name("built-by-tests");
    let compiled = run(Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--manifest-path"])
        .arg(out.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0"));
    assert_eq!(compiled.status, 0, "{}", compiled.stderr);
    let checker = target.join("debug/mymodel-checker");
    for test in ["message-passing.litmus", "store-buffering.litmus"] {
        let built = run(Command::new(&checker).arg(example(test)));
        let direct = run(Command::new(program)
            .args(["check", "--model"])
            .arg(example("mymodel.cat"))
            .arg(example(test)));
        assert_eq!(built.status, direct.status, "{}", built.stderr);
        let lines = |text: &str| {
            let lines = text.lines().filter(|line| !line.starts_with("Time"));
            lines.map(str::to_string).collect::<Vec<_>>()
        };
        assert_eq!(lines(&built.stdout).len(), lines(&direct.stdout).len());
        assert!(built.stdout.contains("States"), "{}", built.stdout);
    }
    let refused = run(Command::new(&checker)
        .arg("--model")
        .arg("sc")
        .arg(example("message-passing.litmus")));
    assert_eq!(refused.status, 2);
    assert!(
        refused.stderr.contains("mymodel only"),
        "{}",
        refused.stderr
    );
}
