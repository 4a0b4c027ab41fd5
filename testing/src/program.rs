//! A tiny program form: straight-line code with skips, over a few registers and named variables.

use katec_checker::event::{Address, FenceKind, Mode, Place, ThreadId, ThreadName, Update, Value};
use katec_checker::program::{
    Decisions, Dependencies, Operation, ProblemKind, Program, ProgramError, SourcePosition, Start,
    Tracking, Untracked,
};
use std::fmt;

/// How many registers a thread has.
pub const REGISTERS: usize = 4;

/// A value computed from registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expression {
    /// A number.
    Constant(u64),
    /// A register.
    Register(usize),
    /// A register plus a number.
    Sum(usize, u64),
    /// A number that depends on a register, whatever the register has.
    Blind(usize, u64),
}

/// One step of a thread. Values go to and come from registers `0..REGISTERS`; variables are
/// numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// `register = variable`
    Load {
        /// Where the value goes.
        register: usize,
        /// What is read.
        variable: u64,
        /// The memory order.
        mode: Mode,
    },
    /// `variable = value`
    Store {
        /// What is written.
        variable: u64,
        /// The value.
        value: Expression,
        /// The memory order.
        mode: Mode,
    },
    /// `register = update(variable)`
    Rmw {
        /// Where the old value goes.
        register: usize,
        /// What is accessed.
        variable: u64,
        /// What is written.
        update: Update,
        /// The memory order.
        mode: Mode,
        /// The memory order of a failed compare-exchange.
        failure_mode: Mode,
    },
    /// `register = variables[base + index % 2]`
    LoadAt {
        /// Where the value goes.
        register: usize,
        /// The variable if the index is even.
        base: u64,
        /// The register with the index.
        index: usize,
        /// The memory order.
        mode: Mode,
    },
    /// `variables[base + index % 2] = value`
    StoreAt {
        /// The variable if the index is even.
        base: u64,
        /// The register with the index.
        index: usize,
        /// The value.
        value: Expression,
        /// The memory order.
        mode: Mode,
    },
    /// `register = exchange(variable, value)`
    Exchange {
        /// Where the old value goes.
        register: usize,
        /// What is accessed.
        variable: u64,
        /// The value.
        value: Expression,
        /// The memory order.
        mode: Mode,
    },
    /// A fence.
    Fence {
        /// The memory order.
        mode: Mode,
        /// What kind of fence.
        kind: FenceKind,
    },
    /// Skips the next instructions unless the register has the value.
    SkipUnless {
        /// The register that is tested.
        register: usize,
        /// The value that lets it go on.
        value: u64,
        /// How many instructions are skipped otherwise.
        count: usize,
    },
    /// `assume(register == value)`
    Assume {
        /// The register that is tested.
        register: usize,
        /// The value that it must have.
        value: u64,
    },
    /// `assert(register != value)`
    AssertNot {
        /// The register that is tested.
        register: usize,
        /// The value that it must not have.
        value: u64,
    },
    /// Starts a thread, by its place in the program.
    Create(ThreadId),
    /// Waits for a thread, by its place in the program. The value that it ended with, that of its
    /// register 0, goes to a register.
    Join {
        /// Where the value goes.
        register: usize,
        /// The thread.
        child: ThreadId,
    },
    /// Any number below the count.
    Choose {
        /// Where the number goes.
        register: usize,
        /// How many there are.
        count: u32,
    },
    /// Makes a barrier.
    BarrierInit {
        /// The barrier.
        variable: u64,
        /// How many threads meet.
        count: u32,
    },
    /// Waits at a barrier.
    BarrierWait {
        /// The barrier.
        variable: u64,
        /// Where the result goes, if it is used.
        register: Option<usize>,
    },
    /// Ends the use of a barrier.
    BarrierDestroy {
        /// The barrier.
        variable: u64,
    },
    /// Goes back to the start of the thread.
    Restart,
    /// The thread is cut here.
    Cut,
}

/// A program for tests. All variables start at 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TestProgram {
    /// The code of each thread.
    pub threads: Vec<Vec<Instruction>>,
    /// How many threads run from the start; the others must be created.
    pub initial_threads: usize,
    /// Whether variables are uninitialised at the start instead of 0.
    pub uninitialised: bool,
    /// The variables that are barriers from the start, and for how many threads.
    pub barriers: Vec<(u64, u32)>,
}

/// The machine of a thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The registers.
    pub registers: [u64; REGISTERS],
    /// Where the value that the last operation returned goes.
    target: Option<u8>,
    /// The place of the thread in the program.
    thread: u32,
    next: u32,
    /// The index of the event that the last operation became.
    issued: u32,
    /// Whether the last operation reads memory.
    reads: bool,
    /// For each register, and for the branches so far, the reads that they depend on, one bit per
    /// event.
    tainted: [u64; REGISTERS],
    control: u64,
    data: u64,
    address: u64,
    /// What the decisions since the last operation needed that no earlier one did, and how many
    /// there were.
    decided: [u64; DECISIONS],
    decisions: u8,
}

/// How many decisions are told that a machine makes between two operations.
const DECISIONS: usize = 8;

impl TestProgram {
    /// A program of threads that all run from the start.
    pub fn new(threads: Vec<Vec<Instruction>>) -> Self {
        Self {
            initial_threads: threads.len(),
            threads,
            uninitialised: false,
            barriers: Vec::new(),
        }
    }
}

/// The place of a variable.
pub fn place(variable: u64) -> Place {
    Place {
        address: Address(variable),
        size: 4,
    }
}

/// The name of a variable.
pub fn variable_name(variable: u64) -> String {
    match variable {
        0 => "x".to_owned(),
        1 => "y".to_owned(),
        2 => "z".to_owned(),
        _ => format!("v{variable}"),
    }
}

impl State {
    fn evaluate(&self, expression: Expression) -> (u64, u64) {
        match expression {
            Expression::Constant(value) => (value, 0),
            Expression::Register(register) => (self.registers[register], self.tainted[register]),
            Expression::Sum(register, value) => (
                self.registers[register].wrapping_add(value),
                self.tainted[register],
            ),
            Expression::Blind(register, value) => (value, self.tainted[register]),
        }
    }

    fn receive(&mut self, returned: Value, index: u32) {
        if let Some(target) = self.target.take() {
            let target = usize::from(target);
            self.registers[target] = returned.0;
            self.tainted[target] = u64::from(self.reads) << (self.issued & 63);
        }
        self.issued = index;
    }

    /// A register decides what comes.
    fn decide(&mut self, register: usize) {
        let new = self.tainted[register] & !self.control;
        if new != 0 {
            self.control |= new;
            if let Some(place) = self.decided.get_mut(usize::from(self.decisions)) {
                *place = new;
            }
            self.decisions = self.decisions.saturating_add(1);
        }
    }

    fn returns(&mut self, register: usize) {
        self.target = Some(register as u8);
    }

    /// The place of one of two variables.
    fn index(&mut self, base: u64, index: usize) -> Place {
        self.address = self.tainted[index];
        place(base + self.registers[index] % 2)
    }

    fn operation(&mut self, instruction: Instruction) -> Option<Operation> {
        Some(match instruction {
            Instruction::Load {
                register,
                variable,
                mode,
            } => {
                self.returns(register);
                Operation::Load {
                    place: place(variable),
                    mode,
                }
            }
            Instruction::Store {
                variable,
                value,
                mode,
            } => {
                let (value, data) = self.evaluate(value);
                self.data = data;
                Operation::Store {
                    place: place(variable),
                    mode,
                    value: Value(value & u64::from(u32::MAX)),
                }
            }
            Instruction::Rmw {
                register,
                variable,
                update,
                mode,
                failure_mode,
            } => {
                self.returns(register);
                Operation::ReadModifyWrite {
                    place: place(variable),
                    mode,
                    failure_mode,
                    update,
                }
            }
            Instruction::LoadAt {
                register,
                base,
                index,
                mode,
            } => {
                self.returns(register);
                let place = self.index(base, index);
                Operation::Load { place, mode }
            }
            Instruction::StoreAt {
                base,
                index,
                value,
                mode,
            } => {
                let (value, data) = self.evaluate(value);
                self.data = data;
                Operation::Store {
                    place: self.index(base, index),
                    mode,
                    value: Value(value & u64::from(u32::MAX)),
                }
            }
            Instruction::Exchange {
                register,
                variable,
                value,
                mode,
            } => {
                let (value, data) = self.evaluate(value);
                self.data = data;
                self.returns(register);
                Operation::ReadModifyWrite {
                    place: place(variable),
                    mode,
                    failure_mode: mode,
                    update: Update::Exchange(Value(value & u64::from(u32::MAX))),
                }
            }
            Instruction::Fence { mode, kind } => Operation::Fence { mode, kind },
            Instruction::SkipUnless {
                register,
                value,
                count,
            } => {
                self.decide(register);
                if self.registers[register] != value {
                    self.next += count as u32;
                }
                return None;
            }
            Instruction::Assume { register, value } => {
                self.decide(register);
                Operation::Assume(self.registers[register] == value)
            }
            Instruction::AssertNot { register, value } => {
                self.decide(register);
                if self.registers[register] != value {
                    return None;
                }
                Operation::Error(ProgramError {
                    kind: ProblemKind::Assertion,
                    message: format!("r{register} is {value}"),
                })
            }
            Instruction::Create(child) => Operation::Create(Start::initial(child)),
            Instruction::Join { register, child } => {
                self.returns(register);
                let thread = ThreadName(u64::from(child.0));
                Operation::Join { thread }
            }
            Instruction::Choose { register, count } => {
                self.returns(register);
                Operation::Choose { count }
            }
            Instruction::BarrierInit { variable, count } => Operation::BarrierInit {
                place: place(variable),
                count,
            },
            Instruction::BarrierWait { variable, register } => {
                if let Some(register) = register {
                    self.returns(register);
                }
                Operation::BarrierWait {
                    place: place(variable),
                    uses_result: register.is_some(),
                }
            }
            Instruction::BarrierDestroy { variable } => Operation::BarrierDestroy {
                place: place(variable),
            },
            Instruction::Restart => {
                self.next = 0;
                Operation::Assume(true)
            }
            Instruction::Cut => Operation::Cut,
        })
    }
}

/// The reads that a number stands for, one bit each.
fn reads(bits: u64) -> Vec<u32> {
    (0..64).filter(|bit| bits & (1 << bit) != 0).collect()
}

impl Program for TestProgram {
    type State = State;

    fn initial_threads(&self) -> usize {
        self.initial_threads
    }

    fn initial_value(&self, place: Place) -> Option<Value> {
        match self.initial_barrier(place) {
            Some(count) => Some(Value(u64::from(count))),
            None => (!self.uninitialised).then_some(Value(0)),
        }
    }

    fn initial_barrier(&self, place: Place) -> Option<u32> {
        let mut all = self.barriers.iter();
        let (_, count) = all.find(|(variable, _)| *variable == place.address.0)?;
        Some(*count)
    }

    fn start(&self, start: Start, _: Tracking) -> Result<State, Untracked> {
        Ok(State {
            thread: start.thread.0 as u32,
            ..State::default()
        })
    }

    fn are_twins(&self, first: &Start, second: &Start) -> bool {
        let code = |start: &Start| &self.threads[start.thread.0 as usize];
        code(first) == code(second)
    }

    fn knows_itself(&self, _: &State) -> bool {
        false
    }

    fn step(&self, state: &mut State, returned: Value, index: u32) -> Operation {
        state.receive(returned, index);
        (state.data, state.address, state.decisions) = (0, 0, 0);
        while let Some(instruction) = self.threads[state.thread as usize].get(state.next as usize) {
            state.next += 1;
            if let Some(operation) = state.operation(*instruction) {
                state.reads = matches!(
                    operation,
                    Operation::Load { .. } | Operation::ReadModifyWrite { .. }
                );
                return operation;
            }
        }
        Operation::End(Value(state.registers[0]))
    }

    /// Where nothing but a test comes next. Some of those do not wait.
    fn awaits(&self, state: &State) -> bool {
        let code = &self.threads[state.thread as usize];
        let next = code.get(state.next as usize);
        matches!(
            next,
            Some(Instruction::Assume { .. } | Instruction::SkipUnless { .. })
        )
    }

    fn decisions(&self, state: &State) -> Option<Decisions> {
        let decided = state.decided.get(..usize::from(state.decisions))?;
        Some(Decisions {
            needed: decided.iter().copied().map(reads).collect(),
            idle: false,
        })
    }

    fn dependencies(&self, state: &State) -> Dependencies {
        Dependencies {
            addr: reads(state.address),
            data: reads(state.data),
            ctrl: reads(state.control),
            casdep: Vec::new(),
        }
    }

    fn source_position(&self, state: &State) -> Option<SourcePosition> {
        Some(SourcePosition {
            file: "test".to_owned(),
            line: state.next,
        })
    }

    fn place_name(&self, place: Place) -> String {
        variable_name(place.address.0)
    }
}

impl fmt::Display for TestProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (variable, count) in &self.barriers {
            writeln!(f, "barrier {} for {count}", variable_name(*variable))?;
        }
        for (number, thread) in self.threads.iter().enumerate() {
            let created = number >= self.initial_threads;
            writeln!(f, "T{number}{}:", if created { " (created)" } else { "" })?;
            for instruction in thread {
                writeln!(f, "    {instruction:?}")?;
            }
        }
        Ok(())
    }
}
