//! Atomic accesses of several parts against machines that run them as they are.
//!
//! Random programs of two threads access a word of four bytes by all kinds of operations, of one,
//! two and four bytes. What exploration finds under `sc` and `tso` must be what an interleaving of
//! whole accesses finds, and one with store buffers. Under weaker models the same executions must
//! be found whether the model prunes on the way or only judges at the end.

use katec::engines::{Engine, Models};
use katec_checker::event::{EventId, ThreadId};
use katec_checker::explore::{Ending, Explored, Options, Summary, Visitor, explore};
use katec_checker::graph::{Graph, Joined, Status};
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::{Program, ProgramError};
use katec_checker::random::SplitMix;
use katec_driver::{AnyModel, Models as _};
use katec_programs::c::{CProgram, Settings, compile, llvm};
use katec_testing::{first_seed, sample};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write;
use std::ops::ControlFlow;

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Load,
    Store,
    Add,
    Exchange,
    UnsignedMax,
    Compare,
}

/// An access of some bytes of the word.
#[derive(Clone, Copy, Debug)]
struct Access {
    kind: Kind,
    offset: u32,
    size: u32,
    operand: u32,
    expected: u32,
}

type Thread = Vec<Access>;

impl Access {
    fn random(random: &mut SplitMix) -> Self {
        let kinds = [
            Kind::Load,
            Kind::Load,
            Kind::Store,
            Kind::Store,
            Kind::Add,
            Kind::Exchange,
            Kind::UnsignedMax,
            Kind::Compare,
        ];
        let size = 1 << random.below(3);
        let bytes = 0x0201_00ff_u32.rotate_left(8 * random.below(4) as u32);
        Self {
            kind: kinds[random.below(kinds.len() as u64) as usize],
            size,
            offset: size * random.below(u64::from(4 / size)) as u32,
            operand: bytes & mask(size),
            expected: 0,
        }
    }

    fn bits(&self) -> u32 {
        8 * self.size
    }

    /// What it reads of the word.
    fn read(&self, word: u32) -> u32 {
        word >> (8 * self.offset) & mask(self.size)
    }

    /// The word after it, if it writes.
    fn apply(&self, word: u32) -> Option<u32> {
        let old = self.read(word);
        let new = match self.kind {
            Kind::Load => return None,
            Kind::Compare if old != self.expected => return None,
            Kind::Store | Kind::Exchange | Kind::Compare => self.operand,
            Kind::Add => old.wrapping_add(self.operand) & mask(self.size),
            Kind::UnsignedMax => old.max(self.operand),
        };
        let place = mask(self.size) << (8 * self.offset);
        Some(word & !place | new << (8 * self.offset))
    }

    fn is_update(&self) -> bool {
        !matches!(self.kind, Kind::Load | Kind::Store)
    }
}

fn mask(size: u32) -> u32 {
    u32::MAX >> (32 - 8 * size)
}

/// What all accesses read, and the word at the end.
type Outcome = (Vec<u32>, u32);

/// The state of the machine that runs whole accesses.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Machine {
    word: u32,
    next: [usize; 2],
    buffers: [VecDeque<(usize, u32)>; 2],
    read: Vec<u32>,
}

/// All outcomes of a machine, with store buffers or without.
fn outcomes(threads: &[Thread; 2], buffered: bool) -> BTreeSet<Outcome> {
    let start = Machine {
        word: 0,
        next: [0; 2],
        buffers: Default::default(),
        read: vec![0; threads[0].len() + threads[1].len()],
    };
    let mut seen = BTreeSet::from([start.clone()]);
    let mut open = vec![start];
    let mut found = BTreeSet::new();
    while let Some(state) = open.pop() {
        let steps = (0..2).flat_map(|thread| steps(threads, &state, thread, buffered));
        let steps: Vec<Machine> = steps.collect();
        if steps.is_empty() {
            found.insert((state.read.clone(), state.word));
        }
        open.extend(steps.into_iter().filter(|next| seen.insert(next.clone())));
    }
    found
}

fn steps(threads: &[Thread; 2], state: &Machine, thread: usize, buffered: bool) -> Vec<Machine> {
    let mut found = Vec::new();
    if let Some((index, _)) = state.buffers[thread].front() {
        let mut next = state.clone();
        let store = threads[thread][*index];
        next.buffers[thread].pop_front();
        next.word = store.apply(state.word).expect("a store");
        found.push(next);
    }
    let Some(access) = threads[thread].get(state.next[thread]) else {
        return found;
    };
    let mut next = state.clone();
    next.next[thread] += 1;
    let slot = thread * threads[0].len() + state.next[thread];
    let buffer = &state.buffers[thread];
    if access.kind == Kind::Store && buffered {
        next.buffers[thread].push_back((state.next[thread], access.operand));
        found.push(next);
        return found;
    }
    // The newest store of the buffer that has a byte of the access must have all of them.
    let overlaps = |other: &Access| {
        other.offset < access.offset + access.size && access.offset < other.offset + other.size
    };
    let covers = |other: &Access| {
        other.offset <= access.offset && access.offset + access.size <= other.offset + other.size
    };
    let mut own = buffer
        .iter()
        .rev()
        .map(|(index, _)| &threads[thread][*index]);
    let newest = own.find(|store| overlaps(store));
    if access.is_update() && !buffer.is_empty() || newest.is_some_and(|store| !covers(store)) {
        return found;
    }
    let word = match newest {
        Some(store) => store.apply(0).expect("a store"),
        None => state.word,
    };
    if access.kind != Kind::Store {
        next.read[slot] = access.read(word);
    }
    if let Some(word) = access.apply(state.word) {
        next.word = word;
    }
    found.push(next);
    found
}

/// The program in LLVM's text form. What an access reads is stored in a variable of its own.
fn module(threads: &[Thread; 2], mode: &str) -> String {
    let mut text = String::from("@w = global i32 0\n");
    let mut functions = String::new();
    let mut slot = 0;
    for (number, thread) in threads.iter().enumerate() {
        writeln!(functions, "define i8* @t{number}(i8* %a) {{").expect("a text");
        for (at, access) in thread.iter().enumerate() {
            let (bits, offset) = (access.bits(), access.offset);
            let (operand, expected) = (access.operand, access.expected);
            writeln!(text, "@r{slot} = global i{bits} 0").expect("a text");
            let f = &mut functions;
            let mut line = |text: String| writeln!(f, "  {text}").expect("a text");
            line(format!("%b{at} = bitcast i32* @w to i8*"));
            line(format!(
                "%c{at} = getelementptr i8, i8* %b{at}, i64 {offset}"
            ));
            line(format!("%p{at} = bitcast i8* %c{at} to i{bits}*"));
            let place = format!("i{bits}* %p{at}");
            let order = |mode: &str, bad: &str| match mode == bad || mode == "acq_rel" {
                true if bad == "acquire" => "release".to_string(),
                true => "acquire".to_string(),
                false => mode.to_string(),
            };
            match access.kind {
                Kind::Load => {
                    let mode = order(mode, "release");
                    line(format!(
                        "%v{at} = load atomic i{bits}, {place} {mode}, align 1"
                    ));
                }
                Kind::Store => {
                    let mode = order(mode, "acquire");
                    line(format!(
                        "store atomic i{bits} {operand}, {place} {mode}, align 1"
                    ));
                }
                Kind::Compare => {
                    let failure = order(mode, "release");
                    line(format!(
                        "%e{at} = cmpxchg {place}, i{bits} {expected}, i{bits} {operand} {mode} {failure}"
                    ));
                    line(format!("%v{at} = extractvalue {{i{bits}, i1}} %e{at}, 0"));
                }
                update => {
                    let name = match update {
                        Kind::Add => "add",
                        Kind::Exchange => "xchg",
                        _ => "umax",
                    };
                    line(format!(
                        "%v{at} = atomicrmw {name} {place}, i{bits} {operand} {mode}"
                    ));
                }
            }
            if access.kind != Kind::Store {
                line(format!("store i{bits} %v{at}, i{bits}* @r{slot}"));
            }
            slot += 1;
        }
        functions.push_str("  ret i8* null\n}\n");
    }
    text.push_str(&functions);
    text.push_str(
        "define i32 @main() {
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(i64* %a, i8* null, i8* (i8*)* @t0, i8* null)
  %2 = call i32 @pthread_create(i64* %b, i8* null, i8* (i8*)* @t1, i8* null)
  ret i32 0
}
declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)
",
    );
    text
}

/// Collects what accesses read, and the bytes of the word at the end.
struct Collect {
    slots: usize,
    found: BTreeMap<Outcome, u64>,
    overlap: Option<(katec_checker::event::Place, katec_checker::event::Place)>,
}

impl Visitor<CProgram> for Collect {
    fn execution(&mut self, at: &Explored<'_, CProgram>, status: Status) -> ControlFlow<()> {
        assert_eq!(status, Status::Complete);
        let mut read = vec![0; self.slots];
        let graph = at.graph();
        let mut word = 0;
        for event in graph.events() {
            let Some(place) = graph.place(event) else {
                continue;
            };
            let name = at.program().place_name(place);
            if let Some(slot) = name.strip_prefix('r') {
                let slot: usize = slot.parse().expect("a number");
                read[slot] = graph.value(event).0 as u32;
            } else if name.starts_with('w') {
                let last = at.final_value(place).expect("a value").0 as u32;
                word |= last << (8 * (place.address.0 % 4));
            }
        }
        *self.found.entry((read, word)).or_default() += 1;
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        at: &Explored<'_, CProgram>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()> {
        self.overlap = at.overlap(thread);
        assert!(self.overlap.is_some(), "{error:?}");
        ControlFlow::Break(())
    }

    fn finding(&mut self, _: &Explored<'_, CProgram>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// How often each outcome is found, the program divided as it must be.
fn explored(
    model: &mut impl MemoryModel,
    program: &mut CProgram,
    slots: usize,
) -> BTreeMap<Outcome, u64> {
    let options = Options::default();
    loop {
        let mut collect = Collect {
            slots,
            found: BTreeMap::new(),
            overlap: None,
        };
        let Summary { ending, .. } = explore(model, program, &options, &mut collect);
        match collect.overlap {
            Some((a, b)) => assert!(program.divide(a, b)),
            None => {
                assert_eq!(ending, Ending::Finished);
                return collect.found;
            }
        }
    }
}

fn random_threads(seed: u64) -> [Thread; 2] {
    let mut random = SplitMix::new(seed);
    let mut thread = || -> Thread {
        let length = 1 + random.below(3);
        (0..length).map(|_| Access::random(&mut random)).collect()
    };
    [thread(), thread()]
}

fn compile_module(threads: &[Thread; 2], mode: &str) -> CProgram {
    let text = module(threads, mode);
    let module = llvm::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    compile(&module, &Settings::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn whole_accesses_are_atomic() {
    let first = first_seed();
    let count = sample("programs with accesses of mixed size", 8, 40);
    for seed in first..first + count {
        let threads = random_threads(seed);
        let slots = threads[0].len() + threads[1].len();
        for (name, buffered) in [("sc", false), ("tso", true)] {
            let mode = "monotonic";
            let mut program = compile_module(&threads, mode);
            let mut model = Models::new(None).get(name, false).expect("a model");
            let found = explored(&mut model, &mut program, slots);
            let found: BTreeSet<Outcome> = found.into_keys().collect();
            let expected = outcomes(&threads, buffered);
            assert_eq!(found, expected, "{name}, seed {seed}: {threads:?}");
        }
    }
}

/// A model that leaves nothing out on the way.
struct AtTheEnd(AnyModel);

impl MemoryModel for AtTheEnd {
    fn consistent(&mut self, _: &Graph, _: EventId) -> bool {
        true
    }

    fn consistent_from_scratch(&mut self, _: &Graph) -> bool {
        true
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}

    fn judges_joined(&self) -> bool {
        self.0.judges_joined()
    }

    fn judge(&mut self, graph: &Graph, joined: &Joined, complete: bool) -> Option<Vec<Finding>> {
        self.0.judge(graph, joined, complete)
    }
}

#[test]
fn what_is_pruned_is_not_consistent() {
    let first = first_seed();
    let count = sample("programs judged at the end only", 2, 20);
    for seed in first..first + count {
        let threads = random_threads(seed);
        let slots = threads[0].len() + threads[1].len();
        for name in ["sc", "tso", "pso", "ra", "rc11", "rc20"] {
            for mode in ["monotonic", "acq_rel", "seq_cst"] {
                let mut model = Models::new(None).get(name, false).expect("a model");
                let pruned = explored(&mut model, &mut compile_module(&threads, mode), slots);
                let mut all = AtTheEnd(model);
                let judged = explored(&mut all, &mut compile_module(&threads, mode), slots);
                assert_eq!(pruned, judged, "{name} {mode}, seed {seed}: {threads:?}");
            }
        }
    }
}

#[test]
fn engines_agree_on_parts() {
    let first = first_seed();
    let count = sample("programs of parts under each engine", 2, 20);
    for seed in first..first + count {
        let threads = random_threads(seed);
        let slots = threads[0].len() + threads[1].len();
        for name in ["sc", "tso", "pso", "ra", "rc11", "rc20", "dotnet", "imm"] {
            let mode = ["monotonic", "acq_rel", "seq_cst"][seed as usize % 3];
            let by = |engine| {
                let mut model = Models::new(Some(engine)).get(name, false).expect("a model");
                explored(&mut model, &mut compile_module(&threads, mode), slots)
            };
            let expected = by(Engine::Reference);
            assert_eq!(
                by(Engine::Tables),
                expected,
                "{name} {mode}, seed {seed}: {threads:?}"
            );
            if katec_generated::model(name).is_some() {
                assert_eq!(
                    by(Engine::Generated),
                    expected,
                    "{name} {mode}, seed {seed}"
                );
            }
        }
    }
}
