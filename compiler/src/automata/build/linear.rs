//! Which recursive definitions are regular, and how.
//!
//! A group of recursive definitions is *left-linear* if every body is a union of products, and a
//! name of the group occurs in a product as the first factor or not at all. It is *right-linear* if
//! a name occurs as the last factor or not at all. Either is an automaton with a node for each
//! name.
//!
//! A single name may also be the product of itself with itself, which is how people write that a
//! relation is transitive.

use super::{AutomatonError, STATE_LIMIT};
use crate::model::{DefinitionId, Expr, ExprId, Model};

/// Where the recursive factor stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// First.
    Left,
    /// Last.
    Right,
}

/// One product of a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The name whose body it is a part of.
    pub name: DefinitionId,
    /// The recursive factor, if there is one.
    pub recursive: Option<DefinitionId>,
    /// The other factors, in the order of the product.
    pub factors: Vec<ExprId>,
}

/// A regular group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Linear {
    /// A linear system.
    System {
        /// Where the recursive factors stand.
        direction: Direction,
        /// The products of all bodies.
        terms: Vec<Term>,
    },
    /// The transitive closure of the union of these.
    Closure(Vec<ExprId>),
}

/// How many products the bodies of a group may have.
const TERM_LIMIT: usize = STATE_LIMIT;

/// The linear form of the group of a definition, if it has one.
pub fn of(model: &Model, definition: DefinitionId) -> Result<Option<Linear>, AutomatonError> {
    let Some(group) = &model.definition(definition).group else {
        return Ok(None);
    };
    let recursive = mentioning(model, group);
    for direction in [Direction::Left, Direction::Right] {
        if let Some(terms) = system(model, group, &recursive, direction)? {
            return Ok(Some(Linear::System { direction, terms }));
        }
    }
    Ok(closure(model, definition, group, &recursive).map(Linear::Closure))
}

/// For each expression whether it mentions a name of the group. Operands have smaller ids.
fn mentioning(model: &Model, group: &[DefinitionId]) -> Vec<bool> {
    let mut mentions = vec![false; model.expression_count()];
    for index in 0..model.expression_count() {
        let expr = model.expr(ExprId::new(index));
        mentions[index] = match expr {
            Expr::Definition(d) if model.definition(d).group.is_none() => {
                mentions[model.definition(d).body.index()]
            }
            Expr::Definition(d) => group.contains(&d),
            _ => expr.operands().any(|o| mentions[o.index()]),
        };
    }
    mentions
}

fn system(
    model: &Model,
    group: &[DefinitionId],
    recursive: &[bool],
    direction: Direction,
) -> Result<Option<Vec<Term>>, AutomatonError> {
    let mut terms = Vec::new();
    for name in group {
        // Factors are collected from the recursive one outwards.
        let mut work = vec![(model.definition(*name).body, Vec::new())];
        while let Some((id, factors)) = work.pop() {
            if terms.len() + work.len() > TERM_LIMIT {
                return Err(AutomatonError::TooManyStates { limit: TERM_LIMIT });
            }
            let mut add = |recursive, mut factors: Vec<ExprId>| {
                if direction == Direction::Left {
                    factors.reverse();
                }
                terms.push(Term {
                    name: *name,
                    recursive,
                    factors,
                });
            };
            let with = |factor: ExprId, factors: &Vec<ExprId>| {
                let mut factors = factors.clone();
                factors.push(factor);
                factors
            };
            if !recursive[id.index()] {
                add(None, with(id, &factors));
                continue;
            }
            match model.expr(id) {
                Expr::Definition(d) if group.contains(&d) => add(Some(d), factors),
                Expr::Definition(d) => work.push((model.definition(d).body, factors)),
                Expr::Union(a, b) => {
                    work.push((a, factors.clone()));
                    work.push((b, factors));
                }
                Expr::Optional(a) => {
                    add(None, factors.clone());
                    work.push((a, factors));
                }
                Expr::Sequence(a, b) => {
                    let (inner, outer) = match direction {
                        Direction::Left => (a, b),
                        Direction::Right => (b, a),
                    };
                    if recursive[outer.index()] {
                        return Ok(None);
                    }
                    work.push((inner, with(outer, &factors)));
                }
                _ => return Ok(None),
            }
        }
    }
    Ok(Some(terms))
}

/// The members of the union that a single definition is the transitive closure of.
fn closure(
    model: &Model,
    definition: DefinitionId,
    group: &[DefinitionId],
    recursive: &[bool],
) -> Option<Vec<ExprId>> {
    if group.len() != 1 {
        return None;
    }
    let is_name = |id: ExprId| model.expr(id) == Expr::Definition(definition);
    let mut members = Vec::new();
    let mut work = vec![model.definition(definition).body];
    while let Some(id) = work.pop() {
        if !recursive[id.index()] {
            members.push(id);
            continue;
        }
        match model.expr(id) {
            Expr::Union(a, b) => work.extend([a, b]),
            Expr::Sequence(a, b) if is_name(a) && is_name(b) => {}
            _ if is_name(id) => {}
            _ => return None,
        }
    }
    Some(members)
}
