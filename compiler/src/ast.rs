//! The syntax tree: what the text says, before names and kinds are known.
//!
//! Chains of one operator are flat (`a | b | c` is one node with three operands), so that the depth
//! of a tree is bounded by the nesting of the text, which the parser limits. Every recursive walk
//! over a tree relies on that bound.
//!
//! Trees are compared without their places (`PartialEq` ignores spans): that is what "prints and
//! parses back to the same tree" means.

use crate::model::Span;
use katec_checker::builtin::Kind;

/// A name, with its place.
#[derive(Clone, Debug)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Name {}

/// An expression, with its place. Parentheses belong to the place but leave no other trace.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it says.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
}

impl PartialEq for Expr {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}

impl Eq for Expr {}

/// An operator with two or more operands in a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chain {
    /// `a | b`
    Union,
    /// `a ; b`
    Sequence,
    /// `a \ b`, from left to right
    Difference,
    /// `a & b`
    Intersection,
}

/// An operator after its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Postfix {
    /// `r+` or `r^+`
    Plus,
    /// `r*` or `r^*`
    Star,
    /// `r?` or `r^?`
    Optional,
    /// `r^-1`
    Inverse,
}

/// What an expression says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    /// A name.
    Name(String),
    /// `0`
    Empty,
    /// `_`
    Universe,
    /// A chain of one operator over at least two operands.
    Chain(Chain, Vec<Expr>),
    /// `a * b`
    Product(Box<Expr>, Box<Expr>),
    /// An operator after its operand.
    Postfix(Postfix, Box<Expr>),
    /// `~a`
    Complement(Box<Expr>),
    /// `[s]`
    Identity(Box<Expr>),
    /// `f x`, `f(x, y)`: a named function and its arguments, each possibly a tuple.
    Apply(Name, Vec<Expr>),
    /// `(a, b)` or `()`
    Tuple(Vec<Expr>),
    /// `let .. in e`
    Let(Bindings, Box<Expr>),
    /// `fun (x, y) -> e`
    Function(Parameters, Box<Expr>),
    /// `try a with b`
    Try(Box<Expr>, Box<Expr>),
    /// `if "variant" then a else b`
    If(Variant, Box<Expr>, Box<Expr>),
    /// `{a, b}`: a set of sets, relations or tags, with at least one member
    Members(Vec<Expr>),
    /// `a ++ s`: a member added to such a set
    Add(Box<Expr>, Box<Expr>),
    /// `'tag`
    Tag(String),
    /// `match e with || {} -> a || x ++ s -> b end`
    Match(Box<Expr>, Vec<(Pattern, Expr)>),
    /// What could not be parsed; an error was reported.
    Invalid,
}

/// What a clause of a `match` takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// `{}`
    Nothing,
    /// `x ++ s`: a member and the others; `None` is `_`.
    Member(Option<Name>, Option<Name>),
    /// `'tag`
    Tag(String),
    /// `_`
    Anything,
}

/// The parameters of a function or procedure; `None` is `_`.
pub type Parameters = Vec<Option<Name>>;

/// A condition on herd's variants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Variant {
    /// `"name"`
    Named(String),
    /// `not c` or `~c`
    Not(Box<Variant>),
    /// `a && b && ..`
    All(Vec<Variant>),
    /// `a || b || ..`
    Any(Vec<Variant>),
}

/// The definitions of one `let`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bindings {
    /// `let rec`
    pub recursive: bool,
    /// The definitions joined by `and`, at least one.
    pub list: Vec<Binding>,
}

/// One definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The defined name.
    pub name: Name,
    /// The parameters, if it is a function.
    pub parameters: Option<Parameters>,
    /// What the name stands for.
    pub body: Expr,
}

/// What herd can test of a relation or set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// `acyclic`
    Acyclic,
    /// `irreflexive`
    Irreflexive,
    /// `empty`
    Empty,
}

/// `left <= right` or `left = right`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The left side.
    pub left: Expr,
    /// `=` and not `<=`.
    pub equal: bool,
    /// The right side.
    pub right: Expr,
    /// `rot` before the right side.
    pub rotated: bool,
    /// `rot` before the left side.
    pub left_rotated: bool,
}

/// What a statement demands of an execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Demand {
    /// `acyclic r`, `~empty r`, ..
    Test {
        /// With `~`.
        negated: bool,
        /// Which test.
        test: Test,
        /// Of what.
        expr: Expr,
    },
    /// `subset a <= b`
    Claim(Claim),
    /// `coherence r`
    Coherence(Expr),
}

/// What becomes of an execution that does not meet a demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Modality {
    /// It is not an execution of the model.
    Axiom,
    /// `undefined_unless`: the program has an error.
    UndefinedUnless,
    /// `flag`: a warning when the demand *is* met.
    Flag,
}

/// A statement, with its place.
#[derive(Clone, Debug)]
pub struct Statement {
    /// What it says.
    pub kind: StatementKind,
    /// Where it stands.
    pub span: Span,
}

impl PartialEq for Statement {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}

impl Eq for Statement {}

/// What a statement says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatementKind {
    /// `include "file"`
    Include(String),
    /// `let ..`
    Let(Bindings),
    /// `let rec .. when acyclic r`: a definition, and what is demanded of it
    LetWhen(Bindings, Demand),
    /// `view x = e`
    View(Binding),
    /// A constraint on executions, also `flag` and `undefined_unless`.
    Constraint {
        /// What happens when it is not met.
        modality: Modality,
        /// What is demanded.
        demand: Demand,
        /// `as name`
        name: Option<Name>,
        /// `unless e = 0`
        unless: Option<Expr>,
    },
    /// `error NAME unless ..`, `warning NAME unless ..`
    Report {
        /// `error` and not `warning`.
        error: bool,
        /// Its name.
        name: Name,
        /// What is demanded.
        demand: Demand,
    },
    /// `assert a = b`
    Assert(Claim, Option<Name>),
    /// `assume a <= b`
    Assume(Claim, Option<Name>),
    /// `assume acyclic r`
    AssumeTest(Demand, Option<Name>),
    /// `relation r, s` or `set S`
    Declare(Kind, Vec<Name>),
    /// `show r, s`
    Show(Vec<Name>),
    /// `show e as name`
    ShowAs(Expr, Name),
    /// `unshow r, s`
    Unshow(Vec<Name>),
    /// `procedure p(x, y) = .. end`
    Procedure(Name, Parameters, Vec<Statement>),
    /// `call p(a, b)`
    Call(Name, Expr, Option<Name>),
    /// `if "variant" .. else .. end`
    If(Variant, Vec<Statement>, Vec<Statement>),
    /// `with x from e`: one member of a set of relations
    From(Name, Expr),
    /// `forall x in e do .. end`
    Forall(Name, Expr, Vec<Statement>),
    /// `enum X = 'a || 'b`: tags of a bell file
    Enum(Name, Vec<String>),
    /// `instructions R[..]`, or with `default` instead: which annotations an instruction may have
    Instructions(&'static str, Name, Vec<Expr>),
    /// `debug e`
    Debug(Expr),
    /// `cut NAME`
    Cut(Name),
    /// `assert empty r`: herd stops where it does not hold
    Checked(Demand, Option<Name>),
    /// What could not be parsed or is not supported, with the names it would have defined; an error
    /// was reported.
    Invalid(Vec<Name>),
}

/// A whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The title.
    pub title: Option<String>,
    /// The statements.
    pub statements: Vec<Statement>,
}
