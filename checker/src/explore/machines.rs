//! The saved states of all threads' machines.
//!
//! One stack for the whole exploration. A slot holds the state of a thread at its next operation, and that operation. Each event
//! names the slot that issued it and the slot after it ([`crate::graph`]'s `Snapshots`); the slots of the threads of the start come first.
//! Graphs grow and shrink like a stack, and the copies that backward revisits make live shorter than the graph they were made from,
//! so cutting a graph truncates this stack, and a copy names the slots of its original. Slots are never freed: the next state is
//! cloned into the old one.

use crate::event::{ThreadId, Value};
use crate::graph::Graph;
use crate::program::{Operation, Program};

/// The mark of an event after which its thread did not step yet.
pub(super) const NOT_STEPPED: u32 = u32::MAX;

struct Machine<S> {
    state: S,
    operation: Operation,
}

/// The stack of saved machine states.
pub(super) struct Machines<S> {
    slots: Vec<Machine<S>>,
    live: usize,
    initial_threads: usize,
    step_limit: u32,
}

/// A machine that goes on without end and without doing anything.
pub(super) struct Runaway;

impl<S: Clone> Machines<S> {
    pub fn new(initial_threads: usize, step_limit: u32) -> Self {
        Self {
            slots: Vec::new(),
            live: 0,
            initial_threads,
            step_limit,
        }
    }

    /// How many slots are in use.
    pub fn mark(&self) -> u32 {
        self.live as u32
    }

    /// Gives up all slots from a mark on.
    pub fn truncate(&mut self, mark: u32) {
        debug_assert!(mark as usize <= self.live);
        self.live = mark as usize;
    }

    pub fn state(&self, slot: u32) -> &S {
        &self.slots[slot as usize].state
    }

    #[inline]
    pub fn operation(&self, slot: u32) -> &Operation {
        &self.slots[slot as usize].operation
    }

    /// The slot at which a thread stands; `None` if it does not exist.
    #[inline]
    pub fn standing(&self, graph: &Graph, thread: ThreadId) -> Option<u32> {
        if let Some(last) = graph.thread_events(thread).last() {
            return Some(graph.snapshots(*last).after);
        }
        if thread.index() < self.initial_threads {
            return Some(thread.0);
        }
        // The first slot that a creation takes is that of the new thread.
        Some(graph.snapshots(graph.creator(thread)?).mark)
    }

    /// Whether a thread did nothing so far although it was created: if it stands at its end, that becomes an event.
    #[inline]
    pub fn is_idle(&self, graph: &Graph, thread: ThreadId) -> bool {
        thread.index() >= self.initial_threads && graph.thread_events(thread).is_empty()
    }

    /// Saves the state of a thread at its first operation, from what its creator gave it.
    pub fn start<P>(
        &mut self,
        program: &P,
        thread: ThreadId,
        argument: Value,
    ) -> Result<u32, Runaway>
    where
        P: Program<State = S>,
    {
        let state = program.start(thread);
        if self.live == self.slots.len() {
            self.slots.push(Machine {
                state,
                operation: Operation::Cut,
            });
        } else {
            self.slots[self.live].state = state;
        }
        self.run(program, thread, argument, 0)
    }

    /// Saves the state of a thread at its next operation, from the slot that issued its last one.
    pub fn step<P>(
        &mut self,
        program: &P,
        issued: u32,
        thread: ThreadId,
        returned: Value,
        index: u32,
    ) -> Result<u32, Runaway>
    where
        P: Program<State = S>,
    {
        if self.live == self.slots.len() {
            let state = self.slots[issued as usize].state.clone();
            self.slots.push(Machine {
                state,
                operation: Operation::Cut,
            });
        } else {
            let (older, newer) = self.slots.split_at_mut(self.live);
            newer[0].state.clone_from(&older[issued as usize].state);
        }
        self.run(program, thread, returned, index)
    }

    /// Runs the machine in the first free slot to its next operation that is more than an assumption that holds.
    fn run<P>(
        &mut self,
        program: &P,
        thread: ThreadId,
        mut returned: Value,
        index: u32,
    ) -> Result<u32, Runaway>
    where
        P: Program<State = S>,
    {
        let slot = self.live as u32;
        let machine = &mut self.slots[self.live];
        for _ in 0..=self.step_limit {
            machine.operation = program.step(thread, &mut machine.state, returned, index);
            if !matches!(machine.operation, Operation::Assume(true)) {
                self.live += 1;
                return Ok(slot);
            }
            returned = Value::default();
        }
        Err(Runaway)
    }

    /// Saves a state again, with an operation of the caller's.
    pub fn stop_at(&mut self, issued: u32, operation: Operation) -> u32 {
        let slot = self.live as u32;
        let state = self.slots[issued as usize].state.clone();
        let machine = Machine { state, operation };
        if self.live == self.slots.len() {
            self.slots.push(machine);
        } else {
            self.slots[self.live] = machine;
        }
        self.live += 1;
        slot
    }
}
