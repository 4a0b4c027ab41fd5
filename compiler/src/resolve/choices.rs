//! `with x from {r, s}`: a choice between relations.
//!
//! Herd judges an execution once for each choice, and allows it if one of them allows it. So the
//! constraints that depend on the choice hold for one of its members. That is said by one
//! constraint: for each member there is the set of events that are *bad*, because a constraint does
//! not hold of them, and one of these sets must be empty. `domain(S * T)` is `S` if `T` has a
//! member, and nothing otherwise; so it is empty if one of the two is.
//!
//! While a model is resolved, the chosen relation is a declared name, of which nothing is known.
//! Then it is replaced.

use super::Resolver;
use super::environment::Value;
use crate::diagnostics::Diagnostic;
use crate::model::{Check, Claim, Constraint, DeclarationId, Expr, ExprId, Role, Span};
use katec_checker::builtin::{BuiltinRelation, Kind};
use rustc_hash::FxHashMap;

/// How many combinations of choices a model may have.
const COMBINATIONS: usize = 64;

/// A choice that is open.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    declaration: DeclarationId,
    members: Vec<ExprId>,
    span: Span,
}

/// What the names of choices stand for.
type Chosen = FxHashMap<DeclarationId, ExprId>;

impl Resolver {
    /// A name for one of several sets or relations.
    pub(super) fn choice(&mut self, name: &str, members: &[Value], span: Span) -> Value {
        let kind = members.iter().find_map(|member| self.kind_of(member));
        let kind = kind.unwrap_or(Kind::Relation);
        let members = members.iter().map(|member| self.coerce(member, kind, span));
        let Some(members) = members.collect::<Option<Vec<ExprId>>>() else {
            return Value::Invalid;
        };
        let declaration = self.declared(name, kind, span);
        self.choices.push(Choice {
            declaration,
            members,
            span,
        });
        Value::Expr(self.intern(Expr::Declared(declaration)))
    }

    /// Replaces the constraints that depend on choices by one that says that some choice meets
    /// them.
    pub(super) fn settle_choices(&mut self) {
        let (Some(first), false) = (self.choices.first(), self.failed()) else {
            return;
        };
        let span = first.span;
        let names: Vec<Option<ExprId>> = (self.choices.iter())
            .map(|choice| self.model.interned(Expr::Declared(choice.declaration)))
            .collect();
        let constraints = std::mem::take(&mut self.model.constraints);
        let (open, settled): (Vec<_>, Vec<_>) = constraints.into_iter().partition(|constraint| {
            let roots = constraint.check.operands().chain(constraint.unless_empty);
            let cone = self.model.cone(roots);
            names.iter().flatten().any(|name| cone.contains(name))
        });
        self.model.constraints = settled;
        let unfit = |constraint: &&Constraint| {
            constraint.role != Role::Axiom
                || constraint.negated
                || constraint.unless_empty.is_some()
        };
        if let Some(constraint) = open.iter().find(unfit) {
            let message = "only an axiom may depend on a choice between relations";
            let error = Diagnostic::error(constraint.span, message).related(span, "this choice");
            return self.report(error);
        }
        let Some(combinations) = self.combinations() else {
            let message = format!("there are more than {COMBINATIONS} choices");
            return self.report(Diagnostic::error(span, message));
        };
        let mut all_bad: Option<ExprId> = None;
        for chosen in combinations {
            let Some(bad) = self.bad(&open, &chosen) else {
                let message = "a recursive definition must not depend on a choice";
                return self.report(Diagnostic::error(span, message));
            };
            all_bad = Some(match all_bad {
                Some(others) => {
                    let pairs = self.intern(Expr::Product(others, bad));
                    self.intern(Expr::Domain(pairs))
                }
                None => bad,
            });
        }
        if let Some(bad) = all_bad.filter(|_| !open.is_empty()) {
            self.model.constraints.push(Constraint {
                role: Role::Axiom,
                name: "choice".to_owned(),
                check: Check::Empty(bad),
                negated: false,
                unless_empty: None,
                span,
            });
        }
        self.forget_choices();
    }

    /// All ways to choose; `None` if there are too many.
    fn combinations(&mut self) -> Option<Vec<Chosen>> {
        let mut all = vec![Chosen::default()];
        for choice in self.choices.clone() {
            let mut next = Vec::new();
            for chosen in all {
                for member in &choice.members {
                    let mut chosen = chosen.clone();
                    // A later choice may depend on an earlier one.
                    let member = self.substituted(*member, &chosen)?;
                    chosen.insert(choice.declaration, member);
                    next.push(chosen);
                }
            }
            if next.len() > COMBINATIONS {
                return None;
            }
            all = next;
        }
        Some(all)
    }

    /// The events of which one of the constraints does not hold; `None` if a choice is inside of a
    /// recursion.
    fn bad(&mut self, constraints: &[Constraint], chosen: &Chosen) -> Option<ExprId> {
        let mut bad = self.intern(Expr::Empty(Kind::Set));
        for constraint in constraints {
            for found in self.offenders(constraint.check) {
                let found = self.substituted(found, chosen)?;
                bad = self.intern(Expr::Union(bad, found));
            }
        }
        Some(bad)
    }

    /// The sets of events that are empty if a check succeeds.
    fn offenders(&mut self, check: Check) -> Vec<ExprId> {
        match check {
            Check::Empty(e) => vec![self.first_events(e)],
            Check::Irreflexive(r) => vec![self.loops(r)],
            Check::Acyclic(r) => {
                let paths = self.intern(Expr::Plus(r));
                vec![self.loops(paths)]
            }
            Check::Coherence(r) => {
                let [rf, co, fr] = [
                    BuiltinRelation::Rf,
                    BuiltinRelation::Co,
                    BuiltinRelation::Fr,
                ]
                .map(|relation| self.intern(Expr::Relation(relation)));
                let writes = self.intern(Expr::Union(rf, co));
                let step = self.intern(Expr::Union(writes, fr));
                let eco = self.intern(Expr::Plus(step));
                let back = self.intern(Expr::Sequence(r, eco));
                vec![self.loops(back)]
            }
            Check::Included(Claim {
                left, right, equal, ..
            }) => {
                let mut sides = vec![(left, right)];
                sides.extend(equal.then_some((right, left)));
                let outside = |resolver: &mut Self, (a, b)| {
                    let outside = resolver.intern(Expr::Difference(a, b));
                    resolver.first_events(outside)
                };
                sides.into_iter().map(|side| outside(self, side)).collect()
            }
        }
    }

    fn first_events(&mut self, id: ExprId) -> ExprId {
        match self.model.kind(id) {
            Kind::Set => id,
            Kind::Relation => self.intern(Expr::Domain(id)),
        }
    }

    fn loops(&mut self, relation: ExprId) -> ExprId {
        let id = self.intern(Expr::Relation(BuiltinRelation::Id));
        let loops = self.intern(Expr::Intersection(relation, id));
        self.intern(Expr::Domain(loops))
    }

    /// An expression with choices made, names of what depends on them written out; `None` if a
    /// recursive definition does.
    fn substituted(&mut self, root: ExprId, chosen: &Chosen) -> Option<ExprId> {
        let mut new: FxHashMap<ExprId, ExprId> = FxHashMap::default();
        // Operands have smaller ids than what they are operands of, and so have definitions.
        for id in self.model.cone([root]) {
            let expr = self.model.expr(id);
            let replaced = match expr {
                Expr::Declared(declaration) => chosen.get(&declaration).copied().unwrap_or(id),
                Expr::Definition(definition) => {
                    let definition = self.model.definition(definition);
                    let body = definition.body;
                    match (&definition.group, new.get(&body)) {
                        (None, Some(made)) if *made != body => *made,
                        (None, _) => id,
                        (Some(group), _) => {
                            let bodies = group.iter().map(|d| self.model.definition(*d).body);
                            let cone = self.model.cone(bodies);
                            let depends = |part: &ExprId| {
                                let expr = self.model.expr(*part);
                                matches!(expr, Expr::Declared(d) if chosen.contains_key(&d))
                            };
                            match cone.iter().any(depends) {
                                true => return None,
                                false => id,
                            }
                        }
                    }
                }
                _ => {
                    let made = expr.map(|operand| new[&operand]);
                    self.intern(made)
                }
            };
            new.insert(id, replaced);
        }
        new.get(&root).copied()
    }

    /// Takes the names of choices out of definitions that are left, which nothing depends on.
    fn forget_choices(&mut self) {
        let declared: Vec<_> = self
            .choices
            .iter()
            .map(|choice| choice.declaration)
            .collect();
        self.forget_declared(&declared);
    }
}
