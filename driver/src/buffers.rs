//! `--buffers`: store buffers of so many entries, or of more and more.

use crate::{Checked, Command};
use katec_checker::check::{Outcome, Verdict};
use katec_checker::explore::Ending;
use katec_programs::litmus::Quantifier;
use std::path::PathBuf;

/// How many stores of a thread may be on the way to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buffers {
    /// So many.
    Entries(u32),
    /// None, then one, and so on; at last any number.
    Grow,
}

/// The most entries, which the library of models knows too.
const MOST: u32 = 16;

/// The last number of entries that is tried before there is no bound.
const LAST: u32 = 3;

/// Parses what `--buffers` is given.
pub fn parse(text: &str) -> Result<Buffers, String> {
    if text == "grow" {
        return Ok(Buffers::Grow);
    }
    match text.parse() {
        Ok(number) if number <= MOST => Ok(Buffers::Entries(number)),
        _ => Err(format!("expected a number up to {MOST}, or grow")),
    }
}

/// Checks a program with bounded buffers.
pub(crate) fn check(
    command: &Command<'_>,
    files: &[PathBuf],
    (model, buffers): (Option<&str>, Buffers),
) -> Checked {
    let model = model.unwrap_or("tso");
    if !matches!(model, "tso" | "pso") {
        return Checked::BadInput(format!(
            "katec: --buffers is for the models tso and pso, not {model}\n"
        ));
    }
    let run = |entries: u32| {
        let name = format!("{model}-buffers-{entries}");
        let mut checked = command.check_under(files, Some(&name));
        if let Some(outcome) = outcome_of(&mut checked) {
            outcome.buffers = Some(entries);
        }
        checked
    };
    let Buffers::Entries(entries) = buffers else {
        for entries in 0..=LAST {
            let checked = run(entries);
            if is_decided(&checked) {
                return checked;
            }
        }
        let mut checked = command.check_under(files, Some(model));
        if let Some(outcome) = outcome_of(&mut checked) {
            let note =
                format!("buffers of up to {LAST} entries show nothing, so that there is no bound");
            outcome.notes.push(note);
        }
        return checked;
    };
    run(entries)
}

fn outcome_of(checked: &mut Checked) -> Option<&mut Outcome> {
    match checked {
        Checked::Litmus(outcome) => Some(&mut outcome.check),
        Checked::Program(outcome) => Some(outcome),
        Checked::BadInput(_) | Checked::TooLarge(_) | Checked::Said(_) | Checked::Skipped => None,
    }
}

/// Whether someone or a limit stopped it: then more entries are not tried.
fn is_stopped(outcome: &Outcome) -> bool {
    matches!(
        outcome.summary.ending,
        Ending::Interrupted | Ending::TimeLimit | Ending::MemoryLimit | Ending::ExecutionLimit
    )
}

/// Whether more entries would not change the answer, because what is asked for, or wrong, was
/// found, or whether there will be no more of them.
fn is_decided(checked: &Checked) -> bool {
    match checked {
        Checked::Litmus(outcome) => {
            let found = match outcome.quantifier {
                Quantifier::Exists | Quantifier::NotExists => outcome.matching > 0,
                Quantifier::Forall => outcome.others > 0,
            };
            found || outcome.has_errors() || is_stopped(&outcome.check)
        }
        Checked::Program(outcome) => outcome.verdict() == Verdict::Violation || is_stopped(outcome),
        Checked::BadInput(_) | Checked::TooLarge(_) | Checked::Said(_) | Checked::Skipped => true,
    }
}
