//! The limit on nesting, checked on tokens before anything recursive sees them.
//!
//! The depth of a syntax tree is at most the sum of: the brackets that are open, the words of
//! right-recursive constructs (`in`, `then`, `else`, `with`, `->`, ..) since the statement began,
//! the run of `~` before an operand and the run of postfix operators after one, times the constant
//! number of precedence levels in between. Chains of an operator are flat. So bounding these counts
//! bounds the stack of every later phase.

use crate::diagnostics::Diagnostic;
use crate::lexer::Token;
use crate::model::{FileId, Span};
use chumsky::span::SimpleSpan;

/// How deep a text may nest. Real models stay below 20.
pub(super) const LIMIT: usize = 200;

type Tokens<'s> = Vec<(Token<'s>, SimpleSpan)>;

/// The tokens, or the place where they nest too deeply.
pub(super) fn limit(file: FileId, tokens: Tokens<'_>) -> (Tokens<'_>, Option<Diagnostic>) {
    let mut brackets = 0_usize;
    let mut words = 0;
    let mut run = 0;
    let mut previous = None;
    for (token, span) in &tokens {
        match token {
            Token::LeftParenthesis
            | Token::LeftBracket
            | Token::LeftBrace
            | Token::Begin
            | Token::Match
            | Token::Procedure
            | Token::Forall => brackets += 1,
            Token::RightParenthesis | Token::RightBracket | Token::RightBrace | Token::End => {
                brackets = brackets.saturating_sub(1);
            }
            Token::In
            | Token::Then
            | Token::Else
            | Token::Try
            | Token::With
            | Token::Arrow
            | Token::If => words += 1,
            Token::Let if expects_expression(previous) => words += 1,
            Token::Let | Token::Acyclic | Token::Irreflexive | Token::Empty | Token::Include
                if brackets == 0 && !expects_expression(previous) =>
            {
                words = 0;
            }
            _ => {}
        }
        run = if is_unary(*token) { run + 1 } else { 0 };
        if brackets.max(words).max(run) > LIMIT {
            let range = span.into_range();
            let span = Span {
                file,
                start: range.start,
                end: range.end,
            };
            let error = Diagnostic::error(span, format!("this is nested more than {LIMIT} deep"))
                .help("name the inner parts with `let`");
            return (tokens, Some(error));
        }
        previous = Some(*token);
    }
    (tokens, None)
}

fn is_unary(token: Token<'_>) -> bool {
    matches!(
        token,
        Token::Tilde
            | Token::Star
            | Token::Plus
            | Token::Question
            | Token::Hat
            | Token::MinusOne
            | Token::Inverse
    )
}

fn expects_expression(token: Option<Token<'_>>) -> bool {
    matches!(
        token,
        Some(
            Token::Equal
                | Token::In
                | Token::Then
                | Token::Else
                | Token::Try
                | Token::With
                | Token::Arrow
                | Token::If
        )
    )
}
