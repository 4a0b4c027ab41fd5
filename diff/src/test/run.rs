//! Tests as programs that exploration runs, and what their conditions say about executions.

use super::instruction::{FIRST_BARRIER, LOCK, LOCK_NAME};
use super::{
    Action, Barrier, Clause, Instruction, Level, Location, MAX_INSTRUCTIONS, Reads, RmwKind, Test,
    failure_mode, store_mode,
};
use katec_checker::event::{AccessRole, Exclusive, Mode, Place, ThreadId, Update, Value};
use katec_checker::explore::Explored;
use katec_checker::program::{
    self, Operation, Program, SourcePosition, Start, Tracking, Untracked,
};

/// The machine of a thread: where it stands and what it has read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    thread: u8,
    next: u8,
    /// What was read, by instruction.
    pub registers: [u64; MAX_INSTRUCTIONS],
    /// The event of each instruction so far, by its index in program order. Of a read-modify-write
    /// of two instructions it is that of the load.
    events: [u32; MAX_INSTRUCTIONS],
    /// What was done of the last instruction, if it is such a one.
    pair: Option<Half>,
}

/// What was done of a read-modify-write of two instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Load,
    Store,
}

fn operation(action: Action) -> Operation {
    match action {
        Action::Read { location, mode } => Operation::Load {
            place: location.place(),
            mode,
        },
        Action::Write {
            location,
            mode,
            value,
        } => Operation::Store {
            place: location.place(),
            mode,
            value: Value(value),
        },
        Action::Rmw {
            location,
            mode,
            kind: RmwKind::Reserved,
            ..
        } => Operation::Load {
            place: location.place(),
            mode: failure_mode(mode),
        },
        Action::Rmw {
            location,
            mode,
            kind,
            value,
        } => Operation::ReadModifyWrite {
            place: location.place(),
            mode,
            failure_mode: failure_mode(mode),
            update: match kind {
                RmwKind::Exchange | RmwKind::Reserved => Update::Exchange(Value(value)),
                RmwKind::Add => Update::Add(Value(value)),
                RmwKind::CompareExchange { expected } => Update::CompareExchange {
                    expected: Value(expected),
                    desired: Value(value),
                },
            },
        },
        Action::Fence { mode, kind } => Operation::Fence { mode, kind },
        Action::Wait { barrier } => Operation::BarrierWait {
            place: barrier.place(),
            uses_result: false,
        },
        Action::Lock => Operation::ReadModifyWrite {
            place: LOCK,
            mode: Mode::Acquire,
            failure_mode: Mode::Acquire,
            update: Update::CompareExchange {
                expected: Value(0),
                desired: Value(1),
            },
        },
        Action::Unlock => Operation::Store {
            place: LOCK,
            mode: Mode::Release,
            value: Value(0),
        },
    }
}

/// The second half of a read-modify-write of two instructions.
fn store_of_pair(action: Action) -> Operation {
    let Action::Rmw {
        location,
        mode,
        value,
        ..
    } = action
    else {
        return Operation::Assume(false);
    };
    Operation::Store {
        place: location.place(),
        mode: store_mode(mode),
        value: Value(value),
    }
}

impl Program for Test {
    type State = State;

    fn initial_threads(&self) -> usize {
        self.threads.len()
    }

    fn machine_level(&self) -> bool {
        self.level.is_machine()
    }

    fn has_exclusives(&self) -> bool {
        self.has_reservations()
    }

    fn exclusive(&self, state: &State) -> Option<Exclusive> {
        Some(match state.pair? {
            Half::Load => Exclusive::Load,
            Half::Store => Exclusive::Store {
                load: state.events[usize::from(state.next) - 1],
            },
        })
    }

    fn has_candidates(&self) -> bool {
        self.barriers().is_empty() && !self.has_lock()
    }

    fn initial_value(&self, place: Place) -> Option<Value> {
        let count = self.initial_barrier(place).unwrap_or(0);
        Some(Value(u64::from(count)))
    }

    fn initial_barrier(&self, place: Place) -> Option<u32> {
        let barriers = self.barriers();
        let mut found = barriers.iter().filter(|(it, _)| it.place() == place);
        found.next().map(|(_, count)| *count)
    }

    fn start(&self, start: Start, _: Tracking) -> Result<State, Untracked> {
        Ok(State {
            thread: start.thread.0 as u8,
            ..State::default()
        })
    }

    fn step(&self, state: &mut State, returned: Value, index: u32) -> Operation {
        let code = &self.threads[usize::from(state.thread)];
        let next = usize::from(state.next);
        if let Some(last) = next.checked_sub(1) {
            let action = code[last].action;
            if state.pair == Some(Half::Load) {
                state.registers[last] = returned.0;
                state.pair = Some(Half::Store);
                return store_of_pair(action);
            }
            if state.pair.is_some() {
                // What was read is known.
            } else if action.reads() {
                state.registers[last] = returned.0;
            } else if action == Action::Lock && returned != Value(0) {
                return Operation::Assume(false);
            }
        }
        let goes_on = |instruction: &&Instruction| {
            let mut decide = instruction.depends.ctrl.iter();
            let thread = usize::from(state.thread);
            let fits = |read: usize| self.asked(thread, read) == Some(state.registers[read]);
            !self.ends_early || decide.all(fits)
        };
        let Some(instruction) = code.get(next).filter(goes_on) else {
            return Operation::End(Value::default());
        };
        state.events[next] = index;
        state.next += 1;
        state.pair = instruction.action.is_reserved().then_some(Half::Load);
        operation(instruction.action)
    }

    fn dependencies(&self, state: &State) -> program::Dependencies {
        let code = &self.threads[usize::from(state.thread)];
        let done = &code[..usize::from(state.next)];
        let events = |reads: Reads| reads.iter().map(|read| state.events[read]).collect();
        let Some(last) = done.last() else {
            return program::Dependencies::default();
        };
        let decided = done.iter().enumerate().map(|(index, instruction)| {
            let depends = instruction.depends.ctrl;
            let is_last = index + 1 == done.len();
            if !is_last && self.branches(instruction.action) {
                depends.union(Reads::of(index))
            } else {
                depends
            }
        });
        program::Dependencies {
            addr: events(last.depends.addr),
            data: match state.pair {
                Some(Half::Load) => Vec::new(),
                _ => events(last.depends.data),
            },
            ctrl: events(decided.fold(Reads::NONE, Reads::union)),
            casdep: Vec::new(),
        }
    }

    fn source_position(&self, _: &State) -> Option<SourcePosition> {
        None
    }

    fn access_role(&self, state: &State, _: Place) -> Option<AccessRole> {
        let last = usize::from(state.next).checked_sub(1)?;
        match self.threads[usize::from(state.thread)][last].action {
            Action::Lock => Some(AccessRole::TakesLock),
            Action::Unlock => Some(AccessRole::ReleasesLock),
            _ => None,
        }
    }

    fn place_name(&self, place: Place) -> String {
        if place == LOCK {
            return LOCK_NAME.to_string();
        }
        match place.address.0.checked_sub(FIRST_BARRIER) {
            Some(barrier) => Barrier(barrier as u8).to_string(),
            None => Location(place.address.0 as u8).to_string(),
        }
    }
}

impl Test {
    /// Whether an instruction decides itself about what comes after it: a compare-exchange of C,
    /// which keeps what it found only if it failed.
    fn branches(&self, action: Action) -> bool {
        let compares = matches!(
            action,
            Action::Rmw {
                kind: RmwKind::CompareExchange { .. },
                ..
            }
        );
        compares && self.level == Level::Language
    }

    /// Whether an execution ends as the condition says.
    pub fn holds(&self, execution: &Explored<'_, Test>) -> bool {
        self.condition.iter().all(|clause| {
            let (Clause::Register { value, .. } | Clause::Memory { value, .. }) = *clause;
            clause.found(execution) == Some(value)
        })
    }
}

impl Clause {
    /// The value at the end of an execution of what the clause is about.
    pub fn found(&self, execution: &Explored<'_, Test>) -> Option<u64> {
        match *self {
            Clause::Register {
                thread,
                instruction,
                ..
            } => {
                let (state, _) = execution.machine(ThreadId(thread as u32))?;
                Some(state.registers[instruction])
            }
            Clause::Memory { location, .. } => {
                execution.final_value(location.place()).map(|value| value.0)
            }
        }
    }
}
