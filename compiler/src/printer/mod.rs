//! From trees to text: a syntax tree as text that parses back to it, and a resolved model as a
//! model file.
//!
//! Parentheses are written where the grammar needs them, and around `\\` and `&` inside `;`, which
//! few people read right without. A tree with an `Invalid` node has no text that parses back; it
//! comes from a text with errors.

mod resolved;

pub use resolved::{print_model, print_resolved};

use crate::ast::{
    Binding, Bindings, Chain, Claim, Demand, Expr, ExprKind, File, Modality, Name, Parameters,
    Pattern, Postfix, Statement, StatementKind, Test, Variant,
};
use crate::parser;
use katec_checker::builtin::Kind;

/// How tightly a printed expression holds together, loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    /// `let`, `fun`, `try`, `if`: extends as far to the right as it can.
    Open,
    Union,
    Sequence,
    Difference,
    Intersection,
    Product,
    Complement,
    Postfix,
    Atom,
}

impl Level {
    fn of(kind: &ExprKind) -> Level {
        match kind {
            ExprKind::Let(..) | ExprKind::Function(..) | ExprKind::Try(..) | ExprKind::If(..) => {
                Level::Open
            }
            ExprKind::Chain(chain, _) => Level::of_chain(*chain),
            ExprKind::Add(..) => Level::Union,
            ExprKind::Product(..) => Level::Product,
            ExprKind::Complement(_) => Level::Complement,
            ExprKind::Postfix(..) => Level::Postfix,
            ExprKind::Name(_)
            | ExprKind::Empty
            | ExprKind::Universe
            | ExprKind::Identity(_)
            | ExprKind::Apply(..)
            | ExprKind::Tuple(_)
            | ExprKind::Members(_)
            | ExprKind::Tag(_)
            | ExprKind::Match(..)
            | ExprKind::Invalid => Level::Atom,
        }
    }

    fn of_chain(chain: Chain) -> Level {
        match chain {
            Chain::Union => Level::Union,
            Chain::Sequence => Level::Sequence,
            Chain::Difference => Level::Difference,
            Chain::Intersection => Level::Intersection,
        }
    }

    /// The next tighter level.
    fn above(self) -> Level {
        match self {
            Level::Open => Level::Union,
            Level::Union => Level::Sequence,
            Level::Sequence => Level::Difference,
            Level::Difference => Level::Intersection,
            Level::Intersection => Level::Product,
            Level::Product => Level::Complement,
            Level::Complement => Level::Postfix,
            Level::Postfix | Level::Atom => Level::Atom,
        }
    }
}

/// A whole file.
pub fn print_file(file: &File) -> String {
    let mut printer = Printer::default();
    if let Some(title) = &file.title {
        printer.text(&format!("\"{title}\"\n\n"));
    }
    printer.statements(&file.statements);
    printer.output
}

/// An expression.
pub fn print_expr(expr: &Expr) -> String {
    let mut printer = Printer::default();
    printer.expr(expr, Level::Open);
    printer.output
}

#[derive(Default)]
struct Printer {
    output: String,
    indent: usize,
}

impl Printer {
    fn text(&mut self, text: &str) {
        self.output.push_str(text);
    }

    /// Writes parts with a separator between them.
    fn list<T>(&mut self, separator: &str, parts: &[T], mut print: impl FnMut(&mut Self, &T)) {
        for (at, part) in parts.iter().enumerate() {
            if at > 0 {
                self.text(separator);
            }
            print(self, part);
        }
    }

    fn expr(&mut self, expr: &Expr, least: Level) {
        if Level::of(&expr.kind) < least {
            self.text("(");
            self.bare(&expr.kind);
            self.text(")");
        } else {
            self.bare(&expr.kind);
        }
    }

    fn bare(&mut self, kind: &ExprKind) {
        match kind {
            ExprKind::Name(name) => self.text(name),
            ExprKind::Empty => self.text("0"),
            ExprKind::Universe => self.text("_"),
            ExprKind::Chain(chain, operands) => {
                let separator = match chain {
                    Chain::Union => " | ",
                    Chain::Sequence => ";",
                    Chain::Difference => " \\ ",
                    Chain::Intersection => " & ",
                };
                let level = match chain {
                    Chain::Sequence => Level::Product,
                    _ => Level::of_chain(*chain).above(),
                };
                self.list(separator, operands, |printer, operand| {
                    printer.expr(operand, level);
                });
            }
            ExprKind::Product(left, right) => {
                self.expr(left, Level::Product);
                self.text(" * ");
                // After a `*`, a word that starts statements is taken to start one.
                self.guarded(right, Level::Complement, parser::is_statement_word);
            }
            ExprKind::Postfix(operator, inner) => {
                self.expr(inner, Level::Postfix);
                self.text(match operator {
                    Postfix::Plus => "^+",
                    Postfix::Star => "^*",
                    Postfix::Optional => "?",
                    Postfix::Inverse => "^-1",
                });
            }
            ExprKind::Complement(inner) => {
                self.text("~");
                self.expr(inner, Level::Complement);
            }
            ExprKind::Identity(inner) => self.delimited("[", inner, "]"),
            ExprKind::Apply(name, arguments) => {
                self.text(&name.text);
                for argument in arguments {
                    self.argument(argument);
                }
            }
            ExprKind::Tuple(parts) => {
                self.text("(");
                self.list(", ", parts, |printer, part| printer.expr(part, Level::Open));
                self.text(")");
            }
            ExprKind::Let(bindings, body) => {
                self.bindings(bindings);
                self.text(" in ");
                self.expr(body, Level::Open);
            }
            ExprKind::Function(parameters, body) => {
                self.text("fun ");
                self.parameters(parameters);
                self.text(" -> ");
                self.expr(body, Level::Open);
            }
            ExprKind::Try(body, fallback) => {
                self.text("try ");
                self.expr(body, Level::Open);
                self.text(" with ");
                self.expr(fallback, Level::Open);
            }
            ExprKind::If(variant, yes, no) => {
                self.text("if ");
                self.variant(variant);
                self.text(" then ");
                self.expr(yes, Level::Open);
                self.text(" else ");
                self.expr(no, Level::Open);
            }
            ExprKind::Members(members) => {
                self.text("{");
                self.list(", ", members, |printer, member| {
                    printer.expr(member, Level::Open);
                });
                self.text("}");
            }
            ExprKind::Add(member, others) => {
                self.expr(member, Level::Sequence);
                self.text(" ++ ");
                self.expr(others, Level::Sequence);
            }
            ExprKind::Tag(tag) => self.text(tag),
            ExprKind::Match(of, clauses) => {
                self.text("match ");
                self.expr(of, Level::Open);
                self.text(" with");
                for (pattern, body) in clauses {
                    self.text(" || ");
                    self.pattern(pattern);
                    self.text(" -> ");
                    self.expr(body, Level::Union);
                }
                self.text(" end");
            }
            ExprKind::Invalid => self.text("(* not understood *)"),
        }
    }

    fn pattern(&mut self, pattern: &Pattern) {
        let name = |name: &Option<Name>| name.as_ref().map_or("_", |name| &name.text).to_owned();
        match pattern {
            Pattern::Nothing => self.text("{}"),
            Pattern::Member(member, others) => {
                self.text(&format!("{} ++ {}", name(member), name(others)));
            }
            Pattern::Tag(tag) => self.text(tag),
            Pattern::Anything => self.text("_"),
        }
    }

    fn delimited(&mut self, open: &str, inner: &Expr, close: &str) {
        self.text(open);
        self.expr(inner, Level::Open);
        self.text(close);
    }

    /// An argument, always in parentheses: names side by side can be read otherwise.
    fn argument(&mut self, argument: &Expr) {
        match &argument.kind {
            ExprKind::Tuple(_) => self.bare(&argument.kind),
            _ => self.delimited("(", argument, ")"),
        }
    }

    fn variant(&mut self, variant: &Variant) {
        let nested = |printer: &mut Self, part: &Variant| match part {
            Variant::All(_) | Variant::Any(_) => {
                printer.text("(");
                printer.variant(part);
                printer.text(")");
            }
            Variant::Named(_) | Variant::Not(_) => printer.variant(part),
        };
        match variant {
            Variant::Named(name) => self.text(&format!("\"{name}\"")),
            Variant::Not(inner) => {
                self.text("not ");
                nested(self, inner);
            }
            Variant::All(parts) => self.list(" && ", parts, nested),
            Variant::Any(parts) => self.list(" || ", parts, nested),
        }
    }

    fn bindings(&mut self, bindings: &Bindings) {
        self.text(if bindings.recursive {
            "let rec "
        } else {
            "let "
        });
        self.list(" and ", &bindings.list, Self::binding);
    }

    fn binding(&mut self, binding: &Binding) {
        self.text(&binding.name.text);
        if let Some(parameters) = &binding.parameters {
            self.parameters(parameters);
        }
        self.text(" = ");
        self.expr(&binding.body, Level::Open);
    }

    fn parameters(&mut self, parameters: &Parameters) {
        self.text("(");
        self.list(", ", parameters, |printer, parameter| {
            printer.text(parameter.as_ref().map_or("_", |name| &name.text));
        });
        self.text(")");
    }

    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.text(&"  ".repeat(self.indent));
            self.statement(&statement.kind);
            self.text("\n");
        }
    }

    fn block(&mut self, statements: &[Statement]) {
        self.text("\n");
        self.indent += 1;
        self.statements(statements);
        self.indent -= 1;
        self.text(&"  ".repeat(self.indent));
    }

    fn names(&mut self, names: &[Name]) {
        self.list(", ", names, |printer, name| printer.text(&name.text));
    }

    fn label(&mut self, name: Option<&Name>) {
        if let Some(name) = name {
            self.text(&format!(" as {}", name.text));
        }
    }

    fn statement(&mut self, statement: &StatementKind) {
        match statement {
            StatementKind::Include(name) => self.text(&format!("include \"{name}\"")),
            StatementKind::Let(bindings) => self.bindings(bindings),
            StatementKind::LetWhen(bindings, demand) => {
                self.bindings(bindings);
                self.text(" when ");
                self.demand(demand);
            }
            StatementKind::View(binding) => {
                self.text("view ");
                self.binding(binding);
            }
            StatementKind::Constraint {
                modality,
                demand,
                name,
                unless,
            } => {
                self.text(match modality {
                    Modality::Axiom => "",
                    Modality::UndefinedUnless => "undefined_unless ",
                    Modality::Flag => "flag ",
                });
                self.demand(demand);
                self.label(name.as_ref());
                if let Some(unless) = unless {
                    self.text(" unless ");
                    self.guarded(unless, Level::Open, parser::is_statement_word);
                    self.text(" = 0");
                }
            }
            StatementKind::Report {
                error,
                name,
                demand,
            } => {
                let word = if *error { "error" } else { "warning" };
                self.text(&format!("{word} {} unless ", name.text));
                match demand {
                    Demand::Claim(claim) => self.claim(claim),
                    other => self.demand(other),
                }
            }
            StatementKind::Assert(claim, name) => self.proof("assert ", claim, name.as_ref()),
            StatementKind::Assume(claim, name) => self.proof("assume ", claim, name.as_ref()),
            StatementKind::AssumeTest(demand, name) => {
                self.text("assume ");
                self.demand(demand);
                self.label(name.as_ref());
            }
            StatementKind::Declare(kind, names) => {
                self.text(match kind {
                    Kind::Set => "set ",
                    Kind::Relation => "relation ",
                });
                self.names(names);
            }
            StatementKind::Show(names) => {
                self.text("show ");
                self.names(names);
            }
            StatementKind::ShowAs(expr, name) => {
                self.text("show ");
                self.expr(expr, Level::Open);
                self.label(Some(name));
            }
            StatementKind::Unshow(names) => {
                self.text("unshow ");
                self.names(names);
            }
            StatementKind::Procedure(name, parameters, body) => {
                self.text(&format!("procedure {}", name.text));
                self.parameters(parameters);
                self.text(" =");
                self.block(body);
                self.text("end");
            }
            StatementKind::Call(name, argument, label) => {
                self.text(&format!("call {}", name.text));
                self.argument(argument);
                self.label(label.as_ref());
            }
            StatementKind::If(variant, yes, no) => {
                self.text("if ");
                self.variant(variant);
                self.block(yes);
                if !no.is_empty() {
                    self.text("else");
                    self.block(no);
                }
                self.text("end");
            }
            StatementKind::From(name, expr) => {
                self.text(&format!("with {} from ", name.text));
                self.expr(expr, Level::Open);
            }
            StatementKind::Forall(name, members, body) => {
                self.text(&format!("forall {} in ", name.text));
                self.expr(members, Level::Open);
                self.text(" do");
                self.block(body);
                self.text("end");
            }
            StatementKind::Enum(name, tags) => {
                self.text(&format!("enum {} = {}", name.text, tags.join(" || ")));
            }
            StatementKind::Instructions(word, name, annotations) => {
                self.text(&format!("{word} {}[", name.text));
                self.list(", ", annotations, |printer, annotation| {
                    printer.expr(annotation, Level::Open);
                });
                self.text("]");
            }
            StatementKind::Debug(expr) => {
                self.text("debug ");
                self.expr(expr, Level::Open);
            }
            StatementKind::Cut(name) => self.text(&format!("cut {}", name.text)),
            StatementKind::Checked(demand, name) => {
                self.text("assert ");
                self.demand(demand);
                self.label(name.as_ref());
            }
            StatementKind::Invalid(_) => self.text("(* not understood *)"),
        }
    }

    fn demand(&mut self, demand: &Demand) {
        match demand {
            Demand::Test {
                negated,
                test,
                expr,
            } => {
                self.text(if *negated { "~" } else { "" });
                self.text(match test {
                    Test::Acyclic => "acyclic ",
                    Test::Irreflexive => "irreflexive ",
                    Test::Empty => "empty ",
                });
                self.expr(expr, Level::Open);
            }
            Demand::Claim(claim) => {
                self.text("subset ");
                self.claim(claim);
            }
            Demand::Coherence(expr) => {
                self.text("coherence ");
                // The word starts a statement only before what can start an operand.
                self.expr(expr, Level::Union);
            }
        }
    }

    fn proof(&mut self, word: &str, claim: &Claim, name: Option<&Name>) {
        self.text(word);
        self.claim(claim);
        self.label(name);
    }

    fn claim(&mut self, claim: &Claim) {
        if claim.left_rotated {
            self.text("rot ");
        }
        let word = |name: &str| parser::is_statement_word(name) || name == "rot";
        self.guarded(&claim.left, Level::Union, word);
        self.text(if claim.equal { " = " } else { " <= " });
        if claim.rotated {
            self.text("rot ");
        }
        // An expression that starts with the name `rot` would be read as the word; after the word,
        // one that starts statements is taken to start one.
        let word = |name: &str| match claim.rotated {
            true => parser::is_statement_word(name),
            false => name == "rot",
        };
        self.guarded(&claim.right, Level::Union, word);
    }

    /// An expression, in parentheses if the name that it starts with is one of some words.
    fn guarded(&mut self, expr: &Expr, least: Level, is_word: impl Fn(&str) -> bool) {
        let start = self.output.len();
        self.expr(expr, least);
        let first = self.output[start..]
            .split(|c: char| !(c.is_ascii_alphanumeric() || "_-.'".contains(c)))
            .next();
        if first.is_some_and(is_word) {
            self.output.insert(start, '(');
            self.output.push(')');
        }
    }
}
