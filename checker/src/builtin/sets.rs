//! Facts about the built-in sets: in which combinations of them an event can be.
//!
//! The row of a set says what role it plays, and from the roles follow all combinations that occur
//! ([`possible_masks`]). Which sets are within which, which exclude each other and which an initial
//! write can be in are questions about these.

use super::{BuiltinSet as Set, SetMask};
use std::sync::LazyLock;

/// What role a set plays among those that an event is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetRole {
    /// It tells accesses apart: `ACCESSES` and `atomicities` have the combinations.
    Access,
    /// Accesses that take or release a lock: `locks` has the combinations.
    Lock,
    /// A mode of accesses and fences.
    Mode,
    /// All fences: `FENCES` has the combinations.
    Fence,
    /// One kind of fence.
    FenceKind,
    /// Events that are in no other set, but for those of thread ends.
    Alone,
    /// The first or last event of a thread, of whatever kind.
    ThreadEnd,
}

/// What is known of a set.
#[derive(Clone, Copy, Debug)]
pub struct SetFacts {
    /// Its role.
    pub role: SetRole,
    /// When an event enters it.
    pub entry: Entry,
}

/// When an event enters a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// When it is added.
    AtOnce,
    /// The read half of a read-modify-write enters it when the write half is added.
    WithWriteHalf,
    /// When its thread ends.
    AtThreadEnd,
}

impl SetFacts {
    pub(super) const fn new(role: SetRole) -> SetFacts {
        SetFacts {
            role,
            entry: Entry::AtOnce,
        }
    }

    pub(super) const fn entered(mut self, entry: Entry) -> SetFacts {
        self.entry = entry;
        self
    }
}

impl Set {
    /// Whether every event in this set is in the other one.
    pub fn is_within(self, other: Set) -> bool {
        SetMask::of(&[self]).is_within(other)
    }

    /// Whether no event is in both sets.
    pub fn excludes(self, other: Set) -> bool {
        let both = SetMask::of(&[self, other]);
        !(possible_masks().iter()).any(|mask| mask.contains_all(both))
    }

    /// All sets that play a role.
    pub fn with_role(role: SetRole) -> impl Iterator<Item = Set> {
        let all = Set::ALL.iter().copied();
        all.filter(move |set| set.facts().role == role)
    }
}

impl SetMask {
    /// Whether every event that is in all sets of the mask is in the given set, too.
    pub fn is_within(self, set: Set) -> bool {
        let mut inside = possible_masks().iter();
        inside.all(|mask| !mask.contains_all(self) || mask.contains(set))
    }
}

/// The sets that every initial write is in.
pub const INITIAL_WRITE: SetMask = SetMask::of(&[Set::W, Set::M, Set::Iw]);

/// The modes of each kind of event. `ACQ` is only on reads and fences, `REL` only on writes and
/// fences; `RLX` and `NA` exclude all others. The read half of a release RMW, like the write half
/// of an acquire one, is relaxed.
const READ_MODES: &[&[Set]] = &[
    &[Set::Na],
    &[Set::Rlx],
    &[Set::Acq],
    &[Set::Acq, Set::AcqRel],
    &[Set::Acq, Set::Sc],
];
const WRITE_MODES: &[&[Set]] = &[
    &[Set::Na],
    &[Set::Rlx],
    &[Set::Rel],
    &[Set::Rel, Set::AcqRel],
    &[Set::Rel, Set::Sc],
];
const FULL_FENCE_MODE: &[Set] = &[Set::Acq, Set::Rel, Set::Sc];
const FENCE_MODES: &[&[Set]] = &[
    &[Set::Rlx],
    &[Set::Acq],
    &[Set::Rel],
    &[Set::Acq, Set::Rel, Set::AcqRel],
    FULL_FENCE_MODE,
];

/// The fences that there are, with their modes.
const FENCES: &[(&[Set], &[&[Set]])] = &[
    (&[Set::F], FENCE_MODES),
    (&[Set::F, Set::Mfence], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::Lfence], &[&[Set::Rlx]]),
    (&[Set::F, Set::Sfence], &[&[Set::Rlx]]),
    (&[Set::F, Set::DmbSy], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::DsbSy], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::Sync], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::FenceMm], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::DmbLd], &[&[Set::Rlx]]),
    (&[Set::F, Set::DmbSt], &[&[Set::Rlx]]),
    (&[Set::F, Set::DsbLd], &[&[Set::Rlx]]),
    (&[Set::F, Set::DsbSt], &[&[Set::Rlx]]),
    (&[Set::F, Set::Isb], &[&[Set::Rlx]]),
    (&[Set::F, Set::Lwsync], &[&[Set::Rlx]]),
    (&[Set::F, Set::Isync], &[&[Set::Rlx]]),
    (&[Set::F, Set::Eieio], &[&[Set::Rlx]]),
    (&[Set::F, Set::FenceRr], &[&[Set::Rlx]]),
    (&[Set::F, Set::FenceRw], &[&[Set::Rlx]]),
    (&[Set::F, Set::FenceRm], &[&[Set::Rlx]]),
    (&[Set::F, Set::FenceWr], &[&[Set::Rlx]]),
    (&[Set::F, Set::FenceWw], &[&[Set::Rlx]]),
    (&[Set::F, Set::FenceWm], &[&[Set::Rlx]]),
    (&[Set::F, Set::FenceMr], &[&[Set::Rlx]]),
    (&[Set::F, Set::FenceMw], &[&[Set::Rlx]]),
    (&[Set::F, Set::FenceTso], &[&[Set::Rlx]]),
    (&[Set::F, Set::Rmb], &[&[Set::Acq]]),
    (&[Set::F, Set::Wmb], &[&[Set::Rel]]),
    (&[Set::F, Set::BeforeAtomic], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::AfterAtomic], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::AfterSpinlock], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::AfterUnlockLock], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::AfterSrcuReadUnlock], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::RcuLock], &[&[Set::Rlx]]),
    (&[Set::F, Set::RcuUnlock], &[&[Set::Rlx]]),
    (&[Set::F, Set::SyncRcu], &[FULL_FENCE_MODE]),
    (&[Set::F, Set::SrcuLock], &[&[Set::Rlx]]),
    (&[Set::F, Set::SrcuUnlock], &[&[Set::Rlx]]),
    (&[Set::F, Set::SyncSrcu], &[FULL_FENCE_MODE]),
];

/// The accesses that there are, with their modes.
const ACCESSES: &[(&[Set], &[&[Set]])] = &[
    (&[Set::R, Set::M], READ_MODES),
    (&[Set::W, Set::M], WRITE_MODES),
    (&[Set::R, Set::M, Set::Rx], READ_MODES),
    (&[Set::R, Set::M, Set::Rx, Set::Rmw], READ_MODES),
    (
        &[Set::R, Set::M, Set::Rx, Set::Rmw, Set::Noreturn],
        &[&[Set::Rlx]],
    ),
    (&[Set::W, Set::M, Set::Rmw], WRITE_MODES),
    (&[Set::R, Set::M, Set::Rx, Set::Ex], READ_MODES),
    (&[Set::R, Set::M, Set::Rx, Set::Rmw, Set::Ex], READ_MODES),
    (&[Set::W, Set::M, Set::Rmw, Set::Ex], WRITE_MODES),
];

/// Whether an access with these sets can be in `A`, and whether it can be outside of it.
///
/// In C, whatever has a mode is atomic. Plain accesses of machine instructions are relaxed and not
/// atomic; read-modify-writes are atomic everywhere.
fn atomicities(access: SetMask) -> &'static [bool] {
    let updates = access.contains(Set::Rx) || access.contains(Set::Rmw);
    match (access.contains(Set::Na), access.contains(Set::Rlx)) {
        (true, _) if updates => &[],
        (true, _) => &[false],
        (false, true) if !updates => &[false, true],
        _ => &[true],
    }
}

/// What an access with these sets can do with a lock, besides nothing.
///
/// A lock is taken by an acquire read-modify-write. It is released by a release write or, if
/// several threads may hold it, by a release read-modify-write.
fn locks(access: SetMask) -> impl Iterator<Item = Set> {
    let is = |set| access.contains(set);
    let takes = is(Set::Rmw) && (is(Set::R) && is(Set::Acq) || is(Set::W) && is(Set::Rlx));
    let releases = is(Set::W) && is(Set::Rel) || is(Set::Rmw) && is(Set::R) && is(Set::Rlx);
    let has_one_mode = !is(Set::AcqRel) && !is(Set::Sc) && !is(Set::Ex) && !is(Set::Noreturn);
    let either = [(takes, Set::Lk), (releases, Set::Ul)];
    either
        .into_iter()
        .filter_map(move |(can, set)| (can && has_one_mode).then_some(set))
}

/// Every combination of built-in sets that an event of an execution can be in.
///
/// An event is a read, a write, an initial write, a fence, one of the events of threads, barriers
/// and memory, or something else that only programs know about (in no set at all).
pub fn possible_masks() -> &'static [SetMask] {
    static MASKS: LazyLock<Vec<SetMask>> = LazyLock::new(all_masks);
    &MASKS
}

fn all_masks() -> Vec<SetMask> {
    let mut masks = vec![INITIAL_WRITE];
    for access in with_modes(ACCESSES) {
        for atomic in atomicities(access) {
            let own: &[Set] = if *atomic { &[Set::Atomic] } else { &[] };
            let access = access.union(SetMask::of(own));
            masks.push(access);
            masks.extend(locks(access).map(|lock| access.union(SetMask::of(&[lock]))));
        }
    }
    masks.extend(with_modes(FENCES));
    masks.extend(Set::with_role(SetRole::Alone).map(|set| SetMask::of(&[set])));
    masks.push(SetMask::EMPTY);
    // The first and last events of a thread may be of any kind but initial writes.
    let ends: Vec<Set> = Set::with_role(SetRole::ThreadEnd).collect();
    for mask in masks.clone() {
        // A read without a result has its write after it.
        let last = |ends: &SetMask| ends.contains(Set::Te) && mask.contains(Set::Noreturn);
        if !mask.contains(Set::Iw) {
            let ends = subsets(&ends).skip(1).filter(|ends| !last(ends));
            masks.extend(ends.map(|ends| mask.union(ends)));
        }
    }
    masks
}

/// Each kind of event with each of its modes.
fn with_modes(kinds: &'static [(&[Set], &[&[Set]])]) -> impl Iterator<Item = SetMask> {
    let modes = kinds
        .iter()
        .flat_map(|(kind, modes)| modes.iter().map(move |mode| (kind, mode)));
    modes.map(|(kind, mode)| SetMask::of(kind).union(SetMask::of(mode)))
}

/// All subsets, the empty one first.
fn subsets(sets: &[Set]) -> impl Iterator<Item = SetMask> {
    (0..1u32 << sets.len()).map(|chosen| {
        let members = sets.iter().enumerate();
        let members = members.filter(|(index, _)| chosen & 1 << index != 0);
        members.fold(SetMask::EMPTY, |mask, (_, set)| {
            mask.union(SetMask::of(&[*set]))
        })
    })
}
