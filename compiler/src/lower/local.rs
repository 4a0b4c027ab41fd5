//! Which relations do not change between old events when an event is new.
//!
//! A search may start at the new event only if every new path goes through it. That holds of paths
//! whose letters are steps of the graph. A letter that is a whole relation must be *local*: no pair
//! of old events enters or leaves it when an event that is last in the causal order is added, or
//! has its `rf` or `co` place changed.
//!
//! A relation is *forward* if it is local and relates the new event with nothing but itself as
//! first event. Compositions of forward relations are forward, since a pair of old events could
//! come about only by a way through the new event.

use crate::model::{Expr, ExprId, Model};
use katec_checker::builtin::{Kind, NewPairs};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Locality {
    /// Nothing is known.
    Unknown,
    /// Local.
    Local,
    /// Local and forward.
    Forward,
}

/// Whether a relation is local.
pub fn is_local(model: &Model, id: ExprId) -> bool {
    localities(model)[id.index()] >= Locality::Local
}

/// For all expressions at once; operands come before what they are operands of.
fn localities(model: &Model) -> Vec<Locality> {
    use Locality::{Forward, Local, Unknown};
    let mut known: Vec<Locality> = Vec::with_capacity(model.expression_count());
    for index in 0..model.expression_count() {
        let of = |id: ExprId| known.get(id.index()).copied().unwrap_or(Unknown);
        let expr = model.expr(ExprId::new(index));
        let locality = match expr {
            Expr::Empty(_) => Forward,
            Expr::All(_) => Local,
            // The sets of old events do not change. (`RMW` does, which searches take care of.)
            Expr::Set(_) => Forward,
            Expr::Relation(relation) => match relation.facts().new_pairs {
                NewPairs::ToEvent | NewPairs::Itself => Forward,
                NewPairs::WithEvent | NewPairs::WithEventByChoice => Local,
                NewPairs::Any => Unknown,
            },
            Expr::Declared(_) => Unknown,
            Expr::Definition(d) if model.definition(d).group.is_some() => Unknown,
            Expr::Definition(d) => of(model.definition(d).body),
            Expr::Union(a, b) => of(a).min(of(b)),
            Expr::Intersection(a, b) => match (of(a), of(b)) {
                (Unknown, _) | (_, Unknown) => Unknown,
                (a, b) => a.max(b),
            },
            Expr::Difference(a, b) => match of(b) {
                Unknown => Unknown,
                _ => of(a),
            },
            Expr::Complement(a) => of(a).min(Local),
            Expr::Sequence(a, b) => match (of(a), of(b)) {
                (Forward, Forward) => Forward,
                _ => Unknown,
            },
            Expr::Plus(a) | Expr::Star(a) => match of(a) {
                Forward => Forward,
                _ => Unknown,
            },
            Expr::Optional(a) | Expr::Identity(a) => of(a),
            Expr::Inverse(a) => of(a).min(Local),
            Expr::Product(a, b) => of(a).min(of(b)).min(Local),
            // An old event can enter by a pair with the new one.
            Expr::Domain(_) | Expr::Range(_) => Unknown,
        };
        let set = model.kind(ExprId::new(index)) == Kind::Set;
        known.push(if set && locality != Unknown {
            Forward
        } else {
            locality
        });
    }
    known
}
