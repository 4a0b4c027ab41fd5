//! The algorithm of exploration as a recursive function, line by line as it is defined: the
//! executable specification.
//!
//! Differences from the work list, apart from speed: the place of a write in coherence is chosen
//! after a revisit, so no rule for canonical places is needed; whether an event was a default
//! choice is computed from the graph, not remembered in flags; consistency is checked for all
//! choices, default ones too.

use super::replay::{self, Added, AllNext, Next};
use katec_checker::event::{EventId, ThreadId, Value};
use katec_checker::explore::Schedule;
use katec_checker::graph::{EventKind, Graph, Identity, Kept, Places, Status};
use katec_checker::model::MemoryModel;
use katec_checker::program::{Operation, Program};
use katec_checker::random::SplitMix;

/// All executions that the algorithm visits, in the order of visiting; one that is visited twice is
/// in the list twice.
pub fn recursive<M: MemoryModel, P: Program>(
    model: &mut M,
    program: &P,
    schedule: Schedule,
) -> Vec<Identity> {
    let seed = match schedule {
        Schedule::Random(seed) => seed,
        Schedule::LeftToRight | Schedule::WriteFirst => 0,
    };
    let mut specification = Specification {
        model,
        program,
        schedule,
        random: SplitMix::new(seed),
        places: Places::default(),
        found: Vec::new(),
    };
    let graph = Graph::new(program.initial_threads(), specification.model.clock_count());
    specification.visit(graph);
    specification.found
}

struct Specification<'a, M, P> {
    model: &'a mut M,
    program: &'a P,
    schedule: Schedule,
    random: SplitMix,
    places: Places,
    found: Vec<Identity>,
}

impl<M: MemoryModel, P: Program> Specification<'_, M, P> {
    fn visit(&mut self, mut graph: Graph) {
        replay::mark_ended(self.program, &mut graph);
        let all = AllNext::of(self.program, &graph);
        let Some(thread) = self.schedule(&graph, &all) else {
            let status = replay::status(&graph, &all);
            if status != Status::Repeated {
                self.found.push(graph.identity(status));
            }
            return;
        };
        let added = replay::add(self.program, &mut graph, &mut self.places, &all, thread);
        match added {
            Added::Read(read) => {
                for write in replay::writes(&graph, read) {
                    let mut graph = graph.clone();
                    let issued = all.of_thread(thread);
                    replay::choose_source(&mut graph, issued, read, write);
                    self.visit_if_consistent(graph);
                }
            }
            Added::Write(write) => {
                self.place_write(&graph, write);
                self.revisit(&graph, write);
            }
            Added::Choose(choose, count) => {
                for value in 0..count {
                    let mut graph = graph.clone();
                    graph.set_choice(choose, Value(u64::from(value)));
                    self.visit(graph);
                }
            }
            Added::Round(wait, choices) => {
                for serial in choices {
                    let mut graph = graph.clone();
                    graph.set_serial(wait, serial);
                    self.visit_if_consistent(graph);
                }
            }
            Added::Other => self.visit(graph),
        }
    }

    fn visit_if_consistent(&mut self, mut graph: Graph) {
        replay::mark_ended(self.program, &mut graph);
        if self.model.consistent_from_scratch(&graph) {
            self.visit(graph);
        }
    }

    /// The thread that moves next. Write halves come before everything else.
    fn schedule(&mut self, graph: &Graph, all: &AllNext) -> Option<ThreadId> {
        let half =
            |thread: &ThreadId| matches!(all.of_thread(*thread), Some(Next::WriteHalf { .. }));
        if let Some(thread) = all.threads().find(half) {
            return Some(thread);
        }
        let can_move = |thread: &ThreadId| replay::can_move(graph, all, *thread);
        let ready: Vec<_> = all.threads().filter(can_move).collect();
        let reads = |thread: ThreadId| {
            matches!(
                all.of_thread(thread),
                Some(Next::Operation(
                    Operation::Load { .. } | Operation::ReadModifyWrite { .. }
                ))
            )
        };
        let first = ready.first().copied();
        match self.schedule {
            Schedule::LeftToRight => first,
            Schedule::WriteFirst => ready.iter().copied().find(|t| !reads(*t)).or(first),
            Schedule::Random(_) if ready.is_empty() => None,
            Schedule::Random(_) => Some(self.random.pick(&ready)),
        }
    }

    /// Visits all graphs in which a write has a place in coherence.
    fn place_write(&mut self, graph: &Graph, write: EventId) {
        let all = replay::writes(graph, write);
        let source = match graph.rmw_partner(write) {
            Some(read) => graph.rf(read),
            None => None,
        };
        for predecessor in all {
            if source.is_none_or(|source| source == predecessor) {
                let mut graph = graph.clone();
                graph.place_after(write, predecessor);
                if graph.atomic() {
                    self.visit_if_consistent(graph);
                }
            }
        }
    }

    /// Lets a write that has no place in coherence yet revisit older reads.
    fn revisit(&mut self, graph: &Graph, write: EventId) {
        let Some(location) = graph.location(write) else {
            return;
        };
        for read in graph.reads(location).iter().rev().copied() {
            if graph.in_prefix(read, write) {
                continue;
            }
            let deleted = |event: EventId| event > read && !graph.in_prefix(event, write);
            let mut tested = graph.events().filter(|e| *e == read || deleted(*e));
            if !tested.all(|event| is_maximal(graph, event, write)) {
                return;
            }
            let mut kept = Kept::default();
            kept.choose(graph, |event| !deleted(event));
            let mut restricted = Graph::new(0, 0);
            restricted.copy_kept(graph, &kept);
            if let Some(write) = kept.renumbered(write) {
                let issued = replay::issued_by(self.program, &restricted, read);
                replay::choose_source(&mut restricted, issued.as_ref(), read, write);
                self.place_write(&restricted, write);
            }
        }
    }
}

/// Whether an event is what would be added by default, ignoring what came after it unless `write`
/// needs it.
fn is_maximal(graph: &Graph, event: EventId, write: EventId) -> bool {
    let previous =
        |other: EventId| other != write && (other <= event || graph.in_prefix(other, write));
    let written = match graph.kind(event) {
        EventKind::Choose => return graph.value(event) == Value(0),
        EventKind::BarrierWait => return has_default_serial(graph, event),
        EventKind::Write => {
            if graph.readers(event).any(previous) {
                return false;
            }
            event
        }
        EventKind::Read => match graph.rf(event) {
            Some(source) => source,
            None => return false,
        },
        _ => return true,
    };
    previous(written) && !graph.co_after(written).iter().copied().any(previous)
}

/// Whether a wait that closed a round made the default choice of the serial thread. Other waits
/// made no choice.
fn has_default_serial(graph: &Graph, wait: EventId) -> bool {
    if !graph.is_matched(wait) || graph.round(wait).any(|member| member > wait) {
        return true;
    }
    let serial = graph.round(wait).find(|m| graph.value(*m) == Value(1));
    replay::serial_choices(graph, wait).first() == Some(&serial)
}
