//! Candidates: every way in which a small program can run if reads may return anything, judged one
//! by one.
//!
//! Exploration builds executions along `po | rf`, so it never sees one in which that has a cycle.
//! Here threads run one after the other to their ends, and each read returns one of the values that
//! may ever be in its location (`values`). Then every read is given a write of its location with
//! that value, and the writes of each location an order (`assign`). What comes out is a graph, and
//! the model says whether it is consistent. Each execution comes once: what its threads do, `rf`
//! and `co` make it what it is. There is no condition on the model.
//!
//! **Values out of thin air.** A value that depends on itself, by data, addresses, branches and
//! `rf`, is none that a machine can come by. Such graphs are left out; if the model allows one, the
//! summary says so. Every other value is found: follow what it depends on, which has an end, and
//! each step of it is one round of `values`.
//!
//! **Atomicity** of read-modify-writes is seen to here, as in all of exploration: nothing comes in
//! `co` between what is read and what is written. Between a load-exclusive's source and its
//! store-exclusive, nothing of another thread does.

mod assign;
mod values;

use super::machines::{Machines, Next};
use super::{Ending, Explored, Loose, Options, Summary, Visitor, whole};
use crate::builtin::BuiltinSet;
use crate::event::{EventId, Exclusive, Mode, Place, ThreadId, Update, Value};
use crate::graph::{Access, EventKind, Graph, LocationId, MachineId, Places};
use crate::model::MemoryModel;
use crate::program::{Operation, Program, Start, Tracking};
use assign::{Assignment, Shape};
use std::sync::atomic::Ordering;
use values::Values;

/// As many steps of threads are made at most, and as many graphs judged.
const STEP_LIMIT: u64 = 2_000_000;
const GRAPH_LIMIT: u64 = 400_000;

/// Everything ends here; the summary has the reason.
pub(super) struct Stop;

/// A read and the value that it is to return.
#[derive(Clone, Copy, Debug)]
struct Guess {
    read: EventId,
    place: Place,
    value: Value,
}

pub(super) struct Candidates<'a, M, P: Program> {
    model: &'a mut M,
    program: &'a P,
    options: &'a Options,
    visitor: &'a mut dyn Visitor<P>,
    graph: Graph,
    machines: Machines<P::State>,
    places: Places,
    values: Values,
    guesses: Vec<Guess>,
    summary: Summary,
    all_atomic: bool,
    coherent: bool,
    /// Whether parts of the choices can be judged.
    grows: bool,
    steps: u64,
    graphs: u64,
}

impl<'a, M, P> Candidates<'a, M, P>
where
    M: MemoryModel,
    P: Program,
{
    pub fn new(
        model: &'a mut M,
        program: &'a P,
        options: &'a Options,
        visitor: &'a mut dyn Visitor<P>,
    ) -> Self {
        let limit = options.machine_states;
        Self {
            graph: Graph::new(program.initial_threads(), model.clock_count()),
            machines: Machines::new(Tracking::Dependencies, options, limit, (false, false)),
            places: Places::default(),
            values: Values::new(program.initial_threads()),
            guesses: Vec::new(),
            summary: Summary {
                candidates: true,
                loose: Loose::Anywhere,
                ..Summary::default()
            },
            all_atomic: !program.machine_level(),
            coherent: model.coherent(),
            grows: model.grows(),
            steps: 0,
            graphs: 0,
            model,
            program,
            options,
            visitor,
        }
    }

    /// Goes through all candidates; `None` if the program does something that has none.
    pub fn run(mut self) -> Option<Summary> {
        let mut starts = Vec::new();
        for thread in ThreadId::first(self.program.initial_threads() as u32) {
            let started = self.machines.start(self.program, Start::initial(thread));
            starts.push(started.ok()?);
        }
        let learned = values::learn(
            &mut self.values,
            &mut self.machines,
            self.program,
            &starts,
            &mut self.steps,
        );
        match learned {
            values::Learned::All => {}
            values::Learned::Unsupported => return None,
            values::Learned::TooMuch => {
                self.summary.ending = Ending::CandidateLimit;
                return Some(self.summary);
            }
        }
        for (thread, machine) in ThreadId::first(starts.len() as u32).zip(starts) {
            self.graph.set_machine(thread, machine);
        }
        // Why it stops early is in the summary.
        let _: Result<(), Stop> = self.run_thread(ThreadId(0));
        Some(self.summary)
    }

    fn stop(&mut self, ending: Ending) -> Stop {
        self.summary.ending = ending;
        Stop
    }

    // ----- what threads do -----

    /// Runs a thread on in every way, and after it those that follow.
    fn run_thread(&mut self, thread: ThreadId) -> Result<(), Stop> {
        self.steps += 1;
        if self.steps > STEP_LIMIT {
            return Err(self.stop(Ending::CandidateLimit));
        }
        if self.graph.thread_events(thread).len() >= self.options.event_limit as usize {
            return Err(self.stop(Ending::EventLimit(thread)));
        }
        let issuer = self.graph.machine(thread);
        let exclusive = self.program.exclusive(self.machines.state(issuer));
        let len = self.graph.len();
        match *self.machines.operation(issuer) {
            Operation::Load { place, mode } => {
                for value in self.readable(place) {
                    let access = self.access(place, mode, self.all_atomic);
                    let read = match exclusive {
                        Some(_) => self.graph.add_exclusive_read(thread, access),
                        None => self.graph.add_read(thread, access),
                    };
                    self.added(read, issuer);
                    self.guesses.push(Guess { read, place, value });
                    self.go_on(thread, read, value)?;
                    self.guesses.pop();
                    self.graph.cut(len);
                }
            }
            Operation::ReadModifyWrite { place, .. } => {
                for value in self.readable(place) {
                    let last = self.add_update(thread, issuer, value);
                    self.go_on(thread, last, value)?;
                    self.guesses.pop();
                    self.graph.cut(len);
                }
            }
            Operation::Store { place, mode, value } => {
                let write = match exclusive {
                    Some(Exclusive::Store { load }) => {
                        let read = self.graph.thread_events(thread)[load as usize];
                        self.graph.add_exclusive_write(read, mode, value)
                    }
                    _ => {
                        let access = self.access(place, mode, self.all_atomic);
                        self.graph.add_write(thread, access, value)
                    }
                };
                self.note_role(write, issuer, place);
                self.added(write, issuer);
                self.go_on(thread, write, Value::default())?;
                self.graph.cut(len);
            }
            Operation::Fence { mode, kind } => {
                let fence = self.graph.add_fence(thread, mode, kind);
                self.added(fence, issuer);
                self.note_srcu_call(fence, issuer);
                self.go_on(thread, fence, Value::default())?;
                self.graph.cut(len);
            }
            Operation::Choose { count } => {
                for value in (0..u64::from(count)).map(Value) {
                    let choose = self.graph.add_choose(thread, value);
                    self.added(choose, issuer);
                    self.go_on(thread, choose, value)?;
                    self.graph.cut(len);
                }
            }
            _ => return self.end_thread(thread),
        }
        Ok(())
    }

    fn readable(&mut self, place: Place) -> Vec<Value> {
        let values = self.values.read(self.program, place);
        values.unwrap_or_default()
    }

    /// Adds a read-modify-write that reads this value. Gives its last event.
    fn add_update(&mut self, thread: ThreadId, issuer: MachineId, value: Value) -> EventId {
        let Operation::ReadModifyWrite {
            place,
            mode,
            failure_mode,
            update,
        } = *self.machines.operation(issuer)
        else {
            unreachable!("only asked about read-modify-writes");
        };
        let access = self.access(place, mode, true);
        let read = self.graph.add_update_read(thread, access);
        self.added(read, issuer);
        self.guesses.push(Guess { read, place, value });
        match update.apply(value, place.size) {
            None => {
                self.graph.set_read_mode(read, failure_mode);
                read
            }
            Some(written) => {
                self.graph.set_read_half(read);
                self.note_role(read, issuer, place);
                let write = self.graph.add_write_half(read, mode, written);
                self.added(write, issuer);
                write
            }
        }
    }

    fn note_srcu_call(&mut self, fence: EventId, issuer: MachineId) {
        if let Some(call) = self.program.srcu_call(self.machines.state(issuer)) {
            self.graph.set_srcu_call(fence, call);
        }
    }

    fn note_role(&mut self, event: EventId, issuer: MachineId, place: Place) {
        let state = self.machines.state(issuer);
        if let Some(effect) = self.program.access_role(state, place) {
            self.graph.set_role(event, effect);
        }
    }

    fn access(&mut self, place: Place, mode: Mode, atomic: bool) -> Access {
        let location = self.places.intern(place);
        let program = self.program;
        self.graph
            .ensure_initial(location, place, || program.initial_value(place));
        Access {
            location,
            mode,
            atomic: atomic && mode != Mode::NonAtomic,
        }
    }

    fn added(&mut self, event: EventId, issuer: MachineId) {
        self.graph.set_issuer(event, issuer);
        let mut dependencies = self.program.dependencies(self.machines.state(issuer));
        match self.graph.kind(event) {
            EventKind::Read => dependencies.data = Vec::new(),
            _ => dependencies.casdep = Vec::new(),
        }
        self.graph.set_dependencies(dependencies);
    }

    /// Lets a thread step on after an event, and goes on from there.
    fn go_on(&mut self, thread: ThreadId, event: EventId, returned: Value) -> Result<(), Stop> {
        let issuer = self.graph.issuer(event);
        let index = self.graph.index(event) + 1;
        let step = self.machines.step(self.program, issuer, returned, index);
        let Ok(machine) = step else {
            return Err(self.stop(Ending::EventLimit(thread)));
        };
        self.graph.set_machine(thread, machine);
        self.graph.set_ended(event, Next::has_ended(machine));
        self.run_thread(thread)
    }

    /// Goes on with the next thread, if what was read so far can have been written.
    fn end_thread(&mut self, thread: ThreadId) -> Result<(), Stop> {
        let later = thread.index() + 1;
        let possible = self.guesses.iter().all(|guess| {
            self.is_written(guess) || self.values.may_be_written(later, guess.place, guess.value)
        });
        if !possible {
            return Ok(());
        }
        match later < self.program.initial_threads() {
            true => self.run_thread(ThreadId(later as u32)),
            false => self.assign(),
        }
    }

    /// Whether a write of the graph has the value that a read is to return.
    fn is_written(&self, guess: &Guess) -> bool {
        let location = self.graph.location(guess.read);
        self.graph.events().any(|event| {
            self.graph.sets(event).contains(BuiltinSet::W)
                && self.graph.location(event) == location
                && self.graph.value(event) == guess.value
        })
    }

    // ----- what reads read, and coherence -----

    /// Goes through all sources of reads and all orders of writes.
    fn assign(&mut self) -> Result<(), Stop> {
        let shape = Shape {
            coherent: self.coherent,
            atomic: !self.model.character().split_updates,
        };
        let values: Vec<(EventId, Value)> =
            (self.guesses.iter().map(|guess| (guess.read, guess.value))).collect();
        let mut all = Vec::new();
        for location in (0..self.places.count() as u32).map(LocationId) {
            let choices = assign::assignments(&self.graph, location, &values, shape);
            if choices.is_empty() {
                return Ok(());
            }
            all.push(choices);
        }
        all.sort_by_key(Vec::len);
        self.assign_from(&all)
    }

    /// Goes through the choices for some locations, all others having made theirs.
    fn assign_from(&mut self, locations: &[Vec<Assignment>]) -> Result<(), Stop> {
        let Some((choices, others)) = locations.split_first() else {
            return self.judge();
        };
        // Where others still have to choose, many of their choices may be in vain.
        let early = self.grows && choices.len() > 1 && others.iter().any(|c| c.len() > 1);
        for choice in choices {
            choice.apply(&mut self.graph);
            let hopeless = early && !self.model.consistent_from_scratch(&self.graph);
            let result = match hopeless {
                true => Ok(()),
                false => self.assign_from(others),
            };
            choice.undo(&mut self.graph);
            result?;
        }
        Ok(())
    }

    /// Reports the graph if it is consistent.
    fn judge(&mut self) -> Result<(), Stop> {
        self.graphs += 1;
        if self.graphs > GRAPH_LIMIT {
            return Err(self.stop(Ending::CandidateLimit));
        }
        if let Some(interrupt) = &self.options.interrupt
            && interrupt.load(Ordering::Relaxed)
        {
            return Err(self.stop(Ending::Interrupted));
        }
        if !self.model.consistent_from_scratch(&self.graph) {
            return Ok(());
        }
        let is_exchange = |event| self.is_exchange(event);
        if assign::depends_on_itself(&self.graph, is_exchange) {
            self.summary.thin_air = true;
            return Ok(());
        }
        self.report()
    }

    /// Whether an event is of an exchange, which writes the same whatever it reads.
    fn is_exchange(&self, event: EventId) -> bool {
        let issuer = self.graph.issuer(event);
        !self.graph.is_initial(event)
            && matches!(
                self.machines.operation(issuer),
                Operation::ReadModifyWrite {
                    update: Update::Exchange(_),
                    ..
                }
            )
    }

    fn report(&mut self) -> Result<(), Stop> {
        let explored = Explored {
            program: self.program,
            graph: &self.graph,
            places: &self.places,
            machines: &self.machines,
        };
        let model = &mut *self.model;
        let reported = whole::report(
            (model, self.options),
            self.visitor,
            &explored,
            &[],
            &mut self.summary,
        );
        reported.map_err(|ending| self.stop(ending))
    }
}
