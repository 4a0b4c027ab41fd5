//! `katec diff`: whether two models are the same, by a proof or by a program that tells them apart.

use crate::engines::Models;
use crate::{Folders, Format, deadline};
use katec_compiler::diagnostics::Severity;
use katec_compiler::pipeline::Resolved;
use katec_diff::compare::{Comparison, Settings, Verdict, compare};
use katec_diff::matrix::{Matrix, Pair};
use katec_diff::render;
use katec_diff::reports::Reporting;
use katec_driver::{Doing, output, status};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Compare models: a proof that they are the same, or the smallest program that tells them apart
#[derive(clap::Args)]
pub struct Arguments {
    /// Two models, or several with --matrix: names of the library or .cat files
    #[arg(required = true, num_args = 1.., value_name = "MODEL")]
    models: Vec<String>,

    /// The most events of the programs that are searched
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(2..=8))]
    events: u8,

    /// List every minimal test up to the bound that tells the models apart
    #[arg(long)]
    all: bool,

    /// Write the tests into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// Run both models on every program of this folder instead, and list those on which they differ
    #[arg(long, value_name = "DIR", conflicts_with_all = ["all", "matrix", "out"])]
    corpus: Option<PathBuf>,

    /// Compare all pairs of several models, and print who is stronger than whom
    #[arg(long, conflicts_with = "all")]
    matrix: bool,

    /// Write the order of the models as a graph for Graphviz
    #[arg(long, value_name = "FILE", requires = "matrix")]
    dot: Option<PathBuf>,

    /// Write the order of the models as a picture
    #[arg(long, value_name = "FILE", requires = "matrix")]
    svg: Option<PathBuf>,

    /// Stop after this many seconds with what is known then
    #[arg(long, value_name = "SECONDS", value_parser = katec_driver::seconds)]
    timeout: Option<Duration>,

    /// Stop when katec takes more memory than so many megabytes, with what is known then
    #[arg(long, value_name = "MB")]
    max_memory: Option<u64>,

    /// How many threads search [default: the number of processors]
    #[arg(long, value_name = "N", value_parser = katec_driver::parallel_jobs)]
    jobs: Option<NonZeroUsize>,

    /// How results are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,

    #[command(flatten)]
    folders: Folders,
}

/// Compares, prints, and gives the status: 0 if models are equal, 1 if they differ, 2 for bad
/// input, 3 if there is no answer.
pub fn run(arguments: &Arguments) -> ExitCode {
    let count = arguments.models.len();
    if count != 2 && !(arguments.matrix && count > 2) {
        eprintln!("katec: {count} models are named; two are compared, or more with --matrix");
        return status::bad_input();
    }
    let Some(models) = load(arguments) else {
        return status::bad_input();
    };
    let result = if let Some(folder) = &arguments.corpus {
        corpus(arguments, folder)
    } else if arguments.matrix {
        matrix(arguments, &models)
    } else {
        pair(arguments, &models)
    };
    result.unwrap_or_else(|message| {
        eprintln!("katec: {message}");
        status::bad_input()
    })
}

fn load(arguments: &Arguments) -> Option<Vec<(String, Resolved)>> {
    let color = output::color();
    let mut models = Vec::new();
    for name in &arguments.models {
        let outcome = arguments.folders.outcome(name).as_model();
        eprint!("{}", outcome.diagnostics.render(Severity::Warning, color));
        models.push((name.clone(), outcome.model?));
    }
    Some(models)
}

fn settings(arguments: &Arguments) -> Settings {
    let mut settings = Settings {
        events: usize::from(arguments.events),
        all: arguments.all,
        ..Settings::default()
    };
    if let Some(jobs) = arguments.jobs {
        settings.jobs = jobs.get();
    }
    settings.limits.end = deadline(arguments.timeout);
    let megabytes = arguments.max_memory;
    settings.limits.memory = megabytes.map(|size| size.saturating_mul(1 << 20));
    settings
}

/// How fast programs of a size are gone through.
#[derive(Default)]
struct Pace {
    /// How many events they have, how many there are, and when the first one was begun.
    begun: Option<(usize, usize, Instant)>,
}

impl Pace {
    /// About how much time the rest takes, if a part of it is done that tells.
    fn left(&mut self, events: usize, done: usize, all: usize) -> Option<String> {
        match self.begun {
            Some((of, count, begin)) if (of, count) == (events, all) => {
                let passed = begin.elapsed();
                let rest = passed.mul_f64(all.saturating_sub(done) as f64 / done.max(1) as f64);
                let seconds = rest.as_secs();
                let tells = passed >= ENOUGH && done > 0;
                tells.then(|| match seconds {
                    0..120 => format!("about {seconds} s"),
                    _ => format!("about {} min", seconds.div_ceil(60)),
                })
            }
            _ => {
                self.begun = Some((events, all, Instant::now()));
                None
            }
        }
    }
}

/// After so much time the pace is known.
const ENOUGH: Duration = Duration::from_secs(3);

fn pair(arguments: &Arguments, models: &[(String, Resolved)]) -> Result<ExitCode, String> {
    let doing = Doing::new("comparing the axioms");
    let pace = Mutex::new(Pace::default());
    let progress = |events: usize, done: usize, all: usize| {
        let left = pace
            .lock()
            .ok()
            .and_then(|mut pace| pace.left(events, done, all));
        let left = left.map_or(String::new(), |left| format!(", {left} left"));
        doing.change(&format!(
            "programs with {events} events: {done} of {all}{left}"
        ));
    };
    let [(a, model_a), (b, model_b)] = models else {
        return Err("two models are compared".to_string());
    };
    let comparison = compare([a, b], model_a, model_b, &settings(arguments), &progress)
        .map_err(|refusal| refusal.to_string())?;
    drop(doing);
    if let Some(folder) = &arguments.out {
        write_tests(folder, &comparison)?;
    }
    match arguments.format {
        Format::Text if arguments.all => say!(
            "{}{}",
            render::text(&comparison),
            render::table(&comparison)
        ),
        Format::Text => say!("{}", render::text(&comparison)),
        Format::Json => say_line!("{}", render::json(&comparison)),
    }
    Ok(match (comparison.verdict(), comparison.reporting()) {
        (Verdict::Equal, Reporting::Same) => status::OK,
        (Verdict::OneWay { .. }, _) if comparison.stopped.is_some() => status::no_answer(),
        (Verdict::Stronger(_) | Verdict::Incomparable | Verdict::OneWay { .. }, _)
        | (_, Reporting::Differs) => status::violation(),
        (Verdict::NoDifference { .. } | Verdict::Equal, Reporting::Open | Reporting::Same) => {
            status::no_answer()
        }
    })
}

fn write_file(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

fn write_tests(folder: &Path, comparison: &Comparison) -> Result<(), String> {
    std::fs::create_dir_all(folder)
        .map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    for (name, text) in render::tests(comparison) {
        write_file(&folder.join(format!("{name}.litmus")), &text)?;
    }
    Ok(())
}

fn matrix(arguments: &Arguments, models: &[(String, Resolved)]) -> Result<ExitCode, String> {
    let doing = Doing::new(&format!("comparing {} models", models.len()));
    let matrix =
        Matrix::new(models, &settings(arguments)).map_err(|refusal| refusal.to_string())?;
    drop(doing);
    if let Some(path) = &arguments.dot {
        write_file(path, &matrix.dot())?;
    }
    if let Some(path) = &arguments.svg {
        write_file(path, &matrix.svg())?;
    }
    if let Some(folder) = &arguments.out {
        for pair in &matrix.pairs {
            write_tests(folder, &pair.comparison)?;
        }
    }
    match arguments.format {
        Format::Text => say!("{}", matrix.text()),
        Format::Json => {
            let pairs: Vec<_> = matrix
                .pairs
                .iter()
                .map(|p| render::json(&p.comparison))
                .collect();
            say_line!("{}", serde_json::Value::from(pairs));
        }
    }
    let known = |pair: &Pair| (pair.comparison.verdict(), pair.comparison.reporting());
    let same = |pair: &Pair| known(pair) == (Verdict::Equal, Reporting::Same);
    let open = |pair: &Pair| {
        matches!(
            known(pair),
            (Verdict::NoDifference { .. } | Verdict::OneWay { .. }, _)
                | (Verdict::Equal, Reporting::Open)
        )
    };
    Ok(if matrix.pairs.iter().all(same) {
        status::OK
    } else if matrix.pairs.iter().any(open) {
        status::no_answer()
    } else {
        status::violation()
    })
}

fn corpus(arguments: &Arguments, folder: &Path) -> Result<ExitCode, String> {
    let [a, b] = &arguments.models[..] else {
        return Err("two models are compared".to_string());
    };
    let engines = Models::new(None).with_folders(&arguments.folders);
    let rows = katec_driver::corpus::compare(folder, [a, b], &engines)?;
    let differing: Vec<_> = rows.iter().filter(|row| row.differs()).collect();
    let refused = rows.iter().filter(|row| row.refused().is_some()).count();
    match arguments.format {
        Format::Text => {
            for row in &differing {
                say_line!("{row}");
            }
            for row in &rows {
                if let Some(message) = row.refused() {
                    eprintln!("{}: {}", row.file, message.trim_end());
                }
            }
            say_line!(
                "{} of {} programs differ under {a} and {b}; {refused} could not be run",
                differing.len(),
                rows.len()
            );
        }
        Format::Json => {
            let rows: Vec<_> = differing.iter().map(|row| row.json()).collect();
            say_line!("{}", serde_json::Value::from(rows));
        }
    }
    Ok(if !differing.is_empty() {
        status::violation()
    } else if refused > 0 {
        status::no_answer()
    } else {
        status::OK
    })
}
