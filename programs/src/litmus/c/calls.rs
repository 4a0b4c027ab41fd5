//! The functions that C threads call: those of `<stdatomic.h>` and the compilers' built-ins.

use super::ast::{Expression, Kind};
use super::compile::{Compiler, Lvalue, Typed};
use crate::litmus::code::{Binary, Fetch, Instruction, Operand};
use crate::litmus::error::{LitmusError, Result};
use crate::litmus::types::CType;
use katec_checker::event::{FenceKind, Mode};
use std::ops::Range;

/// What a function does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Function {
    Load,
    Store,
    /// A plain store: `atomic_init`.
    Initialise,
    Fetch(Fetch),
    /// Like a fetch, but the value is the new one.
    FetchNew(Fetch),
    CompareExchange {
        weak: bool,
    },
    /// `__atomic_compare_exchange_n`, which says with an argument whether it is weak.
    CompareExchangeBuiltin,
    Fence,
    /// A fence without effect on other threads.
    CompilerFence,
    Assume,
    Lock,
    Unlock,
    BarrierInit,
    BarrierWait,
    BarrierDestroy,
}

/// How many memory orders a function is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Orders {
    Implicit,
    Explicit,
}

/// Whether there is a function of this name.
pub(super) fn is_function(name: &str) -> bool {
    function(name).is_some()
}

fn function(name: &str) -> Option<(Function, Orders)> {
    if let Some(base) = name.strip_prefix("__atomic_") {
        let builtin = match base {
            "load_n" => Function::Load,
            "store_n" => Function::Store,
            "exchange_n" => Function::Fetch(Fetch::Exchange),
            "compare_exchange_n" => Function::CompareExchangeBuiltin,
            "thread_fence" => Function::Fence,
            "signal_fence" => Function::CompilerFence,
            _ => match (base.strip_prefix("fetch_"), base.strip_suffix("_fetch")) {
                (Some(operation), _) => Function::Fetch(fetch(operation)?),
                (None, Some(operation)) => Function::FetchNew(fetch(operation)?),
                (None, None) => return None,
            },
        };
        return Some((builtin, Orders::Explicit));
    }
    match name {
        "__VERIFIER_assume" => return Some((Function::Assume, Orders::Implicit)),
        "lock" | "mtx_lock" | "pthread_mutex_lock" => {
            return Some((Function::Lock, Orders::Implicit));
        }
        "unlock" | "mtx_unlock" | "pthread_mutex_unlock" => {
            return Some((Function::Unlock, Orders::Implicit));
        }
        "barrier_init" => return Some((Function::BarrierInit, Orders::Implicit)),
        "barrier_wait" => return Some((Function::BarrierWait, Orders::Implicit)),
        "barrier_destroy" => return Some((Function::BarrierDestroy, Orders::Implicit)),
        "__sync_synchronize" => return Some((Function::Fence, Orders::Implicit)),
        _ => {}
    }
    let (base, orders) = match name.strip_suffix("_explicit") {
        Some(base) => (base, Orders::Explicit),
        None => (name, Orders::Implicit),
    };
    let function = match base.strip_prefix("atomic_")? {
        "load" => Function::Load,
        "store" => Function::Store,
        "init" => Function::Initialise,
        "exchange" => Function::Fetch(Fetch::Exchange),
        "compare_exchange_strong" => Function::CompareExchange { weak: false },
        "compare_exchange_weak" => Function::CompareExchange { weak: true },
        "thread_fence" => {
            return (orders == Orders::Implicit).then_some((Function::Fence, Orders::Explicit));
        }
        "signal_fence" => {
            return (orders == Orders::Implicit)
                .then_some((Function::CompilerFence, Orders::Explicit));
        }
        other => Function::Fetch(fetch(other.strip_prefix("fetch_")?)?),
    };
    Some((function, orders))
}

fn fetch(operation: &str) -> Option<Fetch> {
    Some(match operation {
        "add" => Fetch::Add,
        "sub" => Fetch::Subtract,
        "and" => Fetch::And,
        "or" => Fetch::Or,
        "xor" => Fetch::Xor,
        _ => return None,
    })
}

impl Function {
    /// How many arguments there are before the memory orders.
    fn arguments(self) -> usize {
        match self {
            Function::Fence | Function::CompilerFence => 0,
            Function::Load
            | Function::Assume
            | Function::Lock
            | Function::Unlock
            | Function::BarrierWait
            | Function::BarrierDestroy => 1,
            Function::BarrierInit
            | Function::Store
            | Function::Initialise
            | Function::Fetch(_)
            | Function::FetchNew(_) => 2,
            Function::CompareExchange { .. } => 3,
            Function::CompareExchangeBuiltin => 4,
        }
    }

    fn orders(self, orders: Orders) -> usize {
        match (self, orders) {
            (_, Orders::Implicit) | (Function::Initialise | Function::Assume, _) => 0,
            (Function::CompareExchange { .. } | Function::CompareExchangeBuiltin, _) => 2,
            _ => 1,
        }
    }

    /// Whether a memory order makes sense; the second order of a compare-exchange is that of a
    /// load.
    fn allows(self, mode: Mode, second: bool) -> bool {
        match self {
            Function::Load => !matches!(mode, Mode::Release | Mode::AcquireRelease),
            Function::Store => !matches!(mode, Mode::Acquire | Mode::AcquireRelease),
            Function::CompareExchange { .. } | Function::CompareExchangeBuiltin if second => {
                !matches!(mode, Mode::Release | Mode::AcquireRelease)
            }
            _ => true,
        }
    }
}

/// The memory order that an argument names.
fn order(expression: &Expression) -> Option<Mode> {
    let Kind::Name(name) = &expression.kind else {
        return None;
    };
    let lower = name.to_ascii_lowercase();
    Some(
        match lower
            .strip_prefix("memory_order_")
            .or(lower.strip_prefix("__atomic_"))?
        {
            "relaxed" => Mode::Relaxed,
            // Compilers treat consume as acquire, and so do we.
            "acquire" | "consume" => Mode::Acquire,
            "release" => Mode::Release,
            "acq_rel" => Mode::AcquireRelease,
            "seq_cst" => Mode::SequentiallyConsistent,
            _ => return None,
        },
    )
}

impl Compiler<'_> {
    /// Compiles a call; `None` if it returns nothing. `used` tells whether anything is done with
    /// what it returns.
    pub fn call(
        &mut self,
        name: &str,
        arguments: &[Expression],
        used: bool,
        span: &Range<usize>,
    ) -> Result<Option<Typed>> {
        if self.kernel {
            return self.kernel_call(name, arguments, span);
        }
        let Some((function, orders)) = function(name) else {
            return self.error(span, format!("unknown or unsupported function `{name}`"));
        };
        let (values, order_count) = (function.arguments(), function.orders(orders));
        if arguments.len() != values + order_count {
            return self.error(
                span,
                format!(
                    "`{name}` has {} arguments, not {}",
                    values + order_count,
                    arguments.len()
                ),
            );
        }
        let mut modes = [Mode::SequentiallyConsistent; 2];
        for (i, argument) in arguments[values..].iter().enumerate() {
            let unknown = || {
                LitmusError::new(
                    self.source,
                    argument.span.clone(),
                    "expected a memory order, like `memory_order_relaxed`",
                )
            };
            modes[i] = order(argument).ok_or_else(unknown)?;
            if !function.allows(modes[i], i == 1) {
                return self.error(
                    &argument.span,
                    format!("`{name}` may not have this memory order"),
                );
            }
        }
        let [mode, failure] = modes;
        match function {
            Function::CompilerFence => Ok(None),
            Function::Fence => {
                self.emit_at(
                    span,
                    Instruction::Fence {
                        mode,
                        kind: FenceKind::Language,
                    },
                );
                Ok(None)
            }
            Function::Assume => {
                let condition = self.value(&arguments[0])?.operand;
                self.builder.emit(Instruction::Assume { condition });
                Ok(None)
            }
            Function::Lock => {
                let (address, ctype) = self.object(&arguments[0])?;
                let (to, int) = (self.slot(span)?, ctype.value());
                self.emit_at(
                    span,
                    Instruction::Lock {
                        to,
                        address,
                        int,
                        failure: Mode::Acquire,
                    },
                );
                // Who finds it taken waits for ever: where it is released first is explored too.
                let (old, free) = (Operand::Slot(to), Operand::Constant(0));
                let condition = self.emit_binary(Binary::Equal, int, old, free, span)?;
                self.builder.emit(Instruction::Assume { condition });
                Ok(None)
            }
            Function::Unlock => {
                let (address, ctype) = self.object(&arguments[0])?;
                let size = ctype.value().size;
                self.emit_at(span, Instruction::Unlock { address, size });
                Ok(None)
            }
            Function::BarrierInit => {
                let (address, ctype) = self.object(&arguments[0])?;
                let count = self.value(&arguments[1])?.operand;
                let size = ctype.value().size;
                self.emit_at(
                    span,
                    Instruction::BarrierInit {
                        address,
                        count,
                        size,
                    },
                );
                Ok(None)
            }
            Function::BarrierWait => {
                let (address, ctype) = self.object(&arguments[0])?;
                let size = ctype.value().size;
                let to = self.slot(span)?;
                self.emit_at(
                    span,
                    Instruction::BarrierWait {
                        address,
                        to: used.then_some(to),
                        size,
                    },
                );
                Ok(Some(Typed {
                    operand: Operand::Slot(to),
                    ctype: CType::INT,
                }))
            }
            Function::BarrierDestroy => {
                let (address, ctype) = self.object(&arguments[0])?;
                let size = ctype.value().size;
                self.emit_at(span, Instruction::BarrierDestroy { address, size });
                Ok(None)
            }
            Function::Load => {
                let (address, ctype) = self.object(&arguments[0])?;
                let to = self.slot(span)?;
                self.emit_at(
                    span,
                    Instruction::Load {
                        to,
                        address,
                        int: ctype.value(),
                        mode,
                    },
                );
                Ok(Some(Typed {
                    operand: Operand::Slot(to),
                    ctype,
                }))
            }
            Function::Store | Function::Initialise => {
                let (address, ctype) = self.object(&arguments[0])?;
                let value = self.value(&arguments[1])?.operand;
                let mode = if function == Function::Store {
                    mode
                } else {
                    Mode::NonAtomic
                };
                self.emit_at(
                    span,
                    Instruction::Store {
                        address,
                        value,
                        size: ctype.value().size,
                        mode,
                    },
                );
                Ok(None)
            }
            Function::Fetch(operation) | Function::FetchNew(operation) => {
                let (address, ctype) = self.object(&arguments[0])?;
                let operand = self.value(&arguments[1])?.operand;
                let to = self.slot(span)?;
                let int = ctype.value();
                self.emit_at(
                    span,
                    Instruction::Fetch {
                        operation,
                        to: Some(to),
                        address,
                        operand,
                        int,
                        mode,
                    },
                );
                let mut result = Operand::Slot(to);
                if matches!(function, Function::FetchNew(_)) {
                    result = self.emit_binary(binary(operation), int, result, operand, span)?;
                }
                Ok(Some(Typed {
                    operand: result,
                    ctype,
                }))
            }
            Function::CompareExchange { weak } => self
                .compare_exchange(arguments, weak, (mode, failure), span)
                .map(Some),
            Function::CompareExchangeBuiltin => match arguments[3].kind {
                Kind::Number(weak, _) => self
                    .compare_exchange(arguments, weak != 0, (mode, failure), span)
                    .map(Some),
                _ => self.error(&arguments[3].span, "expected 0 or 1"),
            },
        }
    }

    /// Emits the operation of a call, which comes from there whatever its arguments do.
    pub fn emit_at(&mut self, span: &Range<usize>, instruction: Instruction) {
        self.at(span);
        self.builder.emit(instruction);
    }

    /// The address and type of the object that an argument points to.
    pub fn object(&mut self, argument: &Expression) -> Result<(Operand, CType)> {
        let value = self.value(argument)?;
        let ctype = self.pointee(value.ctype, &argument.span)?;
        Ok((value.operand, ctype))
    }

    /// `atomic_compare_exchange`: the expected value is read plainly, and on failure overwritten by
    /// what was found.
    ///
    /// The weak form may fail although the values are equal: then it is a load that found the
    /// expected value.
    fn compare_exchange(
        &mut self,
        arguments: &[Expression],
        weak: bool,
        modes: (Mode, Mode),
        span: &Range<usize>,
    ) -> Result<Typed> {
        let (success, failure) = modes;
        let (address, ctype) = self.object(&arguments[0])?;
        let int = ctype.value();
        let expected_place = self.expected(&arguments[1])?;
        let expected = self.read(expected_place, span)?.operand;
        let desired = self.value(&arguments[2])?.operand;
        let (old, result) = (self.slot(span)?, self.slot(span)?);
        let (strong, end) = (self.builder.label(), self.builder.label());
        if weak {
            let choice = self.slot(span)?;
            self.builder.emit(Instruction::Choose {
                to: choice,
                count: 2,
            });
            self.builder.branch(Operand::Slot(choice), false, strong);
            self.emit_at(
                span,
                Instruction::Load {
                    to: old,
                    address,
                    int,
                    mode: failure,
                },
            );
            let equal = self.emit_binary(Binary::Equal, int, Operand::Slot(old), expected, span)?;
            self.builder.emit(Instruction::Assume { condition: equal });
            self.builder.emit(Instruction::Move {
                to: result,
                from: Operand::Constant(0),
                as_type: CType::INT.value(),
            });
            self.write(expected_place, Operand::Slot(old));
            self.builder.jump(end);
        }
        self.builder.bind(strong);
        self.emit_at(
            span,
            Instruction::CompareExchange {
                to: old,
                returns: true,
                address,
                expected,
                desired,
                int,
                success,
                failure,
            },
        );
        self.builder.emit(Instruction::Binary {
            operation: Binary::Equal,
            int,
            to: result,
            left: Operand::Slot(old),
            right: expected,
        });
        self.builder.branch(Operand::Slot(result), true, end);
        self.write(expected_place, Operand::Slot(old));
        self.builder.bind(end);
        Ok(Typed {
            operand: Operand::Slot(result),
            ctype: CType::INT,
        })
    }

    /// Where the expected value of a compare-exchange is: `&r0` may name a local variable.
    fn expected(&mut self, argument: &Expression) -> Result<Lvalue> {
        if let Kind::AddressOf(inner) = &argument.kind {
            return self.lvalue(inner);
        }
        let (address, ctype) = self.object(argument)?;
        Ok(Lvalue::Memory(address, ctype))
    }
}

/// The operator of a function that C has: neither exchanges nor maxima are asked about.
pub(super) fn binary(operation: Fetch) -> Binary {
    match operation {
        Fetch::Add => Binary::Add,
        Fetch::Subtract => Binary::Subtract,
        Fetch::And => Binary::And,
        Fetch::Or => Binary::Or,
        _ => Binary::Xor,
    }
}
