//! Which reductions are used, from what the beginnings of explorations found.

use katec_checker::check::Run;
use katec_checker::check::chosen::{FEW, Reductions, choose};
use katec_checker::explore::{Found, Job, Obstacle, Part, Summary, Unused};

/// What a part of an exploration found: complete and blocked executions, and whether it was all.
#[derive(Clone, Copy)]
struct Beginning {
    complete: u64,
    blocked: u64,
    is_all: bool,
}

fn found(complete: u64, blocked: u64) -> Beginning {
    Beginning {
        complete,
        blocked,
        is_all: false,
    }
}

fn go_on(run: &mut Run<()>, found: Beginning) {
    let summary = Summary {
        complete: found.complete,
        blocked: found.blocked,
        ..Summary::default()
    };
    run.parts = vec![Part::Done(Found {
        summary,
        ..Found::default()
    })];
    if !found.is_all {
        run.parts.push(Part::Open(Job::Start));
    }
}

const PARKING: Reductions = Reductions {
    symmetry: false,
    parking: true,
};

fn plain() -> Run<()> {
    Run {
        unused: Reductions::default().unused_at_first(),
        ..Run::default()
    }
}

/// Whether threads are parked after two beginnings, and how often one was made.
fn parks(without: Beginning, with: Beginning) -> (bool, u32) {
    let (mut run, mut tries) = (plain(), 0);
    choose(&mut run, PARKING, |run, limit| {
        tries += 1;
        let parked = !run.unused.spares_parking;
        go_on(run, if parked { with } else { without });
        assert_eq!(parked, limit < FEW);
        true
    });
    let progress = run.progress();
    let expected = match run.unused.spares_parking {
        true => without,
        false => with,
    };
    let counts = (progress.complete, progress.blocked);
    assert_eq!(counts, (expected.complete, expected.blocked));
    (!run.unused.spares_parking, tries)
}

#[test]
fn threads_are_parked_if_many_executions_are_blocked_without_it_and_few_with_it() {
    assert_eq!(parks(found(306, 694), found(200, 0)), (true, 2));
    assert_eq!(parks(found(306, 694), found(182, 18)), (true, 2));
    assert_eq!(parks(found(0, 1000), found(200, 0)), (true, 2));
    assert_eq!(parks(found(306, 694), found(150, 50)), (false, 2));
    assert_eq!(parks(found(0, 1000), found(0, 200)), (false, 2));
    // That is not even tried.
    assert_eq!(parks(found(342, 658), found(200, 0)), (false, 1));
    let few = Beginning {
        is_all: true,
        ..found(24, 204)
    };
    assert_eq!(parks(few, found(24, 0)), (false, 1));
    // What was tried is all there is.
    let all = Beginning {
        is_all: true,
        ..found(20, 90)
    };
    assert_eq!(parks(found(10, 990), all), (true, 2));
}

#[test]
fn threads_are_not_parked_where_that_cannot_be() {
    let mut run = plain();
    choose(&mut run, PARKING, |run, _| {
        if !run.unused.spares_parking {
            // It starts again and goes on plainly.
            run.unused.parking = Some(Obstacle::Barriers);
        }
        go_on(run, found(100, 900));
        true
    });
    // Nobody asked for it, so that nobody is told.
    assert_eq!(run.unused, plain().unused);
}

#[test]
fn what_is_not_allowed_is_not_tried() {
    for may in [
        Reductions::default(),
        Reductions {
            symmetry: true,
            parking: false,
        },
    ] {
        let mut run = plain();
        choose(&mut run, may, |run, _| {
            assert!(run.unused.spares_parking);
            go_on(run, found(10, 990));
            true
        });
        assert!(run.unused.spares_parking);
    }
}

#[test]
fn a_run_that_is_stopped_stays_as_it_is() {
    let mut run = plain();
    choose(&mut run, PARKING, |run, _| {
        go_on(run, found(100, 900));
        run.unused.spares_parking
    });
    assert!(run.unused.spares_parking);
    assert_eq!(run.progress().executions(), 1000);
}

#[test]
fn what_is_asked_for_is_used_from_the_start() {
    let asked = Reductions {
        symmetry: true,
        parking: true,
    };
    assert_eq!(asked.unused_at_first(), Unused::default());
}
