//! Calls: of functions and of what only the machine can do.

use super::super::code::{Cells, Instruction, LoadPurpose, Operand, Primitive, Register};
use super::{Lowering, Result};
use crate::c::llvm::ast::{self, Call, Callee, LocalId, Module, TypeId};
use katec_checker::event::Mode;

/// What only the machine can do, by the names under which the library calls it.
fn primitive(name: &str) -> Option<Primitive> {
    Some(match name.strip_prefix("__katec_")? {
        "assume" => Primitive::Assume,
        "wait" => Primitive::Wait,
        "sleep" => Primitive::Sleep,
        "error" => Primitive::Error,
        "create" => Primitive::Create,
        "join" => Primitive::Join,
        "self" => Primitive::Self_,
        "exit" => Primitive::Exit,
        "halt" => Primitive::Halt,
        "allocate" => Primitive::Allocate,
        "free" => Primitive::Free,
        "note_size" => Primitive::NoteSize,
        "allocation_size" => Primitive::AllocationSize,
        "throw" => Primitive::Throw,
        "choose" => Primitive::Choose,
        "nondeterministic" => Primitive::Nondeterministic,
        "add_within" => Primitive::AddWithin,
        "try_add_within" => Primitive::TryAddWithin,
        "held" => Primitive::Held,
        "set_held" => Primitive::SetHeld,
        "takes" => Primitive::Takes,
        "releases" => Primitive::Releases,
        "no_return" => Primitive::NoReturn,
        "compare_exchange" => Primitive::CompareExchange,
        "kernel_fence" => Primitive::KernelFence,
        "srcu" => Primitive::Srcu,
        "get_slot" => Primitive::GetSlot,
        "set_slot" => Primitive::SetSlot,
        "barrier_init" => Primitive::BarrierInit,
        "barrier_wait" => Primitive::BarrierWait,
        "barrier_destroy" => Primitive::BarrierDestroy,
        "mutex_kind" => Primitive::MutexKind,
        "mutex_kinds" => Primitive::MutexKinds,
        "cancels" => Primitive::Cancels,
        "spurious" => Primitive::Spurious,
        "quiet" => Primitive::Quiet,
        "mark" => Primitive::Mark,
        "marked_round" => Primitive::MarkedRound,
        "marked_round_end" => Primitive::MarkedRoundEnd,
        "optional" => Primitive::Optional,
        "optional_end" => Primitive::OptionalEnd,
        "math" => Primitive::Math,
        "decimal" => Primitive::Decimal,
        "decimal_text" => Primitive::DecimalText,
        _ => return None,
    })
}

/// What the names of annotations for other checkers begin with.
const ANNOTATION: &str = "__VERIFIER_";

/// What the names of functions begin with that run atomically.
const ATOMIC: &str = "__VERIFIER_atomic_";

/// Whether a function of the program runs atomically, by its name.
pub(super) fn is_atomic(name: &str) -> bool {
    let rest = name.strip_prefix(ATOMIC);
    rest.is_some_and(|rest| !matches!(rest, "begin" | "end"))
}

/// The type of the numbers of threads, as the program declares it: what the functions that take or
/// give one are called with.
pub fn thread_type(module: &Module) -> Option<TypeId> {
    const TAKE_THREAD: [&str; 6] = [
        "pthread_join",
        "pthread_detach",
        "pthread_equal",
        "pthread_cancel",
        "pthread_kill",
        "pthread_timedjoin_np",
    ];
    let blocks = module
        .functions
        .iter()
        .flat_map(|function| &function.blocks);
    let calls = blocks.flat_map(|block| {
        let statements = block.statements.iter();
        let calls = statements.filter_map(|statement| match &statement.instruction {
            ast::Instruction::Call(call) => Some(call),
            _ => None,
        });
        calls.chain(match &block.terminator {
            ast::Terminator::Invoke { call, .. } => Some(call),
            _ => None,
        })
    });
    let mut types = calls.filter_map(|call| match &call.callee {
        Callee::Function(name) if TAKE_THREAD.contains(&name.as_str()) => {
            call.arguments.first().map(|argument| argument.value.ty)
        }
        Callee::Function(name) if name == "pthread_self" => Some(call.result),
        _ => None,
    });
    types.next()
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
                    let used = self.is_used(result);
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
                if self.is_annotation(name, result, call) {
                    return Ok(());
                }
                let function = match name.as_str() {
                    "pthread_create" if !self.linker.defines(name) => self.create_function(call),
                    "pthread_join" if !self.linker.defines(name) && self.detaches() => {
                        "__katec_join_detachable"
                    }
                    name => name,
                };
                self.call_function(function, &arguments, (result, to), call)
            }
            Callee::Indirect(target) => {
                let address = self.address(target)?;
                let arguments = self.arguments(call)?;
                let to = self.call_result(result, call)?;
                let arguments = self.code.add_operands(&arguments);
                let results = self.wanted_results(result, call)?;
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

    /// Whether a call is an annotation for another checker: of a function that was never declared
    /// (so that nobody says what it takes), whose result nobody uses.
    fn is_annotation(&self, name: &str, result: Option<LocalId>, call: &Call) -> bool {
        name.starts_with(ANNOTATION)
            && call
                .fixed
                .is_some_and(|fixed| fixed == 0 || fixed == call.arguments.len())
            && !self.is_used(result)
            && !self.linker.knows(name)
    }

    /// Whether the module detaches threads.
    fn detaches(&self) -> bool {
        let mut declared = self.context.module.declarations.iter();
        declared.any(|name| name == "pthread_detach")
    }

    /// The function that makes a thread and stores its number where there is room for as many bytes
    /// as the program's own `pthread_t` has.
    fn create_function(&self, call: &Call) -> &'static str {
        let pointee = || self.pointee(&call.arguments.first()?.value.value);
        let declared = self.context.thread_type.or_else(pointee);
        match declared.and_then(|ty| self.layout().size(ty).ok()) {
            Some(4) => "__katec_pthread_create_4",
            Some(2) => "__katec_pthread_create_2",
            _ => "pthread_create",
        }
    }

    /// Emits a call of a function by its name.
    fn call_function(
        &mut self,
        name: &str,
        arguments: &[Operand],
        (result, to): (Option<LocalId>, Register),
        call: &Call,
    ) -> Result<()> {
        let function = self.linker.function(name);
        let arguments = self.code.add_operands(arguments);
        let results = self.wanted_results(result, call)?;
        self.emit(Instruction::Call {
            function,
            arguments,
            to,
            results,
        });
        Ok(())
    }

    /// Emits the call of an intrinsic that is a function of the library.
    pub(super) fn call_as(
        &mut self,
        name: &str,
        result: Option<LocalId>,
        call: &'m Call,
    ) -> Result<()> {
        let arguments = self.arguments(call)?;
        let to = self.call_result(result, call)?;
        self.call_function(name, &arguments, (result, to), call)
    }

    /// Emits a call of a function of the library that takes nothing and gives nothing.
    pub(super) fn call_library(&mut self, name: &str) {
        let function = self.linker.function(name);
        let arguments = self.code.add_operands(&[]);
        let to = self.allocate(1);
        self.emit(Instruction::Call {
            function,
            arguments,
            to,
            results: 0,
        });
    }

    fn is_used(&self, result: Option<LocalId>) -> bool {
        result.is_some_and(|local| self.used.contains_key(&local))
    }

    /// How many parts of its result a call wants: none if nobody uses it.
    fn wanted_results(&self, result: Option<LocalId>, call: &Call) -> Result<u32> {
        let parts = self.layout().leaves(call.result)?.len() as u32;
        Ok(if self.is_used(result) { parts } else { 0 })
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
                purpose: LoadPurpose::Use,
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
        // Where registers would be: optimised code reads it before it looks whether some are left.
        self.store_field(list, 16, Operand::Constant(0), 8);
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
            apart: false,
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
