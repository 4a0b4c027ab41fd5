//! The programs that katec checks: litmus tests, and C programs by way of LLVM's text form.
//!
//! `katec-checker` explores anything that implements its trait
//! [`Program`](katec_checker::program::Program): a machine for each thread, which runs to its next
//! operation on memory. This crate makes such programs from text. It knows nothing of memory
//! models, and does not explore by itself.
//!
//! # Example
//!
//! A litmus test is parsed and explored under a model that allows whatever coherence allows. The
//! models of the library are in `katec-generated`, and `katec-compiler` makes others from `.cat`
//! files; they take the place of the one here.
//!
//! ```
//! use katec_checker::event::EventId;
//! use katec_checker::explore::{CountOnly, Options, explore};
//! use katec_checker::graph::Graph;
//! use katec_checker::model::{Finding, MemoryModel};
//! use katec_programs::litmus::LitmusTest;
//!
//! /// Whatever is coherent is consistent.
//! struct Coherent;
//!
//! impl MemoryModel for Coherent {
//!     fn consistent(&mut self, graph: &Graph, _: EventId) -> bool {
//!         self.consistent_from_scratch(graph)
//!     }
//!
//!     fn consistent_from_scratch(&mut self, graph: &Graph) -> bool {
//!         use katec_checker::builtin::BuiltinRelation::{Co, Fr, PoLoc, Rf};
//!         let execution = graph.execution();
//!         let mut order = execution.relation(PoLoc).clone();
//!         for relation in [Rf, Co, Fr] {
//!             order = order.union(execution.relation(relation));
//!         }
//!         order.is_acyclic()
//!     }
//!
//!     fn findings(&mut self, _: &Graph, _: EventId, _: &mut Vec<Finding>) {}
//! }
//!
//! let text = "C store-buffering
//! { x=0; y=0; }
//! P0 (atomic_int* x, atomic_int* y) {
//!   atomic_store_explicit(x, 1, memory_order_relaxed);
//!   int r0 = atomic_load_explicit(y, memory_order_relaxed);
//! }
//! P1 (atomic_int* x, atomic_int* y) {
//!   atomic_store_explicit(y, 1, memory_order_relaxed);
//!   int r0 = atomic_load_explicit(x, memory_order_relaxed);
//! }
//! exists (0:r0=0 /\\ 1:r0=0)
//! ";
//! let test = LitmusTest::parse(text, "store-buffering.litmus").expect("a litmus test");
//! let options = Options::default();
//! let summary = explore(&mut Coherent, test.program(), &options, &mut CountOnly);
//! // Each thread reads the initial value or what the other one wrote.
//! assert_eq!(summary.complete, 4);
//! ```
//!
//! # Where to look next
//!
//! * [`litmus`]: tests in herd's format, in C and in the languages of processors.
//! * [`c`]: C programs. `clang` makes LLVM's text form of them; [`c::llvm`] reads it,
//!   [`compile`](fn@c::compile) makes code of it, and [`c::Machine`] runs that.
//! * [`edited`]: programs with other memory orders and fences than their text has.
//! * `katec-report` runs programs under models and writes reports; `katec-driver` is the command
//!   `katec check` as a library.

pub mod c;
pub mod edited;
pub mod litmus;

mod reads;
