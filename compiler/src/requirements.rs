//! What a model must satisfy so that exploration is exact, and whether it does.
//!
//! Exploration builds graphs event by event along the causal order `(po | rf)+`, does not check default choices, and restricts
//! graphs to causally closed parts ([`katec_checker::model`] says what it relies on). For the axioms of a model:
//!
//! 1. **Prefix-closed.** In a causally closed part of a graph, the built-in relations and sets are those of the graph, restricted; only
//!    `sbr` (a round that lost a member is none) and `RMW` (a read half without its write half is none) may lose more. From there:
//!    *fixed* expressions are restricted exactly, *shrinking* ones lose pairs at most ([`Growth`]). `\` and `~` need
//!    fixed operands on the side that is taken away. A composition is fixed if the steps after its first are
//!    *causal*, that is, within `(po | rf)*`: then the events in between are in the causal prefix of the last one and stay.
//!    An axiom about cycles, reflexive pairs or emptiness must be of a shrinking expression, an inclusion of a shrinking in
//!    a fixed one.
//! 2. **Extensible.** A causally last event whose read takes the `co`-last write, or whose write is `co`-last, has no step of
//!    `po`, `rf`, `co`, `fr` or of any relation within these leading out of it. So no new cycle passes through it, if cycles
//!    are made of such steps. The last member of a barrier round also has `sbr` steps, to events that
//!    are last themselves; so cycles of `sbr` alone must not count. Axioms of emptiness and inclusion can be broken by any
//!    new event, unless they are the atomicity of read-modify-writes, which exploration takes care of itself.
//! 3. **Causal order acyclic.** It is in every graph that exploration builds. If the axioms do not imply it, the model has
//!    executions that are not explored, and this is said.

use crate::automata::simplify::entered_at;
use crate::automata::{CheckAutomaton, Letter, Nfa, Step};
use crate::diagnostics::Diagnostic;
use crate::model::{Check, Constraint, Expr, ExprId, Model, Role};
use crate::printer::print_resolved;
use crate::prove::{Answer, Effort, find_path, prove_claims};
use crate::reference::is_atomicity;
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet, Kind};

/// How an expression changes when a graph is restricted to a causally closed part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Growth {
    /// It is restricted exactly.
    Fixed,
    /// It may lose more, and gains nothing.
    Shrinking,
    /// It may gain something.
    Unknown,
}

/// What is known of each expression of a model.
pub struct Properties {
    growth: Vec<Growth>,
    causal: Vec<bool>,
    forward: Vec<bool>,
}

impl Properties {
    /// Analyses all expressions. Operands come before what they are operands of; recursive names are taken to shrink and not
    /// to be causal or forward, which [`Self::new`] then confirms or takes back until nothing changes.
    pub fn new(model: &Model) -> Properties {
        let count = model.expression_count();
        let mut properties = Properties {
            growth: vec![Growth::Fixed; count],
            causal: vec![true; count],
            forward: vec![true; count],
        };
        loop {
            let mut changed = false;
            for index in 0..count {
                let id = ExprId::new(index);
                let growth = properties
                    .growth_of(model, id)
                    .max(properties.growth[index]);
                let causal = properties.causal[index] && properties.causal_of(model, id);
                let forward = properties.forward[index] && properties.forward_of(model, id);
                changed |= growth != properties.growth[index]
                    || causal != properties.causal[index]
                    || forward != properties.forward[index];
                properties.growth[index] = growth;
                properties.causal[index] = causal;
                properties.forward[index] = forward;
            }
            if !changed {
                return properties;
            }
        }
    }

    /// How many expressions were analysed.
    pub fn len(&self) -> usize {
        self.growth.len()
    }

    /// Whether no expression was analysed.
    pub fn is_empty(&self) -> bool {
        self.growth.is_empty()
    }

    /// How an expression changes when a graph is restricted.
    pub fn growth(&self, id: ExprId) -> Growth {
        self.growth[id.index()]
    }

    /// Whether a relation is within `(po | rf)*`.
    pub fn is_causal(&self, id: ExprId) -> bool {
        self.causal[id.index()]
    }

    /// Whether a relation never leads out of a causally last event with default choices, nor back to itself.
    pub fn is_forward(&self, id: ExprId) -> bool {
        self.forward[id.index()]
    }

    fn growth_of(&self, model: &Model, id: ExprId) -> Growth {
        let of = |id: ExprId| self.growth(id);
        match model.expr(id) {
            Expr::Empty(_) | Expr::All(_) => Growth::Fixed,
            Expr::Set(BuiltinSet::Rmw) | Expr::Relation(Rel::Sbr) => Growth::Shrinking,
            Expr::Set(_) | Expr::Relation(_) => Growth::Fixed,
            Expr::Declared(_) => Growth::Unknown,
            Expr::Definition(d) => {
                let definition = model.definition(d);
                let least = match definition.group {
                    Some(_) => Growth::Shrinking,
                    None => Growth::Fixed,
                };
                of(definition.body).max(least)
            }
            Expr::Union(a, b) | Expr::Intersection(a, b) | Expr::Product(a, b) => of(a).max(of(b)),
            Expr::Difference(a, b) if of(b) == Growth::Fixed => of(a),
            Expr::Complement(a) if of(a) == Growth::Fixed => Growth::Fixed,
            Expr::Difference(..) | Expr::Complement(_) => Growth::Unknown,
            Expr::Sequence(a, b) if self.is_causal(b) || is_test(model, a) => of(a).max(of(b)),
            Expr::Sequence(a, b) => of(a).max(of(b)).max(Growth::Shrinking),
            Expr::Plus(a) | Expr::Star(a) if self.is_causal(a) => of(a),
            Expr::Plus(a) | Expr::Star(a) | Expr::Domain(a) | Expr::Range(a) => {
                of(a).max(Growth::Shrinking)
            }
            Expr::Optional(a) | Expr::Inverse(a) | Expr::Identity(a) => of(a),
        }
    }

    fn causal_of(&self, model: &Model, id: ExprId) -> bool {
        let of = |id: ExprId| self.is_causal(id);
        match model.expr(id) {
            Expr::Relation(relation) => is_causal_relation(relation) || relation == Rel::Id,
            Expr::Empty(_) | Expr::Identity(_) => true,
            Expr::Definition(d) => of(model.definition(d).body),
            Expr::Union(a, b) | Expr::Sequence(a, b) => of(a) && of(b),
            Expr::Intersection(a, b) => of(a) || of(b),
            Expr::Difference(a, _) | Expr::Plus(a) | Expr::Star(a) | Expr::Optional(a) => of(a),
            _ => false,
        }
    }

    fn forward_of(&self, model: &Model, id: ExprId) -> bool {
        let of = |id: ExprId| self.is_forward(id);
        match model.expr(id) {
            Expr::Relation(relation) => is_forward_relation(relation),
            Expr::Empty(_) => true,
            Expr::Definition(d) => of(model.definition(d).body),
            Expr::Union(a, b) => of(a) && of(b),
            Expr::Intersection(a, b) => of(a) || of(b),
            Expr::Difference(a, _) | Expr::Plus(a) => of(a),
            Expr::Sequence(a, b) => of(a) || (self.stays(model, a) && of(b)),
            _ => false,
        }
    }

    /// Whether a relation leads from an event only to itself or by a forward step.
    fn stays(&self, model: &Model, id: ExprId) -> bool {
        match model.expr(id) {
            Expr::Identity(_) | Expr::Relation(Rel::Id) => true,
            Expr::Optional(a) | Expr::Star(a) => self.stays(model, a),
            Expr::Sequence(a, b) | Expr::Union(a, b) => {
                self.is_forward(id) || (self.stays(model, a) && self.stays(model, b))
            }
            Expr::Definition(d) if model.definition(d).group.is_none() => {
                self.stays(model, model.definition(d).body)
            }
            _ => self.is_forward(id),
        }
    }
}

fn is_test(model: &Model, id: ExprId) -> bool {
    matches!(model.expr(id), Expr::Identity(_) | Expr::Relation(Rel::Id))
}

fn is_causal_relation(relation: Rel) -> bool {
    use Rel::{Addr, Ctrl, Data, Po, PoLoc, Rf, Rfe, Rfi, Rmw, Tc, Tj};
    matches!(
        relation,
        Po | PoLoc | Rf | Rfe | Rfi | Rmw | Addr | Data | Ctrl | Tc | Tj
    )
}

/// Whether a relation has no pair that begins at a causally last event with default choices.
fn is_forward_relation(relation: Rel) -> bool {
    use Rel::{Co, Coe, Coi, Fr, Fre, Fri};
    is_causal_relation(relation) || matches!(relation, Co | Coe | Coi | Fr | Fre | Fri)
}

/// Everything that keeps the axioms of a model from being explored exactly. `automata` are those of the constraints.
pub fn violations(model: &Model, automata: &[CheckAutomaton]) -> Vec<Diagnostic> {
    let properties = Properties::new(model);
    let mut found = Vec::new();
    for (constraint, automaton) in model.constraints.iter().zip(automata) {
        if constraint.role != Role::Axiom || is_atomicity(model, constraint) {
            continue;
        }
        if let Some(reason) = not_prefix_closed(model, &properties, constraint) {
            let message = format!("`{}` is not monotone: {reason}", constraint.name);
            found.push(
                Diagnostic::error(constraint.span, message)
                    .help("a part of a consistent execution must be consistent; take `\\` and `~` only of relations that do not grow"),
            );
        } else if let Some(reason) = not_extensible(model, &properties, automaton) {
            let message = format!("`{}` is not extensible: {reason}", constraint.name);
            let rule = "it must always be possible to add a read of the last write or a write that comes last";
            let help = match witness(model, &properties, constraint.check) {
                Some(path) => format!("{rule}; an execution that breaks it has {path}"),
                None => rule.to_string(),
            };
            found.push(Diagnostic::error(constraint.span, message).help(help));
        }
    }
    found
}

fn not_prefix_closed(
    model: &Model,
    properties: &Properties,
    constraint: &Constraint,
) -> Option<String> {
    if constraint.negated {
        return Some("it demands that something is there, which need not be there yet".to_string());
    }
    let grows = |id: &ExprId| properties.growth(*id) == Growth::Unknown;
    let fixed = match constraint.check {
        Check::Included(claim) if claim.equal => vec![claim.left, claim.right],
        Check::Included(claim) => vec![claim.right],
        _ => Vec::new(),
    };
    if let Some(id) = constraint.check.operands().find(grows) {
        let culprit = culprit(model, properties, id);
        return Some(format!(
            "`{}` can be lost when events are added",
            print_resolved(model, culprit)
        ));
    }
    if let Some(guard) = constraint.unless_empty.filter(grows) {
        return Some(format!(
            "its guard `{}` can become empty when events are added",
            print_resolved(model, guard)
        ));
    }
    let grown = fixed
        .into_iter()
        .find(|id| properties.growth(*id) != Growth::Fixed)?;
    Some(format!(
        "`{}` can gain pairs between old events when events are added, so that what is included later need not be earlier",
        print_resolved(model, grown)
    ))
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

fn not_extensible(
    model: &Model,
    properties: &Properties,
    automaton: &CheckAutomaton,
) -> Option<String> {
    match automaton {
        CheckAutomaton::Acyclic { round, reflexive } => {
            if !reflexive.is_none() {
                return Some("it relates events with themselves".to_string());
            }
            leads_back(model, properties, round)
        }
        CheckAutomaton::Irreflexive(nfa) | CheckAutomaton::Coherence(nfa) => {
            if !nfa.empty_word().is_none() && matches!(automaton, CheckAutomaton::Irreflexive(_)) {
                return Some("it relates events with themselves".to_string());
            }
            leads_back(model, properties, nfa)
        }
        CheckAutomaton::EmptyRelation(nfa) if nfa.is_empty() => None,
        CheckAutomaton::EmptySet(_) | CheckAutomaton::EmptyRelation(_) => {
            Some("a new event can put something there".to_string())
        }
        CheckAutomaton::Included { .. } | CheckAutomaton::IncludedSets { .. } => {
            Some("a new event can be related on the left and not on the right".to_string())
        }
    }
}

/// A path that breaks a constraint that is not extensible, in words: for cycles one with a step that leads out of new events. Found by
/// making executions from the constraint's own paths, so there need not be one.
fn witness(model: &Model, properties: &Properties, check: Check) -> Option<String> {
    let leads_out = |letter: Letter| is_backward(properties, letter) || is_round(letter.step);
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
            let answers = prove_claims(model, &[claim], Effort::Full);
            match answers.into_iter().next()? {
                Answer::Refuted(counterexample) => counterexample,
                Answer::Proved | Answer::Refused(_) => return None,
            }
        }
    };
    Some(format!("{} ({})", found.path, found.execution.join("; ")))
}

/// Whether a step can lead out of an event that was just added.
fn is_backward(properties: &Properties, letter: Letter) -> bool {
    let forward = match letter.step {
        Step::Whole(relation) => is_forward_relation(relation) || relation == Rel::Sbr,
        Step::PoImm | Step::PoLocImm | Step::CoImm | Step::FrImm | Step::Crossing => true,
        Step::Saved(id) | Step::First(id) => properties.is_forward(id),
        Step::Any | Step::Declared(_) => false,
    };
    !forward || letter.inverse
}

fn is_round(step: Step) -> bool {
    step == Step::Whole(Rel::Sbr)
}

/// Why a cycle could lead out of an event that was just added.
fn leads_back(model: &Model, properties: &Properties, nfa: &Nfa) -> Option<String> {
    let backwards = |letter: &Letter| is_backward(properties, *letter);
    if let Some(letter) = nfa.letters().into_iter().find(backwards) {
        return Some(format!(
            "a cycle can lead out of a new event by a step of `{}`",
            letter.show(model)
        ));
    }
    let mut rounds = nfa.clone();
    let mut transitions = nfa.transitions().to_vec();
    transitions.retain(|t| is_round(t.letter.step));
    rounds.set_transitions(transitions);
    let accepts = accepts_a_step(&rounds);
    accepts.then(|| "a cycle of `sbr` alone, which is symmetric, would count".to_string())
}

/// Whether some path with at least one step is accepted.
pub fn accepts_a_step(nfa: &Nfa) -> bool {
    let (entered, alive) = (entered_at(nfa), entered_at(&nfa.reversed()));
    nfa.transitions()
        .iter()
        .any(|t| entered[t.from.index()].meets(t.before) && alive[t.to.index()].meets(t.after))
}
