//! A memory model that interprets tables.

use super::{Constraint, Definition, Guard, Lowered, Range, Role, Strategy, Table};
use crate::event::EventId;
use crate::graph::Graph;
use crate::model::{Finding, MemoryModel};
use crate::search::{Rows, Scratch, Views, coherence};
use std::sync::Arc;

/// The views of a lowered model.
struct TableViews(Arc<Lowered>);

impl Views for TableViews {
    fn full_clock(&self, scratch: &mut Scratch, graph: &Graph, view: usize, event: EventId) {
        scratch.full_clock(&self.0.views[view], graph, view, event);
    }
}

/// A lowered model that runs from its tables.
pub struct TableModel {
    lowered: Arc<Lowered>,
    tools: Tools,
}

/// What checks work with.
struct Tools {
    scratch: Scratch,
    clocks: Scratch,
    rows: Rows,
    ends: Vec<EventId>,
}

impl TableModel {
    /// The model of a lowered form.
    pub fn new(lowered: Arc<Lowered>) -> Self {
        let views = Box::new(TableViews(Arc::clone(&lowered)));
        Self {
            tools: Tools {
                scratch: Scratch::default(),
                clocks: Scratch::default(),
                rows: Rows::new(lowered.formula.clone(), views),
                ends: Vec::new(),
            },
            lowered,
        }
    }

    /// The lowered form.
    pub fn lowered(&self) -> &Lowered {
        &self.lowered
    }
}

impl Clone for TableModel {
    fn clone(&self) -> Self {
        Self::new(Arc::clone(&self.lowered))
    }
}

impl MemoryModel for TableModel {
    fn view_count(&self) -> usize {
        self.lowered.views.len()
    }

    fn update_views(&mut self, graph: &mut Graph, event: EventId) {
        for (number, view) in self.lowered.views.iter().enumerate() {
            self.tools.clocks.update_view(view, graph, number, event);
        }
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        first_choice(&self.lowered.ranges, graph, read)
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        first_choice(&self.lowered.ranges, graph, write)
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        self.lowered.ranges.iter().all(|range| match range {
            Range::View(view) => coherence::unseen_after(graph, graph.clock(read, *view), write),
            Range::Thread => {
                let seen = coherence::last_seen_by_thread(graph, read);
                graph.co_position(write).is_none_or(|place| place >= seen)
            }
        })
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        let Self { lowered, tools } = self;
        tools.rows.begin(graph);
        lowered
            .constraints
            .iter()
            .filter(|constraint| constraint.role == Role::Axiom)
            .all(|constraint| {
                tools
                    .offender(lowered, constraint, graph, event)
                    .is_none()
            })
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        let Self { lowered, tools } = self;
        tools.rows.begin(graph);
        lowered
            .constraints
            .iter()
            .filter(|constraint| constraint.role == Role::Axiom)
            .all(|constraint| {
                tools.is_skipped(constraint, graph) || tools.holds(&constraint.definition, graph)
            })
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        let Self { lowered, tools } = self;
        tools.rows.begin(graph);
        for constraint in &lowered.constraints {
            let Role::Report(severity) = constraint.role else {
                continue;
            };
            if let Some(other) = tools.offender(lowered, constraint, graph, event) {
                found.push(Finding {
                    name: constraint.name.clone(),
                    severity,
                    events: other,
                });
            }
        }
    }

    fn needs_dependencies(&self) -> bool {
        self.lowered.needs_dependencies
    }
}

fn first_choice(ranges: &[Range], graph: &Graph, event: EventId) -> usize {
    let bound = |range: &Range| match range {
        Range::View(view) => coherence::last_seen(graph, graph.clock(event, *view), event),
        Range::Thread => coherence::last_seen_by_thread(graph, event),
    };
    ranges.iter().map(bound).max().unwrap_or(0)
}

/// The event that breaks a constraint, and the other of a pair, if it is a pair.
type Offender = (EventId, Option<EventId>);

impl Tools {
    fn is_skipped(&mut self, constraint: &Constraint, graph: &Graph) -> bool {
        match &constraint.guard {
            None => false,
            Some(Guard::NoEvent(test)) => !graph.events().any(|e| test.holds(graph.sets(e))),
            Some(Guard::Holds(demand)) => self.rows.holds(graph, *demand),
        }
    }

    fn holds(&mut self, definition: &Definition, graph: &Graph) -> bool {
        let rows = &mut self.rows;
        let all = definition.demands.iter().all(|d| rows.holds(graph, *d));
        all != definition.negated
    }

    /// What breaks a constraint in a graph that it held of before the event was new.
    fn offender(
        &mut self,
        lowered: &Lowered,
        constraint: &Constraint,
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        if let Strategy::Always = constraint.strategy {
            return None;
        }
        if self.is_skipped(constraint, graph) {
            return None;
        }
        let Self { scratch, rows, .. } = self;
        let holds = match &constraint.strategy {
            Strategy::Always => true,
            Strategy::Coherence { view } => self.coherent(lowered, *view, graph, event),
            Strategy::Acyclic { table, hub, start } => {
                let needed = hub.is_all() || graph.events().any(|e| hub.holds(graph.sets(e)));
                !needed
                    || start.all(graph, event, |e| scratch.acyclic_at(table, graph, rows, e))
            }
            Strategy::Irreflexive { table, start } => start.all(graph, event, |e| {
                scratch.irreflexive_at(table, graph, rows, e)
            }),
            Strategy::Ordered { .. } => {
                return self.unordered(lowered, &constraint.strategy, graph, event);
            }
            Strategy::NoEvent(test) => {
                let half = crate::search::read_half(graph, event);
                let passes = |event: &EventId| test.holds(graph.sets(*event));
                return std::iter::once(event)
                    .chain(half)
                    .find(passes)
                    .map(|event| (event, None));
            }
            Strategy::Matrices => return self.broken(&constraint.definition, graph, event),
        };
        (!holds).then_some((event, None))
    }

    fn coherent(&mut self, lowered: &Lowered, view: usize, graph: &Graph, event: EventId) -> bool {
        let Some(place) = coherence::place(graph, event) else {
            return true;
        };
        if graph.co_next(place).is_none() {
            return true;
        }
        self.clocks
            .full_clock(&lowered.views[view], graph, view, event);
        coherence::unseen_after(graph, self.clocks.clock(), place)
    }

    fn broken(
        &mut self,
        definition: &Definition,
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        if self.holds(definition, graph) {
            return None;
        }
        let rows = &mut self.rows;
        let mut demands = definition.demands.iter();
        let pair = demands.find_map(|demand| rows.offender(graph, *demand, event));
        Some(match pair {
            Some((a, b)) if a == b => (a, None),
            Some((a, b)) if a == event => (a, Some(b)),
            Some((a, b)) => (b, Some(a)),
            None => (event, None),
        })
    }

    fn unordered(
        &mut self,
        lowered: &Lowered,
        strategy: &Strategy,
        graph: &Graph,
        event: EventId,
    ) -> Option<Offender> {
        let Strategy::Ordered {
            forward,
            backward,
            view,
            before,
            after,
        } = strategy
        else {
            return None;
        };
        let half = crate::search::read_half(graph, event);
        for event in std::iter::once(event).chain(half) {
            let both = [(Some(forward), *before, *after), (backward.as_ref(), *after, *before)];
            for (table, before, after) in both {
                let Some(table) = table else { continue };
                self.collect_ends(table, graph, event);
                for other in std::mem::take(&mut self.ends) {
                    let ordered = before && self.in_view(lowered, *view, graph, event, other)
                        || after && self.in_view(lowered, *view, graph, other, event);
                    if !ordered {
                        return Some((event, (other != event).then_some(other)));
                    }
                }
            }
        }
        None
    }

    fn collect_ends(&mut self, table: &Table, graph: &Graph, event: EventId) {
        let Self {
            scratch,
            rows,
            ends,
            ..
        } = self;
        ends.clear();
        scratch.all_ends(table, graph, rows, event, |end| {
            ends.push(end);
            true
        });
    }

    /// Whether one event is before another in a view.
    fn in_view(
        &mut self,
        lowered: &Lowered,
        view: usize,
        graph: &Graph,
        first: EventId,
        second: EventId,
    ) -> bool {
        if graph.is_initial(second) {
            return false;
        }
        if graph.in_view(first, second, view) {
            return true;
        }
        self.clocks
            .full_clock(&lowered.views[view], graph, view, second);
        graph.includes(self.clocks.clock(), first)
    }
}
