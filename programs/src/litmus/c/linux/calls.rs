//! Compiles calls of the kernel's functions.

use super::functions::{Action, AddWhen, Argument, Returns, function};
use crate::litmus::c::ast::Expression;
use crate::litmus::c::compile::{Compiler, Lvalue, Typed};
use crate::litmus::code::{AddCondition, Binary, Fetch, Instruction, Operand};
use crate::litmus::error::Result;
use crate::litmus::types::{CType, IntType};
use katec_checker::event::{FenceKind, Mode};
use std::ops::Range;

/// The arguments of a call: the object, and the values in order.
struct Given {
    object: Option<(Operand, CType)>,
    values: Vec<Operand>,
}

impl Given {
    fn object(&self) -> (Operand, CType) {
        self.object.expect("functions of objects have them")
    }

    fn value(&self, index: usize) -> Operand {
        self.values[index]
    }
}

impl Compiler<'_> {
    /// Compiles a call of a function of the kernel; `None` if it returns nothing.
    pub(in crate::litmus::c) fn kernel_call(
        &mut self,
        name: &str,
        arguments: &[Expression],
        span: &Range<usize>,
    ) -> Result<Option<Typed>> {
        let Some(function) = function(name) else {
            let of_c = "is a function of C11, and this test calls functions of the Linux kernel";
            let message = match crate::litmus::c::calls::is_function(name) {
                true => format!("`{name}` {of_c}"),
                false => format!("unknown or unsupported function `{name}`"),
            };
            return self.error(span, message);
        };
        let wanted = function.arguments.len();
        if arguments.len() != wanted {
            let message = format!("`{name}` has {wanted} arguments, not {}", arguments.len());
            return self.error(span, message);
        }
        let given = self.given(name, function.arguments, arguments)?;
        let mode = function.mode;
        match function.action {
            Action::Nothing => Ok(None),
            Action::Fence(kind) => {
                self.kernel_fence(kind, span);
                Ok(None)
            }
            Action::Load(mode) => self.kernel_load(&given, mode, span).map(Some),
            Action::Store(mode) => {
                self.kernel_store(&given, mode, span);
                Ok(None)
            }
            Action::StoreThenFence => {
                self.kernel_store(&given, Mode::Relaxed, span);
                self.kernel_fence(FenceKind::Language, span);
                Ok(None)
            }
            Action::Fetch(operation, returns) => {
                self.update(&given, operation, given.value(0), (mode, returns), span)
            }
            Action::FetchOne(operation, returns) => {
                let one = Operand::Constant(1);
                self.update(&given, operation, one, (mode, returns), span)
            }
            Action::FetchComplement(returns) => {
                let (int, all) = (given.object().1.value(), Operand::Constant(u64::MAX));
                let mask = self.emit_binary(Binary::Xor, int, all, given.value(0), span)?;
                self.update(&given, Fetch::And, mask, (mode, returns), span)
            }
            Action::CompareExchange => {
                let (address, ctype) = given.object();
                let to = self.slot(span)?;
                self.emit_at(
                    span,
                    Instruction::CompareExchange {
                        to,
                        returns: true,
                        address,
                        expected: given.value(0),
                        desired: given.value(1),
                        int: ctype.value(),
                        success: mode,
                        failure: Mode::Relaxed,
                    },
                );
                Ok(Some(typed(Operand::Slot(to), ctype)))
            }
            Action::AddIf(number, when, returns) => {
                self.add_if(&given, number, when, returns, span).map(Some)
            }
            Action::SpinLock => {
                let (old, int) = self.kernel_lock(&given, span)?;
                let free = self.emit_binary(Binary::Equal, int, old, Operand::Constant(0), span)?;
                // Who finds it taken waits for ever: where it is released first is explored too.
                self.builder.emit(Instruction::Assume { condition: free });
                Ok(None)
            }
            Action::SpinTryLock => {
                let (old, int) = self.kernel_lock(&given, span)?;
                self.compared(Binary::Equal, int, old, span).map(Some)
            }
            Action::SpinIsLocked => {
                let value = self.kernel_load(&given, Mode::Relaxed, span)?;
                let int = value.ctype.value();
                self.compared(Binary::NotEqual, int, value.operand, span)
                    .map(Some)
            }
            Action::SpinUnlock => {
                let (address, ctype) = given.object();
                let size = ctype.value().size;
                self.emit_at(span, Instruction::Unlock { address, size });
                Ok(None)
            }
            Action::SrcuLock => {
                let to = self.slot(span)?;
                let structure = given.object().0;
                self.emit_at(span, Instruction::SrcuLock { to, structure });
                Ok(Some(typed(Operand::Slot(to), CType::INT)))
            }
            Action::SrcuUnlock => {
                let (structure, section) = (given.object().0, given.value(0));
                self.emit_at(span, Instruction::SrcuUnlock { structure, section });
                Ok(None)
            }
            Action::SyncSrcu => {
                let structure = given.object().0;
                self.emit_at(span, Instruction::SyncSrcu { structure });
                Ok(None)
            }
        }
    }

    fn given(&mut self, name: &str, kinds: &[Argument], arguments: &[Expression]) -> Result<Given> {
        let mut given = Given {
            object: None,
            values: Vec::new(),
        };
        for (kind, argument) in kinds.iter().zip(arguments) {
            match kind {
                Argument::Value => given.values.push(self.value(argument)?.operand),
                Argument::Object => given.object = Some(self.object(argument)?),
                Argument::Lvalue => match self.lvalue(argument)? {
                    Lvalue::Memory(address, ctype) => given.object = Some((address, ctype)),
                    Lvalue::Variable(..) => {
                        let message = format!("`{name}` of a local variable is not supported here");
                        return self.error(&argument.span, message);
                    }
                },
            }
        }
        Ok(given)
    }

    fn kernel_fence(&mut self, kind: FenceKind, span: &Range<usize>) {
        let mode = kind.machine_mode();
        self.emit_at(span, Instruction::Fence { mode, kind });
    }

    fn kernel_load(&mut self, given: &Given, mode: Mode, span: &Range<usize>) -> Result<Typed> {
        let (address, ctype) = given.object();
        let (to, int) = (self.slot(span)?, ctype.value());
        self.emit_at(
            span,
            Instruction::Load {
                to,
                address,
                int,
                mode,
            },
        );
        Ok(typed(Operand::Slot(to), ctype))
    }

    fn kernel_store(&mut self, given: &Given, mode: Mode, span: &Range<usize>) {
        let (address, ctype) = given.object();
        let (value, size) = (given.value(0), ctype.value().size);
        self.emit_at(
            span,
            Instruction::Store {
                address,
                value,
                size,
                mode,
            },
        );
    }

    /// Tries to take a lock; gives the old value.
    fn kernel_lock(&mut self, given: &Given, span: &Range<usize>) -> Result<(Operand, IntType)> {
        let (address, ctype) = given.object();
        let (to, int) = (self.slot(span)?, ctype.value());
        self.emit_at(
            span,
            Instruction::Lock {
                to,
                address,
                int,
                failure: Mode::Relaxed,
            },
        );
        Ok((Operand::Slot(to), int))
    }

    /// Whether a value equals 0, or does not.
    fn compared(
        &mut self,
        comparison: Binary,
        int: IntType,
        value: Operand,
        span: &Range<usize>,
    ) -> Result<Typed> {
        let result = self.emit_binary(comparison, int, value, Operand::Constant(0), span)?;
        Ok(typed(result, CType::INT))
    }

    fn update(
        &mut self,
        given: &Given,
        operation: Fetch,
        operand: Operand,
        (mode, returns): (Mode, Returns),
        span: &Range<usize>,
    ) -> Result<Option<Typed>> {
        let (address, ctype) = given.object();
        let int = ctype.value();
        let to = match returns {
            Returns::Nothing => None,
            _ => Some(self.slot(span)?),
        };
        let mode = match returns {
            Returns::Nothing => Mode::Relaxed,
            _ => mode,
        };
        self.emit_at(
            span,
            Instruction::Update {
                operation,
                to,
                address,
                operand,
                int,
                mode,
            },
        );
        let Some(old) = to.map(Operand::Slot) else {
            return Ok(None);
        };
        if returns == Returns::Old {
            return Ok(Some(typed(old, ctype)));
        }
        let binary = crate::litmus::c::calls::binary(operation);
        let new = self.emit_binary(binary, int, old, operand, span)?;
        match returns {
            Returns::NewIsZero => self.compared(Binary::Equal, int, new, span).map(Some),
            Returns::NewIsNegative => self.compared(Binary::Less, int, new, span).map(Some),
            _ => Ok(Some(typed(new, ctype))),
        }
    }

    fn add_if(
        &mut self,
        given: &Given,
        number: Option<i64>,
        when: AddWhen,
        returns: Returns,
        span: &Range<usize>,
    ) -> Result<Typed> {
        let (address, ctype) = given.object();
        let (to, int) = (self.slot(span)?, ctype.value());
        let addend = number.map_or_else(|| given.value(0), |n| Operand::Constant(n as u64));
        let most = int.mask(u64::MAX) >> 1;
        let condition = match when {
            AddWhen::NotArgument => AddCondition::Not(given.value(1)),
            AddWhen::NotZero => AddCondition::Not(Operand::Constant(0)),
            AddWhen::NotNegative => AddCondition::Within(0, most),
            AddWhen::Positive => AddCondition::Within(1, most),
        };
        self.emit_at(
            span,
            Instruction::AddIf {
                to,
                address,
                addend,
                condition,
                int,
            },
        );
        let old = Operand::Slot(to);
        match (returns, condition) {
            (Returns::Old, _) => Ok(typed(old, ctype)),
            (Returns::New, _) => {
                let new = self.emit_binary(Binary::Add, int, old, addend, span)?;
                Ok(typed(new, ctype))
            }
            (_, AddCondition::Not(value)) => {
                let added = self.emit_binary(Binary::NotEqual, int, old, value, span)?;
                Ok(typed(added, CType::INT))
            }
            (_, AddCondition::Within(..)) => self.compared(Binary::GreaterEqual, int, old, span),
        }
    }
}

fn typed(operand: Operand, ctype: CType) -> Typed {
    Typed { operand, ctype }
}
