//! What the objects are whose addresses calls give, for names in reports: what a result is stored
//! to or passed as has a type in debug information.

use super::super::llvm::ast::{
    Block, Call, Callee, Constant, Instruction, LocalId, MetadataId, Operand, Terminator, Typed,
};
use super::super::shape::{self, Pointee};
use super::{Function, Lowering};

/// How many loads and members lead to a pointer, at most.
const STEPS: u32 = 8;

impl<'m> Lowering<'_, 'm> {
    /// Notes for each call that gives a pointer what is there, as far as the function shows it.
    pub(super) fn note_pointees(&mut self) {
        let module = self.context.module;
        if module.debug.is_empty() {
            return;
        }
        for block in &self.function.blocks {
            let statements = block
                .statements
                .iter()
                .map(|statement| &statement.instruction);
            for instruction in statements {
                match instruction {
                    Instruction::Store { value, address, .. } => {
                        let ty = |lowering: &Self| lowering.type_at(address, 0);
                        self.note_pointee(value, ty);
                    }
                    Instruction::Call(call) => self.note_arguments(call),
                    _ => {}
                }
            }
            if let Terminator::Invoke { call, .. } = &block.terminator {
                self.note_arguments(call);
            }
        }
    }

    fn note_arguments(&mut self, call: &'m Call) {
        let Callee::Function(name) = &call.callee else {
            return;
        };
        if name.starts_with("llvm.") {
            return;
        }
        for (index, argument) in call.arguments.iter().enumerate() {
            self.note_pointee(&argument.value, |lowering| {
                lowering.parameter_type(name, index)
            });
        }
    }

    /// If a value is what a call gives, and is a pointer of a known type, notes that for the call.
    fn note_pointee(&mut self, value: &Typed, ty: impl Fn(&Self) -> Option<MetadataId>) {
        let Some(location) = self.call_of(&value.value, 0) else {
            return;
        };
        let pointee = ty(self).and_then(|ty| Pointee::of_pointer(self.context.module, ty));
        let position = self.position_of(Some(location));
        if let (Some(position), Some(pointee)) = (position, pointee) {
            let known = &mut self.body.pointees;
            if !known.iter().any(|(at, _)| *at == position) {
                known.push((position, pointee));
            }
        }
    }

    /// Where the call is that gives a value.
    fn call_of(&self, value: &Operand, step: u32) -> Option<MetadataId> {
        let Operand::Local(local) = value else {
            return None;
        };
        match self.instructions.get(local) {
            Some(Instruction::Cast { value, .. }) if step < STEPS => {
                self.call_of(&value.value, step + 1)
            }
            Some(Instruction::Call(_)) => {
                let statements = self
                    .function
                    .blocks
                    .iter()
                    .flat_map(|block| &block.statements);
                let mut statements = statements.filter(|found| found.result == Some(*local));
                statements.next()?.location
            }
            Some(_) => None,
            None => {
                let invokes = |block: &&Block| match &block.terminator {
                    Terminator::Invoke { result, .. } => *result == Some(*local),
                    _ => false,
                };
                self.function.blocks.iter().find(invokes)?.location
            }
        }
    }

    /// The type of what is stored at an address.
    fn type_at(&self, address: &Operand, step: u32) -> Option<MetadataId> {
        let module = self.context.module;
        if step > STEPS {
            return None;
        }
        let local = match address {
            Operand::Local(local) => local,
            Operand::Constant(Constant::Global(name)) => {
                let mut globals = module.globals.iter();
                let global = globals.find(|global| global.name == *name)?;
                return shape::variable_type(module, global.debug?);
            }
            Operand::Constant(_) => return None,
        };
        if let Some(debug) = variable_of(self.function, *local) {
            return shape::variable_type(module, debug);
        }
        match *self.instructions.get(local)? {
            Instruction::Load { address, .. } => {
                shape::pointed_to(module, self.type_at(address, step + 1)?)
            }
            Instruction::Cast { value, .. } => self.type_at(&value.value, step + 1),
            Instruction::ElementAddress {
                source,
                base,
                indices,
            } => {
                let mut found = self.type_at(base, step + 1)?;
                let mut ty = *source;
                for index in indices.iter().skip(1) {
                    let number = match &index.value {
                        Operand::Constant(Constant::Integer(number)) => *number as u64,
                        _ => 0,
                    };
                    let (offset, element) = self.layout().element(ty, number).ok()?;
                    found = match self.layout().is_struct(ty).ok()? {
                        true => shape::member_type(module, found, offset)?,
                        false => shape::element_type(module, found)?,
                    };
                    ty = element;
                }
                Some(found)
            }
            _ => None,
        }
    }

    /// The type of a parameter of a function of the module: that of the variable that keeps it.
    fn parameter_type(&self, name: &str, index: usize) -> Option<MetadataId> {
        let mut functions = self.context.module.functions.iter();
        let function = functions.find(|function| function.name == name)?;
        let parameter = function.parameters.get(index)?.local;
        let entry = function.blocks.first()?.statements.iter();
        let kept = entry.filter_map(|statement| match &statement.instruction {
            Instruction::Store { value, address, .. } => Some((&value.value, address)),
            _ => None,
        });
        let is_kept = |(value, _): &(&Operand, &Operand)| **value == Operand::Local(parameter);
        let (_, address) = kept.into_iter().find(is_kept)?;
        let Operand::Local(variable) = address else {
            return None;
        };
        variable_of(function, *variable)
            .and_then(|debug| shape::variable_type(self.context.module, debug))
    }
}

/// What debug information says of a local variable.
fn variable_of(function: &Function, local: LocalId) -> Option<MetadataId> {
    let mut variables = function.variables.iter();
    let (_, debug) = variables.find(|(known, _)| *known == local)?;
    Some(*debug)
}
