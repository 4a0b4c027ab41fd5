//! The analysis of a whole model before it is lowered: requirements, and for each constraint the cheapest way to check it that is
//! provably exact.
//!
//! Nothing here needs an annotation. A textbook `irreflexive hb;eco?` is proved to be coherence over `hb`; `acyclic po | rf` is
//! found to hold in every graph that is explored; and an axiom whose cycles all pass an SC event is found to need
//! no check in a graph without any.

use crate::automata::{Alphabet, AutomatonError, Builder, CheckAutomaton, Nfa, Steps};
use crate::diagnostics::Diagnostic;
use crate::model::{Check, Claim, Expr, ExprId, Model, Role};
use crate::printer::print_resolved;
use crate::prove::{Answer, Effort, prove_claims};
use crate::reference::is_atomicity;
use crate::requirements::{Properties, accepts_a_step, violations};
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet, Kind};

/// How a constraint is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Not at all: it holds in every graph that exploration builds.
    Native,
    /// As coherence over this relation, which can be kept as a vector clock.
    Coherence(ExprId),
    /// By searching the product of graph and automaton.
    Automaton,
    /// Likewise, with saved relations as letters.
    SavedRelations,
}

/// What was found out about a constraint.
#[derive(Clone, Debug)]
pub struct Finding {
    /// How it is checked.
    pub strategy: Strategy,
    /// Why, in one line.
    pub why: String,
    /// A set without whose events the constraint holds.
    pub needs: Option<BuiltinSet>,
    /// Its automata.
    pub automaton: CheckAutomaton,
}

/// What was found out about a model.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The model, with the expressions that strategies refer to.
    pub model: Model,
    /// The alphabet of all automata.
    pub alphabet: Alphabet,
    /// For each constraint what was found out.
    pub findings: Vec<Finding>,
    /// What keeps the model from being explored exactly; and, as warnings, what is not explored.
    pub diagnostics: Vec<Diagnostic>,
}

/// Analyses a model whose synchronisation was injected ([`crate::synchronise`]).
pub fn analyse(model: &Model) -> Result<Analysis, AutomatonError> {
    let mut model = model.clone();
    let alphabet = Alphabet::new(&model, roots(&model))?;
    let mut automata = Vec::new();
    {
        let mut builder = Builder::new(&model, &alphabet, Steps::Immediate);
        for constraint in &model.constraints {
            automata.push(CheckAutomaton::new(&mut builder, constraint.check)?);
        }
    }
    let mut diagnostics = violations(&model, &automata);
    diagnostics.extend(view_violations(&mut model));
    diagnostics.extend(unexplored(&mut model));
    let properties = Properties::new(&model);
    let mut findings = Vec::new();
    for (index, automaton) in automata.into_iter().enumerate() {
        let (strategy, why) = strategy(&mut model, &properties, index, &automaton);
        findings.push(Finding {
            strategy,
            why,
            needs: needed_set(&alphabet, &automaton),
            automaton,
        });
    }
    Ok(Analysis {
        model,
        alphabet,
        findings,
        diagnostics,
    })
}

fn roots(model: &Model) -> Vec<ExprId> {
    let constraints = model.constraints.iter();
    constraints
        .flat_map(|c| c.check.operands().chain(c.unless_empty))
        .collect()
}

fn strategy(
    model: &mut Model,
    properties: &Properties,
    index: usize,
    automaton: &CheckAutomaton,
) -> (Strategy, String) {
    let constraint = &model.constraints[index];
    if is_atomicity(model, constraint) {
        let why = "exploration keeps read-modify-writes atomic under every model";
        return (Strategy::Native, why.to_string());
    }
    let is_axiom = constraint.role == Role::Axiom && !constraint.negated;
    let check = constraint.check;
    if is_axiom && holds_by_causality(model, check) {
        let why = "`po | rf` is acyclic in every graph that is explored";
        return (Strategy::Native, why.to_string());
    }
    if is_axiom && let Some(view) = coherence_view(model, properties, check) {
        let name = print_resolved(model, view);
        let why = format!(
            "proved equal to coherence over `{name}`, a transitive relation that contains `po`"
        );
        return (Strategy::Coherence(view), why);
    }
    match automaton.saved().first() {
        None => (Strategy::Automaton, "regular".to_string()),
        Some(saved) => {
            let why = format!("`{}` is not regular", print_resolved(model, *saved));
            (Strategy::SavedRelations, why)
        }
    }
}

/// Small expressions over a model.
struct Terms<'m>(&'m mut Model);

impl Terms<'_> {
    fn relation(&mut self, relation: Rel) -> ExprId {
        self.0.intern(Expr::Relation(relation))
    }

    fn union(&mut self, parts: &[ExprId]) -> ExprId {
        let empty = self.0.intern(Expr::Empty(Kind::Relation));
        parts
            .iter()
            .copied()
            .reduce(|a, b| self.0.intern(Expr::Union(a, b)))
            .unwrap_or(empty)
    }

    fn causal_order(&mut self) -> ExprId {
        let parts = [Rel::Po, Rel::Rf].map(|r| self.relation(r));
        let union = self.union(&parts);
        self.0.intern(Expr::Plus(union))
    }

    /// `e;(rf | co | fr)*`.
    fn then_communication(&mut self, e: ExprId) -> ExprId {
        let parts = [Rel::Rf, Rel::Co, Rel::Fr].map(|r| self.relation(r));
        let union = self.union(&parts);
        let star = self.0.intern(Expr::Star(union));
        self.0.intern(Expr::Sequence(e, star))
    }

    /// The claim that every cycle that is a word of `left` is, turned, a word of `right`.
    fn cycles(&mut self, left: ExprId, right: ExprId) -> Claim {
        let id = self.relation(Rel::Id);
        Claim {
            left: self.0.intern(Expr::Intersection(left, id)),
            equal: false,
            right,
            rotated: true,
        }
    }

    fn included(left: ExprId, right: ExprId) -> Claim {
        Claim {
            left,
            equal: false,
            right,
            rotated: false,
        }
    }

    fn proves(&self, claims: &[Claim]) -> bool {
        claims
            .iter()
            .all(|claim| prove_claims(self.0, &[*claim], Effort::Plain) == [Answer::Proved])
    }
}

/// Whether cycles of the constraint are cycles of `po | rf`.
fn holds_by_causality(model: &mut Model, check: Check) -> bool {
    let cycle = match check {
        Check::Acyclic(e) => model.intern(Expr::Plus(e)),
        Check::Irreflexive(e) => e,
        _ => return false,
    };
    let mut terms = Terms(model);
    let causal = terms.causal_order();
    let claim = terms.cycles(cycle, causal);
    terms.proves(&[claim])
}

/// A relation over which the constraint is coherence, and that can be kept as a vector clock: within `(po | rf)+`, transitive,
/// and with `po` in it.
fn coherence_view(model: &mut Model, properties: &Properties, check: Check) -> Option<ExprId> {
    if let Check::Coherence(e) = check {
        return is_view(model, properties, e).then_some(e);
    }
    let Check::Irreflexive(e) = check else {
        return None;
    };
    let candidates = relations_in(model, e);
    candidates.into_iter().find(|view| {
        if !is_view(model, properties, *view) {
            return false;
        }
        let mut terms = Terms(model);
        let coherence = terms.then_communication(*view);
        let claims = [terms.cycles(e, coherence), terms.cycles(coherence, e)];
        terms.proves(&claims)
    })
}

fn is_view(model: &mut Model, properties: &Properties, view: ExprId) -> bool {
    if view.index() >= properties.len() || !properties.is_causal(view) {
        return false;
    }
    let mut terms = Terms(model);
    let po = terms.relation(Rel::Po);
    let twice = terms.0.intern(Expr::Sequence(view, view));
    let claims = [Terms::included(po, view), Terms::included(twice, view)];
    terms.proves(&claims)
}

/// The named relations and closures that an expression is made of, the largest first.
fn relations_in(model: &Model, root: ExprId) -> Vec<ExprId> {
    let mut found = Vec::new();
    let mut work = vec![root];
    while let Some(id) = work.pop() {
        if found.contains(&id) || model.kind(id) == Kind::Set {
            continue;
        }
        found.push(id);
        let expr = model.expr(id);
        work.extend(expr.operands());
        if let Expr::Definition(d) = expr
            && model.definition(d).group.is_none()
        {
            work.push(model.definition(d).body);
        }
    }
    let wanted = |id: &ExprId| {
        matches!(
            model.expr(*id),
            Expr::Definition(_) | Expr::Plus(_) | Expr::Relation(Rel::Po)
        )
    };
    found.retain(wanted);
    found
}

/// Declared views that are not what a vector clock can hold.
fn view_violations(model: &mut Model) -> Vec<Diagnostic> {
    let properties = Properties::new(model);
    let mut found = Vec::new();
    for index in 0..model.definitions.len() {
        let definition = &model.definitions[index];
        if !definition.view {
            continue;
        }
        let (body, span, name) = (definition.body, definition.span, definition.name.clone());
        if !properties.is_causal(body) {
            let message = format!("the view `{name}` is not within `(po | rf)+`");
            found.push(
                Diagnostic::error(span, message).help(
                    "a view is kept per event and must not change when other events are added",
                ),
            );
            continue;
        }
        let mut terms = Terms(model);
        let po = terms.relation(Rel::Po);
        let after = terms.0.intern(Expr::Sequence(po, body));
        if !terms.proves(&[Terms::included(after, body)]) {
            let message = format!("the view `{name}` is not closed under `po` on its left side");
            found.push(Diagnostic::error(span, message).help(
                "a vector clock holds, with an event, all that comes before it in its thread",
            ));
        }
    }
    found
}

/// A warning if the axioms do not imply that `po | rf` is acyclic.
fn unexplored(model: &mut Model) -> Option<Diagnostic> {
    let axioms: Vec<_> = model
        .constraints
        .iter()
        .filter(|c| c.role == Role::Axiom && !c.negated && c.unless_empty.is_none())
        .map(|c| (c.check, c.span))
        .collect();
    let (_, span) = *axioms.first()?;
    let mut terms = Terms(model);
    let mut cyclic = Vec::new();
    for (check, _) in axioms {
        match check {
            Check::Acyclic(e) => cyclic.push(terms.0.intern(Expr::Plus(e))),
            Check::Irreflexive(e) => cyclic.push(e),
            Check::Coherence(e) => cyclic.push(terms.then_communication(e)),
            Check::Empty(_) | Check::Included(_) => {}
        }
    }
    let causal = terms.causal_order();
    // Claims about all axioms at once may contain what is not regular: one axiom is usually enough.
    let mut rights = cyclic.clone();
    rights.push(terms.union(&cyclic));
    for right in rights {
        let claim = terms.cycles(causal, right);
        if terms.proves(&[claim]) {
            return None;
        }
    }
    let message = "the axioms are not seen to forbid cycles of `po | rf`; only executions without them are explored";
    Some(
        Diagnostic::warning("causality", span, message)
            .help("add `acyclic po | rf` to say that this is meant"),
    )
}

/// A set that every cycle or pair of the constraint passes an event of.
fn needed_set(alphabet: &Alphabet, automaton: &CheckAutomaton) -> Option<BuiltinSet> {
    let nfa: &Nfa = match automaton {
        CheckAutomaton::Acyclic { round, .. } => round,
        _ => return None,
    };
    let candidates = [
        BuiltinSet::Sc,
        BuiltinSet::F,
        BuiltinSet::Rmw,
        BuiltinSet::Na,
    ];
    candidates.into_iter().find(|set| {
        let outside = alphabet.set(*set).map(|test| alphabet.all().minus(test));
        outside.is_some_and(|outside| !accepts_a_step(&nfa.within(outside)))
    })
}
