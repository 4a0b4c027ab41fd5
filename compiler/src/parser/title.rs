//! The title of a file.
//!
//! A title is a string in quotes, or an unquoted line of words. A line that someone may have meant
//! as a statement is no title: `acyclc com` would otherwise be one, and the axiom would be gone
//! without a word. So it is an error if
//!
//! * its first word is nearly one that starts a statement, and there is something after it;
//! * there is more in the line than words and strings;
//! * there are several words, and one of the later ones is the name of a set or relation.

use super::context::{starts_operand, starts_statement};
use super::misspelt::{is_built_in, meant};
use crate::diagnostics::Diagnostic;
use crate::lexer::Token;
use crate::model::{FileId, Span};
use chumsky::span::SimpleSpan;

/// Words of herd's that may come behind a title and say nothing here.
const OPTIONS: [&str; 1] = ["catdep"];

/// Takes the title off the tokens of a text, and with it a first line that is neither a title nor a
/// statement, and options of herd's.
pub(super) fn take(
    file: FileId,
    text: &str,
    tokens: &mut Vec<(Token<'_>, SimpleSpan)>,
) -> (Option<String>, Option<Diagnostic>) {
    let taken = take_title(file, text, tokens);
    if let Some((Token::Name(name), _)) = tokens.first()
        && taken.0.is_some()
        && OPTIONS.contains(name)
    {
        tokens.remove(0);
    }
    taken
}

fn take_title(
    file: FileId,
    text: &str,
    tokens: &mut Vec<(Token<'_>, SimpleSpan)>,
) -> (Option<String>, Option<Diagnostic>) {
    match tokens.first() {
        Some((Token::Text(title), _)) => {
            let title = title.to_string();
            tokens.remove(0);
            (Some(title), None)
        }
        Some((Token::Name(first), span)) => {
            let span = Span {
                file,
                start: span.start,
                end: span.end,
            };
            let line = Line::first(text, tokens);
            let error = line.why_no_title(tokens, first, span);
            if tokens
                .get(1)
                .is_some_and(|(token, _)| *token == Token::Equal)
            {
                // As if `let` was there, so that the name is known from here on.
                let start = tokens[0].1.start;
                tokens.insert(0, (Token::Let, (start..start).into()));
                return (None, error);
            }
            let end = match error {
                Some(_) => statement_end(tokens),
                None => line.words,
            };
            let title = tokens
                .drain(..end)
                .map(|(token, _)| token.spelling().to_string());
            let title = title.collect::<Vec<_>>().join(" ");
            (error.is_none().then_some(title), error)
        }
        _ => (None, None),
    }
}

/// The first line of a text, up to a statement that starts in it.
struct Line {
    /// How many tokens are in it.
    tokens: usize,
    /// How many words and strings it begins with.
    words: usize,
}

impl Line {
    fn first(text: &str, tokens: &[(Token<'_>, SimpleSpan)]) -> Self {
        let start = tokens[0].1.start;
        let is_in_line = |(token, span): &&(Token<'_>, SimpleSpan)| {
            !starts_statement(*token) && !text[start..span.start].contains('\n')
        };
        let is_word = |(token, _): &&(Token<'_>, SimpleSpan)| {
            matches!(token, Token::Name(_) | Token::Text(_))
        };
        let line = tokens.iter().take_while(is_in_line);
        Self {
            tokens: line.clone().count(),
            words: line.take_while(is_word).count(),
        }
    }

    /// What is wrong with the line, if it may have been meant as a statement.
    fn why_no_title(
        &self,
        tokens: &[(Token<'_>, SimpleSpan)],
        first: &str,
        span: Span,
    ) -> Option<Diagnostic> {
        let error = Diagnostic::error(span, format!("`{first}` starts no statement"));
        let quotes = "a title stands in quotes";
        let next = tokens.get(1).map(|(token, _)| *token);
        let has_more = self.tokens > 1 || next.is_some_and(starts_operand);
        if let Some(meant) = meant(first).filter(|_| has_more) {
            return Some(error.help(format!("did you mean `{meant}`? {quotes}")));
        }
        if next == Some(Token::Equal) {
            return Some(error.help(format!("did you mean `let {first} = ..`?")));
        }
        let later = &tokens[1..self.words];
        let names_a_relation = || later.iter().any(|(token, _)| is_known(tokens, *token));
        if self.tokens > self.words || names_a_relation() {
            let words = "statements start with words such as `let`, `acyclic` or `include`";
            return Some(error.help(format!("{words}; {quotes}")));
        }
        None
    }
}

/// Whether a token is the name of a set or relation: built in, or defined by the text.
fn is_known(tokens: &[(Token<'_>, SimpleSpan)], token: Token<'_>) -> bool {
    let Token::Name(name) = token else {
        return false;
    };
    let is_definition = |pair: &[(Token<'_>, SimpleSpan)]| {
        let defines = matches!(
            pair[0].0,
            Token::Let | Token::Rec | Token::And | Token::View
        );
        defines && pair[1].0 == token
    };
    is_built_in(name) || name == "com" || tokens.windows(2).any(is_definition)
}

/// Where the next statement starts.
fn statement_end(tokens: &[(Token<'_>, SimpleSpan)]) -> usize {
    let next = tokens
        .iter()
        .position(|(token, _)| starts_statement(*token));
    next.unwrap_or(tokens.len())
}
