//! Binary relations over `0..n` as bit matrices, one bit row an element.
//!
//! Plain and obviously right: this is what the reference evaluator computes with and what saved
//! relations are stored in. Nothing here knows about events.

use fixedbitset::FixedBitSet;

/// A binary relation over `0..n`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct BitMatrix {
    rows: Vec<FixedBitSet>,
}

impl std::fmt::Debug for BitMatrix {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.pairs()).finish()
    }
}

impl BitMatrix {
    /// The empty relation over `0..n`.
    pub fn empty(n: usize) -> Self {
        Self {
            rows: vec![FixedBitSet::with_capacity(n); n],
        }
    }

    /// All pairs over `0..n`.
    pub fn full(n: usize) -> Self {
        let mut result = Self::empty(n);
        for row in &mut result.rows {
            row.insert_range(..);
        }
        result
    }

    /// The identity over `0..n`.
    pub fn identity(n: usize) -> Self {
        let mut result = Self::empty(n);
        for i in 0..n {
            result.insert(i, i);
        }
        result
    }

    /// The identity on the elements of a set.
    pub fn identity_on(set: &FixedBitSet) -> Self {
        let mut result = Self::empty(set.len());
        for i in set.ones() {
            result.insert(i, i);
        }
        result
    }

    /// The product of two sets.
    pub fn product(from: &FixedBitSet, to: &FixedBitSet) -> Self {
        let mut result = Self::empty(from.len());
        for i in from.ones() {
            result.rows[i].union_with(to);
        }
        result
    }

    /// The relation with these pairs over `0..n`.
    pub fn from_pairs(n: usize, pairs: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let mut result = Self::empty(n);
        for (a, b) in pairs {
            result.insert(a, b);
        }
        result
    }

    /// The number of elements `n`.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether no pair is related.
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(FixedBitSet::is_clear)
    }

    /// Adds a pair.
    pub fn insert(&mut self, a: usize, b: usize) {
        self.rows[a].insert(b);
    }

    /// Whether a pair is related.
    pub fn contains(&self, a: usize, b: usize) -> bool {
        self.rows[a].contains(b)
    }

    /// What `a` is related to.
    pub fn row(&self, a: usize) -> &FixedBitSet {
        &self.rows[a]
    }

    /// All pairs, in lexicographic order.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.rows
            .iter()
            .enumerate()
            .flat_map(|(a, row)| row.ones().map(move |b| (a, b)))
    }

    fn zip(mut self, other: &Self, operation: impl Fn(&mut FixedBitSet, &FixedBitSet)) -> Self {
        for (row, other) in self.rows.iter_mut().zip(&other.rows) {
            operation(row, other);
        }
        self
    }

    /// Union.
    #[must_use]
    pub fn union(self, other: &Self) -> Self {
        self.zip(other, FixedBitSet::union_with)
    }

    /// Intersection.
    #[must_use]
    pub fn intersection(self, other: &Self) -> Self {
        self.zip(other, FixedBitSet::intersect_with)
    }

    /// Difference.
    #[must_use]
    pub fn difference(self, other: &Self) -> Self {
        self.zip(other, FixedBitSet::difference_with)
    }

    /// Complement.
    #[must_use]
    pub fn complement(mut self) -> Self {
        for row in &mut self.rows {
            row.toggle_range(..);
        }
        self
    }

    /// Composition: `a` is related to `c` if some `b` is between them.
    #[must_use]
    pub fn compose(&self, other: &Self) -> Self {
        let mut result = Self::empty(self.len());
        for (a, row) in self.rows.iter().enumerate() {
            for b in row.ones() {
                result.rows[a].union_with(&other.rows[b]);
            }
        }
        result
    }

    /// Converse.
    #[must_use]
    pub fn inverse(&self) -> Self {
        Self::from_pairs(self.len(), self.pairs().map(|(a, b)| (b, a)))
    }

    /// Transitive closure (Warshall's algorithm on rows).
    #[must_use]
    pub fn transitive_closure(mut self) -> Self {
        for b in 0..self.len() {
            let through = self.rows[b].clone();
            for row in &mut self.rows {
                if row.contains(b) {
                    row.union_with(&through);
                }
            }
        }
        self
    }

    /// Reflexive closure.
    #[must_use]
    pub fn reflexive(mut self) -> Self {
        for a in 0..self.len() {
            self.rows[a].insert(a);
        }
        self
    }

    /// Whether every pair of this relation is one of `other`.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.rows
            .iter()
            .zip(&other.rows)
            .all(|(row, other)| row.is_subset(other))
    }

    /// The set of first components.
    pub fn domain(&self) -> FixedBitSet {
        let mut set = FixedBitSet::with_capacity(self.len());
        for (a, row) in self.rows.iter().enumerate() {
            set.set(a, !row.is_clear());
        }
        set
    }

    /// The set of second components.
    pub fn range(&self) -> FixedBitSet {
        let mut set = FixedBitSet::with_capacity(self.len());
        for row in &self.rows {
            set.union_with(row);
        }
        set
    }

    /// An element related with itself, if there is one.
    pub fn reflexive_element(&self) -> Option<usize> {
        (0..self.len()).find(|a| self.contains(*a, *a))
    }

    /// Whether the relation has no cycle.
    pub fn is_acyclic(&self) -> bool {
        self.clone()
            .transitive_closure()
            .reflexive_element()
            .is_none()
    }
}
