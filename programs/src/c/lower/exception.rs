//! Exceptions: what comes behind a call that may throw one, and where it arrives.

use super::super::arithmetic::truncate;
use super::super::code::{Arguments, Instruction, Operand, Others, Register};
use super::{Lowering, Result};
use crate::c::llvm::ast::{self, BlockId, Call, Callee, LandingPad, Typed};

/// The function of the library that throws an exception on.
const RESUME: &str = "__katec_resume";

/// What clang calls when an exception would leave a function that is `noexcept`.
const TERMINATE: &str = "__clang_call_terminate";

/// The landing pad of a block, and whether the block ends the program.
fn landing(block: &ast::Block) -> Option<(&LandingPad, bool)> {
    let instructions = block.statements.iter().map(|found| &found.instruction);
    let mut pad = None;
    let mut ends = false;
    for instruction in instructions {
        match instruction {
            ast::Instruction::LandingPad(found) => pad = Some(found),
            ast::Instruction::Call(Call {
                callee: Callee::Function(name),
                ..
            }) => ends |= name == TERMINATE,
            _ => {}
        }
    }
    pad.map(|pad| (pad, ends))
}

impl<'m> Lowering<'_, 'm> {
    /// Goes on behind a call that returned, and says where exceptions of it arrive.
    pub(super) fn invoked(&mut self, normal: BlockId, unwind: BlockId) -> Result<()> {
        let block = &self.function.blocks[unwind.0 as usize];
        let (pad, ends) = landing(block).ok_or("an `invoke` without a landing pad")?;
        let others = match pad {
            _ if ends => Others::Terminate,
            LandingPad { filters: true, .. } => Others::Filter,
            LandingPad { cleanup: true, .. } => Others::CleanUp,
            _ => Others::Pass,
        };
        let catches = self.caught_types(pad)?;
        self.emit(Instruction::Invoked {
            normal: normal.0,
            unwind: unwind.0,
            catches,
            others,
        });
        Ok(())
    }

    fn caught_types(&mut self, pad: &LandingPad) -> Result<Arguments> {
        let mut types = Vec::new();
        for caught in &pad.catches {
            match self.typed(caught)? {
                constant @ Operand::Constant(_) => types.push(constant),
                Operand::Register(_) => return Err("a type that is computed".to_string()),
            }
        }
        Ok(self.code.add_operands(&types))
    }

    /// Throws the exception on that arrived at a landing pad.
    pub(super) fn resume(&mut self, value: &'m Typed) -> Result<()> {
        let parts = self.parts_of(value.ty, &value.value)?;
        let exception = parts.first().ok_or("a `resume` without an exception")?;
        let function = self.linker.function(RESUME);
        let arguments = self.code.add_operands(&[*exception]);
        let to = self.allocate(1);
        self.emit(Instruction::Call {
            function,
            arguments,
            to,
            results: 0,
        });
        self.emit(Instruction::Unreachable);
        Ok(())
    }

    /// The number that stands for a type where an exception was caught.
    pub(super) fn type_number(&mut self, to: Register, call: &'m Call) -> Result<()> {
        let Operand::Constant(address) = self.argument(call, 0)? else {
            return Err("a type that is computed".to_string());
        };
        self.give(to, Operand::Constant(truncate(address, 32)))
    }
}
