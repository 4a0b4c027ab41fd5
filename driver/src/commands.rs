//! `compile_commands.json`: how a build compiles a file, in the form that many build systems write.
//!
//! Only what says what the program is counts: the language, macros, and where headers are. How a
//! build optimises, warns or writes files is its own business, and what other compilers know and
//! clang does not would be an error.

use serde_json::Value;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The name of the file.
const NAME: &str = "compile_commands.json";

/// Options with a value that may be the next argument.
const WITH_VALUE: [&str; 13] = [
    "-I",
    "-D",
    "-U",
    "-include",
    "-imacros",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-isysroot",
    "--sysroot",
    "-x",
    "-F",
    "-iprefix",
];

/// Options without one, or with one behind `=`.
const ALONE: [&str; 14] = [
    "-std=",
    "-stdlib=",
    "-ansi",
    "-pthread",
    "-nostdinc",
    "-nostdinc++",
    "-ffreestanding",
    "-fno-builtin",
    "-fcommon",
    "-fgnu89-inline",
    "-fms-extensions",
    "-fshort-enums",
    "-fsigned-char",
    "-funsigned-char",
];

/// How to compile a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The folder to be in.
    pub folder: PathBuf,
    /// The options.
    pub options: Vec<OsString>,
}

/// What the file's folder, or one around it, says about compiling the file; the nearest counts.
/// A message for people if it cannot be read.
pub fn options(file: &Path) -> Result<Option<Found>, String> {
    let Ok(file) = std::path::absolute(file) else {
        return Ok(None);
    };
    let folders = file.ancestors().skip(1);
    let Some(database) = folders
        .map(|folder| folder.join(NAME))
        .find(|at| at.is_file())
    else {
        return Ok(None);
    };
    let failed = |error: String| format!("katec: cannot read {}: {error}\n", database.display());
    let text = std::fs::read_to_string(&database).map_err(|error| failed(error.to_string()))?;
    let entries: Value = serde_json::from_str(&text).map_err(|error| failed(error.to_string()))?;
    let Some(entries) = entries.as_array() else {
        return Err(failed("it is no list".to_string()));
    };
    Ok(entries.iter().find_map(|entry| entry_for(&file, entry)))
}

/// What an entry says, if it is about the file.
fn entry_for(file: &Path, entry: &Value) -> Option<Found> {
    let folder = PathBuf::from(entry["directory"].as_str()?);
    let named = folder.join(entry["file"].as_str()?);
    let same = named == file || same_file(&named, file);
    if !same {
        return None;
    }
    let arguments: Vec<String> = match (&entry["arguments"], &entry["command"]) {
        (Value::Array(arguments), _) => arguments
            .iter()
            .filter_map(|argument| argument.as_str().map(str::to_string))
            .collect(),
        (_, Value::String(command)) => split(command),
        _ => return None,
    };
    Some(Found {
        options: kept(&arguments),
        folder,
    })
}

fn same_file(a: &Path, b: &Path) -> bool {
    match (a.canonicalize(), b.canonicalize()) {
        (Ok(a), Ok(b)) => a == b,
        _ => false,
    }
}

/// The options that say what the program is; the first argument is the compiler.
fn kept(arguments: &[String]) -> Vec<OsString> {
    let mut kept = Vec::new();
    let mut rest = arguments.iter().skip(1);
    while let Some(argument) = rest.next() {
        if WITH_VALUE.contains(&argument.as_str()) {
            if let Some(value) = rest.next() {
                kept.extend([argument, value].map(OsString::from));
            }
        } else if WITH_VALUE.iter().any(|option| argument.starts_with(option))
            || ALONE.iter().any(|option| match option.ends_with('=') {
                true => argument.starts_with(option),
                false => argument == option,
            })
        {
            kept.push(OsString::from(argument));
        }
    }
    kept
}

/// The words of a command as a shell reads them, without expansion.
fn split(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = command.chars();
    while let Some(character) = characters.next() {
        match (quote, character) {
            (Some(open), _) if character == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(character);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => {
                word.get_or_insert_default().extend(characters.next());
            }
            (None, _) if character.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_by_a_shell() {
        assert_eq!(
            split(r#"cc  -DA="b c" -D'x y' -DQ=\"t\" "" f.c"#),
            ["cc", "-DA=b c", "-Dx y", "-DQ=\"t\"", "", "f.c"]
        );
    }

    #[test]
    fn what_the_program_is_is_kept() {
        let words = split("gcc -O2 -Wall -c -Iinclude -I more -DX=1 -std=gnu11 -fpic -o a.o a.c");
        assert_eq!(
            kept(&words),
            ["-Iinclude", "-I", "more", "-DX=1", "-std=gnu11"].map(OsString::from)
        );
    }
}
