//! Prints tests as litmus tests of AArch64, POWER and RISC-V.
//!
//! Addresses are in registers from the start, and every value has a register of its own. A
//! dependency goes through the exclusive or of a register with itself, which is 0 whatever was
//! read: it is added to an address or a value, or decides a branch to the next instruction.
//!
//! A read-modify-write of two instructions is not tried again when its store fails: the condition
//! asks for success. POWER says it by a flag, so a branch leads around an instruction that notes
//! success in a register; no read decides about that branch.

use crate::test::{Action, Instruction, Location, Reads, RmwKind, Test};
use crate::write::{Heading, WriteError, condition, error, head, language_name, table};
use katec_checker::event::Mode;
use katec_programs::litmus::Language;
use std::collections::BTreeMap;

/// A register, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Register(usize);

/// The text of a test in one of these languages.
pub(crate) fn assembly(
    test: &Test,
    language: Language,
    heading: Heading<'_>,
) -> Result<String, WriteError> {
    if test.ends_early {
        return error(format!(
            "tests whose threads end early cannot be written in {}",
            language_name(language)
        ));
    }
    let mut initial = Vec::new();
    let mut columns = Vec::new();
    let mut registers = Vec::new();
    let mut more = Vec::new();
    for (number, code) in test.threads.iter().enumerate() {
        let mut thread = Thread::new(language, number);
        for instruction in code {
            thread.instruction(instruction)?;
        }
        for (location, register) in &thread.addresses {
            let name = thread.address_name(*register);
            initial.push(format!("{number}:{name}={location};"));
        }
        let succeeded = thread
            .succeeded
            .iter()
            .map(|(status, value)| format!("{number}:{}={value}", thread.address_name(*status)));
        more.extend(succeeded);
        columns.push(std::mem::take(&mut thread.lines));
        registers.push(thread);
    }
    let mut text = head(language, heading, &initial);
    text.push_str(&table(&columns));
    text.push_str(&condition(
        test,
        |thread, instruction, value| {
            let of = &registers[thread];
            // Every instruction that reads was written above.
            let register = of.results[instruction].unwrap_or(Register(0));
            format!("{thread}:{}={value}", of.address_name(register))
        },
        &more,
    ));
    Ok(text)
}

/// A thread that is being written.
struct Thread {
    language: Language,
    number: usize,
    lines: Vec<String>,
    /// The first register that was not used yet.
    next: usize,
    addresses: BTreeMap<Location, Register>,
    /// For each instruction the register with what it read.
    results: Vec<Option<Register>>,
    labels: usize,
    /// Registers that tell that stores took place, and with what they tell it.
    succeeded: Vec<(Register, u64)>,
}

impl Thread {
    fn new(language: Language, number: usize) -> Self {
        Self {
            language,
            number,
            lines: vec![format!("P{number}")],
            // Registers that are 0, or mean 0 in places, are left out.
            next: match language {
                Language::AArch64 => 0,
                Language::Ppc => 1,
                _ => 5,
            },
            addresses: BTreeMap::new(),
            results: Vec::new(),
            labels: 0,
            succeeded: Vec::new(),
        }
    }

    fn register(&mut self) -> Result<Register, WriteError> {
        let register = Register(self.next);
        let last = if self.language == Language::AArch64 {
            29
        } else {
            31
        };
        if register.0 > last {
            return error(format!(
                "thread {} needs more registers than {} has",
                self.number,
                language_name(self.language)
            ));
        }
        self.next += 1;
        Ok(register)
    }

    /// A register as an operand of four bytes.
    fn name(&self, register: Register) -> String {
        match self.language {
            Language::AArch64 => format!("W{}", register.0),
            _ => self.address_name(register),
        }
    }

    /// The whole register.
    fn address_name(&self, register: Register) -> String {
        let letter = match self.language {
            Language::AArch64 => 'X',
            Language::Ppc => 'r',
            _ => 'x',
        };
        format!("{letter}{}", register.0)
    }

    fn line(&mut self, mnemonic: &str, operands: &[&str]) {
        self.lines
            .push(format!("{mnemonic} {}", operands.join(",")));
    }

    fn address(&mut self, location: Location) -> Result<Register, WriteError> {
        if let Some(known) = self.addresses.get(&location) {
            return Ok(*known);
        }
        let register = self.register()?;
        self.addresses.insert(location, register);
        Ok(register)
    }

    /// A register with 0 that depends on reads, if there are any.
    fn zero(&mut self, reads: Reads) -> Result<Option<Register>, WriteError> {
        let mut sum = None;
        for read in reads.iter() {
            let Some(result) = self.results[read] else {
                return error("a dependency on what is not read");
            };
            let zero = self.register()?;
            let (zero_name, from) = (self.name(zero), self.name(result));
            let exclusive_or = match self.language {
                Language::AArch64 => "EOR",
                _ => "xor",
            };
            self.line(exclusive_or, &[&zero_name, &from, &from]);
            sum = Some(match sum {
                None => zero,
                Some(before) => {
                    let both = self.register()?;
                    let names = [both, before, zero].map(|register| self.name(register));
                    let add = match self.language {
                        Language::AArch64 => "ADD",
                        _ => "add",
                    };
                    self.line(add, &[&names[0], &names[1], &names[2]]);
                    both
                }
            });
        }
        Ok(sum)
    }

    /// A register with a number that depends on reads.
    fn value(&mut self, value: u64, reads: Reads) -> Result<Register, WriteError> {
        let zero = self.zero(reads)?;
        let register = self.register()?;
        let name = self.name(register);
        let zero = zero.map(|zero| self.name(zero));
        match (self.language, zero) {
            (Language::AArch64, None) => self.line("MOV", &[&name, &format!("#{value}")]),
            (Language::AArch64, Some(zero)) => {
                self.line("ADD", &[&name, &zero, &format!("#{value}")]);
            }
            (Language::Ppc, None) => self.line("li", &[&name, &value.to_string()]),
            (_, Some(zero)) => self.line("addi", &[&name, &zero, &value.to_string()]),
            (_, None) => self.line("ori", &[&name, "x0", &value.to_string()]),
        }
        Ok(register)
    }

    /// A register with the address of a location, which depends on reads.
    fn place(&mut self, location: Location, reads: Reads) -> Result<Register, WriteError> {
        let base = self.address(location)?;
        let Some(zero) = self.zero(reads)? else {
            return Ok(base);
        };
        let sum = self.register()?;
        let [sum_name, base] = [sum, base].map(|register| self.address_name(register));
        let zero = self.name(zero);
        match self.language {
            Language::AArch64 => self.line("ADD", &[&sum_name, &base, &zero, "SXTW"]),
            _ => self.line("add", &[&sum_name, &base, &zero]),
        }
        Ok(sum)
    }

    /// A label that was not used yet.
    fn label(&mut self) -> String {
        let label = format!("LC{}{}", self.number, self.labels);
        self.labels += 1;
        label
    }

    /// A branch to the next instruction that reads decide.
    fn branch(&mut self, reads: Reads) -> Result<(), WriteError> {
        let Some(zero) = self.zero(reads)? else {
            return Ok(());
        };
        let name = self.name(zero);
        let label = self.label();
        match self.language {
            Language::AArch64 => self.line("CBNZ", &[&name, &label]),
            Language::Ppc => {
                self.line("cmpwi", &[&name, "0"]);
                self.line("bne", &[&label]);
            }
            _ => self.line("bne", &[&name, "x0", &label]),
        }
        self.lines.push(format!("{label}:"));
        Ok(())
    }

    fn memory(&self, address: Register) -> String {
        let name = self.address_name(address);
        match self.language {
            Language::AArch64 => format!("[{name}]"),
            _ => format!("0({name})"),
        }
    }

    fn instruction(&mut self, instruction: &Instruction) -> Result<(), WriteError> {
        let depends = instruction.depends;
        self.branch(depends.ctrl)?;
        let result = match instruction.action {
            Action::Read { location, mode } => {
                let place = self.place(location, depends.addr)?;
                let result = self.register()?;
                let (name, memory) = (self.name(result), self.memory(place));
                let mnemonic = match (self.language, mode) {
                    (Language::AArch64, Mode::Acquire) => "LDAPR",
                    (Language::AArch64, Mode::SequentiallyConsistent) => "LDAR",
                    (Language::AArch64, _) => "LDR",
                    (Language::Ppc, _) => "lwz",
                    _ => "lw",
                };
                self.line(mnemonic, &[&name, &memory]);
                Some(result)
            }
            Action::Write {
                location,
                mode,
                value,
            } => {
                let value = self.value(value, depends.data)?;
                let place = self.place(location, depends.addr)?;
                let (name, memory) = (self.name(value), self.memory(place));
                let mnemonic = match (self.language, mode) {
                    (Language::AArch64, Mode::Release) => "STLR",
                    (Language::AArch64, _) => "STR",
                    (Language::Ppc, _) => "stw",
                    _ => "sw",
                };
                self.line(mnemonic, &[&name, &memory]);
                None
            }
            Action::Rmw {
                location,
                mode,
                kind,
                value,
            } => {
                let value = self.value(value, depends.data)?;
                let place = self.place(location, depends.addr)?;
                Some(self.update(kind, mode, value, place)?)
            }
            Action::Fence { kind, .. } => {
                self.lines.push(kind.instruction().to_string());
                None
            }
            Action::Wait { .. } | Action::Lock | Action::Unlock => {
                return error(format!(
                    "barriers and locks cannot be written in {}",
                    language_name(self.language)
                ));
            }
        };
        self.results.push(result);
        Ok(())
    }

    /// A read-modify-write, and the register with what it read.
    fn update(
        &mut self,
        kind: RmwKind,
        mode: Mode,
        value: Register,
        place: Register,
    ) -> Result<Register, WriteError> {
        let (acquire, release) = match mode {
            Mode::Acquire => (true, false),
            Mode::Release => (false, true),
            Mode::AcquireRelease => (true, true),
            _ => (false, false),
        };
        if kind == RmwKind::Reserved {
            return self.pair(acquire, release, value, place);
        }
        let value = self.name(value);
        let address = self.address_name(place);
        match (self.language, kind) {
            (Language::AArch64, kind) => {
                let end = match (acquire, release) {
                    (false, false) => "",
                    (true, false) => "A",
                    (false, true) => "L",
                    (true, true) => "AL",
                };
                let memory = self.memory(place);
                if let RmwKind::CompareExchange { expected } = kind {
                    let result = self.value(expected, Reads::NONE)?;
                    let name = self.name(result);
                    self.line(&format!("CAS{end}"), &[&name, &value, &memory]);
                    return Ok(result);
                }
                let result = self.register()?;
                let name = self.name(result);
                let mnemonic = match kind {
                    RmwKind::Add => "LDADD",
                    _ => "SWP",
                };
                self.line(&format!("{mnemonic}{end}"), &[&value, &name, &memory]);
                Ok(result)
            }
            (Language::RiscV, RmwKind::Exchange | RmwKind::Add) => {
                let mnemonic = match kind {
                    RmwKind::Add => "amoadd.w",
                    _ => "amoswap.w",
                };
                let acquire = if acquire { ".aq" } else { "" };
                let release = if release { ".rl" } else { "" };
                let result = self.register()?;
                let name = self.name(result);
                let mnemonic = format!("{mnemonic}{acquire}{release}");
                self.line(&mnemonic, &[&name, &value, &format!("({address})")]);
                Ok(result)
            }
            _ => error(format!(
                "{} has no such read-modify-write that is one instruction",
                language_name(self.language)
            )),
        }
    }

    /// A read-modify-write of two instructions, and the register with what it read.
    fn pair(
        &mut self,
        acquire: bool,
        release: bool,
        value: Register,
        place: Register,
    ) -> Result<Register, WriteError> {
        let (result, status) = (self.register()?, self.register()?);
        let [result_name, status_name, value] = [result, status, value].map(|it| self.name(it));
        let address = self.address_name(place);
        let success = match self.language {
            Language::AArch64 => {
                let load = if acquire { "LDAXR" } else { "LDXR" };
                let store = if release { "STLXR" } else { "STXR" };
                let memory = self.memory(place);
                self.line(load, &[&result_name, &memory]);
                self.line(store, &[&status_name, &value, &memory]);
                0
            }
            Language::Ppc => {
                self.line("lwarx", &[&result_name, "r0", &address]);
                self.line("stwcx.", &[&value, "r0", &address]);
                let label = self.label();
                self.line("bne", &[&label]);
                self.line("li", &[&status_name, "1"]);
                self.lines.push(format!("{label}:"));
                1
            }
            _ => {
                let load = if acquire { "lr.w.aq" } else { "lr.w" };
                let store = if release { "sc.w.rl" } else { "sc.w" };
                let memory = format!("({address})");
                self.line(load, &[&result_name, &memory]);
                self.line(store, &[&status_name, &value, &memory]);
                0
            }
        };
        self.succeeded.push((status, success));
        Ok(result)
    }
}
