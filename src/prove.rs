//! `katec prove`: every assert of a file is proved, refuted or refused.

use katec_compiler::diagnostics::Severity;
use katec_compiler::model::{Model, ProofStatement};
use katec_compiler::prove::{self, Answer};
use katec_compiler::resolve;
use katec_driver::status;
use std::io::IsTerminal;
use std::process::ExitCode;

/// Prove or refute the `assert` statements of a file
#[derive(clap::Args)]
pub struct Arguments {
    /// A .cat file, or the name of a model of the library
    file: String,
}

/// Prints one answer an assert. The status is that of the worst answer: refuted, then refused, then
/// proved.
pub fn run(arguments: &Arguments) -> ExitCode {
    let outcome = resolve::outcome(&arguments.file);
    let color = std::io::stderr().is_terminal();
    eprint!("{}", outcome.diagnostics.render(Severity::Warning, color));
    let Some(model) = outcome.model else {
        return status::bad_input();
    };
    let answers = prove::prove(&model);
    for (statement, answer) in model.asserts.iter().zip(&answers) {
        say_line!("{}", line(&model, statement, answer));
    }
    if answers.is_empty() {
        say_line!("nothing to prove: there is no assert");
    }
    if answers.iter().any(|a| matches!(a, Answer::Refuted(_))) {
        status::violation()
    } else if answers.iter().any(|a| matches!(a, Answer::Refused(_))) {
        status::no_answer()
    } else {
        status::OK
    }
}

fn line(model: &Model, statement: &ProofStatement, answer: &Answer) -> String {
    let title = title(model, statement);
    match answer {
        Answer::Proved => format!("{title}: proved"),
        Answer::Refuted(counterexample) => {
            let side = if counterexample.backwards {
                "on the right and not on the left"
            } else {
                "on the left and not on the right"
            };
            let lines = counterexample.execution.iter();
            let execution: String = lines.map(|line| format!("\n    {line}")).collect();
            let path = &counterexample.path;
            format!("{title}: refuted\n  {side}: {path}\n  in this execution:{execution}")
        }
        Answer::Refused(reason) => format!("{title}: refused\n  {reason}"),
    }
}

/// File and line, and the name or the text of the statement.
fn title(model: &Model, statement: &ProofStatement) -> String {
    let written = || model.statement(statement.span);
    let shown = statement.name.clone().unwrap_or_else(written);
    format!("{}: {shown}", model.file_and_line(statement.span))
}
