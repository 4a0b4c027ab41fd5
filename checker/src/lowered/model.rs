//! A memory model that interprets tables.

use super::table::RunPairs;
use super::{Clock, Constraint, Guard, Lowered, Range, Role, Run, Strategy, ViewId, ViewTable};
use crate::event::EventId;
use crate::graph::{Graph, Joined};
use crate::model::{Character, Finding, MemoryModel};
use crate::search::formula::Definition;
use crate::search::{Offender, Scratch, Tools, Views, all_new, coherence};
use std::sync::Arc;

/// The views of a lowered model.
struct TableViews(Arc<Lowered>);

impl Views for TableViews {
    fn full_clock(&self, scratch: &mut Scratch, graph: &Graph, view: ViewId, event: EventId) {
        let view = self.0.view(view);
        scratch.full_clock(view, view.clock, graph, event);
    }
}

/// A lowered model that runs from its tables.
pub struct TableModel {
    lowered: Arc<Lowered>,
    tools: Tools,
}

impl TableModel {
    /// The model of a lowered form.
    pub fn new(lowered: Arc<Lowered>) -> Self {
        let views = Box::new(TableViews(Arc::clone(&lowered)));
        Self {
            tools: Tools::new(lowered.formula.clone(), views),
            lowered,
        }
    }

    /// The lowered form.
    pub fn lowered(&self) -> &Lowered {
        &self.lowered
    }

    /// What the reports that are judged at the end, or the others, find.
    fn report(&mut self, graph: &Graph, event: EventId, at_end: bool, found: &mut Vec<Finding>) {
        let Self { lowered, tools } = self;
        tools.begin(graph);
        for constraint in lowered.constraints.iter().filter(|c| c.at_end == at_end) {
            let Role::Report(severity) = constraint.role else {
                continue;
            };
            if let Some(events) = offender(tools, lowered, constraint, graph, event) {
                found.push(Finding::new(&constraint.name, severity, events));
            }
        }
    }
}

impl Clone for TableModel {
    fn clone(&self) -> Self {
        Self::new(Arc::clone(&self.lowered))
    }
}

impl MemoryModel for TableModel {
    fn clock_count(&self) -> usize {
        self.lowered.views.iter().map(ViewTable::clocks).sum()
    }

    fn update_clocks(&mut self, graph: &mut Graph, event: EventId) {
        for view in &self.lowered.views {
            self.tools.update_view(view, view.clock, graph, event);
        }
    }

    fn first_readable(&mut self, graph: &Graph, read: EventId) -> usize {
        first_choice(&self.lowered, graph, read)
    }

    fn first_place(&mut self, graph: &Graph, write: EventId) -> usize {
        first_choice(&self.lowered, graph, write)
    }

    fn may_revisit(&mut self, graph: &Graph, read: EventId, write: EventId) -> bool {
        self.lowered.ranges.iter().all(|range| match range {
            Range::Clock(Clock::View(view)) => {
                let clock = graph.clock(read, self.lowered.view(*view).clock);
                coherence::unseen_after(graph, clock, write)
            }
            Range::Clock(Clock::Causal) => coherence::causally_unseen_after(graph, read, write),
            Range::Thread => {
                let seen = coherence::last_seen_by_thread(graph, read);
                graph.co_position(write).is_none_or(|place| place >= seen)
            }
        })
    }

    fn consistent(&mut self, graph: &Graph, event: EventId) -> bool {
        let Self { lowered, tools } = self;
        tools.begin(graph);
        lowered
            .constraints
            .iter()
            .filter(|constraint| constraint.role == Role::Axiom)
            .all(|constraint| offender(tools, lowered, constraint, graph, event).is_none())
    }

    fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
        let Self { lowered, tools } = self;
        tools.begin(graph);
        all_hold(tools, lowered, graph)
    }

    fn findings(&mut self, graph: &Graph, event: EventId, found: &mut Vec<Finding>) {
        self.report(graph, event, false, found);
    }

    fn findings_at_end(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        if let Some(newest) = graph.events().next_back()
            && self.lowered.constraints.iter().any(|c| c.at_end)
        {
            self.report(graph, newest, true, found);
        }
    }

    fn all_findings(&mut self, graph: &Graph, found: &mut Vec<Finding>) {
        let Self { lowered, tools } = self;
        tools.begin(graph);
        show(tools, lowered, graph, true, found);
    }

    fn judges_joined(&self) -> bool {
        true
    }

    fn judge(&mut self, graph: &Graph, joined: &Joined, complete: bool) -> Option<Vec<Finding>> {
        let Self { lowered, tools } = self;
        tools.join(graph, joined);
        let found = all_hold(tools, lowered, graph).then(|| {
            let mut found = Vec::new();
            show(tools, lowered, graph, complete, &mut found);
            found
        });
        tools.part();
        found
    }

    fn character(&self) -> Character {
        self.lowered.character
    }

    fn uses_thread_ends(&self) -> bool {
        self.lowered.uses_thread_ends
    }

    fn needs_dependencies(&self) -> bool {
        self.lowered.needs_dependencies
    }

    fn notes(&self) -> Vec<String> {
        self.lowered.notes.clone()
    }
}

fn first_choice(lowered: &Lowered, graph: &Graph, event: EventId) -> usize {
    let bound = |range: &Range| match range {
        Range::Clock(Clock::View(view)) => {
            let clock = graph.clock(event, lowered.view(*view).clock);
            coherence::last_seen(graph, clock, event)
        }
        Range::Clock(Clock::Causal) => coherence::last_seen_causally(graph, event),
        Range::Thread => coherence::last_seen_by_thread(graph, event),
    };
    lowered.ranges.iter().map(bound).max().unwrap_or(0)
}

/// Whether all axioms hold of the whole.
fn all_hold(tools: &mut Tools, lowered: &Lowered, graph: &Graph) -> bool {
    let constraints = lowered.constraints.iter();
    let mut axioms = constraints.filter(|constraint| constraint.role == Role::Axiom);
    axioms.all(|axiom| is_skipped(tools, axiom, graph) || holds(tools, axiom, graph))
}

/// Adds what errors and warnings find in the whole of an execution, which is complete or not.
fn show(
    tools: &mut Tools,
    lowered: &Lowered,
    graph: &Graph,
    complete: bool,
    found: &mut Vec<Finding>,
) {
    let Some(newest) = graph.events().next_back() else {
        return;
    };
    for constraint in &lowered.constraints {
        let Role::Report(severity) = constraint.role else {
            continue;
        };
        if constraint.at_end && !complete || is_skipped(tools, constraint, graph) {
            continue;
        }
        let Definition { demands, negated } = &constraint.definition;
        if let Some(events) = tools.broken(demands, *negated, graph, newest) {
            found.push(Finding::new(&constraint.name, severity, events));
        }
    }
}

/// Whether a constraint need not be checked because of its guard.
fn is_skipped(tools: &mut Tools, constraint: &Constraint, graph: &Graph) -> bool {
    match &constraint.guard {
        None => false,
        Some(Guard::NoEvent(test)) => !test.some(graph),
        Some(Guard::Holds(demand)) => tools.meets(*demand, graph),
    }
}

fn coherent(
    views: &[ViewTable],
    clock: Clock,
    bounded: bool,
    graph: &Graph,
    event: EventId,
) -> bool {
    match (clock, bounded) {
        (Clock::Causal, true) => coherence::choice_agrees_causally(graph, event),
        (Clock::Causal, false) => coherence::agrees_causally(graph, event),
        (Clock::View(view), true) => {
            let view = &views[view.index()];
            coherence::choice_agrees(view, view.clock, graph, event)
        }
        (Clock::View(view), false) => {
            let view = &views[view.index()];
            coherence::agrees(view, view.clock, graph, event)
        }
    }
}

/// Whether a constraint holds of the whole graph.
fn holds(tools: &mut Tools, constraint: &Constraint, graph: &Graph) -> bool {
    let Definition { demands, negated } = &constraint.definition;
    tools.holds(demands, *negated, graph)
}

/// What breaks a constraint in a graph that it held of before the event was new.
fn offender(
    tools: &mut Tools,
    lowered: &Lowered,
    constraint: &Constraint,
    graph: &Graph,
    event: EventId,
) -> Option<Offender> {
    if matches!(constraint.strategy, Strategy::NotChecked)
        || constraint
            .needs
            .iter()
            .any(|test| !test.may_hold(graph.all_sets()))
        || is_skipped(tools, constraint, graph)
    {
        return None;
    }
    let run = |table| Run {
        table,
        views: &lowered.views,
    };
    let holds = match &constraint.strategy {
        Strategy::NotChecked => true,
        Strategy::Coherence { clock, bounded } => {
            coherent(&lowered.views, *clock, *bounded, graph, event)
        }
        Strategy::Acyclic { table, start } => tools.acyclic(&run(table), *start, graph, event),
        Strategy::Irreflexive { table, start } => {
            tools.irreflexive(&run(table), *start, graph, event)
        }
        Strategy::Ordered {
            forward,
            backward,
            order,
            among,
            walks,
        } => {
            if !among.may_contain(graph, event) {
                return None;
            }
            if let (true, Some(backward)) = (walks, backward) {
                let (forward, backward) = (run(forward), run(backward));
                let automata = (&forward, &backward);
                return match order {
                    None => tools.joined(automata, graph, event),
                    Some((view, order)) => {
                        let view = lowered.view(*view);
                        tools.joined_unordered(automata, (view, view.clock), *order, graph, event)
                    }
                };
            }
            let pairs = RunPairs {
                forward: run(forward),
                backward: backward.as_ref().map(run),
            };
            return match order {
                None => tools.pair(&pairs, graph, event),
                Some((view, order)) => {
                    let view = lowered.view(*view);
                    tools.unordered(&pairs, (view, view.clock), *order, graph, event)
                }
            };
        }
        Strategy::NoEvent(test) => {
            let found = all_new(graph, event).find(|event| test.holds(graph.sets(*event)));
            return found.map(|event| (event, None));
        }
        Strategy::Matrices => {
            let Definition { demands, negated } = &constraint.definition;
            return tools.broken(demands, *negated, graph, event);
        }
    };
    (!holds).then_some((event, None))
}
