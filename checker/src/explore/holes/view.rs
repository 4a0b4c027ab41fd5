//! The events of a part, and what each needs.
//!
//! Events are numbered by age here, so that sets of them are rows of bits. An event *needs* what
//! its existence, its place and its value come from, at once or in turn: the reads on which it
//! depends, what a read reads, the read half of its write half; what creates its thread; and behind
//! creations, joins and waits, which nothing passes, all that is before these, and with them the
//! threads that are joined and the others of a round. What comes behind a choice of the program or
//! an allocation needs it, because programs do not track these.
//!
//! A set of events that contains what they need does the same whatever else is there. This order is
//! what exploration calls `prefix`, reflexive and transitive.

use super::Holes;
use super::part::{Event, Part};
use crate::event::FenceKind;
use crate::explore::loose::{acquires, always_writes, keeps_reads_before, releases};
use crate::explore::parts::node::{Line, Op, OpId, Progress, Source};
use crate::explore::parts::{place_of, succeeds_by_data};
use crate::graph::LocationId;
use crate::model::{Grounded, LocalOrder, LocalStep, MemoryModel};
use crate::program::{Dependencies, Operation, Program};
use fixedbitset::FixedBitSet;

/// A set of events.
pub(super) type Set = FixedBitSet;

/// What an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Read,
    Write,
    /// The write of a read-modify-write.
    WriteHalf,
    /// No access. Whether it is what it would be if nothing was to be decided otherwise.
    Other {
        usual: bool,
    },
}

/// An event and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub event: Event,
    pub kind: Kind,
    pub settled: bool,
    pub location: Option<LocationId>,
    /// What it reads, if that is not the initial write.
    pub source: Option<usize>,
    /// Where what it reads stands among the writes of its location, or where it stands itself; the
    /// initial write is at 0.
    pub position: Option<usize>,
    /// Whether its place depends on what was read.
    pub computed: bool,
}

impl Seen {
    pub fn writes(&self) -> bool {
        matches!(self.kind, Kind::Write | Kind::WriteHalf)
    }
}

/// The events of a part.
pub(super) struct View {
    pub events: Vec<Seen>,
    /// What each needs, itself included.
    pub prefix: Vec<Set>,
    /// See [`Self::writes_of`].
    co: Vec<Vec<usize>>,
    /// The numbers of the events of each operation.
    numbers: Vec<Vec<[Option<usize>; 2]>>,
}

impl View {
    /// The number of an event.
    pub fn number(&self, op: OpId, half: bool) -> Option<usize> {
        let line = self.numbers.get(op.thread)?;
        line.get(op.number)?[usize::from(half)]
    }

    /// The number of the write of an operation.
    pub fn write(&self, op: OpId) -> Option<usize> {
        self.number(op, true).or(self.number(op, false))
    }

    /// The writes of a location in coherence order, without the initial one.
    pub fn writes_of(&self, location: LocationId) -> &[usize] {
        self.co.get(location.index()).map_or(&[], Vec::as_slice)
    }

    /// No event.
    pub fn none(&self) -> Set {
        Set::with_capacity(self.events.len())
    }

    /// The events that are older than one.
    pub fn older(&self, than: usize) -> Set {
        let mut older = self.none();
        older.insert_range(..than);
        older
    }

    /// The events of the same thread that come later and access the same location.
    pub fn later_here(&self, event: usize) -> impl Iterator<Item = usize> {
        self.beside(event, |own, other| other > own)
    }

    /// The events of the same thread that come earlier and access the same location.
    pub fn earlier_here(&self, event: usize) -> impl Iterator<Item = usize> {
        self.beside(event, |own, other| other < own)
    }

    fn beside(
        &self,
        event: usize,
        comes: impl Fn((usize, bool), (usize, bool)) -> bool,
    ) -> impl Iterator<Item = usize> {
        let own = &self.events[event];
        let all = self.events.iter().enumerate();
        let here = all.filter(move |(_, other)| {
            own.location.is_some()
                && other.location == own.location
                && other.event.op.thread == own.event.op.thread
                && comes(
                    (own.event.op.number, own.event.half),
                    (other.event.op.number, other.event.half),
                )
        });
        here.map(|(number, _)| number)
    }

    /// Whether a write is the write half of what reads another write, or the initial one.
    pub fn updates(&self, write: usize, source: Option<usize>) -> bool {
        let seen = &self.events[write];
        let read = self.number(seen.event.op, false);
        seen.kind == Kind::WriteHalf && read.is_some_and(|read| self.events[read].source == source)
    }
}

impl View {
    /// Adds to what events need what is free to add: an event before them in their thread that
    /// reads nothing, and needs nothing else of the thread than they do. It is kept with them then,
    /// and there are fewer holes; no other read is needed by anything. What is free follows from
    /// what the thread does, not from what is read.
    fn add_free(&self, needs: &mut [Vec<usize>]) {
        let mut all: Vec<Set> = vec![self.none(); needs.len()];
        for line in &self.numbers {
            let line: Vec<usize> = line.iter().flatten().flatten().copied().collect();
            for (at, event) in line.iter().enumerate() {
                let mut needed = self.none();
                for direct in &needs[*event] {
                    needed.union_with(&all[*direct]);
                }
                for earlier in &line[..at] {
                    let is_free = self.events[*earlier].kind != Kind::Read
                        && needs[*earlier]
                            .iter()
                            .all(|direct| needed.contains(*direct));
                    if is_free && !needed.put(*earlier) {
                        needs[*event].push(*earlier);
                    }
                }
                needed.insert(*event);
                all[*event] = needed;
            }
        }
    }
}

/// What each event needs, itself included, if these are what they need at once.
fn closure(needs: &[Vec<usize>]) -> Vec<Set> {
    let own = |event| {
        let mut row = Set::with_capacity(needs.len());
        row.insert(event);
        row
    };
    let mut rows: Vec<Set> = (0..needs.len()).map(own).collect();
    let mut changed = true;
    while changed {
        changed = false;
        for (event, direct) in needs.iter().enumerate() {
            let mut row = std::mem::take(&mut rows[event]);
            let before = row.count_ones(..);
            for needed in direct.iter().filter(|needed| **needed != event) {
                row.union_with(&rows[*needed]);
            }
            changed |= row.count_ones(..) > before;
            rows[event] = row;
        }
    }
    rows
}

impl<M, P> Holes<'_, M, P>
where
    M: MemoryModel,
    P: Program,
{
    /// The events of a part.
    pub(super) fn view(&self, part: &Part) -> View {
        let mut events: Vec<_> = part.events().collect();
        events.sort_by_key(|(_, mark)| mark.stamp);
        let mut view = View {
            events: Vec::with_capacity(events.len()),
            prefix: Vec::new(),
            co: Vec::with_capacity(part.node.co.len()),
            numbers: part
                .marks
                .iter()
                .map(|line| vec![[None; 2]; line.len()])
                .collect(),
        };
        for (number, (event, _)) in events.iter().enumerate() {
            let place = &mut view.numbers[event.op.thread][event.op.number];
            place[usize::from(event.half)] = Some(number);
        }
        for writes in &part.node.co {
            let writes = writes.iter().filter_map(|write| view.write(*write));
            view.co.push(writes.collect());
        }
        for (event, mark) in &events {
            let seen = self.seen(part, &view, *event, mark.settled);
            view.events.push(seen);
        }
        let mut needs = self.all_needs(&view, |event| {
            let mut needs = self.own_needs(part, &view, event, Grounded::Always);
            needs.extend(self.ordered(part, &view, event, self.order));
            needs
        });
        view.add_free(&mut needs);
        for (needs, (event, _)) in needs.iter_mut().zip(&events) {
            needs.extend(self.other_needs(part, &view, *event));
        }
        view.prefix = closure(&needs);
        view
    }

    fn all_needs(&self, view: &View, needs: impl Fn(Event) -> Vec<usize>) -> Vec<Vec<usize>> {
        view.events.iter().map(|seen| needs(seen.event)).collect()
    }

    /// What an event needs without any order of threads, as far as it is known up to this level
    /// that it comes on no cycle. ([`Grounded::Accesses`] is without a step to a read half from its
    /// write half, but for what another thread reads; and without what is compared with.)
    pub(super) fn needed(&self, part: &Part, view: &View, event: usize, level: Grounded) -> Set {
        let needs = self.all_needs(view, |event| {
            let mut needs = self.own_needs(part, view, event, level);
            needs.extend(self.other_needs(part, view, event));
            needs
        });
        closure(&needs).swap_remove(event)
    }

    /// What comes before an event by dependencies, the order of threads and what is read of other
    /// threads, of which together it is proved that they come on no cycle ([`LocalOrder`]).
    pub(super) fn ordered_before(&self, part: &Part, view: &View, event: usize) -> Set {
        let needs = self.all_needs(view, |event| {
            let Event { op: id, half } = event;
            let (line, op) = (&part.node.lines[id.thread], part.node.op(id));
            let state = self.parts.machines.state(op.issuer);
            let Dependencies {
                mut addr,
                data,
                ctrl,
                ..
            } = self.parts.program.dependencies(state);
            addr.extend(ctrl);
            let reads = view.number(id, half).map(|number| view.events[number].kind);
            if reads != Some(Kind::Read) {
                addr.extend(data);
            }
            let mut needs: Vec<usize> = self.reads(view, id, line, &addr).collect();
            needs.extend(self.ordered(part, view, event, self.order));
            if half && self.order.has(LocalStep::Update) {
                needs.extend(view.number(id, false));
            }
            match op.source {
                Some(Source::Write(write)) if !half && write.thread != id.thread => {
                    needs.extend(view.write(write));
                }
                _ => {}
            }
            needs
        });
        closure(&needs).swap_remove(event)
    }

    fn seen(&self, part: &Part, view: &View, event: Event, settled: bool) -> Seen {
        let op = part.node.op(event.op);
        let operation = self.parts.machines.operation(op.issuer);
        let place = place_of(operation);
        let location = place.and_then(|place| self.parts.places.get(place));
        let kind = match operation {
            Operation::Load { .. } => Kind::Read,
            Operation::ReadModifyWrite { .. } if event.half => Kind::WriteHalf,
            Operation::ReadModifyWrite { .. } => Kind::Read,
            _ if location.is_some() => Kind::Write,
            Operation::Choose { .. } => Kind::Other {
                usual: op.returned.0 == 0,
            },
            Operation::BarrierWait { .. } => Kind::Other {
                usual: self.is_usual_round(part, event.op),
            },
            _ => Kind::Other { usual: true },
        };
        let source = match (kind, op.source) {
            (Kind::Read, Some(Source::Write(write))) => view.write(write),
            _ => None,
        };
        let at = |write: usize| {
            let mut writes = view.writes_of(location?).iter();
            Some(writes.position(|other| *other == write)? + 1)
        };
        let position = match (kind, source) {
            (Kind::Read, None) => Some(0),
            (Kind::Read, Some(source)) => at(source),
            (Kind::Write | Kind::WriteHalf, _) => view.number(event.op, event.half).and_then(at),
            (Kind::Other { .. }, _) => None,
        };
        let state = self.parts.machines.state(op.issuer);
        Seen {
            event,
            kind,
            settled,
            location,
            source,
            position,
            computed: !self.parts.program.dependencies(state).addr.is_empty(),
        }
    }

    /// The events of its own thread that an event needs at once, but for what it reads.
    fn own_needs(&self, part: &Part, view: &View, event: Event, level: Grounded) -> Vec<usize> {
        let Event { op: id, half } = event;
        let (line, op) = (&part.node.lines[id.thread], part.node.op(id));
        let operation = self.parts.machines.operation(op.issuer);
        let depends = (self.parts.program).dependencies(self.parts.machines.state(op.issuer));
        let mut reads = match half {
            true => depends.data,
            false => {
                let mut reads = [depends.addr, depends.ctrl].concat();
                if level >= Grounded::Always {
                    reads.extend(depends.casdep);
                }
                let updates = matches!(operation, Operation::ReadModifyWrite { .. });
                if !updates || succeeds_by_data(operation) {
                    reads.extend(depends.data);
                }
                reads
            }
        };
        reads.sort_unstable();
        reads.dedup();
        let mut needs: Vec<usize> = self.reads(view, id, line, &reads).collect();
        if half {
            let read = view.number(id, false);
            needs.extend(read.filter(|_| level >= Grounded::Updates));
            return needs;
        }
        if let Some(Source::Write(write)) = op.source {
            needs.extend(view.write(write));
            needs.extend(
                view.number(write, false)
                    .filter(|_| write.thread != id.thread),
            );
        }
        let thread = id.thread;
        let own = |number| OpId { thread, number };
        let strong = is_strong(operation);
        for (number, earlier) in line.ops[..id.number].iter().enumerate() {
            let earlier = self.parts.machines.operation(earlier.issuer);
            let fixed = matches!(
                earlier,
                Operation::Choose { .. } | Operation::Allocate { .. }
            );
            let is_there = part.marks(own(number))[0].is_some();
            if is_there && (strong || fixed || is_strong(earlier)) {
                needs.extend(view.number(own(number), false));
                needs.extend(view.number(own(number), true));
            }
        }
        needs
    }

    /// The events of a thread that have these indices.
    pub(super) fn reads(
        &self,
        view: &View,
        of: OpId,
        line: &Line,
        indices: &[u32],
    ) -> impl Iterator<Item = usize> {
        indices.iter().filter_map(move |index| {
            let number = line.ops.binary_search_by_key(index, |op| op.index).ok()?;
            let thread = of.thread;
            view.number(OpId { thread, number }, false)
        })
    }

    /// The other events that an event needs at once: what it reads, and what other threads do
    /// before it whatever the model.
    fn other_needs(&self, part: &Part, view: &View, event: Event) -> Vec<usize> {
        let Event { op: id, half } = event;
        let mut needs = Vec::new();
        if half {
            return needs;
        }
        let op = part.node.op(id);
        if let Some(Source::Write(write)) = op.source {
            needs.extend(view.write(write));
            needs.extend(
                view.number(write, false)
                    .filter(|_| write.thread != id.thread),
            );
        }
        if let Some(creator) = self.creator(part, id.thread) {
            needs.extend(view.number(creator, false));
        }
        match self.parts.machines.operation(op.issuer) {
            Operation::Join { thread: child } => {
                let lines = part.node.lines.iter().enumerate();
                for (child, _) in lines.filter(|(_, line)| line.start.thread == *child) {
                    needs.extend(view.numbers[child].iter().flatten().flatten());
                }
            }
            Operation::BarrierWait { .. } if op.progress == Progress::Done => {
                let round = part.node.round_of(id);
                let members = round.map_or(&[][..], |round| &round.members);
                needs.extend(members.iter().filter_map(|wait| view.number(*wait, false)));
            }
            _ => {}
        }
        needs
    }

    /// The events before an event in its thread that an order keeps there at once.
    fn ordered(&self, part: &Part, view: &View, event: Event, order: LocalOrder) -> Vec<usize> {
        let Event { op: id, half } = event;
        let operation = |op: &Op| self.parts.machines.operation(op.issuer);
        let behind_all = match *operation(part.node.op(id)) {
            Operation::Fence {
                mode,
                kind: FenceKind::Language,
            } => keeps_reads_before(order, mode),
            Operation::Store { mode, .. } => order.has(LocalStep::Release) && releases(mode),
            Operation::ReadModifyWrite { mode, update, .. } if half && always_writes(update) => {
                order.has(LocalStep::Release) && releases(mode)
            }
            _ => false,
        };
        let keeps = |op: &Op| match *operation(op) {
            Operation::Load { mode, .. } => {
                behind_all || order.has(LocalStep::Acquire) && acquires(mode)
            }
            Operation::ReadModifyWrite {
                mode,
                failure_mode,
                update,
                ..
            } => {
                let acquires = acquires(mode) && (always_writes(update) || acquires(failure_mode));
                behind_all || order.has(LocalStep::Acquire) && acquires
            }
            Operation::Fence {
                mode,
                kind: FenceKind::Language,
            } => behind_all || keeps_reads_before(order, mode),
            _ => behind_all,
        };
        let earlier = part.node.lines[id.thread].ops[..id.number]
            .iter()
            .enumerate();
        let kept = earlier.filter(|(_, op)| keeps(op)).flat_map(|(number, _)| {
            let earlier = OpId {
                thread: id.thread,
                number,
            };
            // What writes comes before nothing but by what it needs.
            let half = view.number(earlier, true).filter(|_| behind_all);
            [view.number(earlier, false), half]
        });
        kept.flatten().collect()
    }
}

/// Whether nothing passes an operation.
pub(super) fn is_strong(operation: &Operation) -> bool {
    matches!(
        operation,
        Operation::Create(_) | Operation::Join { .. } | Operation::BarrierWait { .. }
    )
}
