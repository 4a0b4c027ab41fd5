//! One way down the tree of an exploration, at random: see [`estimate`](crate::explore::estimate).

use super::{Engine, Stop};
use crate::explore::estimate::choose;
use crate::explore::{Ending, Visitor};
use crate::graph::Graph;
use crate::model::MemoryModel;
use crate::program::Program;
use crate::random::SplitMix;

impl<M, P, V> Engine<'_, M, P, V>
where
    M: MemoryModel,
    P: Program,
    V: Visitor<P>,
{
    /// Goes down from the start, and gives how many executions those on the way stand for.
    pub fn sample(&mut self, random: &mut SplitMix) -> Result<f64, Ending> {
        let threads = self.program.initial_threads();
        self.graph = Graph::new(threads, self.model.clock_count());
        self.todo.clear();
        self.depth = 0;
        self.first_item = 0;
        self.go_down(random)
            .map_err(|Stop| self.summary.ending.clone())
    }

    fn go_down(&mut self, random: &mut SplitMix) -> Result<f64, Stop> {
        let mut visited = self.summary.executions();
        let (mut executions, mut weight) = (0.0, 1.0);
        self.begin()?;
        loop {
            let here = self.summary.executions() - visited;
            visited += here;
            executions += weight * here as f64;
            if self.todo.is_empty() {
                return Ok(executions);
            }
            let (index, probability) = choose(&self.todo, random);
            weight /= probability;
            let item = self.todo[index];
            // Nothing was taken before, so the graph of any item is a part of this one.
            self.todo.clear();
            if self.machines.is_full() {
                self.collect_machines();
            }
            if self.apply(item)? {
                self.extend()?;
            }
        }
    }
}
