//! The built-in sets and relations of the model language: their names, kinds and meaning.
//!
//! This is the one home of that vocabulary. The compiler resolves names against it, the
//! documentation is generated from it, graphs compute it ([`crate::execution`] for all of it as bit
//! matrices, [`crate::graph`] for the immediate steps), and nothing else in the project lists the
//! names again.
//!
//! Each row also states the facts that hold in every execution: [`Facts`] for relations,
//! [`SetFacts`] for sets. Whoever asks which relations are causal, transitive or contained in which
//! others, or which combinations of sets an event can be in, asks here.
//!
//! To add a relation, write its row here and its meaning in [`crate::execution`]; the Rust compiler
//! then names the places that cannot go on without it, such as how a search steps along it.
//!
//! # Conventions
//!
//! * **Initial writes.** Every location has one initial write (set `IW`). It belongs to no thread,
//!   is first in `co` of its location, and comes before every other event in `po`.
//! * **`po` includes synchronisation by the runtime.** Wherever a model says `po`, it means the
//!   transitive closure of program order proper, of thread creation (`tc`), of join (`tj`), and of
//!   barrier rounds (from before a member of the round to after any member), so that no model has
//!   to mention them. `po-loc`, `rmw`, `int` and the dependencies stay within a thread.
//! * **Modes.** `ACQ` and `REL` hold of the stronger modes too (`ACQ_REL`, `SC`); `RLX` and `NA`
//!   hold of exactly that mode. `ACQ` of a write and `REL` of a read hold only where the access
//!   really has such a mode: the read half of an acquire-release RMW is in `ACQ` and `ACQ_REL`, its
//!   write half in `REL` and `ACQ_REL`.

mod masks;
mod relations;
mod sets;

pub use masks::{SetBits, SetMask};
pub use relations::{COMPOSITIONS, Cycles, EndFact, Facts, Immediate, NewPairs, Stepping};
pub use sets::{Entry, INITIAL_WRITE, SetFacts, SetRole, possible_masks};

use BuiltinRelation::{Co, Ext, Fr, Int, Loc, Po, PoLoc, Rf};
use relations::end;
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
        $type:ident: $facts:ident {
            $( $variant:ident $name:literal $([$($alias:literal),*])? => $meaning:literal, $fact:expr; )*
        }
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

            /// For each member what holds of it in every execution.
            const FACTS: &'static [$facts; $type::COUNT] = &[ $( $fact, )* ];

            /// What holds of it in every execution.
            pub const fn facts(self) -> &'static $facts {
                &Self::FACTS[self as usize]
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
    BuiltinSet: SetFacts {
        R "R" => "reads of memory, the read halves of read-modify-writes and failed compare-exchanges among them",
            SetFacts::new(SetRole::Access);
        W "W" => "writes to memory, initial writes and the write halves of read-modify-writes among them",
            SetFacts::new(SetRole::Access);
        M "M" => "memory accesses: `R | W`",
            SetFacts::new(SetRole::Access);
        F "F" => "fences of every kind",
            SetFacts::new(SetRole::Fence);
        Rmw "RMW" => "both halves of a read-modify-write that took place (a failed compare-exchange is only a read)",
            SetFacts::new(SetRole::Access).entered(Entry::WithWriteHalf);
        Rx "RX" => "reads by a read-modify-write instruction, whether it wrote or was a compare-exchange that failed",
            SetFacts::new(SetRole::Access);
        Iw "IW" ["I"] => "initial writes, one for each location",
            SetFacts::new(SetRole::Access);
        Na "NA" => "non-atomic accesses of the language level (initial writes are not among them)",
            SetFacts::new(SetRole::Mode);
        Rlx "RLX" => "accesses and fences with exactly relaxed mode; accesses of machine instructions are relaxed",
            SetFacts::new(SetRole::Mode);
        Acq "ACQ" => "acquire or stronger: acquire and sequentially consistent reads, read halves, and fences that acquire",
            SetFacts::new(SetRole::Mode);
        Rel "REL" => "release or stronger: release and sequentially consistent writes, write halves, and fences that release",
            SetFacts::new(SetRole::Mode);
        AcqRel "ACQ_REL" => "events whose instruction has exactly the acquire-release mode",
            SetFacts::new(SetRole::Mode);
        Sc "SC" => "events whose instruction is sequentially consistent",
            SetFacts::new(SetRole::Mode);
        Atomic "A" => "atomic accesses: those of an atomic object in C, those of a locked instruction on X86",
            SetFacts::new(SetRole::Access);
        B "B" => "waits at a barrier",
            SetFacts::new(SetRole::Alone);
        Tc "TC" => "thread creation, in the creating thread",
            SetFacts::new(SetRole::Alone);
        Tb "TB" => "the first event of a thread",
            SetFacts::new(SetRole::ThreadEnd);
        Te "TE" => "the last event of a thread that ran to its end",
            SetFacts::new(SetRole::ThreadEnd).entered(Entry::AtThreadEnd);
        Tj "TJ" => "join, in the joining thread",
            SetFacts::new(SetRole::Alone);
        Lk "LK" => "accesses that take a lock: both halves of the read-modify-write (an attempt that failed is only a read)",
            SetFacts::new(SetRole::Lock).entered(Entry::WithWriteHalf);
        Ul "UL" => "accesses that release a lock: a write, and its read half where it is a read-modify-write",
            SetFacts::new(SetRole::Lock).entered(Entry::WithWriteHalf);
        Malloc "MALLOC" => "allocations of memory",
            SetFacts::new(SetRole::Alone);
        Free "FREE" => "releases of allocated memory",
            SetFacts::new(SetRole::Alone);
        Mfence "MFENCE" => "X86's full fence",
            SetFacts::new(SetRole::FenceKind);
        Lfence "LFENCE" => "X86's load fence",
            SetFacts::new(SetRole::FenceKind);
        Sfence "SFENCE" => "X86's store fence",
            SetFacts::new(SetRole::FenceKind);
        Ex "EX" => "accesses of pairs of instructions: load-exclusives, and store-exclusives that took place",
            SetFacts::new(SetRole::Access);
        DmbSy "DMB.SY" => "AArch64's `DMB SY`",
            SetFacts::new(SetRole::FenceKind);
        DmbLd "DMB.LD" => "AArch64's `DMB LD`",
            SetFacts::new(SetRole::FenceKind);
        DmbSt "DMB.ST" => "AArch64's `DMB ST`",
            SetFacts::new(SetRole::FenceKind);
        DsbSy "DSB.SY" => "AArch64's `DSB SY`",
            SetFacts::new(SetRole::FenceKind);
        DsbLd "DSB.LD" => "AArch64's `DSB LD`",
            SetFacts::new(SetRole::FenceKind);
        DsbSt "DSB.ST" => "AArch64's `DSB ST`",
            SetFacts::new(SetRole::FenceKind);
        Isb "ISB" => "AArch64's `ISB`",
            SetFacts::new(SetRole::FenceKind);
        Sync "SYNC" => "POWER's `sync`",
            SetFacts::new(SetRole::FenceKind);
        Lwsync "LWSYNC" => "POWER's `lwsync`",
            SetFacts::new(SetRole::FenceKind);
        Isync "ISYNC" => "POWER's `isync`",
            SetFacts::new(SetRole::FenceKind);
        Eieio "EIEIO" => "POWER's `eieio`",
            SetFacts::new(SetRole::FenceKind);
        FenceRr "Fence.r.r" => "RISC-V's `fence r,r`",
            SetFacts::new(SetRole::FenceKind);
        FenceRw "Fence.r.w" => "RISC-V's `fence r,w`",
            SetFacts::new(SetRole::FenceKind);
        FenceRm "Fence.r.rw" => "RISC-V's `fence r,rw`",
            SetFacts::new(SetRole::FenceKind);
        FenceWr "Fence.w.r" => "RISC-V's `fence w,r`",
            SetFacts::new(SetRole::FenceKind);
        FenceWw "Fence.w.w" => "RISC-V's `fence w,w`",
            SetFacts::new(SetRole::FenceKind);
        FenceWm "Fence.w.rw" => "RISC-V's `fence w,rw`",
            SetFacts::new(SetRole::FenceKind);
        FenceMr "Fence.rw.r" => "RISC-V's `fence rw,r`",
            SetFacts::new(SetRole::FenceKind);
        FenceMw "Fence.rw.w" => "RISC-V's `fence rw,w`",
            SetFacts::new(SetRole::FenceKind);
        FenceMm "Fence.rw.rw" => "RISC-V's `fence rw,rw`",
            SetFacts::new(SetRole::FenceKind);
        FenceTso "Fence.tso" => "RISC-V's `fence.tso`",
            SetFacts::new(SetRole::FenceKind);
        Rmb "Rmb" => "the Linux kernel's `smp_rmb`",
            SetFacts::new(SetRole::FenceKind);
        Wmb "Wmb" => "the Linux kernel's `smp_wmb`",
            SetFacts::new(SetRole::FenceKind);
        BeforeAtomic "Before-atomic" => "the Linux kernel's `smp_mb__before_atomic`",
            SetFacts::new(SetRole::FenceKind);
        AfterAtomic "After-atomic" => "the Linux kernel's `smp_mb__after_atomic`",
            SetFacts::new(SetRole::FenceKind);
        AfterSpinlock "After-spinlock" => "the Linux kernel's `smp_mb__after_spinlock`",
            SetFacts::new(SetRole::FenceKind);
        AfterUnlockLock "After-unlock-lock" => "the Linux kernel's `smp_mb__after_unlock_lock`",
            SetFacts::new(SetRole::FenceKind);
        AfterSrcuReadUnlock "After-srcu-read-unlock" => "the Linux kernel's `smp_mb__after_srcu_read_unlock`",
            SetFacts::new(SetRole::FenceKind);
        RcuLock "Rcu-lock" => "the Linux kernel's `rcu_read_lock`",
            SetFacts::new(SetRole::FenceKind);
        RcuUnlock "Rcu-unlock" => "the Linux kernel's `rcu_read_unlock`",
            SetFacts::new(SetRole::FenceKind);
        SyncRcu "Sync-rcu" => "the Linux kernel's `synchronize_rcu`",
            SetFacts::new(SetRole::FenceKind);
        SrcuLock "Srcu-lock" => "the Linux kernel's `srcu_read_lock`",
            SetFacts::new(SetRole::FenceKind);
        SrcuUnlock "Srcu-unlock" => "the Linux kernel's `srcu_read_unlock`",
            SetFacts::new(SetRole::FenceKind);
        SyncSrcu "Sync-srcu" => "the Linux kernel's `synchronize_srcu`",
            SetFacts::new(SetRole::FenceKind);
        Noreturn "Noreturn" => "reads of read-modify-writes of the Linux kernel that do not return what they read",
            SetFacts::new(SetRole::Access).entered(Entry::WithWriteHalf);
    }
}

vocabulary! {
    /// A built-in relation between events.
    BuiltinRelation: Facts {
        Po "po" => "program order, with initial writes first and with creation, join and barrier rounds",
            Facts::ends(end::ANY, end::LATER).acyclic().transitive()
                .new_pairs(NewPairs::ToEvent).stepping(Stepping::Closure(Immediate::Po));
        PoLoc "po-loc" => "program order within a thread between accesses of one location",
            Facts::ends(end::LATER_ACCESS, end::LATER_ACCESS).within(&[Po, Loc, Int]).transitive()
                .new_pairs(NewPairs::ToEvent).stepping(Stepping::Closure(Immediate::PoLoc));
        Rf "rf" => "from a write to each read that takes its value",
            Facts::ends(end::WRITE, end::READ).within(&[Loc]).acyclic().one_source()
                .new_pairs(NewPairs::ToEvent);
        Rfe "rfe" => "`rf` between different threads (from an initial write too)",
            Facts::ends(end::WRITE, end::READ).part_of(Rf).within(&[Rf, Ext])
                .new_pairs(NewPairs::ToEvent);
        Rfi "rfi" => "`rf` within a thread",
            Facts::ends(end::LATER_WRITE, end::READ).part_of(Rf).within(&[Rf, PoLoc])
                .new_pairs(NewPairs::ToEvent);
        Co "co" ["mo"] => "coherence: the total order of the writes to each location, the initial write first",
            Facts::ends(end::WRITE, end::LATER_WRITE).within(&[Loc]).acyclic().transitive()
                .new_pairs(NewPairs::WithEventByChoice).stepping(Stepping::Closure(Immediate::Co));
        Coe "coe" => "`co` between different threads (from an initial write too)",
            Facts::ends(end::WRITE, end::LATER_WRITE).part_of(Co).within(&[Co, Ext])
                .new_pairs(NewPairs::WithEventByChoice);
        Coi "coi" => "`co` within a thread",
            Facts::ends(end::LATER_WRITE, end::LATER_WRITE).part_of(Co).within(&[Co, Int]).transitive()
                .new_pairs(NewPairs::WithEventByChoice);
        Fr "fr" ["rb"] => "from-read: from a read to every write that is `co`-after the one it reads from",
            Facts::ends(end::READ, end::LATER_WRITE).within(&[Loc]).acyclic()
                .new_pairs(NewPairs::WithEventByChoice)
                .stepping(Stepping::FirstThen(Immediate::Fr, Immediate::Co));
        Fre "fre" => "`fr` between different threads",
            Facts::ends(end::READ, end::LATER_WRITE).part_of(Fr).within(&[Fr, Ext])
                .new_pairs(NewPairs::WithEventByChoice);
        Fri "fri" => "`fr` within a thread",
            Facts::ends(end::READ, end::LATER_WRITE).part_of(Fr).within(&[Fr, Int])
                .new_pairs(NewPairs::WithEventByChoice);
        Loc "loc" => "between accesses whose memory overlaps, reflexive on accesses",
            Facts::ends(end::ACCESS, end::ACCESS).transitive().symmetric()
                .new_pairs(NewPairs::WithEvent);
        Int "int" => "between events of the same thread, reflexive; initial writes count as one thread of their own",
            Facts::ends(end::ANY, end::ANY).transitive().symmetric().new_pairs(NewPairs::WithEvent);
        Ext "ext" => "between events of different threads: the complement of `int`",
            Facts::ends(end::ANY, end::ANY).irreflexive().symmetric().new_pairs(NewPairs::WithEvent);
        Id "id" => "every event with itself",
            Facts::ends(end::ANY, end::ANY).within(&[Int]).transitive().symmetric()
                .one_source().one_target().new_pairs(NewPairs::Itself).stepping(Stepping::Stay);
        Rmw "rmw" => "from the read half of a read-modify-write to its write half",
            Facts::ends(end::READ_HALF, end::WRITE_HALF).within(&[PoLoc]).given()
                .one_source().one_target().new_pairs(NewPairs::ToEvent);
        Addr "addr" => "address dependency: from a read, or on RISC-V a store-conditional, to an access whose address uses its result",
            Facts::ends(end::LATER_ACCESS, end::LATER).within(&[Po, Int]).given().dependency().new_pairs(NewPairs::ToEvent);
        Data "data" => "data dependency: from a read, or on RISC-V a store-conditional, to a write whose value uses its result",
            Facts::ends(end::LATER_ACCESS, end::LATER).within(&[Po, Int]).given().dependency().new_pairs(NewPairs::ToEvent);
        Ctrl "ctrl" => "control dependency: from a read, or on RISC-V a store-conditional, to everything after a branch that uses its result",
            Facts::ends(end::LATER_ACCESS, end::LATER).within(&[Po, Int]).given().dependency().new_pairs(NewPairs::ToEvent);
        Casdep "casdep" => "from a read to the read of a compare-exchange that compares with what uses its value",
            Facts::ends(end::READ, end::UPDATING).within(&[Po, Int]).given().dependency().new_pairs(NewPairs::ToEvent);
        Tc "tc" => "from the creation of a thread to the thread's first event",
            Facts::ends(end::CREATION, end::FIRST).within(&[Po, Ext]).given()
                .one_source().one_target().new_pairs(NewPairs::ToEvent);
        Tj "tj" => "from the last event of a thread to the join that waited for it",
            Facts::ends(end::LAST, end::JOIN).within(&[Po, Ext]).given().one_source().new_pairs(NewPairs::ToEvent);
        Sbr "sbr" => "between the barrier waits of one round, reflexive",
            Facts::ends(end::WAIT, end::WAIT).given().transitive().symmetric().shrinks();
        Alloc "alloc" => "from an allocation to each access of its memory, waits at barriers included",
            Facts::ends(end::ALLOCATION, end::LATER).given().acyclic();
        Dealloc "dealloc" => "from each access of allocated memory to the release of the memory",
            Facts::ends(end::LATER, end::RELEASE).given().acyclic();
        Free "free" => "from an allocation to its release",
            Facts::ends(end::ALLOCATION, end::RELEASE).given().acyclic();
        RcuRscs "rcu-rscs" => "from the Linux kernel's `rcu_read_lock` to the `rcu_read_unlock` that ends its section",
            Facts::ends(end::RCU_LOCK, end::RCU_UNLOCK).within(&[Po, Int]).given()
                .one_source().one_target().new_pairs(NewPairs::ToEvent);
        SrcuRscs "srcu-rscs" => "from the Linux kernel's `srcu_read_lock` to each `srcu_read_unlock` that is given its result and the same structure",
            Facts::ends(end::SRCU_LOCK, end::SRCU_UNLOCK).given().one_source();
        SameSrcu "same-srcu" => "between calls of the Linux kernel's SRCU functions with the same structure, reflexive on these",
            Facts::ends(end::FENCE, end::FENCE).given().transitive().symmetric().new_pairs(NewPairs::WithEvent);
    }
}
