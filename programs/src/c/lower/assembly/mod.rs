//! Inline assembly: x86 in AT&T's syntax as far as programs write atomic operations in it, and the
//! fences of other machines. Whatever is not in [`INSTRUCTIONS`] is refused by name.
//!
//! The statement is a template and constraints, which say where operands are: in memory, in a
//! register of the compiler's choice, in a certain register, or in the flags. Instructions of the
//! template become instructions of ours, on registers that stand for those of the machine.
//!
//! How strong an access is follows from the machine and the compiler together. With the clobber
//! `memory` the compiler moves no access across the statement, and what is left is what x86 does: a
//! load acquires, a store releases, and an instruction with `lock` is a read-modify-write that also
//! orders everything around it, as two fences do. Without the clobber the compiler may move other
//! accesses, and the access is a relaxed one.

mod meaning;
mod table;
mod text;

use super::super::code::{Conversion, Instruction, Operand, Register};
use super::{Lowering, Result};
use crate::c::llvm::ast::{Assembly, Call, LocalId};
use katec_checker::event::Mode;
use rustc_hash::FxHashMap;
use table::{Meaning, flag_output, instruction, machine_register};
use text::{
    CLOSE, NO_MODIFIER, OPEN, expand, number, split_constraints, split_operands, statements,
};

pub use table::instructions;

/// Where an operand of a statement is.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// In a register of ours, with a width.
    Register(Register, u8),
    /// In memory.
    Memory(Operand),
    /// Nowhere: it is a number.
    Number(Operand),
}

/// What the flags follow from.
#[derive(Clone, Copy, Debug)]
enum Flags {
    /// A comparison of two values of a width.
    Compared(Operand, Operand, u8),
    /// A result of a width, and the carry if it is known.
    Result(Operand, u8, Option<Operand>),
    /// The carry alone.
    Carry(Operand),
}

/// An operand as the constraints have it.
#[derive(Clone, Copy, Debug)]
struct Given {
    place: Place,
    /// Whether something was put there, for outputs.
    set: bool,
}

/// A statement of inline assembly while it becomes code.
struct State {
    operands: Vec<Given>,
    /// The machine's registers, by their names of 64 bits.
    machine: FxHashMap<&'static str, Register>,
    flags: Option<Flags>,
    /// Whether the next instruction is atomic.
    locked: bool,
    /// Whether the compiler keeps all accesses in place.
    barrier: bool,
}

/// Which arguments are addresses of operands in memory: they are accessed, and go nowhere else.
pub fn memory_arguments(assembly: &Assembly) -> Vec<bool> {
    let constraints = split_constraints(&assembly.constraints).into_iter();
    constraints
        .filter(|part| !part.starts_with('~') && !part.starts_with('!'))
        .filter(|part| !part.starts_with('=') || part.contains('*'))
        .map(|part| part.contains('*'))
        .collect()
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn assembly(
        &mut self,
        result: Option<LocalId>,
        assembly: &'m Assembly,
        call: &'m Call,
    ) -> Result<()> {
        if assembly.intel {
            return Err("inline assembly in Intel's syntax".to_string());
        }
        let constraints = split_constraints(&assembly.constraints);
        let mut state = State {
            operands: Vec::new(),
            machine: FxHashMap::default(),
            flags: None,
            locked: false,
            barrier: constraints.contains(&"~{memory}"),
        };
        let outputs = self.given_operands(&mut state, &constraints, call)?;
        let text = expand(&assembly.template)?;
        for statement in statements(&text) {
            self.assembly_statement(&mut state, statement)
                .map_err(|what| match what {
                    Some(what) => what,
                    None => {
                        let readable = statement.replace(OPEN, "%").replace(NO_MODIFIER, "");
                        let readable = readable.replace(CLOSE, "");
                        format!("inline assembly ({readable:?})")
                    }
                })?;
        }
        self.assembly_results(&mut state, result, &outputs, call)
    }

    /// Gives all operands their places. The outputs that are results come back: the constraint, and
    /// the operand unless it is a flag.
    fn given_operands<'t>(
        &mut self,
        state: &mut State,
        constraints: &[&'t str],
        call: &'m Call,
    ) -> Result<Vec<(&'t str, usize)>> {
        let mut arguments = call.arguments.iter();
        let mut outputs = Vec::new();
        let leaves = self.layout().leaves(call.result).unwrap_or_default();
        let mut results = leaves.iter();
        for constraint in constraints {
            let constraint = *constraint;
            if constraint.starts_with('~') {
                continue;
            }
            let (is_output, kind) = match constraint.strip_prefix('=') {
                Some(kind) => (true, kind.trim_start_matches('&')),
                None => (false, constraint),
            };
            if kind.starts_with('*') {
                let argument = arguments
                    .next()
                    .ok_or("inline assembly without an argument")?;
                let address = self.address(&argument.value.value)?;
                state.operands.push(Given {
                    place: Place::Memory(address),
                    set: true,
                });
                continue;
            }
            if is_output {
                let bits = results.next().map_or(64, |leaf| leaf.bits as u8);
                let register = self.assembly_register(state, kind);
                outputs.push((kind, state.operands.len()));
                state.operands.push(Given {
                    place: Place::Register(register, bits),
                    set: kind.contains("@cc"),
                });
                continue;
            }
            let argument = arguments
                .next()
                .ok_or("inline assembly without an argument")?;
            let bits = self.context.constants.bits(argument.value.ty)?;
            let value = self.typed(&argument.value)?;
            if let Ok(tied) = kind.parse::<usize>() {
                let tied = state
                    .operands
                    .get_mut(tied)
                    .ok_or("inline assembly that is tied to nothing")?;
                tied.set = true;
                let place = tied.place;
                state.operands.push(Given { place, set: true });
                if let Place::Register(to, _) = place {
                    self.emit(Instruction::Move { to, from: value });
                }
                continue;
            }
            let place = match value {
                Operand::Constant(_) if kind.contains(['i', 'n', 'e', 'I', 'N', 'g']) => {
                    Place::Number(value)
                }
                _ => {
                    let to = self.assembly_register(state, kind);
                    self.emit(Instruction::Move { to, from: value });
                    Place::Register(to, bits)
                }
            };
            state.operands.push(Given { place, set: true });
        }
        Ok(outputs)
    }

    /// The register of an operand: that of the machine which the constraint names, or a new one.
    fn assembly_register(&mut self, state: &mut State, kind: &str) -> Register {
        let named = kind
            .strip_prefix('{')
            .and_then(|name| name.strip_suffix('}'));
        match named.and_then(machine_register) {
            Some((name, _)) => self.machine_register(state, name),
            None => self.zeroed(),
        }
    }

    fn machine_register(&mut self, state: &mut State, name: &'static str) -> Register {
        if let Some(register) = state.machine.get(name) {
            return *register;
        }
        let register = self.zeroed();
        state.machine.insert(name, register);
        register
    }

    fn zeroed(&mut self) -> Register {
        let to = self.allocate(1);
        self.emit(Instruction::Move {
            to,
            from: Operand::Constant(0),
        });
        to
    }

    /// Hands the outputs over.
    fn assembly_results(
        &mut self,
        state: &mut State,
        result: Option<LocalId>,
        outputs: &[(&str, usize)],
        call: &'m Call,
    ) -> Result<()> {
        let mut values = Vec::new();
        for (kind, operand) in outputs {
            let name = kind.trim_start_matches('{').trim_end_matches('}');
            if name.starts_with("@cc") {
                let value = flag_output(name).and_then(|(flag, wanted)| {
                    let flags = state.flags?;
                    self.flag(flags, flag, wanted)
                });
                let value = value.ok_or_else(|| format!("inline assembly (the flag {name:?})"))?;
                values.push(value);
                continue;
            }
            let given = state.operands[*operand];
            let Place::Register(register, bits) = given.place else {
                continue;
            };
            if !given.set {
                return Err("inline assembly that does not set one of its outputs".to_string());
            }
            let to = self.allocate(1);
            self.emit(Instruction::Convert {
                conversion: Conversion::Truncate(bits),
                to,
                from: Operand::Register(register),
            });
            values.push(Operand::Register(to));
        }
        if values.is_empty() {
            return Ok(());
        }
        let to = match result {
            Some(local) => self.register(local)?,
            None => {
                let parts = self.parts(call.result);
                self.allocate(parts)
            }
        };
        self.moves(to, &values);
        Ok(())
    }

    /// One statement; an error of its own, or `None` for "not known".
    fn assembly_statement(
        &mut self,
        state: &mut State,
        statement: &str,
    ) -> std::result::Result<(), Option<String>> {
        let Some((row, mut width, length)) = instruction(statement) else {
            return Err(None);
        };
        let rest = statement[length..].trim();
        if row.meaning == Meaning::Lock {
            state.locked = true;
            return match rest.is_empty() {
                true => Ok(()),
                false => self.assembly_statement(state, rest),
            };
        }
        let locked = std::mem::take(&mut state.locked);
        if row.meaning == Meaning::Nothing {
            // `rep; nop`, and `rep nop` in one statement.
            return match rest {
                "" | "nop" => Ok(()),
                _ => Err(None),
            };
        }
        let texts = split_operands(rest);
        // A locked access of the thread's own stack is a fence.
        if locked
            && texts
                .last()
                .is_some_and(|text| text.ends_with("(%rsp)") || text.ends_with("(%esp)"))
        {
            self.emit(Instruction::Fence {
                mode: Mode::SequentiallyConsistent,
            });
            return Ok(());
        }
        let mut places = Vec::new();
        for text in texts {
            let (place, named) = self.assembly_operand(state, text).ok_or(None)?;
            width = width.or(named);
            places.push(place);
        }
        if width.is_none() {
            let widths = places.iter().filter_map(|place| match place {
                Place::Register(_, bits) => Some(*bits),
                _ => None,
            });
            // The narrower: an address is no operand, and a flag is a byte.
            width = widths.min();
        }
        self.assembly_meaning(state, row.meaning, &places, width, locked)
    }

    /// An operand as the statement spells it, and its width if the spelling says.
    fn assembly_operand(&mut self, state: &mut State, text: &str) -> Option<(Place, Option<u8>)> {
        if let Some(inside) = text
            .strip_prefix(OPEN)
            .and_then(|rest| rest.strip_suffix(CLOSE))
        {
            let (index, modifier) = inside.split_once(':')?;
            let place = state.operands.get(index.parse::<usize>().ok()?)?.place;
            let width = match modifier {
                "" | "P" | "c" => None,
                "b" => Some(8),
                "w" => Some(16),
                "k" => Some(32),
                "q" => Some(64),
                _ => return None,
            };
            let place = match (place, width) {
                (Place::Register(register, _), Some(bits)) => Place::Register(register, bits),
                _ => place,
            };
            return Some((place, width));
        }
        if let Some(name) = text.strip_prefix('%') {
            let (name, bits) = machine_register(name)?;
            let register = self.machine_register(state, name);
            return Some((Place::Register(register, bits), Some(bits)));
        }
        if let Some(digits) = text.strip_prefix('$') {
            return Some((Place::Number(Operand::Constant(number(digits)?)), None));
        }
        let (displacement, rest) = text.split_once('(')?;
        let inside = rest.strip_suffix(')')?;
        let displacement = match displacement.trim() {
            "" => 0,
            digits => number(digits)?,
        };
        if inside.contains(',') {
            return None;
        }
        let base = match self.assembly_operand(state, inside.trim())?.0 {
            Place::Register(register, 64) => Operand::Register(register),
            _ => return None,
        };
        // The register may change before the access is done.
        let kept = self.allocate(1);
        self.emit(Instruction::Move {
            to: kept,
            from: base,
        });
        let address = self.at_offset(Operand::Register(kept), displacement);
        Some((Place::Memory(address), None))
    }
}
