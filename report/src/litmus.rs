//! The outcome of a litmus test in words.
//!
//! The text is herd's, line by line, so that scripts made for herd read it. What herd does not have
//! (blocked executions, bounds) comes in lines of its own.

use crate::layout::Layout;
use crate::page::state_text;
use crate::text::{Lines, how_text, limit};
use katec_checker::model::Severity;
use katec_programs::litmus::{Bound, LOCAL_STEPS, LitmusOutcome, Observation, Quantifier};
use std::collections::BTreeSet;

/// Herd's word for an observation.
pub(crate) fn observation_name(observation: Observation) -> &'static str {
    match observation {
        Observation::Never => "Never",
        Observation::Sometimes => "Sometimes",
        Observation::Always => "Always",
    }
}

/// The bounds and limits that were reached, one line each.
fn limits(outcome: &LitmusOutcome) -> Vec<String> {
    let cuts = outcome.cuts.iter().map(|(thread, bound)| match bound {
        Bound::Loops(jumps) => {
            format!("thread {thread} was cut after {jumps} rounds of its loops (--unroll)")
        }
        Bound::LocalSteps => {
            format!(
                "thread {thread} was cut after {LOCAL_STEPS} instructions without an access of memory"
            )
        }
    });
    cuts.chain(limit(&outcome.check.summary.ending, ""))
        .collect()
}

/// Why there is more than was explored, one line a reason.
pub fn reasons(outcome: &LitmusOutcome) -> Vec<String> {
    let unexplored = outcome.check.unexplored().map(str::to_string);
    limits(outcome).into_iter().chain(unexplored).collect()
}

/// The report about a litmus test in herd's words.
pub fn text(outcome: &LitmusOutcome) -> String {
    let LitmusOutcome { check, test, .. } = outcome;
    let kind = match outcome.quantifier {
        Quantifier::Exists => "Allowed",
        Quantifier::NotExists => "Forbidden",
        Quantifier::Forall => "Required",
    };
    let (positive, negative) = outcome.positive_and_negative();
    let mut lines = Lines::default();
    lines.add(format!("Test {test} {kind}"));
    lines.add(format!("States {}", outcome.states.len()));
    for state in &outcome.states {
        lines.add(state_text(&outcome.names, &state.values));
    }
    lines.add(if outcome.holds() { "Ok" } else { "No" });
    lines.add("Witnesses");
    lines.add(format!("Positive: {positive} Negative: {negative}"));
    let flags: BTreeSet<_> = check.violations.iter().map(|v| v.kind.name()).collect();
    for flag in flags {
        lines.add(format!("Flag {flag}"));
    }
    lines.add(format!("Condition {}", outcome.condition));
    lines.add(format!(
        "Observation {test} {} {} {}",
        observation_name(outcome.observation()),
        outcome.matching,
        outcome.others
    ));
    if check.summary.blocked > 0 {
        lines.add(format!("Blocked {}", check.summary.blocked));
    }
    for limit in limits(outcome) {
        lines.add(format!("Bounded: {limit}"));
    }
    for unexplored in check.unexplored() {
        lines.add(format!("Unexplored: {unexplored}"));
    }
    for note in check.all_notes() {
        lines.add(format!("Note: {note}"));
    }
    for violation in &check.violations {
        lines.add(match violation.severity {
            Severity::Error => format!("Error: {violation}"),
            Severity::Warning => format!("Warning: {violation}"),
        });
    }
    lines.add(format!("Time {test} {:.2}", check.time.as_secs_f64()));
    lines.into_text()
}

/// The execution that the condition of a test asks for, if there is one.
pub fn execution_text(outcome: &LitmusOutcome, layout: &Layout) -> Option<String> {
    let execution = outcome.asked_for.as_ref()?;
    let asked_for = match outcome.quantifier {
        Quantifier::Forall => format!("Execution against {}", outcome.condition),
        Quantifier::Exists | Quantifier::NotExists => {
            let formula = outcome.condition.trim_start_matches('~');
            format!(
                "Execution with {}",
                formula.trim_start_matches("exists").trim()
            )
        }
    };
    let heading = layout.broken(&asked_for);
    Some(format!("{heading}\n{}\n", how_text(execution, layout)))
}
