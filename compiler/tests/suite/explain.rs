//! Reasons: there is one for exactly the executions that a model forbids, and what it shows is in
//! the relations of the model, each evaluated anew.

use katec_checker::builtin::BuiltinRelation;
use katec_checker::check::Edge;
use katec_checker::execution::Execution;
use katec_checker::explore::{Explored, Options, Visitor, explore};
use katec_checker::graph::Status;
use katec_checker::model::{AllowAll, Finding, MemoryModel};
use katec_checker::program::{Program, ProgramError};
use katec_compiler::evaluate::{Denotation, Interpretation, Plan};
use katec_compiler::explain::{Reason, reason};
use katec_compiler::model::{Check, Claim, ConstraintId, ExprId, Model, Role};
use katec_compiler::reference::ReferenceModel;
use katec_compiler::{library, load};
use katec_testing::{Shape, random_program, sample};
use std::ops::ControlFlow;

/// Looks at every execution, whatever the model says.
struct Judge<'a> {
    model: &'a Model,
    reference: ReferenceModel,
    axioms: Vec<ConstraintId>,
    forbidden: usize,
    allowed: usize,
}

impl<P: Program> Visitor<P> for Judge<'_> {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        if status == Status::Complete {
            let graph = execution.graph();
            let relations = graph.execution();
            let reason = reason(self.model, &self.axioms, &relations);
            let consistent = self.reference.consistent_from_scratch(graph);
            assert_eq!(reason.is_none(), consistent, "{reason:?}");
            match reason {
                Some(reason) => {
                    self.forbidden += 1;
                    self.check(&reason, &relations);
                }
                None => self.allowed += 1,
            }
        }
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        _: &Explored<'_, P>,
        _: katec_checker::event::ThreadId,
        _: &ProgramError,
    ) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

impl Judge<'_> {
    fn check(&self, reason: &Reason, execution: &Execution) {
        assert!(!reason.edges.is_empty(), "{reason:?}");
        let check = self.model.constraints[reason.axiom.index()].check;
        for edge in &reason.edges {
            let Edge { label, from, to } = &edge.whole;
            let (a, b) = (from.index(), to.index());
            let communication = ["rf", "co", "fr"].contains(&label.as_str());
            let whole = match check {
                // The cycle leads on by communication.
                Check::Coherence(_) if communication => {
                    has_builtin(execution, label, a, b) == Some(true)
                }
                Check::Acyclic(e)
                | Check::Irreflexive(e)
                | Check::Empty(e)
                | Check::Coherence(e)
                | Check::Included(Claim { left: e, .. }) => {
                    reason.edges.len() > 1 && self.is_part(e, execution, a, b)
                        || self.has(e, execution, a, b)
                }
            };
            assert!(whole, "{label} {a} {b} in {reason:?}");
            assert_eq!(edge.parts[0].from, edge.whole.from);
            assert_eq!(edge.parts[edge.parts.len() - 1].to, edge.whole.to);
            for part in &edge.parts {
                let (a, b) = (part.from.index(), part.to.index());
                // Other labels are texts of expressions.
                if let Some(has) = has_builtin(execution, &part.label, a, b) {
                    assert!(has, "{part:?} in {reason:?}");
                }
            }
        }
    }

    /// Whether a pair is in an expression.
    fn has(&self, id: ExprId, execution: &Execution, a: usize, b: usize) -> bool {
        let interpretation = Interpretation {
            execution,
            declared: &[],
        };
        let plan = Plan::new(self.model, [id]);
        match plan.run(self.model, interpretation).get(id) {
            Denotation::Relation(relation) => relation.contains(a, b),
            Denotation::Set(set) => a == b && set.contains(a),
        }
    }

    /// Whether a pair is in some part of an expression: a path of a sequence is shown in steps.
    fn is_part(&self, id: ExprId, execution: &Execution, a: usize, b: usize) -> bool {
        let parts = self.model.cone([id]);
        parts
            .into_iter()
            .any(|part| self.has(part, execution, a, b))
    }
}

/// Whether a pair is in the built-in relation of this name; `None` if there is none.
fn has_builtin(execution: &Execution, name: &str, a: usize, b: usize) -> Option<bool> {
    let mut all = BuiltinRelation::ALL.iter();
    let relation = all.find(|relation| relation.name() == name)?;
    Some(execution.relation(*relation).contains(a, b))
}

#[test]
fn reasons_are_those_of_the_reference() {
    for (name, _) in library::models() {
        let prepared = load(name).expect("a model").prepare().expect("a meaning");
        let model = prepared.synchronised();
        let all = (0..model.constraints.len()).map(ConstraintId::new);
        let is_axiom = |id: &ConstraintId| model.constraints[id.index()].role == Role::Axiom;
        let mut judge = Judge {
            model,
            reference: ReferenceModel::new(&prepared),
            axioms: all.filter(is_axiom).collect(),
            forbidden: 0,
            allowed: 0,
        };
        for seed in 0..sample("programs", 40, 150) {
            let shape = Shape {
                max_instructions: 7,
                ..Shape::default()
            };
            let program = random_program(&shape, seed);
            let options = Options {
                execution_limit: Some(300),
                ..Options::default()
            };
            let mut anything = AllowAll {
                dependencies: true,
                ..AllowAll::default()
            };
            explore(&mut anything, &program, &options, &mut judge);
        }
        let (forbidden, allowed) = (judge.forbidden, judge.allowed);
        assert!(
            forbidden > 20 && allowed > 20,
            "{name}: {forbidden}, {allowed}"
        );
    }
}
