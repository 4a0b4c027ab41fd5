//! When to stop. Work on automata can take minutes, and whoever asks may not have them.
//!
//! Loops that can take long count a step a round. The count is kept with the
//! [alphabet](super::Alphabet), which all of them have at hand.

use super::AutomatonError;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// When work is given up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stop {
    /// Never.
    #[default]
    Never,
    /// At a moment.
    At(Instant),
    /// After some steps: at the same place on every machine.
    After(u64),
}

/// Work that is being done. A copy is the same work: steps are counted together.
#[derive(Clone, Debug, Default)]
pub struct Work {
    stop: Stop,
    steps: Arc<AtomicU64>,
}

impl Work {
    /// Work that is given up in time.
    pub fn new(stop: Stop) -> Self {
        Self {
            stop,
            steps: Arc::default(),
        }
    }

    /// Counts a step.
    ///
    /// # Errors
    ///
    /// [`AutomatonError::Stopped`] if it is time to stop, and at every step from then on.
    pub fn step(&self) -> Result<(), AutomatonError> {
        let stopped = match self.stop {
            Stop::Never => false,
            Stop::At(end) => Instant::now() >= end,
            Stop::After(limit) => self.steps.fetch_add(1, Ordering::Relaxed) >= limit,
        };
        match stopped {
            true => Err(AutomatonError::Stopped),
            false => Ok(()),
        }
    }
}
