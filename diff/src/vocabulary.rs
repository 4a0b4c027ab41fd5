//! What two models can both be asked about.
//!
//! A model that mentions fences of a machine speaks of programs of that machine, and one that
//! mentions modes of C speaks of C programs; with neither it speaks of all. Two models are compared
//! on the programs that both speak of, those of a machine before those of C. Models of different
//! machines, or of a machine and of C, have accesses without modes and without fences in common.

use crate::joined::{Joined, Side};
use crate::test::{Level, RmwKind};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet as Set, Kind};
use katec_compiler::model::{Expr, ExprId, Model};

/// Modes of C.
const MODES: [Set; 5] = [Set::Rlx, Set::Acq, Set::Rel, Set::AcqRel, Set::Sc];

/// What only programs of the Linux kernel have.
const KERNEL: [Set; 13] = [
    Set::Rmb,
    Set::Wmb,
    Set::BeforeAtomic,
    Set::AfterAtomic,
    Set::AfterSpinlock,
    Set::AfterUnlockLock,
    Set::AfterSrcuReadUnlock,
    Set::RcuLock,
    Set::RcuUnlock,
    Set::SyncRcu,
    Set::SrcuLock,
    Set::SrcuUnlock,
    Set::SyncSrcu,
];

/// The sets of the fences of a machine.
fn fences(machine: Level) -> &'static [Set] {
    match machine {
        Level::Language => &[],
        Level::X86 => &[Set::Mfence, Set::Lfence, Set::Sfence],
        Level::Aarch64 => &[
            Set::DmbSy,
            Set::DmbLd,
            Set::DmbSt,
            Set::DsbSy,
            Set::DsbLd,
            Set::DsbSt,
            Set::Isb,
        ],
        Level::Power => &[Set::Sync, Set::Lwsync, Set::Isync, Set::Eieio],
        Level::Riscv => &[
            Set::FenceRr,
            Set::FenceRw,
            Set::FenceRm,
            Set::FenceWr,
            Set::FenceWw,
            Set::FenceWm,
            Set::FenceMr,
            Set::FenceMw,
            Set::FenceMm,
            Set::FenceTso,
        ],
    }
}

/// Which programs are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// All of C and X86.
    All,
    /// Those in C.
    Language,
    /// Those of a machine.
    Machine(Level),
    /// Those of a machine without fences.
    Plain(Level),
}

/// What two models speak of, as far as comparing them needs it.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// Which programs are compared.
    pub shared: Shared,
    /// Dependencies matter.
    pub dependencies: bool,
    /// A model speaks of barriers. Others order what barriers order, too.
    pub barriers: bool,
    /// A model speaks of locks. To others they are read-modify-writes and writes.
    pub locks: bool,
    /// What is mentioned and has no place in the programs that are searched.
    pub unsearched: Vec<&'static str>,
}

/// What a model speaks of: languages by their own words. With none it speaks of all of them.
struct Words {
    machines: Vec<Level>,
    modes: bool,
}

impl Words {
    fn is_any(&self) -> bool {
        // Modes of C together with fences of X86 are how models of both are written.
        match self.machines[..] {
            [] => !self.modes,
            [Level::X86] => self.modes,
            _ => false,
        }
    }

    fn has_c(&self) -> bool {
        self.is_any() || self.modes
    }

    fn has(&self, machine: Level) -> bool {
        self.is_any() || self.machines.contains(&machine)
    }
}

/// The programs that two models both speak of.
fn shared(a: &Words, b: &Words) -> Shared {
    if a.is_any() && b.is_any() {
        return Shared::All;
    }
    let named = |level: &Level| a.machines.contains(level) || b.machines.contains(level);
    let both = |level: &Level| a.has(*level) && b.has(*level);
    let mut machines = Level::MACHINES.into_iter();
    if let Some(machine) = machines.clone().find(|level| named(level) && both(level)) {
        return Shared::Machine(machine);
    }
    if a.has_c() && b.has_c() {
        return Shared::Language;
    }
    // Dependencies are the same everywhere, so a machine that has them is the better one.
    let machine = machines.rfind(named).unwrap_or(Level::X86);
    Shared::Plain(machine)
}

impl Vocabulary {
    /// What the axioms of two models mention.
    pub fn of(joined: &Joined) -> Self {
        let [a, b] = Side::BOTH.map(|side| words(joined, side));
        let shared = shared(&a, &b);
        let mentioned = mentioned(joined, &Side::BOTH);
        let has = |expr: Expr| mentioned.contains(&expr);
        let relation = |r: BuiltinRelation| has(Expr::Relation(r));
        use BuiltinRelation::{Addr, Alloc, Casdep, Ctrl, Data, Dealloc, Free};
        use BuiltinRelation::{RcuRscs, SameSrcu, SrcuRscs};
        let mut unsearched = Vec::new();
        // Creation, join and rounds are in what models say of `po`, and every order got their
        // edges. What a model says of threads and barriers in its own words is in `TC`, `TJ`, `TB`,
        // `TE` and `B`.
        let own = [Set::Tc, Set::Tj, Set::Tb, Set::Te];
        if own.iter().any(|set| has(Expr::Set(*set))) {
            unsearched.push("creation, joins and ends of threads");
        }
        let barriers = has(Expr::Set(Set::B));
        if barriers && !levels(shared).contains(&Level::Language) {
            unsearched.push("barriers");
        }
        let locks = [Set::Lk, Set::Ul].iter().any(|set| has(Expr::Set(*set)));
        if locks && !levels(shared).contains(&Level::Language) {
            unsearched.push("locks");
        }
        let reserves = |level: &Level| level.exchanges().contains(&RmwKind::Reserved);
        if has(Expr::Set(Set::Ex)) && !levels(shared).iter().any(reserves) {
            unsearched.push("exclusives");
        }
        if relation(Casdep) {
            unsearched.push("what compare-exchanges compare with");
        }
        if KERNEL.iter().any(|set| has(Expr::Set(*set))) {
            unsearched.push("fences and calls of the Linux kernel");
        } else if has(Expr::Set(Set::Noreturn)) {
            unsearched.push("atomic instructions without a result");
        }
        if [RcuRscs, SameSrcu, SrcuRscs].into_iter().any(relation) {
            unsearched.push("sections of read-copy-update");
        }
        let memory = [Alloc, Dealloc, Free].into_iter().any(relation)
            || [Set::Malloc, Set::Free]
                .iter()
                .any(|set| has(Expr::Set(*set)));
        if memory {
            unsearched.push("allocation");
        }
        Self {
            shared,
            dependencies: [Addr, Data, Ctrl].into_iter().any(relation),
            barriers,
            locks,
            unsearched,
        }
    }

    /// The levels at which programs are searched.
    pub fn levels(&self) -> Vec<Level> {
        levels(self.shared)
    }

    /// What to say about programs that are not compared.
    pub fn restriction(&self) -> Option<String> {
        match self.shared {
            Shared::All => None,
            Shared::Language => {
                Some("compared on C programs: one of the models knows no other fences".to_string())
            }
            Shared::Machine(Level::X86) => {
                Some("compared on X86 programs: one of the models knows no modes of C".to_string())
            }
            Shared::Machine(machine) => Some(format!(
                "compared on {} programs: one of the models is about that machine",
                machine.name()
            )),
            Shared::Plain(machine) => Some(format!(
                "compared on {} programs without fences: the models are about different machines \
                 or languages",
                machine.name()
            )),
        }
    }

    /// The sets that no event of the compared programs is in.
    pub fn absent(&self) -> Vec<Set> {
        let mut absent: Vec<Set> = Level::MACHINES
            .into_iter()
            .filter(|machine| match self.shared {
                Shared::All => *machine != Level::X86,
                Shared::Language | Shared::Plain(_) => true,
                Shared::Machine(shared) => *machine != shared,
            })
            .flat_map(fences)
            .copied()
            .collect();
        absent.extend(match self.shared {
            Shared::All | Shared::Language => &[][..],
            Shared::Machine(Level::X86 | Level::Power) => &[Set::AcqRel, Set::Na],
            Shared::Machine(_) => &[Set::Na],
            Shared::Plain(_) => &[Set::F, Set::Acq, Set::Rel, Set::AcqRel, Set::Sc, Set::Na],
        });
        absent
    }

    /// What holds of the sets of events in the programs that are compared: inclusions of sets,
    /// other than that some are [empty](Self::absent).
    pub fn assumptions(&self, model: &mut Model) -> Vec<(ExprId, ExprId)> {
        let mut facts = barrier_rounds(model);
        match self.shared {
            Shared::All => {}
            Shared::Language => {
                // Whatever has a mode is atomic; `RLX` is the only mode that machines have too.
                let [relaxed, access, atomic] =
                    [Set::Rlx, Set::M, Set::Atomic].map(|set| model.intern(Expr::Set(set)));
                facts.push((model.intern(Expr::Intersection(relaxed, access)), atomic));
            }
            Shared::Plain(_) => facts.push(locked_instructions(model)),
            Shared::Machine(machine) => {
                facts.push(locked_instructions(model));
                // `fence.i` is in no set of its own.
                if machine != Level::Riscv {
                    facts.push(own_fences(model, machine));
                }
                if matches!(machine, Level::X86 | Level::Power) {
                    let full = match machine {
                        Level::X86 => Set::Mfence,
                        _ => Set::Sync,
                    };
                    let full = model.intern(Expr::Set(full));
                    for mode in [Set::Acq, Set::Rel, Set::Sc] {
                        let mode = model.intern(Expr::Set(mode));
                        facts.extend([(mode, full), (full, mode)]);
                    }
                }
            }
        }
        facts
    }
}

fn levels(shared: Shared) -> Vec<Level> {
    match shared {
        Shared::All => vec![Level::Language, Level::X86],
        Shared::Language => vec![Level::Language],
        Shared::Machine(machine) | Shared::Plain(machine) => vec![machine],
    }
}

/// All fences of a machine are in the sets of its fences.
fn own_fences(model: &mut Model, machine: Level) -> (ExprId, ExprId) {
    let fence = model.intern(Expr::Set(Set::F));
    let mut all = model.intern(Expr::Empty(Kind::Set));
    for set in fences(machine) {
        let set = model.intern(Expr::Set(*set));
        all = model.intern(Expr::Union(all, set));
    }
    (fence, all)
}

/// On machines the atomic accesses are those of locked instructions and their like.
fn locked_instructions(model: &mut Model) -> (ExprId, ExprId) {
    let [atomic, read, half] =
        [Set::Atomic, Set::Rx, Set::Rmw].map(|set| model.intern(Expr::Set(set)));
    (atomic, model.intern(Expr::Union(read, half)))
}

/// From an event that is no wait, program order leads to all members of a round if it leads to one:
/// `[~B];po;sbr <= po`, and likewise backwards. By induction over the steps of program order to
/// that member: a step of a thread or of a thread and a round leads to the others directly; a step
/// out of an earlier round, `sbr;po`, comes after program order to that round, which leads to all
/// of its members, among them the one that the step of the thread begins at.
///
/// Since `po` is transitive, any number of rounds may follow each other: `[~B];(po;sbr?)+ <= po`.
/// Proofs are told all of them at once, because they use an assumption a few times only.
fn barrier_rounds(model: &mut Model) -> Vec<(ExprId, ExprId)> {
    let [po, sbr] = [BuiltinRelation::Po, BuiltinRelation::Sbr]
        .map(|relation| model.intern(Expr::Relation(relation)));
    let waits = model.intern(Expr::Set(Set::B));
    let others = model.intern(Expr::Complement(waits));
    let test = model.intern(Expr::Identity(others));
    let members = model.intern(Expr::Optional(sbr));
    let into = model.intern(Expr::Sequence(po, members));
    let into = model.intern(Expr::Plus(into));
    let into = model.intern(Expr::Sequence(test, into));
    let out = model.intern(Expr::Sequence(members, po));
    let out = model.intern(Expr::Plus(out));
    let out = model.intern(Expr::Sequence(out, test));
    vec![(into, po), (out, po)]
}

/// The expressions of the axioms of models.
fn mentioned(joined: &Joined, sides: &[Side]) -> std::collections::BTreeSet<Expr> {
    let axioms = sides.iter().flat_map(|side| joined.axioms(*side));
    let roots: Vec<ExprId> = axioms.flat_map(|index| joined.roots(index)).collect();
    let cone = joined.cone(roots);
    cone.into_iter().map(|id| joined.model.expr(id)).collect()
}

fn words(joined: &Joined, side: Side) -> Words {
    let mentioned = mentioned(joined, &[side]);
    let any = |sets: &[Set]| sets.iter().any(|set| mentioned.contains(&Expr::Set(*set)));
    let machines = Level::MACHINES.into_iter();
    Words {
        machines: machines.filter(|machine| any(fences(*machine))).collect(),
        modes: any(&MODES),
    }
}
