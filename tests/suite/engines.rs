//! The engines against each other: the reference evaluator, tables and generated code, under
//! library models and under random models that this test compiles. What is compared is said at
//! [`Compared`].

use super::compiled::compile as compile_file;
use katec_checker::check;
use katec_checker::explore::{CountOnly, Options, explore};
use katec_compiler::codegen::{model_type_name, module, module_name};
use katec_compiler::reference::ReferenceModel;
use katec_compiler::{library, load, resolve_text};
use katec_programs::c::llvm;
use katec_programs::c::{Settings, compile};
use katec_programs::litmus::{Language, LitmusTest};
use katec_testing::cycles::corpus;
use katec_testing::stages::prepared;
use katec_testing::{Asked, BarrierShape, Compared, Shape, random_barrier_program, random_program};
use katec_testing::{compare, compare_program, compared, features, one_in, random_model, sample};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A model of the library by all engines.
fn library_model(name: &'static str) -> Compared<ReferenceModel> {
    let written = load(name).unwrap_or_else(|_| panic!("{name} is well-formed"));
    let generated = move || match katec_generated::model(name) {
        Some(model) => model as _,
        None => panic!("{name} is generated"),
    };
    let mut model = compared(written, Some(Box::new(generated)));
    model.context = format!("{name}\n");
    model
}

/// Nothing is agreed on that is never asked.
fn assert_asked(asked: Asked) {
    let often = [
        asked.inconsistent,
        asked.refused_sources,
        asked.refused_update_sources,
        asked.refused_places,
        asked.revisits,
        asked.findings,
        asked.clocks,
        asked.views,
    ];
    assert!(often.iter().all(|times| *times > 100), "{asked:?}");
    assert!(asked.refused_revisits > 10, "{asked:?}");
    assert!(asked.refused_update_revisits > 5, "{asked:?}");
}

#[test]
fn library_models_agree_on_random_programs() {
    let mut asked = Asked::default();
    for name in katec_generated::NAMES {
        let mut model = library_model(name);
        for seed in 0..sample("programs", 20, 60) {
            let shape = Shape {
                max_instructions: 7,
                non_atomic: seed.is_multiple_of(2),
                ..Shape::default()
            };
            compare_program(&mut model, &random_program(&shape, seed), seed);
        }
        for seed in 0..sample("programs with barriers", 5, 30) {
            let shape = BarrierShape {
                non_atomic: seed.is_multiple_of(2),
                ..BarrierShape::default()
            };
            compare_program(&mut model, &random_barrier_program(&shape, seed), seed);
        }
        asked += model.asked;
    }
    assert_asked(asked);
}

#[test]
fn library_models_agree_on_litmus_tests() {
    let tests: Vec<_> = corpus()
        .into_iter()
        .map(|test| LitmusTest::parse(&test.text, &test.file).unwrap())
        .collect();
    let every = one_in(15, "the tests");
    for name in katec_generated::NAMES {
        let mut model = library_model(name);
        let for_machines = ["sc", "tso", "pso"].contains(name);
        let tests = tests
            .iter()
            .filter(|test| test.language() == Language::C || for_machines);
        // Those of machines are asked only about tests in C, of which they forbid little, and take
        // long to evaluate by the reference.
        let is_machine = library::character(name).is_some();
        let (every, least) = match is_machine {
            true => (every.max(10), 0),
            false => (every, 30 / every as u64),
        };
        for test in tests.step_by(every) {
            model.context = format!("{name} {}\n", test.name());
            explore(
                &mut model,
                test.program(),
                &Options::default(),
                &mut CountOnly,
            );
        }
        assert!(model.asked.inconsistent > least, "{:?}", model.asked);
    }
}

/// How many executions of a C program are compared, as long as no thread has more events than this:
/// the reference evaluator is slow on large graphs.
const EXECUTIONS: u64 = 4;
const EVENTS: u32 = 16;

#[test]
fn library_models_agree_on_c_programs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/stored");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(files.len() > 100, "{} modules", files.len());
    let mut models: Vec<_> = katec_generated::NAMES
        .iter()
        .map(|name| library_model(name))
        .collect();
    let options = Options {
        execution_limit: Some(EXECUTIONS),
        event_limit: EVENTS,
        ..Options::for_programs()
    };
    let models_each = sample("models for a program", 1, 2) as usize;
    let every = one_in(2, "the programs");
    for (number, file) in files.iter().step_by(every).enumerate() {
        let text = std::fs::read_to_string(file).unwrap();
        let module = llvm::parse(&text).unwrap();
        let mut program = compile(&module, &Settings::default()).unwrap();
        for step in 0..models_each {
            let which = (number + 4 * step) % models.len();
            let model = &mut models[which];
            model.context = format!("{} {}\n", katec_generated::NAMES[which], file.display());
            check::run(&mut program, "", model, "", &options);
        }
    }
    for model in models {
        assert!(
            model.asked.consistent > 5,
            "{}: {:?}",
            model.context,
            model.asked
        );
    }
}

/// How many random models are compiled, by default and in full, and on how many programs each runs.
const MODELS: [u64; 2] = [4, 14];
const PROGRAMS: u64 = 8;

/// Models that have, between them, what random models seldom or never have: several bounds of what
/// a read may read, guards of axioms, pairs of no step, pairs that are ordered one way only, steps
/// backwards, read halves that are looked at late, tests of what is not in a set, equality.
const CHOSEN: [&str; 3] = [
    "let strong = (po | [REL];rf;[ACQ])+
        let relaxed = (po | [RLX];rf;[RLX])+
        coherence strong
        coherence relaxed
        acyclic po-loc | rf | co | fr
        acyclic po | rf | co | fr as guarded unless F & SC = 0
        acyclic po | rf | co | fr as crossed unless rfe;po;rfe = 0",
    "let hb = (po | [REL];rf;[ACQ])+
        coherence hb
        error NonAtomic unless empty NA & W
        warning Weak unless R <= ACQ | NA
        warning Seen unless [F] | [R];(po \\ loc) | [SC];rf;[R & ACQ] <= hb
        warning Same unless [R \\ SC] | (hb & loc) | rf <= po
        warning Later unless [W];(loc & ext);[R] <= hb
        warning Earlier unless [W];(loc & ext);[R] <= hb^-1
        error None unless empty [SC];rf;[RLX] | [R & SC] | rmw;[SC]
        error Back unless empty [W & SC];(hb & loc);[R] | [R];(po \\ loc);[F & SC]
        error Half unless irreflexive [R & RMW];rf^-1;[W];rf
        warning Ends unless [M];po;[TE] <= [W];po
        warning Equal unless po;[R] = po
        flag ~empty [REL | F];po;[ACQ | W] as late unless F = 0",
    "let hb = (po | [REL];([F];po)?;rf;(po;[F])?;[ACQ])+
        coherence hb
        let scb = po | (po \\ loc);hb;(po \\ loc) | hb & loc | co | fr
        acyclic ([SC] | [F & SC];hb?);scb;([SC] | hb?;[F & SC]) as psc
        acyclic [F \\ SC];po;(co | fr | rf);po;[F \\ SC] as weak
        error Turn unless acyclic (po \\ loc)^-1;rf | (hb & loc)^-1;co | fr
        error Against unless acyclic po^-1;(co | rf)
        error Walk unless [W];(rf;po)+;[R] | [F] <= hb",
];

/// The programs that they run on: fences, and no threads that are created late.
const CHOSEN_SHAPE: Shape = Shape {
    min_threads: 2,
    max_threads: 4,
    max_instructions: 7,
    variables: 2,
    updates: true,
    fences: true,
    many_fences: true,
    branches: true,
    threads: false,
    modes: true,
    non_atomic: false,
    dependencies: false,
    machine_fences: &[],
};
/// Which programs: few, some of which show what is chosen.
const CHOSEN_PROGRAMS: Range<u64> = 48..60;

/// Random models, and chosen ones, are compiled and compared in a program of their own, which must
/// have asked what this one asks.
#[test]
fn compiled_models_agree() {
    let folder = tempfile::tempdir().unwrap();
    let mut main = String::from("use katec_testing::Shape;\nuse katec_testing::compare;\n");
    let (mut calls, mut expected) = (String::new(), String::new());
    let mut used = BTreeSet::new();
    let models = sample("random models", MODELS[0], MODELS[1]);
    let random = (0..models).map(|seed| (random_model(seed), Shape::default(), 0..PROGRAMS));
    let chosen = CHOSEN.map(|text| (text.to_string(), CHOSEN_SHAPE, CHOSEN_PROGRAMS));
    // A program in which the first bound of the first model is not enough.
    let bounds = (CHOSEN[0].to_string(), CHOSEN_SHAPE, 18..19);
    let all = random.chain(chosen).chain([bounds]);
    for (number, (text, shape, programs)) in all.enumerate() {
        let name = format!("model-{number}");
        let model = resolve_text(&name, &text).unwrap();
        used.extend(features(&model));
        let model = prepared(model).assume_admitted().lower();
        let source = module(&name, &model).unwrap();
        let file = module_name(&name);
        std::fs::write(folder.path().join(format!("{file}.rs")), source).unwrap();
        writeln!(main, "mod {file};").unwrap();
        // As Rust writes it, but for a slice.
        let written = format!("{shape:?}").replace(": []", ": &[]");
        writeln!(
            calls,
            "let made = Box::new(|| Box::new({file}::{}::new()) as _);\n\
             let asked = compare({text:?}, Some(made), &{written}, {programs:?});\n\
             println!(\"{name} {{asked:?}}\");",
            model_type_name(&name)
        )
        .unwrap();
        let asked = compare(&text, None, &shape, programs);
        writeln!(expected, "{name} {asked:?}").unwrap();
    }
    for feature in [
        "axiom: &",
        "axiom: \\",
        "axiom: let rec",
        "report: subset",
        "report: converse",
        "error",
    ] {
        assert!(used.contains(feature), "no {feature}: {used:?}");
    }
    writeln!(main, "fn main() {{ {calls} }}").unwrap();
    let file = folder.path().join("main.rs");
    std::fs::write(&file, main).unwrap();
    assert_eq!(compile_and_run(&file), expected);
}

/// Compiles a program of these tests' crates and runs it.
fn compile_and_run(main: &Path) -> String {
    let program = compile_file(main, "bin", &["katec_checker", "katec_testing"], &[]);
    let output = Command::new(program).output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    String::from_utf8(output.stdout).unwrap()
}
