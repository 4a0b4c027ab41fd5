//! The instruction set: what LLVM's instructions become and what machines run.
//!
//! A function has registers of 64 bits, numbered from its frame's base. An integer of fewer bits is
//! kept zero-extended, a float as its bits. Registers may be assigned many times: locals that do
//! not escape are registers, and no static single assignment form is needed. Values wider than 64
//! bits do not exist; structures that LLVM passes around as one value are taken apart.
//!
//! The same instructions make up the blocks that passes work on (targets are block numbers) and the
//! flat code that machines run (targets are indices into it); [`super::flow`] has the former,
//! [`Function`] the latter.

use super::shape::{Pointee, Shape};
use katec_checker::event::Mode;
use katec_checker::program::SourcePosition;

/// A register of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Register(pub u32);

/// A function of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(pub u32);

/// A register or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A register.
    Register(Register),
    /// A constant.
    Constant(u64),
}

/// An operation of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    /// The upper half of a product with twice the bits.
    UnsignedMulHigh,
    SignedMulHigh,
    UnsignedDiv,
    SignedDiv,
    UnsignedRem,
    SignedRem,
    ShiftLeft,
    LogicalShiftRight,
    ArithmeticShiftRight,
    And,
    Or,
    Xor,
    Equal,
    NotEqual,
    UnsignedLess,
    UnsignedLessEqual,
    SignedLess,
    SignedLessEqual,
}

impl Binary {
    /// Whether an address can be found again from what becomes of it. That is not said of sums,
    /// which are addresses themselves, and of a few bits or the outcome of a comparison.
    pub fn may_hide(self) -> bool {
        !matches!(
            self,
            Self::Add
                | Self::And
                | Self::Equal
                | Self::NotEqual
                | Self::UnsignedLess
                | Self::UnsignedLessEqual
                | Self::SignedLess
                | Self::SignedLessEqual
        )
    }
}

/// An operation of floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum FloatBinary {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    /// A comparison: true if the outcome is among those named.
    Compare {
        less: bool,
        equal: bool,
        greater: bool,
        unordered: bool,
    },
}

/// A conversion of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conversion {
    /// Keeps so many low bits.
    Truncate(u8),
    /// From so many bits to so many, with the sign.
    SignExtend(u8, u8),
    /// Single to double.
    FloatExtend,
    /// Double to single.
    FloatTruncate,
    /// Float (double if true) to an unsigned integer of so many bits.
    FloatToUnsigned(bool, u8),
    /// Float (double if true) to a signed integer of so many bits.
    FloatToSigned(bool, u8),
    /// Unsigned integer to float (double if true).
    UnsignedToFloat(bool),
    /// Signed integer of so many bits to float (double if true).
    SignedToFloat(bool, u8),
    /// Changes the sign of a float (double if true).
    Negate(bool),
    /// How many bits are set.
    CountOnes,
    /// How many zeros lead, of so many bits.
    LeadingZeros(u8),
    /// How many zeros trail, of so many bits.
    TrailingZeros(u8),
    /// The bytes in reverse order, of so many bits.
    SwapBytes(u8),
}

/// The operator of a read-modify-write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Rmw {
    Exchange,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UnsignedMax,
    UnsignedMin,
}

/// What an access of 16 bytes, or one in parts, does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum WideAccess {
    Load,
    Store,
    Rmw(Rmw),
    CompareExchange {
        /// Whether it may fail although the values are equal.
        weak: bool,
    },
}

impl WideAccess {
    /// How many registers an access of 16 bytes sets.
    pub fn results(self) -> u32 {
        match self {
            WideAccess::Store => 0,
            WideAccess::Load | WideAccess::Rmw(_) => 2,
            WideAccess::CompareExchange { .. } => 3,
        }
    }
}

/// What only the machine can do; the library is written in terms of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Primitive {
    /// `(condition)`: goes on only if it holds.
    Assume,
    /// `(condition)`: goes on only if it holds, which the last read decided.
    Wait,
    /// `(condition)`: like [`Self::Wait`], for what may wake only one of those who wait.
    Sleep,
    /// `(kind, text)`: an error, both texts constants.
    Error,
    /// `(routine, argument)`: starts a thread and gives its number.
    Create,
    /// `(thread)`: waits and gives what the thread returned.
    Join,
    /// The number of this thread.
    Self_,
    /// `(value)`: ends the thread.
    Exit,
    /// Ends the program: the thread does nothing more.
    Halt,
    /// `(size, alignment, zeroed, family)`: an address. In C++ the family of functions that it is
    /// for can be told from it.
    Allocate,
    /// `(address, family)`: ends the life of an allocated object.
    Free,
    /// `(address, size)`: notes the size of a new object for other threads, if the program calls
    /// `realloc`.
    NoteSize,
    /// `(address)`: the size of an allocated object.
    AllocationSize,
    /// `(count)`: an open choice of a number below it.
    Choose,
    /// `(width in bits, signed)`: an open choice in the range that the user gave.
    Nondeterministic,
    /// `(address, low, high, addend)`: adds if the old value of the 32-bit word is in the range;
    /// gives the old value. Acquires.
    AddWithin,
    /// Like [`Self::AddWithin`]; acquires only if it adds.
    TryAddWithin,
    /// `(address)`: how often this thread holds the lock.
    Held,
    /// `(address, change)`: changes that number.
    SetHeld,
    /// `(address)`: the next access of the lock takes it, if it writes.
    Takes,
    /// `(address)`: the next access of the lock releases it.
    Releases,
    /// `(address)`: the next read-modify-write of it does not return what it read.
    NoReturn,
    /// `(address, size, expected, desired, order)`: a compare-exchange that is relaxed if it fails;
    /// gives the old value. What clang has for it branches on whether it succeeds, which the
    /// kernel's does not.
    CompareExchange,
    /// `(name)`: a fence of the Linux kernel, the name of the function a constant.
    KernelFence,
    /// `(name, structure, section)`: a function of SRCU; gives the number of the section that it
    /// starts.
    Srcu,
    /// `(slot)`: the value of a thread-specific slot.
    GetSlot,
    /// `(slot, value)`: sets it.
    SetSlot,
    /// `(address, count)`: makes a barrier.
    BarrierInit,
    /// `(address, uses_result)`: waits at a barrier; -1 for one thread of the round if the result
    /// is used, and else 0.
    BarrierWait,
    /// `(address)`: ends the use of a barrier.
    BarrierDestroy,
    /// `(address)`: the kind of a mutex, as its first user set it.
    MutexKind,
    /// Whether the program makes mutexes of other kinds than the normal one.
    MutexKinds,
    /// Whether the program cancels threads.
    Cancels,
    /// Whether the function of the library that runs shall end now, for no reason: both are
    /// explored where it makes a difference.
    Spurious,
    /// `(on)`: whether effects from now on are of no interest to others ([`super::spurious`]).
    Quiet,
    /// `(marks, on)`: accesses are marked as annotations say, from now on or no longer
    /// ([`super::annotated`]).
    Mark,
    /// A round begins of a loop that is marked as waiting.
    MarkedRound,
    /// `(done)`: such a round ends, and the loop if what it waits for is there.
    MarkedRoundEnd,
    /// Optional code begins: whether it runs.
    Optional,
    /// Optional code ends.
    OptionalEnd,
    /// `(exception, type)`: an exception of a type is thrown.
    Throw,
    /// The address of the function's arguments that have no parameter, 8 bytes each.
    VariadicArguments,
    /// `(name, x, y, z)`: a function of `<math.h>`, the name a constant.
    Math,
    /// `(digits, exponent)`: the floating-point number of decimal digits.
    Decimal,
    /// `(value, precision, kind, index)`: a character of a floating-point number as a text, 0
    /// behind its end.
    DecimalText,
}

/// Arguments of a call: a range of [`Code::operands`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arguments {
    /// The first.
    pub first: u32,
    /// How many.
    pub count: u32,
}

/// What a load is for. Some need not find memory that was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoadPurpose {
    /// The value is used.
    Use,
    /// The value is only stored again, with a bit-field set.
    SetBitField,
    /// It is a part of a structure that is only returned, and perhaps not used by anybody.
    Return,
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Instruction {
    /// Copies a value.
    Move {
        /// Destination.
        to: Register,
        /// Source.
        from: Operand,
    },
    /// An operation of integers of so many bits; comparisons give 0 or 1.
    Binary {
        /// Which.
        operator: Binary,
        /// Width of the operands.
        bits: u8,
        /// Destination.
        to: Register,
        /// Left.
        left: Operand,
        /// Right.
        right: Operand,
    },
    /// An operation of floats.
    Float {
        /// Which.
        operator: FloatBinary,
        /// Double precision.
        double: bool,
        /// Destination.
        to: Register,
        /// Left.
        left: Operand,
        /// Right.
        right: Operand,
    },
    /// A conversion.
    Convert {
        /// Which.
        conversion: Conversion,
        /// Destination.
        to: Register,
        /// Source.
        from: Operand,
    },
    /// A choice between two values.
    Select {
        /// Destination.
        to: Register,
        /// The condition.
        condition: Operand,
        /// If it holds.
        yes: Operand,
        /// If not.
        no: Operand,
    },
    /// `base + index * scale`, the index signed with so many bits.
    Offset {
        /// Destination.
        to: Register,
        /// The address to start from.
        base: Operand,
        /// The index.
        index: Operand,
        /// Its width.
        bits: u8,
        /// Bytes a step.
        scale: u64,
    },
    /// An error unless an address is in an object, or just behind it.
    Within {
        /// The address.
        address: Operand,
        /// Where the object begins.
        base: Operand,
        /// How many bytes it has.
        size: u64,
    },
    /// The address of this thread's copy of a thread-local variable.
    ThreadLocal {
        /// Destination.
        to: Register,
        /// Its offset in the block of thread-local variables.
        offset: u64,
    },
    /// A load.
    Load {
        /// Destination.
        to: Register,
        /// The address.
        address: Operand,
        /// Bytes.
        size: u8,
        /// The mode.
        mode: Mode,
        /// What it is for.
        purpose: LoadPurpose,
    },
    /// A store.
    Store {
        /// The address.
        address: Operand,
        /// The value.
        value: Operand,
        /// Bytes.
        size: u8,
        /// The mode.
        mode: Mode,
    },
    /// A read-modify-write.
    Rmw {
        /// Which.
        operator: Rmw,
        /// Destination of the old value.
        to: Register,
        /// The address.
        address: Operand,
        /// The operand.
        operand: Operand,
        /// Bytes.
        size: u8,
        /// The mode.
        mode: Mode,
    },
    /// A compare-exchange: the old value to `to`, success to the next register.
    CompareExchange {
        /// Destination.
        to: Register,
        /// The address.
        address: Operand,
        /// What is compared with.
        expected: Operand,
        /// What is written.
        desired: Operand,
        /// Bytes.
        size: u8,
        /// The mode on success.
        mode: Mode,
        /// The mode on failure.
        failure_mode: Mode,
        /// Whether it may fail although the values are equal.
        weak: bool,
    },
    /// An atomic access of 16 bytes. Its results are the halves of the old value, the lower one
    /// first, and whether a compare-exchange succeeded.
    Wide {
        /// What is done.
        access: WideAccess,
        /// The address, then the halves of what is written, then those of what is expected.
        arguments: Arguments,
        /// Destination.
        to: Register,
        /// The mode.
        mode: Mode,
        /// The mode of a compare-exchange that fails.
        failure_mode: Mode,
    },
    /// A fence.
    Fence {
        /// The mode.
        mode: Mode,
    },
    /// Copies memory, cell by cell as in the table of cells.
    Copy {
        /// Where to.
        to: Operand,
        /// Where from.
        from: Operand,
        /// Bytes.
        size: Operand,
        /// Index into [`Code::cells`].
        cells: u32,
        /// Whether the places must be the same or have no byte in common.
        apart: bool,
    },
    /// Sets memory to a byte.
    Fill {
        /// Where.
        address: Operand,
        /// The byte.
        byte: Operand,
        /// Bytes.
        size: Operand,
        /// Index into [`Code::cells`].
        cells: u32,
    },
    /// Room on the stack, until the function returns.
    Stack {
        /// Destination of the address.
        to: Register,
        /// Bytes of one element.
        size: u64,
        /// How many.
        count: Operand,
        /// Alignment.
        align: u32,
        /// Whether another thread may get hold of the address.
        shared: bool,
        /// Index into [`Code::variables`]: what it is called, if it has a name.
        variable: Option<u32>,
    },
    /// An error unless the register `defined` is 1: a local variable was read before it was set.
    Initialised {
        /// The register that says whether it was set.
        defined: Register,
        /// Index into [`Code::texts`]: the variable's name.
        name: u32,
    },
    /// Calls a function.
    Call {
        /// Which.
        function: FunctionId,
        /// With what.
        arguments: Arguments,
        /// Destination of the first part of the result.
        to: Register,
        /// How many parts the caller wants.
        results: u32,
    },
    /// Calls a function by its address.
    CallIndirect {
        /// The address.
        address: Operand,
        /// With what.
        arguments: Arguments,
        /// Destination of the first part of the result.
        to: Register,
        /// How many parts the caller wants.
        results: u32,
    },
    /// Does what only the machine can.
    Primitive {
        /// Which.
        primitive: Primitive,
        /// With what.
        arguments: Arguments,
        /// Destination of the result.
        to: Register,
    },
    /// Goes into a loop from outside: its counters start.
    LoopEnter {
        /// Index into the function's loops.
        index: u32,
    },
    /// Goes back to the start of a loop.
    LoopBack {
        /// Index into the function's loops.
        index: u32,
    },
    /// Goes into the loop's body, when the loop has run as often as it may.
    LoopBody {
        /// Index into the function's loops.
        index: u32,
    },
    /// Goes elsewhere.
    Jump {
        /// Where.
        target: u32,
    },
    /// Goes one way or the other.
    Branch {
        /// The condition.
        condition: Operand,
        /// If it holds.
        yes: u32,
        /// If not.
        no: u32,
    },
    /// Comes behind a call that may end with an exception: goes on, or to the landing pad.
    Invoked {
        /// Where to go when the call returns.
        normal: u32,
        /// The landing pad.
        unwind: u32,
        /// The descriptions of the types that are caught there, 0 for all.
        catches: Arguments,
        /// What becomes of other exceptions.
        others: Others,
    },
    /// What arrives at a landing pad: the exception, and in the next register the number of the
    /// type that matches, or 0.
    Landing {
        /// Destination.
        to: Register,
    },
    /// Goes where the table says.
    Switch {
        /// The value.
        value: Operand,
        /// Index into [`Code::switches`].
        table: u32,
    },
    /// Returns values.
    Return {
        /// The parts of the result.
        values: Arguments,
        /// A register that is 0 if the function ended without giving its result a value; `None`
        /// if that cannot be.
        set: Option<Register>,
    },
    /// Must not be reached.
    Unreachable,
    /// Is not supported.
    Unsupported {
        /// Index into [`Code::texts`]: what.
        what: u32,
    },
}

/// What a landing pad does with exceptions that it does not catch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Others {
    /// They pass it by.
    Pass,
    /// It cleans up and lets them go on.
    CleanUp,
    /// It ends the program: the function is `noexcept`.
    Terminate,
    /// They must be on a list, which is not supported.
    Filter,
}

/// A loop of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// Counts the rounds since the loop was entered, if there is a bound.
    pub counter: Option<Register>,
    /// The number of effects when the round began.
    pub effects: Register,
    /// The index of the next event when the round began.
    pub begun: Register,
    /// How many changes of memory that others do not see were noted when the round began.
    pub changes: Register,
    /// Whether a round was passed that was to be blocked, because of what it read besides.
    pub passed: Register,
    /// Registers that a round passes on to the next, and where their values at its beginning are
    /// kept.
    pub carried: Vec<(Register, Register)>,
    /// Whether a round tries to take several locks, and gives all back if one is taken.
    pub backs_off: bool,
    /// Whether the bound is tested on the way into the body, not on the way back.
    pub cut_in_body: bool,
    /// Where it is.
    pub position: Option<PositionId>,
}

/// A source position, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PositionId(pub u32);

/// A jump table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Where to go if no case matches.
    pub default: u32,
    /// The cases, sorted.
    pub cases: Vec<(u64, u32)>,
}

/// How a piece of memory is divided into the pieces that are accessed: offsets and sizes, repeated
/// with a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells {
    /// Bytes after which the cells repeat.
    pub period: u64,
    /// The cells of a period: offset and size in bytes.
    pub cells: Vec<(u64, u8)>,
}

/// A function in flat form.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Its code.
    pub code: Vec<Instruction>,
    /// The source position of each instruction.
    pub positions: Vec<Option<PositionId>>,
    /// How many registers a frame has; parameters come first.
    pub registers: u32,
    /// How many of them are parameters.
    pub parameters: u32,
    /// Whether a structure is passed by value, behind a pointer.
    pub structure: bool,
    /// Whether it takes more arguments.
    pub variadic: bool,
    /// How many parts the result has.
    pub results: u32,
    /// Its loops.
    pub loops: Vec<Loop>,
    /// Part of the library: positions in it say nothing to the user.
    pub library: bool,
    /// From a header of the C++ library: positions of who calls it say more.
    pub header: bool,
    /// What is where the pointers point to that calls give, by the positions of the calls.
    pub pointees: Vec<(PositionId, Pointee)>,
}

impl Function {
    /// The source position of the instruction before an index. One without a position of its own
    /// belongs to the one before it.
    pub fn position_before(&self, next: u32) -> Option<PositionId> {
        let end = (next as usize).min(self.positions.len());
        self.positions[..end].iter().rev().find_map(|found| *found)
    }

    /// Whether a register only says how far loops have come.
    pub fn counts_in(&self, register: Register) -> bool {
        self.loops.iter().any(|of_loop| {
            let own = [
                of_loop.effects,
                of_loop.begun,
                of_loop.changes,
                of_loop.passed,
            ];
            let mut kept = of_loop.carried.iter().map(|(_, kept)| *kept);
            own.contains(&register)
                || of_loop.counter == Some(register)
                || kept.any(|kept| kept == register)
        })
    }

    /// Whether it stands for a function that is not defined: a call is refused when it is executed.
    pub fn is_undefined(&self) -> bool {
        self.library && matches!(self.code[..], [Instruction::Unsupported { .. }])
    }
}

/// What a local variable is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// What its parts are called, if that is known.
    pub shape: Option<Shape>,
}

/// The code of a program.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The functions.
    pub functions: Vec<Function>,
    /// Arguments and results of calls.
    pub operands: Vec<Operand>,
    /// Jump tables.
    pub switches: Vec<Switch>,
    /// Names and messages.
    pub texts: Vec<String>,
    /// How copied memory is divided.
    pub cells: Vec<Cells>,
    /// Source positions.
    pub positions: Vec<SourcePosition>,
    /// The column of each, in bytes from 1; 0 if it is not known.
    pub columns: Vec<u32>,
    /// Local variables that other threads may see.
    pub variables: Vec<Variable>,
}

impl Code {
    /// The operands in a range.
    #[inline]
    pub fn arguments(&self, range: Arguments) -> &[Operand] {
        &self.operands[range.first as usize..(range.first + range.count) as usize]
    }

    /// Keeps operands for a call.
    pub fn add_operands(&mut self, operands: &[Operand]) -> Arguments {
        let first = self.operands.len() as u32;
        self.operands.extend_from_slice(operands);
        Arguments {
            first,
            count: operands.len() as u32,
        }
    }

    /// Keeps a text.
    pub fn add_text(&mut self, text: impl Into<String>) -> u32 {
        self.texts.push(text.into());
        self.texts.len() as u32 - 1
    }
}
