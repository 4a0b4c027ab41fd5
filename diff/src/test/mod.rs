//! An abstract small program and a question about its end: what a litmus test is before it is
//! written in a language.
//!
//! A [`Test`] has threads of straight-line code. Every instruction is executed, whatever is read: a
//! control dependency is a branch whose two ways lead to the same place. So the events of all
//! executions are the same, and executions differ in what reads read and in the order of writes
//! alone. Only where a test [says so](Test::ends_early), threads end at branches that are not
//! taken: a race that synchronisation prevents needs programs that look first.
//!
//! Instructions are in `instruction`. A test has rules (`rules`), a form that is the same for all
//! tests that differ in names alone (`canonical`), a text on one line (`show`), and is a program
//! that exploration runs (`run`).
//!
//! # Values
//!
//! Values are there to tell writes apart. The writes of a location have values of their own, none
//! of them 0, which is the initial value of all locations. Where a location has a fetch-and-add,
//! the values are different powers of two: what a chain of additions wrote then tells its members.

mod canonical;
mod instruction;
mod level;
mod rules;
mod run;
mod show;

pub(crate) use instruction::LOCK_NAME;
pub use instruction::{
    Action, Barrier, DependsOn, Instruction, Location, MAX_INSTRUCTIONS, Reads, RmwKind,
    failure_mode, store_mode,
};
pub use level::Level;
pub use run::State;

use katec_checker::event::Mode;
use std::cmp::Ordering;
use std::collections::BTreeSet;

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
    /// Branches are taken only if their reads have seen what the condition asks for; otherwise the
    /// thread ends there.
    pub ends_early: bool,
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

/// Calls `visit` with every order of some values, the first ones of which are chosen.
fn each_order(values: &[u64], chosen: &mut Vec<u64>, visit: &mut impl FnMut(&[u64])) {
    if chosen.len() == values.len() {
        return visit(chosen);
    }
    for value in values {
        if !chosen.contains(value) {
            chosen.push(*value);
            each_order(values, chosen, visit);
            chosen.pop();
        }
    }
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
            ends_early: false,
        }
    }

    /// The value that the condition asks of a read.
    pub fn asked(&self, thread: usize, read: usize) -> Option<u64> {
        self.condition.iter().find_map(|clause| match *clause {
            Clause::Register {
                thread: of,
                instruction,
                value,
            } if of == thread && instruction == read => Some(value),
            _ => None,
        })
    }

    /// The same test in which every thread goes on after these reads only if they have seen what
    /// the condition asks for. Each is a thread and the index of an instruction.
    pub fn looking(&self, reads: &[(usize, usize)]) -> Test {
        let mut test = self.clone();
        test.ends_early = true;
        for (thread, read) in reads {
            if let Some(next) = test.threads[*thread].get_mut(read + 1) {
                next.depends.ctrl = next.depends.ctrl.union(Reads::of(*read));
            }
        }
        test
    }

    /// The same test with one more thread that sees the writes of a location in some order, for
    /// each location with three writes or four and each order of those that are not last.
    pub fn observed(&self) -> Vec<Test> {
        let mut tests = Vec::new();
        for clause in &self.condition {
            let Clause::Memory { location, value } = *clause else {
                continue;
            };
            let written = self.instructions().filter_map(|(_, _, instruction)| {
                let here = instruction.action.location() == Some(location);
                instruction.action.value().filter(|_| here)
            });
            let earlier: Vec<u64> = written.filter(|other| *other != value).collect();
            if let 2 | 3 = earlier.len() {
                each_order(&earlier, &mut Vec::new(), &mut |order| {
                    tests.push(self.with_observer(location, order));
                });
            }
        }
        tests
    }

    /// The same test with one more thread that reads these values, one after the other.
    fn with_observer(&self, location: Location, values: &[u64]) -> Test {
        let mut test = self.clone();
        let thread = test.threads.len();
        let mode = Mode::Relaxed;
        let read = Instruction::from(Action::Read { location, mode });
        test.threads.push(vec![read; values.len()]);
        let clauses = values.iter().enumerate();
        test.condition
            .extend(clauses.map(|(instruction, value)| Clause::Register {
                thread,
                instruction,
                value: *value,
            }));
        test.condition.sort();
        test
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

    /// Whether a read-modify-write is two instructions.
    pub fn has_reservations(&self) -> bool {
        let mut all = self.instructions();
        all.any(|(_, _, instruction)| instruction.action.is_reserved())
    }

    /// Whether threads take the lock.
    pub fn has_lock(&self) -> bool {
        let mut all = self.instructions();
        all.any(|(_, _, instruction)| instruction.action == Action::Lock)
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
}
