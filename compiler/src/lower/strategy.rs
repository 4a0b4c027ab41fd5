//! The choice of a strategy for a constraint.

use super::Decision;
use super::halves::follow_reads;
use super::implied::holds_among;
use super::local::is_local;
use super::patterns::Patterns;
use super::reason::{Implied, Reason};
use super::redundant::without_lesser_siblings;
use super::tables::{self, GraphLetter, graph_letter};
use super::views::ViewFinder;
use crate::automata::alphabet::Shape;
use crate::automata::inclusion::find_difference;
use crate::automata::{AutomatonError, Builder, CheckAutomaton, LetterKind, Nfa, Test};
use crate::claims::Claims;
use crate::model::{Check, Claim, Constraint, Expr, ExprId, Model, Role};
use crate::recognise::{Recognised, is_atomicity};
use crate::requirements::Properties;
use crate::requirements::is_judged_at_end;
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet, Entry, Kind};
use katec_checker::lowered::{Clock, Range, ViewId};
use katec_checker::search::step::GraphStep;
use katec_checker::search::{Order, Start};

/// How a constraint is to be checked; automata are not tables yet.
pub enum Choice {
    /// Not at all.
    NotChecked,
    /// By a clock, which may bound all choices.
    Coherence { clock: Clock, bounded: bool },
    /// By searching a cycle.
    Acyclic {
        round: Nfa,
        reflexive: Test,
        start: Start,
    },
    /// By searching a way back.
    Irreflexive { nfa: Nfa, start: Start },
    /// Pairs that must be ordered by a clock; without a view there must be no pairs. Paths of
    /// several steps are walked.
    Ordered {
        left: Nfa,
        order: Option<(ViewId, Order)>,
        walks: bool,
    },
    /// By testing events.
    NoEvent(Test),
    /// By matrices.
    Matrices,
}

/// How many states the automaton of a relation may have that is tried to be proved coherence.
const SMALL: usize = 6;

/// What chooses.
pub struct Chooser<'c, 'b, 'm> {
    model: &'m Recognised,
    patterns: &'c Patterns,
    properties: &'c Properties,
    builder: &'b mut Builder<'m>,
    views: &'c mut ViewFinder,
    ranges: &'c mut Vec<Range>,
    /// Whether an axiom says that `po-loc | rf | co | fr` has no cycles.
    coherent_threads: bool,
    /// Whether an axiom is about a global order: see [`super::patterns::GlobalOrder`].
    global_order: bool,
}

/// What the guard of a constraint comes to.
enum Guarded {
    /// There is none, or it is never empty.
    Unguarded,
    /// It is always empty.
    AlwaysSkipped,
    /// It is empty if no event passes the test; and then the constraint holds anyway.
    ByTest(Test),
    /// It must be evaluated.
    ByExpression(ExprId),
}

type Chosen = Result<(Choice, Reason), AutomatonError>;
type Built = Result<CheckAutomaton, AutomatonError>;

fn chosen(choice: Choice, reason: Reason) -> Chosen {
    Ok((choice, reason))
}

impl<'c, 'b, 'm> Chooser<'c, 'b, 'm> {
    /// For the constraints of a model, in order.
    pub fn new(
        model: &'m Recognised,
        patterns: &'c Patterns,
        properties: &'c Properties,
        builder: &'b mut Builder<'m>,
        views: &'c mut ViewFinder,
        ranges: &'c mut Vec<Range>,
    ) -> Self {
        Self {
            model,
            patterns,
            properties,
            builder,
            views,
            ranges,
            coherent_threads: false,
            global_order: false,
        }
    }

    /// How a constraint is checked, and why.
    pub fn decide(&mut self, constraint: &Constraint) -> Decision {
        let check = plainest(self.model, constraint.check);
        let automaton = CheckAutomaton::new(self.builder, check);
        let guard = self.guard(constraint, &automaton);
        let chosen = self.choose(constraint, check, &automaton, &guard);
        let (choice, reason) =
            chosen.unwrap_or_else(|error| (Choice::Matrices, Reason::NoAutomaton(error)));
        let mut decision = Decision {
            choice,
            reasons: reason.into(),
            automaton: automaton.ok(),
            guard: None,
            needs: Vec::new(),
        };
        match guard {
            Guarded::Unguarded | Guarded::AlwaysSkipped => {}
            Guarded::ByTest(test) => decision.needs.push(test),
            Guarded::ByExpression(guard) => decision.guard = Some(guard),
        }
        decision
    }

    /// What the guard of a constraint comes to.
    fn guard(&mut self, constraint: &Constraint, automaton: &Built) -> Guarded {
        let Some(guard) = constraint.unless_empty else {
            return Guarded::Unguarded;
        };
        let alphabet = self.builder.alphabet();
        let (Shape::Set(test) | Shape::Identity(test)) = *alphabet.shape(guard) else {
            let empty = self.model.kind(guard) == Kind::Relation
                && (self.builder.simplified(guard)).is_ok_and(|nfa| nfa.is_empty());
            return if empty {
                Guarded::AlwaysSkipped
            } else {
                Guarded::ByExpression(guard)
            };
        };
        if test.is_none() {
            return Guarded::AlwaysSkipped;
        }
        // Where there is an event that is asked about, there is one that is no initial write.
        let initial = alphabet.set(BuiltinSet::Iw).unwrap_or(Test::NONE);
        if alphabet.all().implies(test.or(initial)) {
            return Guarded::Unguarded;
        }
        let others = alphabet.all().minus(test);
        match automaton {
            Ok(automaton) if !constraint.negated && holds_among(automaton, others) => {
                Guarded::ByTest(test)
            }
            _ => Guarded::ByExpression(guard),
        }
    }

    fn choose(
        &mut self,
        constraint: &Constraint,
        check: Check,
        automaton: &Built,
        guard: &Guarded,
    ) -> Chosen {
        if matches!(guard, Guarded::AlwaysSkipped) {
            return chosen(Choice::NotChecked, Reason::GuardIsEmpty);
        }
        if is_atomicity(self.model, constraint) {
            return chosen(Choice::NotChecked, Reason::Atomicity);
        }
        let all = self.builder.alphabet().all();
        if !constraint.negated && automaton.as_ref().is_ok_and(|a| holds_among(a, all)) {
            return chosen(Choice::NotChecked, Reason::Implied(Implied::ByItself));
        }
        if is_judged_at_end(self.model, self.properties, constraint) {
            return chosen(Choice::Matrices, Reason::JudgedAtEnd);
        }
        if constraint.negated {
            return chosen(Choice::Matrices, Reason::Negated);
        }
        let guarded = matches!(guard, Guarded::ByExpression(_));
        let axiom = constraint.role == Role::Axiom && !guarded;
        if !guarded && let Some(clock) = self.coherence(check, automaton)? {
            return Ok(self.by_clock(clock, axiom));
        }
        match automaton.as_ref().map_err(Clone::clone)? {
            CheckAutomaton::Acyclic { round, reflexive } => {
                self.acyclic(round, *reflexive, axiom, guarded)
            }
            CheckAutomaton::Irreflexive(nfa) => self.irreflexive(nfa, guarded),
            CheckAutomaton::Coherence(_) => chosen(Choice::Matrices, Reason::NoClock),
            _ if guarded => chosen(Choice::Matrices, Reason::GuardHoldsLate),
            CheckAutomaton::Included { left, equal, .. } => match check {
                Check::Included(claim) => self.included(left, *equal, claim),
                _ => chosen(Choice::Matrices, Reason::NotRegular),
            },
            CheckAutomaton::EmptyRelation(nfa) => self.empty(nfa),
            sets @ (CheckAutomaton::IncludedSets { .. } | CheckAutomaton::EmptySet(_)) => {
                match sets.offenders() {
                    Some(test) => chosen(Choice::NoEvent(test), Reason::SingleEvents),
                    None => chosen(Choice::Matrices, Reason::NotRegular),
                }
            }
        }
    }

    fn by_clock(&mut self, clock: Clock, axiom: bool) -> (Choice, Reason) {
        if axiom {
            self.add_range(Range::Clock(clock));
        }
        let bounded = axiom;
        let choice = Choice::Coherence { clock, bounded };
        (choice, Reason::CoherenceOverClock)
    }

    fn add_range(&mut self, range: Range) {
        if !self.ranges.contains(&range) {
            self.ranges.push(range);
        }
    }

    fn acyclic(&mut self, round: &Nfa, reflexive: Test, axiom: bool, guarded: bool) -> Chosen {
        if reflexive.is_none() && is_causal(self.model, self.properties, round) {
            return chosen(Choice::NotChecked, Reason::CausalOrder);
        }
        if axiom {
            if reflexive.is_none() && self.is_thread_coherence(round)? {
                self.add_range(Range::Thread);
                self.coherent_threads = true;
                let reason = Reason::BoundsChoices;
                return chosen(Choice::NotChecked, reason);
            }
            self.find_range(round)?;
            self.global_order |= self.is_global_order(round)?;
        }
        let alphabet = self.builder.alphabet();
        let reduced = without_lesser_siblings(alphabet, round)?;
        let (start, reason) = match self.start(round, guarded) {
            (Start::Newest, reason) if axiom && follow_reads(alphabet, &reduced) => {
                (Start::NoHalf, reason)
            }
            start => start,
        };
        chosen(
            Choice::Acyclic {
                round: reduced,
                reflexive,
                start,
            },
            reason,
        )
    }

    fn irreflexive(&mut self, nfa: &Nfa, guarded: bool) -> Chosen {
        if nfa.empty_word().is_none() && is_causal(self.model, self.properties, nfa) {
            return chosen(Choice::NotChecked, Reason::CausalOrder);
        }
        let (start, reason) = self.start(nfa, guarded);
        let nfa = nfa.clone();
        chosen(Choice::Irreflexive { nfa, start }, reason)
    }

    /// The clock over which a constraint is coherence.
    fn coherence(
        &mut self,
        check: Check,
        automaton: &Built,
    ) -> Result<Option<Clock>, AutomatonError> {
        match (check, automaton) {
            (Check::Coherence(relation), _) => self.clock(relation),
            (Check::Irreflexive(relation), automaton) => {
                let view = self.written_coherence(relation)?;
                match automaton {
                    Ok(CheckAutomaton::Irreflexive(nfa)) if view.is_none() => {
                        self.hidden_coherence(relation, nfa)
                    }
                    _ => Ok(view),
                }
            }
            _ => Ok(None),
        }
    }

    /// The clock that keeps a relation, if there is one. That of the causal order need not be made.
    fn clock(&mut self, relation: ExprId) -> Result<Option<Clock>, AutomatonError> {
        if self.views.is_enabled() && self.is_causal_order(relation)? {
            return Ok(Some(Clock::Causal));
        }
        Ok(self.view(relation)?.map(Clock::View))
    }

    fn is_causal_order(&mut self, relation: ExprId) -> Result<bool, AutomatonError> {
        let alphabet = self.builder.alphabet();
        let nfa = self.builder.simplified(relation)?;
        let causal = self.builder.simplified(self.patterns.causal)?;
        Ok(is_causal(self.model, self.properties, &nfa)
            && find_difference(&causal, &nfa, alphabet)?.is_none()
            && find_difference(&nfa, &causal, alphabet)?.is_none())
    }

    fn view(&mut self, relation: ExprId) -> Result<Option<ViewId>, AutomatonError> {
        self.views
            .find(self.model, self.builder, self.patterns, relation)
    }

    /// If the relation is `v;e`, or `e;v`, for a view `v` and `e` that is extended coherence but
    /// for `rf` and the identity: the view. Both of these are harmless: `v` and `rf` are causal.
    fn written_coherence(&mut self, relation: ExprId) -> Result<Option<Clock>, AutomatonError> {
        let Expr::Sequence(a, b) = self.model.expand(relation) else {
            return Ok(None);
        };
        for (order, rest) in [(a, b), (b, a)] {
            if !self.is_extended_coherence(rest)? {
                continue;
            }
            if let Some(clock) = self.clock(order)? {
                return Ok(Some(clock));
            }
        }
        Ok(None)
    }

    /// If the relation, written in whatever way, relates an event with itself exactly where `v;e`
    /// does, for a view `v` that is part of it and extended coherence `e`: the view. That causal
    /// order has no cycles is used for this. Small relations are proved to be so, of others only
    /// the words are compared.
    fn hidden_coherence(
        &mut self,
        relation: ExprId,
        nfa: &Nfa,
    ) -> Result<Option<Clock>, AutomatonError> {
        let has = |step| nfa.letters().iter().any(|letter| letter.kind == step);
        if !has(LetterKind::CoImm) || !nfa.saved().is_empty() {
            return Ok(None);
        }
        let alphabet = self.builder.alphabet();
        let causal = self.builder.simplified(self.patterns.causal)?;
        let least = self.builder.simplified(self.patterns.least_coherence)?;
        let most = self.builder.simplified(self.patterns.most_coherence)?;
        for part in parts(self.model, relation) {
            let Some(clock) = self.clock(part)? else {
                continue;
            };
            let order = self.builder.simplified(part)?;
            let included = |left: &Nfa, right: &Nfa| -> Result<bool, AutomatonError> {
                Ok(find_difference(left, right, alphabet)?.is_none())
            };
            let most = order.sequence(&most).union(&causal);
            if included(&order.sequence(&least), nfa)? && included(nfa, &most)?
                || nfa.len() <= SMALL && self.is_proved_coherence(relation, part)
            {
                return Ok(Some(clock));
            }
        }
        Ok(None)
    }

    fn is_proved_coherence(&self, relation: ExprId, view: ExprId) -> bool {
        let mut claims = Claims::new(self.model);
        let least = claims.add(Expr::Sequence(view, self.patterns.least_coherence));
        let most = claims.add(Expr::Sequence(view, self.patterns.most_coherence));
        let written = claims.union(&[relation, self.patterns.causal]);
        let most = claims.union(&[most, self.patterns.causal]);
        claims.cycles_are_cycles(least, written) && claims.cycles_are_cycles(relation, most)
    }

    fn is_extended_coherence(&mut self, relation: ExprId) -> Result<bool, AutomatonError> {
        let alphabet = self.builder.alphabet();
        let nfa = self.builder.simplified(relation)?;
        let least = self.builder.simplified(self.patterns.least_coherence)?;
        let most = self.builder.simplified(self.patterns.most_coherence)?;
        Ok(find_difference(&least, &nfa, alphabet)?.is_none()
            && find_difference(&nfa, &most, alphabet)?.is_none())
    }

    /// Whether an automaton of repetitions is that of `po-loc | rf | co | fr`.
    fn is_thread_coherence(&mut self, round: &Nfa) -> Result<bool, AutomatonError> {
        let alphabet = self.builder.alphabet();
        let least = self.builder.simplified(self.patterns.thread_coherence)?;
        let most = self
            .builder
            .simplified(self.patterns.repeated_thread_coherence)?;
        Ok(find_difference(&least, round, alphabet)?.is_none()
            && find_difference(round, &most, alphabet)?.is_none())
    }

    fn is_global_order(&mut self, round: &Nfa) -> Result<bool, AutomatonError> {
        let Some(global) = &self.patterns.global else {
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
    /// Then `(po | rf)+;eco` relates no event with itself. For let `a` be before `b` in
    /// `(po | rf)+`, and `b` before `a` in `eco`. Steps of `rf` within a thread are steps of `po`,
    /// as threads are coherent. If `b` is before `a` by `co;rf` or `fr;rf` with such a step at the
    /// end, let the path begin at the write instead of `a`. Now `b` is before `a` in the global
    /// order. If there is a step of `rfe` in the path, or one of `po` that crosses a
    /// synchronisation, the path is one of the global order too, which has a cycle. If there is
    /// none, `a` is before `b` in `po-loc`. (No initial write is after anything in `eco`.)
    pub fn join_ranges(&mut self) {
        if self.coherent_threads && self.global_order {
            self.ranges.retain(|range| *range != Range::Thread);
            self.add_range(Range::Clock(Clock::Causal));
        }
    }

    /// A bound on choices that follows from an acyclic relation: if it contains, up to repetition,
    /// extended coherence and a causal order, then that order and extended coherence do not
    /// contradict each other.
    fn find_range(&mut self, round: &Nfa) -> Result<(), AutomatonError> {
        let alphabet = self.builder.alphabet();
        let coherence = self.builder.simplified(self.patterns.least_coherence)?;
        if find_difference(&coherence, round, alphabet)?.is_some() {
            return Ok(());
        }
        let causal = self.builder.simplified(self.patterns.causal)?;
        if find_difference(&causal, round, alphabet)?.is_none() {
            self.add_range(Range::Clock(Clock::Causal));
            return Ok(());
        }
        let own = self.builder.simplified(self.patterns.po_loc)?;
        if find_difference(&own, round, alphabet)?.is_none() {
            self.add_range(Range::Thread);
        }
        Ok(())
    }

    fn included(&mut self, left: &Nfa, equal: bool, claim: Claim) -> Chosen {
        if equal {
            return chosen(Choice::Matrices, Reason::Equality);
        }
        if !self.is_found_from_newest(left) {
            return chosen(Choice::Matrices, Reason::LeftChanges);
        }
        let Some((view, order)) = self.order(claim.right)? else {
            return chosen(Choice::Matrices, Reason::RightHasNoClock);
        };
        let walks = has_several_steps(left);
        let reason = if walks {
            Reason::WalksAndLookUps
        } else {
            Reason::LookUps
        };
        chosen(
            Choice::Ordered {
                left: left.clone(),
                order: Some((view, order)),
                walks,
            },
            reason,
        )
    }

    /// If the relation is a view, its converse, or both: the view and which of them.
    fn order(&mut self, right: ExprId) -> Result<Option<(ViewId, Order)>, AutomatonError> {
        let mut work = vec![right];
        let mut found: Option<(ViewId, Order)> = None;
        while let Some(id) = work.pop() {
            let (kept, order) = match self.model.expand(id) {
                Expr::Union(a, b) => {
                    work.extend([a, b]);
                    continue;
                }
                Expr::Inverse(a) => (a, Order::After),
                _ => (id, Order::Before),
            };
            found = match (self.view(kept)?, found) {
                (Some(view), None) => Some((view, order)),
                (Some(view), Some((other, same))) if view == other && order == same => found,
                (Some(view), Some((other, _))) if view == other => Some((view, Order::Either)),
                _ => return Ok(None),
            };
        }
        Ok(found)
    }

    fn empty(&mut self, nfa: &Nfa) -> Chosen {
        if !self.is_found_from_newest(nfa) {
            return chosen(Choice::Matrices, Reason::Changes);
        }
        let walks = has_several_steps(nfa);
        chosen(
            Choice::Ordered {
                left: nfa.clone(),
                order: None,
                walks,
            },
            if walks {
                Reason::Walks
            } else {
                Reason::SingleSteps
            },
        )
    }

    /// Whether every new pair has a path through the new event: no letter changes between old
    /// events, nor does a test. (The set `RMW` does, which searches take care of. That an event is
    /// the last of its thread is known late.)
    fn is_found_from_newest(&self, nfa: &Nfa) -> bool {
        let alphabet = self.builder.alphabet();
        let is_late = |test| tables::test(alphabet, test).looks_at_sets_entered(Entry::AtThreadEnd);
        let late = has_several_steps(nfa) && nfa.tests().into_iter().any(is_late);
        !late && self.rows_are_local(nfa) && !self.takes_rounds(nfa)
    }

    /// Whether a transition steps along a barrier round. A round closes when its last wait comes,
    /// and then relates waits that are older; none of them has a successor yet, so no cycle comes
    /// about, but single pairs do.
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

    /// Where a search with an automaton must start.
    fn start(&self, nfa: &Nfa, guarded: bool) -> (Start, Reason) {
        if guarded {
            return (Start::Everywhere, Reason::SearchBecauseOfGuard);
        }
        if !self.rows_are_local(nfa) {
            return (Start::Everywhere, Reason::SearchFromEverywhere);
        }
        (Start::Newest, Reason::Search)
    }
}

/// Whether all steps are within `(po | rf)+`.
pub fn is_causal(model: &Model, properties: &Properties, nfa: &Nfa) -> bool {
    nfa.transitions().iter().all(|t| {
        !t.letter.inverse
            && match graph_letter(model, t.letter) {
                GraphLetter::Step(step) => step.is_causal(),
                GraphLetter::Row(id) | GraphLetter::First(id) => properties.is_strictly_causal(id),
                GraphLetter::Nothing => true,
            }
    })
}

fn has_several_steps(nfa: &Nfa) -> bool {
    let goes_on = |to| nfa.transitions().iter().any(|t| t.from == to);
    nfa.transitions().iter().any(|t| goes_on(t.to))
}

/// A check in the form that says most: `empty a \\ b` is `a <= b`.
fn plainest(model: &Model, check: Check) -> Check {
    match check {
        Check::Empty(e) if model.kind(e) == Kind::Relation => match model.expand(e) {
            Expr::Difference(left, right) => Check::Included(Claim {
                left,
                equal: false,
                right,
                rotated: false,
            }),
            _ => check,
        },
        _ => check,
    }
}

/// The named relations and closures that a relation is made of, and `po`, the largest first.
fn parts(model: &Model, root: ExprId) -> Vec<ExprId> {
    let mut found = Vec::new();
    let mut work = vec![root];
    while let Some(id) = work.pop() {
        if found.contains(&id) || model.kind(id) == Kind::Set {
            continue;
        }
        found.push(id);
        let expr = model.expr(id);
        work.extend(expr.operands());
        if let Expr::Definition(d) = expr
            && model.definition(d).group.is_none()
        {
            work.push(model.definition(d).body);
        }
    }
    found.retain(|id| {
        matches!(
            model.expr(*id),
            Expr::Definition(_) | Expr::Plus(_) | Expr::Relation(Rel::Po)
        )
    });
    found
}
