//! Tests with a little less in them: how it is seen that nothing in a test is there without need.
//!
//! What is left out of a program is left out of the question too: clauses about a read that is
//! gone, and clauses that ask for a value that nobody writes any more.

use crate::test::{Action, Clause, Instruction, Location, Reads, Test};
use katec_checker::event::{FenceKind, Mode};

/// Whether a memory order asks for less than another, and for nothing else.
pub fn is_weaker(a: Mode, b: Mode) -> bool {
    use Mode::{Acquire, AcquireRelease, NonAtomic, Relaxed, Release, SequentiallyConsistent};
    match a {
        NonAtomic => b != NonAtomic,
        Relaxed => !matches!(b, NonAtomic | Relaxed),
        Acquire | Release => matches!(b, AcquireRelease | SequentiallyConsistent),
        AcquireRelease => b == SequentiallyConsistent,
        SequentiallyConsistent => false,
    }
}

/// Whether a fence asks for less than another, and for nothing else.
pub fn is_weaker_fence(a: Action, b: Action) -> bool {
    match (a, b) {
        (
            Action::Fence {
                mode,
                kind: FenceKind::Language,
            },
            Action::Fence { mode: other, .. },
        ) => is_weaker(mode, other),
        (Action::Fence { kind, .. }, Action::Fence { kind: other, .. }) => {
            let (own, others) = (ordered_pairs(kind), ordered_pairs(other));
            own != others && own & !others == 0
        }
        _ => false,
    }
}

/// What a fence of a machine orders: a bit each for reads before reads, reads before writes, writes
/// before reads, writes before writes. Of `ISB` and `isync`, what they order behind a branch.
fn ordered_pairs(kind: FenceKind) -> u8 {
    use FenceKind::{
        AfterAtomic, AfterSpinlock, AfterSrcuReadUnlock, AfterUnlockLock, BeforeAtomic, DmbLd,
        DmbSt, DmbSy, DsbLd, DsbSt, DsbSy, Eieio, FenceI, FenceMm, FenceMr, FenceMw, FenceRm,
        FenceRr, FenceRw, FenceTso, FenceWm, FenceWr, FenceWw, Isb, Isync, Language, Lfence,
        Lwsync, Mfence, RcuLock, RcuUnlock, Rmb, Sfence, SrcuLock, SrcuUnlock, Sync, SyncRcu,
        SyncSrcu, Wmb,
    };
    match kind {
        FenceI | RcuLock | RcuUnlock | SrcuLock | SrcuUnlock => 0b0000,
        Isb | Isync | Lfence | FenceRr | Rmb => 0b1000,
        FenceRw => 0b0100,
        FenceWr => 0b0010,
        DmbSt | DsbSt | Eieio | Sfence | FenceWw | Wmb => 0b0001,
        DmbLd | DsbLd | FenceRm => 0b1100,
        FenceMr => 0b1010,
        FenceMw => 0b0101,
        FenceWm => 0b0011,
        Lwsync | FenceTso => 0b1101,
        Language | Mfence | DmbSy | DsbSy | Sync | FenceMm => 0b1111,
        // What these order depends on the accesses of locks and the like around them.
        BeforeAtomic | AfterAtomic | AfterSpinlock | AfterUnlockLock | AfterSrcuReadUnlock
        | SyncRcu | SyncSrcu => 0b1111,
    }
}

/// The test without one of its instructions.
pub fn without_instruction(test: &Test, thread: usize, index: usize) -> Test {
    let removed = test.threads[thread][index].action;
    let mut threads = test.threads.clone();
    threads[thread].remove(index);
    let shift = |reads: Reads| {
        let kept = reads.iter().filter(|read| *read != index);
        let moved = kept.map(|read| Reads::of(read - usize::from(read > index)));
        moved.fold(Reads::NONE, Reads::union)
    };
    for instruction in &mut threads[thread][index..] {
        let depends = &mut instruction.depends;
        depends.addr = shift(depends.addr);
        depends.data = shift(depends.data);
        depends.ctrl = shift(depends.ctrl);
    }
    let gone = threads[thread].is_empty();
    if gone {
        threads.remove(thread);
    }
    let kept = asked_after(test, removed);
    let moved = kept.filter_map(|clause| match clause {
        Clause::Register {
            thread: of,
            instruction,
            ..
        } if of == thread && instruction == index => None,
        Clause::Register {
            thread: of,
            instruction,
            value,
        } => Some(Clause::Register {
            thread: of - usize::from(gone && of > thread),
            instruction: instruction - usize::from(of == thread && instruction > index),
            value,
        }),
        memory @ Clause::Memory { .. } => Some(memory),
    });
    let mut weaker = Test::new(test.level, threads, moved);
    // What nobody accesses has no last value.
    let locations = weaker.locations();
    weaker.condition.retain(|clause| match clause {
        Clause::Memory { location, .. } => locations.contains(location),
        Clause::Register { .. } => true,
    });
    weaker
}

/// The clauses that make sense when an action does not write any more.
fn asked_after(test: &Test, action: Action) -> impl Iterator<Item = Clause> {
    let is_gone = move |location: Option<Location>, value: u64| {
        location == action.location() && action.value() == Some(value)
    };
    test.condition.iter().copied().filter(move |clause| {
        let (location, value) = match *clause {
            Clause::Register {
                thread,
                instruction,
                value,
            } => (test.threads[thread][instruction].action.location(), value),
            Clause::Memory { location, value } => (Some(location), value),
        };
        !is_gone(location, value)
    })
}

/// The tests in which a read-modify-write only reads or only writes.
fn halved(test: &Test, thread: usize, index: usize) -> Vec<Test> {
    let instruction = test.threads[thread][index];
    let Action::Rmw {
        location,
        mode,
        value,
        ..
    } = instruction.action
    else {
        return Vec::new();
    };
    let read_mode = crate::test::failure_mode(mode);
    let write_mode = crate::test::store_mode(mode);
    let with = |action: Action| {
        let mut weaker = test.clone();
        weaker.threads[thread][index] = Instruction {
            action,
            depends: instruction.depends,
        };
        weaker
    };
    let mut read = with(Action::Read {
        location,
        mode: read_mode,
    });
    read.threads[thread][index].depends.data = Reads::NONE;
    read.condition = asked_after(test, instruction.action).collect();
    let mut write = with(Action::Write {
        location,
        mode: write_mode,
        value,
    });
    write.condition.retain(|clause| {
        !matches!(clause, Clause::Register { thread: of, instruction, .. }
            if *of == thread && *instruction == index)
    });
    // Nothing can depend on what is not read.
    for later in &mut write.threads[thread][index..] {
        let depends = &mut later.depends;
        for reads in [&mut depends.addr, &mut depends.data, &mut depends.ctrl] {
            *reads = reads.minus(Reads::of(index));
        }
    }
    vec![read, write]
}

/// The tests that have one instruction less, or half of a read-modify-write less.
pub fn smaller(test: &Test) -> Vec<Test> {
    let mut smaller = Vec::new();
    for (thread, index, _) in test.instructions() {
        smaller.push(without_instruction(test, thread, index));
        smaller.extend(halved(test, thread, index));
    }
    smaller
}
