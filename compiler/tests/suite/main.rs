//! Tests of the compiler, as one program.

mod automata;
mod barriers;
mod claims;
mod common;
mod evaluate;
mod exactness;
mod explain;
mod holes;
mod loose;
mod lowering;
mod mappings;
mod matrices;
mod names;
mod orders;
mod pending;
mod pipeline;
mod prove;
mod recognise;
mod redundant;
mod reports;
mod requirements;
mod resolve;
mod rotation;
mod sizes;
mod synchronisation;
mod syntax;
