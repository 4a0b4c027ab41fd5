//! Whether a new event with default choices can be on a cycle.
//!
//! What is new at once is one of these: an event; both halves of a read-modify-write; or the last
//! member of a barrier round, with which the others become members. No forward step
//! ([`Properties::is_forward`]) leads from a new event to an old one. So take a cycle through new
//! events each of whose steps is forward or among new events: it stays among the new events. To see
//! whether there is one that counts, the automaton is run on new events alone.

use super::Properties;
use super::properties::is_forward_relation;
use crate::automata::{Alphabet, CheckAutomaton, Letter, LetterKind, Nfa, StateId, Test};
use crate::model::{Expr, Model};
use crate::pipeline::Prepared;
use katec_checker::builtin::BuiltinRelation as Rel;
use katec_checker::builtin::BuiltinSet;

/// Why a constraint can be broken by an event with default choices.
pub(super) fn not_extensible(
    prepared: &Prepared,
    alphabet: &Alphabet,
    automaton: &CheckAutomaton,
) -> Option<String> {
    let extension = Extension {
        model: prepared.recognised(),
        properties: prepared.properties(),
        alphabet,
        splits_updates: prepared.splits_updates(),
    };
    match automaton {
        CheckAutomaton::Acyclic { round, reflexive } => {
            if !reflexive.is_none() {
                return Some("it relates events with themselves".to_string());
            }
            extension.leads_back(round)
        }
        CheckAutomaton::Irreflexive(nfa) | CheckAutomaton::Coherence(nfa) => {
            if !nfa.empty_word().is_none() && matches!(automaton, CheckAutomaton::Irreflexive(_)) {
                return Some("it relates events with themselves".to_string());
            }
            extension.leads_back(nfa)
        }
        CheckAutomaton::EmptyRelation(nfa) if nfa.is_empty() => None,
        CheckAutomaton::EmptySet(_) | CheckAutomaton::EmptyRelation(_) => {
            Some("a new event can put something into what must be empty".to_string())
        }
        CheckAutomaton::Included { .. } | CheckAutomaton::IncludedSets { .. } => {
            Some("a new event can be related on the left and not on the right".to_string())
        }
    }
}

/// Where a step leads from a new event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Nowhere, but from the read half of a read-modify-write to its write half if it says so.
    Forward { within: bool },
    /// To the event itself.
    Stay,
    /// To another member of a barrier round.
    Round,
    /// From the write half of a read-modify-write to its read half.
    Partner,
    /// Perhaps to an old event.
    Back,
}

/// Where a step leads from a new event.
pub(super) fn way(model: &Model, properties: &Properties, letter: Letter) -> Way {
    let inverse = letter.inverse;
    match letter.kind {
        LetterKind::Whole(Rel::Sbr) => Way::Round,
        LetterKind::Whole(Rel::Rmw) if inverse => Way::Partner,
        LetterKind::Whole(relation) if is_forward_relation(relation) && !inverse => Way::Forward {
            within: relation.joins_halves(),
        },
        LetterKind::PoImm | LetterKind::PoLocImm | LetterKind::FrImm | LetterKind::Crossing
            if !inverse =>
        {
            Way::Forward { within: true }
        }
        LetterKind::CoImm if !inverse => Way::Forward { within: false },
        LetterKind::Saved(id) if matches!(model.expand(id), Expr::Identity(_)) => Way::Stay,
        LetterKind::Saved(id) | LetterKind::First(id) if !inverse && properties.is_forward(id) => {
            Way::Forward { within: true }
        }
        _ => Way::Back,
    }
}

struct Extension<'a> {
    model: &'a Model,
    properties: &'a Properties,
    alphabet: &'a Alphabet,
    /// Whether the write half of a read-modify-write is new when the read half is not any more.
    splits_updates: bool,
}

/// A new event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum New {
    ReadHalf,
    WriteHalf,
    /// Any event, or any member of a round.
    Any,
    /// An initial write, which is new when its location is.
    Initial,
}

impl New {
    const ALL: [New; 4] = [New::Any, New::ReadHalf, New::WriteHalf, New::Initial];

    /// The new event that a step leads to from this one.
    fn after(self, way: Way) -> Option<New> {
        match (way, self) {
            (Way::Forward { within: true }, New::ReadHalf) => Some(New::WriteHalf),
            (Way::Partner, New::WriteHalf) => Some(New::ReadHalf),
            (Way::Stay, event) => Some(event),
            (Way::Round, New::Any) => Some(New::Any),
            (Way::Back, New::Initial) => Some(New::Initial),
            _ => None,
        }
    }
}

impl Extension<'_> {
    fn way(&self, letter: Letter) -> Way {
        match way(self.model, self.properties, letter) {
            Way::Partner if self.splits_updates => Way::Back,
            way => way,
        }
    }

    /// Why a cycle could lead out of an event that was just added.
    fn leads_back(&self, nfa: &Nfa) -> Option<String> {
        let way = |letter: Letter| self.way(letter);
        // No new event is an initial write.
        let initial = self.alphabet.set(BuiltinSet::Iw).unwrap_or_default();
        let mut leaving = nfa.transitions().iter();
        let back = leaving.find(|t| way(t.letter) == Way::Back && !t.before.implies(initial));
        if let Some(transition) = back {
            let shown = transition.letter.show(self.model);
            return Some(format!(
                "a forbidden cycle can go from the new event back to an older one, by a step of `{shown}`"
            ));
        }
        let among = New::ALL.into_iter().find(|new| self.returns(nfa, *new))?;
        let has_rounds = nfa
            .letters()
            .iter()
            .any(|letter| way(*letter) == Way::Round);
        Some(
            match among {
                New::ReadHalf | New::WriteHalf => {
                    "a cycle of steps between the halves of a read-modify-write would count"
                }
                New::Initial => "it relates initial writes with each other, in a cycle",
                New::Any if has_rounds => "a cycle of `sbr` alone, which is symmetric, would count",
                New::Any => "it relates events with themselves",
            }
            .to_string(),
        )
    }

    /// Whether the automaton accepts a path with at least one step, among new events, from one to
    /// itself. The class of the event is taken to be any that it can have, at each step anew.
    fn returns(&self, nfa: &Nfa, from: New) -> bool {
        let start = nfa
            .states()
            .filter(|state| nfa.initial(*state).meets(self.classes(from)));
        let mut work: Vec<(StateId, New)> = start.map(|state| (state, from)).collect();
        let mut reached: Vec<(StateId, New)> = Vec::new();
        while let Some((state, event)) = work.pop() {
            for t in nfa.transitions().iter().filter(|t| t.from == state) {
                let Some(next) = event.after(self.way(t.letter)) else {
                    continue;
                };
                let possible =
                    t.before.meets(self.classes(event)) && t.after.meets(self.classes(next));
                if possible && !reached.contains(&(t.to, next)) {
                    reached.push((t.to, next));
                    work.push((t.to, next));
                }
            }
        }
        reached
            .into_iter()
            .any(|(state, event)| event == from && nfa.last(state).meets(self.classes(from)))
    }

    fn classes(&self, event: New) -> Test {
        let (read, write) = self.alphabet.ends(Letter::whole(Rel::Rmw));
        match event {
            New::ReadHalf => read,
            New::WriteHalf => write,
            New::Any => self.alphabet.all(),
            New::Initial => self
                .alphabet
                .set(BuiltinSet::Iw)
                .unwrap_or(self.alphabet.all()),
        }
    }
}
