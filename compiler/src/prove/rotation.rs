//! Inclusion up to rotation: whether every cycle of one automaton is, begun at another event, a
//! word of a second automaton.
//!
//! The rotations of the words of an automaton of `n` states are the words of another one, of about
//! `2n²` states ([`super::cycles::rotations`]). That one is not built here. The search reads words
//! of the left automaton. For the word read so far, it keeps two things of the right one:
//!
//! * For every state `c` in which the cycle could be cut, the states `after[c]` that are reached
//!   from `c`. That is a word of the right side which was begun in its middle.
//! * *Halves* `(cuts, now)`. At some event before, the word of the right side came to its end, if
//!   it had begun in a state of `cuts`, and it was begun again. Now it is in one of the states
//!   `now`. If it is in one of `cuts` when the cycle is closed, the cycle is a rotation of a word.
//!
//! A set of states is made smaller by *simulation*: where a state of the set can do all that
//! another one can, the other one is dropped. And a place is skipped if less was met there before
//! ([`crate::automata::antichain`]), again up to simulation: a set of states is less than another
//! one if for each state of the first some state of the second can do all that it can.
//!
//! # Why this is right
//!
//! Write `p <= q` at a class if `q` can do all that `p` can, at an event of this class. For
//! `after[c]` it is plain: all that is asked of it later is which words are accepted from it. For
//! halves it is asked whether a state of `cuts` is reached, and simulation says nothing about that
//! in general. But `cuts` are all states from which one word is accepted, begun at an event of the
//! class at which the cycle is closed. So with `p` it has every `q` with `p <= q` there. If
//! `p <= q` and `p` comes to `c` of `cuts`, then `q` comes by the same word to some `d` with
//! `c <= d`, and `d` is in `cuts` too. So a state of `now` may be dropped where another one can do
//! all that it can. And one half is less than another if its cuts are among the other's and its
//! `now` is less than the other's.
//!
//! Cuts that cannot be reached from any state of `now` are left out of a half. They would make no
//! difference later, neither for the half nor for what is said above, where `d` is reached from
//! `q`.

use crate::automata::antichain::{Antichain, Place, SEARCH_LIMIT, Walk, Word};
use crate::automata::powerset::{ByLetter, NumberedSets, SetId, by_letter};
use crate::automata::simplify::{Simulation, entered_at, merge};
use crate::automata::{Alphabet, AutomatonError, Class, Letter, Nfa, StateId, Test, Transition};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};

/// Above this number of states no simulation is computed.
const SIMULATION_LIMIT: usize = 400;

/// A word of `left` whose first and last events are of one class and which is not a rotation of a
/// word of `right`. Words of no steps count, too.
pub fn find_cycle<const N: usize>(
    left: &Nfa<N>,
    right: &Nfa<N>,
    alphabet: &Alphabet<N>,
) -> Result<Option<Word>, AutomatonError> {
    let tests = [left.tests(), right.tests()].concat();
    let seen = Seen::new(right);
    let closing = super::blocks(alphabet, seen.where_cycles_close(left));
    let mut right = Right::new(right, alphabet.representatives(tests), alphabet)?;
    let mut nodes = 0;
    for block in &closing {
        let Some(class) = block.classes().next() else {
            continue;
        };
        let round = merge(&left.between(*block, *block), alphabet, 0)?;
        let representatives = seen.in_states(&round, alphabet);
        let mut rounds = Rounds::new(&round, representatives, &mut right, class);
        let starts = rounds.starts();
        let mut search = Antichain::new(&rounds, starts);
        let limit = SEARCH_LIMIT.saturating_sub(nodes);
        let found = search.run(&mut rounds, limit, alphabet.work())?;
        nodes += search.places().len();
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// The tests of the right automaton, by where they are made. What cannot be told apart at an event
/// with a given letter before and a given letter after it need not be: of such classes of events
/// one is looked at.
struct Seen<const N: usize> {
    /// For each letter the tests of the event before it and of the event after it.
    around: FxHashMap<Letter, [Vec<Test<N>>; 2]>,
    /// The tests of first and last events.
    ends: Vec<Test<N>>,
}

impl<const N: usize> Seen<N> {
    fn new(right: &Nfa<N>) -> Self {
        let mut around: FxHashMap<Letter, [Vec<Test<N>>; 2]> = FxHashMap::default();
        for t in right.transitions() {
            let [before, after] = around.entry(t.letter).or_default();
            before.push(t.before);
            after.push(t.after);
        }
        let mut ends: Vec<Test<N>> = right
            .states()
            .flat_map(|state| [right.initial(state), right.last(state)])
            .collect();
        for tests in around.values_mut().flatten().chain([&mut ends]) {
            tests.sort_unstable();
            tests.dedup();
        }
        Seen { around, ends }
    }

    /// The tests of events between the letters of some transitions to a state and of some from it.
    fn between<'t>(
        &self,
        to: impl Iterator<Item = &'t Transition<N>>,
        from: impl Iterator<Item = &'t Transition<N>>,
    ) -> Vec<Test<N>> {
        let mut tests = self.ends.clone();
        for t in to {
            tests.push(t.after);
            tests.extend(
                self.around
                    .get(&t.letter)
                    .iter()
                    .flat_map(|[_, after]| after),
            );
        }
        for t in from {
            tests.push(t.before);
            tests.extend(
                self.around
                    .get(&t.letter)
                    .iter()
                    .flat_map(|[before, _]| before),
            );
        }
        tests
    }

    /// The tests of the event at which a cycle of the left automaton begins and ends.
    fn where_cycles_close(&self, left: &Nfa<N>) -> Vec<Test<N>> {
        let all = left.transitions().iter();
        let first = all.clone().filter(|t| left.initial(t.from).meets(t.before));
        let last = all.filter(|t| left.last(t.to).meets(t.after));
        let ends = left.states();
        let ends = ends.flat_map(|state| [left.initial(state), left.last(state)]);
        let mut tests = self.between(last, first);
        tests.extend(ends);
        tests
    }

    /// For each state of a left automaton one class of each block that cannot be told apart there.
    fn in_states(&self, left: &Nfa<N>, alphabet: &Alphabet<N>) -> Vec<Test<N>> {
        let in_state = |state: StateId| {
            let all = left.transitions().iter();
            let to = all.clone().filter(|t| t.to == state);
            let mut tests = self.between(to, all.filter(|t| t.from == state));
            tests.extend([left.initial(state), left.last(state)]);
            alphabet.representatives(tests)
        };
        left.states().map(in_state).collect()
    }
}

/// A letter between events of two classes, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct StepKind(usize);

/// What simulation says of states at an event of one class.
struct Rank {
    /// For each state those that can do all that it can, itself included.
    above: Vec<FixedBitSet>,
    /// For each state those in whose company it is not needed: they can do more, or the same and
    /// come first.
    better: Vec<FixedBitSet>,
}

impl Rank {
    fn new(above: Vec<FixedBitSet>) -> Self {
        let better = |(state, up): (usize, &FixedBitSet)| {
            let mut better = up.clone();
            for other in up.ones().filter(|other| *other >= state) {
                let same = above[other].contains(state);
                better.set(other, !same);
            }
            better
        };
        let better = above.iter().enumerate().map(better).collect();
        Rank { above, better }
    }
}

/// The right automaton and what was found out about sets of its states.
struct Right<'a, const N: usize> {
    nfa: &'a Nfa<N>,
    outgoing: ByLetter<N>,
    simulation: Option<Simulation<N>>,
    /// For each class, once it is needed, what simulation says there.
    ranks: Vec<OnceCell<Rank>>,
    /// The classes at which each state can be entered, and those at which acceptance can be
    /// reached.
    entered: Vec<Test<N>>,
    alive: Vec<Test<N>>,
    /// For each state those that can be reached.
    reachable: Vec<FixedBitSet>,
    sets: NumberedSets,
    /// For each kind of step the number of its table.
    kinds_of_steps: FxHashMap<(Class, Letter, Class), StepKind>,
    /// For each kind of step where it leads to from each set, as far as that is known.
    steps: Vec<Vec<Option<SetId>>>,
    /// Whether one of two sets is less than another at a class: the sets are one number.
    less: RefCell<Vec<FxHashMap<u64, bool>>>,
    within_reach: FxHashMap<Half, SetId>,
}

impl<'a, const N: usize> Right<'a, N> {
    fn new(
        nfa: &'a Nfa<N>,
        representatives: Test<N>,
        alphabet: &Alphabet<N>,
    ) -> Result<Self, AutomatonError> {
        let simulation = match nfa.len() <= SIMULATION_LIMIT {
            true => Some(Simulation::telling_apart(nfa, representatives, alphabet)?),
            false => None,
        };
        Ok(Right {
            nfa,
            outgoing: by_letter(nfa),
            simulation,
            ranks: (0..alphabet.len()).map(|_| OnceCell::new()).collect(),
            entered: entered_at(nfa),
            alive: entered_at(&nfa.reversed()),
            reachable: super::cycles::reachable(nfa),
            sets: NumberedSets::new(nfa.len()),
            kinds_of_steps: FxHashMap::default(),
            steps: Vec::new(),
            less: RefCell::new(vec![FxHashMap::default(); alphabet.len()]),
            within_reach: FxHashMap::default(),
        })
    }

    /// What simulation says at an event of a class, if there is one.
    fn rank(&self, class: Class) -> Option<&Rank> {
        let simulation = self.simulation.as_ref()?;
        let rank = &self.ranks[class.index()];
        Some(rank.get_or_init(|| Rank::new(simulation.above(class))))
    }

    /// The number of a set of states at an event of a class, without those that cannot accept any
    /// more and those that others can do all of. Of several that can do the same the first one
    /// stays.
    fn reduced(&mut self, mut set: FixedBitSet, class: Class) -> SetId {
        let rank = self.rank(class);
        for p in set.clone().ones() {
            let dominated = rank.is_some_and(|rank| !rank.better[p].is_disjoint(&set));
            if dominated || !self.alive[p].contains(class) {
                set.remove(p);
            }
        }
        self.sets.number(set)
    }

    /// The states in which words begin at an event of a class.
    fn beginning(&mut self, class: Class) -> SetId {
        let states = self.nfa.states();
        let initial = states.filter(|state| self.nfa.initial(*state).contains(class));
        let mut set = self.sets.empty();
        set.extend(initial.map(StateId::index));
        self.reduced(set, class)
    }

    /// The kind of a step between events of classes.
    fn kind_of_step(&mut self, before: Class, letter: Letter, after: Class) -> StepKind {
        let next = StepKind(self.steps.len());
        let kind = *(self.kinds_of_steps.entry((before, letter, after))).or_insert(next);
        if kind == next {
            self.steps.push(Vec::new());
        }
        kind
    }

    /// Where a step leads to from a set of states.
    fn step(
        &mut self,
        from: SetId,
        kind: StepKind,
        (before, letter, after): (Class, Letter, Class),
    ) -> SetId {
        if from == SetId::EMPTY {
            return from;
        }
        if let Some(Some(known)) = self.steps[kind.0].get(from.index()) {
            return *known;
        }
        let mut set = self.sets.empty();
        if let Some(outgoing) = self.outgoing.get(&letter) {
            let steps = self.sets[from].ones().flat_map(|state| &outgoing[state]);
            let taken = steps.filter(|(b, a, _)| b.contains(before) && a.contains(after));
            set.extend(taken.map(|(.., to)| to.index()));
        }
        let result = self.reduced(set, after);
        let known = &mut self.steps[kind.0];
        if known.len() <= from.index() {
            known.resize(from.index() + 1, None);
        }
        known[from.index()] = Some(result);
        result
    }

    /// Whether words can end in one of the states at an event of a class.
    fn accepts(&self, set: SetId, class: Class) -> bool {
        let mut states = self.sets[set].ones();
        states.any(|state| self.nfa.last(StateId::new(state)).contains(class))
    }

    /// Whether for each state of one set some state of the other can do all that it can.
    fn is_less(&self, one: SetId, other: SetId, class: Class) -> bool {
        if one == other || one == SetId::EMPTY {
            return true;
        }
        let key = one.with(other);
        if let Some(known) = self.less.borrow()[class.index()].get(&key) {
            return *known;
        }
        let (a, b) = (&self.sets[one], &self.sets[other]);
        let result = match self.rank(class) {
            Some(rank) => a.ones().all(|p| !rank.above[p].is_disjoint(b)),
            None => a.is_subset(b),
        };
        self.less.borrow_mut()[class.index()].insert(key, result);
        result
    }

    /// Those cuts of a half that can be reached.
    fn within_reach(&mut self, half: Half) -> SetId {
        if let Some(known) = self.within_reach.get(&half) {
            return *known;
        }
        let mut reached = self.sets.empty();
        for state in self.sets[half.now].ones() {
            reached.union_with(&self.reachable[state]);
        }
        reached.intersect_with(&self.sets[half.cuts]);
        let cuts = self.sets.number(reached);
        self.within_reach.insert(half, cuts);
        cuts
    }
}

/// A word of the right side was ended, if begun in one of `cuts`, and begun again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Half {
    cuts: SetId,
    now: SetId,
}

/// What is known of the right automaton after a word of the left one.
#[derive(Clone)]
struct Known {
    /// For each cut the states that are reached from there.
    after: Vec<SetId>,
    /// None is less than another one. In ascending order.
    halves: Vec<Half>,
    /// The cuts from which some state is reached: a first look at whether less can be known.
    open: FixedBitSet,
}

impl Known {
    fn new(after: Vec<SetId>, halves: Vec<Half>) -> Self {
        let open = after.iter().map(|states| *states != SetId::EMPTY);
        let open = open
            .enumerate()
            .filter_map(|(cut, open)| open.then_some(cut));
        Known {
            open: open.collect(),
            after,
            halves,
        }
    }
}

/// The search for cycles that are closed at an event of one class.
struct Rounds<'s, 'r, const N: usize> {
    left: &'s Nfa<N>,
    outgoing: Vec<Vec<Transition<N>>>,
    /// The classes of events that are looked at in each state.
    representatives: Vec<Test<N>>,
    right: &'s mut Right<'r, N>,
    /// The class of the event at which cycles are closed.
    closing: Class,
    /// The states in which cycles may be cut.
    cuts: Vec<usize>,
}

impl<'s, 'r, const N: usize> Rounds<'s, 'r, N> {
    fn new(
        left: &'s Nfa<N>,
        representatives: Vec<Test<N>>,
        right: &'s mut Right<'r, N>,
        closing: Class,
    ) -> Self {
        let is_cut = |state: &usize| {
            right.entered[*state].contains(closing) && right.alive[*state].contains(closing)
        };
        Rounds {
            outgoing: left.outgoing(),
            left,
            representatives,
            closing,
            cuts: (0..right.nfa.len()).filter(is_cut).collect(),
            right,
        }
    }

    /// Where the search begins.
    fn starts(&mut self) -> Vec<Place<Known>> {
        let class = self.closing;
        let singletons = self
            .cuts
            .clone()
            .into_iter()
            .map(|cut| self.right.sets.of(std::iter::once(StateId::new(cut))));
        let after: Vec<SetId> = singletons.collect();
        let halves = self.halves(&after, class, Vec::new());
        let right = Known::new(after, halves);
        let states = self.left.states();
        let states = states.filter(|state| self.left.initial(*state).contains(class));
        let start = |state| Place::new(class, state, right.clone());
        states.map(start).collect()
    }

    /// Adds the half that begins at an event of a class, and drops those that are less than others.
    fn halves(&mut self, after: &[SetId], class: Class, mut halves: Vec<Half>) -> Vec<Half> {
        let mut cuts = self.right.sets.empty();
        for (cut, states) in self.cuts.iter().zip(after) {
            cuts.set(*cut, self.right.accepts(*states, class));
        }
        let now = self.right.beginning(class);
        let cuts = self.right.sets.number(cuts);
        halves.push(Half { cuts, now });
        for half in &mut halves {
            half.cuts = self.right.within_reach(*half);
        }
        halves.retain(|half| half.cuts != SetId::EMPTY && half.now != SetId::EMPTY);
        halves.sort_unstable();
        halves.dedup();
        let mut index = 0;
        while index < halves.len() {
            let half = halves.remove(index);
            if !self.is_covered(half, &halves, class) {
                halves.insert(index, half);
                index += 1;
            }
        }
        halves
    }

    /// Whether a half is less than one of some others.
    fn is_covered(&self, half: Half, others: &[Half], class: Class) -> bool {
        others.iter().any(|other| {
            let (a, b) = (half.cuts, other.cuts);
            (a == b || self.right.sets[a].is_subset(&self.right.sets[b]))
                && self.right.is_less(half.now, other.now, class)
        })
    }
}

impl<const N: usize> Walk for Rounds<'_, '_, N> {
    type Right = Known;

    const GIVES_UP: bool = true;

    fn is_less(&self, class: Class, one: &Known, other: &Known) -> bool {
        let mut pairs = one.after.iter().zip(&other.after);
        let mut halves = one.halves.iter();
        one.open.is_subset(&other.open)
            && pairs.all(|(a, b)| self.right.is_less(*a, *b, class))
            && halves.all(|half| self.is_covered(*half, &other.halves, class))
    }

    fn is_settled(&self, _: &Place<Known>) -> bool {
        false
    }

    /// Whether the left automaton accepts here and no rotation does.
    fn is_found(&self, place: &Place<Known>) -> bool {
        let sets = &self.right.sets;
        let closed = |half: &Half| !sets[half.cuts].is_disjoint(&sets[half.now]);
        place.class == self.closing
            && self.left.last(place.state).contains(place.class)
            && !place.right.halves.iter().any(closed)
    }

    fn next(&mut self, place: &Place<Known>) -> Vec<(Letter, Place<Known>)> {
        let Known { after, halves, .. } = &place.right;
        let mut next = Vec::new();
        for index in 0..self.outgoing[place.state.index()].len() {
            let t = self.outgoing[place.state.index()][index];
            if !t.before.contains(place.class) {
                continue;
            }
            for class in t.after.and(self.representatives[t.to.index()]).classes() {
                let right = &mut *self.right;
                let kind = right.kind_of_step(place.class, t.letter, class);
                let mut step = |set: SetId| right.step(set, kind, (place.class, t.letter, class));
                let after: Vec<SetId> = after.iter().map(|set| step(*set)).collect();
                let moved = |half: &Half| Half {
                    now: step(half.now),
                    ..*half
                };
                let halves = halves.iter().map(moved).collect();
                let halves = self.halves(&after, class, halves);
                let right = Known::new(after, halves);
                next.push((t.letter, Place::new(class, t.to, right)));
            }
        }
        next
    }
}
