//! The canonical form of tests.
//!
//! The order of threads and the names of locations, barriers and values mean nothing.
//! [`Test::canonical`] is the same for two tests exactly if one becomes the other by renaming. Once
//! the order of the threads is fixed, names are given in the order in which the text has them
//! first, so what is left is to take the least text of all orders of the threads.

use super::{Action, Barrier, Clause, Instruction, Location, Reads, RmwKind, Test};

impl Test {
    /// The test that stands for all that only differ from this one in names and in the order of
    /// threads.
    pub fn canonical(&self) -> Test {
        // Threads of different shapes cannot change places, so only those of one shape are tried in
        // all orders.
        let shapes: Vec<_> = (0..self.threads.len()).map(|it| self.shape(it)).collect();
        let mut order: Vec<usize> = (0..self.threads.len()).collect();
        order.sort_by(|a, b| shapes[*a].cmp(&shapes[*b]));
        let mut least: Option<Test> = None;
        permute(&mut order, 0, &shapes, &mut |order| {
            let renamed = self.renamed(order);
            if least.as_ref().is_none_or(|least| renamed < *least) {
                least = Some(renamed);
            }
        });
        least.unwrap_or_else(|| self.clone())
    }

    /// What a thread is, its names aside.
    fn shape(&self, thread: usize) -> (Vec<Instruction>, Vec<usize>) {
        let nameless = |action: Action| match action {
            Action::Read { mode, .. } => Action::Read {
                location: Location(0),
                mode,
            },
            Action::Write { mode, .. } => Action::Write {
                location: Location(0),
                mode,
                value: 0,
            },
            Action::Rmw { mode, kind, .. } => Action::Rmw {
                location: Location(0),
                mode,
                kind: match kind {
                    RmwKind::CompareExchange { .. } => RmwKind::CompareExchange { expected: 0 },
                    other => other,
                },
                value: 0,
            },
            Action::Wait { .. } => Action::Wait {
                barrier: Barrier(0),
            },
            other @ (Action::Fence { .. } | Action::Lock | Action::Unlock) => other,
        };
        let code = self.threads[thread].iter().map(|instruction| Instruction {
            action: nameless(instruction.action),
            depends: instruction.depends,
        });
        let asked = self.condition.iter().filter_map(|clause| match clause {
            Clause::Register {
                thread: of,
                instruction,
                ..
            } if *of == thread => Some(*instruction),
            _ => None,
        });
        (code.collect(), asked.collect())
    }

    /// The test with its threads in this order and names by their first place in the text.
    pub(crate) fn renamed(&self, order: &[usize]) -> Test {
        let names = Names::of(self, order);
        let threads = order.iter().map(|thread| {
            let mut decided = Reads::NONE;
            let code = self.threads[*thread].iter().map(|instruction| {
                let mut renamed = *instruction;
                renamed.action = names.action(instruction.action);
                renamed.depends.ctrl = instruction.depends.ctrl.minus(decided);
                decided = decided.union(instruction.depends.ctrl);
                renamed
            });
            code.collect()
        });
        let condition = self.condition.iter().map(|clause| match *clause {
            Clause::Register {
                thread,
                instruction,
                value,
            } => Clause::Register {
                thread: order
                    .iter()
                    .position(|old| *old == thread)
                    .unwrap_or(thread),
                instruction,
                value: self
                    .threads
                    .get(thread)
                    .and_then(|code| code.get(instruction)?.action.location())
                    .map_or(value, |location| names.value(location, value)),
            },
            Clause::Memory { location, value } => Clause::Memory {
                location: names.location(location),
                value: names.value(location, value),
            },
        });
        Test {
            ends_early: self.ends_early,
            ..Test::new(self.level, threads.collect(), condition)
        }
    }
}

/// Calls `visit` with every order that only exchanges neighbours of the same shape.
fn permute<S: PartialEq>(
    order: &mut Vec<usize>,
    from: usize,
    shapes: &[S],
    visit: &mut impl FnMut(&[usize]),
) {
    if from == order.len() {
        return visit(order);
    }
    for other in from..order.len() {
        if shapes[order[other]] == shapes[order[from]] {
            order.swap(from, other);
            permute(order, from + 1, shapes, visit);
            order.swap(from, other);
        }
    }
}

/// New names of locations, barriers and values, each given at its first place.
struct Names {
    locations: Vec<Location>,
    barriers: Vec<Barrier>,
    /// By place in `locations`: the old values, and whether there are additions.
    values: Vec<(Vec<u64>, bool)>,
}

impl Names {
    fn of(test: &Test, order: &[usize]) -> Self {
        let mut names = Self {
            locations: Vec::new(),
            barriers: Vec::new(),
            values: Vec::new(),
        };
        for thread in order {
            for instruction in &test.threads[*thread] {
                names.add(test, instruction.action);
            }
        }
        names.add_unwritten(test, order);
        names
    }

    fn add(&mut self, test: &Test, action: Action) {
        if let Action::Wait { barrier } = action
            && !self.barriers.contains(&barrier)
        {
            self.barriers.push(barrier);
        }
        let Some(location) = action.location() else {
            return;
        };
        let place = self.index_of(location).unwrap_or_else(|| {
            self.locations.push(location);
            self.values.push((Vec::new(), test.is_added_to(location)));
            self.locations.len() - 1
        });
        let values = &mut self.values[place].0;
        if let Some(value) = action.value()
            && !values.contains(&value)
        {
            values.push(value);
        }
    }

    /// Adds the values that are expected or asked for and that nobody writes.
    fn add_unwritten(&mut self, test: &Test, order: &[usize]) {
        for thread in order {
            for (index, instruction) in test.threads[*thread].iter().enumerate() {
                let Some(location) = instruction.action.location() else {
                    continue;
                };
                if let Action::Rmw {
                    kind: RmwKind::CompareExchange { expected },
                    ..
                } = instruction.action
                {
                    self.add_value(location, expected);
                }
                let asked = test.condition.iter().filter_map(|clause| match *clause {
                    Clause::Register {
                        thread: of,
                        instruction,
                        value,
                    } if of == *thread && instruction == index => Some(value),
                    _ => None,
                });
                asked.for_each(|value| self.add_value(location, value));
            }
        }
        for clause in &test.condition {
            if let Clause::Memory { location, value } = *clause {
                self.add_value(location, value);
            }
        }
    }

    /// Adds a value of a location, or the powers of two that it is the sum of.
    fn add_value(&mut self, location: Location, value: u64) {
        let Some(place) = self.index_of(location) else {
            return;
        };
        let (values, added) = &mut self.values[place];
        let bits = (0..u64::BITS).map(|bit| value & 1 << bit);
        let parts: Vec<u64> = match added {
            true => bits.collect(),
            false => vec![value],
        };
        for part in parts {
            if part != 0 && !values.contains(&part) {
                values.push(part);
            }
        }
    }

    fn index_of(&self, location: Location) -> Option<usize> {
        self.locations.iter().position(|known| *known == location)
    }

    fn location(&self, old: Location) -> Location {
        self.index_of(old)
            .map_or(old, |place| Location(place as u8))
    }

    fn value(&self, location: Location, old: u64) -> u64 {
        let Some((values, added)) = self.index_of(location).map(|place| &self.values[place]) else {
            return old;
        };
        let numbered = values.iter().enumerate();
        if *added {
            let kept = numbered.filter(|(_, value)| old & **value != 0);
            return kept.map(|(number, _)| 1 << number).sum();
        }
        let mut same = numbered.filter(|(_, value)| **value == old);
        same.next().map_or(old, |(number, _)| number as u64 + 1)
    }

    fn action(&self, mut action: Action) -> Action {
        match &mut action {
            Action::Read { location, .. } => *location = self.location(*location),
            Action::Write {
                location, value, ..
            } => {
                *value = self.value(*location, *value);
                *location = self.location(*location);
            }
            Action::Rmw {
                location,
                kind,
                value,
                ..
            } => {
                if let RmwKind::CompareExchange { expected } = kind {
                    *expected = self.value(*location, *expected);
                }
                *value = self.value(*location, *value);
                *location = self.location(*location);
            }
            Action::Wait { barrier } => {
                let place = self.barriers.iter().position(|known| known == barrier);
                *barrier = place.map_or(*barrier, |place| Barrier(place as u8));
            }
            Action::Fence { .. } | Action::Lock | Action::Unlock => {}
        }
        action
    }
}
