//! Small programs that show what memory models allow and forbid.
//!
//! A [`Test`](test::Test) is an abstract small program with a question about how it ends.
//! Exploration runs it as it is, and [`write`] prints it as a litmus test that katec and herd read.
//! [`cycle`] makes tests from cycles of [edges](edge), as herd's generator does.

pub mod cycle;
pub mod edge;
pub mod name;
pub mod suite;
pub mod test;
pub mod verdict;
pub mod weaken;
pub mod write;
