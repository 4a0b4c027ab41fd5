//! Tests of katec-diff.

mod canonical;
mod compare;
mod cycles;
mod random;
mod suites;
mod written;
