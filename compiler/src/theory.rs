//! Facts about the built-in sets and relations that hold in every execution.
//!
//! Everything here follows from the conventions of [`katec_checker::builtin`] and is checked on random executions by
//! the tests. A wrong fact would make proofs and simplified automata wrong, so what is only usual, but not
//! promised by the conventions, is left out: a missing fact costs a state or a proof, never an answer.
//!
//! This module knows relations and sets of the language, not automata: [`crate::automata`] turns the facts into tests on
//! transitions, and [`crate::prove`] into the words that a relation includes.

use katec_checker::builtin::BuiltinRelation as Rel;
use katec_checker::builtin::BuiltinSet as Set;
use katec_checker::builtin::SetMask;

/// What is known of the events at one end of a relation: sets they are in and sets they are not in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndFact {
    /// Every such event is in all of these.
    pub required: SetMask,
    /// Every such event is in none of these.
    pub forbidden: SetMask,
}

impl EndFact {
    const ANY: EndFact = EndFact {
        required: SetMask::EMPTY,
        forbidden: SetMask::EMPTY,
    };

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
}

/// What is known of the first and of the second events of a relation's pairs.
pub fn ends(relation: Rel) -> (EndFact, EndFact) {
    const READ: EndFact = EndFact::within(&[Set::R], &[]);
    const WRITE: EndFact = EndFact::within(&[Set::W], &[]);
    const LATER_WRITE: EndFact = EndFact::within(&[Set::W], &[Set::Iw]);
    const ACCESS: EndFact = EndFact::within(&[Set::M], &[]);
    const LATER_ACCESS: EndFact = EndFact::within(&[Set::M], &[Set::Iw]);
    const LATER: EndFact = EndFact::within(&[], &[Set::Iw]);
    match relation {
        Rel::Po => (EndFact::ANY, LATER),
        Rel::PoLoc => (LATER_ACCESS, LATER_ACCESS),
        Rel::Rf | Rel::Rfe => (WRITE, READ),
        Rel::Rfi => (LATER_WRITE, READ),
        Rel::Co | Rel::Coe => (WRITE, LATER_WRITE),
        Rel::Coi => (LATER_WRITE, LATER_WRITE),
        Rel::Fr | Rel::Fre | Rel::Fri => (READ, LATER_WRITE),
        Rel::Loc => (ACCESS, ACCESS),
        Rel::Int | Rel::Ext | Rel::Id => (EndFact::ANY, EndFact::ANY),
        Rel::Rmw => (
            EndFact::within(&[Set::R, Set::Rmw, Set::Rx], &[]),
            EndFact::within(&[Set::W, Set::Rmw], &[Set::Iw]),
        ),
        Rel::Addr | Rel::Data | Rel::Ctrl => (READ, LATER),
        Rel::Tc => (
            EndFact::within(&[Set::Tc], &[]),
            EndFact::within(&[Set::Tb], &[Set::Iw]),
        ),
        Rel::Tj => (
            EndFact::within(&[Set::Te], &[Set::Iw]),
            EndFact::within(&[Set::Tj], &[]),
        ),
        Rel::Sbr => (
            EndFact::within(&[Set::B], &[]),
            EndFact::within(&[Set::B], &[]),
        ),
        Rel::Alloc => (EndFact::within(&[Set::Malloc], &[]), LATER),
        Rel::Dealloc => (LATER, EndFact::within(&[Set::Free], &[])),
        Rel::Free => (
            EndFact::within(&[Set::Malloc], &[]),
            EndFact::within(&[Set::Free], &[]),
        ),
    }
}

/// Whether a relation equals its converse.
pub fn is_symmetric(relation: Rel) -> bool {
    matches!(
        relation,
        Rel::Loc | Rel::Int | Rel::Ext | Rel::Id | Rel::Sbr
    )
}

/// The part of a communication relation within (`int`) or between (`ext`) threads, where it has a name of its own.
pub fn restricted_to(relation: Rel, side: Rel) -> Option<Rel> {
    match (relation, side) {
        (Rel::Rf | Rel::Rfe, Rel::Ext) => Some(Rel::Rfe),
        (Rel::Rf | Rel::Rfi, Rel::Int) => Some(Rel::Rfi),
        (Rel::Co | Rel::Coe, Rel::Ext) => Some(Rel::Coe),
        (Rel::Co | Rel::Coi, Rel::Int) => Some(Rel::Coi),
        (Rel::Fr | Rel::Fre, Rel::Ext) => Some(Rel::Fre),
        (Rel::Fr | Rel::Fri, Rel::Int) => Some(Rel::Fri),
        _ => None,
    }
}

/// Every combination of built-in sets that an event of an execution can be in.
///
/// An event is a read, a write, an initial write, a fence, one of the events of threads, barriers and memory, or something else
/// that only programs know about (in no set at all). Modes follow the conventions: `ACQ` only on reads and fences, `REL` only on
/// writes and fences, `RLX` and `NA` exclude all others, the read half of a release RMW (like the write half of
/// an acquire one) is in no mode set, and read-modify-writes are never non-atomic.
pub fn possible_masks() -> Vec<SetMask> {
    let read_modes: &[&'static [Set]] = &[
        &[],
        &[Set::Na],
        &[Set::Rlx],
        &[Set::Acq],
        &[Set::Acq, Set::AcqRel],
        &[Set::Acq, Set::Sc],
    ];
    let write_modes: &[&'static [Set]] = &[
        &[],
        &[Set::Na],
        &[Set::Rlx],
        &[Set::Rel],
        &[Set::Rel, Set::AcqRel],
        &[Set::Rel, Set::Sc],
    ];
    let fence_modes: &[&[Set]] = &[
        &[],
        &[Set::Rlx],
        &[Set::Acq],
        &[Set::Rel],
        &[Set::Acq, Set::Rel, Set::AcqRel],
        &[Set::Acq, Set::Rel, Set::Sc],
    ];
    let access_flags = &[Set::Atomic, Set::Lk, Set::Ul];
    let mut masks = Vec::new();
    let mut add = |base: &[Set], modes: &[&[Set]], flags: &[Set]| {
        for mode in modes {
            for chosen in 0..1u32 << flags.len() {
                let mut mask = SetMask::of(base).union(SetMask::of(mode));
                for (i, flag) in flags.iter().enumerate() {
                    if chosen & 1 << i != 0 {
                        mask.insert(*flag);
                    }
                }
                masks.push(mask);
            }
        }
    };
    add(&[Set::R, Set::M], read_modes, access_flags);
    add(&[Set::W, Set::M], write_modes, access_flags);
    let (read_modes, write_modes) = (atomic(read_modes), atomic(write_modes));
    add(&[Set::R, Set::M, Set::Rx], &read_modes, access_flags);
    let half = &[Set::R, Set::M, Set::Rx, Set::Rmw];
    add(half, &read_modes, access_flags);
    add(&[Set::W, Set::M, Set::Rmw], &write_modes, access_flags);
    add(
        &[Set::W, Set::M, Set::Iw],
        &[&[], &[Set::Rlx]],
        &[Set::Atomic],
    );
    add(&[Set::F], fence_modes, &[]);
    for fence in [Set::Mfence, Set::Lfence, Set::Sfence] {
        add(&[Set::F, fence], fence_modes, &[]);
    }
    for kind in [Set::B, Set::Tc, Set::Tj, Set::Malloc, Set::Free] {
        add(&[kind], &[&[]], &[]);
    }
    add(&[], &[&[]], &[]);
    // The first and last events of a thread may be of any kind but initial writes.
    for mask in masks.clone() {
        if mask.contains(Set::Iw) {
            continue;
        }
        for ends in [&[Set::Tb][..], &[Set::Te], &[Set::Tb, Set::Te]] {
            masks.push(mask.union(SetMask::of(ends)));
        }
    }
    masks
}

/// Modes without the non-atomic one.
fn atomic(modes: &[&'static [Set]]) -> Vec<&'static [Set]> {
    let modes = modes.iter().filter(|mode| **mode != [Set::Na]);
    modes.copied().collect()
}
