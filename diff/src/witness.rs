//! Programs that tell two models apart: searched, and confirmed by running them.

use crate::directed::{Candidate, each_cycle, of_execution};
use crate::explain;
use crate::joined::{Joined, Side};
use crate::labels::{Labels, Plain};
use crate::proofs::Proofs;
use crate::run::{Engine, Run};
use crate::search::{Bounds, Difference, Known, Partly, Search};
use crate::small::AtomTable;
use crate::test::{Level, Test};
use crate::vocabulary::Vocabulary;
use katec_checker::event::EventId;
use std::time::Duration;

/// Programs up to this size are searched before candidates are tried: that takes no time.
const QUICK: usize = 5;

/// The fewest events of a program of interest.
pub(crate) const FEWEST: usize = 2;

/// How long candidates are tried for each model; the prover makes some in the first half of it.
pub(crate) const CANDIDATE_TIME: Duration = Duration::from_millis(900);

/// Where a candidate has shown a difference, how long smaller programs are searched for another
/// one.
const SHORT_TIME: Duration = Duration::from_secs(1);

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
    /// Up to how many events all programs were searched, if that is not enough to know that no
    /// smaller program shows the difference.
    pub searched: Option<usize>,
    /// The axiom that forbids it, with its file and line.
    pub axiom: Option<String>,
    /// The cycle or the pair that breaks it: events and steps.
    pub cycle: Vec<String>,
    /// What the models report about the program, beside its executions.
    pub findings: [Vec<String>; 2],
}

/// Tells how far the search is: events, programs done, programs in all.
pub type Progress<'p> = dyn Fn(usize, usize, usize) + Sync + 'p;

/// What a search came to.
#[derive(Debug, Default)]
pub(crate) struct Searched {
    /// The programs that were found.
    pub(crate) witnesses: Vec<Witness>,
    /// All programs up to this many events were gone through, as far as was needed.
    pub(crate) complete: usize,
    /// How far the search of the next size came, if it was stopped.
    pub(crate) partly: Option<Partly>,
}

impl Searched {
    /// Whether a program shows that a model forbids something.
    pub(crate) fn has(&self, forbids: Side) -> bool {
        self.witnesses.iter().any(|w| w.forbids == forbids)
    }

    /// Whether the outcome of a program shows it, or the program cannot be run.
    pub(crate) fn has_outcome(&self, forbids: Side) -> bool {
        let shown = |w: &Witness| w.forbids == forbids && w.seen != Seen::ByExecutions;
        self.witnesses.iter().any(shown)
    }

    /// Adds what a search found that went on.
    pub(crate) fn extend(&mut self, more: Searched) {
        self.witnesses.extend(more.witnesses);
        self.complete = self.complete.max(more.complete);
        self.partly = more.partly;
    }

    /// Keeps one program for each model, if possible one whose outcome shows the difference.
    pub(crate) fn keep_best(&mut self) {
        for side in Side::BOTH {
            let executions = self.has_outcome(side);
            let mut first = true;
            self.witnesses.retain(|w| {
                let other = w.forbids != side;
                let good = !executions || w.seen != Seen::ByExecutions;
                other || good && std::mem::replace(&mut first, false)
            });
        }
    }
}

/// Two models that are being compared.
pub(crate) struct Compared<'c> {
    pub(crate) joined: &'c Joined,
    pub(crate) vocabulary: &'c Vocabulary,
    pub(crate) engines: &'c [Result<Engine, String>; 2],
    pub(crate) atoms: Option<AtomTable>,
    pub(crate) known: Known,
    pub(crate) progress: &'c Progress<'c>,
}

impl Compared<'_> {
    /// Searches small programs, then tries candidates: once one of them has shown a difference,
    /// only smaller programs are of interest. `time` is what candidates may take of a processor.
    /// Those with accesses that are not atomic are tried only if `plain` says so.
    pub(crate) fn search_directed(
        &self,
        wanted: &[Side],
        bounds: Bounds,
        proofs: &mut Proofs<'_>,
        time: Duration,
        plain: Plain,
    ) -> Searched {
        let quick = Bounds {
            events: bounds.events.map(|events| events.min(QUICK)),
            ..bounds
        };
        let mut searched = self.search(wanted, quick, None);
        let left: Vec<Side> = wanted
            .iter()
            .copied()
            .filter(|side| !searched.has_outcome(*side))
            .collect();
        if searched.complete < QUICK {
            return searched;
        }
        let candidates = left
            .iter()
            .map(|side| self.directed(*side, bounds, proofs, time, plain));
        let candidates: Vec<Witness> = candidates.flatten().collect();
        if candidates.is_empty() {
            return searched;
        }
        let mut rest = Bounds {
            from: QUICK + 1,
            events: [0; 2],
            limits: bounds.limits.within_processor(SHORT_TIME),
            ..bounds
        };
        for witness in &candidates {
            rest.events[witness.forbids.index()] = witness.test.size().events - 1;
        }
        let shown: Vec<Side> = candidates.iter().map(|w| w.forbids).collect();
        let smaller = self.search(&shown, rest, None);
        for mut witness in candidates {
            if !smaller.has_outcome(witness.forbids) {
                let smallest = smaller.complete + 1 >= witness.test.size().events;
                witness.searched = (!smallest).then_some(smaller.complete);
                searched.witnesses.push(witness);
            }
        }
        searched.witnesses.extend(smaller.witnesses);
        searched.keep_best();
        searched
    }

    /// The smallest difference that the outcome of a candidate shows. Accesses that are not atomic
    /// are tried only where nothing is found without them.
    fn directed(
        &self,
        forbids: Side,
        bounds: Bounds,
        proofs: &mut Proofs<'_>,
        time: Duration,
        plain: Plain,
    ) -> Option<Witness> {
        let atoms = self.atoms.as_ref()?;
        let part = |part: Duration| bounds.limits.within_processor(part);
        let mut limits = part(time);
        let (first, second) = (part(time / 4), part(time / 2));
        let mut words = proofs.failed_cycles(forbids.other(), first);
        words.extend(proofs.forbidden_cycles(forbids.other(), second));
        let words: Vec<Candidate> = words.iter().filter_map(of_execution).collect();
        let mut best: Option<Witness> = None;
        let mut most = bounds.events[forbids.index()];
        for labels in self.stages(atoms, plain != Plain::No) {
            // Small programs were searched already, but for those with such accesses.
            let mut from = QUICK + 1;
            if labels.plain != Plain::No {
                if best.is_some() {
                    break;
                }
                limits = part(time);
                from = FEWEST;
            }
            let search = self.at(atoms, &labels)?;
            // There are few cycles through many threads.
            let through = [3, 4, 2, 1].map(|threads: usize| threads.min(bounds.threads));
            for threads in [None].into_iter().chain(through.map(Some)) {
                let mut candidates = Vec::new();
                match threads {
                    None => candidates.clone_from(&words),
                    Some(threads) => {
                        each_cycle(threads, most, &mut |candidate| candidates.push(candidate));
                    }
                }
                let within = Bounds {
                    from,
                    events: [most; 2],
                    limits,
                    ..bounds
                };
                let found = search.directed(candidates, forbids, within);
                let witness = found.and_then(|found| self.confirm(&found));
                if let Some(witness) = witness.filter(|w| w.seen != Seen::ByExecutions) {
                    most = witness.test.size().events - 1;
                    best = Some(witness);
                }
            }
        }
        best
    }

    fn at<'a>(&self, atoms: &'a AtomTable, labels: &'a Labels) -> Option<Search<'a>> {
        let dependencies = self.vocabulary.dependencies && labels.level.has_dependencies();
        Search::new(self.joined, atoms, labels, dependencies, &self.known, None)
    }

    /// The instructions to search with: those of each level, and with `plain` also accesses of C
    /// that are not atomic, whose programs mostly have races.
    fn stages(&self, atoms: &AtomTable, plain: bool) -> Vec<Labels> {
        let levels = self.vocabulary.levels();
        let mut stages: Vec<(Level, Plain)> =
            levels.iter().map(|level| (*level, Plain::No)).collect();
        if plain && levels.contains(&Level::Language) {
            stages.push((Level::Language, Plain::Last));
        }
        let mut all: Vec<Labels> = Vec::new();
        for (level, plain) in stages {
            let labels = Labels::new(self.joined, atoms, self.vocabulary, level, plain);
            if all.iter().all(|other| labels.has_more_than(other)) {
                all.push(labels);
            }
        }
        all
    }

    /// Searches all programs, the smaller ones first. A program whose executions differ and whose
    /// outcome does not show it counts only if no other one is found. What barriers order is
    /// ordered under every model, so that programs with barriers are searched last, and not for a
    /// list of all, unless a model speaks of them.
    ///
    /// With `rest`, programs with accesses that are not atomic or with barriers are searched too;
    /// others were gone through up to that size.
    pub(crate) fn search(&self, wanted: &[Side], bounds: Bounds, rest: Option<usize>) -> Searched {
        let mut searched = Searched::default();
        let plain = rest.is_some();
        let Some(atoms) = &self.atoms else {
            return searched;
        };
        let stages = self.stages(atoms, plain);
        let searches: Option<Vec<Search<'_>>> =
            stages.iter().map(|labels| self.at(atoms, labels)).collect();
        let Some(mut searches) = searches else {
            return searched;
        };
        if self.vocabulary.barriers || plain && !bounds.all {
            let atomic = stages.first().and_then(|labels| self.at(atoms, labels));
            searches.extend(atomic.and_then(Search::with_rounds));
        }
        if self.vocabulary.locks {
            let atomic = stages.first().and_then(|labels| self.at(atoms, labels));
            searches.extend(atomic.and_then(Search::with_locks));
        }
        searched.complete = bounds.from - 1;
        for size in bounds.from..=bounds.events[0].max(bounds.events[1]) {
            let fits = |side: &&Side| size <= bounds.events[side.index()];
            let mut finished = true;
            let mut is_needed = false;
            for search in &searches {
                let is_done = rest.is_some_and(|done| size <= done) && !search.is_rest();
                for ambiguous in [false, true] {
                    let settled = |side: &&Side| match ambiguous {
                        false => searched.has_outcome(**side),
                        true => searched.has(**side),
                    };
                    let open = wanted.iter().filter(fits);
                    let open = open.filter(|side| bounds.all || !settled(side));
                    let open: Vec<Side> = open.copied().collect();
                    if open.is_empty() {
                        continue;
                    }
                    is_needed = true;
                    if is_done {
                        continue;
                    }
                    let of_size = Bounds {
                        from: size,
                        events: [size; 2],
                        ambiguous: Some(ambiguous),
                        smallest: bounds.smallest
                            && (bounds.all || !open.iter().any(|side| searched.has(*side))),
                        ..bounds
                    };
                    let found = search.run(&open, of_size, &Some, self.progress);
                    finished &= found.complete == size;
                    searched.partly = searched.partly.or(found.partly);
                    finished &= self.add(found.differences, &mut searched);
                }
            }
            if !is_needed || !finished {
                break;
            }
            searched.complete = size;
        }
        if !bounds.all {
            searched.keep_best();
        }
        searched
    }

    /// Confirms differences and adds them. Whether all were ones.
    fn add(&self, differences: Vec<Difference>, searched: &mut Searched) -> bool {
        let mut confirmed = true;
        for difference in differences {
            let known = |w: &Witness| w.forbids == difference.forbids && w.test == difference.test;
            if searched.witnesses.iter().any(known) {
                continue;
            }
            match self.confirm(&difference) {
                Some(witness) => searched.witnesses.push(witness),
                None => confirmed = false,
            }
        }
        confirmed
    }

    /// A program whose outcome shows what only the executions of another one show: one more thread
    /// observes the order of writes. `complete` says up to how many events all were searched.
    pub(crate) fn observed(&self, witness: Witness, complete: usize) -> Witness {
        if witness.seen != Seen::ByExecutions {
            return witness;
        }
        let forbids = witness.forbids;
        let larger = witness.test.observed().into_iter().find_map(|test| {
            let test = test.canonical();
            let shown = self.confirm(&Difference { forbids, test })?;
            (shown.seen == Seen::ByOutcome).then_some(shown)
        });
        larger.map_or(witness, |mut shown| {
            let is_smallest = shown.test.size().events <= complete + 1;
            shown.searched = (!is_smallest).then_some(complete);
            shown
        })
    }

    /// Runs a test under both models. `None` if they do the same on it.
    fn confirm(&self, difference: &Difference) -> Option<Witness> {
        let Difference { forbids, test } = difference;
        let allows = forbids.other();
        let mut witness = Witness {
            forbids: *forbids,
            test: test.clone(),
            seen: Seen::NotRun,
            searched: None,
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
            self.joined.source_line(reason.axiom.index()),
            self.joined.text(reason.axiom.index())
        ));
        let name = |event: EventId| &names[event.index()];
        witness.cycle = reason
            .parts()
            .map(|edge| format!("{} --{}--> {}", name(edge.from), edge.label, name(edge.to)))
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

#[cfg(test)]
mod tests {
    use super::*;
    use katec_compiler::prove::Limits;
    use katec_compiler::{library, load, resolve_text};

    /// IRIW with fences has eight events, and a smaller program shows as much. All programs of that
    /// size would take minutes.
    #[test]
    fn candidates_show_what_is_large() {
        let text = library::text("rc11.cat").expect("a model of the library");
        let weaker = text.replace("hb;eco;hb", "hb;rf;hb");
        assert_ne!(text, weaker);
        let a = load("rc11").expect("a model").prepare().expect("a meaning");
        let b = resolve_text("weaker.cat", &weaker).expect("a model");
        let b = b.prepare().expect("a meaning");
        let joined = Joined::new(&a, &b);
        let vocabulary = Vocabulary::of(&joined);
        let compared = Compared {
            joined: &joined,
            vocabulary: &vocabulary,
            engines: &[Engine::new(&a), Engine::new(&b)],
            atoms: AtomTable::new(&joined, None),
            known: Known {
                coherent: true,
                causal: [true; 2],
                ..Known::default()
            },
            progress: &|_, _, _| {},
        };
        let bounds = Bounds {
            from: 2,
            events: [8; 2],
            threads: 4,
            all: false,
            smallest: true,
            jobs: 2,
            ambiguous: None,
            limits: Limits::default(),
        };
        let mut proofs = Proofs::new(&joined, &vocabulary, [true; 2], Limits::default());
        let time = Duration::from_secs(60);
        let searched = compared.search_directed(&[Side::A], bounds, &mut proofs, time, Plain::No);
        let [witness] = &searched.witnesses[..] else {
            panic!("one test: {searched:?}");
        };
        assert_eq!(witness.seen, Seen::ByOutcome);
        assert_eq!(witness.test.size().events, 7, "{}", witness.test);
    }
}
