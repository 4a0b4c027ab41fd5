//! C with C11 atomics or the functions of the Linux kernel (`linux`): from functions to
//! [`Code`](super::code::Code).
//!
//! In tests of the kernel all values have the width of pointers, as they have for herd: such tests
//! keep addresses in integers, and declare variables only where it pleases them.
//!
//! Parameters are pointers to the locations with the same names. `*x` is a plain access whatever
//! the type of `x`, as herd has it; only the functions of `<stdatomic.h>` (and the `__atomic`
//! built-ins) are atomic accesses.

mod ast;
mod calls;
mod compile;
pub(super) mod linux;
mod parse;

use super::code::{Code, Slot};
use super::condition::NamedRegister;
use super::error::{Lines, LitmusError, Result};
use super::lexer::Cursor;
use super::state::InitialState;
use super::types::CType;
use ast::{Function, Parameter};
use std::collections::BTreeMap;

/// What compiling the threads gives.
pub(super) struct Threads {
    pub codes: Vec<Code>,
    variables: Vec<BTreeMap<String, (Slot, CType)>>,
    /// The addresses that parameters hold.
    pub parameters: Vec<Vec<(Slot, u64)>>,
}

impl Threads {
    /// The local variable or parameter that a name stands for.
    pub fn register(&self, thread: usize, name: &str) -> Option<NamedRegister> {
        let (slot, ctype) = self.variables[thread].get(name)?;
        Some(NamedRegister {
            name: name.to_string(),
            slot: *slot,
            int: ctype.value(),
        })
    }
}

/// Parses and compiles the program of a test.
pub(super) fn compile(
    cursor: &mut Cursor<'_>,
    state: &mut InitialState,
    kernel: bool,
) -> Result<Threads> {
    let functions = parse::parse(cursor, kernel)?;
    if kernel {
        state.give_one_width();
    }
    for (thread, function) in functions.iter().enumerate() {
        declare_locations(cursor.source, thread, function, state)?;
    }
    let lines = Lines::new(cursor.source);
    let mut threads = Threads {
        codes: Vec::new(),
        variables: Vec::new(),
        parameters: Vec::new(),
    };
    for (thread, function) in functions.iter().enumerate() {
        let own = |parameter: &&Parameter| !is_bound(state, thread, &parameter.name);
        let bound = function.parameters.iter().filter(own).collect::<Vec<_>>();
        let compiled =
            compile::function(cursor.source, &lines, function, &state.locations, kernel)?;
        let parameters = bound.iter().filter_map(|parameter| {
            let location = state.locations.find(&parameter.name)?;
            let (slot, _) = compiled.variables.get(&parameter.name)?;
            Some((*slot, state.locations.address(location, 0)))
        });
        threads.parameters.push(parameters.collect());
        threads.codes.push(compiled.code);
        threads.variables.push(compiled.variables);
    }
    Ok(threads)
}

/// Whether the initial state gives a parameter its value, as in `0:x=y`.
fn is_bound(state: &InitialState, thread: usize, name: &str) -> bool {
    state
        .registers
        .iter()
        .any(|register| register.thread == thread as u64 && register.name == name)
}

/// Makes the locations that the parameters point to.
fn declare_locations(
    source: &str,
    thread: usize,
    function: &Function,
    state: &mut InitialState,
) -> Result<()> {
    for parameter in &function.parameters {
        if is_bound(state, thread, &parameter.name) {
            continue;
        }
        let pointee = parameter.ctype.pointee().unwrap_or(parameter.ctype);
        let too_many = || {
            LitmusError::new(
                source,
                parameter.span.clone(),
                "too many locations: at most 16384",
            )
        };
        let id = state
            .locations
            .intern(&parameter.name, parameter.span.clone())
            .ok_or_else(too_many)?;
        let location = state.locations.get_mut(id);
        let known = location.cell.get_or_insert(pointee);
        if known.value().size != pointee.value().size {
            let message = format!(
                "`{}` points to {} bytes, but the location has {}: accesses of mixed size are not supported",
                parameter.name,
                pointee.value().size,
                known.value().size
            );
            return Err(LitmusError::new(source, parameter.span.clone(), message));
        }
    }
    Ok(())
}
