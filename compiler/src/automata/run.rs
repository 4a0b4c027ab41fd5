//! The relation that an automaton denotes on an execution, by plain search.
//!
//! This is the meaning of automata. It is for tests and for explaining, not for speed: it works on
//! bit matrices and visits the whole product of execution and automaton.

use super::{Alphabet, Class, Letter, LetterKind, Nfa, Transition};
use crate::evaluate::{Denotation, Interpretation};
use crate::model::{DeclarationId, ExprId};
use katec_checker::builtin::{BuiltinRelation, BuiltinSet};
use katec_checker::execution::Execution;
use katec_checker::relation::BitMatrix;
use rustc_hash::FxHashMap;

/// An execution prepared for runs: the class of every event and the pairs of every letter.
pub struct Runner<'a> {
    alphabet: &'a Alphabet,
    interpretation: Interpretation<'a>,
    saved: &'a dyn Fn(ExprId) -> BitMatrix,
    classes: Vec<Class>,
    letters: FxHashMap<Letter, BitMatrix>,
}

/// An event that the theory says cannot be: it is in a combination of sets that no event can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImpossibleEvent(pub usize);

impl<'a> Runner<'a> {
    /// Prepares an execution. `saved` gives the values of saved relations.
    pub fn new(
        alphabet: &'a Alphabet,
        interpretation: Interpretation<'a>,
        saved: &'a dyn Fn(ExprId) -> BitMatrix,
    ) -> Result<Self, ImpossibleEvent> {
        let class = |event: usize| {
            let declared = interpretation.declared.iter().enumerate();
            let member = |(index, value): (usize, &Denotation)| match value {
                Denotation::Set(set) if set.contains(event) => Some(DeclarationId::new(index)),
                _ => None,
            };
            alphabet
                .class_of(
                    interpretation.execution.mask(event),
                    declared.filter_map(member),
                )
                .ok_or(ImpossibleEvent(event))
        };
        let classes = (0..interpretation.execution.len())
            .map(class)
            .collect::<Result<_, _>>()?;
        Ok(Runner {
            alphabet,
            interpretation,
            saved,
            classes,
            letters: FxHashMap::default(),
        })
    }

    /// The pairs of events between which the automaton accepts a path.
    pub fn relation(&mut self, nfa: &Nfa) -> BitMatrix {
        for transition in nfa.transitions() {
            self.prepare(transition.letter);
        }
        let n = self.classes.len();
        let mut result = BitMatrix::empty(n);
        let outgoing = nfa.outgoing();
        for source in 0..n {
            let mut seen = vec![false; n * nfa.len()];
            let mut work = Vec::new();
            let mut enter = |event: usize, state: super::StateId, work: &mut Vec<_>| {
                if !std::mem::replace(&mut seen[event * nfa.len() + state.index()], true) {
                    work.push((event, state));
                }
            };
            for state in nfa.states() {
                if nfa.initial(state).contains(self.classes[source]) {
                    enter(source, state, &mut work);
                }
            }
            while let Some((event, state)) = work.pop() {
                if nfa.last(state).contains(self.classes[event]) {
                    result.insert(source, event);
                }
                for transition in &outgoing[state.index()] {
                    for target in self.targets(event, transition) {
                        enter(target, transition.to, &mut work);
                    }
                }
            }
        }
        result
    }

    /// The events that a transition leads to.
    fn targets<'s>(&'s self, event: usize, t: &Transition) -> impl Iterator<Item = usize> + 's {
        let (before, after) = (t.before, t.after);
        let row = self.letters[&t.letter].row(event);
        let passes = before.contains(self.classes[event]);
        row.ones()
            .filter(move |target| passes && after.contains(self.classes[*target]))
    }

    fn prepare(&mut self, letter: Letter) {
        if !self.letters.contains_key(&letter) {
            let mut pairs = self.pairs(letter.kind);
            if letter.inverse {
                pairs = pairs.inverse();
            }
            self.letters.insert(letter, pairs);
        }
    }

    fn pairs(&self, kind: LetterKind) -> BitMatrix {
        let execution = self.interpretation.execution;
        match kind {
            LetterKind::Whole(relation) => execution.relation(relation).clone(),
            LetterKind::Any => BitMatrix::full(execution.len()),
            LetterKind::Saved(id) => (self.saved)(id),
            LetterKind::First(id) => {
                let relation = (self.saved)(id);
                let program_order = execution.relation(BuiltinRelation::Po);
                let own = program_order
                    .clone()
                    .intersection(execution.relation(BuiltinRelation::Int));
                let later = relation.compose(&own);
                relation.difference(&later)
            }
            LetterKind::Declared(declaration) => {
                match &self.interpretation.declared[declaration.index()] {
                    Denotation::Relation(relation) => relation.clone(),
                    Denotation::Set(_) => unreachable!("only relations are letters"),
                }
            }
            LetterKind::PoLocImm => immediate(execution.relation(BuiltinRelation::PoLoc)),
            LetterKind::CoImm => immediate(execution.relation(BuiltinRelation::Co)),
            LetterKind::FrImm => execution
                .relation(BuiltinRelation::Rf)
                .inverse()
                .compose(&immediate(execution.relation(BuiltinRelation::Co))),
            LetterKind::PoImm => immediate_program_order(execution),
            LetterKind::Crossing => {
                let relation = |which| execution.relation(which);
                let (po, sbr) = (
                    relation(BuiltinRelation::Po),
                    relation(BuiltinRelation::Sbr),
                );
                let steps = crossings(execution)
                    .union(&sbr.compose(po))
                    .union(&po.compose(sbr));
                let around = po.clone().reflexive();
                around.compose(&steps).compose(&around).intersection(po)
            }
        }
    }

    /// The alphabet of the automata that can be run.
    pub fn alphabet(&self) -> &'a Alphabet {
        self.alphabet
    }
}

/// The pairs of a transitive relation with nothing between them.
fn immediate(relation: &BitMatrix) -> BitMatrix {
    let skipping = relation.compose(relation);
    relation.clone().difference(&skipping)
}

/// The steps by which program order leads from one thread to another, apart from rounds.
fn crossings(execution: &Execution) -> BitMatrix {
    let none = BitMatrix::empty(execution.len());
    let relations = BuiltinRelation::crossings();
    relations.fold(none, |all, which| all.union(execution.relation(which)))
}

/// See [`LetterKind::PoImm`].
fn immediate_program_order(execution: &Execution) -> BitMatrix {
    let relation = |which| execution.relation(which);
    let initial = execution.set(BuiltinSet::Iw);
    let mut later = initial.clone();
    later.toggle_range(..);
    // Program order proper: within a thread, initial writes apart.
    let own = relation(BuiltinRelation::Po)
        .clone()
        .intersection(relation(BuiltinRelation::Int))
        .intersection(&BitMatrix::product(&later, &later));
    let next = immediate(&own);
    let sbr = relation(BuiltinRelation::Sbr);
    let mut first = later.clone();
    first.difference_with(&next.range());
    let step = next.union(&crossings(execution));
    step.compose(sbr)
        .union(&sbr.compose(&step))
        .union(&step)
        .union(&BitMatrix::product(initial, &first))
}
