//! Reductions that are used where they pay, without anybody asking for them.
//!
//! Symmetry and parking change nothing of what is found, but cost something. Most programs have so
//! few executions that it does not matter. So a program is explored plainly at first. If it has
//! more than a few executions, as many are explored with symmetry, and then as many with threads
//! that wait parked, and the exploration goes on in the way that is best. What was explored in the
//! other ways is forgotten.
//!
//! * With symmetry there are never more executions: it is used if there are symmetric threads.
//! * A parked execution takes longer, up to [`PARKED`] times as long. So threads are parked if
//!   that is all there is of executions, or if the share of them that is complete, of which there
//!   are as many in both ways, is so much larger. What the first executions have of that is no more
//!   than a guess, and nothing depends on it but time.
//!
//! All this depends on the program and the model alone, so that counts are the same in every run.

use super::Run;
use crate::explore::{Part, Summary, Unused};

/// How many executions there are where it does not matter how they are explored.
pub const FEW: u64 = 1000;

/// How many times as long an execution may take with threads that are parked.
const PARKED: u64 = 5;

/// The reductions that are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Symmetry.
    pub symmetry: bool,
    /// Parking.
    pub parking: bool,
}

impl Asked {
    /// What is not used at first, though options allow it.
    pub fn unused(self) -> Unused {
        Unused {
            spares_symmetry: !self.symmetry,
            spares_parking: !self.parking,
            ..Unused::default()
        }
    }
}

/// Begins a run, and chooses how it is to go on. `go_on` works on a run up to [`FEW`] executions,
/// and says whether nobody stopped it.
pub fn choose<S>(run: &mut Run<S>, mut go_on: impl FnMut(&mut Run<S>) -> bool) {
    if !go_on(run) {
        return;
    }
    if run.unused.spares_symmetry && !run.is_finished() {
        let mut other = run.anew();
        other.unused.spares_symmetry = false;
        let pays = go_on(&mut other) && (is_symmetric(&other) || other.is_finished());
        run.prefer(other, pays);
    }
    if run.unused.spares_parking && !run.is_finished() && parking_may_pay(run) {
        let mut other = run.anew();
        other.unused.spares_parking = false;
        let pays = go_on(&mut other) && (other.is_finished() || parking_pays(run, &other));
        run.prefer(other, pays);
    }
}

impl<S> Run<S> {
    /// The same from the beginning.
    fn anew(&self) -> Self {
        Self {
            divisions: self.divisions.clone(),
            unused: self.unused,
            time: self.time,
            ..Self::default()
        }
    }

    /// Takes another run instead, if it is better, or what it has shown. Both began with the same
    /// program, which is divided as the other one says now.
    fn prefer(&mut self, other: Self, is_better: bool) {
        if is_better {
            *self = other;
            return;
        }
        self.time = other.time;
        self.unused.symmetry = self.unused.symmetry.or(other.unused.symmetry);
        self.unused.parking = self.unused.parking.or(other.unused.parking);
        if self.divisions != other.divisions {
            self.divisions = other.divisions;
            self.parts = Self::default().parts;
        }
    }
}

fn summaries<S>(run: &Run<S>) -> impl Iterator<Item = &Summary> {
    run.parts.iter().filter_map(|part| match part {
        Part::Done(found) => Some(&found.summary),
        Part::Open(_) => None,
    })
}

fn is_symmetric<S>(run: &Run<S>) -> bool {
    summaries(run).any(|summary| summary.symmetric)
}

/// Whether parking may pay at all, by what was explored without it. Attempts that fail are not left
/// out with it, so that there may be more complete executions.
fn parking_may_pay<S>(plain: &Run<S>) -> bool {
    let done = plain.progress();
    let leaves_out = summaries(plain).any(|summary| summary.attempts.are_left_out());
    !leaves_out && done.executions() >= PARKED * done.complete
}

/// Whether parking pays, by what was explored without it and with it.
fn parking_pays<S>(plain: &Run<S>, parked: &Run<S>) -> bool {
    let (without, with) = (plain.progress(), parked.progress());
    let is_used = summaries(parked).any(|summary| summary.parked);
    let more = without.executions() * with.complete;
    is_used && with.complete > 0 && more >= PARKED * with.executions() * without.complete
}
