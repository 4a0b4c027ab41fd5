//! Whether a thread may be left waiting by what it reads next.
//!
//! A copy of the machine runs on with a few values that are often waited for, or are often not what
//! is waited for. That tells it for locks, flags, tickets and pointers. A read of which it is not
//! told is explored like any other.

use super::machine::{Machine, Machinery};
use katec_checker::event::Value;
use katec_checker::program::{Operation, WaitKind};

/// The values that are tried: what flags, counters and pointers are at the start, and what else
/// they may be.
const TRIED: [u64; 4] = [0, 1, 2, 0x7f];

impl Machine {
    /// Whether one of a few values that the operation may return, which is about to be issued, lets
    /// the thread wait at once.
    pub(super) fn may_wait(&self, program: &Machinery) -> bool {
        TRIED.iter().any(|value| {
            let mut trial = self.clone();
            trial.compared = true;
            let next = trial.step(program, Value(*value), self.index + 1);
            match next {
                Operation::Assume(holds) => !holds,
                Operation::Wait { kind, .. } => !matches!(kind, WaitKind::Sleep | WaitKind::InVain),
                _ => false,
            }
        })
    }
}
