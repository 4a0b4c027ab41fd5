//! Letters: the steps that a path of a graph can take.
//!
//! Proofs follow a relation as a whole. A search of a graph should do constant work per edge, so
//! there a relation that is closed under composition is followed by *immediate* steps. They are
//! chosen such that
//!
//! * `po = po-imm+`,
//! * `po-loc = po-loc-imm+`,
//! * `co = co-imm+`,
//! * `fr = fr-imm;co-imm*`
//!
//! hold exactly in every execution. All other built-in relations are letters as they are.

use crate::model::{DeclarationId, ExprId, Model};
use crate::printer::print_resolved;
use katec_checker::builtin::{BuiltinRelation, Immediate};

/// What a step follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LetterKind {
    /// A built-in relation as a whole. `id` never occurs: it is a test.
    Whole(BuiltinRelation),
    /// One step of `po`: from an event
    ///
    /// * to the next event of its thread,
    /// * from a creation to the first event of the created thread, from the last event of a thread
    ///   to its join (`tc`, `tj`),
    /// * by these steps, from what is just before a barrier wait that met a round to every member
    ///   of the round, and from every member of a round to what is just after any member,
    /// * from an initial write to the first event of every thread.
    PoImm,
    /// To the next access of the same location in the same thread.
    PoLocImm,
    /// From a write to the next one in `co`.
    CoImm,
    /// From a read to the write that is next in `co` after the one that is read.
    FrImm,
    /// From every event to every event, itself included: the relation `_`.
    Any,
    /// A step of `po` that crosses a synchronisation: `po & (po?;(tc | tj | sbr;po | po;sbr);po?)`.
    /// Occurs in proofs only.
    Crossing,
    /// A relation that is not regular and is computed and kept as a whole: the value of this
    /// expression.
    Saved(ExprId),
    /// To the first event of each thread that a relation leads to, for a relation that is kept as a
    /// clock: the value of this expression. Occurs in searches of graphs only, see
    /// [`super::Builder::with_clocks`].
    First(ExprId),
    /// A declared relation of which only the assumptions are known. Occurs in proofs only.
    Declared(DeclarationId),
}

impl LetterKind {
    /// The immediate steps that relations are made of.
    pub fn immediate(step: Immediate) -> LetterKind {
        match step {
            Immediate::Po => LetterKind::PoImm,
            Immediate::PoLoc => LetterKind::PoLocImm,
            Immediate::Co => LetterKind::CoImm,
            Immediate::Fr => LetterKind::FrImm,
        }
    }
}

/// A step in one of the two directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Letter {
    /// What is followed.
    pub kind: LetterKind,
    /// Followed backwards. Never set for symmetric relations.
    pub inverse: bool,
}

impl Letter {
    /// The letter of a kind, in a direction.
    pub fn new(kind: LetterKind, inverse: bool) -> Letter {
        let symmetric = match kind {
            LetterKind::Whole(relation) => relation.facts().symmetric,
            LetterKind::Any => true,
            _ => false,
        };
        Letter {
            kind,
            inverse: inverse && !symmetric,
        }
    }

    /// The letter of a whole relation.
    pub fn whole(relation: BuiltinRelation) -> Letter {
        Letter::new(LetterKind::Whole(relation), false)
    }

    /// The same step in the other direction.
    #[must_use]
    pub fn inverted(self) -> Letter {
        Letter::new(self.kind, !self.inverse)
    }

    /// The built-in relation that a step is a part of, if there is one: what is known of its ends
    /// is known of the step's.
    pub fn part_of(self) -> Option<BuiltinRelation> {
        match self.kind {
            LetterKind::Whole(relation) => Some(relation),
            LetterKind::PoImm | LetterKind::Crossing => Some(BuiltinRelation::Po),
            LetterKind::PoLocImm => Some(BuiltinRelation::PoLoc),
            LetterKind::CoImm => Some(BuiltinRelation::Co),
            LetterKind::FrImm => Some(BuiltinRelation::Fr),
            LetterKind::Any
            | LetterKind::Saved(_)
            | LetterKind::First(_)
            | LetterKind::Declared(_) => None,
        }
    }

    /// The letter in the language's own words, as far as it has words for it.
    pub fn show(self, model: &Model) -> String {
        let name = match self.kind {
            LetterKind::Whole(relation) => relation.name().to_string(),
            LetterKind::PoImm => "po-imm".to_string(),
            LetterKind::PoLocImm => "po-loc-imm".to_string(),
            LetterKind::CoImm => "co-imm".to_string(),
            LetterKind::FrImm => "fr-imm".to_string(),
            LetterKind::Crossing => "po".to_string(),
            LetterKind::Any => "_".to_string(),
            LetterKind::Saved(id) => format!("({})", print_resolved(model, id)),
            LetterKind::First(id) => format!("first({})", print_resolved(model, id)),
            LetterKind::Declared(declaration) => {
                model.declarations[declaration.index()].name.clone()
            }
        };
        if self.inverse {
            format!("{name}^-1")
        } else {
            name
        }
    }
}
