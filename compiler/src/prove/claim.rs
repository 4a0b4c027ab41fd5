//! Taking claims apart: the form of each side, what is proved part by part, and what is not
//! regular.

use super::answer::unsupported;
use super::refute::Goal;
use super::right_side::RightSide;
use super::{Answer, Counterexample, Effort, Prover, Refusal, enumerate, opaque};
use crate::automata::alphabet::Shape;
use crate::automata::{AutomatonError, Nfa};
use crate::model::{Claim, Expr, ExprId, Model};
use crate::printer::print_resolved;
use katec_checker::builtin::{BuiltinRelation, Kind};

/// A side of a claim, its form taken apart.
pub(super) struct Side {
    pub relation: ExprId,
    /// Written `... & id`.
    pub cyclic: bool,
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
    pub(super) fn claim(&mut self, claim: Claim) -> Result<Answer, AutomatonError> {
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
        if let Some((a, b)) = self.meeting(whole_left, whole_right).filter(|_| !rotated) {
            return self.never_meet(a, b, self.goal(whole_left, whole_right, true, false));
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

    /// The two relations that a claim says have no pair in common: the left side is an
    /// intersection, and the right side has no pairs.
    fn meeting(&mut self, left: ExprId, right: ExprId) -> Option<(ExprId, ExprId)> {
        let is_nothing = matches!(self.model.expand(right), Expr::Empty(_));
        if !is_nothing || self.effort != Effort::Exhaustive || self.side(left).cyclic {
            return None;
        }
        let Expr::Intersection(a, b) = self.model.expand(left) else {
            return None;
        };
        let whole = self.model.interned(Expr::Intersection(a, b));
        whole
            .is_some_and(|whole| self.is_irregular(whole))
            .then_some((a, b))
    }

    /// Decides whether two relations have no pair in common: no event is related with itself by one
    /// and then back by the other.
    fn never_meet(
        &mut self,
        a: ExprId,
        b: ExprId,
        goal: Goal<'m, N>,
    ) -> Result<Answer, AutomatonError> {
        let there = self.builder.reduced(a)?;
        let back = self.builder.reduced(b)?.inverted();
        let round = there.sequence(&back);
        let nothing = Nfa::nothing();
        if let Some(refused) = self.bound_irregular(std::slice::from_ref(&round), &nothing)? {
            return Ok(refused);
        }
        self.decide(&round, &mut RightSide::new(&nothing, goal))
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
    pub(super) fn alternatives(&self, relation: ExprId, cyclic: bool) -> Vec<ExprId> {
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
    pub(super) fn side(&self, id: ExprId) -> Side {
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
}

fn irregular(model: &Model, id: ExprId, side: &str) -> Answer {
    unsupported(format!(
        "`{}` on the {side} side is not regular, and claims about it are not supported",
        print_resolved(model, id)
    ))
}
