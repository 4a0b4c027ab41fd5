//! Recursive descent over the tokens of a module: the cursor, and types.

mod constant;
mod instruction;
mod module;

use super::ast::{LocalId, MetadataId, Module, Type, TypeId};
use super::lexer::{Token, name};
use logos::Logos;
use rustc_hash::FxHashMap;
use std::fmt;

/// How deep types and constants may nest. Real ones nest a handful of levels; the limit keeps
/// hostile text from exhausting the stack.
const NESTING_LIMIT: u32 = 100;

/// Why a text is not a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line of the text, from 1.
    pub line: u32,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

type Result<T> = std::result::Result<T, ParseError>;

/// Parses a module.
pub fn parse(text: &str) -> Result<Module> {
    let mut tokens = Vec::new();
    for (token, span) in Token::lexer(text).spanned() {
        match token {
            Ok(token) => tokens.push((token, span.start)),
            Err(()) => {
                return Err(ParseError {
                    line: line_at(text, span.start),
                    message: format!("unexpected character in {:?}", &text[span]),
                });
            }
        }
    }
    let mut parser = Parser {
        text,
        tokens,
        position: 0,
        depth: 0,
        module: Module::default(),
        locals: Locals::default(),
        function: String::new(),
        labels: Vec::new(),
    };
    parser.module()?;
    Ok(parser.module)
}

fn line_at(text: &str, offset: usize) -> u32 {
    1 + text.as_bytes()[..offset]
        .iter()
        .filter(|byte| **byte == b'\n')
        .count() as u32
}

/// The names of the function being parsed.
#[derive(Default)]
struct Locals {
    index: FxHashMap<String, LocalId>,
    names: Vec<String>,
    /// What debug information says of some of them.
    variables: Vec<(LocalId, MetadataId)>,
}

impl Locals {
    fn id(&mut self, spelling: &str) -> LocalId {
        if let Some(&id) = self.index.get(spelling) {
            return id;
        }
        let id = LocalId(self.names.len() as u32);
        self.names.push(name(spelling));
        self.index.insert(spelling.to_string(), id);
        id
    }
}

struct Parser<'s> {
    text: &'s str,
    tokens: Vec<(Token<'s>, usize)>,
    position: usize,
    depth: u32,
    module: Module,
    locals: Locals,
    /// The function that is parsed.
    function: String,
    /// The blocks whose addresses are used, with their functions.
    labels: Vec<(String, String)>,
}

impl<'s> Parser<'s> {
    fn peek(&self) -> Option<Token<'s>> {
        self.peek_at(0)
    }

    fn peek_at(&self, distance: usize) -> Option<Token<'s>> {
        self.tokens
            .get(self.position + distance)
            .map(|(token, _)| *token)
    }

    fn next(&mut self) -> Result<Token<'s>> {
        let token = self
            .peek()
            .ok_or_else(|| self.error("unexpected end of the text"))?;
        self.position += 1;
        Ok(token)
    }

    fn error(&self, message: impl Into<String>) -> ParseError {
        let offset = self
            .tokens
            .get(self.position)
            .map_or(self.text.len(), |(_, offset)| *offset);
        ParseError {
            line: line_at(self.text, offset),
            message: message.into(),
        }
    }

    fn unexpected<T>(&self, wanted: &str) -> Result<T> {
        Err(match self.peek() {
            Some(token) => self.error(format!("{wanted} expected, found {token:?}")),
            None => self.error(format!("{wanted} expected, found the end of the text")),
        })
    }

    fn accept(&mut self, token: Token<'_>) -> bool {
        let found = self.peek() == Some(token);
        self.position += usize::from(found);
        found
    }

    fn accept_word(&mut self, word: &str) -> bool {
        self.accept(Token::Word(word))
    }

    fn expect(&mut self, token: Token<'_>) -> Result<()> {
        if self.accept(token) {
            Ok(())
        } else {
            self.unexpected(&format!("{token:?}"))
        }
    }

    fn expect_word(&mut self, word: &str) -> Result<()> {
        self.expect(Token::Word(word))
    }

    fn word(&mut self) -> Result<&'s str> {
        match self.peek() {
            Some(Token::Word(word)) => {
                self.position += 1;
                Ok(word)
            }
            _ => self.unexpected("a word"),
        }
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T> {
        if let Some(Token::Integer(digits)) = self.peek()
            && let Ok(number) = digits.parse()
        {
            self.position += 1;
            return Ok(number);
        }
        self.unexpected("a number")
    }

    /// Whether the next token is on another line than the one before it.
    fn at_line_start(&self) -> bool {
        let (Some((_, here)), Some(before)) = (
            self.tokens.get(self.position),
            self.position
                .checked_sub(1)
                .and_then(|i| self.tokens.get(i)),
        ) else {
            return true;
        };
        self.text.as_bytes()[before.1..*here].contains(&b'\n')
    }

    /// Skips a group in brackets, of which the next token is the opening one.
    fn skip_group(&mut self) -> Result<()> {
        let mut depth = 0u32;
        loop {
            match self.next()? {
                Token::ParenOpen | Token::BracketOpen | Token::BraceOpen | Token::AngleOpen => {
                    depth += 1;
                }
                Token::ParenClose | Token::BracketClose | Token::BraceClose | Token::AngleClose => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return Ok(());
                    }
                }
                _ => {}
            }
        }
    }

    /// Skips to the end of the line, or further while a bracket is open.
    fn skip_line(&mut self) -> Result<()> {
        while self.peek().is_some() {
            match self.peek() {
                Some(Token::ParenOpen | Token::BracketOpen | Token::BraceOpen) => {
                    self.skip_group()?;
                }
                _ => self.position += 1,
            }
            if self.at_line_start() {
                break;
            }
        }
        Ok(())
    }

    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= NESTING_LIMIT {
            return Err(self.error(format!("nested more than {NESTING_LIMIT} levels deep")));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    fn ty(&mut self) -> Result<TypeId> {
        self.nested(Self::nested_type)
    }

    fn nested_type(&mut self) -> Result<TypeId> {
        let mut ty = self.base_type()?;
        loop {
            match self.peek() {
                Some(Token::Star) => {
                    self.position += 1;
                    ty = self.module.types.intern(Type::Pointer);
                }
                Some(Token::Word("addrspace")) => {
                    self.position += 1;
                    self.skip_group()?;
                }
                Some(Token::ParenOpen) => ty = self.function_type(ty)?,
                _ => return Ok(ty),
            }
        }
    }

    fn function_type(&mut self, result: TypeId) -> Result<TypeId> {
        self.expect(Token::ParenOpen)?;
        let mut parameters = Vec::new();
        let mut variadic = false;
        while !self.accept(Token::ParenClose) {
            if self.accept_word("...") {
                variadic = true;
            } else {
                parameters.push(self.ty()?);
            }
            if !self.accept(Token::Comma) {
                self.expect(Token::ParenClose)?;
                break;
            }
        }
        Ok(self.module.types.intern(Type::Function {
            result,
            parameters,
            variadic,
        }))
    }

    fn base_type(&mut self) -> Result<TypeId> {
        let ty = match self.next()? {
            Token::Word(word) => match self.named_type(word) {
                Some(ty) => ty,
                None => {
                    self.position -= 1;
                    return self.unexpected("a type");
                }
            },
            Token::Local(spelling) => {
                let id = self.module.types.name(&name(spelling));
                Type::Named(id)
            }
            Token::BracketOpen => {
                let (count, element) = self.repeated_type(Token::BracketClose)?;
                Type::Array(count, element)
            }
            Token::BraceOpen => Type::Struct {
                fields: self.field_types()?,
                packed: false,
            },
            Token::AngleOpen if self.accept(Token::BraceOpen) => {
                let fields = self.field_types()?;
                self.expect(Token::AngleClose)?;
                Type::Struct {
                    fields,
                    packed: true,
                }
            }
            Token::AngleOpen => {
                if self.accept_word("vscale") {
                    self.expect_word("x")?;
                }
                let (count, element) = self.repeated_type(Token::AngleClose)?;
                Type::Vector(count, element)
            }
            _ => {
                self.position -= 1;
                return self.unexpected("a type");
            }
        };
        Ok(self.module.types.intern(ty))
    }

    fn named_type(&self, word: &str) -> Option<Type> {
        Some(match word {
            "void" => Type::Void,
            "ptr" => Type::Pointer,
            "float" => Type::Float,
            "double" => Type::Double,
            "half" => Type::OtherFloat("half"),
            "bfloat" => Type::OtherFloat("bfloat"),
            "x86_fp80" => Type::OtherFloat("x86_fp80"),
            "fp128" => Type::OtherFloat("fp128"),
            "ppc_fp128" => Type::OtherFloat("ppc_fp128"),
            "label" => Type::Other("label"),
            "metadata" => Type::Other("metadata"),
            "token" => Type::Other("token"),
            "opaque" => Type::Other("opaque"),
            "x86_mmx" => Type::Other("x86_mmx"),
            "x86_amx" => Type::Other("x86_amx"),
            _ => {
                let bits = word.strip_prefix('i')?.parse().ok()?;
                if !(1..=1 << 23).contains(&bits) {
                    return None;
                }
                Type::Integer(bits)
            }
        })
    }

    fn repeated_type(&mut self, close: Token<'_>) -> Result<(u64, TypeId)> {
        let count = self.number()?;
        self.expect_word("x")?;
        let element = self.ty()?;
        self.expect(close)?;
        Ok((count, element))
    }

    fn field_types(&mut self) -> Result<Vec<TypeId>> {
        let mut fields = Vec::new();
        while !self.accept(Token::BraceClose) {
            fields.push(self.ty()?);
            if !self.accept(Token::Comma) {
                self.expect(Token::BraceClose)?;
                break;
            }
        }
        Ok(fields)
    }
}
