//! Taking items from the work list: each is a choice made anew.

use super::{Choice, Engine, Frame, Progress};
use crate::event::{EventId, Value};
use crate::explore::job::Item;
use crate::graph::Graph;
use crate::model::MemoryModel;
use crate::program::{Operation, Program};

impl<M, P> Engine<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    pub(super) fn apply(&mut self, item: Item) -> Progress {
        match item {
            Item::Rf { read, write } => {
                self.graph.choose_again(read);
                if self.parks && self.would_displace(read, write) {
                    return Ok(self.displace(read, write));
                }
                let update = self.read_from(read, write);
                self.complete_read(read, write, update, Choice::Other)
            }
            Item::Co { write, predecessor } => {
                self.graph.choose_again(write);
                self.graph.place_after(write, predecessor);
                let consistent = self.consistent(write, Choice::Other);
                // Waiting reads that stand in the way may go with a revisit.
                if consistent || self.parks {
                    self.push_revisits(write);
                }
                if !consistent {
                    self.blame(&[write]);
                    return Ok(false);
                }
                if let Some(read) = self.graph.rmw_partner(write) {
                    self.find(read)?;
                }
                self.finish(write)
            }
            Item::Choice { choose, value } => {
                self.graph.choose_again(choose);
                self.graph.set_choice(choose, Value(u64::from(value)));
                let issuer = self.graph.issuer(choose);
                if let Operation::Choose { count } = *self.machines.operation(issuer)
                    && value + 1 < count
                {
                    let value = value + 1;
                    self.todo.push(Item::Choice { choose, value });
                }
                self.finish(choose)
            }
            Item::Serial { wait, choice } => {
                self.graph.choose_again(wait);
                self.choose_serial(wait, choice)
            }
            Item::Back { read, write } => self.go_back(read, write),
            Item::Skip { read } => Ok(self.skip(read)),
        }
    }

    /// Lets `write` revisit `read`, in what stays of the graph.
    fn go_back(&mut self, read: EventId, write: EventId) -> Progress {
        self.graph.cut(write.index() + 1);
        let write = self.keep_for(read, write);
        self.graph.forget_value(read);
        let update = self.read_from(read, write);
        let last = self.graph.co_next(write).is_none();
        self.graph.set_added_max(read, last);
        match self.options.symmetry {
            true => self.graph.freeze(&self.prefix),
            false => self.graph.freeze_prefix(write),
        }
        self.graph.rewind_thread(read);
        // The rival of a write half may have stayed.
        let has_rival = !self.split && self.graph.rival(write).is_some();
        let (choice, known) = self.is_known(write, last);
        if has_rival || !known && !self.consistent(write, Choice::Other) {
            self.blame(&[read, write]);
            return Ok(false);
        }
        if !self.complete_read(read, write, update, choice)? {
            return Ok(false);
        }
        if self.graph.is_rewound(write) {
            return self.finish(write);
        }
        self.find(write)?;
        Ok(true)
    }

    /// What is known of a write that has just revisited a read: whether reading it is a default
    /// choice, and whether the graph is consistent without the read.
    ///
    /// That graph is a part of the one to which the write was added, with all that comes before it
    /// in `po | rf`. So it is consistent without the write. If the write is last in coherence
    /// there, it is a default choice, and so is reading it. If it is not, it was put at its place
    /// by an item, which was left if that was not consistent; write halves were put there by their
    /// read halves, though, and revisit others before anybody asks.
    fn is_known(&self, write: EventId, last: bool) -> (Choice, bool) {
        // Whether twins may do this depends on the read too, and parked threads are in the way.
        if self.options.symmetry || self.parks {
            return (Choice::Other, false);
        }
        match last {
            true => (Choice::Default, true),
            false => (
                Choice::Other,
                self.split || !self.graph.is_write_half(write),
            ),
        }
    }

    /// Leaves only what stays when `write` revisits `read`. Gives the id that the write has then;
    /// that of the read is the same.
    fn keep_for(&mut self, read: EventId, write: EventId) -> EventId {
        if self.options.symmetry {
            self.find_prefix(write);
        }
        let prefix = match self.options.symmetry {
            true => &self.prefix,
            false => self.graph.prefix(write),
        };
        self.kept.choose_for_revisit(&self.graph, read, prefix);
        if self.todo.len() > self.first_item {
            self.save_graph();
        }
        self.graph.forget_skips(read.index() + 1);
        self.graph.keep(&self.kept);
        self.kept.renumbered(write).unwrap_or(write)
    }

    /// Saves the current graph, in which something is left to do, until its descendant is explored.
    fn save_graph(&mut self) {
        if self.depth == self.frames.len() {
            self.frames.push(Frame {
                graph: Graph::new(0, 0),
                first_item: 0,
            });
        }
        let frame = &mut self.frames[self.depth];
        frame.graph.clone_from(&self.graph);
        frame.first_item = self.first_item;
        self.depth += 1;
        self.first_item = self.todo.len();
    }
}
