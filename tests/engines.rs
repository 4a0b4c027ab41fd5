//! Generated code against the reference evaluator and tables: library models, and random models compiled by this test.

use katec::engines::{Engine, Models};
use katec_checker::explore::{CountOnly, Options, Schedule, explore};
use katec_checker::lowered::TableModel;
use katec_checker::model::MemoryModel;
use katec_checker::testing::{Compared, Shape, collect, random_program};
use katec_compiler::codegen::{module, module_name, type_name};
use katec_compiler::lower::lower;
use katec_compiler::reference::ReferenceModel;
use katec_compiler::testing::random_model;
use katec_compiler::{load, resolve_text};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

#[path = "../examples/embedding.rs"]
mod embedding;

/// What the example asserts holds.
#[test]
fn the_embedding_example_runs() {
    embedding::main();
}

/// Every answer of generated code is that of the reference evaluator.
#[test]
fn generated_library_models_agree() {
    let shape = Shape {
        max_instructions: 7,
        ..Shape::default()
    };
    for name in katec_generated::NAMES {
        let generated = Models::new(Some(Engine::Generated));
        let written = load(name).unwrap_or_else(|_| panic!("{name} is well-formed"));
        let mut model = Compared {
            model: generated.get(name, false).unwrap(),
            reference: ReferenceModel::new(written).unwrap(),
            context: String::new(),
        };
        for seed in 0..30 {
            let program = random_program(&shape, seed);
            model.context = format!("{name}, program {seed}\n{program}");
            let options = Options {
                schedule: Schedule::Random(seed),
                ..Options::default()
            };
            explore(&mut model, &program, &options, &mut CountOnly);
        }
    }
}

/// How many random models are compiled, and on how many programs each runs.
const MODELS: u64 = 12;
const PROGRAMS: u64 = 25;

/// What a model makes of the programs: counts and findings.
///
/// The same code runs in the compiled program, which has this function's text.
fn report<M: MemoryModel>(model: &mut M, name: &str, programs: u64) -> String {
    let mut text = String::new();
    for seed in 0..programs {
        let mut program = random_program(&Shape::default(), seed);
        program.dependencies = model.needs_dependencies();
        let (summary, collected) = collect(model, &program, &Options::default());
        let mut findings: Vec<String> = collected
            .findings
            .iter()
            .map(|finding| format!("{finding:?}"))
            .collect();
        findings.sort();
        findings.dedup();
        let mut found = collected.found;
        found.sort();
        writeln!(text, "{name} {seed} {summary:?} {found:?} {findings:?}").unwrap();
    }
    text
}

/// The text of [`report`].
fn report_text() -> String {
    let source = include_str!("engines.rs");
    let start = source.find("fn report<M").unwrap();
    let end = start + source[start..].find("\n}\n").unwrap() + 3;
    source[start..end].to_string()
}

#[test]
fn generated_random_models_agree_with_tables() {
    let folder = tempfile::tempdir().unwrap();
    let mut main = String::from(
        "use katec_checker::explore::Options;\n\
         use katec_checker::model::MemoryModel;\n\
         use katec_checker::testing::{Shape, collect, random_program};\n\
         use std::fmt::Write;\n",
    );
    let mut calls = String::new();
    let mut expected = String::new();
    std::fs::create_dir(folder.path().join("src")).unwrap();
    for seed in 0..MODELS {
        let name = format!("random-{seed}");
        let text = random_model(seed);
        let lowered = lower(resolve_text(&name, &text).unwrap()).unwrap();
        let source = module(&name, None, &lowered).unwrap();
        let file = module_name(&name);
        std::fs::write(folder.path().join(format!("src/{file}.rs")), source).unwrap();
        writeln!(main, "mod {file};").unwrap();
        let path = format!("{file}::{}", type_name(&name));
        writeln!(
            calls,
            "print!(\"{{}}\", report(&mut {path}::new(), {name:?}, {PROGRAMS}));"
        )
        .unwrap();
        let mut tables = TableModel::new(Arc::new(lowered));
        expected += &report(&mut tables, &name, PROGRAMS);
    }
    main += &report_text();
    writeln!(main, "fn main() {{ {calls} }}").unwrap();
    std::fs::write(folder.path().join("src/main.rs"), main).unwrap();
    let output = compile_and_run(folder.path());
    assert!(expected.lines().count() as u64 == MODELS * PROGRAMS);
    for (expected, found) in expected.lines().zip(output.lines()) {
        assert_eq!(expected, found);
    }
    assert_eq!(expected.lines().count(), output.lines().count());
}

/// Compiles a crate, quickly rather than well, and runs it.
fn compile_and_run(folder: &Path) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = format!(
        "[package]\nname = \"random-models\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n\
         [dependencies]\nkatec-checker = {{ path = {:?} }}\n\n\
         [workspace]\n",
        root.join("checker").display().to_string()
    );
    std::fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    std::fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--manifest-path"])
        .arg(folder.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(target_folder())
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    assert!(!stderr.contains("warning"), "{stderr}");
    String::from_utf8(output.stdout).unwrap()
}

/// A folder for what tests compile, which is kept from run to run.
fn target_folder() -> std::path::PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_katec"));
    program.with_file_name("built-by-tests")
}
