//! Tests of the checker against oracles, as one program.

mod barrier_counts;
mod barriers;
mod behaviour;
mod builtins;
mod chosen;
mod counts;
mod exactness;
mod formulas;
mod graphs;
mod machines;
mod memory;
mod parking;
mod portable;
mod reported;
mod symmetry;
mod values;
