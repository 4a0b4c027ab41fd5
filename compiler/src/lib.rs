//! Memory models in the cat language: from text to a resolved model, automata, proofs and checkers.

pub mod automata;
pub mod evaluate;
pub mod model;
pub mod synchronise;
pub mod theory;
