//! What is wrong with a model: errors, warnings and notes, with the place and what to do about it.
//!
//! Every phase collects [`Diagnostic`]s and goes on, so that all errors come out in one run.
//! Rendering is here too: the source line, the underlined place and the help line, in the style of
//! a compiler.

use crate::model::{FileId, SourceFile, Span};
use ariadne::{Color, Config, IndexType, Label, Report, ReportKind, Source};
use rustc_hash::FxHashMap;
use std::fmt;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The model cannot be used.
    Error,
    /// The model can be used, but probably does not say what was meant.
    Warning,
    /// Something worth knowing, shown on request.
    Note,
}

/// One thing to say about a model.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The code of a lint, such as `unused-definition`.
    pub code: Option<&'static str>,
    /// What is wrong, in one line.
    pub message: String,
    /// Where.
    pub span: Span,
    /// What to say at the place itself, if not the message.
    pub label: Option<String>,
    /// Other places that matter, each with what to say about it.
    pub related: Vec<(Span, String)>,
    /// What to do about it.
    pub help: Option<String>,
}

impl Diagnostic {
    fn new(severity: Severity, span: Span, message: impl Into<String>) -> Self {
        Self {
            severity,
            code: None,
            message: message.into(),
            span,
            label: None,
            related: Vec::new(),
            help: None,
        }
    }

    /// An error.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, span, message)
    }

    /// A warning with the code of its lint.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self {
            code: Some(code),
            ..Self::new(Severity::Warning, span, message)
        }
    }

    /// A note.
    pub fn note(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Note, span, message)
    }

    /// Adds the help line.
    #[must_use]
    pub fn help(self, help: impl Into<String>) -> Self {
        Self {
            help: Some(help.into()),
            ..self
        }
    }

    /// Adds what is said at the place itself.
    #[must_use]
    pub fn label(self, label: impl Into<String>) -> Self {
        Self {
            label: Some(label.into()),
            ..self
        }
    }

    /// Adds another place.
    #[must_use]
    pub fn related(mut self, span: Span, text: impl Into<String>) -> Self {
        self.related.push((span, text.into()));
        self
    }
}

/// How many diagnostics are shown.
const SHOWN_LIMIT: usize = 100;

/// How long a source line may be to be shown, in bytes.
const LINE_LIMIT: usize = 400;

/// Diagnostics together with the sources that they point into.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    /// The sources, by [`crate::model::FileId`].
    pub files: Vec<SourceFile>,
    /// What there is to say, in order of discovery.
    pub list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Whether there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.list
            .iter()
            .any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// The first error in a few words, without what comes after a colon: that quotes the model.
    pub fn first_error(&self) -> String {
        let mut errors = self.list.iter();
        let error = errors.find(|diagnostic| diagnostic.severity == Severity::Error);
        let message = error.map_or("", |error| error.message.as_str());
        let short = message.split(": ").next().unwrap_or_default();
        short.to_owned()
    }

    /// The text to show to people: every diagnostic down to the given severity, up to a limit that
    /// no one reads beyond.
    pub fn render(&self, least: Severity, color: bool) -> String {
        let mut sources = Sources {
            files: &self.files,
            sources: FxHashMap::default(),
        };
        let shown = self
            .list
            .iter()
            .filter(|diagnostic| diagnostic.severity <= least);
        let mut text = String::new();
        for diagnostic in shown.clone().take(SHOWN_LIMIT) {
            text.push_str(&self.render_one(diagnostic, color, &mut sources));
        }
        match shown.skip(SHOWN_LIMIT).count() {
            0 => {}
            more => text.push_str(&format!("... and {more} more\n")),
        }
        text
    }

    /// Whether all places of a diagnostic can be shown with their source lines.
    fn is_showable(&self, diagnostic: &Diagnostic) -> bool {
        let places = diagnostic.related.iter().map(|(span, _)| *span);
        places.chain([diagnostic.span]).all(|span| {
            let text = self.files[span.file.index()].text.as_bytes();
            let before = text[..span.start]
                .iter()
                .rev()
                .take_while(|byte| **byte != b'\n');
            let after = text[span.end..].iter().take_while(|byte| **byte != b'\n');
            let width = before.take(LINE_LIMIT).count() + after.take(LINE_LIMIT).count();
            !text.is_empty() && width + (span.end - span.start) < LINE_LIMIT
        })
    }

    /// A diagnostic in plain words, where there is no source line to show, or one too long to be
    /// shown.
    fn plain(&self, diagnostic: &Diagnostic) -> String {
        let file = &self.files[diagnostic.span.file.index()];
        let before = &file.text.as_bytes()[..diagnostic.span.start];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let mut text = format!("{:?}: {}\n", diagnostic.severity, diagnostic.message);
        if !file.text.is_empty() {
            text.push_str(&format!("  in line {line} of {}\n", file.name));
        }
        if let Some(help) = &diagnostic.help {
            text.push_str(&format!("  Help: {help}\n"));
        }
        text
    }

    fn render_one(
        &self,
        diagnostic: &Diagnostic,
        color: bool,
        sources: &mut Sources<'_>,
    ) -> String {
        if !self.is_showable(diagnostic) {
            return self.plain(diagnostic);
        }
        let (kind, hue) = match diagnostic.severity {
            Severity::Error => (ReportKind::Error, Color::Red),
            Severity::Warning => (ReportKind::Warning, Color::Yellow),
            Severity::Note => (ReportKind::Custom("Note", Color::Cyan), Color::Cyan),
        };
        let place = |span: Span| (span.file, span.start..span.end.max(span.start));
        let config = Config::new()
            .with_index_type(IndexType::Byte)
            .with_color(color);
        let label = diagnostic.label.as_ref().unwrap_or(&diagnostic.message);
        let mut report = Report::build(kind, place(diagnostic.span))
            .with_config(config)
            .with_message(&diagnostic.message)
            .with_label(
                Label::new(place(diagnostic.span))
                    .with_message(label)
                    .with_color(hue),
            );
        if let Some(code) = diagnostic.code {
            report = report.with_code(code);
        }
        for (span, text) in &diagnostic.related {
            report = report.with_label(
                Label::new(place(*span))
                    .with_message(text)
                    .with_color(Color::Blue),
            );
        }
        if let Some(help) = &diagnostic.help {
            report = report.with_help(help);
        }
        let mut output = Vec::new();
        let written = report.finish().write(sources, &mut output);
        debug_assert!(written.is_ok(), "writing to memory succeeds");
        let text = String::from_utf8_lossy(&output);
        text.lines()
            .flat_map(|line| [line.trim_end(), "\n"])
            .collect()
    }
}

/// The sources as ariadne asks for them.
struct Sources<'f> {
    files: &'f [SourceFile],
    sources: FxHashMap<FileId, Source<&'f str>>,
}

impl<'f> ariadne::Cache<FileId> for Sources<'f> {
    type Storage = &'f str;

    fn fetch(&mut self, id: &FileId) -> Result<&Source<&'f str>, impl fmt::Debug> {
        let text = self.files[id.index()].text.as_str();
        Ok::<_, std::convert::Infallible>(
            self.sources
                .entry(*id)
                .or_insert_with(|| Source::from(text)),
        )
    }

    fn display<'a>(&self, id: &'a FileId) -> Option<impl fmt::Display + 'a> {
        Some(self.files[id.index()].name.clone())
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(Severity::Warning, false))
    }
}

impl std::error::Error for Diagnostics {}

/// The names among `candidates` that `name` may have been meant to be, best first.
pub fn similar<'n>(name: &str, candidates: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let limit = match name.chars().count() {
        0..=1 => 0,
        2..=4 => 1,
        5..=8 => 2,
        _ => 3,
    };
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let distance = if candidate.eq_ignore_ascii_case(name) {
            0
        } else if candidate.len().abs_diff(name.len()) > limit {
            continue;
        } else {
            edit_distance(name, candidate)
        };
        let better = best.is_none_or(|best| (distance, candidate) < best);
        if distance <= limit && better && candidate != name {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
fn edit_distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = match (i, j) {
                (0, other) | (other, 0) => other,
                _ => {
                    let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                    let mut least = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                    if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                        least = least.min(rows[i - 2][j - 2] + 1);
                    }
                    least
                }
            };
        }
    }
    rows[a.len()][b.len()]
}
