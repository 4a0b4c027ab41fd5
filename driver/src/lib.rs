//! `katec check` as a library: explores programs under a model and prints what it finds.
//!
//! Programs are litmus tests and C programs, one or many, and folders of them. With `--expected`, a
//! table says what is to come out. Models come from whoever runs the command ([`Models`]): the
//! command `katec` compiles them, a checker that `katec build` has written has just one. So this
//! crate knows no compiler, and such a checker is small.
//!
//! The `main` of a checker is one call of [`main_for_model`]:
//!
//! ```no_run
//! use katec_driver::MakeModel;
//! use std::process::ExitCode;
//!
//! fn run(make_my_model: MakeModel) -> ExitCode {
//!     katec_driver::main_for_model("mymodel", make_my_model)
//! }
//! ```
//!
//! Where to look next: `program` and `clang` for C programs, `expected` for tables of results,
//! [`status`](mod@status) for exit statuses.

#[macro_use]
pub mod output;

mod buffers;
mod clang;
mod commands;
pub mod corpus;
mod doing;
mod expected;
mod input;
mod interests;
mod models;
mod parallel;
mod place;
mod program;
mod reports;
mod run;
pub mod status;

/// Runs as jobs in a folder, for other processes and other machines.
pub mod jobs {
    pub use crate::run::codec::Coded;
    pub use crate::run::file::Subject;
    pub use crate::run::split::{Folder, read_job};
}

pub use doing::Doing;
pub use models::{AnyModel, Form, MakeModel, Models, OnlyModel, Refused};
pub use reports::source_of;
pub use run::file::Hash;
pub use run::{BudgetArguments, Mode, arguments_of_job, arguments_of_plan, parallel_jobs, seconds};

use ariadne::{Config, IndexType, Label, Report, ReportKind, Source};
use buffers::Buffers;
use clap::{Args, ValueEnum};
use interests::InterestArguments;
use katec_checker::check::{Outcome, Run};
use katec_checker::explore::{Ending, Estimate, Options, Sampling, Watcher, Workers};
use katec_checker::program::ProblemKind;
use katec_programs::c::CProgram;
use katec_programs::litmus::{
    self, Barriers, DEFAULT_BOUND, Language, LitmusError, LitmusOutcome, LitmusSettings,
    LitmusTest, States, outcome_of,
};
use reports::{ReportArguments, Reporter};
use run::{Check, Conditions, Ran, RunArguments, Runner, Said, Subject, Worked};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// What accesses of volatile variables are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Volatile {
    /// Plain accesses.
    #[default]
    Plain,
    /// Relaxed atomic accesses, as kernels and libraries older than C11 mean them.
    Atomic,
    /// Reads acquire and writes release, as in C# and with some compilers for Windows.
    Ordered,
}

/// The arguments of `katec check`.
#[derive(Args)]
#[group(skip)]
pub struct Arguments {
    /// Litmus tests (.litmus); the files of a C or C++ program (.c .cc .cpp .i .ii) or its LLVM
    /// modules (.ll), which are linked; folders, each file of which is a program; or - for a
    /// program on standard input
    #[arg(required = true, value_name = "PROGRAM")]
    programs: Vec<PathBuf>,

    /// A model of the library or a .cat file, or - for standard input [default: tso for X86, rc11
    /// for C, lkmm for C with functions of the Linux kernel, aarch64, arm, power and riscv for
    /// these machines]
    #[arg(long, value_name = "NAME|FILE.cat")]
    model: Option<String>,

    /// How many stores of a thread may be on the way to memory under tso or pso; grow: none, then
    /// more and more, until something is found or there is no bound
    #[arg(long, value_name = "K|grow", value_parser = buffers::parse)]
    buffers: Option<Buffers>,

    /// Explores waits at barriers as accesses of a counter, not as rounds: slow, for comparison
    #[arg(long)]
    no_bam: bool,

    /// Visits one of the executions of a C program that differ only in which of several symmetric
    /// threads does what
    #[arg(long)]
    symmetry: bool,

    /// Does as with --symmetry if there are more than 1000 executions
    #[arg(long)]
    auto_symmetry: bool,

    /// Lets threads of a C program that wait for a lock or in a loop not read what only leaves them
    /// waiting: fewer executions, each of which takes longer [default: if it is seen to pay]
    #[arg(long)]
    parking: bool,

    /// Lets threads read what leaves them waiting, however many executions are blocked then
    #[arg(long, conflicts_with = "parking")]
    no_parking: bool,

    #[command(flatten)]
    interests: InterestArguments,

    /// Goes on after the first error of a C program, and reports all that are different
    #[arg(long)]
    all_violations: bool,

    #[command(flatten)]
    reports: ReportArguments,

    /// A table of expected results for a folder: file, model, holds, states, note; separated by
    /// tabs
    #[arg(long, value_name = "TABLE")]
    expected: Option<PathBuf>,

    #[command(flatten)]
    run: RunArguments,

    #[command(flatten)]
    program: ProgramArguments,
}

/// How programs are read.
#[derive(Args, Clone, Default)]
pub struct ProgramArguments {
    /// How often a thread may go back in its loops before it is cut; for C programs, how often the
    /// body of a loop may run [default: 16 for litmus tests, no bound for C programs]
    #[arg(long, value_name = "N")]
    unroll: Option<u32>,

    /// How many operations a thread of a C program may make that others can see [default: 200000,
    /// and at most 25000 writes of one location]
    #[arg(long, value_name = "N")]
    event_limit: Option<u32>,

    /// The range of the numbers that a C program leaves open (__VERIFIER_nondet_int and the like)
    #[arg(long, value_name = "LOW..HIGH", value_parser = program::parse_range, allow_hyphen_values = true)]
    nondet: Option<(i64, i64)>,

    /// What accesses of volatile variables of C programs are
    #[arg(long, value_enum, value_name = "WHAT", default_value_t = Volatile::Plain)]
    volatile: Volatile,

    /// Leaves out that a weak compare-exchange fails although the values are equal, and that a wait
    /// for a condition ends without a signal
    #[arg(long)]
    no_spurious: bool,

    /// Explores all executions of C programs: no symmetry, no parking, and the rounds of waiting
    /// loops that change what their thread overwrites before it uses it
    #[arg(long)]
    no_reduce: bool,

    /// The function that a C program begins with
    #[arg(long, value_name = "NAME", default_value = "main")]
    entry: String,

    /// Arguments for clang
    #[arg(last = true, value_name = "CLANG ARGS")]
    clang: Vec<OsString>,
}

impl Arguments {
    /// The same with another budget, and without files that are kept.
    #[must_use]
    pub fn with_budget(mut self, budget: BudgetArguments) -> Self {
        self.run.budget = budget;
        self.run.checkpoint = None;
        self.run.resume = None;
        self
    }
}

/// Runs the command.
pub fn run(arguments: &Arguments, models: &dyn Models) -> ExitCode {
    run_in_mode(arguments, models, Mode::Whole)
}

/// Does something with the run of one program.
pub fn run_in_mode(arguments: &Arguments, models: &dyn Models, mode: Mode) -> ExitCode {
    let program = arguments.programs.iter().any(|p| input::is_stdin(p));
    if program && arguments.model.as_deref() == Some(input::STDIN) {
        eprintln!("katec: only one of program and model can be read from standard input");
        return status::bad_input();
    }
    match &arguments.expected {
        Some(table) => expected::run(arguments, models, table),
        None => check_all(arguments, models, mode),
    }
}

/// The command line of a checker for one model.
#[derive(clap::Parser)]
#[command(version, about = "Explores programs under a memory model")]
struct Standalone {
    #[command(flatten)]
    arguments: Arguments,
}

/// The `main` of a checker that `katec build` has written: `katec check` under one model.
pub fn main_for_model(name: &'static str, make: MakeModel) -> ExitCode {
    let arguments = <Standalone as clap::Parser>::parse().arguments;
    run(&arguments, &OnlyModel { name, make })
}

/// What became of one program.
enum Checked {
    Litmus(Box<LitmusOutcome>),
    Program(Box<Outcome>),
    /// It could not be checked: the message for people.
    BadInput(String),
    /// It could not be checked because a limit was reached: the message for people.
    TooLarge(String),
    /// Something else was done, and this is to be said about it.
    Said(Said),
    /// The command was interrupted before it was its turn.
    Skipped,
}

impl From<Refused> for Checked {
    fn from(refused: Refused) -> Self {
        match refused.is_limit {
            true => Checked::TooLarge(refused.message),
            false => Checked::BadInput(refused.message),
        }
    }
}

fn check_all(arguments: &Arguments, models: &dyn Models, mode: Mode) -> ExitCode {
    let programs = match programs(&arguments.programs) {
        Ok(programs) => programs,
        Err(message) => {
            eprint!("{message}");
            return status::bad_input();
        }
    };
    let refusal = arguments.reports.refusal(programs.len());
    let grows = arguments.buffers == Some(Buffers::Grow);
    if let Some(message) = refusal.or_else(|| arguments.run.refusal(&programs, &mode, grows)) {
        eprint!("{message}");
        return status::bad_input();
    }
    let mut reporter = Reporter::new(&arguments.reports, programs.len());
    let command = Command {
        arguments,
        models,
        runner: Runner::new(&arguments.run, programs.len(), mode),
        color: output::color(),
    };
    parallel::in_order(
        command.runner.programs_at_once(),
        programs.len(),
        |i| command.check(&programs[i], arguments.model.as_deref()),
        |i, checked| reporter.add(&programs[i], &checked),
    );
    reporter.finish(&command.runner.complaints())
}

/// What all checks of a command have in common.
struct Command<'a> {
    arguments: &'a Arguments,
    models: &'a dyn Models,
    runner: Runner<'a>,
    color: bool,
}

/// The programs that the arguments name, as the files of each. Files of C that are named belong to
/// one program; each file of a folder is a program, in order.
fn programs(arguments: &[PathBuf]) -> Result<Vec<Vec<PathBuf>>, String> {
    let mut programs: Vec<Vec<PathBuf>> = Vec::new();
    let mut linked: Option<usize> = None;
    for path in arguments {
        if path.is_dir() {
            let mut files = Vec::new();
            let wanted = |path: &Path| is_litmus(path) || program::is_program(path);
            collect_folder(path, wanted, &mut files)
                .map_err(|message| format!("katec: {message}\n"))?;
            if files.is_empty() {
                return Err(format!(
                    "katec: there is no C program and no litmus test in {}\n",
                    path.display()
                ));
            }
            programs.extend(files.into_iter().map(|file| vec![file]));
        } else if program::is_program(path) {
            match linked {
                Some(program) => programs[program].push(path.clone()),
                None => {
                    linked = Some(programs.len());
                    programs.push(vec![path.clone()]);
                }
            }
        } else if is_litmus(path) || input::is_stdin(path) {
            programs.push(vec![path.clone()]);
        } else {
            return Err(format!(
                "katec: {} is not a program: its name does not end in .litmus, .c, .cc, .cpp, .i or .ll\n",
                path.display()
            ));
        }
    }
    Ok(programs)
}

/// A program that was read.
pub enum AnyProgram {
    /// A litmus test.
    Litmus(Box<LitmusTest>),
    /// A C program.
    C(Box<CProgram>),
}

impl AnyProgram {
    /// Reads the files of a program, or one litmus test.
    ///
    /// # Errors
    ///
    /// A message for people.
    pub fn read(
        files: &[PathBuf],
        arguments: &ProgramArguments,
        color: bool,
    ) -> Result<Self, String> {
        Self::read_with(files, &[], arguments, color)
    }

    /// Reads a program like [`Self::read`], with other texts in the place of those of some files.
    ///
    /// # Errors
    ///
    /// A message for people.
    pub fn read_with(
        files: &[PathBuf],
        texts: &[(PathBuf, String)],
        arguments: &ProgramArguments,
        color: bool,
    ) -> Result<Self, String> {
        let [program] = &programs(files)?[..] else {
            return Err("katec: this is more than one program\n".to_string());
        };
        match &program[..] {
            [file] if is_litmus_input(file) => {
                let text = texts.iter().find(|(path, _)| path == file);
                let mut test = match text {
                    Some((_, text)) => parse_litmus(&input::display_name(file), text, color)?,
                    None => read_litmus(file, None, color)?,
                };
                let bound = arguments.unroll.unwrap_or(DEFAULT_BOUND);
                test.program_mut().set_bound(bound);
                Ok(AnyProgram::Litmus(Box::new(test)))
            }
            files => Ok(AnyProgram::C(Box::new(program::load(
                files, texts, arguments,
            )?))),
        }
    }

    /// The model for it, if none is named.
    pub fn default_model(&self) -> &'static str {
        match self {
            AnyProgram::Litmus(test) => default_model(test.language()),
            AnyProgram::C(_) => program::DEFAULT_MODEL,
        }
    }
}

/// What a program of these files is called.
pub fn program_name(files: &[PathBuf]) -> String {
    program::name(files)
}

/// Whether a file is a litmus test, by its name or by what standard input has.
fn is_litmus_input(path: &Path) -> bool {
    !program::is_program(path) && !is_program_on_stdin(path)
}

/// Whether standard input is asked for and has another program than a litmus test.
fn is_program_on_stdin(path: &Path) -> bool {
    let text = || input::read(path);
    input::is_stdin(path) && text().is_ok_and(|text| input::kind(&text) != input::Kind::Litmus)
}

fn is_litmus(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == "litmus")
}

/// Adds the files below a folder that are wanted, in order.
///
/// # Errors
///
/// The message says which folder cannot be read.
pub fn collect_folder(
    folder: &Path,
    wanted: fn(&Path) -> bool,
    files: &mut Vec<PathBuf>,
) -> Result<(), String> {
    let unreadable = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        // Links to folders are not followed, so that cycles of them do no harm.
        let is_folder = entry.file_type().map_err(unreadable)?.is_dir();
        entries.push((entry.path(), is_folder));
    }
    entries.sort();
    for (path, is_folder) in entries {
        if is_folder {
            collect_folder(&path, wanted, files)?;
        } else if wanted(&path) {
            files.push(path);
        }
    }
    Ok(())
}

impl Command<'_> {
    /// Runs one program, a litmus test or the files of a C program. `model` is the model's name, or
    /// the default for the program's language.
    fn check(&self, files: &[PathBuf], model: Option<&str>) -> Checked {
        if run::is_interrupted() {
            return Checked::Skipped;
        }
        match self.arguments.buffers {
            Some(chosen) => buffers::check(self, files, (model, chosen)),
            None => self.check_under(files, model),
        }
    }

    fn check_under(&self, files: &[PathBuf], model: Option<&str>) -> Checked {
        let checked = match files {
            [file] if is_litmus_input(file) => self.check_litmus(file, model),
            _ => self.check_program(files, model),
        };
        match checked {
            Ok(checked) => checked,
            // An interrupt is for the compiler too: what it says then is not about the program.
            Err(_) if run::is_interrupted() => Checked::TooLarge(format!(
                "katec: {}: interrupted before it was checked\n",
                program::name(files)
            )),
            Err(refused) => Checked::from(refused),
        }
    }

    fn check_litmus(&self, file: &Path, model: Option<&str>) -> Result<Checked, Refused> {
        let begin = Some(Instant::now());
        let Command {
            arguments,
            models,
            color,
            ..
        } = *self;
        let name = input::display_name(file);
        let mut test = read_litmus(file, None, color)?;
        let model_name = model.or(models.default_name());
        let model_name = model_name.unwrap_or_else(|| default_model(test.language()));
        let bound = arguments.program.unroll.unwrap_or(DEFAULT_BOUND);
        test.program_mut().set_bound(bound);
        let spurious = !arguments.program.no_spurious;
        test.program_mut().set_spurious(spurious);
        let mut check = LitmusCheck {
            settings: LitmusSettings {
                options: Options::default(),
                barriers: match arguments.no_bam {
                    true => Barriers::Accesses,
                    false => Barriers::Rounds,
                },
                keep: arguments.reports.keep(),
                annotate: arguments.reports.annotate(models, model_name),
            },
            test,
        };
        let subject = || Subject {
            katec: env!("CARGO_PKG_VERSION").to_string(),
            program: name.clone(),
            program_hash: Hash::of(input::read(file).unwrap_or_default().as_bytes()),
            model: model_name.to_string(),
            model_hash: models.fingerprint(model_name),
            options: format!(
                "unroll {bound}, spurious {spurious}, barriers {:?}, kept {}",
                check.settings.barriers, check.settings.keep
            ),
        };
        let form = Form::of((models, model_name), check.test.program(), color)?;
        let make_model = || form.make(models, model_name, color);
        let conditions = Conditions {
            begin,
            ..Conditions::default()
        };
        let subject = subject();
        let worked = self
            .runner
            .run(&mut check, &make_model, &|| subject.clone(), conditions)?;
        let Worked { run, why, model } = match worked {
            Ran::Worked(worked) => worked,
            Ran::Said(said) => return Ok(Checked::Said(said)),
        };
        let mut outcome = outcome_of(run, (&check.test, &name), (&model, model_name), why);
        let interests = arguments.interests.interests(models, model_name)?;
        let result = &mut outcome.check;
        result.restrict(&interests);
        result.locate_constraints(|name| models.constraint_position(model_name, name));
        let mut violations = result.violations.iter();
        match violations.find(|violation| violation.kind == ProblemKind::MixedWidth) {
            Some(violation) => Err(Refused::from(format!(
                "katec: {violation}: accesses of mixed size are not supported\n"
            ))),
            None => Ok(Checked::Litmus(Box::new(outcome))),
        }
    }
}

/// A litmus test that is checked.
struct LitmusCheck {
    test: LitmusTest,
    settings: LitmusSettings,
}

impl Check for LitmusCheck {
    type Seen = States;

    fn go_on(
        &mut self,
        run: &mut Run<States>,
        workers: &mut Workers<'_, AnyModel>,
        watcher: Watcher<'_>,
    ) {
        litmus::go_on(run, &self.test, &self.settings, workers, watcher);
    }

    fn estimate(
        &self,
        _: &Run<Self::Seen>,
        model: &mut AnyModel,
        sampling: &Sampling,
    ) -> Result<Estimate, Ending> {
        let mut settings = self.settings.clone();
        settings.options.interrupt = Some(run::interrupt_flag());
        litmus::estimate_litmus(&self.test, &settings, model, sampling)
    }
}

/// The model for tests in a language, if none is named.
pub fn default_model(language: Language) -> &'static str {
    match language {
        Language::C => "rc11",
        Language::Linux => "lkmm",
        Language::X86 | Language::X86_64 => "tso",
        Language::AArch64 => "aarch64",
        Language::Arm => "arm",
        Language::Ppc => "power",
        Language::RiscV => "riscv",
    }
}

/// Reads a litmus test, which is to be asked about another outcome if one is given.
///
/// # Errors
///
/// A message for people.
pub fn read_litmus(file: &Path, outcome: Option<&str>, color: bool) -> Result<LitmusTest, String> {
    let name = input::display_name(file);
    let source = input::read(file)?;
    // The test by itself first, so that what is wrong with it is not said of the outcome.
    let test = parse_litmus(&name, &source, color)?;
    match outcome {
        None => Ok(test),
        Some(outcome) => LitmusTest::parse_with_outcome(&source, &name, outcome)
            .map_err(|error| format!("katec: in the outcome `{outcome}`: {}\n", error.message)),
    }
}

/// The litmus test of a text; a message for people if there is none.
fn parse_litmus(name: &str, source: &str, color: bool) -> Result<LitmusTest, String> {
    LitmusTest::parse(source, name).map_err(|error| render(name, source, &error, color))
}

/// How long a line may be that is shown.
const SHOWN_LINE: usize = 400;

/// An error with the line of the source that it is about, if that can be shown.
fn render(name: &str, source: &str, error: &LitmusError, color: bool) -> String {
    let before = &source.as_bytes()[..error.span.start.min(source.len())];
    let from = before.iter().rposition(|byte| *byte == b'\n');
    let line = source.as_bytes()[from.map_or(0, |at| at + 1)..].iter();
    if line.take_while(|byte| **byte != b'\n').count() > SHOWN_LINE {
        return format!("katec: {name}:{error}\n");
    }
    let place = (name, error.span.clone());
    let report = Report::build(ReportKind::Error, place.clone())
        .with_config(
            Config::new()
                .with_index_type(IndexType::Byte)
                .with_color(color),
        )
        .with_message(&error.message)
        .with_label(Label::new(place).with_message("here"))
        .finish();
    let mut text = Vec::new();
    match report.write((name, Source::from(source)), &mut text) {
        Ok(()) => String::from_utf8_lossy(&text).into_owned(),
        Err(_) => format!("katec: {name}:{error}\n"),
    }
}
