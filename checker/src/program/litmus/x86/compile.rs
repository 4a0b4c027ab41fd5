//! Compiles parsed X86 instructions.

use super::parse::{Item, Memory, Operand as Written, Placed, Written as Instr};
use super::registers::{Register, RegisterFile, named};
use crate::event::{FenceKind, Mode};
use crate::program::litmus::code::{
    Binary, Code, CodeBuilder, Condition, Fetch, FlagRule, Instruction, Label, Operand, Slot,
};
use crate::program::litmus::error::{Lines, LitmusError, Result};
use crate::program::litmus::state::Locations;
use crate::program::litmus::types::{CType, IntType};
use std::collections::BTreeMap;
use std::ops::Range;

/// The width of an access when nothing says it.
const DEFAULT_WIDTH: u8 = 4;

/// What an instruction does, its width aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Nothing,
    Return,
    Fence(FenceKind),
    Move,
    /// Widens, by zeros or by the sign, from a width.
    Extend {
        signed: bool,
        from: Option<u8>,
    },
    Lea,
    /// Reads and writes its destination.
    Arithmetic(Binary),
    /// Adds 1 or subtracts it.
    Step(Binary),
    Negate,
    Complement,
    Compare,
    Test,
    Exchange,
    ExchangeAdd,
    CompareExchange,
    Jump,
    Branch(Condition, bool),
    Set(Condition, bool),
    MoveIf(Condition, bool),
}

/// The action of a mnemonic and the width that its suffix says.
fn action(mnemonic: &str) -> Option<(Action, Option<u8>)> {
    if let Some(action) = plain_action(mnemonic) {
        return Some((action, None));
    }
    let width = match mnemonic.chars().last()? {
        'b' => 1,
        'w' => 2,
        'l' | 'd' => 4,
        'q' => 8,
        _ => return None,
    };
    let base = &mnemonic[..mnemonic.len() - 1];
    if mnemonic.ends_with('d') && base != "mov" {
        return None;
    }
    let widened = |base: &str| {
        let (signed, from) = match base {
            "movzb" => (false, 1),
            "movzw" => (false, 2),
            "movsb" => (true, 1),
            "movsw" => (true, 2),
            "movsl" => (true, 4),
            _ => return None,
        };
        Some(Action::Extend {
            signed,
            from: Some(from),
        })
    };
    let action = widened(base).or_else(|| plain_action(base))?;
    let sized = !matches!(
        action,
        Action::Nothing
            | Action::Return
            | Action::Fence(_)
            | Action::Jump
            | Action::Branch(..)
            | Action::Set(..)
    );
    sized.then_some((action, Some(width)))
}

fn plain_action(mnemonic: &str) -> Option<Action> {
    Some(match mnemonic {
        "nop" | "endbr64" | "endbr32" | "pause" => Action::Nothing,
        "ret" => Action::Return,
        "mfence" => Action::Fence(FenceKind::Mfence),
        "lfence" => Action::Fence(FenceKind::Lfence),
        "sfence" => Action::Fence(FenceKind::Sfence),
        "mov" => Action::Move,
        "movzx" => Action::Extend {
            signed: false,
            from: None,
        },
        "movsx" | "movsxd" => Action::Extend {
            signed: true,
            from: None,
        },
        "lea" => Action::Lea,
        "add" => Action::Arithmetic(Binary::Add),
        "sub" => Action::Arithmetic(Binary::Subtract),
        "and" => Action::Arithmetic(Binary::And),
        "or" => Action::Arithmetic(Binary::Or),
        "xor" => Action::Arithmetic(Binary::Xor),
        "inc" => Action::Step(Binary::Add),
        "dec" => Action::Step(Binary::Subtract),
        "neg" => Action::Negate,
        "not" => Action::Complement,
        "cmp" => Action::Compare,
        "test" => Action::Test,
        "xchg" => Action::Exchange,
        "xadd" => Action::ExchangeAdd,
        "cmpxchg" => Action::CompareExchange,
        "jmp" => Action::Jump,
        _ => {
            let with = |make: fn(Condition, bool) -> Action, suffix| {
                condition(suffix).map(|(condition, negated)| make(condition, negated))
            };
            if let Some(suffix) = mnemonic.strip_prefix('j') {
                return with(Action::Branch, suffix);
            }
            if let Some(suffix) = mnemonic.strip_prefix("set") {
                return with(Action::Set, suffix);
            }
            return with(Action::MoveIf, mnemonic.strip_prefix("cmov")?);
        }
    })
}

/// The condition that a suffix like `ne` names, and whether it is negated.
fn condition(suffix: &str) -> Option<(Condition, bool)> {
    Some(match suffix {
        "e" | "z" => (Condition::Equal, false),
        "ne" | "nz" => (Condition::Equal, true),
        "s" => (Condition::Sign, false),
        "ns" => (Condition::Sign, true),
        "o" => (Condition::Overflow, false),
        "no" => (Condition::Overflow, true),
        "c" | "b" | "nae" => (Condition::Carry, false),
        "nc" | "nb" | "ae" => (Condition::Carry, true),
        "be" | "na" => (Condition::BelowEqual, false),
        "a" | "nbe" => (Condition::BelowEqual, true),
        "l" | "lt" | "nge" => (Condition::Less, false),
        "ge" | "nl" => (Condition::Less, true),
        "le" | "ng" => (Condition::LessEqual, false),
        "g" | "gt" | "nle" => (Condition::LessEqual, true),
        _ => return None,
    })
}

fn known_action(source: &str, instruction: &Instr) -> Result<(Action, Option<u8>)> {
    action(&instruction.mnemonic).ok_or_else(|| {
        let message = format!(
            "unknown or unsupported instruction `{}`",
            &source[instruction.span.clone()]
        );
        LitmusError::new(source, instruction.span.clone(), message)
    })
}

/// The width that an instruction's text says for its memory operand.
fn written_width(action: Action, suffix: Option<u8>, operands: &[Placed]) -> Option<u8> {
    if let Action::Extend { from, .. } = action {
        return from.or_else(|| operands.get(1).and_then(memory_width));
    }
    if let Action::Set(..) = action {
        return Some(1);
    }
    let register = |placed: &Placed| match &placed.operand {
        Written::Register(name) => named(name).map(|register| register.size),
        _ => None,
    };
    suffix
        .or_else(|| operands.iter().find_map(register))
        .or_else(|| operands.iter().find_map(memory_width))
}

fn memory_width(placed: &Placed) -> Option<u8> {
    match &placed.operand {
        Written::Memory(memory) => memory.size,
        _ => None,
    }
}

/// Makes the locations that instructions name, and gives those without a type the width of their accesses.
pub(super) fn infer_widths(
    source: &str,
    threads: &[Vec<Item>],
    locations: &mut Locations,
) -> Result<()> {
    for item in threads.iter().flatten() {
        let Item::Instruction(instruction) = item else {
            continue;
        };
        let (action, suffix) = known_action(source, instruction)?;
        for placed in &instruction.operands {
            let name = match &placed.operand {
                Written::Memory(Memory {
                    location: Some(name),
                    ..
                })
                | Written::Address(name) => name,
                _ => continue,
            };
            let too_many = || {
                LitmusError::new(
                    source,
                    placed.span.clone(),
                    "too many locations: at most 16384",
                )
            };
            let id = locations
                .intern(name, placed.span.clone())
                .ok_or_else(too_many)?;
            let is_access = matches!(placed.operand, Written::Memory(_)) && action != Action::Lea;
            let Some(width) =
                written_width(action, suffix, &instruction.operands).filter(|_| is_access)
            else {
                continue;
            };
            let location = locations.get_mut(id);
            let known = location.cell.map(|cell| {
                if cell.pointers > 0 {
                    width
                } else {
                    cell.base.size
                }
            });
            match known {
                None => location.cell = Some(CType::integer(IntType::signed(width))),
                Some(known) if known != width => {
                    let message = format!(
                        "this accesses {width} bytes of `{name}`, which has {known}: accesses of mixed size are not supported"
                    );
                    return Err(LitmusError::new(source, placed.span.clone(), message));
                }
                Some(_) => {
                    location.cell = Some(CType::integer(IntType {
                        size: width,
                        signed: location.value_type().signed,
                    }))
                }
            }
        }
    }
    Ok(())
}

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
    let mut compiler = Compiler {
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

struct Compiler<'a> {
    source: &'a str,
    lines: &'a Lines,
    builder: CodeBuilder,
    labels: BTreeMap<String, Label>,
    file: &'a RegisterFile,
    locations: &'a Locations,
}

/// A destination after its address was computed.
#[derive(Clone, Copy)]
enum Target {
    Register(Slot),
    Memory(Operand),
}

impl Compiler<'_> {
    fn error<T>(&self, span: &Range<usize>, message: impl Into<String>) -> Result<T> {
        Err(LitmusError::new(self.source, span.clone(), message))
    }

    fn temporary(&mut self, span: &Range<usize>) -> Result<Slot> {
        let source = self.source;
        self.builder
            .slot()
            .ok_or_else(|| LitmusError::new(source, span.clone(), "the thread is too long"))
    }

    fn instruction(&mut self, written: &Instr) -> Result<()> {
        self.builder.line = self.lines.line(written.span.start);
        let (action, suffix) = known_action(self.source, written)?;
        let arity = match action {
            Action::Nothing | Action::Return | Action::Fence(_) => 0..=0,
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
                self.exchange(width, written)?
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

    /// Instructions without `LOCK`: what they do to memory is a load, a store, or one after the other.
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
            // AT&T's order of CMPXCHG and XADD is not kept by all tests: the memory operand is the destination.
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
            to,
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

    /// The operands of an instruction that has one in memory and one in a register, in either order.
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

    fn flags(&mut self, rule: FlagRule, size: u8, left: Operand, right: Operand) {
        self.builder.emit(Instruction::SetFlags {
            rule,
            size,
            left,
            right,
            flags: RegisterFile::FLAGS,
        });
    }

    fn binary(
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

    /// Writes a value to a register or to memory. A register's upper half is cleared by writes of 4 bytes and kept by narrower ones.
    fn assign(&mut self, target: Target, value: Operand, width: u8) {
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
    fn read(&mut self, target: Target, width: u8, span: &Range<usize>) -> Result<Operand> {
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

    fn register(&self, name: &str, placed: &Placed) -> Result<(Slot, u8)> {
        let unknown = || {
            LitmusError::new(
                self.source,
                placed.span.clone(),
                format!("`{name}` is not a register"),
            )
        };
        self.file.find(name).ok_or_else(unknown)
    }

    fn target(&mut self, placed: &Placed) -> Result<Target> {
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
    fn value(&mut self, placed: &Placed, width: u8) -> Result<Operand> {
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

    fn address(&mut self, memory: &Memory, placed: &Placed) -> Result<Operand> {
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

fn is_memory(placed: &Placed) -> bool {
    matches!(placed.operand, Written::Memory(_))
}

fn unknown_name(name: &str) -> String {
    format!("`{name}` is neither a register nor an operand: write `[{name}]` for the location")
}

/// `MFENCE` orders everything; the others are marked by their kind alone.
fn fence_mode(kind: FenceKind) -> Mode {
    if kind == FenceKind::Mfence {
        Mode::SequentiallyConsistent
    } else {
        Mode::Relaxed
    }
}
