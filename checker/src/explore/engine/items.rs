//! Taking items from the work list: each is a choice made anew.

use super::{Choice, Engine, Frame, Item, Step};
use crate::event::{EventId, Value};
use crate::explore::Visitor;
use crate::graph::Graph;
use crate::model::MemoryModel;
use crate::program::{Operation, Program};

impl<M, P, V> Engine<'_, M, P, V>
where
    M: MemoryModel,
    P: Program,
    V: Visitor<P>,
{
    pub(super) fn apply(&mut self, item: Item) -> Step {
        match item {
            Item::Rf { read, write } => {
                self.choose_again(read);
                self.read_from(read, write);
                self.settle_read(read, Choice::Other)
            }
            Item::Co { write, predecessor } => {
                self.choose_again(write);
                self.graph.place_after(write, predecessor);
                if !self.model.consistent(&self.graph, write) {
                    return Ok(false);
                }
                self.push_revisits(write);
                self.finish(write)
            }
            Item::Choice { choose, value } => {
                self.choose_again(choose);
                self.graph.set_choice(choose, Value(u64::from(value)));
                let issued = self.graph.issued(choose);
                if let Operation::Choose { count } = *self.machines.operation(issued)
                    && value + 1 < count
                {
                    let value = value + 1;
                    self.todo.push(Item::Choice { choose, value });
                }
                self.finish(choose)
            }
            Item::Serial { wait, choice } => {
                self.choose_again(wait);
                self.choose_serial(wait, choice)
            }
            Item::Back { read, write } => self.go_back(read, write),
        }
    }

    /// Forgets everything after an event, whose choice is made anew.
    fn choose_again(&mut self, event: EventId) {
        self.graph.cut(event.index() + 1);
        self.graph.set_added_max(event, false);
        self.graph.forget_value(event);
        self.graph.stand_back(event);
    }

    /// Lets `write` revisit `read`, in a copy of what stays.
    fn go_back(&mut self, read: EventId, write: EventId) -> Step {
        self.graph.cut(write.index() + 1);
        let write = self.enter_copy(read, write);
        self.graph.forget_value(read);
        self.read_from(read, write);
        let last = self.graph.co_next(write).is_none();
        self.graph.set_added_max(read, last);
        self.graph.settle_prefix(write);
        self.graph.stand_back(read);
        // The rival of a write half may have stayed.
        if self.graph.rival(write).is_some() || !self.model.consistent(&self.graph, write) {
            return Ok(false);
        }
        if !self.settle_read(read, Choice::Other)? {
            return Ok(false);
        }
        if self.graph.stands_back(write) {
            return self.finish(write);
        }
        self.find(write)?;
        Ok(true)
    }

    /// Makes what stays when `write` revisits `read` the current graph. Gives the id of the write there; that of the read is the same.
    fn enter_copy(&mut self, read: EventId, write: EventId) -> EventId {
        let graph = &self.graph;
        self.kept.choose_after(graph, read.index() + 1, |event| {
            graph.in_prefix(event, write)
        });
        let mut copy = self.pool.pop().unwrap_or_else(|| Graph::new(0, 0));
        copy.copy_kept(&self.graph, &self.kept);
        let graph = std::mem::replace(&mut self.graph, copy);
        if self.todo.len() == self.first_item {
            // Nothing is left to do in the original.
            self.pool.push(graph);
        } else {
            self.parents.push(Frame {
                graph,
                first_item: self.first_item,
            });
            self.first_item = self.todo.len();
        }
        self.kept.renumbered(write).unwrap_or(write)
    }
}
