//! Attempts that fail and have stored something, which the next attempt overwrites.
//!
//! A push on a stack whose nodes are in an array stores the next of its node, and then tries to
//! replace the top. If that fails, it stores another next and tries again. The machine of the
//! thread says so when such a round of a loop ends
//! ([`WaitKind::InVain`](crate::program::WaitKind::InVain)): whatever is read from then on, the
//! thread overwrites what it stored before it does anything that others see. So the execution
//! without the round is one, too, and ends in the same way, if no other thread has read what was
//! stored. The thread is left waiting behind the first such round.
//!
//! Nobody may read it in executions in which the thread goes on behind such rounds either, and
//! these are not explored. Who reads the stored value there has not seen the store that overwrites
//! it. So without the round it could read what is before that store in coherence: it could *miss*
//! the store. That is noted, place by place, as events are added: a read that comes after a store
//! of another thread asks the model whether it could, and one that is there already misses it if it
//! is not in its causal prefix. If nobody can miss a store of a place where something was stored in
//! vain, nobody reads that. Nothing depends on which executions are reported.
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
