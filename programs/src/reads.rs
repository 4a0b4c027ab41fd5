//! The reads that a value depends on, for machines that track dependencies.

/// A set of reads of one thread, by their index in program order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reads(Vec<u32>);

impl Reads {
    /// The set of one read.
    pub fn one(read: u32) -> Self {
        Self(vec![read])
    }

    /// Adds all reads of another set.
    pub fn add(&mut self, other: &Reads) {
        for read in &other.0 {
            if let Err(place) = self.0.binary_search(read) {
                self.0.insert(place, *read);
            }
        }
    }

    /// The reads of both sets.
    pub fn and(mut self, other: &Reads) -> Self {
        self.add(other);
        self
    }

    /// The reads that are not in another set.
    pub fn without(&self, other: &Reads) -> Self {
        let is_new = |read: &u32| other.0.binary_search(read).is_err();
        Self(self.0.iter().copied().filter(is_new).collect())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Reads> for Vec<u32> {
    fn from(reads: Reads) -> Self {
        reads.0
    }
}
