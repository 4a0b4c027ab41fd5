//! Short ways to write programs. Every access is relaxed.

use super::program::{Expression, Instruction};
use katec_checker::event::{FenceKind, Mode, Update, Value};

/// The variable `x`.
pub const X: u64 = 0;
/// The variable `y`.
pub const Y: u64 = 1;
/// The variable `z`.
pub const Z: u64 = 2;

/// `variable = value`
pub fn store(variable: u64, value: u64) -> Instruction {
    Instruction::Store {
        variable,
        value: Expression::Constant(value),
        mode: Mode::Relaxed,
    }
}

/// `register = variable`
pub fn load(register: usize, variable: u64) -> Instruction {
    Instruction::Load {
        register,
        variable,
        mode: Mode::Relaxed,
    }
}

/// `register = update(variable)`
pub fn update(register: usize, variable: u64, update: Update) -> Instruction {
    Instruction::Rmw {
        register,
        variable,
        update,
        mode: Mode::Relaxed,
        failure_mode: Mode::Relaxed,
    }
}

/// `register = fetch_add(variable, value)`
pub fn add(register: usize, variable: u64, value: u64) -> Instruction {
    update(register, variable, Update::Add(Value(value)))
}

/// `register = compare_exchange(variable, expected, desired)`
pub fn cas(register: usize, variable: u64, expected: u64, desired: u64) -> Instruction {
    let (expected, desired) = (Value(expected), Value(desired));
    update(
        register,
        variable,
        Update::CompareExchange { expected, desired },
    )
}

/// `assume(register == value)`
pub fn assume(register: usize, value: u64) -> Instruction {
    Instruction::Assume { register, value }
}

/// X86's full fence.
pub fn mfence() -> Instruction {
    Instruction::Fence {
        mode: Mode::SequentiallyConsistent,
        kind: FenceKind::Mfence,
    }
}

/// A barrier.
pub const B: u64 = 8;

/// `barrier_wait(variable)`
pub fn wait(variable: u64) -> Instruction {
    Instruction::BarrierWait {
        variable,
        register: None,
    }
}

/// `register = barrier_wait(variable)`
pub fn wait_result(register: usize, variable: u64) -> Instruction {
    Instruction::BarrierWait {
        variable,
        register: Some(register),
    }
}

/// `barrier_init(variable, count)`
pub fn init(variable: u64, count: u32) -> Instruction {
    Instruction::BarrierInit { variable, count }
}

/// `barrier_destroy(variable)`
pub fn destroy(variable: u64) -> Instruction {
    Instruction::BarrierDestroy { variable }
}
