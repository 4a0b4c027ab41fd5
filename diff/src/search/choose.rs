//! Modes, fences and dependencies, chosen one after the other.

use super::connected::is_connected;
use super::execution::Taken;
use super::items::{Among, Choices};
use super::sketch::{Round, Section, Sketch, sketch_of};
use super::{Accept, Bounds, Dependency, Difference, Judge, Search};
use crate::directed::Candidate;
use crate::joined::Side;
use crate::labels::Label;
use crate::shapes::{Access, Communication, Shape, communications};
use crate::small::Small;

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
            let is_asked = all && self.is_monotone();
            if self.is_judged(&problem, &choices) && (!is_asked || self.has_one(&problem, &choices))
            {
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
        if self.search.dependencies {
            for (from, (thread, access)) in accesses.iter().enumerate() {
                let later = (from + 1..accesses.len()).filter(|to| accesses[*to].0 == *thread);
                pairs.extend(later.filter(|_| access.kind.reads()).map(|to| (from, to)));
            }
        }
        let label =
            |(_, access): &(usize, Access)| Among::first(self.search.labels.of(access.kind).len());
        let dependency = |(_, to): &(usize, usize)| {
            let all = Among::first(Dependency::ALL.len() + 1);
            match accesses[*to].1.kind.writes() {
                true => all,
                false => all.without(Dependency::Data.choice()),
            }
        };
        let mut choices = Choices {
            modes: accesses.iter().map(label).collect(),
            fences: vec![Among::first(self.search.labels.fences.len() + 1); accesses.len()],
            dependencies: pairs.iter().map(dependency).collect(),
        };
        // The first access of a thread has no fence before it, unless there is a wait.
        for at in 0..accesses.len() {
            let thread = accesses[at].0;
            let is_first = at == 0 || accesses[at - 1].0 != thread;
            if is_first && !sketch.waits_first(thread) {
                choices.fences[at] = Among::one(0);
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

    /// Whether the model that is to allow has no executions with a cycle of `po | rf`.
    fn is_causal(&self, problem: &Problem<'_>) -> bool {
        // Programs with barriers and locks are run step by step, without such cycles.
        let stepwise = self.search.rounds || self.search.locks;
        self.search.causal[problem.forbids.other().index()] || stepwise
    }

    /// Whether the model that is to allow does. What has values that depend on themselves is not
    /// explored, so it counts as forbidden.
    pub(super) fn is_allowed(&mut self, problem: &Problem<'_>, small: &Small) -> bool {
        let is_grounded = self.is_causal(problem) || small.is_grounded();
        is_grounded && self.evaluators[problem.forbids.other().index()].accepts(small)
    }

    /// Whether the model that is to forbid does.
    pub(super) fn is_forbidden(&mut self, problem: &Problem<'_>, small: &Small) -> bool {
        !self.forbidding[problem.forbids.index()].accepts(small)
    }

    /// Whether an execution is one that not every model forbids.
    fn is_judged(&self, problem: &Problem<'_>, choices: &Choices) -> bool {
        let small = self.build(problem, choices, Taken::WEAKEST);
        let causal = self.is_causal(problem);
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
        let fences = choices.fences.clone();
        choices.close_fences(problem.fences);
        // Where all differences are wanted, most of the choices of a program that has one are ones.
        let now = match !all && self.is_monotone() {
            true => self.has_one(problem, choices).then(Extremes::default),
            false => self.extremes(problem, choices, before),
        };
        if let Some(now) = now {
            self.choose_next(problem, choices, all, &now, found);
        }
        choices.fences = fences;
    }

    /// Whether stronger choices never allow what weaker ones forbid.
    fn is_monotone(&self) -> bool {
        self.search.monotone && !self.search.reports
    }

    /// Goes on with the first thing that is not chosen.
    fn choose_next(
        &mut self,
        problem: &Problem<'_>,
        choices: &mut Choices,
        all: bool,
        now: &Extremes,
        found: &mut Vec<Difference>,
    ) {
        let used = choices.used_fences();
        let open = |all: &[Among]| all.iter().position(|among| among.only().is_none());
        if let Some(at) = open(&choices.fences) {
            let before = choices.fences[at];
            let left = choices.fences.iter().filter(|it| it.only().is_none());
            let needs_all = used + left.count() <= problem.fences;
            for fence in before.iter() {
                if fence != 0 || !needs_all {
                    choices.fences[at] = Among::one(fence);
                    self.choose(problem, choices, all, now, found);
                }
            }
            choices.fences[at] = before;
        } else if let Some(at) = open(&choices.modes) {
            let before = choices.modes[at];
            for mode in before.iter() {
                choices.modes[at] = Among::one(mode);
                self.choose(problem, choices, all, now, found);
            }
            choices.modes[at] = before;
        } else if let Some(at) = open(&choices.dependencies) {
            let before = choices.dependencies[at];
            for dependency in before.iter() {
                choices.dependencies[at] = Among::one(dependency);
                self.choose(problem, choices, all, now, found);
            }
            choices.dependencies[at] = before;
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
        // A fence more is something more that can be reported.
        let is_open = |among: &Among| among.only().is_none();
        let events_open = self.search.reports && choices.fences.iter().any(is_open);
        if !choices.is_made() && (!self.search.monotone || events_open) {
            return Some(Extremes::default());
        }
        let [weakest, strongest] = [Taken::WEAKEST, Taken::STRONGEST]
            .map(|taken| Some(Box::new(self.build(problem, choices, taken))));
        if let Some(small) = &strongest
            && strongest != before.strongest
            && !self.is_forbidden(problem, small)
        {
            return None;
        }
        if let Some(small) = &weakest
            && weakest != before.weakest
            && !self.is_allowed(problem, small)
        {
            return None;
        }
        Some(Extremes { weakest, strongest })
    }

    /// Whether no single mode can be weaker and no dependency be left out.
    fn is_weakest(&mut self, problem: &Problem<'_>, choices: &Choices) -> bool {
        let mut weaker = choices.clone();
        for at in 0..choices.modes.len() {
            let labels = self.search.labels.of(problem.accesses[at].1.kind);
            let Some(own) = choices.modes[at].only() else {
                continue;
            };
            for (number, label) in labels.iter().enumerate() {
                if number != own && self.is_weaker(*label, labels[own]) {
                    weaker.modes[at] = Among::one(number);
                    if self.may_differ(problem, &weaker) {
                        return false;
                    }
                }
            }
            weaker.modes[at] = Among::one(own);
        }
        for at in 0..choices.fences.len() {
            let Some(own) = choices.fence(at) else {
                continue;
            };
            let labels = &self.search.labels.fences;
            let below = (0..labels.len())
                .filter(|number| *number != own && self.is_weaker(labels[*number], labels[own]));
            let below = below.map(|number| number + 1);
            for replaced in below.chain([0]).collect::<Vec<_>>() {
                weaker.fences[at] = Among::one(replaced);
                if self.may_differ(problem, &weaker) {
                    return false;
                }
            }
            weaker.fences[at] = Among::one(own + 1);
        }
        for at in 0..choices.dependencies.len() {
            if choices.dependency(at).is_some() {
                weaker.dependencies[at] = Among::one(0);
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

    pub(super) fn is_weaker(&self, a: Label, b: Label) -> bool {
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
