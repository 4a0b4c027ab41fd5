//! `katec synth`: litmus tests from cycles of edges.

use clap::ValueEnum;
use katec_checker::event::Mode;
use katec_diff::cycle::Cycle;
use katec_diff::test::Level;
use katec_diff::write::{Heading, write};
use katec_driver::status;
use katec_programs::litmus::Language;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write litmus tests: from a cycle of edges
#[derive(clap::Args)]
pub struct Arguments {
    /// The edges of a cycle, as herd's diy has them: Rfe PodRR Fre PodWW
    #[arg(required = true, value_name = "EDGE")]
    cycle: Vec<String>,

    /// The language of the tests
    #[arg(long, value_enum, ignore_case = true, default_value = "C")]
    arch: Arch,

    /// The memory order of accesses of C without an annotation
    #[arg(long, value_enum, default_value = "na")]
    mode: DefaultMode,

    /// The name of the test [default: as diy would name it]
    #[arg(long)]
    name: Option<String>,

    /// A folder for the tests, one file each [default: standard output]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "verbatim")]
enum Arch {
    C,
    X86,
    #[value(name = "X86_64")]
    X86_64,
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
        }
    }

    fn level(self) -> Level {
        match self {
            Arch::C => Level::Language,
            Arch::X86 | Arch::X86_64 => Level::Machine,
        }
    }
}

/// Prints or writes the tests.
pub fn run(arguments: &Arguments) -> ExitCode {
    match from_cycle(arguments) {
        Ok(()) => status::OK,
        Err(message) => {
            eprintln!("katec: {message}");
            status::bad_input()
        }
    }
}

fn from_cycle(arguments: &Arguments) -> Result<(), String> {
    let text = arguments.cycle.join(" ");
    let default = match arguments.mode {
        DefaultMode::Na => Mode::NonAtomic,
        DefaultMode::Rlx => Mode::Relaxed,
        DefaultMode::Sc => Mode::SequentiallyConsistent,
    };
    let cycle = Cycle::parse(&text).map_err(|error| error.to_string())?;
    let level = arguments.arch.level();
    let test = cycle
        .test(level, default)
        .map_err(|error| error.to_string())?;
    let name = arguments
        .name
        .clone()
        .unwrap_or_else(|| cycle.name(default));
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
    let written = write(&test, arguments.arch.language(), heading);
    let written = written.map_err(|error| error.to_string())?;
    match &arguments.out {
        None => say!("{written}"),
        Some(folder) => say_line!("{}", save(folder, &name, &written)?.display()),
    }
    Ok(())
}

/// Writes a test to a file of its name in a folder, which is made if it is not there.
fn save(folder: &Path, name: &str, text: &str) -> Result<PathBuf, String> {
    let file = folder.join(format!("{name}.litmus"));
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&file, text))
        .map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(file)
}
