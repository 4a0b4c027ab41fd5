//! Names that models written for other programs use, and what they mean here.
//!
//! Programs here are of C and of the machines that litmus tests are in. Models speak of other
//! events as well, and in other words, and each name is one of these:
//!
//! * **There in other words.** `L` are release writes on AArch64, and `sync` is what POWER's `sync`
//!   is between.
//! * **Empty.** It stands for events that no program has, and says nothing of others: a fence of
//!   another machine, a page table. The set is empty, which is true, and the model says so in a
//!   warning, since the program's own fences may do nothing under it.
//! * **Unknown.** Programs have what it speaks of, but it is not recorded: registers, values, which
//!   threads are close to each other. An empty set would be wrong. Such a name may be used where
//!   nothing depends on it (beside an empty set, or in what is only shown); otherwise it is refused
//!   by name.
//! * **Doubtful.** The name could as well be a slip, or it means something else here (`A` is the
//!   set of atomic accesses, and on ARM that of acquire reads). It has the other meaning only in a
//!   model that also uses a name of the same machine that cannot be mistaken.

use katec_checker::builtin::{BuiltinSet as Set, Kind};

/// Whose names they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Machine {
    /// ARM processors.
    Arm,
    /// POWER and MIPS processors.
    Power,
    /// RISC-V processors, and BPF, which has the same names.
    RiscV,
    /// The Linux kernel.
    Linux,
    /// Page tables, instruction memory, tags of memory, faults.
    System,
    /// Graphics processors.
    Graphics,
    /// Registers and branches as events.
    Registers,
    /// Dartagnan's own.
    Dartagnan,
    /// IMM, the intermediate model.
    Imm,
    /// Databases.
    Database,
    /// Annotations of bell files.
    Bell,
}

impl Machine {
    /// What the names of this machine speak of, and why programs have none of it.
    pub(crate) fn lacks(self) -> &'static str {
        match self {
            Machine::Arm => "instructions of ARM processors",
            Machine::Power => "fences of POWER and MIPS processors",
            Machine::RiscV => "fences and modes of RISC-V processors and BPF",
            Machine::Linux => "annotations of the Linux kernel's functions",
            Machine::System => {
                "page tables, instruction memory, tags of memory, faults and interrupts"
            }
            Machine::Graphics => "scopes and proxies of graphics processors",
            Machine::Registers => "registers and branches",
            Machine::Dartagnan => "undefined behaviour as an event",
            Machine::Imm => "read-modify-writes that are marked as strong",
            Machine::Database => "transactions of databases",
            Machine::Bell => "annotations of bell files",
        }
    }
}

/// What a name of another machine means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Meaning {
    /// No events, or none related.
    Empty(Kind),
    /// The same for names that some models use for a set and others for a relation.
    EmptyEither,
    /// Something that is not recorded, and why.
    Unknown(Kind, &'static str),
    /// A function of such a result.
    UnknownFunction(Kind, &'static str),
    /// Events that are in all of some sets, in any of others, and in none of the last.
    Events([&'static [Set]; 3]),
    /// What has one of these fences between.
    Between(&'static [Set]),
    /// What comes after such a fence that depends on a read by control.
    AfterControl(Set),
}

impl Meaning {
    /// Whether it is known which events it stands for.
    pub(super) fn is_known(self) -> bool {
        !matches!(self, Meaning::Unknown(..) | Meaning::UnknownFunction(..))
    }
}

/// A row of the table.
struct Row {
    machine: Machine,
    /// Whether the names also mean something else, or are close to what does.
    doubtful: bool,
    names: &'static [&'static str],
    /// How names begin.
    beginnings: &'static [&'static str],
    meaning: Meaning,
}

const fn row(
    machine: Machine,
    meaning: Meaning,
    names: &'static [&'static str],
    beginnings: &'static [&'static str],
) -> Row {
    Row {
        machine,
        doubtful: false,
        names,
        beginnings,
        meaning,
    }
}

const fn doubtful(machine: Machine, meaning: Meaning, names: &'static [&'static str]) -> Row {
    Row {
        machine,
        doubtful: true,
        names,
        beginnings: &[],
        meaning,
    }
}

const fn events(
    machine: Machine,
    sets: [&'static [Set]; 3],
    names: &'static [&'static str],
) -> Row {
    row(machine, Meaning::Events(sets), names, &[])
}

const fn between(machine: Machine, fences: &'static [Set], names: &'static [&'static str]) -> Row {
    row(machine, Meaning::Between(fences), names, &[])
}

const DMB: &[Set] = &[Set::DmbSy, Set::DmbLd, Set::DmbSt];
const DSB: &[Set] = &[Set::DsbSy, Set::DsbLd, Set::DsbSt];
/// Fences of the kernel that are full fences in some places only.
const FULL_FENCES: &[Set] = &[
    Set::BeforeAtomic,
    Set::AfterAtomic,
    Set::AfterSpinlock,
    Set::AfterUnlockLock,
    Set::AfterSrcuReadUnlock,
    Set::SyncRcu,
    Set::SyncSrcu,
];
const SET: Meaning = Meaning::Empty(Kind::Set);
const RELATION: Meaning = Meaning::Empty(Kind::Relation);
const REGISTERS: &str =
    "registers and branches are no events here: `addr`, `data` and `ctrl` are built in";
const SCOPES: &str = "which threads of a graphics processor are close to each other, and how their memory is \
     reached, is not recorded here";
const VALUES: &str = "the values of accesses are not part of an execution here";
const PARTS: &str = "accesses are not divided into parts of one byte here";
const TRANSACTIONS: &str = "programs here have no transactions that see each other as a whole";
const GUESS: &str = "relations are not enumerated by the model";

const TAGS: &str = "which annotations instructions have is not recorded here";

const TABLE: &[Row] = &[
    row(
        Machine::Bell,
        Meaning::UnknownFunction(Kind::Set, TAGS),
        &["tag2events", "tag2set", "tag2fences", "tag2instrs"],
        &[],
    ),
    row(
        Machine::Bell,
        Meaning::UnknownFunction(Kind::Relation, TAGS),
        &["tag2scope", "tag2level"],
        &[],
    ),
    events(Machine::Arm, [&[Set::W, Set::Rel], &[], &[]], &["L"]),
    events(
        Machine::Arm,
        [&[Set::R, Set::Acq], &[], &[Set::Sc, Set::Rx]],
        &["Q"],
    ),
    events(Machine::Arm, [&[], DMB, &[]], &["DMB"]),
    events(Machine::Arm, [&[], DSB, &[]], &["DSB"]),
    between(Machine::Arm, DMB, &["dmb"]),
    between(Machine::Arm, &[Set::DmbSy], &["dmb.sy"]),
    between(Machine::Arm, &[Set::DmbLd], &["dmb.ld"]),
    between(Machine::Arm, &[Set::DmbSt], &["dmb.st"]),
    between(Machine::Arm, DSB, &["dsb"]),
    between(Machine::Arm, &[Set::DsbSy], &["dsb.sy"]),
    between(Machine::Arm, &[Set::DsbLd], &["dsb.ld"]),
    between(Machine::Arm, &[Set::DsbSt], &["dsb.st"]),
    between(Machine::Arm, &[Set::Isb], &["isb"]),
    row(
        Machine::Arm,
        Meaning::AfterControl(Set::Isb),
        &["ctrlisb"],
        &[],
    ),
    row(Machine::Arm, SET, &["ISB", "NoRet"], &["DMB.", "DSB."]),
    row(Machine::Arm, Meaning::EmptyEither, &[], &["dmb.", "dsb."]),
    doubtful(
        Machine::Arm,
        Meaning::Events([&[Set::R, Set::Acq], &[Set::Sc, Set::Rx], &[]]),
        &["A"],
    ),
    doubtful(Machine::Arm, SET, &["T"]),
    doubtful(Machine::Arm, Meaning::Unknown(Kind::Set, REGISTERS), &["B"]),
    row(
        Machine::Power,
        SET,
        &["SYNC", "LWSYNC", "ISYNC", "EIEIO"],
        &[],
    ),
    between(Machine::Power, &[Set::Sync], &["sync"]),
    between(Machine::Power, &[Set::Lwsync], &["lwsync"]),
    between(Machine::Power, &[Set::Isync], &["isync"]),
    between(Machine::Power, &[Set::Eieio], &["eieio"]),
    row(
        Machine::Power,
        Meaning::AfterControl(Set::Isync),
        &["ctrlisync"],
        &[],
    ),
    events(Machine::RiscV, [&[Set::AcqRel], &[], &[]], &["AcqRel"]),
    events(
        Machine::RiscV,
        [&[], &[Set::Rx, Set::Rmw], &[Set::Ex]],
        &["AMO"],
    ),
    events(Machine::RiscV, [&[Set::R, Set::Acq], &[], &[]], &["AQ"]),
    doubtful(
        Machine::RiscV,
        Meaning::Events([&[Set::W, Set::Rel], &[], &[]]),
        &["RL"],
    ),
    between(Machine::RiscV, &[Set::FenceRr], &["fence.r.r"]),
    between(Machine::RiscV, &[Set::FenceRw], &["fence.r.w"]),
    between(Machine::RiscV, &[Set::FenceRm], &["fence.r.rw"]),
    between(Machine::RiscV, &[Set::FenceWr], &["fence.w.r"]),
    between(Machine::RiscV, &[Set::FenceWw], &["fence.w.w"]),
    between(Machine::RiscV, &[Set::FenceWm], &["fence.w.rw"]),
    between(Machine::RiscV, &[Set::FenceMr], &["fence.rw.r"]),
    between(Machine::RiscV, &[Set::FenceMw], &["fence.rw.w"]),
    between(Machine::RiscV, &[Set::FenceMm], &["fence.rw.rw"]),
    between(Machine::RiscV, &[Set::FenceTso], &["fence.tso"]),
    row(Machine::RiscV, SET, &[], &["Fence."]),
    row(Machine::RiscV, Meaning::EmptyEither, &[], &["fence."]),
    doubtful(
        Machine::RiscV,
        Meaning::Events([&[Set::R, Set::Acq], &[], &[Set::AcqRel]]),
        &["Acq"],
    ),
    doubtful(
        Machine::RiscV,
        Meaning::Events([&[Set::W, Set::Rel], &[], &[Set::AcqRel]]),
        &["Rel"],
    ),
    doubtful(Machine::RiscV, SET, &["Sc"]),
    events(
        Machine::Linux,
        [&[Set::M, Set::Rlx], &[], &[Set::Noreturn, Set::Lk]],
        &["Once"],
    ),
    events(
        Machine::Linux,
        [&[Set::Sc], &[Set::F, Set::Rmw], FULL_FENCES],
        &["Mb"],
    ),
    events(
        Machine::Linux,
        [&[Set::R, Set::Lk, Set::Rmw], &[], &[]],
        &["LKR"],
    ),
    events(Machine::Linux, [&[Set::W, Set::Lk], &[], &[]], &["LKW"]),
    events(
        Machine::Linux,
        [&[Set::R, Set::Lk], &[], &[Set::Rmw]],
        &["LF"],
    ),
    row(
        Machine::Linux,
        SET,
        &["Noreturn", "Rmb", "Wmb", "Rb_dep", "RU"],
        &[
            "Before-", "After-", "Before_", "After_", "Sync-", "Rcu-", "Srcu", "Rcu_",
        ],
    ),
    row(
        Machine::Linux,
        RELATION,
        &["crit", "rcu-rscs", "srcu-rscs"],
        &[],
    ),
    // Compare-exchanges that fail are among them there.
    doubtful(
        Machine::Linux,
        Meaning::Events([&[], &[Set::Rx, Set::Rmw], &[Set::Lk]]),
        &["RMW"],
    ),
    doubtful(
        Machine::Linux,
        Meaning::Events([&[Set::R, Set::Acq], &[], &[Set::Sc, Set::Lk]]),
        &["Acquire"],
    ),
    doubtful(
        Machine::Linux,
        Meaning::Events([&[Set::W, Set::Rel], &[], &[Set::Sc, Set::Ul]]),
        &["Release"],
    ),
    doubtful(
        Machine::Linux,
        SET,
        &["Barrier", "Sync", "Assign", "Deref", "Lderef", "RL"],
    ),
    row(
        Machine::System,
        SET,
        &[
            "AF",
            "DB",
            "MMU",
            "D-MMU",
            "I-MMU",
            "Translation",
            "AccessFlag",
            "Permission",
            "TTD",
            "TTDV",
            "TTDINV",
            "IC",
            "DC",
            "Instr",
            "Restricted-CMODX",
            "FAULT",
            "TagCheck",
            "SPURIOUS",
            "EXC-ENTRY",
            "EXC-RET",
            "SVC",
            "INTERRUPT_HANDLER",
            "DISABLE_INTERRUPT",
            "ENABLE_INTERRUPT",
            "NONTERM",
            "INTID",
            "RCFG",
            "DI",
        ],
        &["PTE", "TLBI", "DC.", "IC.", "GIC", "GSB."],
    ),
    row(Machine::System, RELATION, &["inv-domain", "inv-scope"], &[]),
    row(
        Machine::System,
        Meaning::Unknown(Kind::Relation, VALUES),
        &["same-low-order-bits", "same-tag-loc"],
        &[],
    ),
    row(
        Machine::System,
        Meaning::UnknownFunction(Kind::Relation, VALUES),
        &["same-oa", "different-values"],
        &[],
    ),
    row(
        Machine::System,
        Meaning::UnknownFunction(Kind::Set, VALUES),
        &["oa-changes", "at-least-one-writable"],
        &[],
    ),
    row(
        Machine::System,
        Meaning::Unknown(Kind::Set, PARTS),
        &["MC"],
        &[],
    ),
    row(
        Machine::System,
        Meaning::Unknown(Kind::Relation, PARTS),
        &["IM0", "sca"],
        &[],
    ),
    row(
        Machine::System,
        Meaning::UnknownFunction(Kind::Relation, PARTS),
        &["lift", "delift"],
        &[],
    ),
    row(
        Machine::Registers,
        Meaning::Unknown(Kind::Set, REGISTERS),
        &[
            "Rreg", "Wreg", "DATA", "NDATA", "ADDR", "BCC", "PRED", "PoD", "ASLLocal",
        ],
        &[],
    ),
    row(
        Machine::Registers,
        Meaning::Unknown(Kind::Relation, REGISTERS),
        &["rf-reg", "partial_po", "same-instr"],
        &[],
    ),
    row(
        Machine::Graphics,
        Meaning::Unknown(Kind::Set, SCOPES),
        &[
            "WI", "WG", "DV", "ALL", "GLOBAL", "LOCAL", "EF", "XF", "GEN", "SUR", "TEX", "ALIAS",
            "NONPRIV", "CBAR", "ATOM", "SG", "QF", "CTA", "GPU", "SYS", "SC0", "SC1", "SC2", "SC3",
        ],
        &["SEMSC", "SEMAV", "SEMVIS", "AV", "VIS"],
    ),
    row(
        Machine::Graphics,
        Meaning::Unknown(Kind::Relation, SCOPES),
        &[
            "swg",
            "sdv",
            "ssg",
            "sqf",
            "ssw",
            "sr",
            "scta",
            "syncbar",
            "vloc",
            "alias",
            "syncfen",
            "sync_barrier",
            "sync_fence",
        ],
        &[],
    ),
    row(Machine::Dartagnan, SET, &["UB"], &[]),
    row(
        Machine::Dartagnan,
        Meaning::UnknownFunction(Kind::Relation, GUESS),
        &["new"],
        &[],
    ),
    row(Machine::Imm, SET, &["STRONG"], &[]),
    row(
        Machine::Database,
        Meaning::Unknown(Kind::Relation, TRANSACTIONS),
        &["vis"],
        &[],
    ),
    doubtful(
        Machine::Database,
        Meaning::Unknown(Kind::Relation, TRANSACTIONS),
        &["ar"],
    ),
];

/// What a name means in other models, and whether that is beyond doubt.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foreign {
    pub(super) machine: Machine,
    pub(super) meaning: Meaning,
    pub(super) doubtful: bool,
}

/// What a name means in models of other machines, those first in which there is no doubt.
pub(super) fn meanings(name: &str) -> impl Iterator<Item = Foreign> + Clone {
    let known = move |row: &&Row| {
        row.names.contains(&name) || row.beginnings.iter().any(|start| name.starts_with(start))
    };
    let found = |row: &Row| Foreign {
        machine: row.machine,
        meaning: row.meaning,
        doubtful: row.doubtful,
    };
    let certain = TABLE.iter().filter(|row| !row.doubtful);
    let others = TABLE.iter().filter(|row| row.doubtful);
    certain.chain(others).filter(known).map(found)
}

/// Whether a name is one of the Linux kernel's, and whether that is beyond doubt.
pub(super) fn of_kernel(name: &str) -> Option<bool> {
    let found = meanings(name).find(|foreign| foreign.machine == Machine::Linux)?;
    Some(!found.doubtful)
}

/// Whether a name that other models use is a set or a relation there.
pub(super) fn kind(name: &str) -> Option<Kind> {
    match meanings(name).next()?.meaning {
        Meaning::Empty(kind) | Meaning::Unknown(kind, _) => Some(kind),
        Meaning::Events(_) => Some(Kind::Set),
        Meaning::Between(_) | Meaning::AfterControl(_) => Some(Kind::Relation),
        Meaning::EmptyEither | Meaning::UnknownFunction(..) => None,
    }
}

/// Names of models for tools whose relations have other names here.
const OTHER_WORDS: &[&str] = &[
    "sb", "sloc", "sthd", "atom", "ad", "cd", "dd", "LOCKED", "if_zero",
];

/// Why a name is not defined, if it is one of other models.
pub(super) fn reason(name: &str) -> Option<String> {
    if OTHER_WORDS.contains(&name) {
        let reason = "it is of models for Memalloy; `po`, `loc`, `int`, `rmw`, `addr`, `ctrl` and \
                      `data` are such relations here";
        return Some(reason.to_owned());
    }
    let found = meanings(name).next()?;
    Some(format!(
        "it is of models that speak of {}, and this one names nothing else of them",
        found.machine.lacks()
    ))
}
