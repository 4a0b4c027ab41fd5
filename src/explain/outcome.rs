//! Why a litmus test can or cannot end in some way.

use super::{Arguments, axiom_text, blame_data, blame_lines, reason_data, reason_text};
use crate::Format;
use katec_compiler::model::Model;
use katec_compiler::pipeline::Prepared;
use katec_diff::candidates::{Allowed, Answer, Explained, Group, explain};
use katec_driver::{AnyProgram, output, read_litmus};
use katec_programs::litmus::LitmusTest;
use katec_report::{ExecutionFields, execution_text};
use serde_json::{Value, json};
use std::path::Path;

/// The models and the test that an answer is about.
struct Question<'q> {
    test: &'q LitmusTest,
    model: (&'q str, &'q Prepared),
    but_not: Option<(&'q str, &'q Prepared)>,
}

/// Explains how a test can or cannot end, and prints it. Gives whether all was looked at.
pub fn answered(arguments: &Arguments, program: &AnyProgram, file: &Path) -> Result<bool, String> {
    let test = read_litmus(file, arguments.outcome.as_deref(), output::color())?;
    let name = arguments.asked.model(program);
    let model = arguments.load(name)?;
    let other = arguments.but_not.as_deref();
    let other_model = other.map(|other| arguments.load(other)).transpose()?;
    let question = Question {
        test: &test,
        model: (name, &model),
        but_not: other.zip(other_model.as_ref()),
    };
    let limit = arguments.max_executions.get();
    let explained = explain(&test, &model, other_model.as_ref(), limit)
        .map_err(|message| format!("katec: {message}\n"))?;
    match arguments.format {
        Format::Text => say!("{}", text(&question, &explained, arguments.full)),
        Format::Json => say_line!("{}", data(&question, &explained)),
    }
    Ok(explained.complete)
}

fn text(question: &Question<'_>, explained: &Explained, full: bool) -> String {
    let (name, model) = question.model;
    let (test, wanted) = (question.test.name(), question.test.asked_for_text());
    let mut lines = Vec::new();
    match &explained.answer {
        Answer::Allowed(allowed) => {
            lines.push(format!("{test}: {name} allows {wanted}"));
            allowed_text(question, allowed, &mut lines);
        }
        Answer::Forbidden(groups) => {
            lines.push(format!("{test}: {name} forbids {wanted}"));
            let all: usize = groups.iter().map(|group| 1 + group.others.len()).sum();
            lines.push(match all {
                1 => "One execution would end like that, and breaks an axiom.".to_string(),
                _ => format!("{all} executions would end like that, and all break an axiom."),
            });
            for group in groups {
                group_text(model.synchronised(), group, full, &mut lines);
            }
        }
        Answer::Impossible => {
            lines.push(format!("{test}: no execution ends with {wanted}"));
            let unless = match explained.cycles {
                true => "a value depends on itself",
                false => "`po | rf` has a cycle",
            };
            lines.push(format!(
                "Reads and writes cannot come to that, unless {unless}: such executions"
            ));
            lines.push("are not looked at.".to_string());
        }
        Answer::Unknown => lines.push(match question.but_not {
            Some((other, _)) => format!(
                "{test}: no execution with {wanted} is allowed by {name} and forbidden by {other}"
            ),
            None => format!("{test}: nothing found with {wanted}"),
        }),
    }
    if !explained.complete {
        lines.push(String::new());
        lines
            .push("Not all executions were looked at: --max-executions looks at more.".to_string());
    }
    lines.push(String::new());
    lines.join("\n")
}

fn allowed_text(question: &Question<'_>, allowed: &Allowed, lines: &mut Vec<String>) {
    lines.push(execution_text(&allowed.execution));
    let (Some(blame), Some((other, model))) = (&allowed.blame, question.but_not) else {
        return;
    };
    let (name, _) = question.model;
    lines.extend(blame_lines(name, (other, model), &allowed.execution, blame));
}

fn group_text(model: &Model, group: &Group, full: bool, lines: &mut Vec<String>) {
    lines.push(String::new());
    lines.push(axiom_text(model, &group.reason));
    let shown = if full { group.others.len() } else { 0 };
    let first = (&group.reason, &group.execution);
    let others = group.others[..shown].iter().map(|(r, e)| (r, e));
    for (number, (reason, execution)) in std::iter::once(first).chain(others).enumerate() {
        if number > 0 {
            lines.push(String::new());
        }
        lines.push(execution_text(execution));
        reason_text(execution, reason, lines);
    }
    match group.others.len() - shown {
        0 => {}
        1 => lines.push("  One more breaks this axiom; --full shows it.".to_string()),
        more => lines.push(format!(
            "  {more} more break this axiom; --full shows them."
        )),
    }
}

fn data(question: &Question<'_>, explained: &Explained) -> Value {
    let (name, model) = question.model;
    let model = model.synchronised();
    let (answer, executions) = match &explained.answer {
        Answer::Allowed(allowed) => {
            let other = question.but_not.map(|(_, other)| other);
            let blame = allowed.blame.as_ref().zip(other);
            let (reason, reordered) = blame_data(blame);
            let shown = json!({
                "execution": ExecutionFields::new(&allowed.execution),
                "reason": reason,
                "reordered": reordered,
            });
            ("allowed", vec![shown])
        }
        Answer::Forbidden(groups) => {
            let each = groups.iter().flat_map(|group| {
                let first = (&group.reason, &group.execution);
                let others = group.others.iter().map(|(reason, e)| (reason, e));
                std::iter::once(first).chain(others)
            });
            let shown = each.map(|(reason, execution)| {
                json!({
                    "execution": ExecutionFields::new(execution),
                    "reason": reason_data(model, reason),
                })
            });
            ("forbidden", shown.collect())
        }
        Answer::Impossible => ("impossible", Vec::new()),
        Answer::Unknown => ("none", Vec::new()),
    };
    json!({
        "test": question.test.name(),
        "model": name,
        "but_not": question.but_not.map(|(other, _)| other),
        "outcome": question.test.asked_for_text(),
        "answer": answer,
        "complete": explained.complete,
        "executions": executions,
    })
}
