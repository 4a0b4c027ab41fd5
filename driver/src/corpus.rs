//! Two models on every program of a folder.

use super::{Checked, Command, Mode, Models, Runner, Standalone};
use super::{collect_folder, is_litmus, program};
use clap::Parser;
use serde_json::{Value, json};
use std::fmt;
use std::path::{Path, PathBuf};

/// What a model does with a program, as far as it is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behaviour {
    /// Complete executions.
    pub executions: u64,
    /// Executions in which a thread waits for ever.
    pub blocked: u64,
    /// Final states, for litmus tests.
    pub states: Vec<String>,
    /// Errors and warnings.
    pub violations: Vec<String>,
}

/// A program under two models.
#[derive(Clone, Debug)]
pub struct Row {
    /// The file.
    pub file: String,
    /// What each model does with it, or why it could not be run.
    pub behaviours: [Result<Behaviour, String>; 2],
    models: [String; 2],
}

impl Row {
    /// Whether both were run and do not do the same.
    pub fn differs(&self) -> bool {
        match &self.behaviours {
            [Ok(a), Ok(b)] => a != b,
            _ => false,
        }
    }

    /// Why it could not be run.
    pub fn refused(&self) -> Option<&str> {
        let mut errors = self.behaviours.iter().filter_map(|b| b.as_ref().err());
        errors.next().map(String::as_str)
    }

    /// The row as JSON.
    pub fn json(&self) -> Value {
        let side = |number: usize| match &self.behaviours[number] {
            Ok(b) => json!({
                "model": self.models[number],
                "executions": b.executions,
                "blocked": b.blocked,
                "states": b.states,
                "violations": b.violations,
            }),
            Err(message) => json!({"model": self.models[number], "error": message}),
        };
        json!({"program": self.file, "models": [side(0), side(1)]})
    }
}

/// What one has and the other has not.
fn only<'a>(of: &'a [String], other: &[String]) -> Vec<&'a str> {
    let own = of.iter().filter(|text| !other.contains(text));
    own.map(String::as_str).collect()
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.file)?;
        let [Ok(a), Ok(b)] = &self.behaviours else {
            return write!(f, " not run");
        };
        let [name_a, name_b] = &self.models;
        write!(
            f,
            " executions {name_a} {} {name_b} {}",
            a.executions, b.executions
        )?;
        if a.blocked != b.blocked {
            write!(f, "; blocked {} {}", a.blocked, b.blocked)?;
        }
        for (name, own, other) in [(name_a, a, b), (name_b, b, a)] {
            let states = only(&own.states, &other.states);
            if !states.is_empty() {
                write!(f, "; only {name} ends with {}", states.join(" or "))?;
            }
            let violations = only(&own.violations, &other.violations);
            if !violations.is_empty() {
                write!(f, "; only {name} reports {}", violations.join(" and "))?;
            }
        }
        Ok(())
    }
}

/// Runs two models on the programs of a folder, in order.
pub fn compare(folder: &Path, names: [&str; 2], models: &dyn Models) -> Result<Vec<Row>, String> {
    let mut files = Vec::new();
    let wanted = |path: &Path| is_litmus(path) || program::is_program(path);
    collect_folder(folder, wanted, &mut files)?;
    if files.is_empty() {
        return Err(format!("there is no program in {}", folder.display()));
    }
    let arguments = Standalone::parse_from(["katec".into(), folder.to_path_buf().into_os_string()]);
    let arguments = &arguments.arguments;
    let command = Command {
        arguments,
        models,
        runner: Runner::new(&arguments.run, 1, Mode::Whole),
        color: false,
    };
    let row = |file: &PathBuf| Row {
        file: file.display().to_string(),
        behaviours: names.map(|name| behaviour(file, &command, name)),
        models: names.map(str::to_string),
    };
    Ok(files.iter().map(row).collect())
}

fn behaviour(file: &Path, command: &Command<'_>, name: &str) -> Result<Behaviour, String> {
    let (outcome, states) = match command.check(&[file.to_path_buf()], Some(name)) {
        Checked::BadInput(message) | Checked::TooLarge(message) => return Err(message),
        Checked::Said(said) => return Err(said.text),
        Checked::Skipped => return Err("katec: it was not its turn\n".to_string()),
        Checked::Litmus(litmus) => {
            let states = litmus.states.iter().map(|state| {
                let values = litmus.names.iter().zip(&state.values);
                let shown = values.map(|(name, value)| format!("{name}={value}"));
                shown.collect::<Vec<_>>().join(" ")
            });
            let states = states.collect();
            (litmus.check, states)
        }
        Checked::Program(outcome) => (*outcome, Vec::new()),
    };
    Ok(Behaviour {
        executions: outcome.summary.complete,
        blocked: outcome.summary.blocked,
        states,
        violations: outcome.violations.iter().map(ToString::to_string).collect(),
    })
}
