//! Execution graphs, exhaustive exploration of concurrent programs, and the programs themselves.
//!
//! This crate stands alone: it knows memory models only through [`model::MemoryModel`] and programs
//! only through [`program::Program`].

pub mod barrier;
pub mod builtin;
pub mod check;
pub mod event;
pub mod execution;
pub mod explore;
pub mod graph;
mod ids;
pub mod lowered;
pub mod model;
pub mod program;
pub mod random;
pub mod relation;
pub mod search;
