//! Exploration with holes against exploration with pending reads, execution by execution.
//!
//! `KATEC_RUNS` asks for so many runs (program x model x schedule) instead of the usual number.

use crate::pending::{ACYCLIC, CYCLIC, Found, all_pending, models, program, runs, schedules};
use katec_checker::explore::{Ending, Options, Schedule, Tolerance, Wanted, explore_holes};
use katec_checker::graph::Identity;
use katec_compiler::reference::ReferenceModel;
use katec_testing::{TestProgram, first_seed};
use std::collections::BTreeSet;

/// How much was done, for the output.
#[derive(Default)]
struct Effort {
    runs: u64,
    executions: usize,
    parts: u64,
    in_vain: u64,
    given_up: u64,
}

impl Effort {
    fn print(&self) {
        println!(
            "{} runs, {} executions, {} parts, {} in vain, {} given up",
            self.runs, self.executions, self.parts, self.in_vain, self.given_up
        );
    }
}

/// The executions with holes; none may come twice. `None` if they are not all.
fn with_holes(
    model: &mut ReferenceModel,
    program: &TestProgram,
    (schedule, tolerance): (Schedule, Tolerance),
    effort: &mut Effort,
) -> Option<BTreeSet<Identity>> {
    let options = Options {
        schedule,
        ..Options::default()
    };
    let mut visitor = Found::default();
    let how = (Wanted::All, tolerance);
    let passed = explore_holes((model, program), &options, &mut visitor, how);
    assert_eq!(passed.summary.ending, Ending::Finished, "{program}");
    let count = visitor.0.len();
    let found: BTreeSet<_> = visitor.0.into_iter().collect();
    assert_eq!(
        found.len(),
        count,
        "twice {schedule:?} {tolerance:?}: {program}"
    );
    effort.runs += 1;
    effort.executions += count;
    effort.parts += passed.parts;
    effort.in_vain += passed.in_vain;
    effort.given_up += u64::from(!passed.summary.candidates);
    passed.summary.candidates.then_some(found)
}

/// With holes the same executions are found as with pending reads.
fn compare(threads: bool, tolerance: Tolerance, wanted: u64) {
    let names = [&CYCLIC[..], &ACYCLIC[..]].concat();
    let mut models = models(&names);
    let seed = first_seed();
    let (mut effort, mut others) = (Effort::default(), Default::default());
    for number in 0.. {
        if effort.runs >= wanted {
            break;
        }
        let program = program(seed + number, threads);
        let (name, model) = &mut models[number as usize % names.len()];
        let how = (Schedule::LeftToRight, Wanted::All);
        let Some((expected, _)) = all_pending(model, &program, how, &mut others) else {
            continue;
        };
        for schedule in schedules(seed + number) {
            let found = with_holes(model, &program, (schedule, tolerance), &mut effort);
            let Some(found) = found else { continue };
            let missing = expected.difference(&found).count();
            let wrong = found.difference(&expected).count();
            assert!(
                missing + wrong == 0,
                "{number}: of {} {missing} missing, {wrong} wrong: {name} {schedule:?}\n{program}",
                expected.len()
            );
        }
    }
    effort.print();
    others.print();
}

#[test]
fn holes_find_what_pending_reads_find() {
    compare(false, Tolerance::Nested, runs(420, 20_000));
}

#[test]
fn simple_tolerance_finds_the_same() {
    compare(false, Tolerance::Simple, runs(420, 20_000));
}

#[test]
fn holes_find_what_created_threads_do() {
    compare(true, Tolerance::Nested, runs(420, 20_000));
}
