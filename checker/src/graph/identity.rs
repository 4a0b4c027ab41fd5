//! When two graphs are the same execution, whatever the order in which their events were added.

use super::{EventKind, Graph};
use crate::event::EventId;
use crate::event::ThreadId;

/// How an execution ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Status {
    /// Every thread has ended or was cut by a bound.
    Complete,
    /// Some thread waits for ever.
    Blocked,
    /// Some thread stopped at an error.
    Failed,
}

/// The canonical form of an execution: equal for two graphs if and only if they have the same events with the same values at the
/// same positions, the same `rf`, the same `co` and the same status. Initial writes that nobody reads play no part.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Identity(Vec<u64>);

impl Graph {
    /// The canonical form of this graph.
    pub fn identity(&self, status: Status) -> Identity {
        let mut words = vec![status as u64];
        for thread in 0..self.thread_count() {
            let events = self.thread_events(ThreadId(thread as u32));
            if events.is_empty() {
                continue;
            }
            words.extend([thread as u64, events.len() as u64]);
            for event in events {
                self.describe(*event, &mut words);
            }
        }
        self.describe_coherence(&mut words);
        Identity(words)
    }

    fn describe(&self, event: EventId, words: &mut Vec<u64>) {
        let kind = match self.kind(event) {
            EventKind::InitialWrite => 0,
            EventKind::Read => 1,
            EventKind::Write => 2,
            EventKind::Fence(kind) => 3 + ((kind as u64) << 8),
            EventKind::Create(child) => 4 + (u64::from(child.0) << 8),
            EventKind::Join(child) => 5 + (u64::from(child.0) << 8),
            EventKind::Choose => 6,
            EventKind::End => 7,
            EventKind::Allocate => 8,
            EventKind::Free => 9,
        };
        words.extend([kind, self.mode(event) as u64, self.value(event).0]);
        if let Some(place) = self.place(event) {
            words.extend([place.address.0, u64::from(place.size)]);
        }
        if let Some(source) = self.rf(event) {
            words.push(self.name(source));
        }
    }

    /// The writes of each location in coherence order, locations in the order of their places.
    fn describe_coherence(&self, words: &mut Vec<u64>) {
        let mut written: Vec<_> = self.locations.iter().filter(|l| l.co.len() > 1).collect();
        written.sort_by_key(|location| location.place);
        for location in written {
            words.extend([location.place.address.0, location.co.len() as u64]);
            words.extend(location.co[1..].iter().map(|write| self.name(*write)));
        }
    }

    /// A word for the position of an event, `u64::MAX` for initial writes.
    fn name(&self, event: EventId) -> u64 {
        self.position(event).map_or(u64::MAX, |position| {
            u64::from(position.thread.0) << 32 | u64::from(position.index)
        })
    }
}
