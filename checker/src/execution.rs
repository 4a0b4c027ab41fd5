//! An execution as plain relations: every built-in set and relation as a bit set or bit matrix.
//!
//! This is the declarative view of an execution, for the reference evaluator and for tests.
//! Explored graphs give one by [`crate::graph`]'s conversion; tests make their own from
//! [`BaseRelations`]. The fast checkers never use it: they walk the graph.

use crate::builtin::{BuiltinRelation, BuiltinSet, SetMask};
use crate::relation::BitMatrix;
use fixedbitset::FixedBitSet;

/// The relations from which all others follow. Events are `0..n`.
#[derive(Clone, Debug)]
pub struct BaseRelations {
    /// For each event the built-in sets it is in.
    pub sets: Vec<SetMask>,
    /// For each event its thread; `None` for initial writes.
    pub thread: Vec<Option<usize>>,
    /// Program order proper: within threads, transitive. Without initial writes, creation, join,
    /// rounds.
    pub program_order: BitMatrix,
    /// From a write to its readers.
    pub rf: BitMatrix,
    /// Coherence, transitive, initial writes included.
    pub co: BitMatrix,
    /// Overlap of accessed memory: symmetric, reflexive on accesses.
    pub loc: BitMatrix,
    /// Read half to write half.
    pub rmw: BitMatrix,
    /// Address dependencies.
    pub addr: BitMatrix,
    /// Data dependencies.
    pub data: BitMatrix,
    /// Control dependencies.
    pub ctrl: BitMatrix,
    /// Dependencies of the compared values of compare-exchanges.
    pub casdep: BitMatrix,
    /// Thread creation to the first event of the created thread.
    pub tc: BitMatrix,
    /// Last event of a thread to the join.
    pub tj: BitMatrix,
    /// Members of one barrier round, all pairs, reflexive.
    pub sbr: BitMatrix,
    /// Allocation to the accesses of its memory.
    pub alloc: BitMatrix,
    /// Access of allocated memory to the release of the memory.
    pub dealloc: BitMatrix,
    /// Allocation to its release.
    pub free: BitMatrix,
    /// Start of a section of RCU to its end.
    pub rcu_rscs: BitMatrix,
    /// Start of a section of SRCU to its end.
    pub srcu_rscs: BitMatrix,
    /// Calls of SRCU functions for the same structure, all pairs, reflexive.
    pub same_srcu: BitMatrix,
}

impl BaseRelations {
    /// Events with these sets and threads, and no relations at all.
    pub fn new(sets: Vec<SetMask>, thread: Vec<Option<usize>>) -> Self {
        let empty = BitMatrix::empty(sets.len());
        Self {
            sets,
            thread,
            program_order: empty.clone(),
            rf: empty.clone(),
            co: empty.clone(),
            loc: empty.clone(),
            rmw: empty.clone(),
            addr: empty.clone(),
            data: empty.clone(),
            ctrl: empty.clone(),
            casdep: empty.clone(),
            tc: empty.clone(),
            tj: empty.clone(),
            sbr: empty.clone(),
            alloc: empty.clone(),
            dealloc: empty.clone(),
            free: empty.clone(),
            rcu_rscs: empty.clone(),
            srcu_rscs: empty.clone(),
            same_srcu: empty,
        }
    }
}

/// An execution as relations.
#[derive(Clone, Debug)]
pub struct Execution {
    masks: Vec<SetMask>,
    sets: Vec<FixedBitSet>,
    relations: Vec<BitMatrix>,
    parts: Option<Box<Parts>>,
}

/// The parts of accesses that have several, as events of their own.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The execution of parts.
    pub execution: Execution,
    /// For each of its events the event that it is, or is a part of, in the execution of accesses.
    pub access: Vec<usize>,
}

impl Parts {
    /// The relation of accesses of which some parts are in a relation.
    pub fn lift(&self, relation: &BitMatrix) -> BitMatrix {
        let access = |event: usize| self.access[event];
        let pairs = relation.pairs().map(|(a, b)| (access(a), access(b)));
        let count = self.access.iter().max().map_or(0, |last| last + 1);
        BitMatrix::from_pairs(count, pairs)
    }
}

impl Execution {
    /// Computes every built-in from the base relations.
    pub fn new(base: BaseRelations) -> Self {
        let identity = BitMatrix::identity(base.sets.len());
        let fr = base.rf.inverse().compose(&base.co).difference(&identity);
        let empty = BitMatrix::empty(base.sets.len());
        Self::with_fr(base, &fr, &empty)
    }

    /// An execution whose accesses are of several bytes and overlap in part, so that `rf`, `co` and
    /// `fr` are those of all bytes together. A pair of `partial` is in `rfe` if it is in `rf`: a
    /// read that has only some of its bytes from a write of its own thread.
    pub fn joined(base: BaseRelations, fr: &BitMatrix, partial: &BitMatrix, parts: Parts) -> Self {
        Self {
            parts: Some(Box::new(parts)),
            ..Self::with_fr(base, fr, partial)
        }
    }

    fn with_fr(base: BaseRelations, fr: &BitMatrix, partial: &BitMatrix) -> Self {
        let n = base.sets.len();
        let set = |which: BuiltinSet| {
            let mut set = FixedBitSet::with_capacity(n);
            for (event, mask) in base.sets.iter().enumerate() {
                set.set(event, mask.contains(which));
            }
            set
        };
        let sets: Vec<_> = BuiltinSet::ALL.iter().map(|which| set(*which)).collect();
        let int = BitMatrix::from_pairs(
            n,
            (0..n)
                .flat_map(|a| (0..n).map(move |b| (a, b)))
                .filter(|(a, b)| base.thread[*a] == base.thread[*b]),
        );
        let ext = int.clone().complement();
        let rfe = base.rf.clone().intersection(&ext.clone().union(partial));
        let po = full_program_order(&base, &sets[BuiltinSet::Iw.index()]);
        let relation = |which: BuiltinRelation| match which {
            BuiltinRelation::Po => po.clone(),
            BuiltinRelation::PoLoc => base.program_order.clone().intersection(&base.loc),
            BuiltinRelation::Rf => base.rf.clone(),
            BuiltinRelation::Rfe => rfe.clone(),
            BuiltinRelation::Rfi => base.rf.clone().difference(&rfe),
            BuiltinRelation::Co => base.co.clone(),
            BuiltinRelation::Coe => base.co.clone().intersection(&ext),
            BuiltinRelation::Coi => base.co.clone().intersection(&int),
            BuiltinRelation::Fr => fr.clone(),
            BuiltinRelation::Fre => fr.clone().intersection(&ext),
            BuiltinRelation::Fri => fr.clone().intersection(&int),
            BuiltinRelation::Loc => base.loc.clone(),
            BuiltinRelation::Int => int.clone(),
            BuiltinRelation::Ext => ext.clone(),
            BuiltinRelation::Id => BitMatrix::identity(n),
            BuiltinRelation::Rmw => base.rmw.clone(),
            BuiltinRelation::Addr => base.addr.clone(),
            BuiltinRelation::Data => base.data.clone(),
            BuiltinRelation::Ctrl => base.ctrl.clone(),
            BuiltinRelation::Casdep => base.casdep.clone(),
            BuiltinRelation::Tc => base.tc.clone(),
            BuiltinRelation::Tj => base.tj.clone(),
            BuiltinRelation::Sbr => base.sbr.clone(),
            BuiltinRelation::Alloc => base.alloc.clone(),
            BuiltinRelation::Dealloc => base.dealloc.clone(),
            BuiltinRelation::Free => base.free.clone(),
            BuiltinRelation::RcuRscs => base.rcu_rscs.clone(),
            BuiltinRelation::SrcuRscs => base.srcu_rscs.clone(),
            BuiltinRelation::SameSrcu => base.same_srcu.clone(),
        };
        let relations = BuiltinRelation::ALL
            .iter()
            .map(|which| relation(*which))
            .collect();
        Self {
            masks: base.sets,
            sets,
            relations,
            parts: None,
        }
    }

    /// The parts of accesses, if some have several.
    pub fn parts(&self) -> Option<&Parts> {
        self.parts.as_deref()
    }

    /// Puts an event into other sets. The relations stay: none of them depends on modes.
    pub fn set_mask(&mut self, event: usize, mask: SetMask) {
        self.masks[event] = mask;
        for (which, set) in BuiltinSet::ALL.iter().zip(&mut self.sets) {
            set.set(event, mask.contains(*which));
        }
        if let Some(Parts { execution, access }) = self.parts.as_deref_mut() {
            let parts = (0..access.len()).filter(|part| access[*part] == event);
            parts.for_each(|part| execution.set_mask(part, mask));
        }
    }

    /// The number of events.
    pub fn len(&self) -> usize {
        self.masks.len()
    }

    /// Whether there are no events.
    pub fn is_empty(&self) -> bool {
        self.masks.is_empty()
    }

    /// The built-in sets that an event is in.
    pub fn mask(&self, event: usize) -> SetMask {
        self.masks[event]
    }

    /// The events of a built-in set.
    pub fn set(&self, which: BuiltinSet) -> &FixedBitSet {
        &self.sets[which.index()]
    }

    /// The pairs of a built-in relation.
    pub fn relation(&self, which: BuiltinRelation) -> &BitMatrix {
        &self.relations[which.index()]
    }
}

/// What a model means by `po`: see the conventions of [`crate::builtin`].
fn full_program_order(base: &BaseRelations, initial: &FixedBitSet) -> BitMatrix {
    let own = base.program_order.clone().union(&base.tc).union(&base.tj);
    let rounds = own.compose(&base.sbr).union(&base.sbr.compose(&own));
    let mut others = initial.clone();
    others.toggle_range(..);
    own.union(&rounds)
        .union(&BitMatrix::product(initial, &others))
        .transitive_closure()
}
