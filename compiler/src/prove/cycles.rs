//! Words that go round: what is known when the first and the last event are the same.

use crate::automata::build::graph::{Edge, Graph, NodeId};
use crate::automata::inclusion::find_difference;
use crate::automata::{Alphabet, AutomatonError, Letter, Nfa, StateId, Step, Test};
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet};

/// The words of an automaton cut at any place, the second part first.
pub fn rotations(nfa: &Nfa, alphabet: &Alphabet) -> Nfa {
    let all = alphabet.all();
    let mut result = Nfa::nothing();
    for state in nfa.states() {
        let second = nfa.beginning_in(&[(state, all)]);
        let mut first = nfa.clone();
        for other in nfa.states() {
            first.set_last(other, if other == state { all } else { Test::NONE });
        }
        result = result.union(&second.sequence(&first));
    }
    result
}

/// The relations that relate no event with itself.
pub fn irreflexive() -> [Letter; 3] {
    [Rel::Po, Rel::Co, Rel::Ext].map(Letter::whole)
}

/// Uses the location: if all steps of a cycle but one run of steps of `po` keep the location, so does the run (other relations that are
/// in `po` may be part of it). Then it is a step
/// of `po-loc`, or it begins at an initial write, or it crosses a synchronisation between threads.
///
/// Every other word stays as it is. What is tested within such a run is forgotten: the relation only grows.
pub fn keep_location(nfa: &Nfa, alphabet: &Alphabet) -> Nfa {
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
            let local = same_location_program_order(alphabet).between(t.before, alphabet.all());
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
    use Rel::{Addr, Ctrl, Data, Po, PoLoc, Rfi, Rmw, Tc, Tj};
    let step = Letter::new(letter.step, false) == letter;
    step && matches!(
        letter.step,
        Step::Whole(Po | PoLoc | Rfi | Rmw | Addr | Data | Ctrl | Tc | Tj)
    )
}

fn keeps_location(letter: Letter) -> bool {
    use Rel::{Co, Coe, Coi, Fr, Fre, Fri, Loc, PoLoc, Rf, Rfe, Rfi, Rmw};
    matches!(
        letter.step,
        Step::Whole(Rf | Rfe | Rfi | Co | Coe | Coi | Fr | Fre | Fri | PoLoc | Loc | Rmw)
    )
}

/// A step of program order between accesses of one location.
fn same_location_program_order(alphabet: &Alphabet) -> Nfa {
    let step = |step| Nfa::letter(alphabet, Letter::new(step, false));
    let initial = alphabet.set(BuiltinSet::Iw).unwrap_or_default();
    let accesses = accesses(alphabet);
    step(Step::Whole(Rel::PoLoc))
        .union(&step(Step::Whole(Rel::Po)).between(initial, alphabet.all()))
        .union(&step(Step::Crossing))
        .between(accesses, accesses)
}

fn accesses(alphabet: &Alphabet) -> Test {
    alphabet.set(BuiltinSet::M).unwrap_or(alphabet.all())
}

/// Adds a step of [`Step::Crossing`] between accesses wherever all the words that such a step stands for, with all that can
/// follow, are accepted.
pub fn accept_crossings(nfa: &Nfa, alphabet: &Alphabet) -> Result<Nfa, AutomatonError> {
    let letter = |relation| Nfa::letter(alphabet, Letter::whole(relation));
    let (po, sbr) = (letter(Rel::Po), letter(Rel::Sbr));
    let steps = letter(Rel::Tc)
        .union(&letter(Rel::Tj))
        .union(&sbr.sequence(&po))
        .union(&po.sequence(&sbr));
    let around = po.or_test(alphabet.all());
    let accesses = accesses(alphabet);
    let words = around
        .sequence(&steps)
        .sequence(&around)
        .between(accesses, accesses);
    let mut result = nfa.clone();
    for from in nfa.states() {
        for to in nfa.states() {
            let through = words.sequence(&nfa.beginning_in(&[(to, accesses)]));
            let anyway = nfa.beginning_in(&[(from, accesses)]);
            if find_difference(&through, &anyway, alphabet)?.is_none() {
                let crossing = Letter::new(Step::Crossing, false);
                result.add_transition(alphabet, from, (accesses, crossing, accesses), to);
            }
        }
    }
    Ok(result)
}
