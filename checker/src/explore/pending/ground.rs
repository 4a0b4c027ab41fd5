//! What the model may allow to depend on itself.
//!
//! Take an execution in which something does. The part of it in which nothing does is gone through
//! like any other, and ends here: every read that is left reads what is not there, and all else
//! waits for these reads. From each of these events there is a step back to another one: from a
//! read to what it reads, from an operation that waits to the read that it waits for. So there is
//! a cycle, and the model has proved what it forbids:
//!
//! * [`Grounded::Updates`]: every cycle that has no step to a compare-exchange from what it
//!   compares with. So one waits for that.
//! * [`Grounded::Accesses`]: every cycle of `addr | data | ctrl | rf | [R];po-loc;[W];rfe`. So if
//!   nothing waits to be compared with, a step inside of a read-modify-write goes on by a read of
//!   the other half in the same thread, which is later and decides something itself.

use super::Pending;
use crate::explore::parts::node::{Line, Node, Op, Progress};
use crate::explore::parts::place_of;
use crate::model::{Grounded, MemoryModel};
use crate::program::{Dependencies, Operation, Program};

impl<M, P> Pending<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// Whether a part that cannot be gone on with may be one of an execution that the model allows
    /// and in which something depends on itself.
    pub(super) fn may_depend_on_itself(&self, node: &Node) -> bool {
        let grounded = self.parts.model.grounded();
        if grounded >= self.parts.program.grounded_under() {
            return false;
        }
        match grounded {
            Grounded::Unknown => true,
            Grounded::Always => false,
            Grounded::Updates => node.lines.iter().any(|line| self.waits_to_compare(line)),
            Grounded::Accesses => (node.lines.iter())
                .any(|line| self.waits_to_compare(line) || self.depends_on_update(line)),
        }
    }

    /// Whether a thread has come to a compare-exchange that waits for what it compares with.
    fn waits_to_compare(&self, line: &Line) -> bool {
        let mut ops = line.ops.iter().enumerate();
        ops.any(|(number, op)| {
            op.progress == Progress::Missing && self.unknown(line, number, op.issuer).compared
        })
    }

    /// Whether something depends on a read that is not known and may read what an earlier
    /// read-modify-write of the thread is to write.
    fn depends_on_update(&self, line: &Line) -> bool {
        let open = |op: &&Op| !op.has_returned() && place_of(self.operation(op)).is_some();
        let updates = |op: &&Op| matches!(self.operation(op), Operation::ReadModifyWrite { .. });
        let mut reads = line.ops.iter().enumerate();
        reads.any(|(number, read)| {
            let reads = matches!(self.operation(read), Operation::Load { .. });
            let may_forward = |update: &Op| {
                let known = update.can_read && read.can_read;
                !known || place_of(self.operation(update)) == place_of(self.operation(read))
            };
            open(&read)
                && (reads || updates(&read))
                && self.is_needed(line, number)
                && (line.ops[..number].iter().filter(open).filter(updates)).any(may_forward)
        })
    }

    /// Whether what a thread comes to later depends on the value of a read.
    fn is_needed(&self, line: &Line, read: usize) -> bool {
        let index = &line.ops[read].index;
        let later = line.ops[read + 1..].iter().map(|op| op.issuer);
        later.chain([line.tip]).any(|machine| {
            let Dependencies {
                addr, data, ctrl, ..
            } = self
                .parts
                .program
                .dependencies(self.parts.machines.state(machine));
            [addr, data, ctrl].iter().any(|reads| reads.contains(index))
        })
    }

    fn operation(&self, op: &Op) -> &Operation {
        self.parts.machines.operation(op.issuer)
    }
}
