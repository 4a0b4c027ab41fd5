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
mod product;
mod realise;
mod refute;
mod right_side;
pub mod rotation;
mod rules;
mod saturate;
mod show;
mod sketch;
pub mod words;

pub use crate::automata::Stop;
pub use answer::{Answer, Refusal};
pub use counterexample::{AbstractEvent, AbstractExecution, AbstractThread, Counterexample};
pub(crate) use realise::{Event, Realisation};

use crate::automata::alphabet::Shape;
use crate::automata::build::substitute;
use crate::automata::inclusion::find_difference;
use crate::automata::simplify::{merge, simplify_quickly};
use crate::automata::{Alphabet, AutomatonError, Builder, Letter, LetterKind, Nfa, Steps, Test};
use crate::model::{Claim, Expr, ExprId, Model};
use crate::printer::print_resolved;
use answer::unsupported;
use assumptions::{Assumptions, rewrite};
use contract::contract;
use katec_checker::builtin::{BuiltinRelation, Kind};
use refute::{Budget, Goal};
use right_side::RightSide;
use words::Words;

/// The answers to all asserts of a model, in order. When it is time to stop, the rest is refused.
pub fn prove(model: &Model, stop: Stop) -> Vec<Answer> {
    let claims: Vec<Claim> = model.asserts.iter().map(|a| a.claim).collect();
    prove_claims(model, &claims, Effort::Full, stop)
}

/// How hard to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Only compare what is written: quick, and enough for most of what is true.
    Plain,
    /// Also what is known of cycles within one location.
    Proofs,
    /// Also refutations.
    Full,
}

/// The answers to claims about a model, under its assumptions. When it is time to stop, the rest is
/// refused; steps are counted for each claim.
pub fn prove_claims(model: &Model, claims: &[Claim], effort: Effort, stop: Stop) -> Vec<Answer> {
    let one = |claim: &Claim| {
        Prover::with(model, *claim, effort, stop, |prover| prover.claim(*claim))
            .unwrap_or_else(|error| Answer::Refused(error.into()))
    };
    claims.iter().map(one).collect()
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
    let found = Prover::with(&model, claim, Effort::Full, Stop::Never, |prover| {
        let whole = prover.builder.reduced(relation)?;
        if !whole.saved().is_empty() {
            return Ok(None);
        }
        let words = prover.in_parts(&whole)?.with_a_step(wanted);
        let goal = prover.goal(left, right, cyclic, false);
        prover.look(goal, &(words, Nfa::nothing()), Budget::SMALL)
    });
    found.ok().flatten()
}

struct Prover<'m, 'b> {
    model: &'m Model,
    alphabet: &'m Alphabet,
    builder: &'b mut Builder<'m>,
    assumptions: Assumptions,
    effort: Effort,
}

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
enum Compared {
    /// All words of the left are on the right.
    Included,
    /// They are not: the left side, and the number of the right one.
    Different(Nfa, usize),
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
}

impl<'m> Prover<'m, '_> {
    fn with<R>(
        model: &'m Model,
        claim: Claim,
        effort: Effort,
        stop: Stop,
        run: impl FnOnce(&mut Prover<'_, '_>) -> Result<R, AutomatonError>,
    ) -> Result<R, AutomatonError> {
        let assumed = model.assumes.iter();
        let assumed = assumed.flat_map(|a| [a.claim.left, a.claim.right]);
        let alphabet = Alphabet::new(model, assumed.chain([claim.left, claim.right]))?;
        let alphabet = alphabet.stopping(stop);
        let mut builder = Builder::new(model, &alphabet, Steps::Whole);
        let assumptions = Assumptions::new(model, &mut builder)?;
        run(&mut Prover {
            model,
            alphabet: &alphabet,
            builder: &mut builder,
            assumptions,
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
        if self.model.kind(left) == Kind::Set {
            return self.set_inclusion(left, right);
        }
        let (whole_left, whole_right) = (left, right);
        let left = self.side(left);
        let right = self.side(right);
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
        let parts_and_side = parts.iter().map(|part| (part, "left"));
        for (nfa, side) in parts_and_side.chain([(&b, "right")]) {
            if let Some(id) = nfa.saved().first() {
                return Ok(irregular(self.model, *id, side));
            }
        }
        let goal = Goal {
            model: self.model,
            alphabet: self.alphabet,
            left: whole_left,
            right: whole_right,
            rotated,
            cyclic,
        };
        let mut right_side = RightSide::new(&b, goal);
        for part in &parts {
            let answer = self.decide(part, &mut right_side)?;
            if answer != Answer::Proved {
                return Ok(answer);
            }
        }
        Ok(Answer::Proved)
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
            cyclic: false,
            removed: Vec::new(),
        };
        loop {
            let is_identity =
                |id: ExprId| self.model.expr(id) == Expr::Relation(BuiltinRelation::Id);
            if *self.alphabet.shape(side.relation) != Shape::Other {
                return side;
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

    fn set_inclusion(&self, left: ExprId, right: ExprId) -> Result<Answer, AutomatonError> {
        let (Shape::Set(a), Shape::Set(b)) =
            (self.alphabet.shape(left), self.alphabet.shape(right))
        else {
            return Ok(unsupported(
                "only boolean combinations of built-in and declared sets are supported in claims about sets",
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
        )
    }

    fn goal(&self, left: ExprId, right: ExprId, cyclic: bool, rotated: bool) -> Goal<'_> {
        Goal {
            model: self.model,
            alphabet: self.alphabet,
            left,
            right,
            rotated,
            cyclic,
        }
    }

    /// Looks for an execution that refutes a claim.
    fn look(
        &self,
        goal: Goal<'_>,
        (left, right): &(Nfa, Nfa),
        budget: Budget,
    ) -> Result<Option<Counterexample>, AutomatonError> {
        if self.effort != Effort::Full {
            return Ok(None);
        }
        refute::refute(goal, left, right, budget)
    }

    /// Refutes what was not proved, if there is an execution to refute it with.
    fn refute(&self, goal: Goal<'_>, differences: &[(Nfa, Nfa)]) -> Result<Answer, AutomatonError> {
        for budget in [Budget::SMALL, Budget::LARGE] {
            for difference in differences {
                if let Some(counterexample) = self.look(goal, difference, budget)? {
                    return Ok(Answer::Refuted(counterexample));
                }
            }
        }
        let unused = self.assumptions.unused.first().cloned();
        Ok(Answer::Refused(Refusal::NothingFound { unused }))
    }

    fn decide(&self, a: &Nfa, right_side: &mut RightSide<'_>) -> Result<Answer, AutomatonError> {
        let goal = right_side.goal;
        let knowing_locations: &[bool] = match self.effort {
            Effort::Full | Effort::Proofs if goal.cyclic => &[false, true],
            _ => &[false],
        };
        let mut differences = Vec::new();
        let mut too_large = None;
        for way in Way::ALL {
            for local in knowing_locations {
                match self.compare(a, way, *local, right_side) {
                    Ok(Compared::Included) => return Ok(Answer::Proved),
                    Ok(Compared::Same) => {}
                    Ok(Compared::Different(left, right)) => differences.push((left, right)),
                    Err(AutomatonError::Stopped) => return Err(AutomatonError::Stopped),
                    Err(error) => too_large = Some(error),
                }
            }
        }
        match (
            self.refute(goal, &self.hints(a, right_side, differences)?)?,
            too_large,
        ) {
            (Answer::Refused(_), Some(error)) => Err(error),
            (answer, _) => Ok(answer),
        }
    }

    /// Where executions that refute a claim are looked for: what left sides have and right sides
    /// have not.
    fn hints(
        &self,
        a: &Nfa,
        right_side: &RightSide<'_>,
        differences: Vec<(Nfa, usize)>,
    ) -> Result<Vec<(Nfa, Nfa)>, AutomatonError> {
        if self.effort != Effort::Full {
            return Ok(Vec::new());
        }
        // Executions are not made from what only proofs know about.
        let crossing = Letter::new(LetterKind::Crossing, false);
        let all = right_side.turned(self.alphabet);
        let hint = |(left, right): (Nfa, usize)| (left.without(crossing), all[right].clone());
        let mut hints: Vec<_> = differences.into_iter().map(hint).collect();
        // What is known of locations leaves fewer differences.
        hints.reverse();
        if hints.is_empty() {
            // Whatever the left side has may do.
            hints.push((self.in_parts(a)?, Nfa::nothing()));
        }
        Ok(hints)
    }

    /// Whether the left, written in one way, has a word that the right does not have.
    fn compare(
        &self,
        a: &Nfa,
        way: Way,
        local: bool,
        right_side: &mut RightSide<'_>,
    ) -> Result<Compared, AutomatonError> {
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
        let different = if rotated {
            rotation::find_cycle(&left, right, alphabet)?.is_some()
        } else if cyclic {
            let mut rounds = Nfa::nothing();
            for block in blocks(alphabet, [left.tests(), right.tests()].concat()) {
                let round = merge(&left.between(block, block), alphabet, 0)?;
                rounds = rounds.union(&round);
            }
            find_difference(&rounds, right, alphabet)?.is_some()
        } else {
            find_difference(&left, right, alphabet)?.is_some()
        };
        Ok(match different {
            true => Compared::Different(left, number),
            false => Compared::Included,
        })
    }

    /// Communication split into its parts within and between threads.
    fn in_parts(&self, a: &Nfa) -> Result<Nfa, AutomatonError> {
        let theory = Words::new(self.alphabet);
        substitute(a, self.alphabet, &mut |letter| theory.parts(letter), &[])
    }

    /// The left side written in one way; `None` if that is the same as another way.
    fn written(
        &self,
        a: &Nfa,
        way: Way,
        right_side: &RightSide<'_>,
    ) -> Result<Option<Nfa>, AutomatonError> {
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
    fn rewritten(&self, a: &Nfa) -> Result<Nfa, AutomatonError> {
        let mut rewritten = self.in_parts(a)?;
        for rule in &self.assumptions.rules {
            rewritten = rewrite(&rewritten, self.alphabet, rule)?;
            rewritten = merge(&rewritten, self.alphabet, 0)?;
        }
        Ok(rewritten)
    }

    /// `rf^-1;co` for `fr`.
    fn unfold_from_read(&self, a: &Nfa) -> Result<Nfa, AutomatonError> {
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
    fn left(&self, a: &Nfa, local: bool) -> Result<Nfa, AutomatonError> {
        let alphabet = self.alphabet;
        let mut left = self.in_parts(a)?;
        if local {
            let crossings = self.assumptions.has_crossings(alphabet);
            left = cycles::keep_location(&left, alphabet, crossings)?;
        }
        let possible = alphabet.all().minus(self.assumptions.impossible);
        simplify_quickly(&left.within(possible), alphabet)
    }
}

fn irregular(model: &Model, id: ExprId, side: &str) -> Answer {
    unsupported(format!(
        "`{}` on the {side} side is not regular, and claims about it are not supported",
        print_resolved(model, id)
    ))
}

/// The blocks of classes that tests do not tell apart.
fn blocks(alphabet: &Alphabet, tests: Vec<Test>) -> Vec<Test> {
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
