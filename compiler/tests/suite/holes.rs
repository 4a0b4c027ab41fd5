//! Exploration with holes against exploration with pending reads, execution by execution.
//!
//! `KATEC_RUNS` asks for so many runs (program x model x schedule) instead of the usual number.

use crate::pending::{
    ACYCLIC, CYCLIC, Effort, Found, all_pending, barrier_program, models, program, runs, schedules,
};
use katec_checker::explore::{
    Ending, Options, Schedule, Tolerance, Wanted, explore_candidates, explore_holes,
};
use katec_checker::graph::Identity;
use katec_checker::model::{Grounded, LocalOrder, LocalStep, MemoryModel};
use katec_compiler::library;
use katec_compiler::reference::ReferenceModel;
use katec_testing::{TestProgram, first_seed};
use std::collections::BTreeSet;

/// The models among these of which it is seen that no thread goes back in coherence order: under
/// others there is no exploration with holes.
fn coherent_models(names: &'static [&'static str]) -> Vec<(&'static str, ReferenceModel)> {
    let mut models = models(names);
    models.retain(|(_, model)| model.coherent());
    models
}

/// What is proved of the order of threads under a model; where cycles of `po | rf` are forbidden,
/// all of it.
fn order(name: &str) -> LocalOrder {
    let all = || LocalOrder::of(&LocalStep::ALL);
    library::local_order(name).unwrap_or_else(all)
}

/// The executions with holes, and whether something may depend on itself; none may come twice.
/// `None` if they are not all.
fn with_holes(
    model: &mut ReferenceModel,
    program: &TestProgram,
    (schedule, tolerance, order): (Schedule, Tolerance, LocalOrder),
    effort: &mut Effort,
) -> Option<(BTreeSet<Identity>, bool)> {
    let options = Options {
        schedule,
        ..Options::default()
    };
    let mut visitor = Found::default();
    let how = (Wanted::All, tolerance, order);
    let passed = explore_holes((model, program), &options, &mut visitor, how);
    assert_eq!(passed.summary.ending, Ending::Finished, "{program}");
    let count = visitor.0.len();
    let found: BTreeSet<_> = visitor.0.into_iter().collect();
    assert_eq!(
        found.len(),
        count,
        "twice {schedule:?} {tolerance:?}: {program}"
    );
    effort.add(&passed, count);
    let all = passed.summary.candidates;
    all.then_some((found, passed.summary.thin_air))
}

/// With holes the same executions are found as with pending reads, with and without an order of
/// threads, and none where pending reads give up.
fn compare(make: impl Fn(u64) -> TestProgram, tolerance: Tolerance, wanted: u64) {
    let mut models = coherent_models(&CYCLIC);
    models.extend(coherent_models(&ACYCLIC));
    assert!(models.len() >= 6, "{}", models.len());
    let count = models.len();
    let seed = first_seed();
    let (mut effort, mut others) = (Effort::default(), Effort::default());
    for number in 0.. {
        if effort.runs >= wanted {
            break;
        }
        let program = make(seed + number);
        let (name, model) = &mut models[number as usize % count];
        let how = (Schedule::LeftToRight, Wanted::All);
        let expected = all_pending(model, &program, how, &mut others);
        let schedules = schedules(seed + number).into_iter();
        for (schedule, ordered) in schedules.zip([number % 2 == 0, true, false]) {
            let order = if ordered {
                order(name)
            } else {
                LocalOrder::default()
            };
            let how = (schedule, tolerance, order);
            let found = with_holes(model, &program, how, &mut effort);
            let found = found.map(|(found, _)| found);
            let expected = expected.as_ref().map(|(expected, _)| expected);
            assert_eq!(
                found.as_ref(),
                expected,
                "{number} {name} {schedule:?}\n{program}"
            );
        }
    }
    effort.print();
    others.print();
    assert!(effort.executions as u64 > effort.runs);
}

#[test]
fn holes_find_what_pending_reads_find() {
    let make = |seed| program(seed, false);
    compare(make, Tolerance::Nested, runs(420, 5_000));
}

#[test]
fn holes_are_tolerated_in_a_simple_way_too() {
    let make = |seed| program(seed, false);
    compare(make, Tolerance::Simple, runs(210, 2_500));
}

#[test]
fn holes_are_filled_in_threads_that_are_created() {
    let make = |seed| program(seed, true);
    compare(make, Tolerance::Nested, runs(210, 2_500));
}

#[test]
fn holes_are_filled_before_rounds() {
    compare(barrier_program, Tolerance::Nested, runs(210, 2_500));
}

/// Where something depends on itself, and executions are left out because of that, it is noted.
#[test]
fn holes_note_what_depends_on_itself() {
    let mut models = coherent_models(&CYCLIC);
    let count = models.len();
    let wanted = runs(210, 2_500);
    let seed = first_seed();
    let (mut effort, mut lost) = (Effort::default(), 0);
    for number in 0.. {
        if effort.runs >= wanted {
            break;
        }
        let program = program(seed + number, false);
        let (name, model) = &mut models[number as usize % count];
        let mut visitor = Found::default();
        let options = Options::default();
        let summary = explore_candidates(model, &program, &options, &mut visitor);
        let Some(summary) = summary.filter(|summary| summary.ending == Ending::Finished) else {
            continue;
        };
        let guessed: BTreeSet<_> = visitor.0.into_iter().collect();
        for schedule in schedules(seed + number) {
            let how = (schedule, Tolerance::Nested, order(name));
            let (found, noted) = with_holes(model, &program, how, &mut effort).expect(name);
            let is_lost = found != guessed || summary.thin_air;
            assert!(noted || !is_lost, "{name} {schedule:?}\n{program}");
            assert!(!noted || model.grounded() < Grounded::Always);
            lost += u64::from(is_lost);
        }
    }
    effort.print();
    println!("in {lost} runs something depends on itself");
    assert!(effort.open < effort.runs / 3, "{}", effort.open);
}
