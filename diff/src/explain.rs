//! Why one of two models forbids an execution.

use crate::joined::{Joined, Side};
use katec_checker::execution::Execution;
use katec_compiler::explain::{self, Reason};
use katec_compiler::model::ConstraintId;

/// The reason why a model forbids an execution; `None` if it allows it.
pub fn reason(joined: &Joined, side: Side, execution: &Execution) -> Option<Reason> {
    let axioms = joined.axioms(side).into_iter().map(ConstraintId::new);
    let axioms: Vec<ConstraintId> = axioms.collect();
    explain::reason(&joined.model, &axioms, execution)
}
