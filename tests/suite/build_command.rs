//! `katec build` from the outside: what it writes, prints and refuses.

use super::command::katec;
use super::compiled::compile;
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
    command.arg("build").env("KATEC_CACHE", cache());
    command
}

/// A cache that is kept from run to run, and is not the user's.
fn cache() -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_katec")).with_file_name("katec-cache")
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

/// How files are compared and replaced is tested where that is done.
#[test]
fn a_library_elsewhere_is_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = build();
    library
        .args(["--library", "--check", "--out"])
        .arg(folder.path());
    let missing = run(&mut library);
    assert_eq!(missing.status, 1);
    assert!(missing.stdout.contains("sra.rs is not up to date"));
    assert_entries(folder.path(), &[]);
}

#[test]
fn a_model_is_not_checked_for_being_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let refused = run(build()
        .args(["sc", "--check", "--no-compile"])
        .current_dir(folder.path()));
    assert_eq!(refused.status, 2, "{}", refused.stdout);
    assert!(refused.stderr.contains("--check"), "{}", refused.stderr);
    assert_entries(folder.path(), &[]);
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

/// What someone put into a folder of ours, a model for instance, is not lost.
#[test]
fn what_was_added_to_a_folder_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("checker");
    let text = "acyclic po | rf | co | fr";
    assert_eq!(build_named(folder.path(), "one.cat", text).status, 0);
    std::fs::write(out.join("two.cat"), text).unwrap();
    let refused = run(build()
        .arg(out.join("two.cat"))
        .args(["--no-compile", "--out"])
        .arg(&out));
    assert_eq!(refused.status, 2, "{}", refused.stdout);
    assert!(refused.stderr.contains("has two.cat"), "{}", refused.stderr);
    assert_entries(&out, &["Cargo.lock", "Cargo.toml", "src", "two.cat"]);
    // `.` after a folder is no other folder.
    std::fs::remove_file(out.join("two.cat")).unwrap();
    let dotted = out.join(".");
    let again = run(build().args(["sc", "--no-compile", "--out"]).arg(&dotted));
    assert_eq!(again.status, 0, "{}", again.stderr);
    assert_entries(folder.path(), &["checker", "one.cat"]);
}

#[cfg(unix)]
#[test]
fn a_model_without_an_end_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = run(build()
        .args(["/dev/zero", "--no-compile"])
        .current_dir(folder.path()));
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("larger than"), "{}", run.stderr);
    assert_entries(folder.path(), &[]);
}

#[test]
fn unusual_models_are_built() {
    let folder = tempfile::tempdir().unwrap();
    let none = build_named(folder.path(), "none.cat", "");
    assert_eq!(none.status, 0, "{}", none.stderr);
    assert!(none.stdout.contains("no constraint"), "{}", none.stdout);
    // As some editors write it.
    let text = "\u{feff}acyclic po | rf | co | fr\r\n";
    let marked = build_named(folder.path(), "marked.cat", text);
    assert_eq!(marked.status, 0, "{}", marked.stderr);
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
    let model = folder.path().join("m.cat");
    let model = model.to_str().expect("a path");
    let checked = katec(&["check", "examples/store-buffering.litmus", "--model", model]);
    assert_eq!(checked.status, 3, "{}", checked.stderr);
    assert!(checked.stderr.contains("`large` is too large"));
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

/// Cargo as a test wants it: a script that is told its arguments.
#[cfg(unix)]
fn with_cargo(folder: &Path, script: &str) -> Run {
    use std::os::unix::fs::PermissionsExt;
    let cargo = folder.join("cargo");
    std::fs::write(&cargo, format!("#!/bin/sh\n{script}\n")).unwrap();
    std::fs::set_permissions(&cargo, std::fs::Permissions::from_mode(0o755)).unwrap();
    let path = std::env::var_os("PATH").unwrap();
    let path = [folder.to_path_buf()]
        .into_iter()
        .chain(std::env::split_paths(&path));
    run(build()
        .args(["sc", "--out"])
        .arg(folder.join("checker"))
        .arg("--cache")
        .arg(folder.join("cache"))
        .env("PATH", std::env::join_paths(path).unwrap()))
}

/// Crates that are on this machine are not asked for; others are, once.
#[cfg(unix)]
#[test]
fn the_network_is_used_only_if_a_crate_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let program = folder.path().join("compiled");
    std::fs::write(&program, "program").unwrap();
    let found = format!("echo '{{\"executable\":{program:?}}}'");
    let logged = format!("case \"$*\" in --version) exit 0;; esac; echo \"$*\" >> {log:?}");
    let missing = "case \"$*\" in *--offline*) \
                   echo 'error: no such crate, as you are using offline mode' >&2; exit 101;; esac";
    let runs = |script: &str| {
        let _ = std::fs::remove_file(&log);
        let run = with_cargo(folder.path(), &format!("{logged}\n{script}"));
        let log = std::fs::read_to_string(&log).unwrap();
        let offline = log.lines().map(|line| line.contains("--offline"));
        (run, offline.collect::<Vec<_>>())
    };
    let (built, offline) = runs(&found);
    assert_eq!(built.status, 0, "{}", built.stderr);
    assert_eq!(offline, [true]);
    let copied = folder.path().join("checker/sc-checker");
    assert_eq!(std::fs::read_to_string(copied).unwrap(), "program");
    let (built, offline) = runs(&format!("{missing}\n{found}"));
    assert_eq!(built.status, 0, "{}", built.stderr);
    assert_eq!(offline, [true, false]);
    assert!(!built.stderr.contains("offline"), "{}", built.stderr);
    let (failed, offline) = runs(&format!(
        "{missing}\necho 'error: no network' >&2; exit 101"
    ));
    assert_eq!((failed.status, offline), (2, vec![true, false]));
    for part in ["no network", "needs a network"] {
        assert!(failed.stderr.contains(part), "{}", failed.stderr);
    }
    // A program that is not that of the sources does not stay.
    assert_entries(
        &folder.path().join("checker"),
        &["Cargo.lock", "Cargo.toml", "src"],
    );
    let (failed, offline) = runs("echo 'error: a mistake' >&2; exit 101");
    assert_eq!((failed.status, offline), (2, vec![true]));
    assert!(failed.stderr.contains("a mistake"), "{}", failed.stderr);
    assert!(!failed.stderr.contains("network"), "{}", failed.stderr);
    let (failed, _) = runs("exit 0");
    assert_eq!(failed.status, 2);
    assert!(failed.stderr.contains("did not say"), "{}", failed.stderr);
}

/// The program that an earlier build put into a folder is replaced with the rest.
#[test]
fn an_old_program_goes_with_its_sources() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("checker");
    let text = "acyclic po | rf | co | fr";
    assert_eq!(build_named(folder.path(), "one.cat", text).status, 0);
    let program = |name: &str| out.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    std::fs::write(program("one-checker"), "").unwrap();
    assert_eq!(build_named(folder.path(), "two.cat", text).status, 0);
    assert!(!program("one-checker").exists());
    // Another model's is not ours.
    std::fs::write(program("one-checker"), "").unwrap();
    assert_eq!(build_named(folder.path(), "two.cat", text).status, 2);
}

#[test]
fn a_cache_that_cannot_be_used_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let refused = run(build()
        .args(["sc", "--no-compile", "--out"])
        .arg(folder.path().join("checker"))
        .arg("--cache")
        .arg(&file));
    assert_eq!(refused.status, 2);
    assert!(
        refused.stderr.contains("cannot use the cache"),
        "{}",
        refused.stderr
    );
    assert_entries(folder.path(), &["file"]);
}

/// Builds at the same time wait for each other and both succeed.
#[test]
fn builds_at_the_same_time_do_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let children = ["one", "two", "three"].map(|name| {
        build()
            .args(["sc", "--no-compile", "--out"])
            .arg(folder.path().join(name))
            .arg("--cache")
            .arg(folder.path().join("cache"))
            .stdout(std::process::Stdio::null())
            .spawn()
            .unwrap()
    });
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    assert_entries(folder.path(), &["cache", "one", "three", "two"]);
}

/// What a checker says about the examples is what `katec check` says.
fn assert_checks(checker: &Path) {
    for test in ["message-passing.litmus", "store-buffering.litmus"] {
        let built = run(Command::new(checker).arg(example(test)));
        let direct = run(Command::new(env!("CARGO_BIN_EXE_katec"))
            .args(["check", "--model"])
            .arg(example("mymodel.cat"))
            .arg(example(test)));
        assert_eq!(built.status, direct.status, "{}", built.stderr);
        let lines = |text: &str| {
            let lines = text.lines().filter(|line| !line.starts_with("Time"));
            lines.map(str::to_string).collect::<Vec<_>>()
        };
        assert_eq!(lines(&built.stdout), lines(&direct.stdout));
        assert!(built.stdout.contains("States"), "{}", built.stdout);
    }
    let refused = run(Command::new(checker)
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
    let source = |file| out.join("src").join(file);
    let model = compile(&source("lib.rs"), "lib", &["katec_checker"], &[]);
    let model = [("mymodel_checker", model.as_path())];
    let crates = ["katec_driver", "katec_checker"];
    assert_checks(&compile(&source("main.rs"), "bin", &crates, &model));
}

/// An installed katec builds checkers when the folder it was built from is gone.
#[test]
fn an_installed_katec_builds_checkers() {
    if !katec_testing::runs_in_full("katec build by an installed katec, from an empty cache") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let part = |name: &str| folder.path().join(name);
    let files = run(Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root()));
    for file in files
        .stdout
        .lines()
        .filter(|file| root().join(file).is_file())
    {
        let copy = part("copy").join(file);
        std::fs::create_dir_all(copy.parent().unwrap()).unwrap();
        std::fs::copy(root().join(file), copy).unwrap();
    }
    // Not optimised: it is the command that is tested, not its speed.
    let installed = run(Command::new(env!("CARGO"))
        .args([
            "install",
            "--quiet",
            "--locked",
            "--offline",
            "--debug",
            "--path",
        ])
        .arg(part("copy"))
        .arg("--root")
        .arg(part("root"))
        .env("CARGO_TARGET_DIR", part("target")));
    assert_eq!(installed.status, 0, "{}", installed.stderr);
    std::fs::remove_dir_all(part("copy")).unwrap();
    std::fs::remove_dir_all(part("target")).unwrap();
    let model = part("mymodel.cat");
    std::fs::copy(example("mymodel.cat"), &model).unwrap();
    let katec_build = || {
        let built = run(Command::new(part("root/bin/katec"))
            .arg("build")
            .arg(&model)
            .current_dir(folder.path())
            .env("XDG_CACHE_HOME", part("cache"))
            .env_remove("KATEC_CACHE")
            .env_remove("KATEC_SOURCE"));
        assert_eq!(built.status, 0, "{}", built.stderr);
        assert_checks(&part("mymodel-checker/mymodel-checker"));
        built.stderr
    };
    assert!(katec_build().contains("once"));
    let text = std::fs::read_to_string(&model).unwrap();
    std::fs::write(&model, format!("{text}\nacyclic po | rf as no-thin-air\n")).unwrap();
    assert!(!katec_build().contains("once"));
}
