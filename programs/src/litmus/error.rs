//! What is wrong with a litmus test, and where.

use super::code::LinePlace;
use std::fmt;
use std::ops::Range;

/// An error in the text of a litmus test. Rendering it with the source is the caller's business.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LitmusError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// The offending text, as bytes of the source.
    pub span: Range<usize>,
    /// What is wrong and what was expected.
    pub message: String,
}

impl LitmusError {
    /// An error at a place of `source`.
    pub(super) fn new(source: &str, span: Range<usize>, message: impl Into<String>) -> Self {
        let before = source.get(..span.start).unwrap_or(source);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: before.matches('\n').count() as u32 + 1,
            column: before[line_start..].chars().count() as u32 + 1,
            span,
            message: message.into(),
        }
    }
}

/// Where the lines of a text start, to find lines fast.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    starts: Vec<usize>,
}

impl Lines {
    pub fn new(source: &str) -> Self {
        let after_newlines = source.match_indices('\n').map(|(at, _)| at + 1);
        Self {
            starts: std::iter::once(0).chain(after_newlines).collect(),
        }
    }

    /// The line and the column of a byte.
    pub fn place(&self, byte: usize) -> LinePlace {
        let line = self.starts.partition_point(|start| *start <= byte);
        LinePlace {
            line: line as u32,
            column: (byte - self.starts[line - 1]) as u32 + 1,
        }
    }
}

impl fmt::Display for LitmusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for LitmusError {}

/// What parsing gives.
pub(super) type Result<T> = std::result::Result<T, LitmusError>;
