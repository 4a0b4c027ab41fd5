//! Events in words, for the messages of violations.

use super::report::{Action, EventReport};
use crate::event::EventId;
use crate::explore::Explored;
use crate::program::Program;

/// An event in words: `write of x (thread 0, line 5)`.
pub(super) fn event<P: Program>(at: &Explored<'_, P>, event: EventId) -> String {
    let event = EventReport::new(at, event);
    let (what, object) = match &event.action {
        Action::InitialWrite { location, .. } => ("initial write", Some(location)),
        Action::Read { location, .. } => ("read", Some(location)),
        Action::Write { location, .. } => ("write", Some(location)),
        Action::Fence(_) => ("fence", None),
        Action::Create(_) => ("creation of a thread", None),
        Action::Join(_) => ("join", None),
        Action::Choose(_) => ("choice", None),
        Action::End => ("end of a thread", None),
        Action::BarrierWait { barrier, .. } => ("use", barrier.as_ref()),
        Action::Allocate { object } => ("allocation", Some(object)),
        Action::Free { object } => ("release", Some(object)),
    };
    let object = object.map(|name| format!(" of {name}"));
    let thread = event.position.map(|p| format!("thread {}", p.thread.0));
    let line = event.source.map(|source| format!("line {}", source.line));
    let whereabouts: Vec<_> = thread.into_iter().chain(line).collect();
    let whereabouts = match whereabouts.is_empty() {
        true => String::new(),
        false => format!(" ({})", whereabouts.join(", ")),
    };
    format!("{what}{}{whereabouts}", object.unwrap_or_default())
}
