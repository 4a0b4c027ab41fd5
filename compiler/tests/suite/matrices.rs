//! Axioms as formulas on bit matrices against the reference evaluator: the same answer of every
//! part of an execution and of every whole one, with cycles of `po | rf` and without.

use crate::pending::{ACYCLIC, CYCLIC, barrier_program, program, runs, schedules};
use katec_checker::event::EventId;
use katec_checker::explore::{
    CountOnly, Options, Wanted, explore, explore_candidates, explore_pending,
};
use katec_checker::graph::Graph;
use katec_checker::model::{Character, Finding, MemoryModel};
use katec_compiler::load;
use katec_compiler::matrices::MatrixModel;
use katec_compiler::reference::ReferenceModel;
use katec_programs::litmus::LitmusTest;
use katec_testing::stages::{prepared, resolved};
use katec_testing::{first_seed, random_model, sample};

/// A model that is asked both ways.
struct Both {
    name: String,
    reference: ReferenceModel,
    matrices: MatrixModel,
    /// Whether parts of executions that are inconsistent are left at once.
    judges_parts: bool,
    answers: [u64; 2],
}

impl Both {
    fn new(name: &str, reference: ReferenceModel) -> Self {
        Self {
            name: name.to_string(),
            matrices: MatrixModel::new(reference.clone()),
            judges_parts: reference.judges_parts(),
            reference,
            answers: [0; 2],
        }
    }

    fn of_library(name: &str) -> Self {
        Self::new(name, ReferenceModel::new(&prepared(load(name).unwrap())))
    }
}

impl MemoryModel for Both {
    fn consistent(&mut self, graph: &Graph, _: EventId) -> bool {
        self.consistent_from_scratch(graph)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        let holds = self.reference.consistent_from_scratch(graph);
        let by_matrices = self.matrices.consistent_from_scratch(graph);
        assert_eq!(by_matrices, holds, "{}\n{graph:?}", self.name);
        self.answers[usize::from(holds)] += 1;
        holds
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}

    fn character(&self) -> Character {
        Character {
            causal_cycles: true,
            ..Character::default()
        }
    }

    fn judges_cycles(&self) -> bool {
        true
    }

    fn judges_parts(&self) -> bool {
        self.judges_parts
    }

    fn needs_dependencies(&self) -> bool {
        true
    }
}

/// Parts of executions and whole ones, under models of the library: with threads that are created
/// and joined, and with rounds.
#[test]
fn library_models_give_the_same_answers() {
    let names = [&CYCLIC[..], &ACYCLIC, &["lkmm"]].concat();
    let mut models: Vec<Both> = names.iter().map(|name| Both::of_library(name)).collect();
    let seed = first_seed();
    for number in 0..runs(330, 20_000) {
        let model = &mut models[number as usize % names.len()];
        let options = Options {
            schedule: schedules(seed + number)[number as usize / names.len() % 3],
            ..Options::default()
        };
        let program = match number % 10 {
            0 => barrier_program(seed + number),
            _ => program(seed + number, number % 2 == 0),
        };
        explore_pending((model, &program), &options, &mut CountOnly, Wanted::All);
    }
    for model in models {
        let [inconsistent, consistent] = model.answers;
        let few = 10 * sample("answers", 1, 10);
        assert!(consistent > few && inconsistent > few, "{}", model.name);
    }
}

/// Whole executions under models with all operators and recursive definitions, and under the one of
/// the kernel: of tests with sections of read-copy-update.
#[test]
fn whole_executions_get_the_same_answers() {
    let seed = first_seed();
    let mut answers = [0; 2];
    for number in 0..sample("models", 150, 3000) {
        let text = random_model(seed + number);
        let reference = ReferenceModel::new(&prepared(resolved(&text)));
        let mut model = Both::new(&text, reference);
        let program = program(seed + number, false);
        let options = Options::default();
        explore_candidates(&mut model, &program, &options, &mut CountOnly);
        answers = [0, 1].map(|answer| answers[answer] + model.answers[answer]);
    }
    assert!(answers[0] > 500 && answers[1] > 500, "{answers:?}");
    let test = LitmusTest::parse(RCU, "rcu.litmus").unwrap();
    let reference = ReferenceModel::judging(&prepared(load("lkmm").unwrap()));
    let mut model = Both::new("lkmm", reference);
    explore(
        &mut model,
        test.program(),
        &Options::default(),
        &mut CountOnly,
    );
    assert!(model.answers.iter().all(|answers| *answers > 0));
}

const RCU: &str = "C RCU-and-SRCU
{}
P0(int *x, int *y, struct srcu_struct *s)
{
    int r0;
    int r1;
    rcu_read_lock();
    r0 = READ_ONCE(*x);
    WRITE_ONCE(*y, 1);
    rcu_read_unlock();
    r1 = srcu_read_lock(s);
    WRITE_ONCE(*y, 2);
    srcu_read_unlock(s, r1);
}
P1(int *x, int *y, struct srcu_struct *s)
{
    int r0;
    r0 = READ_ONCE(*y);
    synchronize_rcu();
    synchronize_srcu(s);
    WRITE_ONCE(*x, 1);
}
exists (0:r0=1 /\\ 1:r0=1)
";
