//! Comparisons as text and as JSON.

use crate::compare::{Comparison, Inclusion, Seen, Stopped, Verdict, Witness};
use crate::joined::Side;
use crate::proofs::{ProofStep, Reason};
use crate::reports::{ReportWitness, Reporting, can_fail};
use crate::search::Partly;
use crate::test::Test;
use crate::write::{Heading, language, write};
use serde_json::{Value, json};
use std::fmt::Write;

/// The verdict in words.
pub fn verdict(comparison: &Comparison) -> String {
    let name = |side: Side| comparison.name(side);
    match comparison.verdict() {
        Verdict::Equal => match comparison.reporting() {
            Reporting::Same => "equal".to_string(),
            Reporting::Differs => "equal in executions, different in what they report".to_string(),
            Reporting::Open => {
                "equal in executions, not proved that they report the same".to_string()
            }
        },
        Verdict::Stronger(side) => format!("{} is stronger", name(side)),
        Verdict::Incomparable => "incomparable".to_string(),
        Verdict::NoDifference { events, proved } => {
            let mut text = format!("no difference up to {events} events, not proved");
            if let Some(side) = proved {
                let _ = write!(
                    text,
                    "; proved: {} is at least as strong as {}",
                    name(side),
                    name(side.other())
                );
            }
            text
        }
        Verdict::OneWay { forbids, events } => format!(
            "{} forbids what {} allows; nothing the other way round up to {events} events, not proved",
            name(forbids),
            name(forbids.other())
        ),
    }
}

/// A name with nothing in it that file systems and litmus tests do not take.
fn plain_name(name: &str) -> String {
    let file = name.rsplit('/').next().unwrap_or(name);
    let stem = file.strip_suffix(".cat").unwrap_or(file);
    let kept = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    stem.chars().map(kept).collect()
}

/// A name for a test that file systems and litmus tests take.
pub fn test_name(comparison: &Comparison, witness: &Witness, number: usize) -> String {
    let forbids = plain_name(comparison.name(witness.forbids));
    let allows = plain_name(comparison.name(witness.forbids.other()));
    format!("{allows}-not-{forbids}-{number}")
}

/// The name of a test about which only one model reports something.
pub fn report_test_name(comparison: &Comparison, witness: &ReportWitness) -> String {
    let by = plain_name(comparison.name(witness.by));
    let other = plain_name(comparison.name(witness.by.other()));
    format!("{}-by-{by}-not-{other}", plain_name(&witness.name))
}

/// A test as a litmus test.
fn written(test: &Test, name: &str) -> String {
    let written = write(test, language(test.level), Heading::name(name));
    written.unwrap_or_else(|error| format!("(* {error} *)\n"))
}

/// A test about which only one model reports something, as a litmus test.
pub fn report_litmus(comparison: &Comparison, witness: &ReportWitness) -> String {
    written(&witness.test, &report_test_name(comparison, witness))
}

/// A witness as a litmus test.
pub fn litmus(comparison: &Comparison, witness: &Witness, number: usize) -> String {
    written(&witness.test, &test_name(comparison, witness, number))
}

/// All tests with their names.
pub fn tests(comparison: &Comparison) -> Vec<(String, String)> {
    let mut tests = Vec::new();
    for side in Side::BOTH {
        if let Inclusion::Refuted(witnesses) = &comparison.inclusions[side.index()] {
            for (number, witness) in witnesses.iter().enumerate() {
                tests.push((
                    test_name(comparison, witness, number + 1),
                    litmus(comparison, witness, number + 1),
                ));
            }
        }
    }
    let reported = comparison.reported.witnesses.iter();
    tests.extend(reported.map(|witness| {
        (
            report_test_name(comparison, witness),
            report_litmus(comparison, witness),
        )
    }));
    tests
}

/// A line for each test: its name, its size, who allows it and the axiom that forbids it.
pub fn table(comparison: &Comparison) -> String {
    let mut text = String::from(
        "\n| test | events | threads | allowed by | forbidden by |\n|---|---|---|---|---|\n",
    );
    for side in Side::BOTH {
        if let Inclusion::Refuted(witnesses) = &comparison.inclusions[side.index()] {
            for (number, witness) in witnesses.iter().enumerate() {
                let size = witness.test.size();
                let axiom = witness.axiom.as_deref().unwrap_or_default();
                let _ = writeln!(
                    text,
                    "| {} | {} | {} | {} | {} |",
                    test_name(comparison, witness, number + 1),
                    size.events,
                    size.threads,
                    comparison.name(side),
                    axiom.replace('|', "\\|")
                );
            }
        }
    }
    text
}

/// A comparison for people.
pub fn text(comparison: &Comparison) -> String {
    let mut text = String::new();
    let [a, b] = &comparison.names;
    let _ = writeln!(text, "{a} and {b}: {}", verdict(comparison));
    if let Some(restriction) = comparison.vocabulary.restriction() {
        let _ = writeln!(text, "{restriction}");
    }
    if let Some(limit) = comparison.stopped {
        let limit = limit.name();
        let _ = writeln!(
            text,
            "stopped by the limit of {limit}: this is what is known so far"
        );
        if let Some(partly) = &comparison.partly {
            let _ = writeln!(text, "{}", partly_text(partly));
        }
    }
    for side in Side::BOTH {
        if let Some(obstacle) = &comparison.obstacles[side.index()] {
            let _ = writeln!(
                text,
                "{} cannot be explored, so that tests were evaluated and not run:\n{obstacle}",
                comparison.name(side)
            );
        }
    }
    for side in Side::BOTH {
        inclusion(comparison, side, &mut text);
    }
    reports(comparison, &mut text);
    text
}

/// How far a search came.
fn partly_text(partly: &Partly) -> String {
    let Partly {
        programs, events, ..
    } = partly;
    match (partly.done, partly.all) {
        (done, Some(all)) => format!(
            "of the programs of {events} events {programs}, {done} of {all} were searched, modes \
             and fences aside"
        ),
        (_, None) => format!("programs of {events} events {programs} were not searched"),
    }
}

fn inclusion(comparison: &Comparison, side: Side, text: &mut String) {
    let (own, other) = (comparison.name(side), comparison.name(side.other()));
    match &comparison.inclusions[side.index()] {
        Inclusion::Proved(half) => {
            let _ = writeln!(
                text,
                "\nevery execution of {own} is one of {other}, proved:"
            );
            for step in &half.steps {
                let _ = writeln!(text, "  {}", step_text(comparison, step));
            }
            let _ = writeln!(text, "  (under every model, read-modify-writes are atomic)");
        }
        Inclusion::Refuted(witnesses) => {
            for (number, witness) in witnesses.iter().enumerate() {
                let how = how_seen(witness.seen);
                let _ = writeln!(text, "\n{own} allows and {other} forbids ({how}):\n");
                for line in litmus(comparison, witness, number + 1).lines() {
                    let _ = writeln!(text, "  {line}");
                }
                if let Some(events) = witness.searched {
                    let _ = writeln!(
                        text,
                        "\n  perhaps not the smallest: all programs up to {events} events were searched"
                    );
                }
                if let Some(axiom) = &witness.axiom {
                    let _ = writeln!(text, "\n  forbidden by {axiom}");
                    for step in &witness.cycle {
                        let _ = writeln!(text, "    {step}");
                    }
                }
                for side in Side::BOTH {
                    let findings = &witness.findings[side.index()];
                    if !findings.is_empty() {
                        let name = comparison.name(side);
                        let _ = writeln!(text, "  {name} also reports: {}", findings.join(", "));
                    }
                }
            }
        }
        Inclusion::Open { events, proof } => {
            let _ = writeln!(
                text,
                "\nwhether every execution of {own} is one of {other} is not known; nothing was found up to {events} events"
            );
            for step in &proof.steps {
                let _ = writeln!(text, "  {}", step_text(comparison, step));
            }
            if !comparison.vocabulary.unsearched.is_empty() {
                let _ = writeln!(
                    text,
                    "  not searched: {}",
                    comparison.vocabulary.unsearched.join(", ")
                );
            }
        }
    }
}

fn step_text(comparison: &Comparison, step: &ProofStep) -> String {
    let place = comparison.joined.source_line(step.constraint);
    format!("{place} {}", reason_text(comparison, step.reason.as_ref()))
}

fn reason_text(comparison: &Comparison, reason: Option<&Reason>) -> String {
    let places = |all: &[usize]| -> String {
        let places = all
            .iter()
            .map(|index| comparison.joined.source_line(*index));
        places.collect::<Vec<_>>().join(" and ")
    };
    match reason {
        None => "is not proved".to_string(),
        Some(Reason::Same(other)) => format!("is the same as {}", places(&[*other])),
        Some(Reason::Follows(others)) => format!("follows from {}", places(others)),
        Some(Reason::Causality) => "follows from causal order".to_string(),
        Some(Reason::Itself) => "always holds".to_string(),
    }
}

/// Each error and warning: whether the other model has the same.
fn report_lines(comparison: &Comparison) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        for step in &comparison.reports[side.index()] {
            let joined = &comparison.joined;
            let name = joined.report_name(step.constraint);
            let place = joined.source_line(step.constraint);
            let (own, other) = (comparison.name(side), comparison.name(side.other()));
            match &step.reason {
                Some(Reason::Same(_)) if side == Side::A => {
                    lines.push(format!("{name}: the same in both"));
                }
                Some(Reason::Same(_)) => {}
                Some(_) => lines.push(format!(
                    "{place}: wherever {own} reports it, {other} does, too (proved)"
                )),
                None => lines.push(format!(
                    "{place}: {}",
                    open_report(comparison, side, step.constraint, &name)
                )),
            }
        }
    }
    lines
}

/// What is known of an error or a warning without a proof.
fn open_report(comparison: &Comparison, side: Side, constraint: usize, name: &str) -> String {
    let (own, other) = (comparison.name(side), comparison.name(side.other()));
    let reported = &comparison.reported;
    let mut witnesses = reported.witnesses.iter();
    if witnesses.any(|w| w.by == side && w.name == name) {
        return format!("a program shows that {own} reports it where {other} does not");
    }
    let searched = match can_fail(&comparison.joined, constraint) {
        true => {
            let found = reported.not_found.iter();
            let mut found = found.filter(|(of, by, _)| of == name && *by == side);
            let events = found.next().map_or(0, |(_, _, events)| *events);
            format!("no program was found up to {events} events")
        }
        false => "programs with what it is about are not searched".to_string(),
    };
    format!("not proved that {other} reports it wherever {own} does; {searched}")
}

fn reports(comparison: &Comparison, text: &mut String) {
    let lines = report_lines(comparison);
    if !lines.is_empty() {
        let _ = writeln!(text, "\nerrors and warnings:");
        for line in lines {
            let _ = writeln!(text, "  {line}");
        }
    }
    for witness in &comparison.reported.witnesses {
        let own = comparison.name(witness.by);
        let other = comparison.name(witness.by.other());
        let (name, how) = (&witness.name, how_seen(witness.seen));
        let _ = writeln!(
            text,
            "\n{own} reports {name} and {other} does not ({how}):\n"
        );
        for line in report_litmus(comparison, witness).lines() {
            let _ = writeln!(text, "  {line}");
        }
    }
}

fn how_seen(seen: Seen) -> &'static str {
    match seen {
        Seen::ByOutcome => "seen by running it under both",
        Seen::ByExecutions => {
            "seen by running it under both: their executions differ, but no outcome of this program shows it"
        }
        Seen::NotRun => "evaluated, not run",
    }
}

fn seen_json(seen: Seen) -> &'static str {
    match seen {
        Seen::ByOutcome => "outcome",
        Seen::ByExecutions => "executions",
        Seen::NotRun => "evaluated",
    }
}

/// A comparison as JSON.
pub fn json(comparison: &Comparison) -> Value {
    let kind = match comparison.verdict() {
        Verdict::Equal if comparison.reporting() != Reporting::Same => "equal-executions",
        Verdict::Equal => "equal",
        Verdict::Stronger(Side::A) => "first-stronger",
        Verdict::Stronger(Side::B) => "second-stronger",
        Verdict::Incomparable => "incomparable",
        Verdict::NoDifference { .. } => "no-difference",
        Verdict::OneWay { .. } => "one-way",
    };
    let inclusions = Side::BOTH.map(|side| inclusion_json(comparison, side));
    let reported = comparison.reported.witnesses.iter().map(|witness| {
        json!({
            "name": report_test_name(comparison, witness),
            "test": report_litmus(comparison, witness),
            "report": witness.name,
            "by": comparison.name(witness.by),
            "not": comparison.name(witness.by.other()),
            "seen": seen_json(witness.seen),
        })
    });
    json!({
        "models": comparison.names,
        "verdict": kind,
        "text": verdict(comparison),
        "restriction": comparison.vocabulary.restriction(),
        "stopped": comparison.stopped.map(Stopped::name),
        "partly": comparison.partly.as_ref().map(|partly| json!({
            "programs": partly.programs,
            "events": partly.events,
            "done": partly.done,
            "all": partly.all,
        })),
        "obstacles": comparison.obstacles,
        "inclusions": inclusions,
        "reports": report_lines(comparison),
        "reporting": match comparison.reporting() {
            Reporting::Same => "same",
            Reporting::Differs => "different",
            Reporting::Open => "open",
        },
        "reported": reported.collect::<Vec<_>>(),
        "unsearched": comparison.vocabulary.unsearched,
    })
}

fn inclusion_json(comparison: &Comparison, side: Side) -> Value {
    let steps = |steps: &[ProofStep]| -> Vec<Value> {
        let step = |step: &ProofStep| {
            json!({
                "constraint": comparison.joined.source_line(step.constraint),
                "proved": step.reason.is_some(),
                "reason": reason_text(comparison, step.reason.as_ref()),
            })
        };
        steps.iter().map(step).collect()
    };
    let own = comparison.name(side);
    let other = comparison.name(side.other());
    match &comparison.inclusions[side.index()] {
        Inclusion::Proved(half) => {
            json!({"of": own, "in": other, "answer": "proved", "proof": steps(&half.steps)})
        }
        Inclusion::Open { events, proof } => {
            json!({"of": own, "in": other, "answer": "open", "events": events, "proof": steps(&proof.steps)})
        }
        Inclusion::Refuted(witnesses) => {
            let tests = witnesses.iter().enumerate().map(|(number, witness)| {
                json!({
                    "name": test_name(comparison, witness, number + 1),
                    "test": litmus(comparison, witness, number + 1),
                    "allowed": own,
                    "forbidden": other,
                    "seen": seen_json(witness.seen),
                    "smallest": witness.searched.is_none(),
                    "axiom": witness.axiom,
                    "cycle": witness.cycle,
                })
            });
            json!({"of": own, "in": other, "answer": "refuted", "tests": tests.collect::<Vec<_>>()})
        }
    }
}
