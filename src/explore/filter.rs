//! Which executions are wanted.

use katec_checker::check::{Action, ExecutionReport};
use katec_driver::AnyProgram;
use std::borrow::Cow;

/// What an execution is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Complete,
    Blocked,
    Wrong,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Complete => "complete",
            Kind::Blocked => "blocked",
            Kind::Wrong => "wrong",
        }
    }
}

/// Which executions are wanted: all that satisfy everything that is given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    kind: Option<Kind>,
    /// Parts of the final state, like `0:r0=1`.
    state: Vec<String>,
    /// A read and the write that it reads, by their names.
    read: Option<(String, String)>,
}

impl Filter {
    /// What a page asks for: the number of an execution among those that are wanted.
    ///
    /// # Errors
    ///
    /// A message for people.
    pub fn parse<'a>(
        query: impl Iterator<Item = (Cow<'a, str>, Cow<'a, str>)>,
        program: &AnyProgram,
    ) -> Result<(usize, Self), String> {
        let (mut number, mut filter) = (0, Self::default());
        for (key, value) in query {
            match &*key {
                "n" => number = value.parse().map_err(|_| format!("{value} is no number"))?,
                "kind" => filter.kind = kind(&value)?,
                "state" => filter.state = state(&value)?,
                "read" => filter.read = read(&value)?,
                other => return Err(format!("{other} is nothing to look for")),
            }
        }
        if let (false, AnyProgram::C(_)) = (filter.state.is_empty(), program) {
            return Err("only litmus tests have final states to look for".to_string());
        }
        Ok((number, filter))
    }

    /// Whether an execution can be wanted, before it is looked at.
    pub fn takes(&self, kind: Kind) -> bool {
        self.kind.is_none_or(|wanted| wanted == kind)
            && (self.state.is_empty() || kind == Kind::Complete)
    }

    /// Whether an execution with this final state is wanted.
    pub fn accepts(&self, execution: &ExecutionReport, state: &str) -> bool {
        let parts: Vec<String> = state.split(';').map(squeezed).collect();
        self.state.iter().all(|wanted| parts.contains(wanted))
            && self
                .read
                .as_ref()
                .is_none_or(|(read, write)| reads(execution, read, write))
    }
}

/// Whether the execution has a read of this name that reads a write of that name.
fn reads(execution: &ExecutionReport, read: &str, write: &str) -> bool {
    execution.events.iter().any(|event| match &event.action {
        Action::Read {
            from: Some(from), ..
        } => {
            let position = event
                .position
                .map(|position| squeezed(&position.to_string()));
            position.as_deref() == Some(read) && squeezed(&execution.event_name(*from)) == write
        }
        _ => false,
    })
}

fn squeezed(text: &str) -> String {
    text.chars()
        .filter(|letter| !letter.is_whitespace())
        .collect()
}

fn kind(text: &str) -> Result<Option<Kind>, String> {
    let all = [Kind::Complete, Kind::Blocked, Kind::Wrong];
    match text {
        "" | "all" => Ok(None),
        name => match all.into_iter().find(|kind| kind.name() == name) {
            Some(kind) => Ok(Some(kind)),
            None => Err(format!("{name} is no kind of execution")),
        },
    }
}

/// Parts like `0:r0=1`, with `;`, `,` or spaces between them.
fn state(text: &str) -> Result<Vec<String>, String> {
    let parts = text.split([';', ',', ' ']).filter(|part| !part.is_empty());
    let part = |part: &str| match part.contains('=') {
        true => Ok(squeezed(part)),
        false => Err(format!(
            "`{part}` is no part of a final state: write it like 0:r0=1"
        )),
    };
    parts.map(part).collect()
}

/// A read and a write, like `(1, 0) from (0, 1)`, or `(1, 0) from the initial value`.
fn read(text: &str) -> Result<Option<(String, String)>, String> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    match text.split_once("from") {
        Some((read, write)) => Ok(Some((squeezed(read), squeezed(write)))),
        None => Err(format!(
            "`{text}` is no read: write it like (1, 0) from (0, 1)"
        )),
    }
}
