//! Programs run under models, as `katec check` runs them.
//!
//! [`watch`] explores a program; all that is learned from running goes through it. [`Run`] is what
//! comparing models needs to know of a test: its executions and what was reported. What suites ask,
//! whether a test can end in some way, is in [`crate::verdict`].

use crate::test::Test;
use katec_checker::event::ThreadId;
use katec_checker::execution::Execution;
use katec_checker::explore::{Ending, Explored, Options, Visitor, explore};
use katec_checker::graph::{Identity, Status};
use katec_checker::lowered::{Lowered, TableModel};
use katec_checker::model::{Finding, MemoryModel, Severity};
use katec_checker::program::{Program, ProgramError};
use katec_compiler::pipeline::Prepared;
use katec_compiler::reference::ReferenceModel;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A model that can be run, by tables or by the reference evaluator.
#[derive(Clone)]
pub enum Engine {
    /// From tables. Programs with store-exclusives are explored by candidates, which the reference
    /// evaluator judges.
    Tables(Arc<Lowered>, Box<ReferenceModel>),
    /// By the reference evaluator.
    Reference(Box<ReferenceModel>),
}

impl Engine {
    /// What runs a model, or why it cannot be explored.
    pub fn new(model: &Prepared) -> Result<Self, String> {
        let admitted = model
            .clone()
            .admit()
            .map_err(|refusal| refusal.to_string())?;
        // Only the reference evaluator judges executions with cycles of `po | rf`.
        if admitted.character().causal_cycles {
            return Ok(Engine::Reference(Box::new(ReferenceModel::admitted(
                &admitted,
            ))));
        }
        let reference = Box::new(ReferenceModel::admitted(&admitted));
        let lowered = Arc::new(admitted.lower().into_tables());
        Ok(Engine::Tables(lowered, reference))
    }

    /// Whether the axioms of the model are known to forbid cycles of `po | rf`.
    pub fn is_causal(&self) -> bool {
        match self {
            Engine::Tables(..) => true,
            Engine::Reference(model) => !model.character().causal_cycles,
        }
    }

    /// The reference evaluator.
    pub fn reference(model: &Prepared) -> Self {
        Engine::Reference(Box::new(ReferenceModel::new(model)))
    }

    /// A fresh copy, for a program.
    pub fn make(&self, program: &impl Program) -> Box<dyn MemoryModel + Send> {
        match self {
            Engine::Tables(lowered, _) if !program.has_exclusives() => {
                Box::new(TableModel::new(Arc::clone(lowered)))
            }
            Engine::Tables(_, model) | Engine::Reference(model) => {
                Box::new(ReferenceModel::clone(model))
            }
        }
    }
}

/// What running a test gave.
#[derive(Clone, Debug)]
pub struct Run {
    /// All executions that come to an end.
    pub executions: BTreeSet<Identity>,
    /// Those that end as the condition says.
    pub reached: Vec<(Identity, Execution, Vec<String>)>,
    /// The names of the errors and warnings that were found.
    pub findings: BTreeSet<String>,
    /// Whether it was explored to the end.
    pub finished: bool,
}

impl Run {
    /// Runs a test.
    pub fn of(test: &Test, engine: &Engine) -> Run {
        let mut run = Run {
            executions: BTreeSet::new(),
            reached: Vec::new(),
            findings: BTreeSet::new(),
            finished: false,
        };
        let mut executions = BTreeSet::new();
        let mut reached = Vec::new();
        let report = |name| {
            run.findings.insert(name);
        };
        let ending = watch(&mut engine.make(test), test, report, |execution, status| {
            // Who waits for a lock for ever has not ended.
            if status != Status::Complete {
                return ControlFlow::Continue(());
            }
            let graph = execution.graph();
            let identity = graph.identity(status);
            if test.holds(execution) {
                let names = graph.events().map(|event| event_name(execution, event));
                reached.push((identity.clone(), graph.execution(), names.collect()));
            }
            executions.insert(identity);
            ControlFlow::Continue(())
        });
        run.executions = executions;
        run.reached = reached;
        run.finished = ending == Ending::Finished;
        run
    }
}

/// Explores a program under a model, until `execution` says that it is enough. `report` is told the
/// names of errors and warnings.
pub fn watch<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    report: impl FnMut(String),
    execution: impl FnMut(&Explored<'_, P>, Status) -> ControlFlow<()>,
) -> Ending {
    let mut watching = Watching { report, execution };
    explore(model, program, &Options::default(), &mut watching).ending
}

struct Watching<R, E> {
    report: R,
    execution: E,
}

impl<P, R, E> Visitor<P> for Watching<R, E>
where
    P: Program,
    R: FnMut(String),
    E: FnMut(&Explored<'_, P>, Status) -> ControlFlow<()>,
{
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        (self.execution)(execution, status)
    }

    fn error(&mut self, _: &Explored<'_, P>, _: ThreadId, e: &ProgramError) -> ControlFlow<()> {
        (self.report)(format!("{:?}", e.kind));
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, finding: &Finding) -> ControlFlow<()> {
        let warning = finding.severity == Severity::Warning;
        (self.report)(report_name(&finding.name, warning));
        ControlFlow::Continue(())
    }
}

/// The name of what a model reports: an error and a warning of one name are not the same.
pub fn report_name(name: &str, warning: bool) -> String {
    match warning {
        true => format!("warning {name}"),
        false => name.to_string(),
    }
}

/// An event for people: `P0: W x=1`.
fn event_name(at: &Explored<'_, Test>, event: katec_checker::event::EventId) -> String {
    use katec_checker::builtin::BuiltinSet;
    let graph = at.graph();
    let sets = graph.sets(event);
    let thread = match graph.thread(event) {
        Some(thread) => format!("P{}: ", thread.0),
        None => "init: ".to_string(),
    };
    let what = if sets.contains(BuiltinSet::R) {
        "R"
    } else if sets.contains(BuiltinSet::W) {
        "W"
    } else if sets.contains(BuiltinSet::F) {
        "F"
    } else if sets.contains(BuiltinSet::B) {
        "B"
    } else {
        ""
    };
    let access = match graph.place(event) {
        Some(place) if sets.contains(BuiltinSet::B) => {
            format!(" {}", at.program().place_name(place))
        }
        Some(place) => format!(
            " {}={}",
            at.program().place_name(place),
            graph.value(event).0
        ),
        None => String::new(),
    };
    format!("{thread}{what}{access}")
}
