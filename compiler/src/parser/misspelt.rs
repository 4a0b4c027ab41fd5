//! Words that nearly start a statement.
//!
//! In `let x = po` with a line `acyclc x` behind it, the grammar sees the function `po` applied to
//! `acyclc` and `x`. So a name that begins a line where a statement can start, that is nearly a
//! word that starts one, and that the text has nowhere else, is taken for that word.

use super::context::{STATEMENT_WORDS, ends_statement, starts_operand};
use crate::diagnostics::{Diagnostic, similar};
use crate::lexer::Token;
use crate::model::{FileId, Span};
use chumsky::span::SimpleSpan;
use katec_checker::builtin::{BuiltinRelation, BuiltinSet};
use rustc_hash::FxHashMap;

/// Puts the words in that were meant, and reports each.
pub(super) fn correct(
    file: FileId,
    text: &str,
    tokens: &mut [(Token<'_>, SimpleSpan)],
) -> Vec<Diagnostic> {
    let mut uses: FxHashMap<&str, usize> = FxHashMap::default();
    for (token, _) in tokens.iter() {
        if let Token::Name(name) = *token {
            *uses.entry(name).or_default() += 1;
        }
    }
    let mut errors = Vec::new();
    for at in 0..tokens.len().saturating_sub(1) {
        let [(token, span), (next, start)] = tokens[at..=at + 1] else {
            continue;
        };
        // Before the first one there is the title at most.
        let before = at.checked_sub(1).map(|before| tokens[before]);
        let end = before.map_or(0, |(_, end)| end.end);
        let Token::Name(name) = token else {
            continue;
        };
        let has_break = |from: usize, to: usize| text[from..to].contains('\n');
        let begins_line = has_break(end, span.start) && !has_break(span.end, start.start);
        let may_start = ends_statement(before.map(|(token, _)| token)) && begins_line;
        let has_operand = starts_operand(next) || matches!(next, Token::Text(_));
        if may_start
            && has_operand
            && uses.get(name) == Some(&1)
            && !is_built_in(name)
            && let Some(word) = meant(name)
        {
            let span = Span {
                file,
                start: span.start,
                end: span.end,
            };
            let error = Diagnostic::error(span, format!("`{name}` starts no statement"));
            errors.push(error.help(format!("did you mean `{word}`?")));
            tokens[at].0 = word;
        }
    }
    errors
}

/// Whether a name is one of the vocabulary.
pub(super) fn is_built_in(name: &str) -> bool {
    BuiltinRelation::from_name(name).is_some() || BuiltinSet::from_name(name).is_some()
}

/// The word that starts a statement and that another one is nearly.
pub(super) fn meant(word: &str) -> Option<Token<'static>> {
    const OTHERS: &[Token<'static>] = &[Token::Subset, Token::With];
    let all = || STATEMENT_WORDS.iter().chain(OTHERS);
    let spelling = |token: &'static Token<'static>| token.spelling();
    let is_part = |known: &&str| {
        word.len() > 4 && known.len() > 4 && (known.starts_with(word) || word.starts_with(known))
    };
    let near = similar(word, all().map(spelling));
    let meant = near.or_else(|| all().map(spelling).find(is_part))?;
    all().copied().find(|token| token.spelling() == meant)
}
