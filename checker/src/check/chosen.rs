//! Reductions where they pay.
//!
//! With symmetry there are never more executions, and nothing else is found. But counts mean
//! something else then, and most programs have so few executions that it does not matter. With
//! parked threads fewer executions are blocked, but each of them takes longer. So a program is
//! explored without either at first. If it has more than a few executions, some are explored in the
//! other way, and if that pays the exploration goes on from there: what was explored plainly is
//! forgotten. If not, it goes on plainly.
//!
//! That depends on the program and the model alone, so counts are the same in every run.

use super::Run;
use crate::explore::{Part, Unused};

/// How many executions there are where it does not matter how they are explored.
pub const FEW: u64 = 1000;

/// So many executions show whether it pays to park threads.
const SAMPLE: u64 = 200;

/// Reductions, each of which is wanted or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reductions {
    /// Symmetry.
    pub symmetry: bool,
    /// Parked threads.
    pub parking: bool,
}

impl Reductions {
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// What is not used at first: those that are not asked for.
    pub fn unused_at_first(self) -> Unused {
        Unused {
            spares_symmetry: !self.symmetry,
            spares_parking: !self.parking,
            ..Unused::default()
        }
    }
}

/// Begins a run, and chooses which of the reductions that may be used are. `go_on` works on a run
/// up to so many executions, with options that allow all of them, and says whether nobody stopped
/// it.
pub fn choose<S>(
    run: &mut Run<S>,
    may: Reductions,
    mut go_on: impl FnMut(&mut Run<S>, u64) -> bool,
) {
    if !go_on(run, FEW) || run.is_finished() {
        return;
    }
    if may.symmetry && run.unused.spares_symmetry && !try_symmetry(run, &mut go_on) {
        return;
    }
    if may.parking && run.unused.spares_parking && !run.is_finished() && many_are_blocked(run) {
        try_parking(run, &mut go_on);
    }
}

/// Uses symmetry if that pays. Says whether nobody stopped it.
fn try_symmetry<S>(run: &mut Run<S>, go_on: &mut impl FnMut(&mut Run<S>, u64) -> bool) -> bool {
    let mut other = another(run);
    other.unused.spares_symmetry = false;
    let runs_on = go_on(&mut other, FEW);
    if runs_on && (is_symmetric(&other) || other.is_finished()) {
        *run = other;
        return true;
    }
    // Why it cannot be used is worth a note.
    run.unused.symmetry = other.unused.symmetry;
    go_back(run, other);
    runs_on
}

/// Parks threads if hardly any execution is blocked then. Nobody asked for it, so why it cannot be
/// done does not matter.
fn try_parking<S>(run: &mut Run<S>, go_on: &mut impl FnMut(&mut Run<S>, u64) -> bool) {
    let mut other = another(run);
    other.unused.spares_parking = false;
    let runs_on = go_on(&mut other, SAMPLE);
    let found = other.progress();
    let pays = other.is_finished() || 10 * found.blocked <= found.complete;
    if runs_on && other.unused.parking.is_none() && pays {
        *run = other;
    } else {
        go_back(run, other);
    }
}

/// A run like another one, of which nothing is done yet.
fn another<S>(run: &Run<S>) -> Run<S> {
    Run {
        divisions: run.divisions.clone(),
        unused: run.unused,
        time: run.time,
        ..Run::default()
    }
}

/// Goes on with a run after another one was tried.
fn go_back<S>(run: &mut Run<S>, other: Run<S>) {
    run.time = other.time;
    // Both began with the same program, which is divided as the other run says now.
    if run.divisions != other.divisions {
        run.divisions = other.divisions;
        run.parts = Run::default().parts;
    }
}

fn is_symmetric<S>(run: &Run<S>) -> bool {
    run.parts.iter().any(|part| match part {
        Part::Done(found) => found.summary.symmetric,
        Part::Open(_) => false,
    })
}

/// Whether more than two of three executions are blocked. An execution with parked threads takes up
/// to three times as long.
fn many_are_blocked<S>(run: &Run<S>) -> bool {
    let found = run.progress();
    found.blocked > 2 * found.complete
}
