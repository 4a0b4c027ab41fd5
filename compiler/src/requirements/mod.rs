//! What a model must satisfy so that exploration is exact, and whether it does.
//!
//! Exploration builds graphs event by event along the causal order `(po | rf)+`, does not check
//! default choices, and restricts graphs to causally closed parts. [`katec_checker::model`] says
//! what it relies on. For the axioms of a model that means:
//!
//! 1. **Prefix-closed.** What is allowed stays allowed in causally closed parts. There, the
//!    built-in relations and sets are those of the graph, restricted. Only two may lose more:
//!    `sbr`, since a round that lost a member is none, and `RMW`, since a read half without its
//!    write half is none. From there it is known of expressions ([`Growth`]): *fixed* ones are
//!    restricted exactly, *shrinking* ones lose pairs at most. `\` and `~` need fixed operands on
//!    the side that is taken away. A composition is fixed if the steps after its first are
//!    *causal*, that is, within `(po | rf)*`: then the events in between are in the causal prefix
//!    of the last one and stay. An axiom about cycles, reflexive pairs or emptiness must be of a
//!    shrinking expression, an inclusion of a shrinking in a fixed one.
//! 2. **Extensible.** A new event with default choices breaks no axiom. Take a causally last event
//!    whose read takes the `co`-last write, or whose write is `co`-last. No step of `po`, `rf`,
//!    `co`, `fr` or of any relation within these leads out of it. So no new cycle passes through
//!    it, if cycles are made of such steps. Other steps lead to new events only: the last member of
//!    a barrier round has `sbr` steps, to events that are last themselves, and the write half of a
//!    read-modify-write has `rmw^-1` to its read half. So cycles among the new events alone must
//!    not count (`extensible`). Axioms of emptiness and inclusion can be broken by any new event,
//!    unless they are the atomicity of read-modify-writes, which exploration takes care of itself.
//!    (If the model wants that [left to it](Prepared::without_atomicity), the halves are added one
//!    after the other, and the write half leads back to one that is not new.)
//! 3. **Causal order acyclic.** It is in every graph that exploration builds. If the axioms do not
//!    imply it, the model has executions that are not explored, and this is said.
//! 4. **Views.** A relation that is declared to be a view is within `(po | rf)+` and closed under
//!    `po` on its left side.
//!
//! How constraints are checked is not decided here: that is [`crate::lower`].

mod causality;
mod extensible;
mod properties;
mod samples;
mod witness;

pub use properties::{Growth, Properties};

use crate::automata::simplify::entered_at;
use crate::automata::{Alphabet, AutomatonError, Builder, CheckAutomaton, Nfa, Steps};
use crate::claims::Claims;
use crate::diagnostics::Diagnostic;
use crate::lints;
use crate::model::{Check, Constraint, Expr, ExprId, Model, Role};
use crate::pipeline::Prepared;
use crate::printer::print_resolved;
use crate::recognise::is_atomicity;
use extensible::not_extensible;
use katec_checker::builtin::BuiltinRelation as Rel;
use katec_checker::builtin::BuiltinSet;
use katec_checker::model::{Grounded, LocalOrder};
use std::collections::BTreeSet;

/// The code of the warning that the axioms are not seen to forbid cycles of `po | rf`.
pub(crate) const CAUSALITY: &str = "causality";

/// The code of the warning that the axioms are not seen to forbid what depends on itself.
pub(crate) const GROUNDED: &str = "dependencies";

/// What keeps a model from being explored exactly; and, as warnings, what is not explored. If an
/// axiom is too large to tell, the error says which.
pub(crate) fn analyse(prepared: &Prepared) -> Result<Vec<Diagnostic>, Box<Diagnostic>> {
    let (model, properties) = (prepared.recognised(), prepared.properties());
    let mut found = violations(prepared)?;
    found.extend(view_violations(model, properties));
    // Without exploration there is nothing to leave out, and its proofs take long.
    if found.is_empty() {
        found.extend(causality::unexplored(model));
    }
    found.extend(lints::no_axiom(model));
    found.extend(one_event(model));
    Ok(found)
}

/// Whether the axioms are seen to forbid that a read reads what its own thread writes later.
pub(crate) fn reads_in_order(prepared: &Prepared) -> bool {
    causality::reads_in_order(prepared.recognised())
}

/// In the executions of which programs nothing depends on itself.
pub(crate) fn grounded(prepared: &Prepared) -> Grounded {
    causality::grounded(prepared.recognised())
}

/// In which order threads do things.
pub(crate) fn local_order(prepared: &Prepared) -> Option<LocalOrder> {
    causality::local_order(prepared.recognised())
}

/// A warning that this is not known of any.
pub(crate) fn ungrounded(prepared: &Prepared) -> Diagnostic {
    causality::ungrounded(prepared.recognised())
}

/// A warning if a constraint depends on events that are both reads and writes: on `R & W`, or on
/// `rf` followed by `rf` or `co`. Herd has such events, for read-modify-writes of C: a model that
/// was written for them says less here than it should.
fn one_event(model: &Model) -> Option<Diagnostic> {
    let is = |id: ExprId, set: BuiltinSet| model.expand(id) == Expr::Set(set);
    let within =
        |id: ExprId, whole| matches!(model.expand(id), Expr::Relation(r) if r.is_within(whole));
    let reads = |id: ExprId| within(id, Rel::Rf);
    let begins_at_write = |id: ExprId| reads(id) || within(id, Rel::Co);
    let why = |id: ExprId| match model.expr(id) {
        Expr::Intersection(a, b)
            if is(a, BuiltinSet::R) && is(b, BuiltinSet::W)
                || is(a, BuiltinSet::W) && is(b, BuiltinSet::R) =>
        {
            let help =
                "`range(rmw)` has the writes of read-modify-writes, `domain(rmw)` their reads";
            Some(("no event is in both `R` and `W`", help))
        }
        Expr::Sequence(a, b) if reads(a) && begins_at_write(b) => Some((
            "`rf` ends at reads, and what follows begins at writes",
            JOIN,
        )),
        Expr::Plus(a) | Expr::Star(a) if reads(a) => Some(("`rf` is never followed by `rf`", JOIN)),
        _ => None,
    };
    model.constraints.iter().find_map(|constraint| {
        let operands = constraint.check.operands().chain(constraint.unless_empty);
        let found = |id| Some((id, why(id)?));
        let (id, (what, help)) = model.cone(operands).into_iter().find_map(found)?;
        let message = format!("{what}: a read-modify-write is two events");
        let definition = model
            .definitions
            .iter()
            .find(|d| model.parts(d.body).contains(&id));
        let place = definition.map_or(constraint.span, |definition| definition.span);
        Some(Diagnostic::warning("two-events", place, message).help(help))
    })
}

/// How to go on from a read by a read-modify-write.
const JOIN: &str = "`rmw` leads from the read of a read-modify-write to its write: `(rf;rmw)*`";

/// An error at an axiom of which it cannot be told whether it can be explored exactly.
fn too_large(constraint: &Constraint, error: &AutomatonError) -> Box<Diagnostic> {
    let message = format!("`{}` is too large: {error}", constraint.name);
    let diagnostic = Diagnostic::error(constraint.span, message);
    Box::new(match error {
        AutomatonError::TooManyStates { .. } => {
            diagnostic.help("every use of a definition counts as if its body was written there")
        }
        _ => diagnostic,
    })
}

/// The alphabet of all axioms. If there is none, the error is at the first axiom that, with those
/// before it, makes it too large.
fn alphabet(model: &Model, axioms: &[&Constraint]) -> Result<Alphabet, Box<Diagnostic>> {
    let upto = |count: usize| {
        let operands = axioms[..count].iter().flat_map(|c| c.check.operands());
        Alphabet::new(model, operands)
    };
    upto(axioms.len()).map_err(|error| {
        let fits = |count: &usize| upto(*count).is_ok();
        let fitting = (1..axioms.len()).take_while(fits).count();
        too_large(axioms[fitting], &error)
    })
}

/// Everything that keeps the axioms of a model from being explored exactly.
fn violations(prepared: &Prepared) -> Result<Vec<Diagnostic>, Box<Diagnostic>> {
    let (model, properties) = (prepared.recognised(), prepared.properties());
    let of_interest = |c: &&Constraint| c.role == Role::Axiom && !is_atomicity(model, c);
    let axioms: Vec<&Constraint> = model.constraints.iter().filter(of_interest).collect();
    let alphabet = alphabet(model, &axioms)?;
    let mut builder = Builder::new(model, &alphabet, Steps::Immediate);
    let mut found = Vec::new();
    // What is to blame for several axioms is shown once.
    let mut shown = BTreeSet::new();
    for constraint in axioms {
        if let Some(reason) = not_prefix_closed(model, properties, constraint) {
            let message = format!("`{}` is not monotone: {}", constraint.name, reason.text);
            let rule = "a part of a consistent execution must be consistent; take `\\` and `~` only of relations that do not grow";
            let mut diagnostic = Diagnostic::error(constraint.span, message);
            if let Some(place) = reason.culprit.and_then(|id| witness::span_of(model, id)) {
                diagnostic = diagnostic.related(place, "here");
            }
            let is_new = shown.insert(reason.culprit);
            let execution = is_new.then(|| witness::not_monotone(model, constraint));
            let help = match execution.flatten() {
                Some(execution) => format!("{rule}; {execution}"),
                None => rule.to_string(),
            };
            found.push(diagnostic.help(help));
            continue;
        }
        let automaton = CheckAutomaton::new(&mut builder, constraint.check)
            .map_err(|error| too_large(constraint, &error))?;
        if let Some(reason) = not_extensible(prepared, &alphabet, &automaton) {
            let message = format!(
                "`{}` is not extensible: it may forbid a read of the last write, or a write that comes last",
                constraint.name
            );
            let rule =
                "executions are built event by event, and such an event must always be possible";
            let help = match witness::not_extensible(model, properties, constraint.check) {
                Some(drawn) => format!("{rule}\nthis execution is forbidden:\n{drawn}"),
                None => rule.to_string(),
            };
            let error = Diagnostic::error(constraint.span, message);
            found.push(error.label(reason).help(help));
        }
    }
    Ok(found)
}

/// Declared views that are not what a vector clock can hold.
fn view_violations(model: &Model, properties: &Properties) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut claims = Claims::new(model);
    for definition in model.definitions.iter().filter(|d| d.view) {
        let (body, span, name) = (definition.body, definition.span, &definition.name);
        if !properties.is_causal(body) {
            let message = format!("the view `{name}` is not within `(po | rf)+`");
            let rule = "a view is kept per event and must not change when other events are added";
            let causal = claims.causal_order();
            let help = witness::not_included(&claims, rule, body, causal);
            found.push(Diagnostic::error(span, message).help(help));
            continue;
        }
        let po = claims.relation(Rel::Po);
        let after = claims.add(Expr::Sequence(po, body));
        if !claims.is_included(after, body) {
            let message = format!("the view `{name}` is not closed under `po` on its left side");
            let rule =
                "a vector clock holds, with an event, all that comes before it in its thread";
            let help = witness::not_included(&claims, rule, after, body);
            found.push(Diagnostic::error(span, message).help(help));
        }
    }
    found
}

/// Whether an error or warning is judged in complete executions only: what a part of an execution
/// shows, the whole need not show. (That a part satisfies what the whole satisfies is what is
/// demanded of axioms.)
pub fn is_judged_at_end(model: &Model, properties: &Properties, report: &Constraint) -> bool {
    report.role != Role::Axiom && not_prefix_closed(model, properties, report).is_some()
}

fn not_prefix_closed(
    model: &Model,
    properties: &Properties,
    constraint: &Constraint,
) -> Option<Growing> {
    if constraint.negated {
        return Some(Growing {
            text: "it demands that something is there, which need not be there yet".to_string(),
            culprit: None,
        });
    }
    let grows = |id: &ExprId| properties.growth(*id) == Growth::Unknown;
    let fixed = match constraint.check {
        Check::Included(claim) if claim.equal => vec![claim.left, claim.right],
        Check::Included(claim) => vec![claim.right],
        _ => Vec::new(),
    };
    if let Some(id) = constraint.check.operands().find(grows) {
        let culprit = culprit(model, properties, id);
        return Some(Growing {
            text: format!(
                "`{}` can be lost when events are added",
                print_resolved(model, culprit)
            ),
            culprit: Some(culprit),
        });
    }
    if let Some(guard) = constraint.unless_empty.filter(grows) {
        return Some(Growing {
            text: format!(
                "its guard `{}` can become empty when events are added",
                print_resolved(model, guard)
            ),
            culprit: Some(culprit(model, properties, guard)),
        });
    }
    let grown = fixed
        .into_iter()
        .find(|id| properties.growth(*id) != Growth::Fixed)?;
    Some(Growing {
        text: format!(
            "`{}` can gain pairs between old events when events are added, so that what is included later need not be earlier",
            print_resolved(model, grown)
        ),
        culprit: Some(grown),
    })
}

/// Why a constraint is not monotone.
struct Growing {
    text: String,
    /// The part of it that is to blame.
    culprit: Option<ExprId>,
}

/// The smallest part of an expression that is to blame.
fn culprit(model: &Model, properties: &Properties, id: ExprId) -> ExprId {
    let mut current = id;
    let mut seen = Vec::new();
    loop {
        seen.push(current);
        let body = match model.expr(current) {
            Expr::Definition(d) => Some(model.definition(d).body),
            _ => None,
        };
        let mut parts = model.expr(current).operands().chain(body);
        let worse = |id: &ExprId| properties.growth(*id) == Growth::Unknown && !seen.contains(id);
        match parts.find(worse) {
            Some(part) => current = part,
            None => return current,
        }
    }
}

/// Whether some path with at least one step is accepted.
pub(crate) fn accepts_a_step(nfa: &Nfa) -> bool {
    let (entered, alive) = (entered_at(nfa), entered_at(&nfa.reversed()));
    nfa.transitions()
        .iter()
        .any(|t| entered[t.from.index()].meets(t.before) && alive[t.to.index()].meets(t.after))
}
