//! What is seen to before a part of an execution is gone on with.

use super::Pending;
use crate::event::Exclusive;
use crate::explore::machines::Next;
use crate::explore::parts::node::{Line, Node, OpId, Progress, Source};
use crate::explore::parts::{Stop, place_of};
use crate::graph::LocationId;
use crate::model::MemoryModel;
use crate::program::{Operation, Program};

impl<M, P> Pending<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Goes on with a part in which something changed at a location, unless it is in vain.
    pub(super) fn push_if_fits(&mut self, node: Node, location: LocationId) -> Result<(), Stop> {
        let coherent = !self.coherent || self.is_coherent(&node, location);
        if coherent && (!self.exclusives || self.exclusives_are_atomic(&node, location)) {
            self.push(node)?;
        }
        Ok(())
    }

    /// Goes on with a part, of which the model may be asked.
    pub(super) fn push(&mut self, node: Node) -> Result<(), Stop> {
        self.parts.looked_at += 1;
        if self.parts.looked_at > self.parts.wanted.part_limit() {
            return Err(Stop::GivenUp);
        }
        self.unjudged.push(self.stack.len());
        self.stack.push(node);
        Ok(())
    }

    /// Leaves those of the parts on the stack, from this one on, of which the model says that they
    /// are parts of no execution. If there is one only, it may wait: what comes of it is judged.
    pub(super) fn judge(&mut self, from: usize) -> Result<(), Stop> {
        let mut unjudged = std::mem::take(&mut self.unjudged);
        if self.judges_parts && self.stack.len() > from + 1 {
            for at in unjudged.drain(..).rev() {
                let node = std::mem::take(&mut self.stack[at]);
                match self.is_consistent(&node)? {
                    true => self.stack[at] = node,
                    false => drop(self.stack.remove(at)),
                }
            }
        }
        unjudged.clear();
        self.unjudged = unjudged;
        Ok(())
    }

    /// Whether the model does not say that a part is part of no execution.
    pub(super) fn is_consistent(&mut self, node: &Node) -> Result<bool, Stop> {
        // There is no graph of a store-exclusive whose load is pending.
        let built = match self.judges_parts {
            true => self.parts.build(node, None)?,
            false => None,
        };
        Ok(built.is_none_or(|built| self.parts.model.consistent_from_scratch(&built.graph)))
    }

    /// Whether what each thread reads and writes at a location never goes back in the order of
    /// writes.
    fn is_coherent(&self, node: &Node, location: LocationId) -> bool {
        let is_here = |operation: &Operation| {
            place_of(operation).and_then(|place| self.parts.places.get(place)) == Some(location)
        };
        node.lines.iter().enumerate().all(|(thread, line)| {
            let mut last = 0;
            line.ops.iter().enumerate().all(|(number, op)| {
                let operation = self.parts.machines.operation(op.issuer);
                if !op.has_returned() || !is_here(operation) {
                    return true;
                }
                let mut rises = true;
                if let Some(source) = op.source {
                    let at = node.place_of(location, source);
                    rises &= at >= last;
                    last = at;
                }
                let write = OpId { thread, number };
                if node.writes(location).contains(&write) {
                    let at = node.place_of(location, Source::Write(write));
                    rises &= at > last;
                    last = at;
                }
                rises
            })
        })
    }

    /// Whether nothing of another thread comes between what a load-exclusive reads and what its
    /// store-exclusive writes.
    fn exclusives_are_atomic(&self, node: &Node, location: LocationId) -> bool {
        node.writes(location).iter().all(|write| {
            let state = self.parts.machines.state(node.op(*write).issuer);
            let Some(Exclusive::Store { load }) = self.parts.program.exclusive(state) else {
                return true;
            };
            let own = &node.lines[write.thread].ops;
            let load = own.iter().find(|op| op.index == load);
            let Some(source) = load.and_then(|load| load.source) else {
                return true;
            };
            let from = node.place_of(location, source);
            let to = node.place_of(location, Source::Write(*write));
            let between = node.writes(location).get(from..to.saturating_sub(1));
            let mut between = between.unwrap_or_default().iter();
            between.all(|other| other.thread == write.thread)
        })
    }

    /// Whether no execution that is wanted has this part: a thread is blocked by a read of
    /// something that is not the last write, and such executions are not asked for.
    pub(super) fn is_in_vain(&self, node: &Node) -> bool {
        let blocks = |line: &Line| {
            let tip = self.parts.machines.operation(line.tip);
            let Some(last) = line.ops.last() else {
                return false;
            };
            let location = place_of(self.parts.machines.operation(last.issuer))
                .and_then(|place| self.parts.places.get(place));
            let (Some(location), Some(source)) = (location, last.source) else {
                return false;
            };
            let reads = last.progress == Progress::Done && !line.failed;
            reads
                && Next::Blocks.is(line.tip)
                && !tip.is_asleep()
                && node.place_of(location, source) < node.writes(location).len()
        };
        self.parts.options.skip_blocking_reads && node.lines.iter().any(blocks)
    }
}
