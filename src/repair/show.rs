//! A repair for people, and as data.

use super::{NOT_ALL, Task, is_optimal};
use crate::Format;
use katec_checker::builtin::BuiltinSet;
use katec_checker::check::Edge;
use katec_compiler::model::{Expr, Model};
use katec_driver::output;
use katec_repair::choices::{Assignment, Choice, Choices, Level, What, Written};
use katec_repair::judge::{Models, Wrong};
use katec_repair::search::{Answer, Outcome, Repair, Repaired};
use katec_report::{ExecutionFields, edge_text, how_text};
use serde_json::{Value, json};

/// An answer that is printed.
pub struct Shown<'a> {
    pub task: &'a Task<'a>,
    pub choices: &'a Choices,
    pub outcome: &'a Outcome,
    /// If nothing that can be written helps: what would if all instructions could be changed.
    pub by_hand: Option<(&'a Choices, &'a Outcome)>,
}

impl Shown<'_> {
    /// Prints it.
    pub fn print(&self) {
        match self.task.arguments.format {
            Format::Text => say!("{}", self.text()),
            Format::Json => say_line!("{}", self.data()),
        }
    }

    fn text(&self) -> String {
        let (name, model) = (&self.task.name, &self.task.model_name);
        let mut lines = Vec::new();
        match &self.outcome.answer {
            Answer::NothingToDo if !self.outcome.exhaustive => {
                lines.push(format!("{name}: nothing wrong was found under {model}"));
            }
            Answer::NothingToDo => lines.push(format!("{name}: nothing to do under {model}")),
            Answer::Cannot(wrong) => {
                lines.push(format!("{name}: cannot be repaired under {model}"));
                self.why_not(wrong, &mut lines);
            }
            Answer::Repaired(repaired) => self.repaired(repaired, &mut lines),
        }
        if !self.outcome.exhaustive {
            lines.push(String::new());
            lines.push(NOT_ALL.to_string());
        }
        lines.push(String::new());
        lines.join("\n")
    }

    fn why_not(&self, wrong: &Wrong, lines: &mut Vec<String>) {
        if wrong.in_sc && !wrong.is_by_model() {
            lines.push(
                "SC has this execution too, so that no fence and no order forbids it.".into(),
            );
        } else if !has_fences(self.task.models.model.synchronised()) {
            lines.push(format!("Fences mean nothing to {}.", self.task.model_name));
        }
        lines.push(format!(
            "What stays, whatever is changed: {}",
            wrong.message
        ));
        lines.push(how_text(&wrong.report, &output::layout(false)));
        let Some((choices, by_hand)) = self.by_hand else {
            return;
        };
        if let Answer::Repaired(repaired) = &by_hand.answer {
            lines.push(String::new());
            lines.push("A patch cannot change all that would have to be changed:".to_string());
            let assignment = &repaired.repairs[0].assignment;
            for (choice, level) in changes(choices, assignment) {
                let why = match choice.written {
                    Written::Elsewhere(why) => format!(" ({why}: change it by hand)"),
                    _ => String::new(),
                };
                lines.push(format!("  {}{why}", change_text(choice, level)));
            }
        }
    }

    fn repaired(&self, repaired: &Repaired, lines: &mut Vec<String>) {
        let (name, model) = (&self.task.name, &self.task.model_name);
        let first = &repaired.repairs[0];
        let count = first.changes.len();
        let changes = if count == 1 { "change" } else { "changes" };
        let cheapest = match is_optimal(self.outcome) {
            true => ", and nothing cheaper does it",
            false => "",
        };
        let cost = repaired.cost;
        lines.push(format!(
            "{name}: repaired under {model} by {count} {changes} at a cost of {cost}{cheapest}"
        ));
        self.explained(first, lines);
        lines.push(String::new());
        lines.push(
            self.task
                .patch(self.choices, &first.assignment)
                .trim_end()
                .to_string(),
        );
        for other in &repaired.repairs[1..] {
            lines.push(String::new());
            lines.push("Just as cheap:".to_string());
            let all = changes_of(self.choices, other);
            lines.extend(all.map(|(choice, level)| format!("  {}", change_text(choice, level))));
        }
        if repaired.more {
            lines.push(String::new());
            lines.push("There are more that are just as cheap: --optima shows them.".to_string());
        }
        if self.task.arguments.in_place {
            lines.push(String::new());
            lines.push("The first one was written into the files.".to_string());
        }
    }

    fn explained(&self, repair: &Repair, lines: &mut Vec<String>) {
        for (number, wrong) in &repair.changes {
            let choice = &self.choices.list[*number];
            let level = choice.levels[repair.assignment[*number]];
            lines.push(String::new());
            lines.push(change_text(choice, level));
            lines.extend(good_for(
                &self.task.models,
                &self.task.model_name,
                wrong,
                choice,
            ));
        }
    }

    fn data(&self) -> Value {
        let (verdict, repairs, cost, more) = match &self.outcome.answer {
            Answer::NothingToDo if !self.outcome.exhaustive => ("unknown", &[][..], 0, false),
            Answer::NothingToDo => ("nothing to do", &[][..], 0, false),
            Answer::Cannot(_) => ("cannot", &[][..], 0, false),
            Answer::Repaired(repaired) => (
                "repaired",
                &repaired.repairs[..],
                repaired.cost,
                repaired.more,
            ),
        };
        let first = repairs.first();
        let changes = first.map(|repair| self.changes_data(repair));
        let others = repairs.iter().skip(1);
        let others: Vec<Value> = others
            .map(|repair| json!(self.changes_data(repair)))
            .collect();
        let stays = match &self.outcome.answer {
            Answer::Cannot(wrong) => Some(json!({
                "message": wrong.message,
                "in_sc": wrong.in_sc,
                "execution": ExecutionFields::new(&wrong.report),
            })),
            _ => None,
        };
        json!({
            "program": self.task.name,
            "model": self.task.model_name,
            "verdict": verdict,
            "changes": changes.unwrap_or_default(),
            "cost": cost,
            "optimal": is_optimal(self.outcome),
            "others": others,
            "more": more,
            "patch": first.map(|repair| self.task.patch(self.choices, &repair.assignment)),
            "stays": stays,
            "by_hand": self.by_hand_data(),
            "exhaustive": self.outcome.exhaustive,
            "checks": self.outcome.checks,
        })
    }

    fn by_hand_data(&self) -> Vec<Value> {
        let Some((choices, outcome)) = self.by_hand else {
            return Vec::new();
        };
        let Answer::Repaired(repaired) = &outcome.answer else {
            return Vec::new();
        };
        let all = changes(choices, &repaired.repairs[0].assignment);
        all.map(|(choice, level)| change_data(choice, level))
            .collect()
    }

    fn changes_data(&self, repair: &Repair) -> Vec<Value> {
        let all = repair.changes.iter().map(|(number, wrong)| {
            let choice = &self.choices.list[*number];
            let mut data = change_data(choice, choice.levels[repair.assignment[*number]]);
            data["without"] = json!({
                "message": wrong.message,
                "execution": ExecutionFields::new(&wrong.report),
            });
            data
        });
        all.collect()
    }
}

/// What a change is good for: what the model does not keep in order without it.
fn good_for(models: &Models, model: &str, wrong: &Wrong, choice: &Choice) -> Vec<String> {
    let mut lines = vec![format!("  without it: {}", wrong.message)];
    for edge in reordered(models, wrong, choice) {
        lines.push(format!("  {model} does not keep this in order:"));
        lines.push(format!("    {}", edge_text(&wrong.report, &edge)));
    }
    let how = how_text(&wrong.report, &output::layout(false));
    lines.extend(how.lines().map(|line| format!("  {line}")));
    lines
}

/// The steps of program order that a cycle of SC has and the model does not keep. Where the model
/// has no order of its own that would tell, they are those around the place of the change.
fn reordered(models: &Models, wrong: &Wrong, choice: &Choice) -> Vec<Edge> {
    let Some(blame) = models.blame(wrong) else {
        return Vec::new();
    };
    if !blame.reordered.is_empty() {
        return blame.reordered;
    }
    let line = |event| {
        let source = wrong.report.event(event).source.as_ref();
        source
            .filter(|source| source.file == choice.file)
            .map(|source| source.line)
    };
    let is_around = |edge: &Edge| {
        let (from, to) = (line(edge.from), line(edge.to));
        edge.label == "po"
            && from.is_some_and(|from| from <= choice.line)
            && to.is_some_and(|to| to >= choice.line)
    };
    let steps = blame.reason.edges.iter().flat_map(|edge| &edge.parts);
    steps.filter(|edge| is_around(edge)).cloned().collect()
}

fn changes<'c>(
    choices: &'c Choices,
    assignment: &'c Assignment,
) -> impl Iterator<Item = (&'c Choice, Level)> {
    let all = choices.list.iter().zip(assignment);
    let changed = all.filter(|(_, level)| **level > 0);
    changed.map(|(choice, level)| (choice, choice.levels[*level]))
}

fn changes_of<'c>(
    choices: &'c Choices,
    repair: &'c Repair,
) -> impl Iterator<Item = (&'c Choice, Level)> {
    changes(choices, &repair.assignment)
}

/// A change in words.
pub fn change_text(choice: &Choice, to: Level) -> String {
    let Choice { file, line, .. } = choice;
    let thread = match choice.thread.is_empty() {
        true => String::new(),
        false => format!(" ({})", choice.thread),
    };
    let from = choice.levels[0];
    match (choice.what, to) {
        (What::Point, _) => format!("{file}:{line}{thread}: {to} before this line"),
        (What::Order(_), Level::Nothing) => format!("{file}:{line}{thread}: {from} fence away"),
        (What::Order(_), _) => format!("{file}:{line}{thread}: {from} -> {to}"),
        (What::Failure, _) => {
            format!("{file}:{line}{thread}: {from} -> {to}, if it does not write")
        }
    }
}

/// A change as data.
pub fn change_data(choice: &Choice, to: Level) -> Value {
    let kind = match choice.what {
        What::Point => "fence",
        What::Order(_) | What::Failure => "order",
    };
    json!({
        "file": choice.file,
        "line": choice.line,
        "thread": choice.thread,
        "kind": kind,
        "from": choice.levels[0].to_string(),
        "to": to.to_string(),
        "failure": choice.what == What::Failure,
    })
}

/// Whether fences mean something to a model.
fn has_fences(model: &Model) -> bool {
    const FENCES: [BuiltinSet; 4] = [
        BuiltinSet::F,
        BuiltinSet::Mfence,
        BuiltinSet::Sfence,
        BuiltinSet::Lfence,
    ];
    let checks = model.constraints.iter().map(|constraint| constraint.check);
    let used = model.cone(checks.flat_map(|check| check.operands().collect::<Vec<_>>()));
    let mut used = used.into_iter().map(|id| model.expr(id));
    used.any(|known| matches!(known, Expr::Set(set) if FENCES.contains(&set)))
}
