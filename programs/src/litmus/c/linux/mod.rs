//! C in the functions of the Linux kernel: `READ_ONCE`, `smp_mb`, `rcu_read_lock`, `atomic_t`, ...
//!
//! Tests of the kernel's memory model call themselves `C`, like those of C11. They are told apart
//! by the functions that they call. `functions` is the table of these, `calls` compiles calls.

mod calls;
mod functions;

use crate::litmus::lexer::{Token, TokenKind};
use katec_checker::event::FenceKind;
use std::collections::BTreeSet;

/// The kind of fence that a function of the kernel is, by its name: for C programs, which call the
/// same functions.
pub(in crate::litmus) fn fence(name: &str) -> Option<FenceKind> {
    functions::fence(name)
}

/// Whether a program calls functions of the kernel.
///
/// A few functions of C11 have the same names (`atomic_fetch_add`), with the object as the first
/// argument: the kernel has it last.
pub(in crate::litmus) fn is_spoken(source: &str, program: &[Token]) -> bool {
    let text = |i: usize| {
        program
            .get(i)
            .map_or("", |token| &source[token.span.clone()])
    };
    // What is declared as one, and what is dereferenced.
    let pointers: BTreeSet<&str> = (1..program.len())
        .filter(|i| text(i - 1) == "*")
        .map(text)
        .collect();
    (0..program.len()).any(|i| {
        let is_call = program[i].kind == TokenKind::Word && text(i + 1) == "(";
        if !is_call || functions::function(text(i)).is_none() {
            return false;
        }
        // With the object last: `atomic_fetch_add(1, x)`.
        let object_last =
            text(i + 3) == "," && !pointers.contains(text(i + 2)) && pointers.contains(text(i + 4));
        !super::calls::is_function(text(i)) || object_last
    })
}
