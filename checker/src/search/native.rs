//! Letters that are no steps of a graph but need no bit matrix either.
//!
//! They are found from an event when a search comes there, with the clocks and marks that [`Rows`] has for itself.

use super::Rows;
use super::step::{po_imm, po_imm_back};
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
        let Some(location) = graph.location(event) else {
            return;
        };
        let accesses = graph.co(location).iter().chain(graph.reads(location));
        for later in accesses.copied().filter(|other| !graph.is_initial(*other)) {
            let mut after = graph.in_view(event, later, view);
            if !after && graph.rf(later).is_some() {
                let scratch = &mut self.scratch;
                self.views.full_clock(scratch, graph, view, later);
                after = graph.includes(scratch.clock(), event);
            }
            if after {
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
        mut visit: impl FnMut(EventId),
    ) {
        let Some(location) = graph.location(event) else {
            return;
        };
        if graph.is_initial(event) {
            return;
        }
        let scratch = &mut self.scratch;
        self.views.full_clock(scratch, graph, view, event);
        let accesses = graph.co(location).iter().chain(graph.reads(location));
        for earlier in accesses.copied() {
            if graph.includes(scratch.clock(), earlier) {
                visit(earlier);
            }
        }
    }
}
