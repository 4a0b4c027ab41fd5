//! What ends for no reason: weak compare-exchanges that fail although the values are equal, and
//! waits for conditions that end without a signal.
//!
//! A program may not rely on either not to happen, so both are explored: an open choice comes
//! first ([`Operation::Choose`]), and then the exchange is a read of the expected value that writes
//! nothing, or the wait only gives the lock back and takes it again.
//!
//! Nearly all programs look again after that: they retry, or test the predicate anew. A round of a
//! loop in which something ended for no reason, which passes on the values that it began with, and
//! of whose effects others see nothing (*quiet* ones), is a round that might as well not have been:
//! the thread stands where it stood. So it ends with [`Operation::Repeat`]: the same execution
//! without that round is explored anyway. Quiet effects are
//!
//! * stores to objects that the thread allocated and of whose address it stored nothing where
//!   others could find it, as a node that is to be pushed on a stack;
//! * that a wait for a condition gives the lock back and takes it again.
//!
//! Usually it is clear at once that it would come to that, and then there is no choice either: a
//! copy of the machine tries out how it goes on. So the usual loops cost nothing.
//!
//! A loop that does more in each round (it counts failures, say) could fail for ever. What ended
//! for no reason does not do so again at the same place before it has ended for a reason there.

use super::code::{FunctionId, Register};
use super::machine::{Machine, Machinery, Proceed, Waiting};
use super::memory::{Region, region, region_thread};
use katec_checker::event::{Mode, Place, Update, Value};
use katec_checker::program::Operation;

/// Whether the weak compare-exchange that comes next fails for no reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Weak {
    /// That is open.
    #[default]
    Open,
    /// It does what the strong one does.
    Strong,
    /// It fails.
    Fails,
}

/// What a machine knows of what ended for no reason.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Spurious {
    weak: Weak,
    /// The index of the event at which something did so last.
    last: Option<u32>,
    /// The places at which something did so and did not end for a reason since.
    places: Vec<(FunctionId, u32)>,
    /// The objects of this thread whose addresses others may know.
    published: Vec<u64>,
    /// Whether this is only to see how it goes on.
    trial: bool,
}

impl Clone for Spurious {
    fn clone(&self) -> Self {
        Self {
            places: self.places.clone(),
            published: self.published.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.places.clone_from(&source.places);
        self.published.clone_from(&source.published);
        *self = Self {
            places: std::mem::take(&mut self.places),
            published: std::mem::take(&mut self.published),
            ..*source
        };
    }
}

impl Spurious {
    /// Whether something ended for no reason from an index on.
    pub fn ended_since(&self, index: u32) -> bool {
        self.last.is_some_and(|last| last >= index)
    }

    /// A copy for a trial in which something just ended for no reason.
    fn trial(&self, index: u32) -> Self {
        Self {
            last: Some(index),
            trial: true,
            ..self.clone()
        }
    }
}

impl Machine {
    /// What a weak compare-exchange does first, unless it does what the strong one does.
    pub(super) fn fail_spuriously(
        &mut self,
        program: &Machinery,
        to: Register,
        (place, failure_mode): (Place, Mode),
        update: Update,
    ) -> Option<Operation> {
        let Update::CompareExchange { expected, .. } = update else {
            return None;
        };
        match std::mem::take(&mut self.spurious.weak) {
            Weak::Open => {
                let mut trial = self.clone();
                trial.set(to, expected.0);
                trial.set(Register(to.0 + 1), 0);
                self.may_end(program, trial).then(|| {
                    self.waiting = Waiting::Weak;
                    Operation::Choose { count: 2 }
                })
            }
            Weak::Strong => None,
            Weak::Fails => {
                self.waiting = Waiting::Failed(to, expected.0);
                self.track_access(true);
                Some(Operation::Load {
                    place,
                    mode: failure_mode,
                })
            }
        }
    }

    /// Whether it is to be explored that what runs now ends for no reason; `trial` is where the
    /// thread would be then.
    pub(super) fn may_end(&mut self, program: &Machinery, mut trial: Machine) -> bool {
        if !program.spurious || self.spurious.trial {
            return false;
        }
        let place = self.user_place(program);
        let places = &mut self.spurious.places;
        if let Some(known) = places.iter().position(|known| *known == place) {
            places.swap_remove(known);
            return false;
        }
        trial.spurious = self.spurious.trial(self.index);
        trial.try_out(program) != Operation::Repeat
    }

    /// It was chosen whether the weak compare-exchange fails: it runs again.
    pub(super) fn choose_to_fail(&mut self, chosen: Value) {
        self.next -= 1;
        self.spurious.weak = match chosen.0 {
            0 => Weak::Strong,
            _ => Weak::Fails,
        };
    }

    /// The weak compare-exchange that fails has read its value. If that is another than the
    /// expected one, it fails for a reason, which is explored where it does what the strong one
    /// does.
    pub(super) fn failed(
        &mut self,
        program: &Machinery,
        to: Register,
        returned: Value,
        expected: u64,
    ) -> Proceed {
        if returned.0 != expected {
            return Err(Operation::Repeat);
        }
        self.set(to, expected);
        self.set(Register(to.0 + 1), 0);
        self.ended(program);
        Ok(())
    }

    /// Notes that something ended for no reason just now.
    pub(super) fn ended(&mut self, program: &Machinery) {
        self.spurious.last = Some(self.index.saturating_sub(1));
        let place = self.user_place(program);
        self.spurious.places.push(place);
    }

    /// Whether the function of the library that runs ends for no reason.
    pub(super) fn spurious_end(&mut self, program: &Machinery, to: Register) -> Proceed {
        let mut trial = self.clone();
        trial.leave_library(program);
        if !self.may_end(program, trial) {
            self.set(to, 0);
            return Ok(());
        }
        self.waiting = Waiting::Woken(to);
        Err(Operation::Choose { count: 2 })
    }

    /// It was chosen whether the function of the library ends for no reason.
    pub(super) fn woken(&mut self, program: &Machinery, to: Register, chosen: Value) {
        self.set(to, chosen.0);
        if chosen.0 != 0 {
            self.ended(program);
        }
    }

    /// Notes an effect on memory that threads share: a quiet one if only this thread knows the
    /// object.
    pub(super) fn affect_shared(&mut self, address: u64, size: u8) {
        match self.is_unknown_to_others(address) {
            true => {
                self.quiet_effects = self.quiet_effects.wrapping_add(1);
                self.changes.note(address, u64::from(size), None);
            }
            false => {
                self.count_effect();
                self.changes.note(address, u64::from(size), None);
                self.annotated.is_seen_storing();
            }
        }
    }

    /// Whether an address belongs to an object of which only this thread knows.
    pub(super) fn is_unknown_to_others(&self, address: u64) -> bool {
        let object = self.own_object(address);
        object.is_some_and(|start| !self.spurious.published.contains(&start))
    }

    /// Notes that others may find this value; it may be an address.
    pub(super) fn publish(&mut self, value: u64) {
        if let Some(start) = self.own_object(value)
            && !self.spurious.published.contains(&start)
        {
            self.spurious.published.push(start);
        }
    }

    /// Notes what a value was made of: if that was the address of an object, and the value is none,
    /// others may find the object by it.
    #[inline]
    pub(super) fn hide(&mut self, address: u64, value: u64) {
        if region(address) == Region::Heap && self.own_object(address) != self.own_object(value) {
            self.publish(address);
        }
    }

    /// The object of the heap that this thread allocated and that an address belongs to.
    fn own_object(&self, address: u64) -> Option<u64> {
        if region(address) != Region::Heap || region_thread(address) != self.thread {
            return None;
        }
        let mut own = self.allocations.iter();
        let found = own.find(|(start, size)| address.wrapping_sub(*start) < (*size).max(1));
        found.map(|(start, _)| *start)
    }
}
