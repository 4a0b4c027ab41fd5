//! Tests of katec-diff.

mod canonical;
mod cycles;
mod random;
mod suites;
mod written;
