//! `katec prove`: every assert of a file is proved, refuted or refused.

use crate::{Folders, Format, deadline};
use katec_compiler::diagnostics::Severity;
use katec_compiler::model::{Model, ProofStatement};
use katec_compiler::pipeline::Resolved;
use katec_compiler::prove::{
    self, AbstractEvent, AbstractThread, Answer, Counterexample, Refusal, Stop,
};
use katec_driver::{Doing, output, status};
use katec_report::{AboutReport, CoherenceReport, EdgeReport, mode_name};
use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::Duration;

/// Prove or refute the `assert` statements of a file
#[derive(clap::Args)]
pub struct Arguments {
    /// A .cat file, the name of a model of the library, or - for standard input
    file: String,

    /// Assume all axioms of a model: a .cat file, or the name of a model of the library
    #[arg(long, value_name = "MODEL")]
    under: Option<String>,

    /// Stop after this many seconds; what has no answer then is refused
    #[arg(long, value_name = "SECONDS", value_parser = katec_driver::seconds)]
    timeout: Option<Duration>,

    /// How answers are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,

    #[command(flatten)]
    folders: Folders,
}

/// Prints one answer an assert. The status is that of the worst answer: refuted, then refused, then
/// proved.
pub fn run(arguments: &Arguments) -> ExitCode {
    let Some(model) = read(arguments, &arguments.file) else {
        return status::bad_input();
    };
    let stop = deadline(arguments.timeout).map_or(Stop::Never, Stop::At);
    let doing = Doing::new(&format!("proving {} claims", model.asserts.len()));
    let answers = match &arguments.under {
        None => prove::prove(&model, stop),
        Some(under) => match read(arguments, under) {
            Some(under) if !under.linear_orders.is_empty() => {
                let name = arguments.under.as_deref().unwrap_or_default();
                eprintln!("katec: {name}: a linear order that is chosen cannot be assumed");
                return status::bad_input();
            }
            Some(under) => prove::prove_under(&model, &under, stop),
            None => return status::bad_input(),
        },
    };
    drop(doing);
    let answered = model.asserts.iter().zip(&answers);
    match arguments.format {
        Format::Text => {
            for (statement, answer) in answered {
                say_line!("{}", text(&model, statement, answer));
            }
            if answers.is_empty() {
                say_line!("nothing to prove: there is no assert");
            }
        }
        Format::Json => {
            let answers: Vec<Value> = answered
                .map(|(statement, answer)| answer_json(&model, statement, answer))
                .collect();
            say_line!(
                "{}",
                json!({
                    "model": arguments.file,
                    "under": arguments.under,
                    "answers": answers,
                })
            );
        }
    }
    if answers.iter().any(|a| matches!(a, Answer::Refuted(_))) {
        status::violation()
    } else if answers.iter().any(|a| matches!(a, Answer::Refused(_))) {
        status::no_answer()
    } else {
        status::OK
    }
}

/// A model, if it can be read; what is to be said about it is printed.
fn read(arguments: &Arguments, file: &str) -> Option<Model> {
    let outcome = arguments.folders.outcome(file);
    let color = output::color();
    eprint!("{}", outcome.diagnostics.render(Severity::Warning, color));
    outcome.model.map(Resolved::into_model)
}

/// File and line, the name or the text of the statement, and the answer.
fn text(model: &Model, statement: &ProofStatement, answer: &Answer) -> String {
    let written = || model.statement(statement.span);
    let shown = statement.name.clone().unwrap_or_else(written);
    let title = format!("{}: {shown}", model.file_and_line(statement.span));
    match answer {
        Answer::Proved => format!("{title}: proved"),
        Answer::Refuted(counterexample) => format!("{title}: refuted\n{counterexample}"),
        Answer::Refused(reason) => format!("{title}: refused\n  {reason}"),
    }
}

fn answer_json(model: &Model, statement: &ProofStatement, answer: &Answer) -> Value {
    let (word, refusal, counterexample) = match answer {
        Answer::Proved => ("proved", None, None),
        Answer::Refuted(counterexample) => ("refuted", None, Some(counterexample)),
        Answer::Refused(refusal) => ("refused", Some(refusal), None),
    };
    let (file, line) = model.position(statement.span);
    json!({
        "file": file,
        "line": line,
        "name": statement.name,
        "claim": model.statement(statement.span),
        "answer": word,
        "refusal": refusal.map(refusal_json),
        "counterexample": counterexample.map(counterexample_json),
    })
}

fn refusal_json(refusal: &Refusal) -> Value {
    json!({
        "kind": refusal.name(),
        "message": refusal.to_string(),
        "events": refusal.searched(),
    })
}

fn counterexample_json(counterexample: &Counterexample) -> Value {
    let execution = &counterexample.execution;
    let locations = execution.locations.iter();
    json!({
        "side": match counterexample.backwards {
            true => "right",
            false => "left",
        },
        "path": AboutReport::new(&counterexample.path),
        "execution": {
            "threads": execution.threads.iter().map(thread_json).collect::<Vec<_>>(),
            "events": execution.events.iter().map(event_json).collect::<Vec<_>>(),
            "coherence": locations.map(CoherenceReport::new).collect::<Vec<_>>(),
            "edges": EdgeReport::all(&execution.all_edges()),
        },
    })
}

fn thread_json(thread: &AbstractThread) -> Value {
    let events: Vec<usize> = thread.events.iter().map(|event| event.index()).collect();
    json!({ "thread": thread.thread.0, "events": events })
}

fn event_json(event: &AbstractEvent) -> Value {
    let sets = event.sets.iter().map(|set| set.name());
    let declared = event.declared.iter().map(String::as_str);
    json!({
        "name": event.name,
        "thread": event.thread.map(|thread| thread.0),
        "action": event.action(),
        "mode": event.mode().map(mode_name),
        "location": event.location,
        "sets": sets.chain(declared).collect::<Vec<_>>(),
    })
}
