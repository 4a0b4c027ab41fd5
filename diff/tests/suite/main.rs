//! Tests of katec-diff.

mod canonical;
mod compare;
mod creation;
mod cycles;
mod lattice;
mod mutants;
mod random;
mod refutations;
mod suites;
mod verdicts;
mod written;
