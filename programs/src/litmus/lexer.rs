//! Tokens of a litmus test, and a cursor over them.
//!
//! All parts of a test share one scanner. They differ only in comments: outside the bodies of C
//! functions `(* *)` is a comment, inside them `(*x)` is a dereference.

use super::error::{LitmusError, Result};
use std::ops::Range;

/// What a token is. Its text is found by its span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A name or keyword.
    Word,
    /// An unsigned number, decimal or hexadecimal, with C's suffixes.
    Number,
    /// A string in double quotes.
    Text,
    /// One of [`SYMBOLS`].
    Symbol,
    /// The end of the part.
    End,
}

/// A token.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub span: Range<usize>,
}

/// The symbols, longer ones before their prefixes.
const SYMBOLS: &[&str] = &[
    "<<=", ">>=", "/\\", "\\/", "=>", "==", "!=", "<>", "<=", ">=", "<<", ">>", "&&", "||", "++",
    "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "->", "{", "}", "(", ")", "[", "]", ";",
    ",", ":", "?", "=", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", "$", ".", "#",
    "@",
];

/// Where `(* *)` is a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comments {
    /// Everywhere.
    Everywhere,
    /// Only outside braces: C functions.
    OutsideBraces,
}

/// The end of the comment that starts at `start`, or an error if it has none.
pub(super) fn comment_end(source: &str, start: usize, end: usize) -> Result<usize> {
    let (mut at, mut depth) = (start, 0usize);
    let bytes = source.as_bytes();
    while at < end {
        match &bytes[at..end.min(at + 2)] {
            b"(*" => {
                depth += 1;
                at += 2;
            }
            b"*)" => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return Ok(at);
                }
            }
            _ => at += 1,
        }
    }
    Err(LitmusError::new(
        source,
        start..start + 2,
        "this comment has no end: expected `*)`",
    ))
}

/// The tokens of a part of the source.
pub(super) fn tokens(source: &str, part: Range<usize>, comments: Comments) -> Result<Vec<Token>> {
    let mut result = Vec::new();
    let mut at = part.start;
    let mut depth = 0usize;
    while at < part.end {
        let rest = &source[at..part.end];
        let first = rest.chars().next().unwrap_or(' ');
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        if rest.starts_with("/*") {
            let Some(length) = rest.find("*/") else {
                return Err(LitmusError::new(
                    source,
                    at..at + 2,
                    "this comment has no end: expected `*/`",
                ));
            };
            at += length + 2;
            continue;
        }
        if rest.starts_with("(*") && (comments == Comments::Everywhere || depth == 0) {
            at = comment_end(source, at, part.end)?;
            continue;
        }
        let (kind, length) = token(source, at, rest)?;
        match (kind, &rest[..length]) {
            (TokenKind::Symbol, "{") => depth += 1,
            (TokenKind::Symbol, "}") => depth = depth.saturating_sub(1),
            _ => {}
        }
        result.push(Token {
            kind,
            span: at..at + length,
        });
        at += length;
    }
    // Where something is missing at the end, the place to show is right after what is there.
    let end = result.last().map_or(part.end, |last: &Token| last.span.end);
    result.push(Token {
        kind: TokenKind::End,
        span: end..end,
    });
    Ok(result)
}

/// The kind and length of the token at the start of `rest`.
fn token(source: &str, at: usize, rest: &str) -> Result<(TokenKind, usize)> {
    let length_while =
        |accept: fn(char) -> bool| rest.find(|c: char| !accept(c)).unwrap_or(rest.len());
    let first = rest.chars().next().unwrap_or(' ');
    let starts_word = |c: char| c.is_ascii_alphabetic() || c == '_';
    let dotted = first == '.' && rest[1..].starts_with(starts_word);
    if starts_word(first) || dotted {
        return Ok((
            TokenKind::Word,
            length_while(|c| c.is_ascii_alphanumeric() || c == '_' || c == '.'),
        ));
    }
    if first.is_ascii_digit() {
        return Ok((
            TokenKind::Number,
            length_while(|c| c.is_ascii_alphanumeric() || c == '_'),
        ));
    }
    if first == '"' {
        return match rest[1..].find('"') {
            Some(length) => Ok((TokenKind::Text, length + 2)),
            None => Err(LitmusError::new(
                source,
                at..at + 1,
                "this string has no end: expected `\"`",
            )),
        };
    }
    match SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol)) {
        Some(symbol) => Ok((TokenKind::Symbol, symbol.len())),
        None => Err(LitmusError::new(
            source,
            at..at + first.len_utf8(),
            format!("unexpected character `{}`", first.escape_default()),
        )),
    }
}

/// The value of a number token: decimal, `0x`, with C's suffixes `u` and `l`.
fn number_value(text: &str) -> Option<u64> {
    let lower = text.to_ascii_lowercase();
    if let Some(digits) = lower.strip_prefix("0x") {
        return u64::from_str_radix(digits.trim_end_matches(['u', 'l']), 16).ok();
    }
    lower.trim_end_matches(['u', 'l']).parse().ok()
}

/// A position in the tokens of one part.
pub(super) struct Cursor<'s> {
    pub source: &'s str,
    tokens: Vec<Token>,
    at: usize,
}

impl<'s> Cursor<'s> {
    /// A cursor at the first token of a part of the source.
    pub fn new(source: &'s str, part: Range<usize>, comments: Comments) -> Result<Self> {
        Ok(Self {
            source,
            tokens: tokens(source, part, comments)?,
            at: 0,
        })
    }

    /// The text of the token `ahead` of the current one; empty at the end.
    pub fn text_at(&self, ahead: usize) -> &'s str {
        &self.source[self.token_at(ahead).span.clone()]
    }

    /// The text of the current token.
    pub fn text(&self) -> &'s str {
        self.text_at(0)
    }

    fn token_at(&self, ahead: usize) -> &Token {
        &self.tokens[(self.at + ahead).min(self.tokens.len() - 1)]
    }

    /// The kind of the token `ahead` of the current one.
    pub fn kind_at(&self, ahead: usize) -> TokenKind {
        self.token_at(ahead).kind
    }

    /// The kind of the current token.
    pub fn kind(&self) -> TokenKind {
        self.kind_at(0)
    }

    /// The span of the current token.
    pub fn span(&self) -> Range<usize> {
        self.token_at(0).span.clone()
    }

    /// Where the token before the current one ends.
    pub fn previous_end(&self) -> usize {
        self.tokens[self.at.saturating_sub(1)].span.end
    }

    /// Whether all tokens are consumed.
    pub fn at_end(&self) -> bool {
        self.kind() == TokenKind::End
    }

    /// Goes on to the next token and gives the current one's text.
    pub fn bump(&mut self) -> &'s str {
        let text = self.text();
        if !self.at_end() {
            self.at += 1;
        }
        text
    }

    /// Whether the current token is this symbol.
    pub fn is_symbol(&self, symbol: &str) -> bool {
        self.kind() == TokenKind::Symbol && self.text() == symbol
    }

    /// Whether the current token is this word.
    pub fn is_word(&self, word: &str) -> bool {
        self.kind() == TokenKind::Word && self.text() == word
    }

    /// Consumes this symbol if it is the current token.
    pub fn accept(&mut self, symbol: &str) -> bool {
        let found = self.is_symbol(symbol);
        if found {
            self.at += 1;
        }
        found
    }

    /// Consumes this word if it is the current token.
    pub fn accept_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.at += 1;
        }
        found
    }

    /// Consumes this symbol, which has to be the current token.
    pub fn expect(&mut self, symbol: &str) -> Result<()> {
        if self.accept(symbol) {
            return Ok(());
        }
        Err(self.expected(&format!("`{symbol}`")))
    }

    /// Consumes a word.
    pub fn expect_word(&mut self, what: &str) -> Result<&'s str> {
        if self.kind() == TokenKind::Word {
            return Ok(self.bump());
        }
        Err(self.expected(what))
    }

    /// Consumes an unsigned number.
    pub fn expect_number(&mut self, what: &str) -> Result<u64> {
        if self.kind() != TokenKind::Number {
            return Err(self.expected(what));
        }
        match number_value(self.text()) {
            Some(value) => {
                self.at += 1;
                Ok(value)
            }
            None => Err(self.error(format!(
                "`{}` is not a number of at most 64 bits",
                self.text()
            ))),
        }
    }

    /// Consumes a number with an optional sign.
    pub fn expect_signed(&mut self, what: &str) -> Result<i128> {
        let negative = self.accept("-");
        let value = i128::from(self.expect_number(what)?);
        Ok(if negative { -value } else { value })
    }

    /// The error that something else was expected here.
    pub fn expected(&self, what: &str) -> LitmusError {
        let found = match self.kind() {
            TokenKind::End => "the end of this part".to_string(),
            _ => format!("`{}`", self.text()),
        };
        self.error(format!("found {found}, expected {what}"))
    }

    /// An error at the current token.
    pub fn error(&self, message: impl Into<String>) -> LitmusError {
        LitmusError::new(self.source, self.span(), message)
    }
}
