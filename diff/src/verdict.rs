//! What a model says about a test.

use crate::test::{Clause, Test};
use katec_checker::event::ThreadId;
use katec_checker::explore::{Explored, Options, Outcome, Summary, Visitor, explore};
use katec_checker::graph::Status;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::ProgramError;
use katec_programs::litmus::{LitmusProgram, LitmusTest};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Tests are short and their machines track dependencies, so that no exploration of one is left
/// unfinished.
fn ended(summary: &Summary) {
    let ended = matches!(summary.outcome, Outcome::Finished | Outcome::Stopped);
    debug_assert!(ended, "{:?}", summary.outcome);
}

/// Whether a model lets a test end as its condition asks. Explores the test until an execution
/// does.
pub fn allows<M: MemoryModel>(model: &mut M, test: &Test) -> bool {
    let mut seen = Seen { test, holds: false };
    let summary = explore(model, test, &Options::default(), &mut seen);
    ended(&summary);
    seen.holds
}

struct Seen<'t> {
    test: &'t Test,
    holds: bool,
}

impl Visitor<Test> for Seen<'_> {
    fn execution(&mut self, execution: &Explored<'_, Test>, status: Status) -> ControlFlow<()> {
        if status == Status::Complete && self.test.holds(execution) {
            self.holds = true;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn error(&mut self, _: &Explored<'_, Test>, _: ThreadId, _: &ProgramError) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, Test>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Whether a model lets a litmus test end as its formula says.
pub fn litmus_allows<M: MemoryModel>(model: &mut M, test: &LitmusTest) -> bool {
    let mut seen = LitmusSeen { test, holds: false };
    let summary = explore(model, test.program(), &Options::default(), &mut seen);
    ended(&summary);
    seen.holds
}

struct LitmusSeen<'t> {
    test: &'t LitmusTest,
    holds: bool,
}

impl Visitor<LitmusProgram> for LitmusSeen<'_> {
    fn execution(
        &mut self,
        execution: &Explored<'_, LitmusProgram>,
        status: Status,
    ) -> ControlFlow<()> {
        let threads = (0..execution.graph().thread_count() as u32).map(ThreadId);
        let states: Vec<_> = threads.filter_map(|it| execution.standing(it)).collect();
        let values = self.test.observe(
            |thread| states[thread].0,
            |place| execution.final_value(place),
        );
        if status == Status::Complete && self.test.satisfies(&values) {
            self.holds = true;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn error(
        &mut self,
        _: &Explored<'_, LitmusProgram>,
        _: ThreadId,
        _: &ProgramError,
    ) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, LitmusProgram>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// All ends of a test under a model: the values of what the clauses are about, whatever the clauses
/// ask.
pub fn ends<M: MemoryModel>(model: &mut M, test: &Test, clauses: &[Clause]) -> BTreeSet<Vec<u64>> {
    let mut all = Ends {
        clauses,
        ends: BTreeSet::new(),
    };
    let summary = explore(model, test, &Options::default(), &mut all);
    ended(&summary);
    all.ends
}

struct Ends<'t> {
    clauses: &'t [Clause],
    ends: BTreeSet<Vec<u64>>,
}

impl Visitor<Test> for Ends<'_> {
    fn execution(&mut self, execution: &Explored<'_, Test>, status: Status) -> ControlFlow<()> {
        if status == Status::Complete {
            let clauses = self.clauses.iter();
            let end = clauses.map(|clause| clause.found(execution).unwrap_or(0));
            self.ends.insert(end.collect());
        }
        ControlFlow::Continue(())
    }

    fn error(&mut self, _: &Explored<'_, Test>, _: ThreadId, _: &ProgramError) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, Test>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
