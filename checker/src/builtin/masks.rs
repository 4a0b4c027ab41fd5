//! Sets of built-in sets, as bits of a word.

use super::BuiltinSet;

/// The word that has a bit for each built-in set. It is as narrow as the vocabulary allows: every
/// event of a graph has one, and 32 bits keep an event within a cache line.
pub type SetBits = <Width<{ BuiltinSet::COUNT > 32 }> as HasWord>::Word;

/// Whether masks need more than 32 bits.
pub struct Width<const WIDE: bool>;

/// The word of a width.
pub trait HasWord {
    /// The word.
    type Word;
}

impl HasWord for Width<false> {
    type Word = u32;
}

impl HasWord for Width<true> {
    type Word = u64;
}

/// A set of built-in sets: those that an event is in. Membership tests are mask operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SetMask(SetBits);

impl SetMask {
    /// The empty mask.
    pub const EMPTY: SetMask = SetMask(0);

    /// The mask of every set.
    pub const ALL: SetMask = SetMask(SetBits::MAX);

    /// The mask of the given sets.
    pub const fn of(sets: &[BuiltinSet]) -> SetMask {
        let mut bits = 0;
        let mut i = 0;
        while i < sets.len() {
            bits |= bit(sets[i]);
            i += 1;
        }
        SetMask(bits)
    }

    /// Whether the event is in `set`.
    #[inline]
    pub const fn contains(self, set: BuiltinSet) -> bool {
        self.0 & bit(set) != 0
    }

    /// Whether every set of `other` is in this mask.
    #[inline]
    pub const fn contains_all(self, other: SetMask) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether some set of `other` is in this mask.
    #[inline]
    pub const fn intersects(self, other: SetMask) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds `set`.
    #[inline]
    pub const fn insert(&mut self, set: BuiltinSet) {
        self.0 |= bit(set);
    }

    /// Removes `set`.
    #[inline]
    pub const fn remove(&mut self, set: BuiltinSet) {
        self.0 &= !bit(set);
    }

    /// The union of two masks.
    #[inline]
    pub const fn union(self, other: SetMask) -> SetMask {
        SetMask(self.0 | other.0)
    }

    /// The sets that are in both masks.
    #[inline]
    pub const fn intersection(self, other: SetMask) -> SetMask {
        SetMask(self.0 & other.0)
    }

    /// The sets that are in this mask and not in the other.
    #[inline]
    pub const fn difference(self, other: SetMask) -> SetMask {
        SetMask(self.0 & !other.0)
    }

    /// The sets in the mask, in the order of [`BuiltinSet::ALL`].
    pub fn iter(self) -> impl Iterator<Item = BuiltinSet> {
        BuiltinSet::ALL
            .iter()
            .copied()
            .filter(move |set| self.contains(*set))
    }

    /// The bits, bit `i` for the `i`-th member of [`BuiltinSet::ALL`].
    pub const fn bits(self) -> SetBits {
        self.0
    }

    /// The mask with these bits.
    pub const fn from_bits(bits: SetBits) -> SetMask {
        SetMask(bits)
    }
}

/// The bit of a set.
#[inline]
const fn bit(set: BuiltinSet) -> SetBits {
    1 << set as u32
}

const _: () = assert!(BuiltinSet::COUNT <= 64, "SetMask has at most 64 bits");
