//! When to stop. Work on automata can take minutes, and whoever asks may not have them.
//!
//! Loops that can take long count a step a round. The count is kept with the
//! [alphabet](super::Alphabet), which all of them have at hand.

use super::AutomatonError;
use cpu_time::ProcessTime;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

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
    /// The processor time of the process at which it ends. What else the machine has to do makes no
    /// difference to that.
    pub processor: Option<Duration>,
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

    /// The same, with no more than so much time of a processor from now on.
    pub fn within_processor(self, time: Duration) -> Self {
        let end = processor_time().saturating_add(time);
        Self {
            processor: Some(self.processor.map_or(end, |own| own.min(end))),
            ..self
        }
    }

    /// Whether it is late, or too much memory is taken.
    pub fn is_reached(&self) -> bool {
        self.is_late() || self.is_full()
    }

    /// Whether it is late, by the clock or by the time of processors.
    pub fn is_late(&self) -> bool {
        self.is_late_by_clock() || self.is_late_by_processor()
    }

    fn is_late_by_clock(&self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }

    fn is_late_by_processor(&self) -> bool {
        self.processor.is_some_and(|end| processor_time() >= end)
    }

    /// Whether too much memory is taken.
    pub fn is_full(&self) -> bool {
        let used = || memory_stats::memory_stats().map_or(0, |stats| stats.physical_mem as u64);
        self.memory.is_some_and(|most| used() > most)
    }
}

/// How much time all threads of the process took of processors.
pub fn processor_time() -> Duration {
    ProcessTime::now().as_duration()
}

/// The memory and the time of processors are looked at once in so many steps, since that takes
/// longer than a look at the clock.
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
    /// [`AutomatonError::Stopped`] if it is time to stop; because of the clock and of steps also at
    /// every step from then on.
    pub fn step(&self) -> Result<(), AutomatonError> {
        let stopped = match self.stop {
            Stop::Never => false,
            Stop::At(end) => Instant::now() >= end,
            Stop::After(limit) => self.count() >= limit,
            Stop::Within(limits) => {
                let count = self.count();
                let is_looked_at = count.is_multiple_of(STEPS_A_LOOK);
                limits.is_late_by_clock()
                    || limits.steps.is_some_and(|limit| count >= limit)
                    || is_looked_at && (limits.is_late_by_processor() || limits.is_full())
            }
        };
        match stopped {
            true => Err(AutomatonError::Stopped),
            false => Ok(()),
        }
    }
}
