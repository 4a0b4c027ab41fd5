//! LLVM's text form: lexer, syntax tree and parser.
//!
//! Reads what `clang -S -emit-llvm` writes, from LLVM 14 (typed pointers) to 22 (opaque pointers),
//! for the subset that unoptimised C and simple C++ use. It is machine-written text: the parser
//! stops at the first error. Instructions that it does not know are kept by name, so that only a
//! program that runs them is refused; text that it cannot make sense of is an error with its line.
//! What instructions mean is not decided here but in the [module above](super).

pub mod ast;
pub mod lexer;
mod parser;

pub use parser::{ParseError, parse};
