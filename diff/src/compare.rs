//! Two models compared: proofs, differences, and what follows from them.

use crate::joined::{Joined, Side};
use crate::labels::Plain;
use crate::proofs::{Half, ProofStep, Proofs};
use crate::reports::{Reporting, Reports};
use crate::run::Engine;
use crate::search::{Bounds, Known, Partly};
use crate::small::AtomTable;
use crate::test::Level;
use crate::vocabulary::Vocabulary;
use crate::witness::{CANDIDATE_TIME, Compared, FEWEST, Progress, Searched};
pub use crate::witness::{Seen, Witness};
use katec_compiler::pipeline::{Refusal, Resolved};
use katec_compiler::prove::Limits;
use std::time::Duration;

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
    /// Stop when a difference is found: what else there is to know does not matter.
    pub until_different: bool,
    /// When to stop.
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            events: 6,
            threads: 4,
            all: false,
            jobs: std::thread::available_parallelism().map_or(1, usize::from),
            until_different: false,
            limits: Limits::default(),
        }
    }
}

// Times are those of a processor, so that what is found does not depend on what else a machine has
// to do.

/// How long programs are searched before proofs are tried for as long as they take.
const FIRST_TIME: Duration = Duration::from_secs(30);

/// How long a proof may take before more programs are searched: proofs of what is false take long.
const FIRST_PROOF: Duration = Duration::from_secs(10);

/// How long it may take before programs of the largest sizes are searched.
const LONG_PROOF: Duration = Duration::from_secs(60);

/// How long what models report is compared if they have different executions.
const REPORT_TIME: Duration = Duration::from_millis(500);

/// How long candidates are tried again where large programs are asked for.
const LARGE_CANDIDATE_TIME: Duration = Duration::from_secs(10);

/// Programs up to this size are searched before anything else.
const SMALLEST: usize = 4;

/// Programs up to this size are searched before anything is proved that takes long.
const BEFORE_PROOFS: usize = 6;

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

/// A limit that ended a comparison before all was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// Time.
    Time,
    /// Memory.
    Memory,
}

impl Stopped {
    /// A word for it.
    pub fn name(self) -> &'static str {
        match self {
            Stopped::Time => "time",
            Stopped::Memory => "memory",
        }
    }
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
    /// The limit because of which not all was looked at.
    pub stopped: Option<Stopped>,
    /// How far the search came with programs of the size at which it was stopped.
    pub partly: Option<Partly>,
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

/// Whether the executions of a model are known to have no cycle of `po | rf`.
fn is_causal(engine: &Result<Engine, String>) -> bool {
    engine.as_ref().is_ok_and(Engine::is_causal)
}

/// Tries once more to prove what is neither proved nor refuted.
fn prove_open(halves: &mut [Option<Half>; 2], searched: &Searched, proofs: &mut Proofs<'_>) {
    for side in Side::BOTH {
        let half = &mut halves[side.index()];
        if searched.has(side.other()) {
            *half = None;
        } else if half.as_ref().is_some_and(|half| !half.is_proved()) {
            *half = Some(proofs.half(side));
        }
    }
}

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
    let jobs = u32::try_from(settings.jobs).unwrap_or(1);
    let joined = Joined::new(a, b);
    let mut vocabulary = Vocabulary::of(&joined);
    let engines = [Engine::new(a), Engine::new(b)];
    let causal = engines.each_ref().map(is_causal);
    if vocabulary.dependencies && causal.contains(&false) {
        let themselves = "executions in which values depend on themselves";
        vocabulary.unsearched.push(themselves);
    }
    let in_order = Side::BOTH.map(|side| {
        let model = [a, b][side.index()];
        causal[side.index()] || joined.reads_in_order(side) || model.reads_in_order()
    });
    let proofs = Proofs::new(&joined, &vocabulary, causal, settings.limits);
    let mut proofs = proofs.with_reads_in_order(in_order);
    let mut compared = Compared {
        joined: &joined,
        vocabulary: &vocabulary,
        engines: &engines,
        atoms: AtomTable::new(&joined, None),
        known: Known {
            causal,
            ..Known::default()
        },
        progress,
    };
    // Programs are searched by several processors, and proofs are made by one.
    let searching = |limits: Limits, time: Duration| limits.within_processor(time * jobs);
    let first = Bounds {
        from: FEWEST,
        events: [settings.events; 2],
        threads: settings.threads,
        all: false,
        smallest: true,
        jobs: settings.jobs,
        ambiguous: Some(false),
        limits: searching(settings.limits, FIRST_TIME),
    };
    // The smallest programs take less time than any proof. Beyond them, what is proved needs no
    // search.
    let smallest = Bounds {
        events: first.events.map(|events| events.min(SMALLEST)),
        ..first
    };
    let mut searched = compared.search(&Side::BOTH, smallest, None);
    let is_refuted = |searched: &Searched, side: Side| searched.has(side.other());
    compared.known.coherent = Side::BOTH.iter().all(|side| proofs.is_coherent(*side));
    let quick = Side::BOTH.map(|side| {
        let possible = !is_refuted(&searched, side);
        possible.then(|| proofs.quick_half(side))
    });
    compared.known.axioms = proofs.known();
    let is_within = |side: Side| quick[side.index()].as_ref().is_some_and(Half::is_proved);
    let unlike: Vec<Side> = Side::BOTH
        .into_iter()
        .filter(|forbids| !is_within(forbids.other()) && !searched.has_outcome(*forbids))
        .collect();
    let larger = Bounds {
        from: searched.complete + 1,
        smallest: !unlike.iter().any(|side| searched.has(*side)),
        ..first
    };
    searched.extend(compared.search_directed(
        &unlike,
        larger,
        &mut proofs,
        CANDIDATE_TIME,
        Plain::No,
    ));
    searched.keep_best();
    let left: Vec<Side> = unlike
        .into_iter()
        .filter(|side| !searched.has(*side))
        .collect();
    let before_proofs = Bounds {
        from: searched.complete + 1,
        events: first.events.map(|events| events.min(BEFORE_PROOFS)),
        ..first
    };
    searched.extend(compared.search(&left, before_proofs, None));
    // The half that a proof is about belongs to the model whose executions are those of the other.
    let unproved = |halves: &[Option<Half>; 2]| -> Vec<Side> {
        let is_open = |side: &Side| {
            let half = halves[side.other().index()].as_ref();
            half.is_some_and(|half| !half.is_proved())
        };
        Side::BOTH.into_iter().filter(is_open).collect()
    };
    let limits = match settings.until_different && !searched.witnesses.is_empty() {
        true => settings.limits.within_processor(Duration::ZERO),
        false => settings.limits,
    };
    proofs.stop_at(limits.within_processor(FIRST_PROOF));
    let mut halves = quick.map(|quick| match quick {
        Some(half) if half.is_proved() => Some(half),
        Some(half) if !is_refuted(&searched, half.stronger) => Some(proofs.half(half.stronger)),
        _ => None,
    });
    compared.known.axioms = proofs.known();
    let mut open = unproved(&halves);
    // Before all programs of a large size are gone through, candidates get more time, and those
    // with accesses that are not atomic are tried.
    if !open.is_empty() {
        let large = Bounds {
            from: searched.complete + 1,
            limits,
            ..first
        };
        let time = match settings.events > BEFORE_PROOFS {
            true => LARGE_CANDIDATE_TIME,
            false => CANDIDATE_TIME,
        };
        let found = compared.search_directed(&open, large, &mut proofs, time, Plain::Last);
        searched.extend(found);
        open.retain(|side| !searched.has(*side));
    }
    if !open.is_empty() {
        let more = Bounds {
            from: searched.complete + 1,
            limits: searching(limits, FIRST_TIME),
            ..first
        };
        searched.extend(compared.search(&open, more, None));
        // A proof that takes long leaves time for programs that are still to be searched.
        let is_all = settings.all || searched.complete >= settings.events;
        proofs.stop_at(match is_all {
            true => limits,
            false => limits.within_processor(LONG_PROOF),
        });
        prove_open(&mut halves, &searched, &mut proofs);
        open = unproved(&halves);
        compared.known.axioms = proofs.known();
    }
    let mut unsearched = None;
    let whole = Bounds {
        limits,
        all: settings.all,
        ..first
    };
    if settings.all {
        searched = compared.search(&Side::BOTH, whole, Some(0));
    } else if !open.is_empty() {
        let more = compared.search(&open, whole, Some(searched.complete));
        let plain = vocabulary.levels().contains(&Level::Language);
        if plain && more.complete < searched.complete {
            unsearched = Some("accesses that are not atomic, in programs of this size");
        }
        searched.extend(more);
        proofs.stop_at(limits);
        prove_open(&mut halves, &searched, &mut proofs);
    }
    let complete = searched.complete;
    let shown = searched.witnesses.into_iter();
    searched.witnesses = shown.map(|w| compared.observed(w, complete)).collect();
    // Models that are known to differ are not compared further for long.
    let differ = !searched.witnesses.is_empty();
    let time = if differ { REPORT_TIME } else { FIRST_TIME };
    proofs.stop_at(match differ {
        true => limits.within_processor(REPORT_TIME),
        false => limits,
    });
    let reports = Side::BOTH.map(|side| proofs.reports(side));
    let reported = compared.search_reports(
        &reports,
        Bounds {
            ambiguous: None,
            limits: searching(limits, time),
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
    vocabulary.unsearched.extend(unsearched);
    let inclusions = [inclusion(Side::A, half_a), inclusion(Side::B, half_b)];
    let stopped = if settings.limits.is_late() {
        Some(Stopped::Time)
    } else if settings.limits.is_full() || proofs.was_full() {
        Some(Stopped::Memory)
    } else {
        None
    };
    Ok(Comparison {
        names: names.map(str::to_string),
        inclusions,
        obstacles: engines.map(Result::err),
        reports,
        reported,
        vocabulary,
        joined,
        stopped,
        partly: searched.partly.filter(|_| stopped.is_some()),
    })
}
