//! The machine of one thread: its state, and how it runs to the next operation.
//!
//! A state is flat: one vector of registers for all frames, the frames, and the thread's private
//! memory. It is saved at every event, so `clone_from` reuses what is allocated.

use super::IdleRounds;
use super::annotated::Annotated;
use super::arithmetic::{binary, convert, float, sign_extend, truncate};
use super::code::{
    Arguments, Code, FunctionId, Instruction, LoadPurpose, Loop, Operand, PositionId, Register,
};
use super::dependencies::Tracked;
use super::division::Division;
use super::memory::{Region, Statics, function_at, region_base};
use super::parts::Decision;
use super::private::Private;
use super::shape::Pointee;
use super::spurious::Spurious;
use super::stale::{Changes, Stale};
use super::thread::{self, MAIN};
use katec_checker::event::{
    AccessRole, Address, FenceKind, Mode, Place, SrcuCall, ThreadName, Update, Value,
};
use katec_checker::program::{
    Call, ObjectName, Operation, ProblemKind, ProgramError, Tracking, WaitKind,
};

/// How deep calls may nest.
const DEPTH_LIMIT: usize = 10_000;
/// How many stores are gone past when a machine is tried out.
const TRIED_STORES: usize = 16;
/// How often several locks are tried together ([`Loop::backs_off`]).
const ATTEMPTS: u64 = 2;
/// What a round counts of a loop that is cut. One that creates or joins threads may count 1.
const ROUND: u64 = 8;
/// How many instructions a thread may run from one operation to the next, for each operation that
/// it may make.
const STEPS: u64 = 1000;

/// The program that machines run.
#[derive(Clone)]
pub struct Machinery {
    /// Its code.
    pub code: Code,
    /// Its static memory.
    pub statics: Statics,
    /// Where memory is divided.
    pub division: Division,
    /// How often the body of a loop may run.
    pub unroll: Option<u32>,
    /// Whether rounds that create or join threads count less for that.
    pub spares_threads: bool,
    /// How many operations a thread may make.
    pub event_limit: u32,
    /// The values that open choices of numbers range over.
    pub choices: Option<(i64, i64)>,
    /// Whether waits and weak compare-exchanges end for no reason, too.
    pub spurious: bool,
    /// Which rounds of a loop leave their thread waiting.
    pub idle_rounds: IdleRounds,
    /// Whether rounds that have stored something may be attempts that failed.
    pub attempts: bool,
    /// Whether the program has marked accesses.
    pub marks: bool,
    /// Whether annotations are relied on ([`super::annotated`]).
    pub annotations: bool,
    /// Whether uninitialised memory may be read: it is 0 then.
    pub uninitialised: bool,
    /// Whether `new`, `new[]` and `malloc` are told apart by the addresses that they give.
    pub families: bool,
    /// Whether a thread may ask for the size of what another one allocated.
    pub resizes: bool,
    /// Whether the program makes mutexes of other kinds than the normal one.
    pub mutex_kinds: bool,
    /// Whether the program cancels threads.
    pub cancels: bool,
    /// What threads other than `main` run when their functions have returned.
    pub thread_end: Option<FunctionId>,
}

/// A function that waits for the one it called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) function: FunctionId,
    /// The instruction behind the call.
    pub(super) next: u32,
    pub(super) base: u32,
    /// How much private memory there was before this function's variables.
    pub(super) private: u32,
    pub(super) own_effects: u32,
}

/// What the machine does with what its last operation returns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Waiting {
    /// Nothing.
    #[default]
    Nothing,
    /// Puts it into a register.
    Value(Register),
    /// Puts it into a register; it is what a thread ended with, which may be nothing.
    Joined(Register),
    /// Puts it into a register; it is the old value of a read-modify-write.
    Old(Register, Update, u8),
    /// Puts it into a register, and whether it was the expected value into the next; if so, this
    /// value was written.
    Compared(Register, u64, u64),
    /// Whether a weak compare-exchange fails for no reason: the same instruction goes on.
    Weak,
    /// It was read by a compare-exchange that fails for no reason, if this is what it expected.
    Failed(Register, u64),
    /// It was read instead of a compare-exchange that was to help another one, with this expected
    /// and this desired value.
    Helping(Register, u64, u64),
    /// Whether optional code runs.
    Optional(Register),
    /// Puts into a register whether a wait ends for no reason.
    Woken(Register),
    /// A part of a copy was read.
    Copied,
    /// So many bytes of a value were read, of so many.
    Part(Register, u8, u8),
    /// Whether a read-modify-write in parts writes something new: the same instruction goes on.
    Decided,
    /// A part of an access was done ([`super::parts`]).
    Accessed {
        to: Register,
        bytes: u8,
        size: u8,
        compares: bool,
    },
    /// Nothing: the machine stands at an atomic access that can be done in parts only.
    Undivided(Place),
    /// Nothing, and the same instruction goes on.
    Again,
    /// Puts -1 of 32 bits into a register if it is not 0.
    Serial(Register),
    /// Adds it to the lower end of the range of choices.
    Chosen(Register, i64, u8),
}

/// The state of a thread.
#[derive(Debug, PartialEq, Eq)]
pub struct Machine {
    pub(super) thread: ThreadName,
    /// The function that the thread was made to run.
    pub(super) routine: FunctionId,
    pub(super) function: FunctionId,
    /// The next instruction.
    pub(super) next: u32,
    pub(super) base: u32,
    pub(super) registers: Vec<u64>,
    pub(super) frames: Vec<Frame>,
    pub(super) private: Private,
    /// How much private memory there was before the running function's variables.
    pub(super) private_start: u32,
    /// Effects that others may see, and on private memory of functions further out.
    effects: u32,
    /// Effects of which others see nothing yet, or nothing that is of interest
    /// ([`super::spurious`]).
    pub(super) quiet_effects: u32,
    /// Whether all effects are of that kind now.
    pub(super) quiet: bool,
    /// Changes of memory that others do not see, since the last effect that they may see.
    pub(super) changes: Changes,
    /// The index of the last event that is a plain read.
    pub(super) plain_read: u32,
    /// The index behind the last event that created or joined a thread.
    threads_used: u32,
    /// What is known of waits and exchanges that end for no reason.
    pub(super) spurious: Spurious,
    /// What is known of annotations.
    pub(super) annotated: Annotated,
    /// Effects on the private memory of the running function.
    pub(super) own_effects: u32,
    /// Whether it used its number, or has memory that others may see and whose addresses tell it.
    pub(super) knows_itself: bool,
    /// Whether this is a copy that only shows what a result changes ([`super::serial`]).
    pub(super) compared: bool,
    /// How much of a copy, a fill or an access in parts is done.
    pub(super) progress: u64,
    /// What was read so far of a value that is read in parts.
    pub(super) partial: u128,
    /// Whether the operation is a further part of the access before it, atomic with that.
    pub(super) continues: bool,
    /// What was chosen for a read-modify-write in parts.
    pub(super) decision: Decision,
    pub(super) waiting: Waiting,
    /// How many bytes of heap and of shared locals this thread has used.
    pub(super) heap: u64,
    pub(super) stack: u64,
    /// How many threads this one created.
    pub(super) created: u32,
    /// The index of the event that the next operation becomes.
    pub(super) index: u32,
    /// The index of the event by which this thread made its newest object.
    pub(super) allocated_at: Option<u32>,
    /// Addresses and sizes of what this thread allocated.
    pub(super) allocations: Vec<(u64, u64)>,
    /// Locals that other threads may know, and how deep the function's frame is.
    pub(super) locals: Vec<(u64, u32)>,
    /// The locks this thread holds, and how often.
    pub(super) held: Vec<(u64, u32)>,
    /// The lock that the next access of it takes or releases.
    pub(super) lock: Option<(Address, AccessRole)>,
    /// What the fence that comes next is called with, if it is a function of SRCU.
    pub(super) srcu: Option<SrcuCall>,
    /// Thread-specific values.
    pub(super) slots: Vec<(u64, u64)>,
    /// What the thread returned, while it runs what comes at its end.
    ending: Option<Value>,
    /// The exception that arrives at a landing pad, and the number of the type that matches.
    pub(super) landing: (u64, u64),
    /// What values depend on, if that is tracked.
    pub(super) dependencies: Option<Box<Tracked>>,
}

impl Clone for Machine {
    fn clone(&self) -> Self {
        Self {
            registers: self.registers.clone(),
            frames: self.frames.clone(),
            private: self.private.clone(),
            allocations: self.allocations.clone(),
            locals: self.locals.clone(),
            held: self.held.clone(),
            slots: self.slots.clone(),
            spurious: self.spurious.clone(),
            annotated: self.annotated.clone(),
            changes: self.changes.clone(),
            dependencies: self.dependencies.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.registers.clone_from(&source.registers);
        self.frames.clone_from(&source.frames);
        self.private.clone_from(&source.private);
        self.allocations.clone_from(&source.allocations);
        self.locals.clone_from(&source.locals);
        self.held.clone_from(&source.held);
        self.slots.clone_from(&source.slots);
        self.spurious.clone_from(&source.spurious);
        self.annotated.clone_from(&source.annotated);
        self.changes.clone_from(&source.changes);
        self.dependencies.clone_from(&source.dependencies);
        *self = Self {
            registers: std::mem::take(&mut self.registers),
            frames: std::mem::take(&mut self.frames),
            private: std::mem::take(&mut self.private),
            allocations: std::mem::take(&mut self.allocations),
            locals: std::mem::take(&mut self.locals),
            held: std::mem::take(&mut self.held),
            slots: std::mem::take(&mut self.slots),
            spurious: std::mem::take(&mut self.spurious),
            annotated: std::mem::take(&mut self.annotated),
            changes: std::mem::take(&mut self.changes),
            dependencies: self.dependencies.take(),
            ..*source
        };
    }
}

/// An error of the program.
#[cold]
pub(super) fn error(kind: ProblemKind, message: impl Into<String>) -> Operation {
    Operation::Error(ProgramError::new(kind, message))
}

/// An address that was computed from that of an object, and is outside of it.
#[cold]
fn outside(program: &Machinery, address: u64, base: u64, size: u64) -> Operation {
    let name = program.statics.object_name(base);
    let offset = address.wrapping_sub(base) as i64;
    error(
        ProblemKind::OutOfBounds,
        format!("an address {offset} bytes from the beginning of {name}, which has {size} bytes"),
    )
}

/// A value that was read, 0 if the memory is uninitialised.
pub(super) fn known(value: Value) -> u64 {
    match value {
        Value::UNINITIALISED => 0,
        Value(value) => value,
    }
}

/// Goes on, or stops with an operation.
pub(super) type Proceed = Result<(), Operation>;

/// Leaves a function that gives an operation, with the one that something stopped with.
macro_rules! go_on {
    ($proceed:expr) => {
        if let Err(operation) = $proceed {
            return operation;
        }
    };
}

impl Machine {
    /// A thread that is about to run a function with these arguments.
    pub fn new(
        program: &Machinery,
        thread: ThreadName,
        function: FunctionId,
        arguments: &[u64],
        tracking: Tracking,
    ) -> Self {
        let count = program.code.functions[function.0 as usize].registers as usize;
        let mut registers = vec![0; count];
        for (register, argument) in registers.iter_mut().zip(arguments) {
            *register = *argument;
        }
        let dependencies = match tracking {
            Tracking::Nothing => None,
            Tracking::Dependencies => Some(Box::new(Tracked::new(count))),
        };
        Self {
            thread,
            routine: function,
            function,
            next: 0,
            base: 0,
            registers,
            frames: Vec::new(),
            private: Private::default(),
            private_start: 0,
            effects: 0,
            quiet_effects: 0,
            quiet: false,
            changes: Changes::default(),
            plain_read: 0,
            threads_used: 0,
            spurious: Spurious::default(),
            annotated: Annotated::default(),
            own_effects: 0,
            knows_itself: false,
            compared: false,
            progress: 0,
            partial: 0,
            continues: false,
            decision: Decision::Open,
            waiting: Waiting::Nothing,
            heap: 0,
            stack: 0,
            created: 0,
            index: 0,
            allocated_at: None,
            allocations: Vec::new(),
            locals: Vec::new(),
            held: Vec::new(),
            lock: None,
            srcu: None,
            slots: Vec::new(),
            ending: None,
            landing: (0, 0),
            dependencies,
        }
    }

    #[inline]
    pub(super) fn value(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Constant(value) => value,
            Operand::Register(register) => self.registers[(self.base + register.0) as usize],
        }
    }

    #[inline]
    fn register(&self, register: Register) -> u64 {
        self.value(Operand::Register(register))
    }

    #[inline]
    pub(super) fn set(&mut self, register: Register, value: u64) {
        self.registers[(self.base + register.0) as usize] = value;
    }

    /// Notes an effect that others may see.
    #[inline]
    pub(super) fn affect(&mut self) {
        self.count_effect();
        self.changes.forget();
        self.annotated.is_seen();
    }

    /// Counts an effect that is not on the private memory of the running function.
    #[inline]
    pub(super) fn count_effect(&mut self) {
        let effects = match self.quiet {
            true => &mut self.quiet_effects,
            false => &mut self.effects,
        };
        *effects = effects.wrapping_add(1);
    }

    /// Takes over all that is only counted from another machine with as many frames.
    pub(super) fn count_like(&mut self, other: &Machine) {
        self.index = other.index;
        self.effects = other.effects;
        self.quiet_effects = other.quiet_effects;
        self.own_effects = other.own_effects;
        self.plain_read = other.plain_read;
        self.threads_used = other.threads_used;
        self.changes.clone_from(&other.changes);
        self.annotated.count_like(&other.annotated);
        for (frame, counted) in self.frames.iter_mut().zip(&other.frames) {
            frame.own_effects = counted.own_effects;
        }
    }

    /// The functions that run, the innermost first, and their next instructions.
    pub(super) fn running(&self) -> impl Iterator<Item = (FunctionId, u32)> + '_ {
        let callers = self.frames.iter().rev();
        let callers = callers.map(|frame| (frame.function, frame.next));
        std::iter::once((self.function, self.next)).chain(callers)
    }

    /// The position of the machine in the user's own code, or if there is none on the way here, in
    /// a header of the C++ library.
    pub fn position(&self, program: &Machinery) -> Option<PositionId> {
        let mut in_header = None;
        for (function, next) in self.running() {
            let function = &program.code.functions[function.0 as usize];
            if function.library {
                continue;
            }
            let position = function.position_before(next);
            match function.header {
                true => in_header = in_header.or(position),
                false if position.is_some() => return position,
                false => {}
            }
        }
        in_header
    }

    /// The functions of the user that run, the outermost first.
    pub fn call_stack(&self, program: &Machinery) -> Vec<Call> {
        let code = &program.code;
        let mut calls: Vec<Call> = self
            .running()
            .map(|(function, next)| (&code.functions[function.0 as usize], next))
            .filter(|(function, _)| !function.library)
            .map(|(function, next)| Call {
                function: function.name.clone(),
                source: function
                    .position_before(next)
                    .map(|position| code.positions[position.0 as usize].clone()),
            })
            .collect();
        calls.reverse();
        calls
    }

    /// What the object is called that the machine is about to make, and a part of it.
    pub fn object_name(&self, program: &Machinery, offset: u64, size: u64) -> Option<ObjectName> {
        let code = &program.code;
        let (function, next) = self.running().next()?;
        let function = &code.functions[function.0 as usize];
        let made = function.code.get(next.checked_sub(1)? as usize)?;
        if let Instruction::Stack { variable, .. } = made {
            let variable = &code.variables[(*variable)? as usize];
            let shape = variable.shape.as_ref();
            let thread = match self.thread {
                MAIN => String::new(),
                thread => format!(" in thread {}", thread::describe(thread)),
            };
            return Some(ObjectName {
                name: variable.name.clone(),
                part: shape.map_or_else(String::new, |shape| shape.part(offset, size)),
                of: format!(" of {}{thread}", function.name),
            });
        }
        let running = self.running().map(|(function, _)| function);
        let running = running.map(|function| &code.functions[function.0 as usize]);
        let called = running.take_while(|function| function.library).last()?;
        let position = &code.positions[self.position(program)?.0 as usize];
        let file = position.file.rsplit('/').next().unwrap_or_default();
        let by = match called.name.as_str() {
            name if name.starts_with("_Zn") => "new",
            name => name,
        };
        let part = match (self.pointee(program), self.allocations.last()) {
            (Some(pointee), Some((_, whole))) => pointee.part(*whole, offset, size),
            _ if offset == 0 => String::new(),
            _ => format!("+{offset}"),
        };
        Some(ObjectName {
            name: format!("{by}@{file}:{}", position.line),
            part,
            of: String::new(),
        })
    }

    /// What the object is that the machine is about to allocate: the innermost function of the user
    /// says it for whose call it is known.
    fn pointee<'p>(&self, program: &'p Machinery) -> Option<&'p Pointee> {
        let code = &program.code;
        self.running().find_map(|(function, next)| {
            let function = &code.functions[function.0 as usize];
            let position = function.position_before(next)?;
            let mut known = function.pointees.iter();
            Some(&known.find(|(at, _)| *at == position)?.1)
        })
    }

    /// What the operation that the machine stopped at does with a lock at a place.
    pub fn access_role(&self, place: Place) -> Option<AccessRole> {
        let (lock, effect) = self.lock?;
        (lock == place.address).then_some(effect)
    }

    /// Runs to the next operation.
    pub fn step(&mut self, program: &Machinery, returned: Value, index: u32) -> Operation {
        self.lock = None;
        self.srcu = None;
        self.continues = false;
        if self.dependencies.is_some() {
            self.track_returned(self.index);
        }
        go_on!(self.judge_marked(program, returned));
        self.index = index;
        if index >= program.event_limit {
            return self.event_limit(program);
        }
        match std::mem::take(&mut self.waiting) {
            Waiting::Nothing => {}
            Waiting::Value(to) => self.set(to, known(returned)),
            Waiting::Joined(to) => self.set(to, returned.0),
            Waiting::Old(to, update, size) => {
                self.set(to, returned.0);
                if update
                    .apply(returned, size)
                    .is_some_and(|new| new != returned)
                {
                    self.affect();
                }
            }
            Waiting::Weak => self.choose_to_fail(returned),
            Waiting::Failed(to, expected) => {
                go_on!(self.failed(program, to, returned, expected));
            }
            Waiting::Helping(to, expected, _) => go_on!(self.helped(to, returned, expected)),
            Waiting::Optional(to) => self.choose_optional(to, returned),
            Waiting::Woken(to) => self.woken(program, to, returned),
            Waiting::Compared(to, expected, desired) => {
                let equal = returned.0 == expected;
                self.set(to, returned.0);
                self.set(Register(to.0 + 1), u64::from(equal));
                if equal {
                    self.affect();
                    self.publish(desired);
                }
            }
            Waiting::Part(to, bytes, size) => {
                go_on!(self.take_part(program, to, bytes, size, returned));
            }
            Waiting::Decided => self.decided(returned),
            Waiting::Accessed { bytes, .. } => {
                go_on!(self.take_accessed(program, bytes, returned));
            }
            Waiting::Undivided(_) => {}
            Waiting::Copied => go_on!(self.copy_part(program, returned)),
            Waiting::Again => self.next -= 1,
            Waiting::Serial(to) => {
                let serial = if returned.0 == 0 { 0 } else { u32::MAX };
                self.set(to, u64::from(serial));
            }
            Waiting::Chosen(to, low, bits) => {
                let chosen = low.wrapping_add(returned.0 as i64) as u64;
                self.set(to, truncate(chosen, bits));
            }
        }
        let operation = match self.dependencies {
            None => self.run::<false>(program),
            Some(_) => self.run::<true>(program),
        };
        let operation = self.note_marked(operation);
        let plain = Mode::NonAtomic;
        if matches!(operation, Operation::Load { mode, .. } if mode == plain) {
            self.plain_read = index;
        }
        if matches!(operation, Operation::Create(_) | Operation::Join { .. }) {
            self.threads_used = index + 1;
        }
        operation
    }

    #[cold]
    fn event_limit(&self, program: &Machinery) -> Operation {
        error(
            ProblemKind::Limit,
            format!(
                "a thread makes more than {} operations{}",
                program.event_limit,
                self.describe_position(program)
            ),
        )
    }

    /// Where the machine is, for messages.
    fn describe_position(&self, program: &Machinery) -> String {
        let function = &program.code.functions[self.function.0 as usize];
        match self.position(program) {
            Some(position) => format!(
                " (in {}, line {})",
                function.name, program.code.positions[position.0 as usize].line
            ),
            None => format!(" (in {})", function.name),
        }
    }

    /// Runs to the next operation, with dependencies tracked or without.
    fn run<const TRACKED: bool>(&mut self, program: &Machinery) -> Operation {
        let limit = u64::from(program.event_limit) * STEPS;
        for _ in 0..limit {
            let function = &program.code.functions[self.function.0 as usize];
            let Some(&instruction) = function.code.get(self.next as usize) else {
                return error(
                    ProblemKind::Unreachable,
                    "control runs off the end of a function",
                );
            };
            self.next += 1;
            if TRACKED {
                self.track(program, &instruction);
            }
            match instruction {
                Instruction::Move { to, from } => self.set(to, self.value(from)),
                Instruction::Binary {
                    operator,
                    bits,
                    to,
                    left,
                    right,
                } => match binary(operator, bits, self.value(left), self.value(right)) {
                    Ok(value) => {
                        if operator.may_hide() {
                            self.hide(self.value(left), value);
                            self.hide(self.value(right), value);
                        }
                        self.set(to, value);
                    }
                    Err(problem) => {
                        let (kind, message) = problem.describe();
                        return error(kind, message);
                    }
                },
                Instruction::Float {
                    operator,
                    double,
                    to,
                    left,
                    right,
                } => {
                    let value = float(operator, double, self.value(left), self.value(right));
                    self.set(to, value);
                }
                Instruction::Convert {
                    conversion,
                    to,
                    from,
                } => {
                    let value = convert(conversion, self.value(from));
                    self.hide(self.value(from), value);
                    self.set(to, value);
                }
                Instruction::Select {
                    to,
                    condition,
                    yes,
                    no,
                } => {
                    let chosen = if self.value(condition) != 0 { yes } else { no };
                    self.set(to, self.value(chosen));
                }
                Instruction::Offset {
                    to,
                    base,
                    index,
                    bits,
                    scale,
                } => {
                    let index = sign_extend(self.value(index), bits) as u64;
                    let offset = index.wrapping_mul(scale);
                    self.set(to, self.value(base).wrapping_add(offset));
                }
                Instruction::Within {
                    address,
                    base,
                    size,
                } => {
                    let (address, base) = (self.value(address), self.value(base));
                    if address.wrapping_sub(base) > size {
                        return outside(program, address, base, size);
                    }
                }
                Instruction::ThreadLocal { to, offset } => {
                    self.knows_itself = true;
                    let base = region_base(Region::ThreadLocal, self.thread);
                    self.set(to, base + offset);
                }
                Instruction::Load {
                    to,
                    address,
                    size,
                    mode,
                    purpose,
                } => {
                    let address = self.value(address);
                    if purpose == LoadPurpose::Return && self.is_unset(address, size) {
                        self.set(to, Value::UNINITIALISED.0);
                        self.track_load(to, None, size);
                        continue;
                    }
                    go_on!(self.load(program, to, address, size, mode));
                }
                Instruction::Store {
                    address,
                    value,
                    size,
                    mode,
                } => {
                    let value = self.value(value);
                    go_on!(self.store(program, self.value(address), value, size, mode));
                }
                Instruction::Rmw { .. } | Instruction::CompareExchange { .. } => {
                    go_on!(self.read_modify_write(program, &instruction));
                }
                Instruction::Wide { .. } => {
                    if let Some(wide) = self.wide(program, &instruction) {
                        go_on!(self.access_wide(program, wide));
                    }
                }
                Instruction::Fence { mode } => {
                    return Operation::Fence {
                        mode,
                        kind: FenceKind::Language,
                    };
                }
                Instruction::Copy { .. } => go_on!(self.copy(program, &instruction)),
                Instruction::Fill { .. } => go_on!(self.fill(program, &instruction)),
                Instruction::Stack { .. } => go_on!(self.stack(&instruction)),
                Instruction::Initialised { defined, name } => {
                    if self.value(Operand::Register(defined)) == 0 && !program.uninitialised {
                        let name = &program.code.texts[name as usize];
                        let message = format!("the variable {name} is read before it is set");
                        return error(ProblemKind::Uninitialised, message);
                    }
                }
                Instruction::Call {
                    function,
                    arguments,
                    ..
                } => go_on!(self.call(program, function, arguments)),
                Instruction::CallIndirect {
                    address, arguments, ..
                } => {
                    let address = self.value(address);
                    match function_at(address, program.code.functions.len()) {
                        Some(function) => go_on!(self.call(program, function, arguments)),
                        None => {
                            let message = format!("a call of {address:#x}, which is no function");
                            return error(ProblemKind::InvalidCall, message);
                        }
                    }
                }
                Instruction::Primitive {
                    primitive,
                    arguments,
                    to,
                } => go_on!(self.primitive(program, primitive, arguments, to)),
                Instruction::LoopEnter { index } => self.enter_loop(program, index),
                Instruction::LoopBack { index } => go_on!(self.end_round(program, index)),
                Instruction::LoopBody { index } => {
                    let of_loop = &function.loops[index as usize];
                    if let (Some(counter), Some(bound)) = (of_loop.counter, program.unroll)
                        && self.value(Operand::Register(counter)) >= u64::from(bound) * ROUND
                    {
                        return Operation::Cut;
                    }
                }
                Instruction::Jump { target } => self.next = target,
                Instruction::Invoked { normal, .. } => self.next = normal,
                Instruction::Landing { to } => {
                    self.set(to, self.landing.0);
                    self.set(Register(to.0 + 1), self.landing.1);
                }
                Instruction::Branch { condition, yes, no } => {
                    self.next = if self.value(condition) != 0 { yes } else { no };
                }
                Instruction::Switch { value, table } => {
                    let switch = &program.code.switches[table as usize];
                    let value = self.value(value);
                    self.next = match switch.cases.binary_search_by_key(&value, |case| case.0) {
                        Ok(found) => switch.cases[found].1,
                        Err(_) => switch.default,
                    };
                }
                Instruction::Return { values, set } => {
                    go_on!(self.return_values(program, values, set));
                }
                Instruction::Unreachable => {
                    return error(
                        ProblemKind::Unreachable,
                        "code that must not be reached is reached",
                    );
                }
                Instruction::Unsupported { what } => {
                    let what = &program.code.texts[what as usize];
                    return error(ProblemKind::Unsupported, format!("{what} is not supported"));
                }
            }
        }
        error(
            ProblemKind::Limit,
            format!(
                "a thread runs {limit} instructions without accessing shared memory{}",
                self.describe_position(program)
            ),
        )
    }

    fn enter_loop(&mut self, program: &Machinery, index: u32) {
        let of_loop = &program.code.functions[self.function.0 as usize].loops[index as usize];
        if let Some(counter) = of_loop.counter {
            self.set(counter, 0);
        }
        self.set(of_loop.passed, 0);
        self.begin_round(of_loop);
    }

    /// All effects so far. The lower half has those that are not quiet.
    fn seen_effects(&self) -> u64 {
        let effects = self.effects.wrapping_add(self.own_effects);
        u64::from(self.quiet_effects) << 32 | u64::from(effects)
    }

    fn begin_round(&mut self, of_loop: &Loop) {
        self.set(of_loop.begun, u64::from(self.index));
        self.set(of_loop.changes, self.changes.noted());
        self.set(of_loop.effects, self.seen_effects());
        for (register, kept) in &of_loop.carried {
            self.set(*kept, self.value(Operand::Register(*register)));
        }
    }

    /// Blocks if the round that just ended changed nothing; cuts if it was the last that is
    /// allowed.
    fn end_round(&mut self, program: &Machinery, index: u32) -> Proceed {
        let of_loop = &program.code.functions[self.function.0 as usize].loops[index as usize];
        let since = self.register(of_loop.begun) as u32;
        let new_effects = self.register(of_loop.effects) ^ self.seen_effects();
        let mut in_vain = false;
        let is_same =
            |(now, kept): &(Register, Register)| self.register(*now) == self.register(*kept);
        if program.idle_rounds != IdleRounds::Never && of_loop.carried.iter().all(is_same) {
            let ended = self.spurious.ended_since(since);
            let quiet = ended && new_effects as u32 == 0;
            let unchanged = quiet || new_effects == 0;
            let stale = match unchanged {
                true => Stale::Hidden,
                false => self.changes_are_stale(program, of_loop),
            };
            if stale == Stale::Hidden && ended {
                self.track_idle();
                return Err(Operation::Repeat);
            }
            if stale != Stale::Used {
                // What a later round need not read may be in a race with what comes of the
                // round that leaves the loop: one round is passed that reads such a thing.
                if self.plain_read <= since || self.register(of_loop.passed) != 0 {
                    if stale == Stale::Hidden {
                        self.track_idle();
                        let kind = WaitKind::Loop;
                        return Err(Operation::Wait { since, kind });
                    }
                    in_vain = true;
                } else {
                    self.set(of_loop.passed, 1);
                }
            }
        }
        if let Some(counter) = of_loop.counter {
            let spared = program.spares_threads && self.threads_used > since;
            let rounds = self.register(counter) + if spared { 1 } else { ROUND };
            // Who takes locks together and finds one taken gives back the others, as if it had not
            // tried. Once it may; what comes of it if it does so again, comes of it without, too.
            if of_loop.backs_off && rounds >= ATTEMPTS * ROUND {
                return Err(Operation::Repeat);
            }
            self.set(counter, rounds);
            if let Some(bound) = program.unroll
                && !of_loop.cut_in_body
                && rounds >= u64::from(bound) * ROUND
            {
                return Err(Operation::Cut);
            }
        }
        self.begin_round(of_loop);
        let kind = WaitKind::InVain;
        match in_vain {
            // Who does not leave attempts out goes on with the next round.
            true => Err(Operation::Wait { since, kind }),
            false => Ok(()),
        }
    }

    fn call(&mut self, program: &Machinery, function: FunctionId, arguments: Arguments) -> Proceed {
        let callee = &program.code.functions[function.0 as usize];
        let given = arguments.count;
        if given < callee.parameters || given > callee.parameters && !callee.variadic {
            let message = format!(
                "{} takes {} arguments and is called with {given}",
                callee.name, callee.parameters
            );
            return Err(error(ProblemKind::InvalidCall, message));
        }
        if self.frames.len() >= DEPTH_LIMIT {
            let message = format!(
                "calls nest more than {DEPTH_LIMIT} deep, in {}",
                callee.name
            );
            return Err(error(ProblemKind::Limit, message));
        }
        let base = self.registers.len() as u32;
        let arguments = program.code.arguments(arguments);
        let (parameters, others) = arguments.split_at(callee.parameters as usize);
        for operand in parameters {
            let value = self.value(*operand);
            self.registers.push(value);
        }
        self.registers.resize((base + callee.registers) as usize, 0);
        for operand in others {
            // Arguments without a parameter wait behind the registers.
            let value = self.value(*operand);
            self.registers.push(value);
        }
        self.track_call(base, parameters, callee.registers, others);
        self.frames.push(Frame {
            function: self.function,
            next: self.next,
            base: self.base,
            private: self.private_start,
            own_effects: self.own_effects,
        });
        self.function = function;
        self.next = 0;
        self.base = base;
        self.private_start = self.private.used();
        self.own_effects = 0;
        Ok(())
    }

    /// Ends the life of the locals of all frames from a depth on that other threads may know, one
    /// event each: the instruction that asks for it runs again until none is left.
    pub(super) fn release_locals(&mut self, depth: usize) -> Proceed {
        match self.locals.last() {
            Some(&(address, frame)) if frame as usize >= depth => {
                self.locals.pop();
                self.affect();
                self.waiting = Waiting::Again;
                Err(Operation::Free {
                    address: Address(address),
                })
            }
            _ => Ok(()),
        }
    }

    /// How deep the frame of the running function is.
    pub(super) fn depth(&self) -> usize {
        self.frames.len()
    }

    /// The thread's function has returned: the thread ends, after what it runs at its end.
    fn end(&mut self, program: &Machinery, value: Value) -> Proceed {
        if self.thread == MAIN {
            return Err(Operation::Finish(value));
        }
        let ended = self.ending.take();
        match program.thread_end {
            Some(function) if ended.is_none() => {
                self.ending = Some(value);
                self.registers.clear();
                self.private.give_up(0);
                self.private_start = 0;
                self.base = 0;
                let registers = program.code.functions[function.0 as usize].registers;
                self.registers.resize(registers as usize, 0);
                self.track_start(registers as usize);
                self.function = function;
                self.next = 0;
                self.own_effects = 0;
                Ok(())
            }
            _ => Err(Operation::End(ended.unwrap_or(value))),
        }
    }

    /// Goes on in the function that called the running one.
    pub(super) fn go_back_to(&mut self, frame: Frame) {
        self.registers.truncate(self.base as usize);
        self.changes.give_up(self.private_start);
        self.private.give_up(self.private_start);
        self.function = frame.function;
        self.next = frame.next;
        self.base = frame.base;
        self.private_start = frame.private;
        self.own_effects = frame.own_effects;
    }

    /// The function whose frame has a register, by its place among all registers, the instruction
    /// that the function is at, and the register's number in the frame.
    pub(super) fn owner(&self, register: u32) -> Option<(FunctionId, u32, Register)> {
        let running = (self.function, self.next, self.base);
        let callers = self.frames.iter().rev();
        let callers = callers.map(|frame| (frame.function, frame.next, frame.base));
        let mut all = std::iter::once(running).chain(callers);
        let (function, next, base) = all.find(|(_, _, base)| *base <= register)?;
        Some((function, next.checked_sub(1)?, Register(register - base)))
    }

    /// Where the results of the call go that a frame waits for, and how many it wants.
    pub(super) fn wanted_by(program: &Machinery, frame: &Frame) -> (Register, u32) {
        let caller = &program.code.functions[frame.function.0 as usize];
        match caller.code.get(frame.next as usize - 1) {
            Some(
                Instruction::Call { to, results, .. }
                | Instruction::CallIndirect { to, results, .. },
            ) => (*to, *results),
            _ => (Register(0), 0),
        }
    }

    /// Lets the functions of the library that run return 0.
    pub(super) fn leave_library(&mut self, program: &Machinery) {
        while program.code.functions[self.function.0 as usize].library {
            let Some(frame) = self.frames.pop() else {
                return;
            };
            let (to, results) = Self::wanted_by(program, &frame);
            self.go_back_to(frame);
            (to.0..to.0 + results).for_each(|register| self.set(Register(register), 0));
        }
    }

    /// Where the user's own code is: the function, and the instruction that comes next in it.
    pub(super) fn user_place(&self, program: &Machinery) -> (FunctionId, u32) {
        let here = (self.function, self.next);
        let callers = self.frames.iter().rev().map(|f| (f.function, f.next));
        let mut all = std::iter::once(here).chain(callers);
        let is_own = |(function, _): &(FunctionId, u32)| {
            !program.code.functions[function.0 as usize].library
        };
        all.find(is_own).unwrap_or(here)
    }

    /// Runs to the next operation, without tracking anything.
    pub(super) fn run_on(&mut self, program: &Machinery) -> Operation {
        self.run::<false>(program)
    }

    /// Runs a copy of the machine on, without tracking anything, to see what it comes to. Stores to
    /// objects that only this thread knows are gone past: they return nothing.
    pub(super) fn try_out(mut self, program: &Machinery) -> Operation {
        self.dependencies = None;
        let mut operation = self.run_on(program);
        for _ in 0..TRIED_STORES {
            match operation {
                Operation::Store { place, .. } if self.is_unknown_to_others(place.address.0) => {
                    operation = self.step(program, Value::default(), self.index + 1);
                }
                _ => break,
            }
        }
        operation
    }

    /// Returns from the running function. A function may end without a value as long as nobody
    /// wants one; `set` says whether there is one.
    fn return_values(
        &mut self,
        program: &Machinery,
        values: Arguments,
        set: Option<Register>,
    ) -> Proceed {
        self.release_locals(self.depth())?;
        let is_set = set.is_none_or(|set| self.value(Operand::Register(set)) != 0);
        let Some(frame) = self.frames.pop() else {
            let value = program.code.arguments(values).first();
            let value = value.map_or(Value::default(), |operand| Value(self.value(*operand)));
            let value = match is_set || self.thread == MAIN {
                true => value,
                false => Value::UNINITIALISED,
            };
            return self.end(program, value);
        };
        let (to, results) = Self::wanted_by(program, &frame);
        if results > values.count {
            let message = format!(
                "{} returns nothing to a caller that wants a value",
                program.code.functions[self.function.0 as usize].name
            );
            return Err(error(ProblemKind::InvalidCall, message));
        }
        let ended = self.function;
        let values = &program.code.arguments(values)[..results as usize];
        for (part, operand) in values.iter().enumerate() {
            let value = self.value(*operand);
            self.registers[(frame.base + to.0) as usize + part] = value;
        }
        self.track_return(frame.base, to, values);
        self.go_back_to(frame);
        if !is_set && results > 0 && !program.uninitialised {
            let name = &program.code.functions[ended.0 as usize].name;
            let message = format!("the value of {name} is used, which ended without `return`");
            return Err(error(ProblemKind::Uninitialised, message));
        }
        Ok(())
    }
}
