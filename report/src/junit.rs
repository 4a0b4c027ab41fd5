//! Results in the XML that build servers read as results of tests.

use crate::page::escape;
use katec_checker::check::{Outcome, Verdict};
use katec_programs::litmus::LitmusOutcome;
use std::time::Duration;

/// A suite of tests, one for each program.
#[derive(Clone, Debug, Default)]
pub struct JunitSuite {
    cases: Vec<Case>,
}

#[derive(Clone, Debug)]
struct Case {
    name: String,
    model: String,
    time: Duration,
    result: CaseResult,
}

#[derive(Clone, Debug)]
enum CaseResult {
    Passed,
    Failed(String),
    /// There is no answer.
    Skipped(String),
    /// It could not be checked.
    Error(String),
}

impl JunitSuite {
    /// Adds what was found of a program.
    pub fn add(&mut self, outcome: &Outcome) {
        let violations: Vec<_> = outcome.violations.iter().map(ToString::to_string).collect();
        let found = violations.join("\n");
        self.add_verdict(outcome, outcome.verdict(), found);
    }

    /// Adds what was found of a litmus test.
    pub fn add_litmus(&mut self, outcome: &LitmusOutcome) {
        let mut found: Vec<_> = outcome
            .check
            .violations
            .iter()
            .map(ToString::to_string)
            .collect();
        if !outcome.holds() {
            found.push(format!("{} does not hold", outcome.condition));
        }
        self.add_verdict(&outcome.check, outcome.verdict(), found.join("\n"));
    }

    /// Adds that a program could not be checked.
    pub fn add_refused(&mut self, file: &str, message: &str) {
        self.cases.push(Case {
            name: file.to_string(),
            model: String::new(),
            time: Duration::ZERO,
            result: CaseResult::Error(message.trim().to_string()),
        });
    }

    fn add_verdict(&mut self, outcome: &Outcome, verdict: Verdict, found: String) {
        let result = match verdict {
            Verdict::Ok => CaseResult::Passed,
            Verdict::Violation => CaseResult::Failed(found),
            Verdict::Unknown => CaseResult::Skipped("not everything was explored".to_string()),
        };
        self.cases.push(Case {
            name: outcome.program.clone(),
            model: outcome.model.clone(),
            time: outcome.time,
            result,
        });
    }

    /// The suite as XML.
    pub fn into_xml(self) -> String {
        let count = |wanted: fn(&CaseResult) -> bool| {
            self.cases
                .iter()
                .filter(|case| wanted(&case.result))
                .count()
        };
        let failures = count(|result| matches!(result, CaseResult::Failed(_)));
        let errors = count(|result| matches!(result, CaseResult::Error(_)));
        let skipped = count(|result| matches!(result, CaseResult::Skipped(_)));
        let time: Duration = self.cases.iter().map(|case| case.time).sum();
        let cases: String = self.cases.iter().map(Case::xml).collect();
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <testsuite name=\"katec\" tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\" \
             skipped=\"{skipped}\" time=\"{:.3}\">\n{cases}</testsuite>\n",
            self.cases.len(),
            time.as_secs_f64()
        )
    }
}

impl Case {
    fn xml(&self) -> String {
        let element = |name: &str, text: &str| {
            let first = text.lines().next().unwrap_or_default();
            let (message, text) = (escape(first), escape(text));
            format!("<{name} message=\"{message}\">{text}</{name}>")
        };
        let inside = match &self.result {
            CaseResult::Passed => String::new(),
            CaseResult::Failed(text) => element("failure", text),
            CaseResult::Error(text) => element("error", text),
            CaseResult::Skipped(text) => format!("<skipped message=\"{}\"/>", escape(text)),
        };
        let (name, model) = (escape(&self.name), escape(&self.model));
        let time = self.time.as_secs_f64();
        format!(
            "  <testcase name=\"{name}\" classname=\"katec.{model}\" time=\"{time:.3}\">{inside}\
             </testcase>\n"
        )
    }
}
