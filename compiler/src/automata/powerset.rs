//! The states in which an automaton can be after a word, as sets with numbers.
//!
//! Searches that follow words in an automaton meet the same sets of states again and again. Each
//! set has a number here, and where a letter leads to from a set is found out once, however many
//! searches ask.

use super::{Class, Letter, Nfa, StateId, Test};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::ops::Index;
use std::rc::Rc;

/// A set of states, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SetId(u32);

impl SetId {
    /// The set of no states.
    pub const EMPTY: SetId = SetId(0);

    /// The number.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Two numbers as one.
    pub fn with(self, other: SetId) -> u64 {
        u64::from(self.0) << 32 | u64::from(other.0)
    }
}

/// Sets of the states of one automaton, each with a number.
pub struct NumberedSets {
    states: usize,
    sets: Vec<FixedBitSet>,
    numbers: FxHashMap<FixedBitSet, SetId>,
}

impl NumberedSets {
    /// For an automaton with so many states: the empty set only.
    pub fn new(states: usize) -> Self {
        let mut sets = NumberedSets {
            states,
            sets: Vec::new(),
            numbers: FxHashMap::default(),
        };
        let empty = sets.number(sets.empty());
        debug_assert_eq!(empty, SetId::EMPTY);
        sets
    }

    /// A set of no states, to be filled.
    pub fn empty(&self) -> FixedBitSet {
        FixedBitSet::with_capacity(self.states)
    }

    /// The number of a set.
    pub fn number(&mut self, set: FixedBitSet) -> SetId {
        if let Some(number) = self.numbers.get(&set) {
            return *number;
        }
        let number = SetId(u32::try_from(self.sets.len()).expect("far fewer than 2^32 sets"));
        self.sets.push(set.clone());
        self.numbers.insert(set, number);
        number
    }

    /// The number of the set of some states.
    pub fn of(&mut self, states: impl Iterator<Item = StateId>) -> SetId {
        let mut set = self.empty();
        set.extend(states.map(StateId::index));
        self.number(set)
    }
}

impl Index<SetId> for NumberedSets {
    type Output = FixedBitSet;

    fn index(&self, set: SetId) -> &FixedBitSet {
        &self.sets[set.index()]
    }
}

/// For each letter and state the transitions: tests before and after, and target.
pub type ByLetter<const N: usize> = FxHashMap<Letter, Vec<Vec<(Test<N>, Test<N>, StateId)>>>;

/// The transitions of an automaton by letter and state.
pub fn by_letter<const N: usize>(nfa: &Nfa<N>) -> ByLetter<N> {
    let mut result = ByLetter::default();
    for t in nfa.transitions() {
        let of_letter = result.entry(t.letter);
        let of_letter = of_letter.or_insert_with(|| vec![Vec::new(); nfa.len()]);
        of_letter[t.from.index()].push((t.before, t.after, t.to));
    }
    result
}

/// Where a letter leads to from a set: for each test of the event after it the states.
pub type Moves<const N: usize> = Rc<[(Test<N>, SetId)]>;

/// An automaton that is followed from sets of states to sets of states.
pub struct Powerset<'a, const N: usize> {
    nfa: &'a Nfa<N>,
    sets: NumberedSets,
    outgoing: ByLetter<N>,
    moves: FxHashMap<(SetId, Class, Letter), Moves<N>>,
    unions: FxHashMap<u64, SetId>,
}

impl<'a, const N: usize> Powerset<'a, N> {
    /// Follows an automaton.
    pub fn new(nfa: &'a Nfa<N>) -> Self {
        Powerset {
            sets: NumberedSets::new(nfa.len()),
            outgoing: by_letter(nfa),
            moves: FxHashMap::default(),
            unions: FxHashMap::default(),
            nfa,
        }
    }

    /// The sets that were met.
    pub fn sets(&self) -> &NumberedSets {
        &self.sets
    }

    /// The states in which words begin at an event of a class.
    pub fn beginning(&mut self, class: Class) -> SetId {
        let nfa = self.nfa;
        let states = nfa.states().filter(|s| nfa.initial(*s).contains(class));
        self.sets.of(states)
    }

    /// The set of one state.
    pub fn only(&mut self, state: StateId) -> SetId {
        self.sets.of(std::iter::once(state))
    }

    /// Whether words can end in one of the states, at an event of a class.
    pub fn accepts(&self, set: SetId, class: Class) -> bool {
        let mut states = self.sets[set].ones();
        states.any(|state| self.nfa.last(StateId::new(state)).contains(class))
    }

    /// Where a letter leads to from a set, at an event of a class.
    pub fn moves(&mut self, from: SetId, class: Class, letter: Letter) -> Moves<N> {
        let key = (from, class, letter);
        if let Some(known) = self.moves.get(&key) {
            return Rc::clone(known);
        }
        let mut reached: FxHashMap<Test<N>, FixedBitSet> = FxHashMap::default();
        if let Some(outgoing) = self.outgoing.get(&letter) {
            for (before, after, to) in self.sets[from].ones().flat_map(|state| &outgoing[state]) {
                if before.contains(class) {
                    let states = reached.entry(*after);
                    let states = states.or_insert_with(|| self.sets.empty());
                    states.insert(to.index());
                }
            }
        }
        let mut reached: Vec<_> = reached.into_iter().collect();
        reached.sort_unstable_by_key(|(after, _)| *after);
        let moves: Moves<N> = reached
            .into_iter()
            .map(|(after, states)| (after, self.sets.number(states)))
            .collect();
        self.moves.insert(key, Rc::clone(&moves));
        moves
    }

    /// The states that moves lead to at an event of a class.
    pub fn reached(&mut self, moves: &[(Test<N>, SetId)], class: Class) -> SetId {
        let here = moves.iter().filter(|(after, _)| after.contains(class));
        here.fold(SetId::EMPTY, |all, (_, states)| self.union(all, *states))
    }

    fn union(&mut self, one: SetId, other: SetId) -> SetId {
        let key = match one.cmp(&other) {
            Ordering::Equal => return one,
            _ if one == SetId::EMPTY => return other,
            Ordering::Less => one.with(other),
            Ordering::Greater => other.with(one),
        };
        if let Some(known) = self.unions.get(&key) {
            return *known;
        }
        let mut all = self.sets[one].clone();
        all.union_with(&self.sets[other]);
        let all = self.sets.number(all);
        self.unions.insert(key, all);
        all
    }
}
