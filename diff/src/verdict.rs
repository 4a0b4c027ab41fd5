//! How a model lets tests end.

use crate::run::watch;
use crate::test::{Clause, Test};
use katec_checker::explore::{Ending, Explored};
use katec_checker::graph::Status;
use katec_checker::model::MemoryModel;
use katec_checker::program::Program;
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
    let threads = end.threads();
    let states: Vec<_> = threads.filter_map(|thread| end.machine(thread)).collect();
    test.observe(|thread| states[thread].0, |place| end.final_value(place))
}

/// Whether a complete execution is of a kind. Explores until there is one.
///
/// Tests are short and their machines track dependencies, so that no exploration of one is left
/// unfinished.
fn some_end<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    mut is_wanted: impl FnMut(&Explored<'_, P>) -> bool,
) -> bool {
    let ending = watch(
        model,
        program,
        |_| {},
        |execution, status| match status == Status::Complete && is_wanted(execution) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        },
    );
    debug_assert!(
        matches!(ending, Ending::Finished | Ending::Stopped),
        "{ending:?}"
    );
    ending == Ending::Stopped
}
