//! How reports for people are laid out, and the sources that they quote.

use anstyle::{AnsiColor, Style};
use katec_checker::program::SourcePosition;
use std::collections::BTreeMap;
use std::fmt::Display;

/// How a report for people is laid out. The default is for files and pipes: no colours, lines as
/// long as they are, and only what matters.
#[derive(Clone, Copy, Debug, Default)]
pub struct Layout {
    /// How many columns there are, if lines are to be broken.
    pub width: Option<usize>,
    /// Whether colours are used.
    pub color: bool,
    /// Whether everything is shown, not only what matters.
    pub full: bool,
}

impl Layout {
    pub(crate) fn error(&self, text: impl Display) -> String {
        self.styled(AnsiColor::Red, text)
    }

    pub(crate) fn warning(&self, text: impl Display) -> String {
        self.styled(AnsiColor::Yellow, text)
    }

    pub(crate) fn good(&self, text: impl Display) -> String {
        self.styled(AnsiColor::Green, text)
    }

    fn styled(&self, color: AnsiColor, text: impl Display) -> String {
        match self.color {
            true => {
                let style = Style::new().bold().fg_color(Some(color.into()));
                format!("{style}{text}{style:#}")
            }
            false => text.to_string(),
        }
    }

    /// A line that is broken between words, with the following lines further in.
    pub(crate) fn broken(&self, line: &str) -> String {
        let Some(width) = self.width else {
            return line.to_string();
        };
        let indent = line.len() - line.trim_start().len() + 4;
        let following = " ".repeat(indent.min(width / 2));
        let options = textwrap::Options::new(width.max(20))
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .subsequent_indent(&following);
        textwrap::fill(line, options)
    }

    /// A line that must stay one: what is too long is cut.
    pub(crate) fn cut(&self, line: &str) -> String {
        match self.width {
            Some(width) if line.chars().count() > width => {
                let kept: String = line.chars().take(width.saturating_sub(1)).collect();
                format!("{kept}…")
            }
            _ => line.to_string(),
        }
    }
}

/// The texts of source files, by the names that positions have for them.
#[derive(Clone, Debug, Default)]
pub struct Sources(BTreeMap<String, String>);

impl Sources {
    /// Adds the text of a file.
    pub fn add(&mut self, file: impl Into<String>, text: impl Into<String>) {
        self.0.insert(file.into(), text.into());
    }

    /// Whether a file is there.
    pub fn has(&self, file: &str) -> bool {
        self.0.contains_key(file)
    }

    /// The files and their texts.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(file, text)| (file.as_str(), text.as_str()))
    }

    /// A line of a file.
    pub fn line(&self, position: &SourcePosition) -> Option<&str> {
        let index = (position.line as usize).checked_sub(1)?;
        self.0.get(&position.file)?.lines().nth(index)
    }
}
