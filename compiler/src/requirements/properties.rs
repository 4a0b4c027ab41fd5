//! What is known of the expressions of a model from their form alone: how they change when a graph
//! is cut down or grows.

use crate::model::{Expr, ExprId, Model, each_once};
use crate::recognise::Recognised;
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet, Entry, NewPairs};

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
#[derive(Clone, Debug)]
pub struct Properties {
    growth: Vec<Growth>,
    causal: Vec<bool>,
    strict: Vec<bool>,
    forward: Vec<bool>,
}

impl Properties {
    /// Analyses all expressions. Operands come before what they are operands of; recursive names
    /// are taken to shrink and not to be causal or forward, which [`Self::new`] then confirms or
    /// takes back until nothing changes.
    pub fn new(model: &Recognised) -> Properties {
        let count = model.expression_count();
        let mut properties = Properties {
            growth: vec![Growth::Fixed; count],
            causal: vec![true; count],
            strict: vec![true; count],
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
                let strict = properties.strict[index] && properties.strict_of(model, id);
                let forward = properties.forward[index] && properties.forward_of(model, id);
                changed |= growth != properties.growth[index]
                    || causal != properties.causal[index]
                    || strict != properties.strict[index]
                    || forward != properties.forward[index];
                properties.growth[index] = growth;
                properties.causal[index] = causal;
                properties.strict[index] = strict;
                properties.forward[index] = forward;
            }
            if !changed {
                return properties;
            }
        }
    }

    /// How an expression changes when a graph is restricted.
    pub fn growth(&self, id: ExprId) -> Growth {
        self.growth[id.index()]
    }

    /// Whether a relation is within `(po | rf)*`.
    pub fn is_causal(&self, id: ExprId) -> bool {
        self.causal[id.index()]
    }

    /// Whether a relation is within `(po | rf)+`.
    pub fn is_strictly_causal(&self, id: ExprId) -> bool {
        self.strict[id.index()]
    }

    /// Whether a relation never leads out of a causally last event with default choices, nor back
    /// to itself.
    pub fn is_forward(&self, id: ExprId) -> bool {
        self.forward[id.index()]
    }

    fn growth_of(&self, model: &Model, id: ExprId) -> Growth {
        let of = |id: ExprId| self.growth(id);
        match model.expr(id) {
            Expr::Empty(_) | Expr::All(_) => Growth::Fixed,
            Expr::Set(set) if is_entered_late(set) => Growth::Shrinking,
            Expr::Relation(relation) if relation.facts().shrinks => Growth::Shrinking,
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
            Expr::Difference(a, b) if of(b) == Growth::Fixed || is_fixed_of_writes(model, a, b) => {
                of(a)
            }
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
            Expr::Relation(relation) => relation.is_causal() || relation == Rel::Id,
            Expr::Empty(_) | Expr::Identity(_) => true,
            Expr::Definition(d) => of(model.definition(d).body),
            Expr::Union(a, b) | Expr::Sequence(a, b) => of(a) && of(b),
            Expr::Intersection(a, b) => of(a) || of(b),
            Expr::Difference(a, _) | Expr::Plus(a) | Expr::Star(a) | Expr::Optional(a) => of(a),
            _ => false,
        }
    }

    fn strict_of(&self, model: &Model, id: ExprId) -> bool {
        let of = |id: ExprId| self.is_strictly_causal(id);
        match model.expr(id) {
            Expr::Relation(relation) => relation.is_causal(),
            Expr::Empty(_) => true,
            Expr::Definition(d) => of(model.definition(d).body),
            Expr::Union(a, b) => of(a) && of(b),
            Expr::Sequence(a, b) => of(a) && self.is_causal(b) || self.is_causal(a) && of(b),
            Expr::Intersection(a, b) => of(a) || of(b),
            Expr::Difference(a, _) | Expr::Plus(a) => of(a),
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
            // From the read half of a read-modify-write, a first step may lead to the write half,
            // and there is more behind it.
            Expr::Sequence(a, b) => {
                let goes_on = of(a) && (self.is_external(model, a) || self.stays(model, b));
                goes_on || (self.stays(model, a) && of(b))
            }
            _ => false,
        }
    }

    /// Whether a forward relation is seen not to lead from the read half of a read-modify-write to
    /// its write half.
    fn is_external(&self, model: &Model, id: ExprId) -> bool {
        each_once(id, |id, work| {
            match model.expand(id) {
                Expr::Relation(relation)
                    if is_forward_relation(relation) && !relation.joins_halves() => {}
                Expr::Union(a, b) => work.extend([a, b]),
                Expr::Plus(a) | Expr::Difference(a, _) | Expr::Intersection(a, _) => work.push(a),
                Expr::Sequence(a, b) => work.push(match model.expand(a) {
                    Expr::Identity(_) => b,
                    _ => a,
                }),
                _ => return false,
            }
            true
        })
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

/// Whether a read enters a set after a model was asked about it. An instruction that returns
/// nothing always writes, so that its read is in `Noreturn` as soon as it has a value, and a model
/// is asked about no read before that.
fn is_entered_late(set: BuiltinSet) -> bool {
    set.facts().entry == Entry::WithWriteHalf && set != BuiltinSet::Noreturn
}

/// Whether a set of writes has its part in another set from the beginning: only reads enter a set
/// with their write halves.
fn is_fixed_of_writes(model: &Model, writes: ExprId, set: ExprId) -> bool {
    matches!(model.expr(set), Expr::Set(set) if is_entered_late(set))
        && has_writes_only(model, writes)
}

fn has_writes_only(model: &Model, set: ExprId) -> bool {
    match model.expr(set) {
        Expr::Set(set) => set == BuiltinSet::W || set == BuiltinSet::Iw,
        Expr::Definition(d) => has_writes_only(model, model.definition(d).body),
        Expr::Intersection(a, b) => has_writes_only(model, a) || has_writes_only(model, b),
        Expr::Difference(a, _) => has_writes_only(model, a),
        _ => false,
    }
}

fn is_test(model: &Model, id: ExprId) -> bool {
    matches!(model.expr(id), Expr::Identity(_) | Expr::Relation(Rel::Id))
}

/// Whether a relation has no pair that begins at a causally last event with default choices.
pub(super) fn is_forward_relation(relation: Rel) -> bool {
    match relation.facts().new_pairs {
        NewPairs::ToEvent | NewPairs::WithEventByChoice => true,
        NewPairs::Any | NewPairs::WithEvent | NewPairs::Itself => false,
    }
}
