//! Executions that refute a claim, as data.
//!
//! A counterexample is made once, from the execution that was found. Text (`show`) and JSON (the
//! command) are printed from it. Ids of events and threads, edges and locations are the types of
//! [reports about programs](katec_checker::check). Events are others: they come from no program,
//! and all that is known of one is its thread, its location and the sets that it is in. They have
//! no values and no lines of source.
//!
//! There is no counterexample that is less than an execution. A path whose execution could not be
//! made, or did not show the claim to be false, is not reported.

use super::realise::{self, Realisation};
use super::refute::Goal;
use crate::automata::Letter;
use crate::evaluate::Denotation;
use crate::model::Model;
use crate::printer::print_resolved;
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet as Set, Kind, SetMask};
use katec_checker::check::{About, Edge, LocationReport};
use katec_checker::event::{EventId, Mode, ThreadId};

/// An execution with a path that one side of a claim has and the other has not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The events of the path in order, and the steps between them. A cycle ends with the event
    /// that it begins with.
    pub path: About,
    /// The whole execution.
    pub execution: AbstractExecution,
    /// It is of the right side and not of the left: the claim is an equality.
    pub backwards: bool,
}

/// An execution that comes from no program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbstractExecution {
    /// The events: an [`EventId`] is an index here.
    pub events: Vec<AbstractEvent>,
    /// The threads.
    pub threads: Vec<AbstractThread>,
    /// The locations, with the coherence order of their writes.
    pub locations: Vec<LocationReport>,
    /// The pairs of relations that threads, locations and other edges do not tell: `rf` first,
    /// declared relations last. A pair of a symmetric relation is there once.
    pub edges: Vec<Edge>,
}

/// A thread of such an execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbstractThread {
    /// The thread. The first one has number 1.
    pub thread: ThreadId,
    /// Its events in program order.
    pub events: Vec<EventId>,
}

/// An event of such an execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbstractEvent {
    /// What it is called: `e1`, `init x`, or `begin` for an event that only begins a thread.
    pub name: String,
    /// Its thread; `None` for initial writes.
    pub thread: Option<ThreadId>,
    /// The location, of accesses.
    pub location: Option<String>,
    /// The built-in sets that it is in.
    pub sets: SetMask,
    /// The names of the declared sets that it is in.
    pub declared: Vec<String>,
}

/// What an event does, the first set that it is in counts.
const ACTIONS: [(Set, &str); 11] = [
    (Set::Iw, "initial"),
    (Set::R, "read"),
    (Set::W, "write"),
    (Set::F, "fence"),
    (Set::B, "barrier-wait"),
    (Set::Tc, "create"),
    (Set::Tj, "join"),
    (Set::Malloc, "allocate"),
    (Set::Free, "free"),
    (Set::Tb, "begin"),
    (Set::Te, "end"),
];

/// Modes, the strongest first.
const MODES: [(Set, Mode); 6] = [
    (Set::Sc, Mode::SequentiallyConsistent),
    (Set::AcqRel, Mode::AcquireRelease),
    (Set::Acq, Mode::Acquire),
    (Set::Rel, Mode::Release),
    (Set::Rlx, Mode::Relaxed),
    (Set::Na, Mode::NonAtomic),
];

impl AbstractEvent {
    /// What it does, in the words of reports about programs; `other` if no set tells.
    pub fn action(&self) -> &'static str {
        let known = ACTIONS.iter().find(|(set, _)| self.sets.contains(*set));
        known.map_or("other", |(_, action)| *action)
    }

    /// Its mode, if it has one.
    pub fn mode(&self) -> Option<Mode> {
        let known = MODES.iter().find(|(set, _)| self.sets.contains(*set));
        known.map(|(_, mode)| *mode)
    }

    /// Whether it begins a thread and does nothing else.
    pub(super) fn is_begin(&self) -> bool {
        is_begin(self.sets)
    }
}

impl Counterexample {
    /// The execution of a claim's path that has these steps.
    pub(super) fn new(
        model: &Model,
        realisation: &Realisation,
        declared: &[Denotation],
        steps: &[Letter],
    ) -> Self {
        let path = realisation.of_position.iter();
        let events: Vec<EventId> = path.map(|event| EventId::new(*event)).collect();
        let ends = events.windows(2).zip(steps);
        let edge =
            |(ends, step): (&[EventId], &Letter)| Edge::new(step.show(model), ends[0], ends[1]);
        Self {
            path: About {
                edges: ends.map(edge).collect(),
                events,
            },
            execution: AbstractExecution::new(model, realisation, declared),
            backwards: false,
        }
    }
}

impl Counterexample {
    /// The execution of a pair that is on the left and not on the right.
    pub(super) fn of_pair<const N: usize>(
        goal: Goal<'_, N>,
        realisation: &Realisation,
        declared: &[Denotation],
        (first, last): (usize, usize),
    ) -> Self {
        let (first, last) = (EventId::new(first), EventId::new(last));
        let label = format!("({})", print_resolved(goal.model, goal.left));
        let is_set = goal.model.kind(goal.left) == Kind::Set;
        let path = match is_set {
            true => About {
                events: vec![first],
                edges: Vec::new(),
            },
            false => About {
                events: vec![first, last],
                edges: vec![Edge::new(label, first, last)],
            },
        };
        Self {
            path,
            execution: AbstractExecution::new(goal.model, realisation, declared),
            backwards: false,
        }
    }
}

impl AbstractExecution {
    /// The execution, with what declared names mean in it; none if they do not matter.
    pub(crate) fn new(model: &Model, realisation: &Realisation, declared: &[Denotation]) -> Self {
        let ids = |events: &[usize]| events.iter().map(|e| EventId::new(*e)).collect();
        let threads = realisation.threads.iter().enumerate();
        let threads = threads.map(|(index, events)| AbstractThread {
            thread: thread_id(index),
            events: ids(events),
        });
        let locations = realisation.writes.iter().enumerate();
        let locations = locations.map(|(index, writes)| LocationReport {
            name: location_name(index),
            writes: ids(writes),
        });
        Self {
            events: events(model, realisation, declared),
            threads: threads.collect(),
            locations: locations.collect(),
            edges: edges(model, realisation, declared),
        }
    }

    /// An event.
    pub fn event(&self, event: EventId) -> &AbstractEvent {
        &self.events[event.index()]
    }

    /// The immediate steps of coherence, and the other edges.
    pub fn all_edges(&self) -> Vec<Edge> {
        let steps = self.locations.iter().flat_map(|l| l.writes.windows(2));
        let coherence = steps.map(|pair| Edge::new(Rel::Co.name(), pair[0], pair[1]));
        coherence.chain(self.edges.iter().cloned()).collect()
    }
}

fn events(model: &Model, realisation: &Realisation, declared: &[Denotation]) -> Vec<AbstractEvent> {
    let mut numbered = 0;
    let mut name = |event: &realise::Event| match (event.thread, event.location) {
        (None, Some(location)) => format!("init {}", location_name(location)),
        _ if is_begin(event.mask) => "begin".to_string(),
        _ => {
            numbered += 1;
            format!("e{numbered}")
        }
    };
    let declared_sets = |index: usize| {
        let known = model.declarations.iter().zip(declared);
        let known = known.filter(|(_, value)| match value {
            Denotation::Set(set) => set.contains(index),
            Denotation::Relation(_) => false,
        });
        known
            .map(|(declaration, _)| declaration.name.clone())
            .collect()
    };
    let events = realisation.events.iter().enumerate();
    let events = events.map(|(index, event)| AbstractEvent {
        name: name(event),
        thread: event.thread.map(thread_id),
        location: event.location.map(location_name),
        sets: event.mask,
        declared: declared_sets(index),
    });
    events.collect()
}

fn edges(model: &Model, realisation: &Realisation, declared: &[Denotation]) -> Vec<Edge> {
    let mut edges = Vec::new();
    let mut add = |label: &str, pairs: &mut dyn Iterator<Item = (usize, usize)>| {
        edges.extend(pairs.map(|(a, b)| Edge::new(label, EventId::new(a), EventId::new(b))));
    };
    add(Rel::Rf.name(), &mut realisation.reads_from.iter().copied());
    for relation in Rel::ALL.iter().filter(|r| r.facts().given) {
        let pairs = realisation.execution.relation(*relation).pairs();
        let once = |(a, b): &(usize, usize)| !relation.facts().symmetric || a < b;
        add(relation.name(), &mut pairs.filter(once));
    }
    for (declaration, value) in model.declarations.iter().zip(declared) {
        if let Denotation::Relation(relation) = value {
            add(&declaration.name, &mut relation.pairs());
        }
    }
    edges
}

/// The first event of a thread that is nothing else.
fn is_begin(sets: SetMask) -> bool {
    sets == SetMask::of(&[Set::Tb])
}

fn thread_id(index: usize) -> ThreadId {
    ThreadId::new(index + 1)
}

fn location_name(location: usize) -> String {
    match ["x", "y", "z", "u", "v", "w"].get(location) {
        Some(name) => (*name).to_string(),
        None => format!("x{location}"),
    }
}
