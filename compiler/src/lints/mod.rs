//! Warnings about models that resolve, but probably do not say what was meant.
//!
//! | code | what |
//! |---|---|
//! | `unused-definition` | a definition, function or procedure that nothing uses |
//! | `mode-without-effect` | an access mode that no constraint depends on, or that is combined with one that excludes it |
//! | `never-fails` | a constraint that holds of every execution |
//! | `never-holds` | a constraint that holds of no execution |
//! | `repeated-constraint` | a constraint that another one implies |
//! | `no-axiom` | a model without any axiom, unless it has only definitions or claims |
//! | `precedence` | `[S] & r` in a composition without parentheses, or with a reflexive `r` |
//! | `non-monotone` | `\` or `~` in an axiom, applied to what grows with the execution |
//!
//! A lint may miss a case; it must not be wrong. All reasoning is on the form of expressions, by
//! the laws in `canonical` and by facts about built-in relations that hold of every execution.

mod canonical;
mod monotone;
pub mod precedence;

use crate::diagnostics::Diagnostic;
use crate::model::{Check, Constraint, DefinitionId, Expr, ExprId, FileId, Model, Role, Span};
use crate::recognise::recognise;
use canonical::{Canon, Form};
use katec_checker::builtin::{BuiltinSet, SetRole};
use rustc_hash::FxHashSet;

/// What the resolver knows beyond the model.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    /// Functions and procedures that are never used: kind, name, place.
    pub unused: Vec<(&'static str, String, Span)>,
    /// Definitions that `show` names.
    pub shown: FxHashSet<DefinitionId>,
    /// Files that are not the author's: the library.
    pub foreign: FxHashSet<FileId>,
}

/// All warnings about a model, in order of place.
pub fn check(model: &Model, usage: &Usage) -> Vec<Diagnostic> {
    let mut warnings = Vec::new();
    let live = live_definitions(model);
    unused(model, usage, &live, &mut warnings);
    modes(model, &live, &mut warnings);
    let mut canon = Canon::new(model);
    constraints(model, &mut canon, &mut warnings);
    // In the words of the language: there, a read without a source does not exist.
    warnings.extend(monotone::check(&recognise(model)));
    let has_reports = !model.constraints.is_empty();
    if model.asserts.is_empty() && (has_reports || model.definitions.is_empty()) {
        warnings.extend(no_axiom(model));
    }
    warnings.retain(|warning| !usage.foreign.contains(&warning.span.file));
    warnings.sort_by_key(|warning| (warning.span.file, warning.span.start));
    warnings
}

/// The code of the warning that there is no axiom.
pub(crate) const NO_AXIOM: &str = "no-axiom";

/// The beginning of a model.
pub(crate) const START: Span = Span {
    file: FileId::FIRST,
    start: 0,
    end: 0,
};

/// A warning if there is no axiom.
pub(crate) fn no_axiom(model: &Model) -> Option<Diagnostic> {
    let has_axiom = model.constraints.iter().any(|c| c.role == Role::Axiom);
    let message = "this model has no axiom: every execution is consistent";
    let help = "axioms are `acyclic`, `irreflexive`, `empty`, `subset` and `coherence` statements";
    let warning = || Diagnostic::warning(NO_AXIOM, START, message).help(help);
    (!has_axiom).then(warning)
}

/// The expressions that statements are about.
fn roots(model: &Model) -> impl Iterator<Item = ExprId> {
    let constraints = model
        .constraints
        .iter()
        .flat_map(|constraint| constraint.check.operands().chain(constraint.unless_empty));
    let proofs = model.asserts.iter().chain(&model.assumes);
    constraints.chain(proofs.flat_map(|proof| [proof.claim.left, proof.claim.right]))
}

/// The definitions that some statement depends on.
fn live_definitions(model: &Model) -> FxHashSet<DefinitionId> {
    model
        .cone(roots(model))
        .into_iter()
        .filter_map(|id| match model.expr(id) {
            Expr::Definition(definition) => Some(definition),
            _ => None,
        })
        .collect()
}

fn unused(
    model: &Model,
    usage: &Usage,
    live: &FxHashSet<DefinitionId>,
    warnings: &mut Vec<Diagnostic>,
) {
    // A file without constraints is there to be included.
    if roots(model).next().is_none() {
        return;
    }
    // An included file is there for more than one model.
    let mut warn = |kind: &str, name: &str, span: Span| {
        if span.file != FileId::FIRST {
            return;
        }
        let message = format!("the {kind} `{name}` is never used");
        warnings.push(Diagnostic::warning("unused-definition", span, message));
    };
    let shown: Vec<ExprId> = usage
        .shown
        .iter()
        .map(|id| model.definition(*id).body)
        .collect();
    let below = model.cone(shown);
    for (index, definition) in model.definitions.iter().enumerate() {
        let id = DefinitionId::new(index);
        let drawn = usage.shown.contains(&id)
            || model
                .interned(Expr::Definition(id))
                .is_some_and(|id| below.contains(&id));
        if !live.contains(&id) && !drawn && !definition.name.starts_with('_') {
            let kind = if definition.view {
                "view"
            } else {
                "definition"
            };
            warn(kind, &definition.name, definition.span);
        }
    }
    for (kind, name, span) in &usage.unused {
        warn(kind, name, *span);
    }
}

fn modes(model: &Model, live: &FxHashSet<DefinitionId>, warnings: &mut Vec<Diagnostic>) {
    let effective = model.cone(roots(model));
    for (index, definition) in model.definitions.iter().enumerate() {
        let own = own_expressions(model, definition.body);
        let own_file = definition.span.file == FileId::FIRST;
        if own_file && !live.contains(&DefinitionId::new(index)) && !effective.is_empty() {
            for mode in BuiltinSet::with_role(SetRole::Mode) {
                let id = model.interned(Expr::Set(mode));
                if id.is_some_and(|id| own.contains(&id) && !effective.contains(&id)) {
                    let message =
                        format!("the mode `{mode}` has no effect: no constraint depends on it");
                    warnings.push(Diagnostic::warning(
                        "mode-without-effect",
                        definition.span,
                        message,
                    ));
                }
            }
        }
        excluded(model, &own, definition.span, warnings);
    }
    for constraint in &model.constraints {
        for root in constraint.check.operands().chain(constraint.unless_empty) {
            excluded(
                model,
                &own_expressions(model, root),
                constraint.span,
                warnings,
            );
        }
    }
}

/// An expression and what is below it, definitions not opened, in order.
fn own_expressions(model: &Model, root: ExprId) -> Vec<ExprId> {
    let mut seen = FxHashSet::default();
    let mut order = Vec::new();
    let mut work = vec![root];
    while let Some(id) = work.pop() {
        if seen.insert(id) {
            order.push(id);
            work.extend(model.expr(id).operands());
        }
    }
    order
}

/// Warns about intersections of modes that exclude each other.
fn excluded(model: &Model, own: &[ExprId], span: Span, warnings: &mut Vec<Diagnostic>) {
    for id in own {
        let Expr::Intersection(..) = model.expr(*id) else {
            continue;
        };
        let parts = conjuncts(model, *id);
        for (at, a) in parts.iter().enumerate() {
            for b in &parts[at + 1..] {
                if is_mode(*a) && is_mode(*b) && a.excludes(*b) {
                    let message = format!("no event is in both `{a}` and `{b}`");
                    let warning = Diagnostic::warning("mode-without-effect", span, message);
                    if !warnings.contains(&warning) {
                        warnings.push(warning);
                    }
                }
            }
        }
    }
}

fn conjuncts(model: &Model, id: ExprId) -> Vec<BuiltinSet> {
    match model.expr(id) {
        Expr::Intersection(a, b) => {
            let mut parts = conjuncts(model, a);
            parts.extend(conjuncts(model, b));
            parts
        }
        Expr::Set(set) => vec![set],
        _ => Vec::new(),
    }
}

fn is_mode(set: BuiltinSet) -> bool {
    set.facts().role == SetRole::Mode
}

fn constraints(model: &Model, canon: &mut Canon<'_>, warnings: &mut Vec<Diagnostic>) {
    let demands: Vec<Option<Demand>> = model
        .constraints
        .iter()
        .map(|constraint| Demand::of(constraint, canon))
        .collect();
    for (at, constraint) in model.constraints.iter().enumerate() {
        let Some(demand) = &demands[at] else { continue };
        let name = &constraint.name;
        if demand.always(canon) {
            let message = format!("the constraint `{name}` can never fail");
            warnings.push(Diagnostic::warning("never-fails", constraint.span, message));
            continue;
        }
        if demand.never(canon)
            && constraint.role == Role::Axiom
            && constraint.unless_empty.is_none()
        {
            let message = format!("the constraint `{name}` holds of no execution");
            warnings.push(Diagnostic::warning("never-holds", constraint.span, message));
            continue;
        }
        // Of two that say the same, the later one is the repetition.
        let implied = |other: usize| {
            other != at
                && demands[other].as_ref().is_some_and(|by| {
                    demand.follows_from(by) && (other < at || !by.follows_from(demand))
                })
                && comparable(&model.constraints[other], constraint)
        };
        if let Some(other) = (0..demands.len()).find(|other| implied(*other)) {
            let by = &model.constraints[other];
            let message = format!("the constraint `{name}` follows from `{}`", by.name);
            warnings.push(
                Diagnostic::warning("repeated-constraint", constraint.span, message)
                    .related(by.span, "whenever this one holds, the other does"),
            );
        }
    }
}

/// Whether the first constraint makes the second one superfluous, if it implies it: an axiom makes
/// any role superfluous, but errors and warnings are reported each for itself, so only the same
/// role and condition count.
fn comparable(by: &Constraint, of: &Constraint) -> bool {
    by.role == of.role
        && by.unless_empty == of.unless_empty
        && (of.role == Role::Axiom || by.name == of.name)
}

/// A constraint as alternatives to be excluded, in canonical form.
enum Demand {
    /// The union of these has no cycle.
    Acyclic(Vec<Form>),
    /// None of these relates an event with itself.
    Irreflexive(Vec<Form>),
    /// All of these are empty.
    Empty(Vec<Form>),
    /// Each of the first is in the union of the second.
    Included(Vec<Form>, Vec<Form>),
}

impl Demand {
    fn of(constraint: &Constraint, canon: &mut Canon<'_>) -> Option<Demand> {
        if constraint.negated {
            return None;
        }
        Some(match constraint.check {
            Check::Acyclic(expr) => Demand::Acyclic(canon.cycle_summands(expr)),
            Check::Irreflexive(expr) => match canon.closed(expr) {
                Some(summands) => Demand::Acyclic(summands),
                None => Demand::Irreflexive(canon.summands(expr)),
            },
            Check::Empty(expr) => Demand::Empty(canon.summands(expr)),
            Check::Included(claim) if !claim.equal => {
                Demand::Included(canon.summands(claim.left), canon.summands(claim.right))
            }
            Check::Included(_) | Check::Coherence(_) => return None,
        })
    }

    /// Whether it holds of every execution.
    fn always(&self, canon: &Canon<'_>) -> bool {
        match self {
            Demand::Acyclic(parts) => canon.is_acyclic(parts),
            Demand::Irreflexive(parts) => parts
                .iter()
                .all(|part| canon.is_acyclic(std::slice::from_ref(part))),
            Demand::Empty(parts) => parts.is_empty(),
            Demand::Included(left, right) => left.iter().all(|part| right.contains(part)),
        }
    }

    /// Whether it holds of no execution: every execution has an event.
    fn never(&self, canon: &Canon<'_>) -> bool {
        match self {
            Demand::Acyclic(parts) | Demand::Irreflexive(parts) => {
                parts.iter().any(|part| canon.is_reflexive(*part))
            }
            Demand::Empty(parts) => parts.iter().any(|part| canon.is_reflexive(*part)),
            Demand::Included(..) => false,
        }
    }

    /// Whether it holds whenever the other one does.
    fn follows_from(&self, other: &Demand) -> bool {
        let within = |few: &[Form], many: &[Form]| few.iter().all(|part| many.contains(part));
        match (self, other) {
            (Demand::Acyclic(few), Demand::Acyclic(many))
            | (Demand::Irreflexive(few), Demand::Irreflexive(many) | Demand::Acyclic(many))
            | (Demand::Empty(few), Demand::Empty(many)) => within(few, many),
            (Demand::Included(left, right), Demand::Included(more, less)) => {
                within(left, more) && within(less, right)
            }
            _ => false,
        }
    }
}
