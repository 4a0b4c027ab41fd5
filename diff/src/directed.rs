//! Candidates: executions that are likely to tell models apart, tried before all programs are gone
//! through.
//!
//! What an axiom forbids is mostly a cycle, and a difference between models is mostly a cycle that
//! one forbids. There are two sources of candidates:
//!
//! * *Words*, cycles of steps: those because of which the prover does not see that an axiom follows
//!   from the other model, and others of the axioms that the other model does not have. The prover
//!   makes executions of them ([`of_execution`]).
//! * *Cycles* ([`each_cycle`]) of communication between threads with few accesses each. That is
//!   enough for the classic tests, IRIW among them, and there are not many.
//!
//! Only who accesses what and how the accesses communicate is taken from a candidate. Modes, fences
//! and dependencies are chosen by the search, which judges candidates by both models, so that a
//! candidate is never wrong, only useless.

use crate::labels::Kind;
use crate::shapes::{Access, Communication, Shape, communications};
use katec_checker::builtin::{BuiltinRelation as Rel, BuiltinSet as Set};
use katec_checker::event::EventId;
use katec_compiler::prove::AbstractExecution;

/// The accesses of an execution and how they communicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The accesses.
    pub shape: Shape,
    /// How they communicate.
    pub communication: Communication,
}

impl Candidate {
    /// How many events the accesses are.
    pub fn events(&self) -> usize {
        let accesses = self.shape.threads.iter().flatten();
        accesses.map(|access| access.kind.events()).sum()
    }
}

/// The candidate of an execution that the prover made. `None` if it has what programs of the search
/// have not.
pub fn of_execution(execution: &AbstractExecution) -> Option<Candidate> {
    let location = |event: EventId| {
        let name = execution.event(event).location.as_ref()?;
        let mut known = execution.locations.iter();
        known.position(|location| location.name == *name)
    };
    let edges = |relation: Rel| {
        let all = execution.edges.iter();
        all.filter(move |edge| edge.label == relation.name())
    };
    let mut threads = Vec::new();
    // The number of the access that each event is of.
    let mut numbers: Vec<Option<usize>> = vec![None; execution.events.len()];
    let mut count = 0;
    for thread in &execution.threads {
        let mut code = Vec::new();
        for event in &thread.events {
            let sets = execution.event(*event).sets;
            let writes = sets.contains(Set::W);
            let second = edges(Rel::Rmw).any(|edge| edge.to == *event);
            let first = edges(Rel::Rmw).any(|edge| edge.from == *event);
            let kind = match (sets.contains(Set::R), writes) {
                _ if second => {
                    numbers[event.index()] = Some(count - 1);
                    continue;
                }
                (true, _) if first => Kind::Rmw,
                (true, _) => Kind::Read,
                (_, true) => Kind::Write,
                _ if sets.contains(Set::F) || sets.contains(Set::Tb) => continue,
                _ => return None,
            };
            code.push(Access {
                kind,
                location: location(*event)?,
            });
            numbers[event.index()] = Some(count);
            count += 1;
        }
        if !code.is_empty() {
            threads.push(code);
        }
    }
    let mut communication = Communication {
        source: vec![None; count],
        order: Vec::new(),
    };
    for edge in edges(Rel::Rf) {
        let read = numbers[edge.to.index()]?;
        communication.source[read] = numbers[edge.from.index()];
    }
    for location in &execution.locations {
        let writes = location.writes.iter();
        let order: Vec<usize> = writes.filter_map(|w| numbers[w.index()]).collect();
        communication.order.push(order);
    }
    let shape = Shape {
        threads,
        locations: execution.locations.len(),
    };
    let is_atomic = shape
        .accesses()
        .iter()
        .enumerate()
        .all(|(at, (_, access))| {
            let order = &communication.order[access.location];
            let place = order.iter().position(|write| *write == at);
            let before = place.and_then(|place| place.checked_sub(1));
            access.kind != Kind::Rmw || communication.source[at] == before.map(|place| order[place])
        });
    is_atomic.then_some(Candidate {
        shape,
        communication,
    })
}

/// The most accesses of a thread of a cycle.
const MOST_ACCESSES: usize = 3;

/// Calls `visit` with the executions that have a cycle of communication through so many threads:
/// each thread has one to three accesses, and its last one communicates with the first one of the
/// next thread. No more than so many events.
pub fn each_cycle(threads: usize, events: usize, visit: &mut dyn FnMut(Candidate)) {
    let mut segments: Vec<Segment> = Vec::new();
    let own = Segment::all(match threads {
        0..=2 => MOST_ACCESSES,
        _ => 2,
    });
    add_segments(&own, threads, events, &mut segments, visit);
}

/// The accesses of a thread of a cycle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Segment {
    kinds: Vec<Kind>,
    /// Which of three accesses the one in the middle shares its location with.
    middle: usize,
}

impl Segment {
    fn all(most: usize) -> Vec<Segment> {
        let mut all = Vec::new();
        for first in Kind::ALL {
            let one = vec![first];
            all.push(Segment {
                kinds: one,
                middle: 0,
            });
            for last in Kind::ALL {
                let two = vec![first, last];
                all.push(Segment {
                    kinds: two,
                    middle: 0,
                });
            }
        }
        if most == MOST_ACCESSES {
            for segment in all.clone() {
                let [first, last] = segment.kinds[..] else {
                    continue;
                };
                for between in Kind::ALL {
                    all.extend([0, 2].map(|middle| Segment {
                        kinds: vec![first, between, last],
                        middle,
                    }));
                }
            }
        }
        all
    }

    fn events(&self) -> usize {
        self.kinds.iter().map(|kind| kind.events()).sum()
    }
}

fn add_segments(
    own: &[Segment],
    threads: usize,
    events: usize,
    segments: &mut Vec<Segment>,
    visit: &mut dyn FnMut(Candidate),
) {
    if segments.len() == threads {
        let is_first = (1..threads).all(|start| {
            let rotated = segments[start..].iter().chain(&segments[..start]);
            segments.iter().le(rotated)
        });
        if is_first {
            close(segments, visit);
        }
        return;
    }
    let left = threads - segments.len() - 1;
    for segment in own {
        if segment.events() + left <= events {
            segments.push(segment.clone());
            add_segments(own, threads, events - segment.events(), segments, visit);
            segments.pop();
        }
    }
}

/// Closes a cycle of threads in all ways to communicate.
fn close(segments: &[Segment], visit: &mut dyn FnMut(Candidate)) {
    let count = segments.len();
    // The first accesses of threads, by number.
    let mut starts = Vec::new();
    let mut total = 0;
    for segment in segments {
        starts.push(total);
        total += segment.kinds.len();
    }
    let ends = |thread: usize| starts[thread] + segments[thread].kinds.len() - 1;
    let kinds: Vec<Kind> = segments.iter().flat_map(|s| s.kinds.clone()).collect();
    let edges: Vec<(usize, usize)> = (0..count)
        .map(|thread| (ends(thread), starts[(thread + 1) % count]))
        .collect();
    // Two reads do not communicate.
    if edges
        .iter()
        .any(|(a, b)| !kinds[*a].writes() && !kinds[*b].writes())
    {
        return;
    }
    let mut same: Vec<usize> = (0..total).collect();
    let mut join = |a: usize, b: usize| {
        let (from, to) = (same[a].max(same[b]), same[a].min(same[b]));
        for group in &mut same {
            if *group == from {
                *group = to;
            }
        }
    };
    for (a, b) in &edges {
        join(*a, *b);
    }
    for (thread, segment) in segments.iter().enumerate() {
        if segment.kinds.len() == MOST_ACCESSES {
            join(starts[thread] + 1, starts[thread] + segment.middle);
        }
    }
    let mut names: Vec<usize> = Vec::new();
    let mut threads = Vec::new();
    for (thread, segment) in segments.iter().enumerate() {
        let access = |(at, kind): (usize, &Kind)| {
            let group = same[starts[thread] + at];
            let known = names.iter().position(|name| *name == group);
            let location = known.unwrap_or_else(|| {
                names.push(group);
                names.len() - 1
            });
            Access {
                kind: *kind,
                location,
            }
        };
        threads.push(segment.kinds.iter().enumerate().map(access).collect());
    }
    let shape = Shape {
        threads,
        locations: names.len(),
    };
    communications(&shape, false, &mut |communication| {
        if edges
            .iter()
            .all(|edge| has_edge(&shape, communication, *edge))
        {
            visit(Candidate {
                shape: shape.clone(),
                communication: communication.clone(),
            });
        }
        true
    });
}

/// Whether an access communicates with another one.
fn has_edge(shape: &Shape, communication: &Communication, (from, to): (usize, usize)) -> bool {
    let accesses = shape.accesses();
    let order = &communication.order[accesses[from].1.location];
    // Before all writes is the initial one.
    let place = |write: Option<usize>| {
        let place = order.iter().position(|other| Some(*other) == write);
        place.map_or(0, |place| place + 1)
    };
    match (accesses[from].1.kind.writes(), accesses[to].1.kind) {
        (true, Kind::Read) => communication.source[to] == Some(from),
        (true, _) => place(Some(from)) < place(Some(to)),
        (false, _) => place(communication.source[from]) < place(Some(to)),
    }
}
