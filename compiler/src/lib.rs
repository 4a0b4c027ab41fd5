//! Memory models in the cat language: from text to models that explorations run on, and to proofs.
//!
//! A memory model says which executions of a concurrent program are allowed. In the cat language it
//! is a list of constraints on relations between events: program order `po`, reads-from `rf`,
//! coherence `co`, from-read `fr` and others. This crate reads such a text, says all that is wrong
//! with it, finds out whether programs can be explored exactly under it, and compiles it. The
//! exploration itself, and everything that runs there, is in [`katec_checker`].
//!
//! Use this crate to compile models at run time, to reason about them, or to generate code. A
//! program that only runs a model which was generated before needs `katec-checker` alone.
//!
//! # From text to executions
//!
//! A model goes through stages, and each is a type: see [`pipeline`]. Here is store buffering, once
//! under sequential consistency and once under a model that lets a write pass a later read:
//!
//! ```
//! use katec_checker::explore::{CountOnly, Options, explore};
//! use katec_checker::lowered::TableModel;
//! use katec_programs::litmus::LitmusTest;
//! use std::sync::Arc;
//!
//! let test = "C store-buffering
//! { }
//! P0 (atomic_int* x, atomic_int* y) { atomic_store(x, 1); int r = atomic_load(y); }
//! P1 (atomic_int* x, atomic_int* y) { atomic_store(y, 1); int r = atomic_load(x); }
//! exists (0:r=0 /\\ 1:r=0)";
//! let test = LitmusTest::parse(test, "store-buffering.litmus")?;
//!
//! let strong = "acyclic po | rf | co | fr as sc";
//! let weak = "acyclic po-loc | rf | co | fr as coherence
//!             acyclic po \\ (W * R) | rfe | co | fr as order";
//! for (text, executions) in [(strong, 3), (weak, 4)] {
//!     // Resolved: well-formed. Errors and warnings have places in the text.
//!     let resolved = katec_compiler::resolve_text("mine.cat", text)?;
//!     // Prepared: with a meaning on executions.
//!     let prepared = resolved.prepare()?;
//!     // Admitted: exploration under it is exact.
//!     let admitted = prepared.admit()?;
//!     // Lowered: it is decided how each constraint is checked.
//!     let lowered = admitted.lower();
//!     for (id, constraint) in lowered.constraints() {
//!         println!("{}: {}", constraint.name, lowered.explanation(id));
//!     }
//!     let mut model = TableModel::new(Arc::new(lowered.into_tables()));
//!     let summary = explore(&mut model, test.program(), &Options::default(), &mut CountOnly);
//!     assert_eq!(summary.complete, executions);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Proofs
//!
//! `assert` claims that one relation is within another, in every execution. It needs no stage but
//! the first:
//!
//! ```
//! use katec_compiler::prove::{Answer, Stop, prove};
//!
//! let text = "let hb = (po | rf)+
//!             assert po;rf <= hb
//!             assert hb <= po";
//! let model = katec_compiler::resolve_text("claims.cat", text)?;
//! let answers = prove(&model, Stop::Never);
//! assert!(matches!(answers[0], Answer::Proved));
//! assert!(matches!(answers[1], Answer::Refuted(_)));
//! # Ok::<(), katec_compiler::diagnostics::Diagnostics>(())
//! ```
//!
//! # Where to look next
//!
//! * [`pipeline`]: the stages, and why a model may be refused.
//! * [`resolve`], [`model`]: how names, functions and includes are resolved, and the form that all
//!   later phases work on. [`ast`], [`lexer`], [`parser`] come before, [`printer`] prints it again.
//! * [`evaluate`], [`reference`](mod@reference): what the language means, as plainly as possible.
//!   Whatever is faster is compared with this.
//! * [`requirements`]: what exploration needs of a model.
//! * [`lower`]: the cheapest exact way to check each constraint. [`codegen`] prints it as Rust.
//! * [`automata`], [`prove`](mod@prove), [`claims`]: relations as regular languages of
//!   paths.
//! * [`library`]: the models that come along, which [`load`] finds by name.
//!
//! `docs/ARCHITECTURE.md` in the repository tells how the crates fit together, `docs/LANGUAGE.md`
//! what can be written in a model.

pub mod ast;
pub mod automata;
pub mod claims;
pub mod codegen;
pub mod diagnostics;
pub mod evaluate;
pub mod explain;
pub mod lexer;
pub mod library;
pub mod lints;
pub mod lower;
pub mod matrices;
pub mod model;
pub mod parser;
pub mod pipeline;
mod positive;
pub mod printer;
pub mod prove;
pub mod recognise;
pub mod reference;
pub mod requirements;
pub mod resolve;
mod stages;
pub mod synchronise;

pub use resolve::{load, resolve_text};
