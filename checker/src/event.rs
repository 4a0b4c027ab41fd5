//! Ids, access modes and the small values that graphs, programs and models share.

use crate::define_id;
use std::fmt;

define_id!(
    /// An event of one execution graph: its place in the order of insertion, which is also its
    /// stamp.
    ///
    /// Ids are dense from 0. Removing the newest events and adding others reuses ids; copying a
    /// part of a graph renumbers. What stays the same across graphs is the [`Position`].
    EventId
);

define_id!(
    /// A thread of one execution graph, dense from 0. The threads of the start come first; a
    /// created one gets the first number that is free. Machines know threads by their
    /// [`ThreadName`].
    ThreadId
);

/// The name of a thread, by which machines know it: the same in every execution.
///
/// The threads of the start are named by their numbers. The name of a created thread is for its
/// creator to derive, from its own name and from how many threads it created before, so that it
/// follows from the history of the creator alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ThreadName(pub u64);

/// The name of an event within its graph: its thread and its index in that thread's program order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The thread.
    pub thread: ThreadId,
    /// Index in program order, dense from 0.
    pub index: u32,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.thread.0, self.index)
    }
}

/// A memory address. Litmus tests number their locations; C programs have byte addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Address(pub u64);

/// A value in memory or in a register, as many low bits of it as the access is wide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(pub u64);

impl Value {
    /// What a load of uninitialised memory returns to a program that
    /// [only copies](crate::program::Program::copies) it, and what is written to make memory
    /// uninitialised. No value in memory: a program that happens to have this number of 64 bits
    /// would be told that it is none.
    pub const UNINITIALISED: Value = Value(0x9d3f_a16c_5be2_8407);
}

/// The mode (memory order) of an access or a fence, as the instruction has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mode {
    /// A plain access of the language: a data race is an error.
    NonAtomic,
    /// Relaxed; also every access of a machine instruction.
    Relaxed,
    /// Acquire.
    Acquire,
    /// Release.
    Release,
    /// Acquire and release.
    AcquireRelease,
    /// Sequentially consistent.
    SequentiallyConsistent,
}

/// What kind of fence, beyond its mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FenceKind {
    /// A fence of the language level, described by its mode alone.
    Language,
    /// X86 `MFENCE`. Its mode is sequentially consistent.
    Mfence,
    /// X86 `LFENCE`.
    Lfence,
    /// X86 `SFENCE`.
    Sfence,
    /// AArch64 `DMB SY`. The mode of full fences of machines is sequentially consistent, that of
    /// others relaxed.
    DmbSy,
    /// AArch64 `DMB LD`.
    DmbLd,
    /// AArch64 `DMB ST`.
    DmbSt,
    /// AArch64 `DSB SY`.
    DsbSy,
    /// AArch64 `DSB LD`.
    DsbLd,
    /// AArch64 `DSB ST`.
    DsbSt,
    /// AArch64 `ISB`.
    Isb,
    /// POWER `sync`.
    Sync,
    /// POWER `lwsync`.
    Lwsync,
    /// POWER `isync`.
    Isync,
    /// POWER `eieio`.
    Eieio,
    /// RISC-V `fence r,r`.
    FenceRr,
    /// RISC-V `fence r,w`.
    FenceRw,
    /// RISC-V `fence r,rw`.
    FenceRm,
    /// RISC-V `fence w,r`.
    FenceWr,
    /// RISC-V `fence w,w`.
    FenceWw,
    /// RISC-V `fence w,rw`.
    FenceWm,
    /// RISC-V `fence rw,r`.
    FenceMr,
    /// RISC-V `fence rw,w`.
    FenceMw,
    /// RISC-V `fence rw,rw`.
    FenceMm,
    /// RISC-V `fence.tso`.
    FenceTso,
    /// RISC-V `fence.i`, which orders no accesses of data.
    FenceI,
    /// The kernel's `smp_rmb`. The modes of the kernel's fences are those of the language that come
    /// closest: they are what other models than the kernel's see.
    Rmb,
    /// The kernel's `smp_wmb`.
    Wmb,
    /// The kernel's `smp_mb__before_atomic`.
    BeforeAtomic,
    /// The kernel's `smp_mb__after_atomic`.
    AfterAtomic,
    /// The kernel's `smp_mb__after_spinlock`.
    AfterSpinlock,
    /// The kernel's `smp_mb__after_unlock_lock`.
    AfterUnlockLock,
    /// The kernel's `smp_mb__after_srcu_read_unlock`.
    AfterSrcuReadUnlock,
    /// The kernel's `rcu_read_lock`.
    RcuLock,
    /// The kernel's `rcu_read_unlock`.
    RcuUnlock,
    /// The kernel's `synchronize_rcu`.
    SyncRcu,
    /// The kernel's `srcu_read_lock`.
    SrcuLock,
    /// The kernel's `srcu_read_unlock`.
    SrcuUnlock,
    /// The kernel's `synchronize_srcu`.
    SyncSrcu,
}

impl FenceKind {
    /// The instruction as assembly has it; `fence` at the language level.
    pub const fn instruction(self) -> &'static str {
        match self {
            FenceKind::Language => "fence",
            FenceKind::Mfence => "mfence",
            FenceKind::Lfence => "lfence",
            FenceKind::Sfence => "sfence",
            FenceKind::DmbSy => "DMB SY",
            FenceKind::DmbLd => "DMB LD",
            FenceKind::DmbSt => "DMB ST",
            FenceKind::DsbSy => "DSB SY",
            FenceKind::DsbLd => "DSB LD",
            FenceKind::DsbSt => "DSB ST",
            FenceKind::Isb => "ISB",
            FenceKind::Sync => "sync",
            FenceKind::Lwsync => "lwsync",
            FenceKind::Isync => "isync",
            FenceKind::Eieio => "eieio",
            FenceKind::FenceRr => "fence r,r",
            FenceKind::FenceRw => "fence r,w",
            FenceKind::FenceRm => "fence r,rw",
            FenceKind::FenceWr => "fence w,r",
            FenceKind::FenceWw => "fence w,w",
            FenceKind::FenceWm => "fence w,rw",
            FenceKind::FenceMr => "fence rw,r",
            FenceKind::FenceMw => "fence rw,w",
            FenceKind::FenceMm => "fence rw,rw",
            FenceKind::FenceTso => "fence.tso",
            FenceKind::FenceI => "fence.i",
            FenceKind::Rmb => "smp_rmb",
            FenceKind::Wmb => "smp_wmb",
            FenceKind::BeforeAtomic => "smp_mb__before_atomic",
            FenceKind::AfterAtomic => "smp_mb__after_atomic",
            FenceKind::AfterSpinlock => "smp_mb__after_spinlock",
            FenceKind::AfterUnlockLock => "smp_mb__after_unlock_lock",
            FenceKind::AfterSrcuReadUnlock => "smp_mb__after_srcu_read_unlock",
            FenceKind::RcuLock => "rcu_read_lock",
            FenceKind::RcuUnlock => "rcu_read_unlock",
            FenceKind::SyncRcu => "synchronize_rcu",
            FenceKind::SrcuLock => "srcu_read_lock",
            FenceKind::SrcuUnlock => "srcu_read_unlock",
            FenceKind::SyncSrcu => "synchronize_srcu",
        }
    }

    /// The mode of a fence of a machine or of the Linux kernel.
    pub const fn machine_mode(self) -> Mode {
        match self {
            FenceKind::Language
            | FenceKind::Mfence
            | FenceKind::DmbSy
            | FenceKind::DsbSy
            | FenceKind::Sync
            | FenceKind::FenceMm
            | FenceKind::BeforeAtomic
            | FenceKind::AfterAtomic
            | FenceKind::AfterSpinlock
            | FenceKind::AfterUnlockLock
            | FenceKind::AfterSrcuReadUnlock
            | FenceKind::SyncRcu
            | FenceKind::SyncSrcu => Mode::SequentiallyConsistent,
            FenceKind::Rmb => Mode::Acquire,
            FenceKind::Wmb => Mode::Release,
            _ => Mode::Relaxed,
        }
    }
}

/// What an access is of a pair of instructions that together are a read-modify-write: a load that
/// reserves its location, and a later store that takes place only if no other thread wrote there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exclusive {
    /// The load.
    Load,
    /// A store that takes place, and the index in program order of its load.
    Store {
        /// The index.
        load: u32,
    },
}

/// What an access is for, beyond what it does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccessRole {
    /// It takes a lock, if it writes: an attempt that only reads does not.
    TakesLock,
    /// It releases a lock.
    ReleasesLock,
    /// A read-modify-write of the Linux kernel that does not return what it read.
    NoReturn,
}

/// What a function of SRCU (sleepable read-copy-update) is called with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SrcuCall {
    /// The structure that sections and grace periods belong to, below 2^40.
    pub structure: Address,
    /// What ends a section: the number of the section that it ends.
    pub section: Option<SrcuSection>,
}

/// The number of a section of SRCU, by which its end finds its start: the thread and the index of
/// the call that starts it. Never 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SrcuSection(u32);

impl SrcuSection {
    /// The section that an event at this position starts; `None` if there are too many threads or
    /// events.
    pub fn started_at(position: Position) -> Option<Self> {
        let (thread, index) = (position.thread.0 + 1, position.index);
        (thread < 1 << 8 && index < 1 << 16).then_some(Self(thread << 16 | index))
    }

    /// The section of a number.
    pub fn of_number(number: u64) -> Option<Self> {
        let number = u32::try_from(number).ok()?;
        (number >> 16 != 0 && number >> 24 == 0).then_some(Self(number))
    }

    /// The number.
    pub fn number(self) -> u64 {
        u64::from(self.0)
    }

    /// The position of the event that starts it.
    pub fn start(self) -> Position {
        Position {
            thread: ThreadId((self.0 >> 16) - 1),
            index: self.0 & 0xffff,
        }
    }
}

/// The accessed memory: `size` bytes from `address`.
///
/// Two accesses of one execution either have the same place or do not overlap; programs report
/// anything else as an error before it gets here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The first byte.
    pub address: Address,
    /// Width in bytes.
    pub size: u8,
}

/// How a read-modify-write computes what it writes from what it read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Update {
    /// Writes the operand.
    Exchange(Value),
    /// Writes `old + operand`, modulo the width.
    Add(Value),
    /// Writes `old - operand`, modulo the width.
    Sub(Value),
    /// Bitwise and.
    And(Value),
    /// Bitwise or.
    Or(Value),
    /// Bitwise exclusive or.
    Xor(Value),
    /// Bitwise not-and.
    Nand(Value),
    /// Signed maximum.
    Max(Value),
    /// Signed minimum.
    Min(Value),
    /// Unsigned maximum.
    UnsignedMax(Value),
    /// Unsigned minimum.
    UnsignedMin(Value),
    /// Counts an arrival at a barrier: the upper half of the value counts up to the lower half, and
    /// from there starts with 0 again. Writes nothing if the lower half is 0.
    Arrive,
    /// Writes `old + addend`, modulo the width, if the old value is in the range (unsigned, both
    /// ends included), and otherwise nothing.
    AddWithin {
        /// The least value at which a write happens.
        low: Value,
        /// The greatest.
        high: Value,
        /// What is added then.
        addend: Value,
    },
    /// Writes `old + addend`, modulo the width, unless the old value is `value`.
    AddUnless {
        /// The value at which nothing is written.
        value: Value,
        /// What is added otherwise.
        addend: Value,
    },
    /// Writes `desired` if the old value is `expected`, and otherwise nothing.
    CompareExchange {
        /// What must be read for a write to happen.
        expected: Value,
        /// What is written then.
        desired: Value,
    },
}

impl Update {
    /// What is written when `old` was read at a width of `size` bytes; `None` for a failed
    /// compare-exchange.
    pub fn apply(self, old: Value, size: u8) -> Option<Value> {
        let bits = 8 * u32::from(size.min(8));
        let mask = u64::MAX >> (64 - bits);
        let signed = |v: u64| ((v << (64 - bits)) as i64) >> (64 - bits);
        let old = old.0 & mask;
        let new = match self {
            Update::Exchange(v) => v.0,
            Update::Add(v) => old.wrapping_add(v.0),
            Update::Sub(v) => old.wrapping_sub(v.0),
            Update::And(v) => old & v.0,
            Update::Or(v) => old | v.0,
            Update::Xor(v) => old ^ v.0,
            Update::Nand(v) => !(old & v.0),
            Update::Max(v) => signed(old).max(signed(v.0)) as u64,
            Update::Min(v) => signed(old).min(signed(v.0)) as u64,
            Update::UnsignedMax(v) => old.max(v.0 & mask),
            Update::UnsignedMin(v) => old.min(v.0 & mask),
            Update::Arrive => {
                let half = bits / 2;
                let (arrived, expected) = (old >> half, old & ((1 << half) - 1));
                if expected == 0 {
                    return None;
                }
                match arrived + 1 {
                    all if all >= expected => expected,
                    some => some << half | expected,
                }
            }
            Update::AddWithin { low, high, addend } => {
                if !(low.0..=high.0).contains(&old) {
                    return None;
                }
                old.wrapping_add(addend.0)
            }
            Update::AddUnless { value, addend } => {
                if old == value.0 & mask {
                    return None;
                }
                old.wrapping_add(addend.0)
            }
            Update::CompareExchange { expected, desired } => {
                if old != expected.0 & mask {
                    return None;
                }
                desired.0
            }
        };
        Some(Value(new & mask))
    }
}

/// What kind of object an allocation makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Storage {
    /// One that the program releases.
    Heap,
    /// A local variable.
    Stack,
}

/// The reads of the thread's own history that an operation depends on, by index in program order.
/// Collected only by machines that were [started](crate::program::Program::start) to track them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dependencies {
    /// Reads that the address depends on.
    pub addr: Vec<u32>,
    /// Reads that the written value (or the compared value) depends on.
    pub data: Vec<u32>,
    /// Reads that a branch before this operation depends on.
    pub ctrl: Vec<u32>,
    /// Reads that the value depends on with which a compare-exchange compares.
    pub casdep: Vec<u32>,
}

impl Dependencies {
    /// Makes room for an event that comes to have this index.
    pub(crate) fn shift(&mut self, new: u32) {
        let Self {
            addr,
            data,
            ctrl,
            casdep,
        } = self;
        for read in [addr, data, ctrl, casdep].into_iter().flatten() {
            *read += u32::from(*read >= new);
        }
    }
}
