//! The choice of a strategy for a constraint.

use super::Helpers;
use super::local::is_local;
use super::tables::{GraphLetter, graph_letter};
use super::views::ViewFinder;
use crate::automata::inclusion::find_difference;
use crate::automata::{AutomatonError, Builder, CheckAutomaton, Nfa, SetForm, Test};
use crate::model::{Check, Claim, Constraint, Expr, ExprId, Model, Role};
use katec_checker::lowered::Range;
use katec_checker::search::step::Step as GraphStep;
use katec_checker::search::{Order, Start};

/// How a constraint is to be checked; automata are not tables yet.
pub enum Choice {
    /// Not at all.
    Always,
    /// By a clock.
    Coherence { view: usize },
    /// By the previous access of the thread.
    ThreadCoherence,
    /// By searching a cycle.
    Acyclic {
        round: Nfa,
        reflexive: Test,
        start: Start,
    },
    /// By searching a way back.
    Irreflexive { nfa: Nfa, start: Start },
    /// Pairs that must be ordered by a clock; without a view there must be no pairs.
    Ordered {
        left: Nfa,
        order: Option<(usize, Order)>,
    },
    /// By testing events.
    NoEvent(Test),
    /// By matrices.
    Matrices,
}

/// What chooses.
pub struct Chooser<'c, 'b, 'm> {
    pub model: &'m Model,
    pub helpers: &'c Helpers,
    pub builder: &'b mut Builder<'m>,
    pub views: &'c mut ViewFinder,
    pub ranges: &'c mut Vec<Range>,
    /// Whether an axiom says that `po-loc | rf | co | fr` has no cycles.
    pub coherent_threads: bool,
    /// Whether an axiom is about a global order: see [`super::GlobalOrder`].
    pub global_order: bool,
}

type Chosen = Result<(Choice, String), AutomatonError>;

fn chosen(choice: Choice, reason: impl Into<String>) -> Chosen {
    Ok((choice, reason.into()))
}

impl Chooser<'_, '_, '_> {
    /// The strategy of a constraint, and why.
    pub fn choose(&mut self, constraint: &Constraint) -> Chosen {
        if constraint.negated {
            return chosen(Choice::Matrices, "the opposite of a check is demanded");
        }
        let guarded = constraint.unless_empty.is_some();
        let axiom = constraint.role == Role::Axiom && !guarded;
        match constraint.check {
            Check::Acyclic(_) => self.acyclic(constraint.check, axiom, guarded),
            Check::Irreflexive(relation) if !guarded => {
                if let Some(view) = self.coherence(relation)? {
                    return Ok(self.by_clock(view, axiom));
                }
                self.irreflexive(constraint.check, guarded)
            }
            Check::Irreflexive(_) => self.irreflexive(constraint.check, guarded),
            Check::Coherence(relation) => {
                match self
                    .views
                    .find(self.model, self.builder, self.helpers, relation)?
                {
                    Some(view) if !guarded => Ok(self.by_clock(view, axiom)),
                    _ => chosen(Choice::Matrices, "the relation cannot be kept as a clock"),
                }
            }
            _ if guarded => chosen(
                Choice::Matrices,
                "the guard may come to hold of older events",
            ),
            Check::Included(claim) => self.included(constraint.check, claim),
            Check::Empty(_) => self.empty(constraint.check),
        }
    }

    fn by_clock(&mut self, view: usize, axiom: bool) -> (Choice, String) {
        if axiom {
            self.add_range(Range::View(view));
        }
        let reason = format!("coherence over the clock of {}", self.views.name(view));
        (Choice::Coherence { view }, reason)
    }

    fn add_range(&mut self, range: Range) {
        if !self.ranges.contains(&range) {
            self.ranges.push(range);
        }
    }

    fn acyclic(&mut self, check: Check, axiom: bool, guarded: bool) -> Chosen {
        let CheckAutomaton::Acyclic { round, reflexive } =
            CheckAutomaton::new(self.builder, check)?
        else {
            return chosen(Choice::Matrices, "no automaton");
        };
        if reflexive.is_none() && self.is_causal(&round) {
            return chosen(Choice::Always, "causal order has no cycles");
        }
        if axiom {
            if reflexive.is_none() && self.is_thread_coherence(&round)? {
                self.add_range(Range::Thread);
                self.coherent_threads = true;
                return chosen(Choice::ThreadCoherence, "coherence within threads");
            }
            self.find_range(&round)?;
            self.global_order |= self.is_global_order(&round)?;
        }
        let (start, why) = self.start(&round, guarded);
        let reason = format!("{}{why}", states(&round));
        chosen(
            Choice::Acyclic {
                round,
                reflexive,
                start,
            },
            reason,
        )
    }

    fn irreflexive(&mut self, check: Check, guarded: bool) -> Chosen {
        let CheckAutomaton::Irreflexive(nfa) = CheckAutomaton::new(self.builder, check)? else {
            return chosen(Choice::Matrices, "no automaton");
        };
        if nfa.empty_word().is_none() && self.is_causal(&nfa) {
            return chosen(Choice::Always, "causal order has no cycles");
        }
        let (start, why) = self.start(&nfa, guarded);
        let reason = format!("{}{why}", states(&nfa));
        chosen(Choice::Irreflexive { nfa, start }, reason)
    }

    /// If the relation is `v;e`, or `e;v`, for a view `v` and `e` that is extended coherence but for `rf` and the identity: the
    /// view. Both of these are harmless: `v` and `rf` are causal.
    fn coherence(&mut self, relation: ExprId) -> Result<Option<usize>, AutomatonError> {
        let Expr::Sequence(a, b) = self.model.expand(relation) else {
            return Ok(None);
        };
        for (order, rest) in [(a, b), (b, a)] {
            if !self.is_extended_coherence(rest)? {
                continue;
            }
            let view = self
                .views
                .find(self.model, self.builder, self.helpers, order)?;
            if let Some(view) = view {
                return Ok(Some(view));
            }
        }
        Ok(None)
    }

    fn is_extended_coherence(&mut self, relation: ExprId) -> Result<bool, AutomatonError> {
        let alphabet = self.builder.alphabet();
        let nfa = self.builder.simplified(relation)?;
        let least = self.builder.simplified(self.helpers.least_coherence)?;
        let most = self.builder.simplified(self.helpers.most_coherence)?;
        Ok(find_difference(&least, &nfa, alphabet)?.is_none()
            && find_difference(&nfa, &most, alphabet)?.is_none())
    }

    /// Whether an automaton of repetitions is that of `po-loc | rf | co | fr`.
    fn is_thread_coherence(&mut self, round: &Nfa) -> Result<bool, AutomatonError> {
        let alphabet = self.builder.alphabet();
        let least = self.builder.simplified(self.helpers.thread_coherence)?;
        let most = self
            .builder
            .simplified(self.helpers.repeated_thread_coherence)?;
        Ok(find_difference(&least, round, alphabet)?.is_none()
            && find_difference(round, &most, alphabet)?.is_none())
    }

    fn is_global_order(&mut self, round: &Nfa) -> Result<bool, AutomatonError> {
        let Some(global) = &self.helpers.global else {
            return Ok(false);
        };
        let alphabet = self.builder.alphabet();
        for part in [global.communication, global.external, global.crossing] {
            let part = self.builder.simplified(part)?;
            if find_difference(&part, round, alphabet)?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Takes the bound that follows from coherence within threads and a global order together.
    ///
    /// Then `(po | rf)+;eco` relates no event with itself. For let `a` be before `b` in `(po | rf)+`, and `b` before `a` in `eco`.
    /// Steps of `rf` within a thread are steps of `po`, as threads are coherent. If `b` is before `a` by `co;rf` or `fr;rf` with such a step at the
    /// end, let the path begin at the write instead of `a`. Now `b` is before `a` in the global order. If there is a step of `rfe`
    /// in the path, or one of `po` that crosses a synchronisation, the path is one of the global order too, which has a
    /// cycle. If there is none, `a` is before `b` in `po-loc`. (No initial write is after anything in `eco`.)
    pub fn join_ranges(&mut self) {
        if self.coherent_threads && self.global_order {
            self.ranges.retain(|range| *range != Range::Thread);
            self.add_range(Range::Causal);
        }
    }

    /// A bound on choices that follows from an acyclic relation: if it contains, up to repetition, extended coherence and a causal
    /// order, then that order and extended coherence do not contradict each other.
    fn find_range(&mut self, round: &Nfa) -> Result<(), AutomatonError> {
        let alphabet = self.builder.alphabet();
        let coherence = self.builder.simplified(self.helpers.least_coherence)?;
        if find_difference(&coherence, round, alphabet)?.is_some() {
            return Ok(());
        }
        let causal = self.builder.simplified(self.helpers.causal)?;
        if find_difference(&causal, round, alphabet)?.is_none() {
            self.add_range(Range::Causal);
            return Ok(());
        }
        let own = self.builder.simplified(self.helpers.po_loc)?;
        if find_difference(&own, round, alphabet)?.is_none() {
            self.add_range(Range::Thread);
        }
        Ok(())
    }

    fn included(&mut self, check: Check, claim: Claim) -> Chosen {
        match CheckAutomaton::new(self.builder, check)? {
            CheckAutomaton::IncludedSets {
                left: SetForm::Test(left),
                right: SetForm::Test(right),
                equal,
            } => {
                let both = if equal {
                    left.minus(right).or(right.minus(left))
                } else {
                    left.minus(right)
                };
                chosen(Choice::NoEvent(both), "a test of single events")
            }
            CheckAutomaton::Included {
                left, equal: false, ..
            } if self.is_single_step(&left) => {
                let Some((view, order)) = self.order(claim.right)? else {
                    return chosen(Choice::Matrices, "the right side is not kept as a clock");
                };
                let reason = format!("look-ups in the clock of {}", self.views.name(view));
                chosen(
                    Choice::Ordered {
                        left,
                        order: Some((view, order)),
                    },
                    reason,
                )
            }
            CheckAutomaton::Included { equal: true, .. } => {
                chosen(Choice::Matrices, "equality of relations")
            }
            CheckAutomaton::Included { .. } => {
                chosen(Choice::Matrices, "paths of several steps on the left side")
            }
            _ => chosen(Choice::Matrices, "not regular"),
        }
    }

    /// If the relation is a view, its converse, or both: the view and which of them.
    fn order(&mut self, right: ExprId) -> Result<Option<(usize, Order)>, AutomatonError> {
        let mut work = vec![right];
        let mut found = None;
        let (mut before, mut after) = (false, false);
        while let Some(id) = work.pop() {
            let (order, inverse) = match self.model.expand(id) {
                Expr::Union(a, b) => {
                    work.extend([a, b]);
                    continue;
                }
                Expr::Inverse(a) => (a, true),
                _ => (id, false),
            };
            let view = self
                .views
                .find(self.model, self.builder, self.helpers, order)?;
            match (view, found) {
                (Some(view), None) => found = Some(view),
                (Some(view), Some(other)) if view == other => {}
                _ => return Ok(None),
            }
            before |= !inverse;
            after |= inverse;
        }
        Ok(found.map(|view| (view, Order { before, after })))
    }

    fn empty(&mut self, check: Check) -> Chosen {
        match CheckAutomaton::new(self.builder, check)? {
            CheckAutomaton::EmptySet(SetForm::Test(test)) => {
                chosen(Choice::NoEvent(test), "a test of single events")
            }
            CheckAutomaton::EmptyRelation(left) if self.is_single_step(&left) => chosen(
                Choice::Ordered { left, order: None },
                "single steps from the new event",
            ),
            CheckAutomaton::EmptyRelation(_) => chosen(Choice::Matrices, "paths of several steps"),
            _ => chosen(Choice::Matrices, "not regular"),
        }
    }

    /// Whether every accepted path has at most one step, of a letter that does not change between old events: then every new
    /// pair has the new event in it.
    fn is_single_step(&self, nfa: &Nfa) -> bool {
        let goes_on = |to| nfa.transitions().iter().any(|t| t.from == to);
        let single = nfa.transitions().iter().all(|t| !goes_on(t.to));
        single && self.rows_are_local(nfa) && !self.takes_rounds(nfa)
    }

    /// Whether a transition steps along a barrier round. A round closes when its last wait comes, and then relates waits that are
    /// older; none of them has a successor yet, so no cycle comes about, but single pairs do.
    fn takes_rounds(&self, nfa: &Nfa) -> bool {
        let mut letters = nfa.transitions().iter().map(|t| t.letter);
        letters.any(|letter| graph_letter(self.model, letter) == GraphLetter::Step(GraphStep::Sbr))
    }

    fn rows_are_local(&self, nfa: &Nfa) -> bool {
        let mut letters = nfa.transitions().iter().map(|t| t.letter);
        letters.all(|letter| match graph_letter(self.model, letter) {
            GraphLetter::Row(id) | GraphLetter::First(id) => is_local(self.model, id),
            GraphLetter::Step(_) | GraphLetter::Nothing => true,
        })
    }

    fn is_causal(&self, nfa: &Nfa) -> bool {
        nfa.transitions().iter().all(|t| {
            !t.letter.inverse
                && match graph_letter(self.model, t.letter) {
                    GraphLetter::Step(step) => step.is_causal(),
                    GraphLetter::Row(_) | GraphLetter::First(_) => false,
                    GraphLetter::Nothing => true,
                }
        })
    }

    /// Where a search with an automaton must start.
    fn start(&self, nfa: &Nfa, guarded: bool) -> (Start, &'static str) {
        if guarded {
            return (Start::Everywhere, ", from every event because of the guard");
        }
        if !self.rows_are_local(nfa) {
            return (Start::Everywhere, ", from every event");
        }
        (Start::Newest, "")
    }
}

fn states(nfa: &Nfa) -> String {
    let rows = nfa.saved().len();
    let letters = match rows {
        0 => String::new(),
        1 => ", 1 letter computed as a matrix".to_string(),
        _ => format!(", {rows} letters computed as matrices"),
    };
    match nfa.len() {
        1 => format!("automaton of 1 state{letters}"),
        n => format!("automaton of {n} states{letters}"),
    }
}
