//! The conditions under which waits at a barrier can be explored as rounds, checked at every event
//! that concerns a barrier.
//!
//! Rounds stand for all orders of arrival only if it is determined which waits meet. That is so if
//!
//! 1. every wait comes after exactly one initialisation that is in force, for at least one thread;
//! 2. nothing else accesses the memory of the barrier in the meantime;
//! 3. never more threads wait at the same time than meet in a round.
//!
//! A program that breaks one of these is wrong, or at least cannot be explored with rounds: it gets
//! an error, at the event that was added last of those involved. What an event must come after was
//! there before it in any case, so whichever comes last, someone sees it.
//!
//! # What "comes after" means
//!
//! The accesses of a barrier must be ordered by the model's happens-before, and models are not
//! asked for that relation: they may not even have a name for it. They are asked something else
//! that they all can answer. A write happens before an event if a read in the event's place could
//! no longer miss the write: in the causal prefix of the event, with such a read added, the read
//! cannot be given an older write. It depends on the causal prefix only, which never changes as
//! long as the event exists, so it is enough to ask when the event is added.
//!
//! For a wait that must come before the destruction of its barrier, the question is about a write
//! that is put right before the wait: a wait orders what comes before it as it is ordered itself.
//!
//! Waits among themselves must be ordered causally (by `po`, `rf` and rounds), as
//! read-modify-writes of one counter would be: if a round is not in the causal prefix of a later
//! wait, that wait could have come first and taken a place in the round.
//!
//! # More waits than places
//!
//! With N threads to a round, more than N waits at the same time are N + 1 waits of which none is
//! causally before another. When a wait is added it is enough to look at the last round. What is
//! causally after one member of a round is after all of them, so each round is either in the causal
//! prefix of the new wait or has no member there. In the second case the new wait and the members
//! are too many. In the first case all rounds are in the prefix, because each wait of the last one
//! had the earlier ones in its own; and the waits that are in no round are fewer than N.

use crate::event::{EventId, Mode, ThreadId};
use crate::graph::{Access, BarrierWrite, EventKind, Graph, Kept, LocationId};
use crate::model::MemoryModel;
use std::fmt::Write;

/// What an event does wrong with a barrier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misuse {
    /// A barrier for 0 threads.
    Zero,
    /// It initialises a barrier that is one already, by this initialisation (of the program's
    /// start, if there is none).
    SecondInit(Option<EventId>),
    /// It initialises or destroys a barrier while this event may use it, or may not be done with
    /// it.
    Unordered(EventId),
    /// It writes to a barrier, made by this initialisation.
    OtherWrite(Option<EventId>),
    /// It reads what an operation on the barrier wrote.
    OtherRead(Option<EventId>),
    /// It waits at or destroys a barrier that was not initialised.
    NotInitialised,
    /// It waits at or destroys a barrier, but may miss this write that made it what it is.
    MayMiss(EventId),
    /// It waits at or destroys a barrier that was destroyed by this event.
    Destroyed(EventId),
    /// It waits while all places of a round are taken, by these waits.
    TooMany {
        /// How many threads meet.
        count: usize,
        /// The members of the round.
        round: Vec<EventId>,
    },
}

/// How many threads meet at a barrier, 0 if it is none.
pub fn count(graph: &Graph, location: LocationId) -> usize {
    match graph.co(location).last() {
        Some(last) if graph.barrier_write(*last) == Some(BarrierWrite::Init) => {
            graph.value(*last).0 as usize
        }
        _ => 0,
    }
}

/// Checks an event that was just added, or that was given a source or a place in coherence: a wait,
/// a write to a location that is or was a barrier, or a read of such a write.
pub fn check<M: MemoryModel>(model: &mut M, graph: &Graph, event: EventId) -> Result<(), Misuse> {
    match graph.kind(event) {
        EventKind::BarrierWait => match graph.barrier(event) {
            Some(location) => check_wait(model, graph, event, location),
            None => Ok(()),
        },
        EventKind::Read => match graph.rf(event) {
            Some(source) if graph.barrier_write(source).is_some() => {
                Err(Misuse::OtherRead(not_initial(graph, source)))
            }
            _ => Ok(()),
        },
        EventKind::Write => match graph.location(event) {
            Some(location) if graph.is_barrier(location) => {
                check_write(model, graph, event, location)
            }
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

fn not_initial(graph: &Graph, event: EventId) -> Option<EventId> {
    (!graph.is_initial(event)).then_some(event)
}

/// The write that decides whether there is a barrier at a location, apart from one write.
fn in_force(
    graph: &Graph,
    location: LocationId,
    apart: EventId,
) -> Option<(EventId, BarrierWrite)> {
    let mut writes = graph.co(location).iter().rev().filter(|w| **w != apart);
    writes.find_map(|write| Some((*write, graph.barrier_write(*write)?)))
}

fn check_write<M: MemoryModel>(
    model: &mut M,
    graph: &Graph,
    event: EventId,
    location: LocationId,
) -> Result<(), Misuse> {
    use BarrierWrite::{Destroy, Init};
    let before = in_force(graph, location, event);
    match (graph.barrier_write(event), before) {
        (None, Some((init, Init))) => {
            return Err(Misuse::OtherWrite(not_initial(graph, init)));
        }
        (Some(Init), Some((init, Init))) => {
            return Err(Misuse::SecondInit(not_initial(graph, init)));
        }
        (Some(Destroy), None) => return Err(Misuse::NotInitialised),
        (Some(Destroy), Some((destroy, Destroy))) => return Err(Misuse::Destroyed(destroy)),
        (Some(Init), _) if graph.value(event).0 == 0 => return Err(Misuse::Zero),
        _ => {}
    }
    sees_all_writes(model, graph, event, location)?;
    let last_wait = graph.waits(location).last();
    match last_wait {
        Some(wait) if !happens_before(model, graph, *wait, event) => Err(Misuse::Unordered(*wait)),
        _ => Ok(()),
    }
}

fn check_wait<M: MemoryModel>(
    model: &mut M,
    graph: &Graph,
    wait: EventId,
    location: LocationId,
) -> Result<(), Misuse> {
    match in_force(graph, location, wait) {
        None => return Err(Misuse::NotInitialised),
        Some((destroy, BarrierWrite::Destroy)) => return Err(Misuse::Destroyed(destroy)),
        Some((_, BarrierWrite::Init)) => {}
    }
    let earlier = graph.waits(location).iter().rev().skip(1);
    let mut own = earlier.clone().filter(|w| graph.same_thread(**w, wait));
    let last_write = graph.co(location).last();
    // An earlier wait of the thread saw the same.
    let seen = own.next().zip(last_write);
    if !seen.is_some_and(|(own, write)| graph.in_prefix(*write, *own)) {
        sees_all_writes(model, graph, wait, location)?;
    }
    let count = count(graph, location);
    if count == 0 {
        return Err(Misuse::Zero);
    }
    match earlier.copied().find(|w| graph.is_matched(*w)) {
        Some(last) if !graph.in_prefix(last, wait) => Err(Misuse::TooMany {
            count,
            round: graph.round(last).collect(),
        }),
        _ => Ok(()),
    }
}

/// Whether all writes of the location (but the event itself) happen before the event.
fn sees_all_writes<M: MemoryModel>(
    model: &mut M,
    graph: &Graph,
    event: EventId,
    location: LocationId,
) -> Result<(), Misuse> {
    let writes = || graph.co(location).iter().copied().filter(|w| *w != event);
    if let Some(concurrent) = writes().find(|write| !graph.in_prefix(*write, event)) {
        return Err(misses(graph, event, concurrent));
    }
    let Some(last) = writes().next_back().filter(|w| !graph.is_initial(*w)) else {
        return Ok(());
    };
    match happens_before(model, graph, last, event) {
        true => Ok(()),
        false => Err(misses(graph, event, last)),
    }
}

fn misses(graph: &Graph, event: EventId, write: EventId) -> Misuse {
    match graph.barrier_write(event) {
        Some(BarrierWrite::Init) => Misuse::Unordered(write),
        _ => Misuse::MayMiss(write),
    }
}

/// Whether a write to a barrier, or a wait at it that met others, happens before an event: see the
/// notes of this module.
pub fn happens_before<M: MemoryModel>(
    model: &mut M,
    graph: &Graph,
    first: EventId,
    event: EventId,
) -> bool {
    if !graph.in_prefix(first, event) {
        return false;
    }
    if is_created_after(graph, first, event) {
        return true;
    }
    let mut kept = Kept::default();
    kept.choose(graph, |e| e != event && graph.in_prefix(e, event));
    let mut past = Graph::new(0, 0);
    past.copy_kept(graph, &kept);
    let (Some(thread), Some(write)) = (graph.thread(event), kept.renumbered(first)) else {
        return true;
    };
    let mut write = write;
    if graph.kind(first) == EventKind::BarrierWait {
        let Some(added) = past.write_before_wait(write) else {
            return true;
        };
        compute_clocks(model, &mut past);
        write = added;
    }
    cannot_miss(model, past, thread, write)
}

/// Computes the clocks of the model for all events, one after the other, each as it was when it was
/// added: before it had a source or a place, or met others.
fn compute_clocks<M: MemoryModel>(model: &mut M, graph: &mut Graph) {
    let waits = graph.events().filter(|event| graph.is_matched(*event));
    let rounds: Vec<Vec<EventId>> = waits
        .filter(|wait| graph.round(*wait).all(|other| other <= *wait))
        .map(|wait| graph.round(wait).collect())
        .collect();
    let values: Vec<_> = graph.events().map(|event| graph.value(event)).collect();
    for wait in rounds.iter().flatten() {
        graph.set_met(*wait, None, values[wait.index()]);
    }
    let mut rounds = rounds.into_iter().peekable();
    for event in graph
        .events()
        .filter(|event| !graph.is_initial(*event))
        .collect::<Vec<_>>()
    {
        let (source, place) = (graph.rf(event), graph.co_previous(event));
        graph.unlink_reader(event);
        graph.unplace(event);
        model.update_clocks(graph, event);
        if let Some(source) = source {
            graph.set_rf(event, source);
        }
        if let Some(place) = place {
            graph.place_after(event, place);
        }
        if let Some(round) = rounds.next_if(|round| round[0] == event) {
            let next = round.iter().cycle().skip(1);
            for (wait, next) in round.iter().zip(next) {
                graph.set_met(*wait, Some(*next), values[wait.index()]);
            }
        }
    }
}

/// Whether an event is later in the same thread, or in a thread that was created after an event:
/// the usual case, in which no model needs to be asked.
fn is_created_after(graph: &Graph, first: EventId, event: EventId) -> bool {
    let mut at = event;
    while !graph.same_thread(first, at) {
        match graph.thread(at).and_then(|thread| graph.creator(thread)) {
            Some(creator) => at = creator,
            None => return false,
        }
    }
    graph.index(first) < graph.index(at)
}

/// Whether a read that a thread does next cannot read anything older than a write.
fn cannot_miss<M: MemoryModel>(
    model: &mut M,
    mut graph: Graph,
    thread: ThreadId,
    write: EventId,
) -> bool {
    let (Some(location), Some(position)) = (graph.location(write), graph.co_position(write)) else {
        return true;
    };
    let older = graph.co(location)[..position].to_vec();
    let access = Access {
        location,
        mode: Mode::Relaxed,
        atomic: true,
    };
    let read = graph.add_read(thread, access);
    model.update_clocks(&mut graph, read);
    older.into_iter().all(|write| {
        graph.set_rf(read, write);
        !model.consistent_from_scratch(&graph)
    })
}

impl Misuse {
    /// What is wrong, for people. `whereabouts` gives the thread and the line of an event.
    pub fn message(
        &self,
        name: &str,
        whereabouts: impl Fn(EventId) -> (Option<ThreadId>, Option<u32>),
    ) -> String {
        let at = |event: EventId| {
            let (thread, line) = whereabouts(event);
            let thread = thread.map(|thread| format!("in thread {}", thread.0));
            let line = line.map(|line| format!("at line {line}"));
            let parts: Vec<_> = line.into_iter().chain(thread).collect();
            parts.join(" ")
        };
        let made = |init: &Option<EventId>| match init {
            Some(init) => format!("it was initialised {}", at(*init)),
            None => "it is a barrier from the start".to_string(),
        };
        match self {
            Misuse::Zero => format!("the barrier `{name}` is for 0 threads"),
            Misuse::SecondInit(first) => {
                format!("the barrier `{name}` is initialised again: {}", made(first))
            }
            Misuse::Unordered(other) => format!(
                "the barrier `{name}` is changed while it is used {}: nothing orders the two",
                at(*other)
            ),
            Misuse::OtherWrite(init) => {
                format!("write to the barrier `{name}`: {}", made(init))
            }
            Misuse::OtherRead(init) => match init {
                Some(write) => {
                    format!(
                        "read of the barrier `{name}`, which was last set {}",
                        at(*write)
                    )
                }
                None => format!("read of the barrier `{name}`"),
            },
            Misuse::NotInitialised => {
                format!("the barrier `{name}` is used but was not initialised before")
            }
            Misuse::MayMiss(write) => format!(
                "the use of the barrier `{name}` does not happen after what was done to it {}",
                at(*write)
            ),
            Misuse::Destroyed(destroy) => {
                format!(
                    "the barrier `{name}` is used but was destroyed {}",
                    at(*destroy)
                )
            }
            Misuse::TooMany { count, round } => {
                let mut text = format!(
                    "more than {count} threads wait at the barrier `{name}` at the same time: here"
                );
                for wait in round {
                    // Writing to a string does not fail.
                    let _ = write!(text, ", {}", at(*wait));
                }
                text
            }
        }
    }
}
