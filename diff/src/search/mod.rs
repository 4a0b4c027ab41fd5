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
//! threads meet at barriers are searched by themselves ([`Search::with_rounds`]), up to two rounds,
//! and so are those in which threads hold a lock, one after the other ([`Search::with_locks`]).
//! Fences come after waits, and after a lock is taken or released. Fences before the first or after
//! the last access of a thread order nothing, a location that is only read or only accessed once
//! tells nothing (read-modify-writes aside, which models may take for fences), and what no axiom
//! distinguishes is not varied.

mod choose;
mod connected;
mod execution;
mod exists;
mod items;
mod sketch;

use self::choose::Worker;
use self::sketch::{Sketch, each_locked, each_meeting, is_ambiguous};
use crate::directed::Candidate;
use crate::joined::{Joined, Side};
use crate::labels::{Labels, Plain};
use crate::parallel::share;
use crate::shapes::{Shape, each_shape};
use crate::small::{AtomTable, Evaluator, Small};
use crate::test::Test;
use katec_compiler::prove::Limits;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

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
    /// Only differences that no smaller program shows, if it is known that none does.
    pub smallest: bool,
    /// How many processors to use.
    pub jobs: usize,
    /// When to stop.
    pub limits: Limits,
    /// Only programs with three writes of a location, whose order no final value tells, or only
    /// others.
    pub ambiguous: Option<bool>,
}

/// How far a search came that was stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partly {
    /// Which programs it goes through.
    pub programs: &'static str,
    /// How many events they have.
    pub events: usize,
    /// How many of them it went through, modes and fences aside.
    pub done: usize,
    /// How many there are, if that was counted in time.
    pub all: Option<usize>,
}

/// What a search found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The differences, the smallest first.
    pub differences: Vec<Difference>,
    /// All programs up to this many events were gone through, or as many as were asked for.
    pub complete: usize,
    /// How far it came with larger ones, if it was stopped.
    pub partly: Option<Partly>,
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
    /// A judge that asks for these axioms.
    fn new(
        joined: &Joined,
        atoms: &AtomTable,
        side: Side,
        axioms: &[usize],
        report: Option<&str>,
    ) -> Option<Self> {
        let named = report.map_or_else(Vec::new, |name| joined.reports_named(side, name));
        let silence = match named.is_empty() {
            true => None,
            false => Some(Evaluator::new(joined, atoms, &named)?),
        };
        Some(Self {
            axioms: Evaluator::new(joined, atoms, axioms)?,
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

/// What is known of two models before anything is searched.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Both make each location by itself sequentially consistent.
    pub coherent: bool,
    /// For each model whether `po | rf` has no cycle in its executions.
    pub causal: [bool; 2],
    /// The axioms that are proved to hold where the other model allows an execution: they forbid
    /// nothing that it allows.
    pub axioms: BTreeSet<usize>,
}

/// What becomes of a difference that was found; `None` if it does not count.
pub type Accept<'f> = &'f (dyn Fn(Difference) -> Option<Difference> + Sync);

/// Searches at one level.
pub struct Search<'a> {
    atoms: &'a AtomTable,
    labels: &'a Labels,
    /// Each model as the one that allows.
    evaluators: [Judge; 2],
    /// Each model as the one that forbids what the other allows.
    forbidding: [Judge; 2],
    /// Whether what models report is looked for.
    reports: bool,
    monotone: bool,
    /// Whether dependencies are tried.
    dependencies: bool,
    /// Only executions in which each location by itself is sequentially consistent: others are
    /// forbidden by both.
    coherent: bool,
    /// Only programs with a barrier.
    rounds: bool,
    /// Only programs with a lock.
    locks: bool,
    /// For each model whether `po | rf` has no cycle in its executions.
    causal: [bool; 2],
    /// Whether all accesses of smallest differences reach each other.
    paths: bool,
}

impl Dependency {
    /// All of them.
    const ALL: [Dependency; 3] = [Dependency::Addr, Dependency::Data, Dependency::Ctrl];

    /// Its number among what can be chosen for a pair of accesses; 0 is nothing.
    fn choice(self) -> usize {
        self as usize + 1
    }
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
        known: &Known,
        report: Option<&str>,
    ) -> Option<Self> {
        let [a, b] = Side::BOTH.map(|side| {
            let axioms = joined.axioms(side);
            Judge::new(joined, atoms, side, &axioms, report)
        });
        let [c, d] = Side::BOTH.map(|side| {
            let mut axioms = joined.axioms(side);
            if report.is_none() {
                let others = joined.axioms(side.other());
                let is_demanded = |axiom: usize| {
                    let mut others = others.iter();
                    others.any(|other| joined.is_same(*other, axiom))
                };
                axioms.retain(|axiom| !known.axioms.contains(axiom) && !is_demanded(*axiom));
            }
            Judge::new(joined, atoms, side, &axioms, report)
        });
        Some(Self {
            atoms,
            labels,
            evaluators: [a?, b?],
            forbidding: [c?, d?],
            reports: report.is_some(),
            monotone: atoms.is_monotone(labels.varied()),
            dependencies,
            coherent: known.coherent,
            rounds: false,
            locks: false,
            causal: known.causal,
            paths: report.is_none() && atoms.is_monotone(0) && connected::forbid_paths(joined),
        })
    }

    /// The same search for programs in which threads meet at a barrier. `None` if such programs are
    /// not written at this level.
    pub fn with_rounds(mut self) -> Option<Self> {
        self.rounds = true;
        self.paths = false;
        self.labels.wait.is_some().then_some(self)
    }

    /// The same search for programs in which threads hold a lock. `None` if such programs are not
    /// written at this level.
    pub fn with_locks(mut self) -> Option<Self> {
        self.locks = true;
        self.paths = false;
        self.labels.lock.is_some().then_some(self)
    }

    /// Whether it is about programs with barriers or locks, or with accesses that are not atomic.
    pub fn is_rest(&self) -> bool {
        self.rounds || self.locks || self.labels.plain != Plain::No
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
            partly: None,
        };
        let mut wanted = wanted.to_vec();
        for events in bounds.from.. {
            wanted.retain(|side| events <= bounds.events[side.index()]);
            if wanted.is_empty() {
                break;
            }
            let (differences, partly) = self.all_of_size(events, &wanted, bounds, accept, progress);
            if !bounds.all {
                wanted.retain(|side| !differences.iter().any(|d| d.forbids == *side));
            }
            found.differences.extend(differences);
            if partly.is_some() {
                found.partly = partly;
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
            forbidding: self.forbidding.clone(),
            accept: &Some,
        };
        let is_late = || bounds.limits.is_reached();
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
        // Programs with few waits and few fences come first. A lock is taken and released again.
        let stops: Vec<usize> = if self.rounds {
            (2..events).collect()
        } else if self.locks {
            (2..events).step_by(2).collect()
        } else {
            vec![0]
        };
        let most = if self.labels.fences.is_empty() {
            0
        } else {
            events / 2
        };
        for stops in stops {
            for fences in 0..=most {
                let accesses = events.saturating_sub(fences + stops);
                each_shape(accesses, bounds.threads, &mut |shape| {
                    let wanted = |ambiguous| is_ambiguous(&shape) == ambiguous;
                    if !bounds.ambiguous.is_none_or(wanted) || !self.has_instructions(&shape) {
                        return ControlFlow::Continue(());
                    }
                    self.each_sketch(&shape, fences, stops, visit)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `visit` with the programs of a shape with so many fences and so many events that are
    /// waits at barriers or take and release the lock.
    fn each_sketch(
        &self,
        shape: &Shape,
        fences: usize,
        stops: usize,
        visit: &mut dyn FnMut(Sketch) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut visit = |sketch: Sketch| match fences <= sketch.gaps() {
            true => visit(sketch),
            false => ControlFlow::Continue(()),
        };
        let plain = || Sketch::plain(shape, fences);
        if self.rounds {
            return each_meeting(shape, stops, &mut |rounds| {
                visit(Sketch {
                    rounds: rounds.to_vec(),
                    ..plain()
                })
            });
        }
        each_locked(shape, stops / 2, &mut Vec::new(), &mut |sections| {
            visit(Sketch {
                sections: sections.to_vec(),
                ..plain()
            })
        })
    }

    /// Whether the language has an instruction for every access.
    fn has_instructions(&self, shape: &Shape) -> bool {
        let mut accesses = shape.threads.iter().flatten();
        accesses.all(|access| !self.labels.of(access.kind).is_empty())
    }

    /// Which programs are gone through.
    fn programs_of(&self, ambiguous: Option<bool>) -> &'static str {
        let writes = ambiguous == Some(true);
        match (self.rounds, self.locks, self.labels.plain) {
            (true, ..) => "in which threads meet at barriers",
            (_, true, _) => "in which threads hold a lock",
            (_, _, Plain::No) if writes => "with three writes of a location",
            (_, _, Plain::No) => "with at most two writes of a location",
            _ => "with accesses that are not atomic",
        }
    }

    /// Differences in programs of one size, and how many were gone through if that was stopped
    /// before all were that are needed.
    fn all_of_size(
        &self,
        events: usize,
        wanted: &[Side],
        bounds: Bounds,
        accept: Accept<'_>,
        progress: &(dyn Fn(usize, usize, usize) + Sync),
    ) -> (Vec<Difference>, Option<Partly>) {
        let partly = |done: usize, all: Option<usize>| Partly {
            programs: self.programs_of(bounds.ambiguous),
            events,
            done,
            all,
        };
        let mut count = 0usize;
        let counted = self.programs(events, bounds, &mut |_| {
            count += 1;
            match count.is_multiple_of(4096) && bounds.limits.is_reached() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        if counted.is_break() {
            return (Vec::new(), Some(partly(0, None)));
        }
        let done = AtomicUsize::new(0);
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
                forbidding: self.forbidding.clone(),
                accept,
            };
            let (first, found, done) = (&first, &found, &done);
            move |number: usize, sketch: Sketch| {
                if bounds.limits.is_reached() {
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
                    let new = worker.differences(&sketch, *side, bounds);
                    if !new.is_empty() {
                        best.fetch_min(number, Ordering::Relaxed);
                        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                        found.extend(new.into_iter().map(|d| (number, d)));
                    }
                }
                done.fetch_add(1, Ordering::Relaxed);
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
        let done = done.into_inner();
        (differences, (!finished).then(|| partly(done, Some(count))))
    }
}

#[cfg(test)]
mod tests {
    use super::choose::Problem;
    use super::execution::Taken;
    use super::items::{Among, Choices};
    use super::sketch::{Round, Section};
    use super::*;
    use crate::run::{Engine, Run};
    use crate::shapes::communications;
    use crate::test::RmwKind;
    use crate::test::{Action, Level};
    use crate::vocabulary::Vocabulary;
    use katec_compiler::{load, resolve_text};

    /// Of models without cycles of `po | rf`.
    fn causal(coherent: bool) -> Known {
        Known {
            coherent,
            causal: [true; 2],
            ..Known::default()
        }
    }

    /// A model that speaks of waits, of rounds, of locks, and of compare-exchanges that fail.
    const WAITS: &str = "acyclic po-loc | rf | co | fr as coherent
        acyclic [M];po;[UL] | [W & LK];po;[R] | rfe | fr | co as locks
        acyclic [W];po;[B];sbr;[B];po;[R] | rfe | fre | co as rounds
        acyclic ctrl | [RX];po | rf as failed";

    /// A model with recursive definitions that say nothing of sets.
    const RECURSIVE: &str = "let rec a = po | a;b and b = rf | co | fr | b;a
        irreflexive a as one
        irreflexive b as two";

    /// How many executions of a program a model allows, as the search judges them; and the program.
    fn count(
        worker: &mut Worker<'_, '_>,
        shape: &Shape,
        rounds: &[Round],
        orders: &[Vec<Section>],
        variant: usize,
        causal: bool,
    ) -> Option<(usize, Test)> {
        let accesses = shape.accesses();
        let labels = worker.search.labels;
        let fence = |at: usize| {
            let within = at > 0 && accesses[at - 1].0 == accesses[at].0;
            let some = within && variant % 2 == 1 && !labels.fences.is_empty();
            match some {
                true => Among::one((at + variant) % labels.fences.len() + 1),
                false => Among::one(0),
            }
        };
        let choices = Choices {
            modes: (accesses.iter().enumerate())
                .map(|(at, (_, access))| Among::one((at * variant) % labels.of(access.kind).len()))
                .collect(),
            fences: (0..accesses.len()).map(fence).collect(),
            dependencies: Vec::new(),
        };
        let (mut allowed, mut test) = (0, None);
        let mut count_in_order = |sections: &Vec<Section>| {
            communications(shape, false, &mut |communication| {
                let problem = Problem {
                    shape,
                    accesses: accesses.clone(),
                    communication,
                    fences: choices.used_fences(),
                    rounds: rounds.to_vec(),
                    sections: sections.clone(),
                    forbids: Side::A,
                    pairs: Vec::new(),
                };
                let small = worker.build(&problem, &choices, Taken::WEAKEST);
                let causal = causal || !rounds.is_empty() || !sections.is_empty();
                let is_judged = !causal || small.is_causal();
                let is_allowed = is_judged && worker.evaluators[0].accepts(&small);
                allowed += usize::from(is_allowed);
                test.get_or_insert_with(|| worker.test(&problem, &choices));
                true
            });
        };
        orders.iter().for_each(&mut count_in_order);
        test.map(|test| (allowed, test))
    }

    /// Ways to communicate in which each location is sequentially consistent are those of all ways
    /// that are.
    #[test]
    fn coherent_communications_are_the_coherent_ones_of_all() {
        let model = load("sc").expect("a model").prepare().expect("a meaning");
        let joined = Joined::new(&model, &model);
        let vocabulary = Vocabulary::of(&joined);
        let atoms = AtomTable::new(&joined, None).expect("few atoms");
        let labels = Labels::new(&joined, &atoms, &vocabulary, Level::Language, Plain::No);
        let known = causal(false);
        let search = Search::new(&joined, &atoms, &labels, false, &known, None);
        let search = search.expect("a search");
        let worker = Worker {
            search: &search,
            evaluators: search.evaluators.clone(),
            forbidding: search.forbidding.clone(),
            accept: &Some,
        };
        let mut counts = [0; 2];
        let _ = each_shape(5, 3, &mut |shape| {
            let sketch = Sketch::plain(&shape, 0);
            let (mut all, mut coherent) = (Vec::new(), Vec::new());
            communications(&shape, false, &mut |communication| {
                let (problem, choices) = worker.problem(&sketch, communication, Side::A);
                counts[0] += 1;
                if worker
                    .build(&problem, &choices, Taken::WEAKEST)
                    .is_coherent()
                {
                    all.push(communication.clone());
                }
                true
            });
            communications(&shape, true, &mut |communication| {
                coherent.push(communication.clone());
                true
            });
            assert_eq!(coherent, all, "{shape:?}");
            counts[1] += coherent.len();
            ControlFlow::Continue(())
        });
        assert!(counts[0] > 2 * counts[1] && counts[1] > 1000, "{counts:?}");
    }

    /// A difference among programs with locks of two threads with four accesses, which holds as it
    /// is run. The lock is held so many times.
    fn with_locks(a: &str, b: &str, held: usize) -> Option<Test> {
        let model = |text: &str| resolve_text("m.cat", text).expect("a model");
        let [a, b] = [a, b].map(|text| model(text).prepare().expect("a meaning"));
        let joined = Joined::new(&a, &b);
        let vocabulary = Vocabulary::of(&joined);
        let atoms = AtomTable::new(&joined, None).expect("few atoms");
        let labels = Labels::new(&joined, &atoms, &vocabulary, Level::Language, Plain::No);
        let search = Search::new(&joined, &atoms, &labels, false, &causal(true), None)?;
        let search = search.with_locks()?;
        let mut worker = Worker {
            search: &search,
            evaluators: search.evaluators.clone(),
            forbidding: search.forbidding.clone(),
            accept: &Some,
        };
        let bounds = Bounds {
            from: 8,
            events: [8; 2],
            threads: 2,
            all: false,
            smallest: true,
            jobs: 1,
            limits: Limits::default(),
            ambiguous: None,
        };
        let mut found = None;
        let _ = each_shape(4, 2, &mut |shape| {
            search.each_sketch(&shape, 0, 2 * held, &mut |sketch| {
                found = worker.differences(&sketch, Side::A, bounds).pop();
                match found {
                    Some(_) => ControlFlow::Break(()),
                    None => ControlFlow::Continue(()),
                }
            })
        });
        let test = found?.test;
        let engines = [&a, &b].map(|model| Engine::new(model).expect("a model that is explored"));
        let reached = engines.map(|engine| Run::of(&test, &engine).reached.len());
        assert_eq!(reached, [0, 1], "{test}");
        Some(test)
    }

    #[test]
    fn locks_are_taken_by_one_thread_alone_and_twice() {
        let order = "[R];po;[M] | rfe | co | fr";
        let with = |more: &str| {
            format!("acyclic po-loc | rf | co | fr as coherence\nacyclic {order}{more} as order")
        };
        let held = |test: &Test| {
            let times = test.threads.iter().map(|code| {
                let all = code.iter();
                all.filter(|it| it.action == Action::Lock).count()
            });
            let mut times: Vec<usize> = times.collect();
            times.sort_unstable();
            times
        };
        let alone = with(" | [W];po;[UL];po;[W]");
        let test = with_locks(&alone, &with(""), 1).expect("a test");
        assert_eq!(held(&test), [0, 1], "{test}");
        let twice = with(" | [W];po;[UL];po;[R & LK];po;[W]");
        assert_eq!(with_locks(&twice, &with(""), 1), None);
        let test = with_locks(&twice, &with(""), 2).expect("a test");
        assert_eq!(held(&test), [0, 2], "{test}");
    }

    #[test]
    fn small_executions_are_those_of_exploration() {
        let library = ["sc", "tso", "pso", "sra", "rc11", "rc11-regular"];
        let library = library.map(|name| (name, load(name).expect("a model")));
        let waits = resolve_text("waits", WAITS).expect("a model");
        let levels = [Level::Language, Level::X86];
        let recursive = resolve_text("recursive", RECURSIVE).expect("a model");
        let own = [("waits", waits), ("recursive", recursive)];
        let models = library.into_iter().chain(own);
        let models =
            models.flat_map(|(name, model)| levels.map(|level| (name, model.clone(), level)));
        let machines = [
            ("aarch64", Level::Aarch64),
            ("power", Level::Power),
            ("riscv", Level::Riscv),
        ];
        let machines = machines.map(|(name, level)| (name, load(name).expect("a model"), level));
        let models = models.chain(machines);
        let (mut met, mut held, mut failed) = (0, 0, 0);
        let (mut twice, mut again) = (0, 0);
        for (name, model, level) in models {
            let model = model.prepare().expect("a meaning");
            let joined = Joined::new(&model, &model);
            let vocabulary = Vocabulary::of(&joined);
            let atoms = AtomTable::new(&joined, None).expect("few atoms");
            let labels = Labels::new(&joined, &atoms, &vocabulary, level, Plain::Last);
            let search = Search::new(&joined, &atoms, &labels, false, &causal(false), None);
            let search = search.expect("a search");
            let mut worker = Worker {
                search: &search,
                evaluators: search.evaluators.clone(),
                forbidding: search.forbidding.clone(),
                accept: &Some,
            };
            let engine = Engine::new(&model).expect("a model that is explored");
            let mut shapes = Vec::new();
            let _ = each_shape(4, 3, &mut |shape| {
                shapes.push(shape);
                ControlFlow::Continue(())
            });
            for (number, shape) in shapes.iter().enumerate() {
                if !search.has_instructions(shape) {
                    continue;
                }
                let kind = if level.is_machine() { 0 } else { number % 3 };
                let mut meetings = vec![Vec::new()];
                if kind == 2 {
                    let _ = each_meeting(shape, 2 + number % 4, &mut |rounds| {
                        meetings.push(rounds.to_vec());
                        ControlFlow::Continue(())
                    });
                }
                let rounds = &meetings[number % meetings.len()];
                twice += usize::from(rounds.len() == 2);
                let causal = engine.is_causal();
                let mut orders = vec![Vec::new()];
                if kind == 1 {
                    let held = 1 + number % 3;
                    let _ = each_locked(shape, held, &mut Vec::new(), &mut |sections| {
                        orders.push(sections.to_vec());
                        ControlFlow::Continue(())
                    });
                    // All orders in which threads hold it: those with the same sections.
                    let of = |sections: &[Section]| {
                        let mut sections = sections.to_vec();
                        sections.sort_by_key(|it| (it.thread, it.from));
                        sections
                    };
                    let sections = of(&orders[number / 3 % orders.len()]);
                    orders.retain(|other| of(other) == sections);
                    again +=
                        usize::from(sections.windows(2).any(|it| it[0].thread == it[1].thread));
                }
                let counted = count(&mut worker, shape, rounds, &orders, number % 6, causal);
                let Some((allowed, test)) = counted else {
                    continue;
                };
                let run = Run::of(&test, &engine);
                assert_eq!(run.executions.len(), allowed, "{name}: {test:?}");
                let has = |wanted: &dyn Fn(Action) -> bool| {
                    usize::from(test.instructions().any(|(_, _, it)| wanted(it.action)))
                };
                met += has(&|action| matches!(action, Action::Wait { .. }));
                held += has(&|action| action == Action::Lock);
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
            met > 100 && held > 100 && failed > 100 && twice > 50 && again > 100,
            "{met} with waits, {twice} with two rounds, {held} with locks, {again} with a lock \
             that a thread takes twice, {failed} with failures"
        );
    }
}
