//! Tokens of LLVM's text form.
//!
//! Names keep their spelling, quotes included; [`unquote`] gives the bytes that a quoted spelling
//! stands for.

use logos::Logos;

/// A token.
#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip r"[ \t\r\n]+")]
#[logos(skip(r";[^\n]*", allow_greedy = true))]
pub enum Token<'s> {
    /// A keyword, a type's name, an opcode, a label, `...`.
    #[regex(r"[a-zA-Z._][-a-zA-Z$._0-9]*")]
    Word(&'s str),
    /// `%name` without the `%`.
    #[regex(r#"%([-a-zA-Z$._0-9]+|"[^"]*")"#, |lexer| &lexer.slice()[1..])]
    Local(&'s str),
    /// `@name` without the `@`.
    #[regex(r#"@([-a-zA-Z$._0-9]+|"[^"]*")"#, |lexer| &lexer.slice()[1..])]
    Global(&'s str),
    /// `$name` without the `$`.
    #[regex(r#"\$([-a-zA-Z$._0-9]+|"[^"]*")"#, |lexer| &lexer.slice()[1..])]
    Comdat(&'s str),
    /// `!7` without the `!`.
    #[regex(r"![0-9]+", |lexer| &lexer.slice()[1..])]
    MetadataId(&'s str),
    /// `!dbg`, `!DILocation` without the `!`.
    #[regex(r"![-a-zA-Z$._\\][-a-zA-Z$._\\0-9]*", |lexer| &lexer.slice()[1..])]
    MetadataName(&'s str),
    /// `#0` or `#dbg_declare` without the `#`.
    #[regex(r"#[a-z_0-9]+", |lexer| &lexer.slice()[1..])]
    Hash(&'s str),
    /// `^7`, the key of a summary entry.
    #[regex(r"\^[0-9]+")]
    Summary,
    /// A quoted text, quotes included.
    #[regex(r#""[^"]*""#)]
    Text(&'s str),
    /// `c"bytes"`, with the quotes, without the `c`.
    #[regex(r#"c"[^"]*""#, |lexer| &lexer.slice()[1..], priority = 20)]
    Bytes(&'s str),
    /// A decimal integer.
    #[regex(r"-?[0-9]+", priority = 10)]
    Integer(&'s str),
    /// A decimal floating-point number.
    #[regex(r"[-+]?[0-9]+\.[0-9]*([eE][-+]?[0-9]+)?")]
    Float(&'s str),
    /// A hexadecimal constant, `0x` included.
    #[regex(r"0x[KLMHR]?[0-9A-Fa-f]+", priority = 20)]
    Hex(&'s str),
    /// `=`
    #[token("=")]
    Equals,
    /// `,`
    #[token(",")]
    Comma,
    /// `:`
    #[token(":")]
    Colon,
    /// `(`
    #[token("(")]
    ParenOpen,
    /// `)`
    #[token(")")]
    ParenClose,
    /// `[`
    #[token("[")]
    BracketOpen,
    /// `]`
    #[token("]")]
    BracketClose,
    /// `{`
    #[token("{")]
    BraceOpen,
    /// `}`
    #[token("}")]
    BraceClose,
    /// `<`
    #[token("<")]
    AngleOpen,
    /// `>`
    #[token(">")]
    AngleClose,
    /// `*`
    #[token("*")]
    Star,
    /// `!` before a node or a text
    #[token("!")]
    Bang,
    /// `|`
    #[token("|")]
    Bar,
}

/// The bytes of a name or text: quotes removed, `\XX` replaced by the byte it stands for.
pub fn unquote(spelling: &str) -> Vec<u8> {
    let inner = match spelling.strip_prefix('"') {
        Some(rest) => rest.strip_suffix('"').unwrap_or(rest),
        None => return spelling.as_bytes().to_vec(),
    };
    let raw = inner.as_bytes();
    let mut bytes = Vec::with_capacity(raw.len());
    let mut position = 0;
    while position < raw.len() {
        let escaped = (raw[position] == b'\\')
            .then(|| raw.get(position + 1..position + 3))
            .flatten()
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match escaped {
            Some(byte) => {
                bytes.push(byte);
                position += 3;
            }
            None if raw[position..].starts_with(b"\\\\") => {
                bytes.push(b'\\');
                position += 2;
            }
            None => {
                bytes.push(raw[position]);
                position += 1;
            }
        }
    }
    bytes
}

/// The name that a spelling stands for.
///
/// A name that begins with the byte 1 is the linker's. On macOS, which alone has such names for
/// functions of C, it has an underscore before the name in C and a variant behind a dollar sign.
pub fn name(spelling: &str) -> String {
    let name = String::from_utf8_lossy(&unquote(spelling)).into_owned();
    match name.strip_prefix('\u{1}') {
        Some(linked) => {
            let plain = linked.strip_prefix('_').unwrap_or(linked);
            plain.split('$').next().unwrap_or(plain).to_string()
        }
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_linker_are_those_of_c() {
        assert_eq!(name(r#""\01_pthread_join$NOCANCEL""#), "pthread_join");
        assert_eq!(name(r#""\01_usleep""#), "usleep");
        assert_eq!(name("main"), "main");
    }

    #[test]
    fn tokens_of_an_instruction() {
        let tokens: Vec<_> = Token::lexer("  %3 = add nsw i32 %x.addr, -1, !dbg !12 ; comment")
            .map(|token| token.expect("a token"))
            .collect();
        assert_eq!(
            tokens,
            [
                Token::Local("3"),
                Token::Equals,
                Token::Word("add"),
                Token::Word("nsw"),
                Token::Word("i32"),
                Token::Local("x.addr"),
                Token::Comma,
                Token::Integer("-1"),
                Token::Comma,
                Token::MetadataName("dbg"),
                Token::MetadataId("12"),
            ]
        );
    }

    #[test]
    fn escapes_in_texts() {
        assert_eq!(unquote(r#""a\00\22b\\""#), b"a\0\"b\\");
        assert_eq!(unquote("plain"), b"plain");
        assert_eq!(unquote(r#""\zz""#), b"\\zz");
    }
}
