//! Prints tests as litmus tests that katec and herd read.
//!
//! In C, accesses are calls of `<stdatomic.h>` with their memory orders, or plain `*x`. A
//! dependency goes through `r0 ^ r0`, which is 0 whatever was read: it is added to an address or a
//! value, or decides a branch that is always taken. What comes after such a branch is written
//! inside it. The expected value of a compare-exchange is in a location of its own, because herd
//! has no addresses of local variables; that location keeps what was found when the exchange fails.
//!
//! In X86 and X86_64, accesses are moves, and read-modify-writes are `XCHG`, `LOCK XADD` and `LOCK
//! CMPXCHG`. herd reads all of it but `XADD`. Dependencies are not written in these languages.
//!
//! AArch64, POWER and RISC-V are in `assembly`. Barriers are an extension of katec's in C.
//!
//! What a language has no words for is an error that names it.

use crate::assembly::assembly;
use crate::test::{
    Action, Clause, Instruction, LOCK_NAME, Level, Location, Reads, RmwKind, Test, failure_mode,
};
use katec_checker::event::{FenceKind, Mode};
use katec_programs::litmus::Language;
use std::fmt;

/// What stands before the program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heading<'a> {
    /// The name of the test.
    pub name: &'a str,
    /// Lines after the name, such as `Com=Fr Fr`.
    pub lines: &'a [String],
}

impl<'a> Heading<'a> {
    /// Only a name.
    pub fn name(name: &'a str) -> Self {
        Self { name, lines: &[] }
    }
}

/// Something that a language has no words for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteError(String);

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WriteError {}

pub(crate) fn error<T>(message: impl Into<String>) -> Result<T, WriteError> {
    Err(WriteError(message.into()))
}

/// The language in which tests of a level are written unless another one is asked for.
pub fn language(level: Level) -> Language {
    match level {
        Level::Language => Language::C,
        Level::X86 => Language::X86,
        Level::Aarch64 => Language::AArch64,
        Level::Power => Language::Ppc,
        Level::Riscv => Language::RiscV,
    }
}

/// What the instructions of tests in a language are, if tests can be written in it.
fn level(language: Language) -> Option<Level> {
    Some(match language {
        Language::C => Level::Language,
        Language::X86 | Language::X86_64 => Level::X86,
        Language::AArch64 => Level::Aarch64,
        Language::Ppc => Level::Power,
        Language::RiscV => Level::Riscv,
        Language::Linux | Language::Arm => return None,
    })
}

/// The text of a test in a language.
pub fn write(test: &Test, language: Language, heading: Heading<'_>) -> Result<String, WriteError> {
    test.check().map_err(WriteError)?;
    if level(language) != Some(test.level) {
        return error(format!(
            "instructions of {} cannot be written in {}",
            test.level.name(),
            language_name(language)
        ));
    }
    match test.level {
        Level::Language => c(test, heading),
        Level::X86 => x86(test, language, heading),
        Level::Aarch64 | Level::Power | Level::Riscv => assembly(test, language, heading),
    }
}

/// The name of a language as the first word of a file.
pub fn language_name(language: Language) -> &'static str {
    let known = Language::NAMES.iter().find(|(_, known)| *known == language);
    known.map_or("", |(name, _)| name)
}

/// The lines before the threads; `initial` is what does not start with 0.
pub(crate) fn head(language: Language, heading: Heading<'_>, initial: &[String]) -> String {
    let mut text = format!("{} {}\n", language_name(language), heading.name);
    for line in heading.lines {
        text.push_str(line);
        text.push('\n');
    }
    match initial {
        [] => text.push_str("{ }\n"),
        initial => text.push_str(&format!("{{ {} }}\n", initial.join(" "))),
    }
    text
}

/// The condition of a test; `register` writes what is asked of a read, and `more` comes last.
pub(crate) fn condition(
    test: &Test,
    register: impl Fn(usize, usize, u64) -> String,
    more: &[String],
) -> String {
    let mut clauses: Vec<String> = test
        .condition
        .iter()
        .map(|clause| match *clause {
            Clause::Register {
                thread,
                instruction,
                value,
            } => register(thread, instruction, value),
            Clause::Memory { location, value } => format!("{location}={value}"),
        })
        .collect();
    clauses.extend_from_slice(more);
    if clauses.is_empty() {
        return "exists (true)\n".to_string();
    }
    format!("exists ({})\n", clauses.join(" /\\ "))
}

/// The number of a read among the reads of its thread.
fn register_number(code: &[Instruction], instruction: usize) -> usize {
    let before = &code[..instruction];
    before.iter().filter(|it| it.action.reads()).count()
}

fn expected(action: Action) -> Option<u64> {
    match action {
        Action::Rmw {
            kind: RmwKind::CompareExchange { expected },
            ..
        } => Some(expected),
        _ => None,
    }
}

/// The name of the location with the expected value of a compare-exchange.
fn expected_name(thread: usize, number: usize) -> String {
    format!("e{thread}{number}")
}

fn order(mode: Mode) -> &'static str {
    match mode {
        // Plain accesses are written without an order.
        Mode::NonAtomic | Mode::Relaxed => "memory_order_relaxed",
        Mode::Acquire => "memory_order_acquire",
        Mode::Release => "memory_order_release",
        Mode::AcquireRelease => "memory_order_acq_rel",
        Mode::SequentiallyConsistent => "memory_order_seq_cst",
    }
}

fn c(test: &Test, heading: Heading<'_>) -> Result<String, WriteError> {
    let mut initial: Vec<String> = test
        .barriers()
        .iter()
        .map(|(barrier, count)| format!("barrier_init({barrier}, {count});"))
        .collect();
    for (thread, index, instruction) in test.instructions() {
        if let Some(value) = expected(instruction.action) {
            let number = register_number(&test.threads[thread], index);
            initial.push(format!("{}={value};", expected_name(thread, number)));
        }
    }
    let mut text = head(Language::C, heading, &initial);
    for thread in 0..test.threads.len() {
        text.push_str(&c_thread(test, thread));
    }
    text.push('\n');
    text.push_str(&condition(
        test,
        |thread, instruction, value| {
            let code = &test.threads[thread];
            let number = register_number(code, instruction);
            match expected(code[instruction].action) {
                None => format!("{thread}:r{number}={value}"),
                Some(expected) if expected == value => format!("{thread}:r{number}=1"),
                Some(_) => {
                    let found = expected_name(thread, number);
                    format!("{thread}:r{number}=0 /\\ {found}={value}")
                }
            }
        },
        &[],
    ));
    Ok(text)
}

fn c_thread(test: &Test, thread: usize) -> String {
    let code = &test.threads[thread];
    let mut text = format!(
        "\nP{thread} ({}) {{\n",
        c_parameters(test, thread).join(", ")
    );
    let mut depth = 1;
    for (index, instruction) in code.iter().enumerate() {
        let zeros = |reads: Reads| {
            let names = reads.iter().map(|read| register_number(code, read));
            let zeros: Vec<String> = names.map(|name| format!("(r{name} ^ r{name})")).collect();
            zeros
        };
        if !instruction.depends.ctrl.is_empty() {
            let branch = match test.ends_early {
                true => {
                    let reads = instruction.depends.ctrl.iter();
                    let asked = reads.map(|read| {
                        let value = test.asked(thread, read).unwrap_or_default();
                        format!("r{} == {value}", register_number(code, read))
                    });
                    asked.collect::<Vec<_>>().join(" && ")
                }
                false => format!("({}) == 0", zeros(instruction.depends.ctrl).join(" + ")),
            };
            let indent = "  ".repeat(depth);
            text.push_str(&format!("{indent}if ({branch}) {{\n"));
            depth += 1;
        }
        let sum = |first: String, reads: Reads| {
            let mut parts = vec![first];
            parts.extend(zeros(reads));
            parts.join(" + ")
        };
        let address = |location: Location| sum(location.to_string(), instruction.depends.addr);
        let value = |value: u64| sum(value.to_string(), instruction.depends.data);
        let number = register_number(code, index);
        let line = c_statement(instruction.action, thread, number, address, value);
        text.push_str(&format!("{}{line}\n", "  ".repeat(depth)));
    }
    for depth in (1..depth).rev() {
        text.push_str(&format!("{}}}\n", "  ".repeat(depth)));
    }
    text.push_str("}\n");
    text
}

/// The parameters of a thread: its locations, those of expected values and its barriers.
fn c_parameters(test: &Test, thread: usize) -> Vec<String> {
    let code = &test.threads[thread];
    let mut parameters = Vec::new();
    for location in test.locations() {
        let of_location = |it: &Instruction| it.action.location() == Some(location);
        let is_atomic = |(_, _, it): (usize, usize, Instruction)| {
            of_location(&it) && it.action.mode() != Some(Mode::NonAtomic)
        };
        if code.iter().any(of_location) {
            let atomic = test.instructions().any(is_atomic);
            let kind = if atomic { "atomic_int" } else { "int" };
            parameters.push(format!("{kind}* {location}"));
        }
    }
    for (index, instruction) in code.iter().enumerate() {
        if expected(instruction.action).is_some() {
            let number = register_number(code, index);
            parameters.push(format!("int* {}", expected_name(thread, number)));
        }
    }
    for (barrier, _) in test.barriers() {
        if code.iter().any(|it| it.action == Action::Wait { barrier }) {
            parameters.push(format!("int* {barrier}"));
        }
    }
    if code.iter().any(|it| it.action == Action::Lock) {
        parameters.push(format!("int* {LOCK_NAME}"));
    }
    parameters
}

fn c_statement(
    action: Action,
    thread: usize,
    number: usize,
    address: impl Fn(Location) -> String,
    value: impl Fn(u64) -> String,
) -> String {
    let dereferenced = |location: Location| match address(location) {
        simple if simple.len() == location.to_string().len() => format!("*{simple}"),
        sum => format!("*({sum})"),
    };
    match action {
        Action::Read {
            location,
            mode: Mode::NonAtomic,
        } => format!("int r{number} = {};", dereferenced(location)),
        Action::Read { location, mode } => format!(
            "int r{number} = atomic_load_explicit({}, {});",
            address(location),
            order(mode)
        ),
        Action::Write {
            location,
            mode: Mode::NonAtomic,
            value: written,
        } => format!("{} = {};", dereferenced(location), value(written)),
        Action::Write {
            location,
            mode,
            value: written,
        } => format!(
            "atomic_store_explicit({}, {}, {});",
            address(location),
            value(written),
            order(mode)
        ),
        Action::Rmw {
            location,
            mode,
            kind,
            value: written,
        } => {
            let (address, value, mode_name) = (address(location), value(written), order(mode));
            match kind {
                // Pairs of instructions are refused: no test in C has them.
                RmwKind::Exchange | RmwKind::Reserved => format!(
                    "int r{number} = atomic_exchange_explicit({address}, {value}, {mode_name});"
                ),
                RmwKind::Add => format!(
                    "int r{number} = atomic_fetch_add_explicit({address}, {value}, {mode_name});"
                ),
                RmwKind::CompareExchange { .. } => format!(
                    "int r{number} = atomic_compare_exchange_strong_explicit({address}, {}, {value}, {mode_name}, {});",
                    expected_name(thread, number),
                    order(failure_mode(mode))
                ),
            }
        }
        Action::Fence { mode, .. } => format!("atomic_thread_fence({});", order(mode)),
        Action::Wait { barrier } => format!("barrier_wait({barrier});"),
        Action::Lock => format!("lock({LOCK_NAME});"),
        Action::Unlock => format!("unlock({LOCK_NAME});"),
    }
}

/// The registers of X86 by their names without the first letter: herd knows these six.
const X86: [&str; 6] = ["AX", "BX", "CX", "SI", "DI", "DX"];
const X86_64: [&str; 14] = [
    "ax", "bx", "cx", "si", "di", "8", "9", "10", "11", "12", "13", "14", "15", "dx",
];

/// What a thread does with the registers of its machine.
struct Registers {
    language: Language,
    thread: usize,
    /// Whether the accumulator and the last register are needed by compare-exchanges.
    compares: bool,
}

impl Registers {
    fn new(test: &Test, language: Language, thread: usize) -> Self {
        let compares = |it: &Instruction| expected(it.action).is_some();
        Self {
            language,
            thread,
            compares: test.threads[thread].iter().any(compares),
        }
    }

    fn names(&self) -> &'static [&'static str] {
        match self.language {
            Language::X86 => &X86,
            _ => &X86_64,
        }
    }

    /// The register of the thread's read with this number.
    fn of_read(&self, number: usize) -> Result<&'static str, WriteError> {
        let mut names = self.names();
        if self.compares {
            names = &names[1..names.len() - 1];
        }
        names.get(number).copied().ok_or_else(|| {
            WriteError(format!(
                "thread {} needs more registers than {} has",
                self.thread,
                language_name(self.language)
            ))
        })
    }

    fn accumulator(&self) -> &'static str {
        self.names()[0]
    }

    fn scratch(&self) -> &'static str {
        self.names()[self.names().len() - 1]
    }

    /// A register as an operand of four bytes.
    fn operand(&self, name: &str) -> String {
        match self.language {
            Language::X86 => format!("E{name}"),
            _ if name.starts_with(|first: char| first.is_ascii_digit()) => format!("%r{name}d"),
            _ => format!("%e{name}"),
        }
    }

    /// A register in the condition.
    fn observed(&self, name: &str) -> String {
        match self.language {
            Language::X86 => format!("{}:E{name}", self.thread),
            _ => format!("{}:r{name}", self.thread),
        }
    }

    /// An instruction of two operands, its destination first.
    fn instruction(&self, mnemonic: &str, to: &str, from: &str) -> String {
        match self.language {
            Language::X86 => format!("{} {to},{from}", mnemonic.to_ascii_uppercase()),
            _ => format!("{mnemonic}l {from},{to}"),
        }
    }

    fn memory(&self, location: Location) -> String {
        match self.language {
            Language::X86 => format!("[{location}]"),
            _ => format!("({location})"),
        }
    }

    /// The lines of an instruction.
    fn lines(&self, action: Action, number: usize) -> Result<Vec<String>, WriteError> {
        let number_operand = |value: u64| format!("${value}");
        Ok(match action {
            Action::Read { location, .. } => {
                let register = self.operand(self.of_read(number)?);
                vec![self.instruction("mov", &register, &self.memory(location))]
            }
            Action::Write {
                location, value, ..
            } => vec![self.instruction("mov", &self.memory(location), &number_operand(value))],
            Action::Rmw {
                location,
                kind,
                value,
                ..
            } => {
                let register = self.operand(self.of_read(number)?);
                let memory = self.memory(location);
                let set = |to: &str, value| self.instruction("mov", to, &number_operand(value));
                match kind {
                    // Pairs of instructions are refused: no test in X86 has them.
                    RmwKind::Exchange | RmwKind::Reserved => vec![
                        set(&register, value),
                        self.instruction("xchg", &memory, &register),
                    ],
                    RmwKind::Add => vec![
                        set(&register, value),
                        self.locked(&self.instruction("xadd", &memory, &register)),
                    ],
                    RmwKind::CompareExchange { expected } => {
                        let accumulator = self.operand(self.accumulator());
                        let scratch = self.operand(self.scratch());
                        vec![
                            set(&accumulator, expected),
                            set(&scratch, value),
                            self.locked(&self.instruction("cmpxchg", &memory, &scratch)),
                            self.instruction("mov", &register, &accumulator),
                        ]
                    }
                }
            }
            Action::Fence { kind, .. } => {
                let name = match kind {
                    FenceKind::Language => FenceKind::Mfence.instruction(),
                    kind => kind.instruction(),
                };
                vec![match self.language {
                    Language::X86 => name.to_ascii_uppercase(),
                    _ => name.to_string(),
                }]
            }
            Action::Wait { .. } => return error("barriers cannot be written in X86"),
            Action::Lock | Action::Unlock => return error("locks cannot be written in X86"),
        })
    }

    fn locked(&self, instruction: &str) -> String {
        match self.language {
            Language::X86 => format!("LOCK {instruction}"),
            _ => format!("lock {instruction}"),
        }
    }
}

fn x86(test: &Test, language: Language, heading: Heading<'_>) -> Result<String, WriteError> {
    let depends = |(_, _, it): (usize, usize, Instruction)| it.depends.count() > 0;
    if test.instructions().any(depends) {
        return error("dependencies cannot be written in X86");
    }
    let mut columns = Vec::new();
    for (thread, code) in test.threads.iter().enumerate() {
        let registers = Registers::new(test, language, thread);
        let mut column = vec![format!("P{thread}")];
        for (index, instruction) in code.iter().enumerate() {
            column.extend(registers.lines(instruction.action, register_number(code, index))?);
        }
        columns.push(column);
    }
    let mut text = head(language, heading, &[]);
    text.push_str(&table(&columns));
    text.push_str(&condition(
        test,
        |thread, instruction, value| {
            let number = register_number(&test.threads[thread], instruction);
            let registers = Registers::new(test, language, thread);
            // Every read was written above, so that it has a register.
            let name = registers.of_read(number).unwrap_or_default();
            format!("{}={value}", registers.observed(name))
        },
        &[],
    ));
    Ok(text)
}

/// Columns beside each other, as herd has the threads of machines.
pub(crate) fn table(columns: &[Vec<String>]) -> String {
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for row in 0..rows {
        let cells = columns.iter().map(|column| {
            let width = column.iter().map(String::len).max().unwrap_or(0);
            format!(" {:width$} ", column.get(row).map_or("", String::as_str))
        });
        text.push_str(&cells.collect::<Vec<_>>().join("|"));
        text.push_str(";\n");
    }
    text
}
