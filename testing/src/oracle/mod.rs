//! Slow and plain ways to find all executions of a program, to test the fast one against.
//!
//! [`brute_force`] adds every possible event in every possible order and removes duplicates; it
//! shares only graphs and programs with exploration. [`recursive`] is the recursive statement of
//! the algorithm that exploration implements with a work list. [`misuses_barriers`] looks at all
//! executions of brute force for misuse of barriers. All of them run machines from the start at
//! every step, and ask a model only [`MemoryModel::consistent_from_scratch`].

mod brute;
mod misuse;
mod recursive;
mod replay;

pub use brute::{BruteForce, brute_force};
pub use misuse::misuses_barriers;
pub use recursive::recursive;

#[cfg(doc)]
use katec_checker::model::MemoryModel;
