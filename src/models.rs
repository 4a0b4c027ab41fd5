//! `katec models`: the model library, or what becomes of the models of a folder.

use crate::Folders;
use katec_compiler::library;
use katec_compiler::model::Model;
use katec_compiler::pipeline::{Resolved, Usable};
use katec_compiler::resolve;
use katec_driver::status;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// List the models of the library, or say of each model of a folder whether it loads and can be
/// explored
#[derive(clap::Args)]
pub struct Arguments {
    /// A folder of .cat files, with those below; includes are looked for in it as well
    folder: Option<PathBuf>,

    /// How the table of a folder is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,

    #[command(flatten)]
    folders: Folders,
}

/// How a table is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// A table in Markdown.
    Markdown,
    /// One JSON object a file.
    Json,
}

/// Prints name and title of each model of the library, or the table of a folder.
pub fn run(arguments: &Arguments) -> ExitCode {
    match &arguments.folder {
        Some(folder) => table(folder, arguments),
        None => list(),
    }
}

fn list() -> ExitCode {
    let models: Vec<_> = library::models().chain(library::machines()).collect();
    let width = models.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (name, title) in models {
        say_line!("{name:width$}  {title}");
    }
    status::OK
}

fn table(folder: &Path, arguments: &Arguments) -> ExitCode {
    let mut files = Vec::new();
    let is_model = |path: &Path| path.extension().is_some_and(|ending| ending == "cat");
    if let Err(message) = katec_driver::collect_folder(folder, is_model, &mut files) {
        eprintln!("katec: {message}");
        return status::bad_input();
    }
    let mut folders = arguments.folders.to_resolve();
    folders.include.insert(0, folder.to_path_buf());
    let mut rows: Vec<Row> = files
        .iter()
        .map(|file| Row::new(folder, file, &folders))
        .collect();
    name_includers(&mut rows);
    match arguments.format {
        Format::Text => text(&rows),
        Format::Markdown => markdown(&rows),
        Format::Json => rows.iter().for_each(|row| say_line!("{}", row.json())),
    }
    status::OK
}

/// Whether a model loads.
enum Loads {
    /// It has constraints.
    Yes,
    /// It has definitions only.
    Part,
    /// It does not load by itself. The files that include it, if there are any: then what is
    /// missing may come from them.
    No(String, Vec<String>),
}

/// What is said of a file.
struct Row {
    /// The file, from the folder on.
    file: String,
    loads: Loads,
    /// Why it cannot be explored step by step; `None` if it can, or does not come so far.
    unexplorable: Option<String>,
    /// Litmus tests can be checked under it.
    litmus: bool,
    /// What people should know who read a verdict under the model.
    notes: Vec<String>,
    /// The files that it includes.
    includes: Vec<String>,
}

impl Row {
    fn new(folder: &Path, file: &Path, folders: &resolve::Folders) -> Self {
        let outcome = resolve::outcome_in(&file.to_string_lossy(), folders);
        let includes = outcome.diagnostics.files.iter().skip(1);
        let includes = includes.map(|file| below(folder, Path::new(&file.name)));
        let mut row = Self {
            file: below(folder, file),
            loads: Loads::Yes,
            unexplorable: None,
            litmus: false,
            notes: Vec::new(),
            includes: includes.collect(),
        };
        match outcome.model {
            Some(model) => row.judge(model),
            None => {
                row.loads = Loads::No(outcome.diagnostics.first_error(), Vec::new());
            }
        }
        row
    }

    fn judge(&mut self, model: Resolved) {
        self.notes = Model::notes(&model);
        if model.constraints.is_empty() {
            self.loads = Loads::Part;
            return;
        }
        let usable = model.usable(true);
        self.litmus = usable.is_ok();
        match usable {
            Ok(Usable::Built(admitted)) => {
                let warnings = admitted.warnings().list.iter();
                self.notes
                    .extend(warnings.map(|warning| warning.message.clone()));
            }
            Ok(Usable::Judged(_, why)) | Err(why) => self.unexplorable = Some(why.reason()),
        }
    }

    /// Whether it loads, in a few words.
    fn loads(&self) -> String {
        match &self.loads {
            Loads::Yes => "yes".to_owned(),
            Loads::Part => "yes, definitions only".to_owned(),
            Loads::No(_, users) if !users.is_empty() => {
                format!("as a part of {}", users.join(", "))
            }
            Loads::No(error, _) => format!("no: {error}"),
        }
    }

    /// Whether it can be explored, in a few words.
    fn explorable(&self) -> String {
        match (&self.loads, &self.unexplorable) {
            (Loads::Yes, None) => "yes".to_owned(),
            (Loads::Yes, Some(why)) if self.litmus => format!("litmus tests only: {why}"),
            (Loads::Yes, Some(why)) => format!("no: {why}"),
            (Loads::Part | Loads::No(..), _) => String::new(),
        }
    }

    fn json(&self) -> serde_json::Value {
        let loads = matches!(self.loads, Loads::Yes | Loads::Part);
        let error = match &self.loads {
            Loads::No(error, _) => Some(error),
            _ => None,
        };
        let explorable = matches!(self.loads, Loads::Yes) && self.unexplorable.is_none();
        json!({
            "file": self.file,
            "loads": loads,
            "error": error,
            "constraints": matches!(self.loads, Loads::Yes),
            "explorable": explorable,
            "unexplorable": self.unexplorable,
            "litmus": self.litmus,
            "notes": self.notes,
        })
    }
}

/// A path from a folder on.
fn below(folder: &Path, path: &Path) -> String {
    let short = path.strip_prefix(folder).unwrap_or(path);
    short.display().to_string()
}

/// Says of files that do not load by themselves which of those that load include them.
fn name_includers(rows: &mut [Row]) {
    let mut users: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in rows.iter().filter(|row| matches!(row.loads, Loads::Yes)) {
        for included in &row.includes {
            users
                .entry(included.clone())
                .or_default()
                .push(row.file.clone());
        }
    }
    for row in rows {
        if let (Loads::No(_, includers), Some(users)) = (&mut row.loads, users.get(&row.file)) {
            includers.clone_from(users);
        }
    }
}

fn text(rows: &[Row]) {
    for row in rows {
        say_line!("{}", row.file);
        say_line!("  loads: {}", row.loads());
        let explorable = row.explorable();
        if !explorable.is_empty() {
            say_line!("  explorable: {explorable}");
        }
        for note in &row.notes {
            say_line!("  note: {note}");
        }
    }
    let count = |test: fn(&Row) -> bool| rows.iter().filter(|row| test(row)).count();
    let loads = count(|row| !matches!(&row.loads, Loads::No(_, users) if users.is_empty()));
    let explored = count(|row| matches!(row.loads, Loads::Yes) && row.unexplorable.is_none());
    let judged = count(|row| row.litmus && row.unexplorable.is_some());
    say_line!(
        "{} files: {loads} load, {explored} can be explored, {judged} for litmus tests only",
        rows.len()
    );
}

fn markdown(rows: &[Row]) {
    say_line!("| file | loads | explorable |");
    say_line!("| --- | --- | --- |");
    for row in rows {
        let cell = |text: String| text.replace('|', "\\|");
        let (loads, explorable) = (cell(row.loads()), cell(row.explorable()));
        say_line!("| `{}` | {loads} | {explorable} |", row.file);
    }
}
