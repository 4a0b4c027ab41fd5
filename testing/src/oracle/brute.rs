//! Brute force: every order of additions, every choice, duplicates removed.

use super::replay::{self, Added, AllNext};
use katec_checker::event::{ThreadId, Value};
use katec_checker::graph::{Graph, Identity, Places, Status};
use katec_checker::model::MemoryModel;
use katec_checker::program::Program;
use std::collections::BTreeSet;

/// How brute force goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BruteForce {
    /// Drops inconsistent graphs as soon as they come up. Right for models that are prefix-closed.
    Prune,
    /// Asks the model about finished executions only, so that the result relies on nothing.
    FilterAtTheEnd,
}

/// All consistent executions of a program. Atomicity of read-modify-writes is required, unless the
/// model [wants to say itself](katec_checker::model::Character::split_updates) what is atomic.
///
/// The program must be finite.
pub fn brute_force<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    how: BruteForce,
) -> BTreeSet<Identity> {
    let mut found = BTreeSet::new();
    brute_force_graphs(model, program, how, |_, graph, status| {
        found.insert(graph.identity(status));
    });
    found
}

/// Visits the graphs of all consistent executions of a program, like [`brute_force`].
pub(super) fn brute_force_graphs<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    how: BruteForce,
    mut visit: impl FnMut(&mut M, &Graph, Status),
) {
    let mut search = Search {
        model,
        program,
        how,
        places: Places::default(),
        seen: BTreeSet::new(),
    };
    let mut graph = Graph::new(program.initial_threads(), search.model.clock_count());
    replay::mark_ended(program, &mut graph);
    let mut stack = vec![graph];
    while let Some(graph) = stack.pop() {
        if let Some(status) = search.visit(&graph, &mut stack) {
            visit(search.model, &graph, status);
        }
    }
}

struct Search<'a, M, P> {
    model: &'a mut M,
    program: &'a P,
    how: BruteForce,
    places: Places,
    seen: BTreeSet<Identity>,
}

impl<M: MemoryModel, P: Program> Search<'_, M, P> {
    /// Grows a graph, or says how it ended if it cannot grow and is consistent.
    fn visit(&mut self, graph: &Graph, stack: &mut Vec<Graph>) -> Option<Status> {
        let all = AllNext::of(self.program, graph);
        let mut finished = true;
        for thread in all.threads() {
            if replay::can_move(graph, &all, thread) {
                finished = false;
                self.grow(graph, &all, thread, stack);
            }
        }
        let consistent = finished && self.model.consistent_from_scratch(graph);
        let status = consistent.then(|| replay::status(graph, &all));
        status.filter(|status| *status != Status::Repeated)
    }

    /// Adds the next event of a thread in all ways.
    fn grow(&mut self, graph: &Graph, all: &AllNext, thread: ThreadId, stack: &mut Vec<Graph>) {
        let mut grown = graph.clone();
        let added = replay::add(self.program, &mut grown, &mut self.places, all, thread);
        match added {
            Added::Read(read) => {
                for write in replay::writes(&grown, read) {
                    let mut graph = grown.clone();
                    let issued = all.of_thread(thread);
                    replay::choose_source(&mut graph, issued, read, write);
                    self.push(graph, stack);
                }
            }
            Added::Write(write) => {
                for predecessor in replay::writes(&grown, write) {
                    let mut graph = grown.clone();
                    graph.place_after(write, predecessor);
                    self.push(graph, stack);
                }
            }
            Added::Choose(choose, count) => {
                for value in 0..count {
                    let mut graph = grown.clone();
                    graph.set_choice(choose, Value(u64::from(value)));
                    self.push(graph, stack);
                }
            }
            Added::Round(wait, choices) => {
                for serial in choices {
                    let mut graph = grown.clone();
                    graph.set_serial(wait, serial);
                    self.push(graph, stack);
                }
            }
            Added::Other => self.push(grown, stack),
        }
    }

    /// Notes a graph to be visited, unless it was before or can be given up: an atomicity violation
    /// never goes away by adding.
    fn push(&mut self, mut graph: Graph, stack: &mut Vec<Graph>) {
        if !self.model.character().split_updates && !graph.atomic() {
            return;
        }
        replay::mark_ended(self.program, &mut graph);
        if self.how == BruteForce::Prune && !self.model.consistent_from_scratch(&graph) {
            return;
        }
        if self.seen.insert(graph.identity(Status::Complete)) {
            stack.push(graph);
        }
    }
}
