//! A model that asserts at every question that another gives the same answer.

use crate::builtin::BuiltinSet;
use crate::event::EventId;
use crate::graph::{Graph, Kept};
use crate::model::{Finding, MemoryModel};

/// A model that is trusted, and tells more than others.
pub trait Judge: MemoryModel {
    /// The pairs of events, or events twice, that show why a report fails, if it is one that pairs show: not one about cycles.
    fn offenders(&mut self, graph: &Graph, name: &str) -> Option<Vec<(EventId, EventId)>>;
}

/// Runs a fast model and compares it with a plain one that evaluates its definition.
///
/// What is compared: consistency, from the new event and from scratch; that the writes and places which ranges leave out
/// are inconsistent, and so are the revisits they leave out; that every graph that is let through is consistent; and what errors and warnings find, and where.
pub struct Compared<M, R> {
    /// The model under test.
    pub model: M,
    /// The model that is trusted. It must have no clocks.
    pub reference: R,
    /// What is said when they differ.
    pub context: String,
}

impl<M: MemoryModel, R: Judge> Compared<M, R> {
    /// Whether a read may read a write, in the graph that is left when the write revisits it. Not decided for reads of read-modify-writes: what
    /// sets they are in depends on the value, and only exploration knows how.
    fn is_allowed(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        if graph.sets(read).contains(BuiltinSet::Rx) {
            return false;
        }
        let mut kept = Kept::default();
        kept.choose(graph, |event| {
            event <= read || graph.in_prefix(event, write)
        });
        let mut copy = Graph::new(0, 0);
        copy.copy_kept(graph, &kept);
        let Some(write) = kept.renumbered(write) else {
            return false;
        };
        copy.set_rf(read, write);
        self.reference.consistent_from_scratch(&copy)
    }

    fn expect(&self, fine: bool, what: &str, graph: &Graph, event: EventId) {
        assert!(fine, "{what} at {event:?}\n{}\n{graph:#?}", self.context);
    }
}

impl<M: MemoryModel, R: Judge> MemoryModel for Compared<M, R> {
    fn view_count(&self) -> usize {
        self.model.view_count()
    }

    fn update_views(&mut self, graph: &mut Graph, event: EventId) {
        self.model.update_views(graph, event);
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        let first = self.model.first_readable(graph, read);
        let mut copy = graph.clone();
        let co = graph.location(read).map_or(&[][..], |l| graph.co(l));
        for write in &co[..first] {
            copy.set_rf(read, *write);
            let allowed = self.reference.consistent_from_scratch(&copy);
            self.expect(!allowed, "a write left out of the range", graph, read);
        }
        first
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        let first = self.model.first_place(graph, write);
        let mut copy = graph.clone();
        let co = graph.location(write).map_or(&[][..], |l| graph.co(l));
        for predecessor in &co[..first] {
            copy.place_after(write, *predecessor);
            let allowed = self.reference.consistent_from_scratch(&copy);
            self.expect(!allowed, "a place left out of the range", graph, write);
        }
        first
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        let may = self.model.may_revisit(graph, read, write);
        if !may {
            let allowed = self.is_allowed(graph, read, write);
            self.expect(!allowed, "a revisit left out of the range", graph, read);
        }
        may
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        let consistent = self.model.consistent(graph, event);
        let expected = self.reference.consistent_from_scratch(graph);
        let scratch = self.model.consistent_from_scratch(graph);
        self.expect(
            scratch == expected,
            "consistency from scratch",
            graph,
            event,
        );
        // Of two changed events the first answer may overlook the second; only a refusal is final.
        self.expect(consistent || !expected, "a refusal", graph, event);
        consistent
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        self.model.consistent_from_scratch(graph)
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        let consistent = self.reference.consistent_from_scratch(graph);
        self.expect(consistent, "a graph that was let through", graph, event);
        let (mut mine, mut other) = (Vec::new(), Vec::new());
        self.model.findings(graph, event, &mut mine);
        self.reference.findings(graph, event, &mut other);
        let same = |a: &Finding, b: &Finding| a.name == b.name && a.severity == b.severity;
        for finding in &mine {
            let known = other.iter().any(|f| same(f, finding));
            self.expect(known, "a finding too many", graph, event);
            if let Some(pairs) = self.reference.offenders(graph, &finding.name) {
                let (a, b) = (
                    finding.events.0,
                    finding.events.1.unwrap_or(finding.events.0),
                );
                let shown = pairs.contains(&(a, b)) || pairs.contains(&(b, a));
                self.expect(
                    shown,
                    "a finding at events that do not show it",
                    graph,
                    event,
                );
            }
        }
        for finding in &other {
            // The reference reports what older events show again.
            let new = finding.events.0 == event || finding.events.1 == Some(event);
            let known = !new || mine.iter().any(|f| same(f, finding));
            self.expect(known, "a finding that is missing", graph, event);
        }
        found.append(&mut mine);
    }

    fn uses_thread_ends(&self) -> bool {
        self.model.uses_thread_ends()
    }

    fn needs_dependencies(&self) -> bool {
        self.model.needs_dependencies()
    }
}
