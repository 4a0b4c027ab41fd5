//! Ways down the tree of an exploration, many at once: see [`estimate`](crate::explore::estimate).

use super::{Engine, Stop};
use crate::explore::Ending;
use crate::explore::estimate::{Way, choose, weigh};
use crate::graph::Graph;
use crate::model::MemoryModel;
use crate::program::Program;
use crate::random::SplitMix;
use std::rc::Rc;

/// What a sample gave.
pub struct Sampled {
    /// How many executions those that were visited stand for.
    pub executions: f64,
    /// Whether no way was left out, so that these are all.
    pub exact: bool,
}

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Goes down from the start on so many ways at most, and gives how many executions those on the
    /// ways stand for. From when it is late on there is one way only.
    pub fn sample(
        &mut self,
        random: &mut SplitMix,
        size: usize,
        is_late: &dyn Fn() -> bool,
    ) -> Result<Sampled, Ending> {
        self.go_down(random, size, is_late)
            .map_err(|Stop| self.summary.ending.clone())
    }

    fn go_down(
        &mut self,
        random: &mut SplitMix,
        size: usize,
        is_late: &dyn Fn() -> bool,
    ) -> Result<Sampled, Stop> {
        let threads = self.program.initial_threads();
        self.graph = Graph::new(threads, self.model.clock_count());
        self.todo.clear();
        self.open.clear();
        self.depth = 0;
        self.first_item = 0;
        let mut sampled = Sampled {
            executions: 0.0,
            exact: true,
        };
        let visited = self.summary.executions();
        self.begin()?;
        sampled.executions += (self.summary.executions() - visited) as f64;
        let mut open: Vec<Way> = Vec::new();
        self.push_ways(0.0, &mut open);
        while !open.is_empty() {
            let size = match is_late() {
                true => 1,
                false => size,
            };
            sampled.exact &= open.len() <= size;
            let ways = choose(std::mem::take(&mut open), size, random);
            for (index, way) in ways.iter().enumerate() {
                if self.machines.is_full() {
                    let graphs = ways[index..].iter().chain(&open).map(|way| &*way.graph);
                    self.machines.collect(graphs);
                }
                self.graph.clone_from(&way.graph);
                self.todo.clear();
                self.open.clear();
                let visited = self.summary.executions();
                if self.apply(way.item)? {
                    self.extend()?;
                }
                let here = self.summary.executions() - visited;
                sampled.executions += way.weight.exp() * here as f64;
                self.push_ways(way.weight, &mut open);
            }
        }
        Ok(sampled)
    }

    /// Adds the ways on from the current graph, which stands for as many as the weight says, as a
    /// logarithm.
    fn push_ways(&mut self, weight: f64, ways: &mut Vec<Way>) {
        if self.todo.is_empty() {
            return;
        }
        let graph = Rc::new(self.graph.clone());
        let sizes = weigh(&self.todo);
        ways.extend(self.todo.drain(..).zip(sizes).map(|(item, size)| Way {
            graph: Rc::clone(&graph),
            item,
            weight,
            size,
        }));
    }
}
