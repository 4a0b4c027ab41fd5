//! Two models compared: proofs, differences, and what follows from them.

use crate::explain;
use crate::joined::{Joined, Side};
use crate::labels::{Labels, Plain};
use crate::proofs::{Half, ProofStep, Proofs};
use crate::reports::{Reporting, Reports};
use crate::run::{Engine, Run};
use crate::search::{Bounds, Difference, Search};
use crate::small::AtomTable;
use crate::test::{Level, Test};
use crate::vocabulary::Vocabulary;
use katec_compiler::pipeline::{Refusal, Resolved};
use katec_compiler::prove::Stop;
use std::time::{Duration, Instant};

/// How to compare.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The most events of programs that are searched.
    pub events: usize,
    /// The most threads.
    pub threads: usize,
    /// List all minimal tests up to the bound.
    pub all: bool,
    /// How many processors to use.
    pub jobs: usize,
    /// When to stop.
    pub deadline: Option<Instant>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            events: 6,
            threads: 4,
            all: false,
            jobs: std::thread::available_parallelism().map_or(1, usize::from),
            deadline: None,
        }
    }
}

/// How long programs are searched before proofs are tried: proofs of what is false take long.
const FIRST_TIME: Duration = Duration::from_secs(30);

/// How a difference was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// One model reaches the outcome and the other does not.
    ByOutcome,
    /// The models have different executions, but this outcome does not show it.
    ByExecutions,
    /// A model cannot be explored: the execution was only evaluated.
    NotRun,
}

/// A program that tells two models apart.
#[derive(Clone, Debug)]
pub struct Witness {
    /// The model that forbids the execution.
    pub forbids: Side,
    /// The program and its outcome.
    pub test: Test,
    /// How it was seen.
    pub seen: Seen,
    /// The axiom that forbids it, with its file and line.
    pub axiom: Option<String>,
    /// The cycle or the pair that breaks it: events and steps.
    pub cycle: Vec<String>,
    /// What the models report about the program, beside its executions.
    pub findings: [Vec<String>; 2],
}

/// Whether all executions of one model are executions of the other.
#[derive(Clone, Debug)]
pub enum Inclusion {
    /// Yes, by a proof.
    Proved(Half),
    /// No: the other forbids what this one allows.
    Refuted(Vec<Witness>),
    /// Nothing was found up to so many events, and no proof.
    Open {
        /// All programs up to this many events were searched.
        events: usize,
        /// What was proved and what was not.
        proof: Half,
    },
}

/// The answer to whether two models are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They have the same executions.
    Equal,
    /// One has fewer.
    Stronger(Side),
    /// Each has some that the other has not.
    Incomparable,
    /// No difference was found, and none of the two, or one, is proved to be within the other.
    NoDifference {
        /// Up to so many events.
        events: usize,
        /// The model that is proved to be at least as strong as the other.
        proved: Option<Side>,
    },
    /// One has executions that the other has not; the other way round nothing was found up to so
    /// many events, and no proof.
    OneWay {
        /// The model that forbids something that the other allows.
        forbids: Side,
        /// Up to so many events.
        events: usize,
    },
}

/// A comparison of two models.
#[derive(Debug)]
pub struct Comparison {
    /// The names of the models.
    pub names: [String; 2],
    /// Both models in one table.
    pub joined: Joined,
    /// What was compared.
    pub vocabulary: Vocabulary,
    /// For each model whether its executions are executions of the other.
    pub inclusions: [Inclusion; 2],
    /// For each model why it cannot be explored, if that is so.
    pub obstacles: [Option<String>; 2],
    /// For each model its errors and warnings, with why they follow from those of the other.
    pub reports: [Vec<ProofStep>; 2],
    /// Programs about which they report different things.
    pub reported: Reports,
    /// Whether time ran out before all was looked at.
    pub in_time: bool,
}

impl Comparison {
    /// What follows.
    pub fn verdict(&self) -> Verdict {
        use Inclusion::{Open, Proved, Refuted};
        match (&self.inclusions[0], &self.inclusions[1]) {
            (Proved(_), Proved(_)) => Verdict::Equal,
            (Proved(_), Refuted(_)) => Verdict::Stronger(Side::A),
            (Refuted(_), Proved(_)) => Verdict::Stronger(Side::B),
            (Refuted(_), Refuted(_)) => Verdict::Incomparable,
            (Proved(_), Open { events, .. }) => Verdict::NoDifference {
                events: *events,
                proved: Some(Side::A),
            },
            (Open { events, .. }, Proved(_)) => Verdict::NoDifference {
                events: *events,
                proved: Some(Side::B),
            },
            (Open { events, .. }, Open { events: other, .. }) => Verdict::NoDifference {
                events: *events.min(other),
                proved: None,
            },
            (Refuted(_), Open { events, .. }) => Verdict::OneWay {
                forbids: Side::B,
                events: *events,
            },
            (Open { events, .. }, Refuted(_)) => Verdict::OneWay {
                forbids: Side::A,
                events: *events,
            },
        }
    }

    /// Whether the models report the same errors and warnings about all programs.
    pub fn reporting(&self) -> Reporting {
        let proved = |steps: &Vec<ProofStep>| steps.iter().all(|step| step.reason.is_some());
        if !self.reported.witnesses.is_empty() {
            Reporting::Differs
        } else if self.verdict() == Verdict::Equal && self.reports.iter().all(proved) {
            Reporting::Same
        } else {
            Reporting::Open
        }
    }

    /// The programs that tell the models apart.
    pub fn witnesses(&self) -> impl Iterator<Item = &Witness> {
        self.inclusions
            .iter()
            .flat_map(|inclusion| match inclusion {
                Inclusion::Refuted(witnesses) => witnesses.as_slice(),
                _ => &[],
            })
    }

    /// The name of a model.
    pub fn name(&self, side: Side) -> &str {
        &self.names[side.index()]
    }
}

/// Tells how far the search is: events, programs done, programs in all.
pub type Progress<'p> = dyn Fn(usize, usize, usize) + Sync + 'p;

/// Compares two models.
///
/// # Errors
///
/// If a model uses a name that is only declared.
pub fn compare(
    names: [&str; 2],
    a: &Resolved,
    b: &Resolved,
    settings: &Settings,
    progress: &Progress<'_>,
) -> Result<Comparison, Refusal> {
    let (a, b) = (&a.clone().prepare()?, &b.clone().prepare()?);
    let joined = Joined::new(a, b);
    let vocabulary = Vocabulary::of(&joined);
    let engines = [Engine::new(a), Engine::new(b)];
    let stop = settings.deadline.map_or(Stop::Never, Stop::At);
    let mut proofs = Proofs::new(&joined, &vocabulary, stop);
    let coherent = Side::BOTH.iter().all(|side| proofs.is_coherent(*side));
    let compared = Compared {
        joined: &joined,
        vocabulary: &vocabulary,
        engines: &engines,
        atoms: AtomTable::new(&joined, None),
        coherent,
        progress,
    };
    let first = Bounds {
        events: settings.events,
        threads: settings.threads,
        all: false,
        jobs: settings.jobs,
        ambiguous: Some(false),
        deadline: earlier(settings.deadline, Instant::now() + FIRST_TIME),
    };
    // What is the same needs no search.
    let unlike: Vec<Side> = Side::BOTH
        .into_iter()
        .filter(|forbids| !proofs.is_same(forbids.other()))
        .collect();
    let mut searched = compared.search(&unlike, first, false);
    // A model that forbids something of the other is not refuted itself.
    let halves = Side::BOTH.map(|side| {
        let refuted = searched.witnesses.iter().any(|w| w.forbids == side.other());
        (!refuted).then(|| proofs.half(side))
    });
    let open: Vec<Side> = Side::BOTH
        .into_iter()
        .filter(|side| {
            let half = &halves[side.other().index()];
            half.as_ref().is_some_and(|half| !half.is_proved())
        })
        .collect();
    let whole = Bounds {
        events: settings.events,
        deadline: settings.deadline,
        all: settings.all,
        ..first
    };
    if settings.all {
        searched = compared.search(&Side::BOTH, whole, true);
    } else if !open.is_empty() {
        let more = compared.search(&open, whole, true);
        searched.witnesses.extend(more.witnesses);
        searched.complete = more.complete;
    }
    let reports = Side::BOTH.map(|side| proofs.reports(side));
    let reported = compared.search_reports(
        &reports,
        Bounds {
            ambiguous: None,
            deadline: earlier(settings.deadline, Instant::now() + FIRST_TIME),
            ..first
        },
    );
    let [half_a, half_b] = halves;
    let inclusion = |side: Side, half: Option<Half>| {
        let of = |w: &&Witness| w.forbids == side.other();
        let witnesses: Vec<Witness> = searched.witnesses.iter().filter(of).cloned().collect();
        match half {
            Some(half) if half.is_proved() => {
                debug_assert!(witnesses.is_empty(), "what is proved has no counterexample");
                Inclusion::Proved(half)
            }
            Some(proof) if witnesses.is_empty() => Inclusion::Open {
                events: searched.complete,
                proof,
            },
            _ => Inclusion::Refuted(witnesses),
        }
    };
    let inclusions = [inclusion(Side::A, half_a), inclusion(Side::B, half_b)];
    let in_time = settings.deadline.is_none_or(|end| Instant::now() < end);
    Ok(Comparison {
        names: names.map(str::to_string),
        inclusions,
        obstacles: engines.map(Result::err),
        reports,
        reported,
        vocabulary,
        joined,
        in_time,
    })
}

fn earlier(a: Option<Instant>, b: Instant) -> Option<Instant> {
    Some(a.map_or(b, |a| a.min(b)))
}

/// What a search came to.
struct Searched {
    witnesses: Vec<Witness>,
    complete: usize,
}

/// Two models that are being compared.
pub(crate) struct Compared<'c> {
    pub(crate) joined: &'c Joined,
    pub(crate) vocabulary: &'c Vocabulary,
    pub(crate) engines: &'c [Result<Engine, String>; 2],
    atoms: Option<AtomTable>,
    /// Whether both models make each location by itself sequentially consistent.
    pub(crate) coherent: bool,
    pub(crate) progress: &'c Progress<'c>,
}

impl Compared<'_> {
    /// Searches at all levels: in C first without plain accesses, whose programs mostly have races,
    /// then with them.
    fn search(&self, wanted: &[Side], bounds: Bounds, plain: bool) -> Searched {
        let mut searched = Searched {
            witnesses: Vec::new(),
            complete: bounds.events,
        };
        let Some(atoms) = &self.atoms else {
            searched.complete = 0;
            return searched;
        };
        let mut done: Vec<Labels> = Vec::new();
        let mut stages: Vec<(Level, Plain)> = Vec::new();
        for level in self.vocabulary.levels() {
            stages.push((*level, Plain::No));
        }
        if plain {
            stages.push((Level::Language, Plain::Last));
        }
        for (level, plain) in stages {
            if !self.vocabulary.levels().contains(&level) {
                continue;
            }
            let labels = Labels::new(self.joined, atoms, self.vocabulary, level, plain);
            if done.iter().any(|other| !labels.has_more_than(other)) {
                continue;
            }
            let dependencies = self.vocabulary.dependencies;
            let search = Search::new(
                self.joined,
                atoms,
                &labels,
                dependencies,
                self.coherent,
                None,
            );
            let Some(search) = search else {
                searched.complete = 0;
                return searched;
            };
            for ambiguous in [false, true] {
                let refuted = |side: &Side| searched.witnesses.iter().any(|w| w.forbids == *side);
                let open = wanted.iter().copied();
                let open: Vec<Side> = open.filter(|side| bounds.all || !refuted(side)).collect();
                let found = search.run(
                    &open,
                    Bounds {
                        ambiguous: Some(ambiguous),
                        ..bounds
                    },
                    &Some,
                    self.progress,
                );
                if !open.is_empty() {
                    searched.complete = searched.complete.min(found.complete);
                }
                for difference in found.differences {
                    let known =
                        |w: &Witness| w.forbids == difference.forbids && w.test == difference.test;
                    if searched.witnesses.iter().any(known) {
                        continue;
                    }
                    match self.confirm(&difference) {
                        Some(witness) => searched.witnesses.push(witness),
                        // The search of this size ended with what is no difference.
                        None => {
                            let size = difference.test.size().events;
                            searched.complete = searched.complete.min(size - 1);
                        }
                    }
                }
            }
            done.push(labels);
        }
        if !bounds.all {
            for side in Side::BOTH {
                let mut first = true;
                searched
                    .witnesses
                    .retain(|w| w.forbids != side || std::mem::replace(&mut first, false));
            }
        }
        searched
    }

    /// Runs a test under both models. `None` if they do the same on it.
    fn confirm(&self, difference: &Difference) -> Option<Witness> {
        let Difference { forbids, test } = difference;
        let allows = forbids.other();
        let mut witness = Witness {
            forbids: *forbids,
            test: test.clone(),
            seen: Seen::NotRun,
            axiom: None,
            cycle: Vec::new(),
            findings: [Vec::new(), Vec::new()],
        };
        let Ok(engine) = &self.engines[allows.index()] else {
            return Some(witness);
        };
        let allowing = Run::of(test, engine);
        let forbidden = allowing
            .reached
            .iter()
            .find_map(|(identity, execution, names)| {
                let reason = explain::reason(self.joined, *forbids, execution)?;
                Some((identity, reason, names))
            });
        let (identity, reason, names) = forbidden?;
        witness.axiom = Some(format!(
            "{}: {}",
            self.joined.source_line(reason.axiom),
            self.joined.text(reason.axiom)
        ));
        let steps = reason.steps.iter();
        witness.cycle = steps
            .map(|(a, step, b)| format!("{} --{step}--> {}", names[*a], names[*b]))
            .collect();
        witness.findings[allows.index()] = allowing.findings.iter().cloned().collect();
        let Ok(engine) = &self.engines[forbids.index()] else {
            return Some(witness);
        };
        let forbidding = Run::of(test, engine);
        witness.findings[forbids.index()] = forbidding.findings.iter().cloned().collect();
        if forbidding.executions.contains(identity) {
            return None;
        }
        witness.seen = match forbidding.reached.is_empty() {
            true => Seen::ByOutcome,
            false => Seen::ByExecutions,
        };
        Some(witness)
    }
}
