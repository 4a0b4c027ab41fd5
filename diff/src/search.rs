//! The search for executions that one model allows and the other forbids, smallest first.
//!
//! For every shape and every way its reads and writes communicate, modes and fences are chosen one
//! after the other. Where models are *monotone*, that is, where a stronger mode and a fence more
//! never allow what was forbidden, most choices need not be made: what is not chosen yet is taken
//! as strong as it can be for the model that is to forbid, and as weak as it can be for the one
//! that is to allow, and if even that does not tell them apart, no choice will
//! (`may_differ`). Whether models are monotone is read off their expressions
//! ([`AtomTable::is_monotone`]); for others all choices are made.
//!
//! The same search looks for executions that one model reports as an error or a warning and the
//! other does not: those that a model does not report count as if it forbade them.
//!
//! # What is searched
//!
//! Programs of reads, writes, read-modify-writes that exchange, compare-exchanges that fail, fences
//! between accesses of a thread, and dependencies if the models mention them. Programs in which
//! threads meet at a barrier are searched by themselves ([`Search::with_rounds`]): one round, each
//! thread waits at most once, and fences come after waits. Fences before the first or after the last
//! access of a thread order nothing, a location that is only read or only accessed once tells
//! nothing (read-modify-writes aside, which models may take for fences), and what no axiom
//! distinguishes is not varied.

use crate::directed::Candidate;
use crate::joined::{Joined, Side};
use crate::labels::{Kind, Label, Labels};
use crate::parallel::share;
use crate::shapes::{Access, Communication, Shape, communications, each_shape};
use crate::small::{AtomTable, Atoms, Evaluator, Small};
use crate::test::{Action, Barrier, Clause, DependsOn, Instruction, Level, Location, Reads, Test};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A way in which an access depends on an earlier read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dependency {
    /// By its address.
    Addr,
    /// By its value.
    Data,
    /// By a branch before it.
    Ctrl,
}

/// A choice of modes, fences and dependencies for a shape.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Choices {
    /// For each access its label, if it is chosen.
    modes: Vec<Option<usize>>,
    /// For each access the fence before it, if it is chosen.
    fences: Vec<Option<Option<usize>>>,
    /// For each pair of a read and a later access of its thread what connects them, if it is
    /// chosen.
    dependencies: Vec<Option<Option<Dependency>>>,
}

/// For each thread how many of its accesses come before its wait at a barrier; `None` if it does
/// not wait.
type Waits = Vec<Option<usize>>;

/// An execution that tells two models apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The model that forbids it, or does not report it.
    pub forbids: Side,
    /// The program, with a condition that only this execution satisfies, or those that differ from
    /// it in the order of writes that are not last.
    pub test: Test,
}

/// How far to look.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The fewest events: smaller programs were gone through before.
    pub from: usize,
    /// The most events, for each model that is to forbid something.
    pub events: [usize; 2],
    /// The most threads.
    pub threads: usize,
    /// Look for more after the first.
    pub all: bool,
    /// How many processors to use.
    pub jobs: usize,
    /// When to stop.
    pub deadline: Option<Instant>,
    /// Only programs with three writes of a location, whose order no final value tells, or only
    /// others.
    pub ambiguous: Option<bool>,
}

/// What a search found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The differences, the smallest first.
    pub differences: Vec<Difference>,
    /// All programs up to this many events were gone through, or as many as were asked for.
    pub complete: usize,
}

/// What a model makes of executions.
#[derive(Clone, Debug)]
struct Judge {
    axioms: Evaluator,
    /// What must not hold: the errors and warnings with the name that is looked for. Without any,
    /// no execution is accepted.
    silence: Option<Evaluator>,
    reports: bool,
}

impl Judge {
    fn new(joined: &Joined, atoms: &AtomTable, side: Side, report: Option<&str>) -> Option<Self> {
        let named = report.map_or_else(Vec::new, |name| joined.reports_named(side, name));
        let silence = match named.is_empty() {
            true => None,
            false => Some(Evaluator::new(joined, atoms, &named)?),
        };
        Some(Self {
            axioms: Evaluator::new(joined, atoms, &joined.axioms(side))?,
            silence,
            reports: report.is_some(),
        })
    }

    /// Whether the model allows an execution, and reports it if that is what is looked for.
    fn accepts(&mut self, small: &Small) -> bool {
        if !self.reports {
            return self.axioms.allows(small);
        }
        let silence = self.silence.as_mut();
        silence.is_some_and(|silence| !silence.allows(small)) && self.axioms.allows(small)
    }
}

/// What becomes of a difference that was found; `None` if it does not count.
pub type Accept<'f> = &'f (dyn Fn(Difference) -> Option<Difference> + Sync);

/// Searches at one level.
pub struct Search<'a> {
    atoms: &'a AtomTable,
    labels: &'a Labels,
    evaluators: [Judge; 2],
    /// Whether what models report is looked for.
    reports: bool,
    monotone: bool,
    dependencies: Vec<Dependency>,
    /// Only executions in which each location by itself is sequentially consistent: others are
    /// forbidden by both.
    coherent: bool,
    /// Only programs with a barrier.
    rounds: bool,
}

impl<'a> Search<'a> {
    /// A search with the instructions of one level, for executions that one model allows and the
    /// other forbids, or for those that one reports under this name and the other does not. `None`
    /// if a model has what small executions are not judged by.
    pub fn new(
        joined: &Joined,
        atoms: &'a AtomTable,
        labels: &'a Labels,
        dependencies: bool,
        coherent: bool,
        report: Option<&str>,
    ) -> Option<Self> {
        let [a, b] = Side::BOTH.map(|side| Judge::new(joined, atoms, side, report));
        let all = [Dependency::Addr, Dependency::Data, Dependency::Ctrl];
        Some(Self {
            atoms,
            labels,
            evaluators: [a?, b?],
            reports: report.is_some(),
            monotone: atoms.is_monotone(labels.varied()),
            dependencies: if dependencies {
                all.to_vec()
            } else {
                Vec::new()
            },
            coherent,
            rounds: false,
        })
    }

    /// The same search for programs in which threads meet at a barrier. `None` if such programs are
    /// not written at this level.
    pub fn with_rounds(mut self) -> Option<Self> {
        self.rounds = true;
        self.labels.wait.is_some().then_some(self)
    }

    /// Looks for executions that a model of `wanted` forbids and the other allows. Others than
    /// those that are accepted do not count. `progress` is told how many of how many programs of a
    /// size were gone through.
    pub fn run(
        &self,
        wanted: &[Side],
        bounds: Bounds,
        accept: Accept<'_>,
        progress: &(dyn Fn(usize, usize, usize) + Sync),
    ) -> Found {
        let mut found = Found {
            differences: Vec::new(),
            complete: bounds.from - 1,
        };
        let mut wanted = wanted.to_vec();
        for events in bounds.from.. {
            wanted.retain(|side| events <= bounds.events[side.index()]);
            if wanted.is_empty() {
                break;
            }
            let (differences, finished) =
                self.all_of_size(events, &wanted, bounds, accept, progress);
            if !bounds.all {
                wanted.retain(|side| !differences.iter().any(|d| d.forbids == *side));
            }
            found.differences.extend(differences);
            if !finished {
                break;
            }
            found.complete = events;
        }
        found
    }

    /// The smallest difference among candidates that is within bounds.
    pub fn directed(
        &self,
        candidates: Vec<Candidate>,
        forbids: Side,
        bounds: Bounds,
    ) -> Option<Difference> {
        let mut worker = Worker {
            search: self,
            evaluators: self.evaluators.clone(),
            accept: &Some,
        };
        let is_late = || bounds.deadline.is_some_and(|end| Instant::now() >= end);
        let useful = candidates.into_iter();
        let useful = useful.filter(|c| !is_late() && worker.may_tell(c, forbids));
        let useful: Vec<Candidate> = useful.collect();
        (bounds.from..=bounds.events[forbids.index()]).find_map(|size| {
            useful.iter().find_map(|candidate| {
                let fences = size.checked_sub(candidate.events())?;
                let fits = fences <= candidate.shape.gaps();
                let has = fences == 0 || !self.labels.fences.is_empty();
                if !fits || !has || is_late() {
                    return None;
                }
                worker.of_candidate(candidate, fences, forbids)
            })
        })
    }

    /// Calls `visit` with the shapes of programs of one size, how many fences they have, and where
    /// threads wait.
    fn programs(
        &self,
        events: usize,
        bounds: Bounds,
        visit: &mut dyn FnMut(Sketch) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let waiting = match self.rounds {
            true => 2..=bounds.threads,
            false => 0..=0,
        };
        // Programs with few fences come first.
        let most = if self.labels.fences.is_empty() {
            0
        } else {
            events / 2
        };
        for waiting in waiting {
            for fences in 0..=most {
                let accesses = events.saturating_sub(fences + waiting);
                each_shape(accesses, bounds.threads, &mut |shape| {
                    let wanted = |ambiguous| is_ambiguous(&shape) == ambiguous;
                    if !bounds.ambiguous.is_none_or(wanted) {
                        return ControlFlow::Continue(());
                    }
                    each_round(&shape, waiting, &mut Vec::new(), &mut |waits| {
                        let sketch = Sketch {
                            shape: shape.clone(),
                            fences,
                            waits: waits.to_vec(),
                        };
                        match fences <= sketch.gaps() {
                            true => visit(sketch),
                            false => ControlFlow::Continue(()),
                        }
                    })
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Differences in programs of one size, and whether all were gone through as far as was needed.
    fn all_of_size(
        &self,
        events: usize,
        wanted: &[Side],
        bounds: Bounds,
        accept: Accept<'_>,
        progress: &(dyn Fn(usize, usize, usize) + Sync),
    ) -> (Vec<Difference>, bool) {
        let mut count = 0;
        let _ = self.programs(events, bounds, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        // The first program that shows a difference, for each model that forbids it.
        let first = [AtomicUsize::new(usize::MAX), AtomicUsize::new(usize::MAX)];
        let found: Mutex<Vec<(usize, Difference)>> = Mutex::default();
        let produce = |give: &mut dyn FnMut(Sketch) -> ControlFlow<()>| {
            let _ = self.programs(events, bounds, give);
        };
        let finished = share(bounds.jobs, produce, || {
            let mut worker = Worker {
                search: self,
                evaluators: self.evaluators.clone(),
                accept,
            };
            let (first, found) = (&first, &found);
            move |number: usize, sketch: Sketch| {
                if bounds.deadline.is_some_and(|end| Instant::now() >= end) {
                    return ControlFlow::Break(());
                }
                if number.is_multiple_of(64) {
                    progress(events, number, count);
                }
                for side in wanted {
                    let best = &first[side.index()];
                    if !bounds.all && best.load(Ordering::Relaxed) < number {
                        continue;
                    }
                    let new = worker.differences(&sketch, *side, bounds.all);
                    if !new.is_empty() {
                        best.fetch_min(number, Ordering::Relaxed);
                        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                        found.extend(new.into_iter().map(|d| (number, d)));
                    }
                }
                ControlFlow::Continue(())
            }
        });
        let mut found = found.into_inner().unwrap_or_else(|e| e.into_inner());
        if !bounds.all {
            found.retain(|(number, d)| *number == first[d.forbids.index()].load(Ordering::Relaxed));
        }
        found.sort_by(|a, b| {
            let side = a.1.forbids.cmp(&b.1.forbids);
            side.then(a.0.cmp(&b.0)).then(a.1.test.compare(&b.1.test))
        });
        let mut differences: Vec<Difference> = Vec::new();
        for (_, difference) in found {
            let known =
                |d: &Difference| d.forbids == difference.forbids && d.test == difference.test;
            if !differences.iter().any(known) {
                differences.push(difference);
            }
        }
        (differences, finished)
    }
}

/// A program whose modes and fences are not chosen yet.
#[derive(Clone, Debug)]
struct Sketch {
    shape: Shape,
    /// How many fences it has.
    fences: usize,
    waits: Waits,
}

impl Sketch {
    /// The places for fences: between accesses, and between a wait and the accesses after it.
    fn gaps(&self) -> usize {
        let first = self.waits.iter().filter(|wait| **wait == Some(0));
        self.shape.gaps() + first.count()
    }
}

/// Calls `visit` with all ways for so many threads to meet. Something is before the wait of one of
/// them, and something after that of another: else nothing is ordered. `waits` are those of the
/// first threads.
fn each_round(
    shape: &Shape,
    waiting: usize,
    waits: &mut Waits,
    visit: &mut dyn FnMut(&Waits) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(code) = shape.threads.get(waits.len()) else {
        let with = |has: &dyn Fn(usize, usize) -> bool| -> Vec<usize> {
            let threads = waits.iter().enumerate();
            let fitting = threads.filter(|(thread, wait)| wait.is_some_and(|at| has(*thread, at)));
            fitting.map(|(thread, _)| thread).collect()
        };
        let before = with(&|_, at| at > 0);
        let after = with(&|thread, at| at < shape.threads[thread].len());
        let orders = before.iter().any(|a| after.iter().any(|b| a != b));
        return match waiting {
            0 if orders || waits.iter().all(Option::is_none) => visit(waits),
            _ => ControlFlow::Continue(()),
        };
    };
    let own = if waiting == 0 { 0 } else { code.len() + 1 };
    for wait in std::iter::once(None).chain((0..own).map(Some)) {
        waits.push(wait);
        each_round(shape, waiting - usize::from(wait.is_some()), waits, visit)?;
        waits.pop();
    }
    ControlFlow::Continue(())
}

/// Whether final values do not tell the order of the writes of some location: three of them are no
/// read-modify-writes.
fn is_ambiguous(shape: &Shape) -> bool {
    (0..shape.locations).any(|location| {
        let accesses = shape.threads.iter().flatten();
        let writes = accesses.filter(|a| a.location == location && a.kind == Kind::Write);
        writes.count() > 2
    })
}

struct Worker<'s, 'a> {
    search: &'s Search<'a>,
    evaluators: [Judge; 2],
    accept: Accept<'s>,
}

/// A shape with what is fixed while modes and fences are chosen.
struct Problem<'p> {
    shape: &'p Shape,
    accesses: Vec<(usize, Access)>,
    communication: &'p Communication,
    fences: usize,
    waits: Waits,
    forbids: Side,
    /// Reads with later accesses of their thread.
    pairs: Vec<(usize, usize)>,
}

/// How strong to take what is not chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    Weakest,
    Strongest,
}

impl Worker<'_, '_> {
    /// Differences in programs of a sketch: all with modes as weak as can be, or the first.
    fn differences(&mut self, sketch: &Sketch, forbids: Side, all: bool) -> Vec<Difference> {
        let mut found = Vec::new();
        communications(&sketch.shape, &mut |communication| {
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
            forbids,
            pairs,
        };
        (problem, choices)
    }

    /// Whether an execution is one that not every model forbids.
    fn is_judged(&self, problem: &Problem<'_>, choices: &Choices) -> bool {
        let small = self.build(problem, choices, Rest::Weakest);
        small.is_causal() && (!self.search.coherent || small.is_coherent())
    }

    /// Whether a candidate may tell the models apart with some fences and modes.
    fn may_tell(&mut self, candidate: &Candidate, forbids: Side) -> bool {
        let sketch = sketch_of(candidate, candidate.shape.gaps());
        let (problem, choices) = self.problem(&sketch, &candidate.communication, forbids);
        self.is_judged(&problem, &choices) && self.may_differ(&problem, &choices)
    }

    /// The first difference of a candidate with so many fences.
    fn of_candidate(
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

    /// Whether no access can be left out, with all that read from it, and no barrier.
    fn needs_all(&mut self, problem: &Problem<'_>, choices: &Choices) -> bool {
        let count = problem.accesses.len();
        let waits = problem.waits.iter().any(Option::is_some);
        let apart = Problem {
            waits: vec![None; problem.waits.len()],
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
            let smaller = Problem {
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

    /// The atoms of labels: of the chosen one, or of all together.
    fn atoms(&self, labels: &[Label], chosen: Option<usize>, rest: Rest) -> (Atoms, Atoms) {
        if let Some(chosen) = chosen {
            return labels[chosen].atoms;
        }
        let table = self.search.atoms;
        let mix = |a: Atoms, b: Atoms| match rest {
            Rest::Weakest => table.meet(a, b),
            Rest::Strongest => table.join(a, b),
        };
        let all = labels.iter().map(|label| label.atoms);
        all.reduce(|a, b| (mix(a.0, b.0), mix(a.1, b.1)))
            .unwrap_or_default()
    }

    fn build(&self, problem: &Problem<'_>, choices: &Choices, rest: Rest) -> Small {
        let labels = self.search.labels;
        let mut small = Small::new();
        let locations = problem.shape.locations;
        small.initial = locations;
        small.n = locations;
        let initial = (1u32 << locations) - 1;
        let mut of_location = [0u32; 16];
        for (location, members) in of_location.iter_mut().enumerate().take(locations) {
            small.atoms[location] = labels.initial;
            small.same_thread[location] = initial;
            *members = 1 << location;
        }
        // The event that reads and the event that writes, for each access.
        let mut reads = [0usize; 16];
        let mut writes = [0usize; 16];
        let add = |small: &mut Small, atoms: Atoms, thread: &mut u32| {
            let event = small.n;
            small.atoms[event] = atoms;
            for before in 0..event {
                if *thread & (1 << before) != 0 {
                    small.program_order[before] |= 1 << event;
                }
            }
            *thread |= 1 << event;
            small.n += 1;
            event
        };
        let mut thread = 0u32;
        // How many accesses of the thread there were.
        let mut own = 0;
        let mut round = 0u32;
        let wait = |small: &mut Small, thread: &mut u32, round: &mut u32| {
            let event = add(small, labels.wait.unwrap_or_default(), thread);
            *round |= 1 << event;
        };
        let used = choices.fences.iter().flatten().flatten().count();
        for (at, (owner, access)) in problem.accesses.iter().enumerate() {
            if at == 0 || problem.accesses[at - 1].0 != *owner {
                close_thread(&mut small, thread);
                thread = 0;
                own = 0;
            }
            if problem.waits[*owner] == Some(own) {
                wait(&mut small, &mut thread, &mut round);
            }
            own += 1;
            match choices.fences[at] {
                Some(Some(fence)) => {
                    add(&mut small, labels.fences[fence].atoms.0, &mut thread);
                }
                None if rest == Rest::Strongest
                    && used < problem.fences
                    && !labels.fences.is_empty() =>
                {
                    let atoms = self.atoms(&labels.fences, None, rest).0;
                    add(&mut small, atoms, &mut thread);
                }
                _ => {}
            }
            let atoms = self.atoms(labels.of(access.kind), choices.modes[at], rest);
            let first = add(&mut small, atoms.0, &mut thread);
            of_location[access.location] |= 1 << first;
            (reads[at], writes[at]) = (first, first);
            if access.kind == Kind::Rmw {
                let second = add(&mut small, atoms.1, &mut thread);
                of_location[access.location] |= 1 << second;
                small.rmw[first] |= 1 << second;
                writes[at] = second;
            }
            let is_last = problem
                .accesses
                .get(at + 1)
                .is_none_or(|next| next.0 != *owner);
            if is_last && problem.waits[*owner] == Some(own) {
                wait(&mut small, &mut thread, &mut round);
            }
        }
        close_thread(&mut small, thread);
        for event in 0..small.n {
            if round & (1 << event) != 0 {
                small.sbr[event] = round;
            }
        }
        for members in of_location.iter().take(locations) {
            for event in 0..small.n {
                if members & (1 << event) != 0 {
                    small.loc[event] = *members;
                }
            }
        }
        for (at, (_, access)) in problem.accesses.iter().enumerate() {
            if access.kind.reads() {
                let source = problem.communication.source[at];
                let source = source.map_or(access.location, |write| writes[write]);
                small.rf[source] |= 1 << reads[at];
            }
        }
        // Whether a compare-exchange of C has failed is a branch.
        if labels.level == Level::Language {
            for (at, (_, access)) in problem.accesses.iter().enumerate() {
                let fails = match (choices.modes[at], rest) {
                    (Some(mode), _) => labels.of(access.kind)[mode].fails,
                    (None, Rest::Strongest) => labels.of(access.kind).iter().any(|l| l.fails),
                    (None, Rest::Weakest) => false,
                };
                if fails {
                    small.ctrl[reads[at]] |= small.program_order[reads[at]];
                }
            }
        }
        for (location, order) in problem.communication.order.iter().enumerate() {
            let mut later = 0;
            for write in order.iter().rev() {
                small.co[writes[*write]] = later;
                later |= 1 << writes[*write];
            }
            small.co[location] = later;
        }
        for (number, (from, to)) in problem.pairs.iter().enumerate() {
            let kinds: &[Dependency] = match (choices.dependencies[number], rest) {
                (Some(Some(Dependency::Addr)), _) => &[Dependency::Addr],
                (Some(Some(Dependency::Data)), _) => &[Dependency::Data],
                (Some(Some(Dependency::Ctrl)), _) => &[Dependency::Ctrl],
                (None, Rest::Strongest) => &[Dependency::Addr, Dependency::Data, Dependency::Ctrl],
                _ => &[],
            };
            let (from, to) = (reads[*from], *to);
            let (first, last) = (reads[to], writes[to]);
            for kind in kinds {
                match kind {
                    Dependency::Addr => small.addr[from] |= 1 << first | 1 << last,
                    Dependency::Data => small.data[from] |= 1 << last,
                    Dependency::Ctrl => {
                        small.ctrl[from] |= 1 << first | small.program_order[first];
                    }
                }
            }
        }
        small
    }

    /// The program of a choice, and a condition that tells the execution.
    fn test(&self, problem: &Problem<'_>, choices: &Choices) -> Test {
        let labels = self.search.labels;
        let mut threads: Vec<Vec<Instruction>> = vec![Vec::new(); problem.shape.threads.len()];
        // Where each access is in its thread, and what it writes.
        let mut places = Vec::new();
        let mut values = Vec::new();
        let mut written = vec![0; problem.shape.locations];
        let meet = Action::Wait {
            barrier: Barrier(0),
        };
        for (at, (thread, access)) in problem.accesses.iter().enumerate() {
            let own = problem.accesses[..at].iter().filter(|(t, _)| t == thread);
            let own = own.count();
            let code = &mut threads[*thread];
            if problem.waits[*thread] == Some(own) {
                code.push(meet.into());
            }
            if let Some(Some(fence)) = choices.fences[at] {
                let Label {
                    mode, fence: kind, ..
                } = labels.fences[fence];
                code.push(Action::Fence { mode, kind }.into());
            }
            let label = labels.of(access.kind)[choices.modes[at].unwrap_or_default()];
            if access.kind.writes() || label.fails {
                written[access.location] += 1;
            }
            let value = written[access.location];
            let location = Location(access.location as u8);
            places.push((*thread, code.len()));
            values.push(value);
            code.push(label.access(access.kind, location, value).into());
            let is_last = problem
                .accesses
                .get(at + 1)
                .is_none_or(|next| next.0 != *thread);
            if is_last && problem.waits[*thread] == Some(own + 1) {
                code.push(meet.into());
            }
        }
        for (number, (from, to)) in problem.pairs.iter().enumerate() {
            let Some(Some(kind)) = choices.dependencies[number] else {
                continue;
            };
            let read = Reads::of(places[*from].1);
            let (thread, index) = places[*to];
            let depends: &mut DependsOn = &mut threads[thread][index].depends;
            let set = match kind {
                Dependency::Addr => &mut depends.addr,
                Dependency::Data => &mut depends.data,
                Dependency::Ctrl => &mut depends.ctrl,
            };
            *set = set.union(read);
        }
        let mut condition = Vec::new();
        for (at, (_, access)) in problem.accesses.iter().enumerate() {
            if access.kind.reads() {
                let source = problem.communication.source[at];
                let (thread, instruction) = places[at];
                condition.push(Clause::Register {
                    thread,
                    instruction,
                    value: source.map_or(0, |write| values[write]),
                });
            }
        }
        for (location, order) in problem.communication.order.iter().enumerate() {
            if let [.., _, last] = order[..] {
                condition.push(Clause::Memory {
                    location: Location(location as u8),
                    value: values[last],
                });
            }
        }
        Test::new(labels.level, threads, condition)
    }
}

/// A candidate with so many fences.
fn sketch_of(candidate: &Candidate, fences: usize) -> Sketch {
    Sketch {
        shape: candidate.shape.clone(),
        fences,
        waits: vec![None; candidate.shape.threads.len()],
    }
}

fn close_thread(small: &mut Small, thread: u32) {
    for event in 0..small.n {
        if thread & (1 << event) != 0 {
            small.same_thread[event] = thread;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labels::Plain;
    use crate::run::{Engine, Run};
    use crate::test::RmwKind;
    use crate::vocabulary::Vocabulary;
    use katec_compiler::{load, resolve_text};

    /// A model that speaks of waits, of rounds, and of compare-exchanges that fail.
    const WAITS: &str = "acyclic po-loc | rf | co | fr as coherent
        acyclic [W];po;[B];sbr;[B];po;[R] | rfe | fre | co as rounds
        acyclic ctrl | [RX];po | rf as failed";

    /// How many executions of a program a model allows, as the search judges them; and the program.
    fn count(
        worker: &mut Worker<'_, '_>,
        shape: &Shape,
        waits: &Waits,
        variant: usize,
    ) -> Option<(usize, Test)> {
        let accesses = shape.accesses();
        let labels = worker.search.labels;
        let fence = |at: usize| {
            let within = at > 0 && accesses[at - 1].0 == accesses[at].0;
            let some = within && variant % 2 == 1 && !labels.fences.is_empty();
            some.then(|| (at + variant) % labels.fences.len())
        };
        let choices = Choices {
            modes: (accesses.iter().enumerate())
                .map(|(at, (_, access))| Some((at * variant) % labels.of(access.kind).len()))
                .collect(),
            fences: (0..accesses.len()).map(|at| Some(fence(at))).collect(),
            dependencies: Vec::new(),
        };
        let (mut allowed, mut test) = (0, None);
        communications(shape, &mut |communication| {
            let problem = Problem {
                shape,
                accesses: accesses.clone(),
                communication,
                fences: choices.fences.iter().flatten().flatten().count(),
                waits: waits.clone(),
                forbids: Side::A,
                pairs: Vec::new(),
            };
            let small = worker.build(&problem, &choices, Rest::Weakest);
            let is_allowed = small.is_causal() && worker.evaluators[0].accepts(&small);
            allowed += usize::from(is_allowed);
            test.get_or_insert_with(|| worker.test(&problem, &choices));
            true
        });
        test.map(|test| (allowed, test))
    }

    #[test]
    fn small_executions_are_those_of_exploration() {
        let library = ["sc", "tso", "pso", "sra", "rc11", "rc11-regular"];
        let library = library.map(|name| (name, load(name).expect("a model")));
        let waits = resolve_text("waits", WAITS).expect("a model");
        let levels = [Level::Language, Level::Machine];
        let models = library.into_iter().chain([("waits", waits)]);
        let models =
            models.flat_map(|(name, model)| levels.map(|level| (name, model.clone(), level)));
        let (mut met, mut failed) = (0, 0);
        for (name, model, level) in models {
            let model = model.prepare().expect("a meaning");
            let joined = Joined::new(&model, &model);
            let vocabulary = Vocabulary::of(&joined);
            let atoms = AtomTable::new(&joined, None).expect("few atoms");
            let labels = Labels::new(&joined, &atoms, &vocabulary, level, Plain::Last);
            let search =
                Search::new(&joined, &atoms, &labels, false, false, None).expect("a search");
            let mut worker = Worker {
                search: &search,
                evaluators: search.evaluators.clone(),
                accept: &Some,
            };
            let engine = Engine::new(&model).expect("a model that is explored");
            let mut shapes = Vec::new();
            let _ = each_shape(4, 3, &mut |shape| {
                shapes.push(shape);
                ControlFlow::Continue(())
            });
            for (number, shape) in shapes.iter().enumerate() {
                let waiting = if level == Level::Machine {
                    0
                } else {
                    number % 3
                };
                let mut rounds = vec![vec![None; shape.threads.len()]];
                if waiting > 1 {
                    let _ = each_round(shape, waiting, &mut Vec::new(), &mut |waits| {
                        rounds.push(waits.clone());
                        ControlFlow::Continue(())
                    });
                }
                let waits = &rounds[number % rounds.len()];
                let Some((allowed, test)) = count(&mut worker, shape, waits, number % 6) else {
                    continue;
                };
                let run = Run::of(&test, &engine);
                assert_eq!(run.executions.len(), allowed, "{name}: {test:?}");
                let has = |wanted: &dyn Fn(Action) -> bool| {
                    usize::from(test.instructions().any(|(_, _, it)| wanted(it.action)))
                };
                met += has(&|action| matches!(action, Action::Wait { .. }));
                failed += has(&|action| {
                    let kind = match action {
                        Action::Rmw { kind, .. } => Some(kind),
                        _ => None,
                    };
                    matches!(kind, Some(RmwKind::CompareExchange { .. }))
                });
            }
        }
        assert!(
            met > 100 && failed > 100,
            "{met} with waits, {failed} with failures"
        );
    }
}
