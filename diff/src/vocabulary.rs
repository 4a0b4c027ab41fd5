//! What two models can both be asked about.
//!
//! A model that mentions fences of X86 and no mode of C is one of X86 programs; one that mentions
//! modes of C and no fence of X86, one of C programs. Others speak of both, or of neither. Two
//! models are compared on the programs that both speak of; one of X86 and one of C have accesses
//! without modes and without fences in common.

use crate::joined::{Joined, Side};
use crate::test::Level;
use katec_checker::builtin::{BuiltinRelation, BuiltinSet as Set, Kind};
use katec_compiler::model::{Expr, ExprId, Model};

/// Modes of C.
const MODES: [Set; 5] = [Set::Rlx, Set::Acq, Set::Rel, Set::AcqRel, Set::Sc];

/// Fences of X86.
const FENCES: [Set; 3] = [Set::Mfence, Set::Lfence, Set::Sfence];

/// Which programs are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// All.
    All,
    /// Those in C.
    Language,
    /// Those in X86.
    Machine,
    /// Those in X86 without fences.
    Plain,
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
    /// What is mentioned and has no place in the programs that are searched.
    pub unsearched: Vec<&'static str>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Words {
    Language,
    Machine,
    Any,
}

impl Vocabulary {
    /// What the axioms of two models mention.
    pub fn of(joined: &Joined) -> Self {
        let [a, b] = Side::BOTH.map(|side| words(joined, side));
        let shared = match (a, b) {
            (Words::Language, Words::Machine) | (Words::Machine, Words::Language) => Shared::Plain,
            (Words::Language, _) | (_, Words::Language) => Shared::Language,
            (Words::Machine, _) | (_, Words::Machine) => Shared::Machine,
            (Words::Any, Words::Any) => Shared::All,
        };
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
        if [Set::Lk, Set::Ul].iter().any(|set| has(Expr::Set(*set))) {
            unsearched.push("locks");
        }
        if relation(Casdep) {
            unsearched.push("what compare-exchanges compare with");
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
            unsearched,
        }
    }

    /// The levels at which programs are searched.
    pub fn levels(&self) -> &'static [Level] {
        levels(self.shared)
    }

    /// What to say about programs that are not compared.
    pub fn restriction(&self) -> Option<&'static str> {
        match self.shared {
            Shared::All => None,
            Shared::Language => {
                Some("compared on C programs: one of the models knows no other fences")
            }
            Shared::Machine => {
                Some("compared on X86 programs: one of the models knows no modes of C")
            }
            Shared::Plain => Some(
                "compared on X86 programs without fences: one of the models is about X86, the other about C",
            ),
        }
    }

    /// What holds of the sets of events in the programs that are compared: inclusions of sets.
    pub fn assumptions(&self, model: &mut Model) -> Vec<(ExprId, ExprId)> {
        let mut facts = barrier_rounds(model);
        let [release, write] = [Set::Ul, Set::W].map(|set| model.intern(Expr::Set(set)));
        // A lock is released by a write.
        facts.push((release, write));
        let none = model.intern(Expr::Empty(Kind::Set));
        let mut empty = |model: &mut Model, sets: &[Set]| {
            for set in sets {
                facts.push((model.intern(Expr::Set(*set)), none));
            }
        };
        match self.shared {
            Shared::All => {}
            Shared::Language => {
                empty(model, &FENCES);
                // Whatever has a mode is atomic; `RLX` is the only mode that machines have too.
                let [relaxed, access, atomic] =
                    [Set::Rlx, Set::M, Set::Atomic].map(|set| model.intern(Expr::Set(set)));
                facts.push((model.intern(Expr::Intersection(relaxed, access)), atomic));
            }
            Shared::Plain => {
                empty(
                    model,
                    &[Set::F, Set::Acq, Set::Rel, Set::AcqRel, Set::Sc, Set::Na],
                );
                facts.push(locked_instructions(model));
            }
            Shared::Machine => {
                empty(model, &[Set::AcqRel, Set::Na]);
                facts.push(locked_instructions(model));
                let [full, load, store] = FENCES.map(|set| model.intern(Expr::Set(set)));
                let weak = model.intern(Expr::Union(load, store));
                let fences = model.intern(Expr::Union(weak, full));
                let fence = model.intern(Expr::Set(Set::F));
                facts.push((fence, fences));
                for mode in [Set::Acq, Set::Rel, Set::Sc] {
                    let mode = model.intern(Expr::Set(mode));
                    facts.extend([(mode, full), (full, mode)]);
                }
            }
        }
        facts
    }
}

fn levels(shared: Shared) -> &'static [Level] {
    match shared {
        Shared::All => &[Level::Language, Level::Machine],
        Shared::Language => &[Level::Language],
        Shared::Machine | Shared::Plain => &[Level::Machine],
    }
}

/// On X86 the atomic accesses are those of locked instructions.
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
    match (any(&MODES), any(&FENCES)) {
        (true, false) => Words::Language,
        (false, true) => Words::Machine,
        _ => Words::Any,
    }
}
