//! Symmetric threads: of the executions that differ only in which of several threads does what, one
//! is explored.
//!
//! *Twins* are threads that one thread creates one right after the other, with the same code and
//! the same argument. While two of them have read the same writes they are in the same state, and
//! cannot be told apart. The first event in which they differ is a read of another write, or a
//! write. Exploration goes through the executions only in which the first twin, there, reads the
//! earlier write in coherence, or writes first, or comes causally before the other. Any execution
//! becomes such a one if twins change places.
//!
//! For exploration that is an axiom like those of models: default choices keep it, since the second
//! twin then reads or writes last. But what the second twin does up to the first difference depends
//! on the first twin being there. So these events come after those of the first twin, and a revisit
//! that keeps one of them keeps its counterpart, with the write half of a read-modify-write.
//!
//! All of this is right only if nobody can tell twins apart: if they do not use their own numbers,
//! and if whoever joins one of them joins all, one after the other, and gets the same from all.
//! Up to the first difference they may only access memory. All that is checked. A program that does
//! otherwise is explored anew without symmetry.

use super::machines::{Machines, Next};
use crate::event::{EventId, ThreadId, ThreadName, Value};
use crate::graph::{EventKind, Graph, LocationId};
use crate::program::{Operation, Program};
use std::fmt;

/// Why threads that run the same code with the same argument cannot be taken as symmetric.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asymmetry {
    /// One uses its number, or memory of its own that others may see.
    Identity,
    /// They do something else than to access memory before they differ.
    Operation,
    /// They are joined one by one, or with different results.
    Join,
    /// The model leaves it open whether read-modify-writes are atomic.
    Split,
    /// Some accesses have several parts.
    Parts,
}

impl Asymmetry {
    /// What to say about it.
    pub fn note(self) -> &'static str {
        match self {
            Self::Identity => {
                "threads with the same code are not taken as symmetric: one uses its own number, or memory of its own that others may see"
            }
            Self::Operation => {
                "threads with the same code are not taken as symmetric: they do more than to access memory before they differ"
            }
            Self::Join => {
                "threads with the same code are not taken as symmetric: they are not joined together, or return different values"
            }
            Self::Split => {
                "threads with the same code are not taken as symmetric: the model does not want read-modify-writes to be atomic"
            }
            Self::Parts => {
                "threads with the same code are not taken as symmetric: atomic accesses overlap others of another size, or have 16 bytes"
            }
        }
    }
}

impl fmt::Display for Asymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.note())
    }
}

/// What is looked at to find twins.
pub(super) struct View<'a, P: Program> {
    pub program: &'a P,
    pub machines: &'a Machines<P::State>,
    pub graph: &'a Graph,
}

/// How far the second of two twins is like the first.
struct Likeness {
    /// As many of its events come after their counterparts.
    events: usize,
    /// Whether the last of them differs.
    differs: bool,
}

impl<P: Program> View<'_, P> {
    /// The twin before a thread.
    pub fn before(&self, thread: ThreadId) -> Option<ThreadId> {
        let graph = self.graph;
        let create = graph.position(graph.creator(thread)?)?;
        if create.thread.index() >= self.program.initial_threads() {
            return None;
        }
        let events = graph.thread_events(create.thread);
        let (create, previous) = (create.index as usize, create.index.checked_sub(1)? as usize);
        let EventKind::Create(twin) = graph.kind(events[previous]) else {
            return None;
        };
        let operation = |index: usize| self.machines.operation(graph.issuer(events[index]));
        match (operation(previous), operation(create)) {
            (Operation::Create(first), Operation::Create(second)) => {
                self.program.are_twins(first, second).then_some(twin)
            }
            _ => None,
        }
    }

    /// How far a thread is like its twin, of so many events.
    fn likeness(&self, twin: ThreadId, thread: ThreadId, count: usize) -> Likeness {
        let graph = self.graph;
        let (first, second) = (graph.thread_events(twin), graph.thread_events(thread));
        let pairs = first.iter().zip(&second[..count.min(second.len())]);
        let mut events = 0;
        for (theirs, own) in pairs {
            events += 1;
            let same = match graph.kind(*own) {
                EventKind::Read => graph.rf(*own) == graph.rf(*theirs),
                EventKind::Write => false,
                kind => kind == graph.kind(*theirs),
            };
            if !same {
                let differs = true;
                return Likeness { events, differs };
            }
        }
        // What comes when the twin can do nothing more is no longer compared.
        let differs = events < count.min(second.len());
        Likeness { events, differs }
    }

    /// Whether a thread has to wait until its twin has gone ahead.
    pub fn is_held(&self, thread: ThreadId) -> bool {
        let Some(twin) = self.before(thread) else {
            return false;
        };
        let count = |thread| self.graph.thread_events(thread).len();
        count(twin) <= count(thread)
            && Next::is_live(self.graph.machine(twin))
            && !self.likeness(twin, thread, usize::MAX).differs
    }

    /// Whether the next operation of a thread is right for a twin.
    pub fn check_next(&self, thread: ThreadId) -> Result<(), Asymmetry> {
        let Some(twin) = self.before(thread) else {
            return Ok(());
        };
        if self.likeness(twin, thread, usize::MAX).differs {
            return Ok(());
        }
        let next = self.graph.thread_events(thread).len();
        let Some(theirs) = self.graph.thread_events(twin).get(next) else {
            return Ok(());
        };
        let operation = self.machines.operation(self.graph.machine(thread));
        let theirs = self.machines.operation(self.graph.issuer(*theirs));
        let accesses = matches!(
            operation,
            Operation::Load { .. }
                | Operation::Store { .. }
                | Operation::ReadModifyWrite { .. }
                | Operation::Fence { .. }
                | Operation::End(_)
        );
        match accesses && operation == theirs {
            true => Ok(()),
            false => Err(Asymmetry::Operation),
        }
    }

    /// Whether twins may stand as they do with the choice that was made for an event.
    pub fn allows(&self, event: EventId) -> bool {
        self.stands_behind_twin(event).unwrap_or(true)
    }

    fn stands_behind_twin(&self, event: EventId) -> Option<bool> {
        let graph = self.graph;
        let position = graph.position(event)?;
        let (thread, index) = (position.thread, position.index as usize);
        let twin = self.before(thread)?;
        if self.likeness(twin, thread, index).differs {
            return None;
        }
        let counterpart = *graph.thread_events(twin).get(index)?;
        let written = |event| match graph.kind(event) {
            EventKind::Write => Some(event),
            _ => graph.rf(event),
        };
        let (own, theirs) = (written(event)?, written(counterpart)?);
        let location: LocationId = graph.location(event)?;
        let mut order = graph.co(location).iter();
        let earlier = order.find(|write| **write == own || **write == theirs)?;
        let causal = graph.in_prefix(counterpart, event)
            || graph
                .rf(event)
                .is_some_and(|source| graph.in_prefix(counterpart, source));
        Some(*earlier == theirs || causal)
    }

    /// Makes a clock include the counterparts of all events of twins that it includes.
    pub fn complete(&self, clock: &mut [u32]) {
        let graph = self.graph;
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for thread in graph.threads() {
                let Some(twin) = self.before(thread) else {
                    continue;
                };
                let count = clock[thread.index()] as usize;
                let alike = self.likeness(twin, thread, count).events;
                let Some(last) = alike.checked_sub(1) else {
                    continue;
                };
                let last = graph.thread_events(twin)[last];
                let last = match graph.rmw_partner(last) {
                    Some(partner) => partner.max(last),
                    None => last,
                };
                if graph.includes(clock, last) {
                    continue;
                }
                changed = true;
                include(graph, clock, last);
                if let Some(source) = graph.rf(last).filter(|source| !graph.is_initial(*source)) {
                    include(graph, clock, source);
                }
            }
        }
    }

    /// Whether there are twins, if nobody can tell them apart in this graph.
    pub fn check(&self) -> Result<bool, Asymmetry> {
        let mut found = false;
        for thread in self.graph.threads() {
            let mut class = Vec::new();
            let mut next = Some(thread);
            while let Some(thread) = next {
                class.push(thread);
                next = self.after(thread);
            }
            if class.len() < 2 || self.before(thread).is_some() {
                continue;
            }
            found = true;
            let state = |thread| self.machines.state(self.graph.machine(thread));
            if class.iter().any(|t| self.program.knows_itself(state(*t))) {
                return Err(Asymmetry::Identity);
            }
            if !self.joined_together(&class) {
                return Err(Asymmetry::Join);
            }
        }
        Ok(found)
    }

    fn after(&self, thread: ThreadId) -> Option<ThreadId> {
        let mut all = self.graph.threads();
        all.find(|other| self.before(*other) == Some(thread))
    }

    /// Whether twins are joined by one thread that does nothing in between, and gets the same value
    /// from all, or by nobody.
    fn joined_together(&self, class: &[ThreadId]) -> bool {
        let graph = self.graph;
        let machine = |thread| self.machines.operation(graph.machine(thread));
        let is_member = |name: ThreadName| {
            let thread = graph.thread_named(name);
            thread.is_some_and(|thread| class.contains(&thread))
        };
        let joins: Vec<EventId> = class
            .iter()
            .flat_map(|t| graph.joins(*t))
            .copied()
            .collect();
        let waits = |thread: &ThreadId| {
            let exists = Next::of(graph.machine(*thread)) != Next::Absent;
            exists && matches!(machine(*thread), Operation::Join { thread } if is_member(*thread))
        };
        let mut joiners: Vec<ThreadId> = graph.threads().filter(waits).collect();
        joiners.extend(joins.iter().filter_map(|join| graph.thread(*join)));
        joiners.sort_unstable();
        joiners.dedup();
        let joiner = match joiners[..] {
            [] => return true,
            [joiner] if !class.contains(&joiner) => joiner,
            _ => return false,
        };
        let mut ended = class.iter().filter_map(|t| machine(*t).ended());
        let Some(value) = ended.next() else {
            return true;
        };
        if !ended.all(|other| other == value) {
            return false;
        }
        let events = graph.thread_events(joiner);
        let first = joins.iter().filter_map(|join| graph.position(*join)).min();
        let first = first.map_or(events.len(), |position| position.index as usize);
        let joined = &events[first..(first + joins.len()).min(events.len())];
        if !joined.iter().all(|event| joins.contains(event)) {
            return false;
        }
        if joins.len() == class.len() {
            return true;
        }
        // If another twin had ended, the joiner would go on, and must only join the others then.
        first + joins.len() == events.len()
            && self.would_join(joiner, class.len() - joins.len(), value, is_member)
    }

    /// Whether a thread, wherever it waits, joins so many twins one after the other.
    fn would_join(
        &self,
        joiner: ThreadId,
        count: usize,
        value: Value,
        is_member: impl Fn(ThreadName) -> bool,
    ) -> bool {
        let machine = self.graph.machine(joiner);
        let mut state = self.machines.state(machine).clone();
        let mut operation = self.machines.operation(machine).clone();
        let mut index = self.graph.thread_events(joiner).len() as u32;
        let mut names = Vec::new();
        for _ in 0..count {
            let Operation::Join { thread } = operation else {
                return false;
            };
            if !is_member(thread) || names.contains(&thread) {
                return false;
            }
            names.push(thread);
            index += 1;
            operation = self.program.step(&mut state, value, index);
        }
        true
    }
}

/// Makes a clock include the causal prefix of an event.
fn include(graph: &Graph, clock: &mut [u32], event: EventId) {
    for (known, other) in clock.iter_mut().zip(graph.prefix(event)) {
        *known = (*known).max(*other);
    }
}
