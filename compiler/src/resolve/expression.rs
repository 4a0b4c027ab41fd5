//! Expressions: names, kinds, functions.

use super::environment::{Function, FunctionId, Primitive, Scope, Value};
use super::foreign::{self, Machine};
use super::members::orders_are_only_chosen;
use super::{Attempt, DEPTH_LIMIT, Resolver, STEP_LIMIT};
use crate::ast::{Bindings, Chain, Expr as Tree, ExprKind, Name, Parameters, Postfix, Variant};
use crate::diagnostics::{Diagnostic, similar};
use crate::lints::precedence;
use crate::model::{Expr, ExprId, Span};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind};
use std::rc::Rc;

/// Chains up to this length are resolved from left to right; longer ones as a balanced tree, so
/// that the depth of a resolved expression does not grow with the length of a chain.
const LEFT_TO_RIGHT: usize = 8;

/// How many applications around an error are shown.
const APPLICATIONS_SHOWN: usize = 4;

impl Resolver {
    /// Resolves an expression.
    pub(super) fn expr(&mut self, tree: &Tree, scope: &mut Scope) -> Value {
        if self.too_large {
            return Value::Invalid;
        }
        self.steps += 1;
        if self.steps > STEP_LIMIT {
            let message = format!(
                "with its functions inlined, this model has more than {STEP_LIMIT} expressions"
            );
            self.give_up(tree.span, message);
            return Value::Invalid;
        }
        if self.depth >= DEPTH_LIMIT {
            let message =
                format!("calls and expressions are nested more than {DEPTH_LIMIT} deep here");
            self.give_up(tree.span, message);
            return Value::Invalid;
        }
        self.depth += 1;
        let outer = self.place.replace(tree.span);
        let value = self.expr_inner(tree, scope);
        self.place = outer;
        self.depth -= 1;
        value
    }

    fn expr_inner(&mut self, tree: &Tree, scope: &mut Scope) -> Value {
        match &tree.kind {
            ExprKind::Name(name) => self.name(name, tree.span, scope),
            ExprKind::Empty => Value::Zero,
            ExprKind::Universe => Value::Universe,
            ExprKind::Chain(operator, operands) => {
                if !self.foreign.contains(&tree.span.file)
                    && let Some(warning) = precedence::check(tree)
                {
                    self.report(warning);
                }
                self.chain(*operator, operands, scope)
            }
            ExprKind::Product(left, right) => self.product(left, right, scope),
            ExprKind::Postfix(operator, inner) => self.postfix(*operator, inner, scope),
            ExprKind::Complement(inner) => self.complement(inner, scope),
            ExprKind::Identity(inner) => {
                let value = match &inner.kind {
                    ExprKind::Name(name) if scope.get(&self.globals, name).is_none() => {
                        self.named_fences(name)
                    }
                    _ => None,
                };
                let value = value.or_else(|| self.expr_as(inner, Kind::Set, scope));
                self.build(value.map(Expr::Identity))
            }
            ExprKind::Apply(name, arguments) => self.application(name, arguments, tree.span, scope),
            ExprKind::Tuple(parts) => {
                Value::Tuple(parts.iter().map(|part| self.expr(part, scope)).collect())
            }
            ExprKind::Let(bindings, body) => self.local(bindings, body, scope),
            ExprKind::Function(parameters, body) => {
                let name = Name {
                    text: "fun".to_owned(),
                    span: tree.span,
                };
                Value::Function(self.function(&name, false, parameters, body, scope))
            }
            ExprKind::Try(body, fallback) => self.attempt(body, fallback, scope),
            ExprKind::If(variant, yes, no) => {
                let holds = self.variant(variant, tree.span);
                self.expr(if holds { yes } else { no }, scope)
            }
            ExprKind::Members(members) => self.members(members, scope),
            ExprKind::Add(member, others) => self.add(member, others, scope),
            ExprKind::Tag(tag) => Value::Tag(tag.clone()),
            ExprKind::Match(of, clauses) => self.matched(of, clauses, scope),
            ExprKind::Invalid => Value::Invalid,
        }
    }

    pub(super) fn build(&mut self, expr: Option<Expr>) -> Value {
        match expr {
            Some(expr) => Value::Expr(self.intern(expr)),
            None => Value::Invalid,
        }
    }

    /// Resolves an expression that must be of a kind; `None` if it is not, which is reported.
    pub(super) fn expr_as(&mut self, tree: &Tree, kind: Kind, scope: &mut Scope) -> Option<ExprId> {
        let value = self.expr(tree, scope);
        self.coerce(&value, kind, tree.span)
    }

    /// Resolves an expression of either kind.
    pub(super) fn expr_any(&mut self, tree: &Tree, scope: &mut Scope) -> Option<ExprId> {
        let value = self.expr(tree, scope);
        let kind = self.kind_of(&value).unwrap_or(default_kind(&value));
        self.coerce(&value, kind, tree.span)
    }

    /// The kind of a value, if it has one already.
    pub(super) fn kind_of(&self, value: &Value) -> Option<Kind> {
        match value {
            Value::Expr(id) => Some(self.model.kind(*id)),
            _ => None,
        }
    }

    /// A value as an expression of the kind; an error if it is no such thing.
    pub(super) fn coerce(&mut self, value: &Value, kind: Kind, span: Span) -> Option<ExprId> {
        match value {
            Value::Expr(id) if self.model.kind(*id) == kind => Some(*id),
            Value::Expr(id) if self.is_empty(*id) => Some(self.intern(Expr::Empty(kind))),
            Value::Expr(_) => {
                let error = self.wrong_kind(kind, span);
                self.report(error);
                None
            }
            Value::Zero => Some(self.intern(Expr::Empty(kind))),
            Value::Universe => Some(self.intern(Expr::All(kind))),
            Value::Invalid => None,
            Value::Function(_) | Value::Primitive(_) | Value::Unknown(..) => {
                let error =
                    Diagnostic::error(span, format!("this is a function; a {kind} is needed here"))
                        .help("apply it to its arguments: `f(x)`");
                self.report(error);
                None
            }
            Value::Procedure(_) => {
                let error = Diagnostic::error(
                    span,
                    format!("this is a procedure; a {kind} is needed here"),
                )
                .help("a procedure is a statement: `call p(x)`");
                self.report(error);
                None
            }
            Value::Orders(_) => {
                self.report(orders_are_only_chosen(span));
                None
            }
            Value::Members(_) | Value::Tag(_) => {
                let message = format!("this is a set of sets or a tag; a {kind} is needed here");
                let help = "such sets are taken apart by `match`, `forall` and `with .. from`";
                self.report(Diagnostic::error(span, message).help(help));
                None
            }
            Value::Tuple(_) => {
                let message = format!("this is a tuple; a {kind} is needed here");
                self.report(
                    Diagnostic::error(span, message).help("tuples are only arguments of functions"),
                );
                None
            }
        }
    }

    /// Whether an expression is empty by its form. Herd's empty relation is its empty set too.
    pub(super) fn is_empty(&self, id: ExprId) -> bool {
        self.empty[id.index()]
    }

    fn wrong_kind(&self, needed: Kind, span: Span) -> Diagnostic {
        let text = self.text(span);
        match needed {
            Kind::Relation => Diagnostic::error(span, "this is a set; a relation is needed here")
                .help(format!("write `[{text}]` for the identity on the set")),
            Kind::Set => Diagnostic::error(span, "this is a relation; a set is needed here").help(format!(
                "`domain({text})` is the set of its first events, `range({text})` that of its second events"
            )),
        }
    }

    /// The source text of a place without its parentheses, if it is short enough to repeat in a
    /// sentence.
    fn text(&self, span: Span) -> &str {
        let text = &self.model.files[span.file.index()].text[span.start..span.end];
        let bare = text
            .strip_prefix('(')
            .and_then(|text| text.strip_suffix(')'))
            .unwrap_or(text);
        match bare.len() > 40 || bare.contains(['\n', '(', ')']) {
            true => "..",
            false => bare,
        }
    }

    pub(super) fn name(&mut self, name: &str, span: Span, scope: &Scope) -> Value {
        if let Some(value) = scope.get(&self.globals, name) {
            let value = value.clone();
            if let Value::Function(function) = value {
                self.functions[function.0].used = true;
            }
            if !scope.is_local(name) {
                self.mention_stand_in(name, span);
            }
            return value;
        }
        let other = self.of_other_machine(name);
        // A `try` is there for names that are missing, and those of which nothing is known are.
        // Registers every machine has.
        if let Some(foreign) = other
            && (self.attempt.is_none()
                || foreign.machine == Machine::Registers
                || foreign.meaning.is_known())
        {
            return self.of_machine(name, foreign, span);
        }
        if let (None, Some(value)) = (other, self.builtin(name)) {
            return value;
        }
        if let Some(attempt) = &mut self.attempt {
            attempt.missing.get_or_insert_with(|| name.to_owned());
            return Value::Invalid;
        }
        if !self.incomplete {
            let error = self.unknown(name, span, scope);
            self.report(error);
        }
        Value::Invalid
    }

    fn builtin(&mut self, name: &str) -> Option<Value> {
        let expr = match name {
            "domain" => return Some(Value::Primitive(Primitive::Domain)),
            "range" => return Some(Value::Primitive(Primitive::Range)),
            "linearisations" => return Some(Value::Primitive(Primitive::Linearisations)),
            "classes" | "classes-loc" | "partition" => {
                return Some(Value::Primitive(Primitive::Classes));
            }
            "emptyset" => Expr::Empty(Kind::Set),
            _ => match (
                BuiltinSet::from_name(name),
                BuiltinRelation::from_name(name),
            ) {
                (Some(set), _) => Expr::Set(set),
                (None, Some(relation)) => Expr::Relation(relation),
                (None, None) => return None,
            },
        };
        Some(Value::Expr(self.intern(expr)))
    }

    fn unknown(&self, name: &str, span: Span, scope: &Scope) -> Diagnostic {
        let error = Diagnostic::error(span, format!("`{name}` is not defined"));
        if let Some(reason) = foreign::reason(name) {
            let same = |set: &&BuiltinSet| set.name().eq_ignore_ascii_case(name);
            return error.help(match BuiltinSet::ALL.iter().find(same) {
                Some(set) => format!("did you mean `{set}`? ({reason})"),
                None => reason,
            });
        }
        let sets = BuiltinSet::ALL.iter().map(|set| set.name());
        let relations = BuiltinRelation::ALL.iter().map(|relation| relation.name());
        let names = scope
            .local_names()
            .chain(self.globals.names())
            .chain(sets)
            .chain(relations);
        match similar(name, names) {
            Some(close) => error.help(format!("did you mean `{close}`?")),
            None => error.help("`katec builtins` lists the built-in sets and relations"),
        }
    }

    fn chain(&mut self, operator: Chain, operands: &[Tree], scope: &mut Scope) -> Value {
        let values: Vec<Value> = operands
            .iter()
            .map(|operand| self.expr(operand, scope))
            .collect();
        if values
            .iter()
            .any(|value| matches!(value, Value::Members(_)))
        {
            return self.joined_members(operator, operands, &values);
        }
        let kind = match operator {
            Chain::Sequence => Kind::Relation,
            _ => {
                let known = values
                    .iter()
                    .position(|value| self.kind_of(value).is_some() && !self.is_zero(value));
                let kind = known.and_then(|at| self.kind_of(&values[at]));
                if let (Some(at), Some(kind)) = (known, kind) {
                    self.same_kind(operands, &values, at, kind);
                }
                // What is empty can be of either kind, but has one if it is written so.
                let empty = || values.iter().find_map(|value| self.kind_of(value));
                kind.or_else(empty).unwrap_or(default_kind(&values[0]))
            }
        };
        let exprs: Vec<Option<ExprId>> = values
            .iter()
            .zip(operands)
            .map(|(value, operand)| match operator {
                // A mismatch between operands was reported with both places.
                Chain::Sequence => self.coerce(value, kind, operand.span),
                _ if self.kind_of(value).is_some_and(|found| found != kind)
                    && !self.is_zero(value) =>
                {
                    None
                }
                _ => self.coerce(value, kind, operand.span),
            })
            .collect();
        match exprs.into_iter().collect::<Option<Vec<ExprId>>>() {
            Some(exprs) => Value::Expr(self.fold(operator, &exprs)),
            None => Value::Invalid,
        }
    }

    pub(super) fn is_zero(&self, value: &Value) -> bool {
        matches!(value, Value::Expr(id) if self.is_empty(*id))
    }

    /// Reports operands that are not of the kind that the operand `at` has.
    fn same_kind(&mut self, operands: &[Tree], values: &[Value], at: usize, kind: Kind) {
        for (value, operand) in values.iter().zip(operands) {
            let Some(found) = self.kind_of(value) else {
                continue;
            };
            if found == kind || self.is_zero(value) {
                continue;
            }
            // Whichever of the two is the set is the one that can be written differently.
            let set = if found == Kind::Set {
                operand.span
            } else {
                operands[at].span
            };
            let text = self.text(set).to_owned();
            let error = Diagnostic::error(
                operand.span,
                format!("this is a {found}, the other side is a {kind}"),
            )
            .related(operands[at].span, format!("this is a {kind}"))
            .help(format!("write `[{text}]` for the identity on the set"));
            self.report(error);
        }
    }

    /// An intersection of `po` and `loc` with `po-loc` instead. That is what authors mean who write
    /// so: their `po` is that of a thread, while the built-in one also leads through the creation
    /// of threads and from initial writes, for the sake of happens-before.
    fn with_po_loc(&mut self, operator: Chain, operands: &[ExprId]) -> Option<Vec<ExprId>> {
        use BuiltinRelation::{Loc, Po, PoLoc};
        let find = |relation: BuiltinRelation| {
            let is_it = |id: &ExprId| self.model.expand(*id) == Expr::Relation(relation);
            operands.iter().position(is_it)
        };
        let (po, loc) = (find(Po)?, find(Loc)?);
        if operator != Chain::Intersection {
            return None;
        }
        let mut kept = operands.to_vec();
        kept[po] = self.intern(Expr::Relation(PoLoc));
        kept.remove(loc);
        Some(kept)
    }

    /// The chain of operands as an expression.
    pub(super) fn fold(&mut self, operator: Chain, operands: &[ExprId]) -> ExprId {
        let join = |left, right| match operator {
            Chain::Union => Expr::Union(left, right),
            Chain::Sequence => Expr::Sequence(left, right),
            Chain::Difference => Expr::Difference(left, right),
            Chain::Intersection => Expr::Intersection(left, right),
        };
        if let Some(operands) = self.with_po_loc(operator, operands) {
            return self.fold(operator, &operands);
        }
        if operands.len() <= LEFT_TO_RIGHT {
            let (first, rest) = operands.split_first().expect("a chain has operands");
            return rest
                .iter()
                .fold(*first, |left, right| self.intern(join(left, *right)));
        }
        let (left, right) = match operator {
            // a \ b \ c is a \ (b | c).
            Chain::Difference => (operands[0], self.fold(Chain::Union, &operands[1..])),
            _ => {
                let (left, right) = operands.split_at(operands.len() / 2);
                (self.fold(operator, left), self.fold(operator, right))
            }
        };
        self.intern(join(left, right))
    }

    fn product(&mut self, left: &Tree, right: &Tree, scope: &mut Scope) -> Value {
        let left = self.expr_as(left, Kind::Set, scope);
        let right = self.expr_as(right, Kind::Set, scope);
        self.build(
            left.zip(right)
                .map(|(left, right)| Expr::Product(left, right)),
        )
    }

    fn postfix(&mut self, operator: Postfix, inner: &Tree, scope: &mut Scope) -> Value {
        let inner = self.expr_as(inner, Kind::Relation, scope);
        self.build(inner.map(|inner| match operator {
            Postfix::Plus => Expr::Plus(inner),
            Postfix::Star => Expr::Star(inner),
            Postfix::Optional => Expr::Optional(inner),
            Postfix::Inverse => Expr::Inverse(inner),
        }))
    }

    fn complement(&mut self, inner: &Tree, scope: &mut Scope) -> Value {
        let value = self.expr(inner, scope);
        match value {
            Value::Zero => Value::Universe,
            Value::Universe => Value::Zero,
            value => {
                let kind = self.kind_of(&value).unwrap_or(Kind::Relation);
                let inner = self.coerce(&value, kind, inner.span);
                self.build(inner.map(Expr::Complement))
            }
        }
    }

    fn local(&mut self, bindings: &Bindings, body: &Tree, scope: &mut Scope) -> Value {
        let mark = scope.enter();
        let values = self.bindings(bindings, scope);
        for (binding, value) in bindings.list.iter().zip(values) {
            scope.define_local(&binding.name.text, value);
        }
        let value = self.expr(body, scope);
        scope.leave(mark);
        value
    }

    /// What the definitions of one `let` stand for; the names are not defined yet.
    pub(super) fn bindings(&mut self, bindings: &Bindings, scope: &mut Scope) -> Vec<Value> {
        if bindings.recursive {
            return self.recursive(bindings, scope);
        }
        let resolve = |binding: &crate::ast::Binding| {
            let outer = self.defining.replace(binding.name.clone());
            let value = match &binding.parameters {
                Some(parameters) => Value::Function(self.function(
                    &binding.name,
                    true,
                    parameters,
                    &binding.body,
                    scope,
                )),
                None => self.expr(&binding.body, scope),
            };
            self.defining = outer;
            value
        };
        bindings.list.iter().map(resolve).collect()
    }

    fn function(
        &mut self,
        name: &Name,
        named: bool,
        parameters: &Parameters,
        body: &Tree,
        scope: &mut Scope,
    ) -> FunctionId {
        let captured = scope.capture(&self.globals);
        // What is wrong with the body whatever the arguments are is reported here, applied or not.
        let mark = scope.enter();
        for parameter in parameters.iter().flatten() {
            scope.define_local(&parameter.text, Value::Invalid);
        }
        self.expr(body, scope);
        scope.leave(mark);
        let id = FunctionId(self.functions.len());
        self.functions.push(Function {
            name: name.text.clone(),
            span: name.span,
            named,
            used: false,
            parameters: parameters.clone(),
            body: Rc::new(body.clone()),
            scope: captured,
            group: Vec::new(),
        });
        id
    }

    /// The functions of a `let rec`, which may call each other.
    pub(super) fn recursive_functions(
        &mut self,
        bindings: &Bindings,
        scope: &mut Scope,
    ) -> Vec<Value> {
        let captured = scope.capture(&self.globals);
        let first = self.functions.len();
        let names = bindings
            .list
            .iter()
            .map(|binding| binding.name.text.clone());
        let group: Vec<_> = names.zip((first..).map(FunctionId)).collect();
        for binding in &bindings.list {
            self.functions.push(Function {
                name: binding.name.text.clone(),
                span: binding.name.span,
                named: true,
                used: false,
                parameters: binding.parameters.clone().unwrap_or_default(),
                body: Rc::new(binding.body.clone()),
                scope: captured.clone(),
                group: group.clone(),
            });
        }
        let mark = scope.enter();
        for (name, id) in &group {
            scope.define_local(name, Value::Function(*id));
        }
        for binding in &bindings.list {
            let inner = scope.enter();
            for parameter in binding.parameters.iter().flatten().flatten() {
                scope.define_local(&parameter.text, Value::Invalid);
            }
            self.expr(&binding.body, scope);
            scope.leave(inner);
        }
        scope.leave(mark);
        let values = group.iter().map(|(_, id)| Value::Function(*id));
        values.collect()
    }

    fn application(
        &mut self,
        name: &Name,
        arguments: &[Tree],
        span: Span,
        scope: &mut Scope,
    ) -> Value {
        let mut value = self.name(&name.text, name.span, scope);
        for argument in arguments {
            let given = self.expr(argument, scope);
            value = match value {
                Value::Function(function) => self.apply(function, &given, argument.span),
                Value::Primitive(primitive) => self.primitive(primitive, &given, argument.span),
                Value::Unknown(name, kind, reason) => {
                    self.unknown_result(&name, kind, reason, &given, span)
                }
                Value::Invalid => Value::Invalid,
                _ => {
                    let message = format!("`{}` is not a function", name.text);
                    let error = Diagnostic::error(span, message)
                        .label("two expressions side by side apply the first to the second")
                        .help("is an operator missing (`;` for composition), or the start of the next statement?");
                    self.report(error);
                    return Value::Invalid;
                }
            };
        }
        value
    }

    fn primitive(&mut self, primitive: Primitive, given: &Value, span: Span) -> Value {
        match primitive {
            Primitive::Domain => {
                let relation = self.coerce(given, Kind::Relation, span);
                self.build(relation.map(Expr::Domain))
            }
            Primitive::Range => {
                let relation = self.coerce(given, Kind::Relation, span);
                self.build(relation.map(Expr::Range))
            }
            Primitive::Linearisations | Primitive::Classes => {
                self.enumerated(primitive, given, span)
            }
        }
    }

    fn apply(&mut self, id: FunctionId, given: &Value, span: Span) -> Value {
        let function = &self.functions[id.0];
        let parameters = function.parameters.clone();
        let name = function.name.clone();
        let Some(arguments) = self.arguments(&name, &parameters, given, span) else {
            return Value::Invalid;
        };
        if arguments.contains(&Value::Invalid) {
            return Value::Invalid;
        }
        let key = (id, arguments);
        if let Some(value) = self.applications.get(&key) {
            return value.clone();
        }
        let function = &self.functions[id.0];
        let body = Rc::clone(&function.body);
        let mut scope = function.scope.clone();
        for (name, function) in &function.group {
            scope.define_local(name, Value::Function(*function));
        }
        bind(&mut scope, &parameters, &key.1);
        let before = self.diagnostics.len();
        let value = self.expr(&body, &mut scope);
        for error in &mut self.diagnostics[before..] {
            // A recursion is not shown step by step.
            if error.related.len() < APPLICATIONS_SHOWN {
                let applied = format!("`{name}` is applied here");
                error.related.push((span, applied));
            }
        }
        if value != Value::Invalid {
            self.applications.insert(key, value.clone());
        }
        value
    }

    /// The arguments of a function or procedure, one a parameter.
    pub(super) fn arguments(
        &mut self,
        name: &str,
        parameters: &Parameters,
        given: &Value,
        span: Span,
    ) -> Option<Vec<Value>> {
        let arguments = match given {
            Value::Invalid => return None,
            Value::Tuple(parts) => parts.clone(),
            other => vec![other.clone()],
        };
        if arguments.len() != parameters.len() {
            let plural = if parameters.len() == 1 { "" } else { "s" };
            let message = format!(
                "`{name}` takes {} argument{plural}, but {} given",
                parameters.len(),
                match arguments.len() {
                    1 => "1 is".to_owned(),
                    count => format!("{count} are"),
                }
            );
            self.report(Diagnostic::error(span, message));
            return None;
        }
        Some(arguments)
    }

    fn attempt(&mut self, body: &Tree, fallback: &Tree, scope: &mut Scope) -> Value {
        let outer = self.attempt.replace(Attempt::default());
        let reported = self.diagnostics.len();
        let value = self.expr(body, scope);
        let met = std::mem::replace(&mut self.attempt, outer).unwrap_or_default();
        if self.too_large {
            return Value::Invalid;
        }
        let Some(name) = met.missing else {
            if let Some(empty) = met.empty.filter(|_| self.is_nothing(&value)) {
                self.note_stand_in(&empty);
                let message = format!("`{empty}` is empty here, and so is this");
                self.report(Diagnostic::note(body.span, message));
                let kind = self.kind_of(&value).unwrap_or(default_kind(&value));
                return Value::Expr(self.intern(Expr::Empty(kind)));
            }
            return value;
        };
        // Whatever else is wrong with the body follows from the missing name, or does not matter.
        for dropped in self.diagnostics.drain(reported..) {
            self.reported.remove(&(dropped.span, dropped.message));
        }
        self.note_stand_in(&name);
        let message = format!("`{name}` is not defined, so the fallback of this `try` is taken");
        self.report(Diagnostic::note(body.span, message));
        self.expr(fallback, scope)
    }

    /// Whether a condition on herd's variants holds: all variants are off.
    pub(super) fn variant(&mut self, variant: &Variant, span: Span) -> bool {
        let holds = holds(variant);
        let which = if holds { "first" } else { "second" };
        let message = format!("all variants are off, so the {which} branch of this `if` is taken");
        self.report(Diagnostic::note(span, message));
        holds
    }
}

fn holds(variant: &Variant) -> bool {
    match variant {
        Variant::Named(_) => false,
        Variant::Not(inner) => !holds(inner),
        Variant::All(parts) => parts.iter().all(holds),
        Variant::Any(parts) => parts.iter().any(holds),
    }
}

/// Binds parameters to arguments, of which there are as many.
pub(super) fn bind(scope: &mut Scope, parameters: &Parameters, arguments: &[Value]) {
    for (parameter, argument) in parameters.iter().zip(arguments) {
        if let Some(parameter) = parameter {
            scope.define_local(&parameter.text, argument.clone());
        }
    }
}

/// The kind of a value that could be either: herd's `0` is a relation, its `_` a set.
pub(super) fn default_kind(value: &Value) -> Kind {
    match value {
        Value::Universe => Kind::Set,
        _ => Kind::Relation,
    }
}
