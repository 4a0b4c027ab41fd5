//! Axioms as they are written, on bit matrices: for executions that are judged as a whole.

use super::formulas::Formulas;
use crate::evaluate::Plan;
use crate::model::{Check, Constraint, ExprId, Model};
use katec_checker::search::formula::{Definition, Demand, Formula, Register};

/// What axioms demand of an execution.
#[derive(Clone, Debug)]
pub struct Demands {
    /// What is computed.
    pub formula: Formula,
    /// Each axiom, and what is to be met for it to be left out, if anything is.
    pub axioms: Vec<(Option<Demand>, Definition)>,
}

impl Demands {
    /// What these axioms of a model demand. No order may be chosen in it.
    pub(crate) fn new(model: &Model, axioms: impl IntoIterator<Item = usize>) -> Self {
        let axioms: Vec<&Constraint> = axioms
            .into_iter()
            .map(|axiom| &model.constraints[axiom])
            .collect();
        let roots = axioms.iter().flat_map(|axiom| {
            let operands = axiom.check.operands();
            operands.chain(axiom.unless_empty)
        });
        let plan = Plan::new(model, roots);
        let mut formulas = Formulas::without_views(model, &plan);
        let axioms = axioms.into_iter().map(|axiom| {
            let guard = axiom.unless_empty;
            let guard = guard.map(|guard| Demand::Empty(formulas.plain(guard)));
            let demands = demands(axiom.check, |id| match id {
                Part::Plain(id) => formulas.plain(id),
                Part::BeforeCoherence(id) => formulas.before_coherence(id),
            });
            let negated = axiom.negated;
            (guard, Definition { demands, negated })
        });
        let axioms = axioms.collect();
        let formula = formulas.into_formula();
        Self { formula, axioms }
    }
}

/// What a check is about.
pub(super) enum Part {
    /// An expression.
    Plain(ExprId),
    /// An expression, followed by a path of `rf | co | fr`.
    BeforeCoherence(ExprId),
}

/// What a check demands.
pub(super) fn demands(check: Check, mut register: impl FnMut(Part) -> Register) -> Vec<Demand> {
    match check {
        Check::Acyclic(e) => vec![Demand::Acyclic(register(Part::Plain(e)))],
        Check::Irreflexive(e) => vec![Demand::Irreflexive(register(Part::Plain(e)))],
        Check::Empty(e) => vec![Demand::Empty(register(Part::Plain(e)))],
        Check::Included(claim) => {
            let left = register(Part::Plain(claim.left));
            let right = register(Part::Plain(claim.right));
            let mut demands = vec![Demand::Included(left, right)];
            if claim.equal {
                demands.push(Demand::Included(right, left));
            }
            demands
        }
        Check::Coherence(e) => vec![Demand::Irreflexive(register(Part::BeforeCoherence(e)))],
    }
}
