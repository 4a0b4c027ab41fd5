//! What is stronger than needed.

use super::{NOT_ALL, Task, show};
use crate::Format;
use katec_driver::status;
use katec_repair::choices::{Choice, Choices, What};
use katec_repair::judge::Subject;
use katec_repair::weaken::{Answer, Weakest, weaken};
use katec_report::how_text;
use serde_json::{Value, json};
use std::process::ExitCode;

/// Weakens and prints.
pub fn answer<S: Subject>(
    task: &Task<'_>,
    subject: &S,
    choices: &Choices,
) -> Result<ExitCode, String> {
    let target = task.arguments.target();
    let answer = weaken(subject, choices, &task.models, target)
        .map_err(|message| format!("katec: {}: {message}\n", task.name))?;
    match answer {
        Answer::Wrong(wrong) => {
            let (name, model) = (&task.name, &task.model_name);
            match task.arguments.format {
                Format::Text => {
                    say_line!("{name}: wrong under {model} as it is: {}", wrong.message);
                    say_line!(
                        "{}",
                        how_text(&wrong.report, &katec_driver::output::layout(false))
                    );
                }
                Format::Json => say_line!(
                    "{}",
                    json!({
                        "program": name,
                        "model": model,
                        "verdict": "wrong",
                        "message": wrong.message,
                    })
                ),
            }
            Ok(status::violation())
        }
        Answer::Weakest(weakest) => {
            task.confirm(choices, &weakest.assignment, target)?;
            if task.arguments.in_place {
                task.write(choices, &weakest.assignment)?;
            }
            match task.arguments.format {
                Format::Text => say!("{}", text(task, choices, &weakest)),
                Format::Json => say_line!("{}", data(task, choices, &weakest)),
            }
            Ok(match weakest.exhaustive {
                true => status::OK,
                false => status::no_answer(),
            })
        }
    }
}

fn text(task: &Task<'_>, choices: &Choices, weakest: &Weakest) -> String {
    let (name, model) = (&task.name, &task.model_name);
    let changed = weakest
        .assignment
        .iter()
        .filter(|level| **level > 0)
        .count();
    let mut lines = vec![match changed {
        0 => format!("{name}: nothing is stronger than needed under {model}"),
        1 => format!("{name}: one thing is stronger than needed under {model}"),
        _ => format!("{name}: {changed} things are stronger than needed under {model}"),
    }];
    for (number, choice) in choices.list.iter().enumerate() {
        lines.push(match weakest.assignment[number] {
            0 => {
                let why = weakest.needed[number].as_ref();
                let why = why.map_or("", |wrong| wrong.message.as_str());
                format!("{}: needed: {why}", kept_text(choice))
            }
            level => show::change_text(choice, choice.levels[level]),
        });
    }
    for choice in &choices.unwritable {
        if let What::Order(_) = choice.what {
            lines.push(format!(
                "{}: not looked at, {}",
                kept_text(choice),
                not_written(choice)
            ));
        }
    }
    if changed > 0 {
        lines.push(String::new());
        lines.push(
            task.patch(choices, &weakest.assignment)
                .trim_end()
                .to_string(),
        );
    }
    if !weakest.exhaustive {
        lines.push(String::new());
        lines.push(NOT_ALL.to_string());
    }
    lines.push(String::new());
    lines.join("\n")
}

fn not_written(choice: &Choice) -> &'static str {
    match choice.written {
        katec_repair::choices::Written::Elsewhere(why) => why,
        _ => "",
    }
}

fn kept_text(choice: &Choice) -> String {
    let Choice { file, line, .. } = choice;
    let failure = match choice.what {
        What::Failure => ", if it does not write",
        _ => "",
    };
    format!("{file}:{line}: {}{failure}", choice.levels[0])
}

fn data(task: &Task<'_>, choices: &Choices, weakest: &Weakest) -> Value {
    let all = choices.list.iter().zip(&weakest.assignment).enumerate();
    let (changed, kept): (Vec<_>, Vec<_>) = all.partition(|(_, (_, level))| **level > 0);
    let changes = changed.iter().map(|(number, (choice, level))| {
        let mut data = show::change_data(choice, choice.levels[**level]);
        data["alone"] = json!(weakest.alone[*number]);
        data
    });
    let needed = kept.iter().map(|(number, (choice, _))| {
        let wrong = weakest.needed[*number].as_ref();
        let mut data = show::change_data(choice, choice.levels[0]);
        data["without"] = json!(wrong.map(|wrong| &wrong.message));
        data
    });
    json!({
        "program": task.name,
        "model": task.model_name,
        "verdict": "weakened",
        "changes": changes.collect::<Vec<_>>(),
        "needed": needed.collect::<Vec<_>>(),
        "patch": task.patch(choices, &weakest.assignment),
        "exhaustive": weakest.exhaustive,
        "checks": weakest.checks,
    })
}
