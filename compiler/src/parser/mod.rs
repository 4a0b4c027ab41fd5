//! From text to a syntax tree.
//!
//! Seven steps, each in its own file: the lexer's tokens are classified by `context` (which `*` is
//! a product, which `view` starts a statement, what is herd's and not supported), the `title` is
//! taken off, words that are `misspelt` are put right, `brackets` are made to fit, their `nesting`
//! is limited, and `statement` and `expression` are the grammar proper. The parser always gives a
//! tree; what could not be read is an `Invalid` node in it and an error beside it.
//!
//! # Precedence
//!
//! Herd's: loosest first `|`, `;`, `\`, `&`, `*` (product), `~`, and tightest the postfix
//! operators. An existing file means here what it means there: `a ; b & c` is `a ; (b & c)`.

mod brackets;
mod context;
mod expression;
mod misspelt;
mod nesting;
mod statement;
mod title;

use crate::ast::File;
use crate::diagnostics::Diagnostic;
use crate::lexer::{self, Comments, Token};
use crate::model::{FileId, Span};
use chumsky::error::{Rich, RichPattern, RichReason};
use chumsky::prelude::*;

/// How large a text may be. Real models have a few kilobytes.
pub(crate) const SIZE_LIMIT: usize = 2 << 20;

/// What the parsers of this module report.
type Extra<'t, 's> = extra::Err<Rich<'t, Token<'s>>>;

/// Whether a name is also a word that starts a statement, in the right place.
pub fn is_statement_word(name: &str) -> bool {
    context::WORDS.contains(&name)
}

/// The tree of a file and everything that is wrong with its syntax.
///
/// Comments nest. If one then has no end, and nothing is wrong where they do not nest, they do not.
pub fn parse(file: FileId, text: &str) -> (File, Vec<Diagnostic>) {
    let (tree, errors) = parse_with(file, text, Comments::Nested);
    let Some(open) = errors.iter().find(|e| e.message == lexer::OPEN_COMMENT) else {
        return (tree, errors);
    };
    let (flat, others) = parse_with(file, text, Comments::Flat);
    match others.is_empty() {
        true => {
            let message = "the comments of this file are read as if they did not nest";
            let warning = Diagnostic::warning("comment", open.span, message)
                .label("with what `(*` opens inside, this one has no end")
                .help("write `( *` where `(*` inside a comment is not meant to open another");
            (flat, vec![warning])
        }
        false => (tree, errors),
    }
}

fn parse_with(file: FileId, text: &str, comments: Comments) -> (File, Vec<Diagnostic>) {
    let mut tree = File {
        title: None,
        statements: Vec::new(),
    };
    if text.len() > SIZE_LIMIT {
        let span = Span {
            file,
            start: 0,
            end: 0,
        };
        let message = format!(
            "this text is larger than {} MiB, which no model is",
            SIZE_LIMIT >> 20
        );
        return (tree, vec![Diagnostic::error(span, message)]);
    }
    let (tokens, mut errors) = lexer::tokens(file, text, comments);
    let (mut tokens, unsupported) = context::classify(file, &tokens);
    errors.extend(unsupported);
    let (title, no_title) = title::take(file, text, &mut tokens);
    tree.title = title;
    errors.extend(no_title);
    errors.extend(misspelt::correct(file, text, &mut tokens));
    let (tokens, unfitting) = brackets::repair(file, &tokens);
    let end = text.len();
    let (tokens, too_deep) = nesting::limit(file, tokens);
    if let Some(error) = too_deep {
        errors.push(error);
        return (tree, errors);
    }
    errors.extend(unfitting);
    let input = tokens
        .as_slice()
        .map((end..end).into(), |(token, span)| (token, span));
    let (statements, rich) = statement::statements(file)
        .parse(input)
        .into_output_errors();
    errors.extend(rich.into_iter().map(|error| diagnostic(file, &error)));
    tree.statements = statements.unwrap_or_default();
    (tree, errors)
}

fn diagnostic(file: FileId, error: &Rich<'_, Token<'_>>) -> Diagnostic {
    let range = error.span().into_range();
    let span = Span {
        file,
        start: range.start,
        end: range.end,
    };
    match error.reason() {
        RichReason::Custom(message) => Diagnostic::error(span, message.clone()),
        RichReason::ExpectedFound { expected, found } => {
            let found = match found {
                Some(token) => format!("`{}`", **token),
                None => "the end of the file".to_owned(),
            };
            let error = Diagnostic::error(span, format!("{found} is not expected here"));
            match expectation(expected) {
                Some(text) => error.label(format!("expected {text}")),
                None => error,
            }
        }
    }
}

/// What was expected, when it can be said in a few words.
fn expectation(expected: &[RichPattern<'_, Token<'_>>]) -> Option<String> {
    let mut words: Vec<String> = expected
        .iter()
        .filter_map(|pattern| match pattern {
            RichPattern::Token(token) => Some(format!("`{}`", **token)),
            RichPattern::Label(label) => Some(label.to_string()),
            _ => None,
        })
        .collect();
    words.sort();
    words.dedup();
    if let Some(expression) = words.iter().find(|word| *word == expression::LABEL) {
        return Some(expression.clone());
    }
    match words.as_slice() {
        [] => None,
        [word] => Some(word.clone()),
        [most @ .., last] if most.len() < 4 => Some(format!("{} or {last}", most.join(", "))),
        _ => None,
    }
}
