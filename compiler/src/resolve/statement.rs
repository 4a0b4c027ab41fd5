//! Statements: definitions, constraints, proofs, procedures.

use super::environment::{Procedure, ProcedureId, Scope, Value};
use super::expression::{bind, default_kind};
use super::source::Origin;
use super::{DEPTH_LIMIT, Resolver, rotation};
use crate::ast::{
    Binding, Bindings, Chain, Claim as ClaimTree, Demand, Expr as Tree, ExprKind, Modality, Name,
    Parameters, Statement, StatementKind, Test,
};
use crate::diagnostics::Diagnostic;
use crate::model::{
    Check, Claim, Constraint, Declaration, DeclarationId, Definition, DefinitionId, Expr, ExprId,
    ProofStatement, Role, Span,
};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind};
use std::rc::Rc;

impl Resolver {
    /// Resolves statements in order.
    pub(super) fn statements(
        &mut self,
        statements: &[Statement],
        origin: &Origin,
        scope: &mut Scope,
    ) {
        for statement in statements {
            self.statement(statement, origin, scope);
        }
    }

    fn statement(&mut self, statement: &Statement, origin: &Origin, scope: &mut Scope) {
        let span = statement.span;
        match &statement.kind {
            StatementKind::Include(name) => self.include(name, span, origin, scope),
            StatementKind::Let(bindings) => self.definitions(bindings, scope),
            StatementKind::View(binding) => self.view(binding, scope),
            StatementKind::Constraint {
                modality,
                demand,
                name,
                unless,
            } => {
                self.constraint(
                    *modality,
                    demand,
                    name.as_ref(),
                    unless.as_ref(),
                    span,
                    scope,
                );
            }
            StatementKind::Report {
                error,
                name,
                demand,
            } => self.error_or_warning(*error, name, demand, span, scope),
            StatementKind::Assert(claim, name) => {
                if let Some(proof) = self.proof(claim, name.as_ref(), span, scope) {
                    self.model.asserts.push(proof);
                }
            }
            StatementKind::Assume(claim, name) => {
                if self.is_rotated(claim) {
                    return;
                }
                if let Some(proof) = self.proof(claim, name.as_ref(), span, scope) {
                    self.model.assumes.push(proof);
                }
            }
            StatementKind::AssumeTest(demand, name) => {
                if let Some(proof) = self.assumed_test(demand, name.as_ref(), span, scope) {
                    self.model.assumes.push(proof);
                }
            }
            StatementKind::Declare(kind, names) => self.declare(*kind, names, scope),
            StatementKind::Show(names) | StatementKind::Unshow(names) => {
                self.displayed(names, span, scope);
            }
            StatementKind::ShowAs(expr, _) => {
                if let Some(id) = self.expr_any(expr, scope) {
                    self.show(id);
                }
                self.report(Diagnostic::note(
                    span,
                    "`show` only concerns herd's drawings",
                ));
            }
            StatementKind::Procedure(name, parameters, body) => {
                self.procedure(name, parameters, body, scope);
            }
            StatementKind::Call(name, argument, label) => {
                self.call(name, argument, label.as_ref(), span, scope);
            }
            StatementKind::If(variant, yes, no) => {
                let branch = if self.variant(variant, span) { yes } else { no };
                self.statements(branch, origin, scope);
            }
            StatementKind::LetWhen(bindings, demand) => {
                self.definitions(bindings, scope);
                // Herd tests while it iterates, and gives the execution up where the test fails.
                // What fails for a part of a least fixpoint fails for all of it, but for the
                // opposite of a test.
                if matches!(demand, Demand::Test { negated: true, .. }) {
                    let message = "`~` after `when` is not supported";
                    return self.report(Diagnostic::error(span, message));
                }
                self.constraint(Modality::Axiom, demand, None, None, span, scope);
            }
            StatementKind::From(name, expr) => {
                let value = self.chosen(&name.text, expr, scope);
                scope.define(&mut self.globals, &name.text, value);
            }
            StatementKind::Forall(name, members, body) => {
                self.for_all(&name.text, members, body, origin, scope);
            }
            StatementKind::Enum(name, tags) => self.enumeration(name, tags, scope),
            StatementKind::Instructions(word, ..) => {
                let message =
                    format!("`{word}` says which annotations programs may have: they have none");
                self.report(Diagnostic::note(span, message));
            }
            StatementKind::Debug(_) => {
                let message = "`debug` prints while herd runs; `katec parse` prints the model";
                self.report(Diagnostic::note(span, message));
            }
            StatementKind::Cut(_) => {
                let message = "`cut` says which constraints Dartagnan evaluates early";
                self.report(Diagnostic::note(span, message));
            }
            StatementKind::Checked(demand, name) => {
                self.checked(demand, name.as_ref(), span, scope);
            }
            StatementKind::Invalid(names) => self.define_invalid(names, scope),
        }
    }

    fn definitions(&mut self, bindings: &Bindings, scope: &mut Scope) {
        if let [binding] = &bindings.list[..]
            && let Some(value) = self.sections(&binding.name, scope)
        {
            return scope.define(&mut self.globals, &binding.name.text, value);
        }
        let values = self.bindings(bindings, scope);
        for (binding, value) in bindings.list.iter().zip(values) {
            let value = match !bindings.recursive && !self.inlining {
                true => self.named(binding, value, false),
                false => value,
            };
            if scope.is_global() && !self.just_stood_in(binding) {
                self.stand_ins.remove(&binding.name.text);
            }
            scope.define(&mut self.globals, &binding.name.text, value);
        }
    }

    /// Whether a definition stands for nothing for want of a name of another machine.
    fn just_stood_in(&self, binding: &Binding) -> bool {
        let known = self.stand_ins.get(&binding.name.text);
        matches!(binding.body.kind, ExprKind::Try(..))
            && known.is_some_and(|(_, file)| *file == Some(binding.name.span.file))
    }

    /// `enum X = 'a || 'b`: the set of the tags, and the sets of events that have them.
    fn enumeration(&mut self, name: &Name, tags: &[String], scope: &mut Scope) {
        self.tagged_events(tags, scope);
        let tags = tags.iter().map(|tag| Value::Tag(tag.clone()));
        let value = Value::Members(tags.collect());
        scope.define(&mut self.globals, &name.text, value);
    }

    /// What herd enumerates by `generate_cos(e)`, or by `generate_orders(S, e)` for a set of
    /// writes: the orders of writes, location by location, that contain `e`. Exploration goes
    /// through all orders, `co` contains `co0` in each, and the rest of `e` is demanded.
    pub(super) fn coherence_order(&mut self, expr: &Tree, scope: &mut Scope) -> Value {
        let ExprKind::Apply(function, arguments) = &expr.kind else {
            return Value::Invalid;
        };
        let given = match arguments.as_slice() {
            [argument] => match &argument.kind {
                ExprKind::Tuple(parts) => parts.iter().collect(),
                _ => vec![argument],
            },
            _ => Vec::new(),
        };
        let (set, base) = match (function.text.as_str(), given.as_slice()) {
            ("generate_cos", [base]) => (None, *base),
            ("generate_orders", [set, base]) => (Some(*set), *base),
            _ => {
                let message = format!("`{}` takes other arguments", function.text);
                let help = "write `generate_cos(co0)` or `generate_orders(W, co0)`";
                self.report(Diagnostic::error(expr.span, message).help(help));
                return Value::Invalid;
            }
        };
        let writes = self.intern(Expr::Set(BuiltinSet::W));
        let set = match set {
            Some(set) => self.expr_as(set, Kind::Set, scope),
            None => Some(writes),
        };
        let (Some(set), Some(order)) = (set, self.expr_as(base, Kind::Relation, scope)) else {
            return Value::Invalid;
        };
        let co = self.intern(Expr::Relation(BuiltinRelation::Co));
        let chosen = match self.model.expand(set) {
            Expr::Set(BuiltinSet::W) => co,
            Expr::Intersection(a, b) if a == writes || b == writes => {
                let test = self.intern(Expr::Identity(set));
                let from = self.intern(Expr::Sequence(test, co));
                self.intern(Expr::Sequence(from, test))
            }
            _ => {
                let message = "only orders of writes can be enumerated";
                let help = "write `W`, or `W & S` for a set `S`";
                self.report(Diagnostic::error(expr.span, message).help(help));
                return Value::Invalid;
            }
        };
        self.demand_coherence(order, set, expr.span);
        Value::Expr(chosen)
    }

    /// Demands that `co` contains an order of the writes of each location: no step of it, followed
    /// by `co` or nothing, leads back. (Coherence is total, so two writes that are not in it are in
    /// it the other way round.) What is known of coherence in every execution is left out.
    fn demand_coherence(&mut self, order: ExprId, set: ExprId, span: Span) {
        self.show(order);
        let mut parts = Vec::new();
        let mut work = vec![order];
        while let Some(id) = work.pop() {
            match self.model.expr(id) {
                _ if self.is_empty(id) || Some(id) == self.least_coherence => {}
                Expr::Union(a, b) => work.extend([b, a]),
                Expr::Definition(d) if self.model.definition(d).group.is_none() => {
                    let body = self.model.definition(d).body;
                    let cone = self.model.cone([body]);
                    let known = self
                        .least_coherence
                        .is_some_and(|least| cone.contains(&least));
                    match known {
                        true => work.push(body),
                        false => parts.push(id),
                    }
                }
                _ => parts.push(id),
            }
        }
        if parts.is_empty() {
            return;
        }
        let demanded = self.fold(Chain::Union, &parts);
        let loc = self.intern(Expr::Relation(BuiltinRelation::Loc));
        let pairs = self.intern(Expr::Product(set, set));
        let demanded = self.fold(Chain::Intersection, &[demanded, loc, pairs]);
        let co = self.intern(Expr::Relation(BuiltinRelation::Co));
        let further = self.intern(Expr::Optional(co));
        let back = self.intern(Expr::Sequence(demanded, further));
        self.model.constraints.push(Constraint {
            role: Role::Axiom,
            name: "coherence".to_owned(),
            check: Check::Irreflexive(back),
            negated: false,
            unless_empty: None,
            span,
        });
    }

    fn view(&mut self, binding: &Binding, scope: &mut Scope) {
        let body = self.expr_as(&binding.body, Kind::Relation, scope);
        let value = match body {
            Some(body) => self.named(binding, Value::Expr(body), true),
            None => Value::Invalid,
        };
        scope.define(&mut self.globals, &binding.name.text, value);
    }

    /// The value under its name: sets and relations become a definition of the model.
    fn named(&mut self, binding: &Binding, value: Value, view: bool) -> Value {
        match value {
            Value::Expr(_) | Value::Zero | Value::Universe => {
                let kind = self.kind_of(&value).unwrap_or(default_kind(&value));
                let Some(body) = self.coerce(&value, kind, binding.body.span) else {
                    return Value::Invalid;
                };
                let id = DefinitionId::new(self.model.definitions.len());
                self.model.definitions.push(Definition {
                    name: binding.name.text.clone(),
                    kind,
                    body,
                    group: None,
                    view,
                    span: binding.name.span,
                });
                Value::Expr(self.intern(Expr::Definition(id)))
            }
            Value::Tuple(_) => {
                let error = Diagnostic::error(binding.body.span, "a tuple cannot be named")
                    .help("tuples are only arguments of functions");
                self.report(error);
                Value::Invalid
            }
            Value::Function(_)
            | Value::Procedure(_)
            | Value::Primitive(_)
            | Value::Unknown(..)
            | Value::Members(_)
            | Value::Orders(_)
            | Value::Tag(_)
            | Value::Invalid => value,
        }
    }

    /// A name of which nothing is known.
    pub(super) fn declared(&mut self, name: &str, kind: Kind, span: Span) -> DeclarationId {
        let id = DeclarationId::new(self.model.declarations.len());
        self.model.declarations.push(Declaration {
            name: name.to_owned(),
            kind,
            span,
        });
        id
    }

    fn declare(&mut self, kind: Kind, names: &[Name], scope: &mut Scope) {
        for name in names {
            let id = self.declared(&name.text, kind, name.span);
            let value = Value::Expr(self.intern(Expr::Declared(id)));
            scope.define(&mut self.globals, &name.text, value);
        }
    }

    fn constraint(
        &mut self,
        modality: Modality,
        demand: &Demand,
        name: Option<&Name>,
        unless: Option<&Tree>,
        span: Span,
        scope: &mut Scope,
    ) {
        let check = self.demand(demand, scope);
        let unless_empty = match unless {
            Some(unless) => match self.expr_any(unless, scope) {
                Some(unless) => Some(unless),
                None => return,
            },
            None => None,
        };
        let Some((check, negated)) = check else {
            return;
        };
        // A flag is raised when its test succeeds: that is when the opposite is not met.
        let (role, negated) = match modality {
            Modality::Axiom => (Role::Axiom, negated),
            Modality::UndefinedUnless => (Role::Error, negated),
            Modality::Flag => (Role::Warning, !negated),
        };
        let name = name
            .map_or(check.default_name(), |name| &name.text)
            .to_owned();
        self.model.constraints.push(Constraint {
            role,
            name,
            check,
            negated,
            unless_empty,
            span,
        });
    }

    fn error_or_warning(
        &mut self,
        error: bool,
        name: &Name,
        demand: &Demand,
        span: Span,
        scope: &mut Scope,
    ) {
        let Some((check, negated)) = self.demand(demand, scope) else {
            return;
        };
        let role = if error { Role::Error } else { Role::Warning };
        let name = name.text.clone();
        self.model.constraints.push(Constraint {
            role,
            name,
            check,
            negated,
            unless_empty: None,
            span,
        });
    }

    /// What is demanded, and whether its opposite is meant.
    fn demand(&mut self, demand: &Demand, scope: &mut Scope) -> Option<(Check, bool)> {
        match demand {
            Demand::Test {
                negated,
                test,
                expr,
            } => {
                let check = match test {
                    Test::Acyclic => Check::Acyclic(self.expr_as(expr, Kind::Relation, scope)?),
                    Test::Irreflexive => {
                        Check::Irreflexive(self.expr_as(expr, Kind::Relation, scope)?)
                    }
                    Test::Empty => Check::Empty(self.expr_any(expr, scope)?),
                };
                Some((check, *negated))
            }
            Demand::Claim(claim) if self.is_rotated(claim) => None,
            Demand::Claim(claim) => Some((Check::Included(self.claim(claim, scope)?), false)),
            Demand::Coherence(expr) => Some((
                Check::Coherence(self.expr_as(expr, Kind::Relation, scope)?),
                false,
            )),
        }
    }

    /// Reports `rot` where it is not supported. Whether there is one.
    fn is_rotated(&mut self, claim: &ClaimTree) -> bool {
        let side = match (claim.left_rotated, claim.rotated) {
            (true, _) => &claim.left,
            (false, true) => &claim.right,
            (false, false) => return false,
        };
        self.report(Diagnostic::error(side.span, "`rot` is for `assert` only"));
        true
    }

    /// `assert acyclic r` and so on: programs are checked for it, and `katec prove` answers it.
    fn checked(&mut self, demand: &Demand, name: Option<&Name>, span: Span, scope: &mut Scope) {
        let before = self.model.constraints.len();
        self.constraint(Modality::UndefinedUnless, demand, name, None, span, scope);
        let Some(constraint) = self.model.constraints.get(before) else {
            return;
        };
        if constraint.negated {
            let message = "`katec prove` has no answer for the opposite of a test";
            return self.report(Diagnostic::note(span, message));
        }
        let claim = self.model.demanded(constraint.check);
        self.note_new();
        self.model.asserts.push(statement(claim, name, span));
    }

    /// `assume acyclic r` and so on, as a claim.
    fn assumed_test(
        &mut self,
        demand: &Demand,
        name: Option<&Name>,
        span: Span,
        scope: &mut Scope,
    ) -> Option<ProofStatement> {
        let (check, negated) = self.demand(demand, scope)?;
        if negated {
            let message = "`assume` with `~` is not supported";
            self.report(Diagnostic::error(span, message));
            return None;
        }
        let claim = self.model.demanded(check);
        self.note_new();
        Some(statement(claim, name, span))
    }

    /// A claim with `rot` on the left is about all events on cycles, or if `rot` is on the right as
    /// well, only about whether there are cycles.
    fn claim(&mut self, claim: &ClaimTree, scope: &mut Scope) -> Option<Claim> {
        let left = self.expr(&claim.left, scope);
        let right = self.expr(&claim.right, scope);
        let known = self.kind_of(&right).or(self.kind_of(&left));
        let kind = if claim.rotated || claim.left_rotated {
            Kind::Relation
        } else {
            known.unwrap_or(default_kind(&left))
        };
        let left = self.coerce(&left, kind, claim.left.span);
        let right = self.coerce(&right, kind, claim.right.span);
        let (mut left, mut right) = (left?, right?);
        let model = &mut self.model;
        if claim.rotated {
            right = rotation::without_identity(model, right);
        }
        if claim.left_rotated {
            left = match claim.rotated {
                true => {
                    let relation = rotation::without_identity(model, left);
                    rotation::with_identity(model, relation)
                }
                false => rotation::on_cycles(model, left),
            };
            self.note_new();
        }
        Some(Claim {
            left,
            equal: claim.equal,
            right,
            rotated: claim.rotated,
        })
    }

    fn proof(
        &mut self,
        claim: &ClaimTree,
        name: Option<&Name>,
        span: Span,
        scope: &mut Scope,
    ) -> Option<ProofStatement> {
        let claim = self.claim(claim, scope)?;
        Some(statement(claim, name, span))
    }

    /// What an expression is made of counts as shown.
    fn show(&mut self, id: ExprId) {
        for part in self.model.parts(id) {
            if let Expr::Definition(definition) = self.model.expr(part) {
                self.shown.insert(definition);
            }
        }
    }

    /// Herd draws the named relations; a name that it does not know is not drawn.
    fn displayed(&mut self, names: &[Name], span: Span, scope: &Scope) {
        for name in names {
            if let Some(Value::Expr(id)) = scope.get(&self.globals, &name.text)
                && let Expr::Definition(definition) = self.model.expr(*id)
            {
                self.shown.insert(definition);
            }
        }
        self.report(Diagnostic::note(
            span,
            "`show` and `unshow` only concern herd's drawings",
        ));
    }

    fn procedure(
        &mut self,
        name: &Name,
        parameters: &Parameters,
        body: &[Statement],
        scope: &mut Scope,
    ) {
        self.check_procedure(parameters, body, scope);
        let id = ProcedureId(self.procedures.len());
        self.procedures.push(Procedure {
            name: name.text.clone(),
            span: name.span,
            used: false,
            parameters: parameters.clone(),
            body: Rc::new(body.to_vec()),
            scope: scope.capture(&self.globals),
        });
        scope.define(&mut self.globals, &name.text, Value::Procedure(id));
    }

    /// Reports what is wrong with the body of a procedure whatever its arguments are, called or
    /// not.
    fn check_procedure(&mut self, parameters: &Parameters, body: &[Statement], scope: &Scope) {
        let constraints = self.model.constraints.len();
        let asserts = self.model.asserts.len();
        let assumes = self.model.assumes.len();
        let outer = std::mem::replace(&mut self.inlining, true);
        let mut inner = scope.capture(&self.globals);
        bind(
            &mut inner,
            parameters,
            &vec![Value::Invalid; parameters.len()],
        );
        self.statements(body, &Origin::Text, &mut inner);
        self.inlining = outer;
        self.model.constraints.truncate(constraints);
        self.model.asserts.truncate(asserts);
        self.model.assumes.truncate(assumes);
    }

    fn call(
        &mut self,
        name: &Name,
        argument: &Tree,
        label: Option<&Name>,
        span: Span,
        scope: &mut Scope,
    ) {
        let given = self.expr(argument, scope);
        let id = match scope.get(&self.globals, &name.text) {
            Some(Value::Procedure(id)) => *id,
            Some(Value::Invalid) => return,
            Some(_) => {
                return self.report(Diagnostic::error(
                    name.span,
                    format!("`{}` is not a procedure", name.text),
                ));
            }
            None => {
                return self.report(Diagnostic::error(
                    name.span,
                    format!("there is no procedure `{}`", name.text),
                ));
            }
        };
        self.procedures[id.0].used = true;
        let procedure = self.procedures[id.0].clone();
        let Some(arguments) = self.arguments(
            &procedure.name,
            &procedure.parameters,
            &given,
            argument.span,
        ) else {
            return;
        };
        if self.depth + 50 >= DEPTH_LIMIT {
            return self.report(Diagnostic::error(span, "calls are nested too deeply here"));
        }
        let mut inner = procedure.scope.clone();
        bind(&mut inner, &procedure.parameters, &arguments);
        let first = self.model.constraints.len();
        self.depth += 50;
        self.statements(&procedure.body, &Origin::Text, &mut inner);
        self.depth -= 50;
        if let Some(label) = label {
            for constraint in &mut self.model.constraints[first..] {
                constraint.name.clone_from(&label.text);
            }
        }
    }
}

fn statement(claim: Claim, name: Option<&Name>, span: Span) -> ProofStatement {
    ProofStatement {
        claim,
        name: name.map(|name| name.text.clone()),
        span,
    }
}
