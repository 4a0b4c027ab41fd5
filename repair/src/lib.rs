//! Repairs concurrent programs: the cheapest fences and memory orders after which nothing is wrong,
//! and the weakest with which a program stays right.
//!
//! [`source`] finds in a text what can be changed, and writes changes into it; [`choices`] says
//! what each place can become and what that costs. [`judge`] checks a program with some changes,
//! and says of an execution which changes leave it possible. [`search`] puts this together: it
//! finds the cheapest repair for any model. [`weaken`] goes the other way.

pub mod choices;
mod cover;
pub mod judge;
pub mod patch;
pub mod search;
pub mod source;
mod text;
pub mod weaken;

pub use text::order_name;
