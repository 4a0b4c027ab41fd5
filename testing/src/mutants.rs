//! Copies of a model with one thing left out or weakened: an axiom, a member of a union, a test in
//! a sequence, an operand of an intersection, a closure.
//!
//! A mutant is text, cut out of the text of the model, so that everything else stays as it was
//! written.

use katec_compiler::ast::{Binding, StatementKind};
use katec_compiler::ast::{Chain, Demand, Expr, ExprKind, Modality, Postfix, Statement};
use katec_compiler::model::{FileId, Span};
use katec_compiler::parser::parse;

/// A copy of a model with one change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// The line of the change.
    pub line: usize,
    /// What stood there.
    pub was: String,
    /// What stands there now; empty if a statement was left out.
    pub is: String,
    /// The whole text.
    pub text: String,
}

impl Mutant {
    /// The first cells of its row in the table of mutants that are neither told apart nor proved
    /// equal.
    pub fn cells(&self, model: &str) -> String {
        let line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let code = |text: &str| line(text).replace('|', "\\|");
        let (was, is) = (code(&self.was), code(&self.is));
        format!("| {model} | {} | `{was}` | `{is}` |", self.line)
    }
}

/// All mutants of a text: the axioms, and what they are defined by. What is reported beside (races,
/// errors) stays.
pub fn mutants(text: &str) -> Vec<Mutant> {
    let (file, problems) = parse(FileId::FIRST, text);
    assert!(problems.is_empty(), "{problems:?}");
    let mut mutants = Mutants {
        text,
        found: Vec::new(),
    };
    for statement in &file.statements {
        mutants.statement(statement);
    }
    mutants.found
}

struct Mutants<'t> {
    text: &'t str,
    found: Vec<Mutant>,
}

impl Mutants<'_> {
    fn statement(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Let(bindings) => {
                for Binding { body, .. } in &bindings.list {
                    self.expression(body);
                }
            }
            StatementKind::Constraint {
                modality: Modality::Axiom,
                demand,
                ..
            } => {
                self.replace(statement.span, String::new());
                match demand {
                    Demand::Test { expr, .. } | Demand::Coherence(expr) => self.expression(expr),
                    Demand::Claim(claim) => {
                        self.expression(&claim.left);
                        self.expression(&claim.right);
                    }
                }
            }
            _ => {}
        }
    }

    fn expression(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Chain(chain, operands) => {
                for at in 0..operands.len() {
                    if can_be_left_out(*chain, operands, at) {
                        let replaced = self.without(*chain, operands, at);
                        self.replace(expr.span, replaced);
                    }
                }
                for operand in operands {
                    self.expression(operand);
                }
            }
            ExprKind::Postfix(postfix, inner) => {
                let weaker = match postfix {
                    Postfix::Plus | Postfix::Optional => Some(self.source(inner.span).to_string()),
                    Postfix::Star => Some(format!("{}?", self.source(inner.span))),
                    Postfix::Inverse => None,
                };
                if let Some(weaker) = weaker {
                    self.replace(expr.span, weaker);
                }
                self.expression(inner);
            }
            ExprKind::Identity(inner) | ExprKind::Complement(inner) => self.expression(inner),
            ExprKind::Product(a, b) => {
                self.expression(a);
                self.expression(b);
            }
            _ => {}
        }
    }

    /// The chain without one operand.
    fn without(&self, chain: Chain, operands: &[Expr], left_out: usize) -> String {
        let sign = match chain {
            Chain::Union => " | ",
            Chain::Sequence => ";",
            Chain::Difference => " \\ ",
            Chain::Intersection => " & ",
        };
        let kept = operands.iter().enumerate();
        let kept: Vec<&str> = kept
            .filter(|(at, _)| *at != left_out)
            .map(|(_, operand)| self.source(operand.span))
            .collect();
        match &kept[..] {
            [one] => one.to_string(),
            several => format!("({})", several.join(sign)),
        }
    }

    fn source(&self, span: Span) -> &str {
        &self.text[span.start..span.end]
    }

    fn replace(&mut self, span: Span, is: String) {
        let (start, end) = (span.start, span.end);
        let text = format!("{}{}{}", &self.text[..start], is, &self.text[end..]);
        self.found.push(Mutant {
            line: self.text[..start].matches('\n').count() + 1,
            was: self.source(span).to_string(),
            is,
            text,
        });
    }
}

/// Of a sequence only tests and optional steps are left out: without another step it would be
/// another relation, not a weaker one.
fn can_be_left_out(chain: Chain, operands: &[Expr], at: usize) -> bool {
    match chain {
        Chain::Union | Chain::Intersection => true,
        Chain::Difference => at > 0,
        Chain::Sequence => matches!(
            operands[at].kind,
            ExprKind::Identity(_) | ExprKind::Postfix(Postfix::Star | Postfix::Optional, _)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_changes_at_a_time() {
        let text = "let a = po | rf\nlet b = [W];a+;[F]?\nacyclic a | b as x\n";
        let found: Vec<(usize, String)> = mutants(text)
            .into_iter()
            .map(|mutant| (mutant.line, mutant.is))
            .collect();
        let expected = [
            (1, "rf"),
            (1, "po"),
            (2, "(a+;[F]?)"),
            (2, "([W];a+)"),
            (2, "a"),
            (2, "[F]"),
            (3, ""),
            (3, "b"),
            (3, "a"),
        ];
        let expected: Vec<(usize, String)> =
            expected.map(|(line, is)| (line, is.to_string())).to_vec();
        assert_eq!(found, expected);
    }
}
