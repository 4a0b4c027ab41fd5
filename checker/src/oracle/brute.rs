//! Brute force: every order of additions, every choice, duplicates removed.

use super::replay::{self, Added, Next};
use crate::event::{ThreadId, Value};
use crate::graph::{Graph, Identity, Places, Status};
use crate::model::MemoryModel;
use crate::program::Program;
use std::collections::BTreeSet;

/// How brute force goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BruteForce {
    /// Drops inconsistent graphs as soon as they come up. Right for models that are prefix-closed.
    Prune,
    /// Asks the model about finished executions only, so that the result relies on nothing.
    FilterAtTheEnd,
}

/// All consistent executions of a program. Atomicity of read-modify-writes is required, whatever the model.
///
/// The program must be finite.
pub fn brute_force<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    how: BruteForce,
) -> BTreeSet<Identity> {
    let mut search = Search {
        model,
        program,
        how,
        places: Places::default(),
        seen: BTreeSet::new(),
        found: BTreeSet::new(),
    };
    let mut graph = Graph::new(program.initial_threads(), search.model.view_count());
    replay::mark_ended(program, &mut graph);
    let mut stack = vec![graph];
    while let Some(graph) = stack.pop() {
        search.visit(&graph, &mut stack);
    }
    search.found
}

struct Search<'a, M, P> {
    model: &'a mut M,
    program: &'a P,
    how: BruteForce,
    places: Places,
    seen: BTreeSet<Identity>,
    found: BTreeSet<Identity>,
}

impl<M: MemoryModel, P: Program> Search<'_, M, P> {
    fn visit(&mut self, graph: &Graph, stack: &mut Vec<Graph>) {
        let all = replay::all_next(self.program, graph);
        let mut finished = true;
        for thread in 0..all.len() {
            if replay::can_move(graph, &all, thread) {
                finished = false;
                self.grow(graph, &all, ThreadId(thread as u32), stack);
            }
        }
        if finished && self.model.consistent_from_scratch(graph) {
            self.found.insert(graph.identity(replay::status(&all)));
        }
    }

    /// Adds the next event of a thread in all ways.
    fn grow(
        &mut self,
        graph: &Graph,
        all: &[Option<Next>],
        thread: ThreadId,
        stack: &mut Vec<Graph>,
    ) {
        let mut grown = graph.clone();
        let added = replay::add(self.program, &mut grown, &mut self.places, all, thread);
        match added {
            Added::Read(read) => {
                for write in replay::writes(&grown, read) {
                    let mut graph = grown.clone();
                    let issued = all[thread.index()].as_ref();
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
            Added::Other => self.push(grown, stack),
        }
    }

    /// Notes a graph to be visited, unless it was before or can be given up: an atomicity violation never goes away by adding.
    fn push(&mut self, mut graph: Graph, stack: &mut Vec<Graph>) {
        if !graph.atomic() {
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
