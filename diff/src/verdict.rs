//! What a model says about a test.

use crate::test::{Clause, Test};
use katec_checker::event::ThreadId;
use katec_checker::explore::{Ending, Explored, Options, Visitor, explore};
use katec_checker::graph::Status;
use katec_checker::model::{Finding, MemoryModel};
use katec_checker::program::{Program, ProgramError};
use katec_programs::litmus::{LitmusProgram, LitmusTest};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Whether a model lets a test end as its condition asks. Explores the test until an execution
/// does.
pub fn allows<M: MemoryModel>(model: &mut M, test: &Test) -> bool {
    some_end(model, test, |end| test.holds(end))
}

/// Whether a model lets a litmus test end as its formula says.
pub fn litmus_allows<M: MemoryModel>(model: &mut M, test: &LitmusTest) -> bool {
    some_end(model, test.program(), |end| {
        test.satisfies(&observed(test, end))
    })
}

/// All ends of a test under a model: the values of what the clauses are about, whatever they ask.
pub fn ends<M: MemoryModel>(model: &mut M, test: &Test, clauses: &[Clause]) -> BTreeSet<Vec<u64>> {
    let mut ends = BTreeSet::new();
    some_end(model, test, |end| {
        let found = clauses.iter().map(|clause| clause.found(end).unwrap_or(0));
        ends.insert(found.collect());
        false
    });
    ends
}

/// What a litmus test observes at the end of an execution.
pub fn observed(test: &LitmusTest, end: &Explored<'_, LitmusProgram>) -> Vec<u64> {
    let threads = (0..end.graph().thread_count() as u32).map(ThreadId);
    let states: Vec<_> = threads.filter_map(|thread| end.standing(thread)).collect();
    test.observe(|thread| states[thread].0, |place| end.final_value(place))
}

/// Whether a complete execution is of a kind. Explores until there is one.
///
/// Tests are short and their machines track dependencies, so that no exploration of one is left
/// unfinished.
fn some_end<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    is_wanted: impl FnMut(&Explored<'_, P>) -> bool,
) -> bool {
    let summary = explore(model, program, &Options::default(), &mut Ends(is_wanted));
    let ended = matches!(summary.ending, Ending::Finished | Ending::Stopped);
    debug_assert!(ended, "{:?}", summary.ending);
    summary.ending == Ending::Stopped
}

/// Looks at complete executions and stops at the first that is wanted.
struct Ends<F>(F);

impl<P: Program, F: FnMut(&Explored<'_, P>) -> bool> Visitor<P> for Ends<F> {
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        match status == Status::Complete && (self.0)(execution) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn error(&mut self, _: &Explored<'_, P>, _: ThreadId, _: &ProgramError) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
