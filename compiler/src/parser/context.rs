//! What a token is, by its neighbours.
//!
//! Four things cannot be told from a token alone, and are easier to tell here than in the grammar:
//!
//! * `*` is the reflexive transitive closure unless an operand follows, when it is the product (as
//!   in herd).
//! * The statement words that herd does not have (`view`, `assert`, ..) are ordinary names in
//!   existing files (`acyclic po-loc | rf as coherence`). They start a statement only where a
//!   statement can start (after a token that can end one) and when what follows fits.
//! * `||` and `&&` are those of other languages, for `|` and `&`, unless they stand in a condition,
//!   in an `enum`, or in a text with a `match`, where they have a meaning of their own.
//! * Constructs of herd that this language does not have are reported here, by name, once and for
//!   all: the grammar then only has to skip them.

use crate::diagnostics::Diagnostic;
use crate::lexer::Token;
use crate::model::{FileId, Span};
use chumsky::span::SimpleSpan;
use std::ops::Range;

/// Classifies the tokens, and reports constructs that are not supported.
pub(super) fn classify<'s>(
    file: FileId,
    tokens: &[(Token<'s>, Range<usize>)],
) -> (Vec<(Token<'s>, SimpleSpan)>, Vec<Diagnostic>) {
    let errors = unsupported(file, tokens);
    let mut classified: Vec<(Token, SimpleSpan)> = Vec::with_capacity(tokens.len());
    let mut blocks = Blocks::default();
    let matches = tokens.iter().any(|(token, _)| *token == Token::Match);
    // Whether `||` has a meaning of its own here.
    let mut divides = matches;
    for (at, (token, range)) in tokens.iter().enumerate() {
        divides = match token {
            Token::If | Token::Enum => true,
            Token::Then => matches,
            other if starts_statement(*other) => matches,
            _ => divides,
        };
        let following = |distance: usize| tokens.get(at + distance).map(|(token, _)| *token);
        let previous = classified.last().map(|(token, _)| *token);
        let starts = blocks.starts_statement(*token, previous);
        let token = match token {
            Token::Star => star(previous, following(1), following(2)),
            Token::DoubleBar if !divides => Token::Bar,
            Token::DoubleAmpersand if !divides => Token::Ampersand,
            Token::Name(name) if starts => word(name, following(1), following(2)).unwrap_or(*token),
            other => *other,
        };
        classified.push((token, SimpleSpan::from(range.clone())));
    }
    (classified, errors)
}

/// A construct that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    /// `if` within an expression: ends somewhere after its `else`.
    Conditional,
    /// `if` as a statement: ends with `end`.
    Statements,
    /// Anything else that ends with `end`.
    Other,
}

/// The constructs that are open, to know where statements begin inside them.
#[derive(Default)]
struct Blocks {
    open: Vec<Block>,
    /// Between `procedure` and its `=`.
    header: bool,
    /// The previous token opened a block of statements.
    opened: bool,
}

impl Blocks {
    /// Whether a statement can start with this token, which follows `previous`.
    fn starts_statement(&mut self, token: Token<'_>, previous: Option<Token<'_>>) -> bool {
        let starts = self.opened || ends_statement(previous);
        // `flag coherence r`, `error E unless coherence r`.
        let demands = matches!(
            previous,
            Some(Token::Flag | Token::UndefinedUnless | Token::Unless)
        );
        self.opened = false;
        match token {
            Token::If if starts => self.open.push(Block::Statements),
            Token::If => self.open.push(Block::Conditional),
            Token::Then => self.opened = self.open.last() == Some(&Block::Statements),
            Token::Else => {
                self.opened = self.open.last() == Some(&Block::Statements);
                self.open.pop_if(|block| *block == Block::Conditional);
            }
            Token::Begin | Token::Match | Token::Forall => self.open.push(Block::Other),
            Token::Procedure => {
                self.open.push(Block::Other);
                self.header = true;
            }
            Token::Equal if self.header => {
                self.header = false;
                self.opened = true;
            }
            Token::End => while self.open.pop() == Some(Block::Conditional) {},
            _ => {}
        }
        starts || demands
    }
}

fn star<'s>(
    previous: Option<Token<'s>>,
    next: Option<Token<'s>>,
    second: Option<Token<'s>>,
) -> Token<'s> {
    let operand = match next {
        Some(Token::Tilde) => !second.is_some_and(is_test),
        Some(token) => starts_operand(token),
        None => false,
    };
    let statement = match next {
        Some(Token::Name(name)) => word(name, second, None).is_some(),
        _ => false,
    };
    if operand && !statement && previous != Some(Token::Hat) {
        Token::Times
    } else {
        Token::Star
    }
}

fn is_test(token: Token<'_>) -> bool {
    matches!(token, Token::Acyclic | Token::Irreflexive | Token::Empty)
}

pub(super) fn starts_operand(token: Token<'_>) -> bool {
    matches!(
        token,
        Token::Name(_)
            | Token::Tag(_)
            | Token::Zero
            | Token::Underscore
            | Token::LeftParenthesis
            | Token::LeftBracket
            | Token::LeftBrace
            | Token::Begin
            | Token::Tilde
    )
}

/// Whether a statement can end with this token.
pub(super) fn ends_statement(token: Option<Token<'_>>) -> bool {
    matches!(
        token,
        None | Some(
            Token::Name(_)
                | Token::Text(_)
                | Token::Tag(_)
                | Token::Zero
                | Token::Underscore
                | Token::RightParenthesis
                | Token::RightBracket
                | Token::RightBrace
                | Token::Plus
                | Token::Star
                | Token::Question
                | Token::MinusOne
                | Token::Inverse
                | Token::End
        )
    )
}

/// The names that [`word`] may take for the start of a statement.
pub(super) const WORDS: [&str; 9] = [
    "view",
    "error",
    "warning",
    "relation",
    "set",
    "coherence",
    "assume",
    "assert",
    "cut",
];

/// The statement word that a name is, if it stands where a statement can start.
fn word<'s>(name: &str, next: Option<Token<'s>>, second: Option<Token<'s>>) -> Option<Token<'s>> {
    let named = matches!(next, Some(Token::Name(_)));
    // Where the second token is not known (after a `*`), the word counts as a statement word.
    let then = |token: Token<'_>| named && second.is_none_or(|second| second == token);
    match name {
        "view" if then(Token::Equal) => Some(Token::View),
        // A name is missing if `unless` follows at once.
        "error" if then(Token::Unless) || next == Some(Token::Unless) => Some(Token::Error),
        "warning" if then(Token::Unless) || next == Some(Token::Unless) => Some(Token::Warning),
        "relation" if named && second != Some(Token::Equal) => Some(Token::Relation),
        "set" if named && second != Some(Token::Equal) => Some(Token::Set),
        "coherence" if next.is_some_and(starts_operand) => Some(Token::Coherence),
        "assume" if next.is_some_and(starts_claim) => Some(Token::Assume),
        // Nothing but another statement follows.
        "cut" if named && second.is_none_or(starts_statement) => Some(Token::Cut),
        "assert" if next.is_some_and(starts_claim) => Some(Token::Assert),
        _ => None,
    }
}

/// Whether `assume` or `assert` may be followed by this: a claim, or a test.
fn starts_claim(token: Token<'_>) -> bool {
    starts_operand(token) || is_test(token)
}

/// Reports the constructs of herd that are not supported.
fn unsupported(file: FileId, tokens: &[(Token<'_>, Range<usize>)]) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    for (at, (token, range)) in tokens.iter().enumerate() {
        let (construct, why) = match token {
            Token::Yield => ("`yield`", "relations are not enumerated by the model"),
            Token::Name("withoutinit" | "withsc" | "withoutsc") if at == 1 => (
                "this option of old herd files",
                "`co` and initial writes are always there",
            ),
            _ => continue,
        };
        let span = Span {
            file,
            start: range.start,
            end: range.end,
        };
        errors.push(Diagnostic::error(span, format!("{construct} is not supported")).label(why));
    }
    errors
}

/// Tokens that always start a statement.
pub(super) fn starts_statement(token: Token<'_>) -> bool {
    STATEMENT_WORDS.contains(&token)
}

/// Tokens that a parser in trouble can start again at.
pub(super) static STATEMENT_WORDS: [Token<'static>; 25] = [
    Token::Let,
    Token::Acyclic,
    Token::Irreflexive,
    Token::Empty,
    Token::Show,
    Token::Unshow,
    Token::UndefinedUnless,
    Token::Flag,
    Token::Include,
    Token::Procedure,
    Token::Call,
    Token::Enum,
    Token::Debug,
    Token::Forall,
    Token::Instructions,
    Token::Default,
    Token::View,
    Token::Error,
    Token::Warning,
    Token::Assert,
    Token::Assume,
    Token::Coherence,
    Token::Relation,
    Token::Set,
    Token::Cut,
];
