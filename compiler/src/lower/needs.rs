//! What a graph must have for a walk along a view to find anything.
//!
//! From some states a walk finds something only if it comes to an event in certain sets: a release
//! fence, say, behind a relaxed write. Graphs know of which sets there are events, and fences, at
//! all. Where there are none, the walk need not begin.

use katec_checker::builtin::{BuiltinSet, SetMask};
use katec_checker::lowered::{Needs, Test, Transition, ViewTable};

/// What is needed if nothing is ever found.
const EVERYTHING: Needs = Needs {
    events: SetMask::ALL,
    fences: SetMask::ALL,
};

/// What is needed in each state of a view.
///
/// A state needs what all ways on from it need: the tests that the next event must pass, and what
/// the state there needs. Nothing is needed where something is found at once. The greatest solution
/// is taken: a way that only goes round finds nothing.
pub fn of_states(view: &ViewTable) -> Vec<Needs> {
    let finds = |state: usize| {
        view.joins[state] || !view.reaches[state].is_none() || !view.reading[state].is_empty()
    };
    let at_first = |state| {
        if finds(state) {
            Needs::default()
        } else {
            EVERYTHING
        }
    };
    let mut needs: Vec<Needs> = (0..view.joins.len()).map(at_first).collect();
    loop {
        let before = needs.clone();
        for state in (0..needs.len()).filter(|state| !finds(*state)) {
            let ways = view.stable[state].iter();
            let ways = ways.map(|way| both(of_step(way), before[way.to.index()]));
            needs[state] = ways.fold(EVERYTHING, common);
        }
        if needs == before {
            return needs;
        }
    }
}

/// What the event must be that a step leads to.
fn of_step(step: &Transition) -> Needs {
    let Test(cubes) = &step.after;
    let needs = cubes.iter().map(|cube| Needs {
        events: cube.required,
        fences: match cube.required.contains(BuiltinSet::F) {
            true => cube.required,
            false => SetMask::EMPTY,
        },
    });
    needs.fold(EVERYTHING, common)
}

fn both(a: Needs, b: Needs) -> Needs {
    Needs {
        events: a.events.union(b.events),
        fences: a.fences.union(b.fences),
    }
}

fn common(a: Needs, b: Needs) -> Needs {
    Needs {
        events: a.events.intersection(b.events),
        fences: a.fences.intersection(b.fences),
    }
}
