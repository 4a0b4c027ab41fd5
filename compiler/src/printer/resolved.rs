//! A resolved model as a model file: includes, functions and procedures are gone, every name is
//! written once.
//!
//! The text resolves to the same definitions and constraints again. Names that would clash (a
//! definition that shadows another, or something built in) get a number.

use super::print_file;
use crate::ast::{
    Binding, Bindings, Chain, Claim as ClaimTree, Demand, Expr as Tree, ExprKind, File, Modality,
    Name, Postfix, Statement, StatementKind, Test,
};
use crate::model::{
    Check, Claim, Constraint, DefinitionId, Expr, ExprId, FileId, Model, ProofStatement, Role, Span,
};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind};
use rustc_hash::{FxHashMap, FxHashSet};

/// The text of a resolved model.
pub fn print_model(model: &Model) -> String {
    let statements = Writer::new(model).statements();
    print_file(&File {
        title: model.title.clone(),
        statements,
    })
}

/// The text of an expression of a resolved model.
pub fn print_resolved(model: &Model, id: ExprId) -> String {
    super::print_expr(&Writer::new(model).tree(id))
}

const NOWHERE: Span = Span {
    file: FileId::FIRST,
    start: 0,
    end: 0,
};

struct Writer<'m> {
    model: &'m Model,
    definitions: Vec<String>,
    declarations: Vec<String>,
}

impl<'m> Writer<'m> {
    fn new(model: &'m Model) -> Self {
        let mut used: FxHashSet<String> = FxHashSet::default();
        let mut numbers: FxHashMap<String, usize> = FxHashMap::default();
        let mut fresh = |name: &str| {
            if !is_builtin(name) && used.insert(name.to_owned()) {
                return name.to_owned();
            }
            let base = name.trim_end_matches('\'').to_owned();
            let number = numbers.entry(base.clone()).or_insert(1);
            loop {
                *number += 1;
                let numbered = format!("{base}.{number}");
                if used.insert(numbered.clone()) {
                    return numbered;
                }
            }
        };
        let declarations = model
            .declarations
            .iter()
            .map(|each| fresh(&each.name))
            .collect();
        let definitions = model
            .definitions
            .iter()
            .map(|each| fresh(&each.name))
            .collect();
        Self {
            model,
            definitions,
            declarations,
        }
    }

    fn statements(&self) -> Vec<Statement> {
        let mut kinds = Vec::new();
        for (declaration, name) in self.model.declarations.iter().zip(&self.declarations) {
            kinds.push(StatementKind::Declare(declaration.kind, vec![named(name)]));
        }
        let mut written = vec![false; self.definitions.len()];
        for index in 0..self.definitions.len() {
            self.definition(DefinitionId::new(index), &mut written, &mut kinds);
        }
        kinds.extend(
            self.model
                .constraints
                .iter()
                .map(|constraint| self.constraint(constraint)),
        );
        let claim = |proof: &ProofStatement| {
            (
                self.claim(proof.claim),
                proof.name.as_ref().map(|name| named(name)),
            )
        };
        for proof in &self.model.assumes {
            let (claim, name) = claim(proof);
            kinds.push(StatementKind::Assume(claim, name));
        }
        for proof in &self.model.asserts {
            let (claim, name) = claim(proof);
            kinds.push(StatementKind::Assert(claim, name));
        }
        kinds
            .into_iter()
            .map(|kind| Statement {
                kind,
                span: NOWHERE,
            })
            .collect()
    }

    /// Writes a definition with its group, after those that it uses. A definition uses later ones
    /// only if it is recursive and they were made while its body was resolved, so this does not go
    /// deep.
    fn definition(&self, id: DefinitionId, written: &mut [bool], kinds: &mut Vec<StatementKind>) {
        if written[id.index()] {
            return;
        }
        let definition = self.model.definition(id);
        let group = definition.group.clone().unwrap_or_else(|| vec![id]);
        for member in &group {
            written[member.index()] = true;
        }
        for member in &group {
            for used in self.used(self.model.definition(*member).body) {
                self.definition(used, written, kinds);
            }
        }
        let list = group.iter().map(|member| self.binding(*member)).collect();
        kinds.push(match definition.view {
            true => StatementKind::View(self.binding(id)),
            false => StatementKind::Let(Bindings {
                recursive: definition.group.is_some(),
                list,
            }),
        });
    }

    fn binding(&self, id: DefinitionId) -> Binding {
        let body = self.tree(self.model.definition(id).body);
        Binding {
            name: named(&self.definitions[id.index()]),
            parameters: None,
            body,
        }
    }

    fn used(&self, body: ExprId) -> Vec<DefinitionId> {
        let parts = self.model.parts(body).into_iter();
        let used = parts.filter_map(|id| match self.model.expr(id) {
            Expr::Definition(definition) => Some(definition),
            _ => None,
        });
        let mut used: Vec<DefinitionId> = used.collect();
        used.sort();
        used
    }

    fn constraint(&self, constraint: &Constraint) -> StatementKind {
        let given = constraint.name != constraint.check.default_name();
        let name = given.then(|| named(&constraint.name));
        let modality = match (constraint.role, &name, constraint.unless_empty) {
            (Role::Axiom, _, _) => Modality::Axiom,
            (role, Some(name), None) => {
                return StatementKind::Report {
                    error: role == Role::Error,
                    name: name.clone(),
                    demand: self.demand(constraint.check, constraint.negated),
                };
            }
            // The form with a name in front has no `unless e = 0` and needs a name, herd's does
            // not.
            (Role::Error, _, _) => Modality::UndefinedUnless,
            (Role::Warning, _, _) => Modality::Flag,
        };
        let negated = constraint.negated ^ (modality == Modality::Flag);
        StatementKind::Constraint {
            modality,
            demand: self.demand(constraint.check, negated),
            name,
            unless: constraint.unless_empty.map(|unless| self.tree(unless)),
        }
    }

    fn demand(&self, check: Check, negated: bool) -> Demand {
        let test = |test, expr| Demand::Test {
            negated,
            test,
            expr: self.tree(expr),
        };
        match check {
            Check::Acyclic(expr) => test(Test::Acyclic, expr),
            Check::Irreflexive(expr) => test(Test::Irreflexive, expr),
            Check::Empty(expr) => test(Test::Empty, expr),
            Check::Included(claim) => Demand::Claim(self.claim(claim)),
            Check::Coherence(expr) => Demand::Coherence(self.tree(expr)),
        }
    }

    fn claim(&self, claim: Claim) -> ClaimTree {
        ClaimTree {
            left: self.tree(claim.left),
            equal: claim.equal,
            right: self.tree(claim.right),
            rotated: claim.rotated,
            left_rotated: false,
        }
    }

    fn tree(&self, id: ExprId) -> Tree {
        let boxed = |id| Box::new(self.tree(id));
        let kind = match self.model.expr(id) {
            Expr::Empty(Kind::Set) => ExprKind::Name("emptyset".to_owned()),
            Expr::Empty(Kind::Relation) => ExprKind::Empty,
            Expr::All(Kind::Set) => ExprKind::Universe,
            // Written so that its kind shows.
            Expr::All(Kind::Relation) => {
                let all = || {
                    Box::new(Tree {
                        kind: ExprKind::Universe,
                        span: NOWHERE,
                    })
                };
                ExprKind::Product(all(), all())
            }
            Expr::Set(set) => ExprKind::Name(set.name().to_owned()),
            Expr::Relation(relation) => ExprKind::Name(relation.name().to_owned()),
            Expr::Declared(id) => ExprKind::Name(self.declarations[id.index()].clone()),
            Expr::Definition(id) => ExprKind::Name(self.definitions[id.index()].clone()),
            Expr::Union(a, b) => self.chain(Chain::Union, a, b),
            Expr::Intersection(a, b) => self.chain(Chain::Intersection, a, b),
            Expr::Difference(a, b) => self.chain(Chain::Difference, a, b),
            Expr::Sequence(a, b) => self.chain(Chain::Sequence, a, b),
            Expr::Complement(a) => ExprKind::Complement(boxed(a)),
            Expr::Plus(a) => ExprKind::Postfix(Postfix::Plus, boxed(a)),
            Expr::Star(a) => ExprKind::Postfix(Postfix::Star, boxed(a)),
            Expr::Optional(a) => ExprKind::Postfix(Postfix::Optional, boxed(a)),
            Expr::Inverse(a) => ExprKind::Postfix(Postfix::Inverse, boxed(a)),
            Expr::Identity(a) => ExprKind::Identity(boxed(a)),
            Expr::Product(a, b) => ExprKind::Product(boxed(a), boxed(b)),
            Expr::Domain(a) => ExprKind::Apply(named("domain"), vec![self.tree(a)]),
            Expr::Range(a) => ExprKind::Apply(named("range"), vec![self.tree(a)]),
        };
        Tree {
            kind,
            span: NOWHERE,
        }
    }

    /// A chain from its left spine, so that it reads as it was written.
    fn chain(&self, chain: Chain, left: ExprId, right: ExprId) -> ExprKind {
        let mut operands = vec![self.tree(right)];
        let mut left = left;
        loop {
            left = match (chain, self.model.expr(left)) {
                (Chain::Union, Expr::Union(a, b))
                | (Chain::Sequence, Expr::Sequence(a, b))
                | (Chain::Difference, Expr::Difference(a, b))
                | (Chain::Intersection, Expr::Intersection(a, b)) => {
                    operands.push(self.tree(b));
                    a
                }
                _ => break,
            };
        }
        operands.push(self.tree(left));
        operands.reverse();
        ExprKind::Chain(chain, operands)
    }
}

fn named(name: &str) -> Name {
    Name {
        text: name.to_owned(),
        span: NOWHERE,
    }
}

fn is_builtin(name: &str) -> bool {
    matches!(name, "emptyset" | "domain" | "range")
        || BuiltinSet::from_name(name).is_some()
        || BuiltinRelation::from_name(name).is_some()
}
