//! Tests are run as they are and as litmus tests that were written and read back: nothing may be
//! different.

use crate::random::{ASSEMBLY, LANGUAGE, MACHINE, random_test};
use katec_checker::event::ThreadId;
use katec_checker::explore::{Ending, Explored, Options, Visitor, explore};
use katec_checker::graph::Status;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::{Program, ProgramError};
use katec_compiler::pipeline::Resolved;
use katec_compiler::reference::ReferenceModel;
use katec_diff::test::{
    Action, Clause, DependsOn, Instruction, Level, MAX_INSTRUCTIONS, RmwKind, Test,
};
use katec_diff::verdict::observed;
use katec_diff::write::{Heading, language, write};
use katec_programs::litmus::{Language, LitmusTest};
use katec_testing::stages::prepared;
use katec_testing::{MatrixModel, ModelName, sample};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// How executions end, and how many end so.
type Ends = BTreeMap<Vec<u64>, usize>;

struct Collect<F> {
    observe: F,
    ends: Ends,
}

impl<P: Program, F: Fn(&Explored<'_, P>) -> Option<Vec<u64>>> Visitor<P> for Collect<F> {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        if let Some(mut end) = (self.observe)(execution) {
            end.push(u64::from(status == Status::Complete));
            *self.ends.entry(end).or_default() += 1;
        }
        ControlFlow::Continue(())
    }

    fn error(&mut self, _: &Explored<'_, P>, _: ThreadId, error: &ProgramError) -> ControlFlow<()> {
        panic!("{error:?}")
    }

    fn finding(&mut self, _: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Of executions of which nothing is observed, nothing is said.
fn ends<P: Program>(
    model: &mut impl MemoryModel,
    program: &P,
    observe: impl Fn(&Explored<'_, P>) -> Option<Vec<u64>>,
) -> Ends {
    let mut visitor = Collect {
        observe,
        ends: Ends::new(),
    };
    let summary = explore(model, program, &Options::default(), &mut visitor);
    assert_eq!(summary.ending, Ending::Finished);
    visitor.ends
}

/// The values of all clauses of the condition, in their order.
fn ends_of_test(model: &mut impl MemoryModel, test: &Test) -> Ends {
    ends(model, test, |execution| {
        let value = |clause: &Clause| match *clause {
            Clause::Register {
                thread,
                instruction,
                ..
            } => {
                let standing = execution.machine(ThreadId(thread as u32));
                standing.expect("a thread").0.registers[instruction]
            }
            Clause::Memory { location, .. } => execution
                .final_value(location.place())
                .map_or(0, |value| value.0),
        };
        Some(test.condition.iter().map(value).collect())
    })
}

fn expected(test: &Test, clause: &Clause) -> Option<u64> {
    let Clause::Register {
        thread,
        instruction,
        ..
    } = *clause
    else {
        return None;
    };
    match test.threads[thread][instruction].action {
        Action::Rmw {
            kind: RmwKind::CompareExchange { expected },
            ..
        } if test.level == Level::Language => Some(expected),
        _ => None,
    }
}

/// The same of a litmus test that was read back. What a compare-exchange of C found is said by two
/// values.
fn ends_of_litmus(model: &mut impl MemoryModel, test: &Test, litmus: &LitmusTest) -> Ends {
    let names = litmus.observed_names();
    let text = litmus.condition_text();
    ends(model, litmus.program(), |execution| {
        let observed = observed(litmus, execution);
        // The condition names registers first, threads and reads in order, and found values where
        // they belong.
        let mut by_name: BTreeMap<&str, u64> = BTreeMap::new();
        for (name, value) in names.iter().zip(&observed) {
            by_name.insert(name, *value);
        }
        let mut asked = text
            .trim_start_matches("exists (")
            .trim_end_matches(')')
            .split(" /\\ ")
            .filter_map(|clause| clause.split_once('='));
        let mut next = || by_name[asked.next().expect("as many clauses").0];
        let value = |clause: &Clause| {
            let value = next();
            match (expected(test, clause), value) {
                (None, value) => value,
                (Some(expected), success) => {
                    let found = next();
                    if success == 1 { expected } else { found }
                }
            }
        };
        let values: Vec<u64> = test.condition.iter().map(value).collect();
        // What is left says that the stores of read-modify-writes took place.
        let succeeded = asked.all(|(name, value)| by_name[name].to_string() == value);
        succeeded.then_some(values)
    })
}

fn read_back(test: &Test, language: Language) -> (String, LitmusTest) {
    let text = write(test, language, Heading::name("random"))
        .unwrap_or_else(|error| panic!("{error}\n{test:?}"));
    match LitmusTest::parse(&text, "random.litmus") {
        Ok(litmus) => (text, litmus),
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn compare(test: &Test, language: Language, model: &mut impl MemoryModel) {
    let (text, litmus) = read_back(test, language);
    let expected = ends_of_test(model, test);
    let found = ends_of_litmus(model, test, &litmus);
    assert_eq!(expected, found, "{text}");
}

#[test]
fn tests_in_c_read_back_are_the_same() {
    for seed in 0..400 {
        let test = random_test(LANGUAGE, seed);
        for name in [ModelName::Sc, ModelName::Rlx] {
            compare(&test, Language::C, &mut MatrixModel(name));
        }
    }
}

/// Critical sections, under a model that speaks of them.
#[test]
fn locks_read_back_are_the_same() {
    let model = katec_compiler::resolve_text(
        "locks.cat",
        "acyclic po-loc | rf | co | fr as coherence\n\
         acyclic [W & LK];po;[R] | [W];po;[UL] | rfe | fre | co as locks",
    )
    .expect("a model");
    let mut model = ReferenceModel::new(&prepared(model));
    let mut blocked = 0;
    for seed in 0..60 {
        let mut test = random_test(LANGUAGE, seed);
        for (thread, code) in test.threads.iter_mut().enumerate() {
            // What a compare-exchange expects is memory, and is there before it.
            code.retain(|it| match it.action {
                Action::Wait { .. } => false,
                Action::Rmw { kind, .. } => !matches!(kind, RmwKind::CompareExchange { .. }),
                _ => true,
            });
            // Dependencies name instructions by their place.
            for instruction in code.iter_mut() {
                instruction.depends = DependsOn::NOTHING;
            }
            if thread != seed as usize % 3 && code.len() < MAX_INSTRUCTIONS - 2 {
                code.push(Action::Unlock.into());
                code.insert(0, Action::Lock.into());
            }
        }
        let threads = test.threads.clone();
        let reads = test.instructions().filter(|(_, _, it)| it.action.reads());
        let clauses: Vec<Clause> = reads
            .map(|(thread, instruction, _)| Clause::Register {
                thread,
                instruction,
                value: 0,
            })
            .collect();
        let test = Test::new(Level::Language, threads, clauses);
        compare(&test, Language::C, &mut model);
        let ends = ends_of_test(&mut model, &test);
        blocked += ends.keys().filter(|end| end.last() == Some(&0)).count();
    }
    assert!(blocked > 0, "some thread finds the lock taken");
}

#[test]
fn modes_read_back_are_the_same() {
    let model = katec_compiler::resolve_text(
        "modes.cat",
        "acyclic po | rf as porf\n\
         acyclic po-loc | rf | co | fr as coherence\n\
         acyclic [SC];po;[SC] | [ACQ];po | po;[REL] | [NA];po;[NA] | [F & SC];po;[R] | rfe | fre | coe as modes",
    )
    .expect("a model");
    let mut model = ReferenceModel::new(&prepared(model));
    for seed in 0..400 {
        compare(&random_test(LANGUAGE, seed), Language::C, &mut model);
    }
}

#[test]
fn dependencies_read_back_are_the_same() {
    let model = katec_compiler::resolve_text(
        "dependencies.cat",
        "acyclic po | rf as porf\n\
         acyclic po-loc | rf | co | fr as coherence\n\
         acyclic addr | [R];data | ctrl;[W | F] | rfe | fre | coe as order\n\
         irreflexive addr;fre;rfe;addr as addresses\n\
         irreflexive ctrl;coe;rfe;data as others",
    )
    .expect("a model");
    let mut model = ReferenceModel::new(&prepared(model));
    assert!(model.needs_dependencies());
    for seed in 0..400 {
        compare(&random_test(LANGUAGE, seed), Language::C, &mut model);
    }
}

#[test]
fn tests_of_machines_read_back_are_the_same() {
    for seed in 0..200 {
        let test = random_test(MACHINE, seed);
        // A thread with a compare-exchange has four registers for what it reads in X86.
        let reads = |it: &&Instruction| it.action.reads();
        let many = test
            .threads
            .iter()
            .any(|code| code.iter().filter(reads).count() > 4);
        let languages = [Language::X86_64, Language::X86];
        for language in &languages[..if many { 1 } else { 2 }] {
            for name in [ModelName::Sc, ModelName::Tso] {
                compare(&test, *language, &mut MatrixModel(name));
            }
        }
    }
}

/// Under the models of the machines, and under one that tells dependencies apart. All of them judge
/// cycles of `po | rf`.
#[test]
fn tests_in_assembly_read_back_are_the_same() {
    let apart = katec_compiler::resolve_text(
        "dependencies.cat",
        "acyclic po-loc | rf | co | fr as coherence\n\
         acyclic addr | [R];data | ctrl;[W | F] | rfe | fre | coe as order\n\
         irreflexive addr;fre;rfe;addr as addresses\n\
         irreflexive ctrl;coe;rfe;data as others",
    );
    let judging = |model: Resolved| {
        let admitted = prepared(model).admit().expect("a model that is explored");
        ReferenceModel::admitted(&admitted)
    };
    let apart = judging(apart.expect("a model"));
    let mut reserved = 0;
    for (shape, name) in ASSEMBLY.into_iter().zip(["aarch64", "power", "riscv"]) {
        let mut model = judging(katec_compiler::load(name).expect("a model"));
        for seed in 0..sample("assembly", 20, 120) {
            let test = random_test(shape, seed);
            reserved += usize::from(test.has_reservations());
            compare(&test, language(shape.level), &mut model);
            compare(&test, language(shape.level), &mut apart.clone());
        }
    }
    assert!(
        reserved > 10,
        "{reserved} with read-modify-writes of two instructions"
    );
}
