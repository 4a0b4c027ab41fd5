//! From text to tokens.
//!
//! The spelling is herd's: names may contain `-` and `.` and end in `'`, comments are `(* *)`
//! ([nested](Comments)) and `//` or `#` to the end of the line, and also `/* */`, which other tools
//! read.
//! Other spellings of operators that can mean only one thing are accepted too: `∪`, `:=`, `⁻¹`.
//! Nothing here knows the grammar. Text that is no token is reported and skipped, so that the
//! parser sees what is left and all errors come out in one run.
//!
//! Only the words that herd reserves are keywords here. The words that this language adds (`view`,
//! `assert`, ..) stay names, because existing files may use them as such; [`crate::parser`] finds
//! by context where they start a statement.

use crate::diagnostics::Diagnostic;
use crate::model::{FileId, Span};
use logos::{Lexer, Logos};
use std::fmt;
use std::ops::Range;

/// Why a piece of text is no token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LexError {
    /// A character that starts no token.
    #[default]
    Character,
    /// A number other than 0.
    Number,
    /// `(*` without `*)`.
    UnterminatedComment,
    /// `/*` without `*/`.
    UnterminatedBlock,
    /// `"` without a second one.
    UnterminatedString,
}

/// Whether a comment `(* *)` can have another one inside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Comments {
    /// It can, as herd has it: what is commented out may have comments of its own.
    #[default]
    Nested,
    /// It ends at the first `*)`, as Dartagnan has it: `(*` inside is text, such as `(*p)` of C.
    Flat,
}

macro_rules! tokens {
    ( $( $(#[$attribute:meta])* $variant:ident $text:literal; )* ) => {
        /// A token.
        #[derive(Logos, Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[logos(skip r"[ \t\r\n\x0c]+")]
        #[logos(skip(r"(//|#)[^\n]*", allow_greedy = true))]
        #[logos(error = LexError)]
        #[logos(extras = Comments)]
        pub enum Token<'s> {
            /// A name.
            #[regex(r"_?[A-Za-z][A-Za-z0-9_.\-]*'?")]
            Name(&'s str),
            /// A string, without its quotes.
            #[regex(r#""[^"]*""#, |lexer| &lexer.slice()[1..lexer.slice().len() - 1])]
            #[regex(r#""[^"]*"#, |_| Err(LexError::UnterminatedString), priority = 1)]
            Text(&'s str),
            /// A tag, with its quote.
            #[regex(r"'_?[A-Za-z][A-Za-z0-9_.\-]*'?")]
            #[regex(r"[1-9][0-9]*|0[0-9]+", |_| Err(LexError::Number))]
            Tag(&'s str),
            /// A comment; never seen outside this module.
            #[token("(*", comment)]
            #[token("/*", block)]
            Comment,
            $( #[doc = concat!("`", $text, "`")] $(#[$attribute])* $variant, )*
        }

        impl Token<'_> {
            /// How the token is written.
            pub fn spelling(&self) -> &str {
                match self {
                    Token::Name(text) | Token::Text(text) | Token::Tag(text) => text,
                    Token::Comment => "(*",
                    $( Token::$variant => $text, )*
                }
            }
        }
    };
}

tokens! {
    #[token("let")] Let "let";
    #[token("rec")] Rec "rec";
    #[token("and")] And "and";
    #[token("when")] When "when";
    #[token("acyclic")] Acyclic "acyclic";
    #[token("irreflexive")] Irreflexive "irreflexive";
    #[token("empty")] Empty "empty";
    #[token("subset")] Subset "subset";
    #[token("show")] Show "show";
    #[token("unshow")] Unshow "unshow";
    #[token("as")] As "as";
    #[token("fun")] Fun "fun";
    #[token("in")] In "in";
    #[token("undefined_unless")] UndefinedUnless "undefined_unless";
    #[token("flag")] Flag "flag";
    #[token("include")] Include "include";
    #[token("begin")] Begin "begin";
    #[token("end")] End "end";
    #[token("procedure")] Procedure "procedure";
    #[token("call")] Call "call";
    #[token("enum")] Enum "enum";
    #[token("debug")] Debug "debug";
    #[token("match")] Match "match";
    #[token("with")] With "with";
    #[token("forall")] Forall "forall";
    #[token("from")] From "from";
    #[token("do")] Do "do";
    #[token("try")] Try "try";
    #[token("if")] If "if";
    #[token("then")] Then "then";
    #[token("else")] Else "else";
    #[token("yield")] Yield "yield";
    #[token("instructions")] Instructions "instructions";
    #[token("default")] Default "default";
    #[token("unless")] Unless "unless";

    #[token("(")] LeftParenthesis "(";
    #[token(")")] RightParenthesis ")";
    #[token("[")] LeftBracket "[";
    #[token("]")] RightBracket "]";
    #[token("{")] LeftBrace "{";
    #[token("}")] RightBrace "}";
    #[token("0")] #[token("∅")] Zero "0";
    #[token("_")] Underscore "_";
    #[token("|")] #[token("∪")] #[token("∨")] Bar "|";
    #[token("||")] DoubleBar "||";
    #[token("&")] #[token("∩")] #[token("∧")] Ampersand "&";
    #[token("&&")] DoubleAmpersand "&&";
    #[token(";")] #[token("⨾")] #[token("⨟")] Semicolon ";";
    #[token("\\")] #[token("∖")] #[token("⧵")] Backslash "\\";
    #[token("~")] #[token("¬")] Tilde "~";
    #[token("*")] #[token("∗")] Star "*";
    #[token("+")] #[token("⁺")] Plus "+";
    #[token("++")] DoublePlus "++";
    #[token("?")] Question "?";
    #[token("^")] Hat "^";
    #[token("-1")] MinusOne "-1";
    #[token("⁻¹")] Inverse "⁻¹";
    #[token("=")] #[token(":=")] #[token("==")] #[token("≜")] #[token("≡")] Equal "=";
    #[token("<=")] #[token("⊆")] #[token("≤")] LessEqual "<=";
    #[token("->")] #[token("→")] Arrow "->";
    #[token(",")] Comma ",";

    #[token("×")] Times "*";

    // Never produced by the lexer: what the context pass of the parser makes of other tokens. (It
    // makes products, too.)
    View "view";
    Error "error";
    Warning "warning";
    Assert "assert";
    Assume "assume";
    Coherence "coherence";
    Relation "relation";
    Set "set";
    Cut "cut";
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Text(text) => write!(f, "\"{text}\""),
            other => f.write_str(other.spelling()),
        }
    }
}

/// Skips a comment.
fn comment<'s>(lexer: &mut Lexer<'s, Token<'s>>) -> Result<logos::Skip, LexError> {
    let rest = lexer.remainder().as_bytes();
    let nests = lexer.extras == Comments::Nested;
    let mut depth = 1;
    let mut at = 0;
    while at < rest.len() {
        match &rest[at..rest.len().min(at + 2)] {
            b"(*" if nests => (depth, at) = (depth + 1, at + 2),
            b"*)" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            lexer.bump(at);
            return Ok(logos::Skip);
        }
    }
    lexer.bump(rest.len());
    Err(LexError::UnterminatedComment)
}

/// Skips a comment as in C, where they do not nest.
fn block<'s>(lexer: &mut Lexer<'s, Token<'s>>) -> Result<logos::Skip, LexError> {
    let rest = lexer.remainder();
    match rest.find("*/") {
        Some(at) => {
            lexer.bump(at + 2);
            Ok(logos::Skip)
        }
        None => {
            lexer.bump(rest.len());
            Err(LexError::UnterminatedBlock)
        }
    }
}

/// What is said where a comment goes on to the end of the file.
pub const OPEN_COMMENT: &str = "this comment has no end";

/// The tokens of a text with their places, and what is wrong with the rest.
pub fn tokens(
    file: FileId,
    text: &str,
    comments: Comments,
) -> (Vec<(Token<'_>, Range<usize>)>, Vec<Diagnostic>) {
    let mut tokens = Vec::new();
    let mut errors: Vec<Diagnostic> = Vec::new();
    let mut last_bad_end = None;
    for (result, range) in Token::lexer_with_extras(text, comments).spanned() {
        match result {
            Ok(token) => tokens.push((token, range)),
            Err(LexError::Character) => {
                // A run of bad characters is one error.
                if last_bad_end != Some(range.start) {
                    errors.push(bad_character(file, text, &range));
                }
                last_bad_end = Some(range.end);
                // It can only mean one operator, but in one of two directions.
                if text[range.clone()].starts_with('∘') {
                    tokens.push((Token::Semicolon, range));
                }
            }
            Err(LexError::Number) => {
                let span = Span {
                    file,
                    start: range.start,
                    end: range.end,
                };
                let message = format!("`{}` means nothing here", &text[range.clone()]);
                let help = "the only number is `0`, which is nothing; `r;r` is two steps of `r`";
                errors.push(Diagnostic::error(span, message).help(help));
                // What is around it is read as if there was something.
                let token = match tokens.last() {
                    Some((Token::Hat, _)) => Token::MinusOne,
                    _ => Token::Zero,
                };
                tokens.push((token, range));
            }
            Err(error @ (LexError::UnterminatedComment | LexError::UnterminatedBlock)) => {
                let span = Span {
                    file,
                    start: range.start,
                    end: range.start + 2,
                };
                let help = match error {
                    LexError::UnterminatedBlock => "write `*/` where the comment ends",
                    _ => {
                        "write `*)` where the comment ends; comments nest, so every `(*` inside needs its own"
                    }
                };
                errors.push(Diagnostic::error(span, OPEN_COMMENT).help(help));
            }
            Err(LexError::UnterminatedString) => {
                let span = Span {
                    file,
                    start: range.start,
                    end: range.start + 1,
                };
                errors.push(
                    Diagnostic::error(span, "this string has no end")
                        .help("write `\"` where it ends"),
                );
            }
        }
    }
    (tokens, errors)
}

fn bad_character(file: FileId, text: &str, range: &Range<usize>) -> Diagnostic {
    let shown: String = text[range.clone()]
        .chars()
        .take(1)
        .flat_map(char::escape_debug)
        .collect();
    let span = Span {
        file,
        start: range.start,
        end: range.end,
    };
    let error = Diagnostic::error(span, format!("`{shown}` means nothing here"));
    match instead(&text[range.start..]) {
        Some(help) => error.help(help),
        None => error,
    }
}

/// What to write for a spelling of other languages, or of mathematics, that is not accepted because
/// it can be read in more than one way.
fn instead(text: &str) -> Option<&'static str> {
    let spellings = [
        (
            "∘",
            "write `;`: `a ; b` goes along `a` first and then along `b`",
        ),
        ("⊂", "write `<=`, which includes equality"),
        ("⊊", "write `<=`, which includes equality"),
        ("⊇", "write `<=` with the sides exchanged"),
        ("≥", "write `<=` with the sides exchanged"),
        (">", "write `<=` with the sides exchanged"),
        ("<", "write `<=`"),
        ("--", "comments are `(* .. *)` or `// ..`"),
        ("-", "write `\\` for the difference, `^-1` for the converse"),
        ("−", "write `\\` for the difference, `^-1` for the converse"),
        ("!", "write `~` for the complement"),
        (
            "/",
            "write `|` for the union, `&` for the intersection, `\\` for the difference",
        ),
        ("%", "comments are `(* .. *)` or `// ..`"),
        (":", "write `=` in a definition"),
        ("$", "a name has letters, digits, `_`, `-` and `.`"),
        ("⁎", "write `*`"),
        ("⋆", "write `*`"),
        ("⋅", "write `;` for the composition"),
        ("·", "write `;` for the composition"),
        ("⊎", "write `|` for the union"),
    ];
    let found = spellings
        .iter()
        .find(|(spelling, _)| text.starts_with(spelling));
    found.map(|(_, help)| *help)
}
