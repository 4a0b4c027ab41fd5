//! One order of all events that explains an execution, where there is one.
//!
//! An execution is the work of interleaved threads, each access of memory at once, if the union of
//! program order, `rf`, `co`, `fr`, creation and join of threads and rounds of barriers has no
//! cycle (that is sequential consistency). Then any order that extends the union is such an
//! interleaving; the one here stays with a thread as long as it can. Otherwise there is a cycle,
//! and a shortest one is what cannot be explained by interleaving.

use katec_checker::check::{Action, Edge, ExecutionReport};
use katec_checker::event::EventId;
use std::collections::VecDeque;

/// How an execution can be told.
pub enum Order {
    /// By its events one after the other, initial writes left out.
    Interleaving(Vec<EventId>),
    /// Not one after the other: these edges are a cycle.
    Cycle(Vec<Edge>),
}

/// The order of an execution.
pub fn order(execution: &ExecutionReport) -> Order {
    let edges = ordering_edges(execution);
    let mut successors = vec![Vec::new(); execution.events.len()];
    for (number, edge) in edges.iter().enumerate() {
        successors[edge.from.index()].push(number);
    }
    let order = extend(execution, &edges, &successors);
    match order.len() == execution.events.len() {
        true => {
            let of_threads = |event: &EventId| execution.event(*event).position.is_some();
            Order::Interleaving(order.into_iter().filter(of_threads).collect())
        }
        false => Order::Cycle(shortest_cycle(&edges, &successors)),
    }
}

/// Edges whose union orders the execution.
fn ordering_edges(execution: &ExecutionReport) -> Vec<Edge> {
    let mut edges = Vec::new();
    let known = ["rf", "co", "tc", "tj"];
    let kept = |edge: &Edge| known.contains(&edge.label.as_str());
    edges.extend(execution.edges().into_iter().filter(kept));
    for thread in &execution.threads {
        let steps = thread.events.windows(2);
        edges.extend(steps.map(|pair| Edge::new("po", pair[0], pair[1])));
    }
    edges.extend(from_reads(execution));
    for thread in &execution.threads {
        for pair in thread.events.windows(2) {
            // Nobody goes on before all of the round have come.
            if let Action::BarrierWait {
                met: Some(others), ..
            } = &execution.event(pair[0]).action
            {
                edges.extend(others.iter().map(|other| Edge::new("sbr", *other, pair[1])));
            }
        }
    }
    edges
}

/// From each read to the write after the one it reads, its own write aside.
pub(crate) fn from_reads(execution: &ExecutionReport) -> Vec<Edge> {
    let mut next = vec![None; execution.events.len()];
    for location in &execution.locations {
        for pair in location.writes.windows(2) {
            next[pair[0].index()] = Some(pair[1]);
        }
    }
    let reads = execution.events.iter().enumerate();
    let edges = reads.filter_map(|(index, event)| {
        let Action::Read {
            from: Some(write), ..
        } = event.action
        else {
            return None;
        };
        let later = next[write.index()].filter(|later| event.write_half != Some(*later))?;
        Some(Edge::new("fr", EventId(index as u32), later))
    });
    edges.collect()
}

/// The events in an order that respects the edges, as far as there is one.
fn extend(execution: &ExecutionReport, edges: &[Edge], successors: &[Vec<usize>]) -> Vec<EventId> {
    let mut before = vec![0_usize; execution.events.len()];
    for edge in edges {
        before[edge.to.index()] += 1;
    }
    let all = (0..execution.events.len() as u32).map(EventId);
    let mut ready: Vec<EventId> = all.filter(|event| before[event.index()] == 0).collect();
    let mut order = Vec::new();
    while let Some(event) = take_next(execution, &mut ready, order.last().copied()) {
        order.push(event);
        for edge in &successors[event.index()] {
            let to = edges[*edge].to;
            before[to.index()] -= 1;
            if before[to.index()] == 0 {
                ready.push(to);
            }
        }
    }
    order
}

/// The next event: of the same thread as the last if possible, otherwise of the first thread. Joins
/// wait until nothing else is left, so that they stand together.
fn take_next(
    execution: &ExecutionReport,
    ready: &mut Vec<EventId>,
    last: Option<EventId>,
) -> Option<EventId> {
    let thread = |event: EventId| execution.event(event).position.map(|p| p.thread);
    let key = |event: &EventId| {
        let is_join = matches!(execution.event(*event).action, Action::Join(_));
        let is_other = last.is_none_or(|last| thread(last) != thread(*event));
        (is_join, is_other, thread(*event), *event)
    };
    let chosen = ready.iter().copied().min_by_key(key)?;
    ready.retain(|event| *event != chosen);
    Some(chosen)
}

/// A shortest cycle of the edges, if there is one.
fn shortest_cycle(edges: &[Edge], successors: &[Vec<usize>]) -> Vec<Edge> {
    let starts = (0..successors.len()).map(|index| EventId(index as u32));
    let cycles = starts.filter_map(|start| cycle_through(start, edges, successors));
    let shortest = cycles.min_by_key(Vec::len).unwrap_or_default();
    shortest
        .into_iter()
        .map(|edge| edges[edge].clone())
        .collect()
}

/// A shortest cycle through an event, by a search in breadth.
fn cycle_through(start: EventId, edges: &[Edge], successors: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut reached_by: Vec<Option<usize>> = vec![None; successors.len()];
    let mut queue = VecDeque::from([start]);
    while let Some(event) = queue.pop_front() {
        for edge in successors[event.index()].iter().copied() {
            let to = edges[edge].to;
            if reached_by[to.index()].is_some() {
                continue;
            }
            reached_by[to.index()] = Some(edge);
            if to == start {
                return Some(path_to(start, edges, &reached_by));
            }
            queue.push_back(to);
        }
    }
    None
}

/// The edges of a search from an event back to itself.
fn path_to(start: EventId, edges: &[Edge], reached_by: &[Option<usize>]) -> Vec<usize> {
    let mut path = Vec::new();
    let mut at = start;
    while let Some(edge) = reached_by[at.index()] {
        path.push(edge);
        at = edges[edge].from;
        if at == start {
            break;
        }
    }
    path.reverse();
    path
}
