//! Expressions without the sets that no event of the compared programs is in.
//!
//! Proofs are about automata that tell kinds of events apart. What programs do not have makes no
//! difference to a proof but in time: of two models of which only one speaks of C, most of the
//! other is empty.

use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind};
use katec_compiler::model::{Expr, ExprId, Model};

/// Interns an expression whose operands were interned by this function, or one that is equal to it
/// where these sets are empty.
pub(crate) fn intern_without(model: &mut Model, absent: &[BuiltinSet], expr: Expr) -> ExprId {
    let is_empty = |id: ExprId| matches!(model.expr(id), Expr::Empty(_));
    let replaced = match expr {
        Expr::Set(set) if absent.contains(&set) => Expr::Empty(Kind::Set),
        Expr::Union(a, b) if is_empty(b) => return a,
        Expr::Union(a, b) if is_empty(a) => return b,
        Expr::Difference(a, b) if is_empty(a) || is_empty(b) => return a,
        Expr::Intersection(a, b) if is_empty(a) || is_empty(b) => Expr::Empty(model.kind(a)),
        Expr::Complement(a) if is_empty(a) => Expr::All(model.kind(a)),
        Expr::Sequence(a, b) | Expr::Product(a, b) if is_empty(a) || is_empty(b) => {
            Expr::Empty(Kind::Relation)
        }
        Expr::Identity(a) | Expr::Plus(a) | Expr::Inverse(a) if is_empty(a) => {
            Expr::Empty(Kind::Relation)
        }
        Expr::Star(a) | Expr::Optional(a) if is_empty(a) => Expr::Relation(BuiltinRelation::Id),
        Expr::Domain(a) | Expr::Range(a) if is_empty(a) => Expr::Empty(Kind::Set),
        other => other,
    };
    model.intern(replaced)
}
