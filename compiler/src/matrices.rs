//! A resolved model that judges executions, and parts of them, by bit matrices.
//!
//! It gives the answers of the reference evaluator ([`ReferenceModel`]), of any graph, with cycles
//! of `po | rf` or not, and much faster: axioms are formulas on flat matrices
//! ([`katec_checker::search::formula`]), and an axiom is computed only if those before it hold.
//! What errors and warnings find, which is asked of few executions, the reference evaluator says.

use crate::lower::Demands;
use crate::reference::ReferenceModel;
use katec_checker::event::EventId;
use katec_checker::graph::{Graph, Joined};
use katec_checker::model::{Character, Finding, Grounded, MemoryModel};
use katec_checker::search::Tools;
use katec_checker::search::view::NoViews;
use std::sync::Arc;

/// A model whose axioms are checked by bit matrices.
#[derive(Debug)]
pub struct MatrixModel {
    reference: ReferenceModel,
    /// `None` if orders are chosen in the model (`with s from linearisations(e, r)`), which is left
    /// to the reference evaluator.
    axioms: Option<(Arc<Demands>, Tools)>,
}

impl MatrixModel {
    /// The same model with another engine.
    pub fn new(reference: ReferenceModel) -> Self {
        let demands = reference.demands().map(Arc::new);
        Self::with(reference, demands)
    }

    fn with(reference: ReferenceModel, demands: Option<Arc<Demands>>) -> Self {
        let tools = |demands: &Demands| Tools::new(demands.formula.clone(), Box::new(NoViews));
        Self {
            reference,
            axioms: demands.map(|demands| (Arc::clone(&demands), tools(&demands))),
        }
    }
}

impl Clone for MatrixModel {
    fn clone(&self) -> Self {
        let demands = self.axioms.as_ref().map(|(demands, _)| Arc::clone(demands));
        Self::with(self.reference.clone(), demands)
    }
}

impl MemoryModel for MatrixModel {
    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        self.reference.consistent(graph, event)
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        let Some((demands, tools)) = &mut self.axioms else {
            return self.reference.consistent_from_scratch(graph);
        };
        tools.begin(graph);
        demands.axioms.iter().all(|(guard, axiom)| {
            let skipped = guard.is_some_and(|guard| tools.meets(guard, graph));
            skipped || tools.holds(&axiom.demands, axiom.negated, graph)
        })
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        self.reference.findings(graph, event, found);
    }

    fn findings_at_end(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        self.reference.findings_at_end(graph, found);
    }

    fn all_findings(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        self.reference.all_findings(graph, found);
    }

    fn judges_joined(&self) -> bool {
        self.reference.judges_joined()
    }

    fn judge(&mut self, graph: &Graph, joined: &Joined, complete: bool) -> Option<Vec<Finding>> {
        self.reference.judge(graph, joined, complete)
    }

    fn character(&self) -> Character {
        self.reference.character()
    }

    fn judges_cycles(&self) -> bool {
        true
    }

    fn builds(&self) -> bool {
        self.reference.builds()
    }

    fn coherent(&self) -> bool {
        self.reference.coherent()
    }

    fn grows(&self) -> bool {
        self.reference.grows()
    }

    fn judges_parts(&self) -> bool {
        self.reference.judges_parts()
    }

    fn grounded(&self) -> Grounded {
        self.reference.grounded()
    }

    fn uses_thread_ends(&self) -> bool {
        self.reference.uses_thread_ends()
    }

    fn needs_dependencies(&self) -> bool {
        self.reference.needs_dependencies()
    }

    fn notes(&self) -> Vec<String> {
        self.reference.notes()
    }
}
