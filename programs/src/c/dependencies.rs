//! Which reads of its thread a value or an operation depends on, for models that use dependencies.
//!
//! Dependencies are *syntactic*: they follow the instructions that run, not the values. `r ^ r`
//! depends on what `r` depends on. They are those of the code that is checked, which is what clang
//! makes of a program: without optimisation that is what the source says, except that clang may
//! make a [`Select`](Instruction::Select) of `c ? a : b`.
//!
//! * A result depends on what the operands depend on. A select is computation, not control: its
//!   result depends on the condition and on both values, as that of a conditional move does.
//! * What is loaded from memory that threads share depends on that load alone. Memory that only its
//!   thread sees makes no events: there values keep what they depend on, byte by byte, and what is
//!   loaded through an address, or stored, depends on the address as well.
//! * Everything after a branch, a switch, an indirect call or an assumption depends by control on
//!   what was decided about, and so does what comes after a copy or a fill on its size.
//! * What `pthread_join`, a barrier or an open choice returns is not read from memory: nothing
//!   depends on it. A created thread depends on its creation by program order alone.
//!
//! A machine that is not asked for dependencies has none of this: it runs a loop of its own that
//! does not look here.

use super::code::{Instruction, Operand, Primitive, Register};
use super::machine::{Machine, Machinery, Waiting};
use crate::reads::Reads;
use katec_checker::program::{Decisions, Dependencies};
use std::collections::BTreeMap;

/// What a machine tracks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tracked {
    /// By register, like the registers of the machine.
    registers: Vec<Reads>,
    /// By byte of private memory, only for those that depend on something.
    private: BTreeMap<u64, Reads>,
    /// By thread-specific slot.
    slots: BTreeMap<u64, Reads>,
    /// What decisions so far depend on.
    control: Reads,
    /// The decisions since the last operation: what each needed that no earlier one did.
    decided: Vec<Reads>,
    /// Whether a round of a loop was found to be idle since then.
    idle: bool,
    /// Whether memory that only the thread sees was accessed since then, or constants, where an
    /// address that was read says: the access of another address might be an operation, or what is
    /// there might depend on other reads.
    aimed: bool,
    /// The running instruction: what its address depends on.
    address: Reads,
    /// The running instruction: what the stored value depends on.
    value: Reads,
    /// The running instruction: what the address that it copies from, or the value that it expects,
    /// depends on.
    other: Reads,
    /// The running instruction: what the value depends on with which it compares.
    compared: Reads,
    /// What was read so far of a value that is read in parts.
    partial: Reads,
    /// The last operation: what its address, its value and what it compares with depend on.
    operation: (Reads, Reads, Reads),
    /// Whether the last operation reads memory.
    reads: bool,
}

impl Tracked {
    /// For a machine with so many registers.
    pub fn new(registers: usize) -> Self {
        Self {
            registers: vec![Reads::default(); registers],
            ..Self::default()
        }
    }

    /// The dependencies of the last operation.
    pub fn dependencies(&self) -> Dependencies {
        let (addr, data, casdep) = self.operation.clone();
        Dependencies {
            addr: addr.into(),
            data: data.into(),
            ctrl: self.control.clone().into(),
            casdep: casdep.into(),
        }
    }

    /// How the machine came to the last operation.
    pub fn decisions(&self) -> Option<Decisions> {
        (!self.aimed).then(|| Decisions {
            needed: self.decided.iter().cloned().map(Vec::from).collect(),
            idle: self.idle,
        })
    }

    /// Something is decided that depends on these reads.
    fn decide(&mut self, reads: &Reads) {
        let new = reads.without(&self.control);
        if !new.is_empty() {
            self.control.add(&new);
            self.decided.push(new);
        }
    }

    fn of(&self, base: u32, operand: Operand) -> Reads {
        match operand {
            Operand::Constant(_) => Reads::default(),
            Operand::Register(register) => self.registers[(base + register.0) as usize].clone(),
        }
    }

    fn set(&mut self, base: u32, register: Register, reads: Reads) {
        self.registers[(base + register.0) as usize] = reads;
    }

    fn private(&self, offset: u64, size: u64) -> Reads {
        let mut all = Reads::default();
        for (_, reads) in self.private.range(offset..offset.saturating_add(size)) {
            all.add(reads);
        }
        all
    }

    fn set_private(&mut self, offset: u64, size: u64, reads: &Reads) {
        for byte in offset..offset.saturating_add(size) {
            self.set_byte(byte, reads.clone());
        }
    }

    fn set_byte(&mut self, byte: u64, reads: Reads) {
        match reads.is_empty() {
            true => self.private.remove(&byte),
            false => self.private.insert(byte, reads),
        };
    }

    /// What was stored into private memory: the value, where the address says.
    fn stored(&self) -> Reads {
        self.value.clone().and(&self.address)
    }
}

/// The parts of running that are about dependencies. They do nothing if those are not tracked.
impl Machine {
    /// Takes in what the last operation, the event with this index, returns, before the machine
    /// does.
    #[cold]
    pub(super) fn track_returned(&mut self, issued: u32) {
        let (base, progress) = (self.base, self.progress);
        let Some(tracked) = &mut self.dependencies else {
            return;
        };
        let returned = match tracked.reads {
            true => Reads::one(issued),
            false => Reads::default(),
        };
        tracked.reads = false;
        tracked.operation = Default::default();
        tracked.decided.clear();
        (tracked.idle, tracked.aimed) = (false, false);
        match self.waiting {
            Waiting::Nothing
            | Waiting::Again
            | Waiting::Weak
            | Waiting::Decided
            | Waiting::Undivided(_) => {}
            Waiting::Value(to)
            | Waiting::Joined(to)
            | Waiting::Old(to, ..)
            | Waiting::Serial(to)
            | Waiting::Woken(to)
            | Waiting::Optional(to)
            | Waiting::Chosen(to, ..) => tracked.set(base, to, returned),
            Waiting::Compared(to, ..) | Waiting::Failed(to, _) | Waiting::Helping(to, ..) => {
                let succeeds = returned.clone().and(&tracked.other);
                tracked.set(base, to, returned);
                tracked.set(base, Register(to.0 + 1), succeeds);
            }
            Waiting::Part(to, bytes, size) => {
                tracked.partial.add(&returned);
                if progress + u64::from(bytes) >= u64::from(size) {
                    let whole = std::mem::take(&mut tracked.partial);
                    tracked.set(base, to, whole);
                }
            }
            Waiting::Accessed {
                to,
                bytes,
                size,
                compares,
            } => {
                tracked.partial.add(&returned);
                if progress + u64::from(bytes) >= u64::from(size) {
                    let whole = std::mem::take(&mut tracked.partial);
                    let words = u32::from(size.div_ceil(8));
                    for word in 0..words {
                        tracked.set(base, Register(to.0 + word), whole.clone());
                    }
                    if compares {
                        let succeeds = whole.and(&tracked.other);
                        tracked.set(base, Register(to.0 + words), succeeds);
                    }
                }
            }
            Waiting::Copied => tracked.value = returned,
        }
    }

    /// Tracks what an instruction that is about to run computes, decides and accesses.
    #[cold]
    pub(super) fn track(&mut self, program: &Machinery, instruction: &Instruction) {
        if let Some(tracked) = &mut self.dependencies {
            tracked.compared = Reads::default();
        }
        if let Instruction::Primitive {
            primitive,
            arguments,
            to,
        } = *instruction
        {
            return self.track_primitive(primitive, program.code.arguments(arguments), to);
        }
        let base = self.base;
        let Some(tracked) = &mut self.dependencies else {
            return;
        };
        let of = |operand| tracked.of(base, operand);
        match *instruction {
            Instruction::Move { to, from } | Instruction::Convert { to, from, .. } => {
                let reads = of(from);
                tracked.set(base, to, reads);
            }
            Instruction::Binary {
                to, left, right, ..
            }
            | Instruction::Float {
                to, left, right, ..
            } => {
                let reads = of(left).and(&of(right));
                tracked.set(base, to, reads);
            }
            Instruction::Select {
                to,
                condition,
                yes,
                no,
            } => {
                let reads = of(condition).and(&of(yes)).and(&of(no));
                tracked.set(base, to, reads);
            }
            Instruction::Offset {
                to,
                base: start,
                index,
                ..
            } => {
                let reads = of(start).and(&of(index));
                tracked.set(base, to, reads);
            }
            Instruction::Landing { to } => {
                tracked.set(base, to, Reads::default());
                tracked.set(base, Register(to.0 + 1), Reads::default());
            }
            Instruction::ThreadLocal { to, .. } | Instruction::Stack { to, .. } => {
                tracked.set(base, to, Reads::default());
            }
            Instruction::Load { address, .. } => {
                tracked.address = of(address);
                tracked.value = Reads::default();
            }
            Instruction::Store { address, value, .. } => {
                (tracked.address, tracked.value) = (of(address), of(value));
            }
            Instruction::Rmw {
                address, operand, ..
            } => {
                (tracked.address, tracked.value) = (of(address), of(operand));
            }
            Instruction::CompareExchange {
                address,
                expected,
                desired,
                ..
            } => {
                let (address, expected, desired) = (of(address), of(expected), of(desired));
                tracked.address = address;
                tracked.value = desired.and(&expected);
                tracked.compared = expected.clone();
                tracked.other = expected;
            }
            Instruction::Wide { arguments, .. } => {
                let all = program.code.arguments(arguments);
                let together = |operands: &[Operand]| {
                    let none = Reads::default();
                    operands
                        .iter()
                        .fold(none, |reads, operand| reads.and(&of(*operand)))
                };
                let address = together(&all[..1]);
                let value = together(&all[1..]);
                let expected = together(all.get(3..).unwrap_or_default());
                (tracked.address, tracked.value) = (address, value);
                tracked.compared = expected.clone();
                tracked.other = expected;
            }
            Instruction::Copy { to, from, size, .. } => {
                let (to, from, size) = (of(to), of(from), of(size));
                tracked.decide(&size);
                (tracked.address, tracked.other) = (to, from);
            }
            Instruction::Fill {
                address,
                byte,
                size,
                ..
            } => {
                let (address, byte, size) = (of(address), of(byte), of(size));
                tracked.decide(&size);
                (tracked.address, tracked.value) = (address, byte);
            }
            Instruction::Branch {
                condition: decided, ..
            }
            | Instruction::Switch { value: decided, .. }
            | Instruction::CallIndirect {
                address: decided, ..
            } => {
                let reads = of(decided);
                tracked.decide(&reads);
            }
            // Calls and returns pass values on when they happen; primitives are dealt with above.
            Instruction::Call { .. } | Instruction::Return { .. } => {}
            Instruction::Primitive { .. } => {}
            // The registers that loops and checks have for themselves are never operands.
            Instruction::Initialised { .. }
            | Instruction::LoopEnter { .. }
            | Instruction::LoopBack { .. }
            | Instruction::LoopBody { .. } => {}
            Instruction::Fence { .. }
            | Instruction::Jump { .. }
            | Instruction::Invoked { .. }
            | Instruction::Within { .. }
            | Instruction::Unreachable
            | Instruction::Unsupported { .. } => {}
        }
    }

    fn track_primitive(&mut self, primitive: Primitive, arguments: &[Operand], to: Register) {
        let base = self.base;
        let slot = self.argument(arguments, 0);
        let Some(tracked) = &mut self.dependencies else {
            return;
        };
        let argument = |index: usize| match arguments.get(index) {
            Some(operand) => tracked.of(base, *operand),
            None => Reads::default(),
        };
        match primitive {
            Primitive::Assume | Primitive::Wait | Primitive::Sleep => {
                let reads = argument(0);
                tracked.decide(&reads);
            }
            Primitive::AddWithin | Primitive::TryAddWithin => {
                let value = argument(1).and(&argument(2)).and(&argument(3));
                (tracked.address, tracked.value) = (argument(0), value);
            }
            Primitive::BarrierInit => {
                (tracked.address, tracked.value) = (argument(0), argument(1));
            }
            Primitive::Free
            | Primitive::BarrierWait
            | Primitive::BarrierDestroy
            | Primitive::MutexKind => {
                (tracked.address, tracked.value) = (argument(0), Reads::default());
                tracked.set(base, to, Reads::default());
            }
            Primitive::Held => {
                let reads = argument(0);
                tracked.set(base, to, reads);
            }
            Primitive::AllocationSize => {
                let reads = argument(0);
                (tracked.address, tracked.value) = (reads.clone(), Reads::default());
                tracked.set(base, to, reads);
            }
            Primitive::NoteSize => {
                (tracked.address, tracked.value) = (argument(0), argument(1));
            }
            Primitive::Math | Primitive::Decimal | Primitive::DecimalText => {
                let all = (0..arguments.len()).map(argument);
                let reads = all.fold(Reads::default(), |reads, more| reads.and(&more));
                tracked.set(base, to, reads);
            }
            Primitive::GetSlot => {
                let mut reads = argument(0);
                reads.add(tracked.slots.get(&slot).unwrap_or(&Reads::default()));
                tracked.set(base, to, reads);
            }
            Primitive::SetSlot => {
                let (place, value) = (argument(0), argument(1));
                tracked.aimed |= !place.is_empty();
                tracked.slots.insert(slot, place.and(&value));
            }
            Primitive::SetHeld => {
                let place = argument(0);
                tracked.aimed |= !place.is_empty();
            }
            Primitive::CompareExchange => {
                let (expected, desired) = (argument(2), argument(3));
                (tracked.address, tracked.value) = (argument(0), desired.and(&expected));
                tracked.compared = expected;
            }
            Primitive::Srcu => {
                (tracked.address, tracked.value) = (argument(1), argument(2));
                tracked.set(base, to, Reads::default());
            }
            Primitive::Create
            | Primitive::Join
            | Primitive::Self_
            | Primitive::Allocate
            | Primitive::Choose
            | Primitive::Nondeterministic
            | Primitive::MutexKinds
            | Primitive::Cancels
            | Primitive::Spurious
            | Primitive::Optional
            | Primitive::VariadicArguments => tracked.set(base, to, Reads::default()),
            Primitive::Error
            | Primitive::Throw
            | Primitive::Exit
            | Primitive::Halt
            | Primitive::Quiet
            | Primitive::Mark
            | Primitive::MarkedRound
            | Primitive::MarkedRoundEnd
            | Primitive::OptionalEnd
            | Primitive::Takes
            | Primitive::Releases
            | Primitive::NoReturn
            | Primitive::KernelFence => {}
        }
    }

    /// The access of the running instruction becomes an event, which reads memory or does not.
    #[inline]
    pub(super) fn track_access(&mut self, reads: bool) {
        if let Some(tracked) = &mut self.dependencies {
            let (address, value) = (tracked.address.clone(), tracked.value.clone());
            tracked.operation = (address, value, tracked.compared.clone());
            tracked.reads = reads;
        }
    }

    /// A part of what is copied is read from memory that threads share.
    #[inline]
    pub(super) fn track_copied(&mut self) {
        if let Some(tracked) = &mut self.dependencies {
            tracked.operation = (tracked.other.clone(), Reads::default(), Reads::default());
            tracked.reads = true;
        }
    }

    /// A part of what is copied is found without an event: in private memory or among constants.
    #[inline]
    pub(super) fn track_copied_privately(&mut self, offset: Option<u64>, size: u8) {
        if let Some(tracked) = &mut self.dependencies {
            let found = offset.map(|offset| tracked.private(offset, u64::from(size)));
            tracked.aimed |= !tracked.other.is_empty();
            tracked.value = found.unwrap_or_default().and(&tracked.other);
        }
    }

    /// A register gets what is in private memory, or a constant.
    #[inline]
    pub(super) fn track_load(&mut self, to: Register, offset: Option<u64>, size: u8) {
        let base = self.base;
        if let Some(tracked) = &mut self.dependencies {
            let found = offset.map(|offset| tracked.private(offset, u64::from(size)));
            let reads = found.unwrap_or_default().and(&tracked.address);
            tracked.aimed |= !tracked.address.is_empty();
            tracked.set(base, to, reads);
        }
    }

    /// A read-modify-write of private memory: what it writes depends on what it read to a register
    /// too, and so does whether it succeeded, if that is asked.
    #[inline]
    pub(super) fn track_update(&mut self, to: Register, succeeds: Option<Register>) {
        let base = self.base;
        if let Some(tracked) = &mut self.dependencies {
            let old = tracked.of(base, Operand::Register(to));
            tracked.value.add(&old);
            if let Some(succeeds) = succeeds {
                let reads = old.and(&tracked.other);
                tracked.set(base, succeeds, reads);
            }
        }
    }

    /// The value of the running instruction is stored in private memory.
    #[inline]
    pub(super) fn track_store(&mut self, offset: u64, size: u64) {
        if let Some(tracked) = &mut self.dependencies {
            let reads = tracked.stored();
            tracked.aimed |= !tracked.address.is_empty();
            tracked.set_private(offset, size, &reads);
        }
    }

    /// Private memory is copied to private memory.
    #[inline]
    pub(super) fn track_private_copy(&mut self, to: u64, from: u64, size: u64) {
        if let Some(tracked) = &mut self.dependencies {
            let addresses = tracked.address.clone().and(&tracked.other);
            tracked.aimed |= !addresses.is_empty();
            let bytes: Vec<Reads> = (from..from.saturating_add(size))
                .map(|byte| tracked.private(byte, 1).and(&addresses))
                .collect();
            for (byte, reads) in (to..).zip(bytes) {
                tracked.set_byte(byte, reads);
            }
        }
    }

    /// A round of a loop changed nothing.
    #[cold]
    pub(super) fn track_idle(&mut self) {
        if let Some(tracked) = &mut self.dependencies {
            tracked.idle = true;
        }
    }

    /// Another function begins in the frame of the thread's own.
    pub(super) fn track_start(&mut self, registers: usize) {
        if let Some(tracked) = &mut self.dependencies {
            tracked.registers.clear();
            tracked.registers.resize(registers, Reads::default());
            tracked.private.clear();
        }
    }

    /// Arguments of a call become registers of the called function, which are behind all others.
    #[inline]
    pub(super) fn track_call(
        &mut self,
        base: u32,
        parameters: &[Operand],
        registers: u32,
        others: &[Operand],
    ) {
        let caller = self.base;
        if let Some(tracked) = &mut self.dependencies {
            let of = |tracked: &Tracked, operand: &Operand| tracked.of(caller, *operand);
            for operand in parameters {
                tracked.registers.push(of(tracked, operand));
            }
            let end = (base + registers) as usize;
            tracked.registers.resize(end, Reads::default());
            for operand in others {
                tracked.registers.push(of(tracked, operand));
            }
        }
    }

    /// What a function returns becomes registers of its caller; its own are given up, and its
    /// private memory with them.
    #[inline]
    pub(super) fn track_return(&mut self, caller: u32, to: Register, values: &[Operand]) {
        let (base, private) = (self.base, u64::from(self.private_start));
        if let Some(tracked) = &mut self.dependencies {
            for (register, operand) in (to.0..).zip(values) {
                let reads = tracked.of(base, *operand);
                tracked.set(caller, Register(register), reads);
            }
            tracked.registers.truncate(base as usize);
            tracked.private.split_off(&private);
        }
    }

    /// A function is left by an exception: its registers and its private memory are given up.
    #[cold]
    pub(super) fn track_unwound(&mut self) {
        self.track_return(0, Register(0), &[]);
    }

    /// Arguments that have no parameter become private memory, 8 bytes each.
    #[inline]
    pub(super) fn track_variadic(&mut self, first: usize, offset: u64) {
        if let Some(tracked) = &mut self.dependencies {
            let arguments = tracked.registers[first..].to_vec();
            for (reads, at) in arguments.iter().zip((offset..).step_by(8)) {
                tracked.set_private(at, 8, reads);
            }
        }
    }
}
