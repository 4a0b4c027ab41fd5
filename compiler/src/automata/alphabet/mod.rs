//! Events as automata see them: classes, and tests as sets of classes.
//!
//! The tests of a model are boolean combinations of sets. Only finitely many combinations of sets
//! can occur in an execution ([`possible_masks`]), and of those a model tells only some apart. A
//! *class* is what is left: all events on which every test of the model, and every fact about the
//! ends of its relations, agrees. So a test is a set of classes, conjunction is intersection, a
//! contradictory test is the empty set, and "implies" is inclusion: exactly, with the facts about
//! sets built in.

use super::work::{Stop, Work};
use super::{AutomatonError, Letter};
use crate::model::{DeclarationId, Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet, EndFact, Kind, SetMask, possible_masks};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

mod keys;

use keys::{
    DeclaredSets, Members, all_keys, builtin_key, builtin_sets, cone, key_members, relations_used,
    tests_used_by,
};
pub use keys::{Key, SetFact};

/// The width of tests in words of 64 classes, unless it is said.
///
/// Tests are copied everywhere, so they have a fixed size, and automata are generic over it: what
/// one model says rarely tells more than 256 classes apart, and proofs that need more use wider
/// tests ([`crate::prove`]).
pub const NARROW: usize = 4;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Test<const N: usize = NARROW>([u64; N]);

impl<const N: usize> Default for Test<N> {
    fn default() -> Self {
        Test::NONE
    }
}

impl<const N: usize> Test<N> {
    /// No event passes.
    pub const NONE: Test<N> = Test([0; N]);

    /// Events of one class pass.
    pub fn only(class: Class) -> Test<N> {
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

    fn zip(self, other: Test<N>, f: impl Fn(u64, u64) -> u64) -> Test<N> {
        Test(std::array::from_fn(|i| f(self.0[i], other.0[i])))
    }

    /// Both tests.
    #[must_use]
    pub fn and(self, other: Test<N>) -> Test<N> {
        self.zip(other, |a, b| a & b)
    }

    /// One of the tests.
    #[must_use]
    pub fn or(self, other: Test<N>) -> Test<N> {
        self.zip(other, |a, b| a | b)
    }

    /// This test and not the other.
    #[must_use]
    pub fn minus(self, other: Test<N>) -> Test<N> {
        self.zip(other, |a, b| a & !b)
    }

    /// Whether no class passes.
    pub fn is_none(self) -> bool {
        self == Test::NONE
    }

    /// Whether every class that passes this test passes the other.
    pub fn implies(self, other: Test<N>) -> bool {
        self.minus(other).is_none()
    }

    /// Whether some class passes both.
    pub fn meets(self, other: Test<N>) -> bool {
        !self.and(other).is_none()
    }

    /// The classes that pass, in ascending order.
    pub fn classes(self) -> impl Iterator<Item = Class> {
        (0..N).flat_map(move |word| {
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

impl<const N: usize> fmt::Debug for Test<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.classes().map(|c| c.0)).finish()
    }
}

/// Events that are in all of some sets and in none of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cube {
    required: Key,
    forbidden: Key,
}

impl Cube {
    /// The built-in sets that the events are in.
    pub fn required(self) -> SetMask {
        builtin_sets(self.required)
    }

    /// The built-in sets that the events are not in.
    pub fn forbidden(self) -> SetMask {
        builtin_sets(self.forbidden)
    }

    fn holds(self, key: Key) -> bool {
        key & self.required == self.required && key & self.forbidden == 0
    }
}

/// The classes of a model's events, and what its expressions say about classes alone.
///
/// A [*key*](Key) is one combination of the sets that are mentioned.
#[derive(Clone, Debug)]
pub struct Alphabet<const N: usize = NARROW> {
    /// The bits of the sets that are mentioned.
    mentioned: Key,
    declared: DeclaredSets,
    /// The names of all that is declared.
    names: Vec<String>,
    classes_of_keys: FxHashMap<Key, Class>,
    /// For each class the keys in it, ascending.
    keys: Vec<Vec<Key>>,
    shapes: Vec<Shape<N>>,
    /// For each built-in relation the classes at its ends.
    ends: Vec<(Test<N>, Test<N>)>,
    work: Work,
}

/// What an expression says about classes alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape<const N: usize = NARROW> {
    /// A set that is a test.
    Set(Test<N>),
    /// A relation that is the identity on a test.
    Identity(Test<N>),
    /// A relation that holds of two events if and only if it holds of their classes: for each class
    /// of a first event the classes of second events.
    Pairs(Vec<Test<N>>),
    /// More than classes matter.
    Other,
}

impl Alphabet {
    /// The classes that these expressions tell apart, if there are few.
    pub fn new(
        model: &Model,
        roots: impl IntoIterator<Item = ExprId>,
    ) -> Result<Alphabet, AutomatonError> {
        Alphabet::assuming(model, roots, &[])
    }
}

impl<const N: usize> Alphabet<N> {
    /// The classes that these expressions tell apart. Expressions that they do not mention have
    /// shape [`Shape::Other`].
    ///
    /// Events of which one of the assumed facts does not hold have no class.
    pub fn assuming(
        model: &Model,
        roots: impl IntoIterator<Item = ExprId>,
        assumed: &[SetFact],
    ) -> Result<Alphabet<N>, AutomatonError> {
        let roots: Vec<ExprId> = roots.into_iter().collect();
        let cone = cone(model, &roots);
        let keys = all_keys(model, &cone, assumed)?;
        let mut alphabet = Alphabet {
            mentioned: keys.mentioned,
            names: model.declarations.iter().map(|d| d.name.clone()).collect(),
            declared: keys.declared.clone(),
            classes_of_keys: FxHashMap::default(),
            keys: Vec::new(),
            shapes: Vec::new(),
            ends: Vec::new(),
            work: Work::default(),
        };
        let members = key_members(model, &cone, &keys.all, &keys.declared);
        let mut tests: Vec<ExprId> = cone
            .iter()
            .flat_map(|id| tests_used_by(model.expr(*id)))
            .collect();
        tests.extend(roots);
        alphabet.merge_keys(&relations_used(model, &cone), &tests, &keys.all, &members)?;
        alphabet.compute_ends();
        alphabet.compute_shapes(model, &cone, &keys.all, &members);
        Ok(alphabet)
    }

    /// The same alphabet. Work on automata over it is given up in time.
    #[must_use]
    pub fn stopping(self, stop: Stop) -> Self {
        Self {
            work: Work::new(stop),
            ..self
        }
    }

    /// The work on automata over this alphabet.
    pub fn work(&self) -> &Work {
        &self.work
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
    pub fn all(&self) -> Test<N> {
        let mut test = Test::NONE;
        for index in 0..self.len() {
            test.insert(Class(index as u16));
        }
        test
    }

    /// The class of an event that is in these built-in sets and in these declared sets; `None` if
    /// the theory excludes it.
    pub fn class_of(
        &self,
        mask: SetMask,
        declared: impl IntoIterator<Item = DeclarationId>,
    ) -> Option<Class> {
        let declared = declared.into_iter().filter_map(|d| self.declared.bit(d));
        let key = declared.fold(builtin_key(mask), |key, bit| key | bit);
        self.classes_of_keys.get(&(key & self.mentioned)).copied()
    }

    /// The events that pass a test: the built-in sets and the declared sets that they are in.
    pub fn members(&self, test: Test<N>) -> Vec<(SetMask, Vec<DeclarationId>)> {
        let mut members = Vec::new();
        for class in test.classes() {
            for key in &self.keys[class.index()] {
                let declared: Vec<_> = self.declared.of(*key).collect();
                for mask in possible_masks() {
                    if builtin_key(*mask) & self.mentioned == builtin_key(builtin_sets(*key)) {
                        members.push((*mask, declared.clone()));
                    }
                }
            }
        }
        members
    }

    /// What an expression says about classes alone.
    pub fn shape(&self, id: ExprId) -> &Shape<N> {
        self.shapes.get(id.index()).unwrap_or(&Shape::Other)
    }

    /// The test of being in a built-in set, if the alphabet can tell.
    pub fn set(&self, set: BuiltinSet) -> Option<Test<N>> {
        let bit = 1 << set as u32;
        self.exact(|key| key & bit != 0)
            .filter(|_| self.mentioned & bit != 0)
    }

    /// The classes of which the alphabet can tell that all their events are in all of these sets.
    /// It need not be able to tell each of the sets.
    pub fn within(&self, sets: SetMask) -> Test<N> {
        let bits = builtin_key(sets);
        let mut test = Test::NONE;
        for (index, keys) in self.keys.iter().enumerate() {
            if keys.iter().all(|key| key & bits == bits) {
                test.insert(Class(index as u16));
            }
        }
        test
    }

    /// The classes of events that can stand at the source and at the target of a step, as far as
    /// the alphabet can tell.
    pub fn ends(&self, letter: Letter) -> (Test<N>, Test<N>) {
        let Some(relation) = letter.part_of() else {
            return (self.all(), self.all());
        };
        let (source, target) = self.ends[relation.index()];
        if letter.inverse {
            (target, source)
        } else {
            (source, target)
        }
    }

    fn compute_ends(&mut self) {
        let masks = possible_masks();
        let possible = |fact: EndFact| {
            let agreeing = masks.iter().filter(|mask| fact.holds(**mask));
            let projected = agreeing.map(|mask| builtin_key(*mask) & self.mentioned);
            let projected: FxHashSet<Key> = projected.collect();
            let builtin = |key: &Key| builtin_key(builtin_sets(*key));
            let mut test = Test::NONE;
            for (index, keys) in self.keys.iter().enumerate() {
                if keys.iter().any(|key| projected.contains(&builtin(key))) {
                    test.insert(Class(index as u16));
                }
            }
            test
        };
        let ends = |relation: &BuiltinRelation| {
            let (source, target) = relation.ends();
            (possible(source), possible(target))
        };
        self.ends = BuiltinRelation::ALL.iter().map(ends).collect();
    }

    /// The test that exactly the events with such keys pass, if classes do not mix them with
    /// others.
    fn exact(&self, holds: impl Fn(Key) -> bool) -> Option<Test<N>> {
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

    /// One class of each block of classes that some tests do not tell apart.
    pub fn representatives(&self, mut tests: Vec<Test<N>>) -> Test<N> {
        tests.sort_unstable();
        tests.dedup();
        let mut representatives = Test::NONE;
        let mut left = self.all();
        while let Some(class) = left.classes().next() {
            let block = tests.iter().fold(left, |block, test| {
                if test.contains(class) {
                    block.and(*test)
                } else {
                    block.minus(*test)
                }
            });
            representatives.insert(class);
            left = left.minus(block);
        }
        representatives
    }

    /// A test as a union of cubes, as few literals as a greedy choice finds. Exact for all events
    /// that can occur.
    pub fn cubes(&self, test: Test<N>) -> Vec<Cube> {
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

    /// The cube around a key with as few literals as possible that contains none of the keys
    /// `outside`. Negative literals go first, then the sets that the vocabulary lists first, so
    /// that what is left is what people write.
    fn widest_cube(&self, key: Key, outside: &[Key]) -> Cube {
        let mut cube = Cube {
            required: key & self.mentioned,
            forbidden: !key & self.mentioned,
        };
        let bits = || {
            (0..Key::BITS)
                .map(|i| 1 << i)
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
    pub fn show(&self, test: Test<N>) -> String {
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
        let literal = |bits: Key, sign: &str| -> Vec<String> {
            let declared = self.declared.of(bits).map(DeclarationId::index);
            builtin_sets(bits)
                .iter()
                .map(|s| format!("{sign}{s}"))
                .chain(declared.map(|i| format!("{sign}{}", self.names[i])))
                .collect()
        };
        let mut literals = literal(cube.required, "");
        literals.extend(literal(cube.forbidden, "~"));
        literals.join(" & ")
    }

    /// Puts together the keys on which all tests and facts agree.
    fn merge_keys(
        &mut self,
        relations: &[BuiltinRelation],
        tests: &[ExprId],
        keys: &[Key],
        members: &Members,
    ) -> Result<(), AutomatonError> {
        let mut signatures: Vec<Vec<bool>> = vec![Vec::new(); keys.len()];
        let mut distinguish = |members: Vec<bool>| {
            for (signature, member) in signatures.iter_mut().zip(members) {
                signature.push(member);
            }
        };
        for test in tests {
            if let Some(members) = members.get(test) {
                distinguish(members.clone());
            }
        }
        for relation in relations {
            let (source, target) = relation.ends();
            for fact in [source, target] {
                let holds = |key: &Key| fact.holds(builtin_sets(*key));
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
        if self.keys.len() > 64 * N {
            return Err(AutomatonError::TooManyClasses {
                classes: self.keys.len(),
                limit: 64 * N,
            });
        }
        Ok(())
    }

    fn compute_shapes(&mut self, model: &Model, cone: &[ExprId], keys: &[Key], members: &Members) {
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
    fn shape_of(&self, model: &Model, id: ExprId) -> Shape<N> {
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

    fn restrict(&self, rows: &[Test<N>], source: Test<N>, target: Test<N>) -> Shape<N> {
        let row = |(index, row): (usize, &Test<N>)| {
            if source.contains(Class(index as u16)) {
                row.and(target)
            } else {
                Test::NONE
            }
        };
        Shape::Pairs(rows.iter().enumerate().map(row).collect())
    }

    fn transpose(&self, rows: &[Test<N>]) -> Shape<N> {
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
pub fn rectangles<const N: usize>(rows: &[Test<N>]) -> Vec<(Test<N>, Test<N>)> {
    let mut result: Vec<(Test<N>, Test<N>)> = Vec::new();
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

fn combine<const N: usize>(
    a: &Shape<N>,
    b: &Shape<N>,
    f: impl Fn(Test<N>, Test<N>) -> Test<N>,
) -> Option<Shape<N>> {
    match (a, b) {
        (Shape::Identity(a), Shape::Identity(b)) => Some(Shape::Identity(f(*a, *b))),
        (Shape::Pairs(a), Shape::Pairs(b)) => Some(Shape::Pairs(
            a.iter().zip(b).map(|(a, b)| f(*a, *b)).collect(),
        )),
        _ => None,
    }
}
