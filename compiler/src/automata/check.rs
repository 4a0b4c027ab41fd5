//! The automata with which a constraint is checked on graphs.
//!
//! All are over immediate steps and simplified. What a search has to do with them:
//!
//! * **Acyclic.** [`CheckAutomaton::Acyclic`]: the relation has a cycle in a graph if and only if
//!   some event passes `reflexive`, or the product of graph and automaton has a cycle through a
//!   node whose state is state 0, the one initial and final state. Cycles that avoid state 0 do not
//!   count, so strongly connected components are what to look for.
//! * **Irreflexive.** Some event is the first and the last of an accepted path.
//! * **Empty.** Some path is accepted; for a set, some event passes.
//! * **Included.** Some pair of events has a path in one automaton and none in the other.
//! * **Coherence.** `irreflexive (e;(rf|co|fr)+)`: the automaton is that of `e`.

use super::simplify::simplify_keeping;
use super::{AutomatonError, Builder, Nfa, Test};
use crate::automata::alphabet::{Alphabet, Shape};
use crate::model::{Check, ExprId};
use katec_checker::builtin::Kind;

/// What a constraint is about, as automata.
#[derive(Clone, Debug)]
pub enum CheckAutomaton {
    /// No cycles.
    Acyclic {
        /// The repetitions of the relation through state 0.
        round: Nfa,
        /// The events that the relation relates with themselves by the empty path.
        reflexive: Test,
    },
    /// No event related with itself.
    Irreflexive(Nfa),
    /// Nothing related.
    EmptyRelation(Nfa),
    /// No event in a set.
    EmptySet(SetForm),
    /// Everything related by the first is related by the second.
    Included {
        /// The first relation.
        left: Nfa,
        /// The second relation.
        right: Nfa,
        /// And the other way round.
        equal: bool,
    },
    /// A set is included in another.
    IncludedSets {
        /// The first set.
        left: SetForm,
        /// The second set.
        right: SetForm,
        /// And the other way round.
        equal: bool,
    },
    /// Coherence over the relation.
    Coherence(Nfa),
}

/// A set of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetForm {
    /// The events that pass a test.
    Test(Test),
    /// The value of an expression, as a saved set.
    Saved(ExprId),
}

/// The repetitions of a relation. No transition is left if every word ends where none begins.
fn rounds(relation: &Nfa, alphabet: &Alphabet) -> Result<Nfa, AutomatonError> {
    let mut round = relation.star_through_one_state(alphabet);
    round = simplify_keeping(&round, alphabet, 1)?;
    if round.hub().is_none() {
        round.set_transitions(Vec::new());
        round = round.restricted(|state| state.index() == 0);
    }
    Ok(round)
}

impl CheckAutomaton {
    /// The automata of a check. The builder must be one for immediate steps.
    pub fn new(builder: &mut Builder<'_>, check: Check) -> Result<Self, AutomatonError> {
        let alphabet = builder.alphabet();
        Ok(match check {
            Check::Acyclic(relation) => {
                let built = builder.build(relation)?;
                CheckAutomaton::Acyclic {
                    round: rounds(&built, alphabet)?,
                    reflexive: built.empty_word(),
                }
            }
            Check::Irreflexive(relation) => {
                CheckAutomaton::Irreflexive(builder.simplified(relation)?)
            }
            Check::Empty(set) if builder.kind(set) == Kind::Set => {
                CheckAutomaton::EmptySet(set_form(builder, set))
            }
            Check::Empty(relation) => CheckAutomaton::EmptyRelation(builder.simplified(relation)?),
            Check::Included(claim) if builder.kind(claim.left) == Kind::Set => {
                CheckAutomaton::IncludedSets {
                    left: set_form(builder, claim.left),
                    right: set_form(builder, claim.right),
                    equal: claim.equal,
                }
            }
            Check::Included(claim) => CheckAutomaton::Included {
                left: builder.simplified(claim.left)?,
                right: builder.simplified(claim.right)?,
                equal: claim.equal,
            },
            Check::Coherence(relation) => CheckAutomaton::Coherence(builder.simplified(relation)?),
        })
    }

    /// The automata, with a name for each where there are several.
    pub fn automata(&self) -> Vec<(&'static str, &Nfa)> {
        match self {
            CheckAutomaton::Acyclic { round: nfa, .. }
            | CheckAutomaton::Irreflexive(nfa)
            | CheckAutomaton::EmptyRelation(nfa)
            | CheckAutomaton::Coherence(nfa) => vec![("", nfa)],
            CheckAutomaton::Included { left, right, .. } => vec![("left", left), ("right", right)],
            CheckAutomaton::EmptySet(_) | CheckAutomaton::IncludedSets { .. } => Vec::new(),
        }
    }

    /// The events each of which breaks a check of sets, if tests tell them.
    pub fn offenders(&self) -> Option<Test> {
        match *self {
            CheckAutomaton::EmptySet(SetForm::Test(test)) => Some(test),
            CheckAutomaton::IncludedSets {
                left: SetForm::Test(left),
                right: SetForm::Test(right),
                equal,
            } => {
                let missing = left.minus(right);
                Some(if equal {
                    missing.or(right.minus(left))
                } else {
                    missing
                })
            }
            _ => None,
        }
    }

    /// The expressions that have to be kept as saved relations or sets.
    pub fn saved(&self) -> Vec<ExprId> {
        let mut saved: Vec<ExprId> = self
            .automata()
            .iter()
            .flat_map(|(_, nfa)| nfa.saved())
            .collect();
        let sets = match self {
            CheckAutomaton::EmptySet(set) => vec![*set],
            CheckAutomaton::IncludedSets { left, right, .. } => vec![*left, *right],
            _ => Vec::new(),
        };
        saved.extend(sets.into_iter().filter_map(|set| match set {
            SetForm::Saved(id) => Some(id),
            SetForm::Test(_) => None,
        }));
        saved.sort_unstable();
        saved.dedup();
        saved
    }
}

fn set_form(builder: &Builder<'_>, set: ExprId) -> SetForm {
    match builder.alphabet().shape(set) {
        Shape::Set(test) => SetForm::Test(*test),
        _ => SetForm::Saved(set),
    }
}
