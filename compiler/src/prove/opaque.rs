//! What is not regular, as letters of which only bounds are known.
//!
//! `po & rf` is no set of words. In automata it is a letter of its own
//! ([`LetterKind::Saved`](crate::automata::LetterKind::Saved)), the same wherever the expression
//! occurs. What is proved of any relation that is within `po` and within `rf` is true of this one.
//! So the bounds are added to the assumptions:
//!
//! * `a & b` is within `a` and within `b`, and `a \ b` is within `a`;
//! * `[S]` and `S * T` for sets that are not tests are within those of larger sets that are tests.
//!
//! A set that is not a test, like `domain(rf)`, has two bounds: a test that all its events pass,
//! and one that only its events pass.

use super::assumptions::{Assumptions, outer};
use crate::automata::alphabet::{Alphabet, Shape};
use crate::automata::{AutomatonError, Builder, Letter, LetterKind, Nfa, Test};
use crate::model::{Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Adds the bounds of all letters that are not regular, of some automata and of what bounds them.
pub fn add_bounds<const N: usize>(
    model: &Model,
    builder: &mut Builder<'_, N>,
    assumptions: &mut Assumptions<N>,
    saved: Vec<ExprId>,
) -> Result<(), AutomatonError> {
    let mut met: BTreeSet<ExprId> = BTreeSet::new();
    let mut work = saved;
    while let Some(id) = work.pop() {
        if met.insert(id) {
            for bound in bounds(model, builder, id)? {
                work.extend(bound.saved());
                assumptions.add_bound(builder, id, &bound)?;
            }
        }
    }
    Ok(())
}

/// What an expression that is not regular is within.
pub fn bounds<const N: usize>(
    model: &Model,
    builder: &mut Builder<'_, N>,
    id: ExprId,
) -> Result<Vec<Nfa<N>>, AutomatonError> {
    let any = Letter::new(LetterKind::Any, false);
    Ok(match model.expr(id) {
        Expr::Intersection(a, b) => vec![builder.reduced(a)?, builder.reduced(b)?],
        Expr::Difference(a, _) => vec![builder.reduced(a)?],
        Expr::Identity(set) => {
            let (_, largest) = set_bounds(model, builder, set)?;
            vec![Nfa::test(largest)]
        }
        Expr::Product(a, b) => {
            let (_, first) = set_bounds(model, builder, a)?;
            let (_, last) = set_bounds(model, builder, b)?;
            vec![Nfa::letter(builder.alphabet(), any).between(first, last)]
        }
        _ => Vec::new(),
    })
}

/// For a set the events that are in it for sure, and those that may be in it.
pub fn set_bounds<const N: usize>(
    model: &Model,
    builder: &mut Builder<'_, N>,
    set: ExprId,
) -> Result<(Test<N>, Test<N>), AutomatonError> {
    let alphabet = builder.alphabet();
    let mut known: FxHashMap<ExprId, (Test<N>, Test<N>)> = FxHashMap::default();
    // Operands come before what is made of them.
    for id in model.cone([set]) {
        if model.kind(id) == Kind::Set {
            let bounds = of_operands(model, builder, id, &known)?;
            known.insert(id, bounds);
        }
    }
    Ok(bounds_of(alphabet, &known, set))
}

type Bounds<const N: usize> = (Test<N>, Test<N>);

/// The bounds of a set, or none.
fn bounds_of<const N: usize>(
    alphabet: &Alphabet<N>,
    known: &FxHashMap<ExprId, Bounds<N>>,
    set: ExprId,
) -> Bounds<N> {
    let unknown = (Test::NONE, alphabet.all());
    known.get(&set).copied().unwrap_or(unknown)
}

fn of_operands<const N: usize>(
    model: &Model,
    builder: &mut Builder<'_, N>,
    id: ExprId,
    known: &FxHashMap<ExprId, Bounds<N>>,
) -> Result<Bounds<N>, AutomatonError> {
    let alphabet = builder.alphabet();
    if let Shape::Set(test) = alphabet.shape(id) {
        return Ok((*test, *test));
    }
    let of = |id: ExprId| bounds_of(alphabet, known, id);
    Ok(match model.expr(id) {
        Expr::Union(a, b) => (of(a).0.or(of(b).0), of(a).1.or(of(b).1)),
        Expr::Intersection(a, b) => (of(a).0.and(of(b).0), of(a).1.and(of(b).1)),
        Expr::Difference(a, b) => (of(a).0.minus(of(b).1), of(a).1.minus(of(b).0)),
        Expr::Complement(a) => {
            let all = alphabet.all();
            (all.minus(of(a).1), all.minus(of(a).0))
        }
        Expr::Definition(d) if model.definition(d).group.is_none() => of(model.definition(d).body),
        Expr::Domain(relation) => {
            let words = builder.reduced(relation)?;
            (words.empty_word(), outer(&words).0)
        }
        Expr::Range(relation) => {
            let words = builder.reduced(relation)?;
            // Every read reads from some write.
            let reads = match model.expand(relation) {
                Expr::Relation(BuiltinRelation::Rf) => alphabet.set(BuiltinSet::R),
                _ => None,
            };
            let least = words.empty_word().or(reads.unwrap_or_default());
            (least, outer(&words).1)
        }
        _ => (Test::NONE, alphabet.all()),
    })
}
