//! What proofs know of built-in sets against what graphs have: every claim that one set is within
//! another, or has nothing in common with it, is answered, and all graphs of litmus tests, of C
//! programs and of random programs agree with the answer.

use katec_checker::builtin::{BuiltinSet, SetMask};
use katec_checker::check;
use katec_checker::event::EventId;
use katec_checker::explore::{CountOnly, Options, explore, explore_candidates};
use katec_checker::graph::Graph;
use katec_checker::model::{Finding, MemoryModel};
use katec_compiler::prove::{Answer, Stop, prove};
use katec_compiler::resolve_text;
use katec_programs::c::llvm;
use katec_programs::c::{Settings, compile};
use katec_programs::litmus::LitmusTest;
use katec_testing::cycles::corpus;
use katec_testing::{
    BarrierShape, CoherenceOnly, Shape, machine_fences, random_barrier_program, random_program,
    sample,
};
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// A model that remembers in which combinations of sets events are.
#[derive(Default)]
struct Watching {
    model: CoherenceOnly,
    seen: HashSet<SetMask>,
}

impl Watching {
    fn watch(&mut self, graph: &Graph) {
        let sets = graph.events().map(|event| graph.sets(event));
        // Models are also asked about graphs in which a wait writes to its barrier. These are no
        // executions.
        let asked = SetMask::of(&[BuiltinSet::B, BuiltinSet::W]);
        self.seen
            .extend(sets.filter(|sets| !sets.contains_all(asked)));
    }
}

impl MemoryModel for Watching {
    fn clock_count(&self) -> usize {
        self.model.clock_count()
    }

    fn update_clocks(&mut self, graph: &mut Graph, event: EventId) {
        self.model.update_clocks(graph, event);
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        self.model.first_readable(graph, read)
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        self.model.first_place(graph, write)
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        self.model.may_revisit(graph, read, write)
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        self.watch(graph);
        self.model.consistent(graph, event)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        self.watch(graph);
        self.model.consistent_from_scratch(graph)
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        self.watch(graph);
        self.model.findings(graph, event, found);
    }

    fn findings_at_end(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        self.watch(graph);
        self.model.findings_at_end(graph, found);
    }

    fn uses_thread_ends(&self) -> bool {
        true
    }
}

/// All fences of X86, as first events of threads, as last ones and between.
const FENCES: &str = "X86 fences
{ x=0; }
 P0     | P1     | P2     ;
 MFENCE | LFENCE | SFENCE ;
 MFENCE | LFENCE | SFENCE ;
 MFENCE | LFENCE | SFENCE ;
exists (x=0)
";

/// The litmus tests of machines.
fn machine_tests() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/machines");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let tests = files.filter(|file| file.extension().is_some_and(|e| e == "litmus"));
    let read = |file: PathBuf| {
        (
            std::fs::read_to_string(&file).unwrap(),
            file.display().to_string(),
        )
    };
    tests.map(read).collect()
}

/// What no program here shows, though one could: threads that begin or end with these.
const NOT_SHOWN: [&str; 6] = [
    "[TB & TJ] = 0",
    "[TJ & TB] = 0",
    "[TB & FREE] = 0",
    "[FREE & TB] = 0",
    "[TE & MALLOC] = 0",
    "[MALLOC & TE] = 0",
];

/// The combinations of sets of all events of all programs.
fn seen() -> HashSet<SetMask> {
    let mut model = Watching::default();
    let options = Options {
        execution_limit: Some(30),
        event_limit: 60,
        ..Options::for_programs()
    };
    let texts = corpus().into_iter().map(|test| (test.text, test.file));
    for (text, file) in texts.chain([(FENCES.to_string(), "fences.litmus".to_string())]) {
        let test = LitmusTest::parse(&text, &file).unwrap();
        explore(&mut model, test.program(), &options, &mut CountOnly);
    }
    for (text, file) in machine_fences().into_iter().chain(machine_tests()) {
        let test = LitmusTest::parse(&text, &file).unwrap();
        explore_candidates(&mut model, test.program(), &options, &mut CountOnly);
    }
    for seed in 0..sample("random programs", 15, 400) {
        let shape = Shape {
            non_atomic: seed.is_multiple_of(2),
            ..Shape::default()
        };
        let program = random_program(&shape, seed);
        explore(&mut model, &program, &options, &mut CountOnly);
        let shape = BarrierShape {
            non_atomic: seed.is_multiple_of(2),
            ..BarrierShape::default()
        };
        let program = random_barrier_program(&shape, seed);
        explore(&mut model, &program, &options, &mut CountOnly);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/stored");
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let module = llvm::parse(&text).unwrap();
        let mut program = compile(&module, &Settings::default()).unwrap();
        check::run(&mut program, "", &mut model, "", &options);
    }
    model.seen
}

/// All pairs of sets.
fn pairs() -> impl Iterator<Item = (BuiltinSet, BuiltinSet)> {
    let all = BuiltinSet::ALL.iter();
    all.flat_map(|a| BuiltinSet::ALL.iter().map(|b| (*a, *b)))
}

/// Whether the name of one of the sets means something else in models that speak of ARM or of the
/// Linux kernel: `A` is what acquires there, `B` may be branches, so that it is refused, and what
/// takes locks is not in `RMW`, but compare-exchanges that fail are.
fn is_ambiguous(a: BuiltinSet, b: BuiltinSet) -> bool {
    let is = |set| a == set || b == set;
    is(BuiltinSet::Atomic) || is(BuiltinSet::B) || is(BuiltinSet::Rmw)
}

/// Whether a set has the name of something of ARM.
fn speaks_of_arm(set: BuiltinSet) -> bool {
    resolve_text("", &claims(&[(set, BuiltinSet::B)])).is_err()
}

/// Whether a set has the name of something of the Linux kernel.
fn speaks_of_the_kernel(set: BuiltinSet) -> bool {
    let text = format!("let s = [{set}]\nassert [LK & RMW] = 0\n");
    let model = resolve_text("", &text).unwrap();
    matches!(prove(&model, Stop::Never)[..], [Answer::Proved])
}

/// Two claims about each pair: that one set is within the other, and has nothing of it.
fn claims(pairs: &[(BuiltinSet, BuiltinSet)]) -> String {
    let claim = |(a, b): &(BuiltinSet, BuiltinSet)| {
        format!("assert [{a}] <= [{b}]\nassert [{a} & {b}] = 0\n")
    };
    pairs.iter().map(claim).collect()
}

#[test]
fn every_pair_of_sets_is_answered_as_graphs_show() {
    let seen = seen();
    let (ambiguous, others): (Vec<_>, Vec<_>) = pairs().partition(|(a, b)| is_ambiguous(*a, *b));
    let is_clear = |set: BuiltinSet| !speaks_of_arm(set) && !speaks_of_the_kernel(set);
    let is_clear = |(a, b): &(BuiltinSet, BuiltinSet)| is_clear(*a) && is_clear(*b);
    let ambiguous: Vec<_> = ambiguous.into_iter().filter(is_clear).collect();
    assert!(ambiguous.len() > 80, "{ambiguous:?}");
    let answers = [&others, &ambiguous].map(|pairs| {
        let model = resolve_text("sets.cat", &claims(pairs)).unwrap();
        prove(&model, Stop::Never)
    });
    let pairs = others.iter().chain(&ambiguous);
    let asked = pairs.flat_map(|(a, b)| [(*a, *b, false), (*a, *b, true)]);
    let (mut proved, mut shown, mut not_shown) = (0, 0, Vec::new());
    for ((a, b, both), answer) in asked.zip(answers.into_iter().flatten()) {
        let refutes = |sets: &SetMask| sets.contains(a) && sets.contains(b) == both;
        let claim = match both {
            true => format!("[{a} & {b}] = 0"),
            false => format!("[{a}] <= [{b}]"),
        };
        match answer {
            Answer::Proved => {
                proved += 1;
                let other = seen.iter().find(|sets| refutes(sets));
                assert_eq!(other, None, "{claim} is proved");
            }
            Answer::Refuted(counterexample) => {
                let event = counterexample.path.events[0];
                let sets = counterexample.execution.event(event).sets;
                assert!(refutes(&sets), "{claim} is refuted by {sets:?}");
                match seen.iter().any(refutes) {
                    true => shown += 1,
                    false => not_shown.push(claim),
                }
            }
            Answer::Refused(refusal) => panic!("{claim}: {refusal}"),
        }
    }
    println!(
        "{} combinations, {proved} proved, {shown} shown",
        seen.len()
    );
    println!("not shown: {}", not_shown.join(", "));
    assert!(
        proved > 300 && shown > 300,
        "{proved} proved, {shown} shown"
    );
    let is_other = |claim: &&String| {
        // Locks and store-exclusives in all modes are in no program here.
        let rare = ["LK", "UL", "EX"].iter().any(|name| claim.contains(name));
        !rare && !NOT_SHOWN.contains(&claim.as_str())
    };
    let others: Vec<&String> = not_shown.iter().filter(is_other).collect();
    assert!(others.is_empty(), "{others:?}");
}
