//! Local variables, accesses, addresses, and how copied memory is divided.

use super::super::code::{
    Binary, Cells, Conversion, Instruction, LoadPurpose, Operand, Register, Rmw, Variable,
    WideAccess,
};
use super::super::escape::Home;
use super::super::shape::Shape;
use super::{Lowering, Result, mode};
use crate::c::llvm::ast::{self, Constant, LocalId, Ordering, RmwOperator, Type, TypeId, Typed};
use katec_checker::event::Mode;

impl<'m> Lowering<'_, 'm> {
    pub(super) fn alloca(
        &mut self,
        result: Option<LocalId>,
        ty: TypeId,
        count: Option<&Typed>,
        align: u64,
    ) -> Result<()> {
        let Some(variable) = result else {
            return Ok(());
        };
        let home = self.pointers.home(variable);
        if home == Home::Register {
            return self.set_units(variable);
        }
        let to = self.register(variable)?;
        let (size, natural) = self.layout().size_align(ty)?;
        let count = match count {
            Some(count) => self.typed(count)?,
            None => Operand::Constant(1),
        };
        let name = self.variable_name(variable);
        self.emit(Instruction::Stack {
            to,
            size,
            count,
            align: align.max(natural).min(4096) as u32,
            shared: home == Home::Shared,
            variable: name,
        });
        Ok(())
    }

    /// A promoted variable with bit-fields: what is around the one that is set first is zeros.
    fn set_units(&mut self, variable: LocalId) -> Result<()> {
        let address_of = |load: &LocalId| match self.instructions.get(load) {
            Some(ast::Instruction::Load {
                address: ast::Operand::Local(address),
                ..
            }) => Some(self.pointers.root(*address)),
            _ => None,
        };
        if self
            .kept
            .iter()
            .any(|load| address_of(load) == Some(variable))
        {
            let to = self.register(variable)?;
            let from = Operand::Constant(0);
            self.emit(Instruction::Move { to, from });
        }
        Ok(())
    }

    /// A structure passed by value: the function works on a copy of its own.
    pub(super) fn copy_argument(&mut self, parameter: LocalId, ty: TypeId) {
        let copied = self.try_copy_argument(parameter, ty);
        if let Err(what) = copied {
            self.unsupported(&what);
        }
    }

    fn try_copy_argument(&mut self, parameter: LocalId, ty: TypeId) -> Result<()> {
        let from = self.register(parameter)?;
        let (size, align) = self.layout().size_align(ty)?;
        let to = self.allocate(1);
        let name = self.variable_name(parameter);
        self.emit(Instruction::Stack {
            to,
            size,
            count: Operand::Constant(1),
            align: align as u32,
            shared: self.pointers.home(parameter) == Home::Shared,
            variable: name,
        });
        let cells = self.type_cells(ty)?;
        let cells = self.cells(cells);
        self.emit(Instruction::Copy {
            to: Operand::Register(to),
            from: Operand::Register(from),
            size: Operand::Constant(size),
            cells,
            apart: false,
        });
        self.registers.insert(parameter, to);
        Ok(())
    }

    /// What a local variable is called, in the table of all.
    fn variable_name(&mut self, local: LocalId) -> Option<u32> {
        let mut known = self.function.variables.iter();
        let (_, debug) = known.find(|(known, _)| *known == local)?;
        let (name, shape) = Shape::of_variable(self.context.module, *debug)?;
        let shape = Some(shape);
        self.code.variables.push(Variable { name, shape });
        Some(self.code.variables.len() as u32 - 1)
    }

    /// The register that a variable is, if the address is that of a promoted one.
    pub(super) fn promoted(&self, address: &ast::Operand) -> Option<Register> {
        let ast::Operand::Local(local) = address else {
            return None;
        };
        let variable = self.pointers.root(*local);
        if self.pointers.home(variable) != Home::Register {
            return None;
        }
        self.register(variable).ok()
    }

    /// Whether an address is that of a local structure. Who calls a function that returns one
    /// stores it before it does anything else with it.
    fn is_in_structure(&self, address: &ast::Operand) -> bool {
        let ast::Operand::Local(local) = address else {
            return false;
        };
        match self.instructions.get(&self.pointers.root(*local)) {
            Some(ast::Instruction::Alloca { ty, .. }) => {
                self.layout().is_struct(*ty).unwrap_or(false)
            }
            _ => false,
        }
    }

    pub(super) fn load(
        &mut self,
        result: Option<LocalId>,
        ty: TypeId,
        address: &ast::Operand,
        ordering: Option<Ordering>,
    ) -> Result<()> {
        let to = self.result(result)?;
        let leaves = self.layout().leaves(ty)?;
        if let Some(variable) = self.promoted(address) {
            let bits = leaves.first().map_or(64, |leaf| leaf.bits);
            self.emit(if bits % 8 == 0 {
                Instruction::Move {
                    to,
                    from: Operand::Register(variable),
                }
            } else {
                Instruction::Convert {
                    conversion: Conversion::Truncate(bits as u8),
                    to,
                    from: Operand::Register(variable),
                }
            });
            return Ok(());
        }
        let base = self.address(address)?;
        let mode = mode(ordering);
        let purpose = match result {
            Some(local) if self.kept.contains(&local) => LoadPurpose::SetBitField,
            Some(_) if result == self.returned && self.is_in_structure(address) => {
                LoadPurpose::Return
            }
            _ => LoadPurpose::Use,
        };
        if mode != Mode::NonAtomic && leaves.len() != 1 {
            return self.wide_access(WideAccess::Load, ty, to, &[base], (mode, mode));
        }
        for (part, leaf) in leaves.iter().enumerate() {
            let address = self.at_offset(base, leaf.offset);
            self.emit(Instruction::Load {
                to: Register(to.0 + part as u32),
                address,
                size: leaf.bytes() as u8,
                mode,
                purpose,
            });
            if leaf.bits % 8 != 0 {
                let to = Register(to.0 + part as u32);
                self.emit(Instruction::Convert {
                    conversion: Conversion::Truncate(leaf.bits as u8),
                    to,
                    from: Operand::Register(to),
                });
            }
        }
        Ok(())
    }

    pub(super) fn store(
        &mut self,
        value: &Typed,
        address: &ast::Operand,
        ordering: Option<Ordering>,
    ) -> Result<()> {
        let leaves = self.layout().leaves(value.ty)?;
        if let Some(variable) = self.promoted(address) {
            if value.value == ast::Operand::Constant(Constant::Undefined) {
                return Ok(());
            }
            let from = self.typed(value)?;
            self.emit(Instruction::Move { to: variable, from });
            return Ok(());
        }
        let parts = self.parts_of(value.ty, &value.value)?;
        let base = self.address(address)?;
        let mode = mode(ordering);
        if mode != Mode::NonAtomic && leaves.len() != 1 {
            let arguments = [&[base], &parts[..]].concat();
            let to = Register(0);
            return self.wide_access(WideAccess::Store, value.ty, to, &arguments, (mode, mode));
        }
        for (leaf, value) in leaves.iter().zip(parts) {
            let address = self.at_offset(base, leaf.offset);
            self.emit(Instruction::Store {
                address,
                value,
                size: leaf.bytes() as u8,
                mode,
            });
        }
        Ok(())
    }

    pub(super) fn read_modify_write(
        &mut self,
        result: Option<LocalId>,
        instruction: &ast::Instruction,
    ) -> Result<()> {
        match instruction {
            ast::Instruction::CompareExchange {
                address,
                expected,
                desired,
                success,
                failure,
                weak,
            } => {
                let to = match result {
                    Some(local) => self.register(local)?,
                    None => self.allocate(3),
                };
                if self.is_wide(expected.ty) {
                    let mut arguments = vec![self.address(address)?];
                    arguments.extend(self.parts_of(expected.ty, desired)?);
                    arguments.extend(self.parts_of(expected.ty, &expected.value)?);
                    let access = WideAccess::CompareExchange { weak: *weak };
                    let modes = (mode(Some(*success)), mode(Some(*failure)));
                    return self.wide_access(access, expected.ty, to, &arguments, modes);
                }
                let size = self.context.constants.bits(expected.ty)?.div_ceil(8);
                let address = self.address(address)?;
                let (ty, expected) = (expected.ty, self.typed(expected)?);
                let desired = self.scalar(ty, desired)?;
                self.emit(Instruction::CompareExchange {
                    to,
                    address,
                    expected,
                    desired,
                    size,
                    mode: mode(Some(*success)),
                    failure_mode: mode(Some(*failure)),
                    weak: *weak,
                });
            }
            ast::Instruction::AtomicRmw {
                operator,
                address,
                operand,
                ordering,
            } => {
                let to = match result {
                    Some(local) => self.register(local)?,
                    None => self.allocate(2),
                };
                let operator = match operator {
                    RmwOperator::Exchange => Rmw::Exchange,
                    RmwOperator::Add => Rmw::Add,
                    RmwOperator::Sub => Rmw::Sub,
                    RmwOperator::And => Rmw::And,
                    RmwOperator::Nand => Rmw::Nand,
                    RmwOperator::Or => Rmw::Or,
                    RmwOperator::Xor => Rmw::Xor,
                    RmwOperator::Max => Rmw::Max,
                    RmwOperator::Min => Rmw::Min,
                    RmwOperator::UnsignedMax => Rmw::UnsignedMax,
                    RmwOperator::UnsignedMin => Rmw::UnsignedMin,
                };
                if self.is_wide(operand.ty) {
                    let mut arguments = vec![self.address(address)?];
                    arguments.extend(self.parts_of(operand.ty, &operand.value)?);
                    let access = WideAccess::Rmw(operator);
                    let mode = mode(Some(*ordering));
                    return self.wide_access(access, operand.ty, to, &arguments, (mode, mode));
                }
                let size = self.context.constants.bits(operand.ty)?.div_ceil(8);
                let address = self.address(address)?;
                let operand = self.typed(operand)?;
                self.emit(Instruction::Rmw {
                    operator,
                    to,
                    address,
                    operand,
                    size,
                    mode: mode(Some(*ordering)),
                });
            }
            _ => return Err("an instruction without a meaning here".to_string()),
        }
        Ok(())
    }

    /// An atomic access of 16 bytes: the address, and the halves of what it takes.
    fn wide_access(
        &mut self,
        access: WideAccess,
        ty: TypeId,
        to: Register,
        arguments: &[Operand],
        (mode, failure_mode): (Mode, Mode),
    ) -> Result<()> {
        if !self.is_wide(ty) {
            let size = self.layout().size(ty)?;
            return Err(format!("an atomic access of {size} bytes"));
        }
        let arguments = self.code.add_operands(arguments);
        self.emit(Instruction::Wide {
            access,
            arguments,
            to,
            mode,
            failure_mode,
        });
        Ok(())
    }

    pub(super) fn at_offset(&mut self, base: Operand, offset: u64) -> Operand {
        match base {
            base if offset == 0 => base,
            Operand::Constant(address) => Operand::Constant(address.wrapping_add(offset)),
            Operand::Register(_) => {
                let to = self.allocate(1);
                self.emit(Instruction::Binary {
                    operator: Binary::Add,
                    bits: 64,
                    to,
                    left: base,
                    right: Operand::Constant(offset),
                });
                Operand::Register(to)
            }
        }
    }

    pub(super) fn element_address(
        &mut self,
        to: Register,
        source: TypeId,
        base: &ast::Operand,
        indices: &[Typed],
    ) -> Result<()> {
        let layout = self.layout();
        let mut address = self.address(base)?;
        let mut fixed = 0u64;
        let mut ty = source;
        let mut computed = false;
        for (number, index) in indices.iter().enumerate() {
            let operand = self.typed(index)?;
            let bits = self.context.constants.bits(index.ty)?;
            if number > 0 && layout.is_struct(ty)? {
                let Operand::Constant(index) = operand else {
                    return Err("a variable index into a structure".to_string());
                };
                let (offset, field) = layout.element(ty, index)?;
                fixed = fixed.wrapping_add(offset);
                ty = field;
                continue;
            }
            let element = if number == 0 {
                ty
            } else {
                layout.element(ty, 0)?.1
            };
            let scale = layout.size(element)?;
            ty = element;
            match operand {
                Operand::Constant(index) => {
                    let index = super::super::arithmetic::sign_extend(index, bits) as u64;
                    fixed = fixed.wrapping_add(index.wrapping_mul(scale));
                }
                Operand::Register(_) => {
                    let to = self.allocate(1);
                    self.emit(Instruction::Offset {
                        to,
                        base: address,
                        index: operand,
                        bits,
                        scale,
                    });
                    address = Operand::Register(to);
                    computed = true;
                }
            }
        }
        let from = self.at_offset(address, fixed);
        self.emit(Instruction::Move { to, from });
        if computed && let Some((base, size)) = self.known_object(base)? {
            self.emit(Instruction::Within {
                address: Operand::Register(to),
                base,
                size,
            });
        }
        Ok(())
    }

    /// The object whose address an operand is, if this module defines it: where it begins, and its
    /// size. Elements of it are looked for, so that what is outside is never meant.
    fn known_object(&mut self, address: &ast::Operand) -> Result<Option<(Operand, u64)>> {
        let ty = match address {
            ast::Operand::Local(local) => match self.instructions.get(local) {
                Some(ast::Instruction::Alloca {
                    ty, count: None, ..
                }) => *ty,
                _ => return Ok(None),
            },
            ast::Operand::Constant(Constant::Global(name)) => {
                let globals = &self.context.module.globals;
                let global = globals.iter().find(|global| global.name == *name);
                match global {
                    Some(global) if global.initializer.is_some() && !global.thread_local => {
                        global.ty
                    }
                    _ => return Ok(None),
                }
            }
            ast::Operand::Constant(_) => return Ok(None),
        };
        let size = self.layout().size(ty)?;
        Ok(Some((self.address(address)?, size)))
    }

    /// How memory of a type is divided into what the program accesses.
    fn type_cells(&self, ty: TypeId) -> Result<Cells> {
        let layout = self.layout();
        if let Some(Type::Array(_, element)) = self.context.module.types.resolve(ty) {
            return self.type_cells(*element);
        }
        Ok(Cells {
            period: layout.size(ty)?.max(1),
            cells: layout
                .leaves(ty)?
                .iter()
                .map(|leaf| (leaf.offset, leaf.bytes() as u8))
                .collect(),
        })
    }

    /// The type of the memory behind an address, as far as it can be seen.
    pub(super) fn pointee(&self, address: &ast::Operand) -> Option<TypeId> {
        let element = |source: TypeId, indices: usize, field: &dyn Fn(usize) -> Option<u64>| {
            let mut ty = source;
            for number in 1..indices {
                let index = if self.layout().is_struct(ty).ok()? {
                    field(number)?
                } else {
                    0
                };
                ty = self.layout().element(ty, index).ok()?.1;
            }
            Some(ty)
        };
        let constant_index = |constant: &Constant| match constant {
            Constant::Integer(number) => u64::try_from(*number).ok(),
            Constant::Zero => Some(0),
            _ => None,
        };
        match address {
            ast::Operand::Local(local) => {
                match self.instructions.get(&self.pointers.root(*local))? {
                    ast::Instruction::Alloca { ty, .. } => Some(*ty),
                    ast::Instruction::ElementAddress {
                        source, indices, ..
                    } => element(
                        *source,
                        indices.len(),
                        &|number| match &indices[number].value {
                            ast::Operand::Constant(constant) => constant_index(constant),
                            ast::Operand::Local(_) => None,
                        },
                    ),
                    _ => None,
                }
            }
            ast::Operand::Constant(constant) => {
                let mut constant = constant;
                while let Constant::Cast { value, .. } = constant {
                    constant = &value.1;
                }
                match constant {
                    Constant::Global(name) => self
                        .context
                        .module
                        .globals
                        .iter()
                        .find(|global| global.name == *name)
                        .map(|global| global.ty),
                    Constant::ElementAddress {
                        source, indices, ..
                    } => element(*source, indices.len(), &|number| {
                        constant_index(&indices[number].1)
                    }),
                    _ => None,
                }
            }
        }
    }

    /// How `size` bytes at these addresses are divided: by the type behind one of them, else as the
    /// only structure of that size is, else into words.
    pub(super) fn copied_cells(&mut self, addresses: &[&ast::Operand], size: Operand) -> u32 {
        let seen = addresses
            .iter()
            .filter_map(|address| self.pointee(address))
            .filter_map(|ty| self.type_cells(ty).ok())
            .find(|cells| !cells.cells.is_empty());
        let by_size = || {
            let Operand::Constant(size) = size else {
                return None;
            };
            let cells = self.context.cells_by_size.get(&size)?.clone()?;
            Some(Cells {
                period: size,
                cells: without_gaps(&cells, size),
            })
        };
        let cells = seen.or_else(by_size).unwrap_or(Cells {
            period: 8,
            cells: vec![(0, 8)],
        });
        self.cells(cells)
    }
}

/// Cells with what is between them: where a type is only guessed, padding may be data.
fn without_gaps(cells: &[(u64, u8)], size: u64) -> Vec<(u64, u8)> {
    let mut found = Vec::new();
    let mut done = 0;
    for (offset, bytes) in cells.iter().copied().chain([(size, 0)]) {
        while done < offset {
            let piece = 1 << (offset - done).min(8).ilog2();
            found.push((done, piece as u8));
            done += piece;
        }
        if bytes > 0 && offset == done {
            found.push((offset, bytes));
            done += u64::from(bytes);
        }
    }
    found
}
