//! Models of other projects: whether they load and can be explored, and whether all engines and
//! brute force agree on those that can.
//!
//! The models are those of `tests/models/foreign`, which are our own and use between them what such
//! models use. `KATEC_MODELS=DIR cargo test --test suite foreign_models` takes those of a folder
//! instead, such as herd's libdir.

use super::command::{argument, katec};
use super::compiled::compile;
use super::litmus_corpus::Identities;
use katec_checker::builtin::BuiltinRelation as Rel;
use katec_checker::event::{EventId, ThreadId};
use katec_checker::explore::{CountOnly, Ending, Explored, Options, Visitor, explore};
use katec_checker::graph::{Graph, Identity, Status};
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::ProgramError;
use katec_compiler::codegen::{model_type_name, module, module_name};
use katec_compiler::diagnostics::Severity;
use katec_compiler::pipeline::{Prepared, Resolved, Usable};
use katec_compiler::printer::print_model;
use katec_compiler::reference::ReferenceModel;
use katec_compiler::resolve;
use katec_driver::collect_folder;
use katec_programs::litmus::{LitmusProgram, LitmusTest};
use katec_testing::cycles::corpus;
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::{compared, runs_in_full, sample};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// The folder of our own models.
fn own() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/models/foreign")
}

/// The folder to look at.
fn folder() -> PathBuf {
    std::env::var_os("KATEC_MODELS").map_or_else(own, PathBuf::from)
}

/// A model of a folder, where includes are found in the folder itself too.
fn load(folder: &Path, file: &Path) -> resolve::Outcome {
    let folders = resolve::Folders {
        include: vec![folder.to_path_buf()],
        bell: None,
    };
    resolve::outcome_in(argument(file), &folders)
}

/// The files of a folder and of those below.
fn cat_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let is_model = |path: &Path| path.extension().is_some_and(|ending| ending == "cat");
    collect_folder(folder, is_model, &mut files).expect("a folder");
    files
}

/// The models of a folder that can be explored, each with its file.
fn explorable(folder: &Path) -> Vec<(PathBuf, Resolved)> {
    let loaded = cat_files(folder).into_iter().filter_map(|file| {
        let model = load(folder, &file).model?;
        let admitted = model.clone().prepare().and_then(Prepared::admit);
        (admitted.is_ok() && !model.constraints.is_empty()).then_some((file, model))
    });
    loaded.collect()
}

/// The models of the folder to look at that can be explored: finding them takes seconds.
static EXPLORABLE: LazyLock<Vec<(PathBuf, Resolved)>> = LazyLock::new(|| explorable(&folder()));

/// A part of the litmus tests of the corpus.
fn tests() -> Vec<LitmusTest> {
    let every = 48 / sample("48ths of the tests", 1, 12) as usize;
    let tests = corpus().into_iter().step_by(every);
    let parse = |text: &str, file: &str| LitmusTest::parse(text, file).expect("a test");
    tests.map(|test| parse(&test.text, &test.file)).collect()
}

#[test]
fn the_table_of_our_own_models() {
    let output = katec(&["models", "--format", "markdown", "tests/models/foreign"]);
    assert_eq!(output.status, 0);
    let page = include_str!("../../docs/foreign-models.md");
    assert!(
        page.contains(output.stdout.trim_end()),
        "docs/foreign-models.md has another table:\n{}",
        output.stdout
    );
    if runs_in_full("the notes of our own models") {
        let output = katec(&["models", "tests/models/foreign"]);
        insta::assert_snapshot!("notes", output.stdout);
    }
}

#[test]
fn every_file_of_the_folder_has_a_row() {
    let folder = folder();
    if folder == own() && !runs_in_full("the rows of our own models") {
        return;
    }
    let output = katec(&["models", "--format", "json", argument(&folder)]);
    assert_eq!(output.status, 0);
    for line in output.stdout.lines() {
        let row: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(row["loads"] == true, row["error"].is_null(), "{row}");
        assert!(
            row["explorable"] == false || row["constraints"] == true,
            "{row}"
        );
        eprintln!("{row}");
    }
}

/// The executions that a model allows, by brute force and by exploration.
struct Accepted(ReferenceModel, BTreeSet<Identity>);

impl MemoryModel for Accepted {
    fn consistent(&mut self, _: &Graph, _: EventId) -> bool {
        unreachable!("brute force asks from scratch")
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        if self.0.consistent_from_scratch(graph) {
            self.1.insert(graph.identity(Status::Complete));
        }
        true
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}
}

#[test]
fn brute_force_agrees() {
    assert!(!EXPLORABLE.is_empty());
    for test in tests() {
        for (file, model) in EXPLORABLE.iter() {
            let prepared = model.clone().prepare().expect("a meaning");
            let reference = ReferenceModel::new(&prepared);
            let mut accepted = Accepted(reference.clone(), BTreeSet::new());
            brute_force(&mut accepted, test.program(), BruteForce::FilterAtTheEnd);
            let (mut reference, mut explored) = (reference, Identities::default());
            let options = Options::default();
            explore(&mut reference, test.program(), &options, &mut explored);
            let found: BTreeSet<_> = explored.0.iter().cloned().collect();
            let context = format!("{} {}", file.display(), test.name());
            assert_eq!(found.len(), explored.0.len(), "{context}: executions twice");
            assert_eq!(found, accepted.1, "{context}");
        }
    }
}

/// The models of a folder that judge executions as a whole, each with its file.
fn judged(folder: &Path) -> Vec<(PathBuf, ReferenceModel)> {
    let usable = cat_files(folder).into_iter().filter_map(|file| {
        let model = load(folder, &file).model?;
        match (model.constraints.is_empty(), model.usable(true)) {
            (false, Ok(Usable::Judged(prepared, _))) => {
                Some((file, ReferenceModel::judging(&prepared)))
            }
            _ => None,
        }
    });
    usable.collect()
}

/// The executions without cycles of `po | rf`, which are all that brute force makes.
#[derive(Default)]
struct WithoutCycles(Identities);

impl Visitor<LitmusProgram> for WithoutCycles {
    fn execution(
        &mut self,
        execution: &Explored<'_, LitmusProgram>,
        status: Status,
    ) -> ControlFlow<()> {
        let whole = execution.graph().execution();
        let causal = whole.relation(Rel::Po).clone();
        match causal.union(whole.relation(Rel::Rf)).is_acyclic() {
            true => self.0.execution(execution, status),
            false => ControlFlow::Continue(()),
        }
    }

    fn error(
        &mut self,
        execution: &Explored<'_, LitmusProgram>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        self.0.error(execution, thread, error)
    }

    fn finding(
        &mut self,
        execution: &Explored<'_, LitmusProgram>,
        finding: &Finding,
    ) -> ControlFlow<()> {
        self.0.finding(execution, finding)
    }
}

#[test]
fn candidates_agree_with_brute_force() {
    let models = judged(&folder());
    for test in tests() {
        for (file, model) in &models {
            let mut accepted = Accepted(model.clone(), BTreeSet::new());
            brute_force(&mut accepted, test.program(), BruteForce::FilterAtTheEnd);
            let mut explored = WithoutCycles::default();
            let options = Options::default();
            let summary = explore(&mut model.clone(), test.program(), &options, &mut explored);
            let context = format!("{} {}", file.display(), test.name());
            assert_eq!(summary.ending, Ending::Finished, "{context}");
            let found: BTreeSet<_> = explored.0.0.iter().cloned().collect();
            assert_eq!(
                found.len(),
                explored.0.0.len(),
                "{context}: executions twice"
            );
            assert_eq!(found, accepted.1, "{context}");
        }
    }
}

/// Sequential consistency with a total order that is chosen, and as a condition on cycles.
#[test]
fn some_total_order_is_sequential_consistency() {
    let models = judged(&own());
    let mut total = models
        .into_iter()
        .filter(|(file, _)| file.ends_with("total-memory.cat"));
    let (_, total) = total.next().expect("a model");
    let sc = resolve::resolve_text("sc.cat", "acyclic po | rf | co | fr");
    let sc = sc.unwrap_or_else(|errors| panic!("{errors}"));
    let sc = ReferenceModel::new(&sc.prepare().expect("a meaning"));
    let mut forbidden = 0;
    for test in tests() {
        let explored = |model: &ReferenceModel| {
            let mut explored = Identities::default();
            explore(
                &mut model.clone(),
                test.program(),
                &Options::default(),
                &mut explored,
            );
            explored.0.into_iter().collect::<BTreeSet<_>>()
        };
        let (some, all) = (explored(&total), explored(&sc));
        let mut whatever = Accepted(total.clone(), BTreeSet::new());
        let candidates = brute_force(&mut whatever, test.program(), BruteForce::FilterAtTheEnd);
        forbidden += candidates.len() - all.len();
        assert_eq!(some, all, "{}", test.name());
    }
    assert!(
        forbidden > 0,
        "some executions are not sequentially consistent"
    );
}

#[test]
fn litmus_tests_are_checked_where_others_cannot_be() {
    let model = "tests/models/foreign/total-memory.cat";
    let store_buffering = "X86 SB\n{}\n P0 | P1 ;\n mov [x],$1 | mov [y],$1 ;\n \
                           mov eax,[y] | mov eax,[x] ;\nexists (0:eax=0 /\\ 1:eax=0)\n";
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sb.litmus");
    std::fs::write(&file, store_buffering).expect("a file");
    let output = katec(&["check", argument(&file), "--model", model]);
    assert_eq!(output.status, 0, "{}", output.stderr);
    assert!(output.stdout.contains("Never"), "{}", output.stdout);
    let reason = "judged when they are whole: `S` is some linear order of events";
    assert!(output.stderr.contains(reason), "{}", output.stderr);
    let output = katec(&[
        "check",
        argument(&file),
        "--model",
        model,
        "--engine",
        "tables",
    ]);
    assert_eq!(output.status, 2);
    assert!(
        output.stderr.contains("`S` is some linear order"),
        "{}",
        output.stderr
    );
    let program = folder.path().join("program.ll");
    std::fs::write(&program, "define i32 @main() {\n  ret i32 0\n}\n").expect("a file");
    let output = katec(&["check", argument(&program), "--model", model]);
    assert_eq!(output.status, 3, "{}", output.stdout);
    let reason = "executions are not built step by step under this model";
    assert!(output.stdout.contains(reason), "{}", output.stdout);
    let output = katec(&["build", model, "--emit", "tables"]);
    assert_eq!(output.status, 2);
    assert!(
        output.stderr.contains("takes it for litmus tests"),
        "{}",
        output.stderr
    );
}

/// A load-exclusive and its store-exclusive are two instructions, an atomic addition is one.
#[test]
fn exclusives_are_two_instructions() {
    let model = |text: &str| {
        let model = resolve::resolve_text("instructions.cat", text);
        let model = model.unwrap_or_else(|errors| panic!("{errors}"));
        ReferenceModel::judging(&model.prepare_to_judge().expect("a meaning"))
    };
    let all = model("empty 0");
    let one_event = model("empty same-instance \\ id\nempty iico_data");
    let executions = |code: &str, model: &ReferenceModel| {
        let text = format!("AArch64 one\n{{ 0:X0=x; 0:X1=1; }}\n P0 ;\n {code} ;\nexists (x=1)\n");
        let test = LitmusTest::parse(&text, "one.litmus").expect("a test");
        let options = Options::default();
        explore(&mut model.clone(), test.program(), &options, &mut CountOnly).complete
    };
    let exclusives = "LDXR W2,[X0] ;\n STXR W3,W1,[X0]";
    let addition = "LDADD W1,W2,[X0]";
    for code in [exclusives, addition] {
        assert!(executions(code, &all) > 0, "{code}");
    }
    assert_eq!(
        executions(exclusives, &one_event),
        executions(exclusives, &all)
    );
    assert_eq!(executions(addition, &one_event), 0);
}

/// What depends on a chosen order can be an axiom, and nothing else.
#[test]
fn reports_cannot_depend_on_a_chosen_order() {
    let text = "with S from linearisations(W, po)\nempty S & (S;S;S;S) as few\n\
                flag ~empty S & ext as far";
    let model = resolve::resolve_text("reported.cat", text);
    let refusal = model.expect("a model").usable(true).expect_err("a refusal");
    assert!(
        refusal.to_string().contains("only axioms can depend on it"),
        "{refusal}"
    );
}

/// A choice allows what one of its members allows.
#[test]
fn a_choice_allows_what_one_member_allows() {
    let model = |text: &str| {
        let model = resolve::resolve_text("choice.cat", text);
        let model = model.unwrap_or_else(|errors| panic!("{errors}"));
        ReferenceModel::new(&model.prepare().expect("a meaning"))
    };
    let rest = "let order = r | s | rfe\nacyclic po-loc | rf | co | fr\nacyclic order | co | fr";
    let chosen =
        format!("with r from {{po, po \\ (W * R), 0}}\nwith s from {{[R];po, data}}\n{rest}");
    let pairs = ["po", "po \\ (W * R)", "0"].map(|r| ["[R];po", "data"].map(|s| (r, s)));
    let members = pairs.concat().into_iter();
    let members: Vec<_> = members
        .map(|(r, s)| model(&format!("let r = {r}\nlet s = {s}\n{rest}")))
        .collect();
    let chosen = model(&chosen);
    let mut sizes = BTreeSet::new();
    for test in tests() {
        let accepted = |model: &ReferenceModel| {
            let mut accepted = Accepted(model.clone(), BTreeSet::new());
            brute_force(&mut accepted, test.program(), BruteForce::FilterAtTheEnd);
            accepted.1
        };
        let each: Vec<_> = members.iter().map(&accepted).collect();
        let all: BTreeSet<_> = each.iter().flatten().cloned().collect();
        sizes.insert(each.iter().any(|one| one.len() < all.len()));
        assert_eq!(accepted(&chosen), all, "{}", test.name());
    }
    assert_eq!(sizes.len(), 2, "some tests tell the members apart");
}

#[test]
fn tables_agree_with_the_reference() {
    let tests = tests();
    for (file, model) in EXPLORABLE.iter() {
        let mut model = compared(model.clone(), None);
        for test in &tests {
            model.context = format!("{} {}\n", file.display(), test.name());
            explore(
                &mut model,
                test.program(),
                &Options::default(),
                &mut CountOnly,
            );
        }
        assert!(model.asked.consistent > 10, "{}", file.display());
    }
}

/// Generated code is compiled in a program of its own, which runs it beside the other engines.
#[test]
fn generated_code_agrees() {
    let folder = folder();
    let target = tempfile::tempdir().expect("a folder");
    let (mut main, mut calls) = (String::new(), String::new());
    let every = EXPLORABLE.len() / sample("models", 4, EXPLORABLE.len() as u64) as usize;
    for (number, (file, model)) in EXPLORABLE.iter().step_by(every).enumerate() {
        let name = format!("model-{number}");
        let lowered = model
            .clone()
            .prepare()
            .and_then(Prepared::admit)
            .expect("explorable")
            .lower();
        let source = module(&name, &lowered).expect("code");
        let module = module_name(&name);
        std::fs::write(target.path().join(format!("{module}.rs")), source).expect("a file");
        writeln!(main, "mod {module};").expect("text");
        writeln!(
            calls,
            "run({:?}, {file:?}, Box::new(|| Box::new({module}::{}::new()) as _));",
            folder,
            model_type_name(&name)
        )
        .expect("text");
    }
    writeln!(main, "{RUN} fn main() {{ {calls} }}").expect("text");
    let file = target.path().join("main.rs");
    std::fs::write(&file, main).expect("a file");
    let crates = [
        "katec_checker",
        "katec_compiler",
        "katec_programs",
        "katec_testing",
    ];
    let program = compile(&file, "bin", &crates, &[]);
    let output = Command::new(program).output().expect("it runs");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
}

/// What the program does with a model and its generated code.
const RUN: &str = r#"
use katec_checker::explore::{CountOnly, Options, explore};
use katec_compiler::resolve::{Folders, outcome_in};
use katec_programs::litmus::LitmusTest;
use katec_testing::cycles::corpus;
use katec_testing::{MakeEngine, compared};

fn run(folder: &str, file: &str, made: MakeEngine) {
    let folders = Folders { include: vec![folder.into()], bell: None };
    let model = outcome_in(file, &folders).into_result().unwrap();
    let mut model = compared(model, Some(made));
    for test in corpus().into_iter().step_by(48) {
        let test = LitmusTest::parse(&test.text, &test.file).unwrap();
        model.context = format!("{file} {}", test.name());
        explore(&mut model, test.program(), &Options::default(), &mut CountOnly);
    }
}
"#;

#[test]
fn a_verdict_says_what_the_model_lacks() {
    let test = "tests/litmus/C";
    let first = std::fs::read_dir(test)
        .expect("tests")
        .next()
        .expect("a test");
    let test = first.expect("a test").path();
    let test = argument(&test);
    let model = "tests/models/foreign/pages.cat";
    let output = katec(&["check", test, "--model", model]);
    let note = "no program has page tables, instruction memory, tags of memory, faults and interrupts: `PTE`";
    assert!(
        output.stdout.contains(&format!("Note: {note}")),
        "{}",
        output.stdout
    );
    let output = katec(&["check", test, "--model", model, "--format", "json"]);
    let json: Value = serde_json::from_str(&output.stdout).expect("JSON");
    assert!(
        json["notes"][0]
            .as_str()
            .is_some_and(|found| found.starts_with(note)),
        "{json}"
    );
}

#[test]
fn doubtful_names_follow_the_machine() {
    let names = |text: &str| {
        let outcome = resolve::outcome_of_text("doubtful.cat", text);
        let model = outcome
            .model
            .unwrap_or_else(|| panic!("{}", outcome.diagnostics));
        let names = model
            .absent
            .iter()
            .flat_map(|absence| absence.names.clone());
        names.collect::<Vec<_>>()
    };
    assert_eq!(
        names("acyclic po | rf | co | fr | [A];po | [X];po"),
        [""; 0]
    );
    assert_eq!(
        names("acyclic po | rf | [A];po | po;[DMB.ISH];po"),
        ["DMB.ISH"]
    );
    assert_eq!(
        names("acyclic po | rf | [Sc];po | fencerel(Fence.r.r)"),
        ["Sc"]
    );
    // What `A` is follows from the fence, too.
    let text = |text: &str| {
        let model = resolve::resolve_text("words.cat", text);
        print_model(&model.unwrap_or_else(|errors| panic!("{errors}")))
    };
    let arm = text("acyclic po | rf | [A];po | po;[DMB.SY];po");
    assert!(arm.contains("[R & ACQ & (SC | RX)];po"), "{arm}");
    let c = text("acyclic po | rf | [A];po");
    assert!(c.contains("[A];po"), "{c}");
    let alone = resolve::outcome_of_text("alone.cat", "acyclic po | rf | [Acq];po");
    assert!(alone.model.is_none());
    let said = alone.diagnostics.render(Severity::Error, false);
    assert!(said.contains("`Acq` is not defined"), "{said}");
}

#[test]
fn files_are_found_in_other_folders() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("a file");
        folder
            .path()
            .join(name)
            .to_str()
            .expect("a path")
            .to_owned()
    };
    let model = write(
        "uses.cat",
        "include \"fences.cat\"\nacyclic po | rf | sync | tagged",
    );
    let bell = write(
        "other.bell",
        "enum Fences = 'strong\nlet tagged = fencerel(Strong)",
    );
    let alone = katec(&["parse", &model]);
    assert_eq!(alone.status, 2);
    let found = katec(&[
        "parse",
        &model,
        "-I",
        "tests/models/foreign",
        "--bell",
        &bell,
    ]);
    assert_eq!(found.status, 0, "{}", found.stderr);
    let warned = found.stderr;
    assert!(
        warned.contains("no program has annotations of bell files"),
        "{warned}"
    );
    let missing = katec(&["parse", &model, "--bell", "no-such.bell"]);
    assert!(
        missing
            .stderr
            .contains("cannot read the bell file `no-such.bell`")
    );
}

/// Names of X86 hold of the events of X86 tests.
#[test]
fn fences_of_x86_are_what_they_say() {
    let model = "tests/models/foreign/x86.cat";
    let folder = tempfile::tempdir().expect("a folder");
    let observed = |between: [&str; 2], write: [&str; 2]| {
        let text = format!(
            "X86 SB\n{{ x=0; y=0; 0:EBX=1; 1:EBX=1; }}\n P0 | P1 ;\n {} | {} ;\n {} | {} ;\n \
             MOV EAX,[y] | MOV EAX,[x] ;\nexists (0:EAX=0 /\\ 1:EAX=0)\n",
            write[0], write[1], between[0], between[1]
        );
        let file = folder.path().join("sb.litmus");
        std::fs::write(&file, text).expect("a file");
        let output = katec(&["check", argument(&file), "--model", model]);
        let line = output
            .stdout
            .lines()
            .find(|line| line.starts_with("Observation"));
        let word = line.and_then(|line| line.split(' ').nth(2));
        word.unwrap_or_else(|| panic!("{}{}", output.stdout, output.stderr))
            .to_owned()
    };
    let moves = ["MOV [x],$1", "MOV [y],$1"];
    let exchanges = ["XCHG [x],EBX", "XCHG [y],EBX"];
    assert_eq!(observed(["MFENCE"; 2], moves), "Never");
    assert_eq!(observed(["SFENCE"; 2], moves), "Sometimes");
    assert_eq!(observed(["LFENCE"; 2], exchanges), "Never");
}
