//! Comments and pages are read in windows of 100 columns: no line of a comment in Rust, and no line
//! of a page, is longer. What cannot be broken may be: code, tables, and words such as links. What
//! is generated quotes constraints of models as they are.

use std::path::{Path, PathBuf};

const COLUMNS: usize = 100;

/// The Rust files and pages below a folder, without what is built.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !name.starts_with('.') && name != "target" && name != "generated" {
                found.extend(files(&path));
            }
        } else if name.ends_with(".rs") || name.ends_with(".md") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The text of a line of a page, or of a comment in Rust; `None` for lines of code.
fn prose(line: &str, is_rust: bool) -> Option<&str> {
    let line = line.trim_start();
    if !is_rust {
        return Some(line);
    }
    let comment = line.strip_prefix("//")?;
    Some(comment.trim_start_matches(['/', '!']).trim_start())
}

/// Whether a line could be broken between two words.
fn can_be_broken(text: &str) -> bool {
    let marker = |word: &&str| matches!(*word, "*" | "-" | "+" | ">" | "#" | "##" | "###");
    let is_table = text.starts_with('|');
    !is_table && text.split_whitespace().skip_while(marker).count() > 1
}

/// The lines of a file that are too long, with their numbers.
fn too_long(text: &str, is_rust: bool) -> Vec<(usize, String)> {
    let mut in_code = false;
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some(text) = prose(line, is_rust) else {
            in_code = false;
            continue;
        };
        if text.starts_with("```") {
            in_code = !in_code;
        } else if !in_code && line.chars().count() > COLUMNS && can_be_broken(text) {
            found.push((index + 1, line.to_string()));
        }
    }
    found
}

#[test]
fn comments_and_pages_fit_the_window() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = files(root);
    assert!(files.len() > 200, "only {} files were read", files.len());
    let mut found = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap();
        let is_rust = file.extension().is_some_and(|extension| extension == "rs");
        let name = file.strip_prefix(root).unwrap_or(file).display();
        let lines = too_long(&text, is_rust).into_iter();
        found.extend(lines.map(|(number, line)| format!("{name}:{number}: {line}")));
    }
    assert!(
        found.is_empty(),
        "longer than {COLUMNS}:\n{}",
        found.join("\n")
    );
}

#[test]
fn only_what_can_be_broken_counts() {
    let long = "word ".repeat(30);
    let link = format!("https://example.org/{}", "x".repeat(100));
    assert_eq!(too_long(&format!("// {long}\n"), true).len(), 1);
    assert_eq!(too_long(&format!("let x = 1; {long}\n"), true).len(), 0);
    assert_eq!(
        too_long(&format!("/// ```\n/// {long}\n/// ```\n"), true).len(),
        0
    );
    assert_eq!(too_long(&format!("* {link}\n| {long} |\n"), false).len(), 0);
    assert_eq!(
        too_long(&format!("```\n{long}\n```\n{long}\n"), false),
        [(4, long)]
    );
}
