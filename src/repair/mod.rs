//! `katec repair`: what to change in a program that is wrong, and what is stronger than needed in
//! one that is right.

mod show;
mod weaken;

use crate::{Folders, Format, ProgramAndModel};
use katec_checker::explore::Options;
use katec_driver::{AnyProgram, output, status};
use katec_programs::edited::Edit;
use katec_repair::choices::{Assignment, Choices, Costs, Way, With};
use katec_repair::judge::{CSubject, Models, Subject, Target, judge};
use katec_repair::patch::changed_texts;
use katec_repair::search::{self, Answer, Settings, repair};
use katec_repair::source::{Points, Source};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Repair a program with the cheapest fences and memory orders, or find the weakest that it needs
///
/// A program is repaired when no execution is left that ends as its condition describes, fails an
/// assertion, or has a race. The answer is a patch, and for each change an execution that it makes
/// impossible. Nothing is written over without --in-place.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    asked: ProgramAndModel,

    /// When the program is right
    #[arg(long, value_enum, default_value_t = TargetName::NoViolation)]
    target: TargetName,

    /// What may be changed
    #[arg(long, value_enum, default_value_t = WithName::Both)]
    with: WithName,

    /// What changes cost, like fence=4,acquire=1 [names: fence, fence-acq_rel, fence-acquire,
    /// fence-release, acquire, release, acq_rel, seq_cst]
    #[arg(long, value_name = "NAME=N,...", value_parser = costs)]
    cost: Option<Costs>,

    /// Changes cost as much more as their places are executed more often
    #[arg(long)]
    dynamic: bool,

    /// How many cheapest repairs are shown
    #[arg(long, value_name = "N", default_value = "3")]
    optima: NonZeroUsize,

    /// Find what is stronger than needed in a program that is right
    #[arg(long, conflicts_with_all = ["cost", "dynamic", "optima"])]
    weaken: bool,

    /// Write the changes into the files
    #[arg(long)]
    in_place: bool,

    /// How the answer is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// What is said where an answer holds only as far as was explored.
const NOT_ALL: &str = "Not all executions were looked at: bounds cut some, or the model lets reads \
                       see later writes.";

/// When a program is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum TargetName {
    /// Nothing is wrong in any execution.
    #[value(alias = "no violation")]
    NoViolation,
    /// What is wrong is so in executions that SC has too.
    Sc,
    /// Every execution is one that SC has.
    Robust,
}

/// What may be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum WithName {
    /// Fences may be put between statements.
    Fences,
    /// Memory orders may be stronger.
    Orders,
    /// Both.
    Both,
}

/// Parses a list of costs.
fn costs(text: &str) -> Result<Costs, String> {
    let mut costs = Costs::default();
    for part in text.split(',') {
        let wrong = || format!("expected NAME=N, not `{part}`");
        let (name, number) = part.split_once('=').ok_or_else(wrong)?;
        let number: u32 = number.trim().parse().map_err(|_| wrong())?;
        if !(1..=1000).contains(&number) {
            return Err(format!("`{part}`: a cost is between 1 and 1000"));
        }
        if !costs.set(name.trim(), number) {
            let names = Costs::NAMES.join(", ");
            return Err(format!("there is no cost `{name}`; there are {names}"));
        }
    }
    Ok(costs)
}

impl Arguments {
    fn target(&self) -> Target {
        match self.target {
            TargetName::NoViolation => Target::NoViolation,
            TargetName::Sc => Target::Sc,
            TargetName::Robust => Target::Robust,
        }
    }

    fn with(&self) -> With {
        match self.with {
            WithName::Fences => With::Fences,
            WithName::Orders => With::Orders,
            WithName::Both => With::Both,
        }
    }
}

/// Repairs and prints. The status is 0 if the program is right afterwards, 1 if it cannot be
/// repaired, 2 for bad input, 3 if not all executions were looked at.
pub fn run(arguments: &Arguments) -> ExitCode {
    match answered(arguments) {
        Ok(status) => status,
        Err(message) => {
            eprint!("{message}");
            status::bad_input()
        }
    }
}

/// A program that is repaired: what it was read from, and what it is called.
struct Task<'a> {
    arguments: &'a Arguments,
    name: String,
    model_name: String,
    models: Models,
    files: &'a [PathBuf],
    sources: Vec<Source>,
}

fn answered(arguments: &Arguments) -> Result<ExitCode, String> {
    let asked = &arguments.asked;
    let files = &asked.files;
    if let Some(file) = files.iter().find(|file| !is_text(file)) {
        return Err(format!(
            "katec: {} cannot be patched: repair needs the litmus test or the C source as a file\n",
            file.display()
        ));
    }
    let original = asked.read()?;
    let model_name = asked.model(&original).to_string();
    let model = asked.folders.prepared(&model_name)?;
    let sc = Folders::default().prepared("sc")?;
    let models = Models::new(model, sc).map_err(|message| {
        format!("katec: the model {model_name} cannot be checked: {message}\n")
    })?;
    let points = match arguments.weaken || arguments.with == WithName::Orders {
        true => Points::Nowhere,
        false => Points::Everywhere,
    };
    let is_litmus = matches!(original, AnyProgram::Litmus(_));
    let sources = sources(files, is_litmus, points)?;
    let task = Task {
        arguments,
        name: asked.name(),
        model_name,
        models,
        files,
        sources,
    };
    let marked: Vec<(PathBuf, String)> = (files.iter().zip(&task.sources))
        .map(|(file, source)| (file.clone(), source.marked().to_string()))
        .collect();
    let color = output::color();
    let marked = AnyProgram::read_with(files, &marked, &asked.program, color);
    let marked = marked.map_err(|message| {
        format!(
            "{message}katec: this happens with fences between its statements: try --with orders\n"
        )
    })?;
    match marked {
        AnyProgram::Litmus(test) => task.answer(&*test),
        AnyProgram::C(program) => task.answer(&CSubject {
            program: *program,
            options: Options::for_programs(),
        }),
    }
}

/// Whether a file is one whose text can be changed.
fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending != "ll")
}

fn sources(files: &[PathBuf], is_litmus: bool, points: Points) -> Result<Vec<Source>, String> {
    let read = |file: &PathBuf| {
        let text = std::fs::read_to_string(file);
        let text =
            text.map_err(|error| format!("katec: cannot read {}: {error}\n", file.display()))?;
        let name = file.display().to_string();
        match is_litmus {
            true => Source::litmus(&name, &text, points)
                .map_err(|error| format!("katec: {name}:{error}\n")),
            false => Ok(Source::c(&name, &text, points)),
        }
    };
    files.iter().map(read).collect()
}

impl Task<'_> {
    fn answer<S: Subject>(&self, subject: &S) -> Result<ExitCode, String> {
        let arguments = self.arguments;
        let way = match arguments.weaken {
            true => Way::Down,
            false => Way::Up,
        };
        let choices = Choices::new(subject.program(), &self.sources, arguments.with(), way);
        match arguments.weaken {
            true => weaken::answer(self, subject, &choices),
            false => self.repair(subject, &choices),
        }
    }

    fn repair<S: Subject>(&self, subject: &S, choices: &Choices) -> Result<ExitCode, String> {
        let settings = Settings {
            target: self.arguments.target(),
            costs: self.arguments.cost.clone().unwrap_or_default(),
            dynamic: self.arguments.dynamic,
            optima: self.arguments.optima.get(),
        };
        let failed = |message: String| format!("katec: {}: {message}\n", self.name);
        let outcome = repair(subject, choices, &self.models, &settings).map_err(failed)?;
        match &outcome.answer {
            Answer::Repaired(repaired) => {
                for repair in &repaired.repairs {
                    self.confirm(choices, &repair.assignment, settings.target)?;
                }
                if self.arguments.in_place {
                    self.write(choices, &repaired.repairs[0].assignment)?;
                }
            }
            // Fences that were put in for a try and not found again would make it right.
            Answer::NothingToDo => {
                if !self.is_right_with(choices, &choices.unchanged(), settings.target)? {
                    let message = "it is wrong, but the places for fences are not found: does it \
                                   have #line? --with orders does not look for them";
                    return Err(failed(message.to_string()));
                }
            }
            Answer::Cannot(_) => {}
        }
        let by_hand = match &outcome.answer {
            Answer::Cannot(_) if !choices.unwritable.is_empty() => {
                let all = choices.with_unwritable();
                let outcome = repair(subject, &all, &self.models, &settings).map_err(failed)?;
                Some((all, outcome))
            }
            _ => None,
        };
        let shown = show::Shown {
            task: self,
            choices,
            outcome: &outcome,
            by_hand: by_hand
                .as_ref()
                .map(|(choices, outcome)| (choices, outcome)),
        };
        shown.print();
        Ok(match outcome.answer {
            Answer::Cannot(_) => status::violation(),
            _ if !outcome.exhaustive => status::no_answer(),
            _ => status::OK,
        })
    }

    /// The texts with changes, by file.
    fn changed(&self, choices: &Choices, assignment: &Assignment) -> Vec<(usize, String)> {
        changed_texts(&self.sources, choices, assignment)
    }

    /// Checks the program once more, from the texts that are the answer.
    fn confirm(
        &self,
        choices: &Choices,
        assignment: &Assignment,
        target: Target,
    ) -> Result<(), String> {
        match self.is_right_with(choices, assignment, target)? {
            true => Ok(()),
            false => Err(format!(
                "katec: {}: the changed text is still wrong: please report this\n",
                self.name
            )),
        }
    }

    /// Whether nothing is wrong with the texts with changes.
    fn is_right_with(
        &self,
        choices: &Choices,
        assignment: &Assignment,
        target: Target,
    ) -> Result<bool, String> {
        let texts = self.changed(choices, assignment).into_iter();
        let texts: Vec<_> = texts
            .map(|(number, text)| (self.files[number].clone(), text))
            .collect();
        let color = output::color();
        let program =
            AnyProgram::read_with(self.files, &texts, &self.arguments.asked.program, color)?;
        match program {
            AnyProgram::Litmus(test) => self.is_right(&*test, target),
            AnyProgram::C(program) => {
                let options = Options::for_programs();
                let program = *program;
                self.is_right(&CSubject { program, options }, target)
            }
        }
    }

    fn is_right<S: Subject>(&self, subject: &S, target: Target) -> Result<bool, String> {
        let none = Choices::default();
        let unchanged = none.unchanged();
        let judged = judge(
            subject,
            &none,
            &unchanged,
            Edit::Absent,
            &self.models,
            target,
        );
        let failed = |message: String| format!("katec: {}: {message}\n", self.name);
        Ok(judged.map_err(failed)?.wrong.is_none())
    }

    fn write(&self, choices: &Choices, assignment: &Assignment) -> Result<(), String> {
        for (number, text) in self.changed(choices, assignment) {
            let file = &self.files[number];
            std::fs::write(file, text)
                .map_err(|error| format!("katec: cannot write {}: {error}\n", file.display()))?;
        }
        Ok(())
    }

    /// The changes as a patch.
    fn patch(&self, choices: &Choices, assignment: &Assignment) -> String {
        let texts = self.changed(choices, assignment).into_iter();
        let patches = texts.map(|(number, text)| {
            let source = &self.sources[number];
            katec_repair::patch::difference(&source.file, &source.text, &text)
        });
        patches.collect()
    }
}

/// Whether nothing cheaper does it, as far as is known.
fn is_optimal(outcome: &search::Outcome) -> bool {
    match &outcome.answer {
        Answer::Repaired(repaired) => repaired.optimal && outcome.exhaustive,
        Answer::NothingToDo => outcome.exhaustive,
        Answer::Cannot(_) => true,
    }
}
