//! Reductions that cannot be used for a program.
//!
//! Whether a reduction can be used shows only while a program is explored. If it cannot, the
//! exploration ends, and another one without the reduction is to be started.

use super::{Asymmetry, Ending, Obstacle, Options, Parking};

/// Reductions that were asked for and not used, and why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unused {
    /// Why symmetry is not used.
    pub symmetry: Option<Asymmetry>,
    /// Why threads are not parked.
    pub parking: Option<Obstacle>,
    /// Whether what threads take back is not left out.
    pub takes_back: bool,
    /// Whether attempts that fail after stores are not left out.
    pub attempts: bool,
    /// Whether symmetry is not used as long as it is not known to pay.
    pub spares_symmetry: bool,
    /// Whether threads are not parked as long as it is not known to pay.
    pub spares_parking: bool,
}

impl Unused {
    /// Notes it if an exploration ended because of a reduction. Says whether it did.
    pub fn note(&mut self, ending: &Ending) -> bool {
        match *ending {
            Ending::Asymmetric(reason) => self.symmetry = Some(reason),
            Ending::Obstructed(reason) => self.parking = Some(reason),
            Ending::Seen => self.attempts = true,
            _ => return false,
        }
        true
    }

    /// How to explore without these.
    pub fn without(&self, options: &Options) -> Options {
        let mut options = options.clone();
        options.symmetry &= self.symmetry.is_none() && !self.spares_symmetry;
        if self.parking.is_some() || self.spares_parking {
            options.parking = Parking::Off;
        }
        options.takes_back &= !self.takes_back;
        options.attempts &= !self.attempts;
        options
    }

    /// What is said about them, one line each.
    pub fn notes(&self) -> impl Iterator<Item = &'static str> + use<> {
        let symmetry = self.symmetry.map(Asymmetry::note);
        let parking = self.parking.map(Obstacle::note);
        let takes_back = "additions that are taken back are explored, since others can tell that they were there";
        let takes_back = self.takes_back.then_some(takes_back);
        let attempts =
            "attempts that fail are explored, since others may see what they have stored";
        let attempts = self.attempts.then_some(attempts);
        let other = takes_back.into_iter().chain(attempts);
        symmetry.into_iter().chain(parking).chain(other)
    }

    /// Adds what is known from elsewhere.
    pub(super) fn merge(&mut self, other: Self) {
        self.symmetry = self.symmetry.or(other.symmetry);
        self.parking = self.parking.or(other.parking);
        self.takes_back |= other.takes_back;
        self.attempts |= other.attempts;
        self.spares_symmetry |= other.spares_symmetry;
        self.spares_parking |= other.spares_parking;
    }
}
