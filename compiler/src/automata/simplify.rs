//! Fewer states and transitions, same language.
//!
//! All passes look at one direction and are applied to the automaton and to its mirror image in turn until nothing changes.
//!
//! * [`trim`] drops what no accepted path uses, classes of events included.
//! * [`merge_twins`] merges states with the same transitions. Cheap; makes constructed automata small enough for the next.
//! * [`simulate`] computes which states can do, at an event of which class, everything that others can do
//!   ([`Simulation`]). A transition is dropped where a sibling leads to a state that can do more, and a state goes where
//!   others can do exactly the same.
//!
//! # Why this is right
//!
//! Write `L(q, c)` for the words accepted from state `q` at an event of class `c`. Every pass either keeps all `L(q, c)`
//! that matter or redirects a transition to a state with the same `L`. For the pruning of transitions: let `q` be
//! simulated by `p` at class `c`, and let both be targets of the same step. A word accepted through `q` is accepted through `p`,
//! hence, by induction on its length, by what is left after pruning; the chain of "is simulated by" that pruning
//! follows ends because ties go to the smaller state.

use super::build::merge_parallel;
use super::{Alphabet, AutomatonError, Class, Nfa, StateId, Test, Transition};
use rustc_hash::FxHashMap;

/// Above this number of states only the cheap passes run.
const SIMULATION_LIMIT: usize = 300;

/// A smaller automaton with the same language.
pub fn simplify(nfa: &Nfa, alphabet: &Alphabet) -> Result<Nfa, AutomatonError> {
    simplify_keeping(nfa, alphabet, 0)
}

/// The same, but the first `pinned` states stay what and where they are: only they may be initial or final.
pub fn simplify_keeping(
    nfa: &Nfa,
    alphabet: &Alphabet,
    pinned: usize,
) -> Result<Nfa, AutomatonError> {
    nfa.check_size()?;
    let mut current = tidy(nfa, pinned);
    loop {
        let before = (current.len(), current.transitions().len());
        for _ in 0..2 {
            current = tidy(&merge_twins(&current, pinned), pinned).reversed();
        }
        if current.len() <= SIMULATION_LIMIT {
            for _ in 0..2 {
                current = tidy(&quotient(&current, alphabet, pinned), pinned).reversed();
            }
        }
        if (current.len(), current.transitions().len()) == before {
            return Ok(current);
        }
    }
}

fn tidy(nfa: &Nfa, pinned: usize) -> Nfa {
    let mut trimmed = trim(nfa, pinned);
    let mut transitions = trimmed.transitions().to_vec();
    merge_parallel(&mut transitions);
    trimmed.set_transitions(transitions);
    trimmed
}

/// The classes of events at which each state can be entered.
pub fn entered_at(nfa: &Nfa) -> Vec<Test> {
    let mut entered: Vec<Test> = nfa.states().map(|s| nfa.initial(s)).collect();
    loop {
        let mut changed = false;
        for t in nfa.transitions() {
            if entered[t.from.index()].meets(t.before) {
                let to = &mut entered[t.to.index()];
                changed |= !t.after.implies(*to);
                *to = to.or(t.after);
            }
        }
        if !changed {
            return entered;
        }
    }
}

/// Drops states and transitions that no accepted path uses, and the classes after a step from which acceptance is out of reach.
fn trim(nfa: &Nfa, pinned: usize) -> Nfa {
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
fn merge_twins(nfa: &Nfa, pinned: usize) -> Nfa {
    let mut current = nfa.clone();
    loop {
        let mut twins: FxHashMap<(Test, Vec<Transition>), StateId> = FxHashMap::default();
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
fn redirect(nfa: &Nfa, replacement: &[StateId]) -> Nfa {
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

fn quotient(nfa: &Nfa, alphabet: &Alphabet, pinned: usize) -> Nfa {
    let simulation = Simulation::new(nfa, alphabet);
    let pruned = simulation.prune(nfa);
    simulation.merge(&pruned, pinned)
}

/// For each two states the classes of events at which the second can do everything that the first can.
pub struct Simulation {
    blocks: Blocks,
    outgoing: Vec<Vec<Transition>>,
    /// `simulated[p][q]`: where `q` can do everything that `p` can. Representatives of blocks only.
    simulated: Vec<Vec<Test>>,
}

impl Simulation {
    /// The greatest simulation of an automaton.
    pub fn new(nfa: &Nfa, alphabet: &Alphabet) -> Simulation {
        let blocks = Blocks::new(nfa, alphabet);
        let all = blocks.representatives;
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
            blocks,
            simulated,
        };
        while simulation.refine() {}
        simulation
    }

    /// Drops what is contradicted by the transitions; whether there was something.
    fn refine(&mut self) -> bool {
        let mut changed = false;
        let n = self.outgoing.len();
        for p in 0..n {
            for q in 0..n {
                if p == q || self.simulated[p][q].is_none() {
                    continue;
                }
                let kept = self.refined(p, q);
                changed |= kept != self.simulated[p][q];
                self.simulated[p][q] = kept;
            }
        }
        changed
    }

    fn refined(&self, p: usize, q: usize) -> Test {
        let mut kept = self.simulated[p][q];
        for t in &self.outgoing[p] {
            let after = t.after.and(self.blocks.representatives);
            for class in t.before.and(kept).classes() {
                let matching = self.outgoing[q]
                    .iter()
                    .filter(|u| u.letter == t.letter && u.before.contains(class));
                let covered = matching.fold(Test::NONE, |covered, u| {
                    covered.or(u.after.and(self.simulated[t.to.index()][u.to.index()]))
                });
                if !after.implies(covered) {
                    kept = kept.minus(Test::only(class));
                }
            }
        }
        kept
    }

    /// Drops transitions where a sibling leads to a state that can do more.
    fn prune(&self, nfa: &Nfa) -> Nfa {
        let mut kept = Vec::new();
        for outgoing in &self.outgoing {
            for (index, t) in outgoing.iter().enumerate() {
                let mut before = Test::NONE;
                let mut after = Test::NONE;
                for class in t.before.and(self.blocks.representatives).classes() {
                    let rest = self.undominated(outgoing, index, class);
                    if !rest.is_none() {
                        before.insert(class);
                        after = after.or(rest);
                    }
                }
                kept.push(Transition {
                    before: self.blocks.expand(before),
                    after: self.blocks.expand(after),
                    ..*t
                });
            }
        }
        let mut result = nfa.clone();
        result.set_transitions(kept);
        result
    }

    /// The classes after a transition taken at an event of a class for which no sibling leads to a state that can do more.
    fn undominated(&self, siblings: &[Transition], index: usize, class: Class) -> Test {
        let t = &siblings[index];
        let mut rest = t.after.and(self.blocks.representatives);
        for (other, u) in siblings.iter().enumerate() {
            if other == index || u.letter != t.letter || !u.before.contains(class) {
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
    fn merge(&self, nfa: &Nfa, pinned: usize) -> Nfa {
        let n = nfa.len();
        let mut entered = entered_at(nfa);
        let mut replacement: Vec<StateId> = nfa.states().collect();
        for q in (pinned..n).rev() {
            let here = entered[q].and(self.blocks.representatives);
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

/// The classes that an automaton's tests tell apart, each block with one representative.
struct Blocks {
    representatives: Test,
    members: FxHashMap<Class, Test>,
}

impl Blocks {
    fn new(nfa: &Nfa, alphabet: &Alphabet) -> Blocks {
        let blocks = alphabet.blocks(nfa.tests());
        let mut representatives = Test::NONE;
        for (class, _) in &blocks {
            representatives.insert(*class);
        }
        Blocks {
            representatives,
            members: blocks.into_iter().collect(),
        }
    }

    fn expand(&self, representatives: Test) -> Test {
        let blocks = representatives.classes().map(|c| self.members[&c]);
        blocks.fold(Test::NONE, Test::or)
    }
}
