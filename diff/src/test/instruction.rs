//! The instructions of tests.

use katec_checker::event::{Address, FenceKind, Mode, Place};
use std::fmt;

/// The most instructions of a thread.
pub const MAX_INSTRUCTIONS: usize = 16;

/// A location in memory, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location(pub u8);

/// A barrier, numbered from 0. All threads that wait at it somewhere meet there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Barrier(pub u8);

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
    /// Writes its value, as two instructions next to each other: a load that reserves the location,
    /// and a store that takes place. That it fails is none of the test's executions.
    Reserved,
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
    /// Takes the lock of the test. Who finds it taken waits for ever.
    Lock,
    /// Releases the lock of the test.
    Unlock,
}

impl Action {
    /// The location of an access.
    pub fn location(self) -> Option<Location> {
        match self {
            Action::Read { location, .. }
            | Action::Write { location, .. }
            | Action::Rmw { location, .. } => Some(location),
            Action::Fence { .. } | Action::Wait { .. } | Action::Lock | Action::Unlock => None,
        }
    }

    /// The memory order; of waits and locks, none.
    pub fn mode(self) -> Option<Mode> {
        match self {
            Action::Read { mode, .. }
            | Action::Write { mode, .. }
            | Action::Rmw { mode, .. }
            | Action::Fence { mode, .. } => Some(mode),
            Action::Wait { .. } | Action::Lock | Action::Unlock => None,
        }
    }

    /// The same with another memory order.
    pub fn with_mode(mut self, new: Mode) -> Self {
        match &mut self {
            Action::Read { mode, .. }
            | Action::Write { mode, .. }
            | Action::Rmw { mode, .. }
            | Action::Fence { mode, .. } => *mode = new,
            Action::Wait { .. } | Action::Lock | Action::Unlock => {}
        }
        self
    }

    /// Whether it is a read-modify-write of two instructions.
    pub fn is_reserved(self) -> bool {
        let kind = RmwKind::Reserved;
        matches!(self, Action::Rmw { kind: own, .. } if own == kind)
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

    /// How many events it counts as: those that it becomes, but for taking a lock.
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

/// The mode of the read of a compare-exchange that fails: what is left of the mode without its
/// write.
pub fn failure_mode(mode: Mode) -> Mode {
    match mode {
        Mode::Release => Mode::Relaxed,
        Mode::AcquireRelease => Mode::Acquire,
        other => other,
    }
}

/// The mode of the write of a read-modify-write: what is left of the mode without its read.
pub fn store_mode(mode: Mode) -> Mode {
    match mode {
        Mode::Acquire => Mode::Relaxed,
        Mode::AcquireRelease => Mode::Release,
        other => other,
    }
}

/// Where barriers are: behind all locations.
pub(super) const FIRST_BARRIER: u64 = 0x100;

/// Where the lock is: behind all barriers.
pub(super) const LOCK: Place = Place {
    address: Address(0x200),
    size: 4,
};

/// The name of the lock.
pub(crate) const LOCK_NAME: &str = "lock0";

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
