//! `katec build`: compiles a model to a checker of its own.
//!
//! * [`package`](self): the crate of a checker, written and compiled;
//! * [`sources`](self), [`cache`](self), [`cargo`](self): what the crate depends on, what all
//!   checkers share, and how it is compiled;
//! * [`library`](self): the crate of library models;
//! * [`show`](self): what is printed instead or besides.

mod cache;
mod cargo;
mod library;
mod package;
mod show;
mod sources;

use crate::Folders;
use katec_checker::model::Grounded;
use katec_compiler::codegen;
use katec_compiler::diagnostics::Severity;
use katec_compiler::pipeline::{Prepared, Refusal};
use katec_driver::{Doing, output, status};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Compile a model to a checker of its own
#[derive(clap::Args)]
pub struct Arguments {
    /// A .cat file, the name of a model of the library, or - for standard input
    #[arg(required_unless_present = "library")]
    model: Option<String>,
    /// The folder for the checker's sources [default: the model's name and -checker]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write the sources, but do not compile them
    #[arg(long)]
    no_compile: bool,
    /// How well the checker is compiled
    #[arg(long, value_enum, default_value_t = cargo::Profile::Release, conflicts_with = "no_compile")]
    profile: cargo::Profile,
    /// The folder of what all checkers share [default: KATEC_CACHE, or katec in the user's cache]
    #[arg(long, value_name = "DIR")]
    cache: Option<PathBuf>,
    /// Print the automata's sizes and what is kept as clocks and matrices, too
    #[arg(short, long)]
    verbose: bool,
    /// Leave it to the model to say that read-modify-writes are atomic
    #[arg(long, conflicts_with = "library")]
    no_atomicity: bool,
    /// Print this and write nothing
    #[arg(long, value_enum, conflicts_with_all = ["out", "no_compile", "profile", "cache"])]
    emit: Option<Emit>,
    /// Write the generated code of all library models
    #[arg(long, conflicts_with_all = ["model", "no_compile", "profile", "cache", "emit"])]
    library: bool,
    /// With --library: write nothing, and fail if the generated code is not up to date
    #[arg(long, requires = "library", conflicts_with = "model")]
    check: bool,
    #[command(flatten)]
    folders: Folders,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Emit {
    /// The generated module
    Rust,
    /// What generated code is made from: clocks, automata and bit matrices as tables
    Tables,
    /// The automata of all constraints as DOT graphs
    Dot,
}

/// Builds, prints, or refuses a model that cannot be explored exactly.
pub fn run(arguments: &Arguments) -> ExitCode {
    match &arguments.model {
        Some(model) => run_model(arguments, model),
        None => library::run(arguments.out.as_deref(), arguments.check),
    }
}

fn run_model(arguments: &Arguments, name: &str) -> ExitCode {
    let color = output::color();
    let stem = stem(name);
    if stem.chars().any(char::is_control) {
        return refuse(&format!(
            "a checker cannot be called {stem:?}: give the model's file another name"
        ));
    }
    if katec_compiler::library::judges_whole(name) {
        return refuse(&format!(
            "there is no checker of {name}: it judges executions as a whole, and does not build them"
        ));
    }
    let outcome = arguments.folders.outcome(name);
    eprint!("{}", outcome.diagnostics.render(Severity::Warning, color));
    let Some(resolved) = outcome.model else {
        return status::bad_input();
    };
    let doing = Doing::new("compiling the model");
    let prepared = resolved
        .prepare()
        .map(|prepared| match arguments.no_atomicity {
            true => prepared.without_atomicity(),
            false => prepared,
        });
    let admitted = prepared.and_then(Prepared::admit);
    drop(doing);
    let admitted = match admitted {
        Ok(admitted) => admitted,
        Err(refusal) => return refused(name, &refusal, color),
    };
    let mut warnings = admitted.warnings().clone();
    warnings
        .list
        .retain(|warning| !outcome.diagnostics.list.contains(warning));
    eprint!("{}", warnings.render(Severity::Warning, color));
    let model = admitted.lower();
    match arguments.emit {
        Some(Emit::Dot) => say!("{}", model.drawings()),
        Some(Emit::Tables) => say!("{}", show::tables(&model)),
        Some(Emit::Rust) => match codegen::module(&stem, &model) {
            Ok(text) => say!("{text}"),
            Err(error) => return refuse(&format!("{name}: the generated code is wrong: {error}")),
        },
        None => {
            say!("{}", show::strategies(&model, arguments.verbose));
            if arguments.verbose {
                let cycles = admitted.character().causal_cycles;
                let grounded = cycles.then(|| admitted.prepared().grounded());
                say_line!("exploration: {}", show::exploration(grounded));
                if cycles {
                    let order = admitted.prepared().local_order();
                    say_line!(
                        "cycles of po | rf in C programs: {}",
                        show::ruling_out(order)
                    );
                }
                if grounded == Some(Grounded::Unknown) {
                    let warning = admitted.prepared().ungrounded();
                    eprint!("{}", warning.render(Severity::Warning, color));
                }
            }
            let package = package::Package {
                name: &stem,
                model: &model,
            };
            let folder = arguments.out.clone();
            let folder = folder.unwrap_or_else(|| PathBuf::from(format!("{stem}-checker")));
            let profile = (!arguments.no_compile).then_some(arguments.profile);
            return match package.build(&folder, arguments.cache.as_deref(), profile) {
                Ok(done) => {
                    say_line!("{done}");
                    status::OK
                }
                Err(message) => refuse(&message),
            };
        }
    }
    status::OK
}

/// Says why there is no checker of a model.
fn refused(name: &str, refusal: &Refusal, color: bool) -> ExitCode {
    match refusal {
        Refusal::Declared { .. } | Refusal::ReportedOrder { .. } => {
            refuse(&format!("{name}: {refusal}"))
        }
        Refusal::LinearOrder { .. } => refuse(&format!(
            "{name}: {refusal}: executions are judged when they are whole, so there is no checker \
             of it; `katec check` takes it for litmus tests"
        )),
        Refusal::TooLarge(diagnostics) => {
            eprint!("{}", diagnostics.render(Severity::Warning, color));
            status::no_answer()
        }
        Refusal::NotExplorable(diagnostics) => {
            eprint!("{}", diagnostics.render(Severity::Warning, color));
            status::bad_input()
        }
    }
}

fn refuse(message: &str) -> ExitCode {
    eprintln!("katec: {message}");
    status::bad_input()
}

/// The name of a model without folder and ending.
fn stem(name: &str) -> String {
    if name == "-" {
        return "stdin".to_string();
    }
    let path = Path::new(name);
    let stem = path.file_stem().map(|stem| stem.to_string_lossy());
    stem.map_or_else(|| name.to_string(), |stem| stem.into_owned())
}
