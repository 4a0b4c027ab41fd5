//! What a model says about a test.

use crate::test::Test;
use katec_checker::event::ThreadId;
use katec_checker::explore::{Explored, Options, Visitor, explore};
use katec_checker::graph::Status;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::ProgramError;
use std::ops::ControlFlow;

/// Whether a model lets a test end as its condition asks. Explores the test until an execution does.
pub fn allows<M: MemoryModel>(model: &mut M, test: &Test) -> bool {
    let mut seen = Seen { test, holds: false };
    explore(model, test, &Options::default(), &mut seen);
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
