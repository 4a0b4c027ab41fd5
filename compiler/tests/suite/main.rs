//! Tests of the compiler, as one program.

mod automata;
mod barriers;
mod claims;
mod common;
mod evaluate;
mod exactness;
mod explain;
mod lowering;
mod orders;
mod pipeline;
mod prove;
mod recognise;
mod reports;
mod requirements;
mod resolve;
mod rotation;
mod sizes;
mod synchronisation;
mod syntax;
