//! Models as plain formulas over bit matrices: slow, and readable next to their definitions.

use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet as Set};
use katec_checker::event::EventId;
use katec_checker::execution::Execution;
use katec_checker::graph::Graph;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::relation::BitMatrix;

/// The models.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelName {
    /// Sequential consistency.
    Sc,
    /// Total store order, X86.
    Tso,
    /// Partial store order.
    Pso,
    /// Strong release-acquire.
    Sra,
    /// Release-acquire, all accesses.
    Ra,
    /// Coherence over program order, and nothing out of thin air.
    Rlx,
}

impl ModelName {
    /// All of them, the strongest first.
    pub const ALL: [ModelName; 6] = [
        ModelName::Sc,
        ModelName::Tso,
        ModelName::Pso,
        ModelName::Sra,
        ModelName::Ra,
        ModelName::Rlx,
    ];
}

/// A model that evaluates its definition over the whole graph at every question.
#[derive(Clone, Copy, Debug)]
pub struct MatrixModel(pub ModelName);

impl MatrixModel {
    /// Whether an execution is consistent.
    pub fn allows(&self, execution: &Execution) -> bool {
        let relation = |which: Rel| execution.relation(which).clone();
        let com = relation(Rel::Rf)
            .union(execution.relation(Rel::Co))
            .union(execution.relation(Rel::Fr));
        let eco = com.clone().transitive_closure().reflexive();
        let porf = relation(Rel::Po)
            .union(execution.relation(Rel::Rf))
            .transitive_closure();
        let irreflexive = |relation: BitMatrix| relation.reflexive_element().is_none();
        let global = |order: BitMatrix| {
            let external = order
                .union(execution.relation(Rel::Rfe))
                .union(execution.relation(Rel::Co))
                .union(execution.relation(Rel::Fr));
            let coherent = relation(Rel::PoLoc).union(&com);
            external.is_acyclic() && coherent.is_acyclic()
        };
        match self.0 {
            ModelName::Sc => relation(Rel::Po).union(&com).is_acyclic(),
            ModelName::Tso => global(store_order(execution, true)),
            ModelName::Pso => global(store_order(execution, false)),
            ModelName::Ra => irreflexive(porf.compose(&eco)),
            ModelName::Sra => {
                irreflexive(porf.compose(&eco))
                    && porf.union(execution.relation(Rel::Co)).is_acyclic()
            }
            ModelName::Rlx => irreflexive(relation(Rel::Po).compose(&eco)) && irreflexive(porf),
        }
    }
}

/// What store buffers keep of program order; `total` if writes leave in order.
fn store_order(execution: &Execution, total: bool) -> BitMatrix {
    let po = execution.relation(Rel::Po);
    let updates = |half: Set| {
        let mut set = execution.set(Set::Rmw).clone();
        set.intersect_with(execution.set(half));
        set
    };
    let mut drains = execution.set(Set::F).clone();
    drains.union_with(execution.set(Set::Tc));
    drains.union_with(execution.set(Set::Tj));
    drains.union_with(execution.set(Set::B));
    let mut first = drains.clone();
    first.union_with(execution.set(Set::R));
    first.union_with(&updates(Set::W));
    let mut second = drains;
    second.union_with(&updates(Set::R));
    if total {
        second.union_with(execution.set(Set::W));
    } else {
        second.union_with(&updates(Set::W));
    }
    let from = BitMatrix::identity_on(&first).compose(po);
    let to = po.compose(&BitMatrix::identity_on(&second));
    // Initial writes are before everything in po; that is no constraint, they are first in co
    // anyway.
    from.union(&to)
}

impl MemoryModel for MatrixModel {
    fn consistent(&mut self, graph: &Graph, _: EventId) -> bool {
        self.allows(&graph.execution())
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        self.allows(&graph.execution())
    }

    fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}

    fn uses_thread_ends(&self) -> bool {
        false
    }
}
