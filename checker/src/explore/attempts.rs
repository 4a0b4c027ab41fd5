//! Attempts that fail and have stored something, which the next attempt overwrites.
//!
//! A push on a stack whose nodes are in an array stores the next of its node, and then tries to
//! replace the top. If that fails, it stores another next and tries again. The machine of the
//! thread says so when such a round of a loop ends ([`WaitKind::InVain`](crate::program::WaitKind::InVain)): whatever is read from
//! then on, the thread overwrites what it stored before it does anything that others see. So the
//! execution without the round is one, too, and ends in the same way, if no other thread has read
//! what was stored. The thread is left waiting behind the first such round.
//!
//! That nobody reads it is to be known of executions in which there are such rounds and the thread
//! goes on behind them, too, and these are not explored. But who reads the stored value there could
//! also read what is before it in coherence, and who reads that, or something later, here, could
//! read the stored value there only if it could read what is before the store that overwrites it.
//! So it is enough to know of every store of a thread which reads of others could miss it, the
//! stores of attempts included. A read that is added after the store asks the model; one that is
//! there already, and not in the causal prefix of the store, misses it. This is noted place by
//! place as events are added, so that nothing depends on which executions are reported.
//!
//! Taking the round out leaves an execution consistent for the same reason as for rounds that only
//! read: nothing reads the store, and coherence passes it by.

use crate::event::Place;
use std::collections::BTreeSet;

/// What attempts that failed have stored, and who may see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempts {
    /// The places where something was stored in vain.
    pub stored: BTreeSet<Place>,
    /// The places where threads may read something else than what another one stored.
    pub missed: BTreeSet<Place>,
}

impl Attempts {
    /// Whether attempts were left out.
    pub fn are_left_out(&self) -> bool {
        !self.stored.is_empty()
    }

    /// Whether others may see what was stored.
    pub fn are_seen(&self) -> bool {
        !self.stored.is_disjoint(&self.missed)
    }

    /// Adds what is known from elsewhere.
    pub(crate) fn merge(&mut self, mut other: Self) {
        self.stored.append(&mut other.stored);
        self.missed.append(&mut other.missed);
    }
}
