//! Why a program is wrong: the execution, and what would order what nothing orders.

use super::{Arguments, blame_data, blame_lines};
use crate::Format;
use katec_checker::check::ExecutionReport;
use katec_checker::event::Mode;
use katec_checker::explore::Options;
use katec_compiler::model::{ConstraintId, Model};
use katec_compiler::pipeline::Prepared;
use katec_diff::violation::{Change, Explained, Found, explain_violation};
use katec_driver::{AnyProgram, output};
use katec_report::{ExecutionFields, how_text, mode_name};
use serde_json::{Value, json};

/// The models that an answer is about.
struct Question<'q> {
    program: String,
    model: (&'q str, &'q Prepared),
    but_not: Option<(&'q str, &'q Prepared)>,
}

/// Explains what is wrong with a program, and prints it. Gives whether all was looked at.
pub fn answered(arguments: &Arguments, program: AnyProgram) -> Result<bool, String> {
    let name = arguments.asked.model(&program);
    let model = arguments.load(name)?;
    let other = arguments.but_not.as_deref();
    let other_model = other.map(|other| arguments.load(other)).transpose()?;
    let question = Question {
        program: arguments.asked.name(),
        model: (name, &model),
        but_not: other.zip(other_model.as_ref()),
    };
    let options = |options| Options {
        execution_limit: Some(arguments.max_executions.get()),
        ..options
    };
    let found = match program {
        AnyProgram::Litmus(test) => {
            let mut program = test.program().clone();
            let options = options(Options::default());
            explain_violation(&mut program, &model, other_model.as_ref(), options)
        }
        AnyProgram::C(mut program) => {
            let options = options(Options::for_programs());
            explain_violation(&mut *program, &model, other_model.as_ref(), options)
        }
    };
    let found = found.map_err(|message| format!("katec: {message}\n"))?;
    match arguments.format {
        Format::Text => say!("{}", text(&question, &found, arguments.full)),
        Format::Json => say_line!("{}", data(&question, &found)),
    }
    Ok(match found {
        Found::Violation(_) => true,
        Found::Nothing { complete } => complete,
    })
}

fn text(question: &Question<'_>, found: &Found, full: bool) -> String {
    let Question { program, .. } = question;
    let (name, model) = question.model;
    let mut lines = Vec::new();
    match found {
        Found::Nothing { complete } => {
            let under = match question.but_not {
                Some((other, _)) => format!("{name} in executions that {other} forbids"),
                None => name.to_string(),
            };
            lines.push(format!("{program}: nothing is wrong under {under}"));
            if !complete {
                lines.push("Not all executions were looked at.".to_string());
            }
        }
        Found::Violation(explained) => {
            let Explained { kind, message, .. } = &**explained;
            lines.push(format!("{program}: wrong under {name}"));
            lines.push(format!("{kind}: {message}"));
            lines.push(String::new());
            let layout = output::layout(full);
            lines.push(how_text(&explained.execution, &layout));
            lines.extend(order_lines(model.synchronised(), explained));
            if let (Some(blame), Some(other)) = (&explained.blame, question.but_not) {
                lines.extend(blame_lines(name, other, &explained.execution, blame));
            }
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Why nothing orders the two sides of a violation, and what would.
fn order_lines(model: &Model, explained: &Explained) -> Vec<String> {
    let Some(found) = &explained.found else {
        return Vec::new();
    };
    let mut lines = vec![String::new()];
    lines.push(format!(
        "{} does not hold:",
        constraint_text(model, found.constraint)
    ));
    if let [a, b] = explained.execution.about.events[..] {
        let name = |event| explained.execution.event_name(event);
        lines.push(format!(
            "  {} and {} are related by its left side and by nothing of its right side",
            name(a),
            name(b)
        ));
    }
    match &found.remedies[..] {
        [] => lines.push("no change of up to three modes helps in this execution".to_string()),
        remedies => {
            lines.push("what would help in this execution, any one of:".to_string());
            for remedy in remedies {
                let changes = remedy
                    .iter()
                    .map(|change| change_text(&explained.execution, change));
                lines.push(format!("  {}", changes.collect::<Vec<_>>().join(", and ")));
            }
        }
    }
    lines
}

fn constraint_text(model: &Model, constraint: ConstraintId) -> String {
    let span = model.constraints[constraint.index()].span;
    format!("{}: {}", model.file_and_line(span), model.statement(span))
}

/// A change in words: `(1, 4) write relaxed locked = 0 as release`.
fn change_text(execution: &ExecutionReport, change: &Change) -> String {
    let first = change.events.first();
    let what = first.map(|event| katec_report::event_text(execution, *event));
    let what = what.unwrap_or_default();
    let others = change.events.len().saturating_sub(1);
    let others = match others {
        0 => String::new(),
        1 => " (and one like it)".to_string(),
        more => format!(" (and {more} like it)"),
    };
    match change.from {
        Mode::NonAtomic => format!("atomic: {what}{others}"),
        from => format!(
            "{} instead of {}: {what}{others}",
            mode_name(change.to),
            mode_name(from)
        ),
    }
}

fn data(question: &Question<'_>, found: &Found) -> Value {
    let (name, model) = question.model;
    let violation = match found {
        Found::Nothing { .. } => None,
        Found::Violation(explained) => Some(violation_data(
            model.synchronised(),
            question.but_not,
            explained,
        )),
    };
    json!({
        "program": question.program,
        "model": name,
        "but_not": question.but_not.map(|(other, _)| other),
        "answer": if violation.is_some() { "violation" } else { "none" },
        "complete": !matches!(found, Found::Nothing { complete: false }),
        "violation": violation,
    })
}

fn violation_data(
    model: &Model,
    but_not: Option<(&str, &Prepared)>,
    explained: &Explained,
) -> Value {
    let other = but_not.map(|(_, other)| other);
    let (reason, reordered) = blame_data(explained.blame.as_ref().zip(other));
    let found = explained.found.as_ref();
    let constraint = found.map(|found| {
        let constraint = &model.constraints[found.constraint.index()];
        let (file, line) = model.position(constraint.span);
        let text = model.statement(constraint.span);
        json!({"name": constraint.name, "file": file, "line": line, "text": text})
    });
    let change = |change: &Change| {
        let events: Vec<_> = change.events.iter().map(|event| event.0).collect();
        json!({"events": events, "from": mode_name(change.from), "to": mode_name(change.to)})
    };
    let remedies: Option<Vec<Vec<Value>>> = found.map(|found| {
        let remedies = found.remedies.iter();
        remedies
            .map(|remedy| remedy.iter().map(change).collect())
            .collect()
    });
    json!({
        "kind": explained.kind.name(),
        "message": explained.message,
        "execution": ExecutionFields::new(&explained.execution),
        "constraint": constraint,
        "remedies": remedies,
        "reason": reason,
        "reordered": reordered,
    })
}
