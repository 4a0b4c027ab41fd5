//! `let rec`: kinds by inference, and the check that there is a least fixpoint.
//!
//! A group of definitions has a least fixpoint if every definition is monotone in every name of the
//! group. It is, if each occurrence of such a name stands under an even number of complements and
//! right sides of `\`: all other operators are monotone. What is not monotone by this count is
//! refused.
//!
//! Which names belong to a group is written in the text, so there are no strongly connected
//! components to look for.

use super::environment::{Scope, Value};
use super::{Resolver, foreign};
use crate::ast::{Bindings, Chain, Expr as Tree, ExprKind};
use crate::diagnostics::Diagnostic;
use crate::model::{Definition, DefinitionId, Expr, ExprId, Span};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind};
use rustc_hash::{FxHashMap, FxHashSet};

impl Resolver {
    /// The values of the names of a `let rec`; the names are not defined yet.
    pub(super) fn recursive(&mut self, bindings: &Bindings, scope: &mut Scope) -> Vec<Value> {
        let functions = bindings.list.iter();
        match functions.filter(|b| b.parameters.is_some()).count() {
            0 => {}
            all if all == bindings.list.len() => return self.recursive_functions(bindings, scope),
            _ => {
                let message = "a `let rec` defines functions, or sets and relations, but not both";
                self.report(Diagnostic::error(bindings.list[0].name.span, message));
                return vec![Value::Invalid; bindings.list.len()];
            }
        }
        let kinds = self.infer(bindings, scope);
        let first = self.model.definitions.len();
        let group: Vec<DefinitionId> = (first..first + kinds.len())
            .map(DefinitionId::new)
            .collect();
        for (binding, kind) in bindings.list.iter().zip(&kinds) {
            let body = self.intern(Expr::Empty(*kind));
            self.model.definitions.push(Definition {
                name: binding.name.text.clone(),
                kind: *kind,
                body,
                group: Some(group.clone()),
                view: false,
                span: binding.name.span,
            });
        }
        let values: Vec<Value> = group
            .iter()
            .map(|id| Value::Expr(self.intern(Expr::Definition(*id))))
            .collect();
        let mark = scope.enter();
        for (binding, value) in bindings.list.iter().zip(&values) {
            scope.define_local(&binding.name.text, value.clone());
        }
        let bodies: Vec<Option<ExprId>> = bindings
            .list
            .iter()
            .zip(&kinds)
            .map(|(binding, kind)| self.expr_as(&binding.body, *kind, scope))
            .collect();
        scope.leave(mark);
        if bodies.iter().any(Option::is_none) {
            return vec![Value::Invalid; bindings.list.len()];
        }
        for (id, body) in group.iter().zip(bodies.into_iter().flatten()) {
            self.model.definitions[id.index()].body = body;
        }
        if self.stays_empty(&group) {
            self.empty_out(&group);
            return values;
        }
        match self.least_fixpoint(bindings, &group) {
            true => values,
            false => vec![Value::Invalid; bindings.list.len()],
        }
    }

    /// Whether the group has a least fixpoint that can be taken by itself; if not, it is reported.
    fn least_fixpoint(&mut self, bindings: &Bindings, group: &[DefinitionId]) -> bool {
        let last = group[group.len() - 1].index();
        for inner in last + 1..self.model.definitions.len() {
            if self.reaches(self.model.definitions[inner].body, group) {
                let message =
                    "a `let rec` inside a recursive definition must not use the outer name";
                let error = Diagnostic::error(self.model.definitions[inner].span, message)
                    .help("join both with `and` into one `let rec`");
                self.report(error);
                return false;
            }
        }
        for (binding, id) in bindings.list.iter().zip(group) {
            let Some(name) = self.negative(self.model.definition(*id).body, group) else {
                continue;
            };
            let name = self.model.definition(name).name.clone();
            let span =
                negative_occurrence(&binding.body, &name, false).unwrap_or(binding.body.span);
            let message = format!("the recursion of `{name}` has no least fixpoint");
            let error = Diagnostic::error(span, message)
                .label("a recursive name under `~`, or to the right of `\\`")
                .help("a recursive definition may only grow with the names it defines");
            self.report(error);
            return false;
        }
        true
    }

    /// Whether the definitions of a group are empty by their form if the names of the group are:
    /// then nothing is what herd's iteration, which starts there, comes to, be the group monotone
    /// or not. This is so for what is made of the events of other machines.
    fn stays_empty(&self, group: &[DefinitionId]) -> bool {
        let bodies = group.iter().map(|id| self.model.definition(*id).body);
        let mut empty: FxHashMap<ExprId, bool> = FxHashMap::default();
        // Operands have smaller ids than what they are operands of.
        for id in bodies.clone().flat_map(|body| self.model.parts(body)) {
            let expr = self.model.expr(id);
            let is_empty = match expr {
                Expr::Definition(definition) if group.contains(&definition) => true,
                _ => self.is_empty(id) || expr.is_empty_by_form(|operand| empty[&operand]),
            };
            empty.insert(id, is_empty);
        }
        bodies.clone().all(|body| empty[&body])
    }

    /// Makes the names of a group stand for nothing.
    fn empty_out(&mut self, group: &[DefinitionId]) {
        for id in group {
            // Interned before the names were.
            let empty = self.intern(Expr::Empty(self.model.definition(*id).kind));
            let definition = &mut self.model.definitions[id.index()];
            definition.body = empty;
            definition.group = None;
            let name = self.intern(Expr::Definition(*id));
            self.empty[name.index()] = true;
        }
    }

    /// Whether an expression mentions a name of the group.
    fn reaches(&self, body: ExprId, group: &[DefinitionId]) -> bool {
        let parts = self.model.parts(body);
        parts.into_iter().any(|id| match self.model.expr(id) {
            Expr::Definition(definition) => group.contains(&definition),
            _ => false,
        })
    }

    /// A name of the group that the expression shrinks with.
    fn negative(&self, body: ExprId, group: &[DefinitionId]) -> Option<DefinitionId> {
        let mut seen = FxHashSet::default();
        let mut work = vec![(body, false)];
        while let Some((id, negative)) = work.pop() {
            if !seen.insert((id, negative)) {
                continue;
            }
            if let Expr::Definition(definition) = self.model.expr(id)
                && negative
                && group.contains(&definition)
            {
                return Some(definition);
            }
            let operands = self.model.expr(id).signed_operands();
            work.extend(operands.map(|(operand, flips)| (operand, negative ^ flips)));
        }
        None
    }

    /// The kinds of the names of a group: what the bodies say, starting from nothing known.
    fn infer(&mut self, bindings: &Bindings, scope: &mut Scope) -> Vec<Kind> {
        let mut known: Vec<(String, Option<Kind>)> = bindings
            .list
            .iter()
            .map(|binding| (binding.name.text.clone(), None))
            .collect();
        loop {
            let mut changed = false;
            for (at, binding) in bindings.list.iter().enumerate() {
                if known[at].1.is_none() {
                    known[at].1 = self.kind_of_tree(&binding.body, &known, scope);
                    changed |= known[at].1.is_some();
                }
            }
            if !changed {
                return known
                    .into_iter()
                    .map(|(_, kind)| kind.unwrap_or(Kind::Relation))
                    .collect();
            }
        }
    }

    /// The kind that an expression has, as far as its form and the known names tell.
    fn kind_of_tree(
        &self,
        tree: &Tree,
        known: &[(String, Option<Kind>)],
        scope: &Scope,
    ) -> Option<Kind> {
        match &tree.kind {
            ExprKind::Name(name) => match known.iter().rev().find(|(local, _)| local == name) {
                Some((_, kind)) => *kind,
                None => self.kind_of_name(name, scope),
            },
            ExprKind::Chain(Chain::Sequence, _)
            | ExprKind::Product(..)
            | ExprKind::Postfix(..)
            | ExprKind::Identity(_) => Some(Kind::Relation),
            ExprKind::Chain(_, operands) => operands
                .iter()
                .find_map(|operand| self.kind_of_tree(operand, known, scope)),
            ExprKind::Complement(inner) => self.kind_of_tree(inner, known, scope),
            ExprKind::Apply(name, _) => match scope.get(&self.globals, &name.text) {
                Some(Value::Function(id)) if self.functions[id.0].group.is_empty() => {
                    let function = &self.functions[id.0];
                    let parameters = function.parameters.iter().flatten();
                    let parameters: Vec<_> =
                        parameters.map(|name| (name.text.clone(), None)).collect();
                    self.kind_of_tree(&function.body, &parameters, &function.scope)
                }
                Some(_) => None,
                None => matches!(name.text.as_str(), "domain" | "range").then_some(Kind::Set),
            },
            ExprKind::Let(bindings, body) => {
                let mut inner = known.to_vec();
                for binding in &bindings.list {
                    let kind = self.kind_of_tree(&binding.body, known, scope);
                    inner.push((binding.name.text.clone(), kind));
                }
                self.kind_of_tree(body, &inner, scope)
            }
            ExprKind::Try(body, fallback) => self
                .kind_of_tree(body, known, scope)
                .or_else(|| self.kind_of_tree(fallback, known, scope)),
            ExprKind::If(_, yes, no) => self
                .kind_of_tree(yes, known, scope)
                .or_else(|| self.kind_of_tree(no, known, scope)),
            ExprKind::Empty
            | ExprKind::Universe
            | ExprKind::Tuple(_)
            | ExprKind::Function(..)
            | ExprKind::Members(_)
            | ExprKind::Add(..)
            | ExprKind::Tag(_)
            | ExprKind::Match(..)
            | ExprKind::Invalid => None,
        }
    }

    fn kind_of_name(&self, name: &str, scope: &Scope) -> Option<Kind> {
        match scope.get(&self.globals, name) {
            Some(value) => self.kind_of(value),
            None if name == "emptyset" || BuiltinSet::from_name(name).is_some() => Some(Kind::Set),
            None => match BuiltinRelation::from_name(name) {
                Some(_) => Some(Kind::Relation),
                None => foreign::kind(name),
            },
        }
    }
}

/// Where a name stands under an odd number of negations, if it shows in the text itself.
fn negative_occurrence(tree: &Tree, name: &str, negative: bool) -> Option<Span> {
    let find = |inner: &Tree, negative| negative_occurrence(inner, name, negative);
    match &tree.kind {
        ExprKind::Name(found) => (found == name && negative).then_some(tree.span),
        ExprKind::Chain(Chain::Difference, operands) => operands
            .iter()
            .enumerate()
            .find_map(|(at, operand)| find(operand, negative ^ (at > 0))),
        ExprKind::Chain(_, operands) => operands.iter().find_map(|operand| find(operand, negative)),
        ExprKind::Complement(inner) => find(inner, !negative),
        ExprKind::Postfix(_, inner) | ExprKind::Identity(inner) => find(inner, negative),
        ExprKind::Product(left, right) => find(left, negative).or_else(|| find(right, negative)),
        _ => None,
    }
}
