//! The instructions of X86 by their names, and the widths of their accesses.

use super::parse::{Item, Memory, Operand, Placed, Written};
use super::registers::named;
use crate::litmus::code::{Binary, Condition};
use crate::litmus::error::{LitmusError, Result};
use crate::litmus::state::Locations;
use crate::litmus::types::{CType, IntType};
use katec_checker::event::FenceKind;

/// What an instruction does, its width aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
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
    /// Shifts its destination by a constant.
    Shift {
        left: bool,
        signed: bool,
    },
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
        "nop" | "nopl" | "nopw" | "endbr64" | "endbr32" | "pause" => Action::Nothing,
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
        "shl" | "sal" => Action::Shift {
            left: true,
            signed: false,
        },
        "shr" => Action::Shift {
            left: false,
            signed: false,
        },
        "sar" => Action::Shift {
            left: false,
            signed: true,
        },
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

/// The action of an instruction and the width that its suffix says.
pub(super) fn known_action(source: &str, instruction: &Written) -> Result<(Action, Option<u8>)> {
    action(&instruction.mnemonic).ok_or_else(|| {
        let message = format!(
            "unknown or unsupported instruction `{}`",
            &source[instruction.span.clone()]
        );
        LitmusError::new(source, instruction.span.clone(), message)
    })
}

/// The width that an instruction's text says for its memory operand.
pub(super) fn written_width(action: Action, suffix: Option<u8>, operands: &[Placed]) -> Option<u8> {
    if let Action::Extend { from, .. } = action {
        return from.or_else(|| operands.get(1).and_then(memory_width));
    }
    if let Action::Set(..) = action {
        return Some(1);
    }
    let register = |placed: &Placed| match &placed.operand {
        Operand::Register(name) => named(name).map(|register| register.size),
        _ => None,
    };
    suffix
        .or_else(|| operands.iter().find_map(register))
        .or_else(|| operands.iter().find_map(memory_width))
}

fn memory_width(placed: &Placed) -> Option<u8> {
    match &placed.operand {
        Operand::Memory(memory) => memory.size,
        _ => None,
    }
}

/// Makes the locations that instructions name, and gives those without a type the width of their
/// accesses.
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
                Operand::Memory(Memory {
                    location: Some(name),
                    ..
                })
                | Operand::Address(name) => name,
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
            let is_access = matches!(placed.operand, Operand::Memory(_)) && action != Action::Lea;
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
                    }));
                }
            }
        }
    }
    Ok(())
}
