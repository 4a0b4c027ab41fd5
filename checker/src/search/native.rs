//! Letters that are no steps of a graph but need no bit matrix either.
//!
//! They are found from an event when a search comes there, with the clocks and marks that [`Rows`] has for itself.

use super::step::{po_imm, po_imm_back};
use super::{Rows, Scratch, Views};
use crate::event::EventId;
use crate::graph::Graph;

impl Rows {
    /// `po \\ loc`: the events after an event in program order, accesses of its own location aside.
    pub fn po_elsewhere(&mut self, graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
        self.elsewhere(
            graph,
            event,
            |at, reached| po_imm(graph, at, reached),
            visit,
        );
    }

    /// [`Self::po_elsewhere`] backwards.
    pub fn po_elsewhere_back(&mut self, graph: &Graph, event: EventId, visit: impl FnMut(EventId)) {
        let step = |at, reached: &mut dyn FnMut(EventId)| po_imm_back(graph, at, reached);
        self.elsewhere(graph, event, step, visit);
    }

    fn elsewhere(
        &mut self,
        graph: &Graph,
        event: EventId,
        step: impl Fn(EventId, &mut dyn FnMut(EventId)),
        mut visit: impl FnMut(EventId),
    ) {
        let location = graph.location(event);
        let (marks, stack) = (&mut self.scratch.marks, &mut self.scratch.stack);
        marks.reset(graph.len(), 1);
        stack.clear();
        stack.push((event, 0));
        while let Some((at, _)) = stack.pop() {
            step(at, &mut |next| {
                if marks.insert(next, 0) {
                    stack.push((next, 0));
                    if location.is_none() || graph.location(next) != location {
                        visit(next);
                    }
                }
            });
        }
    }

    /// `v & loc`: the accesses of an event's location that a view has after it.
    pub fn view_at_location(
        &mut self,
        graph: &Graph,
        view: usize,
        event: EventId,
        mut visit: impl FnMut(EventId),
    ) {
        let accesses = accesses(graph, event);
        for later in accesses.filter(|other| !graph.is_initial(*other)) {
            let (scratch, views) = (&mut self.scratch, &*self.views);
            let clock = self.clocks.get(scratch, views, graph, view, later);
            if graph.includes(clock, event) {
                visit(later);
            }
        }
    }

    /// [`Self::view_at_location`] backwards.
    pub fn view_at_location_back(
        &mut self,
        graph: &Graph,
        view: usize,
        event: EventId,
        visit: impl FnMut(EventId),
    ) {
        if graph.is_initial(event) {
            return;
        }
        let (scratch, views) = (&mut self.scratch, &*self.views);
        let clock = self.clocks.get(scratch, views, graph, view, event);
        accesses(graph, event)
            .filter(|earlier| graph.includes(clock, *earlier))
            .for_each(visit);
    }
}

/// The accesses of an event's location.
fn accesses(graph: &Graph, event: EventId) -> impl Iterator<Item = EventId> + '_ {
    let locations = graph.location(event).into_iter();
    locations.flat_map(|location| {
        let writes = graph.co(location).iter();
        writes.chain(graph.reads(location)).copied()
    })
}

/// Whole clocks of one graph, each computed when it is first asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct WholeClocks {
    /// By view and event, as far as there is one.
    clocks: Vec<Vec<Option<usize>>>,
    entries: Vec<u32>,
}

impl WholeClocks {
    /// Forgets all clocks: the graph is another one.
    #[inline]
    pub fn forget(&mut self) {
        if !self.entries.is_empty() {
            self.entries.clear();
            self.clocks.iter_mut().for_each(Vec::clear);
        }
    }

    /// The whole clock of an event.
    pub fn get(
        &mut self,
        scratch: &mut Scratch,
        views: &dyn Views,
        graph: &Graph,
        view: usize,
        event: EventId,
    ) -> &[u32] {
        if self.clocks.len() <= view {
            self.clocks.resize(view + 1, Vec::new());
        }
        let known = &mut self.clocks[view];
        if known.len() < graph.len() {
            known.resize(graph.len(), None);
        }
        let start = *known[event.index()].get_or_insert_with(|| {
            views.full_clock(scratch, graph, view, event);
            self.entries.extend_from_slice(scratch.clock());
            self.entries.len() - scratch.clock().len()
        });
        &self.entries[start..start + graph.clock_width()]
    }
}
