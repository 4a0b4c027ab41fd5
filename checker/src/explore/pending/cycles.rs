//! Where only executions with cycles of `po | rf` are wanted: parts that no cycle can come of.
//!
//! What was built step by step says of some reads that one of them is on a cycle, or behind one,
//! and nothing before it in its thread is ([`Loose::At`](crate::explore::Loose::At)). A part of
//! which it is settled, for all of these reads, that they are not, is left: that is so if
//! everything is there that comes before them in `po | rf`, with creation, join and rounds, and has
//! no cycle.

use super::Pending;
use crate::explore::loose::LooseRead;
use crate::explore::parts::node::{Node, Progress, Source};
use crate::model::MemoryModel;
use crate::program::{Operation, Program};

impl<M, P> Pending<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Whether no execution with a cycle that is wanted has this part.
    pub(super) fn is_settled(&self, node: &Node) -> bool {
        let Some(loose) = &self.through else {
            return false;
        };
        let settled = self.settled(node);
        let is_open = |read: &LooseRead| {
            let mut lines = node.lines.iter().zip(&settled);
            let line = lines.find(|(line, _)| line.start.thread == read.thread);
            let Some((line, settled)) = line else {
                return true;
            };
            let settled = settled.unwrap_or_default();
            let done = line.ops[..settled].iter();
            let done = done.filter(|op| reads_memory(self.parts.machines.operation(op.issuer)));
            let is_over = settled == line.ops.len() && self.parts.stands(line);
            !is_over && done.count() <= read.number as usize
        };
        !loose.iter().any(is_open)
    }

    /// How many operations of each thread are settled: all that comes before them is there and has
    /// no cycle. `None` of threads whose creation is not.
    fn settled(&self, node: &Node) -> Vec<Option<usize>> {
        let initial = self.parts.program.initial_threads();
        let lines = 0..node.lines.len();
        let mut settled: Vec<Option<usize>> = lines
            .clone()
            .map(|line| (line < initial).then_some(0))
            .collect();
        loop {
            let mut moved = false;
            for thread in lines.clone() {
                while let Some(number) = settled[thread]
                    && self.is_next_settled(node, &settled, (thread, number))
                {
                    settled[thread] = Some(number + 1);
                    moved = true;
                    let issuer = node.lines[thread].ops[number].issuer;
                    if let Operation::Create(start) = self.parts.machines.operation(issuer) {
                        let mut children = node.lines.iter();
                        let child = children.position(|line| line.start.thread == start.thread);
                        child.into_iter().for_each(|child| settled[child] = Some(0));
                    }
                }
            }
            if !moved {
                return settled;
            }
        }
    }

    /// Whether the next operation of a thread is settled too.
    fn is_next_settled(
        &self,
        node: &Node,
        settled: &[Option<usize>],
        (thread, number): (usize, usize),
    ) -> bool {
        let Some(op) = node.lines[thread].ops.get(number) else {
            return false;
        };
        let is_there = |thread: usize, count: usize| settled[thread].is_some_and(|n| n >= count);
        if op.progress != Progress::Done {
            return false;
        }
        if let Some(Source::Write(write)) = op.source {
            return is_there(write.thread, write.number + 1);
        }
        match self.parts.machines.operation(op.issuer) {
            Operation::Join { thread } => {
                let mut lines = node.lines.iter().enumerate();
                let child = lines.find(|(_, line)| line.start.thread == *thread);
                child.is_some_and(|(child, line)| is_there(child, line.ops.len()))
            }
            Operation::BarrierWait { .. } => {
                let wait = super::OpId { thread, number };
                let round = node.round_of(wait);
                round.is_some_and(|round| {
                    let mut members = round.members.iter();
                    members.all(|member| is_there(member.thread, member.number))
                })
            }
            _ => true,
        }
    }
}

/// Whether an operation is one that counts as a read.
fn reads_memory(operation: &Operation) -> bool {
    matches!(
        operation,
        Operation::Load { .. } | Operation::ReadModifyWrite { .. }
    )
}
