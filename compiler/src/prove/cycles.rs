//! Claims about cycles: what is known of a word whose first and last event are the same.
//!
//! * A cycle can be begun at any of its events, so a word stands for its [`rotations`].
//! * If all steps but one keep the location, so does that one ([`keep_location`]).
//! * If all steps are of `po-loc` and communication, there is a cycle with one step of `po-loc`
//!   ([`of_one_location`]).

use super::assumptions::Rule;
use crate::automata::build::graph::{Edge, Graph, NodeId};
use crate::automata::reach::StateGraph;
use crate::automata::{
    Alphabet, AutomatonError, Letter, LetterKind, Nfa, StateId, Test, Transition,
};
use fixedbitset::FixedBitSet;
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet};

/// The words of an automaton cut at any place, the second part first.
///
/// For each state a word can be cut in: a copy of what can follow it, which begins there, and a
/// copy of what can lead to it, which ends there; the first copy goes on in the second one where
/// words end and begin.
pub fn rotations<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
) -> Result<Nfa<N>, AutomatonError> {
    let (after, before) = (reachable(nfa), reachable(&nfa.reversed()));
    let entries: Vec<(Test<N>, Transition<N>)> = nfa
        .transitions()
        .iter()
        .map(|t| (nfa.initial(t.from).and(t.before), *t))
        .filter(|(first, _)| !first.is_none())
        .collect();
    let mut result = Nfa::nothing();
    for cut in nfa.states() {
        alphabet.work().step()?;
        let (initial, last) = (nfa.initial(cut), nfa.last(cut));
        let mut copy = |states: &FixedBitSet, ends: &dyn Fn(StateId) -> (Test<N>, Test<N>)| {
            let of = |state: StateId| {
                let (initial, last) = ends(state);
                (states.contains(state.index())).then(|| result.add_state(initial, last))
            };
            nfa.states().map(of).collect::<Vec<Option<StateId>>>()
        };
        let at_cut = |state: StateId| {
            if state == cut {
                alphabet.all()
            } else {
                Test::NONE
            }
        };
        let second = copy(&after[cut.index()], &|state| {
            (at_cut(state), nfa.last(state).and(initial))
        });
        let first = copy(&before[cut.index()], &|state| {
            (nfa.initial(state).and(last), at_cut(state))
        });
        result.check_size()?;
        for t in nfa.transitions() {
            for copy in [&second, &first] {
                if let (Some(from), Some(to)) = (copy[t.from.index()], copy[t.to.index()]) {
                    result.push(Transition { from, to, ..*t });
                }
            }
        }
        for state in nfa.states() {
            let Some(from) = second[state.index()] else {
                continue;
            };
            for (test, t) in &entries {
                if let Some(to) = first[t.to.index()] {
                    let before = test.and(nfa.last(state));
                    result.push(Transition {
                        from,
                        to,
                        before,
                        ..*t
                    });
                }
            }
        }
    }
    Ok(result)
}

/// For each state the states that transitions lead to from there, itself included.
pub fn reachable<const N: usize>(nfa: &Nfa<N>) -> Vec<FixedBitSet> {
    let graph = StateGraph::new(nfa, |_| true);
    nfa.states()
        .map(|state| graph.reached_from(state))
        .collect()
}

/// Uses the location: if all steps of a cycle but one run of steps of `po` keep the location, so
/// does the run (other relations that are in `po` may be part of it). Then it is a step of
/// `po-loc`, or it begins at an initial write, or it crosses a synchronisation between threads.
///
/// Without `crossings` it is known that no program order crosses a synchronisation.
///
/// Every other word stays as it is. What is tested within such a run is forgotten: the relation
/// only grows.
pub fn keep_location<const N: usize>(
    nfa: &Nfa<N>,
    alphabet: &Alphabet<N>,
    crossings: bool,
) -> Result<Nfa<N>, AutomatonError> {
    let mut graph = Graph::default();
    let (start, end) = (graph.node(), graph.node());
    let copies: Vec<Vec<NodeId>> = Seen::ALL
        .iter()
        .map(|_| nfa.states().map(|_| graph.node()).collect())
        .collect();
    let node = |seen: Seen, state: StateId| copies[seen as usize][state.index()];
    for state in nfa.states() {
        graph.test(start, nfa.initial(state), node(Seen::Nothing, state));
        for seen in [Seen::Nothing, Seen::Used, Seen::Other, Seen::More] {
            graph.test(node(seen, state), nfa.last(state), end);
        }
    }
    for t in nfa.transitions() {
        for seen in Seen::ALL {
            if let Some(next) = seen.after(t.letter) {
                let (from, to) = (node(seen, t.from), node(next, t.to));
                graph.between(from, t.before, Edge::Letter(t.letter), t.after, to);
            }
        }
        if t.letter == Letter::whole(Rel::Po) {
            let local = same_location_program_order(alphabet, crossings);
            let local = local.between(t.before, alphabet.all());
            let from = node(Seen::Nothing, t.from);
            let only = local.between(alphabet.all(), t.after);
            graph.embed(&only, false, from, node(Seen::Used, t.to));
            graph.embed(&local, false, from, node(Seen::Using, t.to));
        }
        if is_in_po(t.letter) {
            let run = node(Seen::Using, t.from);
            graph.test(run, alphabet.all(), node(Seen::Using, t.to));
            graph.test(run, t.after, node(Seen::Used, t.to));
        }
    }
    graph.fold_tests(alphabet, start, end)
}

/// If all steps of an automaton are of `po-loc`, `rf`, `co` and `fr`: the cycles one of which there
/// is if the automaton has a cycle, `po-loc;(rf | co;rf? | fr;rf?)`. `None` if there are other
/// steps, or words without any.
///
/// Give every write of a location its place in coherence order, and every read the place of the
/// write that it reads from, after that write. Then `rf`, `co` and `fr` lead to later places, and
/// from each place to a later one leads `rf | co;rf? | fr;rf?`. A cycle has a step of `po-loc` that
/// leads to an earlier place, since `po-loc` alone has no cycles and the other steps lead to later
/// ones. From the end of that step, communication leads back to its beginning.
pub fn of_one_location<const N: usize>(nfa: &Nfa<N>, alphabet: &Alphabet<N>) -> Option<Nfa<N>> {
    let is_of_one_location = |letter: &Letter| {
        let LetterKind::Whole(relation) = letter.kind else {
            return false;
        };
        let parts = [Rel::PoLoc, Rel::Rf, Rel::Co, Rel::Fr];
        !letter.inverse && parts.iter().any(|part| relation.is_within(*part))
    };
    let has_steps = nfa.empty_word().is_none();
    if !has_steps || !nfa.letters().iter().all(is_of_one_location) {
        return None;
    }
    let step = |relation| Nfa::letter(alphabet, Letter::whole(relation));
    let reading = step(Rel::Rf).or_test(alphabet.all());
    let further = step(Rel::Co).union(&step(Rel::Fr)).sequence(&reading);
    let back = step(Rel::Rf).union(&further);
    Some(step(Rel::PoLoc).sequence(&back))
}

/// What a word had so far of steps that need not keep the location.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// None.
    Nothing,
    /// The beginning of a run of `po`, which was taken as one step that keeps the location.
    Using,
    /// Such a run: there must not be another step.
    Used,
    /// The beginning of a run of `po`, taken as it is.
    Run,
    /// Such a run: there must be another step.
    Unused,
    /// A step of another relation.
    Other,
    /// Several.
    More,
}

impl Seen {
    const ALL: [Seen; 7] = [
        Seen::Nothing,
        Seen::Using,
        Seen::Used,
        Seen::Run,
        Seen::Unused,
        Seen::Other,
        Seen::More,
    ];

    /// What a word had after one more step, taken as it is.
    fn after(self, letter: Letter) -> Option<Seen> {
        let is_po = letter == Letter::whole(Rel::Po);
        match (self, keeps_location(letter)) {
            (Seen::Using, _) | (Seen::Used, false) => None,
            (Seen::Run, _) if is_in_po(letter) => Some(Seen::Run),
            (Seen::Run, true) => Some(Seen::Unused),
            (_, true) => Some(self),
            (Seen::Nothing, false) if is_po => Some(Seen::Run),
            (Seen::Nothing, false) => Some(Seen::Other),
            (_, false) => Some(Seen::More),
        }
    }
}

/// Whether a step is one of `po`.
pub fn is_in_po(letter: Letter) -> bool {
    let step = Letter::new(letter.kind, false) == letter;
    step && matches!(letter.kind, LetterKind::Whole(relation) if relation.is_within(Rel::Po))
}

fn keeps_location(letter: Letter) -> bool {
    matches!(letter.kind, LetterKind::Whole(relation) if relation.is_within(Rel::Loc))
}

/// A step of program order between accesses of one location.
fn same_location_program_order<const N: usize>(alphabet: &Alphabet<N>, crossings: bool) -> Nfa<N> {
    let step = |step| Nfa::letter(alphabet, Letter::new(step, false));
    let initial = alphabet.set(BuiltinSet::Iw).unwrap_or_default();
    let accesses = accesses(alphabet);
    let mut all = step(LetterKind::Whole(Rel::PoLoc))
        .union(&step(LetterKind::Whole(Rel::Po)).between(initial, alphabet.all()));
    if crossings {
        all = all.union(&step(LetterKind::Crossing));
    }
    all.between(accesses, accesses)
}

fn accesses<const N: usize>(alphabet: &Alphabet<N>) -> Test<N> {
    alphabet.set(BuiltinSet::M).unwrap_or(alphabet.all())
}

/// What a step of [`LetterKind::Crossing`] between accesses is included in.
pub fn crossings<const N: usize>(alphabet: &Alphabet<N>) -> Rule<N> {
    let letter = |relation| Nfa::letter(alphabet, Letter::whole(relation));
    let (po, sbr) = (letter(Rel::Po), letter(Rel::Sbr));
    let threads = Rel::crossings().fold(Nfa::nothing(), |all, r| all.union(&letter(r)));
    let steps = threads.union(&sbr.sequence(&po)).union(&po.sequence(&sbr));
    let around = po.or_test(alphabet.all());
    let accesses = accesses(alphabet);
    Rule {
        before: accesses,
        letter: Letter::new(LetterKind::Crossing, false),
        after: accesses,
        words: around.sequence(&steps).sequence(&around),
    }
}
