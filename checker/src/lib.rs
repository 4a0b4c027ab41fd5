//! Execution graphs, and exhaustive exploration of concurrent programs under a memory model.
//!
//! Use this crate to check programs from your own code: write the program against
//! [`program::Program`], take a model (one that `katec build` generated, one of `katec-generated`,
//! or your own [`model::MemoryModel`]), and [`explore`](explore::explore) visits every execution
//! that the model allows, each exactly once. The crate stands alone: it parses nothing and prints
//! nothing. To read litmus tests or C programs, see `katec-programs`; to compile models from text,
//! see `katec-compiler`.
//!
//! # Example
//!
//! Two threads write the same variable. Whichever write comes last in coherence makes another
//! execution, so there are two.
//!
//! ```
//! use katec_checker::event::{Address, EventId, Mode, Place, Value};
//! use katec_checker::explore::{CountOnly, Options, explore};
//! use katec_checker::graph::Graph;
//! use katec_checker::model::{Finding, MemoryModel};
//! use katec_checker::program::{
//!     Dependencies, Operation, Program, SourcePosition, Start, Tracking, Untracked,
//! };
//!
//! /// Every thread writes its number to one variable, and ends.
//! struct Writers(usize);
//!
//! #[derive(Clone)]
//! struct Writer {
//!     number: u64,
//!     wrote: bool,
//! }
//!
//! impl Program for Writers {
//!     type State = Writer;
//!
//!     fn initial_threads(&self) -> usize {
//!         self.0
//!     }
//!
//!     fn initial_value(&self, _: Place) -> Option<Value> {
//!         Some(Value(0))
//!     }
//!
//!     fn start(&self, start: Start, _: Tracking) -> Result<Writer, Untracked> {
//!         Ok(Writer { number: start.thread.0, wrote: false })
//!     }
//!
//!     fn step(&self, writer: &mut Writer, _: Value, _: u32) -> Operation {
//!         if std::mem::replace(&mut writer.wrote, true) {
//!             return Operation::End(Value(0));
//!         }
//!         let place = Place { address: Address(0), size: 8 };
//!         Operation::Store { place, mode: Mode::Relaxed, value: Value(writer.number) }
//!     }
//!
//!     fn dependencies(&self, _: &Writer) -> Dependencies {
//!         Dependencies::default()
//!     }
//!
//!     fn source_position(&self, _: &Writer) -> Option<SourcePosition> {
//!         None
//!     }
//!
//!     fn place_name(&self, _: Place) -> String {
//!         "x".to_string()
//!     }
//! }
//!
//! /// A model that allows every execution.
//! struct Anything;
//!
//! impl MemoryModel for Anything {
//!     fn consistent(&mut self, _: &Graph, _: EventId) -> bool {
//!         true
//!     }
//!
//!     fn consistent_from_scratch(&mut self, _: &Graph) -> bool {
//!         true
//!     }
//!
//!     fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}
//! }
//!
//! let count = |threads| {
//!     let options = Options::default();
//!     explore(&mut Anything, &Writers(threads), &options, &mut CountOnly).complete
//! };
//! assert_eq!(count(2), 2);
//! assert_eq!(count(4), 24);
//! ```
//!
//! # Where to look next
//!
//! * [`explore`](mod@explore): visiting executions. [`check`](mod@check): a whole run, with what is
//!   wrong with the program as data.
//! * [`graph`]: what an execution is. [`builtin`]: the sets and relations that models speak of.
//! * [`model`] and [`program`]: the two traits, and what exploration relies on.
//! * [`lowered`] and [`search`]: compiled models. [`barrier`]: waits at barriers as rounds.

pub mod barrier;
pub mod builtin;
pub mod check;
pub mod event;
pub mod execution;
pub mod explore;
pub mod graph;
pub mod ids;
pub mod lowered;
pub mod model;
pub mod program;
pub mod random;
pub mod relation;
pub mod search;
