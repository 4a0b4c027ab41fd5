//! Parses the C functions of a litmus test.

use super::ast::{Declared, Expression, Function, Kind, Parameter, Statement};
use crate::litmus::code::Binary;
use crate::litmus::error::{LitmusError, Result};
use crate::litmus::lexer::{Cursor, TokenKind};
use crate::litmus::types::{CType, IntType, is_type_word, type_of_words};

/// Expressions and statements nest at most so deep.
const DEEPEST: usize = 128;

/// Chains like `a + b + c` have at most so many links in one statement: they are deep trees too.
const LONGEST: usize = 500;

/// Parses all threads: `P0 (...) {...} P1 (...) {...} ...`.
pub(super) fn parse(cursor: &mut Cursor<'_>, one_width: bool) -> Result<Vec<Function>> {
    let mut functions = Vec::new();
    let mut parser = Parser {
        cursor,
        one_width,
        depth: 0,
        links: 0,
    };
    loop {
        let name = format!("P{}", functions.len());
        for word in ["void", "static"] {
            parser.cursor.accept_word(word);
        }
        if !parser.cursor.accept_word(&name) {
            return Err(parser
                .cursor
                .expected(&format!("`{name}`, the next thread")));
        }
        functions.push(parser.function()?);
        if parser.cursor.at_end() {
            return Ok(functions);
        }
    }
}

struct Parser<'c, 's> {
    cursor: &'c mut Cursor<'s>,
    /// Whether all values have the width of pointers, whatever their types.
    one_width: bool,
    depth: usize,
    links: usize,
}

impl Parser<'_, '_> {
    /// Goes one level deeper for a part, unless that is too deep.
    fn nested<T>(&mut self, part: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= DEEPEST {
            return Err(self.cursor.error("this is nested too deeply"));
        }
        self.depth += 1;
        let result = part(self);
        self.depth -= 1;
        result
    }

    /// Counts a link of a chain, unless that is too long.
    fn link(&mut self) -> Result<()> {
        self.links += 1;
        if self.links > LONGEST {
            return Err(self.cursor.error("this expression is too long"));
        }
        Ok(())
    }

    fn function(&mut self) -> Result<Function> {
        self.cursor.expect("(")?;
        let mut parameters = Vec::new();
        if self.cursor.is_word("void") && self.cursor.text_at(1) == ")" {
            self.cursor.bump();
        }
        while !self.cursor.accept(")") {
            if !parameters.is_empty() {
                self.cursor.expect(",")?;
            }
            let Some(ctype) = self.type_name()? else {
                return Err(self.cursor.expected("the type of a parameter"));
            };
            let span = self.cursor.span();
            let name = self
                .cursor
                .expect_word("the name of a parameter")?
                .to_string();
            let mut ctype = ctype;
            if self.cursor.accept("[") {
                if self.cursor.kind() == TokenKind::Number {
                    self.cursor.bump();
                }
                self.cursor.expect("]")?;
                ctype = self.pointer(ctype)?;
            }
            parameters.push(Parameter { name, ctype, span });
        }
        let body = self.block()?;
        Ok(Function { parameters, body })
    }

    /// A type with its pointers, if the cursor stands before one.
    fn type_name(&mut self) -> Result<Option<CType>> {
        if self.cursor.kind() != TokenKind::Word {
            return Ok(None);
        }
        let word = self.cursor.text();
        let other_struct = word == "struct" && !is_type_word(self.cursor.text_at(1));
        if !is_type_word(word) || other_struct {
            let two_words = self.cursor.kind_at(1) == TokenKind::Word;
            if matches!(
                word,
                "struct" | "union" | "enum" | "typedef" | "float" | "double"
            ) || two_words
            {
                return Err(self
                    .cursor
                    .error(format!("`{word}` is not a type that is supported here")));
            }
            return Ok(None);
        }
        let span = self.cursor.span();
        let mut words = Vec::new();
        while self.cursor.kind() == TokenKind::Word && is_type_word(self.cursor.text()) {
            words.push(self.cursor.bump());
            // `_Atomic(int)`
            if words.last() == Some(&"_Atomic") && self.cursor.accept("(") {
                words.push(self.cursor.expect_word("a type")?);
                self.cursor.expect(")")?;
            }
        }
        let Some(base) = type_of_words(&words) else {
            return Err(LitmusError::new(
                self.cursor.source,
                span,
                "this is not a type that is supported here",
            ));
        };
        let base = match self.one_width {
            true => IntType::LONG,
            false => base,
        };
        self.pointers(CType::integer(base)).map(Some)
    }

    fn pointers(&mut self, mut ctype: CType) -> Result<CType> {
        loop {
            if self.cursor.accept("*") {
                ctype = self.pointer(ctype)?;
            } else if !["volatile", "const", "_Atomic", "restrict"]
                .iter()
                .any(|word| self.cursor.accept_word(word))
            {
                return Ok(ctype);
            }
        }
    }

    fn pointer(&self, ctype: CType) -> Result<CType> {
        ctype
            .pointer_to()
            .ok_or_else(|| self.cursor.error("too many levels of pointers"))
    }

    fn block(&mut self) -> Result<Vec<Statement>> {
        self.cursor.expect("{")?;
        let mut statements = Vec::new();
        while !self.cursor.accept("}") {
            statements.push(self.statement()?);
        }
        Ok(statements)
    }

    fn statement(&mut self) -> Result<Statement> {
        self.nested(Self::statement_here)
    }

    fn statement_here(&mut self) -> Result<Statement> {
        self.links = 0;
        let span = self.cursor.span();
        if self.cursor.accept(";") {
            return Ok(Statement::Block(Vec::new()));
        }
        if self.cursor.is_symbol("{") {
            return Ok(Statement::Block(self.block()?));
        }
        match (self.cursor.kind(), self.cursor.text()) {
            (TokenKind::Word, "if") => {
                self.cursor.bump();
                let condition = self.parenthesised()?;
                let then = Box::new(self.statement()?);
                let otherwise = if self.cursor.accept_word("else") {
                    Some(Box::new(self.statement()?))
                } else {
                    None
                };
                Ok(Statement::If(condition, then, otherwise))
            }
            (TokenKind::Word, "while") => {
                self.cursor.bump();
                let condition = self.parenthesised()?;
                Ok(Statement::While(
                    condition,
                    Box::new(self.statement()?),
                    false,
                ))
            }
            (TokenKind::Word, "do") => {
                self.cursor.bump();
                let body = Box::new(self.statement()?);
                if !self.cursor.accept_word("while") {
                    return Err(self.cursor.expected("`while`"));
                }
                let condition = self.parenthesised()?;
                self.cursor.expect(";")?;
                Ok(Statement::While(condition, body, true))
            }
            (TokenKind::Word, "for") => self.for_loop(),
            // Tests of the kernel have variables of these names.
            (TokenKind::Word, word @ ("break" | "continue" | "return"))
                if self.cursor.text_at(1) != "=" =>
            {
                self.cursor.bump();
                if word == "return" && !self.cursor.is_symbol(";") {
                    return Err(self.cursor.expected("`;`: threads return no value"));
                }
                self.cursor.expect(";")?;
                Ok(match word {
                    "break" => Statement::Break(span),
                    "continue" => Statement::Continue(span),
                    _ => Statement::Return,
                })
            }
            (TokenKind::Word, word @ ("goto" | "switch" | "asm" | "case")) => {
                Err(self.cursor.error(format!("`{word}` is not supported")))
            }
            _ => {
                let statement = self.simple()?;
                self.cursor.expect(";")?;
                Ok(statement)
            }
        }
    }

    fn for_loop(&mut self) -> Result<Statement> {
        self.cursor.bump();
        self.cursor.expect("(")?;
        let start = if self.cursor.is_symbol(";") {
            None
        } else {
            Some(Box::new(self.simple()?))
        };
        self.cursor.expect(";")?;
        let condition = if self.cursor.is_symbol(";") {
            None
        } else {
            Some(self.expression()?)
        };
        self.cursor.expect(";")?;
        let step = if self.cursor.is_symbol(")") {
            None
        } else {
            Some(self.expression()?)
        };
        self.cursor.expect(")")?;
        Ok(Statement::For {
            start,
            condition,
            step,
            body: Box::new(self.statement()?),
        })
    }

    /// A declaration or an expression, without its semicolon.
    fn simple(&mut self) -> Result<Statement> {
        let Some(ctype) = self.type_name()? else {
            return Ok(Statement::Expression(self.expression()?));
        };
        // In `int *p, q` the pointer belongs to the first name only.
        let base = CType::integer(ctype.base);
        let mut ctype = ctype;
        let mut declared = Vec::new();
        loop {
            let span = self.cursor.span();
            let name = self
                .cursor
                .expect_word("the name of a variable")?
                .to_string();
            if self.cursor.is_symbol("[") {
                return Err(self.cursor.error("local arrays are not supported"));
            }
            let value = if self.cursor.accept("=") {
                Some(self.assignment()?)
            } else {
                None
            };
            declared.push(Declared {
                name,
                ctype,
                value,
                span,
            });
            if !self.cursor.accept(",") {
                return Ok(Statement::Declaration(declared));
            }
            ctype = self.pointers(base)?;
        }
    }

    fn parenthesised(&mut self) -> Result<Expression> {
        self.cursor.expect("(")?;
        let expression = self.expression()?;
        self.cursor.expect(")")?;
        Ok(expression)
    }

    fn expression(&mut self) -> Result<Expression> {
        let mut left = self.assignment()?;
        while self.cursor.accept(",") {
            self.link()?;
            let right = self.assignment()?;
            left = self.make(
                left.span.start,
                Kind::Comma(Box::new(left), Box::new(right)),
            );
        }
        Ok(left)
    }

    fn make(&self, start: usize, kind: Kind) -> Expression {
        Expression {
            kind,
            span: start..self.cursor.previous_end(),
        }
    }

    fn assignment(&mut self) -> Result<Expression> {
        self.nested(Self::assignment_here)
    }

    fn assignment_here(&mut self) -> Result<Expression> {
        let left = self.choice()?;
        let operation = match self.cursor.text() {
            "=" => None,
            "+=" => Some(Binary::Add),
            "-=" => Some(Binary::Subtract),
            "*=" => Some(Binary::Multiply),
            "/=" => Some(Binary::Divide),
            "%=" => Some(Binary::Remainder),
            "&=" => Some(Binary::And),
            "|=" => Some(Binary::Or),
            "^=" => Some(Binary::Xor),
            "<<=" => Some(Binary::ShiftLeft),
            ">>=" => Some(Binary::ShiftRight),
            _ => return Ok(left),
        };
        self.cursor.bump();
        let right = self.assignment()?;
        Ok(self.make(
            left.span.start,
            Kind::Assign(operation, Box::new(left), Box::new(right)),
        ))
    }

    fn choice(&mut self) -> Result<Expression> {
        let condition = self.binary(0)?;
        if !self.cursor.accept("?") {
            return Ok(condition);
        }
        let then = self.assignment()?;
        self.cursor.expect(":")?;
        let otherwise = self.nested(Self::choice)?;
        let start = condition.span.start;
        Ok(self.make(
            start,
            Kind::Choice(Box::new(condition), Box::new(then), Box::new(otherwise)),
        ))
    }

    /// Binary operators by C's precedence, from `||` (0) to `*` (9).
    fn binary(&mut self, level: usize) -> Result<Expression> {
        const LEVELS: [&[&str]; 10] = [
            &["||"],
            &["&&"],
            &["|"],
            &["^"],
            &["&"],
            &["==", "!="],
            &["<", ">", "<=", ">="],
            &["<<", ">>"],
            &["+", "-"],
            &["*", "/", "%"],
        ];
        let Some(symbols) = LEVELS.get(level) else {
            return self.unary();
        };
        let mut left = self.binary(level + 1)?;
        while self.cursor.kind() == TokenKind::Symbol && symbols.contains(&self.cursor.text()) {
            let symbol = self.cursor.bump();
            self.link()?;
            let right = Box::new(self.binary(level + 1)?);
            let start = left.span.start;
            let left_box = Box::new(left);
            let kind = match symbol {
                "||" => Kind::Logical(false, left_box, right),
                "&&" => Kind::Logical(true, left_box, right),
                _ => Kind::Binary(binary_operation(symbol), left_box, right),
            };
            left = self.make(start, kind);
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<Expression> {
        self.nested(Self::unary_here)
    }

    fn unary_here(&mut self) -> Result<Expression> {
        let start = self.cursor.span().start;
        let prefix: Option<fn(Box<Expression>) -> Kind> = match self.cursor.text() {
            "-" => Some(Kind::Negate),
            "~" => Some(Kind::Complement),
            "!" => Some(Kind::Not),
            "*" => Some(Kind::Dereference),
            "&" => Some(Kind::AddressOf),
            _ => None,
        };
        if let Some(make) = prefix {
            self.cursor.bump();
            let operand = Box::new(self.unary()?);
            return Ok(self.make(start, make(operand)));
        }
        if self.cursor.accept("+") {
            return self.unary();
        }
        for (symbol, operation) in [("++", Binary::Add), ("--", Binary::Subtract)] {
            if self.cursor.accept(symbol) {
                let operand = Box::new(self.unary()?);
                return Ok(self.make(start, Kind::Step(operation, false, operand)));
            }
        }
        if self.cursor.is_symbol("(")
            && self.cursor.kind_at(1) == TokenKind::Word
            && is_type_word(self.cursor.text_at(1))
        {
            self.cursor.bump();
            let Some(ctype) = self.type_name()? else {
                return Err(self.cursor.expected("a type"));
            };
            self.cursor.expect(")")?;
            let operand = Box::new(self.unary()?);
            return Ok(self.make(start, Kind::Cast(ctype, operand)));
        }
        self.postfix()
    }

    fn postfix(&mut self) -> Result<Expression> {
        let start = self.cursor.span().start;
        let mut expression = self.primary()?;
        loop {
            self.link()?;
            if self.cursor.accept("[") {
                let index = self.expression()?;
                self.cursor.expect("]")?;
                let sum = self.make(
                    start,
                    Kind::Binary(Binary::Add, Box::new(expression), Box::new(index)),
                );
                expression = self.make(start, Kind::Dereference(Box::new(sum)));
            } else if self.cursor.accept("++") {
                expression = self.make(start, Kind::Step(Binary::Add, true, Box::new(expression)));
            } else if self.cursor.accept("--") {
                expression = self.make(
                    start,
                    Kind::Step(Binary::Subtract, true, Box::new(expression)),
                );
            } else {
                return Ok(expression);
            }
        }
    }

    fn primary(&mut self) -> Result<Expression> {
        let span = self.cursor.span();
        if self.cursor.is_symbol("(") {
            let inner = self.parenthesised()?;
            return Ok(self.make(span.start, inner.kind));
        }
        if self.cursor.kind() == TokenKind::Number {
            let text = self.cursor.text().to_ascii_lowercase();
            let value = self.cursor.expect_number("a number")?;
            return Ok(self.make(span.start, Kind::Number(value, number_type(&text, value))));
        }
        let name = self.cursor.expect_word("an expression")?.to_string();
        if !self.cursor.is_symbol("(") {
            return Ok(self.make(span.start, Kind::Name(name)));
        }
        let arguments = self.arguments()?;
        Ok(self.make(span.start, Kind::Call(name, arguments)))
    }

    fn arguments(&mut self) -> Result<Vec<Expression>> {
        self.cursor.expect("(")?;
        let mut arguments = Vec::new();
        while !self.cursor.accept(")") {
            if !arguments.is_empty() {
                self.cursor.expect(",")?;
            }
            arguments.push(self.assignment()?);
        }
        Ok(arguments)
    }
}

fn binary_operation(symbol: &str) -> Binary {
    match symbol {
        "|" => Binary::Or,
        "^" => Binary::Xor,
        "&" => Binary::And,
        "==" => Binary::Equal,
        "!=" => Binary::NotEqual,
        "<" => Binary::Less,
        "<=" => Binary::LessEqual,
        ">" => Binary::Greater,
        ">=" => Binary::GreaterEqual,
        "<<" => Binary::ShiftLeft,
        ">>" => Binary::ShiftRight,
        "+" => Binary::Add,
        "-" => Binary::Subtract,
        "*" => Binary::Multiply,
        "/" => Binary::Divide,
        _ => Binary::Remainder,
    }
}

/// The type of a number by C's rules: `int` if it fits, unless the suffix says otherwise.
fn number_type(text: &str, value: u64) -> IntType {
    let hexadecimal = text.starts_with("0x");
    let suffix = if hexadecimal {
        text.trim_start_matches(|c: char| c.is_ascii_hexdigit() || c == 'x')
    } else {
        text.trim_start_matches(|c: char| c.is_ascii_digit())
    };
    let (unsigned, long) = (suffix.contains('u'), suffix.contains('l'));
    let signed_fits = |size: u8| value < 1 << (8 * u32::from(size) - 1);
    let size = if !long && (value >> 31 == 0 || (value >> 32 == 0 && (unsigned || hexadecimal))) {
        4
    } else {
        8
    };
    IntType {
        size,
        signed: !unsigned && signed_fits(size),
    }
}
