//! Tests of katec-diff.

mod random;
mod written;
