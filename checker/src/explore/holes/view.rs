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
use crate::explore::parts::node::{OpId, Progress, Source};
use crate::explore::parts::{place_of, succeeds_by_data};
use crate::graph::LocationId;
use crate::model::{Grounded, MemoryModel};
use crate::program::{Operation, Program};
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
        view.prefix = self.prefixes(part, &view, Grounded::Always);
        view
    }

    /// What each event needs, as far as it is known up to this level that it does not come on
    /// cycles. (Without a step to a read half from its write half, but for what another thread
    /// reads; and without what is compared with.)
    pub(super) fn prefixes(&self, part: &Part, view: &View, level: Grounded) -> Vec<Set> {
        let events = view.events.iter().map(|seen| seen.event);
        let needs: Vec<_> = events
            .map(|event| self.needs(part, view, event, level))
            .collect();
        closure(&needs)
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

    /// The events that an event needs at once.
    fn needs(&self, part: &Part, view: &View, event: Event, level: Grounded) -> Vec<usize> {
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
        let reads = reads.iter().filter_map(|index| {
            let read = line.ops.binary_search_by_key(index, |op| op.index).ok()?;
            let thread = id.thread;
            view.number(
                OpId {
                    thread,
                    number: read,
                },
                false,
            )
        });
        let mut needs: Vec<usize> = reads.collect();
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
        let strong = self.is_strong(operation);
        for (number, earlier) in line.ops[..id.number].iter().enumerate() {
            let earlier = self.parts.machines.operation(earlier.issuer);
            let fixed = matches!(
                earlier,
                Operation::Choose { .. } | Operation::Allocate { .. }
            );
            let is_there = part.marks(own(number))[0].is_some();
            if is_there && (strong || fixed || self.is_strong(earlier)) {
                needs.extend(view.number(own(number), false));
                needs.extend(view.number(own(number), true));
            }
        }
        if let Some(creator) = self.creator(part, thread) {
            needs.extend(view.number(creator, false));
        }
        match operation {
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

    /// Whether nothing passes an operation.
    fn is_strong(&self, operation: &Operation) -> bool {
        matches!(
            operation,
            Operation::Create(_) | Operation::Join { .. } | Operation::BarrierWait { .. }
        )
    }
}
