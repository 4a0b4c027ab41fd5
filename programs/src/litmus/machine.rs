//! Runs the compiled threads of a litmus test: the [`Program`] that exploration sees.
//!
//! A machine is a place in the code and a vector of registers. Two bounds make every run finite:
//! the number of times that a thread may jump backwards after it accessed memory
//! ([`LitmusProgram::set_bound`]), and the number of instructions between two operations
//! ([`LOCAL_STEPS`]). A thread that reaches one of them is cut, and its state says so.

use super::causality;
use super::code::{
    AddCondition, Code, Condition, Fetch, FlagRule, Flags, Instruction, Operand, Slot,
};
use super::state::Locations;
use super::types::IntType;
use crate::edited::{Site, SiteId, SiteKind, Sited};
use crate::reads::Reads;
use katec_checker::event::{
    AccessRole, Address, Exclusive, FenceKind, Mode, Place, Position, SrcuCall, SrcuSection,
    ThreadId, Update, Value,
};
use katec_checker::model::Grounded;
use katec_checker::program::{
    Dependencies, Operation, ProblemKind, Program, ProgramError, SourcePosition, Start, Tracking,
    Untracked,
};

/// A thread may execute so many instructions between two operations.
pub const LOCAL_STEPS: u32 = 100_000;

/// A thread may jump backwards so many times after an access of memory, unless told otherwise.
pub const DEFAULT_BOUND: u32 = 16;

/// The threads of a litmus test and its memory.
#[derive(Clone, Debug)]
pub struct LitmusProgram {
    pub(super) threads: Vec<Code>,
    pub(super) locations: Locations,
    /// Initial values of registers that are not 0, by thread.
    pub(super) initial: Vec<Vec<(Slot, u64)>>,
    pub(super) file: String,
    /// Whether the threads are machine code, whose plain accesses are not atomic accesses.
    pub(super) machine_code: bool,
    pub(super) bound: u32,
    /// Whether weak compare-exchanges fail for no reason, too.
    pub(super) spurious: bool,
}

/// Why a thread was cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The bound on loops.
    Loops(u32),
    /// [`LOCAL_STEPS`].
    LocalSteps,
}

/// The state of one thread's machine.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ThreadState {
    thread: usize,
    next: usize,
    registers: Vec<u64>,
    /// Where the result of the operation goes, and its type.
    result: Option<(Slot, IntType)>,
    /// What the operation is for.
    role: Option<AccessRole>,
    /// What an SRCU function is called with.
    srcu: Option<SrcuCall>,
    /// What the operation is of a pair of load-exclusive and store-exclusive.
    exclusive: Option<Exclusive>,
    /// The address that is reserved, and the index of the load that reserved it.
    reserved: Option<(u64, u32)>,
    /// Whether that operation reads memory: what depends on its result depends on the read.
    reads: bool,
    /// The index in program order of that operation.
    index: u32,
    /// Backward jumps so far that came after an access.
    jumps: u32,
    /// Whether memory was accessed since the last backward jump.
    accessed: bool,
    cut: Option<Bound>,
    dependencies: Option<Box<Tracked>>,
}

/// The reads that registers, control and the last operation depend on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tracked {
    registers: Vec<Reads>,
    control: Reads,
    /// What control depended on before each statement that is open.
    outside: Vec<Reads>,
    operation: Dependencies,
}

impl Clone for ThreadState {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, other: &Self) {
        self.thread = other.thread;
        self.next = other.next;
        self.registers.clone_from(&other.registers);
        self.result = other.result;
        self.role = other.role;
        self.srcu = other.srcu;
        self.exclusive = other.exclusive;
        self.reserved = other.reserved;
        self.reads = other.reads;
        self.index = other.index;
        self.jumps = other.jumps;
        self.accessed = other.accessed;
        self.cut = other.cut;
        self.dependencies.clone_from(&other.dependencies);
    }
}

impl ThreadState {
    /// The bound that cut the thread, if one did.
    pub fn cut(&self) -> Option<Bound> {
        self.cut
    }

    pub(super) fn register(&self, slot: Slot) -> u64 {
        self.registers[slot.index()]
    }

    fn value(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Slot(slot) => self.registers[slot.index()],
            Operand::Constant(value) => value,
        }
    }

    /// Sets a register that now depends on what `from` depends on.
    fn set(&mut self, to: Slot, value: u64, from: &[Operand]) {
        self.registers[to.index()] = value;
        if let Some(tracking) = &mut self.dependencies {
            let reads = tracking.of(from);
            tracking.registers[to.index()] = reads;
        }
    }

    /// Notes what the operation that comes now depends on.
    fn note(&mut self, addr: &[Operand], data: &[Operand]) {
        if let Some(tracking) = &mut self.dependencies {
            tracking.operation = Dependencies {
                addr: tracking.of(addr).into(),
                data: tracking.of(data).into(),
                ctrl: tracking.control.clone().into(),
                casdep: Vec::new(),
            };
        }
    }

    /// Notes with what the operation that comes now compares.
    fn note_compared(&mut self, expected: Operand) {
        if let Some(tracking) = &mut self.dependencies {
            tracking.operation.casdep = tracking.of(&[expected]).into();
        }
    }

    /// The number of the section of SRCU that the operation starts, if it starts one.
    fn started_section(&self) -> Option<u64> {
        self.srcu?;
        let position = Position {
            thread: ThreadId(self.thread as u32),
            index: self.index,
        };
        SrcuSection::started_at(position).map(SrcuSection::number)
    }

    /// Notes that what the operation writes depends on what it reads itself.
    fn note_itself(&mut self) {
        if let Some(tracking) = &mut self.dependencies {
            tracking.operation.data.push(self.index);
        }
    }

    /// Notes that what comes depends on a decision about these values.
    fn decide(&mut self, on: Operand) {
        if let Some(tracking) = &mut self.dependencies {
            let reads = tracking.of(&[on]);
            tracking.control.add(&reads);
        }
    }
}

impl Tracked {
    fn of(&self, operands: &[Operand]) -> Reads {
        let mut reads = Reads::default();
        for operand in operands {
            if let Operand::Slot(slot) = operand {
                reads.add(&self.registers[slot.index()]);
            }
        }
        reads
    }
}

impl LitmusProgram {
    /// Bounds the loops: a thread is cut when it jumps backwards more often than that after
    /// accesses of memory.
    pub fn set_bound(&mut self, bound: u32) {
        self.bound = bound;
    }

    /// Whether weak compare-exchanges may fail although the values are equal.
    pub fn set_spurious(&mut self, spurious: bool) {
        self.spurious = spurious;
    }

    /// Whether a thread has such an instruction.
    fn has(&self, wanted: fn(&Instruction) -> bool) -> bool {
        let mut codes = self.threads.iter().flat_map(|code| &code.instructions);
        codes.any(wanted)
    }

    /// The place of an access, or why there is none.
    fn checked_place(&self, address: u64, size: u8) -> Result<Place, ProgramError> {
        let error = |kind, message: String| Err(ProgramError { kind, message });
        let Some((id, offset)) = self.locations.at(address) else {
            return error(
                ProblemKind::InvalidAccess,
                format!("access of {address:#x}, which is the address of no location"),
            );
        };
        let location = self.locations.get(id);
        let cell_size = location.value_type().size;
        if offset >= location.array.unwrap_or(1) as u64 * u64::from(cell_size) {
            return error(
                ProblemKind::InvalidAccess,
                format!(
                    "access of byte {offset} of `{}`, behind its end",
                    location.name
                ),
            );
        }
        if size != cell_size || offset % u64::from(cell_size) != 0 {
            return error(
                ProblemKind::MixedWidth,
                format!(
                    "access of {size} bytes at byte {offset} of `{}`, whose cells have {cell_size}",
                    location.name
                ),
            );
        }
        Ok(Place {
            address: Address(address),
            size,
        })
    }

    fn local(
        &self,
        state: &mut ThreadState,
        instruction: &Instruction,
    ) -> Result<(), ProgramError> {
        match *instruction {
            Instruction::Move { to, from, as_type } => {
                let value = as_type.extend(state.value(from));
                state.set(to, value, &[from]);
            }
            Instruction::Insert { to, from, size } => {
                let mask = IntType::unsigned(size).mask(u64::MAX);
                let value = state.registers[to.index()] & !mask | state.value(from) & mask;
                state.set(to, value, &[Operand::Slot(to), from]);
            }
            Instruction::Binary {
                operation,
                int,
                to,
                left,
                right,
            } => {
                let value = operation
                    .apply(int, state.value(left), state.value(right))
                    .map_err(|message| ProgramError {
                        kind: ProblemKind::Undefined,
                        message: message.to_string(),
                    })?;
                state.set(to, value, &[left, right]);
            }
            Instruction::Reserved { to, address } => {
                let address = state.value(address);
                let reserved = state.reserved.is_some_and(|(known, _)| known == address);
                state.set(to, u64::from(reserved), &[]);
            }
            Instruction::Succeed {
                to,
                value,
                on_store,
            } => {
                state.set(to, value, &[]);
                if let (Some(tracking), true) = (&mut state.dependencies, on_store) {
                    tracking.registers[to.index()] = Reads::one(state.index);
                }
            }
            Instruction::Release => state.reserved = None,
            Instruction::OpenDecisions { depth } => {
                if let Some(tracking) = &mut state.dependencies {
                    tracking.outside.truncate(depth);
                    tracking.outside.push(tracking.control.clone());
                }
            }
            Instruction::CloseDecisions { depth } => {
                if let Some(tracking) = &mut state.dependencies {
                    tracking.outside.truncate(depth + 1);
                    tracking.control = tracking.outside.pop().unwrap_or_default();
                }
            }
            Instruction::SetFlags {
                rule,
                size,
                left,
                right,
                flags,
            } => {
                set_flags(state, rule, size, [left, right], flags);
            }
            Instruction::TestFlags {
                condition,
                negated,
                to,
                flags,
            } => {
                let value = u64::from(test_flags(state, condition, flags) != negated);
                let Flags {
                    zero,
                    sign,
                    carry,
                    overflow,
                } = flags;
                state.set(to, value, &[zero, sign, carry, overflow].map(Operand::Slot));
            }
            _ => {}
        }
        Ok(())
    }

    /// The operation of an instruction that has one; the state is ready for its result.
    fn operation(
        &self,
        state: &mut ThreadState,
        instruction: &Instruction,
    ) -> Result<Option<Operation>, ProgramError> {
        state.result = None;
        state.role = None;
        state.srcu = None;
        state.exclusive = None;
        Ok(Some(match *instruction {
            Instruction::Load {
                to,
                address,
                int,
                mode,
            } => {
                state.note(&[address], &[]);
                state.result = Some((to, int));
                Operation::Load {
                    place: self.checked_place(state.value(address), int.size)?,
                    mode,
                }
            }
            Instruction::LoadExclusive {
                to,
                address,
                int,
                mode,
            } => {
                state.note(&[address], &[]);
                state.result = Some((to, int));
                state.exclusive = Some(Exclusive::Load);
                // The index of the load comes with its event.
                state.reserved = Some((state.value(address), 0));
                Operation::Load {
                    place: self.checked_place(state.value(address), int.size)?,
                    mode,
                }
            }
            Instruction::StoreExclusive {
                address,
                value,
                size,
                mode,
            } => {
                state.note(&[address], &[value]);
                let reserved = state.reserved.take();
                state.exclusive = reserved.map(|(_, load)| Exclusive::Store { load });
                let stored = IntType::unsigned(size).mask(state.value(value));
                Operation::Store {
                    place: self.checked_place(state.value(address), size)?,
                    mode,
                    value: Value(stored),
                }
            }
            Instruction::Store {
                address,
                value,
                size,
                mode,
            } => {
                state.note(&[address], &[value]);
                let stored = IntType::unsigned(size).mask(state.value(value));
                Operation::Store {
                    place: self.checked_place(state.value(address), size)?,
                    mode,
                    value: Value(stored),
                }
            }
            Instruction::Fetch {
                operation,
                to,
                address,
                operand,
                int,
                mode,
            }
            | Instruction::Update {
                operation,
                to,
                address,
                operand,
                int,
                mode,
            } => {
                state.note(&[address], &[operand]);
                state.result = to.map(|to| (to, int));
                if to.is_none() {
                    state.role = Some(AccessRole::NoReturn);
                }
                Operation::ReadModifyWrite {
                    place: self.checked_place(state.value(address), int.size)?,
                    mode,
                    failure_mode: mode,
                    update: update(operation, Value(int.mask(state.value(operand)))),
                }
            }
            Instruction::AddIf {
                to,
                address,
                addend,
                condition,
                int,
            } => {
                state.note(&[address], &[addend]);
                state.result = Some((to, int));
                let addend = Value(int.mask(state.value(addend)));
                let update = match condition {
                    AddCondition::Not(value) => {
                        state.note_compared(value);
                        let value = Value(int.mask(state.value(value)));
                        Update::AddUnless { value, addend }
                    }
                    AddCondition::Within(low, high) => Update::AddWithin {
                        low: Value(low),
                        high: Value(high),
                        addend,
                    },
                };
                Operation::ReadModifyWrite {
                    place: self.checked_place(state.value(address), int.size)?,
                    mode: Mode::SequentiallyConsistent,
                    failure_mode: Mode::Relaxed,
                    update,
                }
            }
            Instruction::SrcuLock { to, structure } => {
                state.note(&[structure], &[]);
                state.result = Some((to, IntType::INT));
                self.srcu(state, FenceKind::SrcuLock, structure, None)?
            }
            Instruction::SrcuUnlock { structure, section } => {
                state.note(&[structure], &[section]);
                let number = IntType::INT.mask(state.value(section));
                let section = SrcuSection::of_number(number);
                self.srcu(state, FenceKind::SrcuUnlock, structure, section)?
            }
            Instruction::SyncSrcu { structure } => {
                state.note(&[structure], &[]);
                self.srcu(state, FenceKind::SyncSrcu, structure, None)?
            }
            Instruction::CompareExchange {
                to,
                returns,
                address,
                expected,
                desired,
                int,
                success,
                failure,
            } => {
                state.note(&[address], &[expected, desired]);
                state.note_compared(expected);
                state.result = Some((to, int));
                if !returns {
                    state.role = Some(AccessRole::NoReturn);
                }
                let update = Update::CompareExchange {
                    expected: Value(int.mask(state.value(expected))),
                    desired: Value(int.mask(state.value(desired))),
                };
                let place = self.checked_place(state.value(address), int.size)?;
                Operation::ReadModifyWrite {
                    place,
                    mode: success,
                    failure_mode: failure,
                    update,
                }
            }
            Instruction::Lock {
                to,
                address,
                int,
                failure,
            } => {
                state.note(&[address], &[]);
                state.result = Some((to, int));
                state.role = Some(AccessRole::TakesLock);
                Operation::ReadModifyWrite {
                    place: self.checked_place(state.value(address), int.size)?,
                    mode: Mode::Acquire,
                    failure_mode: failure,
                    update: Update::CompareExchange {
                        expected: Value(0),
                        desired: Value(1),
                    },
                }
            }
            Instruction::Unlock { address, size } => {
                state.note(&[address], &[]);
                state.role = Some(AccessRole::ReleasesLock);
                Operation::Store {
                    place: self.checked_place(state.value(address), size)?,
                    mode: Mode::Release,
                    value: Value(0),
                }
            }
            Instruction::Fence { mode, kind } => {
                state.note(&[], &[]);
                Operation::Fence { mode, kind }
            }
            Instruction::BarrierInit {
                address,
                count,
                size,
            } => {
                state.note(&[address], &[count]);
                let count = state.value(count);
                let fits = IntType::unsigned(size).mask(count) == count;
                match u32::try_from(count).ok().filter(|_| fits) {
                    Some(count) => Operation::BarrierInit {
                        place: self.checked_place(state.value(address), size)?,
                        count,
                    },
                    None => {
                        return Err(ProgramError {
                            kind: ProblemKind::Barrier,
                            message: format!("a barrier cannot be for {} threads", count as i64),
                        });
                    }
                }
            }
            Instruction::BarrierWait { address, to, size } => {
                state.note(&[address], &[]);
                state.result = to.map(|to| (to, IntType::INT));
                Operation::BarrierWait {
                    place: self.checked_place(state.value(address), size)?,
                    uses_result: to.is_some(),
                }
            }
            Instruction::BarrierDestroy { address, size } => {
                state.note(&[address], &[]);
                Operation::BarrierDestroy {
                    place: self.checked_place(state.value(address), size)?,
                }
            }
            Instruction::Choose { to, count } => {
                state.note(&[], &[]);
                state.result = Some((to, IntType::INT));
                let count = if self.spurious { count } else { 1 };
                Operation::Choose { count }
            }
            Instruction::Assume { condition } => {
                state.decide(condition);
                state.note(&[], &[]);
                Operation::Assume(state.value(condition) != 0)
            }
            _ => return Ok(None),
        }))
    }

    /// A call of an SRCU function for the structure at an address.
    fn srcu(
        &self,
        state: &mut ThreadState,
        kind: FenceKind,
        structure: Operand,
        section: Option<SrcuSection>,
    ) -> Result<Operation, ProgramError> {
        let structure = Address(state.value(structure));
        let location = self.locations.at(structure.0);
        let size = location.map_or(1, |(id, _)| self.locations.get(id).value_type().size);
        self.checked_place(structure.0, size)?;
        state.srcu = Some(SrcuCall { structure, section });
        let mode = kind.machine_mode();
        Ok(Operation::Fence { mode, kind })
    }

    /// Goes to a target, unless that is a backward jump too many.
    fn jump(&self, state: &mut ThreadState, target: usize) -> bool {
        if target <= state.next && state.accessed {
            state.accessed = false;
            state.jumps += 1;
            if state.jumps > self.bound {
                state.cut = Some(Bound::Loops(self.bound));
                return false;
            }
        }
        state.next = target;
        true
    }

    fn receive(&self, state: &mut ThreadState, returned: Value) {
        let Some((to, int)) = state.result.take() else {
            return;
        };
        let returned = state.started_section().unwrap_or(returned.0);
        state.registers[to.index()] = int.extend(returned);
        if let Some(tracking) = &mut state.dependencies {
            tracking.registers[to.index()] = match state.reads {
                true => Reads::one(state.index),
                false => Reads::default(),
            };
        }
    }
}

/// What a read-modify-write does with its operand.
fn update(operation: Fetch, value: Value) -> Update {
    match operation {
        Fetch::Exchange => Update::Exchange(value),
        Fetch::Add => Update::Add(value),
        Fetch::Subtract => Update::Sub(value),
        Fetch::And => Update::And(value),
        Fetch::Or => Update::Or(value),
        Fetch::Xor => Update::Xor(value),
        Fetch::Max => Update::Max(value),
        Fetch::Min => Update::Min(value),
        Fetch::UnsignedMax => Update::UnsignedMax(value),
        Fetch::UnsignedMin => Update::UnsignedMin(value),
    }
}

fn set_flags(
    state: &mut ThreadState,
    rule: FlagRule,
    size: u8,
    operands: [Operand; 2],
    flags: Flags,
) {
    let int = IntType::signed(size);
    let (left, right) = (
        int.mask(state.value(operands[0])),
        int.mask(state.value(operands[1])),
    );
    let result = int.mask(match rule {
        FlagRule::Add | FlagRule::Increment => left.wrapping_add(right),
        FlagRule::Subtract | FlagRule::Decrement => left.wrapping_sub(right),
        FlagRule::Logic => left,
    });
    let (a, b) = (int.number(left), int.number(right));
    let (carry, exact) = match rule {
        FlagRule::Add | FlagRule::Increment => (result < left, a + b),
        FlagRule::Subtract | FlagRule::Decrement => (left < right, a - b),
        FlagRule::Logic => (false, a),
    };
    let number = int.number(result);
    state.set(flags.zero, u64::from(result == 0), &operands);
    state.set(flags.sign, u64::from(number < 0), &operands);
    state.set(flags.overflow, u64::from(number != exact), &operands);
    if !matches!(rule, FlagRule::Increment | FlagRule::Decrement) {
        state.set(flags.carry, u64::from(carry), &operands);
    }
}

fn test_flags(state: &ThreadState, condition: Condition, flags: Flags) -> bool {
    let set = |slot: Slot| state.registers[slot.index()] != 0;
    let less = set(flags.sign) != set(flags.overflow);
    match condition {
        Condition::Equal => set(flags.zero),
        Condition::Sign => set(flags.sign),
        Condition::Carry => set(flags.carry),
        Condition::Overflow => set(flags.overflow),
        Condition::BelowEqual => set(flags.carry) || set(flags.zero),
        Condition::Less => less,
        Condition::LessEqual => less || set(flags.zero),
    }
}

impl Program for LitmusProgram {
    type State = ThreadState;

    fn initial_threads(&self) -> usize {
        self.threads.len()
    }

    fn machine_level(&self) -> bool {
        self.machine_code
    }

    fn may_have_causal_cycles(&self) -> bool {
        causality::may_have_cycles(self)
    }

    fn grounded_under(&self) -> Grounded {
        let depends = |instruction: &Instruction| match instruction {
            // What follows such a statement does not depend on what is decided in it.
            Instruction::OpenDecisions { .. } | Instruction::CompareExchange { .. } => {
                Grounded::Always
            }
            Instruction::Fetch { .. } | Instruction::Update { .. } | Instruction::AddIf { .. } => {
                Grounded::Updates
            }
            _ => Grounded::Accesses,
        };
        let all = self.threads.iter().flat_map(|code| &code.instructions);
        all.map(depends).max().unwrap_or_default()
    }

    fn has_exclusives(&self) -> bool {
        self.has(|instruction| {
            matches!(
                instruction,
                Instruction::LoadExclusive { .. } | Instruction::StoreExclusive { .. }
            )
        })
    }

    fn has_candidates(&self) -> bool {
        !self.has(causality::is_barrier)
    }

    fn exclusive(&self, state: &ThreadState) -> Option<Exclusive> {
        state.exclusive
    }

    fn initial_value(&self, place: Place) -> Option<Value> {
        let (id, cell) = self.locations.cell_at(place.address.0)?;
        Some(Value(self.locations.get(id).initial_value(cell)))
    }

    fn initial_barrier(&self, place: Place) -> Option<u32> {
        let (id, _) = self.locations.cell_at(place.address.0)?;
        self.locations.get(id).barrier
    }

    fn start(&self, start: Start, tracking: Tracking) -> Result<ThreadState, Untracked> {
        let thread = start.thread.0 as usize;
        let slots = self.threads[thread].slots;
        let mut registers = vec![0; slots];
        for (slot, value) in &self.initial[thread] {
            registers[slot.index()] = *value;
        }
        let dependencies = (tracking == Tracking::Dependencies).then(|| {
            Box::new(Tracked {
                registers: vec![Reads::default(); slots],
                ..Tracked::default()
            })
        });
        Ok(ThreadState {
            thread,
            registers,
            dependencies,
            ..ThreadState::default()
        })
    }

    fn step(&self, state: &mut ThreadState, returned: Value, index: u32) -> Operation {
        let code = &self.threads[state.thread];
        self.receive(state, returned);
        if state.cut.is_some() {
            return Operation::Cut;
        }
        for _ in 0..LOCAL_STEPS {
            let instruction = &code.instructions[state.next];
            match *instruction {
                Instruction::End => return Operation::End(Value::default()),
                Instruction::Jump { target } => {
                    if !self.jump(state, target) {
                        return Operation::Cut;
                    }
                    continue;
                }
                Instruction::Branch { on, when, target } => {
                    state.decide(on);
                    if (state.value(on) != 0) != when {
                        state.next += 1;
                    } else if !self.jump(state, target) {
                        return Operation::Cut;
                    }
                    continue;
                }
                _ => {}
            }
            let operation = self.operation(state, instruction).and_then(|operation| {
                if operation.is_none() {
                    self.local(state, instruction)?;
                }
                Ok(operation)
            });
            match operation {
                Err(error) => return Operation::Error(error),
                Ok(None) => state.next += 1,
                Ok(Some(operation)) => {
                    state.next += 1;
                    state.accessed = true;
                    state.index = index;
                    if let (Some(Exclusive::Load), Some((_, load))) =
                        (state.exclusive, &mut state.reserved)
                    {
                        *load = index;
                    }
                    state.reads = matches!(
                        operation,
                        Operation::Load { .. } | Operation::ReadModifyWrite { .. }
                    );
                    if instruction.writes_what_it_reads() {
                        state.note_itself();
                    }
                    return operation;
                }
            }
        }
        state.cut = Some(Bound::LocalSteps);
        Operation::Cut
    }

    fn access_role(&self, state: &ThreadState, _: Place) -> Option<AccessRole> {
        state.role
    }

    fn srcu_call(&self, state: &ThreadState) -> Option<SrcuCall> {
        state.srcu
    }

    fn dependencies(&self, state: &ThreadState) -> Dependencies {
        state
            .dependencies
            .as_ref()
            .map(|tracking| tracking.operation.clone())
            .unwrap_or_default()
    }

    fn source_position(&self, state: &ThreadState) -> Option<SourcePosition> {
        let places = &self.threads[state.thread].places;
        let place = places.get(state.next.saturating_sub(1))?;
        Some(SourcePosition {
            file: self.file.clone(),
            line: place.line,
        })
    }

    fn place_name(&self, place: Place) -> String {
        self.locations
            .address_name(place.address.0)
            .unwrap_or_else(|| format!("{:#x}", place.address.0))
    }
}

impl Sited for LitmusProgram {
    fn site(&self, state: &ThreadState) -> Option<SiteId> {
        let before: usize = self.threads[..state.thread]
            .iter()
            .map(|code| code.instructions.len())
            .sum();
        Some(SiteId((before + state.next.checked_sub(1)?) as u32))
    }

    fn sites(&self) -> Vec<Site> {
        let code = self.threads.iter();
        let all = code.flat_map(|code| code.instructions.iter().zip(&code.places));
        let sites = all
            .enumerate()
            .filter_map(|(number, (instruction, place))| {
                let (kind, mode, failure) = match *instruction {
                    Instruction::Load { mode, .. } => (SiteKind::Read, mode, mode),
                    Instruction::Store { mode, .. } => (SiteKind::Write, mode, mode),
                    Instruction::Fetch { mode, .. } => (SiteKind::Update, mode, mode),
                    Instruction::CompareExchange {
                        success, failure, ..
                    } => (SiteKind::Compare, success, failure),
                    Instruction::Fence { mode, .. } => (SiteKind::Fence, mode, mode),
                    _ => return None,
                };
                (mode != Mode::NonAtomic).then(|| Site {
                    id: SiteId(number as u32),
                    position: SourcePosition {
                        file: self.file.clone(),
                        line: place.line,
                    },
                    column: place.column,
                    kind,
                    mode,
                    failure,
                })
            });
        sites.collect()
    }
}
