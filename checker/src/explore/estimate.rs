//! How many executions there will be.
//!
//! An exploration is a tree. A node is what becomes of one item of the work list: an execution, or
//! none, and new items, which are its children. Knuth ("Estimating the efficiency of backtrack
//! programs", 1975): go down from the root and choose one child at random at each node. If a node
//! is reached with probability `p`, each execution there stands for `1 / p` of them. The sum over
//! the way down is right on average, whatever the probabilities are, as long as none is 0.
//!
//! The sums of single ways differ by orders of magnitude where most executions are behind a few
//! choices. So many ways are gone at once, level by level. Where there are more ways on than are
//! to be gone, those go on that stand for many executions: a way is chosen with a probability that
//! is proportional to its weight and to the size of the subtree that is expected behind it, and
//! stands for more in return. A sum over so many ways is right on average as well. If choices were
//! independent, the subtree of an item would be as large as the product of the numbers of choices
//! that come after it. They are not, and some subtrees end early: the square root of that product
//! does well. If no way ever had to be left out, the sum is the number of executions.
//!
//! The tree is the one that is explored, with all that exploration leaves out. So what makes
//! exploration faster is in the estimate.

use super::engine::Engine;
use super::job::Item;
use super::{CountOnly, Ending, Options, wants_candidates};
use crate::event::EventId;
use crate::graph::Graph;
use crate::model::MemoryModel;
use crate::program::Program;
use crate::random::SplitMix;
use std::rc::Rc;
use std::sync::atomic::Ordering;
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
    /// How many samples there were: none if all executions were counted.
    pub samples: u64,
    /// How long one execution took, in seconds.
    pub seconds_each: f64,
}

impl Estimate {
    /// All executions were counted, in some time.
    pub fn exact(executions: u64, time: Duration) -> Self {
        let executions = executions as f64;
        Self {
            executions,
            seconds_each: time.as_secs_f64() / executions.max(1.0),
            ..Self::default()
        }
    }

    /// The same for an exploration of which so many executions were visited in some time: there are
    /// at least as many, and an execution takes as long as those did.
    #[must_use]
    pub fn after(self, visited: u64, time: Duration) -> Self {
        let visited = visited as f64;
        Self {
            executions: self.executions.max(visited),
            seconds_each: match visited > 0.0 {
                true => time.as_secs_f64() / visited,
                false => self.seconds_each,
            },
            ..self
        }
    }

    /// From where to where the number of executions probably is: two standard errors both ways.
    pub fn range(&self) -> (f64, f64) {
        let least = self.executions - 2.0 * self.error;
        (least.max(1.0), self.executions + 2.0 * self.error)
    }
}

/// Samples are enough when the standard error is so small a part of the mean, and they were taken
/// so many times.
const PRECISE: f64 = 0.05;
const FEWEST: u64 = 4;

/// Estimates how many executions an exploration visits. If [`Options::interrupt`] is set, there are
/// no more samples.
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
    if let Some(reason) = super::engine_lacks(model, program) {
        return Err(reason);
    }
    if wants_candidates(model, program) && model.judges_cycles() {
        let reason = "candidates for its executions are gone through one by one";
        return Err(Ending::InvalidProgram(reason.to_string()));
    }
    let start = Instant::now();
    let mut visitor = CountOnly;
    let mut engine = Engine::new(model, program, options, &mut visitor);
    let mut random = SplitMix::new(sampling.seed);
    let is_late = || start.elapsed() >= sampling.time || is_interrupted(options);
    let mut found = Samples::default();
    let mut size = FIRST.min(sampling.samples.max(1));
    loop {
        let sampled = engine.sample(&mut random, size as usize, &is_late)?;
        if sampled.exact {
            found = Samples::default();
        } else if is_late() && found.rounds > 0 {
            // It became a single way.
            break;
        }
        found.add(sampled.executions, size);
        let left = sampling.samples.saturating_sub(found.samples);
        if sampled.exact || found.is_precise() || left == 0 || is_late() {
            break;
        }
        // The last ones are not to be few.
        size = match left < 3 * size {
            true => left,
            false => 2 * size,
        };
    }
    let visited = engine.summary().executions();
    Ok(Estimate {
        executions: found.mean,
        error: found.error(),
        samples: found.samples,
        seconds_each: start.elapsed().as_secs_f64() / visited.max(1) as f64,
    })
}

/// How many ways are gone at once at first; then twice as many, and so on.
const FIRST: u64 = 20;

/// The samples that there were.
#[derive(Default)]
struct Samples {
    samples: u64,
    rounds: u64,
    mean: f64,
    /// The sum of the squares of differences from the mean.
    squares: f64,
}

impl Samples {
    /// Adds the result of so many samples that were taken together.
    fn add(&mut self, executions: f64, samples: u64) {
        self.samples += samples;
        self.rounds += 1;
        let difference = executions - self.mean;
        self.mean += difference * samples as f64 / self.samples as f64;
        self.squares += samples as f64 * difference * (executions - self.mean);
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        match self.rounds {
            0 | 1 => 0.0,
            rounds => (self.squares / (rounds - 1) as f64 / self.samples as f64).sqrt(),
        }
    }

    fn is_precise(&self) -> bool {
        self.rounds >= FEWEST && self.error() <= PRECISE * self.mean
    }
}

fn is_interrupted(options: &Options) -> bool {
    let interrupt = options.interrupt.as_ref();
    interrupt.is_some_and(|interrupt| interrupt.load(Ordering::Relaxed))
}

/// A way on from a graph that was reached.
pub(super) struct Way {
    /// The graph.
    pub graph: Rc<Graph>,
    /// The choice that is made anew in it.
    pub item: Item,
    /// How many ways this one stands for, as a logarithm.
    pub weight: f64,
    /// How many executions may be there, as a logarithm.
    pub size: f64,
}

/// The share that all items of a graph have alike in what is expected there.
const EQUAL: f64 = 0.2;

/// The event whose choice an item changes: of a revisit, the read.
fn subject(item: &Item) -> EventId {
    match *item {
        Item::Back { read, .. } => read,
        _ => item.event(),
    }
}

/// How many executions may be behind each of the items of a graph, as logarithms.
pub(super) fn weigh(items: &[Item]) -> Vec<f64> {
    let mut subjects: Vec<EventId> = items.iter().map(subject).collect();
    subjects.sort_unstable();
    // What the numbers of choices after each event make expect, as logarithms.
    let mut after: Vec<(EventId, f64)> = Vec::new();
    let mut product = 0.0;
    for group in subjects.chunk_by(|a, b| a == b).rev() {
        after.push((group[0], product));
        product += (1.0 + group.len() as f64).ln() / 2.0;
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
    let share = |weight: &f64| EQUAL / count + (1.0 - EQUAL) * weight / total;
    let sizes = weights.iter().map(|weight| share(weight).ln() + product);
    sizes.collect()
}

/// Chooses so many ways at most at random, those with many executions rather than others, and lets
/// them stand for the others too.
pub(super) fn choose(ways: Vec<Way>, count: usize, random: &mut SplitMix) -> Vec<Way> {
    if ways.len() <= count {
        return ways;
    }
    let importance = |way: &Way| way.weight + way.size;
    let greatest = ways
        .iter()
        .map(importance)
        .fold(f64::NEG_INFINITY, f64::max);
    let relative: Vec<f64> = ways
        .iter()
        .map(|way| (importance(way) - greatest).exp())
        .collect();
    // The most important ones are chosen for sure, the others in proportion: as many numbers as are
    // still to be chosen, at equal distances, each fall on one of them.
    let mut sorted = relative.clone();
    sorted.sort_unstable_by(|a, b| b.total_cmp(a));
    let mut rest: f64 = sorted.iter().sum();
    let mut sure = 0;
    while sure < count && sorted[sure] * (count - sure) as f64 >= rest {
        rest -= sorted[sure];
        sure += 1;
    }
    let factor = (count - sure) as f64 / rest.max(f64::MIN_POSITIVE);
    let mut next = random.fraction();
    let mut sum = 0.0;
    let mut chosen = Vec::with_capacity(count);
    for (way, relative) in ways.into_iter().zip(relative) {
        let probability = relative * factor;
        if probability >= 1.0 {
            chosen.push(way);
            continue;
        }
        sum += probability;
        if next < sum {
            next += 1.0;
            let weight = way.weight - probability.ln();
            chosen.push(Way { weight, ..way });
        }
    }
    chosen
}
