//! Facts about the built-in relations: what holds of each in every execution.
//!
//! One row of the vocabulary states them for each relation, and nothing else in the project lists
//! relations by such a property. Proofs, requirements, recognition, searches and lints all ask
//! here. A relation that is added gets its row, and with it everything that follows from the row.
//!
//! A wrong fact would make proofs and simplified automata wrong. So what is only usual, but not
//! promised by the conventions of [`super`], is left out: a missing fact costs a state or a proof,
//! never an answer. A test compares every stated fact with the executions of many programs.

use super::BuiltinRelation as Rel;
use super::{BuiltinSet as Set, SetMask};

/// What is known of the events at one end of a relation: sets they are in and sets they are not in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndFact {
    /// Every such event is in all of these.
    pub required: SetMask,
    /// Every such event is in none of these.
    pub forbidden: SetMask,
}

impl EndFact {
    const fn within(required: &[Set], forbidden: &[Set]) -> EndFact {
        EndFact {
            required: SetMask::of(required),
            forbidden: SetMask::of(forbidden),
        }
    }

    /// Whether an event with this mask agrees with the fact.
    pub fn holds(self, mask: SetMask) -> bool {
        mask.contains_all(self.required) && !mask.intersects(self.forbidden)
    }

    /// Whether there are events that agree with both facts.
    fn meets(self, other: EndFact) -> bool {
        let mut masks = super::possible_masks().iter();
        masks.any(|mask| self.holds(*mask) && other.holds(*mask))
    }
}

/// The ends that rows of the vocabulary speak of.
pub(super) mod end {
    use super::{EndFact, Set};

    pub const ANY: EndFact = EndFact::within(&[], &[]);
    /// Any event but initial writes.
    pub const LATER: EndFact = EndFact::within(&[], &[Set::Iw]);
    pub const ACCESS: EndFact = EndFact::within(&[Set::M], &[]);
    pub const LATER_ACCESS: EndFact = EndFact::within(&[Set::M], &[Set::Iw]);
    pub const READ: EndFact = EndFact::within(&[Set::R], &[]);
    pub const WRITE: EndFact = EndFact::within(&[Set::W], &[]);
    pub const LATER_WRITE: EndFact = EndFact::within(&[Set::W], &[Set::Iw]);
    /// Reads by read-modify-write instructions, whether they wrote or not.
    pub const UPDATING: EndFact = EndFact::within(&[Set::R, Set::Rx], &[]);
    pub const READ_HALF: EndFact = EndFact::within(&[Set::R, Set::Rmw, Set::Rx], &[]);
    pub const WRITE_HALF: EndFact = EndFact::within(&[Set::W, Set::Rmw], &[Set::Iw]);
    pub const CREATION: EndFact = EndFact::within(&[Set::Tc], &[]);
    pub const FIRST: EndFact = EndFact::within(&[Set::Tb], &[Set::Iw]);
    pub const LAST: EndFact = EndFact::within(&[Set::Te], &[Set::Iw]);
    pub const JOIN: EndFact = EndFact::within(&[Set::Tj], &[]);
    pub const WAIT: EndFact = EndFact::within(&[Set::B], &[]);
    pub const ALLOCATION: EndFact = EndFact::within(&[Set::Malloc], &[]);
    pub const RELEASE: EndFact = EndFact::within(&[Set::Free], &[]);
    pub const FENCE: EndFact = EndFact::within(&[Set::F], &[]);
    pub const RCU_LOCK: EndFact = EndFact::within(&[Set::RcuLock], &[]);
    pub const RCU_UNLOCK: EndFact = EndFact::within(&[Set::RcuUnlock], &[]);
    pub const SRCU_LOCK: EndFact = EndFact::within(&[Set::SrcuLock], &[]);
    pub const SRCU_UNLOCK: EndFact = EndFact::within(&[Set::SrcuUnlock], &[]);
}

/// What is known of the cycles of a relation. Each level includes the ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cycles {
    /// Nothing.
    Possible,
    /// No event is related with itself.
    Irreflexive,
    /// There are none.
    Acyclic,
}

/// Which pairs can enter or leave a relation when an event is added that is last in the causal
/// order, or when the `rf` or `co` place of such an event is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewPairs {
    /// Any, for all that is known: pairs of old events too.
    Any,
    /// Pairs with the event at one end or at both.
    WithEvent,
    /// Pairs with the event at one end; if its choice is the default one (a read reads the last
    /// write, a write is placed last), none begins at the event.
    WithEventByChoice,
    /// Pairs that end at the event.
    ToEvent,
    /// The event with itself.
    Itself,
}

/// A step that a relation is made of, such that a search does constant work per edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Immediate {
    /// One step of `po`.
    Po,
    /// One step of `po-loc`.
    PoLoc,
    /// One step of `co`.
    Co,
    /// From a read to the write that is next in `co` after the one that is read.
    Fr,
}

/// How searches of graphs follow a relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stepping {
    /// In one step, to all events that it leads to.
    Whole,
    /// In immediate steps, one or more of them.
    Closure(Immediate),
    /// In one immediate step, and then any number of others.
    FirstThen(Immediate, Immediate),
    /// Not at all: it stays at the event.
    Stay,
}

/// What is known of a relation.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// What is known of the first events of its pairs.
    pub source: EndFact,
    /// What is known of the second events of its pairs.
    pub target: EndFact,
    /// Relations that it is contained in, apart from those that contain these.
    pub within: &'static [Rel],
    /// The relation of which it is the part within or between threads.
    pub part_of: Option<Rel>,
    /// What is known of its cycles.
    pub cycles: Cycles,
    /// Two steps of it are one. Not stated where two steps never follow each other.
    pub transitive: bool,
    /// It equals its converse.
    pub symmetric: bool,
    /// No event is the second one of two pairs.
    pub one_source: bool,
    /// No event is the first one of two pairs.
    pub one_target: bool,
    /// What a new event changes.
    pub new_pairs: NewPairs,
    /// In a causally closed part of an execution it may have fewer pairs than there are of it
    /// between the events of the part.
    pub shrinks: bool,
    /// It is there only if programs keep track of dependencies.
    pub dependency: bool,
    /// An execution says which pairs it has. Otherwise they follow from threads, locations, `rf`
    /// and `co`.
    pub given: bool,
    /// How searches follow it.
    pub stepping: Stepping,
}

/// The words in which rows of the vocabulary state facts.
impl Facts {
    /// A relation of which no more is known than its ends.
    pub(super) const fn ends(source: EndFact, target: EndFact) -> Facts {
        Facts {
            source,
            target,
            within: &[],
            part_of: None,
            cycles: Cycles::Possible,
            transitive: false,
            symmetric: false,
            one_source: false,
            one_target: false,
            new_pairs: NewPairs::Any,
            shrinks: false,
            dependency: false,
            given: false,
            stepping: Stepping::Whole,
        }
    }

    pub(super) const fn within(mut self, relations: &'static [Rel]) -> Facts {
        self.within = relations;
        self
    }

    pub(super) const fn part_of(mut self, whole: Rel) -> Facts {
        self.part_of = Some(whole);
        self
    }

    pub(super) const fn irreflexive(mut self) -> Facts {
        self.cycles = Cycles::Irreflexive;
        self
    }

    pub(super) const fn acyclic(mut self) -> Facts {
        self.cycles = Cycles::Acyclic;
        self
    }

    pub(super) const fn transitive(mut self) -> Facts {
        self.transitive = true;
        self
    }

    pub(super) const fn symmetric(mut self) -> Facts {
        self.symmetric = true;
        self
    }

    pub(super) const fn one_source(mut self) -> Facts {
        self.one_source = true;
        self
    }

    pub(super) const fn one_target(mut self) -> Facts {
        self.one_target = true;
        self
    }

    pub(super) const fn new_pairs(mut self, pairs: NewPairs) -> Facts {
        self.new_pairs = pairs;
        self
    }

    pub(super) const fn shrinks(mut self) -> Facts {
        self.shrinks = true;
        self
    }

    pub(super) const fn dependency(mut self) -> Facts {
        self.dependency = true;
        self
    }

    pub(super) const fn given(mut self) -> Facts {
        self.given = true;
        self
    }

    pub(super) const fn stepping(mut self, stepping: Stepping) -> Facts {
        self.stepping = stepping;
        self
    }
}

/// Two steps, one after the other, that are within a third: `co;co <= co`, `fr;co <= fr`, and, as a
/// read has one source, `rf;fr <= co`.
pub const COMPOSITIONS: [(Rel, Rel, Rel); 3] = [
    (Rel::Co, Rel::Co, Rel::Co),
    (Rel::Fr, Rel::Co, Rel::Fr),
    (Rel::Rf, Rel::Fr, Rel::Co),
];

fn has_no_loops(relation: Rel) -> bool {
    relation.facts().cycles >= Cycles::Irreflexive
}

/// For each relation the bits of all relations that contain it, itself included.
const WIDER: [u32; Rel::COUNT] = {
    let mut wider = [0; Rel::COUNT];
    let mut index = 0;
    while index < Rel::COUNT {
        wider[index] = bits_of_wider(Rel::ALL[index]);
        index += 1;
    }
    wider
};

const fn bits_of_wider(relation: Rel) -> u32 {
    let within = relation.facts().within;
    let mut bits = 1 << relation as u32;
    let mut index = 0;
    while index < within.len() {
        bits |= bits_of_wider(within[index]);
        index += 1;
    }
    bits
}

/// What follows from the rows.
impl Rel {
    /// Whether it is known to be contained in another relation, or is that relation.
    #[inline]
    pub const fn is_within(self, other: Rel) -> bool {
        WIDER[self as usize] & 1 << other as u32 != 0
    }

    /// What is known of the first and of the second events of its pairs.
    pub const fn ends(self) -> (EndFact, EndFact) {
        (self.facts().source, self.facts().target)
    }

    /// All relations that are known to be contained in this one, itself included.
    pub fn all_within(self) -> impl Iterator<Item = Rel> {
        let all = Rel::ALL.iter().copied();
        all.filter(move |relation| relation.is_within(self))
    }

    /// The relations by which program order leads from one thread to another, apart from rounds.
    pub fn crossings() -> impl Iterator<Item = Rel> {
        Rel::Po.all_within().filter(|r| r.is_within(Rel::Ext))
    }

    /// The relations that are there only if programs keep track of dependencies.
    pub fn dependencies() -> impl Iterator<Item = Rel> {
        let all = Rel::ALL.iter().copied();
        all.filter(|relation| relation.facts().dependency)
    }

    /// Whether it is contained in `(po | rf)+`.
    #[inline]
    pub const fn is_causal(self) -> bool {
        self.is_within(Rel::Po) || self.is_within(Rel::Rf)
    }

    /// Whether no event is related with itself: by its own facts, by those of what it is contained
    /// in, or because no event is both a first and a second one.
    pub fn is_irreflexive(self) -> bool {
        self.wider().any(has_no_loops) || !self.ends_meet()
    }

    /// The relations that relate no event with itself for another reason than their ends, and are
    /// not contained in another such relation.
    pub fn irreflexive() -> impl Iterator<Item = Rel> {
        let all = Rel::ALL.iter().copied().filter(|r| has_no_loops(*r));
        let is_widest = |r: &Rel| !r.wider().any(|wider| wider != *r && has_no_loops(wider));
        all.filter(move |r| r.ends_meet() && is_widest(r))
    }

    /// Whether an event can be both a first and a second one, for all that is known of the ends.
    fn ends_meet(self) -> bool {
        self.facts().source.meets(self.facts().target)
    }

    /// The relations that have no cycle and are not contained in another such relation: relations
    /// within one of these never have a cycle together.
    pub fn strict_orders() -> impl Iterator<Item = Rel> {
        let acyclic = |r: &Rel| r.facts().cycles == Cycles::Acyclic;
        let all = Rel::ALL.iter().copied().filter(acyclic);
        all.filter(move |r| !r.wider().any(|wider| wider != *r && acyclic(&wider)))
    }

    /// All relations that contain this one, itself included.
    fn wider(self) -> impl Iterator<Item = Rel> {
        let all = Rel::ALL.iter().copied();
        all.filter(move |relation| self.is_within(*relation))
    }

    /// Its parts between and within threads, if they have names.
    pub fn parts(self) -> impl Iterator<Item = Rel> {
        let all = Rel::ALL.iter().copied();
        all.filter(move |relation| relation.facts().part_of == Some(self))
    }

    /// The part of it within (`int`) or between (`ext`) threads, if it has a name. No other
    /// relation is such a side: `rf & po` is more than `rfi`, since initial writes are first in
    /// `po`.
    pub fn restricted_to(self, side: Rel) -> Option<Rel> {
        let whole = self.facts().part_of.unwrap_or(self);
        let is_side = [Rel::Int, Rel::Ext].contains(&side);
        let mut parts = whole.parts().filter(|part| part.is_within(side));
        parts.find(|part| is_side && (self == whole || self == *part))
    }

    /// Whether it can lead from the read half of a read-modify-write to the write half.
    pub fn joins_halves(self) -> bool {
        let (facts, halves) = (self.facts(), Rel::Rmw.facts());
        !self.is_within(Rel::Ext)
            && facts.source.meets(halves.source)
            && facts.target.meets(halves.target)
    }
}
