//! The corpus in tests/litmus: generated from cycles, with verdicts on which exploration and brute
//! force agree.
//!
//! `KATEC_BLESS=1 cargo test --test litmus_corpus` writes the files and the table anew.

use katec_checker::event::{EventId, ThreadId};
use katec_checker::explore::{Explored, Options, Visitor, explore};
use katec_checker::graph::{Graph, Identity, Status};
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::ProgramError;
use katec_compiler::load;
use katec_compiler::reference::ReferenceModel;
use katec_programs::litmus::{Language, LitmusProgram, LitmusTest, run_litmus};
use katec_testing::cycles::{GeneratedTest, corpus};
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::stages::prepared;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

const X86_MODELS: &[&str] = &["sc", "tso", "pso"];
const C_MODELS: &[&str] = &["sc", "tso", "pso", "ra", "sra", "rc11", "rc20"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/litmus")
}

fn blessing() -> bool {
    std::env::var_os("KATEC_BLESS").is_some()
}

/// The models of both languages, by name.
fn models() -> BTreeMap<&'static str, ReferenceModel> {
    let load = |name: &&'static str| {
        let model = load(name).unwrap_or_else(|errors| panic!("{errors}"));
        (*name, ReferenceModel::new(&prepared(model)))
    };
    C_MODELS.iter().map(load).collect()
}

/// Several models that brute force asks at once about finished executions; each keeps what it
/// accepts.
struct Panel {
    models: Vec<(ReferenceModel, BTreeSet<Identity>)>,
}

impl MemoryModel for Panel {
    fn consistent(&mut self, _: &Graph, _: EventId) -> bool {
        unreachable!("brute force asks from scratch")
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        for (model, accepted) in &mut self.models {
            if model.consistent_from_scratch(graph) {
                accepted.insert(graph.identity(Status::Complete));
            }
        }
        true
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}
}

/// The complete executions that an exploration visits.
#[derive(Default)]
pub struct Identities(pub Vec<Identity>);

impl Visitor<LitmusProgram> for Identities {
    fn execution(
        &mut self,
        execution: &Explored<'_, LitmusProgram>,
        status: Status,
    ) -> ControlFlow<()> {
        assert_eq!(status, Status::Complete);
        self.0.push(execution.graph().identity(status));
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        _: &Explored<'_, LitmusProgram>,
        _: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        panic!("{error:?}")
    }

    fn finding(&mut self, _: &Explored<'_, LitmusProgram>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// The lines of the table for a test, after exploration and brute force agreed on its executions.
fn verdicts(test: &GeneratedTest, all: &BTreeMap<&str, ReferenceModel>) -> String {
    let litmus = LitmusTest::parse(&test.text, &test.file)
        .unwrap_or_else(|error| panic!("{}:{error}", test.file));
    let names = match litmus.language() {
        Language::C => C_MODELS,
        Language::X86 | Language::X86_64 => X86_MODELS,
        // Their tests are in `machines`.
        Language::Linux | Language::AArch64 | Language::Arm | Language::Ppc | Language::RiscV => {
            &[]
        }
    };
    let models = names
        .iter()
        .map(|name| (all[name].clone(), BTreeSet::new()))
        .collect();
    let mut panel = Panel { models };
    brute_force(&mut panel, litmus.program(), BruteForce::FilterAtTheEnd);
    let mut lines = String::new();
    for (name, (mut model, brute)) in names.iter().zip(panel.models) {
        let mut explored = Identities::default();
        explore(
            &mut model,
            litmus.program(),
            &Options::default(),
            &mut explored,
        );
        let found: BTreeSet<_> = explored.0.iter().cloned().collect();
        assert_eq!(
            found.len(),
            explored.0.len(),
            "{} {name}: executions twice",
            test.file
        );
        assert_eq!(
            found, brute,
            "{} {name}: exploration and brute force differ\n{}",
            test.file, test.text
        );
        let outcome = run_litmus(&litmus, &test.file, &mut model, name, &Options::default());
        let note = if outcome.has_errors() { "racy" } else { "" };
        let holds = u8::from(outcome.holds());
        writeln!(
            lines,
            "{}\t{name}\t{holds}\t{}\t{note}",
            test.file, outcome.condition_states
        )
        .unwrap();
    }
    lines
}

/// Runs a job for every test on all processors; the results come in order.
fn for_all<T: Send>(tests: &[GeneratedTest], job: impl Fn(&GeneratedTest) -> T + Sync) -> Vec<T> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let size = tests.len().div_ceil(threads);
    std::thread::scope(|scope| {
        let parts: Vec<_> = tests
            .chunks(size)
            .map(|part| scope.spawn(|| part.iter().map(&job).collect::<Vec<_>>()))
            .collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().unwrap())
            .collect()
    })
}

#[test]
fn the_files_are_those_of_the_generator() {
    let tests = corpus();
    if blessing() {
        for test in &tests {
            let path = folder().join(&test.file);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, &test.text).unwrap();
        }
    }
    for test in &tests {
        let text = std::fs::read_to_string(folder().join(&test.file)).unwrap_or_default();
        assert_eq!(text, test.text, "{} is not up to date", test.file);
    }
    let mut count = 0;
    for language in ["C", "X86"] {
        count += std::fs::read_dir(folder().join(language)).unwrap().count();
    }
    assert_eq!(
        count,
        tests.len(),
        "there are files that the generator does not make"
    );
}

#[test]
fn both_engines_give_the_expected_verdicts() {
    let models = models();
    let mut table = "file\tmodel\tholds\tstates\tnote\n".to_string();
    for_all(&corpus(), |test| verdicts(test, &models))
        .iter()
        .for_each(|lines| table.push_str(lines));
    let path = folder().join("expected.tsv");
    if blessing() {
        std::fs::write(&path, &table).unwrap();
    }
    let expected = std::fs::read_to_string(path).unwrap();
    for (expected, found) in expected.lines().zip(table.lines()) {
        assert_eq!(expected, found);
    }
    assert_eq!(expected.lines().count(), table.lines().count());
}
