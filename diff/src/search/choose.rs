//! Modes, fences and dependencies, chosen one after the other.

use super::connected::is_connected;
use super::execution::Rest;
use super::sketch::{Round, Section, Sketch, sketch_of};
use super::{Accept, Bounds, Dependency, Difference, Judge, Search};
use crate::directed::Candidate;
use crate::joined::Side;
use crate::labels::Label;
use crate::shapes::{Access, Communication, Shape, communications};
use crate::small::Small;

/// A choice of modes, fences and dependencies for a shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choices {
    /// For each access its label, if it is chosen.
    pub(super) modes: Vec<Option<usize>>,
    /// For each access the fence before it, if it is chosen.
    pub(super) fences: Vec<Option<Option<usize>>>,
    /// For each pair of a read and a later access of its thread what connects them, if it is
    /// chosen.
    pub(super) dependencies: Vec<Option<Option<Dependency>>>,
}

pub(super) struct Worker<'s, 'a> {
    pub(super) search: &'s Search<'a>,
    pub(super) evaluators: [Judge; 2],
    pub(super) forbidding: [Judge; 2],
    pub(super) accept: Accept<'s>,
}

/// A shape with what is fixed while modes and fences are chosen.
pub(super) struct Problem<'p> {
    pub(super) shape: &'p Shape,
    pub(super) accesses: Vec<(usize, Access)>,
    pub(super) communication: &'p Communication,
    pub(super) fences: usize,
    pub(super) rounds: Vec<Round>,
    pub(super) sections: Vec<Section>,
    pub(super) forbids: Side,
    /// Reads with later accesses of their thread.
    pub(super) pairs: Vec<(usize, usize)>,
}

/// The weakest execution of a program of which not all is chosen, which one model allows, and the
/// strongest one, which the other model forbids. None if they were not judged.
#[derive(Default)]
struct Extremes {
    weakest: Option<Box<Small>>,
    strongest: Option<Box<Small>>,
}

impl Worker<'_, '_> {
    /// Differences in programs of a sketch: all with modes as weak as can be, or the first.
    pub(super) fn differences(
        &mut self,
        sketch: &Sketch,
        forbids: Side,
        bounds: Bounds,
    ) -> Vec<Difference> {
        let mut found = Vec::new();
        let all = bounds.all;
        let accesses = sketch.shape.accesses();
        let connected = bounds.smallest && self.search.paths;
        communications(&sketch.shape, self.search.coherent, &mut |communication| {
            if connected && !is_connected(&accesses, communication) {
                return true;
            }
            let (problem, mut choices) = self.problem(sketch, communication, forbids);
            if self.is_judged(&problem, &choices) {
                self.choose(
                    &problem,
                    &mut choices,
                    all,
                    &Extremes::default(),
                    &mut found,
                );
            }
            all || found.is_empty()
        });
        found
    }

    /// What is to be chosen for a shape, with nothing chosen yet.
    pub(super) fn problem<'p>(
        &self,
        sketch: &'p Sketch,
        communication: &'p Communication,
        forbids: Side,
    ) -> (Problem<'p>, Choices) {
        let shape = &sketch.shape;
        let accesses = shape.accesses();
        let mut pairs = Vec::new();
        if !self.search.dependencies.is_empty() {
            for (from, (thread, access)) in accesses.iter().enumerate() {
                let later = (from + 1..accesses.len()).filter(|to| accesses[*to].0 == *thread);
                pairs.extend(later.filter(|_| access.kind.reads()).map(|to| (from, to)));
            }
        }
        let mut choices = Choices {
            modes: vec![None; accesses.len()],
            fences: vec![None; accesses.len()],
            dependencies: vec![None; pairs.len()],
        };
        // The first access of a thread has no fence before it, unless there is a wait.
        for at in 0..accesses.len() {
            let thread = accesses[at].0;
            let is_first = at == 0 || accesses[at - 1].0 != thread;
            if is_first && !sketch.waits_first(thread) {
                choices.fences[at] = Some(None);
            }
        }
        let problem = Problem {
            shape,
            accesses,
            communication,
            fences: sketch.fences,
            rounds: sketch.rounds.clone(),
            sections: sketch.sections.clone(),
            forbids,
            pairs,
        };
        (problem, choices)
    }

    /// Whether an execution is one that not every model forbids.
    fn is_judged(&self, problem: &Problem<'_>, choices: &Choices) -> bool {
        let small = self.build(problem, choices, Rest::Weakest);
        // Programs with barriers and locks are run step by step, without such cycles.
        let stepwise = self.search.rounds || self.search.locks;
        let causal = self.search.causal[problem.forbids.other().index()] || stepwise;
        (!causal || small.is_causal()) && (!self.search.coherent || small.is_coherent())
    }

    /// Whether a candidate may tell the models apart with some fences and modes.
    pub(super) fn may_tell(&mut self, candidate: &Candidate, forbids: Side) -> bool {
        let sketch = sketch_of(candidate, candidate.shape.gaps());
        let (problem, choices) = self.problem(&sketch, &candidate.communication, forbids);
        self.is_judged(&problem, &choices) && self.may_differ(&problem, &choices)
    }

    /// The first difference of a candidate with so many fences.
    pub(super) fn of_candidate(
        &mut self,
        candidate: &Candidate,
        fences: usize,
        forbids: Side,
    ) -> Option<Difference> {
        let sketch = sketch_of(candidate, fences);
        let (problem, mut choices) = self.problem(&sketch, &candidate.communication, forbids);
        let mut found = Vec::new();
        self.choose(
            &problem,
            &mut choices,
            false,
            &Extremes::default(),
            &mut found,
        );
        found.into_iter().next()
    }

    /// Chooses what is not chosen yet, the weakest first. `before` are the extremes when one thing
    /// less was chosen.
    fn choose(
        &mut self,
        problem: &Problem<'_>,
        choices: &mut Choices,
        all: bool,
        before: &Extremes,
        found: &mut Vec<Difference>,
    ) {
        if !all && !found.is_empty() {
            return;
        }
        let Some(now) = self.extremes(problem, choices, before) else {
            return;
        };
        let now = &now;
        let used = choices.fences.iter().flatten().flatten().count();
        if let Some(at) = choices.fences.iter().position(Option::is_none) {
            let open = choices.fences.iter().filter(|f| f.is_none()).count();
            if used + open > problem.fences {
                choices.fences[at] = Some(None);
                self.choose(problem, choices, all, now, found);
            }
            if used < problem.fences {
                for fence in 0..self.search.labels.fences.len() {
                    choices.fences[at] = Some(Some(fence));
                    self.choose(problem, choices, all, now, found);
                }
            }
            choices.fences[at] = None;
        } else if let Some(at) = choices.modes.iter().position(Option::is_none) {
            for mode in 0..self.search.labels.of(problem.accesses[at].1.kind).len() {
                choices.modes[at] = Some(mode);
                self.choose(problem, choices, all, now, found);
            }
            choices.modes[at] = None;
        } else if let Some(at) = choices.dependencies.iter().position(Option::is_none) {
            let writes = problem.accesses[problem.pairs[at].1].1.kind.writes();
            choices.dependencies[at] = Some(None);
            self.choose(problem, choices, all, now, found);
            for dependency in self.search.dependencies.clone() {
                if writes || dependency != Dependency::Data {
                    choices.dependencies[at] = Some(Some(dependency));
                    self.choose(problem, choices, all, now, found);
                }
            }
            choices.dependencies[at] = None;
        } else if used == problem.fences
            && (self.search.reports || self.is_weakest(problem, choices))
            && (!all || self.needs_all(problem, choices))
        {
            let difference = Difference {
                forbids: problem.forbids,
                test: self.test(problem, choices).canonical(),
            };
            found.extend((self.accept)(difference));
        }
    }

    /// Whether some way to choose the rest may be a difference; if all is chosen, whether it is
    /// one.
    fn may_differ(&mut self, problem: &Problem<'_>, choices: &Choices) -> bool {
        let extremes = self.extremes(problem, choices, &Extremes::default());
        extremes.is_some()
    }

    /// The weakest and the strongest way to choose the rest, if some way may be a difference. What
    /// they were `before` is not judged again.
    fn extremes(
        &mut self,
        problem: &Problem<'_>,
        choices: &Choices,
        before: &Extremes,
    ) -> Option<Extremes> {
        let chosen = choices.modes.iter().all(Option::is_some)
            && choices.fences.iter().all(Option::is_some)
            && choices.dependencies.iter().all(Option::is_some);
        // A fence more is something more that can be reported.
        let events_open = self.search.reports && choices.fences.iter().any(Option::is_none);
        if !chosen && (!self.search.monotone || events_open) {
            return Some(Extremes::default());
        }
        let [weakest, strongest] = [Rest::Weakest, Rest::Strongest]
            .map(|rest| Some(Box::new(self.build(problem, choices, rest))));
        let accepts = |judge: &mut Judge, small: &Option<Box<Small>>| {
            small.as_ref().is_some_and(|small| judge.accepts(small))
        };
        let forbidding = &mut self.forbidding[problem.forbids.index()];
        if strongest != before.strongest && accepts(forbidding, &strongest) {
            return None;
        }
        let allowing = &mut self.evaluators[problem.forbids.other().index()];
        if weakest != before.weakest && !accepts(allowing, &weakest) {
            return None;
        }
        Some(Extremes { weakest, strongest })
    }

    /// Whether no single mode can be weaker and no dependency be left out.
    fn is_weakest(&mut self, problem: &Problem<'_>, choices: &Choices) -> bool {
        let mut weaker = choices.clone();
        for at in 0..choices.modes.len() {
            let labels = self.search.labels.of(problem.accesses[at].1.kind);
            let Some(own) = choices.modes[at] else {
                continue;
            };
            for (number, label) in labels.iter().enumerate() {
                if number != own && self.is_weaker(*label, labels[own]) {
                    weaker.modes[at] = Some(number);
                    if self.may_differ(problem, &weaker) {
                        return false;
                    }
                }
            }
            weaker.modes[at] = Some(own);
        }
        for at in 0..choices.fences.len() {
            let Some(Some(own)) = choices.fences[at] else {
                continue;
            };
            let labels = &self.search.labels.fences;
            let below = (0..labels.len())
                .filter(|number| *number != own && self.is_weaker(labels[*number], labels[own]));
            for replaced in below.map(Some).chain([None]).collect::<Vec<_>>() {
                weaker.fences[at] = Some(replaced);
                if self.may_differ(problem, &weaker) {
                    return false;
                }
            }
            weaker.fences[at] = Some(Some(own));
        }
        for at in 0..choices.dependencies.len() {
            if choices.dependencies[at] != Some(None) {
                weaker.dependencies[at] = Some(None);
                if self.may_differ(problem, &weaker) {
                    return false;
                }
                weaker.dependencies[at] = choices.dependencies[at];
            }
        }
        true
    }

    /// Whether no access can be left out, with all that read from it, and no barrier or lock.
    fn needs_all(&mut self, problem: &Problem<'_>, choices: &Choices) -> bool {
        let count = problem.accesses.len();
        let (rounds, sections) = (problem.rounds.len(), problem.sections.len());
        let fewer = (0..rounds).map(|round| (Some(round), None));
        let fewer = fewer.chain((0..sections).map(|section| (None, Some(section))));
        for (round, section) in fewer {
            let apart = Problem {
                rounds: without(&problem.rounds, round),
                sections: without(&problem.sections, section),
                accesses: problem.accesses.clone(),
                pairs: problem.pairs.clone(),
                ..*problem
            };
            if self.may_differ(&apart, choices) {
                return false;
            }
        }
        (0..count).all(|left_out| {
            let mut gone = vec![false; count];
            gone[left_out] = true;
            for _ in 0..count {
                for at in 0..count {
                    let source = problem.communication.source[at];
                    gone[at] |= source.is_some_and(|source| gone[source]);
                }
            }
            let kept: Vec<usize> = (0..count).filter(|at| !gone[*at]).collect();
            let new = |at: usize| kept.iter().position(|other| *other == at);
            let communication = Communication {
                source: (kept.iter())
                    .map(|at| problem.communication.source[*at].and_then(new))
                    .collect(),
                order: (problem.communication.order.iter())
                    .map(|order| order.iter().filter_map(|at| new(*at)).collect())
                    .collect(),
            };
            let pair = |number: &usize| {
                let (from, to) = problem.pairs[*number];
                Some((new(from)?, new(to)?))
            };
            let pairs: Vec<usize> = (0..problem.pairs.len())
                .filter(|number| pair(number).is_some())
                .collect();
            let kept_before = |thread: usize, own: usize| {
                let of_thread = (0..count).filter(|at| problem.accesses[*at].0 == thread);
                of_thread.take(own).filter(|at| !gone[*at]).count()
            };
            let rounds = problem.rounds.iter().map(|round| {
                let waits = round.iter().enumerate();
                let kept = waits.map(|(thread, wait)| wait.map(|own| kept_before(thread, own)));
                kept.collect()
            });
            // A thread that is gone holds nothing.
            let has_access =
                |thread: usize| kept.iter().any(|at| problem.accesses[*at].0 == thread);
            let sections = problem.sections.iter().filter(|it| has_access(it.thread));
            let sections = sections.map(|section| Section {
                from: kept_before(section.thread, section.from),
                to: kept_before(section.thread, section.to),
                ..*section
            });
            let smaller = Problem {
                rounds: rounds.collect(),
                sections: sections.collect(),
                shape: problem.shape,
                accesses: kept.iter().map(|at| problem.accesses[*at]).collect(),
                communication: &communication,
                fences: problem.fences,
                forbids: problem.forbids,
                pairs: pairs.iter().filter_map(pair).collect(),
            };
            let fewer = Choices {
                modes: kept.iter().map(|at| choices.modes[*at]).collect(),
                fences: kept.iter().map(|at| choices.fences[*at]).collect(),
                dependencies: pairs.iter().map(|at| choices.dependencies[*at]).collect(),
            };
            !self.may_differ(&smaller, &fewer)
        })
    }

    fn is_weaker(&self, a: Label, b: Label) -> bool {
        let atoms = self.search.atoms;
        atoms.is_weaker(a.atoms.0, b.atoms.0) && atoms.is_weaker(a.atoms.1, b.atoms.1)
    }
}

/// The list without one of its members.
fn without<T: Clone>(all: &[T], left_out: Option<usize>) -> Vec<T> {
    let numbered = all.iter().enumerate();
    let kept = numbered.filter(|(number, _)| Some(*number) != left_out);
    kept.map(|(_, member)| member.clone()).collect()
}
