//! The syntax of C in litmus tests.

use crate::litmus::code::Binary;
use crate::litmus::types::{CType, IntType};
use std::ops::Range;

/// An expression and where it is.
#[derive(Clone, Debug)]
pub(super) struct Expression {
    pub kind: Kind,
    pub span: Range<usize>,
}

/// An expression.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    Number(u64, IntType),
    Name(String),
    Negate(Box<Expression>),
    Complement(Box<Expression>),
    Not(Box<Expression>),
    Dereference(Box<Expression>),
    AddressOf(Box<Expression>),
    Cast(CType, Box<Expression>),
    Binary(Binary, Box<Expression>, Box<Expression>),
    /// `&&` if the first is true, `||` otherwise.
    Logical(bool, Box<Expression>, Box<Expression>),
    Choice(Box<Expression>, Box<Expression>, Box<Expression>),
    /// `=` or an operation like `+=`.
    Assign(Option<Binary>, Box<Expression>, Box<Expression>),
    /// `++` and `--`: the operation, and whether the value is that from before.
    Step(Binary, bool, Box<Expression>),
    Call(String, Vec<Expression>),
    Comma(Box<Expression>, Box<Expression>),
}

/// A declared local variable.
#[derive(Clone, Debug)]
pub(super) struct Declared {
    pub name: String,
    pub ctype: CType,
    pub value: Option<Expression>,
    pub span: Range<usize>,
}

/// A statement.
#[derive(Clone, Debug)]
pub(super) enum Statement {
    Expression(Expression),
    Declaration(Vec<Declared>),
    Block(Vec<Statement>),
    If(Expression, Box<Statement>, Option<Box<Statement>>),
    /// `while`; with `true`, `do ... while`.
    While(Expression, Box<Statement>, bool),
    For {
        start: Option<Box<Statement>>,
        condition: Option<Expression>,
        step: Option<Expression>,
        body: Box<Statement>,
    },
    Break(Range<usize>),
    Continue(Range<usize>),
    Return,
}

impl Statement {
    /// Whether a jump leads out of it.
    pub fn can_be_left(&self) -> bool {
        let [breaks, returns] = self.jumps();
        breaks || returns
    }

    /// Whether it has a `break` or `continue` that leads out of it, and whether it has a `return`.
    fn jumps(&self) -> [bool; 2] {
        let any = |parts: &mut dyn Iterator<Item = &Statement>| {
            parts
                .map(Self::jumps)
                .fold([false; 2], |[b, r], [breaks, returns]| {
                    [b || breaks, r || returns]
                })
        };
        match self {
            Statement::Expression(_) | Statement::Declaration(_) => [false, false],
            Statement::Break(_) | Statement::Continue(_) => [true, false],
            Statement::Return => [false, true],
            Statement::Block(parts) => any(&mut parts.iter()),
            Statement::If(_, then, otherwise) => {
                any(&mut std::iter::once(&**then).chain(otherwise.as_deref()))
            }
            Statement::While(_, body, _) | Statement::For { body, .. } => [false, body.jumps()[1]],
        }
    }
}

/// A parameter of a thread.
#[derive(Clone, Debug)]
pub(super) struct Parameter {
    pub name: String,
    pub ctype: CType,
    pub span: Range<usize>,
}

/// A thread.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub parameters: Vec<Parameter>,
    pub body: Vec<Statement>,
}
