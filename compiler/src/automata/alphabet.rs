//! Events as automata see them: classes, and tests as sets of classes.
//!
//! The tests of a model are boolean combinations of sets. Only finitely many combinations of sets can occur in an execution
//! ([`theory::possible_masks`]), and of those a model tells only some apart. A *class* is what is left: all events on
//! which every test of the model, and every fact about the ends of its relations, agrees. So a test is a set of classes,
//! conjunction is intersection, a contradictory test is the empty set, and "implies" is inclusion: exactly, with the facts
//! about sets built in.

use super::{AutomatonError, Letter};
use crate::model::{DeclarationId, Expr, ExprId, Model};
use crate::theory::{self, EndFact};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, Kind, SetMask};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

const WORDS: usize = 4;

/// How many classes an alphabet can have.
pub const CLASS_LIMIT: usize = 64 * WORDS;

/// How many declared sets a proof can mention: each doubles the number of classes to begin with.
const DECLARED_LIMIT: usize = 8;

/// A class of events, dense from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Class(u16);

impl Class {
    /// Position in its alphabet.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A test of an event: the set of classes that pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Test([u64; WORDS]);

impl Test {
    /// No event passes.
    pub const NONE: Test = Test([0; WORDS]);

    /// Events of one class pass.
    pub fn only(class: Class) -> Test {
        let mut test = Test::NONE;
        test.insert(class);
        test
    }

    /// Lets a class pass.
    pub fn insert(&mut self, class: Class) {
        self.0[class.index() / 64] |= 1 << (class.index() % 64);
    }

    /// Whether a class passes.
    pub fn contains(self, class: Class) -> bool {
        self.0[class.index() / 64] & 1 << (class.index() % 64) != 0
    }

    fn zip(self, other: Test, f: impl Fn(u64, u64) -> u64) -> Test {
        Test(std::array::from_fn(|i| f(self.0[i], other.0[i])))
    }

    /// Both tests.
    #[must_use]
    pub fn and(self, other: Test) -> Test {
        self.zip(other, |a, b| a & b)
    }

    /// One of the tests.
    #[must_use]
    pub fn or(self, other: Test) -> Test {
        self.zip(other, |a, b| a | b)
    }

    /// This test and not the other.
    #[must_use]
    pub fn minus(self, other: Test) -> Test {
        self.zip(other, |a, b| a & !b)
    }

    /// Whether no class passes.
    pub fn is_none(self) -> bool {
        self == Test::NONE
    }

    /// Whether every class that passes this test passes the other.
    pub fn implies(self, other: Test) -> bool {
        self.minus(other).is_none()
    }

    /// Whether some class passes both.
    pub fn meets(self, other: Test) -> bool {
        !self.and(other).is_none()
    }

    /// The classes that pass, in ascending order.
    pub fn classes(self) -> impl Iterator<Item = Class> {
        (0..WORDS).flat_map(move |word| {
            let mut bits = self.0[word];
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let bit = bits.trailing_zeros() as u16;
                    bits &= bits - 1;
                    Class(64 * word as u16 + bit)
                })
            })
        })
    }
}

impl fmt::Debug for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.classes().map(|c| c.0)).finish()
    }
}

/// Events that are in all of some sets and in none of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cube {
    required: u64,
    forbidden: u64,
}

impl Cube {
    /// The built-in sets that the events are in.
    pub fn required(self) -> SetMask {
        SetMask::from_bits(self.required as u32)
    }

    /// The built-in sets that the events are not in.
    pub fn forbidden(self) -> SetMask {
        SetMask::from_bits(self.forbidden as u32)
    }

    fn holds(self, key: u64) -> bool {
        key & self.required == self.required && key & self.forbidden == 0
    }
}

/// The classes of a model's events, and what its expressions say about classes alone.
///
/// A *key* is one combination of the sets that are mentioned: bit `i` for the `i`-th built-in set, the bits above
/// 32 for declared sets.
#[derive(Clone, Debug)]
pub struct Alphabet {
    /// The bits of the sets that are mentioned.
    mentioned: u64,
    /// The names of declared sets, those that are mentioned and others.
    declared: Vec<String>,
    classes_of_keys: FxHashMap<u64, Class>,
    /// For each class the keys in it, ascending.
    keys: Vec<Vec<u64>>,
    shapes: Vec<Shape>,
}

/// What an expression says about classes alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A set that is a test.
    Set(Test),
    /// A relation that is the identity on a test.
    Identity(Test),
    /// A relation that holds of two events if and only if it holds of their classes: for each class of a first
    /// event the classes of second events.
    Pairs(Vec<Test>),
    /// More than classes matter.
    Other,
}

impl Alphabet {
    /// The classes that these expressions tell apart. Expressions that they do not mention have shape [`Shape::Other`].
    pub fn new(
        model: &Model,
        roots: impl IntoIterator<Item = ExprId>,
    ) -> Result<Alphabet, AutomatonError> {
        let cone = cone(model, roots);
        let keys = all_keys(model, &cone)?;
        let mut alphabet = Alphabet {
            mentioned: keys.mentioned,
            declared: model.declarations.iter().map(|d| d.name.clone()).collect(),
            classes_of_keys: FxHashMap::default(),
            keys: Vec::new(),
            shapes: Vec::new(),
        };
        let members = key_members(model, &cone, &keys.all);
        alphabet.merge_keys(model, &cone, &keys.all, &members)?;
        alphabet.compute_shapes(model, &cone, &keys.all, &members);
        Ok(alphabet)
    }

    /// The number of classes.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether there are no classes. There always are some.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// The test that every event passes.
    pub fn all(&self) -> Test {
        let mut test = Test::NONE;
        for index in 0..self.len() {
            test.insert(Class(index as u16));
        }
        test
    }

    /// The class of an event that is in these built-in sets and in these declared sets; `None` if the theory excludes it.
    pub fn class_of(
        &self,
        mask: SetMask,
        declared: impl IntoIterator<Item = DeclarationId>,
    ) -> Option<Class> {
        let declared = declared.into_iter().filter_map(declared_bit);
        let key = declared.fold(u64::from(mask.bits()), |key, bit| key | bit);
        self.classes_of_keys.get(&(key & self.mentioned)).copied()
    }

    /// What an expression says about classes alone.
    pub fn shape(&self, id: ExprId) -> &Shape {
        self.shapes.get(id.index()).unwrap_or(&Shape::Other)
    }

    /// The test of being in a built-in set, if the alphabet can tell.
    pub fn set(&self, set: BuiltinSet) -> Option<Test> {
        let bit = 1 << set as u32;
        self.exact(|key| key & bit != 0)
            .filter(|_| self.mentioned & bit != 0)
    }

    /// The classes of events that can stand at the source and at the target of a step, as far as the alphabet can tell.
    pub fn ends(&self, letter: Letter) -> (Test, Test) {
        let Some(relation) = letter.part_of() else {
            return (self.all(), self.all());
        };
        let (source, target) = theory::ends(relation);
        let (source, target) = (self.possible(source), self.possible(target));
        if letter.inverse {
            (target, source)
        } else {
            (source, target)
        }
    }

    /// The classes some of whose events may agree with a fact.
    fn possible(&self, fact: EndFact) -> Test {
        let mentioned = |mask: SetMask| SetMask::from_bits(mask.bits() & self.mentioned as u32);
        let (required, forbidden) = (mentioned(fact.required), mentioned(fact.forbidden));
        let fact = EndFact {
            required,
            forbidden,
        };
        let mut test = Test::NONE;
        for (index, keys) in self.keys.iter().enumerate() {
            if keys
                .iter()
                .any(|k| fact.holds(SetMask::from_bits(*k as u32)))
            {
                test.insert(Class(index as u16));
            }
        }
        test
    }

    /// The test that exactly the events with such keys pass, if classes do not mix them with others.
    fn exact(&self, holds: impl Fn(u64) -> bool) -> Option<Test> {
        let mut test = Test::NONE;
        for (index, keys) in self.keys.iter().enumerate() {
            let count = keys.iter().filter(|key| holds(**key)).count();
            if count == keys.len() {
                test.insert(Class(index as u16));
            } else if count != 0 {
                return None;
            }
        }
        Some(test)
    }

    /// The blocks of classes that some tests do not tell apart, each with a representative, its first class.
    pub fn blocks(&self, mut tests: Vec<Test>) -> Vec<(Class, Test)> {
        tests.sort_unstable();
        tests.dedup();
        let mut blocks = Vec::new();
        let mut left = self.all();
        while let Some(class) = left.classes().next() {
            let block = tests.iter().fold(left, |block, test| {
                if test.contains(class) {
                    block.and(*test)
                } else {
                    block.minus(*test)
                }
            });
            blocks.push((class, block));
            left = left.minus(block);
        }
        blocks
    }

    /// A test as a union of cubes, as few literals as a greedy choice finds. Exact for all events that can occur.
    pub fn cubes(&self, test: Test) -> Vec<Cube> {
        let (mut inside, mut outside) = (Vec::new(), Vec::new());
        for (index, keys) in self.keys.iter().enumerate() {
            let side = if test.contains(Class(index as u16)) {
                &mut inside
            } else {
                &mut outside
            };
            side.extend_from_slice(keys);
        }
        let mut cubes: Vec<Cube> = Vec::new();
        while let Some(key) = inside.first().copied() {
            let cube = self.widest_cube(key, &outside);
            inside.retain(|key| !cube.holds(*key));
            cubes.push(cube);
        }
        cubes
    }

    /// The cube around a key with as few literals as possible that contains none of the keys `outside`. Negative literals
    /// go first, then the sets that the vocabulary lists first, so that what is left is what people write.
    fn widest_cube(&self, key: u64, outside: &[u64]) -> Cube {
        let mut cube = Cube {
            required: key & self.mentioned,
            forbidden: !key & self.mentioned,
        };
        let bits = || {
            (0..64)
                .map(|i| 1u64 << i)
                .filter(|b| self.mentioned & b != 0)
        };
        let mut shrink = |without: Cube| {
            if !outside.iter().any(|key| without.holds(*key)) {
                cube = without;
            }
            cube
        };
        let mut current = shrink(Cube {
            required: key & self.mentioned,
            forbidden: 0,
        });
        for bit in bits().filter(|b| key & b == 0) {
            current = shrink(Cube {
                forbidden: current.forbidden & !bit,
                ..current
            });
        }
        for bit in bits().filter(|b| key & b != 0) {
            current = shrink(Cube {
                required: current.required & !bit,
                ..current
            });
        }
        current
    }

    /// A test in the language's own words; empty if every event passes.
    pub fn show(&self, test: Test) -> String {
        let shown: Vec<_> = self
            .cubes(test)
            .into_iter()
            .map(|c| self.show_cube(c))
            .collect();
        match shown.as_slice() {
            [] => "0".to_string(),
            [cube] => cube.clone(),
            cubes => cubes.join(" | "),
        }
    }

    fn show_cube(&self, cube: Cube) -> String {
        let literal = |bits: u64, sign: &str| -> Vec<String> {
            let builtin = SetMask::from_bits(bits as u32);
            let declared = (0..32).filter(move |i| bits >> (32 + i) & 1 != 0);
            builtin
                .iter()
                .map(|s| format!("{sign}{s}"))
                .chain(declared.map(|i| format!("{sign}{}", self.declared[i])))
                .collect()
        };
        let mut literals = literal(cube.required, "");
        literals.extend(literal(cube.forbidden, "~"));
        literals.join(" & ")
    }

    /// Puts together the keys on which all tests and facts agree.
    fn merge_keys(
        &mut self,
        model: &Model,
        cone: &[ExprId],
        keys: &[u64],
        members: &Members,
    ) -> Result<(), AutomatonError> {
        let mut signatures: Vec<Vec<bool>> = vec![Vec::new(); keys.len()];
        let mut distinguish = |members: Vec<bool>| {
            for (signature, member) in signatures.iter_mut().zip(members) {
                signature.push(member);
            }
        };
        for id in cone {
            for test in tests_used_by(model.expr(*id)) {
                if let Some(members) = members.get(&test) {
                    distinguish(members.clone());
                }
            }
        }
        for relation in relations_used(model, cone) {
            let (source, target) = theory::ends(relation);
            for fact in [source, target] {
                let holds = |key: &u64| fact.holds(SetMask::from_bits(*key as u32));
                distinguish(keys.iter().map(holds).collect());
            }
        }
        let mut classes: FxHashMap<Vec<bool>, Class> = FxHashMap::default();
        for (key, signature) in keys.iter().zip(signatures) {
            let next = Class(self.keys.len() as u16);
            let class = *classes.entry(signature).or_insert(next);
            if class == next {
                self.keys.push(Vec::new());
            }
            self.keys[class.index()].push(*key);
            self.classes_of_keys.insert(*key, class);
        }
        if self.keys.len() > CLASS_LIMIT {
            return Err(AutomatonError::TooManyClasses {
                classes: self.keys.len(),
                limit: CLASS_LIMIT,
            });
        }
        Ok(())
    }

    fn compute_shapes(&mut self, model: &Model, cone: &[ExprId], keys: &[u64], members: &Members) {
        self.shapes = vec![Shape::Other; cone.last().map_or(0, |id| id.index() + 1)];
        for id in cone {
            self.shapes[id.index()] = match model.kind(*id) {
                Kind::Set => {
                    let holds = |members: &Vec<bool>| {
                        self.exact(|key| keys.binary_search(&key).is_ok_and(|i| members[i]))
                    };
                    let test = members.get(id).and_then(holds);
                    test.map_or(Shape::Other, Shape::Set)
                }
                Kind::Relation => self.shape_of(model, *id),
            };
        }
    }

    /// The shape of a relation, given those of its operands.
    fn shape_of(&self, model: &Model, id: ExprId) -> Shape {
        let all = self.all();
        let set = |id: ExprId| match self.shape(id) {
            Shape::Set(test) => Some(*test),
            _ => None,
        };
        let shape = match model.expr(id) {
            Expr::Empty(_) => Some(Shape::Pairs(vec![Test::NONE; self.len()])),
            Expr::All(_) => Some(Shape::Pairs(vec![all; self.len()])),
            Expr::Relation(BuiltinRelation::Id) => Some(Shape::Identity(all)),
            Expr::Definition(definition) => {
                let definition = model.definition(definition);
                let plain = definition.group.is_none();
                plain.then(|| self.shape(definition.body).clone())
            }
            Expr::Union(a, b) => combine(self.shape(a), self.shape(b), Test::or),
            Expr::Intersection(a, b) => combine(self.shape(a), self.shape(b), Test::and),
            Expr::Difference(a, b) => combine(self.shape(a), self.shape(b), Test::minus),
            Expr::Complement(a) => match self.shape(a) {
                Shape::Pairs(rows) => Some(Shape::Pairs(
                    rows.iter().map(|row| all.minus(*row)).collect(),
                )),
                _ => None,
            },
            Expr::Sequence(a, b) => match (self.shape(a), self.shape(b)) {
                (Shape::Identity(a), Shape::Identity(b)) => Some(Shape::Identity(a.and(*b))),
                (Shape::Identity(a), Shape::Pairs(rows)) => Some(self.restrict(rows, *a, all)),
                (Shape::Pairs(rows), Shape::Identity(b)) => Some(self.restrict(rows, all, *b)),
                _ => None,
            },
            Expr::Star(a) | Expr::Optional(a) => match self.shape(a) {
                Shape::Identity(_) => Some(Shape::Identity(all)),
                _ => None,
            },
            Expr::Plus(a) => match self.shape(a) {
                Shape::Identity(test) => Some(Shape::Identity(*test)),
                _ => None,
            },
            Expr::Inverse(a) => match self.shape(a) {
                Shape::Pairs(rows) => Some(self.transpose(rows)),
                Shape::Identity(test) => Some(Shape::Identity(*test)),
                _ => None,
            },
            Expr::Identity(a) => set(a).map(Shape::Identity),
            Expr::Product(a, b) => set(a).zip(set(b)).map(|(a, b)| {
                let full = vec![all; self.len()];
                self.restrict(&full, a, b)
            }),
            Expr::Relation(_)
            | Expr::Declared(_)
            | Expr::Set(_)
            | Expr::Domain(_)
            | Expr::Range(_) => None,
        };
        shape.unwrap_or(Shape::Other)
    }

    fn restrict(&self, rows: &[Test], source: Test, target: Test) -> Shape {
        let row = |(index, row): (usize, &Test)| {
            if source.contains(Class(index as u16)) {
                row.and(target)
            } else {
                Test::NONE
            }
        };
        Shape::Pairs(rows.iter().enumerate().map(row).collect())
    }

    fn transpose(&self, rows: &[Test]) -> Shape {
        let mut result = vec![Test::NONE; self.len()];
        for (source, row) in rows.iter().enumerate() {
            for target in row.classes() {
                result[target.index()].insert(Class(source as u16));
            }
        }
        Shape::Pairs(result)
    }
}

/// Splits a relation between classes into products of tests.
pub fn rectangles(rows: &[Test]) -> Vec<(Test, Test)> {
    let mut result: Vec<(Test, Test)> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        if row.is_none() {
            continue;
        }
        let class = Class(index as u16);
        match result.iter_mut().find(|(_, targets)| targets == row) {
            Some((sources, _)) => sources.insert(class),
            None => result.push((Test::only(class), *row)),
        }
    }
    result
}

fn combine(a: &Shape, b: &Shape, f: impl Fn(Test, Test) -> Test) -> Option<Shape> {
    match (a, b) {
        (Shape::Identity(a), Shape::Identity(b)) => Some(Shape::Identity(f(*a, *b))),
        (Shape::Pairs(a), Shape::Pairs(b)) => Some(Shape::Pairs(
            a.iter().zip(b).map(|(a, b)| f(*a, *b)).collect(),
        )),
        _ => None,
    }
}

fn declared_bit(declaration: DeclarationId) -> Option<u64> {
    (declaration.index() < 32).then(|| 1 << (32 + declaration.index()))
}

/// All expressions that the roots are made of, ascending: operands, and bodies of definitions that are not recursive, come
/// before what is made of them.
fn cone(model: &Model, roots: impl IntoIterator<Item = ExprId>) -> Vec<ExprId> {
    let mut seen = FxHashSet::default();
    let mut work: Vec<ExprId> = roots.into_iter().collect();
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

/// The built-in relations whose ends matter: those mentioned, and the communication relations that proofs bring in.
fn relations_used(model: &Model, cone: &[ExprId]) -> Vec<BuiltinRelation> {
    use BuiltinRelation::{Co, Fr, Po, PoLoc, Rf, Rfi};
    let mut relations = vec![Po, PoLoc, Rf, Rfi, Co, Fr];
    for id in cone {
        if let Expr::Relation(relation) = model.expr(*id) {
            relations.push(relation);
        }
    }
    relations.sort_unstable();
    relations.dedup();
    relations
}

fn tests_used_by(expr: Expr) -> Vec<ExprId> {
    match expr {
        Expr::Identity(a) => vec![a],
        Expr::Product(a, b) => vec![a, b],
        _ => Vec::new(),
    }
}

/// For each set expression that is a test: which of all keys are in it.
type Members = FxHashMap<ExprId, Vec<bool>>;

struct Keys {
    mentioned: u64,
    all: Vec<u64>,
}

/// Every combination of the sets that are mentioned, or that a fact about a relation mentions.
fn all_keys(model: &Model, cone: &[ExprId]) -> Result<Keys, AutomatonError> {
    let mut mentioned = 0u64;
    let mut declared = Vec::new();
    for id in cone {
        match model.expr(*id) {
            Expr::Set(set) => mentioned |= 1 << set as u32,
            Expr::Declared(d) if model.kind(*id) == Kind::Set => declared.push(d),
            _ => {}
        }
    }
    for relation in relations_used(model, cone) {
        let (source, target) = theory::ends(relation);
        for fact in [source, target] {
            mentioned |= u64::from(fact.required.union(fact.forbidden).bits());
        }
    }
    let too_many = |classes| AutomatonError::TooManyClasses {
        classes,
        limit: CLASS_LIMIT,
    };
    let mut all: Vec<u64> = theory::possible_masks()
        .into_iter()
        .map(|mask| u64::from(mask.bits()) & mentioned)
        .collect();
    all.sort_unstable();
    all.dedup();
    if declared.len() > DECLARED_LIMIT {
        return Err(too_many(all.len() << declared.len().min(32)));
    }
    for declaration in declared {
        let bit = declared_bit(declaration).ok_or_else(|| too_many(all.len() * 2))?;
        mentioned |= bit;
        let with: Vec<u64> = all.iter().map(|key| key | bit).collect();
        all.extend(with);
    }
    all.sort_unstable();
    Ok(Keys { mentioned, all })
}

fn key_members(model: &Model, cone: &[ExprId], keys: &[u64]) -> Members {
    let mut members = Members::default();
    for id in cone.iter().filter(|id| model.kind(**id) == Kind::Set) {
        let bit = |bit: u64| Some(keys.iter().map(|key| key & bit != 0).collect());
        let both = |a: ExprId, b: ExprId, f: fn(bool, bool) -> bool| {
            let (a, b) = (members.get(&a)?, members.get(&b)?);
            Some(a.iter().zip(b).map(|(a, b)| f(*a, *b)).collect())
        };
        let value: Option<Vec<bool>> = match model.expr(*id) {
            Expr::Empty(_) => Some(vec![false; keys.len()]),
            Expr::All(_) => Some(vec![true; keys.len()]),
            Expr::Set(set) => bit(1 << set as u32),
            Expr::Declared(declaration) => declared_bit(declaration).and_then(bit),
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
