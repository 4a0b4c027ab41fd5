//! Runs: how checks are worked on, from the first execution to the last or to a break.
//!
//! [`Runner::run`] works on a check in stages. At first one thread works, since most checks are
//! over soon. Then all do. When a run turns out to be long, the number of its executions is
//! estimated. From time to time the run is written to a file. Between two stages the whole run is
//! data ([`Run`]), so that each of these is simple. The next stage goes on from the data, as a run
//! does that is read from a file.

pub mod codec;
pub mod file;
mod interrupt;
mod memory;
pub mod progress;
pub mod split;

pub use file::Subject;
pub use interrupt::flag as interrupt_flag;
pub use interrupt::handle as handle_interrupts;
pub use interrupt::is_asked as is_interrupted;
pub use split::{arguments_of_job, arguments_of_plan};

use crate::doing::Doing;
use crate::input;
use crate::models::{AnyModel, Refused};
use clap::Args;
use codec::Coded;
use file::Kind;
use katec_checker::check::Run;
use katec_checker::check::chosen::{FEW, Reductions, choose};
use katec_checker::explore::{Ending, Estimate, Merge, Progress, Sampling, Watcher, Workers};
use progress::{Display, How};
use split::Folder;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How much a run may take.
#[derive(Args, Default)]
pub struct BudgetArguments {
    /// How many threads work at the same time [default: the number of processors]
    #[arg(long, value_name = "N", value_parser = parallel_jobs)]
    pub jobs: Option<NonZeroUsize>,

    /// Stops the check of a program after so many seconds, with what was found so far
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,

    /// Stops after so many executions, with what was found so far
    #[arg(long, value_name = "N")]
    pub max_executions: Option<u64>,

    /// Stops when katec takes more memory than so many megabytes, with what was found so far
    /// [default: three quarters of what the machine has, where that is known]
    #[arg(long, value_name = "MB")]
    pub max_memory: Option<u64>,

    /// How progress is shown, on standard error
    #[arg(long, value_enum, value_name = "HOW", default_value_t = How::Auto)]
    pub progress: How,
}

/// How runs are worked on.
#[derive(Args)]
pub struct RunArguments {
    #[command(flatten)]
    pub budget: BudgetArguments,

    /// Does not estimate how long a long run will last
    #[arg(long)]
    pub no_estimate: bool,

    /// Writes the open work to a file from time to time, and when the run is stopped
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,

    /// Goes on from a file that --checkpoint wrote
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,

    /// How many seconds are between two checkpoints
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "60")]
    pub checkpoint_every: Duration,
}

/// Parses a time in seconds. One that is too long to be told is the longest.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().filter(|number| *number >= 0.0);
    let number: f64 = number.ok_or("expected a number of seconds")?;
    Ok(Duration::try_from_secs_f64(number).unwrap_or(Duration::MAX))
}

/// The most threads that work at the same time: each takes memory for its stack.
const MOST_JOBS: usize = 1024;

/// Parses how many threads work at the same time.
pub fn parallel_jobs(text: &str) -> Result<NonZeroUsize, String> {
    let number = text.parse().ok();
    let number = number.filter(|number: &NonZeroUsize| number.get() <= MOST_JOBS);
    number.ok_or_else(|| format!("expected a number from 1 to {MOST_JOBS}"))
}

impl BudgetArguments {
    /// How many threads may work at the same time.
    pub fn threads(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.jobs.map_or_else(processors, NonZeroUsize::get)
    }
}

/// What is done with a run.
#[derive(Clone, Debug, Default)]
pub enum Mode {
    /// It is worked on until it is finished.
    #[default]
    Whole,
    /// It is worked on until there are so many jobs, which are written to a folder with the
    /// arguments of the command.
    Split(usize, PathBuf, Vec<String>),
    /// It is this job of one.
    Job(PathBuf, Vec<String>),
    /// The results of the jobs of a folder are put together.
    Merge(PathBuf),
    /// Only the number of its executions is estimated.
    Estimate,
}

impl RunArguments {
    /// What is asked for and cannot be done with these programs, or if there are several runs.
    pub fn refusal(&self, programs: &[Vec<PathBuf>], mode: &Mode, grows: bool) -> Option<String> {
        let options = [
            ("--split", matches!(mode, Mode::Split(..))),
            ("--checkpoint", self.checkpoint.is_some()),
            ("--resume", self.resume.is_some()),
        ];
        let (option, _) = options.into_iter().find(|(_, is_asked)| *is_asked)?;
        if grows {
            return Some(format!(
                "katec: {option} is for one run, and --buffers grow makes several\n"
            ));
        }
        let count = programs.len();
        if count > 1 {
            return Some(format!(
                "katec: {option} is for one program, and there are {count} here\n"
            ));
        }
        let mut files = programs.iter().flatten();
        let on_stdin = option == "--split" && files.any(|file| input::is_stdin(file));
        on_stdin.then(|| "katec: --split needs a program in a file\n".to_string())
    }
}

/// A check that can be worked on.
pub trait Check {
    /// What is seen besides what is found in every check.
    type Seen: Merge + Default + Coded;

    /// The run of which nothing is done yet.
    fn begin(&self) -> Run<Self::Seen> {
        Run::default()
    }

    /// Which reductions are used if it is found out first that they pay ([`choose`]).
    fn may_use(&self) -> Reductions {
        Reductions::default()
    }

    /// Works until it is finished or the watcher wants a break.
    fn go_on(
        &mut self,
        run: &mut Run<Self::Seen>,
        workers: &mut Workers<'_, AnyModel>,
        watcher: Watcher<'_>,
    );

    /// From now on memory is not divided in other ways, and the reductions stay those of the run:
    /// where that cannot be, the run stops.
    fn keep_division(&mut self) {}

    /// Prepares for going on with a run that was read from a file.
    fn restore(&mut self, _run: &Run<Self::Seen>) {}

    /// Estimates how many executions a run has.
    fn estimate(
        &self,
        run: &Run<Self::Seen>,
        model: &mut AnyModel,
        sampling: &Sampling,
    ) -> Result<Estimate, Ending>;
}

/// What makes models, one for each thread.
pub type ModelMaker<'a> = &'a dyn Fn() -> Result<AnyModel, Refused>;

/// Works on checks.
pub struct Runner<'a> {
    arguments: &'a RunArguments,
    mode: Mode,
    /// How many threads work on one check.
    jobs: usize,
    /// The most bytes that may be taken.
    memory_limit: Option<u64>,
    /// Whether progress is shown.
    shows: bool,
    /// What went wrong without stopping a run.
    complaints: Mutex<Vec<String>>,
}

/// What became of a run.
pub enum Ran<S> {
    /// It was worked on.
    Worked(Worked<S>),
    /// Something else was done, and this is to be said about it.
    Said(Said),
}

/// What is said of a run that was not done, or not as a whole.
#[derive(Debug)]
pub struct Said {
    /// A line for people.
    pub text: String,
    /// The fields of an object for programs.
    pub data: Vec<(&'static str, serde_json::Value)>,
    /// Whether someone interrupted it, so that there could be more.
    pub interrupted: bool,
}

/// A run that was worked on, and why it is not finished if it is not.
pub struct Worked<S> {
    /// The run.
    pub run: Run<S>,
    /// Why it is not finished.
    pub why: Ending,
    /// One of the models that were used.
    pub model: AnyModel,
}

/// How one run differs from others of the same command.
#[derive(Clone, Copy, Default)]
pub struct Conditions<'a> {
    /// When the check of the program began.
    pub begin: Option<Instant>,
    /// The most executions, where the command itself has a limit.
    pub execution_limit: Option<u64>,
    /// What is done once if the run is a long one. It says whether there is no need to go on.
    pub meanwhile: Option<&'a dyn Fn() -> Result<bool, Refused>>,
}

/// One thread works alone for so long.
const ALONE: Duration = Duration::from_millis(20);
/// A run is long if it lasts longer than that.
const LONG: Duration = Duration::from_secs(1);
/// An estimate takes no longer if nothing else is asked for.
const LONGEST_ESTIMATE: Duration = Duration::from_secs(10);
/// An estimate begins with a check that lasts no longer.
const BEGINNING: Duration = Duration::from_millis(100);
/// It is not tried for longer to find enough jobs.
const LONGEST_SPLIT: Duration = Duration::from_secs(10);
/// How often it is looked whether to stop.
const TICK: Duration = Duration::from_millis(50);

impl<'a> Runner<'a> {
    /// For so many programs at the same time.
    pub fn new(arguments: &'a RunArguments, programs: usize, mode: Mode) -> Self {
        handle_interrupts();
        let threads = arguments.budget.threads();
        let memory_limit = arguments.budget.max_memory;
        let memory_limit = memory_limit.map(|megabytes| megabytes.saturating_mul(1 << 20));
        Self {
            arguments,
            mode,
            memory_limit: memory_limit.or_else(memory::default_limit),
            jobs: (threads / programs.clamp(1, threads)).max(1),
            shows: programs == 1,
            complaints: Mutex::default(),
        }
    }

    /// How many programs are checked at the same time.
    pub fn programs_at_once(&self) -> usize {
        self.arguments.budget.threads() / self.jobs
    }

    /// What went wrong without stopping a run, for people.
    pub fn complaints(&self) -> Vec<String> {
        let mut all = self.lock();
        std::mem::take(&mut all)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<String>> {
        self.complaints
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Works on a check until it is finished or has to stop. `subject` is asked for only if a file
    /// has to do with it. The message is for people.
    pub fn run<C: Check>(
        &self,
        check: &mut C,
        make_model: ModelMaker<'_>,
        subject: &dyn Fn() -> Subject,
        conditions: Conditions<'_>,
    ) -> Result<Ran<C::Seen>, Refused> {
        // A run with a limit of its own is a short one.
        let kept = conditions.execution_limit.is_none();
        match &self.mode {
            Mode::Split(count, folder, arguments) if kept => {
                let folder = Folder {
                    path: folder,
                    subject: &subject(),
                    arguments,
                };
                self.split(check, make_model, *count, &folder)
            }
            Mode::Job(file, arguments) if kept => {
                let folder = Folder {
                    path: file.parent().unwrap_or(Path::new("")),
                    subject: &subject(),
                    arguments,
                };
                let conditions = Conditions {
                    meanwhile: None,
                    ..conditions
                };
                self.do_job(check, make_model, conditions, file, &folder)
            }
            Mode::Merge(folder) if kept => {
                let folder = Folder {
                    path: folder,
                    subject: &subject(),
                    arguments: &[],
                };
                self.merge(check, make_model, &folder)
            }
            Mode::Estimate => self.only_estimate(check, make_model, &subject().model),
            _ => self
                .run_whole(check, make_model, subject, conditions, kept)
                .map(Ran::Worked),
        }
    }

    /// Says how many executions there are, about.
    fn only_estimate<C: Check>(
        &self,
        check: &mut C,
        make_model: ModelMaker<'_>,
        model_name: &str,
    ) -> Result<Ran<C::Seen>, Refused> {
        let says = self.shows && self.arguments.budget.progress == How::Auto;
        let doing = says.then(|| Doing::new("estimating"));
        let time = self.arguments.budget.timeout.unwrap_or(LONGEST_ESTIMATE);
        // It begins like a check: that may be all there is, and it shows where memory must be
        // divided and how long an execution takes.
        let mut models = [make_model()?];
        let mut run = check.begin();
        let begin = Instant::now();
        let stop_after = |limit: Duration| {
            move |_: &Progress| match begin.elapsed() >= limit || is_interrupted() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        };
        choose_reductions(check, &mut run, &mut models, &mut stop_after(time));
        let mut watcher = stop_after(BEGINNING.min(time));
        let mut workers = Workers {
            models: &mut models,
            execution_limit: None,
            alone: ALONE,
            tick: ALONE,
            eager: false,
        };
        check.go_on(&mut run, &mut workers, &mut watcher);
        let visited = run.progress().executions();
        let exact = run.is_finished();
        let (estimate, jobs) = match exact {
            true => (Estimate::exact(visited, run.time), 1),
            false => {
                let sampling = Sampling {
                    time,
                    ..Sampling::default()
                };
                let sampled = check.estimate(&run, &mut models[0], &sampling);
                let sampled = sampled.map_err(|ending| no_estimate(&ending))?;
                (sampled.after(visited, run.time), self.jobs)
            }
        };
        drop(doing);
        let seconds = estimate.executions * estimate.seconds_each / jobs as f64;
        let words = progress::executions(&estimate);
        let words = format!("{words}, {}", progress::about_time(seconds));
        let (low, high) = estimate.range();
        Ok(Ran::Said(Said {
            text: match exact {
                true => format!("{words}\n"),
                false => format!("{words} ({} samples)\n", estimate.samples),
            },
            data: vec![
                ("model", model_name.into()),
                ("executions", estimate.executions.round().into()),
                ("low", low.round().into()),
                ("high", high.round().into()),
                ("exact", exact.into()),
                ("samples", estimate.samples.into()),
                ("seconds", seconds.into()),
            ],
            interrupted: is_interrupted(),
        }))
    }

    /// Works until there are enough jobs, and writes them.
    fn split<C: Check>(
        &self,
        check: &mut C,
        make_model: ModelMaker<'_>,
        count: usize,
        folder: &Folder<'_>,
    ) -> Result<Ran<C::Seen>, Refused> {
        let mut models = [make_model()?];
        let mut run = check.begin();
        let begin = Instant::now();
        choose_reductions(check, &mut run, &mut models, &mut |_| interrupted());
        while !run.is_finished() && !is_interrupted() {
            let stage = Instant::now();
            let mut watcher = |_: &Progress| match stage.elapsed() >= ALONE || is_interrupted() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            };
            let mut workers = Workers {
                models: &mut models,
                execution_limit: None,
                alone: Duration::ZERO,
                tick: ALONE,
                eager: false,
            };
            check.go_on(&mut run, &mut workers, &mut watcher);
            run.split(count);
            if run.open().count() >= count || begin.elapsed() >= LONGEST_SPLIT {
                break;
            }
        }
        let done = run.progress().executions();
        let jobs = folder.write_plan(run, count)?;
        let path = folder.path.display();
        Ok(Ran::Said(Said {
            text: format!("{jobs} jobs in {path}, {done} executions done\n"),
            data: vec![
                ("folder", path.to_string().into()),
                ("jobs", jobs.into()),
                ("executions", done.into()),
            ],
            interrupted: false,
        }))
    }

    /// Does a job, and writes what became of it.
    fn do_job<C: Check>(
        &self,
        check: &mut C,
        make_model: ModelMaker<'_>,
        conditions: Conditions<'_>,
        file: &Path,
        folder: &Folder<'_>,
    ) -> Result<Ran<C::Seen>, Refused> {
        let (number, mut run) = split::read_job(file, folder.subject)?;
        check.restore(&run);
        check.keep_division();
        let (why, _) = self.work(check, &mut run, make_model, conditions, &mut |_| ())?;
        refuse_other_way(&run, file)?;
        let done = run.progress().executions();
        let stopped = !matches!(why, Ending::Finished);
        let left = folder.write_result(number, run)?;
        let rest = match stopped {
            true => format!(", {left} jobs left"),
            false => String::new(),
        };
        Ok(Ran::Said(Said {
            text: format!("{done} executions{rest}\n"),
            data: vec![("executions", done.into()), ("left", left.into())],
            interrupted: false,
        }))
    }

    /// Puts the results of jobs together.
    fn merge<C: Check>(
        &self,
        check: &mut C,
        make_model: ModelMaker<'_>,
        folder: &Folder<'_>,
    ) -> Result<Ran<C::Seen>, Refused> {
        let run: Run<C::Seen> = folder.read_plan()?;
        refuse_other_way(&run, folder.path)?;
        check.restore(&run);
        let open = run.open().count();
        if open > 0 {
            eprintln!("katec: {open} jobs are not done");
        }
        let model = make_model()?;
        let why = Ending::Interrupted;
        Ok(Ran::Worked(Worked { run, why, model }))
    }

    fn run_whole<C: Check>(
        &self,
        check: &mut C,
        make_model: ModelMaker<'_>,
        subject: &dyn Fn() -> Subject,
        conditions: Conditions<'_>,
        kept: bool,
    ) -> Result<Worked<C::Seen>, Refused> {
        let mut run = check.begin();
        let arguments = self.arguments;
        if let Some(file) = arguments.resume.as_ref().filter(|_| kept) {
            run = file::read(file, Kind::Checkpoint, &subject())?;
            check.restore(&run);
        }
        let mut saver = None;
        if let Some(path) = arguments.checkpoint.as_ref().filter(|_| kept) {
            let subject = subject();
            // What cannot be written at all is better known now.
            file::write(path, Kind::Checkpoint, &subject, &run)?;
            saver = Some((path, subject));
        }
        let (why, model) = self.work(check, &mut run, make_model, conditions, &mut |run| {
            if let Some((path, subject)) = &saver
                && let Err(message) = file::write(path, Kind::Checkpoint, subject, run)
            {
                let mut complaints = self.lock();
                if !complaints.contains(&message) {
                    eprint!("{message}");
                    complaints.push(message);
                }
            }
        })?;
        Ok(Worked { run, why, model })
    }

    /// Works on a run, and saves it from time to time.
    fn work<C: Check>(
        &self,
        check: &mut C,
        run: &mut Run<C::Seen>,
        make_model: ModelMaker<'_>,
        conditions: Conditions<'_>,
        save: &mut dyn FnMut(&Run<C::Seen>),
    ) -> Result<(Ending, AnyModel), Refused> {
        let arguments = self.arguments;
        let limit = conditions
            .execution_limit
            .or(arguments.budget.max_executions);
        // Where only the first executions count, they are the same ones only with one thread.
        let jobs = match conditions.execution_limit {
            Some(_) => 1,
            None => self.jobs,
        };
        let begin = Instant::now();
        let deadline = arguments.budget.timeout.map(|timeout| {
            let since = conditions.begin.unwrap_or(begin);
            since
                .checked_add(timeout)
                .unwrap_or(begin + Duration::from_secs(u32::MAX.into()))
        });
        let how = match self.shows {
            true => arguments.budget.progress,
            false => How::Never,
        };
        let mut display = Display::new(how, run.progress());
        let mut models = vec![make_model()?];
        let mut estimates = !arguments.no_estimate && display.is_shown();
        let every = arguments.checkpoint_every;
        let every = arguments.checkpoint.as_ref().map(|_| every);
        let mut saved = Instant::now();
        let mut first = true;
        let mut meanwhile = conditions.meanwhile;
        // One that was stopped before that is gone on with as if it had not been.
        if limit.is_none_or(|limit| limit > FEW) && run.progress().executions() <= FEW {
            choose_reductions(check, run, &mut models, &mut |progress| {
                display.show(progress);
                match self.reason_to_stop(deadline) {
                    Some(_) => ControlFlow::Break(()),
                    None => ControlFlow::Continue(()),
                }
            });
        }
        loop {
            // The first stage is short, whether there will be more threads or not.
            let stage_end = match (first, estimates) {
                (true, _) => Some(ALONE),
                (false, true) => Some(LONG),
                (false, false) => meanwhile.map(|_| LONG),
            };
            let mut why = None;
            let mut watcher = |progress: &Progress| {
                display.show(progress);
                why = self.reason_to_stop(deadline);
                let over = stage_end.is_some_and(|end| begin.elapsed() >= end)
                    || every.is_some_and(|every| saved.elapsed() >= every);
                match why.is_some() || over && !progress.at_once {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            };
            let mut workers = Workers {
                models: &mut models,
                execution_limit: limit,
                alone: match first {
                    true => ALONE,
                    false => Duration::ZERO,
                },
                tick: TICK,
                eager: false,
            };
            check.go_on(run, &mut workers, &mut watcher);
            first = false;
            let limited = limit.is_some_and(|limit| run.progress().executions() >= limit);
            if run.is_finished() {
                why = Some(Ending::Finished);
            } else if why.is_none() && limited {
                why = Some(Ending::ExecutionLimit);
            }
            if why.is_none()
                && begin.elapsed() >= LONG
                && let Some(meanwhile) = meanwhile.take()
                && meanwhile()?
            {
                why = Some(Ending::Stopped);
            }
            if let Some(why) = why {
                display.finish(&run.progress());
                save(run);
                // There is one at least.
                let model = models.swap_remove(0);
                return Ok((why, model));
            }
            if every.is_some_and(|every| saved.elapsed() >= every) {
                save(run);
                saved = Instant::now();
            }
            while models.len() < jobs {
                models.push(make_model()?);
            }
            if estimates && begin.elapsed() >= LONG {
                estimates = false;
                self.estimate(check, run, &mut models, &mut display);
            }
        }
    }

    /// Says how long a run will last that has lasted for a while.
    fn estimate<C: Check>(
        &self,
        check: &C,
        run: &Run<C::Seen>,
        models: &mut [AnyModel],
        display: &mut Display,
    ) {
        let estimate = check.estimate(run, &mut models[0], &Sampling::default());
        if let Ok(estimate) = estimate
            && !is_interrupted()
        {
            let estimate = estimate.after(run.progress().executions(), run.time);
            display.set_estimate(estimate, estimate.seconds_each * estimate.executions);
        }
    }

    fn reason_to_stop(&self, deadline: Option<Instant>) -> Option<Ending> {
        if is_interrupted() {
            return Some(Ending::Interrupted);
        }
        if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Some(Ending::TimeLimit);
        }
        let limit = self.memory_limit?;
        let used = memory_stats::memory_stats()?.physical_mem;
        (used as u64 > limit).then_some(Ending::MemoryLimit)
    }
}

/// Begins a run and finds out how to go on, if that is wanted.
fn choose_reductions<C: Check>(
    check: &mut C,
    run: &mut Run<C::Seen>,
    models: &mut [AnyModel],
    watcher: Watcher<'_>,
) {
    let may = check.may_use();
    let spared = |run: &Run<_>| (run.unused.spares_symmetry, run.unused.spares_parking);
    let was_chosen = spared(run) != spared(&check.begin());
    if may.is_empty() || was_chosen {
        return;
    }
    choose(run, may, |run, limit| {
        let mut workers = Workers {
            models,
            execution_limit: Some(limit),
            alone: ALONE,
            tick: TICK,
            eager: false,
        };
        check.go_on(run, &mut workers, watcher);
        run.is_finished() || run.progress().executions() >= limit
    });
}

/// Asks for a break if someone wants one.
fn interrupted() -> ControlFlow<()> {
    match is_interrupted() {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    }
}

/// Says that there is no estimate, and why.
fn no_estimate(ending: &Ending) -> Refused {
    let reason = katec_report::limit(ending, "");
    let reason = reason.unwrap_or_else(|| "the exploration was stopped".to_string());
    Refused {
        message: format!("katec: there is no estimate: {reason}\n"),
        is_limit: true,
    }
}

/// Refuses a run of which a part showed that all of it is to be explored in another way.
fn refuse_other_way<S>(run: &Run<S>, path: &Path) -> Result<(), Refused> {
    if run.overlap().is_some() || run.found_unused().is_some() {
        return Err(Refused::from(format!(
            "katec: {}: the program has to be explored in another way than where the run was \
             split; check it as a whole\n",
            path.display()
        )));
    }
    Ok(())
}
