//! Executions that have a path of a relation: as examples, and as hints where a claim is not
//! proved.

use super::refute::{self, Budget, Use};
use super::right_side::RightSide;
use super::{Counterexample, Effort, Prover, Setting, Stop, WIDE, WIDEST, as_wide_as_needed};
use crate::automata::alphabet::NARROW;
use crate::automata::{AutomatonError, Letter, Nfa};
use crate::model::{Claim, Expr, ExprId, Model};
use katec_checker::builtin::{BuiltinRelation, Kind};

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
