//! Where memory is divided, so that accesses of different sizes can overlap.
//!
//! Accesses of one execution have the same bytes or none in common: graphs know no others. Programs
//! are not like that: they clear a structure as a whole and set its fields, copy an array by words,
//! look at one member of a union through another. A plain access may be done in parts, because
//! nothing says that it is atomic; if others access the memory at the same time it is a data race,
//! whatever the sizes.
//!
//! At first no memory is divided. When two accesses are found that overlap without being the same,
//! the memory is cut where they begin and end, and the exploration starts again; from then on plain
//! accesses across a cut are done in parts. When the first atomic access across a cut is found, or
//! one of 16 bytes, the exploration starts again, too, and from then on such accesses are done in
//! parts that are atomic together ([`super::parts`]). Cuts only get more, and there is at most one
//! a byte, so that this ends. During an exploration nothing changes: machines stay deterministic.

use katec_checker::event::Place;

/// Where memory is divided.
#[derive(Clone, Debug, Default)]
pub struct Division {
    /// Addresses that no access may have in its middle, sorted.
    cuts: Vec<u64>,
    /// Whether atomic accesses may be done in parts.
    joins: bool,
}

impl Division {
    /// Whether an access can be done at once.
    #[inline]
    pub fn is_whole(&self, address: u64, size: u8) -> bool {
        matches!(size, 1 | 2 | 4 | 8)
            && (self.cuts.is_empty() || self.until_cut(address, size) == size)
    }

    /// How many bytes can be accessed at once, of an access of `size` bytes.
    pub fn piece(&self, address: u64, size: u8) -> u8 {
        let size = self.until_cut(address, size).clamp(1, 8);
        1 << size.ilog2()
    }

    fn until_cut(&self, address: u64, size: u8) -> u8 {
        let after = self.cuts.partition_point(|cut| *cut <= address);
        match self.cuts.get(after) {
            Some(cut) => (*cut - address).min(u64::from(size)) as u8,
            None => size,
        }
    }

    /// Whether atomic accesses may be done in parts.
    pub fn joins(&self) -> bool {
        self.joins
    }

    /// Cuts memory where two accesses begin and end, or lets atomic accesses be done in parts if
    /// they are the same; whether that is new.
    pub fn divide(&mut self, a: Place, b: Place) -> bool {
        if a == b {
            return !std::mem::replace(&mut self.joins, true);
        }
        let ends = |place: Place| {
            let start = place.address.0;
            [start, start.saturating_add(u64::from(place.size))]
        };
        let mut new = false;
        for cut in ends(a).into_iter().chain(ends(b)) {
            if let Err(position) = self.cuts.binary_search(&cut) {
                self.cuts.insert(position, cut);
                new = true;
            }
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katec_checker::event::Address;

    #[test]
    fn accesses_are_divided_at_cuts() {
        let place = |address, size| Place {
            address: Address(address),
            size,
        };
        let mut division = Division::default();
        assert!(division.is_whole(100, 8));
        assert!(!division.is_whole(100, 3));
        assert_eq!(division.piece(100, 3), 2);
        assert!(division.divide(place(100, 8), place(103, 1)));
        assert!(!division.divide(place(103, 1), place(100, 8)));
        let pieces = |mut address: u64, end: u64| {
            let mut found = Vec::new();
            while address < end {
                let piece = division.piece(address, (end - address) as u8);
                found.push(piece);
                address += u64::from(piece);
            }
            found
        };
        assert_eq!(pieces(100, 108), [2, 1, 1, 4]);
        assert_eq!(pieces(96, 104), [4, 2, 1, 1]);
        assert!(division.is_whole(103, 1));
        assert!(!division.is_whole(102, 2));
        assert!(division.is_whole(104, 4));
        assert!(!division.joins());
        assert!(division.divide(place(100, 8), place(100, 8)));
        assert!(!division.divide(place(100, 16), place(100, 16)));
        assert!(division.joins());
    }
}
