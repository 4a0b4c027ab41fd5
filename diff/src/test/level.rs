//! The languages of tests, as far as searches and rules ask: what instructions there are.

use super::{Action, RmwKind};
use katec_checker::event::{FenceKind, Mode};

/// The fences of AArch64 that wait until what is before them is done.
const BARRIERS: [FenceKind; 3] = [FenceKind::DsbLd, FenceKind::DsbSt, FenceKind::DsbSy];

fn machine_fence(kind: FenceKind) -> Action {
    Action::Fence {
        mode: kind.machine_mode(),
        kind,
    }
}

/// What the instructions of a test are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Accesses and fences of the C language.
    Language,
    /// Instructions of an X86 machine. Accesses are relaxed, and only read-modify-writes are
    /// locked.
    X86,
    /// Instructions of AArch64: SC loads are `LDAR`, acquire loads `LDAPR`, release stores `STLR`.
    Aarch64,
    /// Instructions of POWER.
    Power,
    /// Instructions of RISC-V. Only atomic operations on memory have `.aq` and `.rl`.
    Riscv,
}

impl Level {
    /// The machines.
    pub const MACHINES: [Level; 4] = [Level::X86, Level::Aarch64, Level::Power, Level::Riscv];

    /// Whether the instructions are those of a machine.
    pub fn is_machine(self) -> bool {
        self != Level::Language
    }

    /// What people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Language => "C",
            Level::X86 => "X86",
            Level::Aarch64 => "AArch64",
            Level::Power => "POWER",
            Level::Riscv => "RISC-V",
        }
    }

    /// Whether dependencies can be written.
    pub fn has_dependencies(self) -> bool {
        self != Level::X86
    }

    /// The modes of reads, the plainest first; accesses of C that are not atomic come last.
    pub const fn read_modes(self) -> &'static [Mode] {
        use Mode::{Acquire, NonAtomic, Relaxed, SequentiallyConsistent};
        match self {
            Level::Language => &[Relaxed, Acquire, SequentiallyConsistent, NonAtomic],
            Level::Aarch64 => &[Relaxed, Acquire, SequentiallyConsistent],
            Level::X86 | Level::Power | Level::Riscv => &[Relaxed],
        }
    }

    /// The modes of writes.
    pub const fn write_modes(self) -> &'static [Mode] {
        use Mode::{NonAtomic, Relaxed, Release, SequentiallyConsistent};
        match self {
            Level::Language => &[Relaxed, Release, SequentiallyConsistent, NonAtomic],
            Level::Aarch64 => &[Relaxed, Release],
            Level::X86 | Level::Power | Level::Riscv => &[Relaxed],
        }
    }

    /// The modes of read-modify-writes.
    pub const fn rmw_modes(self) -> &'static [Mode] {
        use Mode::{Acquire, AcquireRelease, Relaxed, Release, SequentiallyConsistent};
        match self {
            Level::Language => &[
                Relaxed,
                Acquire,
                Release,
                AcquireRelease,
                SequentiallyConsistent,
            ],
            Level::Aarch64 | Level::Riscv => &[Relaxed, Acquire, Release, AcquireRelease],
            Level::X86 | Level::Power => &[Relaxed],
        }
    }

    /// How read-modify-writes that only write their value are made: those that are one instruction
    /// come first. POWER has none of them.
    pub const fn exchanges(self) -> &'static [RmwKind] {
        match self {
            Level::Language | Level::X86 => &[RmwKind::Exchange],
            Level::Aarch64 | Level::Riscv => &[RmwKind::Exchange, RmwKind::Reserved],
            Level::Power => &[RmwKind::Reserved],
        }
    }

    /// Whether there is a compare-exchange.
    pub fn has_compare_exchange(self) -> bool {
        matches!(self, Level::Language | Level::X86 | Level::Aarch64)
    }

    /// The fences, weaker ones first, as far as models may tell them apart by what they do to
    /// accesses of memory: `DMB` stands for `DSB`.
    pub fn fences(self) -> Vec<Action> {
        use FenceKind as Kind;
        use Mode::{Acquire, AcquireRelease, Release, SequentiallyConsistent};
        let kinds: &[Kind] = match self {
            Level::Language => {
                let modes = [Acquire, Release, AcquireRelease, SequentiallyConsistent];
                let kind = Kind::Language;
                return modes.map(|mode| Action::Fence { mode, kind }).to_vec();
            }
            Level::X86 => &[Kind::Mfence, Kind::Lfence, Kind::Sfence],
            Level::Aarch64 => &[Kind::Isb, Kind::DmbLd, Kind::DmbSt, Kind::DmbSy],
            Level::Power => &[Kind::Isync, Kind::Eieio, Kind::Lwsync, Kind::Sync],
            Level::Riscv => &[
                Kind::FenceRr,
                Kind::FenceRw,
                Kind::FenceWr,
                Kind::FenceWw,
                Kind::FenceRm,
                Kind::FenceWm,
                Kind::FenceMr,
                Kind::FenceMw,
                Kind::FenceTso,
                Kind::FenceMm,
            ],
        };
        kinds.iter().copied().map(machine_fence).collect()
    }

    /// The fences with those that order what another one orders, for models that tell them apart.
    pub fn all_fences(self) -> Vec<Action> {
        let mut fences = self.fences();
        if self == Level::Aarch64 {
            fences.extend(BARRIERS.map(machine_fence));
        }
        fences
    }

    /// The fence that orders most.
    pub const fn strongest_fence(self) -> FenceKind {
        match self {
            Level::Language => FenceKind::Language,
            Level::X86 => FenceKind::Mfence,
            Level::Aarch64 => FenceKind::DmbSy,
            Level::Power => FenceKind::Sync,
            Level::Riscv => FenceKind::FenceMm,
        }
    }

    /// Whether it has a fence of this kind.
    pub fn has_fence(self, wanted: FenceKind) -> bool {
        let listed = |it: &Action| matches!(it, Action::Fence { kind, .. } if *kind == wanted);
        self.all_fences().iter().any(listed)
    }

    /// Whether there is such an instruction.
    pub fn has(self, action: Action) -> bool {
        match action {
            Action::Read { mode, .. } => self.read_modes().contains(&mode),
            Action::Write { mode, .. } => self.write_modes().contains(&mode),
            Action::Rmw { mode, kind, .. } => {
                let exchanges = self.exchanges();
                let has_kind = match kind {
                    RmwKind::CompareExchange { .. } => self.has_compare_exchange(),
                    RmwKind::Add => exchanges.contains(&RmwKind::Exchange),
                    RmwKind::Exchange | RmwKind::Reserved => exchanges.contains(&kind),
                };
                self.rmw_modes().contains(&mode) && has_kind
            }
            Action::Fence { mode, kind } if self.is_machine() => {
                self.has_fence(kind) && mode == kind.machine_mode()
            }
            Action::Fence { mode, kind } => kind == FenceKind::Language && mode != Mode::NonAtomic,
            Action::Wait { .. } | Action::Lock | Action::Unlock => !self.is_machine(),
        }
    }
}
