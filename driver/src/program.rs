//! C programs and LLVM modules.

use super::clang::{Bodies, Compiler};
use super::run::{self, Check, Conditions, Ran, Said, Subject, Worked};
use super::{AnyModel, Checked, Command, Hash, ProgramArguments, Refused, Volatile};
use super::{commands, input, place};
use katec_checker::check::chosen::Reductions;
use katec_checker::check::{self, Interests, OnError, Outcome, Run, ViolationKind};
use katec_checker::explore::{
    EVENT_LIMIT, Ending, Estimate, Options, Parking, Sampling, WRITE_LIMIT, Watcher, Workers,
    estimate,
};
use katec_checker::model::{MemoryModel, Severity};
use katec_checker::program::{PlainBarriers, ProblemKind, Program};
use katec_programs::c::{self, llvm, llvm::ast::Module};
use katec_programs::c::{CProgram, Part, Settings, link, undefined_functions};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The model for programs that do not say.
pub const DEFAULT_MODEL: &str = "rc11";

/// The endings of sources that clang compiles; those of preprocessed ones too.
const SOURCES: [&str; 7] = ["c", "cc", "cpp", "cxx", "C", "i", "ii"];

/// Whether a file is a program by its name.
pub fn is_program(path: &Path) -> bool {
    is_source(path) || path.extension().is_some_and(|extension| extension == "ll")
}

fn is_source(path: &Path) -> bool {
    let extension = path.extension();
    extension.is_some_and(|extension| SOURCES.iter().any(|known| extension == *known))
}

/// What tells `<lkmm.h>` that the model is one of the Linux kernel.
const KERNEL_MODEL: &str = "-DKATEC_KERNEL_MODEL";

/// What a program of these files is called.
pub fn name(files: &[PathBuf]) -> String {
    let names: Vec<String> = files.iter().map(|file| input::display_name(file)).collect();
    names.join(" ")
}

impl Command<'_> {
    /// Checks a program; a message for people if it cannot be checked.
    pub(super) fn check_program(
        &self,
        files: &[PathBuf],
        model: Option<&str>,
    ) -> Result<Checked, Refused> {
        let begin = Instant::now();
        let Command {
            arguments, models, ..
        } = *self;
        let model_name = model.or(models.default_name()).unwrap_or(DEFAULT_MODEL);
        let mut to_load = arguments.program.clone();
        if models.speaks_of_kernel(model_name) {
            to_load.clang.push(KERNEL_MODEL.into());
        }
        let modules = load_modules(files, &[], &to_load)?;
        let name = name(files);
        let interests = arguments.interests.interests(models, model_name)?;
        let subject = Subject {
            katec: env!("CARGO_PKG_VERSION").to_string(),
            program: name.clone(),
            program_hash: 0,
            model: model_name.to_string(),
            model_hash: 0,
            options: format!(
                "{}, symmetry {} {}, parking {} {}, all violations {}, BAM {}, {interests:?}, kept {}",
                words(&arguments.program),
                arguments.symmetry,
                arguments.auto_symmetry,
                arguments.parking,
                !arguments.no_parking,
                arguments.all_violations,
                !arguments.no_bam,
                arguments.reports.keep(),
            ),
        };
        let subject = || Subject {
            program_hash: fingerprint(&modules),
            model_hash: models.fingerprint(model_name),
            ..subject.clone()
        };
        let program = ProgramCheck {
            name: &name,
            model_name,
            modules: &modules,
            interests: &interests,
            subject: &subject,
            begin,
        };
        let run = |unroll, limit| self.run_program(&program, (unroll, limit), None);
        let unroll = arguments.program.unroll;
        let found = RefCell::new(None);
        let look = || -> Result<bool, Refused> {
            *found.borrow_mut() = near_the_surface(run)?;
            Ok(found.borrow().is_some())
        };
        let looks = unroll.is_none() && !arguments.all_violations;
        let meanwhile: Option<&dyn Fn() -> Result<bool, Refused>> = looks.then_some(&look);
        let mut outcome = match self.run_program(&program, (unroll, None), meanwhile)? {
            Ok(outcome) => found.take().unwrap_or(outcome),
            Err(said) => return Ok(Checked::Said(said)),
        };
        if unroll.is_none()
            && outcome.error().is_none()
            && let Some(reason) = limit_of_threads(&outcome)
        {
            outcome = cut_loops(outcome, &reason, run)?;
        }
        outcome.locate_constraints(|name| models.constraint_position(model_name, name));
        Ok(Checked::Program(Box::new(outcome)))
    }

    /// Explores a program, or does something else with its run: then what is to be said about it.
    fn run_program(
        &self,
        checked: &ProgramCheck<'_>,
        (unroll, execution_limit): (Option<u32>, Option<u64>),
        meanwhile: Option<&dyn Fn() -> Result<bool, Refused>>,
    ) -> Result<Result<Outcome, Said>, Refused> {
        let Command {
            arguments,
            models,
            color,
            ..
        } = *self;
        let &ProgramCheck {
            name,
            model_name,
            modules,
            interests,
            ..
        } = checked;
        let kind = ViolationKind::from(ProblemKind::Annotation);
        let linking = Linking {
            unroll,
            uninitialised: interests.allows_uninitialised(),
            // Where they are wrong, not all is explored.
            annotations: interests.severity(&kind, Severity::Error).is_some(),
        };
        let relies = linking.annotations && !arguments.program.no_reduce;
        let program = link_modules(modules, name, &arguments.program, &linking)?;
        let settings = check::Settings {
            on_error: match arguments.all_violations {
                true => OnError::Continue,
                false => OnError::Stop,
            },
            keep: arguments.reports.keep(),
            interests: interests.clone(),
            annotate: arguments.reports.annotate(models, model_name),
            ..check::Settings::new(self.options(model_name))
        };
        let reduces = !arguments.program.no_reduce;
        let asked = Reductions {
            symmetry: arguments.symmetry || says_symmetric(modules),
            parking: arguments.parking,
        };
        let may = Reductions {
            symmetry: reduces && arguments.auto_symmetry,
            // Attempts that fail are left out only where threads are not parked, and other models
            // may have something to say about a read that leaves its thread waiting.
            parking: reduces
                && !arguments.no_parking
                && !program.makes_attempts()
                && models.is_of_library(model_name),
        };
        let make_model = || models.get(model_name, color);
        let conditions = Conditions {
            begin: Some(checked.begin),
            execution_limit,
            meanwhile,
        };
        let outcome = match arguments.no_bam {
            true => {
                let mut check = Explorable::new(PlainBarriers(program), settings, (asked, may));
                let ran = self
                    .runner
                    .run(&mut check, &make_model, checked.subject, conditions)?;
                outcome(ran, &check.program, checked, relies)
            }
            false => {
                let mut check = Explorable::new(program, settings, (asked, may));
                let ran = self
                    .runner
                    .run(&mut check, &make_model, checked.subject, conditions)?;
                outcome(ran, &check.program, checked, relies)
            }
        };
        match &outcome {
            Ok(Outcome {
                unanswered: Some(reason),
                ..
            }) if reason.kind != ProblemKind::Limit => Err(format!("katec: {reason}\n").into()),
            _ => Ok(outcome),
        }
    }

    /// How a program is explored.
    fn options(&self, model: &str) -> Options {
        let limit = self.arguments.program.event_limit;
        let reduces = !self.arguments.program.no_reduce;
        Options {
            whole: self.models.cycles(model),
            event_limit: limit.unwrap_or(EVENT_LIMIT),
            write_limit: limit.unwrap_or(WRITE_LIMIT),
            // If nobody asked for these, they are not used as long as they are not known to pay.
            symmetry: reduces,
            parking: match reduces {
                true => Parking::On,
                false => Parking::Off,
            },
            takes_back: reduces,
            attempts: reduces,
            ..Options::for_programs()
        }
    }
}

/// What arguments say about what a program does.
fn words(arguments: &ProgramArguments) -> String {
    let ProgramArguments {
        unroll,
        event_limit,
        nondet,
        volatile,
        no_spurious,
        no_reduce,
        entry,
        // What it says is in the modules.
        clang: _,
    } = arguments;
    format!(
        "unroll {unroll:?}, event limit {event_limit:?}, nondet {nondet:?}, \
         volatile {volatile:?}, spurious {}, reduce {}, entry {entry}",
        !no_spurious, !no_reduce
    )
}

/// What is known of a program that is checked.
struct ProgramCheck<'a> {
    name: &'a str,
    model_name: &'a str,
    modules: &'a [Loaded],
    interests: &'a Interests,
    subject: &'a dyn Fn() -> Subject,
    begin: Instant,
}

/// What was found, or what is to be said.
fn outcome<P: Program>(
    ran: Ran<()>,
    program: &P,
    checked: &ProgramCheck<'_>,
    relies: bool,
) -> Result<Outcome, Said> {
    let Worked { run, why, model } = match ran {
        Ran::Worked(worked) => worked,
        Ran::Said(said) => return Err(said),
    };
    let named = (program, checked.name);
    let (mut outcome, ()) = run.outcome(named, (&model, checked.model_name), why);
    let relies = relies && !model.needs_dependencies();
    outcome.notes.extend(annotations(checked.modules, relies));
    Ok(outcome)
}

/// Whether a program says of threads that they are symmetric. `<genmc.h>` has the function.
fn says_symmetric(modules: &[Loaded]) -> bool {
    let mut functions = modules.iter().flat_map(|loaded| &loaded.module.functions);
    functions.any(|function| function.name == "__VERIFIER_thread_create_symmetric")
}

/// What is left out because of the annotations of a program, or that nothing is, if it has some.
/// `<genmc.h>` names them.
fn annotations(modules: &[Loaded], relies: bool) -> Option<String> {
    const LEFT_OUT: [(&[&str], &str); 4] = [
        (
            &["confirming_read", "confirming_CAS"],
            "attempts that are not confirmed",
        ),
        (&["spin_end"], "rounds of loops that are marked as waiting"),
        (&["helping_CAS"], "exchanges that only help"),
        (&["optional"], "optional code"),
    ];
    let functions = modules.iter().flat_map(|loaded| &loaded.module.functions);
    let marks = functions.filter_map(|function| function.name.strip_prefix("katec_annotation_"));
    let declared = modules
        .iter()
        .flat_map(|loaded| &loaded.module.declarations);
    let calls = declared.filter_map(|name| name.strip_prefix("__VERIFIER_"));
    let calls = calls.filter(|name| *name == "spin_end");
    let names: BTreeSet<&str> = marks.chain(calls).collect();
    if names.is_empty() {
        return None;
    }
    let left_out = LEFT_OUT.iter();
    let left_out = left_out.filter(|(by, _)| by.iter().any(|name| names.contains(name)));
    let left_out: Vec<&str> = left_out.map(|(_, what)| *what).collect();
    let names: Vec<String> = names.iter().map(|n| format!("__VERIFIER_{n}")).collect();
    let names = names.join(", ");
    Some(match (relies, left_out.is_empty()) {
        (false, _) => format!("nothing is left out because of annotations: {names}"),
        (true, true) => format!("annotations are checked, and nothing is left out: {names}"),
        (true, false) => {
            let left_out = left_out.join(", ");
            format!("left out because of annotations: {left_out} ({names})")
        }
    })
}

/// A program that can be explored, and how.
struct Explorable<P> {
    program: P,
    settings: check::Settings,
    /// Reductions that are asked for.
    asked: Reductions,
    /// Those that are used if that is seen to pay.
    may: Reductions,
    /// Whether memory is divided where it must be.
    divides: bool,
}

impl<P> Explorable<P> {
    fn new(program: P, settings: check::Settings, (asked, may): (Reductions, Reductions)) -> Self {
        Self {
            program,
            settings,
            asked,
            may,
            divides: true,
        }
    }
}

impl<P: Program + Sync> Check for Explorable<P> {
    type Seen = ();

    fn go_on(
        &mut self,
        run: &mut Run<()>,
        workers: &mut Workers<'_, AnyModel>,
        watcher: Watcher<'_>,
    ) {
        let Self {
            program, settings, ..
        } = self;
        match self.divides {
            true => check::go_on(run, program, settings, workers, &|| (), watcher),
            false => check::go_on_undivided(run, program, settings, workers, &|| (), watcher),
        }
    }

    fn begin(&self) -> Run<()> {
        Run {
            unused: self.asked.unused_at_first(),
            ..Run::default()
        }
    }

    fn may_use(&self) -> Reductions {
        self.may
    }

    fn keep_division(&mut self) {
        self.divides = false;
        self.may = Reductions::default();
    }

    fn restore(&mut self, run: &Run<()>) {
        run.divide(&mut self.program);
    }

    fn estimate(
        &self,
        run: &Run<()>,
        model: &mut AnyModel,
        sampling: &Sampling,
    ) -> Result<Estimate, Ending> {
        let mut unused = run.unused;
        loop {
            let options = Options {
                interrupt: Some(run::interrupt_flag()),
                ..unused.without(&self.settings.options)
            };
            match estimate(model, &self.program, &options, sampling) {
                Err(ending) if unused.note(&ending) => {}
                found => return found,
            }
        }
    }
}

/// A number that says what modules do. Where their source is does not matter.
fn fingerprint(modules: &[Loaded]) -> u64 {
    let mut hash = Hash::default();
    for Loaded { module, .. } in modules {
        let Module {
            types,
            globals,
            functions,
            declarations,
            aliases,
            ..
        } = module;
        let what = (types, globals, functions, declarations, aliases);
        // Adding to a number does not fail.
        let _: std::fmt::Result = write!(hash, "{what:?}");
    }
    hash.0
}

/// The loops of a program that does not end are cut after so many rounds at most.
const MOST_ROUNDS: u32 = 16;
/// More rounds are explored as long as there were no more executions than that with fewer.
const FEW_EXECUTIONS: u64 = 2_000;
/// While a program is explored that has very many executions, loops are cut after so many rounds.
const NEAR_ROUNDS: u32 = 3;
/// So many executions are gone through then, each time.
const NEAR_EXECUTIONS: u64 = 20_000;
/// Where to stop if there are many executions.
const MANY_EXECUTIONS: u64 = 200_000;

/// What a thread does too much of, if that is why there is no answer.
fn limit_of_threads(outcome: &Outcome) -> Option<String> {
    if let Some(reason) = &outcome.unanswered {
        return Some(reason.to_string());
    }
    match outcome.summary.ending {
        Ending::EventLimit(thread) => {
            Some(format!("thread {} reached the limit of events", thread.0))
        }
        _ => None,
    }
}

/// Looks for what is wrong near the beginning of a program whose exploration takes long: with its
/// loops cut after one round, and then after more. Exploration goes deep before it goes wide, and
/// might not come there for hours.
fn near_the_surface(
    run: impl Fn(Option<u32>, Option<u64>) -> Result<Result<Outcome, Said>, Refused>,
) -> Result<Option<Outcome>, Refused> {
    for rounds in 1..=NEAR_ROUNDS {
        let Ok(mut outcome) = run(Some(rounds), Some(NEAR_EXECUTIONS))? else {
            break;
        };
        if outcome.error().is_some() {
            outcome.notes.push(format!(
                "there are many executions: so loops were cut after {}, to see what is wrong near the beginning",
                count_of_rounds(rounds)
            ));
            return Ok(Some(outcome));
        }
        // If nothing was cut that was all there is.
        if !outcome.summary.bounded && outcome.summary.ending == Ending::Finished {
            break;
        }
    }
    Ok(None)
}

fn count_of_rounds(rounds: u32) -> String {
    match rounds {
        1 => "1 round".to_string(),
        rounds => format!("{rounds} rounds"),
    }
}

/// Explores a program in which a thread does not end, or is too long, with its loops cut: first
/// after one round, then after more as long as that is quick. So what the other threads do is seen,
/// and what is wrong near the beginning.
fn cut_loops(
    whole: Outcome,
    reason: &str,
    run: impl Fn(Option<u32>, Option<u64>) -> Result<Result<Outcome, Said>, Refused>,
) -> Result<Outcome, Refused> {
    let (mut best, mut cut_after) = (whole, 0);
    for rounds in 1..=MOST_ROUNDS {
        let Ok(outcome) = run(Some(rounds), Some(MANY_EXECUTIONS))? else {
            break;
        };
        let wrong = outcome.error().is_some();
        let to_the_end = outcome.summary.ending == Ending::Finished && outcome.unanswered.is_none();
        let few = outcome.summary.executions() <= FEW_EXECUTIONS;
        if wrong || to_the_end || rounds == 1 && outcome.unanswered.is_none() {
            (best, cut_after) = (outcome, rounds);
        }
        if wrong || !to_the_end || !few {
            break;
        }
    }
    if cut_after > 0 {
        best.notes.push(format!(
            "{reason}: so loops were cut after {}",
            count_of_rounds(cut_after)
        ));
    }
    Ok(best)
}

/// A file as a module.
struct Loaded {
    name: String,
    module: Module,
    /// How it was compiled, if it was.
    compilation: Option<Compilation>,
}

/// A source with what is needed to compile it.
struct Compilation {
    compiler: Compiler,
    source: Source,
    arguments: Vec<OsString>,
    /// The folder to compile in, if not this one.
    folder: Option<PathBuf>,
}

enum Source {
    /// A file, and the text to take for it if it is not its own.
    File(PathBuf, Option<String>),
    Text(String),
}

impl Compilation {
    fn run(&self, bodies: Bodies) -> Result<String, String> {
        let arguments = &self.arguments;
        match &self.source {
            Source::File(file, text) => {
                let (text, folder) = (text.as_deref(), self.folder.as_deref());
                self.compiler.compile(file, text, folder, bodies, arguments)
            }
            Source::Text(text) => self.compiler.compile_text(text, bodies, arguments),
        }
    }
}

/// Compiles and links the files of a program, some of them with other texts.
pub fn load(
    files: &[PathBuf],
    texts: &[(PathBuf, String)],
    arguments: &ProgramArguments,
) -> Result<CProgram, String> {
    let modules = load_modules(files, texts, arguments)?;
    let linking = Linking {
        unroll: arguments.unroll,
        uninitialised: false,
        annotations: false,
    };
    link_modules(&modules, &name(files), arguments, &linking)
}

fn load_modules(
    files: &[PathBuf],
    texts: &[(PathBuf, String)],
    arguments: &ProgramArguments,
) -> Result<Vec<Loaded>, String> {
    let mut loaded: Vec<Loaded> = Vec::new();
    for file in files {
        let text = texts.iter().find(|(path, _)| path == file);
        loaded.push(load_file(file, text.map(|(_, text)| text), arguments)?);
    }
    complete(&mut loaded)?;
    Ok(loaded)
}

/// How a program is made of modules, besides what arguments say.
struct Linking {
    /// After how many rounds loops are cut, if they are.
    unroll: Option<u32>,
    /// Whether uninitialised memory may be read.
    uninitialised: bool,
    /// Whether annotations are relied on.
    annotations: bool,
}

/// Makes a program of modules.
fn link_modules(
    loaded: &[Loaded],
    name: &str,
    arguments: &ProgramArguments,
    linking: &Linking,
) -> Result<CProgram, String> {
    let &Linking {
        unroll,
        uninitialised,
        annotations,
    } = linking;
    let settings = Settings {
        entry: arguments.entry.clone(),
        unroll,
        // Where katec cuts loops by itself, all threads are there.
        spares_threads: arguments.unroll.is_none(),
        event_limit: arguments.event_limit.unwrap_or(EVENT_LIMIT),
        choices: arguments.nondet,
        spurious: !arguments.no_spurious,
        uninitialised,
        volatile: match arguments.volatile {
            Volatile::Plain => c::Volatile::Plain,
            Volatile::Atomic => c::Volatile::Relaxed,
            Volatile::Ordered => c::Volatile::Ordered,
        },
        annotations: annotations && !arguments.no_reduce,
        idle_rounds: match arguments.no_reduce {
            true => c::IdleRounds::Unchanged,
            false => c::IdleRounds::All,
        },
    };
    link(&parts(loaded), &settings).map_err(|error| format!("katec: {name}: {error}\n"))
}

fn parts(loaded: &[Loaded]) -> Vec<Part<'_>> {
    let parts = loaded.iter().map(|loaded| Part {
        name: &loaded.name,
        module: &loaded.module,
    });
    parts.collect()
}

fn load_file(
    file: &Path,
    text: Option<&String>,
    arguments: &ProgramArguments,
) -> Result<Loaded, String> {
    let name = input::display_name(file);
    let compiler = || {
        Compiler::find().ok_or_else(|| {
            format!("katec: {name} needs clang, which is not on PATH; KATEC_CLANG can name it\n")
        })
    };
    let compilation = if is_source(file) {
        let database = commands::options(file)?;
        let (folder, mut options) = database.map_or((None, Vec::new()), |found| {
            (Some(found.folder), found.options)
        });
        options.extend(arguments.clang.iter().cloned());
        Some(Compilation {
            compiler: compiler()?,
            source: Source::File(file.to_path_buf(), text.cloned()),
            arguments: options,
            folder,
        })
    } else if input::is_stdin(file) && input::kind(&input::read(file)?) == input::Kind::C {
        Some(Compilation {
            compiler: compiler()?,
            source: Source::Text(input::read(file)?),
            arguments: arguments.clang.clone(),
            folder: None,
        })
    } else {
        None
    };
    let text = match &compilation {
        Some(compilation) => compilation.run(Bodies::Needed)?,
        None => input::read(file)?,
    };
    Ok(Loaded {
        module: parse(&name, &text)?,
        name,
        compilation,
    })
}

fn parse(name: &str, text: &str) -> Result<Module, String> {
    let mut module = llvm::parse(text).map_err(|error| format!("katec: {name}: {error}\n"))?;
    place::relocate(&mut module);
    Ok(module)
}

/// Compiles again what uses functions that nobody defines, with the bodies of all inline functions:
/// one that is `inline` and not `extern` or `static` has no body of its own in C99, and a compiler
/// that inlines nothing calls one that is not there.
fn complete(loaded: &mut [Loaded]) -> Result<(), String> {
    let undefined: Vec<String> = undefined_functions(&parts(loaded))
        .into_iter()
        .map(str::to_string)
        .collect();
    if undefined.is_empty() {
        return Ok(());
    }
    for one in loaded {
        let declared = &one.module.declarations;
        let Some(compilation) = &one.compilation else {
            continue;
        };
        let optimises = |argument: &OsString| argument.to_string_lossy().starts_with("-O");
        let wanted = declared.iter().any(|name| undefined.contains(name));
        if !wanted {
            continue;
        }
        // Who asks for optimisation gets what that leaves.
        let bodies = match compilation.arguments.iter().any(optimises) {
            true => Bodies::Optimised,
            false => Bodies::All,
        };
        let text = compilation.run(bodies)?;
        let module = parse(&one.name, &text)?;
        // A constructor has two names, and may be called by the other one then.
        let is_left = |name: &String| module.declarations.contains(name);
        if undefined
            .iter()
            .any(|name| declared.contains(name) && !is_left(name))
        {
            one.module = module;
        }
    }
    Ok(())
}

/// Parses `LOW..HIGH`, both ends included.
pub fn parse_range(text: &str) -> Result<(i64, i64), String> {
    let wanted = || "expected LOW..HIGH with LOW at most HIGH and at most 256 numbers".to_string();
    let (low, high) = text.split_once("..").ok_or_else(wanted)?;
    let low: i64 = low.trim().parse().map_err(|_| wanted())?;
    let high: i64 = high.trim().parse().map_err(|_| wanted())?;
    match high.checked_sub(low) {
        Some(0..=255) => Ok((low, high)),
        _ => Err(wanted()),
    }
}
