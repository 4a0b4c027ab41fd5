//! Tests of the checker against oracles, as one program.

mod barrier_counts;
mod barriers;
mod behaviour;
mod counts;
mod exactness;
mod machines;
mod memory;
mod parking;
mod portable;
mod symmetry;
