//! One exploration, done by several threads, in pieces, with breaks.
//!
//! An exploration is a list of [`Part`]s in the order in which one thread would come to them: what
//! is done, as what was found there, and what is open, as jobs. [`explore_parts`] does the open
//! ones until all is done or someone wants a break, and gives back such a list. So to go on later
//! is to begin with another list than that of one whole job.
//!
//! # Order
//!
//! Who works on a part gives away what comes last in it, as a new part right behind its own. So the
//! parts are always in the order of an exploration by one thread. What was found in parts that are
//! next to each other is put together in that order. If one part stops the exploration, as an error
//! does, what comes after it was never there, and what comes before it is still done. So the result
//! does not depend on the number of threads: counts, what was found, and what was found first are
//! the same.
//!
//! # Threads
//!
//! Workers share nothing but the list. Each has a model, states of machines and a visitor of its
//! own. Parts are given away only when somebody has nothing to do, seldom more than once in a
//! millisecond. So a lock around the list and a condition to wait for are enough, and the standard
//! library has them: a lock-free deque (crossbeam) or a pool of small tasks (rayon) would make
//! something faster that takes no time, and could not keep the order. While no one has a wish, a
//! worker looks at a flag of its own once an execution.

use super::engine::{Engine, Stop};
use super::job::{Job, Misfit};
use super::{Ending, Options, Summary, Visitor, wants_candidates};
use crate::model::MemoryModel;
use crate::program::Program;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A part of an exploration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part<R> {
    /// It was done, and this was found.
    Done(Found<R>),
    /// It is to be done.
    Open(Job),
}

/// What was found in a part that was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found<R> {
    /// What was gone through.
    pub summary: Summary,
    /// What the visitor found.
    pub result: R,
}

/// What can be put together with what was found right after it.
pub trait Merge {
    /// Adds what was found later.
    fn merge(&mut self, later: Self);
}

impl Merge for () {
    fn merge(&mut self, (): ()) {}
}

impl<R: Merge> Merge for Found<R> {
    fn merge(&mut self, later: Self) {
        self.summary.merge(later.summary);
        self.result.merge(later.result);
    }
}

impl Merge for Summary {
    fn merge(&mut self, later: Self) {
        let Self {
            ending,
            complete,
            blocked,
            failed,
            bounded,
            abandoned,
            serial_threads,
            symmetric,
            parked,
            attempts,
            unused,
            candidates,
            thin_air,
            loose,
        } = later;
        self.ending = ending;
        self.complete = self.complete.saturating_add(complete);
        self.blocked = self.blocked.saturating_add(blocked);
        self.failed = self.failed.saturating_add(failed);
        self.bounded |= bounded;
        self.abandoned = self.abandoned.saturating_add(abandoned);
        self.serial_threads |= serial_threads;
        self.symmetric |= symmetric;
        self.parked |= parked;
        self.attempts.merge(attempts);
        self.unused.merge(unused);
        self.candidates |= candidates;
        self.thin_air |= thin_air;
        self.loose.merge(loose);
    }
}

/// How far an exploration has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Executions in which every thread ended or was cut.
    pub complete: u64,
    /// Executions in which a thread waits for ever.
    pub blocked: u64,
    /// Executions in which a thread stopped at an error.
    pub failed: u64,
    /// Whether what is done now is lost if it is not done to its end.
    pub at_once: bool,
}

impl Progress {
    /// All executions.
    pub fn executions(&self) -> u64 {
        let some = self.complete.saturating_add(self.blocked);
        some.saturating_add(self.failed)
    }

    fn add(&mut self, other: &Self) {
        self.complete = self.complete.saturating_add(other.complete);
        self.blocked = self.blocked.saturating_add(other.blocked);
        self.failed = self.failed.saturating_add(other.failed);
    }

    /// What summaries of parts say together.
    pub fn of<'a>(summaries: impl Iterator<Item = &'a Summary>) -> Self {
        let mut progress = Self::default();
        for summary in summaries {
            progress.add(&Self {
                complete: summary.complete,
                blocked: summary.blocked,
                failed: summary.failed,
                at_once: false,
            });
        }
        progress
    }
}

/// Who does the work.
pub struct Workers<'a, M> {
    /// A model for each of them.
    pub models: &'a mut [M],
    /// How many executions may be visited, altogether.
    pub execution_limit: Option<u64>,
    /// Who calls works alone for so long, before threads are started. Most explorations are over
    /// then.
    pub alone: Duration,
    /// How often the watcher is asked.
    pub tick: Duration,
    /// Whether work is given away even if that takes longer than doing it: for tests.
    pub eager: bool,
}

impl<M> Workers<'_, M> {
    /// A worker gives nothing away until it has worked for so long: then it is worth it.
    fn worth(&self) -> Duration {
        match self.eager {
            true => Duration::ZERO,
            false => WORTH,
        }
    }
}

/// Sees from time to time how far an exploration has come. `Break` asks for a break.
pub type Watcher<'a> = &'a mut dyn FnMut(&Progress) -> ControlFlow<()>;

/// After so long a piece of work is worth giving away.
const WORTH: Duration = Duration::from_millis(1);
/// Who has nothing to do asks for work again after so long at most.
const LONGEST: Duration = Duration::from_millis(16);

/// Does the open parts of an exploration, until all is done or the watcher wants a break.
///
/// Gives back the parts in their order; neighbours that are done are put together. If there is one
/// part only and it is done, the exploration is at its end, and the part says which.
pub fn explore_parts<P, M, V, R>(
    parts: Vec<Part<R>>,
    program: &P,
    options: &Options,
    workers: &mut Workers<'_, M>,
    visitor: &(dyn Fn() -> V + Sync),
    watcher: Watcher<'_>,
) -> Vec<Part<R>>
where
    P: Program + Sync,
    M: MemoryModel + Send,
    V: Visitor<P> + Into<R>,
    R: Merge + Send,
{
    let team = Team {
        program,
        options,
        worth: workers.worth(),
        execution_limit: workers.execution_limit,
        visitor,
        board: Board::new(parts, workers),
    };
    if let Some(model) = workers
        .models
        .first_mut()
        .filter(|_| !workers.alone.is_zero())
        // What has no parts is watched from the start.
        .filter(|model| !wants_candidates(&**model, program))
    {
        let flag = Arc::new(AtomicBool::new(true));
        team.work(model, &flag, Some(Instant::now() + workers.alone));
        let (is_over, progress) = {
            let list = team.board.lock();
            (list.is_over(), list.progress())
        };
        if is_over || watcher(&progress).is_break() {
            return team.board.into_parts();
        }
    }
    std::thread::scope(|scope| {
        let (team, board) = (&team, &team.board);
        for (model, flag) in workers.models.iter_mut().zip(&board.flags) {
            scope.spawn(move || team.work(model, flag, None));
        }
        while let Some(progress) = board.wait_for_end(workers.tick) {
            if watcher(&progress).is_break() {
                board.halt();
            }
        }
    });
    team.board.into_parts()
}

struct Team<'a, P, V, R> {
    program: &'a P,
    options: &'a Options,
    worth: Duration,
    execution_limit: Option<u64>,
    visitor: &'a (dyn Fn() -> V + Sync),
    board: Board<R>,
}

impl<P, V, R> Team<'_, P, V, R>
where
    P: Program + Sync,
    V: Visitor<P> + Into<R>,
    R: Merge + Send,
{
    /// Works until there is nothing to do, or not longer than until some time, looked at after each
    /// execution.
    fn work<M: MemoryModel>(&self, model: &mut M, flag: &Arc<AtomicBool>, until: Option<Instant>) {
        let _alarm = Alarm(&self.board);
        let options = Options {
            interrupt: Some(Arc::clone(flag)),
            execution_limit: None,
            ..self.options.clone()
        };
        let is_late = || until.is_some_and(|until| Instant::now() >= until);
        while !is_late()
            && let Some((id, job)) = self.board.take(flag)
        {
            flag.store(until.is_some(), Ordering::Relaxed);
            let mut visitor = (self.visitor)();
            if job == Job::Start
                && let Some(summary) = self.do_at_once(model, &mut visitor)
            {
                let (found, open) = self.done_at_once(summary, visitor);
                self.board.finish(id, found, open);
                continue;
            }
            let mut engine = Engine::new(model, self.program, &options, &mut visitor);
            let open = self.do_part(&mut engine, id, &job, (flag, until));
            self.board.give_back(engine.unused_quota());
            let summary = engine.into_summary();
            let result = visitor.into();
            self.board.finish(id, Found { summary, result }, open);
        }
    }

    /// Does all of an exploration that has no parts, if it is such a one.
    fn do_at_once<M: MemoryModel>(&self, model: &mut M, visitor: &mut V) -> Option<Summary> {
        let options = Options {
            interrupt: Some(Arc::clone(&self.board.stop)),
            execution_limit: self.execution_limit,
            ..self.options.clone()
        };
        super::explore_without_engine(model, self.program, &options, visitor)
    }

    /// What was found in an exploration that has no parts. If it was interrupted nothing was, and
    /// all of it is to be done.
    fn done_at_once(&self, summary: Summary, visitor: V) -> (Found<R>, Vec<Job>) {
        match summary.ending {
            Ending::Interrupted => {
                let found = Found {
                    summary: Summary::default(),
                    result: (self.visitor)().into(),
                };
                (found, vec![Job::Start])
            }
            _ => {
                let result = visitor.into();
                (Found { summary, result }, Vec::new())
            }
        }
    }

    /// Does a part, or some of it. Gives what is left of it.
    fn do_part<M: MemoryModel>(
        &self,
        engine: &mut Engine<'_, M, P>,
        id: PartId,
        job: &Job,
        (flag, until): (&AtomicBool, Option<Instant>),
    ) -> Vec<Job> {
        engine.set_quota(self.board.quota(0));
        let mut ended = match job {
            Job::Start => engine.begin(),
            Job::Branch(branch) => match engine.load(branch) {
                Ok(()) => Ok(()),
                Err(Misfit(reason)) => {
                    engine.stop(Ending::InvalidProgram(reason));
                    return Vec::new();
                }
            },
        };
        let mut since = Instant::now();
        loop {
            if let Ok(()) = ended {
                ended = engine.go_on();
            }
            if !matches!(ended, Err(Stop)) || engine.summary().ending != Ending::Interrupted {
                return Vec::new();
            }
            engine.wake();
            ended = Ok(());
            if !engine.has_work() {
                return Vec::new();
            }
            flag.store(until.is_some(), Ordering::Relaxed);
            match until {
                Some(until) if Instant::now() >= until => return engine.unload(),
                // Nobody else is there to want something.
                Some(_) if !engine.is_at_quota() => continue,
                _ => {}
            }
            let rested = since.elapsed() >= self.worth;
            match self.board.attend(id, engine.summary(), rested) {
                Wish::Nothing => {}
                Wish::Split => {
                    since = Instant::now();
                    if let Some(job) = engine.split_off() {
                        self.board.give(id, job);
                    }
                }
                Wish::Halt => return engine.unload(),
            }
            if engine.is_at_quota() {
                let done = engine.summary().executions();
                engine.set_quota(self.board.quota(done));
                if engine.is_at_quota() {
                    self.board.halt();
                }
            }
        }
    }
}

/// Names a part that somebody works on.
type PartId = u64;

/// What others want of a worker.
enum Wish {
    Nothing,
    Split,
    Halt,
}

/// A part, as the workers see it.
enum Task<R> {
    Waiting(Job),
    /// Somebody works on it, and has come so far.
    Running(PartId, Progress),
    Done(Found<R>),
}

/// Lets the others end when a worker panics, so that the panic comes to whoever waits for them.
struct Alarm<'a, R: Merge>(&'a Board<R>);

impl<R: Merge> Drop for Alarm<'_, R> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.lock().tasks.clear();
            self.0.halt();
        }
    }
}

/// The list of parts, and who waits for it to change.
struct Board<R> {
    list: Mutex<List<R>>,
    changed: Condvar,
    /// One flag for each worker, by which it is asked to look here.
    flags: Vec<Arc<AtomicBool>>,
    /// Set when all shall stop.
    stop: Arc<AtomicBool>,
}

struct List<R> {
    tasks: Vec<Task<R>>,
    next_id: PartId,
    /// How many workers have nothing to do.
    idle: usize,
    halting: bool,
    /// How many executions may still be visited, and how many of them a worker takes at once.
    allowed: Option<u64>,
    batch: u64,
}

impl<R: Merge> Board<R> {
    fn new<M>(parts: Vec<Part<R>>, workers: &Workers<'_, M>) -> Self {
        let tasks = parts.into_iter().map(|part| match part {
            Part::Done(found) => Task::Done(found),
            Part::Open(job) => Task::Waiting(job),
        });
        let mut list = List {
            tasks: tasks.collect(),
            next_id: 0,
            idle: 0,
            halting: false,
            allowed: None,
            batch: 1,
        };
        let visited = list.progress().executions();
        list.allowed = workers
            .execution_limit
            .map(|limit| limit.saturating_sub(visited));
        list.batch = list.allowed.map_or(1, |allowed| 1 + allowed / 65536);
        let flags = workers.models.iter().map(|_| Arc::default());
        Self {
            list: Mutex::new(list),
            changed: Condvar::new(),
            flags: flags.collect(),
            stop: Arc::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, List<R>> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'l>(&self, list: MutexGuard<'l, List<R>>, time: Duration) -> MutexGuard<'l, List<R>> {
        let waited = self.changed.wait_timeout(list, time);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }

    /// Asks all workers to look here.
    fn ask_all(&self) {
        for flag in &self.flags {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Waits for the end, but not longer than for a time. How far all have come, or nothing if that
    /// is the end.
    fn wait_for_end(&self, time: Duration) -> Option<Progress> {
        let end = Instant::now() + time;
        let mut list = self.lock();
        loop {
            if list.is_over() {
                return None;
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            list = self.wait(list, left);
        }
        // What they say now is for the next time.
        self.ask_all();
        Some(list.progress())
    }

    fn halt(&self) {
        self.lock().halting = true;
        self.stop.store(true, Ordering::Relaxed);
        self.ask_all();
        self.changed.notify_all();
    }

    /// The first part that waits for somebody; nothing if there will be none any more.
    fn take(&self, own: &AtomicBool) -> Option<(PartId, Job)> {
        let mut list = self.lock();
        let mut patience = WORTH;
        loop {
            if list.halting || list.allowed == Some(0) {
                // What is open stays so.
                list.halting = true;
                self.changed.notify_all();
                return None;
            }
            if let Some(taken) = list.take() {
                own.store(list.halting, Ordering::Relaxed);
                return Some(taken);
            }
            if list.is_over() {
                self.changed.notify_all();
                return None;
            }
            list.idle += 1;
            self.ask_all();
            list = self.wait(list, patience);
            list.idle -= 1;
            patience = LONGEST.min(2 * patience);
        }
    }

    /// Notes how far somebody has come who was asked to look here, and says what is wanted.
    fn attend(&self, id: PartId, summary: &Summary, rested: bool) -> Wish {
        let mut list = self.lock();
        let is_needed = list.note(id, Progress::of([summary].into_iter()));
        if list.halting || !is_needed {
            return Wish::Halt;
        }
        let waits = |task: &&Task<R>| matches!(task, Task::Waiting(_));
        let waiting = list.tasks.iter().filter(waits).count();
        match rested && list.idle > waiting {
            true => Wish::Split,
            false => Wish::Nothing,
        }
    }

    /// Puts what somebody gives away right behind what it was part of.
    fn give(&self, id: PartId, job: Job) {
        let mut list = self.lock();
        if let Some(at) = list.position(id) {
            list.tasks.insert(at + 1, Task::Waiting(job));
            self.changed.notify_all();
        }
    }

    /// More executions that somebody may visit, who has visited some.
    fn quota(&self, visited: u64) -> u64 {
        let mut list = self.lock();
        let batch = list.batch;
        match &mut list.allowed {
            None => u64::MAX,
            Some(allowed) => {
                let taken = batch.min(*allowed);
                *allowed -= taken;
                visited + taken
            }
        }
    }

    /// Takes back what somebody was allowed and did not need.
    fn give_back(&self, executions: u64) {
        let mut list = self.lock();
        if let Some(allowed) = &mut list.allowed {
            *allowed += executions;
        }
    }

    /// Takes what somebody has found, and what is left of the part.
    fn finish(&self, id: PartId, found: Found<R>, open: Vec<Job>) {
        let mut list = self.lock();
        if let Some(at) = list.position(id) {
            let stops = found.summary.ending != Ending::Finished;
            if stops {
                list.tasks.truncate(at + 1);
                self.ask_all();
            }
            let done = std::iter::once(Task::Done(found));
            let tasks = done.chain(open.into_iter().map(Task::Waiting));
            list.tasks.splice(at..=at, tasks);
            list.put_together();
        }
        self.changed.notify_all();
    }

    fn into_parts(self) -> Vec<Part<R>> {
        let list = self.list.into_inner();
        let list = list.unwrap_or_else(PoisonError::into_inner);
        let parts = list.tasks.into_iter().filter_map(|task| match task {
            Task::Waiting(job) => Some(Part::Open(job)),
            Task::Done(found) => Some(Part::Done(found)),
            // All have come back.
            Task::Running(..) => None,
        });
        parts.collect()
    }
}

impl<R: Merge> List<R> {
    fn position(&self, id: PartId) -> Option<usize> {
        let is_it = |task: &Task<R>| matches!(task, Task::Running(other, _) if *other == id);
        self.tasks.iter().position(is_it)
    }

    /// Notes how far somebody has come with a part; whether the part is still needed.
    fn note(&mut self, id: PartId, progress: Progress) -> bool {
        let Some(at) = self.position(id) else {
            return false;
        };
        self.tasks[at] = Task::Running(id, progress);
        true
    }

    fn take(&mut self) -> Option<(PartId, Job)> {
        let id = self.next_id;
        let waiting = self.tasks.iter_mut();
        let task = waiting
            .into_iter()
            .find(|task| matches!(task, Task::Waiting(_)))?;
        let taken = std::mem::replace(task, Task::Running(id, Progress::default()));
        self.next_id += 1;
        match taken {
            Task::Waiting(job) => Some((id, job)),
            _ => None,
        }
    }

    /// Whether nobody works, and nobody will.
    fn is_over(&self) -> bool {
        self.tasks.iter().all(|task| match task {
            Task::Running(..) => false,
            Task::Waiting(_) => self.halting,
            Task::Done(_) => true,
        })
    }

    fn progress(&self) -> Progress {
        let mut all = Progress::default();
        for task in &self.tasks {
            let one = match task {
                Task::Waiting(_) => continue,
                Task::Running(_, progress) => *progress,
                Task::Done(found) => Progress::of([&found.summary].into_iter()),
            };
            all.add(&one);
        }
        all
    }

    /// Makes one of neighbours that are done.
    fn put_together(&mut self) {
        let mut tasks: Vec<Task<R>> = Vec::with_capacity(self.tasks.len());
        for task in self.tasks.drain(..) {
            match (tasks.last_mut(), task) {
                (Some(Task::Done(earlier)), Task::Done(later)) => earlier.merge(later),
                (_, task) => tasks.push(task),
            }
        }
        self.tasks = tasks;
    }
}
