//! The published numbers of fences under the .NET model, by repair and by trying all sets.

use crate::{marked, models};
use katec_checker::event::{FenceKind, Mode};
use katec_programs::edited::Edit;
use katec_repair::choices::{Assignment, Choices, Costs, Level, Way, With};
use katec_repair::judge::{Target, judge};
use katec_repair::search::{Answer, Settings, repair};

/// Tests and how many fences they need: as published, but where a comment says otherwise.
const PUBLISHED: [(&str, usize); 8] = [
    ("peterson", 6),
    ("rw-vol", 4),
    ("rowo", 2),
    ("po", 6),
    ("workers-1", 0),
    ("workers-2", 0),
    ("readers-writer", 0),
    ("bounded-buffer", 0),
];

/// Only full barriers, each for 1.
fn barriers_only(choices: &mut Choices) -> Costs {
    let full = Level::Fence(Mode::SequentiallyConsistent, FenceKind::Language);
    for choice in &mut choices.list {
        choice
            .levels
            .retain(|level| *level == Level::Nothing || *level == full);
    }
    let mut costs = Costs::default();
    costs.set("fence", 1);
    costs
}

/// All sets of fewer fences than that.
fn fewer(choices: usize, most: usize) -> Vec<Assignment> {
    let mut all = vec![(vec![0; choices], 0, 0)];
    let mut sets = Vec::new();
    while let Some((set, used, from)) = all.pop() {
        if used < most {
            sets.push(set.clone());
            for next in from..choices {
                let mut larger = set.clone();
                larger[next] = 1;
                all.push((larger, used + 1, next + 1));
            }
        }
    }
    sets
}

#[test]
fn fences_are_as_many_as_published() {
    let models = models("dotnet");
    for (name, count) in PUBLISHED {
        let text = std::fs::read_to_string(format!("../tests/dotnet/{name}.litmus"));
        let text = text.expect("a test");
        let (test, _, mut choices) = marked(&text, With::Fences, Way::Up);
        let costs = barriers_only(&mut choices);
        let settings = Settings {
            costs,
            ..Settings::default()
        };
        let outcome = repair(&test, &choices, &models, &settings).expect("an answer");
        let found = match outcome.answer {
            Answer::NothingToDo => 0,
            Answer::Repaired(repaired) => repaired.cost as usize,
            Answer::Cannot(_) => panic!("{name} cannot be repaired"),
        };
        assert_eq!(found, count, "{name}");
        // No smaller set does it.
        for set in fewer(choices.list.len(), count) {
            let target = Target::NoViolation;
            let judged = judge(&test, &choices, &set, Edit::Absent, &models, target);
            assert!(
                judged.expect("a verdict").wrong.is_some(),
                "{name}: {set:?}"
            );
        }
    }
}
