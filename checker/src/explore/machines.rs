//! The saved states of all threads' machines.
//!
//! Machines are deterministic: the state of a thread follows from what it was started with and what its operations returned. So the states
//! of a thread form a tree. A *slot* holds a state at its next operation, and that operation; the ways on from there are named by what the
//! operation returns. Exploration brings a thread to the same states again and again, in every execution that gives it the same
//! values; the machine runs only when it comes to a state for the first time.
//!
//! Each event names the slot that issued it and the slot after it ([`crate::graph`]'s `Snapshots`); the slots of the threads of the
//! start come first. Slots are no longer needed when no graph names them. That is looked into only when there are many
//! ([`Machines::is_full`], [`Machines::collect`]): until then they are kept for when a thread comes there again. So there are at most
//! [`SLOTS`], or else about twice as many as graphs name.

use crate::event::{ThreadId, Value};
use crate::graph::Graph;
use crate::program::{Operation, Program};

/// The slot after an event after which its thread did not step yet.
pub(super) const NOT_STEPPED: u32 = u32::MAX;

/// The end of a list of slots.
const NONE: u32 = u32::MAX;

/// As many slots are kept without asking whether they are needed.
const SLOTS: usize = 8192;

/// What a thread does next, as far as that tells who can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// It reads.
    Reads,
    /// It does something else that is always possible.
    Moves,
    /// It waits for a thread.
    Joins,
    /// It waits at a barrier.
    Meets,
    /// It has ended.
    Ends,
    /// It can never go on.
    Blocks,
    /// It was cut.
    Cut,
    /// It ended the program.
    Halts,
    /// It is wrong.
    Fails,
}

impl Next {
    fn of(operation: &Operation) -> Self {
        match operation {
            Operation::Load { .. } | Operation::ReadModifyWrite { .. } => Next::Reads,
            Operation::Store { .. }
            | Operation::Fence { .. }
            | Operation::Create { .. }
            | Operation::Choose { .. }
            | Operation::Allocate { .. }
            | Operation::Free { .. }
            | Operation::BarrierInit { .. }
            | Operation::BarrierDestroy { .. } => Next::Moves,
            Operation::Join { .. } => Next::Joins,
            Operation::BarrierWait { .. } => Next::Meets,
            Operation::End(_) => Next::Ends,
            Operation::Assume(_) | Operation::Wait { .. } => Next::Blocks,
            Operation::Cut => Next::Cut,
            Operation::Halt => Next::Halts,
            Operation::Error(_) => Next::Fails,
        }
    }
}

/// A slot, but for the state.
struct Slot {
    operation: Operation,
    next: Next,
    /// How its thread came here: what the operation before returned, and the index of the event that this one will become.
    returned: Value,
    index: u32,
    /// The first slot to which a way on leads.
    first_way: u32,
    /// The next slot that is reached from where this one is.
    other_way: u32,
}

/// The saved machine states.
pub(super) struct Machines<S> {
    slots: Vec<Slot>,
    states: Vec<S>,
    /// Slots that are free again.
    free: Vec<u32>,
    /// The first slot in which a thread starts. Of these the index is the thread's.
    first_start: u32,
    /// How many slots may be in use before it is looked into which of them are needed.
    limit: usize,
    initial_threads: usize,
    step_limit: u32,
}

/// A machine that goes on without end and without doing anything.
pub(super) struct Runaway;

impl<S: Clone> Machines<S> {
    pub fn new(initial_threads: usize, step_limit: u32) -> Self {
        Self {
            slots: Vec::with_capacity(32),
            states: Vec::with_capacity(32),
            free: Vec::new(),
            first_start: NONE,
            limit: SLOTS,
            initial_threads,
            step_limit,
        }
    }

    pub fn state(&self, slot: u32) -> &S {
        &self.states[slot as usize]
    }

    #[inline]
    pub fn operation(&self, slot: u32) -> &Operation {
        &self.slots[slot as usize].operation
    }

    /// What a thread in a slot does next.
    #[inline]
    pub fn next(&self, slot: u32) -> Next {
        self.slots[slot as usize].next
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
        Some(graph.snapshots(graph.creator(thread)?).started)
    }

    /// Whether a thread did nothing so far although it was created: if it stands at its end, that becomes an event.
    #[inline]
    pub fn is_idle(&self, graph: &Graph, thread: ThreadId) -> bool {
        thread.index() >= self.initial_threads && graph.thread_events(thread).is_empty()
    }

    /// The slot in which a thread is at its first operation, from what its creator gave it.
    pub fn start<P>(
        &mut self,
        program: &P,
        thread: ThreadId,
        argument: Value,
    ) -> Result<u32, Runaway>
    where
        P: Program<State = S>,
    {
        if let Some(slot) = self.find(self.first_start, argument, thread.0) {
            return Ok(slot);
        }
        let mut state = program.start(thread);
        let operation = run(program, &mut state, self.step_limit, thread, argument, 0)?;
        let slot = match self.free.pop() {
            Some(slot) => {
                self.states[slot as usize] = state;
                slot
            }
            None => {
                self.states.push(state);
                self.states.len() as u32 - 1
            }
        };
        self.enter(slot, operation, argument, thread.0);
        self.slots[slot as usize].other_way = std::mem::replace(&mut self.first_start, slot);
        Ok(slot)
    }

    /// The slot in which a thread is at its next operation, from the slot that issued its last one.
    #[inline]
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
        match self.find(self.slots[issued as usize].first_way, returned, index) {
            Some(slot) => Ok(slot),
            None => self.step_anew(program, issued, thread, returned, index),
        }
    }

    /// Looks for the slot that is reached in this way, in a list.
    #[inline]
    fn find(&self, first: u32, returned: Value, index: u32) -> Option<u32> {
        let mut at = first;
        while at != NONE {
            let slot = &self.slots[at as usize];
            if slot.returned == returned && slot.index == index {
                return Some(at);
            }
            at = slot.other_way;
        }
        None
    }

    fn step_anew<P>(
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
        let slot = self.copy(issued);
        let state = &mut self.states[slot as usize];
        let operation = run(program, state, self.step_limit, thread, returned, index)?;
        self.enter(slot, operation, returned, index);
        let first = &mut self.slots[issued as usize].first_way;
        let other = std::mem::replace(first, slot);
        self.slots[slot as usize].other_way = other;
        Ok(slot)
    }

    /// Saves a state again, with an operation of the caller's, in a slot to which no way leads.
    pub fn stop_at(&mut self, issued: u32, operation: Operation) -> u32 {
        let slot = self.copy(issued);
        self.enter(slot, operation, Value::default(), 0);
        slot
    }

    /// A new slot with the state of another one.
    fn copy(&mut self, of: u32) -> u32 {
        let Some(slot) = self.free.pop() else {
            self.states.push(self.states[of as usize].clone());
            return self.states.len() as u32 - 1;
        };
        let both = [slot as usize, of as usize];
        if let Ok([new, old]) = self.states.get_disjoint_mut(both) {
            new.clone_from(old);
        }
        slot
    }

    /// Fills a new slot, which has its state already.
    fn enter(&mut self, slot: u32, operation: Operation, returned: Value, index: u32) {
        let filled = Slot {
            next: Next::of(&operation),
            operation,
            returned,
            index,
            first_way: NONE,
            other_way: NONE,
        };
        match self.slots.get_mut(slot as usize) {
            Some(old) => *old = filled,
            None => self.slots.push(filled),
        }
    }

    /// Whether so many slots are in use that those that are not needed should be collected.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.slots.len() - self.free.len() >= self.limit
    }

    /// Gives up all slots but those that these graphs name.
    pub fn collect<'g>(&mut self, graphs: impl Iterator<Item = &'g Graph>) {
        let mut needed = vec![false; self.slots.len()];
        needed[..self.initial_threads].fill(true);
        for graph in graphs {
            for event in graph.events().filter(|event| !graph.is_initial(*event)) {
                let snapshots = graph.snapshots(event);
                for slot in [snapshots.issued, snapshots.after, snapshots.started] {
                    if slot != NOT_STEPPED {
                        needed[slot as usize] = true;
                    }
                }
            }
        }
        self.first_start = self.without_unneeded(self.first_start, &needed);
        for slot in (0..self.slots.len()).filter(|slot| needed[*slot]) {
            let first = self.slots[slot].first_way;
            self.slots[slot].first_way = self.without_unneeded(first, &needed);
        }
        let unneeded = (0..needed.len()).rev().filter(|slot| !needed[*slot]);
        self.free.clear();
        self.free.extend(unneeded.map(|slot| slot as u32));
        self.limit = SLOTS.max(2 * (self.slots.len() - self.free.len()));
    }

    /// Takes the slots that are not needed out of a list. Gives its new first one.
    fn without_unneeded(&mut self, first: u32, needed: &[bool]) -> u32 {
        let (mut kept, mut at) = (NONE, first);
        while at != NONE {
            let slot = &mut self.slots[at as usize];
            let following = slot.other_way;
            if needed[at as usize] {
                slot.other_way = std::mem::replace(&mut kept, at);
            }
            at = following;
        }
        kept
    }
}

/// Runs a machine to its next operation that is more than an assumption that holds.
fn run<P: Program>(
    program: &P,
    state: &mut P::State,
    step_limit: u32,
    thread: ThreadId,
    mut returned: Value,
    index: u32,
) -> Result<Operation, Runaway> {
    for _ in 0..=step_limit {
        let operation = program.step(thread, state, returned, index);
        if !matches!(operation, Operation::Assume(true)) {
            return Ok(operation);
        }
        returned = Value::default();
    }
    Err(Runaway)
}
