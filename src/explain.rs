//! `katec explain`: why a litmus test can or cannot end in some way.

use crate::Format;
use katec_checker::check::ExecutionReport;
use katec_compiler::diagnostics::Severity;
use katec_compiler::explain::{NamedEdge, Reason};
use katec_compiler::model::Model;
use katec_compiler::pipeline::Prepared;
use katec_compiler::resolve;
use katec_diff::candidates::{Allowed, Answer, Explained, Group, explain};
use katec_driver::{default_model, output, read_litmus, status};
use katec_programs::litmus::LitmusTest;
use katec_report::{EdgeReport, ExecutionFields, edge_text, execution_text};
use serde_json::{Value, json};
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::process::ExitCode;

/// Explain why a litmus test can or cannot end in some way
///
/// If it can, an execution shows it. If it cannot, all executions that would end like that are
/// shown with the axiom that forbids them, and the cycle or the pair of events that breaks it.
#[derive(clap::Args)]
pub struct Arguments {
    /// A litmus test
    #[arg(value_name = "TEST")]
    test: PathBuf,

    /// A model of the library or a .cat file [default: tso for X86, rc11 for C]
    #[arg(long, value_name = "NAME|FILE.cat")]
    model: Option<String>,

    /// How the test is to end, as in `exists (..)` [default: what its condition asks for]
    #[arg(long, value_name = "CONDITION")]
    outcome: Option<String>,

    /// Only executions that this other model forbids: which reordering is to blame?
    #[arg(long, value_name = "NAME|FILE.cat")]
    but_not: Option<String>,

    /// Show every candidate, not one for each axiom
    #[arg(long)]
    full: bool,

    /// The most executions to look at
    #[arg(long, value_name = "N", default_value = "100000")]
    max_executions: NonZeroU64,

    /// How the answer is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// Explains and prints. The status is 0 if there is an answer, 2 for bad input, 3 if not all
/// executions were looked at.
pub fn run(arguments: &Arguments) -> ExitCode {
    match answered(arguments) {
        Ok(true) => status::OK,
        Ok(false) => status::no_answer(),
        Err(message) => {
            eprint!("{message}");
            status::bad_input()
        }
    }
}

/// The models and the test that an answer is about.
struct Question<'q> {
    test: &'q LitmusTest,
    model: (&'q str, &'q Prepared),
    but_not: Option<(&'q str, &'q Prepared)>,
}

fn answered(arguments: &Arguments) -> Result<bool, String> {
    let color = output::color();
    let test = read_litmus(&arguments.test, arguments.outcome.as_deref(), color)?;
    let name = arguments.model.as_deref();
    let name = name.unwrap_or_else(|| default_model(test.language()));
    let model = load(name)?;
    let other = arguments.but_not.as_deref();
    let other_model = other.map(load).transpose()?;
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

fn load(name: &str) -> Result<Prepared, String> {
    let color = output::color();
    let outcome = resolve::outcome(name);
    let rendered = outcome.diagnostics.render(Severity::Warning, color);
    let Some(model) = outcome.model else {
        return Err(rendered);
    };
    eprint!("{rendered}");
    let refuse = |refusal| format!("katec: the model {name} cannot be used: {refusal}\n");
    model.prepare().map_err(refuse)
}

/// File and line of an axiom, and its text.
fn axiom_text(model: &Model, reason: &Reason) -> String {
    let span = model.constraints[reason.axiom.index()].span;
    format!("{}: {}", model.file_and_line(span), model.statement(span))
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
            lines.push(
                "Reads and writes cannot come to that, unless `po | rf` has a cycle: such executions"
                    .to_string(),
            );
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
    lines.push(String::new());
    lines.push(format!(
        "{other} forbids it, by {}",
        axiom_text(model.synchronised(), &blame.reason)
    ));
    reason_text(&allowed.execution, &blame.reason, lines);
    for edge in &blame.reordered {
        let (name, _) = question.model;
        lines.push(format!("{name} does not keep this in order:"));
        lines.push(format!("  {}", edge_text(&allowed.execution, edge)));
    }
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

/// The cycle or the pair: edges as the axiom names them, and below those that consist of others
/// what they consist of.
fn reason_text(execution: &ExecutionReport, reason: &Reason, lines: &mut Vec<String>) {
    let is_cycle = reason.edges.first().map(|edge| edge.whole.from)
        == reason.edges.last().map(|edge| edge.whole.to);
    lines.push(
        if is_cycle {
            "  the cycle:"
        } else {
            "  the events:"
        }
        .to_string(),
    );
    for NamedEdge { whole, parts } in &reason.edges {
        let same = matches!(&parts[..], [part] if part.label == whole.label);
        let by = match &parts[..] {
            [part] if !same => format!("  (by {})", part.label),
            _ => String::new(),
        };
        lines.push(format!("    {}{by}", edge_text(execution, whole)));
        if parts.len() > 1 {
            let parts = parts.iter().map(|part| edge_text(execution, part));
            lines.extend(parts.map(|part| format!("        {part}")));
        }
    }
}

fn data(question: &Question<'_>, explained: &Explained) -> Value {
    let (name, model) = question.model;
    let model = model.synchronised();
    let (answer, executions) = match &explained.answer {
        Answer::Allowed(allowed) => {
            let other = question.but_not.map(|(_, other)| other.synchronised());
            let blame = allowed.blame.as_ref().zip(other);
            let reason = blame.map(|(blame, other)| reason_data(other, &blame.reason));
            let reordered = blame.map(|(blame, _)| EdgeReport::all(&blame.reordered));
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

fn reason_data(model: &Model, reason: &Reason) -> Value {
    let constraint = &model.constraints[reason.axiom.index()];
    let (file, line) = model.position(constraint.span);
    let edge = |edge: &NamedEdge| {
        json!({
            "label": edge.whole.label,
            "from": edge.whole.from.index(),
            "to": edge.whole.to.index(),
            "parts": EdgeReport::all(&edge.parts),
        })
    };
    json!({
        "axiom": constraint.name,
        "file": file,
        "line": line,
        "text": model.statement(constraint.span),
        "edges": reason.edges.iter().map(edge).collect::<Vec<_>>(),
    })
}
