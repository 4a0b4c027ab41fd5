//! Constraints that follow from the axioms of the same model, always or where there is no event of
//! some set.
//!
//! A constraint about cycles holds if every cycle that it forbids is a cycle that some axiom
//! forbids too, or one of causal order, which exploration never builds. That is decided in two
//! ways, the quicker one first:
//!
//! 1. On automata. Every word of the constraint is one that some axiom forbids to go round: a
//!    repetition of a relation without cycles, or a path of an irreflexive one. The words are taken
//!    as they are, and once with the steps that lie within program order made steps of program
//!    order, which contain them.
//! 2. By a proof ([`crate::claims`]) that all cycles are cycles of the axioms together. Proofs are
//!    tried only of what is small ([`SIZE`], [`EFFORT`]): a model must not take longer to compile
//!    than to check.
//!
//! A constraint that follows is not checked. One that follows if there is no event of a set `S`
//! *needs* `S`: it is checked only in graphs that have such an event. To find out, the events of
//! `S` are taken away from its automaton. Often nothing at all remains.
//!
//! # Why not all of them vanish
//!
//! Two axioms may imply each other, and one of them must be checked. So an axiom is a reason only
//! as long as it is checked itself, and not under a condition that has reasons of its own.
//! Constraints are dealt with one after the other. One that is left out, or gets such a condition,
//! is no reason from then on. So whatever a constraint follows from is checked, or follows from
//! constraints that are dealt with later, and in the end from some that are checked.

use super::Decision;
use super::reason::{Implied, Reason};
use super::strategy::{Choice, is_causal};
use super::views::in_program_order;
use crate::automata::inclusion::find_difference;
use crate::automata::{Alphabet, CheckAutomaton, LetterKind, Nfa, Test};
use crate::claims::Claims;
use crate::model::{Constraint, ConstraintId, ExprId, Role};
use crate::recognise::Recognised;
use crate::requirements::{Properties, accepts_a_step};
use katec_checker::builtin::BuiltinSet;
use katec_checker::search::Start;

/// The sets without which programs are common, in the order in which they are tried. This is a
/// preference and no fact about the sets: one that is missing here costs time, never an answer.
const SETS: [BuiltinSet; 11] = [
    BuiltinSet::Sc,
    BuiltinSet::F,
    BuiltinSet::Rmw,
    BuiltinSet::Mfence,
    BuiltinSet::Sfence,
    BuiltinSet::Lfence,
    BuiltinSet::Lk,
    BuiltinSet::Na,
    BuiltinSet::AcqRel,
    BuiltinSet::Acq,
    BuiltinSet::Rel,
];

/// How large a proof may be that is tried: the product of the states of both sides.
const SIZE: usize = 16;

/// How large all proofs that are tried may be together.
const EFFORT: usize = 64;

/// What lowering knows of a model.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    pub model: &'a Recognised,
    pub alphabet: &'a Alphabet,
    pub properties: &'a Properties,
}

/// Lets constraints that follow from others be checked not at all, or only in graphs with events
/// that they need.
pub fn leave_out(known: Known<'_>, decisions: &mut [Decision]) {
    let mut order: Vec<ConstraintId> = (0..decisions.len()).map(ConstraintId::new).collect();
    // What is expensive goes first, and of several equal ones the later.
    order.sort_by_key(|id| std::cmp::Reverse((cost(&decisions[id.index()].choice), *id)));
    let mut implications = Implications {
        known,
        claims: Claims::new(known.model),
        effort: EFFORT,
        conditional: vec![false; decisions.len()],
    };
    for id in order {
        if cost(&decisions[id.index()].choice) > 0 && !known.model.constraints[id.index()].negated {
            implications.examine(id, decisions);
        }
    }
}

/// What a check costs, roughly. Nothing, if it is not worth being left out.
fn cost(choice: &Choice) -> u32 {
    match choice {
        Choice::NotChecked | Choice::Ordered { .. } | Choice::NoEvent(_) => 0,
        Choice::Coherence { .. } => 1,
        Choice::Acyclic { start, .. } | Choice::Irreflexive { start, .. } => {
            if *start == Start::Everywhere { 3 } else { 2 }
        }
        Choice::Matrices => 4,
    }
}

struct Implications<'a> {
    known: Known<'a>,
    claims: Claims,
    /// What is left for proofs.
    effort: usize,
    /// Which constraints have a condition that has reasons.
    conditional: Vec<bool>,
}

impl Implications<'_> {
    fn examine(&mut self, id: ConstraintId, decisions: &mut [Decision]) {
        if let Some(implied) = self.why(id, decisions, None) {
            let decision = &mut decisions[id.index()];
            decision.choice = Choice::NotChecked;
            decision.reasons = Reason::Implied(implied).into();
            return;
        }
        if cost(&decisions[id.index()].choice) < 2 {
            return;
        }
        for set in SETS {
            let Some(test) = self.known.alphabet.set(set) else {
                continue;
            };
            // Whoever has none of a set has none of its subsets.
            if decisions[id.index()]
                .needs
                .iter()
                .any(|need| need.implies(test))
            {
                continue;
            }
            if let Some(implied) = self.why(id, decisions, Some(set)) {
                self.conditional[id.index()] |= matches!(implied, Implied::ByAxioms(_));
                decisions[id.index()].needs.push(test);
                decisions[id.index()].reasons.without = Some((set, implied));
                // One more test in every graph would seldom save anything.
                return;
            }
        }
    }

    /// Why a constraint holds in graphs without events of a set, if it does.
    fn why(
        &mut self,
        id: ConstraintId,
        decisions: &[Decision],
        absent: Option<BuiltinSet>,
    ) -> Option<Implied> {
        let Known { alphabet, .. } = self.known;
        let automaton = decisions[id.index()].automaton.as_ref()?;
        let outside = absent.map_or(Some(Test::NONE), |set| alphabet.set(set))?;
        let present = alphabet.all().minus(outside);
        let rest = Rest::new(automaton, present)?;
        if absent.is_some() && rest.has_all_of(automaton) {
            return None;
        }
        if rest.is_nothing() {
            return Some(Implied::ByItself);
        }
        if let CheckAutomaton::Included { right, .. } = automaton
            && included(alphabet, &rest.nfa, right)
        {
            return Some(Implied::ByItself);
        }
        if !rest.cyclic || rest.reflexive.meets(present) {
            return None;
        }
        if rest.complete && is_causal(self.known.model, self.known.properties, &rest.nfa) {
            return Some(Implied::ByCausalOrder);
        }
        let reasons = self.reasons(id, decisions);
        let are_enough = |reasons: &[ConstraintId]| {
            let forbidden = reasons
                .iter()
                .filter_map(|reason| forbidden(&decisions[reason.index()]));
            rest.complete && is_implied(alphabet, &rest.nfa, forbidden)
        };
        if are_enough(&reasons) {
            return Some(Implied::ByAxioms(fewest(reasons, are_enough)));
        }
        self.prove(id, reasons, decisions, absent)
    }

    /// The axioms that something can follow from.
    fn reasons(&self, id: ConstraintId, decisions: &[Decision]) -> Vec<ConstraintId> {
        let constraints = self.known.model.constraints.iter().enumerate();
        let constraints = constraints.map(|(index, c)| (ConstraintId::new(index), c));
        let reasons = constraints.filter(|(other, constraint)| {
            *other != id
                && is_demanded(constraint, &decisions[other.index()])
                && cost(&decisions[other.index()].choice) > 0
                && !self.conditional[other.index()]
        });
        reasons.map(|(other, _)| other).collect()
    }

    /// Tries to prove that all cycles are cycles of the reasons, and which of them are enough.
    fn prove(
        &mut self,
        id: ConstraintId,
        mut reasons: Vec<ConstraintId>,
        decisions: &[Decision],
        absent: Option<BuiltinSet>,
    ) -> Option<Implied> {
        let size = |id: ConstraintId| {
            let automaton = decisions[id.index()].automaton.as_ref()?;
            let states: usize = automaton.automata().iter().map(|(_, nfa)| nfa.len()).sum();
            automaton.saved().is_empty().then_some(states)
        };
        let own = size(id)?;
        reasons.retain(|reason| size(*reason).is_some());
        let others: usize = reasons.iter().filter_map(|reason| size(*reason)).sum();
        if !is_promising(id, &reasons, decisions) {
            return None;
        }
        let size = own * (1 + others);
        self.effort = self.effort.checked_sub(size).filter(|_| size <= SIZE)?;
        if !self.is_proved(id, &reasons, absent) {
            return None;
        }
        reasons = fewest(reasons, |reasons| self.is_proved(id, reasons, absent));
        Some(if reasons.is_empty() {
            Implied::ByCausalOrder
        } else {
            Implied::ByAxioms(reasons)
        })
    }

    fn is_proved(
        &mut self,
        id: ConstraintId,
        reasons: &[ConstraintId],
        absent: Option<BuiltinSet>,
    ) -> bool {
        let claims = &mut self.claims;
        let mut cycles = |id: ConstraintId| {
            claims.forbidden_cycles(self.known.model.constraints[id.index()].check)
        };
        let Some(left) = cycles(id) else {
            return false;
        };
        let mut right: Vec<ExprId> = reasons
            .iter()
            .filter_map(|reason| cycles(*reason))
            .collect();
        right.push(claims.causal_order());
        let right = claims.union(&right);
        claims.cycles_are_cycles_without(left, right, absent)
    }
}

/// What an automaton of a constraint is in graphs without some events.
struct Rest {
    nfa: Nfa,
    /// The events that the constraint forbids already where a path has no step.
    reflexive: Test,
    /// Whether the constraint is about cycles.
    cyclic: bool,
    /// Whether the automaton is that of all that is forbidden, and not of a part of it.
    complete: bool,
}

impl Rest {
    fn new(automaton: &CheckAutomaton, present: Test) -> Option<Self> {
        let (nfa, reflexive, cyclic, complete) = match automaton {
            CheckAutomaton::Acyclic { round, reflexive } => (round, *reflexive, true, true),
            CheckAutomaton::Irreflexive(nfa) => (nfa, nfa.empty_word(), true, true),
            // Extended coherence comes after each path.
            CheckAutomaton::Coherence(nfa) => (nfa, Test::NONE, true, false),
            CheckAutomaton::EmptyRelation(nfa)
            | CheckAutomaton::Included {
                left: nfa,
                equal: false,
                ..
            } => (nfa, nfa.empty_word(), false, true),
            _ => return None,
        };
        Some(Self {
            nfa: nfa.within(present),
            reflexive: reflexive.and(present),
            cyclic,
            complete,
        })
    }

    /// Whether no path is left that could break the constraint.
    fn is_nothing(&self) -> bool {
        let empty_path = !self.complete && !self.nfa.empty_word().is_none();
        self.reflexive.is_none() && !empty_path && !accepts_a_step(&self.nfa)
    }

    /// Whether nothing was taken away.
    fn has_all_of(&self, automaton: &CheckAutomaton) -> bool {
        let same = |(_, whole): (_, &Nfa)| whole.transitions() == self.nfa.transitions();
        automaton.automata().into_iter().next().is_some_and(same)
    }
}

/// Whether a check holds in every graph all of whose events pass a test.
pub fn holds_among(automaton: &CheckAutomaton, present: Test) -> bool {
    match automaton.offenders() {
        Some(offenders) => !offenders.meets(present),
        None => Rest::new(automaton, present).is_some_and(|rest| rest.is_nothing()),
    }
}

/// Whether a constraint is an axiom that holds of every execution.
fn is_demanded(constraint: &Constraint, decision: &Decision) -> bool {
    constraint.role == Role::Axiom && !constraint.negated && decision.guard.is_none()
}

/// Whether a proof is worth being tried: runs of program order, any number of them in a cycle, can
/// only be made of program order.
fn is_promising(id: ConstraintId, reasons: &[ConstraintId], decisions: &[Decision]) -> bool {
    let walks_po = |id: ConstraintId| {
        let automaton = decisions[id.index()].automaton.as_ref();
        let automata = automaton.into_iter().flat_map(CheckAutomaton::automata);
        let mut letters = automata.flat_map(|(_, nfa)| nfa.letters());
        letters.any(|letter| letter.kind == LetterKind::PoImm)
    };
    let repeats = matches!(decisions[id.index()].choice, Choice::Acyclic { .. });
    !repeats || !walks_po(id) || reasons.iter().any(|reason| walks_po(*reason))
}

/// Some of the reasons that are enough, if all are, and of which none can be spared.
fn fewest(
    mut reasons: Vec<ConstraintId>,
    mut are_enough: impl FnMut(&[ConstraintId]) -> bool,
) -> Vec<ConstraintId> {
    for reason in reasons.clone() {
        let fewer: Vec<ConstraintId> = reasons.iter().copied().filter(|r| *r != reason).collect();
        if are_enough(&fewer) {
            reasons = fewer;
        }
    }
    reasons
}

/// The words that an axiom forbids to lead back to where they begin.
fn forbidden(decision: &Decision) -> Option<&Nfa> {
    match decision.automaton.as_ref()? {
        CheckAutomaton::Acyclic { round: nfa, .. } | CheckAutomaton::Irreflexive(nfa) => Some(nfa),
        _ => None,
    }
}

/// Whether all words of an automaton with a step are among those that are forbidden. If it cannot
/// be found out within the limits, they are not.
fn is_implied<'a>(
    alphabet: &Alphabet,
    consequence: &Nfa,
    forbidden: impl Iterator<Item = &'a Nfa>,
) -> bool {
    // No event is forbidden by the empty word here, which repetitions have.
    let all = forbidden.fold(Nfa::test(alphabet.all()), |all, words| all.union(words));
    included(alphabet, consequence, &all)
}

/// Whether all words of an automaton, as they are or in program order, are words of another.
fn included(alphabet: &Alphabet, words: &Nfa, all: &Nfa) -> bool {
    let included = |words: &Nfa| matches!(find_difference(words, all, alphabet), Ok(None));
    included(words) || included(&in_program_order(alphabet, words))
}
