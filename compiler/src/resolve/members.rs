//! Sets of sets, relations and tags.
//!
//! They exist while a model is resolved, and are gone after it: functions over them are run, and
//! what is left is sets and relations. So they must be known from the text. The events of an
//! execution are not, except that there are none: a set that is empty by its form has no members,
//! and the only linear order of it is empty.

use super::Resolver;
use super::environment::{Primitive, Scope, Value};
use crate::ast::{Chain, Expr as Tree, ExprKind, Pattern, Statement};
use crate::diagnostics::Diagnostic;
use crate::model::{Expr, Span};
use crate::resolve::source::Origin;
use katec_checker::builtin::Kind;

/// How many members a set may have: what is done with each of them costs time.
const MEMBER_LIMIT: usize = 256;

impl Resolver {
    /// Whether a value is empty by its form.
    pub(super) fn is_nothing(&self, value: &Value) -> bool {
        matches!(value, Value::Zero) || self.is_zero(value)
    }

    /// `{a, b}`
    pub(super) fn members(&mut self, members: &[Tree], scope: &mut Scope) -> Value {
        let values = members.iter().map(|member| self.expr(member, scope));
        let values = values.collect();
        self.gathered(values)
    }

    /// `a ++ s`
    pub(super) fn add(&mut self, member: &Tree, others: &Tree, scope: &mut Scope) -> Value {
        let first = self.expr(member, scope);
        let rest = self.expr(others, scope);
        match self.listed(&rest, others.span) {
            Some(rest) => self.gathered(std::iter::once(first).chain(rest).collect()),
            None => Value::Invalid,
        }
    }

    /// The members of a set; an error if they are not known from the text.
    fn listed(&mut self, value: &Value, span: Span) -> Option<Vec<Value>> {
        match value {
            Value::Members(members) => return Some(members.clone()),
            Value::Invalid => return None,
            Value::Orders(_) => {
                self.report(orders_are_only_chosen(span));
                return None;
            }
            value if self.is_nothing(value) => return Some(Vec::new()),
            _ => {}
        }
        let message = "the members of this set are not known from the model";
        let error = Diagnostic::error(span, message)
            .label("which events there are is known only of an execution")
            .help(
                "sets that are written down, `{a, b}`, and those that are empty can be taken apart",
            );
        self.report(error);
        None
    }

    /// Union, intersection and difference of sets of sets.
    pub(super) fn joined_members(
        &mut self,
        operator: Chain,
        operands: &[Tree],
        values: &[Value],
    ) -> Value {
        if operator == Chain::Sequence {
            for (value, operand) in values.iter().zip(operands) {
                self.coerce(value, Kind::Relation, operand.span);
            }
            return Value::Invalid;
        }
        let mut lists = Vec::new();
        for (value, operand) in values.iter().zip(operands) {
            match self.listed(value, operand.span) {
                Some(list) => lists.push(list),
                None => return Value::Invalid,
            }
        }
        let joined = lists.into_iter().reduce(|mut left, right| {
            match operator {
                Chain::Union => left.extend(right),
                Chain::Intersection => left.retain(|member| right.contains(member)),
                Chain::Difference => left.retain(|member| !right.contains(member)),
                Chain::Sequence => {}
            }
            left
        });
        self.gathered(joined.unwrap_or_default())
    }

    /// `match e with .. end`
    pub(super) fn matched(
        &mut self,
        of: &Tree,
        clauses: &[(Pattern, Tree)],
        scope: &mut Scope,
    ) -> Value {
        let value = self.expr(of, scope);
        if value == Value::Invalid {
            self.check_clauses(clauses, scope);
            return Value::Invalid;
        }
        if let Value::Tag(tag) = &value {
            let fits = |pattern: &Pattern| match pattern {
                Pattern::Tag(known) => known == tag,
                Pattern::Anything => true,
                Pattern::Nothing | Pattern::Member(..) => false,
            };
            return match clauses.iter().find(|(pattern, _)| fits(pattern)) {
                Some((_, body)) => self.expr(body, scope),
                None => self.unmatched(&format!("there is no clause for `{tag}`"), of.span),
            };
        }
        let Some(mut members) = self.listed(&value, of.span) else {
            return Value::Invalid;
        };
        let fits = |pattern: &Pattern| match pattern {
            Pattern::Nothing => members.is_empty(),
            Pattern::Member(..) => !members.is_empty(),
            Pattern::Anything => true,
            Pattern::Tag(_) => false,
        };
        let Some((pattern, body)) = clauses.iter().find(|(pattern, _)| fits(pattern)) else {
            return self.unmatched("there is no clause for this set", of.span);
        };
        let mark = scope.enter();
        if let Pattern::Member(member, others) = pattern {
            let first = members.remove(0);
            let rest = self.gathered(members);
            for (name, value) in [(member, first), (others, rest)] {
                if let Some(name) = name {
                    scope.define_local(&name.text, value);
                }
            }
        }
        let result = self.expr(body, scope);
        scope.leave(mark);
        result
    }

    fn unmatched(&mut self, message: &str, span: Span) -> Value {
        self.report(Diagnostic::error(span, message));
        Value::Invalid
    }

    /// Reports what is wrong with clauses whatever is matched.
    fn check_clauses(&mut self, clauses: &[(Pattern, Tree)], scope: &mut Scope) {
        for (pattern, body) in clauses {
            let mark = scope.enter();
            if let Pattern::Member(member, others) = pattern {
                for name in [member, others].into_iter().flatten() {
                    scope.define_local(&name.text, Value::Invalid);
                }
            }
            self.expr(body, scope);
            scope.leave(mark);
        }
    }

    /// The linear orders of a set, or the classes of an equivalence: known if there is nothing.
    pub(super) fn enumerated(&mut self, primitive: Primitive, given: &Value, span: Span) -> Value {
        let of = match given {
            Value::Tuple(parts) => parts.first(),
            other => Some(other),
        };
        match of {
            None | Some(Value::Invalid) => return Value::Invalid,
            Some(of) if self.is_nothing(of) => {
                return match primitive {
                    Primitive::Linearisations => {
                        let order = self.intern(Expr::Empty(Kind::Relation));
                        Value::Members(vec![Value::Expr(order)])
                    }
                    _ => Value::Zero,
                };
            }
            Some(_) => {}
        }
        if primitive == Primitive::Linearisations {
            return Value::Orders(Box::new(given.clone()));
        }
        let what = "the classes of events are not enumerated";
        let why = "which events there are is known only of an execution";
        self.report(Diagnostic::error(span, what).label(why));
        Value::Invalid
    }

    /// `with x from e`: what `x` stands for.
    pub(super) fn chosen(&mut self, name: &str, expr: &Tree, scope: &mut Scope) -> Value {
        if let ExprKind::Apply(function, _) = &expr.kind
            && matches!(function.text.as_str(), "generate_cos" | "generate_orders")
        {
            return self.coherence_order(expr, scope);
        }
        let value = self.expr(expr, scope);
        if let Value::Orders(given) = &value {
            return self.linear_order(name, given, expr.span);
        }
        let Some(mut members) = self.listed(&value, expr.span) else {
            return Value::Invalid;
        };
        match members.len() {
            1 => members.remove(0),
            0 => {
                let message = "there is nothing to choose from, so no execution is allowed";
                self.report(Diagnostic::error(expr.span, message));
                Value::Invalid
            }
            _ => self.choice(name, &members, expr.span),
        }
    }

    /// `forall x in e do .. end`
    pub(super) fn for_all(
        &mut self,
        name: &str,
        members: &Tree,
        body: &[Statement],
        origin: &Origin,
        scope: &mut Scope,
    ) {
        let value = self.expr(members, scope);
        let Some(members) = self.listed(&value, members.span) else {
            return;
        };
        for member in members {
            let mut inner = scope.capture(&self.globals);
            inner.define_local(name, member);
            let outer = std::mem::replace(&mut self.inlining, true);
            self.statements(body, origin, &mut inner);
            self.inlining = outer;
        }
    }

    /// A set with these members.
    fn gathered(&mut self, values: Vec<Value>) -> Value {
        let mut members: Vec<Value> = Vec::new();
        for value in values {
            if value == Value::Invalid {
                return Value::Invalid;
            }
            if !members.contains(&value) {
                members.push(value);
            }
        }
        if members.len() > MEMBER_LIMIT
            && let Some(place) = self.place
        {
            let message = format!("this set has more than {MEMBER_LIMIT} members");
            self.report(Diagnostic::error(place, message));
            return Value::Invalid;
        }
        match members.is_empty() {
            true => Value::Zero,
            false => Value::Members(members),
        }
    }
}

/// That orders are used in another way than `with .. from`.
pub(super) fn orders_are_only_chosen(span: Span) -> Diagnostic {
    let why = "coherence is built in as `co`, and `with r from linearisations(..)` is understood";
    Diagnostic::error(span, "linear orders of events are not enumerated").label(why)
}
