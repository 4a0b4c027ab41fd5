//! Tests of katec-diff.

mod cycles;
mod random;
mod suites;
mod written;
