//! Tests of katec-diff.

mod canonical;
mod compare;
mod cycles;
mod lattice;
mod mutants;
mod random;
mod suites;
mod written;
