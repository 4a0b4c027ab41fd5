//! Litmus tests in herd's format: C with C11 atomics or functions of the Linux kernel, X86 and
//! X86_64, AArch64, ARM, POWER and RISC-V.
//!
//! A file is cut into its parts (`sections`), the initial state (`state`) and the condition
//! (`condition`) have grammars of their own, and each language compiles its threads (`c`, `x86`,
//! and by way of `assembly` `aarch64`, `arm`, `ppc` and `riscv`) to one small instruction set
//! (`code`) that a machine runs (`machine`). Running a test gives an `outcome`. Whatever is not
//! supported is an error with its place; nothing is skipped.

mod aarch64;
mod arm;
mod assembly;
mod c;
mod causality;
mod code;
mod condition;
mod error;
mod lexer;
mod machine;
mod outcome;
mod ppc;
mod riscv;
mod sections;
mod state;
mod types;
mod x86;

pub use condition::Quantifier;
pub use error::LitmusError;
pub use machine::{Bound, DEFAULT_BOUND, LOCAL_STEPS, LitmusProgram, ThreadState};
pub use outcome::{
    Barriers, KeptExecution, LitmusOutcome, LitmusSettings, Observation, StateCount,
};
pub use outcome::{KeptState, LitmusMachines, States, each_asked_for, estimate_litmus};
pub use outcome::{final_state, go_on, is_asked_for, outcome_of, run_litmus, run_litmus_with};
pub use sections::Language;

use code::{Code, Slot};
use condition::{Formula, NamedRegister, Names, Observable, Source};
use error::Result;
use katec_checker::event::{Address, FenceKind, Place, Value};
use lexer::{Comments, Cursor};
use state::InitialState;
use std::ops::Range;

/// The kind of fence that a function of the Linux kernel is, by its name.
pub(crate) fn kernel_fence(name: &str) -> Option<FenceKind> {
    c::linux::fence(name)
}

/// A litmus test: a program and a question about its final states.
#[derive(Clone, Debug)]
pub struct LitmusTest {
    name: String,
    language: Language,
    program: LitmusProgram,
    quantifier: Quantifier,
    formula: Formula,
    filter: Option<Formula>,
    observables: Vec<Observable>,
}

/// A final value as it is shown: a number, or the name of an address.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FinalValue {
    /// A number.
    Number(i128),
    /// The address of a location.
    Address(String),
}

impl std::fmt::Display for FinalValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FinalValue::Number(number) => number.fmt(f),
            FinalValue::Address(name) => f.write_str(name),
        }
    }
}

/// The registers of the threads, whatever the language.
enum Threads {
    C(c::Threads),
    X86(x86::Threads),
    Assembly(assembly::Threads),
}

impl Threads {
    fn register(&self, thread: usize, name: &str) -> Option<NamedRegister> {
        match self {
            Threads::C(threads) => threads.register(thread, name),
            Threads::X86(threads) => threads.register(thread, name),
            Threads::Assembly(threads) => threads.register(thread, name),
        }
    }

    fn codes(&self) -> &[Code] {
        match self {
            Threads::C(threads) => &threads.codes,
            Threads::X86(threads) => &threads.codes,
            Threads::Assembly(threads) => &threads.codes,
        }
    }
}

impl LitmusTest {
    /// Reads a test. `file` is the file's name in source positions.
    pub fn parse(source: &str, file: &str) -> Result<LitmusTest> {
        let sections = sections::split(source)?;
        let mut initial_cursor = Cursor::new(source, sections.initial, Comments::Everywhere)?;
        let mut state = state::parse(&mut initial_cursor)?;
        let threads = match sections.language {
            Language::C | Language::Linux => {
                let kernel = sections.language == Language::Linux;
                let mut cursor = Cursor::new(source, sections.program, Comments::OutsideBraces)?;
                Threads::C(c::compile(&mut cursor, &mut state, kernel)?)
            }
            language => {
                let mut cursor = Cursor::new(source, sections.program, Comments::Everywhere)?;
                match dialect(language) {
                    Some(dialect) => {
                        Threads::Assembly(assembly::compile(&mut cursor, dialect, &mut state)?)
                    }
                    None => Threads::X86(x86::compile(&mut cursor, language, &mut state)?),
                }
            }
        };
        state.locations.check(source)?;
        if let Some(register) = state.symbolic.first() {
            let message = format!("no thread has a register `{}`", register.name);
            return Err(LitmusError::new(source, register.span.clone(), message));
        }
        if sections.language.is_machine()
            && let Some(barrier) = state.locations.first_barrier()
        {
            let message = "only tests in C have barriers";
            return Err(LitmusError::new(source, barrier.span.clone(), message));
        }
        let initial = initial_registers(source, &state, &threads)?;
        let names = Names {
            register: &|thread, name| threads.register(thread, name),
            threads: threads.codes().len(),
            locations: &state.locations,
        };
        let mut condition_cursor = Cursor::new(source, sections.condition, Comments::Everywhere)?;
        let parsed = condition::parse(&mut condition_cursor, &names)?;
        Ok(LitmusTest {
            name: sections.name,
            language: sections.language,
            program: LitmusProgram {
                threads: threads.codes().to_vec(),
                locations: state.locations,
                initial,
                file: file.to_string(),
                machine_code: sections.language.is_machine(),
                bound: DEFAULT_BOUND,
                spurious: true,
            },
            quantifier: parsed.quantifier,
            formula: parsed.formula,
            filter: parsed.filter,
            observables: parsed.observables,
        })
    }

    /// Reads a test and asks whether it can end in another way than its own condition says:
    /// `outcome` is what stands in the brackets of `exists (..)`.
    pub fn parse_with_outcome(source: &str, file: &str, outcome: &str) -> Result<LitmusTest> {
        let sections = sections::split(source)?;
        let program = &source[..sections.condition.start];
        Self::parse(&format!("{program}exists ({outcome})\n"), file)
    }

    /// Where in a text the program of a test is, without the initial state and the condition.
    ///
    /// # Errors
    ///
    /// The text is no litmus test.
    pub fn program_text(source: &str) -> Result<Range<usize>> {
        Ok(sections::split(source)?.program)
    }

    /// The name of the test.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language of its program.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The program.
    pub fn program(&self) -> &LitmusProgram {
        &self.program
    }

    /// The program, to set bounds.
    pub fn program_mut(&mut self) -> &mut LitmusProgram {
        &mut self.program
    }

    /// What the test says about its final states.
    pub fn quantifier(&self) -> Quantifier {
        self.quantifier
    }

    /// The names of what is observed at the end, in herd's form: registers by thread and name, then
    /// memory.
    pub fn observed_names(&self) -> Vec<String> {
        self.observables.iter().map(Observable::name).collect()
    }

    /// Which of the observed values the condition names (the others are there for `locations` or
    /// `filter`).
    pub fn named_by_condition(&self) -> Vec<bool> {
        self.observables
            .iter()
            .map(|observable| observable.in_condition)
            .collect()
    }

    /// The observed values at the end of an execution, given the machines' last states and the last
    /// value of each place that was written.
    pub fn observe<'a>(
        &self,
        state: impl Fn(usize) -> &'a ThreadState,
        memory: impl Fn(Place) -> Option<Value>,
    ) -> Vec<u64> {
        let value = |observable: &Observable| match observable.source {
            Source::Register { thread, slot } => observable.int.mask(state(thread).register(slot)),
            Source::Memory { location, cell } => {
                let locations = &self.program.locations;
                let place = Place {
                    address: Address(locations.address(location, cell)),
                    size: observable.int.size,
                };
                memory(place).map_or_else(
                    || locations.get(location).initial_value(cell),
                    |value| value.0,
                )
            }
        };
        self.observables.iter().map(value).collect()
    }

    /// Whether there is a `filter`.
    pub fn has_filter(&self) -> bool {
        self.filter.is_some()
    }

    /// Whether an execution with these observed values counts: `filter`.
    pub fn passes_filter(&self, values: &[u64]) -> bool {
        self.filter
            .as_ref()
            .is_none_or(|filter| filter.holds(&self.observables, values))
    }

    /// Whether these observed values satisfy the formula of the condition.
    pub fn satisfies(&self, values: &[u64]) -> bool {
        self.formula.holds(&self.observables, values)
    }

    /// Whether the condition asks for these observed values: they are what `exists` or `~exists`
    /// describes, or they show that `forall` is wrong.
    pub fn asks_for(&self, values: &[u64]) -> bool {
        self.satisfies(values) == (self.quantifier() != Quantifier::Forall)
    }

    /// Observed values as they are shown.
    pub fn show(&self, values: &[u64]) -> Vec<FinalValue> {
        let show = |(observable, value): (&Observable, &u64)| match self
            .program
            .locations
            .address_name(*value)
        {
            Some(name) => FinalValue::Address(name),
            None => FinalValue::Number(observable.int.number(*value)),
        };
        self.observables.iter().zip(values).map(show).collect()
    }

    /// What its condition is about, in herd's form: what `exists` or `~exists` asks for, or what
    /// `forall` excludes.
    pub fn asked_for_text(&self) -> String {
        let locations = &self.program.locations;
        let formula = self.formula.text(&self.observables, locations, 0);
        match self.quantifier {
            Quantifier::Forall => format!("not ({formula})"),
            _ => formula,
        }
    }

    /// The condition in herd's form.
    pub fn condition_text(&self) -> String {
        let quantifier = match self.quantifier {
            Quantifier::Exists => "exists",
            Quantifier::NotExists => "~exists",
            Quantifier::Forall => "forall",
        };
        format!(
            "{quantifier} ({})",
            self.formula
                .text(&self.observables, &self.program.locations, 0)
        )
    }
}

/// The language of a machine other than X86.
fn dialect(language: Language) -> Option<&'static assembly::Dialect> {
    match language {
        Language::C | Language::Linux | Language::X86 | Language::X86_64 => None,
        Language::AArch64 => Some(&aarch64::DIALECT),
        Language::Arm => Some(&arm::DIALECT),
        Language::Ppc => Some(&ppc::DIALECT),
        Language::RiscV => Some(&riscv::DIALECT),
    }
}

/// The registers that do not start with 0: those of the initial state, and the addresses of C's
/// parameters.
fn initial_registers(
    source: &str,
    state: &InitialState,
    threads: &Threads,
) -> Result<Vec<Vec<(Slot, u64)>>> {
    let mut initial = match threads {
        Threads::C(threads) => threads.parameters.clone(),
        Threads::X86(_) | Threads::Assembly(_) => vec![Vec::new(); threads.codes().len()],
    };
    for register in &state.registers {
        let Some(of_thread) = usize::try_from(register.thread)
            .ok()
            .and_then(|thread| initial.get_mut(thread))
        else {
            let message = format!("there is no thread {} in this test", register.thread);
            return Err(LitmusError::new(source, register.span.clone(), message));
        };
        let Some(named) = threads.register(register.thread as usize, &register.name) else {
            let message = format!(
                "thread {} has no register `{}`",
                register.thread, register.name
            );
            return Err(LitmusError::new(source, register.span.clone(), message));
        };
        let value = register.value.value(source, &state.locations)?;
        let int = register.ctype.map_or(named.int, |ctype| ctype.value());
        of_thread.push((named.slot, int.extend(value)));
    }
    Ok(initial)
}
