//! Fewer states and transitions, same language.
//!
//! Every pass looks in one direction. It is applied to the automaton and to its mirror image in
//! turn, until nothing changes.
//!
//! * Trimming drops what no accepted path uses, classes of events included.
//! * Merging twins merges states with the same transitions. It is cheap, and makes constructed
//!   automata small enough for the next pass.
//! * Simulation computes which states can do, at an event of which class, everything that others
//!   can do ([`Simulation`]). A transition is dropped where a sibling leads to a state that can do
//!   more, and a state goes where others can do exactly the same.
//!
//! # Why this is right
//!
//! Write `L(q, c)` for the words accepted from state `q` at an event of class `c`. Every pass
//! either keeps all `L(q, c)` that matter, or redirects a transition to a state with the same `L`.
//! For the pruning of transitions: let `q` be simulated by `p` at class `c`, and let both be
//! targets of the same step. A word accepted through `q` is accepted through `p`. Hence, by
//! induction on its length, it is accepted by what is left after pruning. Pruning follows a chain
//! of "is simulated by", which ends because ties go to the smaller state.

use super::alphabet::{NARROW, rectangles};
use super::inclusion::is_seen_included;
use super::work::Work;
use super::{Alphabet, AutomatonError, Class, Nfa, StateId, Test, Transition};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// Above this number of states only the cheap passes run.
const SIMULATION_LIMIT: usize = 300;

/// Above this number of states none is tried to be replaced by several others.
const STAND_IN_LIMIT: usize = 60;

/// A smaller automaton with the same language.
pub fn simplify<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
) -> Result<Nfa<N>, AutomatonError> {
    simplify_keeping(nfa, alphabet, 0)
}

/// Likewise, without what takes long: for automata that are compared once and thrown away.
pub fn simplify_quickly<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
) -> Result<Nfa<N>, AutomatonError> {
    let mut current = merge(nfa, alphabet, 0)?;
    if current.len() <= SIMULATION_LIMIT {
        current = merge(&prune_both_ways(&current, alphabet, 0)?, alphabet, 0)?;
    }
    Ok(current)
}

fn prune_both_ways<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
    pinned: usize,
) -> Result<Nfa<N>, AutomatonError> {
    let mut current = nfa.clone();
    for _ in 0..2 {
        let pruned = Simulation::new(&current, alphabet)?.prune(&current);
        current = tidy(&pruned, pinned).reversed();
    }
    Ok(current)
}

/// The same as [`simplify`], but the first `pinned` states stay what and where they are: only they
/// may be initial or final.
pub fn simplify_keeping<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
    pinned: usize,
) -> Result<Nfa<N>, AutomatonError> {
    let mut current = merge(nfa, alphabet, pinned)?;
    while current.len() <= SIMULATION_LIMIT {
        let before = size(&current);
        current = prune_both_ways(&current, alphabet, pinned)?;
        for _ in 0..2 {
            current = stand_ins(&current, alphabet, pinned)?.reversed();
        }
        current = merge(&current, alphabet, pinned)?;
        if size(&current) == before {
            break;
        }
    }
    Ok(current)
}

/// Merges states and drops nothing but what is of no use, so that an automaton around this one can
/// still merge more.
pub fn merge<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
    pinned: usize,
) -> Result<Nfa<N>, AutomatonError> {
    nfa.check_size()?;
    let mut current = tidy(nfa, pinned);
    current = until_stable(current, |nfa| {
        alphabet.work().step()?;
        Ok(tidy(&merge_twins(nfa, pinned), pinned))
    })?;
    if current.len() <= SIMULATION_LIMIT {
        current = until_stable(current, |nfa| {
            let merged = Simulation::new(nfa, alphabet)?.merge(nfa, pinned);
            Ok(tidy(&merged, pinned))
        })?;
    }
    Ok(current)
}

fn size<const N: usize>(nfa: &Nfa<N>) -> (usize, usize) {
    (nfa.len(), nfa.transitions().len())
}

/// Applies a pass in both directions until it changes nothing.
fn until_stable<const N: usize>(
    mut nfa: Nfa<N>,
    pass: impl Fn(&Nfa<N>) -> Result<Nfa<N>, AutomatonError>,
) -> Result<Nfa<N>, AutomatonError> {
    loop {
        let before = size(&nfa);
        for _ in 0..2 {
            nfa = pass(&nfa)?.reversed();
        }
        if size(&nfa) == before {
            return Ok(nfa);
        }
    }
}

/// Drops what is of no use, and puts transitions together where that loses nothing.
pub fn tidy<const N: usize>(nfa: &Nfa<N>, pinned: usize) -> Nfa<N> {
    let mut trimmed = trim(nfa, pinned);
    let mut transitions = trimmed.transitions().to_vec();
    merge_parallel(&mut transitions);
    trimmed.set_transitions(transitions);
    trimmed
}

/// The classes of events at which each state can be entered.
pub fn entered_at<const N: usize>(nfa: &Nfa<N>) -> Vec<Test<N>> {
    let outgoing = nfa.outgoing();
    let mut entered: Vec<Test<N>> = nfa.states().map(|s| nfa.initial(s)).collect();
    let mut work: Vec<StateId> = nfa.states().collect();
    while let Some(state) = work.pop() {
        let at = entered[state.index()];
        for t in &outgoing[state.index()] {
            let to = &mut entered[t.to.index()];
            if at.meets(t.before) && !t.after.implies(*to) {
                *to = to.or(t.after);
                work.push(t.to);
            }
        }
    }
    entered
}

/// Drops states and transitions that no accepted path uses, and the classes after a step from which
/// acceptance is out of reach.
fn trim<const N: usize>(nfa: &Nfa<N>, pinned: usize) -> Nfa<N> {
    let alive = entered_at(&nfa.reversed());
    let mut result = nfa.clone();
    for state in nfa.states() {
        result.set_initial(state, nfa.initial(state).and(alive[state.index()]));
    }
    let shortened = nfa.transitions().iter().map(|t| Transition {
        after: t.after.and(alive[t.to.index()]),
        ..*t
    });
    result.set_transitions(shortened.collect());
    let entered = entered_at(&result);
    let usable = result.transitions().iter().copied();
    let usable = usable.filter(|t| entered[t.from.index()].meets(t.before));
    let usable: Vec<_> = usable.collect();
    result.set_transitions(usable);
    result.restricted(|state| {
        let index = state.index();
        index < pinned || (!entered[index].is_none() && !alive[index].is_none())
    })
}

/// Merges states with the same end test and the same transitions, until there are none.
fn merge_twins<const N: usize>(nfa: &Nfa<N>, pinned: usize) -> Nfa<N> {
    let mut current = nfa.clone();
    loop {
        let mut twins: FxHashMap<(Test<N>, Vec<Transition<N>>), StateId> = FxHashMap::default();
        let mut replacement: Vec<StateId> = current.states().collect();
        let mut merged = false;
        for (state, mut outgoing) in current.states().zip(current.outgoing()) {
            for t in &mut outgoing {
                t.from = StateId::new(0);
            }
            outgoing.sort_unstable();
            outgoing.dedup();
            let key = (current.last(state), outgoing);
            let twin = *twins.entry(key).or_insert(state);
            if twin != state && state.index() >= pinned {
                replacement[state.index()] = twin;
                merged = true;
            }
        }
        if !merged {
            return current;
        }
        current = redirect(&current, &replacement);
    }
}

/// Leads everything that leads to a state to its replacement, and drops the replaced states.
fn redirect<const N: usize>(nfa: &Nfa<N>, replacement: &[StateId]) -> Nfa<N> {
    let mut result = nfa.clone();
    for state in nfa.states() {
        let into = replacement[state.index()];
        if into != state {
            result.set_initial(into, result.initial(into).or(nfa.initial(state)));
        }
    }
    let moved = nfa.transitions().iter().map(|t| Transition {
        to: replacement[t.to.index()],
        ..*t
    });
    result.set_transitions(moved.collect());
    result.restricted(|state| replacement[state.index()] == state)
}

/// Because of which siblings transitions are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// All of them.
    All,
    /// Those that lead to another state: no test becomes narrower that only overlaps with one of a
    /// sibling that leads to the same state.
    OtherStates,
}

/// For each two states the classes of events at which the second can do everything that the first
/// can.
pub struct Simulation<const N: usize = NARROW> {
    /// One class of each block that the automaton's tests do not tell apart.
    representatives: Test<N>,
    outgoing: Vec<Vec<Transition<N>>>,
    /// `simulated[p][q]`: where `q` can do everything that `p` can. Representatives of blocks only.
    simulated: Vec<Vec<Test<N>>>,
}

impl<const N: usize> Simulation<N> {
    /// The greatest simulation of an automaton.
    pub fn new(nfa: &Nfa<N>, alphabet: &Alphabet<N>) -> Result<Simulation<N>, AutomatonError> {
        Simulation::telling_apart(nfa, alphabet.representatives(nfa.tests()), alphabet)
    }

    /// Likewise, at the given classes: one at least of each block that the automaton's tests do not
    /// tell apart.
    pub fn telling_apart(
        nfa: &Nfa<N>,
        all: Test<N>,
        alphabet: &Alphabet<N>,
    ) -> Result<Simulation<N>, AutomatonError> {
        let simulated = nfa
            .states()
            .map(|p| {
                let row = nfa
                    .states()
                    .map(|q| all.minus(nfa.last(p).minus(nfa.last(q))));
                row.collect()
            })
            .collect();
        let mut simulation = Simulation {
            outgoing: nfa.outgoing(),
            representatives: all,
            simulated,
        };
        simulation.refine(alphabet.work())?;
        Ok(simulation)
    }

    /// For each state the states that can do everything that it can, at an event of a class. The
    /// class must be a representative.
    pub fn above(&self, class: Class) -> Vec<FixedBitSet> {
        let row = |row: &Vec<Test<N>>| {
            let mut above = FixedBitSet::with_capacity(row.len());
            for (state, where_simulated) in row.iter().enumerate() {
                above.set(state, where_simulated.contains(class));
            }
            above
        };
        self.simulated.iter().map(row).collect()
    }

    /// Whether `q` can do, at an event of a class, everything that `p` can. The class must be a
    /// representative.
    pub fn holds(&self, p: StateId, q: StateId, class: Class) -> bool {
        self.simulated[p.index()][q.index()].contains(class)
    }

    /// One class of each block that the automaton's tests do not tell apart.
    pub fn representatives(&self) -> Test<N> {
        self.representatives
    }

    /// Drops what is contradicted by the transitions, until nothing is. A state is looked at again
    /// only if less is known of one that it leads to.
    fn refine(&mut self, work: &Work) -> Result<(), AutomatonError> {
        let n = self.outgoing.len();
        let mut steps: Vec<Vec<Transition<N>>> = self.outgoing.clone();
        let mut leading_to: Vec<Vec<usize>> = vec![Vec::new(); n];
        for (state, steps) in steps.iter_mut().enumerate() {
            steps.sort_unstable_by_key(|t| t.letter);
            for t in steps {
                t.after = t.after.and(self.representatives);
                let leading = &mut leading_to[t.to.index()];
                if leading.last() != Some(&state) {
                    leading.push(state);
                }
            }
        }
        let mut waits = vec![true; n];
        let mut waiting: VecDeque<usize> = (0..n).collect();
        while let Some(p) = waiting.pop_front() {
            work.step()?;
            waits[p] = false;
            let mut changed = false;
            for q in 0..n {
                if p == q || self.simulated[p][q].is_none() {
                    continue;
                }
                let kept = self.refined(&steps[p], &steps[q], self.simulated[p][q]);
                changed |= kept != self.simulated[p][q];
                self.simulated[p][q] = kept;
            }
            for before in leading_to[p].iter().filter(|_| changed) {
                if !std::mem::replace(&mut waits[*before], true) {
                    waiting.push_back(*before);
                }
            }
        }
        Ok(())
    }

    /// Where one state can still do everything that another can, as far as the steps from both
    /// tell. Steps are in the order of letters.
    fn refined(&self, p: &[Transition<N>], q: &[Transition<N>], mut kept: Test<N>) -> Test<N> {
        for t in p {
            let here = t.before.and(kept);
            if here.is_none() {
                continue;
            }
            let first = q.partition_point(|u| u.letter < t.letter);
            let others = q[first..].iter().take_while(|u| u.letter == t.letter);
            let more = &self.simulated[t.to.index()];
            let covering = |u: &Transition<N>| u.after.and(more[u.to.index()]);
            // Most often one step does all of it, or all together do too little.
            let mut all = Test::NONE;
            let whole = others.clone().any(|u| {
                let covering = covering(u);
                all = all.or(covering);
                here.implies(u.before) && t.after.implies(covering)
            });
            if whole {
                continue;
            }
            if !t.after.implies(all) {
                kept = kept.minus(here);
                continue;
            }
            for class in here.classes() {
                let matching = others.clone().filter(|u| u.before.contains(class));
                let covered = matching.fold(Test::NONE, |covered, u| covered.or(covering(u)));
                if !t.after.implies(covered) {
                    kept = kept.minus(Test::only(class));
                }
            }
        }
        kept
    }

    /// Drops transitions where siblings lead to states that can do more. A transition is dropped as
    /// a whole or not at all: tests that differ only where it does not matter would keep states
    /// apart that can be merged.
    fn prune(&self, nfa: &Nfa<N>) -> Nfa<N> {
        let needed = |outgoing: &[Transition<N>], index: usize| {
            let before = outgoing[index].before.and(self.representatives);
            before
                .classes()
                .any(|class| !self.undominated(outgoing, index, class, By::All).is_none())
        };
        let mut kept = Vec::new();
        for outgoing in &self.outgoing {
            let needed = (0..outgoing.len()).filter(|index| needed(outgoing, *index));
            kept.extend(needed.map(|index| outgoing[index]));
        }
        let mut result = nfa.clone();
        result.set_transitions(kept);
        result
    }

    /// For each transition of the automaton what is left of it where siblings lead to states that
    /// can do more: at fewer events, as transitions for which that can be said. The simulation must
    /// be one at all classes.
    pub fn narrowed(&self, nfa: &Nfa<N>, by: By) -> Vec<Vec<Transition<N>>> {
        let mut seen = vec![0; nfa.len()];
        let narrowed = nfa.transitions().iter().map(|t| {
            // Transitions that leave a state are in the order of all.
            let index = seen[t.from.index()];
            seen[t.from.index()] += 1;
            let siblings = &self.outgoing[t.from.index()];
            let left = |class| match t.before.contains(class) {
                true => self.undominated(siblings, index, class, by),
                false => Test::NONE,
            };
            let rows: Vec<Test<N>> = self.representatives.classes().map(left).collect();
            let parts = rectangles(&rows).into_iter();
            let parts = parts.map(|(before, after)| Transition {
                before,
                after,
                ..*t
            });
            parts.collect()
        });
        narrowed.collect()
    }

    /// The classes after a transition taken at an event of a class for which no sibling leads to a
    /// state that can do more.
    fn undominated(
        &self,
        siblings: &[Transition<N>],
        index: usize,
        class: Class,
        by: By,
    ) -> Test<N> {
        let t = &siblings[index];
        let mut rest = t.after.and(self.representatives);
        for (other, u) in siblings.iter().enumerate() {
            let aside = by == By::OtherStates && u.to == t.to;
            if other == index || aside || u.letter != t.letter || !u.before.contains(class) {
                continue;
            }
            let (q, p) = (t.to.index(), u.to.index());
            let more = self.simulated[q][p];
            let same = more.and(self.simulated[p][q]);
            let first = (p, other) < (q, index);
            let dominated = if first { more } else { more.minus(same) };
            rest = rest.minus(dominated.and(u.after));
        }
        rest
    }

    /// Merges states that can do exactly the same wherever one of them is entered.
    fn merge(&self, nfa: &Nfa<N>, pinned: usize) -> Nfa<N> {
        let n = nfa.len();
        let mut entered = entered_at(nfa);
        let mut replacement: Vec<StateId> = nfa.states().collect();
        for q in (pinned..n).rev() {
            let here = entered[q].and(self.representatives);
            let twin = (0..n).find(|p| {
                let same = self.simulated[q][*p].and(self.simulated[*p][q]);
                *p != q && replacement[*p].index() == *p && here.implies(same)
            });
            if let Some(p) = twin {
                replacement[q] = StateId::new(p);
                entered[p] = entered[p].or(entered[q]);
            }
        }
        for q in 0..n {
            let mut into = replacement[q];
            while replacement[into.index()] != into {
                into = replacement[into.index()];
            }
            replacement[q] = into;
        }
        redirect(nfa, &replacement)
    }
}

/// Removes states for which others can stand in, one after the other.
///
/// A state `p` is harmless in place of `q` if, wherever `q` is entered, all that `p` can do is
/// accepted anyway, through `q` or its siblings: then a transition to `p` may be put beside every
/// one to `q`. If the harmless states together can do all that `q` can, `q` is not needed any more.
/// Both are decided by inclusion of languages; where that takes long, the state stays.
fn stand_ins<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
    pinned: usize,
) -> Result<Nfa<N>, AutomatonError> {
    let mut current = nfa.clone();
    if current.len() > STAND_IN_LIMIT {
        return Ok(current);
    }
    let mut simulation = Simulation::new(&current, alphabet)?;
    let mut q = current.len();
    while q > pinned {
        q -= 1;
        if let Some(replacement) =
            stand_ins_for(&current, &simulation, StateId::new(q), alphabet.work())?
        {
            current = replace(&current, StateId::new(q), &replacement, pinned);
            simulation = Simulation::new(&current, alphabet)?;
            q = current.len();
        }
    }
    Ok(current)
}

/// States that can stand in for `q` together, if there are some.
fn stand_ins_for<const N: usize>(
    nfa: &Nfa<N>,
    simulation: &Simulation<N>,
    q: StateId,
    work: &Work,
) -> Result<Option<Vec<StateId>>, AutomatonError> {
    if !nfa.initial(q).is_none() {
        return Ok(None);
    }
    let entered = entered_at(nfa)[q.index()];
    let covered = |states: &[StateId]| {
        let others: Vec<_> = states.iter().map(|p| (*p, entered)).collect();
        is_seen_included(nfa, simulation, &[(q, entered)], &others, work)
    };
    let others: Vec<StateId> = nfa.states().filter(|p| *p != q).collect();
    if !covered(&others)? {
        return Ok(None);
    }
    let mut harmless = Vec::new();
    for p in others {
        if is_harmless(nfa, simulation, q, p, work)? {
            harmless.push(p);
        }
    }
    if !covered(&harmless)? {
        return Ok(None);
    }
    let mut index = 0;
    while index < harmless.len() {
        let mut fewer = harmless.clone();
        fewer.remove(index);
        if covered(&fewer)? {
            harmless = fewer;
        } else {
            index += 1;
        }
    }
    Ok(Some(harmless))
}

/// Whether what `p` can do is accepted anyway wherever `q` is entered.
fn is_harmless<const N: usize>(
    nfa: &Nfa<N>,
    simulation: &Simulation<N>,
    q: StateId,
    p: StateId,
    work: &Work,
) -> Result<bool, AutomatonError> {
    // What leads from the state to itself goes with it.
    let entering = nfa.transitions().iter();
    for t in entering.filter(|t| t.to == q && t.from != q) {
        let siblings = nfa
            .transitions()
            .iter()
            .filter(|u| u.from == t.from && u.letter == t.letter && t.before.implies(u.before));
        let anyway: Vec<_> = siblings.map(|u| (u.to, u.after)).collect();
        if !is_seen_included(nfa, simulation, &[(p, t.after)], &anyway, work)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Leads all transitions to a state to others instead.
fn replace<const N: usize>(nfa: &Nfa<N>, state: StateId, by: &[StateId], pinned: usize) -> Nfa<N> {
    let mut transitions = Vec::new();
    for t in nfa.transitions() {
        if t.to == state {
            transitions.extend(by.iter().map(|to| Transition { to: *to, ..*t }));
        } else {
            transitions.push(*t);
        }
    }
    let mut result = nfa.clone();
    result.set_transitions(transitions);
    tidy(&result, pinned)
}

/// Transitions between the same states on the same letter, put together where that loses nothing.
fn merge_parallel<const N: usize>(transitions: &mut Vec<Transition<N>>) {
    for same_before in [true, false] {
        let key = |t: &Transition<N>| {
            (
                t.from,
                t.to,
                t.letter,
                if same_before { t.before } else { t.after },
            )
        };
        transitions.sort_unstable_by_key(key);
        let mut merged: Vec<Transition<N>> = Vec::with_capacity(transitions.len());
        for t in transitions.drain(..) {
            match merged.last_mut() {
                Some(last) if key(last) == key(&t) => {
                    last.before = last.before.or(t.before);
                    last.after = last.after.or(t.after);
                }
                _ => merged.push(t),
            }
        }
        *transitions = merged;
    }
    transitions.sort_unstable();
}
