//! Keys: the combinations of sets that an event can be in, of the sets that expressions mention;
//! and which keys are in which set expression.

use crate::automata::AutomatonError;
use crate::model::{DeclarationId, Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinRelation, Kind, SetBits, SetMask, possible_masks};
use rustc_hash::{FxHashMap, FxHashSet};

/// One combination of sets: bit `i` for the `i`-th built-in set, the upper 64 bits for declared
/// sets.
pub type Key = u128;

/// The bit of the first declared set.
const DECLARED: usize = 64;

/// The bits of built-in sets.
pub fn builtin_key(mask: SetMask) -> Key {
    Key::from(mask.bits())
}

/// The built-in sets of a key.
pub fn builtin_sets(key: Key) -> SetMask {
    SetMask::from_bits(key as SetBits)
}

/// The declared sets that are mentioned, each with a bit of keys.
#[derive(Clone, Debug, Default)]
pub struct DeclaredSets(Vec<DeclarationId>);

impl DeclaredSets {
    /// The bit of a set, if it is mentioned.
    pub fn bit(&self, declaration: DeclarationId) -> Option<Key> {
        let place = self.0.iter().position(|d| *d == declaration)?;
        Some(1 << (DECLARED + place))
    }

    /// The sets of a key.
    pub fn of(&self, key: Key) -> impl Iterator<Item = DeclarationId> {
        let all = self.0.iter().enumerate();
        let within = all.filter(move |(place, _)| key >> (DECLARED + place) & 1 != 0);
        within.map(|(_, declaration)| *declaration)
    }
}

/// A set is within another one, or empty.
pub type SetFact = (ExprId, Option<ExprId>);

/// All expressions that the roots are made of, ascending: operands, and bodies of definitions that
/// are not recursive, come before what is made of them.
pub fn cone(model: &Model, roots: &[ExprId]) -> Vec<ExprId> {
    let mut seen = FxHashSet::default();
    let mut work: Vec<ExprId> = roots.to_vec();
    while let Some(id) = work.pop() {
        if seen.insert(id) {
            let expr = model.expr(id);
            work.extend(expr.operands());
            if let Expr::Definition(definition) = expr {
                let defined = model.definition(definition);
                work.push(defined.body);
                let group = defined.group.iter().flatten();
                work.extend(group.map(|d| model.definition(*d).body));
            }
        }
    }
    let mut cone: Vec<_> = seen.into_iter().collect();
    cone.sort_unstable();
    cone
}

/// The built-in relations whose ends matter: those mentioned, and those of program order and
/// communication, which proofs bring in.
pub fn relations_used(model: &Model, cone: &[ExprId]) -> Vec<BuiltinRelation> {
    let all = BuiltinRelation::ALL.iter().copied();
    let mut relations: Vec<_> = all.filter(|r| !r.facts().given).collect();
    for id in cone {
        if let Expr::Relation(relation) = model.expr(*id) {
            relations.push(relation);
        }
    }
    relations.sort_unstable();
    relations.dedup();
    relations
}

pub fn tests_used_by(expr: Expr) -> Vec<ExprId> {
    match expr {
        Expr::Identity(a) => vec![a],
        Expr::Product(a, b) => vec![a, b],
        _ => Vec::new(),
    }
}

/// For each set expression that is a test: which of all keys are in it.
pub type Members = FxHashMap<ExprId, Vec<bool>>;

pub struct Keys {
    /// The bits of the sets that are mentioned.
    pub mentioned: Key,
    /// The declared sets that are mentioned.
    pub declared: DeclaredSets,
    /// All keys, ascending.
    pub all: Vec<Key>,
}

/// How many keys there may be: some hundred megabytes with all that is made of them.
const KEY_LIMIT: usize = 1 << 20;

/// Every combination of the sets that are mentioned, or that a fact about a relation mentions, of
/// which the assumed facts hold.
///
/// Each declared set doubles the number of keys. So sets are added one by one, and keys of which a
/// fact does not hold are dropped as soon as all its sets are there.
pub fn all_keys(
    model: &Model,
    cone: &[ExprId],
    assumed: &[SetFact],
) -> Result<Keys, AutomatonError> {
    let mut mentioned: Key = 0;
    let mut declared = Vec::new();
    for id in cone {
        match model.expr(*id) {
            Expr::Set(set) => mentioned |= 1 << set as u32,
            Expr::Declared(d) if model.kind(*id) == Kind::Set => declared.push(d),
            _ => {}
        }
    }
    for relation in relations_used(model, cone) {
        let (source, target) = relation.ends();
        for fact in [source, target] {
            mentioned |= builtin_key(fact.required.union(fact.forbidden));
        }
    }
    let mut all: Vec<Key> = possible_masks()
        .iter()
        .map(|mask| builtin_key(*mask) & mentioned)
        .collect();
    all.sort_unstable();
    all.dedup();
    let mut facts: Vec<(SetFact, Vec<DeclarationId>)> = assumed
        .iter()
        .map(|fact| (*fact, declared_in(model, *fact)))
        .collect();
    let mut added = DeclaredSets::default();
    let mut next = declared.into_iter();
    loop {
        let (known, unknown) = facts
            .into_iter()
            .partition(|(_, sets)| sets.iter().all(|set| added.0.contains(set)));
        facts = unknown;
        all = keeping(model, all, &added, known);
        let Some(declaration) = next.next() else {
            break;
        };
        if added.0.len() == 64 || all.len() > KEY_LIMIT / 2 {
            return Err(AutomatonError::TooManyClasses {
                classes: all.len().saturating_mul(2),
                limit: KEY_LIMIT,
            });
        }
        added.0.push(declaration);
        let bit = 1 << (DECLARED + added.0.len() - 1);
        mentioned |= bit;
        let with: Vec<Key> = all.iter().map(|key| key | bit).collect();
        all.extend(with);
    }
    all.sort_unstable();
    Ok(Keys {
        mentioned,
        declared: added,
        all,
    })
}

/// The declared sets that a fact mentions.
fn declared_in(model: &Model, (set, within): SetFact) -> Vec<DeclarationId> {
    let cone = model.cone(std::iter::once(set).chain(within)).into_iter();
    let declared = cone.filter_map(|id| match model.expr(id) {
        Expr::Declared(declaration) => Some(declaration),
        _ => None,
    });
    declared.collect()
}

/// The keys of which facts hold.
fn keeping(
    model: &Model,
    keys: Vec<Key>,
    declared: &DeclaredSets,
    facts: Vec<(SetFact, Vec<DeclarationId>)>,
) -> Vec<Key> {
    let mut keep = vec![true; keys.len()];
    for ((set, within), _) in facts {
        let roots: Vec<ExprId> = std::iter::once(set).chain(within).collect();
        let members = key_members(model, &cone(model, &roots), &keys, declared);
        let Some(inside) = members.get(&set) else {
            continue;
        };
        for (index, keep) in keep.iter_mut().enumerate() {
            let allowed = match within {
                Some(within) => members.get(&within).is_none_or(|within| within[index]),
                None => false,
            };
            *keep &= !inside[index] || allowed;
        }
    }
    let kept = keys.into_iter().zip(keep).filter(|(_, keep)| *keep);
    kept.map(|(key, _)| key).collect()
}

pub fn key_members(
    model: &Model,
    cone: &[ExprId],
    keys: &[Key],
    declared: &DeclaredSets,
) -> Members {
    let mut members = Members::default();
    for id in cone.iter().filter(|id| model.kind(**id) == Kind::Set) {
        let bit = |bit: Key| Some(keys.iter().map(|key| key & bit != 0).collect());
        let both = |a: ExprId, b: ExprId, f: fn(bool, bool) -> bool| {
            let (a, b) = (members.get(&a)?, members.get(&b)?);
            Some(a.iter().zip(b).map(|(a, b)| f(*a, *b)).collect())
        };
        let value: Option<Vec<bool>> = match model.expr(*id) {
            Expr::Empty(_) => Some(vec![false; keys.len()]),
            Expr::All(_) => Some(vec![true; keys.len()]),
            Expr::Set(set) => bit(1 << set as u32),
            Expr::Declared(declaration) => declared.bit(declaration).and_then(bit),
            Expr::Definition(definition) => {
                let definition = model.definition(definition);
                let plain = definition.group.is_none();
                members.get(&definition.body).filter(|_| plain).cloned()
            }
            Expr::Union(a, b) => both(a, b, |a, b| a || b),
            Expr::Intersection(a, b) => both(a, b, |a, b| a && b),
            Expr::Difference(a, b) => both(a, b, |a, b| a && !b),
            Expr::Complement(a) => members.get(&a).map(|a| a.iter().map(|a| !a).collect()),
            _ => None,
        };
        if let Some(value) = value {
            members.insert(*id, value);
        }
    }
    members
}
