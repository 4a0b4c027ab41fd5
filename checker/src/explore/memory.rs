//! Accesses that are wrong whatever the memory model: outside of objects, after their release, of
//! half a value.
//!
//! Only for programs with byte addresses. (The threads of these are joined once, which is checked
//! here too.) Asked when an event is added, and again when a read changes its source.
//!
//! Events are added in an order that agrees with causality. So when an access is added and the
//! release of its object is there already, the access does not come before the release. And when a
//! release is added, an access in the graph that is not in its causal prefix does not come before
//! it either. In both cases the access may come after the release, which is the error.

use super::Explored;
use crate::event::{Address, EventId, Place, ThreadId};
use crate::graph::{EventKind, Graph, Places};
use crate::program::{ProblemKind, Program, ProgramError, Storage, bytes};

/// What is wrong with an event, if anything is.
#[inline]
pub(super) fn fault<P: Program>(at: &Explored<'_, P>, event: EventId) -> Option<ProgramError> {
    let (program, graph, places) = (at.program, at.graph, at.places);
    match graph.kind(event) {
        EventKind::Read | EventKind::Write => {
            let location = graph.location(event)?;
            let place = places.place(location);
            let overlaps = !places.overlapping(location).is_empty();
            if !overlaps && !program.is_allocated(place) {
                return None;
            }
            mixed_size(at, event).or_else(|| invalid_access(at, place))
        }
        EventKind::BarrierWait => {
            let place = graph.barrier_place(event)?;
            invalid_access(at, place)
        }
        EventKind::Free => invalid_release(at, event),
        EventKind::Join(child) => joined_twice(graph, child),
        _ => None,
    }
}

/// Whether an access comes after the release of its object by what threads did.
pub(super) fn is_after_release(graph: &Graph, event: EventId) -> bool {
    let place = graph.place(event).or_else(|| graph.barrier_place(event));
    let object = place.and_then(|place| graph.object_at(place.address));
    object.is_some_and(|object| {
        let mut releases = graph.releases(object.address);
        releases.any(|release| graph.in_prefix(release, event))
    })
}

/// That memory is read that was not initialised.
pub(super) fn uninitialised<P: Program>(at: &Explored<'_, P>, read: EventId) -> ProgramError {
    let place = at.graph.place(read);
    let name = place.map(|place| at.place_name(place)).unwrap_or_default();
    ProgramError {
        kind: ProblemKind::Uninitialised,
        message: format!("read of uninitialised memory: {name}"),
    }
}

#[cold]
fn error(kind: ProblemKind, message: String) -> Option<ProgramError> {
    Some(ProgramError { kind, message })
}

fn joined_twice(graph: &Graph, child: ThreadId) -> Option<ProgramError> {
    if graph.joins(child).len() < 2 {
        return None;
    }
    error(
        ProblemKind::Thread,
        format!("thread {} is joined twice", child.0),
    )
}

/// An access and another one that overlap without being of the same bytes, unless nobody writes.
pub(super) fn overlap(graph: &Graph, places: &Places, event: EventId) -> Option<(Place, Place)> {
    let location = graph.location(event)?;
    let is_written = |location| graph.co(location).len() > 1;
    let writes = graph.kind(event) == EventKind::Write || is_written(location);
    let mut others = places.overlapping(location).iter().copied();
    let other = others.find(|other| {
        let accessed =
            !graph.co(*other).is_empty() && (is_written(*other) || !graph.reads(*other).is_empty());
        accessed && (writes || is_written(*other))
    })?;
    Some((places.place(location), places.place(other)))
}

fn mixed_size<P: Program>(at: &Explored<'_, P>, event: EventId) -> Option<ProgramError> {
    let (place, other) = overlap(at.graph, at.places, event)?;
    let message = format!(
        "{} is accessed by {} bytes and, overlapping, {} by {} bytes, which is not supported",
        at.place_name(place),
        place.size,
        at.place_name(other),
        other.size
    );
    error(ProblemKind::MixedSize, message)
}

fn invalid_access<P: Program>(at: &Explored<'_, P>, place: Place) -> Option<ProgramError> {
    let graph = at.graph;
    if !at.program.is_allocated(place) {
        return None;
    }
    let name = || at.place_name(place);
    let Some(object) = graph.object_at(place.address) else {
        let near = match at.object_near(place.address) {
            Some(object) => format!("outside of an object of {}", bytes(object.size)),
            None => "where there is no object".to_string(),
        };
        let size = bytes(place.size.into());
        let message = format!("access of {size} at {}, {near}", name());
        return error(ProblemKind::OutOfBounds, message);
    };
    if !object.covers(place) {
        let message = format!(
            "access of {} at {} goes beyond the end of an object of {}",
            bytes(place.size.into()),
            name(),
            bytes(object.size)
        );
        return error(ProblemKind::OutOfBounds, message);
    }
    if graph.releases(object.address).next().is_some() {
        let dead = match object.storage {
            Storage::Heap => "which is freed",
            Storage::Stack => "a local variable of a function that has returned",
        };
        let message = format!("access of {}, {dead}", name());
        return error(ProblemKind::UseAfterFree, message);
    }
    None
}

fn invalid_release<P: Program>(at: &Explored<'_, P>, free: EventId) -> Option<ProgramError> {
    let graph = at.graph;
    let address = Address(graph.value(free).0);
    let name = |address| at.object_name(address);
    // Empty objects contain no byte, so they are found by where they begin.
    let object = graph
        .objects()
        .iter()
        .rev()
        .find(|object| object.address == address);
    let Some(object) = object else {
        let message = format!(
            "free of {}, where no allocated object begins",
            name(address)
        );
        return error(ProblemKind::InvalidFree, message);
    };
    if graph.releases(address).any(|other| other != free) {
        return error(
            ProblemKind::DoubleFree,
            format!("{} is freed twice", name(address)),
        );
    }
    if !graph.in_prefix(object.event, free) {
        let message = format!(
            "{} is freed by a thread that does not know it",
            name(address)
        );
        return error(ProblemKind::InvalidFree, message);
    }
    let in_use = graph.events().find(|event| {
        graph.thread(*event).is_some()
            && graph
                .place(*event)
                .or_else(|| graph.barrier_place(*event))
                .is_some_and(|place| object.contains(place.address))
            && !graph.in_prefix(*event, free)
    });
    if in_use.is_some() {
        let ends = match object.storage {
            Storage::Heap => "is freed",
            Storage::Stack => "is a local variable of a function that returns",
        };
        let message = format!(
            "{} {ends} while another thread may still access it",
            name(address)
        );
        return error(ProblemKind::UseAfterFree, message);
    }
    None
}
