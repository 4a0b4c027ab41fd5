//! Changes that a round of a loop made to memory, above all to memory of which only its thread
//! knows: private memory, and objects whose address it stored nowhere yet.
//!
//! A round that only read otherwise, and passes on the values it began with, might as well not have
//! been if the thread overwrites what it changed before it looks at it or shows it to others. A
//! walk through the code from the start of the loop finds out, with what is read from now on left
//! open: it goes all ways that it may go, until each has overwritten what was changed. A way on
//! which that is not clear is one too many: then the changes count.
//!
//! So a push on a stack, which sets the next of its own node before each try, is a loop that waits;
//! and so is a loop that gets what it looks at through a pointer to a variable of its function.
//! What a round stored where others may find it can be overwritten likewise, before the thread does
//! anything else that others see. Whether they find it is for who explores to know
//! ([`WaitKind::InVain`](katec_checker::program::WaitKind::InVain)).
//!
//! What has its old value again when the round ends was not changed at all: the expected value of a
//! compare-exchange, which is set again after each that fails.

use super::IdleRounds;
use super::arithmetic::{binary, convert, sign_extend};
use super::code::{Arguments, FunctionId, Instruction, Loop, Operand, Primitive, Register};
use super::machine::{Frame, Machine, Machinery};
use super::memory::{Region, function_at, region, region_base, region_offset};

/// How many changes are kept.
const KEPT: usize = 16;
/// How many instructions a walk goes through, all ways together.
const STEPS: usize = 600;
/// Bytes between variables that are made on a walk.
const GAP: u64 = 64;

/// Changes of memory that others do not see, since the last effect that they may see.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Changes {
    /// How many are not kept any more.
    forgotten: u64,
    kept: Vec<Change>,
}

/// A change of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Change {
    address: u64,
    size: u64,
    /// What was there before, if that is known.
    before: Option<u64>,
}

/// What becomes of what a round of a loop has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stale {
    /// It is used, or may be.
    Used,
    /// It is overwritten before it is used, and only this thread knows of it.
    Hidden,
    /// It is overwritten before this thread uses it; others may find it.
    Stored,
}

impl Change {
    fn overlaps(&self, other: &Change) -> bool {
        self.address < other.address + other.size && other.address < self.address + self.size
    }
}

impl Clone for Changes {
    fn clone(&self) -> Self {
        Self {
            kept: self.kept.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.kept.clone_from(&source.kept);
        self.forgotten = source.forgotten;
    }
}

impl Changes {
    /// How many there were so far.
    pub fn noted(&self) -> u64 {
        self.forgotten + self.kept.len() as u64
    }

    /// Notes that a stretch was changed, and what was there before, if that is known.
    pub fn note(&mut self, address: u64, size: u64, before: Option<u64>) {
        if self.kept.len() == KEPT {
            self.forget();
        }
        self.kept.push(Change {
            address,
            size,
            before,
        });
    }

    /// Forgets all, so that it is not known either that there was none.
    #[inline]
    pub fn forget(&mut self) {
        self.forgotten = self.noted() + 1;
        self.kept.clear();
    }

    /// Forgets those of private variables from an offset on, which are given up. They are the last
    /// ones.
    #[inline]
    pub fn give_up(&mut self, offset: u32) {
        let is_gone = |&Change { address, .. }: &Change| {
            region(address) == Region::Private && region_offset(address) >= u64::from(offset)
        };
        self.kept.retain(|change| !is_gone(change));
    }

    /// Those since a number was noted, if all of them are kept.
    fn since(&self, noted: u64) -> Option<&[Change]> {
        let first = noted.checked_sub(self.forgotten)?;
        self.kept.get(first as usize..)
    }
}

impl Machine {
    /// Whether a round that just ended changed nothing but memory that is overwritten before it is
    /// used, whatever is read from now on.
    pub(super) fn changes_are_stale(&self, program: &Machinery, of_loop: &Loop) -> Stale {
        if program.idle_rounds < IdleRounds::All {
            return Stale::Used;
        }
        let noted = self.value(Operand::Register(of_loop.changes));
        let Some(changes) = self.changes.since(noted).filter(|all| !all.is_empty()) else {
            return Stale::Used;
        };
        let is_known = |change: &Change| {
            region(change.address) != Region::Private && !self.is_unknown_to_others(change.address)
        };
        let is_stored = changes.iter().any(is_known);
        if is_stored && (!program.attempts || self.dependencies.is_some()) {
            return Stale::Used;
        }
        let stale: Vec<(u64, u64)> = changes
            .iter()
            .filter(|change| !self.is_undone(changes, change))
            .map(|change| (change.address, change.address + change.size))
            .collect();
        match (self.overwrites(program, stale), is_stored) {
            (false, _) => Stale::Used,
            (true, false) => Stale::Hidden,
            (true, true) => Stale::Stored,
        }
    }

    /// What was changed since another state of the same function, first bytes and ends, if all of
    /// it is private.
    pub(super) fn private_changes_since(&self, before: &Machine) -> Option<Vec<(u64, u64)>> {
        let changes = self.changes.since(before.changes.noted())?;
        let is_private = |change: &Change| region(change.address) == Region::Private;
        let ends = |change: &Change| (change.address, change.address + change.size);
        let all_private = changes.iter().all(is_private);
        all_private.then(|| changes.iter().map(ends).collect())
    }

    /// Whether memory that was changed is overwritten before it is used, whatever is read from now
    /// on.
    pub(super) fn overwrites(&self, program: &Machinery, stale: Vec<(u64, u64)>) -> bool {
        if stale.is_empty() {
            return true;
        }
        Walk::new(self, stale).goes_right(program, self, |walk, _| {
            walk.stale.is_empty().then_some(true)
        })
    }

    /// Whether memory that was changed has the value again that it had before the first of these
    /// changes, all of which are of the same bytes or of others.
    fn is_undone(&self, changes: &[Change], change: &Change) -> bool {
        let mut overlapping = changes.iter().filter(|other| other.overlaps(change));
        let first = overlapping.clone().next().and_then(|first| first.before);
        let same = |other: &Change| (other.address, other.size) == (change.address, change.size);
        let is_private = region(change.address) == Region::Private && change.size <= 8;
        if !is_private || !overlapping.all(same) {
            return false;
        }
        let now = (self.private).read_all(region_offset(change.address), change.size as u8);
        first.is_some() && now == first
    }
}

/// Where a walk is. What is not known of registers depends on what is read.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Walk {
    pub function: FunctionId,
    pub next: u32,
    pub base: u32,
    pub private_start: u32,
    /// The offset of the next private variable that is made.
    fresh: u64,
    pub frames: Vec<Frame>,
    pub registers: Vec<Option<u64>>,
    /// What was changed and not overwritten yet: first bytes and ends.
    stale: Vec<(u64, u64)>,
}

/// How a walk goes on.
enum Way {
    /// With the next instruction.
    On,
    /// Nowhere: the thread ends, and all is well.
    Ends,
    /// To one of these.
    Forks(Vec<u32>),
    /// It is not clear, or what was changed is used.
    Unclear,
}

impl Walk {
    /// Where a machine is, with what is stale.
    pub fn new(machine: &Machine, stale: Vec<(u64, u64)>) -> Self {
        let own = |register: &u64| Some(*register);
        Self {
            function: machine.function,
            next: machine.next,
            base: machine.base,
            private_start: machine.private_start,
            fresh: u64::from(machine.private.used()) + GAP,
            frames: machine.frames.clone(),
            registers: machine.registers.iter().map(own).collect(),
            stale,
        }
    }

    /// Whether all ways on are right, as far as they go. `judge` is asked before each instruction:
    /// whether the way is right or wrong, if that is settled there.
    pub fn goes_right(
        self,
        program: &Machinery,
        machine: &Machine,
        mut judge: impl FnMut(&Walk, &Instruction) -> Option<bool>,
    ) -> bool {
        let mut open = vec![self];
        let mut seen: Vec<Walk> = Vec::new();
        let mut left = STEPS;
        while let Some(mut walk) = open.pop() {
            loop {
                left = match left.checked_sub(1) {
                    Some(left) => left,
                    None => return false,
                };
                let function = &program.code.functions[walk.function.0 as usize];
                let Some(&instruction) = function.code.get(walk.next as usize) else {
                    return false;
                };
                match judge(&walk, &instruction) {
                    Some(true) => break,
                    Some(false) => return false,
                    None => walk.next += 1,
                }
                if let Instruction::LoopBack { .. } = instruction {
                    if seen.contains(&walk) {
                        break;
                    }
                    seen.push(walk.clone());
                }
                match walk.step(program, machine, &instruction) {
                    Way::On => {}
                    Way::Ends => break,
                    Way::Unclear => return false,
                    Way::Forks(targets) => {
                        open.extend(targets.into_iter().map(|next| Walk {
                            next,
                            ..walk.clone()
                        }));
                        break;
                    }
                }
            }
        }
        true
    }

    pub fn value(&self, operand: Operand) -> Option<u64> {
        match operand {
            Operand::Constant(value) => Some(value),
            Operand::Register(register) => self.registers[(self.base + register.0) as usize],
        }
    }

    pub fn set(&mut self, register: Register, value: Option<u64>) {
        self.registers[(self.base + register.0) as usize] = value;
    }

    fn step(&mut self, program: &Machinery, machine: &Machine, instruction: &Instruction) -> Way {
        match *instruction {
            Instruction::Move { to, from } => self.set(to, self.value(from)),
            Instruction::Binary {
                operator,
                bits,
                to,
                left,
                right,
            } => {
                let known = self.value(left).zip(self.value(right));
                let value =
                    known.and_then(|(left, right)| binary(operator, bits, left, right).ok());
                self.set(to, value);
            }
            Instruction::Float { to, .. } | Instruction::ThreadLocal { to, .. } => {
                self.set(to, None);
            }
            Instruction::Convert {
                conversion,
                to,
                from,
            } => {
                let value = self.value(from).map(|value| convert(conversion, value));
                self.set(to, value);
            }
            Instruction::Select {
                to,
                condition,
                yes,
                no,
            } => {
                let chosen = self.value(condition);
                let value = chosen.and_then(|c| self.value(if c != 0 { yes } else { no }));
                self.set(to, value);
            }
            Instruction::Offset {
                to,
                base,
                index,
                bits,
                scale,
            } => {
                let known = self.value(base).zip(self.value(index));
                let value = known.map(|(base, index)| {
                    let index = sign_extend(index, bits) as u64;
                    base.wrapping_add(index.wrapping_mul(scale))
                });
                self.set(to, value);
            }
            Instruction::Load {
                to, address, size, ..
            } => {
                if !self.leaves_alone(address, size) {
                    return Way::Unclear;
                }
                self.set(to, None);
            }
            Instruction::Store { address, size, .. } => {
                let Some(start) = self.value(address) else {
                    return Way::Unclear;
                };
                let is_private = region(start) == Region::Private;
                self.overwrite(start, start.wrapping_add(u64::from(size)));
                if !is_private && !machine.is_unknown_to_others(start) && self.may_show() {
                    return Way::Unclear;
                }
            }
            Instruction::Rmw {
                to, address, size, ..
            } => {
                if !self.leaves_alone(address, size) || self.may_show() {
                    return Way::Unclear;
                }
                self.set(to, None);
            }
            Instruction::CompareExchange {
                to, address, size, ..
            } => {
                if !self.leaves_alone(address, size) || self.may_show() {
                    return Way::Unclear;
                }
                self.set(to, None);
                self.set(Register(to.0 + 1), None);
            }
            Instruction::Stack {
                to,
                size,
                count,
                shared: false,
                ..
            } => {
                let base = region_base(Region::Private, machine.thread);
                self.set(to, Some(base + self.fresh));
                let Some(bytes) = self.value(count).and_then(|n| n.checked_mul(size)) else {
                    return Way::Unclear;
                };
                self.fresh = self.fresh.saturating_add(bytes).saturating_add(GAP);
            }
            Instruction::Fence { .. }
            | Instruction::Within { .. }
            | Instruction::Initialised { .. }
            | Instruction::LoopEnter { .. }
            | Instruction::LoopBack { .. }
            | Instruction::LoopBody { .. } => {}
            Instruction::Primitive {
                primitive: Primitive::Assume,
                ..
            } => {}
            Instruction::Call {
                function,
                arguments,
                ..
            } => self.call(program, function, arguments),
            Instruction::CallIndirect {
                address, arguments, ..
            } => {
                let count = program.code.functions.len();
                match self.value(address).and_then(|to| function_at(to, count)) {
                    Some(function) => self.call(program, function, arguments),
                    None => return Way::Unclear,
                }
            }
            Instruction::Jump { target } => self.next = target,
            Instruction::Invoked { normal, .. } => self.next = normal,
            Instruction::Branch { condition, yes, no } => match self.value(condition) {
                Some(condition) => self.next = if condition != 0 { yes } else { no },
                None => return Way::Forks(vec![yes, no]),
            },
            Instruction::Switch { table, .. } => {
                let switch = &program.code.switches[table as usize];
                let targets = switch.cases.iter().map(|(_, target)| *target);
                return Way::Forks(targets.chain([switch.default]).collect());
            }
            Instruction::Return { values, .. } => return self.give_back(program, values),
            Instruction::Unreachable | Instruction::Unsupported { .. } => return Way::Ends,
            _ => return Way::Unclear,
        }
        Way::On
    }

    /// Whether an access is known not to be of what is stale.
    fn leaves_alone(&self, address: Operand, size: u8) -> bool {
        let overlaps = |start: u64, &(first, end): &(u64, u64)| {
            start < end && first < start.wrapping_add(u64::from(size))
        };
        let start = self.value(address);
        start.is_some_and(|start| !self.stale.iter().any(|stale| overlaps(start, stale)))
    }

    /// Whether what is stale may be shown to others by what is stored where they see it. Addresses
    /// of private variables are never stored there.
    fn may_show(&self) -> bool {
        let mut stale = self.stale.iter();
        stale.any(|(first, _)| region(*first) != Region::Private)
    }

    fn overwrite(&mut self, start: u64, end: u64) {
        let parts = |&(first, last): &(u64, u64)| {
            let before = (first, last.min(start));
            let behind = (first.max(end), last);
            [before, behind].into_iter().filter(|part| part.0 < part.1)
        };
        self.stale = self.stale.iter().flat_map(parts).collect();
    }

    fn call(&mut self, program: &Machinery, function: FunctionId, arguments: Arguments) {
        let callee = &program.code.functions[function.0 as usize];
        let arguments = program.code.arguments(arguments);
        let values: Vec<Option<u64>> = arguments.iter().map(|a| self.value(*a)).collect();
        let base = self.registers.len() as u32;
        let (given, others) = values.split_at(values.len().min(callee.parameters as usize));
        self.registers.extend(given);
        self.registers
            .resize((base + callee.registers) as usize, None);
        self.registers.extend(others);
        self.frames.push(Frame {
            function: self.function,
            next: self.next,
            base: self.base,
            private: self.private_start,
            own_effects: 0,
        });
        self.function = function;
        self.next = 0;
        self.base = base;
        self.private_start = self.fresh as u32;
    }

    /// Returns from a function. Its variables are gone, stale or not.
    fn give_back(&mut self, program: &Machinery, values: Arguments) -> Way {
        let private_start = u64::from(self.private_start);
        self.stale.retain(|(first, _)| {
            region(*first) != Region::Private || region_offset(*first) < private_start
        });
        let Some(frame) = self.frames.pop() else {
            // What the thread ends with is shown to who joins it.
            return match self.may_show() {
                true => Way::Unclear,
                false => Way::Ends,
            };
        };
        let (to, results) = Machine::wanted_by(program, &frame);
        let values = program.code.arguments(values).iter();
        let values: Vec<Option<u64>> = values.map(|value| self.value(*value)).collect();
        self.registers.truncate(self.base as usize);
        self.function = frame.function;
        self.next = frame.next;
        self.base = frame.base;
        self.private_start = frame.private;
        for part in 0..results {
            let value = values.get(part as usize).copied().flatten();
            self.set(Register(to.0 + part), value);
        }
        Way::On
    }
}
