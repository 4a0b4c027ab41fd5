//! The values that may ever be in each location.
//!
//! At first these are the initial values. Threads that read them write others, threads that read
//! those write more, and so on. A value that does not depend on itself is there after as many
//! rounds as there are writes, so that is enough; mostly nothing is new long before.

use super::STEP_LIMIT;
use crate::event::{Place, Value};
use crate::explore::machines::Machines;
use crate::graph::MachineId;
use crate::program::{Operation, Program};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// The values of places.
type OfPlaces = BTreeMap<Place, BTreeSet<Value>>;

/// The values that may be in locations, and those that each thread may write.
pub(super) struct Values {
    all: OfPlaces,
    /// Those that came up in the round that goes on, and are read in the next.
    new: OfPlaces,
    written: Vec<OfPlaces>,
}

/// How learning ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Learned {
    All,
    /// A thread does something else than access memory.
    Unsupported,
    /// There are too many ways for threads to run.
    TooMuch,
}

impl Values {
    pub fn new(threads: usize) -> Self {
        Self {
            all: OfPlaces::new(),
            new: OfPlaces::new(),
            written: vec![OfPlaces::new(); threads],
        }
    }

    /// Whether a thread from this one on may write the value.
    pub fn may_be_written(&self, from: usize, place: Place, value: Value) -> bool {
        let mut threads = self.written[from..].iter();
        threads.any(|written| {
            let of_place = written.get(&place);
            of_place.is_some_and(|values| values.contains(&value))
        })
    }

    /// The values that may be read at a place of a program; `None` if it is not initialised.
    pub fn read<P: Program>(&mut self, program: &P, place: Place) -> Option<Vec<Value>> {
        let known = match self.all.entry(place) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(BTreeSet::from([program.initial_value(place)?])),
        };
        Some(known.iter().copied().collect())
    }

    /// Notes that a thread may write a value.
    fn write<P: Program>(
        &mut self,
        program: &P,
        thread: usize,
        place: Place,
        value: Value,
    ) -> Option<()> {
        self.read(program, place)?;
        self.written[thread].entry(place).or_default().insert(value);
        self.new.entry(place).or_default().insert(value);
        Some(())
    }

    /// Lets what came up be read.
    fn end_round(&mut self) {
        for (place, values) in std::mem::take(&mut self.new) {
            self.all.entry(place).or_default().extend(values);
        }
    }

    fn count(&self) -> usize {
        let all = self.all.values().map(BTreeSet::len).sum::<usize>();
        let written = self.written.iter().flat_map(BTreeMap::values);
        all + written.map(BTreeSet::len).sum::<usize>()
    }
}

/// Learns all values, from the states in which threads start.
pub(super) fn learn<P: Program>(
    values: &mut Values,
    machines: &mut Machines<P::State>,
    program: &P,
    starts: &[MachineId],
    steps: &mut u64,
) -> Learned {
    for round in 0.. {
        let before = values.count();
        let mut writes = 0;
        for (thread, start) in starts.iter().enumerate() {
            let mut run = Run {
                values: &mut *values,
                machines: &mut *machines,
                program,
                thread,
                steps: &mut *steps,
            };
            match run.all(*start) {
                Ok(most) => writes += most,
                Err(reason) => return reason,
            }
        }
        values.end_round();
        if values.count() == before || round > writes {
            return Learned::All;
        }
    }
    Learned::All
}

struct Run<'a, P: Program> {
    values: &'a mut Values,
    machines: &'a mut Machines<P::State>,
    program: &'a P,
    thread: usize,
    steps: &'a mut u64,
}

impl<P: Program> Run<'_, P> {
    /// Runs the thread in all ways. Gives the most writes that it makes.
    fn all(&mut self, start: MachineId) -> Result<usize, Learned> {
        let mut most = 0;
        // Where the thread is, the index of its next event, and how many writes it made.
        let mut todo = vec![(start, 0, 0)];
        while let Some((machine, index, writes)) = todo.pop() {
            most = most.max(writes);
            *self.steps += 1;
            if *self.steps > STEP_LIMIT {
                return Err(Learned::TooMuch);
            }
            let unsupported = Learned::Unsupported;
            let ways: Vec<(Value, u32, usize)> = match *self.machines.operation(machine) {
                Operation::Load { place, .. } => {
                    let read = self.values.read(self.program, place).ok_or(unsupported)?;
                    read.into_iter().map(|value| (value, 1, 0)).collect()
                }
                Operation::ReadModifyWrite { place, update, .. } => {
                    let read = self.values.read(self.program, place).ok_or(unsupported)?;
                    let mut ways = Vec::new();
                    for value in read {
                        match update.apply(value, place.size) {
                            Some(written) => {
                                self.write(place, written)?;
                                ways.push((value, 2, 1));
                            }
                            None => ways.push((value, 1, 0)),
                        }
                    }
                    ways
                }
                Operation::Store { place, value, .. } => {
                    self.write(place, value)?;
                    vec![(Value::default(), 1, 1)]
                }
                Operation::Fence { .. } => vec![(Value::default(), 1, 0)],
                Operation::Choose { count } => {
                    let values = (0..u64::from(count)).map(Value);
                    values.map(|value| (value, 1, 0)).collect()
                }
                Operation::Create(_)
                | Operation::Join { .. }
                | Operation::BarrierInit { .. }
                | Operation::BarrierWait { .. }
                | Operation::BarrierDestroy { .. }
                | Operation::Allocate { .. }
                | Operation::Free { .. }
                | Operation::Wait { .. }
                | Operation::Repeat
                | Operation::Finish(_) => return Err(unsupported),
                Operation::Assume(_)
                | Operation::Error(_)
                | Operation::Cut
                | Operation::Halt
                | Operation::End(_) => Vec::new(),
            };
            for (returned, events, written) in ways {
                let next = self
                    .machines
                    .step(self.program, machine, returned, index + events);
                let next = next.map_err(|_| Learned::TooMuch)?;
                todo.push((next, index + events, writes + written));
            }
        }
        Ok(most)
    }

    fn write(&mut self, place: Place, value: Value) -> Result<(), Learned> {
        let noted = self.values.write(self.program, self.thread, place, value);
        noted.ok_or(Learned::Unsupported)
    }
}
