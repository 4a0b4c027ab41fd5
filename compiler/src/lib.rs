//! Memory models in the cat language: from text to a resolved model, automata, proofs and checkers.
//!
//! ```
//! let model = katec_compiler::resolve_text("mine.cat", "acyclic po | rf | co | fr as sc").unwrap();
//! assert_eq!(model.constraints[0].name, "sc");
//! ```

pub mod ast;
pub mod automata;
pub mod claims;
pub mod codegen;
pub mod diagnostics;
pub mod evaluate;
pub mod lexer;
pub mod library;
pub mod lints;
pub mod lower;
pub mod model;
pub mod parser;
pub mod pipeline;
pub mod printer;
pub mod prove;
pub mod recognise;
pub mod reference;
pub mod requirements;
pub mod resolve;
pub mod synchronise;

pub use resolve::{load, resolve_text};
