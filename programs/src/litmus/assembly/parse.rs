//! Parses columns of instructions.

use crate::litmus::error::Result;
use crate::litmus::lexer::{Cursor, TokenKind};
use crate::litmus::state::register_name;
use std::ops::Range;

/// An operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::litmus) enum Operand {
    /// A register, a label, the kind of a fence or of an extension.
    Name(String),
    /// A number, with or without `#`.
    Number(i128),
    /// `[X1,W2,SXTW]`: what is between the brackets.
    Brackets(Vec<Operand>),
    /// `4(r1)`.
    Based { offset: i128, base: String },
}

/// An instruction as it is written.
#[derive(Clone, Debug)]
pub(in crate::litmus) struct Written {
    /// In capital letters.
    pub mnemonic: String,
    pub operands: Vec<Operand>,
    pub span: Range<usize>,
}

/// A line of a thread.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Label(String, Range<usize>),
    Instruction(Written),
}

/// Parses the program of a test in assembly.
pub(super) fn parse(cursor: &mut Cursor<'_>) -> Result<Vec<Vec<Item>>> {
    columns(cursor, cell)
}

/// A program in columns: a line with the names of the threads, then lines of cells, separated by
/// `|`.
pub(in crate::litmus) fn columns<T: Clone>(
    cursor: &mut Cursor<'_>,
    cell: impl Fn(&mut Cursor<'_>, &mut Vec<T>) -> Result<()>,
) -> Result<Vec<Vec<T>>> {
    let count = thread_names(cursor)?;
    let mut threads = vec![Vec::new(); count];
    while !cursor.at_end() {
        for (column, thread) in threads.iter_mut().enumerate() {
            cell(cursor, thread)?;
            if column + 1 < count {
                cursor.expect("|")?;
            }
        }
        if cursor.is_symbol("|") {
            return Err(cursor.error(format!("there are more columns than the {count} threads")));
        }
        cursor.expect(";")?;
    }
    Ok(threads)
}

/// The line `P0 | P1 ;`.
fn thread_names(cursor: &mut Cursor<'_>) -> Result<usize> {
    let mut count = 0;
    loop {
        if !cursor.is_word(&format!("P{count}")) {
            return Err(cursor.expected(&format!("`P{count}`, the next thread")));
        }
        cursor.bump();
        count += 1;
        if cursor.accept(";") {
            return Ok(count);
        }
        cursor.expect("|")?;
    }
}

/// Labels and at most one instruction.
fn cell(cursor: &mut Cursor<'_>, thread: &mut Vec<Item>) -> Result<()> {
    while cursor.kind() == TokenKind::Word && cursor.text_at(1) == ":" {
        thread.push(Item::Label(cursor.text().to_string(), cursor.span()));
        cursor.bump();
        cursor.bump();
    }
    let ends = |cursor: &Cursor<'_>| cursor.is_symbol("|") || cursor.is_symbol(";");
    if ends(cursor) {
        return Ok(());
    }
    let span = cursor.span();
    let mnemonic = cursor.expect_word("an instruction")?.to_ascii_uppercase();
    let mut operands = Vec::new();
    if !ends(cursor) && !cursor.at_end() {
        operands.push(operand(cursor)?);
        while cursor.accept(",") {
            operands.push(operand(cursor)?);
        }
    }
    thread.push(Item::Instruction(Written {
        mnemonic,
        operands,
        span: span.start..cursor.previous_end(),
    }));
    Ok(())
}

fn operand(cursor: &mut Cursor<'_>) -> Result<Operand> {
    if cursor.accept("[") {
        let mut parts = vec![operand(cursor)?];
        while !cursor.is_symbol("]") {
            // `SXTW #2` has no comma.
            if !cursor.is_symbol("#") {
                cursor.expect(",")?;
            }
            parts.push(operand(cursor)?);
        }
        cursor.expect("]")?;
        return Ok(Operand::Brackets(parts));
    }
    if cursor.is_symbol("(") {
        return based(cursor, 0);
    }
    let marked = cursor.accept("#");
    if marked || cursor.kind() == TokenKind::Number || cursor.is_symbol("-") {
        let number = cursor.expect_signed("a number")?;
        return match cursor.is_symbol("(") {
            true => based(cursor, number),
            false => Ok(Operand::Number(number)),
        };
    }
    match cursor.is_symbol("%") || cursor.kind() == TokenKind::Word {
        true => Ok(Operand::Name(register_name(cursor)?)),
        false => Err(cursor.expected("an operand")),
    }
}

fn based(cursor: &mut Cursor<'_>, offset: i128) -> Result<Operand> {
    cursor.expect("(")?;
    let base = register_name(cursor)?;
    cursor.expect(")")?;
    Ok(Operand::Based { offset, base })
}
