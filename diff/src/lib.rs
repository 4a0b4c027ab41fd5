//! Small programs that show what memory models allow and forbid, and whether two models are the
//! same.
//!
//! A [`Test`](test::Test) is an abstract small program with a question about how it ends.
//! Exploration runs it as it is ([`verdict`]), and [`mod@write`] prints it as a litmus test that
//! katec and herd read. [`cycle`] makes tests from cycles of [edges](edge), as herd's generator
//! does, and [`suite`] searches all minimal tests that a model forbids or allows. [`compare`]
//! compares two models: it proves that one is at least as strong as the other ([`proofs`]) or
//! searches for a test that tells them apart ([`search`]). [`candidates`] says of a litmus test why
//! a model allows or forbids how it ends.

mod absent;
mod assembly;
pub mod candidates;
pub mod compare;
pub mod cycle;
pub mod directed;
pub mod edge;
pub mod explain;
mod form;
pub mod joined;
pub mod labels;
pub mod matrix;
pub mod name;
mod parallel;
pub mod proofs;
mod recursion;
pub mod render;
pub mod reports;
pub mod run;
pub mod search;
pub mod shapes;
pub mod small;
pub mod suite;
pub mod test;
pub mod verdict;
pub mod violation;
pub mod vocabulary;
pub mod weaken;
pub mod witness;
pub mod write;
