//! Dense numbers for the places that a program accesses.

use crate::define_id;
use crate::event::Place;
use rustc_hash::FxHashMap;

define_id!(
    /// A location: the dense number of a [`Place`].
    LocationId
);

/// Up to this many places a scan of the list is faster than a hash table.
const SCANNED: usize = 8;

/// The numbering of places. It only grows, so that all graphs of one exploration share it.
#[derive(Clone, Debug, Default)]
pub struct Places {
    list: Vec<Entry>,
    /// All places, if there are too many to scan the list.
    table: FxHashMap<Place, LocationId>,
}

#[derive(Clone, Debug)]
struct Entry {
    place: Place,
    /// The other places that have some of its bytes.
    overlaps: Vec<LocationId>,
    /// Whether it is there from the start to the end.
    permanent: bool,
}

impl Places {
    /// The number of a place, a new one if it has none yet.
    #[inline]
    pub fn intern(&mut self, place: Place) -> LocationId {
        match self.get(place) {
            Some(location) => location,
            None => self.add(place),
        }
    }

    fn add(&mut self, place: Place) -> LocationId {
        let location = LocationId(self.list.len() as u32);
        let mut overlaps = Vec::new();
        for (index, other) in self.list.iter_mut().enumerate() {
            if overlap(place, other.place) {
                overlaps.push(LocationId(index as u32));
                other.overlaps.push(location);
            }
        }
        self.list.push(Entry {
            place,
            overlaps,
            permanent: false,
        });
        if self.list.len() > SCANNED {
            let numbered = (0..).map(LocationId).zip(&self.list);
            let unknown = numbered.skip(self.table.len());
            self.table
                .extend(unknown.map(|(location, entry)| (entry.place, location)));
        }
        location
    }

    /// How many places have numbers.
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// The number of a place, if it has one.
    #[inline]
    pub fn get(&self, place: Place) -> Option<LocationId> {
        if self.list.len() <= SCANNED {
            let index = self.list.iter().position(|other| other.place == place)?;
            return Some(LocationId(index as u32));
        }
        self.table.get(&place).copied()
    }

    /// The other places that have some of the bytes of this one. Of no meaning where addresses are
    /// not those of bytes.
    #[inline]
    pub fn overlapping(&self, location: LocationId) -> &[LocationId] {
        &self.list[location.index()].overlaps
    }

    /// Notes that a place is there from the start to the end.
    pub fn set_permanent(&mut self, location: LocationId) {
        self.list[location.index()].permanent = true;
    }

    /// Whether a place is known to be there from the start to the end, and no other one has some of
    /// its bytes.
    #[inline]
    pub fn is_plain(&self, location: LocationId) -> bool {
        let entry = &self.list[location.index()];
        entry.permanent && entry.overlaps.is_empty()
    }

    /// The place with this number.
    #[inline]
    pub fn place(&self, location: LocationId) -> Place {
        self.list[location.index()].place
    }
}

fn overlap(a: Place, b: Place) -> bool {
    let ends_before =
        |a: Place, b: Place| a.address.0.saturating_add(u64::from(a.size)) <= b.address.0;
    !ends_before(a, b) && !ends_before(b, a)
}
