//! `katec explain`: why a litmus test can or cannot end in some way, and why a program is wrong.

mod outcome;
mod violation;

use crate::{Format, ProgramAndModel};
use katec_checker::check::ExecutionReport;
use katec_compiler::explain::{NamedEdge, Reason};
use katec_compiler::model::Model;
use katec_compiler::pipeline::Prepared;
use katec_diff::candidates::Blame;
use katec_driver::{AnyProgram, status};
use katec_report::{EdgeReport, edge_text};
use serde_json::{Value, json};
use std::num::NonZeroU64;
use std::process::ExitCode;

/// Explain why a litmus test can or cannot end in some way, or why a program is wrong
///
/// If a test can end as it asks, an execution shows it. If it cannot, all executions that would end
/// like that are shown with the axiom that forbids them, and the cycle or the pair of events that
/// breaks it. Of a C program the first error is explained, and what would order the two sides of a
/// race.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    asked: ProgramAndModel,

    /// How the test is to end, as in `exists (..)` [default: what its condition asks for]
    #[arg(long, value_name = "CONDITION", conflicts_with = "violation")]
    outcome: Option<String>,

    /// Explain what is wrong with a litmus test, like a race, and not how it ends
    #[arg(long)]
    violation: bool,

    /// Only executions that this other model forbids: which reordering is to blame?
    #[arg(long, value_name = "NAME|FILE.cat")]
    but_not: Option<String>,

    /// Show every candidate, not one for each axiom, and whole executions
    #[arg(long)]
    full: bool,

    /// The most executions to look at
    #[arg(long, value_name = "N", default_value = "100000")]
    max_executions: NonZeroU64,

    /// How the answer is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl Arguments {
    fn load(&self, name: &str) -> Result<Prepared, String> {
        self.asked.folders.prepared(name)
    }
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

fn answered(arguments: &Arguments) -> Result<bool, String> {
    let program = arguments.asked.read()?;
    match (program, &arguments.asked.files[..]) {
        (program @ AnyProgram::Litmus(_), [file]) if !arguments.violation => {
            outcome::answered(arguments, &program, file)
        }
        (AnyProgram::C(_), _) if arguments.outcome.is_some() => Err(
            "katec: a C program has no final state: --outcome is for litmus tests\n".to_string(),
        ),
        (program, _) => violation::answered(arguments, program),
    }
}

/// File and line of an axiom, and its text.
fn axiom_text(model: &Model, reason: &Reason) -> String {
    let span = model.constraints[reason.axiom.index()].span;
    format!("{}: {}", model.file_and_line(span), model.statement(span))
}

/// Why another model forbids an execution that a model allows.
fn blame_lines(
    name: &str,
    (other, model): (&str, &Prepared),
    execution: &ExecutionReport,
    blame: &Blame,
) -> Vec<String> {
    let axiom = axiom_text(model.synchronised(), &blame.reason);
    let mut lines = vec![String::new(), format!("{other} forbids it, by {axiom}")];
    reason_text(execution, &blame.reason, &mut lines);
    for edge in &blame.reordered {
        lines.push(format!("{name} does not keep this in order:"));
        lines.push(format!("  {}", edge_text(execution, edge)));
    }
    lines
}

/// The reason and the edges that are out of order, as data.
fn blame_data(blame: Option<(&Blame, &Prepared)>) -> (Option<Value>, Option<Vec<EdgeReport>>) {
    let reason = blame.map(|(blame, other)| reason_data(other.synchronised(), &blame.reason));
    let reordered = blame.map(|(blame, _)| EdgeReport::all(&blame.reordered));
    (reason, reordered)
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
