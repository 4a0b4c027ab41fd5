//! Runs a folder of tests against a table of expected results.
//!
//! The table has a line a test and model, with the columns `file` (relative to the folder),
//! `model`, `holds` (1 or 0: whether the condition holds), `states` (how many final states there
//! are of what the condition names; may be empty) and `note` (`racy` if the model has to call the
//! program wrong), separated by tabs, and a first line with these names.

use super::{Arguments, Checked, Command, Mode, Runner, parallel};
use crate::{Models, output, status};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A line of the table.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    file: String,
    model: String,
    holds: bool,
    states: Option<usize>,
    racy: bool,
}

/// Runs the tests of the table and prints what differs, and a summary.
pub fn run(arguments: &Arguments, models: &dyn Models, table: &Path) -> ExitCode {
    let [folder] = &arguments.programs[..] else {
        eprintln!("katec: with --expected, one folder of tests is needed");
        return status::bad_input();
    };
    let rows = match read_table(table) {
        Ok(rows) => rows,
        Err(message) => {
            eprintln!("katec: {message}");
            return status::bad_input();
        }
    };
    let wanted = |row: &Row| {
        arguments
            .model
            .as_ref()
            .is_none_or(|model| *model == row.model)
    };
    let rows: Vec<Row> = rows.into_iter().filter(wanted).collect();
    if rows.is_empty() {
        eprintln!("katec: no line of {} is about this model", table.display());
        return status::bad_input();
    }
    let command = Command {
        arguments,
        models,
        runner: Runner::new(&arguments.run, rows.len(), Mode::Whole),
        color: output::color(),
    };
    let files: Vec<PathBuf> = rows.iter().map(|row| folder.join(&row.file)).collect();
    let (mut bad, mut unknown, mut mismatches) = (0, 0, 0);
    parallel::in_order(
        command.runner.programs_at_once(),
        rows.len(),
        |i| command.check(std::slice::from_ref(&files[i]), Some(&rows[i].model)),
        |i, checked| match &checked {
            Checked::BadInput(message) => {
                eprint!("{message}");
                bad += 1;
            }
            Checked::TooLarge(message) => {
                eprint!("{message}");
                unknown += 1;
            }
            Checked::Skipped => unknown += 1,
            Checked::Program(_) | Checked::Said(_) => {
                eprintln!("katec: {} is not a litmus test", rows[i].file);
                bad += 1;
            }
            Checked::Litmus(outcome) if !outcome.is_exhaustive() => {
                let reasons = katec_report::litmus_reasons(outcome).join("; ");
                say_line!("No answer {} {}: {reasons}", rows[i].file, rows[i].model);
                unknown += 1;
            }
            Checked::Litmus(outcome) => {
                let found = Row {
                    file: rows[i].file.clone(),
                    model: rows[i].model.clone(),
                    holds: outcome.holds(),
                    states: rows[i].states.map(|_| outcome.condition_states),
                    racy: rows[i].racy && outcome.has_errors(),
                };
                if found != rows[i] {
                    mismatches += 1;
                    say_line!(
                        "Mismatch {} {}: {}",
                        found.file,
                        found.model,
                        difference(&rows[i], &found)
                    );
                }
            }
        },
    );
    let agreed = rows.len() - mismatches - bad - unknown;
    say_line!(
        "{agreed} of {} results agree, {mismatches} do not, {unknown} have no answer, {bad} tests are unreadable",
        rows.len(),
    );
    status::of_counts(bad, mismatches, unknown)
}

/// What is different, in words.
fn difference(expected: &Row, found: &Row) -> String {
    let mut parts = Vec::new();
    let holds = |holds: bool| if holds { "holds" } else { "does not hold" };
    if expected.holds != found.holds {
        parts.push(format!(
            "the condition {}, expected that it {}",
            holds(found.holds),
            holds(expected.holds)
        ));
    }
    if let (Some(expected), Some(found)) = (expected.states, found.states)
        && expected != found
    {
        parts.push(format!("{found} states, expected {expected}"));
    }
    if expected.racy != found.racy {
        parts.push("no error was found, expected a race".to_string());
    }
    parts.join("; ")
}

fn read_table(path: &Path) -> Result<Vec<Row>, String> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    parse_table(&text).map_err(|(line, message)| format!("{}:{line}: {message}", path.display()))
}

/// The lines of a table, or the number of a bad line and what is wrong with it.
fn parse_table(text: &str) -> Result<Vec<Row>, (usize, String)> {
    let mut lines = text.lines().enumerate();
    let header = lines.next().map_or("", |(_, header)| header);
    if header
        .trim_end()
        .split('\t')
        .ne(["file", "model", "holds", "states", "note"])
    {
        return Err((
            1,
            "expected the column names file, model, holds, states, note, separated by tabs"
                .to_string(),
        ));
    }
    let mut rows = Vec::new();
    for (number, line) in lines {
        if line.trim().is_empty() {
            continue;
        }
        rows.push(parse_row(line).map_err(|message| (number + 1, message))?);
    }
    Ok(rows)
}

fn parse_row(line: &str) -> Result<Row, String> {
    let columns: Vec<&str> = line.split('\t').collect();
    let (Some(file), Some(model), Some(holds)) = (columns.first(), columns.get(1), columns.get(2))
    else {
        return Err("expected at least file, model and holds, separated by tabs".to_string());
    };
    let states = columns.get(3).copied().unwrap_or("").trim();
    let note = columns.get(4).copied().unwrap_or("").trim();
    Ok(Row {
        file: (*file).to_string(),
        model: (*model).to_string(),
        holds: match *holds {
            "1" => true,
            "0" => false,
            other => return Err(format!("`{other}` in the column holds: expected 1 or 0")),
        },
        states: match states {
            "" => None,
            number => Some(
                number
                    .parse()
                    .map_err(|_| format!("`{number}` in the column states: expected a number"))?,
            ),
        },
        racy: match note {
            "" => false,
            "racy" => true,
            other => {
                return Err(format!(
                    "`{other}` in the column note: expected `racy` or nothing"
                ));
            }
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read() {
        let rows = parse_table(
            "file\tmodel\tholds\tstates\tnote\na.litmus\tsc\t1\t3\t\n\nb.litmus\ttso\t0\t\tracy\n",
        )
        .unwrap();
        assert_eq!(
            (rows.len(), rows[0].states, rows[1].states, rows[1].racy),
            (2, Some(3), None, true)
        );
        assert!(rows[0].holds && !rows[1].holds);
    }

    #[test]
    fn bad_lines_are_named() {
        let header = "file\tmodel\tholds\tstates\tnote\n";
        for (line, part) in [
            ("a\tsc", "at least"),
            ("a\tsc\t2", "`2`"),
            ("a\tsc\t1\tx", "`x`"),
            ("a\tsc\t1\t1\twhat", "`what`"),
        ] {
            let (number, message) = parse_table(&format!("{header}{line}\n")).unwrap_err();
            assert!(number == 2 && message.contains(part), "{message}");
        }
        assert_eq!(parse_table("").unwrap_err().0, 1);
    }
}
