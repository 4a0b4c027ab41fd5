//! The facts that the vocabulary states of built-in sets and relations, compared with what is true
//! in the executions of random programs, of litmus tests and of C programs.
//!
//! Executions are taken as plain relations (`katec_checker::execution`), which know nothing of the
//! facts.

use katec_checker::builtin::{
    BuiltinRelation as Rel, BuiltinSet as Set, COMPOSITIONS, Cycles, Entry, NewPairs,
    possible_masks,
};
use katec_checker::event::{EventId, ThreadId};
use katec_checker::execution::{BaseRelations, Execution};
use katec_checker::explore::{Explored, Options, Visitor, explore, explore_candidates};
use katec_checker::graph::{Graph, Status};
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::{Program, ProgramError};
use katec_checker::relation::BitMatrix;
use katec_programs::c::{Settings, compile, llvm};
use katec_programs::litmus::LitmusTest;
use katec_testing::cycles::corpus;
use katec_testing::{
    BarrierShape, MatrixModel, ModelName, Shape, machine_fences, random_barrier_program,
    random_program,
};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::Path;

/// How many executions of a program are looked at.
const EXECUTIONS: usize = 40;

/// A model that wants dependencies and does nothing with them.
struct Dependent(MatrixModel);

impl MemoryModel for Dependent {
    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        self.0.consistent(graph, event)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        self.0.consistent_from_scratch(graph)
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}

    fn needs_dependencies(&self) -> bool {
        true
    }
}

/// What was seen in all executions together.
#[derive(Default)]
struct Seen {
    /// The program: a seed or a file.
    program: String,
    /// Of this program.
    executions: usize,
    events: usize,
    sets: BTreeSet<Set>,
    relations: BTreeSet<Rel>,
}

impl<P: Program> Visitor<P> for Seen {
    fn execution(&mut self, at: &Explored<'_, P>, _: Status) -> ControlFlow<()> {
        self.check(at.graph())
    }

    fn error(&mut self, at: &Explored<'_, P>, _: ThreadId, _: &ProgramError) -> ControlFlow<()> {
        self.check(at.graph())
    }

    fn finding(&mut self, at: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        self.check(at.graph())
    }
}

impl Seen {
    fn explore(&mut self, program: &impl Program, name: String) {
        self.program = name;
        self.executions = 0;
        let mut model = Dependent(MatrixModel(ModelName::Rlx));
        explore(&mut model, program, &Options::default(), self);
    }

    /// Explores a program that the engine does not.
    fn explore_candidates(&mut self, program: &impl Program, name: String) {
        self.program = name;
        self.executions = 0;
        let mut model = Dependent(MatrixModel(ModelName::Rlx));
        explore_candidates(&mut model, program, &Options::default(), self);
    }

    fn check(&mut self, graph: &Graph) -> ControlFlow<()> {
        let execution = graph.execution();
        let context = |fact: &str| format!("{fact}, in {}", self.program);
        for event in 0..execution.len() {
            let mask = execution.mask(event);
            let sets: Vec<_> = mask.iter().collect();
            assert!(
                possible_masks().contains(&mask),
                "{}",
                context(&format!("{sets:?}"))
            );
        }
        for relation in Rel::ALL {
            ends(&execution, *relation, &context);
            containment(&execution, *relation, &context);
            shape(&execution, *relation, &context);
            causality(&execution, *relation, &context);
        }
        compositions(&execution, &context);
        new_pairs(graph, &execution, &context);
        self.remember(&execution)
    }

    fn remember(&mut self, execution: &Execution) -> ControlFlow<()> {
        let sets = Set::ALL
            .iter()
            .filter(|set| !execution.set(**set).is_clear());
        self.sets.extend(sets);
        let is_there = |relation: &&Rel| execution.relation(**relation).pairs().next().is_some();
        self.relations.extend(Rel::ALL.iter().filter(is_there));
        self.events += execution.len();
        self.executions += 1;
        match self.executions < EXECUTIONS {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    }
}

type Context<'a> = dyn Fn(&str) -> String + 'a;

fn ends(execution: &Execution, relation: Rel, context: &Context<'_>) {
    let (source, target) = relation.ends();
    for (a, b) in execution.relation(relation).pairs() {
        let (a, b) = (execution.mask(a), execution.mask(b));
        assert!(
            source.holds(a),
            "{}",
            context(&format!("source of {relation}: {a:?}"))
        );
        assert!(
            target.holds(b),
            "{}",
            context(&format!("target of {relation}: {b:?}"))
        );
    }
}

fn containment(execution: &Execution, relation: Rel, context: &Context<'_>) {
    let pairs = execution.relation(relation);
    for wider in Rel::ALL.iter().filter(|wider| relation.is_within(**wider)) {
        let holds = pairs.is_subset(execution.relation(*wider));
        assert!(holds, "{}", context(&format!("{relation} <= {wider}")));
    }
    for side in [Rel::Int, Rel::Ext] {
        if let Some(part) = relation.restricted_to(side) {
            let restricted = pairs.clone().intersection(execution.relation(side));
            let fact = format!("{relation} & {side} = {part}");
            assert_eq!(&restricted, execution.relation(part), "{}", context(&fact));
        }
    }
}

/// Transitivity, symmetry, functionality, cycles.
fn shape(execution: &Execution, relation: Rel, context: &Context<'_>) {
    let (pairs, facts) = (execution.relation(relation), relation.facts());
    let assert = |stated: bool, holds: bool, fact: &str| {
        assert!(
            !stated || holds,
            "{}",
            context(&format!("{relation} is {fact}"))
        );
    };
    let identity = BitMatrix::identity(execution.len());
    let inverse = pairs.inverse();
    let once = |there: &BitMatrix, back: &BitMatrix| there.compose(back).is_subset(&identity);
    assert(
        facts.transitive,
        pairs.compose(pairs).is_subset(pairs),
        "transitive",
    );
    assert(facts.symmetric, inverse == *pairs, "symmetric");
    assert(facts.one_source, once(pairs, &inverse), "from one event");
    assert(facts.one_target, once(&inverse, pairs), "to one event");
    assert(
        facts.cycles == Cycles::Acyclic,
        pairs.is_acyclic(),
        "acyclic",
    );
    let is_irreflexive = pairs.reflexive_element().is_none();
    assert(relation.is_irreflexive(), is_irreflexive, "irreflexive");
}

/// A causal relation leads forwards in `(po | rf)+`, from older events to newer ones.
fn causality(execution: &Execution, relation: Rel, context: &Context<'_>) {
    let (po, rf) = (execution.relation(Rel::Po), execution.relation(Rel::Rf));
    let causal = po.clone().union(rf);
    let holds = !relation.is_causal() || execution.relation(relation).is_subset(&causal);
    assert!(holds, "{}", context(&format!("{relation} is causal")));
    let halves = execution.relation(relation).clone();
    let halves = halves.intersection(execution.relation(Rel::Rmw));
    let joined = halves.pairs().next().is_some();
    let holds = relation.joins_halves() || !joined;
    assert!(
        holds,
        "{}",
        context(&format!("{relation} does not join halves"))
    );
}

fn compositions(execution: &Execution, context: &Context<'_>) {
    for (first, second, both) in COMPOSITIONS {
        let steps = execution
            .relation(first)
            .compose(execution.relation(second));
        let holds = steps.is_subset(execution.relation(both));
        assert!(holds, "{}", context(&format!("{first};{second} <= {both}")));
    }
}

/// What the newest event changes, if it is last in the causal order (a write that revisited a read
/// is not): compares with the execution without it. A wait that closes a round is left out: by it,
/// other waits of the round come after more events than before.
fn new_pairs(graph: &Graph, execution: &Execution, context: &Context<'_>) {
    let Some(newest) = execution.len().checked_sub(1) else {
        return;
    };
    let mut causal = [Rel::Po, Rel::Rf]
        .map(|r| execution.relation(r).row(newest))
        .into_iter();
    let is_last = causal.all(|later| later.is_clear());
    if !is_last || execution.relation(Rel::Sbr).contains(newest, newest) {
        return;
    }
    let before = Execution::new(without_newest(graph, newest));
    for relation in Rel::ALL {
        let (facts, pairs) = (relation.facts(), execution.relation(*relation));
        let old = pairs.pairs().filter(|(a, b)| *a < newest && *b < newest);
        let is_kept = BitMatrix::from_pairs(newest, old) == *before.relation(*relation);
        let leaves = pairs.row(newest).ones().any(|to| to != newest);
        let stays = pairs.contains(newest, newest);
        let holds = match facts.new_pairs {
            NewPairs::Any => true,
            NewPairs::WithEvent | NewPairs::WithEventByChoice => is_kept,
            NewPairs::ToEvent => is_kept && !leaves && !stays,
            NewPairs::Itself => is_kept && !leaves,
        };
        assert!(holds, "{}", context(&format!("new pairs of {relation}")));
        assert!(
            facts.shrinks || is_kept,
            "{}",
            context(&format!("{relation} shrinks"))
        );
    }
    for set in Set::ALL
        .iter()
        .filter(|set| set.facts().entry == Entry::AtOnce)
    {
        let old =
            (0..newest).all(|e| execution.mask(e).contains(*set) == before.mask(e).contains(*set));
        assert!(old, "{}", context(&format!("{set} is entered at once")));
    }
}

/// The base relations of a graph without its newest event.
fn without_newest(graph: &Graph, newest: usize) -> BaseRelations {
    let mut graph = graph.clone();
    graph.cut(newest);
    graph.base_relations()
}

#[test]
fn facts_hold_in_executions() {
    let mut seen = Seen::default();
    random_programs(&mut seen);
    litmus_tests(&mut seen);
    c_programs(&mut seen);
    assert!(seen.events > 40_000, "{} events", seen.events);
    for relation in Rel::ALL {
        assert!(
            seen.relations.contains(relation),
            "{relation} is empty everywhere"
        );
    }
    for set in Set::ALL {
        assert!(seen.sets.contains(set), "{set} is empty everywhere");
    }
}

fn random_programs(seen: &mut Seen) {
    for seed in 0..300 {
        let non_atomic = Shape {
            non_atomic: true,
            ..Shape::default()
        };
        for (name, shape) in [("plain", Shape::default()), ("non-atomic", non_atomic)] {
            let program = random_program(&shape, seed);
            seen.explore(&program, format!("{name}, seed {seed}"));
        }
        let program = random_barrier_program(&BarrierShape::default(), seed);
        seen.explore(&program, format!("barriers, seed {seed}"));
    }
}

const ADDRESSES: &str = "C addresses
{ int *p = &x; }
P0 (int** p, int* x, int* y) { int *a = *p; int b = *a; if (b) { *y = b + 1; } *x = 0; }
forall (true)
";

const LOCKS: &str = "C locks
{ }
P0 (mtx_t* m, int* x) { mtx_lock(m); *x = 1; mtx_unlock(m); }
P1 (mtx_t* m, int* x) { mtx_lock(m); *x = 2; mtx_unlock(m); }
forall (true)
";

const FENCES: &str = "X86 fences
{ }
 P0 ;
 MOV [x],$1 ;
 SFENCE ;
 LFENCE ;
 MFENCE ;
 MOV EAX,[x] ;
forall (true)
";

const COMPARED: &str = "C compared
{ }
P0 (atomic_int* x, atomic_int* y) {
  int e = atomic_load_explicit(x, memory_order_relaxed);
  int ok = atomic_compare_exchange_strong(y, &e, 1);
}
P1 (atomic_int* x) { atomic_store_explicit(x, 1, memory_order_relaxed); }
forall (true)
";

const EXCLUSIVES: &str = "AArch64 exclusives
{ 0:X1=x; }
 P0 ;
 LDXR W0,[X1] ;
 STXR W2,W0,[X1] ;
exists (0:X2=0)
";

fn litmus_tests(seen: &mut Seen) {
    let small = [
        ("addresses", ADDRESSES),
        ("fences", FENCES),
        ("compared", COMPARED),
        ("locks", LOCKS),
    ];
    let mut tests = small
        .map(|(file, text)| (file.to_string(), text.to_string()))
        .to_vec();
    tests.extend(corpus().into_iter().map(|test| (test.file, test.text)));
    tests.extend(
        machine_fences()
            .into_iter()
            .map(|(text, file)| (file, text)),
    );
    for (file, text) in tests {
        let test = LitmusTest::parse(&text, &file).unwrap_or_else(|e| panic!("{file}: {e}"));
        seen.explore(test.program(), file);
    }
    let exclusives = LitmusTest::parse(EXCLUSIVES, "exclusives").expect("a test");
    seen.explore_candidates(exclusives.program(), "exclusives".to_string());
}

fn c_programs(seen: &mut Seen) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/stored");
    for name in [
        "nested",
        "sequential",
        "barrier",
        "linked_list",
        "c11_threads",
        "mutex",
    ] {
        let path = folder.join(format!("{name}.ll"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
        let module = llvm::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let program =
            compile(&module, &Settings::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
        seen.explore(&program, name.to_string());
    }
}
