//! How many executions there will be.
//!
//! An exploration is a tree. A node is what becomes of one item of the work list: an execution, or
//! none, and new items, which are its children. Knuth ("Estimating the efficiency of backtrack
//! programs", 1975): go down from the root and choose one child at random at each node. If a node
//! is reached with probability `p`, each execution there stands for `1 / p` of them. The sum over
//! the way down is right on average, whatever the probabilities are, as long as none is 0.
//!
//! The better they agree with the sizes of the subtrees, the less the sums differ. If choices were
//! independent, the subtree of an item would be as large as the product of the numbers of choices
//! that come after it. So probabilities are proportional to that product, mixed with an equal share
//! for everybody, because choices are not independent.
//!
//! The tree is the one that is explored, with all that exploration leaves out. So what makes
//! exploration faster is in the estimate.

use super::engine::Engine;
use super::job::Item;
use super::{CountOnly, Ending, Options};
use crate::event::EventId;
use crate::model::MemoryModel;
use crate::program::Program;
use crate::random::SplitMix;
use std::time::{Duration, Instant};

/// How much is done for an estimate.
#[derive(Clone, Copy, Debug)]
pub struct Sampling {
    /// The most ways down.
    pub samples: u64,
    /// The longest time.
    pub time: Duration,
    /// Where the random numbers start.
    pub seed: u64,
}

impl Default for Sampling {
    fn default() -> Self {
        Self {
            samples: 1000,
            time: Duration::from_millis(300),
            seed: 1,
        }
    }
}

/// How many executions there are, about.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean of all samples: right on average.
    pub executions: f64,
    /// The standard error of the mean. Where a few executions stand for many it is too small.
    pub error: f64,
    /// How many samples there were.
    pub samples: u64,
    /// How long one execution took, in seconds.
    pub seconds_each: f64,
}

impl Estimate {
    /// From where to where the number of executions probably is: two standard errors both ways.
    pub fn range(&self) -> (f64, f64) {
        let least = self.executions - 2.0 * self.error;
        (least.max(1.0), self.executions + 2.0 * self.error)
    }
}

/// Samples are enough when the standard error is so small a part of the mean, and there were so
/// many.
const PRECISE: f64 = 0.05;
const FEWEST: u64 = 30;

/// Estimates how many executions an exploration visits.
///
/// # Errors
///
/// Why the program cannot be explored.
pub fn estimate<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    options: &Options,
    sampling: &Sampling,
) -> Result<Estimate, Ending> {
    if program.has_exclusives() {
        return Err(super::engine_lacks_exclusives());
    }
    let start = Instant::now();
    let mut visitor = CountOnly;
    let mut engine = Engine::new(model, program, options, &mut visitor);
    let mut random = SplitMix::new(sampling.seed);
    let (mut mean, mut squares, mut samples) = (0.0, 0.0, 0);
    while samples < sampling.samples.max(1) {
        let sample = engine.sample(&mut random)?;
        samples += 1;
        let difference = sample - mean;
        mean += difference / samples as f64;
        squares += difference * (sample - mean);
        let error = standard_error(squares, samples);
        let precise = samples >= FEWEST && error <= PRECISE * mean;
        if precise || start.elapsed() >= sampling.time {
            break;
        }
    }
    let visited = engine.summary().executions();
    Ok(Estimate {
        executions: mean,
        error: standard_error(squares, samples),
        samples,
        seconds_each: start.elapsed().as_secs_f64() / visited.max(1) as f64,
    })
}

fn standard_error(squares: f64, samples: u64) -> f64 {
    let samples = samples as f64;
    match samples > 1.0 {
        true => (squares / (samples - 1.0) / samples).sqrt(),
        false => 0.0,
    }
}

/// The share of the probability that all items have alike.
const EQUAL: f64 = 0.1;

/// The event whose choice an item changes: of a revisit, the read.
fn subject(item: &Item) -> EventId {
    match *item {
        Item::Back { read, .. } => read,
        _ => item.event(),
    }
}

/// Chooses one of the items at random. Gives its index and its probability.
pub(super) fn choose(items: &[Item], random: &mut SplitMix) -> (usize, f64) {
    let mut subjects: Vec<EventId> = items.iter().map(subject).collect();
    subjects.sort_unstable();
    // How many choices there are at each event and those after it, as logarithms.
    let mut after: Vec<(EventId, f64)> = Vec::new();
    let mut product = 0.0;
    for group in subjects.chunk_by(|a, b| a == b).rev() {
        after.push((group[0], product));
        product += (1.0 + group.len() as f64).ln();
    }
    after.reverse();
    let weight = |item: &Item| {
        let at = after.partition_point(|(event, _)| *event < subject(item));
        // The greatest is 1.
        (after[at].1 - after[0].1).exp()
    };
    let weights: Vec<f64> = items.iter().map(weight).collect();
    let total: f64 = weights.iter().sum();
    let count = items.len() as f64;
    let probability = |weight: f64| EQUAL / count + (1.0 - EQUAL) * weight / total;
    let mut rest = random.fraction();
    for (index, weight) in weights.iter().enumerate() {
        let probability = probability(*weight);
        if rest < probability || index + 1 == items.len() {
            return (index, probability);
        }
        rest -= probability;
    }
    (0, 1.0)
}
