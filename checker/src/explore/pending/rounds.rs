//! Waits at barriers, and which of them meet.
//!
//! A wait comes when everything before it is done, and nothing passes it. When it comes it meets
//! some of those that wait, as many as meet in a round, or waits for others. All ways are tried, so
//! that the final execution dictates this step like all others. In a whole execution fewer threads
//! wait at a barrier than meet there.

use super::Pending;
use crate::event::{Place, Value};
use crate::explore::parts::Stop;
use crate::explore::parts::node::{Line, Node, OpId, Progress};
use crate::model::MemoryModel;
use crate::program::Program;

impl<M, P> Pending<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Adds a wait: it meets others, or waits.
    pub(super) fn add_wait(&mut self, mut node: Node, id: OpId, place: Place) -> Result<(), Stop> {
        let others = self.parts.waiting(&node, place);
        let count = self.parts.meeting(&node, place);
        if count == 0 {
            return Err(Stop::GivenUp);
        }
        self.push_tip(&mut node, id, Progress::Waits);
        for mut members in subsets(&others, count - 1) {
            members.push(id);
            members.sort();
            self.meet(&node, &members)?;
        }
        let is_needed = others.len() + 1 < count;
        let someone_may_come = |(thread, line): (usize, &Line)| {
            thread != id.thread && !line.waits() && !self.parts.stands(line)
        };
        if is_needed || count > 1 && node.lines.iter().enumerate().any(someone_may_come) {
            return self.push(node);
        }
        Ok(())
    }

    /// Lets waits meet, with every one that looks at its result as the one that came last.
    fn meet(&mut self, node: &Node, members: &[OpId]) -> Result<(), Stop> {
        for round in self.parts.rounds(node, members) {
            let mut next = node.clone();
            let serial = round.serial;
            next.rounds.push(round);
            for wait in members {
                next.op_mut(*wait).progress = Progress::Done;
            }
            for wait in members {
                let returned = Value(u64::from(serial == Some(*wait)));
                self.give(&mut next, *wait, returned)?;
            }
            self.push(next)?;
        }
        Ok(())
    }
}

/// All sets of so many of these.
fn subsets(of: &[OpId], count: usize) -> Vec<Vec<OpId>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((first, others)) = of.split_first() else {
        return Vec::new();
    };
    let mut all = subsets(others, count);
    all.extend(subsets(others, count - 1).into_iter().map(|mut set| {
        set.push(*first);
        set
    }));
    all
}
