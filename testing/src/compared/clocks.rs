//! Clocks from scratch, and clocks against the relations that they stand for.
//!
//! A clock is computed when its event comes, and is kept through everything that happens to the
//! graph: events are cut off, reads are revisited, parts of graphs are copied. Computing all clocks
//! of a graph again, in the order of insertion, must give the same.
//!
//! Clocks of waits at barriers are left out. What is before the other members of a round is before
//! a wait only when the round closes, and clocks do not follow; no model that keeps clocks looks at
//! them.

use super::{Compared, Judge};
use katec_checker::event::EventId;
use katec_checker::graph::{ClockId, EventKind, Graph};
use katec_checker::search::Scratch;

impl<R: Judge> Compared<R> {
    /// Asserts that the clocks of a graph are those that are computed from nothing.
    pub(super) fn compare_clocks(&mut self, graph: &Graph) {
        for engine in &self.engines {
            let mut model = (engine.make)();
            let clocks = ClockId::first(model.clock_count() as u32);
            if model.clock_count() == 0 {
                return;
            }
            let mut copy = graph.clone();
            for event in graph.events() {
                for clock in clocks.clone() {
                    copy.clock_mut(event, clock).fill(0);
                }
            }
            for event in graph.events().filter(|event| !graph.is_initial(*event)) {
                model.update_clocks(&mut copy, event);
            }
            for event in with_clocks(graph) {
                for clock in clocks.clone() {
                    assert_eq!(
                        graph.clock(event, clock),
                        copy.clock(event, clock),
                        "{clock:?} of {event:?} against {} from scratch\n{}\n{graph:#?}",
                        engine.name,
                        self.context
                    );
                }
            }
        }
        self.asked.clocks += 1;
    }

    /// Asserts that the whole clocks of views have the pairs of their relations.
    pub(super) fn compare_views(&mut self, graph: &Graph) {
        let mut scratch = Scratch::default();
        for view in &self.lowered.views {
            let Some(relation) = self.reference.relation(graph, &view.name) else {
                continue;
            };
            for event in with_clocks(graph) {
                scratch.full_clock(view, view.clock, graph, event);
                for earlier in graph.events() {
                    assert_eq!(
                        graph.includes(scratch.clock(), earlier),
                        relation.contains(earlier.index(), event.index()),
                        "{earlier:?} before {event:?} in {}\n{}\n{graph:#?}",
                        view.name,
                        self.context
                    );
                }
            }
            self.asked.views += 1;
        }
    }
}

/// The events whose clocks are right at every time.
fn with_clocks(graph: &Graph) -> impl Iterator<Item = EventId> + '_ {
    graph.events().filter(|event| {
        !matches!(
            graph.kind(*event),
            EventKind::InitialWrite | EventKind::BarrierWait
        )
    })
}
