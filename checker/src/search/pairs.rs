//! Relations whose pairs are found from either event: those of constraints that are checked pair by pair.

use super::Rows;
use crate::event::EventId;
use crate::graph::Graph;

/// A relation. An event may be visited several times.
pub trait Pairs {
    /// Visits the second events of the pairs whose first event this is.
    fn after<F: FnMut(EventId)>(&self, graph: &Graph, rows: &mut Rows, event: EventId, visit: F);

    /// Whether the relation is its own converse; then [`Self::before`] is not asked.
    #[inline]
    fn is_symmetric(&self) -> bool {
        false
    }

    /// Visits the first events of the pairs whose second event this is.
    fn before<F: FnMut(EventId)>(&self, graph: &Graph, rows: &mut Rows, event: EventId, visit: F);
}
