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

use super::super::code::{Binary, Conversion, Instruction, Operand, Register, Rmw};
use super::{Lowering, Result};
use crate::c::llvm::ast::{Assembly, Call, LocalId};
use katec_checker::event::Mode;
use rustc_hash::FxHashMap;

/// What an instruction does. In AT&T's syntax the last operand is the destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// Nothing that another thread could see.
    Nothing,
    /// Makes the next instruction atomic.
    Lock,
    /// A fence.
    Fence(Mode),
    /// Copies.
    Move,
    /// Copies from a width to another: with the sign or without.
    Extend {
        from: u8,
        to: u8,
        signed: bool,
    },
    /// `destination = destination operator source`.
    Compute(Binary),
    /// The same, with 1 as the source; the carry stays.
    ByOne(Binary),
    /// Changes the sign, or all bits.
    Negate,
    Not,
    /// Sets flags as a subtraction does, or as `and` does.
    Compare,
    Test,
    /// Exchanges its operands; with memory it is atomic without `lock`.
    Exchange,
    /// Exchanges, and adds.
    ExchangeAdd,
    /// Compares with the accumulator, and exchanges.
    CompareExchange,
    /// Copies a bit into the carry, and sets, clears or complements it (or leaves it).
    Bit(Option<Rmw>),
    /// Subtracts the source and the carry: of a register from itself, a mask.
    SubtractCarry,
    /// Sets a byte to a flag, or to its opposite.
    Set(Flag, bool),
    /// The clock, in `eax` and `edx`.
    Clock,
}

/// What instructions tell about a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flag {
    Zero,
    Carry,
    Sign,
    /// Less, of signed numbers.
    Less,
    LessEqual,
    /// At most, of unsigned numbers.
    BelowEqual,
}

/// A row of the table: a name, without a letter for the width, and what it means.
struct Row {
    name: &'static str,
    meaning: Meaning,
    /// Whether a letter for the width may follow.
    suffix: bool,
    /// What it is, for people.
    what: &'static str,
}

const fn plain(name: &'static str, meaning: Meaning, what: &'static str) -> Row {
    Row {
        name,
        meaning,
        suffix: false,
        what,
    }
}

const fn sized(name: &'static str, meaning: Meaning, what: &'static str) -> Row {
    Row {
        name,
        meaning,
        suffix: true,
        what,
    }
}

/// The instructions that are known.
const INSTRUCTIONS: &[Row] = {
    use Meaning as M;
    const FULL: Mode = Mode::SequentiallyConsistent;
    &[
        plain("nop", M::Nothing, "nothing"),
        plain("pause", M::Nothing, "nothing"),
        plain("rep", M::Nothing, "nothing"),
        plain("rep nop", M::Nothing, "nothing"),
        plain("yield", M::Nothing, "nothing"),
        plain("wfe", M::Nothing, "nothing: it may end at any time"),
        plain("sev", M::Nothing, "nothing"),
        plain("lock", M::Lock, "the next instruction is atomic"),
        plain("mfence", M::Fence(FULL), "fence, seq_cst"),
        plain("lfence", M::Fence(Mode::Acquire), "fence, acquire"),
        plain("sfence", M::Fence(Mode::Release), "fence, release"),
        plain("sync", M::Fence(FULL), "fence, seq_cst (POWER, MIPS)"),
        plain("hwsync", M::Fence(FULL), "fence, seq_cst (POWER)"),
        plain(
            "lwsync",
            M::Fence(Mode::AcquireRelease),
            "fence, acq_rel (POWER)",
        ),
        plain("dmb", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dmb sy", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dmb ish", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dmb osh", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dmb ishld", M::Fence(Mode::Acquire), "fence, acquire (ARM)"),
        plain("dmb ld", M::Fence(Mode::Acquire), "fence, acquire (ARM)"),
        plain("dsb sy", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("dsb ish", M::Fence(FULL), "fence, seq_cst (ARM)"),
        plain("fence", M::Fence(FULL), "fence, seq_cst (RISC-V)"),
        plain("fence rw,rw", M::Fence(FULL), "fence, seq_cst (RISC-V)"),
        plain("fence iorw,iorw", M::Fence(FULL), "fence, seq_cst (RISC-V)"),
        plain(
            "fence r,rw",
            M::Fence(Mode::Acquire),
            "fence, acquire (RISC-V)",
        ),
        plain(
            "fence rw,w",
            M::Fence(Mode::Release),
            "fence, release (RISC-V)",
        ),
        plain(
            "fence.tso",
            M::Fence(Mode::AcquireRelease),
            "fence, acq_rel (RISC-V)",
        ),
        plain(
            "rdtsc",
            M::Clock,
            "the clock: later than what the thread read before",
        ),
        sized("mov", M::Move, "load, store or copy"),
        plain(
            "movzbl",
            M::Extend {
                from: 8,
                to: 32,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movzbw",
            M::Extend {
                from: 8,
                to: 16,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movzwl",
            M::Extend {
                from: 16,
                to: 32,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movzbq",
            M::Extend {
                from: 8,
                to: 64,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movzwq",
            M::Extend {
                from: 16,
                to: 64,
                signed: false,
            },
            "load or copy",
        ),
        plain(
            "movsbl",
            M::Extend {
                from: 8,
                to: 32,
                signed: true,
            },
            "load or copy",
        ),
        plain(
            "movswl",
            M::Extend {
                from: 16,
                to: 32,
                signed: true,
            },
            "load or copy",
        ),
        plain(
            "movslq",
            M::Extend {
                from: 32,
                to: 64,
                signed: true,
            },
            "load or copy",
        ),
        sized("xchg", M::Exchange, "exchange, atomic with memory"),
        sized("xadd", M::ExchangeAdd, "exchange and add"),
        sized("cmpxchg", M::CompareExchange, "compare and exchange"),
        sized("add", M::Compute(Binary::Add), "addition"),
        sized("sub", M::Compute(Binary::Sub), "subtraction"),
        sized("and", M::Compute(Binary::And), "bits"),
        sized("or", M::Compute(Binary::Or), "bits"),
        sized("xor", M::Compute(Binary::Xor), "bits"),
        sized("inc", M::ByOne(Binary::Add), "addition of 1"),
        sized("dec", M::ByOne(Binary::Sub), "subtraction of 1"),
        sized("neg", M::Negate, "change of the sign"),
        sized("not", M::Not, "complement"),
        sized("cmp", M::Compare, "flags"),
        sized("test", M::Test, "flags"),
        sized("bt", M::Bit(None), "carry"),
        sized("bts", M::Bit(Some(Rmw::Or)), "sets a bit"),
        sized("btr", M::Bit(Some(Rmw::And)), "clears a bit"),
        sized("btc", M::Bit(Some(Rmw::Xor)), "complements a bit"),
        sized(
            "sbb",
            M::SubtractCarry,
            "the carry as a mask, of a register from itself",
        ),
        plain("sete", M::Set(Flag::Zero, true), "flag"),
        plain("setz", M::Set(Flag::Zero, true), "flag"),
        plain("setne", M::Set(Flag::Zero, false), "flag"),
        plain("setnz", M::Set(Flag::Zero, false), "flag"),
        plain("setc", M::Set(Flag::Carry, true), "flag"),
        plain("setb", M::Set(Flag::Carry, true), "flag"),
        plain("setnc", M::Set(Flag::Carry, false), "flag"),
        plain("setae", M::Set(Flag::Carry, false), "flag"),
        plain("sets", M::Set(Flag::Sign, true), "flag"),
        plain("setns", M::Set(Flag::Sign, false), "flag"),
        plain("setl", M::Set(Flag::Less, true), "flag"),
        plain("setge", M::Set(Flag::Less, false), "flag"),
        plain("setle", M::Set(Flag::LessEqual, true), "flag"),
        plain("setg", M::Set(Flag::LessEqual, false), "flag"),
        plain("setbe", M::Set(Flag::BelowEqual, true), "flag"),
        plain("seta", M::Set(Flag::BelowEqual, false), "flag"),
    ]
};

/// The instructions that are known, and what each is, for the documentation.
pub fn instructions() -> impl Iterator<Item = (&'static str, &'static str)> {
    INSTRUCTIONS.iter().map(|row| (row.name, row.what))
}

/// The flags of constraints like `=@ccz`.
fn flag_output(name: &str) -> Option<(Flag, bool)> {
    let set = format!("set{}", name.strip_prefix("@cc")?);
    match INSTRUCTIONS.iter().find(|row| row.name == set)?.meaning {
        Meaning::Set(flag, wanted) => Some((flag, wanted)),
        _ => None,
    }
}

/// The instruction that a statement begins with: its row, the width that a letter gives, and how
/// many characters the name takes.
fn instruction(statement: &str) -> Option<(&'static Row, Option<u8>, usize)> {
    // Names with operands in them first: `dmb ish`, `rep nop`.
    let whole = statement.split_whitespace().collect::<Vec<_>>().join(" ");
    let whole = whole.replace(", ", ",");
    if let Some(row) = INSTRUCTIONS.iter().find(|row| row.name == whole) {
        return Some((row, None, statement.len()));
    }
    let name = statement.split_whitespace().next()?;
    let find = |name: &str| INSTRUCTIONS.iter().find(|row| row.name == name);
    if let Some(row) = find(name) {
        return Some((row, None, name.len()));
    }
    let bits = match name.chars().last()? {
        'b' => 8,
        'w' => 16,
        'l' => 32,
        'q' => 64,
        _ => return None,
    };
    let row = find(&name[..name.len() - 1]).filter(|row| row.suffix)?;
    Some((row, Some(bits), name.len()))
}

/// A register of x86 by its name without `%`: the one of 64 bits that it is part of, and its width.
fn machine_register(name: &str) -> Option<(&'static str, u8)> {
    const NAMES: [[&str; 4]; 8] = [
        ["rax", "eax", "ax", "al"],
        ["rbx", "ebx", "bx", "bl"],
        ["rcx", "ecx", "cx", "cl"],
        ["rdx", "edx", "dx", "dl"],
        ["rsi", "esi", "si", "sil"],
        ["rdi", "edi", "di", "dil"],
        ["rbp", "ebp", "bp", "bpl"],
        ["rsp", "esp", "sp", "spl"],
    ];
    const NUMBERED: [&str; 8] = ["r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"];
    for names in NAMES {
        if let Some(column) = names.iter().position(|known| *known == name) {
            return Some((names[0], 64 >> column));
        }
    }
    let stem = name.trim_end_matches(['d', 'w', 'b']);
    let whole = NUMBERED.iter().find(|known| **known == stem)?;
    let bits = match &name[stem.len()..] {
        "" => 64,
        "d" => 32,
        "w" => 16,
        "b" => 8,
        _ => return None,
    };
    Some((whole, bits))
}

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

/// Splits constraints at commas outside of braces.
fn split_constraints(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(move |character| {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        character == ',' && depth == 0
    });
    parts.filter(|part| !part.is_empty()).collect()
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

/// Where an operand of the template begins and ends in a statement; neither can be in a source.
const OPEN: char = '\u{1}';
const CLOSE: char = '\u{2}';
/// How an operand without a modifier ends.
const NO_MODIFIER: &str = ":\u{2}";

/// The template with operands as `OPEN number modifier CLOSE`, and other dollars as they are to be
/// read.
fn expand(template: &str) -> Result<String> {
    let mut text = String::new();
    let mut rest = template.chars().peekable();
    let mut skipping = false;
    while let Some(character) = rest.next() {
        if character != '$' {
            if !skipping {
                text.push(character);
            }
            continue;
        }
        match rest.next() {
            Some('$') if !skipping => text.push('$'),
            // Alternatives for other syntaxes: the first is AT&T's.
            Some('(') => {}
            Some('|') => skipping = true,
            Some(')') => skipping = false,
            Some('{') if !skipping => {
                let inside: String = rest.by_ref().take_while(|c| *c != '}').collect();
                let (number, modifier) = inside.split_once(':').unwrap_or((&inside, ""));
                text.extend([OPEN]);
                text.push_str(&format!("{number}:{modifier}"));
                text.extend([CLOSE]);
            }
            Some(digit) if digit.is_ascii_digit() && !skipping => {
                let mut number = digit.to_string();
                while let Some(digit) = rest.next_if(char::is_ascii_digit) {
                    number.push(digit);
                }
                text.extend([OPEN]);
                text.push_str(&format!("{number}:"));
                text.extend([CLOSE]);
            }
            _ if skipping => {}
            _ => return Err(format!("inline assembly ({template:?})")),
        }
    }
    Ok(text)
}

/// The statements of a template, without comments.
fn statements(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.split(['\n', ';']);
    lines
        .map(|line| line.split_once('#').map_or(line, |(code, _)| code).trim())
        .filter(|line| !line.is_empty())
}

/// The operands of an instruction: commas outside of brackets divide them.
fn split_operands(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(move |character| {
        match character {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        character == ',' && depth == 0
    });
    parts
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}

fn number(text: &str) -> Option<u64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative {
        value.wrapping_neg()
    } else {
        value
    })
}

/// An atomic update without its old value, as the machine has it.
fn update_operator(operator: Binary) -> Option<Rmw> {
    Some(match operator {
        Binary::Add => Rmw::Add,
        Binary::Sub => Rmw::Sub,
        Binary::And => Rmw::And,
        Binary::Or => Rmw::Or,
        Binary::Xor => Rmw::Xor,
        _ => return None,
    })
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

    fn assembly_meaning(
        &mut self,
        state: &mut State,
        meaning: Meaning,
        places: &[Place],
        width: Option<u8>,
        locked: bool,
    ) -> std::result::Result<(), Option<String>> {
        let unsized_operand =
            || Some("inline assembly with an operand of unknown size".to_string());
        let sized = || width.ok_or_else(unsized_operand);
        let in_memory = |place: &Place| matches!(place, Place::Memory(_));
        // `lock` is for memory only, and for what reads and writes it.
        let writes_memory = places.last().is_some_and(in_memory)
            || meaning == Meaning::Exchange && places.iter().any(in_memory);
        if locked && !writes_memory {
            return Err(None);
        }
        match (meaning, places) {
            (Meaning::Fence(mode), []) => self.emit(Instruction::Fence { mode }),
            (Meaning::Clock, []) => {
                let time = self.clock();
                let shift = Operand::Constant(32);
                let high = self.comparison(Binary::LogicalShiftRight, 64, time, shift);
                let low = self.converted(Conversion::Truncate(32), time);
                for (name, value) in [("rax", low), ("rdx", high)] {
                    let register = self.machine_register(state, name);
                    self.write_place(state, Place::Register(register, 32), 32, value);
                }
            }
            (Meaning::Move, [from, to]) if !locked => {
                let bits = sized()?;
                let value = self.read_place(state, *from, bits);
                self.write_place(state, *to, bits, value);
            }
            (
                Meaning::Extend {
                    from: narrow,
                    to: wide,
                    signed,
                },
                [from, to],
            ) if !locked => {
                let value = self.read_place(state, *from, narrow);
                let value = match signed {
                    true => self.converted(Conversion::SignExtend(narrow, wide), value),
                    false => value,
                };
                self.write_place(state, *to, wide, value);
            }
            (Meaning::Compute(operator), [from, to]) => {
                let bits = sized()?;
                let value = self.read_place(state, *from, bits);
                self.compute(state, operator, value, *to, bits, locked, true)?;
            }
            (Meaning::ByOne(operator), [to]) => {
                let bits = sized()?;
                self.compute(
                    state,
                    operator,
                    Operand::Constant(1),
                    *to,
                    bits,
                    locked,
                    false,
                )?;
            }
            (Meaning::Negate, [to]) if !locked => {
                let bits = sized()?;
                let old = self.read_place(state, *to, bits);
                let new = self.comparison(Binary::Sub, bits, Operand::Constant(0), old);
                let carry = self.comparison(Binary::NotEqual, bits, old, Operand::Constant(0));
                self.write_place(state, *to, bits, new);
                state.flags = Some(Flags::Result(new, bits, Some(carry)));
            }
            (Meaning::Not, [to]) => {
                let bits = sized()?;
                let flags = state.flags;
                let ones = Operand::Constant(super::super::arithmetic::truncate(u64::MAX, bits));
                self.compute(state, Binary::Xor, ones, *to, bits, locked, true)?;
                state.flags = flags;
            }
            (Meaning::Compare, [right, left]) if !locked => {
                let bits = sized()?;
                let right = self.read_place(state, *right, bits);
                let left = self.read_place(state, *left, bits);
                state.flags = Some(Flags::Compared(left, right, bits));
            }
            (Meaning::Test, [right, left]) if !locked => {
                let bits = sized()?;
                let right = self.read_place(state, *right, bits);
                let left = self.read_place(state, *left, bits);
                let both = self.comparison(Binary::And, bits, left, right);
                state.flags = Some(Flags::Result(both, bits, Some(Operand::Constant(0))));
            }
            (Meaning::Exchange, [a, b]) => {
                let bits = sized()?;
                let (other, memory) = if in_memory(a) { (*b, *a) } else { (*a, *b) };
                let value = self.read_place(state, other, bits);
                let value = self.kept(value);
                let old = match memory {
                    Place::Memory(address) => {
                        self.atomic_update(state, Rmw::Exchange, address, value, bits)
                    }
                    place => {
                        let old = self.read_place(state, place, bits);
                        let old = self.kept(old);
                        self.write_place(state, place, bits, value);
                        old
                    }
                };
                self.write_place(state, other, bits, old);
            }
            (Meaning::ExchangeAdd, [from, to]) => {
                let bits = sized()?;
                let value = self.read_place(state, *from, bits);
                let value = self.kept(value);
                let old = self.compute(state, Binary::Add, value, *to, bits, locked, true)?;
                self.write_place(state, *from, bits, old);
            }
            (Meaning::CompareExchange, [new, to]) => {
                let bits = sized()?;
                self.compare_exchange(state, *new, *to, bits, locked)?;
            }
            (Meaning::Bit(change), [index, to]) => {
                let bits = sized()?;
                self.bit(state, change, *index, *to, bits, locked)?;
            }
            (Meaning::SubtractCarry, [Place::Register(a, _), Place::Register(b, _)]) if a == b => {
                let bits = sized()?;
                let carry = state
                    .flags
                    .and_then(|flags| self.flag(flags, Flag::Carry, true));
                let carry = carry.ok_or(None)?;
                let mask = self.comparison(Binary::Sub, bits, Operand::Constant(0), carry);
                self.write_place(state, places[1], bits, mask);
                state.flags = Some(Flags::Result(mask, bits, Some(carry)));
            }
            (Meaning::Set(flag, wanted), [to]) if !locked => {
                let value = state.flags.and_then(|flags| self.flag(flags, flag, wanted));
                let value = value.ok_or(None)?;
                self.write_place(state, *to, 8, value);
            }
            _ => return Err(None),
        }
        Ok(())
    }

    /// A value that stays as it is when the register that it is in changes.
    fn kept(&mut self, value: Operand) -> Operand {
        match value {
            Operand::Constant(_) => value,
            Operand::Register(_) => {
                let to = self.allocate(1);
                self.emit(Instruction::Move { to, from: value });
                Operand::Register(to)
            }
        }
    }

    fn converted(&mut self, conversion: Conversion, from: Operand) -> Operand {
        let to = self.allocate(1);
        self.emit(Instruction::Convert {
            conversion,
            to,
            from,
        });
        Operand::Register(to)
    }

    /// The low bits of what is at a place.
    fn read_place(&mut self, state: &State, place: Place, bits: u8) -> Operand {
        match place {
            Place::Number(Operand::Constant(value)) => {
                Operand::Constant(super::super::arithmetic::truncate(value, bits))
            }
            Place::Number(value) => value,
            Place::Register(register, _) => {
                self.converted(Conversion::Truncate(bits), Operand::Register(register))
            }
            Place::Memory(address) => {
                let to = self.allocate(1);
                let mode = match state.barrier {
                    true => Mode::Acquire,
                    false => Mode::Relaxed,
                };
                self.emit(Instruction::Load {
                    to,
                    address,
                    size: bits / 8,
                    mode,
                });
                Operand::Register(to)
            }
        }
    }

    /// Puts a value of so many bits at a place. In a register 32 bits clear what is above, and
    /// fewer leave it.
    fn write_place(&mut self, state: &mut State, place: Place, bits: u8, value: Operand) {
        match place {
            Place::Number(_) => {}
            Place::Memory(address) => {
                let mode = match state.barrier {
                    true => Mode::Release,
                    false => Mode::Relaxed,
                };
                self.emit(Instruction::Store {
                    address,
                    value,
                    size: bits / 8,
                    mode,
                });
            }
            Place::Register(register, _) => {
                let from = match bits {
                    8 | 16 => {
                        let above = Operand::Constant(!((1 << bits) - 1));
                        let rest =
                            self.comparison(Binary::And, 64, Operand::Register(register), above);
                        self.comparison(Binary::Or, 64, rest, value)
                    }
                    _ => value,
                };
                self.emit(Instruction::Move { to: register, from });
                for given in &mut state.operands {
                    if let Place::Register(known, _) = given.place {
                        given.set |= known == register;
                    }
                }
            }
        }
    }

    /// A read-modify-write, which on x86 orders everything around it; gives the old value.
    fn atomic_update(
        &mut self,
        state: &State,
        operator: Rmw,
        address: Operand,
        operand: Operand,
        bits: u8,
    ) -> Operand {
        let to = self.allocate(1);
        self.around_update(state, |lowering, mode| {
            lowering.emit(Instruction::Rmw {
                operator,
                to,
                address,
                operand,
                size: bits / 8,
                mode,
            });
        });
        Operand::Register(to)
    }

    fn around_update(&mut self, state: &State, update: impl FnOnce(&mut Self, Mode)) {
        let full = Instruction::Fence {
            mode: Mode::SequentiallyConsistent,
        };
        match state.barrier {
            true => {
                self.emit(full);
                update(self, Mode::SequentiallyConsistent);
                self.emit(full);
            }
            false => update(self, Mode::Relaxed),
        }
    }

    /// `to = to operator value`; gives the old value.
    #[allow(clippy::too_many_arguments)]
    fn compute(
        &mut self,
        state: &mut State,
        operator: Binary,
        value: Operand,
        to: Place,
        bits: u8,
        locked: bool,
        carries: bool,
    ) -> std::result::Result<Operand, Option<String>> {
        let old = match (to, locked) {
            (Place::Memory(address), true) => {
                let update = update_operator(operator).ok_or(None)?;
                self.atomic_update(state, update, address, value, bits)
            }
            _ => self.read_place(state, to, bits),
        };
        let new = self.comparison(operator, bits, old, value);
        if !(locked && matches!(to, Place::Memory(_))) {
            self.write_place(state, to, bits, new);
        }
        let carry = match operator {
            _ if !carries => match state.flags {
                Some(flags) => self.flag(flags, Flag::Carry, true),
                None => None,
            },
            Binary::Add => Some(self.comparison(Binary::UnsignedLess, bits, new, old)),
            Binary::Sub => None,
            _ => Some(Operand::Constant(0)),
        };
        state.flags = Some(match operator {
            Binary::Sub if carries => Flags::Compared(old, value, bits),
            _ => Flags::Result(new, bits, carry),
        });
        Ok(old)
    }

    fn compare_exchange(
        &mut self,
        state: &mut State,
        new: Place,
        to: Place,
        bits: u8,
        locked: bool,
    ) -> std::result::Result<(), Option<String>> {
        let accumulator = self.machine_register(state, "rax");
        let accumulator = Place::Register(accumulator, bits);
        let expected = self.read_place(state, accumulator, bits);
        let desired = self.read_place(state, new, bits);
        let (Place::Memory(address), true) = (to, locked) else {
            // Without `lock`, or with a register, a choice between two values.
            let old = self.read_place(state, to, bits);
            let equal = self.comparison(Binary::Equal, bits, old, expected);
            let value = self.allocate(1);
            self.emit(Instruction::Select {
                to: value,
                condition: equal,
                yes: desired,
                no: old,
            });
            self.write_place(state, to, bits, Operand::Register(value));
            self.write_place(state, accumulator, bits, old);
            state.flags = Some(Flags::Compared(expected, old, bits));
            return Ok(());
        };
        let result = self.allocate(2);
        self.around_update(state, |lowering, mode| {
            lowering.emit(Instruction::CompareExchange {
                to: result,
                address,
                expected,
                desired,
                size: bits / 8,
                mode,
                failure_mode: mode,
                weak: false,
            });
        });
        let old = Operand::Register(result);
        self.write_place(state, accumulator, bits, old);
        state.flags = Some(Flags::Compared(expected, old, bits));
        Ok(())
    }

    fn bit(
        &mut self,
        state: &mut State,
        change: Option<Rmw>,
        index: Place,
        to: Place,
        bits: u8,
        locked: bool,
    ) -> std::result::Result<(), Option<String>> {
        // A number within the operand; a register would reach beyond it.
        let Place::Number(Operand::Constant(index)) = index else {
            return Err(None);
        };
        let index = index % u64::from(bits);
        let mask = 1u64 << index;
        let operand = match change {
            Some(Rmw::And) => super::super::arithmetic::truncate(!mask, bits),
            _ => mask,
        };
        let operator = match change {
            Some(Rmw::And) => Some(Binary::And),
            Some(Rmw::Xor) => Some(Binary::Xor),
            Some(_) => Some(Binary::Or),
            None => None,
        };
        let old = match operator {
            Some(operator) => self.compute(
                state,
                operator,
                Operand::Constant(operand),
                to,
                bits,
                locked,
                true,
            )?,
            None if locked => return Err(None),
            None => self.read_place(state, to, bits),
        };
        let moved = self.comparison(
            Binary::LogicalShiftRight,
            bits,
            old,
            Operand::Constant(index),
        );
        let carry = self.comparison(Binary::And, bits, moved, Operand::Constant(1));
        state.flags = Some(Flags::Carry(carry));
        Ok(())
    }

    /// Whether a flag is as wanted, as 0 or 1; `None` if it is not known.
    fn flag(&mut self, flags: Flags, flag: Flag, wanted: bool) -> Option<Operand> {
        let value = match (flags, flag) {
            (Flags::Compared(left, right, bits), _) => {
                let operator = match flag {
                    Flag::Zero => Binary::Equal,
                    Flag::Carry => Binary::UnsignedLess,
                    Flag::BelowEqual => Binary::UnsignedLessEqual,
                    Flag::Less => Binary::SignedLess,
                    Flag::LessEqual => Binary::SignedLessEqual,
                    Flag::Sign => {
                        let difference = self.comparison(Binary::Sub, bits, left, right);
                        let negative = self.comparison(
                            Binary::SignedLess,
                            bits,
                            difference,
                            Operand::Constant(0),
                        );
                        return Some(self.opposite_unless(wanted, negative));
                    }
                };
                self.comparison(operator, bits, left, right)
            }
            (Flags::Result(value, bits, _), Flag::Zero) => {
                self.comparison(Binary::Equal, bits, value, Operand::Constant(0))
            }
            (Flags::Result(value, bits, _), Flag::Sign) => {
                self.comparison(Binary::SignedLess, bits, value, Operand::Constant(0))
            }
            (Flags::Result(_, _, Some(carry)) | Flags::Carry(carry), Flag::Carry) => carry,
            _ => return None,
        };
        Some(self.opposite_unless(wanted, value))
    }

    fn opposite_unless(&mut self, wanted: bool, value: Operand) -> Operand {
        match wanted {
            true => value,
            false => self.comparison(Binary::Xor, 8, value, Operand::Constant(1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_widths() {
        let found = |statement| instruction(statement).map(|(row, bits, _)| (row.name, bits));
        assert_eq!(found("xaddl a, b"), Some(("xadd", Some(32))));
        assert_eq!(found("cmpxchg a, b"), Some(("cmpxchg", None)));
        assert_eq!(found("dmb  ish"), Some(("dmb ish", None)));
        assert_eq!(found("fence rw, rw"), Some(("fence rw,rw", None)));
        assert_eq!(found("subb a, b"), Some(("sub", Some(8))));
        assert_eq!(found("dmb ishst"), Some(("dmb", None)));
        assert_eq!(found("mfencel"), None);
        assert_eq!(machine_register("eax"), Some(("rax", 32)));
        assert_eq!(machine_register("r10d"), Some(("r10", 32)));
        assert_eq!(machine_register("r16"), None);
    }

    #[test]
    fn templates_are_expanded() {
        let expanded = expand("lock; addl $$1, $0; set${1:b}x $(a$|b$)").expect("a template");
        assert_eq!(expanded, "lock; addl $1, \u{1}0:\u{2}; set\u{1}1:b\u{2}x a");
        assert_eq!(
            statements("mfence # full\n\tnop;;").collect::<Vec<_>>(),
            ["mfence", "nop"]
        );
        assert_eq!(split_operands("4(%rax,%rbx), $1"), ["4(%rax,%rbx)", "$1"]);
        assert_eq!(number("-0x10"), Some(16u64.wrapping_neg()));
    }
}
