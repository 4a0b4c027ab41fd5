//! A model that asserts at every question that several engines give the same answer.
//!
//! Tables and generated code are asked side by side on the same graphs, and each answer is compared
//! with that of a plain model that evaluates the definition on the whole graph. What is compared:
//!
//! * consistency, from the new event and from scratch;
//! * the writes that a read may read, the places of a write, and the reads that a write may
//!   revisit. Exploration is told that every write may be read and every read revisited, so that it
//!   builds the graphs that the engines would leave out, with all that follows from the new value:
//!   the mode of a compare-exchange, say. They must be inconsistent;
//! * errors and warnings: none too many, none that is new and missing, and at events that show
//!   them;
//! * clocks: those that the graph carries are those that are computed anew in the order of
//!   insertion ([`clocks`]), and they have the pairs of the relation that they stand for.
//!
//! Every answer is also that of an engine that was made for this one question, which has nothing
//! saved.

mod clocks;

use katec_checker::builtin::BuiltinSet;
use katec_checker::event::EventId;
use katec_checker::graph::{ClockId, Graph, Kept};
use katec_checker::lowered::{Lowered, TableModel};
use katec_checker::model::{Finding, MemoryModel, Severity};
use katec_checker::relation::BitMatrix;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::Arc;

/// An error or warning that a graph shows.
#[derive(Clone, Debug)]
pub struct Report {
    /// The name of the constraint.
    pub name: String,
    /// Error or warning.
    pub severity: Severity,
    /// The pairs of events, or events twice, that show it; those on cycles with themselves.
    pub pairs: Vec<(EventId, EventId)>,
    /// Whether a finding must be at one of these pairs: not if it is about cycles, or about what is
    /// not there.
    pub at_pairs: bool,
    /// Whether it is judged in complete executions only.
    pub at_end: bool,
}

/// A model that is trusted, and tells more than others.
pub trait Judge {
    /// Whether a graph is consistent.
    fn is_consistent(&mut self, graph: &Graph) -> bool;

    /// The errors and warnings that a graph shows.
    fn reports(&mut self, graph: &Graph) -> Vec<Report>;

    /// The value of the one definition of a relation with this name, if there is one.
    fn relation(&mut self, graph: &Graph, name: &str) -> Option<BitMatrix>;
}

/// What makes an engine.
pub type MakeEngine = Box<dyn Fn() -> Box<dyn MemoryModel>>;

/// An engine under test, and how to make another.
struct Engine {
    name: &'static str,
    make: MakeEngine,
    running: Box<dyn MemoryModel>,
}

impl Engine {
    fn new(name: &'static str, make: MakeEngine) -> Self {
        let running = make();
        Self {
            name,
            make,
            running,
        }
    }
}

/// How often answers were compared, so that tests can demand that they were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Questions about consistency.
    pub consistent: u64,
    /// Those that were answered with no.
    pub inconsistent: u64,
    /// Writes left out for a read, that exploration tried.
    pub refused_sources: u64,
    /// The same, for reads of read-modify-writes.
    pub refused_update_sources: u64,
    /// Places left out for a write.
    pub refused_places: u64,
    /// Revisits that were let through by their range.
    pub revisits: u64,
    /// Answers that a revisit is left out.
    pub left_out: u64,
    /// Revisits left out, that exploration tried.
    pub refused_revisits: u64,
    /// The same, of reads of read-modify-writes.
    pub refused_update_revisits: u64,
    /// Errors and warnings that were found.
    pub findings: u64,
    /// Findings in complete executions.
    pub findings_at_end: u64,
    /// Graphs whose clocks were computed anew.
    pub clocks: u64,
    /// Relations that were compared with clocks.
    pub views: u64,
}

impl std::ops::AddAssign for Asked {
    fn add_assign(&mut self, other: Self) {
        self.consistent += other.consistent;
        self.inconsistent += other.inconsistent;
        self.refused_sources += other.refused_sources;
        self.refused_update_sources += other.refused_update_sources;
        self.refused_places += other.refused_places;
        self.revisits += other.revisits;
        self.left_out += other.left_out;
        self.refused_revisits += other.refused_revisits;
        self.refused_update_revisits += other.refused_update_revisits;
        self.findings += other.findings;
        self.findings_at_end += other.findings_at_end;
        self.clocks += other.clocks;
        self.views += other.views;
    }
}

/// Runs the engines of a lowered model and compares them with each other and with a plain model.
pub struct Compared<R> {
    engines: Vec<Engine>,
    lowered: Arc<Lowered>,
    reference: R,
    /// What is said when they differ.
    pub context: String,
    /// What was compared.
    pub asked: Asked,
    /// What was found at the events that changed last.
    found: BTreeSet<(String, Severity)>,
}

impl<R: Judge> Compared<R> {
    /// Compares tables, and generated code if it is given, with a model that is trusted.
    pub fn new(lowered: Lowered, generated: Option<MakeEngine>, reference: R) -> Self {
        let lowered = Arc::new(lowered);
        let for_tables = Arc::clone(&lowered);
        let tables: MakeEngine =
            Box::new(move || Box::new(TableModel::new(Arc::clone(&for_tables))));
        let mut engines = vec![Engine::new("tables", tables)];
        engines.extend(generated.map(|make| Engine::new("generated code", make)));
        Self {
            engines,
            lowered,
            reference,
            context: String::new(),
            asked: Asked::default(),
            found: BTreeSet::new(),
        }
    }

    /// The answer to a question, which all engines agree on, new ones too.
    fn ask<T: PartialEq + Debug>(
        &mut self,
        graph: &Graph,
        event: Option<EventId>,
        what: &str,
        mut question: impl FnMut(&mut dyn MemoryModel) -> T,
    ) -> T {
        let mut first: Option<T> = None;
        for engine in &mut self.engines {
            let fresh = question(&mut *(engine.make)());
            let running = question(&mut *engine.running);
            let expected = first.get_or_insert_with(|| question(&mut *engine.running));
            for (age, answer) in [("new", &fresh), ("running", &running)] {
                assert!(
                    answer == expected,
                    "{what} at {event:?} by {age} {}: {answer:?}, expected {expected:?}\n{}\n{graph:#?}",
                    engine.name,
                    self.context
                );
            }
        }
        first.expect("there is an engine")
    }

    fn expect(&self, fine: bool, what: &str, graph: &Graph, event: EventId) {
        assert!(fine, "{what} at {event:?}\n{}\n{graph:#?}", self.context);
    }

    /// Whether the engines would not have made the choice that an event now stands for.
    fn is_refused(&mut self, graph: &Graph, event: EventId) -> bool {
        if let Some((read, write)) = revisit_of(graph, event) {
            let may = self.ask(graph, Some(event), "a revisit", |model| {
                model.may_revisit(graph, read, write)
            });
            let refused = u64::from(!may);
            self.asked.revisits += 1 - refused;
            self.asked.refused_revisits += refused;
            if is_update(graph, read) {
                self.asked.refused_update_revisits += refused;
            }
            return !may;
        }
        let is_newest = event.index() + 1 == graph.len();
        let Some(source) = graph.rf(event).filter(|_| is_newest) else {
            return false;
        };
        let co = graph.location(event).map_or(&[][..], |l| graph.co(l));
        if co.last() == Some(&source) {
            return false;
        }
        // A read of the first write bounds nothing, like one that reads nothing yet.
        let mut copy = graph.clone();
        copy.set_rf(event, co[0]);
        let first = self.ask(graph, Some(event), "the first write to read", |model| {
            model.first_readable(&copy, event)
        });
        let refused = graph.co_position(source).is_some_and(|at| at < first);
        self.asked.refused_sources += u64::from(refused);
        if is_update(graph, event) {
            self.asked.refused_update_sources += u64::from(refused);
        }
        refused
    }

    /// The errors and warnings that a graph shows, of those that are judged at the end, or of the
    /// others.
    fn reports(&mut self, graph: &Graph, at_end: bool) -> Vec<Report> {
        let mut reports = self.reference.reports(graph);
        reports.retain(|report| report.at_end == at_end);
        reports
    }

    /// Asserts that what the engines found is what the reports of the plain model say.
    fn compare_findings(&mut self, graph: &Graph, event: EventId, found: &[Finding]) {
        let reports = self.reports(graph, false);
        for finding in found {
            let is_shown = |report: &&Report| {
                let (a, b) = finding.events;
                let (a, b) = (a, b.unwrap_or(a));
                !report.at_pairs || report.pairs.contains(&(a, b)) || report.pairs.contains(&(b, a))
            };
            let mut same = reports.iter().filter(|report| is_of(report, finding));
            self.expect(
                same.clone().next().is_some(),
                "a finding too many",
                graph,
                event,
            );
            let shown = same.any(|report| is_shown(&report));
            let what = "a finding at events that do not show it";
            self.expect(shown, what, graph, event);
        }
        for report in &reports {
            let is_new = |(a, b): &(EventId, EventId)| *a == event || *b == event;
            let known = found.iter().any(|finding| is_of(report, finding));
            let new = report.at_pairs && report.pairs.iter().any(is_new);
            self.expect(!new || known, "a finding that is missing", graph, event);
        }
        self.found
            .extend(found.iter().map(|f| (f.name.clone(), f.severity)));
        let changed = changed_with(graph, event);
        // What changed together is asked about one after the other, the newest write that is not a
        // write half of the others last.
        if last_asked(graph, &changed) == event {
            self.compare_with_before(graph, event, &changed, &reports);
        }
    }

    /// Asserts that everything was found that was not there before some events changed.
    fn compare_with_before(
        &mut self,
        graph: &Graph,
        event: EventId,
        changed: &BTreeSet<EventId>,
        reports: &[Report],
    ) {
        if !reports.is_empty() {
            let mut kept = Kept::default();
            kept.choose(graph, |event| !changed.contains(&event));
            let mut before = Graph::new(0, 0);
            before.copy_kept(graph, &kept);
            let old = self.reports(&before, false);
            for report in reports {
                let key = (report.name.clone(), report.severity);
                let was_there = old
                    .iter()
                    .any(|old| (&old.name, old.severity) == (&key.0, key.1));
                let known = was_there || self.found.contains(&key);
                let what = format!("{} is new and missing", report.name);
                self.expect(known, &what, graph, event);
            }
        }
        self.found.clear();
    }
}

fn is_of(report: &Report, finding: &Finding) -> bool {
    report.name == finding.name && report.severity == finding.severity
}

fn is_update(graph: &Graph, read: EventId) -> bool {
    graph.sets(read).contains(BuiltinSet::Rx)
}

/// The read and the write of the revisit in which an event became what it is. Exploration need not
/// ask about the write.
fn revisit_of(graph: &Graph, event: EventId) -> Option<(EventId, EventId)> {
    let younger = graph.rf(event).filter(|source| *source > event);
    match younger.filter(|source| !graph.is_initial(*source)) {
        Some(write) => Some((event, write)),
        None => revisited_by(graph, event).map(|read| (read, event)),
    }
}

/// The read that a write has revisited, if it has: it is older than the write.
fn revisited_by(graph: &Graph, write: EventId) -> Option<EventId> {
    if graph.is_initial(write) {
        return None;
    }
    graph.readers(write).find(|read| *read < write)
}

/// The events that became what they are together with one: the halves of a read-modify-write, a
/// write and the read that it revisited. The read half of a write that revisits is older: it was
/// what it is in the graph where the revisit comes from.
fn changed_with(graph: &Graph, event: EventId) -> BTreeSet<EventId> {
    let mut changed = BTreeSet::new();
    let mut work = vec![event];
    while let Some(event) = work.pop() {
        if !changed.insert(event) {
            continue;
        }
        match revisited_by(graph, event) {
            Some(read) => work.push(read),
            None => work.extend(graph.rmw_partner(event)),
        }
        let source = graph.rf(event);
        work.extend(source.filter(|source| *source > event && !graph.is_initial(*source)));
    }
    changed
}

/// The event among those that changed together about which findings are asked last: the write that
/// revisited another, or else the newest.
fn last_asked(graph: &Graph, changed: &BTreeSet<EventId>) -> EventId {
    let mut events = changed.iter().copied();
    let revisiting = events.find(|event| revisited_by(graph, *event).is_some());
    revisiting
        .or_else(|| changed.last().copied())
        .unwrap_or(EventId(0))
}

impl<R: Judge> MemoryModel for Compared<R> {
    fn clock_count(&self) -> usize {
        let count = self.engines[0].running.clock_count();
        for engine in &self.engines {
            assert_eq!(count, engine.running.clock_count(), "{}", engine.name);
        }
        count
    }

    fn update_clocks(&mut self, graph: &mut Graph, event: EventId) {
        self.found.clear();
        let before = graph.clone();
        let clocks = self.ask(&before, Some(event), "the clocks", |model| {
            graph.clone_from(&before);
            model.update_clocks(graph, event);
            let clocks = ClockId::first(model.clock_count() as u32);
            let clocks = clocks.map(|clock| graph.clock(event, clock).to_vec());
            clocks.collect::<Vec<_>>()
        });
        assert_eq!(clocks.len(), self.clock_count());
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        self.ask(graph, Some(read), "the first write to read", |model| {
            model.first_readable(graph, read)
        });
        0
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        let first = self.ask(graph, Some(write), "the first place", |model| {
            model.first_place(graph, write)
        });
        let mut copy = graph.clone();
        let co = graph.location(write).map_or(&[][..], |l| graph.co(l));
        for predecessor in &co[..first] {
            copy.place_after(write, *predecessor);
            let allowed = self.reference.is_consistent(&copy);
            self.expect(!allowed, "a place left out of the range", graph, write);
            self.asked.refused_places += 1;
        }
        first
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        let may = self.ask(graph, Some(read), "a revisit", |model| {
            model.may_revisit(graph, read, write)
        });
        self.asked.left_out += u64::from(!may);
        true
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        self.compare_clocks(graph);
        let expected = self.reference.is_consistent(graph);
        let scratch = self.ask(graph, Some(event), "consistency from scratch", |model| {
            model.consistent_from_scratch(graph)
        });
        let what = "consistency from scratch";
        self.expect(scratch == expected, what, graph, event);
        self.asked.consistent += 1;
        self.asked.inconsistent += u64::from(!expected);
        if self.is_refused(graph, event) {
            self.expect(!expected, "a choice left out", graph, event);
            return false;
        }
        let consistent = self.ask(graph, Some(event), "consistency", |model| {
            model.consistent(graph, event)
        });
        // Of two changed events the first answer may overlook the second.
        let is_first = revisited_by(graph, event).is_some();
        let fine = consistent == expected || is_first && consistent;
        self.expect(fine, "consistency", graph, event);
        consistent
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        let answer = self.ask(graph, None, "consistency from scratch", |model| {
            model.consistent_from_scratch(graph)
        });
        assert_eq!(
            answer,
            self.reference.is_consistent(graph),
            "consistency from scratch\n{}\n{graph:#?}",
            self.context
        );
        answer
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        let consistent = self.reference.is_consistent(graph);
        self.expect(consistent, "a graph that was let through", graph, event);
        self.compare_clocks(graph);
        self.compare_views(graph);
        // Engines may show the same finding at different events; all of them must show it.
        let mut all = Vec::new();
        let names = self.ask(graph, Some(event), "findings", |model| {
            let mut found = Vec::new();
            model.findings(graph, event, &mut found);
            let names = found.iter().map(|f| (f.name.clone(), f.severity));
            let names: Vec<_> = names.collect();
            all.append(&mut found);
            names
        });
        self.asked.findings += names.len() as u64;
        self.compare_findings(graph, event, &all);
        found.extend(all.drain(..names.len()));
    }

    fn findings_at_end(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        let mut all = Vec::new();
        let names = self.ask(graph, None, "findings at the end", |model| {
            let mut found = Vec::new();
            model.findings_at_end(graph, &mut found);
            let names: Vec<_> = found.iter().map(|f| (f.name.clone(), f.severity)).collect();
            all.append(&mut found);
            names
        });
        let reports = self.reports(graph, true);
        let expected: Vec<_> = reports
            .iter()
            .map(|r| (r.name.clone(), r.severity))
            .collect();
        assert_eq!(
            names, expected,
            "findings at the end\n{}\n{graph:#?}",
            self.context
        );
        self.asked.findings_at_end += names.len() as u64;
        found.extend(all.drain(..names.len()));
    }

    fn uses_thread_ends(&self) -> bool {
        let uses = self.engines[0].running.uses_thread_ends();
        for engine in &self.engines {
            assert_eq!(uses, engine.running.uses_thread_ends(), "{}", engine.name);
        }
        uses
    }

    fn needs_dependencies(&self) -> bool {
        let needs = self.engines[0].running.needs_dependencies();
        for engine in &self.engines {
            assert_eq!(
                needs,
                engine.running.needs_dependencies(),
                "{}",
                engine.name
            );
        }
        needs
    }
}
