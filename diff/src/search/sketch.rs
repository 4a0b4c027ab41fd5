//! Programs whose modes and fences are not chosen yet.

use crate::directed::Candidate;
use crate::labels::Kind;
use crate::shapes::Shape;
use std::ops::ControlFlow;

/// For each thread how many of its accesses come before its wait at a barrier; `None` if it does
/// not wait.
pub(super) type Waits = Vec<Option<usize>>;

/// How threads hold a lock, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Locked {
    /// For each thread how many of its accesses come before it takes the lock, and how many before
    /// it releases it. `None` for threads without a lock.
    pub(super) sections: Vec<Option<(usize, usize)>>,
    /// The threads that hold it, in order.
    pub(super) order: Vec<usize>,
}

impl Locked {
    /// How many of its accesses come before a thread takes the lock, and before it releases it.
    pub(super) fn section(&self, thread: usize) -> Option<(usize, usize)> {
        self.sections.get(thread).copied().flatten()
    }

    /// Whether no thread takes the lock.
    pub(super) fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

/// A program whose modes and fences are not chosen yet.
#[derive(Clone, Debug)]
pub(super) struct Sketch {
    pub(super) shape: Shape,
    /// How many fences it has.
    pub(super) fences: usize,
    pub(super) waits: Waits,
    pub(super) locked: Locked,
}

impl Sketch {
    /// The places for fences: between accesses, and between a wait and the accesses after it.
    pub(super) fn gaps(&self) -> usize {
        let first = self.waits.iter().filter(|wait| **wait == Some(0));
        self.shape.gaps() + first.count()
    }
}

/// A candidate with so many fences.
pub(super) fn sketch_of(candidate: &Candidate, fences: usize) -> Sketch {
    Sketch {
        shape: candidate.shape.clone(),
        fences,
        waits: vec![None; candidate.shape.threads.len()],
        locked: Locked::default(),
    }
}

/// Calls `visit` with all ways for so many threads to hold the lock, each during some of its
/// accesses, one after the other. `locked` has the sections of the first threads.
pub(super) fn each_locked(
    shape: &Shape,
    holding: usize,
    locked: &mut Locked,
    visit: &mut dyn FnMut(&Locked) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(code) = shape.threads.get(locked.sections.len()) else {
        return match holding {
            0 => visit(locked),
            _ => ControlFlow::Continue(()),
        };
    };
    let thread = locked.sections.len();
    locked.sections.push(None);
    each_locked(shape, holding, locked, visit)?;
    if holding > 0 {
        for start in 0..code.len() {
            for end in start + 1..=code.len() {
                locked.sections[thread] = Some((start, end));
                for place in 0..=locked.order.len() {
                    locked.order.insert(place, thread);
                    each_locked(shape, holding - 1, locked, visit)?;
                    locked.order.remove(place);
                }
            }
        }
    }
    locked.sections.pop();
    ControlFlow::Continue(())
}

/// Calls `visit` with all ways for so many threads to meet. Something is before the wait of one of
/// them, and something after that of another: else nothing is ordered. `waits` are those of the
/// first threads.
pub(super) fn each_round(
    shape: &Shape,
    waiting: usize,
    waits: &mut Waits,
    visit: &mut dyn FnMut(&Waits) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(code) = shape.threads.get(waits.len()) else {
        let with = |has: &dyn Fn(usize, usize) -> bool| -> Vec<usize> {
            let threads = waits.iter().enumerate();
            let fitting = threads.filter(|(thread, wait)| wait.is_some_and(|at| has(*thread, at)));
            fitting.map(|(thread, _)| thread).collect()
        };
        let before = with(&|_, at| at > 0);
        let after = with(&|thread, at| at < shape.threads[thread].len());
        let orders = before.iter().any(|a| after.iter().any(|b| a != b));
        return match waiting {
            0 if orders || waits.iter().all(Option::is_none) => visit(waits),
            _ => ControlFlow::Continue(()),
        };
    };
    let own = if waiting == 0 { 0 } else { code.len() + 1 };
    for wait in std::iter::once(None).chain((0..own).map(Some)) {
        waits.push(wait);
        each_round(shape, waiting - usize::from(wait.is_some()), waits, visit)?;
        waits.pop();
    }
    ControlFlow::Continue(())
}

/// Whether final values do not tell the order of the writes of some location: three of them are no
/// read-modify-writes.
pub(super) fn is_ambiguous(shape: &Shape) -> bool {
    (0..shape.locations).any(|location| {
        let accesses = shape.threads.iter().flatten();
        let writes = accesses.filter(|a| a.location == location && a.kind == Kind::Write);
        writes.count() > 2
    })
}
