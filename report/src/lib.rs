//! What a check found, as text for people and as JSON for programs.
//!
//! An outcome is data: [`check::Outcome`](katec_checker::check::Outcome) of a program, or
//! [`LitmusOutcome`](katec_programs::litmus::LitmusOutcome) of a litmus test, which has final
//! states besides. This crate only words them. It explores nothing and decides nothing, and it
//! does not print either: it makes strings, and values that serde can serialise.
//!
//! * [`program_text`] and [`litmus_text`] are what `katec check` prints. The words of litmus tests
//!   are herd's, line by line, so that scripts made for herd read them.
//! * [`ProgramReport`] and [`LitmusReport`] are the JSON objects that `docs/check.md` describes.
//! * [`execution_text`] shows one execution, [`edge_text`] an edge of it.
//! * [`ExecutionFields`] is an execution in JSON; [`EdgeReport`], [`AboutReport`],
//!   [`CoherenceReport`] and [`mode_name`] are parts of it, for commands that have executions of
//!   another kind.
//!
//! ```
//! use katec_checker::event::EventId;
//! use katec_checker::explore::Options;
//! use katec_checker::graph::Graph;
//! use katec_checker::model::{Finding, MemoryModel};
//! use katec_programs::litmus::{LitmusTest, run_litmus};
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
//! let source = "X86 SB
//! { x=0; y=0; }
//!  P0          | P1          ;
//!  MOV [x],$1  | MOV [y],$1  ;
//!  MOV EAX,[y] | MOV EAX,[x] ;
//! exists (0:EAX=0 /\\ 1:EAX=0)
//! ";
//! let test = LitmusTest::parse(source, "sb.litmus").unwrap();
//! let options = Options::default();
//! let outcome = run_litmus(&test, "sb.litmus", &mut Anything, "anything", &options);
//! assert!(katec_report::litmus_text(&outcome).contains("Observation SB Sometimes 1 3"));
//! ```
//!
//! Where to look next: `text` and `litmus` for the words, `json` for the fields.

mod dot;
mod excerpt;
mod interleaving;
mod json;
mod junit;
mod layout;
mod litmus;
mod page;
mod sarif;
mod text;

pub use dot::execution_dot;
pub use json::{AboutReport, CoherenceReport, EdgeReport, ExecutionFields};
pub use json::{LitmusReport, ProgramReport};
pub use junit::JunitSuite;
pub use layout::{Layout, Sources};
pub use litmus::execution_text as litmus_execution_text;
pub use litmus::{reasons as litmus_reasons, text as litmus_text};
pub use page::{Item, litmus_page, program_page, served_page, state_text};
pub use sarif::SarifLog;
pub use text::{edge_text, event_text, execution_text, how_text, limit, mode_name, program_text};
