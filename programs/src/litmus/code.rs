//! The small instruction set that threads of litmus tests are compiled to.
//!
//! Flat lists over numbered registers: both languages compile to it, the machine runs it. Registers
//! hold 64 bits; a value of a narrower type is held extended as [`IntType::extend`] does it.

use super::types::IntType;
use katec_checker::event::{FenceKind, Mode};

/// A register of a thread's machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Slot(pub u16);

impl Slot {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What an instruction reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operand {
    Slot(Slot),
    Constant(u64),
}

/// An operation on two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

/// What a read-modify-write does with the value it read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fetch {
    Exchange,
    Add,
    Subtract,
    And,
    Or,
    Xor,
    Max,
    Min,
    UnsignedMax,
    UnsignedMin,
}

/// When a conditional addition adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AddCondition {
    /// If the old value is not this one.
    Not(Operand),
    /// If it is in this range, both ends included.
    Within(u64, u64),
}

/// How an instruction of X86 sets the flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FlagRule {
    Add,
    Subtract,
    /// Like adding 1 but carry is kept.
    Increment,
    /// Like subtracting 1 but carry is kept.
    Decrement,
    /// Of the left operand, the result; carry and overflow are cleared.
    Logic,
}

/// A condition of X86 on the flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    Equal,
    Sign,
    Carry,
    Overflow,
    /// Carry or equal.
    BelowEqual,
    Less,
    LessEqual,
}

/// The flags of X86: four registers from here on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Flags {
    pub zero: Slot,
    pub sign: Slot,
    pub carry: Slot,
    pub overflow: Slot,
}

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Instruction {
    /// Copies a value in its 64-bit form of `as_type`.
    Move {
        to: Slot,
        from: Operand,
        as_type: IntType,
    },
    /// Replaces the low `size` bytes.
    Insert {
        to: Slot,
        from: Operand,
        size: u8,
    },
    Binary {
        operation: Binary,
        int: IntType,
        to: Slot,
        left: Operand,
        right: Operand,
    },
    SetFlags {
        rule: FlagRule,
        size: u8,
        left: Operand,
        right: Operand,
        flags: Flags,
    },
    /// 1 if the condition (or its negation) holds and else 0.
    TestFlags {
        condition: Condition,
        negated: bool,
        to: Slot,
        flags: Flags,
    },
    Jump {
        target: usize,
    },
    /// Jumps if the value is not 0 (`when`) or is 0.
    Branch {
        on: Operand,
        when: bool,
        target: usize,
    },
    /// A statement begins, at this depth of such statements, after which nothing depends any more
    /// on what is decided in it.
    OpenDecisions {
        depth: usize,
    },
    /// It ends.
    CloseDecisions {
        depth: usize,
    },
    Load {
        to: Slot,
        address: Operand,
        int: IntType,
        mode: Mode,
    },
    Store {
        address: Operand,
        value: Operand,
        size: u8,
        mode: Mode,
    },
    /// Leaves the old value in `to`; without that, the program does not get it.
    Fetch {
        operation: Fetch,
        to: Option<Slot>,
        address: Operand,
        operand: Operand,
        int: IntType,
        mode: Mode,
    },
    /// A read-modify-write of the Linux kernel. It leaves the old value in `to`; without that, the
    /// program does not get it. What is written depends on what is read, but for exchanges.
    Update {
        operation: Fetch,
        to: Option<Slot>,
        address: Operand,
        operand: Operand,
        int: IntType,
        mode: Mode,
    },
    /// A fully ordered addition of the Linux kernel that takes place under a condition, and else is
    /// a relaxed read. Leaves the old value in `to`.
    AddIf {
        to: Slot,
        address: Operand,
        addend: Operand,
        condition: AddCondition,
        int: IntType,
    },
    /// Starts a section of SRCU and leaves its number in `to`.
    SrcuLock {
        to: Slot,
        structure: Operand,
    },
    /// Ends a section of SRCU.
    SrcuUnlock {
        structure: Operand,
        section: Operand,
    },
    /// Waits for a grace period of SRCU.
    SyncSrcu {
        structure: Operand,
    },
    /// Leaves the old value in `to`, whether or not it wrote. `returns` says whether that is a
    /// register of the program.
    CompareExchange {
        to: Slot,
        returns: bool,
        address: Operand,
        expected: Operand,
        desired: Operand,
        int: IntType,
        success: Mode,
        failure: Mode,
    },
    /// A load that reserves its location.
    LoadExclusive {
        to: Slot,
        address: Operand,
        int: IntType,
        mode: Mode,
    },
    /// 1 if the location at this address is reserved, and else 0.
    Reserved {
        to: Slot,
        address: Operand,
    },
    /// A store to the location that is reserved, which it is no longer afterwards.
    StoreExclusive {
        address: Operand,
        value: Operand,
        size: u8,
        mode: Mode,
    },
    /// Sets a register to what tells that a store-exclusive took place. What depends on that
    /// depends on the store, if `on_store` says so.
    Succeed {
        to: Slot,
        value: u64,
        on_store: bool,
    },
    /// No location is reserved any more.
    Release,
    /// Takes a lock, which is 0 when free and 1 when taken, if it is free: leaves the old value in
    /// `to`. An attempt that fails is a read of this mode.
    Lock {
        to: Slot,
        address: Operand,
        int: IntType,
        failure: Mode,
    },
    /// Releases a lock.
    Unlock {
        address: Operand,
        size: u8,
    },
    Fence {
        mode: Mode,
        kind: FenceKind,
    },
    BarrierInit {
        address: Operand,
        count: Operand,
        size: u8,
    },
    /// Leaves 1 or 0 in `to`, if the result is used.
    BarrierWait {
        address: Operand,
        to: Option<Slot>,
        size: u8,
    },
    BarrierDestroy {
        address: Operand,
        size: u8,
    },
    /// Leaves a number below `count` in `to`.
    Choose {
        to: Slot,
        count: u32,
    },
    Assume {
        condition: Operand,
    },
    End,
}

impl Instruction {
    /// Whether what a read-modify-write of the Linux kernel writes depends on what it reads.
    pub fn writes_what_it_reads(&self) -> bool {
        match self {
            Instruction::Update { operation, .. } => *operation != Fetch::Exchange,
            Instruction::AddIf { .. } => true,
            _ => false,
        }
    }
}

/// A place in the code that jumps go to, known before the place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Label(usize);

/// The code of one thread while it is made.
#[derive(Debug, Default)]
pub(super) struct CodeBuilder {
    instructions: Vec<Instruction>,
    places: Vec<LinePlace>,
    labels: Vec<Option<usize>>,
    /// So many registers are in use here.
    slots: u16,
    /// The most registers that were ever in use.
    most: u16,
    /// Registers below this one are not freed.
    owned: u16,
    /// Where in the source the instructions come from that come next.
    pub place: LinePlace,
}

/// A place in the source: line, and column in bytes, both from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LinePlace {
    pub line: u32,
    pub column: u32,
}

/// The code of one thread.
#[derive(Clone, Debug)]
pub(super) struct Code {
    pub instructions: Vec<Instruction>,
    /// Where in the source each instruction comes from.
    pub places: Vec<LinePlace>,
    pub slots: usize,
}

impl CodeBuilder {
    /// Appends an instruction. Targets of jumps are labels until [`Self::finish`].
    pub fn emit(&mut self, instruction: Instruction) {
        self.instructions.push(instruction);
        self.places.push(self.place);
    }

    /// A register that is not used yet; `None` if there are no more.
    pub fn slot(&mut self) -> Option<Slot> {
        let slot = Slot(self.slots);
        self.slots = self.slots.checked_add(1)?;
        self.most = self.most.max(self.slots);
        Some(slot)
    }

    /// A register of its own: no other value was or will be in it. `None` if there are no more.
    pub fn own_slot(&mut self) -> Option<Slot> {
        self.slots = self.most;
        let slot = self.slot()?;
        self.owned = self.slots;
        Some(slot)
    }

    /// So many registers are in use.
    pub fn used(&self) -> u16 {
        self.slots
    }

    /// Frees the registers made since so many were in use: their values are not needed any more.
    pub fn free(&mut self, used: u16) {
        self.slots = used.max(self.owned);
    }

    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// Puts a label here.
    pub fn bind(&mut self, label: Label) {
        self.labels[label.0] = Some(self.instructions.len());
    }

    pub fn jump(&mut self, label: Label) {
        self.emit(Instruction::Jump { target: label.0 });
    }

    pub fn branch(&mut self, on: Operand, when: bool, label: Label) {
        self.emit(Instruction::Branch {
            on,
            when,
            target: label.0,
        });
    }

    /// The finished code; labels that were never bound go to the end.
    pub fn finish(mut self) -> Code {
        self.emit(Instruction::End);
        let end = self.instructions.len() - 1;
        for instruction in &mut self.instructions {
            if let Instruction::Jump { target } | Instruction::Branch { target, .. } = instruction {
                *target = self.labels[*target].unwrap_or(end);
            }
        }
        Code {
            instructions: self.instructions,
            places: self.places,
            slots: usize::from(self.most),
        }
    }
}

impl Binary {
    /// The result, or what is undefined about it.
    pub fn apply(self, int: IntType, left: u64, right: u64) -> Result<u64, &'static str> {
        let (a, b) = (int.extend(left), int.extend(right));
        let bits = 8 * u64::from(int.size);
        let order = if int.signed {
            (a as i64).cmp(&(b as i64))
        } else {
            a.cmp(&b)
        };
        Ok(int.extend(match self {
            Binary::Add => a.wrapping_add(b),
            Binary::Subtract => a.wrapping_sub(b),
            Binary::Multiply => a.wrapping_mul(b),
            Binary::Divide | Binary::Remainder if b == 0 => return Err("division by zero"),
            Binary::Divide if int.signed => (a as i64).wrapping_div(b as i64) as u64,
            Binary::Divide => a / b,
            Binary::Remainder if int.signed => (a as i64).wrapping_rem(b as i64) as u64,
            Binary::Remainder => a % b,
            Binary::And => a & b,
            Binary::Or => a | b,
            Binary::Xor => a ^ b,
            Binary::ShiftLeft | Binary::ShiftRight if b >= bits => {
                return Err("shift by more than the width");
            }
            Binary::ShiftLeft => a << b,
            Binary::ShiftRight if int.signed => ((a as i64) >> b) as u64,
            Binary::ShiftRight => a >> b,
            Binary::Equal => u64::from(a == b),
            Binary::NotEqual => u64::from(a != b),
            Binary::Less => u64::from(order.is_lt()),
            Binary::LessEqual => u64::from(order.is_le()),
            Binary::Greater => u64::from(order.is_gt()),
            Binary::GreaterEqual => u64::from(order.is_ge()),
        }))
    }
}
