//! Everything that comes out of a run: text or data on standard output, and files.

use crate::run::Said;
use crate::{Checked, Models, input, output, program, status};
use clap::{Args, ValueEnum};
use katec_checker::check::{Annotate, ExecutionReport, Outcome, Verdict};
use katec_checker::program::SourcePosition;
use katec_programs::litmus::LitmusOutcome;
use katec_report::{JunitSuite, Layout, LitmusReport, ProgramReport, SarifLog, Sources};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// How results are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people, in herd's words.
    Text,
    /// One JSON object a line, for each program.
    Json,
    /// One log in SARIF, for code hosts and editors.
    Sarif,
}

/// What comes out of a run.
#[derive(Args)]
pub struct ReportArguments {
    /// How results are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,

    /// Shows whole executions, not only what matters, and an execution of every litmus test
    #[arg(long)]
    pub full: bool,

    /// Draws the execution that a violation or a condition is about, in Graphviz's language
    #[arg(long, value_name = "FILE")]
    pub dot: Option<PathBuf>,

    /// Writes a page for a browser, with the executions and the source beside them
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,

    /// Writes the results as a suite of tests, for build servers
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
}

/// How many executions a page has.
const EXECUTIONS_OF_A_PAGE: usize = 500;

impl ReportArguments {
    /// How many executions are to be kept of each program.
    pub fn keep(&self) -> usize {
        match self.html {
            Some(_) => EXECUTIONS_OF_A_PAGE,
            None => 0,
        }
    }

    /// What pictures show of a model, if there are to be any.
    pub fn annotate(&self, models: &dyn Models, model: &str) -> Option<Annotate> {
        let wanted = self.pictures().into_iter().any(|(_, file)| file.is_some());
        wanted.then(|| models.annotate(model)).flatten()
    }

    /// Files that can show one program only.
    fn pictures(&self) -> [(&'static str, Option<&Path>); 2] {
        [
            ("--dot", self.dot.as_deref()),
            ("--html", self.html.as_deref()),
        ]
    }

    /// What is asked for and cannot be done with so many programs.
    pub fn refusal(&self, programs: usize) -> Option<String> {
        let wanted = self.pictures().into_iter().find(|(_, file)| file.is_some());
        match wanted {
            Some((option, _)) if programs > 1 => Some(format!(
                "katec: {option} shows one program, and there are {programs} here\n"
            )),
            _ => None,
        }
    }
}

/// Prints results as they come, and writes files at the end.
pub struct Reporter<'a> {
    arguments: &'a ReportArguments,
    layout: Layout,
    programs: usize,
    sarif: SarifLog,
    junit: JunitSuite,
    summary: Summary,
    /// Whether something else than a result was said.
    said: bool,
    /// What could not be written.
    failures: Vec<String>,
}

impl<'a> Reporter<'a> {
    /// For a run of so many programs.
    pub fn new(arguments: &'a ReportArguments, programs: usize) -> Self {
        Self {
            arguments,
            layout: output::layout(arguments.full),
            programs,
            sarif: SarifLog::default(),
            junit: JunitSuite::default(),
            summary: Summary::default(),
            said: false,
            failures: Vec::new(),
        }
    }

    /// Takes the result of a program.
    pub fn add(&mut self, files: &[PathBuf], checked: &Checked) {
        let name = program::name(files);
        match checked {
            Checked::BadInput(message) | Checked::TooLarge(message) => {
                eprint!("{message}");
                self.sarif.add_refused(&name, message);
                self.junit.add_refused(&name, message);
            }
            Checked::Litmus(outcome) => {
                self.sarif.add_litmus(outcome);
                self.junit.add_litmus(outcome);
            }
            Checked::Program(outcome) => {
                self.sarif.add(outcome);
                self.junit.add(outcome);
            }
            Checked::Said(said) => {
                self.say(&name, said);
                self.summary.add(name, checked);
                return;
            }
            Checked::Skipped => {
                self.summary.add(name, checked);
                return;
            }
        }
        match self.arguments.format {
            Format::Text => self.say_text(checked),
            Format::Json => say_json(&name, checked),
            Format::Sarif => {}
        }
        self.draw(files, checked);
        self.summary.add(name, checked);
    }

    fn say(&mut self, name: &str, said: &Said) {
        self.said = true;
        match self.arguments.format {
            Format::Json => {
                let mut object = serde_json::Map::from_iter([("program".to_string(), name.into())]);
                for (key, value) in &said.data {
                    object.insert(key.to_string(), value.clone());
                }
                say_line!("{}", Value::Object(object));
            }
            _ if self.programs == 1 => say!("{}", said.text),
            _ => say!("{name}: {}", said.text),
        }
    }

    fn say_text(&self, checked: &Checked) {
        let text = match checked {
            Checked::BadInput(_) | Checked::TooLarge(_) | Checked::Said(_) | Checked::Skipped => {
                return;
            }
            Checked::Litmus(outcome) => {
                let shows = self.programs == 1 || self.layout.full;
                let execution = shows.then(|| {
                    katec_report::litmus_execution_text(outcome, &self.layout).unwrap_or_default()
                });
                katec_report::litmus_text(outcome) + &execution.unwrap_or_default()
            }
            Checked::Program(outcome) => {
                let sources = sources_of(outcome);
                katec_report::program_text(outcome, &self.layout, &sources)
            }
        };
        if !self.summary.is_empty() {
            say!("\n");
        }
        say!("{text}");
    }

    /// Writes the pictures that are asked for.
    fn draw(&mut self, files: &[PathBuf], checked: &Checked) {
        for (option, file) in self.arguments.pictures() {
            let Some(file) = file else { continue };
            let picture = match option {
                "--dot" => dot(checked),
                _ => page(files, checked),
            };
            match picture {
                Some(picture) => self.write(file, &picture),
                None => self.failures.push(format!(
                    "katec: there is no execution to show in {}\n",
                    file.display()
                )),
            }
        }
    }

    fn write(&mut self, file: &Path, text: &str) {
        if let Err(error) = std::fs::write(file, text) {
            let file = file.display();
            self.failures
                .push(format!("katec: cannot write {file}: {error}\n"));
        }
    }

    /// Writes what is about all programs, and gives the status of the run.
    /// Complaints are what went wrong without stopping the run: they were printed already.
    pub fn finish(mut self, complaints: &[String]) -> ExitCode {
        match self.arguments.format {
            Format::Sarif if self.said => {}
            Format::Sarif => say_line!("{}", std::mem::take(&mut self.sarif).into_json()),
            Format::Text if self.programs > 1 => say!("\n{}", self.summary.text()),
            Format::Text | Format::Json => {}
        }
        if let Some(file) = &self.arguments.junit {
            let suite = std::mem::take(&mut self.junit).into_xml();
            self.write(file, &suite);
        }
        for failure in &self.failures {
            eprint!("{failure}");
        }
        match self.failures.is_empty() && complaints.is_empty() {
            true => self.summary.status(),
            false => status::bad_input(),
        }
    }
}

fn say_json(name: &str, checked: &Checked) {
    let json = match checked {
        Checked::BadInput(message) | Checked::TooLarge(message) => {
            let message = message.trim_end();
            Ok(json!({"program": name, "verdict": "error", "message": message}).to_string())
        }
        Checked::Said(_) | Checked::Skipped => return,
        Checked::Litmus(outcome) => serde_json::to_string(&LitmusReport(outcome)),
        Checked::Program(outcome) => serde_json::to_string(&ProgramReport(outcome)),
    };
    match json {
        Ok(json) => say_line!("{json}"),
        Err(error) => eprintln!("katec: cannot write the result as JSON: {error}"),
    }
}

fn dot(checked: &Checked) -> Option<String> {
    let (title, execution) = match checked {
        Checked::BadInput(_) | Checked::TooLarge(_) | Checked::Said(_) | Checked::Skipped => {
            return None;
        }
        Checked::Litmus(outcome) => litmus_picture(outcome)?,
        Checked::Program(outcome) => program_picture(outcome)?,
    };
    Some(katec_report::execution_dot(&title, execution))
}

fn program_picture(outcome: &Outcome) -> Option<(String, &ExecutionReport)> {
    let mut violations = outcome.error().into_iter().chain(&outcome.violations);
    let violation = violations.find(|violation| violation.execution.is_some())?;
    Some((violation.to_string(), violation.execution.as_ref()?))
}

fn litmus_picture(outcome: &LitmusOutcome) -> Option<(String, &ExecutionReport)> {
    let asked_for = outcome.asked_for.as_ref();
    let asked_for = asked_for.map(|execution| (outcome.condition.clone(), execution));
    asked_for.or_else(|| program_picture(&outcome.check))
}

fn page(files: &[PathBuf], checked: &Checked) -> Option<String> {
    match checked {
        Checked::BadInput(_) | Checked::TooLarge(_) | Checked::Said(_) | Checked::Skipped => None,
        Checked::Litmus(outcome) => Some(katec_report::litmus_page(outcome, &source_of(files))),
        Checked::Program(outcome) => {
            Some(katec_report::program_page(outcome, &sources_of(outcome)))
        }
    }
}

/// The texts of files, as far as they can be read.
pub fn source_of(files: &[PathBuf]) -> Sources {
    let mut sources = Sources::default();
    for file in files {
        if let Ok(text) = input::read(file) {
            sources.add(input::display_name(file), text);
        }
    }
    sources
}

/// The sources that the report about a program names, as far as they can be read.
fn sources_of(outcome: &Outcome) -> Sources {
    let mut sources = Sources::default();
    let mut add = |position: &SourcePosition| {
        if let (false, Ok(text)) = (sources.has(&position.file), std::fs::read(&position.file)) {
            sources.add(&position.file, String::from_utf8_lossy(&text));
        }
    };
    let violations = outcome.violations.iter();
    violations
        .clone()
        .filter_map(|v| v.source.as_ref())
        .for_each(&mut add);
    let executions = violations.filter_map(|violation| violation.execution.as_ref());
    for execution in executions.chain(&outcome.kept) {
        let threads = execution
            .threads
            .iter()
            .filter_map(|thread| thread.source.as_ref());
        let events = execution
            .events
            .iter()
            .filter_map(|event| event.source.as_ref());
        threads.chain(events).for_each(&mut add);
    }
    sources
}

/// What became of the programs of a run.
#[derive(Default)]
struct Summary {
    ok: usize,
    bad: Vec<String>,
    violations: Vec<String>,
    unknown: Vec<String>,
}

impl Summary {
    fn is_empty(&self) -> bool {
        let named = self.bad.len() + self.violations.len() + self.unknown.len();
        self.ok + named == 0
    }

    fn add(&mut self, name: String, checked: &Checked) {
        let verdict = match checked {
            Checked::BadInput(_) => {
                self.bad.push(name);
                return;
            }
            Checked::TooLarge(_) => Verdict::Unknown,
            Checked::Said(said) if !said.interrupted => {
                self.ok += 1;
                return;
            }
            Checked::Said(_) | Checked::Skipped => {
                self.unknown.push(name);
                return;
            }
            Checked::Litmus(outcome) => outcome.verdict(),
            Checked::Program(outcome) => outcome.verdict(),
        };
        match verdict {
            Verdict::Ok => self.ok += 1,
            Verdict::Violation => self.violations.push(name),
            Verdict::Unknown => self.unknown.push(name),
        }
    }

    /// How many programs got which answer, and which are not right.
    fn text(&self) -> String {
        let mut text = format!("Summary\n{:>6} ok\n", self.ok);
        let rows = [
            ("violation", &self.violations),
            ("unknown", &self.unknown),
            ("refused", &self.bad),
        ];
        for (word, names) in rows {
            text += &format!("{:>6} {word}\n", names.len());
            for name in names {
                text += &format!("         {name}\n");
            }
        }
        text
    }

    fn status(&self) -> ExitCode {
        status::of_counts(self.bad.len(), self.violations.len(), self.unknown.len())
    }
}
