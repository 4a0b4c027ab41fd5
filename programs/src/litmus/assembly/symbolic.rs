//! Symbolic registers: `%x`, and `X%x` or `W%x` where names say a width. Each stands for a register
//! that its thread does not name otherwise.

use super::parse::{Item, Operand};
use super::{Dialect, error};
use crate::litmus::error::{LitmusError, Result};
use crate::litmus::state::{InitialRegister, InitialState};
use std::collections::{BTreeMap, BTreeSet};

/// The numbers of the symbolic registers of a thread, by their names without `%`.
#[derive(Debug, Default)]
pub(super) struct Symbolic(BTreeMap<String, u16>);

impl Symbolic {
    /// The name of the register that a symbolic one stands for; none for other names.
    pub fn concrete(&self, dialect: &Dialect, name: &str) -> Option<String> {
        let (prefix, symbol) = name.split_once('%')?;
        let number = self.0.get(symbol)?;
        let prefix = match prefix {
            "" => dialect.symbolic.0,
            prefix => prefix,
        };
        Some(format!("{prefix}{number}"))
    }
}

/// Gives the symbolic registers of all threads numbers, and writes these into instructions and into
/// the initial state.
pub(super) fn resolve(
    source: &str,
    dialect: &Dialect,
    threads: &mut [Vec<Item>],
    state: &mut InitialState,
) -> Result<Vec<Symbolic>> {
    let unnamed = std::mem::take(&mut state.symbolic);
    let mut all = Vec::new();
    for (thread, items) in threads.iter_mut().enumerate() {
        let own = state.registers.iter();
        let own = own.filter(|register| register.thread == thread as u64);
        let set = own.map(|register| register.name.clone());
        let symbolic = number(source, dialect, items, &set.collect::<Vec<_>>())?;
        for item in items {
            if let Item::Instruction(written) = item {
                for operand in &mut written.operands {
                    replace(operand, &|name| symbolic.concrete(dialect, name));
                }
            }
        }
        for register in &mut state.registers {
            if register.thread == thread as u64
                && let Some(name) = symbolic.concrete(dialect, &register.name)
            {
                register.name = name;
            }
        }
        for register in &unnamed {
            if let Some(name) = symbolic.concrete(dialect, &register.name) {
                state.registers.push(InitialRegister {
                    thread: thread as u64,
                    name,
                    ..register.clone()
                });
            }
        }
        all.push(symbolic);
    }
    let is_known = |register: &InitialRegister| {
        let mut threads = all.iter();
        threads.any(|symbolic| symbolic.concrete(dialect, &register.name).is_some())
    };
    match unnamed.iter().find(|register| !is_known(register)) {
        None => Ok(all),
        Some(register) => {
            let message = format!("no thread has a register `{}`", register.name);
            Err(LitmusError::new(source, register.span.clone(), message))
        }
    }
}

/// Numbers the symbolic registers of a thread that instructions or the initial state name.
fn number(source: &str, dialect: &Dialect, items: &[Item], set: &[String]) -> Result<Symbolic> {
    let mut symbolic = Symbolic::default();
    let (mut taken, mut names) = (BTreeSet::new(), Vec::new());
    let mut note = |name: &str, names: &mut Vec<String>| match name.split_once('%') {
        Some((_, symbol)) => names.push(symbol.to_string()),
        None => taken.extend((dialect.register)(name).and_then(|register| register.number)),
    };
    for name in set {
        note(name, &mut names);
    }
    for item in items {
        if let Item::Instruction(written) = item {
            for operand in &written.operands {
                each_name(operand, &mut |name| note(name, &mut names));
            }
        }
    }
    let mut free = dialect
        .symbolic
        .1
        .clone()
        .rev()
        .filter(|number| !taken.contains(number));
    for name in names {
        if symbolic.0.contains_key(&name) {
            continue;
        }
        let Some(number) = free.next() else {
            let first = items.iter().find_map(|item| match item {
                Item::Instruction(written) => Some(written),
                Item::Label(..) => None,
            });
            let message = "too many registers".to_string();
            return match first {
                Some(written) => error(source, written, message),
                None => Err(LitmusError::new(source, 0..0, message)),
            };
        };
        symbolic.0.insert(name, number);
    }
    Ok(symbolic)
}

fn each_name(operand: &Operand, visit: &mut impl FnMut(&str)) {
    match operand {
        Operand::Name(name) | Operand::Based { base: name, .. } => visit(name),
        Operand::Brackets(parts) => parts.iter().for_each(|part| each_name(part, visit)),
        Operand::Number(_) => {}
    }
}

fn replace(operand: &mut Operand, concrete: &impl Fn(&str) -> Option<String>) {
    match operand {
        Operand::Name(name) | Operand::Based { base: name, .. } => {
            if let Some(register) = concrete(name) {
                *name = register;
            }
        }
        Operand::Brackets(parts) => parts.iter_mut().for_each(|part| replace(part, concrete)),
        Operand::Number(_) => {}
    }
}
