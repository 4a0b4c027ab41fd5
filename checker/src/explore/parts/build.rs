//! Parts and whole executions as graphs.

use super::determined::are_determined;
use super::node::{Node, Op, OpId, Progress, Source};
use super::{Parts, Stop, Wanted};
use crate::builtin::BuiltinRelation;
use crate::event::{
    EventId, Exclusive, Mode, Place, Position, SrcuCall, SrcuSection, ThreadId, ThreadName, Value,
};
use crate::explore::machines::{Next, StoppedAt};
use crate::explore::{Explored, memory, whole};
use crate::graph::{Access, BarrierWrite, EventKind, Graph, LocationId, MachineId};
use crate::model::MemoryModel;
use crate::program::{Dependencies, Operation, ProblemKind, Program, ProgramError};

/// What the events of an operation are: the first, and the one that writes, if one does.
#[derive(Clone, Copy)]
struct Made {
    first: EventId,
    write: EventId,
}

/// A graph in the making.
pub struct Built {
    pub graph: Graph,
    /// The events of each thread's operations, `None` for those that are not there.
    made: Vec<Vec<Option<Made>>>,
    /// The number that each thread has in the graph.
    threads: Vec<Option<ThreadId>>,
}

/// What is found out while a whole execution is built.
#[derive(Default)]
pub struct Findings {
    /// Where threads are, with the indices that events have in the graph.
    machines: Vec<MachineId>,
    /// What is wrong with memory.
    faults: Vec<(ThreadId, ProgramError)>,
}

impl<M, P> Parts<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// The graph of a part. Of a whole execution, if `findings` are asked for: then machines run
    /// once more, with the indices that their events have. `None` if they do something else.
    ///
    /// Events are added in an order that agrees with `po | rf` as far as there is one: where there
    /// is a cycle, a read comes before what it reads.
    pub fn build(
        &mut self,
        node: &Node,
        mut findings: Option<&mut Findings>,
    ) -> Result<Option<Built>, Stop> {
        let initial = self.program.initial_threads();
        let mut built = Built {
            graph: Graph::new(initial, self.model.clock_count()),
            made: node.lines.iter().map(|_| Vec::new()).collect(),
            threads: (0..node.lines.len())
                .map(|thread| (thread < initial).then_some(ThreadId(thread as u32)))
                .collect(),
        };
        if let Some(findings) = &mut findings {
            for line in &node.lines {
                findings.machines.push(self.start(line.start)?);
            }
        }
        let mut late = Vec::new();
        loop {
            let mut moved = false;
            for thread in 0..node.lines.len() {
                while self.is_next_there(node, &built, thread) {
                    if !self.build_next_or_round(node, &mut built, thread, &mut findings) {
                        return Ok(None);
                    }
                    moved = true;
                }
            }
            if moved {
                continue;
            }
            // A read whose source comes after it, if there is one.
            let forced = (0..node.lines.len()).find(|thread| {
                let number = built.made[*thread].len();
                let op = node.lines[*thread].ops.get(number);
                built.threads[*thread].is_some()
                    && op.is_some_and(|op| op.source.is_some() && op.has_returned())
            });
            let Some(thread) = forced else { break };
            late.push(OpId {
                thread,
                number: built.made[thread].len(),
            });
            if !self.build_next(node, &mut built, thread, &mut findings) {
                return Ok(None);
            }
        }
        // Waits that met nobody come last, so that rounds take all waits that are there.
        for (thread, line) in node.lines.iter().enumerate() {
            if line.waits() && !self.build_next(node, &mut built, thread, &mut findings) {
                return Ok(None);
            }
        }
        let write_of = |built: &Built, write: OpId| {
            let made = built.made[write.thread].get(write.number);
            made.copied().flatten().map(|made| made.write)
        };
        for writes in &node.co {
            for write in writes {
                let Some(write) = write_of(&built, *write) else {
                    return Ok(None);
                };
                built.graph.place_last(write);
            }
        }
        for read in late {
            if let Some(Source::Write(write)) = node.op(read).source
                && let Some(write) = write_of(&built, write)
                && let Some(made) = built.made[read.thread][read.number]
            {
                built.graph.set_rf(made.first, write);
            }
        }
        Ok(Some(built))
    }

    /// Whether what the next operation of a thread comes after is there.
    fn is_next_there(&self, node: &Node, built: &Built, thread: usize) -> bool {
        let number = built.made[thread].len();
        let line = &node.lines[thread];
        if built.threads[thread].is_none() {
            return false;
        }
        let Some(op) = line.ops.get(number) else {
            return false;
        };
        if op.progress == Progress::Waits {
            return false;
        }
        if !op.has_returned() {
            return true;
        }
        if let Some(round) = node.round_of(OpId { thread, number }) {
            let has_come = |wait: &OpId| {
                (built.threads[wait.thread]).is_some()
                    && built.made[wait.thread].len() == wait.number
            };
            return round.members.iter().all(has_come);
        }
        match (op.source, self.machines.operation(op.issuer)) {
            (Some(Source::Write(write)), _) => built.made[write.thread].len() > write.number,
            (_, Operation::Join { thread }) => {
                let mut lines = node.lines.iter();
                let child = lines.position(|line| line.start.thread == *thread);
                // One that does nothing is there once it is created.
                child.is_some_and(|child| {
                    let all = node.lines[child].ops.len();
                    built.threads[child].is_some() && built.made[child].len() == all
                })
            }
            _ => true,
        }
    }

    /// Adds the next operation of a thread to a graph, or the whole round of a wait. Whether
    /// machines do the same again.
    fn build_next_or_round(
        &mut self,
        node: &Node,
        built: &mut Built,
        thread: usize,
        findings: &mut Option<&mut Findings>,
    ) -> bool {
        let number = built.made[thread].len();
        let Some(round) = node.round_of(OpId { thread, number }) else {
            return self.build_next(node, built, thread, findings);
        };
        for wait in &round.members {
            if !self.build_next(node, built, wait.thread, findings) {
                return false;
            }
        }
        let event = |built: &Built, wait: OpId| {
            let made = built.made[wait.thread].get(wait.number)?;
            made.map(|made| made.first)
        };
        let Some(first) = event(built, round.members[0]) else {
            return false;
        };
        if let Some(barrier) = built.graph.barrier(first) {
            built.graph.close_round(barrier);
        }
        let serial = round.serial.and_then(|wait| event(built, wait));
        built.graph.set_serial(first, serial);
        true
    }

    /// Adds the next operation of a thread to a graph. Whether its machine does the same again.
    fn build_next(
        &mut self,
        node: &Node,
        built: &mut Built,
        thread: usize,
        findings: &mut Option<&mut Findings>,
    ) -> bool {
        let number = built.made[thread].len();
        let op = node.lines[thread].ops[number];
        if !op.has_returned() && op.progress != Progress::Waits {
            built.made[thread].push(None);
            return true;
        }
        let Some(id) = built.threads[thread] else {
            return false;
        };
        let issuer = match findings {
            Some(findings) => findings.machines[thread],
            None => op.issuer,
        };
        let same = self.machines.operation(issuer) == self.machines.operation(op.issuer);
        if !same {
            return false;
        }
        let Some(made) = self.build_op(node, built, OpId { thread, number }, (id, issuer, op))
        else {
            return false;
        };
        built.made[thread].push(Some(made));
        if let Some(Source::Write(write)) = op.source
            && let Some(Some(source)) = built.made[write.thread].get(write.number)
        {
            built.graph.set_rf(made.first, source.write);
        }
        if let (Some(Source::Initial), Some(location)) =
            (op.source, built.graph.location(made.first))
        {
            let initial = built.graph.co(location)[0];
            built.graph.set_rf(made.first, initial);
        }
        let Some(findings) = findings else {
            return true;
        };
        self.note_fault(&built.graph, made.first, findings);
        if op.progress == Progress::Waits {
            return true;
        }
        if node.lines[thread].failed && number + 1 == node.lines[thread].ops.len() {
            let explored = self.explored(&built.graph);
            let error = memory::uninitialised(&explored, made.first);
            let error = Operation::Error(error);
            findings.machines[thread] = self.machines.stop_at(issuer, error, StoppedAt::Event);
            return true;
        }
        let index = built.graph.thread_events(id).len() as u32;
        let step = self.machines.step(self.program, issuer, op.returned, index);
        match step {
            Ok(machine) => findings.machines[thread] = machine,
            Err(_) => return false,
        }
        true
    }

    fn note_fault(&self, graph: &Graph, event: EventId, findings: &mut Findings) {
        if !self.program.byte_addressed() {
            return;
        }
        let fault = memory::fault(&self.explored(graph), event);
        // Where all executions come in this way they are not made in an order that means anything:
        // whether an access comes before a release is for the model to say.
        let is_judged = |error: &ProgramError| {
            self.wanted == Wanted::All
                && error.kind == ProblemKind::UseAfterFree
                && !memory::is_after_release(graph, event)
        };
        let fault = fault.filter(|error| !is_judged(error));
        if let (Some(error), Some(thread)) = (fault, graph.thread(event)) {
            findings.faults.push((thread, error));
        }
    }

    fn explored<'g>(&'g self, graph: &'g Graph) -> Explored<'g, P> {
        Explored {
            program: self.program,
            graph,
            places: &self.places,
            machines: &self.machines,
        }
    }

    /// Adds an operation to a graph.
    fn build_op(
        &mut self,
        node: &Node,
        built: &mut Built,
        id: OpId,
        (thread, issuer, op): (ThreadId, MachineId, Op),
    ) -> Option<Made> {
        let operation = self.machines.operation(issuer).clone();
        let exclusive = self.program.exclusive(self.machines.state(issuer));
        let first = match operation {
            Operation::Load { place, mode } => {
                let access = self.access(&mut built.graph, place, mode, self.all_atomic);
                match exclusive {
                    Some(_) => built.graph.add_exclusive_read(thread, access),
                    None => built.graph.add_read(thread, access),
                }
            }
            Operation::ReadModifyWrite { .. } => {
                return self.build_update(built, id, (thread, issuer, op), node);
            }
            Operation::Store { place, mode, value } => {
                let write = match exclusive {
                    Some(Exclusive::Store { load }) => {
                        let own = &node.lines[id.thread].ops;
                        let load = match issuer == op.issuer {
                            true => own.iter().position(|op| op.index == load)?,
                            false => built.made[id.thread].iter().position(|made| {
                                made.is_some_and(|made| built.graph.index(made.first) == load)
                            })?,
                        };
                        let load = built.made[id.thread][load]?.first;
                        built.graph.add_exclusive_write(load, mode, value)
                    }
                    _ => {
                        let access = self.access(&mut built.graph, place, mode, self.all_atomic);
                        built.graph.add_write(thread, access, value)
                    }
                };
                self.note_role(&mut built.graph, write, issuer, place);
                write
            }
            Operation::Fence { mode, kind } => {
                let fence = built.graph.add_fence(thread, mode, kind);
                if let Some(call) = self.program.srcu_call(self.machines.state(issuer)) {
                    let call = in_graph(&built.graph, call);
                    built.graph.set_srcu_call(fence, call);
                }
                fence
            }
            Operation::Create(start) => {
                let create = built.graph.add_create(thread, start.thread, start.argument);
                let lines = node.lines.iter();
                let child = lines
                    .take_while(|line| line.start.thread != start.thread)
                    .count();
                if let EventKind::Create(number) = built.graph.kind(create) {
                    *built.threads.get_mut(child)? = Some(number);
                }
                create
            }
            Operation::Join { thread: child } => {
                let child = built.graph.thread_named(child)?;
                // A thread that does nothing has an event for its end.
                let idle = built.graph.thread_events(child).is_empty();
                if idle {
                    self.build_end(node, built, child);
                }
                built.graph.add_join(thread, child, op.returned)
            }
            Operation::Choose { .. } => built.graph.add_choose(thread, op.returned),
            Operation::Allocate {
                address,
                size,
                storage,
                zeroed,
            } => (built.graph).add_allocate(thread, address, size, storage, zeroed),
            Operation::Free { address } => built.graph.add_free(thread, address),
            Operation::BarrierInit { place, count } => {
                let access = self.access(&mut built.graph, place, Mode::NonAtomic, false);
                let count = Value(u64::from(count));
                let write = built.graph.add_write(thread, access, count);
                built.graph.set_barrier_write(write, BarrierWrite::Init);
                write
            }
            Operation::BarrierDestroy { place } => {
                let access = self.access(&mut built.graph, place, Mode::NonAtomic, false);
                let write = built.graph.add_write(thread, access, Value::default());
                built.graph.set_barrier_write(write, BarrierWrite::Destroy);
                write
            }
            Operation::BarrierWait { place, uses_result } => {
                let access = self.access(&mut built.graph, place, Mode::NonAtomic, false);
                built.graph.add_wait(thread, access.location, uses_result)
            }
            _ => return None,
        };
        self.added(node, built, first, (id, issuer, op));
        let write = first;
        Some(Made { first, write })
    }

    /// Adds a read-modify-write, as far as it is done.
    fn build_update(
        &mut self,
        built: &mut Built,
        id: OpId,
        (thread, issuer, op): (ThreadId, MachineId, Op),
        node: &Node,
    ) -> Option<Made> {
        let Operation::ReadModifyWrite {
            place,
            mode,
            failure_mode,
            update,
        } = *self.machines.operation(issuer)
        else {
            return None;
        };
        let failed =
            node.lines[id.thread].failed && id.number + 1 == node.lines[id.thread].ops.len();
        let access = self.access(&mut built.graph, place, mode, true);
        let read = built.graph.add_update_read(thread, access);
        self.added(node, built, read, (id, issuer, op));
        let mut made = Made {
            first: read,
            write: read,
        };
        match update.apply(op.returned, place.size) {
            _ if failed => {}
            None => built.graph.set_read_mode(read, failure_mode),
            Some(written) => {
                built.graph.set_read_half(read);
                self.note_role(&mut built.graph, read, issuer, place);
                if op.progress == Progress::Done {
                    made.write = built.graph.add_write_half(read, mode, written);
                    self.added(node, built, made.write, (id, issuer, op));
                }
            }
        }
        Some(made)
    }

    /// Adds the end of a thread that does nothing else.
    fn build_end(&mut self, node: &Node, built: &mut Built, thread: ThreadId) {
        let lines = node.lines.iter().zip(&built.threads);
        let mut own = lines.filter(|(_, id)| **id == Some(thread));
        if let Some((line, _)) = own.next() {
            let end = built.graph.add_end(thread);
            built.graph.set_issuer(end, line.tip);
        }
    }

    fn note_role(&self, graph: &mut Graph, event: EventId, issuer: MachineId, place: Place) {
        let state = self.machines.state(issuer);
        if let Some(role) = self.program.access_role(state, place) {
            graph.set_role(event, role);
        }
    }

    fn access(&mut self, graph: &mut Graph, place: Place, mode: Mode, atomic: bool) -> Access {
        let location: LocationId = self.places.intern(place);
        let program = self.program;
        if graph.co(location).is_empty() {
            graph.ensure_initial(location, place, || program.initial_value(place));
            if program.initial_barrier(place).is_some() {
                let initial = graph.co(location)[0];
                graph.set_barrier_write(initial, BarrierWrite::Init);
            }
        }
        Access {
            location,
            mode,
            atomic: atomic && mode != Mode::NonAtomic,
        }
    }

    /// Notes where an event comes from, and what it depends on.
    fn added(
        &self,
        node: &Node,
        built: &mut Built,
        event: EventId,
        (id, issuer, op): (OpId, MachineId, Op),
    ) {
        built.graph.set_issuer(event, issuer);
        let own = &node.lines[id.thread].ops;
        let mut dependencies = self.program.dependencies(self.machines.state(op.issuer));
        let Dependencies {
            addr,
            data,
            ctrl,
            casdep,
        } = &mut dependencies;
        match built.graph.kind(event) {
            EventKind::Read => *data = Vec::new(),
            _ => *casdep = Vec::new(),
        }
        for reads in [addr, data, ctrl, casdep] {
            let in_graph = reads.iter().filter_map(|index| {
                let read = own.binary_search_by_key(index, |op| op.index).ok()?;
                let made = (*built.made[id.thread].get(read)?)?;
                Some(built.graph.index(made.first))
            });
            *reads = in_graph.collect();
        }
        built.graph.set_dependencies(dependencies);
    }

    // ----- reports -----

    /// Reports an execution that is whole, if it is consistent and wanted.
    pub fn report(&mut self, node: &Node) -> Result<(), Stop> {
        let mut findings = Findings::default();
        let Some(mut built) = self.build(node, Some(&mut findings))? else {
            return Err(Stop::GivenUp);
        };
        for (line, thread) in node.lines.iter().zip(built.threads.clone()) {
            let Some(thread) = thread else {
                continue;
            };
            let created = thread.index() >= self.program.initial_threads();
            let machine = findings.machines[thread_number(&built, thread)];
            if created && built.graph.thread_events(thread).is_empty() && Next::Idles.is(machine) {
                self.build_end(node, &mut built, thread);
            }
            built.graph.set_machine(thread, machine);
            let last = built.graph.thread_events(thread).last().copied();
            if let Some(last) = last
                && !line.failed
                && (Next::has_ended(machine) || Next::Idles.is(machine))
            {
                built.graph.set_ended(last, true);
            }
        }
        if self.wanted == Wanted::Cycles && !has_cycle(&built.graph) {
            return Ok(());
        }
        if !self.model.consistent_from_scratch(&built.graph) {
            return Ok(());
        }
        // Where a cycle was cut, an access of memory may come in time.
        let faults = !findings.faults.is_empty() && has_cycle(&built.graph);
        if faults || !are_determined(&built.graph) {
            self.summary.candidates = false;
            return Ok(());
        }
        let explored = Explored {
            program: self.program,
            graph: &built.graph,
            places: &self.places,
            machines: &self.machines,
        };
        let reported = whole::report(
            (self.model, self.options),
            self.visitor,
            &explored,
            &findings.faults,
            &mut self.summary,
        );
        reported.map_err(Stop::Ended)
    }
}

fn thread_number(built: &Built, thread: ThreadId) -> usize {
    let known = built.threads.iter();
    known.take_while(|known| **known != Some(thread)).count()
}

/// A call of a function of SRCU with the number that a thread has in a graph, instead of its name.
fn in_graph(graph: &Graph, call: SrcuCall) -> SrcuCall {
    let section = call.section.and_then(|section| {
        let start = section.start();
        let thread = graph.thread_named(ThreadName(u64::from(start.thread.0)))?;
        SrcuSection::started_at(Position { thread, ..start })
    });
    SrcuCall { section, ..call }
}

/// Whether `po | rf` has a cycle.
fn has_cycle(graph: &Graph) -> bool {
    let execution = graph.execution();
    let po = execution.relation(BuiltinRelation::Po).clone();
    !po.union(execution.relation(BuiltinRelation::Rf))
        .is_acyclic()
}
