//! Repairs cost as little as trying all sets of changes says, and nothing of a weakest program can
//! be weaker.

use crate::{marked, models};
use katec_checker::event::{FenceKind, Mode};
use katec_checker::random::SplitMix;
use katec_programs::edited::Edit;
use katec_programs::litmus::LitmusTest;
use katec_repair::choices::{Assignment, Choices, Costs, Level, Way, With};
use katec_repair::judge::{Models, Target, judge};
use katec_repair::patch::changed_texts;
use katec_repair::search::{Answer, Settings, repair};
use katec_repair::source::Source;
use katec_repair::weaken::{self, weaken};
use katec_testing::{first_seed, sample};

/// A random test in C: a few threads with a few accesses of two locations.
fn random_test(random: &mut SplitMix) -> String {
    let threads = 2 + random.below(100) / 85;
    let mut text = "C random\n{ x=0; y=0; }\n".to_string();
    for thread in 0..threads {
        text.push_str(&format!("P{thread} (atomic_int* x, atomic_int* y) {{\n"));
        let count = if threads == 2 { 2 + random.below(2) } else { 2 };
        for number in 0..count {
            // Mostly each thread begins with a write of one location and goes on to the other one.
            let (number_of_it, likely) = (thread + number, random.chance(75));
            let place = match likely {
                true => ["x", "y"][number_of_it as usize % 2],
                false => random.pick(&["x", "y"]),
            };
            let value = 1 + random.below(2);
            let kind = match (number, random.chance(60)) {
                (0, true) => 2,
                (_, true) => 11,
                _ => random.below(12),
            };
            text.push_str(&match kind {
                0 => format!("  int r{number} = atomic_exchange_explicit({place}, {value}, memory_order_relaxed);\n"),
                1 if number > 0 => "  atomic_thread_fence(memory_order_acquire);\n".to_string(),
                2..=6 => {
                    let order = random.pick(&["relaxed", "release"]);
                    format!("  atomic_store_explicit({place}, {value}, memory_order_{order});\n")
                }
                _ => {
                    let order = random.pick(&["relaxed", "acquire"]);
                    format!("  int r{number} = atomic_load_explicit({place}, memory_order_{order});\n")
                }
            });
        }
        text.push_str("}\n");
    }
    text.push_str("exists (x=9)\n");
    text
}

fn is_right(
    test: &LitmusTest,
    choices: &Choices,
    assignment: &Assignment,
    models: &Models,
    target: Target,
) -> bool {
    let judged = judge(test, choices, assignment, Edit::Absent, models, target);
    judged.expect("a verdict").wrong.is_none()
}

/// The cost of an assignment with the default costs.
fn cost(choices: &Choices, assignment: &Assignment) -> u64 {
    let costs = Costs::default();
    let levels = choices.list.iter().zip(assignment);
    let changed = levels.filter(|(_, level)| **level > 0);
    let each = changed.map(|(choice, level)| u64::from(costs.of(choice.levels[*level])).max(1));
    each.sum()
}

/// All assignments that cost less than a bound, by brute force.
fn cheaper(choices: &Choices, bound: u64) -> Vec<Assignment> {
    let mut all = vec![choices.unchanged()];
    for number in 0..choices.list.len() {
        let mut more = Vec::new();
        for known in &all {
            for level in 1..choices.list[number].levels.len() {
                let mut next = known.clone();
                next[number] = level;
                if cost(choices, &next) < bound {
                    more.push(next);
                }
            }
        }
        all.append(&mut more);
    }
    all
}

/// The assignments that repair the text again, from the text that the patch gives.
fn text_is_right(source: &Source, choices: &Choices, to: &Assignment, models: &Models) -> bool {
    let texts = changed_texts(std::slice::from_ref(source), choices, to);
    let text = texts.first().map_or(source.text.as_str(), |(_, text)| text);
    let test = LitmusTest::parse(text, "t.litmus").unwrap_or_else(|e| panic!("{e}\n{text}"));
    let none = Choices::default();
    is_right(&test, &none, &none.unchanged(), models, Target::Robust)
}

/// Only the strongest fence at each point, so that there are not too many sets to try.
fn full_fences_only(choices: &mut Choices) {
    let full = Level::Fence(Mode::SequentiallyConsistent, FenceKind::Language);
    for choice in &mut choices.list {
        choice
            .levels
            .retain(|level| *level == Level::Nothing || *level == full);
    }
}

/// Compares the cost with that of the cheapest of all sets. Gives whether there was something to
/// repair and it was.
fn agrees(text: &str, models: &Models, with: With) -> bool {
    let (test, source, mut choices) = marked(text, with, Way::Up);
    if with == With::Fences {
        full_fences_only(&mut choices);
    }
    let settings = Settings {
        target: Target::Robust,
        optima: 2,
        ..Settings::default()
    };
    let outcome = repair(&test, &choices, models, &settings).unwrap_or_else(|e| panic!("{e}"));
    let right = |to: &Assignment| is_right(&test, &choices, to, models, Target::Robust);
    match outcome.answer {
        Answer::NothingToDo => {
            assert!(right(&choices.unchanged()), "{text}");
            false
        }
        Answer::Cannot(_) => {
            assert!(!right(&choices.strongest()), "{text}");
            assert!(!cheaper(&choices, 9).iter().any(right), "{text}");
            false
        }
        Answer::Repaired(repaired) => {
            assert!(repaired.optimal, "{text}");
            for repair in &repaired.repairs {
                assert_eq!(cost(&choices, &repair.assignment), repaired.cost, "{text}");
                assert!(right(&repair.assignment), "{text}");
                assert!(
                    text_is_right(&source, &choices, &repair.assignment, models),
                    "{text}"
                );
            }
            let found = cheaper(&choices, repaired.cost).into_iter().find(right);
            assert_eq!(found, None, "{text}costs {}", repaired.cost);
            true
        }
    }
}

fn agree_under(model: &str, with: With, few: u64, all: u64) {
    let models = models(model);
    let count = sample("random programs", few, all);
    let mut repaired = 0;
    for seed in first_seed()..first_seed() + count {
        let text = random_test(&mut SplitMix::new(seed));
        repaired += u64::from(agrees(&text, &models, with));
    }
    println!("{model}: {repaired} of {count} repaired");
    let enough = repaired * 10 >= count || count < 10;
    assert!(model == "ra" || enough, "{model}: only {repaired} repaired");
}

#[test]
fn fences_are_as_few_as_can_be_under_tso() {
    agree_under("tso", With::Fences, 8, 100);
}

#[test]
fn fences_are_as_few_as_can_be_under_pso() {
    agree_under("pso", With::Fences, 8, 100);
}

#[test]
fn fences_are_as_few_as_can_be_under_dotnet() {
    agree_under("dotnet", With::Fences, 8, 100);
}

#[test]
fn fences_are_as_few_as_can_be_under_rc11() {
    agree_under("rc11", With::Fences, 8, 100);
}

#[test]
fn orders_are_as_weak_as_can_be_under_rc11() {
    agree_under("rc11", With::Orders, 8, 100);
}

#[test]
fn nothing_helps_under_ra_but_updates() {
    agree_under("ra", With::Both, 4, 40);
}

/// All changes at once, with all kinds of fences.
#[test]
fn fences_and_orders_together_are_as_cheap_as_can_be() {
    agree_under("rc11", With::Both, 2, 8);
    agree_under("tso", With::Both, 4, 15);
}

/// Of what is left nothing can be weaker.
#[test]
fn what_is_weakened_cannot_be_weaker() {
    for model in ["tso", "rc11"] {
        let models = models(model);
        let count = sample("random programs", 5, 50);
        let mut changed = 0;
        for seed in first_seed()..first_seed() + count {
            let text = random_test(&mut SplitMix::new(seed));
            let text = text
                .replace("relaxed", "seq_cst")
                .replace("release", "seq_cst");
            let text = text.replace("exists (x=9)", "exists (x=1)");
            let (test, _, choices) = marked(&text, With::Orders, Way::Down);
            let target = Target::Robust;
            let answer = weaken(&test, &choices, &models, target).expect("an answer");
            let weaken::Answer::Weakest(weakest) = answer else {
                continue;
            };
            changed += weakest
                .assignment
                .iter()
                .filter(|level| **level > 0)
                .count();
            let right = |to: &Assignment| is_right(&test, &choices, to, &models, target);
            assert!(right(&weakest.assignment), "{text}");
            for (number, choice) in choices.list.iter().enumerate() {
                let now = weakest.assignment[number];
                for level in 0..choice.levels.len() {
                    let weaker = choice.levels[level].is_at_most(choice.levels[now]);
                    let mut tried = weakest.assignment.clone();
                    tried[number] = level;
                    assert!(level == now || !weaker || !right(&tried), "{text}");
                }
            }
        }
        assert!(changed > 0, "{model}");
    }
}
