//! The operations on bit matrices as a function that lists them.

use super::tests::Tests;
use katec_checker::search::formula::{Demand, Formula, Operation};

/// A function that gives the formula.
pub fn function(formula: &Formula, tests: &mut Tests) -> String {
    let mut lines = String::new();
    for (register, operation) in formula.operations.iter().enumerate() {
        lines += &format!("{}, // {register}\n", expression(operation, tests));
    }
    format!(
        "/// What is computed as sets and bit matrices, each from results with smaller numbers.\n\
         fn formula() -> Formula {{ Formula {{ operations: vec![{lines}] }} }}"
    )
}

fn expression(operation: &Operation, tests: &mut Tests) -> String {
    let text = match operation {
        Operation::Set(cubes) => {
            let cubes: Vec<String> = cubes.iter().map(|cube| tests.constant(*cube)).collect();
            format!("Set(vec![{}])", cubes.join(", "))
        }
        Operation::Relation(relation) => format!("Relation(BuiltinRelation::{relation:?})"),
        Operation::Fixpoint { members, dependent } => {
            format!("Fixpoint {{ members: vec!{members:?}, dependent: vec!{dependent:?} }}")
        }
        // These print as they are written.
        Operation::View(_)
        | Operation::AllEvents
        | Operation::AllPairs
        | Operation::NoEvents
        | Operation::NoPairs
        | Operation::Union(..)
        | Operation::Intersection(..)
        | Operation::Difference(..)
        | Operation::Complement(_)
        | Operation::Sequence(..)
        | Operation::Plus(_)
        | Operation::Star(_)
        | Operation::Optional(_)
        | Operation::Inverse(_)
        | Operation::Identity(_)
        | Operation::Product(..)
        | Operation::Domain(_)
        | Operation::Range(_)
        | Operation::Member { .. } => format!("{operation:?}"),
    };
    format!("Operation::{text}")
}

/// A demand as an expression.
pub fn demand(demand: Demand) -> String {
    format!("Demand::{demand:?}")
}

/// Demands as a slice.
pub fn demands(demands: &[Demand]) -> String {
    let demands: Vec<String> = demands.iter().map(|d| demand(*d)).collect();
    format!("&[{}]", demands.join(", "))
}
