//! What tests of every crate of the project share: oracles, small programs, random programs and
//! models, models written down as matrices, and the comparison of engines.
//!
//! Nothing of the product uses this crate.
//!
//! * [`oracle`]: all executions by brute force, to compare exploration with.
//! * [`random_program`], [`random_barrier_program`], [`random_model`]: inputs from a seed.
//! * [`MatrixModel`]: models as formulas over bit matrices, apart from the compiler.
//! * [`compare`]: engines against each other, at every question that exploration asks.
//! * [`schema`]: whether JSON is what a schema says.
//! * [`sample`] and [`first_seed`]: how much a test does, and from which seed.
//!
//! ```
//! use katec_testing::oracle::{BruteForce, brute_force};
//! use katec_testing::{MatrixModel, ModelName, Shape, random_program};
//!
//! let program = random_program(&Shape::default(), 1);
//! let mut model = MatrixModel(ModelName::Sc);
//! let executions = brute_force(&mut model, &program, BruteForce::Prune);
//! assert!(!executions.is_empty());
//! ```

pub mod barrier_programs;
mod barriers;
mod collect;
mod compared;
pub mod cycles;
mod effort;
mod fast;
mod generator;
mod machines;
mod models;
mod mutants;
pub mod oracle;
mod program;
mod random_model;
pub mod schema;
pub mod shorthand;
pub mod stages;

pub use barriers::{BarrierShape, random_barrier_program};
pub use collect::{Collect, Results, SCHEDULES, assert_same, collect, explored, results};
pub use compared::{Asked, Compared, Judge, MakeEngine, Report};
pub use effort::{cases, first_seed, one_in, runs_in_full, sample};
pub use fast::{CoherenceOnly, SequentialConsistency};
pub use generator::{Shape, random_program};
pub use machines::machine_fences;
pub use models::{MatrixModel, ModelName};
pub use mutants::{Mutant, mutants};
pub use program::{Expression, Instruction, REGISTERS, State, TestProgram, place, variable_name};
pub use random_model::*;
