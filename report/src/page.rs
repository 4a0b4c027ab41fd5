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

/// Where the executions of a page come from.
#[derive(Clone, Copy, Debug)]
pub enum Executions<'a> {
    /// They are in the page: these complete ones, and those of violations.
    Here(&'a [ExecutionReport]),
    /// The page asks its server.
    Served,
}

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

/// The page about a program.
pub fn program_page(outcome: &Outcome, executions: Executions<'_>, sources: &Sources) -> String {
    let layout = Layout::default();
    let mut items = Vec::new();
    if let Executions::Here(complete) = executions {
        for violation in &outcome.violations {
            if let Some(execution) = &violation.execution {
                items.push(item(violation.to_string(), execution));
            }
        }
        items.extend(
            complete
                .iter()
                .map(|execution| item("complete".to_string(), execution)),
        );
    }
    let shown = items.len() as u64;
    let data = Data {
        live: matches!(executions, Executions::Served),
        more: outcome.violations.is_empty() && shown < outcome.summary.complete,
        ..Data::new(items, sources)
    };
    fill(&Parts {
        title: format!("{} under {}", outcome.program, outcome.model),
        verdict: verdict_name(outcome.verdict()),
        headline: text::headline(outcome),
        text: text::program_text(outcome, &layout, sources),
        data: &data,
    })
}

/// The page about a litmus test, with the executions that were kept.
pub fn litmus_page(outcome: &LitmusOutcome, live: bool, sources: &Sources) -> String {
    let kept = outcome.kept.iter().map(|kept| Item {
        state: state_text(&outcome.names, &kept.values),
        ..item(state_text(&outcome.names, &kept.values), &kept.execution)
    });
    let states = outcome.states.iter().map(|state| State {
        values: state.values.iter().map(ToString::to_string).collect(),
        executions: state.executions,
        asked_for: state.asked_for,
    });
    let complete = outcome.check.summary.complete;
    let start = outcome.kept.iter().position(|kept| kept.asked_for);
    let data = Data {
        live,
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

fn item(title: String, execution: &ExecutionReport) -> Item<'_> {
    Item {
        title,
        state: String::new(),
        execution: ExecutionFields::new(execution),
    }
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
