//! Executions that show why a model is refused.
//!
//! The reference evaluator has judged each of them before it is shown. There need not be one: then
//! the message has the reason only.

use super::Properties;
use super::extensible::{Way, way};
use super::samples::{Ingredients, Sample};
use crate::automata::Letter;
use crate::claims::Claims;
use crate::evaluate::Plan;
use crate::model::{Check, Constraint, Expr, ExprId, Model, Role, Span};
use crate::printer::print_resolved;
use crate::prove::{Answer, Counterexample, Effort, Stop, find_path, prove_claims};
use katec_checker::builtin::{BuiltinSet as Set, Kind};
use katec_checker::random::SplitMix;

/// The sizes of executions that are looked at, each with how many of them.
const SIZES: [(usize, usize); 5] = [(2, 100), (3, 300), (4, 1000), (5, 1500), (6, 1500)];

/// How many expressions are evaluated at most for one execution that shows something.
const EFFORT: usize = 400_000;

/// An execution with a path that breaks a constraint that is not extensible, drawn: for cycles one
/// with a step that leads out of new events. Found by making executions from the constraint's own
/// paths, so there need not be one.
pub fn not_extensible(model: &Model, properties: &Properties, check: Check) -> Option<String> {
    let leads_out = |letter: Letter| {
        matches!(
            way(model, properties, letter),
            Way::Back | Way::Round | Way::Partner
        )
    };
    let found = match check {
        Check::Acyclic(e) => {
            let mut model = model.clone();
            let closure = model.intern(Expr::Plus(e));
            find_path(&model, closure, true, leads_out)?
        }
        Check::Irreflexive(e) | Check::Coherence(e) => find_path(model, e, true, leads_out)?,
        Check::Empty(e) if model.kind(e) == Kind::Relation => find_path(model, e, false, |_| true)?,
        Check::Empty(_) => return None,
        Check::Included(claim) => {
            let answers = prove_claims(model, &[claim], Effort::Full, Stop::Never);
            match answers.into_iter().next()? {
                Answer::Refuted(counterexample) => counterexample,
                Answer::Proved | Answer::Refused(_) => return None,
            }
        }
    };
    Some(drawn(&found))
}

/// An execution, a line for each thread and relation, and the path through it.
fn drawn(found: &Counterexample) -> String {
    let lines = found.execution.lines().into_iter();
    let path = format!("the path: {}", found.path_text());
    let lines = lines.chain([path]).map(|line| format!("  {line}"));
    lines.collect::<Vec<_>>().join("\n")
}

fn in_words(found: &Counterexample) -> String {
    format!(
        "{} ({})",
        found.path_text(),
        found.execution.lines().join("; ")
    )
}

/// An execution of which a constraint does not hold, and one more event with which it does.
pub fn not_monotone(model: &Model, constraint: &Constraint) -> Option<String> {
    let constraints = std::slice::from_ref(constraint);
    let plan = plan(model, constraints)?;
    let shows = |sample: &Sample, event: usize| {
        sample.is_last(event)
            && sample.satisfies(model, &plan, constraint)
            && !sample.without(event).satisfies(model, &plan, constraint)
    };
    let expressions = model.cone(operands(constraints));
    let ingredients = Ingredients::new(model, &expressions);
    let mut random = SplitMix::new(1);
    let mut effort = 0;
    for (size, attempts) in SIZES {
        for _ in 0..attempts {
            effort += expressions.len();
            if effort > EFFORT {
                return None;
            }
            let sample = Sample::random(&ingredients, size, &mut random);
            let found = sample.events().find(|event| shows(&sample, *event));
            let Some(event) = found else { continue };
            let (sample, event) = smallest(sample, event, shows);
            let (execution, name) = sample.describe(model, Some(event));
            return Some(format!(
                "with the last event `{name}` this execution satisfies it, without that event it does not: {execution}"
            ));
        }
    }
    None
}

/// Takes away what is not needed to show something about an event.
fn smallest(
    mut sample: Sample,
    event: usize,
    shows: impl Fn(&Sample, usize) -> bool,
) -> (Sample, usize) {
    loop {
        let smaller = |other: usize| {
            let unneeded = other != event && sample.is_unneeded(other);
            let smaller = unneeded.then(|| sample.without(other))?;
            shows(&smaller, event).then_some(smaller)
        };
        let smaller = sample.events().find_map(smaller);
        match smaller {
            Some(smaller) => sample = smaller,
            None => return (sample, event),
        }
    }
}

/// An execution with a cycle of `po | rf` that the axioms allow.
pub fn causal_cycle(model: &Model) -> Option<String> {
    let axioms = model.constraints.iter().filter(|c| c.role == Role::Axiom);
    let axioms: Vec<Constraint> = axioms.cloned().collect();
    let plan = plan(model, &axioms)?;
    let sample = Sample::load_buffering();
    let allowed = axioms
        .iter()
        .all(|axiom| sample.satisfies(model, &plan, axiom));
    allowed.then(|| {
        let (execution, _) = sample.describe(model, None);
        format!("they allow this execution: {execution}")
    })
}

/// What constraints are evaluated by, if samples are executions that they can be evaluated on.
fn plan(model: &Model, constraints: &[Constraint]) -> Option<Plan> {
    let plan = Plan::new(model, operands(constraints));
    // Samples do not say where threads begin and end.
    let expressions = model.cone(operands(constraints));
    let ends = [Set::Tb, Set::Te].map(|set| model.interned(Expr::Set(set)));
    let tells_ends = ends.iter().flatten().any(|set| expressions.contains(set));
    (plan.declared(model).next().is_none() && !tells_ends).then_some(plan)
}

fn operands(constraints: &[Constraint]) -> impl Iterator<Item = ExprId> + '_ {
    let constraints = constraints.iter();
    constraints.flat_map(|c| c.check.operands().chain(c.unless_empty))
}

/// A rule, and an execution in which it is broken because one relation is not within another.
pub fn not_included(claims: &Claims, rule: &str, left: ExprId, right: ExprId) -> String {
    match claims.refutation(left, right) {
        Some(found) => format!(
            "{rule}; an execution that breaks it has {}",
            in_words(&found)
        ),
        None => rule.to_string(),
    }
}

/// The place of an expression in the text of a model, if it is written there as it is printed,
/// spaces aside.
pub fn span_of(model: &Model, id: ExprId) -> Option<Span> {
    let wanted: String = print_resolved(model, id).split_whitespace().collect();
    let files = model.files.iter().enumerate();
    files.into_iter().find_map(|(number, file)| {
        let letters = file.text.char_indices().filter(|(_, c)| !c.is_whitespace());
        let places: Vec<usize> = letters.clone().map(|(at, _)| at).collect();
        let text: String = letters.map(|(_, c)| c).collect();
        let found = text.find(&wanted)?;
        let first = text[..found].chars().count();
        let last = first + wanted.chars().count() - 1;
        let width = file.text[places[last]..].chars().next()?.len_utf8();
        Some(Span {
            file: crate::model::FileId::new(number),
            start: places[first],
            end: places[last] + width,
        })
    })
}
