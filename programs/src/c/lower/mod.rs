//! From LLVM's instructions to ours, one function at a time.
//!
//! A value of LLVM becomes as many registers as its type has scalar parts. A construct that is not
//! supported becomes [`Instruction::Unsupported`]: only a program that gets there is refused.

mod allocated;
pub mod assembly;
mod call;
mod exception;
mod fields;
pub mod intrinsic;
mod memory;
mod phi;
mod wide;

use super::Volatile;
use super::code::{
    Binary, Cells, Code, Conversion, FloatBinary, FunctionId, Instruction, Operand, PositionId,
    Register, Switch,
};
use super::constant::{ConstantValue, Constants, binary_operator, integer_operator};
use super::escape::{Home, Pointers, used_locals};
use super::flow::{Body, Located};
use super::layout::Layout;
use super::names::{SPINS, spins};
use crate::c::llvm::ast::{
    self, BlockId, CastOperator, Function, LocalId, MetadataId, Module, Ordering, Terminator,
    TypeId, Typed, Types,
};
use katec_checker::event::Mode;
use katec_checker::program::SourcePosition;
use rustc_hash::{FxHashMap, FxHashSet};

pub use call::thread_type;

use call::is_atomic;

/// What is not supported.
type Unsupported = String;
type Result<T> = std::result::Result<T, Unsupported>;

/// Finds functions by name while code is made.
pub trait Linker {
    /// The number of a function; one that is not defined gets a number too, and calling it is
    /// refused when it happens.
    fn function(&mut self, name: &str) -> FunctionId;

    /// Whether the program itself defines a function.
    fn defines(&self, name: &str) -> bool;

    /// Whether the program or the library defines a function.
    fn knows(&self, name: &str) -> bool;
}

/// What lowering needs to know about a module.
pub struct Context<'m> {
    /// The module.
    pub module: &'m Module,
    /// Its constants.
    pub constants: Constants<'m>,
    /// How structures of each size are divided, where there is only one way.
    pub cells_by_size: &'m FxHashMap<u64, Option<Vec<(u64, u8)>>>,
    /// The type of the numbers of threads, where it can be seen.
    pub thread_type: Option<TypeId>,
    /// What accesses of volatile variables are.
    pub volatile: Volatile,
}

/// The numbers of source positions, each with its column.
pub type Positions = FxHashMap<(SourcePosition, u32), PositionId>;

/// Lowers a function.
pub fn lower(
    context: &Context<'_>,
    function: &Function,
    pointers: &Pointers,
    code: &mut Code,
    positions: &mut Positions,
    linker: &mut dyn Linker,
) -> Body {
    let used = used_locals(function);
    let mut lowering = Lowering {
        context,
        function,
        pointers,
        code,
        positions,
        linker,
        body: Body::default(),
        registers: FxHashMap::default(),
        types: FxHashMap::default(),
        instructions: FxHashMap::default(),
        kept: fields::kept_loads(function, &used),
        used,
        current: Vec::new(),
        position: None,
        returned: None,
    };
    lowering.run();
    lowering.body
}

/// How many scalar parts the result of a function has; one if its type is not supported.
pub fn result_parts(layout: Layout<'_>, ty: TypeId) -> u32 {
    layout.leaves(ty).map_or(1, |leaves| leaves.len() as u32)
}

struct Lowering<'c, 'm> {
    context: &'c Context<'m>,
    function: &'m Function,
    pointers: &'c Pointers,
    code: &'c mut Code,
    positions: &'c mut Positions,
    linker: &'c mut dyn Linker,
    body: Body,
    /// The first register of each local; of a promoted variable, the register that it is.
    registers: FxHashMap<LocalId, Register>,
    /// The types of locals, for those that are used as aggregates.
    types: FxHashMap<LocalId, TypeId>,
    /// The instructions that give locals their values.
    instructions: FxHashMap<LocalId, &'m ast::Instruction>,
    /// The locals that something uses, and how often.
    used: FxHashMap<LocalId, u32>,
    /// The loads whose value is only kept around a bit-field.
    kept: FxHashSet<LocalId>,
    current: Vec<Located>,
    position: Option<PositionId>,
    /// What the block that is lowered computes last, if it only returns it.
    returned: Option<LocalId>,
}

/// What a block computes last, if it only returns it.
fn only_returned(block: &ast::Block) -> Option<LocalId> {
    let Terminator::Return(Some(value)) = &block.terminator else {
        return None;
    };
    let last = block.statements.last()?.result?;
    (value.value == ast::Operand::Local(last)).then_some(last)
}

/// The mode of an access with this ordering.
fn mode(ordering: Option<Ordering>) -> Mode {
    match ordering {
        None => Mode::NonAtomic,
        Some(Ordering::Monotonic) => Mode::Relaxed,
        Some(Ordering::Acquire) => Mode::Acquire,
        Some(Ordering::Release) => Mode::Release,
        Some(Ordering::AcquireRelease) => Mode::AcquireRelease,
        Some(Ordering::SequentiallyConsistent) => Mode::SequentiallyConsistent,
    }
}

impl<'m> Lowering<'_, 'm> {
    fn layout(&self) -> Layout<'m> {
        self.context.constants.layout
    }

    fn emit(&mut self, instruction: Instruction) {
        self.current.push(Located {
            instruction,
            position: self.position,
        });
    }

    fn unsupported(&mut self, what: &str) {
        let what = self.code.add_text(what);
        self.emit(Instruction::Unsupported { what });
    }

    fn run(&mut self) {
        self.body.blocks = vec![Vec::new(); self.function.blocks.len()];
        self.parameters();
        let copies = self.assign_registers();
        self.note_pointees();
        for (number, block) in self.function.blocks.iter().enumerate() {
            if number == 0 {
                self.position = self.position_of(self.function.debug);
                for (local, ty) in &copies {
                    self.copy_argument(*local, *ty);
                }
                if is_atomic(&self.function.name) {
                    self.call_library("__VERIFIER_atomic_begin");
                }
            }
            self.returned = only_returned(block);
            for statement in &block.statements {
                self.position = self.position_of(statement.location);
                if let Err(what) = self.statement(statement.result, &statement.instruction) {
                    self.unsupported(&what);
                }
            }
            self.position = self.position_of(block.location);
            if let Err(what) = self.terminator(&block.terminator) {
                self.unsupported(&what);
            }
            self.body.blocks[number] = std::mem::take(&mut self.current);
        }
        self.phis();
    }

    fn position_of(&mut self, location: Option<MetadataId>) -> Option<PositionId> {
        let location = location?;
        let (file, line) = self.context.module.position(location)?;
        if line == 0 {
            return None;
        }
        let position = SourcePosition {
            file: file.to_string(),
            line,
        };
        let place = (position, self.context.module.column(location));
        if let Some(id) = self.positions.get(&place) {
            return Some(*id);
        }
        let id = PositionId(self.code.positions.len() as u32);
        self.code.positions.push(place.0.clone());
        self.code.columns.push(place.1);
        self.positions.insert(place, id);
        Some(id)
    }

    fn parts(&self, ty: TypeId) -> u32 {
        result_parts(self.layout(), ty)
    }

    fn allocate(&mut self, parts: u32) -> Register {
        let first = Register(self.body.registers);
        self.body.registers += parts;
        first
    }

    fn parameters(&mut self) {
        for parameter in &self.function.parameters {
            let parts = self.parts(parameter.ty);
            let first = self.allocate(parts);
            self.registers.insert(parameter.local, first);
            self.types.insert(parameter.local, parameter.ty);
        }
        self.body.parameters = self.body.registers;
    }

    /// Gives every local its registers. Returns the parameters that are passed by value.
    fn assign_registers(&mut self) -> Vec<(LocalId, TypeId)> {
        for block in &self.function.blocks {
            for statement in &block.statements {
                if let Some(local) = statement.result {
                    self.instructions.insert(local, &statement.instruction);
                    self.assign(local, &statement.instruction);
                }
            }
            if let Terminator::Invoke {
                result: Some(local),
                call,
                ..
            } = &block.terminator
            {
                let parts = self.parts(call.result);
                let first = self.allocate(parts);
                self.registers.insert(*local, first);
                self.types.insert(*local, call.result);
            }
        }
        self.function
            .parameters
            .iter()
            .filter_map(|parameter| Some((parameter.local, parameter.by_value?)))
            .collect()
    }

    fn assign(&mut self, local: LocalId, instruction: &'m ast::Instruction) {
        use ast::Instruction as I;
        let ty = match instruction {
            I::Load { ty, .. } | I::Phi { ty, .. } => Some(*ty),
            I::AtomicRmw { operand, .. } => Some(operand.ty),
            I::Call(call) => Some(call.result),
            I::Binary { left, .. } => Some(left.ty),
            I::Cast { to, .. } => Some(*to),
            I::Select { yes, .. } => Some(yes.ty),
            I::InsertValue { aggregate, .. } => Some(aggregate.ty),
            I::Negate(value) | I::Freeze(value) => Some(value.ty),
            I::LandingPad(pad) => Some(pad.ty),
            I::ExtractValue { aggregate, path } => self.part_type(aggregate.ty, path),
            _ => None,
        };
        let parts = match (ty, instruction) {
            (Some(ty), _) => {
                self.types.insert(local, ty);
                self.parts(ty)
            }
            (None, I::CompareExchange { expected, .. }) => self.parts(expected.ty) + 1,
            _ => 1,
        };
        let first = self.allocate(parts);
        self.registers.insert(local, first);
        if let I::Alloca { .. } = instruction
            && self.pointers.home(local) == Home::Register
        {
            let name = self.function.locals[local.0 as usize].clone();
            self.body.variables.push((first, name));
        }
    }

    fn part_type(&self, ty: TypeId, path: &[u32]) -> Option<TypeId> {
        let mut ty = ty;
        for index in path {
            ty = self.layout().element(ty, u64::from(*index)).ok()?.1;
        }
        Some(ty)
    }

    fn register(&self, local: LocalId) -> Result<Register> {
        self.registers.get(&local).copied().ok_or_else(|| {
            format!(
                "the value %{}, which is not defined",
                self.function.locals[local.0 as usize]
            )
        })
    }

    fn result(&self, local: Option<LocalId>) -> Result<Register> {
        match local {
            Some(local) => self.register(local),
            None => Err("an instruction whose result has no name".to_string()),
        }
    }

    fn constant_operand(&mut self, value: ConstantValue) -> Operand {
        match value {
            ConstantValue::Number(number) => Operand::Constant(number),
            ConstantValue::ThreadLocal(offset) => {
                let to = self.allocate(1);
                self.emit(Instruction::ThreadLocal { to, offset });
                Operand::Register(to)
            }
        }
    }

    /// An operand of scalar type.
    fn scalar(&mut self, ty: TypeId, operand: &ast::Operand) -> Result<Operand> {
        self.context.constants.bits(ty)?;
        match operand {
            ast::Operand::Local(local) => Ok(Operand::Register(self.register(*local)?)),
            ast::Operand::Constant(constant) => {
                let value = self.context.constants.scalar(ty, constant)?;
                Ok(self.constant_operand(value))
            }
        }
    }

    fn typed(&mut self, value: &Typed) -> Result<Operand> {
        self.scalar(value.ty, &value.value)
    }

    /// An address.
    fn address(&mut self, operand: &ast::Operand) -> Result<Operand> {
        match operand {
            ast::Operand::Local(local) => Ok(Operand::Register(self.register(*local)?)),
            ast::Operand::Constant(constant) => {
                let value = self.context.constants.scalar(Types::POINTER, constant)?;
                Ok(self.constant_operand(value))
            }
        }
    }

    /// The parts of an operand of any type.
    fn parts_of(&mut self, ty: TypeId, operand: &ast::Operand) -> Result<Vec<Operand>> {
        match operand {
            ast::Operand::Local(local) => {
                let count = self.layout().leaves(ty)?.len() as u32;
                let first = self.register(*local)?;
                Ok((first.0..first.0 + count)
                    .map(|register| Operand::Register(Register(register)))
                    .collect())
            }
            ast::Operand::Constant(constant) => {
                let values = self.context.constants.leaves(ty, constant)?;
                Ok(values
                    .into_iter()
                    .map(|value| self.constant_operand(value))
                    .collect())
            }
        }
    }

    fn statement(
        &mut self,
        result: Option<LocalId>,
        instruction: &'m ast::Instruction,
    ) -> Result<()> {
        use ast::Instruction as I;
        match instruction {
            I::Alloca { ty, count, align } => self.alloca(result, *ty, count.as_ref(), *align),
            I::Load {
                ty,
                address,
                ordering,
                volatile,
            } => {
                let ordering = self.ordering(*ordering, *volatile, false);
                self.load(result, *ty, address, ordering)
            }
            I::Store {
                value,
                address,
                ordering,
                volatile,
            } => {
                let ordering = self.ordering(*ordering, *volatile, true);
                self.store(value, address, ordering)
            }
            I::Fence {
                ordering,
                single_thread,
            } => {
                if !single_thread {
                    self.emit(Instruction::Fence {
                        mode: mode(Some(*ordering)),
                    });
                }
                Ok(())
            }
            I::CompareExchange { .. } | I::AtomicRmw { .. } => {
                self.read_modify_write(result, instruction)
            }
            I::ElementAddress {
                source,
                base,
                indices,
            } => {
                let to = self.result(result)?;
                self.element_address(to, *source, base, indices)
            }
            I::Call(call) => self.call(result, call),
            I::LandingPad(_) => {
                let to = self.result(result)?;
                self.emit(Instruction::Landing { to });
                Ok(())
            }
            I::Unsupported(opcode) => Err(format!("the instruction `{opcode}`")),
            // Filled in at the end, on the edges.
            I::Phi { .. } => Ok(()),
            // Another name for a variable that is a register: it has no address to be computed.
            I::Cast { value, .. } if self.promoted(&value.value).is_some() => Ok(()),
            _ => {
                let to = self.result(result)?;
                self.computation(to, instruction)
            }
        }
    }

    /// The memory order of an access, `None` if it is a plain one.
    fn ordering(
        &self,
        ordering: Option<Ordering>,
        volatile: bool,
        writes: bool,
    ) -> Option<Ordering> {
        let of_volatile = match self.context.volatile {
            _ if !volatile => None,
            Volatile::Plain => None,
            Volatile::Relaxed => Some(Ordering::Monotonic),
            Volatile::Ordered if writes => Some(Ordering::Release),
            Volatile::Ordered => Some(Ordering::Acquire),
        };
        ordering.or(of_volatile)
    }

    fn computation(&mut self, to: Register, instruction: &'m ast::Instruction) -> Result<()> {
        use ast::Instruction as I;
        match instruction {
            I::Binary {
                operator,
                left,
                right,
            } => {
                if self.is_wide(left.ty) {
                    return self.wide_binary(to, *operator, left, right);
                }
                let bits = self.context.constants.bits_of_number(left.ty)?;
                let (ty, left) = (left.ty, self.typed(left)?);
                let right = self.scalar(ty, right)?;
                let instruction = match binary_operator(*operator) {
                    Some(operator) => Instruction::Binary {
                        operator,
                        bits,
                        to,
                        left,
                        right,
                    },
                    None => Instruction::Float {
                        operator: match operator {
                            ast::BinaryOperator::FloatAdd => FloatBinary::Add,
                            ast::BinaryOperator::FloatSub => FloatBinary::Sub,
                            ast::BinaryOperator::FloatMul => FloatBinary::Mul,
                            ast::BinaryOperator::FloatDiv => FloatBinary::Div,
                            _ => FloatBinary::Rem,
                        },
                        double: bits == 64,
                        to,
                        left,
                        right,
                    },
                };
                self.emit(instruction);
            }
            I::Negate(value) => {
                let double = self.context.constants.bits_of_number(value.ty)? == 64;
                let from = self.typed(value)?;
                self.emit(Instruction::Convert {
                    conversion: Conversion::Negate(double),
                    to,
                    from,
                });
            }
            I::Compare {
                predicate,
                left,
                right,
            } => {
                if self.is_wide(left.ty) {
                    return self.wide_compare(to, *predicate, left, right);
                }
                let bits = self.context.constants.bits_of_number(left.ty)?;
                let (operator, swap) = integer_operator(*predicate);
                let mut sides = (self.typed(left)?, self.scalar(left.ty, right)?);
                if spins(&self.function.name) && sides.1 == Operand::Constant(SPINS) {
                    sides.1 = Operand::Constant(1);
                }
                if swap {
                    sides = (sides.1, sides.0);
                }
                self.emit(Instruction::Binary {
                    operator,
                    bits,
                    to,
                    left: sides.0,
                    right: sides.1,
                });
            }
            I::FloatCompare {
                predicate,
                left,
                right,
            } => {
                let double = self.context.constants.bits_of_number(left.ty)? == 64;
                let (ty, left) = (left.ty, self.typed(left)?);
                let right = self.scalar(ty, right)?;
                self.emit(Instruction::Float {
                    operator: FloatBinary::Compare {
                        less: predicate.less,
                        equal: predicate.equal,
                        greater: predicate.greater,
                        unordered: predicate.unordered,
                    },
                    double,
                    to,
                    left,
                    right,
                });
            }
            I::Cast {
                operator,
                value,
                to: ty,
            } if self.is_wide(value.ty) || self.is_wide(*ty) => {
                self.wide_cast(to, *operator, value, *ty)?;
            }
            I::Cast {
                operator,
                value,
                to: ty,
            } => self.cast(to, *operator, value, *ty)?,
            I::Select { condition, yes, no } => {
                let condition = self.scalar(Types::BOOLEAN, condition)?;
                let left = self.parts_of(yes.ty, &yes.value)?;
                let right = self.parts_of(yes.ty, no)?;
                for (part, (yes, no)) in left.into_iter().zip(right).enumerate() {
                    self.emit(Instruction::Select {
                        to: Register(to.0 + part as u32),
                        condition,
                        yes,
                        no,
                    });
                }
            }
            I::Freeze(value) => {
                let parts = self.parts_of(value.ty, &value.value)?;
                self.moves(to, &parts);
            }
            I::ExtractValue { aggregate, path } => self.extract(to, aggregate, path)?,
            I::InsertValue {
                aggregate,
                value,
                path,
            } => {
                let mut parts = self.parts_of(aggregate.ty, &aggregate.value)?;
                let (start, count) = self.part_range(aggregate.ty, path)?;
                let new = self.parts_of(value.ty, &value.value)?;
                if new.len() != count || start + count > parts.len() {
                    return Err("an `insertvalue` of another shape".to_string());
                }
                parts[start..start + count].copy_from_slice(&new);
                self.moves(to, &parts);
            }
            _ => return Err("an instruction without a meaning here".to_string()),
        }
        Ok(())
    }

    fn moves(&mut self, to: Register, parts: &[Operand]) {
        for (part, from) in parts.iter().enumerate() {
            self.emit(Instruction::Move {
                to: Register(to.0 + part as u32),
                from: *from,
            });
        }
    }

    fn extract(&mut self, to: Register, aggregate: &Typed, path: &[u32]) -> Result<()> {
        let parts = self.parts_of(aggregate.ty, &aggregate.value)?;
        let (start, count) = self.part_range(aggregate.ty, path)?;
        match parts.get(start..start + count) {
            Some(parts) => {
                let parts = parts.to_vec();
                self.moves(to, &parts);
                Ok(())
            }
            None => Err("an `extractvalue` of another shape".to_string()),
        }
    }

    /// The scalar parts of an aggregate that a path leads to.
    fn part_range(&self, ty: TypeId, path: &[u32]) -> Result<(usize, usize)> {
        let layout = self.layout();
        let (mut ty, mut start) = (ty, 0);
        for index in path {
            for before in 0..*index {
                let (_, element) = layout.element(ty, u64::from(before))?;
                start += layout.leaves(element)?.len();
            }
            ty = layout.element(ty, u64::from(*index))?.1;
        }
        Ok((start, layout.leaves(ty)?.len()))
    }

    fn cast(
        &mut self,
        to: Register,
        operator: CastOperator,
        value: &Typed,
        ty: TypeId,
    ) -> Result<()> {
        let constants = &self.context.constants;
        let (from_bits, to_bits) = match operator {
            CastOperator::Bits => (constants.bits(value.ty)?, constants.bits(ty)?),
            _ => (
                constants.bits_of_number(value.ty)?,
                constants.bits_of_number(ty)?,
            ),
        };
        let from = self.typed(value)?;
        let conversion = match operator {
            CastOperator::Truncate => Some(Conversion::Truncate(to_bits)),
            CastOperator::ZeroExtend => None,
            CastOperator::Bits if to_bits < from_bits => Some(Conversion::Truncate(to_bits)),
            CastOperator::Bits => None,
            CastOperator::SignExtend => Some(Conversion::SignExtend(from_bits, to_bits)),
            CastOperator::FloatTruncate => Some(Conversion::FloatTruncate),
            CastOperator::FloatExtend => Some(Conversion::FloatExtend),
            CastOperator::FloatToUnsigned => {
                Some(Conversion::FloatToUnsigned(from_bits == 64, to_bits))
            }
            CastOperator::FloatToSigned => {
                Some(Conversion::FloatToSigned(from_bits == 64, to_bits))
            }
            CastOperator::UnsignedToFloat => Some(Conversion::UnsignedToFloat(to_bits == 64)),
            CastOperator::SignedToFloat => {
                Some(Conversion::SignedToFloat(to_bits == 64, from_bits))
            }
        };
        self.emit(match conversion {
            Some(conversion) => Instruction::Convert {
                conversion,
                to,
                from,
            },
            None => Instruction::Move { to, from },
        });
        Ok(())
    }

    fn terminator(&mut self, terminator: &'m Terminator) -> Result<()> {
        match terminator {
            Terminator::Return(value) => {
                let parts = match value {
                    Some(value) => self.parts_of(value.ty, &value.value)?,
                    None => Vec::new(),
                };
                let values = self.code.add_operands(&parts);
                if is_atomic(&self.function.name) {
                    self.call_library("__VERIFIER_atomic_end");
                }
                self.emit(Instruction::Return { values, set: None });
            }
            Terminator::Branch(BlockId(target)) => self.emit(Instruction::Jump { target: *target }),
            Terminator::ConditionalBranch(condition, BlockId(yes), BlockId(no)) => {
                if *condition == ast::Operand::Constant(ast::Constant::Undefined) {
                    return Err("a branch on an undefined value".to_string());
                }
                let condition = self.scalar(Types::BOOLEAN, condition)?;
                self.emit(Instruction::Branch {
                    condition,
                    yes: *yes,
                    no: *no,
                });
            }
            Terminator::Switch {
                value,
                default,
                cases,
            } => {
                let bits = self.context.constants.bits(value.ty)?;
                let operand = self.typed(value)?;
                let mut cases: Vec<(u64, u32)> = cases
                    .iter()
                    .map(|(number, block)| {
                        (super::arithmetic::truncate(*number as u64, bits), block.0)
                    })
                    .collect();
                cases.sort_unstable();
                self.code.switches.push(Switch {
                    default: default.0,
                    cases,
                });
                let table = self.code.switches.len() as u32 - 1;
                self.emit(Instruction::Switch {
                    value: operand,
                    table,
                });
            }
            Terminator::Invoke {
                result,
                call,
                normal,
                unwind,
            } => {
                self.call(*result, call)?;
                self.invoked(*normal, *unwind)?;
            }
            Terminator::Resume(value) => self.resume(value)?,
            Terminator::Unreachable => self.emit(Instruction::Unreachable),
            Terminator::Unsupported(what) => return Err(what.clone()),
        }
        Ok(())
    }

    fn cells(&mut self, cells: Cells) -> u32 {
        if let Some(found) = self.code.cells.iter().position(|known| *known == cells) {
            return found as u32;
        }
        self.code.cells.push(cells);
        self.code.cells.len() as u32 - 1
    }

    fn comparison(&mut self, operator: Binary, bits: u8, left: Operand, right: Operand) -> Operand {
        let to = self.allocate(1);
        self.emit(Instruction::Binary {
            operator,
            bits,
            to,
            left,
            right,
        });
        Operand::Register(to)
    }
}
