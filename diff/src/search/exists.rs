//! Whether some choice tells the models apart, found without making all choices.
//!
//! Where models are monotone, that is, where stronger choices never allow what was forbidden, what
//! a model forbids is known by the weakest choices that it forbids. Let A be the model that is to
//! forbid and B the one that is to allow. Among what can be chosen, everything is taken as strong
//! as it can be. If A allows even that, no choice is forbidden. If B forbids it, it is made as weak
//! as B still forbids. What is left is a *reason*: for some accesses, fences and dependencies a
//! least strength. Whatever is as strong in all of these is forbidden by B, so a choice that tells
//! the models apart is not as strong in one of them, the first one, say: it is as strong in those
//! before. That leaves fewer choices for each of them, and there are as many parts as the reason
//! has things, two or three mostly, where there are thousands of choices.
//!
//! If B allows the strongest choices and A forbids them, a weakest one that A forbids, made in the
//! same way, is a difference, unless it has more fences than the program: then one of them is none.
//!
//! Each part is without a choice of its parent, so there is an end. No choice is lost: a part is
//! given up because A allows its strongest or B forbids its weakest choices, or because it is as
//! strong as a reason. A test compares the answers with those of making all choices.

use super::choose::{Problem, Worker};
use super::execution::Taken;
use super::items::{Among, Choices};
use crate::small::Small;

/// What a model forbids because of these choices: everything as strong.
struct Reason {
    choices: Choices,
    /// What is strong in it. The rest does not matter.
    taken: Taken,
}

impl Worker<'_, '_> {
    /// Whether a choice with no more fences than the program has tells the models apart. They are
    /// monotone.
    pub(super) fn has_one(&mut self, problem: &Problem<'_>, choices: &Choices) -> bool {
        if choices.used_fences() > problem.fences {
            return false;
        }
        let mut choices = choices.clone();
        choices.close_fences(problem.fences);
        let strongest = self.build(problem, &choices, Taken::STRONGEST);
        if !self.is_forbidden(problem, &strongest) {
            return false;
        }
        let is_allowed = self.is_allowed(problem, &strongest);
        if choices.is_made() {
            return is_allowed;
        }
        if is_allowed {
            return self.has_one_of_forbidden(problem, &choices);
        }
        let weakest = self.build(problem, &choices, Taken::WEAKEST);
        if !self.is_allowed(problem, &weakest) {
            return false;
        }
        let reason = self.reason(problem, &choices, |it, small| {
            !it.is_allowed(problem, small)
        });
        let strong = |item: &usize| reason.taken.is_strong(*item);
        let items: Vec<usize> = (0..choices.count()).filter(strong).collect();
        for item in items {
            let among = choices.item(item);
            let Some(least) = reason.choices.item(item).only() else {
                return self.has_one_with(problem, &choices, item);
            };
            let as_strong = |other: usize| self.is_at_most(problem, item, least, other);
            let (strong, others) = (among.keep(as_strong), among.keep(|it| !as_strong(it)));
            if !others.is_empty() {
                let mut part = choices.clone();
                part.set(item, others);
                if self.has_one(problem, &part) {
                    return true;
                }
            }
            choices.set(item, strong);
        }
        false
    }

    /// The same where one model allows all choices and the other forbids the strongest.
    fn has_one_of_forbidden(&mut self, problem: &Problem<'_>, choices: &Choices) -> bool {
        let reason = self.reason(problem, choices, |it, small| {
            it.is_forbidden(problem, small)
        });
        let least = reason.choices;
        let mut open = (0..choices.count()).filter(|item| reason.taken.is_strong(*item));
        if let Some(item) = open.find(|item| least.item(*item).only().is_none()) {
            return self.has_one_with(problem, choices, item);
        }
        // What is not strong in the reason is as weak as it can be, where that is a choice.
        let first_fence = choices.modes.len();
        let fences = (0..choices.fences.len()).filter(|at| {
            reason.taken.is_strong(first_fence + at) && !least.fences[*at].has(0)
                || !choices.fences[*at].has(0)
        });
        let fences: Vec<usize> = fences.collect();
        if fences.len() <= problem.fences {
            return true;
        }
        fences
            .into_iter()
            .filter(|at| choices.fences[*at].has(0))
            .any(|at| {
                let mut part = choices.clone();
                part.fences[at] = Among::one(0);
                self.has_one(problem, &part)
            })
    }

    /// The same, one choice after the other.
    fn has_one_with(&mut self, problem: &Problem<'_>, choices: &Choices, item: usize) -> bool {
        choices.item(item).iter().any(|choice| {
            let mut part = choices.clone();
            part.set(item, Among::one(choice));
            self.has_one(problem, &part)
        })
    }

    /// Why a model forbids the strongest choices.
    fn reason(
        &mut self,
        problem: &Problem<'_>,
        choices: &Choices,
        forbids: impl Fn(&mut Self, &Small) -> bool,
    ) -> Reason {
        let mut reason = Reason {
            choices: choices.clone(),
            taken: Taken::STRONGEST,
        };
        for item in 0..choices.count() {
            let among = choices.item(item);
            let weaker = reason.taken.weakly(item);
            let small = self.build(problem, &reason.choices, weaker);
            if forbids(self, &small) {
                reason.taken = weaker;
                continue;
            }
            for choice in among.iter() {
                reason.choices.set(item, Among::one(choice));
                let small = self.build(problem, &reason.choices, reason.taken);
                if forbids(self, &small) {
                    break;
                }
                reason.choices.set(item, among);
            }
        }
        reason
    }

    /// Whether a choice is at most as strong as another one.
    fn is_at_most(&self, problem: &Problem<'_>, item: usize, a: usize, b: usize) -> bool {
        let labels = self.search.labels;
        let accesses = problem.accesses.len();
        if a == b {
            return true;
        }
        if let Some((_, access)) = problem.accesses.get(item) {
            let own = labels.of(access.kind);
            return (own[b].fails || !own[a].fails) && self.is_weaker(own[a], own[b]);
        }
        if item < 2 * accesses {
            return a == 0 || b != 0 && self.is_weaker(labels.fences[a - 1], labels.fences[b - 1]);
        }
        a == 0
    }
}

#[cfg(test)]
mod tests {
    use super::super::connected::is_connected;
    use super::super::{Known, Search};
    use super::*;
    use crate::joined::{Joined, Side};
    use crate::labels::{Labels, Plain};
    use crate::search::sketch::Sketch;
    use crate::shapes::{communications, each_shape};
    use crate::small::AtomTable;
    use crate::vocabulary::Vocabulary;
    use katec_compiler::{library, load, resolve_text};
    use std::ops::ControlFlow;

    impl Worker<'_, '_> {
        /// Whether one of all choices tells the models apart, tried one after the other.
        fn has_one_of_all(&mut self, problem: &Problem<'_>, choices: &Choices) -> bool {
            let is_open = |item: &usize| choices.item(*item).only().is_none();
            if choices.used_fences() > problem.fences {
                return false;
            }
            if let Some(item) = (0..choices.count()).find(is_open) {
                return choices.item(item).iter().any(|choice| {
                    let mut part = choices.clone();
                    part.set(item, Among::one(choice));
                    self.has_one_of_all(problem, &part)
                });
            }
            let small = self.build(problem, choices, Taken::WEAKEST);
            self.is_forbidden(problem, &small) && self.is_allowed(problem, &small)
        }
    }

    /// How many executions tell two models apart with some choice, and how many do not; one in so
    /// many is looked at.
    fn compare(a: &str, b: &str, accesses: usize, every: usize) -> [usize; 2] {
        let model = |text: &str| match library::text(&format!("{text}.cat")) {
            Some(_) => load(text).expect("a model"),
            None => resolve_text("other.cat", text).expect("a model"),
        };
        let [a, b] = [a, b].map(|text| model(text).prepare().expect("a meaning"));
        let joined = Joined::new(&a, &b);
        let vocabulary = Vocabulary::of(&joined);
        let atoms = AtomTable::new(&joined, None).expect("few atoms");
        let level = vocabulary.levels()[0];
        let labels = Labels::new(&joined, &atoms, &vocabulary, level, Plain::Last);
        let dependencies = vocabulary.dependencies && level.has_dependencies();
        let known = Known::default();
        let search = Search::new(&joined, &atoms, &labels, dependencies, &known, None);
        let search = search.expect("a search");
        assert!(search.monotone);
        let mut worker = Worker {
            search: &search,
            evaluators: search.evaluators.clone(),
            forbidding: search.forbidding.clone(),
            accept: &Some,
        };
        let (mut number, mut counts) = (0, [0; 2]);
        let _ = each_shape(accesses, 3, &mut |shape| {
            communications(&shape, true, &mut |communication| {
                let accesses = shape.accesses();
                // Others are never smallest differences.
                if !is_connected(&accesses, communication) || !search.has_instructions(&shape) {
                    return true;
                }
                number += 1;
                if number % every == 0 {
                    let fences = number / every % 3;
                    let side = Side::BOTH[number / every / 3 % 2];
                    let sketch = Sketch::plain(&shape, fences);
                    let (problem, choices) = worker.problem(&sketch, communication, side);
                    let expected = worker.has_one_of_all(&problem, &choices);
                    let found = worker.has_one(&problem, &choices);
                    assert_eq!(found, expected, "{shape:?} {communication:?} {fences}");
                    counts[usize::from(expected)] += 1;
                }
                true
            });
            ControlFlow::Continue(())
        });
        counts
    }

    #[test]
    fn the_answers_are_those_of_all_choices() {
        let coherence = "acyclic po-loc | rf | co | fr";
        let models = [
            ("rc11", "rc20", 5, 23),
            ("rc11", coherence, 5, 11),
            ("sc", "rc11", 5, 3),
            ("tso", "ra", 5, 1),
            ("sra", "rc11-regular", 4, 1),
            ("aarch64", coherence, 4, 1),
            (
                "acyclic po-loc | rf | co | fr acyclic [SC];po;[SC] | rfe | co | fr",
                "acyclic po-loc | rf | co | fr acyclic [ACQ];po;[REL] | rfe | co",
                5,
                1,
            ),
            (
                "acyclic po-loc | rf | co | fr acyclic addr | data;rfi | rfe | [R \\ ACQ];po;[F]",
                "acyclic po-loc | rf | co | fr acyclic ctrl | [REL];po | rfe | fr & (ACQ * _)",
                4,
                1,
            ),
        ];
        let mut counts = [0; 2];
        for (a, b, accesses, every) in models {
            for (all, more) in counts.iter_mut().zip(compare(a, b, accesses, every)) {
                *all += more;
            }
        }
        assert!(counts[0] > 50 && counts[1] > 50, "{counts:?}");
    }
}
