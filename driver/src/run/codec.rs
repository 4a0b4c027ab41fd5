//! Data as bytes: how runs are kept in files.
//!
//! Every type has one form: numbers as LEB128, texts and lists with their lengths in front, the
//! variants of enums by number. There are no names and no gaps, so files are small, and a file says
//! nothing about its form but the version at its head ([`super::file`]). Reading checks everything
//! that has to do with the form. Who reads wrong bytes gets an error, and needs no more memory than
//! a few times the size of the file.

use katec_checker::check::{
    About, Action, BlockedAt, Collected, Edge, EventReport, ExecutionReport, FirstOf, Identity,
    LocationReport, Run, ThreadReport, ThreadStatus, ViolationKind,
};
use katec_checker::event::{
    Address, EventId, FenceKind, Mode, Place, Position, ThreadId, ThreadName, Value,
};
use katec_checker::explore::{
    Asymmetry, Attempts, Branch, BranchEvent, Ending, Found, Item, Job, Link, Loose, LooseRead,
    Obstacle, Part, Standing, Summary, Unused, What,
};
use katec_checker::model::Severity;
use katec_checker::program::{Call, ProblemKind, ProgramError, SourcePosition};
use katec_programs::litmus::{Bound, KeptState, States};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// What is read is not in the form that it should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

/// Bytes that are read.
pub struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Result<u8, Damaged> {
        let (first, rest) = self.rest.split_first().ok_or(Damaged)?;
        self.rest = rest;
        Ok(*first)
    }

    fn bytes(&mut self, count: usize) -> Result<&'a [u8], Damaged> {
        let (bytes, rest) = self.rest.split_at_checked(count).ok_or(Damaged)?;
        self.rest = rest;
        Ok(bytes)
    }

    /// The length of a list, each element of which takes a byte at least.
    fn length(&mut self) -> Result<usize, Damaged> {
        let length = usize::try_from(u64::get(self)?).map_err(|_| Damaged)?;
        match length <= self.rest.len() {
            true => Ok(length),
            false => Err(Damaged),
        }
    }
}

/// What has a form as bytes.
pub trait Coded: Sized {
    /// Adds it to bytes.
    fn put(&self, to: &mut Vec<u8>);

    /// Takes it from bytes.
    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged>;
}

/// The bytes of something.
pub fn encode<T: Coded>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    value.put(&mut bytes);
    bytes
}

/// What has these bytes, all of them.
pub fn decode<T: Coded>(bytes: &[u8]) -> Result<T, Damaged> {
    let mut reader = Reader { rest: bytes };
    let value = T::get(&mut reader)?;
    match reader.rest.is_empty() {
        true => Ok(value),
        false => Err(Damaged),
    }
}

/// What the bytes begin with.
pub fn decode_start<T: Coded>(bytes: &[u8]) -> Result<T, Damaged> {
    T::get(&mut Reader { rest: bytes })
}

impl Coded for u64 {
    fn put(&self, to: &mut Vec<u8>) {
        let mut rest = *self;
        while rest >= 0x80 {
            to.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        to.push(rest as u8);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let byte = from.byte()?;
            let bits = u64::from(byte & 0x7f);
            if bits << shift >> shift != bits {
                return Err(Damaged);
            }
            value |= bits << shift;
            if byte < 0x80 {
                return Ok(value);
            }
        }
        Err(Damaged)
    }
}

/// Numbers that are narrower.
macro_rules! numbers {
    ($($type:ty),*) => {
        $(impl Coded for $type {
            fn put(&self, to: &mut Vec<u8>) {
                (*self as u64).put(to);
            }

            fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
                <$type>::try_from(u64::get(from)?).map_err(|_| Damaged)
            }
        })*
    };
}

numbers!(u8, u32, usize);

/// Structures, field by field.
macro_rules! structures {
    ($($type:ident $(<$parameter:ident>)? { $($field:ident),* })*) => {
        $(impl $(<$parameter: Coded>)? Coded for $type $(<$parameter>)? {
            fn put(&self, to: &mut Vec<u8>) {
                let Self { $($field),* } = self;
                $($field.put(to);)*
            }

            fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
                $(let $field = Coded::get(from)?;)*
                Ok(Self { $($field),* })
            }
        })*
    };
}

/// Ids and other names for numbers.
macro_rules! wrappers {
    ($($type:ident),*) => {
        $(impl Coded for $type {
            fn put(&self, to: &mut Vec<u8>) {
                self.0.put(to);
            }

            fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
                Ok(Self(Coded::get(from)?))
            }
        })*
    };
}

/// Enums: the number of the variant, then its fields.
macro_rules! enums {
    ($($type:ident $(<$parameter:ident>)? {
        $($number:literal = $variant:ident $({ $($field:ident),* })? $(( $inner:ident ))?,)*
    })*) => {
        $(impl $(<$parameter: Coded>)? Coded for $type $(<$parameter>)? {
            fn put(&self, to: &mut Vec<u8>) {
                match self {
                    $(Self::$variant $({ $($field),* })? $(( $inner ))? => {
                        to.push($number);
                        $($($field.put(to);)*)?
                        $($inner.put(to);)?
                    })*
                }
            }

            fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
                Ok(match from.byte()? {
                    $($number => {
                        $($(let $field = Coded::get(from)?;)*)?
                        $(let $inner = Coded::get(from)?;)?
                        Self::$variant $({ $($field),* })? $(( $inner ))?
                    })*
                    _ => return Err(Damaged),
                })
            }
        })*
    };
}

wrappers!(Address, Value, EventId, ThreadId, ThreadName);

structures! {
    Place { address, size }
    Position { thread, index }
    SourcePosition { file, line }
    Call { function, source }
    ProgramError { kind, message }
    Branch { events, threads, skips, items }
    BranchEvent { what, added_max, revisitable }
    Summary {
        ending, complete, blocked, failed, bounded, abandoned, serial_threads, symmetric, parked,
        attempts, unused, candidates, thin_air, loose
    }
    LooseRead { thread, number }
    Found<R> { summary, result }
    Identity { kind, severity, message, source }
    FirstOf<T> { limit, list }
    Collected<S> {
        violations, unordered, unanswered, waits, services, overlap, took_back, disturbed,
        overlooked, kept, seen
    }
    Unused { symmetry, parking, takes_back, attempts, spares_symmetry, spares_parking }
    Attempts { stored, missed }
    Run<S> { divisions, unused, parts, time }
    ExecutionReport { threads, events, locations, about, of_model }
    ThreadReport { thread, created_by, joined_by, events, function, status, source }
    EventReport {
        position, action, mode, source, stack, value_name, write_half, addr, data, ctrl, casdep
    }
    LocationReport { name, writes }
    Edge { label, from, to }
    About { events, edges }
    States { counts, cuts, asked_for, kept }
    KeptState { execution, values, asked_for }
}

enums! {
    Option<T> { 0 = None, 1 = Some(value), }
    Job { 0 = Start, 1 = Branch(branch), }
    What { 0 = Initial { place, value }, 1 = Of { thread, link }, }
    Link {
        0 = None,
        1 = Read { source },
        2 = Write { position },
        3 = WriteHalf { position },
        4 = Choose { value },
        5 = Create { child },
        6 = Wait { next, value, withdrawn },
    }
    Standing { 0 = AtEvent, 1 = Stopped(error), 2 = StoppedBefore(error), }
    Item {
        0 = Rf { read, write },
        1 = Co { write, predecessor },
        2 = Back { read, write },
        3 = Choice { choose, value },
        4 = Serial { wait, choice },
        5 = Skip { read },
    }
    Part<R> { 0 = Done(found), 1 = Open(job), }
    Loose { 0 = Nowhere, 1 = At(reads), 2 = Anywhere, }
    Ending {
        0 = Finished,
        1 = Stopped,
        2 = Interrupted,
        3 = EventLimit(thread),
        4 = ExecutionLimit,
        5 = InvalidProgram(reason),
        6 = TimeLimit,
        7 = MemoryLimit,
        8 = Asymmetric(reason),
        9 = CandidateLimit,
        10 = Obstructed(reason),
        11 = Seen,
    }
    ViolationKind { 0 = Program(kind), 1 = Model(name), }
    Severity { 0 = Error, 1 = Warning, }
    Obstacle { 0 = Unordered, 1 = End, 2 = Parts, 4 = Atomicity, 5 = Barriers, }
    Asymmetry { 0 = Identity, 1 = Operation, 2 = Join, 3 = Split, 4 = Parts, }
    Mode {
        0 = NonAtomic,
        1 = Relaxed,
        2 = Acquire,
        3 = Release,
        4 = AcquireRelease,
        5 = SequentiallyConsistent,
    }
    FenceKind {
        0 = Language,
        1 = Mfence,
        2 = Lfence,
        3 = Sfence,
        4 = DmbSy,
        5 = DmbLd,
        6 = DmbSt,
        7 = DsbSy,
        8 = DsbLd,
        9 = DsbSt,
        10 = Isb,
        11 = Sync,
        12 = Lwsync,
        13 = Isync,
        14 = Eieio,
        15 = FenceRr,
        16 = FenceRw,
        17 = FenceRm,
        18 = FenceWr,
        19 = FenceWw,
        20 = FenceWm,
        21 = FenceMr,
        22 = FenceMw,
        23 = FenceMm,
        24 = FenceTso,
        25 = FenceI,
        26 = Rmb,
        27 = Wmb,
        28 = BeforeAtomic,
        29 = AfterAtomic,
        30 = AfterSpinlock,
        31 = AfterUnlockLock,
        32 = AfterSrcuReadUnlock,
        33 = RcuLock,
        34 = RcuUnlock,
        35 = SyncRcu,
        36 = SrcuLock,
        37 = SrcuUnlock,
        38 = SyncSrcu,
    }
    ThreadStatus {
        0 = Ended,
        1 = Halted,
        2 = Cut,
        3 = Running,
        4 = Blocked(at),
        5 = Failed(error),
    }
    BlockedAt { 0 = Assumption, 1 = Reads(reads), 2 = Join(thread), 3 = Barrier(name), }
    Action {
        0 = InitialWrite { location, value },
        1 = Read { location, value, from },
        2 = Write { location, value },
        3 = Fence(kind),
        4 = Create(thread),
        5 = Join(thread),
        6 = Choose(value),
        7 = End,
        8 = BarrierWait { barrier, met },
        9 = Allocate { object },
        10 = Free { object },
    }
    Bound { 0 = Loops(rounds), 1 = LocalSteps, }
}

impl Coded for () {
    fn put(&self, _: &mut Vec<u8>) {}

    fn get(_: &mut Reader<'_>) -> Result<Self, Damaged> {
        Ok(())
    }
}

impl Coded for bool {
    fn put(&self, to: &mut Vec<u8>) {
        to.push(u8::from(*self));
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        match from.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Damaged),
        }
    }
}

impl Coded for String {
    fn put(&self, to: &mut Vec<u8>) {
        self.len().put(to);
        to.extend_from_slice(self.as_bytes());
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        let length = from.length()?;
        let text = std::str::from_utf8(from.bytes(length)?);
        Ok(text.map_err(|_| Damaged)?.to_string())
    }
}

impl<T: Coded> Coded for Vec<T> {
    fn put(&self, to: &mut Vec<u8>) {
        self.len().put(to);
        for element in self {
            element.put(to);
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        (0..from.length()?).map(|_| T::get(from)).collect()
    }
}

impl<T: Coded> Coded for Box<T> {
    fn put(&self, to: &mut Vec<u8>) {
        (**self).put(to);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        Ok(Box::new(T::get(from)?))
    }
}

impl<A: Coded, B: Coded> Coded for (A, B) {
    fn put(&self, to: &mut Vec<u8>) {
        self.0.put(to);
        self.1.put(to);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        Ok((A::get(from)?, B::get(from)?))
    }
}

impl<K: Coded + Ord, V: Coded> Coded for BTreeMap<K, V> {
    fn put(&self, to: &mut Vec<u8>) {
        self.len().put(to);
        for (key, value) in self {
            key.put(to);
            value.put(to);
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        (0..from.length()?).map(|_| <(K, V)>::get(from)).collect()
    }
}

impl<T: Coded + Ord> Coded for BTreeSet<T> {
    fn put(&self, to: &mut Vec<u8>) {
        self.len().put(to);
        for element in self {
            element.put(to);
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        (0..from.length()?).map(|_| T::get(from)).collect()
    }
}

impl Coded for Duration {
    fn put(&self, to: &mut Vec<u8>) {
        (self.as_nanos() as u64).put(to);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        Ok(Duration::from_nanos(u64::get(from)?))
    }
}

impl Coded for ProblemKind {
    fn put(&self, to: &mut Vec<u8>) {
        self.name().to_string().put(to);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        Self::from_name(&String::get(from)?).ok_or(Damaged)
    }
}
