//! `katec build`: checks a model and says how each of its constraints is checked.

use crate::status;
use katec_compiler::automata::dot;
use katec_compiler::diagnostics::{Diagnostics, Severity};
use katec_compiler::fastforms::{self, Analysis, Finding, Strategy};
use katec_compiler::{printer, resolve, synchronise};
use std::io::IsTerminal;
use std::process::ExitCode;

/// Compile a model: check that it can be explored, and say how
#[derive(clap::Args)]
pub struct Arguments {
    /// A .cat file, or the name of a model of the library
    model: String,
    /// Print for each constraint the strategy, the automaton's size and why
    #[arg(short, long)]
    verbose: bool,
    /// What to print
    #[arg(long, value_enum)]
    emit: Option<Emit>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Emit {
    /// The automata of all constraints as DOT graphs
    Dot,
}

/// Prints what was asked for; a model that cannot be explored exactly is refused.
pub fn run(arguments: &Arguments) -> ExitCode {
    let color = std::io::stderr().is_terminal();
    let outcome = resolve::outcome(&arguments.model);
    eprint!("{}", outcome.diagnostics.render(Severity::Warning, color));
    let Some(mut model) = outcome.model else {
        return status::bad_input();
    };
    synchronise::inject(&mut model);
    let analysis = match fastforms::analyse(&model) {
        Ok(analysis) => analysis,
        Err(error) => {
            eprintln!("error: {}: {error}", arguments.model);
            return status::no_answer();
        }
    };
    let diagnostics = Diagnostics {
        files: model.files.clone(),
        list: analysis.diagnostics.clone(),
    };
    eprint!("{}", diagnostics.render(Severity::Warning, color));
    if diagnostics.has_errors() {
        return status::bad_input();
    }
    match arguments.emit {
        Some(Emit::Dot) => print!("{}", drawings(&analysis)),
        None => print!("{}", table(&analysis, arguments.verbose)),
    }
    status::OK
}

fn drawings(analysis: &Analysis) -> String {
    let mut text = String::new();
    for (constraint, finding) in analysis.model.constraints.iter().zip(&analysis.findings) {
        for (side, nfa) in finding.automaton.automata() {
            let name = [constraint.name.as_str(), side].join(" ");
            let drawn = dot::draw(name.trim(), &analysis.model, &analysis.alphabet, nfa);
            text.push_str(&drawn);
        }
    }
    text
}

fn table(analysis: &Analysis, verbose: bool) -> String {
    let mut text = String::new();
    for (constraint, finding) in analysis.model.constraints.iter().zip(&analysis.findings) {
        text.push_str(&format!("{}: {}\n", constraint.name, strategy(analysis, finding)));
        if verbose {
            for (side, nfa) in finding.automaton.automata() {
                let of = if side.is_empty() { String::new() } else { format!("{side}: ") };
                let (states, transitions) = (nfa.len(), nfa.transitions().len());
                text.push_str(&format!("  {of}{states} states, {transitions} transitions\n"));
            }
            for saved in finding.automaton.saved() {
                let shown = printer::print_resolved(&analysis.model, saved);
                text.push_str(&format!("  saved: {shown}\n"));
            }
            text.push_str(&format!("  why: {}\n", finding.why));
            if let Some(set) = finding.needs {
                text.push_str(&format!("  skipped while there is no event of {set}\n"));
            }
        }
    }
    text
}

fn strategy(analysis: &Analysis, finding: &Finding) -> String {
    match finding.strategy {
        Strategy::Native => "holds by construction".to_string(),
        Strategy::Coherence(view) => {
            let shown = printer::print_resolved(&analysis.model, view);
            format!("vector clock of {shown}")
        }
        Strategy::Automaton => "automaton".to_string(),
        Strategy::SavedRelations => "automaton with saved relations".to_string(),
    }
}
