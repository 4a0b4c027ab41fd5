//! Changes of texts as `patch` reads them.

use crate::choices::{Assignment, Choices, Written};
use crate::source::Source;
use similar::TextDiff;

/// The texts of the sources with an assignment, where it changes something. Choices that are not
/// written there are left out.
pub fn changed_texts(
    sources: &[Source],
    choices: &Choices,
    assignment: &Assignment,
) -> Vec<(usize, String)> {
    let changes = choices.list.iter().zip(assignment);
    let changes = changes.filter(|(_, level)| **level > 0);
    let changes: Vec<_> = changes
        .map(|(choice, level)| (choice, choice.levels[*level]))
        .filter(|(choice, _)| !matches!(choice.written, Written::Elsewhere(_)))
        .collect();
    let of_source = |number: usize| {
        let own = changes.iter().filter(|(choice, _)| choice.source == number);
        own.copied().collect::<Vec<_>>()
    };
    let texts = sources.iter().enumerate().map(|(number, source)| {
        let own = of_source(number);
        (number, source.changed(&own), own.is_empty())
    });
    let changed = texts.filter(|(_, _, is_same)| !is_same);
    changed.map(|(number, text, _)| (number, text)).collect()
}

/// The difference between two texts of a file, for `patch -p0`.
pub fn difference(file: &str, old: &str, new: &str) -> String {
    let diff = TextDiff::from_lines(old, new);
    diff.unified_diff()
        .context_radius(3)
        .header(file, file)
        .to_string()
}
