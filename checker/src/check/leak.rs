//! Objects that are never released.

use super::collector::Identity;
use super::report::About;
use crate::explore::Explored;
use crate::graph::Object;
use crate::model::Severity;
use crate::program::{ProblemKind, Program, Storage};

/// Objects that nobody released, if the program ran to its end: a warning for each.
pub(super) fn leaks<P: Program>(at: &Explored<'_, P>) -> Vec<(Identity, About)> {
    let graph = at.graph();
    let heap = |object: &&Object| object.storage == Storage::Heap;
    let has_ended = |thread| {
        let operation = at.machine(thread).map(|(_, operation)| operation);
        operation.is_none_or(|operation| operation.ended().is_some())
    };
    if !graph.objects().iter().any(|object| heap(&object)) || !at.threads().all(has_ended) {
        return Vec::new();
    }
    // An object that was cleared right after its allocation is there twice.
    let superseded = |object: &Object| {
        let mut others = graph.objects().iter();
        others.any(|other| other.address == object.address && other.event < object.event)
    };
    let objects = graph.objects().iter().filter(heap);
    let kept = objects.filter(|object| !superseded(object));
    kept.filter(|object| graph.releases(object.address).next().is_none())
        .map(|object| {
            let message = match at.allocated_name(object.event) {
                Some(name) => format!("{name}, {} bytes, is never freed", object.size),
                None => format!("{} bytes allocated here are never freed", object.size),
            };
            let identity = Identity {
                kind: ProblemKind::Leak.into(),
                severity: Severity::Warning,
                message,
                source: at.source_position(object.event),
            };
            let about = About::events(&[object.event], ProblemKind::Leak.name());
            (identity, about)
        })
        .collect()
}
