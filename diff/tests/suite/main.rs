//! Tests of katec-diff.

mod canonical;
mod compare;
mod cycles;
mod lattice;
mod random;
mod suites;
mod written;
