//! Pieces of code that instructions of several languages are made of.

use super::parse::{Item, Operand as Text, Written};
use super::{Dialect, FIXED_SLOTS, FLAGS, Register, error};
use crate::litmus::code::{
    Binary, Code, CodeBuilder, Condition, Fetch, FlagRule, Instruction, Label, Operand, Slot,
};
use crate::litmus::error::{Lines, LitmusError, Result};
use crate::litmus::types::IntType;
use katec_checker::event::{FenceKind, Mode};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// What compiling a thread gives.
pub(super) struct Compiled {
    pub code: Code,
    /// The registers that are bases of addresses, with how many bytes are accessed there.
    pub widths: Vec<(u16, u8)>,
}

/// Compiles one thread. `set` are the registers that the initial state sets.
pub(super) fn thread(
    source: &str,
    lines: &Lines,
    dialect: &Dialect,
    items: &[Item],
    set: &[u16],
) -> Result<Compiled> {
    let mut compiler = Compiler {
        source,
        dialect,
        builder: CodeBuilder::default(),
        labels: BTreeMap::new(),
        set: set.iter().copied().collect(),
        bases: Vec::new(),
        widths: Vec::new(),
    };
    for _ in 0..FIXED_SLOTS {
        compiler.builder.slot();
    }
    for item in items {
        if let Item::Label(name, span) = item {
            let label = compiler.builder.label();
            if compiler.labels.insert(name.clone(), label).is_some() {
                let message = format!("the label `{name}` is already in use");
                return Err(LitmusError::new(source, span.clone(), message));
            }
        }
    }
    for item in items {
        match item {
            Item::Label(name, _) => compiler.builder.bind(compiler.labels[name]),
            Item::Instruction(written) => {
                compiler.builder.place = lines.place(written.span.start);
                let used = compiler.builder.used();
                (dialect.instruction)(&mut compiler, written)?;
                compiler.builder.free(used);
            }
        }
    }
    for (number, name, span) in &compiler.bases {
        if !compiler.set.contains(number) {
            let message = format!("the register `{name}` is used as an address and never set");
            return Err(LitmusError::new(source, span.clone(), message));
        }
    }
    Ok(Compiled {
        code: compiler.builder.finish(),
        widths: compiler.widths,
    })
}

/// The code of one thread while it is made.
pub(in crate::litmus) struct Compiler<'a> {
    pub source: &'a str,
    dialect: &'a Dialect,
    pub builder: CodeBuilder,
    labels: BTreeMap<String, Label>,
    /// Registers that are set somewhere.
    set: BTreeSet<u16>,
    /// Registers in addresses, by number, with their names and places.
    bases: Vec<(u16, String, Range<usize>)>,
    widths: Vec<(u16, u8)>,
}

/// What an access of memory is like.
#[derive(Clone, Copy)]
pub(in crate::litmus) struct Access {
    pub address: Operand,
    pub int: IntType,
    pub mode: Mode,
}

/// Where it is told whether a store-exclusive took place.
#[derive(Clone, Copy)]
pub(in crate::litmus) struct Status {
    pub to: Slot,
    pub success: u64,
    pub failure: u64,
    /// Whether what depends on success depends on the store.
    pub depends: bool,
}

impl Compiler<'_> {
    /// Refuses an instruction that is not known.
    pub fn unknown<T>(&self, written: &Written) -> Result<T> {
        let message = format!("the instruction `{}` is not supported", written.mnemonic);
        error(self.source, written, message)
    }

    /// Refuses the operands of an instruction.
    pub fn unexpected<T>(&self, written: &Written) -> Result<T> {
        let message = format!("these operands of `{}` are not supported", written.mnemonic);
        error(self.source, written, message)
    }

    /// The register that an operand names.
    pub fn register(&self, written: &Written, operand: &Text) -> Result<Register> {
        let Text::Name(name) = operand else {
            return self.unexpected(written);
        };
        match (self.dialect.register)(name) {
            Some(register) => Ok(register),
            None => error(self.source, written, format!("`{name}` is not a register")),
        }
    }

    /// The value of a register.
    pub fn value(&self, register: Register) -> Operand {
        match register.number {
            Some(number) => Operand::Slot(Slot(number)),
            None => Operand::Constant(0),
        }
    }

    /// The value of a register or number.
    pub fn operand(&self, written: &Written, operand: &Text) -> Result<Operand> {
        Ok(match operand {
            Text::Number(number) => Operand::Constant(*number as u64),
            _ => self.value(self.register(written, operand)?),
        })
    }

    /// Where a result goes that is meant for a register.
    pub fn target(&mut self, written: &Written, register: Register) -> Result<Slot> {
        match register.number {
            Some(number) => {
                self.set.insert(number);
                Ok(Slot(number))
            }
            None => self.scratch(written),
        }
    }

    /// A register that no instruction names.
    pub fn scratch(&mut self, written: &Written) -> Result<Slot> {
        match self.builder.slot() {
            Some(slot) => Ok(slot),
            None => error(self.source, written, "too many registers".to_string()),
        }
    }

    /// The label that an operand names.
    pub fn label(&self, written: &Written, operand: &Text) -> Result<Label> {
        let Text::Name(name) = operand else {
            return self.unexpected(written);
        };
        match self.labels.get(name) {
            Some(label) => Ok(*label),
            None => error(self.source, written, format!("there is no label `{name}`")),
        }
    }

    /// Notes that a register is the base of an address at which so many bytes are accessed.
    pub fn base(&mut self, written: &Written, operand: &Text, size: u8) -> Result<Register> {
        let register = self.register(written, operand)?;
        if let (Some(number), Text::Name(name)) = (register.number, operand) {
            self.bases
                .push((number, name.clone(), written.span.clone()));
            self.widths.push((number, size));
        }
        Ok(register)
    }

    /// The sum of two addresses.
    pub fn sum(&mut self, written: &Written, left: Operand, right: Operand) -> Result<Operand> {
        if right == Operand::Constant(0) {
            return Ok(left);
        }
        let to = self.scratch(written)?;
        self.binary(Binary::Add, IntType::LONG, to, left, right);
        Ok(Operand::Slot(to))
    }

    /// The address `offset(base)`.
    pub fn based(&mut self, written: &Written, operand: &Text, size: u8) -> Result<Operand> {
        let Text::Based { offset, base } = operand else {
            return self.unexpected(written);
        };
        let base = self.base(written, &Text::Name(base.clone()), size)?;
        let offset = Operand::Constant(*offset as u64);
        self.sum(written, self.value(base), offset)
    }

    pub fn binary(
        &mut self,
        operation: Binary,
        int: IntType,
        to: Slot,
        left: Operand,
        right: Operand,
    ) {
        self.builder.emit(Instruction::Binary {
            operation,
            int,
            to,
            left,
            right,
        });
    }

    pub fn set(&mut self, to: Slot, from: Operand, as_type: IntType) {
        self.builder.emit(Instruction::Move { to, from, as_type });
    }

    pub fn load(&mut self, to: Slot, access: Access, exclusive: bool) {
        let Access { address, int, mode } = access;
        self.builder.emit(match exclusive {
            true => Instruction::LoadExclusive {
                to,
                address,
                int,
                mode,
            },
            false => Instruction::Load {
                to,
                address,
                int,
                mode,
            },
        });
    }

    pub fn store(&mut self, value: Operand, access: Access) {
        self.builder.emit(Instruction::Store {
            address: access.address,
            value,
            size: access.int.size,
            mode: access.mode,
        });
    }

    /// A store-exclusive: it takes place or not if there is a load-exclusive of its address, and
    /// leaves one of two values in a register.
    pub fn store_exclusive(
        &mut self,
        written: &Written,
        value: Operand,
        access: Access,
        status: Status,
    ) -> Result<()> {
        let (fails, end) = (self.builder.label(), self.builder.label());
        let reserved = self.scratch(written)?;
        self.builder.emit(Instruction::Reserved {
            to: reserved,
            address: access.address,
        });
        self.builder.branch(Operand::Slot(reserved), false, fails);
        let chosen = self.scratch(written)?;
        self.builder.emit(Instruction::Choose {
            to: chosen,
            count: 2,
        });
        self.builder.branch(Operand::Slot(chosen), true, fails);
        self.builder.emit(Instruction::StoreExclusive {
            address: access.address,
            value,
            size: access.int.size,
            mode: access.mode,
        });
        self.builder.emit(Instruction::Succeed {
            to: status.to,
            value: status.success,
            on_store: status.depends,
        });
        self.builder.jump(end);
        self.builder.bind(fails);
        self.builder.emit(Instruction::Release);
        let failure = Operand::Constant(status.failure);
        self.set(status.to, failure, IntType::LONG);
        self.builder.bind(end);
        Ok(())
    }

    /// A read-modify-write. Without `to` the program does not get what was read.
    pub fn fetch(&mut self, operation: Fetch, to: Option<Slot>, operand: Operand, access: Access) {
        self.builder.emit(Instruction::Fetch {
            operation,
            to,
            address: access.address,
            operand,
            int: access.int,
            mode: access.mode,
        });
    }

    pub fn fence(&mut self, kind: FenceKind) {
        self.builder.emit(Instruction::Fence {
            mode: kind.machine_mode(),
            kind,
        });
    }

    /// Sets the flags as a comparison does.
    pub fn compare(&mut self, size: u8, left: Operand, right: Operand) {
        self.set_flags(FlagRule::Subtract, size, [left, right]);
    }

    /// Sets the flags as an operation on two values does.
    pub fn set_flags(&mut self, rule: FlagRule, size: u8, [left, right]: [Operand; 2]) {
        self.builder.emit(Instruction::SetFlags {
            rule,
            size,
            left,
            right,
            flags: FLAGS,
        });
    }

    /// Jumps if the flags have a condition, or if they have not.
    pub fn branch_if(
        &mut self,
        written: &Written,
        condition: Condition,
        negated: bool,
        target: Label,
    ) -> Result<()> {
        let to = self.scratch(written)?;
        self.builder.emit(Instruction::TestFlags {
            condition,
            negated,
            to,
            flags: FLAGS,
        });
        self.builder.branch(Operand::Slot(to), true, target);
        Ok(())
    }
}
