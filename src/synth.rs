//! `katec synth`: litmus tests from cycles of edges, and conformance suites of models.

use crate::Folders;
use crate::engines::Models;
use clap::ValueEnum;
use katec_checker::event::Mode;
use katec_checker::model::MemoryModel;
use katec_compiler::diagnostics::Severity;
use katec_diff::cycle::Cycle;
use katec_diff::name::Namer;
use katec_diff::suite::{Search, Wanted, Words, suite};
use katec_diff::test::{Level, RmwKind, Test};
use katec_diff::verdict::litmus_allows;
use katec_diff::write::{Heading, write};
use katec_driver::Models as _;
use katec_driver::{output, status};
use katec_programs::litmus::{Language, LitmusTest};
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// The model that suites of allowed tests are compared with.
const SC: &str = "sc";

/// The fewest events of a test.
const FEWEST: usize = 2;

/// Write litmus tests: from a cycle of edges, or all minimal ones that a model forbids or allows
#[derive(clap::Args)]
pub struct Arguments {
    /// The edges of a cycle, as herd's diy has them: Rfe PodRR Fre PodWW
    #[arg(required_unless_present = "model", value_name = "EDGE")]
    cycle: Vec<String>,

    /// A model by name or a .cat file: the minimal tests that it forbids or allows
    #[arg(long, conflicts_with_all = ["cycle", "mode", "name"], requires = "wanted")]
    model: Option<String>,

    /// The tests that the model forbids
    #[arg(long, group = "wanted", requires = "model")]
    forbidden: bool,

    /// The tests that the model allows and sequential consistency does not
    #[arg(long, group = "wanted", requires = "model")]
    allowed: bool,

    /// The most events of a test, from 2 to 8; a read-modify-write is two
    #[arg(long, value_name = "N", default_value_t = 4, requires = "model",
          value_parser = clap::value_parser!(u64).range(2..=8))]
    events: u64,

    /// Stop after this many seconds with the tests that are known then
    #[arg(long, value_name = "SECONDS", requires = "model", value_parser = katec_driver::seconds)]
    timeout: Option<Duration>,

    /// The language of the tests
    #[arg(long, value_enum, ignore_case = true, default_value = "C")]
    arch: Arch,

    /// The memory order of accesses of C without an annotation
    #[arg(long, value_enum, default_value = "na")]
    mode: DefaultMode,

    /// The name of the test [default: as diy would name it]
    #[arg(long)]
    name: Option<String>,

    /// A folder for the tests, one file each, and a list of them, `@all`
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    #[command(flatten)]
    folders: Folders,
}

#[derive(Clone, Copy, ValueEnum)]
enum Arch {
    #[value(name = "C")]
    C,
    #[value(name = "X86")]
    X86,
    #[value(name = "X86_64")]
    X86_64,
    #[value(name = "AArch64")]
    AArch64,
    #[value(name = "PPC")]
    Ppc,
    #[value(name = "RISCV")]
    RiscV,
}

#[derive(Clone, Copy, ValueEnum)]
enum DefaultMode {
    /// Not atomic
    Na,
    /// Relaxed
    Rlx,
    /// Sequentially consistent
    Sc,
}

impl Arch {
    fn language(self) -> Language {
        match self {
            Arch::C => Language::C,
            Arch::X86 => Language::X86,
            Arch::X86_64 => Language::X86_64,
            Arch::AArch64 => Language::AArch64,
            Arch::Ppc => Language::Ppc,
            Arch::RiscV => Language::RiscV,
        }
    }

    fn level(self) -> Level {
        match self {
            Arch::C => Level::Language,
            Arch::X86 | Arch::X86_64 => Level::X86,
            Arch::AArch64 => Level::Aarch64,
            Arch::Ppc => Level::Power,
            Arch::RiscV => Level::Riscv,
        }
    }
}

/// Prints or writes the tests.
pub fn run(arguments: &Arguments) -> ExitCode {
    let done = match &arguments.model {
        None => from_cycle(arguments).map(|()| true),
        Some(model) => from_model(arguments, model),
    };
    match done {
        Ok(true) => status::OK,
        Ok(false) => status::no_answer(),
        Err(message) => {
            eprintln!("{}", message.trim_end());
            status::bad_input()
        }
    }
}

fn complain(error: impl std::fmt::Display) -> String {
    format!("katec: {error}")
}

fn from_cycle(arguments: &Arguments) -> Result<(), String> {
    let text = arguments.cycle.join(" ");
    let default = match arguments.mode {
        DefaultMode::Na => Mode::NonAtomic,
        DefaultMode::Rlx => Mode::Relaxed,
        DefaultMode::Sc => Mode::SequentiallyConsistent,
    };
    let cycle = Cycle::parse(&text).map_err(complain)?;
    let test = cycle.test(arguments.arch.level(), default);
    let test = test.map_err(complain)?;
    let name = arguments.name.clone();
    let name = name.unwrap_or_else(|| cycle.name(default));
    let lines = [
        format!("\"{cycle}\""),
        format!("Com={}", cycle.communications()),
        format!(
            "Orig={}",
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        ),
    ];
    let heading = Heading {
        name: &name,
        lines: &lines,
    };
    let written = write(&test, arguments.arch.language(), heading).map_err(complain)?;
    match &arguments.out {
        None => say!("{written}"),
        Some(folder) => say_line!("{}", save(folder, &name, &written)?.display()),
    }
    Ok(())
}

/// Writes a test to a file of its name in a folder, which is made if it is not there.
fn save(folder: &Path, name: &str, text: &str) -> Result<PathBuf, String> {
    if name.contains(['/', '\\']) {
        return Err(format!("katec: `{name}` cannot be the name of a file"));
    }
    save_file(folder, &format!("{name}.litmus"), text)
}

fn save_file(folder: &Path, name: &str, text: &str) -> Result<PathBuf, String> {
    let file = folder.join(name);
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&file, text))
        .map_err(|error| format!("katec: {}: {error}", file.display()))?;
    Ok(file)
}

/// A suite that is being printed.
struct Printed<'a> {
    arguments: &'a Arguments,
    wanted: Wanted,
    /// How often each name was used.
    names: BTreeMap<String, usize>,
    files: Vec<String>,
}

/// Whether all tests were found in time.
fn from_model(arguments: &Arguments, name: &str) -> Result<bool, String> {
    let color = output::color();
    let models = Models::new(None).with_folders(&arguments.folders);
    // Refuses here what cannot be explored, so that threads only make copies.
    let level = arguments.arch.level();
    let mut model = judge(&models, name, level, color)?;
    judge(&models, SC, level, color)?;
    let resolved = arguments.folders.outcome(name).into_result();
    let resolved = resolved.map_err(|errors| errors.render(Severity::Error, color))?;
    let make = |name: &str| -> Box<dyn MemoryModel + Send> {
        match judge(&models, name, level, color) {
            Ok(model) => model,
            Err(refused) => unreachable!("it was made before: {refused}"),
        }
    };
    let words = Words::of(&resolved, level);
    let wanted = match arguments.forbidden {
        true => Wanted::Forbidden,
        false => Wanted::Allowed,
    };
    let namer = Namer::new(level);
    let mut printed = Printed {
        arguments,
        wanted,
        names: BTreeMap::new(),
        files: Vec::new(),
    };
    let verdict = printed.verdict();
    say_line!(
        "{:32} {:>6} {:>7}  {:9}  test",
        "name",
        "events",
        "threads",
        name_of(name)
    );
    let most = arguments.events as usize;
    let deadline = crate::deadline(arguments.timeout);
    let shown = std::io::stderr().is_terminal();
    let mut finished = true;
    for events in FEWEST..=most {
        let progress = |done: usize, all: usize| {
            if shown {
                eprint!("\rprograms with {events} events: {done} of {all}   ");
            }
        };
        let search = Search {
            deadline,
            progress: &progress,
        };
        let found = suite(&words, wanted, events, &|| make(name), &|| make(SC), search);
        if shown {
            eprint!("\r{:60}\r", "");
        }
        for test in found.tests {
            let (base, test) = namer.name(&test);
            let name = printed.add(&base, &test, &mut model)?;
            let size = test.size();
            say_line!(
                "{name:32} {:>6} {:>7}  {verdict:9}  {test}",
                size.events,
                size.threads
            );
        }
        if !found.finished {
            finished = false;
            say_line!("time is up: not all programs with {events} events were gone through");
            break;
        }
    }
    let count = printed.files.len();
    let all = if finished { "" } else { " found in time" };
    say_line!("{count} minimal tests with at most {most} events{all}: {verdict} by {name}");
    if let Some(folder) = &arguments.out {
        save_file(folder, "@all", &printed.files.concat())?;
    }
    Ok(finished)
}

/// A model that judges all executions of programs of a level: those with cycles of `po | rf` too,
/// if it allows them, and those with store-exclusives.
fn judge(
    models: &Models,
    name: &str,
    level: Level,
    color: bool,
) -> Result<katec_driver::AnyModel, String> {
    let model = models.get(name, color)?;
    let reserves = level.exchanges().contains(&RmwKind::Reserved);
    Ok(match model.character().causal_cycles || reserves {
        true => models.whole(name).unwrap_or(model),
        false => model,
    })
}

/// The name of a model without its folder.
fn name_of(model: &str) -> &str {
    let path = Path::new(model);
    path.file_stem()
        .and_then(|stem| stem.to_str())
        .unwrap_or(model)
}

impl Printed<'_> {
    fn verdict(&self) -> &'static str {
        match self.wanted {
            Wanted::Forbidden => "forbidden",
            Wanted::Allowed => "allowed",
        }
    }

    /// Writes a test, after it was read back and explored once more. Its name has a number if
    /// another test has the same.
    fn add(
        &mut self,
        base: &str,
        test: &Test,
        model: &mut katec_driver::AnyModel,
    ) -> Result<String, String> {
        let used = self.names.entry(base.to_string()).or_default();
        *used += 1;
        let name = match *used {
            1 => base.to_string(),
            number => format!("{base}.{number}"),
        };
        let heading = Heading::name(&name);
        let written = write(test, self.arguments.arch.language(), heading).map_err(complain)?;
        let file = format!("{name}.litmus");
        let read = LitmusTest::parse(&written, &file)
            .map_err(|error| format!("katec: the test {name} cannot be read back: {error}"))?;
        let allows = litmus_allows(model, &read);
        if allows != (self.wanted == Wanted::Allowed) {
            return Err(format!(
                "katec: the test {name} as it is written is not {}",
                self.verdict()
            ));
        }
        if let Some(folder) = &self.arguments.out {
            save(folder, &name, &written)?;
        }
        self.files.push(format!("{file}\n"));
        Ok(name)
    }
}
