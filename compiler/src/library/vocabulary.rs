//! The built-in sets and relations as text, for `katec builtins` and for docs/LANGUAGE.md. What
//! they are and mean is in [`katec_checker::builtin`] alone.

use katec_checker::builtin::{BuiltinRelation, BuiltinSet};
use std::fmt::Write as _;

struct Entry {
    name: &'static str,
    aliases: &'static [&'static str],
    meaning: &'static str,
}

fn sets() -> Vec<Entry> {
    let entry = |set: &BuiltinSet| Entry {
        name: set.name(),
        aliases: set.aliases(),
        meaning: set.meaning(),
    };
    BuiltinSet::ALL.iter().map(entry).collect()
}

fn relations() -> Vec<Entry> {
    let entry = |relation: &BuiltinRelation| Entry {
        name: relation.name(),
        aliases: relation.aliases(),
        meaning: relation.meaning(),
    };
    BuiltinRelation::ALL.iter().map(entry).collect()
}

/// The vocabulary as plain text, one line each.
pub fn text() -> String {
    let mut output = String::new();
    for (title, entries) in [("Sets", sets()), ("Relations", relations())] {
        if !output.is_empty() {
            output.push('\n');
        }
        output.push_str(title);
        output.push('\n');
        let names: Vec<String> = entries
            .iter()
            .map(|entry| spelled(entry, "", ", "))
            .collect();
        let width = names.iter().map(String::len).max().unwrap_or(0);
        for (entry, name) in entries.iter().zip(names) {
            writeln!(output, "  {name:width$}  {}", entry.meaning).expect("memory");
        }
    }
    output
}

/// The vocabulary as two tables.
pub fn markdown() -> String {
    let mut output = String::new();
    for (title, entries) in [("set", sets()), ("relation", relations())] {
        if !output.is_empty() {
            output.push('\n');
        }
        writeln!(output, "| {title} | meaning |\n|---|---|").expect("memory");
        for entry in entries {
            let meaning = entry.meaning.replace('|', "\\|");
            writeln!(output, "| {} | {meaning} |", spelled(&entry, "`", ", ")).expect("memory");
        }
    }
    output
}

fn spelled(entry: &Entry, quote: &str, separator: &str) -> String {
    let names = std::iter::once(&entry.name).chain(entry.aliases);
    names
        .map(|name| format!("{quote}{name}{quote}"))
        .collect::<Vec<_>>()
        .join(separator)
}
