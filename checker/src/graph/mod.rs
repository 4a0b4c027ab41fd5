//! Execution graphs.
/// An execution graph.
pub struct Graph;
