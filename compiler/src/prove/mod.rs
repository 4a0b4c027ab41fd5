//! Proofs of `assert` statements by inclusion of languages.
//!
//! Every assert is answered: *proved*, *refuted* with an execution on which it is false (module
//! `refute`), or *refused* with the reason. A proof holds in every execution that satisfies the
//! assumptions. Whatever form is not handled is refused, on either side, and so is what has no
//! answer when it is time to [stop](Stop).
//!
//! # How `a <= b` is decided
//!
//! On the left, communication is split into its parts within and between threads, and rewriting
//! assumptions are applied: the left only grows as a relation, or stays the same. On the right,
//! every letter is replaced by all the words that it includes ([`words`]), again and again as far
//! as assumptions go: the right stays the same relation. Then [`find_difference`] compares
//! languages. That a word of the left is not one of the right does not mean much if another way of
//! writing the left is included, so several are tried, and one is enough.
//!
//! `a & id <= b` is about the pairs `(x, x)` of `a`: the first and last events of a word are the
//! same, so their classes agree, program order between events of one location is known better
//! (module `cycles`), and words of irreflexive relations do not occur. With `rot b` on the right,
//! the claim is that every such event is on a cycle some rotation of which is a word of `b`: if `a`
//! relates some event with itself, so does `b` (module [`rotation`]). What the left of such a claim
//! is a union of is proved one after the other: each may need another way of writing it.
//! `a \ b <= c` is `a <= b | c`.

mod answer;
mod assumptions;
pub mod contract;
mod counterexample;
pub mod cycles;
mod enumerate;
mod opaque;
mod product;
mod realise;
mod refute;
mod right_side;
pub mod rotation;
mod rules;
mod saturate;
mod show;
mod sketch;
mod under;
pub mod words;

pub use crate::automata::Stop;
pub use answer::{Answer, Refusal};
pub use counterexample::{AbstractEvent, AbstractExecution, AbstractThread, Counterexample};
pub(crate) use realise::{Event, Realisation};

use crate::automata::alphabet::{NARROW, Shape};
use crate::automata::antichain::Word;
use crate::automata::build::substitute;
use crate::automata::inclusion::find_difference;
use crate::automata::simplify::{merge, simplify_quickly};
use crate::automata::{Alphabet, AutomatonError, Builder, Letter, LetterKind, Nfa, Steps, Test};
use crate::model::{Claim, Constraint, Expr, ExprId, Model};
use crate::printer::print_resolved;
use answer::unsupported;
use assumptions::{Assumptions, rewrite, set_facts};
use contract::contract;
use katec_checker::builtin::{BuiltinRelation, Kind};
use refute::{Budget, Goal, Use};
use right_side::RightSide;
use rustc_hash::FxHashMap;
use words::Words;

/// The answers to all asserts of a model, in order. When it is time to stop, the rest is refused.
pub fn prove(model: &Model, stop: Stop) -> Vec<Answer> {
    prove_asserts(Setting { model, axioms: &[] }, stop)
}

/// The answers to all asserts of a model, in executions that satisfy all axioms of another one.
pub fn prove_under(model: &Model, under: &Model, stop: Stop) -> Vec<Answer> {
    let (model, axioms) = under::assuming(model, under);
    let setting = Setting {
        model: &model,
        axioms: &axioms,
    };
    prove_asserts(setting, stop)
}

fn prove_asserts(setting: Setting<'_>, stop: Stop) -> Vec<Answer> {
    let claims: Vec<Claim> = setting.model.asserts.iter().map(|a| a.claim).collect();
    answers(setting, &claims, Effort::Exhaustive, stop)
}

/// What claims are about: a model with assumptions, and axioms that executions have to satisfy.
#[derive(Clone, Copy)]
struct Setting<'m> {
    model: &'m Model,
    axioms: &'m [Constraint],
}

/// How hard to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// Only compare what is written: quick, and enough for most of what is true.
    Plain,
    /// Also what is known of cycles within one location.
    Proofs,
    /// Also refutations.
    Full,
    /// Also what is not regular, and all small executions.
    Exhaustive,
}

/// The answers to claims about a model, under its assumptions. When it is time to stop, the rest is
/// refused; steps are counted for each claim.
pub fn prove_claims(model: &Model, claims: &[Claim], effort: Effort, stop: Stop) -> Vec<Answer> {
    answers(Setting { model, axioms: &[] }, claims, effort, stop)
}

fn answers(setting: Setting<'_>, claims: &[Claim], effort: Effort, stop: Stop) -> Vec<Answer> {
    let one = |claim: &Claim| {
        let answer = as_wide_as_needed(
            || answer::<NARROW>(setting, *claim, effort, stop),
            || answer::<WIDE>(setting, *claim, effort, stop),
            || answer::<WIDEST>(setting, *claim, effort, stop),
        );
        answer.unwrap_or_else(|error| Answer::Refused(error.into()))
    };
    claims.iter().map(one).collect()
}

/// The width of tests of claims that tell more than 256 kinds of events apart.
const WIDE: usize = 32;

/// The width of tests of claims that tell more than 2048 kinds apart. With this one a single
/// transition has 16 kilobytes: where it is not enough, memory would not be enough either.
const WIDEST: usize = 1024;

/// What the first of three gives that has room for all classes of events.
fn as_wide_as_needed<R>(
    narrow: impl FnOnce() -> Result<R, AutomatonError>,
    wide: impl FnOnce() -> Result<R, AutomatonError>,
    widest: impl FnOnce() -> Result<R, AutomatonError>,
) -> Result<R, AutomatonError> {
    let too_narrow =
        |result: &Result<R, _>| matches!(result, Err(AutomatonError::TooManyClasses { .. }));
    let result = narrow();
    if !too_narrow(&result) {
        return result;
    }
    let result = wide();
    if !too_narrow(&result) {
        return result;
    }
    widest()
}

fn answer<const N: usize>(
    setting: Setting<'_>,
    claim: Claim,
    effort: Effort,
    stop: Stop,
) -> Result<Answer, AutomatonError> {
    Prover::<N>::with(setting, claim, effort, stop, |prover| prover.claim(claim))
}

/// An execution in which a relation has a pair, or relates an event with itself if `cyclic`, by a
/// path with a step for which `wanted` holds. Steps are those of proofs: whole relations,
/// communication in parts. `None` if none was found, or the relation is not regular.
pub fn find_path(
    model: &Model,
    relation: ExprId,
    cyclic: bool,
    wanted: impl Fn(Letter) -> bool,
) -> Option<Counterexample> {
    let mut model = model.clone();
    model.assumes.clear();
    let right = model.intern(Expr::Empty(Kind::Relation));
    let left = if cyclic {
        let identity = model.intern(Expr::Relation(BuiltinRelation::Id));
        model.intern(Expr::Intersection(relation, identity))
    } else {
        relation
    };
    let claim = Claim {
        left,
        equal: false,
        right,
        rotated: false,
    };
    let path = Path {
        claim,
        relation,
        cyclic,
    };
    let found = as_wide_as_needed(
        || path.find::<NARROW>(&model, &wanted),
        || path.find::<WIDE>(&model, &wanted),
        || path.find::<WIDEST>(&model, &wanted),
    );
    found.ok().flatten()
}

/// Executions of words because of which a claim is not proved: words that the left side has and
/// the right side has not, one for each way of writing the left side. The claim may be true of
/// them. None if the claim is proved, or when it is time to stop.
pub fn failing_words(model: &Model, claim: Claim, stop: Stop) -> Vec<Counterexample> {
    let found = as_wide_as_needed(
        || words_of::<NARROW>(model, claim, stop),
        || words_of::<WIDE>(model, claim, stop),
        || words_of::<WIDEST>(model, claim, stop),
    );
    found.unwrap_or_default()
}

fn words_of<const N: usize>(
    model: &Model,
    claim: Claim,
    stop: Stop,
) -> Result<Vec<Counterexample>, AutomatonError> {
    let setting = Setting { model, axioms: &[] };
    Prover::<N>::with(setting, claim, Effort::Full, stop, |prover| {
        let left = prover.side(claim.left);
        let right = prover.builder.reduced(prover.side(claim.right).relation)?;
        let goal = prover.goal(claim.left, claim.right, left.cyclic, claim.rotated);
        let mut right_side = RightSide::new(&right, goal);
        let mut found = Vec::new();
        for part in prover.alternatives(left.relation, left.cyclic) {
            let part = prover.builder.reduced(part)?;
            for word in prover.unproved_words(&part, &mut right_side) {
                found.extend(refute::of_word(goal, &word, Use::Hint));
            }
        }
        Ok(found)
    })
}

/// A path of a relation to be found, and the claim that there is none.
#[derive(Clone, Copy)]
struct Path {
    claim: Claim,
    relation: ExprId,
    cyclic: bool,
}

impl Path {
    fn find<const N: usize>(
        self,
        model: &Model,
        wanted: &dyn Fn(Letter) -> bool,
    ) -> Result<Option<Counterexample>, AutomatonError> {
        let Claim { left, right, .. } = self.claim;
        let setting = Setting { model, axioms: &[] };
        Prover::<N>::with(setting, self.claim, Effort::Full, Stop::Never, |prover| {
            let whole = prover.builder.reduced(self.relation)?;
            if !whole.saved().is_empty() {
                return Ok(None);
            }
            let words = prover.in_parts(&whole)?.with_a_step(wanted);
            let goal = prover.goal(left, right, self.cyclic, false);
            prover.look(goal, &(words, Nfa::nothing()), Budget::SMALL)
        })
    }
}

struct Prover<'m, 'b, const N: usize> {
    model: &'m Model,
    alphabet: &'m Alphabet<N>,
    builder: &'b mut Builder<'m, N>,
    assumptions: Assumptions<N>,
    /// Axioms that executions have to satisfy, as well as the assumptions.
    axioms: &'m [Constraint],
    effort: Effort,
}

/// How deep expressions that are not regular are opened to find paths.
const OPENED: usize = 3;

/// How the left side is written, the plainest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// As it is.
    Plain,
    /// With `rf^-1;co` for `fr`.
    Unfolded,
    /// Rewriting assumptions applied.
    Rewritten,
    /// With runs of communication made as short as they can be, and then rewriting assumptions
    /// applied.
    Contracted,
}

impl Way {
    const ALL: [Way; 4] = [Way::Plain, Way::Unfolded, Way::Rewritten, Way::Contracted];
}

/// What comparing the left side, written in one way, with the right side shows.
enum Compared<const N: usize> {
    /// All words of the left are on the right.
    Included,
    /// They are not: the left side, the number of the right one, and a word.
    Different(Nfa<N>, usize, Word),
    /// This way to write the left side is none of its own.
    Same,
}

/// A side of a claim, its form taken apart.
struct Side {
    relation: ExprId,
    /// Written `... & id`.
    cyclic: bool,
    /// Written `... \ e`, for each such `e`.
    removed: Vec<ExprId>,
    /// The relation before the first `\ e` was taken off.
    whole: ExprId,
}

impl Side {
    /// The side with `\ e` as a part of the relation. What was taken off `& id` after it stays off.
    fn whole(self) -> Side {
        match self.removed.is_empty() {
            true => self,
            false => Side {
                relation: self.whole,
                removed: Vec::new(),
                ..self
            },
        }
    }
}

impl<'m, const N: usize> Prover<'m, '_, N> {
    fn with<R>(
        setting: Setting<'m>,
        claim: Claim,
        effort: Effort,
        stop: Stop,
        run: impl FnOnce(&mut Prover<'_, '_, N>) -> Result<R, AutomatonError>,
    ) -> Result<R, AutomatonError> {
        let Setting { model, .. } = setting;
        let assumed = model.assumes.iter();
        let assumed = assumed.flat_map(|a| [a.claim.left, a.claim.right]);
        let roots = assumed.chain([claim.left, claim.right]);
        let alphabet = Alphabet::assuming(model, roots, &set_facts(model))?;
        let alphabet = alphabet.stopping(stop);
        let mut builder = Builder::new(model, &alphabet, Steps::Whole);
        let opaque = effort == Effort::Exhaustive;
        let assumptions = Assumptions::new(model, &mut builder, opaque)?;
        run(&mut Prover {
            model,
            alphabet: &alphabet,
            builder: &mut builder,
            assumptions,
            axioms: setting.axioms,
            effort,
        })
    }

    fn claim(&mut self, claim: Claim) -> Result<Answer, AutomatonError> {
        if claim.rotated && (!self.side(claim.left).cyclic || self.side(claim.right).cyclic) {
            return Ok(unsupported(
                "`rot` is about cycles: write `... & id` on the left and not on the right",
            ));
        }
        let first = self.inclusion(claim.left, claim.right, claim.rotated)?;
        if first != Answer::Proved || !claim.equal {
            return Ok(first);
        }
        let second = self.inclusion(claim.right, claim.left, claim.rotated)?;
        Ok(match second {
            Answer::Refuted(counterexample) => Answer::Refuted(Counterexample {
                backwards: true,
                ..counterexample
            }),
            other => other,
        })
    }

    fn inclusion(
        &mut self,
        left: ExprId,
        right: ExprId,
        rotated: bool,
    ) -> Result<Answer, AutomatonError> {
        if !rotated && self.is_assumed(left, right) {
            return Ok(Answer::Proved);
        }
        let answer = match self.model.kind(left) {
            Kind::Set => self.set_inclusion(left, right)?,
            Kind::Relation => self.relation_inclusion(left, right, rotated)?,
        };
        match answer {
            Answer::Refused(refusal) if self.effort == Effort::Exhaustive => {
                let cyclic = rotated || self.side(left).cyclic;
                self.search(self.goal(left, right, cyclic, rotated), refusal)
            }
            answer => Ok(answer),
        }
    }

    /// Whether a claim is an assumption.
    fn is_assumed(&self, left: ExprId, right: ExprId) -> bool {
        self.model.assumes.iter().map(|a| a.claim).any(|claim| {
            let forwards = (claim.left, claim.right) == (left, right);
            forwards || claim.equal && (claim.right, claim.left) == (left, right)
        })
    }

    /// Looks at all small executions where nothing else gave an answer.
    fn search(&self, goal: Goal<'_, N>, refusal: Refusal) -> Result<Answer, AutomatonError> {
        let searched = enumerate::search(goal)?;
        Ok(match (searched.found, refusal) {
            (Some(found), _) => Answer::Refuted(found),
            (None, refusal) if searched.events == 0 => Answer::Refused(refusal),
            (None, Refusal::Unsupported(reason)) => Answer::Refused(Refusal::NoProof {
                reason: Some(reason),
                unused: None,
                searched: searched.events,
            }),
            (None, Refusal::NothingFound { unused }) => Answer::Refused(Refusal::NoProof {
                reason: None,
                unused,
                searched: searched.events,
            }),
            (None, other) => Answer::Refused(other),
        })
    }

    fn relation_inclusion(
        &mut self,
        left: ExprId,
        right: ExprId,
        rotated: bool,
    ) -> Result<Answer, AutomatonError> {
        let (whole_left, whole_right) = (left, right);
        let opaque = self.effort == Effort::Exhaustive;
        let left = match opaque && rotated {
            true => self.side(left).whole(),
            false => self.side(left),
        };
        let right = match opaque {
            true => self.side(right).whole(),
            false => self.side(right),
        };
        if !rotated && let Some((a, b)) = self.both_of(whole_right, right.cyclic && !left.cyclic)? {
            let first = self.inclusion(whole_left, a, false)?;
            return match first {
                Answer::Proved => self.inclusion(whole_left, b, false),
                answer => Ok(answer),
            };
        }
        if right.cyclic && !left.cyclic && !rotated {
            return Ok(unsupported(
                "`... & id` on the right is supported only with `... & id` on the left",
            ));
        }
        if let Some(removed) = right.removed.first() {
            return Ok(irregular(self.model, *removed, "right"));
        }
        if let Some(removed) = left.removed.first().filter(|_| rotated) {
            return Ok(irregular(self.model, *removed, "left"));
        }
        // `a & id = rot b` is about the cycles of both, in both directions.
        let cyclic = left.cyclic || rotated;
        let mut parts = Vec::new();
        for part in self.alternatives(left.relation, cyclic) {
            parts.push(self.builder.reduced(part)?);
        }
        let mut b = self.builder.reduced(right.relation)?;
        for removed in left.removed {
            b = b.union(&self.builder.reduced(removed)?);
        }
        if let Some(refused) = self.bound_irregular(&parts, &b)? {
            return Ok(refused);
        }
        let goal = self.goal(whole_left, whole_right, cyclic, rotated);
        let mut right_side = RightSide::new(&b, goal);
        let mut refused = None;
        for part in &parts {
            match self.decide(part, &mut right_side)? {
                Answer::Proved => {}
                Answer::Refuted(counterexample) => return Ok(Answer::Refuted(counterexample)),
                answer => refused = refused.or(Some(answer)),
            }
        }
        Ok(refused.unwrap_or(Answer::Proved))
    }

    /// What a right side is the intersection of, if it is not regular or has to be within `id`: a
    /// relation is within an intersection if it is within both.
    fn both_of(
        &mut self,
        right: ExprId,
        identity: bool,
    ) -> Result<Option<(ExprId, ExprId)>, AutomatonError> {
        if self.effort != Effort::Exhaustive {
            return Ok(None);
        }
        let Expr::Intersection(a, b) = self.model.expand(right) else {
            return Ok(None);
        };
        let whole = self.model.interned(Expr::Intersection(a, b));
        let is_letter = whole.is_some_and(|whole| self.is_irregular(whole));
        Ok((identity || is_letter).then_some((a, b)))
    }

    /// Whether an expression is a letter of its own.
    fn is_irregular(&mut self, id: ExprId) -> bool {
        (self.builder.reduced(id)).is_ok_and(|nfa| nfa.saved().contains(&id))
    }

    /// Adds what is known of what is not regular; or refuses it.
    fn bound_irregular(
        &mut self,
        left: &[Nfa<N>],
        right: &Nfa<N>,
    ) -> Result<Option<Answer>, AutomatonError> {
        let sides = left.iter().map(|part| (part, "left"));
        let mut all = Vec::new();
        for (nfa, side) in sides.chain([(right, "right")]) {
            let saved = nfa.saved();
            if let Some(id) = saved.first()
                && self.effort != Effort::Exhaustive
            {
                return Ok(Some(irregular(self.model, *id, side)));
            }
            all.extend(saved);
        }
        all.extend(self.assumptions.saved());
        opaque::add_bounds(self.model, self.builder, &mut self.assumptions, all)?;
        Ok(None)
    }

    /// What a relation is the union of, if it is about cycles: each may need another way to write
    /// it.
    fn alternatives(&self, relation: ExprId, cyclic: bool) -> Vec<ExprId> {
        let mut alternatives = Vec::new();
        let mut work = vec![relation];
        while let Some(id) = work.pop() {
            match self.model.expr(id) {
                Expr::Union(a, b) if cyclic => work.extend([b, a]),
                Expr::Definition(d) if cyclic && self.model.definition(d).group.is_none() => {
                    work.push(self.model.definition(d).body);
                }
                _ => alternatives.push(id),
            }
        }
        alternatives
    }

    /// Takes off `& id` and `\ e` at the top, definitions unfolded.
    fn side(&self, id: ExprId) -> Side {
        let mut side = Side {
            relation: id,
            whole: id,
            cyclic: false,
            removed: Vec::new(),
        };
        loop {
            let is_identity =
                |id: ExprId| self.model.expr(id) == Expr::Relation(BuiltinRelation::Id);
            if *self.alphabet.shape(side.relation) != Shape::Other {
                return side;
            }
            if side.removed.is_empty() {
                side.whole = side.relation;
            }
            side.relation = match self.model.expr(side.relation) {
                Expr::Intersection(a, b) if is_identity(b) => {
                    side.cyclic = true;
                    a
                }
                Expr::Intersection(a, b) if is_identity(a) => {
                    side.cyclic = true;
                    b
                }
                Expr::Difference(a, b) if *self.alphabet.shape(b) == Shape::Other => {
                    side.removed.push(b);
                    a
                }
                Expr::Definition(d) if self.model.definition(d).group.is_none() => {
                    self.model.definition(d).body
                }
                _ => return side,
            };
        }
    }

    fn set_inclusion(&mut self, left: ExprId, right: ExprId) -> Result<Answer, AutomatonError> {
        let (Shape::Set(a), Shape::Set(b)) =
            (self.alphabet.shape(left), self.alphabet.shape(right))
        else {
            if self.effort == Effort::Exhaustive {
                let (_, largest) = opaque::set_bounds(self.model, self.builder, left)?;
                let (least, _) = opaque::set_bounds(self.model, self.builder, right)?;
                let outside = largest.minus(least).minus(self.assumptions.impossible);
                if outside.is_none() {
                    return Ok(Answer::Proved);
                }
            }
            return Ok(unsupported(
                "proofs about sets know boolean combinations of built-in and declared sets only",
            ));
        };
        let outside = a.minus(*b).minus(self.assumptions.impossible);
        if outside.is_none() {
            return Ok(Answer::Proved);
        }
        let event = Nfa::test(outside);
        self.refute(
            self.goal(left, right, false, false),
            &[(event, Nfa::nothing())],
            &[],
        )
    }

    fn goal(&self, left: ExprId, right: ExprId, cyclic: bool, rotated: bool) -> Goal<'m, N> {
        Goal {
            model: self.model,
            alphabet: self.alphabet,
            axioms: self.axioms,
            left,
            right,
            rotated,
            cyclic,
        }
    }

    /// Looks for an execution that refutes a claim.
    fn look(
        &self,
        goal: Goal<'_, N>,
        (left, right): &(Nfa<N>, Nfa<N>),
        budget: Budget,
    ) -> Result<Option<Counterexample>, AutomatonError> {
        if self.effort < Effort::Full {
            return Ok(None);
        }
        refute::refute(goal, left, right, budget)
    }

    /// Refutes what was not proved, if there is an execution to refute it with: of short words, of
    /// words that are known not to be on the right, and then of longer ones.
    fn refute(
        &self,
        goal: Goal<'_, N>,
        differences: &[(Nfa<N>, Nfa<N>)],
        words: &[Word],
    ) -> Result<Answer, AutomatonError> {
        for difference in differences {
            if let Some(counterexample) = self.look(goal, difference, Budget::SMALL)? {
                return Ok(Answer::Refuted(counterexample));
            }
        }
        if self.effort >= Effort::Full {
            for word in words {
                if let Some(counterexample) = refute::of_word(goal, word, Use::Refutation) {
                    return Ok(Answer::Refuted(counterexample));
                }
            }
        }
        // Most and least is known of the first and of the last.
        let last = differences.iter().skip(1).last();
        for difference in differences.first().into_iter().chain(last) {
            if let Some(counterexample) = self.look(goal, difference, Budget::LARGE)? {
                return Ok(Answer::Refuted(counterexample));
            }
        }
        let unused = self.assumptions.unused.first().cloned();
        Ok(Answer::Refused(Refusal::NothingFound { unused }))
    }

    fn decide(
        &mut self,
        a: &Nfa<N>,
        right_side: &mut RightSide<'_, N>,
    ) -> Result<Answer, AutomatonError> {
        let goal = right_side.goal;
        let knowing_locations: &[bool] = match self.effort {
            Effort::Plain => &[false],
            _ if goal.cyclic => &[false, true],
            _ => &[false],
        };
        let mut differences = Vec::new();
        let mut words = Vec::new();
        let mut too_large = None;
        for way in Way::ALL {
            for local in knowing_locations {
                match self.compare(a, way, *local, right_side) {
                    Ok(Compared::Included) => return Ok(Answer::Proved),
                    Ok(Compared::Same) => {}
                    Ok(Compared::Different(left, right, word)) => {
                        differences.push((left, right));
                        words.push(word);
                    }
                    Err(AutomatonError::Stopped) => return Err(AutomatonError::Stopped),
                    Err(error) => too_large = Some(error),
                }
            }
        }
        // What is known of locations leaves fewer differences.
        words.reverse();
        let hints = self.hints(a, right_side, differences)?;
        match (self.refute(goal, &hints, &words)?, too_large) {
            (Answer::Refused(_), Some(error)) => Err(error),
            (answer, _) => Ok(answer),
        }
    }

    /// The words because of which ways to write the left side are not included. None if one of them
    /// is.
    fn unproved_words(&self, a: &Nfa<N>, right_side: &mut RightSide<'_, N>) -> Vec<Word> {
        let mut words = Vec::new();
        for way in Way::ALL {
            for local in [false, right_side.goal.cyclic] {
                match self.compare(a, way, local, right_side) {
                    Ok(Compared::Included) => return Vec::new(),
                    Ok(Compared::Different(_, _, word)) if !words.contains(&word) => {
                        words.push(word);
                    }
                    Ok(_) | Err(_) => {}
                }
            }
        }
        words
    }

    /// Where executions that refute a claim are looked for: what left sides have and right sides
    /// have not.
    fn hints(
        &mut self,
        a: &Nfa<N>,
        right_side: &RightSide<'_, N>,
        differences: Vec<(Nfa<N>, usize)>,
    ) -> Result<Vec<(Nfa<N>, Nfa<N>)>, AutomatonError> {
        if self.effort < Effort::Full {
            return Ok(Vec::new());
        }
        // Executions are not made from what only proofs know about.
        let crossing = Letter::new(LetterKind::Crossing, false);
        let all = right_side.turned(self.alphabet);
        let mut hints = Vec::new();
        for (left, right) in differences {
            let left = left.without(crossing);
            let opened = self.opened(&left)?;
            hints.push((opened.unwrap_or(left), all[right].clone()));
        }
        // What is known of locations leaves fewer differences.
        hints.reverse();
        if hints.is_empty() {
            // Whatever the left side has may do.
            let opened = self.opened(a)?;
            hints.push((self.in_parts(opened.as_ref().unwrap_or(a))?, Nfa::nothing()));
        }
        Ok(hints)
    }

    /// The automaton with one of its bounds in the place of what is not regular; `None` if there is
    /// nothing of the kind. Some of the paths are no paths of the relation: they are hints.
    fn opened(&mut self, nfa: &Nfa<N>) -> Result<Option<Nfa<N>>, AutomatonError> {
        if nfa.saved().is_empty() {
            return Ok(None);
        }
        let mut opened = nfa.clone();
        for _ in 0..OPENED {
            let mut bounds: FxHashMap<Letter, Nfa<N>> = FxHashMap::default();
            for id in opened.saved() {
                let bound = opaque::bounds(self.model, self.builder, id)?;
                let bound = bound.into_iter().next().unwrap_or(Nfa::nothing());
                let bound = self.in_parts(&bound)?;
                let letter = Letter::new(LetterKind::Saved(id), false);
                bounds.insert(letter.inverted(), bound.inverted());
                bounds.insert(letter, bound);
            }
            let alphabet = self.alphabet;
            let mut words = |l: Letter| match bounds.get(&l) {
                Some(bound) => bound.clone(),
                None => Nfa::letter(alphabet, l),
            };
            opened = substitute(&opened, alphabet, &mut words, &[])?;
        }
        Ok(Some(opened))
    }

    /// Whether the left, written in one way, has a word that the right does not have.
    fn compare(
        &self,
        a: &Nfa<N>,
        way: Way,
        local: bool,
        right_side: &mut RightSide<'_, N>,
    ) -> Result<Compared<N>, AutomatonError> {
        let alphabet = self.alphabet;
        let Goal {
            cyclic, rotated, ..
        } = right_side.goal;
        let Some(written) = self.written(a, way, right_side)? else {
            return Ok(Compared::Same);
        };
        let left = self.left(&written, local)?;
        let (number, right) =
            right_side.with_letters(left.letters(), alphabet, &self.assumptions)?;
        // Events that the right side relates with themselves anyway.
        let left = match right.empty_word() {
            reflexive if rotated => left.within(alphabet.all().minus(reflexive)),
            reflexive if cyclic => {
                let others = alphabet.all().minus(reflexive);
                left.between(others, others)
            }
            _ => left,
        };
        let different = if rotated {
            rotation::find_cycle(&left, right, alphabet)?
        } else if cyclic {
            let mut rounds = Nfa::nothing();
            for block in blocks(alphabet, [left.tests(), right.tests()].concat()) {
                let round = merge(&left.between(block, block), alphabet, 0)?;
                rounds = rounds.union(&round);
            }
            find_difference(&rounds, right, alphabet)?
        } else {
            find_difference(&left, right, alphabet)?
        };
        Ok(match different {
            Some(word) => Compared::Different(left, number, word),
            None => Compared::Included,
        })
    }

    /// Communication split into its parts within and between threads.
    fn in_parts(&self, a: &Nfa<N>) -> Result<Nfa<N>, AutomatonError> {
        let theory = Words::new(self.alphabet);
        substitute(a, self.alphabet, &mut |letter| theory.parts(letter), &[])
    }

    /// The left side written in one way; `None` if that is the same as another way.
    fn written(
        &self,
        a: &Nfa<N>,
        way: Way,
        right_side: &RightSide<'_, N>,
    ) -> Result<Option<Nfa<N>>, AutomatonError> {
        let rules = !self.assumptions.rules.is_empty();
        Ok(match way {
            Way::Plain => Some(a.clone()),
            Way::Rewritten if rules => Some(self.rewritten(a)?),
            // What rewriting leaves of a run of communication is not known to be one any more.
            Way::Contracted if rules && right_side.goal.cyclic => match contract(a) {
                Some(contracted) => {
                    let contracted = simplify_quickly(&contracted, self.alphabet)?;
                    Some(self.rewritten(&contracted)?)
                }
                None => None,
            },
            Way::Unfolded => {
                // Of use only where the right side goes back from a read to its source.
                let fr = LetterKind::Whole(BuiltinRelation::Fr);
                let backwards = right_side
                    .written
                    .letters()
                    .iter()
                    .any(|letter| letter.inverse);
                let unfolds = backwards && a.letters().iter().any(|letter| letter.kind == fr);
                unfolds.then(|| self.unfold_from_read(a)).transpose()?
            }
            _ => None,
        })
    }

    /// Rewriting assumptions applied.
    fn rewritten(&self, a: &Nfa<N>) -> Result<Nfa<N>, AutomatonError> {
        let mut rewritten = self.in_parts(a)?;
        for rule in &self.assumptions.rules {
            rewritten = rewrite(&rewritten, self.alphabet, rule)?;
            rewritten = merge(&rewritten, self.alphabet, 0)?;
        }
        Ok(rewritten)
    }

    /// `rf^-1;co` for `fr`.
    fn unfold_from_read(&self, a: &Nfa<N>) -> Result<Nfa<N>, AutomatonError> {
        let letter = |relation| Nfa::letter(self.alphabet, Letter::whole(relation));
        let source = letter(BuiltinRelation::Rf).inverted();
        let defined = source.sequence(&letter(BuiltinRelation::Co));
        let mut words = |l: Letter| match l.kind {
            LetterKind::Whole(BuiltinRelation::Fr) if l.inverse => defined.inverted(),
            LetterKind::Whole(BuiltinRelation::Fr) => defined.clone(),
            _ => Nfa::letter(self.alphabet, l),
        };
        substitute(a, self.alphabet, &mut words, &[])
    }

    /// The left side as it is compared.
    fn left(&self, a: &Nfa<N>, local: bool) -> Result<Nfa<N>, AutomatonError> {
        let alphabet = self.alphabet;
        let mut left = self.in_parts(a)?;
        if local {
            let crossings = self.assumptions.has_crossings(alphabet);
            left = cycles::keep_location(&left, alphabet, crossings)?;
        }
        let possible = alphabet.all().minus(self.assumptions.impossible);
        let left = self.assumptions.within_ends(&left.within(possible));
        simplify_quickly(&left, alphabet)
    }
}

fn irregular(model: &Model, id: ExprId, side: &str) -> Answer {
    unsupported(format!(
        "`{}` on the {side} side is not regular, and claims about it are not supported",
        print_resolved(model, id)
    ))
}

/// The blocks of classes that tests do not tell apart.
fn blocks<const N: usize>(alphabet: &Alphabet<N>, tests: Vec<Test<N>>) -> Vec<Test<N>> {
    let distinguishing = tests.clone();
    let representatives = alphabet.representatives(tests);
    let block = |class| {
        distinguishing.iter().fold(alphabet.all(), |block, test| {
            if test.contains(class) {
                block.and(*test)
            } else {
                block.minus(*test)
            }
        })
    };
    representatives.classes().map(block).collect()
}
