//! Results in the format that code hosts and editors read: SARIF 2.1.0.

use katec_checker::check::{Outcome, Verdict, Violation};
use katec_checker::model::Severity;
use katec_checker::program::SourcePosition;
use katec_programs::litmus::LitmusOutcome;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What runs found, to be written as one log.
#[derive(Clone, Debug, Default)]
pub struct SarifLog {
    rules: BTreeSet<String>,
    results: Vec<Value>,
    /// What could not be checked, for people.
    problems: Vec<Value>,
}

impl SarifLog {
    /// Adds what was found of a program.
    pub fn add(&mut self, outcome: &Outcome) {
        for violation in &outcome.violations {
            self.add_violation(outcome, violation);
        }
        if outcome.verdict() == Verdict::Unknown {
            self.add_problem(&outcome.program, "note", "not everything was explored");
        }
    }

    /// Adds what was found of a litmus test.
    pub fn add_litmus(&mut self, outcome: &LitmusOutcome) {
        self.add(&outcome.check);
        if outcome.verdict() == Verdict::Violation && !outcome.has_errors() {
            let text = format!(
                "{} does not hold under {}",
                outcome.condition, outcome.check.model
            );
            self.rules.insert("condition".to_string());
            self.results.push(json!({
                "ruleId": "condition", "level": "error", "message": {"text": text},
                "locations": [whole_file(&outcome.check.program)],
            }));
        }
    }

    /// Adds that a program could not be checked.
    pub fn add_refused(&mut self, file: &str, message: &str) {
        self.add_problem(file, "error", message.trim());
    }

    fn add_problem(&mut self, file: &str, level: &str, message: &str) {
        self.problems.push(json!({
            "level": level, "message": {"text": message}, "locations": [whole_file(file)],
        }));
    }

    fn add_violation(&mut self, outcome: &Outcome, violation: &Violation) {
        let rule = violation.kind.name().to_string();
        let level = match violation.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let here = match &violation.source {
            Some(position) => location(position, None),
            None => whole_file(&outcome.program),
        };
        let mut result = json!({
            "ruleId": rule, "level": level, "locations": [here],
            "message": {"text": format!("{} (under {})", violation.message, outcome.model)},
        });
        let related = related(violation);
        if !related.is_empty() {
            result["relatedLocations"] = Value::from(related);
        }
        self.rules.insert(rule);
        self.results.push(result);
    }

    /// The log as JSON.
    pub fn into_json(self) -> Value {
        let rules: Vec<_> = self.rules.iter().map(|rule| json!({"id": rule})).collect();
        let refused = self
            .problems
            .iter()
            .any(|problem| problem["level"] == "error");
        json!({
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [{
                "tool": {"driver": {
                    "name": "katec", "version": env!("CARGO_PKG_VERSION"), "rules": rules,
                }},
                "invocations": [{
                    "executionSuccessful": !refused,
                    "toolExecutionNotifications": self.problems,
                }],
                "results": self.results,
            }],
        })
    }
}

/// The events that a violation is about.
fn related(violation: &Violation) -> Vec<Value> {
    let Some(execution) = &violation.execution else {
        return Vec::new();
    };
    let events = execution.about.events.iter();
    let places = events.filter_map(|event| {
        let position = execution.event(*event).source.as_ref()?;
        let text = crate::text::action_text(execution, execution.event(*event));
        Some(location(position, Some(&text)))
    });
    places.collect()
}

fn location(position: &SourcePosition, message: Option<&str>) -> Value {
    let mut location = json!({"physicalLocation": {
        "artifactLocation": {"uri": uri(&position.file)},
        "region": {"startLine": position.line.max(1)},
    }});
    if let Some(message) = message {
        location["message"] = json!({"text": message});
    }
    location
}

fn whole_file(file: &str) -> Value {
    json!({"physicalLocation": {"artifactLocation": {"uri": uri(file)}}})
}

/// A path as a relative reference: what is not allowed there is written as its bytes.
fn uri(path: &str) -> String {
    let mut uri = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' | b'+' => {
                uri.push(char::from(byte));
            }
            other => uri.push_str(&format!("%{other:02X}")),
        }
    }
    uri
}
