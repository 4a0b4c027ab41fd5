//! What the profiles of `katec build` cost and give, as a table in markdown.
//!
//! `cargo bench --bench build [NAME..]` builds a checker with each setting with such a name, and
//! all without: from an empty cache, and again after an edit of the model. It prints the wall-clock
//! and CPU seconds of both, the size of the cache and of the program, and for some C programs the
//! instructions per execution that callgrind counts (left out without valgrind), reading of the
//! program included. CPU seconds are those that Linux says in /proc.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// The profile, and what is changed in it by environment variables of cargo.
struct Setting {
    name: &'static str,
    profile: &'static str,
    changes: &'static [(&'static str, &'static str)],
}

const SETTINGS: [Setting; 6] = [
    Setting {
        name: "release",
        profile: "release",
        changes: &[],
    },
    Setting {
        name: "release, codegen-units = 1",
        profile: "release",
        changes: &[("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1")],
    },
    Setting {
        name: "release, panic = abort",
        profile: "release",
        changes: &[("CARGO_PROFILE_RELEASE_PANIC", "abort")],
    },
    Setting {
        name: "release, opt-level = 2",
        profile: "release",
        changes: &[("CARGO_PROFILE_RELEASE_OPT_LEVEL", "2")],
    },
    Setting {
        name: "release, lto = thin",
        profile: "release",
        changes: &[("CARGO_PROFILE_RELEASE_LTO", "thin")],
    },
    Setting {
        name: "max",
        profile: "max",
        changes: &[],
    },
];

/// A library model, and the C programs that it checks.
const MODEL: &str = "rc11-regular";
const PROGRAMS: [&str; 3] = [
    "peterson-ROUNDS=3",
    "szymanski-ROUNDS=3",
    "ms_queue-N=4-ONE_TRY",
];

fn main() {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let names: Vec<&String> = names.iter().filter(|name| !name.starts_with('-')).collect();
    println!(
        "| setting | first build, s (CPU s) | after an edit | cache, MB | program, MB | instructions \
         per execution: {} |\n| --- | --- | --- | --- | --- | --- |",
        PROGRAMS.join(" / ")
    );
    for setting in &SETTINGS {
        if names.is_empty() || names.iter().any(|name| setting.name.contains(*name)) {
            measure(setting);
        }
    }
}

fn measure(setting: &Setting) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let cat = |name: &str| root.join("cat-models").join(format!("{name}.cat"));
    let text = std::fs::read_to_string(cat(MODEL)).expect("a model of the library");
    let model = folder.path().join(format!("{MODEL}.cat"));
    let build = |text: &str| {
        std::fs::write(&model, text).expect("a temporary file");
        let (start, before) = (Instant::now(), children_seconds());
        let output = Command::new(env!("CARGO_BIN_EXE_katec"))
            .arg("build")
            .arg(&model)
            .args(["--profile", setting.profile, "--out"])
            .arg(folder.path().join("out"))
            .arg("--cache")
            .arg(folder.path().join("cache"))
            .envs(setting.changes.iter().copied())
            .output()
            .expect("katec runs");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{stderr}");
        let cpu = children_seconds() - before;
        format!("{:.0} ({cpu:.0})", start.elapsed().as_secs_f64())
    };
    let first = build(&text);
    let edited = build(&format!("{text}\nacyclic po | rf as edited\n"));
    let program = folder.path().join(format!("out/{MODEL}-checker"));
    let counts: Vec<String> = PROGRAMS
        .iter()
        .map(|name| root.join(format!("tests/programs/stored/{name}.ll")))
        .map(|file| instructions(&program, &file).unwrap_or("-".to_string()))
        .collect();
    let megabytes = |bytes: u64| bytes as f64 / 1e6;
    let size = std::fs::metadata(&program).map_or(0, |metadata| metadata.len());
    println!(
        "| {} | {first} | {edited} | {:.0} | {:.1} | {} |",
        setting.name,
        megabytes(folder_size(&folder.path().join("cache"))),
        megabytes(size),
        counts.join(" / ")
    );
}

/// Instructions per execution, complete and blocked.
fn instructions(program: &Path, file: &Path) -> Option<String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--format", "json"])
        .arg(file)
        .output()
        .ok()?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    let line = stderr.lines().find(|line| line.contains("Collected"))?;
    let total: f64 = line.split_whitespace().last()?.parse().ok()?;
    let outcome: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    let count = |name: &str| outcome[name].as_u64();
    let executions = count("executions")? + count("blocked")?;
    Some(format!("{:.0}", total / executions.max(1) as f64))
}

/// The CPU time of all processes that this one has waited for, and of those that they have.
fn children_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name, which may have blanks, the 14th and 15th fields, in ticks of 10 ms.
    let fields = text.rsplit(')').next().unwrap_or_default();
    let fields = fields.split_whitespace().skip(13).take(2);
    fields
        .filter_map(|field| field.parse::<f64>().ok())
        .sum::<f64>()
        / 100.0
}

fn folder_size(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let sizes = entries.map(|entry| match entry.metadata() {
        Ok(metadata) if metadata.is_dir() => folder_size(&entry.path()),
        Ok(metadata) => metadata.len(),
        Err(_) => 0,
    });
    sizes.sum()
}
