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
    /// At the first of several limits.
    Within(Limits),
}

/// What work may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The moment at which it ends.
    pub end: Option<Instant>,
    /// How many bytes of memory the process may take.
    pub memory: Option<u64>,
    /// How many steps it may have.
    pub steps: Option<u64>,
}

impl Limits {
    /// The same with an end that is not later than this moment.
    pub fn before(self, moment: Instant) -> Self {
        Self {
            end: Some(self.end.map_or(moment, |end| end.min(moment))),
            ..self
        }
    }

    /// Whether it is late, or too much memory is taken.
    pub fn is_reached(&self) -> bool {
        self.is_late() || self.is_full()
    }

    /// Whether it is late.
    pub fn is_late(&self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }

    /// Whether too much memory is taken.
    pub fn is_full(&self) -> bool {
        let used = || memory_stats::memory_stats().map_or(0, |stats| stats.physical_mem as u64);
        self.memory.is_some_and(|most| used() > most)
    }
}

/// The memory is looked at once in so many steps, since that takes longer than the time.
const STEPS_A_LOOK: u64 = 64;

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

    /// How many steps there were before this one.
    fn count(&self) -> u64 {
        self.steps.fetch_add(1, Ordering::Relaxed)
    }

    /// Counts a step.
    ///
    /// # Errors
    ///
    /// [`AutomatonError::Stopped`] if it is time to stop; because of time and steps also at every
    /// step from then on.
    pub fn step(&self) -> Result<(), AutomatonError> {
        let stopped = match self.stop {
            Stop::Never => false,
            Stop::At(end) => Instant::now() >= end,
            Stop::After(limit) => self.count() >= limit,
            Stop::Within(limits) => {
                let count = self.count();
                limits.is_late()
                    || limits.steps.is_some_and(|limit| count >= limit)
                    || count.is_multiple_of(STEPS_A_LOOK) && limits.is_full()
            }
        };
        match stopped {
            true => Err(AutomatonError::Stopped),
            false => Ok(()),
        }
    }
}
