//! Programs whose modes and fences are not chosen yet.

use crate::directed::Candidate;
use crate::labels::Kind;
use crate::shapes::Shape;
use std::ops::ControlFlow;

/// A round of a barrier: for each thread how many of its accesses come before its wait; `None` if
/// it does not wait.
pub(super) type Round = Vec<Option<usize>>;

/// What a thread does while it holds the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Section {
    /// The thread.
    pub(super) thread: usize,
    /// How many of its accesses come before it takes the lock.
    pub(super) from: usize,
    /// How many come before it releases it.
    pub(super) to: usize,
}

/// A program whose modes and fences are not chosen yet.
#[derive(Clone, Debug)]
pub(super) struct Sketch {
    pub(super) shape: Shape,
    /// How many fences it has.
    pub(super) fences: usize,
    /// The rounds of barriers, in order.
    pub(super) rounds: Vec<Round>,
    /// How threads hold the lock, one after the other.
    pub(super) sections: Vec<Section>,
}

impl Sketch {
    /// A program without barriers and locks.
    pub(super) fn plain(shape: &Shape, fences: usize) -> Self {
        Self {
            shape: shape.clone(),
            fences,
            rounds: Vec::new(),
            sections: Vec::new(),
        }
    }

    /// Whether a thread waits before its first access.
    pub(super) fn waits_first(&self, thread: usize) -> bool {
        self.rounds.iter().any(|round| round[thread] == Some(0))
    }

    /// The places for fences: between accesses, and between a wait and the accesses after it.
    pub(super) fn gaps(&self) -> usize {
        let threads = 0..self.shape.threads.len();
        self.shape.gaps() + threads.filter(|thread| self.waits_first(*thread)).count()
    }
}

/// A candidate with so many fences.
pub(super) fn sketch_of(candidate: &Candidate, fences: usize) -> Sketch {
    Sketch::plain(&candidate.shape, fences)
}

/// Calls `visit` with all ways for threads to hold the lock so many times, each during some of its
/// accesses, one after the other. `sections` are the first of them.
pub(super) fn each_locked(
    shape: &Shape,
    more: usize,
    sections: &mut Vec<Section>,
    visit: &mut dyn FnMut(&[Section]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if more == 0 {
        return visit(sections);
    }
    for (thread, code) in shape.threads.iter().enumerate() {
        let own = sections.iter().rev().find(|it| it.thread == thread);
        for from in own.map_or(0, |own| own.to)..code.len() {
            for to in from + 1..=code.len() {
                sections.push(Section { thread, from, to });
                each_locked(shape, more - 1, sections, visit)?;
                sections.pop();
            }
        }
    }
    ControlFlow::Continue(())
}

/// Calls `visit` with all ways for threads to meet once or twice, with so many waits.
pub(super) fn each_meeting(
    shape: &Shape,
    waits: usize,
    visit: &mut dyn FnMut(&[Round]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let threads = shape.threads.len();
    if waits <= threads {
        each_round(shape, waits, &mut Vec::new(), &mut |round| {
            let rounds = [round.clone()];
            if_useful(shape, &rounds, visit)
        })?;
    }
    for first in 2..=threads {
        let Some(second) = waits.checked_sub(first).filter(|it| *it >= 2) else {
            break;
        };
        each_round(shape, first, &mut Vec::new(), &mut |one| {
            each_round(shape, second, &mut Vec::new(), &mut |two| {
                let in_order = |(one, two): (&Option<usize>, &Option<usize>)| match (one, two) {
                    (Some(one), Some(two)) => one <= two,
                    _ => true,
                };
                match one.iter().zip(two).all(in_order) {
                    true => if_useful(shape, &[one.clone(), two.clone()], visit),
                    false => ControlFlow::Continue(()),
                }
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Visits rounds each of which orders something: an access or another wait is before the wait of
/// one thread, and one is after that of another.
fn if_useful(
    shape: &Shape,
    rounds: &[Round],
    visit: &mut dyn FnMut(&[Round]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let useful = (0..rounds.len()).all(|number| {
        let waits = rounds[number].iter().enumerate();
        let waits: Vec<(usize, usize)> = waits
            .filter_map(|(thread, own)| Some((thread, (*own)?)))
            .collect();
        let in_any =
            |rounds: &[Round], thread: usize| rounds.iter().any(|round| round[thread].is_some());
        let is_before = |thread: usize, own: usize| own > 0 || in_any(&rounds[..number], thread);
        let is_after = |thread: usize, own: usize| {
            own < shape.threads[thread].len() || in_any(&rounds[number + 1..], thread)
        };
        waits.iter().any(|(a, before)| {
            let mut others = waits.iter().filter(|(b, _)| a != b);
            is_before(*a, *before) && others.any(|(b, after)| is_after(*b, *after))
        })
    });
    match useful {
        true => visit(rounds),
        false => ControlFlow::Continue(()),
    }
}

/// Calls `visit` with all ways for so many threads to meet. `round` has the waits of the first
/// threads.
fn each_round(
    shape: &Shape,
    waiting: usize,
    round: &mut Round,
    visit: &mut dyn FnMut(&Round) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(code) = shape.threads.get(round.len()) else {
        return match waiting {
            0 => visit(round),
            _ => ControlFlow::Continue(()),
        };
    };
    let own = if waiting == 0 { 0 } else { code.len() + 1 };
    for wait in std::iter::once(None).chain((0..own).map(Some)) {
        round.push(wait);
        each_round(shape, waiting - usize::from(wait.is_some()), round, visit)?;
        round.pop();
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
