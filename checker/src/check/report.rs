//! An execution as plain data, made once from an explored graph.
//!
//! Whatever shows an execution to people or programs is made from an [`ExecutionReport`]: text,
//! JSON, drawings. It owns everything and knows neither the program nor the graph it came from.

use crate::event::{Address, EventId, FenceKind, Mode, Place, Position, ThreadId, Value};
use crate::explore::Explored;
use crate::graph::{Accesses, EventKind};
use crate::program::{Call, Operation, Program, ProgramError, SourcePosition};
use std::fmt;
use std::sync::Arc;

/// An execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExecutionReport {
    /// The threads that exist, in order.
    pub threads: Vec<ThreadReport>,
    /// The events in the order in which they were added: an [`EventId`] is an index here.
    pub events: Vec<EventReport>,
    /// The locations that are accessed, with the coherence order of their writes.
    pub locations: Vec<LocationReport>,
    /// What the violation is about.
    pub about: About,
    /// Edges of relations that the model defines, for drawings; see [`Annotate`].
    pub of_model: Vec<Edge>,
}

/// Some edges of an execution in which each access is one event, by events of the graph.
type EdgesOf = dyn Fn(&Accesses) -> Vec<Edge> + Send + Sync;

/// What a drawing shows of a graph besides the graph: edges of relations that the model defines.
#[derive(Clone)]
pub struct Annotate(pub Arc<EdgesOf>);

impl fmt::Debug for Annotate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Annotate")
    }
}

/// A thread of an execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadReport {
    /// The thread.
    pub thread: ThreadId,
    /// The event that created it; `None` for threads of the start.
    pub created_by: Option<EventId>,
    /// The events that waited for its end.
    pub joined_by: Vec<EventId>,
    /// Its events in program order.
    pub events: Vec<EventId>,
    /// The function that it was made to run, if that has a name.
    pub function: Option<String>,
    /// What has become of it.
    pub status: ThreadStatus,
    /// Where it is in the source.
    pub source: Option<SourcePosition>,
}

/// What has become of a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThreadStatus {
    /// It has ended.
    Ended,
    /// It has ended the program.
    Halted,
    /// It was cut by a bound.
    Cut,
    /// It can go on: the execution is shown before its end.
    Running,
    /// It waits.
    Blocked(BlockedAt),
    /// It is at an error.
    Failed(ProgramError),
}

/// What a thread waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockedAt {
    /// An assumption that does not hold: it never goes on.
    Assumption,
    /// Other values than these reads saw.
    Reads(Vec<EventId>),
    /// The end of a thread; `None` if there is no such thread.
    Join(Option<ThreadId>),
    /// Others at a barrier of this name.
    Barrier(String),
}

/// An event of an execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventReport {
    /// Its thread and its index there; `None` for initial writes.
    pub position: Option<Position>,
    /// What it does.
    pub action: Action,
    /// The mode, of accesses and fences of threads.
    pub mode: Option<Mode>,
    /// Where it comes from.
    pub source: Option<SourcePosition>,
    /// The functions that run there, the outermost first.
    pub stack: Vec<Call>,
    /// What its value is called, if it is more than a number.
    pub value_name: Option<String>,
    /// The write half, if it is the read half of a read-modify-write.
    pub write_half: Option<EventId>,
    /// The reads that its address depends on.
    pub addr: Vec<EventId>,
    /// The reads that its value depends on.
    pub data: Vec<EventId>,
    /// The reads that a branch before it depends on.
    pub ctrl: Vec<EventId>,
    /// The reads that the value depends on with which it compares.
    pub casdep: Vec<EventId>,
}

/// What an event does. Locations, barriers and objects are named as the program names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The write that a location starts with.
    InitialWrite {
        /// The location.
        location: String,
        /// Its value; `None` if it is uninitialised.
        value: Option<Value>,
    },
    /// A read.
    Read {
        /// The location.
        location: String,
        /// The value that was read; `None` if what was read is uninitialised.
        value: Option<Value>,
        /// The write that was read.
        from: Option<EventId>,
    },
    /// A write.
    Write {
        /// The location.
        location: String,
        /// The value that was written; `None` if the location is uninitialised from then on.
        value: Option<Value>,
    },
    /// A fence.
    Fence(FenceKind),
    /// The creation of a thread.
    Create(ThreadId),
    /// The end of waiting for a thread.
    Join(ThreadId),
    /// A choice of the program.
    Choose(Value),
    /// The end of a created thread that did nothing else.
    End,
    /// A wait at a barrier.
    BarrierWait {
        /// The barrier.
        barrier: Option<String>,
        /// The other waits of its round; `None` if it still waits.
        met: Option<Vec<EventId>>,
    },
    /// The allocation of an object.
    Allocate {
        /// The object.
        object: String,
    },
    /// The release of an object.
    Free {
        /// The object.
        object: String,
    },
}

/// A location that is accessed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocationReport {
    /// Its name.
    pub name: String,
    /// Its writes in coherence order, the initial write first.
    pub writes: Vec<EventId>,
}

/// A labelled edge from one event to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The name of the relation, or of the constraint that the edge violates.
    pub label: String,
    /// The first event.
    pub from: EventId,
    /// The second event.
    pub to: EventId,
}

impl Edge {
    /// An edge.
    pub fn new(label: impl Into<String>, from: EventId, to: EventId) -> Self {
        Self {
            label: label.into(),
            from,
            to,
        }
    }
}

/// What a violation is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The events.
    pub events: Vec<EventId>,
    /// The edges between them that a constraint complains of.
    pub edges: Vec<Edge>,
}

impl About {
    /// About these events, and about what is between them if they are two.
    pub(super) fn events(events: &[EventId], label: &str) -> Self {
        let edges = match events {
            [from, to] => vec![Edge::new(label, *from, *to)],
            _ => Vec::new(),
        };
        Self {
            events: events.to_vec(),
            edges,
        }
    }
}

impl ExecutionReport {
    /// The execution that an exploration is at.
    pub fn new<P: Program>(at: &Explored<'_, P>, about: About) -> Self {
        let graph = at.graph();
        let threads = at.threads().filter_map(|t| ThreadReport::new(at, t));
        let events = graph.events().map(|event| EventReport::new(at, event));
        let initial = graph.events().filter(|event| graph.is_initial(*event));
        let location = |event| {
            Some(LocationReport {
                name: at.place_name(graph.place(event)?),
                writes: graph.co(graph.location(event)?).to_vec(),
            })
        };
        Self {
            threads: threads.collect(),
            events: events.collect(),
            locations: initial.filter_map(location).collect(),
            about,
            of_model: Vec::new(),
        }
    }

    /// The same, with edges of the model.
    pub fn annotated<P: Program>(
        at: &Explored<'_, P>,
        about: About,
        annotate: Option<&Annotate>,
    ) -> Self {
        Self {
            of_model: annotate.map_or_else(Vec::new, |annotate| (annotate.0)(&at.execution())),
            ..Self::new(at, about)
        }
    }

    /// An event.
    pub fn event(&self, event: EventId) -> &EventReport {
        &self.events[event.index()]
    }

    /// What events are called: their positions, or that they are initial.
    pub fn event_name(&self, event: EventId) -> String {
        match self.event(event).position {
            Some(position) => position.to_string(),
            None => "the initial value".to_string(),
        }
    }

    /// The edges of the execution, besides program order: `rf`, the immediate steps of `co`,
    /// `rmw`, dependencies, creation (`tc`) and join (`tj`) of threads, and rounds (`sbr`), each
    /// pair of a round once.
    pub fn edges(&self) -> Vec<Edge> {
        let mut edges = Vec::new();
        for (index, event) in self.events.iter().enumerate() {
            event.push_edges(EventId(index as u32), &mut edges);
        }
        for location in &self.locations {
            let steps = location.writes.windows(2);
            edges.extend(steps.map(|pair| Edge::new("co", pair[0], pair[1])));
        }
        for thread in &self.threads {
            let ends = (thread.events.first(), thread.events.last());
            if let (Some(create), (Some(first), _)) = (thread.created_by, ends) {
                edges.push(Edge::new("tc", create, *first));
            }
            if let (_, Some(last)) = ends {
                let joins = thread.joined_by.iter();
                edges.extend(joins.map(|join| Edge::new("tj", *last, *join)));
            }
        }
        edges
    }
}

impl ThreadReport {
    fn new<P: Program>(at: &Explored<'_, P>, thread: ThreadId) -> Option<Self> {
        let graph = at.graph();
        let (state, operation) = at.machine(thread)?;
        Some(Self {
            thread,
            created_by: graph.creator(thread),
            joined_by: graph.joins(thread).to_vec(),
            events: graph.thread_events(thread).to_vec(),
            function: at.program().thread_function(state),
            status: ThreadStatus::new(at, thread, operation),
            source: at.thread_position(thread),
        })
    }
}

impl ThreadStatus {
    fn new<P: Program>(at: &Explored<'_, P>, thread: ThreadId, operation: &Operation) -> Self {
        let has_ended = |thread| {
            let operation = at.machine(thread).map(|(_, operation)| operation);
            operation.and_then(Operation::ended).is_some()
        };
        match operation {
            Operation::End(_) | Operation::Finish(_) => ThreadStatus::Ended,
            Operation::Halt => ThreadStatus::Halted,
            Operation::Cut => ThreadStatus::Cut,
            Operation::Error(error) => ThreadStatus::Failed(error.clone()),
            Operation::Assume(_) | Operation::Repeat => {
                ThreadStatus::Blocked(BlockedAt::Assumption)
            }
            Operation::Wait { since, .. } => {
                let events = at.graph().thread_events(thread);
                let reads = events.get(*since as usize..).unwrap_or_default();
                ThreadStatus::Blocked(BlockedAt::Reads(reads.to_vec()))
            }
            Operation::Join { thread } => {
                let child = at.graph().thread_named(*thread);
                match child.is_some_and(has_ended) {
                    true => ThreadStatus::Running,
                    false => ThreadStatus::Blocked(BlockedAt::Join(child)),
                }
            }
            Operation::BarrierWait { place, .. } if at.graph().is_waiting(thread) => {
                ThreadStatus::Blocked(BlockedAt::Barrier(at.place_name(*place)))
            }
            _ => ThreadStatus::Running,
        }
    }
}

impl EventReport {
    pub(super) fn new<P: Program>(at: &Explored<'_, P>, event: EventId) -> Self {
        let graph = at.graph();
        let kind = graph.kind(event);
        let has_mode = matches!(
            kind,
            EventKind::Read | EventKind::Write | EventKind::Fence(_)
        );
        let partner = graph.rmw_partner(event);
        let own = graph
            .thread(event)
            .map(|thread| graph.thread_events(thread));
        let reads = |indices: &[u32]| {
            let own = own.unwrap_or_default();
            indices.iter().map(|index| own[*index as usize]).collect()
        };
        let dependencies = graph.dependencies(event).cloned().unwrap_or_default();
        Self {
            position: graph.position(event),
            action: Action::new(at, event),
            mode: has_mode.then(|| graph.mode(event)),
            source: at.source_position(event),
            stack: at
                .issuer(event)
                .map_or_else(Vec::new, |state| at.program().call_stack(state)),
            value_name: graph
                .place(event)
                .and_then(|place| at.value_name(place, graph.value(event))),
            write_half: partner.filter(|_| kind == EventKind::Read),
            addr: reads(&dependencies.addr),
            data: reads(&dependencies.data),
            ctrl: reads(&dependencies.ctrl),
            casdep: reads(&dependencies.casdep),
        }
    }

    /// Edges to and from the event itself.
    fn push_edges(&self, event: EventId, edges: &mut Vec<Edge>) {
        match &self.action {
            Action::Read {
                from: Some(write), ..
            } => edges.push(Edge::new("rf", *write, event)),
            Action::BarrierWait {
                met: Some(others), ..
            } => {
                let later = others.iter().filter(|other| **other > event);
                edges.extend(later.map(|other| Edge::new("sbr", event, *other)));
            }
            _ => {}
        }
        if let Some(write) = self.write_half {
            edges.push(Edge::new("rmw", event, write));
        }
        let dependencies = [
            ("addr", &self.addr),
            ("data", &self.data),
            ("ctrl", &self.ctrl),
            ("casdep", &self.casdep),
        ];
        for (label, reads) in dependencies {
            edges.extend(reads.iter().map(|read| Edge::new(label, *read, event)));
        }
    }
}

impl Action {
    fn new<P: Program>(at: &Explored<'_, P>, event: EventId) -> Self {
        let graph = at.graph();
        let name = |place: Place| at.place_name(place);
        let location = || graph.place(event).map(name).unwrap_or_default();
        let value = graph.value(event);
        // Allocations and releases have the address of their object as value.
        let object = || at.object_name(Address(value.0));
        match graph.kind(event) {
            EventKind::InitialWrite => Action::InitialWrite {
                location: location(),
                value: graph.initialised(event).then_some(value),
            },
            EventKind::Read => Action::Read {
                location: location(),
                value: graph
                    .rf(event)
                    .is_none_or(|write| graph.initialised(write))
                    .then_some(value),
                from: graph.rf(event),
            },
            EventKind::Write => Action::Write {
                location: location(),
                value: graph.initialised(event).then_some(value),
            },
            EventKind::Fence(kind) => Action::Fence(kind),
            EventKind::Create(child) => Action::Create(child),
            EventKind::Join(child) => Action::Join(child),
            EventKind::Choose => Action::Choose(value),
            EventKind::End => Action::End,
            EventKind::BarrierWait => {
                let others = || graph.round(event).skip(1).collect();
                Action::BarrierWait {
                    barrier: graph.barrier_place(event).map(name),
                    met: graph.is_matched(event).then(others),
                }
            }
            EventKind::Allocate => Action::Allocate { object: object() },
            EventKind::Free => Action::Free { object: object() },
        }
    }
}
