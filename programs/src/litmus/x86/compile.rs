//! Compiles parsed X86 instructions.

use super::actions::{Action, known_action, written_width};
use super::operands::{Compiler, Target};
use super::parse::{Item, Memory, Operand as Written, Placed, Written as Instr};
use super::registers::{Register, RegisterFile, named};
use crate::litmus::code::{
    Binary, Code, CodeBuilder, Condition, Fetch, FlagRule, Instruction, Operand, Slot,
};
use crate::litmus::error::{Lines, LitmusError, Result};
use crate::litmus::state::Locations;
use crate::litmus::types::IntType;
use katec_checker::event::{FenceKind, Mode};
use std::collections::BTreeMap;
use std::ops::Range;

/// The width of an access when nothing says it.
const DEFAULT_WIDTH: u8 = 4;

/// Compiles one thread.
pub(super) fn thread(
    source: &str,
    lines: &Lines,
    items: &[Item],
    file: &mut RegisterFile,
    locations: &Locations,
) -> Result<Code> {
    let mut builder = CodeBuilder::default();
    let mut labels = BTreeMap::new();
    for item in items {
        match item {
            Item::Label(name, span) => {
                if labels.insert(name.clone(), builder.label()).is_some() {
                    return Err(LitmusError::new(
                        source,
                        span.clone(),
                        format!("the label `{name}` is already in use"),
                    ));
                }
            }
            Item::Instruction(instruction) => {
                for placed in &instruction.operands {
                    placed
                        .register_names()
                        .for_each(|name| file.add_symbolic(name));
                }
            }
        }
    }
    let first = Range { start: 0, end: 0 };
    let no_slots = || LitmusError::new(source, first.clone(), "too many registers");
    for _ in 0..file.slots() {
        builder.slot().ok_or_else(no_slots)?;
    }
    let tests_flags = items.iter().any(|item| match item {
        Item::Instruction(instruction) => {
            known_action(source, instruction).is_ok_and(|(action, _)| {
                matches!(
                    action,
                    Action::Branch(..) | Action::Set(..) | Action::MoveIf(..)
                )
            })
        }
        Item::Label(..) => false,
    });
    let mut compiler = Compiler {
        tests_flags,
        source,
        lines,
        builder,
        labels,
        file,
        locations,
    };
    for item in items {
        match item {
            Item::Label(name, _) => compiler.builder.bind(compiler.labels[name]),
            Item::Instruction(instruction) => {
                let used = compiler.builder.used();
                compiler.instruction(instruction)?;
                compiler.builder.free(used);
            }
        }
    }
    Ok(compiler.builder.finish())
}

impl Placed {
    fn register_names(&self) -> impl Iterator<Item = &String> {
        let (register, memory) = match &self.operand {
            Written::Register(name) => (Some(name), None),
            Written::Memory(memory) => (None, Some(memory)),
            _ => (None, None),
        };
        let base = memory.and_then(|memory| memory.base.as_ref());
        let index = memory
            .and_then(|memory| memory.index.as_ref())
            .map(|(name, _)| name);
        register.into_iter().chain(base).chain(index)
    }
}

impl Compiler<'_> {
    fn instruction(&mut self, written: &Instr) -> Result<()> {
        self.builder.place = self.lines.place(written.span.start);
        let (action, suffix) = known_action(self.source, written)?;
        let arity = match action {
            Action::Nothing => 0..=1,
            Action::Return | Action::Fence(_) => 0..=0,
            Action::Jump
            | Action::Branch(..)
            | Action::Set(..)
            | Action::Step(_)
            | Action::Negate
            | Action::Complement => 1..=1,
            _ => 2..=2,
        };
        if !arity.contains(&written.operands.len()) {
            let message = format!(
                "`{}` has {} operands, not {}",
                written.mnemonic,
                arity.end(),
                written.operands.len()
            );
            return self.error(&written.span, message);
        }
        let width = self.width(action, suffix, written)?;
        if written.locked {
            return self.locked(action, width, written);
        }
        match action {
            Action::Nothing => {}
            Action::Return => {
                let end = self.builder.label();
                self.builder.jump(end);
            }
            Action::Fence(kind) => {
                self.builder.emit(Instruction::Fence {
                    mode: fence_mode(kind),
                    kind,
                });
            }
            Action::Jump | Action::Branch(..) => self.jump(action, written)?,
            Action::Exchange if written.operands.iter().any(is_memory) => {
                self.exchange(width, written)?;
            }
            _ => self.plain(action, width, written)?,
        }
        Ok(())
    }

    /// The width of an instruction: as written, or that of the location it accesses.
    fn width(&self, action: Action, suffix: Option<u8>, written: &Instr) -> Result<u8> {
        if let Some(width) = written_width(action, suffix, &written.operands) {
            for placed in &written.operands {
                if let Written::Register(name) = &placed.operand
                    && let Some(register) = named(name)
                    && suffix.is_some_and(|suffix| suffix != register.size)
                    && !matches!(action, Action::Extend { .. })
                {
                    return self.error(
                        &placed.span,
                        format!(
                            "`{name}` has {} bytes, `{}` accesses {width}",
                            register.size, written.mnemonic
                        ),
                    );
                }
            }
            return Ok(width);
        }
        let location = written
            .operands
            .iter()
            .find_map(|placed| match &placed.operand {
                Written::Memory(Memory {
                    location: Some(name),
                    ..
                }) => self.locations.find(name),
                _ => None,
            });
        Ok(location.map_or(DEFAULT_WIDTH, |id| self.locations.get(id).value_type().size))
    }

    fn jump(&mut self, action: Action, written: &Instr) -> Result<()> {
        let placed = &written.operands[0];
        let Written::Name(name) = &placed.operand else {
            return self.error(&placed.span, "expected a label");
        };
        let Some(label) = self.labels.get(name).copied() else {
            return self.error(
                &placed.span,
                format!("there is no label `{name}` in this thread"),
            );
        };
        if let Action::Branch(condition, negated) = action {
            let holds = self.test(condition, negated, &written.span)?;
            self.builder.branch(holds, true, label);
        } else {
            self.builder.jump(label);
        }
        Ok(())
    }

    fn test(
        &mut self,
        condition: Condition,
        negated: bool,
        span: &Range<usize>,
    ) -> Result<Operand> {
        let to = self.temporary(span)?;
        self.builder.emit(Instruction::TestFlags {
            condition,
            negated,
            to,
            flags: RegisterFile::FLAGS,
        });
        Ok(Operand::Slot(to))
    }

    /// Instructions without `LOCK`: what they do to memory is a load, a store, or one after the
    /// other.
    fn plain(&mut self, action: Action, width: u8, written: &Instr) -> Result<()> {
        let span = &written.span;
        let int = IntType::unsigned(width);
        match action {
            Action::Move => {
                let target = self.target(&written.operands[0])?;
                let value = self.value(&written.operands[1], width)?;
                self.assign(target, value, width);
            }
            Action::Extend { signed, .. } => {
                let from = match &written.operands[1].operand {
                    Written::Register(name) => self.register(name, &written.operands[1])?.1,
                    _ => width,
                };
                let value = self.value(&written.operands[1], from)?;
                let Written::Register(name) = &written.operands[0].operand else {
                    return self.error(&written.operands[0].span, "expected a register");
                };
                let (slot, size) = self.register(name, &written.operands[0])?;
                let wide = self.temporary(span)?;
                self.builder.emit(Instruction::Move {
                    to: wide,
                    from: value,
                    as_type: IntType { size: from, signed },
                });
                self.assign(Target::Register(slot), Operand::Slot(wide), size);
            }
            Action::Lea => {
                let target = self.target(&written.operands[0])?;
                let Written::Memory(memory) = &written.operands[1].operand else {
                    return self.error(&written.operands[1].span, "expected an address like `[x]`");
                };
                let address = self.address(memory, &written.operands[1])?;
                self.assign(target, address, width);
            }
            Action::Compare | Action::Test => {
                let left = self.value(&written.operands[0], width)?;
                let right = self.value(&written.operands[1], width)?;
                if action == Action::Compare {
                    self.flags(FlagRule::Subtract, width, left, right);
                } else {
                    let both = self.binary(Binary::And, int, left, right, span)?;
                    self.flags(FlagRule::Logic, width, both, Operand::Constant(0));
                }
            }
            Action::Set(condition, negated) => {
                let target = self.target(&written.operands[0])?;
                let value = self.test(condition, negated, span)?;
                self.assign(target, value, 1);
            }
            Action::MoveIf(condition, negated) => {
                let target = self.target(&written.operands[0])?;
                if matches!(target, Target::Memory(_)) {
                    return self.error(&written.operands[0].span, "expected a register");
                }
                // The memory operand is read whether or not the condition holds.
                let value = self.value(&written.operands[1], width)?;
                let holds = self.test(condition, negated, span)?;
                let over = self.builder.label();
                self.builder.branch(holds, false, over);
                self.assign(target, value, width);
                self.builder.bind(over);
            }
            Action::CompareExchange => self.compare_exchange(width, written, false)?,
            Action::Shift { left, signed } => self.shift(left, signed, width, written)?,
            Action::Exchange | Action::ExchangeAdd => {
                let (target, other) = (
                    self.target(&written.operands[0])?,
                    self.target(&written.operands[1])?,
                );
                let Target::Register(_) = other else {
                    return self.error(&written.operands[1].span, "expected a register");
                };
                let left = self.read(target, width, span)?;
                let right = self.read(other, width, span)?;
                let new = match action {
                    Action::ExchangeAdd => {
                        self.flags(FlagRule::Add, width, left, right);
                        self.binary(Binary::Add, int, left, right, span)?
                    }
                    _ => right,
                };
                self.assign(other, left, width);
                self.assign(target, new, width);
            }
            _ => {
                let target = self.target(&written.operands[0])?;
                let old = self.read(target, width, span)?;
                let (operation, operand, rule) = self.update(action, width, written)?;
                let (left, right) = if action == Action::Negate {
                    (operand, old)
                } else {
                    (old, operand)
                };
                let new = self.binary(operation, int, left, right, span)?;
                self.update_flags(rule, width, left, right, new);
                self.assign(target, new, width);
            }
        }
        Ok(())
    }

    /// Shifts by a constant. What that does to the flags is not modelled, so nothing may test them
    /// afterwards.
    fn shift(&mut self, left: bool, signed: bool, width: u8, written: &Instr) -> Result<()> {
        let [target, count] = &written.operands[..] else {
            return self.error(&written.span, "expected a destination and a constant");
        };
        let most = 8 * i128::from(width);
        let Written::Immediate(bits) = count.operand else {
            return self.error(&count.span, "only shifts by a constant are supported");
        };
        if !(0..most).contains(&bits) {
            return self.error(&count.span, format!("expected a number below {most}"));
        }
        if self.tests_flags {
            return self.error(
                &written.span,
                "shifts in threads that test flags are not supported",
            );
        }
        let target = self.target(target)?;
        let old = self.read(target, width, &written.span)?;
        let operation = if left {
            Binary::ShiftLeft
        } else {
            Binary::ShiftRight
        };
        let int = IntType {
            size: width,
            signed,
        };
        let new = self.binary(
            operation,
            int,
            old,
            Operand::Constant(bits as u64),
            &written.span,
        )?;
        self.assign(target, new, width);
        Ok(())
    }

    /// How an instruction computes its destination from the old value and an operand.
    fn update(
        &mut self,
        action: Action,
        width: u8,
        written: &Instr,
    ) -> Result<(Binary, Operand, Option<FlagRule>)> {
        Ok(match action {
            Action::Arithmetic(operation) => {
                let operand = self.value(&written.operands[1], width)?;
                let rule = match operation {
                    Binary::Add => FlagRule::Add,
                    Binary::Subtract => FlagRule::Subtract,
                    _ => FlagRule::Logic,
                };
                (operation, operand, Some(rule))
            }
            Action::Step(operation) => {
                let rule = if operation == Binary::Add {
                    FlagRule::Increment
                } else {
                    FlagRule::Decrement
                };
                (operation, Operand::Constant(1), Some(rule))
            }
            Action::Negate => (
                Binary::Subtract,
                Operand::Constant(0),
                Some(FlagRule::Subtract),
            ),
            Action::Complement => (Binary::Xor, Operand::Constant(u64::MAX), None),
            _ => {
                return self.error(
                    &written.span,
                    format!("`{}` is not supported here", written.mnemonic),
                );
            }
        })
    }

    fn update_flags(
        &mut self,
        rule: Option<FlagRule>,
        width: u8,
        left: Operand,
        right: Operand,
        new: Operand,
    ) {
        match rule {
            Some(FlagRule::Logic) => self.flags(FlagRule::Logic, width, new, Operand::Constant(0)),
            Some(rule) => self.flags(rule, width, left, right),
            None => {}
        }
    }

    /// `LOCK` instructions: one read-modify-write.
    fn locked(&mut self, action: Action, width: u8, written: &Instr) -> Result<()> {
        if written
            .operands
            .first()
            .is_none_or(|placed| !is_memory(placed))
            && action != Action::Exchange
        {
            // AT&T's order of CMPXCHG and XADD is not kept by all tests: the memory operand is the
            // destination.
            let swappable = matches!(action, Action::CompareExchange | Action::ExchangeAdd);
            if !swappable || !written.operands.iter().any(is_memory) {
                return self.error(
                    &written.span,
                    "`LOCK` needs an instruction that reads and writes memory",
                );
            }
        }
        let span = &written.span;
        let int = IntType::unsigned(width);
        match action {
            Action::Exchange => self.exchange(width, written),
            Action::CompareExchange => self.compare_exchange(width, written, true),
            Action::ExchangeAdd => {
                let (memory, register) = self.memory_and_register(written)?;
                let old = self.fetch(Fetch::Add, memory, Operand::Slot(register), width, span)?;
                self.flags(FlagRule::Add, width, old, Operand::Slot(register));
                self.assign(Target::Register(register), old, width);
                Ok(())
            }
            Action::Arithmetic(_) | Action::Step(_) | Action::Complement => {
                let Target::Memory(address) = self.target(&written.operands[0])? else {
                    return self.error(
                        span,
                        "`LOCK` needs an instruction that reads and writes memory",
                    );
                };
                let (operation, operand, rule) = self.update(action, width, written)?;
                let fetch = match operation {
                    Binary::Add => Fetch::Add,
                    Binary::Subtract => Fetch::Subtract,
                    Binary::And => Fetch::And,
                    Binary::Or => Fetch::Or,
                    _ => Fetch::Xor,
                };
                let old = self.fetch(fetch, address, operand, width, span)?;
                let new = self.binary(operation, int, old, operand, span)?;
                self.update_flags(rule, width, old, operand, new);
                Ok(())
            }
            _ => self.error(
                span,
                format!(
                    "`LOCK {}` is not supported",
                    written.mnemonic.to_uppercase()
                ),
            ),
        }
    }

    fn fetch(
        &mut self,
        operation: Fetch,
        address: Operand,
        operand: Operand,
        width: u8,
        span: &Range<usize>,
    ) -> Result<Operand> {
        let to = self.temporary(span)?;
        let int = IntType::unsigned(width);
        self.builder.emit(Instruction::Fetch {
            operation,
            to: Some(to),
            address,
            operand,
            int,
            mode: Mode::Relaxed,
        });
        Ok(Operand::Slot(to))
    }

    /// `XCHG` with memory, which is locked with or without `LOCK`.
    fn exchange(&mut self, width: u8, written: &Instr) -> Result<()> {
        let (memory, register) = self.memory_and_register(written)?;
        let old = self.fetch(
            Fetch::Exchange,
            memory,
            Operand::Slot(register),
            width,
            &written.span,
        )?;
        self.assign(Target::Register(register), old, width);
        Ok(())
    }

    /// The operands of an instruction that has one in memory and one in a register, in either
    /// order.
    fn memory_and_register(&mut self, written: &Instr) -> Result<(Operand, Slot)> {
        let targets = (
            self.target(&written.operands[0])?,
            self.target(&written.operands[1])?,
        );
        match targets {
            (Target::Memory(memory), Target::Register(register))
            | (Target::Register(register), Target::Memory(memory)) => Ok((memory, register)),
            _ => self.error(
                &written.span,
                "expected one operand in memory and one in a register",
            ),
        }
    }

    fn compare_exchange(&mut self, width: u8, written: &Instr, locked: bool) -> Result<()> {
        let span = &written.span;
        let int = IntType::unsigned(width);
        let accumulator = Register::accumulator(width).slot();
        let expected = Operand::Slot(accumulator);
        let both_registers = !written.operands.iter().any(is_memory);
        let (target, desired) = if both_registers {
            (
                self.target(&written.operands[0])?,
                self.value(&written.operands[1], width)?,
            )
        } else {
            let (memory, register) = self.memory_and_register(written)?;
            (Target::Memory(memory), Operand::Slot(register))
        };
        let old = match target {
            Target::Memory(address) if locked => {
                let to = self.temporary(span)?;
                let (success, failure) = (Mode::Relaxed, Mode::Relaxed);
                self.builder.emit(Instruction::CompareExchange {
                    to,
                    returns: true,
                    address,
                    expected,
                    desired,
                    int,
                    success,
                    failure,
                });
                Operand::Slot(to)
            }
            target => self.read(target, width, span)?,
        };
        let equal = self.binary(Binary::Equal, int, old, expected, span)?;
        self.flags(FlagRule::Subtract, width, expected, old);
        let (different, over) = (self.builder.label(), self.builder.label());
        self.builder.branch(equal, false, different);
        if !locked {
            self.assign(target, desired, width);
        }
        self.builder.jump(over);
        self.builder.bind(different);
        self.assign(Target::Register(accumulator), old, width);
        self.builder.bind(over);
        Ok(())
    }
}

fn is_memory(placed: &Placed) -> bool {
    matches!(placed.operand, Written::Memory(_))
}

/// `MFENCE` orders everything; the others are marked by their kind alone.
fn fence_mode(kind: FenceKind) -> Mode {
    if kind == FenceKind::Mfence {
        Mode::SequentiallyConsistent
    } else {
        Mode::Relaxed
    }
}
