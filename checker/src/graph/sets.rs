//! Which built-in sets an event is in, from its kind and the mode of its instruction.
//!
//! The halves of a read-modify-write share one instruction but each has only its own part of the
//! mode: the read half of a release update is a relaxed read, the write half of an acquire update a
//! relaxed write.

use crate::builtin::{BuiltinSet, SetMask};
use crate::event::{FenceKind, Mode};

/// The sets that follow from the mode of an event that reads, writes, or (fences) does both.
fn of_mode(mode: Mode, reads: bool, writes: bool) -> SetMask {
    const ACQ: SetMask = SetMask::of(&[BuiltinSet::Acq]);
    const REL: SetMask = SetMask::of(&[BuiltinSet::Rel]);
    const RLX: SetMask = SetMask::of(&[BuiltinSet::Rlx]);
    let acquire = if reads { ACQ } else { SetMask::EMPTY };
    let release = if writes { REL } else { SetMask::EMPTY };
    match mode {
        Mode::NonAtomic => SetMask::of(&[BuiltinSet::Na]),
        Mode::Relaxed => RLX,
        Mode::Acquire => {
            if reads {
                ACQ
            } else {
                RLX
            }
        }
        Mode::Release => {
            if writes {
                REL
            } else {
                RLX
            }
        }
        Mode::AcquireRelease => SetMask::of(&[BuiltinSet::AcqRel])
            .union(acquire)
            .union(release),
        Mode::SequentiallyConsistent => {
            SetMask::of(&[BuiltinSet::Sc]).union(acquire).union(release)
        }
    }
}

/// The sets of an access or a fence if it had another mode.
pub fn with_mode(sets: SetMask, mode: Mode) -> SetMask {
    const OF_MODES: [BuiltinSet; 6] = [
        BuiltinSet::Na,
        BuiltinSet::Rlx,
        BuiltinSet::Acq,
        BuiltinSet::Rel,
        BuiltinSet::AcqRel,
        BuiltinSet::Sc,
    ];
    let is_fence = sets.contains(BuiltinSet::F);
    let reads = is_fence || sets.contains(BuiltinSet::R);
    let writes = is_fence || sets.contains(BuiltinSet::W);
    let others = sets.iter().filter(|set| !OF_MODES.contains(set));
    let others: Vec<_> = others.collect();
    let sets = SetMask::of(&others).union(of_mode(mode, reads, writes));
    match is_fence || mode == Mode::NonAtomic {
        true => sets,
        false => sets.union(ATOMIC),
    }
}

const ATOMIC: SetMask = SetMask::of(&[BuiltinSet::Atomic]);

/// The sets of a read.
pub(super) fn read(mode: Mode, atomic: bool) -> SetMask {
    const READ: SetMask = SetMask::of(&[BuiltinSet::R, BuiltinSet::M]);
    let sets = READ.union(of_mode(mode, true, false));
    if atomic { sets.union(ATOMIC) } else { sets }
}

/// The sets of a write that is not an initial write.
pub(super) fn write(mode: Mode, atomic: bool) -> SetMask {
    const WRITE: SetMask = SetMask::of(&[BuiltinSet::W, BuiltinSet::M]);
    let sets = WRITE.union(of_mode(mode, false, true));
    if atomic { sets.union(ATOMIC) } else { sets }
}

/// The sets of an initial write.
pub(super) use crate::builtin::INITIAL_WRITE as INITIAL;

/// The sets of a fence.
pub fn fence(mode: Mode, kind: FenceKind) -> SetMask {
    let mut sets = SetMask::of(&[BuiltinSet::F]).union(of_mode(mode, true, true));
    if let Some(kind) = of_fence(kind) {
        sets.insert(kind);
    }
    sets
}

/// The set of the fences of a kind, if models can tell them apart.
pub fn of_fence(kind: FenceKind) -> Option<BuiltinSet> {
    Some(match kind {
        FenceKind::Language | FenceKind::FenceI => return None,
        FenceKind::Mfence => BuiltinSet::Mfence,
        FenceKind::Lfence => BuiltinSet::Lfence,
        FenceKind::Sfence => BuiltinSet::Sfence,
        FenceKind::DmbSy => BuiltinSet::DmbSy,
        FenceKind::DmbLd => BuiltinSet::DmbLd,
        FenceKind::DmbSt => BuiltinSet::DmbSt,
        FenceKind::DsbSy => BuiltinSet::DsbSy,
        FenceKind::DsbLd => BuiltinSet::DsbLd,
        FenceKind::DsbSt => BuiltinSet::DsbSt,
        FenceKind::Isb => BuiltinSet::Isb,
        FenceKind::Sync => BuiltinSet::Sync,
        FenceKind::Lwsync => BuiltinSet::Lwsync,
        FenceKind::Isync => BuiltinSet::Isync,
        FenceKind::Eieio => BuiltinSet::Eieio,
        FenceKind::FenceRr => BuiltinSet::FenceRr,
        FenceKind::FenceRw => BuiltinSet::FenceRw,
        FenceKind::FenceRm => BuiltinSet::FenceRm,
        FenceKind::FenceWr => BuiltinSet::FenceWr,
        FenceKind::FenceWw => BuiltinSet::FenceWw,
        FenceKind::FenceWm => BuiltinSet::FenceWm,
        FenceKind::FenceMr => BuiltinSet::FenceMr,
        FenceKind::FenceMw => BuiltinSet::FenceMw,
        FenceKind::FenceMm => BuiltinSet::FenceMm,
        FenceKind::FenceTso => BuiltinSet::FenceTso,
        FenceKind::Rmb => BuiltinSet::Rmb,
        FenceKind::Wmb => BuiltinSet::Wmb,
        FenceKind::BeforeAtomic => BuiltinSet::BeforeAtomic,
        FenceKind::AfterAtomic => BuiltinSet::AfterAtomic,
        FenceKind::AfterSpinlock => BuiltinSet::AfterSpinlock,
        FenceKind::AfterUnlockLock => BuiltinSet::AfterUnlockLock,
        FenceKind::AfterSrcuReadUnlock => BuiltinSet::AfterSrcuReadUnlock,
        FenceKind::RcuLock => BuiltinSet::RcuLock,
        FenceKind::RcuUnlock => BuiltinSet::RcuUnlock,
        FenceKind::SyncRcu => BuiltinSet::SyncRcu,
        FenceKind::SrcuLock => BuiltinSet::SrcuLock,
        FenceKind::SrcuUnlock => BuiltinSet::SrcuUnlock,
        FenceKind::SyncSrcu => BuiltinSet::SyncSrcu,
    })
}
