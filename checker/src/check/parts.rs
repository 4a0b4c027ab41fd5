//! A check in pieces: by several threads, with breaks, and perhaps to be gone on with elsewhere.
//!
//! A [`Run`] is a check as data: what was found so far and what is open. [`go_on`] works on it
//! until it is finished or a break is wanted. [`Run::outcome`] makes of it what
//! [`run`](super::run) gives. The outcome of a finished run is the same however it was done.

use super::collector::Collector;
use super::{Collected, Observer, Outcome, Settings};
use crate::event::Place;
use crate::explore::{
    Attempts, Ending, Found, Job, Merge, Options, Part, Progress, Unused, Watcher, Workers,
    add_cycles, explore_parts,
};
use crate::model::MemoryModel;
use crate::program::Program;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// An observer whose copies see parts of an exploration, and what they have seen can be put
/// together.
pub trait Portable {
    /// What was seen, as data.
    type Seen: Merge + Send;

    /// What was seen.
    fn seen(self) -> Self::Seen;
}

impl Portable for () {
    type Seen = ();

    fn seen(self) {}
}

impl<O: Portable> From<Collector<'_, O>> for Collected<O::Seen> {
    fn from(collector: Collector<'_, O>) -> Self {
        collector.collected(O::seen)
    }
}

/// A check as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run<S> {
    /// How the memory of the program was divided, in this order.
    pub divisions: Vec<(Place, Place)>,
    /// Reductions that are not used, though asked for.
    pub unused: Unused,
    /// The exploration of the program that is divided so.
    pub parts: Vec<Part<Collected<S>>>,
    /// How long it was worked on.
    pub time: Duration,
}

impl<S> Default for Run<S> {
    fn default() -> Self {
        Self {
            divisions: Vec::new(),
            unused: Unused::default(),
            parts: vec![Part::Open(Job::Start)],
            time: Duration::ZERO,
        }
    }
}

impl<S> Run<S> {
    /// The open jobs, in their order.
    pub fn open(&self) -> impl Iterator<Item = &Job> {
        self.parts.iter().filter_map(|part| match part {
            Part::Open(job) => Some(job),
            Part::Done(_) => None,
        })
    }

    /// Whether nothing is open.
    pub fn is_finished(&self) -> bool {
        self.open().next().is_none()
    }

    /// Forgets what comes after a part that stopped the exploration, and makes one of neighbours
    /// that are done.
    pub fn tidy(&mut self)
    where
        S: Merge,
    {
        let stops = |part: &Part<_>| match part {
            Part::Done(Found { summary, .. }) => summary.ending != Ending::Finished,
            Part::Open(_) => false,
        };
        if let Some(last) = self.parts.iter().position(stops) {
            self.parts.truncate(last + 1);
        }
        let mut parts: Vec<Part<Collected<S>>> = Vec::new();
        for part in self.parts.drain(..) {
            match (parts.last_mut(), part) {
                (Some(Part::Done(earlier)), Part::Done(later)) => earlier.merge(later),
                (_, part) => parts.push(part),
            }
        }
        self.parts = parts;
    }

    /// Makes more open parts of them, so many if there are so many choices.
    pub fn split(&mut self, count: usize) {
        let mut open = self.open().count();
        // The last ones are the largest.
        let mut at = self.parts.len();
        while open < count && at > 0 {
            at -= 1;
            while let Part::Open(Job::Branch(branch)) = &mut self.parts[at]
                && open < count
                && let Some(last) = branch.split_off()
            {
                self.parts
                    .insert(at + 1, Part::Open(Job::Branch(Box::new(last))));
                open += 1;
            }
        }
    }

    /// The places that overlap without being the same, if that was found.
    pub fn overlap(&self) -> Option<(Place, Place)> {
        self.parts.iter().find_map(|part| match part {
            Part::Done(found) => found.result.overlap,
            Part::Open(_) => None,
        })
    }

    /// The reductions that are not to be used, if one more was found that cannot be.
    pub fn found_unused(&self) -> Option<Unused> {
        let mut unused = self.unused;
        let mut attempts = Attempts::default();
        let mut parts = self.parts.iter();
        let found = parts.any(|part| match part {
            Part::Done(Found { summary, result }) => {
                unused.takes_back |= result.disturbed;
                attempts.merge(summary.attempts.clone());
                let seen = attempts.are_seen() && unused.note(&Ending::Seen);
                unused.note(&summary.ending) || result.disturbed || seen
            }
            Part::Open(_) => false,
        });
        found.then_some(unused)
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let done = self.parts.iter().filter_map(|part| match part {
            Part::Done(found) => Some(&found.summary),
            Part::Open(_) => None,
        });
        Progress::of(done)
    }

    /// Divides the memory of a program, read anew, as that of this run is divided.
    pub fn divide<P: Program>(&self, program: &mut P) {
        for (a, b) in &self.divisions {
            program.divide(*a, *b);
        }
    }

    /// What was found, and what observers have seen. If something is open, `why` says why.
    pub fn outcome<P: Program, M: MemoryModel>(
        self,
        (program, name): (&P, &str),
        (model, model_name): (&M, &str),
        why: Ending,
    ) -> (Outcome, S)
    where
        S: Merge + Default,
    {
        let mut outcome = super::empty_outcome((program, name), (model, model_name));
        let is_open = !self.is_finished();
        let mut all: Option<Found<Collected<S>>> = None;
        for part in self.parts {
            match (&mut all, part) {
                (Some(all), Part::Done(found)) => all.merge(found),
                (None, Part::Done(found)) => all = Some(found),
                (_, Part::Open(_)) => {}
            }
        }
        let all = all.unwrap_or_default();
        outcome.note_summary(all.summary);
        outcome.summary.unused = self.unused;
        if is_open {
            outcome.summary.ending = why;
        }
        outcome.time = self.time;
        let seen = all.result.finish(&mut outcome);
        (outcome, seen)
    }
}

/// Works on a check until it is finished or the watcher wants a break. The program must be
/// [divided](Run::divide) as the run says.
pub fn go_on<P, M, O>(
    run: &mut Run<O::Seen>,
    program: &mut P,
    settings: &Settings,
    workers: &mut Workers<'_, M>,
    observer: &(dyn Fn() -> O + Sync),
    watcher: Watcher<'_>,
) where
    P: Program + Sync,
    M: MemoryModel + Send,
    O: Observer<P> + Portable,
{
    loop {
        go_on_undivided(run, program, settings, workers, observer, watcher);
        if !run.is_finished() {
            return;
        }
        if let Some(unused) = run.found_unused() {
            run.unused = unused;
            run.parts = vec![Part::Open(Job::Start)];
            continue;
        }
        let overlap = run.overlap();
        let Some((a, b)) = overlap.filter(|(a, b)| program.divide(*a, *b)) else {
            return add_cycles_to(run, program, settings, workers, observer, watcher);
        };
        run.divisions.push((a, b));
        run.parts = vec![Part::Open(Job::Start)];
    }
}

/// Adds the executions with cycles of `po | rf` to a run in which the others were visited, if that
/// is to be done and can be. The watcher can stop it; then there are none of them, and the answer
/// says that they were not looked at.
fn add_cycles_to<P, M, O>(
    run: &mut Run<O::Seen>,
    program: &P,
    settings: &Settings,
    workers: &mut Workers<'_, M>,
    observer: &(dyn Fn() -> O + Sync),
    watcher: Watcher<'_>,
) where
    P: Program + Sync,
    M: MemoryModel + Send,
    O: Observer<P> + Portable,
{
    let start = Instant::now();
    run.tidy();
    let (Some(model), [Part::Done(found)]) = (workers.models.first(), &mut run.parts[..]) else {
        return;
    };
    let (flag, tick) = (Arc::new(AtomicBool::new(false)), workers.tick);
    let options = Options {
        interrupt: Some(Arc::clone(&flag)),
        ..run.unused.without(&settings.options)
    };
    let known = (model.character(), program);
    let before = found.summary.clone();
    let added = std::thread::scope(|scope| {
        let worker = scope.spawn(|| {
            let mut collector = Collector::new(settings, observer());
            let mut summary = before.clone();
            add_cycles(known, &options, &mut collector, &mut summary);
            (summary, Collected::from(collector))
        });
        let mut pause = Duration::from_micros(50);
        while !worker.is_finished() {
            std::thread::sleep(pause);
            pause = tick.min(2 * pause);
            let progress = Progress {
                at_once: true,
                ..Progress::of([&before].into_iter())
            };
            if watcher(&progress).is_break() {
                flag.store(true, Ordering::Relaxed);
            }
        }
        worker.join()
    });
    if let Ok((summary, collected)) = added
        && summary.ending != Ending::Interrupted
    {
        found.summary = summary;
        found.result.merge(collected);
    }
    run.time += start.elapsed();
}

/// Works on a part of a check like [`go_on`], but does not start again where memory must be divided
/// or a reduction cannot be used: [`Run::overlap`] and [`Run::found_unused`] tell that.
pub fn go_on_undivided<P, M, O>(
    run: &mut Run<O::Seen>,
    program: &P,
    settings: &Settings,
    workers: &mut Workers<'_, M>,
    observer: &(dyn Fn() -> O + Sync),
    watcher: Watcher<'_>,
) where
    P: Program + Sync,
    M: MemoryModel + Send,
    O: Observer<P> + Portable,
{
    let start = Instant::now();
    let collector = || Collector::new(settings, observer());
    let parts = std::mem::take(&mut run.parts);
    let options = run.unused.without(&settings.options);
    run.parts = explore_parts(parts, program, &options, workers, &collector, watcher);
    run.time += start.elapsed();
}
