//! Calls: of functions and of what only the machine can do.

use super::super::code::{Cells, Instruction, Operand, Primitive, Register};
use super::super::escape::uses_local;
use super::{Lowering, Result};
use crate::c::llvm::ast::{self, Call, Callee, LocalId, TypeId};
use katec_checker::event::Mode;

/// What only the machine can do, by the names under which the library calls it.
fn primitive(name: &str) -> Option<Primitive> {
    Some(match name.strip_prefix("__katec_")? {
        "assume" => Primitive::Assume,
        "wait" => Primitive::Wait,
        "error" => Primitive::Error,
        "create" => Primitive::Create,
        "join" => Primitive::Join,
        "self" => Primitive::Self_,
        "exit" => Primitive::Exit,
        "halt" => Primitive::Halt,
        "allocate" => Primitive::Allocate,
        "free" => Primitive::Free,
        "allocation_size" => Primitive::AllocationSize,
        "choose" => Primitive::Choose,
        "nondeterministic" => Primitive::Nondeterministic,
        "add_within" => Primitive::AddWithin,
        "held" => Primitive::Held,
        "set_held" => Primitive::SetHeld,
        "takes" => Primitive::Takes,
        "releases" => Primitive::Releases,
        "get_slot" => Primitive::GetSlot,
        "set_slot" => Primitive::SetSlot,
        "barrier_init" => Primitive::BarrierInit,
        "barrier_wait" => Primitive::BarrierWait,
        "barrier_destroy" => Primitive::BarrierDestroy,
        "mutex_kind" => Primitive::MutexKind,
        "mutex_kinds" => Primitive::MutexKinds,
        _ => return None,
    })
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn call(&mut self, result: Option<LocalId>, call: &'m Call) -> Result<()> {
        match &call.callee {
            Callee::Function(name) if name.starts_with("llvm.") => {
                self.intrinsic(result, name, call)
            }
            Callee::Function(name) => {
                let mut arguments = self.arguments(call)?;
                let to = self.call_result(result, call)?;
                if name == "pthread_barrier_wait" && !self.linker.defines(name) {
                    // Whether the result is used makes a difference, and only the call shows it.
                    let used = result.is_some_and(|local| uses_local(self.function, local));
                    arguments.push(Operand::Constant(u64::from(used)));
                    let arguments = self.code.add_operands(&arguments);
                    self.emit(Instruction::Primitive {
                        primitive: Primitive::BarrierWait,
                        arguments,
                        to,
                    });
                    return Ok(());
                }
                if let Some(primitive) = primitive(name) {
                    let arguments = self.code.add_operands(&arguments);
                    self.emit(Instruction::Primitive {
                        primitive,
                        arguments,
                        to,
                    });
                    return Ok(());
                }
                let function = self.linker.function(name);
                let arguments = self.code.add_operands(&arguments);
                let results = self.layout().leaves(call.result)?.len() as u32;
                self.emit(Instruction::Call {
                    function,
                    arguments,
                    to,
                    results,
                });
                Ok(())
            }
            Callee::Indirect(target) => {
                let address = self.address(target)?;
                let arguments = self.arguments(call)?;
                let to = self.call_result(result, call)?;
                let arguments = self.code.add_operands(&arguments);
                let results = self.layout().leaves(call.result)?.len() as u32;
                self.emit(Instruction::CallIndirect {
                    address,
                    arguments,
                    to,
                    results,
                });
                Ok(())
            }
            Callee::Assembly(assembly) => self.assembly(result, assembly, call),
        }
    }

    fn arguments(&mut self, call: &'m Call) -> Result<Vec<Operand>> {
        let mut parts = Vec::new();
        for (index, argument) in call.arguments.iter().enumerate() {
            if let Some(ty) = argument.by_value
                && call.fixed.is_some_and(|fixed| index >= fixed)
            {
                self.words(ty, &argument.value.value, &mut parts)?;
                continue;
            }
            parts.extend(self.parts_of(argument.value.ty, &argument.value.value)?);
        }
        Ok(parts)
    }

    /// The words of a structure that is passed by value and has no parameter.
    fn words(
        &mut self,
        ty: TypeId,
        address: &ast::Operand,
        words: &mut Vec<Operand>,
    ) -> Result<()> {
        let size = self.layout().size(ty)?;
        let base = self.address(address)?;
        for offset in (0..size).step_by(8) {
            let address = self.at_offset(base, offset);
            let to = self.allocate(1);
            self.emit(Instruction::Load {
                to,
                address,
                size: (size - offset).min(8) as u8,
                mode: Mode::NonAtomic,
            });
            words.push(Operand::Register(to));
        }
        Ok(())
    }

    /// `va_start`: all arguments without a parameter lie in memory, 8 bytes each. In the list as
    /// the system's calling convention has it, this is the third field; the first two say that no
    /// argument is in a register.
    pub(super) fn start_list(&mut self, call: &'m Call) -> Result<()> {
        const REGISTERS_USED: [u64; 2] = [48, 304];
        let list = self.argument(call, 0)?;
        let memory = self.allocate(1);
        let arguments = self.code.add_operands(&[]);
        self.emit(Instruction::Primitive {
            primitive: Primitive::VariadicArguments,
            arguments,
            to: memory,
        });
        for (field, value) in REGISTERS_USED.into_iter().enumerate() {
            self.store_field(list, 4 * field as u64, Operand::Constant(value), 4);
        }
        self.store_field(list, 8, Operand::Register(memory), 8);
        Ok(())
    }

    fn store_field(&mut self, base: Operand, offset: u64, value: Operand, size: u8) {
        let address = self.at_offset(base, offset);
        self.emit(Instruction::Store {
            address,
            value,
            size,
            mode: Mode::NonAtomic,
        });
    }

    /// `va_copy`.
    pub(super) fn copy_list(&mut self, call: &'m Call) -> Result<()> {
        let (to, from) = (self.argument(call, 0)?, self.argument(call, 1)?);
        let cells = self.cells(Cells {
            period: 24,
            cells: vec![(0, 4), (4, 4), (8, 8), (16, 8)],
        });
        self.emit(Instruction::Copy {
            to,
            from,
            size: Operand::Constant(24),
            cells,
        });
        Ok(())
    }

    /// Where the result goes: somewhere, even if nobody wants it.
    fn call_result(&mut self, result: Option<LocalId>, call: &Call) -> Result<Register> {
        match result {
            Some(local) => self.register(local),
            None => {
                let parts = self.parts(call.result).max(1);
                Ok(self.allocate(parts))
            }
        }
    }
}
