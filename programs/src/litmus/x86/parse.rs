//! Parses columns of X86 instructions.

use super::registers::{is_high_byte, named};
use crate::litmus::assembly::columns;
use crate::litmus::error::{LitmusError, Result};
use crate::litmus::lexer::{Cursor, TokenKind};
use crate::litmus::sections::Language;
use std::ops::Range;

/// An operand.
#[derive(Clone, Debug)]
pub(super) enum Operand {
    Immediate(i128),
    /// `$x`: the address of a location.
    Address(String),
    /// By name, without `%`.
    Register(String),
    Memory(Memory),
    /// A name by itself: the target of a jump.
    Name(String),
}

/// The address of a memory operand: the sum of its parts.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    pub location: Option<String>,
    pub base: Option<String>,
    /// A register and what it is multiplied by.
    pub index: Option<(String, u8)>,
    pub displacement: i128,
    /// The width, if it is written as `DWORD PTR`.
    pub size: Option<u8>,
}

/// An operand and where it is.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub operand: Operand,
    pub span: Range<usize>,
}

/// A line of a thread.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Label(String, Range<usize>),
    Instruction(Written),
}

/// An instruction as it is written, its operands brought into Intel's order: the destination first.
#[derive(Clone, Debug)]
pub(super) struct Written {
    /// In small letters.
    pub mnemonic: String,
    pub locked: bool,
    pub operands: Vec<Placed>,
    pub span: Range<usize>,
}

/// Parses the program.
pub(super) fn parse(cursor: &mut Cursor<'_>, language: Language) -> Result<Vec<Vec<Item>>> {
    columns(cursor, |cursor, thread| cell(cursor, language, thread))
}

/// Labels and at most one instruction.
fn cell(cursor: &mut Cursor<'_>, language: Language, thread: &mut Vec<Item>) -> Result<()> {
    while cursor.kind() == TokenKind::Word && cursor.text_at(1) == ":" {
        thread.push(Item::Label(cursor.text().to_string(), cursor.span()));
        cursor.bump();
        cursor.bump();
    }
    if cursor.is_symbol("|") || cursor.is_symbol(";") {
        return Ok(());
    }
    let mut span = cursor.span();
    let mut mnemonic = cursor.expect_word("an instruction")?.to_ascii_lowercase();
    let locked = mnemonic == "lock";
    if locked {
        cursor.accept(";");
        span = cursor.span();
        mnemonic = cursor
            .expect_word("the instruction after `LOCK`")?
            .to_ascii_lowercase();
    }
    let mut operands = Vec::new();
    if !cursor.is_symbol("|") && !cursor.is_symbol(";") && !cursor.at_end() {
        operands.push(operand(cursor)?);
        while cursor.accept(",") {
            operands.push(operand(cursor)?);
        }
    }
    if language == Language::X86_64 {
        operands.reverse();
    }
    thread.push(Item::Instruction(Written {
        mnemonic,
        locked,
        operands,
        span,
    }));
    Ok(())
}

fn operand(cursor: &mut Cursor<'_>) -> Result<Placed> {
    let span = cursor.span();
    let operand = if cursor.accept("$") {
        match cursor.kind() {
            TokenKind::Word => Operand::Address(cursor.bump().to_string()),
            _ => Operand::Immediate(cursor.expect_signed("a number or a location after `$`")?),
        }
    } else if cursor.is_symbol("[") {
        Operand::Memory(brackets(cursor, Memory::default())?)
    } else if cursor.is_symbol("(") {
        Operand::Memory(parentheses(cursor, Memory::default())?)
    } else if cursor.is_symbol("%") {
        Operand::Register(register(cursor)?)
    } else if cursor.kind() == TokenKind::Number || cursor.is_symbol("-") {
        let displacement = cursor.expect_signed("a number")?;
        let memory = Memory {
            displacement,
            ..Memory::default()
        };
        match cursor.text() {
            "(" => Operand::Memory(parentheses(cursor, memory)?),
            "[" => Operand::Memory(brackets(cursor, memory)?),
            _ => Operand::Immediate(displacement),
        }
    } else {
        word_operand(cursor)?
    };
    Ok(Placed {
        operand,
        span: span.start..cursor.previous_end(),
    })
}

/// An operand that starts with a word: a register, a name, `x(%rip)`, `DWORD PTR [x]`.
fn word_operand(cursor: &mut Cursor<'_>) -> Result<Operand> {
    let word = cursor.text();
    if is_high_byte(word) {
        return Err(cursor.error(format!(
            "the register `{word}` is not supported, only the low parts of registers are"
        )));
    }
    let width = match word.to_ascii_uppercase().as_str() {
        "BYTE" => Some(1),
        "WORD" => Some(2),
        "DWORD" => Some(4),
        "QWORD" => Some(8),
        _ => None,
    };
    if let Some(size) = width
        && cursor.text_at(1).eq_ignore_ascii_case("PTR")
    {
        cursor.bump();
        cursor.bump();
        return Ok(Operand::Memory(brackets(
            cursor,
            Memory {
                size: Some(size),
                ..Memory::default()
            },
        )?));
    }
    let word = cursor.expect_word("an operand: a register, `[x]`, `$1`")?;
    if named(word).is_some() {
        return Ok(Operand::Register(word.to_string()));
    }
    if cursor.is_symbol("(") {
        let memory = Memory {
            location: Some(word.to_string()),
            ..Memory::default()
        };
        return Ok(Operand::Memory(parentheses(cursor, memory)?));
    }
    Ok(Operand::Name(word.to_string()))
}

/// A register with or without `%`; symbolic ones have it.
fn register(cursor: &mut Cursor<'_>) -> Result<String> {
    let symbolic = cursor.accept("%");
    let span = cursor.span();
    let name = cursor.expect_word("a register")?;
    if is_high_byte(name) {
        let message =
            format!("the register `{name}` is not supported, only the low parts of registers are");
        return Err(LitmusError::new(cursor.source, span, message));
    }
    match (named(name), symbolic) {
        (Some(_), _) => Ok(name.to_string()),
        (None, true) => Ok(format!("%{name}")),
        (None, false) => Err(LitmusError::new(
            cursor.source,
            span,
            format!("`{name}` is not a register"),
        )),
    }
}

/// `[x]`, `[EAX]`, `[x+4]`, `[EAX+EBX*4]`.
fn brackets(cursor: &mut Cursor<'_>, mut memory: Memory) -> Result<Memory> {
    cursor.expect("[")?;
    let mut negative = cursor.accept("-");
    loop {
        term(cursor, &mut memory, negative)?;
        negative = cursor.is_symbol("-");
        if !cursor.accept("+") && !cursor.accept("-") {
            break;
        }
    }
    cursor.expect("]")?;
    Ok(memory)
}

fn term(cursor: &mut Cursor<'_>, memory: &mut Memory, negative: bool) -> Result<()> {
    if cursor.kind() == TokenKind::Number {
        if cursor.text_at(1) == "*" && !negative {
            let factor = scale(cursor)?;
            cursor.expect("*")?;
            memory.index = Some((register(cursor)?, factor));
            return Ok(());
        }
        let number = i128::from(cursor.expect_number("a number")?);
        memory.displacement += if negative { -number } else { number };
        return Ok(());
    }
    if negative {
        return Err(cursor.expected("a number"));
    }
    if cursor.is_symbol("%") || named(cursor.text()).is_some() {
        let span = cursor.span();
        let name = register(cursor)?;
        if cursor.accept("*") {
            memory.index = Some((name, scale(cursor)?));
        } else if memory.base.is_none() {
            memory.base = Some(name);
        } else if memory.index.is_none() {
            memory.index = Some((name, 1));
        } else {
            return Err(LitmusError::new(
                cursor.source,
                span,
                "an address has at most two registers",
            ));
        }
        return Ok(());
    }
    if memory.location.is_some() {
        return Err(cursor.expected("a register or a number"));
    }
    memory.location = Some(
        cursor
            .expect_word("a location, a register or a number")?
            .to_string(),
    );
    Ok(())
}

fn scale(cursor: &mut Cursor<'_>) -> Result<u8> {
    if !matches!(cursor.text(), "0" | "1" | "2" | "4" | "8") {
        return Err(cursor.expected("1, 2, 4 or 8"));
    }
    Ok(cursor.expect_number("1, 2, 4 or 8")? as u8)
}

/// `(x)`, `(%rax)`, `(%rax,%rbx,8)`; `x` before `(%rip)` is the location itself.
fn parentheses(cursor: &mut Cursor<'_>, mut memory: Memory) -> Result<Memory> {
    cursor.expect("(")?;
    let instruction_pointer =
        cursor.is_symbol("%") && cursor.text_at(1).eq_ignore_ascii_case("rip");
    if instruction_pointer && memory.location.is_some() {
        cursor.bump();
        cursor.bump();
        cursor.expect(")")?;
        return Ok(memory);
    }
    let is_register = cursor.is_symbol("%") || named(cursor.text()).is_some();
    if is_register {
        memory.base = Some(register(cursor)?);
    } else if !cursor.is_symbol(",") {
        if memory.location.is_some() {
            return Err(cursor.expected("a register"));
        }
        memory.location = Some(cursor.expect_word("a location or a register")?.to_string());
    }
    if cursor.accept(",") {
        let index = register(cursor)?;
        let factor = if cursor.accept(",") {
            scale(cursor)?
        } else {
            1
        };
        memory.index = Some((index, factor));
    }
    cursor.expect(")")?;
    Ok(memory)
}
