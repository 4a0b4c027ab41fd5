//! Axioms that a larger execution may satisfy and a part of it not.
//!
//! Take an execution and a part of it. A relation is *stable* if on the part it is exactly what it
//! was on the whole, cut down to the part. Built-in relations and sets are stable, and so is what
//! boolean operators, products, converses, identities and compositions with identities make of
//! them. A composition or closure asks for events in between, which the part may lack: it can only
//! shrink.
//!
//! So parts inherit an axiom if everything in it that is not stable stands where growing can only
//! violate the axiom, that is under an even number of negations.

use crate::diagnostics::Diagnostic;
use crate::model::{Check, Expr, ExprId, Model, Role};
use rustc_hash::{FxHashMap, FxHashSet};

/// Warns about axioms in which something that is not stable stands under a negation.
pub(super) fn check(model: &Model) -> Vec<Diagnostic> {
    let mut stability = Stability {
        model,
        known: FxHashMap::default(),
    };
    let axioms = model
        .constraints
        .iter()
        .filter(|constraint| constraint.role == Role::Axiom);
    axioms
        .filter_map(|constraint| {
            let negated = constraint.negated;
            let mut roots: Vec<(ExprId, bool)> = match constraint.check {
                Check::Acyclic(e)
                | Check::Irreflexive(e)
                | Check::Empty(e)
                | Check::Coherence(e) => {
                    vec![(e, negated)]
                }
                Check::Included(claim) if claim.equal => {
                    vec![
                        (claim.left, false),
                        (claim.left, true),
                        (claim.right, false),
                        (claim.right, true),
                    ]
                }
                Check::Included(claim) => vec![(claim.left, negated), (claim.right, !negated)],
            };
            // The axiom is skipped when the condition is empty, which it may be in the part: that
            // is harmless.
            roots.retain(|(id, _)| !stability.is_stable(*id));
            let place = negative(model, &mut stability, roots)?;
            let message = format!("the constraint `{}` is not monotone", constraint.name);
            let warning = Diagnostic::warning("non-monotone", constraint.span, message)
                .label("`\\`, `~` or the right of `<=` applied to what grows with the execution")
                .help(
                    "exploration needs axioms that hold of every part of an execution they hold of",
                );
            Some(match place {
                Some(definition) => {
                    let definition = model.definition(definition);
                    warning.related(
                        definition.span,
                        format!("in the definition of `{}`", definition.name),
                    )
                }
                None => warning,
            })
        })
        .collect()
}

/// The definition in which an unstable expression stands negatively (`Some(None)` if in the
/// constraint itself).
fn negative(
    model: &Model,
    stability: &mut Stability<'_>,
    roots: Vec<(ExprId, bool)>,
) -> Option<Option<crate::model::DefinitionId>> {
    let mut seen = FxHashSet::default();
    let mut work: Vec<_> = roots
        .into_iter()
        .map(|(id, negative)| (id, negative, None))
        .collect();
    while let Some((id, negative, within)) = work.pop() {
        if !seen.insert((id, negative)) || stability.is_stable(id) {
            continue;
        }
        let expr = model.expr(id);
        if negative && is_search(expr) {
            return Some(within);
        }
        if let Expr::Definition(definition) = expr {
            work.push((
                model.definition(definition).body,
                negative,
                Some(definition),
            ));
        }
        for (operand, flips) in expr.signed_operands() {
            work.push((operand, negative ^ flips, within));
        }
    }
    None
}

/// Whether an expression asks for events in between.
fn is_search(expr: Expr) -> bool {
    matches!(
        expr,
        Expr::Sequence(..) | Expr::Plus(_) | Expr::Star(_) | Expr::Domain(_) | Expr::Range(_)
    )
}

struct Stability<'m> {
    model: &'m Model,
    known: FxHashMap<ExprId, bool>,
}

impl Stability<'_> {
    fn is_stable(&mut self, id: ExprId) -> bool {
        if let Some(known) = self.known.get(&id) {
            return *known;
        }
        // Recursive definitions meet themselves here: they are not stable.
        self.known.insert(id, false);
        let stable = self.compute(id);
        self.known.insert(id, stable);
        stable
    }

    fn compute(&mut self, id: ExprId) -> bool {
        let expr = self.model.expr(id);
        match expr {
            Expr::Definition(definition) => {
                let definition = self.model.definition(definition);
                definition.group.is_none() && self.is_stable(definition.body)
            }
            Expr::Sequence(a, b) => {
                let identity = self.is_identity(a) || self.is_identity(b);
                identity && self.is_stable(a) && self.is_stable(b)
            }
            _ if is_search(expr) => false,
            _ => expr.operands().all(|operand| self.is_stable(operand)),
        }
    }

    fn is_identity(&self, id: ExprId) -> bool {
        match self.model.expr(id) {
            Expr::Identity(_) => true,
            Expr::Definition(definition) => {
                matches!(
                    self.model.expr(self.model.definition(definition).body),
                    Expr::Identity(_)
                )
            }
            _ => false,
        }
    }
}
