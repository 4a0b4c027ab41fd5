//! Recursive definitions, of which one may be within another.
//!
//! What `let rec` defines is the least solution of its equations, which only grow with what they
//! use: others are refused as models. So if another definition satisfies these equations, with "is
//! within" for "is", then the first one is within the other one (Park's rule).

use katec_compiler::model::{DefinitionId, Expr, ExprId, Model};
use std::collections::BTreeSet;

/// The names of one `let rec`.
pub type Group = Vec<DefinitionId>;

/// The groups among expressions, each once.
pub fn groups(model: &Model, expressions: &[ExprId]) -> Vec<Group> {
    let group = |id: &ExprId| match model.expr(*id) {
        Expr::Definition(definition) => model.definition(definition).group.clone(),
        _ => None,
    };
    let all: BTreeSet<Group> = expressions.iter().filter_map(group).collect();
    all.into_iter().collect()
}
