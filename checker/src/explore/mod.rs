//! Exploration: every consistent execution of a program, each exactly once.
//!
//! [`explore`] runs TruSt (Kokologiannakis, Marmanis, Gladstein, Vafeiadis: "Truly stateless,
//! optimal dynamic partial order reduction", 2022) as an explicit work list. A graph grows one
//! event at a time by default choices: a read reads the last write in coherence, a write comes last
//! in coherence. The other choices become items of the work list. So do *backward revisits*: a new
//! write changes what an older read reads, and everything that depended on the old choice is
//! forgotten. The head of `engine` says how the parts fit, and that of `revisit` why executions
//! appear once.
//!
//! What exploration relies on is said at [`crate::model`]. It takes care of the atomicity of
//! read-modify-writes itself, unless the model says that it shall not. Then the halves are chosen
//! for like a read and a write, and what the model says of atomicity is asked at the end.
//!
//! That way only executions without cycles of `po | rf` are built. Where a model allows others and
//! a program can have them, and where programs have store-exclusives, reads may be pending
//! (`pending`), or all candidates are gone through (`candidates`), if there is a model that can
//! judge them ([`MemoryModel::judges_cycles`], [`Options::whole`]).
//!
//! Memory is polynomial in the length of one execution: the work list of a graph, and for each
//! pending backward revisit one copy of a graph. Machine states are shared by all graphs; those
//! that no graph needs are given up when there are many.

pub(crate) mod asleep;
mod attempts;
mod candidates;
mod engine;
mod estimate;
mod holes;
mod job;
mod loose;
pub(crate) mod machines;
mod memory;
mod parallel;
mod parts;
mod pending;
mod revisit;
mod schedule;
mod twins;
mod unused;
mod whole;

pub use attempts::Attempts;
pub use engine::Obstacle;
pub use estimate::{Estimate, Sampling, estimate};
pub use holes::Tolerance;
pub use job::{Branch, BranchEvent, Item, Job, Link, Misfit, Standing, What};
pub use loose::{Loose, LooseRead};
pub use parallel::{Found, Merge, Part, Progress, Watcher, Workers, explore_parts};
pub use parts::{Pended, Wanted};
pub use twins::Asymmetry;
pub use unused::Unused;

use crate::event::{Address, EventId, Place, ThreadId, Value};
use crate::graph::{Accesses, Graph, Joined, MachineId, Object, Places, Status};
use crate::model::{Character, Finding, LocalOrder, MemoryModel};
use crate::program::{ObjectName, Operation, Program, ProgramError, SourcePosition};
use machines::Machines;
pub(crate) use machines::StateName;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How far outside of an object an address is named by it.
const NEAR: u64 = 32;

/// Which thread moves next. Every schedule gives the same executions; they differ in speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Schedule {
    /// The first thread that can move.
    LeftToRight,
    /// The first thread whose next operation does not read, or else the first that can move: gives
    /// fewer revisits.
    #[default]
    WriteFirst,
    /// Any thread that can move, by a generator with this seed.
    Random(u64),
}

/// How to explore.
#[derive(Clone, Debug)]
pub struct Options {
    /// Which thread moves next.
    pub schedule: Schedule,
    /// Leaves a graph as soon as a thread is blocked in it for good. Fewer blocked executions are
    /// reported then; nothing else changes.
    pub abandon_blocked: bool,
    /// Leaves a graph in which a thread is blocked at once by a read of anything but the last
    /// write. Fewer blocked executions are reported then; nothing else changes.
    pub skip_blocking_reads: bool,
    /// Does not even try a source for a read-modify-write that another one keeps for itself for
    /// good. Only for speed.
    pub skip_taken_sources: bool,
    /// Visits one of the executions that differ only in which of several symmetric threads does
    /// what.
    pub symmetry: bool,
    /// Lets threads wait without reading what does not let them go on.
    pub parking: Parking,
    /// Leaves out what a thread does only to take it back: additions to memory that come to
    /// nothing, after which it stands where it stood. That nobody else minds is for the visitor to
    /// check ([`WaitKind::TookBack`](crate::program::WaitKind::TookBack)).
    pub takes_back: bool,
    /// Leaves out attempts that fail after stores which the next attempt overwrites
    /// ([`WaitKind::InVain`](crate::program::WaitKind::InVain)), unless others may see these.
    pub attempts: bool,
    /// Reports writes that nothing orders.
    pub unordered_writes: bool,
    /// Lets the model judge complete executions only. What it finds in one comes right before the
    /// execution itself; what it finds in others is not reported.
    pub whole_findings: bool,
    /// The most events that a thread may have.
    pub event_limit: u32,
    /// The most writes that a location may have; a thread that would make one more stops with an
    /// error of the kind [`Limit`](crate::program::ProblemKind::Limit). A program that writes a
    /// location again and again hardly makes progress, and what is to be looked at grows with the
    /// square of their number.
    pub write_limit: u32,
    /// As many states of threads are kept to come back to them without running the threads again.
    /// More are kept only if they are needed. Only for speed and memory.
    pub machine_states: usize,
    /// The most executions (complete, blocked and failed) to visit.
    pub execution_limit: Option<u64>,
    /// Set by someone else to stop the exploration.
    pub interrupt: Option<Arc<AtomicBool>>,
    /// Judges executions with cycles of `po | rf`, under a model that allows them. They are not
    /// explored without it, unless the model that is explored under judges them itself.
    pub whole: Option<Whole>,
}

/// What makes a model that [judges cycles](MemoryModel::judges_cycles).
type MakeWhole = dyn Fn() -> Option<Box<dyn MemoryModel + Send>> + Send + Sync;

/// What says in which order threads do things under a model that
/// [judges parts](MemoryModel::judges_parts), if dependencies are proved to be part of it.
type FindOrder = dyn Fn() -> Option<LocalOrder> + Send + Sync;

/// A model as a judge of executions with cycles of `po | rf`. It is made when it is needed.
#[derive(Clone)]
pub struct Whole {
    /// Makes the judge.
    pub make: Arc<MakeWhole>,
    /// Says by what such executions may be ruled out.
    pub local_order: Arc<FindOrder>,
}

impl fmt::Debug for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Whole")
    }
}

/// Whether threads [are parked](Options::parking): not explored at reads that only leave them
/// waiting, until there is something to read that lets them go on.
///
/// Complete executions, errors and deadlocks are the same. Of blocked executions only those are
/// visited in which every thread that waits read the last write, and that did not help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Parking {
    /// They read whatever there is, and wait.
    #[default]
    Off,
    /// They are parked.
    On,
    /// They are parked, and every read that could come later is tried later, whether there is
    /// reason to or not. Only for tests: it takes longer.
    Always,
}

/// The default of [`Options::machine_states`]. States of C programs take about a kilobyte, others
/// less.
pub const MACHINE_STATES: usize = 8192;

/// The default of [`Options::event_limit`].
pub const EVENT_LIMIT: u32 = 200_000;

/// The default of [`Options::write_limit`].
pub const WRITE_LIMIT: u32 = 25_000;

impl Options {
    /// How programs in C are explored: without what only blocks, and with warnings.
    pub fn for_programs() -> Self {
        Self {
            skip_blocking_reads: true,
            unordered_writes: true,
            ..Self::default()
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            schedule: Schedule::default(),
            abandon_blocked: false,
            skip_blocking_reads: false,
            skip_taken_sources: true,
            symmetry: false,
            parking: Parking::Off,
            takes_back: false,
            attempts: false,
            unordered_writes: false,
            whole_findings: false,
            event_limit: EVENT_LIMIT,
            write_limit: WRITE_LIMIT,
            machine_states: MACHINE_STATES,
            execution_limit: None,
            interrupt: None,
            whole: None,
        }
    }
}

/// Why an exploration ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// Every execution was visited.
    #[default]
    Finished,
    /// The visitor wanted no more.
    Stopped,
    /// [`Options::interrupt`] was set.
    Interrupted,
    /// A thread reached [`Options::event_limit`].
    EventLimit(ThreadId),
    /// [`Options::execution_limit`] was reached.
    ExecutionLimit,
    /// [`Options::symmetry`] was set, and threads that seemed to be symmetric are not. What was
    /// found is right, but not all.
    Asymmetric(Asymmetry),
    /// [`Options::parking`] was set, and cannot be used. What was found is right, but not all.
    Obstructed(Obstacle),
    /// [`Options::attempts`] was set, and others may see what attempts that fail store. What was
    /// found is right, but not all.
    Seen,
    /// There was no more time.
    TimeLimit,
    /// There was no more memory.
    MemoryLimit,
    /// There are too many candidates to go through all of them.
    CandidateLimit,
    /// The program broke the rules of [`Operation`], or cannot track what the model needs.
    InvalidProgram(String),
}

/// What an exploration went through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Why it ended. The counts are total counts only if it is finished.
    pub ending: Ending,
    /// Executions in which every thread ended or was cut.
    pub complete: u64,
    /// Executions in which a thread waits for ever.
    pub blocked: u64,
    /// Executions in which a thread stopped at an error.
    pub failed: u64,
    /// Whether a thread was cut in some execution.
    pub bounded: bool,
    /// Graphs left early because of [`Options::abandon_blocked`].
    pub abandoned: u64,
    /// Whether the program used the result of a wait at a barrier, so that the serial thread was
    /// chosen in all ways.
    pub serial_threads: bool,
    /// Whether there were symmetric threads, so that counts are up to symmetry.
    pub symmetric: bool,
    /// Whether threads were parked, so that executions in which they wait and could go on were left
    /// out.
    pub parked: bool,
    /// What attempts that failed have stored, and who may see it.
    pub attempts: Attempts,
    /// Reductions that were asked for and not used.
    pub unused: Unused,
    /// Whether candidates were gone through, so that executions with cycles of `po | rf` are among
    /// those visited.
    pub candidates: bool,
    /// Whether there are executions in which a value depends on itself, which were left out.
    pub thin_air: bool,
    /// Whether the executions that were built step by step do not rule out others, with cycles of
    /// `po | rf`: a thread may write something before it reads what it reads earlier.
    pub loose: Loose,
}

impl Summary {
    /// What else is to be known about the exploration, one line each.
    pub fn notes(&self) -> Vec<&'static str> {
        let serial = "the result of a wait at a barrier is used, so every thread of a round was taken as the serial one";
        let symmetric = "some threads are symmetric: executions are counted up to symmetry, one for all in which such threads changed places";
        let serial = self.serial_threads.then_some(serial);
        let symmetric = self.symmetric.then_some(symmetric);
        let parked = "threads that wait were parked: executions in which they read what does not let them go on are left out";
        let parked = self.parked.then_some(parked);
        let failed = "attempts that fail after stores of which nobody sees anything are left out";
        let failed = self.attempts.are_left_out().then_some(failed);
        let used = [serial, symmetric, parked, failed].into_iter().flatten();
        used.chain(self.unused.notes()).collect()
    }

    /// All executions that were visited.
    pub fn executions(&self) -> u64 {
        self.complete + self.blocked + self.failed
    }
}

/// What a visitor sees: a consistent graph and where its threads are.
pub struct Explored<'a, P: Program> {
    program: &'a P,
    graph: &'a Graph,
    places: &'a Places,
    machines: &'a Machines<P::State>,
}

impl<'a, P: Program> Explored<'a, P> {
    /// The graph.
    pub fn graph(&self) -> &'a Graph {
        self.graph
    }

    /// The program.
    pub fn program(&self) -> &'a P {
        self.program
    }

    /// The state of a thread's machine and its next operation; `None` if the thread was not
    /// created.
    ///
    /// While an error or finding is reported, a thread may still be at the operation that became
    /// its last event.
    pub fn machine(&self, thread: ThreadId) -> Option<(&'a P::State, &'a Operation)> {
        let machine = self.graph.machine(thread);
        if machine == MachineId::NONE {
            return None;
        }
        Some((
            self.machines.state(machine),
            self.machines.operation(machine),
        ))
    }

    /// The next operation of a thread's machine; `None` if the thread was not created.
    #[inline]
    pub(crate) fn operation(&self, thread: ThreadId) -> Option<&'a Operation> {
        let machine = self.graph.machine(thread);
        (machine != MachineId::NONE).then(|| self.machines.operation(machine))
    }

    /// The name of the state of a thread's machine; `None` if the thread was not created.
    #[inline]
    pub(crate) fn state_name(&self, thread: ThreadId) -> Option<StateName<'_>> {
        let machine = self.graph.machine(thread);
        (machine != MachineId::NONE).then(|| self.machines.name(machine))
    }

    /// The state of the machine when it issued an event; `None` for initial writes.
    pub fn issuer(&self, event: EventId) -> Option<&'a P::State> {
        self.graph.thread(event)?;
        Some(self.machines.state(self.graph.issuer(event)))
    }

    /// The state of the machine when it issued an event, and the operation that became the event;
    /// `None` for initial writes.
    pub fn issued(&self, event: EventId) -> Option<(&'a P::State, &'a Operation)> {
        let state = self.issuer(event)?;
        Some((state, self.machines.operation(self.graph.issuer(event))))
    }

    /// Which events are parts of one access.
    pub(crate) fn accesses(&self) -> Joined {
        let continues = |event| {
            let issuer = self.issuer(event);
            issuer.is_some_and(|state| self.program.continues(state))
        };
        Joined::new(self.graph, continues)
    }

    /// The execution in which each access is one event, however many parts it has.
    pub fn execution(&self) -> Accesses {
        let joined = self.program.joins().then(|| self.accesses());
        Accesses::new(self.graph, joined)
    }

    /// All threads that have ids; some of them may not have been created.
    pub fn threads(&self) -> impl Iterator<Item = ThreadId> + use<P> {
        self.graph.threads()
    }

    /// Where in the source a thread is.
    pub fn thread_position(&self, thread: ThreadId) -> Option<SourcePosition> {
        let (state, _) = self.machine(thread)?;
        self.program.source_position(state)
    }

    /// Where in the source an event comes from.
    pub fn source_position(&self, event: EventId) -> Option<SourcePosition> {
        self.program.source_position(self.issuer(event)?)
    }

    /// Two places, of the thread's last event and of another, that overlap without being the same;
    /// or twice the place of an atomic access that has to be done in parts.
    pub fn overlap(&self, thread: ThreadId) -> Option<(Place, Place)> {
        let (state, _) = self.machine(thread)?;
        if let Some(place) = self.program.undivided(state) {
            return Some((place, place));
        }
        let last = self.graph.thread_events(thread).last()?;
        memory::overlap(self.graph, self.places, *last)
    }

    /// The name of a place for reports: that of the program, or what an object was made as.
    pub fn place_name(&self, place: Place) -> String {
        self.name_in_object(place.address, u64::from(place.size))
            .or_else(|| self.name_near_object(place.address))
            .unwrap_or_else(|| self.program.place_name(place))
    }

    /// The name of the object at an address for reports.
    pub fn object_name(&self, address: Address) -> String {
        self.name_in_object(address, self.size_at(address))
            .unwrap_or_else(|| self.program.place_name(Place { address, size: 1 }))
    }

    /// The size of the object that begins at an address, or 1.
    fn size_at(&self, address: Address) -> u64 {
        match self.graph.object_at(address) {
            Some(object) if object.address == address => object.size,
            _ => 1,
        }
    }

    /// What a value of a place is called in reports, if it is more than a number.
    pub fn value_name(&self, place: Place, value: Value) -> Option<String> {
        let given = self.program.value_name(place, value)?;
        let address = Address(value.0);
        let name = self.name_in_object(address, self.size_at(address));
        Some(name.map_or(given, |name| format!("&{name}")))
    }

    /// The name of the object that an event makes; objects that are made at the same place have
    /// the same.
    pub fn allocated_name(&self, event: EventId) -> Option<String> {
        let named = self.program.object_name(self.issuer(event)?, 0, 1)?;
        Some(format!("{}{}", named.name, named.of))
    }

    /// The name of some bytes of an object that a thread has made.
    fn name_in_object(&self, address: Address, size: u64) -> Option<String> {
        let object = self.graph.object_at(address)?;
        // An object that was cleared right after its allocation is there twice; the first has a
        // name.
        let mut made = self.graph.objects().iter();
        let object = made.find(|other| other.address == object.address)?;
        let named = |event: EventId, offset, size| {
            let state = self.issuer(event)?;
            self.program.object_name(state, offset, size)
        };
        let offset = address.0 - object.address.0;
        let whole = offset == 0 && size == object.size;
        let ObjectName { name, part, of } = named(object.event, offset, size)?;
        let alike = self.graph.objects().iter().filter(|other| {
            let other = named(other.event, 0, 1);
            other.is_some_and(|other| (&other.name, &other.of) == (&name, &of))
        });
        let mut alike: Vec<&Object> = alike.collect();
        alike.sort_by_key(|other| self.graph.position(other.event));
        alike.dedup_by_key(|other| other.address);
        let number = alike
            .iter()
            .position(|other| other.address == object.address)?;
        let number = match alike.len() {
            1 => String::new(),
            _ => format!("#{}", number + 1),
        };
        let part = if whole { "" } else { &part };
        Some(format!("{name}{number}{part}{of}"))
    }

    /// The object that an address is meant to be in, perhaps: it is a few bytes behind its end or
    /// before its beginning.
    pub(crate) fn object_near(&self, address: Address) -> Option<&Object> {
        let objects = self.graph.objects().iter();
        let distance = |object: &&Object| match address.0.checked_sub(object.address.0) {
            Some(offset) => offset.saturating_sub(object.size),
            None => object.address.0 - address.0,
        };
        let near = |object: &&Object| self.is_allocated_at(address) && distance(object) < NEAR;
        objects.filter(near).min_by_key(distance)
    }

    fn is_allocated_at(&self, address: Address) -> bool {
        self.program.is_allocated(Place { address, size: 1 })
    }

    /// What an address outside of all objects is called, by one that it is near to.
    fn name_near_object(&self, address: Address) -> Option<String> {
        let object = self.object_near(address)?;
        let name = self.name_in_object(object.address, object.size)?;
        Some(match address.0.checked_sub(object.address.0) {
            Some(offset) => format!("{name}+{offset}"),
            None => format!("{name}-{}", object.address.0 - address.0),
        })
    }

    /// Whether every thread that exists has ended.
    pub fn all_ended(&self) -> bool {
        schedule::all_ended(self.graph)
    }

    /// How the execution ended; of a graph that can still grow, blocked.
    pub fn status(&self) -> Status {
        crate::program::status(
            self.graph.thread_count(),
            |thread| self.operation(thread),
            |name| self.graph.thread_named(name),
        )
    }

    /// The value of a place at the end: that of the last write in coherence. `None` if it is
    /// uninitialised.
    pub fn final_value(&self, place: Place) -> Option<Value> {
        let location = self.places.get(place);
        match location.and_then(|location| self.graph.co(location).last()) {
            Some(write) => self
                .graph
                .initialised(*write)
                .then(|| self.graph.value(*write)),
            None => self.program.initial_value(place),
        }
    }
}

/// What is done with the executions and errors that are found. `Break` ends the exploration.
pub trait Visitor<P: Program> {
    /// An execution in which no thread can go on. Its [`Explored::status`] is passed along.
    fn execution(&mut self, execution: &Explored<'_, P>, status: Status) -> ControlFlow<()>;

    /// A thread is at an error. Found as soon as it happens, and again in every graph in which
    /// it happens anew.
    fn error(
        &mut self,
        at: &Explored<'_, P>,
        thread: ThreadId,
        error: &ProgramError,
    ) -> ControlFlow<()>;

    /// The model found something. The same finding may come in many graphs.
    fn finding(&mut self, at: &Explored<'_, P>, finding: &Finding) -> ControlFlow<()>;

    /// Two writes of one location that nothing orders, if [`Options::unordered_writes`] asks for
    /// them. Each location comes once.
    fn unordered_writes(
        &mut self,
        _at: &Explored<'_, P>,
        _writes: (EventId, EventId),
    ) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// A visitor that only lets exploration count.
#[derive(Clone, Copy, Debug, Default)]
pub struct CountOnly;

impl<P: Program> Visitor<P> for CountOnly {
    fn execution(&mut self, _: &Explored<'_, P>, _: Status) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn error(&mut self, _: &Explored<'_, P>, _: ThreadId, _: &ProgramError) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finding(&mut self, _: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Visits every execution of a program that a model allows, each exactly once.
///
/// If the model [needs dependencies](MemoryModel::needs_dependencies), machines are
/// [started](Program::start) to track them. A program that cannot do it is not explored: the
/// outcome is [`Ending::InvalidProgram`].
pub fn explore<M, P>(
    model: &mut M,
    program: &P,
    options: &Options,
    visitor: &mut dyn Visitor<P>,
) -> Summary
where
    M: MemoryModel,
    P: Program,
{
    match explore_without_engine(model, program, options, visitor) {
        Some(summary) => summary,
        None => engine::Engine::new(model, program, options, visitor).run(),
    }
}

/// Goes through all candidates where a model and a program want that, or says why the program
/// cannot be explored. `None` if the engine can explore it.
fn explore_without_engine<M, P>(
    model: &mut M,
    program: &P,
    options: &Options,
    visitor: &mut dyn Visitor<P>,
) -> Option<Summary>
where
    M: MemoryModel,
    P: Program,
{
    if wants_candidates(model, program) && program.has_candidates() && model.judges_cycles() {
        let pends = model.grounded() >= program.grounded_under()
            && model.judges_parts()
            && !model.character().split_updates
            && !program.has_exclusives();
        let summary = match pends {
            true => Some(explore_all_pending(model, program, options, visitor)),
            false => explore_candidates(model, program, options, visitor),
        };
        if summary.is_some() {
            return summary;
        }
    }
    if !model.builds() && pends_whole(model, program, options) {
        return Some(explore_all_pending(model, program, options, visitor));
    }
    let ending = engine_lacks(model, program)?;
    Some(Summary {
        ending,
        loose: Loose::Anywhere,
        ..Summary::default()
    })
}

/// Whether a program that has no candidates can be explored with pending reads under a model that
/// judges executions as a whole. It is for who runs the program to want that, because the events
/// that it makes should be those that the model speaks of.
fn pends_whole<M: MemoryModel, P: Program>(model: &M, program: &P, options: &Options) -> bool {
    options.whole.is_some()
        && model.grounded() >= program.grounded_under()
        && model.judges_cycles()
        && !model.character().split_updates
        && !program.has_candidates()
        && !program.has_exclusives()
        && !program.joins()
}

/// Visits all executions with pending reads.
fn explore_all_pending<M, P>(
    model: &mut M,
    program: &P,
    options: &Options,
    visitor: &mut dyn Visitor<P>,
) -> Summary
where
    M: MemoryModel,
    P: Program,
{
    let pended = explore_pending((model, program), options, visitor, Wanted::All);
    let mut summary = pended.summary;
    if !summary.candidates && summary.ending == Ending::Finished {
        summary.ending = Ending::CandidateLimit;
    }
    summary
}

/// Visits the executions with cycles of `po | rf` of a program whose other executions have been
/// visited, and adds them to what is known of these. Nothing happens if the model allows none, if
/// the other executions rule them out, or if it is not known how to explore them.
pub fn add_cycles<P>(
    (character, program): (Character, &P),
    options: &Options,
    visitor: &mut dyn Visitor<P>,
    summary: &mut Summary,
) where
    P: Program,
{
    let cycles = character.causal_cycles && program.may_have_causal_cycles();
    let open = summary.ending == Ending::Finished && !summary.candidates;
    if cycles
        && open
        && summary.loose.is_somewhere()
        && let Some(whole) = &options.whole
        && let Some(mut whole) = (whole.make)()
    {
        // Of threads that are parked, or symmetric, not all reads are known.
        let loose = match summary.parked || summary.symmetric {
            true => Loose::Anywhere,
            false => summary.loose.clone(),
        };
        let found = explore_cycles((&mut whole, program), options, visitor, loose);
        summary.merge(found.summary);
    }
}

/// Visits the executions of a program with cycles of `po | rf`, with pending reads. What is known
/// of them from the others saves work.
pub fn explore_cycles<M, P>(
    known: (&mut M, &P),
    options: &Options,
    visitor: &mut dyn Visitor<P>,
    loose: Loose,
) -> Pended
where
    M: MemoryModel,
    P: Program,
{
    let pending = pending::Pending::new(known, options, visitor, Wanted::Cycles);
    match loose {
        Loose::At(reads) => pending.with_cycles_through(reads).run(),
        Loose::Nowhere | Loose::Anywhere => pending.run(),
    }
}

/// Why the engine does not explore a program under a model, if there is a reason.
fn engine_lacks<M: MemoryModel, P: Program>(model: &M, program: &P) -> Option<Ending> {
    let not_built = "executions are not built step by step under this model, which judges them as a \
                     whole: only litmus tests without barriers are checked under it, and under lkmm \
                     C programs by katec check";
    let parts = "atomic accesses of 16 bytes, and those that overlap accesses of another size, \
                 are explored only under a model that judges each as one event";
    let exclusives = "store-exclusives are explored only under a model whose text is at hand, and \
                  without barriers";
    let reason = match model.builds() {
        false => not_built,
        true if program.joins() && !model.judges_joined() => parts,
        true if program.has_exclusives() => exclusives,
        true => return None,
    };
    Some(Ending::InvalidProgram(reason.to_string()))
}

/// Visits every execution of a small program by going through all candidates, whatever the model.
/// It must be one that [judges cycles](MemoryModel::judges_cycles), unless it forbids cycles of
/// `po | rf`. `None` if the program does more than access memory.
pub fn explore_candidates<M, P>(
    model: &mut M,
    program: &P,
    options: &Options,
    visitor: &mut dyn Visitor<P>,
) -> Option<Summary>
where
    M: MemoryModel,
    P: Program,
{
    candidates::Candidates::new(model, program, options, visitor).run()
}

/// Visits the executions of a program that are wanted by adding events in the order in which they
/// depend on each other, whatever the model. It must be one that
/// [judges cycles](MemoryModel::judges_cycles), unless it forbids cycles of `po | rf`.
pub fn explore_pending<M, P>(
    (model, program): (&mut M, &P),
    options: &Options,
    visitor: &mut dyn Visitor<P>,
    wanted: Wanted,
) -> Pended
where
    M: MemoryModel,
    P: Program,
{
    pending::Pending::new((model, program), options, visitor, wanted).run()
}

/// Visits the executions of a program that are wanted by backward revisits that leave holes. The
/// model must be one that [judges cycles](MemoryModel::judges_cycles), unless it forbids cycles of
/// `po | rf`. If it does not fit, or the program does not, what was found is not all. What is
/// proved of the order of threads saves work.
///
/// Pending reads are faster in programs that were measured, locks above all, so that this way is
/// there to confirm what they find.
pub fn explore_holes<M, P>(
    known: (&mut M, &P),
    options: &Options,
    visitor: &mut dyn Visitor<P>,
    how: (Wanted, Tolerance, LocalOrder),
) -> Pended
where
    M: MemoryModel,
    P: Program,
{
    holes::Holes::new(known, options, visitor, how).run()
}

/// Whether executions that are built step by step are not all that a program has under a model.
pub fn wants_candidates<M: MemoryModel + ?Sized, P: Program>(model: &M, program: &P) -> bool {
    !model.builds() || has_more_candidates(model.character(), program)
}

/// The same of a model under which executions are built step by step.
pub fn has_more_candidates<P: Program>(character: Character, program: &P) -> bool {
    let cycles = character.causal_cycles && program.may_have_causal_cycles();
    program.has_candidates() && (cycles || program.has_exclusives())
}
