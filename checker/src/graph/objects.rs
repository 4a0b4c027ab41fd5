//! Allocated objects of a graph, and their releases.

use super::{Added, EventKind, Graph};
use crate::builtin::{BuiltinSet, SetMask};
use crate::event::Storage;
use crate::event::{Address, EventId, Place, ThreadId, Value};

/// An object that an event of the graph made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Object {
    /// The allocation.
    pub event: EventId,
    /// The first byte.
    pub address: Address,
    /// How many bytes it has.
    pub size: u64,
    /// What it is.
    pub storage: Storage,
    /// Whether it is full of zeros at first.
    pub zeroed: bool,
}

impl Object {
    /// Whether an address is that of a byte of the object.
    pub fn contains(&self, address: Address) -> bool {
        address.0 >= self.address.0 && address.0 - self.address.0 < self.size
    }

    /// Whether all bytes of a place are in the object.
    pub fn covers(&self, place: Place) -> bool {
        self.contains(place.address)
            && place.address.0 - self.address.0 + u64::from(place.size) <= self.size
    }
}

impl Graph {
    /// Adds an allocation. The event's value is the address.
    pub fn add_allocate(
        &mut self,
        thread: ThreadId,
        address: Address,
        size: u64,
        storage: Storage,
        zeroed: bool,
    ) -> EventId {
        let sets = SetMask::of(&[BuiltinSet::Malloc]);
        let id = self.push_in_thread(&Added {
            value: Value(address.0),
            ..Added::new(EventKind::Allocate, sets, thread)
        });
        self.objects.push(Object {
            event: id,
            address,
            size,
            storage,
            zeroed,
        });
        id
    }

    /// Adds the release of an object. The event's value is the address.
    pub fn add_free(&mut self, thread: ThreadId, address: Address) -> EventId {
        let sets = SetMask::of(&[BuiltinSet::Free]);
        let id = self.push_in_thread(&Added {
            value: Value(address.0),
            ..Added::new(EventKind::Free, sets, thread)
        });
        self.frees.push(id);
        id
    }

    /// All objects in the order of their allocation events.
    #[inline]
    pub fn objects(&self) -> &[Object] {
        &self.objects
    }

    /// The object that has a byte at this address.
    pub fn object_at(&self, address: Address) -> Option<&Object> {
        self.objects
            .iter()
            .rev()
            .find(|object| object.contains(address))
    }

    /// Whether a place is in an object that is full of zeros at first.
    pub fn is_zeroed(&self, place: Place) -> bool {
        let object = self.object_at(place.address);
        object.is_some_and(|object| object.zeroed && object.covers(place))
    }

    /// The releases of the object that begins at this address, in the order in which they were
    /// added.
    pub fn releases(&self, address: Address) -> impl Iterator<Item = EventId> + '_ {
        let of = move |free: &EventId| self.value(*free).0 == address.0;
        self.frees.iter().copied().filter(of)
    }

    /// Whether any object was released.
    #[inline]
    pub fn has_releases(&self) -> bool {
        !self.frees.is_empty()
    }

    /// The accesses of the memory that an event allocated, waits at barriers included.
    pub fn accesses_of(&self, allocation: EventId) -> impl Iterator<Item = EventId> + '_ {
        self.objects_of(allocation).flat_map(|object| {
            let access = |event: &EventId| {
                let address = self.accessed(*event);
                address.is_some_and(|address| object.contains(address))
            };
            self.events().filter(access)
        })
    }

    /// The allocations of the memory that an event accesses. There can be several of the same
    /// memory: what is cleared right after its allocation is allocated anew.
    #[inline]
    pub fn allocations_of(&self, access: EventId) -> impl Iterator<Item = EventId> + '_ {
        let objects = match self.objects.is_empty() {
            true => None,
            false => self.accessed(access),
        };
        objects.into_iter().flat_map(|address| {
            let accessed = move |object: &&Object| object.contains(address);
            let objects = self.objects.iter().filter(accessed);
            objects.map(|object| object.event)
        })
    }

    /// Where an event of a thread accesses memory.
    fn accessed(&self, event: EventId) -> Option<Address> {
        let place = self.place(event).or_else(|| self.barrier_place(event))?;
        (!self.is_initial(event)).then_some(place.address)
    }

    /// The releases of the memory that an event allocated.
    pub fn releases_of(&self, allocation: EventId) -> impl Iterator<Item = EventId> + '_ {
        self.objects_of(allocation)
            .flat_map(|object| self.releases(object.address))
    }

    /// The allocations of the memory that an event releases.
    pub fn released_by(&self, free: EventId) -> impl Iterator<Item = EventId> + '_ {
        let address = Address(self.value(free).0);
        let released = move |object: &&Object| object.address == address;
        let objects = self.objects.iter().filter(released);
        objects.map(|object| object.event)
    }

    fn objects_of(&self, allocation: EventId) -> impl Iterator<Item = &Object> {
        self.objects
            .iter()
            .filter(move |object| object.event == allocation)
    }
}
