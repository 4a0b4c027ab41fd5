//! The checkers of the model library.
