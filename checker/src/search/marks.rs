//! Which nodes a search has visited.

use super::State;
use crate::event::EventId;

/// Marks of the pairs of an event and a state. Starting anew takes no time: marks of earlier
/// searches have another number.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    marks: Vec<u32>,
    current: u32,
    states: usize,
}

impl Marks {
    /// Starts anew.
    #[inline]
    pub fn reset(&mut self, events: usize, states: u32) {
        self.states = states as usize;
        let needed = events * self.states;
        if self.marks.len() < needed {
            self.marks.resize(needed, 0);
        }
        self.current = self.current.wrapping_add(1);
        if self.current == 0 {
            self.marks.fill(0);
            self.current = 1;
        }
    }

    /// The place of a node in tables of this many events and states.
    #[inline]
    pub fn index(&self, event: EventId, state: State) -> usize {
        event.index() * self.states + state.index()
    }

    /// Marks a node, and says whether it was not marked before.
    #[inline]
    pub fn insert(&mut self, event: EventId, state: State) -> bool {
        let index = self.index(event, state);
        let mark = &mut self.marks[index];
        let new = *mark != self.current;
        *mark = self.current;
        new
    }

    /// Whether a node is marked.
    #[inline]
    pub fn contains(&self, event: EventId, state: State) -> bool {
        self.marks[self.index(event, state)] == self.current
    }
}
