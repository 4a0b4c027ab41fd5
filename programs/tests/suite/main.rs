//! Tests of the front ends, as one program.

mod barrier_misuse;
mod blocking_reads;
mod c_programs;
mod facts;
mod identities;
mod litmus_robustness;
mod litmus_semantics;
