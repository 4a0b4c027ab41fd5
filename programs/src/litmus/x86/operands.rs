//! The operands of X86 instructions: registers, memory and constants.

use super::parse::{Memory, Operand as Written, Placed};
use super::registers::RegisterFile;
use crate::litmus::code::{Binary, CodeBuilder, FlagRule, Instruction, Label, Operand, Slot};
use crate::litmus::error::{Lines, LitmusError, Result};
use crate::litmus::state::Locations;
use crate::litmus::types::IntType;
use katec_checker::event::Mode;
use std::collections::BTreeMap;
use std::ops::Range;

/// The compiler of one thread.
pub(super) struct Compiler<'a> {
    pub source: &'a str,
    pub lines: &'a Lines,
    pub builder: CodeBuilder,
    pub labels: BTreeMap<String, Label>,
    pub file: &'a RegisterFile,
    pub locations: &'a Locations,
    /// Whether the thread has an instruction that tests flags.
    pub tests_flags: bool,
}

/// A destination after its address was computed.
#[derive(Clone, Copy)]
pub(super) enum Target {
    Register(Slot),
    Memory(Operand),
}

impl Compiler<'_> {
    pub(super) fn error<T>(&self, span: &Range<usize>, message: impl Into<String>) -> Result<T> {
        Err(LitmusError::new(self.source, span.clone(), message))
    }

    pub(super) fn temporary(&mut self, span: &Range<usize>) -> Result<Slot> {
        let source = self.source;
        self.builder
            .slot()
            .ok_or_else(|| LitmusError::new(source, span.clone(), "the thread is too long"))
    }

    pub(super) fn flags(&mut self, rule: FlagRule, size: u8, left: Operand, right: Operand) {
        self.builder.emit(Instruction::SetFlags {
            rule,
            size,
            left,
            right,
            flags: RegisterFile::FLAGS,
        });
    }

    pub(super) fn binary(
        &mut self,
        operation: Binary,
        int: IntType,
        left: Operand,
        right: Operand,
        span: &Range<usize>,
    ) -> Result<Operand> {
        let to = self.temporary(span)?;
        self.builder.emit(Instruction::Binary {
            operation,
            int,
            to,
            left,
            right,
        });
        Ok(Operand::Slot(to))
    }

    /// Writes a value to a register or to memory. A register's upper half is cleared by writes of 4
    /// bytes and kept by narrower ones.
    pub(super) fn assign(&mut self, target: Target, value: Operand, width: u8) {
        self.builder.emit(match target {
            Target::Register(to) if width >= 4 => Instruction::Move {
                to,
                from: value,
                as_type: IntType::unsigned(width),
            },
            Target::Register(to) => Instruction::Insert {
                to,
                from: value,
                size: width,
            },
            Target::Memory(address) => Instruction::Store {
                address,
                value,
                size: width,
                mode: Mode::Relaxed,
            },
        });
    }

    /// The current value of a target.
    pub(super) fn read(
        &mut self,
        target: Target,
        width: u8,
        span: &Range<usize>,
    ) -> Result<Operand> {
        let to = self.temporary(span)?;
        let int = IntType::unsigned(width);
        self.builder.emit(match target {
            Target::Register(slot) => Instruction::Move {
                to,
                from: Operand::Slot(slot),
                as_type: int,
            },
            Target::Memory(address) => Instruction::Load {
                to,
                address,
                int,
                mode: Mode::Relaxed,
            },
        });
        Ok(Operand::Slot(to))
    }

    pub(super) fn register(&self, name: &str, placed: &Placed) -> Result<(Slot, u8)> {
        let unknown = || {
            LitmusError::new(
                self.source,
                placed.span.clone(),
                format!("`{name}` is not a register"),
            )
        };
        self.file.find(name).ok_or_else(unknown)
    }

    pub(super) fn target(&mut self, placed: &Placed) -> Result<Target> {
        match &placed.operand {
            Written::Register(name) => Ok(Target::Register(self.register(name, placed)?.0)),
            Written::Memory(memory) => Ok(Target::Memory(self.address(memory, placed)?)),
            Written::Immediate(_) | Written::Address(_) => self.error(
                &placed.span,
                "a constant cannot be written to: X86 has the destination first, X86_64 has it last",
            ),
            Written::Name(name) => self.error(&placed.span, unknown_name(name)),
        }
    }

    /// The value of an operand, loaded if it is in memory.
    pub(super) fn value(&mut self, placed: &Placed, width: u8) -> Result<Operand> {
        match &placed.operand {
            Written::Immediate(number) => {
                if !IntType::signed(width).holds(*number) {
                    return self.error(
                        &placed.span,
                        format!("{number} does not fit into {width} bytes"),
                    );
                }
                Ok(Operand::Constant(*number as u64))
            }
            Written::Address(name) => {
                let address = self
                    .locations
                    .find(name)
                    .map(|id| self.locations.address(id, 0));
                address
                    .map(Operand::Constant)
                    .map_or_else(|| self.error(&placed.span, unknown_name(name)), Ok)
            }
            _ => {
                let target = self.target(placed)?;
                match target {
                    Target::Register(slot) => Ok(Operand::Slot(slot)),
                    Target::Memory(_) => self.read(target, width, &placed.span),
                }
            }
        }
    }

    pub(super) fn address(&mut self, memory: &Memory, placed: &Placed) -> Result<Operand> {
        let start = match &memory.location {
            Some(name) => match self.locations.find(name) {
                Some(id) => self.locations.address(id, 0),
                None => return self.error(&placed.span, unknown_name(name)),
            },
            None => 0,
        };
        let mut sum = Operand::Constant(start.wrapping_add(memory.displacement as u64));
        let base = memory.base.iter().map(|name| (name, 1));
        let index = memory.index.iter().map(|(name, factor)| (name, *factor));
        for (name, factor) in base.chain(index) {
            let (slot, size) = self.register(name, placed)?;
            let part = self.temporary(&placed.span)?;
            self.builder.emit(Instruction::Move {
                to: part,
                from: Operand::Slot(slot),
                as_type: IntType::unsigned(size),
            });
            let mut part = Operand::Slot(part);
            if factor != 1 {
                part = self.binary(
                    Binary::Multiply,
                    IntType::POINTER,
                    part,
                    Operand::Constant(u64::from(factor)),
                    &placed.span,
                )?;
            }
            sum = match sum {
                Operand::Constant(0) => part,
                sum => self.binary(Binary::Add, IntType::POINTER, sum, part, &placed.span)?,
            };
        }
        Ok(sum)
    }
}

fn unknown_name(name: &str) -> String {
    format!("`{name}` is neither a register nor an operand: write `[{name}]` for the location")
}
