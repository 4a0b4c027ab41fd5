//! Symmetry where it pays.
//!
//! With symmetry there are never more executions, and nothing else is found. But counts mean
//! something else then, and most programs have so few executions that it does not matter. So a
//! program is explored plainly at first. If it has more than a few executions, as many are explored
//! with symmetry. If there are symmetric threads, the exploration goes on from there, and what was
//! explored plainly is forgotten. If not, it goes on plainly.
//!
//! That depends on the program and the model alone, so counts are the same in every run.

use super::Run;
use crate::explore::{Part, Unused};

/// How many executions there are where it does not matter how they are explored.
pub const FEW: u64 = 1000;

/// What is not used at first: symmetry, unless it is asked for.
pub fn unused_at_first(asks_for_symmetry: bool) -> Unused {
    Unused {
        spares_symmetry: !asks_for_symmetry,
        ..Unused::default()
    }
}

/// Begins a run, and chooses how it is to go on. `go_on` works on a run up to [`FEW`] executions,
/// with options that allow symmetry, and says whether nobody stopped it.
pub fn choose<S>(run: &mut Run<S>, mut go_on: impl FnMut(&mut Run<S>) -> bool) {
    let is_open = go_on(run) && !run.is_finished();
    if !is_open || !run.unused.spares_symmetry {
        return;
    }
    let mut other = Run {
        divisions: run.divisions.clone(),
        unused: run.unused,
        time: run.time,
        ..Run::default()
    };
    other.unused.spares_symmetry = false;
    let pays = go_on(&mut other) && (is_symmetric(&other) || other.is_finished());
    if pays {
        *run = other;
        return;
    }
    run.time = other.time;
    // Why it cannot be used is worth a note.
    run.unused.symmetry = other.unused.symmetry;
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
