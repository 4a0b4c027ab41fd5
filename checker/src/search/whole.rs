//! Executions in which each access is one event, however many parts it has, for [`super::Rows`].
//!
//! What relates accesses of one location only is computed part by part, as if each part were an
//! access of its own, and then said of the accesses.

use super::formula::{Formula, Operation, Register, Rows};
use super::view::NoViews;
use crate::builtin::BuiltinRelation;
use crate::event::EventId;
use crate::execution::{Execution, Parts};
use crate::graph::{Graph, Joined};
use crate::relation::BitMatrix;
use fixedbitset::FixedBitSet;

/// An execution in which each access is one event.
pub(super) struct Whole {
    pub execution: Execution,
    /// For each of its events the first part.
    events: Vec<EventId>,
    /// The results for the parts.
    pub parts: Rows,
    /// The operations that are computed part by part.
    pub local: FixedBitSet,
}

impl Whole {
    pub fn new(formula: &Formula, graph: &Graph, joined: &Joined) -> Self {
        let (execution, events) = joined.execution(graph);
        let mut parts = Rows::new(formula.clone(), Box::new(NoViews));
        parts.begin(graph);
        Self {
            execution,
            events,
            parts,
            local: local_operations(formula),
        }
    }

    /// The event of the graph that an event is.
    pub fn name(&self, event: EventId) -> EventId {
        self.events[event.index()]
    }

    /// The result of an operation that has no operands here: the pairs of a relation, and the
    /// events of a set in row 0.
    pub fn pairs(
        &mut self,
        graph: &Graph,
        operation: &Operation,
        register: Register,
    ) -> Option<Vec<(usize, EventId)>> {
        if self.local.contains(register.index()) {
            let pairs = self.parts.all_pairs(graph, register);
            let pairs = pairs.into_iter().map(|(a, b)| (a.index(), b.index()));
            let of_parts = BitMatrix::from_pairs(graph.len(), pairs);
            let lift = |parts: &Parts| named(&parts.lift(&of_parts));
            return self.execution.parts().map(lift);
        }
        match operation {
            Operation::Set(cubes) => {
                let all = 0..self.execution.len();
                let is_in = |event: &usize| {
                    let mask = self.execution.mask(*event);
                    cubes.iter().any(|cube| cube.holds(mask))
                };
                let events = all.filter(is_in);
                Some(events.map(|event| (0, EventId(event as u32))).collect())
            }
            Operation::Relation(relation) => Some(named(self.execution.relation(*relation))),
            _ => None,
        }
    }
}

fn named(relation: &BitMatrix) -> Vec<(usize, EventId)> {
    let pairs = relation.pairs();
    pairs.map(|(a, b)| (a, EventId(b as u32))).collect()
}

/// The operations that relate accesses of one location only, because all their parts do.
fn local_operations(formula: &Formula) -> FixedBitSet {
    let mut local = FixedBitSet::with_capacity(formula.operations.len());
    for (index, operation) in formula.operations.iter().enumerate() {
        // Operands come first.
        let is_local = |register: &Register| local.contains(register.index());
        let found = match operation {
            Operation::NoPairs => true,
            Operation::Identity(set) => {
                matches!(formula.operations[set.index()], Operation::Set(_))
            }
            Operation::Relation(relation) => {
                let within = [BuiltinRelation::Loc, BuiltinRelation::Id];
                let threads = [BuiltinRelation::Rfe, BuiltinRelation::Rfi];
                within.into_iter().any(|wider| relation.is_within(wider))
                    && !threads.contains(relation)
            }
            Operation::Union(a, b)
            | Operation::Sequence(a, b)
            | Operation::Intersection(a, b)
            | Operation::Difference(a, b) => is_local(a) && is_local(b),
            Operation::Plus(a)
            | Operation::Star(a)
            | Operation::Optional(a)
            | Operation::Inverse(a) => is_local(a),
            _ => false,
        };
        local.set(index, found);
    }
    local
}
