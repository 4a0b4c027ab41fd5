//! Executions as one page for a browser that needs nothing else.
//!
//! The page has its style, its script and its data in it. The data is JSON, the same fields as
//! everywhere ([`ExecutionFields`]); the script in `page/page.js` draws it. Without scripts the
//! page shows the report in text. A page that is served (`katec explore`) has no executions in it
//! and asks its server for them.

use crate::json::{ExecutionFields, verdict_name};
use crate::layout::{Layout, Sources};
use crate::litmus::observation_name;
use crate::{litmus, text};
use katec_checker::check::{ExecutionReport, Outcome};
use katec_programs::litmus::{FinalValue, LitmusOutcome};
use serde::Serialize;

/// An execution with what it is, as pages and their servers have it.
#[derive(Serialize)]
pub struct Item<'a> {
    /// What it is, in a few words.
    pub title: String,
    /// The final state, for litmus tests.
    pub state: String,
    /// The execution.
    pub execution: ExecutionFields<'a>,
}

impl<'a> Item<'a> {
    /// An execution without a final state.
    pub fn new(title: String, execution: &'a ExecutionReport) -> Self {
        Self {
            title,
            state: String::new(),
            execution: ExecutionFields::new(execution),
        }
    }
}

#[derive(Serialize)]
struct Data<'a> {
    live: bool,
    start: usize,
    more: bool,
    names: &'a [String],
    states: Vec<State>,
    executions: Vec<Item<'a>>,
    sources: Vec<Source<'a>>,
}

#[derive(Serialize)]
struct State {
    values: Vec<String>,
    executions: u64,
    asked_for: bool,
}

#[derive(Serialize)]
struct Source<'a> {
    file: &'a str,
    text: &'a str,
}

impl<'a> Data<'a> {
    fn new(executions: Vec<Item<'a>>, sources: &'a Sources) -> Self {
        let sources = sources.files().map(|(file, text)| Source { file, text });
        Self {
            live: false,
            start: 0,
            more: false,
            names: &[],
            states: Vec::new(),
            executions,
            sources: sources.collect(),
        }
    }
}

/// The page about a program: the executions of its violations, and those that were kept.
pub fn program_page(outcome: &Outcome, sources: &Sources) -> String {
    let wrong = outcome.violations.iter().filter_map(|violation| {
        let execution = violation.execution.as_ref()?;
        Some(Item::new(violation.to_string(), execution))
    });
    let complete = outcome.kept.iter();
    let complete = complete.map(|execution| Item::new("complete".to_string(), execution));
    let data = Data {
        more: (outcome.kept.len() as u64) < outcome.summary.complete,
        ..Data::new(wrong.chain(complete).collect(), sources)
    };
    fill(&Parts {
        title: format!("{} under {}", outcome.program, outcome.model),
        verdict: verdict_name(outcome.verdict()),
        headline: text::headline(outcome),
        text: text::program_text(outcome, &Layout::default(), sources),
        data: &data,
    })
}

/// A page that asks its server for executions.
pub fn served_page(program: &str, model: &str, sources: &Sources) -> String {
    let data = Data {
        live: true,
        ..Data::new(Vec::new(), sources)
    };
    fill(&Parts {
        title: format!("{program} under {model}"),
        verdict: "unknown",
        headline: "executions are made as you ask for them".to_string(),
        text: format!("katec check {program} --model {model} prints a report in text"),
        data: &data,
    })
}

/// The page about a litmus test, with the executions that were kept.
pub fn litmus_page(outcome: &LitmusOutcome, sources: &Sources) -> String {
    let kept = outcome.kept.iter().map(|kept| Item {
        state: state_text(&outcome.names, &kept.values),
        ..Item::new(state_text(&outcome.names, &kept.values), &kept.execution)
    });
    let states = outcome.states.iter().map(|state| State {
        values: state.values.iter().map(ToString::to_string).collect(),
        executions: state.executions,
        asked_for: state.asked_for,
    });
    let complete = outcome.check.summary.complete;
    let start = outcome.kept.iter().position(|kept| kept.asked_for);
    let data = Data {
        start: start.unwrap_or(0),
        more: (outcome.kept.len() as u64) < complete,
        names: &outcome.names,
        states: states.collect(),
        ..Data::new(kept.collect(), sources)
    };
    let text = litmus::execution_text(outcome, &Layout::default());
    fill(&Parts {
        title: format!("{} under {}", outcome.test, outcome.check.model),
        verdict: verdict_name(outcome.verdict()),
        headline: format!(
            "{}: {} ({} of {} executions)",
            outcome.condition,
            observation_name(outcome.observation()),
            outcome.matching,
            outcome.matching + outcome.others
        ),
        text: litmus::text(outcome) + &text.unwrap_or_default(),
        data: &data,
    })
}

/// A final state in herd's words.
pub fn state_text(names: &[String], values: &[FinalValue]) -> String {
    let values = names.iter().zip(values);
    let values: Vec<_> = values
        .map(|(name, value)| format!("{name}={value};"))
        .collect();
    values.join(" ")
}

struct Parts<'a> {
    title: String,
    verdict: &'static str,
    headline: String,
    text: String,
    data: &'a Data<'a>,
}

/// Puts everything into the page, in one go: no text is looked at for what it is replaced by.
fn fill(parts: &Parts<'_>) -> String {
    let json = serde_json::to_string(parts.data).unwrap_or_default();
    let has_executions = parts.data.live || !parts.data.executions.is_empty();
    let value = |name: &str| match name {
        "title" => escape(&parts.title),
        "verdict" => parts.verdict.to_string(),
        "headline" => escape(&parts.headline),
        "text" => escape(&parts.text),
        "open" => String::from(if has_executions { "" } else { "open" }),
        "style" => include_str!("page/page.css").to_string(),
        "script" => include_str!("page/page.js").to_string(),
        // Nothing in it may look like the end of the script.
        "data" => json.replace('<', "\\u003c"),
        _ => String::new(),
    };
    let mut page = String::new();
    let mut rest = include_str!("page/page.html");
    while let Some((before, after)) = rest.split_once("{{") {
        page.push_str(before);
        let (name, after) = after.split_once("}}").unwrap_or(("", after));
        page.push_str(&value(name));
        rest = after;
    }
    page.push_str(rest);
    page
}

/// A text as HTML and XML have it.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            // XML does not have them, not even escaped.
            control if control.is_control() && !"\n\t\r".contains(control) => escaped.push('?'),
            other => escaped.push(other),
        }
    }
    escaped
}
