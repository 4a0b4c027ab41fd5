//! Modes, fences and dependencies, chosen one after the other.

use super::connected::is_connected;
use super::execution::Rest;
use super::sketch::{Locked, Sketch, Waits, sketch_of};
use super::{Accept, Bounds, Dependency, Difference, Judge, Search};
use crate::directed::Candidate;
use crate::joined::Side;
use crate::labels::Label;
use crate::shapes::{Access, Communication, Shape, communications};

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
    pub(super) accept: Accept<'s>,
}

/// A shape with what is fixed while modes and fences are chosen.
pub(super) struct Problem<'p> {
    pub(super) shape: &'p Shape,
    pub(super) accesses: Vec<(usize, Access)>,
    pub(super) communication: &'p Communication,
    pub(super) fences: usize,
    pub(super) waits: Waits,
    pub(super) locked: Locked,
    pub(super) forbids: Side,
    /// Reads with later accesses of their thread.
    pub(super) pairs: Vec<(usize, usize)>,
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
        communications(&sketch.shape, &mut |communication| {
            if connected && !is_connected(&accesses, communication) {
                return true;
            }
            let (problem, mut choices) = self.problem(sketch, communication, forbids);
            if self.is_judged(&problem, &choices) {
                self.choose(&problem, &mut choices, all, &mut found);
            }
            all || found.is_empty()
        });
        found
    }

    /// What is to be chosen for a shape, with nothing chosen yet.
    fn problem<'p>(
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
            if is_first && sketch.waits[thread] != Some(0) {
                choices.fences[at] = Some(None);
            }
        }
        let problem = Problem {
            shape,
            accesses,
            communication,
            fences: sketch.fences,
            waits: sketch.waits.clone(),
            locked: sketch.locked.clone(),
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
        self.choose(&problem, &mut choices, false, &mut found);
        found.into_iter().next()
    }

    /// Chooses what is not chosen yet, the weakest first.
    fn choose(
        &mut self,
        problem: &Problem<'_>,
        choices: &mut Choices,
        all: bool,
        found: &mut Vec<Difference>,
    ) {
        if !all && !found.is_empty() || !self.may_differ(problem, choices) {
            return;
        }
        let used = choices.fences.iter().flatten().flatten().count();
        if let Some(at) = choices.fences.iter().position(Option::is_none) {
            let open = choices.fences.iter().filter(|f| f.is_none()).count();
            if used + open > problem.fences {
                choices.fences[at] = Some(None);
                self.choose(problem, choices, all, found);
            }
            if used < problem.fences {
                for fence in 0..self.search.labels.fences.len() {
                    choices.fences[at] = Some(Some(fence));
                    self.choose(problem, choices, all, found);
                }
            }
            choices.fences[at] = None;
        } else if let Some(at) = choices.modes.iter().position(Option::is_none) {
            for mode in 0..self.search.labels.of(problem.accesses[at].1.kind).len() {
                choices.modes[at] = Some(mode);
                self.choose(problem, choices, all, found);
            }
            choices.modes[at] = None;
        } else if let Some(at) = choices.dependencies.iter().position(Option::is_none) {
            let writes = problem.accesses[problem.pairs[at].1].1.kind.writes();
            choices.dependencies[at] = Some(None);
            self.choose(problem, choices, all, found);
            for dependency in self.search.dependencies.clone() {
                if writes || dependency != Dependency::Data {
                    choices.dependencies[at] = Some(Some(dependency));
                    self.choose(problem, choices, all, found);
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
        let chosen = choices.modes.iter().all(Option::is_some)
            && choices.fences.iter().all(Option::is_some)
            && choices.dependencies.iter().all(Option::is_some);
        // A fence more is something more that can be reported.
        let events_open = self.search.reports && choices.fences.iter().any(Option::is_none);
        if !chosen && (!self.search.monotone || events_open) {
            return true;
        }
        let weakest = self.build(problem, choices, Rest::Weakest);
        if !self.evaluators[problem.forbids.other().index()].accepts(&weakest) {
            return false;
        }
        let strongest = self.build(problem, choices, Rest::Strongest);
        !self.evaluators[problem.forbids.index()].accepts(&strongest)
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
        let waits = problem.waits.iter().any(Option::is_some) || !problem.locked.is_empty();
        let apart = Problem {
            waits: vec![None; problem.waits.len()],
            locked: Locked::default(),
            accesses: problem.accesses.clone(),
            pairs: problem.pairs.clone(),
            ..*problem
        };
        if waits && self.may_differ(&apart, choices) {
            return false;
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
            let waits = problem.waits.iter().enumerate();
            let sections = problem.locked.sections.iter().enumerate();
            let sections = sections.map(|(thread, section)| {
                section.map(|(from, to)| (kept_before(thread, from), kept_before(thread, to)))
            });
            let smaller = Problem {
                locked: Locked {
                    sections: sections.collect(),
                    order: problem.locked.order.clone(),
                },
                waits: waits
                    .map(|(thread, wait)| wait.map(|own| kept_before(thread, own)))
                    .collect(),
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
