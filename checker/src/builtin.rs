//! The built-in sets and relations of the model language: their names, kinds and meaning.
//!
//! This is the one home of that vocabulary. The compiler resolves names against it, the
//! documentation is generated from it, graphs compute it ([`crate::execution`] for all of it as bit
//! matrices, [`crate::graph`] for the immediate steps), and nothing else in the project
//! lists the names again.
//!
//! # Conventions
//!
//! * **Initial writes.** Every location has one initial write (set `IW`). It belongs to no thread, is
//!   first in `co` of its location, and comes before every other event in `po`.
//! * **`po` includes synchronisation by the runtime.** Wherever a model says `po`, it means the transitive
//!   closure of program order proper, of thread creation (`tc`), of join (`tj`), and of barrier rounds (from
//!   before a member of the round to after any member), so that no model has to mention them. `po-loc`,
//!   `rmw`, `int` and the dependencies stay within a thread.
//! * **Modes.** `ACQ` and `REL` hold of the stronger modes too (`ACQ_REL`, `SC`); `RLX` and `NA` hold of exactly
//!   that mode. `ACQ` of a write and `REL` of a read hold only where the access really has such a mode:
//!   the read half of an acquire-release RMW is in `ACQ` and `ACQ_REL`, its write half in `REL` and `ACQ_REL`.

use std::fmt;

/// Whether a name denotes a set of events or a relation between events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A set of events.
    Set,
    /// A binary relation between events.
    Relation,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Set => "set",
            Kind::Relation => "relation",
        })
    }
}

macro_rules! vocabulary {
    (
        $(#[$attribute:meta])*
        $type:ident { $( $variant:ident $name:literal $([$($alias:literal),*])? => $meaning:literal; )* }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $type {
            $( #[doc = $meaning] $variant, )*
        }

        impl $type {
            /// Every member, in the order in which the documentation lists them.
            pub const ALL: &'static [$type] = &[ $( $type::$variant, )* ];

            /// How many members there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The name in the model language.
            pub fn name(self) -> &'static str {
                match self { $( $type::$variant => $name, )* }
            }

            /// Other spellings that the language accepts for the same thing.
            pub fn aliases(self) -> &'static [&'static str] {
                match self { $( $type::$variant => &[ $($($alias),*)? ], )* }
            }

            /// What it means, in one sentence without a final full stop.
            pub fn meaning(self) -> &'static str {
                match self { $( $type::$variant => $meaning, )* }
            }

            /// The member with this name or alias.
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $( $name $($(| $alias)*)? => Some($type::$variant), )* _ => None }
            }

            /// Position in [`Self::ALL`].
            pub fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

vocabulary! {
    /// A built-in set of events.
    BuiltinSet {
        R "R" => "reads of memory, the read halves of read-modify-writes and failed compare-exchanges among them";
        W "W" => "writes to memory, initial writes and the write halves of read-modify-writes among them";
        M "M" => "memory accesses: `R | W`";
        F "F" => "fences of every kind";
        Rmw "RMW" => "both halves of a read-modify-write that took place (a failed compare-exchange is only a read)";
        Rx "RX" => "reads by a read-modify-write instruction, whether it wrote or was a compare-exchange that failed";
        Iw "IW" ["I"] => "initial writes, one for each location";
        Na "NA" => "non-atomic accesses of the language level (initial writes are not among them)";
        Rlx "RLX" => "accesses and fences with exactly relaxed mode; accesses of machine instructions are relaxed";
        Acq "ACQ" => "acquire or stronger: acquire and sequentially consistent reads, read halves, and fences that acquire";
        Rel "REL" => "release or stronger: release and sequentially consistent writes, write halves, and fences that release";
        AcqRel "ACQ_REL" => "events whose instruction has exactly the acquire-release mode";
        Sc "SC" => "events whose instruction is sequentially consistent";
        Atomic "A" => "atomic accesses: those of an atomic object in C, those of a locked instruction on X86";
        B "B" => "waits at a barrier";
        Tc "TC" => "thread creation, in the creating thread";
        Tb "TB" => "the first event of a thread";
        Te "TE" => "the last event of a thread that ran to its end";
        Tj "TJ" => "join, in the joining thread";
        Lk "LK" => "accesses that take a lock";
        Ul "UL" => "accesses that release a lock";
        Malloc "MALLOC" => "allocations of memory";
        Free "FREE" => "releases of allocated memory";
        Mfence "MFENCE" => "X86's full fence";
        Lfence "LFENCE" => "X86's load fence";
        Sfence "SFENCE" => "X86's store fence";
    }
}

vocabulary! {
    /// A built-in relation between events.
    BuiltinRelation {
        Po "po" => "program order, with initial writes first and with creation, join and barrier rounds (see Conventions)";
        PoLoc "po-loc" => "program order within a thread between accesses of one location";
        Rf "rf" => "from a write to each read that takes its value";
        Rfe "rfe" => "`rf` between different threads (from an initial write too)";
        Rfi "rfi" => "`rf` within a thread";
        Co "co" ["mo"] => "coherence: the total order of the writes to each location, the initial write first";
        Coe "coe" => "`co` between different threads (from an initial write too)";
        Coi "coi" => "`co` within a thread";
        Fr "fr" ["rb"] => "from-read: from a read to every write that is `co`-after the one it reads from";
        Fre "fre" => "`fr` between different threads";
        Fri "fri" => "`fr` within a thread";
        Loc "loc" => "between accesses whose memory overlaps, reflexive on accesses";
        Int "int" => "between events of the same thread, reflexive; initial writes count as one thread of their own";
        Ext "ext" => "between events of different threads: the complement of `int`";
        Id "id" => "every event with itself";
        Rmw "rmw" => "from the read half of a read-modify-write to its write half";
        Addr "addr" => "address dependency: from a read to an access whose address uses its value";
        Data "data" => "data dependency: from a read to a write whose value uses its value";
        Ctrl "ctrl" => "control dependency: from a read to everything after a branch that uses its value";
        Tc "tc" => "from the creation of a thread to the thread's first event";
        Tj "tj" => "from the last event of a thread to the join that waited for it";
        Sbr "sbr" => "between the barrier waits of one round, reflexive";
        Alloc "alloc" => "from an allocation to each access of its memory, waits at barriers included";
        Dealloc "dealloc" => "from each access of allocated memory to the release of the memory";
        Free "free" => "from an allocation to its release";
    }
}

/// A set of built-in sets: those that an event is in. Membership tests are mask operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SetMask(u32);

impl SetMask {
    /// The empty mask.
    pub const EMPTY: SetMask = SetMask(0);

    /// The mask of the given sets.
    pub const fn of(sets: &[BuiltinSet]) -> SetMask {
        let mut bits = 0;
        let mut i = 0;
        while i < sets.len() {
            bits |= 1 << sets[i] as u32;
            i += 1;
        }
        SetMask(bits)
    }

    /// Whether the event is in `set`.
    #[inline]
    pub const fn contains(self, set: BuiltinSet) -> bool {
        self.0 & (1 << set as u32) != 0
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
        self.0 |= 1 << set as u32;
    }

    /// Removes `set`.
    #[inline]
    pub const fn remove(&mut self, set: BuiltinSet) {
        self.0 &= !(1 << set as u32);
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

    /// The sets in the mask, in the order of [`BuiltinSet::ALL`].
    pub fn iter(self) -> impl Iterator<Item = BuiltinSet> {
        BuiltinSet::ALL
            .iter()
            .copied()
            .filter(move |set| self.contains(*set))
    }

    /// The bits, bit `i` for the `i`-th member of [`BuiltinSet::ALL`].
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The mask with these bits.
    pub const fn from_bits(bits: u32) -> SetMask {
        SetMask(bits)
    }
}

const _: () = assert!(BuiltinSet::COUNT <= 32, "SetMask has 32 bits");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_resolve() {
        let mut seen = std::collections::BTreeSet::new();
        for set in BuiltinSet::ALL {
            for name in std::iter::once(&set.name()).chain(set.aliases()) {
                assert!(seen.insert((*name).to_string()), "{name} twice");
                assert_eq!(BuiltinSet::from_name(name), Some(*set));
            }
        }
        for relation in BuiltinRelation::ALL {
            for name in std::iter::once(&relation.name()).chain(relation.aliases()) {
                assert!(seen.insert((*name).to_string()), "{name} twice");
                assert_eq!(BuiltinRelation::from_name(name), Some(*relation));
            }
        }
    }

    #[test]
    fn masks_hold_what_was_put_in() {
        let mut mask = SetMask::of(&[BuiltinSet::R, BuiltinSet::Sfence]);
        assert!(mask.contains(BuiltinSet::R) && mask.contains(BuiltinSet::Sfence));
        mask.remove(BuiltinSet::R);
        mask.insert(BuiltinSet::W);
        assert_eq!(
            mask.iter().collect::<Vec<_>>(),
            [BuiltinSet::W, BuiltinSet::Sfence]
        );
    }
}
