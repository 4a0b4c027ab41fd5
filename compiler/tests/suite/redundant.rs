//! Transitions that clocks make redundant are left out.

use katec_compiler::automata::inclusion::find_difference;
use katec_compiler::automata::simplify::entered_at;
use katec_compiler::automata::{
    Alphabet, Builder, CheckAutomaton, Letter, LetterKind, Nfa, StateId, Steps, Transition,
};
use katec_compiler::lower::without_redundant_transitions;

/// The alphabet and the automaton of an axiom over the clock of `hb`.
fn over_clocks(model: &str, axiom: &str) -> (Alphabet, Nfa) {
    let model = katec_compiler::load(model).expect("a library model");
    let prepared = model.prepare().expect("no declared names");
    let model = prepared.synchronised();
    let checks = model.constraints.iter().map(|c| c.check);
    let roots: Vec<_> = checks.flat_map(|check| check.operands()).collect();
    let alphabet = Alphabet::new(model, roots).expect("an alphabet");
    let hb = model.definitions.iter().find(|d| d.name == "hb");
    let hb = hb.expect("happens-before").body;
    let mut builder = Builder::new(model, &alphabet, Steps::Immediate).with_clocks([hb]);
    let axiom = model.constraints.iter().find(|c| c.name == axiom);
    let check = axiom.expect("the axiom").check;
    let built = CheckAutomaton::new(&mut builder, check).expect("an automaton");
    let CheckAutomaton::Acyclic { round, .. } = built else {
        panic!("no acyclicity: {built:?}");
    };
    (alphabet, round)
}

/// Whether a state follows a clock again after it went on in program order, wherever it is entered
/// and wherever something is accepted from it.
fn follows_again(alphabet: &Alphabet, nfa: &Nfa) -> bool {
    const NEXT: Letter = Letter {
        kind: LetterKind::PoImm,
        inverse: false,
    };
    let (sources, targets) = alphabet.ends(NEXT);
    let (entered, alive) = (entered_at(nfa), entered_at(&nfa.reversed()));
    let goes_on = |state: StateId| {
        let mut steps = nfa.transitions().iter().filter(|t| t.letter == NEXT);
        steps.any(|t| {
            let here = entered[state.index()].and(sources).implies(t.before);
            let there = alive[state.index()].and(targets).implies(t.after);
            t.from == state && t.to == state && here && there
        })
    };
    let is_clock = |t: &&Transition| matches!(t.letter.kind, LetterKind::First(_));
    let mut clocks = nfa.transitions().iter().filter(is_clock);
    clocks.any(|t| goes_on(t.from))
}

#[test]
fn clocks_are_not_followed_again() {
    for model in ["rc11", "rc11-regular", "rc20"] {
        let (alphabet, round) = over_clocks(model, "sc");
        let reduced = without_redundant_transitions(&alphabet, &round).expect("an automaton");
        assert!(follows_again(&alphabet, &round), "{model}");
        assert!(!follows_again(&alphabet, &reduced), "{model}");
        let extra = find_difference(&reduced, &round, &alphabet).expect("a comparison");
        assert_eq!(extra, None, "{model}");
    }
}
