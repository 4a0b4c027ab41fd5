//! Running a thread's machine from the start along the events that it has in a graph.

use katec_checker::event::{AccessRole, EventId, Mode, Place, SrcuCall, ThreadId, Value};
use katec_checker::graph::{Access, BarrierWrite, EventKind, Graph, LocationId, Places, Status};
use katec_checker::program::{
    Dependencies, Operation, ProblemKind, Program, ProgramError, Start, Tracking,
};

/// What a thread does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// This operation.
    Operation(Operation),
    /// The write half that belongs to its last event.
    WriteHalf {
        read: EventId,
        mode: Mode,
        value: Value,
    },
}

/// What a thread does next, with what is to be known of it besides.
struct Issued {
    next: Next,
    dependencies: Dependencies,
    role: Option<AccessRole>,
    srcu: Option<SrcuCall>,
}

/// What a thread does next; `None` if it was not created.
fn next<P: Program>(program: &P, graph: &Graph, thread: ThreadId) -> Option<Issued> {
    graph.thread_name(thread)?;
    next_after(program, graph, thread, graph.thread_events(thread))
}

/// What issued an event.
pub(super) fn issued_by<P: Program>(program: &P, graph: &Graph, event: EventId) -> Option<Next> {
    let thread = graph.thread(event)?;
    let before = &graph.thread_events(thread)[..graph.index(event) as usize];
    Some(next_after(program, graph, thread, before)?.next)
}

/// What the machine of a thread starts from.
fn start<P: Program>(program: &P, graph: &Graph, thread: ThreadId) -> Option<Start> {
    let Some(create) = graph.creator(thread) else {
        return Some(Start::initial(thread));
    };
    match issued_by(program, graph, create)? {
        Next::Operation(Operation::Create(start)) => Some(start),
        _ => None,
    }
}

/// What a thread does after the first of its events.
fn next_after<P: Program>(
    program: &P,
    graph: &Graph,
    thread: ThreadId,
    events: &[EventId],
) -> Option<Issued> {
    let start = start(program, graph, thread)?;
    let mut state = program.start(start, Tracking::Dependencies).ok()?;
    let mut returned = Value::default();
    let mut events = events.iter().copied();
    let mut index = 0;
    loop {
        let operation = program.step(&mut state, returned, index);
        let place = match operation {
            Operation::Store { place, .. } | Operation::ReadModifyWrite { place, .. } => {
                Some(place)
            }
            _ => None,
        };
        let found = |next| {
            Some(Issued {
                next,
                dependencies: program.dependencies(&state),
                role: place.and_then(|place| program.access_role(&state, place)),
                srcu: program.srcu_call(&state),
            })
        };
        returned = Value::default();
        if operation == Operation::Assume(true) {
            continue;
        }
        let Some(event) = events.next() else {
            return found(Next::Operation(operation));
        };
        let waits = graph.kind(event) == EventKind::BarrierWait && !graph.is_matched(event);
        if waits || graph.kind(event) == EventKind::End {
            return found(Next::Operation(operation));
        }
        index += 1;
        if graph
            .rf(event)
            .is_some_and(|write| !graph.initialised(write))
            && !program.copies(&state)
        {
            return found(Next::Operation(Operation::Error(ProgramError {
                kind: ProblemKind::Uninitialised,
                message: String::new(),
            })));
        }
        if matches!(
            operation,
            Operation::Load { .. }
                | Operation::ReadModifyWrite { .. }
                | Operation::Join { .. }
                | Operation::Choose { .. }
                | Operation::BarrierWait { .. }
        ) {
            returned = graph.value(event);
        }
        if let Operation::ReadModifyWrite {
            place,
            mode,
            update,
            ..
        } = operation
            && let Some(value) = update.apply(returned, place.size)
        {
            index += 1;
            if events.next().is_none() {
                let read = event;
                return found(Next::WriteHalf { read, mode, value });
            }
        }
    }
}

/// What the threads of a graph do next.
pub(super) struct AllNext {
    threads: Vec<Option<Issued>>,
}

impl AllNext {
    pub fn of<P: Program>(program: &P, graph: &Graph) -> Self {
        let threads = graph.threads();
        Self {
            threads: threads.map(|thread| next(program, graph, thread)).collect(),
        }
    }

    /// All numbers that threads may have.
    pub fn threads(&self) -> impl Iterator<Item = ThreadId> + use<> {
        ThreadId::first(self.threads.len() as u32)
    }

    /// What a thread does next, if there is such a thread.
    pub fn of_thread(&self, thread: ThreadId) -> Option<&Next> {
        let issued = self.threads.get(thread.index())?.as_ref()?;
        Some(&issued.next)
    }

    fn operation(&self, thread: ThreadId) -> Option<&Operation> {
        match self.of_thread(thread)? {
            Next::Operation(operation) => Some(operation),
            Next::WriteHalf { .. } => None,
        }
    }
}

/// Whether a thread can move.
pub(super) fn can_move(graph: &Graph, all: &AllNext, thread: ThreadId) -> bool {
    match all.of_thread(thread) {
        None => false,
        Some(Next::WriteHalf { .. }) => true,
        Some(Next::Operation(operation)) => match operation {
            Operation::Load { .. }
            | Operation::Store { .. }
            | Operation::ReadModifyWrite { .. }
            | Operation::Fence { .. }
            | Operation::Create(_)
            | Operation::Choose { .. }
            | Operation::Allocate { .. }
            | Operation::Free { .. }
            | Operation::BarrierInit { .. }
            | Operation::BarrierDestroy { .. } => true,
            Operation::BarrierWait { .. } => !graph.is_waiting(thread),
            Operation::Join { thread: child } => graph
                .thread_named(*child)
                .is_some_and(|child| ended(all, child).is_some() && !is_idle(graph, child)),
            Operation::End(_) | Operation::Finish(_) => is_idle(graph, thread),
            Operation::Assume(_)
            | Operation::Wait { .. }
            | Operation::Repeat
            | Operation::Error(_)
            | Operation::Cut
            | Operation::Halt => false,
        },
    }
}

/// Whether a thread did nothing so far although it was created: its end is an event then.
fn is_idle(graph: &Graph, thread: ThreadId) -> bool {
    graph.creator(thread).is_some() && graph.thread_events(thread).is_empty()
}

/// The value with which a thread has ended.
pub(super) fn ended(all: &AllNext, thread: ThreadId) -> Option<Value> {
    all.operation(thread).and_then(Operation::ended)
}

/// How an execution ended in which no thread can move.
pub(super) fn status(graph: &Graph, all: &AllNext) -> Status {
    katec_checker::program::status(
        graph.thread_count(),
        |thread| all.operation(thread),
        |name| graph.thread_named(name),
    )
}

/// Marks the last events of threads that have ended.
pub(super) fn mark_ended<P: Program>(program: &P, graph: &mut Graph) {
    let all = AllNext::of(program, graph);
    for thread in all.threads() {
        if let Some(last) = graph.thread_events(thread).last().copied() {
            graph.set_ended(last, ended(&all, thread).is_some());
        }
    }
}

/// An event that was added, and what remains to be chosen for it.
pub(super) enum Added {
    /// A read, which may read any write.
    Read(EventId),
    /// A write or write half, which may have any place in coherence.
    Write(EventId),
    /// A choice among so many.
    Choose(EventId, u32),
    /// A wait that closed a round in which any of these can be the serial thread, the default
    /// first.
    Round(EventId, Vec<Option<EventId>>),
    /// Nothing.
    Other,
}

/// Adds the next event of a thread that can move, with nothing chosen yet, and what it depends on.
pub(super) fn add<P: Program>(
    program: &P,
    graph: &mut Graph,
    places: &mut Places,
    all: &AllNext,
    thread: ThreadId,
) -> Added {
    let added = add_event(program, graph, places, all, thread);
    if let Some(issued) = &all.threads[thread.index()] {
        if let (Added::Write(write), Some(role)) = (&added, issued.role) {
            graph.set_role(*write, role);
        }
        if let (Some(newest), Some(call)) = (graph.events().next_back(), issued.srcu) {
            graph.set_srcu_call(newest, call);
        }
        let mut dependencies = issued.dependencies.clone();
        match added {
            Added::Read(_) => dependencies.data = Vec::new(),
            _ => dependencies.casdep = Vec::new(),
        }
        graph.set_dependencies(dependencies);
    }
    added
}

fn add_event<P: Program>(
    program: &P,
    graph: &mut Graph,
    places: &mut Places,
    all: &AllNext,
    thread: ThreadId,
) -> Added {
    let mut access = |graph: &mut Graph, place, mode, atomic| Access {
        location: locate(program, graph, places, place),
        mode,
        atomic: atomic && mode != Mode::NonAtomic,
    };
    let plain = !program.machine_level();
    let operation = match all.of_thread(thread) {
        Some(Next::WriteHalf { read, mode, value }) => {
            return Added::Write(graph.add_write_half(*read, *mode, *value));
        }
        Some(Next::Operation(operation)) => operation,
        None => return Added::Other,
    };
    match *operation {
        Operation::Load { place, mode } => {
            let access = access(graph, place, mode, plain);
            Added::Read(graph.add_read(thread, access))
        }
        Operation::ReadModifyWrite { place, mode, .. } => {
            let access = access(graph, place, mode, true);
            Added::Read(graph.add_update_read(thread, access))
        }
        Operation::Store { place, mode, value } => {
            let access = access(graph, place, mode, plain);
            Added::Write(graph.add_write(thread, access, value))
        }
        Operation::BarrierInit { place, count } => {
            let access = access(graph, place, Mode::NonAtomic, false);
            let init = graph.add_write(thread, access, Value(u64::from(count)));
            graph.set_barrier_write(init, BarrierWrite::Init);
            Added::Write(init)
        }
        Operation::BarrierDestroy { place } => {
            let access = access(graph, place, Mode::NonAtomic, false);
            let destroy = graph.add_write(thread, access, Value::default());
            graph.set_barrier_write(destroy, BarrierWrite::Destroy);
            Added::Write(destroy)
        }
        Operation::BarrierWait { place, uses_result } => {
            let location = locate(program, graph, places, place);
            let wait = graph.add_wait(thread, location, uses_result);
            meet(graph, wait, location)
        }
        Operation::Fence { mode, kind } => {
            graph.add_fence(thread, mode, kind);
            Added::Other
        }
        Operation::Create(start) => {
            graph.add_create(thread, start.thread, start.argument);
            Added::Other
        }
        Operation::Allocate {
            address,
            size,
            storage,
            zeroed,
        } => {
            graph.add_allocate(thread, address, size, storage, zeroed);
            Added::Other
        }
        Operation::Free { address } => {
            graph.add_free(thread, address);
            Added::Other
        }
        Operation::Join { thread: child } => {
            if let Some(child) = graph.thread_named(child) {
                let value = ended(all, child).unwrap_or_default();
                graph.add_join(thread, child, value);
            }
            Added::Other
        }
        Operation::Choose { count } => {
            Added::Choose(graph.add_choose(thread, Value(0)), count.max(1))
        }
        Operation::End(_) | Operation::Finish(_) => {
            graph.add_end(thread);
            Added::Other
        }
        Operation::Assume(_)
        | Operation::Wait { .. }
        | Operation::Repeat
        | Operation::Error(_)
        | Operation::Cut
        | Operation::Halt => Added::Other,
    }
}

/// The location of a place, with its initial write in the graph.
fn locate<P: Program>(
    program: &P,
    graph: &mut Graph,
    places: &mut Places,
    place: Place,
) -> LocationId {
    let location = places.intern(place);
    graph.ensure_initial(location, place, || program.initial_value(place));
    if program.initial_barrier(place).is_some() {
        let initial = graph.co(location)[0];
        graph.set_barrier_write(initial, BarrierWrite::Init);
    }
    location
}

/// Lets a new wait meet those that wait at the same barrier, if they are enough. A wait for which
/// there is no barrier waits for ever.
fn meet(graph: &mut Graph, wait: EventId, barrier: LocationId) -> Added {
    let is_init = |write: &EventId| graph.barrier_write(*write) == Some(BarrierWrite::Init);
    let mut before = graph.co(barrier).iter().rev().copied();
    let init = before.find(|write| is_init(write) && graph.in_prefix(*write, wait));
    let count = init.map_or(0, |init| graph.value(init).0 as usize);
    if count == 0 {
        graph.withdraw_wait(wait);
    }
    if count == 0 || graph.waiting(barrier).count() < count {
        return Added::Other;
    }
    graph.close_round(barrier);
    Added::Round(wait, serial_choices(graph, wait))
}

/// Who can be the serial thread of a round, as far as it can be told, the default first.
pub(super) fn serial_choices(graph: &Graph, wait: EventId) -> Vec<Option<EventId>> {
    let mut members: Vec<_> = graph.round(wait).collect();
    members.sort_by_key(|member| graph.thread(*member));
    let unnoticed = members.iter().any(|member| !graph.uses_result(*member));
    let noticed = members.into_iter().filter(|m| graph.uses_result(*m));
    let nobody = unnoticed.then_some(None);
    nobody.into_iter().chain(noticed.map(Some)).collect()
}

/// Gives a read its source, and the mode that follows from the value if it belongs to a
/// compare-exchange.
pub(super) fn choose_source(graph: &mut Graph, next: Option<&Next>, read: EventId, write: EventId) {
    graph.set_rf(read, write);
    if let Some(Next::Operation(Operation::ReadModifyWrite {
        place,
        mode,
        failure_mode,
        update,
    })) = next
    {
        let succeeds = update.apply(graph.value(read), place.size).is_some();
        let mode = if succeeds || !graph.initialised(write) {
            mode
        } else {
            failure_mode
        };
        graph.set_read_mode(read, *mode);
    }
}

/// The writes to the location of an event that have a place in coherence.
pub(super) fn writes(graph: &Graph, event: EventId) -> Vec<EventId> {
    match graph.location(event) {
        Some(location) => graph.co(location).to_vec(),
        None => Vec::new(),
    }
}
