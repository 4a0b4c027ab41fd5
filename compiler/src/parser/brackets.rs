//! Brackets that do not fit, and a `;` that joins nothing.
//!
//! A grammar sees a missing `)` only where it can go on no longer, which may be lines later. Here
//! the bracket itself is named. What is missing is put in, and what is too much is taken out, so
//! that the grammar finds nothing more to say about it.

use super::context::{STATEMENT_WORDS, ends_statement, starts_statement};
use crate::diagnostics::Diagnostic;
use crate::lexer::Token;
use crate::model::{FileId, Span};
use chumsky::span::SimpleSpan;

type Spanned<'s> = (Token<'s>, SimpleSpan);

/// The tokens with brackets that fit, and what was wrong with them.
pub(super) fn repair<'s>(
    file: FileId,
    tokens: &[Spanned<'s>],
) -> (Vec<Spanned<'s>>, Vec<Diagnostic>) {
    let mut repair = Repair {
        file,
        open: Vec::new(),
        fitting: Vec::with_capacity(tokens.len()),
        errors: Vec::new(),
    };
    for (at, token) in tokens.iter().enumerate() {
        repair.add(*token, tokens.get(at + 1).map(|(token, _)| *token));
    }
    repair.close_all();
    (repair.fitting, repair.errors)
}

struct Repair<'s> {
    file: FileId,
    /// The brackets and `begin`s that are open.
    open: Vec<Spanned<'s>>,
    fitting: Vec<Spanned<'s>>,
    errors: Vec<Diagnostic>,
}

impl<'s> Repair<'s> {
    fn add(&mut self, (token, span): Spanned<'s>, next: Option<Token<'s>>) {
        let previous = self.fitting.last().map(|(token, _)| *token);
        let closes = matches!(
            token,
            Token::RightParenthesis | Token::RightBracket | Token::RightBrace
        );
        if closes && !self.close(token, span) {
            return;
        }
        match token {
            Token::LeftParenthesis | Token::LeftBracket | Token::LeftBrace | Token::Begin => {
                self.open.push((token, span));
            }
            Token::End => {
                self.close_to_begin();
                self.open.pop();
            }
            Token::Semicolon
                if next.is_none_or(|next| starts_statement(next) || next == Token::End) =>
            {
                let message = "this `;` joins nothing";
                let help =
                    "a statement needs no `;` at its end: `a ; b` is the composition of relations";
                self.report(span, message.to_string(), help.to_string());
                return;
            }
            _ if ends_brackets(token, previous) => self.close_all(),
            _ => {}
        }
        self.fitting.push((token, span));
    }

    /// Whether a bracket closes the innermost open one. Another one is reported, and closes it
    /// nevertheless if it is just of the wrong kind.
    fn close(&mut self, token: Token<'s>, span: SimpleSpan) -> bool {
        let Some((opened, place)) = self.open.last().copied().filter(|o| o.0 != Token::Begin)
        else {
            let opening = opening(token);
            let message = format!("this `{token}` closes nothing");
            self.report(span, message, format!("there is no `{opening}` for it"));
            return false;
        };
        self.open.pop();
        if opening(token) == opened {
            return true;
        }
        let wanted = closing(opened);
        let message = format!("this `{token}` closes a `{opened}`");
        let span = self.span(span);
        let error = Diagnostic::error(span, message).help(format!("write `{wanted}`"));
        let error = error.related(self.span(place), format!("the `{opened}`"));
        self.errors.push(error);
        self.fitting.push((wanted, place));
        false
    }

    /// Closes what is open, and reports it.
    fn close_all(&mut self) {
        let first = self.open.iter().find(|(token, _)| *token != Token::Begin);
        let Some((opened, span)) = first.copied() else {
            return;
        };
        let message = format!("this `{opened}` is not closed");
        let help = format!("write `{}` where it ends", closing(opened));
        self.report(span, message, help);
        while let Some((opened, _)) = self.open.pop() {
            let end = self.fitting.last().map_or(span, |(_, span)| *span);
            self.fitting.push((closing(opened), end));
        }
    }

    /// Closes the brackets behind the last `begin`.
    fn close_to_begin(&mut self) {
        let begin = self
            .open
            .iter()
            .rposition(|(token, _)| *token == Token::Begin);
        let outside = self.open.drain(..begin.map_or(0, |at| at + 1)).collect();
        self.close_all();
        self.open = outside;
    }

    fn span(&self, span: SimpleSpan) -> Span {
        Span {
            file: self.file,
            start: span.start,
            end: span.end,
        }
    }

    fn report(&mut self, span: SimpleSpan, message: String, help: String) {
        let span = self.span(span);
        self.errors
            .push(Diagnostic::error(span, message).help(help));
    }
}

/// Whether a token is never inside of brackets: a word that starts a statement, where it is not the
/// `let` of an expression, and what comes after the expression of a statement.
fn ends_brackets(token: Token<'_>, previous: Option<Token<'_>>) -> bool {
    match token {
        Token::Let => previous.is_some() && ends_statement(previous),
        Token::As | Token::Unless | Token::LessEqual => true,
        // Inside of what is refused anyway, everything may be.
        Token::Enum | Token::Instructions | Token::Default | Token::Forall => false,
        other => STATEMENT_WORDS.contains(&other),
    }
}

fn opening(token: Token<'_>) -> Token<'static> {
    match token {
        Token::RightBracket => Token::LeftBracket,
        Token::RightBrace => Token::LeftBrace,
        _ => Token::LeftParenthesis,
    }
}

fn closing(token: Token<'_>) -> Token<'static> {
    match token {
        Token::LeftBracket => Token::RightBracket,
        Token::LeftBrace => Token::RightBrace,
        Token::Begin => Token::End,
        _ => Token::RightParenthesis,
    }
}
