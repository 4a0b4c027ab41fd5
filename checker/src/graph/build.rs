//! Adding events, linking them, and taking the newest away again.

use super::clock::NO_EVENTS;
use super::{
    Access, Added, CoPosition, Event, EventKind, Graph, Location, LocationId, MachineId, Thread,
    sets,
};
use crate::builtin::{BuiltinSet, SetMask};
use crate::event::{AccessRole, EventId, FenceKind, Mode, Place, ThreadId, ThreadName, Value};
use crate::ids::OptionalId;

/// The sets of accesses of locks.
const LOCK: SetMask = SetMask::of(&[BuiltinSet::Lk, BuiltinSet::Ul]);

/// The sets that a read is in only as the read half of a read-modify-write.
const OF_HALF: SetMask = SetMask::of(&[BuiltinSet::Rmw, BuiltinSet::Noreturn]).union(LOCK);

impl Graph {
    /// Makes sure that a location has its initial write. `initial` is asked for the value if it has
    /// not; `None` means uninitialised memory, unless it is in an object full of zeros.
    #[inline]
    pub fn ensure_initial(
        &mut self,
        location: LocationId,
        place: Place,
        initial: impl FnOnce() -> Option<Value>,
    ) {
        if self.co(location).is_empty() {
            let zero = || self.is_zeroed(place).then(Value::default);
            let value = initial().or_else(zero);
            self.add_initial(location, place, value);
        }
    }

    /// Adds the initial write of a location that has none; `None` means uninitialised memory.
    pub(crate) fn add_initial(&mut self, location: LocationId, place: Place, value: Option<Value>) {
        while self.locations.len() <= location.index() {
            self.locations.push(Location::new(place));
        }
        let added = Added {
            kind: EventKind::InitialWrite,
            sets: sets::INITIAL,
            thread: OptionalId::none(),
            location: location.into(),
            mode: Mode::Relaxed,
            value: value.unwrap_or(Value::UNINITIALISED),
        };
        let id = self.push(&added, 0);
        let lanes = self.clocks.len() + self.row_width;
        self.clocks.resize(lanes, NO_EVENTS);
        let event = self.event_mut(id);
        event.initialised = value.is_some();
        event.co_position = CoPosition(0).into();
        let location = &mut self.locations[location.index()];
        location.place = place;
        location.co.push(id);
    }

    /// Adds a read, which does not read from anything yet.
    pub fn add_read(&mut self, thread: ThreadId, access: Access) -> EventId {
        self.push_read(thread, access, sets::read(access.mode, access.atomic))
    }

    /// Adds the read of a read-modify-write instruction (set `RX`), like [`Self::add_read`].
    pub fn add_update_read(&mut self, thread: ThreadId, access: Access) -> EventId {
        const UPDATE: SetMask = SetMask::of(&[BuiltinSet::Rx]);
        let sets = sets::read(access.mode, access.atomic).union(UPDATE);
        self.push_read(thread, access, sets)
    }

    fn push_read(&mut self, thread: ThreadId, access: Access, sets: SetMask) -> EventId {
        let id = self.push_in_thread(&Added {
            kind: EventKind::Read,
            sets,
            thread: thread.into(),
            location: access.location.into(),
            mode: access.mode,
            value: Value(0),
        });
        self.locations[access.location.index()].reads.push(id);
        id
    }

    /// Gives a read the mode that it has now that its value is known (a compare-exchange has two).
    pub fn set_read_mode(&mut self, read: EventId, mode: Mode) {
        const KEPT: SetMask = SetMask::of(&[
            BuiltinSet::Tb,
            BuiltinSet::Te,
            BuiltinSet::Rmw,
            BuiltinSet::Rx,
            BuiltinSet::Ex,
            BuiltinSet::Lk,
            BuiltinSet::Ul,
        ]);
        let event = self.event_mut(read);
        if event.mode != mode {
            let kept = event.sets.intersection(KEPT);
            let atomic = event.sets.contains(BuiltinSet::Atomic);
            event.mode = mode;
            event.sets = sets::read(mode, atomic).union(kept);
            self.all_sets = self.all_sets.union(self.event(read).sets);
        }
    }

    /// Notes that a read, now that its value is known, will be the read half of a read-modify-write
    /// (set `RMW`).
    pub fn set_read_half(&mut self, read: EventId) {
        self.put_in(read, BuiltinSet::Rmw);
    }

    /// Notes what a write, or a read-modify-write that writes, is for (sets `LK`, `UL` and
    /// `Noreturn`). Both halves of a read-modify-write take or release a lock; of one that does not
    /// return what it read, it is the read half that is noted.
    #[inline(never)]
    pub fn set_role(&mut self, event: EventId, role: AccessRole) {
        let set = match role {
            AccessRole::TakesLock => BuiltinSet::Lk,
            AccessRole::ReleasesLock => BuiltinSet::Ul,
            AccessRole::NoReturn => BuiltinSet::Noreturn,
        };
        let only_reads = role == AccessRole::NoReturn;
        for half in [Some(event), self.rmw_partner(event)].into_iter().flatten() {
            if !only_reads || self.kind(half) == EventKind::Read {
                self.put_in(half, set);
            }
        }
    }

    /// Puts an event in a set.
    #[inline]
    fn put_in(&mut self, event: EventId, set: BuiltinSet) {
        self.all_sets.insert(set);
        self.event_mut(event).sets.insert(set);
    }

    /// Lets a read read from a write, and no longer from what it read before.
    #[inline(always)]
    pub fn set_rf(&mut self, read: EventId, write: EventId) {
        self.unlink_reader(read);
        let event = self.event_mut(write);
        let value = event.value;
        let last = std::mem::replace(&mut event.previous_reader, read);
        self.event_mut(last).next_reader = read;
        let event = self.event_mut(read);
        event.value = value;
        event.source = write.into();
        event.previous_reader = last;
        event.next_reader = write;
    }

    /// Lets a read read nothing.
    #[inline(always)]
    pub(crate) fn unlink_reader(&mut self, read: EventId) {
        let event = self.event_mut(read);
        if event.source.is_none() {
            return;
        }
        event.source = OptionalId::none();
        let next = std::mem::replace(&mut event.next_reader, read);
        let previous = std::mem::replace(&mut event.previous_reader, read);
        self.event_mut(previous).next_reader = next;
        self.event_mut(next).previous_reader = previous;
    }

    /// Adds a write, which has no place in coherence yet. With [`Value::UNINITIALISED`] the
    /// location is uninitialised from then on.
    pub fn add_write(&mut self, thread: ThreadId, access: Access, value: Value) -> EventId {
        let id = self.push_in_thread(&Added {
            kind: EventKind::Write,
            sets: sets::write(access.mode, access.atomic),
            thread: thread.into(),
            location: access.location.into(),
            mode: access.mode,
            value,
        });
        if value == Value::UNINITIALISED {
            self.event_mut(id).initialised = false;
        }
        id
    }

    /// Adds the write half to a read, which must be the last event of its thread. It has no place
    /// in coherence yet.
    pub fn add_write_half(&mut self, read: EventId, mode: Mode, value: Value) -> EventId {
        const HALF: SetMask = SetMask::of(&[BuiltinSet::Rmw]);
        self.set_read_half(read);
        let event = self.event(read);
        let atomic = event.sets.contains(BuiltinSet::Atomic);
        let lock = event.sets.intersection(LOCK);
        self.push_in_thread(&Added {
            kind: EventKind::Write,
            sets: sets::write(mode, atomic).union(HALF).union(lock),
            thread: event.thread,
            location: event.location,
            mode,
            value,
        })
    }

    /// Adds a load-exclusive, like [`Self::add_read`].
    pub fn add_exclusive_read(&mut self, thread: ThreadId, access: Access) -> EventId {
        const LOAD: SetMask = SetMask::of(&[BuiltinSet::Rx, BuiltinSet::Ex]);
        let sets = sets::read(access.mode, true).union(LOAD);
        self.push_read(thread, access, sets)
    }

    /// Adds the store-exclusive of a load-exclusive of the same location. It has no place in
    /// coherence yet.
    pub fn add_exclusive_write(&mut self, read: EventId, mode: Mode, value: Value) -> EventId {
        const STORE: SetMask = SetMask::of(&[BuiltinSet::Rmw, BuiltinSet::Ex]);
        self.set_read_half(read);
        let Event {
            thread, location, ..
        } = *self.event(read);
        let write = self.push_in_thread(&Added {
            kind: EventKind::Write,
            sets: sets::write(mode, true).union(STORE),
            thread,
            location,
            mode,
            value,
        });
        self.exclusives.push((read, write));
        write
    }

    /// Puts a write that has no place in coherence last.
    pub fn place_last(&mut self, write: EventId) {
        let location = self.event(write).location.index();
        let co = &mut self.locations[location].co;
        let position = CoPosition(co.len() as u32);
        co.push(write);
        self.event_mut(write).co_position = position.into();
    }

    /// Puts a write right behind another in coherence, taking it from the place it had, if any.
    #[inline(always)]
    pub fn place_after(&mut self, write: EventId, predecessor: EventId) {
        self.unplace(write);
        let Event {
            location,
            co_position,
            ..
        } = *self.event(predecessor);
        let position = CoPosition(co_position.index() as u32 + 1);
        let co = &mut self.locations[location.index()].co;
        if position.index() == co.len() {
            co.push(write);
            self.event_mut(write).co_position = position.into();
        } else {
            co.insert(position.index(), write);
            self.number_co(location, position);
        }
    }

    /// Takes a write out of coherence.
    #[inline(always)]
    pub fn unplace(&mut self, write: EventId) {
        let Event {
            location,
            co_position,
            ..
        } = *self.event(write);
        let Some(position) = co_position.get() else {
            return;
        };
        self.event_mut(write).co_position = OptionalId::none();
        let co = &mut self.locations[location.index()].co;
        if position.index() + 1 == co.len() {
            co.pop();
        } else {
            co.remove(position.index());
            self.number_co(location, position);
        }
    }

    /// Tells the writes of a location from a position on where they are.
    fn number_co(&mut self, location: OptionalId<LocationId>, from: CoPosition) {
        let co = &self.locations[location.index()].co;
        for (write, position) in co[from.index()..].iter().zip(from.0..) {
            self.events[write.index()].co_position = CoPosition(position).into();
        }
    }

    /// Adds a fence.
    pub fn add_fence(&mut self, thread: ThreadId, mode: Mode, kind: FenceKind) -> EventId {
        let sets = sets::fence(mode, kind);
        self.fence_sets = self.fence_sets.union(sets);
        self.push_in_thread(&Added {
            mode,
            ..Added::new(EventKind::Fence(kind), sets, thread)
        })
    }

    /// Adds the creation of a thread, which gets the first number that is free. No thread may have
    /// this name. The value is what it starts with.
    pub fn add_create(&mut self, thread: ThreadId, name: ThreadName, value: Value) -> EventId {
        let mut created = self.threads().skip(self.initial_threads);
        let free = created.find(|thread| !self.exists(*thread));
        let child = free.unwrap_or(ThreadId(self.threads.len() as u32));
        self.add_create_as(thread, child, name, value)
    }

    /// The same with a number for the thread, which no thread has.
    pub(crate) fn add_create_as(
        &mut self,
        thread: ThreadId,
        child: ThreadId,
        name: ThreadName,
        value: Value,
    ) -> EventId {
        while self.threads.len() <= child.index() {
            self.threads.push(Thread::new(name));
            self.widen_clocks();
        }
        let sets = SetMask::of(&[BuiltinSet::Tc]);
        let id = self.push_in_thread(&Added {
            value,
            ..Added::new(EventKind::Create(child), sets, thread)
        });
        let child = &mut self.threads[child.index()];
        child.name = name;
        child.creator = Some(id);
        id
    }

    /// Adds a join of a thread that has ended with a value.
    pub fn add_join(&mut self, thread: ThreadId, child: ThreadId, value: Value) -> EventId {
        let source = self.threads[child.index()].events.last().copied();
        let sets = SetMask::of(&[BuiltinSet::Tj]);
        let id = self.push_in_thread(&Added {
            value,
            ..Added::new(EventKind::Join(child), sets, thread)
        });
        if let Some(source) = source {
            self.event_mut(id).joined = source.into();
            self.join_prefix(id, source);
        }
        self.threads[child.index()].joins.push(id);
        id
    }

    /// Adds the end of a created thread that has no other event.
    pub fn add_end(&mut self, thread: ThreadId) -> EventId {
        let sets = SetMask::of(&[BuiltinSet::Te]);
        self.push_in_thread(&Added::new(EventKind::End, sets, thread))
    }

    /// Adds a choice.
    pub fn add_choose(&mut self, thread: ThreadId, value: Value) -> EventId {
        self.push_in_thread(&Added {
            value,
            ..Added::new(EventKind::Choose, SetMask::EMPTY, thread)
        })
    }

    /// Changes what was chosen.
    pub fn set_choice(&mut self, choose: EventId, value: Value) {
        self.event_mut(choose).value = value;
    }

    /// Takes an event whose choice is made anew out of the sets that depend on the choice.
    #[inline]
    pub fn forget_value(&mut self, event: EventId) {
        let sets = &mut self.event_mut(event).sets;
        sets.remove(BuiltinSet::Te);
        if sets.contains(BuiltinSet::R) {
            *sets = sets.difference(OF_HALF);
        }
    }

    /// Notes whether the thread of its last event has ended with it (set `TE`).
    pub fn set_ended(&mut self, event: EventId, ended: bool) {
        if ended {
            self.put_in(event, BuiltinSet::Te);
        } else {
            self.event_mut(event).sets.remove(BuiltinSet::Te);
        }
    }

    #[inline]
    fn push(&mut self, added: &Added, index: u32) -> EventId {
        let id = EventId(self.events.len() as u32);
        self.all_sets = self.all_sets.union(added.sets);
        self.events.push(Event::new(added, id, index));
        id
    }

    pub(super) fn push_in_thread(&mut self, added: &Added) -> EventId {
        let own = &mut self.threads[added.thread.index()];
        let index = own.events.len() as u32;
        let previous = own.events.last().copied().or(own.creator);
        own.events.push(EventId(self.events.len() as u32));
        let id = self.push(added, index);
        self.push_clocks(previous, added.thread, index);
        if index == 0 {
            self.put_in(id, BuiltinSet::Tb);
        }
        if added.sets.contains(BuiltinSet::Na)
            && let Some(location) = self.locations.get_mut(added.location.index())
        {
            location.non_atomic = true;
        }
        id
    }

    /// Removes the newest events, so that `len` are left, and every trace of them.
    ///
    /// No write may be removed that an event that stays reads.
    #[inline]
    pub fn cut(&mut self, len: usize) {
        if self.events.len() > len {
            self.remove_from(len);
        }
    }

    fn remove_from(&mut self, len: usize) {
        for event in (len as u32..self.events.len() as u32).rev().map(EventId) {
            self.unlink(event);
            debug_assert!(self.is_unread(event), "{event:?} is still read");
        }
        self.truncate(len);
    }

    /// Forgets the newest events, to which nothing leads any more, so that `len` are left.
    pub(super) fn truncate(&mut self, len: usize) {
        self.events.truncate(len);
        self.clocks.truncate(len * self.row_width);
        self.dependencies.truncate(len);
    }

    /// Whether nothing reads an event.
    pub(super) fn is_unread(&self, event: EventId) -> bool {
        self.readers(event).next().is_none()
    }

    /// Takes an event out of all lists. It must be the last one of its thread.
    #[inline(always)]
    pub(super) fn unlink(&mut self, id: EventId) {
        let Event {
            kind,
            thread,
            location,
            barrier,
            barrier_write,
            issuer,
            ..
        } = *self.event(id);
        if barrier_write.is_some() {
            self.locations[location.index()].barrier_writes -= 1;
        }
        match kind {
            EventKind::InitialWrite => self.locations[location.index()].co.clear(),
            EventKind::Read => {
                self.unlink_reader(id);
                remove(&mut self.locations[location.index()].reads, id);
            }
            EventKind::Write => {
                self.unplace(id);
                if let Some(read) = self.rmw_partner(id) {
                    let sets = &mut self.event_mut(read).sets;
                    *sets = sets.difference(OF_HALF);
                    if sets.contains(BuiltinSet::Ex) {
                        self.exclusives.retain(|(_, store)| *store != id);
                    }
                }
            }
            EventKind::Create(child) => {
                let child = &mut self.threads[child.index()];
                child.creator = None;
                child.machine = MachineId::NONE;
            }
            EventKind::Join(child) => remove(&mut self.threads[child.index()].joins, id),
            EventKind::BarrierWait => {
                self.dissolve_round(id);
                if let Some(location) = self.locations.get_mut(barrier.index()) {
                    remove(&mut location.waits, id);
                }
            }
            EventKind::Allocate => {
                let made = self
                    .objects
                    .binary_search_by_key(&id, |object| object.event);
                if let Ok(at) = made {
                    self.objects.remove(at);
                }
            }
            EventKind::Free => remove(&mut self.frees, id),
            EventKind::Fence(_) | EventKind::Choose | EventKind::End => {}
        }
        if let Some(thread) = self.threads.get_mut(thread.index()) {
            thread.events.pop();
            thread.machine = issuer;
        }
    }
}

/// Takes an event out of a list in order of insertion, of which it is often the last.
#[inline]
fn remove(list: &mut Vec<EventId>, id: EventId) {
    if list.last() == Some(&id) {
        list.pop();
    } else if let Ok(at) = list.binary_search(&id) {
        list.remove(at);
    }
}
