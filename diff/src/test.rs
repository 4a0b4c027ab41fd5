//! An abstract small program and a question about its end: what a litmus test is before it is
//! written in a language.
//!
//! A [`Test`] has threads of straight-line code. Every instruction is executed, whatever is read: a
//! control dependency is a branch whose two ways lead to the same place. So the events of all
//! executions are the same, and executions differ in what reads read and in the order of writes
//! alone.
//!
//! # Values
//!
//! Values are there to tell writes apart. The writes of a location have values of their own, none
//! of them 0, which is the initial value of all locations. Where a location has a fetch-and-add,
//! the values are different powers of two: what a chain of additions wrote then tells its members.
//!
//! # The canonical form
//!
//! The order of threads and the names of locations, barriers and values mean nothing.
//! [`Test::canonical`] is the same for two tests exactly if one becomes the other by renaming. Once
//! the order of the threads is fixed, names are given in the order in which the text has them
//! first, so what is left is to take the least text of all orders of the threads.

use katec_checker::event::{Address, FenceKind, Mode, Place, ThreadId, Update, Value};
use katec_checker::explore::Explored;
use katec_checker::program::{
    self, Operation, Program, SourcePosition, Start, Tracking, Untracked,
};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fmt;

/// The most instructions of a thread.
pub const MAX_INSTRUCTIONS: usize = 16;

/// A location in memory, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location(pub u8);

/// A barrier, numbered from 0. All threads that wait at it somewhere meet there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Barrier(pub u8);

/// What the instructions of a test are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Accesses and fences of the C language.
    Language,
    /// Instructions of an X86 machine. Accesses are relaxed, and only read-modify-writes are
    /// locked.
    Machine,
}

/// A set of earlier instructions of the same thread, by index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reads(u16);

impl Reads {
    /// No instruction.
    pub const NONE: Reads = Reads(0);

    /// The set of one instruction.
    pub fn of(instruction: usize) -> Self {
        assert!(instruction < MAX_INSTRUCTIONS, "a thread is short");
        Reads(1 << instruction)
    }

    /// Both sets together.
    pub fn union(self, other: Reads) -> Self {
        Reads(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    pub fn minus(self, other: Reads) -> Self {
        Reads(self.0 & !other.0)
    }

    /// Whether there is nothing in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The instructions, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..MAX_INSTRUCTIONS).filter(move |index| self.0 & (1 << index) != 0)
    }
}

/// The earlier reads of its thread that an instruction depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DependsOn {
    /// Its address is computed from them.
    pub addr: Reads,
    /// What it writes is computed from them.
    pub data: Reads,
    /// A branch just before it is decided by them. All later instructions depend on them too.
    pub ctrl: Reads,
}

impl DependsOn {
    /// No dependencies.
    pub const NOTHING: DependsOn = DependsOn {
        addr: Reads::NONE,
        data: Reads::NONE,
        ctrl: Reads::NONE,
    };

    /// How many dependencies there are.
    pub fn count(self) -> usize {
        let sets = [self.addr, self.data, self.ctrl];
        sets.iter().map(|set| set.iter().count()).sum()
    }
}

/// How a read-modify-write computes what it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RmwKind {
    /// Writes its value.
    Exchange,
    /// Adds its value.
    Add,
    /// Writes its value if it reads what it expects, and otherwise only reads.
    CompareExchange {
        /// What it expects: 0, or what some write of the location writes.
        expected: u64,
    },
}

/// What an instruction does. Writes come first, so that in the canonical form of message passing
/// the writer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Writes a value.
    Write {
        /// Where.
        location: Location,
        /// The memory order.
        mode: Mode,
        /// What.
        value: u64,
    },
    /// Reads and writes in one step.
    Rmw {
        /// Where.
        location: Location,
        /// The memory order.
        mode: Mode,
        /// How the written value is computed.
        kind: RmwKind,
        /// From which value.
        value: u64,
    },
    /// Reads.
    Read {
        /// Where.
        location: Location,
        /// The memory order.
        mode: Mode,
    },
    /// A fence.
    Fence {
        /// The memory order.
        mode: Mode,
        /// Which fence.
        kind: FenceKind,
    },
    /// Waits at a barrier.
    Wait {
        /// Which.
        barrier: Barrier,
    },
}

impl Action {
    /// The location of an access.
    pub fn location(self) -> Option<Location> {
        match self {
            Action::Read { location, .. }
            | Action::Write { location, .. }
            | Action::Rmw { location, .. } => Some(location),
            Action::Fence { .. } | Action::Wait { .. } => None,
        }
    }

    /// The memory order; of waits, none.
    pub fn mode(self) -> Option<Mode> {
        match self {
            Action::Read { mode, .. }
            | Action::Write { mode, .. }
            | Action::Rmw { mode, .. }
            | Action::Fence { mode, .. } => Some(mode),
            Action::Wait { .. } => None,
        }
    }

    /// The same with another memory order.
    pub fn with_mode(mut self, new: Mode) -> Self {
        match &mut self {
            Action::Read { mode, .. }
            | Action::Write { mode, .. }
            | Action::Rmw { mode, .. }
            | Action::Fence { mode, .. } => *mode = new,
            Action::Wait { .. } => {}
        }
        self
    }

    /// Whether it reads memory, so that it has a register.
    pub fn reads(self) -> bool {
        matches!(self, Action::Read { .. } | Action::Rmw { .. })
    }

    /// The value of a write or a read-modify-write.
    pub fn value(self) -> Option<u64> {
        match self {
            Action::Write { value, .. } | Action::Rmw { value, .. } => Some(value),
            _ => None,
        }
    }

    /// How many events it becomes.
    pub fn events(self) -> usize {
        match self {
            Action::Rmw { .. } => 2,
            _ => 1,
        }
    }
}

/// One step of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Instruction {
    /// What it does.
    pub action: Action,
    /// What it depends on.
    pub depends: DependsOn,
}

impl From<Action> for Instruction {
    fn from(action: Action) -> Self {
        Self {
            action,
            depends: DependsOn::NOTHING,
        }
    }
}

/// A part of the final condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Clause {
    /// A read, or the read of a read-modify-write, has seen a value.
    Register {
        /// The thread.
        thread: usize,
        /// The index of the instruction.
        instruction: usize,
        /// The value.
        value: u64,
    },
    /// The last write of a location wrote a value.
    Memory {
        /// The location.
        location: Location,
        /// The value.
        value: u64,
    },
}

/// A small program, and a question: can it end like this?
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Test {
    /// What the instructions are.
    pub level: Level,
    /// The threads.
    pub threads: Vec<Vec<Instruction>>,
    /// How it ends: all clauses hold. Sorted, and nothing twice.
    pub condition: Vec<Clause>,
}

/// How large a test is. Of two tests, the one to show is the smaller one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size {
    /// Events, a read-modify-write being two.
    pub events: usize,
    /// Threads.
    pub threads: usize,
    /// Locations.
    pub locations: usize,
    /// How much the memory orders and dependencies ask for.
    pub strength: usize,
}

/// How much a memory order asks for.
fn strength(mode: Mode) -> usize {
    match mode {
        Mode::NonAtomic => 0,
        Mode::Relaxed => 1,
        Mode::Acquire | Mode::Release => 2,
        Mode::AcquireRelease => 3,
        Mode::SequentiallyConsistent => 4,
    }
}

/// The mode of the read of a compare-exchange that fails: what is left of the mode without its
/// write.
pub fn failure_mode(mode: Mode) -> Mode {
    match mode {
        Mode::Release => Mode::Relaxed,
        Mode::AcquireRelease => Mode::Acquire,
        other => other,
    }
}

impl Test {
    /// A test of these threads with this condition.
    pub fn new(
        level: Level,
        threads: Vec<Vec<Instruction>>,
        condition: impl IntoIterator<Item = Clause>,
    ) -> Self {
        let condition: BTreeSet<Clause> = condition.into_iter().collect();
        Self {
            level,
            threads,
            condition: condition.into_iter().collect(),
        }
    }

    /// All instructions, with their thread and index.
    pub fn instructions(&self) -> impl Iterator<Item = (usize, usize, Instruction)> {
        self.threads.iter().enumerate().flat_map(|(thread, code)| {
            let numbered = code.iter().enumerate();
            numbered.map(move |(index, instruction)| (thread, index, *instruction))
        })
    }

    /// The locations that are accessed, in order.
    pub fn locations(&self) -> BTreeSet<Location> {
        self.instructions()
            .filter_map(|(_, _, instruction)| instruction.action.location())
            .collect()
    }

    /// The barriers and for how many threads each is: those that wait there.
    pub fn barriers(&self) -> Vec<(Barrier, u32)> {
        let waits: BTreeSet<(Barrier, usize)> = self
            .instructions()
            .filter_map(|(thread, _, instruction)| match instruction.action {
                Action::Wait { barrier } => Some((barrier, thread)),
                _ => None,
            })
            .collect();
        let mut barriers: Vec<(Barrier, u32)> = Vec::new();
        for (barrier, _) in waits {
            match barriers.last_mut() {
                Some((last, count)) if *last == barrier => *count += 1,
                _ => barriers.push((barrier, 1)),
            }
        }
        barriers
    }

    /// Whether a location has a fetch-and-add, so that its values are powers of two.
    fn is_added_to(&self, location: Location) -> bool {
        self.instructions().any(|(_, _, instruction)| {
            matches!(
                instruction.action,
                Action::Rmw { location: at, kind: RmwKind::Add, .. } if at == location
            )
        })
    }

    /// Whether an instruction decides itself about what comes after it: a compare-exchange of C,
    /// which keeps what it found only if it failed.
    fn branches(&self, action: Action) -> bool {
        let compares = matches!(
            action,
            Action::Rmw {
                kind: RmwKind::CompareExchange { .. },
                ..
            }
        );
        compares && self.level == Level::Language
    }

    /// How large it is.
    pub fn size(&self) -> Size {
        let mut size = Size {
            events: 0,
            threads: self.threads.len(),
            locations: self.locations().len(),
            strength: 0,
        };
        for (_, _, instruction) in self.instructions() {
            size.events += instruction.action.events();
            size.strength +=
                instruction.action.mode().map_or(0, strength) + instruction.depends.count();
        }
        size
    }

    /// The order of tests by size; tests of the same size come in the order of their text.
    pub fn compare(&self, other: &Test) -> Ordering {
        self.size().cmp(&other.size()).then_with(|| self.cmp(other))
    }

    /// Whether the test is one: the rules of this module hold. The error says which does not.
    pub fn check(&self) -> Result<(), String> {
        for (thread, index, instruction) in self.instructions() {
            let here = || format!("instruction {index} of thread {thread}");
            let code = &self.threads[thread];
            if code.len() > MAX_INSTRUCTIONS {
                return Err(format!(
                    "thread {thread} has more than {MAX_INSTRUCTIONS} instructions"
                ));
            }
            let DependsOn { addr, data, ctrl } = instruction.depends;
            for read in addr.union(data).union(ctrl).iter() {
                if read >= index || !code[read].action.reads() {
                    return Err(format!("{} depends on what is no earlier read", here()));
                }
            }
            if !addr.is_empty() && instruction.action.location().is_none() {
                return Err(format!("{} has no address that could depend", here()));
            }
            if !data.is_empty() && instruction.action.value().is_none() {
                return Err(format!("{} writes nothing that could depend", here()));
            }
            if !self.allows_mode(instruction.action) {
                return Err(format!("{} has a mode that it cannot have", here()));
            }
        }
        for location in self.locations() {
            self.check_values(location)?;
        }
        for clause in &self.condition {
            let names_something = match *clause {
                Clause::Register {
                    thread,
                    instruction,
                    ..
                } => self
                    .threads
                    .get(thread)
                    .and_then(|code| code.get(instruction))
                    .is_some_and(|instruction| instruction.action.reads()),
                Clause::Memory { location, .. } => self.locations().contains(&location),
            };
            if !names_something {
                return Err(format!("{clause:?} is about nothing in the test"));
            }
        }
        Ok(())
    }

    fn allows_mode(&self, action: Action) -> bool {
        if self.level == Level::Machine {
            return match action {
                Action::Fence { mode, kind } => {
                    kind != FenceKind::Language && mode == machine_fence_mode(kind)
                }
                Action::Wait { .. } => false,
                _ => action.mode() == Some(Mode::Relaxed),
            };
        }
        match action {
            Action::Read { mode, .. } => !matches!(mode, Mode::Release | Mode::AcquireRelease),
            Action::Write { mode, .. } => !matches!(mode, Mode::Acquire | Mode::AcquireRelease),
            Action::Rmw { mode, .. } => mode != Mode::NonAtomic,
            Action::Fence { mode, kind } => kind == FenceKind::Language && mode != Mode::NonAtomic,
            Action::Wait { .. } => true,
        }
    }

    fn check_values(&self, location: Location) -> Result<(), String> {
        let mut seen = BTreeSet::new();
        for (_, _, instruction) in self.instructions() {
            let Some(value) = instruction.action.value() else {
                continue;
            };
            if instruction.action.location() != Some(location) {
                continue;
            }
            if value == 0 || !seen.insert(value) {
                return Err(format!(
                    "{location} is written with {value} twice or with 0"
                ));
            }
            if self.is_added_to(location) && !value.is_power_of_two() {
                return Err(format!(
                    "{location} is added to, and {value} is not a power of two"
                ));
            }
        }
        Ok(())
    }

    /// The same test without needless names: see the [module](self).
    pub fn canonical(&self) -> Test {
        // Threads of different shapes cannot change places, so only those of one shape are tried in
        // all orders.
        let shapes: Vec<_> = (0..self.threads.len()).map(|it| self.shape(it)).collect();
        let mut order: Vec<usize> = (0..self.threads.len()).collect();
        order.sort_by(|a, b| shapes[*a].cmp(&shapes[*b]));
        let mut least: Option<Test> = None;
        permute(&mut order, 0, &shapes, &mut |order| {
            let renamed = self.renamed(order);
            if least.as_ref().is_none_or(|least| renamed < *least) {
                least = Some(renamed);
            }
        });
        least.unwrap_or_else(|| self.clone())
    }

    /// What a thread is, its names aside.
    fn shape(&self, thread: usize) -> (Vec<Instruction>, Vec<usize>) {
        let nameless = |action: Action| match action {
            Action::Read { mode, .. } => Action::Read {
                location: Location(0),
                mode,
            },
            Action::Write { mode, .. } => Action::Write {
                location: Location(0),
                mode,
                value: 0,
            },
            Action::Rmw { mode, kind, .. } => Action::Rmw {
                location: Location(0),
                mode,
                kind: match kind {
                    RmwKind::CompareExchange { .. } => RmwKind::CompareExchange { expected: 0 },
                    other => other,
                },
                value: 0,
            },
            Action::Wait { .. } => Action::Wait {
                barrier: Barrier(0),
            },
            fence @ Action::Fence { .. } => fence,
        };
        let code = self.threads[thread].iter().map(|instruction| Instruction {
            action: nameless(instruction.action),
            depends: instruction.depends,
        });
        let asked = self.condition.iter().filter_map(|clause| match clause {
            Clause::Register {
                thread: of,
                instruction,
                ..
            } if *of == thread => Some(*instruction),
            _ => None,
        });
        (code.collect(), asked.collect())
    }

    /// The test with its threads in this order and names by their first place in the text.
    pub(crate) fn renamed(&self, order: &[usize]) -> Test {
        let names = Names::of(self, order);
        let threads = order.iter().map(|thread| {
            let mut decided = Reads::NONE;
            let code = self.threads[*thread].iter().map(|instruction| {
                let mut renamed = *instruction;
                renamed.action = names.action(instruction.action);
                renamed.depends.ctrl = instruction.depends.ctrl.minus(decided);
                decided = decided.union(instruction.depends.ctrl);
                renamed
            });
            code.collect()
        });
        let condition = self.condition.iter().map(|clause| match *clause {
            Clause::Register {
                thread,
                instruction,
                value,
            } => Clause::Register {
                thread: order
                    .iter()
                    .position(|old| *old == thread)
                    .unwrap_or(thread),
                instruction,
                value: self
                    .threads
                    .get(thread)
                    .and_then(|code| code.get(instruction)?.action.location())
                    .map_or(value, |location| names.value(location, value)),
            },
            Clause::Memory { location, value } => Clause::Memory {
                location: names.location(location),
                value: names.value(location, value),
            },
        });
        Test::new(self.level, threads.collect(), condition)
    }

    /// Whether an execution ends as the condition says.
    pub fn holds(&self, execution: &Explored<'_, Test>) -> bool {
        self.condition.iter().all(|clause| {
            let (Clause::Register { value, .. } | Clause::Memory { value, .. }) = *clause;
            clause.found(execution) == Some(value)
        })
    }
}

impl Clause {
    /// The value at the end of an execution of what the clause is about.
    pub fn found(&self, execution: &Explored<'_, Test>) -> Option<u64> {
        match *self {
            Clause::Register {
                thread,
                instruction,
                ..
            } => {
                let (state, _) = execution.standing(ThreadId(thread as u32))?;
                Some(state.registers[instruction])
            }
            Clause::Memory { location, .. } => {
                execution.final_value(location.place()).map(|value| value.0)
            }
        }
    }
}

/// The mode that a fence of a machine has.
pub const fn machine_fence_mode(kind: FenceKind) -> Mode {
    match kind {
        FenceKind::Mfence | FenceKind::Language => Mode::SequentiallyConsistent,
        FenceKind::Lfence | FenceKind::Sfence => Mode::Relaxed,
    }
}

/// Calls `visit` with every order that only exchanges neighbours of the same shape.
fn permute<S: PartialEq>(
    order: &mut Vec<usize>,
    from: usize,
    shapes: &[S],
    visit: &mut impl FnMut(&[usize]),
) {
    if from == order.len() {
        return visit(order);
    }
    for other in from..order.len() {
        if shapes[order[other]] == shapes[order[from]] {
            order.swap(from, other);
            permute(order, from + 1, shapes, visit);
            order.swap(from, other);
        }
    }
}

/// New names of locations, barriers and values, each given at its first place.
struct Names {
    locations: Vec<Location>,
    barriers: Vec<Barrier>,
    /// By place in `locations`: the old values, and whether there are additions.
    values: Vec<(Vec<u64>, bool)>,
}

impl Names {
    fn of(test: &Test, order: &[usize]) -> Self {
        let mut names = Self {
            locations: Vec::new(),
            barriers: Vec::new(),
            values: Vec::new(),
        };
        for thread in order {
            for instruction in &test.threads[*thread] {
                names.add(test, instruction.action);
            }
        }
        names.add_unwritten(test, order);
        names
    }

    fn add(&mut self, test: &Test, action: Action) {
        if let Action::Wait { barrier } = action
            && !self.barriers.contains(&barrier)
        {
            self.barriers.push(barrier);
        }
        let Some(location) = action.location() else {
            return;
        };
        let place = self.index_of(location).unwrap_or_else(|| {
            self.locations.push(location);
            self.values.push((Vec::new(), test.is_added_to(location)));
            self.locations.len() - 1
        });
        let values = &mut self.values[place].0;
        if let Some(value) = action.value()
            && !values.contains(&value)
        {
            values.push(value);
        }
    }

    /// Adds the values that are expected or asked for and that nobody writes.
    fn add_unwritten(&mut self, test: &Test, order: &[usize]) {
        for thread in order {
            for (index, instruction) in test.threads[*thread].iter().enumerate() {
                let Some(location) = instruction.action.location() else {
                    continue;
                };
                if let Action::Rmw {
                    kind: RmwKind::CompareExchange { expected },
                    ..
                } = instruction.action
                {
                    self.add_value(location, expected);
                }
                let asked = test.condition.iter().filter_map(|clause| match *clause {
                    Clause::Register {
                        thread: of,
                        instruction,
                        value,
                    } if of == *thread && instruction == index => Some(value),
                    _ => None,
                });
                asked.for_each(|value| self.add_value(location, value));
            }
        }
        for clause in &test.condition {
            if let Clause::Memory { location, value } = *clause {
                self.add_value(location, value);
            }
        }
    }

    /// Adds a value of a location, or the powers of two that it is the sum of.
    fn add_value(&mut self, location: Location, value: u64) {
        let Some(place) = self.index_of(location) else {
            return;
        };
        let (values, added) = &mut self.values[place];
        let bits = (0..u64::BITS).map(|bit| value & 1 << bit);
        let parts: Vec<u64> = match added {
            true => bits.collect(),
            false => vec![value],
        };
        for part in parts {
            if part != 0 && !values.contains(&part) {
                values.push(part);
            }
        }
    }

    fn index_of(&self, location: Location) -> Option<usize> {
        self.locations.iter().position(|known| *known == location)
    }

    fn location(&self, old: Location) -> Location {
        self.index_of(old)
            .map_or(old, |place| Location(place as u8))
    }

    fn value(&self, location: Location, old: u64) -> u64 {
        let Some((values, added)) = self.index_of(location).map(|place| &self.values[place]) else {
            return old;
        };
        let numbered = values.iter().enumerate();
        if *added {
            let kept = numbered.filter(|(_, value)| old & **value != 0);
            return kept.map(|(number, _)| 1 << number).sum();
        }
        let mut same = numbered.filter(|(_, value)| **value == old);
        same.next().map_or(old, |(number, _)| number as u64 + 1)
    }

    fn action(&self, mut action: Action) -> Action {
        match &mut action {
            Action::Read { location, .. } => *location = self.location(*location),
            Action::Write {
                location, value, ..
            } => {
                *value = self.value(*location, *value);
                *location = self.location(*location);
            }
            Action::Rmw {
                location,
                kind,
                value,
                ..
            } => {
                if let RmwKind::CompareExchange { expected } = kind {
                    *expected = self.value(*location, *expected);
                }
                *value = self.value(*location, *value);
                *location = self.location(*location);
            }
            Action::Wait { barrier } => {
                let place = self.barriers.iter().position(|known| known == barrier);
                *barrier = place.map_or(*barrier, |place| Barrier(place as u8));
            }
            Action::Fence { .. } => {}
        }
        action
    }
}

/// Where barriers are: behind all locations.
const FIRST_BARRIER: u64 = 0x100;

impl Location {
    /// Its place in memory.
    pub fn place(self) -> Place {
        Place {
            address: Address(u64::from(self.0)),
            size: 4,
        }
    }
}

impl Barrier {
    /// Its place in memory.
    pub fn place(self) -> Place {
        Place {
            address: Address(FIRST_BARRIER + u64::from(self.0)),
            size: 4,
        }
    }
}

impl fmt::Display for Location {
    /// `x`, `y`, `z`, `a`, `b`, ... as in herd's tests.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LETTERS: &[u8] = b"xyzabcd";
        match LETTERS.get(usize::from(self.0)) {
            Some(letter) => write!(f, "{}", char::from(*letter)),
            None => write!(f, "x{}", self.0),
        }
    }
}

impl fmt::Display for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bar{}", self.0)
    }
}

/// The machine of a thread: where it stands and what it has read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    thread: u8,
    next: u8,
    /// What was read, by instruction.
    pub registers: [u64; MAX_INSTRUCTIONS],
    /// The event of each instruction so far, by its index in program order.
    events: [u32; MAX_INSTRUCTIONS],
}

fn operation(action: Action) -> Operation {
    match action {
        Action::Read { location, mode } => Operation::Load {
            place: location.place(),
            mode,
        },
        Action::Write {
            location,
            mode,
            value,
        } => Operation::Store {
            place: location.place(),
            mode,
            value: Value(value),
        },
        Action::Rmw {
            location,
            mode,
            kind,
            value,
        } => Operation::ReadModifyWrite {
            place: location.place(),
            mode,
            failure_mode: failure_mode(mode),
            update: match kind {
                RmwKind::Exchange => Update::Exchange(Value(value)),
                RmwKind::Add => Update::Add(Value(value)),
                RmwKind::CompareExchange { expected } => Update::CompareExchange {
                    expected: Value(expected),
                    desired: Value(value),
                },
            },
        },
        Action::Fence { mode, kind } => Operation::Fence { mode, kind },
        Action::Wait { barrier } => Operation::BarrierWait {
            place: barrier.place(),
            uses_result: false,
        },
    }
}

impl Program for Test {
    type State = State;

    fn initial_threads(&self) -> usize {
        self.threads.len()
    }

    fn machine_level(&self) -> bool {
        self.level == Level::Machine
    }

    fn initial_value(&self, place: Place) -> Option<Value> {
        let count = self.initial_barrier(place).unwrap_or(0);
        Some(Value(u64::from(count)))
    }

    fn initial_barrier(&self, place: Place) -> Option<u32> {
        let barriers = self.barriers();
        let mut found = barriers.iter().filter(|(it, _)| it.place() == place);
        found.next().map(|(_, count)| *count)
    }

    fn start(&self, start: Start, _: Tracking) -> Result<State, Untracked> {
        Ok(State {
            thread: start.thread.0 as u8,
            ..State::default()
        })
    }

    fn step(&self, state: &mut State, returned: Value, index: u32) -> Operation {
        let code = &self.threads[usize::from(state.thread)];
        let next = usize::from(state.next);
        if let Some(last) = next.checked_sub(1)
            && code[last].action.reads()
        {
            state.registers[last] = returned.0;
        }
        let Some(instruction) = code.get(next) else {
            return Operation::End(Value::default());
        };
        state.events[next] = index;
        state.next += 1;
        operation(instruction.action)
    }

    fn dependencies(&self, state: &State) -> program::Dependencies {
        let code = &self.threads[usize::from(state.thread)];
        let done = &code[..usize::from(state.next)];
        let events = |reads: Reads| reads.iter().map(|read| state.events[read]).collect();
        let Some(last) = done.last() else {
            return program::Dependencies::default();
        };
        let decided = done.iter().enumerate().map(|(index, instruction)| {
            let depends = instruction.depends.ctrl;
            let is_last = index + 1 == done.len();
            if !is_last && self.branches(instruction.action) {
                depends.union(Reads::of(index))
            } else {
                depends
            }
        });
        program::Dependencies {
            addr: events(last.depends.addr),
            data: events(last.depends.data),
            ctrl: events(decided.fold(Reads::NONE, Reads::union)),
        }
    }

    fn source_position(&self, _: &State) -> Option<SourcePosition> {
        None
    }

    fn place_name(&self, place: Place) -> String {
        match place.address.0.checked_sub(FIRST_BARRIER) {
            Some(barrier) => Barrier(barrier as u8).to_string(),
            None => Location(place.address.0 as u8).to_string(),
        }
    }
}

impl fmt::Display for Test {
    /// The test on one line, the condition within: `W rlx x=1; W rel y=1 | R acq y=1; R rlx x=0`,
    /// and the last values behind `->`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (thread, index, instruction) in self.instructions() {
            let separator = match (thread, index) {
                (0, 0) => "",
                (_, 0) => " | ",
                _ => "; ",
            };
            write!(f, "{separator}{}", self.shown(thread, index, instruction))?;
        }
        let last = self.condition.iter().filter_map(|clause| match clause {
            Clause::Memory { location, value } => Some(format!("{location}={value}")),
            Clause::Register { .. } => None,
        });
        let last: Vec<String> = last.collect();
        if !last.is_empty() {
            write!(f, " -> {}", last.join(", "))?;
        }
        Ok(())
    }
}

impl Test {
    fn shown(&self, thread: usize, index: usize, instruction: Instruction) -> String {
        let asked = self.condition.iter().find_map(|clause| match clause {
            Clause::Register {
                thread: of,
                instruction,
                value,
            } if *of == thread && *instruction == index => Some(format!("={value}")),
            _ => None,
        });
        let asked = asked.unwrap_or_default();
        let mode = |mode: Mode| match (self.level, mode) {
            (Level::Machine, _) => "",
            (_, Mode::NonAtomic) => " na",
            (_, Mode::Relaxed) => " rlx",
            (_, Mode::Acquire) => " acq",
            (_, Mode::Release) => " rel",
            (_, Mode::AcquireRelease) => " acq_rel",
            (_, Mode::SequentiallyConsistent) => " sc",
        };
        let action = match instruction.action {
            Action::Write {
                location,
                mode: order,
                value,
            } => format!("W{} {location}={value}", mode(order)),
            Action::Read {
                location,
                mode: order,
            } => format!("R{} {location}{asked}", mode(order)),
            Action::Rmw {
                location,
                mode: order,
                kind,
                value,
            } => {
                let update = match kind {
                    RmwKind::Exchange => format!(":={value}"),
                    RmwKind::Add => format!("+={value}"),
                    RmwKind::CompareExchange { expected } => format!(":={expected}->{value}"),
                };
                format!("RMW{} {location}{asked}{update}", mode(order))
            }
            Action::Fence { mode: order, kind } => match kind {
                FenceKind::Language => format!("F{}", mode(order)),
                FenceKind::Mfence => "MFENCE".to_string(),
                FenceKind::Lfence => "LFENCE".to_string(),
                FenceKind::Sfence => "SFENCE".to_string(),
            },
            Action::Wait { barrier } => format!("wait {barrier}"),
        };
        let DependsOn { addr, data, ctrl } = instruction.depends;
        let kinds = [("addr", addr), ("data", data), ("ctrl", ctrl)];
        let depends = kinds.into_iter().filter(|(_, reads)| !reads.is_empty());
        let depends = depends.map(|(kind, reads)| {
            let reads: Vec<String> = reads.iter().map(|read| format!("#{read}")).collect();
            format!(" {kind} {}", reads.join(" "))
        });
        format!("{action}{}", depends.collect::<String>())
    }
}
