//! The parts of a litmus file: architecture and name, initial state, program, condition.
//!
//! The parts have different grammars, so they are cut out first, by the few marks that all files
//! share: the first brace after the preamble, its partner, and the first word of the condition.

use super::c::linux;
use super::error::{LitmusError, Result};
use super::lexer::{Comments, Token, TokenKind, comment_end, tokens};
use std::ops::Range;

/// The language of a test's program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// C with C11 atomics.
    C,
    /// C with the functions of the Linux kernel. Tests call it `C`, too.
    Linux,
    /// X86, operands in Intel's order.
    X86,
    /// X86_64, operands in AT&T's order, as herd has it.
    X86_64,
    /// AArch64.
    AArch64,
    /// ARM of 32 bits (ARMv7).
    Arm,
    /// POWER.
    Ppc,
    /// RISC-V.
    RiscV,
}

impl Language {
    /// The names by which tests call languages.
    pub const NAMES: &'static [(&'static str, Language)] = &[
        ("C", Language::C),
        ("X86", Language::X86),
        ("X86_64", Language::X86_64),
        ("AArch64", Language::AArch64),
        ("ARM", Language::Arm),
        ("PPC", Language::Ppc),
        ("RISCV", Language::RiscV),
    ];

    /// Whether programs are of C functions.
    pub fn is_c(self) -> bool {
        matches!(self, Language::C | Language::Linux)
    }

    /// Whether programs are of machine instructions.
    pub fn is_machine(self) -> bool {
        !self.is_c()
    }
}

/// What is expected as an architecture.
const EXPECTED: &str = "expected C, X86, X86_64, AArch64, ARM, PPC or RISCV";

/// A litmus file cut into its parts.
pub(super) struct Sections {
    pub language: Language,
    pub name: String,
    /// Inside the braces.
    pub initial: Range<usize>,
    pub program: Range<usize>,
    /// From its first word to the end of the file.
    pub condition: Range<usize>,
}

/// Languages that herd knows and katec does not.
const OTHER_LANGUAGES: &[&str] = &[
    "ARMv7", "ARMv8", "ASL", "BPF", "CPP", "GPU_PTX", "JAVA", "LISA", "MIPS", "PTX", "VULKAN",
    "Bell",
];

/// Words that start the part after the program.
const CONDITION_WORDS: &[&str] = &[
    "exists",
    "forall",
    "final",
    "observed",
    "Observed",
    "locations",
    "filter",
];

/// Cuts the source into its parts.
pub(super) fn split(source: &str) -> Result<Sections> {
    let (language, name, after_name) = first_line(source)?;
    let open = preamble(source, after_name)?;
    let close = closing_brace(source, open)?;
    let mut program_start = close + 1;
    let rest = source[program_start..].trim_start();
    if rest.starts_with(';') {
        program_start = source.len() - rest.len() + 1;
    }
    let comments = match language {
        Language::C => Comments::OutsideBraces,
        _ => Comments::Everywhere,
    };
    let end = trailer(source, program_start, comments);
    let program = tokens(source, program_start..end, comments)?;
    let language = match language {
        Language::C if linux::is_spoken(source, &program) => Language::Linux,
        language => language,
    };
    let condition_start = condition_start(source, &program, language);
    Ok(Sections {
        language,
        name,
        initial: open + 1..close,
        program: program_start..condition_start,
        condition: condition_start..end,
    })
}

/// Where the test ends: at the first `<<` at the start of a line that is not in a comment, the mark
/// of commands for other tools, or at the end of the file.
fn trailer(source: &str, start: usize, comments: Comments) -> usize {
    let (mut at, mut depth) = (start, 0usize);
    while at < source.len() {
        let rest = &source[at..];
        let is_comment = comments == Comments::Everywhere || depth == 0;
        at += if rest.starts_with("\n<<") {
            return at;
        } else if rest.starts_with("(*") && is_comment {
            match comment_end(source, at, source.len()) {
                Ok(end) => end - at,
                // Reported where the tokens are made.
                Err(_) => return source.len(),
            }
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |length| length + 2)
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else {
            match rest.as_bytes()[0] {
                b'{' => depth += 1,
                b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            rest.chars().next().map_or(1, char::len_utf8)
        };
    }
    source.len()
}

/// Architecture and name, and where the text goes on.
fn first_line(source: &str) -> Result<(Language, String, usize)> {
    let mut at = 0;
    loop {
        at += leading_whitespace(&source[at..]);
        if source[at..].starts_with("(*") {
            at = comment_end(source, at, source.len())?;
        } else {
            break;
        }
    }
    let word_length = |from: usize| {
        source[from..]
            .find(char::is_whitespace)
            .unwrap_or(source.len() - from)
    };
    let word = at..at + word_length(at);
    let known = Language::NAMES.iter();
    let mut known = known.filter(|(name, _)| *name == &source[word.clone()]);
    let language = match &source[word.clone()] {
        _ if let Some((_, language)) = known.next() => *language,
        "" => {
            return Err(LitmusError::new(
                source,
                word,
                "the file is empty: expected an architecture and a name",
            ));
        }
        other
            if OTHER_LANGUAGES
                .iter()
                .any(|known| known.eq_ignore_ascii_case(other)) =>
        {
            return Err(LitmusError::new(
                source,
                word.clone(),
                format!("tests for {other} are not supported: {EXPECTED}"),
            ));
        }
        _ => {
            return Err(LitmusError::new(
                source,
                word,
                format!("unknown architecture: {EXPECTED}"),
            ));
        }
    };
    let name_start = word.end
        + source[word.end..]
            .find(|c| c != ' ' && c != '\t')
            .unwrap_or(0);
    let name = name_start..name_start + word_length(name_start);
    if name.is_empty() {
        return Err(LitmusError::new(
            source,
            name,
            "expected the name of the test",
        ));
    }
    Ok((language, source[name.clone()].to_string(), name.end))
}

fn leading_whitespace(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

/// Skips descriptions, comments and `Key=value` lines; gives the place of the opening brace.
fn preamble(source: &str, start: usize) -> Result<usize> {
    let mut at = start;
    loop {
        at += leading_whitespace(&source[at..]);
        let rest = &source[at..];
        let line = rest.lines().next().unwrap_or("");
        if rest.starts_with('{') {
            return Ok(at);
        } else if rest.starts_with("(*") {
            at = comment_end(source, at, source.len())?;
        } else if rest.starts_with("//") || is_metadata(line) {
            at += line.len();
        } else if let Some(text) = rest.strip_prefix('"') {
            // In some tests of herd's catalogue a description has no end but that of its line.
            at += text.find('"').map_or(line.len(), |length| length + 2);
        } else if rest.starts_with('(') && line.contains(')') {
            at += line.find(')').unwrap_or(0) + 1;
        } else {
            let length = line.chars().next().map_or(0, char::len_utf8);
            return Err(LitmusError::new(
                source,
                at..at + length,
                "expected a description in quotes, a line `Key=value`, or `{` and the initial state",
            ));
        }
    }
}

/// Whether this is a line like `Cycle=Rfe PodRR Fre PodWW`.
fn is_metadata(line: &str) -> bool {
    let Some((key, _)) = line.split_once('=') else {
        return false;
    };
    let key = key.trim_end();
    key.starts_with(|c: char| c.is_ascii_alphabetic())
        && key
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}

fn closing_brace(source: &str, open: usize) -> Result<usize> {
    let (mut at, mut depth) = (open, 0usize);
    while at < source.len() {
        if source[at..].starts_with("(*") {
            at = comment_end(source, at, source.len())?;
            continue;
        }
        let c = source[at..].chars().next().unwrap_or(' ');
        match c {
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                if depth == 0 {
                    return Ok(at);
                }
            }
            _ => {}
        }
        at += c.len_utf8();
    }
    Err(LitmusError::new(
        source,
        open..open + 1,
        "the initial state has no end: expected `}`",
    ))
}

/// Where the condition starts: the end of the tokens if there is none.
fn condition_start(source: &str, program: &[Token], language: Language) -> usize {
    let text = |i: usize| {
        program
            .get(i)
            .map_or("", |token| &source[token.span.clone()])
    };
    let mut depth = 0usize;
    for (i, token) in program.iter().enumerate() {
        match text(i) {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if language.is_c() && depth > 0 {
            continue;
        }
        let word = token.kind == TokenKind::Word && CONDITION_WORDS.contains(&text(i));
        let negated = matches!(text(i), "~" | "not") && text(i + 1) == "exists";
        // Tests may leave the word out and start with the parenthesis; only after `;` or `}` this
        // is not an operand.
        let bare = text(i) == "(" && i > 0 && matches!(text(i - 1), ";" | "}");
        if word || negated || bare {
            return token.span.start;
        }
    }
    program
        .last()
        .map_or(source.len(), |token| token.span.start)
}
